; sha512_avx2_len128.asm, written by nsms: make gen HASH=sha512 ISA=avx2 LEN=128
;
; void nsms_sha512_len128_avx2(uint8_t *digest, const void *message);
;   SHA-512 of a message of exactly 128 bytes.
;   Reads 128 bytes at message; writes 64 bytes at digest.
;   Arguments: digest, message in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 1,522 instructions (System V); 888 bytes of stack (System V), 1,064 (Win64).
;
; Memory: digest and message need no alignment. A buffer that is written must not overlap another. Written are
; these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
; Needs: avx, bmi1, bmi2.
; (The ISA also allows avx2, which this code does not use.)
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
%define NSMS_L(name) ..@sha512_avx2_len128_ %+ name

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
        align        64, db 0
NSMS_L(numbers_whole0):  ; constants too large for an immediate
        dq           0x6a09e667f3bcc908, 0xbb67ae8584caa73b
        dq           0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1
        dq           0x510e527fade682d1, 0x9b05688c2b3e6c1f
        dq           0x1f83d9abfb41bd6b, 0x5be0cd19137e2179
        align        64, db 0
NSMS_L(shuffle_76543210fedcba98):  ; byte shuffle: source of each byte
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        64, db 0
NSMS_L(shuffle_123456709abcdef8):  ; byte shuffle: source of each byte
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_len128_avx2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_len128_avx2))
%else
        global       NSMS_SYMBOL(nsms_sha512_len128_avx2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_len128_avx2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_len128_avx2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_len128_avx2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_len128_avx2)
%endif
NSMS_SYMBOL(nsms_sha512_len128_avx2):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(at1):
        push         rbp
NSMS_L(at2):
        push         rsi
NSMS_L(at3):
        push         rdi
NSMS_L(at4):
        push         r12
NSMS_L(at5):
        push         r13
NSMS_L(at6):
        push         r14
NSMS_L(at7):
        push         r15
NSMS_L(at8):
        sub          rsp, 1000
NSMS_L(at9):
        vmovaps      [rsp + 832], xmm6
NSMS_L(at10):
        vmovaps      [rsp + 848], xmm7
NSMS_L(at11):
        vmovaps      [rsp + 864], xmm8
NSMS_L(at12):
        vmovaps      [rsp + 880], xmm9
NSMS_L(at13):
        vmovaps      [rsp + 896], xmm10
NSMS_L(at14):
        vmovaps      [rsp + 912], xmm11
NSMS_L(at15):
        vmovaps      [rsp + 928], xmm12
NSMS_L(at16):
        vmovaps      [rsp + 944], xmm13
NSMS_L(at17):
        vmovaps      [rsp + 960], xmm14
NSMS_L(at18):
        vmovaps      [rsp + 976], xmm15
NSMS_L(at19):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        push         rbx
NSMS_L(at1):
        push         rbp
NSMS_L(at2):
        push         r12
NSMS_L(at3):
        push         r13
NSMS_L(at4):
        push         r14
NSMS_L(at5):
        push         r15
NSMS_L(at6):
        sub          rsp, 840
NSMS_L(at7):
%endif
        mov          [rsp + 32], rdi
        mov          [rsp + 16], rsi

        ; addresses
        lea          rax, [rsp + 127]
        and          rax, -64
        lea          rcx, [rax + 640]
        mov          [rsp], rcx

        ; 1 complete block
        mov          rdx, [rel NSMS_L(numbers_whole0)]
        mov          rsi, [rel NSMS_L(numbers_whole0) + 8]
        mov          rdi, [rel NSMS_L(numbers_whole0) + 16]
        mov          r8, [rel NSMS_L(numbers_whole0) + 24]
        mov          r9, [rel NSMS_L(numbers_whole0) + 32]
        mov          rcx, [rsp]
        mov          [rcx], rdx
        mov          r10, [rel NSMS_L(numbers_whole0) + 40]
        mov          [rcx + 8], rsi
        mov          r11, [rel NSMS_L(numbers_whole0) + 48]
        mov          [rcx + 16], rdi
        mov          rbx, [rel NSMS_L(numbers_whole0) + 56]
        mov          [rcx + 24], r8
        mov          [rcx + 32], r9
        mov          [rcx + 40], r10
        mov          [rcx + 48], r11
        mov          ebp, 1
        mov          [rsp + 8], rbp
        mov          [rcx + 56], rbx
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; state: [rsp];
        ;   blocks: [rsp+8]; data: [rsp+16]; digest: [rsp+32].
NSMS_L(batch1):
        cmp          qword [rsp + 8], 1
        jb           NSMS_L(done)

        ; the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel NSMS_L(shuffle_76543210fedcba98)]
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
        vpaddq       xmm12, xmm0, [rel NSMS_L(K)]               ; W_0 to W_1, each + K_t
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rel NSMS_L(K) + 16]           ; W_2 to W_3, each + K_t
        vpaddq       xmm9, xmm2, [rel NSMS_L(K) + 32]           ; W_4 to W_5, each + K_t
        vpaddq       xmm10, xmm3, [rel NSMS_L(K) + 48]          ; W_6 to W_7, each + K_t
        vpaddq       xmm11, xmm4, [rel NSMS_L(K) + 64]          ; W_8 to W_9, each + K_t
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rel NSMS_L(K) + 80]           ; W_10 to W_11, each + K_t
        vpaddq       xmm9, xmm6, [rel NSMS_L(K) + 96]           ; W_12 to W_13, each + K_t
        vpaddq       xmm10, xmm7, [rel NSMS_L(K) + 112]         ; W_14 to W_15, each + K_t
        lea          r12, [rax + 512]
        mov          [rsp + 24], r12
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          rbp, [rel NSMS_L(K) + 128]
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
        ;   scratch: rax; p: rcx; kp: rbp; state: [rsp]; blocks: [rsp+8]; data: [rsp+16];
        ;   upper_bound: [rsp+24]; digest: [rsp+32].
NSMS_L(rounds_and_schedule1):

        ; rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12, r9, 41                                ; round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
        rorx         r15, r9, 18
            vpsrlq   xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsllq   xmm9, xmm7, 45
        mov          [rsp + 40], rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
            vpsrlq   xmm10, xmm7, 61
        andn         rbp, r9, r11
            vpsllq   xmm11, xmm7, 3
        xor          r13, r15
        xor          r13, r12
            vpxor    xmm8, xmm8, xmm9
        add          rbx, rbp
        add          r11, [rcx + 8]                             ; round 1
            vpxor    xmm9, xmm10, xmm11
        rorx         r12, rdx, 34
        rorx         r15, rdx, 28
            vpxor    xmm8, xmm8, xmm9
        rorx         rbp, rdx, 39
        mov          [rsp + 48], rdx
        mov          rdx, rsi
        xor          rdx, rdi
            vpalignr xmm9, xmm1, xmm0, 8
        xor          r15, r12
        xor          r15, rbp
            vpsrlq   xmm10, xmm9, 1
        and          rdx, r14
        xor          rdx, rsi
        add          r15, rdx
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpsllq   xmm11, xmm9, 63
            vpxor    xmm10, xmm10, xmm11
        add          rbx, r15
        rorx         r15, r8, 18
            vmovdqu  xmm11, [rel NSMS_L(shuffle_123456709abcdef8)]
            vpsrlq   xmm12, xmm7, 6
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
            vpxor    xmm8, xmm8, xmm12
        andn         rbp, r8, r10
        xor          r13, r15
        xor          r13, r12
            vpalignr xmm12, xmm5, xmm4, 8
            vpaddq   xmm13, xmm12, xmm0
        add          r11, rbp
        add          r10, [rcx + 16]                            ; round 2
        rorx         r12, rbx, 34
            vpaddq   xmm8, xmm13, xmm8
        rorx         r15, rbx, 28
            vpshufb  xmm13, xmm9, xmm11
        rorx         rbp, rbx, 39
        mov          rdx, [rsp + 48]
        mov          [rsp + 56], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r15, r12
        xor          r15, rbp
            vpxor    xmm10, xmm10, xmm13
            vpsrlq   xmm9, xmm9, 7
        and          r14, rsi
        xor          r14, rdx
        add          r15, r14
        add          r11, r13
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
            vpxor    xmm9, xmm10, xmm9
        add          r11, r15
            vpaddq   xmm0, xmm9, xmm8
        rorx         r14, rdi, 18
            vpalignr xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpsrlq   xmm9, xmm8, 1
        andn         r15, rdi, r9
            vpsllq   xmm10, xmm8, 63
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm9, xmm9, xmm10
        add          r10, r15
            mov      rbp, [rsp + 40]
            vpaddq   xmm10, xmm0, [rbp]
        add          r9, [rcx + 24]                             ; round 3
        rorx         r12, r11, 34
            vmovdqu  [rcx + 128], xmm10
        rorx         r14, r11, 28
        rorx         r15, r11, 39
            vpsrlq   xmm10, xmm0, 19
        mov          rbp, r11
        xor          rbp, rbx
        xor          r14, r12
        xor          r14, r15
            vpsllq   xmm13, xmm0, 45
        and          rsi, rbp
        xor          rsi, rbx
        add          r14, rsi
            vpxor    xmm10, xmm10, xmm13
        add          r10, r13
        mov          rsi, [rsp + 56]
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
            vpsrlq   xmm13, xmm0, 61
        add          r10, r14
        rorx         r14, rsi, 18
            vpsllq   xmm14, xmm0, 3
            vpxor    xmm13, xmm13, xmm14
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpxor    xmm10, xmm10, xmm13
        andn         r15, rsi, r8
        xor          r13, r14
        xor          r13, r12
            vpshufb  xmm13, xmm8, xmm11
            vpxor    xmm9, xmm9, xmm13
        add          r9, r15
        add          r8, [rcx + 32]                             ; round 4
        rorx         r12, r10, 34
            vpsrlq   xmm8, xmm8, 7
        rorx         r14, r10, 28
            vpxor    xmm8, xmm9, xmm8
        rorx         r15, r10, 39
        mov          [rsp + 56], rbx
        mov          rbx, r10
        xor          rbx, r11
            vpalignr xmm9, xmm6, xmm5, 8
        xor          r14, r12
        xor          r14, r15
            vpaddq   xmm13, xmm9, xmm1
        and          rbp, rbx
        xor          rbp, r11
        add          r14, rbp
        add          r9, r13
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
            vpaddq   xmm8, xmm13, xmm8
            vpsrlq   xmm13, xmm0, 6
        add          r9, r14
        rorx         r14, rdx, 18
            vpxor    xmm10, xmm10, xmm13
            vpaddq   xmm1, xmm8, xmm10
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpalignr xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        andn         r15, rdx, rdi
        xor          r13, r14
        xor          r13, r12
            vpsrlq   xmm10, xmm8, 1
        add          r8, r15
            vpsllq   xmm13, xmm8, 63
        add          rdi, [rcx + 40]                            ; round 5
        rorx         r12, r9, 34
            vpxor    xmm10, xmm10, xmm13
        rorx         r14, r9, 28
            mov      rbp, [rsp + 40]
            vpaddq   xmm13, xmm1, [rbp + 16]
        rorx         r15, r9, 39
        mov          rbp, r9
        xor          rbp, r10
        xor          r14, r12
        xor          r14, r15
            vmovdqu  [rcx + 144], xmm13
            vpsrlq   xmm13, xmm1, 19
        and          rbx, rbp
        xor          rbx, r10
        add          r14, rbx
        add          r8, r13
        mov          rbx, [rsp + 56]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpsllq   xmm14, xmm1, 45
        add          r8, r14
            vpxor    xmm13, xmm13, xmm14
        rorx         r14, rbx, 18
            vpsrlq   xmm14, xmm1, 61
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpsllq   xmm15, xmm1, 3
        andn         r15, rbx, rsi
            vpxor    xmm14, xmm14, xmm15
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm13, xmm13, xmm14
        add          rdi, r15
        add          rsi, [rcx + 48]                            ; round 6
            vpshufb  xmm14, xmm8, xmm11
        rorx         r12, r8, 34
            vpxor    xmm10, xmm10, xmm14
        rorx         r14, r8, 28
        rorx         r15, r8, 39
            vpsrlq   xmm8, xmm8, 7
        mov          [rsp + 48], r10
        mov          r10, r8
        xor          r10, r9
        xor          r14, r12
        xor          r14, r15
            vpxor    xmm8, xmm10, xmm8
        and          rbp, r10
        xor          rbp, r9
        add          r14, rbp
            vpalignr xmm10, xmm7, xmm6, 8
        add          rdi, r13
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
            vpaddq   xmm14, xmm10, xmm2
        add          rdi, r14
        rorx         r14, r11, 18
            vpaddq   xmm8, xmm14, xmm8
            vpsrlq   xmm14, xmm1, 6
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpxor    xmm13, xmm13, xmm14
        andn         r15, r11, rdx
        xor          r13, r14
        xor          r13, r12
            vpaddq   xmm2, xmm8, xmm13
            vpalignr xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          rsi, r15
        add          rdx, [rcx + 56]                            ; round 7
        rorx         r12, rdi, 34
            vpsrlq   xmm13, xmm8, 1
        rorx         r14, rdi, 28
            vpsllq   xmm14, xmm8, 63
        rorx         r15, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
            vpxor    xmm13, xmm13, xmm14
        xor          r14, r12
        xor          r14, r15
            vpshufb  xmm14, xmm8, xmm11
        and          r10, rbp
        xor          r10, r8
        add          r14, r10
        add          rsi, r13
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
            vpxor    xmm13, xmm13, xmm14
            vpsrlq   xmm8, xmm8, 7
        add          rsi, r14
        rorx         r14, r10, 18
            vpxor    xmm8, xmm13, xmm8
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpaddq   xmm8, xmm8, xmm3
            mov      r15, [rsp + 40]
            vpaddq   xmm13, xmm2, [r15 + 32]
        andn         r15, r10, rbx
        xor          r13, r14
        xor          r13, r12
            vmovdqu  [rcx + 160], xmm13
        add          rdx, r15
            vpsrlq   xmm13, xmm2, 19
        add          rbx, [rcx + 64]                            ; round 8
        rorx         r12, rsi, 34
            vpsllq   xmm14, xmm2, 45
        rorx         r14, rsi, 28
        rorx         r15, rsi, 39
            vpxor    xmm13, xmm13, xmm14
        mov          [rsp + 48], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm14, xmm2, 61
        and          rbp, r8
        xor          rbp, rdi
            vpsllq   xmm15, xmm2, 3
        add          r14, rbp
        add          rdx, r13
        add          r9, rdx
        rorx         r12, r9, 41
        rorx         r13, r9, 14
            vpxor    xmm14, xmm14, xmm15
        add          rdx, r14
            vpxor    xmm13, xmm13, xmm14
        rorx         r14, r9, 18
            vpsrlq   xmm14, xmm2, 6
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
            vpxor    xmm13, xmm13, xmm14
        andn         r15, r9, r11
            vpalignr xmm14, xmm0, xmm7, 8
        xor          r13, r14
        xor          r13, r12
            vpaddq   xmm8, xmm8, xmm14
        add          rbx, r15
        add          r11, [rcx + 72]                            ; round 9
            vpaddq   xmm3, xmm8, xmm13
        rorx         r12, rdx, 34
        rorx         r14, rdx, 28
            vpsrlq   xmm8, xmm12, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         r15, rdx, 39
            vpsllq   xmm13, xmm12, 63
        mov          rbp, rdx
        xor          rbp, rsi
        xor          r14, r12
        xor          r14, r15
            vpxor    xmm8, xmm8, xmm13
        and          r8, rbp
        xor          r8, rsi
        add          r14, r8
            vpshufb  xmm13, xmm12, xmm11
        add          rbx, r13
        mov          r8, [rsp + 48]
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpxor    xmm8, xmm8, xmm13
        add          rbx, r14
        rorx         r14, r8, 18
            vpsrlq   xmm12, xmm12, 7
            vpxor    xmm8, xmm8, xmm12
        mov          r15, r8
        and          r15, r9
        add          r11, r15
            vpaddq   xmm8, xmm8, xmm4
        andn         r15, r8, r10
        xor          r13, r14
        xor          r13, r12
            mov      r12, [rsp + 40]
            vpaddq   xmm12, xmm3, [r12 + 48]
            vmovdqu  [rcx + 176], xmm12
        add          r11, r15
        add          r10, [rcx + 80]                            ; round 10
        rorx         r14, rbx, 34
            vpsrlq   xmm12, xmm3, 19
        rorx         r15, rbx, 28
            vpsllq   xmm13, xmm3, 45
        rorx         r12, rbx, 39
        mov          [rsp + 48], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r15, r14
        xor          r15, r12
            vpxor    xmm12, xmm12, xmm13
            vpsrlq   xmm13, xmm3, 61
        and          rbp, rsi
        xor          rbp, rdx
        add          r15, rbp
        add          r11, r13
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
            vpsllq   xmm15, xmm3, 3
        add          r11, r15
            vpxor    xmm13, xmm13, xmm15
        rorx         r14, rdi, 18
            vpxor    xmm12, xmm12, xmm13
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpsrlq   xmm13, xmm3, 6
            vpxor    xmm12, xmm12, xmm13
        andn         r15, rdi, r9
        xor          r13, r14
        xor          r13, r12
            vpalignr xmm13, xmm1, xmm0, 8
        add          r10, r15
            vpaddq   xmm8, xmm8, xmm13
        add          r9, [rcx + 88]                             ; round 11
        rorx         r12, r11, 34
            vpaddq   xmm4, xmm8, xmm12
        rorx         r14, r11, 28
        rorx         r15, r11, 39
            vpsrlq   xmm8, xmm9, 1                              ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        mov          rbp, r11
        xor          rbp, rbx
        xor          r14, r12
        xor          r14, r15
            vpsllq   xmm12, xmm9, 63
        and          rsi, rbp
        xor          rsi, rbx
            vpxor    xmm8, xmm8, xmm12
        add          r14, rsi
        add          r10, r13
        mov          rsi, [rsp + 48]
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
            vpshufb  xmm12, xmm9, xmm11
        add          r10, r14
            vpxor    xmm8, xmm8, xmm12
        rorx         r14, rsi, 18
            vpsrlq   xmm9, xmm9, 7
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpxor    xmm8, xmm8, xmm9
        andn         r15, rsi, r8
            vpaddq   xmm8, xmm8, xmm5
        xor          r13, r14
        xor          r13, r12
            mov      r12, [rsp + 40]
            vpaddq   xmm9, xmm4, [r12 + 64]
        add          r9, r15
        add          r8, [rcx + 96]                             ; round 12
            vmovdqu  [rcx + 192], xmm9
        rorx         r14, r10, 34
        rorx         r15, r10, 28
            vpsrlq   xmm9, xmm4, 19
        rorx         r12, r10, 39
            vpsllq   xmm12, xmm4, 45
        mov          [rsp + 48], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r15, r14
        xor          r15, r12
            vpxor    xmm9, xmm9, xmm12
        and          rbp, rbx
        xor          rbp, r11
        add          r15, rbp
        add          r9, r13
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
            vpsrlq   xmm12, xmm4, 61
            vpsllq   xmm13, xmm4, 3
        add          r9, r15
        rorx         r14, rdx, 18
            vpxor    xmm12, xmm12, xmm13
            vpxor    xmm9, xmm9, xmm12
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpsrlq   xmm12, xmm4, 6
        andn         r15, rdx, rdi
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm9, xmm9, xmm12
            vpalignr xmm12, xmm2, xmm1, 8
        add          r8, r15
        add          rdi, [rcx + 104]                           ; round 13
        rorx         r12, r9, 34
            vpaddq   xmm8, xmm8, xmm12
        rorx         r14, r9, 28
            vpaddq   xmm5, xmm8, xmm9
        rorx         r15, r9, 39
        mov          rbp, r9
        xor          rbp, r10
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm8, xmm10, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vpsllq   xmm9, xmm10, 63
        and          rbx, rbp
        xor          rbx, r10
        add          r14, rbx
        add          r8, r13
        mov          rbx, [rsp + 48]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpxor    xmm8, xmm8, xmm9
        add          r8, r14
            vpshufb  xmm9, xmm10, xmm11
        rorx         r14, rbx, 18
            vpxor    xmm8, xmm8, xmm9
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpsrlq   xmm9, xmm10, 7
        andn         r15, rbx, rsi
            vpxor    xmm8, xmm8, xmm9
        xor          r13, r14
        xor          r13, r12
            vpaddq   xmm8, xmm8, xmm6
        add          rdi, r15
            mov      r12, [rsp + 40]
            vpaddq   xmm9, xmm5, [r12 + 80]
        add          rsi, [rcx + 112]                           ; round 14
        rorx         r14, r8, 34
            vmovdqu  [rcx + 208], xmm9
        rorx         r15, r8, 28
        rorx         r12, r8, 39
            vpsrlq   xmm9, xmm5, 19
        mov          [rsp + 48], r10
        mov          r10, r8
        xor          r10, r9
        xor          r15, r14
        xor          r15, r12
            vpsllq   xmm10, xmm5, 45
        and          rbp, r10
        xor          rbp, r9
            vpxor    xmm9, xmm9, xmm10
        add          r15, rbp
        add          rdi, r13
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
            vpsrlq   xmm10, xmm5, 61
        add          rdi, r15
        rorx         r14, r11, 18
            vpshufb  xmm11, xmm14, xmm11                        ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vpsllq   xmm12, xmm5, 3
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpxor    xmm10, xmm10, xmm12
        andn         r15, r11, rdx
            vpxor    xmm9, xmm9, xmm10
        xor          r13, r14
        xor          r13, r12
            vpsrlq   xmm10, xmm5, 6
        add          rsi, r15
        add          rdx, [rcx + 120]                           ; round 15
            vpxor    xmm9, xmm9, xmm10
        rorx         r12, rdi, 34
        rorx         r14, rdi, 28
            vpalignr xmm10, xmm3, xmm2, 8
        rorx         r15, rdi, 39
            vpaddq   xmm8, xmm8, xmm10
        mov          rbp, rdi
        xor          rbp, r8
        xor          r14, r12
        xor          r14, r15
            vpaddq   xmm6, xmm8, xmm9
        and          r10, rbp
        xor          r10, r8
        add          r14, r10
        add          rsi, r13
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
            vpsrlq   xmm8, xmm14, 1
            vpsllq   xmm9, xmm14, 63
        add          rsi, r14
        rorx         r14, r10, 18
            vpxor    xmm8, xmm8, xmm9
            vpsrlq   xmm9, xmm14, 7
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpxor    xmm8, xmm8, xmm11
        andn         r15, r10, rbx
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm8, xmm8, xmm9
            vpaddq   xmm8, xmm8, xmm7
        add          rdx, r15
        rorx         r12, rsi, 34
            mov      r14, [rsp + 40]
            vpaddq   xmm9, xmm6, [r14 + 96]
        rorx         r15, rsi, 28
            vpsrlq   xmm10, xmm6, 19
        mov          [rsp + 48], rbx
        rorx         rbx, rsi, 39
        mov          [rsp + 56], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r15, r12
        xor          r15, rbx
            vpsllq   xmm11, xmm6, 45
            vpsrlq   xmm12, xmm6, 61
        and          r8, rbp
        xor          r8, rdi
        add          r15, r8
        add          rdx, r13
        add          r9, rdx
            vmovdqu  [rcx + 224], xmm9
        add          rdx, r15
        lea          r12, [rcx + 128]                           ; the next sixteen words
            vpxor    xmm9, xmm10, xmm11
            vpsllq   xmm10, xmm6, 3
            vpxor    xmm10, xmm12, xmm10
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm6, 6
            vpxor    xmm9, xmm9, xmm10
        lea          rbp, [r14 + 128]
            vpalignr xmm10, xmm4, xmm3, 8
            vpaddq   xmm8, xmm8, xmm10
            vpaddq   xmm7, xmm8, xmm9
            vpaddq   xmm8, xmm7, [r14 + 112]
            vmovdqu  [rcx + 240], xmm8
        mov          rcx, r12
        mov          r8, [rsp + 56]
        mov          rbx, [rsp + 48]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 64 to 79 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule1, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         rbp, r9, 41                                ; round 0
        rorx         r12, r9, 14
        mov          r13, rdx
        xor          r13, rsi
        add          rbx, [rcx]
        rorx         r14, r9, 18
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        andn         r15, r9, r11
        xor          r12, r14
        xor          r12, rbp
        add          rbx, r15
        add          r11, [rcx + 8]                             ; round 1
        rorx         rbp, rdx, 34
        rorx         r14, rdx, 28
        rorx         r15, rdx, 39
        mov          [rsp + 40], rax
        mov          rax, rsi
        xor          rax, rdi
        xor          r14, rbp
        xor          r14, r15
        and          rax, r13
        xor          rax, rsi
        add          r14, rax
        add          rbx, r12
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
        add          rbx, r14
        rorx         r14, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r11, r15
        andn         r15, r8, r10
        xor          r12, r14
        xor          r12, rbp
        add          r11, r15
        add          r10, [rcx + 16]                            ; round 2
        rorx         rbp, rbx, 34
        rorx         r14, rbx, 28
        rorx         r15, rbx, 39
        mov          rax, rbx
        xor          rax, rdx
        xor          r14, rbp
        xor          r14, r15
        and          r13, rax
        xor          r13, rdx
        add          r14, r13
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
        add          r11, r14
        rorx         r13, rdi, 18
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
        andn         r14, rdi, r9
        xor          r12, r13
        xor          r12, rbp
        add          r10, r14
        add          r9, [rcx + 24]                             ; round 3
        rorx         rbp, r11, 34
        rorx         r13, r11, 28
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, rbx
        add          r13, rax
        add          r10, r12
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
        add          r10, r13
        rorx         r13, rsi, 18
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
        andn         r14, rsi, r8
        xor          r12, r13
        xor          r12, rbp
        add          r9, r14
        add          r8, [rcx + 32]                             ; round 4
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
        rorx         r14, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r13, rbp
        xor          r13, r14
        and          r15, rax
        xor          r15, r11
        add          r13, r15
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
        add          r9, r13
        rorx         r13, rdx, 18
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
        andn         r14, rdx, rdi
        xor          r12, r13
        xor          r12, rbp
        add          r8, r14
        add          rdi, [rcx + 40]                            ; round 5
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, r10
        add          r13, rax
        add          r8, r12
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
        add          r8, r13
        rorx         r13, rbx, 18
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
        andn         r14, rbx, rsi
        xor          r12, r13
        xor          r12, rbp
        add          rdi, r14
        add          rsi, [rcx + 48]                            ; round 6
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
        rorx         r14, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, rbp
        xor          r13, r14
        and          r15, rax
        xor          r15, r9
        add          r13, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
        add          rsi, r14
        add          rdx, [rcx + 56]                            ; round 7
        rorx         rbp, rdi, 34
        rorx         r13, rdi, 28
        rorx         r14, rdi, 39
        mov          r15, rdi
        xor          r15, r8
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, r8
        add          r13, rax
        add          rsi, r12
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
        add          rsi, r13
        rorx         r13, r10, 18
        mov          r14, r10
        and          r14, r11
        add          rdx, r14
        andn         r14, r10, rbx
        xor          r12, r13
        xor          r12, rbp
        add          r14, rdx
        add          rbx, [rcx + 64]                            ; round 8
        rorx         rbp, rsi, 34
        rorx         r13, rsi, 28
        rorx         rdx, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r13, rbp
        xor          r13, rdx
        and          r15, rax
        xor          r15, rdi
        add          r13, r15
        add          r12, r14
        add          r9, r12
        rorx         rbp, r9, 41
        rorx         r14, r9, 14
        add          r12, r13
        rorx         r13, r9, 18
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        andn         r15, r9, r11
        xor          r14, r13
        xor          r14, rbp
        add          rbx, r15
        add          r11, [rcx + 72]                            ; round 9
        rorx         rbp, r12, 34
        rorx         r13, r12, 28
        rorx         r15, r12, 39
        mov          rdx, r12
        xor          rdx, rsi
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, rsi
        add          r13, rax
        add          rbx, r14
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r14, r8, 14
        add          rbx, r13
        rorx         r13, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r11, r15
        andn         r15, r8, r10
        xor          r14, r13
        xor          r14, rbp
        add          r11, r15
        add          r10, [rcx + 80]                            ; round 10
        rorx         rbp, rbx, 34
        rorx         r13, rbx, 28
        rorx         r15, rbx, 39
        mov          rax, rbx
        xor          rax, r12
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r12
        add          r13, rdx
        add          r11, r14
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r14, rdi, 14
        add          r11, r13
        rorx         r13, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
        andn         r15, rdi, r9
        xor          r14, r13
        xor          r14, rbp
        add          r10, r15
        add          r9, [rcx + 88]                             ; round 11
        rorx         rbp, r11, 34
        rorx         r13, r11, 28
        rorx         r15, r11, 39
        mov          rdx, r11
        xor          rdx, rbx
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, rbx
        add          r13, rax
        add          r10, r14
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r14, rsi, 14
        add          r10, r13
        rorx         r13, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
        andn         r15, rsi, r8
        xor          r14, r13
        xor          r14, rbp
        add          r9, r15
        add          r8, [rcx + 96]                             ; round 12
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
        rorx         r15, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r11
        add          r13, rdx
        add          r9, r14
        add          r12, r9
        rorx         rbp, r12, 41
        rorx         r14, r12, 14
        add          r9, r13
        rorx         r13, r12, 18
        mov          r15, r12
        and          r15, rsi
        add          r8, r15
        andn         r15, r12, rdi
        xor          r14, r13
        xor          r14, rbp
        add          r8, r15
        add          rdi, [rcx + 104]                           ; round 13
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r15, r9, 39
        mov          rdx, r9
        xor          rdx, r10
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, r10
        add          r13, rax
        add          r8, r14
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r14, rbx, 14
        add          r8, r13
        rorx         r13, rbx, 18
        mov          r15, rbx
        and          r15, r12
        add          rdi, r15
        andn         r15, rbx, rsi
        xor          r14, r13
        xor          r14, rbp
        add          rdi, r15
        add          rsi, [rcx + 112]                           ; round 14
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
        rorx         r15, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r9
        add          r13, rdx
        add          rdi, r14
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r14, r11, 14
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
        andn         r15, r11, r12
        xor          r14, r13
        xor          r14, rbp
        add          rsi, r15
        rorx         rbp, rdi, 34
        rorx         r13, rdi, 28
        rorx         r15, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, r8
        add          r13, rax
        add          rsi, r14
        add          r10, rsi
        add          rsi, r13
        rorx         rbp, r10, 14                               ; round 15
        rorx         r13, r10, 18
        xor          rbp, r13
        rorx         r13, r10, 41
        xor          rbp, r13
        mov          r13, r10
        and          r13, r11
        andn         r14, r10, rbx
        add          r12, [rcx + 120]
        add          r12, r13
        add          r14, r12
        add          rbp, r14
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        mov          r12, rsi
        xor          r12, rdi
        and          rdx, r12
        xor          rdx, rdi
        mov          r12, [rsp]
        mov          r13, [r12 + 8]                             ; H = H + (a, b, ...)
        mov          r14, [r12 + 16]
        mov          r15, [r12 + 24]
        mov          rax, [r12 + 40]
        mov          [rsp + 48], rbx
        mov          rbx, [r12 + 48]
        mov          [rsp + 56], r11
        mov          r11, [r12 + 56]
        add          rcx, [r12]
        add          rdx, rcx
        add          rdx, rbp
        mov          [r12], rdx
        add          rsi, r13
        mov          [r12 + 8], rsi
        add          rdi, r14
        mov          [r12 + 16], rdi
        add          r8, r15
        mov          [r12 + 24], r8
        add          r9, [r12 + 32]
        add          r9, rbp
        mov          [r12 + 32], r9
        add          r10, rax
        mov          [r12 + 40], r10
        add          rbx, [rsp + 56]
        mov          [r12 + 48], rbx
        add          r11, [rsp + 48]
        mov          [r12 + 56], r11
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 40]
        jmp          NSMS_L(batch1)
NSMS_L(done):

        ; a constant block: W_t + K_t is a table
        lea          rcx, [rel NSMS_L(W1)]
        lea          rax, [rel NSMS_L(W1) + 640]
        mov          [rsp + 24], rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; p: rcx; state: [rsp];
        ;   upper_bound: [rsp+24]; digest: [rsp+32].
NSMS_L(sixteen_rounds1):

        ; rounds 0 to 79, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label rounds_and_schedule1, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         rax, r9, 41                                ; round 0
        rorx         rbp, r9, 14
        mov          r12, rdx
        xor          r12, rsi
        add          rbx, [rcx]
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
        andn         r14, r9, r11
        xor          rbp, r13
        xor          rbp, rax
        add          rbx, r14
        add          r11, [rcx + 8]                             ; round 1
        rorx         rax, rdx, 34
        rorx         r13, rdx, 28
        rorx         r14, rdx, 39
        mov          r15, rsi
        xor          r15, rdi
        xor          r13, rax
        xor          r13, r14
        and          r15, r12
        xor          r15, rsi
        add          r13, r15
        add          rbx, rbp
        add          r8, rbx
        rorx         rax, r8, 41
        rorx         rbp, r8, 14
        add          rbx, r13
        rorx         r13, r8, 18
        mov          r14, r8
        and          r14, r9
        add          r11, r14
        andn         r14, r8, r10
        xor          rbp, r13
        xor          rbp, rax
        add          r11, r14
        add          r10, [rcx + 16]                            ; round 2
        rorx         rax, rbx, 34
        rorx         r13, rbx, 28
        rorx         r14, rbx, 39
        mov          r15, rbx
        xor          r15, rdx
        xor          r13, rax
        xor          r13, r14
        and          r12, r15
        xor          r12, rdx
        add          r13, r12
        add          r11, rbp
        add          rdi, r11
        rorx         rax, rdi, 41
        rorx         rbp, rdi, 14
        add          r11, r13
        rorx         r12, rdi, 18
        mov          r13, rdi
        and          r13, r8
        add          r10, r13
        andn         r13, rdi, r9
        xor          rbp, r12
        xor          rbp, rax
        add          r10, r13
        add          r9, [rcx + 24]                             ; round 3
        rorx         rax, r11, 34
        rorx         r12, r11, 28
        rorx         r13, r11, 39
        mov          r14, r11
        xor          r14, rbx
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, rbx
        add          r12, r15
        add          r10, rbp
        add          rsi, r10
        rorx         rax, rsi, 41
        rorx         rbp, rsi, 14
        add          r10, r12
        rorx         r12, rsi, 18
        mov          r13, rsi
        and          r13, rdi
        add          r9, r13
        andn         r13, rsi, r8
        xor          rbp, r12
        xor          rbp, rax
        add          r9, r13
        add          r8, [rcx + 32]                             ; round 4
        rorx         rax, r10, 34
        rorx         r12, r10, 28
        rorx         r13, r10, 39
        mov          r15, r10
        xor          r15, r11
        xor          r12, rax
        xor          r12, r13
        and          r14, r15
        xor          r14, r11
        add          r12, r14
        add          r9, rbp
        add          rdx, r9
        rorx         rax, rdx, 41
        rorx         rbp, rdx, 14
        add          r9, r12
        rorx         r12, rdx, 18
        mov          r13, rdx
        and          r13, rsi
        add          r8, r13
        andn         r13, rdx, rdi
        xor          rbp, r12
        xor          rbp, rax
        add          r8, r13
        add          rdi, [rcx + 40]                            ; round 5
        rorx         rax, r9, 34
        rorx         r12, r9, 28
        rorx         r13, r9, 39
        mov          r14, r9
        xor          r14, r10
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, r10
        add          r12, r15
        add          r8, rbp
        add          rbx, r8
        rorx         rax, rbx, 41
        rorx         rbp, rbx, 14
        add          r8, r12
        rorx         r12, rbx, 18
        mov          r13, rbx
        and          r13, rdx
        add          rdi, r13
        andn         r13, rbx, rsi
        xor          rbp, r12
        xor          rbp, rax
        add          rdi, r13
        add          rsi, [rcx + 48]                            ; round 6
        rorx         rax, r8, 34
        rorx         r12, r8, 28
        rorx         r13, r8, 39
        mov          r15, r8
        xor          r15, r9
        xor          r12, rax
        xor          r12, r13
        and          r14, r15
        xor          r14, r9
        add          r12, r14
        add          rdi, rbp
        add          r11, rdi
        rorx         rax, r11, 41
        rorx         rbp, r11, 14
        add          rdi, r12
        rorx         r12, r11, 18
        mov          r13, r11
        and          r13, rbx
        add          rsi, r13
        andn         r13, r11, rdx
        xor          rbp, r12
        xor          rbp, rax
        add          rsi, r13
        add          rdx, [rcx + 56]                            ; round 7
        rorx         rax, rdi, 34
        rorx         r12, rdi, 28
        rorx         r13, rdi, 39
        mov          r14, rdi
        xor          r14, r8
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, r8
        add          r12, r15
        add          rsi, rbp
        add          r10, rsi
        rorx         rax, r10, 41
        rorx         rbp, r10, 14
        add          rsi, r12
        rorx         r12, r10, 18
        mov          r13, r10
        and          r13, r11
        add          rdx, r13
        andn         r13, r10, rbx
        xor          rbp, r12
        xor          rbp, rax
        add          rdx, r13
        add          rbx, [rcx + 64]                            ; round 8
        rorx         rax, rsi, 34
        rorx         r12, rsi, 28
        rorx         r13, rsi, 39
        mov          r15, rsi
        xor          r15, rdi
        xor          r12, rax
        xor          r12, r13
        and          r14, r15
        xor          r14, rdi
        add          r12, r14
        add          rdx, rbp
        add          r9, rdx
        rorx         rax, r9, 41
        rorx         rbp, r9, 14
        add          rdx, r12
        rorx         r12, r9, 18
        mov          r13, r9
        and          r13, r10
        add          rbx, r13
        andn         r13, r9, r11
        xor          rbp, r12
        xor          rbp, rax
        add          rbx, r13
        add          r11, [rcx + 72]                            ; round 9
        rorx         rax, rdx, 34
        rorx         r12, rdx, 28
        rorx         r13, rdx, 39
        mov          r14, rdx
        xor          r14, rsi
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, rsi
        add          r12, r15
        add          rbx, rbp
        add          r8, rbx
        rorx         rax, r8, 41
        rorx         rbp, r8, 14
        add          rbx, r12
        rorx         r12, r8, 18
        mov          r13, r8
        and          r13, r9
        add          r11, r13
        andn         r13, r8, r10
        xor          rbp, r12
        xor          rbp, rax
        add          r11, r13
        add          r10, [rcx + 80]                            ; round 10
        rorx         rax, rbx, 34
        rorx         r12, rbx, 28
        rorx         r13, rbx, 39
        mov          r15, rbx
        xor          r15, rdx
        xor          r12, rax
        xor          r12, r13
        and          r14, r15
        xor          r14, rdx
        add          r12, r14
        add          r11, rbp
        add          rdi, r11
        rorx         rax, rdi, 41
        rorx         rbp, rdi, 14
        add          r11, r12
        rorx         r12, rdi, 18
        mov          r13, rdi
        and          r13, r8
        add          r10, r13
        andn         r13, rdi, r9
        xor          rbp, r12
        xor          rbp, rax
        add          r10, r13
        add          r9, [rcx + 88]                             ; round 11
        rorx         rax, r11, 34
        rorx         r12, r11, 28
        rorx         r13, r11, 39
        mov          r14, r11
        xor          r14, rbx
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, rbx
        add          r12, r15
        add          r10, rbp
        add          rsi, r10
        rorx         rax, rsi, 41
        rorx         rbp, rsi, 14
        add          r10, r12
        rorx         r12, rsi, 18
        mov          r13, rsi
        and          r13, rdi
        add          r9, r13
        andn         r13, rsi, r8
        xor          rbp, r12
        xor          rbp, rax
        add          r9, r13
        add          r8, [rcx + 96]                             ; round 12
        rorx         rax, r10, 34
        rorx         r12, r10, 28
        rorx         r13, r10, 39
        mov          r15, r10
        xor          r15, r11
        xor          r12, rax
        xor          r12, r13
        and          r14, r15
        xor          r14, r11
        add          r12, r14
        add          r9, rbp
        add          rdx, r9
        rorx         rax, rdx, 41
        rorx         rbp, rdx, 14
        add          r9, r12
        rorx         r12, rdx, 18
        mov          r13, rdx
        and          r13, rsi
        add          r8, r13
        andn         r13, rdx, rdi
        xor          rbp, r12
        xor          rbp, rax
        add          r8, r13
        add          rdi, [rcx + 104]                           ; round 13
        rorx         rax, r9, 34
        rorx         r12, r9, 28
        rorx         r13, r9, 39
        mov          r14, r9
        xor          r14, r10
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, r10
        add          r12, r15
        add          r8, rbp
        add          rbx, r8
        rorx         rax, rbx, 41
        rorx         rbp, rbx, 14
        add          r8, r12
        rorx         r12, rbx, 18
        mov          r13, rbx
        and          r13, rdx
        add          rdi, r13
        andn         r13, rbx, rsi
        xor          rbp, r12
        xor          rbp, rax
        add          rdi, r13
        add          rsi, [rcx + 112]                           ; round 14
        rorx         rax, r8, 34
        rorx         r12, r8, 28
        rorx         r13, r8, 39
        mov          r15, r8
        xor          r15, r9
        xor          r12, rax
        xor          r12, r13
        and          r14, r15
        xor          r14, r9
        add          r12, r14
        add          rdi, rbp
        add          r11, rdi
        rorx         rax, r11, 41
        rorx         rbp, r11, 14
        add          rdi, r12
        rorx         r12, r11, 18
        mov          r13, r11
        and          r13, rbx
        add          rsi, r13
        andn         r13, r11, rdx
        xor          rbp, r12
        xor          rbp, rax
        add          rsi, r13
        add          rdx, [rcx + 120]                           ; round 15
        rorx         rax, rdi, 34
        rorx         r12, rdi, 28
        rorx         r13, rdi, 39
        mov          r14, rdi
        xor          r14, r8
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, r8
        add          r12, r15
        add          rsi, rbp
        add          r10, rsi
        rorx         rax, r10, 41
        rorx         rbp, r10, 14
        add          rsi, r12
        rorx         r12, r10, 18
        mov          r13, r10
        and          r13, r11
        add          rdx, r13
        andn         r13, r10, rbx
        xor          rbp, r12
        xor          rbp, rax
        add          rdx, r13
        rorx         rax, rsi, 34
        rorx         r12, rsi, 28
        rorx         r13, rsi, 39
        mov          r15, rsi
        xor          r15, rdi
        xor          r12, rax
        xor          r12, r13
        and          r15, r14
        xor          r15, rdi
        add          r12, r15
        add          rdx, rbp
        add          r9, rdx
        add          rdx, r12
        add          rcx, 128                                   ; the next sixteen words
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(sixteen_rounds1)

        ; the hash value after the block
        mov          rax, [rsp]
        add          rdx, [rax]                                 ; H = H + (a, b, ...)
        add          rsi, [rax + 8]
        add          rdi, [rax + 16]
        add          r8, [rax + 24]
        add          r9, [rax + 32]
        bswap        rdx                                        ; digest, word 0
        add          r10, [rax + 40]
        bswap        rsi                                        ; digest, word 1
        add          r11, [rax + 48]
        bswap        rdi                                        ; digest, word 2
        add          rbx, [rax + 56]
        bswap        r8                                         ; digest, word 3
        mov          rax, [rsp + 32]
        mov          [rax], rdx
        bswap        r9                                         ; digest, word 4
        mov          [rax + 8], rsi
        bswap        r10                                        ; digest, word 5
        mov          [rax + 16], rdi
        bswap        r11                                        ; digest, word 6
        mov          [rax + 24], r8
        bswap        rbx                                        ; digest, word 7
        mov          [rax + 32], r9
        mov          [rax + 40], r10
        mov          [rax + 48], r11
        mov          [rax + 56], rbx

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 832]
        vmovaps      xmm7, [rsp + 848]
        vmovaps      xmm8, [rsp + 864]
        vmovaps      xmm9, [rsp + 880]
        vmovaps      xmm10, [rsp + 896]
        vmovaps      xmm11, [rsp + 912]
        vmovaps      xmm12, [rsp + 928]
        vmovaps      xmm13, [rsp + 944]
        vmovaps      xmm14, [rsp + 960]
        vmovaps      xmm15, [rsp + 976]
        add          rsp, 1000
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
        add          rsp, 840
NSMS_L(at8):
        pop          r15
NSMS_L(at9):
        pop          r14
NSMS_L(at10):
        pop          r13
NSMS_L(at11):
        pop          r12
NSMS_L(at12):
        pop          rbp
NSMS_L(at13):
        pop          rbx
NSMS_L(at14):
        ret
%endif
NSMS_L(end):

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
NSMS_L(frame):
        dd           NSMS_L(frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_len128_avx2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_len128_avx2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_len128_avx2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0x80, 0x07 ; sub rsp, 840
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 840
        db           0x40 + (NSMS_L(at9) - NSMS_L(at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(at10) - NSMS_L(at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(at11) - NSMS_L(at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(at12) - NSMS_L(at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(at13) - NSMS_L(at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(at14) - NSMS_L(at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
NSMS_L(frame_end):
%endif

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifidn __OUTPUT_FORMAT__, win64
        section      .xdata rdata align=8
NSMS_L(unwind):
        db           1, NSMS_L(at19) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 30, 0
        db           NSMS_L(at19) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xf8 ; vmovaps [rsp + 976], xmm15
        dw           61
        db           NSMS_L(at18) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xe8 ; vmovaps [rsp + 960], xmm14
        dw           60
        db           NSMS_L(at17) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xd8 ; vmovaps [rsp + 944], xmm13
        dw           59
        db           NSMS_L(at16) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xc8 ; vmovaps [rsp + 928], xmm12
        dw           58
        db           NSMS_L(at15) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xb8 ; vmovaps [rsp + 912], xmm11
        dw           57
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xa8 ; vmovaps [rsp + 896], xmm10
        dw           56
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x98 ; vmovaps [rsp + 880], xmm9
        dw           55
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x88 ; vmovaps [rsp + 864], xmm8
        dw           54
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x78 ; vmovaps [rsp + 848], xmm7
        dw           53
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x68 ; vmovaps [rsp + 832], xmm6
        dw           52
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x01 ; sub rsp, 1000
        dw           125
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_len128_avx2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_len128_avx2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha512_len128_avx2: 15 integer registers, 16 vector registers, 14 spills.
;   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
;     scratch: rax; state: [rsp]; blocks: [rsp+8]; data: [rsp+16]; digest: [rsp+32]; p: rcx;
;     kp: rbp; upper_bound: [rsp+24]. Slots of the frame that are not named here hold spilled
;     values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     state: the hash value, on which the rounds work.
;     blocks: number of blocks still to be hashed.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_len128_avx2
;   signature: void nsms_sha512_len128_avx2(uint8_t *digest, const void *message)
;   parameters:
;     - {name: digest, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 1, access: write}
;     - {name: message, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
;   stack_bytes: {sysv: 888, win64: 1064}
;   features: [avx, bmi1, bmi2]
