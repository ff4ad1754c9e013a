; sha256_avx512_n1_lanes_align_xor_move_goldencove.asm, written by nsms: make gen HASH=sha256 ISA=avx512 N=1 ROUNDS=lanes FORMS=align-xor-move UARCH=goldencove
;
; void nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint32_t state[8], const void *data, size_t blocks);
;   SHA224, SHA256: the intermediate hash value after any number of blocks.
;   Reads 32 bytes at state and 64 bytes at data for each of the blocks; writes 32 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 860 instructions, 14 integer registers, 27 vector registers, 2 mask registers, 0 spills,
;   360 bytes of stack (System V), 536 (Win64).
;   Holds: [e_t, a_t-2] of four t in xmm0 to xmm3; H e c in xmm4; H f d in xmm5; H g in xmm6; H h in xmm7; H b in
;     xmm8; H a in xmm9; area in rax; is_a in k1; data in rsi; blocks in rdi; state in r9; p in rcx; kp in rdx;
;     turn in r8.
;     area: the frame's aligned part: the words of the batch that rounds read, vectors behind them; is_a: the mask
;     of the lane of a; p: where the rounds read the words of the schedule; kp: where K_t is read; turn: what a
;     pointer is compared with at the end of a loop.
;
; Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
; stack below the return address. Changed are registers and flags that the convention lets a function change (and not
; x87, MXCSR or the direction flag).
; What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
; schedules beside rounds.
;
; Needs: avx, avx512bw, avx512f, avx512vl, bmi2.
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
        dd           0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        align        64
L(turns):  ; how far Sigma_1 and Sigma_0 rotate; which lane is a's
        dd           0x00000006, 0x00000000, 0x00000002, 0x00000000
        dd           0x0000000b, 0x00000000, 0x0000000d, 0x00000000
        dd           0x00000019, 0x00000000, 0x00000016, 0x00000000
        dd           0x00000000, 0x00000000, 0xffffffff, 0x00000000
        align        16
L(words_00000000000000000000000000000000):  ; constant words
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove):function hidden (L(f_end) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove))
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove):function (L(f_end) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove)
%endif
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove):
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
        sub          rsp, 480
L(f_at8):
        vmovaps      [rsp + 320], xmm6
L(f_at9):
        vmovaps      [rsp + 336], xmm7
L(f_at10):
        vmovaps      [rsp + 352], xmm8
L(f_at11):
        vmovaps      [rsp + 368], xmm9
L(f_at12):
        vmovaps      [rsp + 384], xmm10
L(f_at13):
        vmovaps      [rsp + 400], xmm11
L(f_at14):
        vmovaps      [rsp + 416], xmm12
L(f_at15):
        vmovaps      [rsp + 432], xmm13
L(f_at16):
        vmovaps      [rsp + 448], xmm14
L(f_at17):
        vmovaps      [rsp + 464], xmm15
L(f_at18):
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
        sub          rsp, 320
L(f_at6):
%endif
        mov          r9, rdi
        mov          rdi, rdx
        cmp          rdi, 0
        je           L(f_done)
        lea          rax, [rsp + 63]
        and          rax, -64
        vmovd        xmm0, [r9]                                 ; the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovd        xmm1, [r9 + 4]
        vmovd        xmm2, [r9 + 8]
        vmovd        xmm3, [r9 + 12]
        vmovd        xmm10, [r9 + 16]
        vmovd        xmm11, [r9 + 20]
        mov          ecx, 1                                     ; masks: the lane of e, the lane of a
        mov          edx, 4
        vmovd        xmm6, [r9 + 24]
        vmovd        xmm7, [r9 + 28]
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
        mov          r10d, [rsi]                                ; W_0
        bswap        r10d
            mov      [rax], r10d                                ; W 0
        vmovdqu64    xmm10, [rel L(turns) + 32]                 ; round 0
        vpalignr     xmm11, xmm5, xmm5, 8
        vmovdqu64    xmm12, [rel L(words_00000000000000000000000000000000)]
        vmovdqu64    xmm13, [rel L(turns)]
        vprorvd      xmm14, xmm4, xmm13
            add      r10d, [rel L(K)]
        vmovd        xmm15, r10d
        vpaddd       xmm15, xmm7, xmm15
        vpsubd       xmm15{k1}, xmm12, xmm7
        vmovdqu64    xmm16, [rel L(turns) + 16]
        vprorvd      xmm17, xmm4, xmm16
        vprorvd      xmm18, xmm4, xmm10
        vpternlogd   xmm18, xmm14, xmm17, 150
        vpaddd       xmm11, xmm11, xmm18
        mov          r10d, [rsi + 4]                            ; W_1
        vpalignr     xmm14, xmm4, xmm4, 8                       ; round 1
            vmovdqu64 xmm17, [rel L(turns) + 48]                ; W 1
        vmovdqa64    xmm18, xmm4
        vpternlogd   xmm18, xmm17, xmm5, 180
        vmovdqa64    xmm19, xmm6
        vpternlogd   xmm19, xmm18, xmm5, 184
        vpaddd       xmm11, xmm19, xmm11
        vpaddd       xmm11, xmm11, xmm15
        vmovdqa64    xmm15, xmm11
        vpternlogd   xmm15, xmm17, xmm4, 180
        vmovdqa64    xmm18, xmm5
        vpternlogd   xmm18, xmm15, xmm4, 184
        vprorvd      xmm15, xmm11, xmm16
        vprorvd      xmm19, xmm11, xmm10
        vprorvd      xmm20, xmm11, xmm13
        vpternlogd   xmm19, xmm20, xmm15, 150
        bswap        r10d
            mov      [rax + 4], r10d
            add      r10d, [rel L(K) + 4]
        vmovd        xmm15, r10d
        vpaddd       xmm15, xmm6, xmm15
        vpsubd       xmm15{k1}, xmm12, xmm6
        vpaddd       xmm14, xmm14, xmm15
        vpaddd       xmm14, xmm14, xmm19
        vpaddd       xmm14, xmm18, xmm14
        vpternlogd   xmm14, xmm17, xmm9, 184
        vprorvd      xmm15, xmm14, xmm10                        ; round 2
        vprorvd      xmm18, xmm14, xmm16
        mov          r10d, [rsi + 8]                            ; W_2
        vpternlogd   xmm11, xmm17, xmm8, 184
        vpalignr     xmm19, xmm11, xmm11, 8
        vprorvd      xmm20, xmm14, xmm13
        bswap        r10d
            mov      [rax + 8], r10d                            ; W 2
            add      r10d, [rel L(K) + 8]
        vmovd        xmm21, r10d
        vpaddd       xmm21, xmm5, xmm21
        vpsubd       xmm21{k1}, xmm12, xmm5
        vpaddd       xmm19, xmm21, xmm19
        mov          r10d, [rsi + 12]                           ; W_3
        vpternlogd   xmm15, xmm20, xmm18, 150
        vpaddd       xmm15, xmm19, xmm15
        vmovdqa64    xmm18, xmm14
        vpternlogd   xmm18, xmm17, xmm11, 180
        vmovdqa64    xmm19, xmm4
        vpternlogd   xmm19, xmm18, xmm11, 184
        vpaddd       xmm15, xmm19, xmm15
        vprorvd      xmm18, xmm15, xmm16                        ; round 3
        vpalignr     xmm19, xmm14, xmm14, 8
        vprorvd      xmm20, xmm15, xmm10
        vprorvd      xmm21, xmm15, xmm13
        bswap        r10d
            mov      [rax + 12], r10d                           ; W 3
            add      r10d, [rel L(K) + 12]
        vmovd        xmm22, r10d
        vpaddd       xmm22, xmm4, xmm22
        vpsubd       xmm22{k1}, xmm12, xmm4
        vpaddd       xmm19, xmm22, xmm19
        mov          r10d, [rsi + 16]                           ; W_4
        vpalignr     xmm22, xmm15, xmm15, 8                     ; round 4
        vmovdqa64    xmm23, xmm15
        vpternlogd   xmm23, xmm17, xmm14, 180
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm23, xmm14, 184
        vpternlogd   xmm20, xmm21, xmm18, 150
        vpaddd       xmm18, xmm19, xmm20
        vpaddd       xmm18, xmm24, xmm18
        vprorvd      xmm19, xmm18, xmm16
        vprorvd      xmm20, xmm18, xmm10
        vprorvd      xmm21, xmm18, xmm13
        bswap        r10d
            mov      [rax + 16], r10d                           ; W 4
            add      r10d, [rel L(K) + 16]
        vmovd        xmm23, r10d
        vpaddd       xmm23, xmm23, xmm11
        vpsubd       xmm23{k1}, xmm12, xmm11
        vpaddd       xmm11, xmm23, xmm22
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm17, xmm15, 180
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm22, xmm15, 184
        mov          r10d, [rsi + 20]                           ; W_5
        vpternlogd   xmm20, xmm21, xmm19, 150
        vpaddd       xmm11, xmm11, xmm20
        vpaddd       xmm11, xmm23, xmm11
        vprorvd      xmm19, xmm11, xmm16                        ; round 5
        vpalignr     xmm20, xmm18, xmm18, 8
        vprorvd      xmm21, xmm11, xmm13
        vprorvd      xmm22, xmm11, xmm10
        bswap        r10d
            mov      [rax + 20], r10d                           ; W 5
        vpternlogd   xmm22, xmm21, xmm19, 150
        mov          r11d, [rsi + 24]                           ; W_6
        vmovdqa64    xmm19, xmm11
        vpternlogd   xmm19, xmm17, xmm18, 180
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm19, xmm18, 184
            add      r10d, [rel L(K) + 20]
        vmovd        xmm19, r10d
        vpaddd       xmm19, xmm19, xmm14
        vpsubd       xmm19{k1}, xmm12, xmm14
        vpaddd       xmm14, xmm19, xmm20
        vpalignr     xmm19, xmm11, xmm11, 8                     ; round 6
        vpaddd       xmm14, xmm14, xmm22
        vpaddd       xmm14, xmm21, xmm14
        vprorvd      xmm20, xmm14, xmm10
        vprorvd      xmm21, xmm14, xmm16
        vprorvd      xmm22, xmm14, xmm13
        bswap        r11d
            mov      [rax + 24], r11d                           ; W 6
            add      r11d, [rel L(K) + 24]
        vmovd        xmm23, r11d
        vpaddd       xmm23, xmm23, xmm15
        vpsubd       xmm23{k1}, xmm12, xmm15
        vpaddd       xmm15, xmm23, xmm19
        mov          r10d, [rsi + 28]                           ; W_7
        vpternlogd   xmm20, xmm22, xmm21, 150
        vpaddd       xmm15, xmm15, xmm20
        vmovdqa64    xmm19, xmm14
        vpternlogd   xmm19, xmm17, xmm11, 180
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm19, xmm11, 184
        vpaddd       xmm15, xmm20, xmm15
        vprorvd      xmm19, xmm15, xmm16                        ; round 7
        vpalignr     xmm20, xmm14, xmm14, 8
        vprorvd      xmm21, xmm15, xmm10
        vprorvd      xmm22, xmm15, xmm13
        bswap        r10d
            mov      [rax + 28], r10d                           ; W 7
            add      r10d, [rel L(K) + 28]
        vmovd        xmm23, r10d
        vpaddd       xmm23, xmm23, xmm18
        vpsubd       xmm23{k1}, xmm12, xmm18
        vpaddd       xmm18, xmm23, xmm20
        mov          r10d, [rsi + 32]                           ; W_8
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm17, xmm14, 180
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm20, xmm14, 184
        vpternlogd   xmm21, xmm22, xmm19, 150
        vpaddd       xmm18, xmm18, xmm21
        vpaddd       xmm18, xmm23, xmm18
        vpalignr     xmm19, xmm15, xmm15, 8                     ; round 8
        vprorvd      xmm20, xmm18, xmm10
        vmovdqa64    xmm21, xmm18
        vpternlogd   xmm21, xmm17, xmm15, 180
        vprorvd      xmm22, xmm18, xmm13
        bswap        r10d
            mov      [rax + 32], r10d                           ; W 8
        vprorvd      xmm23, xmm18, xmm16
        vpternlogd   xmm20, xmm22, xmm23, 150
            add      r10d, [rel L(K) + 32]
        mov          r11d, [rsi + 36]                           ; W_9
        bswap        r11d
            mov      [rax + 36], r11d                           ; W 9
            add      r11d, [rel L(K) + 36]
        vmovd        xmm22, r11d                                ; round 9
        vpaddd       xmm22, xmm22, xmm14
        vpsubd       xmm22{k1}, xmm12, xmm14
        vpternlogd   xmm14, xmm21, xmm15, 184
        vmovd        xmm21, r10d
        vpaddd       xmm21, xmm21, xmm11
        vpsubd       xmm21{k1}, xmm12, xmm11
        vpaddd       xmm11, xmm21, xmm19
        vpaddd       xmm11, xmm11, xmm20
        vpaddd       xmm11, xmm14, xmm11
        vprorvd      xmm14, xmm11, xmm13
        mov          r10d, [rsi + 40]                           ; W_10
        vprorvd      xmm19, xmm11, xmm16
        vpalignr     xmm20, xmm18, xmm18, 8
        vpaddd       xmm20, xmm22, xmm20
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm17, xmm18, 180
        vmovdqa64    xmm22, xmm15
        vpternlogd   xmm22, xmm21, xmm18, 184
        vprorvd      xmm21, xmm11, xmm10
        vpternlogd   xmm21, xmm14, xmm19, 150
        vpaddd       xmm14, xmm20, xmm21
        vpaddd       xmm14, xmm22, xmm14
        vprorvd      xmm19, xmm14, xmm10                        ; round 10
        mov          r11d, [rsi + 44]                           ; W_11
        bswap        r10d
            mov      [rax + 40], r10d                           ; W 10
        vprorvd      xmm20, xmm14, xmm13
        vprorvd      xmm21, xmm14, xmm16
        vpalignr     xmm22, xmm11, xmm11, 8
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm17, xmm11, 180
        vmovdqa64    xmm24, xmm18
        vpternlogd   xmm24, xmm23, xmm11, 184
        bswap        r11d
            mov      ebx, r11d                                  ; W 11
            add      ebx, [rel L(K) + 44]
            mov      [rax + 44], r11d
        vpternlogd   xmm19, xmm20, xmm21, 150
        vmovd        xmm20, ebx                                 ; round 11
        vpaddd       xmm20, xmm20, xmm18
        vpsubd       xmm20{k1}, xmm12, xmm18
            add      r10d, [rel L(K) + 40]
        vmovd        xmm18, r10d
        vpaddd       xmm18, xmm18, xmm15
        vpalignr     xmm21, xmm14, xmm14, 8
        vpaddd       xmm20, xmm20, xmm21
        mov          r10d, [rsi + 48]                           ; W_12
        mov          r11d, [rsi + 52]                           ; W_13
        vpsubd       xmm18{k1}, xmm12, xmm15
        vpaddd       xmm15, xmm18, xmm22
        vpaddd       xmm15, xmm15, xmm19
        vpaddd       xmm15, xmm24, xmm15
        vprorvd      xmm18, xmm15, xmm16
        vprorvd      xmm19, xmm15, xmm10
        vprorvd      xmm21, xmm15, xmm13
        vpalignr     xmm22, xmm15, xmm15, 8                     ; round 12
        vpternlogd   xmm19, xmm21, xmm18, 150
        vpaddd       xmm18, xmm20, xmm19
        vmovdqa64    xmm19, xmm15
        vpternlogd   xmm19, xmm17, xmm14, 180
        vmovdqa64    xmm20, xmm11
        vpternlogd   xmm20, xmm19, xmm14, 184
        vpaddd       xmm18, xmm20, xmm18
        vprorvd      xmm19, xmm18, xmm16
        vprorvd      xmm20, xmm18, xmm10
        vprorvd      xmm21, xmm18, xmm13
        bswap        r10d
            mov      [rax + 48], r10d                           ; W 12
            add      r10d, [rel L(K) + 48]
        vmovd        xmm23, r10d
        vpaddd       xmm23, xmm23, xmm11
        vpsubd       xmm23{k1}, xmm12, xmm11
        vpaddd       xmm11, xmm23, xmm22
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm17, xmm15, 180
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm22, xmm15, 184
        bswap        r11d
            mov      [rax + 52], r11d                           ; W 13
        vpternlogd   xmm20, xmm21, xmm19, 150
        vpaddd       xmm11, xmm11, xmm20
        vpaddd       xmm3, xmm23, xmm11
            add      r11d, [rel L(K) + 52]
        vprorvd      xmm11, xmm3, xmm16                         ; round 13
        vpalignr     xmm19, xmm18, xmm18, 8
        vprorvd      xmm20, xmm3, xmm10
        vmovd        xmm21, r11d
        vpaddd       xmm21, xmm21, xmm14
        vpsubd       xmm21{k1}, xmm12, xmm14
        vpaddd       xmm14, xmm21, xmm19
        mov          r10d, [rsi + 56]                           ; W_14
        vpalignr     xmm19, xmm3, xmm3, 8                       ; round 14
        vprorvd      xmm21, xmm3, xmm13
        vpternlogd   xmm20, xmm21, xmm11, 150
        vpaddd       xmm11, xmm14, xmm20
        vmovdqa64    xmm14, xmm3
        vpternlogd   xmm14, xmm17, xmm18, 180
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm14, xmm18, 184
        vpaddd       xmm2, xmm20, xmm11
        vprorvd      xmm11, xmm2, xmm10
        vprorvd      xmm14, xmm2, xmm16
        vprorvd      xmm20, xmm2, xmm13
        bswap        r10d
            mov      [rax + 56], r10d                           ; W 14
            add      r10d, [rel L(K) + 56]
        vmovd        xmm21, r10d
        vpaddd       xmm21, xmm21, xmm15
        vpsubd       xmm21{k1}, xmm12, xmm15
        vpaddd       xmm15, xmm21, xmm19
        vmovdqa64    xmm19, xmm2
        vpternlogd   xmm19, xmm17, xmm3, 180
        vmovdqa64    xmm21, xmm18
        vpternlogd   xmm21, xmm19, xmm3, 184
        vpternlogd   xmm11, xmm20, xmm14, 150
        vpaddd       xmm11, xmm15, xmm11
        vpaddd       xmm1, xmm21, xmm11
        vmovdqa64    xmm11, xmm1                                ; round 15
        vpternlogd   xmm11, xmm17, xmm2, 180
        vmovdqa64    xmm14, xmm3
        vpternlogd   xmm14, xmm11, xmm2, 184
        mov          r10d, [rsi + 60]                           ; W_15
        vprorvd      xmm11, xmm1, xmm13
        lea          r8, [rax + 192]
        vpalignr     xmm13, xmm2, xmm2, 8
        bswap        r10d
            mov      [rax + 60], r10d                           ; W 15
            add      r10d, [rel L(K) + 60]
        vmovd        xmm15, r10d
        vpaddd       xmm15, xmm15, xmm18
        vpsubd       xmm15{k1}, xmm12, xmm18
        vpaddd       xmm12, xmm15, xmm13
        vprorvd      xmm10, xmm1, xmm10
        lea          rdx, [rel L(K) + 64]
        vprorvd      xmm13, xmm1, xmm16
        vpternlogd   xmm10, xmm11, xmm13, 150
        vpaddd       xmm10, xmm12, xmm10
        vpaddd       xmm0, xmm14, xmm10
        mov          rcx, rax
        align        64
        ; Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        ;   xmm8, H a in xmm9, area in rax, is_a in k1, p in rcx, kp in rdx, data in rsi, blocks in rdi, turn in r8, state
        ;   in r9.
L(f_carry1):

        ; sixteen rounds, and the schedule of their words
            vmovdqu64 xmm10, [rcx + 4]                          ; sigma0(W_1) + W_0, and three more
            vmovdqu64 xmm11, [rel L(words_00000000000000000000000000000000)]
            vprord   xmm12, xmm10, 7
            vmovdqu64 xmm13, [rcx + 36]                         ; sigma0(W_9) + W_8, and three more
            vprord   xmm14, xmm10, 18
            vpsrld   xmm10, xmm10, 3
            vpternlogd xmm10, xmm12, xmm14, 150
        vpalignr     xmm12, xmm1, xmm1, 8                       ; round 16
        vpalignr     xmm14, xmm0, xmm0, 8                       ; round 17
            vmovdqu64 xmm15, [rcx + 20]                         ; sigma0(W_5) + W_4, and three more
            vpsrld   xmm16, xmm15, 3
            vprord   xmm17, xmm15, 18
        vmovdqu64    xmm18, [rel L(turns) + 32]
        vprorvd      xmm19, xmm0, xmm18
        vmovdqu64    xmm20, [rel L(turns)]
            mov      r10d, [rcx + 40]                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            mov      r11d, [rcx + 36]                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            mov      ebx, [rcx + 60]
            rorx     ebp, ebx, 17
            mov      r12d, ebx
            shr      r12d, 10
            rorx     ebx, ebx, 19
            xor      ebp, ebx
            xor      ebp, r12d
            vpaddd   xmm10, xmm10, [rcx]
        vprorvd      xmm21, xmm0, xmm20
        vmovdqu64    xmm22, [rel L(turns) + 16]
        vprorvd      xmm23, xmm0, xmm22
        vmovdqu64    xmm24, [rel L(turns) + 48]
        vmovdqa64    xmm25, xmm0
        vpternlogd   xmm25, xmm24, xmm1, 180
        vmovdqa64    xmm26, xmm2
        vpternlogd   xmm26, xmm25, xmm1, 184
            mov      ebx, [rcx + 56]
            rorx     r12d, ebx, 19
            mov      r13d, ebx
            shr      r13d, 10
            rorx     ebx, ebx, 17
            xor      ebx, r12d
            xor      ebx, r13d
            vprord   xmm25, xmm13, 18
            vprord   xmm15, xmm15, 7
            vpternlogd xmm16, xmm15, xmm17, 150
        vpternlogd   xmm19, xmm21, xmm23, 150
        vpaddd       xmm12, xmm12, xmm19
        vpaddd       xmm12, xmm26, xmm12
            vmovdqu64 [rcx + 64], xmm10
            add      r11d, [rcx + 64]
            add      r11d, ebx
            mov      [rcx + 64], r11d
            mov      ebx, r11d
            add      ebx, [rdx]
        vmovd        xmm10, ebx
        vpaddd       xmm10, xmm3, xmm10
        vpsubd       xmm10{k1}, xmm11, xmm3
        vpaddd       xmm10, xmm12, xmm10
        vprorvd      xmm12, xmm10, xmm18
        vmovdqa64    xmm15, xmm10
        vpternlogd   xmm15, xmm24, xmm0, 180
        vmovdqa64    xmm17, xmm1
        vpternlogd   xmm17, xmm15, xmm0, 184
        vprorvd      xmm15, xmm10, xmm20
        vprorvd      xmm19, xmm10, xmm22
        vpternlogd   xmm12, xmm15, xmm19, 150
            rorx     ebx, r11d, 17                              ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            mov      r12d, r11d
            shr      r12d, 10
            add      r10d, [rcx + 68]
            add      r10d, ebp
            mov      ebp, r10d
            add      ebp, [rdx + 4]
        vmovd        xmm15, ebp
        vpaddd       xmm15, xmm2, xmm15
        vpsubd       xmm15{k1}, xmm11, xmm2
            mov      [rcx + 68], r10d
        vpaddd       xmm14, xmm14, xmm15
        vpaddd       xmm12, xmm14, xmm12
        vpaddd       xmm12, xmm17, xmm12
        vpalignr     xmm14, xmm12, xmm12, 8                     ; round 19
        vprorvd      xmm15, xmm12, xmm18                        ; round 18
        vprorvd      xmm17, xmm12, xmm20
            rorx     r11d, r11d, 19
            xor      ebx, r11d
            xor      ebx, r12d
            rorx     r11d, r10d, 19                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vmovdqa64    xmm19, xmm12
        vpternlogd   xmm19, xmm24, xmm10, 180
        vmovdqa64    xmm21, xmm0
        vpternlogd   xmm21, xmm19, xmm10, 184
            mov      ebp, r10d
            shr      ebp, 10
            mov      r12d, [rcx + 44]
            add      r12d, [rcx + 72]
        vpalignr     xmm19, xmm10, xmm10, 8
            mov      r13d, [rcx + 48]
            add      r13d, [rcx + 76]
            rorx     r10d, r10d, 17
            xor      r10d, r11d
            vpaddd   xmm16, xmm16, [rcx + 16]
            vprord   xmm23, xmm13, 7
        vprorvd      xmm26, xmm12, xmm22
        vpternlogd   xmm15, xmm17, xmm26, 150
            mov      r11d, [rcx + 52]                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            add      r12d, ebx
            mov      ebx, r12d
            add      ebx, [rdx + 8]
        vmovd        xmm17, ebx
        vpaddd       xmm17, xmm1, xmm17
        vpsubd       xmm17{k1}, xmm11, xmm1
            rorx     ebx, r12d, 19
            rorx     r14d, r12d, 17
            xor      r14d, ebx
            mov      [rcx + 72], r12d
            shr      r12d, 10
        vpaddd       xmm17, xmm19, xmm17
        vpaddd       xmm15, xmm17, xmm15
        vpaddd       xmm15, xmm21, xmm15
        vprorvd      xmm17, xmm15, xmm18
        vmovdqa64    xmm19, xmm15
        vpternlogd   xmm19, xmm24, xmm12, 180
        vprorvd      xmm21, xmm15, xmm20
        vprorvd      xmm26, xmm15, xmm22
        vpternlogd   xmm17, xmm21, xmm26, 150
        vpalignr     xmm21, xmm15, xmm15, 8                     ; round 20
            vpsrld   xmm13, xmm13, 3
            vpternlogd xmm13, xmm23, xmm25, 150
            xor      r14d, r12d
            xor      r10d, ebp
            add      r13d, r10d
            mov      r10d, r13d
            add      r10d, [rdx + 12]
        vmovd        xmm23, r10d
        vpaddd       xmm23, xmm0, xmm23
        vpsubd       xmm23{k1}, xmm11, xmm0
            mov      [rcx + 76], r13d
        vpaddd       xmm14, xmm23, xmm14
        vpaddd       xmm14, xmm14, xmm17
            rorx     r10d, r13d, 19                             ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            rorx     ebx, r13d, 17
            xor      ebx, r10d
            vmovdqu64 xmm17, [rcx + 52]                         ; sigma0(W_13) + W_12, and three more
            shr      r13d, 10
            mov      r10d, [rcx + 56]
            vmovdqu64 [rcx + 80], xmm16
            add      r11d, [rcx + 80]
            add      r11d, r14d
            mov      ebp, r11d
            add      ebp, [rdx + 16]
            rorx     r12d, r11d, 17                             ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vmovd        xmm16, ebp
        vpaddd       xmm16, xmm10, xmm16
        vpsubd       xmm16{k1}, xmm11, xmm10
            mov      [rcx + 80], r11d
            add      r10d, [rcx + 84]
        vpternlogd   xmm10, xmm19, xmm12, 184
        vpaddd       xmm10, xmm10, xmm14
        vmovdqa64    xmm14, xmm10
        vpternlogd   xmm14, xmm24, xmm15, 180
        vprorvd      xmm19, xmm10, xmm18
        vprorvd      xmm23, xmm10, xmm20
        vmovdqa64    xmm25, xmm12
        vpternlogd   xmm25, xmm14, xmm15, 184
        vpalignr     xmm14, xmm10, xmm10, 8                     ; round 21
        vprorvd      xmm26, xmm10, xmm22
        vpternlogd   xmm19, xmm23, xmm26, 150
            mov      ebp, r11d
            shr      ebp, 10
        vpaddd       xmm16, xmm16, xmm21
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm16, xmm25, xmm16
        vprorvd      xmm19, xmm16, xmm18
        vpalignr     xmm21, xmm16, xmm16, 8                     ; round 22
        vprorvd      xmm23, xmm16, xmm22
            vpaddd   xmm13, xmm13, [rcx + 32]
            xor      ebx, r13d
            add      r10d, ebx
            mov      ebx, r10d
            add      ebx, [rdx + 20]
        vmovd        xmm25, ebx
        vpaddd       xmm25, xmm12, xmm25
        vpsubd       xmm25{k1}, xmm11, xmm12
        vpaddd       xmm12, xmm25, xmm14
            mov      [rcx + 84], r10d
            mov      ebx, [rcx + 60]
            add      ebx, [rcx + 88]
            rorx     r13d, r10d, 17                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            rorx     r11d, r11d, 19
            xor      r12d, r11d
        vprorvd      xmm14, xmm16, xmm20
        vpternlogd   xmm19, xmm14, xmm23, 150
        vpaddd       xmm12, xmm12, xmm19
        vmovdqa64    xmm14, xmm16
        vpternlogd   xmm14, xmm24, xmm10, 180
        vmovdqa64    xmm19, xmm15
        vpternlogd   xmm19, xmm14, xmm10, 184
        vpaddd       xmm12, xmm19, xmm12
        vprorvd      xmm14, xmm12, xmm18
        vprorvd      xmm19, xmm12, xmm20
            xor      r12d, ebp
            add      ebx, r12d
            mov      r11d, ebx
            add      r11d, [rdx + 24]
        vmovd        xmm23, r11d
        vpaddd       xmm23, xmm23, xmm15
        vpsubd       xmm23{k1}, xmm11, xmm15
            rorx     r11d, ebx, 19                              ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpaddd       xmm15, xmm23, xmm21
            vprord   xmm21, xmm17, 18
        vmovdqa64    xmm23, xmm12
        vpternlogd   xmm23, xmm24, xmm16, 180
        vmovdqa64    xmm25, xmm10
        vpternlogd   xmm25, xmm23, xmm16, 184
            mov      [rcx + 88], ebx
            rorx     ebp, ebx, 17
            xor      ebp, r11d
            rorx     r11d, r10d, 19
            xor      r13d, r11d
            mov      r11d, [rcx + 64]
            shr      r10d, 10
            vprord   xmm23, xmm17, 7
            shr      ebx, 10
            xor      r13d, r10d
            vpsrld   xmm17, xmm17, 3
            vpternlogd xmm17, xmm23, xmm21, 150
            add      r11d, [rcx + 92]
            add      r11d, r13d
            mov      r10d, r11d
            add      r10d, [rdx + 28]
            mov      r12d, [rcx + 68]
            mov      [rcx + 92], r11d
            vpaddd   xmm17, xmm17, [rcx + 48]
        vprorvd      xmm21, xmm12, xmm22
        vpternlogd   xmm14, xmm19, xmm21, 150
        vpaddd       xmm14, xmm15, xmm14
        vpaddd       xmm14, xmm25, xmm14
        vpalignr     xmm15, xmm14, xmm14, 8                     ; round 24
        vprorvd      xmm19, xmm14, xmm18                        ; round 23
            rorx     r13d, r11d, 17                             ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vmovd        xmm21, r10d
        vpaddd       xmm21, xmm21, xmm10
        vpsubd       xmm21{k1}, xmm11, xmm10
            xor      ebp, ebx
        vprorvd      xmm10, xmm14, xmm20
            rorx     r10d, r11d, 19
        vpalignr     xmm23, xmm12, xmm12, 8
            vmovdqu64 [rcx + 112], xmm17
            xor      r13d, r10d
        vprorvd      xmm17, xmm14, xmm22
        vpternlogd   xmm19, xmm10, xmm17, 150
            vmovdqu64 [rcx + 96], xmm13
            add      r12d, [rcx + 96]
            add      r12d, ebp
            mov      r10d, r12d
            add      r10d, [rdx + 32]
        vmovd        xmm10, r10d
        vpaddd       xmm10, xmm10, xmm16
        vpsubd       xmm10{k1}, xmm11, xmm16
        vpaddd       xmm10, xmm10, xmm15
            mov      [rcx + 96], r12d
            mov      r10d, [rcx + 72]
            shr      r11d, 10
            xor      r13d, r11d
        vmovdqa64    xmm13, xmm14
        vpternlogd   xmm13, xmm24, xmm12, 180
        vpaddd       xmm15, xmm21, xmm23
        vpaddd       xmm15, xmm15, xmm19
        vpternlogd   xmm16, xmm13, xmm12, 184
        vpaddd       xmm13, xmm16, xmm15
        vprorvd      xmm15, xmm13, xmm22
        vprorvd      xmm16, xmm13, xmm18
        vmovdqa64    xmm17, xmm13
        vpternlogd   xmm17, xmm24, xmm14, 180
        vprorvd      xmm19, xmm13, xmm20
        vpternlogd   xmm16, xmm19, xmm15, 150
        vpaddd       xmm10, xmm10, xmm16
        vmovdqa64    xmm15, xmm12
        vpternlogd   xmm15, xmm17, xmm14, 184
        vpaddd       xmm10, xmm15, xmm10
        vprorvd      xmm15, xmm10, xmm18                        ; round 25
        vmovdqa64    xmm16, xmm10
        vpternlogd   xmm16, xmm24, xmm13, 180
        vpalignr     xmm17, xmm13, xmm13, 8
        vprorvd      xmm19, xmm10, xmm20
        vpalignr     xmm21, xmm10, xmm10, 8                     ; round 26
        vprorvd      xmm23, xmm10, xmm22
        vpternlogd   xmm15, xmm19, xmm23, 150
            add      r10d, [rcx + 100]
            add      r10d, r13d
            mov      r11d, r10d
            add      r11d, [rdx + 36]
        vmovd        xmm19, r11d
        vpaddd       xmm19, xmm19, xmm12
        vpsubd       xmm19{k1}, xmm11, xmm12
        vpaddd       xmm12, xmm19, xmm17
        vpaddd       xmm12, xmm12, xmm15
            rorx     r11d, r10d, 19                             ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            mov      [rcx + 100], r10d
            rorx     ebx, r12d, 19                              ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            rorx     ebp, r12d, 17
            xor      ebp, ebx
            rorx     ebx, r10d, 17
            xor      ebx, r11d
        vmovdqa64    xmm15, xmm14
        vpternlogd   xmm15, xmm16, xmm13, 184
        vpaddd       xmm12, xmm15, xmm12
            shr      r12d, 10
            xor      ebp, r12d
        vprorvd      xmm15, xmm12, xmm20
            mov      r11d, [rcx + 76]
        vprorvd      xmm16, xmm12, xmm18
            add      r11d, [rcx + 104]
            add      r11d, ebp
            mov      ebp, r11d
            add      ebp, [rdx + 40]
        vmovd        xmm17, ebp
        vpaddd       xmm17, xmm17, xmm14
        vpsubd       xmm17{k1}, xmm11, xmm14
            mov      [rcx + 104], r11d
        vpaddd       xmm14, xmm17, xmm21
        vprorvd      xmm17, xmm12, xmm22
        vpternlogd   xmm16, xmm15, xmm17, 150
        vpaddd       xmm14, xmm14, xmm16
        vpalignr     xmm15, xmm12, xmm12, 8                     ; round 27
            shr      r10d, 10
            xor      ebx, r10d
            mov      r10d, [rcx + 80]
            add      r10d, [rcx + 108]
            add      r10d, ebx
            mov      ebx, r10d
            add      ebx, [rdx + 44]
        vmovd        xmm16, ebx
        vpaddd       xmm16, xmm16, xmm13
        vpsubd       xmm16{k1}, xmm11, xmm13
            rorx     ebx, r11d, 17                              ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vmovdqa64    xmm17, xmm12
        vpternlogd   xmm17, xmm24, xmm10, 180
        vpternlogd   xmm13, xmm17, xmm10, 184
        vpaddd       xmm13, xmm13, xmm14
        vprorvd      xmm14, xmm13, xmm18
        vmovdqa64    xmm17, xmm13
        vpternlogd   xmm17, xmm24, xmm12, 180
        vprorvd      xmm19, xmm13, xmm20
        vprorvd      xmm21, xmm13, xmm22
        vpternlogd   xmm14, xmm19, xmm21, 150
            rorx     ebp, r10d, 17                              ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            rorx     r12d, r11d, 19
            xor      ebx, r12d
            mov      [rcx + 108], r10d
            mov      r12d, [rcx + 88]
            mov      r13d, r10d
            shr      r13d, 10
            mov      r14d, [rcx + 96]                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            rorx     r10d, r10d, 19
            xor      ebp, r10d
            shr      r11d, 10
            xor      ebx, r11d
        vpaddd       xmm15, xmm16, xmm15
        vpaddd       xmm14, xmm15, xmm14
            add      r12d, [rcx + 116]
            xor      ebp, r13d
            add      r12d, ebp
            mov      r10d, r12d
            add      r10d, [rdx + 52]
        vmovd        xmm15, r10d                                ; round 29
        vpaddd       xmm15, xmm15, xmm12
        vpsubd       xmm15{k1}, xmm11, xmm12
        vmovdqa64    xmm16, xmm10
        vpternlogd   xmm16, xmm17, xmm12, 184
        vpaddd       xmm14, xmm16, xmm14
        vprorvd      xmm16, xmm14, xmm20                        ; round 28
        vprorvd      xmm17, xmm14, xmm18
            mov      r10d, [rcx + 84]
            add      r10d, [rcx + 112]
            add      r10d, ebx
            mov      r11d, r10d
            add      r11d, [rdx + 48]
            mov      [rcx + 112], r10d
        vmovd        xmm19, r11d
        vpaddd       xmm19, xmm19, xmm10
        vpsubd       xmm19{k1}, xmm11, xmm10
            rorx     r11d, r12d, 19
            rorx     ebx, r12d, 17
            xor      ebx, r11d
        vpalignr     xmm10, xmm13, xmm13, 8
        vpaddd       xmm10, xmm19, xmm10
        vprorvd      xmm19, xmm14, xmm22
        vpternlogd   xmm17, xmm16, xmm19, 150
        vpaddd       xmm10, xmm10, xmm17
            mov      [rcx + 116], r12d
        vpalignr     xmm16, xmm14, xmm14, 8
        vmovdqa64    xmm17, xmm14
        vpternlogd   xmm17, xmm24, xmm13, 180
        vpternlogd   xmm12, xmm17, xmm13, 184
        vpaddd       xmm3, xmm12, xmm10
        vprorvd      xmm10, xmm3, xmm18
        vpalignr     xmm12, xmm3, xmm3, 8                       ; round 30
            add      r14d, [rcx + 124]
            rorx     r11d, r10d, 19                             ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpaddd       xmm15, xmm15, xmm16
        vprorvd      xmm16, xmm3, xmm20
            mov      ebp, [rcx + 92]
        vprorvd      xmm17, xmm3, xmm22
        vpternlogd   xmm10, xmm16, xmm17, 150
        vpaddd       xmm10, xmm15, xmm10
            rorx     r13d, r10d, 17
            xor      r13d, r11d
            shr      r12d, 10
            xor      ebx, r12d
            add      r14d, ebx
            mov      r11d, r14d
            add      r11d, [rdx + 60]
            mov      [rcx + 124], r14d
        vmovdqa64    xmm15, xmm3
        vpternlogd   xmm15, xmm24, xmm14, 180
        vmovdqa64    xmm16, xmm13
        vpternlogd   xmm16, xmm15, xmm14, 184
        vpaddd       xmm2, xmm16, xmm10
        vprorvd      xmm10, xmm2, xmm18
        vmovdqa64    xmm15, xmm2
        vpternlogd   xmm15, xmm24, xmm3, 180
        vprorvd      xmm16, xmm2, xmm22
        vprorvd      xmm17, xmm2, xmm20
        vpternlogd   xmm10, xmm17, xmm16, 150
            shr      r10d, 10
            add      ebp, [rcx + 120]
            xor      r13d, r10d
            add      ebp, r13d
            mov      r10d, ebp
            add      r10d, [rdx + 56]
        vmovd        xmm16, r10d
        vpaddd       xmm16, xmm16, xmm13
        vpsubd       xmm16{k1}, xmm11, xmm13
        vpaddd       xmm12, xmm16, xmm12
        vpaddd       xmm10, xmm12, xmm10
            mov      [rcx + 120], ebp
        vmovdqa64    xmm12, xmm14
        vpternlogd   xmm12, xmm15, xmm3, 184
        vpaddd       xmm1, xmm12, xmm10
        vprorvd      xmm10, xmm1, xmm18                         ; round 31
        add          rdx, 64
        vprorvd      xmm12, xmm1, xmm22
        vprorvd      xmm13, xmm1, xmm20
        vpalignr     xmm15, xmm2, xmm2, 8
        vmovd        xmm16, r11d
        vpaddd       xmm16, xmm16, xmm14
        vpsubd       xmm16{k1}, xmm11, xmm14
        vpaddd       xmm11, xmm16, xmm15
        vpternlogd   xmm10, xmm13, xmm12, 150
        vmovdqa64    xmm12, xmm1
        vpternlogd   xmm12, xmm24, xmm2, 180
        vmovdqa64    xmm13, xmm3
        vpternlogd   xmm13, xmm12, xmm2, 184
        vpaddd       xmm10, xmm11, xmm10
        vpaddd       xmm0, xmm13, xmm10
        add          rcx, 64
        cmp          rcx, r8
        jne          L(f_carry1)

        ; the hash value after the block
        vmovdqu64    xmm10, [rel L(turns)]                      ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel L(turns) + 16]
        vpaddd       xmm7, xmm3, xmm7
        add          rsi, 64                                    ; the next block
        vmovdqu64    xmm12, [rel L(turns) + 48]
        vmovdqa64    xmm13, xmm0
        vpternlogd   xmm13, xmm12, xmm1, 180
        vmovdqu64    xmm14, [rel L(words_00000000000000000000000000000000)]
        vpsubd       xmm3, xmm14, xmm3
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        add          rdi, -1
        vmovdqu64    xmm15, [rel L(turns) + 32]
        vmovdqa64    xmm16, xmm2
        vpternlogd   xmm16, xmm13, xmm1, 184
        vprorvd      xmm13, xmm0, xmm10
        vpalignr     xmm17, xmm0, xmm0, 8
        vpalignr     xmm18, xmm1, xmm1, 8
        vpaddd       xmm3, xmm3, xmm18
        vprorvd      xmm18, xmm0, xmm15
        vprorvd      xmm19, xmm0, xmm11
        vpternlogd   xmm18, xmm13, xmm19, 150
        vpaddd       xmm3, xmm3, xmm18
        vpaddd       xmm3, xmm16, xmm3
        vpaddd       xmm8, xmm8, xmm3
        vprorvd      xmm13, xmm3, xmm15
        vmovdqa64    xmm15, xmm3
        vpternlogd   xmm15, xmm12, xmm0, 180
        vpternlogd   xmm1, xmm15, xmm0, 184
        vprorvd      xmm0, xmm3, xmm10
        vprorvd      xmm3, xmm3, xmm11
        vpternlogd   xmm13, xmm0, xmm3, 150
        vpsubd       xmm0, xmm14, xmm2
        vpaddd       xmm0, xmm9, xmm0
        vpaddd       xmm0, xmm17, xmm0
        vpaddd       xmm0, xmm0, xmm13
        vpaddd       xmm9, xmm1, xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 2                              ; the hash value
        vmovd        [r9 + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [r9 + 20], xmm5
        vmovd        [r9 + 24], xmm6
        vmovd        [r9 + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [r9], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [r9 + 4], xmm1
        vmovd        [r9 + 8], xmm2
        vmovd        [r9 + 12], xmm0
L(f_done):

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 320]
        vmovaps      xmm7, [rsp + 336]
        vmovaps      xmm8, [rsp + 352]
        vmovaps      xmm9, [rsp + 368]
        vmovaps      xmm10, [rsp + 384]
        vmovaps      xmm11, [rsp + 400]
        vmovaps      xmm12, [rsp + 416]
        vmovaps      xmm13, [rsp + 432]
        vmovaps      xmm14, [rsp + 448]
        vmovaps      xmm15, [rsp + 464]
        add          rsp, 480
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
%else
        add          rsp, 320
L(f_at7):
        pop          r14
L(f_at8):
        pop          r13
L(f_at9):
        pop          r12
L(f_at10):
        pop          rbp
L(f_at11):
        pop          rbx
L(f_at12):
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
        dd           NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove) - $
        dd           L(f_end) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove)
        db           0
        db           0x40 + (L(f_at1) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0xf0, 0x02 ; sub rsp, 320
        db           0x04
        dd           L(f_at7) - L(f_at6)
        db           0x0e, 0x30                                 ; add rsp, 320
        db           0x40 + (L(f_at8) - L(f_at7)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at9) - L(f_at8)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, L(f_at18) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 29, 0
        db           L(f_at18) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xf8 ; vmovaps [rsp + 464], xmm15
        dw           29
        db           L(f_at17) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xe8 ; vmovaps [rsp + 448], xmm14
        dw           28
        db           L(f_at16) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xd8 ; vmovaps [rsp + 432], xmm13
        dw           27
        db           L(f_at15) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xc8 ; vmovaps [rsp + 416], xmm12
        dw           26
        db           L(f_at14) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xb8 ; vmovaps [rsp + 400], xmm11
        dw           25
        db           L(f_at13) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xa8 ; vmovaps [rsp + 384], xmm10
        dw           24
        db           L(f_at12) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x98 ; vmovaps [rsp + 368], xmm9
        dw           23
        db           L(f_at11) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x88 ; vmovaps [rsp + 352], xmm8
        dw           22
        db           L(f_at10) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x78 ; vmovaps [rsp + 336], xmm7
        dw           21
        db           L(f_at9) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x68 ; vmovaps [rsp + 320], xmm6
        dw           20
        db           L(f_at8) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x01 ; sub rsp, 480
        dw           60
        db           L(f_at7) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xe0 ; push r14
        db           L(f_at6) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xd0 ; push r13
        db           L(f_at5) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0xc0 ; push r12
        db           L(f_at4) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x70 ; push rdi
        db           L(f_at3) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x60 ; push rsi
        db           L(f_at2) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x50 ; push rbp
        db           L(f_at1) - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
