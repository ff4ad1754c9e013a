/* sha512_avx2_m5_mix1.S, written by nsms: make gen HASH=sha512 ISA=avx2 KIND=multi M=5 MIX=1
 *   MIX=1: one message is in integer registers beside the lanes
 *
 * void nsms_sha512_multi_avx2_m5_mix1(uint64_t state[40], const void *const data[5], size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: hash values of 5 messages after any number of blocks
 *   of each; state[i*5 + j] is word i of message j, whose blocks begin at data[j].
 *   Reads 320 bytes at state, 40 bytes at data and 128 * blocks bytes at each of these pointers; writes 320 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,144 instructions (System V); 3,560 bytes of stack (System V), 3,736 (Win64).
 *
 * Memory: state and data must be aligned to 8 bytes; the memory that data points to needs no alignment. A buffer
 * that is written must not overlap another. Written are these buffers and the stack below the return address.
 * Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha512_avx2_m5_mix1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_m5_mix1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_m5_mix1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1))
NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1))
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
        sub          rsp, 3672
        NSMS_SEH(.seh_stackalloc 3672)
        vmovaps      [rsp + 3504], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 3504)
        vmovaps      [rsp + 3520], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 3520)
        vmovaps      [rsp + 3536], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 3536)
        vmovaps      [rsp + 3552], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 3552)
        vmovaps      [rsp + 3568], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 3568)
        vmovaps      [rsp + 3584], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 3584)
        vmovaps      [rsp + 3600], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 3600)
        vmovaps      [rsp + 3616], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 3616)
        vmovaps      [rsp + 3632], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 3632)
        vmovaps      [rsp + 3648], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 3648)
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
        sub          rsp, 3512
        .cfi_def_cfa_offset 3568
#endif
        mov          [rsp + 16], rdi
        mov          [rsp], rsi
        mov          [rsp + 32], rdx
        cmp          qword ptr [rsp + 32], 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 167]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          rcx, [rsp]
        mov          rdx, [rcx]
        mov          [rsp], rdx
        mov          rsi, [rcx + 8]
        sub          rsi, rdx
        mov          [rsp + 40], rsi
        mov          rdi, [rcx + 16]
        sub          rdi, rdx
        mov          [rsp + 48], rdi
        mov          r8, [rcx + 24]
        sub          r8, rdx
        mov          [rsp + 56], r8
        mov          rcx, [rcx + 32]
        sub          rcx, rdx
        mov          [rsp + 64], rcx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to4: [rsp+40..rsp+64]; scratch: rax; data: [rsp]; state: [rsp+16]; */
        /*   blocks: [rsp+32]. */
NSMS_L(next_block):
        cmp          qword ptr [rsp + 32], 4
        jb           NSMS_L(blocks_below_batch4)

        /* the words of 4 blocks of message 4 */
        mov          rsi, [rsp]
        add          rsi, [rsp + 64]
        vmovdqu      xmm10, [rsi]                               /* W_0 to W_1 */
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vmovdqu      xmm11, [rsi + 128]
        vinserti128  ymm11, ymm11, [rsi + 384], 1
        vpunpcklqdq  ymm12, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      ymm11, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm12, ymm11
        vpshufb      ymm1, ymm10, ymm11
        vmovdqu      xmm10, [rsi + 16]                          /* W_2 to W_3 */
        vinserti128  ymm10, ymm10, [rsi + 272], 1
        vmovdqu      xmm12, [rsi + 144]
        vinserti128  ymm12, ymm12, [rsi + 400], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm2, ymm13, ymm11
        vpshufb      ymm3, ymm10, ymm11
        vmovdqu      xmm10, [rsi + 32]                          /* W_4 to W_5 */
        vinserti128  ymm10, ymm10, [rsi + 288], 1
        vmovdqu      xmm12, [rsi + 160]
        vinserti128  ymm12, ymm12, [rsi + 416], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm4, ymm13, ymm11
        vpshufb      ymm5, ymm10, ymm11
        vmovdqu      xmm10, [rsi + 48]                          /* W_6 to W_7 */
        vinserti128  ymm10, ymm10, [rsi + 304], 1
        vmovdqu      xmm12, [rsi + 176]
        vinserti128  ymm12, ymm12, [rsi + 432], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm6, ymm13, ymm11
        vpshufb      ymm7, ymm10, ymm11
        vmovdqu      xmm10, [rsi + 64]                          /* W_8 to W_9 */
        vinserti128  ymm10, ymm10, [rsi + 320], 1
        vmovdqu      xmm12, [rsi + 192]
        vinserti128  ymm12, ymm12, [rsi + 448], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm8, ymm13, ymm11
        vpshufb      ymm9, ymm10, ymm11
        vmovdqu      xmm10, [rsi + 80]                          /* W_10 to W_11 */
        vinserti128  ymm10, ymm10, [rsi + 336], 1
        vmovdqu      xmm12, [rsi + 208]
        vinserti128  ymm12, ymm12, [rsi + 464], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm12, ymm13, ymm11
        vmovdqu      [rax + 2560], ymm12
        vpshufb      ymm10, ymm10, ymm11
        vmovdqu      [rax + 2592], ymm10
        vmovdqu      xmm13, [rsi + 96]                          /* W_12 to W_13 */
        vinserti128  ymm13, ymm13, [rsi + 352], 1
        vmovdqu      xmm14, [rsi + 224]
        vinserti128  ymm14, ymm14, [rsi + 480], 1
        vpunpcklqdq  ymm15, ymm13, ymm14
        vpunpckhqdq  ymm13, ymm13, ymm14
        vpshufb      ymm14, ymm15, ymm11
        vmovdqu      [rax + 2624], ymm14
        vpshufb      ymm13, ymm13, ymm11
        vmovdqu      [rax + 2656], ymm13
        vmovdqu      xmm15, [rsi + 112]                         /* W_14 to W_15 */
        vinserti128  ymm15, ymm15, [rsi + 368], 1
        vmovdqu      xmm13, [rsi + 240]
        vinserti128  ymm13, ymm13, [rsi + 496], 1
        vpunpcklqdq  ymm14, ymm15, ymm13
        vpunpckhqdq  ymm13, ymm15, ymm13
        vpshufb      ymm14, ymm14, ymm11
        vmovdqu      [rax + 2688], ymm14
        vpshufb      ymm11, ymm13, ymm11
        vmovdqu      [rax + 2720], ymm11
        vpaddq       ymm13, ymm0, [rip + NSMS_L(K1x4)]          /* W_0 + K_0 */
        vmovdqu      [rax], ymm13
        vpaddq       ymm13, ymm1, [rip + NSMS_L(K1x4) + 32]     /* W_1 + K_1 */
        vmovdqu      [rax + 32], ymm13
        vpaddq       ymm13, ymm2, [rip + NSMS_L(K1x4) + 64]     /* W_2 + K_2 */
        vmovdqu      [rax + 64], ymm13
        vpaddq       ymm13, ymm3, [rip + NSMS_L(K1x4) + 96]     /* W_3 + K_3 */
        vmovdqu      [rax + 96], ymm13
        vpaddq       ymm13, ymm4, [rip + NSMS_L(K1x4) + 128]    /* W_4 + K_4 */
        vmovdqu      [rax + 128], ymm13
        vpaddq       ymm13, ymm5, [rip + NSMS_L(K1x4) + 160]    /* W_5 + K_5 */
        vmovdqu      [rax + 160], ymm13
        vpaddq       ymm13, ymm6, [rip + NSMS_L(K1x4) + 192]    /* W_6 + K_6 */
        vmovdqu      [rax + 192], ymm13
        vpaddq       ymm13, ymm7, [rip + NSMS_L(K1x4) + 224]    /* W_7 + K_7 */
        vmovdqu      [rax + 224], ymm13
        vpaddq       ymm13, ymm8, [rip + NSMS_L(K1x4) + 256]    /* W_8 + K_8 */
        vmovdqu      [rax + 256], ymm13
        vpaddq       ymm13, ymm9, [rip + NSMS_L(K1x4) + 288]    /* W_9 + K_9 */
        vmovdqu      [rax + 288], ymm13
        vpaddq       ymm13, ymm12, [rip + NSMS_L(K1x4) + 320]   /* W_10 + K_10 */
        vmovdqu      [rax + 320], ymm13
        vpaddq       ymm13, ymm10, [rip + NSMS_L(K1x4) + 352]   /* W_11 + K_11 */
        vmovdqu      [rax + 352], ymm13
        vmovdqu      ymm13, [rax + 2624]
        vpaddq       ymm15, ymm13, [rip + NSMS_L(K1x4) + 384]   /* W_12 + K_12 */
        vmovdqu      [rax + 384], ymm15
        vmovdqu      ymm15, [rax + 2656]
        vpaddq       ymm12, ymm15, [rip + NSMS_L(K1x4) + 416]   /* W_13 + K_13 */
        vmovdqu      [rax + 416], ymm12
        vpaddq       ymm12, ymm14, [rip + NSMS_L(K1x4) + 448]   /* W_14 + K_14 */
        vmovdqu      [rax + 448], ymm12
        vpaddq       ymm12, ymm11, [rip + NSMS_L(K1x4) + 480]   /* W_15 + K_15 */
        vmovdqu      [rax + 480], ymm12
        lea          rsi, [rax + 2048]
        mov          [rsp + 24], rsi
        lea          rdx, [rip + NSMS_L(K1x4) + 512]
        lea          rdi, [rax + 32]
        mov          [rsp + 72], rdi
        mov          [rsp + 8], rax
        mov          rcx, rax
        jmp          NSMS_L(words_loaded4)
NSMS_L(blocks_below_batch4):

        /* the words of one block of message 4, in every lane */
        mov          rsi, [rsp]
        add          rsi, [rsp + 64]
        vmovdqu      xmm10, [rsi]                               /* W_0 to W_1 */
        vinserti128  ymm10, ymm10, xmm10, 1
        vpunpcklqdq  ymm11, ymm10, ymm10
        vpunpckhqdq  ymm10, ymm10, ymm10
        vmovdqu      ymm12, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm11, ymm12
        vpshufb      ymm1, ymm10, ymm12
        vmovdqu      xmm10, [rsi + 16]                          /* W_2 to W_3 */
        vinserti128  ymm10, ymm10, xmm10, 1
        vpunpcklqdq  ymm11, ymm10, ymm10
        vpunpckhqdq  ymm10, ymm10, ymm10
        vpshufb      ymm2, ymm11, ymm12
        vpshufb      ymm3, ymm10, ymm12
        vmovdqu      xmm10, [rsi + 32]                          /* W_4 to W_5 */
        vinserti128  ymm10, ymm10, xmm10, 1
        vpunpcklqdq  ymm11, ymm10, ymm10
        vpunpckhqdq  ymm10, ymm10, ymm10
        vpshufb      ymm4, ymm11, ymm12
        vpshufb      ymm5, ymm10, ymm12
        vmovdqu      xmm10, [rsi + 48]                          /* W_6 to W_7 */
        vinserti128  ymm10, ymm10, xmm10, 1
        vpunpcklqdq  ymm11, ymm10, ymm10
        vpunpckhqdq  ymm10, ymm10, ymm10
        vpshufb      ymm6, ymm11, ymm12
        vpshufb      ymm7, ymm10, ymm12
        vmovdqu      xmm10, [rsi + 64]                          /* W_8 to W_9 */
        vinserti128  ymm10, ymm10, xmm10, 1
        vpunpcklqdq  ymm11, ymm10, ymm10
        vpunpckhqdq  ymm10, ymm10, ymm10
        vpshufb      ymm8, ymm11, ymm12
        vpshufb      ymm9, ymm10, ymm12
        vmovdqu      xmm10, [rsi + 80]                          /* W_10 to W_11 */
        vinserti128  ymm10, ymm10, xmm10, 1
        vpunpcklqdq  ymm11, ymm10, ymm10
        vpunpckhqdq  ymm10, ymm10, ymm10
        vpshufb      ymm11, ymm11, ymm12
        vmovdqu      [rax + 2560], ymm11
        vpshufb      ymm10, ymm10, ymm12
        vmovdqu      [rax + 2592], ymm10
        vmovdqu      xmm13, [rsi + 96]                          /* W_12 to W_13 */
        vinserti128  ymm13, ymm13, xmm13, 1
        vpunpcklqdq  ymm14, ymm13, ymm13
        vpunpckhqdq  ymm13, ymm13, ymm13
        vpshufb      ymm14, ymm14, ymm12
        vmovdqu      [rax + 2624], ymm14
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      [rax + 2656], ymm13
        vmovdqu      xmm15, [rsi + 112]                         /* W_14 to W_15 */
        vinserti128  ymm15, ymm15, xmm15, 1
        vpunpcklqdq  ymm13, ymm15, ymm15
        vpunpckhqdq  ymm15, ymm15, ymm15
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      [rax + 2688], ymm13
        vpshufb      ymm12, ymm15, ymm12
        vmovdqu      [rax + 2720], ymm12
        vpaddq       ymm15, ymm0, [rip + NSMS_L(K1x4)]          /* W_0 + K_0 */
        vmovdqu      [rax], ymm15
        vpaddq       ymm15, ymm1, [rip + NSMS_L(K1x4) + 32]     /* W_1 + K_1 */
        vmovdqu      [rax + 32], ymm15
        vpaddq       ymm15, ymm2, [rip + NSMS_L(K1x4) + 64]     /* W_2 + K_2 */
        vmovdqu      [rax + 64], ymm15
        vpaddq       ymm15, ymm3, [rip + NSMS_L(K1x4) + 96]     /* W_3 + K_3 */
        vmovdqu      [rax + 96], ymm15
        vpaddq       ymm15, ymm4, [rip + NSMS_L(K1x4) + 128]    /* W_4 + K_4 */
        vmovdqu      [rax + 128], ymm15
        vpaddq       ymm15, ymm5, [rip + NSMS_L(K1x4) + 160]    /* W_5 + K_5 */
        vmovdqu      [rax + 160], ymm15
        vpaddq       ymm15, ymm6, [rip + NSMS_L(K1x4) + 192]    /* W_6 + K_6 */
        vmovdqu      [rax + 192], ymm15
        vpaddq       ymm15, ymm7, [rip + NSMS_L(K1x4) + 224]    /* W_7 + K_7 */
        vmovdqu      [rax + 224], ymm15
        vpaddq       ymm15, ymm8, [rip + NSMS_L(K1x4) + 256]    /* W_8 + K_8 */
        vmovdqu      [rax + 256], ymm15
        vpaddq       ymm15, ymm9, [rip + NSMS_L(K1x4) + 288]    /* W_9 + K_9 */
        vmovdqu      [rax + 288], ymm15
        vpaddq       ymm15, ymm11, [rip + NSMS_L(K1x4) + 320]   /* W_10 + K_10 */
        vmovdqu      [rax + 320], ymm15
        vpaddq       ymm15, ymm10, [rip + NSMS_L(K1x4) + 352]   /* W_11 + K_11 */
        vmovdqu      [rax + 352], ymm15
        vpaddq       ymm15, ymm14, [rip + NSMS_L(K1x4) + 384]   /* W_12 + K_12 */
        vmovdqu      [rax + 384], ymm15
        vmovdqu      ymm15, [rax + 2656]
        vpaddq       ymm11, ymm15, [rip + NSMS_L(K1x4) + 416]   /* W_13 + K_13 */
        vmovdqu      [rax + 416], ymm11
        vpaddq       ymm11, ymm13, [rip + NSMS_L(K1x4) + 448]   /* W_14 + K_14 */
        vmovdqu      [rax + 448], ymm11
        vpaddq       ymm11, ymm12, [rip + NSMS_L(K1x4) + 480]   /* W_15 + K_15 */
        vmovdqu      [rax + 480], ymm11
        lea          rsi, [rax + 2048]
        mov          [rsp + 24], rsi
        lea          rdx, [rip + NSMS_L(K1x4) + 512]
        lea          rdi, [rax + 8]
        mov          [rsp + 72], rdi
        mov          [rsp + 8], rax
        mov          rcx, rax
NSMS_L(words_loaded4):
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 4 blocks: ymm0..ymm9, [rax+2560..rax+2720]; */
        /*   to1..to4: [rsp+40..rsp+64]; scratch: rax; p: rcx; kp: rdx; data: [rsp]; q: [rsp+8]; */
        /*   state: [rsp+16]; upper_bound: [rsp+24]; blocks: [rsp+32]; end_of_batch: [rsp+72]. */
NSMS_L(schedule4):

        /* the next sixteen words of each block */
        vmovdqu      ymm10, [rax + 2688]
        vpsrlq       ymm11, ymm10, 19                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vpsllq       ymm12, ymm10, 45
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 61
        vpsllq       ymm13, ymm10, 3
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 6
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm1, 1
        vpsllq       ymm13, ymm1, 63
        vpxor        ymm12, ymm12, ymm13
        vmovdqu      ymm13, [rip + NSMS_L(shuffle_123456709abcdef8)]
        vpshufb      ymm14, ymm1, ymm13
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm1, 7
        vpxor        ymm12, ymm12, ymm14
        vpaddq       ymm14, ymm9, ymm0
        vpaddq       ymm11, ymm14, ymm11
        vpaddq       ymm0, ymm12, ymm11
        vpaddq       ymm11, ymm0, [rdx]
        vmovdqu      [rcx + 512], ymm11
        vmovdqu      ymm11, [rax + 2720]
        vpsrlq       ymm12, ymm11, 19                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vpsllq       ymm14, ymm11, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm11, 61
        vpsllq       ymm15, ymm11, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm11, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm2, 1
        vpsllq       ymm15, ymm2, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm2, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm2, 7
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 2560]
        vpaddq       ymm1, ymm15, ymm1
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm1, ymm14, ymm12
        vpaddq       ymm12, ymm1, [rdx + 32]
        vmovdqu      [rcx + 544], ymm12
        vpsrlq       ymm12, ymm0, 19                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpsllq       ymm14, ymm0, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm0, 61
        vpsllq       ymm15, ymm0, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm0, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm3, 1
        vpsllq       ymm15, ymm3, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm3, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm3, 7
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 2592]
        vpaddq       ymm2, ymm15, ymm2
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm2, ymm14, ymm12
        vpaddq       ymm12, ymm2, [rdx + 64]
        vmovdqu      [rcx + 576], ymm12
        vpsrlq       ymm12, ymm1, 19                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vpsllq       ymm14, ymm1, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm1, 61
        vpsllq       ymm15, ymm1, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm1, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 1
        vpsllq       ymm15, ymm4, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm4, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm4, 7
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 2624]
        vpaddq       ymm3, ymm15, ymm3
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm3, ymm14, ymm12
        vpaddq       ymm12, ymm3, [rdx + 96]
        vmovdqu      [rcx + 608], ymm12
        vpsrlq       ymm12, ymm2, 19                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpsllq       ymm14, ymm2, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm2, 61
        vpsllq       ymm15, ymm2, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm2, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm5, 1
        vpsllq       ymm15, ymm5, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm5, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm5, 7
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 2656]
        vpaddq       ymm4, ymm15, ymm4
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm4, ymm14, ymm12
        vpaddq       ymm12, ymm4, [rdx + 128]
        vmovdqu      [rcx + 640], ymm12
        vpsrlq       ymm12, ymm3, 19                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpsllq       ymm14, ymm3, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm3, 61
        vpsllq       ymm15, ymm3, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm3, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm6, 1
        vpsllq       ymm15, ymm6, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm6, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm6, 7
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm15, ymm10, ymm5
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm5, ymm14, ymm12
        vpaddq       ymm12, ymm5, [rdx + 160]
        vmovdqu      [rcx + 672], ymm12
        vpsrlq       ymm12, ymm4, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vpsllq       ymm14, ymm4, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 61
        vpsllq       ymm15, ymm4, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm7, 1
        vpsllq       ymm15, ymm7, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm7, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm7, 7
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm15, ymm11, ymm6
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm6, ymm14, ymm12
        vpaddq       ymm12, ymm6, [rdx + 192]
        vmovdqu      [rcx + 704], ymm12
        vpsrlq       ymm12, ymm5, 19                            /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vpsllq       ymm14, ymm5, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm5, 61
        vpsllq       ymm15, ymm5, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm5, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm8, 1
        vpsllq       ymm15, ymm8, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm8, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm8, 7
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm7
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm7, ymm14, ymm12
        vpaddq       ymm12, ymm7, [rdx + 224]
        vmovdqu      [rcx + 736], ymm12
        vpsrlq       ymm12, ymm6, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpsllq       ymm14, ymm6, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm6, 61
        vpsllq       ymm15, ymm6, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm6, 6
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm9, 1
        vpsllq       ymm15, ymm9, 63
        vpxor        ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm9, ymm13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm9, 7
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm14, ymm8, ymm14
        vpaddq       ymm14, ymm14, ymm1
        vpaddq       ymm8, ymm14, ymm12
        vpaddq       ymm12, ymm8, [rdx + 256]
        vmovdqu      [rcx + 768], ymm12
        vpsrlq       ymm12, ymm7, 19                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vpsllq       ymm14, ymm7, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm7, 61
        vpsllq       ymm15, ymm7, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm7, 6
        vpxor        ymm12, ymm12, ymm14
        vmovdqu      ymm14, [rax + 2560]
        vpsrlq       ymm15, ymm14, 1
        vmovdqu      [rax + 3008], ymm1
        vpsllq       ymm1, ymm14, 63
        vpxor        ymm15, ymm15, ymm1
        vpshufb      ymm1, ymm14, ymm13
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm14, 7
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm9, ymm15, ymm12
        vpaddq       ymm12, ymm9, [rdx + 288]
        vmovdqu      [rcx + 800], ymm12
        vpsrlq       ymm12, ymm8, 19                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vpsllq       ymm15, ymm8, 45
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm8, 61
        vpsllq       ymm1, ymm8, 3
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm8, 6
        vpxor        ymm12, ymm12, ymm15
        vmovdqu      ymm15, [rax + 2592]
        vpsrlq       ymm1, ymm15, 1
        vmovdqu      [rax + 3040], ymm2
        vpsllq       ymm2, ymm15, 63
        vpxor        ymm2, ymm1, ymm2
        vpshufb      ymm1, ymm15, ymm13
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm15, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm12, ymm14, ymm12
        vmovdqu      [rax + 2560], ymm12
        vpaddq       ymm14, ymm12, [rdx + 320]
        vmovdqu      [rcx + 832], ymm14
        vpsrlq       ymm14, ymm9, 19                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vpsllq       ymm2, ymm9, 45
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm9, 61
        vpsllq       ymm1, ymm9, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm9, 6
        vpxor        ymm14, ymm14, ymm2
        vmovdqu      ymm2, [rax + 2624]
        vpsrlq       ymm1, ymm2, 1
        vmovdqu      [rax + 3072], ymm3
        vpsllq       ymm3, ymm2, 63
        vpxor        ymm3, ymm1, ymm3
        vpshufb      ymm1, ymm2, ymm13
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm3, ymm3, ymm1
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm14, ymm15, ymm14
        vmovdqu      [rax + 2592], ymm14
        vpaddq       ymm15, ymm14, [rdx + 352]
        vmovdqu      [rcx + 864], ymm15
        vpsrlq       ymm15, ymm12, 19                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpsllq       ymm3, ymm12, 45
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm12, 61
        vpsllq       ymm1, ymm12, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm12, 6
        vpxor        ymm15, ymm15, ymm3
        vmovdqu      ymm3, [rax + 2656]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm12, ymm3, 63
        vpxor        ymm12, ymm12, ymm1
        vpshufb      ymm1, ymm3, ymm13
        vpxor        ymm12, ymm12, ymm1
        vpsrlq       ymm1, ymm3, 7
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm12, ymm15
        vmovdqu      [rax + 2624], ymm12
        vpaddq       ymm15, ymm12, [rdx + 384]
        vmovdqu      [rcx + 896], ymm15
        vpsrlq       ymm15, ymm14, 19                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        vpsllq       ymm2, ymm14, 45
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm14, 61
        vpsllq       ymm1, ymm14, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm14, 6
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm10, 1
        vpsllq       ymm1, ymm10, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm1, ymm10, ymm13
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm10, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm3, ymm3, ymm2
        vpaddq       ymm3, ymm3, ymm6
        vpaddq       ymm15, ymm15, ymm3
        vmovdqu      [rax + 2656], ymm15
        vpaddq       ymm3, ymm15, [rdx + 416]
        vmovdqu      [rcx + 928], ymm3
        vpsrlq       ymm3, ymm12, 19                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        vpsllq       ymm2, ymm12, 45
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm1, ymm12, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm12, 6
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm11, 1
        vpsllq       ymm1, ymm11, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm1, ymm11, ymm13
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm11, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm7
        vpaddq       ymm10, ymm10, ymm3
        vmovdqu      [rax + 2688], ymm10
        vpaddq       ymm3, ymm10, [rdx + 448]
        vmovdqu      [rcx + 960], ymm3
        vpsrlq       ymm3, ymm15, 19                            /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vpsllq       ymm2, ymm15, 45
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm15, 61
        vpsllq       ymm1, ymm15, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm15, 6
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm0, 1
        vpsllq       ymm1, ymm0, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm13, ymm0, ymm13
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm0, 7
        vpxor        ymm13, ymm13, ymm2
        vpaddq       ymm11, ymm11, ymm13
        vpaddq       ymm11, ymm11, ymm8
        vpaddq       ymm11, ymm11, ymm3
        vmovdqu      [rax + 2720], ymm11
        vpaddq       ymm13, ymm11, [rdx + 480]
        vmovdqu      [rcx + 992], ymm13
        add          rcx, 512
        add          rdx, 512
        vmovdqu      ymm1, [rax + 3008]
        vmovdqu      ymm2, [rax + 3040]
        vmovdqu      ymm3, [rax + 3072]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(schedule4)
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to4: [rsp+40..rsp+64]; scratch: rax; data: [rsp]; q: [rsp+8]; state: [rsp+16]; */
        /*   blocks: [rsp+32]; end_of_batch: [rsp+72]. */
NSMS_L(next_batched_block):

        /* a block with message words */
            mov      r12, [rsp]
            vmovdqu  xmm10, [r12]                               /* W_0 to W_1 */
            mov      r13, [rsp + 48]
            vinserti128 ymm10, ymm10, [r12 + r13], 1
            mov      r14, [rsp + 40]
            vmovdqu  xmm11, [r12 + r14]
            mov      r15, [rsp + 56]
            vinserti128 ymm11, ymm11, [r12 + r15], 1
            mov      rbp, [rsp + 16]
            mov      rsi, [rbp + 32]                            /* a, b, ... = H */
            vpunpcklqdq ymm12, ymm10, ymm11
            vpunpckhqdq ymm10, ymm10, ymm11
            vmovdqu  ymm11, [rip + NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  ymm0, ymm12, ymm11
            vpshufb  ymm1, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 16]                          /* W_2 to W_3 */
            vinserti128 ymm10, ymm10, [r12 + r13 + 16], 1
            mov      rdi, [rbp + 72]
            vmovdqu  xmm12, [r12 + r14 + 16]
            vinserti128 ymm12, ymm12, [r12 + r15 + 16], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm2, ymm13, ymm11
            vpshufb  ymm3, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 32]                          /* W_4 to W_5 */
            mov      r8, [rbp + 112]
            vinserti128 ymm10, ymm10, [r12 + r13 + 32], 1
            vmovdqu  xmm12, [r12 + r14 + 32]
            vinserti128 ymm12, ymm12, [r12 + r15 + 32], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm4, ymm13, ymm11
            vpshufb  ymm5, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 48]                          /* W_6 to W_7 */
            mov      r9, [rbp + 152]
            vinserti128 ymm10, ymm10, [r12 + r13 + 48], 1
            vmovdqu  xmm12, [r12 + r14 + 48]
            vinserti128 ymm12, ymm12, [r12 + r15 + 48], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm6, ymm13, ymm11
            vpshufb  ymm7, ymm10, ymm11
            mov      r10, [rbp + 192]
            vmovdqu  xmm10, [r12 + 64]                          /* W_8 to W_9 */
            vinserti128 ymm10, ymm10, [r12 + r13 + 64], 1
            vmovdqu  xmm12, [r12 + r14 + 64]
            vinserti128 ymm12, ymm12, [r12 + r15 + 64], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm8, ymm13, ymm11
            mov      r11, [rbp + 232]
            vpshufb  ymm9, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 80]                          /* W_10 to W_11 */
            vinserti128 ymm10, ymm10, [r12 + r13 + 80], 1
            vmovdqu  xmm12, [r12 + r14 + 80]
            vinserti128 ymm12, ymm12, [r12 + r15 + 80], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            mov      rbx, [rbp + 272]
            vpshufb  ymm12, ymm13, ymm11
            vmovdqu  [rax + 2560], ymm12
            vpshufb  ymm10, ymm10, ymm11
            vmovdqu  [rax + 2592], ymm10
            vmovdqu  xmm13, [r12 + 96]                          /* W_12 to W_13 */
            vinserti128 ymm13, ymm13, [r12 + r13 + 96], 1
            vmovdqu  xmm14, [r12 + r14 + 96]
            vinserti128 ymm14, ymm14, [r12 + r15 + 96], 1
            vpunpcklqdq ymm15, ymm13, ymm14
            vpunpckhqdq ymm13, ymm13, ymm14
            mov      rdx, [rbp + 312]
            vpshufb  ymm14, ymm15, ymm11
            vmovdqu  [rax + 2624], ymm14
            vpshufb  ymm13, ymm13, ymm11
            vmovdqu  [rax + 2656], ymm13
            vmovdqu  xmm15, [r12 + 112]                         /* W_14 to W_15 */
            vinserti128 ymm15, ymm15, [r12 + r13 + 112], 1
            vmovdqu  xmm12, [r12 + r14 + 112]
            vinserti128 ymm12, ymm12, [r12 + r15 + 112], 1
            vpunpcklqdq ymm10, ymm15, ymm12
            lea      r12, [rip + NSMS_L(K)]
            vpunpckhqdq ymm12, ymm15, ymm12
            vpshufb  ymm10, ymm10, ymm11
            vmovdqu  [rax + 2688], ymm10
            vpshufb  ymm11, ymm12, ymm11
            vmovdqu  [rax + 2720], ymm11
        vmovdqu      ymm12, [rbp]
        vmovdqu      [rax + 2752], ymm12
        vmovdqu      ymm15, [rbp + 40]
        vmovdqu      [rax + 2784], ymm15
        vmovdqu      ymm14, [rbp + 80]
        vmovdqu      [rax + 2816], ymm14
        vmovdqu      ymm13, [rbp + 120]
        vmovdqu      [rax + 2848], ymm13
            lea      r13, [rip + NSMS_L(K) + 512]
            mov      [rsp + 24], r13
        vmovdqu      ymm10, [rbp + 160]
        vmovdqu      [rax + 2880], ymm10
        vmovdqu      ymm11, [rbp + 200]
        vmovdqu      [rax + 2912], ymm11
        vmovdqu      ymm12, [rbp + 240]
        vmovdqu      [rax + 2944], ymm12
        vmovdqu      ymm15, [rbp + 280]
        vmovdqu      [rax + 2976], ymm15
        mov          rbp, rdx
        mov          rdx, r12
        mov          rcx, [rsp + 8]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: [rax+2752..rax+2976]; a..h of messages 4 and up: rsi, rdi, r8, r9, r10, r11, */
        /*   rbx, rbp; W rows 0..15 of 4 blocks: ymm0..ymm9, [rax+2560..rax+2720]; */
        /*   to1..to4: [rsp+40..rsp+64]; scratch: rax; p: rcx; kp: rdx; data: [rsp]; q: [rsp+8]; */
        /*   state: [rsp+16]; upper_bound: [rsp+24]; blocks: [rsp+32]; end_of_batch: [rsp+72]. */
NSMS_L(rounds_and_schedule1):

        /* rounds 0 to 63, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vmovdqu  ymm10, [rax + 2688]
            vpsrlq   ymm11, ymm10, 19                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            rorx     r12, r10, 14                               /* round 0 */
            vpsllq   ymm12, ymm10, 45
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            rorx     r13, r10, 18
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            xor      r12, r13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
            rorx     r13, r10, 41
            vpsrlq   ymm12, ymm1, 1
            vpsllq   ymm13, ymm1, 63
            xor      r12, r13
            vpxor    ymm12, ymm12, ymm13
            vmovdqu  ymm13, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpshufb  ymm14, ymm1, ymm13
            mov      r13, r10
            and      r13, r11
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm1, 7
            andn     r14, r10, rbx
            vpxor    ymm12, ymm12, ymm14
            vpaddq   ymm14, ymm9, ymm0
            vpaddq   ymm11, ymm14, ymm11
            add      rbp, [rcx]
            vpaddq   ymm11, ymm12, ymm11
        vmovdqu      ymm12, [rax + 2880]
        vpsrlq       ymm14, ymm12, 14
            add      rbp, r13
        vpsllq       ymm15, ymm12, 50
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm12, 18
            add      rbp, r14
        vmovdqu      [rax + 3008], ymm9
        vpsllq       ymm9, ymm12, 46
        vpxor        ymm15, ymm15, ymm9
            add      rbp, r12
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm12, 41
        vpsllq       ymm9, ymm12, 23
            rorx     r12, rsi, 28
        vpxor        ymm15, ymm15, ymm9
        vpxor        ymm14, ymm14, ymm15
            rorx     r13, rsi, 34
        vmovdqu      ymm15, [rax + 2912]
        vmovdqu      ymm9, [rax + 2944]
        vmovdqu      [rax + 3040], ymm8
        vpxor        ymm8, ymm15, ymm9
        vpand        ymm8, ymm8, ymm12
        vpxor        ymm8, ymm8, ymm9
            xor      r12, r13
        vmovdqu      [rax + 3072], ymm7
        vpbroadcastq ymm7, [rdx]
        vmovdqu      ymm10, [rax + 2976]
        vpaddq       ymm10, ymm10, ymm0
            rorx     r13, rsi, 39
        vpaddq       ymm10, ymm10, ymm7
        vpaddq       ymm10, ymm10, ymm8
        vpaddq       ymm10, ymm10, ymm14
            xor      r12, r13
        vmovdqu      ymm14, [rax + 2752]
        vpsrlq       ymm8, ymm14, 28
        vpsllq       ymm7, ymm14, 36
            mov      r13, rsi
            xor      r13, rdi
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm14, 34
            mov      r14, rdi
            xor      r14, r8
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm7, ymm7, ymm0
        vpxor        ymm8, ymm8, ymm7
            and      r14, r13
        vpsrlq       ymm7, ymm14, 39
        vpsllq       ymm0, ymm14, 25
            xor      r14, rdi
        vpxor        ymm7, ymm7, ymm0
        vpxor        ymm8, ymm8, ymm7
        vmovdqu      ymm7, [rax + 2784]
        vpxor        ymm0, ymm14, ymm7
            add      r12, r14
        vmovdqu      [rax + 3104], ymm6
        vpxor        ymm6, ymm7, [rax + 2816]
        vpand        ymm6, ymm0, ymm6
            add      r12, rbp
        vpxor        ymm6, ymm6, ymm7
        vpaddq       ymm8, ymm8, ymm6
        vpaddq       ymm8, ymm10, ymm8
            add      rbp, r9
        vmovdqu      ymm6, [rax + 2848]
        vpaddq       ymm10, ymm10, ymm6
            vmovdqu  ymm6, [rax + 2720]
            vmovdqu  [rax + 3136], ymm5
            vpsrlq   ymm5, ymm6, 19                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            rorx     r14, rbp, 14                               /* round 1 */
            vmovdqu  [rax + 3168], ymm4
            vpsllq   ymm4, ymm6, 45
            vpxor    ymm5, ymm5, ymm4
            vpsrlq   ymm4, ymm6, 61
            rorx     r15, rbp, 18
            vpsllq   ymm7, ymm6, 3
            vpxor    ymm7, ymm4, ymm7
            xor      r14, r15
            vpxor    ymm7, ymm5, ymm7
            vpsrlq   ymm5, ymm6, 6
            vpxor    ymm7, ymm7, ymm5
            rorx     r15, rbp, 41
            vpsrlq   ymm5, ymm2, 1
            vpsllq   ymm4, ymm2, 63
            xor      r14, r15
            vpxor    ymm5, ymm5, ymm4
            vpshufb  ymm4, ymm2, ymm13
            vpxor    ymm5, ymm5, ymm4
            mov      r15, rbp
            and      r15, r10
            vpsrlq   ymm4, ymm2, 7
            vpxor    ymm5, ymm5, ymm4
            andn     r9, rbp, r11
            vmovdqu  ymm4, [rax + 2560]
            vpaddq   ymm6, ymm4, ymm1
            vpaddq   ymm7, ymm6, ymm7
            vpaddq   ymm7, ymm5, ymm7
            add      rbx, [rcx + 32]
        vpsrlq       ymm6, ymm10, 14
        vpsllq       ymm5, ymm10, 50
            add      rbx, r15
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm10, 18
        vpsllq       ymm4, ymm10, 46
            add      rbx, r9
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm6, ymm6, ymm5
            add      rbx, r14
        vpsrlq       ymm5, ymm10, 41
        vpsllq       ymm4, ymm10, 23
        vpxor        ymm5, ymm5, ymm4
            rorx     r14, r12, 28
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm5, ymm12, ymm15
            rorx     r15, r12, 34
        vpand        ymm5, ymm10, ymm5
        vpxor        ymm5, ymm15, ymm5
        vpbroadcastq ymm4, [rdx + 8]
            xor      r14, r15
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm4
            rorx     r15, r12, 39
        vpaddq       ymm9, ymm9, ymm5
        vpaddq       ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm8, 28
            xor      r14, r15
        vpsllq       ymm5, ymm8, 36
        vpxor        ymm6, ymm6, ymm5
            mov      r15, r12
            xor      r15, rsi
        vpsrlq       ymm5, ymm8, 34
        vpsllq       ymm4, ymm8, 30
        vpxor        ymm5, ymm5, ymm4
            and      r13, r15
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm8, 39
            xor      r13, rsi
        vpsllq       ymm4, ymm8, 25
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm6, ymm6, ymm5
            add      r14, r13
        vpxor        ymm5, ymm8, ymm14
        vpand        ymm4, ymm5, ymm0
            add      r14, rbx
        vpxor        ymm4, ymm14, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm9, ymm6
            add      rbx, r8
        vmovdqu      ymm4, [rax + 2816]
        vpaddq       ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm11, 19                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            rorx     r13, rbx, 14                               /* round 2 */
            vpsllq   ymm1, ymm11, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm11, 61
            rorx     r9, rbx, 18
            vpsllq   ymm0, ymm11, 3
            vpxor    ymm1, ymm1, ymm0
            xor      r13, r9
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm11, 6
            rorx     r9, rbx, 41
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            xor      r13, r9
            vpxor    ymm1, ymm1, ymm0
            vpshufb  ymm0, ymm3, ymm13
            mov      r9, rbx
            and      r9, rbp
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm1, ymm1, ymm0
            andn     r8, rbx, r10
            vmovdqu  ymm0, [rax + 2592]
            vmovdqu  [rax + 3200], ymm11
            vpaddq   ymm11, ymm0, ymm2
            vpaddq   ymm11, ymm11, ymm1
            add      r11, [rcx + 64]
            vpaddq   ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm9, 14
        vpsllq       ymm1, ymm9, 50
            add      r11, r9
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm9, 18
            add      r11, r8
        vpsllq       ymm0, ymm9, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm4, ymm4, ymm1
            add      r11, r13
        vpsrlq       ymm1, ymm9, 41
        vpsllq       ymm0, ymm9, 23
            rorx     r13, r14, 28
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm1, ymm10, ymm12
            rorx     r9, r14, 34
        vpand        ymm1, ymm9, ymm1
        vpxor        ymm1, ymm12, ymm1
            xor      r13, r9
        vpbroadcastq ymm0, [rdx + 16]
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm15, ymm0
            rorx     r9, r14, 39
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm4
            xor      r13, r9
        vpsrlq       ymm4, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm4, ymm4, ymm2
            mov      r9, r14
            xor      r9, r12
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
            and      r15, r9
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm6, 39
            xor      r15, r12
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
            add      r13, r15
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm2, ymm8, ymm6
        vpand        ymm5, ymm2, ymm5
            add      r13, r11
        vpxor        ymm5, ymm8, ymm5
        vpaddq       ymm5, ymm5, ymm4
            add      r11, rdi
        vpaddq       ymm5, ymm15, ymm5
        vmovdqu      ymm4, [rax + 2784]
        vpaddq       ymm15, ymm15, ymm4
            vpsrlq   ymm4, ymm7, 19                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            rorx     r15, r11, 14                               /* round 3 */
            vpsllq   ymm1, ymm7, 45
            vpxor    ymm4, ymm4, ymm1
            rorx     r8, r11, 18
            vpsrlq   ymm1, ymm7, 61
            vpsllq   ymm0, ymm7, 3
            vpxor    ymm1, ymm1, ymm0
            xor      r15, r8
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm7, 6
            rorx     r8, r11, 41
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 3168]
            vpsrlq   ymm0, ymm1, 1
            vmovdqu  [rax + 3232], ymm7
            vpsllq   ymm7, ymm1, 63
            xor      r15, r8
            vpxor    ymm7, ymm0, ymm7
            vpshufb  ymm0, ymm1, ymm13
            mov      r8, r11
            and      r8, rbx
            vpxor    ymm7, ymm7, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm7, ymm7, ymm0
            andn     rdi, r11, rbp
            vmovdqu  ymm0, [rax + 2624]
            vmovdqu  [rax + 3264], ymm8
            vpaddq   ymm8, ymm0, ymm3
            vpaddq   ymm8, ymm8, ymm7
            add      r10, [rcx + 96]
            vpaddq   ymm8, ymm8, ymm4
        vpsrlq       ymm7, ymm15, 14
        vpsllq       ymm4, ymm15, 50
            add      r10, r8
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm15, 18
            add      r10, rdi
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
            add      r10, r15
        vpsrlq       ymm4, ymm15, 41
        vpsllq       ymm0, ymm15, 23
            rorx     r15, r13, 28
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm9, ymm10
            rorx     r8, r13, 34
        vpand        ymm4, ymm15, ymm4
        vpxor        ymm4, ymm10, ymm4
            xor      r15, r8
        vpbroadcastq ymm0, [rdx + 24]
        vpaddq       ymm12, ymm12, ymm3
            rorx     r8, r13, 39
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm7
            xor      r15, r8
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm4, ymm5, 36
            mov      r8, r13
            xor      r8, r14
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
            and      r9, r8
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
            xor      r9, r14
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
            add      r15, r9
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm5, ymm6
            add      r15, r10
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm7, ymm3, ymm7
            add      r10, rsi
        vpaddq       ymm7, ymm12, ymm7
        vpaddq       ymm12, ymm14, ymm12
            rorx     r9, r10, 14                                /* round 4 */
            vpsrlq   ymm14, ymm11, 19                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm14, ymm14, ymm3
            rorx     rdi, r10, 18
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            xor      r9, rdi
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm11, 6
            rorx     rdi, r10, 41
            vpxor    ymm14, ymm14, ymm3
            vmovdqu  ymm3, [rax + 3136]
            vpsrlq   ymm2, ymm3, 1
            xor      r9, rdi
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            mov      rdi, r10
            and      rdi, r11
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            andn     rsi, r10, rbx
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rax + 2656]
            vmovdqu  [rax + 3296], ymm11
            vpaddq   ymm11, ymm0, ymm1
            vpaddq   ymm11, ymm11, ymm2
            add      rbp, [rcx + 128]
            vpaddq   ymm11, ymm11, ymm14
        vpsrlq       ymm14, ymm12, 14
            add      rbp, rdi
        vpsllq       ymm2, ymm12, 50
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm12, 18
            add      rbp, rsi
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm2, ymm2, ymm0
            add      rbp, r9
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm12, 41
        vpsllq       ymm0, ymm12, 23
            rorx     r9, r15, 28
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm14, ymm14, ymm2
            rorx     rdi, r15, 34
        vpxor        ymm2, ymm15, ymm9
        vpand        ymm2, ymm12, ymm2
        vpxor        ymm2, ymm9, ymm2
            xor      r9, rdi
        vpbroadcastq ymm0, [rdx + 32]
        vpaddq       ymm1, ymm1, ymm0
            rorx     rdi, r15, 39
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm14
            xor      r9, rdi
        vpsrlq       ymm14, ymm7, 28
        vpsllq       ymm2, ymm7, 36
            mov      rdi, r15
            xor      rdi, r13
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm1, ymm7, 30
            and      r8, rdi
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
            xor      r8, r13
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm2, ymm2, ymm1
            add      r9, r8
        vpxor        ymm14, ymm14, ymm2
        vpxor        ymm2, ymm7, ymm5
            add      r9, rbp
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm14, ymm14, ymm4
            add      rbp, r12
        vpaddq       ymm14, ymm10, ymm14
        vmovdqu      ymm4, [rax + 3264]
        vpaddq       ymm10, ymm10, ymm4
            rorx     r12, rbp, 14                               /* round 5 */
            vpsrlq   ymm4, ymm8, 19                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpsllq   ymm1, ymm8, 45
            vpxor    ymm4, ymm4, ymm1
            rorx     r8, rbp, 18
            vpsrlq   ymm1, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            xor      r12, r8
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            rorx     r8, rbp, 41
            vpsrlq   ymm1, ymm8, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 3104]
            vpsrlq   ymm0, ymm1, 1
            xor      r12, r8
            vmovdqu  [rax + 3168], ymm8
            vpsllq   ymm8, ymm1, 63
            vpxor    ymm8, ymm8, ymm0
            mov      r8, rbp
            and      r8, r10
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm8, ymm8, ymm0
            vpsrlq   ymm0, ymm1, 7
            andn     rsi, rbp, r11
            vpxor    ymm8, ymm8, ymm0
            vmovdqu  ymm0, [rax + 2688]
            vmovdqu  [rax + 3264], ymm5
            vpaddq   ymm5, ymm0, ymm3
            add      rbx, [rcx + 160]
            vpaddq   ymm8, ymm8, ymm5
            vpaddq   ymm5, ymm8, ymm4
        vpsrlq       ymm8, ymm10, 14
            add      rbx, r8
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm8, ymm8, ymm4
            add      rbx, rsi
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
            add      rbx, r12
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm10, 41
            rorx     r12, r9, 28
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm8, ymm8, ymm4
            rorx     r8, r9, 34
        vpxor        ymm4, ymm12, ymm15
        vpand        ymm4, ymm10, ymm4
            xor      r12, r8
        vpxor        ymm4, ymm15, ymm4
        vpbroadcastq ymm0, [rdx + 40]
        vpaddq       ymm3, ymm3, ymm0
            rorx     r8, r9, 39
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm4
            xor      r12, r8
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm14, 28
        vpsllq       ymm4, ymm14, 36
            mov      r8, r9
            xor      r8, r15
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm14, 34
            and      rdi, r8
        vpsllq       ymm3, ymm14, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
            xor      rdi, r15
        vpsrlq       ymm4, ymm14, 39
        vpsllq       ymm3, ymm14, 25
            add      r12, rdi
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm14, ymm7
            add      r12, rbx
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm7
            add      rbx, r14
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm9, ymm8
        vpaddq       ymm9, ymm9, ymm6
            rorx     r14, rbx, 14                               /* round 6 */
            vpsrlq   ymm6, ymm11, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpsllq   ymm3, ymm11, 45
            rorx     rdi, rbx, 18
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            xor      r14, rdi
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm6, ymm6, ymm3
            rorx     rdi, rbx, 41
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm6, ymm6, ymm3
            vmovdqu  ymm3, [rax + 3072]
            vpsrlq   ymm2, ymm3, 1
            xor      r14, rdi
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            mov      rdi, rbx
            and      rdi, rbp
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            andn     rsi, rbx, r10
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rax + 2720]
            vmovdqu  [rax + 3136], ymm11
            vpaddq   ymm11, ymm0, ymm1
            add      r11, [rcx + 192]
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm9, 14
            add      r11, rdi
        vpsllq       ymm2, ymm9, 50
        vpxor        ymm11, ymm11, ymm2
            add      r11, rsi
        vpsrlq       ymm2, ymm9, 18
        vpsllq       ymm0, ymm9, 46
        vpxor        ymm2, ymm2, ymm0
            add      r11, r14
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm9, 41
            rorx     r14, r12, 28
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm2, ymm2, ymm0
            rorx     rdi, r12, 34
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm10, ymm12
        vpand        ymm2, ymm9, ymm2
            xor      r14, rdi
        vpxor        ymm2, ymm12, ymm2
        vpbroadcastq ymm0, [rdx + 48]
            rorx     rdi, r12, 39
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm2
            xor      r14, rdi
        vpaddq       ymm11, ymm15, ymm11
        vpsrlq       ymm15, ymm8, 28
            mov      rdi, r12
            xor      rdi, r9
        vpsllq       ymm2, ymm8, 36
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm8, 34
            and      r8, rdi
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm2, ymm2, ymm1
            xor      r8, r9
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm8, 39
        vpsllq       ymm1, ymm8, 25
            add      r14, r8
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
            add      r14, r11
        vpxor        ymm2, ymm8, ymm14
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm14, ymm4
            add      r11, r13
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm11, ymm15
            rorx     r13, r11, 14                               /* round 7 */
        vmovdqu      ymm4, [rax + 3264]
        vpaddq       ymm11, ymm11, ymm4
            vpsrlq   ymm4, ymm5, 19                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpsllq   ymm1, ymm5, 45
            rorx     r8, r11, 18
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            xor      r13, r8
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            rorx     r8, r11, 41
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            xor      r13, r8
            vmovdqu  ymm1, [rax + 3040]
            vpsrlq   ymm0, ymm1, 1
            vmovdqu  [rax + 3104], ymm5
            vpsllq   ymm5, ymm1, 63
            vpxor    ymm5, ymm0, ymm5
            mov      r8, r11
            and      r8, rbx
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm5, ymm5, ymm0
            andn     rsi, r11, rbp
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm3, ymm5
            add      r10, [rcx + 224]
            vmovdqu  ymm0, [rax + 3200]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm5, ymm4
            add      r10, r8
        vpsrlq       ymm4, ymm11, 14
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
            add      r10, rsi
        vpsrlq       ymm0, ymm11, 18
        vmovdqu      [rax + 3264], ymm5
        vpsllq       ymm5, ymm11, 46
            add      r10, r13
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm4, ymm5
        vpsrlq       ymm4, ymm11, 41
            rorx     r13, r14, 28
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
            rorx     r8, r14, 34
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm9, ymm10
        vpand        ymm4, ymm11, ymm4
            xor      r13, r8
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rdx + 56]
            rorx     r8, r14, 39
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm4
            xor      r13, r8
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm15, 28
            mov      r8, r14
            xor      r8, r12
        vpsllq       ymm4, ymm15, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 34
            and      rdi, r8
        vpsllq       ymm3, ymm15, 30
        vpxor        ymm4, ymm4, ymm3
            xor      rdi, r12
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 39
        vpsllq       ymm3, ymm15, 25
            add      r13, rdi
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
            add      r13, r10
        vpxor        ymm4, ymm15, ymm8
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm8, ymm3
            add      r10, r15
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm12, ymm5
            rorx     r15, r10, 14                               /* round 8 */
        vpaddq       ymm12, ymm12, ymm7
            vpsrlq   ymm7, ymm6, 19                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            rorx     rdi, r10, 18
            vpsllq   ymm3, ymm6, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 61
            xor      r15, rdi
            vpsllq   ymm2, ymm6, 3
            vpxor    ymm3, ymm3, ymm2
            rorx     rdi, r10, 41
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 6
            vpxor    ymm7, ymm7, ymm3
            xor      r15, rdi
            vmovdqu  ymm3, [rax + 3008]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            mov      rdi, r10
            and      rdi, r11
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            andn     rsi, r10, rbx
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            add      rbp, [rcx + 256]
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 3232]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm7, ymm2, ymm7
            add      rbp, rdi
        vpsrlq       ymm2, ymm12, 14
        vpsllq       ymm0, ymm12, 50
            add      rbp, rsi
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm12, 18
        vmovdqu      [rax + 3072], ymm6
        vpsllq       ymm6, ymm12, 46
            add      rbp, r15
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm2, ymm6
            rorx     r15, r13, 28
        vpsrlq       ymm2, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm2, ymm2, ymm0
            rorx     rdi, r13, 34
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm11, ymm9
            xor      r15, rdi
        vpand        ymm2, ymm12, ymm2
        vpxor        ymm2, ymm9, ymm2
        vpbroadcastq ymm0, [rdx + 64]
            rorx     rdi, r13, 39
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm10, ymm10, ymm1
            xor      r15, rdi
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm6
        vpsrlq       ymm6, ymm5, 28
            mov      rdi, r13
            xor      rdi, r14
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
            and      r8, rdi
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm2, ymm2, ymm1
            xor      r8, r14
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
            add      r15, r8
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
            add      r15, rbp
        vpxor        ymm2, ymm15, ymm5
        vpand        ymm4, ymm2, ymm4
            add      rbp, r9
        vpxor        ymm4, ymm15, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm10, ymm6
            rorx     r9, rbp, 14                                /* round 9 */
        vpaddq       ymm10, ymm14, ymm10
            vmovdqu  ymm14, [rax + 3264]
            vpsrlq   ymm4, ymm14, 19                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            rorx     r8, rbp, 18
            vpsllq   ymm1, ymm14, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm14, 61
            xor      r9, r8
            vpsllq   ymm0, ymm14, 3
            vpxor    ymm1, ymm1, ymm0
            rorx     r8, rbp, 41
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm14, 6
            vpxor    ymm4, ymm4, ymm1
            xor      r9, r8
            vmovdqu  ymm1, [rax + 2560]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm14, ymm1, 63
            mov      r8, rbp
            and      r8, r10
            vpxor    ymm14, ymm14, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm14, ymm14, ymm0
            andn     rsi, rbp, r11
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm14, ymm14, ymm0
            add      rbx, [rcx + 288]
            vpaddq   ymm14, ymm14, ymm3
            vmovdqu  ymm0, [rax + 3296]
            vpaddq   ymm14, ymm14, ymm0
            vpaddq   ymm14, ymm14, ymm4
            add      rbx, r8
        vpsrlq       ymm4, ymm10, 14
        vpsllq       ymm0, ymm10, 50
            add      rbx, rsi
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm10, 18
        vmovdqu      [rax + 3040], ymm14
        vpsllq       ymm14, ymm10, 46
            add      rbx, r9
        vpxor        ymm14, ymm14, ymm0
        vpxor        ymm14, ymm14, ymm4
            rorx     r9, r15, 28
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
            rorx     r8, r15, 34
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm12, ymm11
            xor      r9, r8
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm11, ymm4
            rorx     r8, r15, 39
        vpbroadcastq ymm0, [rdx + 72]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm9, ymm9, ymm3
            xor      r9, r8
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm14, ymm9, ymm14
            mov      r8, r15
            xor      r8, r13
        vpsrlq       ymm9, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm9, ymm9, ymm4
            and      rdi, r8
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm3, ymm6, 30
            xor      rdi, r13
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm6, 39
            add      r9, rdi
        vpsllq       ymm3, ymm6, 25
        vpxor        ymm4, ymm4, ymm3
            add      r9, rbx
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm6, ymm5
        vpand        ymm3, ymm4, ymm2
            add      rbx, r12
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm9, ymm9, ymm3
            rorx     r12, rbx, 14                               /* round 10 */
        vpaddq       ymm9, ymm14, ymm9
        vpaddq       ymm14, ymm8, ymm14
            vpsrlq   ymm8, ymm7, 19                             /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            rorx     rdi, rbx, 18
            vpsllq   ymm3, ymm7, 45
            vpxor    ymm8, ymm8, ymm3
            xor      r12, rdi
            vpsrlq   ymm3, ymm7, 61
            vpsllq   ymm2, ymm7, 3
            vpxor    ymm3, ymm3, ymm2
            rorx     rdi, rbx, 41
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm7, 6
            xor      r12, rdi
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 2592]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            mov      rdi, rbx
            and      rdi, rbp
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            andn     rsi, rbx, r10
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            add      r11, [rcx + 320]
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 3168]
            vpaddq   ymm2, ymm2, ymm0
            add      r11, rdi
            vpaddq   ymm8, ymm8, ymm2
            vmovdqu  [rax + 2560], ymm8
        vpsrlq       ymm2, ymm14, 14
        vpsllq       ymm0, ymm14, 50
            add      r11, rsi
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm14, 18
            add      r11, r12
        vmovdqu      [rax + 3008], ymm7
        vpsllq       ymm7, ymm14, 46
        vpxor        ymm7, ymm0, ymm7
        vpxor        ymm7, ymm2, ymm7
            rorx     r12, r9, 28
        vpsrlq       ymm2, ymm14, 41
        vpsllq       ymm0, ymm14, 23
            rorx     rdi, r9, 34
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm10, ymm12
            xor      r12, rdi
        vpand        ymm2, ymm14, ymm2
        vpxor        ymm2, ymm12, ymm2
            rorx     rdi, r9, 39
        vpbroadcastq ymm0, [rdx + 80]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm1
            xor      r12, rdi
        vpaddq       ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm7
            mov      rdi, r9
            xor      rdi, r15
        vpsrlq       ymm7, ymm9, 28
        vpsllq       ymm2, ymm9, 36
        vpxor        ymm7, ymm7, ymm2
            and      r8, rdi
        vpsrlq       ymm2, ymm9, 34
        vpsllq       ymm1, ymm9, 30
            xor      r8, r15
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm9, 39
            add      r12, r8
        vpsllq       ymm1, ymm9, 25
        vpxor        ymm2, ymm2, ymm1
            add      r12, r11
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm9, ymm6
            add      r11, r14
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm7, ymm4, ymm7
            rorx     r14, r11, 14                               /* round 11 */
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm15, ymm11
            rorx     r8, r11, 18
            vmovdqu  ymm15, [rax + 3040]
            vpsrlq   ymm4, ymm15, 19                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpsllq   ymm1, ymm15, 45
            vpxor    ymm4, ymm4, ymm1
            xor      r14, r8
            vpsrlq   ymm1, ymm15, 61
            vpsllq   ymm0, ymm15, 3
            rorx     r8, r11, 41
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm15, 6
            xor      r14, r8
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 2624]
            vpsrlq   ymm0, ymm1, 1
            mov      r8, r11
            and      r8, rbx
            vpsllq   ymm15, ymm1, 63
            vpxor    ymm15, ymm15, ymm0
            vpshufb  ymm0, ymm1, ymm13
            andn     rsi, r11, rbp
            vpxor    ymm15, ymm15, ymm0
            vpsrlq   ymm0, ymm1, 7
            add      r10, [rcx + 352]
            vpxor    ymm15, ymm15, ymm0
            vpaddq   ymm15, ymm15, ymm3
            vmovdqu  ymm0, [rax + 3136]
            vpaddq   ymm15, ymm15, ymm0
            add      r10, r8
            vpaddq   ymm15, ymm15, ymm4
            vmovdqu  [rax + 2592], ymm15
        vpsrlq       ymm4, ymm11, 14
            add      r10, rsi
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
            add      r10, r14
        vpsllq       ymm15, ymm11, 46
        vpxor        ymm15, ymm15, ymm0
            rorx     r14, r12, 28
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            rorx     r8, r12, 34
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
            xor      r14, r8
        vpxor        ymm4, ymm14, ymm10
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm10, ymm4
            rorx     r8, r12, 39
        vpbroadcastq ymm0, [rdx + 88]
        vpaddq       ymm3, ymm3, ymm0
            xor      r14, r8
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm15
            mov      r8, r12
            xor      r8, r9
        vpsrlq       ymm15, ymm7, 28
        vpsllq       ymm4, ymm7, 36
            and      rdi, r8
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
            xor      rdi, r9
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
            add      r14, rdi
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
            add      r14, r10
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm9, ymm7
            add      r10, r13
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm9, ymm3
        vpaddq       ymm15, ymm15, ymm3
            rorx     r13, r10, 14                               /* round 12 */
        vpaddq       ymm15, ymm12, ymm15
        vpaddq       ymm12, ymm12, ymm5
            rorx     rdi, r10, 18
            vpsrlq   ymm5, ymm8, 19                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm5, ymm5, ymm3
            xor      r13, rdi
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm2, ymm8, 3
            rorx     rdi, r10, 41
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm8, 6
            xor      r13, rdi
            vpxor    ymm5, ymm5, ymm3
            vmovdqu  ymm3, [rax + 2656]
            vpsrlq   ymm2, ymm3, 1
            mov      rdi, r10
            and      rdi, r11
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            andn     rsi, r10, rbx
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            add      rbp, [rcx + 384]
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 3104]
            vpaddq   ymm2, ymm2, ymm0
            add      rbp, rdi
            vpaddq   ymm5, ymm2, ymm5
            vmovdqu  [rax + 2624], ymm5
        vpsrlq       ymm2, ymm12, 14
            add      rbp, rsi
        vpsllq       ymm8, ymm12, 50
        vpxor        ymm8, ymm8, ymm2
            add      rbp, r13
        vpsrlq       ymm2, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm2, ymm2, ymm0
            rorx     r13, r14, 28
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm12, 41
            rorx     rdi, r14, 34
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm8, ymm8, ymm2
            xor      r13, rdi
        vpxor        ymm2, ymm11, ymm14
        vpand        ymm2, ymm12, ymm2
            rorx     rdi, r14, 39
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rdx + 96]
        vpaddq       ymm1, ymm1, ymm0
            xor      r13, rdi
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm2
            mov      rdi, r14
            xor      rdi, r12
        vpaddq       ymm10, ymm10, ymm8
        vpsrlq       ymm8, ymm15, 28
        vpsllq       ymm2, ymm15, 36
            and      r8, rdi
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm15, 34
            xor      r8, r12
        vpsllq       ymm1, ymm15, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
            add      r13, r8
        vpsrlq       ymm2, ymm15, 39
        vpsllq       ymm1, ymm15, 25
            add      r13, rbp
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm15, ymm7
            add      rbp, r15
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
            rorx     r15, rbp, 14                               /* round 13 */
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm10, ymm8
        vmovdqu      [rax + 2848], ymm8
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 2976], ymm10
            rorx     r8, rbp, 18
            vmovdqu  ymm6, [rax + 2592]
            vpsrlq   ymm4, ymm6, 19                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpsllq   ymm1, ymm6, 45
            xor      r15, r8
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm6, 61
            vpsllq   ymm0, ymm6, 3
            rorx     r8, rbp, 41
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            xor      r15, r8
            vpsrlq   ymm1, ymm6, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 2688]
            vpsrlq   ymm0, ymm1, 1
            mov      r8, rbp
            and      r8, r10
            vpsllq   ymm6, ymm1, 63
            vpxor    ymm6, ymm0, ymm6
            andn     rsi, rbp, r11
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm6, ymm6, ymm0
            vpsrlq   ymm0, ymm1, 7
            add      rbx, [rcx + 416]
            vpxor    ymm6, ymm6, ymm0
            vpaddq   ymm6, ymm3, ymm6
            add      rbx, r8
            vmovdqu  ymm0, [rax + 3072]
            vpaddq   ymm6, ymm6, ymm0
            vpaddq   ymm6, ymm6, ymm4
            vmovdqu  [rax + 2656], ymm6
        vpsrlq       ymm4, ymm10, 14
            add      rbx, rsi
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm4, ymm4, ymm0
            add      rbx, r15
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm6, ymm10, 46
        vpxor        ymm6, ymm0, ymm6
            rorx     r8, r13, 28
        vpxor        ymm6, ymm4, ymm6
        vpsrlq       ymm4, ymm10, 41
            rorx     r15, r13, 34
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
            xor      r8, r15
        vpxor        ymm4, ymm12, ymm11
        vpand        ymm4, ymm10, ymm4
            rorx     r15, r13, 39
        vpxor        ymm4, ymm11, ymm4
        vpbroadcastq ymm0, [rdx + 104]
        vpaddq       ymm3, ymm3, ymm0
            xor      r8, r15
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm4
            mov      r15, r13
            xor      r15, r14
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 28
        vpsllq       ymm4, ymm8, 36
            and      rdi, r15
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm8, 34
            xor      rdi, r14
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
            add      r8, rdi
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
            add      r8, rbx
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
            add      rbx, r9
        vpxor        ymm4, ymm8, ymm15
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm15, ymm3
            rorx     r9, rbx, 14                                /* round 14 */
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm6, ymm14, ymm6
        vmovdqu      [rax + 2816], ymm6
            rorx     rdi, rbx, 18
        vpaddq       ymm14, ymm9, ymm14
        vmovdqu      [rax + 2944], ymm14
            vpsrlq   ymm9, ymm5, 19                             /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpsllq   ymm3, ymm5, 45
            xor      r9, rdi
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm5, 61
            rorx     rdi, rbx, 41
            vpsllq   ymm2, ymm5, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            xor      r9, rdi
            vpsrlq   ymm3, ymm5, 6
            vpxor    ymm9, ymm9, ymm3
            mov      rdi, rbx
            and      rdi, rbp
            vmovdqu  ymm3, [rax + 2720]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            andn     rsi, rbx, r10
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            add      r11, [rcx + 448]
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            add      r11, rdi
            vmovdqu  ymm0, [rax + 3264]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm9, ymm9, ymm2
            vmovdqu  [rax + 2688], ymm9
            add      r11, rsi
        vpsrlq       ymm2, ymm14, 14
        vpsllq       ymm5, ymm14, 50
        vpxor        ymm5, ymm2, ymm5
            add      r11, r9
        vpsrlq       ymm2, ymm14, 18
        vpsllq       ymm0, ymm14, 46
            rorx     rdi, r8, 28
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm14, 41
            rorx     r9, r8, 34
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm2, ymm2, ymm0
            xor      rdi, r9
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm10, ymm12
        vpand        ymm2, ymm14, ymm2
            rorx     r9, r8, 39
        vpxor        ymm2, ymm12, ymm2
        vpbroadcastq ymm0, [rdx + 112]
            xor      rdi, r9
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm2
            mov      rsi, r8
            xor      rsi, r13
        vpaddq       ymm11, ymm11, ymm5
        vpsrlq       ymm5, ymm6, 28
            and      r15, rsi
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
            xor      r15, r13
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
            add      rdi, r15
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
            add      rdi, r11
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
            add      r11, r12
        vpxor        ymm2, ymm8, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm8, ymm4
            rorx     r12, r11, 14                               /* round 15 */
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm11, ymm5
        vmovdqu      [rax + 2784], ymm5
            rorx     r15, r11, 18
        vpaddq       ymm11, ymm11, ymm7
        vmovdqu      [rax + 2912], ymm11
            vmovdqu  ymm7, [rax + 2656]
            vpsrlq   ymm4, ymm7, 19                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vpsllq   ymm1, ymm7, 45
            xor      r12, r15
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm7, 61
            rorx     r15, r11, 41
            vpsllq   ymm0, ymm7, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            xor      r12, r15
            vpsrlq   ymm1, ymm7, 6
            vpxor    ymm4, ymm4, ymm1
            mov      r15, r11
            and      r15, rbx
            vmovdqu  ymm0, [rax + 3200]
            vpsrlq   ymm1, ymm0, 1
            vpsllq   ymm8, ymm0, 63
            vpxor    ymm8, ymm8, ymm1
            andn     r9, r11, rbp
            vpshufb  ymm13, ymm0, ymm13
            vpxor    ymm13, ymm8, ymm13
            add      r10, [rcx + 480]
            vpsrlq   ymm8, ymm0, 7
            vpxor    ymm13, ymm13, ymm8
            add      r10, r15
            vpaddq   ymm13, ymm13, ymm3
            vmovdqu  ymm8, [rax + 3008]
            vpaddq   ymm13, ymm13, ymm8
            vpaddq   ymm13, ymm13, ymm4
            vmovdqu  [rax + 2720], ymm13
            add      r10, r9
        vpsrlq       ymm4, ymm11, 14
        vpsllq       ymm1, ymm11, 50
            add      r10, r12
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm11, 18
        vpsllq       ymm9, ymm11, 46
            rorx     r12, rdi, 28
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm9, ymm9, ymm4
            rorx     r15, rdi, 34
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm1, ymm11, 23
        vpxor        ymm4, ymm4, ymm1
            xor      r12, r15
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm14, ymm10
            rorx     r15, rdi, 39
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm1, [rdx + 120]
            xor      r12, r15
        vpaddq       ymm3, ymm3, ymm1
        vpaddq       ymm12, ymm12, ymm3
            mov      r15, rdi
            xor      r15, r8
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm9
        vpsrlq       ymm9, ymm5, 28
            and      rsi, r15
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm9, ymm9, ymm4
            xor      rsi, r8
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
            add      rsi, r12
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm5, 39
            add      rsi, r10
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm9, ymm9, ymm4
            add      r10, r14
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm4, ymm4, ymm2
            add      rdx, 128
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm12, ymm9
        vmovdqu      [rax + 2752], ymm9
            add      rcx, 512
        vpaddq       ymm12, ymm15, ymm12
        vmovdqu      [rax + 2880], ymm12
        mov          r9, r13
        vmovdqu      ymm1, [rax + 3232]
        vmovdqu      ymm2, [rax + 3296]
        vmovdqu      ymm3, [rax + 3168]
        vmovdqu      ymm4, [rax + 3136]
        vmovdqu      ymm5, [rax + 3104]
        vmovdqu      ymm6, [rax + 3072]
        vmovdqu      ymm7, [rax + 3264]
        vmovdqu      ymm9, [rax + 3040]
        cmp          rdx, [rsp + 24]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 64 to 79; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule1, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vmovdqu      ymm10, [rax + 2880]
        vpsrlq       ymm11, ymm10, 14                           /* round 0 */
            rorx     r12, r10, 14
        vpsllq       ymm12, ymm10, 50
            rorx     r13, r10, 18
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 18
            xor      r12, r13
        vpsllq       ymm13, ymm10, 46
        vpxor        ymm12, ymm12, ymm13
            rorx     r13, r10, 41
        vpxor        ymm11, ymm11, ymm12
            xor      r12, r13
        vpsrlq       ymm12, ymm10, 41
        vpsllq       ymm13, ymm10, 23
            mov      r13, r10
            and      r13, r11
        vpxor        ymm12, ymm12, ymm13
            andn     r14, r10, rbx
        vpxor        ymm11, ymm11, ymm12
        vmovdqu      ymm12, [rax + 2912]
        vmovdqu      ymm13, [rax + 2944]
        vpxor        ymm14, ymm12, ymm13
            add      rbp, [rcx]
        vpand        ymm14, ymm14, ymm10
            add      rbp, r13
        vpxor        ymm14, ymm14, ymm13
        vpbroadcastq ymm15, [rdx]
            add      r14, rbp
        vmovdqu      [rax + 3008], ymm9
        vmovdqu      ymm9, [rax + 2976]
        vpaddq       ymm9, ymm9, ymm0
        vpaddq       ymm15, ymm9, ymm15
            add      r12, r14
        vpaddq       ymm14, ymm15, ymm14
            rorx     rbp, rsi, 28
        vpaddq       ymm11, ymm14, ymm11
        vmovdqu      ymm14, [rax + 2752]
        vpsrlq       ymm15, ymm14, 28
            rorx     r13, rsi, 34
        vpsllq       ymm9, ymm14, 36
            xor      rbp, r13
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm14, 34
            rorx     r13, rsi, 39
        vmovdqu      [rax + 3040], ymm0
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm9, ymm9, ymm0
            xor      rbp, r13
        vpxor        ymm15, ymm15, ymm9
            mov      r13, rsi
            xor      r13, rdi
        vpsrlq       ymm9, ymm14, 39
        vpsllq       ymm0, ymm14, 25
            mov      r14, rdi
            xor      r14, r8
        vpxor        ymm9, ymm9, ymm0
            and      r14, r13
        vpxor        ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 2784]
        vpxor        ymm0, ymm14, ymm9
            xor      r14, rdi
        vmovdqu      [rax + 3072], ymm8
        vpxor        ymm8, ymm9, [rax + 2816]
            add      rbp, r14
        vpand        ymm8, ymm8, ymm0
        vpxor        ymm8, ymm8, ymm9
            add      rbp, r12
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm15, ymm11, ymm15
            add      r9, r12
        vmovdqu      ymm8, [rax + 2848]
        vpaddq       ymm11, ymm8, ymm11
            rorx     r12, r9, 14                                /* round 1 */
        vpsrlq       ymm8, ymm11, 14
        vmovdqu      [rax + 3104], ymm7
        vpsllq       ymm7, ymm11, 50
            rorx     r14, r9, 18
        vpxor        ymm8, ymm8, ymm7
            xor      r12, r14
        vpsrlq       ymm7, ymm11, 18
        vmovdqu      [rax + 3136], ymm6
        vpsllq       ymm6, ymm11, 46
            rorx     r14, r9, 41
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm8, ymm8, ymm7
            xor      r12, r14
        vpsrlq       ymm7, ymm11, 41
            mov      r14, r9
            and      r14, r10
        vpsllq       ymm6, ymm11, 23
        vpxor        ymm7, ymm7, ymm6
            andn     r15, r9, r11
        vpxor        ymm8, ymm8, ymm7
            add      rbx, [rcx + 32]
        vpxor        ymm7, ymm10, ymm12
        vpand        ymm7, ymm11, ymm7
            add      rbx, r14
        vpxor        ymm7, ymm12, ymm7
        vpbroadcastq ymm6, [rdx + 8]
            add      r15, rbx
        vpaddq       ymm13, ymm13, ymm1
            add      r12, r15
        vpaddq       ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm13, ymm7
            rorx     rbx, rbp, 28
        vpaddq       ymm13, ymm13, ymm8
            rorx     r14, rbp, 34
        vpsrlq       ymm8, ymm15, 28
        vpsllq       ymm7, ymm15, 36
            xor      rbx, r14
        vpxor        ymm8, ymm8, ymm7
            rorx     r14, rbp, 39
        vpsrlq       ymm7, ymm15, 34
        vpsllq       ymm6, ymm15, 30
            xor      rbx, r14
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm8, ymm8, ymm7
            mov      r14, rbp
            xor      r14, rsi
        vpsrlq       ymm7, ymm15, 39
            and      r13, r14
        vpsllq       ymm6, ymm15, 25
        vpxor        ymm7, ymm7, ymm6
            xor      r13, rsi
        vpxor        ymm8, ymm8, ymm7
            add      rbx, r13
        vpxor        ymm7, ymm15, ymm14
        vpand        ymm6, ymm7, ymm0
            add      rbx, r12
        vpxor        ymm6, ymm14, ymm6
        vpaddq       ymm8, ymm8, ymm6
            add      r8, r12
        vpaddq       ymm8, ymm13, ymm8
            rorx     r12, r8, 14                                /* round 2 */
        vmovdqu      ymm6, [rax + 2816]
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm6, ymm13, 14
            rorx     r13, r8, 18
        vpsllq       ymm0, ymm13, 50
            xor      r12, r13
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm13, 18
            rorx     r13, r8, 41
        vmovdqu      [rax + 3168], ymm1
        vpsllq       ymm1, ymm13, 46
            xor      r12, r13
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
            mov      r13, r8
            and      r13, r9
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            andn     r15, r8, r10
        vpxor        ymm1, ymm1, ymm0
            add      r11, [rcx + 64]
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm11, ymm10
            add      r11, r13
        vpand        ymm1, ymm13, ymm1
            add      r15, r11
        vpxor        ymm1, ymm10, ymm1
        vpbroadcastq ymm0, [rdx + 16]
            add      r12, r15
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm0
            rorx     r11, rbx, 28
        vpaddq       ymm12, ymm12, ymm1
            rorx     r13, rbx, 34
        vpaddq       ymm12, ymm12, ymm6
        vpsrlq       ymm6, ymm8, 28
            xor      r11, r13
        vpsllq       ymm1, ymm8, 36
            rorx     r13, rbx, 39
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm8, 34
            xor      r11, r13
        vpsllq       ymm0, ymm8, 30
            mov      r13, rbx
            xor      r13, rbp
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
            and      r14, r13
        vpsrlq       ymm1, ymm8, 39
        vpsllq       ymm0, ymm8, 25
            xor      r14, rbp
        vpxor        ymm1, ymm1, ymm0
            add      r11, r14
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm8, ymm15
            add      r11, r12
        vpand        ymm7, ymm1, ymm7
            add      rdi, r12
        vpxor        ymm7, ymm15, ymm7
        vpaddq       ymm7, ymm7, ymm6
            rorx     r12, rdi, 14                               /* round 3 */
        vpaddq       ymm7, ymm12, ymm7
        vpaddq       ymm12, ymm9, ymm12
            rorx     r14, rdi, 18
        vpsrlq       ymm9, ymm12, 14
            xor      r12, r14
        vpsllq       ymm6, ymm12, 50
        vpxor        ymm9, ymm9, ymm6
            rorx     r14, rdi, 41
        vpsrlq       ymm6, ymm12, 18
            xor      r12, r14
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm6, ymm6, ymm0
            mov      r14, rdi
            and      r14, r8
        vpxor        ymm9, ymm9, ymm6
            andn     r15, rdi, r9
        vpsrlq       ymm6, ymm12, 41
        vpsllq       ymm0, ymm12, 23
            add      r10, [rcx + 96]
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            add      r10, r14
        vpxor        ymm6, ymm13, ymm11
            add      r15, r10
        vpand        ymm6, ymm12, ymm6
        vpxor        ymm6, ymm11, ymm6
            add      r12, r15
        vpbroadcastq ymm0, [rdx + 24]
            rorx     r10, r11, 28
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm0
            rorx     r14, r11, 34
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm9
            xor      r10, r14
        vpsrlq       ymm9, ymm7, 28
            rorx     r14, r11, 39
        vpsllq       ymm6, ymm7, 36
        vpxor        ymm9, ymm9, ymm6
            xor      r10, r14
        vpsrlq       ymm6, ymm7, 34
            mov      r14, r11
            xor      r14, rbx
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm6, ymm6, ymm0
            and      r13, r14
        vpxor        ymm9, ymm9, ymm6
            xor      r13, rbx
        vpsrlq       ymm6, ymm7, 39
        vpsllq       ymm0, ymm7, 25
            add      r10, r13
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            add      r10, r12
        vpxor        ymm6, ymm8, ymm7
            add      rsi, r12
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm8, ymm1
            rorx     r12, rsi, 14                               /* round 4 */
        vpaddq       ymm9, ymm9, ymm1
            rorx     r13, rsi, 18
        vpaddq       ymm9, ymm10, ymm9
        vpaddq       ymm10, ymm14, ymm10
            xor      r12, r13
        vpsrlq       ymm14, ymm10, 14
        vpsllq       ymm1, ymm10, 50
            rorx     r13, rsi, 41
        vpxor        ymm14, ymm14, ymm1
            xor      r12, r13
        vpsrlq       ymm1, ymm10, 18
        vpsllq       ymm0, ymm10, 46
            mov      r13, rsi
            and      r13, rdi
        vpxor        ymm1, ymm1, ymm0
            andn     r15, rsi, r8
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm10, 41
            add      r9, [rcx + 128]
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            add      r9, r13
        vpxor        ymm14, ymm14, ymm1
            add      r15, r9
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm10, ymm1
            add      r12, r15
        vpxor        ymm1, ymm13, ymm1
            rorx     r9, r10, 28
        vpbroadcastq ymm0, [rdx + 32]
        vpaddq       ymm0, ymm4, ymm0
            rorx     r13, r10, 34
        vpaddq       ymm11, ymm11, ymm0
            xor      r9, r13
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm14
            rorx     r13, r10, 39
        vpsrlq       ymm14, ymm9, 28
        vpsllq       ymm1, ymm9, 36
            xor      r9, r13
        vpxor        ymm14, ymm14, ymm1
            mov      r13, r10
            xor      r13, r11
        vpsrlq       ymm1, ymm9, 34
        vpsllq       ymm0, ymm9, 30
            and      r14, r13
        vpxor        ymm1, ymm1, ymm0
            xor      r14, r11
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm9, 39
            add      r9, r14
        vpsllq       ymm0, ymm9, 25
        vpxor        ymm1, ymm1, ymm0
            add      r9, r12
        vpxor        ymm14, ymm14, ymm1
            add      rbp, r12
        vpxor        ymm1, ymm9, ymm7
        vpand        ymm6, ymm1, ymm6
            rorx     r12, rbp, 14                               /* round 5 */
        vpxor        ymm6, ymm6, ymm7
            rorx     r14, rbp, 18
        vpaddq       ymm14, ymm14, ymm6
        vpaddq       ymm14, ymm11, ymm14
            xor      r12, r14
        vpaddq       ymm11, ymm15, ymm11
            rorx     r14, rbp, 41
        vpsrlq       ymm15, ymm11, 14
        vpsllq       ymm6, ymm11, 50
            xor      r12, r14
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm11, 18
            mov      r14, rbp
            and      r14, rsi
        vpsllq       ymm0, ymm11, 46
            andn     r15, rbp, rdi
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      r8, [rcx + 160]
        vpsrlq       ymm6, ymm11, 41
            add      r8, r14
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm6, ymm6, ymm0
            add      r15, r8
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm6, ymm10, ymm12
            add      r12, r15
        vpand        ymm6, ymm11, ymm6
            rorx     r8, r9, 28
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm0, [rdx + 40]
            rorx     r14, r9, 34
        vpaddq       ymm0, ymm5, ymm0
            xor      r8, r14
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm6
            rorx     r14, r9, 39
        vpaddq       ymm13, ymm13, ymm15
            xor      r8, r14
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm6, ymm14, 36
            mov      r14, r9
            xor      r14, r10
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm14, 34
            and      r13, r14
        vpsllq       ymm0, ymm14, 30
            xor      r13, r10
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      r8, r13
        vpsrlq       ymm6, ymm14, 39
            add      r8, r12
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm6, ymm6, ymm0
            add      rbx, r12
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm6, ymm14, ymm9
            rorx     r12, rbx, 14                               /* round 6 */
        vpand        ymm1, ymm6, ymm1
            rorx     r13, rbx, 18
        vpxor        ymm1, ymm9, ymm1
        vpaddq       ymm15, ymm15, ymm1
            xor      r12, r13
        vpaddq       ymm15, ymm13, ymm15
            rorx     r13, rbx, 41
        vpaddq       ymm13, ymm8, ymm13
        vpsrlq       ymm8, ymm13, 14
            xor      r12, r13
        vpsllq       ymm1, ymm13, 50
            mov      r13, rbx
            and      r13, rbp
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm13, 18
            andn     r15, rbx, rsi
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            add      rdi, [rcx + 192]
        vpxor        ymm8, ymm8, ymm1
            add      rdi, r13
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            add      r15, rdi
        vpxor        ymm1, ymm1, ymm0
            add      r12, r15
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm11, ymm10
            rorx     rdi, r8, 28
        vpand        ymm1, ymm13, ymm1
        vpxor        ymm1, ymm10, ymm1
            rorx     r13, r8, 34
        vpbroadcastq ymm0, [rdx + 48]
            xor      rdi, r13
        vmovdqu      [rax + 3200], ymm2
        vmovdqu      ymm2, [rax + 3136]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm12, ymm12, ymm0
            rorx     r13, r8, 39
        vpaddq       ymm12, ymm12, ymm1
            xor      rdi, r13
        vpaddq       ymm12, ymm12, ymm8
        vpsrlq       ymm8, ymm15, 28
            mov      r13, r8
            xor      r13, r9
        vpsllq       ymm1, ymm15, 36
            and      r14, r13
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm15, 34
            xor      r14, r9
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm1, ymm1, ymm0
            add      rdi, r14
        vpxor        ymm8, ymm8, ymm1
            add      rdi, r12
        vpsrlq       ymm1, ymm15, 39
        vpsllq       ymm0, ymm15, 25
            add      r11, r12
        vpxor        ymm1, ymm1, ymm0
            rorx     r12, r11, 14                               /* round 7 */
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm15, ymm14
            rorx     r14, r11, 18
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm14, ymm6
            xor      r12, r14
        vpaddq       ymm8, ymm8, ymm6
            rorx     r14, r11, 41
        vpaddq       ymm8, ymm12, ymm8
        vpaddq       ymm12, ymm12, ymm7
            xor      r12, r14
        vpsrlq       ymm7, ymm12, 14
            mov      r14, r11
            and      r14, rbx
        vpsllq       ymm6, ymm12, 50
        vpxor        ymm7, ymm7, ymm6
            andn     r15, r11, rbp
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            add      rsi, [rcx + 224]
        vpxor        ymm6, ymm6, ymm0
            add      rsi, r14
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 41
            add      r15, rsi
        vpsllq       ymm0, ymm12, 23
            add      r12, r15
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
            rorx     rsi, rdi, 28
        vpxor        ymm6, ymm13, ymm11
            rorx     r14, rdi, 34
        vpand        ymm6, ymm12, ymm6
        vpxor        ymm6, ymm11, ymm6
            xor      rsi, r14
        vpbroadcastq ymm0, [rdx + 56]
        vmovdqu      ymm2, [rax + 3104]
        vpaddq       ymm0, ymm2, ymm0
            rorx     r14, rdi, 39
        vpaddq       ymm10, ymm10, ymm0
            xor      rsi, r14
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm7
            mov      r14, rdi
            xor      r14, r8
        vpsrlq       ymm7, ymm8, 28
            and      r13, r14
        vpsllq       ymm6, ymm8, 36
        vpxor        ymm7, ymm7, ymm6
            xor      r13, r8
        vpsrlq       ymm6, ymm8, 34
        vpsllq       ymm0, ymm8, 30
            add      rsi, r13
        vpxor        ymm6, ymm6, ymm0
            add      rsi, r12
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm8, 39
            add      r10, r12
        vpsllq       ymm0, ymm8, 25
            rorx     r12, r10, 14                               /* round 8 */
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
            rorx     r13, r10, 18
        vpxor        ymm6, ymm8, ymm15
            xor      r12, r13
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm15, ymm1
            rorx     r13, r10, 41
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm7, ymm10, ymm7
            xor      r12, r13
        vpaddq       ymm10, ymm9, ymm10
            mov      r13, r10
            and      r13, r11
        vpsrlq       ymm9, ymm10, 14
        vpsllq       ymm1, ymm10, 50
            andn     r15, r10, rbx
        vpxor        ymm9, ymm9, ymm1
            add      rbp, [rcx + 256]
        vpsrlq       ymm1, ymm10, 18
        vpsllq       ymm0, ymm10, 46
            add      rbp, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            add      r15, rbp
        vpsrlq       ymm1, ymm10, 41
            add      r12, r15
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     rbp, rsi, 28
        vpxor        ymm9, ymm9, ymm1
            rorx     r13, rsi, 34
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm10, ymm1
            xor      rbp, r13
        vpxor        ymm1, ymm13, ymm1
            rorx     r13, rsi, 39
        vpbroadcastq ymm0, [rdx + 64]
        vmovdqu      ymm2, [rax + 3072]
        vpaddq       ymm0, ymm2, ymm0
            xor      rbp, r13
        vpaddq       ymm11, ymm11, ymm0
        vpaddq       ymm11, ymm11, ymm1
            mov      r13, rsi
            xor      r13, rdi
        vpaddq       ymm11, ymm11, ymm9
            and      r14, r13
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm1, ymm7, 36
            xor      r14, rdi
        vpxor        ymm9, ymm9, ymm1
            add      rbp, r14
        vpsrlq       ymm1, ymm7, 34
        vpsllq       ymm0, ymm7, 30
            add      rbp, r12
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            add      r9, r12
        vpsrlq       ymm1, ymm7, 39
            rorx     r12, r9, 14                                /* round 9 */
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm1, ymm1, ymm0
            rorx     r14, r9, 18
        vpxor        ymm9, ymm9, ymm1
            xor      r12, r14
        vpxor        ymm1, ymm8, ymm7
        vpand        ymm6, ymm1, ymm6
            rorx     r14, r9, 41
        vpxor        ymm6, ymm8, ymm6
            xor      r12, r14
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm11, ymm9
            mov      r14, r9
            and      r14, r10
        vpaddq       ymm11, ymm14, ymm11
        vpsrlq       ymm14, ymm11, 14
            andn     r15, r9, r11
        vpsllq       ymm6, ymm11, 50
            add      rbx, [rcx + 288]
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm11, 18
            add      rbx, r14
        vpsllq       ymm0, ymm11, 46
            add      r15, rbx
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm14, ymm14, ymm6
            add      r12, r15
        vpsrlq       ymm6, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            rorx     rbx, rbp, 28
        vpxor        ymm6, ymm6, ymm0
            rorx     r14, rbp, 34
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm10, ymm12
            xor      rbx, r14
        vpand        ymm6, ymm11, ymm6
            rorx     r14, rbp, 39
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm0, [rdx + 72]
            xor      rbx, r14
        vmovdqu      ymm2, [rax + 3008]
        vpaddq       ymm0, ymm2, ymm0
            mov      r14, rbp
            xor      r14, rsi
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm6
            and      r13, r14
        vpaddq       ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm9, 28
            xor      r13, rsi
        vpsllq       ymm6, ymm9, 36
            add      rbx, r13
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm9, 34
            add      rbx, r12
        vpsllq       ymm0, ymm9, 30
            add      r8, r12
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm14, ymm14, ymm6
            rorx     r12, r8, 14                                /* round 10 */
        vpsrlq       ymm6, ymm9, 39
        vpsllq       ymm0, ymm9, 25
            rorx     r13, r8, 18
        vpxor        ymm6, ymm6, ymm0
            xor      r12, r13
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm7
            rorx     r13, r8, 41
        vpand        ymm1, ymm6, ymm1
            xor      r12, r13
        vpxor        ymm1, ymm1, ymm7
        vpaddq       ymm14, ymm14, ymm1
            mov      r13, r8
            and      r13, r9
        vpaddq       ymm14, ymm13, ymm14
        vpaddq       ymm13, ymm15, ymm13
            andn     r15, r8, r10
        vpsrlq       ymm15, ymm13, 14
            add      r11, [rcx + 320]
        vpsllq       ymm1, ymm13, 50
        vpxor        ymm15, ymm15, ymm1
            add      r11, r13
        vpsrlq       ymm1, ymm13, 18
            add      r15, r11
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            add      r12, r15
        vpxor        ymm15, ymm15, ymm1
            rorx     r11, rbx, 28
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            rorx     r13, rbx, 34
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
            xor      r11, r13
        vpxor        ymm1, ymm11, ymm10
            rorx     r13, rbx, 39
        vpand        ymm1, ymm13, ymm1
        vpxor        ymm1, ymm10, ymm1
            xor      r11, r13
        vpbroadcastq ymm0, [rdx + 80]
            mov      r13, rbx
            xor      r13, rbp
        vmovdqu      ymm2, [rax + 2560]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm12, ymm12, ymm0
            and      r14, r13
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm15
            xor      r14, rbp
        vpsrlq       ymm15, ymm14, 28
            add      r11, r14
        vpsllq       ymm1, ymm14, 36
        vpxor        ymm15, ymm15, ymm1
            add      r11, r12
        vpsrlq       ymm1, ymm14, 34
            add      rdi, r12
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm1, ymm1, ymm0
            rorx     r12, rdi, 14                               /* round 11 */
        vpxor        ymm15, ymm15, ymm1
            rorx     r14, rdi, 18
        vpsrlq       ymm1, ymm14, 39
        vpsllq       ymm0, ymm14, 25
            xor      r12, r14
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
            rorx     r14, rdi, 41
        vpxor        ymm1, ymm14, ymm9
            xor      r12, r14
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm9, ymm6
            mov      r14, rdi
            and      r14, r8
        vpaddq       ymm15, ymm15, ymm6
            andn     r15, rdi, r9
        vpaddq       ymm15, ymm12, ymm15
        vpaddq       ymm12, ymm8, ymm12
            add      r10, [rcx + 352]
        vpsrlq       ymm8, ymm12, 14
        vpsllq       ymm6, ymm12, 50
            add      r10, r14
        vpxor        ymm8, ymm8, ymm6
            add      r15, r10
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            add      r12, r15
        vpxor        ymm6, ymm6, ymm0
            rorx     r10, r11, 28
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm12, 41
            rorx     r14, r11, 34
        vpsllq       ymm0, ymm12, 23
            xor      r10, r14
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm8, ymm8, ymm6
            rorx     r14, r11, 39
        vpxor        ymm6, ymm13, ymm11
        vpand        ymm6, ymm12, ymm6
            xor      r10, r14
        vpxor        ymm6, ymm11, ymm6
            mov      r14, r11
            xor      r14, rbx
        vpbroadcastq ymm0, [rdx + 88]
        vmovdqu      ymm2, [rax + 2592]
        vpaddq       ymm0, ymm2, ymm0
            and      r13, r14
        vpaddq       ymm10, ymm10, ymm0
            xor      r13, rbx
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm8
            add      r10, r13
        vpsrlq       ymm8, ymm15, 28
        vpsllq       ymm6, ymm15, 36
            add      r10, r12
        vpxor        ymm8, ymm8, ymm6
            add      rsi, r12
        vpsrlq       ymm6, ymm15, 34
        vpsllq       ymm0, ymm15, 30
            rorx     r12, rsi, 14                               /* round 12 */
        vpxor        ymm6, ymm6, ymm0
            rorx     r13, rsi, 18
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm15, 39
            xor      r12, r13
        vpsllq       ymm0, ymm15, 25
            rorx     r13, rsi, 41
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm8, ymm8, ymm6
            xor      r12, r13
        vpxor        ymm6, ymm15, ymm14
        vpand        ymm1, ymm6, ymm1
            mov      r13, rsi
            and      r13, rdi
        vpxor        ymm1, ymm14, ymm1
            andn     r15, rsi, r8
        vpaddq       ymm8, ymm8, ymm1
        vpaddq       ymm8, ymm10, ymm8
            add      r9, [rcx + 384]
        vpaddq       ymm10, ymm10, ymm7
            add      r9, r13
        vpsrlq       ymm7, ymm10, 14
        vpsllq       ymm1, ymm10, 50
            add      r15, r9
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm10, 18
            add      r12, r15
        vpsllq       ymm0, ymm10, 46
            rorx     r9, r10, 28
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            rorx     r13, r10, 34
        vpsrlq       ymm1, ymm10, 41
            xor      r9, r13
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     r13, r10, 39
        vpxor        ymm7, ymm7, ymm1
            xor      r9, r13
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm10, ymm1
            mov      r13, r10
            xor      r13, r11
        vpxor        ymm1, ymm13, ymm1
        vpbroadcastq ymm0, [rdx + 96]
            and      r14, r13
        vmovdqu      ymm2, [rax + 2624]
        vpaddq       ymm0, ymm2, ymm0
            xor      r14, r11
        vpaddq       ymm11, ymm11, ymm0
        vpaddq       ymm11, ymm11, ymm1
            add      r9, r14
        vpaddq       ymm11, ymm11, ymm7
            add      r9, r12
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm1, ymm8, 36
            add      rbp, r12
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm8, 34
            rorx     r12, rbp, 14                               /* round 13 */
        vpsllq       ymm0, ymm8, 30
            rorx     r14, rbp, 18
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            xor      r12, r14
        vpsrlq       ymm1, ymm8, 39
            rorx     r14, rbp, 41
        vpsllq       ymm0, ymm8, 25
        vpxor        ymm1, ymm1, ymm0
            xor      r12, r14
        vpxor        ymm7, ymm7, ymm1
        vpxor        ymm1, ymm8, ymm15
            mov      r14, rbp
            and      r14, rsi
        vpand        ymm6, ymm1, ymm6
            andn     r15, rbp, rdi
        vpxor        ymm6, ymm15, ymm6
        vpaddq       ymm7, ymm6, ymm7
            add      r8, [rcx + 416]
        vpaddq       ymm7, ymm11, ymm7
            add      r8, r14
        vpaddq       ymm11, ymm9, ymm11
        vpsrlq       ymm9, ymm11, 14
            add      r15, r8
        vpsllq       ymm6, ymm11, 50
            add      r12, r15
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm11, 18
            rorx     r8, r9, 28
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm6, ymm6, ymm0
            rorx     r14, r9, 34
        vpxor        ymm9, ymm9, ymm6
            xor      r8, r14
        vpsrlq       ymm6, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            rorx     r14, r9, 39
        vpxor        ymm6, ymm6, ymm0
            xor      r8, r14
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm10, ymm12
            mov      r14, r9
            xor      r14, r10
        vpand        ymm6, ymm11, ymm6
        vpxor        ymm6, ymm12, ymm6
            and      r13, r14
        vpbroadcastq ymm0, [rdx + 104]
            xor      r13, r10
        vmovdqu      ymm2, [rax + 2656]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm13, ymm13, ymm0
            add      r8, r13
        vpaddq       ymm13, ymm13, ymm6
            add      r8, r12
        vpaddq       ymm13, ymm13, ymm9
        vpsrlq       ymm9, ymm7, 28
            add      rbx, r12
        vpsllq       ymm6, ymm7, 36
            rorx     r12, rbx, 14                               /* round 14 */
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm7, 34
            rorx     r13, rbx, 18
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm6, ymm6, ymm0
            xor      r12, r13
        vpxor        ymm9, ymm9, ymm6
            rorx     r13, rbx, 41
        vpsrlq       ymm6, ymm7, 39
        vpsllq       ymm0, ymm7, 25
            xor      r12, r13
        vpxor        ymm6, ymm6, ymm0
            mov      r13, rbx
            and      r13, rbp
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm8, ymm7
            andn     r15, rbx, rsi
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm8, ymm1
            add      rdi, [rcx + 448]
        vpaddq       ymm9, ymm9, ymm1
            add      rdi, r13
        vpaddq       ymm9, ymm13, ymm9
        vpaddq       ymm13, ymm14, ymm13
            add      r15, rdi
        vpsrlq       ymm14, ymm13, 14
            add      r12, r15
        vpsllq       ymm1, ymm13, 50
        vpxor        ymm14, ymm14, ymm1
            rorx     rdi, r8, 28
        vpsrlq       ymm1, ymm13, 18
            rorx     r13, r8, 34
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            xor      rdi, r13
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm13, 41
            rorx     r13, r8, 39
        vpsllq       ymm0, ymm13, 23
            xor      rdi, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            mov      r13, r8
            xor      r13, r9
        vpxor        ymm1, ymm11, ymm10
            and      r14, r13
        vpand        ymm1, ymm13, ymm1
        vpxor        ymm1, ymm10, ymm1
            xor      r14, r9
        vpbroadcastq ymm0, [rdx + 112]
        vmovdqu      ymm2, [rax + 2688]
        vpaddq       ymm0, ymm2, ymm0
            add      rdi, r14
        vpaddq       ymm12, ymm12, ymm0
            add      rdi, r12
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm14
            add      r11, r12
        vpsrlq       ymm14, ymm9, 28
            rorx     r12, r11, 14                               /* round 15 */
        vpsllq       ymm1, ymm9, 36
        vpxor        ymm14, ymm14, ymm1
            rorx     r14, r11, 18
        vpsrlq       ymm1, ymm9, 34
            xor      r12, r14
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm1, ymm1, ymm0
            rorx     r14, r11, 41
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm9, 39
            xor      r12, r14
        vpsllq       ymm0, ymm9, 25
            mov      r14, r11
            and      r14, rbx
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            andn     r15, r11, rbp
        vpxor        ymm1, ymm9, ymm7
            add      rsi, [rcx + 480]
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm7
            add      rsi, r14
        vpaddq       ymm14, ymm14, ymm6
        vpaddq       ymm14, ymm12, ymm14
            add      r15, rsi
        vpaddq       ymm12, ymm15, ymm12
            add      r12, r15
        vpsrlq       ymm15, ymm12, 14
        vpsllq       ymm6, ymm12, 50
            rorx     rcx, rdi, 28
        vpxor        ymm15, ymm15, ymm6
            rorx     rsi, rdi, 34
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            xor      rcx, rsi
        vpxor        ymm6, ymm6, ymm0
            rorx     rsi, rdi, 39
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm12, 41
            xor      rcx, rsi
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm6, ymm6, ymm0
            mov      rsi, rdi
            xor      rsi, r8
        vpxor        ymm15, ymm15, ymm6
            and      rsi, r13
        vpxor        ymm6, ymm13, ymm11
        vpand        ymm6, ymm12, ymm6
            xor      rsi, r8
        vpxor        ymm6, ymm11, ymm6
            mov      r13, [rsp + 16]
            mov      r14, [r13 + 72]                            /* H = H + (a, b, ...) */
        vpbroadcastq ymm0, [rdx + 120]
        vmovdqu      ymm2, [rax + 2720]
        vpaddq       ymm0, ymm2, ymm0
            mov      rdx, [r13 + 112]
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm6
            mov      r15, [r13 + 152]
        vpaddq       ymm10, ymm10, ymm15
            mov      [rsp + 80], rbp
            mov      rbp, [r13 + 232]
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm6, ymm14, 36
            mov      [rsp + 88], rbx
            mov      rbx, [r13 + 272]
        vpxor        ymm15, ymm15, ymm6
            mov      [rsp + 96], rbx
            mov      rbx, [r13 + 312]
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm0, ymm14, 30
            add      rcx, [r13 + 32]
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      rsi, rcx
        vpsrlq       ymm6, ymm14, 39
            add      rsi, r12
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm6, ymm6, ymm0
            mov      [r13 + 32], rsi
        vpxor        ymm15, ymm15, ymm6
            add      r14, rdi
        vpxor        ymm6, ymm14, ymm9
        vpand        ymm6, ymm6, ymm1
            mov      [r13 + 72], r14
        vpxor        ymm6, ymm9, ymm6
            add      rdx, r8
        vmovdqu      ymm1, [r13 + 40]
        vmovdqu      ymm0, [r13 + 80]
            mov      [r13 + 112], rdx
        vmovdqu      ymm2, [r13 + 120]
        vmovdqu      [rax + 3232], ymm3
        vmovdqu      ymm3, [r13 + 200]
            add      r15, r9
        vmovdqu      [rax + 3264], ymm4
        vmovdqu      ymm4, [r13 + 240]
            mov      [r13 + 152], r15
        vmovdqu      [rax + 3296], ymm5
        vmovdqu      ymm5, [r13 + 280]
        vpaddq       ymm6, ymm6, [r13]
            add      r10, [r13 + 192]
        vpaddq       ymm15, ymm15, ymm6
            add      r10, r12
        vpaddq       ymm15, ymm15, ymm10
        vmovdqu      [r13], ymm15
            mov      [r13 + 192], r10
        vpaddq       ymm14, ymm14, ymm1
        vmovdqu      [r13 + 40], ymm14
            add      rbp, r11
        vpaddq       ymm14, ymm9, ymm0
            mov      [r13 + 232], rbp
        vmovdqu      [r13 + 80], ymm14
        vpaddq       ymm14, ymm2, ymm7
            mov      rcx, [rsp + 96]
            add      rcx, [rsp + 88]
        vmovdqu      [r13 + 120], ymm14
            mov      [r13 + 272], rcx
        vpaddq       ymm14, ymm8, [r13 + 160]
        vpaddq       ymm10, ymm14, ymm10
            add      rbx, [rsp + 80]
        vmovdqu      [r13 + 160], ymm10
            mov      [r13 + 312], rbx
        vpaddq       ymm10, ymm12, ymm3
        vmovdqu      [r13 + 200], ymm10
            mov      rcx, [rsp]
            add      rcx, 128                                   /* the next block */
            mov      [rsp], rcx
        vpaddq       ymm10, ymm13, ymm4
        vmovdqu      [r13 + 240], ymm10
            mov      rdx, [rsp + 32]
            add      rdx, -1
            mov      [rsp + 32], rdx
        vpaddq       ymm10, ymm11, ymm5
            mov      rsi, [rsp + 8]
            add      rsi, 8
            mov      [rsp + 8], rsi
        vmovdqu      [r13 + 280], ymm10
        vmovdqu      ymm0, [rax + 3040]
        vmovdqu      ymm1, [rax + 3168]
        vmovdqu      ymm2, [rax + 3200]
        vmovdqu      ymm3, [rax + 3232]
        vmovdqu      ymm4, [rax + 3264]
        vmovdqu      ymm5, [rax + 3296]
        vmovdqu      ymm6, [rax + 3136]
        vmovdqu      ymm7, [rax + 3104]
        vmovdqu      ymm8, [rax + 3072]
        vmovdqu      ymm9, [rax + 3008]
        mov          rcx, [rsp + 8]
        cmp          rcx, [rsp + 72]
        jne          NSMS_L(next_batched_block)
        cmp          qword ptr [rsp + 32], 0
        jne          NSMS_L(next_block)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 3504]
        vmovaps      xmm7, [rsp + 3520]
        vmovaps      xmm8, [rsp + 3536]
        vmovaps      xmm9, [rsp + 3552]
        vmovaps      xmm10, [rsp + 3568]
        vmovaps      xmm11, [rsp + 3584]
        vmovaps      xmm12, [rsp + 3600]
        vmovaps      xmm13, [rsp + 3616]
        vmovaps      xmm14, [rsp + 3632]
        vmovaps      xmm15, [rsp + 3648]
        add          rsp, 3672
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
        add          rsp, 3512
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
        .size        NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), . - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1)
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

/* nsms_sha512_multi_avx2_m5_mix1: 15 integer registers, 16 vector registers, 34 spills.
 *   Register map: a..h: [rax+2752..rax+2976]; a..h of messages 4 and up: rsi, rdi, r8, r9, r10,
 *     r11, rbx, rbp; W rows 0..15 of 4 blocks: ymm0..ymm9, [rax+2560..rax+2720];
 *     to1..to4: [rsp+40..rsp+64]; scratch: rax; data: [rsp]; state: [rsp+16]; blocks: [rsp+32];
 *     p: rcx; kp: rdx; q: [rsp+8]; upper_bound: [rsp+24]; end_of_batch: [rsp+72]. Slots of the
 *     frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     to1..to4: address of message 1, 2, ... minus address of message 0.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     q: address of the current block's first stored schedule word.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     end_of_batch: value of q after the last block of a batch.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_multi_avx2_m5_mix1
 *   signature: void nsms_sha512_multi_avx2_m5_mix1(uint64_t state[40], const void *const data[5], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 40, align: 8, access: read, pointee_bytes: 128
 *        * blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 3560, win64: 3736}
 *   features: [avx, avx2, bmi1, bmi2]
 */
