/* sha256_avx512vl_m8_midstate_len38.S, written by nsms: make gen HASH=sha256 ISA=avx512vl M=8 LEN=38 SHAPE=midstate
 *
 * void nsms_sha256_midstate_len38_avx512vl_m8(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);
 *   SHA-256 of a message of exactly 38 bytes; a message behind one block, whose hash value is given;
 *   midstates: the hash value after the first block, any number of them, 8 at once; message i begins
 *   i * stride bytes after messages (its bytes that are read), the digests are adjacent.
 *   Reads 32 bytes at midstates and 38 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
 *   Arguments: digests, midstates, messages, stride, count in rdi, rsi, rdx, rcx, r8 (System V), rcx, rdx, r8, r9, [rsp + 40] (Win64).
 *   Size: 1,478 instructions (System V); 792 bytes of stack (System V), 968 (Win64).
 *
 * Memory: midstates must be aligned to 4 bytes; digests and messages need no alignment. A buffer that is written
 * must not overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-
 * saved registers and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha256_avx512vl_m8_midstate_len38_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512vl_m8_midstate_len38_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512vl_m8_midstate_len38_##name
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
        .long        0x00000000, 0x00000000, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf4a4
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
        .p2align     5
NSMS_L(words_00800000_x8):  /* constant words, first used for: W_9 */
        .byte        0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
        .byte        0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
        .p2align     5
NSMS_L(words_0000ffff_x8):  /* constant words, first used for: W_9 */
        .byte        0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
        .byte        0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
        .p2align     5
NSMS_L(words_30030000_x8):  /* constant words, first used for: W_15 */
        .byte        0x30, 0x03, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00
        .byte        0x30, 0x03, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00
        .p2align     5
NSMS_L(words_0000fe01_x8):  /* constant words, first used for: W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        .byte        0x00, 0x00, 0xfe, 0x01, 0x00, 0x00, 0xfe, 0x01, 0x00, 0x00, 0xfe, 0x01, 0x00, 0x00, 0xfe, 0x01
        .byte        0x00, 0x00, 0xfe, 0x01, 0x00, 0x00, 0xfe, 0x01, 0x00, 0x00, 0xfe, 0x01, 0x00, 0x00, 0xfe, 0x01
        .p2align     5
NSMS_L(words_6000cc60_x8):  /* constant words, first used for: W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        .byte        0x60, 0x00, 0xcc, 0x60, 0x60, 0x00, 0xcc, 0x60, 0x60, 0x00, 0xcc, 0x60, 0x60, 0x00, 0xcc, 0x60
        .byte        0x60, 0x00, 0xcc, 0x60, 0x60, 0x00, 0xcc, 0x60, 0x60, 0x00, 0xcc, 0x60, 0x60, 0x00, 0xcc, 0x60
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .p2align     6
NSMS_L(shuffle_dcba00fe00000000):  /* byte shuffle: source of each byte */
        .byte        0x0d, 0x0c, 0x0b, 0x0a, 0x00, 0x00, 0x0f, 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        .byte        0x0d, 0x0c, 0x0b, 0x0a, 0x00, 0x00, 0x0f, 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_midstate_len38_avx512vl_m8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_midstate_len38_avx512vl_m8))
NSMS_SYMBOL(nsms_sha256_midstate_len38_avx512vl_m8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_midstate_len38_avx512vl_m8))
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
        sub          rsp, 928
        NSMS_SEH(.seh_stackalloc 928)
        vmovaps      [rsp + 768], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 768)
        vmovaps      [rsp + 784], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 784)
        vmovaps      [rsp + 800], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 800)
        vmovaps      [rsp + 816], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 816)
        vmovaps      [rsp + 832], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 832)
        vmovaps      [rsp + 848], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 848)
        vmovaps      [rsp + 864], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 864)
        vmovaps      [rsp + 880], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 880)
        vmovaps      [rsp + 896], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 896)
        vmovaps      [rsp + 912], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 912)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
        mov          rcx, r9
        mov          r8, [rsp + 1008]
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
        sub          rsp, 768
        .cfi_def_cfa_offset 800
#endif
        mov          r10, r8
        mov          r8, rcx

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        mov          ebx, 0
        mov          r11, rbx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; midstates: rsi; digests: rdi; messages: rdx; stride: r8; count: r10; */
        /*   copies: r11; final_digests: rbx. */
NSMS_L(next_batch):
        cmp          r10, 8
        jb           NSMS_L(less_than_a_batch)
        /* Live here: scratch: rax; midstates: rsi; digests: rdi; messages: rdx; stride: r8; count: r10; */
        /*   copies: r11; final_digests: rbx. */
NSMS_L(full_batch):

        /* a block with message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
            vmovdqu64 xmm24, [rdx]                              /* W_0 W_1 W_2 W_3 */
            mov      rbp, r8
            shl      rbp, 2
            add      rbp, rdx
            vinserti32x4 ymm24, ymm24, [rbp], 1
            vmovdqu64 ymm25, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm24, ymm24, ymm25
            vmovdqu64 xmm26, [rdx + r8]
            vinserti32x4 ymm26, ymm26, [rbp + r8], 1
            vpshufb  ymm26, ymm26, ymm25
            vmovdqu64 xmm27, [rdx + r8*2]
            vinserti32x4 ymm27, ymm27, [rbp + r8*2], 1
            vpshufb  ymm27, ymm27, ymm25
            mov      r12, r8
            shl      r12, 1
            add      r12, r8
            vmovdqu64 xmm28, [rdx + r12]
            vinserti32x4 ymm28, ymm28, [rbp + r12], 1
            vpshufb  ymm28, ymm28, ymm25
            vpunpckldq ymm29, ymm24, ymm26
            vpunpckhdq ymm24, ymm24, ymm26
            vpunpckldq ymm26, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm26
            vpunpckhqdq ymm26, ymm29, ymm26
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vmovdqu64 xmm27, [rdx + 16]                         /* W_4 W_5 W_6 W_7 */
            vinserti32x4 ymm27, ymm27, [rbp + 16], 1
            vpshufb  ymm27, ymm27, ymm25
            vmovdqu64 xmm30, [rdx + r8 + 16]
            vinserti32x4 ymm30, ymm30, [rbp + r8 + 16], 1
            vpshufb  ymm30, ymm30, ymm25
            vmovdqu64 xmm31, [rdx + r8*2 + 16]
            vinserti32x4 ymm31, ymm31, [rbp + r8*2 + 16], 1
            vpshufb  ymm31, ymm31, ymm25
            vmovdqu64 xmm23, [rdx + r12 + 16]
            vinserti32x4 ymm23, ymm23, [rbp + r12 + 16], 1
            vpshufb  ymm25, ymm23, ymm25
            vpunpckldq ymm23, ymm27, ymm30
            vpunpckhdq ymm27, ymm27, ymm30
            vpunpckldq ymm30, ymm31, ymm25
            vpunpckhdq ymm25, ymm31, ymm25
            vpunpcklqdq ymm31, ymm23, ymm30
            vpunpckhqdq ymm30, ymm23, ymm30
            vpunpcklqdq ymm23, ymm27, ymm25
            vpunpckhqdq ymm25, ymm27, ymm25
            vmovdqu64 xmm27, [rdx + 22]                         /* W_8 W_9 W_10 W_11 */
            vinserti32x4 ymm27, ymm27, [rbp + 22], 1
            vmovdqu64 ymm22, [rip + NSMS_L(shuffle_dcba00fe00000000)]
            vpshufb  ymm27, ymm27, ymm22
            vmovdqu64 xmm21, [rdx + r8 + 22]
            vinserti32x4 ymm21, ymm21, [rbp + r8 + 22], 1
            vpshufb  ymm21, ymm21, ymm22
            vmovdqu64 xmm20, [rdx + r8*2 + 22]
            vinserti32x4 ymm20, ymm20, [rbp + r8*2 + 22], 1
            vpshufb  ymm20, ymm20, ymm22
            vmovdqu64 xmm19, [rdx + r12 + 22]
            vinserti32x4 ymm19, ymm19, [rbp + r12 + 22], 1
            vpshufb  ymm22, ymm19, ymm22
            vpunpckldq ymm27, ymm27, ymm21
            vpunpckldq ymm22, ymm20, ymm22
            vpunpcklqdq ymm21, ymm27, ymm22
            vpunpckhqdq ymm27, ymm27, ymm22
            vmovdqu64 ymm22, [rip + NSMS_L(words_00800000_x8)]  /* W_9 */
            vpternlogd ymm27, ymm22, [rip + NSMS_L(words_0000ffff_x8)], 236
            vmovdqu64 ymm22, [rip + NSMS_L(words_30030000_x8)]  /* W_15 */
        vpbroadcastd ymm20, [rsi]                               /* a, b, ... = H */
        vpbroadcastd ymm19, [rsi + 4]
        vpbroadcastd ymm18, [rsi + 8]
        vpbroadcastd ymm17, [rsi + 12]
        vpbroadcastd ymm16, [rsi + 16]
        vpbroadcastd ymm15, [rsi + 20]
        vpbroadcastd ymm14, [rsi + 24]
        vpbroadcastd ymm13, [rsi + 28]
            vprord   ymm12, ymm26, 7                            /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprord   ymm11, ymm26, 18
            vpsrld   ymm10, ymm26, 3
            vpternlogd ymm10, ymm12, ymm11, 150
            vpaddd   ymm12, ymm28, ymm27
            vpaddd   ymm8, ymm10, ymm12
        vprord       ymm12, ymm16, 6                            /* round 0 */
        vprord       ymm11, ymm16, 11
        vprord       ymm10, ymm16, 25
        vpternlogd   ymm10, ymm12, ymm11, 150
        vmovdqa64    ymm12, ymm14
        vpternlogd   ymm12, ymm16, ymm15, 184
        vpbroadcastd ymm11, [rip + NSMS_L(K)]
        vpaddd       ymm13, ymm13, ymm11
        vpaddd       ymm13, ymm13, ymm12
        vpaddd       ymm13, ymm13, ymm10
        vpaddd       ymm28, ymm28, ymm13
        vprord       ymm13, ymm20, 2
        vprord       ymm12, ymm20, 13
        vprord       ymm11, ymm20, 22
        vpternlogd   ymm11, ymm13, ymm12, 150
        vmovdqa64    ymm13, ymm20
        vpternlogd   ymm13, ymm18, ymm19, 232
        vpaddd       ymm13, ymm11, ymm13
        vpaddd       ymm13, ymm13, ymm28
        vpaddd       ymm28, ymm17, ymm28
            vprord   ymm17, ymm29, 7                            /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vprord   ymm12, ymm29, 18
            vpsrld   ymm11, ymm29, 3
            vpternlogd ymm11, ymm17, ymm12, 150
            vpaddd   ymm17, ymm26, [rip + NSMS_L(words_0000fe01_x8)]
            vpaddd   ymm9, ymm17, ymm11
        vprord       ymm17, ymm28, 6                            /* round 1 */
        vprord       ymm12, ymm28, 11
        vprord       ymm11, ymm28, 25
        vpternlogd   ymm11, ymm17, ymm12, 150
        vmovdqa64    ymm17, ymm15
        vpternlogd   ymm17, ymm28, ymm16, 184
        vpbroadcastd ymm12, [rip + NSMS_L(K) + 4]
        vpaddd       ymm14, ymm14, ymm12
        vpaddd       ymm26, ymm14, ymm26
        vpaddd       ymm26, ymm26, ymm17
        vpaddd       ymm26, ymm26, ymm11
        vprord       ymm17, ymm13, 2
        vprord       ymm14, ymm13, 13
        vprord       ymm12, ymm13, 22
        vpternlogd   ymm12, ymm17, ymm14, 150
        vmovdqa64    ymm17, ymm13
        vpternlogd   ymm17, ymm19, ymm20, 232
        vpaddd       ymm17, ymm12, ymm17
        vpaddd       ymm17, ymm26, ymm17
        vpaddd       ymm26, ymm18, ymm26
            vprord   ymm18, ymm8, 17                            /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vprord   ymm14, ymm8, 19
            vpsrld   ymm12, ymm8, 10
            vpternlogd ymm12, ymm18, ymm14, 150
            vprord   ymm18, ymm24, 7
            vprord   ymm14, ymm24, 18
            vpsrld   ymm11, ymm24, 3
            vpternlogd ymm11, ymm18, ymm14, 150
            vpaddd   ymm18, ymm29, ymm11
            vpaddd   ymm10, ymm18, ymm12
        vprord       ymm18, ymm26, 6                            /* round 2 */
        vprord       ymm14, ymm26, 11
        vprord       ymm12, ymm26, 25
        vpternlogd   ymm12, ymm18, ymm14, 150
        vmovdqa64    ymm18, ymm16
        vpternlogd   ymm18, ymm26, ymm28, 184
        vpbroadcastd ymm14, [rip + NSMS_L(K) + 8]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm29, ymm15, ymm29
        vpaddd       ymm29, ymm29, ymm18
        vpaddd       ymm29, ymm29, ymm12
        vprord       ymm18, ymm17, 2
        vprord       ymm15, ymm17, 13
        vprord       ymm14, ymm17, 22
        vpternlogd   ymm14, ymm18, ymm15, 150
        vmovdqa64    ymm18, ymm17
        vpternlogd   ymm18, ymm20, ymm13, 232
        vpaddd       ymm18, ymm14, ymm18
        vpaddd       ymm18, ymm29, ymm18
        vpaddd       ymm29, ymm19, ymm29
            vprord   ymm19, ymm9, 17                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vprord   ymm15, ymm9, 19
            vpsrld   ymm14, ymm9, 10
            vpternlogd ymm14, ymm19, ymm15, 150
            vprord   ymm19, ymm31, 7
            vprord   ymm15, ymm31, 18
            vpsrld   ymm12, ymm31, 3
            vpternlogd ymm12, ymm19, ymm15, 150
            vpaddd   ymm19, ymm24, ymm12
            vpaddd   ymm11, ymm19, ymm14
        vprord       ymm19, ymm29, 6                            /* round 3 */
        vprord       ymm15, ymm29, 11
        vprord       ymm14, ymm29, 25
        vpternlogd   ymm14, ymm19, ymm15, 150
        vmovdqa64    ymm19, ymm28
        vpternlogd   ymm19, ymm29, ymm26, 184
        vpbroadcastd ymm15, [rip + NSMS_L(K) + 12]
        vpaddd       ymm16, ymm16, ymm15
        vpaddd       ymm24, ymm16, ymm24
        vpaddd       ymm24, ymm24, ymm19
        vpaddd       ymm24, ymm24, ymm14
        vprord       ymm19, ymm18, 2
        vprord       ymm16, ymm18, 13
        vprord       ymm15, ymm18, 22
        vpternlogd   ymm15, ymm19, ymm16, 150
        vmovdqa64    ymm19, ymm18
        vpternlogd   ymm19, ymm13, ymm17, 232
        vpaddd       ymm19, ymm15, ymm19
        vpaddd       ymm19, ymm24, ymm19
        vpaddd       ymm24, ymm20, ymm24
            vprord   ymm20, ymm10, 17                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vprord   ymm16, ymm10, 19
            vpsrld   ymm15, ymm10, 10
            vpternlogd ymm15, ymm20, ymm16, 150
            vprord   ymm20, ymm30, 7
            vprord   ymm16, ymm30, 18
            vpsrld   ymm14, ymm30, 3
            vpternlogd ymm14, ymm20, ymm16, 150
            vpaddd   ymm20, ymm31, ymm14
            vpaddd   ymm12, ymm20, ymm15
        vprord       ymm20, ymm24, 6                            /* round 4 */
        vprord       ymm16, ymm24, 11
        vprord       ymm15, ymm24, 25
        vpternlogd   ymm15, ymm20, ymm16, 150
        vmovdqa64    ymm20, ymm26
        vpternlogd   ymm20, ymm24, ymm29, 184
        vpbroadcastd ymm16, [rip + NSMS_L(K) + 16]
        vpaddd       ymm31, ymm16, ymm31
        vpaddd       ymm28, ymm31, ymm28
        vpaddd       ymm28, ymm28, ymm20
        vpaddd       ymm28, ymm15, ymm28
        vprord       ymm31, ymm19, 2
        vprord       ymm20, ymm19, 13
        vprord       ymm16, ymm19, 22
        vpternlogd   ymm16, ymm31, ymm20, 150
        vmovdqa64    ymm31, ymm19
        vpternlogd   ymm31, ymm17, ymm18, 232
        vpaddd       ymm31, ymm16, ymm31
        vpaddd       ymm31, ymm28, ymm31
        vpaddd       ymm28, ymm13, ymm28
            vprord   ymm20, ymm11, 17                           /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vprord   ymm16, ymm11, 19
            vpsrld   ymm15, ymm11, 10
            vpternlogd ymm15, ymm20, ymm16, 150
            vprord   ymm20, ymm23, 7
            vprord   ymm16, ymm23, 18
            vpsrld   ymm14, ymm23, 3
            vpternlogd ymm14, ymm20, ymm16, 150
            vpaddd   ymm20, ymm30, ymm14
            vpaddd   ymm13, ymm20, ymm15
        vprord       ymm20, ymm28, 6                            /* round 5 */
        vprord       ymm16, ymm28, 11
        vprord       ymm15, ymm28, 25
        vpternlogd   ymm15, ymm20, ymm16, 150
        vmovdqa64    ymm20, ymm29
        vpternlogd   ymm20, ymm28, ymm24, 184
        vpbroadcastd ymm16, [rip + NSMS_L(K) + 20]
        vpaddd       ymm30, ymm16, ymm30
        vpaddd       ymm26, ymm30, ymm26
        vpaddd       ymm26, ymm26, ymm20
        vpaddd       ymm26, ymm15, ymm26
        vprord       ymm30, ymm31, 2
        vprord       ymm20, ymm31, 13
        vprord       ymm16, ymm31, 22
        vpternlogd   ymm16, ymm30, ymm20, 150
        vmovdqa64    ymm30, ymm31
        vpternlogd   ymm30, ymm18, ymm19, 232
        vpaddd       ymm30, ymm16, ymm30
        vpaddd       ymm30, ymm26, ymm30
        vpaddd       ymm26, ymm17, ymm26
            vprord   ymm20, ymm12, 17                           /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vprord   ymm17, ymm12, 19
            vpsrld   ymm16, ymm12, 10
            vpternlogd ymm16, ymm20, ymm17, 150
            vprord   ymm20, ymm25, 7
            vprord   ymm17, ymm25, 18
            vpsrld   ymm15, ymm25, 3
            vpternlogd ymm15, ymm20, ymm17, 150
            vpaddd   ymm20, ymm22, ymm23
            vpaddd   ymm20, ymm20, ymm15
            vpaddd   ymm14, ymm20, ymm16
        vprord       ymm20, ymm26, 6                            /* round 6 */
        vprord       ymm17, ymm26, 11
        vprord       ymm16, ymm26, 25
        vpternlogd   ymm16, ymm20, ymm17, 150
        vmovdqa64    ymm20, ymm24
        vpternlogd   ymm20, ymm26, ymm28, 184
        vpbroadcastd ymm17, [rip + NSMS_L(K) + 24]
        vpaddd       ymm23, ymm17, ymm23
        vpaddd       ymm29, ymm23, ymm29
        vpaddd       ymm29, ymm29, ymm20
        vpaddd       ymm29, ymm16, ymm29
        vprord       ymm23, ymm30, 2
        vprord       ymm20, ymm30, 13
        vprord       ymm17, ymm30, 22
        vpternlogd   ymm17, ymm23, ymm20, 150
        vmovdqa64    ymm23, ymm30
        vpternlogd   ymm23, ymm19, ymm31, 232
        vpaddd       ymm23, ymm17, ymm23
        vpaddd       ymm23, ymm29, ymm23
        vpaddd       ymm29, ymm18, ymm29
            vprord   ymm20, ymm13, 17                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vprord   ymm18, ymm13, 19
            vpsrld   ymm17, ymm13, 10
            vpternlogd ymm17, ymm20, ymm18, 150
            vprord   ymm20, ymm21, 7
            vprord   ymm18, ymm21, 18
            vpsrld   ymm16, ymm21, 3
            vpternlogd ymm16, ymm20, ymm18, 150
            vpaddd   ymm20, ymm25, ymm16
            vpaddd   ymm20, ymm8, ymm20
            vpaddd   ymm15, ymm20, ymm17
        vprord       ymm20, ymm29, 6                            /* round 7 */
        vprord       ymm18, ymm29, 11
        vprord       ymm17, ymm29, 25
        vpternlogd   ymm17, ymm20, ymm18, 150
        vmovdqa64    ymm20, ymm28
        vpternlogd   ymm20, ymm29, ymm26, 184
        vpbroadcastd ymm18, [rip + NSMS_L(K) + 28]
        vpaddd       ymm25, ymm18, ymm25
        vpaddd       ymm24, ymm25, ymm24
        vpaddd       ymm24, ymm24, ymm20
        vpaddd       ymm24, ymm17, ymm24
        vprord       ymm25, ymm23, 2
        vprord       ymm20, ymm23, 13
        vprord       ymm18, ymm23, 22
        vpternlogd   ymm18, ymm25, ymm20, 150
        vmovdqa64    ymm25, ymm23
        vpternlogd   ymm25, ymm31, ymm30, 232
        vpaddd       ymm25, ymm18, ymm25
        vpaddd       ymm25, ymm24, ymm25
        vpaddd       ymm24, ymm19, ymm24
            vprord   ymm20, ymm14, 17                           /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vprord   ymm19, ymm14, 19
            vpsrld   ymm18, ymm14, 10
            vpternlogd ymm18, ymm20, ymm19, 150
            vprord   ymm20, ymm27, 7
            vprord   ymm19, ymm27, 18
            vpsrld   ymm17, ymm27, 3
            vpternlogd ymm17, ymm20, ymm19, 150
            vpaddd   ymm20, ymm21, ymm9
            vpaddd   ymm20, ymm17, ymm20
            vpaddd   ymm16, ymm20, ymm18
        vprord       ymm20, ymm24, 6                            /* round 8 */
        vprord       ymm19, ymm24, 11
        vprord       ymm18, ymm24, 25
        vpternlogd   ymm18, ymm20, ymm19, 150
        vmovdqa64    ymm20, ymm26
        vpternlogd   ymm20, ymm24, ymm29, 184
        vpbroadcastd ymm19, [rip + NSMS_L(K) + 32]
        vpaddd       ymm21, ymm19, ymm21
        vpaddd       ymm28, ymm21, ymm28
        vpaddd       ymm28, ymm28, ymm20
        vpaddd       ymm28, ymm18, ymm28
        vprord       ymm21, ymm25, 2
        vprord       ymm20, ymm25, 13
        vprord       ymm19, ymm25, 22
        vpternlogd   ymm19, ymm21, ymm20, 150
        vmovdqa64    ymm21, ymm25
        vpternlogd   ymm21, ymm30, ymm23, 232
        vpaddd       ymm21, ymm19, ymm21
        vpaddd       ymm21, ymm28, ymm21
        vpaddd       ymm28, ymm31, ymm28
            vprord   ymm31, ymm15, 17                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vprord   ymm20, ymm15, 19
            vpsrld   ymm19, ymm15, 10
            vpternlogd ymm19, ymm31, ymm20, 150
            vpaddd   ymm31, ymm27, ymm10
            vpaddd   ymm17, ymm31, ymm19
        vprord       ymm31, ymm28, 6                            /* round 9 */
        vprord       ymm20, ymm28, 11
        vprord       ymm19, ymm28, 25
        vpternlogd   ymm19, ymm31, ymm20, 150
        vmovdqa64    ymm31, ymm29
        vpternlogd   ymm31, ymm28, ymm24, 184
        vpbroadcastd ymm20, [rip + NSMS_L(K) + 36]
        vpaddd       ymm27, ymm20, ymm27
        vpaddd       ymm26, ymm27, ymm26
        vpaddd       ymm26, ymm26, ymm31
        vpaddd       ymm26, ymm19, ymm26
        vprord       ymm27, ymm21, 2
        vprord       ymm31, ymm21, 13
        vprord       ymm20, ymm21, 22
        vpternlogd   ymm20, ymm27, ymm31, 150
        vmovdqa64    ymm27, ymm21
        vpternlogd   ymm27, ymm23, ymm25, 232
        vpaddd       ymm27, ymm20, ymm27
        vpaddd       ymm27, ymm26, ymm27
        vpaddd       ymm26, ymm30, ymm26
            vprord   ymm30, ymm16, 17                           /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprord   ymm31, ymm16, 19
            vpsrld   ymm20, ymm16, 10
            vpternlogd ymm20, ymm30, ymm31, 150
            vpaddd   ymm18, ymm11, ymm20
        vprord       ymm30, ymm26, 6                            /* round 10 */
        vprord       ymm31, ymm26, 11
        vprord       ymm20, ymm26, 25
        vpternlogd   ymm20, ymm30, ymm31, 150
        vmovdqa64    ymm30, ymm24
        vpternlogd   ymm30, ymm26, ymm28, 184
        vpbroadcastd ymm31, [rip + NSMS_L(W0) + 40]
        vpaddd       ymm29, ymm31, ymm29
        vpaddd       ymm29, ymm29, ymm30
        vpaddd       ymm29, ymm20, ymm29
        vprord       ymm30, ymm27, 2
        vprord       ymm31, ymm27, 13
        vprord       ymm20, ymm27, 22
        vpternlogd   ymm20, ymm30, ymm31, 150
        vmovdqa64    ymm30, ymm27
        vpternlogd   ymm30, ymm25, ymm21, 232
        vpaddd       ymm30, ymm20, ymm30
        vpaddd       ymm30, ymm29, ymm30
        vpaddd       ymm29, ymm23, ymm29
            vprord   ymm31, ymm17, 17                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprord   ymm23, ymm17, 19
            vpsrld   ymm20, ymm17, 10
            vpternlogd ymm20, ymm31, ymm23, 150
            vpaddd   ymm19, ymm12, ymm20
        vprord       ymm31, ymm29, 6                            /* round 11 */
        vprord       ymm23, ymm29, 11
        vprord       ymm20, ymm29, 25
        vpternlogd   ymm20, ymm31, ymm23, 150
        vmovdqa64    ymm31, ymm28
        vpternlogd   ymm31, ymm29, ymm26, 184
        vpbroadcastd ymm23, [rip + NSMS_L(W0) + 44]
        vpaddd       ymm24, ymm23, ymm24
        vpaddd       ymm24, ymm24, ymm31
        vpaddd       ymm24, ymm20, ymm24
        vprord       ymm31, ymm30, 2
        vprord       ymm23, ymm30, 13
        vprord       ymm20, ymm30, 22
        vpternlogd   ymm20, ymm31, ymm23, 150
        vmovdqa64    ymm31, ymm30
        vpternlogd   ymm31, ymm21, ymm27, 232
        vpaddd       ymm31, ymm20, ymm31
        vpaddd       ymm31, ymm24, ymm31
        vpaddd       ymm24, ymm25, ymm24
            vprord   ymm25, ymm18, 17                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprord   ymm23, ymm18, 19
            vpsrld   ymm20, ymm18, 10
            vpternlogd ymm20, ymm25, ymm23, 150
            vpaddd   ymm20, ymm13, ymm20
        vprord       ymm25, ymm24, 6                            /* round 12 */
        vprord       ymm23, ymm24, 11
        vprord       ymm7, ymm24, 25
        vpternlogd   ymm7, ymm25, ymm23, 150
        vmovdqa64    ymm25, ymm26
        vpternlogd   ymm25, ymm24, ymm29, 184
        vpbroadcastd ymm23, [rip + NSMS_L(W0) + 48]
        vpaddd       ymm28, ymm23, ymm28
        vpaddd       ymm25, ymm28, ymm25
        vpaddd       ymm25, ymm7, ymm25
        vprord       ymm28, ymm31, 2
        vprord       ymm23, ymm31, 13
        vprord       ymm7, ymm31, 22
        vpternlogd   ymm7, ymm28, ymm23, 150
        vmovdqa64    ymm28, ymm31
        vpternlogd   ymm28, ymm27, ymm30, 232
        vpaddd       ymm28, ymm7, ymm28
        vpaddd       ymm3, ymm25, ymm28
        vpaddd       ymm7, ymm21, ymm25
            vprord   ymm25, ymm19, 17                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vprord   ymm28, ymm19, 19
            vpsrld   ymm23, ymm19, 10
            vpternlogd ymm23, ymm25, ymm28, 150
            vpaddd   ymm21, ymm14, ymm23
        vprord       ymm25, ymm7, 6                             /* round 13 */
        vprord       ymm28, ymm7, 11
        vprord       ymm23, ymm7, 25
        vpternlogd   ymm23, ymm25, ymm28, 150
        vmovdqa64    ymm25, ymm29
        vpternlogd   ymm25, ymm7, ymm24, 184
        vpbroadcastd ymm28, [rip + NSMS_L(W0) + 52]
        vpaddd       ymm26, ymm28, ymm26
        vpaddd       ymm25, ymm26, ymm25
        vpaddd       ymm25, ymm23, ymm25
        vprord       ymm26, ymm3, 2
        vprord       ymm28, ymm3, 13
        vprord       ymm23, ymm3, 22
        vpternlogd   ymm23, ymm26, ymm28, 150
        vmovdqa64    ymm26, ymm3
        vpternlogd   ymm26, ymm30, ymm31, 232
        vpaddd       ymm26, ymm23, ymm26
        vpaddd       ymm2, ymm25, ymm26
        vpaddd       ymm6, ymm27, ymm25
            vprord   ymm25, ymm20, 17                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprord   ymm26, ymm20, 19
            vpsrld   ymm27, ymm20, 10
            vpternlogd ymm27, ymm25, ymm26, 150
            vpaddd   ymm25, ymm15, [rip + NSMS_L(words_6000cc60_x8)]
            vpaddd   ymm25, ymm25, ymm27
        vprord       ymm26, ymm6, 6                             /* round 14 */
        vprord       ymm27, ymm6, 11
        vprord       ymm28, ymm6, 25
        vpternlogd   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm24
        vpternlogd   ymm26, ymm6, ymm7, 184
        vpbroadcastd ymm27, [rip + NSMS_L(W0) + 56]
        vpaddd       ymm27, ymm27, ymm29
        vpaddd       ymm26, ymm27, ymm26
        vpaddd       ymm26, ymm28, ymm26
        vprord       ymm27, ymm2, 2
        vprord       ymm28, ymm2, 13
        vprord       ymm29, ymm2, 22
        vpternlogd   ymm29, ymm27, ymm28, 150
        vmovdqa64    ymm27, ymm2
        vpternlogd   ymm27, ymm31, ymm3, 232
        vpaddd       ymm27, ymm29, ymm27
        vpaddd       ymm1, ymm26, ymm27
        vpaddd       ymm5, ymm30, ymm26
            vprord   ymm26, ymm21, 17                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vprord   ymm27, ymm21, 19
            vpsrld   ymm28, ymm21, 10
            vpternlogd ymm28, ymm26, ymm27, 150
            vprord   ymm26, ymm8, 7
            vprord   ymm27, ymm8, 18
            vpsrld   ymm29, ymm8, 3
            vpternlogd ymm29, ymm26, ymm27, 150
            vpaddd   ymm26, ymm22, ymm29
            vpaddd   ymm26, ymm26, ymm16
            vpaddd   ymm23, ymm26, ymm28
        vprord       ymm26, ymm5, 6                             /* round 15 */
        vprord       ymm27, ymm5, 11
        vprord       ymm28, ymm5, 25
        vpternlogd   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm7
        vpternlogd   ymm26, ymm5, ymm6, 184
        vpbroadcastd ymm27, [rip + NSMS_L(W0) + 60]
        vpaddd       ymm24, ymm27, ymm24
        vpaddd       ymm24, ymm24, ymm26
        vpaddd       ymm24, ymm28, ymm24
        vprord       ymm26, ymm1, 2
        vprord       ymm27, ymm1, 13
        vprord       ymm28, ymm1, 22
        vpternlogd   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm1
        vpternlogd   ymm26, ymm3, ymm2, 232
        vpaddd       ymm26, ymm28, ymm26
        vpaddd       ymm0, ymm24, ymm26
        vpaddd       ymm4, ymm31, ymm24
        lea          rcx, [rip + NSMS_L(K) + 64]
        lea          r9, [rip + NSMS_L(K) + 192]
        vmovdqa64    ymm22, ymm25
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8..ymm23; scratch: rax; kp: rcx; */
        /*   midstates: rsi; digests: rdi; messages: rdx; stride: r8; upper_bound: r9; count: r10; */
        /*   copies: r11; final_digests: rbx. */
NSMS_L(rounds_and_schedule0):

        /* rounds 16 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label full_batch, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vprord   ymm24, ymm22, 17                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprord   ymm25, ymm22, 19
            vpsrld   ymm26, ymm22, 10
            vpternlogd ymm26, ymm24, ymm25, 150
            vprord   ymm24, ymm9, 7
            vprord   ymm25, ymm9, 18
            vpsrld   ymm27, ymm9, 3
            vpternlogd ymm27, ymm24, ymm25, 150
            vpaddd   ymm24, ymm17, ymm8
            vpaddd   ymm24, ymm24, ymm26
            vpaddd   ymm24, ymm27, ymm24
        vprord       ymm25, ymm4, 6                             /* round 0 */
        vprord       ymm26, ymm4, 11
        vprord       ymm27, ymm4, 25
        vpternlogd   ymm27, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm6
        vpternlogd   ymm25, ymm4, ymm5, 184
        vpbroadcastd ymm26, [rcx]
        vpaddd       ymm28, ymm7, ymm8
        vpaddd       ymm26, ymm28, ymm26
        vpaddd       ymm25, ymm26, ymm25
        vpaddd       ymm25, ymm25, ymm27
        vprord       ymm26, ymm0, 2
        vprord       ymm27, ymm0, 13
        vprord       ymm28, ymm0, 22
        vpternlogd   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm0
        vpternlogd   ymm26, ymm2, ymm1, 232
        vpaddd       ymm26, ymm28, ymm26
        vpaddd       ymm26, ymm25, ymm26
        vpaddd       ymm25, ymm3, ymm25
            vprord   ymm27, ymm23, 17                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vprord   ymm28, ymm23, 19
            vpsrld   ymm29, ymm23, 10
            vpternlogd ymm29, ymm27, ymm28, 150
            vprord   ymm27, ymm10, 7
            vprord   ymm28, ymm10, 18
            vpsrld   ymm30, ymm10, 3
            vpternlogd ymm30, ymm27, ymm28, 150
            vpaddd   ymm27, ymm18, ymm9
            vpaddd   ymm27, ymm27, ymm29
            vpaddd   ymm27, ymm30, ymm27
        vprord       ymm28, ymm25, 6                            /* round 1 */
        vprord       ymm29, ymm25, 11
        vprord       ymm30, ymm25, 25
        vpternlogd   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm5
        vpternlogd   ymm28, ymm25, ymm4, 184
        vpbroadcastd ymm29, [rcx + 4]
        vpaddd       ymm31, ymm6, ymm9
        vpaddd       ymm29, ymm31, ymm29
        vpaddd       ymm28, ymm29, ymm28
        vpaddd       ymm28, ymm28, ymm30
        vprord       ymm29, ymm26, 2
        vprord       ymm30, ymm26, 13
        vprord       ymm31, ymm26, 22
        vpternlogd   ymm31, ymm29, ymm30, 150
        vmovdqa64    ymm29, ymm26
        vpternlogd   ymm29, ymm1, ymm0, 232
        vpaddd       ymm29, ymm31, ymm29
        vpaddd       ymm29, ymm28, ymm29
        vpaddd       ymm28, ymm2, ymm28
            vprord   ymm30, ymm24, 17                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vprord   ymm31, ymm24, 19
            vpsrld   ymm9, ymm24, 10
            vpternlogd ymm9, ymm30, ymm31, 150
            vprord   ymm30, ymm11, 7
            vprord   ymm31, ymm11, 18
            vpsrld   ymm8, ymm11, 3
            vpternlogd ymm8, ymm30, ymm31, 150
            vpaddd   ymm30, ymm19, ymm10
            vpaddd   ymm30, ymm30, ymm8
            vpaddd   ymm30, ymm30, ymm9
        vprord       ymm31, ymm28, 6                            /* round 2 */
        vprord       ymm9, ymm28, 11
        vprord       ymm8, ymm28, 25
        vpternlogd   ymm8, ymm31, ymm9, 150
        vmovdqa64    ymm31, ymm4
        vpternlogd   ymm31, ymm28, ymm25, 184
        vpbroadcastd ymm9, [rcx + 8]
        vpaddd       ymm10, ymm10, ymm5
        vpaddd       ymm10, ymm10, ymm9
        vpaddd       ymm31, ymm10, ymm31
        vpaddd       ymm31, ymm31, ymm8
        vprord       ymm10, ymm29, 2
        vprord       ymm9, ymm29, 13
        vprord       ymm8, ymm29, 22
        vpternlogd   ymm8, ymm10, ymm9, 150
        vmovdqa64    ymm10, ymm29
        vpternlogd   ymm10, ymm0, ymm26, 232
        vpaddd       ymm10, ymm8, ymm10
        vpaddd       ymm10, ymm31, ymm10
        vpaddd       ymm31, ymm1, ymm31
            vprord   ymm9, ymm27, 17                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vprord   ymm8, ymm27, 19
            vpsrld   ymm7, ymm27, 10
            vpternlogd ymm7, ymm9, ymm8, 150
            vprord   ymm9, ymm12, 7
            vprord   ymm8, ymm12, 18
            vpsrld   ymm6, ymm12, 3
            vpternlogd ymm6, ymm9, ymm8, 150
            vpaddd   ymm9, ymm20, ymm11
            vpaddd   ymm9, ymm9, ymm6
            vpaddd   ymm9, ymm9, ymm7
        vprord       ymm8, ymm31, 6                             /* round 3 */
        vprord       ymm7, ymm31, 11
        vprord       ymm6, ymm31, 25
        vpternlogd   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm25
        vpternlogd   ymm8, ymm31, ymm28, 184
        vpbroadcastd ymm7, [rcx + 12]
        vpaddd       ymm11, ymm11, ymm4
        vpaddd       ymm11, ymm11, ymm7
        vpaddd       ymm11, ymm11, ymm8
        vpaddd       ymm11, ymm11, ymm6
        vprord       ymm8, ymm10, 2
        vprord       ymm7, ymm10, 13
        vprord       ymm6, ymm10, 22
        vpternlogd   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm10
        vpternlogd   ymm8, ymm26, ymm29, 232
        vpaddd       ymm8, ymm8, ymm6
        vpaddd       ymm8, ymm11, ymm8
        vpaddd       ymm11, ymm11, ymm0
            vprord   ymm7, ymm30, 17                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vprord   ymm6, ymm30, 19
            vpsrld   ymm5, ymm30, 10
            vpternlogd ymm5, ymm7, ymm6, 150
            vprord   ymm7, ymm13, 7
            vprord   ymm6, ymm13, 18
            vpsrld   ymm4, ymm13, 3
            vpternlogd ymm4, ymm7, ymm6, 150
            vpaddd   ymm7, ymm21, ymm12
            vpaddd   ymm7, ymm7, ymm4
            vpaddd   ymm7, ymm7, ymm5
        vprord       ymm6, ymm11, 6                             /* round 4 */
        vprord       ymm5, ymm11, 11
        vprord       ymm4, ymm11, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogd   ymm6, ymm11, ymm31, 184
        vpbroadcastd ymm5, [rcx + 16]
        vpaddd       ymm12, ymm12, ymm5
        vpaddd       ymm25, ymm12, ymm25
        vpaddd       ymm25, ymm25, ymm6
        vpaddd       ymm25, ymm4, ymm25
        vprord       ymm12, ymm8, 2
        vprord       ymm6, ymm8, 13
        vprord       ymm5, ymm8, 22
        vpternlogd   ymm5, ymm12, ymm6, 150
        vmovdqa64    ymm12, ymm8
        vpternlogd   ymm12, ymm29, ymm10, 232
        vpaddd       ymm12, ymm12, ymm5
        vpaddd       ymm12, ymm25, ymm12
        vpaddd       ymm25, ymm26, ymm25
            vprord   ymm26, ymm9, 17                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vprord   ymm6, ymm9, 19
            vpsrld   ymm5, ymm9, 10
            vpternlogd ymm5, ymm26, ymm6, 150
            vprord   ymm26, ymm14, 7
            vprord   ymm6, ymm14, 18
            vpsrld   ymm4, ymm14, 3
            vpternlogd ymm4, ymm26, ymm6, 150
            vpaddd   ymm26, ymm22, ymm13
            vpaddd   ymm26, ymm26, ymm4
            vpaddd   ymm26, ymm26, ymm5
        vprord       ymm6, ymm25, 6                             /* round 5 */
        vprord       ymm5, ymm25, 11
        vprord       ymm4, ymm25, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogd   ymm6, ymm25, ymm11, 184
        vpbroadcastd ymm5, [rcx + 20]
        vpaddd       ymm13, ymm13, ymm5
        vpaddd       ymm28, ymm13, ymm28
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm28, ymm4, ymm28
        vprord       ymm13, ymm12, 2
        vprord       ymm6, ymm12, 13
        vprord       ymm5, ymm12, 22
        vpternlogd   ymm5, ymm13, ymm6, 150
        vmovdqa64    ymm13, ymm12
        vpternlogd   ymm13, ymm10, ymm8, 232
        vpaddd       ymm13, ymm13, ymm5
        vpaddd       ymm13, ymm28, ymm13
        vpaddd       ymm28, ymm29, ymm28
            vprord   ymm29, ymm7, 17                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vprord   ymm6, ymm7, 19
            vpsrld   ymm5, ymm7, 10
            vpternlogd ymm5, ymm29, ymm6, 150
            vprord   ymm29, ymm15, 7
            vprord   ymm6, ymm15, 18
            vpsrld   ymm4, ymm15, 3
            vpternlogd ymm4, ymm29, ymm6, 150
            vpaddd   ymm29, ymm23, ymm14
            vpaddd   ymm29, ymm29, ymm4
            vpaddd   ymm29, ymm29, ymm5
        vprord       ymm6, ymm28, 6                             /* round 6 */
        vprord       ymm5, ymm28, 11
        vprord       ymm4, ymm28, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm11
        vpternlogd   ymm6, ymm28, ymm25, 184
        vpbroadcastd ymm5, [rcx + 24]
        vpaddd       ymm14, ymm14, ymm5
        vpaddd       ymm31, ymm14, ymm31
        vpaddd       ymm31, ymm31, ymm6
        vpaddd       ymm31, ymm4, ymm31
        vprord       ymm14, ymm13, 2
        vprord       ymm6, ymm13, 13
        vprord       ymm5, ymm13, 22
        vpternlogd   ymm5, ymm14, ymm6, 150
        vmovdqa64    ymm14, ymm13
        vpternlogd   ymm14, ymm8, ymm12, 232
        vpaddd       ymm14, ymm14, ymm5
        vpaddd       ymm14, ymm31, ymm14
        vpaddd       ymm31, ymm10, ymm31
            vprord   ymm10, ymm26, 17                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vprord   ymm6, ymm26, 19
            vpsrld   ymm5, ymm26, 10
            vpternlogd ymm5, ymm10, ymm6, 150
            vprord   ymm10, ymm16, 7
            vprord   ymm6, ymm16, 18
            vpsrld   ymm4, ymm16, 3
            vpternlogd ymm4, ymm10, ymm6, 150
            vpaddd   ymm10, ymm15, ymm4
            vpaddd   ymm10, ymm10, ymm24
            vpaddd   ymm10, ymm10, ymm5
        vprord       ymm6, ymm31, 6                             /* round 7 */
        vprord       ymm5, ymm31, 11
        vprord       ymm4, ymm31, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogd   ymm6, ymm31, ymm28, 184
        vpbroadcastd ymm5, [rcx + 28]
        vpaddd       ymm15, ymm15, ymm5
        vpaddd       ymm15, ymm15, ymm11
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm15, ymm15, ymm4
        vprord       ymm11, ymm14, 2
        vprord       ymm6, ymm14, 13
        vprord       ymm5, ymm14, 22
        vpternlogd   ymm5, ymm11, ymm6, 150
        vmovdqa64    ymm11, ymm14
        vpternlogd   ymm11, ymm12, ymm13, 232
        vpaddd       ymm11, ymm11, ymm5
        vpaddd       ymm11, ymm15, ymm11
        vpaddd       ymm15, ymm8, ymm15
            vprord   ymm8, ymm29, 17                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vprord   ymm6, ymm29, 19
            vpsrld   ymm5, ymm29, 10
            vpternlogd ymm5, ymm8, ymm6, 150
            vprord   ymm8, ymm17, 7
            vprord   ymm6, ymm17, 18
            vpsrld   ymm4, ymm17, 3
            vpternlogd ymm4, ymm8, ymm6, 150
            vpaddd   ymm8, ymm16, ymm4
            vpaddd   ymm8, ymm8, ymm27
            vpaddd   ymm8, ymm8, ymm5
        vprord       ymm6, ymm15, 6                             /* round 8 */
        vprord       ymm5, ymm15, 11
        vprord       ymm4, ymm15, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogd   ymm6, ymm15, ymm31, 184
        vpbroadcastd ymm5, [rcx + 32]
        vpaddd       ymm16, ymm16, ymm5
        vpaddd       ymm25, ymm16, ymm25
        vpaddd       ymm25, ymm25, ymm6
        vpaddd       ymm25, ymm4, ymm25
        vprord       ymm16, ymm11, 2
        vprord       ymm6, ymm11, 13
        vprord       ymm5, ymm11, 22
        vpternlogd   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm11
        vpternlogd   ymm16, ymm13, ymm14, 232
        vpaddd       ymm16, ymm5, ymm16
        vpaddd       ymm16, ymm25, ymm16
        vpaddd       ymm25, ymm12, ymm25
            vprord   ymm12, ymm10, 17                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vprord   ymm6, ymm10, 19
            vpsrld   ymm5, ymm10, 10
            vpternlogd ymm5, ymm12, ymm6, 150
            vprord   ymm12, ymm18, 7
            vprord   ymm6, ymm18, 18
            vpsrld   ymm4, ymm18, 3
            vpternlogd ymm4, ymm12, ymm6, 150
            vpaddd   ymm12, ymm17, ymm4
            vpaddd   ymm12, ymm12, ymm30
            vpaddd   ymm12, ymm12, ymm5
        vprord       ymm6, ymm25, 6                             /* round 9 */
        vprord       ymm5, ymm25, 11
        vprord       ymm4, ymm25, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogd   ymm6, ymm25, ymm15, 184
        vpbroadcastd ymm5, [rcx + 36]
        vpaddd       ymm17, ymm17, ymm5
        vpaddd       ymm28, ymm17, ymm28
        vpaddd       ymm28, ymm28, ymm6
        vpaddd       ymm28, ymm4, ymm28
        vprord       ymm17, ymm16, 2
        vprord       ymm6, ymm16, 13
        vprord       ymm5, ymm16, 22
        vpternlogd   ymm5, ymm17, ymm6, 150
        vmovdqa64    ymm17, ymm16
        vpternlogd   ymm17, ymm14, ymm11, 232
        vpaddd       ymm17, ymm5, ymm17
        vpaddd       ymm17, ymm28, ymm17
        vpaddd       ymm28, ymm13, ymm28
            vprord   ymm13, ymm8, 17                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprord   ymm6, ymm8, 19
            vpsrld   ymm5, ymm8, 10
            vpternlogd ymm5, ymm13, ymm6, 150
            vprord   ymm13, ymm19, 7
            vprord   ymm6, ymm19, 18
            vpsrld   ymm4, ymm19, 3
            vpternlogd ymm4, ymm13, ymm6, 150
            vpaddd   ymm13, ymm18, ymm4
            vpaddd   ymm13, ymm13, ymm9
            vpaddd   ymm13, ymm13, ymm5
        vprord       ymm6, ymm28, 6                             /* round 10 */
        vprord       ymm5, ymm28, 11
        vprord       ymm4, ymm28, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm15
        vpternlogd   ymm6, ymm28, ymm25, 184
        vpbroadcastd ymm5, [rcx + 40]
        vpaddd       ymm18, ymm18, ymm5
        vpaddd       ymm31, ymm18, ymm31
        vpaddd       ymm31, ymm31, ymm6
        vpaddd       ymm31, ymm4, ymm31
        vprord       ymm18, ymm17, 2
        vprord       ymm6, ymm17, 13
        vprord       ymm5, ymm17, 22
        vpternlogd   ymm5, ymm18, ymm6, 150
        vmovdqa64    ymm18, ymm17
        vpternlogd   ymm18, ymm11, ymm16, 232
        vpaddd       ymm18, ymm5, ymm18
        vpaddd       ymm18, ymm31, ymm18
        vpaddd       ymm31, ymm14, ymm31
            vprord   ymm14, ymm12, 17                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprord   ymm6, ymm12, 19
            vpsrld   ymm5, ymm12, 10
            vpternlogd ymm5, ymm14, ymm6, 150
            vprord   ymm14, ymm20, 7
            vprord   ymm6, ymm20, 18
            vpsrld   ymm4, ymm20, 3
            vpternlogd ymm4, ymm14, ymm6, 150
            vpaddd   ymm14, ymm19, ymm4
            vpaddd   ymm14, ymm14, ymm7
            vpaddd   ymm14, ymm14, ymm5
        vprord       ymm6, ymm31, 6                             /* round 11 */
        vprord       ymm5, ymm31, 11
        vprord       ymm4, ymm31, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogd   ymm6, ymm31, ymm28, 184
        vpbroadcastd ymm5, [rcx + 44]
        vpaddd       ymm19, ymm19, ymm5
        vpaddd       ymm19, ymm19, ymm15
        vpaddd       ymm19, ymm19, ymm6
        vpaddd       ymm19, ymm4, ymm19
        vprord       ymm15, ymm18, 2
        vprord       ymm6, ymm18, 13
        vprord       ymm5, ymm18, 22
        vpternlogd   ymm5, ymm15, ymm6, 150
        vmovdqa64    ymm15, ymm18
        vpternlogd   ymm15, ymm16, ymm17, 232
        vpaddd       ymm15, ymm15, ymm5
        vpaddd       ymm15, ymm19, ymm15
        vpaddd       ymm19, ymm11, ymm19
            vprord   ymm11, ymm13, 17                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprord   ymm6, ymm13, 19
            vpsrld   ymm5, ymm13, 10
            vpternlogd ymm5, ymm11, ymm6, 150
            vprord   ymm11, ymm21, 7
            vprord   ymm6, ymm21, 18
            vpsrld   ymm4, ymm21, 3
            vpternlogd ymm4, ymm11, ymm6, 150
            vpaddd   ymm11, ymm20, ymm4
            vpaddd   ymm11, ymm11, ymm26
            vpaddd   ymm11, ymm11, ymm5
        vprord       ymm6, ymm19, 6                             /* round 12 */
        vprord       ymm5, ymm19, 11
        vprord       ymm4, ymm19, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogd   ymm6, ymm19, ymm31, 184
        vpbroadcastd ymm5, [rcx + 48]
        vpaddd       ymm20, ymm20, ymm5
        vpaddd       ymm25, ymm20, ymm25
        vpaddd       ymm25, ymm25, ymm6
        vpaddd       ymm25, ymm4, ymm25
        vprord       ymm20, ymm15, 2
        vprord       ymm6, ymm15, 13
        vprord       ymm5, ymm15, 22
        vpternlogd   ymm5, ymm20, ymm6, 150
        vmovdqa64    ymm20, ymm15
        vpternlogd   ymm20, ymm17, ymm18, 232
        vpaddd       ymm20, ymm5, ymm20
        vpaddd       ymm3, ymm25, ymm20
        vpaddd       ymm25, ymm16, ymm25
            vprord   ymm20, ymm14, 17                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vprord   ymm16, ymm14, 19
            vpsrld   ymm6, ymm14, 10
            vpternlogd ymm6, ymm20, ymm16, 150
            vprord   ymm20, ymm22, 7
            vprord   ymm16, ymm22, 18
            vpsrld   ymm5, ymm22, 3
            vpternlogd ymm5, ymm20, ymm16, 150
            vpaddd   ymm20, ymm21, ymm5
            vpaddd   ymm20, ymm20, ymm29
            vpaddd   ymm20, ymm20, ymm6
        vprord       ymm16, ymm25, 6                            /* round 13 */
        vprord       ymm6, ymm25, 11
        vprord       ymm5, ymm25, 25
        vpternlogd   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm31
        vpternlogd   ymm16, ymm25, ymm19, 184
        vpbroadcastd ymm6, [rcx + 52]
        vpaddd       ymm21, ymm21, ymm6
        vpaddd       ymm28, ymm21, ymm28
        vpaddd       ymm28, ymm28, ymm16
        vpaddd       ymm28, ymm5, ymm28
        vprord       ymm21, ymm3, 2
        vprord       ymm16, ymm3, 13
        vprord       ymm6, ymm3, 22
        vpternlogd   ymm6, ymm21, ymm16, 150
        vmovdqa64    ymm21, ymm3
        vpternlogd   ymm21, ymm18, ymm15, 232
        vpaddd       ymm21, ymm6, ymm21
        vpaddd       ymm2, ymm28, ymm21
        vpaddd       ymm6, ymm17, ymm28
            vprord   ymm28, ymm11, 17                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprord   ymm21, ymm11, 19
            vpsrld   ymm17, ymm11, 10
            vpternlogd ymm17, ymm28, ymm21, 150
            vprord   ymm28, ymm23, 7
            vprord   ymm21, ymm23, 18
            vpsrld   ymm16, ymm23, 3
            vpternlogd ymm16, ymm28, ymm21, 150
            vpaddd   ymm28, ymm22, ymm16
            vpaddd   ymm28, ymm28, ymm10
            vpaddd   ymm28, ymm28, ymm17
        vprord       ymm21, ymm6, 6                             /* round 14 */
        vprord       ymm17, ymm6, 11
        vprord       ymm16, ymm6, 25
        vpternlogd   ymm16, ymm21, ymm17, 150
        vmovdqa64    ymm21, ymm19
        vpternlogd   ymm21, ymm6, ymm25, 184
        vpbroadcastd ymm17, [rcx + 56]
        vpaddd       ymm22, ymm22, ymm17
        vpaddd       ymm31, ymm22, ymm31
        vpaddd       ymm31, ymm31, ymm21
        vpaddd       ymm31, ymm16, ymm31
        vprord       ymm22, ymm2, 2
        vprord       ymm21, ymm2, 13
        vprord       ymm17, ymm2, 22
        vpternlogd   ymm17, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm2
        vpternlogd   ymm22, ymm15, ymm3, 232
        vpaddd       ymm22, ymm17, ymm22
        vpaddd       ymm1, ymm31, ymm22
        vpaddd       ymm5, ymm18, ymm31
            vprord   ymm31, ymm20, 17                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vprord   ymm22, ymm20, 19
            vpsrld   ymm21, ymm20, 10
            vpternlogd ymm21, ymm31, ymm22, 150
            vprord   ymm31, ymm24, 7
            vprord   ymm22, ymm24, 18
            vpsrld   ymm18, ymm24, 3
            vpternlogd ymm18, ymm31, ymm22, 150
            vpaddd   ymm31, ymm23, ymm18
            vpaddd   ymm31, ymm31, ymm8
            vpaddd   ymm31, ymm31, ymm21
        vprord       ymm22, ymm5, 6                             /* round 15 */
        vprord       ymm21, ymm5, 11
        vprord       ymm18, ymm5, 25
        vpternlogd   ymm18, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm25
        vpternlogd   ymm22, ymm5, ymm6, 184
        vpbroadcastd ymm21, [rcx + 60]
        vpaddd       ymm23, ymm23, ymm21
        vpaddd       ymm23, ymm23, ymm19
        vpaddd       ymm23, ymm23, ymm22
        vpaddd       ymm23, ymm18, ymm23
        vprord       ymm22, ymm1, 2
        vprord       ymm21, ymm1, 13
        vprord       ymm19, ymm1, 22
        vpternlogd   ymm19, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm1
        vpternlogd   ymm22, ymm3, ymm2, 232
        vpaddd       ymm22, ymm19, ymm22
        vpaddd       ymm0, ymm23, ymm22
        vpaddd       ymm4, ymm15, ymm23
        add          rcx, 64
        vmovdqa64    ymm15, ymm10
        vmovdqa64    ymm10, ymm30
        vmovdqa64    ymm16, ymm8
        vmovdqa64    ymm8, ymm24
        vmovdqa64    ymm17, ymm12
        vmovdqa64    ymm12, ymm7
        vmovdqa64    ymm18, ymm13
        vmovdqa64    ymm13, ymm26
        vmovdqa64    ymm19, ymm14
        vmovdqa64    ymm14, ymm29
        vmovdqa64    ymm21, ymm20
        vmovdqa64    ymm20, ymm11
        vmovdqa64    ymm11, ymm9
        vmovdqa64    ymm9, ymm27
        vmovdqa64    ymm22, ymm28
        vmovdqa64    ymm23, ymm31
        vmovdqa64    ymm7, ymm25
        cmp          rcx, r9
        jne          NSMS_L(rounds_and_schedule0)

        /* rounds 48 to 63; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label full_batch, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vprord       ymm24, ymm4, 6                             /* round 0 */
        vprord       ymm25, ymm4, 11
        vprord       ymm26, ymm4, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm6
        vpternlogd   ymm24, ymm4, ymm5, 184
        vpbroadcastd ymm25, [rcx]
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm7, ymm7, ymm25
        vpaddd       ymm7, ymm7, ymm24
        vpaddd       ymm7, ymm7, ymm26
        vprord       ymm24, ymm0, 2
        vprord       ymm25, ymm0, 13
        vprord       ymm26, ymm0, 22
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm0
        vpternlogd   ymm24, ymm2, ymm1, 232
        vpaddd       ymm24, ymm26, ymm24
        vpaddd       ymm24, ymm7, ymm24
        vpaddd       ymm3, ymm3, ymm7
        vprord       ymm7, ymm3, 6                              /* round 1 */
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm5
        vpternlogd   ymm7, ymm3, ymm4, 184
        vpbroadcastd ymm25, [rcx + 4]
        vpaddd       ymm6, ymm9, ymm6
        vpaddd       ymm6, ymm6, ymm25
        vpaddd       ymm6, ymm6, ymm7
        vpaddd       ymm6, ymm6, ymm26
        vprord       ymm7, ymm24, 2
        vprord       ymm25, ymm24, 13
        vprord       ymm26, ymm24, 22
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm24
        vpternlogd   ymm7, ymm1, ymm0, 232
        vpaddd       ymm7, ymm26, ymm7
        vpaddd       ymm7, ymm6, ymm7
        vpaddd       ymm2, ymm2, ymm6
        vprord       ymm6, ymm2, 6                              /* round 2 */
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm4
        vpternlogd   ymm6, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rcx + 8]
        vpaddd       ymm5, ymm10, ymm5
        vpaddd       ymm5, ymm5, ymm25
        vpaddd       ymm5, ymm5, ymm6
        vpaddd       ymm5, ymm5, ymm26
        vprord       ymm6, ymm7, 2
        vprord       ymm25, ymm7, 13
        vprord       ymm26, ymm7, 22
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm7
        vpternlogd   ymm6, ymm0, ymm24, 232
        vpaddd       ymm6, ymm26, ymm6
        vpaddd       ymm6, ymm5, ymm6
        vpaddd       ymm1, ymm1, ymm5
        vprord       ymm5, ymm1, 6                              /* round 3 */
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm3
        vpternlogd   ymm5, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rcx + 12]
        vpaddd       ymm4, ymm11, ymm4
        vpaddd       ymm4, ymm4, ymm25
        vpaddd       ymm4, ymm4, ymm5
        vpaddd       ymm4, ymm4, ymm26
        vprord       ymm5, ymm6, 2
        vprord       ymm25, ymm6, 13
        vprord       ymm26, ymm6, 22
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm6
        vpternlogd   ymm5, ymm24, ymm7, 232
        vpaddd       ymm5, ymm26, ymm5
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm0, ymm0, ymm4
        vprord       ymm4, ymm0, 6                              /* round 4 */
        vprord       ymm25, ymm0, 11
        vprord       ymm26, ymm0, 25
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm2
        vpternlogd   ymm4, ymm0, ymm1, 184
        vpbroadcastd ymm25, [rcx + 16]
        vpaddd       ymm25, ymm12, ymm25
        vpaddd       ymm3, ymm25, ymm3
        vpaddd       ymm3, ymm3, ymm4
        vpaddd       ymm3, ymm26, ymm3
        vprord       ymm4, ymm5, 2
        vprord       ymm25, ymm5, 13
        vprord       ymm26, ymm5, 22
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm5
        vpternlogd   ymm4, ymm7, ymm6, 232
        vpaddd       ymm4, ymm26, ymm4
        vpaddd       ymm4, ymm3, ymm4
        vpaddd       ymm3, ymm24, ymm3
        vprord       ymm24, ymm3, 6                             /* round 5 */
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm1
        vpternlogd   ymm24, ymm3, ymm0, 184
        vpbroadcastd ymm25, [rcx + 20]
        vpaddd       ymm25, ymm13, ymm25
        vpaddd       ymm2, ymm25, ymm2
        vpaddd       ymm2, ymm2, ymm24
        vpaddd       ymm2, ymm26, ymm2
        vprord       ymm24, ymm4, 2
        vprord       ymm25, ymm4, 13
        vprord       ymm26, ymm4, 22
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm4
        vpternlogd   ymm24, ymm6, ymm5, 232
        vpaddd       ymm24, ymm26, ymm24
        vpaddd       ymm24, ymm2, ymm24
        vpaddd       ymm2, ymm7, ymm2
        vprord       ymm7, ymm2, 6                              /* round 6 */
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm0
        vpternlogd   ymm7, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rcx + 24]
        vpaddd       ymm25, ymm14, ymm25
        vpaddd       ymm1, ymm25, ymm1
        vpaddd       ymm1, ymm1, ymm7
        vpaddd       ymm1, ymm26, ymm1
        vprord       ymm7, ymm24, 2
        vprord       ymm25, ymm24, 13
        vprord       ymm26, ymm24, 22
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm24
        vpternlogd   ymm7, ymm5, ymm4, 232
        vpaddd       ymm7, ymm26, ymm7
        vpaddd       ymm7, ymm1, ymm7
        vpaddd       ymm1, ymm6, ymm1
        vprord       ymm6, ymm1, 6                              /* round 7 */
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm3
        vpternlogd   ymm6, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rcx + 28]
        vpaddd       ymm25, ymm15, ymm25
        vpaddd       ymm0, ymm25, ymm0
        vpaddd       ymm0, ymm0, ymm6
        vpaddd       ymm0, ymm26, ymm0
        vprord       ymm6, ymm7, 2
        vprord       ymm25, ymm7, 13
        vprord       ymm26, ymm7, 22
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm7
        vpternlogd   ymm6, ymm4, ymm24, 232
        vpaddd       ymm6, ymm26, ymm6
        vpaddd       ymm6, ymm0, ymm6
        vpaddd       ymm0, ymm5, ymm0
        vprord       ymm5, ymm0, 6                              /* round 8 */
        vprord       ymm25, ymm0, 11
        vprord       ymm26, ymm0, 25
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm2
        vpternlogd   ymm5, ymm0, ymm1, 184
        vpbroadcastd ymm25, [rcx + 32]
        vpaddd       ymm25, ymm16, ymm25
        vpaddd       ymm3, ymm25, ymm3
        vpaddd       ymm3, ymm3, ymm5
        vpaddd       ymm3, ymm26, ymm3
        vprord       ymm5, ymm6, 2
        vprord       ymm25, ymm6, 13
        vprord       ymm26, ymm6, 22
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm6
        vpternlogd   ymm5, ymm24, ymm7, 232
        vpaddd       ymm5, ymm26, ymm5
        vpaddd       ymm5, ymm3, ymm5
        vpaddd       ymm3, ymm4, ymm3
        vprord       ymm4, ymm3, 6                              /* round 9 */
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm1
        vpternlogd   ymm4, ymm3, ymm0, 184
        vpbroadcastd ymm25, [rcx + 36]
        vpaddd       ymm25, ymm17, ymm25
        vpaddd       ymm2, ymm25, ymm2
        vpaddd       ymm2, ymm2, ymm4
        vpaddd       ymm2, ymm26, ymm2
        vprord       ymm4, ymm5, 2
        vprord       ymm25, ymm5, 13
        vprord       ymm26, ymm5, 22
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm5
        vpternlogd   ymm4, ymm7, ymm6, 232
        vpaddd       ymm4, ymm26, ymm4
        vpaddd       ymm4, ymm2, ymm4
        vpaddd       ymm2, ymm24, ymm2
        vprord       ymm24, ymm2, 6                             /* round 10 */
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm0
        vpternlogd   ymm24, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rcx + 40]
        vpaddd       ymm25, ymm18, ymm25
        vpaddd       ymm1, ymm25, ymm1
        vpaddd       ymm1, ymm1, ymm24
        vpaddd       ymm1, ymm26, ymm1
        vprord       ymm24, ymm4, 2
        vprord       ymm25, ymm4, 13
        vprord       ymm26, ymm4, 22
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm4
        vpternlogd   ymm24, ymm6, ymm5, 232
        vpaddd       ymm24, ymm26, ymm24
        vpaddd       ymm24, ymm1, ymm24
        vpaddd       ymm1, ymm7, ymm1
        vprord       ymm7, ymm1, 6                              /* round 11 */
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm3
        vpternlogd   ymm7, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rcx + 44]
        vpaddd       ymm25, ymm19, ymm25
        vpaddd       ymm0, ymm25, ymm0
        vpaddd       ymm0, ymm0, ymm7
        vpaddd       ymm0, ymm26, ymm0
        vprord       ymm7, ymm24, 2
        vprord       ymm25, ymm24, 13
        vprord       ymm26, ymm24, 22
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm24
        vpternlogd   ymm7, ymm5, ymm4, 232
        vpaddd       ymm7, ymm26, ymm7
        vpaddd       ymm7, ymm0, ymm7
        vpaddd       ymm0, ymm6, ymm0
        vprord       ymm6, ymm0, 6                              /* round 12 */
        vprord       ymm25, ymm0, 11
        vprord       ymm26, ymm0, 25
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm2
        vpternlogd   ymm6, ymm0, ymm1, 184
        vpbroadcastd ymm25, [rcx + 48]
        vpaddd       ymm25, ymm20, ymm25
        vpaddd       ymm3, ymm25, ymm3
        vpaddd       ymm3, ymm3, ymm6
        vpaddd       ymm3, ymm26, ymm3
        vprord       ymm6, ymm7, 2
        vprord       ymm25, ymm7, 13
        vprord       ymm26, ymm7, 22
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm7
        vpternlogd   ymm6, ymm4, ymm24, 232
        vpaddd       ymm6, ymm26, ymm6
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm3, ymm5, ymm3
        vprord       ymm5, ymm3, 6                              /* round 13 */
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm1
        vpternlogd   ymm5, ymm3, ymm0, 184
        vpbroadcastd ymm25, [rcx + 52]
        vpaddd       ymm25, ymm21, ymm25
        vpaddd       ymm2, ymm25, ymm2
        vpaddd       ymm2, ymm2, ymm5
        vpaddd       ymm2, ymm26, ymm2
        vprord       ymm5, ymm6, 2
        vprord       ymm25, ymm6, 13
        vprord       ymm26, ymm6, 22
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm6
        vpternlogd   ymm5, ymm24, ymm7, 232
        vpaddd       ymm5, ymm26, ymm5
        vpaddd       ymm5, ymm2, ymm5
        vpaddd       ymm2, ymm4, ymm2
        vprord       ymm4, ymm2, 6                              /* round 14 */
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm0
        vpternlogd   ymm4, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rcx + 56]
        vpaddd       ymm25, ymm22, ymm25
        vpaddd       ymm1, ymm25, ymm1
        vpaddd       ymm1, ymm1, ymm4
        vpaddd       ymm1, ymm26, ymm1
        vprord       ymm4, ymm5, 2
        vprord       ymm25, ymm5, 13
        vprord       ymm26, ymm5, 22
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm5
        vpternlogd   ymm4, ymm7, ymm6, 232
        vpaddd       ymm4, ymm26, ymm4
        vpaddd       ymm4, ymm1, ymm4
        vpaddd       ymm1, ymm24, ymm1
        vprord       ymm24, ymm1, 6                             /* round 15 */
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm3
        vpternlogd   ymm24, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rcx + 60]
        vpaddd       ymm25, ymm23, ymm25
        vpaddd       ymm0, ymm25, ymm0
        vpaddd       ymm0, ymm0, ymm24
        vpaddd       ymm0, ymm26, ymm0
        vprord       ymm24, ymm4, 2
        vprord       ymm25, ymm4, 13
        vprord       ymm26, ymm4, 22
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm4
        vpternlogd   ymm24, ymm6, ymm5, 232
        vpbroadcastd ymm25, [rsi]                               /* H = H + (a, b, ...) */
        vpbroadcastd ymm27, [rsi + 4]
        vpbroadcastd ymm28, [rsi + 8]
        vpbroadcastd ymm29, [rsi + 12]
        vpbroadcastd ymm30, [rsi + 16]
        vpbroadcastd ymm31, [rsi + 20]
        vmovdqu64    [rax + 640], ymm8
        vpbroadcastd ymm8, [rsi + 24]
        vmovdqu64    [rax + 672], ymm9
        vpbroadcastd ymm9, [rsi + 28]
        vpaddd       ymm25, ymm25, ymm26
        vpaddd       ymm24, ymm24, ymm25
        vpaddd       ymm24, ymm0, ymm24
        vpaddd       ymm4, ymm27, ymm4
        vpaddd       ymm5, ymm28, ymm5
        vpaddd       ymm6, ymm29, ymm6
        vpaddd       ymm7, ymm30, ymm7
        vpaddd       ymm0, ymm7, ymm0
        vpaddd       ymm1, ymm31, ymm1
        vpaddd       ymm2, ymm8, ymm2
        vpaddd       ymm3, ymm9, ymm3
        vpunpckldq   ymm7, ymm24, ymm4                          /* digests */
        vpunpckhdq   ymm4, ymm24, ymm4
        vpunpckldq   ymm24, ymm5, ymm6
        vpunpckhdq   ymm5, ymm5, ymm6
        vpunpcklqdq  ymm6, ymm7, ymm24
        vpunpckhqdq  ymm7, ymm7, ymm24
        vpunpcklqdq  ymm24, ymm4, ymm5
        vpunpckhqdq  ymm4, ymm4, ymm5
        vpunpckldq   ymm5, ymm0, ymm1
        vpunpckhdq   ymm0, ymm0, ymm1
        vpunpckldq   ymm1, ymm2, ymm3
        vpunpckhdq   ymm2, ymm2, ymm3
        vpunpcklqdq  ymm3, ymm5, ymm1
        vpunpckhqdq  ymm1, ymm5, ymm1
        vpunpcklqdq  ymm5, ymm0, ymm2
        vpunpckhqdq  ymm0, ymm0, ymm2
        vmovdqu64    ymm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm6, ymm6, ymm2
        vpshufb      ymm3, ymm3, ymm2
        vpshufb      ymm7, ymm7, ymm2
        vpshufb      ymm1, ymm1, ymm2
        vpshufb      ymm24, ymm24, ymm2
        vpshufb      ymm5, ymm5, ymm2
        vpshufb      ymm4, ymm4, ymm2
        vpshufb      ymm0, ymm0, ymm2
        vshufi32x4   ymm2, ymm6, ymm3, 0
        vmovdqu64    [rdi], ymm2
        vshufi32x4   ymm2, ymm6, ymm3, 3
        vmovdqu64    [rdi + 128], ymm2
        vshufi32x4   ymm2, ymm7, ymm1, 0
        vmovdqu64    [rdi + 32], ymm2
        vshufi32x4   ymm1, ymm7, ymm1, 3
        vmovdqu64    [rdi + 160], ymm1
        vshufi32x4   ymm1, ymm24, ymm5, 0
        vmovdqu64    [rdi + 64], ymm1
        vshufi32x4   ymm1, ymm24, ymm5, 3
        vmovdqu64    [rdi + 192], ymm1
        vshufi32x4   ymm1, ymm4, ymm0, 0
        vmovdqu64    [rdi + 96], ymm1
        vshufi32x4   ymm0, ymm4, ymm0, 3
        vmovdqu64    [rdi + 224], ymm0
        vmovdqu64    ymm8, [rax + 640]
        vmovdqu64    ymm9, [rax + 672]

        /* the next messages */
        mov          rcx, r8
        shl          rcx, 3
        add          rdx, rcx
        add          rdi, 256
        add          r10, -8
        jmp          NSMS_L(next_batch)
NSMS_L(less_than_a_batch):
        cmp          r11, 0
        jne          NSMS_L(copied_batch_done)
        cmp          r10, 0
        je           NSMS_L(done)

        /* fewer messages than one iteration hashes: copy them to the frame, then repeat the last */
        lea          r9, [rax + 384]
        mov          r11, r10
        mov          rbx, rdi
        mov          rdi, r10
        mov          rcx, rax
        /* Live here: scratch: rax; midstates: rsi; messages: rdx; stride: r8; copies: r11; copy_to: rcx; */
        /*   final_digests: rbx; uncopied: rdi; copy_end: r9. */
NSMS_L(copy_input):
        vmovdqu64    ymm0, [rdx]
        vmovdqu64    [rcx], ymm0
        vmovdqu64    xmm1, [rdx + 22]
        vmovdqu64    [rcx + 22], xmm1
        add          rdx, r8
        add          rcx, 48
        add          rdi, -1
        cmp          rdi, 0
        jne          NSMS_L(copy_input)
        /* Live here: N0, N1: ymm0, xmm1; scratch: rax; midstates: rsi; copies: r11; copy_to: rcx; */
        /*   final_digests: rbx; copy_end: r9. */
NSMS_L(repeat_last_input):
        vmovdqu64    [rcx], ymm0
        vmovdqu64    [rcx + 22], xmm1
        add          rcx, 48
        cmp          rcx, r9
        jne          NSMS_L(repeat_last_input)
        lea          rdi, [rax + 384]
        mov          r8d, 48
        mov          r10d, 8
        mov          rdx, rax
        jmp          NSMS_L(full_batch)
NSMS_L(copied_batch_done):

        /* their digests */
        lea          rcx, [rax + 384]
        /* Live here: scratch: rax; copies: r11; final_digests: rbx; copy_from: rcx. */
NSMS_L(copy_digest):
        vmovdqu64    ymm0, [rcx]
        vmovdqu64    [rbx], ymm0
        add          rcx, 32
        add          rbx, 32
        add          r11, -1
        cmp          r11, 0
        jne          NSMS_L(copy_digest)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 768]
        vmovaps      xmm7, [rsp + 784]
        vmovaps      xmm8, [rsp + 800]
        vmovaps      xmm9, [rsp + 816]
        vmovaps      xmm10, [rsp + 832]
        vmovaps      xmm11, [rsp + 848]
        vmovaps      xmm12, [rsp + 864]
        vmovaps      xmm13, [rsp + 880]
        vmovaps      xmm14, [rsp + 896]
        vmovaps      xmm15, [rsp + 912]
        add          rsp, 928
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 768
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
        .size        NSMS_SYMBOL(nsms_sha256_midstate_len38_avx512vl_m8), . - NSMS_SYMBOL(nsms_sha256_midstate_len38_avx512vl_m8)
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

/* nsms_sha256_midstate_len38_avx512vl_m8: 12 integer registers, 32 vector registers, 2 spills.
 *   Register map: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8..ymm23; N0, N1: ymm0, xmm1;
 *     scratch: rax; midstates: rsi; digests: rdi; messages: rdx; stride: r8; count: r10;
 *     copies: r11; final_digests: rbx; kp: rcx; upper_bound: r9; copy_to: rcx; uncopied: rdi;
 *     copy_end: r9; copy_from: rcx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     N0, N1: bytes of the message that is being copied.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     copies: number of messages copied to the frame because fewer remain than one iteration
 *       hashes, else 0.
 *     final_digests: destination of the digests of the copied messages.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of kp after the last iteration of its loop.
 *     copy_to: destination in the frame of the next copied message.
 *     uncopied: number of messages still to be copied.
 *     copy_end: value of copy_to after the last copy.
 *     copy_from: address in the frame of the next digest to be copied to final_digests.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_midstate_len38_avx512vl_m8
 *   signature: void nsms_sha256_midstate_len38_avx512vl_m8(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 32, align: 4, access: read}
 *     - {name: messages, sysv: rdx, win64: r8, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 38),
 *        align: 1, access: read}
 *     - {name: stride, sysv: rcx, win64: r9, type: size_t, unit: bytes}
 *     - {name: count, sysv: r8, win64: [rsp + 40], type: size_t, unit: messages}
 *   stack_bytes: {sysv: 792, win64: 968}
 *   features: [avx, avx2, avx512bw, avx512f, avx512vl]
 */
