; sha512_avx512vl_m4.asm, written by nsms: make gen HASH=sha512 ISA=avx512vl KIND=multi M=4
;
; void nsms_sha512_multi_avx512vl_m4(uint64_t state[32], const void *const data[4], size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: hash values of 4 messages after any number of blocks
;   of each; state[i*4 + j] is word i of message j, whose blocks begin at data[j].
;   Reads 256 bytes at state, 32 bytes at data and 128 * blocks bytes at each of these pointers; writes 256 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 950 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
; void nsms_sha512_pairs_avx512vl_m4(void *digests, const void *nodes, size_t count);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: digests of nodes of two digests each, 4 at once;
;   digests may be nodes.
;   Reads 128 * count bytes at nodes; writes 64 * count bytes at digests.
;   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,353 instructions (System V); 648 bytes of stack (System V), 824 (Win64).
;
; Memory: state and data must be aligned to 8 bytes; digests, nodes and the memory that data points to need no
; alignment. A buffer that is written must not overlap another, except as stated above. Written are these
; buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87 registers,
; MXCSR or the direction flag.
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
%define NSMS_L(name) ..@sha512_avx512vl_m4_ %+ name

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
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4):function hidden (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4))
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4):function (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4)
%endif
NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(multi_at1):
        push         rdi
NSMS_L(multi_at2):
        sub          rsp, 168
NSMS_L(multi_at3):
        vmovaps      [rsp], xmm6
NSMS_L(multi_at4):
        vmovaps      [rsp + 16], xmm7
NSMS_L(multi_at5):
        vmovaps      [rsp + 32], xmm8
NSMS_L(multi_at6):
        vmovaps      [rsp + 48], xmm9
NSMS_L(multi_at7):
        vmovaps      [rsp + 64], xmm10
NSMS_L(multi_at8):
        vmovaps      [rsp + 80], xmm11
NSMS_L(multi_at9):
        vmovaps      [rsp + 96], xmm12
NSMS_L(multi_at10):
        vmovaps      [rsp + 112], xmm13
NSMS_L(multi_at11):
        vmovaps      [rsp + 128], xmm14
NSMS_L(multi_at12):
        vmovaps      [rsp + 144], xmm15
NSMS_L(multi_at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
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
        mov          rsi, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: to1..to3: rcx, r8, r9; data: rsi; state: rdi; blocks: rdx.
NSMS_L(multi_next_block):

        ; a block with message words
            vmovdqu64 xmm24, [rsi]                              ; W_0 to W_1
            vinserti32x4 ymm24, ymm24, [rsi + r8], 1
            vmovdqu64 xmm25, [rsi + rcx]
            vinserti32x4 ymm25, ymm25, [rsi + r9], 1
            vpunpcklqdq ymm26, ymm24, ymm25
            vpunpckhqdq ymm24, ymm24, ymm25
            vmovdqu64 ymm25, [rel NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  ymm8, ymm26, ymm25
            vpshufb  ymm9, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 16]                         ; W_2 to W_3
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 16], 1
            vmovdqu64 xmm26, [rsi + rcx + 16]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 16], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm10, ymm27, ymm25
            vpshufb  ymm11, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 32]                         ; W_4 to W_5
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 32], 1
            vmovdqu64 xmm26, [rsi + rcx + 32]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 32], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm12, ymm27, ymm25
            vpshufb  ymm13, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 48]                         ; W_6 to W_7
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 48], 1
            vmovdqu64 xmm26, [rsi + rcx + 48]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 48], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm14, ymm27, ymm25
            vpshufb  ymm15, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 64]                         ; W_8 to W_9
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 64], 1
            vmovdqu64 xmm26, [rsi + rcx + 64]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 64], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm16, ymm27, ymm25
            vpshufb  ymm17, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 80]                         ; W_10 to W_11
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 80], 1
            vmovdqu64 xmm26, [rsi + rcx + 80]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 80], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm18, ymm27, ymm25
            vpshufb  ymm19, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 96]                         ; W_12 to W_13
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 96], 1
            vmovdqu64 xmm26, [rsi + rcx + 96]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 96], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm20, ymm27, ymm25
            vpshufb  ymm21, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 112]                        ; W_14 to W_15
            vinserti32x4 ymm24, ymm24, [rsi + r8 + 112], 1
            vmovdqu64 xmm26, [rsi + rcx + 112]
            vinserti32x4 ymm26, ymm26, [rsi + r9 + 112], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm22, ymm27, ymm25
            vpshufb  ymm23, ymm24, ymm25
        vmovdqu64    ymm0, [rdi]                                ; a, b, ... = H
        vmovdqu64    ymm1, [rdi + 32]
        vmovdqu64    ymm2, [rdi + 64]
        vmovdqu64    ymm3, [rdi + 96]
        vmovdqu64    ymm4, [rdi + 128]
        vmovdqu64    ymm5, [rdi + 160]
        vmovdqu64    ymm6, [rdi + 192]
        vmovdqu64    ymm7, [rdi + 224]
        lea          rax, [rel NSMS_L(K)]
        lea          r10, [rel NSMS_L(K) + 512]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; to1..to3: rcx, r8, r9;
        ;   kp: rax; data: rsi; state: rdi; blocks: rdx; upper_bound: r10.
NSMS_L(multi_rounds_and_schedule):

        ; rounds 0 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprorq   ymm24, ymm22, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   ymm25, ymm22, 61
            vpsrlq   ymm26, ymm22, 6
            vpternlogq ymm26, ymm24, ymm25, 150
            vprorq   ymm24, ymm9, 1
            vprorq   ymm25, ymm9, 8
            vpsrlq   ymm27, ymm9, 7
            vpternlogq ymm27, ymm24, ymm25, 150
            vpaddq   ymm24, ymm17, ymm8
            vpaddq   ymm24, ymm24, ymm26
            vpaddq   ymm24, ymm27, ymm24
        vprorq       ymm25, ymm4, 14                            ; round 0
        vprorq       ymm26, ymm4, 18
        vprorq       ymm27, ymm4, 41
        vpternlogq   ymm27, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm6
        vpternlogq   ymm25, ymm4, ymm5, 184
        vpbroadcastq ymm26, [rax]
        vpaddq       ymm28, ymm7, ymm8
        vpaddq       ymm26, ymm28, ymm26
        vpaddq       ymm25, ymm26, ymm25
        vpaddq       ymm25, ymm25, ymm27
        vprorq       ymm26, ymm0, 28
        vprorq       ymm27, ymm0, 34
        vprorq       ymm28, ymm0, 39
        vpternlogq   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm0
        vpternlogq   ymm26, ymm2, ymm1, 232
        vpaddq       ymm26, ymm28, ymm26
        vpaddq       ymm26, ymm25, ymm26
        vpaddq       ymm25, ymm3, ymm25
            vprorq   ymm27, ymm23, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   ymm28, ymm23, 61
            vpsrlq   ymm29, ymm23, 6
            vpternlogq ymm29, ymm27, ymm28, 150
            vprorq   ymm27, ymm10, 1
            vprorq   ymm28, ymm10, 8
            vpsrlq   ymm30, ymm10, 7
            vpternlogq ymm30, ymm27, ymm28, 150
            vpaddq   ymm27, ymm18, ymm9
            vpaddq   ymm27, ymm27, ymm29
            vpaddq   ymm27, ymm30, ymm27
        vprorq       ymm28, ymm25, 14                           ; round 1
        vprorq       ymm29, ymm25, 18
        vprorq       ymm30, ymm25, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm5
        vpternlogq   ymm28, ymm25, ymm4, 184
        vpbroadcastq ymm29, [rax + 8]
        vpaddq       ymm31, ymm6, ymm9
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm28, ymm29, ymm28
        vpaddq       ymm28, ymm28, ymm30
        vprorq       ymm29, ymm26, 28
        vprorq       ymm30, ymm26, 34
        vprorq       ymm31, ymm26, 39
        vpternlogq   ymm31, ymm29, ymm30, 150
        vmovdqa64    ymm29, ymm26
        vpternlogq   ymm29, ymm1, ymm0, 232
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm2, ymm28
            vprorq   ymm30, ymm24, 19                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm31, ymm24, 61
            vpsrlq   ymm9, ymm24, 6
            vpternlogq ymm9, ymm30, ymm31, 150
            vprorq   ymm30, ymm11, 1
            vprorq   ymm31, ymm11, 8
            vpsrlq   ymm8, ymm11, 7
            vpternlogq ymm8, ymm30, ymm31, 150
            vpaddq   ymm30, ymm19, ymm10
            vpaddq   ymm30, ymm30, ymm8
            vpaddq   ymm30, ymm30, ymm9
        vprorq       ymm31, ymm28, 14                           ; round 2
        vprorq       ymm9, ymm28, 18
        vprorq       ymm8, ymm28, 41
        vpternlogq   ymm8, ymm31, ymm9, 150
        vmovdqa64    ymm31, ymm4
        vpternlogq   ymm31, ymm28, ymm25, 184
        vpbroadcastq ymm9, [rax + 16]
        vpaddq       ymm10, ymm10, ymm5
        vpaddq       ymm10, ymm10, ymm9
        vpaddq       ymm31, ymm10, ymm31
        vpaddq       ymm31, ymm31, ymm8
        vprorq       ymm10, ymm29, 28
        vprorq       ymm9, ymm29, 34
        vprorq       ymm8, ymm29, 39
        vpternlogq   ymm8, ymm10, ymm9, 150
        vmovdqa64    ymm10, ymm29
        vpternlogq   ymm10, ymm0, ymm26, 232
        vpaddq       ymm10, ymm8, ymm10
        vpaddq       ymm10, ymm31, ymm10
        vpaddq       ymm31, ymm1, ymm31
            vprorq   ymm9, ymm27, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   ymm8, ymm27, 61
            vpsrlq   ymm7, ymm27, 6
            vpternlogq ymm7, ymm9, ymm8, 150
            vprorq   ymm9, ymm12, 1
            vprorq   ymm8, ymm12, 8
            vpsrlq   ymm6, ymm12, 7
            vpternlogq ymm6, ymm9, ymm8, 150
            vpaddq   ymm9, ymm20, ymm11
            vpaddq   ymm9, ymm9, ymm6
            vpaddq   ymm9, ymm9, ymm7
        vprorq       ymm8, ymm31, 14                            ; round 3
        vprorq       ymm7, ymm31, 18
        vprorq       ymm6, ymm31, 41
        vpternlogq   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm25
        vpternlogq   ymm8, ymm31, ymm28, 184
        vpbroadcastq ymm7, [rax + 24]
        vpaddq       ymm11, ymm11, ymm4
        vpaddq       ymm11, ymm11, ymm7
        vpaddq       ymm11, ymm11, ymm8
        vpaddq       ymm11, ymm11, ymm6
        vprorq       ymm8, ymm10, 28
        vprorq       ymm7, ymm10, 34
        vprorq       ymm6, ymm10, 39
        vpternlogq   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm10
        vpternlogq   ymm8, ymm26, ymm29, 232
        vpaddq       ymm8, ymm8, ymm6
        vpaddq       ymm8, ymm11, ymm8
        vpaddq       ymm11, ymm11, ymm0
            vprorq   ymm7, ymm30, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   ymm6, ymm30, 61
            vpsrlq   ymm5, ymm30, 6
            vpternlogq ymm5, ymm7, ymm6, 150
            vprorq   ymm7, ymm13, 1
            vprorq   ymm6, ymm13, 8
            vpsrlq   ymm4, ymm13, 7
            vpternlogq ymm4, ymm7, ymm6, 150
            vpaddq   ymm7, ymm21, ymm12
            vpaddq   ymm7, ymm7, ymm4
            vpaddq   ymm7, ymm7, ymm5
        vprorq       ymm6, ymm11, 14                            ; round 4
        vprorq       ymm5, ymm11, 18
        vprorq       ymm4, ymm11, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogq   ymm6, ymm11, ymm31, 184
        vpbroadcastq ymm5, [rax + 32]
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm25, ymm12, ymm25
        vpaddq       ymm25, ymm25, ymm6
        vpaddq       ymm25, ymm4, ymm25
        vprorq       ymm12, ymm8, 28
        vprorq       ymm6, ymm8, 34
        vprorq       ymm5, ymm8, 39
        vpternlogq   ymm5, ymm12, ymm6, 150
        vmovdqa64    ymm12, ymm8
        vpternlogq   ymm12, ymm29, ymm10, 232
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm25, ymm12
        vpaddq       ymm25, ymm26, ymm25
            vprorq   ymm26, ymm9, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   ymm6, ymm9, 61
            vpsrlq   ymm5, ymm9, 6
            vpternlogq ymm5, ymm26, ymm6, 150
            vprorq   ymm26, ymm14, 1
            vprorq   ymm6, ymm14, 8
            vpsrlq   ymm4, ymm14, 7
            vpternlogq ymm4, ymm26, ymm6, 150
            vpaddq   ymm26, ymm22, ymm13
            vpaddq   ymm26, ymm26, ymm4
            vpaddq   ymm26, ymm26, ymm5
        vprorq       ymm6, ymm25, 14                            ; round 5
        vprorq       ymm5, ymm25, 18
        vprorq       ymm4, ymm25, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogq   ymm6, ymm25, ymm11, 184
        vpbroadcastq ymm5, [rax + 40]
        vpaddq       ymm13, ymm13, ymm5
        vpaddq       ymm28, ymm13, ymm28
        vpaddq       ymm28, ymm28, ymm6
        vpaddq       ymm28, ymm4, ymm28
        vprorq       ymm13, ymm12, 28
        vprorq       ymm6, ymm12, 34
        vprorq       ymm5, ymm12, 39
        vpternlogq   ymm5, ymm13, ymm6, 150
        vmovdqa64    ymm13, ymm12
        vpternlogq   ymm13, ymm10, ymm8, 232
        vpaddq       ymm13, ymm13, ymm5
        vpaddq       ymm13, ymm28, ymm13
        vpaddq       ymm28, ymm29, ymm28
            vprorq   ymm29, ymm7, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   ymm6, ymm7, 61
            vpsrlq   ymm5, ymm7, 6
            vpternlogq ymm5, ymm29, ymm6, 150
            vprorq   ymm29, ymm15, 1
            vprorq   ymm6, ymm15, 8
            vpsrlq   ymm4, ymm15, 7
            vpternlogq ymm4, ymm29, ymm6, 150
            vpaddq   ymm29, ymm23, ymm14
            vpaddq   ymm29, ymm29, ymm4
            vpaddq   ymm29, ymm29, ymm5
        vprorq       ymm6, ymm28, 14                            ; round 6
        vprorq       ymm5, ymm28, 18
        vprorq       ymm4, ymm28, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm11
        vpternlogq   ymm6, ymm28, ymm25, 184
        vpbroadcastq ymm5, [rax + 48]
        vpaddq       ymm14, ymm14, ymm5
        vpaddq       ymm31, ymm14, ymm31
        vpaddq       ymm31, ymm31, ymm6
        vpaddq       ymm31, ymm4, ymm31
        vprorq       ymm14, ymm13, 28
        vprorq       ymm6, ymm13, 34
        vprorq       ymm5, ymm13, 39
        vpternlogq   ymm5, ymm14, ymm6, 150
        vmovdqa64    ymm14, ymm13
        vpternlogq   ymm14, ymm8, ymm12, 232
        vpaddq       ymm14, ymm14, ymm5
        vpaddq       ymm14, ymm31, ymm14
        vpaddq       ymm31, ymm10, ymm31
            vprorq   ymm10, ymm26, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   ymm6, ymm26, 61
            vpsrlq   ymm5, ymm26, 6
            vpternlogq ymm5, ymm10, ymm6, 150
            vprorq   ymm10, ymm16, 1
            vprorq   ymm6, ymm16, 8
            vpsrlq   ymm4, ymm16, 7
            vpternlogq ymm4, ymm10, ymm6, 150
            vpaddq   ymm10, ymm15, ymm4
            vpaddq   ymm10, ymm10, ymm24
            vpaddq   ymm10, ymm10, ymm5
        vprorq       ymm6, ymm31, 14                            ; round 7
        vprorq       ymm5, ymm31, 18
        vprorq       ymm4, ymm31, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogq   ymm6, ymm31, ymm28, 184
        vpbroadcastq ymm5, [rax + 56]
        vpaddq       ymm15, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm11
        vpaddq       ymm15, ymm15, ymm6
        vpaddq       ymm15, ymm15, ymm4
        vprorq       ymm11, ymm14, 28
        vprorq       ymm6, ymm14, 34
        vprorq       ymm5, ymm14, 39
        vpternlogq   ymm5, ymm11, ymm6, 150
        vmovdqa64    ymm11, ymm14
        vpternlogq   ymm11, ymm12, ymm13, 232
        vpaddq       ymm11, ymm11, ymm5
        vpaddq       ymm11, ymm15, ymm11
        vpaddq       ymm15, ymm8, ymm15
            vprorq   ymm8, ymm29, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   ymm6, ymm29, 61
            vpsrlq   ymm5, ymm29, 6
            vpternlogq ymm5, ymm8, ymm6, 150
            vprorq   ymm8, ymm17, 1
            vprorq   ymm6, ymm17, 8
            vpsrlq   ymm4, ymm17, 7
            vpternlogq ymm4, ymm8, ymm6, 150
            vpaddq   ymm8, ymm16, ymm4
            vpaddq   ymm8, ymm8, ymm27
            vpaddq   ymm8, ymm8, ymm5
        vprorq       ymm6, ymm15, 14                            ; round 8
        vprorq       ymm5, ymm15, 18
        vprorq       ymm4, ymm15, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogq   ymm6, ymm15, ymm31, 184
        vpbroadcastq ymm5, [rax + 64]
        vpaddq       ymm16, ymm16, ymm5
        vpaddq       ymm25, ymm16, ymm25
        vpaddq       ymm25, ymm25, ymm6
        vpaddq       ymm25, ymm4, ymm25
        vprorq       ymm16, ymm11, 28
        vprorq       ymm6, ymm11, 34
        vprorq       ymm5, ymm11, 39
        vpternlogq   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm11
        vpternlogq   ymm16, ymm13, ymm14, 232
        vpaddq       ymm16, ymm5, ymm16
        vpaddq       ymm16, ymm25, ymm16
        vpaddq       ymm25, ymm12, ymm25
            vprorq   ymm12, ymm10, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   ymm6, ymm10, 61
            vpsrlq   ymm5, ymm10, 6
            vpternlogq ymm5, ymm12, ymm6, 150
            vprorq   ymm12, ymm18, 1
            vprorq   ymm6, ymm18, 8
            vpsrlq   ymm4, ymm18, 7
            vpternlogq ymm4, ymm12, ymm6, 150
            vpaddq   ymm12, ymm17, ymm4
            vpaddq   ymm12, ymm12, ymm30
            vpaddq   ymm12, ymm12, ymm5
        vprorq       ymm6, ymm25, 14                            ; round 9
        vprorq       ymm5, ymm25, 18
        vprorq       ymm4, ymm25, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogq   ymm6, ymm25, ymm15, 184
        vpbroadcastq ymm5, [rax + 72]
        vpaddq       ymm17, ymm17, ymm5
        vpaddq       ymm28, ymm17, ymm28
        vpaddq       ymm28, ymm28, ymm6
        vpaddq       ymm28, ymm4, ymm28
        vprorq       ymm17, ymm16, 28
        vprorq       ymm6, ymm16, 34
        vprorq       ymm5, ymm16, 39
        vpternlogq   ymm5, ymm17, ymm6, 150
        vmovdqa64    ymm17, ymm16
        vpternlogq   ymm17, ymm14, ymm11, 232
        vpaddq       ymm17, ymm5, ymm17
        vpaddq       ymm17, ymm28, ymm17
        vpaddq       ymm28, ymm13, ymm28
            vprorq   ymm13, ymm8, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   ymm6, ymm8, 61
            vpsrlq   ymm5, ymm8, 6
            vpternlogq ymm5, ymm13, ymm6, 150
            vprorq   ymm13, ymm19, 1
            vprorq   ymm6, ymm19, 8
            vpsrlq   ymm4, ymm19, 7
            vpternlogq ymm4, ymm13, ymm6, 150
            vpaddq   ymm13, ymm18, ymm4
            vpaddq   ymm13, ymm13, ymm9
            vpaddq   ymm13, ymm13, ymm5
        vprorq       ymm6, ymm28, 14                            ; round 10
        vprorq       ymm5, ymm28, 18
        vprorq       ymm4, ymm28, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm15
        vpternlogq   ymm6, ymm28, ymm25, 184
        vpbroadcastq ymm5, [rax + 80]
        vpaddq       ymm18, ymm18, ymm5
        vpaddq       ymm31, ymm18, ymm31
        vpaddq       ymm31, ymm31, ymm6
        vpaddq       ymm31, ymm4, ymm31
        vprorq       ymm18, ymm17, 28
        vprorq       ymm6, ymm17, 34
        vprorq       ymm5, ymm17, 39
        vpternlogq   ymm5, ymm18, ymm6, 150
        vmovdqa64    ymm18, ymm17
        vpternlogq   ymm18, ymm11, ymm16, 232
        vpaddq       ymm18, ymm5, ymm18
        vpaddq       ymm18, ymm31, ymm18
        vpaddq       ymm31, ymm14, ymm31
            vprorq   ymm14, ymm12, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   ymm6, ymm12, 61
            vpsrlq   ymm5, ymm12, 6
            vpternlogq ymm5, ymm14, ymm6, 150
            vprorq   ymm14, ymm20, 1
            vprorq   ymm6, ymm20, 8
            vpsrlq   ymm4, ymm20, 7
            vpternlogq ymm4, ymm14, ymm6, 150
            vpaddq   ymm14, ymm19, ymm4
            vpaddq   ymm14, ymm14, ymm7
            vpaddq   ymm14, ymm14, ymm5
        vprorq       ymm6, ymm31, 14                            ; round 11
        vprorq       ymm5, ymm31, 18
        vprorq       ymm4, ymm31, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogq   ymm6, ymm31, ymm28, 184
        vpbroadcastq ymm5, [rax + 88]
        vpaddq       ymm19, ymm19, ymm5
        vpaddq       ymm19, ymm19, ymm15
        vpaddq       ymm19, ymm19, ymm6
        vpaddq       ymm19, ymm4, ymm19
        vprorq       ymm15, ymm18, 28
        vprorq       ymm6, ymm18, 34
        vprorq       ymm5, ymm18, 39
        vpternlogq   ymm5, ymm15, ymm6, 150
        vmovdqa64    ymm15, ymm18
        vpternlogq   ymm15, ymm16, ymm17, 232
        vpaddq       ymm15, ymm15, ymm5
        vpaddq       ymm15, ymm19, ymm15
        vpaddq       ymm19, ymm11, ymm19
            vprorq   ymm11, ymm13, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   ymm6, ymm13, 61
            vpsrlq   ymm5, ymm13, 6
            vpternlogq ymm5, ymm11, ymm6, 150
            vprorq   ymm11, ymm21, 1
            vprorq   ymm6, ymm21, 8
            vpsrlq   ymm4, ymm21, 7
            vpternlogq ymm4, ymm11, ymm6, 150
            vpaddq   ymm11, ymm20, ymm4
            vpaddq   ymm11, ymm11, ymm26
            vpaddq   ymm11, ymm11, ymm5
        vprorq       ymm6, ymm19, 14                            ; round 12
        vprorq       ymm5, ymm19, 18
        vprorq       ymm4, ymm19, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogq   ymm6, ymm19, ymm31, 184
        vpbroadcastq ymm5, [rax + 96]
        vpaddq       ymm20, ymm20, ymm5
        vpaddq       ymm25, ymm20, ymm25
        vpaddq       ymm25, ymm25, ymm6
        vpaddq       ymm25, ymm4, ymm25
        vprorq       ymm20, ymm15, 28
        vprorq       ymm6, ymm15, 34
        vprorq       ymm5, ymm15, 39
        vpternlogq   ymm5, ymm20, ymm6, 150
        vmovdqa64    ymm20, ymm15
        vpternlogq   ymm20, ymm17, ymm18, 232
        vpaddq       ymm20, ymm5, ymm20
        vpaddq       ymm3, ymm25, ymm20
        vpaddq       ymm25, ymm16, ymm25
            vprorq   ymm20, ymm14, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   ymm16, ymm14, 61
            vpsrlq   ymm6, ymm14, 6
            vpternlogq ymm6, ymm20, ymm16, 150
            vprorq   ymm20, ymm22, 1
            vprorq   ymm16, ymm22, 8
            vpsrlq   ymm5, ymm22, 7
            vpternlogq ymm5, ymm20, ymm16, 150
            vpaddq   ymm20, ymm21, ymm5
            vpaddq   ymm20, ymm20, ymm29
            vpaddq   ymm20, ymm20, ymm6
        vprorq       ymm16, ymm25, 14                           ; round 13
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm31
        vpternlogq   ymm16, ymm25, ymm19, 184
        vpbroadcastq ymm6, [rax + 104]
        vpaddq       ymm21, ymm21, ymm6
        vpaddq       ymm28, ymm21, ymm28
        vpaddq       ymm28, ymm28, ymm16
        vpaddq       ymm28, ymm5, ymm28
        vprorq       ymm21, ymm3, 28
        vprorq       ymm16, ymm3, 34
        vprorq       ymm6, ymm3, 39
        vpternlogq   ymm6, ymm21, ymm16, 150
        vmovdqa64    ymm21, ymm3
        vpternlogq   ymm21, ymm18, ymm15, 232
        vpaddq       ymm21, ymm6, ymm21
        vpaddq       ymm2, ymm28, ymm21
        vpaddq       ymm6, ymm17, ymm28
            vprorq   ymm28, ymm11, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   ymm21, ymm11, 61
            vpsrlq   ymm17, ymm11, 6
            vpternlogq ymm17, ymm28, ymm21, 150
            vprorq   ymm28, ymm23, 1
            vprorq   ymm21, ymm23, 8
            vpsrlq   ymm16, ymm23, 7
            vpternlogq ymm16, ymm28, ymm21, 150
            vpaddq   ymm28, ymm22, ymm16
            vpaddq   ymm28, ymm28, ymm10
            vpaddq   ymm28, ymm28, ymm17
        vprorq       ymm21, ymm6, 14                            ; round 14
        vprorq       ymm17, ymm6, 18
        vprorq       ymm16, ymm6, 41
        vpternlogq   ymm16, ymm21, ymm17, 150
        vmovdqa64    ymm21, ymm19
        vpternlogq   ymm21, ymm6, ymm25, 184
        vpbroadcastq ymm17, [rax + 112]
        vpaddq       ymm22, ymm22, ymm17
        vpaddq       ymm31, ymm22, ymm31
        vpaddq       ymm31, ymm31, ymm21
        vpaddq       ymm31, ymm16, ymm31
        vprorq       ymm22, ymm2, 28
        vprorq       ymm21, ymm2, 34
        vprorq       ymm17, ymm2, 39
        vpternlogq   ymm17, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm2
        vpternlogq   ymm22, ymm15, ymm3, 232
        vpaddq       ymm22, ymm17, ymm22
        vpaddq       ymm1, ymm31, ymm22
        vpaddq       ymm5, ymm18, ymm31
            vprorq   ymm31, ymm20, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   ymm22, ymm20, 61
            vpsrlq   ymm21, ymm20, 6
            vpternlogq ymm21, ymm31, ymm22, 150
            vprorq   ymm31, ymm24, 1
            vprorq   ymm22, ymm24, 8
            vpsrlq   ymm18, ymm24, 7
            vpternlogq ymm18, ymm31, ymm22, 150
            vpaddq   ymm31, ymm23, ymm18
            vpaddq   ymm31, ymm31, ymm8
            vpaddq   ymm31, ymm31, ymm21
        vprorq       ymm22, ymm5, 14                            ; round 15
        vprorq       ymm21, ymm5, 18
        vprorq       ymm18, ymm5, 41
        vpternlogq   ymm18, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm25
        vpternlogq   ymm22, ymm5, ymm6, 184
        vpbroadcastq ymm21, [rax + 120]
        vpaddq       ymm23, ymm23, ymm21
        vpaddq       ymm23, ymm23, ymm19
        vpaddq       ymm23, ymm23, ymm22
        vpaddq       ymm23, ymm18, ymm23
        vprorq       ymm22, ymm1, 28
        vprorq       ymm21, ymm1, 34
        vprorq       ymm19, ymm1, 39
        vpternlogq   ymm19, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm1
        vpternlogq   ymm22, ymm3, ymm2, 232
        vpaddq       ymm22, ymm19, ymm22
        vpaddq       ymm0, ymm23, ymm22
        vpaddq       ymm4, ymm15, ymm23
        add          rax, 128
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
        cmp          rax, r10
        jne          NSMS_L(multi_rounds_and_schedule)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label multi_rounds_and_schedule, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       ymm24, ymm4, 14                            ; round 0
        vprorq       ymm25, ymm4, 18
        vprorq       ymm26, ymm4, 41
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm6
        vpternlogq   ymm24, ymm4, ymm5, 184
        vpbroadcastq ymm25, [rax]
        vpaddq       ymm7, ymm8, ymm7
        vpaddq       ymm7, ymm7, ymm25
        vpaddq       ymm7, ymm7, ymm24
        vpaddq       ymm7, ymm7, ymm26
        vprorq       ymm24, ymm0, 28
        vprorq       ymm25, ymm0, 34
        vprorq       ymm26, ymm0, 39
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm0
        vpternlogq   ymm24, ymm2, ymm1, 232
        vpaddq       ymm24, ymm26, ymm24
        vpaddq       ymm24, ymm7, ymm24
        vpaddq       ymm3, ymm3, ymm7
        vprorq       ymm7, ymm3, 14                             ; round 1
        vprorq       ymm25, ymm3, 18
        vprorq       ymm26, ymm3, 41
        vpternlogq   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm5
        vpternlogq   ymm7, ymm3, ymm4, 184
        vpbroadcastq ymm25, [rax + 8]
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm6, ymm6, ymm25
        vpaddq       ymm6, ymm6, ymm7
        vpaddq       ymm6, ymm6, ymm26
        vprorq       ymm7, ymm24, 28
        vprorq       ymm25, ymm24, 34
        vprorq       ymm26, ymm24, 39
        vpternlogq   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm24
        vpternlogq   ymm7, ymm1, ymm0, 232
        vpaddq       ymm7, ymm26, ymm7
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm2, ymm2, ymm6
        vprorq       ymm6, ymm2, 14                             ; round 2
        vprorq       ymm25, ymm2, 18
        vprorq       ymm26, ymm2, 41
        vpternlogq   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm4
        vpternlogq   ymm6, ymm2, ymm3, 184
        vpbroadcastq ymm25, [rax + 16]
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm5, ymm5, ymm25
        vpaddq       ymm5, ymm5, ymm6
        vpaddq       ymm5, ymm5, ymm26
        vprorq       ymm6, ymm7, 28
        vprorq       ymm25, ymm7, 34
        vprorq       ymm26, ymm7, 39
        vpternlogq   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm7
        vpternlogq   ymm6, ymm0, ymm24, 232
        vpaddq       ymm6, ymm26, ymm6
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm1, ymm1, ymm5
        vprorq       ymm5, ymm1, 14                             ; round 3
        vprorq       ymm25, ymm1, 18
        vprorq       ymm26, ymm1, 41
        vpternlogq   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm3
        vpternlogq   ymm5, ymm1, ymm2, 184
        vpbroadcastq ymm25, [rax + 24]
        vpaddq       ymm4, ymm11, ymm4
        vpaddq       ymm4, ymm4, ymm25
        vpaddq       ymm4, ymm4, ymm5
        vpaddq       ymm4, ymm4, ymm26
        vprorq       ymm5, ymm6, 28
        vprorq       ymm25, ymm6, 34
        vprorq       ymm26, ymm6, 39
        vpternlogq   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm6
        vpternlogq   ymm5, ymm24, ymm7, 232
        vpaddq       ymm5, ymm26, ymm5
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm0, ymm0, ymm4
        vprorq       ymm4, ymm0, 14                             ; round 4
        vprorq       ymm25, ymm0, 18
        vprorq       ymm26, ymm0, 41
        vpternlogq   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm2
        vpternlogq   ymm4, ymm0, ymm1, 184
        vpbroadcastq ymm25, [rax + 32]
        vpaddq       ymm25, ymm12, ymm25
        vpaddq       ymm3, ymm25, ymm3
        vpaddq       ymm3, ymm3, ymm4
        vpaddq       ymm3, ymm26, ymm3
        vprorq       ymm4, ymm5, 28
        vprorq       ymm25, ymm5, 34
        vprorq       ymm26, ymm5, 39
        vpternlogq   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm5
        vpternlogq   ymm4, ymm7, ymm6, 232
        vpaddq       ymm4, ymm26, ymm4
        vpaddq       ymm4, ymm3, ymm4
        vpaddq       ymm3, ymm24, ymm3
        vprorq       ymm24, ymm3, 14                            ; round 5
        vprorq       ymm25, ymm3, 18
        vprorq       ymm26, ymm3, 41
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm1
        vpternlogq   ymm24, ymm3, ymm0, 184
        vpbroadcastq ymm25, [rax + 40]
        vpaddq       ymm25, ymm13, ymm25
        vpaddq       ymm2, ymm25, ymm2
        vpaddq       ymm2, ymm2, ymm24
        vpaddq       ymm2, ymm26, ymm2
        vprorq       ymm24, ymm4, 28
        vprorq       ymm25, ymm4, 34
        vprorq       ymm26, ymm4, 39
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm4
        vpternlogq   ymm24, ymm6, ymm5, 232
        vpaddq       ymm24, ymm26, ymm24
        vpaddq       ymm24, ymm2, ymm24
        vpaddq       ymm2, ymm7, ymm2
        vprorq       ymm7, ymm2, 14                             ; round 6
        vprorq       ymm25, ymm2, 18
        vprorq       ymm26, ymm2, 41
        vpternlogq   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm0
        vpternlogq   ymm7, ymm2, ymm3, 184
        vpbroadcastq ymm25, [rax + 48]
        vpaddq       ymm25, ymm14, ymm25
        vpaddq       ymm1, ymm25, ymm1
        vpaddq       ymm1, ymm1, ymm7
        vpaddq       ymm1, ymm26, ymm1
        vprorq       ymm7, ymm24, 28
        vprorq       ymm25, ymm24, 34
        vprorq       ymm26, ymm24, 39
        vpternlogq   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm24
        vpternlogq   ymm7, ymm5, ymm4, 232
        vpaddq       ymm7, ymm26, ymm7
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm1, ymm6, ymm1
        vprorq       ymm6, ymm1, 14                             ; round 7
        vprorq       ymm25, ymm1, 18
        vprorq       ymm26, ymm1, 41
        vpternlogq   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm3
        vpternlogq   ymm6, ymm1, ymm2, 184
        vpbroadcastq ymm25, [rax + 56]
        vpaddq       ymm25, ymm15, ymm25
        vpaddq       ymm0, ymm25, ymm0
        vpaddq       ymm0, ymm0, ymm6
        vpaddq       ymm0, ymm26, ymm0
        vprorq       ymm6, ymm7, 28
        vprorq       ymm25, ymm7, 34
        vprorq       ymm26, ymm7, 39
        vpternlogq   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm7
        vpternlogq   ymm6, ymm4, ymm24, 232
        vpaddq       ymm6, ymm26, ymm6
        vpaddq       ymm6, ymm0, ymm6
        vpaddq       ymm0, ymm5, ymm0
        vprorq       ymm5, ymm0, 14                             ; round 8
        vprorq       ymm25, ymm0, 18
        vprorq       ymm26, ymm0, 41
        vpternlogq   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm2
        vpternlogq   ymm5, ymm0, ymm1, 184
        vpbroadcastq ymm25, [rax + 64]
        vpaddq       ymm25, ymm16, ymm25
        vpaddq       ymm3, ymm25, ymm3
        vpaddq       ymm3, ymm3, ymm5
        vpaddq       ymm3, ymm26, ymm3
        vprorq       ymm5, ymm6, 28
        vprorq       ymm25, ymm6, 34
        vprorq       ymm26, ymm6, 39
        vpternlogq   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm6
        vpternlogq   ymm5, ymm24, ymm7, 232
        vpaddq       ymm5, ymm26, ymm5
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm3, ymm4, ymm3
        vprorq       ymm4, ymm3, 14                             ; round 9
        vprorq       ymm25, ymm3, 18
        vprorq       ymm26, ymm3, 41
        vpternlogq   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm1
        vpternlogq   ymm4, ymm3, ymm0, 184
        vpbroadcastq ymm25, [rax + 72]
        vpaddq       ymm25, ymm17, ymm25
        vpaddq       ymm2, ymm25, ymm2
        vpaddq       ymm2, ymm2, ymm4
        vpaddq       ymm2, ymm26, ymm2
        vprorq       ymm4, ymm5, 28
        vprorq       ymm25, ymm5, 34
        vprorq       ymm26, ymm5, 39
        vpternlogq   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm5
        vpternlogq   ymm4, ymm7, ymm6, 232
        vpaddq       ymm4, ymm26, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vpaddq       ymm2, ymm24, ymm2
        vprorq       ymm24, ymm2, 14                            ; round 10
        vprorq       ymm25, ymm2, 18
        vprorq       ymm26, ymm2, 41
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm0
        vpternlogq   ymm24, ymm2, ymm3, 184
        vpbroadcastq ymm25, [rax + 80]
        vpaddq       ymm25, ymm18, ymm25
        vpaddq       ymm1, ymm25, ymm1
        vpaddq       ymm1, ymm1, ymm24
        vpaddq       ymm1, ymm26, ymm1
        vprorq       ymm24, ymm4, 28
        vprorq       ymm25, ymm4, 34
        vprorq       ymm26, ymm4, 39
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm4
        vpternlogq   ymm24, ymm6, ymm5, 232
        vpaddq       ymm24, ymm26, ymm24
        vpaddq       ymm24, ymm1, ymm24
        vpaddq       ymm1, ymm7, ymm1
        vprorq       ymm7, ymm1, 14                             ; round 11
        vprorq       ymm25, ymm1, 18
        vprorq       ymm26, ymm1, 41
        vpternlogq   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm3
        vpternlogq   ymm7, ymm1, ymm2, 184
        vpbroadcastq ymm25, [rax + 88]
        vpaddq       ymm25, ymm19, ymm25
        vpaddq       ymm0, ymm25, ymm0
        vpaddq       ymm0, ymm0, ymm7
        vpaddq       ymm0, ymm26, ymm0
        vprorq       ymm7, ymm24, 28
        vprorq       ymm25, ymm24, 34
        vprorq       ymm26, ymm24, 39
        vpternlogq   ymm26, ymm7, ymm25, 150
        vmovdqa64    ymm7, ymm24
        vpternlogq   ymm7, ymm5, ymm4, 232
        vpaddq       ymm7, ymm26, ymm7
        vpaddq       ymm7, ymm0, ymm7
        vpaddq       ymm0, ymm6, ymm0
        vprorq       ymm6, ymm0, 14                             ; round 12
        vprorq       ymm25, ymm0, 18
        vprorq       ymm26, ymm0, 41
        vpternlogq   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm2
        vpternlogq   ymm6, ymm0, ymm1, 184
        vpbroadcastq ymm25, [rax + 96]
        vpaddq       ymm25, ymm20, ymm25
        vpaddq       ymm3, ymm25, ymm3
        vpaddq       ymm3, ymm3, ymm6
        vpaddq       ymm3, ymm26, ymm3
        vprorq       ymm6, ymm7, 28
        vprorq       ymm25, ymm7, 34
        vprorq       ymm26, ymm7, 39
        vpternlogq   ymm26, ymm6, ymm25, 150
        vmovdqa64    ymm6, ymm7
        vpternlogq   ymm6, ymm4, ymm24, 232
        vpaddq       ymm6, ymm26, ymm6
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm3, ymm5, ymm3
        vprorq       ymm5, ymm3, 14                             ; round 13
        vprorq       ymm25, ymm3, 18
        vprorq       ymm26, ymm3, 41
        vpternlogq   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm1
        vpternlogq   ymm5, ymm3, ymm0, 184
        vpbroadcastq ymm25, [rax + 104]
        vpaddq       ymm25, ymm21, ymm25
        vpaddq       ymm2, ymm25, ymm2
        vpaddq       ymm2, ymm2, ymm5
        vpaddq       ymm2, ymm26, ymm2
        vprorq       ymm5, ymm6, 28
        vprorq       ymm25, ymm6, 34
        vprorq       ymm26, ymm6, 39
        vpternlogq   ymm26, ymm5, ymm25, 150
        vmovdqa64    ymm5, ymm6
        vpternlogq   ymm5, ymm24, ymm7, 232
        vpaddq       ymm5, ymm26, ymm5
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm2, ymm4, ymm2
        vprorq       ymm4, ymm2, 14                             ; round 14
        vprorq       ymm25, ymm2, 18
        vprorq       ymm26, ymm2, 41
        vpternlogq   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm0
        vpternlogq   ymm4, ymm2, ymm3, 184
        vpbroadcastq ymm25, [rax + 112]
        vpaddq       ymm25, ymm22, ymm25
        vpaddq       ymm1, ymm25, ymm1
        vpaddq       ymm1, ymm1, ymm4
        vpaddq       ymm1, ymm26, ymm1
        vprorq       ymm4, ymm5, 28
        vprorq       ymm25, ymm5, 34
        vprorq       ymm26, ymm5, 39
        vpternlogq   ymm26, ymm4, ymm25, 150
        vmovdqa64    ymm4, ymm5
        vpternlogq   ymm4, ymm7, ymm6, 232
        vpaddq       ymm4, ymm26, ymm4
        vpaddq       ymm4, ymm1, ymm4
        vpaddq       ymm1, ymm24, ymm1
        vprorq       ymm24, ymm1, 14                            ; round 15
        vprorq       ymm25, ymm1, 18
        vprorq       ymm26, ymm1, 41
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm3
        vpternlogq   ymm24, ymm1, ymm2, 184
        vpbroadcastq ymm25, [rax + 120]
        vpaddq       ymm25, ymm23, ymm25
        vpaddq       ymm0, ymm25, ymm0
        vpaddq       ymm0, ymm0, ymm24
        vpaddq       ymm0, ymm26, ymm0
        vprorq       ymm24, ymm4, 28
        vprorq       ymm25, ymm4, 34
        vprorq       ymm26, ymm4, 39
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm4
        vpternlogq   ymm24, ymm6, ymm5, 232
        vmovdqu64    ymm25, [rdi + 32]                          ; H = H + (a, b, ...)
        vmovdqu64    ymm27, [rdi + 64]
        vmovdqu64    ymm28, [rdi + 96]
        vmovdqu64    ymm29, [rdi + 160]
        vmovdqu64    ymm30, [rdi + 192]
        vmovdqu64    ymm31, [rdi + 224]
        vpaddq       ymm26, ymm26, [rdi]
        vpaddq       ymm24, ymm24, ymm26
        vpaddq       ymm24, ymm0, ymm24
        vmovdqu64    [rdi], ymm24
        vpaddq       ymm4, ymm25, ymm4
        vmovdqu64    [rdi + 32], ymm4
        vpaddq       ymm4, ymm27, ymm5
        vmovdqu64    [rdi + 64], ymm4
        vpaddq       ymm4, ymm28, ymm6
        vmovdqu64    [rdi + 96], ymm4
        vpaddq       ymm4, ymm7, [rdi + 128]
        vpaddq       ymm0, ymm4, ymm0
        vmovdqu64    [rdi + 128], ymm0
        vpaddq       ymm0, ymm29, ymm1
        vmovdqu64    [rdi + 160], ymm0
        vpaddq       ymm0, ymm30, ymm2
        vmovdqu64    [rdi + 192], ymm0
        vpaddq       ymm0, ymm31, ymm3
        vmovdqu64    [rdi + 224], ymm0
        add          rsi, 128                                   ; the next block
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)
NSMS_L(multi_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        vmovaps      xmm11, [rsp + 80]
        vmovaps      xmm12, [rsp + 96]
        vmovaps      xmm13, [rsp + 112]
        vmovaps      xmm14, [rsp + 128]
        vmovaps      xmm15, [rsp + 144]
        add          rsp, 168
        pop          rdi
        pop          rsi
        ret
%else
        ret
%endif
NSMS_L(multi_end):

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4):function hidden (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4))
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4):function (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4)
%endif
NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4):
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
        cmp          r8, 4
        jb           NSMS_L(pairs_less_than_a_batch)
        ; Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_full_batch):

        ; a block with message words
            vmovdqu64 xmm24, [rsi]                              ; W_0 to W_1
            vinserti32x4 ymm24, ymm24, [rsi + 256], 1
            vmovdqu64 xmm25, [rsi + 128]
            vinserti32x4 ymm25, ymm25, [rsi + 384], 1
            vpunpcklqdq ymm26, ymm24, ymm25
            vpunpckhqdq ymm24, ymm24, ymm25
            vmovdqu64 ymm25, [rel NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  ymm8, ymm26, ymm25
            vpshufb  ymm9, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 16]                         ; W_2 to W_3
            vinserti32x4 ymm24, ymm24, [rsi + 272], 1
            vmovdqu64 xmm26, [rsi + 144]
            vinserti32x4 ymm26, ymm26, [rsi + 400], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm10, ymm27, ymm25
            vpshufb  ymm11, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 32]                         ; W_4 to W_5
            vinserti32x4 ymm24, ymm24, [rsi + 288], 1
            vmovdqu64 xmm26, [rsi + 160]
            vinserti32x4 ymm26, ymm26, [rsi + 416], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm12, ymm27, ymm25
            vpshufb  ymm13, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 48]                         ; W_6 to W_7
            vinserti32x4 ymm24, ymm24, [rsi + 304], 1
            vmovdqu64 xmm26, [rsi + 176]
            vinserti32x4 ymm26, ymm26, [rsi + 432], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm14, ymm27, ymm25
            vpshufb  ymm15, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 64]                         ; W_8 to W_9
            vinserti32x4 ymm24, ymm24, [rsi + 320], 1
            vmovdqu64 xmm26, [rsi + 192]
            vinserti32x4 ymm26, ymm26, [rsi + 448], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm16, ymm27, ymm25
            vpshufb  ymm17, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 80]                         ; W_10 to W_11
            vinserti32x4 ymm24, ymm24, [rsi + 336], 1
            vmovdqu64 xmm26, [rsi + 208]
            vinserti32x4 ymm26, ymm26, [rsi + 464], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm18, ymm27, ymm25
            vpshufb  ymm19, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 96]                         ; W_12 to W_13
            vinserti32x4 ymm24, ymm24, [rsi + 352], 1
            vmovdqu64 xmm26, [rsi + 224]
            vinserti32x4 ymm26, ymm26, [rsi + 480], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm20, ymm27, ymm25
            vpshufb  ymm21, ymm24, ymm25
            vmovdqu64 xmm24, [rsi + 112]                        ; W_14 to W_15
            vinserti32x4 ymm24, ymm24, [rsi + 368], 1
            vmovdqu64 xmm26, [rsi + 240]
            vinserti32x4 ymm26, ymm26, [rsi + 496], 1
            vpunpcklqdq ymm27, ymm24, ymm26
            vpunpckhqdq ymm24, ymm24, ymm26
            vpshufb  ymm22, ymm27, ymm25
            vpshufb  ymm23, ymm24, ymm25
        vpbroadcastq ymm0, [rel NSMS_L(H0)]                     ; a, b, ... = H
        vpbroadcastq ymm1, [rel NSMS_L(H0) + 8]
        vpbroadcastq ymm2, [rel NSMS_L(H0) + 16]
        vpbroadcastq ymm3, [rel NSMS_L(H0) + 24]
        vpbroadcastq ymm4, [rel NSMS_L(H0) + 32]
        vpbroadcastq ymm5, [rel NSMS_L(H0) + 40]
        vpbroadcastq ymm6, [rel NSMS_L(H0) + 48]
        vpbroadcastq ymm7, [rel NSMS_L(H0) + 56]
        lea          rcx, [rel NSMS_L(K)]
        lea          rdx, [rel NSMS_L(K) + 512]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; scratch: rax; kp: rcx;
        ;   digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_rounds_and_schedule0):

        ; rounds 0 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprorq   ymm24, ymm22, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   ymm25, ymm22, 61
            vpsrlq   ymm26, ymm22, 6
            vpternlogq ymm26, ymm24, ymm25, 150
            vprorq   ymm24, ymm9, 1
            vprorq   ymm25, ymm9, 8
            vpsrlq   ymm27, ymm9, 7
            vpternlogq ymm27, ymm24, ymm25, 150
            vpaddq   ymm24, ymm17, ymm8
            vpaddq   ymm24, ymm24, ymm26
            vpaddq   ymm24, ymm27, ymm24
        vprorq       ymm25, ymm4, 14                            ; round 0
        vprorq       ymm26, ymm4, 18
        vprorq       ymm27, ymm4, 41
        vpternlogq   ymm27, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm6
        vpternlogq   ymm25, ymm4, ymm5, 184
        vpbroadcastq ymm26, [rcx]
        vpaddq       ymm28, ymm7, ymm8
        vpaddq       ymm26, ymm28, ymm26
        vpaddq       ymm25, ymm26, ymm25
        vpaddq       ymm25, ymm25, ymm27
        vprorq       ymm26, ymm0, 28
        vprorq       ymm27, ymm0, 34
        vprorq       ymm28, ymm0, 39
        vpternlogq   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm0
        vpternlogq   ymm26, ymm2, ymm1, 232
        vpaddq       ymm26, ymm28, ymm26
        vpaddq       ymm26, ymm25, ymm26
        vpaddq       ymm25, ymm3, ymm25
            vprorq   ymm27, ymm23, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   ymm28, ymm23, 61
            vpsrlq   ymm29, ymm23, 6
            vpternlogq ymm29, ymm27, ymm28, 150
            vprorq   ymm27, ymm10, 1
            vprorq   ymm28, ymm10, 8
            vpsrlq   ymm30, ymm10, 7
            vpternlogq ymm30, ymm27, ymm28, 150
            vpaddq   ymm27, ymm18, ymm9
            vpaddq   ymm27, ymm27, ymm29
            vpaddq   ymm27, ymm30, ymm27
        vprorq       ymm28, ymm25, 14                           ; round 1
        vprorq       ymm29, ymm25, 18
        vprorq       ymm30, ymm25, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm5
        vpternlogq   ymm28, ymm25, ymm4, 184
        vpbroadcastq ymm29, [rcx + 8]
        vpaddq       ymm31, ymm6, ymm9
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm28, ymm29, ymm28
        vpaddq       ymm28, ymm28, ymm30
        vprorq       ymm29, ymm26, 28
        vprorq       ymm30, ymm26, 34
        vprorq       ymm31, ymm26, 39
        vpternlogq   ymm31, ymm29, ymm30, 150
        vmovdqa64    ymm29, ymm26
        vpternlogq   ymm29, ymm1, ymm0, 232
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm2, ymm28
            vprorq   ymm30, ymm24, 19                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm31, ymm24, 61
            vpsrlq   ymm9, ymm24, 6
            vpternlogq ymm9, ymm30, ymm31, 150
            vprorq   ymm30, ymm11, 1
            vprorq   ymm31, ymm11, 8
            vpsrlq   ymm8, ymm11, 7
            vpternlogq ymm8, ymm30, ymm31, 150
            vpaddq   ymm30, ymm19, ymm10
            vpaddq   ymm30, ymm30, ymm8
            vpaddq   ymm30, ymm30, ymm9
        vprorq       ymm31, ymm28, 14                           ; round 2
        vprorq       ymm9, ymm28, 18
        vprorq       ymm8, ymm28, 41
        vpternlogq   ymm8, ymm31, ymm9, 150
        vmovdqa64    ymm31, ymm4
        vpternlogq   ymm31, ymm28, ymm25, 184
        vpbroadcastq ymm9, [rcx + 16]
        vpaddq       ymm10, ymm10, ymm5
        vpaddq       ymm10, ymm10, ymm9
        vpaddq       ymm31, ymm10, ymm31
        vpaddq       ymm31, ymm31, ymm8
        vprorq       ymm10, ymm29, 28
        vprorq       ymm9, ymm29, 34
        vprorq       ymm8, ymm29, 39
        vpternlogq   ymm8, ymm10, ymm9, 150
        vmovdqa64    ymm10, ymm29
        vpternlogq   ymm10, ymm0, ymm26, 232
        vpaddq       ymm10, ymm8, ymm10
        vpaddq       ymm10, ymm31, ymm10
        vpaddq       ymm31, ymm1, ymm31
            vprorq   ymm9, ymm27, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   ymm8, ymm27, 61
            vpsrlq   ymm7, ymm27, 6
            vpternlogq ymm7, ymm9, ymm8, 150
            vprorq   ymm9, ymm12, 1
            vprorq   ymm8, ymm12, 8
            vpsrlq   ymm6, ymm12, 7
            vpternlogq ymm6, ymm9, ymm8, 150
            vpaddq   ymm9, ymm20, ymm11
            vpaddq   ymm9, ymm9, ymm6
            vpaddq   ymm9, ymm9, ymm7
        vprorq       ymm8, ymm31, 14                            ; round 3
        vprorq       ymm7, ymm31, 18
        vprorq       ymm6, ymm31, 41
        vpternlogq   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm25
        vpternlogq   ymm8, ymm31, ymm28, 184
        vpbroadcastq ymm7, [rcx + 24]
        vpaddq       ymm11, ymm11, ymm4
        vpaddq       ymm11, ymm11, ymm7
        vpaddq       ymm11, ymm11, ymm8
        vpaddq       ymm11, ymm11, ymm6
        vprorq       ymm8, ymm10, 28
        vprorq       ymm7, ymm10, 34
        vprorq       ymm6, ymm10, 39
        vpternlogq   ymm6, ymm8, ymm7, 150
        vmovdqa64    ymm8, ymm10
        vpternlogq   ymm8, ymm26, ymm29, 232
        vpaddq       ymm8, ymm8, ymm6
        vpaddq       ymm8, ymm11, ymm8
        vpaddq       ymm11, ymm11, ymm0
            vprorq   ymm7, ymm30, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   ymm6, ymm30, 61
            vpsrlq   ymm5, ymm30, 6
            vpternlogq ymm5, ymm7, ymm6, 150
            vprorq   ymm7, ymm13, 1
            vprorq   ymm6, ymm13, 8
            vpsrlq   ymm4, ymm13, 7
            vpternlogq ymm4, ymm7, ymm6, 150
            vpaddq   ymm7, ymm21, ymm12
            vpaddq   ymm7, ymm7, ymm4
            vpaddq   ymm7, ymm7, ymm5
        vprorq       ymm6, ymm11, 14                            ; round 4
        vprorq       ymm5, ymm11, 18
        vprorq       ymm4, ymm11, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogq   ymm6, ymm11, ymm31, 184
        vpbroadcastq ymm5, [rcx + 32]
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm25, ymm12, ymm25
        vpaddq       ymm25, ymm25, ymm6
        vpaddq       ymm25, ymm4, ymm25
        vprorq       ymm12, ymm8, 28
        vprorq       ymm6, ymm8, 34
        vprorq       ymm5, ymm8, 39
        vpternlogq   ymm5, ymm12, ymm6, 150
        vmovdqa64    ymm12, ymm8
        vpternlogq   ymm12, ymm29, ymm10, 232
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm25, ymm12
        vpaddq       ymm25, ymm26, ymm25
            vprorq   ymm26, ymm9, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   ymm6, ymm9, 61
            vpsrlq   ymm5, ymm9, 6
            vpternlogq ymm5, ymm26, ymm6, 150
            vprorq   ymm26, ymm14, 1
            vprorq   ymm6, ymm14, 8
            vpsrlq   ymm4, ymm14, 7
            vpternlogq ymm4, ymm26, ymm6, 150
            vpaddq   ymm26, ymm22, ymm13
            vpaddq   ymm26, ymm26, ymm4
            vpaddq   ymm26, ymm26, ymm5
        vprorq       ymm6, ymm25, 14                            ; round 5
        vprorq       ymm5, ymm25, 18
        vprorq       ymm4, ymm25, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogq   ymm6, ymm25, ymm11, 184
        vpbroadcastq ymm5, [rcx + 40]
        vpaddq       ymm13, ymm13, ymm5
        vpaddq       ymm28, ymm13, ymm28
        vpaddq       ymm28, ymm28, ymm6
        vpaddq       ymm28, ymm4, ymm28
        vprorq       ymm13, ymm12, 28
        vprorq       ymm6, ymm12, 34
        vprorq       ymm5, ymm12, 39
        vpternlogq   ymm5, ymm13, ymm6, 150
        vmovdqa64    ymm13, ymm12
        vpternlogq   ymm13, ymm10, ymm8, 232
        vpaddq       ymm13, ymm13, ymm5
        vpaddq       ymm13, ymm28, ymm13
        vpaddq       ymm28, ymm29, ymm28
            vprorq   ymm29, ymm7, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   ymm6, ymm7, 61
            vpsrlq   ymm5, ymm7, 6
            vpternlogq ymm5, ymm29, ymm6, 150
            vprorq   ymm29, ymm15, 1
            vprorq   ymm6, ymm15, 8
            vpsrlq   ymm4, ymm15, 7
            vpternlogq ymm4, ymm29, ymm6, 150
            vpaddq   ymm29, ymm23, ymm14
            vpaddq   ymm29, ymm29, ymm4
            vpaddq   ymm29, ymm29, ymm5
        vprorq       ymm6, ymm28, 14                            ; round 6
        vprorq       ymm5, ymm28, 18
        vprorq       ymm4, ymm28, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm11
        vpternlogq   ymm6, ymm28, ymm25, 184
        vpbroadcastq ymm5, [rcx + 48]
        vpaddq       ymm14, ymm14, ymm5
        vpaddq       ymm31, ymm14, ymm31
        vpaddq       ymm31, ymm31, ymm6
        vpaddq       ymm31, ymm4, ymm31
        vprorq       ymm14, ymm13, 28
        vprorq       ymm6, ymm13, 34
        vprorq       ymm5, ymm13, 39
        vpternlogq   ymm5, ymm14, ymm6, 150
        vmovdqa64    ymm14, ymm13
        vpternlogq   ymm14, ymm8, ymm12, 232
        vpaddq       ymm14, ymm14, ymm5
        vpaddq       ymm14, ymm31, ymm14
        vpaddq       ymm31, ymm10, ymm31
            vprorq   ymm10, ymm26, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   ymm6, ymm26, 61
            vpsrlq   ymm5, ymm26, 6
            vpternlogq ymm5, ymm10, ymm6, 150
            vprorq   ymm10, ymm16, 1
            vprorq   ymm6, ymm16, 8
            vpsrlq   ymm4, ymm16, 7
            vpternlogq ymm4, ymm10, ymm6, 150
            vpaddq   ymm10, ymm15, ymm4
            vpaddq   ymm10, ymm10, ymm24
            vpaddq   ymm10, ymm10, ymm5
        vprorq       ymm6, ymm31, 14                            ; round 7
        vprorq       ymm5, ymm31, 18
        vprorq       ymm4, ymm31, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogq   ymm6, ymm31, ymm28, 184
        vpbroadcastq ymm5, [rcx + 56]
        vpaddq       ymm15, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm11
        vpaddq       ymm15, ymm15, ymm6
        vpaddq       ymm15, ymm15, ymm4
        vprorq       ymm11, ymm14, 28
        vprorq       ymm6, ymm14, 34
        vprorq       ymm5, ymm14, 39
        vpternlogq   ymm5, ymm11, ymm6, 150
        vmovdqa64    ymm11, ymm14
        vpternlogq   ymm11, ymm12, ymm13, 232
        vpaddq       ymm11, ymm11, ymm5
        vpaddq       ymm11, ymm15, ymm11
        vpaddq       ymm15, ymm8, ymm15
            vprorq   ymm8, ymm29, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   ymm6, ymm29, 61
            vpsrlq   ymm5, ymm29, 6
            vpternlogq ymm5, ymm8, ymm6, 150
            vprorq   ymm8, ymm17, 1
            vprorq   ymm6, ymm17, 8
            vpsrlq   ymm4, ymm17, 7
            vpternlogq ymm4, ymm8, ymm6, 150
            vpaddq   ymm8, ymm16, ymm4
            vpaddq   ymm8, ymm8, ymm27
            vpaddq   ymm8, ymm8, ymm5
        vprorq       ymm6, ymm15, 14                            ; round 8
        vprorq       ymm5, ymm15, 18
        vprorq       ymm4, ymm15, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogq   ymm6, ymm15, ymm31, 184
        vpbroadcastq ymm5, [rcx + 64]
        vpaddq       ymm16, ymm16, ymm5
        vpaddq       ymm25, ymm16, ymm25
        vpaddq       ymm25, ymm25, ymm6
        vpaddq       ymm25, ymm4, ymm25
        vprorq       ymm16, ymm11, 28
        vprorq       ymm6, ymm11, 34
        vprorq       ymm5, ymm11, 39
        vpternlogq   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm11
        vpternlogq   ymm16, ymm13, ymm14, 232
        vpaddq       ymm16, ymm5, ymm16
        vpaddq       ymm16, ymm25, ymm16
        vpaddq       ymm25, ymm12, ymm25
            vprorq   ymm12, ymm10, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   ymm6, ymm10, 61
            vpsrlq   ymm5, ymm10, 6
            vpternlogq ymm5, ymm12, ymm6, 150
            vprorq   ymm12, ymm18, 1
            vprorq   ymm6, ymm18, 8
            vpsrlq   ymm4, ymm18, 7
            vpternlogq ymm4, ymm12, ymm6, 150
            vpaddq   ymm12, ymm17, ymm4
            vpaddq   ymm12, ymm12, ymm30
            vpaddq   ymm12, ymm12, ymm5
        vprorq       ymm6, ymm25, 14                            ; round 9
        vprorq       ymm5, ymm25, 18
        vprorq       ymm4, ymm25, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm31
        vpternlogq   ymm6, ymm25, ymm15, 184
        vpbroadcastq ymm5, [rcx + 72]
        vpaddq       ymm17, ymm17, ymm5
        vpaddq       ymm28, ymm17, ymm28
        vpaddq       ymm28, ymm28, ymm6
        vpaddq       ymm28, ymm4, ymm28
        vprorq       ymm17, ymm16, 28
        vprorq       ymm6, ymm16, 34
        vprorq       ymm5, ymm16, 39
        vpternlogq   ymm5, ymm17, ymm6, 150
        vmovdqa64    ymm17, ymm16
        vpternlogq   ymm17, ymm14, ymm11, 232
        vpaddq       ymm17, ymm5, ymm17
        vpaddq       ymm17, ymm28, ymm17
        vpaddq       ymm28, ymm13, ymm28
            vprorq   ymm13, ymm8, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   ymm6, ymm8, 61
            vpsrlq   ymm5, ymm8, 6
            vpternlogq ymm5, ymm13, ymm6, 150
            vprorq   ymm13, ymm19, 1
            vprorq   ymm6, ymm19, 8
            vpsrlq   ymm4, ymm19, 7
            vpternlogq ymm4, ymm13, ymm6, 150
            vpaddq   ymm13, ymm18, ymm4
            vpaddq   ymm13, ymm13, ymm9
            vpaddq   ymm13, ymm13, ymm5
        vprorq       ymm6, ymm28, 14                            ; round 10
        vprorq       ymm5, ymm28, 18
        vprorq       ymm4, ymm28, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm15
        vpternlogq   ymm6, ymm28, ymm25, 184
        vpbroadcastq ymm5, [rcx + 80]
        vpaddq       ymm18, ymm18, ymm5
        vpaddq       ymm31, ymm18, ymm31
        vpaddq       ymm31, ymm31, ymm6
        vpaddq       ymm31, ymm4, ymm31
        vprorq       ymm18, ymm17, 28
        vprorq       ymm6, ymm17, 34
        vprorq       ymm5, ymm17, 39
        vpternlogq   ymm5, ymm18, ymm6, 150
        vmovdqa64    ymm18, ymm17
        vpternlogq   ymm18, ymm11, ymm16, 232
        vpaddq       ymm18, ymm5, ymm18
        vpaddq       ymm18, ymm31, ymm18
        vpaddq       ymm31, ymm14, ymm31
            vprorq   ymm14, ymm12, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   ymm6, ymm12, 61
            vpsrlq   ymm5, ymm12, 6
            vpternlogq ymm5, ymm14, ymm6, 150
            vprorq   ymm14, ymm20, 1
            vprorq   ymm6, ymm20, 8
            vpsrlq   ymm4, ymm20, 7
            vpternlogq ymm4, ymm14, ymm6, 150
            vpaddq   ymm14, ymm19, ymm4
            vpaddq   ymm14, ymm14, ymm7
            vpaddq   ymm14, ymm14, ymm5
        vprorq       ymm6, ymm31, 14                            ; round 11
        vprorq       ymm5, ymm31, 18
        vprorq       ymm4, ymm31, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm25
        vpternlogq   ymm6, ymm31, ymm28, 184
        vpbroadcastq ymm5, [rcx + 88]
        vpaddq       ymm19, ymm19, ymm5
        vpaddq       ymm19, ymm19, ymm15
        vpaddq       ymm19, ymm19, ymm6
        vpaddq       ymm19, ymm4, ymm19
        vprorq       ymm15, ymm18, 28
        vprorq       ymm6, ymm18, 34
        vprorq       ymm5, ymm18, 39
        vpternlogq   ymm5, ymm15, ymm6, 150
        vmovdqa64    ymm15, ymm18
        vpternlogq   ymm15, ymm16, ymm17, 232
        vpaddq       ymm15, ymm15, ymm5
        vpaddq       ymm15, ymm19, ymm15
        vpaddq       ymm19, ymm11, ymm19
            vprorq   ymm11, ymm13, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   ymm6, ymm13, 61
            vpsrlq   ymm5, ymm13, 6
            vpternlogq ymm5, ymm11, ymm6, 150
            vprorq   ymm11, ymm21, 1
            vprorq   ymm6, ymm21, 8
            vpsrlq   ymm4, ymm21, 7
            vpternlogq ymm4, ymm11, ymm6, 150
            vpaddq   ymm11, ymm20, ymm4
            vpaddq   ymm11, ymm11, ymm26
            vpaddq   ymm11, ymm11, ymm5
        vprorq       ymm6, ymm19, 14                            ; round 12
        vprorq       ymm5, ymm19, 18
        vprorq       ymm4, ymm19, 41
        vpternlogq   ymm4, ymm6, ymm5, 150
        vmovdqa64    ymm6, ymm28
        vpternlogq   ymm6, ymm19, ymm31, 184
        vpbroadcastq ymm5, [rcx + 96]
        vpaddq       ymm20, ymm20, ymm5
        vpaddq       ymm25, ymm20, ymm25
        vpaddq       ymm25, ymm25, ymm6
        vpaddq       ymm25, ymm4, ymm25
        vprorq       ymm20, ymm15, 28
        vprorq       ymm6, ymm15, 34
        vprorq       ymm5, ymm15, 39
        vpternlogq   ymm5, ymm20, ymm6, 150
        vmovdqa64    ymm20, ymm15
        vpternlogq   ymm20, ymm17, ymm18, 232
        vpaddq       ymm20, ymm5, ymm20
        vpaddq       ymm3, ymm25, ymm20
        vpaddq       ymm25, ymm16, ymm25
            vprorq   ymm20, ymm14, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   ymm16, ymm14, 61
            vpsrlq   ymm6, ymm14, 6
            vpternlogq ymm6, ymm20, ymm16, 150
            vprorq   ymm20, ymm22, 1
            vprorq   ymm16, ymm22, 8
            vpsrlq   ymm5, ymm22, 7
            vpternlogq ymm5, ymm20, ymm16, 150
            vpaddq   ymm20, ymm21, ymm5
            vpaddq   ymm20, ymm20, ymm29
            vpaddq   ymm20, ymm20, ymm6
        vprorq       ymm16, ymm25, 14                           ; round 13
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm16, ymm6, 150
        vmovdqa64    ymm16, ymm31
        vpternlogq   ymm16, ymm25, ymm19, 184
        vpbroadcastq ymm6, [rcx + 104]
        vpaddq       ymm21, ymm21, ymm6
        vpaddq       ymm28, ymm21, ymm28
        vpaddq       ymm28, ymm28, ymm16
        vpaddq       ymm28, ymm5, ymm28
        vprorq       ymm21, ymm3, 28
        vprorq       ymm16, ymm3, 34
        vprorq       ymm6, ymm3, 39
        vpternlogq   ymm6, ymm21, ymm16, 150
        vmovdqa64    ymm21, ymm3
        vpternlogq   ymm21, ymm18, ymm15, 232
        vpaddq       ymm21, ymm6, ymm21
        vpaddq       ymm2, ymm28, ymm21
        vpaddq       ymm6, ymm17, ymm28
            vprorq   ymm28, ymm11, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   ymm21, ymm11, 61
            vpsrlq   ymm17, ymm11, 6
            vpternlogq ymm17, ymm28, ymm21, 150
            vprorq   ymm28, ymm23, 1
            vprorq   ymm21, ymm23, 8
            vpsrlq   ymm16, ymm23, 7
            vpternlogq ymm16, ymm28, ymm21, 150
            vpaddq   ymm28, ymm22, ymm16
            vpaddq   ymm28, ymm28, ymm10
            vpaddq   ymm28, ymm28, ymm17
        vprorq       ymm21, ymm6, 14                            ; round 14
        vprorq       ymm17, ymm6, 18
        vprorq       ymm16, ymm6, 41
        vpternlogq   ymm16, ymm21, ymm17, 150
        vmovdqa64    ymm21, ymm19
        vpternlogq   ymm21, ymm6, ymm25, 184
        vpbroadcastq ymm17, [rcx + 112]
        vpaddq       ymm22, ymm22, ymm17
        vpaddq       ymm31, ymm22, ymm31
        vpaddq       ymm31, ymm31, ymm21
        vpaddq       ymm31, ymm16, ymm31
        vprorq       ymm22, ymm2, 28
        vprorq       ymm21, ymm2, 34
        vprorq       ymm17, ymm2, 39
        vpternlogq   ymm17, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm2
        vpternlogq   ymm22, ymm15, ymm3, 232
        vpaddq       ymm22, ymm17, ymm22
        vpaddq       ymm1, ymm31, ymm22
        vpaddq       ymm5, ymm18, ymm31
            vprorq   ymm31, ymm20, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   ymm22, ymm20, 61
            vpsrlq   ymm21, ymm20, 6
            vpternlogq ymm21, ymm31, ymm22, 150
            vprorq   ymm31, ymm24, 1
            vprorq   ymm22, ymm24, 8
            vpsrlq   ymm18, ymm24, 7
            vpternlogq ymm18, ymm31, ymm22, 150
            vpaddq   ymm31, ymm23, ymm18
            vpaddq   ymm31, ymm31, ymm8
            vpaddq   ymm31, ymm31, ymm21
        vprorq       ymm22, ymm5, 14                            ; round 15
        vprorq       ymm21, ymm5, 18
        vprorq       ymm18, ymm5, 41
        vpternlogq   ymm18, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm25
        vpternlogq   ymm22, ymm5, ymm6, 184
        vpbroadcastq ymm21, [rcx + 120]
        vpaddq       ymm23, ymm23, ymm21
        vpaddq       ymm23, ymm23, ymm19
        vpaddq       ymm23, ymm23, ymm22
        vpaddq       ymm23, ymm18, ymm23
        vprorq       ymm22, ymm1, 28
        vprorq       ymm21, ymm1, 34
        vprorq       ymm19, ymm1, 39
        vpternlogq   ymm19, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm1
        vpternlogq   ymm22, ymm3, ymm2, 232
        vpaddq       ymm22, ymm19, ymm22
        vpaddq       ymm0, ymm23, ymm22
        vpaddq       ymm4, ymm15, ymm23
        add          rcx, 128
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

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       ymm31, ymm4, 14                            ; round 0
        vprorq       ymm30, ymm4, 18
        vprorq       ymm29, ymm4, 41
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm6
        vpternlogq   ymm31, ymm4, ymm5, 184
        vpbroadcastq ymm30, [rcx]
        vpaddq       ymm7, ymm8, ymm7
        vpaddq       ymm7, ymm7, ymm30
        vpaddq       ymm7, ymm7, ymm31
        vpaddq       ymm7, ymm7, ymm29
        vprorq       ymm31, ymm0, 28
        vprorq       ymm30, ymm0, 34
        vprorq       ymm29, ymm0, 39
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm0
        vpternlogq   ymm31, ymm2, ymm1, 232
        vpaddq       ymm31, ymm29, ymm31
        vpaddq       ymm31, ymm7, ymm31
        vpaddq       ymm3, ymm3, ymm7
        vprorq       ymm7, ymm3, 14                             ; round 1
        vprorq       ymm30, ymm3, 18
        vprorq       ymm29, ymm3, 41
        vpternlogq   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm5
        vpternlogq   ymm7, ymm3, ymm4, 184
        vpbroadcastq ymm30, [rcx + 8]
        vpaddq       ymm6, ymm9, ymm6
        vpaddq       ymm6, ymm6, ymm30
        vpaddq       ymm6, ymm6, ymm7
        vpaddq       ymm6, ymm6, ymm29
        vprorq       ymm7, ymm31, 28
        vprorq       ymm30, ymm31, 34
        vprorq       ymm29, ymm31, 39
        vpternlogq   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm1, ymm0, 232
        vpaddq       ymm7, ymm29, ymm7
        vpaddq       ymm7, ymm6, ymm7
        vpaddq       ymm2, ymm2, ymm6
        vprorq       ymm6, ymm2, 14                             ; round 2
        vprorq       ymm30, ymm2, 18
        vprorq       ymm29, ymm2, 41
        vpternlogq   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm4
        vpternlogq   ymm6, ymm2, ymm3, 184
        vpbroadcastq ymm30, [rcx + 16]
        vpaddq       ymm5, ymm10, ymm5
        vpaddq       ymm5, ymm5, ymm30
        vpaddq       ymm5, ymm5, ymm6
        vpaddq       ymm5, ymm5, ymm29
        vprorq       ymm6, ymm7, 28
        vprorq       ymm30, ymm7, 34
        vprorq       ymm29, ymm7, 39
        vpternlogq   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm7
        vpternlogq   ymm6, ymm0, ymm31, 232
        vpaddq       ymm6, ymm29, ymm6
        vpaddq       ymm6, ymm5, ymm6
        vpaddq       ymm1, ymm1, ymm5
        vprorq       ymm5, ymm1, 14                             ; round 3
        vprorq       ymm30, ymm1, 18
        vprorq       ymm29, ymm1, 41
        vpternlogq   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm3
        vpternlogq   ymm5, ymm1, ymm2, 184
        vpbroadcastq ymm30, [rcx + 24]
        vpaddq       ymm4, ymm11, ymm4
        vpaddq       ymm4, ymm4, ymm30
        vpaddq       ymm4, ymm4, ymm5
        vpaddq       ymm4, ymm4, ymm29
        vprorq       ymm5, ymm6, 28
        vprorq       ymm30, ymm6, 34
        vprorq       ymm29, ymm6, 39
        vpternlogq   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm6
        vpternlogq   ymm5, ymm31, ymm7, 232
        vpaddq       ymm5, ymm29, ymm5
        vpaddq       ymm5, ymm4, ymm5
        vpaddq       ymm0, ymm0, ymm4
        vprorq       ymm4, ymm0, 14                             ; round 4
        vprorq       ymm30, ymm0, 18
        vprorq       ymm29, ymm0, 41
        vpternlogq   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm2
        vpternlogq   ymm4, ymm0, ymm1, 184
        vpbroadcastq ymm30, [rcx + 32]
        vpaddq       ymm30, ymm12, ymm30
        vpaddq       ymm3, ymm30, ymm3
        vpaddq       ymm3, ymm3, ymm4
        vpaddq       ymm3, ymm29, ymm3
        vprorq       ymm4, ymm5, 28
        vprorq       ymm30, ymm5, 34
        vprorq       ymm29, ymm5, 39
        vpternlogq   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm5
        vpternlogq   ymm4, ymm7, ymm6, 232
        vpaddq       ymm4, ymm29, ymm4
        vpaddq       ymm4, ymm3, ymm4
        vpaddq       ymm3, ymm31, ymm3
        vprorq       ymm31, ymm3, 14                            ; round 5
        vprorq       ymm30, ymm3, 18
        vprorq       ymm29, ymm3, 41
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm1
        vpternlogq   ymm31, ymm3, ymm0, 184
        vpbroadcastq ymm30, [rcx + 40]
        vpaddq       ymm30, ymm13, ymm30
        vpaddq       ymm2, ymm30, ymm2
        vpaddq       ymm2, ymm2, ymm31
        vpaddq       ymm2, ymm29, ymm2
        vprorq       ymm31, ymm4, 28
        vprorq       ymm30, ymm4, 34
        vprorq       ymm29, ymm4, 39
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm4
        vpternlogq   ymm31, ymm6, ymm5, 232
        vpaddq       ymm31, ymm29, ymm31
        vpaddq       ymm31, ymm2, ymm31
        vpaddq       ymm2, ymm7, ymm2
        vprorq       ymm7, ymm2, 14                             ; round 6
        vprorq       ymm30, ymm2, 18
        vprorq       ymm29, ymm2, 41
        vpternlogq   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm0
        vpternlogq   ymm7, ymm2, ymm3, 184
        vpbroadcastq ymm30, [rcx + 48]
        vpaddq       ymm30, ymm14, ymm30
        vpaddq       ymm1, ymm30, ymm1
        vpaddq       ymm1, ymm1, ymm7
        vpaddq       ymm1, ymm29, ymm1
        vprorq       ymm7, ymm31, 28
        vprorq       ymm30, ymm31, 34
        vprorq       ymm29, ymm31, 39
        vpternlogq   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm5, ymm4, 232
        vpaddq       ymm7, ymm29, ymm7
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm1, ymm6, ymm1
        vprorq       ymm6, ymm1, 14                             ; round 7
        vprorq       ymm30, ymm1, 18
        vprorq       ymm29, ymm1, 41
        vpternlogq   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm3
        vpternlogq   ymm6, ymm1, ymm2, 184
        vpbroadcastq ymm30, [rcx + 56]
        vpaddq       ymm30, ymm15, ymm30
        vpaddq       ymm0, ymm30, ymm0
        vpaddq       ymm0, ymm0, ymm6
        vpaddq       ymm0, ymm29, ymm0
        vprorq       ymm6, ymm7, 28
        vprorq       ymm30, ymm7, 34
        vprorq       ymm29, ymm7, 39
        vpternlogq   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm7
        vpternlogq   ymm6, ymm4, ymm31, 232
        vpaddq       ymm6, ymm29, ymm6
        vpaddq       ymm6, ymm0, ymm6
        vpaddq       ymm0, ymm5, ymm0
        vprorq       ymm5, ymm0, 14                             ; round 8
        vprorq       ymm30, ymm0, 18
        vprorq       ymm29, ymm0, 41
        vpternlogq   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm2
        vpternlogq   ymm5, ymm0, ymm1, 184
        vpbroadcastq ymm30, [rcx + 64]
        vpaddq       ymm30, ymm16, ymm30
        vpaddq       ymm3, ymm30, ymm3
        vpaddq       ymm3, ymm3, ymm5
        vpaddq       ymm3, ymm29, ymm3
        vprorq       ymm5, ymm6, 28
        vprorq       ymm30, ymm6, 34
        vprorq       ymm29, ymm6, 39
        vpternlogq   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm6
        vpternlogq   ymm5, ymm31, ymm7, 232
        vpaddq       ymm5, ymm29, ymm5
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm3, ymm4, ymm3
        vprorq       ymm4, ymm3, 14                             ; round 9
        vprorq       ymm30, ymm3, 18
        vprorq       ymm29, ymm3, 41
        vpternlogq   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm1
        vpternlogq   ymm4, ymm3, ymm0, 184
        vpbroadcastq ymm30, [rcx + 72]
        vpaddq       ymm30, ymm17, ymm30
        vpaddq       ymm2, ymm30, ymm2
        vpaddq       ymm2, ymm2, ymm4
        vpaddq       ymm2, ymm29, ymm2
        vprorq       ymm4, ymm5, 28
        vprorq       ymm30, ymm5, 34
        vprorq       ymm29, ymm5, 39
        vpternlogq   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm5
        vpternlogq   ymm4, ymm7, ymm6, 232
        vpaddq       ymm4, ymm29, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vpaddq       ymm2, ymm31, ymm2
        vprorq       ymm31, ymm2, 14                            ; round 10
        vprorq       ymm30, ymm2, 18
        vprorq       ymm29, ymm2, 41
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm0
        vpternlogq   ymm31, ymm2, ymm3, 184
        vpbroadcastq ymm30, [rcx + 80]
        vpaddq       ymm30, ymm18, ymm30
        vpaddq       ymm1, ymm30, ymm1
        vpaddq       ymm1, ymm1, ymm31
        vpaddq       ymm1, ymm29, ymm1
        vprorq       ymm31, ymm4, 28
        vprorq       ymm30, ymm4, 34
        vprorq       ymm29, ymm4, 39
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm4
        vpternlogq   ymm31, ymm6, ymm5, 232
        vpaddq       ymm31, ymm29, ymm31
        vpaddq       ymm31, ymm1, ymm31
        vpaddq       ymm1, ymm7, ymm1
        vprorq       ymm7, ymm1, 14                             ; round 11
        vprorq       ymm30, ymm1, 18
        vprorq       ymm29, ymm1, 41
        vpternlogq   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm3
        vpternlogq   ymm7, ymm1, ymm2, 184
        vpbroadcastq ymm30, [rcx + 88]
        vpaddq       ymm30, ymm19, ymm30
        vpaddq       ymm0, ymm30, ymm0
        vpaddq       ymm0, ymm0, ymm7
        vpaddq       ymm0, ymm29, ymm0
        vprorq       ymm7, ymm31, 28
        vprorq       ymm30, ymm31, 34
        vprorq       ymm29, ymm31, 39
        vpternlogq   ymm29, ymm7, ymm30, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm5, ymm4, 232
        vpaddq       ymm7, ymm29, ymm7
        vpaddq       ymm7, ymm0, ymm7
        vpaddq       ymm0, ymm6, ymm0
        vprorq       ymm6, ymm0, 14                             ; round 12
        vprorq       ymm30, ymm0, 18
        vprorq       ymm29, ymm0, 41
        vpternlogq   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm2
        vpternlogq   ymm6, ymm0, ymm1, 184
        vpbroadcastq ymm30, [rcx + 96]
        vpaddq       ymm30, ymm20, ymm30
        vpaddq       ymm3, ymm30, ymm3
        vpaddq       ymm3, ymm3, ymm6
        vpaddq       ymm3, ymm29, ymm3
        vprorq       ymm6, ymm7, 28
        vprorq       ymm30, ymm7, 34
        vprorq       ymm29, ymm7, 39
        vpternlogq   ymm29, ymm6, ymm30, 150
        vmovdqa64    ymm6, ymm7
        vpternlogq   ymm6, ymm4, ymm31, 232
        vpaddq       ymm6, ymm29, ymm6
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm3, ymm5, ymm3
        vprorq       ymm5, ymm3, 14                             ; round 13
        vprorq       ymm30, ymm3, 18
        vprorq       ymm29, ymm3, 41
        vpternlogq   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm1
        vpternlogq   ymm5, ymm3, ymm0, 184
        vpbroadcastq ymm30, [rcx + 104]
        vpaddq       ymm30, ymm21, ymm30
        vpaddq       ymm2, ymm30, ymm2
        vpaddq       ymm2, ymm2, ymm5
        vpaddq       ymm2, ymm29, ymm2
        vprorq       ymm5, ymm6, 28
        vprorq       ymm30, ymm6, 34
        vprorq       ymm29, ymm6, 39
        vpternlogq   ymm29, ymm5, ymm30, 150
        vmovdqa64    ymm5, ymm6
        vpternlogq   ymm5, ymm31, ymm7, 232
        vpaddq       ymm5, ymm29, ymm5
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm2, ymm4, ymm2
        vprorq       ymm4, ymm2, 14                             ; round 14
        vprorq       ymm30, ymm2, 18
        vprorq       ymm29, ymm2, 41
        vpternlogq   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm0
        vpternlogq   ymm4, ymm2, ymm3, 184
        vpbroadcastq ymm30, [rcx + 112]
        vpaddq       ymm30, ymm22, ymm30
        vpaddq       ymm1, ymm30, ymm1
        vpaddq       ymm1, ymm1, ymm4
        vpaddq       ymm1, ymm29, ymm1
        vprorq       ymm4, ymm5, 28
        vprorq       ymm30, ymm5, 34
        vprorq       ymm29, ymm5, 39
        vpternlogq   ymm29, ymm4, ymm30, 150
        vmovdqa64    ymm4, ymm5
        vpternlogq   ymm4, ymm7, ymm6, 232
        vpaddq       ymm4, ymm29, ymm4
        vpaddq       ymm4, ymm1, ymm4
        vpaddq       ymm1, ymm31, ymm1
        vprorq       ymm31, ymm1, 14                            ; round 15
        vprorq       ymm30, ymm1, 18
        vprorq       ymm29, ymm1, 41
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm3
        vpternlogq   ymm31, ymm1, ymm2, 184
        vpbroadcastq ymm30, [rcx + 120]
        vpaddq       ymm30, ymm23, ymm30
        vpaddq       ymm0, ymm30, ymm0
        vpaddq       ymm0, ymm0, ymm31
        vpaddq       ymm0, ymm29, ymm0
        vprorq       ymm31, ymm4, 28
        vprorq       ymm30, ymm4, 34
        vprorq       ymm29, ymm4, 39
        vpternlogq   ymm29, ymm31, ymm30, 150
        vmovdqa64    ymm31, ymm4
        vpternlogq   ymm31, ymm6, ymm5, 232
        vpbroadcastq ymm30, [rel NSMS_L(H0)]                    ; H = H + (a, b, ...)
        vpbroadcastq ymm28, [rel NSMS_L(H0) + 8]
        vpbroadcastq ymm27, [rel NSMS_L(H0) + 16]
        vpbroadcastq ymm26, [rel NSMS_L(H0) + 24]
        vpbroadcastq ymm25, [rel NSMS_L(H0) + 32]
        vpbroadcastq ymm24, [rel NSMS_L(H0) + 40]
        vmovdqu64    [rax + 512], ymm8
        vpbroadcastq ymm8, [rel NSMS_L(H0) + 48]
        vmovdqu64    [rax + 544], ymm9
        vpbroadcastq ymm9, [rel NSMS_L(H0) + 56]
        vpaddq       ymm30, ymm30, ymm29
        vpaddq       ymm31, ymm31, ymm30
        vpaddq       ymm31, ymm0, ymm31
        vpaddq       ymm4, ymm28, ymm4
        vpaddq       ymm5, ymm27, ymm5
        vpaddq       ymm27, ymm26, ymm6
        vpaddq       ymm6, ymm25, ymm7
        vpaddq       ymm28, ymm6, ymm0
        vpaddq       ymm29, ymm24, ymm1
        vpaddq       ymm30, ymm8, ymm2
        vpaddq       ymm0, ymm9, ymm3
        vmovdqa64    ymm24, ymm31
        vmovdqa64    ymm25, ymm4
        vmovdqa64    ymm26, ymm5
        vmovdqa64    ymm31, ymm0
        vmovdqu64    ymm8, [rax + 512]
        vmovdqu64    ymm9, [rax + 544]

        ; a constant block: W_t + K_t is a table
        lea          rcx, [rel NSMS_L(W1)]                      ; a, b, ... = H
        lea          rdx, [rel NSMS_L(W1) + 640]
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

        ; rounds 0 to 79, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       ymm8, ymm4, 14                             ; round 0
        vprorq       ymm9, ymm4, 18
        vprorq       ymm10, ymm4, 41
        vpternlogq   ymm10, ymm8, ymm9, 150
        vmovdqa64    ymm8, ymm6
        vpternlogq   ymm8, ymm4, ymm5, 184
        vpbroadcastq ymm9, [rcx]
        vpaddq       ymm9, ymm9, ymm7
        vpaddq       ymm8, ymm9, ymm8
        vpaddq       ymm8, ymm8, ymm10
        vprorq       ymm9, ymm0, 28
        vprorq       ymm10, ymm0, 34
        vprorq       ymm11, ymm0, 39
        vpternlogq   ymm11, ymm9, ymm10, 150
        vmovdqa64    ymm9, ymm0
        vpternlogq   ymm9, ymm2, ymm1, 232
        vpaddq       ymm9, ymm11, ymm9
        vpaddq       ymm9, ymm8, ymm9
        vpaddq       ymm8, ymm8, ymm3
        vprorq       ymm10, ymm8, 14                            ; round 1
        vprorq       ymm11, ymm8, 18
        vprorq       ymm12, ymm8, 41
        vpternlogq   ymm12, ymm10, ymm11, 150
        vmovdqa64    ymm10, ymm5
        vpternlogq   ymm10, ymm8, ymm4, 184
        vpbroadcastq ymm11, [rcx + 8]
        vpaddq       ymm11, ymm11, ymm6
        vpaddq       ymm10, ymm11, ymm10
        vpaddq       ymm10, ymm10, ymm12
        vprorq       ymm11, ymm9, 28
        vprorq       ymm12, ymm9, 34
        vprorq       ymm13, ymm9, 39
        vpternlogq   ymm13, ymm11, ymm12, 150
        vmovdqa64    ymm11, ymm9
        vpternlogq   ymm11, ymm1, ymm0, 232
        vpaddq       ymm11, ymm13, ymm11
        vpaddq       ymm11, ymm10, ymm11
        vpaddq       ymm10, ymm10, ymm2
        vprorq       ymm12, ymm10, 14                           ; round 2
        vprorq       ymm13, ymm10, 18
        vprorq       ymm14, ymm10, 41
        vpternlogq   ymm14, ymm12, ymm13, 150
        vmovdqa64    ymm12, ymm4
        vpternlogq   ymm12, ymm10, ymm8, 184
        vpbroadcastq ymm13, [rcx + 16]
        vpaddq       ymm13, ymm13, ymm5
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm12, ymm12, ymm14
        vprorq       ymm13, ymm11, 28
        vprorq       ymm14, ymm11, 34
        vprorq       ymm15, ymm11, 39
        vpternlogq   ymm15, ymm13, ymm14, 150
        vmovdqa64    ymm13, ymm11
        vpternlogq   ymm13, ymm0, ymm9, 232
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm13, ymm12, ymm13
        vpaddq       ymm12, ymm12, ymm1
        vprorq       ymm14, ymm12, 14                           ; round 3
        vprorq       ymm15, ymm12, 18
        vprorq       ymm16, ymm12, 41
        vpternlogq   ymm16, ymm14, ymm15, 150
        vmovdqa64    ymm14, ymm8
        vpternlogq   ymm14, ymm12, ymm10, 184
        vpbroadcastq ymm15, [rcx + 24]
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm14, ymm15, ymm14
        vpaddq       ymm14, ymm14, ymm16
        vprorq       ymm15, ymm13, 28
        vprorq       ymm16, ymm13, 34
        vprorq       ymm17, ymm13, 39
        vpternlogq   ymm17, ymm15, ymm16, 150
        vmovdqa64    ymm15, ymm13
        vpternlogq   ymm15, ymm9, ymm11, 232
        vpaddq       ymm15, ymm17, ymm15
        vpaddq       ymm15, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm0
        vprorq       ymm16, ymm14, 14                           ; round 4
        vprorq       ymm17, ymm14, 18
        vprorq       ymm18, ymm14, 41
        vpternlogq   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm10
        vpternlogq   ymm16, ymm14, ymm12, 184
        vpbroadcastq ymm17, [rcx + 32]
        vpaddq       ymm8, ymm17, ymm8
        vpaddq       ymm8, ymm8, ymm16
        vpaddq       ymm8, ymm18, ymm8
        vprorq       ymm16, ymm15, 28
        vprorq       ymm17, ymm15, 34
        vprorq       ymm18, ymm15, 39
        vpternlogq   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm15
        vpternlogq   ymm16, ymm11, ymm13, 232
        vpaddq       ymm16, ymm18, ymm16
        vpaddq       ymm16, ymm8, ymm16
        vpaddq       ymm8, ymm9, ymm8
        vprorq       ymm9, ymm8, 14                             ; round 5
        vprorq       ymm17, ymm8, 18
        vprorq       ymm18, ymm8, 41
        vpternlogq   ymm18, ymm9, ymm17, 150
        vmovdqa64    ymm9, ymm12
        vpternlogq   ymm9, ymm8, ymm14, 184
        vpbroadcastq ymm17, [rcx + 40]
        vpaddq       ymm10, ymm17, ymm10
        vpaddq       ymm9, ymm10, ymm9
        vpaddq       ymm9, ymm18, ymm9
        vprorq       ymm10, ymm16, 28
        vprorq       ymm17, ymm16, 34
        vprorq       ymm18, ymm16, 39
        vpternlogq   ymm18, ymm10, ymm17, 150
        vmovdqa64    ymm10, ymm16
        vpternlogq   ymm10, ymm13, ymm15, 232
        vpaddq       ymm10, ymm18, ymm10
        vpaddq       ymm10, ymm9, ymm10
        vpaddq       ymm9, ymm11, ymm9
        vprorq       ymm11, ymm9, 14                            ; round 6
        vprorq       ymm17, ymm9, 18
        vprorq       ymm18, ymm9, 41
        vpternlogq   ymm18, ymm11, ymm17, 150
        vmovdqa64    ymm11, ymm14
        vpternlogq   ymm11, ymm9, ymm8, 184
        vpbroadcastq ymm17, [rcx + 48]
        vpaddq       ymm12, ymm17, ymm12
        vpaddq       ymm11, ymm12, ymm11
        vpaddq       ymm11, ymm18, ymm11
        vprorq       ymm12, ymm10, 28
        vprorq       ymm17, ymm10, 34
        vprorq       ymm18, ymm10, 39
        vpternlogq   ymm18, ymm12, ymm17, 150
        vmovdqa64    ymm12, ymm10
        vpternlogq   ymm12, ymm15, ymm16, 232
        vpaddq       ymm12, ymm18, ymm12
        vpaddq       ymm12, ymm11, ymm12
        vpaddq       ymm11, ymm13, ymm11
        vprorq       ymm13, ymm11, 14                           ; round 7
        vprorq       ymm17, ymm11, 18
        vprorq       ymm18, ymm11, 41
        vpternlogq   ymm18, ymm13, ymm17, 150
        vmovdqa64    ymm13, ymm8
        vpternlogq   ymm13, ymm11, ymm9, 184
        vpbroadcastq ymm17, [rcx + 56]
        vpaddq       ymm14, ymm17, ymm14
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm18, ymm13
        vprorq       ymm14, ymm12, 28
        vprorq       ymm17, ymm12, 34
        vprorq       ymm18, ymm12, 39
        vpternlogq   ymm18, ymm14, ymm17, 150
        vmovdqa64    ymm14, ymm12
        vpternlogq   ymm14, ymm16, ymm10, 232
        vpaddq       ymm14, ymm18, ymm14
        vpaddq       ymm14, ymm13, ymm14
        vpaddq       ymm13, ymm15, ymm13
        vprorq       ymm15, ymm13, 14                           ; round 8
        vprorq       ymm17, ymm13, 18
        vprorq       ymm18, ymm13, 41
        vpternlogq   ymm18, ymm15, ymm17, 150
        vmovdqa64    ymm15, ymm9
        vpternlogq   ymm15, ymm13, ymm11, 184
        vpbroadcastq ymm17, [rcx + 64]
        vpaddq       ymm8, ymm17, ymm8
        vpaddq       ymm8, ymm8, ymm15
        vpaddq       ymm8, ymm18, ymm8
        vprorq       ymm15, ymm14, 28
        vprorq       ymm17, ymm14, 34
        vprorq       ymm18, ymm14, 39
        vpternlogq   ymm18, ymm15, ymm17, 150
        vmovdqa64    ymm15, ymm14
        vpternlogq   ymm15, ymm10, ymm12, 232
        vpaddq       ymm15, ymm18, ymm15
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm8, ymm16, ymm8
        vprorq       ymm16, ymm8, 14                            ; round 9
        vprorq       ymm17, ymm8, 18
        vprorq       ymm18, ymm8, 41
        vpternlogq   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm11
        vpternlogq   ymm16, ymm8, ymm13, 184
        vpbroadcastq ymm17, [rcx + 72]
        vpaddq       ymm9, ymm17, ymm9
        vpaddq       ymm9, ymm9, ymm16
        vpaddq       ymm9, ymm18, ymm9
        vprorq       ymm16, ymm15, 28
        vprorq       ymm17, ymm15, 34
        vprorq       ymm18, ymm15, 39
        vpternlogq   ymm18, ymm16, ymm17, 150
        vmovdqa64    ymm16, ymm15
        vpternlogq   ymm16, ymm12, ymm14, 232
        vpaddq       ymm16, ymm18, ymm16
        vpaddq       ymm16, ymm9, ymm16
        vpaddq       ymm9, ymm10, ymm9
        vprorq       ymm10, ymm9, 14                            ; round 10
        vprorq       ymm17, ymm9, 18
        vprorq       ymm18, ymm9, 41
        vpternlogq   ymm18, ymm10, ymm17, 150
        vmovdqa64    ymm10, ymm13
        vpternlogq   ymm10, ymm9, ymm8, 184
        vpbroadcastq ymm17, [rcx + 80]
        vpaddq       ymm11, ymm17, ymm11
        vpaddq       ymm10, ymm11, ymm10
        vpaddq       ymm10, ymm18, ymm10
        vprorq       ymm11, ymm16, 28
        vprorq       ymm17, ymm16, 34
        vprorq       ymm18, ymm16, 39
        vpternlogq   ymm18, ymm11, ymm17, 150
        vmovdqa64    ymm11, ymm16
        vpternlogq   ymm11, ymm14, ymm15, 232
        vpaddq       ymm11, ymm18, ymm11
        vpaddq       ymm11, ymm10, ymm11
        vpaddq       ymm10, ymm12, ymm10
        vprorq       ymm12, ymm10, 14                           ; round 11
        vprorq       ymm17, ymm10, 18
        vprorq       ymm18, ymm10, 41
        vpternlogq   ymm18, ymm12, ymm17, 150
        vmovdqa64    ymm12, ymm8
        vpternlogq   ymm12, ymm10, ymm9, 184
        vpbroadcastq ymm17, [rcx + 88]
        vpaddq       ymm13, ymm17, ymm13
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm12, ymm18, ymm12
        vprorq       ymm13, ymm11, 28
        vprorq       ymm17, ymm11, 34
        vprorq       ymm18, ymm11, 39
        vpternlogq   ymm18, ymm13, ymm17, 150
        vmovdqa64    ymm13, ymm11
        vpternlogq   ymm13, ymm15, ymm16, 232
        vpaddq       ymm13, ymm18, ymm13
        vpaddq       ymm13, ymm12, ymm13
        vpaddq       ymm12, ymm14, ymm12
        vprorq       ymm14, ymm12, 14                           ; round 12
        vprorq       ymm17, ymm12, 18
        vprorq       ymm18, ymm12, 41
        vpternlogq   ymm18, ymm14, ymm17, 150
        vmovdqa64    ymm14, ymm9
        vpternlogq   ymm14, ymm12, ymm10, 184
        vpbroadcastq ymm17, [rcx + 96]
        vpaddq       ymm8, ymm17, ymm8
        vpaddq       ymm8, ymm8, ymm14
        vpaddq       ymm8, ymm18, ymm8
        vprorq       ymm14, ymm13, 28
        vprorq       ymm17, ymm13, 34
        vprorq       ymm18, ymm13, 39
        vpternlogq   ymm18, ymm14, ymm17, 150
        vmovdqa64    ymm14, ymm13
        vpternlogq   ymm14, ymm16, ymm11, 232
        vpaddq       ymm14, ymm18, ymm14
        vpaddq       ymm3, ymm8, ymm14
        vpaddq       ymm7, ymm15, ymm8
        vprorq       ymm8, ymm7, 14                             ; round 13
        vprorq       ymm14, ymm7, 18
        vprorq       ymm15, ymm7, 41
        vpternlogq   ymm15, ymm8, ymm14, 150
        vmovdqa64    ymm8, ymm10
        vpternlogq   ymm8, ymm7, ymm12, 184
        vpbroadcastq ymm14, [rcx + 104]
        vpaddq       ymm9, ymm14, ymm9
        vpaddq       ymm8, ymm9, ymm8
        vpaddq       ymm8, ymm15, ymm8
        vprorq       ymm9, ymm3, 28
        vprorq       ymm14, ymm3, 34
        vprorq       ymm15, ymm3, 39
        vpternlogq   ymm15, ymm9, ymm14, 150
        vmovdqa64    ymm9, ymm3
        vpternlogq   ymm9, ymm11, ymm13, 232
        vpaddq       ymm9, ymm15, ymm9
        vpaddq       ymm2, ymm8, ymm9
        vpaddq       ymm6, ymm16, ymm8
        vprorq       ymm8, ymm6, 14                             ; round 14
        vprorq       ymm9, ymm6, 18
        vprorq       ymm14, ymm6, 41
        vpternlogq   ymm14, ymm8, ymm9, 150
        vmovdqa64    ymm8, ymm12
        vpternlogq   ymm8, ymm6, ymm7, 184
        vpbroadcastq ymm9, [rcx + 112]
        vpaddq       ymm9, ymm9, ymm10
        vpaddq       ymm8, ymm9, ymm8
        vpaddq       ymm8, ymm14, ymm8
        vprorq       ymm9, ymm2, 28
        vprorq       ymm10, ymm2, 34
        vprorq       ymm14, ymm2, 39
        vpternlogq   ymm14, ymm9, ymm10, 150
        vmovdqa64    ymm9, ymm2
        vpternlogq   ymm9, ymm13, ymm3, 232
        vpaddq       ymm9, ymm14, ymm9
        vpaddq       ymm1, ymm8, ymm9
        vpaddq       ymm5, ymm11, ymm8
        vprorq       ymm8, ymm5, 14                             ; round 15
        vprorq       ymm9, ymm5, 18
        vprorq       ymm10, ymm5, 41
        vpternlogq   ymm10, ymm8, ymm9, 150
        vmovdqa64    ymm8, ymm7
        vpternlogq   ymm8, ymm5, ymm6, 184
        vpbroadcastq ymm9, [rcx + 120]
        vpaddq       ymm9, ymm9, ymm12
        vpaddq       ymm8, ymm9, ymm8
        vpaddq       ymm8, ymm10, ymm8
        vprorq       ymm9, ymm1, 28
        vprorq       ymm10, ymm1, 34
        vprorq       ymm11, ymm1, 39
        vpternlogq   ymm11, ymm9, ymm10, 150
        vmovdqa64    ymm9, ymm1
        vpternlogq   ymm9, ymm3, ymm2, 232
        vpaddq       ymm9, ymm11, ymm9
        vpaddq       ymm0, ymm8, ymm9
        vpaddq       ymm4, ymm13, ymm8
        add          rcx, 128
        cmp          rcx, rdx
        jne          NSMS_L(pairs_padding_rounds1)

        ; the hash values after the block
        vpaddq       ymm0, ymm24, ymm0                          ; H = H + (a, b, ...)
        vpaddq       ymm1, ymm25, ymm1
        vpaddq       ymm2, ymm26, ymm2
        vpaddq       ymm3, ymm27, ymm3
        vpaddq       ymm4, ymm28, ymm4
        vpaddq       ymm5, ymm29, ymm5
        vpaddq       ymm6, ymm30, ymm6
        vpaddq       ymm7, ymm31, ymm7
        vpunpcklqdq  ymm8, ymm0, ymm1                           ; digests
        vpunpckhqdq  ymm0, ymm0, ymm1
        vpunpcklqdq  ymm1, ymm2, ymm3
        vpunpckhqdq  ymm2, ymm2, ymm3
        vpunpcklqdq  ymm3, ymm4, ymm5
        vpunpckhqdq  ymm4, ymm4, ymm5
        vpunpcklqdq  ymm5, ymm6, ymm7
        vpunpckhqdq  ymm6, ymm6, ymm7
        vmovdqu64    ymm7, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm8, ymm8, ymm7
        vpshufb      ymm1, ymm1, ymm7
        vpshufb      ymm3, ymm3, ymm7
        vpshufb      ymm5, ymm5, ymm7
        vpshufb      ymm0, ymm0, ymm7
        vpshufb      ymm2, ymm2, ymm7
        vpshufb      ymm4, ymm4, ymm7
        vpshufb      ymm6, ymm6, ymm7
        vshufi32x4   ymm7, ymm8, ymm1, 0
        vmovdqu64    [rdi], ymm7
        vshufi32x4   ymm1, ymm8, ymm1, 3
        vmovdqu64    [rdi + 128], ymm1
        vshufi32x4   ymm1, ymm3, ymm5, 0
        vmovdqu64    [rdi + 32], ymm1
        vshufi32x4   ymm1, ymm3, ymm5, 3
        vmovdqu64    [rdi + 160], ymm1
        vshufi32x4   ymm1, ymm0, ymm2, 0
        vmovdqu64    [rdi + 64], ymm1
        vshufi32x4   ymm0, ymm0, ymm2, 3
        vmovdqu64    [rdi + 192], ymm0
        vshufi32x4   ymm0, ymm4, ymm6, 0
        vmovdqu64    [rdi + 96], ymm0
        vshufi32x4   ymm0, ymm4, ymm6, 3
        vmovdqu64    [rdi + 224], ymm0

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
        vmovdqu64    ymm0, [rsi]
        vmovdqu64    [rcx], ymm0
        vmovdqu64    ymm1, [rsi + 32]
        vmovdqu64    [rcx + 32], ymm1
        vmovdqu64    ymm2, [rsi + 64]
        vmovdqu64    [rcx + 64], ymm2
        vmovdqu64    ymm3, [rsi + 96]
        vmovdqu64    [rcx + 96], ymm3
        add          rsi, 128
        add          rcx, 128
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(pairs_copy_input)
        ; Live here: N0..N3: ymm0..ymm3; scratch: rax; copies: r9; copy_to: rcx; final_digests: r10;
        ;   copy_end: rdi.
NSMS_L(pairs_repeat_last_input):
        vmovdqu64    [rcx], ymm0
        vmovdqu64    [rcx + 32], ymm1
        vmovdqu64    [rcx + 64], ymm2
        vmovdqu64    [rcx + 96], ymm3
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
        vmovdqu64    ymm0, [rcx]
        vmovdqu64    [r10], ymm0
        vmovdqu64    ymm0, [rcx + 32]
        vmovdqu64    [r10 + 32], ymm0
        add          rcx, 64
        add          r10, 64
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
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4) - $
        dd           NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4)
        db           0
        align        8, db 0
NSMS_L(multi_frame_end):
NSMS_L(pairs_frame):
        dd           NSMS_L(pairs_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4) - $
        dd           NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4)
        db           0
        db           0x40 + (NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4)), 0x0e, 0x90, 0x05 ; sub rsp, 648
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
        db           1, NSMS_L(multi_at13) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 24, 0
        db           NSMS_L(multi_at13) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0xf8 ; vmovaps [rsp + 144], xmm15
        dw           9
        db           NSMS_L(multi_at12) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0xe8 ; vmovaps [rsp + 128], xmm14
        dw           8
        db           NSMS_L(multi_at11) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0xd8 ; vmovaps [rsp + 112], xmm13
        dw           7
        db           NSMS_L(multi_at10) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0xc8 ; vmovaps [rsp + 96], xmm12
        dw           6
        db           NSMS_L(multi_at9) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0xb8 ; vmovaps [rsp + 80], xmm11
        dw           5
        db           NSMS_L(multi_at8) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0xa8 ; vmovaps [rsp + 64], xmm10
        dw           4
        db           NSMS_L(multi_at7) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x98 ; vmovaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(multi_at6) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x88 ; vmovaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(multi_at5) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x78 ; vmovaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(multi_at4) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x68 ; vmovaps [rsp], xmm6
        dw           0
        db           NSMS_L(multi_at3) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x01 ; sub rsp, 168
        dw           21
        db           NSMS_L(multi_at2) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x70 ; push rdi
        db           NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx512vl_m4) wrt ..imagebase
        dd           NSMS_L(multi_end) wrt ..imagebase
        dd           NSMS_L(multi_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(pairs_unwind):
        db           1, NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 24, 0
        db           NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0xf8 ; vmovaps [rsp + 784], xmm15
        dw           49
        db           NSMS_L(pairs_at12) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0xe8 ; vmovaps [rsp + 768], xmm14
        dw           48
        db           NSMS_L(pairs_at11) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0xd8 ; vmovaps [rsp + 752], xmm13
        dw           47
        db           NSMS_L(pairs_at10) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0xc8 ; vmovaps [rsp + 736], xmm12
        dw           46
        db           NSMS_L(pairs_at9) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0xb8 ; vmovaps [rsp + 720], xmm11
        dw           45
        db           NSMS_L(pairs_at8) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0xa8 ; vmovaps [rsp + 704], xmm10
        dw           44
        db           NSMS_L(pairs_at7) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x98 ; vmovaps [rsp + 688], xmm9
        dw           43
        db           NSMS_L(pairs_at6) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x88 ; vmovaps [rsp + 672], xmm8
        dw           42
        db           NSMS_L(pairs_at5) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x78 ; vmovaps [rsp + 656], xmm7
        dw           41
        db           NSMS_L(pairs_at4) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x68 ; vmovaps [rsp + 640], xmm6
        dw           40
        db           NSMS_L(pairs_at3) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x01 ; sub rsp, 808
        dw           101
        db           NSMS_L(pairs_at2) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x70 ; push rdi
        db           NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_pairs_avx512vl_m4) wrt ..imagebase
        dd           NSMS_L(pairs_end) wrt ..imagebase
        dd           NSMS_L(pairs_unwind) wrt ..imagebase
%endif

; nsms_sha512_multi_avx512vl_m4: 8 integer registers, 32 vector registers, 0 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; to1..to3: rcx, r8, r9;
;     data: rsi; state: rdi; blocks: rdx; kp: rax; upper_bound: r10.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     to1..to3: address of message 1, 2, ... minus address of message 0.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; nsms_sha512_pairs_avx512vl_m4: 8 integer registers, 32 vector registers, 2 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; H0..H7: ymm24..ymm31;
;     N0..N3: ymm0..ymm3; scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9;
;     final_digests: r10; kp: rcx; upper_bound: rdx; copy_to: rcx; uncopied: rdx; copy_end: rdi;
;     copy_from: rcx. Slots of the frame that are not named here hold spilled values.
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
; - name: nsms_sha512_multi_avx512vl_m4
;   signature: void nsms_sha512_multi_avx512vl_m4(uint64_t state[32], const void *const data[4], size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 32, align: 8, access: read, pointee_bytes: 128
;        * blocks, pointee_align: 1, pointee_access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 0, win64: 184}
;   features: [avx, avx2, avx512bw, avx512f, avx512vl]
; - name: nsms_sha512_pairs_avx512vl_m4
;   signature: void nsms_sha512_pairs_avx512vl_m4(void *digests, const void *nodes, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 64 * count, align: 1, access: write}
;     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * count, align: 1, access: read}
;     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
;   stack_bytes: {sysv: 648, win64: 824}
;   features: [avx, avx2, avx512bw, avx512f, avx512vl]
