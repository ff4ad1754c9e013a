/* sha512_avx2_m4_iterations.S, written by nsms: make gen HASH=sha512 ISA=avx2 KIND=iterations M=4
 *
 * void nsms_sha512_iterations_avx2_m4(uint64_t state[64], const uint64_t midstates[64], size_t iterations);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 4
 *   passwords; midstates: the hash values after the blocks of the inner and of the outer key; state:
 *   U (the last HMAC value) and T (the XOR of all); [i*4 + j] is word i of password j.
 *   Reads 512 bytes at state and 512 bytes at midstates; writes 512 bytes at state.
 *   Arguments: state, midstates, iterations in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 4,833 instructions (System V); 712 bytes of stack (System V), 888 (Win64).
 *
 * Memory: state and midstates must be aligned to 8 bytes. A buffer that is written must not overlap another.
 * Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
 * not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2.
 * (The ISA also allows bmi1, bmi2, which this code does not use.)
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
#  define NSMS_L(name) Lsha512_avx2_m4_iterations_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_m4_iterations_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_m4_iterations_##name
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
NSMS_L(W0):  /* W_t + K_t of the constant words of a block, 0 for its other words */
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x5807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692c94
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .p2align     6
NSMS_L(W1):  /* W_t + K_t of the constant words of a block, 0 for its other words */
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x5807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692c94
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .quad        0x0000000000000000, 0x0000000000000000
        .p2align     5
NSMS_L(words_0000000000000080_x4):  /* constant words, first used for: W_8 */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        .p2align     5
NSMS_L(words_0006000000000000_x4):  /* constant words, first used for: W_15 */
        .byte        0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        .byte        0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        .p2align     5
NSMS_L(words_183000000000c000_x4):  /* constant words, first used for: W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        .byte        0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        .byte        0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        .p2align     5
NSMS_L(words_0000000000008041_x4):  /* constant words, first used for: W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        .p2align     5
NSMS_L(words_0a03000000000000_x4):  /* constant words, first used for: W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        .byte        0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        .byte        0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        .p2align     6
NSMS_L(shuffle_123456709abcdef8):  /* byte shuffle: source of each byte */
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_iterations_avx2_m4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_iterations_avx2_m4))
NSMS_SYMBOL(nsms_sha512_iterations_avx2_m4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_iterations_avx2_m4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 872
        NSMS_SEH(.seh_stackalloc 872)
        vmovaps      [rsp + 704], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 704)
        vmovaps      [rsp + 720], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 720)
        vmovaps      [rsp + 736], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 736)
        vmovaps      [rsp + 752], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 752)
        vmovaps      [rsp + 768], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 768)
        vmovaps      [rsp + 784], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 784)
        vmovaps      [rsp + 800], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 800)
        vmovaps      [rsp + 816], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 816)
        vmovaps      [rsp + 832], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 832)
        vmovaps      [rsp + 848], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 848)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 712
        .cfi_def_cfa_offset 720
#endif
        mov          r8, rdx
        cmp          r8, 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* U of every password */
        vmovdqu      ymm0, [rdi]
        vmovdqu      ymm1, [rdi + 32]
        vmovdqu      ymm2, [rdi + 64]
        vmovdqu      ymm3, [rdi + 96]
        vmovdqu      ymm4, [rdi + 128]
        vmovdqu      ymm5, [rdi + 160]
        vmovdqu      ymm6, [rdi + 192]
        vmovdqu      ymm7, [rdi + 224]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: H0..H7: ymm0..ymm7; scratch: rax; midstates: rsi; state: rdi; iterations: r8. */
NSMS_L(iteration):

        /* the block with the digest */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
            vmovdqu  ymm10, [rip + NSMS_L(words_0006000000000000_x4)] /* W_15 */
        vmovdqu      ymm11, [rsi]                               /* a, b, ... = H */
        vmovdqu      ymm12, [rsi + 32]
        vmovdqu      ymm13, [rsi + 64]
        vmovdqu      ymm14, [rsi + 128]
        vmovdqu      ymm15, [rsi + 160]
        vmovdqu      ymm9, [rsi + 192]
            vpsrlq   ymm8, ymm1, 1                              /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm8, ymm10
            vmovdqu  ymm8, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vmovdqu  [rax + 448], ymm7
            vpshufb  ymm7, ymm1, ymm8
            vpxor    ymm10, ymm10, ymm7
            vpsrlq   ymm7, ymm1, 7
            vpxor    ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm10, ymm0
        vpsrlq       ymm7, ymm14, 14                            /* round 0 */
        vmovdqu      [rax + 480], ymm6
        vpsllq       ymm6, ymm14, 50
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm14, 18
        vmovdqu      [rax + 512], ymm5
        vpsllq       ymm5, ymm14, 46
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm14, 41
        vpsllq       ymm5, ymm14, 23
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm15, ymm9
        vpand        ymm6, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm6
        vpbroadcastq ymm5, [rip + NSMS_L(K)]
        vpaddq       ymm0, ymm0, [rsi + 224]
        vpaddq       ymm5, ymm0, ymm5
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpsrlq       ymm6, ymm11, 28
        vpsllq       ymm5, ymm11, 36
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm11, 34
        vpsllq       ymm0, ymm11, 30
        vpxor        ymm5, ymm5, ymm0
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm11, 39
        vpsllq       ymm0, ymm11, 25
        vpxor        ymm5, ymm5, ymm0
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm5, ymm11, ymm12
        vpxor        ymm0, ymm12, ymm13
        vpand        ymm0, ymm5, ymm0
        vpxor        ymm0, ymm12, ymm0
        vpaddq       ymm6, ymm0, ymm6
        vpaddq       ymm6, ymm7, ymm6
        vpaddq       ymm7, ymm7, [rsi + 96]
            vpsrlq   ymm0, ymm2, 1                              /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vmovdqu  [rax + 544], ymm4
            vpsllq   ymm4, ymm2, 63
            vpxor    ymm4, ymm0, ymm4
            vpshufb  ymm0, ymm2, ymm8
            vpxor    ymm4, ymm4, ymm0
            vpsrlq   ymm0, ymm2, 7
            vpxor    ymm4, ymm4, ymm0
            vpaddq   ymm0, ymm1, [rip + NSMS_L(words_183000000000c000_x4)]
            vpaddq   ymm4, ymm0, ymm4
        vpsrlq       ymm0, ymm7, 14                             /* round 1 */
        vmovdqu      [rax + 576], ymm4
        vpsllq       ymm4, ymm7, 50
        vpxor        ymm4, ymm0, ymm4
        vpsrlq       ymm0, ymm7, 18
        vmovdqu      [rax + 608], ymm12
        vpsllq       ymm12, ymm7, 46
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm7, 41
        vpsllq       ymm0, ymm7, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm4, ymm14, ymm15
        vpand        ymm4, ymm4, ymm7
        vpxor        ymm4, ymm15, ymm4
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 8]
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm0
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm12, ymm9, ymm12
        vpsrlq       ymm9, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm11, ymm6
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm11, ymm5
        vpaddq       ymm9, ymm9, ymm5
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm12, ymm13, ymm12
            vpsrlq   ymm13, ymm10, 19                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpsllq   ymm5, ymm10, 45
            vpxor    ymm13, ymm13, ymm5
            vpsrlq   ymm5, ymm10, 61
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm5, ymm5, ymm1
            vpxor    ymm13, ymm13, ymm5
            vpsrlq   ymm5, ymm10, 6
            vpxor    ymm13, ymm13, ymm5
            vpsrlq   ymm5, ymm3, 1
            vpsllq   ymm1, ymm3, 63
            vpxor    ymm5, ymm5, ymm1
            vpshufb  ymm1, ymm3, ymm8
            vpxor    ymm5, ymm5, ymm1
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm5, ymm5, ymm1
            vpaddq   ymm5, ymm2, ymm5
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  [rax], ymm13
        vpsrlq       ymm5, ymm12, 14                            /* round 2 */
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm14, ymm7
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm14, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 16]
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm9, 28
        vpsllq       ymm2, ymm9, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm9, 34
        vpsllq       ymm1, ymm9, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm9, 39
        vpsllq       ymm1, ymm9, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm9, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vmovdqu      ymm4, [rax + 608]
        vpaddq       ymm15, ymm15, ymm4
            vmovdqu  ymm4, [rax + 576]
            vpsrlq   ymm1, ymm4, 19                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpsllq   ymm0, ymm4, 45
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm4, 61
            vmovdqu  [rax + 608], ymm10
            vpsllq   ymm10, ymm4, 3
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm4, 6
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 544]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm4, ymm1, 63
            vpxor    ymm4, ymm0, ymm4
            vpshufb  ymm0, ymm1, ymm8
            vpxor    ymm4, ymm4, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm4, ymm4, ymm0
            vpaddq   ymm4, ymm3, ymm4
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 32], ymm10
        vpsrlq       ymm4, ymm15, 14                            /* round 3 */
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm10, ymm15, 46
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpxor        ymm4, ymm12, ymm7
        vpand        ymm4, ymm15, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 24]
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm9, ymm5
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm9, ymm3
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm10, ymm14
        vpaddq       ymm10, ymm11, ymm10
            vpsrlq   ymm11, ymm13, 19                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpsllq   ymm3, ymm13, 45
            vpxor    ymm11, ymm11, ymm3
            vpsrlq   ymm3, ymm13, 61
            vpsllq   ymm2, ymm13, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm11, ymm11, ymm3
            vpsrlq   ymm3, ymm13, 6
            vpxor    ymm11, ymm11, ymm3
            vmovdqu  ymm3, [rax + 512]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm8
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vpaddq   ymm11, ymm11, ymm2
            vmovdqu  [rax + 64], ymm11
        vpsrlq       ymm2, ymm10, 14                            /* round 4 */
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm13, ymm10, 46
        vpxor        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm2, ymm15, ymm12
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm12, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 32]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm7, ymm7, ymm2
        vpaddq       ymm13, ymm13, ymm7
        vpsrlq       ymm7, ymm14, 28
        vpsllq       ymm2, ymm14, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 34
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 39
        vpsllq       ymm1, ymm14, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm14, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm13, ymm13, ymm6
            vmovdqu  ymm6, [rax + 32]
            vpsrlq   ymm4, ymm6, 19                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpsllq   ymm1, ymm6, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm6, 61
            vpsllq   ymm0, ymm6, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm6, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 480]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm6, ymm1, 63
            vpxor    ymm6, ymm0, ymm6
            vpshufb  ymm0, ymm1, ymm8
            vpxor    ymm6, ymm6, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm6, ymm6, ymm0
            vpaddq   ymm6, ymm3, ymm6
            vpaddq   ymm6, ymm6, ymm4
            vmovdqu  [rax + 96], ymm6
        vpsrlq       ymm4, ymm13, 14                            /* round 5 */
        vpsllq       ymm0, ymm13, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm6, ymm13, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm4, ymm6
        vpsrlq       ymm4, ymm13, 41
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm10, ymm15
        vpand        ymm4, ymm13, ymm4
        vpxor        ymm4, ymm15, ymm4
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 40]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm14, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm14, ymm3
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm12, ymm9, ymm12
            vpsrlq   ymm9, ymm11, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm9, ymm9, ymm3
            vmovdqu  ymm3, [rax + 448]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm8
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rip + NSMS_L(words_0006000000000000_x4)]
            vpaddq   ymm8, ymm0, ymm1
            vpaddq   ymm8, ymm8, ymm2
            vpaddq   ymm9, ymm8, ymm9
            vmovdqu  [rax + 128], ymm9
        vpsrlq       ymm8, ymm12, 14                            /* round 6 */
        vpsllq       ymm2, ymm12, 50
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm13, ymm10
        vpand        ymm2, ymm12, ymm2
        vpxor        ymm2, ymm10, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 48]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm15, ymm8
        vpsrlq       ymm8, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm15, ymm8
        vpaddq       ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 96]
            vpsrlq   ymm4, ymm5, 19                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpsllq   ymm1, ymm5, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            vpaddq   ymm1, ymm3, [rip + NSMS_L(words_0000000000008041_x4)]
            vmovdqu  ymm0, [rax + 608]
            vpaddq   ymm1, ymm1, ymm0
            vpaddq   ymm4, ymm1, ymm4
            vmovdqu  [rax + 160], ymm4
        vpsrlq       ymm1, ymm15, 14                            /* round 7 */
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm5, ymm15, 46
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm1, ymm5
        vpsrlq       ymm1, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm15, ymm1
        vpxor        ymm1, ymm13, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 56]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm8, 28
        vpsllq       ymm3, ymm8, 36
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm8, 34
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm8, 39
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm8, ymm6
        vpand        ymm2, ymm3, ymm2
        vpxor        ymm2, ymm2, ymm6
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm10, ymm14, ymm10
            vpsrlq   ymm14, ymm9, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpsllq   ymm2, ymm9, 45
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm9, 61
            vpsllq   ymm1, ymm9, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm9, 6
            vpxor    ymm14, ymm14, ymm2
            vmovdqu  ymm2, [rax + 576]
            vpaddq   ymm1, ymm2, [rip + NSMS_L(words_0000000000000080_x4)]
            vpaddq   ymm14, ymm14, ymm1
            vmovdqu  [rax + 192], ymm14
        vpsrlq       ymm1, ymm10, 14                            /* round 8 */
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm2, ymm10, 46
        vpxor        ymm2, ymm0, ymm2
        vpxor        ymm2, ymm1, ymm2
        vpsrlq       ymm1, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm1, ymm15, ymm12
        vpand        ymm1, ymm10, ymm1
        vpxor        ymm1, ymm12, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 64]
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm1
        vpaddq       ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm5, 28
        vpsllq       ymm1, ymm5, 36
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm1, ymm8, ymm5
        vpand        ymm3, ymm1, ymm3
        vpxor        ymm3, ymm8, ymm3
        vpaddq       ymm3, ymm3, ymm2
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm13, ymm13, ymm7
            vpsrlq   ymm7, ymm4, 19                             /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vpsllq   ymm2, ymm4, 45
            vpxor    ymm7, ymm7, ymm2
            vpsrlq   ymm2, ymm4, 61
            vpsllq   ymm0, ymm4, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm7, ymm7, ymm2
            vpsrlq   ymm2, ymm4, 6
            vpxor    ymm7, ymm7, ymm2
            vmovdqu  ymm2, [rax]
            vpaddq   ymm7, ymm2, ymm7
            vmovdqu  [rax + 224], ymm7
        vpsrlq       ymm0, ymm13, 14                            /* round 9 */
        vpsllq       ymm2, ymm13, 50
        vpxor        ymm2, ymm0, ymm2
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm4, ymm13, 46
        vpxor        ymm4, ymm0, ymm4
        vpxor        ymm4, ymm2, ymm4
        vpsrlq       ymm2, ymm13, 41
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm2, ymm10, ymm15
        vpand        ymm2, ymm13, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 72]
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm3, 28
        vpsllq       ymm2, ymm3, 36
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm3, 34
        vpsllq       ymm0, ymm3, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm3, 39
        vpsllq       ymm0, ymm3, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm2, ymm3, ymm5
        vpand        ymm1, ymm2, ymm1
        vpxor        ymm1, ymm1, ymm5
        vpaddq       ymm4, ymm1, ymm4
        vpaddq       ymm4, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm6
            vpsrlq   ymm6, ymm14, 19                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vpsllq   ymm1, ymm14, 45
            vpxor    ymm6, ymm6, ymm1
            vpsrlq   ymm1, ymm14, 61
            vpsllq   ymm0, ymm14, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm6, ymm6, ymm1
            vpsrlq   ymm1, ymm14, 6
            vpxor    ymm6, ymm6, ymm1
            vmovdqu  ymm1, [rax + 32]
            vpaddq   ymm6, ymm1, ymm6
            vmovdqu  [rax + 256], ymm6
        vpsrlq       ymm0, ymm12, 14                            /* round 10 */
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm1, ymm0, ymm1
        vpsrlq       ymm0, ymm12, 18
        vpsllq       ymm14, ymm12, 46
        vpxor        ymm14, ymm14, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm1, ymm13, ymm10
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm10, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 80]
        vpaddq       ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm14, ymm15, ymm14
        vpsrlq       ymm15, ymm4, 28
        vpsllq       ymm1, ymm4, 36
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm4, 34
        vpsllq       ymm0, ymm4, 30
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm4, 39
        vpsllq       ymm0, ymm4, 25
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm1, ymm4, ymm3
        vpand        ymm2, ymm1, ymm2
        vpxor        ymm2, ymm2, ymm3
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm8, ymm14
            vpsrlq   ymm8, ymm7, 19                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpsllq   ymm2, ymm7, 45
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 61
            vpsllq   ymm0, ymm7, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 6
            vpxor    ymm8, ymm8, ymm2
            vpaddq   ymm8, ymm11, ymm8
            vmovdqu  [rax + 288], ymm8
        vpsrlq       ymm2, ymm14, 14                            /* round 11 */
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm14, 18
        vpsllq       ymm11, ymm14, 46
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm12, ymm13
        vpand        ymm2, ymm14, ymm2
        vpxor        ymm2, ymm13, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 88]
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm15, 28
        vpsllq       ymm2, ymm15, 36
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm15, 34
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm15, 39
        vpsllq       ymm0, ymm15, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm15, ymm4
        vpand        ymm1, ymm2, ymm1
        vpxor        ymm1, ymm1, ymm4
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm10, ymm11
        vpaddq       ymm10, ymm10, ymm5
            vpsrlq   ymm5, ymm6, 19                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   ymm1, ymm6, 45
            vpxor    ymm5, ymm5, ymm1
            vpsrlq   ymm1, ymm6, 61
            vpsllq   ymm0, ymm6, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm5, ymm5, ymm1
            vpsrlq   ymm1, ymm6, 6
            vpxor    ymm5, ymm5, ymm1
            vmovdqu  ymm1, [rax + 96]
            vpaddq   ymm5, ymm1, ymm5
            vmovdqu  [rax + 320], ymm5
        vpsrlq       ymm0, ymm10, 14                            /* round 12 */
        vpsllq       ymm7, ymm10, 50
        vpxor        ymm7, ymm0, ymm7
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm6, ymm10, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm14, ymm12
        vpand        ymm6, ymm10, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 96]
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm13, ymm7
        vpsrlq       ymm7, ymm11, 28
        vpsllq       ymm6, ymm11, 36
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 34
        vpsllq       ymm0, ymm11, 30
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 39
        vpsllq       ymm0, ymm11, 25
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm11, ymm15
        vpand        ymm2, ymm6, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpaddq       ymm7, ymm2, ymm7
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm13, ymm13, ymm3
            vpsrlq   ymm3, ymm8, 19                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpsllq   ymm2, ymm8, 45
            vpxor    ymm3, ymm3, ymm2
            vpsrlq   ymm2, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm3, ymm3, ymm2
            vpsrlq   ymm2, ymm8, 6
            vpxor    ymm3, ymm3, ymm2
            vpaddq   ymm3, ymm9, ymm3
            vmovdqu  [rax + 352], ymm3
        vpsrlq       ymm2, ymm13, 14                            /* round 13 */
        vpsllq       ymm0, ymm13, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm9, ymm13, 46
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm13, 41
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm10, ymm14
        vpand        ymm2, ymm13, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 104]
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm9
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm11, ymm7
        vpand        ymm6, ymm2, ymm6
        vpxor        ymm6, ymm11, ymm6
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm6, ymm12, ymm4
            vpsrlq   ymm12, ymm5, 19                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpsllq   ymm4, ymm5, 45
            vpxor    ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm5, 6
            vpxor    ymm12, ymm12, ymm4
            vmovdqu  ymm4, [rax + 160]
            vpaddq   ymm0, ymm4, [rip + NSMS_L(words_0a03000000000000_x4)]
            vpaddq   ymm12, ymm12, ymm0
            vmovdqu  [rax + 384], ymm12
        vpsrlq       ymm0, ymm6, 14                             /* round 14 */
        vpsllq       ymm8, ymm6, 50
        vpxor        ymm8, ymm8, ymm0
        vpsrlq       ymm0, ymm6, 18
        vpsllq       ymm1, ymm6, 46
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm6, 41
        vpsllq       ymm0, ymm6, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm13, ymm10
        vpand        ymm1, ymm1, ymm6
        vpxor        ymm1, ymm10, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(W0) + 112]
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm1
        vpaddq       ymm14, ymm14, ymm8
        vpsrlq       ymm8, ymm9, 28
        vpsllq       ymm1, ymm9, 36
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm9, 34
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm9, 39
        vpsllq       ymm0, ymm9, 25
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm9, ymm7
        vpand        ymm2, ymm1, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm8, ymm14, ymm8
        vpaddq       ymm14, ymm15, ymm14
            vpsrlq   ymm15, ymm3, 19                            /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vpsllq   ymm2, ymm3, 45
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm3, 61
            vpsllq   ymm0, ymm3, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm3, 6
            vpxor    ymm15, ymm15, ymm2
            vmovdqu  ymm2, [rax + 608]
            vpsrlq   ymm0, ymm2, 1
            vpsllq   ymm5, ymm2, 63
            vpxor    ymm5, ymm0, ymm5
            vpshufb  ymm0, ymm2, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpxor    ymm5, ymm5, ymm0
            vpsrlq   ymm0, ymm2, 7
            vpxor    ymm5, ymm5, ymm0
            vmovdqu  ymm0, [rip + NSMS_L(words_0006000000000000_x4)]
            vpaddq   ymm5, ymm0, ymm5
            vmovdqu  ymm0, [rax + 192]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm15, ymm15, ymm5
            vmovdqu  [rax + 416], ymm15
        vpsrlq       ymm5, ymm14, 14                            /* round 15 */
        vpsllq       ymm3, ymm14, 50
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm14, 18
        vpsllq       ymm4, ymm14, 46
        vpxor        ymm4, ymm3, ymm4
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm14, 41
        vpsllq       ymm3, ymm14, 23
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm13, ymm6
        vpand        ymm4, ymm14, ymm4
        vpxor        ymm4, ymm13, ymm4
        vpbroadcastq ymm3, [rip + NSMS_L(W0) + 120]
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm8, 28
        vpsllq       ymm4, ymm8, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm8, 34
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm8, ymm9
        vpand        ymm4, ymm4, ymm1
        vpxor        ymm4, ymm9, ymm4
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm4, ymm11, ymm10
        lea          rcx, [rip + NSMS_L(K) + 128]
        lea          rdx, [rip + NSMS_L(K) + 512]
        vmovdqa      ymm0, ymm5
        vmovdqa      ymm1, ymm8
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm7, ymm13
        vmovdqa      ymm8, ymm2
        vmovdqa      ymm2, ymm9
        vmovdqu      ymm9, [rax + 576]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax..rax+416]; scratch: rax; */
        /*   kp: rcx; midstates: rsi; upper_bound: rdx; state: rdi; iterations: r8. */
NSMS_L(rounds_and_schedule0):

        /* rounds 16 to 63, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label iteration, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovdqu  ymm10, [rax + 384]
            vpsrlq   ymm11, ymm10, 19                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsllq   ymm12, ymm10, 45
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm9, 1
            vpsllq   ymm13, ymm9, 63
            vpxor    ymm12, ymm12, ymm13
            vmovdqu  ymm13, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpshufb  ymm14, ymm9, ymm13
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm9, 7
            vpxor    ymm12, ymm12, ymm14
            vmovdqu  ymm14, [rax + 224]
            vpaddq   ymm15, ymm14, ymm8
            vpaddq   ymm11, ymm15, ymm11
            vpaddq   ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm4, 14                            /* round 0 */
        vpsllq       ymm15, ymm4, 50
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm4, 18
        vpsllq       ymm14, ymm4, 46
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 41
        vpsllq       ymm15, ymm4, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vpbroadcastq ymm15, [rcx]
        vpaddq       ymm8, ymm8, ymm7
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm0, 28
        vpsllq       ymm15, ymm0, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 34
        vpsllq       ymm8, ymm0, 30
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 39
        vpsllq       ymm8, ymm0, 25
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm0, ymm1
        vpxor        ymm8, ymm1, ymm2
        vpand        ymm8, ymm15, ymm8
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm14, ymm8, ymm14
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm12, ymm3
            vmovdqu  ymm8, [rax + 416]
            vpsrlq   ymm7, ymm8, 19                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm10, ymm8, 3
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm10, ymm10, ymm7
            vpsrlq   ymm7, ymm8, 6
            vpxor    ymm10, ymm10, ymm7
            vmovdqu  ymm7, [rax]
            vpsrlq   ymm3, ymm7, 1
            vpsllq   ymm8, ymm7, 63
            vpxor    ymm8, ymm8, ymm3
            vpshufb  ymm3, ymm7, ymm13
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm7, 7
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 256]
            vmovdqu  [rax + 448], ymm1
            vpaddq   ymm1, ymm9, ymm3
            vpaddq   ymm10, ymm10, ymm1
            vpaddq   ymm10, ymm8, ymm10
        vpsrlq       ymm8, ymm12, 14                            /* round 1 */
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm12, 18
        vpsllq       ymm3, ymm12, 46
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm8, ymm8, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm1, ymm12, 23
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm3, ymm4, ymm5
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpbroadcastq ymm1, [rcx + 8]
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm14, 28
        vpsllq       ymm6, ymm14, 36
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm3, ymm14, 30
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 39
        vpsllq       ymm3, ymm14, 25
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm6, ymm14, ymm0
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm8
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm9, ymm9, ymm2
            vpsrlq   ymm8, ymm11, 19                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 32]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm1, ymm3, 63
            vpxor    ymm2, ymm2, ymm1
            vpshufb  ymm1, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm2, ymm2, ymm1
            vmovdqu  ymm1, [rax + 288]
            vmovdqu  [rax + 480], ymm11
            vpaddq   ymm11, ymm1, ymm7
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm8
            vmovdqu  [rax], ymm11
        vpsrlq       ymm8, ymm9, 14                             /* round 2 */
        vpsllq       ymm2, ymm9, 50
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 18
        vpsllq       ymm1, ymm9, 46
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 41
        vpsllq       ymm1, ymm9, 23
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm12, ymm4
        vpand        ymm2, ymm9, ymm2
        vpxor        ymm2, ymm2, ymm4
        vpbroadcastq ymm1, [rcx + 16]
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm7, ymm1
        vpaddq       ymm7, ymm7, ymm2
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm5, ymm15, 36
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm15, ymm14
        vpand        ymm6, ymm5, ymm6
        vpxor        ymm6, ymm14, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm7, ymm8, ymm7
        vmovdqu      ymm6, [rax + 448]
        vpaddq       ymm8, ymm8, ymm6
            vpsrlq   ymm6, ymm10, 19                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpsllq   ymm2, ymm10, 45
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 61
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 6
            vpxor    ymm6, ymm6, ymm2
            vmovdqu  ymm2, [rax + 64]
            vpsrlq   ymm1, ymm2, 1
            vmovdqu  [rax + 448], ymm10
            vpsllq   ymm10, ymm2, 63
            vpxor    ymm10, ymm10, ymm1
            vpshufb  ymm1, ymm2, ymm13
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 320]
            vmovdqu  [rax + 512], ymm14
            vpaddq   ymm14, ymm1, ymm3
            vpaddq   ymm10, ymm14, ymm10
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 32], ymm10
        vpsrlq       ymm14, ymm8, 14                            /* round 3 */
        vpsllq       ymm6, ymm8, 50
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 18
        vpsllq       ymm1, ymm8, 46
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 41
        vpsllq       ymm1, ymm8, 23
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm12
        vpand        ymm6, ymm8, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm1, [rcx + 24]
        vpaddq       ymm4, ymm4, ymm3
        vpaddq       ymm4, ymm4, ymm1
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm15, ymm5
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm14, ymm14, ymm0
            vpsrlq   ymm5, ymm11, 19                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm5, ymm5, ymm3
            vmovdqu  ymm3, [rax + 96]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm1, ymm1, ymm0
            vmovdqu  ymm0, [rax + 352]
            vpaddq   ymm11, ymm0, ymm2
            vpaddq   ymm11, ymm11, ymm1
            vpaddq   ymm11, ymm11, ymm5
            vmovdqu  [rax + 64], ymm11
        vpsrlq       ymm5, ymm14, 14                            /* round 4 */
        vpsllq       ymm1, ymm14, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 18
        vpsllq       ymm0, ymm14, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm8, ymm9
        vpand        ymm1, ymm14, ymm1
        vpxor        ymm1, ymm9, ymm1
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vmovdqu      ymm4, [rax + 512]
        vpaddq       ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm10, 19                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 128]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vmovdqu  ymm0, [rax + 384]
            vmovdqu  [rax + 512], ymm7
            vpaddq   ymm7, ymm0, ymm3
            vpaddq   ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 96], ymm10
        vpsrlq       ymm7, ymm12, 14                            /* round 5 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastq ymm0, [rcx + 40]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm9, ymm7
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm7, ymm3, ymm7
        vpaddq       ymm7, ymm9, ymm7
        vpaddq       ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm11, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm9, ymm9, ymm3
            vmovdqu  ymm3, [rax + 160]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rax + 416]
            vpaddq   ymm11, ymm0, ymm1
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm9
            vmovdqu  [rax + 128], ymm11
        vpsrlq       ymm9, ymm15, 14                            /* round 6 */
        vpsllq       ymm2, ymm15, 50
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 18
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm12, ymm14
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rcx + 48]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm8, ymm8, ymm1
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm9, ymm8, ymm9
        vpsrlq       ymm8, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm1, ymm7, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm7, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm9, ymm8
        vmovdqu      ymm4, [rax + 512]
        vpaddq       ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm10, 19                            /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 192]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm3
            vmovdqu  ymm0, [rax + 480]
            vpaddq   ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 160], ymm10
        vpsrlq       ymm4, ymm9, 14                             /* round 7 */
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm10, ymm9, 46
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 56]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm4, ymm8, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 34
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm7
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm10, ymm14
        vpaddq       ymm10, ymm10, ymm6
            vpsrlq   ymm6, ymm11, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm6, ymm6, ymm3
            vmovdqu  ymm3, [rax + 224]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 448]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm6, ymm2, ymm6
            vmovdqu  [rax + 192], ymm6
        vpsrlq       ymm2, ymm10, 14                            /* round 8 */
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm11, ymm10, 46
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 64]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm14, 28
        vpsllq       ymm2, ymm14, 36
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 34
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 39
        vpsllq       ymm1, ymm14, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm2, ymm14, ymm8
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm11, ymm12
        vpaddq       ymm11, ymm11, ymm5
            vmovdqu  ymm5, [rax + 160]
            vpsrlq   ymm4, ymm5, 19                             /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vpsllq   ymm1, ymm5, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 256]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm5, ymm1, 63
            vpxor    ymm5, ymm0, ymm5
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm5, ymm5, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm3, ymm5
            vmovdqu  ymm0, [rax]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm5, ymm4
            vmovdqu  [rax + 224], ymm5
        vpsrlq       ymm4, ymm11, 14                            /* round 9 */
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm5, ymm11, 46
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm4, ymm5
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 72]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm12, 28
        vpsllq       ymm4, ymm12, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 34
        vpsllq       ymm3, ymm12, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 39
        vpsllq       ymm3, ymm12, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm12, ymm14
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm14, ymm3
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm7
            vpsrlq   ymm7, ymm6, 19                             /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vpsllq   ymm3, ymm6, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 61
            vpsllq   ymm2, ymm6, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 6
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 288]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 32]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm7, ymm2, ymm7
            vmovdqu  [rax + 256], ymm7
        vpsrlq       ymm2, ymm15, 14                            /* round 10 */
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm6, ymm15, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm2, ymm6
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm11, ymm10
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm10, ymm2
        vpbroadcastq ymm0, [rcx + 80]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm5, 28
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm12, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm9, ymm8, ymm9
            vmovdqu  ymm8, [rax + 224]
            vpsrlq   ymm4, ymm8, 19                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpsllq   ymm1, ymm8, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 320]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm8, ymm1, 63
            vpxor    ymm8, ymm8, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm8, ymm8, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm3
            vmovdqu  ymm0, [rax + 64]
            vpaddq   ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm4
            vmovdqu  [rax + 288], ymm8
        vpsrlq       ymm4, ymm9, 14                             /* round 11 */
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm8, ymm9, 46
        vpxor        ymm8, ymm8, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm15, ymm11
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm11, ymm4
        vpbroadcastq ymm0, [rcx + 88]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm10, ymm8
        vpsrlq       ymm8, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm3, ymm6, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm3, ymm6, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm6, ymm5
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm10, ymm8
        vpaddq       ymm10, ymm14, ymm10
            vpsrlq   ymm14, ymm7, 19                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   ymm3, ymm7, 45
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 61
            vpsllq   ymm2, ymm7, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 6
            vpxor    ymm14, ymm14, ymm3
            vmovdqu  ymm3, [rax + 352]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 96]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm14, ymm14, ymm2
            vmovdqu  [rax + 320], ymm14
        vpsrlq       ymm2, ymm10, 14                            /* round 12 */
        vpsllq       ymm7, ymm10, 50
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 96]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm7
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm2, ymm8, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 34
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 39
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm8, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm12, ymm11
            vmovdqu  ymm12, [rax + 288]
            vpsrlq   ymm4, ymm12, 19                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpsllq   ymm1, ymm12, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 61
            vpsllq   ymm0, ymm12, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 384]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm12, ymm1, 63
            vpxor    ymm12, ymm12, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm12, ymm12, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm3
            vmovdqu  ymm0, [rax + 128]
            vpaddq   ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm4
            vmovdqu  [rax + 352], ymm12
        vpsrlq       ymm4, ymm11, 14                            /* round 13 */
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm12, ymm11, 46
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 104]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm8, ymm3
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm2, ymm12, ymm15
        vpaddq       ymm12, ymm12, ymm5
            vpsrlq   ymm15, ymm14, 19                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpsllq   ymm5, ymm14, 45
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 61
            vpsllq   ymm3, ymm14, 3
            vpxor    ymm5, ymm5, ymm3
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 6
            vpxor    ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 416]
            vpsrlq   ymm3, ymm5, 1
            vpsllq   ymm0, ymm5, 63
            vpxor    ymm3, ymm3, ymm0
            vpshufb  ymm0, ymm5, ymm13
            vpxor    ymm3, ymm3, ymm0
            vpsrlq   ymm0, ymm5, 7
            vpxor    ymm3, ymm3, ymm0
            vpaddq   ymm3, ymm1, ymm3
            vmovdqu  ymm0, [rax + 160]
            vpaddq   ymm3, ymm3, ymm0
            vpaddq   ymm15, ymm15, ymm3
            vmovdqu  [rax + 384], ymm15
        vpsrlq       ymm3, ymm12, 14                            /* round 14 */
        vpsllq       ymm14, ymm12, 50
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm11, ymm10
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm10, ymm3
        vpbroadcastq ymm0, [rcx + 112]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm14, ymm9, ymm14
        vpsrlq       ymm9, ymm2, 28
        vpsllq       ymm3, ymm2, 36
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 34
        vpsllq       ymm1, ymm2, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 39
        vpsllq       ymm1, ymm2, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpxor        ymm3, ymm2, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm1, ymm14, ymm9
        vpaddq       ymm14, ymm14, ymm6
            vmovdqu  ymm9, [rax + 352]
            vpsrlq   ymm6, ymm9, 19                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vpsllq   ymm4, ymm9, 45
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 61
            vpsllq   ymm0, ymm9, 3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 6
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 480]
            vpsrlq   ymm0, ymm4, 1
            vpsllq   ymm15, ymm4, 63
            vpxor    ymm15, ymm15, ymm0
            vpshufb  ymm13, ymm4, ymm13
            vpxor    ymm13, ymm15, ymm13
            vpsrlq   ymm15, ymm4, 7
            vpxor    ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  ymm15, [rax + 192]
            vpaddq   ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm6
            vmovdqu  [rax + 416], ymm13
        vpsrlq       ymm6, ymm14, 14                            /* round 15 */
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm14, 18
        vpsllq       ymm9, ymm14, 46
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm12, ymm11
        vpand        ymm6, ymm14, ymm6
        vpxor        ymm6, ymm11, ymm6
        vpbroadcastq ymm0, [rcx + 120]
        vpaddq       ymm5, ymm5, ymm0
        vpaddq       ymm10, ymm10, ymm5
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm9
        vpsrlq       ymm9, ymm1, 28
        vpsllq       ymm6, ymm1, 36
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 34
        vpsllq       ymm5, ymm1, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 39
        vpsllq       ymm5, ymm1, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm1, ymm2
        vpand        ymm6, ymm6, ymm3
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm0, ymm10, ymm9
        vpaddq       ymm10, ymm8, ymm10
        add          rcx, 128
        vmovdqa      ymm8, ymm4
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm4, ymm10
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm6, ymm12
        vmovdqa      ymm7, ymm11
        vmovdqu      ymm9, [rax + 448]
        cmp          rcx, rdx
        jne          NSMS_L(rounds_and_schedule0)

        /* rounds 64 to 79; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label iteration, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpsrlq       ymm10, ymm4, 14                            /* round 0 */
        vpsllq       ymm11, ymm4, 50
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 18
        vpsllq       ymm12, ymm4, 46
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 41
        vpsllq       ymm12, ymm4, 23
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm11, ymm11, ymm4
        vpxor        ymm11, ymm11, ymm6
        vpbroadcastq ymm12, [rcx]
        vpaddq       ymm13, ymm8, ymm7
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm11, ymm12, ymm11
        vpaddq       ymm10, ymm11, ymm10
        vpsrlq       ymm11, ymm0, 28
        vpsllq       ymm12, ymm0, 36
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm0, 34
        vpsllq       ymm13, ymm0, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm0, 39
        vpsllq       ymm13, ymm0, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm0, ymm1
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm13, ymm13, ymm1
        vpaddq       ymm11, ymm13, ymm11
        vpaddq       ymm11, ymm10, ymm11
        vpaddq       ymm10, ymm10, ymm3
        vpsrlq       ymm13, ymm10, 14                           /* round 1 */
        vpsllq       ymm14, ymm10, 50
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm10, 18
        vpsllq       ymm15, ymm10, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm10, 41
        vpsllq       ymm15, ymm10, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm14, ymm14, ymm10
        vpxor        ymm14, ymm14, ymm5
        vpbroadcastq ymm15, [rcx + 8]
        vpaddq       ymm7, ymm9, ymm6
        vpaddq       ymm15, ymm15, ymm7
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm13, ymm14, ymm13
        vpsrlq       ymm14, ymm11, 28
        vpsllq       ymm15, ymm11, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm11, 34
        vpsllq       ymm7, ymm11, 30
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm11, 39
        vpsllq       ymm7, ymm11, 25
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm11, ymm0
        vpand        ymm12, ymm15, ymm12
        vpxor        ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm14
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm13, ymm13, ymm2
        vpsrlq       ymm14, ymm13, 14                           /* round 2 */
        vpsllq       ymm7, ymm13, 50
        vpxor        ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm13, 18
        vpsllq       ymm6, ymm13, 46
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm13, 41
        vpsllq       ymm6, ymm13, 23
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpxor        ymm7, ymm10, ymm4
        vpand        ymm7, ymm13, ymm7
        vpxor        ymm7, ymm7, ymm4
        vpbroadcastq ymm6, [rcx + 16]
        vmovdqu      ymm3, [rax]
        vpaddq       ymm5, ymm5, ymm3
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm12, 28
        vpsllq       ymm6, ymm12, 36
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 34
        vpsllq       ymm5, ymm12, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 39
        vpsllq       ymm5, ymm12, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm12, ymm11
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm11
        vpaddq       ymm15, ymm15, ymm7
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm1
        vpsrlq       ymm7, ymm14, 14                            /* round 3 */
        vpsllq       ymm5, ymm14, 50
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm14, 18
        vpsllq       ymm2, ymm14, 46
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm14, 41
        vpsllq       ymm2, ymm14, 23
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm13, ymm10
        vpand        ymm5, ymm14, ymm5
        vpxor        ymm5, ymm10, ymm5
        vpbroadcastq ymm2, [rcx + 24]
        vmovdqu      ymm1, [rax + 32]
        vpaddq       ymm4, ymm4, ymm1
        vpaddq       ymm4, ymm4, ymm2
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm7, ymm5, ymm7
        vpsrlq       ymm5, ymm15, 28
        vpsllq       ymm4, ymm15, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm6, ymm4, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpaddq       ymm6, ymm6, ymm5
        vpaddq       ymm6, ymm7, ymm6
        vpaddq       ymm7, ymm0, ymm7
        vpsrlq       ymm5, ymm7, 14                             /* round 4 */
        vpsllq       ymm2, ymm7, 50
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm7, 18
        vpsllq       ymm0, ymm7, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm7, 41
        vpsllq       ymm0, ymm7, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm14, ymm13
        vpand        ymm2, ymm2, ymm7
        vpxor        ymm2, ymm13, ymm2
        vpbroadcastq ymm0, [rcx + 32]
        vmovdqu      ymm3, [rax + 64]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm0, ymm6, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm0, ymm6, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm15, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm15, ymm4
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm10, ymm11, ymm10
        vpsrlq       ymm11, ymm10, 14                           /* round 5 */
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm11, ymm11, ymm4
        vpxor        ymm4, ymm14, ymm7
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpbroadcastq ymm0, [rcx + 40]
        vmovdqu      ymm1, [rax + 96]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm4
        vpaddq       ymm11, ymm13, ymm11
        vpsrlq       ymm13, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm6
        vpaddq       ymm13, ymm13, ymm2
        vpaddq       ymm13, ymm11, ymm13
        vpaddq       ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm11, 14                           /* round 6 */
        vpsllq       ymm2, ymm11, 50
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm2, ymm10, ymm7
        vpand        ymm2, ymm11, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpbroadcastq ymm0, [rcx + 48]
        vmovdqu      ymm3, [rax + 128]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm13, 28
        vpsllq       ymm2, ymm13, 36
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm13, 34
        vpsllq       ymm0, ymm13, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm13, 39
        vpsllq       ymm0, ymm13, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpxor        ymm2, ymm13, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm12, 14                           /* round 7 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm11, ymm10
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rcx + 56]
        vmovdqu      ymm1, [rax + 160]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm7, ymm0, ymm7
        vpaddq       ymm7, ymm7, ymm4
        vpaddq       ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm14, 28
        vpsllq       ymm4, ymm14, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm14, 34
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm14, 39
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm13
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm13, ymm2
        vpaddq       ymm7, ymm2, ymm7
        vpaddq       ymm7, ymm15, ymm7
        vpaddq       ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm15, 14                            /* round 8 */
        vpsllq       ymm2, ymm15, 50
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm15, 18
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm12, ymm11
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm11, ymm2
        vpbroadcastq ymm0, [rcx + 64]
        vmovdqu      ymm3, [rax + 192]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm14, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm10, 14                            /* round 9 */
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 72]
        vmovdqu      ymm1, [rax + 224]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm0
        vpaddq       ymm11, ymm11, ymm4
        vpaddq       ymm11, ymm11, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm0, ymm6, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm0, ymm6, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm6, ymm7
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm5, ymm11, ymm5
        vpaddq       ymm11, ymm13, ymm11
        vpsrlq       ymm13, ymm11, 14                           /* round 10 */
        vpsllq       ymm2, ymm11, 50
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm2, ymm10, ymm15
        vpand        ymm2, ymm11, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 80]
        vmovdqu      ymm3, [rax + 256]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm5, 28
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm2, ymm5, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm13, ymm13, ymm4
        vpaddq       ymm13, ymm12, ymm13
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm12, 14                           /* round 11 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm11, ymm10
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rcx + 88]
        vmovdqu      ymm1, [rax + 288]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm14, ymm15, ymm14
        vpsrlq       ymm15, ymm13, 28
        vpsllq       ymm4, ymm13, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm13, 34
        vpsllq       ymm0, ymm13, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm13, 39
        vpsllq       ymm0, ymm13, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm13, ymm5
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm5
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm14, 14                            /* round 12 */
        vpsllq       ymm2, ymm14, 50
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 18
        vpsllq       ymm0, ymm14, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm12, ymm11
        vpand        ymm2, ymm14, ymm2
        vpxor        ymm2, ymm11, ymm2
        vpbroadcastq ymm0, [rcx + 96]
        vmovdqu      ymm3, [rax + 320]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm2, ymm15, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm15, 34
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm15, 39
        vpsllq       ymm0, ymm15, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm15, ymm13
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm13, ymm4
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm10, ymm7
        vpaddq       ymm10, ymm10, ymm6
        vpsrlq       ymm6, ymm10, 14                            /* round 13 */
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm14, ymm12
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 104]
        vmovdqu      ymm1, [rax + 352]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm0
        vpaddq       ymm11, ymm11, ymm4
        vpaddq       ymm11, ymm11, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpaddq       ymm6, ymm2, ymm6
        vpaddq       ymm6, ymm11, ymm6
        vpaddq       ymm11, ymm11, ymm5
        vpsrlq       ymm5, ymm11, 14                            /* round 14 */
        vpsllq       ymm2, ymm11, 50
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm10, ymm14
        vpand        ymm2, ymm11, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rcx + 112]
        vmovdqu      ymm3, [rax + 384]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm0, ymm6, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm0, ymm6, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vpaddq       ymm12, ymm13, ymm12
        vpsrlq       ymm13, ymm12, 14                           /* round 15 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm4, ymm11, ymm10
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rcx + 120]
        vmovdqu      ymm1, [rax + 416]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm13, ymm14, ymm13
        vpsrlq       ymm14, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm4, ymm4, ymm2
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm4, ymm4, [rsi]                          /* H = H + (a, b, ...) */
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm0, ymm14, ymm13
        vpaddq       ymm14, ymm5, [rsi + 32]
        vpaddq       ymm2, ymm6, [rsi + 64]
        vpaddq       ymm7, ymm7, [rsi + 96]
        vpaddq       ymm15, ymm15, [rsi + 128]
        vpaddq       ymm4, ymm15, ymm13
        vpaddq       ymm5, ymm12, [rsi + 160]
        vpaddq       ymm6, ymm11, [rsi + 192]
        vpaddq       ymm10, ymm10, [rsi + 224]
        vmovdqa      ymm1, ymm14
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm7, ymm10

        /* the block with the digest */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label iteration, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovdqu  ymm10, [rip + NSMS_L(words_0006000000000000_x4)] /* W_15 */
        vmovdqu      ymm11, [rsi + 256]                         /* a, b, ... = H */
        vmovdqu      ymm12, [rsi + 288]
        vmovdqu      ymm13, [rsi + 320]
        vmovdqu      ymm14, [rsi + 384]
        vmovdqu      ymm15, [rsi + 416]
        vmovdqu      ymm9, [rsi + 448]
            vpsrlq   ymm8, ymm1, 1                              /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm8, ymm10
            vmovdqu  ymm8, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vmovdqu  [rax + 448], ymm7
            vpshufb  ymm7, ymm1, ymm8
            vpxor    ymm10, ymm10, ymm7
            vpsrlq   ymm7, ymm1, 7
            vpxor    ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm10, ymm0
        vpsrlq       ymm7, ymm14, 14                            /* round 0 */
        vmovdqu      [rax + 480], ymm6
        vpsllq       ymm6, ymm14, 50
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm14, 18
        vmovdqu      [rax + 512], ymm5
        vpsllq       ymm5, ymm14, 46
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm14, 41
        vpsllq       ymm5, ymm14, 23
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm15, ymm9
        vpand        ymm6, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm6
        vpbroadcastq ymm5, [rip + NSMS_L(K)]
        vpaddq       ymm0, ymm0, [rsi + 480]
        vpaddq       ymm5, ymm0, ymm5
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpsrlq       ymm6, ymm11, 28
        vpsllq       ymm5, ymm11, 36
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm11, 34
        vpsllq       ymm0, ymm11, 30
        vpxor        ymm5, ymm5, ymm0
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm11, 39
        vpsllq       ymm0, ymm11, 25
        vpxor        ymm5, ymm5, ymm0
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm5, ymm11, ymm12
        vpxor        ymm0, ymm12, ymm13
        vpand        ymm0, ymm5, ymm0
        vpxor        ymm0, ymm12, ymm0
        vpaddq       ymm6, ymm0, ymm6
        vpaddq       ymm6, ymm7, ymm6
        vpaddq       ymm7, ymm7, [rsi + 352]
            vpsrlq   ymm0, ymm2, 1                              /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vmovdqu  [rax + 544], ymm4
            vpsllq   ymm4, ymm2, 63
            vpxor    ymm4, ymm0, ymm4
            vpshufb  ymm0, ymm2, ymm8
            vpxor    ymm4, ymm4, ymm0
            vpsrlq   ymm0, ymm2, 7
            vpxor    ymm4, ymm4, ymm0
            vpaddq   ymm0, ymm1, [rip + NSMS_L(words_183000000000c000_x4)]
            vpaddq   ymm4, ymm0, ymm4
        vpsrlq       ymm0, ymm7, 14                             /* round 1 */
        vmovdqu      [rax + 576], ymm4
        vpsllq       ymm4, ymm7, 50
        vpxor        ymm4, ymm0, ymm4
        vpsrlq       ymm0, ymm7, 18
        vmovdqu      [rax + 608], ymm12
        vpsllq       ymm12, ymm7, 46
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm7, 41
        vpsllq       ymm0, ymm7, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm4, ymm14, ymm15
        vpand        ymm4, ymm4, ymm7
        vpxor        ymm4, ymm15, ymm4
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 8]
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm0
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm12, ymm9, ymm12
        vpsrlq       ymm9, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm11, ymm6
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm11, ymm5
        vpaddq       ymm9, ymm9, ymm5
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm12, ymm13, ymm12
            vpsrlq   ymm13, ymm10, 19                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpsllq   ymm5, ymm10, 45
            vpxor    ymm13, ymm13, ymm5
            vpsrlq   ymm5, ymm10, 61
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm5, ymm5, ymm1
            vpxor    ymm13, ymm13, ymm5
            vpsrlq   ymm5, ymm10, 6
            vpxor    ymm13, ymm13, ymm5
            vpsrlq   ymm5, ymm3, 1
            vpsllq   ymm1, ymm3, 63
            vpxor    ymm5, ymm5, ymm1
            vpshufb  ymm1, ymm3, ymm8
            vpxor    ymm5, ymm5, ymm1
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm5, ymm5, ymm1
            vpaddq   ymm5, ymm2, ymm5
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  [rax], ymm13
        vpsrlq       ymm5, ymm12, 14                            /* round 2 */
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm14, ymm7
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm14, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 16]
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm9, 28
        vpsllq       ymm2, ymm9, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm9, 34
        vpsllq       ymm1, ymm9, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm9, 39
        vpsllq       ymm1, ymm9, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm9, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vmovdqu      ymm4, [rax + 608]
        vpaddq       ymm15, ymm15, ymm4
            vmovdqu  ymm4, [rax + 576]
            vpsrlq   ymm1, ymm4, 19                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpsllq   ymm0, ymm4, 45
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm4, 61
            vmovdqu  [rax + 608], ymm10
            vpsllq   ymm10, ymm4, 3
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm4, 6
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 544]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm4, ymm1, 63
            vpxor    ymm4, ymm0, ymm4
            vpshufb  ymm0, ymm1, ymm8
            vpxor    ymm4, ymm4, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm4, ymm4, ymm0
            vpaddq   ymm4, ymm3, ymm4
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 32], ymm10
        vpsrlq       ymm4, ymm15, 14                            /* round 3 */
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm10, ymm15, 46
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpxor        ymm4, ymm12, ymm7
        vpand        ymm4, ymm15, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 24]
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm9, ymm5
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm9, ymm3
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm10, ymm14
        vpaddq       ymm10, ymm11, ymm10
            vpsrlq   ymm11, ymm13, 19                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpsllq   ymm3, ymm13, 45
            vpxor    ymm11, ymm11, ymm3
            vpsrlq   ymm3, ymm13, 61
            vpsllq   ymm2, ymm13, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm11, ymm11, ymm3
            vpsrlq   ymm3, ymm13, 6
            vpxor    ymm11, ymm11, ymm3
            vmovdqu  ymm3, [rax + 512]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm8
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vpaddq   ymm11, ymm11, ymm2
            vmovdqu  [rax + 64], ymm11
        vpsrlq       ymm2, ymm10, 14                            /* round 4 */
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm13, ymm10, 46
        vpxor        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm2, ymm15, ymm12
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm12, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 32]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm7, ymm7, ymm2
        vpaddq       ymm13, ymm13, ymm7
        vpsrlq       ymm7, ymm14, 28
        vpsllq       ymm2, ymm14, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 34
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 39
        vpsllq       ymm1, ymm14, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm14, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm13, ymm13, ymm6
            vmovdqu  ymm6, [rax + 32]
            vpsrlq   ymm4, ymm6, 19                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpsllq   ymm1, ymm6, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm6, 61
            vpsllq   ymm0, ymm6, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm6, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 480]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm6, ymm1, 63
            vpxor    ymm6, ymm0, ymm6
            vpshufb  ymm0, ymm1, ymm8
            vpxor    ymm6, ymm6, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm6, ymm6, ymm0
            vpaddq   ymm6, ymm3, ymm6
            vpaddq   ymm6, ymm6, ymm4
            vmovdqu  [rax + 96], ymm6
        vpsrlq       ymm4, ymm13, 14                            /* round 5 */
        vpsllq       ymm0, ymm13, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm6, ymm13, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm4, ymm6
        vpsrlq       ymm4, ymm13, 41
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm10, ymm15
        vpand        ymm4, ymm13, ymm4
        vpxor        ymm4, ymm15, ymm4
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 40]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm14, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm14, ymm3
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm12, ymm9, ymm12
            vpsrlq   ymm9, ymm11, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm9, ymm9, ymm3
            vmovdqu  ymm3, [rax + 448]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm8
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rip + NSMS_L(words_0006000000000000_x4)]
            vpaddq   ymm8, ymm0, ymm1
            vpaddq   ymm8, ymm8, ymm2
            vpaddq   ymm9, ymm8, ymm9
            vmovdqu  [rax + 128], ymm9
        vpsrlq       ymm8, ymm12, 14                            /* round 6 */
        vpsllq       ymm2, ymm12, 50
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm13, ymm10
        vpand        ymm2, ymm12, ymm2
        vpxor        ymm2, ymm10, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 48]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm15, ymm8
        vpsrlq       ymm8, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm15, ymm8
        vpaddq       ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 96]
            vpsrlq   ymm4, ymm5, 19                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpsllq   ymm1, ymm5, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            vpaddq   ymm1, ymm3, [rip + NSMS_L(words_0000000000008041_x4)]
            vmovdqu  ymm0, [rax + 608]
            vpaddq   ymm1, ymm1, ymm0
            vpaddq   ymm4, ymm1, ymm4
            vmovdqu  [rax + 160], ymm4
        vpsrlq       ymm1, ymm15, 14                            /* round 7 */
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm5, ymm15, 46
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm1, ymm5
        vpsrlq       ymm1, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm15, ymm1
        vpxor        ymm1, ymm13, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(K) + 56]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm8, 28
        vpsllq       ymm3, ymm8, 36
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm8, 34
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm8, 39
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm8, ymm6
        vpand        ymm2, ymm3, ymm2
        vpxor        ymm2, ymm2, ymm6
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm10, ymm14, ymm10
            vpsrlq   ymm14, ymm9, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpsllq   ymm2, ymm9, 45
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm9, 61
            vpsllq   ymm1, ymm9, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm9, 6
            vpxor    ymm14, ymm14, ymm2
            vmovdqu  ymm2, [rax + 576]
            vpaddq   ymm1, ymm2, [rip + NSMS_L(words_0000000000000080_x4)]
            vpaddq   ymm14, ymm14, ymm1
            vmovdqu  [rax + 192], ymm14
        vpsrlq       ymm1, ymm10, 14                            /* round 8 */
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm2, ymm10, 46
        vpxor        ymm2, ymm0, ymm2
        vpxor        ymm2, ymm1, ymm2
        vpsrlq       ymm1, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm1, ymm15, ymm12
        vpand        ymm1, ymm10, ymm1
        vpxor        ymm1, ymm12, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 64]
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm1
        vpaddq       ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm5, 28
        vpsllq       ymm1, ymm5, 36
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm1, ymm8, ymm5
        vpand        ymm3, ymm1, ymm3
        vpxor        ymm3, ymm8, ymm3
        vpaddq       ymm3, ymm3, ymm2
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm13, ymm13, ymm7
            vpsrlq   ymm7, ymm4, 19                             /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vpsllq   ymm2, ymm4, 45
            vpxor    ymm7, ymm7, ymm2
            vpsrlq   ymm2, ymm4, 61
            vpsllq   ymm0, ymm4, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm7, ymm7, ymm2
            vpsrlq   ymm2, ymm4, 6
            vpxor    ymm7, ymm7, ymm2
            vmovdqu  ymm2, [rax]
            vpaddq   ymm7, ymm2, ymm7
            vmovdqu  [rax + 224], ymm7
        vpsrlq       ymm0, ymm13, 14                            /* round 9 */
        vpsllq       ymm2, ymm13, 50
        vpxor        ymm2, ymm0, ymm2
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm4, ymm13, 46
        vpxor        ymm4, ymm0, ymm4
        vpxor        ymm4, ymm2, ymm4
        vpsrlq       ymm2, ymm13, 41
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm2, ymm10, ymm15
        vpand        ymm2, ymm13, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 72]
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm3, 28
        vpsllq       ymm2, ymm3, 36
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm3, 34
        vpsllq       ymm0, ymm3, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm3, 39
        vpsllq       ymm0, ymm3, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm2, ymm3, ymm5
        vpand        ymm1, ymm2, ymm1
        vpxor        ymm1, ymm1, ymm5
        vpaddq       ymm4, ymm1, ymm4
        vpaddq       ymm4, ymm12, ymm4
        vpaddq       ymm12, ymm12, ymm6
            vpsrlq   ymm6, ymm14, 19                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vpsllq   ymm1, ymm14, 45
            vpxor    ymm6, ymm6, ymm1
            vpsrlq   ymm1, ymm14, 61
            vpsllq   ymm0, ymm14, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm6, ymm6, ymm1
            vpsrlq   ymm1, ymm14, 6
            vpxor    ymm6, ymm6, ymm1
            vmovdqu  ymm1, [rax + 32]
            vpaddq   ymm6, ymm1, ymm6
            vmovdqu  [rax + 256], ymm6
        vpsrlq       ymm0, ymm12, 14                            /* round 10 */
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm1, ymm0, ymm1
        vpsrlq       ymm0, ymm12, 18
        vpsllq       ymm14, ymm12, 46
        vpxor        ymm14, ymm14, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm1, ymm13, ymm10
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm10, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 80]
        vpaddq       ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm14, ymm15, ymm14
        vpsrlq       ymm15, ymm4, 28
        vpsllq       ymm1, ymm4, 36
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm4, 34
        vpsllq       ymm0, ymm4, 30
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm4, 39
        vpsllq       ymm0, ymm4, 25
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm1, ymm4, ymm3
        vpand        ymm2, ymm1, ymm2
        vpxor        ymm2, ymm2, ymm3
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm8, ymm14
            vpsrlq   ymm8, ymm7, 19                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpsllq   ymm2, ymm7, 45
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 61
            vpsllq   ymm0, ymm7, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 6
            vpxor    ymm8, ymm8, ymm2
            vpaddq   ymm8, ymm11, ymm8
            vmovdqu  [rax + 288], ymm8
        vpsrlq       ymm2, ymm14, 14                            /* round 11 */
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm14, 18
        vpsllq       ymm11, ymm14, 46
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm12, ymm13
        vpand        ymm2, ymm14, ymm2
        vpxor        ymm2, ymm13, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 88]
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm15, 28
        vpsllq       ymm2, ymm15, 36
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm15, 34
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm15, 39
        vpsllq       ymm0, ymm15, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm15, ymm4
        vpand        ymm1, ymm2, ymm1
        vpxor        ymm1, ymm1, ymm4
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm10, ymm11
        vpaddq       ymm10, ymm10, ymm5
            vpsrlq   ymm5, ymm6, 19                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   ymm1, ymm6, 45
            vpxor    ymm5, ymm5, ymm1
            vpsrlq   ymm1, ymm6, 61
            vpsllq   ymm0, ymm6, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm5, ymm5, ymm1
            vpsrlq   ymm1, ymm6, 6
            vpxor    ymm5, ymm5, ymm1
            vmovdqu  ymm1, [rax + 96]
            vpaddq   ymm5, ymm1, ymm5
            vmovdqu  [rax + 320], ymm5
        vpsrlq       ymm0, ymm10, 14                            /* round 12 */
        vpsllq       ymm7, ymm10, 50
        vpxor        ymm7, ymm0, ymm7
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm6, ymm10, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm14, ymm12
        vpand        ymm6, ymm10, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 96]
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm13, ymm7
        vpsrlq       ymm7, ymm11, 28
        vpsllq       ymm6, ymm11, 36
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 34
        vpsllq       ymm0, ymm11, 30
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 39
        vpsllq       ymm0, ymm11, 25
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm11, ymm15
        vpand        ymm2, ymm6, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpaddq       ymm7, ymm2, ymm7
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm13, ymm13, ymm3
            vpsrlq   ymm3, ymm8, 19                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpsllq   ymm2, ymm8, 45
            vpxor    ymm3, ymm3, ymm2
            vpsrlq   ymm2, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm3, ymm3, ymm2
            vpsrlq   ymm2, ymm8, 6
            vpxor    ymm3, ymm3, ymm2
            vpaddq   ymm3, ymm9, ymm3
            vmovdqu  [rax + 352], ymm3
        vpsrlq       ymm2, ymm13, 14                            /* round 13 */
        vpsllq       ymm0, ymm13, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm9, ymm13, 46
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm13, 41
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm10, ymm14
        vpand        ymm2, ymm13, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 104]
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm9
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm11, ymm7
        vpand        ymm6, ymm2, ymm6
        vpxor        ymm6, ymm11, ymm6
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm6, ymm12, ymm4
            vpsrlq   ymm12, ymm5, 19                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpsllq   ymm4, ymm5, 45
            vpxor    ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm5, 6
            vpxor    ymm12, ymm12, ymm4
            vmovdqu  ymm4, [rax + 160]
            vpaddq   ymm0, ymm4, [rip + NSMS_L(words_0a03000000000000_x4)]
            vpaddq   ymm12, ymm12, ymm0
            vmovdqu  [rax + 384], ymm12
        vpsrlq       ymm0, ymm6, 14                             /* round 14 */
        vpsllq       ymm8, ymm6, 50
        vpxor        ymm8, ymm8, ymm0
        vpsrlq       ymm0, ymm6, 18
        vpsllq       ymm1, ymm6, 46
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm6, 41
        vpsllq       ymm0, ymm6, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm13, ymm10
        vpand        ymm1, ymm1, ymm6
        vpxor        ymm1, ymm10, ymm1
        vpbroadcastq ymm0, [rip + NSMS_L(W1) + 112]
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm1
        vpaddq       ymm14, ymm14, ymm8
        vpsrlq       ymm8, ymm9, 28
        vpsllq       ymm1, ymm9, 36
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm9, 34
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm9, 39
        vpsllq       ymm0, ymm9, 25
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm9, ymm7
        vpand        ymm2, ymm1, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm8, ymm14, ymm8
        vpaddq       ymm14, ymm15, ymm14
            vpsrlq   ymm15, ymm3, 19                            /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vpsllq   ymm2, ymm3, 45
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm3, 61
            vpsllq   ymm0, ymm3, 3
            vpxor    ymm2, ymm2, ymm0
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm3, 6
            vpxor    ymm15, ymm15, ymm2
            vmovdqu  ymm2, [rax + 608]
            vpsrlq   ymm0, ymm2, 1
            vpsllq   ymm5, ymm2, 63
            vpxor    ymm5, ymm0, ymm5
            vpshufb  ymm0, ymm2, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpxor    ymm5, ymm5, ymm0
            vpsrlq   ymm0, ymm2, 7
            vpxor    ymm5, ymm5, ymm0
            vmovdqu  ymm0, [rip + NSMS_L(words_0006000000000000_x4)]
            vpaddq   ymm5, ymm0, ymm5
            vmovdqu  ymm0, [rax + 192]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm15, ymm15, ymm5
            vmovdqu  [rax + 416], ymm15
        vpsrlq       ymm5, ymm14, 14                            /* round 15 */
        vpsllq       ymm3, ymm14, 50
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm14, 18
        vpsllq       ymm4, ymm14, 46
        vpxor        ymm4, ymm3, ymm4
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm14, 41
        vpsllq       ymm3, ymm14, 23
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm13, ymm6
        vpand        ymm4, ymm14, ymm4
        vpxor        ymm4, ymm13, ymm4
        vpbroadcastq ymm3, [rip + NSMS_L(W1) + 120]
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm8, 28
        vpsllq       ymm4, ymm8, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm8, 34
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm8, ymm9
        vpand        ymm4, ymm4, ymm1
        vpxor        ymm4, ymm9, ymm4
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm4, ymm11, ymm10
        lea          rcx, [rip + NSMS_L(K) + 128]
        lea          rdx, [rip + NSMS_L(K) + 512]
        vmovdqa      ymm0, ymm5
        vmovdqa      ymm1, ymm8
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm7, ymm13
        vmovdqa      ymm8, ymm2
        vmovdqa      ymm2, ymm9
        vmovdqu      ymm9, [rax + 576]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax..rax+416]; scratch: rax; */
        /*   kp: rcx; midstates: rsi; upper_bound: rdx; state: rdi; iterations: r8. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 63, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label iteration, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovdqu  ymm10, [rax + 384]
            vpsrlq   ymm11, ymm10, 19                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsllq   ymm12, ymm10, 45
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm9, 1
            vpsllq   ymm13, ymm9, 63
            vpxor    ymm12, ymm12, ymm13
            vmovdqu  ymm13, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpshufb  ymm14, ymm9, ymm13
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm9, 7
            vpxor    ymm12, ymm12, ymm14
            vmovdqu  ymm14, [rax + 224]
            vpaddq   ymm15, ymm14, ymm8
            vpaddq   ymm11, ymm15, ymm11
            vpaddq   ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm4, 14                            /* round 0 */
        vpsllq       ymm15, ymm4, 50
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm4, 18
        vpsllq       ymm14, ymm4, 46
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 41
        vpsllq       ymm15, ymm4, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vpbroadcastq ymm15, [rcx]
        vpaddq       ymm8, ymm8, ymm7
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm0, 28
        vpsllq       ymm15, ymm0, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 34
        vpsllq       ymm8, ymm0, 30
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 39
        vpsllq       ymm8, ymm0, 25
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm0, ymm1
        vpxor        ymm8, ymm1, ymm2
        vpand        ymm8, ymm15, ymm8
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm14, ymm8, ymm14
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm12, ymm3
            vmovdqu  ymm8, [rax + 416]
            vpsrlq   ymm7, ymm8, 19                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm10, ymm8, 3
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm10, ymm10, ymm7
            vpsrlq   ymm7, ymm8, 6
            vpxor    ymm10, ymm10, ymm7
            vmovdqu  ymm7, [rax]
            vpsrlq   ymm3, ymm7, 1
            vpsllq   ymm8, ymm7, 63
            vpxor    ymm8, ymm8, ymm3
            vpshufb  ymm3, ymm7, ymm13
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm7, 7
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 256]
            vmovdqu  [rax + 448], ymm1
            vpaddq   ymm1, ymm9, ymm3
            vpaddq   ymm10, ymm10, ymm1
            vpaddq   ymm10, ymm8, ymm10
        vpsrlq       ymm8, ymm12, 14                            /* round 1 */
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm12, 18
        vpsllq       ymm3, ymm12, 46
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm8, ymm8, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm1, ymm12, 23
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm3, ymm4, ymm5
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpbroadcastq ymm1, [rcx + 8]
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm14, 28
        vpsllq       ymm6, ymm14, 36
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm3, ymm14, 30
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 39
        vpsllq       ymm3, ymm14, 25
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm6, ymm14, ymm0
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm8
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm9, ymm9, ymm2
            vpsrlq   ymm8, ymm11, 19                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 32]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm1, ymm3, 63
            vpxor    ymm2, ymm2, ymm1
            vpshufb  ymm1, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm2, ymm2, ymm1
            vmovdqu  ymm1, [rax + 288]
            vmovdqu  [rax + 480], ymm11
            vpaddq   ymm11, ymm1, ymm7
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm8
            vmovdqu  [rax], ymm11
        vpsrlq       ymm8, ymm9, 14                             /* round 2 */
        vpsllq       ymm2, ymm9, 50
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 18
        vpsllq       ymm1, ymm9, 46
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 41
        vpsllq       ymm1, ymm9, 23
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm12, ymm4
        vpand        ymm2, ymm9, ymm2
        vpxor        ymm2, ymm2, ymm4
        vpbroadcastq ymm1, [rcx + 16]
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm7, ymm1
        vpaddq       ymm7, ymm7, ymm2
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm5, ymm15, 36
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm15, ymm14
        vpand        ymm6, ymm5, ymm6
        vpxor        ymm6, ymm14, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm7, ymm8, ymm7
        vmovdqu      ymm6, [rax + 448]
        vpaddq       ymm8, ymm8, ymm6
            vpsrlq   ymm6, ymm10, 19                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpsllq   ymm2, ymm10, 45
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 61
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 6
            vpxor    ymm6, ymm6, ymm2
            vmovdqu  ymm2, [rax + 64]
            vpsrlq   ymm1, ymm2, 1
            vmovdqu  [rax + 448], ymm10
            vpsllq   ymm10, ymm2, 63
            vpxor    ymm10, ymm10, ymm1
            vpshufb  ymm1, ymm2, ymm13
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 320]
            vmovdqu  [rax + 512], ymm14
            vpaddq   ymm14, ymm1, ymm3
            vpaddq   ymm10, ymm14, ymm10
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 32], ymm10
        vpsrlq       ymm14, ymm8, 14                            /* round 3 */
        vpsllq       ymm6, ymm8, 50
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 18
        vpsllq       ymm1, ymm8, 46
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 41
        vpsllq       ymm1, ymm8, 23
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm12
        vpand        ymm6, ymm8, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm1, [rcx + 24]
        vpaddq       ymm4, ymm4, ymm3
        vpaddq       ymm4, ymm4, ymm1
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm15, ymm5
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm14, ymm14, ymm0
            vpsrlq   ymm5, ymm11, 19                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm5, ymm5, ymm3
            vmovdqu  ymm3, [rax + 96]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm1, ymm1, ymm0
            vmovdqu  ymm0, [rax + 352]
            vpaddq   ymm11, ymm0, ymm2
            vpaddq   ymm11, ymm11, ymm1
            vpaddq   ymm11, ymm11, ymm5
            vmovdqu  [rax + 64], ymm11
        vpsrlq       ymm5, ymm14, 14                            /* round 4 */
        vpsllq       ymm1, ymm14, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 18
        vpsllq       ymm0, ymm14, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm8, ymm9
        vpand        ymm1, ymm14, ymm1
        vpxor        ymm1, ymm9, ymm1
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vmovdqu      ymm4, [rax + 512]
        vpaddq       ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm10, 19                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 128]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vmovdqu  ymm0, [rax + 384]
            vmovdqu  [rax + 512], ymm7
            vpaddq   ymm7, ymm0, ymm3
            vpaddq   ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 96], ymm10
        vpsrlq       ymm7, ymm12, 14                            /* round 5 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastq ymm0, [rcx + 40]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm9, ymm7
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm7, ymm3, ymm7
        vpaddq       ymm7, ymm9, ymm7
        vpaddq       ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm11, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm9, ymm9, ymm3
            vmovdqu  ymm3, [rax + 160]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rax + 416]
            vpaddq   ymm11, ymm0, ymm1
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm9
            vmovdqu  [rax + 128], ymm11
        vpsrlq       ymm9, ymm15, 14                            /* round 6 */
        vpsllq       ymm2, ymm15, 50
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 18
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm12, ymm14
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rcx + 48]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm8, ymm8, ymm1
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm9, ymm8, ymm9
        vpsrlq       ymm8, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm1, ymm7, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm7, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm9, ymm8
        vmovdqu      ymm4, [rax + 512]
        vpaddq       ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm10, 19                            /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 192]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm3
            vmovdqu  ymm0, [rax + 480]
            vpaddq   ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 160], ymm10
        vpsrlq       ymm4, ymm9, 14                             /* round 7 */
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm10, ymm9, 46
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 56]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm4, ymm8, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 34
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm7
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm10, ymm14
        vpaddq       ymm10, ymm10, ymm6
            vpsrlq   ymm6, ymm11, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm6, ymm6, ymm3
            vmovdqu  ymm3, [rax + 224]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 448]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm6, ymm2, ymm6
            vmovdqu  [rax + 192], ymm6
        vpsrlq       ymm2, ymm10, 14                            /* round 8 */
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm11, ymm10, 46
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 64]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm14, 28
        vpsllq       ymm2, ymm14, 36
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 34
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 39
        vpsllq       ymm1, ymm14, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm2, ymm14, ymm8
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm11, ymm12
        vpaddq       ymm11, ymm11, ymm5
            vmovdqu  ymm5, [rax + 160]
            vpsrlq   ymm4, ymm5, 19                             /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vpsllq   ymm1, ymm5, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 256]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm5, ymm1, 63
            vpxor    ymm5, ymm0, ymm5
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm5, ymm5, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm3, ymm5
            vmovdqu  ymm0, [rax]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm5, ymm4
            vmovdqu  [rax + 224], ymm5
        vpsrlq       ymm4, ymm11, 14                            /* round 9 */
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm5, ymm11, 46
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm4, ymm5
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 72]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm12, 28
        vpsllq       ymm4, ymm12, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 34
        vpsllq       ymm3, ymm12, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 39
        vpsllq       ymm3, ymm12, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm12, ymm14
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm14, ymm3
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm7
            vpsrlq   ymm7, ymm6, 19                             /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vpsllq   ymm3, ymm6, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 61
            vpsllq   ymm2, ymm6, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 6
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 288]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 32]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm7, ymm2, ymm7
            vmovdqu  [rax + 256], ymm7
        vpsrlq       ymm2, ymm15, 14                            /* round 10 */
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm6, ymm15, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm2, ymm6
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm11, ymm10
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm10, ymm2
        vpbroadcastq ymm0, [rcx + 80]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm5, 28
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm12, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm9, ymm8, ymm9
            vmovdqu  ymm8, [rax + 224]
            vpsrlq   ymm4, ymm8, 19                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpsllq   ymm1, ymm8, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 320]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm8, ymm1, 63
            vpxor    ymm8, ymm8, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm8, ymm8, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm3
            vmovdqu  ymm0, [rax + 64]
            vpaddq   ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm4
            vmovdqu  [rax + 288], ymm8
        vpsrlq       ymm4, ymm9, 14                             /* round 11 */
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm8, ymm9, 46
        vpxor        ymm8, ymm8, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm15, ymm11
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm11, ymm4
        vpbroadcastq ymm0, [rcx + 88]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm10, ymm8
        vpsrlq       ymm8, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm3, ymm6, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm3, ymm6, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm6, ymm5
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm10, ymm8
        vpaddq       ymm10, ymm14, ymm10
            vpsrlq   ymm14, ymm7, 19                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   ymm3, ymm7, 45
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 61
            vpsllq   ymm2, ymm7, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 6
            vpxor    ymm14, ymm14, ymm3
            vmovdqu  ymm3, [rax + 352]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 96]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm14, ymm14, ymm2
            vmovdqu  [rax + 320], ymm14
        vpsrlq       ymm2, ymm10, 14                            /* round 12 */
        vpsllq       ymm7, ymm10, 50
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 96]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm7
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm2, ymm8, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 34
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 39
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm8, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm12, ymm11
            vmovdqu  ymm12, [rax + 288]
            vpsrlq   ymm4, ymm12, 19                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpsllq   ymm1, ymm12, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 61
            vpsllq   ymm0, ymm12, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 384]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm12, ymm1, 63
            vpxor    ymm12, ymm12, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm12, ymm12, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm3
            vmovdqu  ymm0, [rax + 128]
            vpaddq   ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm4
            vmovdqu  [rax + 352], ymm12
        vpsrlq       ymm4, ymm11, 14                            /* round 13 */
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm12, ymm11, 46
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 104]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm8, ymm3
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm2, ymm12, ymm15
        vpaddq       ymm12, ymm12, ymm5
            vpsrlq   ymm15, ymm14, 19                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpsllq   ymm5, ymm14, 45
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 61
            vpsllq   ymm3, ymm14, 3
            vpxor    ymm5, ymm5, ymm3
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 6
            vpxor    ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 416]
            vpsrlq   ymm3, ymm5, 1
            vpsllq   ymm0, ymm5, 63
            vpxor    ymm3, ymm3, ymm0
            vpshufb  ymm0, ymm5, ymm13
            vpxor    ymm3, ymm3, ymm0
            vpsrlq   ymm0, ymm5, 7
            vpxor    ymm3, ymm3, ymm0
            vpaddq   ymm3, ymm1, ymm3
            vmovdqu  ymm0, [rax + 160]
            vpaddq   ymm3, ymm3, ymm0
            vpaddq   ymm15, ymm15, ymm3
            vmovdqu  [rax + 384], ymm15
        vpsrlq       ymm3, ymm12, 14                            /* round 14 */
        vpsllq       ymm14, ymm12, 50
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm11, ymm10
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm10, ymm3
        vpbroadcastq ymm0, [rcx + 112]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm14, ymm9, ymm14
        vpsrlq       ymm9, ymm2, 28
        vpsllq       ymm3, ymm2, 36
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 34
        vpsllq       ymm1, ymm2, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 39
        vpsllq       ymm1, ymm2, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpxor        ymm3, ymm2, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm1, ymm14, ymm9
        vpaddq       ymm14, ymm14, ymm6
            vmovdqu  ymm9, [rax + 352]
            vpsrlq   ymm6, ymm9, 19                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vpsllq   ymm4, ymm9, 45
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 61
            vpsllq   ymm0, ymm9, 3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 6
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 480]
            vpsrlq   ymm0, ymm4, 1
            vpsllq   ymm15, ymm4, 63
            vpxor    ymm15, ymm15, ymm0
            vpshufb  ymm13, ymm4, ymm13
            vpxor    ymm13, ymm15, ymm13
            vpsrlq   ymm15, ymm4, 7
            vpxor    ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  ymm15, [rax + 192]
            vpaddq   ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm6
            vmovdqu  [rax + 416], ymm13
        vpsrlq       ymm6, ymm14, 14                            /* round 15 */
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm14, 18
        vpsllq       ymm9, ymm14, 46
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm12, ymm11
        vpand        ymm6, ymm14, ymm6
        vpxor        ymm6, ymm11, ymm6
        vpbroadcastq ymm0, [rcx + 120]
        vpaddq       ymm5, ymm5, ymm0
        vpaddq       ymm10, ymm10, ymm5
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm9
        vpsrlq       ymm9, ymm1, 28
        vpsllq       ymm6, ymm1, 36
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 34
        vpsllq       ymm5, ymm1, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 39
        vpsllq       ymm5, ymm1, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm1, ymm2
        vpand        ymm6, ymm6, ymm3
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm0, ymm10, ymm9
        vpaddq       ymm10, ymm8, ymm10
        add          rcx, 128
        vmovdqa      ymm8, ymm4
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm4, ymm10
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm6, ymm12
        vmovdqa      ymm7, ymm11
        vmovdqu      ymm9, [rax + 448]
        cmp          rcx, rdx
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 64 to 79; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label iteration, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpsrlq       ymm10, ymm4, 14                            /* round 0 */
        vpsllq       ymm11, ymm4, 50
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 18
        vpsllq       ymm12, ymm4, 46
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 41
        vpsllq       ymm12, ymm4, 23
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm11, ymm11, ymm4
        vpxor        ymm11, ymm11, ymm6
        vpbroadcastq ymm12, [rcx]
        vpaddq       ymm13, ymm8, ymm7
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm11, ymm12, ymm11
        vpaddq       ymm10, ymm11, ymm10
        vpsrlq       ymm11, ymm0, 28
        vpsllq       ymm12, ymm0, 36
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm0, 34
        vpsllq       ymm13, ymm0, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm0, 39
        vpsllq       ymm13, ymm0, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm0, ymm1
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm13, ymm13, ymm1
        vpaddq       ymm11, ymm13, ymm11
        vpaddq       ymm11, ymm10, ymm11
        vpaddq       ymm10, ymm10, ymm3
        vpsrlq       ymm13, ymm10, 14                           /* round 1 */
        vpsllq       ymm14, ymm10, 50
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm10, 18
        vpsllq       ymm15, ymm10, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm10, 41
        vpsllq       ymm15, ymm10, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm14, ymm14, ymm10
        vpxor        ymm14, ymm14, ymm5
        vpbroadcastq ymm15, [rcx + 8]
        vpaddq       ymm7, ymm9, ymm6
        vpaddq       ymm15, ymm15, ymm7
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm13, ymm14, ymm13
        vpsrlq       ymm14, ymm11, 28
        vpsllq       ymm15, ymm11, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm11, 34
        vpsllq       ymm7, ymm11, 30
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm11, 39
        vpsllq       ymm7, ymm11, 25
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm11, ymm0
        vpand        ymm12, ymm15, ymm12
        vpxor        ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm14
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm13, ymm13, ymm2
        vpsrlq       ymm14, ymm13, 14                           /* round 2 */
        vpsllq       ymm7, ymm13, 50
        vpxor        ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm13, 18
        vpsllq       ymm6, ymm13, 46
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm13, 41
        vpsllq       ymm6, ymm13, 23
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpxor        ymm7, ymm10, ymm4
        vpand        ymm7, ymm13, ymm7
        vpxor        ymm7, ymm7, ymm4
        vpbroadcastq ymm6, [rcx + 16]
        vmovdqu      ymm3, [rax]
        vpaddq       ymm5, ymm5, ymm3
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm12, 28
        vpsllq       ymm6, ymm12, 36
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 34
        vpsllq       ymm5, ymm12, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 39
        vpsllq       ymm5, ymm12, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm12, ymm11
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm11
        vpaddq       ymm15, ymm15, ymm7
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm1
        vpsrlq       ymm7, ymm14, 14                            /* round 3 */
        vpsllq       ymm5, ymm14, 50
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm14, 18
        vpsllq       ymm2, ymm14, 46
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm14, 41
        vpsllq       ymm2, ymm14, 23
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm13, ymm10
        vpand        ymm5, ymm14, ymm5
        vpxor        ymm5, ymm10, ymm5
        vpbroadcastq ymm2, [rcx + 24]
        vmovdqu      ymm1, [rax + 32]
        vpaddq       ymm4, ymm4, ymm1
        vpaddq       ymm4, ymm4, ymm2
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm7, ymm5, ymm7
        vpsrlq       ymm5, ymm15, 28
        vpsllq       ymm4, ymm15, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm6, ymm4, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpaddq       ymm6, ymm6, ymm5
        vpaddq       ymm6, ymm7, ymm6
        vpaddq       ymm7, ymm0, ymm7
        vpsrlq       ymm5, ymm7, 14                             /* round 4 */
        vpsllq       ymm2, ymm7, 50
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm7, 18
        vpsllq       ymm0, ymm7, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm7, 41
        vpsllq       ymm0, ymm7, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm14, ymm13
        vpand        ymm2, ymm2, ymm7
        vpxor        ymm2, ymm13, ymm2
        vpbroadcastq ymm0, [rcx + 32]
        vmovdqu      ymm3, [rax + 64]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm0, ymm6, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm0, ymm6, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm15, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm15, ymm4
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm10, ymm11, ymm10
        vpsrlq       ymm11, ymm10, 14                           /* round 5 */
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm11, ymm11, ymm4
        vpxor        ymm4, ymm14, ymm7
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpbroadcastq ymm0, [rcx + 40]
        vmovdqu      ymm1, [rax + 96]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm13, ymm13, ymm4
        vpaddq       ymm11, ymm13, ymm11
        vpsrlq       ymm13, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm6
        vpaddq       ymm13, ymm13, ymm2
        vpaddq       ymm13, ymm11, ymm13
        vpaddq       ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm11, 14                           /* round 6 */
        vpsllq       ymm2, ymm11, 50
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm2, ymm10, ymm7
        vpand        ymm2, ymm11, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpbroadcastq ymm0, [rcx + 48]
        vmovdqu      ymm3, [rax + 128]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm13, 28
        vpsllq       ymm2, ymm13, 36
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm13, 34
        vpsllq       ymm0, ymm13, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm13, 39
        vpsllq       ymm0, ymm13, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpxor        ymm2, ymm13, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm12, 14                           /* round 7 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm11, ymm10
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rcx + 56]
        vmovdqu      ymm1, [rax + 160]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm7, ymm0, ymm7
        vpaddq       ymm7, ymm7, ymm4
        vpaddq       ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm14, 28
        vpsllq       ymm4, ymm14, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm14, 34
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm14, 39
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm13
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm13, ymm2
        vpaddq       ymm7, ymm2, ymm7
        vpaddq       ymm7, ymm15, ymm7
        vpaddq       ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm15, 14                            /* round 8 */
        vpsllq       ymm2, ymm15, 50
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm15, 18
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm12, ymm11
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm11, ymm2
        vpbroadcastq ymm0, [rcx + 64]
        vmovdqu      ymm3, [rax + 192]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm14, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm10, 14                            /* round 9 */
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 72]
        vmovdqu      ymm1, [rax + 224]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm0
        vpaddq       ymm11, ymm11, ymm4
        vpaddq       ymm11, ymm11, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm0, ymm6, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm0, ymm6, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm6, ymm7
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm5, ymm11, ymm5
        vpaddq       ymm11, ymm13, ymm11
        vpsrlq       ymm13, ymm11, 14                           /* round 10 */
        vpsllq       ymm2, ymm11, 50
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm2, ymm10, ymm15
        vpand        ymm2, ymm11, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 80]
        vmovdqu      ymm3, [rax + 256]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm5, 28
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm2, ymm5, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm13, ymm13, ymm4
        vpaddq       ymm13, ymm12, ymm13
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm12, 14                           /* round 11 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm11, ymm10
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rcx + 88]
        vmovdqu      ymm1, [rax + 288]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm14, ymm15, ymm14
        vpsrlq       ymm15, ymm13, 28
        vpsllq       ymm4, ymm13, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm13, 34
        vpsllq       ymm0, ymm13, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm13, 39
        vpsllq       ymm0, ymm13, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm13, ymm5
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm5
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm14, 14                            /* round 12 */
        vpsllq       ymm2, ymm14, 50
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 18
        vpsllq       ymm0, ymm14, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm12, ymm11
        vpand        ymm2, ymm14, ymm2
        vpxor        ymm2, ymm11, ymm2
        vpbroadcastq ymm0, [rcx + 96]
        vmovdqu      ymm3, [rax + 320]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm0
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm10, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm2, ymm15, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm15, 34
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm15, 39
        vpsllq       ymm0, ymm15, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm15, ymm13
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm13, ymm4
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm10, ymm7
        vpaddq       ymm10, ymm10, ymm6
        vpsrlq       ymm6, ymm10, 14                            /* round 13 */
        vpsllq       ymm4, ymm10, 50
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm14, ymm12
        vpand        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 104]
        vmovdqu      ymm1, [rax + 352]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm0
        vpaddq       ymm11, ymm11, ymm4
        vpaddq       ymm11, ymm11, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpaddq       ymm6, ymm2, ymm6
        vpaddq       ymm6, ymm11, ymm6
        vpaddq       ymm11, ymm11, ymm5
        vpsrlq       ymm5, ymm11, 14                            /* round 14 */
        vpsllq       ymm2, ymm11, 50
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm10, ymm14
        vpand        ymm2, ymm11, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rcx + 112]
        vmovdqu      ymm3, [rax + 384]
        vpaddq       ymm0, ymm3, ymm0
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm0, ymm6, 30
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm0, ymm6, 25
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vpaddq       ymm12, ymm13, ymm12
        vpsrlq       ymm13, ymm12, 14                           /* round 15 */
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm4, ymm11, ymm10
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm4
        vpbroadcastq ymm0, [rcx + 120]
        vmovdqu      ymm1, [rax + 416]
        vpaddq       ymm0, ymm1, ymm0
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm13, ymm14, ymm13
        vpsrlq       ymm14, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm0, ymm5, 30
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm0, ymm5, 25
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm4, ymm4, ymm2
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm4, ymm4, [rsi + 256]                    /* H = H + (a, b, ...) */
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm0, ymm14, ymm13
        vpaddq       ymm14, ymm5, [rsi + 288]
        vpaddq       ymm2, ymm6, [rsi + 320]
        vpaddq       ymm7, ymm7, [rsi + 352]
        vpaddq       ymm15, ymm15, [rsi + 384]
        vpaddq       ymm4, ymm15, ymm13
        vpaddq       ymm5, ymm12, [rsi + 416]
        vpaddq       ymm6, ymm11, [rsi + 448]
        vpaddq       ymm10, ymm10, [rsi + 480]
        vmovdqa      ymm1, ymm14
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm7, ymm10

        /* T = T ^ U, and the next iteration */
        add          r8, -1
        vmovdqu      ymm8, [rdi + 256]
        vpxor        ymm8, ymm8, ymm0
        vmovdqu      [rdi + 256], ymm8
        vmovdqu      ymm8, [rdi + 288]
        vpxor        ymm8, ymm8, ymm1
        vmovdqu      [rdi + 288], ymm8
        vmovdqu      ymm8, [rdi + 320]
        vpxor        ymm8, ymm8, ymm2
        vmovdqu      [rdi + 320], ymm8
        vmovdqu      ymm8, [rdi + 352]
        vpxor        ymm8, ymm8, ymm3
        vmovdqu      [rdi + 352], ymm8
        vmovdqu      ymm8, [rdi + 384]
        vpxor        ymm8, ymm8, ymm4
        vmovdqu      [rdi + 384], ymm8
        vmovdqu      ymm8, [rdi + 416]
        vpxor        ymm8, ymm8, ymm5
        vmovdqu      [rdi + 416], ymm8
        vmovdqu      ymm8, [rdi + 448]
        vpxor        ymm8, ymm8, ymm6
        vmovdqu      [rdi + 448], ymm8
        vmovdqu      ymm8, [rdi + 480]
        vpxor        ymm8, ymm8, ymm7
        vmovdqu      [rdi + 480], ymm8
        cmp          r8, 0
        jne          NSMS_L(iteration)

        /* U of every password */
        vmovdqu      [rdi], ymm0
        vmovdqu      [rdi + 32], ymm1
        vmovdqu      [rdi + 64], ymm2
        vmovdqu      [rdi + 96], ymm3
        vmovdqu      [rdi + 128], ymm4
        vmovdqu      [rdi + 160], ymm5
        vmovdqu      [rdi + 192], ymm6
        vmovdqu      [rdi + 224], ymm7
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 704]
        vmovaps      xmm7, [rsp + 720]
        vmovaps      xmm8, [rsp + 736]
        vmovaps      xmm9, [rsp + 752]
        vmovaps      xmm10, [rsp + 768]
        vmovaps      xmm11, [rsp + 784]
        vmovaps      xmm12, [rsp + 800]
        vmovaps      xmm13, [rsp + 816]
        vmovaps      xmm14, [rsp + 832]
        vmovaps      xmm15, [rsp + 848]
        add          rsp, 872
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 712
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_iterations_avx2_m4), . - NSMS_SYMBOL(nsms_sha512_iterations_avx2_m4)
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

/* nsms_sha512_iterations_avx2_m4: 6 integer registers, 16 vector registers, 24 spills.
 *   Register map: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax..rax+416];
 *     H0..H7: ymm0..ymm7; scratch: rax; midstates: rsi; state: rdi; iterations: r8; kp: rcx;
 *     upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     H0..H7: words 0, 1, ... of the hash values between two blocks.
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
 * - name: nsms_sha512_iterations_avx2_m4
 *   signature: void nsms_sha512_iterations_avx2_m4(uint64_t state[64], const uint64_t midstates[64], size_t iterations)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 512, align: 8, access: read-write}
 *     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 8, access: read}
 *     - {name: iterations, sysv: rdx, win64: r8, type: size_t, unit: iterations}
 *   stack_bytes: {sysv: 712, win64: 888}
 *   features: [avx, avx2]
 */
