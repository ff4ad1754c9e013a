/* sha512_sha512ni_n1.S, written by nsms: make gen HASH=sha512 ISA=sha512ni N=1
 *
 * void nsms_sha512_blocks_sha512ni_n1(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 195 instructions (System V); 0 bytes of stack (System V), 104 (Win64).
 * void nsms_sha512_schedule_sha512ni_n1(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of a block, wk[t].
 *   Reads 128 bytes at data; writes 640 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 132 instructions (System V); 0 bytes of stack (System V), 40 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, sha512.
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
#  define NSMS_L(name) Lsha512_sha512ni_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_sha512ni_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_sha512ni_n1_##name
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
NSMS_L(shuffle_76543210fedcba98):  /* byte shuffle: source of each byte */
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_sha512ni_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_sha512ni_n1))
NSMS_SYMBOL(nsms_sha512_blocks_sha512ni_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_sha512ni_n1))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 88
        NSMS_SEH(.seh_stackalloc 88)
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
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the state in the lanes that the instructions require */
        vmovdqu      ymm2, [rdi]
        vmovdqu      ymm3, [rdi + 32]
        vperm2i128   ymm4, ymm3, ymm2, 2
        vperm2i128   ymm2, ymm3, ymm2, 19
        vpermq       ymm0, ymm4, 27
        vpermq       ymm1, ymm2, 27
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: blocks: rdx; abef: ymm0; cdgh: ymm1; data: rsi; state: rdi. */
NSMS_L(blocks_next_block):

        /* a block with message words */
        vmovdqu      ymm2, [rip + NSMS_L(shuffle_76543210fedcba98)] /* W_0 to W_3 */
        vmovdqu      ymm3, [rsi + 64]                           /* W_8 to W_11 */
        vmovdqu      ymm4, [rsi + 96]                           /* W_12 to W_15 */
        vmovdqu      ymm5, [rsi]
        vmovdqu      ymm6, [rsi + 32]                           /* W_4 to W_7 */
        vpshufb      ymm3, ymm3, ymm2
        vpshufb      ymm4, ymm4, ymm2
        vpshufb      ymm5, ymm5, ymm2
        vpshufb      ymm2, ymm6, ymm2
        vpblendd     ymm6, ymm3, ymm4, 3                        /* W_16 to W_19 */
        vpaddq       ymm7, ymm5, [rip + NSMS_L(K)]
        vpaddq       ymm8, ymm3, [rip + NSMS_L(K) + 64]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xea               /* vsha512msg1 ymm5, xmm2 */
        vpaddq       ymm5, ymm5, ymm6
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xec               /* vsha512msg2 ymm5, ymm4 */
        vmovdqa      ymm6, ymm2                                 /* W_20 to W_23 */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xf3               /* vsha512msg1 ymm6, xmm3 */
        vmovdqa      ymm9, ymm1                                 /* rounds 0 to 3 */
        .byte        0xc4, 0x62, 0x7f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm0, xmm7 */
        vperm2i128   ymm7, ymm7, ymm7, 1
        vmovdqa      ymm10, ymm0
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd7               /* vsha512rnds2 ymm10, ymm9, xmm7 */
        vpaddq       ymm2, ymm2, [rip + NSMS_L(K) + 32]
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xca               /* vsha512rnds2 ymm9, ymm10, xmm2  (rounds 4 to 7) */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xdc               /* vsha512msg1 ymm3, xmm4  (W_24 to W_27) */
        vperm2i128   ymm2, ymm2, ymm2, 1
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd2               /* vsha512rnds2 ymm10, ymm9, xmm2 */
        .byte        0xc4, 0x42, 0x2f, 0xcb, 0xc8               /* vsha512rnds2 ymm9, ymm10, xmm8  (rounds 8 to 11) */
        vperm2i128   ymm2, ymm8, ymm8, 1
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd2               /* vsha512rnds2 ymm10, ymm9, xmm2 */
        vpblendd     ymm2, ymm4, ymm5, 3
        vpaddq       ymm7, ymm4, [rip + NSMS_L(K) + 96]
        vpaddq       ymm8, ymm5, [rip + NSMS_L(K) + 128]
        vpermq       ymm2, ymm2, 57
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xe5               /* vsha512msg1 ymm4, xmm5  (W_28 to W_31) */
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 12 to 15) */
        vpaddq       ymm2, ymm6, ymm2
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd5               /* vsha512msg2 ymm2, ymm5 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        .byte        0xc4, 0x42, 0x2f, 0xcb, 0xc8               /* vsha512rnds2 ymm9, ymm10, xmm8  (rounds 16 to 19) */
        vperm2i128   ymm6, ymm8, ymm8, 1
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm5, ymm2, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xea               /* vsha512msg1 ymm5, xmm2  (W_32 to W_35) */
        vpaddq       ymm7, ymm2, [rip + NSMS_L(K) + 160]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 20 to 23) */
        vpaddq       ymm3, ymm3, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm2, ymm3, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_36 to W_39) */
        vpaddq       ymm7, ymm3, [rip + NSMS_L(K) + 192]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 24 to 27) */
        vpaddq       ymm4, ymm4, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xe3               /* vsha512msg2 ymm4, ymm3 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm3, ymm4, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xdc               /* vsha512msg1 ymm3, xmm4  (W_40 to W_43) */
        vpaddq       ymm7, ymm4, [rip + NSMS_L(K) + 224]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 28 to 31) */
        vpaddq       ymm5, ymm5, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xec               /* vsha512msg2 ymm5, ymm4 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm4, ymm5, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xe5               /* vsha512msg1 ymm4, xmm5  (W_44 to W_47) */
        vpaddq       ymm7, ymm5, [rip + NSMS_L(K) + 256]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 32 to 35) */
        vpaddq       ymm2, ymm2, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd5               /* vsha512msg2 ymm2, ymm5 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm5, ymm2, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xea               /* vsha512msg1 ymm5, xmm2  (W_48 to W_51) */
        vpaddq       ymm7, ymm2, [rip + NSMS_L(K) + 288]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 36 to 39) */
        vpaddq       ymm3, ymm3, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm2, ymm3, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_52 to W_55) */
        vpaddq       ymm7, ymm3, [rip + NSMS_L(K) + 320]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 40 to 43) */
        vpaddq       ymm4, ymm4, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xe3               /* vsha512msg2 ymm4, ymm3 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm3, ymm4, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xdc               /* vsha512msg1 ymm3, xmm4  (W_56 to W_59) */
        vpaddq       ymm7, ymm4, [rip + NSMS_L(K) + 352]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 44 to 47) */
        vpaddq       ymm5, ymm5, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xec               /* vsha512msg2 ymm5, ymm4 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm4, ymm5, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xe5               /* vsha512msg1 ymm4, xmm5  (W_60 to W_63) */
        vpaddq       ymm7, ymm5, [rip + NSMS_L(K) + 384]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 48 to 51) */
        vpaddq       ymm2, ymm2, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd5               /* vsha512msg2 ymm2, ymm5 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm5, ymm2, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xea               /* vsha512msg1 ymm5, xmm2  (W_64 to W_67) */
        vpaddq       ymm7, ymm2, [rip + NSMS_L(K) + 416]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 52 to 55) */
        vpaddq       ymm3, ymm3, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm2, ymm3, 3
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_68 to W_71) */
        vpaddq       ymm7, ymm3, [rip + NSMS_L(K) + 448]
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 56 to 59) */
        vpaddq       ymm4, ymm4, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xe3               /* vsha512msg2 ymm4, ymm3 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm3, ymm4, 3
        vpaddq       ymm7, ymm4, [rip + NSMS_L(K) + 480]
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xdc               /* vsha512msg1 ymm3, xmm4  (W_72 to W_75) */
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 60 to 63) */
        vpaddq       ymm5, ymm5, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xec               /* vsha512msg2 ymm5, ymm4 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm6, ymm4, ymm5, 3
        vpaddq       ymm7, ymm5, [rip + NSMS_L(K) + 512]
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xe5               /* vsha512msg1 ymm4, xmm5  (W_76 to W_79) */
        vpermq       ymm6, ymm6, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcf               /* vsha512rnds2 ymm9, ymm10, xmm7  (rounds 64 to 67) */
        vpaddq       ymm2, ymm2, ymm6
        vperm2i128   ymm6, ymm7, ymm7, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd5               /* vsha512msg2 ymm2, ymm5 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm9, xmm6 */
        vpblendd     ymm5, ymm5, ymm2, 3
        vpaddq       ymm6, ymm2, [rip + NSMS_L(K) + 544]
        add          rsi, 128                                   /* the next block */
        add          rdx, -1
        vpermq       ymm5, ymm5, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xce               /* vsha512rnds2 ymm9, ymm10, xmm6  (rounds 68 to 71) */
        vpaddq       ymm3, ymm3, ymm5
        vperm2i128   ymm5, ymm6, ymm6, 1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd5               /* vsha512rnds2 ymm10, ymm9, xmm5 */
        vpblendd     ymm2, ymm2, ymm3, 3
        vpaddq       ymm5, ymm3, [rip + NSMS_L(K) + 576]
        vpermq       ymm2, ymm2, 57
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xcd               /* vsha512rnds2 ymm9, ymm10, xmm5  (rounds 72 to 75) */
        vperm2i128   ymm5, ymm5, ymm5, 1
        vpaddq       ymm2, ymm4, ymm2
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd5               /* vsha512rnds2 ymm10, ymm9, xmm5 */
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd3               /* vsha512msg2 ymm2, ymm3 */
        vpaddq       ymm2, ymm2, [rip + NSMS_L(K) + 608]
        .byte        0xc4, 0x62, 0x2f, 0xcb, 0xca               /* vsha512rnds2 ymm9, ymm10, xmm2  (rounds 76 to 79) */
        vperm2i128   ymm2, ymm2, ymm2, 1
        .byte        0xc4, 0x62, 0x37, 0xcb, 0xd2               /* vsha512rnds2 ymm10, ymm9, xmm2 */
        vpaddq       ymm1, ymm9, ymm1                           /* H = H + (a, b, ...) */
        vpaddq       ymm0, ymm10, ymm0
        cmp          rdx, 0
        jne          NSMS_L(blocks_next_block)

        /* the state in the order of the standard */
        vperm2i128   ymm2, ymm0, ymm1, 19
        vperm2i128   ymm0, ymm0, ymm1, 2
        vpermq       ymm1, ymm2, 27
        vpermq       ymm0, ymm0, 27
        vmovdqu      [rdi], ymm1
        vmovdqu      [rdi + 32], ymm0
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        add          rsp, 88
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_blocks_sha512ni_n1), . - NSMS_SYMBOL(nsms_sha512_blocks_sha512ni_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_sha512ni_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_sha512ni_n1))
NSMS_SYMBOL(nsms_sha512_schedule_sha512ni_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_sha512ni_n1))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 24
        NSMS_SEH(.seh_stackalloc 24)
        vmovaps      [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words, and four schedule words at a time */
        vmovdqu      ymm0, [rsi]                                /* W_0 to W_3 */
        vmovdqu      ymm1, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      ymm2, [rsi + 64]                           /* W_8 to W_11 */
        vmovdqu      ymm3, [rsi + 96]                           /* W_12 to W_15 */
        vpshufb      ymm0, ymm0, ymm1
        vmovdqu      ymm4, [rsi + 32]                           /* W_4 to W_7 */
        vpshufb      ymm2, ymm2, ymm1
        vpshufb      ymm3, ymm3, ymm1
        vpaddq       ymm5, ymm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      ymm1, ymm4, ymm1
        vpblendd     ymm4, ymm2, ymm3, 3                        /* W_16 to W_19 */
        vpaddq       ymm6, ymm2, [rip + NSMS_L(K) + 64]         /* W_8 to W_11, each + K_t */
        vmovdqu      [rdi], ymm5
        vpaddq       ymm5, ymm1, [rip + NSMS_L(K) + 32]         /* W_4 to W_7, each + K_t */
        vpermq       ymm4, ymm4, 57
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xc1               /* vsha512msg1 ymm0, xmm1 */
        vmovdqu      [rdi + 32], ymm5
        vpaddq       ymm0, ymm0, ymm4
        vmovdqu      [rdi + 64], ymm6
        vpaddq       ymm4, ymm3, [rip + NSMS_L(K) + 96]         /* W_12 to W_15, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc3               /* vsha512msg2 ymm0, ymm3 */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xca               /* vsha512msg1 ymm1, xmm2  (W_20 to W_23) */
        vmovdqu      [rdi + 96], ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_24 to W_27) */
        vpblendd     ymm4, ymm3, ymm0, 3
        vpaddq       ymm5, ymm0, [rip + NSMS_L(K) + 128]        /* W_16 to W_19, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd8               /* vsha512msg1 ymm3, xmm0  (W_28 to W_31) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 128], ymm5
        vpaddq       ymm1, ymm1, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc8               /* vsha512msg2 ymm1, ymm0 */
        vpblendd     ymm4, ymm0, ymm1, 3
        vpaddq       ymm5, ymm1, [rip + NSMS_L(K) + 160]        /* W_20 to W_23, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xc1               /* vsha512msg1 ymm0, xmm1  (W_32 to W_35) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 160], ymm5
        vpaddq       ymm2, ymm2, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd1               /* vsha512msg2 ymm2, ymm1 */
        vpblendd     ymm4, ymm1, ymm2, 3
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 192]        /* W_24 to W_27, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xca               /* vsha512msg1 ymm1, xmm2  (W_36 to W_39) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 192], ymm5
        vpaddq       ymm3, ymm3, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        vpblendd     ymm4, ymm2, ymm3, 3
        vpaddq       ymm5, ymm3, [rip + NSMS_L(K) + 224]        /* W_28 to W_31, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_40 to W_43) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 224], ymm5
        vpaddq       ymm0, ymm0, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc3               /* vsha512msg2 ymm0, ymm3 */
        vpblendd     ymm4, ymm3, ymm0, 3
        vpaddq       ymm5, ymm0, [rip + NSMS_L(K) + 256]        /* W_32 to W_35, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd8               /* vsha512msg1 ymm3, xmm0  (W_44 to W_47) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 256], ymm5
        vpaddq       ymm1, ymm1, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc8               /* vsha512msg2 ymm1, ymm0 */
        vpblendd     ymm4, ymm0, ymm1, 3
        vpaddq       ymm5, ymm1, [rip + NSMS_L(K) + 288]        /* W_36 to W_39, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xc1               /* vsha512msg1 ymm0, xmm1  (W_48 to W_51) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 288], ymm5
        vpaddq       ymm2, ymm2, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd1               /* vsha512msg2 ymm2, ymm1 */
        vpblendd     ymm4, ymm1, ymm2, 3
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 320]        /* W_40 to W_43, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xca               /* vsha512msg1 ymm1, xmm2  (W_52 to W_55) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 320], ymm5
        vpaddq       ymm3, ymm3, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        vpblendd     ymm4, ymm2, ymm3, 3
        vpaddq       ymm5, ymm3, [rip + NSMS_L(K) + 352]        /* W_44 to W_47, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_56 to W_59) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 352], ymm5
        vpaddq       ymm0, ymm0, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc3               /* vsha512msg2 ymm0, ymm3 */
        vpblendd     ymm4, ymm3, ymm0, 3
        vpaddq       ymm5, ymm0, [rip + NSMS_L(K) + 384]        /* W_48 to W_51, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd8               /* vsha512msg1 ymm3, xmm0  (W_60 to W_63) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 384], ymm5
        vpaddq       ymm1, ymm1, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc8               /* vsha512msg2 ymm1, ymm0 */
        vpblendd     ymm4, ymm0, ymm1, 3
        vpaddq       ymm5, ymm1, [rip + NSMS_L(K) + 416]        /* W_52 to W_55, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xc1               /* vsha512msg1 ymm0, xmm1  (W_64 to W_67) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 416], ymm5
        vpaddq       ymm2, ymm2, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xd1               /* vsha512msg2 ymm2, ymm1 */
        vpblendd     ymm4, ymm1, ymm2, 3
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 448]        /* W_56 to W_59, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xca               /* vsha512msg1 ymm1, xmm2  (W_68 to W_71) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 448], ymm5
        vpaddq       ymm3, ymm3, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xda               /* vsha512msg2 ymm3, ymm2 */
        vpblendd     ymm4, ymm2, ymm3, 3
        vpaddq       ymm5, ymm3, [rip + NSMS_L(K) + 480]        /* W_60 to W_63, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd3               /* vsha512msg1 ymm2, xmm3  (W_72 to W_75) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 480], ymm5
        vpaddq       ymm0, ymm0, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc3               /* vsha512msg2 ymm0, ymm3 */
        vpblendd     ymm4, ymm3, ymm0, 3
        vpaddq       ymm5, ymm0, [rip + NSMS_L(K) + 512]        /* W_64 to W_67, each + K_t */
        .byte        0xc4, 0xe2, 0x7f, 0xcc, 0xd8               /* vsha512msg1 ymm3, xmm0  (W_76 to W_79) */
        vpermq       ymm4, ymm4, 57
        vmovdqu      [rdi + 512], ymm5
        vpaddq       ymm1, ymm1, ymm4
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc8               /* vsha512msg2 ymm1, ymm0 */
        vpblendd     ymm0, ymm0, ymm1, 3
        vpaddq       ymm4, ymm1, [rip + NSMS_L(K) + 544]        /* W_68 to W_71, each + K_t */
        vpermq       ymm0, ymm0, 57
        vmovdqu      [rdi + 544], ymm4
        vpaddq       ymm0, ymm2, ymm0
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc1               /* vsha512msg2 ymm0, ymm1 */
        vpblendd     ymm1, ymm1, ymm0, 3
        vpaddq       ymm2, ymm0, [rip + NSMS_L(K) + 576]        /* W_72 to W_75, each + K_t */
        vpermq       ymm1, ymm1, 57
        vmovdqu      [rdi + 576], ymm2
        vpaddq       ymm1, ymm3, ymm1
        .byte        0xc4, 0xe2, 0x7f, 0xcd, 0xc8               /* vsha512msg2 ymm1, ymm0 */
        vpaddq       ymm0, ymm1, [rip + NSMS_L(K) + 608]        /* W_76 to W_79, each + K_t */
        vmovdqu      [rdi + 608], ymm0
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        add          rsp, 24
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_sha512ni_n1), . - NSMS_SYMBOL(nsms_sha512_schedule_sha512ni_n1)
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

/* nsms_sha512_blocks_sha512ni_n1: 3 integer registers, 11 vector registers, 0 spills.
 *   Register map: blocks: rdx; abef: ymm0; cdgh: ymm1; data: rsi; state: rdi.
 *     abef: a, b, e, f (a in the highest lane).
 *     cdgh: c, d, g, h (c in the highest lane).
 * nsms_sha512_schedule_sha512ni_n1: 2 integer registers, 7 vector registers, 0 spills.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_sha512ni_n1
 *   signature: void nsms_sha512_blocks_sha512ni_n1(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 0, win64: 104}
 *   features: [avx, avx2, sha512]
 * - name: nsms_sha512_schedule_sha512ni_n1
 *   signature: void nsms_sha512_schedule_sha512ni_n1(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 40}
 *   features: [avx, avx2, sha512]
 */
