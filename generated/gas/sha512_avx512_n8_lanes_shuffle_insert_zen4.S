/* sha512_avx512_n8_lanes_shuffle_insert_zen4.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes FORMS=shuffle GATHER=insert UARCH=zen4
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind; FORMS=shuffle: VPSHUFD
 *     exchanges the lanes; GATHER=insert: one PINSR per word (figure 8); UARCH=zen4: the options and orders that
 *     a search found on zen4
 *
 * void nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 8
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,862 instructions (System V); 5,400 bytes of stack (System V), 5,576 (Win64).
 *
 * Memory: state must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, avx512bw, avx512dq, avx512f, avx512vl, bmi1, bmi2.
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
#  define NSMS_L(name) Lsha512_avx512_n8_lanes_shuffle_insert_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n8_lanes_shuffle_insert_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n8_lanes_shuffle_insert_zen4_##name
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
NSMS_L(rotation_counts):  /* rotation counts of Sigma_1 and Sigma_0; mask of the lane of a */
        .quad        0x000000000000000e, 0x000000000000001c
        .quad        0x0000000000000012, 0x0000000000000022
        .quad        0x0000000000000029, 0x0000000000000027
        .quad        0x0000000000000000, 0xffffffffffffffff
        .p2align     6
NSMS_L(shuffle_76543210fedcba98):  /* byte shuffle: source of each byte */
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .p2align     4
NSMS_L(words_00000000_x4):  /* constant words, first used for: the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4))
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
        sub          rsp, 1416
        NSMS_SEH(.seh_stackalloc 1416)
        vmovaps      [rsp + 5344], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 5344)
        vmovaps      [rsp + 5360], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 5360)
        vmovaps      [rsp + 5376], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 5376)
        vmovaps      [rsp + 5392], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 5392)
        vmovaps      [rsp + 5408], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 5408)
        vmovaps      [rsp + 5424], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 5424)
        vmovaps      [rsp + 5440], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 5440)
        vmovaps      [rsp + 5456], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 5456)
        vmovaps      [rsp + 5472], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 5472)
        vmovaps      [rsp + 5488], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 5488)
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
        sub          rsp, 1256
        .cfi_def_cfa_offset 5408
#endif
        mov          [rsp + 32], rdi
        mov          rdi, rsi
        mov          rsi, rdx
        cmp          rsi, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 159]
        and          rax, -64
        mov          rcx, [rsp + 32]
        vmovq        xmm0, [rcx]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovq        xmm1, [rcx + 8]
        vmovq        xmm2, [rcx + 16]
        vmovq        xmm3, [rcx + 24]
        vmovq        xmm10, [rcx + 32]
        vmovq        xmm11, [rcx + 40]
        mov          edx, 1                                     /* masks: the lane of e, the lane of a */
        mov          r8d, 2
        vmovq        xmm6, [rcx + 48]
        vmovq        xmm7, [rcx + 56]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, edx
        kmovd        k1, r8d
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2; state: [rsp+32]. */
NSMS_L(batch8):
        cmp          rsi, 8
        jb           NSMS_L(batch1)

        /* the schedule of 8 blocks: the message words */
        vmovsd       xmm16, [rdi]                               /* W_0 */
        vmovsd       xmm17, [rdi + 256]
        vmovsd       xmm18, [rdi + 8]                           /* W_1 */
        vmovsd       xmm19, [rdi + 264]
        vmovsd       xmm20, [rdi + 16]                          /* W_2 */
        vmovsd       xmm21, [rdi + 272]
        vpinsrq      xmm16, xmm16, [rdi + 128], 1
        vpinsrq      xmm17, xmm17, [rdi + 384], 1
        vmovsd       xmm22, [rdi + 512]
        vpinsrq      xmm18, xmm18, [rdi + 136], 1
        vpinsrq      xmm19, xmm19, [rdi + 392], 1
        vmovsd       xmm23, [rdi + 520]
        vpinsrq      xmm20, xmm20, [rdi + 144], 1
        vpinsrq      xmm21, xmm21, [rdi + 400], 1
        vinserti32x4 zmm16, zmm16, xmm17, 1
        vpinsrq      xmm17, xmm22, [rdi + 640], 1
        vmovsd       xmm22, [rdi + 24]                          /* W_3 */
        vmovsd       xmm24, [rdi + 280]
        vmovsd       xmm25, [rdi + 528]
        vmovsd       xmm26, [rdi + 768]
        vpinsrq      xmm22, xmm22, [rdi + 152], 1
        vpinsrq      xmm24, xmm24, [rdi + 408], 1
        vinserti32x4 zmm18, zmm18, xmm19, 1
        vpinsrq      xmm19, xmm23, [rdi + 648], 1
        vinserti32x4 zmm20, zmm20, xmm21, 1
        vpinsrq      xmm21, xmm25, [rdi + 656], 1
        vinserti32x4 zmm22, zmm22, xmm24, 1
        vinserti32x4 zmm16, zmm16, xmm17, 2
        vmovsd       xmm17, [rdi + 32]                          /* W_4 */
        vmovsd       xmm23, [rdi + 288]
        vmovsd       xmm24, [rdi + 536]
        vmovsd       xmm25, [rdi + 776]
        vpinsrq      xmm17, xmm17, [rdi + 160], 1
        vpinsrq      xmm23, xmm23, [rdi + 416], 1
        vpinsrq      xmm24, xmm24, [rdi + 664], 1
        vpinsrq      xmm26, xmm26, [rdi + 896], 1
        vinserti32x4 zmm17, zmm17, xmm23, 1
        vinserti32x4 zmm18, zmm18, xmm19, 2
        vpinsrq      xmm19, xmm25, [rdi + 904], 1
        vinserti32x4 zmm20, zmm20, xmm21, 2
        vinserti32x4 zmm21, zmm22, xmm24, 2
        vinserti32x4 zmm16, zmm16, xmm26, 3
        vinserti32x4 zmm18, zmm18, xmm19, 3
        vmovsd       xmm19, [rdi + 40]                          /* W_5 */
        vmovsd       xmm22, [rdi + 296]
        vmovsd       xmm23, [rdi + 544]
        vmovsd       xmm24, [rdi + 552]
        vpinsrq      xmm19, xmm19, [rdi + 168], 1
        vpinsrq      xmm22, xmm22, [rdi + 424], 1
        vpinsrq      xmm23, xmm23, [rdi + 672], 1
        vpinsrq      xmm24, xmm24, [rdi + 680], 1
        vinserti32x4 zmm19, zmm19, xmm22, 1
        vinserti32x4 zmm17, zmm17, xmm23, 2
        vmovsd       xmm22, [rdi + 48]                          /* W_6 */
        vmovsd       xmm23, [rdi + 304]
        vmovsd       xmm25, [rdi + 784]
        vmovsd       xmm26, [rdi + 792]
        vpinsrq      xmm22, xmm22, [rdi + 176], 1
        vpinsrq      xmm23, xmm23, [rdi + 432], 1
        vpinsrq      xmm25, xmm25, [rdi + 912], 1
        vpinsrq      xmm26, xmm26, [rdi + 920], 1
        vinserti32x4 zmm22, zmm22, xmm23, 1
        vinserti32x4 zmm19, zmm19, xmm24, 2
        vinserti32x4 zmm20, zmm20, xmm25, 3
        vinserti32x4 zmm21, zmm21, xmm26, 3
        vmovsd       xmm23, [rdi + 56]                          /* W_7 */
        vmovsd       xmm24, [rdi + 312]
        vmovsd       xmm25, [rdi + 560]
        vmovsd       xmm26, [rdi + 800]
        vpinsrq      xmm23, xmm23, [rdi + 184], 1
        vpinsrq      xmm24, xmm24, [rdi + 440], 1
        vpinsrq      xmm25, xmm25, [rdi + 688], 1
        vpinsrq      xmm26, xmm26, [rdi + 928], 1
        vinserti32x4 zmm23, zmm23, xmm24, 1
        vinserti32x4 zmm22, zmm22, xmm25, 2
        vinserti32x4 zmm17, zmm17, xmm26, 3
        vmovsd       xmm24, [rdi + 64]                          /* W_8 */
        vpinsrq      xmm24, xmm24, [rdi + 192], 1
        vmovsd       xmm25, [rdi + 320]
        vpinsrq      xmm25, xmm25, [rdi + 448], 1
        vinserti32x4 zmm24, zmm24, xmm25, 1
        vmovsd       xmm25, [rdi + 568]
        vpinsrq      xmm25, xmm25, [rdi + 696], 1
        vinserti32x4 zmm23, zmm23, xmm25, 2
        vmovsd       xmm25, [rdi + 576]
        vpinsrq      xmm25, xmm25, [rdi + 704], 1
        vinserti32x4 zmm24, zmm24, xmm25, 2
        vmovsd       xmm25, [rdi + 72]                          /* W_9 */
        vpinsrq      xmm25, xmm25, [rdi + 200], 1
        vmovsd       xmm26, [rdi + 328]
        vpinsrq      xmm26, xmm26, [rdi + 456], 1
        vinserti32x4 zmm25, zmm25, xmm26, 1
        vmovsd       xmm26, [rdi + 584]
        vpinsrq      xmm26, xmm26, [rdi + 712], 1
        vinserti32x4 zmm25, zmm25, xmm26, 2
        vmovsd       xmm26, [rdi + 808]
        vpinsrq      xmm26, xmm26, [rdi + 936], 1
        vinserti32x4 zmm19, zmm19, xmm26, 3
        vmovsd       xmm26, [rdi + 80]                          /* W_10 */
        vpinsrq      xmm26, xmm26, [rdi + 208], 1
        vmovsd       xmm27, [rdi + 336]
        vpinsrq      xmm27, xmm27, [rdi + 464], 1
        vinserti32x4 zmm26, zmm26, xmm27, 1
        vmovsd       xmm27, [rdi + 592]
        vpinsrq      xmm27, xmm27, [rdi + 720], 1
        vinserti32x4 zmm26, zmm26, xmm27, 2
        vmovsd       xmm27, [rdi + 816]
        vpinsrq      xmm27, xmm27, [rdi + 944], 1
        vinserti32x4 zmm22, zmm22, xmm27, 3
        vmovsd       xmm27, [rdi + 824]
        vpinsrq      xmm27, xmm27, [rdi + 952], 1
        vinserti32x4 zmm23, zmm23, xmm27, 3
        vmovsd       xmm27, [rdi + 88]                          /* W_11 */
        vpinsrq      xmm27, xmm27, [rdi + 216], 1
        vmovsd       xmm28, [rdi + 344]
        vpinsrq      xmm28, xmm28, [rdi + 472], 1
        vinserti32x4 zmm27, zmm27, xmm28, 1
        lea          r9, [rax + 64]
        mov          [rsp + 40], r9
        vmovsd       xmm28, [rdi + 600]
        vpinsrq      xmm28, xmm28, [rdi + 728], 1
        vinserti32x4 zmm27, zmm27, xmm28, 2
        vmovsd       xmm28, [rdi + 832]
        vpinsrq      xmm28, xmm28, [rdi + 960], 1
        vinserti32x4 zmm24, zmm24, xmm28, 3
        vmovsd       xmm28, [rdi + 96]                          /* W_12 */
        vpinsrq      xmm28, xmm28, [rdi + 224], 1
        vmovsd       xmm29, [rdi + 352]
        vpinsrq      xmm29, xmm29, [rdi + 480], 1
        vinserti32x4 zmm28, zmm28, xmm29, 1
        vmovsd       xmm29, [rdi + 608]
        vpinsrq      xmm29, xmm29, [rdi + 736], 1
        vinserti32x4 zmm28, zmm28, xmm29, 2
        vmovsd       xmm29, [rdi + 840]
        vpinsrq      xmm29, xmm29, [rdi + 968], 1
        vinserti32x4 zmm25, zmm25, xmm29, 3
        vmovsd       xmm29, [rdi + 104]                         /* W_13 */
        vpinsrq      xmm29, xmm29, [rdi + 232], 1
        vmovsd       xmm30, [rdi + 360]
        vpinsrq      xmm30, xmm30, [rdi + 488], 1
        vinserti32x4 zmm29, zmm29, xmm30, 1
        vmovsd       xmm30, [rdi + 616]
        vpinsrq      xmm30, xmm30, [rdi + 744], 1
        vinserti32x4 zmm29, zmm29, xmm30, 2
        vmovsd       xmm30, [rdi + 848]
        vpinsrq      xmm30, xmm30, [rdi + 976], 1
        vinserti32x4 zmm26, zmm26, xmm30, 3
        vmovsd       xmm30, [rdi + 856]
        vpinsrq      xmm30, xmm30, [rdi + 984], 1
        vinserti32x4 zmm27, zmm27, xmm30, 3
        vmovsd       xmm30, [rdi + 112]                         /* W_14 */
        vpinsrq      xmm30, xmm30, [rdi + 240], 1
        vmovsd       xmm31, [rdi + 368]
        vpinsrq      xmm31, xmm31, [rdi + 496], 1
        vinserti32x4 zmm30, zmm30, xmm31, 1
        vmovsd       xmm31, [rdi + 624]
        vpinsrq      xmm31, xmm31, [rdi + 752], 1
        vinserti32x4 zmm30, zmm30, xmm31, 2
        vmovsd       xmm31, [rdi + 864]
        vpinsrq      xmm31, xmm31, [rdi + 992], 1
        vinserti32x4 zmm28, zmm28, xmm31, 3
        vmovsd       xmm31, [rdi + 120]                         /* W_15 */
        vpinsrq      xmm31, xmm31, [rdi + 248], 1
        vmovq        xmm15, [rdi + 376]
        vpinsrq      xmm15, xmm15, [rdi + 504], 1
        vinserti32x4 zmm31, zmm31, xmm15, 1
        vmovq        xmm15, [rdi + 632]
        vpinsrq      xmm15, xmm15, [rdi + 760], 1
        vinserti32x4 zmm31, zmm31, xmm15, 2
        vmovq        xmm15, [rdi + 872]
        vpinsrq      xmm15, xmm15, [rdi + 1000], 1
        vinserti32x4 zmm29, zmm29, xmm15, 3
        vmovq        xmm15, [rdi + 880]
        vpinsrq      xmm15, xmm15, [rdi + 1008], 1
        vinserti32x4 zmm30, zmm30, xmm15, 3
        vmovq        xmm15, [rdi + 888]
        vpinsrq      xmm15, xmm15, [rdi + 1016], 1
        vinserti32x4 zmm31, zmm31, xmm15, 3
        vmovdqu64    zmm15, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm16, zmm15
        vpshufb      zmm1, zmm18, zmm15
        vpshufb      zmm2, zmm20, zmm15
        vpshufb      zmm3, zmm21, zmm15
        vpshufb      zmm4, zmm17, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpshufb      zmm6, zmm22, zmm15
        vpshufb      zmm7, zmm23, zmm15
        vpshufb      zmm8, zmm24, zmm15
        vpshufb      zmm9, zmm25, zmm15
        vpshufb      zmm10, zmm26, zmm15
        vpshufb      zmm11, zmm27, zmm15
        vpshufb      zmm12, zmm28, zmm15
        vpshufb      zmm13, zmm29, zmm15
        vpshufb      zmm14, zmm30, zmm15
        vpshufb      zmm15, zmm31, zmm15
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
        lea          r8, [rax + 4096]
        mov          r12, [rsp + 32]
        mov          r10, [r12]
        mov          r11, [r12 + 8]
        mov          rbx, [r12 + 16]
        mov          rbp, [r12 + 24]
        mov          r13, [r12 + 32]
        mov          [rsp], r13
        mov          r14, [r12 + 40]
        mov          [rsp + 8], r14
        mov          r15, [r12 + 48]
        mov          [rsp + 16], r15
        mov          r12, [r12 + 56]
        mov          [rsp + 24], r12
        lea          rdx, [rip + NSMS_L(K1x8) + 1024]
        mov          r9, rax
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: r10, r11, rbx, rbp, [rsp..rsp+24]; W rows 0..15 of 8 blocks: zmm0..zmm15; */
        /*   scratch: rax; p: rcx; is_a: k1; kp: rdx; blocks: rsi; data: rdi; upper_bound: r8; q: r9; */
        /*   is_e: k2; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule8):

        /* rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        mov          r12, [rsp]
        rorx         r13, r12, 14                               /* round 0 */
        rorx         r14, r12, 18
        xor          r13, r14
        rorx         r14, r12, 41
        xor          r13, r14
        mov          r14, [rsp + 8]
        mov          r15, r12
        and          r15, r14
        mov          [rsp + 48], rsi
        mov          rsi, [rsp + 24]
        add          rsi, [rcx]
        mov          [rsp + 56], rdi
        andn         rdi, r12, [rsp + 16]
        add          rsi, r15
        add          rdi, rsi
        add          r13, rdi
        rorx         r15, r10, 28
        rorx         rdi, r10, 34
        xor          r15, rdi
        rorx         rdi, r10, 39
        xor          r15, rdi
        mov          rdi, r10
        xor          rdi, r11
            vprorq   zmm16, zmm14, 19                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          rsi, r11
        xor          rsi, rbx
            vprorq   zmm17, zmm14, 61
        and          rsi, rdi
            vpsrlq   zmm18, zmm14, 6
        xor          rsi, r11
        add          r15, rsi
            vprorq   zmm19, zmm1, 8
            vpsrlq   zmm20, zmm1, 7
            vprorq   zmm21, zmm1, 1
        add          rbp, r13
        rorx         rsi, rbp, 18                               /* round 1 */
        mov          [rsp + 64], r9
        rorx         r9, rbp, 14
        mov          [rsp + 72], r8
        rorx         r8, rbp, 41
        xor          r9, rsi
        xor          r9, r8
        add          r13, r15
            vpternlogq zmm20, zmm21, zmm19, 150
        mov          r15, rbp
        and          r15, r12
        andn         r8, rbp, r14
        mov          rsi, [rsp + 16]
        add          rsi, [rcx + 64]
        add          rsi, r15
        add          r8, rsi
            vpaddq   zmm19, zmm9, zmm0
        add          r9, r8
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm16, zmm19, zmm18
            vpaddq   zmm0, zmm20, zmm16
        rorx         r15, r13, 28
        rorx         r8, r13, 34
        xor          r15, r8
            vpaddq   zmm16, zmm0, [rdx]
        rorx         r8, r13, 39
            vmovdqu64 [rcx + 1024], zmm16
        mov          rsi, r13
        xor          rsi, r10
            vprorq   zmm16, zmm15, 19                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        and          rdi, rsi
        xor          r15, r8
            vprorq   zmm17, zmm15, 61
        xor          rdi, r10
            vpsrlq   zmm18, zmm15, 6
        add          rbx, r9
            vprorq   zmm19, zmm2, 1
        add          r15, rdi
        add          r9, r15
        rorx         r15, rbx, 14                               /* round 2 */
        rorx         r8, rbx, 18
            vprorq   zmm20, zmm2, 8
            vpsrlq   zmm21, zmm2, 7
        xor          r15, r8
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r8, rbx, 41
            vpaddq   zmm19, zmm10, zmm1
        xor          r15, r8
        mov          r8, rbx
        and          r8, rbp
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm16, zmm19, zmm18
            vpaddq   zmm1, zmm21, zmm16
            vpaddq   zmm16, zmm1, [rdx + 64]
        andn         rdi, rbx, r12
            vmovdqu64 [rcx + 1088], zmm16
        add          r14, [rcx + 128]
        add          r14, r8
        add          rdi, r14
        add          r15, rdi
            vprorq   zmm16, zmm0, 19                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        rorx         r14, r9, 28
        rorx         r8, r9, 34
        xor          r14, r8
        rorx         r8, r9, 39
            vprorq   zmm17, zmm0, 61
        mov          rdi, r9
        xor          rdi, r13
            vpsrlq   zmm18, zmm0, 6
        and          rsi, rdi
        xor          rsi, r13
            vprorq   zmm19, zmm3, 1
        add          r11, r15
        xor          r14, r8
            vprorq   zmm20, zmm3, 8
        add          r14, rsi
        add          r15, r14
        rorx         r14, r11, 14                               /* round 3 */
            vpsrlq   zmm21, zmm3, 7
        rorx         r8, r11, 18
        xor          r14, r8
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r8, r11, 41
            vpaddq   zmm19, zmm11, zmm2
            vpaddq   zmm19, zmm19, zmm21
        xor          r14, r8
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm2, zmm19, zmm18
        mov          r8, r11
        and          r8, rbx
        andn         rsi, r11, rbp
        add          r12, [rcx + 192]
        add          r12, r8
            vprorq   zmm16, zmm4, 8                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        add          rsi, r12
            vpaddq   zmm17, zmm2, [rdx + 128]
        add          r14, rsi
        add          r10, r14
            vmovdqu64 [rcx + 1152], zmm17
        rorx         r12, r15, 28
            vprorq   zmm17, zmm1, 19
        rorx         r8, r15, 34
        xor          r12, r8
            vprorq   zmm18, zmm1, 61
        mov          r8, r15
        xor          r8, r9
        and          rdi, r8
        xor          rdi, r9
            vpsrlq   zmm19, zmm1, 6
        rorx         rsi, r15, 39
        xor          r12, rsi
            vprorq   zmm20, zmm4, 1
        add          r12, rdi
        add          r14, r12
            vpsrlq   zmm21, zmm4, 7
        rorx         r12, r10, 14                               /* round 4 */
        rorx         rdi, r10, 18
            vpternlogq zmm21, zmm20, zmm16, 150
            vpaddq   zmm16, zmm12, zmm3
            vpaddq   zmm16, zmm16, zmm21
        xor          r12, rdi
        rorx         rdi, r10, 41
            vpternlogq zmm19, zmm17, zmm18, 150
            vpaddq   zmm3, zmm16, zmm19
            vpaddq   zmm16, zmm3, [rdx + 192]
        xor          r12, rdi
        mov          rdi, r10
        and          rdi, r11
        add          rbp, [rcx + 256]
        add          rbp, rdi
        andn         rdi, r10, rbx
        add          rbp, rdi
            vmovdqu64 [rcx + 1216], zmm16
        add          rbp, r12
            vprorq   zmm16, zmm2, 19                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r12, r14, 28
        rorx         rdi, r14, 34
            vprorq   zmm17, zmm2, 61
        xor          r12, rdi
            vpsrlq   zmm18, zmm2, 6
        rorx         rdi, r14, 39
        mov          rsi, r14
        xor          rsi, r15
        and          r8, rsi
        xor          r8, r15
        xor          r12, rdi
            vprorq   zmm19, zmm5, 1
        add          r13, rbp
            vprorq   zmm20, zmm5, 8
            vpsrlq   zmm21, zmm5, 7
        add          r12, r8
        add          rbp, r12
        rorx         r12, r13, 14                               /* round 5 */
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r8, r13, 18
            vpaddq   zmm19, zmm13, zmm4
            vpaddq   zmm19, zmm19, zmm21
        xor          r12, r8
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm4, zmm19, zmm18
        rorx         r8, r13, 41
        andn         rdi, r13, r11
        xor          r12, r8
        mov          r8, r13
        and          r8, r10
        add          rbx, [rcx + 320]
        add          rbx, r8
            vpaddq   zmm16, zmm4, [rdx + 256]
            vmovdqu64 [rcx + 1280], zmm16
        add          rbx, rdi
        add          rbx, r12
            vprorq   zmm16, zmm3, 19                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vprorq   zmm17, zmm3, 61
        rorx         r12, rbp, 34
            vpsrlq   zmm18, zmm3, 6
        rorx         r8, rbp, 28
        xor          r8, r12
        rorx         r12, rbp, 39
        mov          rdi, rbp
        xor          rdi, r14
        and          rsi, rdi
            vprorq   zmm19, zmm6, 1
        xor          rsi, r14
        add          r9, rbx
            vprorq   zmm20, zmm6, 8
            vpsrlq   zmm21, zmm6, 7
        xor          r8, r12
        add          r8, rsi
        add          rbx, r8
            vpaddq   zmm22, zmm14, zmm5
            vpternlogq zmm21, zmm19, zmm20, 150
            vpaddq   zmm19, zmm22, zmm21
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm5, zmm19, zmm18
            vpaddq   zmm16, zmm5, [rdx + 320]
            vmovdqu64 [rcx + 1344], zmm16
            vprorq   zmm16, zmm4, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vprorq   zmm17, zmm4, 61
            vpsrlq   zmm18, zmm4, 6
        rorx         r12, r9, 18                                /* round 6 */
        rorx         r8, r9, 14
            vprorq   zmm19, zmm7, 1
        xor          r8, r12
        rorx         r12, r9, 41
            vpsrlq   zmm20, zmm7, 7
        xor          r8, r12
            vprorq   zmm21, zmm7, 8
        mov          r12, r9
        and          r12, r13
        add          r11, [rcx + 384]
        add          r11, r12
        andn         r12, r9, r10
        add          r11, r12
            vpaddq   zmm22, zmm15, zmm6
            vpternlogq zmm20, zmm19, zmm21, 150
            vpaddq   zmm19, zmm22, zmm20
        add          r11, r8
        rorx         r12, rbx, 28
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm6, zmm19, zmm18
        rorx         r8, rbx, 34
            vpaddq   zmm16, zmm6, [rdx + 384]
        xor          r12, r8
        rorx         r8, rbx, 39
            vmovdqu64 [rcx + 1408], zmm16
        mov          rsi, rbx
        xor          rsi, rbp
        and          rdi, rsi
            vprorq   zmm16, zmm5, 19                            /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        xor          rdi, rbp
        add          r15, r11
        mov          [rsp + 80], rbp
        rorx         rbp, r15, 14                               /* round 7 */
        mov          [rsp + 88], rdx
        rorx         rdx, r15, 18
        xor          rbp, rdx
        rorx         rdx, r15, 41
        xor          rbp, rdx
        mov          rdx, r15
        and          rdx, r9
        xor          r12, r8
        andn         r8, r15, r13
            vprorq   zmm17, zmm5, 61
        add          r10, [rcx + 448]
        add          r10, rdx
            vpsrlq   zmm18, zmm5, 6
            vpternlogq zmm18, zmm16, zmm17, 150
        add          r10, r8
        add          r10, rbp
            vprorq   zmm16, zmm8, 1
        add          r12, rdi
        add          r11, r12
        rorx         r12, r11, 28
        rorx         rbp, r11, 34
        xor          r12, rbp
            vprorq   zmm17, zmm8, 8
        mov          rbp, r11
        xor          rbp, rbx
        rorx         r8, r11, 39
        and          rsi, rbp
        xor          rsi, rbx
            vpsrlq   zmm19, zmm8, 7
            vpternlogq zmm19, zmm16, zmm17, 150
            vpaddq   zmm16, zmm7, zmm19
            vpaddq   zmm16, zmm16, zmm0
            vpaddq   zmm7, zmm16, zmm18
        xor          r12, r8
        add          r12, rsi
            vprorq   zmm16, zmm6, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r14, r10
        rorx         r8, r14, 18                                /* round 8 */
        rorx         rdi, r14, 14
            vprorq   zmm17, zmm6, 61
        rorx         rsi, r14, 41
            mov      rdx, [rsp + 88]
            vpaddq   zmm18, zmm7, [rdx + 448]
        add          r10, r12
        xor          rdi, r8
            vpsrlq   zmm19, zmm6, 6
        xor          rdi, rsi
            vmovdqu64 [rcx + 1472], zmm18
            vprorq   zmm18, zmm9, 1
        mov          r12, r14
        and          r12, r15
        andn         r8, r14, r9
        add          r13, [rcx + 512]
        add          r13, r12
            vprorq   zmm20, zmm9, 8
        add          r8, r13
            vpsrlq   zmm21, zmm9, 7
        add          rdi, r8
        rorx         r12, r10, 34
        rorx         r13, r10, 28
        xor          r13, r12
            vpternlogq zmm21, zmm18, zmm20, 150
        rorx         r12, r10, 39
            vpaddq   zmm18, zmm8, zmm21
            vpaddq   zmm18, zmm18, zmm1
            vpternlogq zmm19, zmm16, zmm17, 150
            vpaddq   zmm8, zmm18, zmm19
        mov          r8, r10
        xor          r8, r11
        and          rbp, r8
        xor          rbp, r11
        xor          r13, r12
            vpaddq   zmm16, zmm8, [rdx + 512]
        mov          r12, [rsp + 80]
        add          r12, rdi
        rorx         rsi, r12, 14                               /* round 9 */
            vmovdqu64 [rcx + 1536], zmm16
        add          r13, rbp
        add          rdi, r13
        rorx         r13, r12, 18
        xor          rsi, r13
        rorx         r13, r12, 41
        xor          rsi, r13
            vprorq   zmm16, zmm7, 19                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        mov          r13, r12
        and          r13, r14
        andn         rbp, r12, r15
        add          r9, [rcx + 576]
        add          r9, r13
            vprorq   zmm17, zmm7, 61
        add          rbp, r9
        add          rsi, rbp
            vpsrlq   zmm18, zmm7, 6
        rorx         r13, rdi, 28
        rorx         rbp, rdi, 34
        xor          r13, rbp
            vprorq   zmm19, zmm10, 1
        rorx         rbp, rdi, 39
        mov          r9, rdi
        xor          r9, r10
            vpsrlq   zmm20, zmm10, 7
            vprorq   zmm21, zmm10, 8
        and          r8, r9
        xor          r13, rbp
            vpternlogq zmm18, zmm16, zmm17, 150
        xor          r8, r10
        add          r13, r8
        add          r13, rsi
            vpternlogq zmm20, zmm19, zmm21, 150
            vpaddq   zmm16, zmm9, zmm20
            vpaddq   zmm16, zmm16, zmm2
            vpaddq   zmm9, zmm16, zmm18
            vpaddq   zmm16, zmm9, [rdx + 576]
        add          rbx, rsi
        rorx         rbp, rbx, 14                               /* round 10 */
        rorx         r8, rbx, 18
            vmovdqu64 [rcx + 1600], zmm16
        xor          rbp, r8
            vprorq   zmm16, zmm8, 19                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        rorx         r8, rbx, 41
            vprorq   zmm17, zmm8, 61
        xor          rbp, r8
        mov          r8, rbx
        and          r8, r12
        add          r15, [rcx + 640]
        add          r15, r8
            vpsrlq   zmm18, zmm8, 6
        andn         r8, rbx, r14
        add          r8, r15
            vprorq   zmm19, zmm11, 1
        add          rbp, r8
        rorx         r15, r13, 28
        rorx         r8, r13, 34
            vprorq   zmm20, zmm11, 8
        xor          r15, r8
            vpsrlq   zmm21, zmm11, 7
        rorx         r8, r13, 39
        mov          rsi, r13
        xor          rsi, rdi
            vpternlogq zmm21, zmm19, zmm20, 150
        and          r9, rsi
        xor          r9, rdi
            vpaddq   zmm19, zmm10, zmm21
            vpaddq   zmm19, zmm19, zmm3
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm10, zmm19, zmm18
        xor          r15, r8
            vpaddq   zmm16, zmm10, [rdx + 640]
        add          r11, rbp
        add          r15, r9
        add          rbp, r15
        rorx         r15, r11, 18                               /* round 11 */
            vmovdqu64 [rcx + 1664], zmm16
        rorx         r9, r11, 14
        xor          r9, r15
        rorx         r15, r11, 41
        xor          r9, r15
            vprorq   zmm16, zmm9, 19                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        mov          r15, r11
        and          r15, rbx
        add          r14, [rcx + 704]
        add          r14, r15
        andn         r15, r11, r12
        add          r15, r14
            vprorq   zmm17, zmm12, 8
        mov          r14, rbp
        xor          r14, r13
        rorx         r8, rbp, 28
            vpsrlq   zmm18, zmm12, 7
            vpsrlq   zmm19, zmm9, 6
            vprorq   zmm20, zmm9, 61
        add          r9, r15
        rorx         r15, rbp, 34
            vprorq   zmm21, zmm12, 1
        and          rsi, r14
        xor          rsi, r13
        xor          r8, r15
        rorx         r15, rbp, 39
        xor          r8, r15
            vpternlogq zmm18, zmm21, zmm17, 150
            vpaddq   zmm17, zmm11, zmm18
            vpaddq   zmm17, zmm17, zmm4
        add          r10, r9
        add          r8, rsi
        add          r9, r8
        rorx         r15, r10, 18                               /* round 12 */
            vpternlogq zmm19, zmm16, zmm20, 150
            vpaddq   zmm11, zmm17, zmm19
        rorx         r8, r10, 14
            vpaddq   zmm16, zmm11, [rdx + 704]
        xor          r8, r15
            vprorq   zmm17, zmm10, 19                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         r15, r10, 41
            vmovdqu64 [rcx + 1728], zmm16
            vprorq   zmm16, zmm10, 61
        xor          r8, r15
        add          r12, [rcx + 768]
            vpsrlq   zmm18, zmm10, 6
        mov          r15, r10
        and          r15, r11
        add          r12, r15
            vprorq   zmm19, zmm13, 1
        andn         r15, r10, rbx
        add          r15, r12
        add          r8, r15
            vpsrlq   zmm20, zmm13, 7
        rorx         r12, r9, 34
            vprorq   zmm21, zmm13, 8
        rorx         r15, r9, 28
        xor          r15, r12
            vpternlogq zmm18, zmm17, zmm16, 150
            vpternlogq zmm20, zmm19, zmm21, 150
            vpaddq   zmm16, zmm12, zmm20
            vpaddq   zmm16, zmm16, zmm5
            vpaddq   zmm12, zmm16, zmm18
            vpaddq   zmm16, zmm12, [rdx + 768]
        rorx         r12, r9, 39
        mov          rsi, r9
        xor          rsi, rbp
        and          r14, rsi
        xor          r15, r12
        xor          r14, rbp
        add          rdi, r8
        mov          [rsp + 24], rdi
        rorx         r12, rdi, 14                               /* round 13 */
            vmovdqu64 [rcx + 1792], zmm16
        mov          [rsp + 80], rbp
        rorx         rbp, rdi, 18
        add          r15, r14
        add          r8, r15
        xor          r12, rbp
            vprorq   zmm16, zmm11, 19                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vprorq   zmm17, zmm11, 61
            vpsrlq   zmm18, zmm11, 6
        rorx         r14, rdi, 41
        mov          r15, rdi
        and          r15, r10
        add          rbx, [rcx + 832]
        add          rbx, r15
        xor          r12, r14
        rorx         r14, r8, 28
            vprorq   zmm19, zmm14, 1
        andn         r15, rdi, r11
        add          rbx, r15
        add          rbx, r12
        rorx         r12, r8, 34
            vprorq   zmm20, zmm14, 8
        xor          r14, r12
            vpsrlq   zmm21, zmm14, 7
        rorx         r12, r8, 39
            vpternlogq zmm21, zmm19, zmm20, 150
            vpaddq   zmm19, zmm13, zmm21
            vpaddq   zmm19, zmm19, zmm6
        mov          r15, r8
        xor          r15, r9
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm13, zmm19, zmm18
        and          rsi, r15
        xor          rsi, r9
        xor          r14, r12
            vpaddq   zmm16, zmm13, [rdx + 832]
            vmovdqu64 [rcx + 1856], zmm16
        add          r13, rbx
        mov          [rsp + 16], r13
        rorx         r12, r13, 14                               /* round 14 */
        add          r14, rsi
        add          rbx, r14
            vprorq   zmm16, zmm12, 19                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         r14, r13, 18
            vprorq   zmm17, zmm12, 61
        mov          rbp, r13
        and          rbp, rdi
        xor          r12, r14
            vprorq   zmm18, zmm15, 1
            vpsrlq   zmm19, zmm12, 6
        andn         r14, r13, r10
        add          r11, [rcx + 896]
        add          r11, rbp
        rorx         rbp, r13, 41
        xor          r12, rbp
            vpsrlq   zmm20, zmm15, 7
        add          r11, r14
            vprorq   zmm21, zmm15, 8
        add          r11, r12
        rorx         r12, rbx, 28
            vpternlogq zmm20, zmm18, zmm21, 150
            vpaddq   zmm18, zmm14, zmm20
            vpaddq   zmm18, zmm18, zmm7
        rorx         r14, rbx, 34
            vpternlogq zmm19, zmm16, zmm17, 150
            vpaddq   zmm14, zmm18, zmm19
        xor          r12, r14
        rorx         r14, rbx, 39
        mov          rbp, rbx
        xor          rbp, r8
        and          r15, rbp
            vpaddq   zmm16, zmm14, [rdx + 896]
            vprorq   zmm17, zmm13, 61                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        xor          r15, r8
            vmovdqu64 [rcx + 1920], zmm16
            vprorq   zmm16, zmm13, 19
        mov          rsi, [rsp + 80]
        add          rsi, r11
        mov          [rsp + 8], rsi
        xor          r12, r14
        add          r12, r15
        add          r11, r12
            vpsrlq   zmm18, zmm13, 6
            vpsrlq   zmm19, zmm0, 7
        rorx         r12, rsi, 14                               /* round 15 */
        andn         r14, rsi, rdi
            vprorq   zmm20, zmm0, 1
        rorx         r15, rsi, 18
        xor          r12, r15
            vprorq   zmm21, zmm0, 8
        rorx         r15, rsi, 41
        xor          r12, r15
        mov          r15, rsi
        and          r15, r13
            vpternlogq zmm18, zmm16, zmm17, 150
            vpternlogq zmm19, zmm20, zmm21, 150
            vpaddq   zmm16, zmm15, zmm19
            vpaddq   zmm16, zmm16, zmm8
            vpaddq   zmm15, zmm16, zmm18
            vpaddq   zmm16, zmm15, [rdx + 960]
        add          r10, [rcx + 960]
        add          r10, r15
            vmovdqu64 [rcx + 1984], zmm16
        add          r10, r14
        add          r10, r12
        rorx         r12, r11, 28
        rorx         r14, r11, 34
        xor          r12, r14
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
        and          r15, rbp
        xor          r15, rbx
        add          rcx, 1024                                  /* the next sixteen words */
        xor          r12, r14
        add          r9, r10
        mov          [rsp], r9
        add          rdx, 1024
        add          r12, r15
        add          r10, r12
        mov          rbp, r8
        mov          rsi, [rsp + 48]
        mov          rdi, [rsp + 56]
        mov          r9, [rsp + 64]
        mov          r8, [rsp + 72]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule8)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          rdx, r10                                   /* round 0 */
        xor          rdx, r11
        mov          r8, [rsp + 24]
        add          r8, [rcx]
        mov          r12, [rsp]
        rorx         r13, r12, 18
        rorx         r14, r12, 14
        rorx         r15, r12, 41
        mov          [rsp + 48], rax
        mov          rax, r12
        and          rax, [rsp + 8]
        add          r8, rax
        mov          rax, [rsp + 16]
        mov          [rsp + 56], r9
        andn         r9, r12, rax
        xor          r14, r13
        xor          r14, r15
        add          r9, r8
        add          rax, [rcx + 64]                            /* round 1 */
        rorx         r8, r10, 39
        rorx         r13, r10, 34
        rorx         r15, r10, 28
        mov          [rsp + 64], rsi
        mov          rsi, r11
        xor          rsi, rbx
        xor          r15, r13
        xor          r15, r8
        and          rsi, rdx
        xor          rsi, r11
        add          r15, rsi
        add          r14, r9
        add          rbp, r14
        add          r14, r15
        rorx         r8, rbp, 18
        rorx         r13, rbp, 14
        rorx         r15, rbp, 41
        mov          r9, rbp
        and          r9, r12
        add          rax, r9
        mov          r9, [rsp + 8]
        andn         rsi, rbp, r9
        xor          r13, r8
        xor          r13, r15
        add          rsi, rax
        add          r9, [rcx + 128]                            /* round 2 */
        rorx         r8, r14, 39
        rorx         r15, r14, 34
        rorx         rax, r14, 28
        mov          [rsp + 72], rdi
        mov          rdi, r14
        xor          rdi, r10
        xor          rax, r15
        xor          rax, r8
        and          rdx, rdi
        xor          rdx, r10
        add          rax, rdx
        add          r13, rsi
        add          rbx, r13
        add          r13, rax
        rorx         rdx, rbx, 18
        rorx         r8, rbx, 14
        rorx         r15, rbx, 41
        mov          rsi, rbx
        and          rsi, rbp
        add          r9, rsi
        andn         rsi, rbx, r12
        xor          r8, rdx
        xor          r8, r15
        add          rsi, r9
        add          r12, [rcx + 192]                           /* round 3 */
        rorx         rdx, r13, 39
        rorx         r15, r13, 34
        rorx         r9, r13, 28
        mov          rax, r13
        xor          rax, r14
        xor          r9, r15
        xor          r9, rdx
        and          rdi, rax
        xor          rdi, r14
        add          r9, rdi
        add          r8, rsi
        add          r11, r8
        add          r8, r9
        rorx         rdx, r11, 18
        rorx         r15, r11, 14
        rorx         r9, r11, 41
        mov          rdi, r11
        and          rdi, rbx
        add          r12, rdi
        andn         rdi, r11, rbp
        xor          r15, rdx
        xor          r15, r9
        add          rdi, r12
        add          rbp, [rcx + 256]                           /* round 4 */
        rorx         rdx, r8, 39
        rorx         r12, r8, 34
        rorx         r9, r8, 28
        mov          rsi, r8
        xor          rsi, r13
        xor          r9, r12
        xor          r9, rdx
        and          rax, rsi
        xor          rax, r13
        add          r9, rax
        add          r15, rdi
        add          r10, r15
        add          r15, r9
        rorx         rdx, r10, 18
        rorx         r12, r10, 14
        rorx         r9, r10, 41
        mov          rdi, r10
        and          rdi, r11
        add          rbp, rdi
        andn         rdi, r10, rbx
        xor          r12, rdx
        xor          r12, r9
        add          rbp, rdi
        add          rbx, [rcx + 320]                           /* round 5 */
        rorx         rdx, r15, 39
        rorx         r9, r15, 34
        rorx         rdi, r15, 28
        mov          rax, r15
        xor          rax, r8
        xor          rdi, r9
        xor          rdi, rdx
        and          rsi, rax
        xor          rsi, r8
        add          rdi, rsi
        add          rbp, r12
        add          r14, rbp
        add          rbp, rdi
        rorx         rdx, r14, 18
        rorx         r12, r14, 14
        rorx         r9, r14, 41
        mov          rdi, r14
        and          rdi, r10
        add          rbx, rdi
        andn         rdi, r14, r11
        xor          r12, rdx
        xor          r12, r9
        add          rbx, rdi
        add          r11, [rcx + 384]                           /* round 6 */
        rorx         rdx, rbp, 39
        rorx         r9, rbp, 34
        rorx         rdi, rbp, 28
        mov          rsi, rbp
        xor          rsi, r15
        and          rax, rsi
        xor          rax, r15
        xor          rdi, r9
        xor          rdi, rdx
        add          rdi, rax
        add          rbx, r12
        add          r13, rbx
        add          rbx, rdi
        rorx         rdx, r13, 18
        rorx         r12, r13, 14
        rorx         r9, r13, 41
        mov          rdi, r13
        and          rdi, r14
        add          r11, rdi
        andn         rdi, r13, r10
        xor          r12, rdx
        xor          r12, r9
        add          r11, rdi
        add          r10, [rcx + 448]                           /* round 7 */
        rorx         rdx, rbx, 39
        rorx         r9, rbx, 34
        rorx         rdi, rbx, 28
        mov          rax, rbx
        xor          rax, rbp
        xor          rdi, r9
        xor          rdi, rdx
        and          rsi, rax
        xor          rsi, rbp
        add          rdi, rsi
        add          r11, r12
        add          r8, r11
        mov          rdx, r8
        and          rdx, r13
        add          r10, rdx
        add          r11, rdi
        rorx         rdx, r8, 18
        rorx         r12, r8, 14
        rorx         r9, r8, 41
        andn         rdi, r8, r14
        xor          r12, rdx
        xor          r12, r9
        add          r10, rdi
        add          r14, [rcx + 512]                           /* round 8 */
        rorx         rdx, r11, 39
        rorx         r9, r11, 34
        rorx         rdi, r11, 28
        mov          rsi, r11
        xor          rsi, rbx
        xor          rdi, r9
        xor          rdi, rdx
        and          rax, rsi
        xor          rax, rbx
        add          rdi, rax
        add          r10, r12
        add          r15, r10
        add          r10, rdi
        rorx         rdx, r15, 18
        rorx         r12, r15, 14
        rorx         r9, r15, 41
        mov          rdi, r15
        and          rdi, r8
        add          r14, rdi
        andn         rdi, r15, r13
        xor          r12, rdx
        xor          r12, r9
        add          rdi, r14
        add          r13, [rcx + 576]                           /* round 9 */
        rorx         rdx, r10, 39
        rorx         r14, r10, 34
        rorx         r9, r10, 28
        mov          rax, r10
        xor          rax, r11
        xor          r9, r14
        xor          r9, rdx
        and          rsi, rax
        xor          rsi, r11
        add          r9, rsi
        add          r12, rdi
        add          rbp, r12
        add          r12, r9
        rorx         rdx, rbp, 18
        rorx         r14, rbp, 14
        rorx         r9, rbp, 41
        mov          rdi, rbp
        and          rdi, r15
        add          r13, rdi
        andn         rdi, rbp, r8
        xor          r14, rdx
        xor          r14, r9
        add          rdi, r13
        add          r8, [rcx + 640]                            /* round 10 */
        rorx         rdx, r12, 39
        rorx         r13, r12, 34
        rorx         r9, r12, 28
        mov          rsi, r12
        xor          rsi, r10
        xor          r9, r13
        xor          r9, rdx
        and          rax, rsi
        xor          rax, r10
        add          r9, rax
        add          r14, rdi
        add          rbx, r14
        add          r14, r9
        rorx         rdx, rbx, 18
        rorx         r13, rbx, 14
        rorx         r9, rbx, 41
        mov          rdi, rbx
        and          rdi, rbp
        add          r8, rdi
        andn         rdi, rbx, r15
        xor          r13, rdx
        xor          r13, r9
        add          rdi, r8
        add          r15, [rcx + 704]                           /* round 11 */
        mov          rdx, r14
        xor          rdx, r12
        rorx         r8, r14, 39
        rorx         r9, r14, 34
        rorx         rax, r14, 28
        xor          rax, r9
        xor          rax, r8
        and          rsi, rdx
        xor          rsi, r12
        add          rax, rsi
        add          r13, rdi
        add          r11, r13
        add          r13, rax
        rorx         r8, r11, 18
        rorx         r9, r11, 14
        rorx         rdi, r11, 41
        mov          rsi, r11
        and          rsi, rbx
        add          r15, rsi
        andn         rsi, r11, rbp
        xor          r9, r8
        xor          r9, rdi
        add          rsi, r15
        add          rbp, [rcx + 768]                           /* round 12 */
        rorx         r8, r13, 39
        rorx         r15, r13, 34
        rorx         rdi, r13, 28
        mov          rax, r13
        xor          rax, r14
        xor          rdi, r15
        xor          rdi, r8
        and          rdx, rax
        xor          rdx, r14
        add          rdi, rdx
        add          r9, rsi
        add          r10, r9
        add          r9, rdi
        rorx         rdx, r10, 18
        rorx         r8, r10, 14
        rorx         r15, r10, 41
        mov          rdi, r10
        and          rdi, r11
        add          rbp, rdi
        andn         rdi, r10, rbx
        xor          r8, rdx
        xor          r8, r15
        add          rbp, rdi
        add          rbx, [rcx + 832]                           /* round 13 */
        rorx         rdx, r9, 39
        rorx         r15, r9, 34
        rorx         rdi, r9, 28
        mov          rsi, r9
        xor          rsi, r13
        xor          rdi, r15
        xor          rdi, rdx
        and          rax, rsi
        xor          rax, r13
        add          rdi, rax
        add          rbp, r8
        add          r12, rbp
        add          rbp, rdi
        rorx         rdx, r12, 18
        rorx         r8, r12, 14
        rorx         r15, r12, 41
        mov          rdi, r12
        and          rdi, r10
        add          rbx, rdi
        andn         rdi, r12, r11
        xor          r8, rdx
        xor          r8, r15
        add          rbx, rdi
        add          r11, [rcx + 896]                           /* round 14 */
        rorx         rdx, rbp, 39
        rorx         r15, rbp, 34
        rorx         rdi, rbp, 28
        mov          rax, rbp
        xor          rax, r9
        xor          rdi, r15
        xor          rdi, rdx
        and          rsi, rax
        xor          rsi, r9
        add          rdi, rsi
        add          rbx, r8
        add          r14, rbx
        add          rbx, rdi
        rorx         rdx, r14, 18
        rorx         r8, r14, 14
        rorx         r15, r14, 41
        mov          rdi, r14
        and          rdi, r12
        add          r11, rdi
        andn         rdi, r14, r10
        xor          r8, rdx
        xor          r8, r15
        add          r11, rdi
        rorx         rdx, rbx, 39
        rorx         r15, rbx, 34
        rorx         rdi, rbx, 28
        mov          rsi, rbx
        xor          rsi, rbp
        xor          rdi, r15
        xor          rdi, rdx
        and          rax, rsi
        xor          rax, rbp
        add          rdi, rax
        add          r11, r8
        add          r13, r11
        add          r11, rdi
        rorx         rdx, r13, 18                               /* round 15 */
        rorx         r8, r13, 14
        rorx         r15, r13, 41
        xor          r8, rdx
        xor          r8, r15
        mov          rdx, r13
        and          rdx, r14
        andn         r15, r13, r12
        add          r10, [rcx + 960]
        add          r10, rdx
        add          r10, r15
        add          r10, r8
        rorx         rcx, r11, 39
        rorx         rdx, r11, 34
        rorx         r8, r11, 28
        xor          r8, rdx
        xor          r8, rcx
        mov          rcx, r11
        xor          rcx, rbx
        and          rcx, rsi
        xor          rcx, rbx
        mov          rdx, [rsp + 32]
        mov          r15, [rdx + 8]                             /* H = H + (a, b, ...) */
        mov          rdi, [rdx + 16]
        mov          rsi, [rdx + 24]
        mov          rax, [rdx + 40]
        mov          [rsp + 80], r12
        mov          r12, [rdx + 48]
        mov          [rsp + 88], r14
        mov          r14, [rdx + 56]
        add          r8, [rdx]
        add          rcx, r8
        add          rcx, r10
        mov          [rdx], rcx
        add          r11, r15
        mov          [rdx + 8], r11
        add          rbx, rdi
        mov          [rdx + 16], rbx
        add          rbp, rsi
        mov          [rdx + 24], rbp
        add          r9, [rdx + 32]
        add          r9, r10
        mov          [rsp], r9
        mov          [rdx + 32], r9
        add          rax, r13
        mov          [rsp + 8], rax
        mov          [rdx + 40], rax
        add          r12, [rsp + 88]
        mov          [rsp + 16], r12
        mov          [rdx + 48], r12
        add          r14, [rsp + 80]
        mov          [rsp + 24], r14
        mov          [rdx + 56], r14
        mov          rdi, [rsp + 72]
        add          rdi, 128                                   /* the next block */
        mov          rsi, [rsp + 64]
        add          rsi, -1
        mov          rdx, [rsp + 56]
        add          rdx, 8
        mov          r10, rcx
        mov          r9, rdx
        mov          rax, [rsp + 48]

        /* zeros in place of the working variables of an unfinished block before */
        mov          rcx, [rsp + 32]
        vmovq        xmm0, [rcx]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovq        xmm1, [rcx + 8]
        vmovq        xmm2, [rcx + 16]
        vmovq        xmm10, [rcx + 24]
        vmovq        xmm11, [rcx + 32]
        vmovq        xmm12, [rcx + 40]
        vmovq        xmm6, [rcx + 48]
        vmovq        xmm7, [rcx + 56]
        vpunpcklqdq  xmm4, xmm11, xmm2
        vpunpcklqdq  xmm5, xmm12, xmm10
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        vmovdqu64    xmm3, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rsi; data: rdi; q: r9; is_e: k2; */
        /*   state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(end_and_next_block8):

        /* the end of a block, and rounds 0 to 15 of the next */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddq       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm0
        vpaddq       xmm11{k1}, xmm0, xmm4
        vpaddq       xmm3{k2}, xmm3, xmm7
        vpaddq       xmm12, xmm1, xmm5
        vpaddq       xmm4, xmm0, xmm4
        vmovdqa64    xmm13, xmm1
        vpaddq       xmm13{k2}, xmm1, xmm5
        vpaddq       xmm1{k1}, xmm1, xmm5
        vpshufd      xmm14, xmm1, 78                            /* the first round, and the last but one of the block before */
        vpaddq       xmm2{k2}, xmm2, xmm6
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm16, xmm10, xmm15
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm18, [rip + NSMS_L(words_00000000_x4)]
        vprorvq      xmm19, xmm10, xmm17
        vmovdqu64    xmm20, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm2, xmm20, 248
        vpaddq       xmm22, xmm3, [r9]
        vmovdqa64    xmm23, xmm2
        vpternlogq   xmm23, xmm13, xmm20, 208
        vpternlogq   xmm23, xmm21, xmm10, 216
        vmovdqu64    xmm21, [rip + NSMS_L(rotation_counts)]
        vpsubq       xmm22{k1}, xmm18, xmm3
        vpaddq       xmm14, xmm14, xmm22
        vpaddq       xmm14, xmm23, xmm14
        vprorvq      xmm22, xmm10, xmm21
        vpternlogq   xmm16, xmm22, xmm19, 150
        vpaddq       xmm14, xmm16, xmm14
        vprorvq      xmm16, xmm14, xmm21                        /* the second round, and the last of the block before */
        vprorvq      xmm19, xmm14, xmm17
        vpshufd      xmm11, xmm11, 78
        vpaddq       xmm22, xmm2, [r9 + 64]
        vprorvq      xmm23, xmm14, xmm15
        vmovdqa64    xmm24, xmm14
        vpaddq       xmm24{k1}, xmm14, xmm8
        vpaddq       xmm25, xmm12, [r9 + 128]                   /* round 2 */
        vmovdqa64    xmm26, xmm10
        vpternlogq   xmm26, xmm13, xmm20, 248
        vpsubq       xmm22{k1}, xmm18, xmm2
        vpaddq       xmm11, xmm11, xmm22
        vpternlogq   xmm13, xmm10, xmm20, 208
        vpternlogq   xmm13, xmm26, xmm14, 216
        vpaddq       xmm10, xmm13, xmm11
        vpternlogq   xmm23, xmm16, xmm19, 150
        vpaddq       xmm10, xmm23, xmm10
        vpaddq       xmm10{k1}, xmm10, xmm9
        vpsubq       xmm25{k1}, xmm18, xmm12
        vprorvq      xmm11, xmm10, xmm15
        vprorvq      xmm13, xmm10, xmm21
        vprorvq      xmm14, xmm10, xmm17
        vpternlogq   xmm11, xmm13, xmm14, 150
        vpaddq       xmm13, xmm4, [r9 + 192]                    /* round 3 */
        vmovdqa64    xmm14, xmm24
        vpternlogq   xmm14, xmm4, xmm20, 248
        vpshufd      xmm16, xmm24, 78
        vpaddq       xmm16, xmm25, xmm16
        vmovdqa64    xmm19, xmm4
        vpternlogq   xmm19, xmm24, xmm20, 208
        vpternlogq   xmm19, xmm14, xmm10, 216
        vpaddq       xmm14, xmm19, xmm16
        vpaddq       xmm11, xmm11, xmm14
        vpsubq       xmm13{k1}, xmm18, xmm4
        vprorvq      xmm14, xmm11, xmm15
        vprorvq      xmm16, xmm11, xmm21
        vprorvq      xmm19, xmm11, xmm17
        vpternlogq   xmm14, xmm16, xmm19, 150
        vpaddq       xmm16, xmm24, [r9 + 256]                   /* round 4 */
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm24, xmm20, 248
        vpshufd      xmm22, xmm10, 78
        vpaddq       xmm13, xmm13, xmm22
        vmovdqa64    xmm22, xmm24
        vpternlogq   xmm22, xmm10, xmm20, 208
        vpternlogq   xmm22, xmm19, xmm11, 216
        vpaddq       xmm13, xmm22, xmm13
        vpaddq       xmm13, xmm14, xmm13
        vpsubq       xmm16{k1}, xmm18, xmm24
        vprorvq      xmm14, xmm13, xmm15
        vprorvq      xmm19, xmm13, xmm21
        vprorvq      xmm22, xmm13, xmm17
        vpternlogq   xmm14, xmm19, xmm22, 150
        vpaddq       xmm19, xmm10, [r9 + 320]                   /* round 5 */
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm10, xmm20, 248
        vpshufd      xmm23, xmm11, 78
        vpaddq       xmm16, xmm16, xmm23
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm11, xmm20, 208
        vpternlogq   xmm23, xmm22, xmm13, 216
        vpaddq       xmm16, xmm23, xmm16
        vpaddq       xmm14, xmm14, xmm16
        vpsubq       xmm19{k1}, xmm18, xmm10
        vprorvq      xmm16, xmm14, xmm15
        vprorvq      xmm22, xmm14, xmm21
        vprorvq      xmm23, xmm14, xmm17
        vpternlogq   xmm16, xmm22, xmm23, 150
        vpaddq       xmm22, xmm11, [r9 + 384]                   /* round 6 */
        vmovdqa64    xmm23, xmm13
        vpternlogq   xmm23, xmm11, xmm20, 248
        vpshufd      xmm25, xmm13, 78
        vpaddq       xmm19, xmm19, xmm25
        vmovdqa64    xmm25, xmm11
        vpternlogq   xmm25, xmm13, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm14, 216
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm16, xmm16, xmm19
        vpsubq       xmm22{k1}, xmm18, xmm11
        vprorvq      xmm11, xmm16, xmm15
        vprorvq      xmm19, xmm16, xmm21
        vprorvq      xmm23, xmm16, xmm17
        vpternlogq   xmm11, xmm19, xmm23, 150
        vpaddq       xmm19, xmm13, [r9 + 448]                   /* round 7 */
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm13, xmm20, 248
        vpshufd      xmm25, xmm14, 78
        vpaddq       xmm22, xmm22, xmm25
        vmovdqa64    xmm25, xmm13
        vpternlogq   xmm25, xmm14, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm16, 216
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm11, xmm11, xmm22
        vpsubq       xmm19{k1}, xmm18, xmm13
        vprorvq      xmm13, xmm11, xmm15
        vprorvq      xmm22, xmm11, xmm21
        vprorvq      xmm23, xmm11, xmm17
        vpternlogq   xmm13, xmm22, xmm23, 150
        vpaddq       xmm22, xmm14, [r9 + 512]                   /* round 8 */
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm14, xmm20, 248
        vpshufd      xmm25, xmm16, 78
        vpaddq       xmm19, xmm19, xmm25
        vmovdqa64    xmm25, xmm14
        vpternlogq   xmm25, xmm16, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm11, 216
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm13, xmm13, xmm19
        vpsubq       xmm22{k1}, xmm18, xmm14
        vprorvq      xmm14, xmm13, xmm15
        vprorvq      xmm19, xmm13, xmm21
        vprorvq      xmm23, xmm13, xmm17
        vpternlogq   xmm14, xmm19, xmm23, 150
        vpaddq       xmm19, xmm16, [r9 + 576]                   /* round 9 */
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm16, xmm20, 248
        vpshufd      xmm25, xmm11, 78
        vpaddq       xmm22, xmm22, xmm25
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm11, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm13, 216
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm14, xmm14, xmm22
        vpsubq       xmm19{k1}, xmm18, xmm16
        vprorvq      xmm16, xmm14, xmm15
        vprorvq      xmm22, xmm14, xmm21
        vprorvq      xmm23, xmm14, xmm17
        vpternlogq   xmm16, xmm22, xmm23, 150
        vpaddq       xmm22, xmm11, [r9 + 640]                   /* round 10 */
        vmovdqa64    xmm23, xmm13
        vpternlogq   xmm23, xmm11, xmm20, 248
        vpshufd      xmm25, xmm13, 78
        vpaddq       xmm19, xmm19, xmm25
        vmovdqa64    xmm25, xmm11
        vpternlogq   xmm25, xmm13, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm14, 216
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm16, xmm16, xmm19
        vpsubq       xmm22{k1}, xmm18, xmm11
        vprorvq      xmm11, xmm16, xmm15
        vprorvq      xmm19, xmm16, xmm21
        vprorvq      xmm23, xmm16, xmm17
        vpternlogq   xmm11, xmm19, xmm23, 150
        vpaddq       xmm19, xmm13, [r9 + 704]                   /* round 11 */
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm13, xmm20, 248
        vpshufd      xmm25, xmm14, 78
        vpaddq       xmm22, xmm22, xmm25
        vmovdqa64    xmm25, xmm13
        vpternlogq   xmm25, xmm14, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm16, 216
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm11, xmm11, xmm22
        vpsubq       xmm19{k1}, xmm18, xmm13
        vprorvq      xmm13, xmm11, xmm15
        vprorvq      xmm22, xmm11, xmm21
        vprorvq      xmm23, xmm11, xmm17
        vpternlogq   xmm13, xmm22, xmm23, 150
        vpaddq       xmm22, xmm14, [r9 + 768]                   /* round 12 */
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm14, xmm20, 248
        vpshufd      xmm25, xmm16, 78
        vpaddq       xmm19, xmm19, xmm25
        vmovdqa64    xmm25, xmm14
        vpternlogq   xmm25, xmm16, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm11, 216
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm13, xmm13, xmm19
        vpsubq       xmm22{k1}, xmm18, xmm14
        vprorvq      xmm14, xmm13, xmm15
        vprorvq      xmm19, xmm13, xmm21
        vprorvq      xmm23, xmm13, xmm17
        vpternlogq   xmm14, xmm19, xmm23, 150
        vpaddq       xmm19, xmm16, [r9 + 832]                   /* round 13 */
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm16, xmm20, 248
        vpshufd      xmm25, xmm11, 78
        vpaddq       xmm22, xmm22, xmm25
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm11, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm13, 216
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm14, xmm14, xmm22
        vpsubq       xmm19{k1}, xmm18, xmm16
        vprorvq      xmm16, xmm14, xmm15
        vprorvq      xmm22, xmm14, xmm21
        vprorvq      xmm23, xmm14, xmm17
        vpternlogq   xmm16, xmm22, xmm23, 150
        vpaddq       xmm22, xmm11, [r9 + 896]                   /* round 14 */
        vmovdqa64    xmm23, xmm13
        vpternlogq   xmm23, xmm11, xmm20, 248
        vpshufd      xmm25, xmm13, 78
        vpaddq       xmm19, xmm19, xmm25
        vmovdqa64    xmm25, xmm11
        vpternlogq   xmm25, xmm13, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm14, 216
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm16, xmm16, xmm19
        vpsubq       xmm22{k1}, xmm18, xmm11
        vprorvq      xmm11, xmm16, xmm15
        vprorvq      xmm19, xmm16, xmm21
        vprorvq      xmm23, xmm16, xmm17
        lea          rdx, [r9 + 8]                              /* round 15 */
        vpternlogq   xmm11, xmm19, xmm23, 150
        vpaddq       xmm19, xmm13, [r9 + 960]
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm13, xmm20, 248
        vpshufd      xmm25, xmm14, 78
        vpaddq       xmm22, xmm22, xmm25
        vmovdqa64    xmm25, xmm13
        vpternlogq   xmm25, xmm14, xmm20, 208
        vpternlogq   xmm25, xmm23, xmm16, 216
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm1, xmm11, xmm22
        vpsubq       xmm19{k1}, xmm18, xmm13
        lea          r8, [r9 + 5120]
        vprorvq      xmm11, xmm1, xmm15
        vprorvq      xmm13, xmm1, xmm21
        vprorvq      xmm15, xmm1, xmm17
        vpternlogq   xmm11, xmm13, xmm15, 150
        vmovdqa64    xmm13, xmm16
        vpternlogq   xmm13, xmm14, xmm20, 248
        vpshufd      xmm15, xmm16, 78
        vpaddq       xmm15, xmm19, xmm15
        add          rdi, 128                                   /* the next block */
        add          r9, 1024
        vmovdqa64    xmm17, xmm14
        vpternlogq   xmm17, xmm16, xmm20, 208
        vpternlogq   xmm17, xmm13, xmm1, 216
        vpaddq       xmm13, xmm17, xmm15
        vpaddq       xmm0, xmm11, xmm13
        add          rsi, -1
        vmovdqa64    xmm5, xmm12
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm24
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm16
        vmovdqa64    xmm3, xmm14
        mov          rcx, r9
        mov          r9, rdx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_a: k1; blocks: rsi; data: rdi; upper_bound: r8; */
        /*   q: r9; is_e: k2; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_only8):

        /* rounds 16 to 79 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* round 0 */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm12, xmm0, xmm11
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts)]
        vprorvq      xmm14, xmm0, xmm13
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 16]
        vprorvq      xmm16, xmm0, xmm15
        vpshufd      xmm17, xmm1, 78
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm19, xmm1
        vpternlogq   xmm19, xmm2, xmm18, 248
        vmovdqa64    xmm20, xmm2
        vpternlogq   xmm20, xmm1, xmm18, 208
        vpaddq       xmm21, xmm3, [rcx]
        vpternlogq   xmm20, xmm19, xmm0, 216
        vpsubq       xmm21{k1}, xmm10, xmm3
        vpaddq       xmm17, xmm17, xmm21
        vpaddq       xmm17, xmm20, xmm17
        vpternlogq   xmm12, xmm14, xmm16, 150
        vpaddq       xmm12, xmm12, xmm17
        vprorvq      xmm14, xmm12, xmm15                        /* round 1 */
        vprorvq      xmm16, xmm12, xmm11
        vprorvq      xmm17, xmm12, xmm13
        vmovdqa64    xmm19, xmm0
        vpternlogq   xmm19, xmm1, xmm18, 248
        vpshufd      xmm20, xmm0, 78
        vmovdqa64    xmm21, xmm1
        vpternlogq   xmm21, xmm0, xmm18, 208
        vpaddq       xmm22, xmm2, [rcx + 64]
        vpternlogq   xmm21, xmm19, xmm12, 216
        vpsubq       xmm22{k1}, xmm10, xmm2
        vpaddq       xmm19, xmm20, xmm22
        vpaddq       xmm19, xmm21, xmm19
        vpternlogq   xmm16, xmm17, xmm14, 150
        vpaddq       xmm14, xmm16, xmm19
        vprorvq      xmm16, xmm14, xmm15                        /* round 2 */
        vprorvq      xmm17, xmm14, xmm11
        vprorvq      xmm19, xmm14, xmm13
        vmovdqa64    xmm20, xmm12
        vpternlogq   xmm20, xmm0, xmm18, 248
        vpshufd      xmm21, xmm12, 78
        vmovdqa64    xmm22, xmm0
        vpternlogq   xmm22, xmm12, xmm18, 208
        vpaddq       xmm23, xmm1, [rcx + 128]
        vpternlogq   xmm22, xmm20, xmm14, 216
        vpsubq       xmm23{k1}, xmm10, xmm1
        vpaddq       xmm20, xmm23, xmm21
        vpaddq       xmm20, xmm22, xmm20
        vpternlogq   xmm17, xmm19, xmm16, 150
        vpaddq       xmm16, xmm17, xmm20
        vprorvq      xmm17, xmm16, xmm15                        /* round 3 */
        vprorvq      xmm19, xmm16, xmm11
        vprorvq      xmm20, xmm16, xmm13
        vmovdqa64    xmm21, xmm14
        vpternlogq   xmm21, xmm12, xmm18, 248
        vpshufd      xmm22, xmm14, 78
        vmovdqa64    xmm23, xmm12
        vpternlogq   xmm23, xmm14, xmm18, 208
        vpaddq       xmm24, xmm0, [rcx + 192]
        vpternlogq   xmm23, xmm21, xmm16, 216
        vpsubq       xmm24{k1}, xmm10, xmm0
        vpaddq       xmm21, xmm24, xmm22
        vpaddq       xmm21, xmm23, xmm21
        vpternlogq   xmm19, xmm20, xmm17, 150
        vpaddq       xmm17, xmm19, xmm21
        vprorvq      xmm19, xmm17, xmm15                        /* round 4 */
        vprorvq      xmm20, xmm17, xmm11
        vprorvq      xmm21, xmm17, xmm13
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm14, xmm18, 248
        vpshufd      xmm23, xmm16, 78
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm16, xmm18, 208
        vpaddq       xmm25, xmm12, [rcx + 256]
        vpternlogq   xmm24, xmm22, xmm17, 216
        vpsubq       xmm25{k1}, xmm10, xmm12
        vpaddq       xmm12, xmm25, xmm23
        vpaddq       xmm12, xmm24, xmm12
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm12, xmm20, xmm12
        vprorvq      xmm19, xmm12, xmm15                        /* round 5 */
        vprorvq      xmm20, xmm12, xmm11
        vprorvq      xmm21, xmm12, xmm13
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm16, xmm18, 248
        vpshufd      xmm23, xmm17, 78
        vmovdqa64    xmm24, xmm16
        vpternlogq   xmm24, xmm17, xmm18, 208
        vpaddq       xmm25, xmm14, [rcx + 320]
        vpternlogq   xmm24, xmm22, xmm12, 216
        vpsubq       xmm25{k1}, xmm10, xmm14
        vpaddq       xmm14, xmm25, xmm23
        vpaddq       xmm14, xmm24, xmm14
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm14, xmm20, xmm14
        vprorvq      xmm19, xmm14, xmm15                        /* round 6 */
        vprorvq      xmm20, xmm14, xmm11
        vprorvq      xmm21, xmm14, xmm13
        vmovdqa64    xmm22, xmm12
        vpternlogq   xmm22, xmm17, xmm18, 248
        vpshufd      xmm23, xmm12, 78
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm12, xmm18, 208
        vpaddq       xmm25, xmm16, [rcx + 384]
        vpternlogq   xmm24, xmm22, xmm14, 216
        vpsubq       xmm25{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm25, xmm23
        vpaddq       xmm16, xmm24, xmm16
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm16, xmm20, xmm16
        vprorvq      xmm19, xmm16, xmm15                        /* round 7 */
        vprorvq      xmm20, xmm16, xmm11
        vprorvq      xmm21, xmm16, xmm13
        vpshufd      xmm22, xmm14, 78
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm12, xmm18, 248
        vmovdqa64    xmm24, xmm12
        vpternlogq   xmm24, xmm14, xmm18, 208
        vpaddq       xmm25, xmm17, [rcx + 448]
        vpternlogq   xmm24, xmm23, xmm16, 216
        vpsubq       xmm25{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm25, xmm22
        vpaddq       xmm17, xmm24, xmm17
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm17, xmm20, xmm17
        vprorvq      xmm19, xmm17, xmm15                        /* round 8 */
        vprorvq      xmm20, xmm17, xmm11
        vprorvq      xmm21, xmm17, xmm13
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm14, xmm18, 248
        vpshufd      xmm23, xmm16, 78
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm16, xmm18, 208
        vpaddq       xmm25, xmm12, [rcx + 512]
        vpternlogq   xmm24, xmm22, xmm17, 216
        vpsubq       xmm25{k1}, xmm10, xmm12
        vpaddq       xmm12, xmm25, xmm23
        vpaddq       xmm12, xmm24, xmm12
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm12, xmm20, xmm12
        vprorvq      xmm19, xmm12, xmm15                        /* round 9 */
        vprorvq      xmm20, xmm12, xmm11
        vprorvq      xmm21, xmm12, xmm13
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm16, xmm18, 248
        vpshufd      xmm23, xmm17, 78
        vmovdqa64    xmm24, xmm16
        vpternlogq   xmm24, xmm17, xmm18, 208
        vpaddq       xmm25, xmm14, [rcx + 576]
        vpternlogq   xmm24, xmm22, xmm12, 216
        vpsubq       xmm25{k1}, xmm10, xmm14
        vpaddq       xmm14, xmm25, xmm23
        vpaddq       xmm14, xmm24, xmm14
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm14, xmm20, xmm14
        vprorvq      xmm19, xmm14, xmm15                        /* round 10 */
        vprorvq      xmm20, xmm14, xmm11
        vprorvq      xmm21, xmm14, xmm13
        vmovdqa64    xmm22, xmm12
        vpternlogq   xmm22, xmm17, xmm18, 248
        vpshufd      xmm23, xmm12, 78
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm12, xmm18, 208
        vpaddq       xmm25, xmm16, [rcx + 640]
        vpternlogq   xmm24, xmm22, xmm14, 216
        vpsubq       xmm25{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm25, xmm23
        vpaddq       xmm16, xmm24, xmm16
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm16, xmm20, xmm16
        vprorvq      xmm19, xmm16, xmm15                        /* round 11 */
        vprorvq      xmm20, xmm16, xmm11
        vprorvq      xmm21, xmm16, xmm13
        vmovdqa64    xmm22, xmm14
        vpternlogq   xmm22, xmm12, xmm18, 248
        vpshufd      xmm23, xmm14, 78
        vmovdqa64    xmm24, xmm12
        vpternlogq   xmm24, xmm14, xmm18, 208
        vpaddq       xmm25, xmm17, [rcx + 704]
        vpternlogq   xmm24, xmm22, xmm16, 216
        vpsubq       xmm25{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm25, xmm23
        vpaddq       xmm17, xmm24, xmm17
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm17, xmm20, xmm17
        vprorvq      xmm19, xmm17, xmm15                        /* round 12 */
        vprorvq      xmm20, xmm17, xmm11
        vprorvq      xmm21, xmm17, xmm13
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm14, xmm18, 248
        vpshufd      xmm23, xmm16, 78
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm16, xmm18, 208
        vpaddq       xmm25, xmm12, [rcx + 768]
        vpternlogq   xmm24, xmm22, xmm17, 216
        vpsubq       xmm25{k1}, xmm10, xmm12
        vpaddq       xmm12, xmm25, xmm23
        vpaddq       xmm12, xmm24, xmm12
        vpternlogq   xmm20, xmm21, xmm19, 150
        vpaddq       xmm3, xmm20, xmm12
        vprorvq      xmm12, xmm3, xmm15                         /* round 13 */
        vprorvq      xmm19, xmm3, xmm11
        vprorvq      xmm20, xmm3, xmm13
        vmovdqa64    xmm21, xmm17
        vpternlogq   xmm21, xmm16, xmm18, 248
        vpshufd      xmm22, xmm17, 78
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm17, xmm18, 208
        vpaddq       xmm24, xmm14, [rcx + 832]
        vpternlogq   xmm23, xmm21, xmm3, 216
        vpsubq       xmm24{k1}, xmm10, xmm14
        vpaddq       xmm14, xmm24, xmm22
        vpaddq       xmm14, xmm23, xmm14
        vpternlogq   xmm19, xmm20, xmm12, 150
        vpaddq       xmm2, xmm19, xmm14
        vprorvq      xmm12, xmm2, xmm15                         /* round 14 */
        vprorvq      xmm14, xmm2, xmm11
        vprorvq      xmm19, xmm2, xmm13
        vmovdqa64    xmm20, xmm3
        vpternlogq   xmm20, xmm17, xmm18, 248
        vpshufd      xmm21, xmm3, 78
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm3, xmm18, 208
        vpaddq       xmm23, xmm16, [rcx + 896]
        vpternlogq   xmm22, xmm20, xmm2, 216
        vpsubq       xmm23{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm23, xmm21
        vpaddq       xmm16, xmm22, xmm16
        vpternlogq   xmm14, xmm19, xmm12, 150
        vpaddq       xmm1, xmm14, xmm16
        vprorvq      xmm12, xmm1, xmm15                         /* round 15 */
        vprorvq      xmm11, xmm1, xmm11
        vprorvq      xmm13, xmm1, xmm13
        vmovdqa64    xmm14, xmm2
        vpternlogq   xmm14, xmm3, xmm18, 248
        vpshufd      xmm15, xmm2, 78
        vmovdqa64    xmm16, xmm3
        vpternlogq   xmm16, xmm2, xmm18, 208
        vpaddq       xmm18, xmm17, [rcx + 960]
        vpternlogq   xmm16, xmm14, xmm1, 216
        add          rcx, 1024
        vpsubq       xmm18{k1}, xmm10, xmm17
        vpaddq       xmm10, xmm18, xmm15
        vpaddq       xmm10, xmm16, xmm10
        vpternlogq   xmm11, xmm13, xmm12, 150
        vpaddq       xmm0, xmm11, xmm10
        cmp          rcx, r8
        jne          NSMS_L(rounds_only8)
        cmp          r9, [rsp + 40]
        jne          NSMS_L(end_and_next_block8)

        /* the hash value after the batch */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vpaddq       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4                           /* the hash value */
        vpshufd      xmm14, xmm4, 14
        vpsubq       xmm15, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vpaddq       xmm6, xmm2, xmm6
        vmovq        [rcx + 48], xmm6
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts) + 48]
        vpshufd      xmm17, xmm1, 78
        vpaddq       xmm15, xmm15, xmm17
        vprorvq      xmm17, xmm0, xmm11
        vprorvq      xmm18, xmm0, xmm12
        vprorvq      xmm19, xmm0, xmm13
        vpternlogq   xmm19, xmm17, xmm18, 150
        vmovq        [rcx + 16], xmm14
        vmovdqa64    xmm14, xmm1
        vpternlogq   xmm14, xmm2, xmm16, 248
        vpternlogq   xmm2, xmm1, xmm16, 208
        vpternlogq   xmm2, xmm14, xmm0, 216
        vpaddq       xmm2, xmm15, xmm2
        vpaddq       xmm2, xmm19, xmm2
        vprorvq      xmm11, xmm2, xmm11
        vprorvq      xmm12, xmm2, xmm12
        vpaddq       xmm5, xmm1, xmm5
        vmovq        [rcx + 40], xmm5
        vpshufd      xmm14, xmm5, 14
        vmovq        [rcx + 24], xmm14
        vprorvq      xmm13, xmm2, xmm13
        vpternlogq   xmm13, xmm11, xmm12, 150
        vmovdqa64    xmm11, xmm0
        vpternlogq   xmm11, xmm1, xmm16, 248
        vpternlogq   xmm1, xmm0, xmm16, 208
        vpshufd      xmm0, xmm0, 78
        vpaddq       xmm0, xmm10, xmm0
        vpternlogq   xmm1, xmm11, xmm2, 216
        vpaddq       xmm0, xmm1, xmm0
        vpaddq       xmm0, xmm13, xmm0
        vpaddq       xmm7, xmm3, xmm7
        vmovq        [rcx + 56], xmm7
        vpaddq       xmm8, xmm8, xmm2
        vpshufd      xmm1, xmm8, 14
        vmovq        [rcx + 8], xmm1
        vpaddq       xmm9, xmm9, xmm0
        vpshufd      xmm0, xmm9, 14
        vmovq        [rcx], xmm0
        jmp          NSMS_L(batch8)
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2; state: [rsp+32]. */
NSMS_L(batch1):
        cmp          rsi, 1
        jb           NSMS_L(store_hash_value)
        cmp          rsi, 8
        jb           NSMS_L(blocks_below8)
        mov          r9d, 8
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below8):
        cmp          rsi, 4
        jb           NSMS_L(blocks_below4)
        mov          r9d, 4
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below4):
        cmp          rsi, 2
        jb           NSMS_L(blocks_below2)
        mov          r9d, 2
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below2):
        mov          r9d, 1
NSMS_L(run_of_blocks):

        /* zeros in place of the working variables of an unfinished block before */
        vmovdqu64    xmm3, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2; */
        /*   state: [rsp+32]; left_in_run: r9. */
NSMS_L(end_and_next_block1):

        /* the end of a block, and rounds 0 to 15 of the next on its message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label end_and_next_block8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          r10, [rdi]                                 /* W_0 */
        mov          r11, [rdi + 8]                             /* W_1 */
        mov          rbx, [rdi + 16]                            /* W_2 */
        mov          rbp, [rdi + 24]                            /* W_3 */
        mov          r12, [rdi + 32]                            /* W_4 */
        mov          r13, [rdi + 40]                            /* W_5 */
        mov          r14, [rdi + 48]                            /* W_6 */
        vpaddq       xmm2{k2}, xmm2, xmm6                       /* the hash value after the block before */
        vpaddq       xmm3{k2}, xmm3, xmm7
        mov          r15, [rdi + 56]                            /* W_7 */
        vmovdqa64    xmm10, xmm0
        vpaddq       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddq       xmm11{k2}, xmm1, xmm5
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts)]     /* the first round, and the last but one of the block before */
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 32]
        vmovdqa64    xmm15, xmm1
        vpaddq       xmm15{k1}, xmm1, xmm5
        vpshufd      xmm15, xmm15, 78
        mov          r8, [rdi + 64]                             /* W_8 */
        vpaddq       xmm5, xmm1, xmm5
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts) + 48]
        vprorvq      xmm17, xmm10, xmm12
        vprorvq      xmm18, xmm10, xmm13
        vprorvq      xmm19, xmm10, xmm14
        vpternlogq   xmm19, xmm17, xmm18, 150
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm2, xmm16, 248
        mov          rdx, [rdi + 72]                            /* W_9 */
        vmovdqa64    xmm18, xmm2
        vpternlogq   xmm18, xmm11, xmm16, 208
        vpternlogq   xmm18, xmm17, xmm10, 216
        vmovdqu64    xmm17, [rip + NSMS_L(words_00000000_x4)]
        mov          rcx, [rdi + 80]                            /* W_10 */
        vmovdqa64    xmm20, xmm0
        vpaddq       xmm20{k1}, xmm0, xmm4
        vpshufd      xmm20, xmm20, 78                           /* the second round, and the last of the block before */
        vpaddq       xmm4, xmm0, xmm4
        vmovdqa64    xmm21, xmm10
        vpternlogq   xmm21, xmm11, xmm16, 248
        vpternlogq   xmm11, xmm10, xmm16, 208
        mov          [rsp + 48], r9
        mov          r9, [rdi + 88]                             /* W_11 */
        bswap        r10
            mov      [rax], r10                                 /* W_0 to the schedule */
        bswap        r11
            mov      [rax + 8], r11                             /* W_1 to the schedule */
        bswap        rbx
            mov      [rax + 16], rbx                            /* W_2 to the schedule */
        bswap        rbp
            mov      [rax + 24], rbp                            /* W_3 to the schedule */
        mov          [rsp + 56], rsi
        mov          rsi, [rdi + 96]                            /* W_12 */
        mov          [rsp + 64], rsi
        mov          rsi, [rdi + 104]                           /* W_13 */
        mov          [rsp + 72], rsi
        mov          rsi, [rdi + 112]                           /* W_14 */
        mov          [rsp + 80], rsi
        mov          rsi, [rdi + 120]                           /* W_15 */
        bswap        r12
            mov      [rax + 32], r12                            /* W_4 to the schedule */
        bswap        r13
            mov      [rax + 40], r13                            /* W_5 to the schedule */
            add      r10, [rip + NSMS_L(K)]                     /* W_0 + K_0 */
        vmovq        xmm10, r10
        vpaddq       xmm10, xmm10, xmm3
        vpsubq       xmm10{k1}, xmm17, xmm3
        vpaddq       xmm10, xmm15, xmm10
        vpaddq       xmm10, xmm18, xmm10
        vpaddq       xmm10, xmm19, xmm10
        vmovdqa64    xmm15, xmm10
        vpaddq       xmm15{k1}, xmm10, xmm8
        vpternlogq   xmm11, xmm21, xmm10, 216
        vprorvq      xmm18, xmm10, xmm12
        vprorvq      xmm19, xmm10, xmm13
        vprorvq      xmm10, xmm10, xmm14
        vpternlogq   xmm10, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               /* round 2 */
        vpternlogq   xmm18, xmm4, xmm16, 248
        vmovdqa64    xmm19, xmm4
        vpternlogq   xmm19, xmm15, xmm16, 208
        vpshufd      xmm21, xmm15, 78
            add      r11, [rip + NSMS_L(K) + 8]                 /* W_1 + K_1 */
        vmovq        xmm22, r11
        vpaddq       xmm22, xmm2, xmm22
        vpsubq       xmm22{k1}, xmm17, xmm2
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm11, xmm11, xmm20
        vpaddq       xmm10, xmm10, xmm11
        vpaddq       xmm10{k1}, xmm10, xmm9
        vpternlogq   xmm19, xmm18, xmm10, 216
        vprorvq      xmm11, xmm10, xmm14
        vprorvq      xmm18, xmm10, xmm12
        vprorvq      xmm20, xmm10, xmm13
        vpternlogq   xmm11, xmm18, xmm20, 150
        vmovdqa64    xmm18, xmm10                               /* round 3 */
        vpternlogq   xmm18, xmm15, xmm16, 248
        vmovdqa64    xmm20, xmm15
        vpternlogq   xmm20, xmm10, xmm16, 208
        vpshufd      xmm22, xmm10, 78
        bswap        r14
            mov      [rax + 48], r14                            /* W_6 to the schedule */
            add      rbx, [rip + NSMS_L(K) + 16]                /* W_2 + K_2 */
        vmovq        xmm23, rbx
        vpaddq       xmm23, xmm5, xmm23
        vpsubq       xmm23{k1}, xmm17, xmm5
        vpaddq       xmm21, xmm23, xmm21
        vpaddq       xmm19, xmm19, xmm21
        vpaddq       xmm11, xmm11, xmm19
        vpternlogq   xmm20, xmm18, xmm11, 216
        vprorvq      xmm18, xmm11, xmm14
        vprorvq      xmm19, xmm11, xmm12
        vprorvq      xmm21, xmm11, xmm13
        vpternlogq   xmm18, xmm19, xmm21, 150
        vmovdqa64    xmm19, xmm11                               /* round 4 */
        vpternlogq   xmm19, xmm10, xmm16, 248
        vmovdqa64    xmm21, xmm10
        vpternlogq   xmm21, xmm11, xmm16, 208
        vpshufd      xmm23, xmm11, 78
        bswap        r15
            mov      [rax + 56], r15                            /* W_7 to the schedule */
            add      rbp, [rip + NSMS_L(K) + 24]                /* W_3 + K_3 */
        vmovq        xmm24, rbp
        vpaddq       xmm24, xmm4, xmm24
        vpsubq       xmm24{k1}, xmm17, xmm4
        vpaddq       xmm22, xmm24, xmm22
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm18, xmm18, xmm20
        vpternlogq   xmm21, xmm19, xmm18, 216
        vprorvq      xmm19, xmm18, xmm14
        vprorvq      xmm20, xmm18, xmm12
        vprorvq      xmm22, xmm18, xmm13
        vpternlogq   xmm19, xmm20, xmm22, 150
        vmovdqa64    xmm20, xmm18                               /* round 5 */
        vpternlogq   xmm20, xmm11, xmm16, 248
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm18, xmm16, 208
        vpshufd      xmm24, xmm18, 78
        bswap        r8
            mov      [rax + 64], r8                             /* W_8 to the schedule */
            add      r12, [rip + NSMS_L(K) + 32]                /* W_4 + K_4 */
        vmovq        xmm25, r12
        vpaddq       xmm25, xmm25, xmm15
        vpsubq       xmm25{k1}, xmm17, xmm15
        vpaddq       xmm23, xmm25, xmm23
        vpaddq       xmm21, xmm21, xmm23
        vpaddq       xmm19, xmm19, xmm21
        vpternlogq   xmm22, xmm20, xmm19, 216
        vprorvq      xmm20, xmm19, xmm14
        vprorvq      xmm21, xmm19, xmm12
        vprorvq      xmm23, xmm19, xmm13
        vpternlogq   xmm20, xmm21, xmm23, 150
        vmovdqa64    xmm21, xmm19                               /* round 6 */
        vpternlogq   xmm21, xmm18, xmm16, 248
        vmovdqa64    xmm23, xmm18
        vpternlogq   xmm23, xmm19, xmm16, 208
        vpshufd      xmm25, xmm19, 78
        bswap        rdx
            mov      [rax + 72], rdx                            /* W_9 to the schedule */
            add      r13, [rip + NSMS_L(K) + 40]                /* W_5 + K_5 */
        vmovq        xmm26, r13
        vpaddq       xmm26, xmm26, xmm10
        vpsubq       xmm26{k1}, xmm17, xmm10
        vpaddq       xmm24, xmm26, xmm24
        vpaddq       xmm22, xmm22, xmm24
        vpaddq       xmm20, xmm20, xmm22
        vpternlogq   xmm23, xmm21, xmm20, 216
        vprorvq      xmm21, xmm20, xmm14
        vprorvq      xmm22, xmm20, xmm12
        vprorvq      xmm24, xmm20, xmm13
        vpternlogq   xmm21, xmm22, xmm24, 150
        vmovdqa64    xmm22, xmm20                               /* round 7 */
        vpternlogq   xmm22, xmm19, xmm16, 248
        vmovdqa64    xmm24, xmm19
        vpternlogq   xmm24, xmm20, xmm16, 208
        vpshufd      xmm26, xmm20, 78
        bswap        rcx
            mov      [rax + 80], rcx                            /* W_10 to the schedule */
            add      r14, [rip + NSMS_L(K) + 48]                /* W_6 + K_6 */
        vmovq        xmm27, r14
        vpaddq       xmm27, xmm27, xmm11
        vpsubq       xmm27{k1}, xmm17, xmm11
        vpaddq       xmm11, xmm27, xmm25
        vpaddq       xmm11, xmm23, xmm11
        vpaddq       xmm11, xmm21, xmm11
        vpternlogq   xmm24, xmm22, xmm11, 216
        vprorvq      xmm21, xmm11, xmm14
        vprorvq      xmm22, xmm11, xmm12
        vprorvq      xmm23, xmm11, xmm13
        vpternlogq   xmm21, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm11                               /* round 8 */
        vpternlogq   xmm22, xmm20, xmm16, 248
        vmovdqa64    xmm23, xmm20
        vpternlogq   xmm23, xmm11, xmm16, 208
        vpshufd      xmm25, xmm11, 78
        bswap        r9
            mov      [rax + 88], r9                             /* W_11 to the schedule */
            add      r15, [rip + NSMS_L(K) + 56]                /* W_7 + K_7 */
        vmovq        xmm27, r15
        vpaddq       xmm27, xmm27, xmm18
        vpsubq       xmm27{k1}, xmm17, xmm18
        vpaddq       xmm18, xmm27, xmm26
        vpaddq       xmm18, xmm24, xmm18
        vpaddq       xmm18, xmm21, xmm18
        vpternlogq   xmm23, xmm22, xmm18, 216
        vprorvq      xmm21, xmm18, xmm14
        vprorvq      xmm22, xmm18, xmm12
        vprorvq      xmm24, xmm18, xmm13
        vpternlogq   xmm21, xmm22, xmm24, 150
        vmovdqa64    xmm22, xmm18                               /* round 9 */
        vpternlogq   xmm22, xmm11, xmm16, 248
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm18, xmm16, 208
        vpshufd      xmm26, xmm18, 78
        mov          r10, [rsp + 64]
        bswap        r10
            mov      [rax + 96], r10                            /* W_12 to the schedule */
            add      r8, [rip + NSMS_L(K) + 64]                 /* W_8 + K_8 */
        vmovq        xmm27, r8
        vpaddq       xmm27, xmm27, xmm19
        vpsubq       xmm27{k1}, xmm17, xmm19
        vpaddq       xmm19, xmm27, xmm25
        vpaddq       xmm19, xmm23, xmm19
        vpaddq       xmm19, xmm21, xmm19
        vpternlogq   xmm24, xmm22, xmm19, 216
        vprorvq      xmm21, xmm19, xmm14
        vprorvq      xmm22, xmm19, xmm12
        vprorvq      xmm23, xmm19, xmm13
        vpternlogq   xmm21, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm19                               /* round 10 */
        vpternlogq   xmm22, xmm18, xmm16, 248
        vmovdqa64    xmm23, xmm18
        vpternlogq   xmm23, xmm19, xmm16, 208
        vpshufd      xmm25, xmm19, 78
        mov          r11, [rsp + 72]
        bswap        r11
            mov      [rax + 104], r11                           /* W_13 to the schedule */
        mov          rbx, [rsp + 80]
        bswap        rbx
            mov      [rax + 112], rbx                           /* W_14 to the schedule */
            add      rcx, [rip + NSMS_L(K) + 80]                /* W_10 + K_10 */
        vmovq        xmm27, rcx
        vpaddq       xmm27, xmm27, xmm11
        vpsubq       xmm27{k1}, xmm17, xmm11
        vpaddq       xmm11, xmm27, xmm25
        bswap        rsi
            mov      [rax + 120], rsi                           /* W_15 to the schedule */
            add      r9, [rip + NSMS_L(K) + 88]                 /* W_11 + K_11 */
        vmovq        xmm25, r9                                  /* round 11 */
        vpaddq       xmm25, xmm25, xmm18
        vpsubq       xmm25{k1}, xmm17, xmm18
            add      r10, [rip + NSMS_L(K) + 96]                /* W_12 + K_12 */
        vmovq        xmm18, r10                                 /* round 12 */
        vpaddq       xmm18, xmm18, xmm19
        vpsubq       xmm18{k1}, xmm17, xmm19
        lea          r8, [rax + 512]                            /* round 15 */
        add          rdi, 128                                   /* the next block */
        mov          r10, [rsp + 56]
        add          r10, -1
        mov          r9, [rsp + 48]
        add          r9, -1
            add      r11, [rip + NSMS_L(K) + 104]               /* W_13 + K_13 */
        vmovq        xmm27, r11                                 /* round 13 */
            add      rbx, [rip + NSMS_L(K) + 112]               /* W_14 + K_14 */
        vmovq        xmm28, rbx                                 /* round 14 */
            add      rdx, [rip + NSMS_L(K) + 72]                /* W_9 + K_9 */
        vmovq        xmm29, rdx
        vpaddq       xmm29, xmm29, xmm20
        vpsubq       xmm29{k1}, xmm17, xmm20
        vpaddq       xmm20, xmm29, xmm26
        vpaddq       xmm20, xmm24, xmm20
        vpaddq       xmm20, xmm21, xmm20
        vpternlogq   xmm23, xmm22, xmm20, 216
        vpaddq       xmm11, xmm23, xmm11
        vprorvq      xmm21, xmm20, xmm14
        vprorvq      xmm22, xmm20, xmm12
        vprorvq      xmm23, xmm20, xmm13
        vpternlogq   xmm21, xmm22, xmm23, 150
        vpaddq       xmm11, xmm21, xmm11
        vmovdqa64    xmm21, xmm20
        vpternlogq   xmm21, xmm19, xmm16, 248
        vpternlogq   xmm19, xmm20, xmm16, 208
        vpternlogq   xmm19, xmm21, xmm11, 216
        vpaddq       xmm21, xmm27, xmm20
        vpsubq       xmm21{k1}, xmm17, xmm20
        vpshufd      xmm22, xmm20, 78
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm19, xmm19, xmm22
        vprorvq      xmm22, xmm11, xmm14
        vprorvq      xmm23, xmm11, xmm12
        vprorvq      xmm24, xmm11, xmm13
        vpternlogq   xmm22, xmm23, xmm24, 150
        vpaddq       xmm19, xmm22, xmm19
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm20, xmm16, 248
        vpternlogq   xmm20, xmm11, xmm16, 208
        vpternlogq   xmm20, xmm22, xmm19, 216
        vpaddq       xmm22, xmm28, xmm11
        vpsubq       xmm22{k1}, xmm17, xmm11
        vpshufd      xmm23, xmm11, 78
        vpaddq       xmm18, xmm18, xmm23
        vpaddq       xmm18, xmm20, xmm18
        vprorvq      xmm20, xmm19, xmm14
        vprorvq      xmm23, xmm19, xmm12
        vprorvq      xmm24, xmm19, xmm13
        vpternlogq   xmm20, xmm23, xmm24, 150
        vpaddq       xmm18, xmm20, xmm18
        vmovdqa64    xmm20, xmm19
        vpternlogq   xmm20, xmm11, xmm16, 248
        vpternlogq   xmm11, xmm19, xmm16, 208
        vpternlogq   xmm11, xmm20, xmm18, 216
        vpshufd      xmm20, xmm19, 78
        vpaddq       xmm20, xmm21, xmm20
        vpaddq       xmm11, xmm11, xmm20
        vprorvq      xmm20, xmm18, xmm14
        vprorvq      xmm21, xmm18, xmm12
        vprorvq      xmm23, xmm18, xmm13
        vpternlogq   xmm20, xmm21, xmm23, 150
        vpaddq       xmm11, xmm20, xmm11
        vmovdqa64    xmm20, xmm18
        vpternlogq   xmm20, xmm19, xmm16, 248
        vmovdqa64    xmm21, xmm19
        vpternlogq   xmm21, xmm18, xmm16, 208
        vpternlogq   xmm21, xmm20, xmm11, 216
        vpshufd      xmm20, xmm18, 78
        vpaddq       xmm20, xmm22, xmm20
        vpaddq       xmm20, xmm21, xmm20
        vprorvq      xmm21, xmm11, xmm14
        vprorvq      xmm22, xmm11, xmm12
        vprorvq      xmm23, xmm11, xmm13
        vpternlogq   xmm21, xmm22, xmm23, 150
        vpaddq       xmm1, xmm21, xmm20
        vprorvq      xmm14, xmm1, xmm14
        vprorvq      xmm12, xmm1, xmm12
        vprorvq      xmm13, xmm1, xmm13
        vpternlogq   xmm14, xmm12, xmm13, 150
            add      rsi, [rip + NSMS_L(K) + 120]               /* W_15 + K_15 */
        vmovq        xmm12, rsi
        vpaddq       xmm12, xmm12, xmm19
        vpsubq       xmm12{k1}, xmm17, xmm19
        vmovdqa64    xmm13, xmm11
        vpternlogq   xmm13, xmm18, xmm16, 248
        vmovdqa64    xmm17, xmm18
        vpternlogq   xmm17, xmm11, xmm16, 208
        vpternlogq   xmm17, xmm13, xmm1, 216
        vpshufd      xmm13, xmm11, 78
        vpaddq       xmm12, xmm12, xmm13
        vpaddq       xmm12, xmm17, xmm12
        vpaddq       xmm0, xmm14, xmm12
        lea          rdx, [rip + NSMS_L(K) + 128]
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm15
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm11
        vmovdqa64    xmm3, xmm18
        mov          rcx, rax
        mov          rsi, r10
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_a: k1; kp: rdx; blocks: rsi; data: rdi; */
        /*   upper_bound: r8; is_e: k2; state: [rsp+32]; left_in_run: r9. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 79, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
            vmovdqu64 ymm10, [rcx + 8]                          /* sigma0(W_1) + W_0, and the next three of these sums */
            vpsrlq   ymm11, ymm10, 7
            vmovdqu64 ymm12, [rcx + 40]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vprorq   ymm13, ymm10, 1
            vprorq   ymm10, ymm10, 8
            vpternlogq ymm11, ymm13, ymm10, 150
            vpaddq   ymm10, ymm11, [rcx]
            vmovdqu64 [rcx + 128], ymm10
            mov      r10, [rcx + 112]                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            mov      r11, r10
            shr      r11, 6
            mov      rbx, [rcx + 72]
            mov      rbp, [rcx + 120]                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vpsrlq   ymm10, ymm12, 7
            mov      r12, rbp
            shr      r12, 6
            mov      r13, [rcx + 80]
            add      rbx, [rcx + 128]
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]     /* round 16 */
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vprorvq      xmm14, xmm0, xmm13
        vprorvq      xmm15, xmm0, xmm11
            rorx     r14, r10, 19
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm17, xmm0, xmm16
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 48]
        vpternlogq   xmm17, xmm15, xmm14, 150
        vmovdqa64    xmm14, xmm1
        vpternlogq   xmm14, xmm2, xmm18, 248
            add      r13, [rcx + 136]
            rorx     r15, rbp, 19
        vpshufd      xmm15, xmm1, 78
        vmovdqu64    xmm19, [rip + NSMS_L(words_00000000_x4)]
            mov      [rsp + 48], rsi
            mov      rsi, [rcx + 88]                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            add      rsi, [rcx + 144]
        vmovdqa64    xmm20, xmm2
        vpternlogq   xmm20, xmm1, xmm18, 208
        vpternlogq   xmm20, xmm14, xmm0, 216
            vprorq   ymm14, ymm12, 1
        vmovdqa64    xmm21, xmm0                                /* round 17 */
        vpternlogq   xmm21, xmm1, xmm18, 248
            vprorq   ymm12, ymm12, 8
            vpternlogq ymm10, ymm14, ymm12, 150
            vpaddq   ymm10, ymm10, [rcx + 32]
            vmovdqu64 [rcx + 160], ymm10
        vpshufd      xmm10, xmm0, 78
            mov      [rsp + 56], rdi
            mov      rdi, [rcx + 96]                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vmovdqa64    xmm12, xmm1
        vpternlogq   xmm12, xmm0, xmm18, 208
            vmovdqu64 ymm14, [rcx + 72]                         /* sigma0(W_9) + W_8, and the next three of these sums */
            add      rdi, [rcx + 152]
            rorx     r10, r10, 61
            xor      r14, r10
            mov      r10, [rcx + 104]                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            mov      [rsp + 64], r9
            mov      r9, [rcx + 112]                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            rorx     rbp, rbp, 61
            xor      r15, rbp
            add      r10, [rcx + 160]
            vpsrlq   ymm22, ymm14, 7
            add      r9, [rcx + 168]
            xor      r14, r11
            add      rbx, r14
            mov      [rcx + 128], rbx
            mov      r11, rbx
            shr      r11, 6
            rorx     rbp, rbx, 19
            mov      r14, rbx
            add      r14, [rdx]
        vmovq        xmm23, r14
        vpaddq       xmm23, xmm3, xmm23
        vpsubq       xmm23{k1}, xmm19, xmm3
        vpaddq       xmm15, xmm15, xmm23
        vpaddq       xmm15, xmm20, xmm15
        vpaddq       xmm15, xmm17, xmm15
        vpternlogq   xmm12, xmm21, xmm15, 216
        vprorvq      xmm17, xmm15, xmm13
        vprorvq      xmm20, xmm15, xmm11
        vprorvq      xmm21, xmm15, xmm16
        vpternlogq   xmm21, xmm20, xmm17, 150
        vmovdqa64    xmm17, xmm15                               /* round 18 */
        vpternlogq   xmm17, xmm0, xmm18, 248
        vpshufd      xmm20, xmm15, 78
        vmovdqa64    xmm23, xmm0
        vpternlogq   xmm23, xmm15, xmm18, 208
            xor      r15, r12
            add      r13, r15
            mov      [rcx + 136], r13
            mov      r12, r13
            shr      r12, 6
            rorx     r14, r13, 19
            mov      r15, r13
            add      r15, [rdx + 8]
        vmovq        xmm24, r15
        vpaddq       xmm24, xmm2, xmm24
        vpsubq       xmm24{k1}, xmm19, xmm2
        vpaddq       xmm10, xmm10, xmm24
        vpaddq       xmm10, xmm12, xmm10
        vpaddq       xmm10, xmm21, xmm10
        vpternlogq   xmm23, xmm17, xmm10, 216
        vprorvq      xmm12, xmm10, xmm13
        vprorvq      xmm17, xmm10, xmm11
        vprorvq      xmm21, xmm10, xmm16
        vpternlogq   xmm21, xmm17, xmm12, 150
        vmovdqa64    xmm12, xmm10                               /* round 19 */
        vpternlogq   xmm12, xmm15, xmm18, 248
        vpshufd      xmm17, xmm10, 78
        vmovdqa64    xmm24, xmm15
        vpternlogq   xmm24, xmm10, xmm18, 208
            mov      r15, [rcx + 120]                           /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            rorx     rbx, rbx, 61
            xor      rbp, rbx
            mov      rbx, [rcx + 128]                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            rorx     r13, r13, 61
            xor      r14, r13
            add      r15, [rcx + 176]
            vmovdqu64 ymm25, [rcx + 104]                        /* sigma0(W_13) + W_12, and the next three of these sums */
            add      rbx, [rcx + 184]
            vprorq   ymm26, ymm14, 1
            vprorq   ymm14, ymm14, 8
            vpternlogq ymm22, ymm26, ymm14, 150
            vpaddq   ymm14, ymm22, [rcx + 64]
            vmovdqu64 [rcx + 192], ymm14
            xor      rbp, r11
            add      rsi, rbp
            mov      [rcx + 144], rsi
            mov      r11, rsi
            shr      r11, 6
            rorx     rbp, rsi, 19
            mov      r13, rsi
            add      r13, [rdx + 16]
        vmovq        xmm14, r13
        vpaddq       xmm14, xmm14, xmm1
        vpsubq       xmm14{k1}, xmm19, xmm1
        vpaddq       xmm14, xmm14, xmm20
        vpaddq       xmm14, xmm23, xmm14
        vpaddq       xmm14, xmm21, xmm14
        vpternlogq   xmm24, xmm12, xmm14, 216
        vprorvq      xmm12, xmm14, xmm13
        vprorvq      xmm20, xmm14, xmm11
        vprorvq      xmm21, xmm14, xmm16
        vpternlogq   xmm21, xmm20, xmm12, 150
        vmovdqa64    xmm12, xmm14                               /* round 20 */
        vpternlogq   xmm12, xmm10, xmm18, 248
        vpshufd      xmm20, xmm14, 78
        vmovdqa64    xmm22, xmm10
        vpternlogq   xmm22, xmm14, xmm18, 208
            xor      r14, r12
            add      rdi, r14
            mov      [rcx + 152], rdi
            mov      r12, rdi
            shr      r12, 6
            rorx     r13, rdi, 19
            mov      r14, rdi
            add      r14, [rdx + 24]
        vmovq        xmm23, r14
        vpaddq       xmm23, xmm0, xmm23
        vpsubq       xmm23{k1}, xmm19, xmm0
        vpaddq       xmm17, xmm23, xmm17
        vpaddq       xmm17, xmm24, xmm17
        vpaddq       xmm17, xmm21, xmm17
        vpternlogq   xmm22, xmm12, xmm17, 216
        vprorvq      xmm12, xmm17, xmm13
        vprorvq      xmm21, xmm17, xmm11
        vprorvq      xmm23, xmm17, xmm16
        vpternlogq   xmm23, xmm21, xmm12, 150
        vmovdqa64    xmm12, xmm17                               /* round 21 */
        vpternlogq   xmm12, xmm14, xmm18, 248
        vpshufd      xmm21, xmm17, 78
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm17, xmm18, 208
            rorx     r14, rsi, 61
            xor      rbp, r14
            mov      r14, [rcx + 136]                           /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            mov      rsi, [rcx + 144]                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            rorx     rdi, rdi, 61
            xor      r13, rdi
            add      r14, [rcx + 192]
            vpsrlq   ymm26, ymm25, 7
            add      rsi, [rcx + 200]
            xor      rbp, r11
            add      r10, rbp
            mov      [rcx + 160], r10
            mov      r11, r10
            shr      r11, 6
            rorx     rbp, r10, 19
            mov      rdi, r10
            add      rdi, [rdx + 32]
        vmovq        xmm27, rdi
        vpaddq       xmm27, xmm15, xmm27
        vpsubq       xmm27{k1}, xmm19, xmm15
        vpaddq       xmm15, xmm27, xmm20
        vpaddq       xmm15, xmm22, xmm15
        vpaddq       xmm15, xmm23, xmm15
        vpternlogq   xmm24, xmm12, xmm15, 216
        vprorvq      xmm12, xmm15, xmm13
        vprorvq      xmm20, xmm15, xmm11
        vprorvq      xmm22, xmm15, xmm16
        vpternlogq   xmm22, xmm20, xmm12, 150
        vmovdqa64    xmm12, xmm15                               /* round 22 */
        vpternlogq   xmm12, xmm17, xmm18, 248
        vpshufd      xmm20, xmm15, 78
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm15, xmm18, 208
            xor      r13, r12
            add      r9, r13
            mov      [rcx + 168], r9
            mov      r12, r9
            shr      r12, 6
            rorx     r13, r9, 19
            mov      rdi, r9
            add      rdi, [rdx + 40]
        vmovq        xmm27, rdi
        vpaddq       xmm27, xmm27, xmm10
        vpsubq       xmm27{k1}, xmm19, xmm10
        vpaddq       xmm10, xmm27, xmm21
        vpaddq       xmm10, xmm24, xmm10
        vpaddq       xmm10, xmm22, xmm10
        vpternlogq   xmm23, xmm12, xmm10, 216
        vprorvq      xmm12, xmm10, xmm13
        vprorvq      xmm21, xmm10, xmm11
        vprorvq      xmm22, xmm10, xmm16
        vpternlogq   xmm22, xmm21, xmm12, 150
        vmovdqa64    xmm12, xmm10                               /* round 23 */
        vpternlogq   xmm12, xmm15, xmm18, 248
        vpshufd      xmm21, xmm10, 78
        vmovdqa64    xmm24, xmm15
        vpternlogq   xmm24, xmm10, xmm18, 208
            rorx     r10, r10, 61
            xor      rbp, r10
            mov      r10, [rcx + 152]                           /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprorq   ymm27, ymm25, 1
            mov      rdi, [rcx + 160]                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprorq   ymm25, ymm25, 8
            vpternlogq ymm26, ymm27, ymm25, 150
            vpaddq   ymm25, ymm26, [rcx + 96]
            rorx     r9, r9, 61
            xor      r13, r9
            add      r10, [rcx + 208]
            vmovdqu64 [rcx + 224], ymm25
            add      rdi, [rcx + 216]
            xor      rbp, r11
            add      r15, rbp
            mov      [rcx + 176], r15
            mov      r11, r15
            shr      r11, 6
            rorx     rbp, r15, 19
            mov      r9, r15
            add      r9, [rdx + 48]
        vmovq        xmm25, r9
        vpaddq       xmm25, xmm25, xmm14
        vpsubq       xmm25{k1}, xmm19, xmm14
        vpaddq       xmm14, xmm25, xmm20
        vpaddq       xmm14, xmm23, xmm14
        vpaddq       xmm14, xmm22, xmm14
        vpternlogq   xmm24, xmm12, xmm14, 216
        vprorvq      xmm12, xmm14, xmm13
        vprorvq      xmm20, xmm14, xmm11
        vprorvq      xmm22, xmm14, xmm16
        vpternlogq   xmm22, xmm20, xmm12, 150
        vmovdqa64    xmm12, xmm14                               /* round 24 */
        vpternlogq   xmm12, xmm10, xmm18, 248
        vpshufd      xmm20, xmm14, 78
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm14, xmm18, 208
            rorx     r15, r15, 61
            xor      rbp, r15
            xor      r13, r12
            add      rbx, r13
            mov      [rcx + 184], rbx
            mov      r12, rbx
            shr      r12, 6
            rorx     r13, rbx, 19
            mov      r15, rbx
            add      r15, [rdx + 56]
        vmovq        xmm25, r15
        vpaddq       xmm25, xmm25, xmm17
        vpsubq       xmm25{k1}, xmm19, xmm17
        vpaddq       xmm17, xmm25, xmm21
        vpaddq       xmm17, xmm24, xmm17
        vpaddq       xmm17, xmm22, xmm17
        vpternlogq   xmm23, xmm12, xmm17, 216
        vprorvq      xmm12, xmm17, xmm13
        vprorvq      xmm21, xmm17, xmm11
        vprorvq      xmm22, xmm17, xmm16
        vpternlogq   xmm22, xmm21, xmm12, 150
        vmovdqa64    xmm12, xmm17                               /* round 25 */
        vpternlogq   xmm12, xmm14, xmm18, 248
        vpshufd      xmm21, xmm17, 78
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm17, xmm18, 208
            rorx     rbx, rbx, 61
            xor      r13, rbx
            mov      rbx, [rcx + 168]                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            mov      r15, [rcx + 176]                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            add      rbx, [rcx + 224]
            add      r15, [rcx + 232]
            xor      rbp, r11
            add      r14, rbp
            mov      [rcx + 192], r14
            mov      r11, r14
            shr      r11, 6
            rorx     rbp, r14, 19
            rorx     r9, r14, 61
            xor      rbp, r9
            add      r14, [rdx + 64]
        vmovq        xmm25, r14
        vpaddq       xmm25, xmm25, xmm15
        vpsubq       xmm25{k1}, xmm19, xmm15
        vpaddq       xmm15, xmm25, xmm20
        vpaddq       xmm15, xmm23, xmm15
        vpaddq       xmm15, xmm22, xmm15
        vpternlogq   xmm24, xmm12, xmm15, 216
        vprorvq      xmm12, xmm15, xmm13
        vprorvq      xmm20, xmm15, xmm11
        vprorvq      xmm22, xmm15, xmm16
        vpternlogq   xmm22, xmm20, xmm12, 150
        vmovdqa64    xmm12, xmm15                               /* round 26 */
        vpternlogq   xmm12, xmm17, xmm18, 248
        vpshufd      xmm20, xmm15, 78
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm15, xmm18, 208
            xor      r13, r12
            add      rsi, r13
            mov      [rcx + 200], rsi
            mov      r12, rsi
            shr      r12, 6
            rorx     r13, rsi, 19
            rorx     r14, rsi, 61
            xor      r13, r14
            add      rsi, [rdx + 72]
        vmovq        xmm25, rsi
        vpaddq       xmm25, xmm25, xmm10
        vpsubq       xmm25{k1}, xmm19, xmm10
        vpaddq       xmm10, xmm25, xmm21
        vpaddq       xmm10, xmm24, xmm10
        vpaddq       xmm10, xmm22, xmm10
        vpternlogq   xmm23, xmm12, xmm10, 216
        vprorvq      xmm12, xmm10, xmm13
        vprorvq      xmm21, xmm10, xmm11
        vprorvq      xmm22, xmm10, xmm16
        vpternlogq   xmm22, xmm21, xmm12, 150
        vmovdqa64    xmm12, xmm10                               /* round 27 */
        vpternlogq   xmm12, xmm15, xmm18, 248
        vpshufd      xmm21, xmm10, 78
        vmovdqa64    xmm24, xmm15
        vpternlogq   xmm24, xmm10, xmm18, 208
            mov      r14, [rcx + 184]                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            add      r14, [rcx + 240]
            mov      r9, [rcx + 192]                            /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            add      r9, [rcx + 248]
            xor      rbp, r11
            add      r10, rbp
            mov      [rcx + 208], r10
            mov      r11, r10
            shr      r11, 6
            rorx     rbp, r10, 19
            rorx     rsi, r10, 61
            xor      rbp, rsi
            add      r10, [rdx + 80]
        vmovq        xmm25, r10
        vpaddq       xmm25, xmm25, xmm14
        vpsubq       xmm25{k1}, xmm19, xmm14
        vpaddq       xmm14, xmm25, xmm20
        vpaddq       xmm14, xmm23, xmm14
        vpaddq       xmm14, xmm22, xmm14
        vpternlogq   xmm24, xmm12, xmm14, 216
        vprorvq      xmm12, xmm14, xmm13
        vprorvq      xmm20, xmm14, xmm11
        vprorvq      xmm22, xmm14, xmm16
        vpternlogq   xmm22, xmm20, xmm12, 150
        vmovdqa64    xmm12, xmm14                               /* round 28 */
        vpternlogq   xmm12, xmm10, xmm18, 248
        vpshufd      xmm20, xmm14, 78
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm14, xmm18, 208
            xor      r13, r12
            add      rdi, r13
            mov      [rcx + 216], rdi
            rorx     r10, rdi, 61
            mov      r12, rdi
            shr      r12, 6
            rorx     r13, rdi, 19
            xor      r13, r10
            add      rdi, [rdx + 88]
        vmovq        xmm25, rdi
        vpaddq       xmm25, xmm25, xmm17
        vpsubq       xmm25{k1}, xmm19, xmm17
        vpaddq       xmm17, xmm25, xmm21
        vpaddq       xmm17, xmm24, xmm17
        vpaddq       xmm17, xmm22, xmm17
        vpternlogq   xmm23, xmm12, xmm17, 216
        vprorvq      xmm12, xmm17, xmm13
        vprorvq      xmm21, xmm17, xmm11
        vprorvq      xmm22, xmm17, xmm16
        vpternlogq   xmm22, xmm21, xmm12, 150
        vmovdqa64    xmm12, xmm17                               /* round 29 */
        vpternlogq   xmm12, xmm14, xmm18, 248
            xor      rbp, r11
            add      rbx, rbp
            mov      [rcx + 224], rbx
            mov      r10, rbx
            shr      r10, 6
            rorx     r11, rbx, 61
            rorx     rbp, rbx, 19
            xor      rbp, r11
            add      rbx, [rdx + 96]
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm15
        vpsubq       xmm21{k1}, xmm19, xmm15
        vpaddq       xmm15, xmm21, xmm20
        vpaddq       xmm15, xmm23, xmm15
        vpaddq       xmm3, xmm22, xmm15
            xor      rbp, r10
            add      r14, rbp
            mov      [rcx + 240], r14
            add      r14, [rdx + 112]
        vpshufd      xmm15, xmm17, 78
        vmovdqa64    xmm20, xmm14
        vpternlogq   xmm20, xmm17, xmm18, 208
        vpternlogq   xmm20, xmm12, xmm3, 216
        vprorvq      xmm12, xmm3, xmm13
        vprorvq      xmm21, xmm3, xmm11
        vprorvq      xmm22, xmm3, xmm16
        vpternlogq   xmm22, xmm21, xmm12, 150
        lea          r10, [rcx + 128]                           /* round 31 */
            xor      r13, r12
            add      r15, r13
            mov      [rcx + 232], r15
            rorx     r11, r15, 61
            mov      rbx, r15
            shr      rbx, 6
            rorx     rbp, r15, 19
            xor      rbp, r11
            add      r15, [rdx + 104]
        vmovq        xmm12, r15
            xor      rbp, rbx
            add      r9, rbp
            mov      [rcx + 248], r9
            add      r9, [rdx + 120]
        vpaddq       xmm12, xmm12, xmm10
        vpsubq       xmm12{k1}, xmm19, xmm10
        vpaddq       xmm10, xmm12, xmm15
        vpaddq       xmm10, xmm20, xmm10
        vpaddq       xmm2, xmm22, xmm10
        add          rdx, 128
        vmovdqa64    xmm10, xmm3                                /* round 30 */
        vpternlogq   xmm10, xmm17, xmm18, 248
        vmovq        xmm12, r14
        vpshufd      xmm15, xmm3, 78
        vprorvq      xmm20, xmm2, xmm13
        vprorvq      xmm21, xmm2, xmm11
        vprorvq      xmm22, xmm2, xmm16
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm3, xmm18, 208
        vpternlogq   xmm23, xmm10, xmm2, 216
        vmovdqa64    xmm10, xmm2
        vpternlogq   xmm10, xmm3, xmm18, 248
        vpternlogq   xmm22, xmm21, xmm20, 150
        vmovq        xmm20, r9
        vmovdqa64    xmm21, xmm3
        vpternlogq   xmm21, xmm2, xmm18, 208
        vpshufd      xmm18, xmm2, 78
        vpaddq       xmm12, xmm12, xmm14
        vpsubq       xmm12{k1}, xmm19, xmm14
        vpaddq       xmm12, xmm12, xmm15
        vpaddq       xmm12, xmm23, xmm12
        vpaddq       xmm1, xmm22, xmm12
        vprorvq      xmm12, xmm1, xmm13
        vprorvq      xmm11, xmm1, xmm11
        vprorvq      xmm13, xmm1, xmm16
        vpternlogq   xmm21, xmm10, xmm1, 216
        vpternlogq   xmm13, xmm11, xmm12, 150
        vpaddq       xmm10, xmm20, xmm17
        vpsubq       xmm10{k1}, xmm19, xmm17
        vpaddq       xmm10, xmm10, xmm18
        vpaddq       xmm10, xmm21, xmm10
        vpaddq       xmm0, xmm13, xmm10
        mov          rcx, r10
        mov          rsi, [rsp + 48]
        mov          rdi, [rsp + 56]
        mov          r9, [rsp + 64]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule1)
        cmp          r9, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vpaddq       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4                           /* the hash value */
        vpshufd      xmm14, xmm4, 14
        vpsubq       xmm15, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vpaddq       xmm6, xmm2, xmm6
        vmovq        [rcx + 48], xmm6
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts) + 48]
        vpshufd      xmm17, xmm1, 78
        vpaddq       xmm15, xmm15, xmm17
        vprorvq      xmm17, xmm0, xmm11
        vprorvq      xmm18, xmm0, xmm12
        vprorvq      xmm19, xmm0, xmm13
        vpternlogq   xmm19, xmm17, xmm18, 150
        vmovq        [rcx + 16], xmm14
        vmovdqa64    xmm14, xmm1
        vpternlogq   xmm14, xmm2, xmm16, 248
        vpternlogq   xmm2, xmm1, xmm16, 208
        vpternlogq   xmm2, xmm14, xmm0, 216
        vpaddq       xmm2, xmm15, xmm2
        vpaddq       xmm2, xmm19, xmm2
        vprorvq      xmm11, xmm2, xmm11
        vprorvq      xmm12, xmm2, xmm12
        vpaddq       xmm5, xmm1, xmm5
        vmovq        [rcx + 40], xmm5
        vpshufd      xmm14, xmm5, 14
        vmovq        [rcx + 24], xmm14
        vprorvq      xmm13, xmm2, xmm13
        vpternlogq   xmm13, xmm11, xmm12, 150
        vmovdqa64    xmm11, xmm0
        vpternlogq   xmm11, xmm1, xmm16, 248
        vpternlogq   xmm1, xmm0, xmm16, 208
        vpshufd      xmm0, xmm0, 78
        vpaddq       xmm0, xmm10, xmm0
        vpternlogq   xmm1, xmm11, xmm2, 216
        vpaddq       xmm0, xmm1, xmm0
        vpaddq       xmm0, xmm13, xmm0
        vpaddq       xmm7, xmm3, xmm7
        vmovq        [rcx + 56], xmm7
        vpaddq       xmm8, xmm8, xmm2
        vpshufd      xmm1, xmm8, 14
        vmovq        [rcx + 8], xmm1
        vpaddq       xmm9, xmm9, xmm0
        vpshufd      xmm0, xmm9, 14
        vmovq        [rcx], xmm0
        jmp          NSMS_L(batch1)
NSMS_L(store_hash_value):
        vpshufd      xmm0, xmm9, 14                             /* the hash value */
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4
        vpshufd      xmm1, xmm8, 14
        vmovq        [rcx + 40], xmm5
        vmovq        [rcx + 48], xmm6
        vmovq        [rcx + 56], xmm7
        vpshufd      xmm2, xmm4, 14
        vmovq        [rcx], xmm0
        vpshufd      xmm0, xmm5, 14
        vmovq        [rcx + 8], xmm1
        vmovq        [rcx + 16], xmm2
        vmovq        [rcx + 24], xmm0
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5344]
        vmovaps      xmm7, [rsp + 5360]
        vmovaps      xmm8, [rsp + 5376]
        vmovaps      xmm9, [rsp + 5392]
        vmovaps      xmm10, [rsp + 5408]
        vmovaps      xmm11, [rsp + 5424]
        vmovaps      xmm12, [rsp + 5440]
        vmovaps      xmm13, [rsp + 5456]
        vmovaps      xmm14, [rsp + 5472]
        vmovaps      xmm15, [rsp + 5488]
        add          rsp, 5512
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
        add          rsp, 5352
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4)
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

/* nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4: 15 integer registers, 32 vector registers, 2 mask registers, 21 spills.
 *   Register map: a..h: r10, r11, rbx, rbp, [rsp..rsp+24]; e_t:a_t-2 of four t: xmm0..xmm3;
 *     H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; W rows 0..15 of 8
 *     blocks: zmm0..zmm15; scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2;
 *     state: [rsp+32]; p: rcx; kp: rdx; upper_bound: r8; q: r9; end_of_batch: [rsp+40];
 *     left_in_run: r9. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     e_t:a_t-2: e after round t and a after round t-2, in two lanes.
 *     H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     is_a: mask of the lane of a.
 *     is_e: mask of the lane of e.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 *     left_in_run: number of blocks left in the current run of 8, 4, 2 or 1 blocks; the start of
 *       each block finishes the one before, and the code after a run finishes its last; the lengths
 *       are fixed because the proof follows a run to its end.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4
 *   signature: void nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 5400, win64: 5576}
 *   features: [avx, avx2, avx512bw, avx512dq, avx512f, avx512vl, bmi1, bmi2]
 */
