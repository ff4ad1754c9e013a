/* sha256_avx2_m8.S, written by nsms: make gen HASH=sha256 ISA=avx2 KIND=multi M=8
 *
 * void nsms_sha256_multi_avx2_m8(uint32_t state[64], const void *const data[8], size_t blocks);
 *   SHA-224, SHA-256: hash values of 8 messages after any number of blocks of each; state[i*8 + j]
 *   is word i of message j, whose blocks begin at data[j].
 *   Reads 256 bytes at state, 64 bytes at data and 64 * blocks bytes at each of these pointers; writes 256 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,931 instructions (System V); 1,016 bytes of stack (System V), 1,192 (Win64).
 * void nsms_sha256_pairs_avx2_m8(void *digests, const void *nodes, size_t count);
 *   SHA-224, SHA-256: digests of nodes of two digests each, 8 at once; digests may be nodes.
 *   Reads 64 * count bytes at nodes; writes 32 * count bytes at digests.
 *   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,388 instructions (System V); 1,352 bytes of stack (System V), 1,528 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; digests, nodes and the memory that
 * data points to need no alignment. A buffer that is written must not overlap another, except as stated above.
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
#  define NSMS_L(name) Lsha256_avx2_m8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_m8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_m8_##name
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
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .p2align     6
NSMS_L(H0):  /* all words of a starting hash value */
        .long        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a
        .long        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
        .p2align     6
NSMS_L(W1):  /* W_t + K_t of a constant block; a word for its end */
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
        .long        0x00000000

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_multi_avx2_m8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_multi_avx2_m8))
NSMS_SYMBOL(nsms_sha256_multi_avx2_m8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_multi_avx2_m8))
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
        sub          rsp, 1144
        NSMS_SEH(.seh_stackalloc 1144)
        vmovaps      [rsp + 976], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 976)
        vmovaps      [rsp + 992], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 992)
        vmovaps      [rsp + 1008], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1008)
        vmovaps      [rsp + 1024], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1024)
        vmovaps      [rsp + 1040], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1040)
        vmovaps      [rsp + 1056], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1056)
        vmovaps      [rsp + 1072], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1072)
        vmovaps      [rsp + 1088], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1088)
        vmovaps      [rsp + 1104], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1104)
        vmovaps      [rsp + 1120], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1120)
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
        sub          rsp, 984
        .cfi_def_cfa_offset 1024
#endif
        cmp          rdx, 0
        je           NSMS_L(multi_done)

        /* address of the scratch area */
        lea          rax, [rsp + 79]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          rcx, [rsi]
        mov          r8, [rsi + 8]
        sub          r8, rcx
        mov          r9, [rsi + 16]
        sub          r9, rcx
        mov          r10, [rsi + 24]
        sub          r10, rcx
        mov          r11, [rsi + 32]
        sub          r11, rcx
        mov          rbx, [rsi + 40]
        sub          rbx, rcx
        mov          rbp, [rsi + 48]
        sub          rbp, rcx
        mov          r12, [rsi + 56]
        sub          r12, rcx
        mov          [rsp], r12
        mov          rsi, rcx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to7: r8, r9, r10, r11, rbx, rbp, [rsp]; scratch: rax; data: rsi; state: rdi; */
        /*   blocks: rdx. */
NSMS_L(multi_next_block):

        /* a block with message words */
            vmovdqu  xmm10, [rsi]                               /* W_0 to W_3 */
            vinserti128 ymm10, ymm10, [rsi + r11], 1
            vmovdqu  xmm11, [rsi + r8]
            vinserti128 ymm11, ymm11, [rsi + rbx], 1
            vmovdqu  xmm12, [rsi + r9]
            vinserti128 ymm12, ymm12, [rsi + rbp], 1
            vmovdqu  xmm13, [rsi + r10]
            mov      r12, [rsp]
            vinserti128 ymm13, ymm13, [rsi + r12], 1
            vpunpckldq ymm14, ymm10, ymm11
            vpunpckhdq ymm10, ymm10, ymm11
            vpunpckldq ymm11, ymm12, ymm13
            vpunpckhdq ymm12, ymm12, ymm13
            vpunpcklqdq ymm13, ymm14, ymm11
            vpunpckhqdq ymm11, ymm14, ymm11
            vpunpcklqdq ymm14, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vmovdqu  ymm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vmovdqu  xmm15, [rsi + r8 + 16]                     /* W_4 to W_7 */
            vinserti128 ymm15, ymm15, [rsi + rbx + 16], 1
            vpshufb  ymm8, ymm13, ymm12
            vpshufb  ymm9, ymm11, ymm12
            vmovdqu  xmm11, [rsi + r10 + 16]
            vpshufb  ymm13, ymm14, ymm12
            vmovdqu  [rax], ymm13
            vpshufb  ymm10, ymm10, ymm12
            vmovdqu  [rax + 32], ymm10
            vmovdqu  xmm14, [rsi + 16]
            vinserti128 ymm14, ymm14, [rsi + r11 + 16], 1
            vpunpckldq ymm7, ymm14, ymm15
            vpunpckhdq ymm14, ymm14, ymm15
            vinserti128 ymm11, ymm11, [rsi + r12 + 16], 1
            vmovdqu  xmm15, [rsi + r9 + 16]
            vinserti128 ymm15, ymm15, [rsi + rbp + 16], 1
            vpunpckldq ymm6, ymm15, ymm11
            vpunpckhqdq ymm5, ymm7, ymm6
            vpunpcklqdq ymm7, ymm7, ymm6
            vpunpckhdq ymm11, ymm15, ymm11
            vpunpcklqdq ymm15, ymm14, ymm11
            vpunpckhqdq ymm11, ymm14, ymm11
            vpshufb  ymm14, ymm7, ymm12
            vmovdqu  [rax + 64], ymm14
            vpshufb  ymm7, ymm5, ymm12
            vmovdqu  [rax + 96], ymm7
            vpshufb  ymm15, ymm15, ymm12
            vmovdqu  [rax + 128], ymm15
            vpshufb  ymm11, ymm11, ymm12
            vmovdqu  [rax + 160], ymm11
            vmovdqu  xmm6, [rsi + 48]                           /* W_12 to W_15 */
            vinserti128 ymm6, ymm6, [rsi + r11 + 48], 1
            vmovdqu  xmm5, [rsi + r9 + 48]
            vmovdqu  xmm4, [rsi + r8 + 48]
            vinserti128 ymm4, ymm4, [rsi + rbx + 48], 1
            vinserti128 ymm5, ymm5, [rsi + rbp + 48], 1
            vpunpckldq ymm3, ymm6, ymm4
            vmovdqu  xmm2, [rsi + r10 + 48]
            vpunpckhdq ymm6, ymm6, ymm4
            vinserti128 ymm4, ymm2, [rsi + r12 + 48], 1
            vpunpckldq ymm2, ymm5, ymm4
            vpunpckhqdq ymm1, ymm3, ymm2
            vpunpcklqdq ymm3, ymm3, ymm2
            vpunpckhdq ymm5, ymm5, ymm4
            vpunpcklqdq ymm4, ymm6, ymm5
            vpunpckhqdq ymm6, ymm6, ymm5
            vpshufb  ymm5, ymm3, ymm12
            vmovdqu  [rax + 320], ymm5
            vpshufb  ymm3, ymm1, ymm12
            vmovdqu  [rax + 352], ymm3
            vpshufb  ymm4, ymm4, ymm12
            vmovdqu  [rax + 384], ymm4
            vpshufb  ymm6, ymm6, ymm12
            vmovdqu  [rax + 416], ymm6
            vmovdqu  xmm2, [rsi + 32]                           /* W_8 to W_11 */
        vmovdqu      ymm0, [rdi]                                /* a, b, ... = H */
            vinserti128 ymm2, ymm2, [rsi + r11 + 32], 1
        vmovdqu      ymm1, [rdi + 32]
            vmovdqu  xmm13, [rsi + r9 + 32]
        vmovdqu      ymm10, [rdi + 64]
        vmovdqu      ymm14, [rdi + 96]
        vmovdqu      ymm7, [rdi + 128]
        vmovdqu      ymm15, [rdi + 160]
            vmovdqu  xmm11, [rsi + r8 + 32]
            vinserti128 ymm11, ymm11, [rsi + rbx + 32], 1
        vmovdqu      ymm5, [rdi + 192]
        vmovdqu      ymm3, [rdi + 224]
            vinserti128 ymm13, ymm13, [rsi + rbp + 32], 1
        lea          rcx, [rip + NSMS_L(K)]
        lea          r13, [rip + NSMS_L(K) + 192]
        mov          [rsp + 8], r13
            vmovdqu  xmm4, [rsi + r10 + 32]
            vinserti128 ymm4, ymm4, [rsi + r12 + 32], 1
            vpunpckhdq ymm6, ymm13, ymm4
            vmovdqu  [rax + 448], ymm8
            vpunpckldq ymm8, ymm2, ymm11
            vpunpckhdq ymm11, ymm2, ymm11
            vpunpcklqdq ymm2, ymm11, ymm6
            vpunpckhqdq ymm11, ymm11, ymm6
            vpshufb  ymm6, ymm2, ymm12
            vmovdqu  [rax + 256], ymm6
            vpunpckldq ymm13, ymm13, ymm4
            vpunpcklqdq ymm4, ymm8, ymm13
            vpunpckhqdq ymm13, ymm8, ymm13
            vpshufb  ymm8, ymm4, ymm12
            vmovdqu  [rax + 192], ymm8
            vpshufb  ymm13, ymm13, ymm12
            vmovdqu  [rax + 224], ymm13
            vpshufb  ymm11, ymm11, ymm12
            vmovdqu  [rax + 288], ymm11
        vmovdqa      ymm2, ymm10
        vmovdqa      ymm4, ymm7
        vmovdqa      ymm6, ymm5
        vmovdqa      ymm5, ymm15
        vmovdqa      ymm7, ymm3
        vmovdqa      ymm3, ymm14
        vmovdqu      ymm8, [rax + 448]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8, ymm9, [rax..rax+416]; to1..to7: r8, */
        /*   r9, r10, r11, rbx, rbp, [rsp]; scratch: rax; kp: rcx; data: rsi; state: rdi; blocks: rdx; */
        /*   upper_bound: [rsp+8]. */
NSMS_L(multi_rounds_and_schedule):

        /* rounds 0 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        vpsrld       ymm10, ymm4, 6                             /* round 0 */
        vpslld       ymm11, ymm4, 26
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 11
        vpslld       ymm12, ymm4, 21
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpslld       ymm11, ymm4, 7
        vpsrld       ymm12, ymm4, 25
        vpxor        ymm11, ymm12, ymm11
            vmovdqu  ymm12, [rax + 384]
            vpsrld   ymm13, ymm12, 17                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vpxor        ymm14, ymm5, ymm6
            vpslld   ymm15, ymm12, 15
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vmovdqu      [rax + 448], ymm6
        vpbroadcastd ymm6, [rcx]
            vmovdqu  [rax + 480], ymm3
            vpslld   ymm3, ymm12, 13
            vmovdqu  [rax + 512], ymm10
            vpsrld   ymm10, ymm12, 19
        vpaddd       ymm7, ymm8, ymm7
            vmovdqu  [rax + 544], ymm11
            vpslld   ymm11, ymm9, 14
        vpaddd       ymm7, ymm7, ymm6
        vpaddd       ymm14, ymm14, ymm7
        vpslld       ymm7, ymm0, 30
            vpxor    ymm10, ymm10, ymm3
            vpslld   ymm6, ymm9, 25
        vpsrld       ymm3, ymm0, 2
        vpxor        ymm7, ymm3, ymm7
        vpsrld       ymm3, ymm0, 13
        vmovdqu      [rax + 576], ymm14
        vpslld       ymm14, ymm0, 19
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm7
            vpsrld   ymm7, ymm9, 7
            vpsrld   ymm3, ymm12, 10
        vpsrld       ymm12, ymm0, 22
        vmovdqu      [rax + 608], ymm4
        vpslld       ymm4, ymm0, 10
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm12, ymm14, ymm12
            vmovdqu  ymm14, [rax + 416]
            vpsrld   ymm4, ymm14, 19                            /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vmovdqu  [rax + 640], ymm4
            vpsrld   ymm4, ymm9, 18
        vmovdqu      [rax + 672], ymm5
        vpxor        ymm5, ymm0, ymm1
        vmovdqu      [rax + 704], ymm0
        vpxor        ymm0, ymm1, ymm2
            vpxor    ymm13, ymm13, ymm15
            vpxor    ymm10, ymm13, ymm10
            vpxor    ymm10, ymm10, ymm3
            vmovdqu  ymm13, [rax]
            vpslld   ymm15, ymm13, 14
            vpsrld   ymm3, ymm9, 3
        vpand        ymm0, ymm5, ymm0
        vpxor        ymm0, ymm0, ymm1
        vpaddd       ymm12, ymm12, ymm0
            vpxor    ymm7, ymm7, ymm6
            vpxor    ymm11, ymm11, ymm4
            vpxor    ymm11, ymm11, ymm7
            vpxor    ymm11, ymm11, ymm3
            vmovdqu  ymm7, [rax + 224]
            vpaddd   ymm8, ymm8, ymm7
            vpaddd   ymm10, ymm8, ymm10
            vpsrld   ymm8, ymm14, 17
            vpslld   ymm6, ymm14, 15
            vpslld   ymm4, ymm13, 25
            vpaddd   ymm10, ymm11, ymm10
        vmovdqu      ymm11, [rax + 608]
        vmovdqu      ymm3, [rax + 672]
        vpxor        ymm0, ymm11, ymm3                          /* round 1 */
            vpsrld   ymm7, ymm13, 7
        vmovdqu      [rax + 736], ymm1
        vpbroadcastd ymm1, [rcx + 4]
            vpsrld   ymm11, ymm14, 10
        vmovdqu      [rax + 768], ymm10
        vmovdqu      ymm10, [rax + 512]
        vpxor        ymm10, ymm10, [rax + 544]
        vmovdqu      [rax + 512], ymm5
        vmovdqu      ymm5, [rax + 576]
        vpaddd       ymm10, ymm10, ymm5
        vpaddd       ymm12, ymm10, ymm12
            vpslld   ymm5, ymm14, 13
            vmovdqu  ymm14, [rax + 640]
            vpxor    ymm14, ymm14, ymm5
        vmovdqu      ymm5, [rax + 480]
        vpaddd       ymm10, ymm10, ymm5
        vpslld       ymm5, ymm10, 21
        vmovdqu      [rax + 480], ymm15
        vpsrld       ymm15, ymm10, 25
        vmovdqu      [rax + 544], ymm4
        vpslld       ymm4, ymm10, 26
        vpand        ymm0, ymm10, ymm0
        vmovdqu      [rax + 576], ymm7
        vpsrld       ymm7, ymm10, 6
        vpxor        ymm7, ymm7, ymm4
        vpsrld       ymm4, ymm10, 11
        vpxor        ymm5, ymm4, ymm5
        vpslld       ymm4, ymm10, 7
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm15, ymm15, ymm7
        vmovdqu      ymm7, [rax + 448]
        vpaddd       ymm7, ymm9, ymm7
        vpaddd       ymm7, ymm7, ymm1
        vpsrld       ymm5, ymm12, 2
            vpsrld   ymm4, ymm13, 18
        vpslld       ymm1, ymm12, 30
            vpxor    ymm8, ymm8, ymm6
            vpxor    ymm14, ymm8, ymm14
            vpxor    ymm11, ymm14, ymm11
        vpxor        ymm14, ymm0, ymm3
        vpaddd       ymm14, ymm14, ymm7
        vpaddd       ymm14, ymm14, ymm15
        vpaddd       ymm15, ymm14, ymm2
        vpsrld       ymm8, ymm12, 13
        vpslld       ymm7, ymm12, 19
        vpxor        ymm8, ymm8, ymm7
            vpsrld   ymm7, ymm13, 3
        vpsrld       ymm6, ymm12, 22
        vpslld       ymm2, ymm12, 10
            vmovdqu  ymm0, [rax + 576]
            vpxor    ymm0, ymm0, [rax + 544]
            vmovdqu  [rax + 448], ymm14
            vmovdqu  ymm14, [rax + 256]
            vpaddd   ymm9, ymm14, ymm9
        vpslld       ymm14, ymm15, 21                           /* round 2 */
            vpxor    ymm4, ymm4, [rax + 480]
            vpxor    ymm4, ymm0, ymm4
            vpxor    ymm7, ymm4, ymm7
        vmovdqu      ymm4, [rax + 704]
        vpxor        ymm0, ymm12, ymm4
        vmovdqu      [rax + 480], ymm12
        vpand        ymm12, ymm0, [rax + 512]
            vpaddd   ymm11, ymm9, ymm11
        vpxor        ymm9, ymm6, ymm2
            vpaddd   ymm11, ymm11, ymm7
        vpxor        ymm7, ymm5, ymm1
        vpxor        ymm8, ymm8, ymm7
        vpxor        ymm9, ymm8, ymm9
            vmovdqu  ymm8, [rax + 768]
            vpsrld   ymm7, ymm8, 17                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpsrld       ymm6, ymm15, 6
            vpslld   ymm5, ymm8, 15
        vpsrld       ymm2, ymm15, 11
        vpxor        ymm14, ymm14, ymm2
            vpslld   ymm2, ymm8, 13
        vpslld       ymm1, ymm15, 26
            vmovdqu  [rax + 512], ymm11
            vpsrld   ymm11, ymm8, 19
        vpxor        ymm6, ymm6, ymm1
            vmovdqu  ymm1, [rax + 32]
            vmovdqu  [rax + 544], ymm0
            vpslld   ymm0, ymm1, 14
        vmovdqu      [rax + 576], ymm0
        vpsrld       ymm0, ymm15, 25
        vpslld       ymm8, ymm15, 7
            vpxor    ymm11, ymm11, ymm2
        vpxor        ymm8, ymm8, ymm0
            vpslld   ymm2, ymm1, 25
        vmovdqu      ymm0, [rax + 608]
        vmovdqu      [rax + 640], ymm2
        vpxor        ymm2, ymm10, ymm0
        vpand        ymm2, ymm15, ymm2
        vmovdqu      [rax + 800], ymm10
        vpbroadcastd ymm10, [rcx + 8]
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm10, ymm10, ymm3
        vpxor        ymm12, ymm12, ymm4
        vpaddd       ymm12, ymm12, ymm9
        vmovdqu      ymm9, [rax + 448]
        vpaddd       ymm12, ymm9, ymm12
        vpsrld       ymm9, ymm12, 2
            vpsrld   ymm3, ymm1, 7
        vpslld       ymm4, ymm12, 30
            vmovdqu  [rax + 448], ymm15
            vpsrld   ymm15, ymm1, 18
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm14, ymm14, ymm8
        vpsrld       ymm8, ymm12, 13
        vpxor        ymm6, ymm2, ymm0
        vpaddd       ymm10, ymm10, ymm6
        vpaddd       ymm10, ymm10, ymm14
        vmovdqu      ymm14, [rax + 736]
        vpaddd       ymm14, ymm14, ymm10
        vpslld       ymm6, ymm12, 19
            vpxor    ymm7, ymm7, ymm5
            vpxor    ymm11, ymm11, ymm7
        vpsrld       ymm7, ymm12, 22
        vpslld       ymm5, ymm12, 10
            vpsrld   ymm2, ymm1, 3
            vmovdqu  ymm1, [rax + 768]
            vpsrld   ymm0, ymm1, 10
            vpxor    ymm11, ymm11, ymm0
        vpxor        ymm8, ymm8, ymm6
            vpxor    ymm6, ymm3, [rax + 640]
        vmovdqu      ymm3, [rax + 480]
        vpxor        ymm0, ymm12, ymm3
        vpand        ymm1, ymm0, [rax + 544]
            vmovdqu  [rax + 544], ymm0
            vmovdqu  ymm0, [rax + 288]
            vpaddd   ymm13, ymm13, ymm0
        vpslld       ymm0, ymm14, 21                            /* round 3 */
            vpxor    ymm15, ymm15, [rax + 576]
            vpxor    ymm15, ymm15, ymm6
            vpxor    ymm15, ymm15, ymm2
        vpxor        ymm7, ymm7, ymm5
            vpaddd   ymm13, ymm13, ymm15
        vpslld       ymm15, ymm14, 7
            vpaddd   ymm11, ymm13, ymm11
            vmovdqu  [rax], ymm11
        vpxor        ymm13, ymm9, ymm4
        vpxor        ymm13, ymm13, ymm8
        vpxor        ymm13, ymm13, ymm7
            vmovdqu  ymm9, [rax + 512]
            vpsrld   ymm8, ymm9, 17                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vpsrld       ymm7, ymm14, 6
            vpslld   ymm6, ymm9, 15
        vpslld       ymm5, ymm14, 26
        vpxor        ymm7, ymm7, ymm5
            vpslld   ymm5, ymm9, 13
        vpsrld       ymm4, ymm14, 11
            vpsrld   ymm2, ymm9, 19
        vpxor        ymm4, ymm4, ymm0
            vmovdqu  ymm0, [rax + 64]
            vpslld   ymm11, ymm0, 14
        vmovdqu      [rax + 576], ymm11
        vpsrld       ymm11, ymm14, 25
            vpxor    ymm5, ymm2, ymm5
        vpxor        ymm11, ymm11, ymm15
            vpslld   ymm15, ymm0, 25
        vmovdqu      ymm2, [rax + 448]
        vmovdqu      [rax + 640], ymm12
        vmovdqu      ymm12, [rax + 800]
        vmovdqu      [rax + 672], ymm15
        vpxor        ymm15, ymm12, ymm2
        vpxor        ymm1, ymm1, ymm3
        vpaddd       ymm13, ymm13, ymm1
        vpaddd       ymm10, ymm10, ymm13
        vpand        ymm13, ymm15, ymm14
        vpbroadcastd ymm15, [rcx + 12]
            vpsrld   ymm1, ymm9, 10
            vpsrld   ymm9, ymm0, 7
        vmovdqu      ymm3, [rax + 608]
        vpaddd       ymm3, ymm3, [rax + 32]
        vpaddd       ymm15, ymm15, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm11, ymm11, ymm7
        vpsrld       ymm7, ymm10, 2
            vpsrld   ymm4, ymm0, 18
        vpslld       ymm3, ymm10, 30
        vpxor        ymm13, ymm13, ymm12
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm11, ymm13, ymm11
        vmovdqu      ymm13, [rax + 704]
        vpaddd       ymm13, ymm13, ymm11
        vpslld       ymm15, ymm10, 19
        vpsrld       ymm12, ymm10, 13
        vpxor        ymm12, ymm12, ymm15
            vpxor    ymm15, ymm8, ymm6
            vpxor    ymm15, ymm15, ymm5
            vpxor    ymm15, ymm15, ymm1
        vpsrld       ymm8, ymm10, 22
            vpsrld   ymm6, ymm0, 3
        vpslld       ymm5, ymm10, 10
            vpxor    ymm9, ymm9, [rax + 672]
        vmovdqu      ymm1, [rax + 640]
        vmovdqu      [rax + 608], ymm11
        vpxor        ymm11, ymm10, ymm1
            vmovdqu  [rax + 672], ymm10
            vmovdqu  ymm10, [rax + 320]
            vpaddd   ymm1, ymm10, [rax + 32]
        vpslld       ymm10, ymm13, 21                           /* round 4 */
        vpand        ymm0, ymm11, [rax + 544]
            vpxor    ymm4, ymm4, [rax + 576]
            vpxor    ymm9, ymm9, ymm4
            vpxor    ymm9, ymm9, ymm6
            vpaddd   ymm9, ymm9, ymm1
            vmovdqu  ymm6, [rax]
            vpsrld   ymm4, ymm6, 17                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpxor        ymm8, ymm8, ymm5
            vpaddd   ymm15, ymm9, ymm15
            vmovdqu  [rax + 32], ymm15
            vpslld   ymm9, ymm6, 15
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm12, ymm12, ymm7
        vpxor        ymm12, ymm12, ymm8
        vpsrld       ymm8, ymm13, 6
            vpslld   ymm7, ymm6, 13
        vpslld       ymm5, ymm13, 26
            vmovdqu  ymm3, [rax + 96]
            vpsrld   ymm1, ymm3, 3
            vpsrld   ymm15, ymm6, 19
        vpxor        ymm8, ymm8, ymm5
        vpsrld       ymm5, ymm13, 11
        vpxor        ymm10, ymm10, ymm5
            vpxor    ymm15, ymm15, ymm7
            vpslld   ymm7, ymm3, 14
        vpsrld       ymm5, ymm13, 25
        vmovdqu      [rax + 544], ymm11
        vpslld       ymm11, ymm13, 7
        vpxor        ymm11, ymm11, ymm5
            vpslld   ymm5, ymm3, 25
        vmovdqu      [rax + 576], ymm1
        vpxor        ymm1, ymm14, ymm2
        vpand        ymm1, ymm13, ymm1
            vmovdqu  [rax + 704], ymm14
            vpsrld   ymm14, ymm3, 7
            vmovdqu  [rax + 736], ymm13
            vpsrld   ymm13, ymm6, 10
        vpbroadcastd ymm6, [rcx + 16]
        vmovdqu      [rax + 832], ymm7
        vmovdqu      ymm7, [rax + 64]
        vpaddd       ymm6, ymm7, ymm6
        vpxor        ymm0, ymm0, [rax + 640]
        vpaddd       ymm12, ymm12, ymm0
        vmovdqu      ymm0, [rax + 608]
        vpaddd       ymm12, ymm12, ymm0
            vpxor    ymm9, ymm9, ymm4
        vpaddd       ymm6, ymm6, [rax + 800]
        vpxor        ymm10, ymm8, ymm10
        vpxor        ymm10, ymm10, ymm11
            vpsrld   ymm11, ymm3, 18
            vpxor    ymm15, ymm9, ymm15
            vpxor    ymm13, ymm15, ymm13
        vpsrld       ymm15, ymm12, 2
        vpslld       ymm9, ymm12, 30
        vpslld       ymm8, ymm12, 19
        vpsrld       ymm4, ymm12, 13
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm1, ymm2
        vpaddd       ymm6, ymm6, ymm4
        vpaddd       ymm10, ymm10, ymm6
        vmovdqu      ymm6, [rax + 480]
        vpaddd       ymm6, ymm10, ymm6
            vpxor    ymm14, ymm14, ymm5
        vpsrld       ymm5, ymm12, 22
        vpslld       ymm4, ymm12, 10
            vmovdqu  ymm1, [rax + 352]
            vpaddd   ymm7, ymm1, ymm7
            vpxor    ymm11, ymm11, [rax + 832]
            vpxor    ymm11, ymm14, ymm11
            vpxor    ymm11, ymm11, [rax + 576]
        vmovdqu      ymm14, [rax + 672]
        vpxor        ymm0, ymm12, ymm14
            vpaddd   ymm11, ymm11, ymm7
        vpand        ymm7, ymm0, [rax + 544]
            vpaddd   ymm11, ymm11, ymm13
            vmovdqu  [rax + 64], ymm11
        vpslld       ymm13, ymm6, 21                            /* round 5 */
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm15, ymm15, ymm9
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm15, ymm15, ymm5
            vmovdqu  ymm9, [rax + 32]
            vpsrld   ymm8, ymm9, 17                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpsrld       ymm5, ymm6, 6
            vpslld   ymm4, ymm9, 15
        vpslld       ymm1, ymm6, 26
        vpxor        ymm5, ymm5, ymm1
        vpsrld       ymm1, ymm6, 11
            vpxor    ymm8, ymm8, ymm4
            vpsrld   ymm4, ymm9, 10
            vpslld   ymm11, ymm9, 13
        vpxor        ymm13, ymm13, ymm1
            vmovdqu  ymm1, [rax + 128]
            vmovdqu  [rax + 480], ymm0
            vpslld   ymm0, ymm1, 14
        vmovdqu      [rax + 544], ymm0
        vpsrld       ymm0, ymm6, 25
            vmovdqu  [rax + 576], ymm12
            vpsrld   ymm12, ymm9, 19
            vpxor    ymm11, ymm12, ymm11
        vpslld       ymm12, ymm6, 7
        vpxor        ymm12, ymm12, ymm0
        vmovdqu      ymm0, [rax + 736]
        vmovdqu      ymm9, [rax + 704]
        vmovdqu      [rax + 608], ymm4
        vpxor        ymm4, ymm9, ymm0
            vpslld   ymm0, ymm1, 25
        vpand        ymm4, ymm4, ymm6
        vmovdqu      [rax + 800], ymm6
        vpbroadcastd ymm6, [rcx + 20]
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm6, ymm6, ymm2
        vpxor        ymm7, ymm14, ymm7
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm10, ymm10, ymm15
            vpsrld   ymm15, ymm1, 7
            vpsrld   ymm7, ymm1, 18
        vpxor        ymm13, ymm13, ymm5
        vpxor        ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm10, 2
        vpsrld       ymm5, ymm10, 13
        vpslld       ymm2, ymm10, 30
            vpxor    ymm11, ymm8, ymm11
            vpxor    ymm11, ymm11, [rax + 608]
        vpslld       ymm8, ymm10, 19
        vpxor        ymm8, ymm8, ymm5
        vpsrld       ymm5, ymm10, 22
        vpslld       ymm14, ymm10, 10
            vmovdqu  [rax + 448], ymm11
            vpsrld   ymm11, ymm1, 3
            vpxor    ymm15, ymm15, ymm0
        vpxor        ymm4, ymm9, ymm4
        vpaddd       ymm6, ymm6, ymm4
        vpaddd       ymm12, ymm12, ymm6
        vmovdqu      ymm6, [rax + 640]
        vpaddd       ymm6, ymm12, ymm6
        vmovdqu      ymm4, [rax + 576]
        vpxor        ymm0, ymm10, ymm4
        vmovdqu      [rax + 608], ymm10
        vpand        ymm10, ymm0, [rax + 480]
            vmovdqu  [rax + 480], ymm0
            vmovdqu  ymm0, [rax + 384]
            vpaddd   ymm3, ymm0, ymm3
            vpxor    ymm7, ymm7, [rax + 544]
            vpxor    ymm15, ymm15, ymm7
            vpxor    ymm11, ymm15, ymm11
        vpxor        ymm14, ymm14, ymm5
        vpslld       ymm15, ymm6, 21                            /* round 6 */
        vpxor        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm8
        vpxor        ymm13, ymm13, ymm14
            vmovdqu  ymm14, [rax + 64]
            vpsrld   ymm8, ymm14, 17                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vpsrld       ymm7, ymm6, 6
        vpslld       ymm5, ymm6, 26
            vpslld   ymm2, ymm14, 15
            vpaddd   ymm11, ymm11, ymm3
            vpaddd   ymm11, ymm11, [rax + 448]
            vmovdqu  [rax + 96], ymm11
        vpsrld       ymm3, ymm6, 11
        vpxor        ymm15, ymm15, ymm3
        vpxor        ymm7, ymm7, ymm5
            vpslld   ymm5, ymm14, 13
            vpsrld   ymm3, ymm14, 19
            vmovdqu  ymm0, [rax + 160]
            vpslld   ymm11, ymm0, 14
        vmovdqu      [rax + 448], ymm11
        vpslld       ymm11, ymm6, 7
        vmovdqu      [rax + 544], ymm8
        vpsrld       ymm8, ymm6, 25
            vmovdqu  [rax + 640], ymm2
            vpsrld   ymm2, ymm0, 18
            vpxor    ymm5, ymm3, ymm5
        vpbroadcastd ymm3, [rcx + 24]
        vpxor        ymm11, ymm8, ymm11
        vmovdqu      ymm8, [rax + 800]
        vmovdqu      [rax + 832], ymm2
        vmovdqu      ymm2, [rax + 736]
        vmovdqu      [rax + 864], ymm5
        vpxor        ymm5, ymm8, ymm2
        vpand        ymm5, ymm5, ymm6
            vpslld   ymm8, ymm0, 25
        vpaddd       ymm3, ymm1, ymm3
        vpxor        ymm10, ymm10, ymm4
        vpaddd       ymm10, ymm10, ymm13
        vpaddd       ymm10, ymm12, ymm10
            vpsrld   ymm12, ymm0, 7
            vpsrld   ymm13, ymm14, 10
        vpaddd       ymm9, ymm9, ymm3
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm11, ymm15, ymm11
        vpsrld       ymm15, ymm10, 2
        vpslld       ymm7, ymm10, 30
        vpsrld       ymm3, ymm10, 13
        vpxor        ymm5, ymm5, ymm2
        vpaddd       ymm9, ymm9, ymm5
        vpaddd       ymm11, ymm9, ymm11
        vmovdqu      ymm9, [rax + 672]
        vpaddd       ymm9, ymm9, ymm11
        vpslld       ymm5, ymm10, 19
        vpxor        ymm5, ymm3, ymm5
            vmovdqu  ymm3, [rax + 544]
            vpxor    ymm3, ymm3, [rax + 640]
            vpxor    ymm3, ymm3, [rax + 864]
            vpxor    ymm13, ymm13, ymm3
        vpsrld       ymm3, ymm10, 22
        vpslld       ymm14, ymm10, 10
            vpsrld   ymm4, ymm0, 3
            vpxor    ymm12, ymm12, ymm8
        vmovdqu      ymm8, [rax + 608]
        vpxor        ymm2, ymm10, ymm8
        vmovdqu      [rax + 544], ymm10
        vpand        ymm10, ymm2, [rax + 480]
        vmovdqu      [rax + 480], ymm2
        vpslld       ymm2, ymm9, 21                             /* round 7 */
            vmovdqu  [rax + 640], ymm11
            vmovdqu  ymm11, [rax + 416]
            vpaddd   ymm1, ymm11, ymm1
            vmovdqu  ymm11, [rax + 832]
            vpxor    ymm11, ymm11, [rax + 448]
            vpxor    ymm11, ymm12, ymm11
            vpxor    ymm11, ymm11, ymm4
        vpxor        ymm12, ymm14, ymm3
            vpaddd   ymm11, ymm11, ymm1
        vpsrld       ymm14, ymm9, 6
        vpslld       ymm4, ymm9, 26
            vpaddd   ymm11, ymm11, ymm13
            vmovdqu  [rax + 128], ymm11
        vpxor        ymm13, ymm15, ymm7
        vpxor        ymm13, ymm13, ymm5
        vpxor        ymm12, ymm13, ymm12
            vmovdqu  ymm13, [rax + 96]
            vpsrld   ymm15, ymm13, 17                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vpslld   ymm7, ymm13, 15
            vpslld   ymm5, ymm13, 13
        vpxor        ymm14, ymm14, ymm4
        vpsrld       ymm4, ymm9, 11
            vpsrld   ymm3, ymm13, 19
            vmovdqu  ymm1, [rax + 192]
            vpslld   ymm11, ymm1, 14
        vpxor        ymm4, ymm4, ymm2
        vpsrld       ymm2, ymm9, 25
            vpxor    ymm5, ymm3, ymm5
        vpslld       ymm3, ymm9, 7
        vpxor        ymm3, ymm2, ymm3
        vmovdqu      ymm2, [rax + 800]
        vmovdqu      [rax + 448], ymm11
        vpxor        ymm11, ymm6, ymm2
            vmovdqu  [rax + 672], ymm6
            vpslld   ymm6, ymm1, 25
        vpand        ymm11, ymm11, ymm9
        vmovdqu      [rax + 704], ymm9
        vpbroadcastd ymm9, [rcx + 28]
        vpaddd       ymm9, ymm9, ymm0
        vpxor        ymm10, ymm10, ymm8
        vpaddd       ymm10, ymm10, ymm12
        vmovdqu      ymm12, [rax + 640]
        vpaddd       ymm10, ymm12, ymm10
            vpsrld   ymm12, ymm1, 7
            vpsrld   ymm8, ymm13, 10
        vpaddd       ymm9, ymm9, [rax + 736]
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm3
        vpslld       ymm4, ymm10, 30
        vpsrld       ymm3, ymm10, 2
            vpsrld   ymm13, ymm1, 18
        vpxor        ymm11, ymm11, ymm2
        vpaddd       ymm11, ymm9, ymm11
        vpaddd       ymm11, ymm11, ymm14
        vmovdqu      ymm14, [rax + 576]
        vpaddd       ymm14, ymm14, ymm11
        vpsrld       ymm9, ymm10, 22
        vmovdqu      [rax + 576], ymm11
        vpsrld       ymm11, ymm10, 13
        vpslld       ymm2, ymm10, 10
        vmovdqu      [rax + 640], ymm4
        vpslld       ymm4, ymm10, 19
        vpxor        ymm11, ymm11, ymm4
            vpsrld   ymm4, ymm1, 3
            vpxor    ymm15, ymm15, ymm7
            vpxor    ymm15, ymm15, ymm5
            vpxor    ymm15, ymm15, ymm8
        vpsrld       ymm8, ymm14, 6                             /* round 8 */
        vmovdqu      ymm7, [rax + 544]
        vpxor        ymm5, ymm10, ymm7
            vpxor    ymm12, ymm12, ymm6
        vpand        ymm6, ymm5, [rax + 480]
        vmovdqu      [rax + 480], ymm5
        vpslld       ymm5, ymm14, 21
            vpxor    ymm13, ymm13, [rax + 448]
            vpxor    ymm12, ymm12, ymm13
            vpxor    ymm12, ymm12, ymm4
            vpaddd   ymm12, ymm12, ymm0
        vpxor        ymm13, ymm9, ymm2
            vmovdqu  ymm9, [rax + 768]
            vpaddd   ymm12, ymm12, ymm9
        vpxor        ymm4, ymm3, [rax + 640]
        vpxor        ymm11, ymm11, ymm4
        vpxor        ymm11, ymm11, ymm13
            vmovdqu  ymm13, [rax + 128]
            vpsrld   ymm4, ymm13, 17                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpslld       ymm3, ymm14, 26
            vpslld   ymm2, ymm13, 15
        vpxor        ymm8, ymm8, ymm3
        vpsrld       ymm3, ymm14, 11
            vpsrld   ymm0, ymm13, 19
            vpslld   ymm9, ymm13, 13
            vpaddd   ymm12, ymm12, ymm15
            vmovdqu  [rax + 160], ymm12
        vpxor        ymm15, ymm3, ymm5
            vmovdqu  ymm5, [rax + 224]
            vpslld   ymm3, ymm5, 14
        vpsrld       ymm12, ymm14, 25
        vmovdqu      [rax + 448], ymm3
        vpslld       ymm3, ymm14, 7
            vpxor    ymm9, ymm9, ymm0
        vpxor        ymm12, ymm12, ymm3
        vmovdqu      ymm3, [rax + 704]
        vmovdqu      ymm0, [rax + 672]
        vmovdqu      [rax + 640], ymm10
        vpxor        ymm10, ymm3, ymm0
            vpslld   ymm3, ymm5, 25
        vpand        ymm10, ymm10, ymm14
        vmovdqu      [rax + 736], ymm14
        vpbroadcastd ymm14, [rcx + 32]
        vpaddd       ymm14, ymm14, ymm1
        vpaddd       ymm14, ymm14, [rax + 800]
        vpxor        ymm6, ymm6, ymm7
        vpaddd       ymm11, ymm11, ymm6
        vmovdqu      ymm6, [rax + 576]
        vpaddd       ymm11, ymm11, ymm6
            vpsrld   ymm6, ymm13, 10
            vpsrld   ymm13, ymm5, 7
        vpslld       ymm7, ymm11, 10
        vpxor        ymm15, ymm8, ymm15
        vpxor        ymm12, ymm15, ymm12
        vpslld       ymm15, ymm11, 30
        vpsrld       ymm8, ymm11, 2
            vmovdqu  [rax + 576], ymm15
            vpsrld   ymm15, ymm5, 18
        vpxor        ymm10, ymm10, ymm0
        vpsrld       ymm0, ymm11, 13
        vpaddd       ymm10, ymm14, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vmovdqu      ymm12, [rax + 608]
        vpaddd       ymm12, ymm12, ymm10
        vpslld       ymm14, ymm12, 21                           /* round 9 */
        vmovdqu      [rax + 608], ymm10
        vpslld       ymm10, ymm11, 19
        vpxor        ymm10, ymm10, ymm0
        vpsrld       ymm0, ymm11, 22
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm9, ymm9, ymm4
            vpxor    ymm9, ymm9, ymm6
            vpsrld   ymm6, ymm5, 3
            vpxor    ymm13, ymm13, ymm3
        vmovdqu      ymm4, [rax + 640]
        vpxor        ymm3, ymm11, ymm4
        vpand        ymm2, ymm3, [rax + 480]
            vpxor    ymm15, ymm15, [rax + 448]
            vpxor    ymm13, ymm13, ymm15
            vpxor    ymm13, ymm13, ymm6
            vpaddd   ymm13, ymm13, ymm1
        vpxor        ymm15, ymm0, ymm7
            vmovdqu  ymm7, [rax + 512]
            vpaddd   ymm13, ymm13, ymm7
            vpaddd   ymm13, ymm13, ymm9
            vmovdqu  [rax + 192], ymm13
        vpxor        ymm9, ymm8, [rax + 576]
        vpxor        ymm10, ymm9, ymm10
        vpxor        ymm10, ymm10, ymm15
        vpsrld       ymm15, ymm12, 6
        vpslld       ymm9, ymm12, 26
        vpxor        ymm15, ymm15, ymm9
        vpsrld       ymm9, ymm12, 11
            vmovdqu  ymm8, [rax + 160]
            vpslld   ymm6, ymm8, 15                             /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vpxor        ymm14, ymm9, ymm14
            vpsrld   ymm9, ymm8, 17
            vpslld   ymm1, ymm8, 13
            vpsrld   ymm0, ymm8, 19
        vpsrld       ymm7, ymm12, 25
            vmovdqu  ymm13, [rax + 256]
            vmovdqu  [rax + 448], ymm3
            vpslld   ymm3, ymm13, 14
        vmovdqu      [rax + 480], ymm3
        vpslld       ymm3, ymm12, 7
        vpxor        ymm7, ymm7, ymm3
            vpxor    ymm3, ymm0, ymm1
        vmovdqu      ymm1, [rax + 736]
        vmovdqu      ymm0, [rax + 704]
        vmovdqu      [rax + 576], ymm11
        vpxor        ymm11, ymm1, ymm0
        vpand        ymm11, ymm11, ymm12
            vpslld   ymm1, ymm13, 25
        vmovdqu      [rax + 800], ymm1
        vpbroadcastd ymm1, [rcx + 36]
        vpaddd       ymm1, ymm5, ymm1
        vpxor        ymm2, ymm2, ymm4
        vpaddd       ymm10, ymm10, ymm2
        vmovdqu      ymm2, [rax + 608]
        vpaddd       ymm10, ymm10, ymm2
        vpaddd       ymm2, ymm1, [rax + 672]
            vpsrld   ymm1, ymm13, 7
            vpsrld   ymm4, ymm8, 10
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm14, ymm14, ymm7
        vpxor        ymm11, ymm11, ymm0
        vpaddd       ymm11, ymm11, ymm2
        vpaddd       ymm11, ymm11, ymm14
        vpslld       ymm14, ymm10, 30
        vmovdqu      ymm15, [rax + 544]
        vpaddd       ymm15, ymm15, ymm11
        vpslld       ymm7, ymm15, 21                            /* round 10 */
        vpsrld       ymm2, ymm15, 6
        vpsrld       ymm8, ymm15, 11
        vmovdqu      [rax + 544], ymm11
        vpslld       ymm11, ymm15, 26
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm8, ymm8, ymm7
        vpsrld       ymm7, ymm10, 13
        vpslld       ymm2, ymm15, 7
        vmovdqu      [rax + 608], ymm14
        vpsrld       ymm14, ymm10, 22
        vmovdqu      [rax + 672], ymm11
        vpsrld       ymm11, ymm15, 25
        vmovdqu      [rax + 832], ymm8
        vpslld       ymm8, ymm10, 10
        vpslld       ymm0, ymm10, 19
        vpxor        ymm7, ymm7, ymm0
            vpsrld   ymm0, ymm13, 18
            vpxor    ymm9, ymm9, ymm6
            vpxor    ymm9, ymm9, ymm3
            vpxor    ymm9, ymm9, ymm4
        vmovdqu      ymm6, [rax + 736]
        vpxor        ymm4, ymm12, ymm6
            vpsrld   ymm3, ymm13, 3
        vmovdqu      [rax + 864], ymm12
        vpsrld       ymm12, ymm10, 2
        vpxor        ymm14, ymm14, ymm8
        vpand        ymm8, ymm15, ymm4
            vpxor    ymm4, ymm1, [rax + 800]
        vmovdqu      ymm1, [rax + 576]
        vmovdqu      [rax + 800], ymm15
        vpxor        ymm15, ymm10, ymm1
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastd ymm2, [rcx + 40]
        vpaddd       ymm2, ymm13, ymm2
            vpxor    ymm0, ymm0, [rax + 480]
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm3
            vpaddd   ymm5, ymm5, ymm4
        vpand        ymm4, ymm15, [rax + 448]
        vpaddd       ymm3, ymm2, [rax + 704]
            vmovdqu  ymm2, [rax]
            vpaddd   ymm5, ymm5, ymm2
        vmovdqu      ymm0, [rax + 672]
        vpxor        ymm0, ymm0, [rax + 832]
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm12, ymm12, [rax + 608]
        vpxor        ymm12, ymm12, ymm7
        vpxor        ymm12, ymm12, ymm14
            vpaddd   ymm14, ymm9, ymm5
            vmovdqu  [rax + 224], ymm14
            vmovdqu  ymm9, [rax + 192]
            vpsrld   ymm7, ymm9, 10                             /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vpxor        ymm8, ymm8, ymm6
            vpslld   ymm5, ymm9, 15
            vpsrld   ymm0, ymm9, 17
            vpslld   ymm2, ymm9, 13
            vpsrld   ymm6, ymm9, 19
            vmovdqu  ymm9, [rax + 288]
            vpslld   ymm14, ymm9, 14
            vpxor    ymm6, ymm6, ymm2
            vpslld   ymm2, ymm9, 25
        vpxor        ymm4, ymm4, ymm1
        vpaddd       ymm12, ymm12, ymm4
        vmovdqu      ymm4, [rax + 544]
        vpaddd       ymm12, ymm12, ymm4
        vpsrld       ymm4, ymm12, 2
        vpslld       ymm1, ymm12, 30
        vmovdqu      [rax + 448], ymm11
        vpsrld       ymm11, ymm12, 13
        vmovdqu      [rax + 480], ymm3
        vpslld       ymm3, ymm12, 19
        vpxor        ymm11, ymm11, ymm3
        vpsrld       ymm3, ymm12, 22
        vmovdqu      [rax + 544], ymm8
        vpslld       ymm8, ymm12, 10
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm3, ymm12, ymm10
        vpand        ymm15, ymm15, ymm3
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm11, ymm11, ymm4
        vpxor        ymm11, ymm11, ymm8
            vpsrld   ymm8, ymm9, 7
            vpsrld   ymm4, ymm9, 18
            vpxor    ymm5, ymm0, ymm5
            vpxor    ymm6, ymm5, ymm6
            vpxor    ymm7, ymm6, ymm7
            vpsrld   ymm6, ymm9, 3
            vpxor    ymm8, ymm8, ymm2
        vpxor        ymm15, ymm15, ymm10
        vpaddd       ymm11, ymm15, ymm11
            vpxor    ymm14, ymm14, ymm4
            vpxor    ymm14, ymm8, ymm14
            vpxor    ymm14, ymm14, ymm6
            vpaddd   ymm13, ymm13, ymm14
            vmovdqu  ymm14, [rax + 32]
            vpaddd   ymm13, ymm13, ymm14
        vmovdqu      ymm15, [rax + 480]
        vpaddd       ymm15, ymm15, [rax + 544]
        vpaddd       ymm15, ymm15, [rax + 448]
        vmovdqu      ymm8, [rax + 640]
        vpaddd       ymm8, ymm8, ymm15
        vpsrld       ymm6, ymm8, 11                             /* round 11 */
        vpaddd       ymm11, ymm15, ymm11
        vpslld       ymm15, ymm8, 21
            vmovdqu  ymm5, [rax + 224]
            vpsrld   ymm4, ymm5, 17                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vpsrld       ymm2, ymm8, 6
        vpslld       ymm1, ymm8, 26
            vpslld   ymm0, ymm5, 15
        vpxor        ymm2, ymm2, ymm1
            vpslld   ymm1, ymm5, 13
            vpaddd   ymm13, ymm13, ymm7
            vmovdqu  [rax + 256], ymm13
        vpxor        ymm15, ymm15, ymm6
            vpsrld   ymm7, ymm5, 19
            vmovdqu  ymm6, [rax + 320]
            vpslld   ymm14, ymm6, 14
        vmovdqu      [rax + 448], ymm10
        vpsrld       ymm10, ymm8, 25
        vpslld       ymm13, ymm8, 7
            vpxor    ymm7, ymm7, ymm1
        vmovdqu      ymm1, [rax + 800]
        vmovdqu      [rax + 480], ymm14
        vmovdqu      ymm14, [rax + 864]
        vmovdqu      [rax + 544], ymm3
        vpxor        ymm3, ymm14, ymm1
        vpxor        ymm10, ymm10, ymm13
            vpslld   ymm13, ymm6, 25
        vpand        ymm3, ymm8, ymm3
            vpsrld   ymm1, ymm6, 7
        vmovdqu      [rax + 608], ymm8
        vpbroadcastd ymm8, [rcx + 44]
        vpaddd       ymm8, ymm9, ymm8
            vpsrld   ymm9, ymm5, 10
        vpaddd       ymm8, ymm8, [rax + 736]
        vpxor        ymm15, ymm15, ymm2
        vpxor        ymm10, ymm15, ymm10
        vpslld       ymm15, ymm11, 30
        vpsrld       ymm2, ymm11, 2
            vpsrld   ymm5, ymm6, 18
        vpxor        ymm3, ymm14, ymm3
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm10, ymm8, ymm10
        vpsrld       ymm8, ymm11, 13
        vpslld       ymm3, ymm11, 19
        vpxor        ymm8, ymm8, ymm3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm7, ymm4, ymm7
            vpxor    ymm9, ymm9, ymm7
        vpsrld       ymm7, ymm11, 22
        vpslld       ymm4, ymm11, 10
            vpxor    ymm13, ymm13, ymm1
        vpxor        ymm3, ymm11, ymm12
        vpand        ymm1, ymm3, [rax + 544]
        vmovdqu      ymm0, [rax + 576]
        vpaddd       ymm0, ymm10, ymm0
            vmovdqu  [rax + 544], ymm3
            vpsrld   ymm3, ymm6, 3
            vpxor    ymm5, ymm5, [rax + 480]
            vpxor    ymm13, ymm13, ymm5
            vpxor    ymm13, ymm13, ymm3
            vmovdqu  ymm5, [rax + 288]
            vpaddd   ymm13, ymm13, ymm5
        vpxor        ymm7, ymm7, ymm4
        vpslld       ymm5, ymm0, 21                             /* round 12 */
            vmovdqu  ymm4, [rax + 64]
            vpaddd   ymm13, ymm13, ymm4
            vpaddd   ymm13, ymm13, ymm9
            vmovdqu  [rax + 288], ymm13
        vpxor        ymm15, ymm15, ymm2
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm15, ymm15, ymm7
            vmovdqu  ymm9, [rax + 256]
            vpsrld   ymm8, ymm9, 17                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpslld   ymm7, ymm9, 15
            vpslld   ymm3, ymm9, 13
            vpsrld   ymm2, ymm9, 19
        vpsrld       ymm4, ymm0, 6
        vpslld       ymm13, ymm0, 26
        vpxor        ymm13, ymm13, ymm4
            vmovdqu  ymm4, [rax + 352]
            vmovdqu  [rax + 480], ymm11
            vpslld   ymm11, ymm4, 14
        vmovdqu      [rax + 576], ymm11
        vpsrld       ymm11, ymm0, 11
        vpxor        ymm11, ymm11, ymm5
            vpxor    ymm5, ymm2, ymm3
        vpsrld       ymm3, ymm0, 25
            vpslld   ymm2, ymm4, 25
        vmovdqu      [rax + 640], ymm2
        vpslld       ymm2, ymm0, 7
        vpxor        ymm3, ymm3, ymm2
        vmovdqu      ymm2, [rax + 608]
        vmovdqu      [rax + 672], ymm5
        vmovdqu      ymm5, [rax + 800]
        vmovdqu      [rax + 704], ymm8
        vpxor        ymm8, ymm2, ymm5
        vpxor        ymm1, ymm12, ymm1
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm10, ymm10, ymm15
            vpsrld   ymm15, ymm4, 7
            vpsrld   ymm1, ymm9, 10
        vpand        ymm8, ymm8, ymm0
        vpbroadcastd ymm9, [rcx + 48]
        vpaddd       ymm9, ymm9, ymm6
            vmovdqu  [rax + 736], ymm12
            vpsrld   ymm12, ymm4, 18
        vpxor        ymm11, ymm13, ymm11
        vpxor        ymm11, ymm11, ymm3
        vpslld       ymm13, ymm10, 30
        vpsrld       ymm3, ymm10, 2
        vpaddd       ymm14, ymm9, ymm14
            vpsrld   ymm9, ymm4, 3
            vmovdqu  ymm4, [rax + 704]
            vpxor    ymm7, ymm4, ymm7
            vpxor    ymm7, ymm7, [rax + 672]
            vpxor    ymm7, ymm7, ymm1
        vpsrld       ymm4, ymm10, 13
        vpxor        ymm8, ymm8, ymm5
        vpaddd       ymm14, ymm14, ymm8
        vpaddd       ymm11, ymm14, ymm11
        vmovdqu      ymm14, [rax + 448]
        vpaddd       ymm14, ymm14, ymm11
        vpslld       ymm8, ymm10, 19
        vpxor        ymm8, ymm8, ymm4
            vpxor    ymm15, ymm15, [rax + 640]
        vpsrld       ymm4, ymm10, 22
        vmovdqu      ymm1, [rax + 480]
        vmovdqu      [rax + 448], ymm11
        vpxor        ymm11, ymm10, ymm1
            vmovdqu  ymm1, [rax + 288]
            vpsrld   ymm5, ymm1, 17                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        vmovdqu      [rax + 640], ymm5
        vpslld       ymm5, ymm10, 10
        vmovdqu      [rax + 672], ymm10
        vpslld       ymm10, ymm14, 21                           /* round 13 */
            vpxor    ymm12, ymm12, [rax + 576]
            vpxor    ymm12, ymm15, ymm12
            vpxor    ymm12, ymm12, ymm9
            vpaddd   ymm12, ymm12, ymm6
            vmovdqu  ymm15, [rax + 96]
            vpaddd   ymm12, ymm12, ymm15
            vpslld   ymm9, ymm1, 15
        vpand        ymm6, ymm11, [rax + 544]
            vpaddd   ymm12, ymm12, ymm7
            vmovdqu  [rax + 320], ymm12
            vpsrld   ymm7, ymm1, 19
        vpsrld       ymm15, ymm14, 6
        vpxor        ymm5, ymm4, ymm5
        vpslld       ymm4, ymm14, 26
            vpslld   ymm12, ymm1, 13
            vmovdqu  [rax + 544], ymm11
            vmovdqu  ymm11, [rax + 384]
            vmovdqu  [rax + 576], ymm6
            vpslld   ymm6, ymm11, 14
        vmovdqu      [rax + 704], ymm6
        vpslld       ymm6, ymm14, 7
            vpxor    ymm12, ymm12, ymm7
        vpxor        ymm13, ymm13, ymm3
        vpxor        ymm13, ymm13, ymm8
        vpxor        ymm13, ymm13, ymm5
        vpxor        ymm15, ymm15, ymm4
        vpsrld       ymm8, ymm14, 11
        vpxor        ymm10, ymm8, ymm10
            vpslld   ymm8, ymm11, 25
        vpxor        ymm7, ymm0, ymm2
        vpsrld       ymm5, ymm14, 25
            vpsrld   ymm4, ymm1, 10
            vpsrld   ymm3, ymm11, 7
        vpbroadcastd ymm1, [rcx + 52]
        vpxor        ymm6, ymm5, ymm6
        vpand        ymm7, ymm14, ymm7
        vmovdqu      ymm5, [rax + 352]
        vpaddd       ymm1, ymm5, ymm1
            vmovdqu  [rax + 832], ymm0
            vpsrld   ymm0, ymm11, 18
        vpaddd       ymm1, ymm1, [rax + 800]
        vpxor        ymm10, ymm15, ymm10
        vpxor        ymm10, ymm10, ymm6
            vmovdqu  ymm15, [rax + 640]
            vpxor    ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 576]
        vmovdqu      ymm6, [rax + 480]
        vpxor        ymm9, ymm9, ymm6
        vpaddd       ymm13, ymm9, ymm13
        vmovdqu      ymm9, [rax + 448]
        vpaddd       ymm13, ymm9, ymm13
            vpsrld   ymm9, ymm11, 3
        vpslld       ymm6, ymm13, 30
            vpxor    ymm12, ymm15, ymm12
            vpxor    ymm12, ymm12, ymm4
        vpsrld       ymm15, ymm13, 2
            vpxor    ymm8, ymm8, ymm3
        vpxor        ymm7, ymm7, ymm2
        vpaddd       ymm7, ymm1, ymm7
        vpaddd       ymm10, ymm10, ymm7
        vmovdqu      ymm7, [rax + 736]
        vpaddd       ymm7, ymm10, ymm7
        vpslld       ymm4, ymm13, 19
            vpxor    ymm3, ymm0, [rax + 704]
            vpxor    ymm8, ymm8, ymm3
            vpxor    ymm9, ymm8, ymm9
        vpsrld       ymm8, ymm13, 13
        vpxor        ymm8, ymm8, ymm4
        vpsrld       ymm4, ymm13, 22
            vpaddd   ymm9, ymm9, ymm5
        vpslld       ymm5, ymm13, 10
            vmovdqu  ymm3, [rax + 128]
            vpaddd   ymm9, ymm9, ymm3
        vmovdqu      ymm1, [rax + 672]
        vpxor        ymm0, ymm13, ymm1
        vpslld       ymm3, ymm7, 21                             /* round 14 */
        vmovdqu      [rax + 448], ymm12
        vpand        ymm12, ymm0, [rax + 544]
        vpxor        ymm5, ymm4, ymm5
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm15, ymm15, ymm5
            vmovdqu  ymm8, [rax + 320]
            vpsrld   ymm6, ymm8, 17                             /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        vpsrld       ymm5, ymm7, 6
            vpslld   ymm4, ymm8, 13
        vmovdqu      [rax + 544], ymm9
        vpslld       ymm9, ymm7, 26
            vmovdqu  [rax + 576], ymm0
            vpslld   ymm0, ymm8, 15
        vpxor        ymm9, ymm9, ymm5
            vpsrld   ymm5, ymm8, 19
        vmovdqu      [rax + 640], ymm4
        vpsrld       ymm4, ymm7, 11
        vpxor        ymm4, ymm4, ymm3
            vmovdqu  ymm3, [rax + 416]
            vmovdqu  [rax + 704], ymm5
            vpslld   ymm5, ymm3, 14
        vmovdqu      [rax + 736], ymm5
        vpxor        ymm5, ymm14, [rax + 832]
            vmovdqu  [rax + 800], ymm14
            vpslld   ymm14, ymm3, 25
        vpand        ymm5, ymm5, ymm7
        vmovdqu      [rax + 864], ymm14
        vpbroadcastd ymm14, [rcx + 56]
        vpaddd       ymm14, ymm11, ymm14
        vpxor        ymm12, ymm12, ymm1
        vpaddd       ymm12, ymm12, ymm15
        vpaddd       ymm10, ymm10, ymm12
            vpsrld   ymm12, ymm8, 10
        vpaddd       ymm14, ymm14, ymm2
        vpxor        ymm15, ymm9, ymm4
        vpslld       ymm9, ymm7, 7
        vpsrld       ymm4, ymm7, 25
            vpsrld   ymm2, ymm3, 7
        vpslld       ymm8, ymm10, 30
        vpxor        ymm5, ymm5, [rax + 832]
        vpaddd       ymm14, ymm14, ymm5
        vpsrld       ymm5, ymm10, 2
            vpsrld   ymm1, ymm3, 18
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm15, ymm15, ymm9
        vpaddd       ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 480]
        vpaddd       ymm15, ymm15, ymm14
        vpslld       ymm9, ymm10, 19
        vpsrld       ymm4, ymm10, 13
        vpxor        ymm9, ymm9, ymm4
            vpxor    ymm6, ymm6, ymm0
        vpsrld       ymm4, ymm10, 22
            vpsrld   ymm0, ymm3, 3
        vpslld       ymm3, ymm10, 10
        vmovdqu      [rax + 480], ymm7
        vpxor        ymm7, ymm10, ymm13
            vpxor    ymm2, ymm2, [rax + 864]
            vmovdqu  [rax + 608], ymm10
            vmovdqu  ymm10, [rax + 704]
            vpxor    ymm10, ymm10, [rax + 640]
            vpxor    ymm10, ymm10, ymm6
            vpxor    ymm10, ymm10, ymm12
        vpand        ymm12, ymm7, [rax + 576]
        vpxor        ymm6, ymm4, ymm3
            vpxor    ymm4, ymm1, [rax + 736]
            vpxor    ymm4, ymm2, ymm4
            vpxor    ymm4, ymm4, ymm0
            vpaddd   ymm11, ymm11, ymm4
        vpxor        ymm12, ymm12, ymm13
            vmovdqu  ymm4, [rax + 160]
            vpaddd   ymm11, ymm11, ymm4
        vpsrld       ymm3, ymm15, 6                             /* round 15 */
            vpaddd   ymm10, ymm11, ymm10
            vmovdqu  [rax + 384], ymm10
        vpslld       ymm11, ymm15, 26
        vpxor        ymm8, ymm8, ymm5
        vpxor        ymm9, ymm8, ymm9
        vpxor        ymm9, ymm9, ymm6
        vpaddd       ymm12, ymm12, ymm9
        vpaddd       ymm1, ymm14, ymm12
        vpxor        ymm11, ymm11, ymm3
        vpsrld       ymm12, ymm15, 11
        vpslld       ymm14, ymm15, 21
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm11, ymm11, ymm12
        vpsrld       ymm12, ymm15, 25
        vpslld       ymm14, ymm15, 7
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm11, ymm11, ymm12
        vmovdqu      ymm6, [rax + 480]
        vmovdqu      ymm12, [rax + 800]
        vpxor        ymm14, ymm12, ymm6
            vmovdqu  ymm9, [rax + 544]
            vpaddd   ymm9, ymm9, [rax + 448]
            vmovdqu  [rax + 352], ymm9
        vpbroadcastd ymm8, [rcx + 60]
        vpand        ymm14, ymm14, ymm15
            vpslld   ymm5, ymm9, 15                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vpxor        ymm14, ymm14, ymm12
        vmovdqu      ymm3, [rax + 416]
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm8, ymm8, [rax + 832]
        vpaddd       ymm14, ymm8, ymm14
        vpaddd       ymm11, ymm14, ymm11
        vpsrld       ymm14, ymm1, 2
        vpslld       ymm8, ymm1, 30
            vpsrld   ymm2, ymm9, 17
        vpxor        ymm14, ymm14, ymm8
            vpslld   ymm8, ymm9, 13
        vpsrld       ymm0, ymm1, 13
        vpslld       ymm4, ymm1, 19
        vpxor        ymm4, ymm0, ymm4
        vpsrld       ymm0, ymm1, 22
            vpsrld   ymm10, ymm9, 19
            vpxor    ymm10, ymm10, ymm8
        vpslld       ymm8, ymm1, 10
        vpxor        ymm8, ymm8, ymm0
        vmovdqu      ymm0, [rax + 608]
        vpxor        ymm6, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm8
            vmovdqu  ymm8, [rax + 768]
            vpslld   ymm4, ymm8, 14
        vpand        ymm7, ymm6, ymm7
            vpslld   ymm6, ymm8, 25
        vpxor        ymm7, ymm7, ymm0
        vpaddd       ymm14, ymm14, ymm7
        vpaddd       ymm14, ymm11, ymm14
        vmovdqu      ymm7, [rax + 672]
        vpaddd       ymm11, ymm11, ymm7
            vpsrld   ymm7, ymm8, 7
            vpsrld   ymm12, ymm9, 10
        add          rcx, 64
            vpsrld   ymm9, ymm8, 18
            vpxor    ymm5, ymm2, ymm5
            vpxor    ymm10, ymm10, ymm5
            vpxor    ymm10, ymm10, ymm12
            vpsrld   ymm12, ymm8, 3
            vpxor    ymm7, ymm7, ymm6
            vpxor    ymm9, ymm9, ymm4
            vpxor    ymm9, ymm9, ymm7
            vpxor    ymm12, ymm9, ymm12
            vpaddd   ymm12, ymm12, ymm3
            vmovdqu  ymm9, [rax + 192]
            vpaddd   ymm12, ymm12, ymm9
            vpaddd   ymm10, ymm12, ymm10
            vmovdqu  [rax + 416], ymm10
        vmovdqa      ymm2, ymm0
        vmovdqa      ymm0, ymm14
        vmovdqa      ymm3, ymm13
        vmovdqa      ymm4, ymm11
        vmovdqa      ymm5, ymm15
        vmovdqu      ymm9, [rax + 512]
        vmovdqu      ymm6, [rax + 480]
        vmovdqu      ymm7, [rax + 800]
        cmp          rcx, [rsp + 8]
        jne          NSMS_L(multi_rounds_and_schedule)

        /* rounds 48 to 63; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label multi_rounds_and_schedule, with the same numbers. */
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
        vpaddd       ymm3, ymm3, ymm7
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
        vpaddd       ymm7, ymm10, ymm7
        vpsrld       ymm10, ymm3, 6                             /* round 1 */
        vpslld       ymm12, ymm3, 26
        vpsrld       ymm13, ymm3, 11
        vpslld       ymm14, ymm3, 21
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm3, 25
        vpslld       ymm15, ymm3, 7
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm10, ymm10, ymm13
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm13, ymm14, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpbroadcastd ymm13, [rcx + 4]
        vpaddd       ymm6, ymm9, ymm6
        vpaddd       ymm6, ymm13, ymm6
        vpaddd       ymm6, ymm12, ymm6
        vpaddd       ymm6, ymm10, ymm6
        vpslld       ymm10, ymm7, 30
        vpsrld       ymm12, ymm7, 2
        vpxor        ymm10, ymm12, ymm10
        vpsrld       ymm12, ymm7, 13
        vpslld       ymm13, ymm7, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm7, 22
        vpslld       ymm13, ymm7, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm7, ymm0
        vpand        ymm11, ymm13, ymm11
        vpxor        ymm10, ymm10, ymm12
        vpaddd       ymm2, ymm2, ymm6
        vpsrld       ymm12, ymm2, 6                             /* round 2 */
        vpxor        ymm11, ymm11, ymm0
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm6, ymm10, ymm6
        vpslld       ymm10, ymm2, 26
        vpbroadcastd ymm11, [rcx + 8]
        vpsrld       ymm14, ymm2, 11
        vpslld       ymm15, ymm2, 21
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm2, 25
        vmovdqu      [rax + 448], ymm8
        vpslld       ymm8, ymm2, 7
        vpxor        ymm10, ymm12, ymm10
        vpxor        ymm10, ymm10, ymm14
        vpxor        ymm12, ymm3, ymm4
        vpand        ymm12, ymm12, ymm2
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm14, ymm15, ymm8
        vpxor        ymm10, ymm10, ymm14
        vmovdqu      ymm14, [rax]
        vpaddd       ymm5, ymm14, ymm5
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm12, ymm5
        vpaddd       ymm5, ymm10, ymm5
        vpslld       ymm10, ymm6, 30
        vpsrld       ymm11, ymm6, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm6, 13
        vpslld       ymm12, ymm6, 19
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm6, 22
        vpslld       ymm12, ymm6, 10
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm6, ymm7
        vpaddd       ymm1, ymm1, ymm5
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm13, ymm13, ymm7
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm1, 6                             /* round 3 */
        vpaddd       ymm10, ymm13, ymm10
        vpaddd       ymm5, ymm10, ymm5
        vpslld       ymm10, ymm1, 26
        vpsrld       ymm13, ymm1, 11
        vpslld       ymm15, ymm1, 21
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rcx + 12]
        vpslld       ymm8, ymm1, 7
        vpaddd       ymm4, ymm4, [rax + 32]
        vpaddd       ymm4, ymm15, ymm4
        vpsrld       ymm15, ymm1, 25
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm10, ymm10, ymm13
        vpxor        ymm10, ymm10, ymm15
        vpslld       ymm11, ymm5, 30
        vpxor        ymm13, ymm2, ymm3
        vpand        ymm13, ymm13, ymm1
        vpxor        ymm13, ymm13, ymm3
        vpaddd       ymm4, ymm13, ymm4
        vpaddd       ymm4, ymm10, ymm4
        vpsrld       ymm10, ymm5, 2
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm5, 13
        vpslld       ymm13, ymm5, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm5, 22
        vpslld       ymm13, ymm5, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm12, ymm13, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm0, ymm0, ymm4
        vpsrld       ymm11, ymm0, 6                             /* round 4 */
        vpxor        ymm12, ymm12, ymm6
        vpaddd       ymm10, ymm12, ymm10
        vpaddd       ymm4, ymm10, ymm4
        vpslld       ymm10, ymm0, 26
        vpsrld       ymm12, ymm0, 11
        vpslld       ymm15, ymm0, 21
        vpxor        ymm12, ymm12, ymm15
        vpsrld       ymm15, ymm0, 25
        vpslld       ymm8, ymm0, 7
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm12, ymm15, ymm8
        vpxor        ymm10, ymm10, ymm12
        vpbroadcastd ymm12, [rcx + 16]
        vmovdqu      ymm15, [rax + 64]
        vpaddd       ymm12, ymm15, ymm12
        vpaddd       ymm3, ymm12, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpaddd       ymm3, ymm10, ymm3
        vpslld       ymm10, ymm4, 30
        vpsrld       ymm11, ymm4, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm4, 13
        vpslld       ymm12, ymm4, 19
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 22
        vpslld       ymm12, ymm4, 10
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm7, ymm7, ymm3
        vpsrld       ymm11, ymm7, 6                             /* round 5 */
        vpslld       ymm8, ymm7, 26
        vpxor        ymm13, ymm13, ymm5
        vpaddd       ymm10, ymm13, ymm10
        vpaddd       ymm3, ymm10, ymm3
        vpsrld       ymm10, ymm7, 11
        vpslld       ymm13, ymm7, 21
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm7, 25
        vpslld       ymm14, ymm7, 7
        vpxor        ymm11, ymm11, ymm8
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm11, ymm0, ymm1
        vpand        ymm11, ymm11, ymm7
        vpxor        ymm11, ymm11, ymm1
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm10, ymm10, ymm13
        vpbroadcastd ymm13, [rcx + 20]
        vmovdqu      ymm14, [rax + 96]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm2, ymm13, ymm2
        vpaddd       ymm2, ymm11, ymm2
        vpaddd       ymm2, ymm10, ymm2
        vpslld       ymm10, ymm3, 30
        vpsrld       ymm11, ymm3, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm3, 22
        vpsrld       ymm13, ymm3, 13
        vpslld       ymm8, ymm3, 19
        vpxor        ymm13, ymm13, ymm8
        vpxor        ymm10, ymm10, ymm13
        vpslld       ymm13, ymm3, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm13, ymm3, ymm4
        vpand        ymm12, ymm13, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm6, ymm6, ymm2
        vpxor        ymm11, ymm12, ymm4
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm2, ymm10, ymm2
        vpsrld       ymm10, ymm6, 6                             /* round 6 */
        vpslld       ymm11, ymm6, 26
        vpsrld       ymm12, ymm6, 11
        vpslld       ymm8, ymm6, 21
        vpxor        ymm12, ymm12, ymm8
        vpsrld       ymm8, ymm6, 25
        vpslld       ymm15, ymm6, 7
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm11, ymm7, ymm0
        vpand        ymm11, ymm11, ymm6
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm12, ymm8, ymm15
        vpxor        ymm10, ymm10, ymm12
        vpbroadcastd ymm12, [rcx + 24]
        vmovdqu      ymm15, [rax + 128]
        vpaddd       ymm12, ymm15, ymm12
        vpaddd       ymm1, ymm12, ymm1
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vpslld       ymm10, ymm2, 30
        vpsrld       ymm11, ymm2, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm2, 13
        vpslld       ymm12, ymm2, 19
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 22
        vpslld       ymm12, ymm2, 10
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm5, ymm5, ymm1
        vpsrld       ymm11, ymm5, 6                             /* round 7 */
        vpxor        ymm13, ymm13, ymm3
        vpaddd       ymm10, ymm13, ymm10
        vpslld       ymm13, ymm5, 26
        vpsrld       ymm8, ymm5, 11
        vpaddd       ymm1, ymm10, ymm1
        vpslld       ymm10, ymm5, 21
        vpxor        ymm10, ymm8, ymm10
        vpsrld       ymm8, ymm5, 25
        vpslld       ymm14, ymm5, 7
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm11, ymm6, ymm7
        vpand        ymm11, ymm11, ymm5
        vpxor        ymm11, ymm11, ymm7
        vpxor        ymm13, ymm8, ymm14
        vpxor        ymm10, ymm10, ymm13
        vpbroadcastd ymm13, [rcx + 28]
        vmovdqu      ymm14, [rax + 160]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm0, ymm13, ymm0
        vpaddd       ymm0, ymm11, ymm0
        vpaddd       ymm0, ymm10, ymm0
        vpslld       ymm10, ymm1, 30
        vpsrld       ymm11, ymm1, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm1, 13
        vpslld       ymm13, ymm1, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm1, 22
        vpslld       ymm13, ymm1, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm12, ymm13, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm4, ymm4, ymm0
        vpsrld       ymm11, ymm4, 6                             /* round 8 */
        vpxor        ymm12, ymm12, ymm2
        vpaddd       ymm10, ymm12, ymm10
        vpaddd       ymm0, ymm10, ymm0
        vpslld       ymm10, ymm4, 26
        vpsrld       ymm12, ymm4, 11
        vpslld       ymm8, ymm4, 21
        vpxor        ymm12, ymm12, ymm8
        vpsrld       ymm8, ymm4, 25
        vpslld       ymm15, ymm4, 7
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm11, ymm8, ymm15
        vpxor        ymm10, ymm10, ymm11
        vpbroadcastd ymm11, [rcx + 32]
        vmovdqu      ymm12, [rax + 192]
        vpaddd       ymm11, ymm12, ymm11
        vpaddd       ymm7, ymm11, ymm7
        vpaddd       ymm7, ymm14, ymm7
        vpaddd       ymm7, ymm10, ymm7
        vpslld       ymm10, ymm0, 30
        vpsrld       ymm11, ymm0, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm0, 13
        vpslld       ymm14, ymm0, 19
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm0, 22
        vpslld       ymm14, ymm0, 10
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm3, ymm3, ymm7
        vpsrld       ymm11, ymm3, 6                             /* round 9 */
        vpxor        ymm13, ymm13, ymm1
        vpaddd       ymm10, ymm13, ymm10
        vpaddd       ymm7, ymm10, ymm7
        vpslld       ymm10, ymm3, 26
        vpsrld       ymm13, ymm3, 11
        vpslld       ymm15, ymm3, 21
        vpxor        ymm13, ymm13, ymm15
        vpsrld       ymm15, ymm3, 25
        vpslld       ymm8, ymm3, 7
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm10, ymm10, ymm13
        vpxor        ymm11, ymm4, ymm5
        vpand        ymm11, ymm11, ymm3
        vpxor        ymm11, ymm11, ymm5
        vpxor        ymm13, ymm15, ymm8
        vpxor        ymm10, ymm10, ymm13
        vpbroadcastd ymm13, [rcx + 36]
        vmovdqu      ymm15, [rax + 224]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm6, ymm13, ymm6
        vpaddd       ymm6, ymm11, ymm6
        vpaddd       ymm6, ymm10, ymm6
        vpslld       ymm10, ymm7, 30
        vpsrld       ymm11, ymm7, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm7, 13
        vpslld       ymm13, ymm7, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm7, 22
        vpslld       ymm13, ymm7, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm13, ymm7, ymm0
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm2, ymm2, ymm6
        vpsrld       ymm11, ymm2, 6                             /* round 10 */
        vpslld       ymm8, ymm2, 26
        vpxor        ymm14, ymm14, ymm0
        vpaddd       ymm10, ymm14, ymm10
        vpaddd       ymm6, ymm10, ymm6
        vpsrld       ymm10, ymm2, 11
        vpslld       ymm14, ymm2, 21
        vpxor        ymm10, ymm10, ymm14
        vpsrld       ymm14, ymm2, 25
        vpslld       ymm12, ymm2, 7
        vpxor        ymm15, ymm3, ymm4
        vpxor        ymm11, ymm11, ymm8
        vpxor        ymm10, ymm11, ymm10
        vpand        ymm11, ymm15, ymm2
        vpxor        ymm11, ymm11, ymm4
        vpxor        ymm12, ymm14, ymm12
        vpxor        ymm10, ymm10, ymm12
        vpbroadcastd ymm12, [rcx + 40]
        vmovdqu      ymm14, [rax + 256]
        vpaddd       ymm12, ymm14, ymm12
        vpaddd       ymm5, ymm12, ymm5
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm10, ymm5
        vpslld       ymm10, ymm6, 30
        vpsrld       ymm11, ymm6, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm6, 13
        vpslld       ymm12, ymm6, 19
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm6, 22
        vpslld       ymm12, ymm6, 10
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm6, ymm7
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm1, ymm1, ymm5
        vpxor        ymm11, ymm13, ymm7
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm5, ymm10, ymm5
        vpsrld       ymm10, ymm1, 6                             /* round 11 */
        vpslld       ymm11, ymm1, 26
        vpsrld       ymm13, ymm1, 11
        vpslld       ymm15, ymm1, 21
        vpxor        ymm13, ymm13, ymm15
        vpsrld       ymm15, ymm1, 25
        vpslld       ymm8, ymm1, 7
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm10, ymm10, ymm13
        vpxor        ymm11, ymm2, ymm3
        vpand        ymm11, ymm11, ymm1
        vpxor        ymm11, ymm11, ymm3
        vpxor        ymm13, ymm15, ymm8
        vpxor        ymm10, ymm10, ymm13
        vpbroadcastd ymm13, [rcx + 44]
        vmovdqu      ymm15, [rax + 288]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm4, ymm13, ymm4
        vpaddd       ymm4, ymm11, ymm4
        vpaddd       ymm4, ymm10, ymm4
        vpslld       ymm10, ymm5, 30
        vpsrld       ymm11, ymm5, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm5, 13
        vpslld       ymm13, ymm5, 19
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm5, 22
        vpslld       ymm13, ymm5, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm12, ymm13, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm0, ymm0, ymm4
        vpsrld       ymm11, ymm0, 6                             /* round 12 */
        vpxor        ymm12, ymm12, ymm6
        vpaddd       ymm10, ymm12, ymm10
        vpaddd       ymm4, ymm10, ymm4
        vpslld       ymm10, ymm0, 26
        vpsrld       ymm12, ymm0, 11
        vpslld       ymm8, ymm0, 21
        vpxor        ymm12, ymm12, ymm8
        vpsrld       ymm8, ymm0, 25
        vpslld       ymm14, ymm0, 7
        vpxor        ymm15, ymm1, ymm2
        vpxor        ymm10, ymm11, ymm10
        vpxor        ymm10, ymm10, ymm12
        vpand        ymm11, ymm15, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm12, ymm8, ymm14
        vpxor        ymm10, ymm10, ymm12
        vpbroadcastd ymm12, [rcx + 48]
        vmovdqu      ymm14, [rax + 320]
        vpaddd       ymm12, ymm14, ymm12
        vpaddd       ymm3, ymm12, ymm3
        vpaddd       ymm3, ymm11, ymm3
        vpaddd       ymm3, ymm10, ymm3
        vpslld       ymm10, ymm4, 30
        vpsrld       ymm11, ymm4, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm4, 13
        vpslld       ymm12, ymm4, 19
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm4, 22
        vpslld       ymm12, ymm4, 10
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm7, ymm7, ymm3
        vpsrld       ymm11, ymm7, 6                             /* round 13 */
        vpslld       ymm15, ymm7, 26
        vpsrld       ymm8, ymm7, 11
        vpslld       ymm14, ymm7, 21
        vpxor        ymm14, ymm8, ymm14
        vpxor        ymm13, ymm13, ymm5
        vpaddd       ymm10, ymm13, ymm10
        vpaddd       ymm3, ymm10, ymm3
        vpsrld       ymm10, ymm7, 25
        vpslld       ymm13, ymm7, 7
        vpxor        ymm11, ymm11, ymm15
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm7
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm10, ymm10, ymm13
        vpxor        ymm10, ymm11, ymm10
        vpbroadcastd ymm11, [rcx + 52]
        vmovdqu      ymm13, [rax + 352]
        vpaddd       ymm11, ymm13, ymm11
        vpaddd       ymm2, ymm11, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm10, ymm2
        vpslld       ymm10, ymm3, 30
        vpsrld       ymm11, ymm3, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm3, 13
        vpslld       ymm14, ymm3, 19
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm3, 22
        vpslld       ymm14, ymm3, 10
        vpxor        ymm11, ymm11, ymm14
        vpxor        ymm14, ymm3, ymm4
        vpand        ymm12, ymm14, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm6, ymm6, ymm2
        vpxor        ymm11, ymm12, ymm4
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm2, ymm10, ymm2
        vpsrld       ymm10, ymm6, 6                             /* round 14 */
        vpslld       ymm11, ymm6, 26
        vpsrld       ymm12, ymm6, 11
        vpslld       ymm15, ymm6, 21
        vpxor        ymm12, ymm12, ymm15
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm11, ymm6, 25
        vpslld       ymm12, ymm6, 7
        vpxor        ymm15, ymm7, ymm0
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm0
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpbroadcastd ymm11, [rcx + 56]
        vmovdqu      ymm12, [rax + 384]
        vpaddd       ymm11, ymm12, ymm11
        vpaddd       ymm1, ymm11, ymm1
        vpaddd       ymm1, ymm15, ymm1
        vpaddd       ymm1, ymm10, ymm1
        vpslld       ymm10, ymm2, 30
        vpsrld       ymm11, ymm2, 2
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm2, 13
        vpslld       ymm15, ymm2, 19
        vpxor        ymm11, ymm11, ymm15
        vpxor        ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 22
        vpslld       ymm15, ymm2, 10
        vpxor        ymm11, ymm11, ymm15
        vpxor        ymm15, ymm2, ymm3
        vpand        ymm14, ymm15, ymm14
        vpxor        ymm10, ymm10, ymm11
        vpaddd       ymm5, ymm5, ymm1
        vpsrld       ymm11, ymm5, 6                             /* round 15 */
        vpxor        ymm14, ymm14, ymm3
        vpaddd       ymm10, ymm14, ymm10
        vpaddd       ymm1, ymm10, ymm1
        vpsrld       ymm10, ymm1, 2
        vpslld       ymm14, ymm1, 30
        vpxor        ymm10, ymm10, ymm14
        vpslld       ymm14, ymm5, 26
        vpsrld       ymm8, ymm1, 13
        vpxor        ymm11, ymm11, ymm14
        vpslld       ymm14, ymm1, 19
        vpsrld       ymm13, ymm5, 11
        vpxor        ymm14, ymm8, ymm14
        vpslld       ymm8, ymm5, 21
        vpxor        ymm10, ymm10, ymm14
        vpxor        ymm13, ymm13, ymm8
        vpsrld       ymm14, ymm1, 22
        vpbroadcastd ymm8, [rcx + 60]
        vpslld       ymm12, ymm1, 10
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm12, ymm14, ymm12
        vmovdqu      ymm13, [rax + 416]
        vpaddd       ymm14, ymm13, ymm8
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm5, 25
        vpxor        ymm8, ymm1, ymm2
        vpslld       ymm13, ymm5, 7
        vpand        ymm15, ymm8, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm15, ymm2
        vpxor        ymm11, ymm11, ymm12
        vmovdqu      ymm12, [rdi + 32]                          /* H = H + (a, b, ...) */
        vpxor        ymm15, ymm6, ymm7
        vmovdqu      ymm8, [rdi + 64]
        vpand        ymm15, ymm15, ymm5
        vpxor        ymm15, ymm15, ymm7
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm15, ymm0
        vpaddd       ymm0, ymm11, ymm0
        vmovdqu      ymm11, [rdi + 96]
        vmovdqu      ymm14, [rdi + 160]
        vmovdqu      ymm15, [rdi + 192]
        vmovdqu      [rax + 480], ymm9
        vmovdqu      ymm9, [rdi + 224]
        vpaddd       ymm13, ymm13, [rdi]
        vpaddd       ymm10, ymm13, ymm10
        vpaddd       ymm10, ymm10, ymm0
        vmovdqu      [rdi], ymm10
        vpaddd       ymm1, ymm12, ymm1
        vmovdqu      [rdi + 32], ymm1
        vpaddd       ymm1, ymm11, ymm3
        vmovdqu      [rdi + 96], ymm1
        vpaddd       ymm1, ymm4, [rdi + 128]
        vpaddd       ymm0, ymm1, ymm0
        vmovdqu      [rdi + 128], ymm0
        vpaddd       ymm0, ymm14, ymm5
        vmovdqu      [rdi + 160], ymm0
        vpaddd       ymm0, ymm8, ymm2
        vmovdqu      [rdi + 64], ymm0
        vpaddd       ymm0, ymm15, ymm6
        vmovdqu      [rdi + 192], ymm0
        vpaddd       ymm0, ymm9, ymm7
        vmovdqu      [rdi + 224], ymm0
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        vmovdqu      ymm8, [rax + 448]
        vmovdqu      ymm9, [rax + 480]
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)
NSMS_L(multi_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 976]
        vmovaps      xmm7, [rsp + 992]
        vmovaps      xmm8, [rsp + 1008]
        vmovaps      xmm9, [rsp + 1024]
        vmovaps      xmm10, [rsp + 1040]
        vmovaps      xmm11, [rsp + 1056]
        vmovaps      xmm12, [rsp + 1072]
        vmovaps      xmm13, [rsp + 1088]
        vmovaps      xmm14, [rsp + 1104]
        vmovaps      xmm15, [rsp + 1120]
        add          rsp, 1144
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 984
        .cfi_def_cfa_offset 40
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
        .size        NSMS_SYMBOL(nsms_sha256_multi_avx2_m8), . - NSMS_SYMBOL(nsms_sha256_multi_avx2_m8)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_pairs_avx2_m8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_pairs_avx2_m8))
NSMS_SYMBOL(nsms_sha256_pairs_avx2_m8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_pairs_avx2_m8))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 1512
        NSMS_SEH(.seh_stackalloc 1512)
        vmovaps      [rsp + 1344], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1344)
        vmovaps      [rsp + 1360], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1360)
        vmovaps      [rsp + 1376], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1376)
        vmovaps      [rsp + 1392], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1392)
        vmovaps      [rsp + 1408], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1408)
        vmovaps      [rsp + 1424], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1424)
        vmovaps      [rsp + 1440], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1440)
        vmovaps      [rsp + 1456], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1456)
        vmovaps      [rsp + 1472], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1472)
        vmovaps      [rsp + 1488], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1488)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 1352
        .cfi_def_cfa_offset 1360
#endif
        mov          r8, rdx

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        mov          r10d, 0
        mov          r9, r10
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_next_batch):
        cmp          r8, 8
        jb           NSMS_L(pairs_less_than_a_batch)
        /* Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_full_batch):

        /* a block with message words */
            vmovdqu  xmm10, [rsi]                               /* W_0 to W_3 */
            vinserti128 ymm10, ymm10, [rsi + 256], 1
            vmovdqu  xmm11, [rsi + 64]
            vinserti128 ymm11, ymm11, [rsi + 320], 1
            vmovdqu  xmm12, [rsi + 128]
            vinserti128 ymm12, ymm12, [rsi + 384], 1
            vmovdqu  xmm13, [rsi + 192]
            vinserti128 ymm13, ymm13, [rsi + 448], 1
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
            vmovdqu  [rax + 512], ymm11
            vpshufb  ymm10, ymm10, ymm12
            vmovdqu  [rax + 544], ymm10
            vmovdqu  xmm13, [rsi + 16]                          /* W_4 to W_7 */
            vinserti128 ymm13, ymm13, [rsi + 272], 1
            vmovdqu  xmm14, [rsi + 80]
            vinserti128 ymm14, ymm14, [rsi + 336], 1
            vmovdqu  xmm15, [rsi + 144]
            vinserti128 ymm15, ymm15, [rsi + 400], 1
            vmovdqu  xmm7, [rsi + 208]
            vinserti128 ymm7, ymm7, [rsi + 464], 1
            vpunpckldq ymm6, ymm13, ymm14
            vpunpckhdq ymm13, ymm13, ymm14
            vpunpckldq ymm14, ymm15, ymm7
            vpunpckhdq ymm15, ymm15, ymm7
            vpunpcklqdq ymm7, ymm6, ymm14
            vpunpckhqdq ymm14, ymm6, ymm14
            vpunpcklqdq ymm6, ymm13, ymm15
            vpunpckhqdq ymm13, ymm13, ymm15
            vpshufb  ymm15, ymm7, ymm12
            vmovdqu  [rax + 576], ymm15
            vpshufb  ymm14, ymm14, ymm12
            vmovdqu  [rax + 608], ymm14
            vpshufb  ymm7, ymm6, ymm12
            vmovdqu  [rax + 640], ymm7
            vpshufb  ymm13, ymm13, ymm12
            vmovdqu  [rax + 672], ymm13
            vmovdqu  xmm6, [rsi + 32]                           /* W_8 to W_11 */
            vinserti128 ymm6, ymm6, [rsi + 288], 1
            vmovdqu  xmm5, [rsi + 96]
            vinserti128 ymm5, ymm5, [rsi + 352], 1
            vmovdqu  xmm4, [rsi + 160]
            vinserti128 ymm4, ymm4, [rsi + 416], 1
            vmovdqu  xmm3, [rsi + 224]
            vinserti128 ymm3, ymm3, [rsi + 480], 1
            vpunpckldq ymm2, ymm6, ymm5
            vpunpckhdq ymm6, ymm6, ymm5
            vpunpckldq ymm5, ymm4, ymm3
            vpunpckhdq ymm4, ymm4, ymm3
            vpunpcklqdq ymm3, ymm2, ymm5
            vpunpckhqdq ymm5, ymm2, ymm5
            vpunpcklqdq ymm2, ymm6, ymm4
            vpunpckhqdq ymm6, ymm6, ymm4
            vpshufb  ymm4, ymm3, ymm12
            vmovdqu  [rax + 704], ymm4
            vpshufb  ymm5, ymm5, ymm12
            vmovdqu  [rax + 736], ymm5
            vpshufb  ymm3, ymm2, ymm12
            vmovdqu  [rax + 768], ymm3
            vpshufb  ymm6, ymm6, ymm12
            vmovdqu  [rax + 800], ymm6
            vmovdqu  xmm2, [rsi + 48]                           /* W_12 to W_15 */
            vinserti128 ymm2, ymm2, [rsi + 304], 1
            vmovdqu  xmm1, [rsi + 112]
            vinserti128 ymm1, ymm1, [rsi + 368], 1
            vmovdqu  xmm0, [rsi + 176]
            vinserti128 ymm0, ymm0, [rsi + 432], 1
            vmovdqu  xmm11, [rsi + 240]
            vinserti128 ymm11, ymm11, [rsi + 496], 1
            vpunpckldq ymm10, ymm2, ymm1
            vpunpckhdq ymm2, ymm2, ymm1
            vpunpckldq ymm1, ymm0, ymm11
            vpunpckhdq ymm11, ymm0, ymm11
            vpunpcklqdq ymm0, ymm10, ymm1
            vpunpckhqdq ymm10, ymm10, ymm1
            vpunpcklqdq ymm1, ymm2, ymm11
            vpunpckhqdq ymm11, ymm2, ymm11
            vpshufb  ymm2, ymm0, ymm12
            vmovdqu  [rax + 832], ymm2
            vpshufb  ymm10, ymm10, ymm12
            vmovdqu  [rax + 864], ymm10
            vpshufb  ymm1, ymm1, ymm12
            vmovdqu  [rax + 896], ymm1
            vpshufb  ymm11, ymm11, ymm12
            vmovdqu  [rax + 928], ymm11
        vpbroadcastd ymm0, [rip + NSMS_L(H0)]                   /* a, b, ... = H */
        vpbroadcastd ymm12, [rip + NSMS_L(H0) + 4]
        vpbroadcastd ymm15, [rip + NSMS_L(H0) + 8]
        vpbroadcastd ymm14, [rip + NSMS_L(H0) + 12]
        vpbroadcastd ymm7, [rip + NSMS_L(H0) + 16]
        vpbroadcastd ymm13, [rip + NSMS_L(H0) + 20]
        vpbroadcastd ymm4, [rip + NSMS_L(H0) + 24]
        vpbroadcastd ymm5, [rip + NSMS_L(H0) + 28]
        lea          rcx, [rip + NSMS_L(K)]
        lea          rdx, [rip + NSMS_L(K) + 192]
        vmovdqa      ymm1, ymm12
        vmovdqa      ymm2, ymm15
        vmovdqa      ymm3, ymm14
        vmovdqa      ymm6, ymm4
        vmovdqa      ymm4, ymm7
        vmovdqa      ymm7, ymm5
        vmovdqa      ymm5, ymm13
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8, ymm9, [rax+512..rax+928]; */
        /*   scratch: rax; kp: rcx; digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; */
        /*   final_digests: r10. */
NSMS_L(pairs_rounds_and_schedule0):

        /* rounds 0 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vmovdqu  ymm10, [rax + 896]
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
            vmovdqu  ymm13, [rax + 736]
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
            vmovdqu  ymm8, [rax + 928]
            vpsrld   ymm7, ymm8, 17                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vpslld   ymm3, ymm8, 15
            vpxor    ymm7, ymm7, ymm3
            vpsrld   ymm3, ymm8, 19
            vpslld   ymm13, ymm8, 13
            vpxor    ymm13, ymm13, ymm3
            vpxor    ymm13, ymm13, ymm7
            vpsrld   ymm7, ymm8, 10
            vpxor    ymm13, ymm13, ymm7
            vmovdqu  ymm7, [rax + 512]
            vpsrld   ymm3, ymm7, 7
            vpslld   ymm8, ymm7, 25
            vpxor    ymm8, ymm8, ymm3
            vpsrld   ymm3, ymm7, 18
            vpslld   ymm10, ymm7, 14
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm10, ymm8, ymm10
            vpsrld   ymm8, ymm7, 3
            vpxor    ymm10, ymm10, ymm8
            vmovdqu  ymm8, [rax + 768]
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
            vmovdqu  ymm6, [rax + 544]
            vpsrld   ymm3, ymm6, 7
            vpslld   ymm2, ymm6, 25
            vpxor    ymm3, ymm3, ymm2
            vpsrld   ymm2, ymm6, 18
            vmovdqu  [rax + 1152], ymm11
            vpslld   ymm11, ymm6, 14
            vpxor    ymm11, ymm11, ymm2
            vpxor    ymm11, ymm11, ymm3
            vpsrld   ymm3, ymm6, 3
            vpxor    ymm11, ymm11, ymm3
            vmovdqu  ymm3, [rax + 800]
            vpaddd   ymm2, ymm3, ymm7
            vpaddd   ymm11, ymm11, ymm2
            vpaddd   ymm11, ymm11, ymm9
            vmovdqu  [rax + 512], ymm11
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
            vmovdqu  ymm3, [rax + 576]
            vpsrld   ymm2, ymm3, 7
            vpslld   ymm1, ymm3, 25
            vpxor    ymm2, ymm2, ymm1
            vpsrld   ymm1, ymm3, 18
            vmovdqu  [rax + 1184], ymm10
            vpslld   ymm10, ymm3, 14
            vpxor    ymm10, ymm10, ymm1
            vpxor    ymm10, ymm10, ymm2
            vpsrld   ymm2, ymm3, 3
            vpxor    ymm10, ymm10, ymm2
            vmovdqu  ymm2, [rax + 832]
            vpaddd   ymm1, ymm2, ymm6
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm7
            vmovdqu  [rax + 544], ymm10
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
            vmovdqu  ymm2, [rax + 608]
            vpsrld   ymm1, ymm2, 7
            vpslld   ymm0, ymm2, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm2, 18
            vpslld   ymm11, ymm2, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm2, 3
            vpxor    ymm11, ymm11, ymm1
            vmovdqu  ymm1, [rax + 864]
            vpaddd   ymm0, ymm1, ymm3
            vpaddd   ymm11, ymm11, ymm0
            vpaddd   ymm11, ymm11, ymm5
            vmovdqu  [rax + 576], ymm11
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
            vmovdqu  ymm4, [rax + 640]
            vpsrld   ymm1, ymm4, 7
            vpslld   ymm0, ymm4, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm4, 18
            vpslld   ymm10, ymm4, 14
            vpxor    ymm10, ymm10, ymm0
            vpxor    ymm10, ymm10, ymm1
            vpsrld   ymm1, ymm4, 3
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 896]
            vpaddd   ymm0, ymm1, ymm2
            vpaddd   ymm10, ymm10, ymm0
            vpaddd   ymm10, ymm10, ymm14
            vmovdqu  [rax + 608], ymm10
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
            vmovdqu  ymm3, [rax + 672]
            vpsrld   ymm1, ymm3, 7
            vpslld   ymm0, ymm3, 25
            vpxor    ymm1, ymm1, ymm0
            vpsrld   ymm0, ymm3, 18
            vpslld   ymm11, ymm3, 14
            vpxor    ymm11, ymm11, ymm0
            vpxor    ymm11, ymm11, ymm1
            vpsrld   ymm1, ymm3, 3
            vpxor    ymm11, ymm11, ymm1
            vmovdqu  ymm1, [rax + 928]
            vpaddd   ymm0, ymm1, ymm4
            vpaddd   ymm11, ymm11, ymm0
            vpaddd   ymm11, ymm11, ymm15
            vmovdqu  [rax + 640], ymm11
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
            vmovdqu  ymm2, [rax + 704]
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
            vmovdqu  ymm1, [rax + 1152]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm8
            vmovdqu  [rax + 672], ymm10
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
            vmovdqu  ymm4, [rax + 736]
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
            vmovdqu  ymm1, [rax + 1184]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm6
            vmovdqu  [rax + 704], ymm11
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
            vmovdqu  ymm3, [rax + 768]
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
            vmovdqu  ymm1, [rax + 512]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm5
            vmovdqu  [rax + 736], ymm10
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
            vmovdqu  ymm2, [rax + 800]
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
            vmovdqu  ymm1, [rax + 544]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm14
            vmovdqu  [rax + 768], ymm11
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
            vmovdqu  ymm4, [rax + 832]
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
            vmovdqu  ymm1, [rax + 576]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm9
            vmovdqu  [rax + 800], ymm10
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
            vmovdqu  ymm3, [rax + 864]
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
            vmovdqu  ymm1, [rax + 608]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm7
            vmovdqu  [rax + 832], ymm11
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
            vmovdqu  ymm2, [rax + 896]
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
            vmovdqu  ymm1, [rax + 640]
            vpaddd   ymm10, ymm10, ymm1
            vpaddd   ymm10, ymm10, ymm6
            vmovdqu  [rax + 864], ymm10
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
            vmovdqu  ymm4, [rax + 928]
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
            vmovdqu  ymm1, [rax + 672]
            vpaddd   ymm11, ymm11, ymm1
            vpaddd   ymm11, ymm11, ymm5
            vmovdqu  [rax + 896], ymm11
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
            vmovdqu  ymm15, [rax + 1152]
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
            vmovdqu  ymm3, [rax + 704]
            vpaddd   ymm10, ymm10, ymm3
            vpaddd   ymm10, ymm10, ymm14
            vmovdqu  [rax + 928], ymm10
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
        vmovdqu      ymm9, [rax + 1184]
        cmp          rcx, rdx
        jne          NSMS_L(pairs_rounds_and_schedule0)

        /* rounds 48 to 63; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label pairs_rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpsrld       ymm12, ymm4, 6                             /* round 0 */
        vpslld       ymm13, ymm4, 26
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm4, 11
        vpslld       ymm14, ymm4, 21
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm4, 25
        vpslld       ymm14, ymm4, 7
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm13, ymm13, ymm4
        vpxor        ymm13, ymm13, ymm6
        vpbroadcastd ymm14, [rcx]
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm7, ymm14, ymm7
        vpaddd       ymm7, ymm13, ymm7
        vpaddd       ymm7, ymm12, ymm7
        vpsrld       ymm12, ymm0, 2
        vpslld       ymm13, ymm0, 30
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm0, 13
        vpslld       ymm14, ymm0, 19
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm0, 22
        vpslld       ymm14, ymm0, 10
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm0, ymm1
        vpxor        ymm14, ymm1, ymm2
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm1
        vpaddd       ymm12, ymm14, ymm12
        vpaddd       ymm12, ymm12, ymm7
        vpaddd       ymm3, ymm3, ymm7
        vpsrld       ymm7, ymm3, 6                              /* round 1 */
        vpslld       ymm14, ymm3, 26
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm3, 11
        vpslld       ymm15, ymm3, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm3, 25
        vpslld       ymm15, ymm3, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm5
        vpbroadcastd ymm15, [rcx + 4]
        vpaddd       ymm6, ymm9, ymm6
        vpaddd       ymm6, ymm15, ymm6
        vpaddd       ymm6, ymm14, ymm6
        vpaddd       ymm6, ymm6, ymm7
        vpsrld       ymm7, ymm12, 2
        vpslld       ymm14, ymm12, 30
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm12, 13
        vpslld       ymm15, ymm12, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm12, 22
        vpslld       ymm15, ymm12, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm12, ymm0
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm0
        vpaddd       ymm7, ymm13, ymm7
        vpaddd       ymm7, ymm6, ymm7
        vpaddd       ymm2, ymm2, ymm6
        vpsrld       ymm6, ymm2, 6                              /* round 2 */
        vpslld       ymm13, ymm2, 26
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm2, 11
        vpslld       ymm15, ymm2, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm2, 25
        vpslld       ymm15, ymm2, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm3, ymm4
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm4
        vpbroadcastd ymm15, [rcx + 8]
        vmovdqu      ymm11, [rax + 512]
        vpaddd       ymm5, ymm11, ymm5
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm5, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm13, ymm7, 30
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm7, 13
        vpslld       ymm15, ymm7, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm7, 22
        vpslld       ymm15, ymm7, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm12, ymm7
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm12
        vpaddd       ymm6, ymm14, ymm6
        vpaddd       ymm6, ymm5, ymm6
        vpaddd       ymm1, ymm1, ymm5
        vpsrld       ymm5, ymm1, 6                              /* round 3 */
        vpslld       ymm14, ymm1, 26
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm1, 11
        vpslld       ymm15, ymm1, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm1, 25
        vpslld       ymm15, ymm1, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastd ymm15, [rcx + 12]
        vmovdqu      ymm10, [rax + 544]
        vpaddd       ymm4, ymm10, ymm4
        vpaddd       ymm4, ymm15, ymm4
        vpaddd       ymm4, ymm14, ymm4
        vpaddd       ymm4, ymm4, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm14, ymm6, 30
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm6, 13
        vpslld       ymm15, ymm6, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm6, 22
        vpslld       ymm15, ymm6, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm6, ymm7
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm7
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm0, ymm0, ymm4
        vpsrld       ymm4, ymm0, 6                              /* round 4 */
        vpslld       ymm13, ymm0, 26
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm0, 11
        vpslld       ymm15, ymm0, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm0, 25
        vpslld       ymm15, ymm0, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpbroadcastd ymm15, [rcx + 16]
        vmovdqu      ymm11, [rax + 576]
        vpaddd       ymm15, ymm11, ymm15
        vpaddd       ymm3, ymm15, ymm3
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm3, ymm4
        vpsrld       ymm4, ymm5, 2
        vpslld       ymm13, ymm5, 30
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm5, 13
        vpslld       ymm15, ymm5, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm5, 22
        vpslld       ymm15, ymm5, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm6
        vpaddd       ymm4, ymm14, ymm4
        vpaddd       ymm4, ymm3, ymm4
        vpaddd       ymm3, ymm12, ymm3
        vpsrld       ymm12, ymm3, 6                             /* round 5 */
        vpslld       ymm14, ymm3, 26
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm3, 11
        vpslld       ymm15, ymm3, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm3, 25
        vpslld       ymm15, ymm3, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm1
        vpbroadcastd ymm15, [rcx + 20]
        vmovdqu      ymm10, [rax + 608]
        vpaddd       ymm15, ymm10, ymm15
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm12, ymm2
        vpsrld       ymm12, ymm4, 2
        vpslld       ymm14, ymm4, 30
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm4, 13
        vpslld       ymm15, ymm4, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm4, 22
        vpslld       ymm15, ymm4, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm5
        vpaddd       ymm12, ymm13, ymm12
        vpaddd       ymm12, ymm12, ymm2
        vpaddd       ymm2, ymm7, ymm2
        vpsrld       ymm7, ymm2, 6                              /* round 6 */
        vpslld       ymm13, ymm2, 26
        vpxor        ymm7, ymm13, ymm7
        vpsrld       ymm13, ymm2, 11
        vpslld       ymm15, ymm2, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpsrld       ymm13, ymm2, 25
        vpslld       ymm15, ymm2, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm0
        vpbroadcastd ymm15, [rcx + 24]
        vmovdqu      ymm11, [rax + 640]
        vpaddd       ymm15, ymm11, ymm15
        vpaddd       ymm1, ymm15, ymm1
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm1, ymm7
        vpsrld       ymm7, ymm12, 2
        vpslld       ymm13, ymm12, 30
        vpxor        ymm7, ymm13, ymm7
        vpsrld       ymm13, ymm12, 13
        vpslld       ymm15, ymm12, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpsrld       ymm13, ymm12, 22
        vpslld       ymm15, ymm12, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpxor        ymm13, ymm12, ymm4
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm4
        vpaddd       ymm7, ymm14, ymm7
        vpaddd       ymm7, ymm1, ymm7
        vpaddd       ymm1, ymm6, ymm1
        vpsrld       ymm6, ymm1, 6                              /* round 7 */
        vpslld       ymm14, ymm1, 26
        vpxor        ymm6, ymm14, ymm6
        vpsrld       ymm14, ymm1, 11
        vpslld       ymm15, ymm1, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpsrld       ymm14, ymm1, 25
        vpslld       ymm15, ymm1, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastd ymm15, [rcx + 28]
        vmovdqu      ymm10, [rax + 672]
        vpaddd       ymm15, ymm10, ymm15
        vpaddd       ymm0, ymm15, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm0, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm14, ymm7, 30
        vpxor        ymm6, ymm14, ymm6
        vpsrld       ymm14, ymm7, 13
        vpslld       ymm15, ymm7, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpsrld       ymm14, ymm7, 22
        vpslld       ymm15, ymm7, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpxor        ymm14, ymm12, ymm7
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm12
        vpaddd       ymm6, ymm13, ymm6
        vpaddd       ymm6, ymm0, ymm6
        vpaddd       ymm0, ymm5, ymm0
        vpsrld       ymm5, ymm0, 6                              /* round 8 */
        vpslld       ymm13, ymm0, 26
        vpxor        ymm5, ymm13, ymm5
        vpsrld       ymm13, ymm0, 11
        vpslld       ymm15, ymm0, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpsrld       ymm13, ymm0, 25
        vpslld       ymm15, ymm0, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpbroadcastd ymm15, [rcx + 32]
        vmovdqu      ymm11, [rax + 704]
        vpaddd       ymm15, ymm11, ymm15
        vpaddd       ymm3, ymm15, ymm3
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm3, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm13, ymm6, 30
        vpxor        ymm5, ymm13, ymm5
        vpsrld       ymm13, ymm6, 13
        vpslld       ymm15, ymm6, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpsrld       ymm13, ymm6, 22
        vpslld       ymm15, ymm6, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpxor        ymm13, ymm6, ymm7
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm7
        vpaddd       ymm5, ymm14, ymm5
        vpaddd       ymm5, ymm3, ymm5
        vpaddd       ymm3, ymm4, ymm3
        vpsrld       ymm4, ymm3, 6                              /* round 9 */
        vpslld       ymm14, ymm3, 26
        vpxor        ymm4, ymm14, ymm4
        vpsrld       ymm14, ymm3, 11
        vpslld       ymm15, ymm3, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpsrld       ymm14, ymm3, 25
        vpslld       ymm15, ymm3, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm1
        vpbroadcastd ymm15, [rcx + 36]
        vmovdqu      ymm10, [rax + 736]
        vpaddd       ymm15, ymm10, ymm15
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm2, ymm4
        vpsrld       ymm4, ymm5, 2
        vpslld       ymm14, ymm5, 30
        vpxor        ymm4, ymm14, ymm4
        vpsrld       ymm14, ymm5, 13
        vpslld       ymm15, ymm5, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpsrld       ymm14, ymm5, 22
        vpslld       ymm15, ymm5, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm6
        vpaddd       ymm4, ymm13, ymm4
        vpaddd       ymm4, ymm2, ymm4
        vpaddd       ymm2, ymm12, ymm2
        vpsrld       ymm12, ymm2, 6                             /* round 10 */
        vpslld       ymm13, ymm2, 26
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm2, 11
        vpslld       ymm15, ymm2, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm2, 25
        vpslld       ymm15, ymm2, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm0
        vpbroadcastd ymm15, [rcx + 40]
        vmovdqu      ymm11, [rax + 768]
        vpaddd       ymm15, ymm11, ymm15
        vpaddd       ymm1, ymm15, ymm1
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm12, ymm1
        vpsrld       ymm12, ymm4, 2
        vpslld       ymm13, ymm4, 30
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm4, 13
        vpslld       ymm15, ymm4, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm4, 22
        vpslld       ymm15, ymm4, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm4, ymm5
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm5
        vpaddd       ymm12, ymm14, ymm12
        vpaddd       ymm12, ymm12, ymm1
        vpaddd       ymm1, ymm7, ymm1
        vpsrld       ymm7, ymm1, 6                              /* round 11 */
        vpslld       ymm14, ymm1, 26
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm1, 11
        vpslld       ymm15, ymm1, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm1, 25
        vpslld       ymm15, ymm1, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastd ymm15, [rcx + 44]
        vmovdqu      ymm10, [rax + 800]
        vpaddd       ymm15, ymm10, ymm15
        vpaddd       ymm0, ymm15, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm0, ymm7
        vpsrld       ymm7, ymm12, 2
        vpslld       ymm14, ymm12, 30
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm12, 13
        vpslld       ymm15, ymm12, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm12, 22
        vpslld       ymm15, ymm12, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm12, ymm4
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm4
        vpaddd       ymm7, ymm13, ymm7
        vpaddd       ymm7, ymm0, ymm7
        vpaddd       ymm0, ymm6, ymm0
        vpsrld       ymm6, ymm0, 6                              /* round 12 */
        vpslld       ymm13, ymm0, 26
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm0, 11
        vpslld       ymm15, ymm0, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm0, 25
        vpslld       ymm15, ymm0, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpbroadcastd ymm15, [rcx + 48]
        vmovdqu      ymm11, [rax + 832]
        vpaddd       ymm15, ymm11, ymm15
        vpaddd       ymm3, ymm15, ymm3
        vpaddd       ymm3, ymm13, ymm3
        vpaddd       ymm3, ymm3, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm13, ymm7, 30
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm7, 13
        vpslld       ymm15, ymm7, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm7, 22
        vpslld       ymm15, ymm7, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm12, ymm7
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm12
        vpaddd       ymm6, ymm14, ymm6
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm3, ymm5, ymm3
        vpsrld       ymm5, ymm3, 6                              /* round 13 */
        vpslld       ymm14, ymm3, 26
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm3, 11
        vpslld       ymm15, ymm3, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm3, 25
        vpslld       ymm15, ymm3, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm1
        vpbroadcastd ymm15, [rcx + 52]
        vmovdqu      ymm10, [rax + 864]
        vpaddd       ymm15, ymm10, ymm15
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm2, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm14, ymm6, 30
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm6, 13
        vpslld       ymm15, ymm6, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrld       ymm14, ymm6, 22
        vpslld       ymm15, ymm6, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm6, ymm7
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm7
        vpaddd       ymm5, ymm13, ymm5
        vpaddd       ymm5, ymm2, ymm5
        vpaddd       ymm2, ymm4, ymm2
        vpsrld       ymm4, ymm2, 6                              /* round 14 */
        vpslld       ymm13, ymm2, 26
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm2, 11
        vpslld       ymm15, ymm2, 21
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm2, 25
        vpslld       ymm15, ymm2, 7
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm0
        vpbroadcastd ymm15, [rcx + 56]
        vmovdqu      ymm11, [rax + 896]
        vpaddd       ymm15, ymm11, ymm15
        vpaddd       ymm1, ymm15, ymm1
        vpaddd       ymm1, ymm13, ymm1
        vpaddd       ymm1, ymm1, ymm4
        vpsrld       ymm4, ymm5, 2
        vpslld       ymm13, ymm5, 30
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm5, 13
        vpslld       ymm15, ymm5, 19
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrld       ymm13, ymm5, 22
        vpslld       ymm15, ymm5, 10
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm6
        vpaddd       ymm4, ymm14, ymm4
        vpaddd       ymm4, ymm1, ymm4
        vpaddd       ymm1, ymm12, ymm1
        vpsrld       ymm12, ymm1, 6                             /* round 15 */
        vpslld       ymm14, ymm1, 26
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm1, 11
        vpslld       ymm15, ymm1, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm1, 25
        vpslld       ymm15, ymm1, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastd ymm15, [rcx + 60]
        vmovdqu      ymm10, [rax + 928]
        vpaddd       ymm15, ymm10, ymm15
        vpaddd       ymm0, ymm15, ymm0
        vpaddd       ymm0, ymm14, ymm0
        vpaddd       ymm0, ymm12, ymm0
        vpsrld       ymm12, ymm4, 2
        vpslld       ymm14, ymm4, 30
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm4, 13
        vpslld       ymm15, ymm4, 19
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrld       ymm14, ymm4, 22
        vpslld       ymm15, ymm4, 10
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm5
        vpbroadcastd ymm14, [rip + NSMS_L(H0)]                  /* H = H + (a, b, ...) */
        vpbroadcastd ymm15, [rip + NSMS_L(H0) + 4]
        vpbroadcastd ymm11, [rip + NSMS_L(H0) + 8]
        vpbroadcastd ymm10, [rip + NSMS_L(H0) + 12]
        vmovdqu      [rax + 1152], ymm8
        vpbroadcastd ymm8, [rip + NSMS_L(H0) + 16]
        vmovdqu      [rax + 1184], ymm9
        vpbroadcastd ymm9, [rip + NSMS_L(H0) + 20]
        vmovdqu      [rax + 1216], ymm3
        vpbroadcastd ymm3, [rip + NSMS_L(H0) + 24]
        vmovdqu      [rax + 1248], ymm2
        vpbroadcastd ymm2, [rip + NSMS_L(H0) + 28]
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm12, ymm13, ymm12
        vpaddd       ymm12, ymm12, ymm0
        vpaddd       ymm4, ymm15, ymm4
        vpaddd       ymm5, ymm11, ymm5
        vmovdqu      [rax + 960], ymm5
        vpaddd       ymm6, ymm10, ymm6
        vmovdqu      [rax + 992], ymm6
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm0, ymm7, ymm0
        vmovdqu      [rax + 1024], ymm0
        vpaddd       ymm1, ymm9, ymm1
        vmovdqu      [rax + 1056], ymm1
        vpaddd       ymm3, ymm3, [rax + 1248]
        vmovdqu      [rax + 1088], ymm3
        vpaddd       ymm2, ymm2, [rax + 1216]
        vmovdqu      [rax + 1120], ymm2
        vmovdqa      ymm10, ymm12
        vmovdqa      ymm11, ymm4
        vmovdqu      ymm8, [rax + 1152]
        vmovdqu      ymm9, [rax + 1184]

        /* a constant block: W_t + K_t is a table */
        lea          rcx, [rip + NSMS_L(W1)]                    /* a, b, ... = H */
        lea          rdx, [rip + NSMS_L(W1) + 256]
        vmovdqa      ymm0, ymm10
        vmovdqa      ymm1, ymm11
        vmovdqu      ymm2, [rax + 960]
        vmovdqu      ymm3, [rax + 992]
        vmovdqu      ymm4, [rax + 1024]
        vmovdqu      ymm5, [rax + 1056]
        vmovdqu      ymm6, [rax + 1088]
        vmovdqu      ymm7, [rax + 1120]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; H0..H7: ymm10, ymm11, [rax+960..rax+1120]; scratch: rax; kp: rcx; */
        /*   digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_padding_rounds1):

        /* rounds 0 to 63, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label pairs_rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpsrld       ymm8, ymm4, 6                              /* round 0 */
        vpslld       ymm9, ymm4, 26
        vpxor        ymm8, ymm8, ymm9
        vpsrld       ymm9, ymm4, 11
        vpslld       ymm12, ymm4, 21
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm8, ymm8, ymm9
        vpsrld       ymm9, ymm4, 25
        vpslld       ymm12, ymm4, 7
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm5, ymm6
        vpand        ymm9, ymm9, ymm4
        vpxor        ymm9, ymm9, ymm6
        vpbroadcastd ymm12, [rcx]
        vpaddd       ymm12, ymm12, ymm7
        vpaddd       ymm9, ymm12, ymm9
        vpaddd       ymm8, ymm9, ymm8
        vpsrld       ymm9, ymm0, 2
        vpslld       ymm12, ymm0, 30
        vpxor        ymm9, ymm9, ymm12
        vpsrld       ymm12, ymm0, 13
        vpslld       ymm13, ymm0, 19
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm9, ymm9, ymm12
        vpsrld       ymm12, ymm0, 22
        vpslld       ymm13, ymm0, 10
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm12, ymm0, ymm1
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm13, ymm13, ymm1
        vpaddd       ymm9, ymm13, ymm9
        vpaddd       ymm9, ymm8, ymm9
        vpaddd       ymm8, ymm8, ymm3
        vpsrld       ymm13, ymm8, 6                             /* round 1 */
        vpslld       ymm14, ymm8, 26
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm8, 11
        vpslld       ymm15, ymm8, 21
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm8, 25
        vpslld       ymm15, ymm8, 7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm14, ymm14, ymm8
        vpxor        ymm14, ymm14, ymm5
        vpbroadcastd ymm15, [rcx + 4]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm14, ymm15, ymm14
        vpaddd       ymm13, ymm14, ymm13
        vpsrld       ymm14, ymm9, 2
        vpslld       ymm15, ymm9, 30
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm9, 13
        vpslld       ymm7, ymm9, 19
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm9, 22
        vpslld       ymm7, ymm9, 10
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm9, ymm0
        vpand        ymm12, ymm15, ymm12
        vpxor        ymm12, ymm12, ymm0
        vpaddd       ymm12, ymm12, ymm14
        vpaddd       ymm12, ymm13, ymm12
        vpaddd       ymm13, ymm13, ymm2
        vpsrld       ymm14, ymm13, 6                            /* round 2 */
        vpslld       ymm7, ymm13, 26
        vpxor        ymm14, ymm14, ymm7
        vpsrld       ymm7, ymm13, 11
        vpslld       ymm6, ymm13, 21
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpsrld       ymm7, ymm13, 25
        vpslld       ymm6, ymm13, 7
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpxor        ymm7, ymm8, ymm4
        vpand        ymm7, ymm13, ymm7
        vpxor        ymm7, ymm7, ymm4
        vpbroadcastd ymm6, [rcx + 8]
        vpaddd       ymm6, ymm5, ymm6
        vpaddd       ymm7, ymm6, ymm7
        vpaddd       ymm14, ymm14, ymm7
        vpsrld       ymm7, ymm12, 2
        vpslld       ymm6, ymm12, 30
        vpxor        ymm7, ymm7, ymm6
        vpsrld       ymm6, ymm12, 13
        vpslld       ymm5, ymm12, 19
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpsrld       ymm6, ymm12, 22
        vpslld       ymm5, ymm12, 10
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm12, ymm9
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm9
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm15, ymm14, ymm15
        vpaddd       ymm14, ymm14, ymm1
        vpsrld       ymm7, ymm14, 6                             /* round 3 */
        vpslld       ymm5, ymm14, 26
        vpxor        ymm7, ymm7, ymm5
        vpsrld       ymm5, ymm14, 11
        vpslld       ymm3, ymm14, 21
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm7, ymm7, ymm5
        vpsrld       ymm5, ymm14, 25
        vpslld       ymm3, ymm14, 7
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm13, ymm8
        vpand        ymm5, ymm14, ymm5
        vpxor        ymm5, ymm8, ymm5
        vpbroadcastd ymm3, [rcx + 12]
        vpaddd       ymm4, ymm4, ymm3
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm7, ymm5, ymm7
        vpsrld       ymm5, ymm15, 2
        vpslld       ymm4, ymm15, 30
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm15, 13
        vpslld       ymm3, ymm15, 19
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm15, 22
        vpslld       ymm3, ymm15, 10
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm6, ymm4, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpaddd       ymm6, ymm6, ymm5
        vpaddd       ymm6, ymm7, ymm6
        vpaddd       ymm7, ymm0, ymm7
        vpsrld       ymm5, ymm7, 6                              /* round 4 */
        vpslld       ymm3, ymm7, 26
        vpxor        ymm5, ymm5, ymm3
        vpsrld       ymm3, ymm7, 11
        vpslld       ymm2, ymm7, 21
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpsrld       ymm3, ymm7, 25
        vpslld       ymm2, ymm7, 7
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm14, ymm13
        vpand        ymm3, ymm3, ymm7
        vpxor        ymm3, ymm13, ymm3
        vpbroadcastd ymm2, [rcx + 16]
        vpaddd       ymm8, ymm8, ymm2
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm8, ymm8, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm3, ymm6, 30
        vpxor        ymm5, ymm5, ymm3
        vpsrld       ymm3, ymm6, 13
        vpslld       ymm2, ymm6, 19
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpsrld       ymm3, ymm6, 22
        vpslld       ymm2, ymm6, 10
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm15, ymm6
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm15, ymm4
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm5, ymm8, ymm5
        vpaddd       ymm8, ymm9, ymm8
        vpsrld       ymm9, ymm8, 6                              /* round 5 */
        vpslld       ymm4, ymm8, 26
        vpxor        ymm9, ymm9, ymm4
        vpsrld       ymm4, ymm8, 11
        vpslld       ymm2, ymm8, 21
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm9, ymm9, ymm4
        vpsrld       ymm4, ymm8, 25
        vpslld       ymm2, ymm8, 7
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm14, ymm7
        vpand        ymm4, ymm8, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpbroadcastd ymm2, [rcx + 20]
        vpaddd       ymm13, ymm13, ymm2
        vpaddd       ymm13, ymm13, ymm4
        vpaddd       ymm9, ymm13, ymm9
        vpsrld       ymm13, ymm5, 2
        vpslld       ymm4, ymm5, 30
        vpxor        ymm13, ymm13, ymm4
        vpsrld       ymm4, ymm5, 13
        vpslld       ymm2, ymm5, 19
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm13, ymm13, ymm4
        vpsrld       ymm4, ymm5, 22
        vpslld       ymm2, ymm5, 10
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm6
        vpaddd       ymm13, ymm13, ymm3
        vpaddd       ymm13, ymm9, ymm13
        vpaddd       ymm9, ymm12, ymm9
        vpsrld       ymm12, ymm9, 6                             /* round 6 */
        vpslld       ymm3, ymm9, 26
        vpxor        ymm12, ymm12, ymm3
        vpsrld       ymm3, ymm9, 11
        vpslld       ymm2, ymm9, 21
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm12, ymm12, ymm3
        vpsrld       ymm3, ymm9, 25
        vpslld       ymm2, ymm9, 7
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm12, ymm12, ymm3
        vpxor        ymm3, ymm8, ymm7
        vpand        ymm3, ymm9, ymm3
        vpxor        ymm3, ymm3, ymm7
        vpbroadcastd ymm2, [rcx + 24]
        vpaddd       ymm14, ymm14, ymm2
        vpaddd       ymm14, ymm14, ymm3
        vpaddd       ymm12, ymm14, ymm12
        vpsrld       ymm14, ymm13, 2
        vpslld       ymm3, ymm13, 30
        vpxor        ymm14, ymm14, ymm3
        vpsrld       ymm3, ymm13, 13
        vpslld       ymm2, ymm13, 19
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm14, ymm14, ymm3
        vpsrld       ymm3, ymm13, 22
        vpslld       ymm2, ymm13, 10
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm13, ymm5
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddd       ymm14, ymm14, ymm4
        vpaddd       ymm14, ymm12, ymm14
        vpaddd       ymm12, ymm15, ymm12
        vpsrld       ymm15, ymm12, 6                            /* round 7 */
        vpslld       ymm4, ymm12, 26
        vpxor        ymm15, ymm15, ymm4
        vpsrld       ymm4, ymm12, 11
        vpslld       ymm2, ymm12, 21
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpsrld       ymm4, ymm12, 25
        vpslld       ymm2, ymm12, 7
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm9, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastd ymm2, [rcx + 28]
        vpaddd       ymm7, ymm2, ymm7
        vpaddd       ymm7, ymm7, ymm4
        vpaddd       ymm15, ymm15, ymm7
        vpsrld       ymm7, ymm14, 2
        vpslld       ymm4, ymm14, 30
        vpxor        ymm7, ymm7, ymm4
        vpsrld       ymm4, ymm14, 13
        vpslld       ymm2, ymm14, 19
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm7, ymm7, ymm4
        vpsrld       ymm4, ymm14, 22
        vpslld       ymm2, ymm14, 10
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm13
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm13, ymm3
        vpaddd       ymm7, ymm3, ymm7
        vpaddd       ymm7, ymm15, ymm7
        vpaddd       ymm15, ymm15, ymm6
        vpsrld       ymm6, ymm15, 6                             /* round 8 */
        vpslld       ymm3, ymm15, 26
        vpxor        ymm6, ymm6, ymm3
        vpsrld       ymm3, ymm15, 11
        vpslld       ymm2, ymm15, 21
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpsrld       ymm3, ymm15, 25
        vpslld       ymm2, ymm15, 7
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm3, ymm12, ymm9
        vpand        ymm3, ymm15, ymm3
        vpxor        ymm3, ymm9, ymm3
        vpbroadcastd ymm2, [rcx + 32]
        vpaddd       ymm8, ymm8, ymm2
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm8, ymm8, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm3, ymm7, 30
        vpxor        ymm6, ymm6, ymm3
        vpsrld       ymm3, ymm7, 13
        vpslld       ymm2, ymm7, 19
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpsrld       ymm3, ymm7, 22
        vpslld       ymm2, ymm7, 10
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm3, ymm14, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpaddd       ymm6, ymm4, ymm6
        vpaddd       ymm6, ymm8, ymm6
        vpaddd       ymm8, ymm8, ymm5
        vpsrld       ymm5, ymm8, 6                              /* round 9 */
        vpslld       ymm4, ymm8, 26
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm8, 11
        vpslld       ymm2, ymm8, 21
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm8, 25
        vpslld       ymm2, ymm8, 7
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm8, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastd ymm2, [rcx + 36]
        vpaddd       ymm9, ymm9, ymm2
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm9, ymm9, ymm5
        vpsrld       ymm5, ymm6, 2
        vpslld       ymm4, ymm6, 30
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm6, 13
        vpslld       ymm2, ymm6, 19
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpsrld       ymm4, ymm6, 22
        vpslld       ymm2, ymm6, 10
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm6, ymm7
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm7
        vpaddd       ymm5, ymm3, ymm5
        vpaddd       ymm5, ymm9, ymm5
        vpaddd       ymm9, ymm13, ymm9
        vpsrld       ymm13, ymm9, 6                             /* round 10 */
        vpslld       ymm3, ymm9, 26
        vpxor        ymm13, ymm13, ymm3
        vpsrld       ymm3, ymm9, 11
        vpslld       ymm2, ymm9, 21
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpsrld       ymm3, ymm9, 25
        vpslld       ymm2, ymm9, 7
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpxor        ymm3, ymm8, ymm15
        vpand        ymm3, ymm9, ymm3
        vpxor        ymm3, ymm15, ymm3
        vpbroadcastd ymm2, [rcx + 40]
        vpaddd       ymm12, ymm12, ymm2
        vpaddd       ymm12, ymm12, ymm3
        vpaddd       ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm5, 2
        vpslld       ymm3, ymm5, 30
        vpxor        ymm13, ymm13, ymm3
        vpsrld       ymm3, ymm5, 13
        vpslld       ymm2, ymm5, 19
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpsrld       ymm3, ymm5, 22
        vpslld       ymm2, ymm5, 10
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpxor        ymm3, ymm5, ymm6
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddd       ymm13, ymm13, ymm4
        vpaddd       ymm13, ymm12, ymm13
        vpaddd       ymm12, ymm14, ymm12
        vpsrld       ymm14, ymm12, 6                            /* round 11 */
        vpslld       ymm4, ymm12, 26
        vpxor        ymm14, ymm14, ymm4
        vpsrld       ymm4, ymm12, 11
        vpslld       ymm2, ymm12, 21
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm14, ymm14, ymm4
        vpsrld       ymm4, ymm12, 25
        vpslld       ymm2, ymm12, 7
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm9, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastd ymm2, [rcx + 44]
        vpaddd       ymm15, ymm15, ymm2
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm14, ymm15, ymm14
        vpsrld       ymm15, ymm13, 2
        vpslld       ymm4, ymm13, 30
        vpxor        ymm15, ymm15, ymm4
        vpsrld       ymm4, ymm13, 13
        vpslld       ymm2, ymm13, 19
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpsrld       ymm4, ymm13, 22
        vpslld       ymm2, ymm13, 10
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm13, ymm5
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm15, ymm14, ymm15
        vpaddd       ymm14, ymm14, ymm7
        vpsrld       ymm7, ymm14, 6                             /* round 12 */
        vpslld       ymm3, ymm14, 26
        vpxor        ymm7, ymm7, ymm3
        vpsrld       ymm3, ymm14, 11
        vpslld       ymm2, ymm14, 21
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpsrld       ymm3, ymm14, 25
        vpslld       ymm2, ymm14, 7
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm12, ymm9
        vpand        ymm3, ymm14, ymm3
        vpxor        ymm3, ymm9, ymm3
        vpbroadcastd ymm2, [rcx + 48]
        vpaddd       ymm8, ymm8, ymm2
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm8, ymm8, ymm7
        vpsrld       ymm7, ymm15, 2
        vpslld       ymm3, ymm15, 30
        vpxor        ymm7, ymm7, ymm3
        vpsrld       ymm3, ymm15, 13
        vpslld       ymm2, ymm15, 19
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpsrld       ymm3, ymm15, 22
        vpslld       ymm2, ymm15, 10
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm15, ymm13
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm13, ymm4
        vpaddd       ymm7, ymm4, ymm7
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm8, ymm8, ymm6
        vpsrld       ymm6, ymm8, 6                              /* round 13 */
        vpslld       ymm4, ymm8, 26
        vpxor        ymm6, ymm6, ymm4
        vpsrld       ymm4, ymm8, 11
        vpslld       ymm2, ymm8, 21
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpsrld       ymm4, ymm8, 25
        vpslld       ymm2, ymm8, 7
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm14, ymm12
        vpand        ymm4, ymm8, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastd ymm2, [rcx + 52]
        vpaddd       ymm9, ymm9, ymm2
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm9, ymm9, ymm6
        vpsrld       ymm6, ymm7, 2
        vpslld       ymm4, ymm7, 30
        vpxor        ymm6, ymm6, ymm4
        vpsrld       ymm4, ymm7, 13
        vpslld       ymm2, ymm7, 19
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpsrld       ymm4, ymm7, 22
        vpslld       ymm2, ymm7, 10
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm15, ymm3
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm2, ymm9, ymm6
        vpaddd       ymm6, ymm9, ymm5
        vpsrld       ymm9, ymm6, 6                              /* round 14 */
        vpslld       ymm5, ymm6, 26
        vpxor        ymm9, ymm9, ymm5
        vpsrld       ymm5, ymm6, 11
        vpslld       ymm3, ymm6, 21
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm9, ymm9, ymm5
        vpsrld       ymm5, ymm6, 25
        vpslld       ymm3, ymm6, 7
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm9, ymm9, ymm5
        vpxor        ymm5, ymm8, ymm14
        vpand        ymm5, ymm5, ymm6
        vpxor        ymm5, ymm14, ymm5
        vpbroadcastd ymm3, [rcx + 56]
        vpaddd       ymm12, ymm12, ymm3
        vpaddd       ymm12, ymm12, ymm5
        vpaddd       ymm9, ymm12, ymm9
        vpsrld       ymm12, ymm2, 2
        vpslld       ymm5, ymm2, 30
        vpxor        ymm12, ymm12, ymm5
        vpsrld       ymm5, ymm2, 13
        vpslld       ymm3, ymm2, 19
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpsrld       ymm5, ymm2, 22
        vpslld       ymm3, ymm2, 10
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm5, ymm2, ymm7
        vpand        ymm4, ymm5, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddd       ymm12, ymm12, ymm4
        vpaddd       ymm1, ymm9, ymm12
        vpaddd       ymm9, ymm13, ymm9
        vpsrld       ymm12, ymm9, 6                             /* round 15 */
        vpslld       ymm13, ymm9, 26
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm9, 11
        vpslld       ymm4, ymm9, 21
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm9, 25
        vpslld       ymm4, ymm9, 7
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm8, ymm6
        vpand        ymm13, ymm13, ymm9
        vpxor        ymm13, ymm13, ymm8
        vpbroadcastd ymm4, [rcx + 60]
        vpaddd       ymm14, ymm14, ymm4
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm1, 2
        vpslld       ymm14, ymm1, 30
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm1, 13
        vpslld       ymm4, ymm1, 19
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm1, 22
        vpslld       ymm4, ymm1, 10
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm1, ymm2
        vpand        ymm14, ymm14, ymm5
        vpxor        ymm14, ymm14, ymm2
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm0, ymm12, ymm13
        vpaddd       ymm4, ymm15, ymm12
        add          rcx, 64
        vmovdqa      ymm3, ymm7
        vmovdqa      ymm5, ymm9
        vmovdqa      ymm7, ymm8
        cmp          rcx, rdx
        jne          NSMS_L(pairs_padding_rounds1)

        /* the hash values after the block */
        vpaddd       ymm0, ymm10, ymm0                          /* H = H + (a, b, ...) */
        vpaddd       ymm1, ymm11, ymm1
        vmovdqu      ymm8, [rax + 960]
        vpaddd       ymm2, ymm8, ymm2
        vmovdqu      ymm8, [rax + 992]
        vpaddd       ymm3, ymm8, ymm3
        vmovdqu      ymm8, [rax + 1024]
        vpaddd       ymm4, ymm8, ymm4
        vmovdqu      ymm8, [rax + 1056]
        vpaddd       ymm5, ymm8, ymm5
        vmovdqu      ymm8, [rax + 1088]
        vpaddd       ymm6, ymm8, ymm6
        vmovdqu      ymm8, [rax + 1120]
        vpaddd       ymm7, ymm8, ymm7
        vpunpckldq   ymm8, ymm0, ymm1                           /* digests */
        vpunpckhdq   ymm0, ymm0, ymm1
        vpunpckldq   ymm1, ymm2, ymm3
        vpunpckhdq   ymm2, ymm2, ymm3
        vpunpcklqdq  ymm3, ymm8, ymm1
        vpunpckhqdq  ymm1, ymm8, ymm1
        vpunpcklqdq  ymm8, ymm0, ymm2
        vpunpckhqdq  ymm0, ymm0, ymm2
        vpunpckldq   ymm2, ymm4, ymm5
        vpunpckhdq   ymm4, ymm4, ymm5
        vpunpckldq   ymm5, ymm6, ymm7
        vpunpckhdq   ymm6, ymm6, ymm7
        vpunpcklqdq  ymm7, ymm2, ymm5
        vpunpckhqdq  ymm2, ymm2, ymm5
        vpunpcklqdq  ymm5, ymm4, ymm6
        vpunpckhqdq  ymm4, ymm4, ymm6
        vmovdqu      ymm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm3, ymm3, ymm6
        vpshufb      ymm7, ymm7, ymm6
        vpshufb      ymm1, ymm1, ymm6
        vpshufb      ymm2, ymm2, ymm6
        vpshufb      ymm8, ymm8, ymm6
        vpshufb      ymm5, ymm5, ymm6
        vpshufb      ymm0, ymm0, ymm6
        vpshufb      ymm4, ymm4, ymm6
        vperm2i128   ymm6, ymm3, ymm7, 32
        vmovdqu      [rdi], ymm6
        vperm2i128   ymm3, ymm3, ymm7, 49
        vmovdqu      [rdi + 128], ymm3
        vperm2i128   ymm3, ymm1, ymm2, 32
        vmovdqu      [rdi + 32], ymm3
        vperm2i128   ymm1, ymm1, ymm2, 49
        vmovdqu      [rdi + 160], ymm1
        vperm2i128   ymm1, ymm8, ymm5, 32
        vmovdqu      [rdi + 64], ymm1
        vperm2i128   ymm1, ymm8, ymm5, 49
        vmovdqu      [rdi + 192], ymm1
        vperm2i128   ymm1, ymm0, ymm4, 32
        vmovdqu      [rdi + 96], ymm1
        vperm2i128   ymm0, ymm0, ymm4, 49
        vmovdqu      [rdi + 224], ymm0

        /* the next nodes */
        add          rsi, 512
        add          rdi, 256
        add          r8, -8
        jmp          NSMS_L(pairs_next_batch)
NSMS_L(pairs_less_than_a_batch):
        cmp          r9, 0
        jne          NSMS_L(pairs_copied_batch_done)
        cmp          r8, 0
        je           NSMS_L(pairs_done)

        /* fewer nodes than one iteration hashes: copy them to the frame, then repeat the last */
        lea          r9, [rax + 512]
        mov          rdx, r8
        mov          r10, rdi
        mov          rcx, rax
        mov          rdi, r9
        mov          r9, r8
        /* Live here: scratch: rax; nodes: rsi; copies: r9; copy_to: rcx; final_digests: r10; uncopied: rdx; */
        /*   copy_end: rdi. */
NSMS_L(pairs_copy_input):
        vmovdqu      ymm0, [rsi]
        vmovdqu      [rcx], ymm0
        vmovdqu      ymm1, [rsi + 32]
        vmovdqu      [rcx + 32], ymm1
        add          rsi, 64
        add          rcx, 64
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(pairs_copy_input)
        /* Live here: N0, N1: ymm0, ymm1; scratch: rax; copies: r9; copy_to: rcx; final_digests: r10; */
        /*   copy_end: rdi. */
NSMS_L(pairs_repeat_last_input):
        vmovdqu      [rcx], ymm0
        vmovdqu      [rcx + 32], ymm1
        add          rcx, 64
        cmp          rcx, rdi
        jne          NSMS_L(pairs_repeat_last_input)
        mov          r8d, 8
        mov          rsi, rax
        mov          rdi, rax
        jmp          NSMS_L(pairs_full_batch)
NSMS_L(pairs_copied_batch_done):

        /* their digests */
        mov          rcx, rax
        /* Live here: scratch: rax; copies: r9; final_digests: r10; copy_from: rcx. */
NSMS_L(pairs_copy_digest):
        vmovdqu      ymm0, [rcx]
        vmovdqu      [r10], ymm0
        add          rcx, 32
        add          r10, 32
        add          r9, -1
        cmp          r9, 0
        jne          NSMS_L(pairs_copy_digest)
NSMS_L(pairs_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1344]
        vmovaps      xmm7, [rsp + 1360]
        vmovaps      xmm8, [rsp + 1376]
        vmovaps      xmm9, [rsp + 1392]
        vmovaps      xmm10, [rsp + 1408]
        vmovaps      xmm11, [rsp + 1424]
        vmovaps      xmm12, [rsp + 1440]
        vmovaps      xmm13, [rsp + 1456]
        vmovaps      xmm14, [rsp + 1472]
        vmovaps      xmm15, [rsp + 1488]
        add          rsp, 1512
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 1352
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_pairs_avx2_m8), . - NSMS_SYMBOL(nsms_sha256_pairs_avx2_m8)
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

/* nsms_sha256_multi_avx2_m8: 13 integer registers, 16 vector registers, 105 spills.
 *   Register map: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8, ymm9, [rax..rax+416];
 *     to1..to7: r8, r9, r10, r11, rbx, rbp, [rsp]; scratch: rax; data: rsi; state: rdi;
 *     blocks: rdx; kp: rcx; upper_bound: [rsp+8]. Slots of the frame that are not named here hold
 *     spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     to1..to7: address of message 1, 2, ... minus address of message 0.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha256_pairs_avx2_m8: 8 integer registers, 16 vector registers, 6 spills.
 *   Register map: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8, ymm9, [rax+512..rax+928];
 *     H0..H7: ymm10, ymm11, [rax+960..rax+1120]; N0, N1: ymm0, ymm1; scratch: rax; digests: rdi;
 *     nodes: rsi; count: r8; copies: r9; final_digests: r10; kp: rcx; upper_bound: rdx;
 *     copy_to: rcx; uncopied: rdx; copy_end: rdi; copy_from: rcx. Slots of the frame that are not
 *     named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     H0..H7: words 0, 1, ... of the hash values between two blocks.
 *     N0, N1: bytes of the node that is being copied.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     copies: number of nodes copied to the frame because fewer remain than one iteration hashes,
 *       else 0.
 *     final_digests: destination of the digests of the copied nodes.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     copy_to: destination in the frame of the next copied node.
 *     uncopied: number of nodes still to be copied.
 *     copy_end: value of copy_to after the last copy.
 *     copy_from: address in the frame of the next digest to be copied to final_digests.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_multi_avx2_m8
 *   signature: void nsms_sha256_multi_avx2_m8(uint32_t state[64], const void *const data[8], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1016, win64: 1192}
 *   features: [avx, avx2]
 * - name: nsms_sha256_pairs_avx2_m8
 *   signature: void nsms_sha256_pairs_avx2_m8(void *digests, const void *nodes, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * count, align: 1, access: read}
 *     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
 *   stack_bytes: {sysv: 1352, win64: 1528}
 *   features: [avx, avx2]
 */
