; sha1_avx2_m8.asm, written by nsms: make gen HASH=sha1 ISA=avx2 KIND=multi M=8
;
; void nsms_sha1_multi_avx2_m8(uint32_t state[40], const void *const data[8], size_t blocks);
;   SHA1: the intermediate hash values of 8 messages after any number of blocks of each;
;   state[i*8 + j] is word i of message j, whose blocks begin at data[j].
;   Reads 160 bytes at state and 64 bytes at data and 64 at each of these pointers for each of the blocks; writes 160 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,701 instructions, 12 integer registers, 16 vector registers, 66 spills,
;   568 bytes of stack (System V), 744 (Win64).
;   Holds: to1 and so on in rcx rdi r8 r9 r10 r11 rbx; blocks in rdx; data in rsi; area in rax; state in rbp.
;     Other slots of the frame hold values for a while.
;     to1 and so on: how far the other messages are from the first, at data; area: the frame's aligned part: the
;     words of the batch that rounds read, vectors behind them.
;
; Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
; stack below the return address. Changed are registers and flags that the convention lets a function change (and not
; x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
; What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
; schedules beside rounds.
;
; Needs: avx, avx2.
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
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        align        64
L(shuffle_32107654ba98fedc):  ; which byte goes where
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_multi_avx2_m8):function hidden (L(f_end) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8))
%else
        global       NSMS_SYMBOL(nsms_sha1_multi_avx2_m8):function (L(f_end) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_multi_avx2_m8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha1_multi_avx2_m8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha1_multi_avx2_m8)
%endif
NSMS_SYMBOL(nsms_sha1_multi_avx2_m8):
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
        sub          rsp, 704
L(f_at6):
        vmovaps      [rsp + 544], xmm6
L(f_at7):
        vmovaps      [rsp + 560], xmm7
L(f_at8):
        vmovaps      [rsp + 576], xmm8
L(f_at9):
        vmovaps      [rsp + 592], xmm9
L(f_at10):
        vmovaps      [rsp + 608], xmm10
L(f_at11):
        vmovaps      [rsp + 624], xmm11
L(f_at12):
        vmovaps      [rsp + 640], xmm12
L(f_at13):
        vmovaps      [rsp + 656], xmm13
L(f_at14):
        vmovaps      [rsp + 672], xmm14
L(f_at15):
        vmovaps      [rsp + 688], xmm15
L(f_at16):
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
        sub          rsp, 544
L(f_at4):
%endif
        mov          rbp, rdi
        cmp          rdx, 0
        je           L(f_done)

        ; where the frame's rows are
        lea          rax, [rsp + 63]
        and          rax, -64

        ; message 0, and how far from it the others are
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
        mov          rsi, r12
        align        64
        ; Here: to1 and so on in rcx rdi r8 r9 r10 r11 rbx, blocks in rdx, data in rsi, area in rax, state in rbp.
L(f_block):

        ; one block of every message
            vmovdqu  xmm0, [rsi]                                ; W_0 W_1 W_2 W_3
            vinserti128 ymm0, ymm0, [rsi + r9], 1
            vmovdqu  xmm1, [rsi + rcx]
            vinserti128 ymm1, ymm1, [rsi + r10], 1
            vmovdqu  xmm2, [rsi + rdi]
            vinserti128 ymm2, ymm2, [rsi + r11], 1
            vmovdqu  xmm3, [rsi + r8]
            vinserti128 ymm3, ymm3, [rsi + rbx], 1
            vpunpckldq ymm4, ymm0, ymm1
            vpunpckhdq ymm0, ymm0, ymm1
            vpunpckldq ymm1, ymm2, ymm3
            vpunpckhdq ymm2, ymm2, ymm3
            vpunpcklqdq ymm3, ymm4, ymm1
            vpunpckhqdq ymm1, ymm4, ymm1
            vpunpcklqdq ymm4, ymm0, ymm2
            vpunpckhqdq ymm0, ymm0, ymm2
            vmovdqu  ymm2, [rel L(shuffle_32107654ba98fedc)]
            vpshufb  ymm3, ymm3, ymm2
            vpshufb  ymm1, ymm1, ymm2
            vpshufb  ymm4, ymm4, ymm2
            vpshufb  ymm0, ymm0, ymm2
            vmovdqu  xmm5, [rsi + 16]                           ; W_4 W_5 W_6 W_7
            vinserti128 ymm5, ymm5, [rsi + r9 + 16], 1
            vmovdqu  xmm6, [rsi + rcx + 16]
            vinserti128 ymm6, ymm6, [rsi + r10 + 16], 1
            vmovdqu  xmm7, [rsi + rdi + 16]
            vinserti128 ymm7, ymm7, [rsi + r11 + 16], 1
            vmovdqu  xmm8, [rsi + r8 + 16]
            vinserti128 ymm8, ymm8, [rsi + rbx + 16], 1
            vpunpckldq ymm9, ymm5, ymm6
            vpunpckhdq ymm5, ymm5, ymm6
            vpunpckldq ymm6, ymm7, ymm8
            vpunpckhdq ymm7, ymm7, ymm8
            vpunpcklqdq ymm8, ymm9, ymm6
            vpunpckhqdq ymm6, ymm9, ymm6
            vpunpcklqdq ymm9, ymm5, ymm7
            vpunpckhqdq ymm5, ymm5, ymm7
            vpshufb  ymm7, ymm8, ymm2
            vpshufb  ymm6, ymm6, ymm2
            vpshufb  ymm8, ymm9, ymm2
            vpshufb  ymm5, ymm5, ymm2
            vmovdqu  xmm9, [rsi + 32]                           ; W_8 W_9 W_10 W_11
            vinserti128 ymm9, ymm9, [rsi + r9 + 32], 1
            vmovdqu  xmm10, [rsi + rcx + 32]
            vinserti128 ymm10, ymm10, [rsi + r10 + 32], 1
            vmovdqu  xmm11, [rsi + rdi + 32]
            vinserti128 ymm11, ymm11, [rsi + r11 + 32], 1
            vmovdqu  xmm12, [rsi + r8 + 32]
            vinserti128 ymm12, ymm12, [rsi + rbx + 32], 1
            vpunpckldq ymm13, ymm9, ymm10
            vpunpckhdq ymm9, ymm9, ymm10
            vpunpckldq ymm10, ymm11, ymm12
            vpunpckhdq ymm11, ymm11, ymm12
            vpunpcklqdq ymm12, ymm13, ymm10
            vpunpckhqdq ymm10, ymm13, ymm10
            vpunpcklqdq ymm13, ymm9, ymm11
            vpunpckhqdq ymm9, ymm9, ymm11
            vpshufb  ymm11, ymm12, ymm2
            vpshufb  ymm10, ymm10, ymm2
            vpshufb  ymm12, ymm13, ymm2
            vpshufb  ymm9, ymm9, ymm2
            vmovdqu  xmm13, [rsi + 48]                          ; W_12 W_13 W_14 W_15
            vinserti128 ymm13, ymm13, [rsi + r9 + 48], 1
            vmovdqu  xmm14, [rsi + rcx + 48]
            vinserti128 ymm14, ymm14, [rsi + r10 + 48], 1
            vmovdqu  xmm15, [rsi + rdi + 48]
            vinserti128 ymm15, ymm15, [rsi + r11 + 48], 1
        vmovdqu      [rax], ymm9
            vmovdqu  xmm9, [rsi + r8 + 48]
            vinserti128 ymm9, ymm9, [rsi + rbx + 48], 1
        vmovdqu      [rax + 32], ymm12
            vpunpckldq ymm12, ymm13, ymm14
            vpunpckhdq ymm13, ymm13, ymm14
            vpunpckldq ymm14, ymm15, ymm9
            vpunpckhdq ymm9, ymm15, ymm9
            vpunpcklqdq ymm15, ymm12, ymm14
            vpunpckhqdq ymm12, ymm12, ymm14
            vpunpcklqdq ymm14, ymm13, ymm9
            vpunpckhqdq ymm9, ymm13, ymm9
            vpshufb  ymm13, ymm15, ymm2
            vpshufb  ymm12, ymm12, ymm2
            vpshufb  ymm14, ymm14, ymm2
            vpshufb  ymm2, ymm9, ymm2
        vmovdqu      ymm9, [rbp]                                ; a, b, ... = H
        vmovdqu      ymm15, [rbp + 32]
        vmovdqu      [rax + 64], ymm2
        vmovdqu      ymm2, [rbp + 64]
        vmovdqu      [rax + 96], ymm14
        vmovdqu      ymm14, [rbp + 96]
        vmovdqu      [rax + 128], ymm12
        vmovdqu      ymm12, [rbp + 128]
        vmovdqu      [rax + 160], ymm13
        vpsrld       ymm13, ymm9, 27                            ; round 0
        vmovdqu      [rax + 192], ymm10
        vpslld       ymm10, ymm9, 5
        vpxor        ymm10, ymm13, ymm10
        vpxor        ymm13, ymm2, ymm14
        vpand        ymm13, ymm13, ymm15
        vpxor        ymm13, ymm13, ymm14
        vmovdqu      [rax + 224], ymm11
        vpbroadcastd ymm11, [rel L(K)]
        vpaddd       ymm11, ymm12, ymm11
        vpaddd       ymm10, ymm10, ymm11
        vpaddd       ymm10, ymm10, ymm13
        vpaddd       ymm10, ymm10, ymm3
        vpsrld       ymm11, ymm15, 2
        vpslld       ymm13, ymm15, 30
        vpxor        ymm11, ymm11, ymm13
        vpsrld       ymm13, ymm10, 27                           ; round 1
        vmovdqu      [rax + 256], ymm12
        vpslld       ymm12, ymm10, 5
        vpxor        ymm12, ymm13, ymm12
        vpxor        ymm13, ymm11, ymm2
        vpand        ymm13, ymm13, ymm9
        vpxor        ymm13, ymm13, ymm2
        vmovdqu      [rax + 288], ymm15
        vpbroadcastd ymm15, [rel L(K) + 4]
        vpaddd       ymm15, ymm14, ymm15
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm13, ymm13, ymm15
        vpaddd       ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm9, 2
        vpslld       ymm15, ymm9, 30
        vpxor        ymm13, ymm13, ymm15
        vpsrld       ymm15, ymm12, 27                           ; round 2
        vmovdqu      [rax + 320], ymm14
        vpslld       ymm14, ymm12, 5
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm15, ymm13, ymm11
        vpand        ymm15, ymm15, ymm10
        vpxor        ymm15, ymm15, ymm11
        vmovdqu      [rax + 352], ymm9
        vpbroadcastd ymm9, [rel L(K) + 8]
        vpaddd       ymm9, ymm2, ymm9
        vpaddd       ymm9, ymm9, ymm4
        vpaddd       ymm9, ymm9, ymm15
        vpaddd       ymm9, ymm9, ymm14
        vpsrld       ymm14, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm14, ymm10
        vpsrld       ymm14, ymm9, 27                            ; round 3
        vpslld       ymm15, ymm9, 5
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm10, ymm13
        vpand        ymm15, ymm15, ymm12
        vpxor        ymm15, ymm15, ymm13
        vmovdqu      [rax + 384], ymm2
        vpbroadcastd ymm2, [rel L(K) + 12]
        vpaddd       ymm2, ymm2, ymm11
        vpaddd       ymm2, ymm2, ymm0
        vpaddd       ymm2, ymm2, ymm15
        vpaddd       ymm2, ymm2, ymm14
        vpsrld       ymm11, ymm12, 2
        vpslld       ymm12, ymm12, 30
        vpxor        ymm11, ymm11, ymm12
        vpsrld       ymm12, ymm2, 27                            ; round 4
        vpslld       ymm14, ymm2, 5
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm11, ymm10
        vpand        ymm14, ymm14, ymm9
        vpxor        ymm14, ymm14, ymm10
        vpbroadcastd ymm15, [rel L(K) + 16]
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm13, ymm13, ymm7
        vpaddd       ymm13, ymm13, ymm14
        vpaddd       ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm13, ymm9
        vpsrld       ymm13, ymm12, 27                           ; round 5
        vpslld       ymm14, ymm12, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm9, ymm11
        vpand        ymm14, ymm14, ymm2
        vpxor        ymm14, ymm14, ymm11
        vpbroadcastd ymm15, [rel L(K) + 20]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm14
        vpaddd       ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm13, ymm2
        vpsrld       ymm13, ymm10, 27                           ; round 6
        vpslld       ymm14, ymm10, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm2, ymm9
        vpand        ymm14, ymm14, ymm12
        vpxor        ymm14, ymm14, ymm9
        vpbroadcastd ymm15, [rel L(K) + 24]
        vpaddd       ymm15, ymm15, ymm8
        vpaddd       ymm11, ymm15, ymm11
        vpaddd       ymm11, ymm11, ymm14
        vpaddd       ymm11, ymm11, ymm13
        vpsrld       ymm13, ymm12, 2
        vpslld       ymm12, ymm12, 30
        vpxor        ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm11, 27                           ; round 7
        vpslld       ymm14, ymm11, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm12, ymm2
        vpand        ymm14, ymm14, ymm10
        vpxor        ymm14, ymm14, ymm2
        vpbroadcastd ymm15, [rel L(K) + 28]
        vpaddd       ymm15, ymm15, ymm5
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm14
        vpaddd       ymm9, ymm9, ymm13
        vpsrld       ymm13, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm13, ymm10
        vpsrld       ymm13, ymm9, 27                            ; round 8
        vpslld       ymm14, ymm9, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm10, ymm12
        vpand        ymm14, ymm14, ymm11
        vpxor        ymm14, ymm14, ymm12
        vpbroadcastd ymm15, [rel L(K) + 32]
        vpaddd       ymm15, ymm15, [rax + 224]
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm14
        vpaddd       ymm2, ymm2, ymm13
        vpsrld       ymm13, ymm11, 2
        vpslld       ymm11, ymm11, 30
        vpxor        ymm11, ymm13, ymm11
        vpsrld       ymm13, ymm2, 27                            ; round 9
        vpslld       ymm14, ymm2, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm11, ymm10
        vpand        ymm14, ymm14, ymm9
        vpxor        ymm14, ymm14, ymm10
        vpbroadcastd ymm15, [rel L(K) + 36]
        vpaddd       ymm15, ymm15, [rax + 192]
        vpaddd       ymm12, ymm15, ymm12
        vpaddd       ymm12, ymm12, ymm14
        vpaddd       ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm13, ymm9
        vpsrld       ymm13, ymm12, 27                           ; round 10
        vpslld       ymm14, ymm12, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm9, ymm11
        vpand        ymm14, ymm14, ymm2
        vpxor        ymm14, ymm14, ymm11
        vpbroadcastd ymm15, [rel L(K) + 40]
        vpaddd       ymm15, ymm15, [rax + 32]
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm14
        vpaddd       ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm13, ymm2
        vpsrld       ymm13, ymm10, 27                           ; round 11
        vpslld       ymm14, ymm10, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm2, ymm9
        vpand        ymm14, ymm14, ymm12
        vpxor        ymm14, ymm14, ymm9
        vpbroadcastd ymm15, [rel L(K) + 44]
        vpaddd       ymm15, ymm15, [rax]
        vpaddd       ymm11, ymm15, ymm11
        vpaddd       ymm11, ymm11, ymm14
        vpaddd       ymm11, ymm11, ymm13
        vpsrld       ymm13, ymm12, 2
        vpslld       ymm12, ymm12, 30
        vpxor        ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm11, 27                           ; round 12
        vpslld       ymm14, ymm11, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm12, ymm2
        vpand        ymm14, ymm14, ymm10
        vpxor        ymm14, ymm14, ymm2
        vpbroadcastd ymm15, [rel L(K) + 48]
        vpaddd       ymm15, ymm15, [rax + 160]
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm14
        vpaddd       ymm9, ymm9, ymm13
        vpsrld       ymm13, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm13, ymm10
        vpsrld       ymm13, ymm9, 27                            ; round 13
        vpslld       ymm14, ymm9, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm10, ymm12
        vpand        ymm14, ymm14, ymm11
        vpxor        ymm14, ymm14, ymm12
        vpbroadcastd ymm15, [rel L(K) + 52]
        vpaddd       ymm15, ymm15, [rax + 128]
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm14
        vpaddd       ymm2, ymm2, ymm13
        vpsrld       ymm13, ymm11, 2
        vpslld       ymm11, ymm11, 30
        vpxor        ymm11, ymm13, ymm11
        vpsrld       ymm13, ymm2, 27                            ; round 14
        vpslld       ymm14, ymm2, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm11, ymm10
        vpand        ymm14, ymm14, ymm9
        vpxor        ymm14, ymm14, ymm10
        vpbroadcastd ymm15, [rel L(K) + 56]
        vpaddd       ymm15, ymm15, [rax + 96]
        vpaddd       ymm12, ymm15, ymm12
        vpaddd       ymm12, ymm12, ymm14
        vpaddd       ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm13, ymm9
        vpsrld       ymm13, ymm12, 27                           ; round 15
        vpslld       ymm14, ymm12, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm9, ymm11
        vpand        ymm14, ymm14, ymm2
        vpxor        ymm14, ymm14, ymm11
        vpbroadcastd ymm15, [rel L(K) + 60]
        vpaddd       ymm15, ymm15, [rax + 64]
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm14
        vpaddd       ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm13, ymm2
        vpsrld       ymm13, ymm10, 27                           ; round 16
        vpslld       ymm14, ymm10, 5
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm2, ymm9
        vpand        ymm14, ymm14, ymm12
        vpxor        ymm14, ymm14, ymm9
        vmovdqu      ymm15, [rax + 128]
        vmovdqu      [rax + 416], ymm5
        vmovdqu      ymm5, [rax + 224]
        vmovdqu      [rax + 448], ymm8
        vpxor        ymm8, ymm15, ymm5                          ; W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm3, ymm8, ymm3
        vpsrld       ymm8, ymm3, 31
        vpslld       ymm3, ymm3, 1
        vpxor        ymm3, ymm8, ymm3
        vpbroadcastd ymm8, [rel L(K) + 64]
        vpaddd       ymm8, ymm8, ymm3
        vpaddd       ymm8, ymm8, ymm11
        vpaddd       ymm8, ymm8, ymm14
        vpaddd       ymm8, ymm8, ymm13
        vpsrld       ymm11, ymm12, 2
        vpslld       ymm12, ymm12, 30
        vpxor        ymm11, ymm11, ymm12
        vpsrld       ymm12, ymm8, 27                            ; round 17
        vpslld       ymm13, ymm8, 5
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm11, ymm2
        vpand        ymm13, ymm13, ymm10
        vpxor        ymm13, ymm13, ymm2
        vmovdqu      ymm14, [rax + 96]
        vmovdqu      ymm5, [rax + 192]
        vpxor        ymm15, ymm14, ymm5                         ; W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1)
        vpxor        ymm15, ymm15, ymm0
        vpxor        ymm1, ymm15, ymm1
        vpsrld       ymm15, ymm1, 31
        vpslld       ymm1, ymm1, 1
        vpxor        ymm1, ymm15, ymm1
        vpbroadcastd ymm15, [rel L(K) + 68]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm13
        vpaddd       ymm9, ymm9, ymm12
        vpsrld       ymm12, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm12, ymm10
        vpsrld       ymm12, ymm9, 27                            ; round 18
        vpslld       ymm13, ymm9, 5
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm10, ymm11
        vpand        ymm13, ymm13, ymm8
        vpxor        ymm13, ymm13, ymm11
        vmovdqu      ymm15, [rax + 64]
        vmovdqu      ymm5, [rax + 32]
        vpxor        ymm14, ymm15, ymm5                         ; W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1)
        vpxor        ymm14, ymm14, ymm7
        vpxor        ymm4, ymm14, ymm4
        vpsrld       ymm14, ymm4, 31
        vpslld       ymm4, ymm4, 1
        vpxor        ymm4, ymm14, ymm4
        vpbroadcastd ymm14, [rel L(K) + 72]
        vpaddd       ymm14, ymm14, ymm4
        vpaddd       ymm2, ymm14, ymm2
        vpaddd       ymm2, ymm2, ymm13
        vpaddd       ymm2, ymm2, ymm12
        vpsrld       ymm12, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm12, ymm8
        vpsrld       ymm12, ymm2, 27                            ; round 19
        vpslld       ymm13, ymm2, 5
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm8, ymm10
        vpand        ymm13, ymm13, ymm9
        vpxor        ymm13, ymm13, ymm10
        vmovdqu      ymm14, [rax]
        vpxor        ymm5, ymm3, ymm14                          ; W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1)
        vpxor        ymm5, ymm5, ymm6
        vpxor        ymm0, ymm5, ymm0
        vpsrld       ymm5, ymm0, 31
        vpslld       ymm0, ymm0, 1
        vpxor        ymm0, ymm5, ymm0
        vpbroadcastd ymm5, [rel L(K) + 76]
        vpaddd       ymm5, ymm5, ymm0
        vpaddd       ymm5, ymm5, ymm11
        vpaddd       ymm5, ymm5, ymm13
        vpaddd       ymm5, ymm5, ymm12
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 20
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vmovdqu      ymm13, [rax + 160]
        vpxor        ymm14, ymm1, ymm13                         ; W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        vpxor        ymm14, ymm14, [rax + 448]
        vpxor        ymm7, ymm14, ymm7
        vpsrld       ymm14, ymm7, 31
        vpslld       ymm7, ymm7, 1
        vpxor        ymm7, ymm14, ymm7
        vpbroadcastd ymm14, [rel L(K) + 80]
        vpaddd       ymm14, ymm14, ymm7
        vpaddd       ymm10, ymm14, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 21
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vmovdqu      ymm14, [rax + 128]
        vpxor        ymm13, ymm4, ymm14                         ; W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1)
        vpxor        ymm13, ymm13, [rax + 416]
        vpxor        ymm6, ymm13, ymm6
        vpsrld       ymm13, ymm6, 31
        vpslld       ymm6, ymm6, 1
        vpxor        ymm6, ymm13, ymm6
        vpbroadcastd ymm13, [rel L(K) + 84]
        vpaddd       ymm13, ymm13, ymm6
        vpaddd       ymm8, ymm13, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 22
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vmovdqu      ymm13, [rax + 96]
        vpxor        ymm14, ymm0, ymm13                         ; W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1)
        vpxor        ymm14, ymm14, [rax + 224]
        vpxor        ymm14, ymm14, [rax + 448]
        vpsrld       ymm13, ymm14, 31
        vpslld       ymm14, ymm14, 1
        vpxor        ymm13, ymm13, ymm14
        vpbroadcastd ymm14, [rel L(K) + 88]
        vpaddd       ymm14, ymm14, ymm13
        vpaddd       ymm9, ymm14, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 23
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm14, ymm7, ymm15                         ; W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1)
        vpxor        ymm14, ymm14, [rax + 192]
        vpxor        ymm14, ymm14, [rax + 416]
        vpsrld       ymm15, ymm14, 31
        vpslld       ymm14, ymm14, 1
        vpxor        ymm14, ymm15, ymm14
        vpbroadcastd ymm15, [rel L(K) + 92]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 24
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm6, ymm3                          ; W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 96]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 25
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm13, ymm1                         ; W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 100]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 26
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm14, ymm4                         ; W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1)
        vpxor        ymm15, ymm15, [rax + 160]
        vpxor        ymm15, ymm15, [rax + 32]
        vmovdqu      [rax + 32], ymm4
        vpsrld       ymm4, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm4, ymm4, ymm15
        vpbroadcastd ymm15, [rel L(K) + 104]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 27
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm3, ymm0                          ; W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1)
        vpxor        ymm15, ymm15, [rax + 128]
        vpxor        ymm15, ymm15, [rax]
        vmovdqu      [rax], ymm0
        vpsrld       ymm0, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm0, ymm0, ymm15
        vpbroadcastd ymm15, [rel L(K) + 108]
        vpaddd       ymm15, ymm15, ymm0
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 28
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm1, ymm7                          ; W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        vpxor        ymm15, ymm15, [rax + 96]
        vpxor        ymm15, ymm15, [rax + 160]
        vmovdqu      [rax + 160], ymm7
        vpsrld       ymm7, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm7, ymm7, ymm15
        vpbroadcastd ymm15, [rel L(K) + 112]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 29
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm4, ymm6                          ; W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1)
        vpxor        ymm15, ymm15, [rax + 64]
        vpxor        ymm15, ymm15, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpsrld       ymm6, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm6, ymm6, ymm15
        vpbroadcastd ymm15, [rel L(K) + 116]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 30
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm0, ymm13                         ; W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1)
        vpxor        ymm15, ymm15, [rax + 224]
        vpxor        ymm15, ymm15, [rax + 96]
        vmovdqu      [rax + 96], ymm13
        vpsrld       ymm13, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rel L(K) + 120]
        vpaddd       ymm15, ymm15, ymm13
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 31
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm7, ymm14                         ; W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1)
        vpxor        ymm15, ymm15, [rax + 192]
        vpxor        ymm15, ymm15, [rax + 64]
        vmovdqu      [rax + 64], ymm14
        vpsrld       ymm14, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm14, ymm14, ymm15
        vpbroadcastd ymm15, [rel L(K) + 124]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 32
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm6, ymm3                          ; W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 128]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 33
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm13, ymm1                         ; W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 132]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 34
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm14, ymm4                         ; W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1)
        vpxor        ymm15, ymm15, [rax + 160]
        vpxor        ymm15, ymm15, [rax + 32]
        vmovdqu      [rax + 32], ymm4
        vpsrld       ymm4, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm4, ymm4, ymm15
        vpbroadcastd ymm15, [rel L(K) + 136]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 35
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm3, ymm0                          ; W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1)
        vpxor        ymm15, ymm15, [rax + 128]
        vpxor        ymm15, ymm15, [rax]
        vmovdqu      [rax], ymm0
        vpsrld       ymm0, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm0, ymm0, ymm15
        vpbroadcastd ymm15, [rel L(K) + 140]
        vpaddd       ymm15, ymm15, ymm0
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 36
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm1, ymm7                          ; W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
        vpxor        ymm15, ymm15, [rax + 96]
        vpxor        ymm15, ymm15, [rax + 160]
        vmovdqu      [rax + 160], ymm7
        vpsrld       ymm7, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm7, ymm7, ymm15
        vpbroadcastd ymm15, [rel L(K) + 144]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 37
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm4, ymm6                          ; W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1)
        vpxor        ymm15, ymm15, [rax + 64]
        vpxor        ymm15, ymm15, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpsrld       ymm6, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm6, ymm6, ymm15
        vpbroadcastd ymm15, [rel L(K) + 148]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 38
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm0, ymm13                         ; W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1)
        vpxor        ymm15, ymm15, [rax + 224]
        vpxor        ymm15, ymm15, [rax + 96]
        vmovdqu      [rax + 96], ymm13
        vpsrld       ymm13, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rel L(K) + 152]
        vpaddd       ymm15, ymm15, ymm13
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 39
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm7, ymm14                         ; W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1)
        vpxor        ymm15, ymm15, [rax + 192]
        vpxor        ymm15, ymm15, [rax + 64]
        vmovdqu      [rax + 64], ymm14
        vpsrld       ymm14, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm14, ymm14, ymm15
        vpbroadcastd ymm15, [rel L(K) + 156]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 40
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm15, ymm9, ymm8
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm6, ymm3                          ; W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 160]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 41
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm15, ymm2, ymm9
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm13, ymm1                         ; W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 164]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 42
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm15, ymm5, ymm2
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm14, ymm4                         ; W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1)
        vpxor        ymm15, ymm15, [rax + 160]
        vpxor        ymm15, ymm15, [rax + 32]
        vmovdqu      [rax + 32], ymm4
        vpsrld       ymm4, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm4, ymm4, ymm15
        vpbroadcastd ymm15, [rel L(K) + 168]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 43
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm15, ymm10, ymm5
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm3, ymm0                          ; W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1)
        vpxor        ymm15, ymm15, [rax + 128]
        vpxor        ymm15, ymm15, [rax]
        vmovdqu      [rax], ymm0
        vpsrld       ymm0, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm0, ymm0, ymm15
        vpbroadcastd ymm15, [rel L(K) + 172]
        vpaddd       ymm15, ymm15, ymm0
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 44
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm15, ymm8, ymm10
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm1, ymm7                          ; W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
        vpxor        ymm15, ymm15, [rax + 96]
        vpxor        ymm15, ymm15, [rax + 160]
        vmovdqu      [rax + 160], ymm7
        vpsrld       ymm7, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm7, ymm7, ymm15
        vpbroadcastd ymm15, [rel L(K) + 176]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 45
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm15, ymm9, ymm8
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm4, ymm6                          ; W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1)
        vpxor        ymm15, ymm15, [rax + 64]
        vpxor        ymm15, ymm15, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpsrld       ymm6, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm6, ymm6, ymm15
        vpbroadcastd ymm15, [rel L(K) + 180]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 46
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm15, ymm2, ymm9
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm0, ymm13                         ; W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1)
        vpxor        ymm15, ymm15, [rax + 224]
        vpxor        ymm15, ymm15, [rax + 96]
        vmovdqu      [rax + 96], ymm13
        vpsrld       ymm13, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rel L(K) + 184]
        vpaddd       ymm15, ymm15, ymm13
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 47
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm15, ymm5, ymm2
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm7, ymm14                         ; W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1)
        vpxor        ymm15, ymm15, [rax + 192]
        vpxor        ymm15, ymm15, [rax + 64]
        vmovdqu      [rax + 64], ymm14
        vpsrld       ymm14, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm14, ymm14, ymm15
        vpbroadcastd ymm15, [rel L(K) + 188]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 48
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm15, ymm10, ymm5
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm6, ymm3                          ; W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 192]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 49
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm15, ymm8, ymm10
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm13, ymm1                         ; W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 196]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 50
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm15, ymm9, ymm8
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm14, ymm4                         ; W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1)
        vpxor        ymm15, ymm15, [rax + 160]
        vpxor        ymm15, ymm15, [rax + 32]
        vmovdqu      [rax + 32], ymm4
        vpsrld       ymm4, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm4, ymm4, ymm15
        vpbroadcastd ymm15, [rel L(K) + 200]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 51
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm15, ymm2, ymm9
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm3, ymm0                          ; W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1)
        vpxor        ymm15, ymm15, [rax + 128]
        vpxor        ymm15, ymm15, [rax]
        vmovdqu      [rax], ymm0
        vpsrld       ymm0, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm0, ymm0, ymm15
        vpbroadcastd ymm15, [rel L(K) + 204]
        vpaddd       ymm15, ymm15, ymm0
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 52
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm15, ymm5, ymm2
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm1, ymm7                          ; W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
        vpxor        ymm15, ymm15, [rax + 96]
        vpxor        ymm15, ymm15, [rax + 160]
        vmovdqu      [rax + 160], ymm7
        vpsrld       ymm7, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm7, ymm7, ymm15
        vpbroadcastd ymm15, [rel L(K) + 208]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 53
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm15, ymm10, ymm5
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm4, ymm6                          ; W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1)
        vpxor        ymm15, ymm15, [rax + 64]
        vpxor        ymm15, ymm15, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpsrld       ymm6, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm6, ymm6, ymm15
        vpbroadcastd ymm15, [rel L(K) + 212]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 54
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm15, ymm8, ymm10
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm0, ymm13                         ; W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1)
        vpxor        ymm15, ymm15, [rax + 224]
        vpxor        ymm15, ymm15, [rax + 96]
        vmovdqu      [rax + 96], ymm13
        vpsrld       ymm13, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rel L(K) + 216]
        vpaddd       ymm15, ymm15, ymm13
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 55
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm15, ymm9, ymm8
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm7, ymm14                         ; W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1)
        vpxor        ymm15, ymm15, [rax + 192]
        vpxor        ymm15, ymm15, [rax + 64]
        vmovdqu      [rax + 64], ymm14
        vpsrld       ymm14, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm14, ymm14, ymm15
        vpbroadcastd ymm15, [rel L(K) + 220]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 56
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm15, ymm2, ymm9
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm6, ymm3                          ; W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 224]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 57
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm15, ymm5, ymm2
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm13, ymm1                         ; W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 228]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 58
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm15, ymm10, ymm5
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm14, ymm4                         ; W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1)
        vpxor        ymm15, ymm15, [rax + 160]
        vpxor        ymm15, ymm15, [rax + 32]
        vmovdqu      [rax + 32], ymm4
        vpsrld       ymm4, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm4, ymm4, ymm15
        vpbroadcastd ymm15, [rel L(K) + 232]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 59
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm15, ymm8, ymm10
        vpand        ymm12, ymm12, ymm15
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm3, ymm0                          ; W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1)
        vpxor        ymm15, ymm15, [rax + 128]
        vpxor        ymm15, ymm15, [rax]
        vmovdqu      [rax], ymm0
        vpsrld       ymm0, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm0, ymm0, ymm15
        vpbroadcastd ymm15, [rel L(K) + 236]
        vpaddd       ymm15, ymm15, ymm0
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 60
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm1, ymm7                          ; W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
        vpxor        ymm15, ymm15, [rax + 96]
        vpxor        ymm15, ymm15, [rax + 160]
        vmovdqu      [rax + 160], ymm7
        vpsrld       ymm7, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm7, ymm7, ymm15
        vpbroadcastd ymm15, [rel L(K) + 240]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 61
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm4, ymm6                          ; W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1)
        vpxor        ymm15, ymm15, [rax + 64]
        vpxor        ymm15, ymm15, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpsrld       ymm6, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm6, ymm6, ymm15
        vpbroadcastd ymm15, [rel L(K) + 244]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 62
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm0, ymm13                         ; W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1)
        vpxor        ymm15, ymm15, [rax + 224]
        vpxor        ymm15, ymm15, [rax + 96]
        vmovdqu      [rax + 96], ymm13
        vpsrld       ymm13, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rel L(K) + 248]
        vpaddd       ymm15, ymm15, ymm13
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 63
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm7, ymm14                         ; W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1)
        vpxor        ymm15, ymm15, [rax + 192]
        vpxor        ymm15, ymm15, [rax + 64]
        vmovdqu      [rax + 64], ymm14
        vpsrld       ymm14, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm14, ymm14, ymm15
        vpbroadcastd ymm15, [rel L(K) + 252]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 64
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm6, ymm3                          ; W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 256]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 65
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm13, ymm1                         ; W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 260]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 66
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm14, ymm4                         ; W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1)
        vpxor        ymm15, ymm15, [rax + 160]
        vpxor        ymm15, ymm15, [rax + 32]
        vmovdqu      [rax + 32], ymm4
        vpsrld       ymm4, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm4, ymm4, ymm15
        vpbroadcastd ymm15, [rel L(K) + 264]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 67
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm3, ymm0                          ; W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1)
        vpxor        ymm15, ymm15, [rax + 128]
        vpxor        ymm15, ymm15, [rax]
        vmovdqu      [rax], ymm0
        vpsrld       ymm0, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm0, ymm0, ymm15
        vpbroadcastd ymm15, [rel L(K) + 268]
        vpaddd       ymm15, ymm15, ymm0
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 68
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm1, ymm7                          ; W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
        vpxor        ymm15, ymm15, [rax + 96]
        vpxor        ymm15, ymm15, [rax + 160]
        vmovdqu      [rax + 160], ymm7
        vpsrld       ymm7, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm7, ymm7, ymm15
        vpbroadcastd ymm15, [rel L(K) + 272]
        vpaddd       ymm15, ymm15, ymm7
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 69
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm15, ymm4, ymm6                          ; W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1)
        vpxor        ymm15, ymm15, [rax + 64]
        vpxor        ymm15, ymm15, [rax + 128]
        vmovdqu      [rax + 128], ymm6
        vpsrld       ymm6, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm6, ymm6, ymm15
        vpbroadcastd ymm15, [rel L(K) + 276]
        vpaddd       ymm15, ymm15, ymm6
        vpaddd       ymm5, ymm15, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 70
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm15, ymm0, ymm13                         ; W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1)
        vpxor        ymm15, ymm15, [rax + 224]
        vpxor        ymm15, ymm15, [rax + 96]
        vmovdqu      [rax + 96], ymm13
        vpsrld       ymm13, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm13, ymm13, ymm15
        vpbroadcastd ymm15, [rel L(K) + 280]
        vpaddd       ymm15, ymm15, ymm13
        vpaddd       ymm10, ymm15, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 71
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm15, ymm7, ymm14                         ; W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1)
        vpxor        ymm15, ymm15, [rax + 192]
        vpxor        ymm15, ymm15, [rax + 64]
        vmovdqu      [rax + 64], ymm14
        vpsrld       ymm14, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm14, ymm14, ymm15
        vpbroadcastd ymm15, [rel L(K) + 284]
        vpaddd       ymm15, ymm15, ymm14
        vpaddd       ymm8, ymm15, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 72
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm15, ymm6, ymm3                          ; W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
        vpxor        ymm15, ymm15, [rax + 32]
        vpxor        ymm15, ymm15, [rax + 224]
        vmovdqu      [rax + 224], ymm3
        vpsrld       ymm3, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm3, ymm3, ymm15
        vpbroadcastd ymm15, [rel L(K) + 288]
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm9, ymm9, ymm11
        vpsrld       ymm11, ymm10, 2
        vpslld       ymm10, ymm10, 30
        vpxor        ymm10, ymm11, ymm10
        vpsrld       ymm11, ymm9, 27                            ; round 73
        vpslld       ymm12, ymm9, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm8, ymm10
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm15, ymm13, ymm1                         ; W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1)
        vpxor        ymm15, ymm15, [rax]
        vpxor        ymm15, ymm15, [rax + 192]
        vmovdqu      [rax + 192], ymm1
        vpsrld       ymm1, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastd ymm15, [rel L(K) + 292]
        vpaddd       ymm15, ymm15, ymm1
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm2, ymm2, ymm12
        vpaddd       ymm2, ymm2, ymm11
        vpsrld       ymm11, ymm8, 2
        vpslld       ymm8, ymm8, 30
        vpxor        ymm8, ymm11, ymm8
        vpsrld       ymm11, ymm2, 27                            ; round 74
        vpslld       ymm12, ymm2, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm9, ymm8
        vpxor        ymm12, ymm12, ymm10
        vpxor        ymm4, ymm14, ymm4                          ; W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1)
        vmovdqu      ymm15, [rax + 160]
        vpxor        ymm4, ymm4, ymm15
        vpxor        ymm4, ymm4, [rax + 32]
        vmovdqu      [rax + 32], ymm14
        vpsrld       ymm14, ymm4, 31
        vpslld       ymm4, ymm4, 1
        vpxor        ymm4, ymm14, ymm4
        vpbroadcastd ymm14, [rel L(K) + 296]
        vpaddd       ymm14, ymm14, ymm4
        vpaddd       ymm5, ymm14, ymm5
        vpaddd       ymm5, ymm5, ymm12
        vpaddd       ymm5, ymm5, ymm11
        vpsrld       ymm11, ymm9, 2
        vpslld       ymm9, ymm9, 30
        vpxor        ymm9, ymm11, ymm9
        vpsrld       ymm11, ymm5, 27                            ; round 75
        vpslld       ymm12, ymm5, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm2, ymm9
        vpxor        ymm12, ymm12, ymm8
        vpxor        ymm0, ymm3, ymm0                           ; W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1)
        vmovdqu      ymm3, [rax + 128]
        vpxor        ymm0, ymm0, ymm3
        vpxor        ymm0, ymm0, [rax]
        vpsrld       ymm14, ymm0, 31
        vpslld       ymm0, ymm0, 1
        vpxor        ymm0, ymm14, ymm0
        vpbroadcastd ymm14, [rel L(K) + 300]
        vpaddd       ymm14, ymm14, ymm0
        vpaddd       ymm10, ymm14, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vpaddd       ymm10, ymm10, ymm11
        vpsrld       ymm11, ymm2, 2
        vpslld       ymm2, ymm2, 30
        vpxor        ymm2, ymm11, ymm2
        vpsrld       ymm11, ymm10, 27                           ; round 76
        vpslld       ymm12, ymm10, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm5, ymm2
        vpxor        ymm12, ymm12, ymm9
        vpxor        ymm1, ymm1, ymm7                           ; W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
        vmovdqu      ymm7, [rax + 96]
        vpxor        ymm1, ymm1, ymm7
        vpxor        ymm1, ymm1, ymm15
        vpsrld       ymm14, ymm1, 31
        vpslld       ymm1, ymm1, 1
        vpxor        ymm1, ymm14, ymm1
        vpbroadcastd ymm14, [rel L(K) + 304]
        vpaddd       ymm14, ymm14, ymm1
        vpaddd       ymm8, ymm14, ymm8
        vpaddd       ymm8, ymm8, ymm12
        vpaddd       ymm8, ymm8, ymm11
        vpsrld       ymm11, ymm5, 2
        vpslld       ymm5, ymm5, 30
        vpxor        ymm5, ymm11, ymm5
        vpsrld       ymm11, ymm8, 27                            ; round 77
        vpslld       ymm12, ymm8, 5
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm12, ymm10, ymm5
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm4, ymm4, ymm6                           ; W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1)
        vmovdqu      ymm6, [rax + 64]
        vpxor        ymm4, ymm4, ymm6
        vpxor        ymm3, ymm4, ymm3
        vpsrld       ymm4, ymm3, 31
        vpslld       ymm3, ymm3, 1
        vpxor        ymm3, ymm4, ymm3
        vpbroadcastd ymm4, [rel L(K) + 308]
        vpaddd       ymm3, ymm4, ymm3
        vpaddd       ymm3, ymm3, ymm9
        vpaddd       ymm3, ymm3, ymm12
        vpaddd       ymm3, ymm3, ymm11
        vpsrld       ymm4, ymm10, 2
        vpslld       ymm9, ymm10, 30
        vpxor        ymm4, ymm4, ymm9
        vpsrld       ymm9, ymm3, 27                             ; round 78
        vpslld       ymm10, ymm3, 5
        vpxor        ymm9, ymm9, ymm10
        vpxor        ymm10, ymm8, ymm4
        vpxor        ymm10, ymm10, ymm5
        vpxor        ymm0, ymm0, ymm13                          ; W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1)
        vpxor        ymm0, ymm0, [rax + 224]
        vpxor        ymm0, ymm0, ymm7
        vpsrld       ymm7, ymm0, 31
        vpslld       ymm0, ymm0, 1
        vpxor        ymm0, ymm7, ymm0
        vpbroadcastd ymm7, [rel L(K) + 312]
        vpaddd       ymm0, ymm7, ymm0
        vpaddd       ymm0, ymm0, ymm2
        vpaddd       ymm0, ymm0, ymm10
        vpaddd       ymm0, ymm0, ymm9
        vpsrld       ymm2, ymm8, 2
        vpslld       ymm7, ymm8, 30
        vpxor        ymm2, ymm2, ymm7
        vpsrld       ymm7, ymm0, 27                             ; round 79
        vpslld       ymm8, ymm0, 5
        vpxor        ymm7, ymm7, ymm8
        vpxor        ymm8, ymm3, ymm2
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm1, ymm1, [rax + 32]                     ; W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1)
        vpxor        ymm1, ymm1, [rax + 192]
        vpxor        ymm1, ymm1, ymm6
        vpsrld       ymm6, ymm1, 31
        vpslld       ymm1, ymm1, 1
        vpxor        ymm1, ymm6, ymm1
        vpbroadcastd ymm6, [rel L(K) + 316]
        vpsrld       ymm9, ymm3, 2
        vpslld       ymm3, ymm3, 30
        vpxor        ymm3, ymm9, ymm3
        vmovdqu      ymm9, [rax + 352]
        vpaddd       ymm6, ymm9, ymm6                           ; H = H + (a, b, ...)
        vpaddd       ymm1, ymm6, ymm1
        vpaddd       ymm1, ymm1, ymm5
        vpaddd       ymm1, ymm1, ymm8
        vpaddd       ymm1, ymm1, ymm7
        vmovdqu      [rbp], ymm1
        vmovdqu      ymm1, [rax + 288]
        vpaddd       ymm0, ymm1, ymm0
        vmovdqu      [rbp + 32], ymm0
        vmovdqu      ymm0, [rax + 384]
        vpaddd       ymm0, ymm0, ymm3
        vmovdqu      [rbp + 64], ymm0
        vmovdqu      ymm0, [rax + 320]
        vpaddd       ymm0, ymm0, ymm2
        vmovdqu      [rbp + 96], ymm0
        vmovdqu      ymm0, [rax + 256]
        vpaddd       ymm0, ymm0, ymm4
        vmovdqu      [rbp + 128], ymm0
        add          rsi, 64                                    ; the next block
        add          rdx, -1
        cmp          rdx, 0
        jne          L(f_block)
L(f_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 544]
        vmovaps      xmm7, [rsp + 560]
        vmovaps      xmm8, [rsp + 576]
        vmovaps      xmm9, [rsp + 592]
        vmovaps      xmm10, [rsp + 608]
        vmovaps      xmm11, [rsp + 624]
        vmovaps      xmm12, [rsp + 640]
        vmovaps      xmm13, [rsp + 656]
        vmovaps      xmm14, [rsp + 672]
        vmovaps      xmm15, [rsp + 688]
        add          rsp, 704
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
%else
        add          rsp, 544
L(f_at5):
        pop          r12
L(f_at6):
        pop          rbp
L(f_at7):
        pop          rbx
L(f_at8):
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
        dd           NSMS_SYMBOL(nsms_sha1_multi_avx2_m8) - $
        dd           L(f_end) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8)
        db           0
        db           0x40 + (L(f_at1) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0xc0, 0x04 ; sub rsp, 544
        db           0x04
        dd           L(f_at5) - L(f_at4)
        db           0x0e, 0x20                                 ; add rsp, 544
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at8) - L(f_at7)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, L(f_at16) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 27, 0
        db           L(f_at16) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xf8 ; vmovaps [rsp + 688], xmm15
        dw           43
        db           L(f_at15) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xe8 ; vmovaps [rsp + 672], xmm14
        dw           42
        db           L(f_at14) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xd8 ; vmovaps [rsp + 656], xmm13
        dw           41
        db           L(f_at13) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xc8 ; vmovaps [rsp + 640], xmm12
        dw           40
        db           L(f_at12) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xb8 ; vmovaps [rsp + 624], xmm11
        dw           39
        db           L(f_at11) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xa8 ; vmovaps [rsp + 608], xmm10
        dw           38
        db           L(f_at10) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x98 ; vmovaps [rsp + 592], xmm9
        dw           37
        db           L(f_at9) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x88 ; vmovaps [rsp + 576], xmm8
        dw           36
        db           L(f_at8) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x78 ; vmovaps [rsp + 560], xmm7
        dw           35
        db           L(f_at7) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x68 ; vmovaps [rsp + 544], xmm6
        dw           34
        db           L(f_at6) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x01 ; sub rsp, 704
        dw           88
        db           L(f_at5) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0xc0 ; push r12
        db           L(f_at4) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x70 ; push rdi
        db           L(f_at3) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x60 ; push rsi
        db           L(f_at2) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x50 ; push rbp
        db           L(f_at1) - NSMS_SYMBOL(nsms_sha1_multi_avx2_m8), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha1_multi_avx2_m8) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
