; sha512_avx2_n1_bytes_goldencove.asm, written by nsms: make gen HASH=sha512 ISA=avx2 N=1 LANE_ROT=bytes UARCH=goldencove
;
; void nsms_sha512_blocks_avx2_n1_bytes_goldencove(uint64_t state[8], const void *data, size_t blocks);
;   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash value after any number of blocks.
;   Reads 64 bytes at state and 128 bytes at data for each of the blocks; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,090 instructions, 15 integer registers, 16 vector registers, 12 spills,
;   856 bytes of stack (System V), 1,032 (Win64).
;   Holds: a to h in rdx rsi rdi r8 r9 r10 r11 rbx; rows 0 to 7 of W of 1 block in xmm0 to xmm7; area in rax;
;     blocks in [rsp]; state in [rsp + 8]; data in [rsp + 16]; p in rcx; kp in rbp; turn in [rsp + 24]. Other
;     slots of the frame hold values for a while.
;     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
;     words of the batch that rounds read, vectors behind them; p: where the rounds read the words of the
;     schedule; kp: where K_t is read; turn: what a pointer is compared with at the end of a loop.
;
; void nsms_sha512_schedule_avx2_n1_bytes_goldencove(uint64_t *wk, const void *data);
;   SHA384, SHA512, SHA512-224, SHA512-256: W_t + K_t of a block, wk[t].
;   Reads 128 bytes at data; writes 640 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 227 instructions, 5 integer registers, 16 vector registers, 0 spills,
;   0 bytes of stack (System V), 184 (Win64).
;   Holds: rows 0 to 7 of W of 1 block in xmm0 to xmm7; area in rax; wk in rdi; kp in rcx; turn in rdx.
;     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
;     words of the batch that rounds read, vectors behind them; kp: where K_t is read; turn: what a pointer is
;     compared with at the end of a loop.
;
; Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
; stack below the return address. Changed are registers and flags that the convention lets a function change (and not
; x87, MXCSR or the direction flag).
; What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
; schedules beside rounds.
;
; Needs: avx, bmi1, bmi2.
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
L(shuffle_76543210fedcba98):  ; which byte goes where
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        64
L(shuffle_123456709abcdef8):  ; which byte goes where
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove):function hidden (L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove):function (L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(blocks_at1):
        push         rbp
L(blocks_at2):
        push         rsi
L(blocks_at3):
        push         rdi
L(blocks_at4):
        push         r12
L(blocks_at5):
        push         r13
L(blocks_at6):
        push         r14
L(blocks_at7):
        push         r15
L(blocks_at8):
        sub          rsp, 968
L(blocks_at9):
        vmovaps      [rsp + 800], xmm6
L(blocks_at10):
        vmovaps      [rsp + 816], xmm7
L(blocks_at11):
        vmovaps      [rsp + 832], xmm8
L(blocks_at12):
        vmovaps      [rsp + 848], xmm9
L(blocks_at13):
        vmovaps      [rsp + 864], xmm10
L(blocks_at14):
        vmovaps      [rsp + 880], xmm11
L(blocks_at15):
        vmovaps      [rsp + 896], xmm12
L(blocks_at16):
        vmovaps      [rsp + 912], xmm13
L(blocks_at17):
        vmovaps      [rsp + 928], xmm14
L(blocks_at18):
        vmovaps      [rsp + 944], xmm15
L(blocks_at19):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
L(blocks_at1):
        push         rbp
L(blocks_at2):
        push         r12
L(blocks_at3):
        push         r13
L(blocks_at4):
        push         r14
L(blocks_at5):
        push         r15
L(blocks_at6):
        sub          rsp, 808
L(blocks_at7):
%endif
        mov          [rsp + 8], rdi
        mov          [rsp + 16], rsi
        mov          [rsp], rdx
        cmp          qword [rsp], 0
        je           L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 127]
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
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, area in rax, blocks in [rsp], state in [rsp + 8], data in
        ;   [rsp + 16].
L(blocks_batch1):
        cmp          qword [rsp], 1
        jb           L(blocks_done)

        ; the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [r12 + 16]                          ; W_2 to W_3
        vmovdqu      xmm11, [r12 + 32]                          ; W_4 to W_5
        vmovdqu      xmm12, [r12 + 48]                          ; W_6 to W_7
        vmovdqu      xmm13, [r12 + 64]                          ; W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [r12 + 80]                           ; W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [r12 + 96]                          ; W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [r12 + 112]                         ; W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rel L(K)]                    ; W_0 to W_1, + K
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rel L(K) + 16]                ; W_2 to W_3, + K
        vpaddq       xmm9, xmm2, [rel L(K) + 32]                ; W_4 to W_5, + K
        vpaddq       xmm10, xmm3, [rel L(K) + 48]               ; W_6 to W_7, + K
        vpaddq       xmm11, xmm4, [rel L(K) + 64]               ; W_8 to W_9, + K
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rel L(K) + 80]                ; W_10 to W_11, + K
        vpaddq       xmm9, xmm6, [rel L(K) + 96]                ; W_12 to W_13, + K
        vpaddq       xmm10, xmm7, [rel L(K) + 112]              ; W_14 to W_15, + K
        lea          r12, [rax + 512]
        mov          [rsp + 24], r12
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          rbp, [rel L(K) + 128]
        mov          rcx, rax
        align        64
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, rows 0 to 7 of W of 1 block in xmm0 to xmm7, area in rax, p in
        ;   rcx, kp in rbp, blocks in [rsp], state in [rsp + 8], data in [rsp + 16], turn in [rsp + 24].
L(blocks_carry1):

        ; sixteen rounds of one block beside the next words of its batch
        rorx         r12, r9, 18                                ; round 0
        mov          r13, r9
        and          r13, r10
            vpsrlq   xmm8, xmm7, 61                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r14, r9, 14
        rorx         r15, rdx, 39
        mov          [rsp + 32], rbp
        mov          rbp, rsi
        xor          rbp, rdi
        mov          [rsp + 40], rdi
        rorx         rdi, r9, 41
        mov          [rsp + 48], r15
        rorx         r15, rdx, 28
            vpalignr xmm9, xmm1, xmm0, 8
        add          rbx, [rcx]
        add          rbx, r13
            vmovdqu  xmm10, [rel L(shuffle_123456709abcdef8)]
            vpshufb  xmm11, xmm9, xmm10
        andn         r13, r9, r11
        add          rbx, r13
        mov          r13, rdx
        xor          r13, rsi
        and          rbp, r13
            vpsllq   xmm12, xmm9, 63
        xor          rbp, rsi
            vpalignr xmm13, xmm5, xmm4, 8
            vpsrlq   xmm14, xmm9, 1
        xor          r14, r12
        xor          r14, rdi
        rorx         r12, rdx, 34
            vpaddq   xmm15, xmm0, xmm13
        add          r11, [rcx + 8]                             ; round 1
        add          rbx, r14
        add          r8, rbx
        andn         r14, r8, r10
            vpxor    xmm12, xmm14, xmm12
            vpsrlq   xmm14, xmm7, 19
            vpsllq   xmm0, xmm7, 45
        xor          r15, r12
        xor          r15, [rsp + 48]
        add          r15, rbp
        add          rbx, r15
            vpxor    xmm14, xmm14, xmm0
            vpsllq   xmm0, xmm7, 3
            vpxor    xmm8, xmm8, xmm0
            vpxor    xmm8, xmm14, xmm8
        rorx         r12, r8, 14
            vpsrlq   xmm9, xmm9, 7
        mov          r15, r8
        and          r15, r9
            vpsrlq   xmm14, xmm7, 6
        rorx         rbp, r8, 41
        add          r10, [rcx + 16]                            ; round 2
            vpxor    xmm11, xmm12, xmm11
            vpxor    xmm9, xmm11, xmm9
            vpalignr xmm11, xmm2, xmm1, 8                       ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        rorx         rdi, r8, 18
        xor          r12, rdi
        add          r11, r15
            vpxor    xmm8, xmm8, xmm14
            vpaddq   xmm8, xmm15, xmm8
        xor          r12, rbp
        add          r11, r14
        add          r11, r12
        mov          rdi, [rsp + 40]
        add          rdi, r11
        rorx         r12, rbx, 34
            vpsrlq   xmm12, xmm11, 1
        mov          r14, rbx
        xor          r14, rdx
        rorx         r15, rbx, 28
        xor          r15, r12
            vpaddq   xmm0, xmm9, xmm8
            vpsllq   xmm8, xmm11, 63
        and          r13, r14
        xor          r13, rdx
            vpxor    xmm8, xmm12, xmm8
        rorx         r12, rbx, 39
            vpsrlq   xmm9, xmm0, 19
            vpshufb  xmm12, xmm11, xmm10
        xor          r15, r12
        add          r15, r13
        rorx         r12, rdi, 14
            vpsllq   xmm14, xmm0, 45
            vpsllq   xmm15, xmm0, 3
            vpxor    xmm8, xmm8, xmm12
        mov          r13, rdi
        and          r13, r8
        add          r11, r15
        andn         r15, rdi, r9
        add          r10, r13
        add          r10, r15
            vpsrlq   xmm12, xmm0, 61
        rorx         r13, rdi, 18
            vpsrlq   xmm11, xmm11, 7
        rorx         r15, rdi, 41
            vpxor    xmm8, xmm8, xmm11
        xor          r12, r13
        xor          r12, r15
        add          r10, r12
        add          rsi, r10
        add          r9, [rcx + 24]                             ; round 3
        rorx         r12, r11, 34
        rorx         r13, r11, 28
        xor          r13, r12
            vpxor    xmm11, xmm12, xmm15
        mov          r12, r11
        xor          r12, rbx
            vpxor    xmm9, xmm9, xmm14
            vpxor    xmm9, xmm9, xmm11
            vpsrlq   xmm11, xmm0, 6
        rorx         r15, r11, 39
            vpalignr xmm12, xmm6, xmm5, 8
        rorx         rbp, rsi, 41
        and          r14, r12
        xor          r14, rbx
        xor          r13, r15
        add          r13, r14
        mov          r14, [rsp + 32]
            vpaddq   xmm14, xmm0, [r14]
            vpaddq   xmm15, xmm1, xmm12
            vpaddq   xmm8, xmm15, xmm8
        add          r10, r13
            vpalignr xmm15, xmm3, xmm2, 8                       ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vpsllq   xmm1, xmm15, 63
        vmovdqu      [rax + 640], xmm5
            vpshufb  xmm5, xmm15, xmm10
        rorx         r13, rsi, 14
            vpxor    xmm9, xmm9, xmm11
            vpaddq   xmm8, xmm8, xmm9
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
        andn         r15, rsi, r8
        add          r9, r15
            vmovdqu  [rcx + 128], xmm14
        rorx         r15, rsi, 18
        xor          r13, r15
        xor          r13, rbp
        add          r9, r13
        add          rdx, r9
            vpsrlq   xmm9, xmm15, 1
            vpxor    xmm9, xmm9, xmm1
            vpsrlq   xmm11, xmm15, 7
        rorx         r13, r10, 28
        add          r8, [rcx + 32]                             ; round 4
            vpxor    xmm9, xmm9, xmm5
        rorx         r15, r10, 34
        xor          r13, r15
            vpsllq   xmm14, xmm8, 3
        mov          r15, rdx
        and          r15, rsi
        mov          rbp, r10
        xor          rbp, r11
        rorx         r14, r10, 39
            vpxor    xmm9, xmm9, xmm11
        mov          [rsp + 40], rsi
        rorx         rsi, rdx, 14
            vpsrlq   xmm11, xmm8, 61
        and          r12, rbp
        xor          r12, r11
        xor          r13, r14
        add          r13, r12
        add          r9, r13
        andn         r12, rdx, rdi
            vpsrlq   xmm15, xmm8, 19
        add          rdi, [rcx + 40]                            ; round 5
        add          r8, r15
        rorx         r13, rdx, 41
            vpxor    xmm11, xmm11, xmm14
            vpsllq   xmm14, xmm8, 45
        rorx         r14, rdx, 18
        add          r8, r12
            vpalignr xmm5, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        xor          rsi, r14
        xor          rsi, r13
        add          r8, rsi
        add          rbx, r8
            vpxor    xmm14, xmm15, xmm14
        rorx         r12, r9, 28
            vpxor    xmm11, xmm14, xmm11
        mov          r13, r9
        xor          r13, r10
            vpalignr xmm14, xmm7, xmm6, 8
            vpaddq   xmm15, xmm2, xmm14
        rorx         r14, r9, 39
        rorx         r15, r9, 34
        xor          r12, r15
        and          rbp, r13
        xor          rbp, r10
        xor          r12, r14
        add          r12, rbp
            vpsrlq   xmm2, xmm8, 6
        rorx         r14, rbx, 14
            vpaddq   xmm9, xmm15, xmm9
        mov          r15, rbx
        and          r15, rdx
            vpxor    xmm11, xmm11, xmm2
        add          r8, r12
        mov          rsi, [rsp + 40]
        andn         r12, rbx, rsi
        add          rdi, r15
            vpaddq   xmm2, xmm9, xmm11
        add          rsi, [rcx + 48]                            ; round 6
        rorx         r15, rbx, 18
        xor          r14, r15
        rorx         r15, rbx, 41
        xor          r14, r15
        add          rdi, r12
        rorx         r12, r8, 28
            vpshufb  xmm9, xmm5, xmm10
            vpsrlq   xmm11, xmm5, 1
        add          rdi, r14
        add          r11, rdi
        rorx         r14, r8, 34
        xor          r12, r14
        mov          r14, r8
        xor          r14, r9
            vpsllq   xmm15, xmm5, 63
            vpxor    xmm11, xmm11, xmm15
        and          r13, r14
        xor          r13, r9
        rorx         r15, r8, 39
        xor          r12, r15
        add          r12, r13
        rorx         r13, r11, 14
            vpsrlq   xmm15, xmm5, 7
            vpxor    xmm9, xmm11, xmm9
        mov          r15, r11
        and          r15, rbx
            vpxor    xmm9, xmm9, xmm15
        add          rsi, r15
        andn         r15, r11, rdx
        add          rdx, [rcx + 56]                            ; round 7
        rorx         rbp, r11, 18
        add          rsi, r15
        add          rdi, r12
        rorx         r12, r11, 41
            vpaddq   xmm9, xmm3, xmm9
        xor          r13, rbp
        xor          r13, r12
        add          rsi, r13
        add          r10, rsi
            vpsrlq   xmm11, xmm2, 61
        rorx         r12, rdi, 28
            vpsrlq   xmm15, xmm2, 19
        rorx         r13, rdi, 34
        xor          r12, r13
            vpalignr xmm5, xmm0, xmm7, 8
            vpaddq   xmm9, xmm9, xmm5
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        xor          r14, r8
            vpsllq   xmm3, xmm2, 3
        rorx         r15, rdi, 39
            vpsrlq   xmm1, xmm13, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpxor    xmm11, xmm11, xmm3
        rorx         rbp, r10, 14
        xor          r12, r15
        add          r12, r14
        mov          r14, r10
        and          r14, r11
            vpsllq   xmm3, xmm2, 45
            vpxor    xmm15, xmm15, xmm3
        add          rdx, r14
        andn         r14, r10, rbx
        rorx         r15, r10, 18
            vpxor    xmm11, xmm15, xmm11
        add          rsi, r12
        rorx         r12, r10, 41
        xor          rbp, r15
        add          rbx, [rcx + 64]                            ; round 8
            vpshufb  xmm15, xmm13, xmm10
            vpsllq   xmm3, xmm13, 63
        vmovdqu      [rax + 656], xmm7
            vpsrlq   xmm7, xmm2, 6
        add          rdx, r14
            vpxor    xmm11, xmm11, xmm7
        xor          rbp, r12
        add          rdx, rbp
        add          r9, rdx
        rorx         r12, rsi, 34
            vpxor    xmm7, xmm1, xmm3
        rorx         r14, rsi, 28
        xor          r14, r12
        mov          r12, rsi
        xor          r12, rdi
            vpaddq   xmm3, xmm9, xmm11
            vpsrlq   xmm9, xmm13, 7
        and          r13, r12
        xor          r13, rdi
            vpxor    xmm11, xmm7, xmm15
        rorx         r15, rsi, 39
            vpxor    xmm9, xmm11, xmm9
        xor          r14, r15
        add          r14, r13
            vpsllq   xmm11, xmm3, 45
        add          rdx, r14
        rorx         r13, r9, 14
            vpsrlq   xmm13, xmm3, 61
        mov          r14, r9
        and          r14, r10
            vpaddq   xmm9, xmm4, xmm9
        andn         r15, r9, r11
            vpsrlq   xmm15, xmm3, 19
            vpxor    xmm11, xmm15, xmm11
        rorx         rbp, r9, 18
        add          rbx, r14
        rorx         r14, r9, 41
            vpsllq   xmm15, xmm3, 3
        add          r11, [rcx + 72]                            ; round 9
        add          rbx, r15
        xor          r13, rbp
        xor          r13, r14
        add          rbx, r13
        add          r8, rbx
        rorx         r13, rdx, 28
            vpsrlq   xmm7, xmm3, 6
            vpalignr xmm4, xmm8, xmm0, 8
            vpxor    xmm13, xmm13, xmm15
            vpxor    xmm11, xmm11, xmm13
        rorx         r14, rdx, 34
        xor          r13, r14
            vpaddq   xmm9, xmm9, xmm4
        mov          r14, rdx
        xor          r14, rsi
        and          r12, r14
        xor          r12, rsi
        rorx         r15, rdx, 39
        xor          r13, r15
        add          r13, r12
            vpsrlq   xmm13, xmm12, 1                            ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        mov          r12, r8
        and          r12, r9
        rorx         r15, r8, 14
            vpxor    xmm11, xmm11, xmm7
            vpaddq   xmm4, xmm9, xmm11
        andn         rbp, r8, r10
        add          rbx, r13
        rorx         r13, r8, 18
        add          r11, r12
        add          r10, [rcx + 80]                            ; round 10
            vpsllq   xmm9, xmm12, 63
            vpxor    xmm9, xmm13, xmm9
        rorx         r12, r8, 41
        add          r11, rbp
            vpshufb  xmm11, xmm12, xmm10
        xor          r15, r13
        xor          r15, r12
        add          r11, r15
        add          rdi, r11
            vpsrlq   xmm12, xmm12, 7
        rorx         r12, rbx, 28
        rorx         r13, rbx, 34
        xor          r12, r13
        mov          r13, rbx
        xor          r13, rdx
        and          r14, r13
        xor          r14, rdx
        rorx         r15, rbx, 39
            vpxor    xmm9, xmm9, xmm11
        xor          r12, r15
        add          r12, r14
            vpxor    xmm9, xmm9, xmm12
            vpsllq   xmm11, xmm4, 45
        rorx         r14, rdi, 14
        mov          r15, rdi
        and          r15, r8
            vpsrlq   xmm12, xmm4, 61
        andn         rbp, rdi, r9
        add          r11, r12
        add          r10, r15
            vpsllq   xmm13, xmm4, 3
        vmovdqu      xmm15, [rax + 640]
            vpaddq   xmm9, xmm15, xmm9
        rorx         r12, rdi, 18
        xor          r14, r12
        add          r9, [rcx + 88]                             ; round 11
        rorx         r12, rdi, 41
        xor          r14, r12
            vpsrlq   xmm15, xmm4, 6
            vpsrlq   xmm7, xmm4, 19
            vpxor    xmm11, xmm7, xmm11
            vpalignr xmm7, xmm2, xmm8, 8
        add          r10, rbp
        add          r10, r14
        add          rsi, r10
            vpxor    xmm12, xmm12, xmm13
        rorx         r12, r11, 34
        mov          r14, r11
        xor          r14, rbx
        rorx         r15, r11, 28
        xor          r15, r12
            vpaddq   xmm9, xmm9, xmm7
        and          r13, r14
        xor          r13, rbx
        rorx         r12, r11, 39
            vpxor    xmm11, xmm11, xmm12
            vpxor    xmm11, xmm11, xmm15
        xor          r15, r12
        add          r15, r13
        add          r10, r15
        mov          r12, rsi
        and          r12, rdi
        rorx         r13, rsi, 14
        rorx         r15, rsi, 18
        xor          r13, r15
        andn         r15, rsi, r8
        add          r8, [rcx + 96]                             ; round 12
        rorx         rbp, r10, 28
            vpsrlq   xmm12, xmm14, 1                            ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9, r12
            vpsllq   xmm13, xmm14, 63
        rorx         r12, rsi, 41
        xor          r13, r12
            vpaddq   xmm9, xmm9, xmm11
            vpxor    xmm11, xmm12, xmm13
        rorx         r12, r10, 34
        add          r9, r15
        add          r9, r13
        add          rdx, r9
        mov          r13, r10
        xor          r13, r11
        mov          r15, [rsp + 32]
            vpaddq   xmm12, xmm4, [r15 + 64]
            vmovdqu  [rcx + 192], xmm12
        xor          rbp, r12
        and          r14, r13
        xor          r14, r11
        rorx         r12, r10, 39
            vpshufb  xmm12, xmm14, xmm10
        xor          rbp, r12
        add          rbp, r14
            vpsrlq   xmm13, xmm14, 7
            vpxor    xmm11, xmm11, xmm12
        rorx         r12, rdx, 14
        mov          r14, rdx
        and          r14, rsi
            vpxor    xmm11, xmm11, xmm13
        andn         r15, rdx, rdi
        add          rdi, [rcx + 104]                           ; round 13
        add          r9, rbp
        rorx         rbp, rdx, 41
            vpsllq   xmm12, xmm9, 45
            vpsrlq   xmm13, xmm9, 61
        mov          [rsp + 40], r11
        rorx         r11, rdx, 18
        add          r8, r14
        add          r8, r15
        xor          r12, r11
        xor          r12, rbp
        add          r8, r12
        add          rbx, r8
            vpsrlq   xmm14, xmm9, 19
            vpxor    xmm12, xmm14, xmm12
            vpsllq   xmm14, xmm9, 3
        rorx         r12, r9, 28
            vpsrlq   xmm15, xmm9, 6
        mov          r14, r9
        xor          r14, r10
        rorx         r15, r9, 34
        xor          r12, r15
        rorx         r15, r9, 39
        and          r13, r14
        xor          r13, r10
        xor          r12, r15
            vpalignr xmm7, xmm3, xmm2, 8
            vpxor    xmm13, xmm13, xmm14
        add          r12, r13
        rorx         r13, rbx, 14
            vpxor    xmm12, xmm12, xmm13
        rorx         r15, rbx, 18
        mov          rbp, rbx
        and          rbp, rdx
        andn         r11, rbx, rsi
        add          r8, r12
        add          rdi, rbp
        add          rsi, [rcx + 112]                           ; round 14
            vpaddq   xmm11, xmm6, xmm11
            vpaddq   xmm11, xmm11, xmm7
            vpxor    xmm12, xmm12, xmm15
        rorx         r12, rbx, 41
        rorx         rbp, r8, 39
            vpsllq   xmm13, xmm5, 63                            ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        xor          r13, r15
        xor          r13, r12
            vpsrlq   xmm14, xmm5, 1
            vpaddq   xmm6, xmm11, xmm12
        add          rdi, r11
        add          rdi, r13
        mov          r11, [rsp + 40]
        add          r11, rdi
        rorx         r12, r8, 34
        mov          r13, [rsp + 32]
            vpaddq   xmm11, xmm9, [r13 + 80]
        mov          r15, r8
        xor          r15, r9
            vpxor    xmm12, xmm14, xmm13
        and          r14, r15
        xor          r14, r9
        mov          [rsp + 40], r9
        rorx         r9, r8, 28
        xor          r9, r12
            vmovdqu  [rcx + 208], xmm11
            vpshufb  xmm10, xmm5, xmm10
        xor          r9, rbp
        add          r9, r14
            vpsrlq   xmm11, xmm5, 7
        rorx         r12, r11, 18
        rorx         r14, r11, 14
        mov          rbp, r11
        and          rbp, rbx
        add          rsi, rbp
        rorx         rbp, r11, 41
        add          rdi, r9
            vpxor    xmm10, xmm12, xmm10
            vpxor    xmm10, xmm10, xmm11
            vpsllq   xmm11, xmm6, 45
        xor          r14, r12
        xor          r14, rbp
            vpsrlq   xmm12, xmm6, 61
        andn         r12, r11, rdx
        add          rsi, r12
        add          rsi, r14
        add          r10, rsi
        lea          rbp, [r13 + 128]                           ; the next sixteen words
        rorx         r12, rdi, 28
        rorx         r14, rdi, 34
        xor          r12, r14
        vmovdqu      xmm13, [rax + 656]
            vpaddq   xmm10, xmm13, xmm10
        add          rdx, [rcx + 120]                           ; round 15
            vpsrlq   xmm13, xmm6, 19
            vpxor    xmm11, xmm13, xmm11
        mov          r14, rdi
        xor          r14, r8
            vpalignr xmm13, xmm4, xmm3, 8
        and          r15, r14
        xor          r15, r8
        lea          r9, [rcx + 128]
        mov          [rsp + 48], r8
        rorx         r8, rdi, 39
        xor          r12, r8
            vpsllq   xmm14, xmm6, 3
            vpxor    xmm12, xmm12, xmm14
        add          r12, r15
        add          rsi, r12
        andn         r12, r10, rbx
            vpsrlq   xmm14, xmm6, 6
            vpaddq   xmm10, xmm10, xmm13
        rorx         r15, r10, 14
            vpaddq   xmm13, xmm8, [r13 + 16]
        mov          r8, r10
        and          r8, r11
        mov          [rsp + 56], rbx
        rorx         rbx, r10, 18
        xor          r15, rbx
        add          rdx, r8
        add          rdx, r12
        rorx         r12, rsi, 28
            vpxor    xmm11, xmm11, xmm12
            vpxor    xmm11, xmm11, xmm14
        rorx         rbx, r10, 41
            vpaddq   xmm12, xmm2, [r13 + 32]
            vmovdqu  [rcx + 160], xmm12
            vmovdqu  [rcx + 144], xmm13
        xor          r15, rbx
        add          rdx, r15
        mov          r15, [rsp + 40]
        add          r15, rdx
            vpaddq   xmm7, xmm10, xmm11
            vpaddq   xmm10, xmm6, [r13 + 96]
        rorx         rbx, rsi, 34
        xor          r12, rbx
            vpaddq   xmm11, xmm3, [r13 + 48]
        mov          rbx, rsi
        xor          rbx, rdi
            vmovdqu  [rcx + 224], xmm10
        rorx         r8, rsi, 39
            vmovdqu  [rcx + 176], xmm11
        and          rbx, r14
        xor          rbx, rdi
            vpaddq   xmm10, xmm7, [r13 + 112]
            vmovdqu  [rcx + 240], xmm10
        xor          r12, r8
        add          r12, rbx
        add          rdx, r12
        vmovdqa      xmm1, xmm8
        vmovdqa      xmm5, xmm9
        mov          rcx, r9
        mov          r9, r15
        mov          r8, [rsp + 48]
        mov          rbx, [rsp + 56]
        cmp          rcx, [rsp + 24]
        jne          L(blocks_carry1)

        ; the last sixteen rounds of the block
        rorx         rbp, r9, 18                                ; round 0
        rorx         r12, r9, 14
        xor          r12, rbp
        rorx         rbp, r9, 41
        xor          r12, rbp
        mov          rbp, r9
        and          rbp, r10
        andn         r13, r9, r11
        add          rbx, [rcx]
        add          rbx, rbp
        add          r13, rbx
        add          r12, r13
        rorx         rbp, rdx, 28
        rorx         r13, rdx, 34
        xor          rbp, r13
        rorx         r13, rdx, 39
        mov          r14, rdx
        xor          r14, rsi
        xor          rbp, r13
        mov          r13, rsi
        xor          r13, rdi
        and          r13, r14
        xor          r13, rsi
        add          rbp, r13
        add          rbp, r12
        add          r8, r12
        mov          r12, r8                                    ; round 1
        and          r12, r9
        rorx         r13, r8, 14
        rorx         r15, r8, 18
        add          r11, [rcx + 8]
        andn         rbx, r8, r10
        xor          r13, r15
        add          r11, r12
        add          r11, rbx
        rorx         r12, r8, 41
        xor          r13, r12
        add          r11, r13
        rorx         r12, rbp, 28
        mov          r13, rbp
        xor          r13, rdx
        rorx         r15, rbp, 39
        rorx         rbx, rbp, 34
        xor          r12, rbx
        xor          r12, r15
        add          rdi, r11
        mov          r15, rdi                                   ; round 2
        and          r15, r8
        and          r14, r13
        xor          r14, rdx
        add          r12, r14
        add          r11, r12
        rorx         r12, rdi, 14
        rorx         r14, rdi, 18
        add          r10, [rcx + 16]
        andn         rbx, rdi, r9
        xor          r12, r14
        add          r10, r15
        add          r10, rbx
        rorx         r14, rdi, 41
        xor          r12, r14
        add          r10, r12
        rorx         r12, r11, 34
        rorx         r14, r11, 28
        xor          r14, r12
        mov          r12, r11
        xor          r12, rbp
        and          r13, r12
        xor          r13, rbp
        rorx         r15, r11, 39
        xor          r14, r15
        add          r14, r13
        add          r14, r10
        add          r10, rsi
        mov          r13, r10                                   ; round 3
        and          r13, rdi
        rorx         r15, r10, 18
        rorx         rbx, r10, 14
        add          r9, [rcx + 24]
        andn         rsi, r10, r8
        xor          rbx, r15
        rorx         r15, r10, 41
        xor          rbx, r15
        add          r9, r13
        add          rsi, r9
        add          rbx, rsi
        rorx         r13, r14, 28
        rorx         r15, r14, 34
        xor          r13, r15
        add          r8, [rcx + 32]                             ; round 4
        mov          r15, r14
        xor          r15, r11
        and          r12, r15
        xor          r12, r11
        rorx         r9, r14, 39
        xor          r13, r9
        add          r13, r12
        add          rdx, rbx
        mov          r12, rdx
        and          r12, r10
        rorx         r9, rdx, 14
        rorx         rsi, rdx, 18
        add          r8, r12
        andn         r12, rdx, rdi
        xor          r9, rsi
        add          r8, r12
        add          rbx, r13
        rorx         r12, rdx, 41
        xor          r9, r12
        add          r8, r9
        rorx         r12, rbx, 28
        rorx         r13, rbx, 34
        xor          r12, r13
        mov          r13, rbx
        xor          r13, r14
        and          r15, r13
        xor          r15, r14
        rorx         r9, rbx, 39
        xor          r12, r9
        add          r12, r15
        add          rbp, r8
        mov          r15, rbp                                   ; round 5
        and          r15, rdx
        add          r8, r12
        rorx         r12, rbp, 14
        rorx         r9, rbp, 18
        add          rdi, [rcx + 40]
        andn         rsi, rbp, r10
        xor          r12, r9
        add          rdi, r15
        add          rsi, rdi
        rorx         r15, rbp, 41
        xor          r12, r15
        add          r12, rsi
        rorx         r15, r8, 34
        rorx         r9, r8, 28
        xor          r9, r15
        mov          rsi, r8
        xor          rsi, rbx
        and          r13, rsi
        xor          r13, rbx
        rorx         r15, r8, 39
        xor          r9, r15
        add          r9, r13
        add          r11, r12
        mov          r13, r11                                   ; round 6
        and          r13, rbp
        add          r12, r9
        rorx         r15, r11, 14
        rorx         r9, r11, 18
        add          r10, [rcx + 48]
        andn         rdi, r11, rdx
        xor          r15, r9
        rorx         r9, r11, 41
        xor          r15, r9
        add          r10, r13
        add          r10, rdi
        add          r10, r15
        rorx         r13, r12, 28
        rorx         r15, r12, 34
        xor          r13, r15
        mov          r15, r12
        xor          r15, r8
        and          rsi, r15
        xor          rsi, r8
        rorx         r9, r12, 39
        xor          r13, r9
        add          rsi, r13
        add          rsi, r10
        add          r10, r14
        mov          r13, r10                                   ; round 7
        and          r13, r11
        rorx         r14, r10, 14
        rorx         r9, r10, 18
        add          rdx, [rcx + 56]
        andn         rdi, r10, rbp
        xor          r14, r9
        add          rdx, r13
        add          rdx, rdi
        rorx         r13, r10, 41
        xor          r14, r13
        add          rdx, r14
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        xor          r13, r14
        mov          r14, rsi
        xor          r14, r12
        and          r15, r14
        xor          r15, r12
        rorx         r9, rsi, 39
        xor          r13, r9
        add          r13, r15
        add          rbx, rdx
        mov          r15, rbx                                   ; round 8
        and          r15, r10
        add          rdx, r13
        rorx         r13, rbx, 18
        rorx         r9, rbx, 14
        add          rbp, [rcx + 64]
        andn         rdi, rbx, r11
        xor          r9, r13
        add          rbp, r15
        add          rdi, rbp
        rorx         rbp, rbx, 41
        xor          r9, rbp
        add          r9, rdi
        rorx         rbp, rdx, 28
        rorx         r13, rdx, 34
        xor          rbp, r13
        mov          r13, rdx
        xor          r13, rsi
        and          r14, r13
        xor          r14, rsi
        rorx         r15, rdx, 39
        xor          rbp, r15
        add          rbp, r14
        add          rbp, r9
        add          r8, r9
        mov          r14, r8                                    ; round 9
        and          r14, rbx
        rorx         r15, r8, 14
        rorx         r9, r8, 18
        andn         rdi, r8, r10
        xor          r15, r9
        rorx         r9, r8, 41
        xor          r15, r9
        rorx         r9, rbp, 28
        add          r11, [rcx + 72]
        add          r11, r14
        add          r11, rdi
        add          r11, r15
        rorx         r14, rbp, 34
        xor          r9, r14
        mov          r14, rbp
        xor          r14, rdx
        and          r13, r14
        xor          r13, rdx
        rorx         r15, rbp, 39
        xor          r9, r15
        add          r9, r13
        add          r9, r11
        add          r11, r12
        mov          r12, r11                                   ; round 10
        and          r12, r8
        rorx         r13, r11, 14
        rorx         r15, r11, 18
        add          r10, [rcx + 80]
        xor          r13, r15
        andn         r15, r11, rbx
        add          r10, r12
        add          r10, r15
        rorx         r12, r11, 41
        xor          r13, r12
        add          r10, r13
        rorx         r12, r9, 28
        rorx         r13, r9, 34
        xor          r12, r13
        mov          r13, r9
        xor          r13, rbp
        and          r14, r13
        xor          r14, rbp
        rorx         r15, r9, 39
        xor          r12, r15
        add          r12, r14
        add          rsi, r10
        mov          r14, rsi                                   ; round 11
        and          r14, r11
        add          r10, r12
        rorx         r12, rsi, 14
        rorx         r15, rsi, 18
        add          rbx, [rcx + 88]
        andn         rdi, rsi, r8
        xor          r12, r15
        add          rbx, r14
        add          rdi, rbx
        rorx         r14, rsi, 41
        xor          r12, r14
        add          r12, rdi
        rorx         r14, r10, 28
        rorx         r15, r10, 34
        xor          r14, r15
        mov          r15, r10
        xor          r15, r9
        and          r13, r15
        xor          r13, r9
        rorx         rbx, r10, 39
        xor          r14, rbx
        add          r14, r13
        add          r14, r12
        add          rdx, r12
        mov          r12, rdx                                   ; round 12
        and          r12, rsi
        rorx         r13, rdx, 14
        rorx         rbx, rdx, 18
        add          r8, [rcx + 96]
        andn         rdi, rdx, r11
        xor          r13, rbx
        add          r8, r12
        add          r8, rdi
        rorx         r12, rdx, 41
        xor          r13, r12
        add          r8, r13
        rorx         r12, r14, 28
        mov          rdi, r14
        xor          rdi, r10
        rorx         r13, r14, 34
        xor          r12, r13
        and          r15, rdi
        xor          r15, r10
        rorx         r13, r14, 39
        xor          r12, r13
        add          rbp, r8
        mov          r13, rbp                                   ; round 13
        and          r13, rdx
        rorx         rbx, rbp, 14
        add          r11, [rcx + 104]
        mov          [rsp + 32], rax
        rorx         rax, rbp, 18
        add          r12, r15
        add          r8, r12
        andn         r12, rbp, rsi
        xor          rbx, rax
        add          r11, r13
        add          r11, r12
        rorx         r12, rbp, 41
        xor          rbx, r12
        add          r11, rbx
        rorx         r12, r8, 28
        rorx         r13, r8, 34
        xor          r12, r13
        mov          r13, r8
        xor          r13, r14
        and          rdi, r13
        add          rsi, [rcx + 112]                           ; round 14
        xor          rdi, r14
        rorx         r15, r8, 39
        xor          r12, r15
        add          rdi, r12
        add          rdi, r11
        add          r11, r9
        mov          r12, r11
        and          r12, rbp
        rorx         r15, r11, 18
        andn         rbx, r11, rdx
        rorx         r9, r11, 41
        add          rsi, r12
        add          rsi, rbx
        rorx         r12, r11, 14
        xor          r12, r15
        xor          r12, r9
        add          rsi, r12
        rorx         r12, rdi, 34
        rorx         r15, rdi, 28
        xor          r15, r12
        mov          r12, rdi
        xor          r12, r8
        and          r13, r12
        add          r10, rsi
        xor          r13, r8
        rorx         rbx, r10, 14                               ; round 15
        rorx         r9, r10, 18
        rorx         rax, rdi, 39
        xor          r15, rax
        add          r15, r13
        xor          rbx, r9
        add          rsi, r15
        rorx         r13, r10, 41
        andn         r15, r10, rbp
        xor          rbx, r13
        rorx         r13, rsi, 28
        add          rdx, [rcx + 120]
        mov          rcx, r10
        and          rcx, r11
        rorx         r9, rsi, 34
        xor          r13, r9
        rorx         r9, rsi, 39
        add          rdx, rcx
        add          rdx, r15
        add          rdx, rbx
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        xor          r13, r9
        mov          r15, [rsp]
        add          r15, -1
        mov          [rsp], r15
        mov          rbx, rsi
        xor          rbx, rdi
        and          rbx, r12
        xor          rbx, rdi
        mov          r12, [rsp + 8]
        mov          r9, [r12 + 8]                              ; H = H + (a, b, ...)
        mov          rax, [r12 + 16]
        mov          rcx, [r12 + 24]
        mov          r15, [r12 + 40]
        mov          [rsp + 40], r11
        mov          r11, [r12 + 56]
        add          r11, rbp
        mov          [r12 + 56], r11
        add          r13, [r12]
        add          rsi, r9
        mov          [r12 + 8], rsi
        add          rdi, rax
        add          r8, rcx
        mov          [r12 + 24], r8
        add          r14, [r12 + 32]
        mov          [r12 + 16], rdi
        add          r14, rdx
        mov          [r12 + 32], r14
        add          rbx, r13
        add          rdx, rbx
        mov          [r12], rdx
        add          r10, r15
        mov          [r12 + 40], r10
        mov          rcx, [r12 + 48]
        add          rcx, [rsp + 40]
        mov          [r12 + 48], rcx
        mov          r9, r14
        mov          rbx, r11
        mov          r11, rcx
        mov          rax, [rsp + 32]
        jmp          L(blocks_batch1)
L(blocks_done):

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 800]
        vmovaps      xmm7, [rsp + 816]
        vmovaps      xmm8, [rsp + 832]
        vmovaps      xmm9, [rsp + 848]
        vmovaps      xmm10, [rsp + 864]
        vmovaps      xmm11, [rsp + 880]
        vmovaps      xmm12, [rsp + 896]
        vmovaps      xmm13, [rsp + 912]
        vmovaps      xmm14, [rsp + 928]
        vmovaps      xmm15, [rsp + 944]
        add          rsp, 968
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
        add          rsp, 808
L(blocks_at8):
        pop          r15
L(blocks_at9):
        pop          r14
L(blocks_at10):
        pop          r13
L(blocks_at11):
        pop          r12
L(blocks_at12):
        pop          rbp
L(blocks_at13):
        pop          rbx
L(blocks_at14):
        ret
%endif
L(blocks_end):

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove):function hidden (L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove))
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove):function (L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove)
%endif
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
L(schedule_at1):
        push         rdi
L(schedule_at2):
        sub          rsp, 232
L(schedule_at3):
        vmovaps      [rsp + 64], xmm6
L(schedule_at4):
        vmovaps      [rsp + 80], xmm7
L(schedule_at5):
        vmovaps      [rsp + 96], xmm8
L(schedule_at6):
        vmovaps      [rsp + 112], xmm9
L(schedule_at7):
        vmovaps      [rsp + 128], xmm10
L(schedule_at8):
        vmovaps      [rsp + 144], xmm11
L(schedule_at9):
        vmovaps      [rsp + 160], xmm12
L(schedule_at10):
        vmovaps      [rsp + 176], xmm13
L(schedule_at11):
        vmovaps      [rsp + 192], xmm14
L(schedule_at12):
        vmovaps      [rsp + 208], xmm15
L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        sub          rsp, 72
L(schedule_at1):
%endif
        lea          rax, [rsp + 63]
        and          rax, -64

        ; the message words
        vmovdqu      xmm8, [rsi]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [rsi + 16]                          ; W_2 to W_3
        vmovdqu      xmm11, [rsi + 32]                          ; W_4 to W_5
        vmovdqu      xmm12, [rsi + 48]                          ; W_6 to W_7
        vmovdqu      xmm13, [rsi + 64]                          ; W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [rsi + 80]                           ; W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [rsi + 96]                          ; W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [rsi + 112]                         ; W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rel L(K)]                    ; W_0 to W_1, + K
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rdi], xmm12
        vpaddq       xmm8, xmm1, [rel L(K) + 16]                ; W_2 to W_3, + K
        vpaddq       xmm9, xmm2, [rel L(K) + 32]                ; W_4 to W_5, + K
        vpaddq       xmm10, xmm3, [rel L(K) + 48]               ; W_6 to W_7, + K
        vpaddq       xmm11, xmm4, [rel L(K) + 64]               ; W_8 to W_9, + K
        vmovdqu      [rdi + 16], xmm8
        vmovdqu      [rdi + 32], xmm9
        vmovdqu      [rdi + 48], xmm10
        vmovdqu      [rdi + 64], xmm11
        vpaddq       xmm8, xmm5, [rel L(K) + 80]                ; W_10 to W_11, + K
        vpaddq       xmm9, xmm6, [rel L(K) + 96]                ; W_12 to W_13, + K
        vpaddq       xmm10, xmm7, [rel L(K) + 112]              ; W_14 to W_15, + K
        lea          rcx, [rel L(K) + 128]
        vmovdqu      [rdi + 80], xmm8
        vmovdqu      [rdi + 96], xmm9
        vmovdqu      [rdi + 112], xmm10
        lea          rdx, [rdi + 512]
        align        64
        ; Here: rows 0 to 7 of W of 1 block in xmm0 to xmm7, area in rax, wk in rdi, kp in rcx, turn in rdx.
L(schedule_more):

        ; the next sixteen words
        vpsrlq       xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vpsllq       xmm9, xmm7, 45
        vpsrlq       xmm10, xmm7, 61
        vpsllq       xmm11, xmm7, 3
        vpxor        xmm8, xmm8, xmm9
        vpxor        xmm9, xmm10, xmm11
        vpxor        xmm8, xmm8, xmm9
        vpalignr     xmm9, xmm1, xmm0, 8
        vpsrlq       xmm10, xmm9, 1
        vpsllq       xmm11, xmm9, 63
        vpxor        xmm10, xmm10, xmm11
        vmovdqu      xmm11, [rel L(shuffle_123456709abcdef8)]
        vpsrlq       xmm12, xmm7, 6
        vpxor        xmm8, xmm8, xmm12
        vpalignr     xmm12, xmm5, xmm4, 8
        vpaddq       xmm13, xmm0, xmm12
        vpaddq       xmm8, xmm13, xmm8
        vpshufb      xmm13, xmm9, xmm11
        vpxor        xmm10, xmm10, xmm13
        vpsrlq       xmm9, xmm9, 7
        vpxor        xmm9, xmm10, xmm9
        vpaddq       xmm0, xmm9, xmm8
        vpalignr     xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpsrlq       xmm9, xmm8, 1
        vpsllq       xmm10, xmm8, 63
        vpxor        xmm9, xmm9, xmm10
        vpaddq       xmm10, xmm0, [rcx]
        vmovdqu      [rdi + 128], xmm10
        vpsrlq       xmm10, xmm0, 19
        vpsllq       xmm13, xmm0, 45
        vpxor        xmm10, xmm10, xmm13
        vpsrlq       xmm13, xmm0, 61
        vpsllq       xmm14, xmm0, 3
        vpxor        xmm13, xmm13, xmm14
        vpxor        xmm10, xmm10, xmm13
        vpshufb      xmm13, xmm8, xmm11
        vpxor        xmm9, xmm9, xmm13
        vpsrlq       xmm8, xmm8, 7
        vpxor        xmm8, xmm9, xmm8
        vpalignr     xmm9, xmm6, xmm5, 8
        vpaddq       xmm13, xmm1, xmm9
        vpaddq       xmm8, xmm13, xmm8
        vpsrlq       xmm13, xmm0, 6
        vpxor        xmm10, xmm10, xmm13
        vpaddq       xmm1, xmm8, xmm10
        vpalignr     xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsrlq       xmm10, xmm8, 1
        vpsllq       xmm13, xmm8, 63
        vpxor        xmm10, xmm10, xmm13
        vpaddq       xmm13, xmm1, [rcx + 16]
        vmovdqu      [rdi + 144], xmm13
        vpsrlq       xmm13, xmm1, 19
        vpsllq       xmm14, xmm1, 45
        vpxor        xmm13, xmm13, xmm14
        vpsrlq       xmm14, xmm1, 61
        vpsllq       xmm15, xmm1, 3
        vpxor        xmm14, xmm14, xmm15
        vpxor        xmm13, xmm13, xmm14
        vpshufb      xmm14, xmm8, xmm11
        vpxor        xmm10, xmm10, xmm14
        vpsrlq       xmm8, xmm8, 7
        vpxor        xmm8, xmm10, xmm8
        vpalignr     xmm10, xmm7, xmm6, 8
        vpaddq       xmm14, xmm2, xmm10
        vpaddq       xmm8, xmm14, xmm8
        vpsrlq       xmm14, xmm1, 6
        vpxor        xmm13, xmm13, xmm14
        vpaddq       xmm2, xmm8, xmm13
        vpalignr     xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsrlq       xmm13, xmm8, 1
        vpsllq       xmm14, xmm8, 63
        vpxor        xmm13, xmm13, xmm14
        vpshufb      xmm14, xmm8, xmm11
        vpxor        xmm13, xmm13, xmm14
        vpsrlq       xmm8, xmm8, 7
        vpxor        xmm8, xmm13, xmm8
        vpaddq       xmm8, xmm3, xmm8
        vpaddq       xmm13, xmm2, [rcx + 32]
        vmovdqu      [rdi + 160], xmm13
        vpsrlq       xmm13, xmm2, 19
        vpsllq       xmm14, xmm2, 45
        vpxor        xmm13, xmm13, xmm14
        vpsrlq       xmm14, xmm2, 61
        vpsllq       xmm15, xmm2, 3
        vpxor        xmm14, xmm14, xmm15
        vpxor        xmm13, xmm13, xmm14
        vpsrlq       xmm14, xmm2, 6
        vpxor        xmm13, xmm13, xmm14
        vpalignr     xmm14, xmm0, xmm7, 8
        vpaddq       xmm8, xmm8, xmm14
        vpaddq       xmm3, xmm8, xmm13
        vpsrlq       xmm8, xmm12, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       xmm13, xmm12, 63
        vpxor        xmm8, xmm8, xmm13
        vpshufb      xmm13, xmm12, xmm11
        vpxor        xmm8, xmm8, xmm13
        vpsrlq       xmm12, xmm12, 7
        vpxor        xmm8, xmm8, xmm12
        vpaddq       xmm8, xmm4, xmm8
        vpaddq       xmm12, xmm3, [rcx + 48]
        vmovdqu      [rdi + 176], xmm12
        vpsrlq       xmm12, xmm3, 19
        vpsllq       xmm13, xmm3, 45
        vpxor        xmm12, xmm12, xmm13
        vpsrlq       xmm13, xmm3, 61
        vpsllq       xmm15, xmm3, 3
        vpxor        xmm13, xmm13, xmm15
        vpxor        xmm12, xmm12, xmm13
        vpsrlq       xmm13, xmm3, 6
        vpxor        xmm12, xmm12, xmm13
        vpalignr     xmm13, xmm1, xmm0, 8
        vpaddq       xmm8, xmm8, xmm13
        vpaddq       xmm4, xmm8, xmm12
        vpsrlq       xmm8, xmm9, 1                              ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpsllq       xmm12, xmm9, 63
        vpxor        xmm8, xmm8, xmm12
        vpshufb      xmm12, xmm9, xmm11
        vpxor        xmm8, xmm8, xmm12
        vpsrlq       xmm9, xmm9, 7
        vpxor        xmm8, xmm8, xmm9
        vpaddq       xmm8, xmm5, xmm8
        vpaddq       xmm9, xmm4, [rcx + 64]
        vmovdqu      [rdi + 192], xmm9
        vpsrlq       xmm9, xmm4, 19
        vpsllq       xmm12, xmm4, 45
        vpxor        xmm9, xmm9, xmm12
        vpsrlq       xmm12, xmm4, 61
        vpsllq       xmm13, xmm4, 3
        vpxor        xmm12, xmm12, xmm13
        vpxor        xmm9, xmm9, xmm12
        vpsrlq       xmm12, xmm4, 6
        vpxor        xmm9, xmm9, xmm12
        vpalignr     xmm12, xmm2, xmm1, 8
        vpaddq       xmm8, xmm8, xmm12
        vpaddq       xmm5, xmm8, xmm9
        vpsrlq       xmm8, xmm10, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       xmm9, xmm10, 63
        vpxor        xmm8, xmm8, xmm9
        vpshufb      xmm9, xmm10, xmm11
        vpxor        xmm8, xmm8, xmm9
        vpsrlq       xmm9, xmm10, 7
        vpxor        xmm8, xmm8, xmm9
        vpaddq       xmm8, xmm6, xmm8
        vpaddq       xmm9, xmm5, [rcx + 80]
        vmovdqu      [rdi + 208], xmm9
        vpsrlq       xmm9, xmm5, 19
        vpsllq       xmm10, xmm5, 45
        vpxor        xmm9, xmm9, xmm10
        vpsrlq       xmm10, xmm5, 61
        vpshufb      xmm11, xmm14, xmm11                        ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsllq       xmm12, xmm5, 3
        vpxor        xmm10, xmm10, xmm12
        vpxor        xmm9, xmm9, xmm10
        vpsrlq       xmm10, xmm5, 6
        vpxor        xmm9, xmm9, xmm10
        vpalignr     xmm10, xmm3, xmm2, 8
        vpaddq       xmm8, xmm8, xmm10
        vpaddq       xmm6, xmm8, xmm9
        vpsrlq       xmm8, xmm14, 1
        vpsllq       xmm9, xmm14, 63
        vpxor        xmm8, xmm8, xmm9
        vpsrlq       xmm9, xmm14, 7
        vpxor        xmm8, xmm8, xmm11
        vpxor        xmm8, xmm8, xmm9
        vpaddq       xmm8, xmm7, xmm8
        vpaddq       xmm9, xmm6, [rcx + 96]
        vpsrlq       xmm10, xmm6, 19
        vpsllq       xmm11, xmm6, 45
        vpsrlq       xmm12, xmm6, 61
        vmovdqu      [rdi + 224], xmm9
        vpxor        xmm9, xmm10, xmm11
        vpsllq       xmm10, xmm6, 3
        vpxor        xmm10, xmm12, xmm10
        vpxor        xmm9, xmm9, xmm10
        vpsrlq       xmm10, xmm6, 6
        vpxor        xmm9, xmm9, xmm10
        vpalignr     xmm10, xmm4, xmm3, 8
        vpaddq       xmm8, xmm8, xmm10
        vpaddq       xmm7, xmm8, xmm9
        vpaddq       xmm8, xmm7, [rcx + 112]
        lea          rsi, [rdi + 128]
        add          rcx, 128
        vmovdqu      [rdi + 240], xmm8
        mov          rdi, rsi
        cmp          rdi, rdx
        jne          L(schedule_more)

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 64]
        vmovaps      xmm7, [rsp + 80]
        vmovaps      xmm8, [rsp + 96]
        vmovaps      xmm9, [rsp + 112]
        vmovaps      xmm10, [rsp + 128]
        vmovaps      xmm11, [rsp + 144]
        vmovaps      xmm12, [rsp + 160]
        vmovaps      xmm13, [rsp + 176]
        vmovaps      xmm14, [rsp + 192]
        vmovaps      xmm15, [rsp + 208]
        add          rsp, 232
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 72
L(schedule_at2):
        ret
%endif
L(schedule_end):

; What an unwinder needs, as data: DWARF call frame information and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
        section      .eh_frame progbits alloc noexec nowrite align=8
L(common):
        dd           L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
L(common_end):
L(blocks_frame):
        dd           L(blocks_frame_end) - $ - 4
        dd           $ - L(common)
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove) - $
        dd           L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove)
        db           0
        db           0x40 + (L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(blocks_at2) - L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(blocks_at3) - L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(blocks_at4) - L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(blocks_at5) - L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(blocks_at6) - L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(blocks_at7) - L(blocks_at6)), 0x0e, 0xe0, 0x06 ; sub rsp, 808
        db           0x04
        dd           L(blocks_at8) - L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 808
        db           0x40 + (L(blocks_at9) - L(blocks_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(blocks_at10) - L(blocks_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(blocks_at11) - L(blocks_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(blocks_at12) - L(blocks_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(blocks_at13) - L(blocks_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(blocks_at14) - L(blocks_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(blocks_frame_end):
L(schedule_frame):
        dd           L(schedule_frame_end) - $ - 4
        dd           $ - L(common)
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove) - $
        dd           L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove)
        db           0
        db           0x40 + (L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove)), 0x0e, 0x50 ; sub rsp, 72
        db           0x04
        dd           L(schedule_at2) - L(schedule_at1)
        db           0x0e, 0x08                                 ; add rsp, 72
        align        8, db 0
L(schedule_frame_end):

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifdef NSMS_WIN64
        section      .xdata rdata align=8
L(blocks_unwind):
        db           1, L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 30, 0
        db           L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xf8 ; vmovaps [rsp + 944], xmm15
        dw           59
        db           L(blocks_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xe8 ; vmovaps [rsp + 928], xmm14
        dw           58
        db           L(blocks_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xd8 ; vmovaps [rsp + 912], xmm13
        dw           57
        db           L(blocks_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xc8 ; vmovaps [rsp + 896], xmm12
        dw           56
        db           L(blocks_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xb8 ; vmovaps [rsp + 880], xmm11
        dw           55
        db           L(blocks_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xa8 ; vmovaps [rsp + 864], xmm10
        dw           54
        db           L(blocks_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x98 ; vmovaps [rsp + 848], xmm9
        dw           53
        db           L(blocks_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x88 ; vmovaps [rsp + 832], xmm8
        dw           52
        db           L(blocks_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x78 ; vmovaps [rsp + 816], xmm7
        dw           51
        db           L(blocks_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x68 ; vmovaps [rsp + 800], xmm6
        dw           50
        db           L(blocks_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x01 ; sub rsp, 968
        dw           121
        db           L(blocks_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xf0 ; push r15
        db           L(blocks_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xe0 ; push r14
        db           L(blocks_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xd0 ; push r13
        db           L(blocks_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0xc0 ; push r12
        db           L(blocks_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x70 ; push rdi
        db           L(blocks_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x60 ; push rsi
        db           L(blocks_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x50 ; push rbp
        db           L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_bytes_goldencove) wrt ..imagebase
        dd           L(blocks_end) wrt ..imagebase
        dd           L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
L(schedule_unwind):
        db           1, L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 24, 0
        db           L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0xf8 ; vmovaps [rsp + 208], xmm15
        dw           13
        db           L(schedule_at12) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0xe8 ; vmovaps [rsp + 192], xmm14
        dw           12
        db           L(schedule_at11) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0xd8 ; vmovaps [rsp + 176], xmm13
        dw           11
        db           L(schedule_at10) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0xc8 ; vmovaps [rsp + 160], xmm12
        dw           10
        db           L(schedule_at9) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0xb8 ; vmovaps [rsp + 144], xmm11
        dw           9
        db           L(schedule_at8) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0xa8 ; vmovaps [rsp + 128], xmm10
        dw           8
        db           L(schedule_at7) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x98 ; vmovaps [rsp + 112], xmm9
        dw           7
        db           L(schedule_at6) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x88 ; vmovaps [rsp + 96], xmm8
        dw           6
        db           L(schedule_at5) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x78 ; vmovaps [rsp + 80], xmm7
        dw           5
        db           L(schedule_at4) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x68 ; vmovaps [rsp + 64], xmm6
        dw           4
        db           L(schedule_at3) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x01 ; sub rsp, 232
        dw           29
        db           L(schedule_at2) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x70 ; push rdi
        db           L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_bytes_goldencove) wrt ..imagebase
        dd           L(schedule_end) wrt ..imagebase
        dd           L(schedule_unwind) wrt ..imagebase
%endif
