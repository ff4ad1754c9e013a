// sha512_avx2_n1_wide_apart_zen4.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=1 LAYOUT=wide CHMAJ=apart UARCH=zen4
//
// void nsms_sha512_blocks_avx2_n1_wide_apart_zen4(uint64_t state[8], const void *data, size_t blocks);
//   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the intermediate hash value after any number of blocks.
//   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 1,134 instructions, 15 integer registers, 12 vector registers, 5 spills,
//   824 bytes of stack (System V), 936 (Win64).
//   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..3 of 1 block: ymm0..ymm3;
//     area: rax; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; p: rcx; kp: rbp; turn: [rsp+24].
//     Other slots of the frame hold spilled values.
//     W row: a register of schedule words; the rows are the last sixteen words of each block, row 0
//       the oldest.
//     area: address of the scratch area, the aligned part of the frame: stored schedule words
//       first, spilled vectors behind them.
//     p: address of the stored schedule words of the current round.
//     kp: address of the current K_t.
//     turn: end value of the loop's pointer.
//
// void nsms_sha512_schedule_avx2_n1_wide_apart_zen4(uint64_t *wk, const void *data);
//   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of a block, wk[t].
//   Reads 128 bytes at data; writes 640 bytes at wk.
//   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
//   Size: 185 instructions, 6 integer registers, 12 vector registers, 0 spills,
//   0 bytes of stack (System V), 120 (Win64).
//   Register map: W rows 0..3 of 1 block: ymm0..ymm3; area: rax; wk: rdi; kp: rcx; turn: rdx.
//     W row: a register of schedule words; the rows are the last sixteen words of each block, row 0
//       the oldest.
//     area: address of the scratch area, the aligned part of the frame: stored schedule words
//       first, spilled vectors behind them.
//     kp: address of the current K_t.
//     turn: end value of the loop's pointer.
//
// Memory: words have the alignment that C gives their type; bytes need none. Buffers must not overlap.
// The functions write to these buffers and to the stack below the return address, and nowhere else.
// Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the direction flag.
// VZEROUPPER clears the upper halves of the vector registers.
// Layout: a comment stands on the first line of the step that it names; later lines of the step may stand among
// other steps. Instructions further to the right compute message schedules beside the rounds.
//
// Needs: avx, avx2, bmi1, bmi2.
// Assembles to ELF, Mach-O and COFF objects with unwind information. Define NSMS_HIDDEN to hide the symbols.
// Proof: the assembled bytes (ELF) compute what FIPS 180-4 defines, for every input.
// A proof by nsms covers the result and three properties: the code accesses these buffers, its frame and the
// constants of this file only; it keeps the calling convention; no branch and no address depends on the state or
// the message (constant time). The proof assumes that the decoder, the semantics of the instructions and the
// executable FIPS 180-4 of nsms are right (docs/SOUNDNESS.md of nsms).
//
// Contract (YAML):
// - name: nsms_sha512_blocks_avx2_n1_wide_apart_zen4
//   signature: void nsms_sha512_blocks_avx2_n1_wide_apart_zen4(uint64_t state[8], const void *data, size_t blocks)
//   parameters:
//     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
//     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
//   stack_bytes: {sysv: 824, win64: 936}
//   features: [avx, avx2, bmi1, bmi2]
// - name: nsms_sha512_schedule_avx2_n1_wide_apart_zen4
//   signature: void nsms_sha512_schedule_avx2_n1_wide_apart_zen4(uint64_t *wk, const void *data)
//   parameters:
//     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
//   stack_bytes: {sysv: 0, win64: 120}
//   features: [avx, avx2]
//
// Copyright (c) 2026 the nsms authors
// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__)

#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define NSMS_L(name) Lsha512_avx2_n1_wide_apart_zen4_##name
#  define NSMS_FUNCTION(name) .globl name; NSMS_HIDE(name)
#elif defined(_WIN64) || defined(__CYGWIN__)
#  define NSMS_WIN64
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n1_wide_apart_zen4_##name
#  define NSMS_FUNCTION(name) .globl name; .def name; .scl 2; .type 32; .endef
#else
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n1_wide_apart_zen4_##name
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
NSMS_L(K):  // K_t
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
NSMS_L(shuffle_76543210fedcba98):  // byte shuffle: source of each byte
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_wide_apart_zen4))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_wide_apart_zen4):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_wide_apart_zen4)
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
        sub          rsp, 872
        .seh_stackalloc 872
        vmovaps      [rsp + 768], xmm6
        .seh_savexmm xmm6, 768
        vmovaps      [rsp + 784], xmm7
        .seh_savexmm xmm7, 784
        vmovaps      [rsp + 800], xmm8
        .seh_savexmm xmm8, 800
        vmovaps      [rsp + 816], xmm9
        .seh_savexmm xmm9, 816
        vmovaps      [rsp + 832], xmm10
        .seh_savexmm xmm10, 832
        vmovaps      [rsp + 848], xmm11
        .seh_savexmm xmm11, 848
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
        sub          rsp, 776
        .cfi_def_cfa_offset 832
#endif
        mov          [rsp + 8], rdi
        mov          [rsp + 16], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        // the working variables are the intermediate hash value
        lea          rax, [rsp + 119]
        mov          rcx, [rsp + 8]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; area: rax; blocks: [rsp]; state: [rsp+8];
        //   data: [rsp+16].
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
        jb           NSMS_L(blocks_done)

        // the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        vmovdqu      ymm4, [r12]                                // W_0 to W_3
        vmovdqu      ymm5, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      ymm6, [r12 + 32]                           // W_4 to W_7
        vmovdqu      ymm7, [r12 + 64]                           // W_8 to W_11
        vpshufb      ymm0, ymm4, ymm5
        vmovdqu      ymm4, [r12 + 96]                           // W_12 to W_15
        vpshufb      ymm1, ymm6, ymm5
        vpshufb      ymm2, ymm7, ymm5
        vpaddq       ymm6, ymm0, [rip + NSMS_L(K)]              // W_0 to W_3, + K
        vpshufb      ymm3, ymm4, ymm5
        vpaddq       ymm4, ymm1, [rip + NSMS_L(K) + 32]         // W_4 to W_7, + K
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 64]         // W_8 to W_11, + K
        vmovdqu      [rax], ymm6
        vpaddq       ymm6, ymm3, [rip + NSMS_L(K) + 96]         // W_12 to W_15, + K
        vmovdqu      [rax + 32], ymm4
        vmovdqu      [rax + 64], ymm5
        vmovdqu      [rax + 96], ymm6
        lea          r12, [rax + 512]
        mov          [rsp + 24], r12
        lea          rbp, [rip + NSMS_L(K) + 128]
        mov          rcx, rax
        .p2align     6
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..3 of 1 block: ymm0..ymm3;
        //   area: rax; p: rcx; kp: rbp; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; turn: [rsp+24].
NSMS_L(blocks_carry1):

        // sixteen rounds of one block beside the next words of its batch
        rorx         r12, r9, 14                                // round 0
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        andn         r15, r9, r11
        add          rbx, r8
            vperm2i128 ymm4, ymm3, ymm3, 1                      // W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        xor          r12, r13
        add          r14, r15
        add          rbx, [rcx]
            vpblendd ymm5, ymm2, ymm3, 3
            vpblendd ymm6, ymm0, ymm1, 3
        rorx         r13, rdx, 34
        add          rbx, r14
            vpsrlq   ymm7, ymm4, 19
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
            vpsllq   ymm8, ymm4, 45
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
        add          r14, r15
        rorx         r15, rdx, 28
        xor          r15, r13
            vpsrlq   ymm9, ymm4, 61
        rorx         r13, r9, 41
        xor          r12, r13
            vpsllq   ymm10, ymm4, 3
        add          r11, rdi                                   // round 1
        rorx         r13, rdx, 39
        add          rbx, r12
        mov          r12, rbx
        and          r12, r9
            vpermq   ymm6, ymm6, 57
        add          r11, [rcx + 8]
        xor          r15, r13
            vpxor    ymm7, ymm7, ymm8
        add          r14, r15
        add          r14, rbx
        rorx         r13, rbx, 14
            vpxor    ymm8, ymm9, ymm10
        rorx         r15, rbx, 18
        xor          r13, r15
        add          r11, r12
            vpsrlq   ymm4, ymm4, 6
        mov          r12, rdx
        and          r12, rsi
            vpxor    ymm7, ymm7, ymm8
        andn         r15, rbx, r10
        rorx         r8, rbx, 41
            vpermq   ymm5, ymm5, 57
        add          r11, r15
        xor          r13, r8
        rorx         r15, r14, 34
        rorx         r8, r14, 28
            vpsrlq   ymm8, ymm6, 1
        sub          r12, rdi
            vpsllq   ymm9, ymm6, 63
        mov          rdi, rdx
        xor          rdi, rsi
        add          r11, r13
        mov          r13, r11                                   // round 2
        and          r13, rbx
            vpsrlq   ymm10, ymm6, 8
        xor          r8, r15
        and          rdi, r14
            vpsllq   ymm11, ymm6, 56
        add          r10, rsi
        add          r12, rdi
            vpxor    ymm8, ymm8, ymm9
        add          r10, [rcx + 16]
        add          r10, r13
        rorx         r13, r14, 39
            vpxor    ymm9, ymm10, ymm11
        xor          r8, r13
        add          r12, r8
            vpxor    ymm4, ymm7, ymm4
        rorx         r13, r11, 14
        rorx         r15, r11, 18
            vpsrlq   ymm6, ymm6, 7
        add          r12, r11
            vpxor    ymm7, ymm8, ymm9
        xor          r13, r15
        andn         r15, r11, r9
        rorx         r8, r11, 41
            vpaddq   ymm8, ymm0, ymm5
        mov          rdi, r14
        and          rdi, rdx
        xor          r13, r8
        sub          rdi, rsi
            vpxor    ymm6, ymm7, ymm6
        add          r10, r15
        add          r10, r13
        mov          r13, r10                                   // round 3
        and          r13, r11
        mov          r15, r14
        xor          r15, rdx
            vpaddq   ymm4, ymm8, ymm4
        rorx         r8, r12, 28
            vpaddq   ymm4, ymm6, ymm4
        rorx         rsi, r12, 34
        and          r15, r12
            vpaddq   ymm6, ymm8, ymm6
        xor          r8, rsi
        add          r9, rdx
            vperm2i128 ymm4, ymm3, ymm4, 33
        add          rdi, r15
        add          r9, [rcx + 24]
        add          rdi, r10
            vpsrlq   ymm7, ymm4, 19
        add          r9, r13
        rorx         r13, r12, 39
            vpsllq   ymm8, ymm4, 45
        xor          r8, r13
        add          rdi, r8
        rorx         r13, r10, 14
            vpsrlq   ymm9, ymm4, 61
        rorx         r15, r10, 18
            vpsllq   ymm10, ymm4, 3
        xor          r13, r15
        andn         r15, r10, rbx
            vpxor    ymm7, ymm7, ymm8
        add          r9, r15
        mov          r15, r12
        and          r15, r14
        sub          r15, rdx
        rorx         r8, r10, 41
        xor          r13, r8
            vpxor    ymm8, ymm9, ymm10
        add          r9, r13
        mov          r13, r9                                    // round 4
        and          r13, r10
        rorx         r8, rdi, 28
        mov          rsi, r12
        xor          rsi, r14
        rorx         rdx, rdi, 34
            vpsrlq   ymm4, ymm4, 6
            vpxor    ymm7, ymm7, ymm8
        and          rsi, rdi
        xor          r8, rdx
            vpblendd ymm8, ymm1, ymm2, 3                        // W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          rbx, [rcx + 32]
        add          r15, rsi
        add          rbx, r14
            vpxor    ymm4, ymm7, ymm4
        rorx         rsi, rdi, 39
        xor          r8, rsi
        add          r15, r9
        add          r15, r8
            vpaddq   ymm0, ymm6, ymm4
        add          rbx, r13
            vpermq   ymm4, ymm8, 57
        rorx         r13, r9, 14
            vpsrlq   ymm6, ymm4, 1
        rorx         r8, r9, 18
            vpsllq   ymm7, ymm4, 63
        xor          r13, r8
            vpsrlq   ymm8, ymm4, 8
        andn         r8, r9, r11
        add          rbx, r8
        mov          r8, rdi
        and          r8, r12
        sub          r8, r14
        rorx         r14, r9, 41
            vpxor    ymm6, ymm6, ymm7
        xor          r13, r14
        add          rbx, r13
        mov          r13, rbx                                   // round 5
        and          r13, r9
            vpsllq   ymm7, ymm4, 56
        mov          r14, rdi
        xor          r14, r12
        rorx         rsi, r15, 28
        rorx         rdx, r15, 34
            vpaddq   ymm9, ymm0, [rbp]
        and          r14, r15
            vperm2i128 ymm10, ymm0, ymm0, 1
        xor          rsi, rdx
        add          r11, [rcx + 40]
            vpsrlq   ymm4, ymm4, 7
        add          r8, r14
        add          r11, r12
        add          r8, rbx
            vpxor    ymm7, ymm8, ymm7
        add          r11, r13
        rorx         r13, r15, 39
            vmovdqu  [rcx + 128], ymm9
        xor          rsi, r13
        add          r8, rsi
        rorx         r13, rbx, 14
            vpxor    ymm6, ymm6, ymm7
        rorx         r14, rbx, 18
            vpsrlq   ymm7, ymm10, 19
        xor          r13, r14
        andn         r14, rbx, r10
            vpsllq   ymm8, ymm10, 45
        add          r11, r14
        mov          r14, r15
        and          r14, rdi
        sub          r14, r12
        rorx         r12, rbx, 41
            vpsrlq   ymm9, ymm10, 61
        xor          r13, r12
        add          r11, r13
        mov          r12, r11                                   // round 6
        and          r12, rbx
            vpsllq   ymm11, ymm10, 3
        mov          r13, r15
        xor          r13, rdi
        rorx         rsi, r8, 28
        rorx         rdx, r8, 34
            vpxor    ymm7, ymm7, ymm8
        and          r13, r8
        xor          rsi, rdx
            vpxor    ymm8, ymm9, ymm11
        add          r10, [rcx + 48]
        add          r14, r13
            vpxor    ymm4, ymm6, ymm4
        add          r10, rdi
        add          r14, r11
        add          r10, r12
            vpsrlq   ymm6, ymm10, 6
        rorx         r12, r8, 39
            vpxor    ymm7, ymm7, ymm8
        xor          rsi, r12
        add          r14, rsi
        rorx         r12, r11, 14
            vpaddq   ymm4, ymm1, ymm4
        rorx         r13, r11, 18
            vpblendd ymm8, ymm3, ymm0, 3
        xor          r12, r13
        andn         r13, r11, r9
            vpxor    ymm6, ymm7, ymm6
        add          r10, r13
        mov          r13, r8
        and          r13, r15
        sub          r13, rdi
        rorx         rdi, r11, 41
            vpermq   ymm7, ymm8, 57
        xor          r12, rdi
        add          r10, r12
        mov          r12, r10                                   // round 7
        and          r12, r11
            vpaddq   ymm4, ymm4, ymm7
        mov          rdi, r8
        xor          rdi, r15
        rorx         rsi, r14, 28
            vpaddq   ymm6, ymm4, ymm6
        rorx         rdx, r14, 34
        and          rdi, r14
            vperm2i128 ymm6, ymm0, ymm6, 33
        xor          rsi, rdx
        add          r9, [rcx + 56]
            vpsrlq   ymm8, ymm6, 19
        add          r13, rdi
        add          r9, r15
        add          r13, r10
            vpsllq   ymm9, ymm6, 45
        add          r9, r12
        rorx         r12, r14, 39
            vpsrlq   ymm10, ymm6, 61
        xor          rsi, r12
        add          r13, rsi
        rorx         r12, r10, 14
            vpsllq   ymm11, ymm6, 3
        rorx         rdi, r10, 18
            vpxor    ymm8, ymm8, ymm9
        xor          r12, rdi
        andn         rdi, r10, rbx
            vpxor    ymm9, ymm10, ymm11
        add          r9, rdi
        mov          rdi, r14
        and          rdi, r8
        sub          rdi, r15
        rorx         r15, r10, 41
        xor          r12, r15
            vpsrlq   ymm6, ymm6, 6
        add          r9, r12
        mov          r12, r9                                    // round 8
        and          r12, r10
        mov          r15, r14
        xor          r15, r8
        rorx         rsi, r13, 28
            vpxor    ymm8, ymm8, ymm9
            vpxor    ymm6, ymm8, ymm6
        rorx         rdx, r13, 34
            vpsrlq   ymm8, ymm5, 1                              // W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        and          r15, r13
        xor          rsi, rdx
            vpsllq   ymm9, ymm5, 63
        add          rbx, [rcx + 64]
        add          rbx, r8
        add          rdi, r15
        add          rdi, r9
            vpsrlq   ymm10, ymm5, 8
        add          rbx, r12
        rorx         r12, r13, 39
        xor          rsi, r12
            vpaddq   ymm1, ymm4, ymm6
        add          rdi, rsi
        rorx         r12, r9, 14
            vpxor    ymm4, ymm8, ymm9
        rorx         r15, r9, 18
            vpsllq   ymm6, ymm5, 56
        xor          r12, r15
            vpaddq   ymm8, ymm1, [rbp + 32]
        andn         r15, r9, r11
        add          rbx, r15
        mov          r15, r13
        and          r15, r14
        sub          r15, r8
        rorx         r8, r9, 41
            vperm2i128 ymm9, ymm1, ymm1, 1
        xor          r12, r8
        add          rbx, r12
        mov          r12, rbx                                   // round 9
        and          r12, r9
            vpsrlq   ymm5, ymm5, 7
        mov          r8, r13
        xor          r8, r14
        rorx         rsi, rdi, 28
        rorx         rdx, rdi, 34
            vpxor    ymm6, ymm10, ymm6
        and          r8, rdi
            vmovdqu  [rcx + 160], ymm8
        xor          rsi, rdx
        add          r11, [rcx + 72]
        add          r11, r14
            vpsrlq   ymm8, ymm9, 19
            vpxor    ymm4, ymm4, ymm6
        add          r11, r12
        add          r15, r8
        add          r15, rbx
        rorx         r12, rdi, 39
            vpsllq   ymm6, ymm9, 45
        xor          rsi, r12
        add          r15, rsi
        rorx         r12, rbx, 14
            vpsrlq   ymm10, ymm9, 61
        rorx         r8, rbx, 18
            vpsllq   ymm11, ymm9, 3
        xor          r12, r8
        andn         r8, rbx, r10
            vpxor    ymm6, ymm8, ymm6
        add          r11, r8
        mov          r8, rdi
        and          r8, r13
        sub          r8, r14
        rorx         r14, rbx, 41
        xor          r12, r14
        add          r11, r12
        mov          r12, r11                                   // round 10
        and          r12, rbx
            vpxor    ymm8, ymm10, ymm11
            vpxor    ymm4, ymm4, ymm5
        mov          r14, rdi
        xor          r14, r13
        rorx         rsi, r15, 28
        rorx         rdx, r15, 34
            vpsrlq   ymm5, ymm9, 6
        and          r14, r15
            vpxor    ymm6, ymm6, ymm8
        xor          rsi, rdx
        add          r10, [rcx + 80]
        add          r8, r14
            vpaddq   ymm4, ymm2, ymm4
        add          r10, r13
        add          r8, r11
            vpblendd ymm8, ymm0, ymm1, 3
        add          r10, r12
        rorx         r12, r15, 39
            vpxor    ymm5, ymm6, ymm5
        xor          rsi, r12
        add          r8, rsi
        rorx         r12, r11, 14
            vpermq   ymm6, ymm8, 57
        rorx         r14, r11, 18
            vpaddq   ymm4, ymm4, ymm6
        xor          r12, r14
        andn         r14, r11, r9
            vpaddq   ymm5, ymm4, ymm5
        add          r10, r14
        mov          r14, r15
        and          r14, rdi
        sub          r14, r13
            vperm2i128 ymm5, ymm1, ymm5, 33
        rorx         r13, r11, 41
        xor          r12, r13
        add          r10, r12
        mov          r12, r10                                   // round 11
        and          r12, r11
            vpsrlq   ymm6, ymm5, 19
        mov          r13, r15
        xor          r13, rdi
        rorx         rsi, r8, 28
            vpsllq   ymm8, ymm5, 45
        rorx         rdx, r8, 34
        and          r13, r8
            vpsrlq   ymm9, ymm5, 61
        xor          rsi, rdx
        add          r9, [rcx + 88]
            vpsllq   ymm10, ymm5, 3
        add          r14, r13
        add          r9, rdi
        add          r14, r10
            vpxor    ymm6, ymm6, ymm8
        add          r9, r12
        rorx         r12, r8, 39
            vpxor    ymm8, ymm9, ymm10
        xor          rsi, r12
        add          r14, rsi
        rorx         r12, r10, 14
            vpsrlq   ymm5, ymm5, 6
        rorx         r13, r10, 18
            vpxor    ymm6, ymm6, ymm8
        xor          r12, r13
        andn         r13, r10, rbx
            vpsrlq   ymm8, ymm7, 1                              // W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9, r13
        mov          r13, r8
        and          r13, r15
        sub          r13, rdi
        rorx         rdi, r10, 41
            vpsllq   ymm9, ymm7, 63
        xor          r12, rdi
        add          r9, r12
        mov          r12, r9                                    // round 12
        and          r12, r10
            vpsrlq   ymm10, ymm7, 8
        mov          rdi, r8
        xor          rdi, r15
        rorx         rsi, r14, 28
            vpxor    ymm5, ymm6, ymm5
        rorx         rdx, r14, 34
        and          rdi, r14
            vpxor    ymm6, ymm8, ymm9
        xor          rsi, rdx
        add          rbx, [rcx + 96]
            vpaddq   ymm2, ymm4, ymm5
        add          r13, rdi
        add          rbx, r15
        add          r13, r9
            vpsllq   ymm4, ymm7, 56
        add          rbx, r12
        rorx         r12, r14, 39
            vpsrlq   ymm5, ymm7, 7
        rorx         rdi, r9, 14
            vpaddq   ymm7, ymm2, [rbp + 64]
        xor          rsi, r12
        add          r13, rsi
        rorx         r12, r9, 18
            vperm2i128 ymm8, ymm2, ymm2, 1
            vpxor    ymm4, ymm10, ymm4
        xor          rdi, r12
        andn         r12, r9, r11
        add          rbx, r12
        mov          r12, r14
        and          r12, r8
        sub          r12, r15
        rorx         r15, r9, 41
            vpblendd ymm9, ymm1, ymm2, 3
        xor          rdi, r15
        add          rbx, rdi
        mov          r15, rbx                                   // round 13
        and          r15, r9
            vmovdqu  [rcx + 192], ymm7
        mov          rdi, r14
        xor          rdi, r8
        rorx         rsi, r13, 28
        rorx         rdx, r13, 34
            vpxor    ymm4, ymm6, ymm4
        and          rdi, r13
            vpermq   ymm6, ymm9, 57
        xor          rsi, rdx
        add          r12, rdi
            vpsrlq   ymm7, ymm8, 19
        add          r11, [rcx + 104]
        add          r11, r8
        add          r12, rbx
            vpsllq   ymm9, ymm8, 45
        add          r11, r15
        rorx         r15, r13, 39
            vpsllq   ymm10, ymm8, 3
        xor          rsi, r15
        add          r12, rsi
            vpsrlq   ymm11, ymm8, 61
        rorx         r15, rbx, 14
        rorx         rdi, rbx, 18
            vpxor    ymm7, ymm7, ymm9
        xor          r15, rdi
            vpxor    ymm9, ymm11, ymm10
        andn         rdi, rbx, r10
        add          r11, rdi
        mov          rdi, r13
        and          rdi, r14
        sub          rdi, r8
        rorx         r8, rbx, 41
        rorx         rsi, r12, 34
            vpxor    ymm4, ymm4, ymm5
            vpsrlq   ymm5, ymm8, 6
        xor          r15, r8
        add          r11, r15
        mov          r15, r11                                   // round 14
        and          r15, rbx
        mov          r8, r13
        xor          r8, r14
            vpxor    ymm7, ymm7, ymm9
        rorx         rdx, r12, 28
        and          r8, r12
            vpaddq   ymm4, ymm3, ymm4
        xor          rdx, rsi
        add          r10, [rcx + 112]
            vpxor    ymm5, ymm7, ymm5
        add          rdi, r8
        add          r10, r14
        add          rdi, r11
            vpaddq   ymm4, ymm4, ymm6
        add          r10, r15
        rorx         r15, r12, 39
            vpaddq   ymm5, ymm4, ymm5
        xor          rdx, r15
        add          rdi, rdx
            vperm2i128 ymm5, ymm2, ymm5, 33
        rorx         r15, r11, 14
        rorx         r8, r11, 18
            vpsrlq   ymm6, ymm5, 19
        xor          r15, r8
            vpsllq   ymm7, ymm5, 45
        andn         r8, r11, r9
        add          r10, r8
        mov          rsi, r12
        and          rsi, r13
        sub          rsi, r14
            vpsrlq   ymm8, ymm5, 61
        rorx         r14, r11, 41
        xor          r15, r14
        add          r10, r15
            vpsllq   ymm9, ymm5, 3
        mov          r14, r12
        xor          r14, r13
        rorx         r15, rdi, 28
            vpxor    ymm6, ymm6, ymm7
        mov          r8, r10                                    // round 15
        and          r8, r11
        rorx         rdx, rdi, 34
        and          r14, rdi
            vpxor    ymm7, ymm8, ymm9
        add          r9, [rcx + 120]
        xor          r15, rdx
            vpsrlq   ymm5, ymm5, 6
        add          r9, r13
        add          rsi, r14
        add          rsi, r10
        add          r9, r8
        lea          r14, [rcx + 128]                           // the next sixteen words
            vpxor    ymm6, ymm6, ymm7
        lea          r8, [rbp + 128]
            vpxor    ymm5, ymm6, ymm5
        rorx         rdx, rdi, 39
        xor          r15, rdx
            vpaddq   ymm3, ymm4, ymm5
        rorx         rdx, r10, 14
        add          rsi, r15
        rorx         r15, r10, 18
            vpaddq   ymm4, ymm3, [rbp + 96]
        andn         rbp, r10, rbx
        xor          rdx, r15
            vmovdqu  [rcx + 224], ymm4
        add          r9, rbp
        rorx         r15, r10, 41
        xor          rdx, r15
        mov          r15, rdi
        and          r15, r12
        sub          r15, r13
        add          r9, rdx
        mov          rdx, rdi
        xor          rdx, r12
        rorx         r13, rsi, 28
        rorx         rbp, rsi, 39
        rorx         rcx, rsi, 34
        and          rdx, rsi
        add          rdx, r15
        add          rdx, r9
        xor          r13, rcx
        xor          r13, rbp
        add          rdx, r13
        mov          rcx, r14
        mov          rbp, r8
        mov          r8, r12
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_carry1)

        // the last sixteen rounds of the block
        // Same rounds as at blocks_carry1; registers and order may differ.
        lea          rbp, [rdi + r11]                           // round 1
        add          rbp, [rcx + 8]
        rorx         r12, r9, 14                                // round 0
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        andn         r15, r9, r11
        add          rbx, r8
        xor          r12, r13
        add          r14, r15
        rorx         r13, rdx, 34
        add          rbx, [rcx]
        add          rbx, r14
        rorx         r14, rdx, 28
        mov          r15, rsi
        and          r15, rdi
        mov          r11, rsi
        xor          r11, rdi
        xor          r14, r13
        lea          r13, [rsi + r10]                           // round 2
        and          r11, rdx
        sub          r15, r8
        add          r13, [rcx + 16]
        add          r15, r11
        rorx         r11, r9, 41
        xor          r12, r11
        mov          r11, rdx
        xor          r11, rsi
        add          rbx, r12
        rorx         r12, rbx, 14
        mov          r8, rbx
        and          r8, r9
        add          rbp, r8
        rorx         r8, rbx, 18
        mov          [rsp + 32], rax
        rorx         rax, rbx, 41
        andn         r10, rbx, r10
        xor          r12, r8
        xor          r12, rax
        rorx         r8, rdx, 39
        mov          rax, rdx
        and          rax, rsi
        sub          rax, rdi
        xor          r14, r8
        add          r15, r14
        add          r15, rbx
        rorx         r14, r15, 28
        rorx         r8, r15, 34
        xor          r14, r8
        mov          r8, r15
        and          r8, rdx
        and          r11, r15
        add          rax, r11
        rorx         r11, r15, 39
        xor          r14, r11
        sub          r8, rsi
        add          rax, r14
        lea          r11, [rdx + r9]                            // round 3
        add          r11, [rcx + 24]
        mov          r14, r15
        xor          r14, rdx
        add          r10, rbp
        add          r12, r10
        mov          rbp, r12                                   // round 5
        add          rbp, [rcx + 40]
        mov          r10, r12
        and          r10, rbx
        add          r10, r13
        rorx         r13, r12, 14
        rorx         rdi, r12, 18
        rorx         rsi, r12, 41
        andn         r9, r12, r9
        add          rax, r12
        add          rbp, rax
        xor          r13, rdi
        add          r10, r9
        xor          r13, rsi
        rorx         r9, rax, 28
        rorx         rdi, rax, 34
        xor          r9, rdi
        add          r10, r13
        and          r14, rax
        add          r8, r14
        mov          r13, rax
        and          r13, r15
        rorx         r14, r10, 18
        mov          rdi, r10
        and          rdi, r12
        add          r8, r10
        rorx         rsi, rax, 39
        xor          r9, rsi
        rorx         rsi, r10, 14
        add          r8, r9
        add          r11, rdi
        rorx         r9, r10, 41
        andn         rdi, r10, rbx
        xor          rsi, r14
        sub          r13, rdx
        xor          rsi, r9
        add          r11, rdi
        add          rbx, [rcx + 32]                            // round 4
        add          rbx, r15
        mov          r14, rax
        xor          r14, r15
        rorx         r9, r8, 28
        rorx         rdi, r8, 34
        and          r14, r8
        xor          r9, rdi
        add          r13, r14
        rorx         r14, r8, 39
        add          r11, rsi
        mov          rdx, r11                                   // round 7
        add          rdx, [rcx + 56]
        rorx         rdi, r11, 14
        add          r13, r11
        mov          rsi, r11
        and          rsi, r10
        mov          [rsp + 40], rcx
        mov          rcx, r8
        and          rcx, rax
        sub          rcx, r15
        add          rbx, rsi
        rorx         r15, r11, 18
        rorx         rsi, r11, 41
        mov          [rsp + 48], rcx
        mov          rcx, r8
        xor          rcx, rax
        andn         r12, r11, r12
        xor          rdi, r15
        xor          rdi, rsi
        xor          r9, r14
        add          rbx, r12
        add          rbx, rdi
        rorx         r12, rbx, 14
        mov          r14, rbx
        and          r14, r11
        add          rbp, r14
        rorx         r14, rbx, 18
        rorx         r15, rbx, 41
        andn         rdi, rbx, r10
        xor          r12, r14
        add          rdi, rbp
        xor          r12, r15
        add          r12, rdi
        add          r13, r9
        mov          rsi, r13
        xor          rsi, r8
        add          rdx, r13
        rorx         rbp, r13, 34
        rorx         r14, r13, 28
        and          rcx, r13
        xor          r14, rbp
        mov          rbp, [rsp + 48]
        add          rbp, rcx
        rorx         rcx, r13, 39
        xor          r14, rcx
        add          rbp, rbx
        mov          rcx, r13
        and          rcx, r8
        sub          rcx, rax
        add          rbp, r14
        rorx         r14, rbp, 28
        rorx         r15, rbp, 34
        and          rsi, rbp
        xor          r14, r15
        add          rsi, rcx
        add          rsi, r12
        mov          rcx, rbp
        and          rcx, r13
        rorx         r15, rbp, 39
        xor          r14, r15
        add          rsi, r14
        mov          r14, rsi
        xor          r14, rbp
        mov          r15, [rsp + 40]
        add          r10, [r15 + 48]                            // round 6
        add          r10, r8
        rorx         r9, r12, 14
        mov          rdi, r12
        and          rdi, rbx
        add          r10, rdi
        rorx         rdi, r12, 18
        rorx         rax, r12, 41
        andn         r11, r12, r11
        xor          r9, rdi
        sub          rcx, r8
        add          r10, r11
        xor          r9, rax
        mov          r11, rbp
        xor          r11, r13
        rorx         r8, rsi, 28
        rorx         rdi, rsi, 34
        add          r10, r9
        rorx         r9, r10, 14
        mov          rax, r10
        and          rax, r12
        add          rdx, rax
        rorx         rax, r10, 18
        mov          [rsp + 48], r12
        rorx         r12, r10, 41
        xor          r9, rax
        xor          r9, r12
        andn         r12, r10, rbx
        add          rdx, r12
        add          rdx, r9
        and          r11, rsi
        xor          r8, rdi
        mov          r12, rsi
        and          r12, rbp
        sub          r12, r13
        add          rcx, r11
        add          rcx, r10
        rorx         r13, rsi, 39
        xor          r8, r13
        add          rcx, r8
        rorx         r13, rcx, 28
        rorx         r11, rcx, 34
        and          r14, rcx
        xor          r13, r11
        add          r12, r14
        mov          r14, rcx
        and          r14, rsi
        add          r12, rdx
        rorx         r11, rcx, 39
        xor          r13, r11
        add          r12, r13
        add          rbx, [r15 + 64]                            // round 8
        add          rbx, rbp
        rorx         r13, rdx, 14
        mov          r11, rdx
        and          r11, r10
        add          rbx, r11
        rorx         r11, rdx, 18
        rorx         r9, rdx, 41
        mov          r8, [rsp + 48]
        andn         rdi, rdx, r8
        xor          r13, r11
        sub          r14, rbp
        add          rbx, rdi
        add          r8, [r15 + 72]                             // round 9
        xor          r13, r9
        add          r8, rsi
        mov          rbp, rcx
        xor          rbp, rsi
        rorx         r11, r12, 28
        rorx         r9, r12, 34
        add          rbx, r13
        and          rbp, r12
        xor          r11, r9
        add          r14, rbp
        rorx         rbp, r12, 39
        add          r14, rbx
        rorx         r13, rbx, 14
        xor          r11, rbp
        mov          rbp, r12
        and          rbp, rcx
        mov          r9, rbx
        and          r9, rdx
        add          r8, r9
        add          r14, r11
        rorx         r11, rbx, 18
        andn         r9, rbx, r10
        xor          r11, r13
        rorx         r13, rbx, 41
        sub          rbp, rsi
        add          r9, r8
        xor          r11, r13
        mov          r8, r12
        xor          r8, rcx
        and          r8, r14
        add          r8, rbp
        rorx         rbp, r14, 28
        rorx         r13, r14, 34
        xor          rbp, r13
        add          r10, [r15 + 80]                            // round 10
        add          r11, r9
        add          r10, rcx
        mov          r13, r14
        and          r13, r12
        add          r8, r11
        rorx         r9, r14, 39
        xor          rbp, r9
        mov          r9, r11
        and          r9, rbx
        add          r8, rbp
        rorx         rbp, r11, 14
        add          r10, r9
        rorx         r9, r11, 18
        rorx         rdi, r11, 41
        andn         rsi, r11, rdx
        xor          rbp, r9
        sub          r13, rcx
        add          r10, rsi
        xor          rbp, rdi
        mov          rcx, r14
        xor          rcx, r12
        rorx         r9, r8, 28
        rorx         rdi, r8, 34
        add          r10, rbp
        and          rcx, r8
        xor          r9, rdi
        add          r13, rcx
        mov          rsi, r8
        and          rsi, r14
        rorx         rcx, r8, 39
        xor          r9, rcx
        mov          rcx, rbx                                   // round 12
        add          rcx, [r15 + 96]
        add          rdx, [r15 + 88]                            // round 11
        add          r13, r10
        add          rcx, r14
        add          rdx, r12
        add          r13, r9
        rorx         rbp, r10, 14
        mov          r9, r10
        and          r9, r11
        add          rdx, r9
        rorx         r9, r10, 18
        rorx         rdi, r10, 41
        andn         rbx, r10, rbx
        xor          rbp, r9
        sub          rsi, r12
        add          rdx, rbx
        xor          rbp, rdi
        mov          r12, r13
        xor          r12, r8
        rorx         rbx, r13, 34
        mov          r9, r8
        xor          r9, r14
        mov          rdi, r11                                   // round 13
        add          rdi, [r15 + 104]
        rorx         rax, r13, 28
        add          rdx, rbp
        mov          rbp, rdx
        and          rbp, r10
        rorx         r15, rdx, 14
        add          rcx, rbp
        rorx         rbp, rdx, 18
        mov          [rsp + 48], r10
        rorx         r10, rdx, 41
        andn         r11, rdx, r11
        xor          r15, rbp
        add          r11, rcx
        xor          r15, r10
        add          r15, r11
        and          r9, r13
        add          rdi, r8
        xor          rax, rbx
        add          rsi, r9
        mov          rcx, r13
        and          rcx, r8
        sub          rcx, r14
        mov          rbp, [rsp + 8]
        mov          r14, [rbp + 16]                            // H = H + (a, b, ...)
        add          rsi, rdx
        rorx         rbx, r13, 39
        xor          rax, rbx
        add          rsi, rax
        rorx         rbx, rsi, 28
        and          r12, rsi
        rorx         r11, rsi, 34
        xor          rbx, r11
        add          rcx, r12
        mov          r12, rsi
        and          r12, r13
        rorx         r11, r15, 18
        rorx         r10, r15, 14
        add          rcx, r15
        rorx         r9, r15, 41
        rorx         rax, rsi, 39
        xor          rbx, rax
        add          rcx, rbx
        mov          rbx, r15
        and          rbx, rdx
        add          rdi, rbx
        mov          rbx, [rsp + 48]
        andn         rax, r15, rbx
        xor          r11, r10
        sub          r12, r8
        add          rax, rdi
        mov          r10, [rsp + 40]
        add          rbx, [r10 + 112]                           // round 14
        xor          r11, r9
        add          rbx, r13
        mov          r9, rdx                                    // round 15
        add          r9, [r10 + 120]
        mov          r10, rsi
        xor          r10, r13
        rorx         r8, rcx, 28
        rorx         rdi, rcx, 34
        add          r11, rax
        and          r10, rcx
        xor          r8, rdi
        andn         rdi, r11, rdx
        add          r9, rsi
        mov          rdx, [rbp + 8]
        add          r12, r10
        add          r12, r11
        rorx         r10, rcx, 39
        xor          r8, r10
        add          r12, r8
        rorx         r10, r11, 14
        add          r14, r12
        rorx         r8, r11, 18
        xor          r10, r8
        mov          [rbp + 16], r14
        mov          r8, rcx
        and          r8, rsi
        mov          rax, [rsp + 16]
        add          rax, 128                                   // the next block
        mov          [rsp + 16], rax
        mov          rax, [rsp]
        add          rax, -1
        mov          [rsp], rax
        mov          rax, r11
        and          rax, r15
        add          rbx, rax
        add          rdi, rbx
        sub          r8, r13
        rorx         r13, r11, 41
        mov          rbx, r12
        and          rbx, rcx
        xor          r10, r13
        add          r10, rdi
        mov          r13, rcx
        xor          r13, rsi
        rorx         rdi, r12, 28
        rorx         rax, r12, 34
        and          r13, r12
        xor          rdi, rax
        sub          rbx, rsi
        mov          rsi, [rbp + 24]
        mov          rax, [rbp + 32]
        add          r8, r13
        mov          r13, r12
        xor          r13, rcx
        add          rsi, rcx
        add          r8, r10
        add          rbx, [rbp]
        rorx         rcx, r12, 39
        xor          rdi, rcx
        add          r8, rdi
        mov          [rbp + 24], rsi
        and          r13, r8
        rorx         rcx, r10, 14
        rorx         r12, r10, 18
        add          rdx, r8
        mov          rdi, r10
        and          rdi, r11
        add          rbx, r13
        andn         r13, r10, r15
        mov          [rbp + 8], rdx
        xor          rcx, r12
        add          r9, rdi
        mov          r12, [rbp + 40]
        rorx         rdi, r10, 41
        add          r13, r9
        mov          r9, [rbp + 48]
        add          r10, r12
        add          r11, r9
        xor          rcx, rdi
        add          rcx, r13
        rorx         r12, r8, 28
        mov          [rbp + 40], r10
        rorx         r13, r8, 34
        mov          [rbp + 48], r11
        rorx         r9, r8, 39
        xor          r12, r13
        mov          r13, [rbp + 56]
        add          r13, r15
        add          rax, rcx
        xor          r12, r9
        add          rbx, rcx
        mov          [rbp + 32], rax
        mov          [rbp + 56], r13
        add          rbx, r12
        mov          [rbp], rbx
        mov          rdi, r14
        mov          r8, rsi
        mov          rsi, rdx
        mov          rdx, rbx
        mov          r9, rax
        mov          rbx, r13
        mov          rax, [rsp + 32]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 768]
        vmovaps      xmm7, [rsp + 784]
        vmovaps      xmm8, [rsp + 800]
        vmovaps      xmm9, [rsp + 816]
        vmovaps      xmm10, [rsp + 832]
        vmovaps      xmm11, [rsp + 848]
        add          rsp, 872
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
        add          rsp, 776
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_wide_apart_zen4), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_wide_apart_zen4)
#  endif
#endif

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_wide_apart_zen4))
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_wide_apart_zen4):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_wide_apart_zen4)
        endbr64
        push         rsi
        .seh_pushreg rsi
        push         rdi
        .seh_pushreg rdi
        sub          rsp, 168
        .seh_stackalloc 168
        vmovaps      [rsp + 64], xmm6
        .seh_savexmm xmm6, 64
        vmovaps      [rsp + 80], xmm7
        .seh_savexmm xmm7, 80
        vmovaps      [rsp + 96], xmm8
        .seh_savexmm xmm8, 96
        vmovaps      [rsp + 112], xmm9
        .seh_savexmm xmm9, 112
        vmovaps      [rsp + 128], xmm10
        .seh_savexmm xmm10, 128
        vmovaps      [rsp + 144], xmm11
        .seh_savexmm xmm11, 144
        .seh_endprologue
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
        sub          rsp, 72
        .cfi_def_cfa_offset 80
#endif
        lea          rax, [rsp + 63]
        and          rax, -64

        // the message words
        vmovdqu      ymm4, [rsi]                                // W_0 to W_3
        vmovdqu      ymm5, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      ymm6, [rsi + 32]                           // W_4 to W_7
        vmovdqu      ymm7, [rsi + 64]                           // W_8 to W_11
        vpshufb      ymm0, ymm4, ymm5
        vmovdqu      ymm4, [rsi + 96]                           // W_12 to W_15
        vpshufb      ymm1, ymm6, ymm5
        vpshufb      ymm2, ymm7, ymm5
        vpaddq       ymm6, ymm0, [rip + NSMS_L(K)]              // W_0 to W_3, + K
        vpshufb      ymm3, ymm4, ymm5
        vpaddq       ymm4, ymm1, [rip + NSMS_L(K) + 32]         // W_4 to W_7, + K
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 64]         // W_8 to W_11, + K
        vmovdqu      [rdi], ymm6
        vpaddq       ymm6, ymm3, [rip + NSMS_L(K) + 96]         // W_12 to W_15, + K
        vmovdqu      [rdi + 32], ymm4
        vmovdqu      [rdi + 64], ymm5
        vmovdqu      [rdi + 96], ymm6
        lea          rcx, [rip + NSMS_L(K) + 128]
        lea          rdx, [rdi + 512]
        .p2align     6
        // Live here: W rows 0..3 of 1 block: ymm0..ymm3; area: rax; wk: rdi; kp: rcx; turn: rdx.
NSMS_L(schedule_more):

        // the next sixteen words
        vperm2i128   ymm4, ymm3, ymm3, 1                        // W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vpblendd     ymm5, ymm0, ymm1, 3
        vpblendd     ymm6, ymm2, ymm3, 3
        vpsrlq       ymm7, ymm4, 19
        vpsllq       ymm8, ymm4, 45
        vpsrlq       ymm9, ymm4, 61
        vpsllq       ymm10, ymm4, 3
        vpermq       ymm5, ymm5, 57
        vpxor        ymm7, ymm7, ymm8
        vpxor        ymm8, ymm9, ymm10
        vpsrlq       ymm4, ymm4, 6
        vpxor        ymm7, ymm7, ymm8
        vpermq       ymm6, ymm6, 57
        vpsrlq       ymm8, ymm5, 1
        vpsllq       ymm9, ymm5, 63
        vpsrlq       ymm10, ymm5, 8
        vpsllq       ymm11, ymm5, 56
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm10, ymm11
        vpxor        ymm4, ymm7, ymm4
        vpsrlq       ymm5, ymm5, 7
        vpxor        ymm7, ymm8, ymm9
        vpaddq       ymm8, ymm0, ymm6
        vpxor        ymm5, ymm7, ymm5
        vpaddq       ymm4, ymm8, ymm4
        vpaddq       ymm4, ymm5, ymm4
        vpaddq       ymm5, ymm8, ymm5
        vperm2i128   ymm4, ymm3, ymm4, 33
        vpsrlq       ymm7, ymm4, 19
        vpsllq       ymm8, ymm4, 45
        vpsrlq       ymm9, ymm4, 61
        vpsllq       ymm10, ymm4, 3
        vpxor        ymm7, ymm7, ymm8
        vpxor        ymm8, ymm9, ymm10
        vpsrlq       ymm4, ymm4, 6
        vpxor        ymm7, ymm7, ymm8
        vpblendd     ymm8, ymm1, ymm2, 3                        // W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpxor        ymm4, ymm7, ymm4
        vpermq       ymm7, ymm8, 57
        vpaddq       ymm0, ymm5, ymm4
        vpsrlq       ymm4, ymm7, 1
        vpsllq       ymm5, ymm7, 63
        vpsrlq       ymm8, ymm7, 8
        vpxor        ymm4, ymm4, ymm5
        vpsllq       ymm5, ymm7, 56
        vpaddq       ymm9, ymm0, [rcx]
        vperm2i128   ymm10, ymm0, ymm0, 1
        vpsrlq       ymm7, ymm7, 7
        vpxor        ymm5, ymm8, ymm5
        vmovdqu      [rdi + 128], ymm9
        vpxor        ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm10, 19
        vpsllq       ymm8, ymm10, 45
        vpsrlq       ymm9, ymm10, 61
        vpsllq       ymm11, ymm10, 3
        vpxor        ymm5, ymm5, ymm8
        vpxor        ymm8, ymm9, ymm11
        vpxor        ymm4, ymm4, ymm7
        vpsrlq       ymm7, ymm10, 6
        vpxor        ymm5, ymm5, ymm8
        vpaddq       ymm4, ymm1, ymm4
        vpblendd     ymm8, ymm3, ymm0, 3
        vpxor        ymm5, ymm5, ymm7
        vpermq       ymm7, ymm8, 57
        vpaddq       ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vperm2i128   ymm5, ymm0, ymm5, 33
        vpsrlq       ymm8, ymm5, 19
        vpsllq       ymm9, ymm5, 45
        vpsrlq       ymm10, ymm5, 61
        vpsllq       ymm11, ymm5, 3
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm10, ymm11
        vpsrlq       ymm5, ymm5, 6
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm5, ymm8, ymm5
        vpsrlq       ymm8, ymm6, 1                              // W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       ymm9, ymm6, 63
        vpsrlq       ymm10, ymm6, 8
        vpaddq       ymm1, ymm4, ymm5
        vpxor        ymm4, ymm8, ymm9
        vpsllq       ymm5, ymm6, 56
        vpaddq       ymm8, ymm1, [rcx + 32]
        vperm2i128   ymm9, ymm1, ymm1, 1
        vpsrlq       ymm6, ymm6, 7
        vpxor        ymm5, ymm10, ymm5
        vmovdqu      [rdi + 160], ymm8
        vpxor        ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm9, 19
        vpsllq       ymm8, ymm9, 45
        vpsrlq       ymm10, ymm9, 61
        vpsllq       ymm11, ymm9, 3
        vpxor        ymm5, ymm5, ymm8
        vpxor        ymm8, ymm10, ymm11
        vpxor        ymm4, ymm4, ymm6
        vpsrlq       ymm6, ymm9, 6
        vpxor        ymm5, ymm5, ymm8
        vpaddq       ymm4, ymm2, ymm4
        vpblendd     ymm8, ymm0, ymm1, 3
        vpxor        ymm5, ymm5, ymm6
        vpermq       ymm6, ymm8, 57
        vpaddq       ymm4, ymm4, ymm6
        vpaddq       ymm5, ymm4, ymm5
        vperm2i128   ymm5, ymm1, ymm5, 33
        vpsrlq       ymm6, ymm5, 19
        vpsllq       ymm8, ymm5, 45
        vpsrlq       ymm9, ymm5, 61
        vpsllq       ymm10, ymm5, 3
        vpxor        ymm6, ymm6, ymm8
        vpxor        ymm8, ymm9, ymm10
        vpsrlq       ymm5, ymm5, 6
        vpxor        ymm6, ymm6, ymm8
        vpsrlq       ymm8, ymm7, 1                              // W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       ymm9, ymm7, 63
        vpsrlq       ymm10, ymm7, 8
        vpxor        ymm5, ymm6, ymm5
        vpxor        ymm6, ymm8, ymm9
        vpaddq       ymm2, ymm4, ymm5
        vpsllq       ymm4, ymm7, 56
        vpsrlq       ymm5, ymm7, 7
        vpaddq       ymm7, ymm2, [rcx + 64]
        vperm2i128   ymm8, ymm2, ymm2, 1
        vpxor        ymm4, ymm10, ymm4
        vpblendd     ymm9, ymm1, ymm2, 3
        vmovdqu      [rdi + 192], ymm7
        vpxor        ymm4, ymm6, ymm4
        vpermq       ymm6, ymm9, 57
        vpsrlq       ymm7, ymm8, 19
        vpsllq       ymm9, ymm8, 45
        vpsrlq       ymm10, ymm8, 61
        vpsllq       ymm11, ymm8, 3
        vpxor        ymm7, ymm7, ymm9
        vpxor        ymm9, ymm10, ymm11
        vpxor        ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm8, 6
        vpxor        ymm7, ymm7, ymm9
        vpaddq       ymm4, ymm3, ymm4
        vpxor        ymm5, ymm7, ymm5
        vpaddq       ymm4, ymm4, ymm6
        lea          rsi, [rdi + 128]
        lea          r8, [rcx + 128]
        vpaddq       ymm5, ymm4, ymm5
        vperm2i128   ymm5, ymm2, ymm5, 33
        vpsrlq       ymm6, ymm5, 19
        vpsllq       ymm7, ymm5, 45
        vpsrlq       ymm8, ymm5, 61
        vpsllq       ymm9, ymm5, 3
        vpxor        ymm6, ymm6, ymm7
        vpxor        ymm7, ymm8, ymm9
        vpsrlq       ymm5, ymm5, 6
        vpxor        ymm6, ymm6, ymm7
        vpxor        ymm5, ymm6, ymm5
        vpaddq       ymm3, ymm4, ymm5
        vpaddq       ymm4, ymm3, [rcx + 96]
        vmovdqu      [rdi + 224], ymm4
        mov          rdi, rsi
        mov          rcx, r8
        cmp          rdi, rdx
        jne          NSMS_L(schedule_more)
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 64]
        vmovaps      xmm7, [rsp + 80]
        vmovaps      xmm8, [rsp + 96]
        vmovaps      xmm9, [rsp + 112]
        vmovaps      xmm10, [rsp + 128]
        vmovaps      xmm11, [rsp + 144]
        add          rsp, 168
        pop          rdi
        pop          rsi
        ret
        .seh_endproc
#else
        add          rsp, 72
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#  if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_wide_apart_zen4), . - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_wide_apart_zen4)
#  endif
#endif

#if defined(__ELF__)  // supports indirect branch tracking and shadow stacks
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  // the assembler's default

#undef NSMS_SYMBOL
#undef NSMS_FUNCTION
#undef NSMS_HIDE
#undef NSMS_WIN64
#undef NSMS_L
#endif
