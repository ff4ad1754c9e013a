/* sha256_shani_m3_zen3.S, written by nsms: make gen HASH=sha256 ISA=shani KIND=multi M=3 UARCH=zen3
 *   UARCH=zen3: the options and orders that a search found on zen3
 *
 * void nsms_sha256_multi_shani_m3_zen3(uint32_t state[24], const void *const data[3], size_t blocks);
 *   SHA-224, SHA-256: hash values of 3 messages after any number of blocks of each; state[i*3 + j]
 *   is word i of message j, whose blocks begin at data[j].
 *   Reads 96 bytes at state, 24 bytes at data and 64 * blocks bytes at each of these pointers; writes 96 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 755 instructions (System V); 312 bytes of stack (System V), 488 (Win64).
 * void nsms_sha256_pairs_shani_m3_zen3(void *digests, const void *nodes, size_t count);
 *   SHA-224, SHA-256: digests of nodes of two digests each, 3 at once; digests may be nodes.
 *   Reads 64 * count bytes at nodes; writes 32 * count bytes at digests.
 *   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,096 instructions (System V); 280 bytes of stack (System V), 456 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; digests, nodes and the memory that
 * data points to need no alignment. A buffer that is written must not overlap another, except as stated above.
 * Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
 * not x87 registers, MXCSR or the direction flag.
 * Needs: sha_ni, sse4_1, ssse3.
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
#  define NSMS_L(name) Lsha256_shani_m3_zen3_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m3_zen3_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m3_zen3_##name
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
        .long        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .p2align     6
NSMS_L(W1):  /* W_t + K_t of a constant block */
        .long        0xc28a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf374
        .long        0x649b69c1, 0xf0fe4786, 0x0fe1edc6, 0x240cf254
        .long        0x4fe9346f, 0x6cc984be, 0x61b9411e, 0x16f988fa
        .long        0xf2c65152, 0xa88e5a6d, 0xb019fc65, 0xb9d99ec7
        .long        0x9a1231c3, 0xe70eeaa0, 0xfdb1232b, 0xc7353eb0
        .long        0x3069bad5, 0xcb976d5f, 0x5a0f118f, 0xdc1eeefd
        .long        0x0a35b689, 0xde0b7a04, 0x58f4ca9d, 0xe15d5b16
        .long        0x007f3e86, 0x37088980, 0xa507ea32, 0x6fab9537
        .long        0x17406110, 0x0d8cd6f1, 0xcdaa3b6d, 0xc0bbbe37
        .long        0x83613bda, 0xdb48a363, 0x0b02e931, 0x6fd15ca7
        .long        0x521afaca, 0x31338431, 0x6ed41a95, 0x6d437890
        .long        0xc39c91f2, 0x9eccabbd, 0xb5c9a0e6, 0x532fb63c
        .long        0xd2c741c6, 0x07237ea3, 0xa4954b68, 0x4c191d76
        .p2align     4
NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a):  /* constant words, first used for: message 0 */
        .byte        0x8c, 0x68, 0x05, 0x9b, 0x7f, 0x52, 0x0e, 0x51, 0x85, 0xae, 0x67, 0xbb, 0x67, 0xe6, 0x09, 0x6a
        .p2align     4
NSMS_L(words_19cde05babd9831f3af54fa572f36e3c):  /* constant words, first used for: message 0 */
        .byte        0x19, 0xcd, 0xe0, 0x5b, 0xab, 0xd9, 0x83, 0x1f, 0x3a, 0xf5, 0x4f, 0xa5, 0x72, 0xf3, 0x6e, 0x3c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_multi_shani_m3_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_multi_shani_m3_zen3))
NSMS_SYMBOL(nsms_sha256_multi_shani_m3_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_multi_shani_m3_zen3))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 472
        NSMS_SEH(.seh_stackalloc 472)
        movaps       [rsp + 304], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 304)
        movaps       [rsp + 320], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 320)
        movaps       [rsp + 336], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 336)
        movaps       [rsp + 352], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 352)
        movaps       [rsp + 368], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 368)
        movaps       [rsp + 384], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 384)
        movaps       [rsp + 400], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 400)
        movaps       [rsp + 416], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 416)
        movaps       [rsp + 432], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 432)
        movaps       [rsp + 448], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 448)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 312
        .cfi_def_cfa_offset 320
#endif
        mov          r8, rdi
        cmp          rdx, 0
        je           NSMS_L(multi_done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          r9, [rsi]
        mov          rcx, [rsi + 8]
        mov          rdi, [rsi + 16]
        sub          rcx, r9
        sub          rdi, r9
        mov          rsi, r9

        /* the hash values in the lanes that the instructions require */
        movd         xmm6, [r8]                                 /* message 0 */
        pinsrd       xmm6, [r8 + 12], 1
        movd         xmm7, [r8 + 4]                             /* message 1 */
        pinsrd       xmm7, [r8 + 16], 1
        movd         xmm2, [r8 + 52]
        movd         xmm8, [r8 + 8]                             /* message 2 */
        pinsrd       xmm8, [r8 + 20], 1
        movd         xmm5, [r8 + 56]
        pinsrd       xmm2, [r8 + 64], 1
        pinsrd       xmm5, [r8 + 68], 1
        pinsrd       xmm7, [r8 + 28], 2
        pinsrd       xmm7, [r8 + 40], 3
        pinsrd       xmm8, [r8 + 32], 2
        pinsrd       xmm8, [r8 + 44], 3
        pinsrd       xmm6, [r8 + 24], 2
        pinsrd       xmm6, [r8 + 36], 3
        pinsrd       xmm2, [r8 + 76], 2
        pinsrd       xmm2, [r8 + 88], 3
        movdqa       xmm3, xmm2
        shufps       xmm3, xmm7, 187
        shufps       xmm2, xmm7, 17
        movd         xmm1, [r8 + 48]
        pinsrd       xmm1, [r8 + 60], 1
        pinsrd       xmm1, [r8 + 72], 2
        pinsrd       xmm1, [r8 + 84], 3
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm6, 17
        shufps       xmm1, xmm6, 187
        pinsrd       xmm5, [r8 + 80], 2
        pinsrd       xmm5, [r8 + 92], 3
        movdqa       xmm4, xmm5
        shufps       xmm4, xmm8, 17
        shufps       xmm5, xmm8, 187
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1, to2: rcx, rdi; scratch: rax; blocks: rdx; abef0: xmm0; cdgh0: xmm1; abef1: xmm2; */
        /*   cdgh1: xmm3; abef2: xmm4; cdgh2: xmm5; data: rsi; state: r8. */
NSMS_L(multi_next_block):

        /* a block with message words */
            movdqu   xmm6, [rsi + rdi + 16]                     /* W_4 to W_7 */
            movdqu   xmm7, [rsi + rdi]                          /* W_0 to W_3 */
            movdqu   xmm8, [rsi + rdi + 32]                     /* W_8 to W_11 */
            movdqu   xmm9, [rsi]
            movdqu   xmm10, [rsi + rdi + 48]                    /* W_12 to W_15 */
            movdqu   xmm11, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm7, xmm11
            pshufb   xmm6, xmm11
            pshufb   xmm8, xmm11
            pshufb   xmm10, xmm11
            movdqa   xmm12, xmm10                               /* W_16 to W_19 */
            palignr  xmm12, xmm8, 4
            movdqa   xmm13, xmm7
            sha256msg1 xmm13, xmm6
            paddd    xmm13, xmm12
            sha256msg2 xmm13, xmm10
            movdqu   xmm12, [rsi + rcx]
            pshufb   xmm12, xmm11
            pshufb   xmm9, xmm11
            movdqa   xmm14, xmm13                               /* W_20 to W_23 */
            palignr  xmm14, xmm10, 4
            movdqa   xmm15, xmm8                                /* W_24 to W_27 */
            sha256msg1 xmm15, xmm10
            movdqu   [rax], xmm10
            movdqa   xmm10, xmm6
            sha256msg1 xmm10, xmm8
            movdqu   [rax + 16], xmm8
            movdqu   xmm8, [rsi + 16]
            movdqu   [rax + 32], xmm6
            movdqu   xmm6, [rsi + rcx + 16]
            paddd    xmm10, xmm14
            pshufb   xmm8, xmm11
            pshufb   xmm6, xmm11
            sha256msg2 xmm10, xmm13
            movdqu   xmm14, [rip + NSMS_L(K)]
            paddd    xmm7, xmm14
            movdqu   [rax + 48], xmm8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm7
            movdqa   xmm7, xmm5                                 /* rounds 0 to 3 */
            sha256rnds2 xmm7, xmm4, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 64], xmm5
            movdqa   xmm5, xmm4
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm14
            paddd    xmm0, xmm12
            movdqu   [rax + 80], xmm4
            movdqa   xmm4, xmm3
            sha256rnds2 xmm4, xmm2, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 96], xmm3
            movdqa   xmm3, xmm2
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rsi + 32]
            movdqu   [rax + 112], xmm2
            movdqu   xmm2, [rsi + rcx + 32]
            paddd    xmm14, xmm9
            movdqu   [rax + 128], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm14
            movdqa   xmm14, xmm1
            sha256rnds2 xmm14, xmm8, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 144], xmm1
            movdqa   xmm1, xmm8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm13, 4
            pshufb   xmm12, xmm11
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm10
            movdqu   xmm15, [rip + NSMS_L(K) + 16]
            movdqu   [rax + 160], xmm8
            movdqa   xmm8, xmm15
            paddd    xmm8, [rax + 32]
            movdqu   [rax + 32], xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 4 to 7 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm15
            paddd    xmm0, xmm6
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            pshufb   xmm2, xmm11
            sha256rnds2 xmm3, xmm4, xmm0
            lea      r9, [rsi + 64]                             /* the next block */
            movdqu   xmm0, [rsi + 48]
            movdqu   xmm8, [rax + 48]
            paddd    xmm15, xmm8
            movdqu   [rax + 176], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rsi + rcx + 48]
            pshufb   xmm6, xmm11
            pshufb   xmm0, xmm11
            movdqa   xmm11, xmm9                                /* W_28 to W_31 */
            palignr  xmm11, xmm10, 4
            movdqu   xmm15, [rip + NSMS_L(K) + 32]
            movdqu   [rax + 192], xmm10
            movdqa   xmm10, xmm15
            paddd    xmm10, [rax + 16]
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 8 to 11 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm15
            paddd    xmm0, xmm2
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rax]
            movdqa   xmm10, xmm0
            sha256msg1 xmm10, xmm13
            paddd    xmm10, xmm11
            sha256msg2 xmm10, xmm9
            movdqa   xmm11, xmm6
            palignr  xmm11, xmm12, 4
            paddd    xmm15, xmm12
            movdqu   [rax + 16], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm2, 4
            movdqu   xmm15, [rax + 32]
            movdqu   [rax + 208], xmm2
            movdqu   xmm2, [rax + 48]
            sha256msg1 xmm15, xmm2
            movdqu   xmm2, [rax + 128]
            sha256msg1 xmm2, [rax + 176]
            paddd    xmm15, xmm11
            sha256msg2 xmm15, xmm6
            paddd    xmm0, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 48]
            paddd    xmm12, xmm11
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 12 to 15 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm11
            paddd    xmm0, xmm8
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg2 xmm2, xmm8
            movdqa   xmm0, xmm10                                /* W_32 to W_35 */
            palignr  xmm0, xmm9, 4
            movdqu   xmm12, [rax + 192]
            movdqu   [rax], xmm9
            movdqa   xmm9, xmm13
            sha256msg1 xmm9, xmm12
            paddd    xmm0, xmm9
            paddd    xmm11, xmm6
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            sha256msg2 xmm9, xmm10
            movdqa   xmm0, xmm15
            palignr  xmm0, xmm6, 4
            movdqa   xmm11, xmm2
            palignr  xmm11, xmm8, 4
            movdqu   [rax + 32], xmm8
            movdqu   xmm8, [rax + 48]
            sha256msg1 xmm8, [rax + 16]
            movdqu   [rax + 48], xmm6
            movdqu   xmm6, [rax + 176]
            sha256msg1 xmm6, [rax + 208]
            paddd    xmm0, xmm8
            paddd    xmm6, xmm11
            sha256msg2 xmm0, xmm15
            movdqu   xmm8, [rip + NSMS_L(K) + 64]
            paddd    xmm13, xmm8
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 16 to 19 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm8
            paddd    xmm0, xmm2
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg2 xmm6, xmm2
            movdqa   xmm0, xmm9                                 /* W_36 to W_39 */
            palignr  xmm0, xmm10, 4
            paddd    xmm8, xmm15
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rax]
            movdqa   xmm8, xmm12
            sha256msg1 xmm8, xmm0
            paddd    xmm8, xmm13
            movdqa   xmm13, xmm11
            palignr  xmm13, xmm15, 4
            movdqu   [rax + 128], xmm15
            movdqa   xmm15, xmm6
            palignr  xmm15, xmm2, 4
            movdqu   [rax + 176], xmm2
            movdqu   xmm2, [rax + 16]
            sha256msg1 xmm2, [rax + 48]
            movdqu   xmm0, [rax + 208]
            sha256msg1 xmm0, [rax + 32]
            paddd    xmm2, xmm13
            paddd    xmm0, xmm15
            sha256msg2 xmm8, xmm9
            sha256msg2 xmm2, xmm11
            movdqu   xmm13, [rip + NSMS_L(K) + 80]
            paddd    xmm12, xmm13
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 20 to 23 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm13
            paddd    xmm0, xmm6
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256msg2 xmm15, xmm6
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm8                                 /* W_40 to W_43 */
            palignr  xmm0, xmm9, 4
            paddd    xmm13, xmm11
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rax]
            movdqa   xmm13, xmm0
            sha256msg1 xmm13, xmm10
            paddd    xmm13, xmm12
            movdqa   xmm12, xmm2
            palignr  xmm12, xmm11, 4
            movdqu   [rax + 16], xmm11
            movdqa   xmm11, xmm15
            palignr  xmm11, xmm6, 4
            sha256msg2 xmm13, xmm8
            movdqu   [rax + 192], xmm6
            movdqu   xmm6, [rax + 48]
            sha256msg1 xmm6, [rax + 128]
            movdqu   [rax + 48], xmm10
            movdqu   xmm10, [rax + 32]
            sha256msg1 xmm10, [rax + 176]
            paddd    xmm6, xmm12
            paddd    xmm10, xmm11
            sha256msg2 xmm6, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 96]
            paddd    xmm0, xmm11
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 24 to 27 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm11
            paddd    xmm0, xmm15
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg2 xmm10, xmm15
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm15, 4
            paddd    xmm11, xmm2
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm13                                /* W_44 to W_47 */
            palignr  xmm0, xmm8, 4
            movdqu   xmm11, [rax + 48]
            movdqu   [rax], xmm15
            movdqa   xmm15, xmm11
            sha256msg1 xmm15, xmm9
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm13
            movdqa   xmm15, xmm6
            palignr  xmm15, xmm2, 4
            movdqu   [rax + 32], xmm2
            movdqu   xmm2, [rax + 128]
            sha256msg1 xmm2, [rax + 16]
            movdqu   [rax + 128], xmm9
            movdqu   xmm9, [rax + 176]
            sha256msg1 xmm9, [rax + 192]
            paddd    xmm2, xmm15
            paddd    xmm9, xmm12
            sha256msg2 xmm9, xmm10
            sha256msg2 xmm2, xmm6
            movdqu   xmm12, [rip + NSMS_L(K) + 112]
            paddd    xmm11, xmm12
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 28 to 31 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm12
            paddd    xmm0, xmm10
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm15                                /* W_48 to W_51 */
            palignr  xmm0, xmm13, 4
            paddd    xmm12, xmm6
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rax + 128]
            movdqa   xmm12, xmm0
            sha256msg1 xmm12, xmm8
            paddd    xmm12, xmm11
            movdqu   xmm11, [rax + 16]
            movdqu   [rax + 48], xmm8
            movdqu   xmm8, [rax + 32]
            sha256msg1 xmm11, xmm8
            movdqa   xmm8, xmm2
            palignr  xmm8, xmm6, 4
            movdqu   [rax + 16], xmm6
            movdqa   xmm6, xmm9
            palignr  xmm6, xmm10, 4
            sha256msg2 xmm12, xmm15
            movdqu   [rax + 176], xmm10
            movdqu   xmm10, [rax + 192]
            sha256msg1 xmm10, [rax]
            paddd    xmm11, xmm8
            movdqu   xmm8, [rip + NSMS_L(K) + 128]
            paddd    xmm0, xmm8
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 32 to 35 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm8
            paddd    xmm0, xmm9
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            paddd    xmm10, xmm6
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg2 xmm10, xmm9
            sha256msg2 xmm11, xmm2
            paddd    xmm8, xmm2
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm12                                /* W_52 to W_55 */
            palignr  xmm0, xmm15, 4
            movdqu   xmm6, [rax + 48]
            movdqa   xmm8, xmm6
            sha256msg1 xmm8, xmm13
            paddd    xmm0, xmm8
            movdqa   xmm8, xmm11
            palignr  xmm8, xmm2, 4
            movdqu   [rax + 128], xmm2
            movdqa   xmm2, xmm10
            palignr  xmm2, xmm9, 4
            sha256msg2 xmm0, xmm12
            movdqu   [rax + 192], xmm9
            movdqu   xmm9, [rax + 32]
            sha256msg1 xmm9, [rax + 16]
            paddd    xmm9, xmm8
            movdqu   xmm8, [rax]
            movdqu   [rax + 32], xmm13
            movdqu   xmm13, [rax + 176]
            sha256msg1 xmm8, xmm13
            paddd    xmm8, xmm2
            sha256msg2 xmm9, xmm11
            sha256msg2 xmm8, xmm10
            movdqu   xmm2, [rip + NSMS_L(K) + 144]
            paddd    xmm6, xmm2
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 36 to 39 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm2
            paddd    xmm0, xmm10
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm13                                /* W_56 to W_59 */
            palignr  xmm0, xmm12, 4
            paddd    xmm2, xmm11
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rax + 32]
            movdqa   xmm2, xmm0
            sha256msg1 xmm2, xmm15
            add      rdx, -1
            movdqu   [rax], xmm15
            movdqa   xmm15, xmm9
            palignr  xmm15, xmm11, 4
            paddd    xmm2, xmm6
            movdqa   xmm6, xmm8
            palignr  xmm6, xmm10, 4
            sha256msg2 xmm2, xmm13
            movdqu   [rax + 48], xmm10
            movdqu   xmm10, [rax + 176]
            sha256msg1 xmm10, [rax + 192]
            paddd    xmm10, xmm6
            movdqu   xmm6, [rip + NSMS_L(K) + 160]
            paddd    xmm0, xmm6
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 40 to 43 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm6
            paddd    xmm0, xmm8
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg2 xmm10, xmm8
            movdqa   xmm0, xmm2                                 /* W_60 to W_63 */
            palignr  xmm0, xmm13, 4
            paddd    xmm6, xmm9
            movdqu   [rax + 32], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rax]
            movdqa   xmm6, xmm0
            sha256msg1 xmm6, xmm12
            paddd    xmm6, xmm13
            movdqa   xmm13, xmm10
            palignr  xmm13, xmm8, 4
            movdqu   [rax + 176], xmm12
            movdqu   xmm12, [rax + 128]
            movdqu   [rax + 208], xmm8
            movdqa   xmm8, xmm12
            sha256msg1 xmm8, xmm11
            movdqu   [rax + 224], xmm11
            movdqu   xmm11, [rax + 16]
            sha256msg1 xmm11, xmm12
            paddd    xmm11, xmm15
            sha256msg2 xmm11, xmm9
            movdqa   xmm12, xmm11
            palignr  xmm12, xmm9, 4
            sha256msg2 xmm6, xmm2
            movdqu   xmm15, [rax + 192]
            movdqu   [rax + 16], xmm6
            movdqu   xmm6, [rax + 48]
            sha256msg1 xmm15, xmm6
            paddd    xmm15, xmm13
            paddd    xmm8, xmm12
            movdqu   xmm12, [rip + NSMS_L(K) + 176]
            paddd    xmm0, xmm12
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 44 to 47 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm12
            paddd    xmm0, xmm10
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            sha256msg2 xmm8, xmm11
            sha256msg2 xmm15, xmm10
            sha256rnds2 xmm3, xmm4, xmm0
            paddd    xmm12, xmm11
            movdqa   xmm0, xmm12
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm11, 4
            movdqa   xmm12, xmm15
            palignr  xmm12, xmm10, 4
            movdqu   xmm13, [rax + 224]
            sha256msg1 xmm13, xmm9
            sha256msg1 xmm6, [rax + 208]
            paddd    xmm0, xmm13
            paddd    xmm6, xmm12
            sha256msg2 xmm0, xmm8
            sha256msg2 xmm6, xmm15
            movdqu   xmm12, [rip + NSMS_L(K) + 192]
            movdqa   xmm13, xmm12
            paddd    xmm13, [rax + 176]
            movdqu   [rax], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 48 to 51 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm12
            paddd    xmm0, xmm15
            movdqa   xmm13, xmm0
            psrldq   xmm13, 8
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm3, xmm4, xmm0
            paddd    xmm12, xmm8
            movdqa   xmm0, xmm12
            psrldq   xmm0, 8
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm14, xmm1, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm8, 4
            movdqa   xmm12, xmm6
            palignr  xmm12, xmm15, 4
            movdqu   xmm13, [rax + 208]
            sha256msg1 xmm13, xmm10
            sha256msg1 xmm9, xmm11
            paddd    xmm0, xmm9
            paddd    xmm13, xmm12
            sha256msg2 xmm0, xmm2
            sha256msg2 xmm13, xmm6
            movdqu   xmm9, [rip + NSMS_L(K) + 208]
            movdqa   xmm12, xmm9
            paddd    xmm12, [rax + 32]
            movdqu   [rax + 32], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 52 to 55 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm0, xmm9
            paddd    xmm0, xmm6
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            paddd    xmm9, xmm2
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg1 xmm11, xmm8
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm2, 4
            movdqa   xmm8, xmm13
            palignr  xmm8, xmm6, 4
            movdqu   xmm6, [rax + 32]
            sha256msg1 xmm6, xmm15
            paddd    xmm0, xmm11
            paddd    xmm6, xmm8
            sha256msg2 xmm0, xmm10
            sha256msg2 xmm6, xmm13
            movdqu   xmm8, [rip + NSMS_L(K) + 224]
            movdqa   xmm9, xmm8
            paddd    xmm9, [rax]
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 56 to 59 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            paddd    xmm13, xmm8
            movdqa   xmm0, xmm13
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            paddd    xmm8, xmm10
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 240]
            movdqa   xmm8, xmm0
            paddd    xmm8, [rax + 16]
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm7, xmm5, xmm0                        /* rounds 60 to 63 */
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqu   xmm8, [rax + 80]
            paddd    xmm8, xmm5                                 /* H = H + (a, b, ...) */
            movdqu   xmm5, [rax + 64]
            paddd    xmm5, xmm7
            paddd    xmm6, xmm9
            movdqa   xmm0, xmm6
            sha256rnds2 xmm4, xmm3, xmm0
            psrldq   xmm0, 8
            movdqu   xmm6, [rax + 96]
            paddd    xmm6, xmm4
            paddd    xmm9, xmm11
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm14, xmm1, xmm0
            movdqu   xmm9, [rax + 144]
            paddd    xmm9, xmm14
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm14, xmm0
            movdqu   xmm0, [rax + 160]
            paddd    xmm0, xmm1
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm2, [rax + 112]
            paddd    xmm2, xmm3
        movdqa       xmm0, xmm10
        movdqa       xmm1, xmm9
        movdqa       xmm3, xmm6
        movdqa       xmm4, xmm8
        mov          rsi, r9
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)

        /* the hash values by rows */
        movdqa       xmm6, xmm0                                 /* message 0 */
        shufps       xmm6, xmm1, 187
        shufps       xmm0, xmm1, 17
        movdqa       xmm1, xmm6
        psrldq       xmm1, 4
        movdqa       xmm7, xmm6
        psrldq       xmm7, 8
        movdqa       xmm8, xmm6
        psrldq       xmm8, 12
        movdqa       xmm9, xmm2                                 /* message 1 */
        shufps       xmm9, xmm3, 187
        movd         ecx, xmm6
        shufps       xmm2, xmm3, 17
        movd         edx, xmm1
        movd         esi, xmm7
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movdqa       xmm3, xmm0
        psrldq       xmm3, 8
        movdqa       xmm6, xmm0
        psrldq       xmm6, 12
        movd         edi, xmm8
        movd         r9d, xmm0
        movd         r10d, xmm1
        movd         r11d, xmm3
        mov          [r8], ecx
        movd         ecx, xmm6
        mov          [r8 + 12], edx
        mov          [r8 + 24], esi
        mov          [r8 + 36], edi
        movdqa       xmm0, xmm9
        psrldq       xmm0, 4
        movdqa       xmm1, xmm9
        psrldq       xmm1, 8
        movdqa       xmm3, xmm9
        psrldq       xmm3, 12
        movdqa       xmm6, xmm2
        psrldq       xmm6, 4
        movd         edx, xmm9
        movd         esi, xmm0
        mov          [r8 + 48], r9d
        movd         edi, xmm1
        mov          [r8 + 60], r10d
        movd         r9d, xmm3
        mov          [r8 + 72], r11d
        mov          [r8 + 84], ecx
        movdqa       xmm0, xmm4                                 /* message 2 */
        shufps       xmm0, xmm5, 187
        movdqa       xmm1, xmm2
        psrldq       xmm1, 8
        movdqa       xmm3, xmm2
        psrldq       xmm3, 12
        shufps       xmm4, xmm5, 17
        movd         ecx, xmm2
        movd         r10d, xmm6
        movd         r11d, xmm1
        mov          [r8 + 4], edx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movdqa       xmm2, xmm0
        psrldq       xmm2, 8
        movdqa       xmm5, xmm0
        psrldq       xmm5, 12
        movd         edx, xmm3
        mov          [r8 + 16], esi
        mov          [r8 + 28], edi
        movd         esi, xmm0
        mov          [r8 + 40], r9d
        movdqa       xmm0, xmm4
        psrldq       xmm0, 4
        movdqa       xmm3, xmm4
        psrldq       xmm3, 8
        movdqa       xmm6, xmm4
        psrldq       xmm6, 12
        movd         edi, xmm1
        mov          [r8 + 52], ecx
        movd         ecx, xmm2
        mov          [r8 + 64], r10d
        movd         r9d, xmm5
        mov          [r8 + 76], r11d
        movd         r10d, xmm4
        mov          [r8 + 88], edx
        movd         edx, xmm0
        movd         r11d, xmm3
        mov          [r8 + 8], esi
        movd         esi, xmm6
        mov          [r8 + 20], edi
        mov          [r8 + 32], ecx
        mov          [r8 + 44], r9d
        mov          [r8 + 56], r10d
        mov          [r8 + 68], edx
        mov          [r8 + 80], r11d
        mov          [r8 + 92], esi
NSMS_L(multi_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 304]
        movaps       xmm7, [rsp + 320]
        movaps       xmm8, [rsp + 336]
        movaps       xmm9, [rsp + 352]
        movaps       xmm10, [rsp + 368]
        movaps       xmm11, [rsp + 384]
        movaps       xmm12, [rsp + 400]
        movaps       xmm13, [rsp + 416]
        movaps       xmm14, [rsp + 432]
        movaps       xmm15, [rsp + 448]
        add          rsp, 472
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 312
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_multi_shani_m3_zen3), . - NSMS_SYMBOL(nsms_sha256_multi_shani_m3_zen3)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_pairs_shani_m3_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_pairs_shani_m3_zen3))
NSMS_SYMBOL(nsms_sha256_pairs_shani_m3_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_pairs_shani_m3_zen3))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 440
        NSMS_SEH(.seh_stackalloc 440)
        movaps       [rsp + 272], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 272)
        movaps       [rsp + 288], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 288)
        movaps       [rsp + 304], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 304)
        movaps       [rsp + 320], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 320)
        movaps       [rsp + 336], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 336)
        movaps       [rsp + 352], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 352)
        movaps       [rsp + 368], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 368)
        movaps       [rsp + 384], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 384)
        movaps       [rsp + 400], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 400)
        movaps       [rsp + 416], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 416)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 280
        .cfi_def_cfa_offset 288
#endif

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; nodes: rsi; digests: rdi; count: rdx. */
NSMS_L(pairs_next_batch):
        cmp          rdx, 3
        jb           NSMS_L(pairs_two_at_once)

        /* a block with message words */
            movdqu   xmm0, [rsi + 64]                           /* W_0 to W_3 */
            movdqu   xmm6, [rsi]
            movdqu   xmm7, [rsi + 128]
            movdqu   xmm8, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm0, xmm8
            movdqu   xmm9, [rsi + 80]                           /* W_4 to W_7 */
            pshufb   xmm7, xmm8
            movdqu   xmm10, [rsi + 16]
            pshufb   xmm9, xmm8
            movdqu   xmm11, [rsi + 32]                          /* W_8 to W_11 */
            movdqu   xmm12, [rsi + 48]                          /* W_12 to W_15 */
            movdqa   xmm13, xmm0                                /* W_16 to W_19 */
            sha256msg1 xmm13, xmm9
            movdqu   xmm14, [rsi + 144]
            pshufb   xmm6, xmm8
            pshufb   xmm14, xmm8
            pshufb   xmm10, xmm8
            movdqu   xmm15, [rsi + 96]
            movdqa   xmm5, xmm7
            sha256msg1 xmm5, xmm14
            pshufb   xmm11, xmm8
            pshufb   xmm12, xmm8
            movdqu   xmm4, [rsi + 112]
            movdqu   xmm3, [rip + NSMS_L(K)]
            paddd    xmm7, xmm3
            pshufb   xmm15, xmm8
            movdqu   xmm2, [rsi + 160]
            movdqu   xmm1, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
            pshufb   xmm4, xmm8
            movdqu   [rax], xmm0
            movdqu   xmm0, [rsi + 176]
            movdqu   [rax + 16], xmm7
            movdqu   xmm7, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqu   [rax + 32], xmm12
            movdqa   xmm12, xmm3
            paddd    xmm12, xmm6
            movdqa   xmm3, xmm9                                 /* W_20 to W_23 */
            sha256msg1 xmm3, xmm15
            pshufb   xmm2, xmm8
            movdqu   [rax + 48], xmm9
            movdqu   xmm9, [rip + NSMS_L(K) + 16]
            movdqu   [rax + 64], xmm6
            movdqa   xmm6, xmm9
            paddd    xmm6, xmm14
            pshufb   xmm0, xmm8
            movdqu   xmm8, [rip + NSMS_L(W1)]
            sha256msg1 xmm14, xmm2
            movdqu   xmm8, [rip + NSMS_L(W1) + 16]
            movdqa   xmm8, xmm4
            palignr  xmm8, xmm15, 4
            movdqu   [rax + 80], xmm6
            movdqa   xmm6, xmm9
            paddd    xmm6, xmm10
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm12
            movdqa   xmm12, xmm7                                /* rounds 0 to 3 */
            sha256rnds2 xmm12, xmm1, xmm0
            paddd    xmm13, xmm8
            psrldq   xmm0, 8
            sha256msg2 xmm13, xmm4
            movdqa   xmm8, xmm9
            palignr  xmm8, xmm2, 4
            movdqa   xmm7, xmm1
            sha256rnds2 xmm7, xmm12, xmm0
            paddd    xmm5, xmm8
            movdqa   xmm0, xmm6
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 4 to 7 */
            psrldq   xmm0, 8
            movdqa   xmm6, xmm15                                /* W_24 to W_27 */
            sha256msg1 xmm6, xmm4
            sha256msg2 xmm5, xmm9
            sha256rnds2 xmm7, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm4, 4
            movdqu   xmm8, [rip + NSMS_L(K) + 32]
            movdqu   [rax + 96], xmm15
            movdqa   xmm15, xmm8
            paddd    xmm15, xmm2
            paddd    xmm0, xmm3
            sha256msg1 xmm2, xmm9
            movdqa   xmm3, xmm8
            paddd    xmm3, xmm11
            movdqu   xmm8, [rax + 64]
            sha256msg1 xmm8, xmm10
            sha256msg2 xmm0, xmm13
            movdqu   [rax + 64], xmm15
            movdqa   xmm15, xmm5
            palignr  xmm15, xmm9, 4
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 8 to 11 */
            paddd    xmm14, xmm15
            psrldq   xmm0, 8
            movdqa   xmm15, xmm1
            palignr  xmm15, xmm13, 4
            sha256msg2 xmm14, xmm5
            sha256rnds2 xmm7, xmm12, xmm0
            movdqu   xmm0, [rax + 32]
            movdqa   xmm3, xmm0
            palignr  xmm3, xmm11, 4
            paddd    xmm6, xmm15
            paddd    xmm8, xmm3
            sha256msg2 xmm6, xmm1
            movdqa   xmm15, xmm14
            palignr  xmm15, xmm5, 4
            sha256msg2 xmm8, xmm0
            movdqa   xmm3, xmm4                                 /* W_28 to W_31 */
            sha256msg1 xmm3, xmm13
            paddd    xmm2, xmm15
            movdqu   xmm15, [rip + NSMS_L(K) + 48]
            movdqu   [rax + 112], xmm3
            movdqa   xmm3, xmm15
            paddd    xmm3, xmm9
            movdqu   [rax + 128], xmm6
            movdqa   xmm6, xmm15
            paddd    xmm6, xmm0
            movdqu   [rax + 144], xmm3
            movdqu   xmm3, [rax + 16]
            movdqa   xmm15, xmm3
            psrldq   xmm15, 8
            sha256msg2 xmm2, xmm14
            sha256msg1 xmm10, xmm11
            sha256msg1 xmm9, xmm5
            movdqu   [rax + 160], xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 12 to 15 */
            psrldq   xmm0, 8
            sha256rnds2 xmm7, xmm12, xmm0
            movdqu   xmm0, [rip + NSMS_L(K)]
            paddd    xmm0, [rax]
            movdqu   xmm6, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqu   [rax], xmm2
            movdqu   xmm2, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            movdqu   [rax + 176], xmm4
            movdqa   xmm4, xmm6
            sha256rnds2 xmm4, xmm2, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 192], xmm14
            movdqa   xmm14, xmm2
            sha256rnds2 xmm14, xmm4, xmm0
            movdqa   xmm0, xmm3
            movdqa   xmm3, xmm6
            sha256rnds2 xmm3, xmm2, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm9, 4
            paddd    xmm0, xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm15
            movdqa   xmm15, xmm2
            sha256rnds2 xmm15, xmm3, xmm0
            sha256msg2 xmm10, xmm8
            movdqu   xmm0, [rip + NSMS_L(K) + 64]
            movdqa   xmm2, xmm0
            paddd    xmm2, xmm5
            movdqu   xmm6, [rip + NSMS_L(K) + 16]
            paddd    xmm6, [rax + 48]
            movdqu   [rax + 16], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqu   xmm0, [rax + 80]
            sha256rnds2 xmm3, xmm15, xmm0
            movdqa   xmm6, xmm2
            paddd    xmm6, xmm8
            sha256msg1 xmm11, xmm9
            movdqa   xmm2, xmm13                                /* W_32 to W_35 */
            sha256msg1 xmm2, xmm1
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm3, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 16 to 19 */
            movdqu   xmm6, [rax + 64]
            movdqu   [rax + 48], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm3, xmm15, xmm0
            psrldq   xmm2, 8
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm7, xmm12, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 32]
            paddd    xmm0, [rax + 96]
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqu   xmm0, [rax + 192]
            sha256msg1 xmm5, xmm0
            movdqa   xmm2, xmm10
            palignr  xmm2, xmm8, 4
            paddd    xmm11, xmm2
            psrldq   xmm6, 8
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm15, xmm3, xmm0
            sha256msg2 xmm11, xmm10
            movdqu   xmm0, [rip + NSMS_L(K) + 80]
            movdqa   xmm6, xmm0
            paddd    xmm6, xmm2
            movdqu   [rax + 64], xmm5
            movdqu   xmm5, [rip + NSMS_L(K) + 48]
            paddd    xmm5, [rax + 176]
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqu   xmm0, [rax + 144]
            sha256rnds2 xmm3, xmm15, xmm0
            movdqa   xmm5, xmm2
            paddd    xmm5, xmm10
            sha256msg1 xmm9, xmm8
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm3, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 20 to 23 */
            psrldq   xmm0, 8
            movdqu   xmm5, [rip + NSMS_L(K) + 64]
            paddd    xmm5, xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqu   xmm0, [rax + 16]
            sha256rnds2 xmm3, xmm15, xmm0
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm7, xmm12, xmm0
            movdqa   xmm0, xmm11
            palignr  xmm0, xmm10, 4
            psrldq   xmm5, 8
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm15, xmm3, xmm0
            paddd    xmm9, xmm13
            paddd    xmm2, xmm1
            movdqa   xmm0, xmm2
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256msg2 xmm9, xmm11
            sha256rnds2 xmm14, xmm4, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm3, xmm15, xmm0
            movdqu   xmm6, [rip + NSMS_L(K) + 96]
            movdqu   xmm13, [rax]
            movdqa   xmm5, xmm6
            paddd    xmm5, xmm13
            movdqa   xmm2, xmm6
            paddd    xmm2, xmm11
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm3, xmm0
            sha256msg1 xmm8, xmm10
            movdqa   xmm0, xmm2
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 24 to 27 */
            movdqu   xmm2, [rax + 128]
            paddd    xmm6, xmm2
            movdqu   [rax + 16], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm3, xmm15, xmm0
            psrldq   xmm10, 8
            movdqa   xmm5, xmm2
            palignr  xmm5, xmm1, 4
            movdqa   xmm13, xmm9
            palignr  xmm13, xmm11, 4
            movdqu   [rax + 32], xmm11
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm7, xmm12, xmm0
            movdqu   xmm0, [rax + 112]
            paddd    xmm0, xmm5
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm14, xmm4, xmm0
            psrldq   xmm11, 8
            movdqa   xmm0, xmm11
            sha256rnds2 xmm15, xmm3, xmm0
            paddd    xmm8, xmm13
            sha256msg1 xmm1, xmm2                               /* W_36 to W_39 */
            movdqu   xmm0, [rax]
            movdqu   xmm6, [rax + 192]
            movdqa   xmm11, xmm0
            palignr  xmm11, xmm6, 4
            sha256msg2 xmm8, xmm9
            sha256msg2 xmm10, xmm2
            movdqu   xmm13, [rax + 160]
            paddd    xmm13, xmm11
            movdqu   xmm11, [rip + NSMS_L(K) + 112]
            sha256msg1 xmm6, xmm0
            movdqa   xmm5, xmm11
            paddd    xmm5, xmm9
            movdqu   [rax + 80], xmm6
            movdqu   xmm6, [rax + 16]
            sha256msg1 xmm6, [rax + 32]
            sha256msg2 xmm13, xmm0
            movdqu   [rax + 16], xmm1
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 28 to 31 */
            movdqa   xmm5, xmm11
            paddd    xmm5, xmm13
            psrldq   xmm0, 8
            paddd    xmm11, xmm10
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm3, xmm15, xmm0
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm7, xmm12, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm9, 4
            movdqa   xmm5, xmm10
            palignr  xmm5, xmm2, 4
            paddd    xmm0, xmm6
            movdqu   xmm6, [rax + 48]
            paddd    xmm6, xmm5
            psrldq   xmm11, 8
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm15, xmm3, xmm0
            sha256msg2 xmm5, xmm8
            sha256msg1 xmm2, xmm10                              /* W_40 to W_43 */
            movdqu   xmm0, [rax]
            movdqa   xmm11, xmm13
            palignr  xmm11, xmm0, 4
            movdqu   xmm1, [rip + NSMS_L(K) + 128]
            sha256msg2 xmm6, xmm10
            movdqu   [rax + 48], xmm2
            movdqu   xmm2, [rax + 64]
            paddd    xmm2, xmm11
            movdqa   xmm11, xmm1
            paddd    xmm11, xmm8
            movdqu   [rax + 64], xmm10
            movdqu   xmm10, [rax + 32]
            sha256msg1 xmm10, xmm9
            sha256msg1 xmm0, xmm13
            movdqu   [rax], xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 32 to 35 */
            sha256msg2 xmm2, xmm13
            psrldq   xmm0, 8
            sha256rnds2 xmm7, xmm12, xmm0
            movdqa   xmm0, xmm1
            paddd    xmm0, xmm2
            movdqa   xmm11, xmm5
            palignr  xmm11, xmm8, 4
            paddd    xmm1, xmm6
            movdqu   [rax + 32], xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm3, xmm15, xmm0
            paddd    xmm10, xmm11
            movdqu   xmm9, [rax + 64]
            movdqa   xmm11, xmm6
            palignr  xmm11, xmm9, 4
            sha256msg2 xmm10, xmm5
            movdqu   xmm1, [rax + 16]
            paddd    xmm1, xmm11
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm3, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 144]
            movdqa   xmm11, xmm0
            paddd    xmm11, xmm5
            sha256msg1 xmm9, xmm6                               /* W_44 to W_47 */
            movdqu   [rax + 16], xmm9
            movdqa   xmm9, xmm2
            palignr  xmm9, xmm13, 4
            movdqu   [rax + 64], xmm3
            movdqu   xmm3, [rax]
            sha256msg1 xmm3, xmm8
            sha256msg2 xmm1, xmm6
            movdqu   [rax], xmm8
            movdqu   xmm8, [rax + 80]
            paddd    xmm8, xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 36 to 39 */
            sha256msg1 xmm13, xmm2
            psrldq   xmm0, 8
            sha256rnds2 xmm7, xmm12, xmm0
            sha256msg2 xmm8, xmm2
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm5, 4
            movdqa   xmm11, xmm9
            paddd    xmm11, xmm8
            paddd    xmm0, xmm3
            paddd    xmm9, xmm1
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm4, xmm14, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm4, xmm0
            movdqu   xmm9, [rax + 64]
            movdqa   xmm0, xmm11
            sha256rnds2 xmm9, xmm15, xmm0
            sha256msg2 xmm3, xmm10
            movdqu   xmm11, [rip + NSMS_L(K) + 160]
            movdqu   [rax + 64], xmm13
            movdqa   xmm13, xmm1
            palignr  xmm13, xmm6, 4
            movdqu   [rax + 80], xmm4
            movdqa   xmm4, xmm11
            paddd    xmm4, xmm10
            movdqu   [rax + 96], xmm14
            movdqu   xmm14, [rax + 48]
            paddd    xmm14, xmm13
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm9, xmm0
            movdqu   xmm0, [rax]
            sha256msg1 xmm0, xmm5                               /* W_48 to W_51 */
            sha256msg1 xmm6, xmm1
            movdqa   xmm13, xmm8
            palignr  xmm13, xmm2, 4
            movdqu   [rax], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 40 to 43 */
            psrldq   xmm0, 8
            sha256msg2 xmm14, xmm1
            movdqu   xmm4, [rax + 32]
            paddd    xmm4, xmm13
            sha256rnds2 xmm7, xmm12, xmm0
            sha256msg1 xmm2, xmm8
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm10, 4
            sha256msg2 xmm4, xmm8
            paddd    xmm0, xmm6
            sha256msg2 xmm0, xmm3
            movdqa   xmm6, xmm11
            paddd    xmm6, xmm4
            movdqu   xmm13, [rip + NSMS_L(K) + 176]
            paddd    xmm11, xmm14
            movdqu   [rax + 32], xmm2
            movdqu   xmm2, [rax + 80]
            movdqu   [rax + 48], xmm8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm2, [rax + 96], xmm0
            psrldq   xmm0, 8
            movdqu   xmm11, [rax + 96]
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm9, xmm15, xmm0
            movdqa   xmm6, xmm13
            paddd    xmm6, xmm3
            movdqu   [rax + 80], xmm2
            movdqa   xmm2, xmm14
            palignr  xmm2, xmm1, 4
            sha256msg1 xmm5, xmm10                              /* W_52 to W_55 */
            movdqu   [rax + 96], xmm10
            movdqu   xmm10, [rax + 16]
            paddd    xmm10, xmm2
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm9, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 44 to 47 */
            psrldq   xmm0, 8
            sha256msg1 xmm1, xmm14
            movdqu   xmm6, [rax + 48]
            movdqa   xmm2, xmm4
            palignr  xmm2, xmm6, 4
            sha256rnds2 xmm7, xmm12, xmm0
            sha256msg2 xmm10, xmm14
            movdqu   xmm0, [rax + 64]
            paddd    xmm0, xmm2
            movdqa   xmm2, xmm8
            palignr  xmm2, xmm3, 4
            paddd    xmm5, xmm2
            sha256msg2 xmm5, xmm8
            sha256msg2 xmm0, xmm4
            movdqu   xmm2, [rip + NSMS_L(K) + 192]
            movdqu   [rax + 16], xmm1
            movdqa   xmm1, xmm13
            paddd    xmm1, xmm0
            movdqa   xmm6, xmm2
            paddd    xmm6, xmm8
            paddd    xmm13, xmm10
            movdqu   xmm2, [rax + 80]
            movdqu   [rax + 64], xmm8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm9, xmm15, xmm0
            movdqu   xmm13, [rax + 96]
            sha256msg1 xmm13, xmm3                              /* W_56 to W_59 */
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 48 to 51 */
            movdqa   xmm6, xmm10
            palignr  xmm6, xmm14, 4
            psrldq   xmm0, 8
            movdqu   [rax + 80], xmm3
            movdqu   xmm3, [rax]
            paddd    xmm3, xmm6
            psrldq   xmm1, 8
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm15, xmm9, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm7, xmm12, xmm0
            sha256msg1 xmm14, xmm10
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm4, 4
            movdqu   xmm6, [rax + 64]
            movdqa   xmm1, xmm5
            palignr  xmm1, xmm6, 4
            paddd    xmm13, xmm1
            movdqu   xmm1, [rax + 48]
            sha256msg1 xmm1, xmm4
            sha256msg2 xmm3, xmm10
            movdqu   [rax], xmm14
            movdqu   xmm14, [rax + 32]
            paddd    xmm0, xmm14
            sha256msg2 xmm13, xmm5
            sha256msg1 xmm4, xmm8
            movdqu   xmm14, [rip + NSMS_L(K) + 208]
            sha256msg2 xmm0, xmm8
            movdqu   [rax + 32], xmm4
            movdqa   xmm4, xmm14
            paddd    xmm4, xmm5
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm12, xmm7, xmm0                       /* rounds 52 to 55 */
            movdqu   xmm4, [rip + NSMS_L(K) + 192]
            movdqu   [rax + 48], xmm1
            movdqa   xmm1, xmm4
            paddd    xmm1, xmm14
            movdqu   [rax + 96], xmm7
            movdqa   xmm7, xmm13                                /* W_60 to W_63 */
            palignr  xmm7, xmm5, 4
            paddd    xmm4, xmm3
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm9, xmm15, xmm0
            movdqu   xmm4, [rax + 80]
            sha256msg1 xmm4, xmm6
            movdqa   xmm6, xmm3
            palignr  xmm6, xmm10, 4
            psrldq   xmm5, 8
            paddd    xmm4, xmm7
            movdqu   xmm7, [rax + 16]
            paddd    xmm7, xmm6
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm9, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 224]
            sha256msg1 xmm10, xmm3
            movdqa   xmm6, xmm14
            palignr  xmm6, xmm8, 4
            movdqu   xmm1, [rax + 96]
            movdqu   [rax + 16], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm1, xmm12, xmm0
            sha256msg2 xmm7, xmm3
            movdqu   xmm0, [rax + 48]
            paddd    xmm0, xmm6
            sha256msg2 xmm4, xmm13
            movdqu   xmm6, [rip + NSMS_L(K) + 240]
            movdqa   xmm5, xmm7
            palignr  xmm5, xmm3, 4
            sha256msg1 xmm8, xmm14
            paddd    xmm13, xmm10
            sha256msg2 xmm0, xmm14
            paddd    xmm4, xmm6
            movdqu   xmm3, [rax]
            paddd    xmm3, xmm5
            movdqa   xmm5, xmm0
            palignr  xmm5, xmm14, 4
            movdqu   xmm14, [rax + 32]
            paddd    xmm14, xmm5
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm12, xmm1, xmm0                       /* rounds 56 to 59 */
            movdqu   xmm13, [rip + NSMS_L(K) + 208]
            movdqa   xmm6, xmm13
            paddd    xmm6, xmm5
            psrldq   xmm0, 8
            movdqu   [rax], xmm8
            movdqa   xmm8, xmm4                                 /* rounds 60 to 63 */
            psrldq   xmm8, 8
            sha256msg2 xmm3, xmm7
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm9, xmm15, xmm0
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm7, 4
            sha256msg2 xmm14, xmm5
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm12, xmm1, xmm0
            paddd    xmm13, xmm7
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm11, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 32]
            movdqu   xmm7, [rip + NSMS_L(W1)]
            movdqa   xmm13, xmm7
            psrldq   xmm13, 8
            psrldq   xmm6, 8
            movdqa   xmm4, xmm14
            palignr  xmm4, xmm5, 4
            movdqu   xmm5, [rip + NSMS_L(W1) + 48]
            movdqu   xmm5, [rax + 16]
            paddd    xmm5, xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm15, xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqu   xmm6, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm12, xmm6                                /* H = H + (a, b, ...) */
            movdqu   xmm0, [rip + NSMS_L(W1) + 16]
            movdqa   xmm8, xmm0
            psrldq   xmm8, 8
            movdqu   xmm6, [rip + NSMS_L(K) + 224]
            movdqu   [rax + 16], xmm8
            movdqa   xmm8, xmm6
            paddd    xmm8, xmm14
            movdqu   xmm0, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm1, xmm0
            movdqu   xmm0, [rax]
            paddd    xmm0, xmm4
            sha256msg2 xmm5, xmm3
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm9, xmm15, xmm0
            movdqu   xmm8, [rip + NSMS_L(W1) + 64]
            paddd    xmm6, xmm3
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm7
            movdqa   xmm6, xmm12
            sha256rnds2 xmm6, xmm1, xmm0
            sha256msg2 xmm4, xmm14
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm13
            movdqa   xmm13, xmm1
            sha256rnds2 xmm13, xmm6, xmm0
            psrldq   xmm3, 8
            movdqa   xmm14, xmm10
            psrldq   xmm14, 8
            movdqu   [rax], xmm1
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm15, xmm9, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 16]
            sha256rnds2 xmm6, xmm13, xmm0
            movdqu   xmm3, [rip + NSMS_L(W1) + 48]
            movdqu   [rax + 32], xmm12
            movdqa   xmm12, xmm3
            psrldq   xmm12, 8
            movdqu   [rax + 48], xmm12
            movdqu   xmm12, [rax + 16]
            movdqu   [rax + 64], xmm1
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm13, xmm6, xmm0
            movdqu   xmm12, [rip + NSMS_L(K) + 240]
            paddd    xmm4, xmm12
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm9, xmm15, xmm0
            paddd    xmm12, xmm5
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm0, 8
            movdqu   xmm12, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqa   xmm4, xmm12
            paddd    xmm4, xmm2
            sha256rnds2 xmm11, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 80]
            movdqu   xmm2, [rip + NSMS_L(W1) + 96]
            movdqu   xmm2, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm11, xmm2
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm7
            movdqa   xmm7, xmm4
            sha256rnds2 xmm7, xmm11, xmm0
            psrldq   xmm5, 8
            paddd    xmm12, xmm9
            movdqu   [rax + 80], xmm4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm15, xmm9, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm9, xmm8
            psrldq   xmm9, 8
            movdqu   xmm5, [rax + 64]
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm5
            movdqa   xmm5, xmm11
            sha256rnds2 xmm5, xmm7, xmm0
            movdqu   [rax + 96], xmm11
            movdqu   xmm11, [rip + NSMS_L(W1) + 16]
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm7, xmm5, xmm0
            paddd    xmm2, xmm15
            movdqu   xmm11, [rax + 48]
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm4
            movdqa   xmm4, xmm12
            sha256rnds2 xmm4, xmm2, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm5, xmm7, xmm0
            movdqu   xmm1, [rip + NSMS_L(W1) + 32]
            movdqu   [rax + 112], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm3
            movdqa   xmm3, xmm2
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 112]
            movdqu   [rax + 64], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm9, xmm10
            psrldq   xmm9, 8
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm5, xmm7, xmm0
            movdqu   xmm14, [rip + NSMS_L(W1) + 48]
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm6, xmm13, xmm0
            movdqu   xmm10, [rip + NSMS_L(W1) + 96]
            movdqa   xmm12, xmm10
            psrldq   xmm12, 8
            movdqu   [rax + 16], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 128]
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm4, xmm3, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 144]
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 112]
            movdqa   xmm11, xmm0
            psrldq   xmm11, 8
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm6, xmm13, xmm0
            movdqu   xmm8, [rax + 16]
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm3, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 160]
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm10, xmm2
            psrldq   xmm10, 8
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm15, xmm14
            psrldq   xmm15, 8
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm4, xmm3, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 176]
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 192]
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm10, xmm12
            psrldq   xmm10, 8
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 208]
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm3, xmm0
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm3, xmm4, xmm0
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm0, xmm8
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm8, xmm11
            psrldq   xmm8, 8
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm10, [rip + NSMS_L(W1) + 224]
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm4, xmm3, xmm0
            movdqu   xmm11, [rip + NSMS_L(W1) + 240]
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm0, xmm9
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm6, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm7, xmm5, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm4, xmm0
            movdqu   xmm8, [rax + 80]
            paddd    xmm8, xmm7
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm13, xmm6, xmm0
            movdqa   xmm0, xmm9
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm7, xmm0
            movdqu   xmm7, [rax + 96]
            paddd    xmm7, xmm5
            sha256rnds2 xmm3, xmm4, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm13, xmm0
            movdqa   xmm2, xmm7
            shufps   xmm2, xmm8, 187
            movdqu   xmm9, [rax + 112]
            paddd    xmm9, xmm4
            movdqa   xmm0, xmm10
            sha256rnds2 xmm13, xmm6, xmm0
            shufps   xmm7, xmm8, 17
            movdqu   xmm5, [rax + 64]
            paddd    xmm5, xmm3
            movdqu   xmm8, [rax + 32]
            paddd    xmm8, xmm6
            movdqu   xmm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm2, xmm6
            movdqa   xmm4, xmm5
            shufps   xmm4, xmm9, 187
            movdqu   xmm1, [rax]
            paddd    xmm1, xmm13
            movdqa   xmm0, xmm1
            shufps   xmm0, xmm8, 187
            pshufb   xmm7, xmm6
            shufps   xmm5, xmm9, 17
            shufps   xmm1, xmm8, 17
            pshufb   xmm4, xmm6
            pshufb   xmm0, xmm6
            pshufb   xmm5, xmm6
            pshufb   xmm1, xmm6
        movdqa       xmm3, xmm7

        /* the digest of every message */
        movdqu       [rdi], xmm0                                /* digest 0 */
        movdqu       [rdi + 16], xmm1
        movdqu       [rdi + 32], xmm2                           /* digest 1 */
        movdqu       [rdi + 48], xmm3
        movdqu       [rdi + 64], xmm4                           /* digest 2 */
        movdqu       [rdi + 80], xmm5

        /* the next nodes */
        add          rsi, 192
        add          rdi, 96
        add          rdx, -3
        jmp          NSMS_L(pairs_next_batch)
        /* Live here: scratch: rax; nodes: rsi; digests: rdi; count: rdx. */
NSMS_L(pairs_two_at_once):
        cmp          rdx, 2
        jb           NSMS_L(pairs_one_at_once)

        /* a block with message words */
        /* Same rounds as below label pairs_next_batch, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            movdqu   xmm0, [rsi]                                /* W_0 to W_3 */
            movdqu   xmm4, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            movdqu   xmm5, [rsi + 16]                           /* W_4 to W_7 */
            movdqu   xmm6, [rsi + 32]                           /* W_8 to W_11 */
            movdqu   xmm7, [rsi + 48]                           /* W_12 to W_15 */
            pshufb   xmm0, xmm4
            pshufb   xmm5, xmm4
            pshufb   xmm6, xmm4
            pshufb   xmm7, xmm4
            movdqu   xmm8, [rip + NSMS_L(K)]
            movdqu   xmm3, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
            movdqu   xmm9, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqa   xmm10, xmm8
            paddd    xmm10, xmm0
            movdqu   xmm11, [rip + NSMS_L(K) + 16]
            movdqu   xmm12, [rip + NSMS_L(W1)]
            movdqu   xmm13, [rip + NSMS_L(W1) + 16]
            movdqa   xmm14, xmm11
            paddd    xmm14, xmm5
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm10
            movdqa   xmm10, xmm9                                /* rounds 0 to 3 */
            sha256rnds2 xmm10, xmm3, xmm0
            psrldq   xmm0, 8
            movdqa   xmm1, xmm3
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 4 to 7 */
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 32]
            movdqa   xmm14, xmm0
            paddd    xmm14, xmm6
            sha256msg1 xmm15, xmm5                              /* W_16 to W_19 */
            movdqu   xmm2, [rsi + 64]
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 8 to 11 */
            pshufb   xmm2, xmm4
            movdqu   xmm14, [rsi + 80]
            pshufb   xmm14, xmm4
            movdqa   xmm12, xmm2
            sha256msg1 xmm12, xmm14
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqu   xmm0, [rsi + 96]
            movdqu   xmm13, [rsi + 112]
            movdqa   xmm11, xmm7
            palignr  xmm11, xmm6, 4
            pshufb   xmm0, xmm4
            pshufb   xmm13, xmm4
            paddd    xmm15, xmm11
            movdqa   xmm11, xmm14                               /* W_20 to W_23 */
            sha256msg1 xmm11, xmm0
            sha256msg2 xmm15, xmm7
            movdqa   xmm4, xmm13
            palignr  xmm4, xmm0, 4
            movdqu   [rax], xmm14
            movdqu   xmm14, [rip + NSMS_L(K) + 48]
            paddd    xmm12, xmm4
            movdqa   xmm4, xmm14
            paddd    xmm4, xmm7
            sha256msg2 xmm12, xmm13
            sha256msg1 xmm5, xmm6
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 12 to 15 */
            movdqa   xmm4, xmm14                                /* W_24 to W_27 */
            sha256msg1 xmm4, xmm13
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm13, 4
            paddd    xmm0, xmm11
            movdqa   xmm11, xmm15
            palignr  xmm11, xmm7, 4
            sha256msg2 xmm0, xmm12
            paddd    xmm5, xmm11
            sha256msg2 xmm5, xmm15
            movdqu   xmm11, [rip + NSMS_L(K) + 64]
            movdqu   [rax + 16], xmm14
            movdqa   xmm14, xmm0
            palignr  xmm14, xmm12, 4
            movdqu   [rax + 32], xmm5
            movdqa   xmm5, xmm11
            paddd    xmm5, xmm15
            paddd    xmm4, xmm14
            sha256msg1 xmm6, xmm7
            sha256msg2 xmm4, xmm0
            movdqa   xmm14, xmm13                               /* W_28 to W_31 */
            sha256msg1 xmm14, xmm12
            movdqu   [rax + 48], xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 16 to 19 */
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            paddd    xmm8, xmm2
            movdqa   xmm0, xmm8
            movdqa   xmm5, xmm9
            sha256rnds2 xmm5, xmm3, xmm0
            movdqu   xmm8, [rax + 32]
            movdqa   xmm2, xmm8
            palignr  xmm2, xmm15, 4
            paddd    xmm6, xmm2
            psrldq   xmm0, 8
            movdqa   xmm2, xmm3
            sha256rnds2 xmm2, xmm5, xmm0
            sha256msg2 xmm6, xmm8
            movdqu   xmm0, [rip + NSMS_L(K) + 80]
            movdqa   xmm9, xmm0
            paddd    xmm9, xmm8
            movdqu   xmm3, [rip + NSMS_L(K) + 16]
            paddd    xmm3, [rax]
            movdqu   [rax], xmm4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm5, xmm2, xmm0
            sha256msg1 xmm7, xmm15
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 20 to 23 */
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm8, 4
            movdqu   xmm9, [rip + NSMS_L(K) + 32]
            paddd    xmm9, [rax + 16]
            paddd    xmm0, xmm7
            sha256msg2 xmm0, xmm6
            movdqa   xmm7, xmm12                                /* W_32 to W_35 */
            sha256msg1 xmm7, xmm14
            movdqu   xmm3, [rip + NSMS_L(K) + 96]
            movdqu   [rax + 16], xmm7
            movdqa   xmm7, xmm9
            psrldq   xmm7, 8
            movdqu   [rax + 64], xmm7
            movdqa   xmm7, xmm3
            paddd    xmm7, xmm6
            sha256msg1 xmm15, xmm8
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 24 to 27 */
            movdqu   xmm7, [rip + NSMS_L(K) + 48]
            paddd    xmm7, xmm13
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm6, 4
            movdqa   xmm13, xmm7
            psrldq   xmm13, 8
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm3
            paddd    xmm11, xmm12
            movdqu   xmm12, [rip + NSMS_L(K) + 112]
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm3
            movdqa   xmm12, xmm11
            psrldq   xmm12, 8
            sha256msg1 xmm8, xmm6                               /* W_36 to W_39 */
            movdqu   [rax + 32], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 28 to 31 */
            paddd    xmm4, xmm14
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm2, xmm0
            movdqu   xmm0, [rax + 64]
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm5, xmm2, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm5, xmm2, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm5, xmm2, xmm0
            movdqa   xmm4, xmm6
            palignr  xmm4, xmm3, 4
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            paddd    xmm8, xmm4
            sha256msg2 xmm8, xmm6
            movdqu   xmm0, [rip + NSMS_L(K) + 128]
            movdqu   xmm4, [rip + NSMS_L(K) + 96]
            movdqu   xmm7, [rax]
            paddd    xmm4, xmm7
            movdqa   xmm9, xmm0
            paddd    xmm9, xmm6
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm5, xmm2, xmm0
            movdqu   xmm4, [rax + 32]
            sha256msg1 xmm4, xmm3                               /* W_40 to W_43 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 32 to 35 */
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm7
            palignr  xmm0, xmm14, 4
            movdqa   xmm9, xmm8
            palignr  xmm9, xmm6, 4
            movdqu   xmm12, [rax + 48]
            paddd    xmm0, xmm12
            paddd    xmm4, xmm9
            sha256msg1 xmm14, xmm7
            sha256msg2 xmm4, xmm8
            movdqu   xmm9, [rip + NSMS_L(K) + 144]
            sha256msg2 xmm0, xmm7
            movdqa   xmm12, xmm9
            paddd    xmm12, xmm8
            sha256msg1 xmm3, xmm6                               /* W_44 to W_47 */
            movdqu   xmm13, [rip + NSMS_L(K) + 112]
            paddd    xmm13, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm2, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 36 to 39 */
            psrldq   xmm13, 8
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm5, xmm0
            psrldq   xmm12, 8
            movdqa   xmm0, xmm12
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm4
            palignr  xmm0, xmm8, 4
            movdqa   xmm12, xmm15
            palignr  xmm12, xmm7, 4
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm4
            movdqu   xmm13, [rax + 16]
            paddd    xmm13, xmm12
            movdqu   xmm12, [rip + NSMS_L(K) + 160]
            movdqa   xmm3, xmm12
            paddd    xmm3, xmm4
            sha256msg1 xmm7, xmm15
            sha256msg2 xmm13, xmm15
            sha256msg1 xmm6, xmm8                               /* W_48 to W_51 */
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 40 to 43 */
            paddd    xmm11, xmm13
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm5, xmm2, xmm0
            movdqa   xmm11, xmm12
            palignr  xmm11, xmm4, 4
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            paddd    xmm6, xmm11
            sha256msg2 xmm6, xmm12
            movdqu   xmm0, [rip + NSMS_L(K) + 176]
            movdqa   xmm11, xmm13
            palignr  xmm11, xmm15, 4
            movdqa   xmm3, xmm0
            paddd    xmm3, xmm12
            sha256msg1 xmm8, xmm4                               /* W_52 to W_55 */
            paddd    xmm14, xmm11
            sha256msg1 xmm15, xmm13
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 44 to 47 */
            sha256msg2 xmm14, xmm13
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            paddd    xmm9, xmm14
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm12, 4
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm2, xmm0
            paddd    xmm8, xmm3
            movdqu   xmm9, [rip + NSMS_L(K) + 208]
            sha256msg2 xmm8, xmm6
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 192]
            movdqa   xmm3, xmm0
            paddd    xmm3, xmm6
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm4, xmm12                              /* W_56 to W_59 */
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 48 to 51 */
            paddd    xmm7, xmm11
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            sha256msg1 xmm13, xmm14
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm6, 4
            sha256msg2 xmm7, xmm14
            movdqa   xmm11, xmm7
            palignr  xmm11, xmm14, 4
            paddd    xmm0, xmm4
            movdqu   xmm4, [rip + NSMS_L(K) + 160]
            paddd    xmm4, xmm7
            sha256msg2 xmm0, xmm8
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm5, xmm2, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm9
            paddd    xmm0, xmm8
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 52 to 55 */
            movdqa   xmm4, xmm3                                 /* W_60 to W_63 */
            palignr  xmm4, xmm8, 4
            sha256msg1 xmm12, xmm6
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            paddd    xmm15, xmm11
            paddd    xmm12, xmm4
            sha256msg1 xmm14, xmm7
            movdqu   xmm0, [rip + NSMS_L(K) + 224]
            sha256msg2 xmm15, xmm7
            sha256msg2 xmm12, xmm3
            movdqu   xmm4, [rip + NSMS_L(K) + 176]
            paddd    xmm4, xmm15
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm5, xmm2, xmm0
            movdqu   xmm4, [rip + NSMS_L(K) + 240]
            paddd    xmm3, xmm6
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm5, xmm0
            paddd    xmm12, xmm4
            movdqa   xmm0, xmm3
            sha256rnds2 xmm10, xmm1, xmm0                       /* rounds 56 to 59 */
            movdqa   xmm8, xmm15
            palignr  xmm8, xmm7, 4
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm10, xmm0
            movdqa   xmm0, xmm12                                /* rounds 60 to 63 */
            psrldq   xmm0, 8
            paddd    xmm13, xmm8
            movdqu   xmm8, [rip + NSMS_L(W1)]
            movdqa   xmm11, xmm8
            psrldq   xmm11, 8
            sha256msg1 xmm7, xmm15
            sha256msg2 xmm13, xmm15
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm10, xmm1, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm1, xmm10, xmm0
            movdqu   xmm3, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm1, xmm3                                 /* H = H + (a, b, ...) */
            movdqu   xmm0, [rip + NSMS_L(W1) + 16]
            movdqa   xmm12, xmm0
            psrldq   xmm12, 8
            movdqu   xmm3, [rip + NSMS_L(W1) + 32]
            movdqu   xmm4, [rip + NSMS_L(W1) + 48]
            movdqu   xmm6, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm10, xmm6
            movdqu   xmm6, [rip + NSMS_L(K) + 192]
            paddd    xmm6, xmm13
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm5, xmm2, xmm0
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm8
            movdqa   xmm8, xmm10
            sha256rnds2 xmm8, xmm1, xmm0
            psrldq   xmm6, 8
            movdqu   [rax], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm2, xmm5, xmm0
            movdqa   xmm0, xmm3
            psrldq   xmm0, 8
            movdqa   xmm6, xmm4
            psrldq   xmm6, 8
            movdqa   xmm10, xmm13
            palignr  xmm10, xmm15, 4
            movdqu   [rax + 16], xmm5
            movdqu   xmm5, [rip + NSMS_L(W1) + 64]
            paddd    xmm14, xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm11
            movdqa   xmm11, xmm1
            sha256rnds2 xmm11, xmm8, xmm0
            movdqu   [rax + 32], xmm1
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm11, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm8, xmm11, xmm0
            sha256msg1 xmm15, xmm13
            movdqa   xmm3, xmm5
            psrldq   xmm3, 8
            sha256msg2 xmm14, xmm13
            movdqu   xmm0, [rip + NSMS_L(W1) + 80]
            movdqu   [rax + 48], xmm12
            movdqa   xmm12, xmm14
            palignr  xmm12, xmm13, 4
            movdqu   xmm13, [rip + NSMS_L(W1) + 96]
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm8, xmm11, xmm0
            paddd    xmm7, xmm12
            movdqa   xmm4, xmm9
            psrldq   xmm4, 8
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm8, xmm11, xmm0
            movdqu   xmm5, [rip + NSMS_L(K) + 208]
            paddd    xmm5, xmm14
            movdqu   xmm0, [rax + 16]
            movdqu   [rax + 64], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm6, xmm2, xmm0
            movdqu   xmm5, [rip + NSMS_L(W1) + 112]
            movdqa   xmm12, xmm13
            psrldq   xmm12, 8
            movdqu   [rax + 16], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm11, xmm0
            psrldq   xmm10, 8
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm2, xmm6, xmm0
            sha256msg2 xmm7, xmm14
            movdqa   xmm0, xmm5
            psrldq   xmm0, 8
            movdqa   xmm10, xmm7
            palignr  xmm10, xmm14, 4
            movdqu   xmm14, [rip + NSMS_L(W1) + 128]
            movdqu   xmm9, [rip + NSMS_L(W1) + 144]
            movdqu   [rax + 80], xmm3
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm8, xmm11, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm8, xmm11, xmm0
            movdqa   xmm5, xmm14
            psrldq   xmm5, 8
            paddd    xmm15, xmm10
            movdqa   xmm10, xmm9
            psrldq   xmm10, 8
            movdqu   xmm0, [rip + NSMS_L(K) + 224]
            paddd    xmm0, xmm7
            sha256rnds2 xmm6, xmm2, xmm0
            movdqu   [rax + 96], xmm12
            movdqu   xmm12, [rip + NSMS_L(W1) + 160]
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm8, xmm11, xmm0
            psrldq   xmm13, 8
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm6, xmm0
            movdqa   xmm0, xmm12
            psrldq   xmm0, 8
            sha256msg2 xmm15, xmm7
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm11, xmm0
            movdqu   xmm9, [rip + NSMS_L(W1) + 192]
            movdqu   xmm13, [rip + NSMS_L(W1) + 176]
            movdqu   [rax + 112], xmm5
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm8, xmm11, xmm0
            movdqu   xmm12, [rip + NSMS_L(K) + 240]
            paddd    xmm12, xmm15
            movdqa   xmm15, xmm13
            psrldq   xmm15, 8
            movdqu   [rax + 128], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm6, xmm2, xmm0
            movdqa   xmm12, xmm9
            psrldq   xmm12, 8
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm6, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 208]
            movdqu   xmm10, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm10, xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm8, xmm11, xmm0
            movdqu   xmm13, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm13, xmm2
            movdqu   xmm2, [rip + NSMS_L(W1)]
            movdqu   [rax + 144], xmm7
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm2
            movdqa   xmm2, xmm10
            sha256rnds2 xmm2, xmm13, xmm0
            movdqa   xmm0, xmm6
            psrldq   xmm0, 8
            movdqu   [rax + 160], xmm10
            movdqu   xmm10, [rip + NSMS_L(W1) + 224]
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm1
            movdqa   xmm1, xmm13
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 16]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 240]
            movdqu   [rax + 176], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm11, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm8, xmm11, xmm0
            movdqu   xmm6, [rax + 48]
            movdqu   [rax + 192], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 32]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10
            psrldq   xmm0, 8
            movdqa   xmm6, xmm13
            psrldq   xmm6, 8
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm8, xmm11, xmm0
            movdqu   xmm10, [rax + 16]
            movdqu   [rax + 48], xmm7
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 48]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm8, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm8, xmm11, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm11, xmm8, xmm0
            movdqu   xmm6, [rax + 64]
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 64]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm6, [rax]
            paddd    xmm6, xmm8
            movdqu   xmm8, [rax + 32]
            paddd    xmm8, xmm11
            movdqa   xmm0, xmm8
            shufps   xmm0, xmm6, 187
            shufps   xmm8, xmm6, 17
            movdqu   xmm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm0, xmm6
            movdqu   xmm11, [rax + 80]
            movdqu   [rax], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 80]
            sha256rnds2 xmm2, xmm1, xmm0
            pshufb   xmm8, xmm6
            movdqa   xmm0, xmm4
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 96]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax + 96]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 112]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm1, xmm2, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax + 112]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax + 128]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 160]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax + 144]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 176]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax + 192]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 208]
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax + 48]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm1, xmm2, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rax]
            sha256rnds2 xmm1, xmm2, xmm0
            movdqu   xmm4, [rax + 160]
            paddd    xmm4, xmm2
            movdqu   xmm3, [rax + 176]
            paddd    xmm3, xmm1
            movdqa   xmm2, xmm3
            shufps   xmm2, xmm4, 187
            shufps   xmm3, xmm4, 17
            pshufb   xmm2, xmm6
            pshufb   xmm3, xmm6
        movdqa       xmm0, xmm13
        movdqa       xmm1, xmm8

        /* the digest of every message */
        movdqu       [rdi], xmm0                                /* digest 0 */
        movdqu       [rdi + 16], xmm1
        movdqu       [rdi + 32], xmm2                           /* digest 1 */
        movdqu       [rdi + 48], xmm3

        /* the next nodes */
        add          rsi, 128
        add          rdi, 64
        add          rdx, -2
        jmp          NSMS_L(pairs_two_at_once)
        /* Live here: scratch: rax; nodes: rsi; digests: rdi; count: rdx. */
NSMS_L(pairs_one_at_once):
        cmp          rdx, 0
        je           NSMS_L(pairs_done)

        /* a block with message words */
        /* Same rounds as below label pairs_next_batch, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        movdqu       xmm2, [rip + NSMS_L(shuffle_32107654ba98fedc)] /* W_0 to W_3 */
        movdqu       xmm0, [rsi]
        movdqu       xmm1, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
        movdqu       xmm3, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        movdqu       xmm4, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm5, [rsi + 32]                           /* W_8 to W_11 */
        pshufb       xmm0, xmm2
        pshufb       xmm4, xmm2
        movdqu       xmm6, [rsi + 48]                           /* W_12 to W_15 */
        movdqu       xmm7, [rip + NSMS_L(W1)]
        movdqu       xmm8, [rip + NSMS_L(W1) + 16]
        movdqa       xmm9, xmm0
        paddd        xmm9, [rip + NSMS_L(K)]
        movdqu       xmm10, [rip + NSMS_L(W1) + 32]
        movdqa       xmm11, xmm4
        paddd        xmm11, [rip + NSMS_L(K) + 16]
        sha256msg1   xmm0, xmm4                                 /* W_16 to W_19 */
        pshufb       xmm5, xmm2
        movdqu       xmm12, [rip + NSMS_L(W1) + 48]
        movdqu       xmm13, [rip + NSMS_L(W1) + 64]
        movdqu       xmm14, [rip + NSMS_L(W1) + 80]
        movdqa       xmm15, xmm0
        movdqa       xmm0, xmm9
        movdqa       xmm9, xmm3                                 /* rounds 0 to 3 */
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm12, xmm5
        paddd        xmm12, [rip + NSMS_L(K) + 32]
        psrldq       xmm0, 8
        movdqa       xmm10, xmm1
        sha256rnds2  xmm10, xmm9, xmm0
        pshufb       xmm6, xmm2
        movdqa       xmm0, xmm6
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm15
        sha256msg2   xmm0, xmm6
        movdqa       xmm15, xmm0
        paddd        xmm15, [rip + NSMS_L(K) + 64]
        movdqa       xmm2, xmm11                                /* rounds 4 to 7 */
        psrldq       xmm2, 8
        sha256msg1   xmm4, xmm5                                 /* W_20 to W_23 */
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm1
        palignr      xmm0, xmm6, 4
        movdqa       xmm11, xmm12                               /* rounds 8 to 11 */
        psrldq       xmm11, 8
        movdqa       xmm3, xmm6
        paddd        xmm3, [rip + NSMS_L(K) + 48]
        paddd        xmm0, xmm4
        sha256msg2   xmm0, xmm1
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm4
        paddd        xmm0, [rip + NSMS_L(K) + 80]
        movdqa       xmm2, xmm15                                /* rounds 16 to 19 */
        psrldq       xmm2, 8
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm10, xmm0
        sha256msg1   xmm5, xmm6                                 /* W_24 to W_27 */
        movdqa       xmm0, xmm4
        palignr      xmm0, xmm1, 4
        movdqa       xmm12, xmm3                                /* rounds 12 to 15 */
        psrldq       xmm12, 8
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm10, xmm9, xmm0
        paddd        xmm5, xmm7
        sha256msg2   xmm5, xmm4
        movdqa       xmm0, xmm3
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm5
        paddd        xmm0, [rip + NSMS_L(K) + 96]
        movdqa       xmm3, xmm8                                 /* rounds 20 to 23 */
        psrldq       xmm3, 8
        sha256msg1   xmm6, xmm1                                 /* W_28 to W_31 */
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm15
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm4, 4
        paddd        xmm0, xmm6
        sha256msg2   xmm0, xmm5
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 112]
        movdqa       xmm6, xmm7                                 /* rounds 24 to 27 */
        psrldq       xmm6, 8
        sha256msg1   xmm1, xmm4                                 /* W_32 to W_35 */
        movdqa       xmm11, xmm0
        palignr      xmm11, xmm5, 4
        paddd        xmm1, xmm11
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm10, xmm0
        sha256msg2   xmm1, xmm11
        movdqa       xmm0, xmm1
        paddd        xmm0, [rip + NSMS_L(K) + 128]
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm2                                 /* rounds 28 to 31 */
        psrldq       xmm0, 8
        sha256msg1   xmm4, xmm5                                 /* W_36 to W_39 */
        movdqa       xmm6, xmm1
        palignr      xmm6, xmm11, 4
        paddd        xmm4, xmm6
        movdqa       xmm6, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm3                                 /* rounds 32 to 35 */
        psrldq       xmm0, 8
        sha256msg1   xmm5, xmm11                                /* W_40 to W_43 */
        sha256msg1   xmm11, xmm1                                /* W_44 to W_47 */
        movdqa       xmm2, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm10, xmm9, xmm0
        sha256msg2   xmm4, xmm1
        movdqa       xmm0, xmm4
        paddd        xmm0, [rip + NSMS_L(K) + 144]
        movdqa       xmm2, xmm4
        palignr      xmm2, xmm1, 4
        paddd        xmm5, xmm2
        sha256msg2   xmm5, xmm4
        movdqa       xmm2, xmm5
        paddd        xmm2, [rip + NSMS_L(K) + 160]
        movdqa       xmm3, xmm0                                 /* rounds 36 to 39 */
        psrldq       xmm3, 8
        movdqa       xmm6, xmm5
        palignr      xmm6, xmm4, 4
        paddd        xmm11, xmm6
        sha256rnds2  xmm9, xmm10, xmm0
        sha256msg2   xmm11, xmm5
        movdqa       xmm0, xmm11
        paddd        xmm0, [rip + NSMS_L(K) + 176]
        movdqa       xmm6, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm2                                 /* rounds 40 to 43 */
        psrldq       xmm0, 8
        sha256msg1   xmm1, xmm4                                 /* W_48 to W_51 */
        movdqa       xmm3, xmm11
        palignr      xmm3, xmm5, 4
        paddd        xmm1, xmm3
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm9, xmm10, xmm0
        sha256msg2   xmm1, xmm11
        movdqa       xmm0, xmm1
        paddd        xmm0, [rip + NSMS_L(K) + 192]
        movdqa       xmm2, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm6                                 /* rounds 44 to 47 */
        psrldq       xmm0, 8
        sha256msg1   xmm4, xmm5                                 /* W_52 to W_55 */
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm1
        palignr      xmm0, xmm11, 4
        paddd        xmm0, xmm4
        sha256msg2   xmm0, xmm1
        movdqa       xmm3, xmm0
        paddd        xmm3, [rip + NSMS_L(K) + 208]
        movdqu       xmm4, [rip + NSMS_L(W1) + 96]
        movdqa       xmm6, xmm2                                 /* rounds 48 to 51 */
        psrldq       xmm6, 8
        sha256msg1   xmm5, xmm11                                /* W_56 to W_59 */
        movdqa       xmm7, xmm0
        palignr      xmm7, xmm1, 4
        movdqu       xmm8, [rip + NSMS_L(W1) + 112]
        paddd        xmm5, xmm7
        movdqa       xmm7, xmm13
        psrldq       xmm7, 8
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm10, xmm9, xmm0
        sha256msg2   xmm5, xmm12
        movdqu       xmm0, [rip + NSMS_L(W1) + 128]
        movdqa       xmm2, xmm3                                 /* rounds 52 to 55 */
        psrldq       xmm2, 8
        movdqa       xmm6, xmm5
        paddd        xmm6, [rip + NSMS_L(K) + 224]
        movdqu       xmm15, [rip + NSMS_L(W1) + 144]
        sha256msg1   xmm11, xmm1                                /* W_60 to W_63 */
        movdqu       xmm1, [rip + NSMS_L(W1) + 160]
        movdqa       xmm1, xmm5
        palignr      xmm1, xmm12, 4
        movdqu       xmm12, [rip + NSMS_L(W1) + 176]
        movdqu       xmm12, [rip + NSMS_L(W1) + 192]
        movdqa       xmm12, xmm14
        psrldq       xmm12, 8
        movdqa       xmm15, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm9, xmm10, xmm0
        paddd        xmm11, xmm1
        sha256msg2   xmm11, xmm5
        movdqu       xmm0, [rip + NSMS_L(W1) + 208]
        movdqa       xmm3, xmm6                                 /* rounds 56 to 59 */
        psrldq       xmm3, 8
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm10, xmm9, xmm0
        paddd        xmm11, [rip + NSMS_L(K) + 240]
        movdqu       xmm0, [rip + NSMS_L(W1) + 224]
        movdqu       xmm2, [rip + NSMS_L(W1) + 240]
        movdqu       xmm1, [rip + NSMS_L(W1)]
        movdqa       xmm2, xmm1
        psrldq       xmm2, 8
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm9, xmm10, xmm0
        movdqa       xmm0, xmm4
        psrldq       xmm0, 8
        movdqa       xmm6, xmm11                                /* rounds 60 to 63 */
        psrldq       xmm6, 8
        movdqu       xmm5, [rip + NSMS_L(W1) + 16]
        movdqu       [rax], xmm0
        movdqa       xmm0, xmm5
        psrldq       xmm0, 8
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm10, xmm9, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm9, xmm10, xmm0
        movdqu       xmm3, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        paddd        xmm3, xmm9                                 /* H = H + (a, b, ...) */
        movdqu       xmm0, [rip + NSMS_L(W1) + 32]
        movdqa       xmm11, xmm0
        psrldq       xmm11, 8
        movdqu       [rax + 16], xmm12
        movdqu       xmm12, [rip + NSMS_L(W1) + 48]
        movdqa       xmm14, xmm12
        psrldq       xmm14, 8
        movdqu       [rax + 32], xmm7
        movdqa       xmm7, xmm8
        psrldq       xmm7, 8
        movdqu       [rax + 48], xmm7
        movdqa       xmm7, xmm15
        psrldq       xmm7, 8
        movdqu       [rax + 64], xmm7
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm10, xmm9, xmm0
        movdqu       xmm6, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
        paddd        xmm6, xmm10
        movdqa       xmm0, xmm1
        movdqa       xmm9, xmm3
        sha256rnds2  xmm9, xmm6, xmm0
        movdqa       xmm0, xmm2
        movdqa       xmm1, xmm6
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm14
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm13
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rax + 32]
        sha256rnds2  xmm1, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 80]
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rax + 16]
        sha256rnds2  xmm1, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 96]
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rax]
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 144]
        movdqa       xmm2, xmm0
        psrldq       xmm2, 8
        movdqu       xmm4, [rax + 48]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm15
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rax + 64]
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm1, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 160]
        movdqa       xmm2, xmm0
        psrldq       xmm2, 8
        movdqu       xmm4, [rip + NSMS_L(W1) + 176]
        movdqa       xmm5, xmm4
        psrldq       xmm5, 8
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 192]
        movdqa       xmm7, xmm0
        psrldq       xmm7, 8
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 208]
        movdqa       xmm2, xmm0
        psrldq       xmm2, 8
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 224]
        movdqa       xmm5, xmm0
        psrldq       xmm5, 8
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm9, xmm1, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 240]
        movdqa       xmm4, xmm0
        psrldq       xmm4, 8
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm1, xmm9, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm1, xmm0
        paddd        xmm3, xmm9
        movdqa       xmm0, xmm4
        sha256rnds2  xmm1, xmm9, xmm0
        paddd        xmm1, xmm6
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm3, 187
        shufps       xmm1, xmm3, 17
        movdqu       xmm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm2
        pshufb       xmm1, xmm2

        /* the digest of every message */
        movdqu       [rdi], xmm0                                /* digest 0 */
        movdqu       [rdi + 16], xmm1

        /* the next nodes */
        add          rsi, 64
        add          rdi, 32
        add          rdx, -1
        jmp          NSMS_L(pairs_one_at_once)
NSMS_L(pairs_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 272]
        movaps       xmm7, [rsp + 288]
        movaps       xmm8, [rsp + 304]
        movaps       xmm9, [rsp + 320]
        movaps       xmm10, [rsp + 336]
        movaps       xmm11, [rsp + 352]
        movaps       xmm12, [rsp + 368]
        movaps       xmm13, [rsp + 384]
        movaps       xmm14, [rsp + 400]
        movaps       xmm15, [rsp + 416]
        add          rsp, 440
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 280
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_pairs_shani_m3_zen3), . - NSMS_SYMBOL(nsms_sha256_pairs_shani_m3_zen3)
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

/* nsms_sha256_multi_shani_m3_zen3: 9 integer registers, 16 vector registers, 42 spills.
 *   Register map: to1, to2: rcx, rdi; scratch: rax; blocks: rdx; abef0: xmm0; cdgh0: xmm1;
 *     abef1: xmm2; cdgh1: xmm3; abef2: xmm4; cdgh2: xmm5; data: rsi; state: r8. Slots of the frame
 *     that are not named here hold spilled values.
 *     to1, to2: address of message 1, 2, ... minus address of message 0.
 *     abef0..abef2: a, b, e, f (a in the highest lane) of the hash value of messages 0..2.
 *     cdgh0..cdgh2: c, d, g, h (c in the highest lane) of the hash value of messages 0..2.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * nsms_sha256_pairs_shani_m3_zen3: 4 integer registers, 16 vector registers, 85 spills.
 *   Register map: scratch: rax; nodes: rsi; digests: rdi; count: rdx. Slots of the frame that are
 *     not named here hold spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_multi_shani_m3_zen3
 *   signature: void nsms_sha256_multi_shani_m3_zen3(uint32_t state[24], const void *const data[3], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 96, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 24, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 312, win64: 488}
 *   features: [sha_ni, sse4_1, ssse3]
 * - name: nsms_sha256_pairs_shani_m3_zen3
 *   signature: void nsms_sha256_pairs_shani_m3_zen3(void *digests, const void *nodes, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * count, align: 1, access: read}
 *     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
 *   stack_bytes: {sysv: 280, win64: 456}
 *   features: [sha_ni, ssse3]
 */
