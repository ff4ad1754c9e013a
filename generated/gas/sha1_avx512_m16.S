// sha1_avx512_m16.S, written by nsms: make gen HASH=sha1 ISA=avx512 KIND=multi M=16
//
// void nsms_sha1_multi_avx512_m16(uint32_t state[80], const void *const data[16], size_t blocks);
//   SHA1: the intermediate hash values of 16 messages after any number of blocks of each;
//   state[i*16 + j] is word i of message j, whose blocks begin at data[j].
//   Reads 320 bytes at state and 128 bytes at data and 64 at each of these pointers for each of the blocks; writes 320 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 1,121 instructions, 15 integer registers, 29 vector registers, 1 spill,
//   200 bytes of stack (System V), 376 (Win64).
//   Holds: to1 and so on in rcx rdi r8 r9 r10 r11 rbx rbp [rsp] to [rsp + 48]; blocks in rdx; data in rsi; area in
//     rax; state in [rsp + 56]. Other slots of the frame hold values for a while.
//     to1 and so on: how far the other messages are from the first, at data; area: the frame's aligned part: the
//     words of the batch that rounds read, vectors behind them.
//
// Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
// stack below the return address. Changed are registers and flags that the convention lets a function change (and not
// x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
// What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
// schedules beside rounds.
//
// Needs: avx, avx512bw, avx512f, avx512vl.
// Assembles to ELF, Mach-O and COFF objects; unwind information in each. Define NSMS_HIDDEN to hide the symbols.
// Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
// What nsms proves is the result; that nothing is touched but these buffers, the frame and the constants here; that
// the convention is kept; and that no branch and no address depends on state or message: constant time. It rests on
// the decoder, on what instructions are taken to mean, and on the text of the standard (docs/SOUNDNESS.md of nsms).
// Copyright (c) 2026 the nsms authors
// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__)

#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define L(name) L##name
#  define NSMS_FUNCTION(name) .globl name; NSMS_HIDE(name)
#elif defined(_WIN64) || defined(__CYGWIN__)
#  define NSMS_WIN64
#  define NSMS_SYMBOL(name) name
#  define L(name) .L##name
#  define NSMS_FUNCTION(name) .globl name; .def name; .scl 2; .type 32; .endef
#else
#  define NSMS_SYMBOL(name) name
#  define L(name) .L##name
#  define NSMS_FUNCTION(name) .globl name; .type name, @function; NSMS_HIDE(name)
#endif
#if defined(NSMS_HIDDEN) && defined(__APPLE__)
#  define NSMS_HIDE(name) .private_extern name
#elif defined(NSMS_HIDDEN)
#  define NSMS_HIDE(name) .hidden name
#else
#  define NSMS_HIDE(name)
#endif

        .intel_syntax noprefix

#if defined(__APPLE__)
        .section     __TEXT,__const
#elif defined(NSMS_WIN64)
        .section     .rdata,"dr"
#else
        .section     .rodata,"a",@progbits
#endif
        .p2align     6
L(K):  // K_t
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
L(shuffle_32107654ba98fedc):  // which byte goes where
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_multi_avx512_m16))
NSMS_SYMBOL(nsms_sha1_multi_avx512_m16):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha1_multi_avx512_m16)
        endbr64
        push         rbx
        .seh_pushreg rbx
        push         rbp
        .seh_pushreg rbp
        push         rsi
        .seh_pushreg rsi
        push         rdi
        .seh_pushreg rdi
        push         r12
        .seh_pushreg r12
        push         r13
        .seh_pushreg r13
        push         r14
        .seh_pushreg r14
        push         r15
        .seh_pushreg r15
        sub          rsp, 312
        .seh_stackalloc 312
        vmovaps      [rsp + 144], xmm6
        .seh_savexmm xmm6, 144
        vmovaps      [rsp + 160], xmm7
        .seh_savexmm xmm7, 160
        vmovaps      [rsp + 176], xmm8
        .seh_savexmm xmm8, 176
        vmovaps      [rsp + 192], xmm9
        .seh_savexmm xmm9, 192
        vmovaps      [rsp + 208], xmm10
        .seh_savexmm xmm10, 208
        vmovaps      [rsp + 224], xmm11
        .seh_savexmm xmm11, 224
        vmovaps      [rsp + 240], xmm12
        .seh_savexmm xmm12, 240
        vmovaps      [rsp + 256], xmm13
        .seh_savexmm xmm13, 256
        vmovaps      [rsp + 272], xmm14
        .seh_savexmm xmm14, 272
        vmovaps      [rsp + 288], xmm15
        .seh_savexmm xmm15, 288
        .seh_endprologue
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
        push         r14
        .cfi_def_cfa_offset 48
        .cfi_offset  r14, -48
        push         r15
        .cfi_def_cfa_offset 56
        .cfi_offset  r15, -56
        sub          rsp, 152
        .cfi_def_cfa_offset 208
#endif
        mov          [rsp + 56], rdi
        cmp          rdx, 0
        je           L(f_done)

        // where the frame's rows are
        lea          rax, [rsp + 135]
        and          rax, -64

        // message 0, and how far from it the others are
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
        mov          rbp, [rsi + 64]
        sub          rbp, r12
        mov          r13, [rsi + 72]
        sub          r13, r12
        mov          [rsp], r13
        mov          r14, [rsi + 80]
        sub          r14, r12
        mov          [rsp + 8], r14
        mov          r15, [rsi + 88]
        sub          r15, r12
        mov          [rsp + 16], r15
        mov          r13, [rsi + 96]
        sub          r13, r12
        mov          [rsp + 24], r13
        mov          r14, [rsi + 104]
        sub          r14, r12
        mov          [rsp + 32], r14
        mov          r15, [rsi + 112]
        sub          r15, r12
        mov          [rsp + 40], r15
        mov          rsi, [rsi + 120]
        sub          rsi, r12
        mov          [rsp + 48], rsi
        mov          rsi, r12
        .p2align     6
        // Here: to1 and so on in rcx rdi r8 r9 r10 r11 rbx rbp [rsp] to [rsp + 48], blocks in rdx, data in rsi, area in
        //   rax, state in [rsp + 56].
L(f_block):

        // one block of every message
            vmovdqu64 xmm0, [rsi]                               // W_0 W_1 W_2 W_3
            vinserti32x4 zmm0, zmm0, [rsi + r9], 1
            vinserti32x4 zmm0, zmm0, [rsi + rbp], 2
        mov          r12, [rsp + 24]
            vinserti32x4 zmm0, zmm0, [rsi + r12], 3
            vmovdqu64 xmm1, [rsi + rcx]
            vinserti32x4 zmm1, zmm1, [rsi + r10], 1
        mov          r13, [rsp]
            vinserti32x4 zmm1, zmm1, [rsi + r13], 2
        mov          r14, [rsp + 32]
            vinserti32x4 zmm1, zmm1, [rsi + r14], 3
            vmovdqu64 xmm2, [rsi + rdi]
            vinserti32x4 zmm2, zmm2, [rsi + r11], 1
        mov          r15, [rsp + 8]
            vinserti32x4 zmm2, zmm2, [rsi + r15], 2
        mov          [rsp + 64], rdx
        mov          rdx, [rsp + 40]
            vinserti32x4 zmm2, zmm2, [rsi + rdx], 3
            vmovdqu64 xmm3, [rsi + r8]
            vinserti32x4 zmm3, zmm3, [rsi + rbx], 1
        mov          rdx, [rsp + 16]
            vinserti32x4 zmm3, zmm3, [rsi + rdx], 2
        mov          rdx, [rsp + 48]
            vinserti32x4 zmm3, zmm3, [rsi + rdx], 3
            vpunpckldq zmm4, zmm0, zmm1
            vpunpckhdq zmm0, zmm0, zmm1
            vpunpckldq zmm1, zmm2, zmm3
            vpunpckhdq zmm2, zmm2, zmm3
            vpunpcklqdq zmm3, zmm4, zmm1
            vpunpckhqdq zmm1, zmm4, zmm1
            vpunpcklqdq zmm4, zmm0, zmm2
            vpunpckhqdq zmm0, zmm0, zmm2
            vmovdqu64 zmm2, [rip + L(shuffle_32107654ba98fedc)]
            vpshufb  zmm3, zmm3, zmm2
            vpshufb  zmm1, zmm1, zmm2
            vpshufb  zmm4, zmm4, zmm2
            vpshufb  zmm0, zmm0, zmm2
            vmovdqu64 xmm5, [rsi + 16]                          // W_4 W_5 W_6 W_7
            vinserti32x4 zmm5, zmm5, [rsi + r9 + 16], 1
            vinserti32x4 zmm5, zmm5, [rsi + rbp + 16], 2
            vinserti32x4 zmm5, zmm5, [rsi + r12 + 16], 3
            vmovdqu64 xmm6, [rsi + rcx + 16]
            vinserti32x4 zmm6, zmm6, [rsi + r10 + 16], 1
            vinserti32x4 zmm6, zmm6, [rsi + r13 + 16], 2
            vinserti32x4 zmm6, zmm6, [rsi + r14 + 16], 3
            vmovdqu64 xmm7, [rsi + rdi + 16]
            vinserti32x4 zmm7, zmm7, [rsi + r11 + 16], 1
            vinserti32x4 zmm7, zmm7, [rsi + r15 + 16], 2
        mov          r15, [rsp + 40]
            vinserti32x4 zmm7, zmm7, [rsi + r15 + 16], 3
            vmovdqu64 xmm8, [rsi + r8 + 16]
            vinserti32x4 zmm8, zmm8, [rsi + rbx + 16], 1
        mov          r15, [rsp + 16]
            vinserti32x4 zmm8, zmm8, [rsi + r15 + 16], 2
            vinserti32x4 zmm8, zmm8, [rsi + rdx + 16], 3
            vpunpckldq zmm9, zmm5, zmm6
            vpunpckhdq zmm5, zmm5, zmm6
            vpunpckldq zmm6, zmm7, zmm8
            vpunpckhdq zmm7, zmm7, zmm8
            vpunpcklqdq zmm8, zmm9, zmm6
            vpunpckhqdq zmm6, zmm9, zmm6
            vpunpcklqdq zmm9, zmm5, zmm7
            vpunpckhqdq zmm5, zmm5, zmm7
            vpshufb  zmm7, zmm8, zmm2
            vpshufb  zmm6, zmm6, zmm2
            vpshufb  zmm8, zmm9, zmm2
            vpshufb  zmm5, zmm5, zmm2
            vmovdqu64 xmm9, [rsi + 32]                          // W_8 W_9 W_10 W_11
            vinserti32x4 zmm9, zmm9, [rsi + r9 + 32], 1
            vinserti32x4 zmm9, zmm9, [rsi + rbp + 32], 2
            vinserti32x4 zmm9, zmm9, [rsi + r12 + 32], 3
            vmovdqu64 xmm10, [rsi + rcx + 32]
            vinserti32x4 zmm10, zmm10, [rsi + r10 + 32], 1
            vinserti32x4 zmm10, zmm10, [rsi + r13 + 32], 2
            vinserti32x4 zmm10, zmm10, [rsi + r14 + 32], 3
            vmovdqu64 xmm11, [rsi + rdi + 32]
            vinserti32x4 zmm11, zmm11, [rsi + r11 + 32], 1
        mov          r14, [rsp + 8]
            vinserti32x4 zmm11, zmm11, [rsi + r14 + 32], 2
        mov          r14, [rsp + 40]
            vinserti32x4 zmm11, zmm11, [rsi + r14 + 32], 3
            vmovdqu64 xmm12, [rsi + r8 + 32]
            vinserti32x4 zmm12, zmm12, [rsi + rbx + 32], 1
            vinserti32x4 zmm12, zmm12, [rsi + r15 + 32], 2
            vinserti32x4 zmm12, zmm12, [rsi + rdx + 32], 3
            vpunpckldq zmm13, zmm9, zmm10
            vpunpckhdq zmm9, zmm9, zmm10
            vpunpckldq zmm10, zmm11, zmm12
            vpunpckhdq zmm11, zmm11, zmm12
            vpunpcklqdq zmm12, zmm13, zmm10
            vpunpckhqdq zmm10, zmm13, zmm10
            vpunpcklqdq zmm13, zmm9, zmm11
            vpunpckhqdq zmm9, zmm9, zmm11
            vpshufb  zmm11, zmm12, zmm2
            vpshufb  zmm10, zmm10, zmm2
            vpshufb  zmm12, zmm13, zmm2
            vpshufb  zmm9, zmm9, zmm2
            vmovdqu64 xmm13, [rsi + 48]                         // W_12 W_13 W_14 W_15
            vinserti32x4 zmm13, zmm13, [rsi + r9 + 48], 1
            vinserti32x4 zmm13, zmm13, [rsi + rbp + 48], 2
            vinserti32x4 zmm13, zmm13, [rsi + r12 + 48], 3
            vmovdqu64 xmm14, [rsi + rcx + 48]
            vinserti32x4 zmm14, zmm14, [rsi + r10 + 48], 1
            vinserti32x4 zmm14, zmm14, [rsi + r13 + 48], 2
        mov          r12, [rsp + 32]
            vinserti32x4 zmm14, zmm14, [rsi + r12 + 48], 3
            vmovdqu64 xmm15, [rsi + rdi + 48]
            vinserti32x4 zmm15, zmm15, [rsi + r11 + 48], 1
        mov          r12, [rsp + 8]
            vinserti32x4 zmm15, zmm15, [rsi + r12 + 48], 2
            vinserti32x4 zmm15, zmm15, [rsi + r14 + 48], 3
            vmovdqu64 xmm16, [rsi + r8 + 48]
            vinserti32x4 zmm16, zmm16, [rsi + rbx + 48], 1
            vinserti32x4 zmm16, zmm16, [rsi + r15 + 48], 2
            vinserti32x4 zmm16, zmm16, [rsi + rdx + 48], 3
            vpunpckldq zmm17, zmm13, zmm14
            vpunpckhdq zmm13, zmm13, zmm14
            vpunpckldq zmm14, zmm15, zmm16
            vpunpckhdq zmm15, zmm15, zmm16
            vpunpcklqdq zmm16, zmm17, zmm14
            vpunpckhqdq zmm14, zmm17, zmm14
            vpunpcklqdq zmm17, zmm13, zmm15
            vpunpckhqdq zmm13, zmm13, zmm15
            vpshufb  zmm15, zmm16, zmm2
            vpshufb  zmm14, zmm14, zmm2
            vpshufb  zmm16, zmm17, zmm2
            vpshufb  zmm2, zmm13, zmm2
        mov          r12, [rsp + 56]
        vmovdqu64    zmm13, [r12]                               // a, b, ... = H
        vmovdqu64    zmm17, [r12 + 64]
        vmovdqu64    zmm18, [r12 + 128]
        vmovdqu64    zmm19, [r12 + 192]
        vmovdqu64    zmm20, [r12 + 256]
        vprord       zmm21, zmm13, 27                           // round 0
        vmovdqa64    zmm22, zmm19
        vpternlogd   zmm22, zmm17, zmm18, 184
        vpbroadcastd zmm23, [rip + L(K)]
        vpaddd       zmm21, zmm20, zmm21
        vpaddd       zmm22, zmm23, zmm22
        vpaddd       zmm21, zmm21, zmm22
        vpaddd       zmm21, zmm21, zmm3
        vprord       zmm22, zmm17, 2
        vprord       zmm23, zmm21, 27                           // round 1
        vmovdqa64    zmm24, zmm22
        vpternlogd   zmm24, zmm18, zmm13, 228
        vpbroadcastd zmm25, [rip + L(K) + 4]
        vpaddd       zmm25, zmm19, zmm25
        vpaddd       zmm24, zmm25, zmm24
        vpaddd       zmm24, zmm24, zmm1
        vpaddd       zmm23, zmm24, zmm23
        vprord       zmm24, zmm13, 2
        vprord       zmm25, zmm23, 27                           // round 2
        vmovdqa64    zmm26, zmm22
        vpternlogd   zmm26, zmm21, zmm24, 184
        vpbroadcastd zmm27, [rip + L(K) + 8]
        vpaddd       zmm27, zmm18, zmm27
        vpaddd       zmm27, zmm27, zmm4
        vpaddd       zmm26, zmm27, zmm26
        vpaddd       zmm25, zmm25, zmm26
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 3
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 184
        vpbroadcastd zmm28, [rip + L(K) + 12]
        vpaddd       zmm22, zmm22, zmm28
        vpaddd       zmm22, zmm22, zmm0
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 4
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 184
        vpbroadcastd zmm28, [rip + L(K) + 16]
        vpaddd       zmm24, zmm24, zmm28
        vpaddd       zmm24, zmm24, zmm7
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 5
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 184
        vpbroadcastd zmm28, [rip + L(K) + 20]
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 6
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 184
        vpbroadcastd zmm28, [rip + L(K) + 24]
        vpaddd       zmm28, zmm28, zmm8
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 7
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 184
        vpbroadcastd zmm28, [rip + L(K) + 28]
        vpaddd       zmm28, zmm28, zmm5
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 8
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 184
        vpbroadcastd zmm28, [rip + L(K) + 32]
        vpaddd       zmm28, zmm28, zmm11
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 9
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 184
        vpbroadcastd zmm28, [rip + L(K) + 36]
        vpaddd       zmm28, zmm28, zmm10
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 10
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 184
        vpbroadcastd zmm28, [rip + L(K) + 40]
        vpaddd       zmm28, zmm28, zmm12
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 11
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 184
        vpbroadcastd zmm28, [rip + L(K) + 44]
        vpaddd       zmm28, zmm28, zmm9
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 12
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 184
        vpbroadcastd zmm28, [rip + L(K) + 48]
        vpaddd       zmm28, zmm28, zmm15
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 13
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 184
        vpbroadcastd zmm28, [rip + L(K) + 52]
        vpaddd       zmm28, zmm28, zmm14
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 14
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 184
        vpbroadcastd zmm28, [rip + L(K) + 56]
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 15
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 184
        vpbroadcastd zmm28, [rip + L(K) + 60]
        vpaddd       zmm28, zmm28, zmm2
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 16
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 184
        vpxord       zmm28, zmm14, zmm11                        // W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
        vpternlogd   zmm28, zmm3, zmm4, 150
        vprord       zmm3, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 64]
        vpaddd       zmm28, zmm28, zmm3
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 17
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 184
        vpxord       zmm28, zmm16, zmm10                        // W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1)
        vpternlogd   zmm28, zmm1, zmm0, 150
        vprord       zmm1, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 68]
        vpaddd       zmm28, zmm28, zmm1
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 18
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 184
        vpxord       zmm28, zmm2, zmm12                         // W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1)
        vpternlogd   zmm28, zmm4, zmm7, 150
        vprord       zmm4, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 72]
        vpaddd       zmm28, zmm28, zmm4
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 19
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 184
        vpxord       zmm28, zmm3, zmm9                          // W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1)
        vpternlogd   zmm28, zmm0, zmm6, 150
        vprord       zmm0, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 76]
        vpaddd       zmm28, zmm28, zmm0
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 20
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm1, zmm15                         // W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        vpternlogd   zmm28, zmm7, zmm8, 150
        vprord       zmm7, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 80]
        vpaddd       zmm28, zmm28, zmm7
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 21
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm4, zmm14                         // W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1)
        vpternlogd   zmm28, zmm6, zmm5, 150
        vprord       zmm6, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 84]
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 22
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm0, zmm16                         // W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1)
        vpternlogd   zmm28, zmm8, zmm11, 150
        vprord       zmm8, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 88]
        vpaddd       zmm28, zmm28, zmm8
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 23
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm7, zmm2                          // W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1)
        vpternlogd   zmm28, zmm5, zmm10, 150
        vprord       zmm5, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 92]
        vpaddd       zmm28, zmm28, zmm5
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 24
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm28, zmm6, zmm3                          // W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        vpternlogd   zmm28, zmm11, zmm12, 150
        vprord       zmm11, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 96]
        vpaddd       zmm28, zmm28, zmm11
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 25
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm8, zmm1                          // W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1)
        vpternlogd   zmm28, zmm10, zmm9, 150
        vprord       zmm10, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 100]
        vpaddd       zmm28, zmm28, zmm10
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 26
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm5, zmm4                          // W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1)
        vpternlogd   zmm28, zmm12, zmm15, 150
        vprord       zmm12, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 104]
        vpaddd       zmm28, zmm28, zmm12
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 27
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm11, zmm0                         // W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1)
        vpternlogd   zmm28, zmm9, zmm14, 150
        vprord       zmm9, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 108]
        vpaddd       zmm28, zmm28, zmm9
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 28
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm10, zmm7                         // W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        vpternlogd   zmm28, zmm15, zmm16, 150
        vprord       zmm15, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 112]
        vpaddd       zmm28, zmm28, zmm15
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 29
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm28, zmm12, zmm6                         // W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1)
        vpternlogd   zmm28, zmm14, zmm2, 150
        vprord       zmm14, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 116]
        vpaddd       zmm28, zmm28, zmm14
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 30
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm9, zmm8                          // W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1)
        vpternlogd   zmm28, zmm16, zmm3, 150
        vprord       zmm16, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 120]
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 31
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm15, zmm5                         // W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1)
        vpternlogd   zmm28, zmm2, zmm1, 150
        vprord       zmm2, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 124]
        vpaddd       zmm28, zmm28, zmm2
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 32
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm14, zmm11                        // W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
        vpternlogd   zmm28, zmm3, zmm4, 150
        vprord       zmm3, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 128]
        vpaddd       zmm28, zmm28, zmm3
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 33
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm16, zmm10                        // W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1)
        vpternlogd   zmm28, zmm1, zmm0, 150
        vprord       zmm1, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 132]
        vpaddd       zmm28, zmm28, zmm1
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 34
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm28, zmm2, zmm12                         // W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1)
        vpternlogd   zmm28, zmm4, zmm7, 150
        vprord       zmm4, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 136]
        vpaddd       zmm28, zmm28, zmm4
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 35
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm3, zmm9                          // W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1)
        vpternlogd   zmm28, zmm0, zmm6, 150
        vprord       zmm0, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 140]
        vpaddd       zmm28, zmm28, zmm0
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 36
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm1, zmm15                         // W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
        vpternlogd   zmm28, zmm7, zmm8, 150
        vprord       zmm7, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 144]
        vpaddd       zmm28, zmm28, zmm7
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 37
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm4, zmm14                         // W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1)
        vpternlogd   zmm28, zmm6, zmm5, 150
        vprord       zmm6, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 148]
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 38
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm0, zmm16                         // W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1)
        vpternlogd   zmm28, zmm8, zmm11, 150
        vprord       zmm8, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 152]
        vpaddd       zmm28, zmm28, zmm8
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 39
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm28, zmm7, zmm2                          // W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1)
        vpternlogd   zmm28, zmm5, zmm10, 150
        vprord       zmm5, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 156]
        vpaddd       zmm28, zmm28, zmm5
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 40
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm23, zmm25, 232
        vpxord       zmm28, zmm6, zmm3                          // W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
        vpternlogd   zmm28, zmm11, zmm12, 150
        vprord       zmm11, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 160]
        vpaddd       zmm28, zmm28, zmm11
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm26
        vpaddd       zmm21, zmm27, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 41
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm25, zmm22, 232
        vpxord       zmm28, zmm8, zmm1                          // W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1)
        vpternlogd   zmm28, zmm10, zmm9, 150
        vprord       zmm10, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 164]
        vpaddd       zmm28, zmm28, zmm10
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 42
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm22, zmm24, 232
        vpxord       zmm28, zmm5, zmm4                          // W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1)
        vpternlogd   zmm28, zmm12, zmm15, 150
        vprord       zmm12, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 168]
        vpaddd       zmm28, zmm28, zmm12
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm26
        vpaddd       zmm25, zmm27, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 43
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm24, zmm21, 232
        vpxord       zmm28, zmm11, zmm0                         // W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1)
        vpternlogd   zmm28, zmm9, zmm14, 150
        vprord       zmm9, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 172]
        vpaddd       zmm28, zmm28, zmm9
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 44
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm21, zmm23, 232
        vpxord       zmm28, zmm10, zmm7                         // W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
        vpternlogd   zmm28, zmm15, zmm16, 150
        vprord       zmm15, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 176]
        vpaddd       zmm28, zmm28, zmm15
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm26
        vpaddd       zmm24, zmm27, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 45
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm23, zmm25, 232
        vpxord       zmm28, zmm12, zmm6                         // W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1)
        vpternlogd   zmm28, zmm14, zmm2, 150
        vprord       zmm14, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 180]
        vpaddd       zmm28, zmm28, zmm14
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 46
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm25, zmm22, 232
        vpxord       zmm28, zmm9, zmm8                          // W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1)
        vpternlogd   zmm28, zmm16, zmm3, 150
        vprord       zmm16, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 184]
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm26
        vpaddd       zmm23, zmm27, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 47
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm22, zmm24, 232
        vpxord       zmm28, zmm15, zmm5                         // W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1)
        vpternlogd   zmm28, zmm2, zmm1, 150
        vprord       zmm2, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 188]
        vpaddd       zmm28, zmm28, zmm2
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 48
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm24, zmm21, 232
        vpxord       zmm28, zmm14, zmm11                        // W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
        vpternlogd   zmm28, zmm3, zmm4, 150
        vprord       zmm3, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 192]
        vpaddd       zmm28, zmm28, zmm3
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm26
        vpaddd       zmm22, zmm27, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 49
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm21, zmm23, 232
        vpxord       zmm28, zmm16, zmm10                        // W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1)
        vpternlogd   zmm28, zmm1, zmm0, 150
        vprord       zmm1, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 196]
        vpaddd       zmm28, zmm28, zmm1
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 50
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm23, zmm25, 232
        vpxord       zmm28, zmm2, zmm12                         // W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1)
        vpternlogd   zmm28, zmm4, zmm7, 150
        vprord       zmm4, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 200]
        vpaddd       zmm28, zmm28, zmm4
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm26
        vpaddd       zmm21, zmm27, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 51
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm25, zmm22, 232
        vpxord       zmm28, zmm3, zmm9                          // W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1)
        vpternlogd   zmm28, zmm0, zmm6, 150
        vprord       zmm0, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 204]
        vpaddd       zmm28, zmm28, zmm0
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 52
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm22, zmm24, 232
        vpxord       zmm28, zmm1, zmm15                         // W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
        vpternlogd   zmm28, zmm7, zmm8, 150
        vprord       zmm7, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 208]
        vpaddd       zmm28, zmm28, zmm7
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm26
        vpaddd       zmm25, zmm27, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 53
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm24, zmm21, 232
        vpxord       zmm28, zmm4, zmm14                         // W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1)
        vpternlogd   zmm28, zmm6, zmm5, 150
        vprord       zmm6, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 212]
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 54
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm21, zmm23, 232
        vpxord       zmm28, zmm0, zmm16                         // W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1)
        vpternlogd   zmm28, zmm8, zmm11, 150
        vprord       zmm8, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 216]
        vpaddd       zmm28, zmm28, zmm8
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm26
        vpaddd       zmm24, zmm27, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 55
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm23, zmm25, 232
        vpxord       zmm28, zmm7, zmm2                          // W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1)
        vpternlogd   zmm28, zmm5, zmm10, 150
        vprord       zmm5, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 220]
        vpaddd       zmm28, zmm28, zmm5
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 56
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm25, zmm22, 232
        vpxord       zmm28, zmm6, zmm3                          // W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
        vpternlogd   zmm28, zmm11, zmm12, 150
        vprord       zmm11, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 224]
        vpaddd       zmm28, zmm28, zmm11
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm26
        vpaddd       zmm23, zmm27, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 57
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm22, zmm24, 232
        vpxord       zmm28, zmm8, zmm1                          // W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1)
        vpternlogd   zmm28, zmm10, zmm9, 150
        vprord       zmm10, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 228]
        vpaddd       zmm28, zmm28, zmm10
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 58
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm24, zmm21, 232
        vpxord       zmm28, zmm5, zmm4                          // W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1)
        vpternlogd   zmm28, zmm12, zmm15, 150
        vprord       zmm12, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 232]
        vpaddd       zmm28, zmm28, zmm12
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm26
        vpaddd       zmm22, zmm27, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 59
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm21, zmm23, 232
        vpxord       zmm28, zmm11, zmm0                         // W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1)
        vpternlogd   zmm28, zmm9, zmm14, 150
        vprord       zmm9, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 236]
        vpaddd       zmm28, zmm28, zmm9
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 60
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm10, zmm7                         // W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
        vpternlogd   zmm28, zmm15, zmm16, 150
        vprord       zmm15, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 240]
        vpaddd       zmm28, zmm28, zmm15
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 61
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm12, zmm6                         // W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1)
        vpternlogd   zmm28, zmm14, zmm2, 150
        vprord       zmm14, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 244]
        vpaddd       zmm28, zmm28, zmm14
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 62
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm9, zmm8                          // W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1)
        vpternlogd   zmm28, zmm16, zmm3, 150
        vprord       zmm16, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 248]
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 63
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm15, zmm5                         // W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1)
        vpternlogd   zmm28, zmm2, zmm1, 150
        vprord       zmm2, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 252]
        vpaddd       zmm28, zmm28, zmm2
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 64
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm28, zmm14, zmm11                        // W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
        vpternlogd   zmm28, zmm3, zmm4, 150
        vprord       zmm3, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 256]
        vpaddd       zmm28, zmm28, zmm3
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 65
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm16, zmm10                        // W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1)
        vpternlogd   zmm28, zmm1, zmm0, 150
        vprord       zmm1, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 260]
        vpaddd       zmm28, zmm28, zmm1
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 66
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm2, zmm12                         // W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1)
        vpternlogd   zmm28, zmm4, zmm7, 150
        vprord       zmm4, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 264]
        vpaddd       zmm28, zmm28, zmm4
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 67
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm3, zmm9                          // W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1)
        vpternlogd   zmm28, zmm0, zmm6, 150
        vprord       zmm0, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 268]
        vpaddd       zmm28, zmm28, zmm0
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 68
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm1, zmm15                         // W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
        vpternlogd   zmm28, zmm7, zmm8, 150
        vprord       zmm7, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 272]
        vpaddd       zmm28, zmm28, zmm7
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 69
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm28, zmm4, zmm14                         // W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1)
        vpternlogd   zmm28, zmm6, zmm5, 150
        vprord       zmm6, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 276]
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm24, zmm28, zmm24
        vpaddd       zmm24, zmm24, zmm27
        vpaddd       zmm24, zmm26, zmm24
        vprord       zmm25, zmm25, 2
        vprord       zmm26, zmm24, 27                           // round 70
        vmovdqa64    zmm27, zmm23
        vpternlogd   zmm27, zmm22, zmm25, 150
        vpxord       zmm28, zmm0, zmm16                         // W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1)
        vpternlogd   zmm28, zmm8, zmm11, 150
        vprord       zmm8, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 280]
        vpaddd       zmm28, zmm28, zmm8
        vpaddd       zmm21, zmm28, zmm21
        vpaddd       zmm21, zmm21, zmm27
        vpaddd       zmm21, zmm26, zmm21
        vprord       zmm22, zmm22, 2
        vprord       zmm26, zmm21, 27                           // round 71
        vmovdqa64    zmm27, zmm25
        vpternlogd   zmm27, zmm24, zmm22, 150
        vpxord       zmm28, zmm7, zmm2                          // W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1)
        vpternlogd   zmm28, zmm5, zmm10, 150
        vprord       zmm5, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 284]
        vpaddd       zmm28, zmm28, zmm5
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm23, zmm23, zmm27
        vpaddd       zmm23, zmm26, zmm23
        vprord       zmm24, zmm24, 2
        vprord       zmm26, zmm23, 27                           // round 72
        vmovdqa64    zmm27, zmm22
        vpternlogd   zmm27, zmm21, zmm24, 150
        vpxord       zmm28, zmm6, zmm3                          // W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
        vpternlogd   zmm28, zmm11, zmm12, 150
        vprord       zmm11, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 288]
        vpaddd       zmm28, zmm28, zmm11
        vpaddd       zmm25, zmm28, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vpaddd       zmm25, zmm26, zmm25
        vprord       zmm21, zmm21, 2
        vprord       zmm26, zmm25, 27                           // round 73
        vmovdqa64    zmm27, zmm24
        vpternlogd   zmm27, zmm23, zmm21, 150
        vpxord       zmm28, zmm8, zmm1                          // W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1)
        vpternlogd   zmm28, zmm10, zmm9, 150
        vprord       zmm10, zmm28, 31
        vpbroadcastd zmm28, [rip + L(K) + 292]
        vpaddd       zmm28, zmm28, zmm10
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm22, zmm22, zmm27
        vpaddd       zmm22, zmm26, zmm22
        vprord       zmm23, zmm23, 2
        vprord       zmm26, zmm22, 27                           // round 74
        vmovdqa64    zmm27, zmm21
        vpternlogd   zmm27, zmm25, zmm23, 150
        vpxord       zmm4, zmm5, zmm4                           // W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1)
        vpternlogd   zmm4, zmm12, zmm15, 150
        vprord       zmm4, zmm4, 31
        vpbroadcastd zmm12, [rip + L(K) + 296]
        vpaddd       zmm12, zmm12, zmm4
        vpaddd       zmm12, zmm12, zmm24
        vpaddd       zmm12, zmm12, zmm27
        vpaddd       zmm12, zmm26, zmm12
        vprord       zmm24, zmm25, 2
        vprord       zmm25, zmm12, 27                           // round 75
        vmovdqa64    zmm26, zmm23
        vpternlogd   zmm26, zmm22, zmm24, 150
        vpxord       zmm0, zmm11, zmm0                          // W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1)
        vpternlogd   zmm0, zmm9, zmm14, 150
        vprord       zmm0, zmm0, 31
        vpbroadcastd zmm9, [rip + L(K) + 300]
        vpaddd       zmm9, zmm9, zmm0
        vpaddd       zmm9, zmm9, zmm21
        vpaddd       zmm9, zmm9, zmm26
        vpaddd       zmm9, zmm25, zmm9
        vprord       zmm11, zmm22, 2
        vprord       zmm21, zmm9, 27                            // round 76
        vmovdqa64    zmm22, zmm24
        vpternlogd   zmm22, zmm12, zmm11, 150
        vpxord       zmm7, zmm10, zmm7                          // W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
        vpternlogd   zmm7, zmm15, zmm16, 150
        vprord       zmm7, zmm7, 31
        vpbroadcastd zmm10, [rip + L(K) + 304]
        vpaddd       zmm10, zmm10, zmm7
        vpaddd       zmm10, zmm10, zmm23
        vpaddd       zmm10, zmm10, zmm22
        vpaddd       zmm10, zmm21, zmm10
        vprord       zmm12, zmm12, 2
        vprord       zmm15, zmm10, 27                           // round 77
        vmovdqa64    zmm21, zmm11
        vpternlogd   zmm21, zmm9, zmm12, 150
        vpxord       zmm4, zmm4, zmm6                           // W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1)
        vpternlogd   zmm4, zmm14, zmm2, 150
        vprord       zmm4, zmm4, 31
        vpbroadcastd zmm6, [rip + L(K) + 308]
        vpaddd       zmm4, zmm6, zmm4
        vpaddd       zmm4, zmm4, zmm24
        vpaddd       zmm4, zmm4, zmm21
        vpaddd       zmm4, zmm15, zmm4
        vprord       zmm6, zmm9, 2
        vprord       zmm9, zmm4, 27                             // round 78
        vmovdqa64    zmm14, zmm12
        vpternlogd   zmm14, zmm10, zmm6, 150
        vpxord       zmm0, zmm0, zmm8                           // W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1)
        vpternlogd   zmm0, zmm16, zmm3, 150
        vprord       zmm0, zmm0, 31
        vpbroadcastd zmm3, [rip + L(K) + 312]
        vpaddd       zmm0, zmm3, zmm0
        vpaddd       zmm0, zmm0, zmm11
        vpaddd       zmm0, zmm0, zmm14
        vpaddd       zmm0, zmm9, zmm0
        vprord       zmm3, zmm10, 2
        vprord       zmm8, zmm0, 27                             // round 79
        vmovdqa64    zmm9, zmm6
        vpternlogd   zmm9, zmm4, zmm3, 150
        vpxord       zmm5, zmm7, zmm5                           // W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1)
        vpternlogd   zmm5, zmm2, zmm1, 150
        vprord       zmm1, zmm5, 31
        vpbroadcastd zmm2, [rip + L(K) + 316]
        vprord       zmm4, zmm4, 2
        vpaddd       zmm2, zmm13, zmm2                          // H = H + (a, b, ...)
        vpaddd       zmm1, zmm2, zmm1
        vpaddd       zmm1, zmm1, zmm12
        vpaddd       zmm1, zmm1, zmm9
        vpaddd       zmm1, zmm1, zmm8
        vmovdqu64    [r12], zmm1
        vpaddd       zmm0, zmm17, zmm0
        vmovdqu64    [r12 + 64], zmm0
        vpaddd       zmm0, zmm18, zmm4
        vmovdqu64    [r12 + 128], zmm0
        vpaddd       zmm0, zmm19, zmm3
        vmovdqu64    [r12 + 192], zmm0
        vpaddd       zmm0, zmm20, zmm6
        vmovdqu64    [r12 + 256], zmm0
        add          rsi, 64                                    // the next block
        mov          rdx, [rsp + 64]
        add          rdx, -1
        cmp          rdx, 0
        jne          L(f_block)
L(f_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 144]
        vmovaps      xmm7, [rsp + 160]
        vmovaps      xmm8, [rsp + 176]
        vmovaps      xmm9, [rsp + 192]
        vmovaps      xmm10, [rsp + 208]
        vmovaps      xmm11, [rsp + 224]
        vmovaps      xmm12, [rsp + 240]
        vmovaps      xmm13, [rsp + 256]
        vmovaps      xmm14, [rsp + 272]
        vmovaps      xmm15, [rsp + 288]
        add          rsp, 312
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        .seh_endproc
#else
        add          rsp, 152
        .cfi_def_cfa_offset 56
        pop          r15
        .cfi_def_cfa_offset 48
        .cfi_restore r15
        pop          r14
        .cfi_def_cfa_offset 40
        .cfi_restore r14
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
#  if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_multi_avx512_m16), . - NSMS_SYMBOL(nsms_sha1_multi_avx512_m16)
#  endif
#endif

#if defined(__ELF__)  // works with indirect branch tracking and with shadow stacks
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  // as it was before this file
#undef L
#endif
