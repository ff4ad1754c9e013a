/* sha1_avx512vl_m8.S, written by nsms: make gen HASH=sha1 ISA=avx512vl KIND=multi M=8
 *
 * void nsms_sha1_multi_avx512vl_m8(uint32_t state[40], const void *const data[8], size_t blocks);
 *   SHA-1: hash values of 8 messages after any number of blocks of each; state[i*8 + j] is word i of
 *   message j, whose blocks begin at data[j].
 *   Reads 160 bytes at state, 64 bytes at data and 64 * blocks bytes at each of these pointers; writes 160 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,040 instructions (System V); 24 bytes of stack (System V), 200 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; the memory that data points to
 * needs no alignment. A buffer that is written must not overlap another. Written are these buffers and the stack
 * below the return address. Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the
 * direction flag.
 * Needs: avx, avx2, avx512bw, avx512f, avx512vl.
 * (The ISA also allows avx512dq, bmi1, bmi2, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx512vl_m8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512vl_m8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512vl_m8_##name
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
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_multi_avx512vl_m8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_multi_avx512vl_m8))
NSMS_SYMBOL(nsms_sha1_multi_avx512vl_m8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_multi_avx512vl_m8))
        endbr64
        push         rbx
        NSMS_SEH(.seh_pushreg rbx)
        push         rbp
        NSMS_SEH(.seh_pushreg rbp)
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
        sub          rsp, 8
        .cfi_def_cfa_offset 32
#endif
        mov          rbx, rdi
        cmp          rdx, 0
        je           NSMS_L(done)

        /* message 0, and the distances of the others from it */
        mov          rbp, [rsi]
        mov          rax, [rsi + 8]
        sub          rax, rbp
        mov          rcx, [rsi + 16]
        sub          rcx, rbp
        mov          rdi, [rsi + 24]
        sub          rdi, rbp
        mov          r8, [rsi + 32]
        sub          r8, rbp
        mov          r9, [rsi + 40]
        sub          r9, rbp
        mov          r10, [rsi + 48]
        sub          r10, rbp
        mov          r11, [rsi + 56]
        sub          r11, rbp
        mov          rsi, rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to7: rax, rcx, rdi, r8, r9, r10, r11; blocks: rdx; data: rsi; state: rbx. */
NSMS_L(next_block):

        /* a block with message words */
            vmovdqu64 xmm0, [rsi]                               /* W_0 to W_3 */
            vinserti32x4 ymm0, ymm0, [rsi + r8], 1
            vmovdqu64 xmm1, [rsi + rax]
            vinserti32x4 ymm1, ymm1, [rsi + r9], 1
            vmovdqu64 xmm2, [rsi + rcx]
            vinserti32x4 ymm2, ymm2, [rsi + r10], 1
            vmovdqu64 xmm3, [rsi + rdi]
            vinserti32x4 ymm3, ymm3, [rsi + r11], 1
            vpunpckldq ymm4, ymm0, ymm1
            vpunpckhdq ymm0, ymm0, ymm1
            vpunpckldq ymm1, ymm2, ymm3
            vpunpckhdq ymm2, ymm2, ymm3
            vpunpcklqdq ymm3, ymm4, ymm1
            vpunpckhqdq ymm1, ymm4, ymm1
            vpunpcklqdq ymm4, ymm0, ymm2
            vpunpckhqdq ymm0, ymm0, ymm2
            vmovdqu64 ymm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm3, ymm3, ymm2
            vpshufb  ymm1, ymm1, ymm2
            vpshufb  ymm4, ymm4, ymm2
            vpshufb  ymm0, ymm0, ymm2
            vmovdqu64 xmm5, [rsi + 16]                          /* W_4 to W_7 */
            vinserti32x4 ymm5, ymm5, [rsi + r8 + 16], 1
            vmovdqu64 xmm6, [rsi + rax + 16]
            vinserti32x4 ymm6, ymm6, [rsi + r9 + 16], 1
            vmovdqu64 xmm7, [rsi + rcx + 16]
            vinserti32x4 ymm7, ymm7, [rsi + r10 + 16], 1
            vmovdqu64 xmm8, [rsi + rdi + 16]
            vinserti32x4 ymm8, ymm8, [rsi + r11 + 16], 1
            vpunpckldq ymm9, ymm5, ymm6
            vpunpckhdq ymm5, ymm5, ymm6
            vpunpckldq ymm6, ymm7, ymm8
            vpunpckhdq ymm7, ymm7, ymm8
            vpunpcklqdq ymm8, ymm9, ymm6
            vpunpckhqdq ymm6, ymm9, ymm6
            vpunpcklqdq ymm9, ymm5, ymm7
            vpunpckhqdq ymm5, ymm5, ymm7
            vpshufb  ymm7, ymm8, ymm2
            vpshufb  ymm6, ymm6, ymm2
            vpshufb  ymm8, ymm9, ymm2
            vpshufb  ymm5, ymm5, ymm2
            vmovdqu64 xmm9, [rsi + 32]                          /* W_8 to W_11 */
            vinserti32x4 ymm9, ymm9, [rsi + r8 + 32], 1
            vmovdqu64 xmm10, [rsi + rax + 32]
            vinserti32x4 ymm10, ymm10, [rsi + r9 + 32], 1
            vmovdqu64 xmm11, [rsi + rcx + 32]
            vinserti32x4 ymm11, ymm11, [rsi + r10 + 32], 1
            vmovdqu64 xmm12, [rsi + rdi + 32]
            vinserti32x4 ymm12, ymm12, [rsi + r11 + 32], 1
            vpunpckldq ymm13, ymm9, ymm10
            vpunpckhdq ymm9, ymm9, ymm10
            vpunpckldq ymm10, ymm11, ymm12
            vpunpckhdq ymm11, ymm11, ymm12
            vpunpcklqdq ymm12, ymm13, ymm10
            vpunpckhqdq ymm10, ymm13, ymm10
            vpunpcklqdq ymm13, ymm9, ymm11
            vpunpckhqdq ymm9, ymm9, ymm11
            vpshufb  ymm11, ymm12, ymm2
            vpshufb  ymm10, ymm10, ymm2
            vpshufb  ymm12, ymm13, ymm2
            vpshufb  ymm9, ymm9, ymm2
            vmovdqu64 xmm13, [rsi + 48]                         /* W_12 to W_15 */
            vinserti32x4 ymm13, ymm13, [rsi + r8 + 48], 1
            vmovdqu64 xmm14, [rsi + rax + 48]
            vinserti32x4 ymm14, ymm14, [rsi + r9 + 48], 1
            vmovdqu64 xmm15, [rsi + rcx + 48]
            vinserti32x4 ymm15, ymm15, [rsi + r10 + 48], 1
            vmovdqu64 xmm16, [rsi + rdi + 48]
            vinserti32x4 ymm16, ymm16, [rsi + r11 + 48], 1
            vpunpckldq ymm17, ymm13, ymm14
            vpunpckhdq ymm13, ymm13, ymm14
            vpunpckldq ymm14, ymm15, ymm16
            vpunpckhdq ymm15, ymm15, ymm16
            vpunpcklqdq ymm16, ymm17, ymm14
            vpunpckhqdq ymm14, ymm17, ymm14
            vpunpcklqdq ymm17, ymm13, ymm15
            vpunpckhqdq ymm13, ymm13, ymm15
            vpshufb  ymm15, ymm16, ymm2
            vpshufb  ymm14, ymm14, ymm2
            vpshufb  ymm16, ymm17, ymm2
            vpshufb  ymm2, ymm13, ymm2
        vmovdqu64    ymm13, [rbx]                               /* a, b, ... = H */
        vmovdqu64    ymm17, [rbx + 32]
        vmovdqu64    ymm18, [rbx + 64]
        vmovdqu64    ymm19, [rbx + 96]
        vmovdqu64    ymm20, [rbx + 128]
        vprord       ymm21, ymm13, 27                           /* round 0 */
        vmovdqa64    ymm22, ymm19
        vpternlogd   ymm22, ymm17, ymm18, 184
        vpbroadcastd ymm23, [rip + NSMS_L(K)]
        vpaddd       ymm21, ymm20, ymm21
        vpaddd       ymm22, ymm23, ymm22
        vpaddd       ymm21, ymm21, ymm22
        vpaddd       ymm21, ymm21, ymm3
        vprord       ymm22, ymm17, 2
        vprord       ymm23, ymm21, 27                           /* round 1 */
        vmovdqa64    ymm24, ymm22
        vpternlogd   ymm24, ymm18, ymm13, 228
        vpbroadcastd ymm25, [rip + NSMS_L(K) + 4]
        vpaddd       ymm25, ymm19, ymm25
        vpaddd       ymm24, ymm25, ymm24
        vpaddd       ymm24, ymm24, ymm1
        vpaddd       ymm23, ymm24, ymm23
        vprord       ymm24, ymm13, 2
        vprord       ymm25, ymm23, 27                           /* round 2 */
        vmovdqa64    ymm26, ymm22
        vpternlogd   ymm26, ymm21, ymm24, 184
        vpbroadcastd ymm27, [rip + NSMS_L(K) + 8]
        vpaddd       ymm27, ymm18, ymm27
        vpaddd       ymm27, ymm27, ymm4
        vpaddd       ymm26, ymm27, ymm26
        vpaddd       ymm25, ymm25, ymm26
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 3 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 12]
        vpaddd       ymm22, ymm22, ymm28
        vpaddd       ymm22, ymm22, ymm0
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 4 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 16]
        vpaddd       ymm24, ymm24, ymm28
        vpaddd       ymm24, ymm24, ymm7
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 5 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 20]
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 6 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 24]
        vpaddd       ymm28, ymm28, ymm8
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 7 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 28]
        vpaddd       ymm28, ymm28, ymm5
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 8 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 32]
        vpaddd       ymm28, ymm28, ymm11
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 9 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 36]
        vpaddd       ymm28, ymm28, ymm10
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 10 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 40]
        vpaddd       ymm28, ymm28, ymm12
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 11 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 44]
        vpaddd       ymm28, ymm28, ymm9
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 12 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 48]
        vpaddd       ymm28, ymm28, ymm15
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 13 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 52]
        vpaddd       ymm28, ymm28, ymm14
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 14 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 56]
        vpaddd       ymm28, ymm28, ymm16
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 15 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 184
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 60]
        vpaddd       ymm28, ymm28, ymm2
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 16 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 184
        vpxord       ymm28, ymm14, ymm11                        /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpternlogd   ymm28, ymm3, ymm4, 150
        vprord       ymm3, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 64]
        vpaddd       ymm28, ymm28, ymm3
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 17 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 184
        vpxord       ymm28, ymm16, ymm10                        /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        vpternlogd   ymm28, ymm1, ymm0, 150
        vprord       ymm1, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 68]
        vpaddd       ymm28, ymm28, ymm1
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 18 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 184
        vpxord       ymm28, ymm2, ymm12                         /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        vpternlogd   ymm28, ymm4, ymm7, 150
        vprord       ymm4, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 72]
        vpaddd       ymm28, ymm28, ymm4
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 19 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 184
        vpxord       ymm28, ymm3, ymm9                          /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        vpternlogd   ymm28, ymm0, ymm6, 150
        vprord       ymm0, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 76]
        vpaddd       ymm28, ymm28, ymm0
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 20 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm1, ymm15                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpternlogd   ymm28, ymm7, ymm8, 150
        vprord       ymm7, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 80]
        vpaddd       ymm28, ymm28, ymm7
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 21 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm4, ymm14                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        vpternlogd   ymm28, ymm6, ymm5, 150
        vprord       ymm6, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 84]
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 22 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm0, ymm16                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        vpternlogd   ymm28, ymm8, ymm11, 150
        vprord       ymm8, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 88]
        vpaddd       ymm28, ymm28, ymm8
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 23 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm7, ymm2                          /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        vpternlogd   ymm28, ymm5, ymm10, 150
        vprord       ymm5, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 92]
        vpaddd       ymm28, ymm28, ymm5
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 24 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm28, ymm6, ymm3                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpternlogd   ymm28, ymm11, ymm12, 150
        vprord       ymm11, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 96]
        vpaddd       ymm28, ymm28, ymm11
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 25 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm8, ymm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        vpternlogd   ymm28, ymm10, ymm9, 150
        vprord       ymm10, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 100]
        vpaddd       ymm28, ymm28, ymm10
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 26 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm5, ymm4                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        vpternlogd   ymm28, ymm12, ymm15, 150
        vprord       ymm12, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 104]
        vpaddd       ymm28, ymm28, ymm12
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 27 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm11, ymm0                         /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        vpternlogd   ymm28, ymm9, ymm14, 150
        vprord       ymm9, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 108]
        vpaddd       ymm28, ymm28, ymm9
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 28 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm10, ymm7                         /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpternlogd   ymm28, ymm15, ymm16, 150
        vprord       ymm15, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 112]
        vpaddd       ymm28, ymm28, ymm15
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 29 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm28, ymm12, ymm6                         /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        vpternlogd   ymm28, ymm14, ymm2, 150
        vprord       ymm14, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 116]
        vpaddd       ymm28, ymm28, ymm14
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 30 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm9, ymm8                          /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        vpternlogd   ymm28, ymm16, ymm3, 150
        vprord       ymm16, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 120]
        vpaddd       ymm28, ymm28, ymm16
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 31 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm15, ymm5                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        vpternlogd   ymm28, ymm2, ymm1, 150
        vprord       ymm2, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 124]
        vpaddd       ymm28, ymm28, ymm2
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 32 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm14, ymm11                        /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        vpternlogd   ymm28, ymm3, ymm4, 150
        vprord       ymm3, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 128]
        vpaddd       ymm28, ymm28, ymm3
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 33 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm16, ymm10                        /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        vpternlogd   ymm28, ymm1, ymm0, 150
        vprord       ymm1, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 132]
        vpaddd       ymm28, ymm28, ymm1
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 34 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm28, ymm2, ymm12                         /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        vpternlogd   ymm28, ymm4, ymm7, 150
        vprord       ymm4, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 136]
        vpaddd       ymm28, ymm28, ymm4
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 35 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm3, ymm9                          /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        vpternlogd   ymm28, ymm0, ymm6, 150
        vprord       ymm0, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 140]
        vpaddd       ymm28, ymm28, ymm0
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 36 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm1, ymm15                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        vpternlogd   ymm28, ymm7, ymm8, 150
        vprord       ymm7, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 144]
        vpaddd       ymm28, ymm28, ymm7
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 37 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm4, ymm14                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        vpternlogd   ymm28, ymm6, ymm5, 150
        vprord       ymm6, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 148]
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 38 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm0, ymm16                         /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        vpternlogd   ymm28, ymm8, ymm11, 150
        vprord       ymm8, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 152]
        vpaddd       ymm28, ymm28, ymm8
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 39 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm28, ymm7, ymm2                          /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        vpternlogd   ymm28, ymm5, ymm10, 150
        vprord       ymm5, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 156]
        vpaddd       ymm28, ymm28, ymm5
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 40 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm23, ymm25, 232
        vpxord       ymm28, ymm6, ymm3                          /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        vpternlogd   ymm28, ymm11, ymm12, 150
        vprord       ymm11, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 160]
        vpaddd       ymm28, ymm28, ymm11
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm26
        vpaddd       ymm21, ymm27, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 41 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm25, ymm22, 232
        vpxord       ymm28, ymm8, ymm1                          /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        vpternlogd   ymm28, ymm10, ymm9, 150
        vprord       ymm10, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 164]
        vpaddd       ymm28, ymm28, ymm10
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 42 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm22, ymm24, 232
        vpxord       ymm28, ymm5, ymm4                          /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        vpternlogd   ymm28, ymm12, ymm15, 150
        vprord       ymm12, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 168]
        vpaddd       ymm28, ymm28, ymm12
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm26
        vpaddd       ymm25, ymm27, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 43 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm24, ymm21, 232
        vpxord       ymm28, ymm11, ymm0                         /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        vpternlogd   ymm28, ymm9, ymm14, 150
        vprord       ymm9, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 172]
        vpaddd       ymm28, ymm28, ymm9
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 44 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm21, ymm23, 232
        vpxord       ymm28, ymm10, ymm7                         /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        vpternlogd   ymm28, ymm15, ymm16, 150
        vprord       ymm15, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 176]
        vpaddd       ymm28, ymm28, ymm15
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm26
        vpaddd       ymm24, ymm27, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 45 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm23, ymm25, 232
        vpxord       ymm28, ymm12, ymm6                         /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        vpternlogd   ymm28, ymm14, ymm2, 150
        vprord       ymm14, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 180]
        vpaddd       ymm28, ymm28, ymm14
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 46 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm25, ymm22, 232
        vpxord       ymm28, ymm9, ymm8                          /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        vpternlogd   ymm28, ymm16, ymm3, 150
        vprord       ymm16, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 184]
        vpaddd       ymm28, ymm28, ymm16
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm26
        vpaddd       ymm23, ymm27, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 47 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm22, ymm24, 232
        vpxord       ymm28, ymm15, ymm5                         /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        vpternlogd   ymm28, ymm2, ymm1, 150
        vprord       ymm2, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 188]
        vpaddd       ymm28, ymm28, ymm2
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 48 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm24, ymm21, 232
        vpxord       ymm28, ymm14, ymm11                        /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        vpternlogd   ymm28, ymm3, ymm4, 150
        vprord       ymm3, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 192]
        vpaddd       ymm28, ymm28, ymm3
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm26
        vpaddd       ymm22, ymm27, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 49 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm21, ymm23, 232
        vpxord       ymm28, ymm16, ymm10                        /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        vpternlogd   ymm28, ymm1, ymm0, 150
        vprord       ymm1, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 196]
        vpaddd       ymm28, ymm28, ymm1
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 50 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm23, ymm25, 232
        vpxord       ymm28, ymm2, ymm12                         /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        vpternlogd   ymm28, ymm4, ymm7, 150
        vprord       ymm4, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 200]
        vpaddd       ymm28, ymm28, ymm4
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm26
        vpaddd       ymm21, ymm27, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 51 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm25, ymm22, 232
        vpxord       ymm28, ymm3, ymm9                          /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        vpternlogd   ymm28, ymm0, ymm6, 150
        vprord       ymm0, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 204]
        vpaddd       ymm28, ymm28, ymm0
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 52 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm22, ymm24, 232
        vpxord       ymm28, ymm1, ymm15                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        vpternlogd   ymm28, ymm7, ymm8, 150
        vprord       ymm7, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 208]
        vpaddd       ymm28, ymm28, ymm7
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm26
        vpaddd       ymm25, ymm27, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 53 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm24, ymm21, 232
        vpxord       ymm28, ymm4, ymm14                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        vpternlogd   ymm28, ymm6, ymm5, 150
        vprord       ymm6, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 212]
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 54 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm21, ymm23, 232
        vpxord       ymm28, ymm0, ymm16                         /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        vpternlogd   ymm28, ymm8, ymm11, 150
        vprord       ymm8, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 216]
        vpaddd       ymm28, ymm28, ymm8
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm26
        vpaddd       ymm24, ymm27, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 55 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm23, ymm25, 232
        vpxord       ymm28, ymm7, ymm2                          /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        vpternlogd   ymm28, ymm5, ymm10, 150
        vprord       ymm5, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 220]
        vpaddd       ymm28, ymm28, ymm5
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 56 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm25, ymm22, 232
        vpxord       ymm28, ymm6, ymm3                          /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        vpternlogd   ymm28, ymm11, ymm12, 150
        vprord       ymm11, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 224]
        vpaddd       ymm28, ymm28, ymm11
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm26
        vpaddd       ymm23, ymm27, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 57 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm22, ymm24, 232
        vpxord       ymm28, ymm8, ymm1                          /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        vpternlogd   ymm28, ymm10, ymm9, 150
        vprord       ymm10, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 228]
        vpaddd       ymm28, ymm28, ymm10
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 58 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm24, ymm21, 232
        vpxord       ymm28, ymm5, ymm4                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        vpternlogd   ymm28, ymm12, ymm15, 150
        vprord       ymm12, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 232]
        vpaddd       ymm28, ymm28, ymm12
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm26
        vpaddd       ymm22, ymm27, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 59 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm21, ymm23, 232
        vpxord       ymm28, ymm11, ymm0                         /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        vpternlogd   ymm28, ymm9, ymm14, 150
        vprord       ymm9, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 236]
        vpaddd       ymm28, ymm28, ymm9
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 60 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm10, ymm7                         /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        vpternlogd   ymm28, ymm15, ymm16, 150
        vprord       ymm15, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 240]
        vpaddd       ymm28, ymm28, ymm15
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 61 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm12, ymm6                         /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        vpternlogd   ymm28, ymm14, ymm2, 150
        vprord       ymm14, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 244]
        vpaddd       ymm28, ymm28, ymm14
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 62 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm9, ymm8                          /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        vpternlogd   ymm28, ymm16, ymm3, 150
        vprord       ymm16, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 248]
        vpaddd       ymm28, ymm28, ymm16
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 63 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm15, ymm5                         /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        vpternlogd   ymm28, ymm2, ymm1, 150
        vprord       ymm2, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 252]
        vpaddd       ymm28, ymm28, ymm2
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 64 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm28, ymm14, ymm11                        /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        vpternlogd   ymm28, ymm3, ymm4, 150
        vprord       ymm3, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 256]
        vpaddd       ymm28, ymm28, ymm3
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 65 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm16, ymm10                        /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        vpternlogd   ymm28, ymm1, ymm0, 150
        vprord       ymm1, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 260]
        vpaddd       ymm28, ymm28, ymm1
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 66 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm2, ymm12                         /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        vpternlogd   ymm28, ymm4, ymm7, 150
        vprord       ymm4, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 264]
        vpaddd       ymm28, ymm28, ymm4
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 67 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm3, ymm9                          /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        vpternlogd   ymm28, ymm0, ymm6, 150
        vprord       ymm0, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 268]
        vpaddd       ymm28, ymm28, ymm0
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 68 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm1, ymm15                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        vpternlogd   ymm28, ymm7, ymm8, 150
        vprord       ymm7, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 272]
        vpaddd       ymm28, ymm28, ymm7
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 69 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm28, ymm4, ymm14                         /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        vpternlogd   ymm28, ymm6, ymm5, 150
        vprord       ymm6, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 276]
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm24, ymm28, ymm24
        vpaddd       ymm24, ymm24, ymm27
        vpaddd       ymm24, ymm26, ymm24
        vprord       ymm25, ymm25, 2
        vprord       ymm26, ymm24, 27                           /* round 70 */
        vmovdqa64    ymm27, ymm23
        vpternlogd   ymm27, ymm22, ymm25, 150
        vpxord       ymm28, ymm0, ymm16                         /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        vpternlogd   ymm28, ymm8, ymm11, 150
        vprord       ymm8, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 280]
        vpaddd       ymm28, ymm28, ymm8
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm21, ymm21, ymm27
        vpaddd       ymm21, ymm26, ymm21
        vprord       ymm22, ymm22, 2
        vprord       ymm26, ymm21, 27                           /* round 71 */
        vmovdqa64    ymm27, ymm25
        vpternlogd   ymm27, ymm24, ymm22, 150
        vpxord       ymm28, ymm7, ymm2                          /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        vpternlogd   ymm28, ymm5, ymm10, 150
        vprord       ymm5, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 284]
        vpaddd       ymm28, ymm28, ymm5
        vpaddd       ymm23, ymm28, ymm23
        vpaddd       ymm23, ymm23, ymm27
        vpaddd       ymm23, ymm26, ymm23
        vprord       ymm24, ymm24, 2
        vprord       ymm26, ymm23, 27                           /* round 72 */
        vmovdqa64    ymm27, ymm22
        vpternlogd   ymm27, ymm21, ymm24, 150
        vpxord       ymm28, ymm6, ymm3                          /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        vpternlogd   ymm28, ymm11, ymm12, 150
        vprord       ymm11, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 288]
        vpaddd       ymm28, ymm28, ymm11
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vpaddd       ymm25, ymm26, ymm25
        vprord       ymm21, ymm21, 2
        vprord       ymm26, ymm25, 27                           /* round 73 */
        vmovdqa64    ymm27, ymm24
        vpternlogd   ymm27, ymm23, ymm21, 150
        vpxord       ymm28, ymm8, ymm1                          /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        vpternlogd   ymm28, ymm10, ymm9, 150
        vprord       ymm10, ymm28, 31
        vpbroadcastd ymm28, [rip + NSMS_L(K) + 292]
        vpaddd       ymm28, ymm28, ymm10
        vpaddd       ymm22, ymm28, ymm22
        vpaddd       ymm22, ymm22, ymm27
        vpaddd       ymm22, ymm26, ymm22
        vprord       ymm23, ymm23, 2
        vprord       ymm26, ymm22, 27                           /* round 74 */
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm25, ymm23, 150
        vpxord       ymm4, ymm5, ymm4                           /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        vpternlogd   ymm4, ymm12, ymm15, 150
        vprord       ymm4, ymm4, 31
        vpbroadcastd ymm12, [rip + NSMS_L(K) + 296]
        vpaddd       ymm12, ymm12, ymm4
        vpaddd       ymm12, ymm12, ymm24
        vpaddd       ymm12, ymm12, ymm27
        vpaddd       ymm12, ymm26, ymm12
        vprord       ymm24, ymm25, 2
        vprord       ymm25, ymm12, 27                           /* round 75 */
        vmovdqa64    ymm26, ymm23
        vpternlogd   ymm26, ymm22, ymm24, 150
        vpxord       ymm0, ymm11, ymm0                          /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        vpternlogd   ymm0, ymm9, ymm14, 150
        vprord       ymm0, ymm0, 31
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 300]
        vpaddd       ymm9, ymm9, ymm0
        vpaddd       ymm9, ymm9, ymm21
        vpaddd       ymm9, ymm9, ymm26
        vpaddd       ymm9, ymm25, ymm9
        vprord       ymm11, ymm22, 2
        vprord       ymm21, ymm9, 27                            /* round 76 */
        vmovdqa64    ymm22, ymm24
        vpternlogd   ymm22, ymm12, ymm11, 150
        vpxord       ymm7, ymm10, ymm7                          /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        vpternlogd   ymm7, ymm15, ymm16, 150
        vprord       ymm7, ymm7, 31
        vpbroadcastd ymm10, [rip + NSMS_L(K) + 304]
        vpaddd       ymm10, ymm10, ymm7
        vpaddd       ymm10, ymm10, ymm23
        vpaddd       ymm10, ymm10, ymm22
        vpaddd       ymm10, ymm21, ymm10
        vprord       ymm12, ymm12, 2
        vprord       ymm15, ymm10, 27                           /* round 77 */
        vmovdqa64    ymm21, ymm11
        vpternlogd   ymm21, ymm9, ymm12, 150
        vpxord       ymm4, ymm4, ymm6                           /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        vpternlogd   ymm4, ymm14, ymm2, 150
        vprord       ymm4, ymm4, 31
        vpbroadcastd ymm6, [rip + NSMS_L(K) + 308]
        vpaddd       ymm4, ymm6, ymm4
        vpaddd       ymm4, ymm4, ymm24
        vpaddd       ymm4, ymm4, ymm21
        vpaddd       ymm4, ymm15, ymm4
        vprord       ymm6, ymm9, 2
        vprord       ymm9, ymm4, 27                             /* round 78 */
        vmovdqa64    ymm14, ymm12
        vpternlogd   ymm14, ymm10, ymm6, 150
        vpxord       ymm0, ymm8, ymm0                           /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        vpternlogd   ymm0, ymm16, ymm3, 150
        vprord       ymm0, ymm0, 31
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 312]
        vpaddd       ymm0, ymm3, ymm0
        vpaddd       ymm0, ymm11, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm9, ymm0
        vprord       ymm3, ymm10, 2
        vprord       ymm8, ymm0, 27                             /* round 79 */
        vmovdqa64    ymm9, ymm6
        vpternlogd   ymm9, ymm4, ymm3, 150
        vpxord       ymm5, ymm7, ymm5                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        vpternlogd   ymm5, ymm2, ymm1, 150
        vprord       ymm1, ymm5, 31
        vpbroadcastd ymm2, [rip + NSMS_L(K) + 316]
        vprord       ymm4, ymm4, 2
        vpaddd       ymm2, ymm13, ymm2                          /* H = H + (a, b, ...) */
        vpaddd       ymm1, ymm2, ymm1
        vpaddd       ymm1, ymm12, ymm1
        vpaddd       ymm1, ymm9, ymm1
        vpaddd       ymm1, ymm8, ymm1
        vmovdqu64    [rbx], ymm1
        vpaddd       ymm0, ymm17, ymm0
        vmovdqu64    [rbx + 32], ymm0
        vpaddd       ymm0, ymm18, ymm4
        vmovdqu64    [rbx + 64], ymm0
        vpaddd       ymm0, ymm19, ymm3
        vmovdqu64    [rbx + 96], ymm0
        vpaddd       ymm0, ymm20, ymm6
        vmovdqu64    [rbx + 128], ymm0
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(next_block)
NSMS_L(done):
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
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 8
        .cfi_def_cfa_offset 24
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
        .size        NSMS_SYMBOL(nsms_sha1_multi_avx512vl_m8), . - NSMS_SYMBOL(nsms_sha1_multi_avx512vl_m8)
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

/* nsms_sha1_multi_avx512vl_m8: 11 integer registers, 29 vector registers, 0 spills.
 *   Register map: to1..to7: rax, rcx, rdi, r8, r9, r10, r11; blocks: rdx; data: rsi; state: rbx.
 *     to1..to7: address of message 1, 2, ... minus address of message 0.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_multi_avx512vl_m8
 *   signature: void nsms_sha1_multi_avx512vl_m8(uint32_t state[40], const void *const data[8], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 160, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 24, win64: 200}
 *   features: [avx, avx2, avx512bw, avx512f, avx512vl]
 */
