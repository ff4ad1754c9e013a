/* sha1_avx2_m8.S, written by nsms: make gen HASH=sha1 ISA=avx2 KIND=multi M=8
 *
 * void nsms_sha1_multi_avx2_m8(uint32_t state[40], const void *const data[8], size_t blocks);
 *   SHA-1: hash values of 8 messages after any number of blocks of each; state[i*8 + j] is word i of
 *   message j, whose blocks begin at data[j].
 *   Reads 160 bytes at state, 64 bytes at data and 64 * blocks bytes at each of these pointers; writes 160 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,928 instructions (System V); 2,168 bytes of stack (System V), 2,344 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; the memory that data points to
 * needs no alignment. A buffer that is written must not overlap another. Written are these buffers and the stack
 * below the return address. Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the
 * direction flag.
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
#  define NSMS_L(name) Lsha1_avx2_m8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_m8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_m8_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_multi_avx2_m8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_multi_avx2_m8))
NSMS_SYMBOL(nsms_sha1_multi_avx2_m8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_multi_avx2_m8))
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
        sub          rsp, 2304
        NSMS_SEH(.seh_stackalloc 2304)
        vmovaps      [rsp + 2144], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 2144)
        vmovaps      [rsp + 2160], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 2160)
        vmovaps      [rsp + 2176], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 2176)
        vmovaps      [rsp + 2192], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 2192)
        vmovaps      [rsp + 2208], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 2208)
        vmovaps      [rsp + 2224], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 2224)
        vmovaps      [rsp + 2240], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 2240)
        vmovaps      [rsp + 2256], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 2256)
        vmovaps      [rsp + 2272], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 2272)
        vmovaps      [rsp + 2288], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 2288)
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
        sub          rsp, 2144
        .cfi_def_cfa_offset 2176
#endif
        mov          rbp, rdi
        cmp          rdx, 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          r12, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r12
        mov          rdi, [rsi + 16]
        sub          rdi, r12
        mov          r8, [rsi + 24]
        sub          r8, r12
        mov          r9, [rsi + 32]
        sub          r9, r12
        mov          r10, [rsi + 40]
        sub          r10, r12
        mov          r11, [rsi + 48]
        sub          r11, r12
        mov          rbx, [rsi + 56]
        sub          rbx, r12
        mov          rsi, r12
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to7: rcx, rdi, r8, r9, r10, r11, rbx; blocks: rdx; data: rsi; scratch: rax; */
        /*   state: rbp. */
NSMS_L(next_block):

        /* a block with message words */
            vmovdqu  xmm0, [rsi]                                /* W_0 to W_3 */
            vmovdqu  xmm1, [rsi + rcx]
            vmovdqu  xmm2, [rsi + rdi]
            vmovdqu  xmm3, [rsi + r8]
            vmovdqu  ymm4, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vmovdqu  xmm5, [rsi + 16]                           /* W_4 to W_7 */
            vmovdqu  xmm6, [rsi + rcx + 16]
            vinserti128 ymm0, ymm0, [rsi + r9], 1
            vmovdqu  xmm7, [rsi + rdi + 16]
            vmovdqu  xmm8, [rsi + r8 + 16]
            vinserti128 ymm1, ymm1, [rsi + r10], 1
            vinserti128 ymm2, ymm2, [rsi + r11], 1
            vinserti128 ymm3, ymm3, [rsi + rbx], 1
            vinserti128 ymm5, ymm5, [rsi + r9 + 16], 1
            vpunpckldq ymm9, ymm0, ymm1
            vinserti128 ymm6, ymm6, [rsi + r10 + 16], 1
            vpunpckhdq ymm0, ymm0, ymm1
            vinserti128 ymm1, ymm7, [rsi + r11 + 16], 1
        vmovdqu      ymm7, [rbp]                                /* a, b, ... = H */
        vmovdqu      ymm10, [rbp + 96]
        vpsrld       ymm11, ymm7, 27                            /* round 0 */
        vmovdqu      ymm12, [rbp + 64]
        vpbroadcastd ymm13, [rip + NSMS_L(K)]
        vpslld       ymm14, ymm7, 5
        vpxor        ymm11, ymm11, ymm14
        vmovdqu      ymm14, [rbp + 128]
        vpxor        ymm15, ymm12, ymm10
        vpaddd       ymm13, ymm14, ymm13
        vmovdqu      [rax], ymm14
        vmovdqu      ymm14, [rbp + 32]
        vpand        ymm15, ymm15, ymm14
        vpxor        ymm15, ymm15, ymm10
            vmovdqu  [rax + 32], ymm0
            vpunpckldq ymm0, ymm2, ymm3
        vpaddd       ymm11, ymm11, ymm13
        vpaddd       ymm11, ymm11, ymm15
        vpsrld       ymm13, ymm14, 2
        vpslld       ymm15, ymm14, 30
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 4]               /* round 1 */
        vpaddd       ymm15, ymm10, ymm15
        vmovdqu      [rax + 64], ymm14
        vpxor        ymm14, ymm13, ymm12
        vpand        ymm14, ymm14, ymm7
        vpxor        ymm14, ymm14, ymm12
        vmovdqu      [rax + 96], ymm10
        vpslld       ymm10, ymm7, 30
        vmovdqu      [rax + 128], ymm14
        vpsrld       ymm14, ymm7, 2
        vpxor        ymm10, ymm14, ymm10
            vinserti128 ymm8, ymm8, [rsi + rbx + 16], 1
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 8]               /* round 2 */
        vpaddd       ymm14, ymm12, ymm14
        vmovdqu      [rax + 160], ymm12
        vpxor        ymm12, ymm10, ymm13
            vpunpckhdq ymm2, ymm2, ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 12]               /* round 3 */
        vpaddd       ymm3, ymm13, ymm3
        vmovdqu      [rax + 192], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 16]               /* round 4 */
        vpaddd       ymm7, ymm10, ymm7
            vmovdqu  [rax + 224], ymm7
            vpunpckldq ymm7, ymm5, ymm6
        vmovdqu      [rax + 256], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 20]               /* round 5 */
        vmovdqu      [rax + 288], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 24]               /* round 6 */
            vpunpckhdq ymm5, ymm5, ymm6
        vpbroadcastd ymm6, [rip + NSMS_L(K) + 28]               /* round 7 */
            vmovdqu  [rax + 320], ymm6
            vmovdqu  xmm6, [rsi + 32]                           /* W_8 to W_11 */
        vmovdqu      [rax + 352], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 32]               /* round 8 */
            vmovdqu  [rax + 384], ymm7
            vpunpcklqdq ymm7, ymm9, ymm0
        vmovdqu      [rax + 416], ymm5
        vpbroadcastd ymm5, [rip + NSMS_L(K) + 36]               /* round 9 */
            vpunpckhqdq ymm0, ymm9, ymm0
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 40]               /* round 10 */
        vmovdqu      [rax + 448], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 44]               /* round 11 */
            vmovdqu  [rax + 480], ymm9
            vmovdqu  xmm9, [rsi + rcx + 32]
        vmovdqu      [rax + 512], ymm5
        vpbroadcastd ymm5, [rip + NSMS_L(K) + 48]               /* round 12 */
            vmovdqu  [rax + 544], ymm5
            vmovdqu  xmm5, [rsi + rdi + 32]
        vmovdqu      [rax + 576], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 52]               /* round 13 */
        vmovdqu      [rax + 608], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 56]               /* round 14 */
            vinserti128 ymm6, ymm6, [rsi + r9 + 32], 1
        vmovdqu      [rax + 640], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 60]               /* round 15 */
            vmovdqu  [rax + 672], ymm3
            vpunpckldq ymm3, ymm1, ymm8
        vmovdqu      [rax + 704], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 64]               /* round 16 */
            vinserti128 ymm9, ymm9, [rsi + r10 + 32], 1
        vmovdqu      [rax + 736], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(K) + 68]               /* round 17 */
            vpunpckhdq ymm1, ymm1, ymm8
            vinserti128 ymm5, ymm5, [rsi + r11 + 32], 1
        vpbroadcastd ymm8, [rip + NSMS_L(K) + 72]               /* round 18 */
            vpshufb  ymm7, ymm7, ymm4
        vpaddd       ymm11, ymm11, ymm7
        vmovdqu      [rax + 768], ymm8
        vpslld       ymm8, ymm11, 5
        vmovdqu      [rax + 800], ymm3
        vpsrld       ymm3, ymm11, 27
        vpxor        ymm3, ymm8, ymm3
        vpand        ymm8, ymm12, ymm11
        vpxor        ymm8, ymm8, ymm13
        vpslld       ymm12, ymm11, 30
        vpsrld       ymm11, ymm11, 2
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm11, ymm10
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 76]              /* round 19 */
            vpshufb  ymm0, ymm0, ymm4
        vpaddd       ymm15, ymm15, ymm0
        vmovdqu      [rax + 832], ymm0
        vmovdqu      ymm0, [rax + 128]
        vpaddd       ymm0, ymm15, ymm0
        vpaddd       ymm0, ymm0, ymm3
        vpsrld       ymm3, ymm0, 27
        vpand        ymm12, ymm12, ymm0
        vpxor        ymm10, ymm12, ymm10
        vpslld       ymm12, ymm0, 5
        vpxor        ymm3, ymm12, ymm3
        vpsrld       ymm12, ymm0, 2
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm12, ymm0
        vpxor        ymm12, ymm11, ymm0
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 80]              /* round 20 */
            vmovdqu  [rax + 128], ymm15
            vmovdqu  xmm15, [rsi + r8 + 32]
        vmovdqu      [rax + 864], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 84]              /* round 21 */
            vmovdqu  [rax + 896], ymm13
            vpunpckldq ymm13, ymm6, ymm9
        vmovdqu      [rax + 928], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 88]               /* round 22 */
            vpunpckhdq ymm6, ymm6, ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 92]               /* round 23 */
            vinserti128 ymm15, ymm15, [rsi + rbx + 32], 1
        vmovdqu      [rax + 960], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 96]               /* round 24 */
            vmovdqu  [rax + 992], ymm9
            vmovdqu  ymm9, [rax + 32]
            vmovdqu  [rax + 1024], ymm7
            vpunpcklqdq ymm7, ymm9, ymm2
        vmovdqu      [rax + 1056], ymm6
        vpbroadcastd ymm6, [rip + NSMS_L(K) + 100]              /* round 25 */
            vpunpckhqdq ymm2, ymm9, ymm2
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 104]              /* round 26 */
            vpshufb  ymm7, ymm7, ymm4
        vpaddd       ymm14, ymm14, ymm7
        vpaddd       ymm8, ymm14, ymm8
        vpaddd       ymm3, ymm8, ymm3
        vpsrld       ymm8, ymm3, 27
        vpslld       ymm14, ymm3, 5
        vpxor        ymm8, ymm8, ymm14
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm11
        vpslld       ymm14, ymm3, 30
        vpsrld       ymm3, ymm3, 2
        vpxor        ymm3, ymm14, ymm3
        vpxor        ymm14, ymm3, ymm0
        vmovdqu      [rax + 32], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 108]              /* round 27 */
            vmovdqu  [rax + 1088], ymm9
            vmovdqu  xmm9, [rsi + 48]                           /* W_12 to W_15 */
        vmovdqu      [rax + 1120], ymm6
        vpbroadcastd ymm6, [rip + NSMS_L(K) + 112]              /* round 28 */
            vmovdqu  [rax + 1152], ymm6
            vpunpckldq ymm6, ymm5, ymm15
        vmovdqu      [rax + 1184], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 120]              /* round 30 */
        vmovdqu      [rax + 1216], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 116]              /* round 29 */
            vpunpckhdq ymm5, ymm5, ymm15
            vmovdqu  xmm15, [rsi + rcx + 48]
        vmovdqu      [rax + 1248], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 124]              /* round 31 */
            vinserti128 ymm9, ymm9, [rsi + r9 + 48], 1
        vmovdqu      [rax + 1280], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 128]              /* round 32 */
            vpshufb  ymm2, ymm2, ymm4
        vmovdqu      [rax + 1312], ymm7
        vmovdqu      ymm7, [rax + 576]
        vpaddd       ymm7, ymm7, ymm2
        vpaddd       ymm7, ymm10, ymm7
        vpaddd       ymm7, ymm8, ymm7
        vpsrld       ymm8, ymm7, 27
        vpsrld       ymm10, ymm7, 2
        vmovdqu      [rax + 576], ymm2
        vpslld       ymm2, ymm7, 5
        vpxor        ymm2, ymm8, ymm2
        vpand        ymm8, ymm14, ymm7
        vpxor        ymm8, ymm8, ymm0
        vpslld       ymm7, ymm7, 30
        vpxor        ymm7, ymm10, ymm7
        vpxor        ymm10, ymm7, ymm3
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 132]             /* round 33 */
            vmovdqu  [rax + 1344], ymm14
            vmovdqu  xmm14, [rsi + rdi + 48]
        vmovdqu      [rax + 1376], ymm5
        vpbroadcastd ymm5, [rip + NSMS_L(K) + 136]              /* round 34 */
            vmovdqu  [rax + 1408], ymm5
            vmovdqu  xmm5, [rsi + r8 + 48]
        vmovdqu      [rax + 1440], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 140]             /* round 35 */
            vinserti128 ymm15, ymm15, [rsi + r10 + 48], 1
        vmovdqu      [rax + 1472], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 144]             /* round 36 */
            vinserti128 ymm14, ymm14, [rsi + r11 + 48], 1
        vmovdqu      [rax + 1504], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 148]             /* round 37 */
            vinserti128 ymm5, ymm5, [rsi + rbx + 48], 1
        vmovdqu      [rax + 1536], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 152]             /* round 38 */
            vmovdqu  [rax + 1568], ymm13
            vpunpckldq ymm13, ymm9, ymm15
        vmovdqu      [rax + 1600], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 156]             /* round 39 */
            vpunpckhdq ymm9, ymm9, ymm15
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 160]             /* round 40 */
            vmovdqu  [rax + 1632], ymm15
            vpunpckldq ymm15, ymm14, ymm5
        vmovdqu      [rax + 1664], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 164]             /* round 41 */
            vpunpckhdq ymm5, ymm14, ymm5
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 168]             /* round 42 */
            vmovdqu  [rax + 1696], ymm14
            vmovdqu  ymm14, [rax + 256]
            vmovdqu  [rax + 1728], ymm13
            vpunpcklqdq ymm13, ymm14, [rax + 704]
        vmovdqu      [rax + 1760], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 172]              /* round 43 */
            vpunpckhqdq ymm14, ymm14, [rax + 704]
        vmovdqu      [rax + 256], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 176]              /* round 44 */
            vpshufb  ymm13, ymm13, ymm4
        vmovdqu      [rax + 704], ymm9
        vmovdqu      ymm9, [rax + 224]
        vpaddd       ymm9, ymm9, ymm13
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm2, ymm9, ymm2
        vpsrld       ymm9, ymm2, 27
        vpslld       ymm12, ymm2, 5
        vpxor        ymm9, ymm9, ymm12
        vpand        ymm10, ymm10, ymm2
        vpxor        ymm10, ymm10, ymm3
        vpslld       ymm12, ymm2, 30
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm12, ymm2
        vpxor        ymm12, ymm2, ymm7
            vpshufb  ymm14, ymm14, ymm4
        vmovdqu      [rax + 224], ymm13
        vmovdqu      ymm13, [rax + 288]
        vpaddd       ymm13, ymm13, ymm14
        vpaddd       ymm11, ymm13, ymm11
        vpaddd       ymm8, ymm11, ymm8
        vpaddd       ymm8, ymm8, ymm9
        vpsrld       ymm9, ymm8, 27
        vpslld       ymm11, ymm8, 5
        vpxor        ymm9, ymm9, ymm11
        vpand        ymm11, ymm12, ymm8
        vpxor        ymm11, ymm11, ymm7
        vpsrld       ymm12, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm12, ymm8
        vpxor        ymm12, ymm8, ymm2
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 180]             /* round 45 */
            vmovdqu  [rax + 288], ymm13
            vmovdqu  ymm13, [rax + 416]
            vmovdqu  [rax + 1792], ymm14
            vpunpcklqdq ymm14, ymm13, ymm1
        vmovdqu      [rax + 1824], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 184]              /* round 46 */
        vmovdqu      [rax + 1856], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 188]              /* round 47 */
            vpunpckhqdq ymm1, ymm13, ymm1
            vpshufb  ymm13, ymm14, ymm4
        vmovdqu      ymm14, [rax + 352]
        vpaddd       ymm14, ymm14, ymm13
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm10, ymm0
        vpaddd       ymm0, ymm9, ymm0
        vpsrld       ymm9, ymm0, 27
        vpslld       ymm10, ymm0, 5
        vpxor        ymm9, ymm9, ymm10
        vpand        ymm10, ymm12, ymm0
        vpxor        ymm10, ymm10, ymm2
        vpsrld       ymm12, ymm0, 2
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm12, ymm0
        vpxor        ymm12, ymm8, ymm0
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 192]             /* round 48 */
            vmovdqu  [rax + 352], ymm14
            vmovdqu  ymm14, [rax + 1440]
            vmovdqu  [rax + 416], ymm7
            vpunpcklqdq ymm7, ymm14, ymm6
        vmovdqu      [rax + 1888], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 196]             /* round 49 */
            vpunpckhqdq ymm6, ymm14, ymm6
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 200]             /* round 50 */
            vmovdqu  [rax + 1440], ymm14
            vmovdqu  ymm14, [rax + 1056]
            vmovdqu  [rax + 1920], ymm13
            vpunpcklqdq ymm13, ymm14, [rax + 1376]
        vmovdqu      [rax + 1952], ymm13
        vpbroadcastd ymm13, [rip + NSMS_L(K) + 204]             /* round 51 */
            vpunpckhqdq ymm14, ymm14, [rax + 1376]
            vmovdqu  [rax + 1056], ymm13
            vmovdqu  ymm13, [rax + 1600]
            vmovdqu  [rax + 1376], ymm14
            vpunpcklqdq ymm14, ymm13, ymm15
        vmovdqu      [rax + 1984], ymm14
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 208]             /* round 52 */
        vmovdqu      [rax + 2016], ymm14
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 212]             /* round 53 */
            vpunpckhqdq ymm13, ymm13, ymm15
            vmovdqu  ymm15, [rax + 1760]
            vmovdqu  [rax + 1600], ymm14
            vpunpcklqdq ymm14, ymm15, ymm5
        vmovdqu      [rax + 2048], ymm14
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 216]             /* round 54 */
            vpunpckhqdq ymm5, ymm15, ymm5
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 220]             /* round 55 */
            vpshufb  ymm1, ymm1, ymm4
        vmovdqu      [rax + 1760], ymm15
        vmovdqu      ymm15, [rax + 320]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm3, ymm15, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpaddd       ymm3, ymm9, ymm3
        vpslld       ymm9, ymm3, 5
        vpsrld       ymm11, ymm3, 27
        vpxor        ymm9, ymm11, ymm9
        vpand        ymm11, ymm12, ymm3
        vpxor        ymm11, ymm11, ymm8
        vpsrld       ymm12, ymm3, 2
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm12, ymm3
        vpxor        ymm12, ymm3, ymm0
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 224]             /* round 56 */
            vpshufb  ymm7, ymm7, ymm4
        vmovdqu      [rax + 320], ymm15
        vmovdqu      ymm15, [rax + 384]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm15, ymm15, [rax + 1824]
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm9, ymm10, ymm9
        vpslld       ymm10, ymm9, 5
        vpsrld       ymm15, ymm9, 27
        vpxor        ymm10, ymm15, ymm10
        vpand        ymm12, ymm12, ymm9
        vpxor        ymm12, ymm12, ymm0
        vpsrld       ymm15, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm15, ymm9
        vpxor        ymm15, ymm9, ymm3
        vmovdqu      [rax + 384], ymm14
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 228]             /* round 57 */
            vpshufb  ymm6, ymm6, ymm4
        vmovdqu      [rax + 1824], ymm14
        vmovdqu      ymm14, [rax + 512]
        vpaddd       ymm14, ymm14, ymm6
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm11, ymm2
        vpaddd       ymm2, ymm10, ymm2
        vpslld       ymm10, ymm2, 5
        vpsrld       ymm11, ymm2, 27
        vpxor        ymm10, ymm11, ymm10
        vpand        ymm11, ymm15, ymm2
        vpxor        ymm11, ymm11, ymm3
        vpslld       ymm14, ymm2, 30
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm14, ymm2
        vpxor        ymm14, ymm9, ymm2
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 232]             /* round 58 */
            vmovdqu  [rax + 512], ymm15
            vmovdqu  ymm15, [rax + 1952]
            vpshufb  ymm15, ymm15, ymm4
        vmovdqu      [rax + 1952], ymm1
        vmovdqu      ymm1, [rax + 448]
        vpaddd       ymm1, ymm15, ymm1
        vpaddd       ymm1, ymm8, ymm1
        vpaddd       ymm1, ymm12, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vpslld       ymm8, ymm1, 5
        vpsrld       ymm10, ymm1, 27
        vpxor        ymm8, ymm10, ymm8
        vpand        ymm10, ymm14, ymm1
        vpxor        ymm10, ymm10, ymm9
        vpslld       ymm12, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm1, ymm12, ymm1
        vpxor        ymm12, ymm1, ymm2
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 236]             /* round 59 */
            vmovdqu  [rax + 448], ymm14
            vmovdqu  ymm14, [rax + 1376]
            vpshufb  ymm14, ymm14, ymm4
        vmovdqu      [rax + 1376], ymm15
        vmovdqu      ymm15, [rax + 480]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm0, ymm15, ymm0
        vpaddd       ymm0, ymm11, ymm0
        vpaddd       ymm0, ymm8, ymm0
        vpand        ymm8, ymm12, ymm0
        vpsrld       ymm11, ymm0, 27
        vpslld       ymm12, ymm0, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm8, ymm8, ymm2
        vpsrld       ymm12, ymm0, 2
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm12, ymm0
        vpxor        ymm12, ymm0, ymm1
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 240]             /* round 60 */
            vmovdqu  [rax + 480], ymm15
            vmovdqu  ymm15, [rax + 1984]
            vpshufb  ymm15, ymm15, ymm4
        vmovdqu      [rax + 1984], ymm5
        vmovdqu      ymm5, [rax + 544]
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm3, ymm5, ymm3
        vpaddd       ymm3, ymm10, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpsrld       ymm5, ymm3, 27
        vpslld       ymm10, ymm3, 5
        vpxor        ymm5, ymm10, ymm5
        vpand        ymm10, ymm12, ymm3
        vpxor        ymm10, ymm10, ymm1
        vpslld       ymm11, ymm3, 30
        vpsrld       ymm3, ymm3, 2
        vpxor        ymm3, ymm11, ymm3
        vpxor        ymm11, ymm3, ymm0
        vpbroadcastd ymm12, [rip + NSMS_L(K) + 244]             /* round 61 */
            vpshufb  ymm13, ymm13, ymm4
        vmovdqu      [rax + 544], ymm12
        vmovdqu      ymm12, [rax + 608]
        vpaddd       ymm12, ymm12, ymm13
        vpaddd       ymm9, ymm12, ymm9
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm5, ymm8, ymm5
        vpsrld       ymm8, ymm5, 27
        vpslld       ymm9, ymm5, 5
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm13, ymm7                          /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpand        ymm11, ymm11, ymm5
        vmovdqu      ymm12, [rax + 1184]
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm9, ymm9, [rax + 928]
        vpxor        ymm11, ymm11, ymm0
        vmovdqu      [rax + 608], ymm13
        vpsrld       ymm13, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm13, ymm5
        vpsrld       ymm13, ymm9, 31
        vpslld       ymm9, ymm9, 1
        vpxor        ymm9, ymm13, ymm9
        vmovdqu      ymm13, [rax + 736]
        vpaddd       ymm13, ymm13, ymm9
        vpaddd       ymm0, ymm13, ymm0
        vpxor        ymm13, ymm5, ymm3
        vpxor        ymm12, ymm9, ymm14                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        vpxor        ymm12, ymm12, [rax + 1792]
        vpxor        ymm12, ymm12, [rax + 576]
        vmovdqu      [rax + 736], ymm9
        vpslld       ymm9, ymm12, 1
        vpsrld       ymm12, ymm12, 31
        vpxor        ymm9, ymm12, ymm9
        vmovdqu      ymm12, [rax + 864]
        vpaddd       ymm12, ymm12, ymm9
        vmovdqu      [rax + 864], ymm11
        vpbroadcastd ymm11, [rip + NSMS_L(K) + 248]             /* round 62 */
            vmovdqu  [rax + 928], ymm11
            vmovdqu  ymm11, [rax + 2048]
            vpshufb  ymm11, ymm11, ymm4
        vmovdqu      [rax + 2048], ymm1
        vmovdqu      ymm1, [rax + 640]
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm1, ymm2
        vpaddd       ymm1, ymm10, ymm1
        vpaddd       ymm1, ymm8, ymm1
        vpsrld       ymm2, ymm1, 27
        vpslld       ymm8, ymm1, 5
        vpxor        ymm2, ymm8, ymm2
        vpand        ymm8, ymm13, ymm1
        vpxor        ymm8, ymm8, ymm3
        vpaddd       ymm0, ymm8, ymm0
        vpslld       ymm8, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm1, ymm8, ymm1
        vpxor        ymm8, ymm11, ymm6                          /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        vpxor        ymm10, ymm1, ymm5
        vpxor        ymm8, ymm8, [rax + 576]
        vpxor        ymm8, ymm8, [rax + 832]
        vpsrld       ymm13, ymm8, 31
        vpslld       ymm8, ymm8, 1
        vpxor        ymm8, ymm13, ymm8
        vmovdqu      ymm13, [rax + 800]
        vpaddd       ymm13, ymm13, ymm8
        vpaddd       ymm3, ymm13, ymm3
        vpxor        ymm13, ymm8, ymm15                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpxor        ymm13, ymm13, [rax + 1888]
        vpxor        ymm13, ymm13, [rax + 224]
        vpaddd       ymm12, ymm12, ymm1
        vmovdqu      [rax + 576], ymm12
        vpslld       ymm12, ymm13, 1
        vpsrld       ymm13, ymm13, 31
        vpxor        ymm12, ymm13, ymm12
        vpxor        ymm13, ymm9, ymm11                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        vmovdqu      [rax + 640], ymm9
        vmovdqu      ymm9, [rax + 128]
        vpaddd       ymm9, ymm9, ymm12
        vpxor        ymm13, ymm13, ymm7
        vpxor        ymm13, ymm13, [rax + 1888]
        vmovdqu      [rax + 128], ymm7
        vpslld       ymm7, ymm13, 1
        vpsrld       ymm13, ymm13, 31
        vpxor        ymm7, ymm13, ymm7
        vmovdqu      ymm13, [rax + 1024]
        vpaddd       ymm13, ymm13, ymm7
        vmovdqu      [rax + 800], ymm13
        vpxor        ymm13, ymm8, ymm7                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm13, ymm13, ymm6
        vmovdqu      [rax + 832], ymm8
        vpsrld       ymm8, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm8, ymm8, ymm13
        vmovdqu      ymm13, [rax + 1120]
        vpaddd       ymm13, ymm13, ymm8
        vmovdqu      [rax + 1024], ymm7
        vpxor        ymm7, ymm8, ymm12                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpxor        ymm7, ymm11, ymm7
        vpxor        ymm7, ymm15, ymm7
        vmovdqu      [rax + 1120], ymm8
        vpsrld       ymm8, ymm7, 31
        vpslld       ymm7, ymm7, 1
        vpxor        ymm7, ymm8, ymm7
        vmovdqu      ymm8, [rax + 1152]
        vpaddd       ymm8, ymm8, ymm7
        vmovdqu      [rax + 1152], ymm7
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 252]              /* round 63 */
            vmovdqu  [rax + 1888], ymm7
            vmovdqu  ymm7, [rax + 1984]
            vpshufb  ymm4, ymm7, ymm4
        vmovdqu      ymm7, [rax + 672]
        vpaddd       ymm7, ymm7, ymm4
        vpaddd       ymm7, ymm7, [rax + 2048]
        vpaddd       ymm7, ymm7, [rax + 864]
        vpaddd       ymm2, ymm7, ymm2
        vpsrld       ymm7, ymm2, 27
        vmovdqu      [rax + 672], ymm11
        vpslld       ymm11, ymm2, 5
        vpxor        ymm7, ymm11, ymm7
        vmovdqu      ymm11, [rax + 1376]
        vmovdqu      [rax + 864], ymm8
        vpxor        ymm8, ymm11, ymm4                          /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        vpaddd       ymm0, ymm0, ymm7
        vpand        ymm7, ymm10, ymm2
        vpxor        ymm8, ymm8, [rax + 224]
        vpxor        ymm8, ymm8, [rax + 1184]
        vpxor        ymm7, ymm7, ymm5
        vpsrld       ymm10, ymm2, 2
        vpaddd       ymm3, ymm3, ymm7
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm10, ymm2
        vpsrld       ymm7, ymm0, 27
        vpslld       ymm10, ymm0, 5
        vpxor        ymm7, ymm10, ymm7
        vpaddd       ymm3, ymm3, ymm7
        vpsrld       ymm7, ymm8, 31
        vpslld       ymm8, ymm8, 1
        vpxor        ymm7, ymm8, ymm7
        vmovdqu      ymm8, [rax + 768]
        vpaddd       ymm8, ymm8, ymm7
        vpaddd       ymm5, ymm8, ymm5
        vpxor        ymm8, ymm2, ymm1
        vpand        ymm8, ymm8, ymm0
        vpxor        ymm1, ymm8, ymm1
        vpaddd       ymm1, ymm5, ymm1
        vpslld       ymm5, ymm0, 30
        vpsrld       ymm0, ymm0, 2
        vpxor        ymm0, ymm0, ymm5
        vpslld       ymm5, ymm3, 5
        vpsrld       ymm8, ymm3, 27
        vpxor        ymm5, ymm8, ymm5
        vpaddd       ymm1, ymm1, ymm5
        vpxor        ymm5, ymm0, ymm2
        vpand        ymm5, ymm5, ymm3
        vpxor        ymm5, ymm5, ymm2
        vmovdqu      ymm8, [rax + 576]
        vpaddd       ymm5, ymm8, ymm5
        vpsrld       ymm8, ymm3, 2
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm8, ymm3
        vpslld       ymm8, ymm1, 5
        vmovdqu      ymm10, [rax + 608]
        vmovdqu      [rax + 224], ymm14
        vpxor        ymm14, ymm10, ymm7                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        vpsrld       ymm10, ymm1, 27
        vpxor        ymm8, ymm10, ymm8
        vpaddd       ymm5, ymm8, ymm5
        vmovdqu      ymm8, [rax + 1952]
        vpxor        ymm10, ymm14, ymm8
        vpxor        ymm10, ymm10, [rax + 1792]
        vpaddd       ymm2, ymm9, ymm2
        vpxor        ymm9, ymm1, ymm3
        vpxor        ymm9, ymm9, ymm0
        vpaddd       ymm2, ymm9, ymm2
        vpslld       ymm9, ymm5, 5
        vpsrld       ymm14, ymm10, 31
        vpslld       ymm10, ymm10, 1
        vpxor        ymm10, ymm14, ymm10
        vpsrld       ymm14, ymm5, 27
        vmovdqu      [rax + 576], ymm13
        vpslld       ymm13, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm9, ymm14, ymm9
        vpaddd       ymm2, ymm9, ymm2
        vpxor        ymm1, ymm13, ymm1
        vpxor        ymm9, ymm5, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpslld       ymm13, ymm2, 5
        vpsrld       ymm14, ymm5, 2
        vmovdqu      [rax + 768], ymm15
        vpxor        ymm15, ymm12, ymm4                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        vmovdqu      [rax + 1184], ymm12
        vpsrld       ymm12, ymm2, 27
        vpxor        ymm12, ymm12, ymm13
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm14, ymm5
        vmovdqu      ymm13, [rax + 896]
        vpaddd       ymm13, ymm13, ymm10
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm9, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpxor        ymm6, ymm15, ymm6
        vpxor        ymm6, ymm8, ymm6
        vmovdqu      ymm8, [rax + 800]
        vpaddd       ymm3, ymm8, ymm3
        vpxor        ymm8, ymm2, ymm5
        vpxor        ymm8, ymm8, ymm1
        vpaddd       ymm3, ymm8, ymm3
        vpslld       ymm8, ymm6, 1
        vpsrld       ymm6, ymm6, 31
        vpxor        ymm6, ymm8, ymm6
        vpslld       ymm8, ymm0, 5
        vpsrld       ymm9, ymm2, 2
        vmovdqu      ymm12, [rax + 736]
        vpxor        ymm13, ymm10, ymm12                        /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpsrld       ymm14, ymm0, 27
        vpxor        ymm8, ymm14, ymm8
        vpaddd       ymm3, ymm8, ymm3
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm9, ymm2
        vpxor        ymm8, ymm13, ymm11
        vpxor        ymm8, ymm8, [rax + 128]
        vpxor        ymm9, ymm0, ymm2
        vpxor        ymm9, ymm9, ymm5
        vpsrld       ymm13, ymm8, 31
        vpslld       ymm8, ymm8, 1
        vpxor        ymm8, ymm13, ymm8
        vpsrld       ymm13, ymm0, 2
        vpslld       ymm14, ymm3, 5
        vpsrld       ymm15, ymm3, 27
        vpxor        ymm14, ymm15, ymm14
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm13, ymm0
        vmovdqu      ymm13, [rax + 960]
        vpaddd       ymm13, ymm13, ymm6
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm9, ymm1
        vpaddd       ymm1, ymm14, ymm1
        vpsrld       ymm9, ymm1, 27
        vpxor        ymm13, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpslld       ymm14, ymm1, 5
        vpslld       ymm15, ymm3, 30
        vpxor        ymm12, ymm6, ymm7                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        vmovdqu      [rax + 128], ymm7
        vmovdqu      ymm7, [rax + 992]
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm5, ymm7, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpsrld       ymm3, ymm3, 2
        vpxor        ymm7, ymm9, ymm14
        vpaddd       ymm5, ymm5, ymm7
        vpxor        ymm3, ymm15, ymm3
        vpxor        ymm7, ymm12, [rax + 768]
        vpxor        ymm7, ymm11, ymm7
        vmovdqu      ymm9, [rax + 576]
        vpaddd       ymm2, ymm9, ymm2
        vpsrld       ymm9, ymm1, 2
        vpxor        ymm11, ymm1, ymm3
        vpxor        ymm11, ymm11, ymm0
        vpaddd       ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm5, 27
        vpslld       ymm12, ymm7, 1
        vpsrld       ymm7, ymm7, 31
        vmovdqu      ymm13, [rax + 640]
        vpxor        ymm14, ymm8, ymm13                         /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        vpxor        ymm7, ymm12, ymm7
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm9, ymm1
        vpslld       ymm9, ymm5, 5
        vpxor        ymm9, ymm11, ymm9
        vpaddd       ymm2, ymm9, ymm2
        vmovdqu      ymm9, [rax + 608]
        vpxor        ymm11, ymm14, ymm9
        vpxor        ymm11, ymm11, [rax + 224]
        vpslld       ymm12, ymm2, 5
        vpxor        ymm14, ymm5, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpslld       ymm15, ymm11, 1
        vpsrld       ymm13, ymm5, 2
        vpsrld       ymm11, ymm11, 31
        vpxor        ymm11, ymm11, ymm15
        vpsrld       ymm15, ymm2, 27
        vpxor        ymm12, ymm15, ymm12
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm13, ymm5
        vmovdqu      ymm13, [rax + 32]
        vpaddd       ymm13, ymm13, ymm7
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpsrld       ymm12, ymm0, 27
        vpxor        ymm13, ymm2, ymm5
        vpxor        ymm13, ymm13, ymm1
        vpslld       ymm14, ymm0, 5
        vpslld       ymm15, ymm2, 30
        vmovdqu      [rax + 32], ymm8
        vpxor        ymm8, ymm10, ymm7                          /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        vmovdqu      [rax + 224], ymm10
        vmovdqu      ymm10, [rax + 1088]
        vpaddd       ymm10, ymm10, ymm11
        vpaddd       ymm3, ymm10, ymm3
        vpaddd       ymm3, ymm13, ymm3
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm10, ymm12, ymm14
        vpaddd       ymm3, ymm10, ymm3
        vpxor        ymm2, ymm15, ymm2
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm8, ymm8, ymm9
        vmovdqu      ymm9, [rax + 864]
        vpaddd       ymm1, ymm9, ymm1
        vpsrld       ymm9, ymm8, 31
        vpxor        ymm10, ymm0, ymm2
        vpxor        ymm10, ymm10, ymm5
        vpaddd       ymm1, ymm10, ymm1
        vpslld       ymm8, ymm8, 1
        vpxor        ymm8, ymm9, ymm8
        vpsrld       ymm9, ymm3, 27
        vpslld       ymm10, ymm3, 5
        vpslld       ymm12, ymm0, 30
        vmovdqu      ymm13, [rax + 1024]
        vpxor        ymm14, ymm11, ymm13                        /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        vpsrld       ymm0, ymm0, 2
        vpxor        ymm9, ymm9, ymm10
        vpaddd       ymm1, ymm9, ymm1
        vpxor        ymm0, ymm12, ymm0
        vmovdqu      ymm9, [rax + 736]
        vpxor        ymm10, ymm14, ymm9
        vpxor        ymm10, ymm10, [rax + 672]
        vpsrld       ymm12, ymm10, 31
        vpxor        ymm14, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpslld       ymm10, ymm10, 1
        vpxor        ymm10, ymm12, ymm10
        vpslld       ymm12, ymm1, 5
        vpsrld       ymm15, ymm3, 2
        vmovdqu      ymm13, [rax + 1152]
        vmovdqu      [rax + 576], ymm11
        vpxor        ymm11, ymm13, ymm6                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        vmovdqu      [rax + 608], ymm6
        vpsrld       ymm6, ymm1, 2
        vpsrld       ymm13, ymm1, 27
        vpxor        ymm12, ymm13, ymm12
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm15, ymm3
        vpxor        ymm13, ymm1, ymm3
        vpxor        ymm13, ymm13, ymm0
        vmovdqu      ymm15, [rax + 1248]
        vpaddd       ymm15, ymm15, ymm8
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm14, ymm5
        vpaddd       ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm5, 27
        vpslld       ymm14, ymm5, 5
        vpxor        ymm12, ymm12, ymm14
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm6, ymm1
        vmovdqu      ymm6, [rax + 832]
        vpxor        ymm11, ymm11, ymm6
        vmovdqu      ymm14, [rax + 1216]
        vpaddd       ymm14, ymm14, ymm10
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm4, 31
        vpslld       ymm4, ymm4, 1
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm4, ymm7                          /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        vmovdqu      ymm12, [rax + 1184]
        vpxor        ymm11, ymm11, ymm12
        vmovdqu      ymm13, [rax + 128]
        vpxor        ymm11, ymm11, ymm13
        vmovdqu      ymm14, [rax + 32]
        vpxor        ymm15, ymm8, ymm14                         /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        vmovdqu      [rax + 672], ymm7
        vpslld       ymm7, ymm11, 1
        vpsrld       ymm11, ymm11, 31
        vpxor        ymm13, ymm15, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpxor        ymm9, ymm13, ymm9
        vpslld       ymm11, ymm2, 5
        vpxor        ymm13, ymm5, ymm1
        vpxor        ymm13, ymm13, ymm3
        vpslld       ymm15, ymm9, 1
        vpsrld       ymm9, ymm9, 31
        vpxor        ymm9, ymm9, ymm15
        vmovdqu      ymm15, [rax + 1120]
        vpxor        ymm14, ymm10, ymm15                        /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        vpsrld       ymm15, ymm2, 27
        vmovdqu      [rax + 128], ymm10
        vpslld       ymm10, ymm5, 30
        vmovdqu      [rax + 736], ymm8
        vmovdqu      ymm8, [rax + 1280]
        vpaddd       ymm8, ymm8, ymm4
        vpaddd       ymm0, ymm8, ymm0
        vpaddd       ymm0, ymm13, ymm0
        vpxor        ymm8, ymm15, ymm11
        vpaddd       ymm0, ymm8, ymm0
        vmovdqu      ymm8, [rax + 640]
        vpxor        ymm11, ymm14, ymm8
        vpsrld       ymm5, ymm5, 2
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm5, ymm10, ymm5
        vpslld       ymm10, ymm0, 5
        vpxor        ymm11, ymm2, ymm5
        vpxor        ymm11, ymm11, ymm1
        vpsrld       ymm13, ymm2, 2
        vpsrld       ymm14, ymm6, 31
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm13, ymm2
        vpslld       ymm6, ymm6, 1
        vmovdqu      ymm13, [rax + 1312]
        vpaddd       ymm13, ymm13, ymm9
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpxor        ymm6, ymm14, ymm6
        vpsrld       ymm11, ymm0, 27
        vpxor        ymm10, ymm11, ymm10
        vpaddd       ymm3, ymm10, ymm3
        vpsrld       ymm10, ymm3, 27
        vpxor        ymm11, ymm0, ymm2
        vpxor        ymm11, ymm11, ymm5
        vpsrld       ymm13, ymm0, 2
        vmovdqu      ymm14, [rax + 576]
        vpxor        ymm15, ymm9, ymm14                         /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        vpslld       ymm14, ymm3, 5
        vpxor        ymm10, ymm10, ymm14
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm13, ymm0
        vmovdqu      ymm13, [rax + 1344]
        vpaddd       ymm13, ymm13, ymm6
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vmovdqu      ymm10, [rax + 224]
        vpxor        ymm11, ymm15, ymm10
        vpxor        ymm8, ymm11, ymm8
        vpslld       ymm11, ymm1, 5
        vpxor        ymm13, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpslld       ymm14, ymm8, 1
        vmovdqu      ymm15, [rax + 1152]
        vmovdqu      [rax + 640], ymm9
        vpxor        ymm9, ymm15, ymm6                          /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        vpsrld       ymm8, ymm8, 31
        vpxor        ymm8, ymm8, ymm14
        vpsrld       ymm14, ymm3, 2
        vpxor        ymm9, ymm9, [rax + 1024]
        vpsrld       ymm15, ymm1, 27
        vpxor        ymm11, ymm15, ymm11
        vpxor        ymm9, ymm9, ymm12
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm14, ymm3
        vmovdqu      ymm12, [rax + 1408]
        vpaddd       ymm12, ymm12, ymm7
        vpaddd       ymm5, ymm12, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm11, ymm5
        vpslld       ymm11, ymm9, 1
        vpsrld       ymm9, ymm9, 31
        vpxor        ymm9, ymm9, ymm11
        vpxor        ymm11, ymm1, ymm3
        vpxor        ymm11, ymm11, ymm0
        vpsrld       ymm12, ymm1, 2
        vmovdqu      ymm13, [rax + 736]
        vpxor        ymm14, ymm13, ymm7                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        vpslld       ymm15, ymm5, 5
        vpsrld       ymm13, ymm5, 27
        vpxor        ymm13, ymm13, ymm15
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm12, ymm1
        vmovdqu      ymm12, [rax + 1472]
        vpaddd       ymm12, ymm12, ymm8
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm11, ymm2
        vpaddd       ymm2, ymm13, ymm2
        vmovdqu      ymm11, [rax + 608]
        vpxor        ymm12, ymm14, ymm11
        vpxor        ymm10, ymm12, ymm10
        vpsrld       ymm12, ymm10, 31
        vpxor        ymm13, ymm5, ymm1
        vpxor        ymm13, ymm13, ymm3
        vpslld       ymm10, ymm10, 1
        vpxor        ymm10, ymm12, ymm10
        vpsrld       ymm12, ymm2, 27
        vpsrld       ymm14, ymm5, 2
        vmovdqu      ymm15, [rax + 128]
        vmovdqu      [rax + 224], ymm7
        vpxor        ymm7, ymm8, ymm15                          /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        vpslld       ymm15, ymm2, 5
        vpxor        ymm12, ymm12, ymm15
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm14, ymm5
        vmovdqu      ymm14, [rax + 1504]
        vpaddd       ymm14, ymm14, ymm9
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vmovdqu      ymm12, [rax + 32]
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm7, ymm7, [rax + 1024]
        vpxor        ymm13, ymm2, ymm5
        vpxor        ymm13, ymm13, ymm1
        vpxor        ymm14, ymm9, ymm4                          /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        vpslld       ymm15, ymm0, 5
        vmovdqu      [rax + 768], ymm4
        vpslld       ymm4, ymm2, 30
        vmovdqu      [rax + 800], ymm9
        vmovdqu      ymm9, [rax + 1536]
        vpaddd       ymm9, ymm9, ymm10
        vpaddd       ymm3, ymm9, ymm3
        vpaddd       ymm3, ymm13, ymm3
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm2, ymm4
        vpsrld       ymm4, ymm0, 27
        vpxor        ymm4, ymm15, ymm4
        vpaddd       ymm3, ymm3, ymm4
        vmovdqu      ymm4, [rax + 1120]
        vpxor        ymm9, ymm14, ymm4
        vpslld       ymm13, ymm7, 1
        vpxor        ymm9, ymm9, ymm11
        vpsrld       ymm7, ymm7, 31
        vpxor        ymm7, ymm13, ymm7
        vpsrld       ymm11, ymm3, 27
        vpxor        ymm13, ymm0, ymm2
        vpxor        ymm13, ymm13, ymm5
        vpslld       ymm14, ymm9, 1
        vpsrld       ymm9, ymm9, 31
        vpxor        ymm9, ymm9, ymm14
        vpsrld       ymm14, ymm0, 2
        vpslld       ymm15, ymm3, 5
        vpxor        ymm11, ymm11, ymm15
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm14, ymm0
        vmovdqu      ymm14, [rax + 1568]
        vpaddd       ymm14, ymm14, ymm7
        vpaddd       ymm1, ymm14, ymm1
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm11, ymm1
        vmovdqu      ymm11, [rax + 640]
        vpxor        ymm13, ymm10, ymm11                        /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        vmovdqu      ymm14, [rax + 672]
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm3, 2
        vpsrld       ymm15, ymm12, 31
        vpxor        ymm11, ymm3, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpslld       ymm12, ymm12, 1
        vpxor        ymm12, ymm15, ymm12
        vpsrld       ymm15, ymm1, 27
        vmovdqu      [rax + 32], ymm10
        vpslld       ymm10, ymm1, 5
        vpxor        ymm10, ymm15, ymm10
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm13, ymm3
        vmovdqu      ymm13, [rax + 1664]
        vpaddd       ymm13, ymm13, ymm9
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm10, ymm5
        vpxor        ymm10, ymm3, ymm0
        vpxor        ymm11, ymm7, ymm6                          /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        vmovdqu      ymm13, [rax + 1632]
        vpaddd       ymm13, ymm13, ymm12
        vpslld       ymm15, ymm5, 5
        vpxor        ymm11, ymm11, [rax + 576]
        vmovdqu      [rax + 608], ymm6
        vpxor        ymm6, ymm1, ymm3
        vpxor        ymm4, ymm11, ymm4
        vpand        ymm6, ymm10, ymm6
        vpxor        ymm6, ymm6, ymm3
        vpslld       ymm10, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm1, ymm10, ymm1
        vpsrld       ymm10, ymm4, 31
        vpslld       ymm4, ymm4, 1
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm2, ymm6
        vpxor        ymm4, ymm10, ymm4
        vpsrld       ymm6, ymm5, 27
        vpxor        ymm6, ymm15, ymm6
        vmovdqu      ymm10, [rax + 224]
        vpxor        ymm11, ymm9, ymm10                         /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        vpaddd       ymm2, ymm2, ymm6
        vmovdqu      ymm6, [rax + 1728]
        vpaddd       ymm6, ymm6, ymm4
        vpslld       ymm13, ymm2, 5
        vmovdqu      ymm15, [rax + 1152]
        vpxor        ymm11, ymm11, ymm15
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm14, ymm5, ymm1
        vpxor        ymm10, ymm1, ymm3
        vpand        ymm10, ymm14, ymm10
        vpxor        ymm10, ymm10, ymm1
        vpsrld       ymm14, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm11, 31
        vpslld       ymm11, ymm11, 1
        vpxor        ymm11, ymm14, ymm11
        vpaddd       ymm0, ymm6, ymm0
        vpaddd       ymm0, ymm10, ymm0
        vpsrld       ymm6, ymm2, 27
        vpxor        ymm6, ymm13, ymm6
        vpaddd       ymm0, ymm0, ymm6
        vpxor        ymm6, ymm12, ymm8                          /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        vpxor        ymm10, ymm2, ymm5
        vmovdqu      ymm13, [rax + 1696]
        vpaddd       ymm13, ymm13, ymm11
        vpslld       ymm14, ymm0, 5
        vpxor        ymm6, ymm6, [rax + 736]
        vpxor        ymm6, ymm6, [rax + 576]
        vmovdqu      [rax + 576], ymm8
        vpxor        ymm8, ymm5, ymm1
        vpand        ymm8, ymm10, ymm8
        vpxor        ymm8, ymm8, ymm5
        vpslld       ymm10, ymm2, 30
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm10, ymm2
        vpsrld       ymm10, ymm0, 27
        vmovdqu      [rax + 672], ymm12
        vpslld       ymm12, ymm6, 1
        vpsrld       ymm6, ymm6, 31
        vpxor        ymm6, ymm12, ymm6
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm8, ymm3
        vpxor        ymm8, ymm10, ymm14
        vmovdqu      ymm10, [rax + 800]
        vpxor        ymm12, ymm10, ymm4                         /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        vpaddd       ymm3, ymm8, ymm3
        vmovdqu      ymm8, [rax + 256]
        vpaddd       ymm8, ymm8, ymm6
        vpslld       ymm13, ymm3, 5
        vmovdqu      ymm14, [rax + 128]
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm12, ymm12, ymm15
        vpxor        ymm15, ymm0, ymm2
        vpxor        ymm10, ymm2, ymm5
        vpand        ymm10, ymm15, ymm10
        vpxor        ymm10, ymm10, ymm2
        vpslld       ymm15, ymm0, 30
        vpsrld       ymm0, ymm0, 2
        vpxor        ymm0, ymm15, ymm0
        vpsrld       ymm15, ymm12, 31
        vpslld       ymm12, ymm12, 1
        vpxor        ymm12, ymm15, ymm12
        vpsrld       ymm15, ymm3, 27
        vpaddd       ymm1, ymm8, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vpxor        ymm8, ymm15, ymm13
        vmovdqu      ymm10, [rax + 32]
        vpxor        ymm13, ymm11, ymm10                        /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        vpaddd       ymm1, ymm8, ymm1
        vmovdqu      ymm8, [rax + 704]
        vpaddd       ymm8, ymm8, ymm12
        vpslld       ymm15, ymm1, 5
        vpxor        ymm13, ymm13, [rax + 768]
        vpxor        ymm13, ymm13, [rax + 736]
        vpxor        ymm10, ymm0, ymm2
        vmovdqu      [rax + 256], ymm11
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm10, ymm11, ymm10
        vpxor        ymm10, ymm10, ymm0
        vpslld       ymm11, ymm3, 30
        vpsrld       ymm3, ymm3, 2
        vpxor        ymm3, ymm11, ymm3
        vpaddd       ymm5, ymm8, ymm5
        vpaddd       ymm5, ymm10, ymm5
        vpsrld       ymm8, ymm1, 27
        vpxor        ymm8, ymm8, ymm15
        vpaddd       ymm5, ymm8, ymm5
        vpsrld       ymm8, ymm13, 31
        vpslld       ymm10, ymm13, 1
        vpxor        ymm8, ymm8, ymm10
        vpxor        ymm10, ymm6, ymm7                          /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        vpxor        ymm11, ymm1, ymm3
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm11, ymm11, ymm13
        vpxor        ymm11, ymm11, ymm3
        vmovdqu      ymm13, [rax + 640]
        vpxor        ymm10, ymm10, ymm13
        vpxor        ymm10, ymm10, ymm14
        vmovdqu      ymm14, [rax + 288]
        vpaddd       ymm14, ymm14, ymm8
        vpslld       ymm15, ymm5, 5
        vmovdqu      [rax + 128], ymm7
        vpslld       ymm7, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm1, ymm1, ymm7
        vpsrld       ymm7, ymm5, 27
        vmovdqu      [rax + 288], ymm6
        vpsrld       ymm6, ymm10, 31
        vpslld       ymm10, ymm10, 1
        vpxor        ymm6, ymm10, ymm6
        vpxor        ymm10, ymm5, ymm1
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm11, ymm2
        vpxor        ymm7, ymm15, ymm7
        vpaddd       ymm2, ymm2, ymm7
        vpxor        ymm7, ymm12, ymm9                          /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        vmovdqu      ymm11, [rax + 1856]
        vpaddd       ymm11, ymm11, ymm6
        vpslld       ymm14, ymm2, 5
        vmovdqu      ymm15, [rax + 608]
        vpxor        ymm7, ymm15, ymm7
        vpxor        ymm7, ymm7, [rax + 768]
        vmovdqu      [rax + 704], ymm9
        vpxor        ymm9, ymm1, ymm3
        vpand        ymm9, ymm10, ymm9
        vpxor        ymm9, ymm9, ymm1
        vpsrld       ymm10, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm10, ymm5
        vpaddd       ymm0, ymm11, ymm0
        vpaddd       ymm0, ymm9, ymm0
        vpsrld       ymm9, ymm7, 31
        vpslld       ymm7, ymm7, 1
        vpxor        ymm7, ymm9, ymm7
        vmovdqu      ymm9, [rax + 416]
        vpaddd       ymm9, ymm9, ymm7
        vmovdqu      ymm10, [rax + 672]
        vpxor        ymm11, ymm8, ymm10                         /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        vpsrld       ymm10, ymm2, 27
        vpxor        ymm10, ymm10, ymm14
        vpaddd       ymm0, ymm10, ymm0
        vpslld       ymm10, ymm0, 5
        vmovdqu      ymm14, [rax + 224]
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm11, ymm11, ymm13
        vpslld       ymm13, ymm2, 30
        vmovdqu      [rax + 416], ymm8
        vpxor        ymm8, ymm5, ymm1
        vmovdqu      [rax + 640], ymm12
        vpxor        ymm12, ymm2, ymm5
        vpsrld       ymm2, ymm2, 2
        vpand        ymm8, ymm12, ymm8
        vpxor        ymm2, ymm13, ymm2
        vpxor        ymm8, ymm8, ymm5
        vpaddd       ymm3, ymm9, ymm3
        vpaddd       ymm3, ymm8, ymm3
        vpsrld       ymm8, ymm11, 31
        vpslld       ymm9, ymm11, 1
        vpxor        ymm8, ymm8, ymm9
        vpsrld       ymm9, ymm0, 27
        vpxor        ymm9, ymm9, ymm10
        vpaddd       ymm3, ymm9, ymm3
        vpxor        ymm9, ymm6, ymm4                           /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        vpxor        ymm10, ymm2, ymm5
        vmovdqu      ymm11, [rax + 352]
        vpaddd       ymm11, ymm11, ymm8
        vpslld       ymm12, ymm3, 5
        vmovdqu      ymm13, [rax + 576]
        vpxor        ymm9, ymm9, ymm13
        vpxor        ymm9, ymm9, ymm15
        vpxor        ymm15, ymm0, ymm2
        vpand        ymm10, ymm15, ymm10
        vpxor        ymm10, ymm10, ymm2
        vpsrld       ymm15, ymm0, 2
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm15, ymm0
        vpsrld       ymm15, ymm3, 27
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vpxor        ymm10, ymm15, ymm12
        vpaddd       ymm1, ymm10, ymm1
        vpslld       ymm10, ymm9, 1
        vpsrld       ymm9, ymm9, 31
        vpxor        ymm9, ymm9, ymm10
        vmovdqu      ymm10, [rax + 256]
        vpxor        ymm11, ymm10, ymm7                         /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        vpxor        ymm12, ymm0, ymm2
        vmovdqu      ymm15, [rax + 1920]
        vpaddd       ymm15, ymm15, ymm9
        vpslld       ymm10, ymm1, 5
        vpxor        ymm11, ymm11, [rax + 800]
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm14, ymm3, ymm0
        vpand        ymm12, ymm14, ymm12
        vpxor        ymm12, ymm12, ymm0
        vpsrld       ymm14, ymm3, 2
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm14, ymm3
        vpsrld       ymm14, ymm1, 27
        vmovdqu      [rax + 224], ymm4
        vpslld       ymm4, ymm11, 1
        vpsrld       ymm11, ymm11, 31
        vpxor        ymm4, ymm11, ymm4
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm12, ymm5
        vpxor        ymm10, ymm14, ymm10
        vpaddd       ymm5, ymm10, ymm5
        vmovdqu      ymm10, [rax + 288]
        vpxor        ymm11, ymm8, ymm10                         /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        vmovdqu      ymm12, [rax + 640]
        vpxor        ymm14, ymm9, ymm12                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        vpxor        ymm15, ymm3, ymm0
        vmovdqu      ymm12, [rax + 1440]
        vpaddd       ymm12, ymm12, ymm4
        vpslld       ymm10, ymm5, 5
        vpxor        ymm11, ymm11, [rax + 32]
        vpxor        ymm14, ymm14, [rax + 128]
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm13, ymm14, [rax + 800]
        vpxor        ymm14, ymm1, ymm3
        vpand        ymm14, ymm14, ymm15
        vpxor        ymm14, ymm14, ymm3
        vpslld       ymm15, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm1, ymm15, ymm1
        vpsrld       ymm15, ymm5, 27
        vmovdqu      [rax + 352], ymm9
        vpslld       ymm9, ymm13, 1
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpsrld       ymm12, ymm13, 31
        vpxor        ymm10, ymm15, ymm10
        vpxor        ymm9, ymm12, ymm9
        vpaddd       ymm2, ymm10, ymm2
        vpsrld       ymm10, ymm11, 31
        vpslld       ymm11, ymm11, 1
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm1, ymm3
        vmovdqu      ymm12, [rax + 1056]
        vpaddd       ymm12, ymm12, ymm10
        vpslld       ymm13, ymm2, 5
        vpxor        ymm14, ymm5, ymm1
        vpand        ymm11, ymm14, ymm11
        vpxor        ymm11, ymm11, ymm1
        vpslld       ymm14, ymm5, 30
        vpsrld       ymm5, ymm5, 2
        vpxor        ymm5, ymm14, ymm5
        vpaddd       ymm0, ymm12, ymm0
        vpaddd       ymm0, ymm11, ymm0
        vpsrld       ymm11, ymm2, 27
        vpxor        ymm12, ymm2, ymm5
        vpxor        ymm11, ymm11, ymm13
        vpaddd       ymm0, ymm11, ymm0
        vmovdqu      ymm11, [rax + 416]
        vpxor        ymm13, ymm11, ymm4                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        vmovdqu      ymm14, [rax + 704]
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm15, ymm5, ymm1
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm13, ymm13, [rax + 32]
        vmovdqu      ymm15, [rax + 2016]
        vpaddd       ymm15, ymm15, ymm9
        vpslld       ymm11, ymm0, 5
        vmovdqu      [rax + 32], ymm4
        vpslld       ymm4, ymm2, 30
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm2, ymm4
        vpsrld       ymm4, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm4, ymm13, ymm4
        vpaddd       ymm3, ymm15, ymm3
        vpaddd       ymm3, ymm12, ymm3
        vpsrld       ymm12, ymm0, 27
        vpxor        ymm11, ymm12, ymm11
        vpxor        ymm12, ymm10, ymm6                         /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        vpaddd       ymm3, ymm11, ymm3
        vmovdqu      ymm11, [rax + 1600]
        vpaddd       ymm11, ymm11, ymm4
        vpslld       ymm13, ymm3, 5
        vmovdqu      ymm15, [rax + 672]
        vpxor        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpxor        ymm6, ymm0, ymm2
        vmovdqu      [rax + 576], ymm10
        vpxor        ymm10, ymm2, ymm5
        vpand        ymm6, ymm10, ymm6
        vpxor        ymm6, ymm6, ymm2
        vpsrld       ymm10, ymm0, 2
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm10, ymm0
        vpsrld       ymm10, ymm12, 31
        vpslld       ymm12, ymm12, 1
        vpxor        ymm10, ymm10, ymm12
        vmovdqu      ymm12, [rax + 384]
        vpaddd       ymm12, ymm12, ymm10
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm1, ymm6
        vpsrld       ymm6, ymm3, 27
        vpxor        ymm6, ymm13, ymm6
        vpaddd       ymm1, ymm1, ymm6
        vpxor        ymm6, ymm9, ymm7                           /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        vpslld       ymm11, ymm1, 5
        vmovdqu      ymm13, [rax + 224]
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm6, ymm14, ymm6
        vpxor        ymm14, ymm3, ymm0
        vmovdqu      [rax + 384], ymm7
        vpsrld       ymm7, ymm3, 2
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm7, ymm3
        vpxor        ymm7, ymm0, ymm2
        vpand        ymm7, ymm14, ymm7
        vpxor        ymm7, ymm7, ymm0
        vpsrld       ymm14, ymm1, 27
        vmovdqu      [rax + 608], ymm9
        vpslld       ymm9, ymm6, 1
        vpsrld       ymm6, ymm6, 31
        vpxor        ymm6, ymm9, ymm6
        vpaddd       ymm5, ymm12, ymm5
        vpaddd       ymm5, ymm5, ymm7
        vpxor        ymm7, ymm14, ymm11
        vpaddd       ymm5, ymm5, ymm7
        vpxor        ymm7, ymm8, ymm4                           /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        vmovdqu      ymm9, [rax + 1760]
        vpaddd       ymm9, ymm9, ymm6
        vpslld       ymm11, ymm5, 5
        vmovdqu      ymm12, [rax + 256]
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm7, ymm15, ymm7
        vpxor        ymm14, ymm1, ymm3
        vpxor        ymm15, ymm3, ymm0
        vpand        ymm14, ymm14, ymm15
        vpxor        ymm14, ymm14, ymm3
        vpslld       ymm15, ymm1, 30
        vpsrld       ymm1, ymm1, 2
        vpxor        ymm1, ymm15, ymm1
        vpsrld       ymm15, ymm7, 31
        vmovdqu      [rax + 672], ymm8
        vpxor        ymm8, ymm10, [rax + 352]                   /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        vpslld       ymm7, ymm7, 1
        vpxor        ymm7, ymm15, ymm7
        vpaddd       ymm2, ymm9, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpsrld       ymm9, ymm5, 27
        vmovdqu      ymm14, [rax + 288]
        vpxor        ymm8, ymm8, ymm14
        vpxor        ymm9, ymm9, ymm11
        vpxor        ymm8, ymm8, ymm13
        vpaddd       ymm2, ymm9, ymm2
        vmovdqu      ymm9, [rax + 320]
        vpaddd       ymm9, ymm9, ymm7
        vpslld       ymm11, ymm2, 5
        vpxor        ymm13, ymm1, ymm3
        vpxor        ymm15, ymm5, ymm1
        vpand        ymm13, ymm15, ymm13
        vpslld       ymm15, ymm8, 1
        vpxor        ymm13, ymm13, ymm1
        vpsrld       ymm8, ymm8, 31
        vmovdqu      [rax + 224], ymm10
        vpsrld       ymm10, ymm5, 2
        vpxor        ymm8, ymm8, ymm15
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm10, ymm5
        vpsrld       ymm10, ymm2, 27
        vpaddd       ymm0, ymm9, ymm0
        vpaddd       ymm0, ymm13, ymm0
        vpxor        ymm9, ymm10, ymm11
        vpaddd       ymm0, ymm9, ymm0
        vmovdqu      ymm9, [rax + 32]
        vpxor        ymm10, ymm9, ymm6                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        vpxor        ymm11, ymm2, ymm5
        vmovdqu      ymm13, [rax + 1824]
        vpaddd       ymm13, ymm13, ymm8
        vpslld       ymm15, ymm0, 5
        vpxor        ymm10, ymm10, [rax + 640]
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm5, ymm1
        vpand        ymm11, ymm11, ymm12
        vpxor        ymm11, ymm11, ymm5
        vpslld       ymm12, ymm2, 30
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm12, ymm2
        vpsrld       ymm12, ymm0, 27
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpxor        ymm11, ymm12, ymm15
        vpaddd       ymm3, ymm11, ymm3
        vpsrld       ymm11, ymm10, 31
        vpslld       ymm10, ymm10, 1
        vpxor        ymm10, ymm11, ymm10
        vmovdqu      ymm11, [rax + 576]
        vpxor        ymm12, ymm11, ymm7                         /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        vpxor        ymm13, ymm0, ymm2
        vpxor        ymm15, ymm2, ymm5
        vpand        ymm13, ymm13, ymm15
        vmovdqu      ymm15, [rax + 416]
        vpxor        ymm12, ymm12, ymm15
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm12, ymm12, ymm14
        vmovdqu      ymm14, [rax + 512]
        vpaddd       ymm14, ymm14, ymm10
        vpslld       ymm11, ymm3, 5
        vpslld       ymm9, ymm0, 30
        vpsrld       ymm0, ymm0, 2
        vpxor        ymm0, ymm9, ymm0
        vpsrld       ymm9, ymm12, 31
        vpslld       ymm12, ymm12, 1
        vpaddd       ymm1, ymm14, ymm1
        vpaddd       ymm1, ymm13, ymm1
        vmovdqu      ymm13, [rax + 608]
        vpxor        ymm14, ymm8, ymm13                         /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        vpsrld       ymm13, ymm3, 27
        vpxor        ymm11, ymm13, ymm11
        vpaddd       ymm1, ymm11, ymm1
        vpxor        ymm11, ymm3, ymm0
        vmovdqu      ymm13, [rax + 128]
        vpxor        ymm14, ymm14, ymm13
        vpxor        ymm14, ymm14, [rax + 640]
        vmovdqu      [rax + 256], ymm8
        vpxor        ymm8, ymm0, ymm2
        vpxor        ymm9, ymm9, ymm12
        vpand        ymm8, ymm11, ymm8
        vpxor        ymm8, ymm8, ymm0
        vmovdqu      ymm11, [rax + 448]
        vpaddd       ymm11, ymm11, ymm9
        vpslld       ymm12, ymm1, 5
        vmovdqu      [rax + 288], ymm7
        vpsrld       ymm7, ymm14, 31
        vpslld       ymm14, ymm14, 1
        vpxor        ymm7, ymm14, ymm7
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm8, ymm5
        vpsrld       ymm8, ymm3, 2
        vpslld       ymm3, ymm3, 30
        vpxor        ymm11, ymm10, ymm4                         /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        vpxor        ymm3, ymm8, ymm3
        vpsrld       ymm8, ymm1, 27
        vpxor        ymm8, ymm8, ymm12
        vpaddd       ymm5, ymm8, ymm5
        vmovdqu      ymm8, [rax + 384]
        vpxor        ymm11, ymm11, ymm8
        vpxor        ymm11, ymm11, ymm15
        vpxor        ymm12, ymm1, ymm3
        vpxor        ymm12, ymm12, ymm0
        vpsrld       ymm14, ymm1, 2
        vpsrld       ymm15, ymm5, 27
        vmovdqu      [rax + 320], ymm4
        vpslld       ymm4, ymm11, 1
        vpsrld       ymm11, ymm11, 31
        vmovdqu      [rax + 416], ymm10
        vpxor        ymm10, ymm9, [rax + 224]                   /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        vpxor        ymm4, ymm11, ymm4
        vpslld       ymm11, ymm5, 5
        vpxor        ymm11, ymm15, ymm11
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm14, ymm1
        vmovdqu      ymm14, [rax + 480]
        vpaddd       ymm14, ymm14, ymm7
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm11, ymm2
        vmovdqu      ymm11, [rax + 672]
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm12, ymm10, 31
        vpxor        ymm13, ymm5, ymm1
        vpxor        ymm13, ymm13, ymm3
        vpslld       ymm10, ymm10, 1
        vpxor        ymm10, ymm12, ymm10
        vpslld       ymm12, ymm2, 5
        vpsrld       ymm14, ymm2, 27
        vpslld       ymm15, ymm5, 30
        vmovdqu      [rax + 128], ymm9
        vpxor        ymm9, ymm7, ymm6                           /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        vmovdqu      [rax + 448], ymm6
        vmovdqu      ymm6, [rax + 544]
        vpaddd       ymm6, ymm6, ymm4
        vpaddd       ymm0, ymm6, ymm0
        vpaddd       ymm0, ymm13, ymm0
        vpsrld       ymm5, ymm5, 2
        vpxor        ymm6, ymm14, ymm12
        vpaddd       ymm0, ymm0, ymm6
        vpxor        ymm5, ymm15, ymm5
        vmovdqu      ymm6, [rax + 352]
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm8, ymm9, ymm8
        vpslld       ymm9, ymm8, 1
        vpsrld       ymm8, ymm8, 31
        vpxor        ymm8, ymm8, ymm9
        vpslld       ymm9, ymm0, 5
        vpxor        ymm12, ymm2, ymm5
        vpxor        ymm12, ymm12, ymm1
        vpsrld       ymm13, ymm2, 2
        vmovdqu      ymm14, [rax + 288]
        vpxor        ymm15, ymm14, ymm4                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        vpsrld       ymm14, ymm0, 27
        vpxor        ymm9, ymm14, ymm9
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm13, ymm2
        vmovdqu      ymm13, [rax + 928]
        vpaddd       ymm13, ymm13, ymm10
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm12, ymm3
        vpaddd       ymm3, ymm9, ymm3
        vmovdqu      ymm9, [rax + 32]
        vpxor        ymm12, ymm15, ymm9
        vpxor        ymm11, ymm12, ymm11
        vpxor        ymm12, ymm0, ymm2
        vpxor        ymm12, ymm12, ymm5
        vpsrld       ymm13, ymm0, 2
        vpsrld       ymm14, ymm3, 27
        vpslld       ymm15, ymm11, 1
        vpsrld       ymm11, ymm11, 31
        vmovdqu      [rax + 384], ymm4
        vpxor        ymm4, ymm10, [rax + 256]                   /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        vpxor        ymm11, ymm11, ymm15
        vpslld       ymm15, ymm3, 5
        vpxor        ymm14, ymm14, ymm15
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm13, ymm0
        vmovdqu      ymm13, [rax + 1888]
        vpaddd       ymm13, ymm13, ymm8
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm12, ymm1
        vpaddd       ymm1, ymm14, ymm1
        vmovdqu      ymm12, [rax + 576]
        vpxor        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpbroadcastd ymm6, [rip + NSMS_L(K) + 256]              /* round 64 */
        vpxor        ymm13, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrld       ymm14, ymm4, 31
        vpslld       ymm4, ymm4, 1
        vpxor        ymm4, ymm14, ymm4
        vpsrld       ymm14, ymm1, 27
        vpsrld       ymm15, ymm3, 2
        vmovdqu      [rax + 352], ymm10
        vpxor        ymm10, ymm8, [rax + 416]                   /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        vmovdqu      [rax + 480], ymm8
        vpslld       ymm8, ymm1, 5
        vpxor        ymm8, ymm14, ymm8
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm15, ymm3
        vpaddd       ymm6, ymm11, ymm6
        vpaddd       ymm5, ymm6, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm8, ymm5
        vmovdqu      ymm6, [rax + 608]
        vpxor        ymm8, ymm10, ymm6
        vpxor        ymm8, ymm8, ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 260]              /* round 65 */
        vpxor        ymm10, ymm1, ymm3
        vpxor        ymm10, ymm10, ymm0
        vpsrld       ymm13, ymm1, 2
        vpslld       ymm14, ymm5, 5
        vpsrld       ymm15, ymm5, 27
        vpxor        ymm14, ymm15, ymm14
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm13, ymm1
        vmovdqu      ymm13, [rax + 128]
        vpxor        ymm15, ymm11, ymm13                        /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm2, ymm9, ymm2
        vpaddd       ymm2, ymm10, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpsrld       ymm9, ymm8, 31
        vpslld       ymm8, ymm8, 1
        vpxor        ymm8, ymm9, ymm8
        vmovdqu      ymm9, [rax + 320]
        vpxor        ymm10, ymm15, ymm9
        vpxor        ymm10, ymm10, ymm12
        vpbroadcastd ymm12, [rip + NSMS_L(K) + 264]             /* round 66 */
        vpxor        ymm14, ymm5, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpsrld       ymm15, ymm5, 2
        vpslld       ymm13, ymm10, 1
        vmovdqu      [rax + 32], ymm11
        vpxor        ymm11, ymm4, ymm7                          /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        vmovdqu      [rax + 512], ymm7
        vpslld       ymm7, ymm2, 5
        vmovdqu      [rax + 544], ymm4
        vpsrld       ymm4, ymm2, 27
        vpxor        ymm4, ymm4, ymm7
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm15, ymm5
        vpaddd       ymm7, ymm12, ymm8
        vpaddd       ymm0, ymm7, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm0, ymm4
        vpsrld       ymm4, ymm10, 31
        vpxor        ymm4, ymm13, ymm4
        vmovdqu      ymm7, [rax + 224]
        vpxor        ymm10, ymm11, ymm7
        vpxor        ymm6, ymm10, ymm6
        vpbroadcastd ymm10, [rip + NSMS_L(K) + 268]             /* round 67 */
        vpsrld       ymm11, ymm2, 2
        vpxor        ymm12, ymm2, ymm5
        vpxor        ymm12, ymm12, ymm1
        vpslld       ymm13, ymm0, 5
        vpslld       ymm14, ymm6, 1
        vpsrld       ymm6, ymm6, 31
        vmovdqu      ymm15, [rax + 384]
        vpxor        ymm7, ymm8, ymm15                          /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        vpxor        ymm6, ymm14, ymm6
        vpsrld       ymm14, ymm0, 27
        vpxor        ymm13, ymm14, ymm13
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpaddd       ymm10, ymm10, ymm4
        vpaddd       ymm3, ymm10, ymm3
        vpaddd       ymm3, ymm12, ymm3
        vpaddd       ymm3, ymm13, ymm3
        vmovdqu      ymm10, [rax + 448]
        vpxor        ymm7, ymm10, ymm7
        vpbroadcastd ymm11, [rip + NSMS_L(K) + 272]             /* round 68 */
        vpxor        ymm12, ymm0, ymm2
        vpxor        ymm12, ymm12, ymm5
        vpsrld       ymm13, ymm0, 2
        vmovdqu      ymm14, [rax + 352]
        vpxor        ymm15, ymm14, ymm4                         /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        vpslld       ymm14, ymm3, 5
        vmovdqu      [rax + 576], ymm4
        vpsrld       ymm4, ymm3, 27
        vpxor        ymm4, ymm14, ymm4
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm13, ymm0
        vpaddd       ymm11, ymm11, ymm6
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm12, ymm1
        vpaddd       ymm1, ymm1, ymm4
        vmovdqu      ymm4, [rax + 288]
        vpxor        ymm11, ymm15, ymm4
        vpxor        ymm7, ymm9, ymm7
        vpsrld       ymm9, ymm7, 31
        vpslld       ymm7, ymm7, 1
        vpxor        ymm7, ymm9, ymm7
        vpxor        ymm9, ymm11, [rax + 224]
        vpbroadcastd ymm11, [rip + NSMS_L(K) + 276]             /* round 69 */
        vpsrld       ymm12, ymm1, 27
        vpxor        ymm13, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrld       ymm14, ymm3, 2
        vpsrld       ymm15, ymm9, 31
        vmovdqu      [rax + 224], ymm8
        vpxor        ymm8, ymm6, [rax + 480]                    /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        vpslld       ymm9, ymm9, 1
        vpxor        ymm9, ymm15, ymm9
        vpslld       ymm15, ymm1, 5
        vpxor        ymm12, ymm12, ymm15
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm14, ymm3
        vpaddd       ymm11, ymm11, ymm7
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm12, ymm5
        vmovdqu      ymm11, [rax + 256]
        vpxor        ymm8, ymm8, ymm11
        vpxor        ymm8, ymm8, ymm10
        vpbroadcastd ymm10, [rip + NSMS_L(K) + 280]             /* round 70 */
        vpslld       ymm12, ymm8, 1
        vpsrld       ymm8, ymm8, 31
        vpxor        ymm13, ymm1, ymm3
        vpxor        ymm13, ymm13, ymm0
        vpxor        ymm8, ymm8, ymm12
        vpsrld       ymm12, ymm1, 2
        vmovdqu      ymm14, [rax + 32]
        vpxor        ymm15, ymm14, ymm7                         /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        vpsrld       ymm14, ymm5, 27
        vmovdqu      [rax + 320], ymm7
        vpslld       ymm7, ymm5, 5
        vpxor        ymm7, ymm14, ymm7
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm12, ymm1
        vpaddd       ymm10, ymm10, ymm9
        vpaddd       ymm2, ymm10, ymm2
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm2, ymm7
        vmovdqu      ymm7, [rax + 416]
        vpxor        ymm10, ymm15, ymm7
        vpbroadcastd ymm12, [rip + NSMS_L(K) + 284]             /* round 71 */
        vpxor        ymm4, ymm10, ymm4
        vpxor        ymm10, ymm5, ymm1
        vpxor        ymm10, ymm10, ymm3
        vpsrld       ymm13, ymm5, 2
        vpslld       ymm14, ymm4, 1
        vpsrld       ymm4, ymm4, 31
        vpsrld       ymm15, ymm2, 27
        vpxor        ymm4, ymm14, ymm4
        vmovdqu      ymm14, [rax + 544]
        vmovdqu      [rax + 288], ymm6
        vpxor        ymm6, ymm9, ymm14                          /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 288]             /* round 72 */
        vpxor        ymm6, ymm6, [rax + 128]
        vmovdqu      [rax + 448], ymm9
        vpslld       ymm9, ymm2, 5
        vpxor        ymm9, ymm15, ymm9
        vpxor        ymm6, ymm11, ymm6
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm13, ymm5
        vpaddd       ymm11, ymm12, ymm8
        vpaddd       ymm0, ymm11, ymm0
        vpaddd       ymm0, ymm10, ymm0
        vpaddd       ymm0, ymm9, ymm0
        vpxor        ymm9, ymm2, ymm5
        vpxor        ymm9, ymm9, ymm1
        vpsrld       ymm10, ymm2, 2
        vpsrld       ymm11, ymm6, 31
        vpslld       ymm6, ymm6, 1
        vpxor        ymm12, ymm8, [rax + 224]                   /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm0, 27
        vpslld       ymm13, ymm0, 5
        vpxor        ymm11, ymm11, ymm13
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm10, ymm2
        vpaddd       ymm10, ymm14, ymm4
        vpaddd       ymm3, ymm10, ymm3
        vpaddd       ymm3, ymm9, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vmovdqu      ymm9, [rax + 512]
        vpxor        ymm10, ymm12, ymm9
        vpxor        ymm7, ymm10, ymm7
        vpbroadcastd ymm10, [rip + NSMS_L(K) + 292]             /* round 73 */
        vpsrld       ymm11, ymm0, 2
        vpxor        ymm12, ymm0, ymm2
        vpxor        ymm12, ymm12, ymm5
        vpslld       ymm13, ymm7, 1
        vpsrld       ymm7, ymm7, 31
        vpxor        ymm4, ymm4, [rax + 576]                    /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        vpxor        ymm7, ymm13, ymm7
        vpsrld       ymm13, ymm3, 27
        vpslld       ymm14, ymm3, 5
        vpxor        ymm13, ymm13, ymm14
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm11, ymm0
        vpaddd       ymm10, ymm10, ymm6
        vpaddd       ymm1, ymm10, ymm1
        vpaddd       ymm1, ymm12, ymm1
        vpaddd       ymm1, ymm13, ymm1
        vmovdqu      ymm10, [rax + 384]
        vpxor        ymm4, ymm10, ymm4
        vpxor        ymm4, ymm4, [rax + 128]
        vpbroadcastd ymm11, [rip + NSMS_L(K) + 296]             /* round 74 */
        vpsrld       ymm12, ymm1, 27
        vpxor        ymm13, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrld       ymm14, ymm3, 2
        vpslld       ymm15, ymm4, 1
        vpsrld       ymm4, ymm4, 31
        vpxor        ymm6, ymm6, [rax + 288]                    /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        vpxor        ymm4, ymm15, ymm4
        vpslld       ymm15, ymm1, 5
        vpxor        ymm12, ymm12, ymm15
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm14, ymm3
        vpaddd       ymm11, ymm11, ymm7
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm12, ymm5
        vmovdqu      ymm11, [rax + 352]
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm6, ymm9, ymm6
        vpbroadcastd ymm9, [rip + NSMS_L(K) + 300]              /* round 75 */
        vpxor        ymm12, ymm1, ymm3
        vpxor        ymm12, ymm12, ymm0
        vpsrld       ymm13, ymm1, 2
        vpsrld       ymm14, ymm5, 27
        vpsrld       ymm15, ymm6, 31
        vpxor        ymm7, ymm7, [rax + 320]                    /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        vpslld       ymm6, ymm6, 1
        vpxor        ymm6, ymm15, ymm6
        vpslld       ymm15, ymm5, 5
        vpxor        ymm14, ymm14, ymm15
        vpslld       ymm1, ymm1, 30
        vpxor        ymm1, ymm13, ymm1
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm2, ymm9, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vmovdqu      ymm9, [rax + 480]
        vpxor        ymm7, ymm9, ymm7
        vpxor        ymm7, ymm10, ymm7
        vpbroadcastd ymm10, [rip + NSMS_L(K) + 304]             /* round 76 */
        vpxor        ymm12, ymm5, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpsrld       ymm13, ymm5, 2
        vpslld       ymm14, ymm2, 5
        vpslld       ymm15, ymm7, 1
        vpsrld       ymm7, ymm7, 31
        vpxor        ymm4, ymm4, [rax + 448]                    /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        vpxor        ymm7, ymm15, ymm7
        vpsrld       ymm15, ymm2, 27
        vpxor        ymm14, ymm15, ymm14
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm13, ymm5
        vpaddd       ymm10, ymm10, ymm6
        vpaddd       ymm0, ymm10, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpxor        ymm4, ymm4, [rax + 32]
        vpxor        ymm4, ymm11, ymm4
        vpbroadcastd ymm10, [rip + NSMS_L(K) + 308]             /* round 77 */
        vpsrld       ymm11, ymm0, 27
        vpxor        ymm12, ymm2, ymm5
        vpxor        ymm12, ymm12, ymm1
        vpslld       ymm13, ymm4, 1
        vpsrld       ymm4, ymm4, 31
        vpxor        ymm4, ymm13, ymm4
        vpslld       ymm13, ymm0, 5
        vpslld       ymm14, ymm2, 30
        vpxor        ymm6, ymm8, ymm6                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        vpaddd       ymm7, ymm10, ymm7
        vpaddd       ymm3, ymm7, ymm3
        vpaddd       ymm3, ymm12, ymm3
        vpxor        ymm7, ymm11, ymm13
        vpaddd       ymm3, ymm3, ymm7
        vpsrld       ymm2, ymm2, 2
        vpxor        ymm2, ymm14, ymm2
        vpxor        ymm6, ymm6, [rax + 544]
        vpxor        ymm6, ymm9, ymm6
        vpbroadcastd ymm7, [rip + NSMS_L(K) + 312]              /* round 78 */
        vpslld       ymm8, ymm3, 5
        vpxor        ymm9, ymm0, ymm2
        vpxor        ymm9, ymm9, ymm5
        vpslld       ymm10, ymm6, 1
        vpsrld       ymm6, ymm6, 31
        vpxor        ymm6, ymm10, ymm6
        vpsrld       ymm10, ymm0, 2
        vpbroadcastd ymm11, [rip + NSMS_L(K) + 316]             /* round 79 */
        vmovdqu      ymm12, [rax + 192]
        vpaddd       ymm11, ymm12, ymm11                        /* H = H + (a, b, ...) */
        vpaddd       ymm6, ymm11, ymm6
        vpaddd       ymm5, ymm6, ymm5
        vpsrld       ymm6, ymm3, 27
        vpxor        ymm6, ymm8, ymm6
        vpslld       ymm0, ymm0, 30
        vpxor        ymm0, ymm10, ymm0
        vpaddd       ymm4, ymm7, ymm4
        vpaddd       ymm1, ymm4, ymm1
        vpaddd       ymm1, ymm9, ymm1
        vpaddd       ymm1, ymm1, ymm6
        vmovdqu      ymm4, [rax]
        vpaddd       ymm4, ymm4, ymm2
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        vmovdqu      [rbp + 128], ymm4
        vpsrld       ymm4, ymm1, 27
        vpsrld       ymm6, ymm3, 2
        vmovdqu      ymm7, [rax + 96]
        vpaddd       ymm7, ymm7, ymm0
        vpslld       ymm8, ymm3, 30
        vmovdqu      [rbp + 96], ymm7
        vpslld       ymm7, ymm1, 5
        vpxor        ymm6, ymm8, ymm6
        vmovdqu      ymm8, [rax + 160]
        vpaddd       ymm6, ymm8, ymm6
        vmovdqu      ymm8, [rax + 64]
        vpaddd       ymm1, ymm8, ymm1
        vmovdqu      [rbp + 32], ymm1
        vmovdqu      [rbp + 64], ymm6
        vpxor        ymm1, ymm4, ymm7
        vpxor        ymm0, ymm3, ymm0
        vpxor        ymm0, ymm0, ymm2
        vpaddd       ymm0, ymm5, ymm0
        vpaddd       ymm0, ymm0, ymm1
        vmovdqu      [rbp], ymm0
        cmp          rdx, 0
        jne          NSMS_L(next_block)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2144]
        vmovaps      xmm7, [rsp + 2160]
        vmovaps      xmm8, [rsp + 2176]
        vmovaps      xmm9, [rsp + 2192]
        vmovaps      xmm10, [rsp + 2208]
        vmovaps      xmm11, [rsp + 2224]
        vmovaps      xmm12, [rsp + 2240]
        vmovaps      xmm13, [rsp + 2256]
        vmovaps      xmm14, [rsp + 2272]
        vmovaps      xmm15, [rsp + 2288]
        add          rsp, 2304
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 2144
        .cfi_def_cfa_offset 32
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
        .size        NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), . - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8)
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

/* nsms_sha1_multi_avx2_m8: 12 integer registers, 16 vector registers, 157 spills.
 *   Register map: to1..to7: rcx, rdi, r8, r9, r10, r11, rbx; blocks: rdx; data: rsi; scratch: rax;
 *     state: rbp. Slots of the frame that are not named here hold spilled values.
 *     to1..to7: address of message 1, 2, ... minus address of message 0.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_multi_avx2_m8
 *   signature: void nsms_sha1_multi_avx2_m8(uint32_t state[40], const void *const data[8], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 160, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 2168, win64: 2344}
 *   features: [avx, avx2]
 */
