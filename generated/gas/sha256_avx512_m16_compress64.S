/* sha256_avx512_m16_compress64.S, written by nsms: make gen HASH=sha256 ISA=avx512 M=16 SHAPE=compress64
 *
 * void nsms_sha256_compress64_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count);
 *   SHA-256 of a message of exactly 64 bytes; one compression from the initial hash value, without
 *   padding, any number of them, 16 at once; message i begins i * stride bytes after messages (its
 *   bytes that are read), the digests are adjacent.
 *   Reads 64 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
 *   Arguments: digests, messages, stride, count in rdi, rsi, rdx, rcx (System V), rcx, rdx, r8, r9 (Win64).
 *   Size: 1,095 instructions (System V); 1,768 bytes of stack (System V), 1,944 (Win64).
 *
 * Memory: digests and messages need no alignment. A buffer that is written must not overlap another. Written are
 * these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
 * Needs: avx, avx512bw, avx512f, avx512vl.
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
#  define NSMS_L(name) Lsha256_avx512_m16_compress64_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_m16_compress64_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_m16_compress64_##name
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
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_compress64_avx512_m16))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_compress64_avx512_m16))
NSMS_SYMBOL(nsms_sha256_compress64_avx512_m16):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_compress64_avx512_m16))
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
        sub          rsp, 1896
        NSMS_SEH(.seh_stackalloc 1896)
        vmovaps      [rsp + 1728], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1728)
        vmovaps      [rsp + 1744], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1744)
        vmovaps      [rsp + 1760], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1760)
        vmovaps      [rsp + 1776], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1776)
        vmovaps      [rsp + 1792], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1792)
        vmovaps      [rsp + 1808], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1808)
        vmovaps      [rsp + 1824], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1824)
        vmovaps      [rsp + 1840], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1840)
        vmovaps      [rsp + 1856], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1856)
        vmovaps      [rsp + 1872], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1872)
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
        push         r12
        .cfi_def_cfa_offset 32
        .cfi_offset  r12, -32
        push         r13
        .cfi_def_cfa_offset 40
        .cfi_offset  r13, -40
        sub          rsp, 1736
        .cfi_def_cfa_offset 1776
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
        cmp          r9, 16
        jb           NSMS_L(less_than_a_batch)
        /* Live here: scratch: rax; digests: rdi; messages: rsi; stride: rdx; count: r9; copies: r10; */
        /*   final_digests: r11. */
NSMS_L(full_batch):

        /* a block with message words */
            vmovdqu64 xmm24, [rsi]                              /* W_0 to W_3 */
            mov      rbx, rdx
            shl      rbx, 2
            lea      rbp, [rsi + rbx]
            vinserti32x4 zmm24, zmm24, [rbp], 1
            lea      r12, [rbx + rbp]
            vinserti32x4 zmm24, zmm24, [r12], 2
            add      rbx, r12
            vinserti32x4 zmm24, zmm24, [rbx], 3
            vmovdqu64 xmm25, [rsi + rdx]
            vinserti32x4 zmm25, zmm25, [rbp + rdx], 1
            vinserti32x4 zmm25, zmm25, [r12 + rdx], 2
            vinserti32x4 zmm25, zmm25, [rbx + rdx], 3
            vmovdqu64 xmm26, [rsi + rdx*2]
            vinserti32x4 zmm26, zmm26, [rbp + rdx*2], 1
            vinserti32x4 zmm26, zmm26, [r12 + rdx*2], 2
            vinserti32x4 zmm26, zmm26, [rbx + rdx*2], 3
            mov      r13, rdx
            shl      r13, 1
            add      r13, rdx
            vmovdqu64 xmm27, [rsi + r13]
            vinserti32x4 zmm27, zmm27, [rbp + r13], 1
            vinserti32x4 zmm27, zmm27, [r12 + r13], 2
            vinserti32x4 zmm27, zmm27, [rbx + r13], 3
            vpunpckldq zmm28, zmm24, zmm25
            vpunpckhdq zmm24, zmm24, zmm25
            vpunpckldq zmm25, zmm26, zmm27
            vpunpckhdq zmm26, zmm26, zmm27
            vpunpcklqdq zmm27, zmm28, zmm25
            vpunpckhqdq zmm25, zmm28, zmm25
            vpunpcklqdq zmm28, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vmovdqu64 zmm26, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  zmm8, zmm27, zmm26
            vpshufb  zmm9, zmm25, zmm26
            vpshufb  zmm10, zmm28, zmm26
            vpshufb  zmm11, zmm24, zmm26
            vmovdqu64 xmm24, [rsi + 16]                         /* W_4 to W_7 */
            vinserti32x4 zmm24, zmm24, [rbp + 16], 1
            vinserti32x4 zmm24, zmm24, [r12 + 16], 2
            vinserti32x4 zmm24, zmm24, [rbx + 16], 3
            vmovdqu64 xmm25, [rsi + rdx + 16]
            vinserti32x4 zmm25, zmm25, [rbp + rdx + 16], 1
            vinserti32x4 zmm25, zmm25, [r12 + rdx + 16], 2
            vinserti32x4 zmm25, zmm25, [rbx + rdx + 16], 3
            vmovdqu64 xmm27, [rsi + rdx*2 + 16]
            vinserti32x4 zmm27, zmm27, [rbp + rdx*2 + 16], 1
            vinserti32x4 zmm27, zmm27, [r12 + rdx*2 + 16], 2
            vinserti32x4 zmm27, zmm27, [rbx + rdx*2 + 16], 3
            vmovdqu64 xmm28, [rsi + r13 + 16]
            vinserti32x4 zmm28, zmm28, [rbp + r13 + 16], 1
            vinserti32x4 zmm28, zmm28, [r12 + r13 + 16], 2
            vinserti32x4 zmm28, zmm28, [rbx + r13 + 16], 3
            vpunpckldq zmm29, zmm24, zmm25
            vpunpckhdq zmm24, zmm24, zmm25
            vpunpckldq zmm25, zmm27, zmm28
            vpunpckhdq zmm27, zmm27, zmm28
            vpunpcklqdq zmm28, zmm29, zmm25
            vpunpckhqdq zmm25, zmm29, zmm25
            vpunpcklqdq zmm29, zmm24, zmm27
            vpunpckhqdq zmm24, zmm24, zmm27
            vpshufb  zmm12, zmm28, zmm26
            vpshufb  zmm13, zmm25, zmm26
            vpshufb  zmm14, zmm29, zmm26
            vpshufb  zmm15, zmm24, zmm26
            vmovdqu64 xmm24, [rsi + 32]                         /* W_8 to W_11 */
            vinserti32x4 zmm24, zmm24, [rbp + 32], 1
            vinserti32x4 zmm24, zmm24, [r12 + 32], 2
            vinserti32x4 zmm24, zmm24, [rbx + 32], 3
            vmovdqu64 xmm25, [rsi + rdx + 32]
            vinserti32x4 zmm25, zmm25, [rbp + rdx + 32], 1
            vinserti32x4 zmm25, zmm25, [r12 + rdx + 32], 2
            vinserti32x4 zmm25, zmm25, [rbx + rdx + 32], 3
            vmovdqu64 xmm27, [rsi + rdx*2 + 32]
            vinserti32x4 zmm27, zmm27, [rbp + rdx*2 + 32], 1
            vinserti32x4 zmm27, zmm27, [r12 + rdx*2 + 32], 2
            vinserti32x4 zmm27, zmm27, [rbx + rdx*2 + 32], 3
            vmovdqu64 xmm28, [rsi + r13 + 32]
            vinserti32x4 zmm28, zmm28, [rbp + r13 + 32], 1
            vinserti32x4 zmm28, zmm28, [r12 + r13 + 32], 2
            vinserti32x4 zmm28, zmm28, [rbx + r13 + 32], 3
            vpunpckldq zmm29, zmm24, zmm25
            vpunpckhdq zmm24, zmm24, zmm25
            vpunpckldq zmm25, zmm27, zmm28
            vpunpckhdq zmm27, zmm27, zmm28
            vpunpcklqdq zmm28, zmm29, zmm25
            vpunpckhqdq zmm25, zmm29, zmm25
            vpunpcklqdq zmm29, zmm24, zmm27
            vpunpckhqdq zmm24, zmm24, zmm27
            vpshufb  zmm16, zmm28, zmm26
            vpshufb  zmm17, zmm25, zmm26
            vpshufb  zmm18, zmm29, zmm26
            vpshufb  zmm19, zmm24, zmm26
            vmovdqu64 xmm24, [rsi + 48]                         /* W_12 to W_15 */
            vinserti32x4 zmm24, zmm24, [rbp + 48], 1
            vinserti32x4 zmm24, zmm24, [r12 + 48], 2
            vinserti32x4 zmm24, zmm24, [rbx + 48], 3
            vmovdqu64 xmm25, [rsi + rdx + 48]
            vinserti32x4 zmm25, zmm25, [rbp + rdx + 48], 1
            vinserti32x4 zmm25, zmm25, [r12 + rdx + 48], 2
            vinserti32x4 zmm25, zmm25, [rbx + rdx + 48], 3
            vmovdqu64 xmm27, [rsi + rdx*2 + 48]
            vinserti32x4 zmm27, zmm27, [rbp + rdx*2 + 48], 1
            vinserti32x4 zmm27, zmm27, [r12 + rdx*2 + 48], 2
            vinserti32x4 zmm27, zmm27, [rbx + rdx*2 + 48], 3
            vmovdqu64 xmm28, [rsi + r13 + 48]
            vinserti32x4 zmm28, zmm28, [rbp + r13 + 48], 1
            vinserti32x4 zmm28, zmm28, [r12 + r13 + 48], 2
            vinserti32x4 zmm28, zmm28, [rbx + r13 + 48], 3
            vpunpckldq zmm29, zmm24, zmm25
            vpunpckhdq zmm24, zmm24, zmm25
            vpunpckldq zmm25, zmm27, zmm28
            vpunpckhdq zmm27, zmm27, zmm28
            vpunpcklqdq zmm28, zmm29, zmm25
            vpunpckhqdq zmm25, zmm29, zmm25
            vpunpcklqdq zmm29, zmm24, zmm27
            vpunpckhqdq zmm24, zmm24, zmm27
            vpshufb  zmm20, zmm28, zmm26
            vpshufb  zmm21, zmm25, zmm26
            vpshufb  zmm22, zmm29, zmm26
            vpshufb  zmm23, zmm24, zmm26
        vpbroadcastd zmm0, [rip + NSMS_L(H0)]                   /* a, b, ... = H */
        vpbroadcastd zmm1, [rip + NSMS_L(H0) + 4]
        vpbroadcastd zmm2, [rip + NSMS_L(H0) + 8]
        vpbroadcastd zmm3, [rip + NSMS_L(H0) + 12]
        vpbroadcastd zmm4, [rip + NSMS_L(H0) + 16]
        vpbroadcastd zmm5, [rip + NSMS_L(H0) + 20]
        vpbroadcastd zmm6, [rip + NSMS_L(H0) + 24]
        vpbroadcastd zmm7, [rip + NSMS_L(H0) + 28]
        lea          rcx, [rip + NSMS_L(K)]
        lea          r8, [rip + NSMS_L(K) + 192]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: zmm0..zmm7; W rows 0..15 of 16 blocks: zmm8..zmm23; scratch: rax; kp: rcx; */
        /*   digests: rdi; messages: rsi; stride: rdx; upper_bound: r8; count: r9; copies: r10; */
        /*   final_digests: r11. */
NSMS_L(rounds_and_schedule0):

        /* rounds 0 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vprord   zmm24, zmm22, 17                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprord   zmm25, zmm22, 19
            vpsrld   zmm26, zmm22, 10
            vpternlogd zmm26, zmm24, zmm25, 150
            vprord   zmm24, zmm9, 7
            vprord   zmm25, zmm9, 18
            vpsrld   zmm27, zmm9, 3
            vpternlogd zmm27, zmm24, zmm25, 150
            vpaddd   zmm24, zmm17, zmm8
            vpaddd   zmm24, zmm24, zmm26
            vpaddd   zmm24, zmm27, zmm24
        vprord       zmm25, zmm4, 6                             /* round 0 */
        vprord       zmm26, zmm4, 11
        vprord       zmm27, zmm4, 25
        vpternlogd   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm6
        vpternlogd   zmm25, zmm4, zmm5, 184
        vpbroadcastd zmm26, [rcx]
        vpaddd       zmm28, zmm7, zmm8
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm25, zmm26, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vprord       zmm26, zmm0, 2
        vprord       zmm27, zmm0, 13
        vprord       zmm28, zmm0, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogd   zmm26, zmm2, zmm1, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm25, zmm26
        vpaddd       zmm25, zmm3, zmm25
            vprord   zmm27, zmm23, 17                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vprord   zmm28, zmm23, 19
            vpsrld   zmm29, zmm23, 10
            vpternlogd zmm29, zmm27, zmm28, 150
            vprord   zmm27, zmm10, 7
            vprord   zmm28, zmm10, 18
            vpsrld   zmm30, zmm10, 3
            vpternlogd zmm30, zmm27, zmm28, 150
            vpaddd   zmm27, zmm18, zmm9
            vpaddd   zmm27, zmm27, zmm29
            vpaddd   zmm27, zmm30, zmm27
        vprord       zmm28, zmm25, 6                            /* round 1 */
        vprord       zmm29, zmm25, 11
        vprord       zmm30, zmm25, 25
        vpternlogd   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm5
        vpternlogd   zmm28, zmm25, zmm4, 184
        vpbroadcastd zmm29, [rcx + 4]
        vpaddd       zmm31, zmm6, zmm9
        vpaddd       zmm29, zmm31, zmm29
        vpaddd       zmm28, zmm29, zmm28
        vpaddd       zmm28, zmm28, zmm30
        vprord       zmm29, zmm26, 2
        vprord       zmm30, zmm26, 13
        vprord       zmm31, zmm26, 22
        vpternlogd   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm26
        vpternlogd   zmm29, zmm1, zmm0, 232
        vpaddd       zmm29, zmm31, zmm29
        vpaddd       zmm29, zmm28, zmm29
        vpaddd       zmm28, zmm2, zmm28
            vprord   zmm30, zmm24, 17                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vprord   zmm31, zmm24, 19
            vpsrld   zmm9, zmm24, 10
            vpternlogd zmm9, zmm30, zmm31, 150
            vprord   zmm30, zmm11, 7
            vprord   zmm31, zmm11, 18
            vpsrld   zmm8, zmm11, 3
            vpternlogd zmm8, zmm30, zmm31, 150
            vpaddd   zmm30, zmm19, zmm10
            vpaddd   zmm30, zmm30, zmm8
            vpaddd   zmm30, zmm30, zmm9
        vprord       zmm31, zmm28, 6                            /* round 2 */
        vprord       zmm9, zmm28, 11
        vprord       zmm8, zmm28, 25
        vpternlogd   zmm8, zmm31, zmm9, 150
        vmovdqa64    zmm31, zmm4
        vpternlogd   zmm31, zmm28, zmm25, 184
        vpbroadcastd zmm9, [rcx + 8]
        vpaddd       zmm10, zmm5, zmm10
        vpaddd       zmm10, zmm10, zmm9
        vpaddd       zmm31, zmm10, zmm31
        vpaddd       zmm31, zmm31, zmm8
        vprord       zmm10, zmm29, 2
        vprord       zmm9, zmm29, 13
        vprord       zmm8, zmm29, 22
        vpternlogd   zmm8, zmm10, zmm9, 150
        vmovdqa64    zmm10, zmm29
        vpternlogd   zmm10, zmm0, zmm26, 232
        vpaddd       zmm10, zmm8, zmm10
        vpaddd       zmm10, zmm31, zmm10
        vpaddd       zmm31, zmm1, zmm31
            vprord   zmm9, zmm27, 17                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vprord   zmm8, zmm27, 19
            vpsrld   zmm7, zmm27, 10
            vpternlogd zmm7, zmm9, zmm8, 150
            vprord   zmm9, zmm12, 7
            vprord   zmm8, zmm12, 18
            vpsrld   zmm6, zmm12, 3
            vpternlogd zmm6, zmm9, zmm8, 150
            vpaddd   zmm9, zmm20, zmm11
            vpaddd   zmm9, zmm9, zmm6
            vpaddd   zmm9, zmm9, zmm7
        vprord       zmm8, zmm31, 6                             /* round 3 */
        vprord       zmm7, zmm31, 11
        vprord       zmm6, zmm31, 25
        vpternlogd   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm25
        vpternlogd   zmm8, zmm31, zmm28, 184
        vpbroadcastd zmm7, [rcx + 12]
        vpaddd       zmm11, zmm4, zmm11
        vpaddd       zmm11, zmm11, zmm7
        vpaddd       zmm11, zmm11, zmm8
        vpaddd       zmm11, zmm11, zmm6
        vprord       zmm8, zmm10, 2
        vprord       zmm7, zmm10, 13
        vprord       zmm6, zmm10, 22
        vpternlogd   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm10
        vpternlogd   zmm8, zmm26, zmm29, 232
        vpaddd       zmm8, zmm6, zmm8
        vpaddd       zmm8, zmm11, zmm8
        vpaddd       zmm11, zmm0, zmm11
            vprord   zmm7, zmm30, 17                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vprord   zmm6, zmm30, 19
            vpsrld   zmm5, zmm30, 10
            vpternlogd zmm5, zmm7, zmm6, 150
            vprord   zmm7, zmm13, 7
            vprord   zmm6, zmm13, 18
            vpsrld   zmm4, zmm13, 3
            vpternlogd zmm4, zmm7, zmm6, 150
            vpaddd   zmm7, zmm21, zmm12
            vpaddd   zmm7, zmm7, zmm4
            vpaddd   zmm7, zmm7, zmm5
        vprord       zmm6, zmm11, 6                             /* round 4 */
        vprord       zmm5, zmm11, 11
        vprord       zmm4, zmm11, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm11, zmm31, 184
        vpbroadcastd zmm5, [rcx + 16]
        vpaddd       zmm12, zmm12, zmm5
        vpaddd       zmm25, zmm12, zmm25
        vpaddd       zmm25, zmm25, zmm6
        vpaddd       zmm25, zmm4, zmm25
        vprord       zmm12, zmm8, 2
        vprord       zmm6, zmm8, 13
        vprord       zmm5, zmm8, 22
        vpternlogd   zmm5, zmm12, zmm6, 150
        vmovdqa64    zmm12, zmm8
        vpternlogd   zmm12, zmm29, zmm10, 232
        vpaddd       zmm12, zmm5, zmm12
        vpaddd       zmm12, zmm25, zmm12
        vpaddd       zmm25, zmm26, zmm25
            vprord   zmm26, zmm9, 17                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vprord   zmm6, zmm9, 19
            vpsrld   zmm5, zmm9, 10
            vpternlogd zmm5, zmm26, zmm6, 150
            vprord   zmm26, zmm14, 7
            vprord   zmm6, zmm14, 18
            vpsrld   zmm4, zmm14, 3
            vpternlogd zmm4, zmm26, zmm6, 150
            vpaddd   zmm26, zmm22, zmm13
            vpaddd   zmm26, zmm26, zmm4
            vpaddd   zmm26, zmm26, zmm5
        vprord       zmm6, zmm25, 6                             /* round 5 */
        vprord       zmm5, zmm25, 11
        vprord       zmm4, zmm25, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogd   zmm6, zmm25, zmm11, 184
        vpbroadcastd zmm5, [rcx + 20]
        vpaddd       zmm13, zmm13, zmm5
        vpaddd       zmm28, zmm13, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm4, zmm28
        vprord       zmm13, zmm12, 2
        vprord       zmm6, zmm12, 13
        vprord       zmm5, zmm12, 22
        vpternlogd   zmm5, zmm13, zmm6, 150
        vmovdqa64    zmm13, zmm12
        vpternlogd   zmm13, zmm10, zmm8, 232
        vpaddd       zmm13, zmm5, zmm13
        vpaddd       zmm13, zmm28, zmm13
        vpaddd       zmm28, zmm29, zmm28
            vprord   zmm29, zmm7, 17                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vprord   zmm6, zmm7, 19
            vpsrld   zmm5, zmm7, 10
            vpternlogd zmm5, zmm29, zmm6, 150
            vprord   zmm29, zmm15, 7
            vprord   zmm6, zmm15, 18
            vpsrld   zmm4, zmm15, 3
            vpternlogd zmm4, zmm29, zmm6, 150
            vpaddd   zmm29, zmm23, zmm14
            vpaddd   zmm29, zmm29, zmm4
            vpaddd   zmm29, zmm29, zmm5
        vprord       zmm6, zmm28, 6                             /* round 6 */
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm11
        vpternlogd   zmm6, zmm28, zmm25, 184
        vpbroadcastd zmm5, [rcx + 24]
        vpaddd       zmm14, zmm14, zmm5
        vpaddd       zmm31, zmm14, zmm31
        vpaddd       zmm31, zmm31, zmm6
        vpaddd       zmm31, zmm4, zmm31
        vprord       zmm14, zmm13, 2
        vprord       zmm6, zmm13, 13
        vprord       zmm5, zmm13, 22
        vpternlogd   zmm5, zmm14, zmm6, 150
        vmovdqa64    zmm14, zmm13
        vpternlogd   zmm14, zmm8, zmm12, 232
        vpaddd       zmm14, zmm5, zmm14
        vpaddd       zmm14, zmm31, zmm14
        vpaddd       zmm31, zmm10, zmm31
            vprord   zmm10, zmm26, 17                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vprord   zmm6, zmm26, 19
            vpsrld   zmm5, zmm26, 10
            vpternlogd zmm5, zmm10, zmm6, 150
            vprord   zmm10, zmm16, 7
            vprord   zmm6, zmm16, 18
            vpsrld   zmm4, zmm16, 3
            vpternlogd zmm4, zmm10, zmm6, 150
            vpaddd   zmm10, zmm15, zmm4
            vpaddd   zmm10, zmm10, zmm24
            vpaddd   zmm10, zmm10, zmm5
        vprord       zmm6, zmm31, 6                             /* round 7 */
        vprord       zmm5, zmm31, 11
        vprord       zmm4, zmm31, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogd   zmm6, zmm31, zmm28, 184
        vpbroadcastd zmm5, [rcx + 28]
        vpaddd       zmm15, zmm15, zmm5
        vpaddd       zmm15, zmm15, zmm11
        vpaddd       zmm15, zmm15, zmm6
        vpaddd       zmm15, zmm4, zmm15
        vprord       zmm11, zmm14, 2
        vprord       zmm6, zmm14, 13
        vprord       zmm5, zmm14, 22
        vpternlogd   zmm5, zmm11, zmm6, 150
        vmovdqa64    zmm11, zmm14
        vpternlogd   zmm11, zmm12, zmm13, 232
        vpaddd       zmm11, zmm5, zmm11
        vpaddd       zmm11, zmm15, zmm11
        vpaddd       zmm15, zmm8, zmm15
            vprord   zmm8, zmm29, 17                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vprord   zmm6, zmm29, 19
            vpsrld   zmm5, zmm29, 10
            vpternlogd zmm5, zmm8, zmm6, 150
            vprord   zmm8, zmm17, 7
            vprord   zmm6, zmm17, 18
            vpsrld   zmm4, zmm17, 3
            vpternlogd zmm4, zmm8, zmm6, 150
            vpaddd   zmm8, zmm16, zmm4
            vpaddd   zmm8, zmm8, zmm27
            vpaddd   zmm8, zmm8, zmm5
        vprord       zmm6, zmm15, 6                             /* round 8 */
        vprord       zmm5, zmm15, 11
        vprord       zmm4, zmm15, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm15, zmm31, 184
        vpbroadcastd zmm5, [rcx + 32]
        vpaddd       zmm16, zmm16, zmm5
        vpaddd       zmm25, zmm16, zmm25
        vpaddd       zmm25, zmm25, zmm6
        vpaddd       zmm25, zmm4, zmm25
        vprord       zmm16, zmm11, 2
        vprord       zmm6, zmm11, 13
        vprord       zmm5, zmm11, 22
        vpternlogd   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm11
        vpternlogd   zmm16, zmm13, zmm14, 232
        vpaddd       zmm16, zmm5, zmm16
        vpaddd       zmm16, zmm25, zmm16
        vpaddd       zmm25, zmm12, zmm25
            vprord   zmm12, zmm10, 17                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vprord   zmm6, zmm10, 19
            vpsrld   zmm5, zmm10, 10
            vpternlogd zmm5, zmm12, zmm6, 150
            vprord   zmm12, zmm18, 7
            vprord   zmm6, zmm18, 18
            vpsrld   zmm4, zmm18, 3
            vpternlogd zmm4, zmm12, zmm6, 150
            vpaddd   zmm12, zmm17, zmm4
            vpaddd   zmm12, zmm12, zmm30
            vpaddd   zmm12, zmm12, zmm5
        vprord       zmm6, zmm25, 6                             /* round 9 */
        vprord       zmm5, zmm25, 11
        vprord       zmm4, zmm25, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogd   zmm6, zmm25, zmm15, 184
        vpbroadcastd zmm5, [rcx + 36]
        vpaddd       zmm17, zmm17, zmm5
        vpaddd       zmm28, zmm17, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm4, zmm28
        vprord       zmm17, zmm16, 2
        vprord       zmm6, zmm16, 13
        vprord       zmm5, zmm16, 22
        vpternlogd   zmm5, zmm17, zmm6, 150
        vmovdqa64    zmm17, zmm16
        vpternlogd   zmm17, zmm14, zmm11, 232
        vpaddd       zmm17, zmm5, zmm17
        vpaddd       zmm17, zmm28, zmm17
        vpaddd       zmm28, zmm13, zmm28
            vprord   zmm13, zmm8, 17                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprord   zmm6, zmm8, 19
            vpsrld   zmm5, zmm8, 10
            vpternlogd zmm5, zmm13, zmm6, 150
            vprord   zmm13, zmm19, 7
            vprord   zmm6, zmm19, 18
            vpsrld   zmm4, zmm19, 3
            vpternlogd zmm4, zmm13, zmm6, 150
            vpaddd   zmm13, zmm18, zmm4
            vpaddd   zmm13, zmm13, zmm9
            vpaddd   zmm13, zmm13, zmm5
        vprord       zmm6, zmm28, 6                             /* round 10 */
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm15
        vpternlogd   zmm6, zmm28, zmm25, 184
        vpbroadcastd zmm5, [rcx + 40]
        vpaddd       zmm18, zmm18, zmm5
        vpaddd       zmm31, zmm18, zmm31
        vpaddd       zmm31, zmm31, zmm6
        vpaddd       zmm31, zmm4, zmm31
        vprord       zmm18, zmm17, 2
        vprord       zmm6, zmm17, 13
        vprord       zmm5, zmm17, 22
        vpternlogd   zmm5, zmm18, zmm6, 150
        vmovdqa64    zmm18, zmm17
        vpternlogd   zmm18, zmm11, zmm16, 232
        vpaddd       zmm18, zmm5, zmm18
        vpaddd       zmm18, zmm31, zmm18
        vpaddd       zmm31, zmm14, zmm31
            vprord   zmm14, zmm12, 17                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprord   zmm6, zmm12, 19
            vpsrld   zmm5, zmm12, 10
            vpternlogd zmm5, zmm14, zmm6, 150
            vprord   zmm14, zmm20, 7
            vprord   zmm6, zmm20, 18
            vpsrld   zmm4, zmm20, 3
            vpternlogd zmm4, zmm14, zmm6, 150
            vpaddd   zmm14, zmm19, zmm4
            vpaddd   zmm14, zmm14, zmm7
            vpaddd   zmm14, zmm14, zmm5
        vprord       zmm6, zmm31, 6                             /* round 11 */
        vprord       zmm5, zmm31, 11
        vprord       zmm4, zmm31, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogd   zmm6, zmm31, zmm28, 184
        vpbroadcastd zmm5, [rcx + 44]
        vpaddd       zmm19, zmm19, zmm5
        vpaddd       zmm19, zmm19, zmm15
        vpaddd       zmm19, zmm19, zmm6
        vpaddd       zmm19, zmm4, zmm19
        vprord       zmm15, zmm18, 2
        vprord       zmm6, zmm18, 13
        vprord       zmm5, zmm18, 22
        vpternlogd   zmm5, zmm15, zmm6, 150
        vmovdqa64    zmm15, zmm18
        vpternlogd   zmm15, zmm16, zmm17, 232
        vpaddd       zmm15, zmm5, zmm15
        vpaddd       zmm15, zmm19, zmm15
        vpaddd       zmm19, zmm11, zmm19
            vprord   zmm11, zmm13, 17                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprord   zmm6, zmm13, 19
            vpsrld   zmm5, zmm13, 10
            vpternlogd zmm5, zmm11, zmm6, 150
            vprord   zmm11, zmm21, 7
            vprord   zmm6, zmm21, 18
            vpsrld   zmm4, zmm21, 3
            vpternlogd zmm4, zmm11, zmm6, 150
            vpaddd   zmm11, zmm20, zmm4
            vpaddd   zmm11, zmm11, zmm26
            vpaddd   zmm11, zmm11, zmm5
        vprord       zmm6, zmm19, 6                             /* round 12 */
        vprord       zmm5, zmm19, 11
        vprord       zmm4, zmm19, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm19, zmm31, 184
        vpbroadcastd zmm5, [rcx + 48]
        vpaddd       zmm20, zmm20, zmm5
        vpaddd       zmm25, zmm20, zmm25
        vpaddd       zmm25, zmm25, zmm6
        vpaddd       zmm25, zmm4, zmm25
        vprord       zmm20, zmm15, 2
        vprord       zmm6, zmm15, 13
        vprord       zmm5, zmm15, 22
        vpternlogd   zmm5, zmm20, zmm6, 150
        vmovdqa64    zmm20, zmm15
        vpternlogd   zmm20, zmm17, zmm18, 232
        vpaddd       zmm20, zmm5, zmm20
        vpaddd       zmm3, zmm25, zmm20
        vpaddd       zmm25, zmm16, zmm25
            vprord   zmm20, zmm14, 17                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vprord   zmm16, zmm14, 19
            vpsrld   zmm6, zmm14, 10
            vpternlogd zmm6, zmm20, zmm16, 150
            vprord   zmm20, zmm22, 7
            vprord   zmm16, zmm22, 18
            vpsrld   zmm5, zmm22, 3
            vpternlogd zmm5, zmm20, zmm16, 150
            vpaddd   zmm20, zmm21, zmm5
            vpaddd   zmm20, zmm20, zmm29
            vpaddd   zmm20, zmm20, zmm6
        vprord       zmm16, zmm25, 6                            /* round 13 */
        vprord       zmm6, zmm25, 11
        vprord       zmm5, zmm25, 25
        vpternlogd   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm31
        vpternlogd   zmm16, zmm25, zmm19, 184
        vpbroadcastd zmm6, [rcx + 52]
        vpaddd       zmm21, zmm21, zmm6
        vpaddd       zmm28, zmm21, zmm28
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm28, zmm5, zmm28
        vprord       zmm21, zmm3, 2
        vprord       zmm16, zmm3, 13
        vprord       zmm6, zmm3, 22
        vpternlogd   zmm6, zmm21, zmm16, 150
        vmovdqa64    zmm21, zmm3
        vpternlogd   zmm21, zmm18, zmm15, 232
        vpaddd       zmm21, zmm6, zmm21
        vpaddd       zmm2, zmm28, zmm21
        vpaddd       zmm6, zmm17, zmm28
            vprord   zmm28, zmm11, 17                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprord   zmm21, zmm11, 19
            vpsrld   zmm17, zmm11, 10
            vpternlogd zmm17, zmm28, zmm21, 150
            vprord   zmm28, zmm23, 7
            vprord   zmm21, zmm23, 18
            vpsrld   zmm16, zmm23, 3
            vpternlogd zmm16, zmm28, zmm21, 150
            vpaddd   zmm28, zmm22, zmm16
            vpaddd   zmm28, zmm28, zmm10
            vpaddd   zmm28, zmm28, zmm17
        vprord       zmm21, zmm6, 6                             /* round 14 */
        vprord       zmm17, zmm6, 11
        vprord       zmm16, zmm6, 25
        vpternlogd   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm19
        vpternlogd   zmm21, zmm6, zmm25, 184
        vpbroadcastd zmm17, [rcx + 56]
        vpaddd       zmm22, zmm22, zmm17
        vpaddd       zmm31, zmm22, zmm31
        vpaddd       zmm31, zmm31, zmm21
        vpaddd       zmm31, zmm16, zmm31
        vprord       zmm22, zmm2, 2
        vprord       zmm21, zmm2, 13
        vprord       zmm17, zmm2, 22
        vpternlogd   zmm17, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm2
        vpternlogd   zmm22, zmm15, zmm3, 232
        vpaddd       zmm22, zmm17, zmm22
        vpaddd       zmm1, zmm31, zmm22
        vpaddd       zmm5, zmm18, zmm31
            vprord   zmm31, zmm20, 17                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vprord   zmm22, zmm20, 19
            vpsrld   zmm21, zmm20, 10
            vpternlogd zmm21, zmm31, zmm22, 150
            vprord   zmm31, zmm24, 7
            vprord   zmm22, zmm24, 18
            vpsrld   zmm18, zmm24, 3
            vpternlogd zmm18, zmm31, zmm22, 150
            vpaddd   zmm31, zmm23, zmm18
            vpaddd   zmm31, zmm31, zmm8
            vpaddd   zmm31, zmm31, zmm21
        vprord       zmm22, zmm5, 6                             /* round 15 */
        vprord       zmm21, zmm5, 11
        vprord       zmm18, zmm5, 25
        vpternlogd   zmm18, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogd   zmm22, zmm5, zmm6, 184
        vpbroadcastd zmm21, [rcx + 60]
        vpaddd       zmm23, zmm23, zmm21
        vpaddd       zmm23, zmm23, zmm19
        vpaddd       zmm23, zmm23, zmm22
        vpaddd       zmm23, zmm18, zmm23
        vprord       zmm22, zmm1, 2
        vprord       zmm21, zmm1, 13
        vprord       zmm19, zmm1, 22
        vpternlogd   zmm19, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm1
        vpternlogd   zmm22, zmm3, zmm2, 232
        vpaddd       zmm22, zmm19, zmm22
        vpaddd       zmm0, zmm23, zmm22
        vpaddd       zmm4, zmm15, zmm23
        add          rcx, 64
        vmovdqa64    zmm15, zmm10
        vmovdqa64    zmm10, zmm30
        vmovdqa64    zmm16, zmm8
        vmovdqa64    zmm8, zmm24
        vmovdqa64    zmm17, zmm12
        vmovdqa64    zmm12, zmm7
        vmovdqa64    zmm18, zmm13
        vmovdqa64    zmm13, zmm26
        vmovdqa64    zmm19, zmm14
        vmovdqa64    zmm14, zmm29
        vmovdqa64    zmm21, zmm20
        vmovdqa64    zmm20, zmm11
        vmovdqa64    zmm11, zmm9
        vmovdqa64    zmm9, zmm27
        vmovdqa64    zmm22, zmm28
        vmovdqa64    zmm23, zmm31
        vmovdqa64    zmm7, zmm25
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule0)

        /* rounds 48 to 63; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vprord       zmm24, zmm4, 6                             /* round 0 */
        vprord       zmm25, zmm4, 11
        vprord       zmm26, zmm4, 25
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm6
        vpternlogd   zmm24, zmm4, zmm5, 184
        vpbroadcastd zmm25, [rcx]
        vpaddd       zmm7, zmm7, zmm8
        vpaddd       zmm7, zmm7, zmm25
        vpaddd       zmm7, zmm7, zmm24
        vpaddd       zmm7, zmm7, zmm26
        vprord       zmm24, zmm0, 2
        vprord       zmm25, zmm0, 13
        vprord       zmm26, zmm0, 22
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm0
        vpternlogd   zmm24, zmm2, zmm1, 232
        vpaddd       zmm24, zmm26, zmm24
        vpaddd       zmm24, zmm7, zmm24
        vpaddd       zmm3, zmm3, zmm7
        vprord       zmm7, zmm3, 6                              /* round 1 */
        vprord       zmm25, zmm3, 11
        vprord       zmm26, zmm3, 25
        vpternlogd   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm5
        vpternlogd   zmm7, zmm3, zmm4, 184
        vpbroadcastd zmm25, [rcx + 4]
        vpaddd       zmm6, zmm6, zmm9
        vpaddd       zmm6, zmm6, zmm25
        vpaddd       zmm6, zmm6, zmm7
        vpaddd       zmm6, zmm6, zmm26
        vprord       zmm7, zmm24, 2
        vprord       zmm25, zmm24, 13
        vprord       zmm26, zmm24, 22
        vpternlogd   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm24
        vpternlogd   zmm7, zmm1, zmm0, 232
        vpaddd       zmm7, zmm26, zmm7
        vpaddd       zmm7, zmm6, zmm7
        vpaddd       zmm2, zmm2, zmm6
        vprord       zmm6, zmm2, 6                              /* round 2 */
        vprord       zmm25, zmm2, 11
        vprord       zmm26, zmm2, 25
        vpternlogd   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm4
        vpternlogd   zmm6, zmm2, zmm3, 184
        vpbroadcastd zmm25, [rcx + 8]
        vpaddd       zmm5, zmm5, zmm10
        vpaddd       zmm5, zmm5, zmm25
        vpaddd       zmm5, zmm5, zmm6
        vpaddd       zmm5, zmm5, zmm26
        vprord       zmm6, zmm7, 2
        vprord       zmm25, zmm7, 13
        vprord       zmm26, zmm7, 22
        vpternlogd   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm0, zmm24, 232
        vpaddd       zmm6, zmm26, zmm6
        vpaddd       zmm6, zmm5, zmm6
        vpaddd       zmm1, zmm1, zmm5
        vprord       zmm5, zmm1, 6                              /* round 3 */
        vprord       zmm25, zmm1, 11
        vprord       zmm26, zmm1, 25
        vpternlogd   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm3
        vpternlogd   zmm5, zmm1, zmm2, 184
        vpbroadcastd zmm25, [rcx + 12]
        vpaddd       zmm4, zmm4, zmm11
        vpaddd       zmm4, zmm4, zmm25
        vpaddd       zmm4, zmm4, zmm5
        vpaddd       zmm4, zmm4, zmm26
        vprord       zmm5, zmm6, 2
        vprord       zmm25, zmm6, 13
        vprord       zmm26, zmm6, 22
        vpternlogd   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm24, zmm7, 232
        vpaddd       zmm5, zmm26, zmm5
        vpaddd       zmm5, zmm4, zmm5
        vpaddd       zmm0, zmm0, zmm4
        vprord       zmm4, zmm0, 6                              /* round 4 */
        vprord       zmm25, zmm0, 11
        vprord       zmm26, zmm0, 25
        vpternlogd   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm2
        vpternlogd   zmm4, zmm0, zmm1, 184
        vpbroadcastd zmm25, [rcx + 16]
        vpaddd       zmm25, zmm12, zmm25
        vpaddd       zmm3, zmm25, zmm3
        vpaddd       zmm3, zmm3, zmm4
        vpaddd       zmm3, zmm26, zmm3
        vprord       zmm4, zmm5, 2
        vprord       zmm25, zmm5, 13
        vprord       zmm26, zmm5, 22
        vpternlogd   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm26, zmm4
        vpaddd       zmm4, zmm3, zmm4
        vpaddd       zmm3, zmm24, zmm3
        vprord       zmm24, zmm3, 6                             /* round 5 */
        vprord       zmm25, zmm3, 11
        vprord       zmm26, zmm3, 25
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm1
        vpternlogd   zmm24, zmm3, zmm0, 184
        vpbroadcastd zmm25, [rcx + 20]
        vpaddd       zmm25, zmm13, zmm25
        vpaddd       zmm2, zmm25, zmm2
        vpaddd       zmm2, zmm2, zmm24
        vpaddd       zmm2, zmm26, zmm2
        vprord       zmm24, zmm4, 2
        vprord       zmm25, zmm4, 13
        vprord       zmm26, zmm4, 22
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm4
        vpternlogd   zmm24, zmm6, zmm5, 232
        vpaddd       zmm24, zmm26, zmm24
        vpaddd       zmm24, zmm2, zmm24
        vpaddd       zmm2, zmm7, zmm2
        vprord       zmm7, zmm2, 6                              /* round 6 */
        vprord       zmm25, zmm2, 11
        vprord       zmm26, zmm2, 25
        vpternlogd   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm0
        vpternlogd   zmm7, zmm2, zmm3, 184
        vpbroadcastd zmm25, [rcx + 24]
        vpaddd       zmm25, zmm14, zmm25
        vpaddd       zmm1, zmm25, zmm1
        vpaddd       zmm1, zmm1, zmm7
        vpaddd       zmm1, zmm26, zmm1
        vprord       zmm7, zmm24, 2
        vprord       zmm25, zmm24, 13
        vprord       zmm26, zmm24, 22
        vpternlogd   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm24
        vpternlogd   zmm7, zmm5, zmm4, 232
        vpaddd       zmm7, zmm26, zmm7
        vpaddd       zmm7, zmm1, zmm7
        vpaddd       zmm1, zmm6, zmm1
        vprord       zmm6, zmm1, 6                              /* round 7 */
        vprord       zmm25, zmm1, 11
        vprord       zmm26, zmm1, 25
        vpternlogd   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm3
        vpternlogd   zmm6, zmm1, zmm2, 184
        vpbroadcastd zmm25, [rcx + 28]
        vpaddd       zmm25, zmm15, zmm25
        vpaddd       zmm0, zmm25, zmm0
        vpaddd       zmm0, zmm0, zmm6
        vpaddd       zmm0, zmm26, zmm0
        vprord       zmm6, zmm7, 2
        vprord       zmm25, zmm7, 13
        vprord       zmm26, zmm7, 22
        vpternlogd   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm4, zmm24, 232
        vpaddd       zmm6, zmm26, zmm6
        vpaddd       zmm6, zmm0, zmm6
        vpaddd       zmm0, zmm5, zmm0
        vprord       zmm5, zmm0, 6                              /* round 8 */
        vprord       zmm25, zmm0, 11
        vprord       zmm26, zmm0, 25
        vpternlogd   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm2
        vpternlogd   zmm5, zmm0, zmm1, 184
        vpbroadcastd zmm25, [rcx + 32]
        vpaddd       zmm25, zmm16, zmm25
        vpaddd       zmm3, zmm25, zmm3
        vpaddd       zmm3, zmm3, zmm5
        vpaddd       zmm3, zmm26, zmm3
        vprord       zmm5, zmm6, 2
        vprord       zmm25, zmm6, 13
        vprord       zmm26, zmm6, 22
        vpternlogd   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm24, zmm7, 232
        vpaddd       zmm5, zmm26, zmm5
        vpaddd       zmm5, zmm3, zmm5
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 6                              /* round 9 */
        vprord       zmm25, zmm3, 11
        vprord       zmm26, zmm3, 25
        vpternlogd   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm1
        vpternlogd   zmm4, zmm3, zmm0, 184
        vpbroadcastd zmm25, [rcx + 36]
        vpaddd       zmm25, zmm17, zmm25
        vpaddd       zmm2, zmm25, zmm2
        vpaddd       zmm2, zmm2, zmm4
        vpaddd       zmm2, zmm26, zmm2
        vprord       zmm4, zmm5, 2
        vprord       zmm25, zmm5, 13
        vprord       zmm26, zmm5, 22
        vpternlogd   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm26, zmm4
        vpaddd       zmm4, zmm2, zmm4
        vpaddd       zmm2, zmm24, zmm2
        vprord       zmm24, zmm2, 6                             /* round 10 */
        vprord       zmm25, zmm2, 11
        vprord       zmm26, zmm2, 25
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm0
        vpternlogd   zmm24, zmm2, zmm3, 184
        vpbroadcastd zmm25, [rcx + 40]
        vpaddd       zmm25, zmm18, zmm25
        vpaddd       zmm1, zmm25, zmm1
        vpaddd       zmm1, zmm1, zmm24
        vpaddd       zmm1, zmm26, zmm1
        vprord       zmm24, zmm4, 2
        vprord       zmm25, zmm4, 13
        vprord       zmm26, zmm4, 22
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm4
        vpternlogd   zmm24, zmm6, zmm5, 232
        vpaddd       zmm24, zmm26, zmm24
        vpaddd       zmm24, zmm1, zmm24
        vpaddd       zmm1, zmm7, zmm1
        vprord       zmm7, zmm1, 6                              /* round 11 */
        vprord       zmm25, zmm1, 11
        vprord       zmm26, zmm1, 25
        vpternlogd   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm3
        vpternlogd   zmm7, zmm1, zmm2, 184
        vpbroadcastd zmm25, [rcx + 44]
        vpaddd       zmm25, zmm19, zmm25
        vpaddd       zmm0, zmm25, zmm0
        vpaddd       zmm0, zmm0, zmm7
        vpaddd       zmm0, zmm26, zmm0
        vprord       zmm7, zmm24, 2
        vprord       zmm25, zmm24, 13
        vprord       zmm26, zmm24, 22
        vpternlogd   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm24
        vpternlogd   zmm7, zmm5, zmm4, 232
        vpaddd       zmm7, zmm26, zmm7
        vpaddd       zmm7, zmm0, zmm7
        vpaddd       zmm0, zmm6, zmm0
        vprord       zmm6, zmm0, 6                              /* round 12 */
        vprord       zmm25, zmm0, 11
        vprord       zmm26, zmm0, 25
        vpternlogd   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm2
        vpternlogd   zmm6, zmm0, zmm1, 184
        vpbroadcastd zmm25, [rcx + 48]
        vpaddd       zmm25, zmm20, zmm25
        vpaddd       zmm3, zmm25, zmm3
        vpaddd       zmm3, zmm3, zmm6
        vpaddd       zmm3, zmm26, zmm3
        vprord       zmm6, zmm7, 2
        vprord       zmm25, zmm7, 13
        vprord       zmm26, zmm7, 22
        vpternlogd   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm4, zmm24, 232
        vpaddd       zmm6, zmm26, zmm6
        vpaddd       zmm6, zmm3, zmm6
        vpaddd       zmm3, zmm5, zmm3
        vprord       zmm5, zmm3, 6                              /* round 13 */
        vprord       zmm25, zmm3, 11
        vprord       zmm26, zmm3, 25
        vpternlogd   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm1
        vpternlogd   zmm5, zmm3, zmm0, 184
        vpbroadcastd zmm25, [rcx + 52]
        vpaddd       zmm25, zmm21, zmm25
        vpaddd       zmm2, zmm25, zmm2
        vpaddd       zmm2, zmm2, zmm5
        vpaddd       zmm2, zmm26, zmm2
        vprord       zmm5, zmm6, 2
        vprord       zmm25, zmm6, 13
        vprord       zmm26, zmm6, 22
        vpternlogd   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm24, zmm7, 232
        vpaddd       zmm5, zmm26, zmm5
        vpaddd       zmm5, zmm2, zmm5
        vpaddd       zmm2, zmm4, zmm2
        vprord       zmm4, zmm2, 6                              /* round 14 */
        vprord       zmm25, zmm2, 11
        vprord       zmm26, zmm2, 25
        vpternlogd   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm0
        vpternlogd   zmm4, zmm2, zmm3, 184
        vpbroadcastd zmm25, [rcx + 56]
        vpaddd       zmm25, zmm22, zmm25
        vpaddd       zmm1, zmm25, zmm1
        vpaddd       zmm1, zmm1, zmm4
        vpaddd       zmm1, zmm26, zmm1
        vprord       zmm4, zmm5, 2
        vprord       zmm25, zmm5, 13
        vprord       zmm26, zmm5, 22
        vpternlogd   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm26, zmm4
        vpaddd       zmm4, zmm1, zmm4
        vpaddd       zmm1, zmm24, zmm1
        vprord       zmm24, zmm1, 6                             /* round 15 */
        vprord       zmm25, zmm1, 11
        vprord       zmm26, zmm1, 25
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm3
        vpternlogd   zmm24, zmm1, zmm2, 184
        vpbroadcastd zmm25, [rcx + 60]
        vpaddd       zmm25, zmm23, zmm25
        vpaddd       zmm0, zmm25, zmm0
        vpaddd       zmm0, zmm0, zmm24
        vpaddd       zmm0, zmm26, zmm0
        vprord       zmm24, zmm4, 2
        vprord       zmm25, zmm4, 13
        vprord       zmm26, zmm4, 22
        vpternlogd   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm4
        vpternlogd   zmm24, zmm6, zmm5, 232
        vpbroadcastd zmm25, [rip + NSMS_L(H0)]                  /* H = H + (a, b, ...) */
        vpbroadcastd zmm27, [rip + NSMS_L(H0) + 4]
        vpbroadcastd zmm28, [rip + NSMS_L(H0) + 8]
        vpbroadcastd zmm29, [rip + NSMS_L(H0) + 12]
        vpbroadcastd zmm30, [rip + NSMS_L(H0) + 16]
        vpbroadcastd zmm31, [rip + NSMS_L(H0) + 20]
        vmovdqu64    [rax + 1536], zmm8
        vpbroadcastd zmm8, [rip + NSMS_L(H0) + 24]
        vmovdqu64    [rax + 1600], zmm9
        vpbroadcastd zmm9, [rip + NSMS_L(H0) + 28]
        vpaddd       zmm25, zmm25, zmm26
        vpaddd       zmm24, zmm24, zmm25
        vpaddd       zmm24, zmm0, zmm24
        vpaddd       zmm4, zmm27, zmm4
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm6, zmm29, zmm6
        vpaddd       zmm7, zmm30, zmm7
        vpaddd       zmm0, zmm7, zmm0
        vpaddd       zmm1, zmm31, zmm1
        vpaddd       zmm2, zmm8, zmm2
        vpaddd       zmm3, zmm9, zmm3
        vpunpckldq   zmm7, zmm24, zmm4                          /* digests */
        vpunpckhdq   zmm4, zmm24, zmm4
        vpunpckldq   zmm24, zmm5, zmm6
        vpunpckhdq   zmm5, zmm5, zmm6
        vpunpcklqdq  zmm6, zmm7, zmm24
        vpunpckhqdq  zmm7, zmm7, zmm24
        vpunpcklqdq  zmm24, zmm4, zmm5
        vpunpckhqdq  zmm4, zmm4, zmm5
        vpunpckldq   zmm5, zmm0, zmm1
        vpunpckhdq   zmm0, zmm0, zmm1
        vpunpckldq   zmm1, zmm2, zmm3
        vpunpckhdq   zmm2, zmm2, zmm3
        vpunpcklqdq  zmm3, zmm5, zmm1
        vpunpckhqdq  zmm1, zmm5, zmm1
        vpunpcklqdq  zmm5, zmm0, zmm2
        vpunpckhqdq  zmm0, zmm0, zmm2
        vmovdqu64    zmm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm6, zmm6, zmm2
        vpshufb      zmm3, zmm3, zmm2
        vpshufb      zmm7, zmm7, zmm2
        vpshufb      zmm1, zmm1, zmm2
        vpshufb      zmm24, zmm24, zmm2
        vpshufb      zmm5, zmm5, zmm2
        vpshufb      zmm4, zmm4, zmm2
        vpshufb      zmm0, zmm0, zmm2
        vshufi32x4   zmm2, zmm6, zmm3, 68
        vshufi32x4   zmm3, zmm6, zmm3, 238
        vshufi32x4   zmm6, zmm7, zmm1, 68
        vshufi32x4   zmm1, zmm7, zmm1, 238
        vshufi32x4   zmm7, zmm2, zmm6, 136
        vmovdqu64    [rdi], zmm7
        vshufi32x4   zmm2, zmm2, zmm6, 221
        vmovdqu64    [rdi + 128], zmm2
        vshufi32x4   zmm2, zmm3, zmm1, 136
        vmovdqu64    [rdi + 256], zmm2
        vshufi32x4   zmm1, zmm3, zmm1, 221
        vmovdqu64    [rdi + 384], zmm1
        vshufi32x4   zmm1, zmm24, zmm5, 68
        vshufi32x4   zmm2, zmm24, zmm5, 238
        vshufi32x4   zmm3, zmm4, zmm0, 68
        vshufi32x4   zmm0, zmm4, zmm0, 238
        vshufi32x4   zmm4, zmm1, zmm3, 136
        vmovdqu64    [rdi + 64], zmm4
        vshufi32x4   zmm1, zmm1, zmm3, 221
        vmovdqu64    [rdi + 192], zmm1
        vshufi32x4   zmm1, zmm2, zmm0, 136
        vmovdqu64    [rdi + 320], zmm1
        vshufi32x4   zmm0, zmm2, zmm0, 221
        vmovdqu64    [rdi + 448], zmm0
        vmovdqu64    zmm8, [rax + 1536]
        vmovdqu64    zmm9, [rax + 1600]

        /* the next messages */
        mov          rcx, rdx
        shl          rcx, 4
        add          rsi, rcx
        add          rdi, 512
        add          r9, -16
        jmp          NSMS_L(next_batch)
NSMS_L(less_than_a_batch):
        cmp          r10, 0
        jne          NSMS_L(copied_batch_done)
        cmp          r9, 0
        je           NSMS_L(done)

        /* fewer messages than one iteration hashes: copy them to the frame, then repeat the last */
        lea          r8, [rax + 1024]
        mov          r10, r9
        mov          r11, rdi
        mov          rdi, r9
        mov          rcx, rax
        /* Live here: scratch: rax; messages: rsi; stride: rdx; copies: r10; copy_to: rcx; */
        /*   final_digests: r11; uncopied: rdi; copy_end: r8. */
NSMS_L(copy_input):
        vmovdqu64    zmm0, [rsi]
        vmovdqu64    [rcx], zmm0
        add          rsi, rdx
        add          rcx, 64
        add          rdi, -1
        cmp          rdi, 0
        jne          NSMS_L(copy_input)
        /* Live here: N0: zmm0; scratch: rax; copies: r10; copy_to: rcx; final_digests: r11; copy_end: r8. */
NSMS_L(repeat_last_input):
        vmovdqu64    [rcx], zmm0
        add          rcx, 64
        cmp          rcx, r8
        jne          NSMS_L(repeat_last_input)
        lea          rdi, [rax + 1024]
        mov          edx, 64
        mov          r9d, 16
        mov          rsi, rax
        jmp          NSMS_L(full_batch)
NSMS_L(copied_batch_done):

        /* their digests */
        lea          rcx, [rax + 1024]
        /* Live here: scratch: rax; copies: r10; final_digests: r11; copy_from: rcx. */
NSMS_L(copy_digest):
        vmovdqu64    ymm0, [rcx]
        vmovdqu64    [r11], ymm0
        add          rcx, 32
        add          r11, 32
        add          r10, -1
        cmp          r10, 0
        jne          NSMS_L(copy_digest)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1728]
        vmovaps      xmm7, [rsp + 1744]
        vmovaps      xmm8, [rsp + 1760]
        vmovaps      xmm9, [rsp + 1776]
        vmovaps      xmm10, [rsp + 1792]
        vmovaps      xmm11, [rsp + 1808]
        vmovaps      xmm12, [rsp + 1824]
        vmovaps      xmm13, [rsp + 1840]
        vmovaps      xmm14, [rsp + 1856]
        vmovaps      xmm15, [rsp + 1872]
        add          rsp, 1896
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 1736
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
        .size        NSMS_SYMBOL(nsms_sha256_compress64_avx512_m16), . - NSMS_SYMBOL(nsms_sha256_compress64_avx512_m16)
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

/* nsms_sha256_compress64_avx512_m16: 13 integer registers, 32 vector registers, 2 spills.
 *   Register map: a..h: zmm0..zmm7; W rows 0..15 of 16 blocks: zmm8..zmm23; N0: zmm0; scratch: rax;
 *     digests: rdi; messages: rsi; stride: rdx; count: r9; copies: r10; final_digests: r11;
 *     kp: rcx; upper_bound: r8; copy_to: rcx; uncopied: rdi; copy_end: r8; copy_from: rcx. Slots of
 *     the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     N0: bytes of the message that is being copied.
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
 * - name: nsms_sha256_compress64_avx512_m16
 *   signature: void nsms_sha256_compress64_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: messages, sysv: rsi, win64: rdx, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 64),
 *        align: 1, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: bytes}
 *     - {name: count, sysv: rcx, win64: r9, type: size_t, unit: messages}
 *   stack_bytes: {sysv: 1768, win64: 1944}
 *   features: [avx, avx512bw, avx512f, avx512vl]
 */
