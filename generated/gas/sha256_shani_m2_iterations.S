/* sha256_shani_m2_iterations.S, written by nsms: make gen HASH=sha256 ISA=shani KIND=iterations M=2
 *
 * void nsms_sha256_iterations_shani_m2(uint32_t state[32], const uint32_t midstates[32], size_t iterations);
 *   SHA-224, SHA-256: iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 2 passwords; midstates: the
 *   hash values after the blocks of the inner and of the outer key; state: U (the last HMAC value)
 *   and T (the XOR of all); [i*2 + j] is word i of password j.
 *   Reads 128 bytes at state and 128 bytes at midstates; writes 128 bytes at state.
 *   Arguments: state, midstates, iterations in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 981 instructions (System V); 248 bytes of stack (System V), 424 (Win64).
 *
 * Memory: state and midstates must be aligned to 4 bytes. A buffer that is written must not overlap another.
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
#  define NSMS_L(name) Lsha256_shani_m2_iterations_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m2_iterations_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m2_iterations_##name
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
NSMS_L(W0):  /* W_t + K_t of the constant words of a block, 0 for its other words */
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x5807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf474
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .p2align     6
NSMS_L(W1):  /* W_t + K_t of the constant words of a block, 0 for its other words */
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x5807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf474
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long        0x00000000, 0x00000000, 0x00000000, 0x00000000
        .p2align     4
NSMS_L(words_00000080000000000000000000000000):  /* constant words, first used for: W_8 to W_11 */
        .byte        0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        .p2align     4
NSMS_L(words_00000000000000000000000000030000):  /* constant words, first used for: W_12 to W_15 */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_iterations_shani_m2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_iterations_shani_m2))
NSMS_SYMBOL(nsms_sha256_iterations_shani_m2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_iterations_shani_m2))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 408
        NSMS_SEH(.seh_stackalloc 408)
        movaps       [rsp + 240], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 240)
        movaps       [rsp + 256], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 256)
        movaps       [rsp + 272], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 272)
        movaps       [rsp + 288], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 288)
        movaps       [rsp + 304], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 304)
        movaps       [rsp + 320], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 320)
        movaps       [rsp + 336], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 336)
        movaps       [rsp + 352], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 352)
        movaps       [rsp + 368], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 368)
        movaps       [rsp + 384], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 384)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 248
        .cfi_def_cfa_offset 256
#endif
        cmp          rdx, 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* U of every password */
        movd         xmm10, [rdi]
        pinsrd       xmm10, [rdi + 8], 1
        pinsrd       xmm10, [rdi + 16], 2
        pinsrd       xmm10, [rdi + 24], 3
        movd         xmm1, [rdi + 32]
        pinsrd       xmm1, [rdi + 40], 1
        pinsrd       xmm1, [rdi + 48], 2
        pinsrd       xmm1, [rdi + 56], 3
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm10, 17
        shufps       xmm1, xmm10, 187
        movd         xmm10, [rdi + 64]
        pinsrd       xmm10, [rdi + 72], 1
        pinsrd       xmm10, [rdi + 80], 2
        pinsrd       xmm10, [rdi + 88], 3
        movd         xmm11, [rdi + 96]
        pinsrd       xmm11, [rdi + 104], 1
        pinsrd       xmm11, [rdi + 112], 2
        pinsrd       xmm11, [rdi + 120], 3
        movdqa       xmm12, xmm11
        shufps       xmm12, xmm10, 17
        movdqu       [rax + 32], xmm12
        shufps       xmm11, xmm10, 187
        movdqu       [rax + 48], xmm11
        movd         xmm10, [rsi]
        pinsrd       xmm10, [rsi + 8], 1
        pinsrd       xmm10, [rsi + 16], 2
        pinsrd       xmm10, [rsi + 24], 3
        movd         xmm5, [rsi + 32]
        pinsrd       xmm5, [rsi + 40], 1
        pinsrd       xmm5, [rsi + 48], 2
        pinsrd       xmm5, [rsi + 56], 3
        movdqa       xmm4, xmm5
        shufps       xmm4, xmm10, 17
        shufps       xmm5, xmm10, 187
        movd         xmm10, [rsi + 64]
        pinsrd       xmm10, [rsi + 72], 1
        pinsrd       xmm10, [rsi + 80], 2
        pinsrd       xmm10, [rsi + 88], 3
        movd         xmm7, [rsi + 96]
        pinsrd       xmm7, [rsi + 104], 1
        pinsrd       xmm7, [rsi + 112], 2
        pinsrd       xmm7, [rsi + 120], 3
        movdqa       xmm6, xmm7
        shufps       xmm6, xmm10, 17
        shufps       xmm7, xmm10, 187
        movd         xmm10, [rdi + 4]
        pinsrd       xmm10, [rdi + 12], 1
        pinsrd       xmm10, [rdi + 20], 2
        pinsrd       xmm10, [rdi + 28], 3
        movd         xmm3, [rdi + 36]
        pinsrd       xmm3, [rdi + 44], 1
        pinsrd       xmm3, [rdi + 52], 2
        pinsrd       xmm3, [rdi + 60], 3
        movdqa       xmm2, xmm3
        shufps       xmm2, xmm10, 17
        shufps       xmm3, xmm10, 187
        movd         xmm10, [rdi + 68]
        pinsrd       xmm10, [rdi + 76], 1
        pinsrd       xmm10, [rdi + 84], 2
        pinsrd       xmm10, [rdi + 92], 3
        movd         xmm13, [rdi + 100]
        pinsrd       xmm13, [rdi + 108], 1
        pinsrd       xmm13, [rdi + 116], 2
        pinsrd       xmm13, [rdi + 124], 3
        movdqa       xmm14, xmm13
        shufps       xmm14, xmm10, 17
        movdqu       [rax + 64], xmm14
        shufps       xmm13, xmm10, 187
        movdqu       [rax + 80], xmm13
        movd         xmm10, [rsi + 4]
        pinsrd       xmm10, [rsi + 12], 1
        pinsrd       xmm10, [rsi + 20], 2
        pinsrd       xmm10, [rsi + 28], 3
        movd         xmm9, [rsi + 36]
        pinsrd       xmm9, [rsi + 44], 1
        pinsrd       xmm9, [rsi + 52], 2
        pinsrd       xmm9, [rsi + 60], 3
        movdqa       xmm8, xmm9
        shufps       xmm8, xmm10, 17
        shufps       xmm9, xmm10, 187
        movd         xmm10, [rsi + 68]
        pinsrd       xmm10, [rsi + 76], 1
        pinsrd       xmm10, [rsi + 84], 2
        pinsrd       xmm10, [rsi + 92], 3
        movd         xmm15, [rsi + 100]
        pinsrd       xmm15, [rsi + 108], 1
        pinsrd       xmm15, [rsi + 116], 2
        pinsrd       xmm15, [rsi + 124], 3
        movdqa       xmm12, xmm15
        shufps       xmm12, xmm10, 17
        movdqu       [rax], xmm12
        shufps       xmm15, xmm10, 187
        movdqu       [rax + 16], xmm15
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; abef0: xmm0; cdgh0: xmm1; abef1: xmm2; cdgh1: xmm3; 0.abef0: xmm4; */
        /*   0.cdgh0: xmm5; 8.abef0: xmm6; 8.cdgh0: xmm7; 0.abef1: xmm8; 0.cdgh1: xmm9; 8.abef1: [rax]; */
        /*   8.cdgh1: [rax+16]; iterations: rdx; T.abef0: [rax+32]; T.cdgh0: [rax+48]; T.abef1: [rax+64]; */
        /*   T.cdgh1: [rax+80]; state: rdi. */
NSMS_L(iteration):

        /* the block with the digest */
            movdqa   xmm10, xmm0                                /* W_0 to W_3 */
            shufps   xmm10, xmm1, 187
            shufps   xmm0, xmm1, 17
            movdqu   xmm11, [rip + NSMS_L(words_00000080000000000000000000000000)] /* W_8 to W_11 */
            movdqu   xmm12, [rip + NSMS_L(words_00000000000000000000000000030000)] /* W_12 to W_15 */
            movdqu   xmm13, [rip + NSMS_L(W0) + 32]
            movdqu   xmm14, [rip + NSMS_L(W0) + 48]
            movdqu   xmm15, [rip + NSMS_L(K)]
            movdqa   xmm1, xmm15
            paddd    xmm1, xmm10
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm1
            movdqa   xmm1, xmm5                                 /* rounds 0 to 3 */
            sha256rnds2 xmm1, xmm4, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 96], xmm2
            movdqa   xmm2, xmm4
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 16]               /* W_4 to W_7 */
            movdqu   [rax + 112], xmm3
            movdqa   xmm3, xmm0
            paddd    xmm3, xmm15
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 4 to 7 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 8 to 11 */
            movdqa   xmm13, xmm0
            psrldq   xmm13, 8
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 12 to 15 */
            movdqa   xmm14, xmm0
            psrldq   xmm14, 8
            movdqu   [rax + 128], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm2, xmm1, xmm0
            sha256msg1 xmm10, xmm15                             /* W_16 to W_19 */
            sha256msg2 xmm10, xmm12
            movdqu   xmm14, [rip + NSMS_L(K) + 64]
            movdqu   [rax + 144], xmm0
            movdqa   xmm0, xmm14
            paddd    xmm0, xmm10
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 16 to 19 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10                                /* W_20 to W_23 */
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm15, [rip + NSMS_L(words_00000080000000000000000000000000)]
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm10
            movdqu   xmm15, [rip + NSMS_L(K) + 80]
            movdqa   xmm14, xmm15
            paddd    xmm14, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 20 to 23 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm15                                /* W_24 to W_27 */
            palignr  xmm0, xmm10, 4
            movdqu   xmm14, [rip + NSMS_L(words_00000080000000000000000000000000)]
            movdqa   xmm13, xmm14
            sha256msg1 xmm13, xmm12
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm15
            movdqu   [rax + 160], xmm13
            movdqu   xmm13, [rip + NSMS_L(K) + 96]
            movdqa   xmm14, xmm13
            paddd    xmm14, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 24 to 27 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13                                /* W_28 to W_31 */
            palignr  xmm0, xmm15, 4
            movdqa   xmm14, xmm12
            sha256msg1 xmm14, xmm10
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm14, [rip + NSMS_L(K) + 112]
            movdqa   xmm12, xmm14
            paddd    xmm12, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 28 to 31 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm14                                /* W_32 to W_35 */
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm10, xmm15
            paddd    xmm0, xmm10
            sha256msg2 xmm0, xmm14
            movdqu   xmm10, [rip + NSMS_L(K) + 128]
            movdqa   xmm12, xmm10
            paddd    xmm12, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 32 to 35 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10                                /* W_36 to W_39 */
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm15, xmm13
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm10
            movdqu   xmm12, [rip + NSMS_L(K) + 144]
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 36 to 39 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm12                                /* W_40 to W_43 */
            palignr  xmm0, xmm10, 4
            sha256msg1 xmm13, xmm14
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm12
            movdqu   xmm13, [rip + NSMS_L(K) + 160]
            movdqa   xmm15, xmm13
            paddd    xmm15, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 40 to 43 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13                                /* W_44 to W_47 */
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm14, xmm10
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm14, [rip + NSMS_L(K) + 176]
            movdqa   xmm15, xmm14
            paddd    xmm15, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 44 to 47 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm14                                /* W_48 to W_51 */
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm10, xmm12
            paddd    xmm0, xmm10
            sha256msg2 xmm0, xmm14
            movdqu   xmm10, [rip + NSMS_L(K) + 192]
            movdqa   xmm15, xmm10
            paddd    xmm15, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 48 to 51 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10                                /* W_52 to W_55 */
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm12, xmm13
            paddd    xmm0, xmm12
            sha256msg2 xmm0, xmm10
            movdqu   xmm12, [rip + NSMS_L(K) + 208]
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 52 to 55 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm12                                /* W_56 to W_59 */
            palignr  xmm0, xmm10, 4
            sha256msg1 xmm13, xmm14
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm12
            movdqu   xmm13, [rip + NSMS_L(K) + 224]
            movdqa   xmm15, xmm13
            paddd    xmm15, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 56 to 59 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13                                /* W_60 to W_63 */
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm14, xmm10
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm10, [rip + NSMS_L(K) + 240]
            paddd    xmm0, xmm10
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 60 to 63 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            paddd    xmm2, xmm4                                 /* H = H + (a, b, ...) */
            paddd    xmm1, xmm5
            movdqu   xmm0, [rax + 96]
            movdqu   xmm12, [rax + 112]
            movdqa   xmm13, xmm0
            shufps   xmm13, xmm12, 187
            shufps   xmm0, xmm12, 17
            movdqu   xmm12, [rip + NSMS_L(K)]
            paddd    xmm12, xmm13
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            movdqa   xmm12, xmm9
            sha256rnds2 xmm12, xmm8, xmm0
            psrldq   xmm0, 8
            movdqa   xmm15, xmm8
            sha256rnds2 xmm15, xmm12, xmm0
            paddd    xmm11, xmm14
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm12, xmm15, xmm0
            movdqu   xmm0, [rax + 128]
            sha256rnds2 xmm15, xmm12, xmm0
            movdqu   xmm0, [rip + NSMS_L(W0) + 48]
            sha256rnds2 xmm12, xmm15, xmm0
            movdqu   xmm0, [rax + 144]
            sha256rnds2 xmm15, xmm12, xmm0
            sha256msg1 xmm13, xmm14
            movdqu   xmm0, [rip + NSMS_L(words_00000000000000000000000000030000)]
            sha256msg2 xmm13, xmm0
            movdqu   xmm11, [rip + NSMS_L(K) + 64]
            paddd    xmm11, xmm13
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm3, 4
            sha256msg1 xmm14, [rip + NSMS_L(words_00000080000000000000000000000000)]
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm11, [rip + NSMS_L(K) + 80]
            paddd    xmm11, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm13, 4
            movdqu   xmm11, [rax + 160]
            paddd    xmm0, xmm11
            sha256msg2 xmm0, xmm14
            movdqu   xmm11, [rip + NSMS_L(K) + 96]
            paddd    xmm11, xmm0
            movdqu   [rax + 96], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm3, xmm13
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 112]
            paddd    xmm11, xmm0
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm2, 4
            sha256msg1 xmm13, xmm14
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm3
            movdqu   xmm11, [rip + NSMS_L(K) + 128]
            paddd    xmm11, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm3, 4
            sha256msg1 xmm14, xmm2
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm11, [rip + NSMS_L(K) + 144]
            paddd    xmm11, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm2, xmm3
            paddd    xmm0, xmm2
            sha256msg2 xmm0, xmm14
            movdqu   xmm11, [rip + NSMS_L(K) + 160]
            paddd    xmm11, xmm0
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm3, xmm13
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 176]
            paddd    xmm11, xmm0
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm2, 4
            sha256msg1 xmm13, xmm14
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm3
            movdqu   xmm11, [rip + NSMS_L(K) + 192]
            paddd    xmm11, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm3, 4
            sha256msg1 xmm14, xmm2
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm11, [rip + NSMS_L(K) + 208]
            paddd    xmm11, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm2, xmm3
            paddd    xmm0, xmm2
            sha256msg2 xmm0, xmm14
            movdqu   xmm11, [rip + NSMS_L(K) + 224]
            paddd    xmm11, xmm0
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm3, xmm13
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm2
            paddd    xmm0, xmm10
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm15, xmm12, xmm0
            paddd    xmm15, xmm8
            paddd    xmm12, xmm9
        movdqa       xmm2, xmm15
        movdqa       xmm3, xmm12
        movdqu       xmm0, [rax + 96]

        /* the block with the digest */
        /* Same rounds as below label iteration, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            movdqa   xmm10, xmm0                                /* W_0 to W_3 */
            shufps   xmm10, xmm1, 187
            shufps   xmm0, xmm1, 17
            movdqu   xmm11, [rip + NSMS_L(words_00000080000000000000000000000000)] /* W_8 to W_11 */
            movdqu   xmm12, [rip + NSMS_L(words_00000000000000000000000000030000)] /* W_12 to W_15 */
            movdqu   xmm13, [rip + NSMS_L(W1) + 32]
            movdqu   xmm14, [rip + NSMS_L(W1) + 48]
            movdqu   xmm15, [rip + NSMS_L(K)]
            movdqa   xmm1, xmm15
            paddd    xmm1, xmm10
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm1
            movdqa   xmm1, xmm7                                 /* rounds 0 to 3 */
            sha256rnds2 xmm1, xmm6, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 96], xmm2
            movdqa   xmm2, xmm6
            sha256rnds2 xmm2, xmm1, xmm0
            movdqu   xmm0, [rip + NSMS_L(K) + 16]               /* W_4 to W_7 */
            movdqu   [rax + 112], xmm3
            movdqa   xmm3, xmm0
            paddd    xmm3, xmm15
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 4 to 7 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 8 to 11 */
            movdqa   xmm13, xmm0
            psrldq   xmm13, 8
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 12 to 15 */
            movdqa   xmm14, xmm0
            psrldq   xmm14, 8
            movdqu   [rax + 128], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm2, xmm1, xmm0
            sha256msg1 xmm10, xmm15                             /* W_16 to W_19 */
            sha256msg2 xmm10, xmm12
            movdqu   xmm14, [rip + NSMS_L(K) + 64]
            movdqu   [rax + 144], xmm0
            movdqa   xmm0, xmm14
            paddd    xmm0, xmm10
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 16 to 19 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10                                /* W_20 to W_23 */
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm15, [rip + NSMS_L(words_00000080000000000000000000000000)]
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm10
            movdqu   xmm15, [rip + NSMS_L(K) + 80]
            movdqa   xmm14, xmm15
            paddd    xmm14, xmm0
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 20 to 23 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm15                                /* W_24 to W_27 */
            palignr  xmm0, xmm10, 4
            movdqu   xmm14, [rip + NSMS_L(words_00000080000000000000000000000000)]
            movdqa   xmm13, xmm14
            sha256msg1 xmm13, xmm12
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm15
            movdqu   [rax + 160], xmm13
            movdqu   xmm13, [rip + NSMS_L(K) + 96]
            movdqa   xmm14, xmm13
            paddd    xmm14, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 24 to 27 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13                                /* W_28 to W_31 */
            palignr  xmm0, xmm15, 4
            movdqa   xmm14, xmm12
            sha256msg1 xmm14, xmm10
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm14, [rip + NSMS_L(K) + 112]
            movdqa   xmm12, xmm14
            paddd    xmm12, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 28 to 31 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm14                                /* W_32 to W_35 */
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm10, xmm15
            paddd    xmm0, xmm10
            sha256msg2 xmm0, xmm14
            movdqu   xmm10, [rip + NSMS_L(K) + 128]
            movdqa   xmm12, xmm10
            paddd    xmm12, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 32 to 35 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10                                /* W_36 to W_39 */
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm15, xmm13
            paddd    xmm0, xmm15
            sha256msg2 xmm0, xmm10
            movdqu   xmm12, [rip + NSMS_L(K) + 144]
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 36 to 39 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm12                                /* W_40 to W_43 */
            palignr  xmm0, xmm10, 4
            sha256msg1 xmm13, xmm14
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm12
            movdqu   xmm13, [rip + NSMS_L(K) + 160]
            movdqa   xmm15, xmm13
            paddd    xmm15, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 40 to 43 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13                                /* W_44 to W_47 */
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm14, xmm10
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm14, [rip + NSMS_L(K) + 176]
            movdqa   xmm15, xmm14
            paddd    xmm15, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 44 to 47 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm14                                /* W_48 to W_51 */
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm10, xmm12
            paddd    xmm0, xmm10
            sha256msg2 xmm0, xmm14
            movdqu   xmm10, [rip + NSMS_L(K) + 192]
            movdqa   xmm15, xmm10
            paddd    xmm15, xmm0
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 48 to 51 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm10                                /* W_52 to W_55 */
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm12, xmm13
            paddd    xmm0, xmm12
            sha256msg2 xmm0, xmm10
            movdqu   xmm12, [rip + NSMS_L(K) + 208]
            movdqa   xmm15, xmm12
            paddd    xmm15, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 52 to 55 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm12                                /* W_56 to W_59 */
            palignr  xmm0, xmm10, 4
            sha256msg1 xmm13, xmm14
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm12
            movdqu   xmm13, [rip + NSMS_L(K) + 224]
            movdqa   xmm15, xmm13
            paddd    xmm15, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 56 to 59 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            movdqa   xmm0, xmm13                                /* W_60 to W_63 */
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm14, xmm10
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm13
            movdqu   xmm10, [rip + NSMS_L(K) + 240]
            paddd    xmm0, xmm10
            sha256rnds2 xmm1, xmm2, xmm0                        /* rounds 60 to 63 */
            psrldq   xmm0, 8
            sha256rnds2 xmm2, xmm1, xmm0
            paddd    xmm2, xmm6                                 /* H = H + (a, b, ...) */
            paddd    xmm1, xmm7
            movdqu   xmm0, [rax + 96]
            movdqu   xmm12, [rax + 112]
            movdqa   xmm13, xmm0
            shufps   xmm13, xmm12, 187
            shufps   xmm0, xmm12, 17
            movdqu   xmm12, [rip + NSMS_L(K)]
            paddd    xmm12, xmm13
            movdqu   xmm14, [rax + 16]
            movdqu   xmm15, [rax]
            movdqu   [rax + 96], xmm2
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm12
            movdqa   xmm12, xmm14
            sha256rnds2 xmm12, xmm15, xmm0
            psrldq   xmm0, 8
            movdqu   [rax + 112], xmm1
            movdqa   xmm1, xmm15
            sha256rnds2 xmm1, xmm12, xmm0
            paddd    xmm11, xmm2
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm12, xmm1, xmm0
            movdqu   xmm0, [rax + 128]
            sha256rnds2 xmm1, xmm12, xmm0
            movdqu   xmm0, [rip + NSMS_L(W1) + 48]
            sha256rnds2 xmm12, xmm1, xmm0
            movdqu   xmm0, [rax + 144]
            sha256rnds2 xmm1, xmm12, xmm0
            sha256msg1 xmm13, xmm2
            movdqu   xmm0, [rip + NSMS_L(words_00000000000000000000000000030000)]
            sha256msg2 xmm13, xmm0
            movdqu   xmm11, [rip + NSMS_L(K) + 64]
            paddd    xmm11, xmm13
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm3, 4
            sha256msg1 xmm2, [rip + NSMS_L(words_00000080000000000000000000000000)]
            paddd    xmm0, xmm2
            sha256msg2 xmm0, xmm13
            movdqu   xmm11, [rip + NSMS_L(K) + 80]
            paddd    xmm11, xmm0
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm13, 4
            movdqu   xmm11, [rax + 160]
            paddd    xmm0, xmm11
            sha256msg2 xmm0, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 96]
            paddd    xmm11, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm2, 4
            sha256msg1 xmm3, xmm13
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm14
            movdqu   xmm11, [rip + NSMS_L(K) + 112]
            paddd    xmm11, xmm0
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm13, xmm2
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm3
            movdqu   xmm11, [rip + NSMS_L(K) + 128]
            paddd    xmm11, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm3, 4
            sha256msg1 xmm2, xmm14
            paddd    xmm0, xmm2
            sha256msg2 xmm0, xmm13
            movdqu   xmm11, [rip + NSMS_L(K) + 144]
            paddd    xmm11, xmm0
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm14, xmm3
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 160]
            paddd    xmm11, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm2, 4
            sha256msg1 xmm3, xmm13
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm14
            movdqu   xmm11, [rip + NSMS_L(K) + 176]
            paddd    xmm11, xmm0
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm14, 4
            sha256msg1 xmm13, xmm2
            paddd    xmm0, xmm13
            sha256msg2 xmm0, xmm3
            movdqu   xmm11, [rip + NSMS_L(K) + 192]
            paddd    xmm11, xmm0
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm3, 4
            sha256msg1 xmm2, xmm14
            paddd    xmm0, xmm2
            sha256msg2 xmm0, xmm13
            movdqu   xmm11, [rip + NSMS_L(K) + 208]
            paddd    xmm11, xmm0
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm13, 4
            sha256msg1 xmm14, xmm3
            paddd    xmm0, xmm14
            sha256msg2 xmm0, xmm2
            movdqu   xmm11, [rip + NSMS_L(K) + 224]
            paddd    xmm11, xmm0
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            movdqa   xmm0, xmm14
            palignr  xmm0, xmm2, 4
            sha256msg1 xmm3, xmm13
            paddd    xmm0, xmm3
            sha256msg2 xmm0, xmm14
            paddd    xmm0, xmm10
            sha256rnds2 xmm12, xmm1, xmm0
            psrldq   xmm0, 8
            sha256rnds2 xmm1, xmm12, xmm0
            paddd    xmm15, xmm1
            movdqu   xmm3, [rax + 16]
            paddd    xmm3, xmm12
        movdqa       xmm2, xmm15
        movdqu       xmm0, [rax + 96]
        movdqu       xmm1, [rax + 112]

        /* T = T ^ U, and the next iteration */
        add          rdx, -1
        movdqu       xmm10, [rax + 32]
        pxor         xmm10, xmm0
        movdqu       [rax + 32], xmm10
        movdqu       xmm11, [rax + 48]
        pxor         xmm11, xmm1
        movdqu       [rax + 48], xmm11
        movdqu       xmm12, [rax + 64]
        pxor         xmm12, xmm2
        movdqu       [rax + 64], xmm12
        movdqu       xmm13, [rax + 80]
        pxor         xmm13, xmm3
        movdqu       [rax + 80], xmm13
        cmp          rdx, 0
        jne          NSMS_L(iteration)

        /* U of every password */
        movdqa       xmm4, xmm0
        shufps       xmm4, xmm1, 187
        shufps       xmm0, xmm1, 17
        movd         ecx, xmm4
        mov          [rdi], ecx
        movdqa       xmm1, xmm4
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 8], ecx
        movdqa       xmm1, xmm4
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 16], ecx
        psrldq       xmm4, 12
        movd         ecx, xmm4
        mov          [rdi + 24], ecx
        movd         ecx, xmm0
        mov          [rdi + 32], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 40], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 48], ecx
        psrldq       xmm0, 12
        movd         ecx, xmm0
        mov          [rdi + 56], ecx
        movdqu       xmm0, [rax + 32]
        movdqu       xmm1, [rax + 48]
        movdqa       xmm4, xmm0
        shufps       xmm4, xmm1, 187
        shufps       xmm0, xmm1, 17
        movd         ecx, xmm4
        mov          [rdi + 64], ecx
        movdqa       xmm1, xmm4
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 72], ecx
        movdqa       xmm1, xmm4
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 80], ecx
        psrldq       xmm4, 12
        movd         ecx, xmm4
        mov          [rdi + 88], ecx
        movd         ecx, xmm0
        mov          [rdi + 96], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 104], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 112], ecx
        psrldq       xmm0, 12
        movd         ecx, xmm0
        mov          [rdi + 120], ecx
        movdqa       xmm0, xmm2
        shufps       xmm0, xmm3, 187
        shufps       xmm2, xmm3, 17
        movd         ecx, xmm0
        mov          [rdi + 4], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 12], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 20], ecx
        psrldq       xmm0, 12
        movd         ecx, xmm0
        mov          [rdi + 28], ecx
        movd         ecx, xmm2
        mov          [rdi + 36], ecx
        movdqa       xmm0, xmm2
        psrldq       xmm0, 4
        movd         ecx, xmm0
        mov          [rdi + 44], ecx
        movdqa       xmm0, xmm2
        psrldq       xmm0, 8
        movd         ecx, xmm0
        mov          [rdi + 52], ecx
        psrldq       xmm2, 12
        movd         ecx, xmm2
        mov          [rdi + 60], ecx
        movdqu       xmm0, [rax + 64]
        movdqu       xmm1, [rax + 80]
        movdqa       xmm2, xmm0
        shufps       xmm2, xmm1, 187
        shufps       xmm0, xmm1, 17
        movd         ecx, xmm2
        mov          [rdi + 68], ecx
        movdqa       xmm1, xmm2
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 76], ecx
        movdqa       xmm1, xmm2
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 84], ecx
        psrldq       xmm2, 12
        movd         ecx, xmm2
        mov          [rdi + 92], ecx
        movd         ecx, xmm0
        mov          [rdi + 100], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movd         ecx, xmm1
        mov          [rdi + 108], ecx
        movdqa       xmm1, xmm0
        psrldq       xmm1, 8
        movd         ecx, xmm1
        mov          [rdi + 116], ecx
        psrldq       xmm0, 12
        movd         ecx, xmm0
        mov          [rdi + 124], ecx
NSMS_L(done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 240]
        movaps       xmm7, [rsp + 256]
        movaps       xmm8, [rsp + 272]
        movaps       xmm9, [rsp + 288]
        movaps       xmm10, [rsp + 304]
        movaps       xmm11, [rsp + 320]
        movaps       xmm12, [rsp + 336]
        movaps       xmm13, [rsp + 352]
        movaps       xmm14, [rsp + 368]
        movaps       xmm15, [rsp + 384]
        add          rsp, 408
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 248
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_iterations_shani_m2), . - NSMS_SYMBOL(nsms_sha256_iterations_shani_m2)
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

/* nsms_sha256_iterations_shani_m2: 5 integer registers, 16 vector registers, 13 spills.
 *   Register map: scratch: rax; abef0: xmm0; cdgh0: xmm1; abef1: xmm2; cdgh1: xmm3; 0.abef0: xmm4;
 *     0.cdgh0: xmm5; 8.abef0: xmm6; 8.cdgh0: xmm7; 0.abef1: xmm8; 0.cdgh1: xmm9; 8.abef1: [rax];
 *     8.cdgh1: [rax+16]; iterations: rdx; T.abef0: [rax+32]; T.cdgh0: [rax+48]; T.abef1: [rax+64];
 *     T.cdgh1: [rax+80]; state: rdi. Slots of the frame that are not named here hold spilled
 *     values.
 *     abef0, abef1: a, b, e, f (a in the highest lane) of the hash value of messages 0, 1.
 *     cdgh0, cdgh1: c, d, g, h (c in the highest lane) of the hash value of messages 0, 1.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_iterations_shani_m2
 *   signature: void nsms_sha256_iterations_shani_m2(uint32_t state[32], const uint32_t midstates[32], size_t iterations)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 128, align: 4, access: read-write}
 *     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 4, access: read}
 *     - {name: iterations, sysv: rdx, win64: r8, type: size_t, unit: iterations}
 *   stack_bytes: {sysv: 248, win64: 424}
 *   features: [sha_ni, sse4_1, ssse3]
 */
