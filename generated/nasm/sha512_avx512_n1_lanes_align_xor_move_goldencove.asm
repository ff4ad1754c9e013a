; sha512_avx512_n1_lanes_align_xor_move_goldencove.asm, written by nsms: make gen HASH=sha512 ISA=avx512 N=1 ROUNDS=lanes FORMS=align-xor-move UARCH=goldencove
;
; void nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint64_t state[8], const void *data, size_t blocks);
;   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash value after any number of blocks.
;   Reads 64 bytes at state and 128 bytes at data for each of the blocks; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 871 instructions, 15 integer registers, 27 vector registers, 2 mask registers, 5 spills,
;   808 bytes of stack (System V), 984 (Win64).
;   Holds: [e_t, a_t-2] of four t in xmm0 to xmm3; H e c in xmm4; H f d in xmm5; H g in xmm6; H h in xmm7; H b in
;     xmm8; H a in xmm9; area in rax; is_a in k1; data in rsi; blocks in rdi; state in r9; p in rcx; kp in rdx;
;     turn in r8. Other slots of the frame hold values for a while.
;     area: the frame's aligned part: the words of the batch that rounds read, vectors behind them; is_a: the mask
;     of the lane of a; p: where the rounds read the words of the schedule; kp: where K_t is read; turn: what a
;     pointer is compared with at the end of a loop.
;
; Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
; stack below the return address. Changed are registers and flags that the convention lets a function change (and not
; x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
; What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
; schedules beside rounds.
;
; Needs: avx, avx2, avx512bw, avx512f, avx512vl, bmi2.
; Assembles to elf64, win64 and macho64 objects; unwind information in the first two: NASM cannot write
; it for Mach-O. Define NSMS_HIDDEN to hide the symbols.
; Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
; What nsms proves is the result; that nothing is touched but these buffers, the frame and the constants here; that
; the convention is kept; and that no branch and no address depends on state or message: constant time. It rests on
; the decoder, on what instructions are taken to mean, and on the text of the standard (docs/SOUNDNESS.md of nsms).
; Copyright (c) 2026 the nsms authors
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define NSMS_SYMBOL(name) _ %+ name
%elifidn __OUTPUT_FORMAT__, win64
%define NSMS_WIN64
%define NSMS_SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define NSMS_SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%define L(name) ..@ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifdef NSMS_WIN64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64
L(K):  ; K_t
        dq           0x428a2f98d728ae22, 0x7137449123ef65cd
        dq           0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        dq           0x3956c25bf348b538, 0x59f111f1b605d019
        dq           0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        dq           0xd807aa98a3030242, 0x12835b0145706fbe
        dq           0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        dq           0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        dq           0x9bdc06a725c71235, 0xc19bf174cf692694
        dq           0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        dq           0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        dq           0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        dq           0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        dq           0x983e5152ee66dfab, 0xa831c66d2db43210
        dq           0xb00327c898fb213f, 0xbf597fc7beef0ee4
        dq           0xc6e00bf33da88fc2, 0xd5a79147930aa725
        dq           0x06ca6351e003826f, 0x142929670a0e6e70
        dq           0x27b70a8546d22ffc, 0x2e1b21385c26c926
        dq           0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        dq           0x650a73548baf63de, 0x766a0abb3c77b2a8
        dq           0x81c2c92e47edaee6, 0x92722c851482353b
        dq           0xa2bfe8a14cf10364, 0xa81a664bbc423001
        dq           0xc24b8b70d0f89791, 0xc76c51a30654be30
        dq           0xd192e819d6ef5218, 0xd69906245565a910
        dq           0xf40e35855771202a, 0x106aa07032bbd1b8
        dq           0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        dq           0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        dq           0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        dq           0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        dq           0x748f82ee5defb2fc, 0x78a5636f43172f60
        dq           0x84c87814a1f0ab72, 0x8cc702081a6439ec
        dq           0x90befffa23631e28, 0xa4506cebde82bde9
        dq           0xbef9a3f7b2c67915, 0xc67178f2e372532b
        dq           0xca273eceea26619c, 0xd186b8c721c0c207
        dq           0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        dq           0x06f067aa72176fba, 0x0a637dc5a2c898a6
        dq           0x113f9804bef90dae, 0x1b710b35131c471b
        dq           0x28db77f523047d84, 0x32caab7b40c72493
        dq           0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        dq           0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        dq           0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        align        64
L(turns):  ; how far Sigma_1 and Sigma_0 rotate; which lane is a's
        dq           0x000000000000000e, 0x000000000000001c
        dq           0x0000000000000012, 0x0000000000000022
        dq           0x0000000000000029, 0x0000000000000027
        dq           0x0000000000000000, 0xffffffffffffffff
        align        16
L(words_00000000000000000000000000000000):  ; constant words
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove):function hidden (L(f_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove):function (L(f_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(f_at1):
        push         rbp
L(f_at2):
        push         rsi
L(f_at3):
        push         rdi
L(f_at4):
        push         r12
L(f_at5):
        push         r13
L(f_at6):
        push         r14
L(f_at7):
        push         r15
L(f_at8):
        sub          rsp, 920
L(f_at9):
        vmovaps      [rsp + 752], xmm6
L(f_at10):
        vmovaps      [rsp + 768], xmm7
L(f_at11):
        vmovaps      [rsp + 784], xmm8
L(f_at12):
        vmovaps      [rsp + 800], xmm9
L(f_at13):
        vmovaps      [rsp + 816], xmm10
L(f_at14):
        vmovaps      [rsp + 832], xmm11
L(f_at15):
        vmovaps      [rsp + 848], xmm12
L(f_at16):
        vmovaps      [rsp + 864], xmm13
L(f_at17):
        vmovaps      [rsp + 880], xmm14
L(f_at18):
        vmovaps      [rsp + 896], xmm15
L(f_at19):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
L(f_at1):
        push         rbp
L(f_at2):
        push         r12
L(f_at3):
        push         r13
L(f_at4):
        push         r14
L(f_at5):
        push         r15
L(f_at6):
        sub          rsp, 760
L(f_at7):
%endif
        mov          r9, rdi
        mov          rdi, rdx
        cmp          rdi, 0
        je           L(f_done)
        lea          rax, [rsp + 103]
        and          rax, -64
        vmovq        xmm0, [r9]                                 ; the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovq        xmm1, [r9 + 8]
        vmovq        xmm2, [r9 + 16]
        vmovq        xmm3, [r9 + 24]
        vmovq        xmm10, [r9 + 32]
        vmovq        xmm11, [r9 + 40]
        mov          ecx, 1                                     ; masks: the lane of e, the lane of a
        mov          edx, 2
        vmovq        xmm6, [r9 + 48]
        vmovq        xmm7, [r9 + 56]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
        ; Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        ;   data in rsi, blocks in rdi, state in r9.
L(f_batch1):
        cmp          rdi, 1
        jb           L(f_leave)

        ; sixteen rounds on the message words
        mov          r10, [rsi]                                 ; W_0
        vmovdqu64    xmm10, [rel L(turns) + 32]                 ; round 0
        vmovdqu64    xmm11, [rel L(words_00000000000000000000000000000000)]
        vmovdqu64    xmm12, [rel L(turns)]
        bswap        r10
        vprorvq      xmm13, xmm4, xmm12
            mov      [rax], r10                                 ; W 0
        vmovdqu64    xmm14, [rel L(turns) + 16]
        vprorvq      xmm15, xmm4, xmm14
            add      r10, [rel L(K)]
        vmovq        xmm16, r10
        vpaddq       xmm16, xmm7, xmm16
        vpsubq       xmm16{k1}, xmm11, xmm7
        mov          r10, [rsi + 8]                             ; W_1
        vprorvq      xmm17, xmm4, xmm10
        vpternlogq   xmm17, xmm13, xmm15, 150
        vpalignr     xmm13, xmm5, xmm5, 8
        vpaddq       xmm13, xmm13, xmm17
        bswap        r10
            mov      [rax + 8], r10                             ; W 1
            add      r10, [rel L(K) + 8]
        vmovq        xmm15, r10                                 ; round 1
            vmovdqu64 xmm17, [rel L(turns) + 48]
        vmovdqa64    xmm18, xmm4
        vpternlogq   xmm18, xmm17, xmm5, 180
        vmovdqa64    xmm19, xmm6
        vpternlogq   xmm19, xmm18, xmm5, 184
        vpaddq       xmm13, xmm19, xmm13
        vpaddq       xmm13, xmm13, xmm16
        vmovdqa64    xmm16, xmm13
        vpternlogq   xmm16, xmm17, xmm4, 180
        vprorvq      xmm18, xmm13, xmm14
        vprorvq      xmm19, xmm13, xmm10
        vprorvq      xmm20, xmm13, xmm12
        vpternlogq   xmm19, xmm20, xmm18, 150
        vpaddq       xmm15, xmm6, xmm15
        vpsubq       xmm15{k1}, xmm11, xmm6
        vpternlogq   xmm13, xmm17, xmm8, 184
        vpalignr     xmm18, xmm4, xmm4, 8
        vpaddq       xmm15, xmm18, xmm15
        vpaddq       xmm15, xmm15, xmm19
        vmovdqa64    xmm18, xmm5
        vpternlogq   xmm18, xmm16, xmm4, 184
        vpaddq       xmm15, xmm18, xmm15
        vpternlogq   xmm15, xmm17, xmm9, 184
        vprorvq      xmm16, xmm15, xmm12                        ; round 2
        mov          r10, [rsi + 16]                            ; W_2
        vprorvq      xmm18, xmm15, xmm10
        vmovdqa64    xmm19, xmm15
        vpternlogq   xmm19, xmm17, xmm13, 180
        vmovdqa64    xmm20, xmm4
        vpternlogq   xmm20, xmm19, xmm13, 184
        vprorvq      xmm19, xmm15, xmm14
        vpternlogq   xmm18, xmm16, xmm19, 150
        vpalignr     xmm16, xmm13, xmm13, 8
        bswap        r10
            mov      [rax + 16], r10                            ; W 2
            add      r10, [rel L(K) + 16]
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm5, xmm19
        vpsubq       xmm19{k1}, xmm11, xmm5
        vpaddq       xmm16, xmm19, xmm16
        vpaddq       xmm16, xmm16, xmm18
        vpaddq       xmm16, xmm20, xmm16
        vprorvq      xmm18, xmm16, xmm14                        ; round 3
        mov          r10, [rsi + 24]                            ; W_3
        vprorvq      xmm19, xmm16, xmm12
        vprorvq      xmm20, xmm16, xmm10
        bswap        r10
            mov      [rax + 24], r10                            ; W 3
        vpternlogq   xmm20, xmm19, xmm18, 150
        mov          r11, [rsi + 32]                            ; W_4
            add      r10, [rel L(K) + 24]
        vmovq        xmm18, r10
        vpaddq       xmm18, xmm4, xmm18
        vpsubq       xmm18{k1}, xmm11, xmm4
        vpalignr     xmm19, xmm15, xmm15, 8
        vpaddq       xmm18, xmm18, xmm19
        vpaddq       xmm18, xmm18, xmm20
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm17, xmm15, 180
        vmovdqa64    xmm20, xmm13
        vpternlogq   xmm20, xmm19, xmm15, 184
        vpaddq       xmm18, xmm20, xmm18
        vprorvq      xmm19, xmm18, xmm12                        ; round 4
        bswap        r11
            mov      [rax + 32], r11                            ; W 4
            add      r11, [rel L(K) + 32]
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm13
        vpsubq       xmm20{k1}, xmm11, xmm13
        vprorvq      xmm13, xmm18, xmm14
        vpalignr     xmm21, xmm16, xmm16, 8
        vpaddq       xmm20, xmm20, xmm21
        vprorvq      xmm21, xmm18, xmm10
        vpternlogq   xmm21, xmm19, xmm13, 150
        vmovdqa64    xmm13, xmm18
        vpternlogq   xmm13, xmm17, xmm16, 180
        vmovdqa64    xmm19, xmm15
        vpternlogq   xmm19, xmm13, xmm16, 184
        vpaddq       xmm13, xmm20, xmm21
        vpaddq       xmm13, xmm19, xmm13
        vprorvq      xmm19, xmm13, xmm12                        ; round 5
        mov          r10, [rsi + 40]                            ; W_5
        vprorvq      xmm20, xmm13, xmm10
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm17, xmm18, 180
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm21, xmm18, 184
        vprorvq      xmm21, xmm13, xmm14
        vpternlogq   xmm20, xmm19, xmm21, 150
        bswap        r10
            mov      [rax + 40], r10                            ; W 5
            add      r10, [rel L(K) + 40]
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm19, xmm15
        vpsubq       xmm19{k1}, xmm11, xmm15
        vpalignr     xmm15, xmm18, xmm18, 8
        vpaddq       xmm15, xmm19, xmm15
        vpaddq       xmm15, xmm15, xmm20
        vpaddq       xmm15, xmm22, xmm15
        vprorvq      xmm19, xmm15, xmm14                        ; round 6
        mov          r10, [rsi + 48]                            ; W_6
        vprorvq      xmm20, xmm15, xmm12
        bswap        r10
            mov      [rax + 48], r10                            ; W 6
        vprorvq      xmm21, xmm15, xmm10
        vpternlogq   xmm21, xmm20, xmm19, 150
            add      r10, [rel L(K) + 48]
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm19, xmm16
        vpsubq       xmm19{k1}, xmm11, xmm16
        mov          r10, [rsi + 56]                            ; W_7
        vmovdqa64    xmm16, xmm15
        vpternlogq   xmm16, xmm17, xmm13, 180
        vmovdqa64    xmm20, xmm18
        vpternlogq   xmm20, xmm16, xmm13, 184
        vpalignr     xmm16, xmm13, xmm13, 8
        vpaddq       xmm16, xmm19, xmm16
        vpaddq       xmm16, xmm16, xmm21
        vpaddq       xmm16, xmm20, xmm16
        vprorvq      xmm19, xmm16, xmm12                        ; round 7
        bswap        r10
            mov      [rax + 56], r10                            ; W 7
            add      r10, [rel L(K) + 56]
        vmovq        xmm20, r10
        vpaddq       xmm20, xmm20, xmm18
        vpsubq       xmm20{k1}, xmm11, xmm18
        vpalignr     xmm18, xmm16, xmm16, 8                     ; round 8
        vprorvq      xmm21, xmm16, xmm10
        vprorvq      xmm22, xmm16, xmm14
        vpternlogq   xmm21, xmm19, xmm22, 150
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm17, xmm15, 180
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm19, xmm15, 184
        mov          r10, [rsi + 72]                            ; W_9
        bswap        r10
            mov      [rax + 72], r10                            ; W 9
        vpalignr     xmm19, xmm15, xmm15, 8
        vpaddq       xmm19, xmm20, xmm19
        vpaddq       xmm19, xmm19, xmm21
        vpaddq       xmm19, xmm22, xmm19
        vprorvq      xmm20, xmm19, xmm12
        vmovdqa64    xmm21, xmm19
        vpternlogq   xmm21, xmm17, xmm16, 180
        vmovdqa64    xmm22, xmm15
        vpternlogq   xmm22, xmm21, xmm16, 184
        vprorvq      xmm21, xmm19, xmm10
        mov          r11, [rsi + 64]                            ; W_8
        bswap        r11
            mov      [rax + 64], r11                            ; W 8
            add      r11, [rel L(K) + 64]
        vmovq        xmm23, r11
        vpaddq       xmm23, xmm23, xmm13
        vpsubq       xmm23{k1}, xmm11, xmm13
        vpaddq       xmm13, xmm23, xmm18
        vprorvq      xmm18, xmm19, xmm14
        vpternlogq   xmm21, xmm20, xmm18, 150
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm22, xmm13
        vprorvq      xmm18, xmm13, xmm12                        ; round 9
        vmovdqa64    xmm20, xmm13
        vpternlogq   xmm20, xmm17, xmm19, 180
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm20, xmm19, 184
        vprorvq      xmm20, xmm13, xmm14
        mov          r11, [rsi + 80]                            ; W_10
        vpalignr     xmm22, xmm19, xmm19, 8
            add      r10, [rel L(K) + 72]
        vmovq        xmm23, r10
        vpaddq       xmm23, xmm23, xmm15
        vpsubq       xmm23{k1}, xmm11, xmm15
        vpaddq       xmm15, xmm23, xmm22
        vprorvq      xmm22, xmm13, xmm10
        vpternlogq   xmm22, xmm18, xmm20, 150
        vpalignr     xmm18, xmm13, xmm13, 8                     ; round 10
        vpaddq       xmm15, xmm15, xmm22
        vpaddq       xmm15, xmm21, xmm15
        vprorvq      xmm20, xmm15, xmm14
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm17, xmm13, 180
        vmovdqa64    xmm22, xmm19
        vpternlogq   xmm22, xmm21, xmm13, 184
        vprorvq      xmm21, xmm15, xmm10
        vprorvq      xmm23, xmm15, xmm12
        vpternlogq   xmm21, xmm23, xmm20, 150
        bswap        r11
            mov      [rax + 80], r11                            ; W 10
            add      r11, [rel L(K) + 80]
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm16
        vpsubq       xmm20{k1}, xmm11, xmm16
        vpaddq       xmm16, xmm20, xmm18
        vpaddq       xmm16, xmm16, xmm21
        vpaddq       xmm16, xmm22, xmm16
        vprorvq      xmm18, xmm16, xmm12                        ; round 11
        mov          r10, [rsi + 88]                            ; W_11
        vprorvq      xmm20, xmm16, xmm10
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm17, xmm15, 180
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm21, xmm15, 184
        vprorvq      xmm21, xmm16, xmm14
        vpternlogq   xmm20, xmm18, xmm21, 150
        mov          r11, [rsi + 96]                            ; W_12
        bswap        r10
            mov      [rax + 88], r10                            ; W 11
            add      r10, [rel L(K) + 88]
        vmovq        xmm18, r10
        vpaddq       xmm18, xmm18, xmm19
        vpsubq       xmm18{k1}, xmm11, xmm19
        vpalignr     xmm19, xmm15, xmm15, 8
        vpaddq       xmm18, xmm18, xmm19
        vpaddq       xmm18, xmm18, xmm20
        vpaddq       xmm18, xmm22, xmm18
        vprorvq      xmm19, xmm18, xmm12                        ; round 12
        vmovdqa64    xmm20, xmm18
        vpternlogq   xmm20, xmm17, xmm16, 180
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm20, xmm16, 184
        vprorvq      xmm20, xmm18, xmm10
        bswap        r11
            mov      [rax + 96], r11                            ; W 12
            add      r11, [rel L(K) + 96]
        vmovq        xmm22, r11
        vpaddq       xmm22, xmm22, xmm13
        vpsubq       xmm22{k1}, xmm11, xmm13
        vprorvq      xmm13, xmm18, xmm14
        vpternlogq   xmm20, xmm19, xmm13, 150
        vpalignr     xmm13, xmm18, xmm18, 8                     ; round 13
        mov          r10, [rsi + 112]                           ; W_14
        mov          r11, [rsi + 104]                           ; W_13
        bswap        r11
            mov      rbx, r11                                   ; W 13
            add      rbx, [rel L(K) + 104]
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm19, xmm15
        vpsubq       xmm19{k1}, xmm11, xmm15
        vpaddq       xmm13, xmm19, xmm13
            mov      [rax + 104], r11
        vpalignr     xmm15, xmm16, xmm16, 8
        vpaddq       xmm15, xmm22, xmm15
        vpaddq       xmm15, xmm15, xmm20
        vpaddq       xmm3, xmm21, xmm15
        vmovdqa64    xmm15, xmm3
        vpternlogq   xmm15, xmm17, xmm18, 180
        vprorvq      xmm19, xmm3, xmm10
        vmovdqa64    xmm20, xmm16
        vpternlogq   xmm20, xmm15, xmm18, 184
        vprorvq      xmm15, xmm3, xmm14
        vprorvq      xmm21, xmm3, xmm12
        vpternlogq   xmm19, xmm21, xmm15, 150
        vpaddq       xmm13, xmm13, xmm19
        vpaddq       xmm2, xmm20, xmm13
        vprorvq      xmm13, xmm2, xmm12                         ; round 14
        bswap        r10
            mov      [rax + 112], r10                           ; W 14
            add      r10, [rel L(K) + 112]
        vmovq        xmm15, r10
        vpaddq       xmm15, xmm15, xmm16
        vpsubq       xmm15{k1}, xmm11, xmm16
        vmovdqa64    xmm16, xmm2
        vpternlogq   xmm16, xmm17, xmm3, 180
        vmovdqa64    xmm19, xmm18
        vpternlogq   xmm19, xmm16, xmm3, 184
        vprorvq      xmm16, xmm2, xmm10
        vprorvq      xmm20, xmm2, xmm14
        vpternlogq   xmm16, xmm13, xmm20, 150
        vpalignr     xmm13, xmm2, xmm2, 8                       ; round 15
        vpalignr     xmm20, xmm3, xmm3, 8
        vpaddq       xmm15, xmm15, xmm20
        vpaddq       xmm15, xmm15, xmm16
        vpaddq       xmm1, xmm19, xmm15
        vprorvq      xmm12, xmm1, xmm12
        vmovdqa64    xmm15, xmm1
        vpternlogq   xmm15, xmm17, xmm2, 180
        vmovdqa64    xmm16, xmm3
        vpternlogq   xmm16, xmm15, xmm2, 184
        mov          r10, [rsi + 120]                           ; W_15
        lea          r8, [rax + 512]
        bswap        r10
            mov      [rax + 120], r10                           ; W 15
            add      r10, [rel L(K) + 120]
        vmovq        xmm15, r10
        vpaddq       xmm15, xmm15, xmm18
        vpsubq       xmm15{k1}, xmm11, xmm18
        vprorvq      xmm10, xmm1, xmm10
        vprorvq      xmm11, xmm1, xmm14
        vpternlogq   xmm10, xmm12, xmm11, 150
        lea          rdx, [rel L(K) + 128]
        vpaddq       xmm11, xmm15, xmm13
        vpaddq       xmm10, xmm11, xmm10
        vpaddq       xmm0, xmm16, xmm10
        mov          rcx, rax
        align        64
        ; Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        ;   xmm8, H a in xmm9, area in rax, is_a in k1, p in rcx, kp in rdx, data in rsi, blocks in rdi, turn in r8, state
        ;   in r9.
L(f_carry1):

        ; sixteen rounds, and the schedule of their words
            vmovdqu64 ymm10, [rcx + 8]                          ; sigma0(W_1) + W_0, and three more
            vpsrlq   ymm11, ymm10, 7
        vmovdqu64    xmm12, [rel L(turns)]                      ; round 16
        vprorvq      xmm13, xmm0, xmm12
        vmovdqu64    xmm14, [rel L(turns) + 16]
        vprorvq      xmm15, xmm0, xmm14
        vmovdqu64    xmm16, [rel L(words_00000000000000000000000000000000)]
            mov      r10, [rcx + 112]                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            mov      r11, [rcx + 88]                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm17, ymm10, 1
        vpalignr     xmm18, xmm1, xmm1, 8
        vmovdqu64    xmm19, [rel L(turns) + 32]
        vprorvq      xmm20, xmm0, xmm19
            vprorq   ymm10, ymm10, 8
            vpternlogq ymm11, ymm17, ymm10, 150
        vmovdqu64    xmm10, [rel L(turns) + 48]
        vmovdqa64    xmm17, xmm0
        vpternlogq   xmm17, xmm10, xmm1, 180
        vmovdqa64    xmm21, xmm2
        vpternlogq   xmm21, xmm17, xmm1, 184
            mov      rbx, [rcx + 96]                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpternlogq   xmm20, xmm13, xmm15, 150
        vpaddq       xmm13, xmm18, xmm20
        vpaddq       xmm13, xmm21, xmm13
            vpaddq   ymm11, ymm11, [rcx]
            vmovdqu64 [rcx + 128], ymm11
            vmovdqu64 ymm11, [rcx + 40]                         ; sigma0(W_5) + W_4, and three more
            vpsrlq   ymm15, ymm11, 7
            vprorq   ymm17, ymm11, 8
            vprorq   ymm11, ymm11, 1
            vpternlogq ymm15, ymm11, ymm17, 150
            mov      rbp, [rcx + 104]                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            rorx     r12, r10, 61
            rorx     r13, r10, 19
            xor      r13, r12
            mov      r12, [rcx + 120]                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            rorx     r14, r12, 19
            rorx     r15, r12, 61
            xor      r14, r15
            shr      r10, 6
            xor      r13, r10
            shr      r12, 6
            mov      r10, [rcx + 72]
            add      r10, [rcx + 128]
            add      r10, r13
            mov      [rcx + 128], r10
            rorx     r13, r10, 61
            mov      r15, r10
            add      r15, [rdx]
        vmovq        xmm11, r15
        vpaddq       xmm11, xmm3, xmm11
        vpsubq       xmm11{k1}, xmm16, xmm3
        vpaddq       xmm11, xmm13, xmm11
        vpalignr     xmm13, xmm11, xmm11, 8                     ; round 18
        vprorvq      xmm17, xmm11, xmm19                        ; round 17
            mov      r15, [rcx + 120]                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        mov          [rsp], rdi
            mov      rdi, [rcx + 112]                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        mov          [rsp + 8], rsi
            rorx     rsi, r10, 19
            xor      rsi, r13
            vpaddq   ymm15, ymm15, [rcx + 32]
            xor      r14, r12
        vprorvq      xmm18, xmm11, xmm14
            mov      r12, [rcx + 128]                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            mov      r13, [rcx + 80]
            add      r13, [rcx + 136]
            add      r13, r14
            rorx     r14, r13, 61
            mov      [rcx + 136], r13
        mov          [rsp + 16], r9
            mov      r9, r13
            add      r9, [rdx + 8]
        vmovq        xmm20, r9
        vpaddq       xmm20, xmm2, xmm20
        vmovdqa64    xmm21, xmm11
        vpternlogq   xmm21, xmm10, xmm0, 180
        vprorvq      xmm22, xmm11, xmm12
        vpternlogq   xmm17, xmm22, xmm18, 150
        vpsubq       xmm20{k1}, xmm16, xmm2
            shr      r10, 6
            xor      rsi, r10
            mov      r10, [rcx + 136]                           ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            add      r11, [rcx + 144]
            add      r11, rsi
            mov      r9, r11
            add      r9, [rdx + 16]
        vmovq        xmm18, r9
        vpaddq       xmm18, xmm1, xmm18
        vpsubq       xmm18{k1}, xmm16, xmm1
        vpaddq       xmm13, xmm13, xmm18
            rorx     r9, r13, 19
            xor      r9, r14
            mov      [rcx + 144], r11
            rorx     r14, r11, 61
        vpalignr     xmm18, xmm0, xmm0, 8
        vpaddq       xmm18, xmm18, xmm20
        vpaddq       xmm17, xmm18, xmm17
        vpternlogq   xmm1, xmm21, xmm0, 184
        vpaddq       xmm17, xmm1, xmm17
        vmovdqa64    xmm18, xmm17
        vpternlogq   xmm18, xmm10, xmm11, 180
        vprorvq      xmm20, xmm17, xmm19
        vprorvq      xmm21, xmm17, xmm12
        vmovdqa64    xmm22, xmm0
        vpternlogq   xmm22, xmm18, xmm11, 184
        vprorvq      xmm18, xmm17, xmm14
        vpternlogq   xmm20, xmm21, xmm18, 150
        vpaddq       xmm13, xmm13, xmm20
        vpaddq       xmm13, xmm22, xmm13
        vpalignr     xmm18, xmm13, xmm13, 8                     ; round 20
        vprorvq      xmm20, xmm13, xmm19                        ; round 19
        vprorvq      xmm21, xmm13, xmm14
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm10, xmm17, 180
        vpalignr     xmm23, xmm17, xmm17, 8
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm22, xmm17, 184
        vprorvq      xmm22, xmm13, xmm12
        vpternlogq   xmm20, xmm22, xmm21, 150
            add      rbx, [rcx + 152]
            rorx     rsi, r11, 19
            xor      rsi, r14
            vmovdqu64 [rcx + 160], ymm15
            shr      r13, 6
            xor      r9, r13
            add      rbx, r9
            mov      r13, rbx
            add      r13, [rdx + 24]
        vmovq        xmm15, r13
        vpaddq       xmm15, xmm0, xmm15
        vpsubq       xmm15{k1}, xmm16, xmm0
        vpaddq       xmm15, xmm15, xmm23
        vpaddq       xmm15, xmm15, xmm20
        vpaddq       xmm15, xmm24, xmm15
        vprorvq      xmm20, xmm15, xmm14
        vprorvq      xmm21, xmm15, xmm19
        vmovdqa64    xmm22, xmm15
        vpternlogq   xmm22, xmm10, xmm13, 180
        vprorvq      xmm23, xmm15, xmm12
        vpternlogq   xmm21, xmm23, xmm20, 150
        vmovdqa64    xmm20, xmm17
        vpternlogq   xmm20, xmm22, xmm13, 184
            rorx     r13, rbx, 61
            mov      r14, [rcx + 144]                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vmovdqu64 ymm22, [rcx + 72]                         ; sigma0(W_9) + W_8, and three more
            vprorq   ymm23, ymm22, 1
            vprorq   ymm24, ymm22, 8
            vpsrlq   ymm22, ymm22, 7
            vpternlogq ymm22, ymm23, ymm24, 150
            add      rbp, [rcx + 160]
            mov      [rcx + 152], rbx
            mov      r9, [rcx + 152]                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        mov          [rsp + 24], r8
            rorx     r8, rbx, 19
            xor      r8, r13
            shr      r11, 6
            xor      rsi, r11
            add      rbp, rsi
            mov      r11, rbp
            add      r11, [rdx + 32]
        vmovq        xmm23, r11
        vpaddq       xmm23, xmm11, xmm23
        vpsubq       xmm23{k1}, xmm16, xmm11
        vpaddq       xmm11, xmm23, xmm18
        vpaddq       xmm11, xmm11, xmm21
        vpaddq       xmm11, xmm20, xmm11
        vpalignr     xmm18, xmm11, xmm11, 8                     ; round 22
        vprorvq      xmm20, xmm11, xmm14                        ; round 21
            rorx     r11, rbp, 61
            mov      [rcx + 160], rbp
            mov      r13, [rcx + 160]                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            add      rdi, [rcx + 168]
            shr      rbx, 6
            xor      r8, rbx
            add      rdi, r8
            mov      rbx, rdi
            add      rbx, [rdx + 40]
            rorx     r8, rdi, 61
            rorx     rsi, rdi, 19
            vpaddq   ymm21, ymm22, [rcx + 64]
        vprorvq      xmm22, xmm11, xmm12
        vprorvq      xmm23, xmm11, xmm19
        mov          [rsp + 32], r13
            rorx     r13, rbp, 19
            add      r15, [rcx + 176]
            mov      [rcx + 168], rdi
        vmovq        xmm24, rbx
        vpaddq       xmm24, xmm17, xmm24
        vmovdqa64    xmm25, xmm11
        vpternlogq   xmm25, xmm10, xmm15, 180
        vmovdqa64    xmm26, xmm13
        vpternlogq   xmm26, xmm25, xmm15, 184
        vpalignr     xmm25, xmm15, xmm15, 8
            xor      r13, r11
        vpsubq       xmm24{k1}, xmm16, xmm17
        vpaddq       xmm17, xmm24, xmm25
        vpternlogq   xmm23, xmm22, xmm20, 150
        vpaddq       xmm17, xmm17, xmm23
        vpaddq       xmm17, xmm26, xmm17
        vprorvq      xmm20, xmm17, xmm14
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm10, xmm11, 180
        vprorvq      xmm23, xmm17, xmm19
        vmovdqa64    xmm24, xmm15
        vpternlogq   xmm24, xmm22, xmm11, 184
        vprorvq      xmm22, xmm17, xmm12
        vpternlogq   xmm23, xmm22, xmm20, 150
        vpalignr     xmm20, xmm17, xmm17, 8                     ; round 23
            xor      rsi, r8
            shr      rbp, 6
            xor      r13, rbp
            add      r15, r13
            mov      r11, r15
            add      r11, [rdx + 48]
        vmovq        xmm22, r11
        vpaddq       xmm22, xmm22, xmm13
        vpsubq       xmm22{k1}, xmm16, xmm13
        vpaddq       xmm13, xmm22, xmm18
        vpaddq       xmm13, xmm13, xmm23
        vpaddq       xmm13, xmm24, xmm13
        vprorvq      xmm18, xmm13, xmm14
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm10, xmm17, 180
        vprorvq      xmm23, xmm13, xmm19
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm22, xmm17, 184
        vprorvq      xmm22, xmm13, xmm12
        vpternlogq   xmm23, xmm22, xmm18, 150
            rorx     r11, r15, 61
        vpalignr     xmm18, xmm13, xmm13, 8                     ; round 24
            mov      [rcx + 176], r15
            mov      rbx, [rcx + 168]                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            rorx     rbp, r15, 19
            add      r12, [rcx + 184]
            vmovdqu64 ymm22, [rcx + 104]                        ; sigma0(W_13) + W_12, and three more
            vprorq   ymm25, ymm22, 1
            vprorq   ymm26, ymm22, 8
            vpsrlq   ymm22, ymm22, 7
            vpternlogq ymm22, ymm25, ymm26, 150
            mov      r13, [rcx + 176]                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            xor      rbp, r11
            vmovdqu64 [rcx + 192], ymm21
            shr      rdi, 6
            xor      rsi, rdi
            add      r12, rsi
            mov      r11, r12
            add      r11, [rdx + 56]
        vmovq        xmm21, r11
        vpaddq       xmm21, xmm21, xmm15
        vpsubq       xmm21{k1}, xmm16, xmm15
        vpaddq       xmm15, xmm21, xmm20
        vpaddq       xmm15, xmm15, xmm23
        vpaddq       xmm15, xmm24, xmm15
            rorx     r11, r12, 61
        vprorvq      xmm20, xmm15, xmm14
        vprorvq      xmm21, xmm15, xmm19
        vmovdqa64    xmm23, xmm15
        vpternlogq   xmm23, xmm10, xmm13, 180
        vprorvq      xmm24, xmm15, xmm12
        vmovdqa64    xmm25, xmm17
        vpternlogq   xmm25, xmm23, xmm13, 184
        vpternlogq   xmm21, xmm24, xmm20, 150
            mov      [rcx + 184], r12
            rorx     r8, r12, 19
            add      r14, [rcx + 200]
            add      r10, [rcx + 192]
            shr      r15, 6
            xor      rbp, r15
            xor      r8, r11
            vpaddq   ymm20, ymm22, [rcx + 96]
            add      r10, rbp
            mov      r11, r10
            add      r11, [rdx + 64]
        vmovq        xmm22, r11
        vpaddq       xmm22, xmm22, xmm11
        vpsubq       xmm22{k1}, xmm16, xmm11
            rorx     r11, r10, 61
        vpaddq       xmm11, xmm22, xmm18
        vpaddq       xmm11, xmm11, xmm21
        vpaddq       xmm11, xmm25, xmm11
        vpalignr     xmm18, xmm11, xmm11, 8                     ; round 26
        vprorvq      xmm21, xmm11, xmm14                        ; round 25
        vprorvq      xmm22, xmm11, xmm19
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm10, xmm15, 180
        vprorvq      xmm24, xmm11, xmm12
        vpternlogq   xmm22, xmm24, xmm21, 150
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm23, xmm15, 184
        vpalignr     xmm23, xmm15, xmm15, 8
            mov      rbp, [rcx + 184]                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            shr      r12, 6
            xor      r8, r12
            add      r14, r8
            mov      r12, r14
            add      r12, [rdx + 72]
            rorx     r15, r14, 61
        vmovq        xmm24, r12
        vpaddq       xmm24, xmm24, xmm17
            rorx     r12, r14, 19
            xor      r12, r15
            mov      [rcx + 200], r14
            rorx     r15, r10, 19
            xor      r15, r11
            add      r9, [rcx + 208]
            mov      [rcx + 192], r10
        vpsubq       xmm24{k1}, xmm16, xmm17
        vpaddq       xmm17, xmm24, xmm23
        vpaddq       xmm17, xmm17, xmm22
        vpaddq       xmm17, xmm21, xmm17
        vprorvq      xmm21, xmm17, xmm19
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm10, xmm11, 180
        vprorvq      xmm23, xmm17, xmm12
        vpalignr     xmm24, xmm17, xmm17, 8                     ; round 27
        vmovdqa64    xmm25, xmm15
        vpternlogq   xmm25, xmm22, xmm11, 184
        vprorvq      xmm22, xmm17, xmm14
        vpternlogq   xmm21, xmm23, xmm22, 150
            vmovdqu64 [rcx + 224], ymm20
        mov          r11, [rsp + 32]
            add      r11, [rcx + 216]
        lea          r8, [rdx + 128]                            ; round 31
            mov      rdi, [rcx + 192]                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            shr      r10, 6
            xor      r15, r10
            add      r9, r15
            mov      r10, r9
            add      r10, [rdx + 80]
        vmovq        xmm20, r10
        vpaddq       xmm20, xmm20, xmm13
        vpsubq       xmm20{k1}, xmm16, xmm13
        vpaddq       xmm13, xmm20, xmm18
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm25, xmm13
        vprorvq      xmm18, xmm13, xmm19
        vprorvq      xmm20, xmm13, xmm12
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm10, xmm17, 180
        vprorvq      xmm22, xmm13, xmm14
        vpternlogq   xmm18, xmm20, xmm22, 150
        vmovdqa64    xmm20, xmm11
        vpternlogq   xmm20, xmm21, xmm17, 184
            rorx     r10, r9, 61
            rorx     r15, r9, 19
        vpalignr     xmm21, xmm13, xmm13, 8                     ; round 28
            mov      [rcx + 208], r9
            shr      r14, 6
            xor      r12, r14
            add      r11, r12
            rorx     r12, r11, 61
            mov      r14, r11
            add      r14, [rdx + 88]
        vmovq        xmm22, r14
        vpaddq       xmm22, xmm22, xmm15
        vpsubq       xmm22{k1}, xmm16, xmm15
        vpaddq       xmm15, xmm22, xmm24
        vpaddq       xmm15, xmm15, xmm18
        vpaddq       xmm15, xmm20, xmm15
        vprorvq      xmm18, xmm15, xmm19
        vprorvq      xmm20, xmm15, xmm14
        vpalignr     xmm22, xmm15, xmm15, 8                     ; round 29
            rorx     r14, r11, 19
        vprorvq      xmm23, xmm15, xmm12
        vpternlogq   xmm18, xmm23, xmm20, 150
        vmovdqa64    xmm20, xmm15
        vpternlogq   xmm20, xmm10, xmm13, 180
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm20, xmm13, 184
            mov      [rcx + 216], r11
            xor      r14, r12
            add      rbx, [rcx + 224]
            shr      r11, 6
            xor      r14, r11
            xor      r15, r10
        lea          r10, [rcx + 128]
            shr      r9, 6
            xor      r15, r9
            add      rbx, r15
            mov      r11, rbx
            add      r11, [rdx + 96]
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm11
        vpsubq       xmm20{k1}, xmm16, xmm11
        vpaddq       xmm11, xmm20, xmm21
        vpaddq       xmm11, xmm11, xmm18
        vpaddq       xmm3, xmm23, xmm11
        vprorvq      xmm11, xmm3, xmm14
        vprorvq      xmm18, xmm3, xmm12
        vmovdqa64    xmm20, xmm3
        vpternlogq   xmm20, xmm10, xmm15, 180
        vprorvq      xmm21, xmm3, xmm19
        vpternlogq   xmm21, xmm18, xmm11, 150
        vmovdqa64    xmm11, xmm13
        vpternlogq   xmm11, xmm20, xmm15, 184
        vpalignr     xmm18, xmm3, xmm3, 8                       ; round 30
            rorx     r11, rbx, 61
            mov      [rcx + 224], rbx
            rorx     r12, rbx, 19
            add      r13, [rcx + 232]
            add      r13, r14
            mov      r14, r13
            add      r14, [rdx + 104]
        vmovq        xmm20, r14
        vpaddq       xmm20, xmm20, xmm17
            mov      [rcx + 232], r13
        vpsubq       xmm20{k1}, xmm16, xmm17
        vpaddq       xmm17, xmm20, xmm22
        vpaddq       xmm17, xmm17, xmm21
            rorx     r14, r13, 61
        vpaddq       xmm2, xmm11, xmm17
        vprorvq      xmm11, xmm2, xmm19
        vmovdqa64    xmm17, xmm2
        vpternlogq   xmm17, xmm10, xmm3, 180
        vprorvq      xmm20, xmm2, xmm12
        vprorvq      xmm21, xmm2, xmm14
        vmovdqa64    xmm22, xmm15
        vpternlogq   xmm22, xmm17, xmm3, 184
        vpternlogq   xmm11, xmm20, xmm21, 150
            rorx     r15, r13, 19
            shr      rbx, 6
            add      rbp, [rcx + 240]
            xor      r15, r14
            xor      r12, r11
        vpalignr     xmm17, xmm2, xmm2, 8
            xor      r12, rbx
            add      rbp, r12
            mov      r11, rbp
            add      r11, [rdx + 112]
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm13
        vpsubq       xmm20{k1}, xmm16, xmm13
        vpaddq       xmm13, xmm20, xmm18
        vpaddq       xmm11, xmm13, xmm11
        vpaddq       xmm1, xmm22, xmm11
        vprorvq      xmm11, xmm1, xmm14
            mov      [rcx + 240], rbp
        vprorvq      xmm12, xmm1, xmm12
        vprorvq      xmm13, xmm1, xmm19
        vpternlogq   xmm13, xmm12, xmm11, 150
            add      rdi, [rcx + 248]
        vmovdqa64    xmm11, xmm1
        vpternlogq   xmm11, xmm10, xmm2, 180
        vmovdqa64    xmm10, xmm3
        vpternlogq   xmm10, xmm11, xmm2, 184
            shr      r13, 6
            xor      r15, r13
            add      rdi, r15
            mov      r11, rdi
            add      r11, [rdx + 120]
        vmovq        xmm11, r11
        vpaddq       xmm11, xmm11, xmm15
            mov      [rcx + 248], rdi
        vpsubq       xmm11{k1}, xmm16, xmm15
        vpaddq       xmm11, xmm11, xmm17
        vpaddq       xmm11, xmm11, xmm13
        vpaddq       xmm0, xmm10, xmm11
        mov          rcx, r10
        mov          rdx, r8
        mov          rdi, [rsp]
        mov          rsi, [rsp + 8]
        mov          r9, [rsp + 16]
        mov          r8, [rsp + 24]
        cmp          rcx, r8
        jne          L(f_carry1)

        ; the hash value after the block
        add          rdi, -1                                    ; the next block
        vmovdqu64    xmm10, [rel L(words_00000000000000000000000000000000)] ; the last two rounds of a, and the hash value
        vpaddq       xmm6, xmm2, xmm6
        add          rsi, 128
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm7, xmm3, xmm7
        vpalignr     xmm11, xmm0, xmm0, 8
        vpalignr     xmm12, xmm1, xmm1, 8
        vpsubq       xmm3, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vmovdqu64    xmm13, [rel L(turns)]
        vpaddq       xmm3, xmm3, xmm12
        vpaddq       xmm10, xmm9, xmm10
        vprorvq      xmm12, xmm0, xmm13
        vmovdqu64    xmm14, [rel L(turns) + 16]
        vpaddq       xmm10, xmm11, xmm10
        vmovdqu64    xmm11, [rel L(turns) + 32]
        vmovdqu64    xmm15, [rel L(turns) + 48]
        vmovdqa64    xmm16, xmm0
        vpternlogq   xmm16, xmm15, xmm1, 180
        vprorvq      xmm17, xmm0, xmm14
        vpternlogq   xmm2, xmm16, xmm1, 184
        vpaddq       xmm4, xmm0, xmm4
        vprorvq      xmm16, xmm0, xmm11
        vpternlogq   xmm16, xmm12, xmm17, 150
        vpaddq       xmm3, xmm3, xmm16
        vpaddq       xmm2, xmm2, xmm3
        vprorvq      xmm3, xmm2, xmm11
        vprorvq      xmm11, xmm2, xmm14
        vpaddq       xmm8, xmm8, xmm2
        vprorvq      xmm12, xmm2, xmm13
        vpternlogq   xmm3, xmm12, xmm11, 150
        vpaddq       xmm3, xmm10, xmm3
        vpternlogq   xmm2, xmm15, xmm0, 180
        vpternlogq   xmm1, xmm2, xmm0, 184
        vpaddq       xmm9, xmm1, xmm3
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 14                             ; the hash value
        vmovq        [r9 + 32], xmm4
        vpshufd      xmm1, xmm8, 14
        vmovq        [r9 + 40], xmm5
        vmovq        [r9 + 48], xmm6
        vmovq        [r9 + 56], xmm7
        vpshufd      xmm2, xmm4, 14
        vmovq        [r9], xmm0
        vpshufd      xmm0, xmm5, 14
        vmovq        [r9 + 8], xmm1
        vmovq        [r9 + 16], xmm2
        vmovq        [r9 + 24], xmm0
L(f_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 752]
        vmovaps      xmm7, [rsp + 768]
        vmovaps      xmm8, [rsp + 784]
        vmovaps      xmm9, [rsp + 800]
        vmovaps      xmm10, [rsp + 816]
        vmovaps      xmm11, [rsp + 832]
        vmovaps      xmm12, [rsp + 848]
        vmovaps      xmm13, [rsp + 864]
        vmovaps      xmm14, [rsp + 880]
        vmovaps      xmm15, [rsp + 896]
        add          rsp, 920
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
%else
        add          rsp, 760
L(f_at8):
        pop          r15
L(f_at9):
        pop          r14
L(f_at10):
        pop          r13
L(f_at11):
        pop          r12
L(f_at12):
        pop          rbp
L(f_at13):
        pop          rbx
L(f_at14):
        ret
%endif
L(f_end):

; What an unwinder needs, as data: DWARF call frame information and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
        section      .eh_frame progbits alloc noexec nowrite align=8
L(common):
        dd           L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
L(common_end):
L(f_frame):
        dd           L(f_frame_end) - $ - 4
        dd           $ - L(common)
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove) - $
        dd           L(f_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove)
        db           0
        db           0x40 + (L(f_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0xb0, 0x06 ; sub rsp, 760
        db           0x04
        dd           L(f_at8) - L(f_at7)
        db           0x0e, 0x38                                 ; add rsp, 760
        db           0x40 + (L(f_at9) - L(f_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at13) - L(f_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at14) - L(f_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(f_frame_end):

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifdef NSMS_WIN64
        section      .xdata rdata align=8
L(f_unwind):
        db           1, L(f_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 30, 0
        db           L(f_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xf8 ; vmovaps [rsp + 896], xmm15
        dw           56
        db           L(f_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xe8 ; vmovaps [rsp + 880], xmm14
        dw           55
        db           L(f_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xd8 ; vmovaps [rsp + 864], xmm13
        dw           54
        db           L(f_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xc8 ; vmovaps [rsp + 848], xmm12
        dw           53
        db           L(f_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xb8 ; vmovaps [rsp + 832], xmm11
        dw           52
        db           L(f_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xa8 ; vmovaps [rsp + 816], xmm10
        dw           51
        db           L(f_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x98 ; vmovaps [rsp + 800], xmm9
        dw           50
        db           L(f_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x88 ; vmovaps [rsp + 784], xmm8
        dw           49
        db           L(f_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x78 ; vmovaps [rsp + 768], xmm7
        dw           48
        db           L(f_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x68 ; vmovaps [rsp + 752], xmm6
        dw           47
        db           L(f_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x01 ; sub rsp, 920
        dw           115
        db           L(f_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xf0 ; push r15
        db           L(f_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xe0 ; push r14
        db           L(f_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xd0 ; push r13
        db           L(f_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xc0 ; push r12
        db           L(f_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x70 ; push rdi
        db           L(f_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x60 ; push rsi
        db           L(f_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x50 ; push rbp
        db           L(f_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
