/* sha512_avx512_n8.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=8
 *
 * void nsms_sha512_blocks_avx512_n8(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 8
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,828 instructions (System V); 5,304 bytes of stack (System V), 5,480 (Win64).
 * void nsms_sha512_schedule_avx512_n8(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
 *   Reads 1024 bytes at data; writes 5120 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 346 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx512bw, avx512f, avx512vl, bmi1, bmi2.
 * (The ISA also allows avx512dq, which this code does not use.)
 * For ELF, Mach-O and COFF objects, with unwind information.
 * NSMS_HIDDEN hides the symbols (ELF, Mach-O); NSMS_WIN64 chooses the convention Win64 outside of COFF, too.
 * NSMS_KCFI, for ELF, puts the type hash of clang's -fsanitize=kcfi before each function.
 * Proof: the assembled bytes (ELF) compute what FIPS 180-4 defines, for every input.
 * A proof is of result, memory accesses, calling convention and constant time (docs/SOUNDNESS.md of nsms).
 * Copyright (c) 2026 the nsms authors
 * SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 */

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__) && !defined(__arm64ec__)

/* The object format decides on sections and unwind information, NSMS_WIN64 on the calling convention. */
#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define NSMS_L(name) Lsha512_avx512_n8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n8_##name
#  define NSMS_TYPE(name) .def name; .scl 2; .type 32; .endef
#endif
#if !defined(NSMS_WIN64) && (defined(NSMS_COFF) || defined(_WIN64))
#  define NSMS_WIN64
#endif
#if !defined(NSMS_HIDDEN) || defined(NSMS_COFF)
#  define NSMS_HIDE(name)
#elif defined(__APPLE__)
#  define NSMS_HIDE(name) .private_extern name
#else
#  define NSMS_HIDE(name) .hidden name
#endif
#if defined(NSMS_COFF)
#  define NSMS_SEH(directive) directive
#  define NSMS_SEH2(directive, offset) directive, offset
#else
#  define NSMS_SEH(directive)
#  define NSMS_SEH2(directive, offset)
#endif
#if defined(NSMS_KCFI) && defined(__ELF__)  /* clang's -fsanitize=kcfi reads a type hash before the function */
#  define NSMS_HASH(name) NSMS_HASH_OF(name)
#  define NSMS_HASH_OF(name) .weak __kcfi_typeid_##name; .fill 59, 1, 0x90; .byte 0xb8; .long __kcfi_typeid_##name
#else
#  define NSMS_HASH(name)
#endif
#define NSMS_FUNCTION(name) .globl name; NSMS_TYPE(name); NSMS_HIDE(name)

        .intel_syntax noprefix

#if defined(__APPLE__)
        .section     __TEXT,__const
#elif defined(__ELF__)
        .section     .rodata,"a",@progbits
#else
        .section     .rdata,"dr"
#endif
        .p2align     6
NSMS_L(K1x8):  /* K_t: each word 8 times, once for each block of a register */
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .p2align     6
NSMS_L(K):  /* K_t */
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        .p2align     6
NSMS_L(shuffle_76543210fedcba98):  /* byte shuffle: source of each byte */
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8))
        endbr64
        push         rbx
        NSMS_SEH(.seh_pushreg rbx)
        push         rbp
        NSMS_SEH(.seh_pushreg rbp)
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        push         r12
        NSMS_SEH(.seh_pushreg r12)
        push         r13
        NSMS_SEH(.seh_pushreg r13)
        push         r14
        NSMS_SEH(.seh_pushreg r14)
        push         r15
        NSMS_SEH(.seh_pushreg r15)
        sub          rsp, 4096
        NSMS_SEH(.seh_stackalloc 4096)
        mov          [rsp], rsp
        sub          rsp, 1320
        NSMS_SEH(.seh_stackalloc 1320)
        vmovaps      [rsp + 5248], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 5248)
        vmovaps      [rsp + 5264], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 5264)
        vmovaps      [rsp + 5280], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 5280)
        vmovaps      [rsp + 5296], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 5296)
        vmovaps      [rsp + 5312], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 5312)
        vmovaps      [rsp + 5328], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 5328)
        vmovaps      [rsp + 5344], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 5344)
        vmovaps      [rsp + 5360], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 5360)
        vmovaps      [rsp + 5376], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 5376)
        vmovaps      [rsp + 5392], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 5392)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        push         rbx
        .cfi_def_cfa_offset 16
        .cfi_offset  rbx, -16
        push         rbp
        .cfi_def_cfa_offset 24
        .cfi_offset  rbp, -24
        push         r12
        .cfi_def_cfa_offset 32
        .cfi_offset  r12, -32
        push         r13
        .cfi_def_cfa_offset 40
        .cfi_offset  r13, -40
        push         r14
        .cfi_def_cfa_offset 48
        .cfi_offset  r14, -48
        push         r15
        .cfi_def_cfa_offset 56
        .cfi_offset  r15, -56
        sub          rsp, 4096
        .cfi_def_cfa_offset 4152
        mov          [rsp], rsp
        sub          rsp, 1160
        .cfi_def_cfa_offset 5312
#endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 127]
        mov          rcx, [rsp + 16]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp]; */
        /*   data: [rsp+8]; state: [rsp+16]. */
NSMS_L(blocks_batch8):
        cmp          qword ptr [rsp], 8
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 8 blocks: the message words */
        mov          rbp, [rsp + 8]
        vmovdqu64    xmm16, [rbp]                               /* W_0 to W_1 */
        vmovdqu64    xmm17, [rbp + 128]
        vmovdqu64    xmm18, [rbp + 16]                          /* W_2 to W_3 */
        vmovdqu64    xmm19, [rbp + 144]
        vmovdqu64    xmm20, [rbp + 32]                          /* W_4 to W_5 */
        vinserti32x4 zmm16, zmm16, [rbp + 256], 1
        vinserti32x4 zmm17, zmm17, [rbp + 384], 1
        vinserti32x4 zmm18, zmm18, [rbp + 272], 1
        vmovdqu64    xmm21, [rbp + 160]
        vinserti32x4 zmm19, zmm19, [rbp + 400], 1
        vinserti32x4 zmm20, zmm20, [rbp + 288], 1
        vinserti32x4 zmm16, zmm16, [rbp + 512], 2
        vinserti32x4 zmm21, zmm21, [rbp + 416], 1
        vinserti32x4 zmm17, zmm17, [rbp + 640], 2
        vinserti32x4 zmm18, zmm18, [rbp + 528], 2
        vinserti32x4 zmm19, zmm19, [rbp + 656], 2
        vmovdqu64    xmm22, [rbp + 48]                          /* W_6 to W_7 */
        vinserti32x4 zmm20, zmm20, [rbp + 544], 2
        vinserti32x4 zmm21, zmm21, [rbp + 672], 2
        vinserti32x4 zmm16, zmm16, [rbp + 768], 3
        vmovdqu64    xmm23, [rbp + 176]
        vinserti32x4 zmm22, zmm22, [rbp + 304], 1
        vinserti32x4 zmm17, zmm17, [rbp + 896], 3
        vinserti32x4 zmm18, zmm18, [rbp + 784], 3
        vinserti32x4 zmm23, zmm23, [rbp + 432], 1
        vinserti32x4 zmm22, zmm22, [rbp + 560], 2
        vinserti32x4 zmm19, zmm19, [rbp + 912], 3
        vinserti32x4 zmm20, zmm20, [rbp + 800], 3
        vmovdqu64    xmm24, [rbp + 64]                          /* W_8 to W_9 */
        vinserti32x4 zmm23, zmm23, [rbp + 688], 2
        vinserti32x4 zmm21, zmm21, [rbp + 928], 3
        vinserti32x4 zmm22, zmm22, [rbp + 816], 3
        vinserti32x4 zmm24, zmm24, [rbp + 320], 1
        vinserti32x4 zmm23, zmm23, [rbp + 944], 3
        vinserti32x4 zmm24, zmm24, [rbp + 576], 2
        vinserti32x4 zmm24, zmm24, [rbp + 832], 3
        vmovdqu64    xmm25, [rbp + 192]
        vinserti32x4 zmm25, zmm25, [rbp + 448], 1
        vinserti32x4 zmm25, zmm25, [rbp + 704], 2
        vinserti32x4 zmm25, zmm25, [rbp + 960], 3
        vmovdqu64    xmm26, [rbp + 80]                          /* W_10 to W_11 */
        vinserti32x4 zmm26, zmm26, [rbp + 336], 1
        vinserti32x4 zmm26, zmm26, [rbp + 592], 2
        vinserti32x4 zmm26, zmm26, [rbp + 848], 3
        vmovdqu64    xmm27, [rbp + 208]
        vinserti32x4 zmm27, zmm27, [rbp + 464], 1
        vinserti32x4 zmm27, zmm27, [rbp + 720], 2
        vinserti32x4 zmm27, zmm27, [rbp + 976], 3
        vpunpcklqdq  zmm28, zmm16, zmm17
        vpunpckhqdq  zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rbp + 96]                          /* W_12 to W_13 */
        vinserti32x4 zmm17, zmm17, [rbp + 352], 1
        vinserti32x4 zmm17, zmm17, [rbp + 608], 2
        vinserti32x4 zmm17, zmm17, [rbp + 864], 3
        vmovdqu64    xmm29, [rbp + 224]
        vinserti32x4 zmm29, zmm29, [rbp + 480], 1
        vinserti32x4 zmm29, zmm29, [rbp + 736], 2
        vinserti32x4 zmm29, zmm29, [rbp + 992], 3
        vmovdqu64    zmm30, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm28, zmm30
        vpshufb      zmm1, zmm16, zmm30
        vpunpcklqdq  zmm16, zmm18, zmm19
        vpunpckhqdq  zmm18, zmm18, zmm19
        vpshufb      zmm2, zmm16, zmm30
        vpshufb      zmm3, zmm18, zmm30
        lea          r12, [rax + 64]
        mov          [rsp + 40], r12
        vmovdqu64    xmm16, [rbp + 112]                         /* W_14 to W_15 */
        vinserti32x4 zmm16, zmm16, [rbp + 368], 1
        vinserti32x4 zmm16, zmm16, [rbp + 624], 2
        vinserti32x4 zmm16, zmm16, [rbp + 880], 3
        vmovdqu64    xmm18, [rbp + 240]
        vinserti32x4 zmm18, zmm18, [rbp + 496], 1
        vinserti32x4 zmm18, zmm18, [rbp + 752], 2
        vinserti32x4 zmm18, zmm18, [rbp + 1008], 3
        vpunpcklqdq  zmm19, zmm20, zmm21
        vpunpckhqdq  zmm20, zmm20, zmm21
        vpshufb      zmm4, zmm19, zmm30
        vpshufb      zmm5, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm22, zmm23
        vpunpckhqdq  zmm20, zmm22, zmm23
        vpshufb      zmm6, zmm19, zmm30
        vpshufb      zmm7, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm24, zmm25
        vpunpckhqdq  zmm20, zmm24, zmm25
        vpshufb      zmm8, zmm19, zmm30
        vpshufb      zmm9, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm26, zmm27
        vpunpckhqdq  zmm20, zmm26, zmm27
        vpshufb      zmm10, zmm19, zmm30
        vpshufb      zmm11, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm17, zmm29
        vpunpckhqdq  zmm17, zmm17, zmm29
        vpshufb      zmm12, zmm19, zmm30
        vpshufb      zmm13, zmm17, zmm30
        vpunpcklqdq  zmm17, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm14, zmm17, zmm30
        vpshufb      zmm15, zmm16, zmm30
        vpaddq       zmm16, zmm0, [rip + NSMS_L(K1x8)]          /* W_0 + K_0 */
        vmovdqu64    [rax], zmm16
        vpaddq       zmm16, zmm1, [rip + NSMS_L(K1x8) + 64]     /* W_1 + K_1 */
        vmovdqu64    [rax + 64], zmm16
        vpaddq       zmm16, zmm2, [rip + NSMS_L(K1x8) + 128]    /* W_2 + K_2 */
        vmovdqu64    [rax + 128], zmm16
        vpaddq       zmm16, zmm3, [rip + NSMS_L(K1x8) + 192]    /* W_3 + K_3 */
        vmovdqu64    [rax + 192], zmm16
        vpaddq       zmm16, zmm4, [rip + NSMS_L(K1x8) + 256]    /* W_4 + K_4 */
        vmovdqu64    [rax + 256], zmm16
        vpaddq       zmm16, zmm5, [rip + NSMS_L(K1x8) + 320]    /* W_5 + K_5 */
        vmovdqu64    [rax + 320], zmm16
        vpaddq       zmm16, zmm6, [rip + NSMS_L(K1x8) + 384]    /* W_6 + K_6 */
        vmovdqu64    [rax + 384], zmm16
        vpaddq       zmm16, zmm7, [rip + NSMS_L(K1x8) + 448]    /* W_7 + K_7 */
        vmovdqu64    [rax + 448], zmm16
        vpaddq       zmm16, zmm8, [rip + NSMS_L(K1x8) + 512]    /* W_8 + K_8 */
        vmovdqu64    [rax + 512], zmm16
        vpaddq       zmm16, zmm9, [rip + NSMS_L(K1x8) + 576]    /* W_9 + K_9 */
        vmovdqu64    [rax + 576], zmm16
        vpaddq       zmm16, zmm10, [rip + NSMS_L(K1x8) + 640]   /* W_10 + K_10 */
        vmovdqu64    [rax + 640], zmm16
        vpaddq       zmm16, zmm11, [rip + NSMS_L(K1x8) + 704]   /* W_11 + K_11 */
        vmovdqu64    [rax + 704], zmm16
        vpaddq       zmm16, zmm12, [rip + NSMS_L(K1x8) + 768]   /* W_12 + K_12 */
        vmovdqu64    [rax + 768], zmm16
        vpaddq       zmm16, zmm13, [rip + NSMS_L(K1x8) + 832]   /* W_13 + K_13 */
        vmovdqu64    [rax + 832], zmm16
        vpaddq       zmm16, zmm14, [rip + NSMS_L(K1x8) + 896]   /* W_14 + K_14 */
        vmovdqu64    [rax + 896], zmm16
        vpaddq       zmm16, zmm15, [rip + NSMS_L(K1x8) + 960]   /* W_15 + K_15 */
        vmovdqu64    [rax + 960], zmm16
        lea          rbp, [rax + 4096]
        mov          [rsp + 32], rbp
        lea          r13, [rip + NSMS_L(K1x8) + 1024]
        mov          [rsp + 24], r13
        mov          rbp, rax
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8 blocks: zmm0..zmm15; */
        /*   scratch: rax; p: rcx; q: rbp; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; kp: [rsp+24]; */
        /*   upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_and_schedule8):

        /* rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12, r9, 14                                /* round 0 */
            vpaddq   zmm16, zmm9, zmm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
            vprorq   zmm17, zmm14, 19
        andn         r15, r9, r11
        add          rbx, r8
            vprorq   zmm18, zmm14, 61
        xor          r12, r13
            vpsrlq   zmm19, zmm14, 6
        add          r14, r15
        add          rbx, [rcx]
            vpternlogq zmm19, zmm17, zmm18, 150
        add          rbx, r14
        rorx         r13, rdx, 28
            vpaddq   zmm16, zmm16, zmm19
        rorx         r14, rdx, 34
        xor          r13, r14
            vprorq   zmm17, zmm1, 1
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
            vprorq   zmm18, zmm1, 8
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
            vpsrlq   zmm19, zmm1, 7
        add          r14, r15
        rorx         r15, r9, 41
            vpternlogq zmm19, zmm17, zmm18, 150
        xor          r12, r15
            vpaddq   zmm17, zmm10, zmm1                         /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          r11, rdi                                   /* round 1 */
        add          rbx, r12
            vpaddq   zmm0, zmm19, zmm16
        add          r11, [rcx + 64]
        rorx         r12, rdx, 39
            vprorq   zmm16, zmm15, 19
        xor          r13, r12
        add          r14, r13
            vprorq   zmm18, zmm15, 61
        add          r14, rbx
        rorx         r12, rbx, 14
            vpsrlq   zmm19, zmm15, 6
        rorx         r13, rbx, 18
        mov          r15, rbx
        and          r15, r9
            vpternlogq zmm19, zmm16, zmm18, 150
        xor          r12, r13
        add          r11, r15
            vpaddq   zmm16, zmm17, zmm19
        mov          r13, rdx
        and          r13, rsi
            vprorq   zmm17, zmm2, 1
        sub          r13, rdi
        rorx         r15, rbx, 41
            vprorq   zmm18, zmm2, 8
        xor          r12, r15
        andn         r15, rbx, r10
            vpsrlq   zmm19, zmm2, 7
        add          r11, r15
        add          r11, r12
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r12, r14, 28
        rorx         r15, r14, 34
            vpaddq   zmm17, zmm11, zmm2                         /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        mov          r8, rdx
        xor          r8, rsi
        mov          rdi, r11                                   /* round 2 */
        and          rdi, rbx
            vpaddq   zmm1, zmm19, zmm16
        xor          r12, r15
        and          r8, r14
            vprorq   zmm16, zmm3, 1
        add          r10, rsi
            vprorq   zmm18, zmm3, 8
        add          r13, r8
        add          r10, [rcx + 128]
            vpsrlq   zmm19, zmm3, 7
        add          r10, rdi
        rorx         r15, r14, 39
            vpternlogq zmm19, zmm16, zmm18, 150
        xor          r12, r15
        add          r13, r12
            vpaddq   zmm16, zmm12, zmm3                         /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        rorx         r12, r11, 14
        rorx         r15, r11, 18
            vpaddq   zmm17, zmm17, zmm19
        mov          r8, r14
        and          r8, rdx
        add          r13, r11
            mov      rdi, [rsp + 24]
            vpaddq   zmm18, zmm0, [rdi]
        xor          r12, r15
        sub          r8, rsi
            vmovdqu64 [rcx + 1024], zmm18
        rorx         r15, r11, 41
            vprorq   zmm18, zmm0, 19
        xor          r12, r15
        andn         r15, r11, r9
            vprorq   zmm19, zmm0, 61
        add          r10, r15
        add          r10, r12
            vpsrlq   zmm20, zmm0, 6
        mov          r12, r14
        xor          r12, rdx
        rorx         r15, r13, 28
            vpternlogq zmm20, zmm18, zmm19, 150
        rorx         rsi, r13, 34
        mov          [rsp + 48], rbp
        mov          rbp, r10                                   /* round 3 */
        and          rbp, r11
            vpaddq   zmm2, zmm17, zmm20
        and          r12, r13
        xor          r15, rsi
            vprorq   zmm17, zmm4, 1
        add          r9, rdx
        add          r8, r12
            vprorq   zmm18, zmm4, 8
        add          r9, [rcx + 192]
            vpsrlq   zmm19, zmm4, 7
        add          r8, r10
        add          r9, rbp
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r12, r13, 39
        xor          r15, r12
            vpaddq   zmm17, zmm13, zmm4                         /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          r8, r15
        rorx         r12, r10, 14
            vpaddq   zmm16, zmm16, zmm19
        rorx         r15, r10, 18
        mov          rbp, r13
        and          rbp, r14
            vpaddq   zmm18, zmm1, [rdi + 64]
        andn         rsi, r10, rbx
        xor          r12, r15
            vmovdqu64 [rcx + 1088], zmm18
        sub          rbp, rdx
        add          r9, rsi
            vprorq   zmm18, zmm1, 19
        rorx         r15, r10, 41
            vprorq   zmm19, zmm1, 61
        xor          r12, r15
        add          r9, r12
            vpsrlq   zmm20, zmm1, 6
        mov          r12, r13
        xor          r12, r14
        rorx         r15, r8, 28
            vpternlogq zmm20, zmm18, zmm19, 150
        rorx         rsi, r8, 34
        mov          rdx, r9                                    /* round 4 */
        and          rdx, r10
            vpaddq   zmm3, zmm16, zmm20
        and          r12, r8
        xor          r15, rsi
            vprorq   zmm16, zmm5, 1
        add          rbx, [rcx + 256]
        add          rbp, r12
            vprorq   zmm18, zmm5, 8
        add          rbx, r14
        add          rbp, r9
            vpsrlq   zmm19, zmm5, 7
        add          rbx, rdx
            vpternlogq zmm19, zmm16, zmm18, 150
        rorx         r12, r8, 39
        xor          r15, r12
            vpaddq   zmm16, zmm14, zmm5                         /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        add          rbp, r15
        rorx         r12, r9, 14
            vpaddq   zmm17, zmm17, zmm19
        rorx         r15, r9, 18
        mov          rsi, r8
        and          rsi, r13
            vpaddq   zmm18, zmm2, [rdi + 128]
        andn         rdx, r9, r11
        xor          r12, r15
            vmovdqu64 [rcx + 1152], zmm18
        sub          rsi, r14
        add          rbx, rdx
            vprorq   zmm18, zmm2, 19
        rorx         r14, r9, 41
        xor          r12, r14
            vprorq   zmm19, zmm2, 61
        add          rbx, r12
            vpsrlq   zmm20, zmm2, 6
        mov          r12, r8
        xor          r12, r13
        rorx         r14, rbp, 28
            vpternlogq zmm20, zmm18, zmm19, 150
        rorx         r15, rbp, 34
        mov          rdx, rbx                                   /* round 5 */
        and          rdx, r9
            vpaddq   zmm4, zmm17, zmm20
        and          r12, rbp
        xor          r14, r15
            vprorq   zmm17, zmm6, 1
        add          r11, [rcx + 320]
        add          rsi, r12
            vprorq   zmm18, zmm6, 8
        add          r11, r13
        add          rsi, rbx
            vpsrlq   zmm19, zmm6, 7
        add          r11, rdx
        rorx         r12, rbp, 39
            vpternlogq zmm19, zmm17, zmm18, 150
        xor          r14, r12
            vpaddq   zmm17, zmm15, zmm6                         /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          rsi, r14
        rorx         r12, rbx, 14
            vpaddq   zmm16, zmm16, zmm19
        rorx         r14, rbx, 18
        mov          r15, rbp
        and          r15, r8
            vpaddq   zmm18, zmm3, [rdi + 192]
        andn         rdx, rbx, r10
        xor          r12, r14
            vmovdqu64 [rcx + 1216], zmm18
        sub          r15, r13
        add          r11, rdx
            vprorq   zmm18, zmm3, 19
        rorx         r13, rbx, 41
        xor          r12, r13
            vprorq   zmm19, zmm3, 61
        add          r11, r12
        mov          r12, rbp
        xor          r12, r8
            vpsrlq   zmm20, zmm3, 6
        rorx         r13, rsi, 28
            vpternlogq zmm20, zmm18, zmm19, 150
        rorx         r14, rsi, 34
        mov          rdx, r11                                   /* round 6 */
        and          rdx, rbx
            vpaddq   zmm5, zmm16, zmm20
        and          r12, rsi
        xor          r13, r14
            vprorq   zmm16, zmm7, 1
        add          r10, [rcx + 384]
        add          r15, r12
            vprorq   zmm18, zmm7, 8
        add          r10, r8
        add          r15, r11
            vpsrlq   zmm19, zmm7, 7
        add          r10, rdx
        rorx         r12, rsi, 39
            vpternlogq zmm19, zmm16, zmm18, 150
        xor          r13, r12
        add          r15, r13
            vpaddq   zmm16, zmm17, zmm19
        rorx         r12, r11, 14
            vpaddq   zmm17, zmm4, [rdi + 256]
        rorx         r13, r11, 18
        mov          r14, rsi
        and          r14, rbp
            vmovdqu64 [rcx + 1280], zmm17
        andn         rdx, r11, r9
        xor          r12, r13
            vprorq   zmm17, zmm8, 1                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        sub          r14, r8
        add          r10, rdx
            vprorq   zmm18, zmm8, 8
        rorx         r13, r11, 41
        xor          r12, r13
            vpsrlq   zmm19, zmm8, 7
        add          r10, r12
        mov          r12, rsi
        xor          r12, rbp
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpaddq   zmm17, zmm7, zmm19
        mov          rdx, r10                                   /* round 7 */
        and          rdx, r11
            vpaddq   zmm17, zmm17, zmm0
        and          r12, r15
        xor          r13, r8
            vprorq   zmm18, zmm4, 19
        add          r9, [rcx + 448]
        add          r14, r12
            vprorq   zmm19, zmm4, 61
        add          r9, rbp
        add          r14, r10
            vpsrlq   zmm20, zmm4, 6
        add          r9, rdx
        rorx         r12, r15, 39
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r13, r12
        add          r14, r13
            vpaddq   zmm6, zmm16, zmm20
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpaddq   zmm16, zmm5, [rdi + 320]
        mov          r8, r15
        and          r8, rsi
            vmovdqu64 [rcx + 1344], zmm16
        andn         rdx, r10, rbx
        xor          r12, r13
            vprorq   zmm16, zmm9, 1                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        sub          r8, rbp
        add          r9, rdx
            vprorq   zmm18, zmm9, 8
        rorx         r13, r10, 41
        xor          r12, r13
            vpsrlq   zmm19, zmm9, 7
        add          r9, r12
        mov          r12, r15
        xor          r12, rsi
            vpternlogq zmm19, zmm16, zmm18, 150
        rorx         r13, r14, 28
        rorx         rbp, r14, 34
            vpaddq   zmm16, zmm8, zmm19
        mov          rdx, r9                                    /* round 8 */
        and          rdx, r10
        and          r12, r14
            vpaddq   zmm16, zmm16, zmm1
        xor          r13, rbp
            vprorq   zmm18, zmm5, 19
        add          rbx, [rcx + 512]
        add          r8, r12
            vprorq   zmm19, zmm5, 61
        add          rbx, rsi
        add          r8, r9
            vpsrlq   zmm20, zmm5, 6
        add          rbx, rdx
        rorx         r12, r14, 39
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r13, r12
        add          r8, r13
            vpaddq   zmm7, zmm17, zmm20
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpaddq   zmm17, zmm6, [rdi + 384]
        mov          rbp, r14
        and          rbp, r15
            vmovdqu64 [rcx + 1408], zmm17
        andn         rdx, r9, r11
        xor          r12, r13
            vprorq   zmm17, zmm10, 1                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        sub          rbp, rsi
        add          rbx, rdx
            vprorq   zmm18, zmm10, 8
        rorx         r13, r9, 41
        xor          r12, r13
            vpsrlq   zmm19, zmm10, 7
        add          rbx, r12
        mov          r12, r14
        xor          r12, r15
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r13, r8, 28
        rorx         rsi, r8, 34
            vpaddq   zmm17, zmm9, zmm19
        mov          rdx, rbx                                   /* round 9 */
        and          rdx, r9
        and          r12, r8
            vpaddq   zmm17, zmm17, zmm2
        xor          r13, rsi
            vprorq   zmm18, zmm6, 19
        add          r11, [rcx + 576]
        add          rbp, r12
            vprorq   zmm19, zmm6, 61
        add          r11, r15
        add          rbp, rbx
            vpsrlq   zmm20, zmm6, 6
        add          r11, rdx
        rorx         r12, r8, 39
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r13, r12
        add          rbp, r13
            vpaddq   zmm8, zmm16, zmm20
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpaddq   zmm16, zmm7, [rdi + 448]
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, rbx, r10
            vmovdqu64 [rcx + 1472], zmm16
        xor          r12, r13
            vprorq   zmm16, zmm11, 1                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        sub          rsi, r15
        add          r11, rdx
            vprorq   zmm18, zmm11, 8
        rorx         r13, rbx, 41
        xor          r12, r13
            vpsrlq   zmm19, zmm11, 7
        add          r11, r12
        mov          r12, r8
        xor          r12, r14
            vpternlogq zmm19, zmm16, zmm18, 150
        rorx         r13, rbp, 28
        rorx         r15, rbp, 34
            vpaddq   zmm16, zmm10, zmm19
        mov          rdx, r11                                   /* round 10 */
        and          rdx, rbx
        and          r12, rbp
            vpaddq   zmm16, zmm16, zmm3
        xor          r13, r15
        add          r10, [rcx + 640]
            vprorq   zmm18, zmm7, 19
        add          rsi, r12
            vprorq   zmm19, zmm7, 61
        add          r10, r14
        add          rsi, r11
            vpsrlq   zmm20, zmm7, 6
        add          r10, rdx
        rorx         r12, rbp, 39
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r13, r12
        add          rsi, r13
            vpaddq   zmm9, zmm17, zmm20
        rorx         r12, r11, 14
        rorx         r13, r11, 18
            vpaddq   zmm17, zmm8, [rdi + 512]
        mov          r15, rbp
        and          r15, r8
        andn         rdx, r11, r9
            vmovdqu64 [rcx + 1536], zmm17
        xor          r12, r13
        sub          r15, r14
            vprorq   zmm17, zmm12, 1                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        add          r10, rdx
            vprorq   zmm18, zmm12, 8
        rorx         r13, r11, 41
        xor          r12, r13
            vpsrlq   zmm19, zmm12, 7
        add          r10, r12
        mov          r12, rbp
        xor          r12, r8
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
            vpaddq   zmm17, zmm11, zmm19
        mov          rdx, r10                                   /* round 11 */
        and          rdx, r11
        and          r12, rsi
            vpaddq   zmm17, zmm17, zmm4
        xor          r13, r14
        add          r9, [rcx + 704]
            vprorq   zmm18, zmm8, 19
        add          r15, r12
        add          r9, r8
            vprorq   zmm19, zmm8, 61
        add          r15, r10
            vpsrlq   zmm20, zmm8, 6
        add          r9, rdx
        rorx         r12, rsi, 39
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r13, r12
        add          r15, r13
            vpaddq   zmm10, zmm16, zmm20
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpaddq   zmm16, zmm9, [rdi + 576]
        mov          r14, rsi
        and          r14, rbp
        andn         rdx, r10, rbx
            vmovdqu64 [rcx + 1600], zmm16
        xor          r12, r13
        sub          r14, r8
            vprorq   zmm16, zmm13, 1                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        add          r9, rdx
        rorx         r13, r10, 41
            vprorq   zmm18, zmm13, 8
        xor          r12, r13
            vpsrlq   zmm19, zmm13, 7
        add          r9, r12
        mov          r12, rsi
        xor          r12, rbp
            vpternlogq zmm19, zmm16, zmm18, 150
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpaddq   zmm16, zmm12, zmm19
        mov          rdx, r9                                    /* round 12 */
        and          rdx, r10
        and          r12, r15
            vpaddq   zmm16, zmm16, zmm5
        xor          r13, r8
        add          rbx, [rcx + 768]
            vprorq   zmm18, zmm9, 19
        add          r14, r12
        add          rbx, rbp
            vprorq   zmm19, zmm9, 61
        add          r14, r9
        add          rbx, rdx
            vpsrlq   zmm20, zmm9, 6
        rorx         r12, r15, 39
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r13, r12
        add          r14, r13
            vpaddq   zmm11, zmm17, zmm20
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpaddq   zmm17, zmm10, [rdi + 640]
        mov          r8, r15
        and          r8, rsi
        andn         rdx, r9, r11
            vmovdqu64 [rcx + 1664], zmm17
        xor          r12, r13
        sub          r8, rbp
            vprorq   zmm17, zmm14, 1                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        add          rbx, rdx
        rorx         r13, r9, 41
            vprorq   zmm18, zmm14, 8
        xor          r12, r13
        add          rbx, r12
            vpsrlq   zmm19, zmm14, 7
        mov          r12, r15
        xor          r12, rsi
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r13, r14, 28
        rorx         rbp, r14, 34
            vpaddq   zmm17, zmm13, zmm19
        mov          rdx, rbx                                   /* round 13 */
        and          rdx, r9
        and          r12, r14
            vpaddq   zmm17, zmm17, zmm6
        xor          r13, rbp
        add          r11, [rcx + 832]
            vprorq   zmm18, zmm10, 19
        add          r8, r12
        add          r11, rsi
            vprorq   zmm19, zmm10, 61
        add          r8, rbx
        add          r11, rdx
            vpsrlq   zmm20, zmm10, 6
        rorx         r12, r14, 39
        xor          r13, r12
            vpternlogq zmm20, zmm18, zmm19, 150
        add          r8, r13
            vpaddq   zmm12, zmm16, zmm20
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpaddq   zmm16, zmm11, [rdi + 704]
        mov          rbp, r14
        and          rbp, r15
        andn         rdx, rbx, r10
            vmovdqu64 [rcx + 1728], zmm16
        xor          r12, r13
        sub          rbp, rsi
            vprorq   zmm16, zmm15, 1                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          r11, rdx
        rorx         r13, rbx, 41
            vprorq   zmm18, zmm15, 8
        xor          r12, r13
        add          r11, r12
            vpsrlq   zmm19, zmm15, 7
        mov          r12, r14
        xor          r12, r15
        rorx         r13, r8, 28
            vpternlogq zmm19, zmm16, zmm18, 150
        rorx         rsi, r8, 34
            vpaddq   zmm16, zmm14, zmm19
        mov          rdx, r11                                   /* round 14 */
        and          rdx, rbx
        and          r12, r8
            vpaddq   zmm16, zmm16, zmm7
        xor          r13, rsi
        add          r10, [rcx + 896]
            vprorq   zmm18, zmm11, 19
        add          rbp, r12
        add          r10, r15
            vprorq   zmm19, zmm11, 61
        add          rbp, r11
        add          r10, rdx
            vpsrlq   zmm20, zmm11, 6
        rorx         r12, r8, 39
        xor          r13, r12
            vpternlogq zmm20, zmm18, zmm19, 150
        add          rbp, r13
        rorx         r12, r11, 14
            vpaddq   zmm13, zmm17, zmm20
        rorx         r13, r11, 18
            vpaddq   zmm17, zmm12, [rdi + 768]
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, r11, r9
            vmovdqu64 [rcx + 1792], zmm17
        xor          r12, r13
        sub          rsi, r15
            vprorq   zmm17, zmm0, 1                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        add          r10, rdx
        rorx         r13, r11, 41
            vprorq   zmm18, zmm0, 8
        xor          r12, r13
        add          r10, r12
            vpsrlq   zmm19, zmm0, 7
        mov          r12, r8
        xor          r12, r14
        rorx         r13, rbp, 28
            vpternlogq zmm19, zmm17, zmm18, 150
        rorx         r15, rbp, 34
        mov          rdx, r10                                   /* round 15 */
        and          rdx, r11
            vpaddq   zmm17, zmm15, zmm19
        and          r12, rbp
            vpaddq   zmm17, zmm17, zmm8
        xor          r13, r15
        add          r9, [rcx + 960]
            vprorq   zmm18, zmm12, 19
        add          rsi, r12
        add          r9, r14
            vprorq   zmm19, zmm12, 61
        add          rsi, r10
        add          r9, rdx
            vpsrlq   zmm20, zmm12, 6
        lea          r12, [rcx + 1024]                          /* the next sixteen words */
        lea          r15, [rdi + 1024]
        mov          [rsp + 24], r15
            vpternlogq zmm20, zmm18, zmm19, 150
        rorx         rdx, rbp, 39
        xor          r13, rdx
            vpaddq   zmm14, zmm16, zmm20
        add          rsi, r13
        rorx         r13, r10, 14
            vpaddq   zmm16, zmm13, [rdi + 832]
        rorx         rdx, r10, 18
            vmovdqu64 [rcx + 1856], zmm16
        mov          r15, rbp
        and          r15, r8
        mov          [rsp + 56], r11
        andn         r11, r10, rbx
            vprorq   zmm16, zmm13, 19
        xor          r13, rdx
        sub          r15, r14
            vprorq   zmm18, zmm13, 61
        add          r9, r11
        rorx         r14, r10, 41
            vpsrlq   zmm19, zmm13, 6
        xor          r13, r14
        add          r9, r13
            vpternlogq zmm19, zmm16, zmm18, 150
        mov          rdx, rbp
        xor          rdx, r8
        rorx         r13, rsi, 28
            vpaddq   zmm15, zmm17, zmm19
        rorx         r14, rsi, 34
        and          rdx, rsi
            vpaddq   zmm16, zmm14, [rdi + 896]
        xor          r13, r14
            vmovdqu64 [rcx + 1920], zmm16
        add          rdx, r15
        add          rdx, r9
            vpaddq   zmm16, zmm15, [rdi + 960]
        rorx         r14, rsi, 39
        xor          r13, r14
            vmovdqu64 [rcx + 1984], zmm16
        add          rdx, r13
        mov          rdi, rbp
        mov          rcx, r12
        mov          r11, [rsp + 56]
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule8)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, r8                                    /* round 0 */
        add          rbx, [rcx]
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          r13, r14
        add          rbx, r13
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        xor          r13, r14
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
        add          r14, r15
        rorx         r15, r9, 41
        xor          r12, r15
        add          r11, rdi                                   /* round 1 */
        add          rbx, r12
        add          r11, [rcx + 64]
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r14, r13
        add          r14, rbx
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
        xor          r12, r13
        mov          r13, rbx
        and          r13, r9
        add          r11, r13
        mov          r13, rdx
        and          r13, rsi
        sub          r13, rdi
        rorx         r15, rbx, 41
        xor          r12, r15
        andn         r15, rbx, r10
        add          r11, r15
        add          r11, r12
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        xor          r12, r15
        mov          r15, rdx
        xor          r15, rsi
        and          r15, r14
        add          r10, rsi                                   /* round 2 */
        add          r13, r15
        add          r10, [rcx + 128]
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        add          r13, r11
        rorx         r12, r11, 14
        rorx         r15, r11, 18
        xor          r12, r15
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        mov          r15, r14
        and          r15, rdx
        sub          r15, rsi
        rorx         r8, r11, 41
        xor          r12, r8
        andn         r8, r11, r9
        add          r10, r8
        add          r10, r12
        mov          r12, r14
        xor          r12, rdx
        and          r12, r13
        add          r15, r12
        add          r15, r10
        add          r9, rdx                                    /* round 3 */
        add          r9, [rcx + 192]
        rorx         r12, r13, 28
        rorx         r8, r13, 34
        xor          r12, r8
        rorx         r8, r13, 39
        xor          r12, r8
        add          r15, r12
        rorx         r12, r10, 14
        rorx         r8, r10, 18
        xor          r12, r8
        mov          r8, r10
        and          r8, r11
        add          r9, r8
        mov          r8, r13
        and          r8, r14
        sub          r8, rdx
        rorx         rdi, r10, 41
        xor          r12, rdi
        andn         rdi, r10, rbx
        add          r9, rdi
        add          r9, r12
        mov          r12, r13
        xor          r12, r14
        and          r12, r15
        add          r8, r12
        add          r8, r9
        add          rbx, [rcx + 256]                           /* round 4 */
        add          rbx, r14
        rorx         r12, r15, 28
        rorx         rdi, r15, 34
        xor          r12, rdi
        rorx         rdi, r15, 39
        xor          r12, rdi
        add          r8, r12
        rorx         r12, r9, 14
        rorx         rdi, r9, 18
        xor          r12, rdi
        mov          rdi, r9
        and          rdi, r10
        add          rbx, rdi
        mov          rdi, r15
        and          rdi, r13
        sub          rdi, r14
        rorx         r14, r9, 41
        xor          r12, r14
        andn         r14, r9, r11
        add          rbx, r14
        add          rbx, r12
        mov          r12, r15
        xor          r12, r13
        and          r12, r8
        add          rdi, r12
        add          rdi, rbx
        add          r11, [rcx + 320]                           /* round 5 */
        add          r11, r13
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
        rorx         r14, r8, 39
        xor          r12, r14
        add          rdi, r12
        rorx         r12, rbx, 14
        rorx         r14, rbx, 18
        xor          r12, r14
        mov          r14, rbx
        and          r14, r9
        add          r11, r14
        mov          r14, r8
        and          r14, r15
        sub          r14, r13
        rorx         r13, rbx, 41
        xor          r12, r13
        andn         r13, rbx, r10
        add          r11, r13
        add          r11, r12
        mov          r12, r8
        xor          r12, r15
        and          r12, rdi
        add          r14, r12
        add          r14, r11
        add          r10, [rcx + 384]                           /* round 6 */
        add          r10, r15
        rorx         r12, rdi, 28
        rorx         r13, rdi, 34
        xor          r12, r13
        rorx         r13, rdi, 39
        xor          r12, r13
        add          r14, r12
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        xor          r12, r13
        mov          r13, r11
        and          r13, rbx
        add          r10, r13
        mov          r13, rdi
        and          r13, r8
        sub          r13, r15
        rorx         r15, r11, 41
        xor          r12, r15
        andn         r15, r11, r9
        add          r10, r15
        add          r10, r12
        mov          r12, rdi
        xor          r12, r8
        and          r12, r14
        add          r13, r12
        add          r13, r10
        add          r9, [rcx + 448]                            /* round 7 */
        add          r9, r8
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        xor          r12, r15
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        rorx         r12, r10, 14
        rorx         r15, r10, 18
        xor          r12, r15
        mov          r15, r10
        and          r15, r11
        add          r9, r15
        mov          r15, r14
        and          r15, rdi
        sub          r15, r8
        rorx         r8, r10, 41
        xor          r12, r8
        andn         r8, r10, rbx
        add          r9, r8
        add          r9, r12
        mov          r12, r14
        xor          r12, rdi
        and          r12, r13
        add          r15, r12
        add          r15, r9
        add          rbx, [rcx + 512]                           /* round 8 */
        add          rbx, rdi
        rorx         r12, r13, 28
        rorx         r8, r13, 34
        xor          r12, r8
        rorx         r8, r13, 39
        xor          r12, r8
        add          r15, r12
        rorx         r12, r9, 14
        rorx         r8, r9, 18
        xor          r12, r8
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
        mov          r8, r13
        and          r8, r14
        sub          r8, rdi
        rorx         rdi, r9, 41
        xor          r12, rdi
        andn         rdi, r9, r11
        add          rbx, rdi
        add          rbx, r12
        mov          r12, r13
        xor          r12, r14
        and          r12, r15
        add          r8, r12
        add          r8, rbx
        add          r11, [rcx + 576]                           /* round 9 */
        add          r11, r14
        rorx         r12, r15, 28
        rorx         rdi, r15, 34
        xor          r12, rdi
        rorx         rdi, r15, 39
        xor          r12, rdi
        add          r8, r12
        rorx         r12, rbx, 14
        rorx         rdi, rbx, 18
        xor          r12, rdi
        mov          rdi, rbx
        and          rdi, r9
        add          r11, rdi
        mov          rdi, r15
        and          rdi, r13
        sub          rdi, r14
        rorx         r14, rbx, 41
        xor          r12, r14
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, r12
        mov          r12, r15
        xor          r12, r13
        and          r12, r8
        add          rdi, r12
        add          rdi, r11
        add          r10, [rcx + 640]                           /* round 10 */
        add          r10, r13
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
        rorx         r14, r8, 39
        xor          r12, r14
        add          rdi, r12
        rorx         r12, r11, 14
        rorx         r14, r11, 18
        xor          r12, r14
        mov          r14, r11
        and          r14, rbx
        add          r10, r14
        mov          r14, r8
        and          r14, r15
        sub          r14, r13
        rorx         r13, r11, 41
        xor          r12, r13
        andn         r13, r11, r9
        add          r10, r13
        add          r10, r12
        mov          r12, r8
        xor          r12, r15
        and          r12, rdi
        add          r14, r12
        add          r14, r10
        add          r9, [rcx + 704]                            /* round 11 */
        add          r9, r15
        rorx         r12, rdi, 28
        rorx         r13, rdi, 34
        xor          r12, r13
        rorx         r13, rdi, 39
        xor          r12, r13
        add          r14, r12
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        xor          r12, r13
        mov          r13, r10
        and          r13, r11
        add          r9, r13
        mov          r13, rdi
        and          r13, r8
        sub          r13, r15
        rorx         r15, r10, 41
        xor          r12, r15
        andn         r15, r10, rbx
        add          r9, r15
        add          r9, r12
        mov          r12, rdi
        xor          r12, r8
        and          r12, r14
        add          r13, r12
        add          r13, r9
        add          rbx, [rcx + 768]                           /* round 12 */
        add          rbx, r8
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        xor          r12, r15
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        rorx         r12, r9, 14
        rorx         r15, r9, 18
        xor          r12, r15
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        mov          r15, r14
        and          r15, rdi
        sub          r15, r8
        rorx         r8, r9, 41
        xor          r12, r8
        andn         r8, r9, r11
        add          rbx, r8
        add          rbx, r12
        mov          r8, r14
        xor          r8, rdi
        and          r8, r13
        add          r8, r15
        add          r8, rbx
        add          r11, [rcx + 832]                           /* round 13 */
        add          r11, rdi
        rorx         r12, r13, 28
        rorx         r15, r13, 34
        xor          r12, r15
        rorx         r15, r13, 39
        xor          r12, r15
        add          r8, r12
        rorx         r12, rbx, 14
        rorx         r15, rbx, 18
        xor          r12, r15
        mov          r15, rbx
        and          r15, r9
        add          r11, r15
        mov          r15, r13
        and          r15, r14
        sub          r15, rdi
        rorx         rdi, rbx, 41
        xor          r12, rdi
        andn         rdi, rbx, r10
        add          r11, rdi
        add          r11, r12
        mov          rdi, r13
        xor          rdi, r14
        and          rdi, r8
        add          rdi, r15
        add          rdi, r11
        add          r10, [rcx + 896]                           /* round 14 */
        add          r10, r14
        rorx         r12, r8, 28
        rorx         r15, r8, 34
        xor          r12, r15
        rorx         r15, r8, 39
        xor          r12, r15
        add          rdi, r12
        rorx         r12, r11, 14
        rorx         r15, r11, 18
        xor          r12, r15
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        mov          rsi, r8
        and          rsi, r13
        sub          rsi, r14
        rorx         r14, r11, 41
        xor          r12, r14
        andn         r14, r11, r9
        add          r10, r14
        add          r10, r12
        mov          r12, r8
        xor          r12, r13
        and          r12, rdi
        add          rsi, r12
        add          r9, [rcx + 960]                            /* round 15 */
        add          rsi, r10
        add          r9, r13
        rorx         rcx, rdi, 28
        rorx         r12, rdi, 34
        xor          rcx, r12
        rorx         r12, rdi, 39
        xor          rcx, r12
        add          rsi, rcx
        mov          rdx, rdi
        and          rdx, r8
        sub          rdx, r13
        rorx         rcx, r10, 14
        mov          r12, [rsp + 16]
        add          rdx, [r12]                                 /* H = H + (a, b, ...) */
        rorx         r13, r10, 18
        xor          rcx, r13
        mov          r13, r10
        and          r13, r11
        add          r9, r13
        rorx         r13, r10, 41
        xor          rcx, r13
        andn         r13, r10, rbx
        add          r9, r13
        add          r9, rcx
        mov          rcx, rdi
        xor          rcx, r8
        and          rcx, rsi
        add          rdx, rcx
        add          rdx, r9
        rorx         rcx, rsi, 28
        rorx         r13, rsi, 34
        xor          rcx, r13
        rorx         r13, rsi, 39
        xor          rcx, r13
        add          rdx, rcx
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 8], rcx
        mov          [r12], rdx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 8
        mov          r14, [r12 + 8]
        add          rsi, r14
        mov          [r12 + 8], rsi
        mov          r14, [r12 + 16]
        add          rdi, r14
        mov          [r12 + 16], rdi
        mov          r14, [r12 + 24]
        add          r8, r14
        mov          [r12 + 24], r8
        mov          r14, [r12 + 32]
        add          r9, r14
        mov          [r12 + 32], r9
        mov          r14, [r12 + 40]
        add          r10, r14
        mov          [r12 + 40], r10
        mov          r14, [r12 + 48]
        add          r11, r14
        mov          [r12 + 48], r11
        mov          r14, [r12 + 56]
        add          rbx, r14
        mov          [r12 + 56], rbx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: rbp; blocks: [rsp]; */
        /*   data: [rsp+8]; state: [rsp+16]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_next_block_of_batch8):

        /* the next block of the batch */
        lea          r12, [rbp + 5120]
        mov          [rsp + 32], r12
        mov          rcx, rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: rbp; */
        /*   blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_only8):

        /* rounds 0 to 79 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12, r9, 14                                /* round 0 */
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        andn         r15, r9, r11
        add          rbx, r8
        xor          r12, r13
        add          r14, r15
        add          rbx, [rcx]
        add          rbx, r14
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        mov          r15, rsi
        and          r15, rdi
        mov          [rsp + 48], rbp
        mov          rbp, rsi
        xor          rbp, rdi
        xor          r13, r14
        and          rbp, rdx
        sub          r15, r8
        add          r15, rbp
        rorx         r14, r9, 41
        xor          r12, r14
        add          r11, rdi                                   /* round 1 */
        add          rbx, r12
        add          r11, [rcx + 64]
        rorx         r12, rdx, 39
        rorx         r14, rbx, 14
        mov          rbp, rbx
        and          rbp, r9
        mov          r8, rdx
        and          r8, rsi
        xor          r13, r12
        add          r11, rbp
        sub          r8, rdi
        add          r15, r13
        add          r15, rbx
        rorx         r12, rbx, 18
        rorx         r13, rbx, 41
        andn         rbp, rbx, r10
        xor          r14, r12
        add          r11, rbp
        xor          r14, r13
        rorx         r12, r15, 28
        rorx         r13, r15, 34
        mov          rbp, rdx
        xor          rbp, rsi
        add          r11, r14
        xor          r12, r13
        and          rbp, r15
        add          r8, rbp
        add          r10, rsi                                   /* round 2 */
        rorx         r13, r15, 39
        rorx         r14, r11, 14
        mov          rbp, r11
        and          rbp, rbx
        add          r10, [rcx + 128]
        xor          r12, r13
        add          r10, rbp
        add          r8, r12
        rorx         r12, r11, 18
        mov          r13, r15
        and          r13, rdx
        add          r8, r11
        rorx         rbp, r11, 41
        xor          r14, r12
        sub          r13, rsi
        xor          r14, rbp
        andn         r12, r11, r9
        mov          rbp, r15
        xor          rbp, rdx
        rorx         rdi, r8, 28
        rorx         rsi, r8, 34
        and          rbp, r8
        add          r10, r12
        xor          rdi, rsi
        add          r10, r14
        add          r13, rbp
        add          r9, rdx                                    /* round 3 */
        rorx         r12, r8, 39
        add          r13, r10
        rorx         r14, r10, 14
        mov          rbp, r10
        and          rbp, r11
        xor          rdi, r12
        add          r9, [rcx + 192]
        add          r13, rdi
        add          r9, rbp
        rorx         r12, r10, 18
        mov          rbp, r8
        and          rbp, r15
        rorx         rdi, r10, 41
        andn         rsi, r10, rbx
        xor          r14, r12
        sub          rbp, rdx
        add          r9, rsi
        xor          r14, rdi
        mov          r12, r8
        xor          r12, r15
        rorx         rdi, r13, 28
        rorx         rsi, r13, 34
        add          r9, r14
        and          r12, r13
        xor          rdi, rsi
        add          rbp, r12
        add          rbx, [rcx + 256]                           /* round 4 */
        rorx         r12, r13, 39
        add          rbp, r9
        rorx         r14, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          rdi, r12
        add          rbx, r15
        add          rbp, rdi
        add          rbx, rsi
        rorx         r12, r9, 18
        mov          rdi, r13
        and          rdi, r8
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r14, r12
        sub          rdi, r15
        add          rbx, rdx
        xor          r14, rsi
        mov          r12, r13
        xor          r12, r8
        rorx         r15, rbp, 28
        rorx         rsi, rbp, 34
        add          rbx, r14
        and          r12, rbp
        xor          r15, rsi
        add          rdi, r12
        add          r11, [rcx + 320]                           /* round 5 */
        rorx         r12, rbp, 39
        add          rdi, rbx
        rorx         r14, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          r15, r12
        add          r11, r8
        add          rdi, r15
        add          r11, rsi
        rorx         r12, rbx, 18
        mov          r15, rbp
        and          r15, r13
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r14, r12
        sub          r15, r8
        add          r11, rdx
        xor          r14, rsi
        mov          r12, rbp
        xor          r12, r13
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r11, r14
        and          r12, rdi
        xor          r8, rsi
        add          r15, r12
        add          r10, [rcx + 384]                           /* round 6 */
        rorx         r12, rdi, 39
        add          r15, r11
        rorx         r14, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r8, r12
        add          r10, r13
        add          r15, r8
        add          r10, rsi
        rorx         r12, r11, 18
        mov          r8, rdi
        and          r8, rbp
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r14, r12
        sub          r8, r13
        add          r10, rdx
        xor          r14, rsi
        mov          r12, rdi
        xor          r12, rbp
        rorx         r13, r15, 28
        rorx         rsi, r15, 34
        add          r10, r14
        and          r12, r15
        xor          r13, rsi
        add          r8, r12
        add          r9, [rcx + 448]                            /* round 7 */
        rorx         r12, r15, 39
        add          r8, r10
        rorx         r14, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r13, r12
        add          r9, rbp
        add          r8, r13
        add          r9, rsi
        rorx         r12, r10, 18
        mov          r13, r15
        and          r13, rdi
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r14, r12
        sub          r13, rbp
        add          r9, rdx
        xor          r14, rsi
        mov          r12, r15
        xor          r12, rdi
        rorx         rbp, r8, 28
        rorx         rsi, r8, 34
        add          r9, r14
        and          r12, r8
        xor          rbp, rsi
        add          r13, r12
        add          rbx, [rcx + 512]                           /* round 8 */
        rorx         r12, r8, 39
        add          r13, r9
        rorx         r14, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          rbp, r12
        add          rbx, rdi
        add          r13, rbp
        add          rbx, rsi
        rorx         r12, r9, 18
        mov          rbp, r8
        and          rbp, r15
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r14, r12
        sub          rbp, rdi
        add          rbx, rdx
        xor          r14, rsi
        mov          r12, r8
        xor          r12, r15
        rorx         rdi, r13, 28
        rorx         rsi, r13, 34
        add          rbx, r14
        and          r12, r13
        xor          rdi, rsi
        add          rbp, r12
        add          r11, [rcx + 576]                           /* round 9 */
        rorx         r12, r13, 39
        add          rbp, rbx
        rorx         r14, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          rdi, r12
        add          r11, r15
        add          rbp, rdi
        add          r11, rsi
        rorx         r12, rbx, 18
        mov          rdi, r13
        and          rdi, r8
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r14, r12
        sub          rdi, r15
        add          r11, rdx
        xor          r14, rsi
        mov          r12, r13
        xor          r12, r8
        rorx         r15, rbp, 28
        rorx         rsi, rbp, 34
        add          r11, r14
        and          r12, rbp
        xor          r15, rsi
        add          rdi, r12
        add          r10, [rcx + 640]                           /* round 10 */
        rorx         r12, rbp, 39
        add          rdi, r11
        rorx         r14, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r15, r12
        add          r10, r8
        add          rdi, r15
        add          r10, rsi
        rorx         r12, r11, 18
        mov          r15, rbp
        and          r15, r13
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r14, r12
        sub          r15, r8
        add          r10, rdx
        xor          r14, rsi
        mov          r12, rbp
        xor          r12, r13
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r10, r14
        and          r12, rdi
        xor          r8, rsi
        add          r15, r12
        add          r9, [rcx + 704]                            /* round 11 */
        rorx         r12, rdi, 39
        add          r15, r10
        rorx         r14, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r8, r12
        add          r9, r13
        add          r15, r8
        add          r9, rsi
        rorx         r12, r10, 18
        mov          r8, rdi
        and          r8, rbp
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r14, r12
        sub          r8, r13
        add          r9, rdx
        xor          r14, rsi
        mov          r12, rdi
        xor          r12, rbp
        rorx         r13, r15, 28
        rorx         rsi, r15, 34
        add          r9, r14
        and          r12, r15
        xor          r13, rsi
        add          r8, r12
        add          rbx, [rcx + 768]                           /* round 12 */
        rorx         r12, r15, 39
        add          r8, r9
        rorx         r14, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          r13, r12
        add          rbx, rbp
        add          r8, r13
        add          rbx, rsi
        rorx         r12, r9, 18
        mov          r13, r15
        and          r13, rdi
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r14, r12
        sub          r13, rbp
        add          rbx, rdx
        xor          r14, rsi
        mov          r12, r15
        xor          r12, rdi
        rorx         rbp, r8, 28
        rorx         rsi, r8, 34
        add          rbx, r14
        and          r12, r8
        xor          rbp, rsi
        add          r13, r12
        add          r11, [rcx + 832]                           /* round 13 */
        rorx         r12, r8, 39
        add          r13, rbx
        rorx         r14, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          rbp, r12
        add          r11, rdi
        add          r13, rbp
        add          r11, rsi
        rorx         r12, rbx, 18
        mov          rbp, r8
        and          rbp, r15
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r14, r12
        sub          rbp, rdi
        add          r11, rdx
        xor          r14, rsi
        mov          rdi, r8
        xor          rdi, r15
        rorx         r12, r13, 28
        rorx         rsi, r13, 34
        add          r11, r14
        and          rdi, r13
        xor          r12, rsi
        add          rdi, rbp
        add          r10, [rcx + 896]                           /* round 14 */
        rorx         r14, r13, 39
        add          rdi, r11
        rorx         rbp, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r12, r14
        add          r10, r15
        add          rdi, r12
        add          r10, rsi
        rorx         r12, r11, 18
        mov          rsi, r13
        and          rsi, r8
        rorx         r14, r11, 41
        andn         rdx, r11, r9
        xor          rbp, r12
        sub          rsi, r15
        add          r10, rdx
        xor          rbp, r14
        mov          r12, r13
        xor          r12, r8
        rorx         r14, rdi, 28
        rorx         r15, rdi, 34
        add          r10, rbp
        and          r12, rdi
        xor          r14, r15
        add          r9, [rcx + 960]                            /* round 15 */
        add          rsi, r12
        add          r9, r8
        rorx         r12, rdi, 39
        add          rsi, r10
        rorx         r15, r10, 14
        mov          rbp, r10
        and          rbp, r11
        xor          r14, r12
        add          r9, rbp
        add          rcx, 1024
        add          rsi, r14
        rorx         r12, r10, 18
        mov          rdx, rdi
        and          rdx, r13
        rorx         r14, r10, 41
        andn         rbp, r10, rbx
        xor          r15, r12
        sub          rdx, r8
        add          r9, rbp
        xor          r15, r14
        mov          r12, rdi
        xor          r12, r13
        rorx         r14, rsi, 28
        rorx         rbp, rsi, 34
        add          r9, r15
        and          r12, rsi
        xor          r14, rbp
        add          rdx, r12
        rorx         r12, rsi, 39
        add          rdx, r9
        xor          r14, r12
        add          rdx, r14
        mov          r8, r13
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only8)

        /* the state after the block */
        mov          rcx, [rsp + 16]
        mov          r12, [rcx]                                 /* H = H + (a, b, ...) */
        add          rdx, r12
        mov          r12, [rsp + 8]
        add          r12, 128                                   /* the next block */
        mov          [rsp + 8], r12
        mov          [rcx], rdx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 8
        mov          r14, [rcx + 8]
        add          rsi, r14
        mov          [rcx + 8], rsi
        mov          r14, [rcx + 16]
        add          rdi, r14
        mov          [rcx + 16], rdi
        mov          r14, [rcx + 24]
        add          r8, r14
        mov          [rcx + 24], r8
        mov          r14, [rcx + 32]
        add          r9, r14
        mov          [rcx + 32], r9
        mov          r14, [rcx + 40]
        add          r10, r14
        mov          [rcx + 40], r10
        mov          r14, [rcx + 48]
        add          r11, r14
        mov          [rcx + 48], r11
        mov          r14, [rcx + 56]
        add          rbx, r14
        mov          [rcx + 56], rbx
        cmp          rbp, [rsp + 40]
        jne          NSMS_L(blocks_next_block_of_batch8)
        jmp          NSMS_L(blocks_batch8)
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp]; */
        /*   data: [rsp+8]; state: [rsp+16]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        mov          rbp, [rsp + 8]
        vmovdqu64    xmm8, [rbp]                                /* W_0 to W_1 */
        vmovdqu64    xmm9, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu64    xmm10, [rbp + 16]                          /* W_2 to W_3 */
        vmovdqu64    xmm11, [rbp + 32]                          /* W_4 to W_5 */
        vmovdqu64    xmm12, [rbp + 48]                          /* W_6 to W_7 */
        vmovdqu64    xmm13, [rbp + 64]                          /* W_8 to W_9 */
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu64    xmm8, [rbp + 80]                           /* W_10 to W_11 */
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu64    xmm10, [rbp + 96]                          /* W_12 to W_13 */
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu64    xmm11, [rbp + 112]                         /* W_14 to W_15 */
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rip + NSMS_L(K)]             /* W_0 to W_1, each + K_t */
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu64    [rax], xmm12
        vpaddq       xmm8, xmm1, [rip + NSMS_L(K) + 16]         /* W_2 to W_3, each + K_t */
        vpaddq       xmm9, xmm2, [rip + NSMS_L(K) + 32]         /* W_4 to W_5, each + K_t */
        vpaddq       xmm10, xmm3, [rip + NSMS_L(K) + 48]        /* W_6 to W_7, each + K_t */
        vpaddq       xmm11, xmm4, [rip + NSMS_L(K) + 64]        /* W_8 to W_9, each + K_t */
        vmovdqu64    [rax + 16], xmm8
        vmovdqu64    [rax + 32], xmm9
        vmovdqu64    [rax + 48], xmm10
        vmovdqu64    [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rip + NSMS_L(K) + 80]         /* W_10 to W_11, each + K_t */
        vpaddq       xmm9, xmm6, [rip + NSMS_L(K) + 96]         /* W_12 to W_13, each + K_t */
        vpaddq       xmm10, xmm7, [rip + NSMS_L(K) + 112]       /* W_14 to W_15, each + K_t */
        lea          rbp, [rax + 512]
        mov          [rsp + 32], rbp
        vmovdqu64    [rax + 80], xmm8
        vmovdqu64    [rax + 96], xmm9
        vmovdqu64    [rax + 112], xmm10
        lea          r12, [rip + NSMS_L(K) + 128]
        mov          [rsp + 24], r12
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7; */
        /*   scratch: rax; p: rcx; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; kp: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         rbp, r9, 14                                /* round 0 */
        rorx         r12, r9, 18
            vprorq   xmm8, xmm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          rbx, r8
            vprorq   xmm9, xmm7, 61
        xor          rbp, r12
        add          r13, r14
        add          rbx, [rcx]
            vpsrlq   xmm10, xmm7, 6
        add          rbx, r13
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        xor          r12, r13
            vpalignr xmm11, xmm5, xmm4, 8
        mov          r13, rsi
        and          r13, rdi
        sub          r13, r8
        mov          r14, rsi
        xor          r14, rdi
            vpternlogq xmm10, xmm8, xmm9, 150
        and          r14, rdx
        add          r13, r14
        rorx         r14, r9, 41
            vpalignr xmm8, xmm1, xmm0, 8
        xor          rbp, r14
        add          r11, rdi                                   /* round 1 */
        add          rbx, rbp
        add          r11, [rcx + 8]
            vpaddq   xmm9, xmm11, xmm0
        rorx         rbp, rdx, 39
        xor          r12, rbp
        add          r13, r12
            vpaddq   xmm9, xmm9, xmm10
        add          r13, rbx
        rorx         rbp, rbx, 14
        rorx         r12, rbx, 18
            vprorq   xmm10, xmm8, 1
        mov          r14, rbx
        and          r14, r9
        xor          rbp, r12
        add          r11, r14
        mov          r12, rdx
        and          r12, rsi
            vprorq   xmm12, xmm8, 8
        sub          r12, rdi
        rorx         r14, rbx, 41
        xor          rbp, r14
            vpsrlq   xmm8, xmm8, 7
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, rbp
            vpternlogq xmm8, xmm10, xmm12, 150
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        mov          r15, rdx
        xor          r15, rsi
        mov          r8, r11                                    /* round 2 */
        and          r8, rbx
            vpaddq   xmm0, xmm8, xmm9
        xor          rbp, r14
        and          r15, r13
        add          r10, rsi
            vpalignr xmm8, xmm2, xmm1, 8                        /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          r12, r15
        add          r10, [rcx + 16]
        add          r10, r8
            vpalignr xmm9, xmm6, xmm5, 8
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        rorx         rbp, r11, 14
            vpaddq   xmm10, xmm9, xmm1
        rorx         r14, r11, 18
        mov          r15, r13
        and          r15, rdx
        add          r12, r11
            vprorq   xmm12, xmm8, 1
        xor          rbp, r14
        sub          r15, rsi
        rorx         r14, r11, 41
            vprorq   xmm13, xmm8, 8
        xor          rbp, r14
        andn         r14, r11, r9
        add          r10, r14
        add          r10, rbp
            vpsrlq   xmm8, xmm8, 7
        mov          rbp, r13
        xor          rbp, rdx
        rorx         r14, r12, 28
        rorx         r8, r12, 34
            vpternlogq xmm8, xmm12, xmm13, 150
        mov          rdi, r10                                   /* round 3 */
        and          rdi, r11
        and          rbp, r12
        xor          r14, r8
            vpaddq   xmm8, xmm10, xmm8
        add          r9, rdx
        add          r15, rbp
        add          r9, [rcx + 24]
        add          r15, r10
            mov      rbp, [rsp + 24]
            vpaddq   xmm10, xmm0, [rbp]
        add          r9, rdi
        rorx         r8, r12, 39
        xor          r14, r8
            vmovdqu64 [rcx + 128], xmm10
        add          r15, r14
        rorx         r14, r10, 14
        rorx         r8, r10, 18
            vprorq   xmm10, xmm0, 19
        mov          rdi, r12
        and          rdi, r13
        andn         rsi, r10, rbx
        xor          r14, r8
        sub          rdi, rdx
            vprorq   xmm12, xmm0, 61
        add          r9, rsi
        rorx         r8, r10, 41
        xor          r14, r8
            vpsrlq   xmm13, xmm0, 6
        add          r9, r14
        mov          r14, r12
        xor          r14, r13
        rorx         r8, r15, 28
            vpternlogq xmm13, xmm10, xmm12, 150
        rorx         rsi, r15, 34
        mov          rdx, r9                                    /* round 4 */
        and          rdx, r10
        and          r14, r15
        xor          r8, rsi
            vpaddq   xmm1, xmm8, xmm13
        add          rbx, [rcx + 32]
        add          rdi, r14
        add          rbx, r13
            vpalignr xmm8, xmm3, xmm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          rdi, r9
        add          rbx, rdx
        rorx         r14, r15, 39
            vpalignr xmm10, xmm7, xmm6, 8
        xor          r8, r14
        add          rdi, r8
        rorx         r14, r9, 14
            vpaddq   xmm12, xmm10, xmm2
        rorx         r8, r9, 18
        mov          rsi, r15
        and          rsi, r12
        andn         rdx, r9, r11
        xor          r14, r8
            vprorq   xmm13, xmm8, 1
        sub          rsi, r13
        add          rbx, rdx
        rorx         r13, r9, 41
            vprorq   xmm14, xmm8, 8
        xor          r14, r13
        add          rbx, r14
        mov          r13, r15
        xor          r13, r12
            vpsrlq   xmm8, xmm8, 7
        rorx         r14, rdi, 28
        rorx         r8, rdi, 34
        mov          rdx, rbx                                   /* round 5 */
        and          rdx, r9
        and          r13, rdi
            vpternlogq xmm8, xmm13, xmm14, 150
        xor          r14, r8
        add          r11, [rcx + 40]
        add          rsi, r13
            vpaddq   xmm8, xmm12, xmm8
        add          r11, r12
        add          rsi, rbx
        add          r11, rdx
            vpaddq   xmm12, xmm1, [rbp + 16]
        rorx         r13, rdi, 39
        xor          r14, r13
        add          rsi, r14
        rorx         r13, rbx, 14
            vmovdqu64 [rcx + 144], xmm12
        rorx         r14, rbx, 18
        mov          r8, rdi
        and          r8, r15
        andn         rdx, rbx, r10
            vprorq   xmm12, xmm1, 19
        xor          r13, r14
        sub          r8, r12
        add          r11, rdx
            vprorq   xmm13, xmm1, 61
        rorx         r12, rbx, 41
        xor          r13, r12
        add          r11, r13
        mov          r12, rdi
        xor          r12, r15
            vpsrlq   xmm14, xmm1, 6
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        mov          rdx, r11                                   /* round 6 */
        and          rdx, rbx
            vpternlogq xmm14, xmm12, xmm13, 150
        and          r12, rsi
        xor          r13, r14
        add          r10, [rcx + 48]
            vpaddq   xmm2, xmm8, xmm14
        add          r8, r12
        add          r10, r15
        add          r8, r11
        add          r10, rdx
            vpalignr xmm8, xmm4, xmm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        rorx         r12, rsi, 39
        xor          r13, r12
        add          r8, r13
            vprorq   xmm12, xmm8, 1
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        mov          r14, rsi
        and          r14, rdi
            vprorq   xmm13, xmm8, 8
        andn         rdx, r11, r9
        xor          r12, r13
        sub          r14, r15
        add          r10, rdx
            vpsrlq   xmm8, xmm8, 7
        rorx         r13, r11, 41
        xor          r12, r13
        add          r10, r12
            vpternlogq xmm8, xmm12, xmm13, 150
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r8, 28
        rorx         r15, r8, 34
            vpaddq   xmm8, xmm8, xmm3
        mov          rdx, r10                                   /* round 7 */
        and          rdx, r11
        and          r12, r8
        xor          r13, r15
        add          r9, [rcx + 56]
            vpaddq   xmm12, xmm2, [rbp + 32]
        add          r14, r12
        add          r9, rdi
        add          r14, r10
            vmovdqu64 [rcx + 160], xmm12
        add          r9, rdx
        rorx         r12, r8, 39
        xor          r13, r12
            vprorq   xmm12, xmm2, 19
        add          r14, r13
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        mov          r15, r8
        and          r15, rsi
            vprorq   xmm13, xmm2, 61
        andn         rdx, r10, rbx
        xor          r12, r13
        sub          r15, rdi
            vpsrlq   xmm14, xmm2, 6
        add          r9, rdx
        rorx         r13, r10, 41
        xor          r12, r13
            vpternlogq xmm14, xmm12, xmm13, 150
        add          r9, r12
        mov          r12, r8
        xor          r12, rsi
        rorx         r13, r14, 28
        rorx         rdi, r14, 34
            vpalignr xmm12, xmm0, xmm7, 8
        mov          rdx, r9                                    /* round 8 */
        and          rdx, r10
        and          r12, r14
        xor          r13, rdi
            vpaddq   xmm8, xmm8, xmm12
        add          rbx, [rcx + 64]
        add          r15, r12
        add          rbx, rsi
            vpaddq   xmm3, xmm8, xmm14
        add          r15, r9
        add          rbx, rdx
        rorx         r12, r14, 39
        xor          r13, r12
            vprorq   xmm8, xmm11, 1                             /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r15, r13
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vprorq   xmm13, xmm11, 8
        mov          rdi, r14
        and          rdi, r8
        andn         rdx, r9, r11
        xor          r12, r13
            vpsrlq   xmm11, xmm11, 7
        sub          rdi, rsi
        add          rbx, rdx
        rorx         r13, r9, 41
        xor          r12, r13
            vpternlogq xmm11, xmm8, xmm13, 150
        add          rbx, r12
        mov          r12, r14
        xor          r12, r8
        rorx         r13, r15, 28
            vpaddq   xmm8, xmm11, xmm4
        rorx         rsi, r15, 34
        mov          rdx, rbx                                   /* round 9 */
        and          rdx, r9
        and          r12, r15
            vpaddq   xmm11, xmm3, [rbp + 48]
        xor          r13, rsi
        add          r11, [rcx + 72]
        add          rdi, r12
        add          r11, r8
            vmovdqu64 [rcx + 176], xmm11
        add          rdi, rbx
        add          r11, rdx
        rorx         r12, r15, 39
            vprorq   xmm11, xmm3, 19
        xor          r13, r12
        add          rdi, r13
        rorx         r12, rbx, 14
            vprorq   xmm13, xmm3, 61
        rorx         r13, rbx, 18
        mov          rsi, r15
        and          rsi, r14
        andn         rdx, rbx, r10
        xor          r12, r13
            vpsrlq   xmm14, xmm3, 6
        sub          rsi, r8
        add          r11, rdx
        rorx         r13, rbx, 41
            vpternlogq xmm14, xmm11, xmm13, 150
        xor          r12, r13
        add          r11, r12
        mov          r12, r15
        xor          r12, r14
            vpalignr xmm11, xmm1, xmm0, 8
        rorx         r13, rdi, 28
        rorx         r8, rdi, 34
        mov          rdx, r11                                   /* round 10 */
        and          rdx, rbx
        and          r12, rdi
            vpaddq   xmm8, xmm8, xmm11
        xor          r13, r8
        add          r10, [rcx + 80]
        add          rsi, r12
            vpaddq   xmm4, xmm8, xmm14
        add          r10, r14
        add          rsi, r11
        add          r10, rdx
            vprorq   xmm8, xmm9, 1                              /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        rorx         r12, rdi, 39
        xor          r13, r12
        add          rsi, r13
        rorx         r12, r11, 14
            vprorq   xmm11, xmm9, 8
        rorx         r13, r11, 18
        mov          r8, rdi
        and          r8, r15
        andn         rdx, r11, r9
            vpsrlq   xmm9, xmm9, 7
        xor          r12, r13
        sub          r8, r14
        add          r10, rdx
            vpternlogq xmm9, xmm8, xmm11, 150
        rorx         r13, r11, 41
        xor          r12, r13
        add          r10, r12
        mov          r12, rdi
        xor          r12, r15
            vpaddq   xmm8, xmm9, xmm5
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        mov          rdx, r10                                   /* round 11 */
        and          rdx, r11
            vpaddq   xmm9, xmm4, [rbp + 64]
        and          r12, rsi
        xor          r13, r14
        add          r9, [rcx + 88]
            vmovdqu64 [rcx + 192], xmm9
        add          r8, r12
        add          r9, r15
        add          r8, r10
        add          r9, rdx
            vprorq   xmm9, xmm4, 19
        rorx         r12, rsi, 39
        xor          r13, r12
        add          r8, r13
            vprorq   xmm11, xmm4, 61
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        mov          r14, rsi
        and          r14, rdi
            vpsrlq   xmm13, xmm4, 6
        andn         rdx, r10, rbx
        xor          r12, r13
        sub          r14, r15
        add          r9, rdx
            vpternlogq xmm13, xmm9, xmm11, 150
        rorx         r13, r10, 41
        xor          r12, r13
        add          r9, r12
            vpalignr xmm9, xmm2, xmm1, 8
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r8, 28
        rorx         r15, r8, 34
            vpaddq   xmm8, xmm8, xmm9
        mov          rdx, r9                                    /* round 12 */
        and          rdx, r10
        and          r12, r8
        xor          r13, r15
        add          rbx, [rcx + 96]
            vpaddq   xmm5, xmm8, xmm13
        add          r14, r12
        add          rbx, rdi
        add          r14, r9
            vprorq   xmm8, xmm10, 1                             /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        add          rbx, rdx
        rorx         r12, r8, 39
        xor          r13, r12
            vprorq   xmm9, xmm10, 8
        add          r14, r13
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpsrlq   xmm10, xmm10, 7
        mov          r15, r8
        and          r15, rsi
        andn         rdx, r9, r11
        xor          r12, r13
        sub          r15, rdi
            vpternlogq xmm10, xmm8, xmm9, 150
        add          rbx, rdx
        rorx         r13, r9, 41
        xor          r12, r13
            vpaddq   xmm8, xmm10, xmm6
        add          rbx, r12
        mov          r12, r8
        xor          r12, rsi
        rorx         r13, r14, 28
            vpaddq   xmm9, xmm5, [rbp + 80]
        rorx         rdi, r14, 34
        mov          rdx, rbx                                   /* round 13 */
        and          rdx, r9
        and          r12, r14
        xor          r13, rdi
            vmovdqu64 [rcx + 208], xmm9
        add          r11, [rcx + 104]
        add          r15, r12
        add          r11, rsi
            vprorq   xmm9, xmm5, 19
        add          r15, rbx
        add          r11, rdx
        rorx         r12, r14, 39
            vprorq   xmm10, xmm5, 61
        xor          r13, r12
        add          r15, r13
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpsrlq   xmm11, xmm5, 6
        mov          rdi, r14
        and          rdi, r8
        andn         rdx, rbx, r10
        xor          r12, r13
            vpternlogq xmm11, xmm9, xmm10, 150
        sub          rdi, rsi
        add          r11, rdx
        rorx         r13, rbx, 41
            vpalignr xmm9, xmm3, xmm2, 8
        xor          r12, r13
        add          r11, r12
        mov          r12, r14
        xor          r12, r8
        rorx         r13, r15, 28
            vpaddq   xmm8, xmm8, xmm9
        rorx         rsi, r15, 34
        mov          rdx, r11                                   /* round 14 */
        and          rdx, rbx
        and          r12, r15
            vpaddq   xmm6, xmm8, xmm11
        xor          r13, rsi
        add          r10, [rcx + 112]
        add          rdi, r12
            vprorq   xmm8, xmm12, 1                             /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          r10, r8
        add          rdi, r11
        add          r10, rdx
        rorx         r12, r15, 39
            vprorq   xmm9, xmm12, 8
        xor          r13, r12
        add          rdi, r13
        rorx         r12, r11, 14
            vpsrlq   xmm10, xmm12, 7
        rorx         r13, r11, 18
        mov          rsi, r15
        and          rsi, r14
        andn         rdx, r11, r9
            vpternlogq xmm10, xmm8, xmm9, 150
        xor          r12, r13
        sub          rsi, r8
        add          r10, rdx
        rorx         r13, r11, 41
            vpaddq   xmm8, xmm10, xmm7
        xor          r12, r13
        add          r10, r12
        mov          r12, r15
        xor          r12, r14
            vpaddq   xmm9, xmm6, [rbp + 96]
        rorx         r13, rdi, 28
        rorx         r8, rdi, 34
        mov          rdx, r10                                   /* round 15 */
        and          rdx, r11
            vprorq   xmm10, xmm6, 19
        and          r12, rdi
        xor          r13, r8
        add          r9, [rcx + 120]
        add          rsi, r12
            vprorq   xmm11, xmm6, 61
        add          r9, r14
        add          rsi, r10
        add          r9, rdx
            vpsrlq   xmm12, xmm6, 6
        lea          r12, [rcx + 128]                           /* the next sixteen words */
        lea          r8, [rbp + 128]
        mov          [rsp + 24], r8
        rorx         rdx, rdi, 39
            vmovdqu64 [rcx + 224], xmm9
        xor          r13, rdx
        add          rsi, r13
        rorx         r13, r10, 14
        rorx         rdx, r10, 18
            vpternlogq xmm12, xmm10, xmm11, 150
        mov          r8, rdi
        and          r8, r15
        mov          [rsp + 48], r11
        andn         r11, r10, rbx
        xor          r13, rdx
            vpalignr xmm9, xmm4, xmm3, 8
        sub          r8, r14
        add          r9, r11
        rorx         r14, r10, 41
            vpaddq   xmm8, xmm8, xmm9
        xor          r13, r14
        add          r9, r13
        mov          rdx, rdi
        xor          rdx, r15
        rorx         r13, rsi, 28
            vpaddq   xmm7, xmm8, xmm12
        rorx         r14, rsi, 34
        and          rdx, rsi
        xor          r13, r14
            vpaddq   xmm8, xmm7, [rbp + 112]
        add          rdx, r8
        add          rdx, r9
        rorx         rbp, rsi, 39
            vmovdqu64 [rcx + 240], xmm8
        xor          r13, rbp
        add          rdx, r13
        mov          r8, r15
        mov          rcx, r12
        mov          r11, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, r8                                    /* round 0 */
        add          rbx, [rcx]
        rorx         rbp, r9, 14
        rorx         r12, r9, 18
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        andn         r13, r9, r11
        add          r12, r13
        add          rbx, r12
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        xor          r12, r13
        mov          r13, rsi
        and          r13, rdi
        sub          r13, r8
        mov          r14, rsi
        xor          r14, rdi
        and          r14, rdx
        add          r13, r14
        rorx         r14, r9, 41
        xor          rbp, r14
        add          r11, rdi                                   /* round 1 */
        add          rbx, rbp
        add          r11, [rcx + 8]
        rorx         rbp, rdx, 39
        xor          r12, rbp
        add          r13, r12
        add          r13, rbx
        rorx         rbp, rbx, 14
        rorx         r12, rbx, 18
        xor          rbp, r12
        mov          r12, rbx
        and          r12, r9
        add          r11, r12
        mov          r12, rdx
        and          r12, rsi
        sub          r12, rdi
        rorx         r14, rbx, 41
        xor          rbp, r14
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, rbp
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        mov          r14, rdx
        xor          r14, rsi
        and          r14, r13
        add          r10, rsi                                   /* round 2 */
        add          r12, r14
        add          r10, [rcx + 16]
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        add          r12, r11
        rorx         rbp, r11, 14
        rorx         r14, r11, 18
        xor          rbp, r14
        mov          r14, r11
        and          r14, rbx
        add          r10, r14
        mov          r14, r13
        and          r14, rdx
        sub          r14, rsi
        rorx         r15, r11, 41
        xor          rbp, r15
        andn         r15, r11, r9
        add          r10, r15
        add          r10, rbp
        mov          rbp, r13
        xor          rbp, rdx
        and          rbp, r12
        add          r14, rbp
        add          r14, r10
        add          r9, rdx                                    /* round 3 */
        add          r9, [rcx + 24]
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, r10, 14
        rorx         r15, r10, 18
        xor          rbp, r15
        mov          r15, r10
        and          r15, r11
        add          r9, r15
        mov          r15, r12
        and          r15, r13
        sub          r15, rdx
        rorx         r8, r10, 41
        xor          rbp, r8
        andn         r8, r10, rbx
        add          r9, r8
        add          r9, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          r15, rbp
        add          r15, r9
        add          rbx, [rcx + 32]                            /* round 4 */
        add          rbx, r13
        rorx         rbp, r14, 28
        rorx         r8, r14, 34
        xor          rbp, r8
        rorx         r8, r14, 39
        xor          rbp, r8
        add          r15, rbp
        rorx         rbp, r9, 14
        rorx         r8, r9, 18
        xor          rbp, r8
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
        mov          r8, r14
        and          r8, r12
        sub          r8, r13
        rorx         r13, r9, 41
        xor          rbp, r13
        andn         r13, r9, r11
        add          rbx, r13
        add          rbx, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, r15
        add          r8, rbp
        add          r8, rbx
        add          r11, [rcx + 40]                            /* round 5 */
        add          r11, r12
        rorx         rbp, r15, 28
        rorx         r13, r15, 34
        xor          rbp, r13
        rorx         r13, r15, 39
        xor          rbp, r13
        add          r8, rbp
        rorx         rbp, rbx, 14
        rorx         r13, rbx, 18
        xor          rbp, r13
        mov          r13, rbx
        and          r13, r9
        add          r11, r13
        mov          r13, r15
        and          r13, r14
        sub          r13, r12
        rorx         r12, rbx, 41
        xor          rbp, r12
        andn         r12, rbx, r10
        add          r11, r12
        add          r11, rbp
        mov          rbp, r15
        xor          rbp, r14
        and          rbp, r8
        add          r13, rbp
        add          r13, r11
        add          r10, [rcx + 48]                            /* round 6 */
        add          r10, r14
        rorx         rbp, r8, 28
        rorx         r12, r8, 34
        xor          rbp, r12
        rorx         r12, r8, 39
        xor          rbp, r12
        add          r13, rbp
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
        mov          r12, r8
        and          r12, r15
        sub          r12, r14
        rorx         r14, r11, 41
        xor          rbp, r14
        andn         r14, r11, r9
        add          r10, r14
        add          r10, rbp
        mov          rbp, r8
        xor          rbp, r15
        and          rbp, r13
        add          r12, rbp
        add          r12, r10
        add          r9, [rcx + 56]                             /* round 7 */
        add          r9, r15
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        rorx         rbp, r10, 14
        rorx         r14, r10, 18
        xor          rbp, r14
        mov          r14, r10
        and          r14, r11
        add          r9, r14
        mov          r14, r13
        and          r14, r8
        sub          r14, r15
        rorx         r15, r10, 41
        xor          rbp, r15
        andn         r15, r10, rbx
        add          r9, r15
        add          r9, rbp
        mov          rbp, r13
        xor          rbp, r8
        and          rbp, r12
        add          r14, rbp
        add          r14, r9
        add          rbx, [rcx + 64]                            /* round 8 */
        add          rbx, r8
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, r9, 14
        rorx         r15, r9, 18
        xor          rbp, r15
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        mov          r15, r12
        and          r15, r13
        sub          r15, r8
        rorx         r8, r9, 41
        xor          rbp, r8
        andn         r8, r9, r11
        add          rbx, r8
        add          rbx, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          r15, rbp
        add          r15, rbx
        add          r11, [rcx + 72]                            /* round 9 */
        add          r11, r13
        rorx         rbp, r14, 28
        rorx         r8, r14, 34
        xor          rbp, r8
        rorx         r8, r14, 39
        xor          rbp, r8
        add          r15, rbp
        rorx         rbp, rbx, 14
        rorx         r8, rbx, 18
        xor          rbp, r8
        mov          r8, rbx
        and          r8, r9
        add          r11, r8
        mov          r8, r14
        and          r8, r12
        sub          r8, r13
        rorx         r13, rbx, 41
        xor          rbp, r13
        andn         r13, rbx, r10
        add          r11, r13
        add          r11, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, r15
        add          r8, rbp
        add          r8, r11
        add          r10, [rcx + 80]                            /* round 10 */
        add          r10, r12
        rorx         rbp, r15, 28
        rorx         r13, r15, 34
        xor          rbp, r13
        rorx         r13, r15, 39
        xor          rbp, r13
        add          r8, rbp
        rorx         rbp, r11, 14
        rorx         r13, r11, 18
        xor          rbp, r13
        mov          r13, r11
        and          r13, rbx
        add          r10, r13
        mov          r13, r15
        and          r13, r14
        sub          r13, r12
        rorx         r12, r11, 41
        xor          rbp, r12
        andn         r12, r11, r9
        add          r10, r12
        add          r10, rbp
        mov          rbp, r15
        xor          rbp, r14
        and          rbp, r8
        add          r13, rbp
        add          r13, r10
        add          r9, [rcx + 88]                             /* round 11 */
        add          r9, r14
        rorx         rbp, r8, 28
        rorx         r12, r8, 34
        xor          rbp, r12
        rorx         r12, r8, 39
        xor          rbp, r12
        add          r13, rbp
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        mov          r12, r8
        and          r12, r15
        sub          r12, r14
        rorx         r14, r10, 41
        xor          rbp, r14
        andn         r14, r10, rbx
        add          r9, r14
        add          r9, rbp
        mov          rbp, r8
        xor          rbp, r15
        and          rbp, r13
        add          r12, rbp
        add          r12, r9
        add          rbx, [rcx + 96]                            /* round 12 */
        add          rbx, r15
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        rorx         rbp, r9, 14
        rorx         r14, r9, 18
        xor          rbp, r14
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
        mov          r14, r13
        and          r14, r8
        sub          r14, r15
        rorx         r15, r9, 41
        xor          rbp, r15
        andn         r15, r9, r11
        add          rbx, r15
        add          rbx, rbp
        mov          rbp, r13
        xor          rbp, r8
        and          rbp, r12
        add          r14, rbp
        add          r14, rbx
        add          r11, [rcx + 104]                           /* round 13 */
        add          r11, r8
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, rbx, 14
        rorx         r15, rbx, 18
        xor          rbp, r15
        mov          r15, rbx
        and          r15, r9
        add          r11, r15
        mov          rdi, r12
        and          rdi, r13
        sub          rdi, r8
        rorx         r15, rbx, 41
        xor          rbp, r15
        andn         r15, rbx, r10
        add          r11, r15
        add          r11, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          rdi, rbp
        add          rdi, r11
        add          r10, [rcx + 112]                           /* round 14 */
        add          r10, r13
        rorx         rbp, r14, 28
        rorx         r15, r14, 34
        xor          rbp, r15
        rorx         r15, r14, 39
        xor          rbp, r15
        add          rdi, rbp
        rorx         rbp, r11, 14
        rorx         r15, r11, 18
        xor          rbp, r15
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        mov          rsi, r14
        and          rsi, r12
        sub          rsi, r13
        rorx         r13, r11, 41
        xor          rbp, r13
        andn         r13, r11, r9
        add          r10, r13
        add          r10, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, rdi
        add          rsi, rbp
        add          r9, [rcx + 120]                            /* round 15 */
        add          rsi, r10
        add          r9, r12
        rorx         rcx, rdi, 28
        rorx         rbp, rdi, 34
        xor          rcx, rbp
        rorx         rbp, rdi, 39
        xor          rcx, rbp
        add          rsi, rcx
        mov          rdx, rdi
        and          rdx, r14
        sub          rdx, r12
        rorx         rcx, r10, 14
        mov          rbp, [rsp + 16]
        add          rdx, [rbp]                                 /* H = H + (a, b, ...) */
        rorx         r12, r10, 18
        xor          rcx, r12
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        rorx         r12, r10, 41
        xor          rcx, r12
        andn         r12, r10, rbx
        add          r9, r12
        add          r9, rcx
        mov          rcx, rdi
        xor          rcx, r14
        and          rcx, rsi
        add          rdx, rcx
        add          rdx, r9
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        add          rdx, rcx
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 8], rcx
        mov          [rbp], rdx
        mov          r12, [rsp]
        add          r12, -1
        mov          [rsp], r12
        mov          r13, [rbp + 8]
        add          rsi, r13
        mov          [rbp + 8], rsi
        mov          r13, [rbp + 16]
        add          rdi, r13
        mov          [rbp + 16], rdi
        mov          r8, [rbp + 24]
        add          r8, r14
        mov          [rbp + 24], r8
        mov          r13, [rbp + 32]
        add          r9, r13
        mov          [rbp + 32], r9
        mov          r13, [rbp + 40]
        add          r10, r13
        mov          [rbp + 40], r10
        mov          r13, [rbp + 48]
        add          r11, r13
        mov          [rbp + 48], r11
        mov          r13, [rbp + 56]
        add          rbx, r13
        mov          [rbp + 56], rbx
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5248]
        vmovaps      xmm7, [rsp + 5264]
        vmovaps      xmm8, [rsp + 5280]
        vmovaps      xmm9, [rsp + 5296]
        vmovaps      xmm10, [rsp + 5312]
        vmovaps      xmm11, [rsp + 5328]
        vmovaps      xmm12, [rsp + 5344]
        vmovaps      xmm13, [rsp + 5360]
        vmovaps      xmm14, [rsp + 5376]
        vmovaps      xmm15, [rsp + 5392]
        add          rsp, 5416
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 5256
        .cfi_def_cfa_offset 56
        pop          r15
        .cfi_def_cfa_offset 48
        .cfi_restore r15
        pop          r14
        .cfi_def_cfa_offset 40
        .cfi_restore r14
        pop          r13
        .cfi_def_cfa_offset 32
        .cfi_restore r13
        pop          r12
        .cfi_def_cfa_offset 24
        .cfi_restore r12
        pop          rbp
        .cfi_def_cfa_offset 16
        .cfi_restore rbp
        pop          rbx
        .cfi_def_cfa_offset 8
        .cfi_restore rbx
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8))
NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 168
        NSMS_SEH(.seh_stackalloc 168)
        vmovaps      [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        vmovaps      [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        vmovaps      [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        vmovaps      [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        vmovaps      [rsp + 64], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 64)
        vmovaps      [rsp + 80], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 80)
        vmovaps      [rsp + 96], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 96)
        vmovaps      [rsp + 112], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 112)
        vmovaps      [rsp + 128], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 128)
        vmovaps      [rsp + 144], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 144)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words */
        vmovdqu64    xmm16, [rsi]                               /* W_0 to W_1 */
        vmovdqu64    xmm17, [rsi + 128]
        vmovdqu64    xmm18, [rsi + 16]                          /* W_2 to W_3 */
        vmovdqu64    xmm19, [rsi + 144]
        vmovdqu64    xmm20, [rsi + 32]                          /* W_4 to W_5 */
        vinserti32x4 zmm16, zmm16, [rsi + 256], 1
        vinserti32x4 zmm17, zmm17, [rsi + 384], 1
        vinserti32x4 zmm18, zmm18, [rsi + 272], 1
        vmovdqu64    xmm21, [rsi + 160]
        vinserti32x4 zmm19, zmm19, [rsi + 400], 1
        vinserti32x4 zmm20, zmm20, [rsi + 288], 1
        vinserti32x4 zmm16, zmm16, [rsi + 512], 2
        vinserti32x4 zmm21, zmm21, [rsi + 416], 1
        vinserti32x4 zmm17, zmm17, [rsi + 640], 2
        vinserti32x4 zmm18, zmm18, [rsi + 528], 2
        vinserti32x4 zmm19, zmm19, [rsi + 656], 2
        vmovdqu64    xmm22, [rsi + 48]                          /* W_6 to W_7 */
        vinserti32x4 zmm20, zmm20, [rsi + 544], 2
        vinserti32x4 zmm21, zmm21, [rsi + 672], 2
        vinserti32x4 zmm16, zmm16, [rsi + 768], 3
        vmovdqu64    xmm23, [rsi + 176]
        vinserti32x4 zmm22, zmm22, [rsi + 304], 1
        vinserti32x4 zmm17, zmm17, [rsi + 896], 3
        vinserti32x4 zmm18, zmm18, [rsi + 784], 3
        vinserti32x4 zmm23, zmm23, [rsi + 432], 1
        vinserti32x4 zmm22, zmm22, [rsi + 560], 2
        vinserti32x4 zmm19, zmm19, [rsi + 912], 3
        vinserti32x4 zmm20, zmm20, [rsi + 800], 3
        vmovdqu64    xmm24, [rsi + 64]                          /* W_8 to W_9 */
        vinserti32x4 zmm23, zmm23, [rsi + 688], 2
        vinserti32x4 zmm21, zmm21, [rsi + 928], 3
        vinserti32x4 zmm22, zmm22, [rsi + 816], 3
        vinserti32x4 zmm24, zmm24, [rsi + 320], 1
        vinserti32x4 zmm23, zmm23, [rsi + 944], 3
        vinserti32x4 zmm24, zmm24, [rsi + 576], 2
        vinserti32x4 zmm24, zmm24, [rsi + 832], 3
        vmovdqu64    xmm25, [rsi + 192]
        vinserti32x4 zmm25, zmm25, [rsi + 448], 1
        vinserti32x4 zmm25, zmm25, [rsi + 704], 2
        vinserti32x4 zmm25, zmm25, [rsi + 960], 3
        vmovdqu64    xmm26, [rsi + 80]                          /* W_10 to W_11 */
        vinserti32x4 zmm26, zmm26, [rsi + 336], 1
        vinserti32x4 zmm26, zmm26, [rsi + 592], 2
        vinserti32x4 zmm26, zmm26, [rsi + 848], 3
        vmovdqu64    xmm27, [rsi + 208]
        vinserti32x4 zmm27, zmm27, [rsi + 464], 1
        vinserti32x4 zmm27, zmm27, [rsi + 720], 2
        vinserti32x4 zmm27, zmm27, [rsi + 976], 3
        vpunpcklqdq  zmm28, zmm16, zmm17
        vpunpckhqdq  zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 96]                          /* W_12 to W_13 */
        vinserti32x4 zmm17, zmm17, [rsi + 352], 1
        vinserti32x4 zmm17, zmm17, [rsi + 608], 2
        vinserti32x4 zmm17, zmm17, [rsi + 864], 3
        vmovdqu64    xmm29, [rsi + 224]
        vinserti32x4 zmm29, zmm29, [rsi + 480], 1
        vinserti32x4 zmm29, zmm29, [rsi + 736], 2
        vinserti32x4 zmm29, zmm29, [rsi + 992], 3
        vmovdqu64    zmm30, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm28, zmm30
        vpshufb      zmm1, zmm16, zmm30
        vpunpcklqdq  zmm16, zmm18, zmm19
        vpunpckhqdq  zmm18, zmm18, zmm19
        vpshufb      zmm2, zmm16, zmm30
        vpshufb      zmm3, zmm18, zmm30
        vmovdqu64    xmm16, [rsi + 112]                         /* W_14 to W_15 */
        vinserti32x4 zmm16, zmm16, [rsi + 368], 1
        vinserti32x4 zmm16, zmm16, [rsi + 624], 2
        vinserti32x4 zmm16, zmm16, [rsi + 880], 3
        vmovdqu64    xmm18, [rsi + 240]
        vinserti32x4 zmm18, zmm18, [rsi + 496], 1
        vinserti32x4 zmm18, zmm18, [rsi + 752], 2
        vinserti32x4 zmm18, zmm18, [rsi + 1008], 3
        vpunpcklqdq  zmm19, zmm20, zmm21
        vpunpckhqdq  zmm20, zmm20, zmm21
        vpshufb      zmm4, zmm19, zmm30
        vpshufb      zmm5, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm22, zmm23
        vpunpckhqdq  zmm20, zmm22, zmm23
        vpshufb      zmm6, zmm19, zmm30
        vpshufb      zmm7, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm24, zmm25
        vpunpckhqdq  zmm20, zmm24, zmm25
        vpshufb      zmm8, zmm19, zmm30
        vpshufb      zmm9, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm26, zmm27
        vpunpckhqdq  zmm20, zmm26, zmm27
        vpshufb      zmm10, zmm19, zmm30
        vpshufb      zmm11, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm17, zmm29
        vpunpckhqdq  zmm17, zmm17, zmm29
        vpshufb      zmm12, zmm19, zmm30
        vpshufb      zmm13, zmm17, zmm30
        vpunpcklqdq  zmm17, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm14, zmm17, zmm30
        vpshufb      zmm15, zmm16, zmm30
        vpaddq       zmm16, zmm0, [rip + NSMS_L(K1x8)]          /* W_0 + K_0 */
        vmovdqu64    [rdi], zmm16
        vpaddq       zmm16, zmm1, [rip + NSMS_L(K1x8) + 64]     /* W_1 + K_1 */
        vmovdqu64    [rdi + 64], zmm16
        vpaddq       zmm16, zmm2, [rip + NSMS_L(K1x8) + 128]    /* W_2 + K_2 */
        vmovdqu64    [rdi + 128], zmm16
        vpaddq       zmm16, zmm3, [rip + NSMS_L(K1x8) + 192]    /* W_3 + K_3 */
        vmovdqu64    [rdi + 192], zmm16
        vpaddq       zmm16, zmm4, [rip + NSMS_L(K1x8) + 256]    /* W_4 + K_4 */
        vmovdqu64    [rdi + 256], zmm16
        vpaddq       zmm16, zmm5, [rip + NSMS_L(K1x8) + 320]    /* W_5 + K_5 */
        vmovdqu64    [rdi + 320], zmm16
        vpaddq       zmm16, zmm6, [rip + NSMS_L(K1x8) + 384]    /* W_6 + K_6 */
        vmovdqu64    [rdi + 384], zmm16
        vpaddq       zmm16, zmm7, [rip + NSMS_L(K1x8) + 448]    /* W_7 + K_7 */
        vmovdqu64    [rdi + 448], zmm16
        vpaddq       zmm16, zmm8, [rip + NSMS_L(K1x8) + 512]    /* W_8 + K_8 */
        vmovdqu64    [rdi + 512], zmm16
        vpaddq       zmm16, zmm9, [rip + NSMS_L(K1x8) + 576]    /* W_9 + K_9 */
        vmovdqu64    [rdi + 576], zmm16
        vpaddq       zmm16, zmm10, [rip + NSMS_L(K1x8) + 640]   /* W_10 + K_10 */
        vmovdqu64    [rdi + 640], zmm16
        vpaddq       zmm16, zmm11, [rip + NSMS_L(K1x8) + 704]   /* W_11 + K_11 */
        vmovdqu64    [rdi + 704], zmm16
        vpaddq       zmm16, zmm12, [rip + NSMS_L(K1x8) + 768]   /* W_12 + K_12 */
        vmovdqu64    [rdi + 768], zmm16
        vpaddq       zmm16, zmm13, [rip + NSMS_L(K1x8) + 832]   /* W_13 + K_13 */
        vmovdqu64    [rdi + 832], zmm16
        vpaddq       zmm16, zmm14, [rip + NSMS_L(K1x8) + 896]   /* W_14 + K_14 */
        vmovdqu64    [rdi + 896], zmm16
        vpaddq       zmm16, zmm15, [rip + NSMS_L(K1x8) + 960]   /* W_15 + K_15 */
        vmovdqu64    [rdi + 960], zmm16
        lea          rcx, [rdi + 4096]
        lea          rax, [rip + NSMS_L(K1x8) + 1024]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 8 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vpaddq       zmm16, zmm9, zmm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vprorq       zmm17, zmm14, 19
        vprorq       zmm18, zmm14, 61
        vpsrlq       zmm19, zmm14, 6
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm16, zmm16, zmm19
        vprorq       zmm17, zmm1, 1
        vprorq       zmm18, zmm1, 8
        vpsrlq       zmm19, zmm1, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm10, zmm1                         /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vpaddq       zmm0, zmm19, zmm16
        vprorq       zmm16, zmm15, 19
        vprorq       zmm18, zmm15, 61
        vpsrlq       zmm19, zmm15, 6
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm17, zmm19
        vprorq       zmm17, zmm2, 1
        vprorq       zmm18, zmm2, 8
        vpsrlq       zmm19, zmm2, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm11, zmm2                         /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpaddq       zmm1, zmm19, zmm16
        vprorq       zmm16, zmm3, 1
        vprorq       zmm18, zmm3, 8
        vpsrlq       zmm19, zmm3, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm12, zmm3                         /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vpaddq       zmm17, zmm17, zmm19
        vpaddq       zmm18, zmm0, [rax]
        vmovdqu64    [rdi + 1024], zmm18
        vprorq       zmm18, zmm0, 19
        vprorq       zmm19, zmm0, 61
        vpsrlq       zmm20, zmm0, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm2, zmm17, zmm20
        vprorq       zmm17, zmm4, 1
        vprorq       zmm18, zmm4, 8
        vpsrlq       zmm19, zmm4, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm13, zmm4                         /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpaddq       zmm16, zmm16, zmm19
        vpaddq       zmm18, zmm1, [rax + 64]
        vmovdqu64    [rdi + 1088], zmm18
        vprorq       zmm18, zmm1, 19
        vprorq       zmm19, zmm1, 61
        vpsrlq       zmm20, zmm1, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm3, zmm16, zmm20
        vprorq       zmm16, zmm5, 1
        vprorq       zmm18, zmm5, 8
        vpsrlq       zmm19, zmm5, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm14, zmm5                         /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpaddq       zmm17, zmm17, zmm19
        vpaddq       zmm18, zmm2, [rax + 128]
        vmovdqu64    [rdi + 1152], zmm18
        vprorq       zmm18, zmm2, 19
        vprorq       zmm19, zmm2, 61
        vpsrlq       zmm20, zmm2, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm4, zmm17, zmm20
        vprorq       zmm17, zmm6, 1
        vprorq       zmm18, zmm6, 8
        vpsrlq       zmm19, zmm6, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm15, zmm6                         /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vpaddq       zmm16, zmm16, zmm19
        vpaddq       zmm18, zmm3, [rax + 192]
        vmovdqu64    [rdi + 1216], zmm18
        vprorq       zmm18, zmm3, 19
        vprorq       zmm19, zmm3, 61
        vpsrlq       zmm20, zmm3, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm5, zmm16, zmm20
        vprorq       zmm16, zmm7, 1
        vprorq       zmm18, zmm7, 8
        vpsrlq       zmm19, zmm7, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm17, zmm19
        vpaddq       zmm17, zmm4, [rax + 256]
        vmovdqu64    [rdi + 1280], zmm17
        vprorq       zmm17, zmm8, 1                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vprorq       zmm18, zmm8, 8
        vpsrlq       zmm19, zmm8, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm7, zmm19
        vpaddq       zmm17, zmm17, zmm0
        vprorq       zmm18, zmm4, 19
        vprorq       zmm19, zmm4, 61
        vpsrlq       zmm20, zmm4, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm6, zmm16, zmm20
        vpaddq       zmm16, zmm5, [rax + 320]
        vmovdqu64    [rdi + 1344], zmm16
        vprorq       zmm16, zmm9, 1                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vprorq       zmm18, zmm9, 8
        vpsrlq       zmm19, zmm9, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm8, zmm19
        vpaddq       zmm16, zmm16, zmm1
        vprorq       zmm18, zmm5, 19
        vprorq       zmm19, zmm5, 61
        vpsrlq       zmm20, zmm5, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm7, zmm17, zmm20
        vpaddq       zmm17, zmm6, [rax + 384]
        vmovdqu64    [rdi + 1408], zmm17
        vprorq       zmm17, zmm10, 1                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vprorq       zmm18, zmm10, 8
        vpsrlq       zmm19, zmm10, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm9, zmm19
        vpaddq       zmm17, zmm17, zmm2
        vprorq       zmm18, zmm6, 19
        vprorq       zmm19, zmm6, 61
        vpsrlq       zmm20, zmm6, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm8, zmm16, zmm20
        vpaddq       zmm16, zmm7, [rax + 448]
        vmovdqu64    [rdi + 1472], zmm16
        vprorq       zmm16, zmm11, 1                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vprorq       zmm18, zmm11, 8
        vpsrlq       zmm19, zmm11, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm10, zmm19
        vpaddq       zmm16, zmm16, zmm3
        vprorq       zmm18, zmm7, 19
        vprorq       zmm19, zmm7, 61
        vpsrlq       zmm20, zmm7, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm9, zmm17, zmm20
        vpaddq       zmm17, zmm8, [rax + 512]
        vmovdqu64    [rdi + 1536], zmm17
        vprorq       zmm17, zmm12, 1                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vprorq       zmm18, zmm12, 8
        vpsrlq       zmm19, zmm12, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm11, zmm19
        vpaddq       zmm17, zmm17, zmm4
        vprorq       zmm18, zmm8, 19
        vprorq       zmm19, zmm8, 61
        vpsrlq       zmm20, zmm8, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm10, zmm16, zmm20
        vpaddq       zmm16, zmm9, [rax + 576]
        vmovdqu64    [rdi + 1600], zmm16
        vprorq       zmm16, zmm13, 1                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vprorq       zmm18, zmm13, 8
        vpsrlq       zmm19, zmm13, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm12, zmm19
        vpaddq       zmm16, zmm16, zmm5
        vprorq       zmm18, zmm9, 19
        vprorq       zmm19, zmm9, 61
        vpsrlq       zmm20, zmm9, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm11, zmm17, zmm20
        vpaddq       zmm17, zmm10, [rax + 640]
        vmovdqu64    [rdi + 1664], zmm17
        vprorq       zmm17, zmm14, 1                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        vprorq       zmm18, zmm14, 8
        vpsrlq       zmm19, zmm14, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm13, zmm19
        vpaddq       zmm17, zmm17, zmm6
        vprorq       zmm18, zmm10, 19
        vprorq       zmm19, zmm10, 61
        vpsrlq       zmm20, zmm10, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm12, zmm16, zmm20
        vpaddq       zmm16, zmm11, [rax + 704]
        vmovdqu64    [rdi + 1728], zmm16
        vprorq       zmm16, zmm15, 1                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        vprorq       zmm18, zmm15, 8
        vpsrlq       zmm19, zmm15, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm14, zmm19
        vpaddq       zmm16, zmm16, zmm7
        vprorq       zmm18, zmm11, 19
        vprorq       zmm19, zmm11, 61
        vpsrlq       zmm20, zmm11, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm13, zmm17, zmm20
        vpaddq       zmm17, zmm12, [rax + 768]
        vmovdqu64    [rdi + 1792], zmm17
        vprorq       zmm17, zmm0, 1                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vprorq       zmm18, zmm0, 8
        vpsrlq       zmm19, zmm0, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm15, zmm19
        vpaddq       zmm17, zmm17, zmm8
        vprorq       zmm18, zmm12, 19
        vprorq       zmm19, zmm12, 61
        vpsrlq       zmm20, zmm12, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm14, zmm16, zmm20
        vpaddq       zmm16, zmm13, [rax + 832]
        vmovdqu64    [rdi + 1856], zmm16
        vprorq       zmm16, zmm13, 19
        vprorq       zmm18, zmm13, 61
        vpsrlq       zmm19, zmm13, 6
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm15, zmm17, zmm19
        vpaddq       zmm16, zmm14, [rax + 896]
        vmovdqu64    [rdi + 1920], zmm16
        vpaddq       zmm16, zmm15, [rax + 960]
        vmovdqu64    [rdi + 1984], zmm16
        add          rax, 1024
        add          rdi, 1024
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        vmovaps      xmm11, [rsp + 80]
        vmovaps      xmm12, [rsp + 96]
        vmovaps      xmm13, [rsp + 112]
        vmovaps      xmm14, [rsp + 128]
        vmovaps      xmm15, [rsp + 144]
        add          rsp, 168
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8), . - NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8)
#endif

#if defined(__ELF__)  /* supports indirect branch tracking and shadow stacks */
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  /* the assembler's default */

#undef NSMS_SYMBOL
#undef NSMS_FUNCTION
#undef NSMS_HASH
#undef NSMS_HASH_OF
#undef NSMS_TYPE
#undef NSMS_HIDE
#undef NSMS_SEH
#undef NSMS_SEH2
#undef NSMS_COFF
#undef NSMS_L
#endif

/* nsms_sha512_blocks_avx512_n8: 15 integer registers, 31 vector registers, 4 spills.
 *   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8
 *     blocks: zmm0..zmm15; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp];
 *     data: [rsp+8]; state: [rsp+16]; p: rcx; q: rbp; kp: [rsp+24]; upper_bound: [rsp+32];
 *     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     q: address of the current block's first stored schedule word.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha512_schedule_avx512_n8: 4 integer registers, 31 vector registers, 0 spills.
 *   Register map: W rows 0..15 of 8 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx512_n8
 *   signature: void nsms_sha512_blocks_avx512_n8(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 5304, win64: 5480}
 *   features: [avx, avx512bw, avx512f, avx512vl, bmi1, bmi2]
 * - name: nsms_sha512_schedule_avx512_n8
 *   signature: void nsms_sha512_schedule_avx512_n8(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 5120, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 1024, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 184}
 *   features: [avx, avx512bw, avx512f, avx512vl]
 */
