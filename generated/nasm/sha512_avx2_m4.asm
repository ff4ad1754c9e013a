; sha512_avx2_m4.asm, written by nsms: make gen HASH=sha512 ISA=avx2 KIND=multi M=4
;
; void nsms_sha512_multi_avx2_m4(uint64_t state[32], const void *const data[4], size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: hash values of 4 messages after any number of blocks
;   of each; state[i*4 + j] is word i of message j, whose blocks begin at data[j].
;   Reads 256 bytes at state, 32 bytes at data and 128 * blocks bytes at each of these pointers; writes 256 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,685 instructions (System V); 616 bytes of stack (System V), 792 (Win64).
; void nsms_sha512_pairs_avx2_m4(void *digests, const void *nodes, size_t count);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: digests of nodes of two digests each, 4 at once;
;   digests may be nodes.
;   Reads 128 * count bytes at nodes; writes 64 * count bytes at digests.
;   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,352 instructions (System V); 1,352 bytes of stack (System V), 1,528 (Win64).
;
; Memory: state and data must be aligned to 8 bytes; digests, nodes and the memory that data points to need no
; alignment. A buffer that is written must not overlap another, except as stated above. Written are these
; buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87 registers,
; MXCSR or the direction flag.
; Needs: avx, avx2.
; (The ISA also allows bmi1, bmi2, which this code does not use.)
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
%define NSMS_L(name) ..@sha512_avx2_m4_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K):  ; K_t
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
        align        64, db 0
NSMS_L(shuffle_76543210fedcba98):  ; byte shuffle: source of each byte
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        64, db 0
NSMS_L(shuffle_123456709abcdef8):  ; byte shuffle: source of each byte
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        align        64, db 0
NSMS_L(H0):  ; all words of a starting hash value
        dq           0x6a09e667f3bcc908, 0xbb67ae8584caa73b
        dq           0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1
        dq           0x510e527fade682d1, 0x9b05688c2b3e6c1f
        dq           0x1f83d9abfb41bd6b, 0x5be0cd19137e2179
        align        64, db 0
NSMS_L(W1):  ; W_t + K_t of a constant block; a word for its end
        dq           0xc28a2f98d728ae22, 0x7137449123ef65cd
        dq           0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        dq           0x3956c25bf348b538, 0x59f111f1b605d019
        dq           0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        dq           0xd807aa98a3030242, 0x12835b0145706fbe
        dq           0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        dq           0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        dq           0x9bdc06a725c71235, 0xc19bf174cf692a94
        dq           0x649b69c19ef14ad2, 0xf03e4786384f45f3
        dq           0x11c1adc68b8cd5b9, 0x240ca1dc77ad9c65
        dq           0x3df12c6f5b2b0295, 0x6a74852aaeb0e883
        dq           0xdcb4cbddcd4a0114, 0x36f988da845153c5
        dq           0x9b4761d2eea727cb, 0xad33ee6d37b932c2
        dq           0xc143c7fbb90f6167, 0x577487c7d5ef1fd6
        dq           0xe9250da555d6c804, 0x1652326c7c6f319c
        dq           0x9c73c1308a6abe80, 0xedcb859d96f4174f
        dq           0x05992bbc5302ea46, 0xc0515d8c72d32b21
        dq           0xe27760859b58b01c, 0xbd776eecd97e28bf
        dq           0xfec461e497d05dfb, 0x8c65848a09b42f15
        dq           0x1d93677302646f8d, 0x71d7625be0029f9b
        dq           0xed8c8b143b918647, 0x5813345c6ddd5e95
        dq           0x44837edc639f1da6, 0x65309e51db9245d4
        dq           0xa4de07e39af7c84c, 0xea208293cb3b3d17
        dq           0x33abda924feb6a30, 0x8965f30d8a442337
        dq           0x90808dcdb29ea41b, 0xe2d6d8dad96f92ca
        dq           0xfd690c3258486648, 0xddb95f897e662ce2
        dq           0x6b2b08dcc03f02bc, 0x261c68ddf66cc62c
        dq           0xa4f0eddd57c1364d, 0xe35537ec1f29acd2
        dq           0x27e70659eef7b721, 0xdabbb3bf5db9f4c8
        dq           0x34436c1241ad0e37, 0x0302752801d6306b
        dq           0xbf77d7d65bedd8cd, 0xa9871d46c85cd973
        dq           0x5fdbae1fae40e068, 0x468af1bb676f47b0
        dq           0x809520bd379dac58, 0x2766590af071ca9c
        dq           0xff96fca3577ecade, 0x1c490d6456b3b489
        dq           0xe85734c184192ce6, 0x2ba01930bbb71001
        dq           0xabe1acaf661e43eb, 0x120f3b5f15bf003d
        dq           0xfd7d4cd1515c8209, 0x9cfa18c629a0c327
        dq           0x7e39ff2d2a3f2fae, 0x2ff0a5398e575356
        dq           0xc9117833006d097e, 0x09d40c7849733ff8
        dq           0x774d7c8f5f3aa6bd, 0xe04b4161aa09de75
        dq           0x0000000000000000

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m4):function hidden (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4))
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m4):function (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m4)
%endif
NSMS_SYMBOL(nsms_sha512_multi_avx2_m4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(multi_at1):
        push         rdi
NSMS_L(multi_at2):
        sub          rsp, 776
NSMS_L(multi_at3):
        vmovaps      [rsp + 608], xmm6
NSMS_L(multi_at4):
        vmovaps      [rsp + 624], xmm7
NSMS_L(multi_at5):
        vmovaps      [rsp + 640], xmm8
NSMS_L(multi_at6):
        vmovaps      [rsp + 656], xmm9
NSMS_L(multi_at7):
        vmovaps      [rsp + 672], xmm10
NSMS_L(multi_at8):
        vmovaps      [rsp + 688], xmm11
NSMS_L(multi_at9):
        vmovaps      [rsp + 704], xmm12
NSMS_L(multi_at10):
        vmovaps      [rsp + 720], xmm13
NSMS_L(multi_at11):
        vmovaps      [rsp + 736], xmm14
NSMS_L(multi_at12):
        vmovaps      [rsp + 752], xmm15
NSMS_L(multi_at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        sub          rsp, 616
NSMS_L(multi_at1):
%endif
        cmp          rdx, 0
        je           NSMS_L(multi_done)

        ; address of the scratch area
        lea          rax, [rsp + 63]
        and          rax, -64

        ; message 0, and the distances of the others from it
        mov          rcx, [rsi]
        mov          r8, [rsi + 8]
        sub          r8, rcx
        mov          r9, [rsi + 16]
        sub          r9, rcx
        mov          r10, [rsi + 24]
        sub          r10, rcx
        mov          rsi, rcx
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: to1..to3: r8, r9, r10; scratch: rax; data: rsi; state: rdi; blocks: rdx.
NSMS_L(multi_next_block):

        ; a block with message words
            vmovdqu  xmm10, [rsi]                               ; W_0 to W_1
            vinserti128 ymm10, ymm10, [rsi + r9], 1
            vmovdqu  xmm11, [rsi + r8]
            vinserti128 ymm11, ymm11, [rsi + r10], 1
            vpunpcklqdq ymm12, ymm10, ymm11
            vpunpckhqdq ymm10, ymm10, ymm11
            vmovdqu  ymm11, [rel NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  ymm8, ymm12, ymm11
            vpshufb  ymm9, ymm10, ymm11
            vmovdqu  xmm10, [rsi + 16]                          ; W_2 to W_3
            vinserti128 ymm10, ymm10, [rsi + r9 + 16], 1
            vmovdqu  xmm12, [rsi + r8 + 16]
            vinserti128 ymm12, ymm12, [rsi + r10 + 16], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm12, ymm13, ymm11
            vmovdqu  [rax], ymm12
            vpshufb  ymm10, ymm10, ymm11
            vmovdqu  [rax + 32], ymm10
            vmovdqu  xmm13, [rsi + 32]                          ; W_4 to W_5
            vinserti128 ymm13, ymm13, [rsi + r9 + 32], 1
            vmovdqu  xmm14, [rsi + r8 + 32]
            vinserti128 ymm14, ymm14, [rsi + r10 + 32], 1
            vpunpcklqdq ymm15, ymm13, ymm14
            vpunpckhqdq ymm13, ymm13, ymm14
            vpshufb  ymm14, ymm15, ymm11
            vmovdqu  [rax + 64], ymm14
            vpshufb  ymm13, ymm13, ymm11
            vmovdqu  [rax + 96], ymm13
            vmovdqu  xmm15, [rsi + 48]                          ; W_6 to W_7
            vinserti128 ymm15, ymm15, [rsi + r9 + 48], 1
            vmovdqu  xmm7, [rsi + r8 + 48]
            vinserti128 ymm7, ymm7, [rsi + r10 + 48], 1
            vpunpcklqdq ymm6, ymm15, ymm7
            vpunpckhqdq ymm15, ymm15, ymm7
            vpshufb  ymm7, ymm6, ymm11
            vmovdqu  [rax + 128], ymm7
            vpshufb  ymm15, ymm15, ymm11
            vmovdqu  [rax + 160], ymm15
            vmovdqu  xmm6, [rsi + 64]                           ; W_8 to W_9
            vinserti128 ymm6, ymm6, [rsi + r9 + 64], 1
            vmovdqu  xmm5, [rsi + r8 + 64]
            vinserti128 ymm5, ymm5, [rsi + r10 + 64], 1
            vpunpcklqdq ymm4, ymm6, ymm5
            vpunpckhqdq ymm6, ymm6, ymm5
            vpshufb  ymm5, ymm4, ymm11
            vmovdqu  [rax + 192], ymm5
            vpshufb  ymm6, ymm6, ymm11
            vmovdqu  [rax + 224], ymm6
            vmovdqu  xmm4, [rsi + 80]                           ; W_10 to W_11
            vinserti128 ymm4, ymm4, [rsi + r9 + 80], 1
            vmovdqu  xmm3, [rsi + r8 + 80]
            vinserti128 ymm3, ymm3, [rsi + r10 + 80], 1
            vpunpcklqdq ymm2, ymm4, ymm3
            vpunpckhqdq ymm4, ymm4, ymm3
            vpshufb  ymm3, ymm2, ymm11
            vmovdqu  [rax + 256], ymm3
            vpshufb  ymm4, ymm4, ymm11
            vmovdqu  [rax + 288], ymm4
            vmovdqu  xmm2, [rsi + 96]                           ; W_12 to W_13
            vinserti128 ymm2, ymm2, [rsi + r9 + 96], 1
            vmovdqu  xmm1, [rsi + r8 + 96]
            vinserti128 ymm1, ymm1, [rsi + r10 + 96], 1
            vpunpcklqdq ymm0, ymm2, ymm1
            vpunpckhqdq ymm2, ymm2, ymm1
            vpshufb  ymm1, ymm0, ymm11
            vmovdqu  [rax + 320], ymm1
            vpshufb  ymm2, ymm2, ymm11
            vmovdqu  [rax + 352], ymm2
            vmovdqu  xmm0, [rsi + 112]                          ; W_14 to W_15
            vinserti128 ymm0, ymm0, [rsi + r9 + 112], 1
            vmovdqu  xmm12, [rsi + r8 + 112]
            vinserti128 ymm12, ymm12, [rsi + r10 + 112], 1
            vpunpcklqdq ymm10, ymm0, ymm12
            vpunpckhqdq ymm12, ymm0, ymm12
            vpshufb  ymm10, ymm10, ymm11
            vmovdqu  [rax + 384], ymm10
            vpshufb  ymm11, ymm12, ymm11
            vmovdqu  [rax + 416], ymm11
        vmovdqu      ymm0, [rdi]                                ; a, b, ... = H
        vmovdqu      ymm12, [rdi + 32]
        vmovdqu      ymm14, [rdi + 64]
        vmovdqu      ymm13, [rdi + 96]
        vmovdqu      ymm7, [rdi + 128]
        vmovdqu      ymm15, [rdi + 160]
        vmovdqu      ymm5, [rdi + 192]
        vmovdqu      ymm6, [rdi + 224]
        lea          rcx, [rel NSMS_L(K)]
        lea          r11, [rel NSMS_L(K) + 512]
        db           0xc5, 0x7d, 0x7f, 0xe1                     ; vmovdqa ymm1, ymm12
        db           0xc5, 0x7d, 0x7f, 0xf2                     ; vmovdqa ymm2, ymm14
        db           0xc5, 0x7d, 0x7f, 0xeb                     ; vmovdqa ymm3, ymm13
        vmovdqa      ymm4, ymm7
        vmovdqa      ymm7, ymm6
        vmovdqa      ymm6, ymm5
        db           0xc5, 0x7d, 0x7f, 0xfd                     ; vmovdqa ymm5, ymm15
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax..rax+416]; to1..to3: r8,
        ;   r9, r10; scratch: rax; kp: rcx; data: rsi; state: rdi; blocks: rdx; upper_bound: r11.
NSMS_L(multi_rounds_and_schedule):

        ; rounds 0 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vmovdqu  ymm10, [rax + 384]
            vpsrlq   ymm11, ymm10, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsllq   ymm12, ymm10, 45
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm9, 1
            vpsllq   ymm13, ymm9, 63
            vpxor    ymm12, ymm12, ymm13
            vmovdqu  ymm13, [rel NSMS_L(shuffle_123456709abcdef8)]
            vpshufb  ymm14, ymm9, ymm13
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm9, 7
            vpxor    ymm12, ymm12, ymm14
            vmovdqu  ymm14, [rax + 224]
            vpaddq   ymm15, ymm14, ymm8
            vpaddq   ymm11, ymm15, ymm11
            vpaddq   ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm4, 14                            ; round 0
        vpsllq       ymm15, ymm4, 50
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm4, 18
        vpsllq       ymm14, ymm4, 46
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 41
        vpsllq       ymm15, ymm4, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vpbroadcastq ymm15, [rcx]
        vpaddq       ymm8, ymm8, ymm7
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm0, 28
        vpsllq       ymm15, ymm0, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 34
        vpsllq       ymm8, ymm0, 30
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 39
        vpsllq       ymm8, ymm0, 25
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm0, ymm1
        vpxor        ymm8, ymm1, ymm2
        vpand        ymm8, ymm15, ymm8
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm14, ymm8, ymm14
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm12, ymm3
            vmovdqu  ymm8, [rax + 416]
            vpsrlq   ymm7, ymm8, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm10, ymm8, 3
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm10, ymm10, ymm7
            vpsrlq   ymm7, ymm8, 6
            vpxor    ymm10, ymm10, ymm7
            vmovdqu  ymm7, [rax]
            vpsrlq   ymm3, ymm7, 1
            vpsllq   ymm8, ymm7, 63
            vpxor    ymm8, ymm8, ymm3
            vpshufb  ymm3, ymm7, ymm13
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm7, 7
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 256]
            vmovdqu  [rax + 448], ymm1
            vpaddq   ymm1, ymm9, ymm3
            vpaddq   ymm10, ymm10, ymm1
            vpaddq   ymm10, ymm8, ymm10
        vpsrlq       ymm8, ymm12, 14                            ; round 1
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm12, 18
        vpsllq       ymm3, ymm12, 46
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm8, ymm8, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm1, ymm12, 23
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm3, ymm4, ymm5
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpbroadcastq ymm1, [rcx + 8]
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm14, 28
        vpsllq       ymm6, ymm14, 36
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm3, ymm14, 30
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 39
        vpsllq       ymm3, ymm14, 25
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm6, ymm14, ymm0
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm8
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm9, ymm9, ymm2
            vpsrlq   ymm8, ymm11, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 32]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm1, ymm3, 63
            vpxor    ymm2, ymm2, ymm1
            vpshufb  ymm1, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm2, ymm2, ymm1
            vmovdqu  ymm1, [rax + 288]
            vmovdqu  [rax + 480], ymm11
            vpaddq   ymm11, ymm1, ymm7
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm8
            vmovdqu  [rax], ymm11
        vpsrlq       ymm8, ymm9, 14                             ; round 2
        vpsllq       ymm2, ymm9, 50
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 18
        vpsllq       ymm1, ymm9, 46
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 41
        vpsllq       ymm1, ymm9, 23
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm12, ymm4
        vpand        ymm2, ymm9, ymm2
        vpxor        ymm2, ymm2, ymm4
        vpbroadcastq ymm1, [rcx + 16]
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm7, ymm1
        vpaddq       ymm7, ymm7, ymm2
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm5, ymm15, 36
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm15, ymm14
        vpand        ymm6, ymm5, ymm6
        vpxor        ymm6, ymm14, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm7, ymm8, ymm7
        vmovdqu      ymm6, [rax + 448]
        vpaddq       ymm8, ymm8, ymm6
            vpsrlq   ymm6, ymm10, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vpsllq   ymm2, ymm10, 45
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 61
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 6
            vpxor    ymm6, ymm6, ymm2
            vmovdqu  ymm2, [rax + 64]
            vpsrlq   ymm1, ymm2, 1
            vmovdqu  [rax + 448], ymm10
            vpsllq   ymm10, ymm2, 63
            vpxor    ymm10, ymm10, ymm1
            vpshufb  ymm1, ymm2, ymm13
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 320]
            vmovdqu  [rax + 512], ymm14
            vpaddq   ymm14, ymm1, ymm3
            vpaddq   ymm10, ymm14, ymm10
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 32], ymm10
        vpsrlq       ymm14, ymm8, 14                            ; round 3
        vpsllq       ymm6, ymm8, 50
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 18
        vpsllq       ymm1, ymm8, 46
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 41
        vpsllq       ymm1, ymm8, 23
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm12
        vpand        ymm6, ymm8, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm1, [rcx + 24]
        vpaddq       ymm4, ymm4, ymm3
        vpaddq       ymm4, ymm4, ymm1
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm15, ymm5
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm14, ymm14, ymm0
            vpsrlq   ymm5, ymm11, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm5, ymm5, ymm3
            vmovdqu  ymm3, [rax + 96]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm1, ymm1, ymm0
            vmovdqu  ymm0, [rax + 352]
            vpaddq   ymm11, ymm0, ymm2
            vpaddq   ymm11, ymm11, ymm1
            vpaddq   ymm11, ymm11, ymm5
            vmovdqu  [rax + 64], ymm11
        vpsrlq       ymm5, ymm14, 14                            ; round 4
        vpsllq       ymm1, ymm14, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 18
        vpsllq       ymm0, ymm14, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm8, ymm9
        vpand        ymm1, ymm14, ymm1
        vpxor        ymm1, ymm9, ymm1
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vmovdqu      ymm4, [rax + 512]
        vpaddq       ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm10, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 128]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vmovdqu  ymm0, [rax + 384]
            vmovdqu  [rax + 512], ymm7
            vpaddq   ymm7, ymm0, ymm3
            vpaddq   ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 96], ymm10
        vpsrlq       ymm7, ymm12, 14                            ; round 5
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastq ymm0, [rcx + 40]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm9, ymm7
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm7, ymm3, ymm7
        vpaddq       ymm7, ymm9, ymm7
        vpaddq       ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm11, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm9, ymm9, ymm3
            vmovdqu  ymm3, [rax + 160]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rax + 416]
            vpaddq   ymm11, ymm0, ymm1
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm9
            vmovdqu  [rax + 128], ymm11
        vpsrlq       ymm9, ymm15, 14                            ; round 6
        vpsllq       ymm2, ymm15, 50
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 18
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm12, ymm14
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rcx + 48]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm8, ymm8, ymm1
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm9, ymm8, ymm9
        vpsrlq       ymm8, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm1, ymm7, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm7, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm9, ymm8
        vmovdqu      ymm4, [rax + 512]
        vpaddq       ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm10, 19                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 192]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm3
            vmovdqu  ymm0, [rax + 480]
            vpaddq   ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 160], ymm10
        vpsrlq       ymm4, ymm9, 14                             ; round 7
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm10, ymm9, 46
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 56]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm4, ymm8, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 34
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm7
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm10, ymm14
        vpaddq       ymm10, ymm10, ymm6
            vpsrlq   ymm6, ymm11, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm6, ymm6, ymm3
            vmovdqu  ymm3, [rax + 224]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 448]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm6, ymm2, ymm6
            vmovdqu  [rax + 192], ymm6
        vpsrlq       ymm2, ymm10, 14                            ; round 8
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm11, ymm10, 46
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 64]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm14, 28
        vpsllq       ymm2, ymm14, 36
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 34
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 39
        vpsllq       ymm1, ymm14, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm2, ymm14, ymm8
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm11, ymm12
        vpaddq       ymm11, ymm11, ymm5
            vmovdqu  ymm5, [rax + 160]
            vpsrlq   ymm4, ymm5, 19                             ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vpsllq   ymm1, ymm5, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 256]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm5, ymm1, 63
            vpxor    ymm5, ymm0, ymm5
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm5, ymm5, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm3, ymm5
            vmovdqu  ymm0, [rax]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm5, ymm4
            vmovdqu  [rax + 224], ymm5
        vpsrlq       ymm4, ymm11, 14                            ; round 9
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm5, ymm11, 46
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm4, ymm5
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 72]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm12, 28
        vpsllq       ymm4, ymm12, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 34
        vpsllq       ymm3, ymm12, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 39
        vpsllq       ymm3, ymm12, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm12, ymm14
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm14, ymm3
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm7
            vpsrlq   ymm7, ymm6, 19                             ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vpsllq   ymm3, ymm6, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 61
            vpsllq   ymm2, ymm6, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 6
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 288]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 32]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm7, ymm2, ymm7
            vmovdqu  [rax + 256], ymm7
        vpsrlq       ymm2, ymm15, 14                            ; round 10
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm6, ymm15, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm2, ymm6
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm11, ymm10
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm10, ymm2
        vpbroadcastq ymm0, [rcx + 80]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm5, 28
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm12, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm9, ymm8, ymm9
            vmovdqu  ymm8, [rax + 224]
            vpsrlq   ymm4, ymm8, 19                             ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vpsllq   ymm1, ymm8, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 320]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm8, ymm1, 63
            vpxor    ymm8, ymm8, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm8, ymm8, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm3
            vmovdqu  ymm0, [rax + 64]
            vpaddq   ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm4
            vmovdqu  [rax + 288], ymm8
        vpsrlq       ymm4, ymm9, 14                             ; round 11
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm8, ymm9, 46
        vpxor        ymm8, ymm8, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm15, ymm11
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm11, ymm4
        vpbroadcastq ymm0, [rcx + 88]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm10, ymm8
        vpsrlq       ymm8, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm3, ymm6, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm3, ymm6, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm6, ymm5
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm10, ymm8
        vpaddq       ymm10, ymm14, ymm10
            vpsrlq   ymm14, ymm7, 19                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vpsllq   ymm3, ymm7, 45
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 61
            vpsllq   ymm2, ymm7, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 6
            vpxor    ymm14, ymm14, ymm3
            vmovdqu  ymm3, [rax + 352]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 96]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm14, ymm14, ymm2
            vmovdqu  [rax + 320], ymm14
        vpsrlq       ymm2, ymm10, 14                            ; round 12
        vpsllq       ymm7, ymm10, 50
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 96]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm7
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm2, ymm8, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 34
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 39
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm8, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm12, ymm11
            vmovdqu  ymm12, [rax + 288]
            vpsrlq   ymm4, ymm12, 19                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vpsllq   ymm1, ymm12, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 61
            vpsllq   ymm0, ymm12, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 384]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm12, ymm1, 63
            vpxor    ymm12, ymm12, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm12, ymm12, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm3
            vmovdqu  ymm0, [rax + 128]
            vpaddq   ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm4
            vmovdqu  [rax + 352], ymm12
        vpsrlq       ymm4, ymm11, 14                            ; round 13
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm12, ymm11, 46
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 104]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm8, ymm3
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm2, ymm12, ymm15
        vpaddq       ymm12, ymm12, ymm5
            vpsrlq   ymm15, ymm14, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vpsllq   ymm5, ymm14, 45
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 61
            vpsllq   ymm3, ymm14, 3
            vpxor    ymm5, ymm5, ymm3
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 6
            vpxor    ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 416]
            vpsrlq   ymm3, ymm5, 1
            vpsllq   ymm0, ymm5, 63
            vpxor    ymm3, ymm3, ymm0
            vpshufb  ymm0, ymm5, ymm13
            vpxor    ymm3, ymm3, ymm0
            vpsrlq   ymm0, ymm5, 7
            vpxor    ymm3, ymm3, ymm0
            vpaddq   ymm3, ymm1, ymm3
            vmovdqu  ymm0, [rax + 160]
            vpaddq   ymm3, ymm3, ymm0
            vpaddq   ymm15, ymm15, ymm3
            vmovdqu  [rax + 384], ymm15
        vpsrlq       ymm3, ymm12, 14                            ; round 14
        vpsllq       ymm14, ymm12, 50
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm11, ymm10
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm10, ymm3
        vpbroadcastq ymm0, [rcx + 112]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm14, ymm9, ymm14
        vpsrlq       ymm9, ymm2, 28
        vpsllq       ymm3, ymm2, 36
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 34
        vpsllq       ymm1, ymm2, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 39
        vpsllq       ymm1, ymm2, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpxor        ymm3, ymm2, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm1, ymm14, ymm9
        vpaddq       ymm14, ymm14, ymm6
            vmovdqu  ymm9, [rax + 352]
            vpsrlq   ymm6, ymm9, 19                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vpsllq   ymm4, ymm9, 45
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 61
            vpsllq   ymm0, ymm9, 3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 6
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 480]
            vpsrlq   ymm0, ymm4, 1
            vpsllq   ymm15, ymm4, 63
            vpxor    ymm15, ymm15, ymm0
            vpshufb  ymm13, ymm4, ymm13
            vpxor    ymm13, ymm15, ymm13
            vpsrlq   ymm15, ymm4, 7
            vpxor    ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  ymm15, [rax + 192]
            vpaddq   ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm6
            vmovdqu  [rax + 416], ymm13
        vpsrlq       ymm6, ymm14, 14                            ; round 15
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm14, 18
        vpsllq       ymm9, ymm14, 46
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm12, ymm11
        vpand        ymm6, ymm14, ymm6
        vpxor        ymm6, ymm11, ymm6
        vpbroadcastq ymm0, [rcx + 120]
        vpaddq       ymm5, ymm5, ymm0
        vpaddq       ymm10, ymm10, ymm5
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm9
        vpsrlq       ymm9, ymm1, 28
        vpsllq       ymm6, ymm1, 36
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 34
        vpsllq       ymm5, ymm1, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 39
        vpsllq       ymm5, ymm1, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm1, ymm2
        vpand        ymm6, ymm6, ymm3
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm0, ymm10, ymm9
        vpaddq       ymm10, ymm8, ymm10
        add          rcx, 128
        vmovdqa      ymm8, ymm4
        vmovdqa      ymm3, ymm7
        db           0xc5, 0x7d, 0x7f, 0xd4                     ; vmovdqa ymm4, ymm10
        db           0xc5, 0x7d, 0x7f, 0xf5                     ; vmovdqa ymm5, ymm14
        db           0xc5, 0x7d, 0x7f, 0xe6                     ; vmovdqa ymm6, ymm12
        db           0xc5, 0x7d, 0x7f, 0xdf                     ; vmovdqa ymm7, ymm11
        vmovdqu      ymm9, [rax + 448]
        cmp          rcx, r11
        jne          NSMS_L(multi_rounds_and_schedule)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label multi_rounds_and_schedule, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vpsrlq       ymm10, ymm4, 14                            ; round 0
        vpsllq       ymm11, ymm4, 50
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 18
        vpsllq       ymm12, ymm4, 46
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 41
        vpsllq       ymm12, ymm4, 23
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm11, ymm11, ymm4
        vpxor        ymm11, ymm11, ymm6
        vpbroadcastq ymm12, [rcx]
        vpaddq       ymm7, ymm8, ymm7
        vpaddq       ymm7, ymm12, ymm7
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm7, ymm10, ymm7
        vpsrlq       ymm10, ymm0, 28
        vpsllq       ymm11, ymm0, 36
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm0, 34
        vpsllq       ymm12, ymm0, 30
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm0, 39
        vpsllq       ymm12, ymm0, 25
        vpxor        ymm11, ymm11, ymm12
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm0, ymm1
        vpxor        ymm12, ymm1, ymm2
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm10, ymm12, ymm10
        vpaddq       ymm10, ymm10, ymm7
        vpaddq       ymm3, ymm3, ymm7
        vpsrlq       ymm7, ymm3, 14                             ; round 1
        vpsllq       ymm12, ymm3, 50
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm3, 18
        vpsllq       ymm13, ymm3, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm3, 41
        vpsllq       ymm13, ymm3, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpbroadcastq ymm13, [rcx + 8]
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm6, ymm13, ymm6
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm6, ymm6, ymm7
        vpsrlq       ymm7, ymm10, 28
        vpsllq       ymm12, ymm10, 36
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm10, 34
        vpsllq       ymm13, ymm10, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm10, 39
        vpsllq       ymm13, ymm10, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm10, ymm0
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm0
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm2, ymm2, ymm6
        vpsrlq       ymm6, ymm2, 14                             ; round 2
        vpsllq       ymm11, ymm2, 50
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm2, 18
        vpsllq       ymm13, ymm2, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm2, 41
        vpsllq       ymm13, ymm2, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm3, ymm4
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm4
        vpbroadcastq ymm13, [rcx + 16]
        vmovdqu      ymm14, [rax]
        vpaddq       ymm5, ymm14, ymm5
        vpaddq       ymm5, ymm13, ymm5
        vpaddq       ymm5, ymm11, ymm5
        vpaddq       ymm5, ymm5, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm11, ymm7, 36
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm7, 34
        vpsllq       ymm13, ymm7, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm7, 39
        vpsllq       ymm13, ymm7, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm10, ymm7
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm10
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm1, ymm1, ymm5
        vpsrlq       ymm5, ymm1, 14                             ; round 3
        vpsllq       ymm12, ymm1, 50
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm1, 18
        vpsllq       ymm13, ymm1, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm1, 41
        vpsllq       ymm13, ymm1, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastq ymm13, [rcx + 24]
        vmovdqu      ymm15, [rax + 32]
        vpaddq       ymm4, ymm15, ymm4
        vpaddq       ymm4, ymm13, ymm4
        vpaddq       ymm4, ymm12, ymm4
        vpaddq       ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm12, ymm6, 36
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm6, 34
        vpsllq       ymm13, ymm6, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm6, 39
        vpsllq       ymm13, ymm6, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm6, ymm7
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm7
        vpaddq       ymm5, ymm11, ymm5
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm0, ymm0, ymm4
        vpsrlq       ymm4, ymm0, 14                             ; round 4
        vpsllq       ymm11, ymm0, 50
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm0, 18
        vpsllq       ymm13, ymm0, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm0, 41
        vpsllq       ymm13, ymm0, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastq ymm13, [rcx + 32]
        vmovdqu      ymm14, [rax + 64]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm3, ymm11, ymm3
        vpaddq       ymm3, ymm3, ymm4
        vpsrlq       ymm4, ymm5, 28
        vpsllq       ymm11, ymm5, 36
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm5, 34
        vpsllq       ymm13, ymm5, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm5, 39
        vpsllq       ymm13, ymm5, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm6
        vpaddq       ymm4, ymm12, ymm4
        vpaddq       ymm4, ymm3, ymm4
        vpaddq       ymm3, ymm10, ymm3
        vpsrlq       ymm10, ymm3, 14                            ; round 5
        vpsllq       ymm12, ymm3, 50
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm3, 18
        vpsllq       ymm13, ymm3, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm3, 41
        vpsllq       ymm13, ymm3, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm0, ymm1
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm1
        vpbroadcastq ymm13, [rcx + 40]
        vmovdqu      ymm15, [rax + 96]
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm2, ymm13, ymm2
        vpaddq       ymm2, ymm12, ymm2
        vpaddq       ymm2, ymm10, ymm2
        vpsrlq       ymm10, ymm4, 28
        vpsllq       ymm12, ymm4, 36
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm4, 34
        vpsllq       ymm13, ymm4, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm4, 39
        vpsllq       ymm13, ymm4, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm5
        vpaddq       ymm10, ymm11, ymm10
        vpaddq       ymm10, ymm10, ymm2
        vpaddq       ymm2, ymm7, ymm2
        vpsrlq       ymm7, ymm2, 14                             ; round 6
        vpsllq       ymm11, ymm2, 50
        vpxor        ymm7, ymm11, ymm7
        vpsrlq       ymm11, ymm2, 18
        vpsllq       ymm13, ymm2, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpsrlq       ymm11, ymm2, 41
        vpsllq       ymm13, ymm2, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vpbroadcastq ymm13, [rcx + 48]
        vmovdqu      ymm14, [rax + 128]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm1, ymm13, ymm1
        vpaddq       ymm1, ymm11, ymm1
        vpaddq       ymm1, ymm1, ymm7
        vpsrlq       ymm7, ymm10, 28
        vpsllq       ymm11, ymm10, 36
        vpxor        ymm7, ymm11, ymm7
        vpsrlq       ymm11, ymm10, 34
        vpsllq       ymm13, ymm10, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpsrlq       ymm11, ymm10, 39
        vpsllq       ymm13, ymm10, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm7, ymm11, ymm7
        vpxor        ymm11, ymm10, ymm4
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm4
        vpaddq       ymm7, ymm12, ymm7
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm1, ymm6, ymm1
        vpsrlq       ymm6, ymm1, 14                             ; round 7
        vpsllq       ymm12, ymm1, 50
        vpxor        ymm6, ymm12, ymm6
        vpsrlq       ymm12, ymm1, 18
        vpsllq       ymm13, ymm1, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpsrlq       ymm12, ymm1, 41
        vpsllq       ymm13, ymm1, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastq ymm13, [rcx + 56]
        vmovdqu      ymm15, [rax + 160]
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm0, ymm13, ymm0
        vpaddq       ymm0, ymm12, ymm0
        vpaddq       ymm0, ymm0, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm12, ymm7, 36
        vpxor        ymm6, ymm12, ymm6
        vpsrlq       ymm12, ymm7, 34
        vpsllq       ymm13, ymm7, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpsrlq       ymm12, ymm7, 39
        vpsllq       ymm13, ymm7, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm6, ymm12, ymm6
        vpxor        ymm12, ymm10, ymm7
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm10
        vpaddq       ymm6, ymm11, ymm6
        vpaddq       ymm6, ymm0, ymm6
        vpaddq       ymm0, ymm5, ymm0
        vpsrlq       ymm5, ymm0, 14                             ; round 8
        vpsllq       ymm11, ymm0, 50
        vpxor        ymm5, ymm11, ymm5
        vpsrlq       ymm11, ymm0, 18
        vpsllq       ymm13, ymm0, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpsrlq       ymm11, ymm0, 41
        vpsllq       ymm13, ymm0, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastq ymm13, [rcx + 64]
        vmovdqu      ymm14, [rax + 192]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm3, ymm11, ymm3
        vpaddq       ymm3, ymm3, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm11, ymm6, 36
        vpxor        ymm5, ymm11, ymm5
        vpsrlq       ymm11, ymm6, 34
        vpsllq       ymm13, ymm6, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpsrlq       ymm11, ymm6, 39
        vpsllq       ymm13, ymm6, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm5, ymm11, ymm5
        vpxor        ymm11, ymm6, ymm7
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm7
        vpaddq       ymm5, ymm12, ymm5
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm3, ymm4, ymm3
        vpsrlq       ymm4, ymm3, 14                             ; round 9
        vpsllq       ymm12, ymm3, 50
        vpxor        ymm4, ymm12, ymm4
        vpsrlq       ymm12, ymm3, 18
        vpsllq       ymm13, ymm3, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpsrlq       ymm12, ymm3, 41
        vpsllq       ymm13, ymm3, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpxor        ymm12, ymm0, ymm1
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm1
        vpbroadcastq ymm13, [rcx + 72]
        vmovdqu      ymm15, [rax + 224]
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm2, ymm13, ymm2
        vpaddq       ymm2, ymm12, ymm2
        vpaddq       ymm2, ymm2, ymm4
        vpsrlq       ymm4, ymm5, 28
        vpsllq       ymm12, ymm5, 36
        vpxor        ymm4, ymm12, ymm4
        vpsrlq       ymm12, ymm5, 34
        vpsllq       ymm13, ymm5, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpsrlq       ymm12, ymm5, 39
        vpsllq       ymm13, ymm5, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm4, ymm12, ymm4
        vpxor        ymm12, ymm5, ymm6
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm6
        vpaddq       ymm4, ymm11, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vpaddq       ymm2, ymm10, ymm2
        vpsrlq       ymm10, ymm2, 14                            ; round 10
        vpsllq       ymm11, ymm2, 50
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm2, 18
        vpsllq       ymm13, ymm2, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm2, 41
        vpsllq       ymm13, ymm2, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vpbroadcastq ymm13, [rcx + 80]
        vmovdqu      ymm14, [rax + 256]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm1, ymm13, ymm1
        vpaddq       ymm1, ymm11, ymm1
        vpaddq       ymm1, ymm10, ymm1
        vpsrlq       ymm10, ymm4, 28
        vpsllq       ymm11, ymm4, 36
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 34
        vpsllq       ymm13, ymm4, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpsrlq       ymm11, ymm4, 39
        vpsllq       ymm13, ymm4, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm10, ymm10, ymm11
        vpxor        ymm11, ymm4, ymm5
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm5
        vpaddq       ymm10, ymm12, ymm10
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm1, ymm7, ymm1
        vpsrlq       ymm7, ymm1, 14                             ; round 11
        vpsllq       ymm12, ymm1, 50
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm1, 18
        vpsllq       ymm13, ymm1, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm1, 41
        vpsllq       ymm13, ymm1, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastq ymm13, [rcx + 88]
        vmovdqu      ymm15, [rax + 288]
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm0, ymm13, ymm0
        vpaddq       ymm0, ymm12, ymm0
        vpaddq       ymm0, ymm0, ymm7
        vpsrlq       ymm7, ymm10, 28
        vpsllq       ymm12, ymm10, 36
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm10, 34
        vpsllq       ymm13, ymm10, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm10, 39
        vpsllq       ymm13, ymm10, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm7, ymm12, ymm7
        vpxor        ymm12, ymm10, ymm4
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm4
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm7, ymm0, ymm7
        vpaddq       ymm0, ymm6, ymm0
        vpsrlq       ymm6, ymm0, 14                             ; round 12
        vpsllq       ymm11, ymm0, 50
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm0, 18
        vpsllq       ymm13, ymm0, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm0, 41
        vpsllq       ymm13, ymm0, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm1, ymm2
        vpand        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpbroadcastq ymm13, [rcx + 96]
        vmovdqu      ymm14, [rax + 320]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm3, ymm11, ymm3
        vpaddq       ymm3, ymm3, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm11, ymm7, 36
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm7, 34
        vpsllq       ymm13, ymm7, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpsrlq       ymm11, ymm7, 39
        vpsllq       ymm13, ymm7, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm6, ymm11, ymm6
        vpxor        ymm11, ymm10, ymm7
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm10
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm3, ymm5, ymm3
        vpsrlq       ymm5, ymm3, 14                             ; round 13
        vpsllq       ymm12, ymm3, 50
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm3, 18
        vpsllq       ymm13, ymm3, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm3, 41
        vpsllq       ymm13, ymm3, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm0, ymm1
        vpand        ymm12, ymm12, ymm3
        vpxor        ymm12, ymm12, ymm1
        vpbroadcastq ymm13, [rcx + 104]
        vmovdqu      ymm15, [rax + 352]
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm2, ymm13, ymm2
        vpaddq       ymm2, ymm12, ymm2
        vpaddq       ymm2, ymm2, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm12, ymm6, 36
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm6, 34
        vpsllq       ymm13, ymm6, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpsrlq       ymm12, ymm6, 39
        vpsllq       ymm13, ymm6, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm5, ymm12, ymm5
        vpxor        ymm12, ymm6, ymm7
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm7
        vpaddq       ymm5, ymm11, ymm5
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm2, ymm4, ymm2
        vpsrlq       ymm4, ymm2, 14                             ; round 14
        vpsllq       ymm11, ymm2, 50
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm2, 18
        vpsllq       ymm13, ymm2, 46
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm2, 41
        vpsllq       ymm13, ymm2, 23
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm3, ymm0
        vpand        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vpbroadcastq ymm13, [rcx + 112]
        vmovdqu      ymm14, [rax + 384]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm1, ymm13, ymm1
        vpaddq       ymm1, ymm11, ymm1
        vpaddq       ymm1, ymm1, ymm4
        vpsrlq       ymm4, ymm5, 28
        vpsllq       ymm11, ymm5, 36
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm5, 34
        vpsllq       ymm13, ymm5, 30
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpsrlq       ymm11, ymm5, 39
        vpsllq       ymm13, ymm5, 25
        vpxor        ymm11, ymm11, ymm13
        vpxor        ymm4, ymm11, ymm4
        vpxor        ymm11, ymm5, ymm6
        vpand        ymm12, ymm11, ymm12
        vpxor        ymm12, ymm12, ymm6
        vpaddq       ymm4, ymm12, ymm4
        vpaddq       ymm4, ymm1, ymm4
        vpaddq       ymm1, ymm10, ymm1
        vpsrlq       ymm10, ymm1, 14                            ; round 15
        vpsllq       ymm12, ymm1, 50
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm1, 18
        vpsllq       ymm13, ymm1, 46
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm1, 41
        vpsllq       ymm13, ymm1, 23
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm2, ymm3
        vpand        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm12, ymm3
        vpbroadcastq ymm13, [rcx + 120]
        vmovdqu      ymm15, [rax + 416]
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm0, ymm13, ymm0
        vpaddq       ymm0, ymm12, ymm0
        vpaddq       ymm0, ymm10, ymm0
        vpsrlq       ymm10, ymm4, 28
        vpsllq       ymm12, ymm4, 36
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm4, 34
        vpsllq       ymm13, ymm4, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm4, 39
        vpsllq       ymm13, ymm4, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm10, ymm10, ymm12
        vpxor        ymm12, ymm4, ymm5
        vpand        ymm11, ymm12, ymm11
        vpxor        ymm11, ymm11, ymm5
        vmovdqu      ymm12, [rdi + 32]                          ; H = H + (a, b, ...)
        vmovdqu      ymm13, [rdi + 64]
        vmovdqu      ymm14, [rdi + 96]
        vmovdqu      ymm15, [rdi + 160]
        vmovdqu      [rax + 448], ymm8
        vmovdqu      ymm8, [rdi + 192]
        vmovdqu      [rax + 480], ymm9
        vmovdqu      ymm9, [rdi + 224]
        vpaddq       ymm11, ymm11, [rdi]
        vpaddq       ymm10, ymm11, ymm10
        vpaddq       ymm10, ymm10, ymm0
        vmovdqu      [rdi], ymm10
        vpaddq       ymm4, ymm12, ymm4
        vmovdqu      [rdi + 32], ymm4
        vpaddq       ymm4, ymm13, ymm5
        vmovdqu      [rdi + 64], ymm4
        vpaddq       ymm4, ymm14, ymm6
        vmovdqu      [rdi + 96], ymm4
        vpaddq       ymm4, ymm7, [rdi + 128]
        vpaddq       ymm0, ymm4, ymm0
        vmovdqu      [rdi + 128], ymm0
        vpaddq       ymm0, ymm15, ymm1
        vmovdqu      [rdi + 160], ymm0
        vpaddq       ymm0, ymm8, ymm2
        vmovdqu      [rdi + 192], ymm0
        vpaddq       ymm0, ymm9, ymm3
        vmovdqu      [rdi + 224], ymm0
        add          rsi, 128                                   ; the next block
        add          rdx, -1
        vmovdqu      ymm8, [rax + 448]
        vmovdqu      ymm9, [rax + 480]
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)
NSMS_L(multi_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 608]
        vmovaps      xmm7, [rsp + 624]
        vmovaps      xmm8, [rsp + 640]
        vmovaps      xmm9, [rsp + 656]
        vmovaps      xmm10, [rsp + 672]
        vmovaps      xmm11, [rsp + 688]
        vmovaps      xmm12, [rsp + 704]
        vmovaps      xmm13, [rsp + 720]
        vmovaps      xmm14, [rsp + 736]
        vmovaps      xmm15, [rsp + 752]
        add          rsp, 776
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 616
NSMS_L(multi_at2):
        ret
%endif
NSMS_L(multi_end):

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4):function hidden (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4))
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4):function (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4)
%endif
NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(pairs_at1):
        push         rdi
NSMS_L(pairs_at2):
        sub          rsp, 1512
NSMS_L(pairs_at3):
        vmovaps      [rsp + 1344], xmm6
NSMS_L(pairs_at4):
        vmovaps      [rsp + 1360], xmm7
NSMS_L(pairs_at5):
        vmovaps      [rsp + 1376], xmm8
NSMS_L(pairs_at6):
        vmovaps      [rsp + 1392], xmm9
NSMS_L(pairs_at7):
        vmovaps      [rsp + 1408], xmm10
NSMS_L(pairs_at8):
        vmovaps      [rsp + 1424], xmm11
NSMS_L(pairs_at9):
        vmovaps      [rsp + 1440], xmm12
NSMS_L(pairs_at10):
        vmovaps      [rsp + 1456], xmm13
NSMS_L(pairs_at11):
        vmovaps      [rsp + 1472], xmm14
NSMS_L(pairs_at12):
        vmovaps      [rsp + 1488], xmm15
NSMS_L(pairs_at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        sub          rsp, 1352
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
        cmp          r8, 4
        jb           NSMS_L(pairs_less_than_a_batch)
        ; Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_full_batch):

        ; a block with message words
            vmovdqu  xmm10, [rsi]                               ; W_0 to W_1
            vinserti128 ymm10, ymm10, [rsi + 256], 1
            vmovdqu  xmm11, [rsi + 128]
            vinserti128 ymm11, ymm11, [rsi + 384], 1
            vpunpcklqdq ymm12, ymm10, ymm11
            vpunpckhqdq ymm10, ymm10, ymm11
            vmovdqu  ymm11, [rel NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  ymm8, ymm12, ymm11
            vpshufb  ymm9, ymm10, ymm11
            vmovdqu  xmm10, [rsi + 16]                          ; W_2 to W_3
            vinserti128 ymm10, ymm10, [rsi + 272], 1
            vmovdqu  xmm12, [rsi + 144]
            vinserti128 ymm12, ymm12, [rsi + 400], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm12, ymm13, ymm11
            vmovdqu  [rax + 512], ymm12
            vpshufb  ymm10, ymm10, ymm11
            vmovdqu  [rax + 544], ymm10
            vmovdqu  xmm13, [rsi + 32]                          ; W_4 to W_5
            vinserti128 ymm13, ymm13, [rsi + 288], 1
            vmovdqu  xmm14, [rsi + 160]
            vinserti128 ymm14, ymm14, [rsi + 416], 1
            vpunpcklqdq ymm15, ymm13, ymm14
            vpunpckhqdq ymm13, ymm13, ymm14
            vpshufb  ymm14, ymm15, ymm11
            vmovdqu  [rax + 576], ymm14
            vpshufb  ymm13, ymm13, ymm11
            vmovdqu  [rax + 608], ymm13
            vmovdqu  xmm15, [rsi + 48]                          ; W_6 to W_7
            vinserti128 ymm15, ymm15, [rsi + 304], 1
            vmovdqu  xmm7, [rsi + 176]
            vinserti128 ymm7, ymm7, [rsi + 432], 1
            vpunpcklqdq ymm6, ymm15, ymm7
            vpunpckhqdq ymm15, ymm15, ymm7
            vpshufb  ymm7, ymm6, ymm11
            vmovdqu  [rax + 640], ymm7
            vpshufb  ymm15, ymm15, ymm11
            vmovdqu  [rax + 672], ymm15
            vmovdqu  xmm6, [rsi + 64]                           ; W_8 to W_9
            vinserti128 ymm6, ymm6, [rsi + 320], 1
            vmovdqu  xmm5, [rsi + 192]
            vinserti128 ymm5, ymm5, [rsi + 448], 1
            vpunpcklqdq ymm4, ymm6, ymm5
            vpunpckhqdq ymm6, ymm6, ymm5
            vpshufb  ymm5, ymm4, ymm11
            vmovdqu  [rax + 704], ymm5
            vpshufb  ymm6, ymm6, ymm11
            vmovdqu  [rax + 736], ymm6
            vmovdqu  xmm4, [rsi + 80]                           ; W_10 to W_11
            vinserti128 ymm4, ymm4, [rsi + 336], 1
            vmovdqu  xmm3, [rsi + 208]
            vinserti128 ymm3, ymm3, [rsi + 464], 1
            vpunpcklqdq ymm2, ymm4, ymm3
            vpunpckhqdq ymm4, ymm4, ymm3
            vpshufb  ymm3, ymm2, ymm11
            vmovdqu  [rax + 768], ymm3
            vpshufb  ymm4, ymm4, ymm11
            vmovdqu  [rax + 800], ymm4
            vmovdqu  xmm2, [rsi + 96]                           ; W_12 to W_13
            vinserti128 ymm2, ymm2, [rsi + 352], 1
            vmovdqu  xmm1, [rsi + 224]
            vinserti128 ymm1, ymm1, [rsi + 480], 1
            vpunpcklqdq ymm0, ymm2, ymm1
            vpunpckhqdq ymm2, ymm2, ymm1
            vpshufb  ymm1, ymm0, ymm11
            vmovdqu  [rax + 832], ymm1
            vpshufb  ymm2, ymm2, ymm11
            vmovdqu  [rax + 864], ymm2
            vmovdqu  xmm0, [rsi + 112]                          ; W_14 to W_15
            vinserti128 ymm0, ymm0, [rsi + 368], 1
            vmovdqu  xmm12, [rsi + 240]
            vinserti128 ymm12, ymm12, [rsi + 496], 1
            vpunpcklqdq ymm10, ymm0, ymm12
            vpunpckhqdq ymm12, ymm0, ymm12
            vpshufb  ymm10, ymm10, ymm11
            vmovdqu  [rax + 896], ymm10
            vpshufb  ymm11, ymm12, ymm11
            vmovdqu  [rax + 928], ymm11
        vpbroadcastq ymm0, [rel NSMS_L(H0)]                     ; a, b, ... = H
        vpbroadcastq ymm12, [rel NSMS_L(H0) + 8]
        vpbroadcastq ymm14, [rel NSMS_L(H0) + 16]
        vpbroadcastq ymm13, [rel NSMS_L(H0) + 24]
        vpbroadcastq ymm7, [rel NSMS_L(H0) + 32]
        vpbroadcastq ymm15, [rel NSMS_L(H0) + 40]
        vpbroadcastq ymm5, [rel NSMS_L(H0) + 48]
        vpbroadcastq ymm6, [rel NSMS_L(H0) + 56]
        lea          rcx, [rel NSMS_L(K)]
        lea          rdx, [rel NSMS_L(K) + 512]
        db           0xc5, 0x7d, 0x7f, 0xe1                     ; vmovdqa ymm1, ymm12
        db           0xc5, 0x7d, 0x7f, 0xf2                     ; vmovdqa ymm2, ymm14
        db           0xc5, 0x7d, 0x7f, 0xeb                     ; vmovdqa ymm3, ymm13
        vmovdqa      ymm4, ymm7
        vmovdqa      ymm7, ymm6
        vmovdqa      ymm6, ymm5
        db           0xc5, 0x7d, 0x7f, 0xfd                     ; vmovdqa ymm5, ymm15
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax+512..rax+928];
        ;   scratch: rax; kp: rcx; digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9;
        ;   final_digests: r10.
NSMS_L(pairs_rounds_and_schedule0):

        ; rounds 0 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vmovdqu  ymm10, [rax + 896]
            vpsrlq   ymm11, ymm10, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsllq   ymm12, ymm10, 45
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm9, 1
            vpsllq   ymm13, ymm9, 63
            vpxor    ymm12, ymm12, ymm13
            vmovdqu  ymm13, [rel NSMS_L(shuffle_123456709abcdef8)]
            vpshufb  ymm14, ymm9, ymm13
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm9, 7
            vpxor    ymm12, ymm12, ymm14
            vmovdqu  ymm14, [rax + 736]
            vpaddq   ymm15, ymm14, ymm8
            vpaddq   ymm11, ymm15, ymm11
            vpaddq   ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm4, 14                            ; round 0
        vpsllq       ymm15, ymm4, 50
        vpxor        ymm12, ymm12, ymm15
        vpsrlq       ymm15, ymm4, 18
        vpsllq       ymm14, ymm4, 46
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 41
        vpsllq       ymm15, ymm4, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm14, ymm14, ymm4
        vpxor        ymm14, ymm14, ymm6
        vpbroadcastq ymm15, [rcx]
        vpaddq       ymm8, ymm8, ymm7
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm0, 28
        vpsllq       ymm15, ymm0, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 34
        vpsllq       ymm8, ymm0, 30
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 39
        vpsllq       ymm8, ymm0, 25
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm0, ymm1
        vpxor        ymm8, ymm1, ymm2
        vpand        ymm8, ymm15, ymm8
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm14, ymm8, ymm14
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm12, ymm3
            vmovdqu  ymm8, [rax + 928]
            vpsrlq   ymm7, ymm8, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm10, ymm8, 3
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm10, ymm10, ymm7
            vpsrlq   ymm7, ymm8, 6
            vpxor    ymm10, ymm10, ymm7
            vmovdqu  ymm7, [rax + 512]
            vpsrlq   ymm3, ymm7, 1
            vpsllq   ymm8, ymm7, 63
            vpxor    ymm8, ymm8, ymm3
            vpshufb  ymm3, ymm7, ymm13
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm7, 7
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 768]
            vmovdqu  [rax + 1152], ymm1
            vpaddq   ymm1, ymm9, ymm3
            vpaddq   ymm10, ymm10, ymm1
            vpaddq   ymm10, ymm8, ymm10
        vpsrlq       ymm8, ymm12, 14                            ; round 1
        vpsllq       ymm1, ymm12, 50
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm12, 18
        vpsllq       ymm3, ymm12, 46
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm8, ymm8, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm1, ymm12, 23
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm8, ymm8, ymm3
        vpxor        ymm3, ymm4, ymm5
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpbroadcastq ymm1, [rcx + 8]
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm14, 28
        vpsllq       ymm6, ymm14, 36
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm3, ymm14, 30
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm14, 39
        vpsllq       ymm3, ymm14, 25
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm6, ymm14, ymm0
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm0
        vpaddq       ymm15, ymm15, ymm8
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm9, ymm9, ymm2
            vpsrlq   ymm8, ymm11, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm8, ymm8, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm8, ymm8, ymm3
            vmovdqu  ymm3, [rax + 544]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm1, ymm3, 63
            vpxor    ymm2, ymm2, ymm1
            vpshufb  ymm1, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm2, ymm2, ymm1
            vmovdqu  ymm1, [rax + 800]
            vmovdqu  [rax + 1184], ymm11
            vpaddq   ymm11, ymm1, ymm7
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm8
            vmovdqu  [rax + 512], ymm11
        vpsrlq       ymm8, ymm9, 14                             ; round 2
        vpsllq       ymm2, ymm9, 50
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 18
        vpsllq       ymm1, ymm9, 46
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 41
        vpsllq       ymm1, ymm9, 23
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm12, ymm4
        vpand        ymm2, ymm9, ymm2
        vpxor        ymm2, ymm2, ymm4
        vpbroadcastq ymm1, [rcx + 16]
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm7, ymm1
        vpaddq       ymm7, ymm7, ymm2
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm5, ymm15, 36
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm15, ymm14
        vpand        ymm6, ymm5, ymm6
        vpxor        ymm6, ymm14, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm7, ymm8, ymm7
        vmovdqu      ymm6, [rax + 1152]
        vpaddq       ymm8, ymm8, ymm6
            vpsrlq   ymm6, ymm10, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vpsllq   ymm2, ymm10, 45
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 61
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm10, 6
            vpxor    ymm6, ymm6, ymm2
            vmovdqu  ymm2, [rax + 576]
            vpsrlq   ymm1, ymm2, 1
            vmovdqu  [rax + 1152], ymm10
            vpsllq   ymm10, ymm2, 63
            vpxor    ymm10, ymm10, ymm1
            vpshufb  ymm1, ymm2, ymm13
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm10, ymm10, ymm1
            vmovdqu  ymm1, [rax + 832]
            vmovdqu  [rax + 1216], ymm14
            vpaddq   ymm14, ymm1, ymm3
            vpaddq   ymm10, ymm14, ymm10
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 544], ymm10
        vpsrlq       ymm14, ymm8, 14                            ; round 3
        vpsllq       ymm6, ymm8, 50
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 18
        vpsllq       ymm1, ymm8, 46
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm8, 41
        vpsllq       ymm1, ymm8, 23
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm12
        vpand        ymm6, ymm8, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpbroadcastq ymm1, [rcx + 24]
        vpaddq       ymm4, ymm4, ymm3
        vpaddq       ymm4, ymm4, ymm1
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm5, ymm4, ymm5
        vpxor        ymm5, ymm15, ymm5
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm14, ymm14, ymm0
            vpsrlq   ymm5, ymm11, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm5, ymm5, ymm3
            vmovdqu  ymm3, [rax + 608]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm1, ymm1, ymm0
            vmovdqu  ymm0, [rax + 864]
            vpaddq   ymm11, ymm0, ymm2
            vpaddq   ymm11, ymm11, ymm1
            vpaddq   ymm11, ymm11, ymm5
            vmovdqu  [rax + 576], ymm11
        vpsrlq       ymm5, ymm14, 14                            ; round 4
        vpsllq       ymm1, ymm14, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 18
        vpsllq       ymm0, ymm14, 46
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm8, ymm9
        vpand        ymm1, ymm14, ymm1
        vpxor        ymm1, ymm9, ymm1
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm6, 39
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm2, ymm6, ymm7
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vmovdqu      ymm4, [rax + 1216]
        vpaddq       ymm12, ymm12, ymm4
            vpsrlq   ymm4, ymm10, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 640]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vmovdqu  ymm0, [rax + 896]
            vmovdqu  [rax + 1216], ymm7
            vpaddq   ymm7, ymm0, ymm3
            vpaddq   ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 608], ymm10
        vpsrlq       ymm7, ymm12, 14                            ; round 5
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastq ymm0, [rcx + 40]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm9, ymm7
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm3, ymm5, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm3, ymm5, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm7, ymm3, ymm7
        vpaddq       ymm7, ymm9, ymm7
        vpaddq       ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm11, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm9, ymm9, ymm3
            vmovdqu  ymm3, [rax + 672]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vmovdqu  ymm0, [rax + 928]
            vpaddq   ymm11, ymm0, ymm1
            vpaddq   ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm11, ymm9
            vmovdqu  [rax + 640], ymm11
        vpsrlq       ymm9, ymm15, 14                            ; round 6
        vpsllq       ymm2, ymm15, 50
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 18
        vpsllq       ymm0, ymm15, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm12, ymm14
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm14, ymm2
        vpbroadcastq ymm0, [rcx + 48]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm8, ymm8, ymm1
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm9, ymm8, ymm9
        vpsrlq       ymm8, ymm7, 28
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm1, ymm7, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm7, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm8, ymm8, ymm4
        vpaddq       ymm8, ymm9, ymm8
        vmovdqu      ymm4, [rax + 1216]
        vpaddq       ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm10, 19                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 704]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm10, ymm1, 63
            vpxor    ymm10, ymm10, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm10, ymm10, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm3
            vmovdqu  ymm0, [rax + 1184]
            vpaddq   ymm10, ymm10, ymm0
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 672], ymm10
        vpsrlq       ymm4, ymm9, 14                             ; round 7
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm10, ymm9, 46
        vpxor        ymm10, ymm10, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm10, ymm10, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm0, [rcx + 56]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm4, ymm8, 36
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 34
        vpsllq       ymm3, ymm8, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm8, 39
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm7
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm10, ymm14
        vpaddq       ymm10, ymm10, ymm6
            vpsrlq   ymm6, ymm11, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm2, ymm11, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm6, ymm6, ymm3
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm6, ymm6, ymm3
            vmovdqu  ymm3, [rax + 736]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 1152]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm6, ymm2, ymm6
            vmovdqu  [rax + 704], ymm6
        vpsrlq       ymm2, ymm10, 14                            ; round 8
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm11, ymm10, 46
        vpxor        ymm11, ymm11, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 64]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm11, ymm12, ymm11
        vpsrlq       ymm12, ymm14, 28
        vpsllq       ymm2, ymm14, 36
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 34
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm14, 39
        vpsllq       ymm1, ymm14, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpxor        ymm2, ymm14, ymm8
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm12, ymm11, ymm12
        vpaddq       ymm11, ymm11, ymm5
            vmovdqu  ymm5, [rax + 672]
            vpsrlq   ymm4, ymm5, 19                             ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vpsllq   ymm1, ymm5, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 61
            vpsllq   ymm0, ymm5, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm5, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 768]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm5, ymm1, 63
            vpxor    ymm5, ymm0, ymm5
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm5, ymm5, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm3, ymm5
            vmovdqu  ymm0, [rax + 512]
            vpaddq   ymm5, ymm5, ymm0
            vpaddq   ymm5, ymm5, ymm4
            vmovdqu  [rax + 736], ymm5
        vpsrlq       ymm4, ymm11, 14                            ; round 9
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm5, ymm11, 46
        vpxor        ymm5, ymm0, ymm5
        vpxor        ymm5, ymm4, ymm5
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 72]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm12, 28
        vpsllq       ymm4, ymm12, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 34
        vpsllq       ymm3, ymm12, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm12, 39
        vpsllq       ymm3, ymm12, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm12, ymm14
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm14, ymm3
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm7
            vpsrlq   ymm7, ymm6, 19                             ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vpsllq   ymm3, ymm6, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 61
            vpsllq   ymm2, ymm6, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 6
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 800]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 544]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm7, ymm2, ymm7
            vmovdqu  [rax + 768], ymm7
        vpsrlq       ymm2, ymm15, 14                            ; round 10
        vpsllq       ymm0, ymm15, 50
        vpxor        ymm2, ymm2, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm6, ymm15, 46
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm2, ymm6
        vpsrlq       ymm2, ymm15, 41
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm11, ymm10
        vpand        ymm2, ymm15, ymm2
        vpxor        ymm2, ymm10, ymm2
        vpbroadcastq ymm0, [rcx + 80]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm5, 28
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vpxor        ymm2, ymm12, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm9, ymm8, ymm9
            vmovdqu  ymm8, [rax + 736]
            vpsrlq   ymm4, ymm8, 19                             ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vpsllq   ymm1, ymm8, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 61
            vpsllq   ymm0, ymm8, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm8, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 832]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm8, ymm1, 63
            vpxor    ymm8, ymm8, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm8, ymm8, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm3
            vmovdqu  ymm0, [rax + 576]
            vpaddq   ymm8, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm4
            vmovdqu  [rax + 800], ymm8
        vpsrlq       ymm4, ymm9, 14                             ; round 11
        vpsllq       ymm0, ymm9, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm9, 18
        vpsllq       ymm8, ymm9, 46
        vpxor        ymm8, ymm8, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm9, 41
        vpsllq       ymm0, ymm9, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm15, ymm11
        vpand        ymm4, ymm9, ymm4
        vpxor        ymm4, ymm11, ymm4
        vpbroadcastq ymm0, [rcx + 88]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm10, ymm8
        vpsrlq       ymm8, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm3, ymm6, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm3, ymm6, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm8, ymm8, ymm4
        vpxor        ymm4, ymm6, ymm5
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm10, ymm8
        vpaddq       ymm10, ymm14, ymm10
            vpsrlq   ymm14, ymm7, 19                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vpsllq   ymm3, ymm7, 45
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 61
            vpsllq   ymm2, ymm7, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 6
            vpxor    ymm14, ymm14, ymm3
            vmovdqu  ymm3, [rax + 864]
            vpsrlq   ymm2, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm2, ymm2, ymm0
            vpshufb  ymm0, ymm3, ymm13
            vpxor    ymm2, ymm2, ymm0
            vpsrlq   ymm0, ymm3, 7
            vpxor    ymm2, ymm2, ymm0
            vpaddq   ymm2, ymm1, ymm2
            vmovdqu  ymm0, [rax + 608]
            vpaddq   ymm2, ymm2, ymm0
            vpaddq   ymm14, ymm14, ymm2
            vmovdqu  [rax + 832], ymm14
        vpsrlq       ymm2, ymm10, 14                            ; round 12
        vpsllq       ymm7, ymm10, 50
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm10, 18
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm9, ymm15
        vpand        ymm2, ymm10, ymm2
        vpxor        ymm2, ymm15, ymm2
        vpbroadcastq ymm0, [rcx + 96]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm7
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm2, ymm8, 36
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 34
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm8, 39
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm2, ymm8, ymm6
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm12, ymm11
            vmovdqu  ymm12, [rax + 800]
            vpsrlq   ymm4, ymm12, 19                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vpsllq   ymm1, ymm12, 45
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 61
            vpsllq   ymm0, ymm12, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 6
            vpxor    ymm4, ymm4, ymm1
            vmovdqu  ymm1, [rax + 896]
            vpsrlq   ymm0, ymm1, 1
            vpsllq   ymm12, ymm1, 63
            vpxor    ymm12, ymm12, ymm0
            vpshufb  ymm0, ymm1, ymm13
            vpxor    ymm12, ymm12, ymm0
            vpsrlq   ymm0, ymm1, 7
            vpxor    ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm3
            vmovdqu  ymm0, [rax + 640]
            vpaddq   ymm12, ymm12, ymm0
            vpaddq   ymm12, ymm12, ymm4
            vmovdqu  [rax + 864], ymm12
        vpsrlq       ymm4, ymm11, 14                            ; round 13
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm12, ymm11, 46
        vpxor        ymm12, ymm12, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpsrlq       ymm4, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm4, ymm4, ymm0
        vpxor        ymm12, ymm12, ymm4
        vpxor        ymm4, ymm10, ymm9
        vpand        ymm4, ymm11, ymm4
        vpxor        ymm4, ymm9, ymm4
        vpbroadcastq ymm0, [rcx + 104]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm3, ymm7, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm3, ymm7, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm8, ymm7
        vpand        ymm3, ymm4, ymm2
        vpxor        ymm3, ymm8, ymm3
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm2, ymm12, ymm15
        vpaddq       ymm12, ymm12, ymm5
            vpsrlq   ymm15, ymm14, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vpsllq   ymm5, ymm14, 45
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 61
            vpsllq   ymm3, ymm14, 3
            vpxor    ymm5, ymm5, ymm3
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 6
            vpxor    ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 928]
            vpsrlq   ymm3, ymm5, 1
            vpsllq   ymm0, ymm5, 63
            vpxor    ymm3, ymm3, ymm0
            vpshufb  ymm0, ymm5, ymm13
            vpxor    ymm3, ymm3, ymm0
            vpsrlq   ymm0, ymm5, 7
            vpxor    ymm3, ymm3, ymm0
            vpaddq   ymm3, ymm1, ymm3
            vmovdqu  ymm0, [rax + 672]
            vpaddq   ymm3, ymm3, ymm0
            vpaddq   ymm15, ymm15, ymm3
            vmovdqu  [rax + 896], ymm15
        vpsrlq       ymm3, ymm12, 14                            ; round 14
        vpsllq       ymm14, ymm12, 50
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 18
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 41
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm3, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm11, ymm10
        vpand        ymm3, ymm12, ymm3
        vpxor        ymm3, ymm10, ymm3
        vpbroadcastq ymm0, [rcx + 112]
        vpaddq       ymm1, ymm1, ymm0
        vpaddq       ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm3
        vpaddq       ymm14, ymm9, ymm14
        vpsrlq       ymm9, ymm2, 28
        vpsllq       ymm3, ymm2, 36
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 34
        vpsllq       ymm1, ymm2, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm2, 39
        vpsllq       ymm1, ymm2, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vpxor        ymm3, ymm2, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm1, ymm14, ymm9
        vpaddq       ymm14, ymm14, ymm6
            vmovdqu  ymm9, [rax + 864]
            vpsrlq   ymm6, ymm9, 19                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vpsllq   ymm4, ymm9, 45
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 61
            vpsllq   ymm0, ymm9, 3
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm9, 6
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 1184]
            vpsrlq   ymm0, ymm4, 1
            vpsllq   ymm15, ymm4, 63
            vpxor    ymm15, ymm15, ymm0
            vpshufb  ymm13, ymm4, ymm13
            vpxor    ymm13, ymm15, ymm13
            vpsrlq   ymm15, ymm4, 7
            vpxor    ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  ymm15, [rax + 704]
            vpaddq   ymm13, ymm13, ymm15
            vpaddq   ymm13, ymm13, ymm6
            vmovdqu  [rax + 928], ymm13
        vpsrlq       ymm6, ymm14, 14                            ; round 15
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm14, 18
        vpsllq       ymm9, ymm14, 46
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm14, 41
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm12, ymm11
        vpand        ymm6, ymm14, ymm6
        vpxor        ymm6, ymm11, ymm6
        vpbroadcastq ymm0, [rcx + 120]
        vpaddq       ymm5, ymm5, ymm0
        vpaddq       ymm10, ymm10, ymm5
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm9
        vpsrlq       ymm9, ymm1, 28
        vpsllq       ymm6, ymm1, 36
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 34
        vpsllq       ymm5, ymm1, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 39
        vpsllq       ymm5, ymm1, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm1, ymm2
        vpand        ymm6, ymm6, ymm3
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm9, ymm9, ymm6
        vpaddq       ymm0, ymm10, ymm9
        vpaddq       ymm10, ymm8, ymm10
        add          rcx, 128
        vmovdqa      ymm8, ymm4
        vmovdqa      ymm3, ymm7
        db           0xc5, 0x7d, 0x7f, 0xd4                     ; vmovdqa ymm4, ymm10
        db           0xc5, 0x7d, 0x7f, 0xf5                     ; vmovdqa ymm5, ymm14
        db           0xc5, 0x7d, 0x7f, 0xe6                     ; vmovdqa ymm6, ymm12
        db           0xc5, 0x7d, 0x7f, 0xdf                     ; vmovdqa ymm7, ymm11
        vmovdqu      ymm9, [rax + 1152]
        cmp          rcx, rdx
        jne          NSMS_L(pairs_rounds_and_schedule0)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vpsrlq       ymm12, ymm4, 14                            ; round 0
        vpsllq       ymm13, ymm4, 50
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 18
        vpsllq       ymm14, ymm4, 46
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 41
        vpsllq       ymm14, ymm4, 23
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm13, ymm13, ymm4
        vpxor        ymm13, ymm13, ymm6
        vpbroadcastq ymm14, [rcx]
        vpaddq       ymm7, ymm8, ymm7
        vpaddq       ymm7, ymm14, ymm7
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm7, ymm12, ymm7
        vpsrlq       ymm12, ymm0, 28
        vpsllq       ymm13, ymm0, 36
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm0, 34
        vpsllq       ymm14, ymm0, 30
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm0, 39
        vpsllq       ymm14, ymm0, 25
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm0, ymm1
        vpxor        ymm14, ymm1, ymm2
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm1
        vpaddq       ymm12, ymm14, ymm12
        vpaddq       ymm12, ymm12, ymm7
        vpaddq       ymm3, ymm3, ymm7
        vpsrlq       ymm7, ymm3, 14                             ; round 1
        vpsllq       ymm14, ymm3, 50
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm3, 18
        vpsllq       ymm15, ymm3, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm3, 41
        vpsllq       ymm15, ymm3, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm5
        vpbroadcastq ymm15, [rcx + 8]
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm6, ymm15, ymm6
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm6, ymm6, ymm7
        vpsrlq       ymm7, ymm12, 28
        vpsllq       ymm14, ymm12, 36
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm12, 34
        vpsllq       ymm15, ymm12, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm12, 39
        vpsllq       ymm15, ymm12, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm12, ymm0
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm0
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm2, ymm2, ymm6
        vpsrlq       ymm6, ymm2, 14                             ; round 2
        vpsllq       ymm13, ymm2, 50
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm2, 18
        vpsllq       ymm15, ymm2, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm2, 41
        vpsllq       ymm15, ymm2, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm3, ymm4
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm4
        vpbroadcastq ymm15, [rcx + 16]
        vmovdqu      ymm11, [rax + 512]
        vpaddq       ymm5, ymm11, ymm5
        vpaddq       ymm5, ymm15, ymm5
        vpaddq       ymm5, ymm13, ymm5
        vpaddq       ymm5, ymm5, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm13, ymm7, 36
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm7, 34
        vpsllq       ymm15, ymm7, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm7, 39
        vpsllq       ymm15, ymm7, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm12, ymm7
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm12
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm1, ymm1, ymm5
        vpsrlq       ymm5, ymm1, 14                             ; round 3
        vpsllq       ymm14, ymm1, 50
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm1, 18
        vpsllq       ymm15, ymm1, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm1, 41
        vpsllq       ymm15, ymm1, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastq ymm15, [rcx + 24]
        vmovdqu      ymm10, [rax + 544]
        vpaddq       ymm4, ymm10, ymm4
        vpaddq       ymm4, ymm15, ymm4
        vpaddq       ymm4, ymm14, ymm4
        vpaddq       ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm14, ymm6, 36
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm6, 34
        vpsllq       ymm15, ymm6, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm6, 39
        vpsllq       ymm15, ymm6, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm6, ymm7
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm7
        vpaddq       ymm5, ymm13, ymm5
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm0, ymm0, ymm4
        vpsrlq       ymm4, ymm0, 14                             ; round 4
        vpsllq       ymm13, ymm0, 50
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm0, 18
        vpsllq       ymm15, ymm0, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm0, 41
        vpsllq       ymm15, ymm0, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpbroadcastq ymm15, [rcx + 32]
        vmovdqu      ymm11, [rax + 576]
        vpaddq       ymm15, ymm11, ymm15
        vpaddq       ymm3, ymm15, ymm3
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm3, ymm3, ymm4
        vpsrlq       ymm4, ymm5, 28
        vpsllq       ymm13, ymm5, 36
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm5, 34
        vpsllq       ymm15, ymm5, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm5, 39
        vpsllq       ymm15, ymm5, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm6
        vpaddq       ymm4, ymm14, ymm4
        vpaddq       ymm4, ymm3, ymm4
        vpaddq       ymm3, ymm12, ymm3
        vpsrlq       ymm12, ymm3, 14                            ; round 5
        vpsllq       ymm14, ymm3, 50
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm3, 18
        vpsllq       ymm15, ymm3, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm3, 41
        vpsllq       ymm15, ymm3, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm1
        vpbroadcastq ymm15, [rcx + 40]
        vmovdqu      ymm10, [rax + 608]
        vpaddq       ymm15, ymm10, ymm15
        vpaddq       ymm2, ymm15, ymm2
        vpaddq       ymm2, ymm14, ymm2
        vpaddq       ymm2, ymm12, ymm2
        vpsrlq       ymm12, ymm4, 28
        vpsllq       ymm14, ymm4, 36
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 34
        vpsllq       ymm15, ymm4, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 39
        vpsllq       ymm15, ymm4, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm5
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm2, ymm7, ymm2
        vpsrlq       ymm7, ymm2, 14                             ; round 6
        vpsllq       ymm13, ymm2, 50
        vpxor        ymm7, ymm13, ymm7
        vpsrlq       ymm13, ymm2, 18
        vpsllq       ymm15, ymm2, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpsrlq       ymm13, ymm2, 41
        vpsllq       ymm15, ymm2, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm0
        vpbroadcastq ymm15, [rcx + 48]
        vmovdqu      ymm11, [rax + 640]
        vpaddq       ymm15, ymm11, ymm15
        vpaddq       ymm1, ymm15, ymm1
        vpaddq       ymm1, ymm13, ymm1
        vpaddq       ymm1, ymm1, ymm7
        vpsrlq       ymm7, ymm12, 28
        vpsllq       ymm13, ymm12, 36
        vpxor        ymm7, ymm13, ymm7
        vpsrlq       ymm13, ymm12, 34
        vpsllq       ymm15, ymm12, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpsrlq       ymm13, ymm12, 39
        vpsllq       ymm15, ymm12, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm7, ymm13, ymm7
        vpxor        ymm13, ymm12, ymm4
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm4
        vpaddq       ymm7, ymm14, ymm7
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm1, ymm6, ymm1
        vpsrlq       ymm6, ymm1, 14                             ; round 7
        vpsllq       ymm14, ymm1, 50
        vpxor        ymm6, ymm14, ymm6
        vpsrlq       ymm14, ymm1, 18
        vpsllq       ymm15, ymm1, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpsrlq       ymm14, ymm1, 41
        vpsllq       ymm15, ymm1, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastq ymm15, [rcx + 56]
        vmovdqu      ymm10, [rax + 672]
        vpaddq       ymm15, ymm10, ymm15
        vpaddq       ymm0, ymm15, ymm0
        vpaddq       ymm0, ymm14, ymm0
        vpaddq       ymm0, ymm0, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm14, ymm7, 36
        vpxor        ymm6, ymm14, ymm6
        vpsrlq       ymm14, ymm7, 34
        vpsllq       ymm15, ymm7, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpsrlq       ymm14, ymm7, 39
        vpsllq       ymm15, ymm7, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm6, ymm14, ymm6
        vpxor        ymm14, ymm12, ymm7
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm12
        vpaddq       ymm6, ymm13, ymm6
        vpaddq       ymm6, ymm0, ymm6
        vpaddq       ymm0, ymm5, ymm0
        vpsrlq       ymm5, ymm0, 14                             ; round 8
        vpsllq       ymm13, ymm0, 50
        vpxor        ymm5, ymm13, ymm5
        vpsrlq       ymm13, ymm0, 18
        vpsllq       ymm15, ymm0, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpsrlq       ymm13, ymm0, 41
        vpsllq       ymm15, ymm0, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpbroadcastq ymm15, [rcx + 64]
        vmovdqu      ymm11, [rax + 704]
        vpaddq       ymm15, ymm11, ymm15
        vpaddq       ymm3, ymm15, ymm3
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm3, ymm3, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm13, ymm6, 36
        vpxor        ymm5, ymm13, ymm5
        vpsrlq       ymm13, ymm6, 34
        vpsllq       ymm15, ymm6, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpsrlq       ymm13, ymm6, 39
        vpsllq       ymm15, ymm6, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm5, ymm13, ymm5
        vpxor        ymm13, ymm6, ymm7
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm7
        vpaddq       ymm5, ymm14, ymm5
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm3, ymm4, ymm3
        vpsrlq       ymm4, ymm3, 14                             ; round 9
        vpsllq       ymm14, ymm3, 50
        vpxor        ymm4, ymm14, ymm4
        vpsrlq       ymm14, ymm3, 18
        vpsllq       ymm15, ymm3, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpsrlq       ymm14, ymm3, 41
        vpsllq       ymm15, ymm3, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm1
        vpbroadcastq ymm15, [rcx + 72]
        vmovdqu      ymm10, [rax + 736]
        vpaddq       ymm15, ymm10, ymm15
        vpaddq       ymm2, ymm15, ymm2
        vpaddq       ymm2, ymm14, ymm2
        vpaddq       ymm2, ymm2, ymm4
        vpsrlq       ymm4, ymm5, 28
        vpsllq       ymm14, ymm5, 36
        vpxor        ymm4, ymm14, ymm4
        vpsrlq       ymm14, ymm5, 34
        vpsllq       ymm15, ymm5, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpsrlq       ymm14, ymm5, 39
        vpsllq       ymm15, ymm5, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm4, ymm14, ymm4
        vpxor        ymm14, ymm5, ymm6
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm6
        vpaddq       ymm4, ymm13, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vpaddq       ymm2, ymm12, ymm2
        vpsrlq       ymm12, ymm2, 14                            ; round 10
        vpsllq       ymm13, ymm2, 50
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm2, 18
        vpsllq       ymm15, ymm2, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm2, 41
        vpsllq       ymm15, ymm2, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm0
        vpbroadcastq ymm15, [rcx + 80]
        vmovdqu      ymm11, [rax + 768]
        vpaddq       ymm15, ymm11, ymm15
        vpaddq       ymm1, ymm15, ymm1
        vpaddq       ymm1, ymm13, ymm1
        vpaddq       ymm1, ymm12, ymm1
        vpsrlq       ymm12, ymm4, 28
        vpsllq       ymm13, ymm4, 36
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 34
        vpsllq       ymm15, ymm4, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 39
        vpsllq       ymm15, ymm4, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm4, ymm5
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm5
        vpaddq       ymm12, ymm14, ymm12
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm1, ymm7, ymm1
        vpsrlq       ymm7, ymm1, 14                             ; round 11
        vpsllq       ymm14, ymm1, 50
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm1, 18
        vpsllq       ymm15, ymm1, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm1, 41
        vpsllq       ymm15, ymm1, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastq ymm15, [rcx + 88]
        vmovdqu      ymm10, [rax + 800]
        vpaddq       ymm15, ymm10, ymm15
        vpaddq       ymm0, ymm15, ymm0
        vpaddq       ymm0, ymm14, ymm0
        vpaddq       ymm0, ymm0, ymm7
        vpsrlq       ymm7, ymm12, 28
        vpsllq       ymm14, ymm12, 36
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm12, 34
        vpsllq       ymm15, ymm12, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpsrlq       ymm14, ymm12, 39
        vpsllq       ymm15, ymm12, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm7, ymm14, ymm7
        vpxor        ymm14, ymm12, ymm4
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm4
        vpaddq       ymm7, ymm13, ymm7
        vpaddq       ymm7, ymm0, ymm7
        vpaddq       ymm0, ymm6, ymm0
        vpsrlq       ymm6, ymm0, 14                             ; round 12
        vpsllq       ymm13, ymm0, 50
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm0, 18
        vpsllq       ymm15, ymm0, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm0, 41
        vpsllq       ymm15, ymm0, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm13, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpbroadcastq ymm15, [rcx + 96]
        vmovdqu      ymm11, [rax + 832]
        vpaddq       ymm15, ymm11, ymm15
        vpaddq       ymm3, ymm15, ymm3
        vpaddq       ymm3, ymm13, ymm3
        vpaddq       ymm3, ymm3, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm13, ymm7, 36
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm7, 34
        vpsllq       ymm15, ymm7, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpsrlq       ymm13, ymm7, 39
        vpsllq       ymm15, ymm7, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm6, ymm13, ymm6
        vpxor        ymm13, ymm12, ymm7
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm12
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm3, ymm5, ymm3
        vpsrlq       ymm5, ymm3, 14                             ; round 13
        vpsllq       ymm14, ymm3, 50
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm3, 18
        vpsllq       ymm15, ymm3, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm3, 41
        vpsllq       ymm15, ymm3, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm0, ymm1
        vpand        ymm14, ymm14, ymm3
        vpxor        ymm14, ymm14, ymm1
        vpbroadcastq ymm15, [rcx + 104]
        vmovdqu      ymm10, [rax + 864]
        vpaddq       ymm15, ymm10, ymm15
        vpaddq       ymm2, ymm15, ymm2
        vpaddq       ymm2, ymm14, ymm2
        vpaddq       ymm2, ymm2, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm14, ymm6, 36
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm6, 34
        vpsllq       ymm15, ymm6, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpsrlq       ymm14, ymm6, 39
        vpsllq       ymm15, ymm6, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm5, ymm14, ymm5
        vpxor        ymm14, ymm6, ymm7
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm7
        vpaddq       ymm5, ymm13, ymm5
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm2, ymm4, ymm2
        vpsrlq       ymm4, ymm2, 14                             ; round 14
        vpsllq       ymm13, ymm2, 50
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm2, 18
        vpsllq       ymm15, ymm2, 46
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm2, 41
        vpsllq       ymm15, ymm2, 23
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm3, ymm0
        vpand        ymm13, ymm13, ymm2
        vpxor        ymm13, ymm13, ymm0
        vpbroadcastq ymm15, [rcx + 112]
        vmovdqu      ymm11, [rax + 896]
        vpaddq       ymm15, ymm11, ymm15
        vpaddq       ymm1, ymm15, ymm1
        vpaddq       ymm1, ymm13, ymm1
        vpaddq       ymm1, ymm1, ymm4
        vpsrlq       ymm4, ymm5, 28
        vpsllq       ymm13, ymm5, 36
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm5, 34
        vpsllq       ymm15, ymm5, 30
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpsrlq       ymm13, ymm5, 39
        vpsllq       ymm15, ymm5, 25
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm4, ymm13, ymm4
        vpxor        ymm13, ymm5, ymm6
        vpand        ymm14, ymm13, ymm14
        vpxor        ymm14, ymm14, ymm6
        vpaddq       ymm4, ymm14, ymm4
        vpaddq       ymm4, ymm1, ymm4
        vpaddq       ymm1, ymm12, ymm1
        vpsrlq       ymm12, ymm1, 14                            ; round 15
        vpsllq       ymm14, ymm1, 50
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm1, 18
        vpsllq       ymm15, ymm1, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm1, 41
        vpsllq       ymm15, ymm1, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm2, ymm3
        vpand        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpbroadcastq ymm15, [rcx + 120]
        vmovdqu      ymm10, [rax + 928]
        vpaddq       ymm15, ymm10, ymm15
        vpaddq       ymm0, ymm15, ymm0
        vpaddq       ymm0, ymm14, ymm0
        vpaddq       ymm0, ymm12, ymm0
        vpsrlq       ymm12, ymm4, 28
        vpsllq       ymm14, ymm4, 36
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 34
        vpsllq       ymm15, ymm4, 30
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm4, 39
        vpsllq       ymm15, ymm4, 25
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm13, ymm14, ymm13
        vpxor        ymm13, ymm13, ymm5
        vpbroadcastq ymm14, [rel NSMS_L(H0)]                    ; H = H + (a, b, ...)
        vpbroadcastq ymm15, [rel NSMS_L(H0) + 8]
        vpbroadcastq ymm11, [rel NSMS_L(H0) + 16]
        vpbroadcastq ymm10, [rel NSMS_L(H0) + 24]
        vmovdqu      [rax + 1152], ymm8
        vpbroadcastq ymm8, [rel NSMS_L(H0) + 32]
        vmovdqu      [rax + 1184], ymm9
        vpbroadcastq ymm9, [rel NSMS_L(H0) + 40]
        vmovdqu      [rax + 1216], ymm3
        vpbroadcastq ymm3, [rel NSMS_L(H0) + 48]
        vmovdqu      [rax + 1248], ymm2
        vpbroadcastq ymm2, [rel NSMS_L(H0) + 56]
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm4, ymm15, ymm4
        vpaddq       ymm5, ymm11, ymm5
        vmovdqu      [rax + 960], ymm5
        vpaddq       ymm6, ymm10, ymm6
        vmovdqu      [rax + 992], ymm6
        vpaddq       ymm7, ymm8, ymm7
        vpaddq       ymm0, ymm7, ymm0
        vmovdqu      [rax + 1024], ymm0
        vpaddq       ymm1, ymm9, ymm1
        vmovdqu      [rax + 1056], ymm1
        vpaddq       ymm3, ymm3, [rax + 1248]
        vmovdqu      [rax + 1088], ymm3
        vpaddq       ymm2, ymm2, [rax + 1216]
        vmovdqu      [rax + 1120], ymm2
        vmovdqa      ymm10, ymm12
        vmovdqa      ymm11, ymm4
        vmovdqu      ymm8, [rax + 1152]
        vmovdqu      ymm9, [rax + 1184]

        ; a constant block: W_t + K_t is a table
        lea          rcx, [rel NSMS_L(W1)]                      ; a, b, ... = H
        lea          rdx, [rel NSMS_L(W1) + 640]
        db           0xc5, 0x7d, 0x7f, 0xd0                     ; vmovdqa ymm0, ymm10
        db           0xc5, 0x7d, 0x7f, 0xd9                     ; vmovdqa ymm1, ymm11
        vmovdqu      ymm2, [rax + 960]
        vmovdqu      ymm3, [rax + 992]
        vmovdqu      ymm4, [rax + 1024]
        vmovdqu      ymm5, [rax + 1056]
        vmovdqu      ymm6, [rax + 1088]
        vmovdqu      ymm7, [rax + 1120]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; H0..H7: ymm10, ymm11, [rax+960..rax+1120]; scratch: rax; kp: rcx;
        ;   digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_padding_rounds1):

        ; rounds 0 to 79, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vpsrlq       ymm8, ymm4, 14                             ; round 0
        vpsllq       ymm9, ymm4, 50
        vpxor        ymm8, ymm8, ymm9
        vpsrlq       ymm9, ymm4, 18
        vpsllq       ymm12, ymm4, 46
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm8, ymm8, ymm9
        vpsrlq       ymm9, ymm4, 41
        vpsllq       ymm12, ymm4, 23
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm5, ymm6
        vpand        ymm9, ymm9, ymm4
        vpxor        ymm9, ymm9, ymm6
        vpbroadcastq ymm12, [rcx]
        vpaddq       ymm12, ymm12, ymm7
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm8, ymm9, ymm8
        vpsrlq       ymm9, ymm0, 28
        vpsllq       ymm12, ymm0, 36
        vpxor        ymm9, ymm9, ymm12
        vpsrlq       ymm12, ymm0, 34
        vpsllq       ymm13, ymm0, 30
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm9, ymm9, ymm12
        vpsrlq       ymm12, ymm0, 39
        vpsllq       ymm13, ymm0, 25
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm9, ymm9, ymm12
        vpxor        ymm12, ymm0, ymm1
        vpxor        ymm13, ymm1, ymm2
        vpand        ymm13, ymm12, ymm13
        vpxor        ymm13, ymm13, ymm1
        vpaddq       ymm9, ymm13, ymm9
        vpaddq       ymm9, ymm8, ymm9
        vpaddq       ymm8, ymm8, ymm3
        vpsrlq       ymm13, ymm8, 14                            ; round 1
        vpsllq       ymm14, ymm8, 50
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm8, 18
        vpsllq       ymm15, ymm8, 46
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm8, 41
        vpsllq       ymm15, ymm8, 23
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm4, ymm5
        vpand        ymm14, ymm14, ymm8
        vpxor        ymm14, ymm14, ymm5
        vpbroadcastq ymm15, [rcx + 8]
        vpaddq       ymm15, ymm15, ymm6
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm13, ymm14, ymm13
        vpsrlq       ymm14, ymm9, 28
        vpsllq       ymm15, ymm9, 36
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm9, 34
        vpsllq       ymm7, ymm9, 30
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm9, 39
        vpsllq       ymm7, ymm9, 25
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm15, ymm9, ymm0
        vpand        ymm12, ymm15, ymm12
        vpxor        ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm14
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm13, ymm13, ymm2
        vpsrlq       ymm14, ymm13, 14                           ; round 2
        vpsllq       ymm7, ymm13, 50
        vpxor        ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm13, 18
        vpsllq       ymm6, ymm13, 46
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm13, 41
        vpsllq       ymm6, ymm13, 23
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm14, ymm14, ymm7
        vpxor        ymm7, ymm8, ymm4
        vpand        ymm7, ymm13, ymm7
        vpxor        ymm7, ymm7, ymm4
        vpbroadcastq ymm6, [rcx + 16]
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm12, 28
        vpsllq       ymm6, ymm12, 36
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 34
        vpsllq       ymm5, ymm12, 30
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 39
        vpsllq       ymm5, ymm12, 25
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm6, ymm12, ymm9
        vpand        ymm15, ymm15, ymm6
        vpxor        ymm15, ymm15, ymm9
        vpaddq       ymm15, ymm15, ymm7
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm1
        vpsrlq       ymm7, ymm14, 14                            ; round 3
        vpsllq       ymm5, ymm14, 50
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm14, 18
        vpsllq       ymm3, ymm14, 46
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm14, 41
        vpsllq       ymm3, ymm14, 23
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm5, ymm13, ymm8
        vpand        ymm5, ymm14, ymm5
        vpxor        ymm5, ymm8, ymm5
        vpbroadcastq ymm3, [rcx + 24]
        vpaddq       ymm4, ymm4, ymm3
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm7, ymm5, ymm7
        vpsrlq       ymm5, ymm15, 28
        vpsllq       ymm4, ymm15, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 34
        vpsllq       ymm3, ymm15, 30
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm15, 39
        vpsllq       ymm3, ymm15, 25
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm6, ymm4, ymm6
        vpxor        ymm6, ymm12, ymm6
        vpaddq       ymm6, ymm6, ymm5
        vpaddq       ymm6, ymm7, ymm6
        vpaddq       ymm7, ymm0, ymm7
        vpsrlq       ymm5, ymm7, 14                             ; round 4
        vpsllq       ymm3, ymm7, 50
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm7, 18
        vpsllq       ymm2, ymm7, 46
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm7, 41
        vpsllq       ymm2, ymm7, 23
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm14, ymm13
        vpand        ymm3, ymm3, ymm7
        vpxor        ymm3, ymm13, ymm3
        vpbroadcastq ymm2, [rcx + 32]
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm8, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm3, ymm6, 36
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm6, 34
        vpsllq       ymm2, ymm6, 30
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm6, 39
        vpsllq       ymm2, ymm6, 25
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm15, ymm6
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm15, ymm4
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm5, ymm8, ymm5
        vpaddq       ymm8, ymm9, ymm8
        vpsrlq       ymm9, ymm8, 14                             ; round 5
        vpsllq       ymm4, ymm8, 50
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm8, 18
        vpsllq       ymm2, ymm8, 46
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm8, 41
        vpsllq       ymm2, ymm8, 23
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm14, ymm7
        vpand        ymm4, ymm8, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpbroadcastq ymm2, [rcx + 40]
        vpaddq       ymm13, ymm13, ymm2
        vpaddq       ymm13, ymm13, ymm4
        vpaddq       ymm9, ymm13, ymm9
        vpsrlq       ymm13, ymm5, 28
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm5, 34
        vpsllq       ymm2, ymm5, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm13, ymm13, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm2, ymm5, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm4, ymm5, ymm6
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm13, ymm13, ymm3
        vpaddq       ymm13, ymm9, ymm13
        vpaddq       ymm9, ymm12, ymm9
        vpsrlq       ymm12, ymm9, 14                            ; round 6
        vpsllq       ymm3, ymm9, 50
        vpxor        ymm12, ymm12, ymm3
        vpsrlq       ymm3, ymm9, 18
        vpsllq       ymm2, ymm9, 46
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm12, ymm12, ymm3
        vpsrlq       ymm3, ymm9, 41
        vpsllq       ymm2, ymm9, 23
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm12, ymm12, ymm3
        vpxor        ymm3, ymm8, ymm7
        vpand        ymm3, ymm9, ymm3
        vpxor        ymm3, ymm3, ymm7
        vpbroadcastq ymm2, [rcx + 48]
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm13, 28
        vpsllq       ymm3, ymm13, 36
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm13, 34
        vpsllq       ymm2, ymm13, 30
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm13, 39
        vpsllq       ymm2, ymm13, 25
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm13, ymm5
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm14, ymm12, ymm14
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm12, 14                           ; round 7
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm2, ymm12, 46
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm2, ymm12, 23
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm9, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastq ymm2, [rcx + 56]
        vpaddq       ymm7, ymm2, ymm7
        vpaddq       ymm7, ymm7, ymm4
        vpaddq       ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm14, 28
        vpsllq       ymm4, ymm14, 36
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm14, 34
        vpsllq       ymm2, ymm14, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm14, 39
        vpsllq       ymm2, ymm14, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm14, ymm13
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm13, ymm3
        vpaddq       ymm7, ymm3, ymm7
        vpaddq       ymm7, ymm15, ymm7
        vpaddq       ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm15, 14                            ; round 8
        vpsllq       ymm3, ymm15, 50
        vpxor        ymm6, ymm6, ymm3
        vpsrlq       ymm3, ymm15, 18
        vpsllq       ymm2, ymm15, 46
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpsrlq       ymm3, ymm15, 41
        vpsllq       ymm2, ymm15, 23
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm3, ymm12, ymm9
        vpand        ymm3, ymm15, ymm3
        vpxor        ymm3, ymm9, ymm3
        vpbroadcastq ymm2, [rcx + 64]
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm3, ymm7, 36
        vpxor        ymm6, ymm6, ymm3
        vpsrlq       ymm3, ymm7, 34
        vpsllq       ymm2, ymm7, 30
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpsrlq       ymm3, ymm7, 39
        vpsllq       ymm2, ymm7, 25
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm3, ymm14, ymm7
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm14, ymm4
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm8, ymm6
        vpaddq       ymm8, ymm8, ymm5
        vpsrlq       ymm5, ymm8, 14                             ; round 9
        vpsllq       ymm4, ymm8, 50
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm8, 18
        vpsllq       ymm2, ymm8, 46
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm8, 41
        vpsllq       ymm2, ymm8, 23
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm15, ymm12
        vpand        ymm4, ymm8, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm2, [rcx + 72]
        vpaddq       ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm9, ymm5
        vpsrlq       ymm5, ymm6, 28
        vpsllq       ymm4, ymm6, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm6, 34
        vpsllq       ymm2, ymm6, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm6, 39
        vpsllq       ymm2, ymm6, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm4, ymm6, ymm7
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm7
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm9, ymm5
        vpaddq       ymm9, ymm13, ymm9
        vpsrlq       ymm13, ymm9, 14                            ; round 10
        vpsllq       ymm3, ymm9, 50
        vpxor        ymm13, ymm13, ymm3
        vpsrlq       ymm3, ymm9, 18
        vpsllq       ymm2, ymm9, 46
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpsrlq       ymm3, ymm9, 41
        vpsllq       ymm2, ymm9, 23
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpxor        ymm3, ymm8, ymm15
        vpand        ymm3, ymm9, ymm3
        vpxor        ymm3, ymm15, ymm3
        vpbroadcastq ymm2, [rcx + 80]
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm5, 28
        vpsllq       ymm3, ymm5, 36
        vpxor        ymm13, ymm13, ymm3
        vpsrlq       ymm3, ymm5, 34
        vpsllq       ymm2, ymm5, 30
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpsrlq       ymm3, ymm5, 39
        vpsllq       ymm2, ymm5, 25
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm13, ymm13, ymm3
        vpxor        ymm3, ymm5, ymm6
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm4, ymm6
        vpaddq       ymm13, ymm13, ymm4
        vpaddq       ymm13, ymm12, ymm13
        vpaddq       ymm12, ymm14, ymm12
        vpsrlq       ymm14, ymm12, 14                           ; round 11
        vpsllq       ymm4, ymm12, 50
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm12, 18
        vpsllq       ymm2, ymm12, 46
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm12, 41
        vpsllq       ymm2, ymm12, 23
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm4, ymm9, ymm8
        vpand        ymm4, ymm12, ymm4
        vpxor        ymm4, ymm8, ymm4
        vpbroadcastq ymm2, [rcx + 88]
        vpaddq       ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm14, ymm15, ymm14
        vpsrlq       ymm15, ymm13, 28
        vpsllq       ymm4, ymm13, 36
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm13, 34
        vpsllq       ymm2, ymm13, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpsrlq       ymm4, ymm13, 39
        vpsllq       ymm2, ymm13, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm4, ymm13, ymm5
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm7
        vpsrlq       ymm7, ymm14, 14                            ; round 12
        vpsllq       ymm3, ymm14, 50
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm14, 18
        vpsllq       ymm2, ymm14, 46
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm14, 41
        vpsllq       ymm2, ymm14, 23
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm12, ymm9
        vpand        ymm3, ymm14, ymm3
        vpxor        ymm3, ymm9, ymm3
        vpbroadcastq ymm2, [rcx + 96]
        vpaddq       ymm8, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm3
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm3, ymm15, 36
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm15, 34
        vpsllq       ymm2, ymm15, 30
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm15, 39
        vpsllq       ymm2, ymm15, 25
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm15, ymm13
        vpand        ymm4, ymm3, ymm4
        vpxor        ymm4, ymm13, ymm4
        vpaddq       ymm7, ymm4, ymm7
        vpaddq       ymm7, ymm8, ymm7
        vpaddq       ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm8, 14                             ; round 13
        vpsllq       ymm4, ymm8, 50
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm8, 18
        vpsllq       ymm2, ymm8, 46
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm8, 41
        vpsllq       ymm2, ymm8, 23
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm14, ymm12
        vpand        ymm4, ymm8, ymm4
        vpxor        ymm4, ymm12, ymm4
        vpbroadcastq ymm2, [rcx + 104]
        vpaddq       ymm9, ymm9, ymm2
        vpaddq       ymm9, ymm9, ymm4
        vpaddq       ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm7, 28
        vpsllq       ymm4, ymm7, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm2, ymm7, 30
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm2, ymm7, 25
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm15, ymm7
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm15, ymm3
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm2, ymm9, ymm6
        vpaddq       ymm6, ymm9, ymm5
        vpsrlq       ymm9, ymm6, 14                             ; round 14
        vpsllq       ymm5, ymm6, 50
        vpxor        ymm9, ymm9, ymm5
        vpsrlq       ymm5, ymm6, 18
        vpsllq       ymm3, ymm6, 46
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm9, ymm9, ymm5
        vpsrlq       ymm5, ymm6, 41
        vpsllq       ymm3, ymm6, 23
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm9, ymm9, ymm5
        vpxor        ymm5, ymm8, ymm14
        vpand        ymm5, ymm5, ymm6
        vpxor        ymm5, ymm14, ymm5
        vpbroadcastq ymm3, [rcx + 112]
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm9, ymm12, ymm9
        vpsrlq       ymm12, ymm2, 28
        vpsllq       ymm5, ymm2, 36
        vpxor        ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm2, 34
        vpsllq       ymm3, ymm2, 30
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm2, 39
        vpsllq       ymm3, ymm2, 25
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm12, ymm12, ymm5
        vpxor        ymm5, ymm2, ymm7
        vpand        ymm4, ymm5, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm12, ymm12, ymm4
        vpaddq       ymm1, ymm9, ymm12
        vpaddq       ymm9, ymm13, ymm9
        vpsrlq       ymm12, ymm9, 14                            ; round 15
        vpsllq       ymm13, ymm9, 50
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm9, 18
        vpsllq       ymm4, ymm9, 46
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm9, 41
        vpsllq       ymm4, ymm9, 23
        vpxor        ymm13, ymm13, ymm4
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm13, ymm8, ymm6
        vpand        ymm13, ymm13, ymm9
        vpxor        ymm13, ymm13, ymm8
        vpbroadcastq ymm4, [rcx + 120]
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm12, ymm13, ymm12
        vpsrlq       ymm13, ymm1, 28
        vpsllq       ymm14, ymm1, 36
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm1, 34
        vpsllq       ymm4, ymm1, 30
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm1, 39
        vpsllq       ymm4, ymm1, 25
        vpxor        ymm14, ymm14, ymm4
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm14, ymm1, ymm2
        vpand        ymm14, ymm14, ymm5
        vpxor        ymm14, ymm14, ymm2
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm0, ymm12, ymm13
        vpaddq       ymm4, ymm15, ymm12
        add          rcx, 128
        vmovdqa      ymm3, ymm7
        db           0xc5, 0x7d, 0x7f, 0xcd                     ; vmovdqa ymm5, ymm9
        db           0xc5, 0x7d, 0x7f, 0xc7                     ; vmovdqa ymm7, ymm8
        cmp          rcx, rdx
        jne          NSMS_L(pairs_padding_rounds1)

        ; the hash values after the block
        vpaddq       ymm0, ymm10, ymm0                          ; H = H + (a, b, ...)
        vpaddq       ymm1, ymm11, ymm1
        vmovdqu      ymm8, [rax + 960]
        vpaddq       ymm2, ymm8, ymm2
        vmovdqu      ymm8, [rax + 992]
        vpaddq       ymm3, ymm8, ymm3
        vmovdqu      ymm8, [rax + 1024]
        vpaddq       ymm4, ymm8, ymm4
        vmovdqu      ymm8, [rax + 1056]
        vpaddq       ymm5, ymm8, ymm5
        vmovdqu      ymm8, [rax + 1088]
        vpaddq       ymm6, ymm8, ymm6
        vmovdqu      ymm8, [rax + 1120]
        vpaddq       ymm7, ymm8, ymm7
        vpunpcklqdq  ymm8, ymm0, ymm1                           ; digests
        vpunpckhqdq  ymm0, ymm0, ymm1
        vpunpcklqdq  ymm1, ymm2, ymm3
        vpunpckhqdq  ymm2, ymm2, ymm3
        vpunpcklqdq  ymm3, ymm4, ymm5
        vpunpckhqdq  ymm4, ymm4, ymm5
        vpunpcklqdq  ymm5, ymm6, ymm7
        vpunpckhqdq  ymm6, ymm6, ymm7
        vmovdqu      ymm7, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm8, ymm8, ymm7
        vpshufb      ymm1, ymm1, ymm7
        vpshufb      ymm3, ymm3, ymm7
        vpshufb      ymm5, ymm5, ymm7
        vpshufb      ymm0, ymm0, ymm7
        vpshufb      ymm2, ymm2, ymm7
        vpshufb      ymm4, ymm4, ymm7
        vpshufb      ymm6, ymm6, ymm7
        vperm2i128   ymm7, ymm8, ymm1, 32
        vmovdqu      [rdi], ymm7
        vperm2i128   ymm1, ymm8, ymm1, 49
        vmovdqu      [rdi + 128], ymm1
        vperm2i128   ymm1, ymm3, ymm5, 32
        vmovdqu      [rdi + 32], ymm1
        vperm2i128   ymm1, ymm3, ymm5, 49
        vmovdqu      [rdi + 160], ymm1
        vperm2i128   ymm1, ymm0, ymm2, 32
        vmovdqu      [rdi + 64], ymm1
        vperm2i128   ymm0, ymm0, ymm2, 49
        vmovdqu      [rdi + 192], ymm0
        vperm2i128   ymm0, ymm4, ymm6, 32
        vmovdqu      [rdi + 96], ymm0
        vperm2i128   ymm0, ymm4, ymm6, 49
        vmovdqu      [rdi + 224], ymm0

        ; the next nodes
        add          rsi, 512
        add          rdi, 256
        add          r8, -4
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
        vmovdqu      ymm0, [rsi]
        vmovdqu      [rcx], ymm0
        vmovdqu      ymm1, [rsi + 32]
        vmovdqu      [rcx + 32], ymm1
        vmovdqu      ymm2, [rsi + 64]
        vmovdqu      [rcx + 64], ymm2
        vmovdqu      ymm3, [rsi + 96]
        vmovdqu      [rcx + 96], ymm3
        add          rsi, 128
        add          rcx, 128
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(pairs_copy_input)
        ; Live here: N0..N3: ymm0..ymm3; scratch: rax; copies: r9; copy_to: rcx; final_digests: r10;
        ;   copy_end: rdi.
NSMS_L(pairs_repeat_last_input):
        vmovdqu      [rcx], ymm0
        vmovdqu      [rcx + 32], ymm1
        vmovdqu      [rcx + 64], ymm2
        vmovdqu      [rcx + 96], ymm3
        add          rcx, 128
        cmp          rcx, rdi
        jne          NSMS_L(pairs_repeat_last_input)
        mov          r8d, 4
        mov          rsi, rax
        mov          rdi, rax
        jmp          NSMS_L(pairs_full_batch)
NSMS_L(pairs_copied_batch_done):

        ; their digests
        mov          rcx, rax
        ; Live here: scratch: rax; copies: r9; final_digests: r10; copy_from: rcx.
NSMS_L(pairs_copy_digest):
        vmovdqu      ymm0, [rcx]
        vmovdqu      [r10], ymm0
        vmovdqu      ymm0, [rcx + 32]
        vmovdqu      [r10 + 32], ymm0
        add          rcx, 64
        add          r10, 64
        add          r9, -1
        cmp          r9, 0
        jne          NSMS_L(pairs_copy_digest)
NSMS_L(pairs_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1344]
        vmovaps      xmm7, [rsp + 1360]
        vmovaps      xmm8, [rsp + 1376]
        vmovaps      xmm9, [rsp + 1392]
        vmovaps      xmm10, [rsp + 1408]
        vmovaps      xmm11, [rsp + 1424]
        vmovaps      xmm12, [rsp + 1440]
        vmovaps      xmm13, [rsp + 1456]
        vmovaps      xmm14, [rsp + 1472]
        vmovaps      xmm15, [rsp + 1488]
        add          rsp, 1512
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 1352
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
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx2_m4) - $
        dd           NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4)
        db           0
        db           0x40 + (NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4)), 0x0e, 0xf0, 0x04 ; sub rsp, 616
        db           0x04
        dd           NSMS_L(multi_at2) - NSMS_L(multi_at1)
        db           0x0e, 0x08                                 ; add rsp, 616
        align        8, db 0
NSMS_L(multi_frame_end):
NSMS_L(pairs_frame):
        dd           NSMS_L(pairs_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4) - $
        dd           NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4)
        db           0
        db           0x40 + (NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4)), 0x0e, 0xd0, 0x0a ; sub rsp, 1352
        db           0x04
        dd           NSMS_L(pairs_at2) - NSMS_L(pairs_at1)
        db           0x0e, 0x08                                 ; add rsp, 1352
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
        db           1, NSMS_L(multi_at13) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 24, 0
        db           NSMS_L(multi_at13) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0xf8 ; vmovaps [rsp + 752], xmm15
        dw           47
        db           NSMS_L(multi_at12) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0xe8 ; vmovaps [rsp + 736], xmm14
        dw           46
        db           NSMS_L(multi_at11) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0xd8 ; vmovaps [rsp + 720], xmm13
        dw           45
        db           NSMS_L(multi_at10) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0xc8 ; vmovaps [rsp + 704], xmm12
        dw           44
        db           NSMS_L(multi_at9) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0xb8 ; vmovaps [rsp + 688], xmm11
        dw           43
        db           NSMS_L(multi_at8) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0xa8 ; vmovaps [rsp + 672], xmm10
        dw           42
        db           NSMS_L(multi_at7) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x98 ; vmovaps [rsp + 656], xmm9
        dw           41
        db           NSMS_L(multi_at6) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x88 ; vmovaps [rsp + 640], xmm8
        dw           40
        db           NSMS_L(multi_at5) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x78 ; vmovaps [rsp + 624], xmm7
        dw           39
        db           NSMS_L(multi_at4) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x68 ; vmovaps [rsp + 608], xmm6
        dw           38
        db           NSMS_L(multi_at3) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x01 ; sub rsp, 776
        dw           97
        db           NSMS_L(multi_at2) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x70 ; push rdi
        db           NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx2_m4) wrt ..imagebase
        dd           NSMS_L(multi_end) wrt ..imagebase
        dd           NSMS_L(multi_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(pairs_unwind):
        db           1, NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 24, 0
        db           NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0xf8 ; vmovaps [rsp + 1488], xmm15
        dw           93
        db           NSMS_L(pairs_at12) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0xe8 ; vmovaps [rsp + 1472], xmm14
        dw           92
        db           NSMS_L(pairs_at11) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0xd8 ; vmovaps [rsp + 1456], xmm13
        dw           91
        db           NSMS_L(pairs_at10) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0xc8 ; vmovaps [rsp + 1440], xmm12
        dw           90
        db           NSMS_L(pairs_at9) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0xb8 ; vmovaps [rsp + 1424], xmm11
        dw           89
        db           NSMS_L(pairs_at8) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0xa8 ; vmovaps [rsp + 1408], xmm10
        dw           88
        db           NSMS_L(pairs_at7) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x98 ; vmovaps [rsp + 1392], xmm9
        dw           87
        db           NSMS_L(pairs_at6) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x88 ; vmovaps [rsp + 1376], xmm8
        dw           86
        db           NSMS_L(pairs_at5) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x78 ; vmovaps [rsp + 1360], xmm7
        dw           85
        db           NSMS_L(pairs_at4) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x68 ; vmovaps [rsp + 1344], xmm6
        dw           84
        db           NSMS_L(pairs_at3) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x01 ; sub rsp, 1512
        dw           189
        db           NSMS_L(pairs_at2) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x70 ; push rdi
        db           NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_pairs_avx2_m4) wrt ..imagebase
        dd           NSMS_L(pairs_end) wrt ..imagebase
        dd           NSMS_L(pairs_unwind) wrt ..imagebase
%endif

; nsms_sha512_multi_avx2_m4: 9 integer registers, 16 vector registers, 7 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax..rax+416];
;     to1..to3: r8, r9, r10; scratch: rax; data: rsi; state: rdi; blocks: rdx; kp: rcx;
;     upper_bound: r11. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     to1..to3: address of message 1, 2, ... minus address of message 0.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; nsms_sha512_pairs_avx2_m4: 8 integer registers, 16 vector registers, 9 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8, ymm9, [rax+512..rax+928];
;     H0..H7: ymm10, ymm11, [rax+960..rax+1120]; N0..N3: ymm0..ymm3; scratch: rax; digests: rdi;
;     nodes: rsi; count: r8; copies: r9; final_digests: r10; kp: rcx; upper_bound: rdx;
;     copy_to: rcx; uncopied: rdx; copy_end: rdi; copy_from: rcx. Slots of the frame that are not
;     named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     H0..H7: words 0, 1, ... of the hash values between two blocks.
;     N0..N3: bytes of the node that is being copied.
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
; - name: nsms_sha512_multi_avx2_m4
;   signature: void nsms_sha512_multi_avx2_m4(uint64_t state[32], const void *const data[4], size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 32, align: 8, access: read, pointee_bytes: 128
;        * blocks, pointee_align: 1, pointee_access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 616, win64: 792}
;   features: [avx, avx2]
; - name: nsms_sha512_pairs_avx2_m4
;   signature: void nsms_sha512_pairs_avx2_m4(void *digests, const void *nodes, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 64 * count, align: 1, access: write}
;     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * count, align: 1, access: read}
;     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
;   stack_bytes: {sysv: 1352, win64: 1528}
;   features: [avx, avx2]
