; sha256_avx512vl_m8.asm, written by nsms: make gen HASH=sha256 ISA=avx512vl KIND=multi M=8
;
; void nsms_sha256_multi_avx512vl_m8(uint32_t state[64], const void *const data[8], size_t blocks);
;   SHA-224, SHA-256: hash values of 8 messages after any number of blocks of each; state[i*8 + j]
;   is word i of message j, whose blocks begin at data[j].
;   Reads 256 bytes at state, 64 bytes at data and 64 * blocks bytes at each of these pointers; writes 256 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 983 instructions (System V); 40 bytes of stack (System V), 216 (Win64).
; void nsms_sha256_pairs_avx512vl_m8(void *digests, const void *nodes, size_t count);
;   SHA-224, SHA-256: digests of nodes of two digests each, 8 at once; digests may be nodes.
;   Reads 64 * count bytes at nodes; writes 32 * count bytes at digests.
;   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,369 instructions (System V); 648 bytes of stack (System V), 824 (Win64).
;
; Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; digests, nodes and the memory that
; data points to need no alignment. A buffer that is written must not overlap another, except as stated above.
; Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx2, avx512bw, avx512f, avx512vl.
; (The ISA also allows avx512dq, bmi1, bmi2, which this code does not use.)
; For ELF64, Win64 and Mach-O objects, the last without unwind information, which NASM cannot write for it.
; NSMS_HIDDEN hides the symbols (ELF, Mach-O); NSMS_WIN64 chooses the convention Win64 outside of COFF, too.
; Proof: the assembled bytes (ELF, COFF, Mach-O) compute what FIPS 180-4 defines, for every input.
; A proof is of result, memory accesses, calling convention and constant time (docs/SOUNDNESS.md of nsms).
; Copyright (c) 2026 the nsms authors
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define NSMS_SYMBOL(name) _ %+ name
%ifmacro build_version 3+  ; from NASM 3.0
        build_version macos, 10, 9
%endif
%elifidn __OUTPUT_FORMAT__, win64
%define NSMS_WIN64
%define NSMS_SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define NSMS_SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%define NSMS_L(name) ..@sha256_avx512vl_m8_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K):  ; K_t
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
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        64, db 0
NSMS_L(H0):  ; all words of a starting hash value
        dd           0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a
        dd           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
        align        64, db 0
NSMS_L(W1):  ; W_t + K_t of a constant block; a word for its end
        dd           0xc28a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf374
        dd           0x649b69c1, 0xf0fe4786, 0x0fe1edc6, 0x240cf254
        dd           0x4fe9346f, 0x6cc984be, 0x61b9411e, 0x16f988fa
        dd           0xf2c65152, 0xa88e5a6d, 0xb019fc65, 0xb9d99ec7
        dd           0x9a1231c3, 0xe70eeaa0, 0xfdb1232b, 0xc7353eb0
        dd           0x3069bad5, 0xcb976d5f, 0x5a0f118f, 0xdc1eeefd
        dd           0x0a35b689, 0xde0b7a04, 0x58f4ca9d, 0xe15d5b16
        dd           0x007f3e86, 0x37088980, 0xa507ea32, 0x6fab9537
        dd           0x17406110, 0x0d8cd6f1, 0xcdaa3b6d, 0xc0bbbe37
        dd           0x83613bda, 0xdb48a363, 0x0b02e931, 0x6fd15ca7
        dd           0x521afaca, 0x31338431, 0x6ed41a95, 0x6d437890
        dd           0xc39c91f2, 0x9eccabbd, 0xb5c9a0e6, 0x532fb63c
        dd           0xd2c741c6, 0x07237ea3, 0xa4954b68, 0x4c191d76
        dd           0x00000000

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8):function hidden (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8))
%else
        global       NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8):function (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8)
%endif
NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(multi_at1):
        push         rbp
NSMS_L(multi_at2):
        push         rsi
NSMS_L(multi_at3):
        push         rdi
NSMS_L(multi_at4):
        push         r12
NSMS_L(multi_at5):
        sub          rsp, 176
NSMS_L(multi_at6):
        vmovaps      [rsp + 16], xmm6
NSMS_L(multi_at7):
        vmovaps      [rsp + 32], xmm7
NSMS_L(multi_at8):
        vmovaps      [rsp + 48], xmm8
NSMS_L(multi_at9):
        vmovaps      [rsp + 64], xmm9
NSMS_L(multi_at10):
        vmovaps      [rsp + 80], xmm10
NSMS_L(multi_at11):
        vmovaps      [rsp + 96], xmm11
NSMS_L(multi_at12):
        vmovaps      [rsp + 112], xmm12
NSMS_L(multi_at13):
        vmovaps      [rsp + 128], xmm13
NSMS_L(multi_at14):
        vmovaps      [rsp + 144], xmm14
NSMS_L(multi_at15):
        vmovaps      [rsp + 160], xmm15
NSMS_L(multi_at16):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
NSMS_L(multi_at1):
        push         rbp
NSMS_L(multi_at2):
        push         r12
NSMS_L(multi_at3):
        sub          rsp, 16
NSMS_L(multi_at4):
%endif
        cmp          rdx, 0
        je           NSMS_L(multi_done)

        ; message 0, and the distances of the others from it
        mov          rax, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, rax
        mov          r8, [rsi + 16]
        sub          r8, rax
        mov          r9, [rsi + 24]
        sub          r9, rax
        mov          r10, [rsi + 32]
        sub          r10, rax
        mov          r11, [rsi + 40]
        sub          r11, rax
        mov          rbx, [rsi + 48]
        sub          rbx, rax
        mov          rbp, [rsi + 56]
        sub          rbp, rax
        mov          rsi, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: to1..to7: rcx, r8, r9, r10, r11, rbx, rbp; data: rsi; state: rdi; blocks: rdx.
NSMS_L(multi_next_block):

        ; a block with message words
            vmovdqu64 xmm24, [rsi]                              ; W_0 to W_3
            vinserti32x4 ymm24, ymm24, [rsi + r10], 1
            vmovdqu64 xmm25, [rsi + rcx]
            vinserti32x4 ymm25, ymm25, [rsi + r11], 1
            vmovdqu64 xmm26, [rsi + r8]
            vinserti32x4 ymm26, ymm26, [rsi + rbx], 1
            vmovdqu64 xmm27, [rsi + r9]
            vinserti32x4 ymm27, ymm27, [rsi + rbp], 1
            vpunpckldq ymm28, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm26, ymm27
            vpunpckhdq ymm26, ymm26, ymm27
            vpunpcklqdq ymm27, ymm28, ymm25
            vpunpckhqdq ymm25, ymm28, ymm25
            vpunpcklqdq ymm28, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vmovdqu64 ymm26, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm8, ymm27, ymm26
            vpshufb  ymm9, ymm25, ymm26
            vpshufb  ymm10, ymm28, ymm26
            vpshufb  ymm11, ymm24, ymm26
            vmovdqu64 xmm24, [rsi + 16]                         ; W_4 to W_7
            vinserti32x4 ymm24, ymm24, [rsi + r10 + 16], 1
            vmovdqu64 xmm25, [rsi + rcx + 16]
            vinserti32x4 ymm25, ymm25, [rsi + r11 + 16], 1
            vmovdqu64 xmm27, [rsi + r8 + 16]
            vinserti32x4 ymm27, ymm27, [rsi + rbx + 16], 1
            vmovdqu64 xmm28, [rsi + r9 + 16]
            vinserti32x4 ymm28, ymm28, [rsi + rbp + 16], 1
            vpunpckldq ymm29, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm25
            vpunpckhqdq ymm25, ymm29, ymm25
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vpshufb  ymm12, ymm28, ymm26
            vpshufb  ymm13, ymm25, ymm26
            vpshufb  ymm14, ymm29, ymm26
            vpshufb  ymm15, ymm24, ymm26
            vmovdqu64 xmm24, [rsi + 32]                         ; W_8 to W_11
            vinserti32x4 ymm24, ymm24, [rsi + r10 + 32], 1
            vmovdqu64 xmm25, [rsi + rcx + 32]
            vinserti32x4 ymm25, ymm25, [rsi + r11 + 32], 1
            vmovdqu64 xmm27, [rsi + r8 + 32]
            vinserti32x4 ymm27, ymm27, [rsi + rbx + 32], 1
            vmovdqu64 xmm28, [rsi + r9 + 32]
            vinserti32x4 ymm28, ymm28, [rsi + rbp + 32], 1
            vpunpckldq ymm29, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm25
            vpunpckhqdq ymm25, ymm29, ymm25
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vpshufb  ymm16, ymm28, ymm26
            vpshufb  ymm17, ymm25, ymm26
            vpshufb  ymm18, ymm29, ymm26
            vpshufb  ymm19, ymm24, ymm26
            vmovdqu64 xmm24, [rsi + 48]                         ; W_12 to W_15
            vinserti32x4 ymm24, ymm24, [rsi + r10 + 48], 1
            vmovdqu64 xmm25, [rsi + rcx + 48]
            vinserti32x4 ymm25, ymm25, [rsi + r11 + 48], 1
            vmovdqu64 xmm27, [rsi + r8 + 48]
            vinserti32x4 ymm27, ymm27, [rsi + rbx + 48], 1
            vmovdqu64 xmm28, [rsi + r9 + 48]
            vinserti32x4 ymm28, ymm28, [rsi + rbp + 48], 1
            vpunpckldq ymm29, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm25
            vpunpckhqdq ymm25, ymm29, ymm25
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vpshufb  ymm20, ymm28, ymm26
            vpshufb  ymm21, ymm25, ymm26
            vpshufb  ymm22, ymm29, ymm26
            vpshufb  ymm23, ymm24, ymm26
        vmovdqu64    ymm0, [rdi]                                ; a, b, ... = H
        vmovdqu64    ymm1, [rdi + 32]
        vmovdqu64    ymm2, [rdi + 64]
        vmovdqu64    ymm3, [rdi + 96]
        vmovdqu64    ymm4, [rdi + 128]
        vmovdqu64    ymm5, [rdi + 160]
        vmovdqu64    ymm6, [rdi + 192]
        vmovdqu64    ymm7, [rdi + 224]
        lea          rax, [rel NSMS_L(K)]
        lea          r12, [rel NSMS_L(K) + 192]
        mov          [rsp], r12
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8..ymm23; to1..to7: rcx, r8, r9, r10,
        ;   r11, rbx, rbp; kp: rax; data: rsi; state: rdi; blocks: rdx; upper_bound: [rsp].
NSMS_L(multi_rounds_and_schedule):

        ; rounds 0 to 47, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprord   ymm24, ymm22, 17                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
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
        vprord       ymm25, ymm4, 6                             ; round 0
        vprord       ymm26, ymm4, 11
        vprord       ymm27, ymm4, 25
        vpternlogd   ymm27, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm6
        vpternlogd   ymm25, ymm4, ymm5, 184
        vpbroadcastd ymm26, [rax]
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
            vprord   ymm27, ymm23, 17                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
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
        vprord       ymm28, ymm25, 6                            ; round 1
        vprord       ymm29, ymm25, 11
        vprord       ymm30, ymm25, 25
        vpternlogd   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm5
        vpternlogd   ymm28, ymm25, ymm4, 184
        vpbroadcastd ymm29, [rax + 4]
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
            vprord   ymm30, ymm24, 17                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
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
        vprord       ymm31, ymm28, 6                            ; round 2
        vprord       ymm9, ymm28, 11
        vprord       ymm8, ymm28, 25
        vpternlogd   ymm8, ymm31, ymm9, 150
        vmovdqa64    ymm31, ymm4
        vpternlogd   ymm31, ymm28, ymm25, 184
        vpbroadcastd ymm9, [rax + 8]
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
            vprord   ymm9, ymm27, 17                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
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
        vprord       ymm8, ymm31, 6                             ; round 3
        vprord       ymm7, ymm31, 11
        vprord       ymm6, ymm31, 25
        vpternlogd   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm25
        vpternlogd   ymm8, ymm31, ymm28, 184
        vpbroadcastd ymm7, [rax + 12]
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
            vprord   ymm7, ymm30, 17                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
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
        vprord       ymm6, ymm11, 6                             ; round 4
        vprord       ymm5, ymm11, 11
        vprord       ymm4, ymm11, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogd   ymm6, ymm11, ymm31, 184
        vpbroadcastd ymm5, [rax + 16]
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
            vprord   ymm26, ymm9, 17                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
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
        vprord       ymm6, ymm25, 6                             ; round 5
        vprord       ymm5, ymm25, 11
        vprord       ymm4, ymm25, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogd   ymm6, ymm25, ymm11, 184
        vpbroadcastd ymm5, [rax + 20]
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
            vprord   ymm29, ymm7, 17                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
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
        vprord       ymm6, ymm28, 6                             ; round 6
        vprord       ymm5, ymm28, 11
        vprord       ymm4, ymm28, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm11
        vpternlogd   ymm6, ymm28, ymm25, 184
        vpbroadcastd ymm5, [rax + 24]
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
            vprord   ymm10, ymm26, 17                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
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
        vprord       ymm6, ymm31, 6                             ; round 7
        vprord       ymm5, ymm31, 11
        vprord       ymm4, ymm31, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogd   ymm6, ymm31, ymm28, 184
        vpbroadcastd ymm5, [rax + 28]
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
            vprord   ymm8, ymm29, 17                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
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
        vprord       ymm6, ymm15, 6                             ; round 8
        vprord       ymm5, ymm15, 11
        vprord       ymm4, ymm15, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogd   ymm6, ymm15, ymm31, 184
        vpbroadcastd ymm5, [rax + 32]
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
            vprord   ymm12, ymm10, 17                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
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
        vprord       ymm6, ymm25, 6                             ; round 9
        vprord       ymm5, ymm25, 11
        vprord       ymm4, ymm25, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogd   ymm6, ymm25, ymm15, 184
        vpbroadcastd ymm5, [rax + 36]
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
            vprord   ymm13, ymm8, 17                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
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
        vprord       ymm6, ymm28, 6                             ; round 10
        vprord       ymm5, ymm28, 11
        vprord       ymm4, ymm28, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm15
        vpternlogd   ymm6, ymm28, ymm25, 184
        vpbroadcastd ymm5, [rax + 40]
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
            vprord   ymm14, ymm12, 17                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
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
        vprord       ymm6, ymm31, 6                             ; round 11
        vprord       ymm5, ymm31, 11
        vprord       ymm4, ymm31, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogd   ymm6, ymm31, ymm28, 184
        vpbroadcastd ymm5, [rax + 44]
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
            vprord   ymm11, ymm13, 17                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
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
        vprord       ymm6, ymm19, 6                             ; round 12
        vprord       ymm5, ymm19, 11
        vprord       ymm4, ymm19, 25
        vpternlogd   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogd   ymm6, ymm19, ymm31, 184
        vpbroadcastd ymm5, [rax + 48]
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
            vprord   ymm20, ymm14, 17                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
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
        vprord       ymm16, ymm25, 6                            ; round 13
        vprord       ymm6, ymm25, 11
        vprord       ymm5, ymm25, 25
        vpternlogd   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm31
        vpternlogd   ymm16, ymm25, ymm19, 184
        vpbroadcastd ymm6, [rax + 52]
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
            vprord   ymm28, ymm11, 17                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
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
        vprord       ymm21, ymm6, 6                             ; round 14
        vprord       ymm17, ymm6, 11
        vprord       ymm16, ymm6, 25
        vpternlogd   ymm16, ymm21, ymm17, 150
        vmovdqa64    ymm21, ymm19
        vpternlogd   ymm21, ymm6, ymm25, 184
        vpbroadcastd ymm17, [rax + 56]
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
            vprord   ymm31, ymm20, 17                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
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
        vprord       ymm22, ymm5, 6                             ; round 15
        vprord       ymm21, ymm5, 11
        vprord       ymm18, ymm5, 25
        vpternlogd   ymm18, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm25
        vpternlogd   ymm22, ymm5, ymm6, 184
        vpbroadcastd ymm21, [rax + 60]
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
        add          rax, 64
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
        cmp          rax, [rsp]
        jne          NSMS_L(multi_rounds_and_schedule)

        ; rounds 48 to 63; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label multi_rounds_and_schedule, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprord       ymm24, ymm4, 6                             ; round 0
        vprord       ymm25, ymm4, 11
        vprord       ymm26, ymm4, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm6
        vpternlogd   ymm24, ymm4, ymm5, 184
        vpbroadcastd ymm25, [rax]
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
        vprord       ymm7, ymm3, 6                              ; round 1
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm5
        vpternlogd   ymm7, ymm3, ymm4, 184
        vpbroadcastd ymm25, [rax + 4]
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
        vprord       ymm6, ymm2, 6                              ; round 2
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm4
        vpternlogd   ymm6, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rax + 8]
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
        vprord       ymm5, ymm1, 6                              ; round 3
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm3
        vpternlogd   ymm5, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rax + 12]
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
        vprord       ymm4, ymm0, 6                              ; round 4
        vprord       ymm25, ymm0, 11
        vprord       ymm26, ymm0, 25
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm2
        vpternlogd   ymm4, ymm0, ymm1, 184
        vpbroadcastd ymm25, [rax + 16]
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
        vprord       ymm24, ymm3, 6                             ; round 5
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm1
        vpternlogd   ymm24, ymm3, ymm0, 184
        vpbroadcastd ymm25, [rax + 20]
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
        vprord       ymm7, ymm2, 6                              ; round 6
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm0
        vpternlogd   ymm7, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rax + 24]
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
        vprord       ymm6, ymm1, 6                              ; round 7
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm3
        vpternlogd   ymm6, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rax + 28]
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
        vprord       ymm5, ymm0, 6                              ; round 8
        vprord       ymm25, ymm0, 11
        vprord       ymm26, ymm0, 25
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm2
        vpternlogd   ymm5, ymm0, ymm1, 184
        vpbroadcastd ymm25, [rax + 32]
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
        vprord       ymm4, ymm3, 6                              ; round 9
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm1
        vpternlogd   ymm4, ymm3, ymm0, 184
        vpbroadcastd ymm25, [rax + 36]
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
        vprord       ymm24, ymm2, 6                             ; round 10
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm0
        vpternlogd   ymm24, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rax + 40]
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
        vprord       ymm7, ymm1, 6                              ; round 11
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm3
        vpternlogd   ymm7, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rax + 44]
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
        vprord       ymm6, ymm0, 6                              ; round 12
        vprord       ymm25, ymm0, 11
        vprord       ymm26, ymm0, 25
        vpternlogd   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm2
        vpternlogd   ymm6, ymm0, ymm1, 184
        vpbroadcastd ymm25, [rax + 48]
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
        vprord       ymm5, ymm3, 6                              ; round 13
        vprord       ymm25, ymm3, 11
        vprord       ymm26, ymm3, 25
        vpternlogd   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm1
        vpternlogd   ymm5, ymm3, ymm0, 184
        vpbroadcastd ymm25, [rax + 52]
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
        vprord       ymm4, ymm2, 6                              ; round 14
        vprord       ymm25, ymm2, 11
        vprord       ymm26, ymm2, 25
        vpternlogd   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm0
        vpternlogd   ymm4, ymm2, ymm3, 184
        vpbroadcastd ymm25, [rax + 56]
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
        vprord       ymm24, ymm1, 6                             ; round 15
        vprord       ymm25, ymm1, 11
        vprord       ymm26, ymm1, 25
        vpternlogd   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm3
        vpternlogd   ymm24, ymm1, ymm2, 184
        vpbroadcastd ymm25, [rax + 60]
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
        vmovdqu64    ymm25, [rdi + 32]                          ; H = H + (a, b, ...)
        vmovdqu64    ymm27, [rdi + 64]
        vmovdqu64    ymm28, [rdi + 96]
        vmovdqu64    ymm29, [rdi + 160]
        vmovdqu64    ymm30, [rdi + 192]
        vmovdqu64    ymm31, [rdi + 224]
        vpaddd       ymm26, ymm26, [rdi]
        vpaddd       ymm24, ymm24, ymm26
        vpaddd       ymm24, ymm0, ymm24
        vmovdqu64    [rdi], ymm24
        vpaddd       ymm4, ymm25, ymm4
        vmovdqu64    [rdi + 32], ymm4
        vpaddd       ymm4, ymm27, ymm5
        vmovdqu64    [rdi + 64], ymm4
        vpaddd       ymm4, ymm28, ymm6
        vmovdqu64    [rdi + 96], ymm4
        vpaddd       ymm4, ymm7, [rdi + 128]
        vpaddd       ymm0, ymm4, ymm0
        vmovdqu64    [rdi + 128], ymm0
        vpaddd       ymm0, ymm29, ymm1
        vmovdqu64    [rdi + 160], ymm0
        vpaddd       ymm0, ymm30, ymm2
        vmovdqu64    [rdi + 192], ymm0
        vpaddd       ymm0, ymm31, ymm3
        vmovdqu64    [rdi + 224], ymm0
        add          rsi, 64                                    ; the next block
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)
NSMS_L(multi_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 16]
        vmovaps      xmm7, [rsp + 32]
        vmovaps      xmm8, [rsp + 48]
        vmovaps      xmm9, [rsp + 64]
        vmovaps      xmm10, [rsp + 80]
        vmovaps      xmm11, [rsp + 96]
        vmovaps      xmm12, [rsp + 112]
        vmovaps      xmm13, [rsp + 128]
        vmovaps      xmm14, [rsp + 144]
        vmovaps      xmm15, [rsp + 160]
        add          rsp, 176
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
%else
        add          rsp, 16
NSMS_L(multi_at5):
        pop          r12
NSMS_L(multi_at6):
        pop          rbp
NSMS_L(multi_at7):
        pop          rbx
NSMS_L(multi_at8):
        ret
%endif
NSMS_L(multi_end):

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8):function hidden (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8))
%else
        global       NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8):function (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8)
%endif
NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(pairs_at1):
        push         rdi
NSMS_L(pairs_at2):
        sub          rsp, 808
NSMS_L(pairs_at3):
        vmovaps      [rsp + 640], xmm6
NSMS_L(pairs_at4):
        vmovaps      [rsp + 656], xmm7
NSMS_L(pairs_at5):
        vmovaps      [rsp + 672], xmm8
NSMS_L(pairs_at6):
        vmovaps      [rsp + 688], xmm9
NSMS_L(pairs_at7):
        vmovaps      [rsp + 704], xmm10
NSMS_L(pairs_at8):
        vmovaps      [rsp + 720], xmm11
NSMS_L(pairs_at9):
        vmovaps      [rsp + 736], xmm12
NSMS_L(pairs_at10):
        vmovaps      [rsp + 752], xmm13
NSMS_L(pairs_at11):
        vmovaps      [rsp + 768], xmm14
NSMS_L(pairs_at12):
        vmovaps      [rsp + 784], xmm15
NSMS_L(pairs_at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        sub          rsp, 648
NSMS_L(pairs_at1):
%endif
        mov          r8, rdx

        ; address of the scratch area
        lea          rax, [rsp + 63]
        and          rax, -64
        mov          r10d, 0
        mov          r9, r10
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_next_batch):
        cmp          r8, 8
        jb           NSMS_L(pairs_less_than_a_batch)
        ; Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_full_batch):

        ; a block with message words
            vmovdqu64 xmm24, [rsi]                              ; W_0 to W_3
            vinserti32x4 ymm24, ymm24, [rsi + 256], 1
            vmovdqu64 xmm25, [rsi + 64]
            vinserti32x4 ymm25, ymm25, [rsi + 320], 1
            vmovdqu64 xmm26, [rsi + 128]
            vinserti32x4 ymm26, ymm26, [rsi + 384], 1
            vmovdqu64 xmm27, [rsi + 192]
            vinserti32x4 ymm27, ymm27, [rsi + 448], 1
            vpunpckldq ymm28, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm26, ymm27
            vpunpckhdq ymm26, ymm26, ymm27
            vpunpcklqdq ymm27, ymm28, ymm25
            vpunpckhqdq ymm25, ymm28, ymm25
            vpunpcklqdq ymm28, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vmovdqu64 ymm26, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm8, ymm27, ymm26
            vpshufb  ymm9, ymm25, ymm26
            vpshufb  ymm10, ymm28, ymm26
            vpshufb  ymm11, ymm24, ymm26
            vmovdqu64 xmm24, [rsi + 16]                         ; W_4 to W_7
            vinserti32x4 ymm24, ymm24, [rsi + 272], 1
            vmovdqu64 xmm25, [rsi + 80]
            vinserti32x4 ymm25, ymm25, [rsi + 336], 1
            vmovdqu64 xmm27, [rsi + 144]
            vinserti32x4 ymm27, ymm27, [rsi + 400], 1
            vmovdqu64 xmm28, [rsi + 208]
            vinserti32x4 ymm28, ymm28, [rsi + 464], 1
            vpunpckldq ymm29, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm25
            vpunpckhqdq ymm25, ymm29, ymm25
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vpshufb  ymm12, ymm28, ymm26
            vpshufb  ymm13, ymm25, ymm26
            vpshufb  ymm14, ymm29, ymm26
            vpshufb  ymm15, ymm24, ymm26
            vmovdqu64 xmm24, [rsi + 32]                         ; W_8 to W_11
            vinserti32x4 ymm24, ymm24, [rsi + 288], 1
            vmovdqu64 xmm25, [rsi + 96]
            vinserti32x4 ymm25, ymm25, [rsi + 352], 1
            vmovdqu64 xmm27, [rsi + 160]
            vinserti32x4 ymm27, ymm27, [rsi + 416], 1
            vmovdqu64 xmm28, [rsi + 224]
            vinserti32x4 ymm28, ymm28, [rsi + 480], 1
            vpunpckldq ymm29, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm25
            vpunpckhqdq ymm25, ymm29, ymm25
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vpshufb  ymm16, ymm28, ymm26
            vpshufb  ymm17, ymm25, ymm26
            vpshufb  ymm18, ymm29, ymm26
            vpshufb  ymm19, ymm24, ymm26
            vmovdqu64 xmm24, [rsi + 48]                         ; W_12 to W_15
            vinserti32x4 ymm24, ymm24, [rsi + 304], 1
            vmovdqu64 xmm25, [rsi + 112]
            vinserti32x4 ymm25, ymm25, [rsi + 368], 1
            vmovdqu64 xmm27, [rsi + 176]
            vinserti32x4 ymm27, ymm27, [rsi + 432], 1
            vmovdqu64 xmm28, [rsi + 240]
            vinserti32x4 ymm28, ymm28, [rsi + 496], 1
            vpunpckldq ymm29, ymm24, ymm25
            vpunpckhdq ymm24, ymm24, ymm25
            vpunpckldq ymm25, ymm27, ymm28
            vpunpckhdq ymm27, ymm27, ymm28
            vpunpcklqdq ymm28, ymm29, ymm25
            vpunpckhqdq ymm25, ymm29, ymm25
            vpunpcklqdq ymm29, ymm24, ymm27
            vpunpckhqdq ymm24, ymm24, ymm27
            vpshufb  ymm20, ymm28, ymm26
            vpshufb  ymm21, ymm25, ymm26
            vpshufb  ymm22, ymm29, ymm26
            vpshufb  ymm23, ymm24, ymm26
        vpbroadcastd ymm0, [rel NSMS_L(H0)]                     ; a, b, ... = H
        vpbroadcastd ymm1, [rel NSMS_L(H0) + 4]
        vpbroadcastd ymm2, [rel NSMS_L(H0) + 8]
        vpbroadcastd ymm3, [rel NSMS_L(H0) + 12]
        vpbroadcastd ymm4, [rel NSMS_L(H0) + 16]
        vpbroadcastd ymm5, [rel NSMS_L(H0) + 20]
        vpbroadcastd ymm6, [rel NSMS_L(H0) + 24]
        vpbroadcastd ymm7, [rel NSMS_L(H0) + 28]
        lea          rcx, [rel NSMS_L(K)]
        lea          rdx, [rel NSMS_L(K) + 192]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8..ymm23; scratch: rax; kp: rcx;
        ;   digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_rounds_and_schedule0):

        ; rounds 0 to 47, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprord   ymm24, ymm22, 17                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
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
        vprord       ymm25, ymm4, 6                             ; round 0
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
            vprord   ymm27, ymm23, 17                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
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
        vprord       ymm28, ymm25, 6                            ; round 1
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
            vprord   ymm30, ymm24, 17                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
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
        vprord       ymm31, ymm28, 6                            ; round 2
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
            vprord   ymm9, ymm27, 17                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
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
        vprord       ymm8, ymm31, 6                             ; round 3
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
            vprord   ymm7, ymm30, 17                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
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
        vprord       ymm6, ymm11, 6                             ; round 4
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
            vprord   ymm26, ymm9, 17                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
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
        vprord       ymm6, ymm25, 6                             ; round 5
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
            vprord   ymm29, ymm7, 17                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
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
        vprord       ymm6, ymm28, 6                             ; round 6
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
            vprord   ymm10, ymm26, 17                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
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
        vprord       ymm6, ymm31, 6                             ; round 7
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
            vprord   ymm8, ymm29, 17                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
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
        vprord       ymm6, ymm15, 6                             ; round 8
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
            vprord   ymm12, ymm10, 17                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
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
        vprord       ymm6, ymm25, 6                             ; round 9
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
            vprord   ymm13, ymm8, 17                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
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
        vprord       ymm6, ymm28, 6                             ; round 10
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
            vprord   ymm14, ymm12, 17                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
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
        vprord       ymm6, ymm31, 6                             ; round 11
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
            vprord   ymm11, ymm13, 17                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
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
        vprord       ymm6, ymm19, 6                             ; round 12
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
            vprord   ymm20, ymm14, 17                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
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
        vprord       ymm16, ymm25, 6                            ; round 13
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
            vprord   ymm28, ymm11, 17                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
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
        vprord       ymm21, ymm6, 6                             ; round 14
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
            vprord   ymm31, ymm20, 17                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
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
        vprord       ymm22, ymm5, 6                             ; round 15
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
        cmp          rcx, rdx
        jne          NSMS_L(pairs_rounds_and_schedule0)

        ; rounds 48 to 63; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprord       ymm31, ymm4, 6                             ; round 0
        vprord       ymm30, ymm4, 11
        vprord       ymm29, ymm4, 25
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm6
        vpternlogd   ymm31, ymm4, ymm5, 184
        vpbroadcastd ymm30, [rcx]
        vpaddd       ymm7, ymm8, ymm7
        vpaddd       ymm7, ymm7, ymm30
        vpaddd       ymm7, ymm7, ymm31
        vpaddd       ymm7, ymm7, ymm29
        vprord       ymm31, ymm0, 2
        vprord       ymm30, ymm0, 13
        vprord       ymm29, ymm0, 22
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm0
        vpternlogd   ymm31, ymm2, ymm1, 232
        vpaddd       ymm31, ymm29, ymm31
        vpaddd       ymm31, ymm7, ymm31
        vpaddd       ymm3, ymm3, ymm7
        vprord       ymm7, ymm3, 6                              ; round 1
        vprord       ymm30, ymm3, 11
        vprord       ymm29, ymm3, 25
        vpternlogd   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm5
        vpternlogd   ymm7, ymm3, ymm4, 184
        vpbroadcastd ymm30, [rcx + 4]
        vpaddd       ymm6, ymm9, ymm6
        vpaddd       ymm6, ymm6, ymm30
        vpaddd       ymm6, ymm6, ymm7
        vpaddd       ymm6, ymm6, ymm29
        vprord       ymm7, ymm31, 2
        vprord       ymm30, ymm31, 13
        vprord       ymm29, ymm31, 22
        vpternlogd   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm31
        vpternlogd   ymm7, ymm1, ymm0, 232
        vpaddd       ymm7, ymm29, ymm7
        vpaddd       ymm7, ymm6, ymm7
        vpaddd       ymm2, ymm2, ymm6
        vprord       ymm6, ymm2, 6                              ; round 2
        vprord       ymm30, ymm2, 11
        vprord       ymm29, ymm2, 25
        vpternlogd   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm4
        vpternlogd   ymm6, ymm2, ymm3, 184
        vpbroadcastd ymm30, [rcx + 8]
        vpaddd       ymm5, ymm10, ymm5
        vpaddd       ymm5, ymm5, ymm30
        vpaddd       ymm5, ymm5, ymm6
        vpaddd       ymm5, ymm5, ymm29
        vprord       ymm6, ymm7, 2
        vprord       ymm30, ymm7, 13
        vprord       ymm29, ymm7, 22
        vpternlogd   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm7
        vpternlogd   ymm6, ymm0, ymm31, 232
        vpaddd       ymm6, ymm29, ymm6
        vpaddd       ymm6, ymm5, ymm6
        vpaddd       ymm1, ymm1, ymm5
        vprord       ymm5, ymm1, 6                              ; round 3
        vprord       ymm30, ymm1, 11
        vprord       ymm29, ymm1, 25
        vpternlogd   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm3
        vpternlogd   ymm5, ymm1, ymm2, 184
        vpbroadcastd ymm30, [rcx + 12]
        vpaddd       ymm4, ymm11, ymm4
        vpaddd       ymm4, ymm4, ymm30
        vpaddd       ymm4, ymm4, ymm5
        vpaddd       ymm4, ymm4, ymm29
        vprord       ymm5, ymm6, 2
        vprord       ymm30, ymm6, 13
        vprord       ymm29, ymm6, 22
        vpternlogd   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm6
        vpternlogd   ymm5, ymm31, ymm7, 232
        vpaddd       ymm5, ymm29, ymm5
        vpaddd       ymm5, ymm4, ymm5
        vpaddd       ymm0, ymm0, ymm4
        vprord       ymm4, ymm0, 6                              ; round 4
        vprord       ymm30, ymm0, 11
        vprord       ymm29, ymm0, 25
        vpternlogd   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm2
        vpternlogd   ymm4, ymm0, ymm1, 184
        vpbroadcastd ymm30, [rcx + 16]
        vpaddd       ymm30, ymm12, ymm30
        vpaddd       ymm3, ymm30, ymm3
        vpaddd       ymm3, ymm3, ymm4
        vpaddd       ymm3, ymm29, ymm3
        vprord       ymm4, ymm5, 2
        vprord       ymm30, ymm5, 13
        vprord       ymm29, ymm5, 22
        vpternlogd   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm5
        vpternlogd   ymm4, ymm7, ymm6, 232
        vpaddd       ymm4, ymm29, ymm4
        vpaddd       ymm4, ymm3, ymm4
        vpaddd       ymm3, ymm31, ymm3
        vprord       ymm31, ymm3, 6                             ; round 5
        vprord       ymm30, ymm3, 11
        vprord       ymm29, ymm3, 25
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm1
        vpternlogd   ymm31, ymm3, ymm0, 184
        vpbroadcastd ymm30, [rcx + 20]
        vpaddd       ymm30, ymm13, ymm30
        vpaddd       ymm2, ymm30, ymm2
        vpaddd       ymm2, ymm2, ymm31
        vpaddd       ymm2, ymm29, ymm2
        vprord       ymm31, ymm4, 2
        vprord       ymm30, ymm4, 13
        vprord       ymm29, ymm4, 22
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm4
        vpternlogd   ymm31, ymm6, ymm5, 232
        vpaddd       ymm31, ymm29, ymm31
        vpaddd       ymm31, ymm2, ymm31
        vpaddd       ymm2, ymm7, ymm2
        vprord       ymm7, ymm2, 6                              ; round 6
        vprord       ymm30, ymm2, 11
        vprord       ymm29, ymm2, 25
        vpternlogd   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm0
        vpternlogd   ymm7, ymm2, ymm3, 184
        vpbroadcastd ymm30, [rcx + 24]
        vpaddd       ymm30, ymm14, ymm30
        vpaddd       ymm1, ymm30, ymm1
        vpaddd       ymm1, ymm1, ymm7
        vpaddd       ymm1, ymm29, ymm1
        vprord       ymm7, ymm31, 2
        vprord       ymm30, ymm31, 13
        vprord       ymm29, ymm31, 22
        vpternlogd   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm31
        vpternlogd   ymm7, ymm5, ymm4, 232
        vpaddd       ymm7, ymm29, ymm7
        vpaddd       ymm7, ymm1, ymm7
        vpaddd       ymm1, ymm6, ymm1
        vprord       ymm6, ymm1, 6                              ; round 7
        vprord       ymm30, ymm1, 11
        vprord       ymm29, ymm1, 25
        vpternlogd   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm3
        vpternlogd   ymm6, ymm1, ymm2, 184
        vpbroadcastd ymm30, [rcx + 28]
        vpaddd       ymm30, ymm15, ymm30
        vpaddd       ymm0, ymm30, ymm0
        vpaddd       ymm0, ymm0, ymm6
        vpaddd       ymm0, ymm29, ymm0
        vprord       ymm6, ymm7, 2
        vprord       ymm30, ymm7, 13
        vprord       ymm29, ymm7, 22
        vpternlogd   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm7
        vpternlogd   ymm6, ymm4, ymm31, 232
        vpaddd       ymm6, ymm29, ymm6
        vpaddd       ymm6, ymm0, ymm6
        vpaddd       ymm0, ymm5, ymm0
        vprord       ymm5, ymm0, 6                              ; round 8
        vprord       ymm30, ymm0, 11
        vprord       ymm29, ymm0, 25
        vpternlogd   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm2
        vpternlogd   ymm5, ymm0, ymm1, 184
        vpbroadcastd ymm30, [rcx + 32]
        vpaddd       ymm30, ymm16, ymm30
        vpaddd       ymm3, ymm30, ymm3
        vpaddd       ymm3, ymm3, ymm5
        vpaddd       ymm3, ymm29, ymm3
        vprord       ymm5, ymm6, 2
        vprord       ymm30, ymm6, 13
        vprord       ymm29, ymm6, 22
        vpternlogd   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm6
        vpternlogd   ymm5, ymm31, ymm7, 232
        vpaddd       ymm5, ymm29, ymm5
        vpaddd       ymm5, ymm3, ymm5
        vpaddd       ymm3, ymm4, ymm3
        vprord       ymm4, ymm3, 6                              ; round 9
        vprord       ymm30, ymm3, 11
        vprord       ymm29, ymm3, 25
        vpternlogd   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm1
        vpternlogd   ymm4, ymm3, ymm0, 184
        vpbroadcastd ymm30, [rcx + 36]
        vpaddd       ymm30, ymm17, ymm30
        vpaddd       ymm2, ymm30, ymm2
        vpaddd       ymm2, ymm2, ymm4
        vpaddd       ymm2, ymm29, ymm2
        vprord       ymm4, ymm5, 2
        vprord       ymm30, ymm5, 13
        vprord       ymm29, ymm5, 22
        vpternlogd   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm5
        vpternlogd   ymm4, ymm7, ymm6, 232
        vpaddd       ymm4, ymm29, ymm4
        vpaddd       ymm4, ymm2, ymm4
        vpaddd       ymm2, ymm31, ymm2
        vprord       ymm31, ymm2, 6                             ; round 10
        vprord       ymm30, ymm2, 11
        vprord       ymm29, ymm2, 25
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm0
        vpternlogd   ymm31, ymm2, ymm3, 184
        vpbroadcastd ymm30, [rcx + 40]
        vpaddd       ymm30, ymm18, ymm30
        vpaddd       ymm1, ymm30, ymm1
        vpaddd       ymm1, ymm1, ymm31
        vpaddd       ymm1, ymm29, ymm1
        vprord       ymm31, ymm4, 2
        vprord       ymm30, ymm4, 13
        vprord       ymm29, ymm4, 22
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm4
        vpternlogd   ymm31, ymm6, ymm5, 232
        vpaddd       ymm31, ymm29, ymm31
        vpaddd       ymm31, ymm1, ymm31
        vpaddd       ymm1, ymm7, ymm1
        vprord       ymm7, ymm1, 6                              ; round 11
        vprord       ymm30, ymm1, 11
        vprord       ymm29, ymm1, 25
        vpternlogd   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm3
        vpternlogd   ymm7, ymm1, ymm2, 184
        vpbroadcastd ymm30, [rcx + 44]
        vpaddd       ymm30, ymm19, ymm30
        vpaddd       ymm0, ymm30, ymm0
        vpaddd       ymm0, ymm0, ymm7
        vpaddd       ymm0, ymm29, ymm0
        vprord       ymm7, ymm31, 2
        vprord       ymm30, ymm31, 13
        vprord       ymm29, ymm31, 22
        vpternlogd   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm31
        vpternlogd   ymm7, ymm5, ymm4, 232
        vpaddd       ymm7, ymm29, ymm7
        vpaddd       ymm7, ymm0, ymm7
        vpaddd       ymm0, ymm6, ymm0
        vprord       ymm6, ymm0, 6                              ; round 12
        vprord       ymm30, ymm0, 11
        vprord       ymm29, ymm0, 25
        vpternlogd   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm2
        vpternlogd   ymm6, ymm0, ymm1, 184
        vpbroadcastd ymm30, [rcx + 48]
        vpaddd       ymm30, ymm20, ymm30
        vpaddd       ymm3, ymm30, ymm3
        vpaddd       ymm3, ymm3, ymm6
        vpaddd       ymm3, ymm29, ymm3
        vprord       ymm6, ymm7, 2
        vprord       ymm30, ymm7, 13
        vprord       ymm29, ymm7, 22
        vpternlogd   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm7
        vpternlogd   ymm6, ymm4, ymm31, 232
        vpaddd       ymm6, ymm29, ymm6
        vpaddd       ymm6, ymm3, ymm6
        vpaddd       ymm3, ymm5, ymm3
        vprord       ymm5, ymm3, 6                              ; round 13
        vprord       ymm30, ymm3, 11
        vprord       ymm29, ymm3, 25
        vpternlogd   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm1
        vpternlogd   ymm5, ymm3, ymm0, 184
        vpbroadcastd ymm30, [rcx + 52]
        vpaddd       ymm30, ymm21, ymm30
        vpaddd       ymm2, ymm30, ymm2
        vpaddd       ymm2, ymm2, ymm5
        vpaddd       ymm2, ymm29, ymm2
        vprord       ymm5, ymm6, 2
        vprord       ymm30, ymm6, 13
        vprord       ymm29, ymm6, 22
        vpternlogd   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm6
        vpternlogd   ymm5, ymm31, ymm7, 232
        vpaddd       ymm5, ymm29, ymm5
        vpaddd       ymm5, ymm2, ymm5
        vpaddd       ymm2, ymm4, ymm2
        vprord       ymm4, ymm2, 6                              ; round 14
        vprord       ymm30, ymm2, 11
        vprord       ymm29, ymm2, 25
        vpternlogd   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm0
        vpternlogd   ymm4, ymm2, ymm3, 184
        vpbroadcastd ymm30, [rcx + 56]
        vpaddd       ymm30, ymm22, ymm30
        vpaddd       ymm1, ymm30, ymm1
        vpaddd       ymm1, ymm1, ymm4
        vpaddd       ymm1, ymm29, ymm1
        vprord       ymm4, ymm5, 2
        vprord       ymm30, ymm5, 13
        vprord       ymm29, ymm5, 22
        vpternlogd   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm5
        vpternlogd   ymm4, ymm7, ymm6, 232
        vpaddd       ymm4, ymm29, ymm4
        vpaddd       ymm4, ymm1, ymm4
        vpaddd       ymm1, ymm31, ymm1
        vprord       ymm31, ymm1, 6                             ; round 15
        vprord       ymm30, ymm1, 11
        vprord       ymm29, ymm1, 25
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm3
        vpternlogd   ymm31, ymm1, ymm2, 184
        vpbroadcastd ymm30, [rcx + 60]
        vpaddd       ymm30, ymm23, ymm30
        vpaddd       ymm0, ymm30, ymm0
        vpaddd       ymm0, ymm0, ymm31
        vpaddd       ymm0, ymm29, ymm0
        vprord       ymm31, ymm4, 2
        vprord       ymm30, ymm4, 13
        vprord       ymm29, ymm4, 22
        vpternlogd   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm4
        vpternlogd   ymm31, ymm6, ymm5, 232
        vpbroadcastd ymm30, [rel NSMS_L(H0)]                    ; H = H + (a, b, ...)
        vpbroadcastd ymm28, [rel NSMS_L(H0) + 4]
        vpbroadcastd ymm27, [rel NSMS_L(H0) + 8]
        vpbroadcastd ymm26, [rel NSMS_L(H0) + 12]
        vpbroadcastd ymm25, [rel NSMS_L(H0) + 16]
        vpbroadcastd ymm24, [rel NSMS_L(H0) + 20]
        vmovdqu64    [rax + 512], ymm8
        vpbroadcastd ymm8, [rel NSMS_L(H0) + 24]
        vmovdqu64    [rax + 544], ymm9
        vpbroadcastd ymm9, [rel NSMS_L(H0) + 28]
        vpaddd       ymm30, ymm30, ymm29
        vpaddd       ymm31, ymm31, ymm30
        vpaddd       ymm31, ymm0, ymm31
        vpaddd       ymm4, ymm28, ymm4
        vpaddd       ymm5, ymm27, ymm5
        vpaddd       ymm27, ymm26, ymm6
        vpaddd       ymm6, ymm25, ymm7
        vpaddd       ymm28, ymm6, ymm0
        vpaddd       ymm29, ymm24, ymm1
        vpaddd       ymm30, ymm8, ymm2
        vpaddd       ymm0, ymm9, ymm3
        vmovdqa64    ymm24, ymm31
        vmovdqa64    ymm25, ymm4
        vmovdqa64    ymm26, ymm5
        vmovdqa64    ymm31, ymm0
        vmovdqu64    ymm8, [rax + 512]
        vmovdqu64    ymm9, [rax + 544]

        ; a constant block: W_t + K_t is a table
        lea          rcx, [rel NSMS_L(W1)]                      ; a, b, ... = H
        lea          rdx, [rel NSMS_L(W1) + 256]
        vmovdqa64    ymm0, ymm24
        vmovdqa64    ymm1, ymm25
        vmovdqa64    ymm2, ymm26
        vmovdqa64    ymm3, ymm27
        vmovdqa64    ymm4, ymm28
        vmovdqa64    ymm5, ymm29
        vmovdqa64    ymm6, ymm30
        vmovdqa64    ymm7, ymm31
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; H0..H7: ymm24..ymm31; scratch: rax; kp: rcx; digests: rdi;
        ;   nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_padding_rounds1):

        ; rounds 0 to 63, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprord       ymm8, ymm4, 6                              ; round 0
        vprord       ymm9, ymm4, 11
        vprord       ymm10, ymm4, 25
        vpternlogd   ymm10, ymm8, ymm9, 150
        vmovdqa64    ymm8, ymm6
        vpternlogd   ymm8, ymm4, ymm5, 184
        vpbroadcastd ymm9, [rcx]
        vpaddd       ymm9, ymm9, ymm7
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm8, ymm8, ymm10
        vprord       ymm9, ymm0, 2
        vprord       ymm10, ymm0, 13
        vprord       ymm11, ymm0, 22
        vpternlogd   ymm11, ymm9, ymm10, 150
        vmovdqa64    ymm9, ymm0
        vpternlogd   ymm9, ymm2, ymm1, 232
        vpaddd       ymm9, ymm11, ymm9
        vpaddd       ymm9, ymm8, ymm9
        vpaddd       ymm8, ymm8, ymm3
        vprord       ymm10, ymm8, 6                             ; round 1
        vprord       ymm11, ymm8, 11
        vprord       ymm12, ymm8, 25
        vpternlogd   ymm12, ymm10, ymm11, 150
        vmovdqa64    ymm10, ymm5
        vpternlogd   ymm10, ymm8, ymm4, 184
        vpbroadcastd ymm11, [rcx + 4]
        vpaddd       ymm11, ymm11, ymm6
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm10, ymm10, ymm12
        vprord       ymm11, ymm9, 2
        vprord       ymm12, ymm9, 13
        vprord       ymm13, ymm9, 22
        vpternlogd   ymm13, ymm11, ymm12, 150
        vmovdqa64    ymm11, ymm9
        vpternlogd   ymm11, ymm1, ymm0, 232
        vpaddd       ymm11, ymm13, ymm11
        vpaddd       ymm11, ymm10, ymm11
        vpaddd       ymm10, ymm10, ymm2
        vprord       ymm12, ymm10, 6                            ; round 2
        vprord       ymm13, ymm10, 11
        vprord       ymm14, ymm10, 25
        vpternlogd   ymm14, ymm12, ymm13, 150
        vmovdqa64    ymm12, ymm4
        vpternlogd   ymm12, ymm10, ymm8, 184
        vpbroadcastd ymm13, [rcx + 8]
        vpaddd       ymm13, ymm13, ymm5
        vpaddd       ymm12, ymm13, ymm12
        vpaddd       ymm12, ymm12, ymm14
        vprord       ymm13, ymm11, 2
        vprord       ymm14, ymm11, 13
        vprord       ymm15, ymm11, 22
        vpternlogd   ymm15, ymm13, ymm14, 150
        vmovdqa64    ymm13, ymm11
        vpternlogd   ymm13, ymm0, ymm9, 232
        vpaddd       ymm13, ymm15, ymm13
        vpaddd       ymm13, ymm12, ymm13
        vpaddd       ymm12, ymm12, ymm1
        vprord       ymm14, ymm12, 6                            ; round 3
        vprord       ymm15, ymm12, 11
        vprord       ymm16, ymm12, 25
        vpternlogd   ymm16, ymm14, ymm15, 150
        vmovdqa64    ymm14, ymm8
        vpternlogd   ymm14, ymm12, ymm10, 184
        vpbroadcastd ymm15, [rcx + 12]
        vpaddd       ymm15, ymm15, ymm4
        vpaddd       ymm14, ymm15, ymm14
        vpaddd       ymm14, ymm14, ymm16
        vprord       ymm15, ymm13, 2
        vprord       ymm16, ymm13, 13
        vprord       ymm17, ymm13, 22
        vpternlogd   ymm17, ymm15, ymm16, 150
        vmovdqa64    ymm15, ymm13
        vpternlogd   ymm15, ymm9, ymm11, 232
        vpaddd       ymm15, ymm17, ymm15
        vpaddd       ymm15, ymm14, ymm15
        vpaddd       ymm14, ymm14, ymm0
        vprord       ymm16, ymm14, 6                            ; round 4
        vprord       ymm17, ymm14, 11
        vprord       ymm18, ymm14, 25
        vpternlogd   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm10
        vpternlogd   ymm16, ymm14, ymm12, 184
        vpbroadcastd ymm17, [rcx + 16]
        vpaddd       ymm8, ymm17, ymm8
        vpaddd       ymm8, ymm8, ymm16
        vpaddd       ymm8, ymm18, ymm8
        vprord       ymm16, ymm15, 2
        vprord       ymm17, ymm15, 13
        vprord       ymm18, ymm15, 22
        vpternlogd   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm15
        vpternlogd   ymm16, ymm11, ymm13, 232
        vpaddd       ymm16, ymm18, ymm16
        vpaddd       ymm16, ymm8, ymm16
        vpaddd       ymm8, ymm9, ymm8
        vprord       ymm9, ymm8, 6                              ; round 5
        vprord       ymm17, ymm8, 11
        vprord       ymm18, ymm8, 25
        vpternlogd   ymm18, ymm9, ymm17, 150
        vmovdqa64    ymm9, ymm12
        vpternlogd   ymm9, ymm8, ymm14, 184
        vpbroadcastd ymm17, [rcx + 20]
        vpaddd       ymm10, ymm17, ymm10
        vpaddd       ymm9, ymm10, ymm9
        vpaddd       ymm9, ymm18, ymm9
        vprord       ymm10, ymm16, 2
        vprord       ymm17, ymm16, 13
        vprord       ymm18, ymm16, 22
        vpternlogd   ymm18, ymm10, ymm17, 150
        vmovdqa64    ymm10, ymm16
        vpternlogd   ymm10, ymm13, ymm15, 232
        vpaddd       ymm10, ymm18, ymm10
        vpaddd       ymm10, ymm9, ymm10
        vpaddd       ymm9, ymm11, ymm9
        vprord       ymm11, ymm9, 6                             ; round 6
        vprord       ymm17, ymm9, 11
        vprord       ymm18, ymm9, 25
        vpternlogd   ymm18, ymm11, ymm17, 150
        vmovdqa64    ymm11, ymm14
        vpternlogd   ymm11, ymm9, ymm8, 184
        vpbroadcastd ymm17, [rcx + 24]
        vpaddd       ymm12, ymm17, ymm12
        vpaddd       ymm11, ymm12, ymm11
        vpaddd       ymm11, ymm18, ymm11
        vprord       ymm12, ymm10, 2
        vprord       ymm17, ymm10, 13
        vprord       ymm18, ymm10, 22
        vpternlogd   ymm18, ymm12, ymm17, 150
        vmovdqa64    ymm12, ymm10
        vpternlogd   ymm12, ymm15, ymm16, 232
        vpaddd       ymm12, ymm18, ymm12
        vpaddd       ymm12, ymm11, ymm12
        vpaddd       ymm11, ymm13, ymm11
        vprord       ymm13, ymm11, 6                            ; round 7
        vprord       ymm17, ymm11, 11
        vprord       ymm18, ymm11, 25
        vpternlogd   ymm18, ymm13, ymm17, 150
        vmovdqa64    ymm13, ymm8
        vpternlogd   ymm13, ymm11, ymm9, 184
        vpbroadcastd ymm17, [rcx + 28]
        vpaddd       ymm14, ymm17, ymm14
        vpaddd       ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm18, ymm13
        vprord       ymm14, ymm12, 2
        vprord       ymm17, ymm12, 13
        vprord       ymm18, ymm12, 22
        vpternlogd   ymm18, ymm14, ymm17, 150
        vmovdqa64    ymm14, ymm12
        vpternlogd   ymm14, ymm16, ymm10, 232
        vpaddd       ymm14, ymm18, ymm14
        vpaddd       ymm14, ymm13, ymm14
        vpaddd       ymm13, ymm15, ymm13
        vprord       ymm15, ymm13, 6                            ; round 8
        vprord       ymm17, ymm13, 11
        vprord       ymm18, ymm13, 25
        vpternlogd   ymm18, ymm15, ymm17, 150
        vmovdqa64    ymm15, ymm9
        vpternlogd   ymm15, ymm13, ymm11, 184
        vpbroadcastd ymm17, [rcx + 32]
        vpaddd       ymm8, ymm17, ymm8
        vpaddd       ymm8, ymm8, ymm15
        vpaddd       ymm8, ymm18, ymm8
        vprord       ymm15, ymm14, 2
        vprord       ymm17, ymm14, 13
        vprord       ymm18, ymm14, 22
        vpternlogd   ymm18, ymm15, ymm17, 150
        vmovdqa64    ymm15, ymm14
        vpternlogd   ymm15, ymm10, ymm12, 232
        vpaddd       ymm15, ymm18, ymm15
        vpaddd       ymm15, ymm8, ymm15
        vpaddd       ymm8, ymm16, ymm8
        vprord       ymm16, ymm8, 6                             ; round 9
        vprord       ymm17, ymm8, 11
        vprord       ymm18, ymm8, 25
        vpternlogd   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm11
        vpternlogd   ymm16, ymm8, ymm13, 184
        vpbroadcastd ymm17, [rcx + 36]
        vpaddd       ymm9, ymm17, ymm9
        vpaddd       ymm9, ymm9, ymm16
        vpaddd       ymm9, ymm18, ymm9
        vprord       ymm16, ymm15, 2
        vprord       ymm17, ymm15, 13
        vprord       ymm18, ymm15, 22
        vpternlogd   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm15
        vpternlogd   ymm16, ymm12, ymm14, 232
        vpaddd       ymm16, ymm18, ymm16
        vpaddd       ymm16, ymm9, ymm16
        vpaddd       ymm9, ymm10, ymm9
        vprord       ymm10, ymm9, 6                             ; round 10
        vprord       ymm17, ymm9, 11
        vprord       ymm18, ymm9, 25
        vpternlogd   ymm18, ymm10, ymm17, 150
        vmovdqa64    ymm10, ymm13
        vpternlogd   ymm10, ymm9, ymm8, 184
        vpbroadcastd ymm17, [rcx + 40]
        vpaddd       ymm11, ymm17, ymm11
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm10, ymm18, ymm10
        vprord       ymm11, ymm16, 2
        vprord       ymm17, ymm16, 13
        vprord       ymm18, ymm16, 22
        vpternlogd   ymm18, ymm11, ymm17, 150
        vmovdqa64    ymm11, ymm16
        vpternlogd   ymm11, ymm14, ymm15, 232
        vpaddd       ymm11, ymm18, ymm11
        vpaddd       ymm11, ymm10, ymm11
        vpaddd       ymm10, ymm12, ymm10
        vprord       ymm12, ymm10, 6                            ; round 11
        vprord       ymm17, ymm10, 11
        vprord       ymm18, ymm10, 25
        vpternlogd   ymm18, ymm12, ymm17, 150
        vmovdqa64    ymm12, ymm8
        vpternlogd   ymm12, ymm10, ymm9, 184
        vpbroadcastd ymm17, [rcx + 44]
        vpaddd       ymm13, ymm17, ymm13
        vpaddd       ymm12, ymm13, ymm12
        vpaddd       ymm12, ymm18, ymm12
        vprord       ymm13, ymm11, 2
        vprord       ymm17, ymm11, 13
        vprord       ymm18, ymm11, 22
        vpternlogd   ymm18, ymm13, ymm17, 150
        vmovdqa64    ymm13, ymm11
        vpternlogd   ymm13, ymm15, ymm16, 232
        vpaddd       ymm13, ymm18, ymm13
        vpaddd       ymm13, ymm12, ymm13
        vpaddd       ymm12, ymm14, ymm12
        vprord       ymm14, ymm12, 6                            ; round 12
        vprord       ymm17, ymm12, 11
        vprord       ymm18, ymm12, 25
        vpternlogd   ymm18, ymm14, ymm17, 150
        vmovdqa64    ymm14, ymm9
        vpternlogd   ymm14, ymm12, ymm10, 184
        vpbroadcastd ymm17, [rcx + 48]
        vpaddd       ymm8, ymm17, ymm8
        vpaddd       ymm8, ymm8, ymm14
        vpaddd       ymm8, ymm18, ymm8
        vprord       ymm14, ymm13, 2
        vprord       ymm17, ymm13, 13
        vprord       ymm18, ymm13, 22
        vpternlogd   ymm18, ymm14, ymm17, 150
        vmovdqa64    ymm14, ymm13
        vpternlogd   ymm14, ymm16, ymm11, 232
        vpaddd       ymm14, ymm18, ymm14
        vpaddd       ymm3, ymm8, ymm14
        vpaddd       ymm7, ymm15, ymm8
        vprord       ymm8, ymm7, 6                              ; round 13
        vprord       ymm14, ymm7, 11
        vprord       ymm15, ymm7, 25
        vpternlogd   ymm15, ymm8, ymm14, 150
        vmovdqa64    ymm8, ymm10
        vpternlogd   ymm8, ymm7, ymm12, 184
        vpbroadcastd ymm14, [rcx + 52]
        vpaddd       ymm9, ymm14, ymm9
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm8, ymm15, ymm8
        vprord       ymm9, ymm3, 2
        vprord       ymm14, ymm3, 13
        vprord       ymm15, ymm3, 22
        vpternlogd   ymm15, ymm9, ymm14, 150
        vmovdqa64    ymm9, ymm3
        vpternlogd   ymm9, ymm11, ymm13, 232
        vpaddd       ymm9, ymm15, ymm9
        vpaddd       ymm2, ymm8, ymm9
        vpaddd       ymm6, ymm16, ymm8
        vprord       ymm8, ymm6, 6                              ; round 14
        vprord       ymm9, ymm6, 11
        vprord       ymm14, ymm6, 25
        vpternlogd   ymm14, ymm8, ymm9, 150
        vmovdqa64    ymm8, ymm12
        vpternlogd   ymm8, ymm6, ymm7, 184
        vpbroadcastd ymm9, [rcx + 56]
        vpaddd       ymm9, ymm9, ymm10
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm8, ymm14, ymm8
        vprord       ymm9, ymm2, 2
        vprord       ymm10, ymm2, 13
        vprord       ymm14, ymm2, 22
        vpternlogd   ymm14, ymm9, ymm10, 150
        vmovdqa64    ymm9, ymm2
        vpternlogd   ymm9, ymm13, ymm3, 232
        vpaddd       ymm9, ymm14, ymm9
        vpaddd       ymm1, ymm8, ymm9
        vpaddd       ymm5, ymm11, ymm8
        vprord       ymm8, ymm5, 6                              ; round 15
        vprord       ymm9, ymm5, 11
        vprord       ymm10, ymm5, 25
        vpternlogd   ymm10, ymm8, ymm9, 150
        vmovdqa64    ymm8, ymm7
        vpternlogd   ymm8, ymm5, ymm6, 184
        vpbroadcastd ymm9, [rcx + 60]
        vpaddd       ymm9, ymm9, ymm12
        vpaddd       ymm8, ymm9, ymm8
        vpaddd       ymm8, ymm10, ymm8
        vprord       ymm9, ymm1, 2
        vprord       ymm10, ymm1, 13
        vprord       ymm11, ymm1, 22
        vpternlogd   ymm11, ymm9, ymm10, 150
        vmovdqa64    ymm9, ymm1
        vpternlogd   ymm9, ymm3, ymm2, 232
        vpaddd       ymm9, ymm11, ymm9
        vpaddd       ymm0, ymm8, ymm9
        vpaddd       ymm4, ymm13, ymm8
        add          rcx, 64
        cmp          rcx, rdx
        jne          NSMS_L(pairs_padding_rounds1)

        ; the hash values after the block
        vpaddd       ymm0, ymm24, ymm0                          ; H = H + (a, b, ...)
        vpaddd       ymm1, ymm25, ymm1
        vpaddd       ymm2, ymm26, ymm2
        vpaddd       ymm3, ymm27, ymm3
        vpaddd       ymm4, ymm28, ymm4
        vpaddd       ymm5, ymm29, ymm5
        vpaddd       ymm6, ymm30, ymm6
        vpaddd       ymm7, ymm31, ymm7
        vpunpckldq   ymm8, ymm0, ymm1                           ; digests
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
        vmovdqu64    ymm6, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm3, ymm3, ymm6
        vpshufb      ymm7, ymm7, ymm6
        vpshufb      ymm1, ymm1, ymm6
        vpshufb      ymm2, ymm2, ymm6
        vpshufb      ymm8, ymm8, ymm6
        vpshufb      ymm5, ymm5, ymm6
        vpshufb      ymm0, ymm0, ymm6
        vpshufb      ymm4, ymm4, ymm6
        vshufi32x4   ymm6, ymm3, ymm7, 0
        vmovdqu64    [rdi], ymm6
        vshufi32x4   ymm3, ymm3, ymm7, 3
        vmovdqu64    [rdi + 128], ymm3
        vshufi32x4   ymm3, ymm1, ymm2, 0
        vmovdqu64    [rdi + 32], ymm3
        vshufi32x4   ymm1, ymm1, ymm2, 3
        vmovdqu64    [rdi + 160], ymm1
        vshufi32x4   ymm1, ymm8, ymm5, 0
        vmovdqu64    [rdi + 64], ymm1
        vshufi32x4   ymm1, ymm8, ymm5, 3
        vmovdqu64    [rdi + 192], ymm1
        vshufi32x4   ymm1, ymm0, ymm4, 0
        vmovdqu64    [rdi + 96], ymm1
        vshufi32x4   ymm0, ymm0, ymm4, 3
        vmovdqu64    [rdi + 224], ymm0

        ; the next nodes
        add          rsi, 512
        add          rdi, 256
        add          r8, -8
        jmp          NSMS_L(pairs_next_batch)
NSMS_L(pairs_less_than_a_batch):
        cmp          r9, 0
        jne          NSMS_L(pairs_copied_batch_done)
        cmp          r8, 0
        je           NSMS_L(pairs_done)

        ; fewer nodes than one iteration hashes: copy them to the frame, then repeat the last
        lea          r9, [rax + 512]
        mov          rdx, r8
        mov          r10, rdi
        mov          rcx, rax
        mov          rdi, r9
        mov          r9, r8
        ; Live here: scratch: rax; nodes: rsi; copies: r9; copy_to: rcx; final_digests: r10; uncopied: rdx;
        ;   copy_end: rdi.
NSMS_L(pairs_copy_input):
        vmovdqu64    ymm0, [rsi]
        vmovdqu64    [rcx], ymm0
        vmovdqu64    ymm1, [rsi + 32]
        vmovdqu64    [rcx + 32], ymm1
        add          rsi, 64
        add          rcx, 64
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(pairs_copy_input)
        ; Live here: N0, N1: ymm0, ymm1; scratch: rax; copies: r9; copy_to: rcx; final_digests: r10;
        ;   copy_end: rdi.
NSMS_L(pairs_repeat_last_input):
        vmovdqu64    [rcx], ymm0
        vmovdqu64    [rcx + 32], ymm1
        add          rcx, 64
        cmp          rcx, rdi
        jne          NSMS_L(pairs_repeat_last_input)
        mov          r8d, 8
        mov          rsi, rax
        mov          rdi, rax
        jmp          NSMS_L(pairs_full_batch)
NSMS_L(pairs_copied_batch_done):

        ; their digests
        mov          rcx, rax
        ; Live here: scratch: rax; copies: r9; final_digests: r10; copy_from: rcx.
NSMS_L(pairs_copy_digest):
        vmovdqu64    ymm0, [rcx]
        vmovdqu64    [r10], ymm0
        add          rcx, 32
        add          r10, 32
        add          r9, -1
        cmp          r9, 0
        jne          NSMS_L(pairs_copy_digest)
NSMS_L(pairs_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 640]
        vmovaps      xmm7, [rsp + 656]
        vmovaps      xmm8, [rsp + 672]
        vmovaps      xmm9, [rsp + 688]
        vmovaps      xmm10, [rsp + 704]
        vmovaps      xmm11, [rsp + 720]
        vmovaps      xmm12, [rsp + 736]
        vmovaps      xmm13, [rsp + 752]
        vmovaps      xmm14, [rsp + 768]
        vmovaps      xmm15, [rsp + 784]
        add          rsp, 808
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 648
NSMS_L(pairs_at2):
        ret
%endif
NSMS_L(pairs_end):

; Unwind information as data: DWARF call frame information (ELF) and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
%ifndef NSMS_WIN64
        section      .eh_frame progbits alloc noexec nowrite align=8
NSMS_L(common):
        dd           NSMS_L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
NSMS_L(common_end):
NSMS_L(multi_frame):
        dd           NSMS_L(multi_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8) - $
        dd           NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8)
        db           0
        db           0x40 + (NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(multi_at2) - NSMS_L(multi_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(multi_at3) - NSMS_L(multi_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(multi_at4) - NSMS_L(multi_at3)), 0x0e, 0x30 ; sub rsp, 16
        db           0x04
        dd           NSMS_L(multi_at5) - NSMS_L(multi_at4)
        db           0x0e, 0x20                                 ; add rsp, 16
        db           0x40 + (NSMS_L(multi_at6) - NSMS_L(multi_at5)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(multi_at7) - NSMS_L(multi_at6)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(multi_at8) - NSMS_L(multi_at7)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
NSMS_L(multi_frame_end):
NSMS_L(pairs_frame):
        dd           NSMS_L(pairs_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8) - $
        dd           NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8)
        db           0
        db           0x40 + (NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8)), 0x0e, 0x90, 0x05 ; sub rsp, 648
        db           0x04
        dd           NSMS_L(pairs_at2) - NSMS_L(pairs_at1)
        db           0x0e, 0x08                                 ; add rsp, 648
        align        8, db 0
NSMS_L(pairs_frame_end):
%endif

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifidn __OUTPUT_FORMAT__, win64
        section      .xdata rdata align=8
NSMS_L(multi_unwind):
        db           1, NSMS_L(multi_at16) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 27, 0
        db           NSMS_L(multi_at16) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xf8 ; vmovaps [rsp + 160], xmm15
        dw           10
        db           NSMS_L(multi_at15) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xe8 ; vmovaps [rsp + 144], xmm14
        dw           9
        db           NSMS_L(multi_at14) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xd8 ; vmovaps [rsp + 128], xmm13
        dw           8
        db           NSMS_L(multi_at13) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xc8 ; vmovaps [rsp + 112], xmm12
        dw           7
        db           NSMS_L(multi_at12) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xb8 ; vmovaps [rsp + 96], xmm11
        dw           6
        db           NSMS_L(multi_at11) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xa8 ; vmovaps [rsp + 80], xmm10
        dw           5
        db           NSMS_L(multi_at10) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x98 ; vmovaps [rsp + 64], xmm9
        dw           4
        db           NSMS_L(multi_at9) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x88 ; vmovaps [rsp + 48], xmm8
        dw           3
        db           NSMS_L(multi_at8) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x78 ; vmovaps [rsp + 32], xmm7
        dw           2
        db           NSMS_L(multi_at7) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x68 ; vmovaps [rsp + 16], xmm6
        dw           1
        db           NSMS_L(multi_at6) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x01 ; sub rsp, 176
        dw           22
        db           NSMS_L(multi_at5) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0xc0 ; push r12
        db           NSMS_L(multi_at4) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x70 ; push rdi
        db           NSMS_L(multi_at3) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x60 ; push rsi
        db           NSMS_L(multi_at2) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x50 ; push rbp
        db           NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_multi_avx512vl_m8) wrt ..imagebase
        dd           NSMS_L(multi_end) wrt ..imagebase
        dd           NSMS_L(multi_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(pairs_unwind):
        db           1, NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 24, 0
        db           NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0xf8 ; vmovaps [rsp + 784], xmm15
        dw           49
        db           NSMS_L(pairs_at12) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0xe8 ; vmovaps [rsp + 768], xmm14
        dw           48
        db           NSMS_L(pairs_at11) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0xd8 ; vmovaps [rsp + 752], xmm13
        dw           47
        db           NSMS_L(pairs_at10) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0xc8 ; vmovaps [rsp + 736], xmm12
        dw           46
        db           NSMS_L(pairs_at9) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0xb8 ; vmovaps [rsp + 720], xmm11
        dw           45
        db           NSMS_L(pairs_at8) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0xa8 ; vmovaps [rsp + 704], xmm10
        dw           44
        db           NSMS_L(pairs_at7) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x98 ; vmovaps [rsp + 688], xmm9
        dw           43
        db           NSMS_L(pairs_at6) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x88 ; vmovaps [rsp + 672], xmm8
        dw           42
        db           NSMS_L(pairs_at5) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x78 ; vmovaps [rsp + 656], xmm7
        dw           41
        db           NSMS_L(pairs_at4) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x68 ; vmovaps [rsp + 640], xmm6
        dw           40
        db           NSMS_L(pairs_at3) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x01 ; sub rsp, 808
        dw           101
        db           NSMS_L(pairs_at2) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x70 ; push rdi
        db           NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_pairs_avx512vl_m8) wrt ..imagebase
        dd           NSMS_L(pairs_end) wrt ..imagebase
        dd           NSMS_L(pairs_unwind) wrt ..imagebase
%endif

; nsms_sha256_multi_avx512vl_m8: 12 integer registers, 32 vector registers, 0 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8..ymm23; to1..to7: rcx, r8, r9,
;     r10, r11, rbx, rbp; data: rsi; state: rdi; blocks: rdx; kp: rax; upper_bound: [rsp].
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     to1..to7: address of message 1, 2, ... minus address of message 0.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; nsms_sha256_pairs_avx512vl_m8: 8 integer registers, 32 vector registers, 2 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 8 blocks: ymm8..ymm23; H0..H7: ymm24..ymm31;
;     N0, N1: ymm0, ymm1; scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9;
;     final_digests: r10; kp: rcx; upper_bound: rdx; copy_to: rcx; uncopied: rdx; copy_end: rdi;
;     copy_from: rcx. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     H0..H7: words 0, 1, ... of the hash values between two blocks.
;     N0, N1: bytes of the node that is being copied.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     copies: number of nodes copied to the frame because fewer remain than one iteration hashes,
;       else 0.
;     final_digests: destination of the digests of the copied nodes.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;     copy_to: destination in the frame of the next copied node.
;     uncopied: number of nodes still to be copied.
;     copy_end: value of copy_to after the last copy.
;     copy_from: address in the frame of the next digest to be copied to final_digests.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_multi_avx512vl_m8
;   signature: void nsms_sha256_multi_avx512vl_m8(uint32_t state[64], const void *const data[8], size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 8, access: read, pointee_bytes: 64 *
;        blocks, pointee_align: 1, pointee_access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 40, win64: 216}
;   features: [avx, avx2, avx512bw, avx512f, avx512vl]
; - name: nsms_sha256_pairs_avx512vl_m8
;   signature: void nsms_sha256_pairs_avx512vl_m8(void *digests, const void *nodes, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
;     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * count, align: 1, access: read}
;     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
;   stack_bytes: {sysv: 648, win64: 824}
;   features: [avx, avx2, avx512bw, avx512f, avx512vl]
