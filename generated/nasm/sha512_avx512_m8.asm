; sha512_avx512_m8.asm, written by nsms: make gen HASH=sha512 ISA=avx512 KIND=multi M=8
;
; void nsms_sha512_multi_avx512_m8(uint64_t state[64], const void *const data[8], size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: hash values of 8 messages after any number of blocks
;   of each; state[i*8 + j] is word i of message j, whose blocks begin at data[j].
;   Reads 512 bytes at state, 64 bytes at data and 128 * blocks bytes at each of these pointers; writes 512 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 999 instructions (System V); 40 bytes of stack (System V), 216 (Win64).
; void nsms_sha512_pairs_avx512_m8(void *digests, const void *nodes, size_t count);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: digests of nodes of two digests each, 8 at once;
;   digests may be nodes.
;   Reads 128 * count bytes at nodes; writes 64 * count bytes at digests.
;   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,385 instructions (System V); 1,224 bytes of stack (System V), 1,400 (Win64).
;
; Memory: state and data must be aligned to 8 bytes; digests, nodes and the memory that data points to need no
; alignment. A buffer that is written must not overlap another, except as stated above. Written are these
; buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87 registers,
; MXCSR or the direction flag.
; Needs: avx, avx512bw, avx512f, avx512vl.
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
%define NSMS_L(name) ..@sha512_avx512_m8_ %+ name

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
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512_m8):function hidden (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8))
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512_m8):function (NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512_m8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512_m8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx512_m8)
%endif
NSMS_SYMBOL(nsms_sha512_multi_avx512_m8):
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
            vmovdqu64 xmm24, [rsi]                              ; W_0 to W_1
            vinserti32x4 zmm24, zmm24, [rsi + r8], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx], 3
            vmovdqu64 xmm25, [rsi + rcx]
            vinserti32x4 zmm25, zmm25, [rsi + r9], 1
            vinserti32x4 zmm25, zmm25, [rsi + r11], 2
            vinserti32x4 zmm25, zmm25, [rsi + rbp], 3
            vpunpcklqdq zmm26, zmm24, zmm25
            vpunpckhqdq zmm24, zmm24, zmm25
            vmovdqu64 zmm25, [rel NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  zmm8, zmm26, zmm25
            vpshufb  zmm9, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 16]                         ; W_2 to W_3
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 16], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 16], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 16], 3
            vmovdqu64 xmm26, [rsi + rcx + 16]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 16], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 16], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 16], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm10, zmm27, zmm25
            vpshufb  zmm11, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 32]                         ; W_4 to W_5
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 32], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 32], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 32], 3
            vmovdqu64 xmm26, [rsi + rcx + 32]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 32], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 32], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 32], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm12, zmm27, zmm25
            vpshufb  zmm13, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 48]                         ; W_6 to W_7
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 48], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 48], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 48], 3
            vmovdqu64 xmm26, [rsi + rcx + 48]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 48], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 48], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 48], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm14, zmm27, zmm25
            vpshufb  zmm15, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 64]                         ; W_8 to W_9
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 64], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 64], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 64], 3
            vmovdqu64 xmm26, [rsi + rcx + 64]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 64], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 64], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 64], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm16, zmm27, zmm25
            vpshufb  zmm17, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 80]                         ; W_10 to W_11
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 80], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 80], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 80], 3
            vmovdqu64 xmm26, [rsi + rcx + 80]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 80], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 80], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 80], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm18, zmm27, zmm25
            vpshufb  zmm19, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 96]                         ; W_12 to W_13
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 96], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 96], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 96], 3
            vmovdqu64 xmm26, [rsi + rcx + 96]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 96], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 96], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 96], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm20, zmm27, zmm25
            vpshufb  zmm21, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 112]                        ; W_14 to W_15
            vinserti32x4 zmm24, zmm24, [rsi + r8 + 112], 1
            vinserti32x4 zmm24, zmm24, [rsi + r10 + 112], 2
            vinserti32x4 zmm24, zmm24, [rsi + rbx + 112], 3
            vmovdqu64 xmm26, [rsi + rcx + 112]
            vinserti32x4 zmm26, zmm26, [rsi + r9 + 112], 1
            vinserti32x4 zmm26, zmm26, [rsi + r11 + 112], 2
            vinserti32x4 zmm26, zmm26, [rsi + rbp + 112], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm22, zmm27, zmm25
            vpshufb  zmm23, zmm24, zmm25
        vmovdqu64    zmm0, [rdi]                                ; a, b, ... = H
        vmovdqu64    zmm1, [rdi + 64]
        vmovdqu64    zmm2, [rdi + 128]
        vmovdqu64    zmm3, [rdi + 192]
        vmovdqu64    zmm4, [rdi + 256]
        vmovdqu64    zmm5, [rdi + 320]
        vmovdqu64    zmm6, [rdi + 384]
        vmovdqu64    zmm7, [rdi + 448]
        lea          rax, [rel NSMS_L(K)]
        lea          r12, [rel NSMS_L(K) + 512]
        mov          [rsp], r12
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; to1..to7: rcx, r8, r9, r10,
        ;   r11, rbx, rbp; kp: rax; data: rsi; state: rdi; blocks: rdx; upper_bound: [rsp].
NSMS_L(multi_rounds_and_schedule):

        ; rounds 0 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprorq   zmm24, zmm22, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   zmm25, zmm22, 61
            vpsrlq   zmm26, zmm22, 6
            vpternlogq zmm26, zmm24, zmm25, 150
            vprorq   zmm24, zmm9, 1
            vprorq   zmm25, zmm9, 8
            vpsrlq   zmm27, zmm9, 7
            vpternlogq zmm27, zmm24, zmm25, 150
            vpaddq   zmm24, zmm17, zmm8
            vpaddq   zmm24, zmm24, zmm26
            vpaddq   zmm24, zmm27, zmm24
        vprorq       zmm25, zmm4, 14                            ; round 0
        vprorq       zmm26, zmm4, 18
        vprorq       zmm27, zmm4, 41
        vpternlogq   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm6
        vpternlogq   zmm25, zmm4, zmm5, 184
        vpbroadcastq zmm26, [rax]
        vpaddq       zmm28, zmm7, zmm8
        vpaddq       zmm26, zmm28, zmm26
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm25, zmm25, zmm27
        vprorq       zmm26, zmm0, 28
        vprorq       zmm27, zmm0, 34
        vprorq       zmm28, zmm0, 39
        vpternlogq   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogq   zmm26, zmm2, zmm1, 232
        vpaddq       zmm26, zmm28, zmm26
        vpaddq       zmm26, zmm25, zmm26
        vpaddq       zmm25, zmm3, zmm25
            vprorq   zmm27, zmm23, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   zmm28, zmm23, 61
            vpsrlq   zmm29, zmm23, 6
            vpternlogq zmm29, zmm27, zmm28, 150
            vprorq   zmm27, zmm10, 1
            vprorq   zmm28, zmm10, 8
            vpsrlq   zmm30, zmm10, 7
            vpternlogq zmm30, zmm27, zmm28, 150
            vpaddq   zmm27, zmm18, zmm9
            vpaddq   zmm27, zmm27, zmm29
            vpaddq   zmm27, zmm30, zmm27
        vprorq       zmm28, zmm25, 14                           ; round 1
        vprorq       zmm29, zmm25, 18
        vprorq       zmm30, zmm25, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm5
        vpternlogq   zmm28, zmm25, zmm4, 184
        vpbroadcastq zmm29, [rax + 8]
        vpaddq       zmm31, zmm6, zmm9
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vprorq       zmm29, zmm26, 28
        vprorq       zmm30, zmm26, 34
        vprorq       zmm31, zmm26, 39
        vpternlogq   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm26
        vpternlogq   zmm29, zmm1, zmm0, 232
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm2, zmm28
            vprorq   zmm30, zmm24, 19                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   zmm31, zmm24, 61
            vpsrlq   zmm9, zmm24, 6
            vpternlogq zmm9, zmm30, zmm31, 150
            vprorq   zmm30, zmm11, 1
            vprorq   zmm31, zmm11, 8
            vpsrlq   zmm8, zmm11, 7
            vpternlogq zmm8, zmm30, zmm31, 150
            vpaddq   zmm30, zmm19, zmm10
            vpaddq   zmm30, zmm30, zmm8
            vpaddq   zmm30, zmm30, zmm9
        vprorq       zmm31, zmm28, 14                           ; round 2
        vprorq       zmm9, zmm28, 18
        vprorq       zmm8, zmm28, 41
        vpternlogq   zmm8, zmm31, zmm9, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm28, zmm25, 184
        vpbroadcastq zmm9, [rax + 16]
        vpaddq       zmm10, zmm5, zmm10
        vpaddq       zmm10, zmm10, zmm9
        vpaddq       zmm31, zmm10, zmm31
        vpaddq       zmm31, zmm31, zmm8
        vprorq       zmm10, zmm29, 28
        vprorq       zmm9, zmm29, 34
        vprorq       zmm8, zmm29, 39
        vpternlogq   zmm8, zmm10, zmm9, 150
        vmovdqa64    zmm10, zmm29
        vpternlogq   zmm10, zmm0, zmm26, 232
        vpaddq       zmm10, zmm8, zmm10
        vpaddq       zmm10, zmm31, zmm10
        vpaddq       zmm31, zmm1, zmm31
            vprorq   zmm9, zmm27, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   zmm8, zmm27, 61
            vpsrlq   zmm7, zmm27, 6
            vpternlogq zmm7, zmm9, zmm8, 150
            vprorq   zmm9, zmm12, 1
            vprorq   zmm8, zmm12, 8
            vpsrlq   zmm6, zmm12, 7
            vpternlogq zmm6, zmm9, zmm8, 150
            vpaddq   zmm9, zmm20, zmm11
            vpaddq   zmm9, zmm9, zmm6
            vpaddq   zmm9, zmm9, zmm7
        vprorq       zmm8, zmm31, 14                            ; round 3
        vprorq       zmm7, zmm31, 18
        vprorq       zmm6, zmm31, 41
        vpternlogq   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm25
        vpternlogq   zmm8, zmm31, zmm28, 184
        vpbroadcastq zmm7, [rax + 24]
        vpaddq       zmm11, zmm4, zmm11
        vpaddq       zmm11, zmm11, zmm7
        vpaddq       zmm11, zmm11, zmm8
        vpaddq       zmm11, zmm11, zmm6
        vprorq       zmm8, zmm10, 28
        vprorq       zmm7, zmm10, 34
        vprorq       zmm6, zmm10, 39
        vpternlogq   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm10
        vpternlogq   zmm8, zmm26, zmm29, 232
        vpaddq       zmm8, zmm6, zmm8
        vpaddq       zmm8, zmm11, zmm8
        vpaddq       zmm11, zmm0, zmm11
            vprorq   zmm7, zmm30, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   zmm6, zmm30, 61
            vpsrlq   zmm5, zmm30, 6
            vpternlogq zmm5, zmm7, zmm6, 150
            vprorq   zmm7, zmm13, 1
            vprorq   zmm6, zmm13, 8
            vpsrlq   zmm4, zmm13, 7
            vpternlogq zmm4, zmm7, zmm6, 150
            vpaddq   zmm7, zmm21, zmm12
            vpaddq   zmm7, zmm7, zmm4
            vpaddq   zmm7, zmm7, zmm5
        vprorq       zmm6, zmm11, 14                            ; round 4
        vprorq       zmm5, zmm11, 18
        vprorq       zmm4, zmm11, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm11, zmm31, 184
        vpbroadcastq zmm5, [rax + 32]
        vpaddq       zmm12, zmm12, zmm5
        vpaddq       zmm25, zmm12, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm12, zmm8, 28
        vprorq       zmm6, zmm8, 34
        vprorq       zmm5, zmm8, 39
        vpternlogq   zmm5, zmm12, zmm6, 150
        vmovdqa64    zmm12, zmm8
        vpternlogq   zmm12, zmm29, zmm10, 232
        vpaddq       zmm12, zmm5, zmm12
        vpaddq       zmm12, zmm25, zmm12
        vpaddq       zmm25, zmm26, zmm25
            vprorq   zmm26, zmm9, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   zmm6, zmm9, 61
            vpsrlq   zmm5, zmm9, 6
            vpternlogq zmm5, zmm26, zmm6, 150
            vprorq   zmm26, zmm14, 1
            vprorq   zmm6, zmm14, 8
            vpsrlq   zmm4, zmm14, 7
            vpternlogq zmm4, zmm26, zmm6, 150
            vpaddq   zmm26, zmm22, zmm13
            vpaddq   zmm26, zmm26, zmm4
            vpaddq   zmm26, zmm26, zmm5
        vprorq       zmm6, zmm25, 14                            ; round 5
        vprorq       zmm5, zmm25, 18
        vprorq       zmm4, zmm25, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogq   zmm6, zmm25, zmm11, 184
        vpbroadcastq zmm5, [rax + 40]
        vpaddq       zmm13, zmm13, zmm5
        vpaddq       zmm28, zmm13, zmm28
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm28, zmm4, zmm28
        vprorq       zmm13, zmm12, 28
        vprorq       zmm6, zmm12, 34
        vprorq       zmm5, zmm12, 39
        vpternlogq   zmm5, zmm13, zmm6, 150
        vmovdqa64    zmm13, zmm12
        vpternlogq   zmm13, zmm10, zmm8, 232
        vpaddq       zmm13, zmm5, zmm13
        vpaddq       zmm13, zmm28, zmm13
        vpaddq       zmm28, zmm29, zmm28
            vprorq   zmm29, zmm7, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   zmm6, zmm7, 61
            vpsrlq   zmm5, zmm7, 6
            vpternlogq zmm5, zmm29, zmm6, 150
            vprorq   zmm29, zmm15, 1
            vprorq   zmm6, zmm15, 8
            vpsrlq   zmm4, zmm15, 7
            vpternlogq zmm4, zmm29, zmm6, 150
            vpaddq   zmm29, zmm23, zmm14
            vpaddq   zmm29, zmm29, zmm4
            vpaddq   zmm29, zmm29, zmm5
        vprorq       zmm6, zmm28, 14                            ; round 6
        vprorq       zmm5, zmm28, 18
        vprorq       zmm4, zmm28, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm11
        vpternlogq   zmm6, zmm28, zmm25, 184
        vpbroadcastq zmm5, [rax + 48]
        vpaddq       zmm14, zmm14, zmm5
        vpaddq       zmm31, zmm14, zmm31
        vpaddq       zmm31, zmm31, zmm6
        vpaddq       zmm31, zmm4, zmm31
        vprorq       zmm14, zmm13, 28
        vprorq       zmm6, zmm13, 34
        vprorq       zmm5, zmm13, 39
        vpternlogq   zmm5, zmm14, zmm6, 150
        vmovdqa64    zmm14, zmm13
        vpternlogq   zmm14, zmm8, zmm12, 232
        vpaddq       zmm14, zmm5, zmm14
        vpaddq       zmm14, zmm31, zmm14
        vpaddq       zmm31, zmm10, zmm31
            vprorq   zmm10, zmm26, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   zmm6, zmm26, 61
            vpsrlq   zmm5, zmm26, 6
            vpternlogq zmm5, zmm10, zmm6, 150
            vprorq   zmm10, zmm16, 1
            vprorq   zmm6, zmm16, 8
            vpsrlq   zmm4, zmm16, 7
            vpternlogq zmm4, zmm10, zmm6, 150
            vpaddq   zmm10, zmm15, zmm4
            vpaddq   zmm10, zmm10, zmm24
            vpaddq   zmm10, zmm10, zmm5
        vprorq       zmm6, zmm31, 14                            ; round 7
        vprorq       zmm5, zmm31, 18
        vprorq       zmm4, zmm31, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogq   zmm6, zmm31, zmm28, 184
        vpbroadcastq zmm5, [rax + 56]
        vpaddq       zmm15, zmm15, zmm5
        vpaddq       zmm15, zmm15, zmm11
        vpaddq       zmm15, zmm15, zmm6
        vpaddq       zmm15, zmm4, zmm15
        vprorq       zmm11, zmm14, 28
        vprorq       zmm6, zmm14, 34
        vprorq       zmm5, zmm14, 39
        vpternlogq   zmm5, zmm11, zmm6, 150
        vmovdqa64    zmm11, zmm14
        vpternlogq   zmm11, zmm12, zmm13, 232
        vpaddq       zmm11, zmm5, zmm11
        vpaddq       zmm11, zmm15, zmm11
        vpaddq       zmm15, zmm8, zmm15
            vprorq   zmm8, zmm29, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   zmm6, zmm29, 61
            vpsrlq   zmm5, zmm29, 6
            vpternlogq zmm5, zmm8, zmm6, 150
            vprorq   zmm8, zmm17, 1
            vprorq   zmm6, zmm17, 8
            vpsrlq   zmm4, zmm17, 7
            vpternlogq zmm4, zmm8, zmm6, 150
            vpaddq   zmm8, zmm16, zmm4
            vpaddq   zmm8, zmm8, zmm27
            vpaddq   zmm8, zmm8, zmm5
        vprorq       zmm6, zmm15, 14                            ; round 8
        vprorq       zmm5, zmm15, 18
        vprorq       zmm4, zmm15, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm15, zmm31, 184
        vpbroadcastq zmm5, [rax + 64]
        vpaddq       zmm16, zmm16, zmm5
        vpaddq       zmm25, zmm16, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm16, zmm11, 28
        vprorq       zmm6, zmm11, 34
        vprorq       zmm5, zmm11, 39
        vpternlogq   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm11
        vpternlogq   zmm16, zmm13, zmm14, 232
        vpaddq       zmm16, zmm5, zmm16
        vpaddq       zmm16, zmm25, zmm16
        vpaddq       zmm25, zmm12, zmm25
            vprorq   zmm12, zmm10, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   zmm6, zmm10, 61
            vpsrlq   zmm5, zmm10, 6
            vpternlogq zmm5, zmm12, zmm6, 150
            vprorq   zmm12, zmm18, 1
            vprorq   zmm6, zmm18, 8
            vpsrlq   zmm4, zmm18, 7
            vpternlogq zmm4, zmm12, zmm6, 150
            vpaddq   zmm12, zmm17, zmm4
            vpaddq   zmm12, zmm12, zmm30
            vpaddq   zmm12, zmm12, zmm5
        vprorq       zmm6, zmm25, 14                            ; round 9
        vprorq       zmm5, zmm25, 18
        vprorq       zmm4, zmm25, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogq   zmm6, zmm25, zmm15, 184
        vpbroadcastq zmm5, [rax + 72]
        vpaddq       zmm17, zmm17, zmm5
        vpaddq       zmm28, zmm17, zmm28
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm28, zmm4, zmm28
        vprorq       zmm17, zmm16, 28
        vprorq       zmm6, zmm16, 34
        vprorq       zmm5, zmm16, 39
        vpternlogq   zmm5, zmm17, zmm6, 150
        vmovdqa64    zmm17, zmm16
        vpternlogq   zmm17, zmm14, zmm11, 232
        vpaddq       zmm17, zmm5, zmm17
        vpaddq       zmm17, zmm28, zmm17
        vpaddq       zmm28, zmm13, zmm28
            vprorq   zmm13, zmm8, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   zmm6, zmm8, 61
            vpsrlq   zmm5, zmm8, 6
            vpternlogq zmm5, zmm13, zmm6, 150
            vprorq   zmm13, zmm19, 1
            vprorq   zmm6, zmm19, 8
            vpsrlq   zmm4, zmm19, 7
            vpternlogq zmm4, zmm13, zmm6, 150
            vpaddq   zmm13, zmm18, zmm4
            vpaddq   zmm13, zmm13, zmm9
            vpaddq   zmm13, zmm13, zmm5
        vprorq       zmm6, zmm28, 14                            ; round 10
        vprorq       zmm5, zmm28, 18
        vprorq       zmm4, zmm28, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm15
        vpternlogq   zmm6, zmm28, zmm25, 184
        vpbroadcastq zmm5, [rax + 80]
        vpaddq       zmm18, zmm18, zmm5
        vpaddq       zmm31, zmm18, zmm31
        vpaddq       zmm31, zmm31, zmm6
        vpaddq       zmm31, zmm4, zmm31
        vprorq       zmm18, zmm17, 28
        vprorq       zmm6, zmm17, 34
        vprorq       zmm5, zmm17, 39
        vpternlogq   zmm5, zmm18, zmm6, 150
        vmovdqa64    zmm18, zmm17
        vpternlogq   zmm18, zmm11, zmm16, 232
        vpaddq       zmm18, zmm5, zmm18
        vpaddq       zmm18, zmm31, zmm18
        vpaddq       zmm31, zmm14, zmm31
            vprorq   zmm14, zmm12, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   zmm6, zmm12, 61
            vpsrlq   zmm5, zmm12, 6
            vpternlogq zmm5, zmm14, zmm6, 150
            vprorq   zmm14, zmm20, 1
            vprorq   zmm6, zmm20, 8
            vpsrlq   zmm4, zmm20, 7
            vpternlogq zmm4, zmm14, zmm6, 150
            vpaddq   zmm14, zmm19, zmm4
            vpaddq   zmm14, zmm14, zmm7
            vpaddq   zmm14, zmm14, zmm5
        vprorq       zmm6, zmm31, 14                            ; round 11
        vprorq       zmm5, zmm31, 18
        vprorq       zmm4, zmm31, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogq   zmm6, zmm31, zmm28, 184
        vpbroadcastq zmm5, [rax + 88]
        vpaddq       zmm19, zmm19, zmm5
        vpaddq       zmm19, zmm19, zmm15
        vpaddq       zmm19, zmm19, zmm6
        vpaddq       zmm19, zmm4, zmm19
        vprorq       zmm15, zmm18, 28
        vprorq       zmm6, zmm18, 34
        vprorq       zmm5, zmm18, 39
        vpternlogq   zmm5, zmm15, zmm6, 150
        vmovdqa64    zmm15, zmm18
        vpternlogq   zmm15, zmm16, zmm17, 232
        vpaddq       zmm15, zmm5, zmm15
        vpaddq       zmm15, zmm19, zmm15
        vpaddq       zmm19, zmm11, zmm19
            vprorq   zmm11, zmm13, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   zmm6, zmm13, 61
            vpsrlq   zmm5, zmm13, 6
            vpternlogq zmm5, zmm11, zmm6, 150
            vprorq   zmm11, zmm21, 1
            vprorq   zmm6, zmm21, 8
            vpsrlq   zmm4, zmm21, 7
            vpternlogq zmm4, zmm11, zmm6, 150
            vpaddq   zmm11, zmm20, zmm4
            vpaddq   zmm11, zmm11, zmm26
            vpaddq   zmm11, zmm11, zmm5
        vprorq       zmm6, zmm19, 14                            ; round 12
        vprorq       zmm5, zmm19, 18
        vprorq       zmm4, zmm19, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm19, zmm31, 184
        vpbroadcastq zmm5, [rax + 96]
        vpaddq       zmm20, zmm20, zmm5
        vpaddq       zmm25, zmm20, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm20, zmm15, 28
        vprorq       zmm6, zmm15, 34
        vprorq       zmm5, zmm15, 39
        vpternlogq   zmm5, zmm20, zmm6, 150
        vmovdqa64    zmm20, zmm15
        vpternlogq   zmm20, zmm17, zmm18, 232
        vpaddq       zmm20, zmm5, zmm20
        vpaddq       zmm3, zmm25, zmm20
        vpaddq       zmm25, zmm16, zmm25
            vprorq   zmm20, zmm14, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   zmm16, zmm14, 61
            vpsrlq   zmm6, zmm14, 6
            vpternlogq zmm6, zmm20, zmm16, 150
            vprorq   zmm20, zmm22, 1
            vprorq   zmm16, zmm22, 8
            vpsrlq   zmm5, zmm22, 7
            vpternlogq zmm5, zmm20, zmm16, 150
            vpaddq   zmm20, zmm21, zmm5
            vpaddq   zmm20, zmm20, zmm29
            vpaddq   zmm20, zmm20, zmm6
        vprorq       zmm16, zmm25, 14                           ; round 13
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm31
        vpternlogq   zmm16, zmm25, zmm19, 184
        vpbroadcastq zmm6, [rax + 104]
        vpaddq       zmm21, zmm21, zmm6
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm16
        vpaddq       zmm28, zmm5, zmm28
        vprorq       zmm21, zmm3, 28
        vprorq       zmm16, zmm3, 34
        vprorq       zmm6, zmm3, 39
        vpternlogq   zmm6, zmm21, zmm16, 150
        vmovdqa64    zmm21, zmm3
        vpternlogq   zmm21, zmm18, zmm15, 232
        vpaddq       zmm21, zmm6, zmm21
        vpaddq       zmm2, zmm28, zmm21
        vpaddq       zmm6, zmm17, zmm28
            vprorq   zmm28, zmm11, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   zmm21, zmm11, 61
            vpsrlq   zmm17, zmm11, 6
            vpternlogq zmm17, zmm28, zmm21, 150
            vprorq   zmm28, zmm23, 1
            vprorq   zmm21, zmm23, 8
            vpsrlq   zmm16, zmm23, 7
            vpternlogq zmm16, zmm28, zmm21, 150
            vpaddq   zmm28, zmm22, zmm16
            vpaddq   zmm28, zmm28, zmm10
            vpaddq   zmm28, zmm28, zmm17
        vprorq       zmm21, zmm6, 14                            ; round 14
        vprorq       zmm17, zmm6, 18
        vprorq       zmm16, zmm6, 41
        vpternlogq   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm19
        vpternlogq   zmm21, zmm6, zmm25, 184
        vpbroadcastq zmm17, [rax + 112]
        vpaddq       zmm22, zmm22, zmm17
        vpaddq       zmm31, zmm22, zmm31
        vpaddq       zmm31, zmm31, zmm21
        vpaddq       zmm31, zmm16, zmm31
        vprorq       zmm22, zmm2, 28
        vprorq       zmm21, zmm2, 34
        vprorq       zmm17, zmm2, 39
        vpternlogq   zmm17, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm2
        vpternlogq   zmm22, zmm15, zmm3, 232
        vpaddq       zmm22, zmm17, zmm22
        vpaddq       zmm1, zmm31, zmm22
        vpaddq       zmm5, zmm18, zmm31
            vprorq   zmm31, zmm20, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   zmm22, zmm20, 61
            vpsrlq   zmm21, zmm20, 6
            vpternlogq zmm21, zmm31, zmm22, 150
            vprorq   zmm31, zmm24, 1
            vprorq   zmm22, zmm24, 8
            vpsrlq   zmm18, zmm24, 7
            vpternlogq zmm18, zmm31, zmm22, 150
            vpaddq   zmm31, zmm23, zmm18
            vpaddq   zmm31, zmm31, zmm8
            vpaddq   zmm31, zmm31, zmm21
        vprorq       zmm22, zmm5, 14                            ; round 15
        vprorq       zmm21, zmm5, 18
        vprorq       zmm18, zmm5, 41
        vpternlogq   zmm18, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogq   zmm22, zmm5, zmm6, 184
        vpbroadcastq zmm21, [rax + 120]
        vpaddq       zmm23, zmm23, zmm21
        vpaddq       zmm23, zmm23, zmm19
        vpaddq       zmm23, zmm23, zmm22
        vpaddq       zmm23, zmm18, zmm23
        vprorq       zmm22, zmm1, 28
        vprorq       zmm21, zmm1, 34
        vprorq       zmm19, zmm1, 39
        vpternlogq   zmm19, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm1
        vpternlogq   zmm22, zmm3, zmm2, 232
        vpaddq       zmm22, zmm19, zmm22
        vpaddq       zmm0, zmm23, zmm22
        vpaddq       zmm4, zmm15, zmm23
        add          rax, 128
        vmovdqa64    zmm15, zmm10
        vmovdqa64    zmm10, zmm30
        vmovdqa64    zmm16, zmm8
        vmovdqa64    zmm8, zmm24
        vmovdqa64    zmm17, zmm12
        vmovdqa64    zmm12, zmm7
        vmovdqa64    zmm18, zmm13
        vmovdqa64    zmm13, zmm26
        vmovdqa64    zmm19, zmm14
        vmovdqa64    zmm14, zmm29
        vmovdqa64    zmm21, zmm20
        vmovdqa64    zmm20, zmm11
        vmovdqa64    zmm11, zmm9
        vmovdqa64    zmm9, zmm27
        vmovdqa64    zmm22, zmm28
        vmovdqa64    zmm23, zmm31
        vmovdqa64    zmm7, zmm25
        cmp          rax, [rsp]
        jne          NSMS_L(multi_rounds_and_schedule)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label multi_rounds_and_schedule, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       zmm24, zmm4, 14                            ; round 0
        vprorq       zmm25, zmm4, 18
        vprorq       zmm26, zmm4, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm6
        vpternlogq   zmm24, zmm4, zmm5, 184
        vpbroadcastq zmm25, [rax]
        vpaddq       zmm7, zmm7, zmm8
        vpaddq       zmm7, zmm7, zmm25
        vpaddq       zmm7, zmm7, zmm24
        vpaddq       zmm7, zmm7, zmm26
        vprorq       zmm24, zmm0, 28
        vprorq       zmm25, zmm0, 34
        vprorq       zmm26, zmm0, 39
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm0
        vpternlogq   zmm24, zmm2, zmm1, 232
        vpaddq       zmm24, zmm26, zmm24
        vpaddq       zmm24, zmm7, zmm24
        vpaddq       zmm3, zmm3, zmm7
        vprorq       zmm7, zmm3, 14                             ; round 1
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm5
        vpternlogq   zmm7, zmm3, zmm4, 184
        vpbroadcastq zmm25, [rax + 8]
        vpaddq       zmm6, zmm6, zmm9
        vpaddq       zmm6, zmm6, zmm25
        vpaddq       zmm6, zmm6, zmm7
        vpaddq       zmm6, zmm6, zmm26
        vprorq       zmm7, zmm24, 28
        vprorq       zmm25, zmm24, 34
        vprorq       zmm26, zmm24, 39
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm24
        vpternlogq   zmm7, zmm1, zmm0, 232
        vpaddq       zmm7, zmm26, zmm7
        vpaddq       zmm7, zmm6, zmm7
        vpaddq       zmm2, zmm2, zmm6
        vprorq       zmm6, zmm2, 14                             ; round 2
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm4
        vpternlogq   zmm6, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rax + 16]
        vpaddq       zmm5, zmm5, zmm10
        vpaddq       zmm5, zmm5, zmm25
        vpaddq       zmm5, zmm5, zmm6
        vpaddq       zmm5, zmm5, zmm26
        vprorq       zmm6, zmm7, 28
        vprorq       zmm25, zmm7, 34
        vprorq       zmm26, zmm7, 39
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm0, zmm24, 232
        vpaddq       zmm6, zmm26, zmm6
        vpaddq       zmm6, zmm5, zmm6
        vpaddq       zmm1, zmm1, zmm5
        vprorq       zmm5, zmm1, 14                             ; round 3
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm3
        vpternlogq   zmm5, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rax + 24]
        vpaddq       zmm4, zmm4, zmm11
        vpaddq       zmm4, zmm4, zmm25
        vpaddq       zmm4, zmm4, zmm5
        vpaddq       zmm4, zmm4, zmm26
        vprorq       zmm5, zmm6, 28
        vprorq       zmm25, zmm6, 34
        vprorq       zmm26, zmm6, 39
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm24, zmm7, 232
        vpaddq       zmm5, zmm26, zmm5
        vpaddq       zmm5, zmm4, zmm5
        vpaddq       zmm0, zmm0, zmm4
        vprorq       zmm4, zmm0, 14                             ; round 4
        vprorq       zmm25, zmm0, 18
        vprorq       zmm26, zmm0, 41
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm2
        vpternlogq   zmm4, zmm0, zmm1, 184
        vpbroadcastq zmm25, [rax + 32]
        vpaddq       zmm25, zmm12, zmm25
        vpaddq       zmm3, zmm25, zmm3
        vpaddq       zmm3, zmm3, zmm4
        vpaddq       zmm3, zmm26, zmm3
        vprorq       zmm4, zmm5, 28
        vprorq       zmm25, zmm5, 34
        vprorq       zmm26, zmm5, 39
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm26, zmm4
        vpaddq       zmm4, zmm3, zmm4
        vpaddq       zmm3, zmm24, zmm3
        vprorq       zmm24, zmm3, 14                            ; round 5
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm1
        vpternlogq   zmm24, zmm3, zmm0, 184
        vpbroadcastq zmm25, [rax + 40]
        vpaddq       zmm25, zmm13, zmm25
        vpaddq       zmm2, zmm25, zmm2
        vpaddq       zmm2, zmm2, zmm24
        vpaddq       zmm2, zmm26, zmm2
        vprorq       zmm24, zmm4, 28
        vprorq       zmm25, zmm4, 34
        vprorq       zmm26, zmm4, 39
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm4
        vpternlogq   zmm24, zmm6, zmm5, 232
        vpaddq       zmm24, zmm26, zmm24
        vpaddq       zmm24, zmm2, zmm24
        vpaddq       zmm2, zmm7, zmm2
        vprorq       zmm7, zmm2, 14                             ; round 6
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm0
        vpternlogq   zmm7, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rax + 48]
        vpaddq       zmm25, zmm14, zmm25
        vpaddq       zmm1, zmm25, zmm1
        vpaddq       zmm1, zmm1, zmm7
        vpaddq       zmm1, zmm26, zmm1
        vprorq       zmm7, zmm24, 28
        vprorq       zmm25, zmm24, 34
        vprorq       zmm26, zmm24, 39
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm24
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm26, zmm7
        vpaddq       zmm7, zmm1, zmm7
        vpaddq       zmm1, zmm6, zmm1
        vprorq       zmm6, zmm1, 14                             ; round 7
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm3
        vpternlogq   zmm6, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rax + 56]
        vpaddq       zmm25, zmm15, zmm25
        vpaddq       zmm0, zmm25, zmm0
        vpaddq       zmm0, zmm0, zmm6
        vpaddq       zmm0, zmm26, zmm0
        vprorq       zmm6, zmm7, 28
        vprorq       zmm25, zmm7, 34
        vprorq       zmm26, zmm7, 39
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm24, 232
        vpaddq       zmm6, zmm26, zmm6
        vpaddq       zmm6, zmm0, zmm6
        vpaddq       zmm0, zmm5, zmm0
        vprorq       zmm5, zmm0, 14                             ; round 8
        vprorq       zmm25, zmm0, 18
        vprorq       zmm26, zmm0, 41
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm2
        vpternlogq   zmm5, zmm0, zmm1, 184
        vpbroadcastq zmm25, [rax + 64]
        vpaddq       zmm25, zmm16, zmm25
        vpaddq       zmm3, zmm25, zmm3
        vpaddq       zmm3, zmm3, zmm5
        vpaddq       zmm3, zmm26, zmm3
        vprorq       zmm5, zmm6, 28
        vprorq       zmm25, zmm6, 34
        vprorq       zmm26, zmm6, 39
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm24, zmm7, 232
        vpaddq       zmm5, zmm26, zmm5
        vpaddq       zmm5, zmm3, zmm5
        vpaddq       zmm3, zmm4, zmm3
        vprorq       zmm4, zmm3, 14                             ; round 9
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm1
        vpternlogq   zmm4, zmm3, zmm0, 184
        vpbroadcastq zmm25, [rax + 72]
        vpaddq       zmm25, zmm17, zmm25
        vpaddq       zmm2, zmm25, zmm2
        vpaddq       zmm2, zmm2, zmm4
        vpaddq       zmm2, zmm26, zmm2
        vprorq       zmm4, zmm5, 28
        vprorq       zmm25, zmm5, 34
        vprorq       zmm26, zmm5, 39
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm26, zmm4
        vpaddq       zmm4, zmm2, zmm4
        vpaddq       zmm2, zmm24, zmm2
        vprorq       zmm24, zmm2, 14                            ; round 10
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm0
        vpternlogq   zmm24, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rax + 80]
        vpaddq       zmm25, zmm18, zmm25
        vpaddq       zmm1, zmm25, zmm1
        vpaddq       zmm1, zmm1, zmm24
        vpaddq       zmm1, zmm26, zmm1
        vprorq       zmm24, zmm4, 28
        vprorq       zmm25, zmm4, 34
        vprorq       zmm26, zmm4, 39
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm4
        vpternlogq   zmm24, zmm6, zmm5, 232
        vpaddq       zmm24, zmm26, zmm24
        vpaddq       zmm24, zmm1, zmm24
        vpaddq       zmm1, zmm7, zmm1
        vprorq       zmm7, zmm1, 14                             ; round 11
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm3
        vpternlogq   zmm7, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rax + 88]
        vpaddq       zmm25, zmm19, zmm25
        vpaddq       zmm0, zmm25, zmm0
        vpaddq       zmm0, zmm0, zmm7
        vpaddq       zmm0, zmm26, zmm0
        vprorq       zmm7, zmm24, 28
        vprorq       zmm25, zmm24, 34
        vprorq       zmm26, zmm24, 39
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm24
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm26, zmm7
        vpaddq       zmm7, zmm0, zmm7
        vpaddq       zmm0, zmm6, zmm0
        vprorq       zmm6, zmm0, 14                             ; round 12
        vprorq       zmm25, zmm0, 18
        vprorq       zmm26, zmm0, 41
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm2
        vpternlogq   zmm6, zmm0, zmm1, 184
        vpbroadcastq zmm25, [rax + 96]
        vpaddq       zmm25, zmm20, zmm25
        vpaddq       zmm3, zmm25, zmm3
        vpaddq       zmm3, zmm3, zmm6
        vpaddq       zmm3, zmm26, zmm3
        vprorq       zmm6, zmm7, 28
        vprorq       zmm25, zmm7, 34
        vprorq       zmm26, zmm7, 39
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm24, 232
        vpaddq       zmm6, zmm26, zmm6
        vpaddq       zmm6, zmm3, zmm6
        vpaddq       zmm3, zmm5, zmm3
        vprorq       zmm5, zmm3, 14                             ; round 13
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm1
        vpternlogq   zmm5, zmm3, zmm0, 184
        vpbroadcastq zmm25, [rax + 104]
        vpaddq       zmm25, zmm21, zmm25
        vpaddq       zmm2, zmm25, zmm2
        vpaddq       zmm2, zmm2, zmm5
        vpaddq       zmm2, zmm26, zmm2
        vprorq       zmm5, zmm6, 28
        vprorq       zmm25, zmm6, 34
        vprorq       zmm26, zmm6, 39
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm24, zmm7, 232
        vpaddq       zmm5, zmm26, zmm5
        vpaddq       zmm5, zmm2, zmm5
        vpaddq       zmm2, zmm4, zmm2
        vprorq       zmm4, zmm2, 14                             ; round 14
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm0
        vpternlogq   zmm4, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rax + 112]
        vpaddq       zmm25, zmm22, zmm25
        vpaddq       zmm1, zmm25, zmm1
        vpaddq       zmm1, zmm1, zmm4
        vpaddq       zmm1, zmm26, zmm1
        vprorq       zmm4, zmm5, 28
        vprorq       zmm25, zmm5, 34
        vprorq       zmm26, zmm5, 39
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm26, zmm4
        vpaddq       zmm4, zmm1, zmm4
        vpaddq       zmm1, zmm24, zmm1
        vprorq       zmm24, zmm1, 14                            ; round 15
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm3
        vpternlogq   zmm24, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rax + 120]
        vpaddq       zmm25, zmm23, zmm25
        vpaddq       zmm0, zmm25, zmm0
        vpaddq       zmm0, zmm0, zmm24
        vpaddq       zmm0, zmm26, zmm0
        vprorq       zmm24, zmm4, 28
        vprorq       zmm25, zmm4, 34
        vprorq       zmm26, zmm4, 39
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm4
        vpternlogq   zmm24, zmm6, zmm5, 232
        vmovdqu64    zmm25, [rdi + 64]                          ; H = H + (a, b, ...)
        vmovdqu64    zmm27, [rdi + 128]
        vmovdqu64    zmm28, [rdi + 192]
        vmovdqu64    zmm29, [rdi + 320]
        vmovdqu64    zmm30, [rdi + 384]
        vmovdqu64    zmm31, [rdi + 448]
        vpaddq       zmm26, zmm26, [rdi]
        vpaddq       zmm24, zmm24, zmm26
        vpaddq       zmm24, zmm0, zmm24
        vmovdqu64    [rdi], zmm24
        vpaddq       zmm4, zmm25, zmm4
        vmovdqu64    [rdi + 64], zmm4
        vpaddq       zmm4, zmm27, zmm5
        vmovdqu64    [rdi + 128], zmm4
        vpaddq       zmm4, zmm28, zmm6
        vmovdqu64    [rdi + 192], zmm4
        vpaddq       zmm4, zmm7, [rdi + 256]
        vpaddq       zmm0, zmm4, zmm0
        vmovdqu64    [rdi + 256], zmm0
        vpaddq       zmm0, zmm29, zmm1
        vmovdqu64    [rdi + 320], zmm0
        vpaddq       zmm0, zmm30, zmm2
        vmovdqu64    [rdi + 384], zmm0
        vpaddq       zmm0, zmm31, zmm3
        vmovdqu64    [rdi + 448], zmm0
        add          rsi, 128                                   ; the next block
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
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8):function hidden (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8))
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8):function (NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8)
%endif
NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(pairs_at1):
        push         rdi
NSMS_L(pairs_at2):
        sub          rsp, 1384
NSMS_L(pairs_at3):
        vmovaps      [rsp + 1216], xmm6
NSMS_L(pairs_at4):
        vmovaps      [rsp + 1232], xmm7
NSMS_L(pairs_at5):
        vmovaps      [rsp + 1248], xmm8
NSMS_L(pairs_at6):
        vmovaps      [rsp + 1264], xmm9
NSMS_L(pairs_at7):
        vmovaps      [rsp + 1280], xmm10
NSMS_L(pairs_at8):
        vmovaps      [rsp + 1296], xmm11
NSMS_L(pairs_at9):
        vmovaps      [rsp + 1312], xmm12
NSMS_L(pairs_at10):
        vmovaps      [rsp + 1328], xmm13
NSMS_L(pairs_at11):
        vmovaps      [rsp + 1344], xmm14
NSMS_L(pairs_at12):
        vmovaps      [rsp + 1360], xmm15
NSMS_L(pairs_at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        sub          rsp, 1224
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
            vmovdqu64 xmm24, [rsi]                              ; W_0 to W_1
            vinserti32x4 zmm24, zmm24, [rsi + 256], 1
            vinserti32x4 zmm24, zmm24, [rsi + 512], 2
            vinserti32x4 zmm24, zmm24, [rsi + 768], 3
            vmovdqu64 xmm25, [rsi + 128]
            vinserti32x4 zmm25, zmm25, [rsi + 384], 1
            vinserti32x4 zmm25, zmm25, [rsi + 640], 2
            vinserti32x4 zmm25, zmm25, [rsi + 896], 3
            vpunpcklqdq zmm26, zmm24, zmm25
            vpunpckhqdq zmm24, zmm24, zmm25
            vmovdqu64 zmm25, [rel NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  zmm8, zmm26, zmm25
            vpshufb  zmm9, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 16]                         ; W_2 to W_3
            vinserti32x4 zmm24, zmm24, [rsi + 272], 1
            vinserti32x4 zmm24, zmm24, [rsi + 528], 2
            vinserti32x4 zmm24, zmm24, [rsi + 784], 3
            vmovdqu64 xmm26, [rsi + 144]
            vinserti32x4 zmm26, zmm26, [rsi + 400], 1
            vinserti32x4 zmm26, zmm26, [rsi + 656], 2
            vinserti32x4 zmm26, zmm26, [rsi + 912], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm10, zmm27, zmm25
            vpshufb  zmm11, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 32]                         ; W_4 to W_5
            vinserti32x4 zmm24, zmm24, [rsi + 288], 1
            vinserti32x4 zmm24, zmm24, [rsi + 544], 2
            vinserti32x4 zmm24, zmm24, [rsi + 800], 3
            vmovdqu64 xmm26, [rsi + 160]
            vinserti32x4 zmm26, zmm26, [rsi + 416], 1
            vinserti32x4 zmm26, zmm26, [rsi + 672], 2
            vinserti32x4 zmm26, zmm26, [rsi + 928], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm12, zmm27, zmm25
            vpshufb  zmm13, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 48]                         ; W_6 to W_7
            vinserti32x4 zmm24, zmm24, [rsi + 304], 1
            vinserti32x4 zmm24, zmm24, [rsi + 560], 2
            vinserti32x4 zmm24, zmm24, [rsi + 816], 3
            vmovdqu64 xmm26, [rsi + 176]
            vinserti32x4 zmm26, zmm26, [rsi + 432], 1
            vinserti32x4 zmm26, zmm26, [rsi + 688], 2
            vinserti32x4 zmm26, zmm26, [rsi + 944], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm14, zmm27, zmm25
            vpshufb  zmm15, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 64]                         ; W_8 to W_9
            vinserti32x4 zmm24, zmm24, [rsi + 320], 1
            vinserti32x4 zmm24, zmm24, [rsi + 576], 2
            vinserti32x4 zmm24, zmm24, [rsi + 832], 3
            vmovdqu64 xmm26, [rsi + 192]
            vinserti32x4 zmm26, zmm26, [rsi + 448], 1
            vinserti32x4 zmm26, zmm26, [rsi + 704], 2
            vinserti32x4 zmm26, zmm26, [rsi + 960], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm16, zmm27, zmm25
            vpshufb  zmm17, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 80]                         ; W_10 to W_11
            vinserti32x4 zmm24, zmm24, [rsi + 336], 1
            vinserti32x4 zmm24, zmm24, [rsi + 592], 2
            vinserti32x4 zmm24, zmm24, [rsi + 848], 3
            vmovdqu64 xmm26, [rsi + 208]
            vinserti32x4 zmm26, zmm26, [rsi + 464], 1
            vinserti32x4 zmm26, zmm26, [rsi + 720], 2
            vinserti32x4 zmm26, zmm26, [rsi + 976], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm18, zmm27, zmm25
            vpshufb  zmm19, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 96]                         ; W_12 to W_13
            vinserti32x4 zmm24, zmm24, [rsi + 352], 1
            vinserti32x4 zmm24, zmm24, [rsi + 608], 2
            vinserti32x4 zmm24, zmm24, [rsi + 864], 3
            vmovdqu64 xmm26, [rsi + 224]
            vinserti32x4 zmm26, zmm26, [rsi + 480], 1
            vinserti32x4 zmm26, zmm26, [rsi + 736], 2
            vinserti32x4 zmm26, zmm26, [rsi + 992], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm20, zmm27, zmm25
            vpshufb  zmm21, zmm24, zmm25
            vmovdqu64 xmm24, [rsi + 112]                        ; W_14 to W_15
            vinserti32x4 zmm24, zmm24, [rsi + 368], 1
            vinserti32x4 zmm24, zmm24, [rsi + 624], 2
            vinserti32x4 zmm24, zmm24, [rsi + 880], 3
            vmovdqu64 xmm26, [rsi + 240]
            vinserti32x4 zmm26, zmm26, [rsi + 496], 1
            vinserti32x4 zmm26, zmm26, [rsi + 752], 2
            vinserti32x4 zmm26, zmm26, [rsi + 1008], 3
            vpunpcklqdq zmm27, zmm24, zmm26
            vpunpckhqdq zmm24, zmm24, zmm26
            vpshufb  zmm22, zmm27, zmm25
            vpshufb  zmm23, zmm24, zmm25
        vpbroadcastq zmm0, [rel NSMS_L(H0)]                     ; a, b, ... = H
        vpbroadcastq zmm1, [rel NSMS_L(H0) + 8]
        vpbroadcastq zmm2, [rel NSMS_L(H0) + 16]
        vpbroadcastq zmm3, [rel NSMS_L(H0) + 24]
        vpbroadcastq zmm4, [rel NSMS_L(H0) + 32]
        vpbroadcastq zmm5, [rel NSMS_L(H0) + 40]
        vpbroadcastq zmm6, [rel NSMS_L(H0) + 48]
        vpbroadcastq zmm7, [rel NSMS_L(H0) + 56]
        lea          rcx, [rel NSMS_L(K)]
        lea          rdx, [rel NSMS_L(K) + 512]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; scratch: rax; kp: rcx;
        ;   digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_rounds_and_schedule0):

        ; rounds 0 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprorq   zmm24, zmm22, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   zmm25, zmm22, 61
            vpsrlq   zmm26, zmm22, 6
            vpternlogq zmm26, zmm24, zmm25, 150
            vprorq   zmm24, zmm9, 1
            vprorq   zmm25, zmm9, 8
            vpsrlq   zmm27, zmm9, 7
            vpternlogq zmm27, zmm24, zmm25, 150
            vpaddq   zmm24, zmm17, zmm8
            vpaddq   zmm24, zmm24, zmm26
            vpaddq   zmm24, zmm27, zmm24
        vprorq       zmm25, zmm4, 14                            ; round 0
        vprorq       zmm26, zmm4, 18
        vprorq       zmm27, zmm4, 41
        vpternlogq   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm6
        vpternlogq   zmm25, zmm4, zmm5, 184
        vpbroadcastq zmm26, [rcx]
        vpaddq       zmm28, zmm7, zmm8
        vpaddq       zmm26, zmm28, zmm26
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm25, zmm25, zmm27
        vprorq       zmm26, zmm0, 28
        vprorq       zmm27, zmm0, 34
        vprorq       zmm28, zmm0, 39
        vpternlogq   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogq   zmm26, zmm2, zmm1, 232
        vpaddq       zmm26, zmm28, zmm26
        vpaddq       zmm26, zmm25, zmm26
        vpaddq       zmm25, zmm3, zmm25
            vprorq   zmm27, zmm23, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   zmm28, zmm23, 61
            vpsrlq   zmm29, zmm23, 6
            vpternlogq zmm29, zmm27, zmm28, 150
            vprorq   zmm27, zmm10, 1
            vprorq   zmm28, zmm10, 8
            vpsrlq   zmm30, zmm10, 7
            vpternlogq zmm30, zmm27, zmm28, 150
            vpaddq   zmm27, zmm18, zmm9
            vpaddq   zmm27, zmm27, zmm29
            vpaddq   zmm27, zmm30, zmm27
        vprorq       zmm28, zmm25, 14                           ; round 1
        vprorq       zmm29, zmm25, 18
        vprorq       zmm30, zmm25, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm5
        vpternlogq   zmm28, zmm25, zmm4, 184
        vpbroadcastq zmm29, [rcx + 8]
        vpaddq       zmm31, zmm6, zmm9
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vprorq       zmm29, zmm26, 28
        vprorq       zmm30, zmm26, 34
        vprorq       zmm31, zmm26, 39
        vpternlogq   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm26
        vpternlogq   zmm29, zmm1, zmm0, 232
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm2, zmm28
            vprorq   zmm30, zmm24, 19                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   zmm31, zmm24, 61
            vpsrlq   zmm9, zmm24, 6
            vpternlogq zmm9, zmm30, zmm31, 150
            vprorq   zmm30, zmm11, 1
            vprorq   zmm31, zmm11, 8
            vpsrlq   zmm8, zmm11, 7
            vpternlogq zmm8, zmm30, zmm31, 150
            vpaddq   zmm30, zmm19, zmm10
            vpaddq   zmm30, zmm30, zmm8
            vpaddq   zmm30, zmm30, zmm9
        vprorq       zmm31, zmm28, 14                           ; round 2
        vprorq       zmm9, zmm28, 18
        vprorq       zmm8, zmm28, 41
        vpternlogq   zmm8, zmm31, zmm9, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm28, zmm25, 184
        vpbroadcastq zmm9, [rcx + 16]
        vpaddq       zmm10, zmm5, zmm10
        vpaddq       zmm10, zmm10, zmm9
        vpaddq       zmm31, zmm10, zmm31
        vpaddq       zmm31, zmm31, zmm8
        vprorq       zmm10, zmm29, 28
        vprorq       zmm9, zmm29, 34
        vprorq       zmm8, zmm29, 39
        vpternlogq   zmm8, zmm10, zmm9, 150
        vmovdqa64    zmm10, zmm29
        vpternlogq   zmm10, zmm0, zmm26, 232
        vpaddq       zmm10, zmm8, zmm10
        vpaddq       zmm10, zmm31, zmm10
        vpaddq       zmm31, zmm1, zmm31
            vprorq   zmm9, zmm27, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   zmm8, zmm27, 61
            vpsrlq   zmm7, zmm27, 6
            vpternlogq zmm7, zmm9, zmm8, 150
            vprorq   zmm9, zmm12, 1
            vprorq   zmm8, zmm12, 8
            vpsrlq   zmm6, zmm12, 7
            vpternlogq zmm6, zmm9, zmm8, 150
            vpaddq   zmm9, zmm20, zmm11
            vpaddq   zmm9, zmm9, zmm6
            vpaddq   zmm9, zmm9, zmm7
        vprorq       zmm8, zmm31, 14                            ; round 3
        vprorq       zmm7, zmm31, 18
        vprorq       zmm6, zmm31, 41
        vpternlogq   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm25
        vpternlogq   zmm8, zmm31, zmm28, 184
        vpbroadcastq zmm7, [rcx + 24]
        vpaddq       zmm11, zmm4, zmm11
        vpaddq       zmm11, zmm11, zmm7
        vpaddq       zmm11, zmm11, zmm8
        vpaddq       zmm11, zmm11, zmm6
        vprorq       zmm8, zmm10, 28
        vprorq       zmm7, zmm10, 34
        vprorq       zmm6, zmm10, 39
        vpternlogq   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm10
        vpternlogq   zmm8, zmm26, zmm29, 232
        vpaddq       zmm8, zmm6, zmm8
        vpaddq       zmm8, zmm11, zmm8
        vpaddq       zmm11, zmm0, zmm11
            vprorq   zmm7, zmm30, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   zmm6, zmm30, 61
            vpsrlq   zmm5, zmm30, 6
            vpternlogq zmm5, zmm7, zmm6, 150
            vprorq   zmm7, zmm13, 1
            vprorq   zmm6, zmm13, 8
            vpsrlq   zmm4, zmm13, 7
            vpternlogq zmm4, zmm7, zmm6, 150
            vpaddq   zmm7, zmm21, zmm12
            vpaddq   zmm7, zmm7, zmm4
            vpaddq   zmm7, zmm7, zmm5
        vprorq       zmm6, zmm11, 14                            ; round 4
        vprorq       zmm5, zmm11, 18
        vprorq       zmm4, zmm11, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm11, zmm31, 184
        vpbroadcastq zmm5, [rcx + 32]
        vpaddq       zmm12, zmm12, zmm5
        vpaddq       zmm25, zmm12, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm12, zmm8, 28
        vprorq       zmm6, zmm8, 34
        vprorq       zmm5, zmm8, 39
        vpternlogq   zmm5, zmm12, zmm6, 150
        vmovdqa64    zmm12, zmm8
        vpternlogq   zmm12, zmm29, zmm10, 232
        vpaddq       zmm12, zmm5, zmm12
        vpaddq       zmm12, zmm25, zmm12
        vpaddq       zmm25, zmm26, zmm25
            vprorq   zmm26, zmm9, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   zmm6, zmm9, 61
            vpsrlq   zmm5, zmm9, 6
            vpternlogq zmm5, zmm26, zmm6, 150
            vprorq   zmm26, zmm14, 1
            vprorq   zmm6, zmm14, 8
            vpsrlq   zmm4, zmm14, 7
            vpternlogq zmm4, zmm26, zmm6, 150
            vpaddq   zmm26, zmm22, zmm13
            vpaddq   zmm26, zmm26, zmm4
            vpaddq   zmm26, zmm26, zmm5
        vprorq       zmm6, zmm25, 14                            ; round 5
        vprorq       zmm5, zmm25, 18
        vprorq       zmm4, zmm25, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogq   zmm6, zmm25, zmm11, 184
        vpbroadcastq zmm5, [rcx + 40]
        vpaddq       zmm13, zmm13, zmm5
        vpaddq       zmm28, zmm13, zmm28
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm28, zmm4, zmm28
        vprorq       zmm13, zmm12, 28
        vprorq       zmm6, zmm12, 34
        vprorq       zmm5, zmm12, 39
        vpternlogq   zmm5, zmm13, zmm6, 150
        vmovdqa64    zmm13, zmm12
        vpternlogq   zmm13, zmm10, zmm8, 232
        vpaddq       zmm13, zmm5, zmm13
        vpaddq       zmm13, zmm28, zmm13
        vpaddq       zmm28, zmm29, zmm28
            vprorq   zmm29, zmm7, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   zmm6, zmm7, 61
            vpsrlq   zmm5, zmm7, 6
            vpternlogq zmm5, zmm29, zmm6, 150
            vprorq   zmm29, zmm15, 1
            vprorq   zmm6, zmm15, 8
            vpsrlq   zmm4, zmm15, 7
            vpternlogq zmm4, zmm29, zmm6, 150
            vpaddq   zmm29, zmm23, zmm14
            vpaddq   zmm29, zmm29, zmm4
            vpaddq   zmm29, zmm29, zmm5
        vprorq       zmm6, zmm28, 14                            ; round 6
        vprorq       zmm5, zmm28, 18
        vprorq       zmm4, zmm28, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm11
        vpternlogq   zmm6, zmm28, zmm25, 184
        vpbroadcastq zmm5, [rcx + 48]
        vpaddq       zmm14, zmm14, zmm5
        vpaddq       zmm31, zmm14, zmm31
        vpaddq       zmm31, zmm31, zmm6
        vpaddq       zmm31, zmm4, zmm31
        vprorq       zmm14, zmm13, 28
        vprorq       zmm6, zmm13, 34
        vprorq       zmm5, zmm13, 39
        vpternlogq   zmm5, zmm14, zmm6, 150
        vmovdqa64    zmm14, zmm13
        vpternlogq   zmm14, zmm8, zmm12, 232
        vpaddq       zmm14, zmm5, zmm14
        vpaddq       zmm14, zmm31, zmm14
        vpaddq       zmm31, zmm10, zmm31
            vprorq   zmm10, zmm26, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   zmm6, zmm26, 61
            vpsrlq   zmm5, zmm26, 6
            vpternlogq zmm5, zmm10, zmm6, 150
            vprorq   zmm10, zmm16, 1
            vprorq   zmm6, zmm16, 8
            vpsrlq   zmm4, zmm16, 7
            vpternlogq zmm4, zmm10, zmm6, 150
            vpaddq   zmm10, zmm15, zmm4
            vpaddq   zmm10, zmm10, zmm24
            vpaddq   zmm10, zmm10, zmm5
        vprorq       zmm6, zmm31, 14                            ; round 7
        vprorq       zmm5, zmm31, 18
        vprorq       zmm4, zmm31, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogq   zmm6, zmm31, zmm28, 184
        vpbroadcastq zmm5, [rcx + 56]
        vpaddq       zmm15, zmm15, zmm5
        vpaddq       zmm15, zmm15, zmm11
        vpaddq       zmm15, zmm15, zmm6
        vpaddq       zmm15, zmm4, zmm15
        vprorq       zmm11, zmm14, 28
        vprorq       zmm6, zmm14, 34
        vprorq       zmm5, zmm14, 39
        vpternlogq   zmm5, zmm11, zmm6, 150
        vmovdqa64    zmm11, zmm14
        vpternlogq   zmm11, zmm12, zmm13, 232
        vpaddq       zmm11, zmm5, zmm11
        vpaddq       zmm11, zmm15, zmm11
        vpaddq       zmm15, zmm8, zmm15
            vprorq   zmm8, zmm29, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   zmm6, zmm29, 61
            vpsrlq   zmm5, zmm29, 6
            vpternlogq zmm5, zmm8, zmm6, 150
            vprorq   zmm8, zmm17, 1
            vprorq   zmm6, zmm17, 8
            vpsrlq   zmm4, zmm17, 7
            vpternlogq zmm4, zmm8, zmm6, 150
            vpaddq   zmm8, zmm16, zmm4
            vpaddq   zmm8, zmm8, zmm27
            vpaddq   zmm8, zmm8, zmm5
        vprorq       zmm6, zmm15, 14                            ; round 8
        vprorq       zmm5, zmm15, 18
        vprorq       zmm4, zmm15, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm15, zmm31, 184
        vpbroadcastq zmm5, [rcx + 64]
        vpaddq       zmm16, zmm16, zmm5
        vpaddq       zmm25, zmm16, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm16, zmm11, 28
        vprorq       zmm6, zmm11, 34
        vprorq       zmm5, zmm11, 39
        vpternlogq   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm11
        vpternlogq   zmm16, zmm13, zmm14, 232
        vpaddq       zmm16, zmm5, zmm16
        vpaddq       zmm16, zmm25, zmm16
        vpaddq       zmm25, zmm12, zmm25
            vprorq   zmm12, zmm10, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   zmm6, zmm10, 61
            vpsrlq   zmm5, zmm10, 6
            vpternlogq zmm5, zmm12, zmm6, 150
            vprorq   zmm12, zmm18, 1
            vprorq   zmm6, zmm18, 8
            vpsrlq   zmm4, zmm18, 7
            vpternlogq zmm4, zmm12, zmm6, 150
            vpaddq   zmm12, zmm17, zmm4
            vpaddq   zmm12, zmm12, zmm30
            vpaddq   zmm12, zmm12, zmm5
        vprorq       zmm6, zmm25, 14                            ; round 9
        vprorq       zmm5, zmm25, 18
        vprorq       zmm4, zmm25, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogq   zmm6, zmm25, zmm15, 184
        vpbroadcastq zmm5, [rcx + 72]
        vpaddq       zmm17, zmm17, zmm5
        vpaddq       zmm28, zmm17, zmm28
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm28, zmm4, zmm28
        vprorq       zmm17, zmm16, 28
        vprorq       zmm6, zmm16, 34
        vprorq       zmm5, zmm16, 39
        vpternlogq   zmm5, zmm17, zmm6, 150
        vmovdqa64    zmm17, zmm16
        vpternlogq   zmm17, zmm14, zmm11, 232
        vpaddq       zmm17, zmm5, zmm17
        vpaddq       zmm17, zmm28, zmm17
        vpaddq       zmm28, zmm13, zmm28
            vprorq   zmm13, zmm8, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   zmm6, zmm8, 61
            vpsrlq   zmm5, zmm8, 6
            vpternlogq zmm5, zmm13, zmm6, 150
            vprorq   zmm13, zmm19, 1
            vprorq   zmm6, zmm19, 8
            vpsrlq   zmm4, zmm19, 7
            vpternlogq zmm4, zmm13, zmm6, 150
            vpaddq   zmm13, zmm18, zmm4
            vpaddq   zmm13, zmm13, zmm9
            vpaddq   zmm13, zmm13, zmm5
        vprorq       zmm6, zmm28, 14                            ; round 10
        vprorq       zmm5, zmm28, 18
        vprorq       zmm4, zmm28, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm15
        vpternlogq   zmm6, zmm28, zmm25, 184
        vpbroadcastq zmm5, [rcx + 80]
        vpaddq       zmm18, zmm18, zmm5
        vpaddq       zmm31, zmm18, zmm31
        vpaddq       zmm31, zmm31, zmm6
        vpaddq       zmm31, zmm4, zmm31
        vprorq       zmm18, zmm17, 28
        vprorq       zmm6, zmm17, 34
        vprorq       zmm5, zmm17, 39
        vpternlogq   zmm5, zmm18, zmm6, 150
        vmovdqa64    zmm18, zmm17
        vpternlogq   zmm18, zmm11, zmm16, 232
        vpaddq       zmm18, zmm5, zmm18
        vpaddq       zmm18, zmm31, zmm18
        vpaddq       zmm31, zmm14, zmm31
            vprorq   zmm14, zmm12, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   zmm6, zmm12, 61
            vpsrlq   zmm5, zmm12, 6
            vpternlogq zmm5, zmm14, zmm6, 150
            vprorq   zmm14, zmm20, 1
            vprorq   zmm6, zmm20, 8
            vpsrlq   zmm4, zmm20, 7
            vpternlogq zmm4, zmm14, zmm6, 150
            vpaddq   zmm14, zmm19, zmm4
            vpaddq   zmm14, zmm14, zmm7
            vpaddq   zmm14, zmm14, zmm5
        vprorq       zmm6, zmm31, 14                            ; round 11
        vprorq       zmm5, zmm31, 18
        vprorq       zmm4, zmm31, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogq   zmm6, zmm31, zmm28, 184
        vpbroadcastq zmm5, [rcx + 88]
        vpaddq       zmm19, zmm19, zmm5
        vpaddq       zmm19, zmm19, zmm15
        vpaddq       zmm19, zmm19, zmm6
        vpaddq       zmm19, zmm4, zmm19
        vprorq       zmm15, zmm18, 28
        vprorq       zmm6, zmm18, 34
        vprorq       zmm5, zmm18, 39
        vpternlogq   zmm5, zmm15, zmm6, 150
        vmovdqa64    zmm15, zmm18
        vpternlogq   zmm15, zmm16, zmm17, 232
        vpaddq       zmm15, zmm5, zmm15
        vpaddq       zmm15, zmm19, zmm15
        vpaddq       zmm19, zmm11, zmm19
            vprorq   zmm11, zmm13, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   zmm6, zmm13, 61
            vpsrlq   zmm5, zmm13, 6
            vpternlogq zmm5, zmm11, zmm6, 150
            vprorq   zmm11, zmm21, 1
            vprorq   zmm6, zmm21, 8
            vpsrlq   zmm4, zmm21, 7
            vpternlogq zmm4, zmm11, zmm6, 150
            vpaddq   zmm11, zmm20, zmm4
            vpaddq   zmm11, zmm11, zmm26
            vpaddq   zmm11, zmm11, zmm5
        vprorq       zmm6, zmm19, 14                            ; round 12
        vprorq       zmm5, zmm19, 18
        vprorq       zmm4, zmm19, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm19, zmm31, 184
        vpbroadcastq zmm5, [rcx + 96]
        vpaddq       zmm20, zmm20, zmm5
        vpaddq       zmm25, zmm20, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm20, zmm15, 28
        vprorq       zmm6, zmm15, 34
        vprorq       zmm5, zmm15, 39
        vpternlogq   zmm5, zmm20, zmm6, 150
        vmovdqa64    zmm20, zmm15
        vpternlogq   zmm20, zmm17, zmm18, 232
        vpaddq       zmm20, zmm5, zmm20
        vpaddq       zmm3, zmm25, zmm20
        vpaddq       zmm25, zmm16, zmm25
            vprorq   zmm20, zmm14, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   zmm16, zmm14, 61
            vpsrlq   zmm6, zmm14, 6
            vpternlogq zmm6, zmm20, zmm16, 150
            vprorq   zmm20, zmm22, 1
            vprorq   zmm16, zmm22, 8
            vpsrlq   zmm5, zmm22, 7
            vpternlogq zmm5, zmm20, zmm16, 150
            vpaddq   zmm20, zmm21, zmm5
            vpaddq   zmm20, zmm20, zmm29
            vpaddq   zmm20, zmm20, zmm6
        vprorq       zmm16, zmm25, 14                           ; round 13
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm31
        vpternlogq   zmm16, zmm25, zmm19, 184
        vpbroadcastq zmm6, [rcx + 104]
        vpaddq       zmm21, zmm21, zmm6
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm16
        vpaddq       zmm28, zmm5, zmm28
        vprorq       zmm21, zmm3, 28
        vprorq       zmm16, zmm3, 34
        vprorq       zmm6, zmm3, 39
        vpternlogq   zmm6, zmm21, zmm16, 150
        vmovdqa64    zmm21, zmm3
        vpternlogq   zmm21, zmm18, zmm15, 232
        vpaddq       zmm21, zmm6, zmm21
        vpaddq       zmm2, zmm28, zmm21
        vpaddq       zmm6, zmm17, zmm28
            vprorq   zmm28, zmm11, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   zmm21, zmm11, 61
            vpsrlq   zmm17, zmm11, 6
            vpternlogq zmm17, zmm28, zmm21, 150
            vprorq   zmm28, zmm23, 1
            vprorq   zmm21, zmm23, 8
            vpsrlq   zmm16, zmm23, 7
            vpternlogq zmm16, zmm28, zmm21, 150
            vpaddq   zmm28, zmm22, zmm16
            vpaddq   zmm28, zmm28, zmm10
            vpaddq   zmm28, zmm28, zmm17
        vprorq       zmm21, zmm6, 14                            ; round 14
        vprorq       zmm17, zmm6, 18
        vprorq       zmm16, zmm6, 41
        vpternlogq   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm19
        vpternlogq   zmm21, zmm6, zmm25, 184
        vpbroadcastq zmm17, [rcx + 112]
        vpaddq       zmm22, zmm22, zmm17
        vpaddq       zmm31, zmm22, zmm31
        vpaddq       zmm31, zmm31, zmm21
        vpaddq       zmm31, zmm16, zmm31
        vprorq       zmm22, zmm2, 28
        vprorq       zmm21, zmm2, 34
        vprorq       zmm17, zmm2, 39
        vpternlogq   zmm17, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm2
        vpternlogq   zmm22, zmm15, zmm3, 232
        vpaddq       zmm22, zmm17, zmm22
        vpaddq       zmm1, zmm31, zmm22
        vpaddq       zmm5, zmm18, zmm31
            vprorq   zmm31, zmm20, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   zmm22, zmm20, 61
            vpsrlq   zmm21, zmm20, 6
            vpternlogq zmm21, zmm31, zmm22, 150
            vprorq   zmm31, zmm24, 1
            vprorq   zmm22, zmm24, 8
            vpsrlq   zmm18, zmm24, 7
            vpternlogq zmm18, zmm31, zmm22, 150
            vpaddq   zmm31, zmm23, zmm18
            vpaddq   zmm31, zmm31, zmm8
            vpaddq   zmm31, zmm31, zmm21
        vprorq       zmm22, zmm5, 14                            ; round 15
        vprorq       zmm21, zmm5, 18
        vprorq       zmm18, zmm5, 41
        vpternlogq   zmm18, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogq   zmm22, zmm5, zmm6, 184
        vpbroadcastq zmm21, [rcx + 120]
        vpaddq       zmm23, zmm23, zmm21
        vpaddq       zmm23, zmm23, zmm19
        vpaddq       zmm23, zmm23, zmm22
        vpaddq       zmm23, zmm18, zmm23
        vprorq       zmm22, zmm1, 28
        vprorq       zmm21, zmm1, 34
        vprorq       zmm19, zmm1, 39
        vpternlogq   zmm19, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm1
        vpternlogq   zmm22, zmm3, zmm2, 232
        vpaddq       zmm22, zmm19, zmm22
        vpaddq       zmm0, zmm23, zmm22
        vpaddq       zmm4, zmm15, zmm23
        add          rcx, 128
        vmovdqa64    zmm15, zmm10
        vmovdqa64    zmm10, zmm30
        vmovdqa64    zmm16, zmm8
        vmovdqa64    zmm8, zmm24
        vmovdqa64    zmm17, zmm12
        vmovdqa64    zmm12, zmm7
        vmovdqa64    zmm18, zmm13
        vmovdqa64    zmm13, zmm26
        vmovdqa64    zmm19, zmm14
        vmovdqa64    zmm14, zmm29
        vmovdqa64    zmm21, zmm20
        vmovdqa64    zmm20, zmm11
        vmovdqa64    zmm11, zmm9
        vmovdqa64    zmm9, zmm27
        vmovdqa64    zmm22, zmm28
        vmovdqa64    zmm23, zmm31
        vmovdqa64    zmm7, zmm25
        cmp          rcx, rdx
        jne          NSMS_L(pairs_rounds_and_schedule0)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       zmm31, zmm4, 14                            ; round 0
        vprorq       zmm30, zmm4, 18
        vprorq       zmm29, zmm4, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm6
        vpternlogq   zmm31, zmm4, zmm5, 184
        vpbroadcastq zmm30, [rcx]
        vpaddq       zmm7, zmm7, zmm8
        vpaddq       zmm7, zmm7, zmm30
        vpaddq       zmm7, zmm7, zmm31
        vpaddq       zmm7, zmm7, zmm29
        vprorq       zmm31, zmm0, 28
        vprorq       zmm30, zmm0, 34
        vprorq       zmm29, zmm0, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm0
        vpternlogq   zmm31, zmm2, zmm1, 232
        vpaddq       zmm31, zmm29, zmm31
        vpaddq       zmm31, zmm7, zmm31
        vpaddq       zmm3, zmm3, zmm7
        vprorq       zmm7, zmm3, 14                             ; round 1
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm5
        vpternlogq   zmm7, zmm3, zmm4, 184
        vpbroadcastq zmm30, [rcx + 8]
        vpaddq       zmm6, zmm6, zmm9
        vpaddq       zmm6, zmm6, zmm30
        vpaddq       zmm6, zmm6, zmm7
        vpaddq       zmm6, zmm6, zmm29
        vprorq       zmm7, zmm31, 28
        vprorq       zmm30, zmm31, 34
        vprorq       zmm29, zmm31, 39
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm1, zmm0, 232
        vpaddq       zmm7, zmm29, zmm7
        vpaddq       zmm7, zmm6, zmm7
        vpaddq       zmm2, zmm2, zmm6
        vprorq       zmm6, zmm2, 14                             ; round 2
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm4
        vpternlogq   zmm6, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 16]
        vpaddq       zmm5, zmm5, zmm10
        vpaddq       zmm5, zmm5, zmm30
        vpaddq       zmm5, zmm5, zmm6
        vpaddq       zmm5, zmm5, zmm29
        vprorq       zmm6, zmm7, 28
        vprorq       zmm30, zmm7, 34
        vprorq       zmm29, zmm7, 39
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm0, zmm31, 232
        vpaddq       zmm6, zmm29, zmm6
        vpaddq       zmm6, zmm5, zmm6
        vpaddq       zmm1, zmm1, zmm5
        vprorq       zmm5, zmm1, 14                             ; round 3
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm3
        vpternlogq   zmm5, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 24]
        vpaddq       zmm4, zmm4, zmm11
        vpaddq       zmm4, zmm4, zmm30
        vpaddq       zmm4, zmm4, zmm5
        vpaddq       zmm4, zmm4, zmm29
        vprorq       zmm5, zmm6, 28
        vprorq       zmm30, zmm6, 34
        vprorq       zmm29, zmm6, 39
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm31, zmm7, 232
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm5, zmm4, zmm5
        vpaddq       zmm0, zmm0, zmm4
        vprorq       zmm4, zmm0, 14                             ; round 4
        vprorq       zmm30, zmm0, 18
        vprorq       zmm29, zmm0, 41
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm2
        vpternlogq   zmm4, zmm0, zmm1, 184
        vpbroadcastq zmm30, [rcx + 32]
        vpaddq       zmm30, zmm12, zmm30
        vpaddq       zmm3, zmm30, zmm3
        vpaddq       zmm3, zmm3, zmm4
        vpaddq       zmm3, zmm29, zmm3
        vprorq       zmm4, zmm5, 28
        vprorq       zmm30, zmm5, 34
        vprorq       zmm29, zmm5, 39
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm29, zmm4
        vpaddq       zmm4, zmm3, zmm4
        vpaddq       zmm3, zmm31, zmm3
        vprorq       zmm31, zmm3, 14                            ; round 5
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm1
        vpternlogq   zmm31, zmm3, zmm0, 184
        vpbroadcastq zmm30, [rcx + 40]
        vpaddq       zmm30, zmm13, zmm30
        vpaddq       zmm2, zmm30, zmm2
        vpaddq       zmm2, zmm2, zmm31
        vpaddq       zmm2, zmm29, zmm2
        vprorq       zmm31, zmm4, 28
        vprorq       zmm30, zmm4, 34
        vprorq       zmm29, zmm4, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm6, zmm5, 232
        vpaddq       zmm31, zmm29, zmm31
        vpaddq       zmm31, zmm2, zmm31
        vpaddq       zmm2, zmm7, zmm2
        vprorq       zmm7, zmm2, 14                             ; round 6
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm0
        vpternlogq   zmm7, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 48]
        vpaddq       zmm30, zmm14, zmm30
        vpaddq       zmm1, zmm30, zmm1
        vpaddq       zmm1, zmm1, zmm7
        vpaddq       zmm1, zmm29, zmm1
        vprorq       zmm7, zmm31, 28
        vprorq       zmm30, zmm31, 34
        vprorq       zmm29, zmm31, 39
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm29, zmm7
        vpaddq       zmm7, zmm1, zmm7
        vpaddq       zmm1, zmm6, zmm1
        vprorq       zmm6, zmm1, 14                             ; round 7
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm3
        vpternlogq   zmm6, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 56]
        vpaddq       zmm30, zmm15, zmm30
        vpaddq       zmm0, zmm30, zmm0
        vpaddq       zmm0, zmm0, zmm6
        vpaddq       zmm0, zmm29, zmm0
        vprorq       zmm6, zmm7, 28
        vprorq       zmm30, zmm7, 34
        vprorq       zmm29, zmm7, 39
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm31, 232
        vpaddq       zmm6, zmm29, zmm6
        vpaddq       zmm6, zmm0, zmm6
        vpaddq       zmm0, zmm5, zmm0
        vprorq       zmm5, zmm0, 14                             ; round 8
        vprorq       zmm30, zmm0, 18
        vprorq       zmm29, zmm0, 41
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm2
        vpternlogq   zmm5, zmm0, zmm1, 184
        vpbroadcastq zmm30, [rcx + 64]
        vpaddq       zmm30, zmm16, zmm30
        vpaddq       zmm3, zmm30, zmm3
        vpaddq       zmm3, zmm3, zmm5
        vpaddq       zmm3, zmm29, zmm3
        vprorq       zmm5, zmm6, 28
        vprorq       zmm30, zmm6, 34
        vprorq       zmm29, zmm6, 39
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm31, zmm7, 232
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm5, zmm3, zmm5
        vpaddq       zmm3, zmm4, zmm3
        vprorq       zmm4, zmm3, 14                             ; round 9
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm1
        vpternlogq   zmm4, zmm3, zmm0, 184
        vpbroadcastq zmm30, [rcx + 72]
        vpaddq       zmm30, zmm17, zmm30
        vpaddq       zmm2, zmm30, zmm2
        vpaddq       zmm2, zmm2, zmm4
        vpaddq       zmm2, zmm29, zmm2
        vprorq       zmm4, zmm5, 28
        vprorq       zmm30, zmm5, 34
        vprorq       zmm29, zmm5, 39
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm29, zmm4
        vpaddq       zmm4, zmm2, zmm4
        vpaddq       zmm2, zmm31, zmm2
        vprorq       zmm31, zmm2, 14                            ; round 10
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm0
        vpternlogq   zmm31, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 80]
        vpaddq       zmm30, zmm18, zmm30
        vpaddq       zmm1, zmm30, zmm1
        vpaddq       zmm1, zmm1, zmm31
        vpaddq       zmm1, zmm29, zmm1
        vprorq       zmm31, zmm4, 28
        vprorq       zmm30, zmm4, 34
        vprorq       zmm29, zmm4, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm6, zmm5, 232
        vpaddq       zmm31, zmm29, zmm31
        vpaddq       zmm31, zmm1, zmm31
        vpaddq       zmm1, zmm7, zmm1
        vprorq       zmm7, zmm1, 14                             ; round 11
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm3
        vpternlogq   zmm7, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 88]
        vpaddq       zmm30, zmm19, zmm30
        vpaddq       zmm0, zmm30, zmm0
        vpaddq       zmm0, zmm0, zmm7
        vpaddq       zmm0, zmm29, zmm0
        vprorq       zmm7, zmm31, 28
        vprorq       zmm30, zmm31, 34
        vprorq       zmm29, zmm31, 39
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm29, zmm7
        vpaddq       zmm7, zmm0, zmm7
        vpaddq       zmm0, zmm6, zmm0
        vprorq       zmm6, zmm0, 14                             ; round 12
        vprorq       zmm30, zmm0, 18
        vprorq       zmm29, zmm0, 41
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm2
        vpternlogq   zmm6, zmm0, zmm1, 184
        vpbroadcastq zmm30, [rcx + 96]
        vpaddq       zmm30, zmm20, zmm30
        vpaddq       zmm3, zmm30, zmm3
        vpaddq       zmm3, zmm3, zmm6
        vpaddq       zmm3, zmm29, zmm3
        vprorq       zmm6, zmm7, 28
        vprorq       zmm30, zmm7, 34
        vprorq       zmm29, zmm7, 39
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm31, 232
        vpaddq       zmm6, zmm29, zmm6
        vpaddq       zmm6, zmm3, zmm6
        vpaddq       zmm3, zmm5, zmm3
        vprorq       zmm5, zmm3, 14                             ; round 13
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm1
        vpternlogq   zmm5, zmm3, zmm0, 184
        vpbroadcastq zmm30, [rcx + 104]
        vpaddq       zmm30, zmm21, zmm30
        vpaddq       zmm2, zmm30, zmm2
        vpaddq       zmm2, zmm2, zmm5
        vpaddq       zmm2, zmm29, zmm2
        vprorq       zmm5, zmm6, 28
        vprorq       zmm30, zmm6, 34
        vprorq       zmm29, zmm6, 39
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm31, zmm7, 232
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm5, zmm2, zmm5
        vpaddq       zmm2, zmm4, zmm2
        vprorq       zmm4, zmm2, 14                             ; round 14
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm0
        vpternlogq   zmm4, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 112]
        vpaddq       zmm30, zmm22, zmm30
        vpaddq       zmm1, zmm30, zmm1
        vpaddq       zmm1, zmm1, zmm4
        vpaddq       zmm1, zmm29, zmm1
        vprorq       zmm4, zmm5, 28
        vprorq       zmm30, zmm5, 34
        vprorq       zmm29, zmm5, 39
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm29, zmm4
        vpaddq       zmm4, zmm1, zmm4
        vpaddq       zmm1, zmm31, zmm1
        vprorq       zmm31, zmm1, 14                            ; round 15
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm3
        vpternlogq   zmm31, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 120]
        vpaddq       zmm30, zmm23, zmm30
        vpaddq       zmm0, zmm30, zmm0
        vpaddq       zmm0, zmm0, zmm31
        vpaddq       zmm0, zmm29, zmm0
        vprorq       zmm31, zmm4, 28
        vprorq       zmm30, zmm4, 34
        vprorq       zmm29, zmm4, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm6, zmm5, 232
        vpbroadcastq zmm30, [rel NSMS_L(H0)]                    ; H = H + (a, b, ...)
        vpbroadcastq zmm28, [rel NSMS_L(H0) + 8]
        vpbroadcastq zmm27, [rel NSMS_L(H0) + 16]
        vpbroadcastq zmm26, [rel NSMS_L(H0) + 24]
        vpbroadcastq zmm25, [rel NSMS_L(H0) + 32]
        vpbroadcastq zmm24, [rel NSMS_L(H0) + 40]
        vmovdqu64    [rax + 1024], zmm8
        vpbroadcastq zmm8, [rel NSMS_L(H0) + 48]
        vmovdqu64    [rax + 1088], zmm9
        vpbroadcastq zmm9, [rel NSMS_L(H0) + 56]
        vpaddq       zmm30, zmm30, zmm29
        vpaddq       zmm31, zmm31, zmm30
        vpaddq       zmm31, zmm0, zmm31
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm5, zmm27, zmm5
        vpaddq       zmm27, zmm26, zmm6
        vpaddq       zmm6, zmm25, zmm7
        vpaddq       zmm28, zmm6, zmm0
        vpaddq       zmm29, zmm24, zmm1
        vpaddq       zmm30, zmm8, zmm2
        vpaddq       zmm0, zmm9, zmm3
        vmovdqa64    zmm24, zmm31
        vmovdqa64    zmm25, zmm4
        vmovdqa64    zmm26, zmm5
        vmovdqa64    zmm31, zmm0
        vmovdqu64    zmm8, [rax + 1024]
        vmovdqu64    zmm9, [rax + 1088]

        ; a constant block: W_t + K_t is a table
        lea          rcx, [rel NSMS_L(W1)]                      ; a, b, ... = H
        lea          rdx, [rel NSMS_L(W1) + 640]
        vmovdqa64    zmm0, zmm24
        vmovdqa64    zmm1, zmm25
        vmovdqa64    zmm2, zmm26
        vmovdqa64    zmm3, zmm27
        vmovdqa64    zmm4, zmm28
        vmovdqa64    zmm5, zmm29
        vmovdqa64    zmm6, zmm30
        vmovdqa64    zmm7, zmm31
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; H0..H7: zmm24..zmm31; scratch: rax; kp: rcx; digests: rdi;
        ;   nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10.
NSMS_L(pairs_padding_rounds1):

        ; rounds 0 to 79, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label pairs_rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       zmm8, zmm4, 14                             ; round 0
        vprorq       zmm9, zmm4, 18
        vprorq       zmm10, zmm4, 41
        vpternlogq   zmm10, zmm8, zmm9, 150
        vmovdqa64    zmm8, zmm6
        vpternlogq   zmm8, zmm4, zmm5, 184
        vpbroadcastq zmm9, [rcx]
        vpaddq       zmm9, zmm7, zmm9
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm8, zmm10
        vprorq       zmm9, zmm0, 28
        vprorq       zmm10, zmm0, 34
        vprorq       zmm11, zmm0, 39
        vpternlogq   zmm11, zmm9, zmm10, 150
        vmovdqa64    zmm9, zmm0
        vpternlogq   zmm9, zmm2, zmm1, 232
        vpaddq       zmm9, zmm11, zmm9
        vpaddq       zmm9, zmm8, zmm9
        vpaddq       zmm8, zmm3, zmm8
        vprorq       zmm10, zmm8, 14                            ; round 1
        vprorq       zmm11, zmm8, 18
        vprorq       zmm12, zmm8, 41
        vpternlogq   zmm12, zmm10, zmm11, 150
        vmovdqa64    zmm10, zmm5
        vpternlogq   zmm10, zmm8, zmm4, 184
        vpbroadcastq zmm11, [rcx + 8]
        vpaddq       zmm11, zmm6, zmm11
        vpaddq       zmm10, zmm11, zmm10
        vpaddq       zmm10, zmm10, zmm12
        vprorq       zmm11, zmm9, 28
        vprorq       zmm12, zmm9, 34
        vprorq       zmm13, zmm9, 39
        vpternlogq   zmm13, zmm11, zmm12, 150
        vmovdqa64    zmm11, zmm9
        vpternlogq   zmm11, zmm1, zmm0, 232
        vpaddq       zmm11, zmm13, zmm11
        vpaddq       zmm11, zmm10, zmm11
        vpaddq       zmm10, zmm2, zmm10
        vprorq       zmm12, zmm10, 14                           ; round 2
        vprorq       zmm13, zmm10, 18
        vprorq       zmm14, zmm10, 41
        vpternlogq   zmm14, zmm12, zmm13, 150
        vmovdqa64    zmm12, zmm4
        vpternlogq   zmm12, zmm10, zmm8, 184
        vpbroadcastq zmm13, [rcx + 16]
        vpaddq       zmm13, zmm5, zmm13
        vpaddq       zmm12, zmm13, zmm12
        vpaddq       zmm12, zmm12, zmm14
        vprorq       zmm13, zmm11, 28
        vprorq       zmm14, zmm11, 34
        vprorq       zmm15, zmm11, 39
        vpternlogq   zmm15, zmm13, zmm14, 150
        vmovdqa64    zmm13, zmm11
        vpternlogq   zmm13, zmm0, zmm9, 232
        vpaddq       zmm13, zmm15, zmm13
        vpaddq       zmm13, zmm12, zmm13
        vpaddq       zmm12, zmm1, zmm12
        vprorq       zmm14, zmm12, 14                           ; round 3
        vprorq       zmm15, zmm12, 18
        vprorq       zmm16, zmm12, 41
        vpternlogq   zmm16, zmm14, zmm15, 150
        vmovdqa64    zmm14, zmm8
        vpternlogq   zmm14, zmm12, zmm10, 184
        vpbroadcastq zmm15, [rcx + 24]
        vpaddq       zmm15, zmm4, zmm15
        vpaddq       zmm14, zmm15, zmm14
        vpaddq       zmm14, zmm14, zmm16
        vprorq       zmm15, zmm13, 28
        vprorq       zmm16, zmm13, 34
        vprorq       zmm17, zmm13, 39
        vpternlogq   zmm17, zmm15, zmm16, 150
        vmovdqa64    zmm15, zmm13
        vpternlogq   zmm15, zmm9, zmm11, 232
        vpaddq       zmm15, zmm17, zmm15
        vpaddq       zmm15, zmm14, zmm15
        vpaddq       zmm14, zmm0, zmm14
        vprorq       zmm16, zmm14, 14                           ; round 4
        vprorq       zmm17, zmm14, 18
        vprorq       zmm18, zmm14, 41
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm10
        vpternlogq   zmm16, zmm14, zmm12, 184
        vpbroadcastq zmm17, [rcx + 32]
        vpaddq       zmm8, zmm17, zmm8
        vpaddq       zmm8, zmm8, zmm16
        vpaddq       zmm8, zmm18, zmm8
        vprorq       zmm16, zmm15, 28
        vprorq       zmm17, zmm15, 34
        vprorq       zmm18, zmm15, 39
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm15
        vpternlogq   zmm16, zmm11, zmm13, 232
        vpaddq       zmm16, zmm18, zmm16
        vpaddq       zmm16, zmm8, zmm16
        vpaddq       zmm8, zmm9, zmm8
        vprorq       zmm9, zmm8, 14                             ; round 5
        vprorq       zmm17, zmm8, 18
        vprorq       zmm18, zmm8, 41
        vpternlogq   zmm18, zmm9, zmm17, 150
        vmovdqa64    zmm9, zmm12
        vpternlogq   zmm9, zmm8, zmm14, 184
        vpbroadcastq zmm17, [rcx + 40]
        vpaddq       zmm10, zmm17, zmm10
        vpaddq       zmm9, zmm10, zmm9
        vpaddq       zmm9, zmm18, zmm9
        vprorq       zmm10, zmm16, 28
        vprorq       zmm17, zmm16, 34
        vprorq       zmm18, zmm16, 39
        vpternlogq   zmm18, zmm10, zmm17, 150
        vmovdqa64    zmm10, zmm16
        vpternlogq   zmm10, zmm13, zmm15, 232
        vpaddq       zmm10, zmm18, zmm10
        vpaddq       zmm10, zmm9, zmm10
        vpaddq       zmm9, zmm11, zmm9
        vprorq       zmm11, zmm9, 14                            ; round 6
        vprorq       zmm17, zmm9, 18
        vprorq       zmm18, zmm9, 41
        vpternlogq   zmm18, zmm11, zmm17, 150
        vmovdqa64    zmm11, zmm14
        vpternlogq   zmm11, zmm9, zmm8, 184
        vpbroadcastq zmm17, [rcx + 48]
        vpaddq       zmm12, zmm17, zmm12
        vpaddq       zmm11, zmm12, zmm11
        vpaddq       zmm11, zmm18, zmm11
        vprorq       zmm12, zmm10, 28
        vprorq       zmm17, zmm10, 34
        vprorq       zmm18, zmm10, 39
        vpternlogq   zmm18, zmm12, zmm17, 150
        vmovdqa64    zmm12, zmm10
        vpternlogq   zmm12, zmm15, zmm16, 232
        vpaddq       zmm12, zmm18, zmm12
        vpaddq       zmm12, zmm11, zmm12
        vpaddq       zmm11, zmm13, zmm11
        vprorq       zmm13, zmm11, 14                           ; round 7
        vprorq       zmm17, zmm11, 18
        vprorq       zmm18, zmm11, 41
        vpternlogq   zmm18, zmm13, zmm17, 150
        vmovdqa64    zmm13, zmm8
        vpternlogq   zmm13, zmm11, zmm9, 184
        vpbroadcastq zmm17, [rcx + 56]
        vpaddq       zmm14, zmm17, zmm14
        vpaddq       zmm13, zmm14, zmm13
        vpaddq       zmm13, zmm18, zmm13
        vprorq       zmm14, zmm12, 28
        vprorq       zmm17, zmm12, 34
        vprorq       zmm18, zmm12, 39
        vpternlogq   zmm18, zmm14, zmm17, 150
        vmovdqa64    zmm14, zmm12
        vpternlogq   zmm14, zmm16, zmm10, 232
        vpaddq       zmm14, zmm18, zmm14
        vpaddq       zmm14, zmm13, zmm14
        vpaddq       zmm13, zmm15, zmm13
        vprorq       zmm15, zmm13, 14                           ; round 8
        vprorq       zmm17, zmm13, 18
        vprorq       zmm18, zmm13, 41
        vpternlogq   zmm18, zmm15, zmm17, 150
        vmovdqa64    zmm15, zmm9
        vpternlogq   zmm15, zmm13, zmm11, 184
        vpbroadcastq zmm17, [rcx + 64]
        vpaddq       zmm8, zmm17, zmm8
        vpaddq       zmm8, zmm8, zmm15
        vpaddq       zmm8, zmm18, zmm8
        vprorq       zmm15, zmm14, 28
        vprorq       zmm17, zmm14, 34
        vprorq       zmm18, zmm14, 39
        vpternlogq   zmm18, zmm15, zmm17, 150
        vmovdqa64    zmm15, zmm14
        vpternlogq   zmm15, zmm10, zmm12, 232
        vpaddq       zmm15, zmm18, zmm15
        vpaddq       zmm15, zmm8, zmm15
        vpaddq       zmm8, zmm16, zmm8
        vprorq       zmm16, zmm8, 14                            ; round 9
        vprorq       zmm17, zmm8, 18
        vprorq       zmm18, zmm8, 41
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm11
        vpternlogq   zmm16, zmm8, zmm13, 184
        vpbroadcastq zmm17, [rcx + 72]
        vpaddq       zmm9, zmm17, zmm9
        vpaddq       zmm9, zmm9, zmm16
        vpaddq       zmm9, zmm18, zmm9
        vprorq       zmm16, zmm15, 28
        vprorq       zmm17, zmm15, 34
        vprorq       zmm18, zmm15, 39
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm15
        vpternlogq   zmm16, zmm12, zmm14, 232
        vpaddq       zmm16, zmm18, zmm16
        vpaddq       zmm16, zmm9, zmm16
        vpaddq       zmm9, zmm10, zmm9
        vprorq       zmm10, zmm9, 14                            ; round 10
        vprorq       zmm17, zmm9, 18
        vprorq       zmm18, zmm9, 41
        vpternlogq   zmm18, zmm10, zmm17, 150
        vmovdqa64    zmm10, zmm13
        vpternlogq   zmm10, zmm9, zmm8, 184
        vpbroadcastq zmm17, [rcx + 80]
        vpaddq       zmm11, zmm17, zmm11
        vpaddq       zmm10, zmm11, zmm10
        vpaddq       zmm10, zmm18, zmm10
        vprorq       zmm11, zmm16, 28
        vprorq       zmm17, zmm16, 34
        vprorq       zmm18, zmm16, 39
        vpternlogq   zmm18, zmm11, zmm17, 150
        vmovdqa64    zmm11, zmm16
        vpternlogq   zmm11, zmm14, zmm15, 232
        vpaddq       zmm11, zmm18, zmm11
        vpaddq       zmm11, zmm10, zmm11
        vpaddq       zmm10, zmm12, zmm10
        vprorq       zmm12, zmm10, 14                           ; round 11
        vprorq       zmm17, zmm10, 18
        vprorq       zmm18, zmm10, 41
        vpternlogq   zmm18, zmm12, zmm17, 150
        vmovdqa64    zmm12, zmm8
        vpternlogq   zmm12, zmm10, zmm9, 184
        vpbroadcastq zmm17, [rcx + 88]
        vpaddq       zmm13, zmm17, zmm13
        vpaddq       zmm12, zmm13, zmm12
        vpaddq       zmm12, zmm18, zmm12
        vprorq       zmm13, zmm11, 28
        vprorq       zmm17, zmm11, 34
        vprorq       zmm18, zmm11, 39
        vpternlogq   zmm18, zmm13, zmm17, 150
        vmovdqa64    zmm13, zmm11
        vpternlogq   zmm13, zmm15, zmm16, 232
        vpaddq       zmm13, zmm18, zmm13
        vpaddq       zmm13, zmm12, zmm13
        vpaddq       zmm12, zmm14, zmm12
        vprorq       zmm14, zmm12, 14                           ; round 12
        vprorq       zmm17, zmm12, 18
        vprorq       zmm18, zmm12, 41
        vpternlogq   zmm18, zmm14, zmm17, 150
        vmovdqa64    zmm14, zmm9
        vpternlogq   zmm14, zmm12, zmm10, 184
        vpbroadcastq zmm17, [rcx + 96]
        vpaddq       zmm8, zmm17, zmm8
        vpaddq       zmm8, zmm8, zmm14
        vpaddq       zmm8, zmm18, zmm8
        vprorq       zmm14, zmm13, 28
        vprorq       zmm17, zmm13, 34
        vprorq       zmm18, zmm13, 39
        vpternlogq   zmm18, zmm14, zmm17, 150
        vmovdqa64    zmm14, zmm13
        vpternlogq   zmm14, zmm16, zmm11, 232
        vpaddq       zmm14, zmm18, zmm14
        vpaddq       zmm3, zmm8, zmm14
        vpaddq       zmm7, zmm15, zmm8
        vprorq       zmm8, zmm7, 14                             ; round 13
        vprorq       zmm14, zmm7, 18
        vprorq       zmm15, zmm7, 41
        vpternlogq   zmm15, zmm8, zmm14, 150
        vmovdqa64    zmm8, zmm10
        vpternlogq   zmm8, zmm7, zmm12, 184
        vpbroadcastq zmm14, [rcx + 104]
        vpaddq       zmm9, zmm14, zmm9
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm15, zmm8
        vprorq       zmm9, zmm3, 28
        vprorq       zmm14, zmm3, 34
        vprorq       zmm15, zmm3, 39
        vpternlogq   zmm15, zmm9, zmm14, 150
        vmovdqa64    zmm9, zmm3
        vpternlogq   zmm9, zmm11, zmm13, 232
        vpaddq       zmm9, zmm15, zmm9
        vpaddq       zmm2, zmm8, zmm9
        vpaddq       zmm6, zmm16, zmm8
        vprorq       zmm8, zmm6, 14                             ; round 14
        vprorq       zmm9, zmm6, 18
        vprorq       zmm14, zmm6, 41
        vpternlogq   zmm14, zmm8, zmm9, 150
        vmovdqa64    zmm8, zmm12
        vpternlogq   zmm8, zmm6, zmm7, 184
        vpbroadcastq zmm9, [rcx + 112]
        vpaddq       zmm9, zmm9, zmm10
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm14, zmm8
        vprorq       zmm9, zmm2, 28
        vprorq       zmm10, zmm2, 34
        vprorq       zmm14, zmm2, 39
        vpternlogq   zmm14, zmm9, zmm10, 150
        vmovdqa64    zmm9, zmm2
        vpternlogq   zmm9, zmm13, zmm3, 232
        vpaddq       zmm9, zmm14, zmm9
        vpaddq       zmm1, zmm8, zmm9
        vpaddq       zmm5, zmm11, zmm8
        vprorq       zmm8, zmm5, 14                             ; round 15
        vprorq       zmm9, zmm5, 18
        vprorq       zmm10, zmm5, 41
        vpternlogq   zmm10, zmm8, zmm9, 150
        vmovdqa64    zmm8, zmm7
        vpternlogq   zmm8, zmm5, zmm6, 184
        vpbroadcastq zmm9, [rcx + 120]
        vpaddq       zmm9, zmm9, zmm12
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm10, zmm8
        vprorq       zmm9, zmm1, 28
        vprorq       zmm10, zmm1, 34
        vprorq       zmm11, zmm1, 39
        vpternlogq   zmm11, zmm9, zmm10, 150
        vmovdqa64    zmm9, zmm1
        vpternlogq   zmm9, zmm3, zmm2, 232
        vpaddq       zmm9, zmm11, zmm9
        vpaddq       zmm0, zmm8, zmm9
        vpaddq       zmm4, zmm13, zmm8
        add          rcx, 128
        cmp          rcx, rdx
        jne          NSMS_L(pairs_padding_rounds1)

        ; the hash values after the block
        vpaddq       zmm0, zmm24, zmm0                          ; H = H + (a, b, ...)
        vpaddq       zmm1, zmm25, zmm1
        vpaddq       zmm2, zmm26, zmm2
        vpaddq       zmm3, zmm27, zmm3
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm6, zmm30, zmm6
        vpaddq       zmm7, zmm31, zmm7
        vpunpcklqdq  zmm8, zmm0, zmm1                           ; digests
        vpunpckhqdq  zmm0, zmm0, zmm1
        vpunpcklqdq  zmm1, zmm2, zmm3
        vpunpckhqdq  zmm2, zmm2, zmm3
        vpunpcklqdq  zmm3, zmm4, zmm5
        vpunpckhqdq  zmm4, zmm4, zmm5
        vpunpcklqdq  zmm5, zmm6, zmm7
        vpunpckhqdq  zmm6, zmm6, zmm7
        vmovdqu64    zmm7, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm8, zmm8, zmm7
        vpshufb      zmm1, zmm1, zmm7
        vpshufb      zmm3, zmm3, zmm7
        vpshufb      zmm5, zmm5, zmm7
        vpshufb      zmm0, zmm0, zmm7
        vpshufb      zmm2, zmm2, zmm7
        vpshufb      zmm4, zmm4, zmm7
        vpshufb      zmm6, zmm6, zmm7
        vshufi32x4   zmm7, zmm8, zmm1, 68
        vshufi32x4   zmm1, zmm8, zmm1, 238
        vshufi32x4   zmm8, zmm3, zmm5, 68
        vshufi32x4   zmm3, zmm3, zmm5, 238
        vshufi32x4   zmm5, zmm7, zmm8, 136
        vmovdqu64    [rdi], zmm5
        vshufi32x4   zmm5, zmm7, zmm8, 221
        vmovdqu64    [rdi + 128], zmm5
        vshufi32x4   zmm5, zmm1, zmm3, 136
        vmovdqu64    [rdi + 256], zmm5
        vshufi32x4   zmm1, zmm1, zmm3, 221
        vmovdqu64    [rdi + 384], zmm1
        vshufi32x4   zmm1, zmm0, zmm2, 68
        vshufi32x4   zmm0, zmm0, zmm2, 238
        vshufi32x4   zmm2, zmm4, zmm6, 68
        vshufi32x4   zmm3, zmm4, zmm6, 238
        vshufi32x4   zmm4, zmm1, zmm2, 136
        vmovdqu64    [rdi + 64], zmm4
        vshufi32x4   zmm1, zmm1, zmm2, 221
        vmovdqu64    [rdi + 192], zmm1
        vshufi32x4   zmm1, zmm0, zmm3, 136
        vmovdqu64    [rdi + 320], zmm1
        vshufi32x4   zmm0, zmm0, zmm3, 221
        vmovdqu64    [rdi + 448], zmm0

        ; the next nodes
        add          rsi, 1024
        add          rdi, 512
        add          r8, -8
        jmp          NSMS_L(pairs_next_batch)
NSMS_L(pairs_less_than_a_batch):
        cmp          r9, 0
        jne          NSMS_L(pairs_copied_batch_done)
        cmp          r8, 0
        je           NSMS_L(pairs_done)

        ; fewer nodes than one iteration hashes: copy them to the frame, then repeat the last
        lea          r9, [rax + 1024]
        mov          rdx, r8
        mov          r10, rdi
        mov          rcx, rax
        mov          rdi, r9
        mov          r9, r8
        ; Live here: scratch: rax; nodes: rsi; copies: r9; copy_to: rcx; final_digests: r10; uncopied: rdx;
        ;   copy_end: rdi.
NSMS_L(pairs_copy_input):
        vmovdqu64    zmm0, [rsi]
        vmovdqu64    [rcx], zmm0
        vmovdqu64    zmm1, [rsi + 64]
        vmovdqu64    [rcx + 64], zmm1
        add          rsi, 128
        add          rcx, 128
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(pairs_copy_input)
        ; Live here: N0, N1: zmm0, zmm1; scratch: rax; copies: r9; copy_to: rcx; final_digests: r10;
        ;   copy_end: rdi.
NSMS_L(pairs_repeat_last_input):
        vmovdqu64    [rcx], zmm0
        vmovdqu64    [rcx + 64], zmm1
        add          rcx, 128
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
        vmovdqu64    zmm0, [rcx]
        vmovdqu64    [r10], zmm0
        add          rcx, 64
        add          r10, 64
        add          r9, -1
        cmp          r9, 0
        jne          NSMS_L(pairs_copy_digest)
NSMS_L(pairs_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1216]
        vmovaps      xmm7, [rsp + 1232]
        vmovaps      xmm8, [rsp + 1248]
        vmovaps      xmm9, [rsp + 1264]
        vmovaps      xmm10, [rsp + 1280]
        vmovaps      xmm11, [rsp + 1296]
        vmovaps      xmm12, [rsp + 1312]
        vmovaps      xmm13, [rsp + 1328]
        vmovaps      xmm14, [rsp + 1344]
        vmovaps      xmm15, [rsp + 1360]
        add          rsp, 1384
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 1224
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
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx512_m8) - $
        dd           NSMS_L(multi_end) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8)
        db           0
        db           0x40 + (NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
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
        dd           NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8) - $
        dd           NSMS_L(pairs_end) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8)
        db           0
        db           0x40 + (NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8)), 0x0e, 0xd0, 0x09 ; sub rsp, 1224
        db           0x04
        dd           NSMS_L(pairs_at2) - NSMS_L(pairs_at1)
        db           0x0e, 0x08                                 ; add rsp, 1224
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
        db           1, NSMS_L(multi_at16) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 27, 0
        db           NSMS_L(multi_at16) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xf8 ; vmovaps [rsp + 160], xmm15
        dw           10
        db           NSMS_L(multi_at15) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xe8 ; vmovaps [rsp + 144], xmm14
        dw           9
        db           NSMS_L(multi_at14) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xd8 ; vmovaps [rsp + 128], xmm13
        dw           8
        db           NSMS_L(multi_at13) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xc8 ; vmovaps [rsp + 112], xmm12
        dw           7
        db           NSMS_L(multi_at12) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xb8 ; vmovaps [rsp + 96], xmm11
        dw           6
        db           NSMS_L(multi_at11) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xa8 ; vmovaps [rsp + 80], xmm10
        dw           5
        db           NSMS_L(multi_at10) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x98 ; vmovaps [rsp + 64], xmm9
        dw           4
        db           NSMS_L(multi_at9) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x88 ; vmovaps [rsp + 48], xmm8
        dw           3
        db           NSMS_L(multi_at8) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x78 ; vmovaps [rsp + 32], xmm7
        dw           2
        db           NSMS_L(multi_at7) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x68 ; vmovaps [rsp + 16], xmm6
        dw           1
        db           NSMS_L(multi_at6) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x01 ; sub rsp, 176
        dw           22
        db           NSMS_L(multi_at5) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0xc0 ; push r12
        db           NSMS_L(multi_at4) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x70 ; push rdi
        db           NSMS_L(multi_at3) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x60 ; push rsi
        db           NSMS_L(multi_at2) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x50 ; push rbp
        db           NSMS_L(multi_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx512_m8) wrt ..imagebase
        dd           NSMS_L(multi_end) wrt ..imagebase
        dd           NSMS_L(multi_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(pairs_unwind):
        db           1, NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 24, 0
        db           NSMS_L(pairs_at13) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0xf8 ; vmovaps [rsp + 1360], xmm15
        dw           85
        db           NSMS_L(pairs_at12) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0xe8 ; vmovaps [rsp + 1344], xmm14
        dw           84
        db           NSMS_L(pairs_at11) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0xd8 ; vmovaps [rsp + 1328], xmm13
        dw           83
        db           NSMS_L(pairs_at10) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0xc8 ; vmovaps [rsp + 1312], xmm12
        dw           82
        db           NSMS_L(pairs_at9) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0xb8 ; vmovaps [rsp + 1296], xmm11
        dw           81
        db           NSMS_L(pairs_at8) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0xa8 ; vmovaps [rsp + 1280], xmm10
        dw           80
        db           NSMS_L(pairs_at7) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x98 ; vmovaps [rsp + 1264], xmm9
        dw           79
        db           NSMS_L(pairs_at6) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x88 ; vmovaps [rsp + 1248], xmm8
        dw           78
        db           NSMS_L(pairs_at5) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x78 ; vmovaps [rsp + 1232], xmm7
        dw           77
        db           NSMS_L(pairs_at4) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x68 ; vmovaps [rsp + 1216], xmm6
        dw           76
        db           NSMS_L(pairs_at3) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x01 ; sub rsp, 1384
        dw           173
        db           NSMS_L(pairs_at2) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x70 ; push rdi
        db           NSMS_L(pairs_at1) - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8) wrt ..imagebase
        dd           NSMS_L(pairs_end) wrt ..imagebase
        dd           NSMS_L(pairs_unwind) wrt ..imagebase
%endif

; nsms_sha512_multi_avx512_m8: 12 integer registers, 32 vector registers, 0 spills.
;   Register map: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; to1..to7: rcx, r8, r9,
;     r10, r11, rbx, rbp; data: rsi; state: rdi; blocks: rdx; kp: rax; upper_bound: [rsp].
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     to1..to7: address of message 1, 2, ... minus address of message 0.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; nsms_sha512_pairs_avx512_m8: 8 integer registers, 32 vector registers, 2 spills.
;   Register map: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; H0..H7: zmm24..zmm31;
;     N0, N1: zmm0, zmm1; scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9;
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
; - name: nsms_sha512_multi_avx512_m8
;   signature: void nsms_sha512_multi_avx512_m8(uint64_t state[64], const void *const data[8], size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 512, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 8, access: read, pointee_bytes: 128
;        * blocks, pointee_align: 1, pointee_access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 40, win64: 216}
;   features: [avx, avx512bw, avx512f, avx512vl]
; - name: nsms_sha512_pairs_avx512_m8
;   signature: void nsms_sha512_pairs_avx512_m8(void *digests, const void *nodes, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 64 * count, align: 1, access: write}
;     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * count, align: 1, access: read}
;     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
;   stack_bytes: {sysv: 1224, win64: 1400}
;   features: [avx, avx512bw, avx512f, avx512vl]
