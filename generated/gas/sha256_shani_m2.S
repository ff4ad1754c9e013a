/* sha256_shani_m2.S, written by nsms: make gen HASH=sha256 ISA=shani KIND=multi M=2
 *
 * void nsms_sha256_multi_shani_m2(uint32_t state[16], const void *const data[2], size_t blocks);
 *   SHA-224, SHA-256: hash values of 2 messages after any number of blocks of each; state[i*2 + j]
 *   is word i of message j, whose blocks begin at data[j].
 *   Reads 64 bytes at state, 16 bytes at data and 64 * blocks bytes at each of these pointers; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 566 instructions (System V); 264 bytes of stack (System V), 440 (Win64).
 * void nsms_sha256_pairs_shani_m2(void *digests, const void *nodes, size_t count);
 *   SHA-224, SHA-256: digests of nodes of two digests each, 2 at once; digests may be nodes.
 *   Reads 64 * count bytes at nodes; writes 32 * count bytes at digests.
 *   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 986 instructions (System V); 168 bytes of stack (System V), 344 (Win64).
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
#  define NSMS_L(name) Lsha256_shani_m2_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m2_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m2_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_multi_shani_m2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_multi_shani_m2))
NSMS_SYMBOL(nsms_sha256_multi_shani_m2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_multi_shani_m2))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 424
        NSMS_SEH(.seh_stackalloc 424)
        movaps       [rsp + 256], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 256)
        movaps       [rsp + 272], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 272)
        movaps       [rsp + 288], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 288)
        movaps       [rsp + 304], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 304)
        movaps       [rsp + 320], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 320)
        movaps       [rsp + 336], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 336)
        movaps       [rsp + 352], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 352)
        movaps       [rsp + 368], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 368)
        movaps       [rsp + 384], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 384)
        movaps       [rsp + 400], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 400)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 264
        .cfi_def_cfa_offset 272
#endif
        cmp          rdx, 0
        je           NSMS_L(multi_done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          r8, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r8
        mov          rsi, r8

        /* the hash values in the lanes that the instructions require */
        movd         xmm4, [rdi]                                /* message 0 */
        movd         xmm1, [rdi + 32]
        movd         xmm5, [rdi + 4]                            /* message 1 */
        movd         xmm3, [rdi + 36]
        pinsrd       xmm4, [rdi + 8], 1
        pinsrd       xmm1, [rdi + 40], 1
        pinsrd       xmm5, [rdi + 12], 1
        pinsrd       xmm3, [rdi + 44], 1
        pinsrd       xmm4, [rdi + 16], 2
        pinsrd       xmm1, [rdi + 48], 2
        pinsrd       xmm5, [rdi + 20], 2
        pinsrd       xmm3, [rdi + 52], 2
        pinsrd       xmm4, [rdi + 24], 3
        pinsrd       xmm1, [rdi + 56], 3
        pinsrd       xmm5, [rdi + 28], 3
        pinsrd       xmm3, [rdi + 60], 3
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm4, 17
        shufps       xmm1, xmm4, 187
        movdqa       xmm2, xmm3
        shufps       xmm2, xmm5, 17
        shufps       xmm3, xmm5, 187
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1: rcx; scratch: rax; blocks: rdx; abef0: xmm0; cdgh0: xmm1; abef1: xmm2; */
        /*   cdgh1: xmm3; data: rsi; state: rdi. */
NSMS_L(multi_next_block):

        /* a block with message words */
            movdqu   xmm4, [rsi]                                /* W_0 to W_3 */
            movdqu   xmm5, [rsi + rcx]
            movdqu   xmm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm5, xmm6
            movdqu   xmm7, [rip + NSMS_L(K)]
            movdqa   xmm8, xmm7
            paddd    xmm8, xmm5
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            movdqa   xmm8, xmm3                                 /* rounds 0 to 3 */
            sha256rnds2 xmm8, xmm2, xmm0
            movdqu   xmm10, [rsi + 16]                          /* W_4 to W_7 */
            movdqu   xmm11, [rsi + 32]                          /* W_8 to W_11 */
            movdqu   xmm12, [rip + NSMS_L(K) + 16]
            psrldq   xmm0, 8
            movdqu   xmm13, [rsi + rcx + 16]
            pshufb   xmm4, xmm6
            pshufb   xmm13, xmm6
            pshufb   xmm10, xmm6
            movdqu   xmm14, [rip + NSMS_L(K) + 32]
            movdqa   xmm15, xmm2
            sha256rnds2 xmm15, xmm8, xmm0
            movdqu   xmm0, [rsi + 48]                           /* W_12 to W_15 */
            movdqu   [rax], xmm2
            movdqa   xmm2, xmm12
            paddd    xmm2, xmm13
            movdqu   [rax + 16], xmm3
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm8, xmm15, xmm0                       /* rounds 4 to 7 */
            movdqu   xmm2, [rip + NSMS_L(K) + 48]
            sha256msg1 xmm5, xmm13                              /* W_16 to W_19 */
            psrldq   xmm0, 8
            paddd    xmm7, xmm4
            movdqu   [rax + 32], xmm5
            movdqu   xmm5, [rsi + rcx + 32]
            paddd    xmm12, xmm10
            pshufb   xmm5, xmm6
            pshufb   xmm11, xmm6
            movdqu   [rax + 48], xmm12
            movdqu   xmm12, [rsi + rcx + 48]
            pshufb   xmm3, xmm6
            movdqu   [rax + 64], xmm15
            movdqa   xmm15, xmm3
            palignr  xmm15, xmm11, 4
            movdqu   [rax + 80], xmm15
            movdqa   xmm15, xmm11                               /* W_24 to W_27 */
            sha256msg1 xmm15, xmm3
            sha256msg1 xmm4, xmm10
            movdqu   [rax + 96], xmm15
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm7
            movdqa   xmm7, xmm1
            sha256rnds2 xmm7, xmm9, xmm0
            movdqu   [rax + 112], xmm1
            movdqa   xmm1, xmm14
            paddd    xmm1, xmm5
            psrldq   xmm0, 8
            sha256msg1 xmm13, xmm5                              /* W_20 to W_23 */
            paddd    xmm14, xmm11
            pshufb   xmm12, xmm6
            sha256msg1 xmm10, xmm11
            movdqa   xmm6, xmm2
            paddd    xmm6, xmm12
            movdqa   xmm11, xmm1                                /* rounds 8 to 11 */
            psrldq   xmm11, 8
            movdqu   [rax + 128], xmm13
            movdqu   xmm13, [rax + 64]
            movdqu   [rax + 144], xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm13, xmm8, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm8, xmm13, xmm0
            paddd    xmm2, xmm3
            paddd    xmm4, [rax + 80]
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm5, 4
            movdqu   xmm15, [rax + 32]
            paddd    xmm0, xmm15
            sha256msg2 xmm4, xmm3
            movdqa   xmm15, xmm4
            palignr  xmm15, xmm3, 4
            sha256msg1 xmm5, xmm12
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm10
            movdqa   xmm10, xmm9
            sha256rnds2 xmm10, xmm7, xmm0
            sha256msg2 xmm1, xmm12
            movdqu   xmm0, [rax + 48]
            movdqu   [rax + 32], xmm9
            movdqa   xmm9, xmm0
            psrldq   xmm9, 8
            movdqu   [rax + 64], xmm5
            movdqa   xmm5, xmm14
            psrldq   xmm5, 8
            movdqu   [rax + 80], xmm5
            movdqa   xmm5, xmm6                                 /* rounds 12 to 15 */
            psrldq   xmm5, 8
            movdqu   [rax + 160], xmm14
            movdqa   xmm14, xmm2
            psrldq   xmm14, 8
            movdqu   [rax + 176], xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm13, xmm8, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm8, xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm7, xmm10, xmm0
            movdqu   xmm0, [rax + 144]
            paddd    xmm0, xmm15
            movdqa   xmm6, xmm1
            palignr  xmm6, xmm12, 4
            movdqu   xmm11, [rax + 128]
            paddd    xmm11, xmm6
            add      rsi, 64                                    /* the next block */
            sha256msg1 xmm3, xmm4                               /* W_28 to W_31 */
            sha256msg1 xmm12, xmm1
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm10, xmm7, xmm0
            sha256msg2 xmm6, xmm4
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm4, 4
            movdqu   xmm9, [rax + 96]
            paddd    xmm0, xmm9
            sha256msg2 xmm11, xmm1
            movdqu   xmm9, [rip + NSMS_L(K) + 64]
            movdqa   xmm14, xmm9
            paddd    xmm14, xmm4
            movdqa   xmm15, xmm14                               /* rounds 16 to 19 */
            psrldq   xmm15, 8
            sha256msg2 xmm0, xmm6
            movdqu   [rax + 48], xmm15
            movdqa   xmm15, xmm0
            palignr  xmm15, xmm6, 4
            movdqu   [rax + 96], xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm13, xmm8, xmm0
            movdqu   xmm0, [rax + 160]
            sha256rnds2 xmm7, xmm10, xmm0
            movdqu   xmm0, [rax + 80]
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm11
            palignr  xmm0, xmm1, 4
            movdqu   xmm5, [rax + 64]
            paddd    xmm0, xmm5
            movdqa   xmm5, xmm1                                 /* W_32 to W_35 */
            sha256msg1 xmm5, xmm11
            sha256msg2 xmm0, xmm11
            sha256msg1 xmm4, xmm6
            paddd    xmm9, xmm1
            movdqa   xmm1, xmm9
            psrldq   xmm1, 8
            movdqu   [rax + 64], xmm4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm13, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm13, xmm8, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm7, xmm10, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 80]
            movdqa   xmm9, xmm0
            paddd    xmm9, xmm6
            movdqa   xmm2, xmm9                                 /* rounds 20 to 23 */
            psrldq   xmm2, 8
            movdqu   xmm1, [rip + NSMS_L(K) + 96]
            movdqu   [rax + 80], xmm2
            movdqa   xmm2, xmm1
            paddd    xmm2, xmm14
            movdqa   xmm1, xmm2                                 /* rounds 24 to 27 */
            psrldq   xmm1, 8
            movdqu   [rax + 128], xmm1
            movdqu   xmm1, [rax + 176]
            movdqu   [rax + 144], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm4
            palignr  xmm0, xmm11, 4
            paddd    xmm0, xmm12
            movdqa   xmm12, xmm11                               /* W_36 to W_39 */
            sha256msg1 xmm12, xmm4
            paddd    xmm3, xmm15
            sha256msg1 xmm6, xmm14
            sha256msg2 xmm0, xmm4
            movdqu   xmm15, [rax + 96]
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm7, xmm10, xmm0
            paddd    xmm2, xmm11
            movdqa   xmm0, xmm2
            psrldq   xmm0, 8
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm8, xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm13, xmm8, xmm0
            sha256msg2 xmm3, xmm14
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm14, 4
            movdqu   xmm11, [rax + 48]
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm1
            palignr  xmm0, xmm4, 4
            paddd    xmm0, xmm5
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm4                                 /* W_40 to W_43 */
            sha256msg1 xmm0, xmm1
            movdqu   xmm9, [rax + 64]
            paddd    xmm9, xmm15
            sha256msg2 xmm5, xmm1
            sha256msg1 xmm14, xmm3
            sha256msg2 xmm9, xmm3
            movdqa   xmm11, xmm9
            palignr  xmm11, xmm3, 4
            movdqu   xmm15, [rip + NSMS_L(K) + 96]
            paddd    xmm15, xmm4
            movdqa   xmm4, xmm15
            psrldq   xmm4, 8
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm8, xmm13, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm13, xmm8, xmm0
            movdqu   xmm0, [rax + 80]
            sha256rnds2 xmm10, xmm7, xmm0
            movdqu   xmm0, [rax + 144]
            sha256rnds2 xmm7, xmm10, xmm0
            movdqu   xmm0, [rax + 128]
            sha256rnds2 xmm10, xmm7, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 112]
            movdqa   xmm4, xmm0
            paddd    xmm4, xmm3
            movdqa   xmm15, xmm4                                /* rounds 28 to 31 */
            psrldq   xmm15, 8
            movdqu   [rax + 48], xmm14
            movdqa   xmm14, xmm5
            palignr  xmm14, xmm1, 4
            paddd    xmm12, xmm14
            movdqa   xmm14, xmm1                                /* W_44 to W_47 */
            sha256msg1 xmm14, xmm5
            paddd    xmm6, xmm11
            sha256msg1 xmm3, xmm9
            sha256msg2 xmm12, xmm5
            paddd    xmm0, xmm1
            sha256rnds2 xmm8, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            sha256msg2 xmm6, xmm9
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm9, 4
            movdqu   xmm11, [rip + NSMS_L(K) + 128]
            movdqa   xmm1, xmm11
            paddd    xmm1, xmm9
            movdqu   [rax + 64], xmm3
            movdqa   xmm3, xmm1                                 /* rounds 32 to 35 */
            psrldq   xmm3, 8
            movdqu   [rax + 80], xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm5, 4
            paddd    xmm0, xmm2
            movdqu   xmm4, [rax + 48]
            paddd    xmm4, xmm14
            movdqa   xmm14, xmm5                                /* W_48 to W_51 */
            sha256msg1 xmm14, xmm12
            sha256msg1 xmm9, xmm6
            sha256msg2 xmm0, xmm12
            sha256msg2 xmm4, xmm6
            movdqa   xmm15, xmm4
            palignr  xmm15, xmm6, 4
            paddd    xmm11, xmm5
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm8, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm7, xmm10, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 144]
            movdqa   xmm11, xmm0
            paddd    xmm11, xmm6
            movdqa   xmm2, xmm11                                /* rounds 36 to 39 */
            psrldq   xmm2, 8
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm5
            palignr  xmm0, xmm12, 4
            movdqu   xmm3, [rax + 80]
            paddd    xmm0, xmm3
            movdqu   xmm3, [rax + 64]
            paddd    xmm3, xmm15
            movdqa   xmm15, xmm12                               /* W_52 to W_55 */
            sha256msg1 xmm15, xmm5
            sha256msg1 xmm6, xmm4
            sha256msg2 xmm0, xmm5
            movdqu   [rax + 48], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm7, xmm10, xmm0
            paddd    xmm1, xmm12
            movdqa   xmm0, xmm1
            sha256rnds2 xmm8, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            sha256msg2 xmm3, xmm4
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm4, 4
            movdqu   xmm11, [rip + NSMS_L(K) + 160]
            movdqa   xmm12, xmm11
            paddd    xmm12, xmm4
            movdqa   xmm1, xmm12                                /* rounds 40 to 43 */
            psrldq   xmm1, 8
            movdqu   [rax + 64], xmm15
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm5, 4
            paddd    xmm0, xmm14
            movdqa   xmm12, xmm5                                /* W_56 to W_59 */
            sha256msg1 xmm12, xmm6
            add      rdx, -1
            paddd    xmm9, xmm15
            sha256msg2 xmm0, xmm6
            sha256msg1 xmm4, xmm3
            paddd    xmm11, xmm5
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm8, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            sha256msg2 xmm9, xmm3
            movdqa   xmm0, xmm9
            palignr  xmm0, xmm3, 4
            movdqa   xmm11, xmm3                                /* W_60 to W_63 */
            sha256msg1 xmm11, xmm9
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm10, xmm7, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 176]
            paddd    xmm3, xmm0
            movdqa   xmm15, xmm3                                /* rounds 44 to 47 */
            psrldq   xmm15, 8
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm5
            palignr  xmm0, xmm6, 4
            movdqu   xmm3, [rax + 64]
            paddd    xmm0, xmm3
            movdqu   xmm3, [rax + 48]
            paddd    xmm3, xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm10, xmm7, xmm0
            sha256msg2 xmm14, xmm5
            sha256msg2 xmm3, xmm9
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm9, 4
            paddd    xmm2, xmm6
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm8, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 192]
            paddd    xmm9, xmm0
            movdqa   xmm2, xmm9                                 /* rounds 48 to 51 */
            psrldq   xmm2, 8
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm5, 4
            paddd    xmm0, xmm12
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm10, xmm7, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 240]
            paddd    xmm4, xmm15
            sha256msg2 xmm9, xmm14
            sha256msg2 xmm4, xmm3
            movdqa   xmm12, xmm4
            palignr  xmm12, xmm3, 4
            paddd    xmm11, xmm12
            sha256msg2 xmm11, xmm4
            paddd    xmm11, xmm0
            movdqa   xmm12, xmm11                               /* rounds 60 to 63 */
            psrldq   xmm12, 8
            movdqu   xmm15, [rip + NSMS_L(K) + 208]
            paddd    xmm3, xmm15
            movdqa   xmm2, xmm3                                 /* rounds 52 to 55 */
            psrldq   xmm2, 8
            movdqu   [rax + 48], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm7, xmm10, xmm0
            paddd    xmm1, xmm5
            movdqa   xmm0, xmm1
            sha256rnds2 xmm8, xmm13, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm10, xmm7, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 224]
            paddd    xmm4, xmm0
            movdqa   xmm3, xmm4                                 /* rounds 56 to 59 */
            psrldq   xmm3, 8
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm10, xmm7, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm7, xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm10, xmm7, xmm0
            movdqu   xmm1, [rax + 112]
            paddd    xmm1, xmm7                                 /* H = H + (a, b, ...) */
            movdqu   xmm0, [rax + 32]
            paddd    xmm0, xmm10
            paddd    xmm15, xmm14
            movdqa   xmm4, xmm15
            psrldq   xmm4, 8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm8, xmm13, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm13, xmm8, xmm0
            paddd    xmm2, xmm9
            movdqa   xmm0, xmm2
            psrldq   xmm0, 8
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm8, xmm13, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm13, xmm8, xmm0
            movdqu   xmm0, [rax + 48]
            sha256msg1 xmm0, xmm5
            movdqa   xmm4, xmm9
            palignr  xmm4, xmm14, 4
            paddd    xmm0, xmm4
            sha256msg2 xmm0, xmm9
            paddd    xmm0, xmm6
            sha256rnds2 xmm8, xmm13, xmm0
            movdqu   xmm3, [rax + 16]
            paddd    xmm3, xmm8
            psrldq   xmm0, 8
            sha256rnds2 xmm13, xmm8, xmm0
            movdqu   xmm2, [rax]
            paddd    xmm2, xmm13
        movdqa       xmm0, xmm7
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)

        /* the hash values by rows */
        movdqa       xmm4, xmm0                                 /* message 0 */
        shufps       xmm4, xmm1, 187
        shufps       xmm0, xmm1, 17
        movdqa       xmm1, xmm4
        psrldq       xmm1, 4
        movdqa       xmm5, xmm4
        psrldq       xmm5, 8
        movdqa       xmm6, xmm4
        psrldq       xmm6, 12
        movd         ecx, xmm4
        movdqa       xmm4, xmm0
        psrldq       xmm4, 4
        movd         edx, xmm1
        movdqa       xmm1, xmm2                                 /* message 1 */
        shufps       xmm1, xmm3, 187
        movdqa       xmm7, xmm0
        psrldq       xmm7, 8
        movd         esi, xmm5
        movd         r8d, xmm6
        mov          [rdi], ecx
        movd         ecx, xmm4
        movdqa       xmm4, xmm0
        psrldq       xmm4, 12
        movd         r9d, xmm0
        shufps       xmm2, xmm3, 17
        mov          [rdi + 8], edx
        movdqa       xmm0, xmm1
        psrldq       xmm0, 4
        movd         edx, xmm7
        mov          [rdi + 16], esi
        movdqa       xmm3, xmm1
        psrldq       xmm3, 8
        movd         esi, xmm4
        mov          [rdi + 24], r8d
        movdqa       xmm4, xmm1
        psrldq       xmm4, 12
        mov          [rdi + 32], r9d
        movd         r8d, xmm1
        mov          [rdi + 40], ecx
        movdqa       xmm1, xmm2
        psrldq       xmm1, 4
        movd         ecx, xmm0
        mov          [rdi + 48], edx
        movdqa       xmm0, xmm2
        psrldq       xmm0, 8
        movd         edx, xmm3
        mov          [rdi + 56], esi
        movdqa       xmm3, xmm2
        psrldq       xmm3, 12
        movd         esi, xmm4
        movd         r9d, xmm2
        mov          [rdi + 4], r8d
        movd         r8d, xmm1
        mov          [rdi + 12], ecx
        movd         ecx, xmm0
        mov          [rdi + 20], edx
        movd         edx, xmm3
        mov          [rdi + 28], esi
        mov          [rdi + 36], r9d
        mov          [rdi + 44], r8d
        mov          [rdi + 52], ecx
        mov          [rdi + 60], edx
NSMS_L(multi_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 256]
        movaps       xmm7, [rsp + 272]
        movaps       xmm8, [rsp + 288]
        movaps       xmm9, [rsp + 304]
        movaps       xmm10, [rsp + 320]
        movaps       xmm11, [rsp + 336]
        movaps       xmm12, [rsp + 352]
        movaps       xmm13, [rsp + 368]
        movaps       xmm14, [rsp + 384]
        movaps       xmm15, [rsp + 400]
        add          rsp, 424
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 264
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_multi_shani_m2), . - NSMS_SYMBOL(nsms_sha256_multi_shani_m2)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_pairs_shani_m2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_pairs_shani_m2))
NSMS_SYMBOL(nsms_sha256_pairs_shani_m2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_pairs_shani_m2))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 328
        NSMS_SEH(.seh_stackalloc 328)
        movaps       [rsp + 160], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 160)
        movaps       [rsp + 176], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 176)
        movaps       [rsp + 192], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 192)
        movaps       [rsp + 208], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 208)
        movaps       [rsp + 224], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 224)
        movaps       [rsp + 240], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 240)
        movaps       [rsp + 256], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 256)
        movaps       [rsp + 272], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 272)
        movaps       [rsp + 288], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 288)
        movaps       [rsp + 304], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 304)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 168
        .cfi_def_cfa_offset 176
#endif

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; nodes: rsi; digests: rdi; count: rdx. */
NSMS_L(pairs_next_batch):
        cmp          rdx, 2
        jb           NSMS_L(pairs_one_at_once)

        /* a block with message words */
            movdqu   xmm0, [rsi]                                /* W_0 to W_3 */
            movdqu   xmm4, [rsi + 64]
            movdqu   xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm4, xmm5
            movdqu   xmm6, [rsi + 16]                           /* W_4 to W_7 */
            movdqu   xmm7, [rsi + 32]                           /* W_8 to W_11 */
            movdqu   xmm8, [rsi + 48]                           /* W_12 to W_15 */
            movdqu   xmm9, [rsi + 80]
            pshufb   xmm0, xmm5
            pshufb   xmm9, xmm5
            pshufb   xmm6, xmm5
            movdqa   xmm10, xmm4                                /* W_16 to W_19 */
            sha256msg1 xmm10, xmm9
            pshufb   xmm7, xmm5
            pshufb   xmm8, xmm5
            movdqu   xmm11, [rip + NSMS_L(K)]
            paddd    xmm4, xmm11
            movdqu   xmm12, [rsi + 96]
            movdqu   xmm3, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
            movdqu   xmm13, [rsi + 112]
            movdqu   xmm14, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm11, xmm0
            pshufb   xmm12, xmm5
            movdqu   xmm15, [rip + NSMS_L(K) + 16]
            movdqa   xmm2, xmm15
            paddd    xmm2, xmm9
            pshufb   xmm13, xmm5
            movdqu   xmm1, [rip + NSMS_L(W1)]
            sha256msg1 xmm9, xmm12                              /* W_20 to W_23 */
            movdqu   xmm5, [rip + NSMS_L(W1) + 16]
            paddd    xmm15, xmm6
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm11
            movdqa   xmm11, xmm14                               /* rounds 0 to 3 */
            sha256rnds2 xmm11, xmm3, xmm0
            psrldq   xmm0, 8
            movdqa   xmm1, xmm13
            palignr  xmm1, xmm12, 4
            movdqu   [rax], xmm2
            movdqa   xmm2, xmm3
            sha256rnds2 xmm2, xmm11, xmm0
            paddd    xmm10, xmm1
            movdqa   xmm0, xmm15
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 4 to 7 */
            psrldq   xmm0, 8
            sha256msg2 xmm10, xmm13
            sha256rnds2 xmm2, xmm11, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 32]
            movdqa   xmm15, xmm0
            paddd    xmm15, xmm12
            sha256msg1 xmm12, xmm13                             /* W_24 to W_27 */
            paddd    xmm0, xmm7
            sha256msg1 xmm5, xmm6
            movdqa   xmm1, xmm10
            palignr  xmm1, xmm13, 4
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 8 to 11 */
            paddd    xmm9, xmm1
            psrldq   xmm0, 8
            sha256msg2 xmm9, xmm10
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm7, 4
            paddd    xmm0, xmm5
            movdqa   xmm5, xmm9
            palignr  xmm5, xmm10, 4
            sha256msg2 xmm0, xmm8
            paddd    xmm12, xmm5
            movdqu   xmm5, [rip + NSMS_L(K) + 48]
            movdqa   xmm1, xmm5
            paddd    xmm1, xmm13
            paddd    xmm5, xmm8
            sha256msg2 xmm12, xmm9
            sha256msg1 xmm6, xmm7
            sha256msg1 xmm13, xmm10                             /* W_28 to W_31 */
            movdqu   [rax + 16], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 12 to 15 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm4
            movdqa   xmm4, xmm14
            sha256rnds2 xmm4, xmm3, xmm0
            movdqa   xmm5, xmm13
            palignr  xmm5, xmm8, 4
            psrldq   xmm0, 8
            paddd    xmm6, xmm5
            movdqa   xmm5, xmm3
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg2 xmm6, xmm13
            movdqu   xmm0, [rip + NSMS_L(K) + 64]
            movdqa   xmm3, xmm0
            paddd    xmm3, xmm10
            movdqu   xmm14, [rax]
            movdqu   [rax + 32], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm4, xmm5, xmm0
            paddd    xmm12, xmm13
            psrldq   xmm0, 8
            sha256msg1 xmm7, xmm8
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 16 to 19 */
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm4, xmm5, xmm0
            psrldq   xmm12, 8
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg1 xmm10, xmm9                              /* W_32 to W_35 */
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm13, 4
            psrldq   xmm14, 8
            paddd    xmm0, xmm7
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg2 xmm7, xmm6
            movdqu   xmm0, [rip + NSMS_L(K) + 80]
            movdqa   xmm12, xmm0
            paddd    xmm12, xmm9
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm4, xmm5, xmm0
            paddd    xmm14, xmm6
            psrldq   xmm0, 8
            sha256msg1 xmm8, xmm13
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 20 to 23 */
            psrldq   xmm0, 8
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm15, 8
            movdqa   xmm0, xmm7
            palignr  xmm0, xmm6, 4
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm5, xmm4, xmm0
            paddd    xmm8, xmm14
            sha256msg2 xmm8, xmm7
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            movdqu   xmm12, [rip + NSMS_L(K) + 96]
            movdqu   xmm14, [rax + 32]
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm14
            psrldq   xmm0, 8
            paddd    xmm12, xmm7
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg1 xmm13, xmm6
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 24 to 27 */
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm4, xmm5, xmm0
            psrldq   xmm12, 8
            psrldq   xmm0, 8
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm7, 4
            paddd    xmm0, xmm13
            movdqa   xmm12, xmm14
            palignr  xmm12, xmm9, 4
            sha256msg2 xmm0, xmm8
            movdqu   xmm13, [rax + 16]
            paddd    xmm13, xmm12
            movdqu   xmm12, [rip + NSMS_L(K) + 112]
            sha256msg1 xmm9, xmm14                              /* W_36 to W_39 */
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm8
            sha256msg1 xmm6, xmm7
            sha256msg2 xmm13, xmm14
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 28 to 31 */
            paddd    xmm12, xmm13
            psrldq   xmm0, 8
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm8, 4
            psrldq   xmm12, 8
            paddd    xmm0, xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg2 xmm6, xmm3
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm14, 4
            movdqu   xmm12, [rip + NSMS_L(K) + 128]
            paddd    xmm0, xmm10
            movdqa   xmm10, xmm12
            paddd    xmm10, xmm3
            sha256msg1 xmm7, xmm8                               /* W_40 to W_43 */
            sha256msg1 xmm14, xmm13
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 32 to 35 */
            sha256msg2 xmm15, xmm13
            psrldq   xmm0, 8
            paddd    xmm12, xmm15
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm3, 4
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            paddd    xmm7, xmm10
            psrldq   xmm0, 8
            sha256msg2 xmm7, xmm6
            sha256rnds2 xmm5, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 144]
            movdqa   xmm10, xmm0
            paddd    xmm10, xmm6
            movdqa   xmm12, xmm15
            palignr  xmm12, xmm13, 4
            sha256msg1 xmm8, xmm3                               /* W_44 to W_47 */
            paddd    xmm9, xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 36 to 39 */
            sha256msg1 xmm13, xmm15
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg2 xmm9, xmm15
            movdqa   xmm0, xmm7
            palignr  xmm0, xmm6, 4
            paddd    xmm12, xmm9
            paddd    xmm0, xmm8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            sha256msg2 xmm8, xmm7
            movdqu   xmm10, [rip + NSMS_L(K) + 160]
            psrldq   xmm0, 8
            movdqa   xmm12, xmm10
            paddd    xmm12, xmm7
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg1 xmm3, xmm6                               /* W_48 to W_51 */
            movdqa   xmm0, xmm9
            palignr  xmm0, xmm15, 4
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 40 to 43 */
            psrldq   xmm0, 8
            paddd    xmm14, xmm1
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg1 xmm15, xmm9
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm7, 4
            sha256msg2 xmm14, xmm9
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm8
            paddd    xmm10, xmm14
            movdqu   xmm12, [rip + NSMS_L(K) + 176]
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm10, xmm12
            paddd    xmm10, xmm8
            psrldq   xmm0, 8
            sha256msg1 xmm6, xmm7                               /* W_52 to W_55 */
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 44 to 47 */
            psrldq   xmm0, 8
            movdqa   xmm10, xmm14
            palignr  xmm10, xmm9, 4
            sha256rnds2 xmm2, xmm11, xmm0
            paddd    xmm13, xmm10
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm8, 4
            sha256msg1 xmm9, xmm14
            paddd    xmm0, xmm6
            sha256msg2 xmm0, xmm3
            sha256msg2 xmm13, xmm14
            movdqu   xmm6, [rip + NSMS_L(K) + 192]
            paddd    xmm12, xmm13
            movdqa   xmm10, xmm6
            paddd    xmm10, xmm3
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            sha256msg1 xmm7, xmm8                               /* W_56 to W_59 */
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 48 to 51 */
            psrldq   xmm12, 8
            psrldq   xmm0, 8
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm14, 4
            movdqa   xmm10, xmm1
            palignr  xmm10, xmm3, 4
            paddd    xmm7, xmm10
            paddd    xmm0, xmm15
            sha256msg2 xmm7, xmm1
            sha256msg1 xmm14, xmm13
            movdqu   xmm10, [rip + NSMS_L(K) + 208]
            sha256msg2 xmm0, xmm13
            movdqa   xmm12, xmm10
            paddd    xmm12, xmm1
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 52 to 55 */
            paddd    xmm6, xmm15
            movdqa   xmm12, xmm7                                /* W_60 to W_63 */
            palignr  xmm12, xmm1, 4
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm4, xmm5, xmm0
            sha256msg1 xmm8, xmm3
            psrldq   xmm0, 8
            psrldq   xmm1, 8
            paddd    xmm8, xmm12
            sha256rnds2 xmm5, xmm4, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 224]
            movdqa   xmm6, xmm15
            palignr  xmm6, xmm13, 4
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm2, xmm11, xmm0
            paddd    xmm9, xmm6
            sha256msg2 xmm8, xmm7
            movdqu   xmm0, [rip + NSMS_L(K) + 240]
            sha256msg1 xmm13, xmm15
            paddd    xmm7, xmm12
            sha256msg2 xmm9, xmm15
            paddd    xmm8, xmm0
            movdqa   xmm6, xmm9
            palignr  xmm6, xmm15, 4
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm11, xmm2, xmm0                       /* rounds 56 to 59 */
            paddd    xmm10, xmm9
            psrldq   xmm0, 8
            movdqa   xmm7, xmm8                                 /* rounds 60 to 63 */
            psrldq   xmm7, 8
            paddd    xmm14, xmm6
            movdqu   xmm6, [rip + NSMS_L(W1)]
            movdqa   xmm3, xmm6
            psrldq   xmm3, 8
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg2 xmm14, xmm9
            movdqa   xmm0, xmm8
            sha256rnds2 xmm11, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 16]
            movdqa   xmm8, xmm0
            psrldq   xmm8, 8
            psrldq   xmm10, 8
            movdqu   xmm1, [rip + NSMS_L(W1) + 32]
            movdqa   xmm15, xmm14
            palignr  xmm15, xmm9, 4
            movdqu   xmm9, [rip + NSMS_L(W1) + 48]
            movdqu   [rax], xmm8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm2, xmm11, xmm0
            movdqu   xmm7, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm11, xmm7                                /* H = H + (a, b, ...) */
            paddd    xmm12, xmm14
            movdqu   xmm10, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm2, xmm10
            paddd    xmm13, xmm15
            movdqa   xmm0, xmm1
            psrldq   xmm0, 8
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm12, xmm9
            psrldq   xmm12, 8
            movdqu   [rax + 16], xmm12
            movdqu   xmm12, [rip + NSMS_L(W1) + 64]
            psrldq   xmm0, 8
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm6
            movdqa   xmm6, xmm11
            sha256rnds2 xmm6, xmm2, xmm0
            sha256msg2 xmm13, xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm3
            movdqa   xmm3, xmm2
            sha256rnds2 xmm3, xmm6, xmm0
            movdqu   [rax + 32], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm6, xmm3, xmm0
            movdqu   xmm8, [rax]
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm6, xmm0
            movdqu   xmm8, [rip + NSMS_L(K) + 240]
            paddd    xmm8, xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm8, xmm12
            psrldq   xmm8, 8
            psrldq   xmm0, 8
            movdqu   [rax + 48], xmm11
            movdqu   xmm11, [rip + NSMS_L(W1) + 80]
            movdqu   xmm1, [rip + NSMS_L(W1) + 96]
            paddd    xmm7, xmm4
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm3, xmm0
            movdqu   xmm4, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm4, xmm5
            movdqu   xmm5, [rax + 16]
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm5, xmm11
            psrldq   xmm5, 8
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            movdqa   xmm14, xmm7
            sha256rnds2 xmm14, xmm4, xmm0
            movdqa   xmm0, xmm1
            psrldq   xmm0, 8
            movdqu   [rax + 64], xmm7
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm2
            movdqa   xmm2, xmm4
            sha256rnds2 xmm2, xmm14, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 112]
            movdqu   [rax + 80], xmm4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm6, xmm0
            movdqu   xmm8, [rax]
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm6, xmm3, xmm0
            movdqu   xmm8, [rip + NSMS_L(W1) + 32]
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm4
            psrldq   xmm0, 8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm2, xmm14, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 128]
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm14, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 144]
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm0, xmm15
            psrldq   xmm0, 8
            movdqa   xmm10, xmm9
            psrldq   xmm10, 8
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm14, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 160]
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm0, xmm11
            psrldq   xmm0, 8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm14, xmm2, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 176]
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm2, xmm14, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 192]
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm4
            psrldq   xmm0, 8
            movdqa   xmm8, xmm5
            psrldq   xmm8, 8
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm2, xmm14, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 208]
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm14, xmm2, xmm0
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm2, xmm14, xmm0
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm6, xmm3, xmm0
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm0, xmm9
            psrldq   xmm0, 8
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm2, xmm14, xmm0
            movdqu   xmm7, [rip + NSMS_L(W1) + 224]
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm14, xmm2, xmm0
            movdqu   xmm5, [rip + NSMS_L(W1) + 240]
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm4, xmm7
            psrldq   xmm4, 8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm7, xmm5
            psrldq   xmm7, 8
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm14, xmm2, xmm0
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm6, xmm3, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm2, xmm14, xmm0
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm3, xmm6, xmm0
            movdqa   xmm0, xmm5
            sha256rnds2 xmm6, xmm3, xmm0
            movdqu   xmm4, [rax + 64]
            paddd    xmm4, xmm14
            movdqa   xmm0, xmm7
            sha256rnds2 xmm3, xmm6, xmm0
            movdqu   xmm5, [rax + 80]
            paddd    xmm5, xmm2
            movdqu   xmm7, [rax + 48]
            paddd    xmm7, xmm6
            movdqa   xmm2, xmm5
            shufps   xmm2, xmm4, 187
            movdqu   xmm1, [rax + 32]
            paddd    xmm1, xmm3
            movdqa   xmm0, xmm1
            shufps   xmm0, xmm7, 187
            shufps   xmm5, xmm4, 17
            shufps   xmm1, xmm7, 17
            movdqu   xmm4, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm2, xmm4
            pshufb   xmm0, xmm4
            pshufb   xmm5, xmm4
            pshufb   xmm1, xmm4
        movdqa       xmm3, xmm5

        /* the digest of every message */
        movdqu       [rdi], xmm0                                /* digest 0 */
        movdqu       [rdi + 16], xmm1
        movdqu       [rdi + 32], xmm2                           /* digest 1 */
        movdqu       [rdi + 48], xmm3

        /* the next nodes */
        add          rsi, 128
        add          rdi, 64
        add          rdx, -2
        jmp          NSMS_L(pairs_next_batch)
        /* Live here: scratch: rax; nodes: rsi; digests: rdi; count: rdx. */
NSMS_L(pairs_one_at_once):
        cmp          rdx, 0
        je           NSMS_L(pairs_done)

        /* a block with message words */
        /* Same rounds as below label pairs_next_batch, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        movdqu       xmm0, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm3, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm4, [rsi + 32]                           /* W_8 to W_11 */
        movdqu       xmm5, [rsi + 48]                           /* W_12 to W_15 */
        pshufb       xmm0, xmm2
        pshufb       xmm3, xmm2
        pshufb       xmm4, xmm2
        pshufb       xmm5, xmm2
        movdqu       xmm1, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
        movdqu       xmm6, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        movdqa       xmm7, xmm0
        paddd        xmm7, [rip + NSMS_L(K)]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm7
        movdqa       xmm7, xmm6                                 /* rounds 0 to 3 */
        sha256rnds2  xmm7, xmm1, xmm0
        psrldq       xmm0, 8
        movdqa       xmm9, xmm3
        paddd        xmm9, [rip + NSMS_L(K) + 16]
        movdqa       xmm10, xmm4
        paddd        xmm10, [rip + NSMS_L(K) + 32]
        movdqa       xmm11, xmm1
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 4 to 7 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm5                                 /* W_16 to W_19 */
        palignr      xmm0, xmm4, 4
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 8 to 11 */
        psrldq       xmm0, 8
        movdqa       xmm10, xmm5
        paddd        xmm10, [rip + NSMS_L(K) + 48]
        sha256msg1   xmm8, xmm3
        sha256rnds2  xmm11, xmm7, xmm0
        paddd        xmm8, xmm9
        movdqa       xmm0, xmm10
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 12 to 15 */
        sha256msg2   xmm8, xmm5
        psrldq       xmm0, 8
        movdqu       xmm9, [rip + NSMS_L(W1)]
        movdqu       xmm10, [rip + NSMS_L(W1) + 16]
        sha256msg1   xmm3, xmm4                                 /* W_20 to W_23 */
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm3
        sha256msg2   xmm0, xmm8
        sha256msg1   xmm4, xmm5                                 /* W_24 to W_27 */
        movdqa       xmm3, xmm0
        palignr      xmm3, xmm8, 4
        paddd        xmm4, xmm3
        sha256msg2   xmm4, xmm0
        movdqa       xmm3, xmm8
        paddd        xmm3, [rip + NSMS_L(K) + 64]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 16 to 19 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm5, xmm8                                 /* W_28 to W_31 */
        movdqa       xmm0, xmm4
        palignr      xmm0, xmm12, 4
        paddd        xmm0, xmm5
        sha256msg2   xmm0, xmm4
        movdqa       xmm3, xmm12
        paddd        xmm3, [rip + NSMS_L(K) + 80]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 20 to 23 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm8, xmm12                                /* W_32 to W_35 */
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm4, 4
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm5
        movdqa       xmm3, xmm4
        paddd        xmm3, [rip + NSMS_L(K) + 96]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 24 to 27 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm12, xmm4                                /* W_36 to W_39 */
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm8
        movdqa       xmm3, xmm5
        paddd        xmm3, [rip + NSMS_L(K) + 112]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 28 to 31 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm4, xmm5                                 /* W_40 to W_43 */
        movdqa       xmm0, xmm12
        palignr      xmm0, xmm8, 4
        paddd        xmm0, xmm4
        sha256msg2   xmm0, xmm12
        movdqa       xmm3, xmm8
        paddd        xmm3, [rip + NSMS_L(K) + 128]
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 32 to 35 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm5, xmm8                                 /* W_44 to W_47 */
        movdqa       xmm0, xmm4
        palignr      xmm0, xmm12, 4
        paddd        xmm0, xmm5
        sha256msg2   xmm0, xmm4
        movdqa       xmm3, xmm12
        paddd        xmm3, [rip + NSMS_L(K) + 144]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 36 to 39 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm8, xmm12                                /* W_48 to W_51 */
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm4, 4
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm5
        movdqa       xmm3, xmm4
        paddd        xmm3, [rip + NSMS_L(K) + 160]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 40 to 43 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm12, xmm4                                /* W_52 to W_55 */
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm8
        movdqa       xmm3, xmm5
        paddd        xmm3, [rip + NSMS_L(K) + 176]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 44 to 47 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm4, xmm5                                 /* W_56 to W_59 */
        movdqa       xmm0, xmm8
        paddd        xmm0, [rip + NSMS_L(K) + 192]
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 48 to 51 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm12
        palignr      xmm0, xmm8, 4
        paddd        xmm0, xmm4
        sha256msg2   xmm0, xmm12
        sha256msg1   xmm5, xmm8                                 /* W_60 to W_63 */
        movdqa       xmm3, xmm12
        paddd        xmm3, [rip + NSMS_L(K) + 208]
        movdqa       xmm4, xmm0
        palignr      xmm4, xmm12, 4
        movdqa       xmm8, xmm0
        paddd        xmm8, [rip + NSMS_L(K) + 224]
        movdqu       xmm12, [rip + NSMS_L(W1) + 32]
        movdqa       xmm13, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 52 to 55 */
        paddd        xmm5, xmm4
        psrldq       xmm0, 8
        sha256msg2   xmm5, xmm13
        sha256rnds2  xmm11, xmm7, xmm0
        paddd        xmm5, [rip + NSMS_L(K) + 240]
        movdqa       xmm0, xmm8
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 56 to 59 */
        psrldq       xmm0, 8
        movdqa       xmm3, xmm5                                 /* rounds 60 to 63 */
        psrldq       xmm3, 8
        movdqa       xmm4, xmm9
        psrldq       xmm4, 8
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm7, xmm11, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm11, xmm7, xmm0
        paddd        xmm6, xmm7                                 /* H = H + (a, b, ...) */
        movdqa       xmm0, xmm10
        psrldq       xmm0, 8
        movdqa       xmm3, xmm12
        psrldq       xmm3, 8
        paddd        xmm1, xmm11
        movdqu       xmm5, [rip + NSMS_L(W1) + 48]
        movdqu       xmm7, [rip + NSMS_L(W1) + 64]
        movdqu       xmm8, [rip + NSMS_L(W1) + 80]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm9
        movdqa       xmm9, xmm6
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm4
        movdqa       xmm4, xmm1
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm5
        psrldq       xmm0, 8
        movdqa       xmm10, xmm7
        psrldq       xmm10, 8
        movdqa       xmm11, xmm8
        psrldq       xmm11, 8
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 96]
        movdqu       xmm3, [rip + NSMS_L(W1) + 112]
        movdqu       xmm5, [rip + NSMS_L(W1) + 128]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        psrldq       xmm0, 8
        movdqa       xmm7, xmm3
        psrldq       xmm7, 8
        movdqa       xmm8, xmm5
        psrldq       xmm8, 8
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 144]
        movdqu       xmm10, [rip + NSMS_L(W1) + 160]
        movdqu       xmm11, [rip + NSMS_L(W1) + 176]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        psrldq       xmm0, 8
        movdqa       xmm3, xmm10
        psrldq       xmm3, 8
        movdqa       xmm5, xmm11
        psrldq       xmm5, 8
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 192]
        movdqu       xmm7, [rip + NSMS_L(W1) + 208]
        movdqu       xmm8, [rip + NSMS_L(W1) + 224]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        psrldq       xmm0, 8
        movdqa       xmm3, xmm7
        psrldq       xmm3, 8
        movdqa       xmm10, xmm8
        psrldq       xmm10, 8
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 240]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm5
        psrldq       xmm0, 8
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm4, xmm9, xmm0
        paddd        xmm6, xmm9
        paddd        xmm1, xmm4
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm6, 187
        shufps       xmm1, xmm6, 17
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
        movaps       xmm6, [rsp + 160]
        movaps       xmm7, [rsp + 176]
        movaps       xmm8, [rsp + 192]
        movaps       xmm9, [rsp + 208]
        movaps       xmm10, [rsp + 224]
        movaps       xmm11, [rsp + 240]
        movaps       xmm12, [rsp + 256]
        movaps       xmm13, [rsp + 272]
        movaps       xmm14, [rsp + 288]
        movaps       xmm15, [rsp + 304]
        add          rsp, 328
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 168
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_pairs_shani_m2), . - NSMS_SYMBOL(nsms_sha256_pairs_shani_m2)
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

/* nsms_sha256_multi_shani_m2: 7 integer registers, 16 vector registers, 27 spills.
 *   Register map: to1: rcx; scratch: rax; blocks: rdx; abef0: xmm0; cdgh0: xmm1; abef1: xmm2;
 *     cdgh1: xmm3; data: rsi; state: rdi. Slots of the frame that are not named here hold spilled
 *     values.
 *     to1: address of message 1, 2, ... minus address of message 0.
 *     abef0, abef1: a, b, e, f (a in the highest lane) of the hash value of messages 0, 1.
 *     cdgh0, cdgh1: c, d, g, h (c in the highest lane) of the hash value of messages 0, 1.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * nsms_sha256_pairs_shani_m2: 4 integer registers, 16 vector registers, 9 spills.
 *   Register map: scratch: rax; nodes: rsi; digests: rdi; count: rdx. Slots of the frame that are
 *     not named here hold spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_multi_shani_m2
 *   signature: void nsms_sha256_multi_shani_m2(uint32_t state[16], const void *const data[2], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 16, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 264, win64: 440}
 *   features: [sha_ni, sse4_1, ssse3]
 * - name: nsms_sha256_pairs_shani_m2
 *   signature: void nsms_sha256_pairs_shani_m2(void *digests, const void *nodes, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * count, align: 1, access: read}
 *     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
 *   stack_bytes: {sysv: 168, win64: 344}
 *   features: [sha_ni, ssse3]
 */
