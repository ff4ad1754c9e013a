/* sha256_avx2_m8_compress64.S, written by nsms: make gen HASH=sha256 ISA=avx2 M=8 SHAPE=compress64
 *
 * void nsms_sha256_compress64_avx2_m8(uint8_t *digests, const void *messages, size_t stride, size_t count);
 *   SHA-256 of a message of exactly 64 bytes; one compression from the initial hash value, without
 *   padding, any number of them, 8 at once; message i begins i * stride bytes after messages (its
 *   bytes that are read), the digests are adjacent.
 *   Reads 64 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
 *   Arguments: digests, messages, stride, count in rdi, rsi, rdx, rcx (System V), rcx, rdx, r8, r9 (Win64).
 *   Size: 1,801 instructions (System V); 1,432 bytes of stack (System V), 1,608 (Win64).
 *
 * Memory: digests and messages need no alignment. A buffer that is written must not overlap another. Written are
 * these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha256_avx2_m8_compress64_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_m8_compress64_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_m8_compress64_##name
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
NSMS_L(H0):  /* all words of a starting hash value */
        .long        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a
        .long        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_compress64_avx2_m8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_compress64_avx2_m8))
NSMS_SYMBOL(nsms_sha256_compress64_avx2_m8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_compress64_avx2_m8))
        endbr64
        push         rbx
        NSMS_SEH(.seh_pushreg rbx)
        push         rbp
        NSMS_SEH(.seh_pushreg rbp)
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 1576
        NSMS_SEH(.seh_stackalloc 1576)
        vmovaps      [rsp + 1408], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1408)
        vmovaps      [rsp + 1424], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1424)
        vmovaps      [rsp + 1440], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1440)
        vmovaps      [rsp + 1456], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1456)
        vmovaps      [rsp + 1472], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1472)
        vmovaps      [rsp + 1488], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1488)
        vmovaps      [rsp + 1504], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1504)
        vmovaps      [rsp + 1520], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1520)
        vmovaps      [rsp + 1536], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1536)
        vmovaps      [rsp + 1552], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1552)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
        mov          rcx, r9
#else
        .cfi_startproc
        endbr64
        push         rbx
        .cfi_def_cfa_offset 16
        .cfi_offset  rbx, -16
        push         rbp
        .cfi_def_cfa_offset 24
        .cfi_offset  rbp, -24
        sub          rsp, 1416
        .cfi_def_cfa_offset 1440
#endif
        mov          r9, rcx

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        mov          r11d, 0
        mov          r10, r11
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; digests: rdi; messages: rsi; stride: rdx; count: r9; copies: r10; */
        /*   final_digests: r11. */
NSMS_L(next_batch):
        cmp          r9, 8
        jb           NSMS_L(less_than_a_batch)
        /* Live here: scratch: rax; digests: rdi; messages: rsi; stride: rdx; count: r9; copies: r10; */
        /*   final_digests: r11. */
NSMS_L(full_batch):

        /* a block with message words */
            vmovdqu  xmm10, [rsi]                               /* W_0 to W_3 */
            mov      rbx, rdx
            shl      rbx, 2
            add      rbx, rsi
            vinserti128 ymm10, ymm10, [rbx], 1
            vmovdqu  xmm11, [rsi + rdx]
            vinserti128 ymm11, ymm11, [rbx + rdx], 1
            vmovdqu  xmm12, [rsi + rdx*2]
            vinserti128 ymm12, ymm12, [rbx + rdx*2], 1
            mov      rbp, rdx
            shl      rbp, 1
            add      rbp, rdx
            vmovdqu  xmm13, [rsi + rbp]
            vinserti128 ymm13, ymm13, [rbx + rbp], 1
            vpunpckldq ymm14, ymm10, ymm11
            vpunpckhdq ymm10, ymm10, ymm11
            vpunpckldq ymm11, ymm12, ymm13
            vpunpckhdq ymm12, ymm12, ymm13
            vpunpcklqdq ymm13, ymm14, ymm11
            vpunpckhqdq ymm11, ymm14, ymm11
            vpunpcklqdq ymm14, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vmovdqu  ymm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm8, ymm13, ymm12
            vpshufb  ymm9, ymm11, ymm12
            vpshufb  ymm11, ymm14, ymm12
            vmovdqu  [rax + 768], ymm11
            vpshufb  ymm10, ymm10, ymm12
            vmovdqu  [rax + 800], ymm10
            vmovdqu  xmm13, [rsi + 16]                          /* W_4 to W_7 */
            vinserti128 ymm13, ymm13, [rbx + 16], 1
            vmovdqu  xmm14, [rsi + rdx + 16]
            vinserti128 ymm14, ymm14, [rbx + rdx + 16], 1
            vmovdqu  xmm15, [rsi + rdx*2 + 16]
            vinserti128 ymm15, ymm15, [rbx + rdx*2 + 16], 1
            vmovdqu  xmm7, [rsi + rbp + 16]
            vinserti128 ymm7, ymm7, [rbx + rbp + 16], 1
            vpunpckldq ymm6, ymm13, ymm14
            vpunpckhdq ymm13, ymm13, ymm14
            vpunpckldq ymm14, ymm15, ymm7
            vpunpckhdq ymm15, ymm15, ymm7
            vpunpcklqdq ymm7, ymm6, ymm14
            vpunpckhqdq ymm14, ymm6, ymm14
            vpunpcklqdq ymm6, ymm13, ymm15
            vpunpckhqdq ymm13, ymm13, ymm15
            vpshufb  ymm15, ymm7, ymm12
            vmovdqu  [rax + 832], ymm15
            vpshufb  ymm14, ymm14, ymm12
            vmovdqu  [rax + 864], ymm14
            vpshufb  ymm7, ymm6, ymm12
            vmovdqu  [rax + 896], ymm7
            vpshufb  ymm13, ymm13, ymm12
            vmovdqu  [rax + 928], ymm13
            vmovdqu  xmm6, [rsi + 32]                           /* W_8 to W_11 */
            vinserti128 ymm6, ymm6, [rbx + 32], 1
            vmovdqu  xmm5, [rsi + rdx + 32]
            vinserti128 ymm5, ymm5, [rbx + rdx + 32], 1
            vmovdqu  xmm4, [rsi + rdx*2 + 32]
            vinserti128 ymm4, ymm4, [rbx + rdx*2 + 32], 1
            vmovdqu  xmm3, [rsi + rbp + 32]
            vinserti128 ymm3, ymm3, [rbx + rbp + 32], 1
            vpunpckldq ymm2, ymm6, ymm5
            vpunpckhdq ymm6, ymm6, ymm5
            vpunpckldq ymm5, ymm4, ymm3
            vpunpckhdq ymm4, ymm4, ymm3
            vpunpcklqdq ymm3, ymm2, ymm5
            vpunpckhqdq ymm5, ymm2, ymm5
            vpunpcklqdq ymm2, ymm6, ymm4
            vpunpckhqdq ymm6, ymm6, ymm4
            vpshufb  ymm4, ymm3, ymm12
            vmovdqu  [rax + 960], ymm4
            vpshufb  ymm5, ymm5, ymm12
            vmovdqu  [rax + 992], ymm5
            vpshufb  ymm3, ymm2, ymm12
            vmovdqu  [rax + 1024], ymm3
            vpshufb  ymm6, ymm6, ymm12
            vmovdqu  [rax + 1056], ymm6
            vmovdqu  xmm2, [rsi + 48]                           /* W_12 to W_15 */
            vinserti128 ymm2, ymm2, [rbx + 48], 1
            vmovdqu  xmm1, [rsi + rdx + 48]
            vinserti128 ymm1, ymm1, [rbx + rdx + 48], 1
            vmovdqu  xmm0, [rsi + rdx*2 + 48]
            vinserti128 ymm0, ymm0, [rbx + rdx*2 + 48], 1
            vmovdqu  xmm11, [rsi + rbp + 48]
            vinserti128 ymm11, ymm11, [rbx + rbp + 48], 1
            vpunpckldq ymm10, ymm2, ymm1
            vpunpckhdq ymm2, ymm2, ymm1
            vpunpckldq ymm1, ymm0, ymm11
            vpunpckhdq ymm11, ymm0, ymm11
            vpunpcklqdq ymm0, ymm10, ymm1
            vpunpckhqdq ymm10, ymm10, ymm1
            vpunpcklqdq ymm1, ymm2, ymm11
            vpunpckhqdq ymm11, ymm2, ymm11
            vpshufb  ymm2, ymm0, ymm12
            vmovdqu  [rax + 1088], ymm2
            vpshufb  ymm10, ymm10, ymm12
            vmovdqu  [rax + 1120], ymm10
            vpshufb  ymm1, ymm1, ymm12
            vmovdqu  [rax + 1152], ymm1
            vpshufb  ymm11, ymm11, ymm12
            vmovdqu  [rax + 1184], ymm11
        vpbroadcastd ymm0, [rip + NSMS_L(H0)]                   /* a, b, ... = H */
        vpbroadcastd ymm12, [rip + NSMS_L(H0) + 4]
        vpbroadcastd ymm15, [rip + NSMS_L(H0) + 8]
        vpbroadcastd ymm14, [rip + NSMS_L(H0) + 12]
        vpbroadcastd ymm7, [rip + NSMS_L(H0) + 16]
        vpbroadcastd ymm13, [rip + NSMS_L(H0) + 20]
        vpbroadcastd ymm4, [rip + NSMS_L(H0) + 24]
        vpbroadcastd ymm5, [rip + NSMS_L(H0) + 28]
        lea          rcx, [rip + NSMS_L(K)]
        lea          r8, [rip + NSMS_L(K) + 192]
        vmovdqa      ymm1, ymm12
        vmovdqa      ymm2, ymm15
        vmovdqa      ymm3, ymm14
        vmovdqa      ymm6, ymm4
        vmovdqa      ymm4, ymm7
        vmovdqa      ymm7, ymm5
        vmovdqa      ymm5, ymm13
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8, ymm9, [rax+768..rax+1184]; */
        /*   scratch: rax; kp: rcx; digests: rdi; messages: rsi; stride: rdx; upper_bound: r8; count: r9; */
        /*   copies: r10; final_digests: r11. */
NSMS_L(rounds_and_schedule0):

        /* rounds 0 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vmovdqu  ymm10, [rax + 1152]
            vpsrld   ymm11, ymm10, 17                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpslld   ymm12, ymm10, 15
            vpxor    ymm11, ymm11, ymm12
            vpsrld   ymm12, ymm10, 19
            vpslld   ymm13, ymm10, 13
            vpxor    ymm12, ymm12, ymm13
            vpxor    ymm11, ymm11, ymm12
            vpsrld   ymm12, ymm10, 10
            vpxor    ymm11, ymm11, ymm12
            vpsrld   ymm12, ymm9, 7
            vpslld   ymm13, ymm9, 25
            vpxor    ymm12, ymm12, ymm13
            vpsrld   ymm13, ymm9, 18
            vpslld   ymm14, ymm9, 14
            vpxor    ymm13, ymm13, ymm14
            vpxor    ymm12, ymm12, ymm13
            vpsrld   ymm13, ymm9, 3
            vpxor    ymm12, ymm12, ymm13
            vmovdqu  ymm13, [rax + 992]
            vpaddd   ymm14, ymm13, ymm8
            vpaddd   ymm11, ymm14, ymm11
            vpaddd   ymm11, ymm12, ymm11
        vpsrld       ymm12, ymm4, 6                             /* round 0 */
        vpslld       ymm14, ymm4, 26
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm4, 11
        vpslld       ymm15, ymm4, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm4, 25
        vpslld       ymm15, ymm4, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vpbroadcastd ymm15, [rcx]
        vpaddd       ymm8, ymm8, ymm7
        vpaddd       ymm15, ymm8, ymm15
        vpaddd       ymm14, ymm15, ymm14
        vpaddd       ymm12, ymm14, ymm12
        vpsrld       ymm14, ymm0, 2
        vpslld       ymm15, ymm0, 30
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm0, 13
        vpslld       ymm8, ymm0, 19
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm0, 22
        vpslld       ymm8, ymm0, 10
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm0, ymm1
        vpxor        ymm8, ymm1, ymm2
        vpand        ymm8, ymm15, ymm8
        vpxor        ymm8, ymm8, ymm1
        vpaddd       ymm14, ymm8, ymm14
        vpaddd       ymm14, ymm12, ymm14
        vpaddd       ymm12, ymm12, ymm3
            vmovdqu  ymm8, [rax + 1184]
            vpsrld   ymm7, ymm8, 17                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vpslld   ymm3, ymm8, 15
            vpxor    ymm7, ymm7, ymm3
            vpsrld   ymm3, ymm8, 19
            vpslld   ymm13, ymm8, 13
            vpxor    ymm13, ymm13, ymm3
            vpxor    ymm13, ymm13, ymm7
            vpsrld   ymm7, ymm8, 10
            vpxor    ymm13, ymm13, ymm7
            vmovdqu  ymm7, [rax + 768]
            vpsrld   ymm3, ymm7, 7
            vpslld   ymm8, ymm7, 25
            vpxor    ymm8, ymm8, ymm3
            vpsrld   ymm3, ymm7, 18
            vpslld   ymm10, ymm7, 14
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm10, ymm8, ymm10
            vpsrld   ymm8, ymm7, 3
            vpxor    ymm10, ymm10, ymm8
            vmovdqu  ymm8, [rax + 1024]
            vpaddd   ymm3, ymm8, ymm9
            vpaddd   ymm13, ymm13, ymm3
            vpaddd   ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm12, 6                            /* round 1 */
        vpslld       ymm3, ymm12, 26
        vpxor        ymm13, ymm13, ymm3
        vpsrld       ymm3, ymm12, 11
        vpslld       ymm8, ymm12, 21
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm13, ymm13, ymm8
        vpsrld       ymm8, ymm12, 25
        vpslld       ymm3, ymm12, 7
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm13, ymm13, ymm8
        vpxor        ymm8, ymm4, ymm5
        vpand        ymm8, ymm8, ymm12
        vpxor        ymm8, ymm8, ymm5
        vpbroadcastd ymm3, [rcx + 4]
        vpaddd       ymm9, ymm9, ymm6
        vpaddd       ymm9, ymm9, ymm3
        vpaddd       ymm9, ymm9, ymm8
        vpaddd       ymm13, ymm9, ymm13
        vpsrld       ymm9, ymm14, 2
        vpslld       ymm8, ymm14, 30
        vpxor        ymm9, ymm9, ymm8
        vpsrld       ymm8, ymm14, 13
        vpslld       ymm6, ymm14, 19
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm9, ymm9, ymm8
        vpsrld       ymm8, ymm14, 22
        vpslld       ymm6, ymm14, 10
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm9, ymm9, ymm8
        vpxor        ymm8, ymm14, ymm0
        vpand        ymm15, ymm8, ymm15
        vpxor        ymm15, ymm15, ymm0
        vpaddd       ymm15, ymm15, ymm9
        vpaddd       ymm15, ymm13, ymm15
        vpaddd       ymm13, ymm13, ymm2
            vpsrld   ymm9, ymm11, 17                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpslld   ymm6, ymm11, 15
            vpxor    ymm9, ymm9, ymm6
            vpsrld   ymm6, ymm11, 19
            vpslld   ymm3, ymm11, 13
            vpxor    ymm6, ymm6, ymm3
            vpxor    ymm9, ymm9, ymm6
            vpsrld   ymm6, ymm11, 10
            vpxor    ymm9, ymm9, ymm6
            vmovdqu  ymm6, [rax + 800]
            vpsrld   ymm3, ymm6, 7
            vpslld   ymm2, ymm6, 25
            vpxor    ymm3, ymm3, ymm2
            vpsrld   ymm2, ymm6, 18
            vmovdqu  [rax + 1216], ymm11
            vpslld   ymm11, ymm6, 14
            vpxor    ymm11, ymm11, ymm2
            vpxor    ymm11, ymm11, ymm3
            vpsrld   ymm3, ymm6, 3
            vpxor    ymm11, ymm11, ymm3
            vmovdqu  ymm3, [rax + 1056]
            vpaddd   ymm2, ymm3, ymm7
            vpaddd   ymm11, ymm11, ymm2
            vpaddd   ymm11, ymm11, ymm9
            vmovdqu  [rax + 768], ymm11
        vpsrld       ymm9, ymm13, 6                             /* round 2 */
        vpslld       ymm2, ymm13, 26
        vpxor        ymm9, ymm9, ymm2
        vpsrld       ymm2, ymm13, 11
        vpslld       ymm3, ymm13, 21
        vpxor        ymm3, ymm2, ymm3
        vpxor        ymm9, ymm9, ymm3
        vpsrld       ymm3, ymm13, 25
        vpslld       ymm2, ymm13, 7
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm9, ymm9, ymm3
        vpxor        ymm3, ymm12, ymm4
        vpand        ymm3, ymm13, ymm3
        vpxor        ymm3, ymm3, ymm4
        vpbroadcastd ymm2, [rcx + 8]
        vpaddd       ymm7, ymm5, ymm7
        vpaddd       ymm7, ymm7, ymm2
        vpaddd       ymm7, ymm7, ymm3
        vpaddd       ymm9, ymm9, ymm7
        vpsrld       ymm7, ymm15, 2
        vpslld       ymm5, ymm15, 30
        vpxor        ymm7, ymm7, ymm5
        vpsrld       ymm5, ymm15, 13
        vpslld       ymm3, ymm15, 19
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm7, ymm7, ymm5
        vpsrld       ymm5, ymm15, 22
        vpslld       ymm3, ymm15, 10
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm15, ymm14
        vpand        ymm8, ymm8, ymm5
        vpxor        ymm8, ymm8, ymm14
        vpaddd       ymm8, ymm8, ymm7
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm9, ymm9, ymm1
            vpsrld   ymm7, ymm10, 17                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpslld   ymm3, ymm10, 15
            vpxor    ymm7, ymm7, ymm3
            vpsrld   ymm3, ymm10, 19
            vpslld   ymm2, ymm10, 13
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm7, ymm7, ymm3
            vpsrld   ymm3, ymm10, 10
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 832]
            vpsrld   ymm2, ymm3, 7
            vpslld   ymm1, ymm3, 25
            vpxor    ymm2, ymm2, ymm1
            vpsrld   ymm1, ymm3, 18
            vmovdqu  [rax + 1248], ymm10
            vpslld   ymm10, ymm3, 14
            vpxor    ymm10, ymm10, ymm1
            vpxor    ymm10, ymm10, ymm2
            vpsrld   ymm2, ymm3, 3
            vpxor    ymm10, ymm10, ymm2
            vmovdqu  ymm2, [rax + 1088]
            vpaddd   ymm1, ymm2, ymm6
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm7
            vmovdqu  [rax + 800], ymm10
        vpsrld       ymm7, ymm9, 6                              /* round 3 */
        vpslld       ymm1, ymm9, 26
        vpxor        ymm7, ymm7, ymm1
        vpsrld       ymm1, ymm9, 11
        vpslld       ymm2, ymm9, 21
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm7, ymm7, ymm2
        vpsrld       ymm2, ymm9, 25
        vpslld       ymm1, ymm9, 7
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm13, ymm12
        vpand        ymm2, ymm9, ymm2
        vpxor        ymm2, ymm12, ymm2
        vpbroadcastd ymm1, [rcx + 12]
        vpaddd       ymm6, ymm4, ymm6
        vpaddd       ymm6, ymm6, ymm1
        vpaddd       ymm6, ymm6, ymm2
        vpaddd       ymm7, ymm6, ymm7
        vpsrld       ymm6, ymm8, 2
        vpslld       ymm4, ymm8, 30
        vpxor        ymm6, ymm6, ymm4
        vpsrld       ymm4, ymm8, 13
        vpslld       ymm2, ymm8, 19
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpsrld       ymm4, ymm8, 22
        vpslld       ymm2, ymm8, 10
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm8, ymm15
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm15, ymm5
        vpaddd       ymm6, ymm5, ymm6
        vpaddd       ymm6, ymm7, ymm6
        vpaddd       ymm7, ymm0, ymm7
            vpsrld   ymm5, ymm11, 17                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpslld   ymm2, ymm11, 15
            vpxor    ymm5, ymm5, ymm2
            vpsrld   ymm2, ymm11, 19
            vpslld   ymm1, ymm11, 13
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm5, ymm5, ymm2
            vpsrld   ymm2, ymm11, 10
            vpxor    ymm5, ymm5, ymm2
            vmovdqu  ymm2, [rax + 864]
            vpsrld   ymm1, ymm2, 7
            vpslld   ymm0, ymm2, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm2, 18
            vpslld   ymm11, ymm2, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm2, 3
            vpxor    ymm11, ymm11, ymm1
            vmovdqu  ymm1, [rax + 1120]
            vpaddd   ymm0, ymm1, ymm3
            vpaddd   ymm11, ymm11, ymm0
            vpaddd   ymm11, ymm11, ymm5
            vmovdqu  [rax + 832], ymm11
        vpsrld       ymm5, ymm7, 6                              /* round 4 */
        vpslld       ymm0, ymm7, 26
        vpxor        ymm5, ymm5, ymm0
        vpsrld       ymm0, ymm7, 11
        vpslld       ymm1, ymm7, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm5, ymm5, ymm1
        vpsrld       ymm1, ymm7, 25
        vpslld       ymm0, ymm7, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm9, ymm13
        vpand        ymm1, ymm1, ymm7
        vpxor        ymm1, ymm13, ymm1
        vpbroadcastd ymm0, [rcx + 16]
        vpaddd       ymm3, ymm3, ymm0
        vpaddd       ymm12, ymm12, ymm3
        vpaddd       ymm12, ymm12, ymm1
        vpaddd       ymm12, ymm12, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm3, ymm6, 30
        vpxor        ymm5, ymm5, ymm3
        vpsrld       ymm3, ymm6, 13
        vpslld       ymm1, ymm6, 19
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpsrld       ymm3, ymm6, 22
        vpslld       ymm1, ymm6, 10
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm8, ymm6
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm5, ymm12, ymm5
        vpaddd       ymm12, ymm14, ymm12
            vpsrld   ymm14, ymm10, 17                           /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpslld   ymm4, ymm10, 15
            vpxor    ymm14, ymm14, ymm4
            vpsrld   ymm4, ymm10, 19
            vpslld   ymm1, ymm10, 13
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm14, ymm14, ymm4
            vpsrld   ymm4, ymm10, 10
            vpxor    ymm14, ymm14, ymm4
            vmovdqu  ymm4, [rax + 896]
            vpsrld   ymm1, ymm4, 7
            vpslld   ymm0, ymm4, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm4, 18
            vpslld   ymm10, ymm4, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrld   ymm1, ymm4, 3
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 1152]
            vpaddd   ymm0, ymm1, ymm2
            vpaddd   ymm10, ymm10, ymm0
            vpaddd   ymm10, ymm10, ymm14
            vmovdqu  [rax + 864], ymm10
        vpsrld       ymm14, ymm12, 6                            /* round 5 */
        vpslld       ymm0, ymm12, 26
        vpxor        ymm14, ymm14, ymm0
        vpsrld       ymm0, ymm12, 11
        vpslld       ymm1, ymm12, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm14, ymm14, ymm1
        vpsrld       ymm1, ymm12, 25
        vpslld       ymm0, ymm12, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm1, ymm9, ymm7
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm9, ymm1
        vpbroadcastd ymm0, [rcx + 20]
        vpaddd       ymm2, ymm2, ymm0
        vpaddd       ymm13, ymm13, ymm2
        vpaddd       ymm13, ymm13, ymm1
        vpaddd       ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm5, 2
        vpslld       ymm2, ymm5, 30
        vpxor        ymm14, ymm14, ymm2
        vpsrld       ymm2, ymm5, 13
        vpslld       ymm1, ymm5, 19
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrld       ymm2, ymm5, 22
        vpslld       ymm1, ymm5, 10
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpxor        ymm2, ymm5, ymm6
        vpand        ymm3, ymm2, ymm3
        vpxor        ymm3, ymm3, ymm6
        vpaddd       ymm14, ymm14, ymm3
        vpaddd       ymm14, ymm13, ymm14
        vpaddd       ymm13, ymm15, ymm13
            vpsrld   ymm15, ymm11, 17                           /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpslld   ymm3, ymm11, 15
            vpxor    ymm15, ymm15, ymm3
            vpsrld   ymm3, ymm11, 19
            vpslld   ymm1, ymm11, 13
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm15, ymm15, ymm3
            vpsrld   ymm3, ymm11, 10
            vpxor    ymm15, ymm15, ymm3
            vmovdqu  ymm3, [rax + 928]
            vpsrld   ymm1, ymm3, 7
            vpslld   ymm0, ymm3, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm3, 18
            vpslld   ymm11, ymm3, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm3, 3
            vpxor    ymm11, ymm11, ymm1
            vmovdqu  ymm1, [rax + 1184]
            vpaddd   ymm0, ymm1, ymm4
            vpaddd   ymm11, ymm11, ymm0
            vpaddd   ymm11, ymm11, ymm15
            vmovdqu  [rax + 896], ymm11
        vpsrld       ymm15, ymm13, 6                            /* round 6 */
        vpslld       ymm0, ymm13, 26
        vpxor        ymm15, ymm15, ymm0
        vpsrld       ymm0, ymm13, 11
        vpslld       ymm1, ymm13, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm15, ymm15, ymm1
        vpsrld       ymm1, ymm13, 25
        vpslld       ymm0, ymm13, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm1, ymm12, ymm7
        vpand        ymm1, ymm13, ymm1
        vpxor        ymm1, ymm1, ymm7
        vpbroadcastd ymm0, [rcx + 24]
        vpaddd       ymm4, ymm4, ymm0
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm9, ymm9, ymm1
        vpaddd       ymm15, ymm9, ymm15
        vpsrld       ymm9, ymm14, 2
        vpslld       ymm4, ymm14, 30
        vpxor        ymm9, ymm9, ymm4
        vpsrld       ymm4, ymm14, 13
        vpslld       ymm1, ymm14, 19
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpsrld       ymm4, ymm14, 22
        vpslld       ymm1, ymm14, 10
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm14, ymm5
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm5
        vpaddd       ymm9, ymm9, ymm2
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm15, ymm8, ymm15
            vpsrld   ymm8, ymm10, 17                            /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpslld   ymm2, ymm10, 15
            vpxor    ymm8, ymm8, ymm2
            vpsrld   ymm2, ymm10, 19
            vpslld   ymm1, ymm10, 13
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm8, ymm8, ymm2
            vpsrld   ymm2, ymm10, 10
            vpxor    ymm8, ymm8, ymm2
            vmovdqu  ymm2, [rax + 960]
            vpsrld   ymm1, ymm2, 7
            vpslld   ymm0, ymm2, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm2, 18
            vpslld   ymm10, ymm2, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrld   ymm1, ymm2, 3
            vpxor    ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm3
            vmovdqu  ymm1, [rax + 1216]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm8
            vmovdqu  [rax + 928], ymm10
        vpsrld       ymm8, ymm15, 6                             /* round 7 */
        vpslld       ymm0, ymm15, 26
        vpxor        ymm8, ymm8, ymm0
        vpsrld       ymm0, ymm15, 11
        vpslld       ymm1, ymm15, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
        vpsrld       ymm1, ymm15, 25
        vpslld       ymm0, ymm15, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm13, ymm12
        vpand        ymm1, ymm15, ymm1
        vpxor        ymm1, ymm12, ymm1
        vpbroadcastd ymm0, [rcx + 28]
        vpaddd       ymm3, ymm3, ymm0
        vpaddd       ymm7, ymm3, ymm7
        vpaddd       ymm7, ymm7, ymm1
        vpaddd       ymm8, ymm8, ymm7
        vpsrld       ymm7, ymm9, 2
        vpslld       ymm3, ymm9, 30
        vpxor        ymm7, ymm7, ymm3
        vpsrld       ymm3, ymm9, 13
        vpslld       ymm1, ymm9, 19
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        vpsrld       ymm3, ymm9, 22
        vpslld       ymm1, ymm9, 10
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm9, ymm14
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpaddd       ymm7, ymm4, ymm7
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm8, ymm8, ymm6
            vpsrld   ymm6, ymm11, 17                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpslld   ymm4, ymm11, 15
            vpxor    ymm6, ymm6, ymm4
            vpsrld   ymm4, ymm11, 19
            vpslld   ymm1, ymm11, 13
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm6, ymm6, ymm4
            vpsrld   ymm4, ymm11, 10
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 992]
            vpsrld   ymm1, ymm4, 7
            vpslld   ymm0, ymm4, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm4, 18
            vpslld   ymm11, ymm4, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm4, 3
            vpxor    ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm2
            vmovdqu  ymm1, [rax + 1248]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm6
            vmovdqu  [rax + 960], ymm11
        vpsrld       ymm6, ymm8, 6                              /* round 8 */
        vpslld       ymm0, ymm8, 26
        vpxor        ymm6, ymm6, ymm0
        vpsrld       ymm0, ymm8, 11
        vpslld       ymm1, ymm8, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
        vpsrld       ymm1, ymm8, 25
        vpslld       ymm0, ymm8, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm15, ymm13
        vpand        ymm1, ymm8, ymm1
        vpxor        ymm1, ymm13, ymm1
        vpbroadcastd ymm0, [rcx + 32]
        vpaddd       ymm2, ymm2, ymm0
        vpaddd       ymm12, ymm12, ymm2
        vpaddd       ymm12, ymm12, ymm1
        vpaddd       ymm12, ymm12, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm2, ymm7, 30
        vpxor        ymm6, ymm6, ymm2
        vpsrld       ymm2, ymm7, 13
        vpslld       ymm1, ymm7, 19
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpsrld       ymm2, ymm7, 22
        vpslld       ymm1, ymm7, 10
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm9, ymm7
        vpand        ymm3, ymm2, ymm3
        vpxor        ymm3, ymm9, ymm3
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm6, ymm12, ymm6
        vpaddd       ymm12, ymm12, ymm5
            vpsrld   ymm5, ymm10, 17                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vpslld   ymm3, ymm10, 15
            vpxor    ymm5, ymm5, ymm3
            vpsrld   ymm3, ymm10, 19
            vpslld   ymm1, ymm10, 13
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm5, ymm5, ymm3
            vpsrld   ymm3, ymm10, 10
            vpxor    ymm5, ymm5, ymm3
            vmovdqu  ymm3, [rax + 1024]
            vpsrld   ymm1, ymm3, 7
            vpslld   ymm0, ymm3, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm3, 18
            vpslld   ymm10, ymm3, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrld   ymm1, ymm3, 3
            vpxor    ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm4
            vmovdqu  ymm1, [rax + 768]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm5
            vmovdqu  [rax + 992], ymm10
        vpsrld       ymm5, ymm12, 6                             /* round 9 */
        vpslld       ymm0, ymm12, 26
        vpxor        ymm5, ymm5, ymm0
        vpsrld       ymm0, ymm12, 11
        vpslld       ymm1, ymm12, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm5, ymm5, ymm1
        vpsrld       ymm1, ymm12, 25
        vpslld       ymm0, ymm12, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm8, ymm15
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm15, ymm1
        vpbroadcastd ymm0, [rcx + 36]
        vpaddd       ymm4, ymm4, ymm0
        vpaddd       ymm13, ymm13, ymm4
        vpaddd       ymm13, ymm13, ymm1
        vpaddd       ymm13, ymm13, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm4, ymm6, 30
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm6, 13
        vpslld       ymm1, ymm6, 19
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm6, 22
        vpslld       ymm1, ymm6, 10
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm6, ymm7
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm2, ymm7
        vpaddd       ymm5, ymm2, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm13, ymm14, ymm13
            vpsrld   ymm14, ymm11, 17                           /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vpslld   ymm2, ymm11, 15
            vpxor    ymm14, ymm14, ymm2
            vpsrld   ymm2, ymm11, 19
            vpslld   ymm1, ymm11, 13
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm14, ymm14, ymm2
            vpsrld   ymm2, ymm11, 10
            vpxor    ymm14, ymm14, ymm2
            vmovdqu  ymm2, [rax + 1056]
            vpsrld   ymm1, ymm2, 7
            vpslld   ymm0, ymm2, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm2, 18
            vpslld   ymm11, ymm2, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm2, 3
            vpxor    ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm3
            vmovdqu  ymm1, [rax + 800]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm14
            vmovdqu  [rax + 1024], ymm11
        vpsrld       ymm14, ymm13, 6                            /* round 10 */
        vpslld       ymm0, ymm13, 26
        vpxor        ymm14, ymm14, ymm0
        vpsrld       ymm0, ymm13, 11
        vpslld       ymm1, ymm13, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm14, ymm14, ymm1
        vpsrld       ymm1, ymm13, 25
        vpslld       ymm0, ymm13, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm1, ymm12, ymm8
        vpand        ymm1, ymm13, ymm1
        vpxor        ymm1, ymm8, ymm1
        vpbroadcastd ymm0, [rcx + 40]
        vpaddd       ymm3, ymm3, ymm0
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm14, ymm15, ymm14
        vpsrld       ymm15, ymm5, 2
        vpslld       ymm3, ymm5, 30
        vpxor        ymm15, ymm15, ymm3
        vpsrld       ymm3, ymm5, 13
        vpslld       ymm1, ymm5, 19
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm15, ymm15, ymm3
        vpsrld       ymm3, ymm5, 22
        vpslld       ymm1, ymm5, 10
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm15, ymm15, ymm3
        vpxor        ymm3, ymm5, ymm6
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm15, ymm14, ymm15
        vpaddd       ymm14, ymm9, ymm14
            vpsrld   ymm9, ymm10, 17                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpslld   ymm4, ymm10, 15
            vpxor    ymm9, ymm9, ymm4
            vpsrld   ymm4, ymm10, 19
            vpslld   ymm1, ymm10, 13
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm9, ymm9, ymm4
            vpsrld   ymm4, ymm10, 10
            vpxor    ymm9, ymm9, ymm4
            vmovdqu  ymm4, [rax + 1088]
            vpsrld   ymm1, ymm4, 7
            vpslld   ymm0, ymm4, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm4, 18
            vpslld   ymm10, ymm4, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrld   ymm1, ymm4, 3
            vpxor    ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm2
            vmovdqu  ymm1, [rax + 832]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm9
            vmovdqu  [rax + 1056], ymm10
        vpsrld       ymm9, ymm14, 6                             /* round 11 */
        vpslld       ymm0, ymm14, 26
        vpxor        ymm9, ymm9, ymm0
        vpsrld       ymm0, ymm14, 11
        vpslld       ymm1, ymm14, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm9, ymm9, ymm1
        vpsrld       ymm1, ymm14, 25
        vpslld       ymm0, ymm14, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm1, ymm13, ymm12
        vpand        ymm1, ymm14, ymm1
        vpxor        ymm1, ymm12, ymm1
        vpbroadcastd ymm0, [rcx + 44]
        vpaddd       ymm2, ymm2, ymm0
        vpaddd       ymm8, ymm8, ymm2
        vpaddd       ymm8, ymm8, ymm1
        vpaddd       ymm9, ymm8, ymm9
        vpsrld       ymm8, ymm15, 2
        vpslld       ymm2, ymm15, 30
        vpxor        ymm8, ymm8, ymm2
        vpsrld       ymm2, ymm15, 13
        vpslld       ymm1, ymm15, 19
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrld       ymm2, ymm15, 22
        vpslld       ymm1, ymm15, 10
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm15, ymm5
        vpand        ymm3, ymm2, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm9, ymm9, ymm7
            vpsrld   ymm7, ymm11, 17                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpslld   ymm3, ymm11, 15
            vpxor    ymm7, ymm7, ymm3
            vpsrld   ymm3, ymm11, 19
            vpslld   ymm1, ymm11, 13
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm7, ymm7, ymm3
            vpsrld   ymm3, ymm11, 10
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 1120]
            vpsrld   ymm1, ymm3, 7
            vpslld   ymm0, ymm3, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm3, 18
            vpslld   ymm11, ymm3, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm3, 3
            vpxor    ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm4
            vmovdqu  ymm1, [rax + 864]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm7
            vmovdqu  [rax + 1088], ymm11
        vpsrld       ymm7, ymm9, 6                              /* round 12 */
        vpslld       ymm0, ymm9, 26
        vpxor        ymm7, ymm7, ymm0
        vpsrld       ymm0, ymm9, 11
        vpslld       ymm1, ymm9, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm7, ymm7, ymm1
        vpsrld       ymm1, ymm9, 25
        vpslld       ymm0, ymm9, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
        vpxor        ymm1, ymm14, ymm13
        vpand        ymm1, ymm9, ymm1
        vpxor        ymm1, ymm13, ymm1
        vpbroadcastd ymm0, [rcx + 48]
        vpaddd       ymm4, ymm4, ymm0
        vpaddd       ymm12, ymm12, ymm4
        vpaddd       ymm12, ymm12, ymm1
        vpaddd       ymm12, ymm12, ymm7
        vpsrld       ymm7, ymm8, 2
        vpslld       ymm4, ymm8, 30
        vpxor        ymm7, ymm7, ymm4
        vpsrld       ymm4, ymm8, 13
        vpslld       ymm1, ymm8, 19
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm7, ymm7, ymm4
        vpsrld       ymm4, ymm8, 22
        vpslld       ymm1, ymm8, 10
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm8, ymm15
        vpand        ymm2, ymm4, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpaddd       ymm7, ymm2, ymm7
        vpaddd       ymm7, ymm12, ymm7
        vpaddd       ymm12, ymm12, ymm6
            vpsrld   ymm6, ymm10, 17                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpslld   ymm2, ymm10, 15
            vpxor    ymm6, ymm6, ymm2
            vpsrld   ymm2, ymm10, 19
            vpslld   ymm1, ymm10, 13
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vpsrld   ymm2, ymm10, 10
            vpxor    ymm6, ymm6, ymm2
            vmovdqu  ymm2, [rax + 1152]
            vpsrld   ymm1, ymm2, 7
            vpslld   ymm0, ymm2, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm2, 18
            vpslld   ymm10, ymm2, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrld   ymm1, ymm2, 3
            vpxor    ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm3
            vmovdqu  ymm1, [rax + 896]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm6
            vmovdqu  [rax + 1120], ymm10
        vpsrld       ymm6, ymm12, 6                             /* round 13 */
        vpslld       ymm0, ymm12, 26
        vpxor        ymm6, ymm6, ymm0
        vpsrld       ymm0, ymm12, 11
        vpslld       ymm1, ymm12, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
        vpsrld       ymm1, ymm12, 25
        vpslld       ymm0, ymm12, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm9, ymm14
        vpand        ymm1, ymm12, ymm1
        vpxor        ymm1, ymm14, ymm1
        vpbroadcastd ymm0, [rcx + 52]
        vpaddd       ymm3, ymm3, ymm0
        vpaddd       ymm13, ymm13, ymm3
        vpaddd       ymm13, ymm13, ymm1
        vpaddd       ymm13, ymm13, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm3, ymm7, 30
        vpxor        ymm6, ymm6, ymm3
        vpsrld       ymm3, ymm7, 13
        vpslld       ymm1, ymm7, 19
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm6, ymm6, ymm3
        vpsrld       ymm3, ymm7, 22
        vpslld       ymm1, ymm7, 10
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm3, ymm8, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpaddd       ymm6, ymm4, ymm6
        vpaddd       ymm6, ymm13, ymm6
        vpaddd       ymm13, ymm13, ymm5
            vpsrld   ymm5, ymm11, 17                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpslld   ymm4, ymm11, 15
            vpxor    ymm5, ymm5, ymm4
            vpsrld   ymm4, ymm11, 19
            vpslld   ymm1, ymm11, 13
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm5, ymm5, ymm4
            vpsrld   ymm4, ymm11, 10
            vpxor    ymm5, ymm5, ymm4
            vmovdqu  ymm4, [rax + 1184]
            vpsrld   ymm1, ymm4, 7
            vpslld   ymm0, ymm4, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm4, 18
            vpslld   ymm11, ymm4, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm4, 3
            vpxor    ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm2
            vmovdqu  ymm1, [rax + 928]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm5
            vmovdqu  [rax + 1152], ymm11
        vpsrld       ymm5, ymm13, 6                             /* round 14 */
        vpslld       ymm0, ymm13, 26
        vpxor        ymm5, ymm5, ymm0
        vpsrld       ymm0, ymm13, 11
        vpslld       ymm1, ymm13, 21
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm5, ymm5, ymm1
        vpsrld       ymm1, ymm13, 25
        vpslld       ymm0, ymm13, 7
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm12, ymm9
        vpand        ymm1, ymm13, ymm1
        vpxor        ymm1, ymm9, ymm1
        vpbroadcastd ymm0, [rcx + 56]
        vpaddd       ymm2, ymm2, ymm0
        vpaddd       ymm14, ymm14, ymm2
        vpaddd       ymm14, ymm14, ymm1
        vpaddd       ymm14, ymm14, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm2, ymm6, 30
        vpxor        ymm5, ymm5, ymm2
        vpsrld       ymm2, ymm6, 13
        vpslld       ymm1, ymm6, 19
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrld       ymm2, ymm6, 22
        vpslld       ymm1, ymm6, 10
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm3, ymm2, ymm3
        vpxor        ymm3, ymm3, ymm7
        vpaddd       ymm5, ymm3, ymm5
        vpaddd       ymm1, ymm14, ymm5
        vpaddd       ymm5, ymm15, ymm14
            vpsrld   ymm14, ymm10, 17                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vpslld   ymm15, ymm10, 15
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm10, 19
            vpslld   ymm3, ymm10, 13
            vpxor    ymm15, ymm15, ymm3
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm10, 10
            vpxor    ymm14, ymm14, ymm15
            vmovdqu  ymm15, [rax + 1216]
            vpsrld   ymm3, ymm15, 7
            vpslld   ymm0, ymm15, 25
            vpxor    ymm3, ymm3, ymm0
            vpsrld   ymm0, ymm15, 18
            vpslld   ymm10, ymm15, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm3
            vpsrld   ymm3, ymm15, 3
            vpxor    ymm10, ymm10, ymm3
            vpaddd   ymm10, ymm10, ymm4
            vmovdqu  ymm3, [rax + 960]
            vpaddd   ymm10, ymm10, ymm3
            vpaddd   ymm10, ymm10, ymm14
            vmovdqu  [rax + 1184], ymm10
        vpsrld       ymm14, ymm5, 6                             /* round 15 */
        vpslld       ymm0, ymm5, 26
        vpxor        ymm14, ymm14, ymm0
        vpsrld       ymm0, ymm5, 11
        vpslld       ymm11, ymm5, 21
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm14, ymm11
        vpsrld       ymm14, ymm5, 25
        vpslld       ymm0, ymm5, 7
        vpxor        ymm14, ymm14, ymm0
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm14, ymm13, ymm12
        vpand        ymm14, ymm14, ymm5
        vpxor        ymm14, ymm14, ymm12
        vpbroadcastd ymm0, [rcx + 60]
        vpaddd       ymm4, ymm4, ymm0
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm14, ymm9, ymm14
        vpaddd       ymm11, ymm14, ymm11
        vpsrld       ymm14, ymm1, 2
        vpslld       ymm9, ymm1, 30
        vpxor        ymm14, ymm14, ymm9
        vpsrld       ymm9, ymm1, 13
        vpslld       ymm4, ymm1, 19
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm14, ymm14, ymm9
        vpsrld       ymm9, ymm1, 22
        vpslld       ymm4, ymm1, 10
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm14, ymm14, ymm9
        vpxor        ymm9, ymm1, ymm6
        vpand        ymm9, ymm9, ymm2
        vpxor        ymm9, ymm9, ymm6
        vpaddd       ymm14, ymm9, ymm14
        vpaddd       ymm0, ymm11, ymm14
        vpaddd       ymm4, ymm8, ymm11
        add          rcx, 64
        vmovdqa      ymm8, ymm15
        vmovdqa      ymm2, ymm6
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm6, ymm13
        vmovdqa      ymm7, ymm12
        vmovdqu      ymm9, [rax + 1248]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule0)

        /* rounds 48 to 63; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpsrld       ymm10, ymm4, 6                             /* round 0 */
        vpslld       ymm11, ymm4, 26
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 11
        vpslld       ymm12, ymm4, 21
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 25
        vpslld       ymm12, ymm4, 7
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm11, ymm11, ymm4
        vpxor        ymm11, ymm11, ymm6
        vpbroadcastd ymm12, [rcx]
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm7, ymm12, ymm7
        vpaddd       ymm7, ymm11, ymm7
        vpaddd       ymm7, ymm10, ymm7
        vpsrld       ymm10, ymm0, 2
        vpslld       ymm11, ymm0, 30
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm0, 13
        vpslld       ymm12, ymm0, 19
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm0, 22
        vpslld       ymm12, ymm0, 10
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm0, ymm1
        vpxor        ymm12, ymm1, ymm2
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm1
        vpaddd       ymm10, ymm12, ymm10
        vpaddd       ymm10, ymm10, ymm7
        vpaddd       ymm3, ymm3, ymm7
        vpsrld       ymm7, ymm3, 6                              /* round 1 */
        vpslld       ymm12, ymm3, 26
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm3, 11
        vpslld       ymm13, ymm3, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm3, 25
        vpslld       ymm13, ymm3, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpbroadcastd ymm13, [rcx + 4]
        vpaddd       ymm6, ymm9, ymm6
        vpaddd       ymm6, ymm13, ymm6
        vpaddd       ymm6, ymm12, ymm6
        vpaddd       ymm6, ymm6, ymm7
        vpsrld       ymm7, ymm10, 2
        vpslld       ymm12, ymm10, 30
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm10, 13
        vpslld       ymm13, ymm10, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm10, 22
        vpslld       ymm13, ymm10, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm10, ymm0
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm0
        vpaddd       ymm7, ymm11, ymm7
        vpaddd       ymm7, ymm6, ymm7
        vpaddd       ymm2, ymm2, ymm6
        vpsrld       ymm6, ymm2, 6                              /* round 2 */
        vpslld       ymm11, ymm2, 26
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm2, 11
        vpslld       ymm13, ymm2, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm2, 25
        vpslld       ymm13, ymm2, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm3, ymm4
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm4
        vpbroadcastd ymm13, [rcx + 8]
        vmovdqu      ymm14, [rax + 768]
        vpaddd       ymm5, ymm14, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm5, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm11, ymm7, 30
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm7, 13
        vpslld       ymm13, ymm7, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm7, 22
        vpslld       ymm13, ymm7, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm10, ymm7
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm10
        vpaddd       ymm6, ymm12, ymm6
        vpaddd       ymm6, ymm5, ymm6
        vpaddd       ymm1, ymm1, ymm5
        vpsrld       ymm5, ymm1, 6                              /* round 3 */
        vpslld       ymm12, ymm1, 26
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm1, 11
        vpslld       ymm13, ymm1, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm1, 25
        vpslld       ymm13, ymm1, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastd ymm13, [rcx + 12]
        vmovdqu      ymm15, [rax + 800]
        vpaddd       ymm4, ymm15, ymm4
        vpaddd       ymm4, ymm13, ymm4
        vpaddd       ymm4, ymm12, ymm4
        vpaddd       ymm4, ymm4, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm12, ymm6, 30
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm6, 13
        vpslld       ymm13, ymm6, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm6, 22
        vpslld       ymm13, ymm6, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm6, ymm7
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm7
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm0, ymm0, ymm4
        vpsrld       ymm4, ymm0, 6                              /* round 4 */
        vpslld       ymm11, ymm0, 26
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm0, 11
        vpslld       ymm13, ymm0, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm0, 25
        vpslld       ymm13, ymm0, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastd ymm13, [rcx + 16]
        vmovdqu      ymm14, [rax + 832]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpaddd       ymm3, ymm3, ymm4
        vpsrld       ymm4, ymm5, 2
        vpslld       ymm11, ymm5, 30
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm5, 13
        vpslld       ymm13, ymm5, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm5, 22
        vpslld       ymm13, ymm5, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm6
        vpaddd       ymm4, ymm12, ymm4
        vpaddd       ymm4, ymm3, ymm4
        vpaddd       ymm3, ymm10, ymm3
        vpsrld       ymm10, ymm3, 6                             /* round 5 */
        vpslld       ymm12, ymm3, 26
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm3, 11
        vpslld       ymm13, ymm3, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm3, 25
        vpslld       ymm13, ymm3, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm0, ymm1
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm1
        vpbroadcastd ymm13, [rcx + 20]
        vmovdqu      ymm15, [rax + 864]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm10, ymm2
        vpsrld       ymm10, ymm4, 2
        vpslld       ymm12, ymm4, 30
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm4, 13
        vpslld       ymm13, ymm4, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm4, 22
        vpslld       ymm13, ymm4, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm5
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm10, ymm10, ymm2
        vpaddd       ymm2, ymm7, ymm2
        vpsrld       ymm7, ymm2, 6                              /* round 6 */
        vpslld       ymm11, ymm2, 26
        vpxor        ymm7, ymm11, ymm7
        vpsrld       ymm11, ymm2, 11
        vpslld       ymm13, ymm2, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpsrld       ymm11, ymm2, 25
        vpslld       ymm13, ymm2, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vpbroadcastd ymm13, [rcx + 24]
        vmovdqu      ymm14, [rax + 896]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm1, ymm7
        vpsrld       ymm7, ymm10, 2
        vpslld       ymm11, ymm10, 30
        vpxor        ymm7, ymm11, ymm7
        vpsrld       ymm11, ymm10, 13
        vpslld       ymm13, ymm10, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpsrld       ymm11, ymm10, 22
        vpslld       ymm13, ymm10, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpxor        ymm11, ymm10, ymm4
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm4
        vpaddd       ymm7, ymm12, ymm7
        vpaddd       ymm7, ymm1, ymm7
        vpaddd       ymm1, ymm6, ymm1
        vpsrld       ymm6, ymm1, 6                              /* round 7 */
        vpslld       ymm12, ymm1, 26
        vpxor        ymm6, ymm12, ymm6
        vpsrld       ymm12, ymm1, 11
        vpslld       ymm13, ymm1, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpsrld       ymm12, ymm1, 25
        vpslld       ymm13, ymm1, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastd ymm13, [rcx + 28]
        vmovdqu      ymm15, [rax + 928]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpaddd       ymm0, ymm0, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm12, ymm7, 30
        vpxor        ymm6, ymm12, ymm6
        vpsrld       ymm12, ymm7, 13
        vpslld       ymm13, ymm7, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpsrld       ymm12, ymm7, 22
        vpslld       ymm13, ymm7, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpxor        ymm12, ymm10, ymm7
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm10
        vpaddd       ymm6, ymm11, ymm6
        vpaddd       ymm6, ymm0, ymm6
        vpaddd       ymm0, ymm5, ymm0
        vpsrld       ymm5, ymm0, 6                              /* round 8 */
        vpslld       ymm11, ymm0, 26
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm0, 11
        vpslld       ymm13, ymm0, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm0, 25
        vpslld       ymm13, ymm0, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastd ymm13, [rcx + 32]
        vmovdqu      ymm14, [rax + 960]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpaddd       ymm3, ymm3, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm11, ymm6, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm6, 13
        vpslld       ymm13, ymm6, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm6, 22
        vpslld       ymm13, ymm6, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpxor        ymm11, ymm6, ymm7
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm7
        vpaddd       ymm5, ymm12, ymm5
        vpaddd       ymm5, ymm3, ymm5
        vpaddd       ymm3, ymm4, ymm3
        vpsrld       ymm4, ymm3, 6                              /* round 9 */
        vpslld       ymm12, ymm3, 26
        vpxor        ymm4, ymm12, ymm4
        vpsrld       ymm12, ymm3, 11
        vpslld       ymm13, ymm3, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpsrld       ymm12, ymm3, 25
        vpslld       ymm13, ymm3, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpxor        ymm12, ymm0, ymm1
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm1
        vpbroadcastd ymm13, [rcx + 36]
        vmovdqu      ymm15, [rax + 992]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm2, ymm4
        vpsrld       ymm4, ymm5, 2
        vpslld       ymm12, ymm5, 30
        vpxor        ymm4, ymm12, ymm4
        vpsrld       ymm12, ymm5, 13
        vpslld       ymm13, ymm5, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpsrld       ymm12, ymm5, 22
        vpslld       ymm13, ymm5, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpxor        ymm12, ymm5, ymm6
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm6
        vpaddd       ymm4, ymm11, ymm4
        vpaddd       ymm4, ymm2, ymm4
        vpaddd       ymm2, ymm10, ymm2
        vpsrld       ymm10, ymm2, 6                             /* round 10 */
        vpslld       ymm11, ymm2, 26
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 11
        vpslld       ymm13, ymm2, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 25
        vpslld       ymm13, ymm2, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vpbroadcastd ymm13, [rcx + 40]
        vmovdqu      ymm14, [rax + 1024]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vpsrld       ymm10, ymm4, 2
        vpslld       ymm11, ymm4, 30
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 13
        vpslld       ymm13, ymm4, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 22
        vpslld       ymm13, ymm4, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm4, ymm5
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm5
        vpaddd       ymm10, ymm12, ymm10
        vpaddd       ymm10, ymm10, ymm1
        vpaddd       ymm1, ymm7, ymm1
        vpsrld       ymm7, ymm1, 6                              /* round 11 */
        vpslld       ymm12, ymm1, 26
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm1, 11
        vpslld       ymm13, ymm1, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm1, 25
        vpslld       ymm13, ymm1, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastd ymm13, [rcx + 44]
        vmovdqu      ymm15, [rax + 1056]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpaddd       ymm0, ymm0, ymm7
        vpsrld       ymm7, ymm10, 2
        vpslld       ymm12, ymm10, 30
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm10, 13
        vpslld       ymm13, ymm10, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm10, 22
        vpslld       ymm13, ymm10, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm10, ymm4
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm4
        vpaddd       ymm7, ymm11, ymm7
        vpaddd       ymm7, ymm0, ymm7
        vpaddd       ymm0, ymm6, ymm0
        vpsrld       ymm6, ymm0, 6                              /* round 12 */
        vpslld       ymm11, ymm0, 26
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm0, 11
        vpslld       ymm13, ymm0, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm0, 25
        vpslld       ymm13, ymm0, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastd ymm13, [rcx + 48]
        vmovdqu      ymm14, [rax + 1088]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpaddd       ymm3, ymm3, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm11, ymm7, 30
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm7, 13
        vpslld       ymm13, ymm7, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrld       ymm11, ymm7, 22
        vpslld       ymm13, ymm7, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm10, ymm7
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm10
        vpaddd       ymm6, ymm12, ymm6
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm3, ymm5, ymm3
        vpsrld       ymm5, ymm3, 6                              /* round 13 */
        vpslld       ymm12, ymm3, 26
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm3, 11
        vpslld       ymm13, ymm3, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm3, 25
        vpslld       ymm13, ymm3, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm0, ymm1
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm1
        vpbroadcastd ymm13, [rcx + 52]
        vmovdqu      ymm15, [rax + 1120]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpaddd       ymm2, ymm2, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm12, ymm6, 30
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm6, 13
        vpslld       ymm13, ymm6, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrld       ymm12, ymm6, 22
        vpslld       ymm13, ymm6, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm6, ymm7
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm7
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm2, ymm5
        vpaddd       ymm2, ymm4, ymm2
        vpsrld       ymm4, ymm2, 6                              /* round 14 */
        vpslld       ymm11, ymm2, 26
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm2, 11
        vpslld       ymm13, ymm2, 21
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm2, 25
        vpslld       ymm13, ymm2, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vpbroadcastd ymm13, [rcx + 56]
        vmovdqu      ymm14, [rax + 1152]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm1, ymm4
        vpsrld       ymm4, ymm5, 2
        vpslld       ymm11, ymm5, 30
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm5, 13
        vpslld       ymm13, ymm5, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrld       ymm11, ymm5, 22
        vpslld       ymm13, ymm5, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm6
        vpaddd       ymm4, ymm12, ymm4
        vpaddd       ymm4, ymm1, ymm4
        vpaddd       ymm1, ymm10, ymm1
        vpsrld       ymm10, ymm1, 6                             /* round 15 */
        vpslld       ymm12, ymm1, 26
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm1, 11
        vpslld       ymm13, ymm1, 21
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm1, 25
        vpslld       ymm13, ymm1, 7
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastd ymm13, [rcx + 60]
        vmovdqu      ymm15, [rax + 1184]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpaddd       ymm0, ymm10, ymm0
        vpsrld       ymm10, ymm4, 2
        vpslld       ymm12, ymm4, 30
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm4, 13
        vpslld       ymm13, ymm4, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm4, 22
        vpslld       ymm13, ymm4, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm5
        vpbroadcastd ymm12, [rip + NSMS_L(H0)]                  /* H = H + (a, b, ...) */
        vpbroadcastd ymm13, [rip + NSMS_L(H0) + 4]
        vpbroadcastd ymm14, [rip + NSMS_L(H0) + 8]
        vpbroadcastd ymm15, [rip + NSMS_L(H0) + 12]
        vmovdqu      [rax + 1216], ymm8
        vpbroadcastd ymm8, [rip + NSMS_L(H0) + 16]
        vmovdqu      [rax + 1248], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(H0) + 20]
        vmovdqu      [rax + 1280], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(H0) + 24]
        vmovdqu      [rax + 1312], ymm2
        vpbroadcastd ymm2, [rip + NSMS_L(H0) + 28]
        vpaddd       ymm11, ymm12, ymm11
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm10, ymm10, ymm0
        vpaddd       ymm4, ymm13, ymm4
        vpaddd       ymm5, ymm14, ymm5
        vpaddd       ymm6, ymm15, ymm6
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm0, ymm7, ymm0
        vpaddd       ymm1, ymm9, ymm1
        vpaddd       ymm3, ymm3, [rax + 1312]
        vpaddd       ymm2, ymm2, [rax + 1280]
        vpunpckldq   ymm7, ymm10, ymm4                          /* digests */
        vpunpckhdq   ymm4, ymm10, ymm4
        vpunpckldq   ymm10, ymm5, ymm6
        vpunpckhdq   ymm5, ymm5, ymm6
        vpunpcklqdq  ymm6, ymm7, ymm10
        vpunpckhqdq  ymm7, ymm7, ymm10
        vpunpcklqdq  ymm10, ymm4, ymm5
        vpunpckhqdq  ymm4, ymm4, ymm5
        vpunpckldq   ymm5, ymm0, ymm1
        vpunpckhdq   ymm0, ymm0, ymm1
        vpunpckldq   ymm1, ymm3, ymm2
        vpunpckhdq   ymm2, ymm3, ymm2
        vpunpcklqdq  ymm3, ymm5, ymm1
        vpunpckhqdq  ymm1, ymm5, ymm1
        vpunpcklqdq  ymm5, ymm0, ymm2
        vpunpckhqdq  ymm0, ymm0, ymm2
        vmovdqu      ymm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm6, ymm6, ymm2
        vpshufb      ymm3, ymm3, ymm2
        vpshufb      ymm7, ymm7, ymm2
        vpshufb      ymm1, ymm1, ymm2
        vpshufb      ymm10, ymm10, ymm2
        vpshufb      ymm5, ymm5, ymm2
        vpshufb      ymm4, ymm4, ymm2
        vpshufb      ymm0, ymm0, ymm2
        vperm2i128   ymm2, ymm6, ymm3, 32
        vmovdqu      [rdi], ymm2
        vperm2i128   ymm2, ymm6, ymm3, 49
        vmovdqu      [rdi + 128], ymm2
        vperm2i128   ymm2, ymm7, ymm1, 32
        vmovdqu      [rdi + 32], ymm2
        vperm2i128   ymm1, ymm7, ymm1, 49
        vmovdqu      [rdi + 160], ymm1
        vperm2i128   ymm1, ymm10, ymm5, 32
        vmovdqu      [rdi + 64], ymm1
        vperm2i128   ymm1, ymm10, ymm5, 49
        vmovdqu      [rdi + 192], ymm1
        vperm2i128   ymm1, ymm4, ymm0, 32
        vmovdqu      [rdi + 96], ymm1
        vperm2i128   ymm0, ymm4, ymm0, 49
        vmovdqu      [rdi + 224], ymm0
        vmovdqu      ymm8, [rax + 1216]
        vmovdqu      ymm9, [rax + 1248]

        /* the next messages */
        mov          rcx, rdx
        shl          rcx, 3
        add          rsi, rcx
        add          rdi, 256
        add          r9, -8
        jmp          NSMS_L(next_batch)
NSMS_L(less_than_a_batch):
        cmp          r10, 0
        jne          NSMS_L(copied_batch_done)
        cmp          r9, 0
        je           NSMS_L(done)

        /* fewer messages than one iteration hashes: copy them to the frame, then repeat the last */
        lea          r8, [rax + 512]
        mov          r10, r9
        mov          r11, rdi
        mov          rdi, r9
        mov          rcx, rax
        /* Live here: scratch: rax; messages: rsi; stride: rdx; copies: r10; copy_to: rcx; */
        /*   final_digests: r11; uncopied: rdi; copy_end: r8. */
NSMS_L(copy_input):
        vmovdqu      ymm0, [rsi]
        vmovdqu      [rcx], ymm0
        vmovdqu      ymm1, [rsi + 32]
        vmovdqu      [rcx + 32], ymm1
        add          rsi, rdx
        add          rcx, 64
        add          rdi, -1
        cmp          rdi, 0
        jne          NSMS_L(copy_input)
        /* Live here: N0, N1: ymm0, ymm1; scratch: rax; copies: r10; copy_to: rcx; final_digests: r11; */
        /*   copy_end: r8. */
NSMS_L(repeat_last_input):
        vmovdqu      [rcx], ymm0
        vmovdqu      [rcx + 32], ymm1
        add          rcx, 64
        cmp          rcx, r8
        jne          NSMS_L(repeat_last_input)
        lea          rdi, [rax + 512]
        mov          edx, 64
        mov          r9d, 8
        mov          rsi, rax
        jmp          NSMS_L(full_batch)
NSMS_L(copied_batch_done):

        /* their digests */
        lea          rcx, [rax + 512]
        /* Live here: scratch: rax; copies: r10; final_digests: r11; copy_from: rcx. */
NSMS_L(copy_digest):
        vmovdqu      ymm0, [rcx]
        vmovdqu      [r11], ymm0
        add          rcx, 32
        add          r11, 32
        add          r10, -1
        cmp          r10, 0
        jne          NSMS_L(copy_digest)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1408]
        vmovaps      xmm7, [rsp + 1424]
        vmovaps      xmm8, [rsp + 1440]
        vmovaps      xmm9, [rsp + 1456]
        vmovaps      xmm10, [rsp + 1472]
        vmovaps      xmm11, [rsp + 1488]
        vmovaps      xmm12, [rsp + 1504]
        vmovaps      xmm13, [rsp + 1520]
        vmovaps      xmm14, [rsp + 1536]
        vmovaps      xmm15, [rsp + 1552]
        add          rsp, 1576
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 1416
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
        .size        NSMS_SYMBOL(nsms_sha256_compress64_avx2_m8), . - NSMS_SYMBOL(nsms_sha256_compress64_avx2_m8)
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

/* nsms_sha256_compress64_avx2_m8: 11 integer registers, 16 vector registers, 6 spills.
 *   Register map: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8, ymm9, [rax+768..rax+1184]; N0,
 *     N1: ymm0, ymm1; scratch: rax; digests: rdi; messages: rsi; stride: rdx; count: r9;
 *     copies: r10; final_digests: r11; kp: rcx; upper_bound: r8; copy_to: rcx; uncopied: rdi;
 *     copy_end: r8; copy_from: rcx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     N0, N1: bytes of the message that is being copied.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     copies: number of messages copied to the frame because fewer remain than one iteration
 *       hashes, else 0.
 *     final_digests: destination of the digests of the copied messages.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     copy_to: destination in the frame of the next copied message.
 *     uncopied: number of messages still to be copied.
 *     copy_end: value of copy_to after the last copy.
 *     copy_from: address in the frame of the next digest to be copied to final_digests.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_compress64_avx2_m8
 *   signature: void nsms_sha256_compress64_avx2_m8(uint8_t *digests, const void *messages, size_t stride, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: messages, sysv: rsi, win64: rdx, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 64),
 *        align: 1, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: bytes}
 *     - {name: count, sysv: rcx, win64: r9, type: size_t, unit: messages}
 *   stack_bytes: {sysv: 1432, win64: 1608}
 *   features: [avx, avx2]
 */
