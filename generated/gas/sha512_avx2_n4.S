/* sha512_avx2_n4.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=4
 *
 * void nsms_sha512_blocks_avx2_n4(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 4
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,032 instructions (System V); 3,096 bytes of stack (System V), 3,272 (Win64).
 * void nsms_sha512_schedule_avx2_n4(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
 *   Reads 512 bytes at data; writes 2560 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 494 instructions (System V); 424 bytes of stack (System V), 600 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, bmi1, bmi2.
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
#  define NSMS_L(name) Lsha512_avx2_n4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n4_##name
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
NSMS_L(K1x4):  /* K_t: each word 4 times, once for each block of a register */
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
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
        .p2align     6
NSMS_L(shuffle_123456709abcdef8):  /* byte shuffle: source of each byte */
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4))
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
        sub          rsp, 3208
        NSMS_SEH(.seh_stackalloc 3208)
        vmovaps      [rsp + 3040], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 3040)
        vmovaps      [rsp + 3056], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 3056)
        vmovaps      [rsp + 3072], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 3072)
        vmovaps      [rsp + 3088], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 3088)
        vmovaps      [rsp + 3104], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 3104)
        vmovaps      [rsp + 3120], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 3120)
        vmovaps      [rsp + 3136], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 3136)
        vmovaps      [rsp + 3152], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 3152)
        vmovaps      [rsp + 3168], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 3168)
        vmovaps      [rsp + 3184], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 3184)
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
        sub          rsp, 3048
        .cfi_def_cfa_offset 3104
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 127]
        mov          rcx, [rsp + 24]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(blocks_batch4):
        cmp          qword ptr [rsp + 8], 4
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 4 blocks: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm10, [r12]                               /* W_0 to W_1 */
        vmovdqu      xmm11, [r12 + 128]
        vmovdqu      xmm12, [r12 + 16]                          /* W_2 to W_3 */
        vmovdqu      xmm13, [r12 + 144]
        vmovdqu      xmm14, [r12 + 32]                          /* W_4 to W_5 */
        vmovdqu      xmm15, [r12 + 160]
        vmovdqu      xmm9, [r12 + 48]                           /* W_6 to W_7 */
        vmovdqu      xmm8, [r12 + 176]
        vinserti128  ymm10, ymm10, [r12 + 256], 1
        vinserti128  ymm11, ymm11, [r12 + 384], 1
        vinserti128  ymm12, ymm12, [r12 + 272], 1
        vinserti128  ymm13, ymm13, [r12 + 400], 1
        vmovdqu      xmm7, [r12 + 64]                           /* W_8 to W_9 */
        vmovdqu      xmm6, [r12 + 192]
        vinserti128  ymm14, ymm14, [r12 + 288], 1
        vinserti128  ymm15, ymm15, [r12 + 416], 1
        vinserti128  ymm9, ymm9, [r12 + 304], 1
        vinserti128  ymm8, ymm8, [r12 + 432], 1
        vinserti128  ymm7, ymm7, [r12 + 320], 1
        vinserti128  ymm6, ymm6, [r12 + 448], 1
        vmovdqu      xmm5, [r12 + 80]                           /* W_10 to W_11 */
        vinserti128  ymm5, ymm5, [r12 + 336], 1
        vmovdqu      xmm4, [r12 + 208]
        vinserti128  ymm4, ymm4, [r12 + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [r12 + 96]                          /* W_12 to W_13 */
        vinserti128  ymm11, ymm11, [r12 + 352], 1
        vmovdqu      xmm2, [r12 + 224]
        vinserti128  ymm2, ymm2, [r12 + 480], 1
        vmovdqu      ymm1, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [r12 + 112]                         /* W_14 to W_15 */
        vinserti128  ymm12, ymm12, [r12 + 368], 1
        vmovdqu      [rax + 2752], ymm3
        vmovdqu      xmm3, [r12 + 240]
        vinserti128  ymm3, ymm3, [r12 + 496], 1
        vmovdqu      [rax + 2784], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vpunpcklqdq  ymm15, ymm9, ymm8
        vpunpckhqdq  ymm9, ymm9, ymm8
        vpshufb      ymm15, ymm15, ymm1
        vpshufb      ymm9, ymm9, ymm1
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vpshufb      ymm8, ymm8, ymm1
        vpshufb      ymm7, ymm7, ymm1
        vpunpcklqdq  ymm6, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm6, ymm6, ymm1
        vmovdqu      [rax + 2560], ymm6
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 2592], ymm5
        vpunpcklqdq  ymm4, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm4, ymm4, ymm1
        vmovdqu      [rax + 2624], ymm4
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 2656], ymm11
        vpunpcklqdq  ymm2, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm3, ymm2, ymm1
        vmovdqu      [rax + 2688], ymm3
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 2720], ymm12
        vpaddq       ymm2, ymm0, [rip + NSMS_L(K1x4)]           /* W_0 + K_0 */
        vmovdqu      [rax], ymm2
        vpaddq       ymm2, ymm10, [rip + NSMS_L(K1x4) + 32]     /* W_1 + K_1 */
        vmovdqu      [rax + 32], ymm2
        vmovdqu      ymm2, [rax + 2784]
        vpaddq       ymm1, ymm2, [rip + NSMS_L(K1x4) + 64]      /* W_2 + K_2 */
        vmovdqu      [rax + 64], ymm1
        vmovdqu      ymm1, [rax + 2752]
        vpaddq       ymm2, ymm1, [rip + NSMS_L(K1x4) + 96]      /* W_3 + K_3 */
        vmovdqu      [rax + 96], ymm2
        vpaddq       ymm2, ymm13, [rip + NSMS_L(K1x4) + 128]    /* W_4 + K_4 */
        vmovdqu      [rax + 128], ymm2
        vpaddq       ymm2, ymm14, [rip + NSMS_L(K1x4) + 160]    /* W_5 + K_5 */
        vmovdqu      [rax + 160], ymm2
        vpaddq       ymm2, ymm15, [rip + NSMS_L(K1x4) + 192]    /* W_6 + K_6 */
        vmovdqu      [rax + 192], ymm2
        vpaddq       ymm2, ymm9, [rip + NSMS_L(K1x4) + 224]     /* W_7 + K_7 */
        vmovdqu      [rax + 224], ymm2
        vpaddq       ymm2, ymm8, [rip + NSMS_L(K1x4) + 256]     /* W_8 + K_8 */
        vmovdqu      [rax + 256], ymm2
        vpaddq       ymm2, ymm7, [rip + NSMS_L(K1x4) + 288]     /* W_9 + K_9 */
        vmovdqu      [rax + 288], ymm2
        vpaddq       ymm2, ymm6, [rip + NSMS_L(K1x4) + 320]     /* W_10 + K_10 */
        vmovdqu      [rax + 320], ymm2
        vpaddq       ymm2, ymm5, [rip + NSMS_L(K1x4) + 352]     /* W_11 + K_11 */
        vmovdqu      [rax + 352], ymm2
        vpaddq       ymm2, ymm4, [rip + NSMS_L(K1x4) + 384]     /* W_12 + K_12 */
        vmovdqu      [rax + 384], ymm2
        vpaddq       ymm2, ymm11, [rip + NSMS_L(K1x4) + 416]    /* W_13 + K_13 */
        vmovdqu      [rax + 416], ymm2
        vpaddq       ymm2, ymm3, [rip + NSMS_L(K1x4) + 448]     /* W_14 + K_14 */
        vmovdqu      [rax + 448], ymm2
        vpaddq       ymm2, ymm12, [rip + NSMS_L(K1x4) + 480]    /* W_15 + K_15 */
        vmovdqu      [rax + 480], ymm2
        lea          r13, [rax + 2048]
        mov          [rsp + 32], r13
        lea          rbp, [rip + NSMS_L(K1x4) + 512]
        mov          [rsp], rax
        vmovdqa      ymm3, ymm1
        vmovdqa      ymm1, ymm10
        vmovdqa      ymm4, ymm13
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm6, ymm15
        mov          rcx, rax
        vmovdqa      ymm10, ymm7
        vmovdqa      ymm7, ymm9
        vmovdqa      ymm9, ymm10
        vmovdqu      ymm2, [rax + 2784]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 4 blocks: ymm0..ymm9, */
        /*   [rax+2560..rax+2720]; scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; */
        /*   state: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_and_schedule4):

        /* rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 4 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12, r9, 14                                /* round 0 */
            vpaddq   ymm10, ymm9, ymm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13, r9, 18
            vmovdqu  ymm11, [rax + 2688]
            vpsrlq   ymm12, ymm11, 19
        mov          r14, r9
        and          r14, r10
            vpsllq   ymm13, ymm11, 45
        andn         r15, r9, r11
            vpxor    ymm12, ymm12, ymm13
        add          rbx, r8
            vpsrlq   ymm13, ymm11, 61
        xor          r12, r13
            vpsllq   ymm14, ymm11, 3
        add          r14, r15
            vpxor    ymm13, ymm13, ymm14
        add          rbx, [rcx]
        add          rbx, r14
            vpxor    ymm12, ymm12, ymm13
        rorx         r13, rdx, 28
            vpsrlq   ymm13, ymm1, 1
        rorx         r14, rdx, 34
            vpsllq   ymm14, ymm1, 63
        xor          r13, r14
            vpxor    ymm13, ymm13, ymm14
        mov          r14, rsi
        and          r14, rdi
            vmovdqu  ymm14, [rip + NSMS_L(shuffle_123456709abcdef8)]
        sub          r14, r8
            vpsrlq   ymm15, ymm11, 6
        mov          r15, rsi
        xor          r15, rdi
            vpxor    ymm12, ymm12, ymm15
        and          r15, rdx
        add          r14, r15
            vpaddq   ymm10, ymm10, ymm12
        rorx         r15, r9, 41
            vpshufb  ymm12, ymm1, ymm14
        xor          r12, r15
            vpxor    ymm12, ymm13, ymm12
        add          r11, rdi                                   /* round 1 */
            vmovdqu  ymm13, [rax + 2720]
            vpsrlq   ymm15, ymm13, 19                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          rbx, r12
            vpsllq   ymm0, ymm13, 45
        add          r11, [rcx + 32]
            vpxor    ymm15, ymm15, ymm0
        rorx         r12, rdx, 39
            vpsrlq   ymm0, ymm13, 61
        xor          r13, r12
        add          r14, r13
            vmovdqu  [rax + 2752], ymm9
            vpsllq   ymm9, ymm13, 3
        add          r14, rbx
            vpxor    ymm9, ymm9, ymm0
        rorx         r12, rbx, 14
            vpxor    ymm15, ymm15, ymm9
        rorx         r13, rbx, 18
            vpsrlq   ymm9, ymm1, 7
        mov          r15, rbx
        and          r15, r9
            vpxor    ymm12, ymm12, ymm9
        xor          r12, r13
            vmovdqu  ymm9, [rax + 2560]
            vpaddq   ymm1, ymm9, ymm1
        add          r11, r15
            vpaddq   ymm0, ymm12, ymm10
        mov          r13, rdx
        and          r13, rsi
        sub          r13, rdi
            vpsrlq   ymm10, ymm2, 1
        rorx         r15, rbx, 41
            vpsllq   ymm12, ymm2, 63
        xor          r12, r15
            vpxor    ymm10, ymm10, ymm12
        andn         r15, rbx, r10
            vpsrlq   ymm12, ymm13, 6
        add          r11, r15
            vpxor    ymm12, ymm15, ymm12
        add          r11, r12
            vpaddq   ymm12, ymm12, ymm1
        rorx         r12, r14, 28
        rorx         r15, r14, 34
            vpshufb  ymm15, ymm2, ymm14
        mov          r8, rdx
        xor          r8, rsi
            vpxor    ymm10, ymm10, ymm15
        mov          rdi, r11                                   /* round 2 */
        and          rdi, rbx
            vpsrlq   ymm15, ymm3, 1                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        xor          r12, r15
            vpsllq   ymm1, ymm3, 63
        and          r8, r14
            vpxor    ymm15, ymm15, ymm1
        add          r10, rsi
            vpsrlq   ymm1, ymm2, 7
        add          r13, r8
            vpxor    ymm10, ymm10, ymm1
        add          r10, [rcx + 64]
        add          r10, rdi
            vmovdqu  ymm1, [rax + 2592]
            vpaddq   ymm2, ymm1, ymm2
        rorx         r15, r14, 39
            vpaddq   ymm10, ymm10, ymm12
        xor          r12, r15
            vpaddq   ymm12, ymm0, [rbp]
        add          r13, r12
            vmovdqu  [rcx + 512], ymm12
        rorx         r12, r11, 14
            vpsrlq   ymm12, ymm0, 19
        rorx         r15, r11, 18
            vpsllq   ymm1, ymm0, 45
        mov          r8, r14
        and          r8, rdx
            vpxor    ymm12, ymm12, ymm1
        add          r13, r11
        xor          r12, r15
            vpsrlq   ymm1, ymm0, 61
        sub          r8, rsi
            vpsllq   ymm9, ymm0, 3
        rorx         r15, r11, 41
            vpxor    ymm9, ymm9, ymm1
        xor          r12, r15
            vpxor    ymm12, ymm12, ymm9
        andn         r15, r11, r9
            vpshufb  ymm9, ymm3, ymm14
        add          r10, r15
            vpxor    ymm15, ymm15, ymm9
        add          r10, r12
            vpsrlq   ymm9, ymm3, 7
        mov          r12, r14
        xor          r12, rdx
        rorx         r15, r13, 28
            vpxor    ymm15, ymm15, ymm9
        rorx         rdi, r13, 34
            vpaddq   ymm15, ymm15, ymm2
        mov          rsi, r10                                   /* round 3 */
        and          rsi, r11
            vmovdqu  ymm9, [rax + 2624]
            vpaddq   ymm3, ymm9, ymm3                           /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        and          r12, r13
            vpsrlq   ymm2, ymm4, 1
        xor          r15, rdi
            vpsllq   ymm1, ymm4, 63
        add          r9, rdx
            vpxor    ymm2, ymm2, ymm1
        add          r8, r12
            vpsrlq   ymm1, ymm0, 6
        add          r9, [rcx + 96]
        add          r8, r10
            vpxor    ymm12, ymm12, ymm1
        add          r9, rsi
            vpaddq   ymm12, ymm15, ymm12
        rorx         r12, r13, 39
            vpaddq   ymm15, ymm10, [rbp + 32]
        xor          r15, r12
            vmovdqu  [rcx + 544], ymm15
        add          r8, r15
            vpsrlq   ymm15, ymm10, 19
        rorx         r12, r10, 14
            vpsllq   ymm1, ymm10, 45
        rorx         r15, r10, 18
            vpxor    ymm15, ymm15, ymm1
        mov          rdi, r13
        and          rdi, r14
        andn         rsi, r10, rbx
            vpsrlq   ymm1, ymm10, 61
        xor          r12, r15
            vpsllq   ymm9, ymm10, 3
        sub          rdi, rdx
            vpxor    ymm9, ymm9, ymm1
        add          r9, rsi
            vpxor    ymm15, ymm15, ymm9
        rorx         r15, r10, 41
            vpshufb  ymm9, ymm4, ymm14
        xor          r12, r15
            vpxor    ymm9, ymm9, ymm2
        add          r9, r12
            vpsrlq   ymm2, ymm4, 7
        mov          r12, r13
        xor          r12, r14
        rorx         r15, r8, 28
            vpxor    ymm9, ymm9, ymm2
        rorx         rsi, r8, 34
            vpaddq   ymm9, ymm9, ymm3
        mov          rdx, r9                                    /* round 4 */
        and          rdx, r10
            vmovdqu  ymm3, [rax + 2656]
            vpaddq   ymm4, ymm3, ymm4                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        and          r12, r8
            vpsrlq   ymm2, ymm5, 1
        xor          r15, rsi
            vpsllq   ymm1, ymm5, 63
        add          rbx, [rcx + 128]
            vpxor    ymm2, ymm2, ymm1
        add          rdi, r12
            vpsrlq   ymm1, ymm10, 6
        add          rbx, r14
        add          rdi, r9
            vpxor    ymm15, ymm15, ymm1
        add          rbx, rdx
            vpaddq   ymm15, ymm9, ymm15
        rorx         r12, r8, 39
            vpaddq   ymm9, ymm12, [rbp + 64]
        xor          r15, r12
            vmovdqu  [rcx + 576], ymm9
        add          rdi, r15
            vpsrlq   ymm9, ymm12, 19
        rorx         r12, r9, 14
            vpsllq   ymm1, ymm12, 45
        rorx         r15, r9, 18
        mov          rsi, r8
        and          rsi, r13
            vpxor    ymm9, ymm9, ymm1
        andn         rdx, r9, r11
            vpsrlq   ymm1, ymm12, 61
        xor          r12, r15
            vpsllq   ymm3, ymm12, 3
        sub          rsi, r14
            vpxor    ymm3, ymm1, ymm3
        add          rbx, rdx
            vpxor    ymm9, ymm9, ymm3
        rorx         r14, r9, 41
            vpshufb  ymm3, ymm5, ymm14
        xor          r12, r14
            vpxor    ymm3, ymm2, ymm3
        add          rbx, r12
        mov          r12, r8
        xor          r12, r13
            vpsrlq   ymm2, ymm5, 7
        rorx         r14, rdi, 28
            vpxor    ymm3, ymm3, ymm2
        rorx         r15, rdi, 34
            vpaddq   ymm4, ymm4, ymm3
        mov          rdx, rbx                                   /* round 5 */
        and          rdx, r9
            vpaddq   ymm5, ymm11, ymm5                          /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        and          r12, rdi
            vpsrlq   ymm3, ymm6, 1
        xor          r14, r15
            vpsllq   ymm2, ymm6, 63
        add          r11, [rcx + 160]
            vpxor    ymm3, ymm3, ymm2
        add          rsi, r12
        add          r11, r13
            vpsrlq   ymm2, ymm12, 6
        add          rsi, rbx
            vpxor    ymm9, ymm9, ymm2
        add          r11, rdx
            vpaddq   ymm4, ymm9, ymm4
        rorx         r12, rdi, 39
            vpaddq   ymm9, ymm15, [rbp + 96]
        xor          r14, r12
            vmovdqu  [rcx + 608], ymm9
        add          rsi, r14
            vpsrlq   ymm9, ymm15, 19
        rorx         r12, rbx, 14
            vpsllq   ymm2, ymm15, 45
        rorx         r14, rbx, 18
        mov          r15, rdi
        and          r15, r8
            vpxor    ymm9, ymm9, ymm2
        andn         rdx, rbx, r10
            vpsrlq   ymm2, ymm15, 61
        xor          r12, r14
            vpsllq   ymm1, ymm15, 3
        sub          r15, r13
            vpxor    ymm2, ymm2, ymm1
        add          r11, rdx
            vpxor    ymm9, ymm9, ymm2
        rorx         r13, rbx, 41
            vpshufb  ymm2, ymm6, ymm14
        xor          r12, r13
            vpxor    ymm3, ymm3, ymm2
        add          r11, r12
        mov          r12, rdi
        xor          r12, r8
            vpsrlq   ymm2, ymm6, 7
        rorx         r13, rsi, 28
            vpxor    ymm3, ymm3, ymm2
        rorx         r14, rsi, 34
            vpaddq   ymm5, ymm5, ymm3
        mov          rdx, r11                                   /* round 6 */
        and          rdx, rbx
            vpaddq   ymm6, ymm13, ymm6                          /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        and          r12, rsi
            vpsrlq   ymm3, ymm7, 1
        xor          r13, r14
            vpsllq   ymm2, ymm7, 63
        add          r10, [rcx + 192]
            vpxor    ymm3, ymm3, ymm2
        add          r15, r12
        add          r10, r8
            vpsrlq   ymm2, ymm15, 6
        add          r15, r11
            vpxor    ymm9, ymm9, ymm2
        add          r10, rdx
            vpaddq   ymm5, ymm9, ymm5
        rorx         r12, rsi, 39
            vpaddq   ymm9, ymm4, [rbp + 128]
        xor          r13, r12
            vmovdqu  [rcx + 640], ymm9
        add          r15, r13
            vpsrlq   ymm9, ymm4, 19
        rorx         r12, r11, 14
            vpsllq   ymm2, ymm4, 45
        rorx         r13, r11, 18
        mov          r14, rsi
        and          r14, rdi
            vpxor    ymm9, ymm9, ymm2
        andn         rdx, r11, r9
            vpsrlq   ymm2, ymm4, 61
        xor          r12, r13
            vpsllq   ymm1, ymm4, 3
        sub          r14, r8
            vpxor    ymm2, ymm2, ymm1
        add          r10, rdx
            vpxor    ymm9, ymm9, ymm2
        rorx         r13, r11, 41
            vpshufb  ymm2, ymm7, ymm14
        xor          r12, r13
            vpxor    ymm3, ymm3, ymm2
        add          r10, r12
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   ymm2, ymm8, 1                              /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        rorx         r13, r15, 28
            vpsllq   ymm1, ymm8, 63
        rorx         r8, r15, 34
            vpxor    ymm2, ymm2, ymm1
        mov          rdx, r10                                   /* round 7 */
        and          rdx, r11
            vpsrlq   ymm1, ymm7, 7
        and          r12, r15
            vpxor    ymm3, ymm3, ymm1
        xor          r13, r8
            vpaddq   ymm6, ymm6, ymm3
        add          r9, [rcx + 224]
        add          r14, r12
            vpshufb  ymm3, ymm8, ymm14
        add          r9, rdi
            vpxor    ymm3, ymm2, ymm3
        add          r14, r10
            vpsrlq   ymm2, ymm4, 6
        add          r9, rdx
            vpxor    ymm9, ymm9, ymm2
        rorx         r12, r15, 39
            vpaddq   ymm6, ymm9, ymm6
        xor          r13, r12
            vpaddq   ymm9, ymm5, [rbp + 160]
        add          r14, r13
            vmovdqu  [rcx + 672], ymm9
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpsrlq   ymm9, ymm5, 19
        mov          r8, r15
        and          r8, rsi
            vpsllq   ymm2, ymm5, 45
        andn         rdx, r10, rbx
            vpxor    ymm9, ymm9, ymm2
        xor          r12, r13
            vpsrlq   ymm2, ymm5, 61
        sub          r8, rdi
            vpsllq   ymm1, ymm5, 3
        add          r9, rdx
            vpxor    ymm2, ymm2, ymm1
        rorx         r13, r10, 41
            vpxor    ymm9, ymm9, ymm2
        xor          r12, r13
        add          r9, r12
            vpsrlq   ymm2, ymm8, 7
        mov          r12, r15
        xor          r12, rsi
            vpxor    ymm3, ymm3, ymm2
        rorx         r13, r14, 28
            vpaddq   ymm7, ymm7, ymm3
        rorx         rdi, r14, 34
            vpaddq   ymm7, ymm7, ymm0
        mov          rdx, r9                                    /* round 8 */
        and          rdx, r10
            vmovdqu  ymm3, [rax + 2752]
            vpsrlq   ymm2, ymm3, 1                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        and          r12, r14
            vpsllq   ymm1, ymm3, 63
        xor          r13, rdi
            vpxor    ymm2, ymm2, ymm1
        add          rbx, [rcx + 256]
        add          r8, r12
            vpshufb  ymm1, ymm3, ymm14
        add          rbx, rsi
            vpxor    ymm2, ymm2, ymm1
        add          r8, r9
            vpsrlq   ymm1, ymm5, 6
        add          rbx, rdx
            vpxor    ymm9, ymm9, ymm1
        rorx         r12, r14, 39
            vpaddq   ymm7, ymm9, ymm7
        xor          r13, r12
            vpaddq   ymm9, ymm6, [rbp + 192]
        add          r8, r13
            vmovdqu  [rcx + 704], ymm9
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpsrlq   ymm9, ymm6, 19
        mov          rdi, r14
        and          rdi, r15
            vpsllq   ymm1, ymm6, 45
        andn         rdx, r9, r11
            vpxor    ymm9, ymm9, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm6, 61
        sub          rdi, rsi
            vmovdqu  [rax + 2784], ymm0
            vpsllq   ymm0, ymm6, 3
        add          rbx, rdx
            vpxor    ymm1, ymm1, ymm0
        rorx         r13, r9, 41
            vpxor    ymm9, ymm9, ymm1
        xor          r12, r13
        add          rbx, r12
            vpsrlq   ymm1, ymm3, 7
        mov          r12, r14
        xor          r12, r15
            vpxor    ymm2, ymm2, ymm1
        rorx         r13, r8, 28
            vpaddq   ymm8, ymm8, ymm2
        rorx         rsi, r8, 34
            vpaddq   ymm8, ymm8, ymm10
        mov          rdx, rbx                                   /* round 9 */
        and          rdx, r9
            vmovdqu  ymm2, [rax + 2560]
            vpsrlq   ymm1, ymm2, 1                              /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        and          r12, r8
            vpsllq   ymm0, ymm2, 63
        xor          r13, rsi
            vpxor    ymm1, ymm1, ymm0
        add          r11, [rcx + 288]
        add          rdi, r12
            vpshufb  ymm0, ymm2, ymm14
        add          r11, r15
            vpxor    ymm1, ymm1, ymm0
        add          rdi, rbx
            vpsrlq   ymm0, ymm6, 6
        add          r11, rdx
            vpxor    ymm9, ymm9, ymm0
        rorx         r12, r8, 39
            vpaddq   ymm8, ymm8, ymm9
        xor          r13, r12
            vpaddq   ymm9, ymm7, [rbp + 224]
        add          rdi, r13
            vmovdqu  [rcx + 736], ymm9
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpsrlq   ymm9, ymm7, 19
        mov          rsi, r8
        and          rsi, r14
            vpsllq   ymm0, ymm7, 45
        andn         rdx, rbx, r10
            vpxor    ymm9, ymm9, ymm0
        xor          r12, r13
            vpsrlq   ymm0, ymm7, 61
        sub          rsi, r15
            vmovdqu  [rax + 2816], ymm10
            vpsllq   ymm10, ymm7, 3
        add          r11, rdx
            vpxor    ymm10, ymm10, ymm0
        rorx         r13, rbx, 41
        xor          r12, r13
            vpxor    ymm10, ymm9, ymm10
        add          r11, r12
            vpsrlq   ymm9, ymm2, 7
        mov          r12, r8
        xor          r12, r14
            vpxor    ymm9, ymm9, ymm1
        rorx         r13, rdi, 28
            vpaddq   ymm9, ymm9, ymm3
        rorx         r15, rdi, 34
            vpaddq   ymm9, ymm9, ymm12
        mov          rdx, r11                                   /* round 10 */
        and          rdx, rbx
            vmovdqu  ymm3, [rax + 2592]
            vpsrlq   ymm1, ymm3, 1                              /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        and          r12, rdi
            vpsllq   ymm0, ymm3, 63
        xor          r13, r15
        add          r10, [rcx + 320]
            vpxor    ymm1, ymm1, ymm0
        add          rsi, r12
            vpshufb  ymm0, ymm3, ymm14
        add          r10, r14
            vpxor    ymm1, ymm1, ymm0
        add          rsi, r11
            vpsrlq   ymm0, ymm7, 6
        add          r10, rdx
            vpxor    ymm10, ymm10, ymm0
        rorx         r12, rdi, 39
            vpaddq   ymm9, ymm9, ymm10
        xor          r13, r12
            vpaddq   ymm10, ymm8, [rbp + 256]
        add          rsi, r13
        rorx         r12, r11, 14
            vmovdqu  [rcx + 768], ymm10
        rorx         r13, r11, 18
            vpsrlq   ymm10, ymm8, 19
        mov          r15, rdi
        and          r15, r8
            vpsllq   ymm0, ymm8, 45
        andn         rdx, r11, r9
            vpxor    ymm10, ymm10, ymm0
        xor          r12, r13
            vpsrlq   ymm0, ymm8, 61
        sub          r15, r14
            vmovdqu  [rax + 2752], ymm12
            vpsllq   ymm12, ymm8, 3
        add          r10, rdx
            vpxor    ymm12, ymm12, ymm0
        rorx         r13, r11, 41
        xor          r12, r13
            vpxor    ymm10, ymm10, ymm12
        add          r10, r12
            vpsrlq   ymm12, ymm3, 7
        mov          r12, rdi
        xor          r12, r8
            vpxor    ymm12, ymm12, ymm1
        rorx         r13, rsi, 28
            vpaddq   ymm12, ymm12, ymm2
        rorx         r14, rsi, 34
            vpaddq   ymm12, ymm12, ymm15
        mov          rdx, r10                                   /* round 11 */
        and          rdx, r11
            vmovdqu  ymm2, [rax + 2624]
            vpsrlq   ymm1, ymm2, 1                              /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        and          r12, rsi
            vpsllq   ymm0, ymm2, 63
        xor          r13, r14
        add          r9, [rcx + 352]
            vpxor    ymm1, ymm1, ymm0
        add          r15, r12
            vpshufb  ymm0, ymm2, ymm14
        add          r9, r8
            vpxor    ymm1, ymm1, ymm0
        add          r15, r10
            vpsrlq   ymm0, ymm8, 6
        add          r9, rdx
            vpxor    ymm10, ymm10, ymm0
        rorx         r12, rsi, 39
            vpaddq   ymm10, ymm12, ymm10
            vmovdqu  [rax + 2560], ymm10
        xor          r13, r12
            vpaddq   ymm12, ymm9, [rbp + 288]
        add          r15, r13
        rorx         r12, r10, 14
            vmovdqu  [rcx + 800], ymm12
        rorx         r13, r10, 18
            vpsrlq   ymm12, ymm9, 19
        mov          r14, rsi
        and          r14, rdi
            vpsllq   ymm0, ymm9, 45
        andn         rdx, r10, rbx
            vpxor    ymm12, ymm12, ymm0
        xor          r12, r13
            vpsrlq   ymm0, ymm9, 61
        sub          r14, r8
            vmovdqu  [rax + 2848], ymm15
            vpsllq   ymm15, ymm9, 3
        add          r9, rdx
            vpxor    ymm15, ymm15, ymm0
        rorx         r13, r10, 41
        xor          r12, r13
            vpxor    ymm12, ymm12, ymm15
        add          r9, r12
            vpsrlq   ymm15, ymm2, 7
        mov          r12, rsi
        xor          r12, rdi
            vpxor    ymm15, ymm15, ymm1
        rorx         r13, r15, 28
            vpaddq   ymm15, ymm15, ymm3
        rorx         r8, r15, 34
            vpaddq   ymm15, ymm15, ymm4
        mov          rdx, r9                                    /* round 12 */
        and          rdx, r10
            vmovdqu  ymm3, [rax + 2656]
            vpsrlq   ymm1, ymm3, 1                              /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        and          r12, r15
            vpsllq   ymm0, ymm3, 63
        xor          r13, r8
        add          rbx, [rcx + 384]
            vpxor    ymm1, ymm1, ymm0
        add          r14, r12
            vpshufb  ymm0, ymm3, ymm14
        add          rbx, rdi
            vpxor    ymm1, ymm1, ymm0
        add          r14, r9
            vpsrlq   ymm0, ymm9, 6
        add          rbx, rdx
            vpxor    ymm12, ymm12, ymm0
        rorx         r12, r15, 39
            vpaddq   ymm12, ymm15, ymm12
            vmovdqu  [rax + 2592], ymm12
        xor          r13, r12
        add          r14, r13
            vpaddq   ymm15, ymm10, [rbp + 320]
        rorx         r12, r9, 14
            vmovdqu  [rcx + 832], ymm15
        rorx         r13, r9, 18
            vpsrlq   ymm15, ymm10, 19
        mov          r8, r15
        and          r8, rsi
            vpsllq   ymm0, ymm10, 45
        andn         rdx, r9, r11
            vpxor    ymm15, ymm15, ymm0
        xor          r12, r13
            vpsrlq   ymm0, ymm10, 61
        sub          r8, rdi
            vmovdqu  [rax + 2880], ymm4
            vpsllq   ymm4, ymm10, 3
        add          rbx, rdx
        rorx         r13, r9, 41
            vpxor    ymm4, ymm0, ymm4
        xor          r12, r13
            vpxor    ymm15, ymm15, ymm4
        add          rbx, r12
            vpsrlq   ymm4, ymm3, 7
        mov          r12, r15
        xor          r12, rsi
            vpxor    ymm4, ymm1, ymm4
        rorx         r13, r14, 28
            vpaddq   ymm4, ymm2, ymm4
        rorx         rdi, r14, 34
            vpaddq   ymm4, ymm4, ymm5
        mov          rdx, rbx                                   /* round 13 */
        and          rdx, r9
            vpsrlq   ymm2, ymm11, 1                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        and          r12, r14
        xor          r13, rdi
            vpsllq   ymm1, ymm11, 63
        add          r11, [rcx + 416]
            vpxor    ymm2, ymm2, ymm1
        add          r8, r12
            vpshufb  ymm1, ymm11, ymm14
        add          r11, rsi
            vpxor    ymm2, ymm2, ymm1
        add          r8, rbx
            vpsrlq   ymm1, ymm10, 6
        add          r11, rdx
            vpxor    ymm15, ymm15, ymm1
        rorx         r12, r14, 39
            vpaddq   ymm15, ymm15, ymm4
            vmovdqu  [rax + 2624], ymm15
        xor          r13, r12
        add          r8, r13
            vpaddq   ymm4, ymm12, [rbp + 352]
        rorx         r12, rbx, 14
            vmovdqu  [rcx + 864], ymm4
        rorx         r13, rbx, 18
            vpsrlq   ymm4, ymm12, 19
        mov          rdi, r14
        and          rdi, r15
            vpsllq   ymm1, ymm12, 45
        andn         rdx, rbx, r10
            vpxor    ymm4, ymm4, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm12, 61
        sub          rdi, rsi
            vpsllq   ymm0, ymm12, 3
        add          r11, rdx
        rorx         r13, rbx, 41
            vpxor    ymm1, ymm1, ymm0
        xor          r12, r13
            vpxor    ymm4, ymm4, ymm1
        add          r11, r12
            vpsrlq   ymm1, ymm11, 7
        mov          r12, r14
        xor          r12, r15
            vpxor    ymm2, ymm2, ymm1
        rorx         r13, r8, 28
            vpaddq   ymm3, ymm3, ymm2
        rorx         rsi, r8, 34
            vpaddq   ymm3, ymm3, ymm6
        mov          rdx, r11                                   /* round 14 */
        and          rdx, rbx
            vpsrlq   ymm2, ymm13, 1                             /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        and          r12, r8
        xor          r13, rsi
            vpsllq   ymm1, ymm13, 63
        add          r10, [rcx + 448]
            vpxor    ymm2, ymm2, ymm1
        add          rdi, r12
            vpshufb  ymm1, ymm13, ymm14
        add          r10, r15
            vpxor    ymm2, ymm2, ymm1
        add          rdi, r11
            vpsrlq   ymm1, ymm12, 6
        add          r10, rdx
            vpxor    ymm4, ymm4, ymm1
        rorx         r12, r8, 39
            vpaddq   ymm4, ymm3, ymm4
            vmovdqu  [rax + 2656], ymm4
        xor          r13, r12
        add          rdi, r13
            vpaddq   ymm3, ymm15, [rbp + 384]
        rorx         r12, r11, 14
            vmovdqu  [rcx + 896], ymm3
        rorx         r13, r11, 18
            vpsrlq   ymm3, ymm15, 19
        mov          rsi, r8
        and          rsi, r14
            vpsllq   ymm1, ymm15, 45
        andn         rdx, r11, r9
            vpxor    ymm3, ymm3, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm15, 61
        sub          rsi, r15
            vpsllq   ymm0, ymm15, 3
        add          r10, rdx
        rorx         r13, r11, 41
            vpxor    ymm1, ymm1, ymm0
        xor          r12, r13
            vpxor    ymm3, ymm3, ymm1
        add          r10, r12
            vmovdqu  ymm0, [rax + 2784]
            vpshufb  ymm14, ymm0, ymm14                         /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        mov          r12, r8
        xor          r12, r14
            vpsrlq   ymm1, ymm13, 7
        rorx         r13, rdi, 28
            vpxor    ymm2, ymm2, ymm1
        rorx         r15, rdi, 34
            vpaddq   ymm11, ymm11, ymm2
        mov          rdx, r10                                   /* round 15 */
        and          rdx, r11
        and          r12, rdi
            vpaddq   ymm11, ymm11, ymm7
        xor          r13, r15
            vpsrlq   ymm2, ymm0, 1
        add          r9, [rcx + 480]
            vpsllq   ymm1, ymm0, 63
        add          rsi, r12
            vpxor    ymm2, ymm2, ymm1
        add          r9, r14
            vpxor    ymm14, ymm14, ymm2
        add          rsi, r10
            vpsrlq   ymm2, ymm15, 6
        add          r9, rdx
            vpxor    ymm3, ymm3, ymm2
        lea          r12, [rcx + 512]                           /* the next sixteen words */
        lea          r15, [rbp + 512]
            vpaddq   ymm11, ymm11, ymm3
            vmovdqu  [rax + 2688], ymm11
        rorx         rdx, rdi, 39
            vpaddq   ymm3, ymm4, [rbp + 416]
        xor          r13, rdx
            vmovdqu  [rcx + 928], ymm3
        add          rsi, r13
            vpsrlq   ymm3, ymm4, 19
        rorx         r13, r10, 14
            vpsllq   ymm2, ymm4, 45
        rorx         rdx, r10, 18
            vpxor    ymm3, ymm3, ymm2
        mov          [rsp + 48], r11
        mov          r11, rdi
        and          r11, r8
            vpsrlq   ymm2, ymm4, 61
        mov          [rsp + 56], r12
        andn         r12, r10, rbx
        xor          r13, rdx
            vpsllq   ymm1, ymm4, 3
        sub          r11, r14
            vpxor    ymm2, ymm2, ymm1
        add          r9, r12
            vpxor    ymm3, ymm3, ymm2
        rorx         r12, r10, 41
            vpsrlq   ymm2, ymm0, 7
        xor          r13, r12
            vpxor    ymm14, ymm14, ymm2
        add          r9, r13
            vpaddq   ymm13, ymm13, ymm14
        mov          rdx, rdi
        xor          rdx, r8
            vpaddq   ymm13, ymm13, ymm8
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
            vpsrlq   ymm14, ymm4, 6
        and          rdx, rsi
            vpxor    ymm14, ymm14, ymm3
        xor          r12, r13
            vpaddq   ymm13, ymm13, ymm14
            vmovdqu  [rax + 2720], ymm13
        add          rdx, r11
            vpaddq   ymm14, ymm11, [rbp + 448]
        add          rdx, r9
            vmovdqu  [rcx + 960], ymm14
        rorx         r13, rsi, 39
            vpaddq   ymm14, ymm13, [rbp + 480]
        xor          r12, r13
            vmovdqu  [rcx + 992], ymm14
        add          rdx, r12
        mov          rbp, r15
        vmovdqu      ymm1, [rax + 2816]
        vmovdqu      ymm2, [rax + 2752]
        vmovdqu      ymm3, [rax + 2848]
        vmovdqu      ymm4, [rax + 2880]
        mov          r11, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule4)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
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
        add          r11, [rcx + 32]
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
        add          r10, [rcx + 64]
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
        add          r9, [rcx + 96]
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
        add          rbx, [rcx + 128]                           /* round 4 */
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
        add          r11, [rcx + 160]                           /* round 5 */
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
        add          r10, [rcx + 192]                           /* round 6 */
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
        add          r9, [rcx + 224]                            /* round 7 */
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
        add          rbx, [rcx + 256]                           /* round 8 */
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
        add          r11, [rcx + 288]                           /* round 9 */
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
        add          r10, [rcx + 320]                           /* round 10 */
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
        add          r9, [rcx + 352]                            /* round 11 */
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
        add          rbx, [rcx + 384]                           /* round 12 */
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
        add          r11, [rcx + 416]                           /* round 13 */
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
        add          r10, [rcx + 448]                           /* round 14 */
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
        add          r9, [rcx + 480]                            /* round 15 */
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
        mov          rbp, [rsp + 24]
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
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        mov          [rbp], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 8
        mov          [rsp], r13
        mov          r15, [rbp + 8]
        add          rsi, r15
        mov          [rbp + 8], rsi
        mov          r15, [rbp + 16]
        add          rdi, r15
        mov          [rbp + 16], rdi
        mov          r8, [rbp + 24]
        add          r8, r14
        mov          [rbp + 24], r8
        mov          r14, [rbp + 32]
        add          r9, r14
        mov          [rbp + 32], r9
        mov          r14, [rbp + 40]
        add          r10, r14
        mov          [rbp + 40], r10
        mov          r14, [rbp + 48]
        add          r11, r14
        mov          [rbp + 48], r11
        mov          r14, [rbp + 56]
        add          rbx, r14
        mov          [rbp + 56], rbx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: [rsp]; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_next_block_of_batch4):

        /* the next block of the batch */
        mov          rcx, [rsp]
        lea          rbp, [rcx + 2560]
        mov          [rsp + 32], rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32]; */
        /*   end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_only4):

        /* rounds 0 to 79 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         rbp, r9, 14                                /* round 0 */
        rorx         r12, r9, 18
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          rbx, r8
        xor          rbp, r12
        add          r13, r14
        add          rbx, [rcx]
        add          rbx, r13
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        mov          r14, rsi
        and          r14, rdi
        mov          r15, rsi
        xor          r15, rdi
        xor          r12, r13
        and          r15, rdx
        sub          r14, r8
        add          r14, r15
        rorx         r13, r9, 41
        xor          rbp, r13
        add          r11, rdi                                   /* round 1 */
        add          rbx, rbp
        add          r11, [rcx + 32]
        rorx         rbp, rdx, 39
        rorx         r13, rbx, 14
        mov          r15, rbx
        and          r15, r9
        mov          r8, rdx
        and          r8, rsi
        xor          r12, rbp
        add          r11, r15
        sub          r8, rdi
        add          r14, r12
        add          r14, rbx
        rorx         rbp, rbx, 18
        rorx         r12, rbx, 41
        andn         r15, rbx, r10
        xor          r13, rbp
        add          r11, r15
        xor          r13, r12
        rorx         rbp, r14, 28
        rorx         r12, r14, 34
        mov          r15, rdx
        xor          r15, rsi
        add          r11, r13
        xor          rbp, r12
        and          r15, r14
        add          r8, r15
        add          r10, rsi                                   /* round 2 */
        rorx         r12, r14, 39
        rorx         r13, r11, 14
        mov          r15, r11
        and          r15, rbx
        add          r10, [rcx + 64]
        xor          rbp, r12
        add          r10, r15
        add          r8, rbp
        rorx         rbp, r11, 18
        mov          r12, r14
        and          r12, rdx
        add          r8, r11
        rorx         r15, r11, 41
        xor          r13, rbp
        sub          r12, rsi
        xor          r13, r15
        andn         rbp, r11, r9
        mov          r15, r14
        xor          r15, rdx
        rorx         rdi, r8, 28
        rorx         rsi, r8, 34
        and          r15, r8
        add          r10, rbp
        xor          rdi, rsi
        add          r10, r13
        add          r12, r15
        add          r9, rdx                                    /* round 3 */
        rorx         rbp, r8, 39
        add          r12, r10
        rorx         r13, r10, 14
        mov          r15, r10
        and          r15, r11
        xor          rdi, rbp
        add          r9, [rcx + 96]
        add          r12, rdi
        add          r9, r15
        rorx         rbp, r10, 18
        mov          r15, r8
        and          r15, r14
        rorx         rdi, r10, 41
        andn         rsi, r10, rbx
        xor          r13, rbp
        sub          r15, rdx
        add          r9, rsi
        xor          r13, rdi
        mov          rbp, r8
        xor          rbp, r14
        rorx         rdi, r12, 28
        rorx         rsi, r12, 34
        add          r9, r13
        and          rbp, r12
        xor          rdi, rsi
        add          r15, rbp
        add          rbx, [rcx + 128]                           /* round 4 */
        rorx         rbp, r12, 39
        add          r15, r9
        rorx         r13, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          rdi, rbp
        add          rbx, r14
        add          r15, rdi
        add          rbx, rsi
        rorx         rbp, r9, 18
        mov          rdi, r12
        and          rdi, r8
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r13, rbp
        sub          rdi, r14
        add          rbx, rdx
        xor          r13, rsi
        mov          rbp, r12
        xor          rbp, r8
        rorx         r14, r15, 28
        rorx         rsi, r15, 34
        add          rbx, r13
        and          rbp, r15
        xor          r14, rsi
        add          rdi, rbp
        add          r11, [rcx + 160]                           /* round 5 */
        rorx         rbp, r15, 39
        add          rdi, rbx
        rorx         r13, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          r14, rbp
        add          r11, r8
        add          rdi, r14
        add          r11, rsi
        rorx         rbp, rbx, 18
        mov          r14, r15
        and          r14, r12
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r13, rbp
        sub          r14, r8
        add          r11, rdx
        xor          r13, rsi
        mov          rbp, r15
        xor          rbp, r12
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r11, r13
        and          rbp, rdi
        xor          r8, rsi
        add          r14, rbp
        add          r10, [rcx + 192]                           /* round 6 */
        rorx         rbp, rdi, 39
        add          r14, r11
        rorx         r13, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r8, rbp
        add          r10, r12
        add          r14, r8
        add          r10, rsi
        rorx         rbp, r11, 18
        mov          r8, rdi
        and          r8, r15
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r13, rbp
        sub          r8, r12
        add          r10, rdx
        xor          r13, rsi
        mov          rbp, rdi
        xor          rbp, r15
        rorx         r12, r14, 28
        rorx         rsi, r14, 34
        add          r10, r13
        and          rbp, r14
        xor          r12, rsi
        add          r8, rbp
        add          r9, [rcx + 224]                            /* round 7 */
        rorx         rbp, r14, 39
        add          r8, r10
        rorx         r13, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r12, rbp
        add          r9, r15
        add          r8, r12
        add          r9, rsi
        rorx         rbp, r10, 18
        mov          r12, r14
        and          r12, rdi
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r13, rbp
        sub          r12, r15
        add          r9, rdx
        xor          r13, rsi
        mov          rbp, r14
        xor          rbp, rdi
        rorx         r15, r8, 28
        rorx         rsi, r8, 34
        add          r9, r13
        and          rbp, r8
        xor          r15, rsi
        add          r12, rbp
        add          rbx, [rcx + 256]                           /* round 8 */
        rorx         rbp, r8, 39
        add          r12, r9
        rorx         r13, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          r15, rbp
        add          rbx, rdi
        add          r12, r15
        add          rbx, rsi
        rorx         rbp, r9, 18
        mov          r15, r8
        and          r15, r14
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r13, rbp
        sub          r15, rdi
        add          rbx, rdx
        xor          r13, rsi
        mov          rbp, r8
        xor          rbp, r14
        rorx         rdi, r12, 28
        rorx         rsi, r12, 34
        add          rbx, r13
        and          rbp, r12
        xor          rdi, rsi
        add          r15, rbp
        add          r11, [rcx + 288]                           /* round 9 */
        rorx         rbp, r12, 39
        add          r15, rbx
        rorx         r13, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          rdi, rbp
        add          r11, r14
        add          r15, rdi
        add          r11, rsi
        rorx         rbp, rbx, 18
        mov          rdi, r12
        and          rdi, r8
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r13, rbp
        sub          rdi, r14
        add          r11, rdx
        xor          r13, rsi
        mov          rbp, r12
        xor          rbp, r8
        rorx         r14, r15, 28
        rorx         rsi, r15, 34
        add          r11, r13
        and          rbp, r15
        xor          r14, rsi
        add          rdi, rbp
        add          r10, [rcx + 320]                           /* round 10 */
        rorx         rbp, r15, 39
        add          rdi, r11
        rorx         r13, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r14, rbp
        add          r10, r8
        add          rdi, r14
        add          r10, rsi
        rorx         rbp, r11, 18
        mov          r14, r15
        and          r14, r12
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r13, rbp
        sub          r14, r8
        add          r10, rdx
        xor          r13, rsi
        mov          rbp, r15
        xor          rbp, r12
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r10, r13
        and          rbp, rdi
        xor          r8, rsi
        add          r14, rbp
        add          r9, [rcx + 352]                            /* round 11 */
        rorx         rbp, rdi, 39
        add          r14, r10
        rorx         r13, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r8, rbp
        add          r9, r12
        add          r14, r8
        add          r9, rsi
        rorx         rbp, r10, 18
        mov          r8, rdi
        and          r8, r15
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r13, rbp
        sub          r8, r12
        add          r9, rdx
        xor          r13, rsi
        mov          rbp, rdi
        xor          rbp, r15
        rorx         r12, r14, 28
        rorx         rsi, r14, 34
        add          r9, r13
        and          rbp, r14
        xor          r12, rsi
        add          r8, rbp
        add          rbx, [rcx + 384]                           /* round 12 */
        rorx         rbp, r14, 39
        add          r8, r9
        rorx         r13, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          r12, rbp
        add          rbx, r15
        add          r8, r12
        add          rbx, rsi
        rorx         rbp, r9, 18
        mov          r12, r14
        and          r12, rdi
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r13, rbp
        sub          r12, r15
        add          rbx, rdx
        xor          r13, rsi
        mov          rbp, r14
        xor          rbp, rdi
        rorx         r15, r8, 28
        rorx         rsi, r8, 34
        add          rbx, r13
        and          rbp, r8
        xor          r15, rsi
        add          r12, rbp
        add          r11, [rcx + 416]                           /* round 13 */
        rorx         rbp, r8, 39
        add          r12, rbx
        rorx         r13, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          r15, rbp
        add          r11, rdi
        add          r12, r15
        add          r11, rsi
        rorx         rbp, rbx, 18
        mov          r15, r8
        and          r15, r14
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r13, rbp
        sub          r15, rdi
        add          r11, rdx
        xor          r13, rsi
        mov          rdi, r8
        xor          rdi, r14
        rorx         rbp, r12, 28
        rorx         rsi, r12, 34
        add          r11, r13
        and          rdi, r12
        xor          rbp, rsi
        add          rdi, r15
        add          r10, [rcx + 448]                           /* round 14 */
        rorx         r13, r12, 39
        add          rdi, r11
        rorx         r15, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          rbp, r13
        add          r10, r14
        add          rdi, rbp
        add          r10, rsi
        rorx         rbp, r11, 18
        mov          rsi, r12
        and          rsi, r8
        rorx         r13, r11, 41
        andn         rdx, r11, r9
        xor          r15, rbp
        sub          rsi, r14
        add          r10, rdx
        xor          r15, r13
        mov          rbp, r12
        xor          rbp, r8
        rorx         r13, rdi, 28
        rorx         r14, rdi, 34
        add          r10, r15
        and          rbp, rdi
        xor          r13, r14
        add          r9, [rcx + 480]                            /* round 15 */
        add          rsi, rbp
        add          r9, r8
        rorx         rbp, rdi, 39
        add          rsi, r10
        rorx         r14, r10, 14
        mov          r15, r10
        and          r15, r11
        xor          r13, rbp
        add          r9, r15
        add          rcx, 512
        add          rsi, r13
        rorx         rbp, r10, 18
        mov          rdx, rdi
        and          rdx, r12
        rorx         r13, r10, 41
        andn         r15, r10, rbx
        xor          r14, rbp
        sub          rdx, r8
        add          r9, r15
        xor          r14, r13
        mov          rbp, rdi
        xor          rbp, r12
        rorx         r13, rsi, 28
        rorx         r15, rsi, 34
        add          r9, r14
        and          rbp, rsi
        xor          r13, r15
        add          rdx, rbp
        rorx         rbp, rsi, 39
        add          rdx, r9
        xor          r13, rbp
        add          rdx, r13
        mov          r8, r12
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only4)

        /* the state after the block */
        mov          rcx, [rsp + 24]
        mov          rbp, [rcx]                                 /* H = H + (a, b, ...) */
        add          rdx, rbp
        mov          rbp, [rsp + 16]
        add          rbp, 128                                   /* the next block */
        mov          [rsp + 16], rbp
        mov          [rcx], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 8
        mov          [rsp], r13
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
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          NSMS_L(blocks_next_block_of_batch4)
        jmp          NSMS_L(blocks_batch4)
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp + 8], 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                /* W_0 to W_1 */
        vmovdqu      xmm9, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [r12 + 16]                          /* W_2 to W_3 */
        vmovdqu      xmm11, [r12 + 32]                          /* W_4 to W_5 */
        vmovdqu      xmm12, [r12 + 48]                          /* W_6 to W_7 */
        vmovdqu      xmm13, [r12 + 64]                          /* W_8 to W_9 */
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [r12 + 80]                           /* W_10 to W_11 */
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [r12 + 96]                          /* W_12 to W_13 */
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [r12 + 112]                         /* W_14 to W_15 */
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rip + NSMS_L(K)]             /* W_0 to W_1, each + K_t */
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rip + NSMS_L(K) + 16]         /* W_2 to W_3, each + K_t */
        vpaddq       xmm9, xmm2, [rip + NSMS_L(K) + 32]         /* W_4 to W_5, each + K_t */
        vpaddq       xmm10, xmm3, [rip + NSMS_L(K) + 48]        /* W_6 to W_7, each + K_t */
        vpaddq       xmm11, xmm4, [rip + NSMS_L(K) + 64]        /* W_8 to W_9, each + K_t */
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rip + NSMS_L(K) + 80]         /* W_10 to W_11, each + K_t */
        vpaddq       xmm9, xmm6, [rip + NSMS_L(K) + 96]         /* W_12 to W_13, each + K_t */
        vpaddq       xmm10, xmm7, [rip + NSMS_L(K) + 112]       /* W_14 to W_15, each + K_t */
        lea          r12, [rax + 512]
        mov          [rsp + 32], r12
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          rbp, [rip + NSMS_L(K) + 128]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12, r9, 14                                /* round 0 */
            vpsrlq   xmm8, xmm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
            vpsllq   xmm9, xmm7, 45
        andn         r15, r9, r11
        add          rbx, r8
            vpsrlq   xmm10, xmm7, 61
        xor          r12, r13
        add          r14, r15
            vpsllq   xmm11, xmm7, 3
        add          rbx, [rcx]
        add          rbx, r14
        rorx         r13, rdx, 28
            vpxor    xmm8, xmm8, xmm9
        rorx         r14, rdx, 34
        xor          r13, r14
            vpxor    xmm9, xmm10, xmm11
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
            vpxor    xmm8, xmm8, xmm9
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
            vpalignr xmm9, xmm1, xmm0, 8
        add          r14, r15
        rorx         r15, r9, 41
            vpsrlq   xmm10, xmm9, 1
        xor          r12, r15
        add          r11, rdi                                   /* round 1 */
            vpsllq   xmm11, xmm9, 63
        add          rbx, r12
        add          r11, [rcx + 8]
            vpxor    xmm10, xmm10, xmm11
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r14, r13
            vmovdqu  xmm11, [rip + NSMS_L(shuffle_123456709abcdef8)]
        add          r14, rbx
        rorx         r12, rbx, 14
            vpsrlq   xmm12, xmm7, 6
        rorx         r13, rbx, 18
        mov          r15, rbx
        and          r15, r9
            vpxor    xmm8, xmm8, xmm12
        xor          r12, r13
        add          r11, r15
            vpalignr xmm12, xmm5, xmm4, 8
        mov          r13, rdx
        and          r13, rsi
        sub          r13, rdi
            vpaddq   xmm13, xmm12, xmm0
        rorx         r15, rbx, 41
        xor          r12, r15
            vpaddq   xmm8, xmm13, xmm8
        andn         r15, rbx, r10
        add          r11, r15
            vpshufb  xmm13, xmm9, xmm11
        add          r11, r12
        rorx         r12, r14, 28
            vpxor    xmm10, xmm10, xmm13
        rorx         r15, r14, 34
        mov          r8, rdx
        xor          r8, rsi
        mov          rdi, r11                                   /* round 2 */
        and          rdi, rbx
            vpsrlq   xmm9, xmm9, 7
        xor          r12, r15
        and          r8, r14
            vpxor    xmm9, xmm10, xmm9
        add          r10, rsi
        add          r13, r8
            vpaddq   xmm0, xmm9, xmm8
        add          r10, [rcx + 16]
        add          r10, rdi
            vpalignr xmm8, xmm2, xmm1, 8                        /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        rorx         r15, r14, 39
        xor          r12, r15
            vpsrlq   xmm9, xmm8, 1
        add          r13, r12
        rorx         r12, r11, 14
            vpsllq   xmm10, xmm8, 63
        rorx         r15, r11, 18
        mov          r8, r14
        and          r8, rdx
            vpxor    xmm9, xmm9, xmm10
        add          r13, r11
        xor          r12, r15
        sub          r8, rsi
            vpaddq   xmm10, xmm0, [rbp]
        rorx         r15, r11, 41
        xor          r12, r15
            vmovdqu  [rcx + 128], xmm10
        andn         r15, r11, r9
        add          r10, r15
            vpsrlq   xmm10, xmm0, 19
        add          r10, r12
        mov          r12, r14
        xor          r12, rdx
            vpsllq   xmm13, xmm0, 45
        rorx         r15, r13, 28
        rorx         rdi, r13, 34
            vpxor    xmm10, xmm10, xmm13
        mov          rsi, r10                                   /* round 3 */
        and          rsi, r11
        and          r12, r13
            vpsrlq   xmm13, xmm0, 61
        xor          r15, rdi
        add          r9, rdx
            vpsllq   xmm14, xmm0, 3
        add          r8, r12
        add          r9, [rcx + 24]
            vpxor    xmm13, xmm13, xmm14
        add          r8, r10
        add          r9, rsi
        rorx         r12, r13, 39
            vpxor    xmm10, xmm10, xmm13
        xor          r15, r12
        add          r8, r15
            vpshufb  xmm13, xmm8, xmm11
        rorx         r12, r10, 14
        rorx         r15, r10, 18
            vpxor    xmm9, xmm9, xmm13
        mov          rdi, r13
        and          rdi, r14
        andn         rsi, r10, rbx
            vpsrlq   xmm8, xmm8, 7
        xor          r12, r15
        sub          rdi, rdx
            vpxor    xmm8, xmm9, xmm8
        add          r9, rsi
        rorx         r15, r10, 41
            vpalignr xmm9, xmm6, xmm5, 8
        xor          r12, r15
        add          r9, r12
            vpaddq   xmm13, xmm9, xmm1
        mov          r12, r13
        xor          r12, r14
        rorx         r15, r8, 28
        rorx         rsi, r8, 34
            vpaddq   xmm8, xmm13, xmm8
        mov          rdx, r9                                    /* round 4 */
        and          rdx, r10
        and          r12, r8
            vpsrlq   xmm13, xmm0, 6
        xor          r15, rsi
        add          rbx, [rcx + 32]
            vpxor    xmm10, xmm10, xmm13
        add          rdi, r12
        add          rbx, r14
            vpaddq   xmm1, xmm8, xmm10
        add          rdi, r9
        add          rbx, rdx
            vpalignr xmm8, xmm3, xmm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r12, r8, 39
        xor          r15, r12
            vpsrlq   xmm10, xmm8, 1
        add          rdi, r15
        rorx         r12, r9, 14
            vpsllq   xmm13, xmm8, 63
        rorx         r15, r9, 18
        mov          rsi, r8
        and          rsi, r13
            vpxor    xmm10, xmm10, xmm13
        andn         rdx, r9, r11
        xor          r12, r15
        sub          rsi, r14
            vpaddq   xmm13, xmm1, [rbp + 16]
        add          rbx, rdx
        rorx         r14, r9, 41
            vmovdqu  [rcx + 144], xmm13
        xor          r12, r14
        add          rbx, r12
            vpsrlq   xmm13, xmm1, 19
        mov          r12, r8
        xor          r12, r13
        rorx         r14, rdi, 28
            vpsllq   xmm14, xmm1, 45
        rorx         r15, rdi, 34
        mov          rdx, rbx                                   /* round 5 */
        and          rdx, r9
            vpxor    xmm13, xmm13, xmm14
        and          r12, rdi
        xor          r14, r15
            vpsrlq   xmm14, xmm1, 61
        add          r11, [rcx + 40]
        add          rsi, r12
            vpsllq   xmm15, xmm1, 3
        add          r11, r13
        add          rsi, rbx
            vpxor    xmm14, xmm14, xmm15
        add          r11, rdx
        rorx         r12, rdi, 39
        xor          r14, r12
            vpxor    xmm13, xmm13, xmm14
        add          rsi, r14
        rorx         r12, rbx, 14
            vpshufb  xmm14, xmm8, xmm11
        rorx         r14, rbx, 18
        mov          r15, rdi
        and          r15, r8
            vpxor    xmm10, xmm10, xmm14
        andn         rdx, rbx, r10
        xor          r12, r14
            vpsrlq   xmm8, xmm8, 7
        sub          r15, r13
        add          r11, rdx
            vpxor    xmm8, xmm10, xmm8
        rorx         r13, rbx, 41
        xor          r12, r13
            vpalignr xmm10, xmm7, xmm6, 8
        add          r11, r12
        mov          r12, rdi
        xor          r12, r8
            vpaddq   xmm14, xmm10, xmm2
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        mov          rdx, r11                                   /* round 6 */
        and          rdx, rbx
            vpaddq   xmm8, xmm14, xmm8
        and          r12, rsi
        xor          r13, r14
            vpsrlq   xmm14, xmm1, 6
        add          r10, [rcx + 48]
        add          r15, r12
            vpxor    xmm13, xmm13, xmm14
        add          r10, r8
        add          r15, r11
            vpaddq   xmm2, xmm8, xmm13
        add          r10, rdx
        rorx         r12, rsi, 39
            vpalignr xmm8, xmm4, xmm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        xor          r13, r12
        add          r15, r13
            vpsrlq   xmm13, xmm8, 1
        rorx         r12, r11, 14
        rorx         r13, r11, 18
            vpsllq   xmm14, xmm8, 63
        mov          r14, rsi
        and          r14, rdi
        andn         rdx, r11, r9
            vpxor    xmm13, xmm13, xmm14
        xor          r12, r13
        sub          r14, r8
        add          r10, rdx
            vpshufb  xmm14, xmm8, xmm11
        rorx         r13, r11, 41
        xor          r12, r13
            vpxor    xmm13, xmm13, xmm14
        add          r10, r12
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   xmm8, xmm8, 7
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpxor    xmm8, xmm13, xmm8
        mov          rdx, r10                                   /* round 7 */
        and          rdx, r11
        and          r12, r15
            vpaddq   xmm8, xmm8, xmm3
        xor          r13, r8
        add          r9, [rcx + 56]
            vpaddq   xmm13, xmm2, [rbp + 32]
        add          r14, r12
        add          r9, rdi
            vmovdqu  [rcx + 160], xmm13
        add          r14, r10
        add          r9, rdx
        rorx         r12, r15, 39
            vpsrlq   xmm13, xmm2, 19
        xor          r13, r12
        add          r14, r13
            vpsllq   xmm14, xmm2, 45
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpxor    xmm13, xmm13, xmm14
        mov          r8, r15
        and          r8, rsi
        andn         rdx, r10, rbx
            vpsrlq   xmm14, xmm2, 61
        xor          r12, r13
        sub          r8, rdi
            vpsllq   xmm15, xmm2, 3
        add          r9, rdx
        rorx         r13, r10, 41
            vpxor    xmm14, xmm14, xmm15
        xor          r12, r13
        add          r9, r12
            vpxor    xmm13, xmm13, xmm14
        mov          r12, r15
        xor          r12, rsi
        rorx         r13, r14, 28
            vpsrlq   xmm14, xmm2, 6
        rorx         rdi, r14, 34
        mov          rdx, r9                                    /* round 8 */
        and          rdx, r10
        and          r12, r14
            vpxor    xmm13, xmm13, xmm14
        xor          r13, rdi
        add          rbx, [rcx + 64]
            vpalignr xmm14, xmm0, xmm7, 8
        add          r8, r12
        add          rbx, rsi
            vpaddq   xmm8, xmm8, xmm14
        add          r8, r9
        add          rbx, rdx
            vpaddq   xmm3, xmm8, xmm13
        rorx         r12, r14, 39
        xor          r13, r12
            vpsrlq   xmm8, xmm12, 1                             /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r8, r13
        rorx         r12, r9, 14
            vpsllq   xmm13, xmm12, 63
        rorx         r13, r9, 18
        mov          rdi, r14
        and          rdi, r15
            vpxor    xmm8, xmm8, xmm13
        andn         rdx, r9, r11
        xor          r12, r13
        sub          rdi, rsi
            vpshufb  xmm13, xmm12, xmm11
        add          rbx, rdx
        rorx         r13, r9, 41
            vpxor    xmm8, xmm8, xmm13
        xor          r12, r13
        add          rbx, r12
            vpsrlq   xmm12, xmm12, 7
        mov          r12, r14
        xor          r12, r15
        rorx         r13, r8, 28
            vpxor    xmm8, xmm8, xmm12
        rorx         rsi, r8, 34
        mov          rdx, rbx                                   /* round 9 */
        and          rdx, r9
            vpaddq   xmm8, xmm8, xmm4
        and          r12, r8
        xor          r13, rsi
            vpaddq   xmm12, xmm3, [rbp + 48]
        add          r11, [rcx + 72]
        add          rdi, r12
            vmovdqu  [rcx + 176], xmm12
        add          r11, r15
        add          rdi, rbx
            vpsrlq   xmm12, xmm3, 19
        add          r11, rdx
        rorx         r12, r8, 39
        xor          r13, r12
            vpsllq   xmm13, xmm3, 45
        add          rdi, r13
        rorx         r12, rbx, 14
            vpxor    xmm12, xmm12, xmm13
        rorx         r13, rbx, 18
        mov          rsi, r8
        and          rsi, r14
            vpsrlq   xmm13, xmm3, 61
        andn         rdx, rbx, r10
        xor          r12, r13
            vpsllq   xmm15, xmm3, 3
        sub          rsi, r15
        add          r11, rdx
            vpxor    xmm13, xmm13, xmm15
        rorx         r13, rbx, 41
        xor          r12, r13
            vpxor    xmm12, xmm12, xmm13
        add          r11, r12
        mov          r12, r8
        xor          r12, r14
            vpsrlq   xmm13, xmm3, 6
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
        mov          rdx, r11                                   /* round 10 */
        and          rdx, rbx
            vpxor    xmm12, xmm12, xmm13
        and          r12, rdi
        xor          r13, r15
            vpalignr xmm13, xmm1, xmm0, 8
        add          r10, [rcx + 80]
        add          rsi, r12
            vpaddq   xmm8, xmm8, xmm13
        add          r10, r14
        add          rsi, r11
            vpaddq   xmm4, xmm8, xmm12
        add          r10, rdx
        rorx         r12, rdi, 39
            vpsrlq   xmm8, xmm9, 1                              /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        xor          r13, r12
        add          rsi, r13
            vpsllq   xmm12, xmm9, 63
        rorx         r12, r11, 14
        rorx         r13, r11, 18
            vpxor    xmm8, xmm8, xmm12
        mov          r15, rdi
        and          r15, r8
        andn         rdx, r11, r9
            vpshufb  xmm12, xmm9, xmm11
        xor          r12, r13
        sub          r15, r14
        add          r10, rdx
            vpxor    xmm8, xmm8, xmm12
        rorx         r13, r11, 41
        xor          r12, r13
            vpsrlq   xmm9, xmm9, 7
        add          r10, r12
        mov          r12, rdi
        xor          r12, r8
            vpxor    xmm8, xmm8, xmm9
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
            vpaddq   xmm8, xmm8, xmm5
        mov          rdx, r10                                   /* round 11 */
        and          rdx, r11
        and          r12, rsi
            vpaddq   xmm9, xmm4, [rbp + 64]
        xor          r13, r14
        add          r9, [rcx + 88]
            vmovdqu  [rcx + 192], xmm9
        add          r15, r12
        add          r9, r8
            vpsrlq   xmm9, xmm4, 19
        add          r15, r10
        add          r9, rdx
        rorx         r12, rsi, 39
            vpsllq   xmm12, xmm4, 45
        xor          r13, r12
        add          r15, r13
            vpxor    xmm9, xmm9, xmm12
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpsrlq   xmm12, xmm4, 61
        mov          r14, rsi
        and          r14, rdi
        andn         rdx, r10, rbx
            vpsllq   xmm13, xmm4, 3
        xor          r12, r13
        sub          r14, r8
            vpxor    xmm12, xmm12, xmm13
        add          r9, rdx
        rorx         r13, r10, 41
            vpxor    xmm9, xmm9, xmm12
        xor          r12, r13
        add          r9, r12
            vpsrlq   xmm12, xmm4, 6
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r15, 28
            vpxor    xmm9, xmm9, xmm12
        rorx         r8, r15, 34
        mov          rdx, r9                                    /* round 12 */
        and          rdx, r10
        and          r12, r15
            vpalignr xmm12, xmm2, xmm1, 8
        xor          r13, r8
        add          rbx, [rcx + 96]
            vpaddq   xmm8, xmm8, xmm12
        add          r14, r12
        add          rbx, rdi
            vpaddq   xmm5, xmm8, xmm9
        add          r14, r9
        add          rbx, rdx
            vpsrlq   xmm8, xmm10, 1                             /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         r12, r15, 39
        xor          r13, r12
            vpsllq   xmm9, xmm10, 63
        add          r14, r13
        rorx         r12, r9, 14
            vpxor    xmm8, xmm8, xmm9
        rorx         r13, r9, 18
        mov          r8, r15
        and          r8, rsi
            vpshufb  xmm9, xmm10, xmm11
        andn         rdx, r9, r11
        xor          r12, r13
            vpxor    xmm8, xmm8, xmm9
        sub          r8, rdi
        add          rbx, rdx
        rorx         r13, r9, 41
            vpsrlq   xmm9, xmm10, 7
        xor          r12, r13
        add          rbx, r12
            vpxor    xmm8, xmm8, xmm9
        mov          r12, r15
        xor          r12, rsi
        rorx         r13, r14, 28
            vpaddq   xmm8, xmm8, xmm6
        rorx         rdi, r14, 34
        mov          rdx, rbx                                   /* round 13 */
        and          rdx, r9
            vpaddq   xmm9, xmm5, [rbp + 80]
        and          r12, r14
        xor          r13, rdi
            vmovdqu  [rcx + 208], xmm9
        add          r11, [rcx + 104]
        add          r8, r12
            vpsrlq   xmm9, xmm5, 19
        add          r11, rsi
        add          r8, rbx
            vpsllq   xmm10, xmm5, 45
        add          r11, rdx
        rorx         r12, r14, 39
        xor          r13, r12
            vpxor    xmm9, xmm9, xmm10
        add          r8, r13
        rorx         r12, rbx, 14
            vpsrlq   xmm10, xmm5, 61
        rorx         r13, rbx, 18
        mov          rdi, r14
        and          rdi, r15
            vpshufb  xmm11, xmm14, xmm11                        /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        andn         rdx, rbx, r10
        xor          r12, r13
            vpsllq   xmm12, xmm5, 3
        sub          rdi, rsi
        add          r11, rdx
            vpxor    xmm10, xmm10, xmm12
        rorx         r13, rbx, 41
        xor          r12, r13
            vpxor    xmm9, xmm9, xmm10
        add          r11, r12
        mov          r12, r14
        xor          r12, r15
            vpsrlq   xmm10, xmm5, 6
        rorx         r13, r8, 28
        rorx         rsi, r8, 34
            vpxor    xmm9, xmm9, xmm10
        mov          rdx, r11                                   /* round 14 */
        and          rdx, rbx
        and          r12, r8
        xor          r13, rsi
            vpalignr xmm10, xmm3, xmm2, 8
        add          r10, [rcx + 112]
        add          rdi, r12
            vpaddq   xmm8, xmm8, xmm10
        add          r10, r15
        add          rdi, r11
            vpaddq   xmm6, xmm8, xmm9
        add          r10, rdx
        rorx         r12, r8, 39
            vpsrlq   xmm8, xmm14, 1
        xor          r13, r12
        add          rdi, r13
            vpsllq   xmm9, xmm14, 63
        rorx         r12, r11, 14
        rorx         r13, r11, 18
            vpxor    xmm8, xmm8, xmm9
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, r11, r9
            vpsrlq   xmm9, xmm14, 7
        xor          r12, r13
        sub          rsi, r15
        add          r10, rdx
            vpxor    xmm8, xmm8, xmm11
        rorx         r13, r11, 41
        xor          r12, r13
            vpxor    xmm8, xmm8, xmm9
        add          r10, r12
        mov          r12, r8
        xor          r12, r14
            vpaddq   xmm8, xmm8, xmm7
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
            vpaddq   xmm9, xmm6, [rbp + 96]
        mov          rdx, r10                                   /* round 15 */
        and          rdx, r11
        and          r12, rdi
            vpsrlq   xmm10, xmm6, 19
        xor          r13, r15
        add          r9, [rcx + 120]
            vpsllq   xmm11, xmm6, 45
        add          rsi, r12
        add          r9, r14
            vpsrlq   xmm12, xmm6, 61
        add          rsi, r10
        add          r9, rdx
            vmovdqu  [rcx + 224], xmm9
        lea          r12, [rcx + 128]                           /* the next sixteen words */
        lea          r15, [rbp + 128]
        rorx         rdx, rdi, 39
            vpxor    xmm9, xmm10, xmm11
        xor          r13, rdx
        add          rsi, r13
            vpsllq   xmm10, xmm6, 3
        rorx         r13, r10, 14
        rorx         rdx, r10, 18
            vpxor    xmm10, xmm12, xmm10
        mov          [rsp + 48], r11
        mov          r11, rdi
        and          r11, r8
        mov          [rsp + 56], r12
        andn         r12, r10, rbx
            vpxor    xmm9, xmm9, xmm10
        xor          r13, rdx
        sub          r11, r14
            vpsrlq   xmm10, xmm6, 6
        add          r9, r12
        rorx         r12, r10, 41
            vpxor    xmm9, xmm9, xmm10
        xor          r13, r12
        add          r9, r13
            vpalignr xmm10, xmm4, xmm3, 8
        mov          rdx, rdi
        xor          rdx, r8
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
            vpaddq   xmm8, xmm8, xmm10
        and          rdx, rsi
        xor          r12, r13
            vpaddq   xmm7, xmm8, xmm9
        add          rdx, r11
        add          rdx, r9
            vpaddq   xmm8, xmm7, [rbp + 112]
        rorx         r13, rsi, 39
        xor          r12, r13
            vmovdqu  [rcx + 240], xmm8
        add          rdx, r12
        mov          rbp, r15
        mov          r11, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
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
        mov          rbp, [rsp + 24]
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
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        mov          [rbp], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
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
        vmovaps      xmm6, [rsp + 3040]
        vmovaps      xmm7, [rsp + 3056]
        vmovaps      xmm8, [rsp + 3072]
        vmovaps      xmm9, [rsp + 3088]
        vmovaps      xmm10, [rsp + 3104]
        vmovaps      xmm11, [rsp + 3120]
        vmovaps      xmm12, [rsp + 3136]
        vmovaps      xmm13, [rsp + 3152]
        vmovaps      xmm14, [rsp + 3168]
        vmovaps      xmm15, [rsp + 3184]
        add          rsp, 3208
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
        add          rsp, 3048
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4))
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 584
        NSMS_SEH(.seh_stackalloc 584)
        vmovaps      [rsp + 416], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 416)
        vmovaps      [rsp + 432], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 432)
        vmovaps      [rsp + 448], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 448)
        vmovaps      [rsp + 464], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 464)
        vmovaps      [rsp + 480], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 480)
        vmovaps      [rsp + 496], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 496)
        vmovaps      [rsp + 512], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 512)
        vmovaps      [rsp + 528], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 528)
        vmovaps      [rsp + 544], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 544)
        vmovaps      [rsp + 560], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 560)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
        sub          rsp, 424
        .cfi_def_cfa_offset 432
#endif
        lea          rax, [rsp + 63]
        and          rax, -64

        /* the message words */
        vmovdqu      xmm10, [rsi]                               /* W_0 to W_1 */
        vmovdqu      xmm11, [rsi + 128]
        vmovdqu      xmm12, [rsi + 16]                          /* W_2 to W_3 */
        vmovdqu      xmm13, [rsi + 144]
        vmovdqu      xmm14, [rsi + 32]                          /* W_4 to W_5 */
        vmovdqu      xmm15, [rsi + 160]
        vmovdqu      xmm9, [rsi + 48]                           /* W_6 to W_7 */
        vmovdqu      xmm8, [rsi + 176]
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 384], 1
        vinserti128  ymm12, ymm12, [rsi + 272], 1
        vinserti128  ymm13, ymm13, [rsi + 400], 1
        vmovdqu      xmm7, [rsi + 64]                           /* W_8 to W_9 */
        vmovdqu      xmm6, [rsi + 192]
        vinserti128  ymm14, ymm14, [rsi + 288], 1
        vinserti128  ymm15, ymm15, [rsi + 416], 1
        vinserti128  ymm9, ymm9, [rsi + 304], 1
        vinserti128  ymm8, ymm8, [rsi + 432], 1
        vinserti128  ymm7, ymm7, [rsi + 320], 1
        vinserti128  ymm6, ymm6, [rsi + 448], 1
        vmovdqu      xmm5, [rsi + 80]                           /* W_10 to W_11 */
        vinserti128  ymm5, ymm5, [rsi + 336], 1
        vmovdqu      xmm4, [rsi + 208]
        vinserti128  ymm4, ymm4, [rsi + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rsi + 96]                          /* W_12 to W_13 */
        vinserti128  ymm11, ymm11, [rsi + 352], 1
        vmovdqu      xmm2, [rsi + 224]
        vinserti128  ymm2, ymm2, [rsi + 480], 1
        vmovdqu      ymm1, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rsi + 112]                         /* W_14 to W_15 */
        vinserti128  ymm12, ymm12, [rsi + 368], 1
        vmovdqu      [rax + 192], ymm3
        vmovdqu      xmm3, [rsi + 240]
        vinserti128  ymm3, ymm3, [rsi + 496], 1
        vmovdqu      [rax + 224], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vpunpcklqdq  ymm15, ymm9, ymm8
        vpunpckhqdq  ymm9, ymm9, ymm8
        vpshufb      ymm15, ymm15, ymm1
        vpshufb      ymm9, ymm9, ymm1
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vpshufb      ymm8, ymm8, ymm1
        vpshufb      ymm7, ymm7, ymm1
        vpunpcklqdq  ymm6, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm6, ymm6, ymm1
        vmovdqu      [rax], ymm6
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 32], ymm5
        vpunpcklqdq  ymm4, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm4, ymm4, ymm1
        vmovdqu      [rax + 64], ymm4
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 96], ymm11
        vpunpcklqdq  ymm2, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm3, ymm2, ymm1
        vmovdqu      [rax + 128], ymm3
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 160], ymm12
        vpaddq       ymm2, ymm0, [rip + NSMS_L(K1x4)]           /* W_0 + K_0 */
        vmovdqu      [rdi], ymm2
        vpaddq       ymm2, ymm10, [rip + NSMS_L(K1x4) + 32]     /* W_1 + K_1 */
        vmovdqu      [rdi + 32], ymm2
        vmovdqu      ymm2, [rax + 224]
        vpaddq       ymm1, ymm2, [rip + NSMS_L(K1x4) + 64]      /* W_2 + K_2 */
        vmovdqu      [rdi + 64], ymm1
        vmovdqu      ymm1, [rax + 192]
        vpaddq       ymm2, ymm1, [rip + NSMS_L(K1x4) + 96]      /* W_3 + K_3 */
        vmovdqu      [rdi + 96], ymm2
        vpaddq       ymm2, ymm13, [rip + NSMS_L(K1x4) + 128]    /* W_4 + K_4 */
        vmovdqu      [rdi + 128], ymm2
        vpaddq       ymm2, ymm14, [rip + NSMS_L(K1x4) + 160]    /* W_5 + K_5 */
        vmovdqu      [rdi + 160], ymm2
        vpaddq       ymm2, ymm15, [rip + NSMS_L(K1x4) + 192]    /* W_6 + K_6 */
        vmovdqu      [rdi + 192], ymm2
        vpaddq       ymm2, ymm9, [rip + NSMS_L(K1x4) + 224]     /* W_7 + K_7 */
        vmovdqu      [rdi + 224], ymm2
        vpaddq       ymm2, ymm8, [rip + NSMS_L(K1x4) + 256]     /* W_8 + K_8 */
        vmovdqu      [rdi + 256], ymm2
        vpaddq       ymm2, ymm7, [rip + NSMS_L(K1x4) + 288]     /* W_9 + K_9 */
        vmovdqu      [rdi + 288], ymm2
        vpaddq       ymm2, ymm6, [rip + NSMS_L(K1x4) + 320]     /* W_10 + K_10 */
        vmovdqu      [rdi + 320], ymm2
        vpaddq       ymm2, ymm5, [rip + NSMS_L(K1x4) + 352]     /* W_11 + K_11 */
        vmovdqu      [rdi + 352], ymm2
        vpaddq       ymm2, ymm4, [rip + NSMS_L(K1x4) + 384]     /* W_12 + K_12 */
        vmovdqu      [rdi + 384], ymm2
        vpaddq       ymm2, ymm11, [rip + NSMS_L(K1x4) + 416]    /* W_13 + K_13 */
        vmovdqu      [rdi + 416], ymm2
        vpaddq       ymm2, ymm3, [rip + NSMS_L(K1x4) + 448]     /* W_14 + K_14 */
        vmovdqu      [rdi + 448], ymm2
        vpaddq       ymm2, ymm12, [rip + NSMS_L(K1x4) + 480]    /* W_15 + K_15 */
        vmovdqu      [rdi + 480], ymm2
        lea          rdx, [rdi + 2048]
        lea          rcx, [rip + NSMS_L(K1x4) + 512]
        vmovdqa      ymm3, ymm1
        vmovdqa      ymm1, ymm10
        vmovdqa      ymm4, ymm13
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm6, ymm15
        vmovdqa      ymm10, ymm7
        vmovdqa      ymm7, ymm9
        vmovdqa      ymm9, ymm10
        vmovdqu      ymm2, [rax + 224]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 4 blocks: ymm0..ymm9, [rax..rax+160]; scratch: rax; wk: rdi; kp: rcx; */
        /*   upper_bound: rdx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vpaddq       ymm10, ymm9, ymm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vmovdqu      ymm11, [rax + 128]
        vpsrlq       ymm12, ymm11, 19
        vpsllq       ymm13, ymm11, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm11, 61
        vpsllq       ymm14, ymm11, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm1, 1
        vpsllq       ymm14, ymm1, 63
        vpxor        ymm13, ymm13, ymm14
        vmovdqu      ymm14, [rip + NSMS_L(shuffle_123456709abcdef8)]
        vpsrlq       ymm15, ymm11, 6
        vpxor        ymm12, ymm12, ymm15
        vpaddq       ymm10, ymm10, ymm12
        vpshufb      ymm12, ymm1, ymm14
        vpxor        ymm12, ymm13, ymm12
        vmovdqu      ymm13, [rax + 160]
        vpsrlq       ymm15, ymm13, 19                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vpsllq       ymm0, ymm13, 45
        vpxor        ymm15, ymm15, ymm0
        vpsrlq       ymm0, ymm13, 61
        vmovdqu      [rax + 192], ymm9
        vpsllq       ymm9, ymm13, 3
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm1, 7
        vpxor        ymm12, ymm12, ymm9
        vmovdqu      ymm9, [rax]
        vpaddq       ymm1, ymm9, ymm1
        vpaddq       ymm0, ymm12, ymm10
        vpsrlq       ymm10, ymm2, 1
        vpsllq       ymm12, ymm2, 63
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm13, 6
        vpxor        ymm12, ymm15, ymm12
        vpaddq       ymm12, ymm12, ymm1
        vpshufb      ymm15, ymm2, ymm14
        vpxor        ymm10, ymm10, ymm15
        vpsrlq       ymm15, ymm3, 1                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpsllq       ymm1, ymm3, 63
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm10, ymm10, ymm1
        vmovdqu      ymm1, [rax + 32]
        vpaddq       ymm2, ymm1, ymm2
        vpaddq       ymm10, ymm10, ymm12
        vpaddq       ymm12, ymm0, [rcx]
        vmovdqu      [rdi + 512], ymm12
        vpsrlq       ymm12, ymm0, 19
        vpsllq       ymm1, ymm0, 45
        vpxor        ymm12, ymm12, ymm1
        vpsrlq       ymm1, ymm0, 61
        vpsllq       ymm9, ymm0, 3
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm12, ymm12, ymm9
        vpshufb      ymm9, ymm3, ymm14
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm3, 7
        vpxor        ymm15, ymm15, ymm9
        vpaddq       ymm15, ymm15, ymm2
        vmovdqu      ymm9, [rax + 64]
        vpaddq       ymm3, ymm9, ymm3                           /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vpsrlq       ymm2, ymm4, 1
        vpsllq       ymm1, ymm4, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm0, 6
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm15, ymm12
        vpaddq       ymm15, ymm10, [rcx + 32]
        vmovdqu      [rdi + 544], ymm15
        vpsrlq       ymm15, ymm10, 19
        vpsllq       ymm1, ymm10, 45
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm9, ymm10, 3
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm15, ymm15, ymm9
        vpshufb      ymm9, ymm4, ymm14
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm4, 7
        vpxor        ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm3
        vmovdqu      ymm3, [rax + 96]
        vpaddq       ymm4, ymm3, ymm4                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpsrlq       ymm2, ymm5, 1
        vpsllq       ymm1, ymm5, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm10, 6
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm9, ymm12, [rcx + 64]
        vmovdqu      [rdi + 576], ymm9
        vpsrlq       ymm9, ymm12, 19
        vpsllq       ymm1, ymm12, 45
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm12, 61
        vpsllq       ymm3, ymm12, 3
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm9, ymm9, ymm3
        vpshufb      ymm3, ymm5, ymm14
        vpxor        ymm3, ymm2, ymm3
        vpsrlq       ymm2, ymm5, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm4, ymm4, ymm3
        vpaddq       ymm5, ymm11, ymm5                          /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpsrlq       ymm3, ymm6, 1
        vpsllq       ymm2, ymm6, 63
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm12, 6
        vpxor        ymm9, ymm9, ymm2
        vpaddq       ymm4, ymm9, ymm4
        vpaddq       ymm9, ymm15, [rcx + 96]
        vmovdqu      [rdi + 608], ymm9
        vpsrlq       ymm9, ymm15, 19
        vpsllq       ymm2, ymm15, 45
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 61
        vpsllq       ymm1, ymm15, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
        vpshufb      ymm2, ymm6, ymm14
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm6, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm5, ymm5, ymm3
        vpaddq       ymm6, ymm13, ymm6                          /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vpsrlq       ymm3, ymm7, 1
        vpsllq       ymm2, ymm7, 63
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm15, 6
        vpxor        ymm9, ymm9, ymm2
        vpaddq       ymm5, ymm9, ymm5
        vpaddq       ymm9, ymm4, [rcx + 128]
        vmovdqu      [rdi + 640], ymm9
        vpsrlq       ymm9, ymm4, 19
        vpsllq       ymm2, ymm4, 45
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm4, 61
        vpsllq       ymm1, ymm4, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
        vpshufb      ymm2, ymm7, ymm14
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm8, 1                              /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vpsllq       ymm1, ymm8, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm3, ymm3, ymm1
        vpaddq       ymm6, ymm6, ymm3
        vpshufb      ymm3, ymm8, ymm14
        vpxor        ymm3, ymm2, ymm3
        vpsrlq       ymm2, ymm4, 6
        vpxor        ymm9, ymm9, ymm2
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm9, ymm5, [rcx + 160]
        vmovdqu      [rdi + 672], ymm9
        vpsrlq       ymm9, ymm5, 19
        vpsllq       ymm2, ymm5, 45
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm5, 61
        vpsllq       ymm1, ymm5, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm8, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm7, ymm7, ymm3
        vpaddq       ymm7, ymm7, ymm0
        vmovdqu      ymm3, [rax + 192]
        vpsrlq       ymm2, ymm3, 1                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpsllq       ymm1, ymm3, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm1, ymm3, ymm14
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm5, 6
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm7, ymm9, ymm7
        vpaddq       ymm9, ymm6, [rcx + 192]
        vmovdqu      [rdi + 704], ymm9
        vpsrlq       ymm9, ymm6, 19
        vpsllq       ymm1, ymm6, 45
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm6, 61
        vmovdqu      [rax + 224], ymm0
        vpsllq       ymm0, ymm6, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm3, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm10
        vmovdqu      ymm2, [rax]
        vpsrlq       ymm1, ymm2, 1                              /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        vpshufb      ymm0, ymm2, ymm14
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm6, 6
        vpxor        ymm9, ymm9, ymm0
        vpaddq       ymm8, ymm8, ymm9
        vpaddq       ymm9, ymm7, [rcx + 224]
        vmovdqu      [rdi + 736], ymm9
        vpsrlq       ymm9, ymm7, 19
        vpsllq       ymm0, ymm7, 45
        vpxor        ymm9, ymm9, ymm0
        vpsrlq       ymm0, ymm7, 61
        vmovdqu      [rax + 256], ymm10
        vpsllq       ymm10, ymm7, 3
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm9, ymm10
        vpsrlq       ymm9, ymm2, 7
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm12
        vmovdqu      ymm3, [rax + 32]
        vpsrlq       ymm1, ymm3, 1                              /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vpsllq       ymm0, ymm3, 63
        vpxor        ymm1, ymm1, ymm0
        vpshufb      ymm0, ymm3, ymm14
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm7, 6
        vpxor        ymm10, ymm10, ymm0
        vpaddq       ymm9, ymm9, ymm10
        vpaddq       ymm10, ymm8, [rcx + 256]
        vmovdqu      [rdi + 768], ymm10
        vpsrlq       ymm10, ymm8, 19
        vpsllq       ymm0, ymm8, 45
        vpxor        ymm10, ymm10, ymm0
        vpsrlq       ymm0, ymm8, 61
        vmovdqu      [rax + 192], ymm12
        vpsllq       ymm12, ymm8, 3
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm3, 7
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm15
        vmovdqu      ymm2, [rax + 64]
        vpsrlq       ymm1, ymm2, 1                              /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        vpshufb      ymm0, ymm2, ymm14
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm8, 6
        vpxor        ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm12, ymm10
        vmovdqu      [rax], ymm10
        vpaddq       ymm12, ymm9, [rcx + 288]
        vmovdqu      [rdi + 800], ymm12
        vpsrlq       ymm12, ymm9, 19
        vpsllq       ymm0, ymm9, 45
        vpxor        ymm12, ymm12, ymm0
        vpsrlq       ymm0, ymm9, 61
        vmovdqu      [rax + 288], ymm15
        vpsllq       ymm15, ymm9, 3
        vpxor        ymm15, ymm15, ymm0
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm2, 7
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vmovdqu      ymm3, [rax + 96]
        vpsrlq       ymm1, ymm3, 1                              /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpsllq       ymm0, ymm3, 63
        vpxor        ymm1, ymm1, ymm0
        vpshufb      ymm0, ymm3, ymm14
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm9, 6
        vpxor        ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm15, ymm12
        vmovdqu      [rax + 32], ymm12
        vpaddq       ymm15, ymm10, [rcx + 320]
        vmovdqu      [rdi + 832], ymm15
        vpsrlq       ymm15, ymm10, 19
        vpsllq       ymm0, ymm10, 45
        vpxor        ymm15, ymm15, ymm0
        vpsrlq       ymm0, ymm10, 61
        vmovdqu      [rax + 320], ymm4
        vpsllq       ymm4, ymm10, 3
        vpxor        ymm4, ymm0, ymm4
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm3, 7
        vpxor        ymm4, ymm1, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vpaddq       ymm4, ymm4, ymm5
        vpsrlq       ymm2, ymm11, 1                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        vpsllq       ymm1, ymm11, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm1, ymm11, ymm14
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm10, 6
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm4
        vmovdqu      [rax + 64], ymm15
        vpaddq       ymm4, ymm12, [rcx + 352]
        vmovdqu      [rdi + 864], ymm4
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm1, ymm12, 45
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm12, 61
        vpsllq       ymm0, ymm12, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm11, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm3, ymm3, ymm2
        vpaddq       ymm3, ymm3, ymm6
        vpsrlq       ymm2, ymm13, 1                             /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        vpsllq       ymm1, ymm13, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm1, ymm13, ymm14
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm12, 6
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm4, ymm3, ymm4
        vmovdqu      [rax + 96], ymm4
        vpaddq       ymm3, ymm15, [rcx + 384]
        vmovdqu      [rdi + 896], ymm3
        vpsrlq       ymm3, ymm15, 19
        vpsllq       ymm1, ymm15, 45
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm15, 61
        vpsllq       ymm0, ymm15, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm3, ymm3, ymm1
        vmovdqu      ymm0, [rax + 224]
        vpshufb      ymm14, ymm0, ymm14                         /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vpsrlq       ymm1, ymm13, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm7
        vpsrlq       ymm2, ymm0, 1
        vpsllq       ymm1, ymm0, 63
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm15, 6
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm11, ymm11, ymm3
        vmovdqu      [rax + 128], ymm11
        vpaddq       ymm3, ymm4, [rcx + 416]
        vmovdqu      [rdi + 928], ymm3
        vpsrlq       ymm3, ymm4, 19
        vpsllq       ymm2, ymm4, 45
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm4, 61
        vpsllq       ymm1, ymm4, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm0, 7
        vpxor        ymm14, ymm14, ymm2
        vpaddq       ymm13, ymm13, ymm14
        vpaddq       ymm13, ymm13, ymm8
        vpsrlq       ymm14, ymm4, 6
        vpxor        ymm14, ymm14, ymm3
        vpaddq       ymm13, ymm13, ymm14
        vmovdqu      [rax + 160], ymm13
        vpaddq       ymm14, ymm11, [rcx + 448]
        vmovdqu      [rdi + 960], ymm14
        vpaddq       ymm14, ymm13, [rcx + 480]
        vmovdqu      [rdi + 992], ymm14
        add          rcx, 512
        add          rdi, 512
        vmovdqu      ymm1, [rax + 256]
        vmovdqu      ymm2, [rax + 192]
        vmovdqu      ymm3, [rax + 288]
        vmovdqu      ymm4, [rax + 320]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 416]
        vmovaps      xmm7, [rsp + 432]
        vmovaps      xmm8, [rsp + 448]
        vmovaps      xmm9, [rsp + 464]
        vmovaps      xmm10, [rsp + 480]
        vmovaps      xmm11, [rsp + 496]
        vmovaps      xmm12, [rsp + 512]
        vmovaps      xmm13, [rsp + 528]
        vmovaps      xmm14, [rsp + 544]
        vmovaps      xmm15, [rsp + 560]
        add          rsp, 584
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 424
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), . - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4)
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

/* nsms_sha512_blocks_avx2_n4: 15 integer registers, 16 vector registers, 12 spills.
 *   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 4 blocks: ymm0..ymm9,
 *     [rax+2560..rax+2720]; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp+8];
 *     data: [rsp+16]; state: [rsp+24]; p: rcx; kp: rbp; q: [rsp]; upper_bound: [rsp+32];
 *     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     q: address of the current block's first stored schedule word.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha512_schedule_avx2_n4: 5 integer registers, 16 vector registers, 8 spills.
 *   Register map: W rows 0..15 of 4 blocks: ymm0..ymm9, [rax..rax+160]; scratch: rax; wk: rdi;
 *     kp: rcx; upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx2_n4
 *   signature: void nsms_sha512_blocks_avx2_n4(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 3096, win64: 3272}
 *   features: [avx, avx2, bmi1, bmi2]
 * - name: nsms_sha512_schedule_avx2_n4
 *   signature: void nsms_sha512_schedule_avx2_n4(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2560, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
 *   stack_bytes: {sysv: 424, win64: 600}
 *   features: [avx, avx2]
 */
