// sha256_avx2_n2_mux_rounds_goldencove.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=2 CHMAJ=mux ADDK=rounds UARCH=goldencove
//
// void nsms_sha256_blocks_avx2_n2_mux_rounds_goldencove(uint32_t state[8], const void *data, size_t blocks);
//   SHA224, SHA256: the intermediate hash value after any number of blocks;
//   the schedules of 2 blocks at a time are computed together.
//   Reads 32 bytes at state and 64 bytes at data for each of the blocks; writes 32 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 2,638 instructions, 15 integer registers, 14 vector registers, 39 spills,
//   728 bytes of stack (System V), 872 (Win64).
//   Holds: a to h in esi edi r8d r9d r10d r11d ebx ebp; rows 0 to 3 of W of 2 blocks in ymm0 to ymm3; rows 0 to 3
//     of W of 1 block in xmm0 to xmm3; area in rax; blocks in [rsp + 8]; data in [rsp + 16]; state in [rsp + 24];
//     p in rcx; kp in rdx; q in [rsp]; turn in [rsp + 32]; end in [rsp + 40]. Other slots of the frame hold values
//     for a while.
//     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
//     words of the batch that rounds read, vectors behind them; p: where the rounds read the words of the
//     schedule; kp: where K_t is read; q: where the words of the block begin; turn: what a pointer is compared
//     with at the end of a loop; end: what q is compared with after a block.
//
// Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
// stack below the return address. Changed are registers and flags that the convention lets a function change (and not
// x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
// What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
// schedules beside rounds.
//
// Needs: avx, avx2, bmi2.
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
L(shuffle_32107654ba98fedc):  // which byte goes where
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_mux_rounds_goldencove))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_mux_rounds_goldencove):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_mux_rounds_goldencove)
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
        sub          rsp, 808
        .seh_stackalloc 808
        vmovaps      [rsp + 672], xmm6
        .seh_savexmm xmm6, 672
        vmovaps      [rsp + 688], xmm7
        .seh_savexmm xmm7, 688
        vmovaps      [rsp + 704], xmm8
        .seh_savexmm xmm8, 704
        vmovaps      [rsp + 720], xmm9
        .seh_savexmm xmm9, 720
        vmovaps      [rsp + 736], xmm10
        .seh_savexmm xmm10, 736
        vmovaps      [rsp + 752], xmm11
        .seh_savexmm xmm11, 752
        vmovaps      [rsp + 768], xmm12
        .seh_savexmm xmm12, 768
        vmovaps      [rsp + 784], xmm13
        .seh_savexmm xmm13, 784
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
        sub          rsp, 680
        .cfi_def_cfa_offset 736
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           L(f_done)

        // the working variables are the intermediate hash value
        lea          rax, [rsp + 159]
        mov          rcx, [rsp + 24]
        mov          esi, [rcx]
        mov          edi, [rcx + 4]
        mov          r8d, [rcx + 8]
        and          rax, -64
        mov          r9d, [rcx + 12]
        mov          r10d, [rcx + 16]
        mov          r11d, [rcx + 20]
        mov          ebx, [rcx + 24]
        mov          ebp, [rcx + 28]
        // Here: a to h in esi edi r8d r9d r10d r11d ebx ebp, area in rax, blocks in [rsp + 8], data in [rsp + 16], state
        //   in [rsp + 24].
L(f_batch2):
        cmp          qword ptr [rsp + 8], 2
        jb           L(f_batch1)

        // the schedule of 2 blocks: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm4, [r12]                                // W_0 W_1 W_2 W_3
        vmovdqu      xmm5, [r12 + 16]                           // W_4 W_5 W_6 W_7
        vmovdqu      ymm6, [rip + L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm7, [r12 + 32]                           // W_8 W_9 W_10 W_11
        vinserti128  ymm4, ymm4, [r12 + 64], 1
        vinserti128  ymm5, ymm5, [r12 + 80], 1
        vmovdqu      xmm8, [r12 + 48]                           // W_12 W_13 W_14 W_15
        vinserti128  ymm7, ymm7, [r12 + 96], 1
        vpshufb      ymm0, ymm4, ymm6
        lea          r13, [rax + 32]
        mov          [rsp + 40], r13
        vpshufb      ymm1, ymm5, ymm6
        vinserti128  ymm4, ymm8, [r12 + 112], 1
        vpshufb      ymm2, ymm7, ymm6
        vmovdqu      [rax], ymm0                                // W_0 to W_3
        vmovdqu      [rax + 32], ymm1                           // W_4 to W_7
        vpshufb      ymm3, ymm4, ymm6
        vmovdqu      [rax + 64], ymm2                           // W_8 to W_11
        vmovdqu      [rax + 96], ymm3                           // W_12 to W_15
        lea          r12, [rax + 384]
        mov          [rsp + 32], r12
        lea          rdx, [rip + L(K)]
        mov          [rsp], rax
        mov          rcx, rax
        .p2align     6
        // Here: a to h in esi edi r8d r9d r10d r11d ebx ebp, rows 0 to 3 of W of 2 blocks in ymm0 to ymm3, area in rax, p
        //   in rcx, kp in rdx, q in [rsp], blocks in [rsp + 8], data in [rsp + 16], state in [rsp + 24], turn in
        //   [rsp + 32], end in [rsp + 40].
L(f_carry2):

        // sixteen rounds of one block beside the next words of its batch
        rorx         r12d, r10d, 6                              // round 0
        rorx         r13d, r10d, 25
            vpsrldq  ymm4, ymm3, 8                              // W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpalignr ymm5, ymm1, ymm0, 4
            vpalignr ymm6, ymm3, ymm2, 4
            vpsrld   ymm7, ymm4, 17
            vpslld   ymm8, ymm4, 15
            vpsrld   ymm9, ymm4, 19
            vpslld   ymm10, ymm4, 13
            vpxor    ymm7, ymm7, ymm8
            vpxor    ymm8, ymm9, ymm10
            vpsrld   ymm4, ymm4, 10
            vpsrld   ymm9, ymm5, 7
            vpaddd   ymm10, ymm0, ymm6
            vpslld   ymm11, ymm5, 25
        rorx         r14d, r10d, 11
        xor          r12d, r14d
            vpsrld   ymm12, ymm5, 18
            vpslld   ymm13, ymm5, 14
        xor          r12d, r13d
            vpxor    ymm7, ymm7, ymm8
        mov          r13d, r11d
        xor          r13d, ebx
        and          r13d, r10d
        xor          r13d, ebx
        add          ebp, [rcx]
        add          ebp, [rdx]
        add          ebp, r12d
            vpxor    ymm8, ymm12, ymm13
        add          ebp, r13d
        rorx         r12d, esi, 2
            vpsrld   ymm5, ymm5, 3
            vpxor    ymm4, ymm7, ymm4
        mov          r13d, esi
        xor          r13d, edi
        mov          r14d, edi
        xor          r14d, r8d
        and          r14d, r13d
        xor          r14d, edi
        rorx         r15d, esi, 22
        mov          [rsp + 48], edi
        rorx         edi, esi, 13
        xor          r12d, edi
        xor          r12d, r15d
        add          r12d, r14d
        add          r12d, ebp
        add          ebp, r9d
        rorx         r14d, ebp, 11                              // round 1
            vpaddd   ymm4, ymm10, ymm4
        rorx         r15d, ebp, 6
        xor          r15d, r14d
        add          ebx, [rcx + 4]
            vpalignr ymm7, ymm2, ymm1, 4                        // W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        mov          r14d, r10d
        xor          r14d, r11d
        and          r14d, ebp
        xor          r14d, r11d
        add          ebx, [rdx + 4]
        add          ebx, r14d
        rorx         r14d, ebp, 25
        xor          r15d, r14d
        add          ebx, r15d
        rorx         r14d, r12d, 13
            vpxor    ymm9, ymm9, ymm11
            vpxor    ymm8, ymm9, ymm8
            vpxor    ymm5, ymm8, ymm5
            vpaddd   ymm4, ymm5, ymm4
            vpalignr ymm4, ymm4, ymm3, 8
            vpaddd   ymm5, ymm10, ymm5
        mov          r15d, r12d
        xor          r15d, esi
        rorx         r9d, r12d, 2
            vpsrld   ymm8, ymm4, 17
        rorx         edi, r12d, 22
        xor          r9d, r14d
        xor          r9d, edi
        and          r13d, r15d
        xor          r13d, esi
            vpsrld   ymm9, ymm4, 19
        add          r9d, r13d
        add          r9d, ebx
            vpslld   ymm10, ymm4, 15
        add          r8d, ebx
        rorx         edi, r8d, 6                                // round 2
        rorx         r13d, r8d, 11
        xor          edi, r13d
            vpslld   ymm11, ymm4, 13
        add          r11d, [rcx + 8]
            vpxor    ymm8, ymm8, ymm10
            vpxor    ymm9, ymm9, ymm11
            vpsrld   ymm10, ymm7, 7
        mov          r13d, ebp
        xor          r13d, r10d
        and          r13d, r8d
        xor          r13d, r10d
        add          r11d, [rdx + 8]
        add          r11d, r13d
            vpsrld   ymm4, ymm4, 10
        rorx         r13d, r8d, 25
        xor          edi, r13d
        add          edi, r11d
        rorx         r11d, r9d, 13
        mov          r13d, r9d
        xor          r13d, r12d
            vpxor    ymm8, ymm8, ymm9
        rorx         r14d, r9d, 22
            vpsrld   ymm9, ymm7, 18
        rorx         ebx, r9d, 2
        xor          r11d, ebx
        xor          r11d, r14d
        and          r15d, r13d
        xor          r15d, r12d
        add          r11d, r15d
        add          r11d, edi
        mov          r14d, [rsp + 48]
        add          edi, r14d
        rorx         r14d, edi, 6                               // round 3
        rorx         r15d, edi, 11
        xor          r14d, r15d
            vpslld   ymm11, ymm7, 14
        add          r10d, [rcx + 12]
            vpxor    ymm4, ymm8, ymm4
            vpsrld   ymm8, ymm7, 3
        mov          r15d, r8d
        xor          r15d, ebp
        and          r15d, edi
            vpaddd   ymm0, ymm5, ymm4
        xor          r15d, ebp
        add          r10d, [rdx + 12]
        add          r10d, r15d
        rorx         r15d, edi, 25
        xor          r14d, r15d
        add          r10d, r14d
            vpsrldq  ymm4, ymm0, 8
        rorx         r14d, r11d, 13
        mov          r15d, r11d
        xor          r15d, r9d
        rorx         ebx, r11d, 2
            vmovdqu  [rcx + 128], ymm0
            vpxor    ymm5, ymm9, ymm11
        mov          [rsp + 48], r12d
        rorx         r12d, r11d, 22
            vpalignr ymm9, ymm0, ymm3, 4
        xor          ebx, r14d
        xor          ebx, r12d
        and          r13d, r15d
        add          esi, r10d
        rorx         r12d, esi, 11                              // round 4
        rorx         r14d, esi, 6
        xor          r14d, r12d
        rorx         r12d, esi, 25
        xor          r13d, r9d
            vpslld   ymm7, ymm7, 25
            vpxor    ymm7, ymm10, ymm7
            vpxor    ymm5, ymm7, ymm5
        mov          [rsp + 56], r9d
        mov          r9d, [rcx + 32]
        add          ebx, r13d
        add          r10d, ebx
        add          r9d, [rdx + 16]
        add          ebp, r9d
        mov          r13d, edi
        xor          r13d, r8d
        and          r13d, esi
        xor          r13d, r8d
        add          ebp, r13d
            vpsrld   ymm7, ymm4, 17
        xor          r14d, r12d
        add          ebp, r14d
            vpslld   ymm10, ymm4, 15
            vpxor    ymm7, ymm7, ymm10
            vpsrld   ymm10, ymm4, 19
            vpxor    ymm5, ymm5, ymm8
            vpslld   ymm8, ymm4, 13
        rorx         r9d, r10d, 2
        mov          r12d, r10d
        xor          r12d, r11d
        and          r15d, r12d
            vpxor    ymm8, ymm10, ymm8
        xor          r15d, r11d
        rorx         r13d, r10d, 13
        xor          r9d, r13d
        rorx         r13d, r10d, 22
        xor          r9d, r13d
        add          r9d, r15d
        add          r9d, ebp
            vpsrld   ymm4, ymm4, 10
        mov          r13d, [rsp + 48]
        add          ebp, r13d
        rorx         r13d, ebp, 6                               // round 5
        rorx         r14d, ebp, 11
        xor          r13d, r14d
        rorx         r14d, ebp, 25
        xor          r13d, r14d
        mov          r14d, [rcx + 36]
            vpxor    ymm7, ymm7, ymm8
        add          r14d, [rdx + 20]
        add          r8d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, ebp
        xor          r14d, edi
        add          r8d, r14d
        add          r8d, r13d
        rorx         r13d, r9d, 2
            vpaddd   ymm5, ymm1, ymm5
            vpaddd   ymm5, ymm5, ymm9
        mov          r14d, r9d
        xor          r14d, r10d
        and          r12d, r14d
            vpxor    ymm4, ymm7, ymm4
        xor          r12d, r10d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        rorx         r15d, r9d, 13
        xor          r13d, r15d
        rorx         r15d, r9d, 22
        xor          r13d, r15d
        add          r13d, r12d
            vpaddd   ymm4, ymm5, ymm4
        add          r8d, r13d
            vpalignr ymm4, ymm4, ymm0, 8
            vpsrld   ymm7, ymm6, 7                              // W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpslld   ymm8, ymm4, 15
            vpsrld   ymm10, ymm4, 17
        rorx         r12d, ebx, 25                              // round 6
        rorx         r13d, ebx, 11
            vpslld   ymm11, ymm4, 13
        rorx         r15d, ebx, 6
        mov          [rsp + 48], r10d
        mov          r10d, [rcx + 40]
            vpsrld   ymm12, ymm4, 19
        xor          r15d, r13d
            vpxor    ymm11, ymm12, ymm11
            vpxor    ymm8, ymm10, ymm8
        mov          r13d, ebp
        xor          r13d, esi
        and          r13d, ebx
        xor          r13d, esi
        add          r10d, [rdx + 24]
        add          edi, r10d
        add          edi, r13d
        xor          r15d, r12d
        add          edi, r15d
            vpsrld   ymm4, ymm4, 10
        rorx         r12d, r8d, 2
        mov          r13d, r8d
        xor          r13d, r9d
        and          r14d, r13d
        xor          r14d, r9d
        rorx         r15d, r8d, 13
        xor          r12d, r15d
            vpslld   ymm10, ymm6, 25
        add          r11d, edi
        rorx         r15d, r11d, 6                              // round 7
        rorx         r10d, r11d, 11
            vpxor    ymm8, ymm8, ymm11
        mov          [rsp + 56], r9d
        rorx         r9d, r8d, 22
        xor          r12d, r9d
        add          r12d, r14d
        xor          r15d, r10d
            vpsrld   ymm11, ymm6, 18
        add          edi, r12d
        rorx         r12d, r11d, 25
            vpxor    ymm4, ymm8, ymm4
            vpaddd   ymm1, ymm5, ymm4
        mov          r14d, [rcx + 44]
            vpslld   ymm4, ymm6, 14
        add          r14d, [rdx + 28]
        add          esi, r14d
            vpsrldq  ymm5, ymm1, 8
        mov          r14d, ebx
        xor          r14d, ebp
        and          r14d, r11d
        xor          r14d, ebp
        add          esi, r14d
        xor          r15d, r12d
        add          esi, r15d
            vpxor    ymm4, ymm11, ymm4
        rorx         r12d, edi, 2
            vpsrld   ymm6, ymm6, 3
        mov          r14d, edi
        xor          r14d, r8d
        and          r13d, r14d
        xor          r13d, r8d
            vmovdqu  [rcx + 160], ymm1
        rorx         r15d, edi, 13
        xor          r12d, r15d
            vpslld   ymm8, ymm5, 13
        rorx         r15d, edi, 22
        xor          r12d, r15d
        add          r12d, r13d
            vpxor    ymm7, ymm7, ymm10
        mov          r10d, [rsp + 48]
        add          r10d, esi
        rorx         r13d, r10d, 6                              // round 8
        add          esi, r12d
            vpalignr ymm10, ymm1, ymm0, 4
            vpxor    ymm4, ymm7, ymm4
        rorx         r12d, r10d, 11
        xor          r13d, r12d
        rorx         r12d, r10d, 25
        xor          r13d, r12d
        mov          r12d, [rcx + 64]
            vpsrld   ymm7, ymm5, 17
        mov          r15d, esi
        xor          r15d, edi
        and          r14d, r15d
        add          r12d, [rdx + 32]
        add          ebp, r12d
            vpslld   ymm11, ymm5, 15
            vpsrld   ymm12, ymm5, 19
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
        xor          r12d, ebx
        add          ebp, r12d
        add          ebp, r13d
        rorx         r12d, esi, 2
            vpxor    ymm7, ymm7, ymm11
        rorx         r13d, esi, 13
        xor          r12d, r13d
        xor          r14d, edi
        mov          r9d, [rsp + 56]
        add          r9d, ebp
            vpxor    ymm8, ymm12, ymm8
        rorx         r13d, esi, 22
        xor          r12d, r13d
        add          r12d, r14d
        rorx         r13d, r9d, 6                               // round 9
            vpsrld   ymm5, ymm5, 10
        add          ebp, r12d
        rorx         r12d, r9d, 11
        xor          r13d, r12d
            vpxor    ymm7, ymm7, ymm8
        rorx         r12d, r9d, 25
        mov          r14d, [rcx + 68]
            vpxor    ymm4, ymm4, ymm6
            vpaddd   ymm4, ymm2, ymm4
            vpsrld   ymm6, ymm9, 7                              // W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r14d, [rdx + 36]
        add          ebx, r14d
            vpxor    ymm5, ymm7, ymm5
        rorx         r14d, ebp, 2
        mov          [rsp + 48], edi
        mov          edi, r10d
        xor          edi, r11d
        and          edi, r9d
        xor          edi, r11d
        add          ebx, edi
            vpaddd   ymm4, ymm4, ymm10
            vpaddd   ymm5, ymm4, ymm5
            vpalignr ymm5, ymm5, ymm1, 8
            vpsrld   ymm7, ymm5, 17
        mov          edi, ebp
        xor          edi, esi
        and          r15d, edi
        xor          r15d, esi
        xor          r13d, r12d
        add          ebx, r13d
        rorx         r12d, ebp, 13
        rorx         r13d, ebp, 22
        xor          r14d, r12d
        xor          r14d, r13d
        add          r14d, r15d
        add          r8d, ebx
        rorx         r12d, r8d, 6                               // round 10
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        rorx         r13d, r8d, 25
            vpslld   ymm8, ymm5, 15
        add          ebx, r14d
            vpsrld   ymm10, ymm5, 19
        mov          r14d, [rcx + 72]
        add          r14d, [rdx + 40]
        add          r11d, r14d
        mov          r14d, r9d
        xor          r14d, r10d
        and          r14d, r8d
        xor          r14d, r10d
        add          r11d, r14d
        xor          r12d, r13d
        add          r11d, r12d
            vpxor    ymm7, ymm7, ymm8
        rorx         r12d, ebx, 2
            vpslld   ymm8, ymm5, 13
            vpxor    ymm8, ymm10, ymm8
        mov          r13d, ebx
        xor          r13d, ebp
        and          edi, r13d
        xor          edi, ebp
            vpsrld   ymm5, ymm5, 10
        rorx         r14d, ebx, 13
        xor          r12d, r14d
        rorx         r14d, ebx, 22
        xor          r12d, r14d
        add          r12d, edi
        mov          edi, [rsp + 48]
        add          edi, r11d
        rorx         r14d, edi, 6                               // round 11
            vpxor    ymm7, ymm7, ymm8
        add          r11d, r12d
            vpxor    ymm5, ymm7, ymm5
        rorx         r12d, edi, 11
        xor          r14d, r12d
        rorx         r12d, edi, 25
            vpslld   ymm7, ymm9, 25
        mov          r15d, r8d
        xor          r15d, r9d
        and          r15d, edi
        xor          r15d, r9d
            vpslld   ymm8, ymm9, 14
        mov          [rsp + 48], ebp
        mov          ebp, [rcx + 76]
            vpsrld   ymm10, ymm9, 18
        add          ebp, [rdx + 44]
        add          r10d, ebp
        add          r10d, r15d
        rorx         r15d, r11d, 2
            vpaddd   ymm2, ymm4, ymm5
            vpsrldq  ymm4, ymm2, 8
            vpxor    ymm5, ymm10, ymm8
        mov          ebp, r11d
        xor          ebp, ebx
        and          r13d, ebp
        xor          r14d, r12d
        add          r10d, r14d
        xor          r13d, ebx
        add          esi, r10d
        rorx         r12d, r11d, 13
        xor          r15d, r12d
        rorx         r12d, esi, 11                              // round 12
            vpsrld   ymm8, ymm9, 3
        rorx         r14d, esi, 25
        mov          [rsp + 56], ebx
        rorx         ebx, r11d, 22
        xor          r15d, ebx
        add          r15d, r13d
        add          r10d, r15d
        rorx         r13d, esi, 6
        xor          r13d, r12d
            vmovdqu  [rcx + 192], ymm2
        mov          r12d, [rcx + 96]
        mov          r15d, edi
        xor          r15d, r8d
        and          r15d, esi
        xor          r15d, r8d
        add          r12d, [rdx + 48]
        add          r9d, r12d
        add          r9d, r15d
            vpxor    ymm6, ymm6, ymm7
            vpxor    ymm5, ymm6, ymm5
        xor          r13d, r14d
        add          r9d, r13d
            vpxor    ymm5, ymm5, ymm8
        rorx         r12d, r10d, 2
            vpalignr ymm6, ymm2, ymm1, 4
        mov          r13d, r10d
        xor          r13d, r11d
        and          ebp, r13d
        xor          ebp, r11d
        rorx         r14d, r10d, 13
        xor          r12d, r14d
            vpsrld   ymm7, ymm4, 17
        rorx         r14d, r10d, 22
        xor          r12d, r14d
        add          r12d, ebp
        mov          ebp, [rsp + 48]
        add          ebp, r9d
            vpslld   ymm8, ymm4, 15
        rorx         r14d, ebp, 6                               // round 13
            vpsrld   ymm9, ymm4, 19
        add          r9d, r12d
            vpslld   ymm10, ymm4, 13
        rorx         r12d, ebp, 11
        xor          r14d, r12d
        rorx         r12d, ebp, 25
            vpxor    ymm7, ymm7, ymm8
        mov          r15d, [rcx + 100]
            vpxor    ymm8, ymm9, ymm10
        add          r15d, [rdx + 52]
        add          r8d, r15d
            vpxor    ymm7, ymm7, ymm8
            vpsrld   ymm4, ymm4, 10
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, ebp
        xor          r15d, edi
        add          r8d, r15d
        xor          r14d, r12d
        add          r8d, r14d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r13d, r12d
        xor          r13d, r10d
        rorx         r14d, r9d, 13
            vpaddd   ymm5, ymm3, ymm5
            vpaddd   ymm5, ymm5, ymm6
        rorx         r15d, r9d, 22
        rorx         ebx, r9d, 2
        xor          ebx, r14d
        xor          ebx, r15d
        add          ebx, r13d
            vpxor    ymm4, ymm7, ymm4
        mov          r13d, [rsp + 56]
        add          r13d, r8d
        add          r8d, ebx
        rorx         r14d, r13d, 6                              // round 14
            vpaddd   ymm4, ymm5, ymm4
        mov          r15d, [rcx + 104]
        rorx         ebx, r13d, 11
        xor          r14d, ebx
        add          r15d, [rdx + 56]
        add          edi, r15d
            vpalignr ymm4, ymm4, ymm2, 8
            vpsrld   ymm6, ymm4, 17
            vpslld   ymm7, ymm4, 15
        rorx         r15d, r13d, 25
        mov          ebx, ebp
        xor          ebx, esi
        and          ebx, r13d
        xor          ebx, esi
        add          edi, ebx
        xor          r14d, r15d
        add          edi, r14d
        rorx         r14d, r8d, 2
            vpxor    ymm6, ymm6, ymm7
        mov          r15d, r8d
        xor          r15d, r9d
        and          r12d, r15d
        xor          r12d, r9d
            vpslld   ymm7, ymm4, 13
        add          r11d, edi
        rorx         ebx, r8d, 13
        xor          r14d, ebx
        rorx         ebx, r8d, 22
        xor          r14d, ebx
        add          r14d, r12d
        add          edi, r14d
            vpsrld   ymm8, ymm4, 10
        lea          r12, [rcx + 128]                           // the next sixteen words
        lea          r14, [rdx + 64]
            vpsrld   ymm4, ymm4, 19
            vpxor    ymm4, ymm4, ymm7
            vpxor    ymm4, ymm6, ymm4
            vpxor    ymm4, ymm4, ymm8
            vpaddd   ymm3, ymm5, ymm4
            vmovdqu  [rcx + 224], ymm3
        rorx         ebx, r11d, 6                               // round 15
        mov          [rsp + 48], r9d
        rorx         r9d, r11d, 11
        xor          ebx, r9d
        rorx         r9d, r11d, 25
        mov          ecx, [rcx + 108]
        add          ecx, [rdx + 60]
        add          esi, ecx
        mov          edx, r13d
        xor          edx, ebp
        and          edx, r11d
        xor          edx, ebp
        add          esi, edx
        xor          ebx, r9d
        add          esi, ebx
        rorx         ebx, edi, 2
        mov          r9d, edi
        xor          r9d, r8d
        and          r9d, r15d
        xor          r9d, r8d
        rorx         r15d, edi, 13
        xor          ebx, r15d
        rorx         r15d, edi, 22
        xor          ebx, r15d
        add          ebx, r9d
        add          r10d, esi
        add          esi, ebx
        mov          ebx, r13d
        mov          rcx, r12
        mov          rdx, r14
        mov          r9d, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          L(f_carry2)

        // the last sixteen rounds of the block
        rorx         r12d, r10d, 6                              // round 0
        rorx         r13d, r10d, 11
        xor          r12d, r13d
        rorx         r13d, r10d, 25
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r13d, r10d
        xor          r13d, ebx
        add          ebp, [rcx]
        add          ebp, [rdx]
        add          ebp, r12d
        add          ebp, r13d
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
        xor          r12d, r13d
        rorx         r13d, esi, 22
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
        mov          r14d, edi
        xor          r14d, r8d
        and          r14d, r13d
        xor          r14d, edi
        add          r12d, r14d
        add          r12d, ebp
        add          ebp, r9d
        rorx         r14d, ebp, 6                               // round 1
        rorx         r15d, ebp, 11
        xor          r14d, r15d
        rorx         r15d, ebp, 25
        xor          r14d, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        and          r15d, ebp
        xor          r15d, r11d
        add          ebx, [rcx + 4]
        add          ebx, [rdx + 4]
        add          ebx, r15d
        add          ebx, r14d
        rorx         r14d, r12d, 2
        rorx         r15d, r12d, 13
        xor          r14d, r15d
        rorx         r15d, r12d, 22
        xor          r14d, r15d
        mov          r15d, r12d
        xor          r15d, esi
        and          r13d, r15d
        xor          r13d, esi
        add          r14d, r13d
        add          r14d, ebx
        add          ebx, r8d
        rorx         r13d, ebx, 6                               // round 2
        rorx         r9d, ebx, 11
        xor          r13d, r9d
        rorx         r9d, ebx, 25
        xor          r13d, r9d
        mov          r9d, ebp
        xor          r9d, r10d
        and          r9d, ebx
        xor          r9d, r10d
        add          r11d, [rcx + 8]
        add          r11d, [rdx + 8]
        add          r11d, r9d
        add          r11d, r13d
        rorx         r13d, r14d, 2
        rorx         r9d, r14d, 13
        xor          r13d, r9d
        rorx         r9d, r14d, 22
        xor          r13d, r9d
        mov          r9d, r14d
        xor          r9d, r12d
        and          r15d, r9d
        xor          r15d, r12d
        add          r13d, r15d
        add          r13d, r11d
        add          r11d, edi
        rorx         r15d, r11d, 6                              // round 3
        rorx         r8d, r11d, 11
        xor          r15d, r8d
        rorx         r8d, r11d, 25
        xor          r15d, r8d
        mov          r8d, ebx
        xor          r8d, ebp
        and          r8d, r11d
        xor          r8d, ebp
        add          r10d, [rcx + 12]
        add          r10d, [rdx + 12]
        add          r10d, r8d
        add          r10d, r15d
        rorx         r15d, r13d, 2
        rorx         r8d, r13d, 13
        xor          r15d, r8d
        rorx         r8d, r13d, 22
        xor          r15d, r8d
        mov          r8d, r13d
        xor          r8d, r14d
        and          r9d, r8d
        xor          r9d, r14d
        add          r15d, r9d
        add          r15d, r10d
        add          r10d, esi
        rorx         r9d, r10d, 6                               // round 4
        rorx         edi, r10d, 11
        xor          r9d, edi
        rorx         edi, r10d, 25
        xor          r9d, edi
        mov          edi, r11d
        xor          edi, ebx
        and          edi, r10d
        xor          edi, ebx
        mov          esi, [rcx + 32]
        add          esi, [rdx + 16]
        add          ebp, esi
        add          ebp, edi
        add          ebp, r9d
        rorx         r9d, r15d, 2
        rorx         edi, r15d, 13
        xor          r9d, edi
        rorx         edi, r15d, 22
        xor          r9d, edi
        mov          edi, r15d
        xor          edi, r13d
        and          r8d, edi
        xor          r8d, r13d
        add          r9d, r8d
        add          r9d, ebp
        add          ebp, r12d
        rorx         r12d, ebp, 6                               // round 5
        rorx         r8d, ebp, 11
        xor          r12d, r8d
        rorx         r8d, ebp, 25
        xor          r12d, r8d
        mov          r8d, r10d
        xor          r8d, r11d
        and          r8d, ebp
        xor          r8d, r11d
        mov          esi, [rcx + 36]
        add          esi, [rdx + 20]
        add          ebx, esi
        add          ebx, r8d
        add          ebx, r12d
        rorx         r12d, r9d, 2
        rorx         r8d, r9d, 13
        xor          r12d, r8d
        rorx         r8d, r9d, 22
        xor          r12d, r8d
        mov          r8d, r9d
        xor          r8d, r15d
        and          edi, r8d
        xor          edi, r15d
        add          r12d, edi
        add          r12d, ebx
        add          ebx, r14d
        rorx         r14d, ebx, 6                               // round 6
        rorx         edi, ebx, 11
        xor          r14d, edi
        rorx         edi, ebx, 25
        xor          r14d, edi
        mov          edi, ebp
        xor          edi, r10d
        and          edi, ebx
        xor          edi, r10d
        mov          esi, [rcx + 40]
        add          esi, [rdx + 24]
        add          r11d, esi
        add          r11d, edi
        add          r11d, r14d
        rorx         r14d, r12d, 2
        rorx         edi, r12d, 13
        xor          r14d, edi
        rorx         edi, r12d, 22
        xor          r14d, edi
        mov          edi, r12d
        xor          edi, r9d
        and          r8d, edi
        xor          r8d, r9d
        add          r14d, r8d
        add          r14d, r11d
        add          r11d, r13d
        rorx         r13d, r11d, 6                              // round 7
        rorx         r8d, r11d, 11
        xor          r13d, r8d
        rorx         r8d, r11d, 25
        xor          r13d, r8d
        mov          r8d, ebx
        xor          r8d, ebp
        and          r8d, r11d
        xor          r8d, ebp
        mov          esi, [rcx + 44]
        add          esi, [rdx + 28]
        add          r10d, esi
        add          r10d, r8d
        add          r10d, r13d
        rorx         r13d, r14d, 2
        rorx         r8d, r14d, 13
        xor          r13d, r8d
        rorx         r8d, r14d, 22
        xor          r13d, r8d
        mov          r8d, r14d
        xor          r8d, r12d
        and          edi, r8d
        xor          edi, r12d
        add          r13d, edi
        add          r13d, r10d
        add          r10d, r15d
        rorx         r15d, r10d, 6                              // round 8
        rorx         edi, r10d, 11
        xor          r15d, edi
        rorx         edi, r10d, 25
        xor          r15d, edi
        mov          edi, r11d
        xor          edi, ebx
        and          edi, r10d
        xor          edi, ebx
        mov          esi, [rcx + 64]
        add          esi, [rdx + 32]
        add          ebp, esi
        add          ebp, edi
        add          ebp, r15d
        rorx         r15d, r13d, 2
        rorx         edi, r13d, 13
        xor          r15d, edi
        rorx         edi, r13d, 22
        xor          r15d, edi
        mov          edi, r13d
        xor          edi, r14d
        and          r8d, edi
        xor          r8d, r14d
        add          r15d, r8d
        add          r15d, ebp
        add          ebp, r9d
        rorx         r9d, ebp, 6                                // round 9
        rorx         r8d, ebp, 11
        xor          r9d, r8d
        rorx         r8d, ebp, 25
        xor          r9d, r8d
        mov          r8d, r10d
        xor          r8d, r11d
        and          r8d, ebp
        xor          r8d, r11d
        mov          esi, [rcx + 68]
        add          esi, [rdx + 36]
        add          ebx, esi
        add          ebx, r8d
        add          ebx, r9d
        rorx         r9d, r15d, 2
        rorx         r8d, r15d, 13
        xor          r9d, r8d
        rorx         r8d, r15d, 22
        xor          r9d, r8d
        mov          r8d, r15d
        xor          r8d, r13d
        and          edi, r8d
        xor          edi, r13d
        add          r9d, edi
        add          r9d, ebx
        add          ebx, r12d
        rorx         r12d, ebx, 6                               // round 10
        rorx         edi, ebx, 11
        xor          r12d, edi
        rorx         edi, ebx, 25
        xor          r12d, edi
        mov          edi, ebp
        xor          edi, r10d
        and          edi, ebx
        xor          edi, r10d
        mov          esi, [rcx + 72]
        add          esi, [rdx + 40]
        add          r11d, esi
        add          r11d, edi
        add          r11d, r12d
        rorx         r12d, r9d, 2
        rorx         edi, r9d, 13
        xor          r12d, edi
        rorx         edi, r9d, 22
        xor          r12d, edi
        mov          edi, r9d
        xor          edi, r15d
        and          r8d, edi
        xor          r8d, r15d
        add          r12d, r8d
        add          r12d, r11d
        add          r11d, r14d
        rorx         r14d, r11d, 6                              // round 11
        rorx         r8d, r11d, 11
        xor          r14d, r8d
        rorx         r8d, r11d, 25
        xor          r14d, r8d
        mov          r8d, ebx
        xor          r8d, ebp
        and          r8d, r11d
        xor          r8d, ebp
        mov          esi, [rcx + 76]
        add          esi, [rdx + 44]
        add          r10d, esi
        add          r10d, r8d
        add          r10d, r14d
        rorx         r14d, r12d, 2
        rorx         r8d, r12d, 13
        xor          r14d, r8d
        rorx         r8d, r12d, 22
        xor          r14d, r8d
        mov          r8d, r12d
        xor          r8d, r9d
        and          edi, r8d
        xor          edi, r9d
        add          r14d, edi
        add          r14d, r10d
        add          r10d, r13d
        rorx         r13d, r10d, 6                              // round 12
        rorx         edi, r10d, 11
        xor          r13d, edi
        rorx         edi, r10d, 25
        xor          r13d, edi
        mov          edi, r11d
        xor          edi, ebx
        and          edi, r10d
        xor          edi, ebx
        mov          esi, [rcx + 96]
        add          esi, [rdx + 48]
        add          ebp, esi
        add          ebp, edi
        add          ebp, r13d
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
        xor          r13d, edi
        rorx         edi, r14d, 22
        xor          r13d, edi
        mov          edi, r14d
        xor          edi, r12d
        and          r8d, edi
        xor          r8d, r12d
        add          r13d, r8d
        add          r13d, ebp
        add          ebp, r15d
        rorx         r15d, ebp, 6                               // round 13
        rorx         r8d, ebp, 11
        xor          r15d, r8d
        rorx         r8d, ebp, 25
        xor          r15d, r8d
        mov          r8d, r10d
        xor          r8d, r11d
        and          r8d, ebp
        xor          r8d, r11d
        mov          esi, [rcx + 100]
        add          esi, [rdx + 52]
        add          ebx, esi
        add          ebx, r8d
        add          ebx, r15d
        rorx         r8d, r13d, 2
        rorx         r15d, r13d, 13
        xor          r8d, r15d
        rorx         r15d, r13d, 22
        xor          r8d, r15d
        mov          r15d, r13d
        xor          r15d, r14d
        and          edi, r15d
        xor          edi, r14d
        add          r8d, edi
        add          r8d, ebx
        add          ebx, r9d
        rorx         r9d, ebx, 6                                // round 14
        rorx         edi, ebx, 11
        xor          r9d, edi
        rorx         edi, ebx, 25
        xor          r9d, edi
        mov          edi, ebp
        xor          edi, r10d
        and          edi, ebx
        xor          edi, r10d
        mov          esi, [rcx + 104]
        add          esi, [rdx + 56]
        add          r11d, esi
        add          r11d, edi
        add          r11d, r9d
        rorx         edi, r8d, 2
        rorx         r9d, r8d, 13
        xor          edi, r9d
        rorx         r9d, r8d, 22
        xor          edi, r9d
        mov          esi, r8d
        xor          esi, r13d
        and          r15d, esi
        xor          r15d, r13d
        add          edi, r15d
        add          edi, r11d
        add          r11d, r12d
        rorx         r12d, r11d, 6                              // round 15
        rorx         r15d, r11d, 11
        xor          r12d, r15d
        rorx         r15d, r11d, 25
        xor          r12d, r15d
        mov          r15d, ebx
        xor          r15d, ebp
        and          r15d, r11d
        xor          r15d, ebp
        mov          ecx, [rcx + 108]
        add          ecx, [rdx + 60]
        add          r10d, ecx
        add          r10d, r15d
        add          r10d, r12d
        rorx         ecx, edi, 2
        rorx         edx, edi, 13
        xor          ecx, edx
        rorx         edx, edi, 22
        xor          ecx, edx
        mov          edx, edi
        xor          edx, r8d
        and          esi, edx
        xor          esi, r8d
        mov          rdx, [rsp + 24]
        mov          r12d, [rdx + 4]                            // H = H + (a, b, ...)
        mov          r15d, [rdx + 8]
        mov          r9d, [rdx + 12]
        mov          [rsp + 48], rax
        mov          eax, [rdx + 20]
        mov          [rsp + 56], ebp
        mov          ebp, [rdx + 24]
        mov          [rsp + 64], ebx
        mov          ebx, [rdx + 28]
        add          ecx, [rdx]
        add          esi, ecx
        add          esi, r10d
        mov          [rdx], esi
        add          edi, r12d
        mov          [rdx + 4], edi
        add          r8d, r15d
        mov          [rdx + 8], r8d
        add          r9d, r13d
        mov          [rdx + 12], r9d
        add          r14d, [rdx + 16]
        add          r10d, r14d
        mov          [rdx + 16], r10d
        add          r11d, eax
        mov          [rdx + 20], r11d
        add          ebp, [rsp + 64]
        mov          [rdx + 24], ebp
        add          ebx, [rsp + 56]
        mov          [rdx + 28], ebx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    // the next block
        mov          [rsp + 16], rcx
        mov          rdx, [rsp + 8]
        add          rdx, -1
        mov          [rsp + 8], rdx
        mov          r12, [rsp]
        add          r12, 16
        mov          [rsp], r12
        mov          ecx, ebx
        mov          ebx, ebp
        mov          ebp, ecx
        mov          rax, [rsp + 48]
        .p2align     6
        // Here: a to h in esi edi r8d r9d r10d r11d ebx ebp, area in rax, q in [rsp], blocks in [rsp + 8], data in
        //   [rsp + 16], state in [rsp + 24], end in [rsp + 40].
L(f_other2):

        // the next block of the batch
        mov          rcx, [rsp]
        lea          r12, [rcx + 512]
        mov          [rsp + 32], r12
        lea          rdx, [rip + L(K)]
        .p2align     6
        // Here: a to h in esi edi r8d r9d r10d r11d ebx ebp, area in rax, p in rcx, kp in rdx, q in [rsp], blocks in
        //   [rsp + 8], data in [rsp + 16], state in [rsp + 24], turn in [rsp + 32], end in [rsp + 40].
L(f_plain2):

        // sixteen rounds of one block
        rorx         r12d, r10d, 6                              // round 0
        rorx         r13d, r10d, 25
        mov          r14d, r11d
        xor          r14d, ebx
        and          r14d, r10d
        xor          r14d, ebx
        add          ebp, [rcx]
        add          ebp, [rdx]
        rorx         r15d, r10d, 11
        xor          r12d, r15d
        xor          r12d, r13d
        add          ebp, r12d
        add          r14d, ebp
        rorx         ebp, esi, 13
        rorx         r12d, esi, 2
        xor          ebp, r12d
        mov          r12d, edi
        xor          r12d, r8d
        rorx         r13d, esi, 22
        xor          ebp, r13d
        mov          r13d, esi
        xor          r13d, edi
        and          r12d, r13d
        xor          r12d, edi
        add          ebp, r12d
        add          ebp, r14d
        mov          r12d, r10d                                 // round 1
        xor          r12d, r11d
        add          r9d, r14d
        rorx         r14d, r9d, 6
        and          r12d, r9d
        rorx         r15d, r9d, 11
        xor          r14d, r15d
        add          ebx, [rcx + 4]
        add          ebx, [rdx + 4]
        xor          r12d, r11d
        add          ebx, r12d
        rorx         r12d, r9d, 25
        xor          r14d, r12d
        add          ebx, r14d
        rorx         r12d, ebp, 13
        rorx         r14d, ebp, 2
        xor          r14d, r12d
        mov          r12d, ebp
        xor          r12d, esi
        add          r8d, ebx
        and          r13d, r12d
        rorx         r15d, r8d, 11                              // round 2
        mov          [rsp + 48], rax
        rorx         eax, ebp, 22
        xor          r14d, eax
        mov          eax, r9d
        xor          eax, r10d
        and          eax, r8d
        mov          [rsp + 56], r9d
        rorx         r9d, r8d, 6
        add          r11d, [rcx + 8]
        add          r11d, [rdx + 8]
        xor          r13d, esi
        add          r14d, r13d
        add          ebx, r14d
        xor          eax, r10d
        add          r11d, eax
        xor          r9d, r15d
        rorx         r13d, ebx, 2
        rorx         r14d, r8d, 25
        xor          r9d, r14d
        add          r11d, r9d
        rorx         r14d, ebx, 13
        xor          r13d, r14d
        add          edi, r11d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r12d, r14d
        rorx         r15d, ebx, 22
        xor          r13d, r15d
        xor          r12d, ebp
        add          r13d, r12d
        add          r11d, r13d
        rorx         r12d, edi, 6                               // round 3
        rorx         r13d, edi, 11
        add          r10d, [rcx + 12]
        add          r10d, [rdx + 12]
        mov          r9d, [rsp + 56]
        mov          r15d, r8d
        xor          r15d, r9d
        and          r15d, edi
        xor          r12d, r13d
        xor          r15d, r9d
        add          r10d, r15d
        rorx         r13d, edi, 25
        xor          r12d, r13d
        add          r10d, r12d
        rorx         r12d, r11d, 13
        rorx         r13d, r11d, 2
        xor          r13d, r12d
        add          esi, r10d
        rorx         r12d, esi, 11                              // round 4
        rorx         r15d, esi, 6
        mov          eax, edi
        xor          eax, r8d
        mov          [rsp + 64], edi
        mov          edi, [rcx + 32]
        add          edi, [rdx + 16]
        add          r9d, edi
        mov          edi, r11d
        xor          edi, ebx
        and          r14d, edi
        mov          [rsp + 56], rdx
        rorx         edx, r11d, 22
        xor          r13d, edx
        xor          r15d, r12d
        and          eax, esi
        xor          eax, r8d
        xor          r14d, ebx
        add          r13d, r14d
        add          r10d, r13d
        rorx         r12d, r10d, 13
        rorx         r13d, esi, 25
        xor          r15d, r13d
        add          r9d, eax
        add          r9d, r15d
        rorx         r13d, r10d, 2
        xor          r13d, r12d
        rorx         r12d, r10d, 22
        xor          r13d, r12d
        add          ebp, r9d
        rorx         r12d, ebp, 11                              // round 5
        rorx         r14d, ebp, 6
        mov          r15d, r10d
        xor          r15d, r11d
        and          edi, r15d
        xor          edi, r11d
        add          r13d, edi
        add          r9d, r13d
        mov          r13d, [rcx + 36]
        mov          rdx, [rsp + 56]
        add          r13d, [rdx + 20]
        add          r8d, r13d
        rorx         r13d, r9d, 13
        rorx         edi, ebp, 25
        mov          eax, [rsp + 64]
        mov          [rsp + 72], r11d
        mov          r11d, esi
        xor          r11d, eax
        and          r11d, ebp
        xor          r11d, eax
        add          r8d, r11d
        xor          r14d, r12d
        xor          r14d, edi
        add          r8d, r14d
        rorx         r12d, r9d, 2
        xor          r12d, r13d
        mov          edi, r9d
        xor          edi, r10d
        and          r15d, edi
        rorx         r13d, r9d, 22
        xor          r15d, r10d
        xor          r12d, r13d
        add          r12d, r15d
        add          ebx, r8d
        rorx         r13d, ebx, 11                              // round 6
        rorx         r14d, ebx, 6
        add          r8d, r12d
        mov          r12d, ebp
        xor          r12d, esi
        rorx         r15d, ebx, 25
        rorx         r11d, r8d, 13
        mov          [rsp + 80], r10d
        mov          r10d, [rcx + 40]
        add          r10d, [rdx + 24]
        add          r10d, eax
        and          r12d, ebx
        xor          r12d, esi
        add          r10d, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        and          edi, r12d
        xor          r14d, r13d
        xor          r14d, r15d
        add          r14d, r10d
        mov          r13d, [rsp + 72]
        add          r13d, r14d
        rorx         r15d, r13d, 11                             // round 7
        rorx         r10d, r13d, 6
        rorx         eax, r8d, 2
        xor          eax, r11d
        rorx         r11d, r8d, 22
        xor          edi, r9d
        mov          [rsp + 64], r9d
        mov          r9d, ebx
        xor          r9d, ebp
        xor          eax, r11d
        add          edi, eax
        add          edi, r14d
        rorx         r14d, edi, 13
        rorx         r11d, r13d, 25
        mov          eax, [rcx + 44]
        add          eax, [rdx + 28]
        add          esi, eax
        and          r9d, r13d
        xor          r9d, ebp
        add          esi, r9d
        xor          r10d, r15d
        xor          r10d, r11d
        add          esi, r10d
        rorx         r15d, edi, 2
        xor          r15d, r14d
        rorx         r14d, edi, 22
        xor          r15d, r14d
        mov          r10d, [rsp + 80]
        add          r10d, esi
        rorx         r14d, r10d, 11                             // round 8
        rorx         r11d, r10d, 6
        mov          r9d, edi
        xor          r9d, r8d
        and          r12d, r9d
        xor          r12d, r8d
        add          r15d, r12d
        add          esi, r15d
        mov          r12d, r13d
        xor          r12d, ebx
        rorx         r15d, r10d, 25
        rorx         eax, esi, 13
        mov          [rsp + 72], r8d
        mov          r8d, [rcx + 64]
        add          r8d, [rdx + 32]
        add          ebp, r8d
        and          r12d, r10d
        xor          r12d, ebx
        add          ebp, r12d
        xor          r11d, r14d
        xor          r11d, r15d
        add          ebp, r11d
        mov          r12d, esi
        xor          r12d, edi
        and          r9d, r12d
        xor          r9d, edi
        rorx         r14d, esi, 2
        xor          r14d, eax
        rorx         r15d, esi, 22
        xor          r14d, r15d
        mov          r15d, [rsp + 64]
        add          r15d, ebp
        rorx         r11d, r15d, 11                             // round 9
        rorx         r8d, r15d, 6
        add          r14d, r9d
        mov          r9d, r10d
        xor          r9d, r13d
        add          ebp, r14d
        rorx         r14d, r15d, 25
        rorx         eax, ebp, 13
        mov          [rsp + 64], edi
        mov          edi, [rcx + 68]
        add          edi, [rdx + 36]
        add          ebx, edi
        and          r9d, r15d
        xor          r9d, r13d
        add          ebx, r9d
        xor          r8d, r11d
        xor          r8d, r14d
        add          ebx, r8d
        rorx         r14d, ebp, 2
        xor          r14d, eax
        rorx         r11d, ebp, 22
        xor          r14d, r11d
        mov          r11d, ebp
        xor          r11d, esi
        and          r12d, r11d
        xor          r12d, esi
        mov          r8d, [rsp + 72]
        add          r8d, ebx
        rorx         r9d, r8d, 11                               // round 10
        rorx         edi, r8d, 6
        add          r14d, r12d
        mov          r12d, r15d
        xor          r12d, r10d
        add          ebx, r14d
        mov          r14d, [rcx + 72]
        add          r14d, [rdx + 40]
        add          r14d, r13d
        and          r12d, r8d
        xor          r12d, r10d
        add          r14d, r12d
        rorx         r12d, r8d, 25
        xor          edi, r9d
        xor          edi, r12d
        add          edi, r14d
        rorx         r12d, ebx, 2
        mov          r13d, [rsp + 64]
        add          r13d, edi
        rorx         r14d, r13d, 11                             // round 11
        rorx         r9d, r13d, 6
        rorx         eax, ebx, 22
        mov          [rsp + 64], esi
        mov          esi, ebx
        xor          esi, ebp
        and          r11d, esi
        xor          r11d, ebp
        mov          [rsp + 72], ebp
        mov          ebp, r8d
        xor          ebp, r15d
        mov          [rsp + 80], r8d
        rorx         r8d, r13d, 25
        mov          [rsp + 88], esi
        rorx         esi, ebx, 13
        xor          r12d, esi
        xor          r12d, eax
        add          r11d, r12d
        add          r11d, edi
        rorx         r12d, r11d, 13
        mov          edi, [rcx + 76]
        add          edi, [rdx + 44]
        add          r10d, edi
        and          ebp, r13d
        xor          ebp, r15d
        xor          r9d, r14d
        xor          r9d, r8d
        add          r10d, ebp
        add          r10d, r9d
        rorx         r14d, r11d, 2
        xor          r14d, r12d
        rorx         r12d, r11d, 22
        xor          r14d, r12d
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r9d, esi, 11                               // round 12
        rorx         r12d, esi, 6
        mov          ebp, r11d
        xor          ebp, ebx
        mov          r8d, ebp
        and          r8d, [rsp + 88]
        xor          r8d, ebx
        add          r14d, r8d
        add          r10d, r14d
        mov          r8d, [rsp + 80]
        mov          r14d, r13d
        xor          r14d, r8d
        rorx         edi, esi, 25
        rorx         eax, r10d, 13
        mov          [rsp + 64], ebx
        mov          ebx, [rcx + 96]
        add          ebx, [rdx + 48]
        add          ebx, r15d
        and          r14d, esi
        xor          r14d, r8d
        add          ebx, r14d
        xor          r9d, r12d
        xor          r9d, edi
        add          r9d, ebx
        rorx         r12d, r10d, 2
        xor          r12d, eax
        rorx         r14d, r10d, 22
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, r15d
        xor          r12d, r14d
        xor          ebp, r11d
        add          r12d, ebp
        mov          r14d, esi                                  // round 13
        xor          r14d, r13d
        mov          ebp, [rsp + 72]
        add          ebp, r9d
        rorx         ebx, ebp, 11
        rorx         edi, ebp, 6
        xor          edi, ebx
        add          r9d, r12d
        rorx         r12d, ebp, 25
        xor          edi, r12d
        rorx         r12d, r9d, 13
        mov          ebx, [rcx + 100]
        add          ebx, [rdx + 52]
        add          r8d, ebx
        and          r14d, ebp
        xor          r14d, r13d
        add          r8d, r14d
        add          r8d, edi
        rorx         r14d, r9d, 2
        xor          r14d, r12d
        rorx         r12d, r9d, 22
        mov          edi, r9d
        xor          edi, r10d
        and          r15d, edi
        xor          r15d, r10d
        xor          r14d, r12d
        add          r14d, r15d
        mov          r12d, ebp                                  // round 14
        xor          r12d, esi
        mov          ebx, [rsp + 64]
        add          ebx, r8d
        rorx         r15d, ebx, 11
        rorx         eax, ebx, 6
        add          r8d, r14d
        xor          eax, r15d
        rorx         r14d, ebx, 25
        xor          eax, r14d
        rorx         r14d, r8d, 13
        mov          r15d, [rcx + 104]
        add          r15d, [rdx + 56]
        add          r15d, r13d
        and          r12d, ebx
        xor          r12d, esi
        add          r15d, r12d
        add          eax, r15d
        rorx         r12d, r8d, 2
        xor          r12d, r14d
        rorx         r13d, r8d, 22
        add          r11d, eax
        rorx         r14d, r11d, 6                              // round 15
        rorx         r15d, r11d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        xor          r13d, r9d
        and          edi, r13d
        xor          edi, r9d
        add          edi, r12d
        add          edi, eax
        rorx         r12d, r11d, 25
        rorx         eax, edi, 22
        xor          r14d, r15d
        xor          r14d, r12d
        mov          r12d, [rcx + 108]
        add          r12d, [rdx + 60]
        mov          r15d, ebx
        xor          r15d, ebp
        add          esi, r12d
        and          r15d, r11d
        xor          r15d, ebp
        add          esi, r15d
        rorx         r12d, edi, 2
        mov          r15d, edi
        xor          r15d, r8d
        and          r15d, r13d
        add          esi, r14d
        xor          r15d, r8d
        add          r10d, esi
        add          rdx, 64
        rorx         r13d, edi, 13
        xor          r12d, r13d
        xor          r12d, eax
        add          r12d, r15d
        add          esi, r12d
        add          rcx, 128
        mov          rax, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          L(f_plain2)

        // the state after the block
        mov          rcx, [rsp + 24]
        mov          edx, [rcx]                                 // H = H + (a, b, ...)
        add          esi, edx
        mov          rdx, [rsp + 16]
        add          rdx, 64                                    // the next block
        mov          [rsp + 16], rdx
        mov          [rcx], esi
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 16
        mov          [rsp], r13
        mov          r14d, [rcx + 4]
        add          edi, r14d
        mov          [rcx + 4], edi
        mov          r14d, [rcx + 8]
        add          r8d, r14d
        mov          [rcx + 8], r8d
        mov          r14d, [rcx + 12]
        add          r9d, r14d
        mov          [rcx + 12], r9d
        mov          r14d, [rcx + 16]
        add          r10d, r14d
        mov          [rcx + 16], r10d
        mov          r14d, [rcx + 20]
        add          r11d, r14d
        mov          [rcx + 20], r11d
        mov          r14d, [rcx + 24]
        add          ebx, r14d
        mov          [rcx + 24], ebx
        mov          r14d, [rcx + 28]
        add          ebp, r14d
        mov          [rcx + 28], ebp
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          L(f_other2)
        jmp          L(f_batch2)
        // Here: a to h in esi edi r8d r9d r10d r11d ebx ebp, area in rax, blocks in [rsp + 8], data in [rsp + 16], state
        //   in [rsp + 24].
L(f_batch1):
        cmp          qword ptr [rsp + 8], 1
        jb           L(f_done)

        // the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm4, [r12]                                // W_0 to W_3
        vmovdqu      xmm5, [rip + L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [r12 + 16]                           // W_4 to W_7
        vmovdqu      xmm7, [r12 + 32]                           // W_8 to W_11
        vpshufb      xmm0, xmm4, xmm5
        vpshufb      xmm1, xmm6, xmm5
        vmovdqu      xmm4, [r12 + 48]                           // W_12 to W_15
        vpshufb      xmm2, xmm7, xmm5
        vmovdqu      [rax], xmm0
        vmovdqu      [rax + 16], xmm1
        vpshufb      xmm3, xmm4, xmm5
        vmovdqu      [rax + 32], xmm2
        vmovdqu      [rax + 48], xmm3
        lea          r12, [rax + 192]
        mov          [rsp + 32], r12
        lea          rdx, [rip + L(K)]
        mov          rcx, rax
        .p2align     6
        // Here: a to h in esi edi r8d r9d r10d r11d ebx ebp, rows 0 to 3 of W of 1 block in xmm0 to xmm3, area in rax, p
        //   in rcx, kp in rdx, blocks in [rsp + 8], data in [rsp + 16], state in [rsp + 24], turn in [rsp + 32].
L(f_carry1):

        // sixteen rounds of one block beside the next words of its batch
        rorx         r12d, r10d, 11                             // round 0
        rorx         r13d, r10d, 6
        mov          r14d, r11d
        xor          r14d, ebx
        rorx         r15d, r10d, 25
        mov          [rsp + 48], r9d
        mov          r9d, ebx                                   // round 1
        add          r9d, [rcx + 4]
        mov          [rsp + 56], r9d
        mov          r9d, r11d                                  // round 2
        add          r9d, [rcx + 8]
        xor          r13d, r12d
        xor          r13d, r15d
        and          r14d, r10d
        add          ebp, [rcx]
        add          ebp, [rdx]
        add          ebp, r13d
        mov          r12d, r10d                                 // round 3
        add          r12d, [rcx + 12]
        xor          r14d, ebx
        rorx         r13d, esi, 13
        rorx         r15d, esi, 22
        add          r14d, ebp
        mov          ebx, esi
        xor          ebx, edi
        rorx         ebp, esi, 2
        xor          ebp, r13d
        xor          ebp, r15d
        mov          r13d, edi
        xor          r13d, r8d
        and          r13d, ebx
        xor          r13d, edi
        add          ebp, r13d
        add          ebp, r14d
        mov          r13d, [rsp + 48]
        add          r13d, r14d
        rorx         r14d, r13d, 6
        rorx         r15d, r13d, 11
        xor          r14d, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        mov          [rsp + 48], rcx
        rorx         ecx, r13d, 25
        xor          r14d, ecx
        and          r15d, r13d
        xor          r15d, r11d
            vpsrldq  xmm4, xmm3, 8                              // W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpslld   xmm5, xmm4, 15
            vpsrld   xmm6, xmm4, 19
        mov          r11d, [rsp + 56]
        add          r11d, [rdx + 4]
        add          r11d, r15d
            vpalignr xmm7, xmm1, xmm0, 4
            vpsrld   xmm8, xmm7, 7
        rorx         r15d, ebp, 2
        add          r11d, r14d
        add          r8d, r11d
        rorx         r14d, r8d, 6
        rorx         ecx, ebp, 13
        xor          r15d, ecx
            vpalignr xmm9, xmm3, xmm2, 4
            vpsrld   xmm10, xmm4, 17
        mov          ecx, ebp
        xor          ecx, esi
        and          ebx, ecx
        xor          ebx, esi
        mov          [rsp + 56], esi
        rorx         esi, ebp, 22
        xor          r15d, esi
        add          ebx, r15d
        add          ebx, r11d
            vpslld   xmm11, xmm4, 13
        rorx         r15d, r8d, 11
        xor          r14d, r15d
            vpxor    xmm5, xmm10, xmm5
        rorx         r15d, r8d, 25
            vpxor    xmm6, xmm6, xmm11
        xor          r14d, r15d
            vpsrld   xmm4, xmm4, 10
        mov          r15d, r13d
        xor          r15d, r10d
        and          r15d, r8d
        xor          r15d, r10d
        rorx         r11d, ebx, 2
            vpaddd   xmm10, xmm0, xmm9
        add          r9d, [rdx + 8]
        add          r9d, r15d
        add          r9d, r14d
        rorx         r14d, ebx, 22
            vpslld   xmm11, xmm7, 25
        rorx         r15d, ebx, 13
        xor          r11d, r15d
        xor          r11d, r14d
            vpsrld   xmm12, xmm7, 18
        mov          r10d, ebx
        xor          r10d, ebp
        and          ecx, r10d
        xor          ecx, ebp
        add          r11d, ecx
        add          r11d, r9d
            vpslld   xmm13, xmm7, 14
        add          edi, r9d
        rorx         r14d, edi, 6
            vpxor    xmm5, xmm5, xmm6
        rorx         r15d, edi, 11
        xor          r14d, r15d
            vpxor    xmm6, xmm8, xmm11
        rorx         r15d, edi, 25
        mov          r9d, r8d
        xor          r9d, r13d
            vpxor    xmm8, xmm12, xmm13
        xor          r14d, r15d
        and          r9d, edi
        xor          r9d, r13d
            vpsrld   xmm7, xmm7, 3
        add          r12d, [rdx + 12]
        add          r12d, r9d
            vpxor    xmm4, xmm5, xmm4
        add          r12d, r14d
        rorx         r14d, r11d, 2
            vpxor    xmm5, xmm6, xmm8
        rorx         r15d, r11d, 22
            vpxor    xmm5, xmm5, xmm7
        rorx         r9d, r11d, 13
        xor          r14d, r9d
        xor          r14d, r15d
        mov          r9d, r11d
        xor          r9d, ebx
        and          r10d, r9d
            vpaddd   xmm4, xmm10, xmm4
        xor          r10d, ebx
        add          r10d, r14d
            vpaddd   xmm4, xmm5, xmm4
            vpalignr xmm4, xmm4, xmm3, 8
        mov          esi, [rsp + 56]
        add          esi, r12d
        rorx         r14d, esi, 25                              // round 4
        add          r10d, r12d
        rorx         r12d, esi, 6
        rorx         r15d, esi, 11
        xor          r12d, r15d
        xor          r12d, r14d
            vpaddd   xmm5, xmm10, xmm5
        rorx         r14d, r10d, 2
        mov          r15d, edi
        xor          r15d, r8d
            vpsrld   xmm6, xmm4, 17
        mov          rcx, [rsp + 48]
        mov          [rsp + 56], ebx
        mov          ebx, [rcx + 16]
        add          ebx, [rdx + 16]
        add          ebx, r13d
            vpalignr xmm7, xmm2, xmm1, 4                        // W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vpslld   xmm8, xmm4, 15
        and          r15d, esi
        xor          r15d, r8d
        add          ebx, r15d
        add          r12d, ebx
        add          ebp, r12d
        rorx         r13d, r10d, 13
        xor          r14d, r13d
            vpslld   xmm10, xmm4, 13
        rorx         r13d, r10d, 22
            vpsrld   xmm11, xmm4, 19
            vpxor    xmm10, xmm11, xmm10
            vpxor    xmm6, xmm6, xmm8
        mov          r15d, r10d
        xor          r15d, r11d
        and          r9d, r15d
        xor          r9d, r11d
            vpsrld   xmm4, xmm4, 10
        rorx         ebx, ebp, 11                               // round 5
        xor          r14d, r13d
        add          r9d, r14d
        add          r9d, r12d
        rorx         r12d, ebp, 6
        xor          r12d, ebx
        rorx         r13d, ebp, 25
        xor          r12d, r13d
            vpxor    xmm6, xmm6, xmm10
        rorx         r13d, r9d, 2
            vpsrld   xmm8, xmm7, 7
        mov          r14d, [rcx + 20]
        add          r14d, [rdx + 20]
        add          r8d, r14d
        mov          r14d, esi
        xor          r14d, edi
            vpslld   xmm10, xmm7, 25
        and          r14d, ebp
        xor          r14d, edi
        add          r8d, r14d
        add          r8d, r12d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        rorx         r12d, r9d, 13
            vpsrld   xmm11, xmm7, 18
        xor          r13d, r12d
            vpxor    xmm4, xmm6, xmm4
            vpaddd   xmm0, xmm5, xmm4
        rorx         r12d, r9d, 22
        mov          r14d, r9d
        xor          r14d, r10d
        and          r15d, r14d
        xor          r15d, r10d
            vpxor    xmm4, xmm8, xmm10
        xor          r13d, r12d
        add          r13d, r15d
        add          r8d, r13d
        rorx         r12d, ebx, 6                               // round 6
            vpsrld   xmm5, xmm7, 3
        rorx         r13d, ebx, 11
        xor          r12d, r13d
            vpslld   xmm6, xmm7, 14
        rorx         r13d, ebx, 25
        xor          r12d, r13d
            vmovdqu  [rcx + 64], xmm0
        mov          r13d, [rcx + 24]
        add          r13d, [rdx + 24]
        add          edi, r13d
            vpsrldq  xmm7, xmm0, 8
        mov          r13d, ebp
        xor          r13d, esi
            vpxor    xmm6, xmm11, xmm6
        and          r13d, ebx
        xor          r13d, esi
        add          edi, r13d
        add          edi, r12d
        add          r11d, edi
        rorx         r12d, r8d, 13
            vpalignr xmm8, xmm0, xmm3, 4
        rorx         r13d, r8d, 22
        rorx         r15d, r8d, 2
        xor          r15d, r12d
            vpxor    xmm4, xmm4, xmm6
            vpsrld   xmm6, xmm7, 17
        mov          r12d, r8d
        xor          r12d, r9d
        and          r14d, r12d
        xor          r14d, r9d
        xor          r15d, r13d
        add          r15d, r14d
            vpslld   xmm10, xmm7, 15
        add          edi, r15d
            vpslld   xmm11, xmm9, 25                            // W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         r13d, r11d, 6                              // round 7
            vpsrld   xmm12, xmm7, 19
        rorx         r14d, r11d, 11
        xor          r13d, r14d
            vpslld   xmm13, xmm7, 13
        rorx         r14d, r11d, 25
        xor          r13d, r14d
            vpxor    xmm6, xmm6, xmm10
        rorx         r14d, edi, 2
            vpxor    xmm10, xmm12, xmm13
        mov          r15d, [rcx + 28]
            vpxor    xmm4, xmm4, xmm5
        add          r15d, [rdx + 28]
        add          esi, r15d
        mov          r15d, ebx
        xor          r15d, ebp
        and          r15d, r11d
        xor          r15d, ebp
        add          esi, r15d
        add          esi, r13d
        add          r10d, esi
        rorx         r13d, edi, 13
            vpsrld   xmm5, xmm7, 10
        xor          r14d, r13d
        rorx         r13d, edi, 22
            vpxor    xmm6, xmm6, xmm10
            vpaddd   xmm4, xmm1, xmm4
        mov          r15d, edi
        xor          r15d, r8d
        and          r12d, r15d
        xor          r12d, r8d
            vpxor    xmm5, xmm6, xmm5
        xor          r14d, r13d
        add          r14d, r12d
        add          esi, r14d
            vpaddd   xmm4, xmm4, xmm8
        rorx         r12d, r10d, 6                              // round 8
        rorx         r13d, r10d, 11
        xor          r12d, r13d
        rorx         r13d, r10d, 25
        xor          r12d, r13d
            vpaddd   xmm5, xmm4, xmm5
        mov          r13d, [rcx + 32]
            vpsrld   xmm6, xmm9, 7
        mov          r14d, r11d
        xor          r14d, ebx
        mov          [rsp + 56], r8d
        rorx         r8d, esi, 2
            vpalignr xmm5, xmm5, xmm0, 8
        add          r13d, [rdx + 32]
        add          ebp, r13d
            vpsrld   xmm7, xmm5, 17
        and          r14d, r10d
        xor          r14d, ebx
        add          ebp, r14d
        add          ebp, r12d
        add          r9d, ebp
        rorx         r12d, esi, 13
        xor          r8d, r12d
            vpsrld   xmm10, xmm5, 19
        rorx         r12d, esi, 22
        mov          r13d, esi
        xor          r13d, edi
        and          r15d, r13d
        xor          r15d, edi
            vpslld   xmm12, xmm5, 13
            vpslld   xmm13, xmm5, 15
        xor          r8d, r12d
        add          r8d, r15d
            vpxor    xmm7, xmm7, xmm13
            vpxor    xmm10, xmm10, xmm12
            vpxor    xmm7, xmm7, xmm10
        rorx         r12d, r9d, 11                              // round 9
        mov          r14d, [rcx + 36]
        add          r14d, [rdx + 36]
        add          ebx, r14d
        rorx         r14d, r9d, 25
            vpsrld   xmm5, xmm5, 10
            vpxor    xmm5, xmm7, xmm5
        rorx         r15d, r9d, 6
        xor          r15d, r12d
        xor          r15d, r14d
            vpsrld   xmm7, xmm9, 18
        add          ebp, r8d
        rorx         r12d, ebp, 2
        mov          r14d, r10d
        xor          r14d, r11d
        and          r14d, r9d
        xor          r14d, r11d
        add          ebx, r14d
        add          ebx, r15d
        mov          r8d, [rsp + 56]
        add          r8d, ebx
            vpxor    xmm6, xmm6, xmm11
        rorx         r14d, ebp, 22
            vpslld   xmm10, xmm9, 14
            vpaddd   xmm1, xmm4, xmm5
        rorx         r15d, ebp, 13
        xor          r12d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r13d, r15d
        xor          r13d, esi
            vpxor    xmm4, xmm7, xmm10
        xor          r12d, r14d
        add          r12d, r13d
        add          ebx, r12d
        rorx         r12d, r8d, 6                               // round 10
            vpsrld   xmm5, xmm9, 3
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        rorx         r13d, r8d, 25
        xor          r12d, r13d
            vpsrldq  xmm7, xmm1, 8
            vmovdqu  [rcx + 80], xmm1
        rorx         r13d, ebx, 2
            vpxor    xmm4, xmm6, xmm4
        mov          r14d, [rcx + 40]
        add          r14d, [rdx + 40]
        add          r11d, r14d
            vpslld   xmm6, xmm7, 13
            vpalignr xmm9, xmm1, xmm0, 4
        mov          r14d, r9d
        xor          r14d, r10d
        and          r14d, r8d
        xor          r14d, r10d
        add          r11d, r14d
        add          r11d, r12d
        add          edi, r11d
            vpsrld   xmm10, xmm7, 17
        rorx         r12d, ebx, 13
        xor          r13d, r12d
            vpslld   xmm11, xmm7, 15
            vpsrld   xmm12, xmm7, 19
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        rorx         r12d, edi, 11                              // round 11
            vpxor    xmm10, xmm10, xmm11
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
            vpslld   xmm11, xmm8, 25                            // W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        mov          [rsp + 56], r14d
        rorx         r14d, edi, 6
        xor          r14d, r12d
        xor          r15d, ebp
        add          r13d, r15d
        add          r11d, r13d
        rorx         r12d, r11d, 2
        rorx         r13d, edi, 25
        xor          r14d, r13d
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm5, xmm12, xmm6
            vpsrld   xmm6, xmm7, 10
            vpxor    xmm5, xmm10, xmm5
        mov          r13d, [rcx + 44]
        mov          r15d, r8d
        xor          r15d, r9d
        mov          [rsp + 64], ebp
        rorx         ebp, r11d, 13
        add          r13d, [rdx + 44]
        add          r10d, r13d
        and          r15d, edi
        xor          r15d, r9d
        add          r10d, r15d
        add          r10d, r14d
        add          esi, r10d
        xor          r12d, ebp
            vpaddd   xmm4, xmm2, xmm4
            vpxor    xmm5, xmm5, xmm6
        rorx         r13d, r11d, 22
        xor          r12d, r13d
        rorx         r13d, esi, 25                              // round 12
        rorx         r14d, esi, 6
        mov          r15d, r11d
        xor          r15d, ebx
        mov          ebp, r15d
        and          ebp, [rsp + 56]
        xor          ebp, ebx
        add          r12d, ebp
        add          r10d, r12d
            vpaddd   xmm4, xmm4, xmm9
            vpaddd   xmm5, xmm4, xmm5
            vpalignr xmm5, xmm5, xmm1, 8
            vpsrld   xmm6, xmm5, 17
            vpsrld   xmm7, xmm8, 7
        mov          r12d, [rcx + 48]
        add          r12d, [rdx + 48]
        add          r9d, r12d
            vpslld   xmm9, xmm5, 13
        rorx         r12d, esi, 11
        xor          r14d, r12d
        xor          r14d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        add          r9d, r14d
        mov          ebp, [rsp + 64]
        add          ebp, r9d
        rorx         r12d, r10d, 2
            vpsrld   xmm10, xmm5, 19
        rorx         r13d, r10d, 13
        xor          r12d, r13d
            vpslld   xmm12, xmm5, 15
        rorx         r13d, r10d, 22
        xor          r12d, r13d
            vpxor    xmm6, xmm6, xmm12
            vpxor    xmm9, xmm10, xmm9
            vpxor    xmm6, xmm6, xmm9
        rorx         r13d, ebp, 6                               // round 13
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        add          r12d, r15d
        add          r9d, r12d
            vpsrld   xmm5, xmm5, 10
        rorx         r12d, ebp, 25
            vpsrld   xmm9, xmm8, 18
        rorx         r15d, ebp, 11
        xor          r13d, r15d
        xor          r13d, r12d
        mov          r12d, [rcx + 52]
        add          r12d, [rdx + 52]
            vpslld   xmm10, xmm8, 14
        rorx         r15d, r9d, 2
        mov          [rsp + 56], r11d
        mov          r11d, esi
        xor          r11d, edi
        and          r11d, ebp
        xor          r11d, edi
        add          r8d, r12d
        add          r8d, r11d
        add          r8d, r13d
        add          ebx, r8d
            vpxor    xmm7, xmm7, xmm11
        rorx         r12d, r9d, 13
        xor          r15d, r12d
        rorx         r12d, r9d, 22
            vpxor    xmm9, xmm9, xmm10
            vpxor    xmm5, xmm6, xmm5
            vpaddd   xmm2, xmm4, xmm5
        rorx         r13d, ebx, 11                              // round 14
            vpsrld   xmm4, xmm8, 3
        mov          r11d, r9d
        xor          r11d, r10d
        and          r14d, r11d
        xor          r14d, r10d
        xor          r15d, r12d
        add          r15d, r14d
        add          r8d, r15d
        rorx         r12d, ebx, 6
        xor          r12d, r13d
            vmovdqu  [rcx + 96], xmm2
            vpxor    xmm5, xmm7, xmm9
        rorx         r13d, ebx, 25
        xor          r12d, r13d
            vpsrldq  xmm6, xmm2, 8
        mov          r13d, [rcx + 56]
        add          r13d, [rdx + 56]
        add          edi, r13d
            vpxor    xmm4, xmm5, xmm4
        rorx         r13d, r8d, 2
        mov          r14d, ebp
        xor          r14d, esi
        and          r14d, ebx
        xor          r14d, esi
        add          edi, r14d
            vpalignr xmm5, xmm2, xmm1, 4
        add          edi, r12d
        mov          r12d, [rsp + 56]
        add          r12d, edi
        rorx         r14d, r8d, 13
            vpsrld   xmm7, xmm6, 17
        xor          r13d, r14d
        rorx         r14d, r8d, 22
            vpslld   xmm8, xmm6, 15
        mov          r15d, r8d
        xor          r15d, r9d
        and          r11d, r15d
        xor          r11d, r9d
            vpsrld   xmm9, xmm6, 19
        xor          r13d, r14d
        add          r13d, r11d
        add          edi, r13d
            vpslld   xmm10, xmm6, 13
        rorx         r13d, r12d, 25                             // round 15
            vpxor    xmm7, xmm7, xmm8
            vpxor    xmm8, xmm9, xmm10
        rorx         r14d, edi, 2
            vpaddd   xmm4, xmm3, xmm4
        lea          r11, [rcx + 64]                            // the next sixteen words
            vpsrld   xmm6, xmm6, 10
            vpxor    xmm7, xmm7, xmm8
            vpxor    xmm6, xmm7, xmm6
        mov          [rsp + 56], r9d
        rorx         r9d, r12d, 11
            vpaddd   xmm4, xmm4, xmm5
            vpaddd   xmm5, xmm4, xmm6
        mov          [rsp + 64], r11
        mov          r11d, [rcx + 60]
        add          r11d, [rdx + 60]
        add          esi, r11d
        rorx         r11d, r12d, 6
            vpalignr xmm5, xmm5, xmm2, 8
        add          rdx, 64
            vpsrld   xmm6, xmm5, 19
            vpsrld   xmm7, xmm5, 17
        mov          [rsp + 72], rdx
        mov          edx, ebx
        xor          edx, ebp
            vpslld   xmm8, xmm5, 13
        and          edx, r12d
        xor          edx, ebp
        add          esi, edx
        xor          r11d, r9d
        xor          r11d, r13d
            vpslld   xmm9, xmm5, 15
            vpxor    xmm7, xmm7, xmm9
        add          esi, r11d
        add          r10d, esi
            vpxor    xmm6, xmm6, xmm8
        rorx         r13d, edi, 13
            vpsrld   xmm5, xmm5, 10
            vpxor    xmm6, xmm7, xmm6
            vpxor    xmm5, xmm6, xmm5
        xor          r14d, r13d
            vpaddd   xmm3, xmm4, xmm5
        rorx         r13d, edi, 22
            vmovdqu  [rcx + 112], xmm3
        mov          r11d, edi
        xor          r11d, r8d
        and          r11d, r15d
        xor          r11d, r8d
        xor          r14d, r13d
        add          r14d, r11d
        add          esi, r14d
        mov          r11d, r12d
        mov          r9d, [rsp + 56]
        mov          rcx, [rsp + 64]
        mov          rdx, [rsp + 72]
        cmp          rcx, [rsp + 32]
        jne          L(f_carry1)

        // the last sixteen rounds of the block
        add          ebp, [rcx]                                 // round 0
        add          ebp, [rdx]
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        xor          r12d, r13d
        rorx         r13d, r10d, 25
        xor          r12d, r13d
        add          ebp, r12d
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
        xor          r12d, ebx
        add          ebp, r12d
        add          ebx, [rcx + 4]                             // round 1
        add          r9d, ebp
        add          ebx, [rdx + 4]
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
        mov          r14d, edi
        xor          r14d, r8d
        and          r14d, r13d
        xor          r14d, edi
        rorx         r15d, esi, 22
        xor          r12d, r15d
        add          r12d, r14d
        add          ebp, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        rorx         r12d, r9d, 6
        rorx         r14d, r9d, 11
        xor          r12d, r14d
        add          r11d, [rcx + 8]                            // round 2
        add          r11d, [rdx + 8]
        rorx         r14d, ebp, 2
        rorx         r15d, ebp, 13
        xor          r14d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r13d, r15d
        xor          r13d, esi
        mov          [rsp + 48], rax
        rorx         eax, r9d, 25
        xor          r12d, eax
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, ebp, 22
        xor          r14d, r12d
        add          r14d, r13d
        add          ebx, r14d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 12]                           // round 3
        add          r10d, [rdx + 12]
        rorx         r13d, ebx, 2
        rorx         r14d, ebx, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        rorx         eax, r8d, 25
        xor          r12d, eax
        add          r11d, r12d
        add          edi, r11d
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        rorx         r12d, edi, 6
        rorx         r13d, edi, 11
        xor          r12d, r13d
        rorx         r13d, r11d, 2
        rorx         r15d, r11d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        rorx         eax, edi, 25
        xor          r12d, eax
        add          r10d, r12d
        add          esi, r10d
        rorx         r12d, r11d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi                                  // round 4
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        mov          r13d, [rcx + 16]
        add          r13d, [rdx + 16]
        add          r9d, r13d
        add          r9d, r12d
        rorx         r12d, esi, 6
        rorx         r13d, esi, 11
        xor          r12d, r13d
        rorx         r13d, r10d, 2
        rorx         r14d, r10d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        rorx         eax, esi, 25
        xor          r12d, eax
        add          r9d, r12d
        add          ebp, r9d
        rorx         r12d, r10d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi                                  // round 5
        xor          r12d, edi
        and          r12d, ebp
        xor          r12d, edi
        mov          r13d, [rcx + 20]
        add          r13d, [rdx + 20]
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ebp, 6
        rorx         r13d, ebp, 11
        xor          r12d, r13d
        rorx         r13d, r9d, 2
        rorx         r15d, r9d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        rorx         eax, ebp, 25
        xor          r12d, eax
        add          r8d, r12d
        add          ebx, r8d
        rorx         r12d, r9d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, ebp                                  // round 6
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        mov          r13d, [rcx + 24]
        add          r13d, [rdx + 24]
        add          edi, r13d
        add          edi, r12d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        rorx         eax, ebx, 25
        xor          r12d, eax
        add          edi, r12d
        add          r11d, edi
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx                                  // round 7
        xor          r12d, ebp
        and          r12d, r11d
        xor          r12d, ebp
        mov          r13d, [rcx + 28]
        add          r13d, [rdx + 28]
        add          r13d, esi
        add          r13d, r12d
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        xor          r12d, r15d
        rorx         r15d, edi, 2
        rorx         esi, edi, 13
        xor          r15d, esi
        mov          esi, edi
        xor          esi, r8d
        and          r14d, esi
        xor          r14d, r8d
        rorx         eax, r11d, 25
        xor          r12d, eax
        add          r12d, r13d
        add          r10d, r12d
        rorx         r13d, edi, 22
        xor          r15d, r13d
        add          r15d, r14d
        add          r12d, r15d
        mov          r13d, r11d                                 // round 8
        xor          r13d, ebx
        and          r13d, r10d
        xor          r13d, ebx
        mov          r14d, [rcx + 32]
        add          r14d, [rdx + 32]
        add          ebp, r14d
        add          ebp, r13d
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 11
        xor          r13d, r14d
        rorx         r14d, r12d, 2
        rorx         r15d, r12d, 13
        xor          r14d, r15d
        mov          r15d, r12d
        xor          r15d, edi
        and          esi, r15d
        xor          esi, edi
        rorx         eax, r10d, 25
        xor          r13d, eax
        add          ebp, r13d
        add          r9d, ebp
        rorx         r13d, r12d, 22
        xor          r14d, r13d
        add          r14d, esi
        add          ebp, r14d
        mov          r13d, r10d                                 // round 9
        xor          r13d, r11d
        and          r13d, r9d
        xor          r13d, r11d
        mov          r14d, [rcx + 36]
        add          r14d, [rdx + 36]
        add          ebx, r14d
        add          ebx, r13d
        rorx         r13d, r9d, 6
        rorx         r14d, r9d, 11
        xor          r13d, r14d
        rorx         r14d, ebp, 2
        rorx         esi, ebp, 13
        xor          r14d, esi
        mov          esi, ebp
        xor          esi, r12d
        and          r15d, esi
        xor          r15d, r12d
        rorx         eax, r9d, 25
        xor          r13d, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r13d, ebp, 22
        xor          r14d, r13d
        add          r14d, r15d
        add          ebx, r14d
        mov          r13d, r9d                                  // round 10
        xor          r13d, r10d
        and          r13d, r8d
        xor          r13d, r10d
        mov          r14d, [rcx + 40]
        add          r14d, [rdx + 40]
        add          r11d, r14d
        add          r11d, r13d
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 11
        xor          r13d, r14d
        rorx         r14d, ebx, 2
        rorx         r15d, ebx, 13
        xor          r14d, r15d
        mov          r15d, ebx
        xor          r15d, ebp
        and          esi, r15d
        xor          esi, ebp
        rorx         eax, r8d, 25
        xor          r13d, eax
        add          r11d, r13d
        add          edi, r11d
        rorx         r13d, ebx, 22
        xor          r14d, r13d
        add          r14d, esi
        add          r11d, r14d
        mov          r13d, r8d                                  // round 11
        xor          r13d, r9d
        and          r13d, edi
        xor          r13d, r9d
        mov          r14d, [rcx + 44]
        add          r14d, [rdx + 44]
        add          r10d, r14d
        add          r10d, r13d
        rorx         r13d, edi, 6
        rorx         r14d, edi, 11
        xor          r13d, r14d
        rorx         r14d, r11d, 2
        rorx         esi, r11d, 13
        xor          r14d, esi
        mov          esi, r11d
        xor          esi, ebx
        and          r15d, esi
        xor          r15d, ebx
        rorx         eax, edi, 25
        xor          r13d, eax
        add          r10d, r13d
        add          r12d, r10d
        rorx         r13d, r11d, 22
        xor          r14d, r13d
        add          r14d, r15d
        add          r10d, r14d
        mov          r13d, edi                                  // round 12
        xor          r13d, r8d
        and          r13d, r12d
        xor          r13d, r8d
        mov          r14d, [rcx + 48]
        add          r14d, [rdx + 48]
        add          r9d, r14d
        add          r9d, r13d
        rorx         r13d, r12d, 6
        rorx         r14d, r12d, 11
        xor          r13d, r14d
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 13
        xor          r14d, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        and          esi, r15d
        xor          esi, r11d
        rorx         eax, r12d, 25
        xor          r13d, eax
        add          r9d, r13d
        add          ebp, r9d
        rorx         r13d, r10d, 22
        xor          r14d, r13d
        add          r14d, esi
        add          r9d, r14d
        mov          r13d, r12d                                 // round 13
        xor          r13d, edi
        and          r13d, ebp
        xor          r13d, edi
        mov          r14d, [rcx + 52]
        add          r14d, [rdx + 52]
        add          r8d, r14d
        add          r8d, r13d
        rorx         r13d, ebp, 6
        rorx         r14d, ebp, 11
        xor          r13d, r14d
        rorx         r14d, r9d, 2
        rorx         esi, r9d, 13
        xor          r14d, esi
        mov          esi, r9d
        xor          esi, r10d
        and          r15d, esi
        xor          r15d, r10d
        rorx         eax, ebp, 25
        xor          r13d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         r13d, r9d, 22
        xor          r14d, r13d
        add          r14d, r15d
        add          r8d, r14d
        mov          r13d, ebp                                  // round 14
        xor          r13d, r12d
        and          r13d, ebx
        xor          r13d, r12d
        mov          r14d, [rcx + 56]
        add          r14d, [rdx + 56]
        add          edi, r14d
        add          edi, r13d
        rorx         r13d, ebx, 6
        rorx         r14d, ebx, 11
        xor          r13d, r14d
        mov          ecx, [rcx + 60]                            // round 15
        add          ecx, [rdx + 60]
        add          ecx, r12d
        rorx         edx, r8d, 2
        rorx         r12d, r8d, 13
        xor          edx, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        and          esi, r12d
        xor          esi, r9d
        rorx         r14d, ebx, 25
        xor          r13d, r14d
        add          edi, r13d
        add          r11d, edi
        rorx         r13d, r8d, 22
        xor          edx, r13d
        add          edx, esi
        add          edi, edx
        mov          edx, ebx
        xor          edx, ebp
        and          edx, r11d
        xor          edx, ebp
        add          ecx, edx
        rorx         esi, edi, 2
        rorx         edx, edi, 13
        xor          esi, edx
        rorx         edx, r11d, 6
        rorx         r13d, r11d, 11
        xor          edx, r13d
        rorx         r13d, edi, 22
        xor          esi, r13d
        mov          r13, [rsp + 24]
        add          r10d, [r13 + 16]                           // H = H + (a, b, ...)
        add          esi, [r13]
        mov          r14d, edi
        xor          r14d, r8d
        and          r14d, r12d
        xor          r14d, r8d
        add          esi, r14d
        rorx         r12d, r11d, 25
        xor          edx, r12d
        add          edx, ecx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    // the next block
        mov          [rsp + 16], rcx
        add          esi, edx
        add          r10d, edx
        mov          rdx, [rsp + 8]
        add          rdx, -1
        mov          [rsp + 8], rdx
        mov          [r13], esi
        mov          [r13 + 16], r10d
        mov          r12d, [r13 + 4]
        add          edi, r12d
        mov          [r13 + 4], edi
        mov          r12d, [r13 + 8]
        add          r8d, r12d
        mov          [r13 + 8], r8d
        mov          r12d, [r13 + 12]
        add          r9d, r12d
        mov          [r13 + 12], r9d
        mov          r12d, [r13 + 20]
        add          r11d, r12d
        mov          [r13 + 20], r11d
        mov          r12d, [r13 + 24]
        add          ebx, r12d
        mov          [r13 + 24], ebx
        mov          r12d, [r13 + 28]
        add          ebp, r12d
        mov          [r13 + 28], ebp
        mov          rax, [rsp + 48]
        jmp          L(f_batch1)
L(f_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 672]
        vmovaps      xmm7, [rsp + 688]
        vmovaps      xmm8, [rsp + 704]
        vmovaps      xmm9, [rsp + 720]
        vmovaps      xmm10, [rsp + 736]
        vmovaps      xmm11, [rsp + 752]
        vmovaps      xmm12, [rsp + 768]
        vmovaps      xmm13, [rsp + 784]
        add          rsp, 808
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
        add          rsp, 680
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_mux_rounds_goldencove), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_mux_rounds_goldencove)
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
