; sha512_avx_n1.asm, written by nsms: make gen HASH=sha512 ISA=avx N=1
;
; void nsms_sha512_blocks_avx_n1(uint64_t state[8], const void *data, size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
;   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,266 instructions (System V); 824 bytes of stack (System V), 1,000 (Win64).
; void nsms_sha512_schedule_avx_n1(uint64_t *wk, const void *data);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of a block, wk[t].
;   Reads 128 bytes at data; writes 640 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 223 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
;
; Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
; overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
; registers and flags; not x87 registers, MXCSR or the direction flag.
; Needs: avx.
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
%define NSMS_L(name) ..@sha512_avx_n1_ %+ name

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
        align        64, db 0
NSMS_L(shuffle_123456709abcdef8):  ; byte shuffle: source of each byte
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx_n1):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx_n1):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx_n1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx_n1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx_n1)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx_n1):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(blocks_at1):
        push         rbp
NSMS_L(blocks_at2):
        push         rsi
NSMS_L(blocks_at3):
        push         rdi
NSMS_L(blocks_at4):
        push         r12
NSMS_L(blocks_at5):
        push         r13
NSMS_L(blocks_at6):
        push         r14
NSMS_L(blocks_at7):
        push         r15
NSMS_L(blocks_at8):
        sub          rsp, 936
NSMS_L(blocks_at9):
        vmovaps      [rsp + 768], xmm6
NSMS_L(blocks_at10):
        vmovaps      [rsp + 784], xmm7
NSMS_L(blocks_at11):
        vmovaps      [rsp + 800], xmm8
NSMS_L(blocks_at12):
        vmovaps      [rsp + 816], xmm9
NSMS_L(blocks_at13):
        vmovaps      [rsp + 832], xmm10
NSMS_L(blocks_at14):
        vmovaps      [rsp + 848], xmm11
NSMS_L(blocks_at15):
        vmovaps      [rsp + 864], xmm12
NSMS_L(blocks_at16):
        vmovaps      [rsp + 880], xmm13
NSMS_L(blocks_at17):
        vmovaps      [rsp + 896], xmm14
NSMS_L(blocks_at18):
        vmovaps      [rsp + 912], xmm15
NSMS_L(blocks_at19):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
NSMS_L(blocks_at1):
        push         rbp
NSMS_L(blocks_at2):
        push         r12
NSMS_L(blocks_at3):
        push         r13
NSMS_L(blocks_at4):
        push         r14
NSMS_L(blocks_at5):
        push         r15
NSMS_L(blocks_at6):
        sub          rsp, 776
NSMS_L(blocks_at7):
%endif
        mov          [rsp + 8], rdi
        mov          [rsp + 16], rsi
        mov          [rsp], rdx
        cmp          qword [rsp], 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
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
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp];
        ;   state: [rsp+8]; data: [rsp+16].
NSMS_L(blocks_batch1):
        cmp          qword [rsp], 1
        jb           NSMS_L(blocks_done)

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
        ;   scratch: rax; p: rcx; kp: rbp; blocks: [rsp]; state: [rsp+8]; data: [rsp+16];
        ;   upper_bound: [rsp+24].
NSMS_L(blocks_rounds_and_schedule1):

        ; rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        mov          r12, r9                                    ; round 0
        ror          r12, 14
            vpsrlq   xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r13, r9
        ror          r13, 18
        mov          r14, r10
        xor          r14, r11
            vpsllq   xmm9, xmm7, 45
        mov          r15, rdx
        xor          r15, rsi
        xor          r12, r13
            vpsrlq   xmm10, xmm7, 61
        and          r14, r9
        add          rbx, [rcx]
            vpsllq   xmm11, xmm7, 3
        xor          r14, r11
        add          r11, [rcx + 8]                             ; round 1
            vpxor    xmm8, xmm8, xmm9
        mov          r13, r9
        ror          r13, 41
        xor          r12, r13
            vpxor    xmm9, xmm10, xmm11
        add          rbx, r12
        add          rbx, r14
            vpxor    xmm8, xmm8, xmm9
        add          r8, rbx
        mov          r12, rdx
        ror          r12, 28
            vpalignr xmm9, xmm1, xmm0, 8
        mov          r13, rdx
        ror          r13, 34
        xor          r12, r13
            vpsrlq   xmm10, xmm9, 1
        mov          r13, rsi
        xor          r13, rdi
        and          r13, r15
            vpsllq   xmm11, xmm9, 63
        xor          r13, rsi
        mov          r14, rdx
        ror          r14, 39
            vpxor    xmm10, xmm10, xmm11
        xor          r12, r14
        add          r12, r13
            vmovdqu  xmm11, [rel NSMS_L(shuffle_123456709abcdef8)]
        add          rbx, r12
        mov          r12, r9
        xor          r12, r10
            vpsrlq   xmm12, xmm7, 6
        and          r12, r8
            vpxor    xmm8, xmm8, xmm12
        xor          r12, r10
        add          r11, r12
            vpalignr xmm12, xmm5, xmm4, 8
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
            vpaddq   xmm13, xmm12, xmm0
        xor          r12, r13
        add          r10, [rcx + 16]                            ; round 2
            vpaddq   xmm8, xmm13, xmm8
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
            vpshufb  xmm13, xmm9, xmm11
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rdx
            vpxor    xmm10, xmm10, xmm13
        and          r15, r14
        xor          r15, rdx
            vpsrlq   xmm9, xmm9, 7
        mov          [rsp + 32], rdx
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
            vpxor    xmm9, xmm10, xmm9
        add          r11, r12
        add          rdi, r11
            vpaddq   xmm0, xmm9, xmm8
        mov          r12, rbx
        ror          r12, 39
        xor          r13, r12
            vpalignr xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          r13, r15
        add          r11, r13
            vpsrlq   xmm9, xmm8, 1
        mov          r12, r8
        xor          r12, r9
        and          r12, rdi
            vpsllq   xmm10, xmm8, 63
        xor          r12, r9
        add          r10, r12
            vpxor    xmm9, xmm9, xmm10
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
            vpaddq   xmm10, xmm0, [rbp]
        xor          r12, r13
        add          r9, [rcx + 24]                             ; round 3
            vmovdqu  [rcx + 128], xmm10
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
            vpsrlq   xmm10, xmm0, 19
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
            vpsllq   xmm13, xmm0, 45
        and          r14, r15
        xor          r14, rbx
            vpxor    xmm10, xmm10, xmm13
        mov          rdx, rdi
        ror          rdx, 41
        xor          r12, rdx
            vpsrlq   xmm13, xmm0, 61
        add          r10, r12
        add          rsi, r10
            vpsllq   xmm14, xmm0, 3
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
            vpxor    xmm13, xmm13, xmm14
        add          r13, r14
        add          r10, r13
            vpxor    xmm10, xmm10, xmm13
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
            vpshufb  xmm13, xmm8, xmm11
        xor          r12, r8
        add          r9, r12
            vpxor    xmm9, xmm9, xmm13
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
            vpsrlq   xmm8, xmm8, 7
        xor          r12, r13
        add          r8, [rcx + 32]                             ; round 4
            vpxor    xmm8, xmm9, xmm8
        mov          r13, r10
        ror          r13, 28
            vpalignr xmm9, xmm6, xmm5, 8
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
            vpaddq   xmm13, xmm9, xmm1
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
            vpaddq   xmm8, xmm13, xmm8
        xor          r15, r11
        mov          rdx, rsi
        ror          rdx, 41
            vpsrlq   xmm13, xmm0, 6
        xor          r12, rdx
        add          r9, r12
            vpxor    xmm10, xmm10, xmm13
        mov          rdx, [rsp + 32]
        add          rdx, r9
        mov          r12, r10
        ror          r12, 39
            vpaddq   xmm1, xmm8, xmm10
        xor          r13, r12
        add          r13, r15
            vpalignr xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r9, r13
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   xmm10, xmm8, 1
        and          r12, rdx
        xor          r12, rdi
            vpsllq   xmm13, xmm8, 63
        add          r8, r12
        mov          r12, rdx
        ror          r12, 14
            vpxor    xmm10, xmm10, xmm13
        mov          r13, rdx
        ror          r13, 18
        xor          r12, r13
            vpaddq   xmm13, xmm1, [rbp + 16]
        add          rdi, [rcx + 40]                            ; round 5
        mov          r13, r9
        ror          r13, 28
            vmovdqu  [rcx + 144], xmm13
        mov          r15, r9
        ror          r15, 34
        xor          r13, r15
            vpsrlq   xmm13, xmm1, 19
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
            vpsllq   xmm14, xmm1, 45
        xor          r14, r10
        mov          [rsp + 32], rbp
        mov          rbp, rdx
        ror          rbp, 41
            vpxor    xmm13, xmm13, xmm14
        xor          r12, rbp
        add          r8, r12
            vpsrlq   xmm14, xmm1, 61
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
            vpsllq   xmm15, xmm1, 3
        xor          r13, r12
        add          r13, r14
            vpxor    xmm14, xmm14, xmm15
        add          r8, r13
        mov          r12, rdx
        xor          r12, rsi
            vpxor    xmm13, xmm13, xmm14
        and          r12, rbx
        xor          r12, rsi
            vpshufb  xmm14, xmm8, xmm11
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
            vpxor    xmm10, xmm10, xmm14
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
            vpsrlq   xmm8, xmm8, 7
        add          rsi, [rcx + 48]                            ; round 6
        mov          r13, r8
        ror          r13, 28
            vpxor    xmm8, xmm10, xmm8
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
            vpalignr xmm10, xmm7, xmm6, 8
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
            vpaddq   xmm14, xmm10, xmm2
        xor          r15, r9
        mov          rbp, rbx
        ror          rbp, 41
            vpaddq   xmm8, xmm14, xmm8
        xor          r12, rbp
            vpsrlq   xmm14, xmm1, 6
        add          rdi, r12
        add          r11, rdi
            vpxor    xmm13, xmm13, xmm14
        mov          r12, r8
        ror          r12, 39
        xor          r13, r12
            vpaddq   xmm2, xmm8, xmm13
        add          r13, r15
        add          rdi, r13
            vpalignr xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        mov          r12, rbx
        xor          r12, rdx
        and          r12, r11
            vpsrlq   xmm13, xmm8, 1
        xor          r12, rdx
        add          rsi, r12
            vpsllq   xmm14, xmm8, 63
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
            vpxor    xmm13, xmm13, xmm14
        xor          r12, r13
        add          rdx, [rcx + 56]                            ; round 7
            vpshufb  xmm14, xmm8, xmm11
        mov          r13, rdi
        ror          r13, 28
        mov          r15, rdi
        ror          r15, 34
            vpxor    xmm13, xmm13, xmm14
        xor          r13, r15
        mov          r15, rdi
        xor          r15, r8
            vpsrlq   xmm8, xmm8, 7
        and          r14, r15
        xor          r14, r8
            vpxor    xmm8, xmm13, xmm8
        mov          rbp, r11
        ror          rbp, 41
        xor          r12, rbp
            vpaddq   xmm8, xmm8, xmm3
        add          rsi, r12
        add          r10, rsi
            mov      rbp, [rsp + 32]
            vpaddq   xmm13, xmm2, [rbp + 32]
        mov          r12, rdi
        ror          r12, 39
        xor          r13, r12
            vmovdqu  [rcx + 160], xmm13
        add          r13, r14
        add          rsi, r13
            vpsrlq   xmm13, xmm2, 19
        mov          r12, r11
        xor          r12, rbx
        and          r12, r10
            vpsllq   xmm14, xmm2, 45
        xor          r12, rbx
        add          rdx, r12
            vpxor    xmm13, xmm13, xmm14
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
            vpsrlq   xmm14, xmm2, 61
        xor          r12, r13
        add          rbx, [rcx + 64]                            ; round 8
            vpsllq   xmm15, xmm2, 3
        mov          r13, rsi
        ror          r13, 28
        mov          r14, rsi
        ror          r14, 34
            vpxor    xmm14, xmm14, xmm15
        xor          r13, r14
        mov          r14, rsi
        xor          r14, rdi
            vpxor    xmm13, xmm13, xmm14
        and          r15, r14
        xor          r15, rdi
            vpsrlq   xmm14, xmm2, 6
        mov          [rsp + 40], rdi
        mov          rdi, r10
        ror          rdi, 41
        xor          r12, rdi
            vpxor    xmm13, xmm13, xmm14
        add          rdx, r12
        add          r9, rdx
            vpalignr xmm14, xmm0, xmm7, 8
        mov          r12, rsi
        ror          r12, 39
        xor          r13, r12
            vpaddq   xmm8, xmm8, xmm14
        add          r13, r15
            vpaddq   xmm3, xmm8, xmm13
        add          rdx, r13
        mov          r12, r10
        xor          r12, r11
            vpsrlq   xmm8, xmm12, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        and          r12, r9
        xor          r12, r11
            vpsllq   xmm13, xmm12, 63
        add          rbx, r12
        mov          r12, r9
        ror          r12, 14
            vpxor    xmm8, xmm8, xmm13
        mov          r13, r9
        ror          r13, 18
        xor          r12, r13
            vpshufb  xmm13, xmm12, xmm11
        add          r11, [rcx + 72]                            ; round 9
        mov          r13, rdx
        ror          r13, 28
            vpxor    xmm8, xmm8, xmm13
        mov          r15, rdx
        ror          r15, 34
        xor          r13, r15
            vpsrlq   xmm12, xmm12, 7
        mov          r15, rdx
        xor          r15, rsi
        and          r14, r15
            vpxor    xmm8, xmm8, xmm12
        xor          r14, rsi
        mov          rdi, r9
        ror          rdi, 41
            vpaddq   xmm8, xmm8, xmm4
        xor          r12, rdi
        add          rbx, r12
            vpaddq   xmm12, xmm3, [rbp + 48]
        add          r8, rbx
        mov          r12, rdx
        ror          r12, 39
            vmovdqu  [rcx + 176], xmm12
        xor          r13, r12
        add          r13, r14
            vpsrlq   xmm12, xmm3, 19
        add          rbx, r13
        mov          r12, r9
        xor          r12, r10
            vpsllq   xmm13, xmm3, 45
        and          r12, r8
        xor          r12, r10
            vpxor    xmm12, xmm12, xmm13
        add          r11, r12
        mov          r12, r8
        ror          r12, 14
            vpsrlq   xmm13, xmm3, 61
        mov          r13, r8
        ror          r13, 18
        xor          r12, r13
            vpsllq   xmm15, xmm3, 3
        add          r10, [rcx + 80]                            ; round 10
        mov          r13, rbx
        ror          r13, 28
            vpxor    xmm13, xmm13, xmm15
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
            vpxor    xmm12, xmm12, xmm13
        mov          r14, rbx
        xor          r14, rdx
        and          r15, r14
            vpsrlq   xmm13, xmm3, 6
        xor          r15, rdx
        mov          rdi, r8
        ror          rdi, 41
            vpxor    xmm12, xmm12, xmm13
        xor          r12, rdi
        add          r11, r12
            vpalignr xmm13, xmm1, xmm0, 8
        mov          rdi, [rsp + 40]
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
            vpaddq   xmm8, xmm8, xmm13
        xor          r13, r12
        add          r13, r15
            vpaddq   xmm4, xmm8, xmm12
        add          r11, r13
        mov          r12, r8
        xor          r12, r9
            vpsrlq   xmm8, xmm9, 1                              ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        and          r12, rdi
        xor          r12, r9
            vpsllq   xmm12, xmm9, 63
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
            vpxor    xmm8, xmm8, xmm12
        mov          r13, rdi
        ror          r13, 18
            vpshufb  xmm12, xmm9, xmm11
        xor          r12, r13
        add          r9, [rcx + 88]                             ; round 11
            vpxor    xmm8, xmm8, xmm12
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
            vpsrlq   xmm9, xmm9, 7
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
            vpxor    xmm8, xmm8, xmm9
        and          r14, r15
        xor          r14, rbx
            vpaddq   xmm8, xmm8, xmm5
        mov          [rsp + 40], rbx
        mov          rbx, rdi
        ror          rbx, 41
        xor          r12, rbx
            vpaddq   xmm9, xmm4, [rbp + 64]
        add          r10, r12
        add          rsi, r10
            vmovdqu  [rcx + 192], xmm9
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
            vpsrlq   xmm9, xmm4, 19
        add          r13, r14
        add          r10, r13
            vpsllq   xmm12, xmm4, 45
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
            vpxor    xmm9, xmm9, xmm12
        xor          r12, r8
        add          r9, r12
            vpsrlq   xmm12, xmm4, 61
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
            vpsllq   xmm13, xmm4, 3
        xor          r12, r13
        add          r8, [rcx + 96]                             ; round 12
            vpxor    xmm12, xmm12, xmm13
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
            vpxor    xmm9, xmm9, xmm12
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
            vpsrlq   xmm12, xmm4, 6
        and          r15, r14
        xor          r15, r11
            vpxor    xmm9, xmm9, xmm12
        mov          rbx, rsi
        ror          rbx, 41
        xor          r12, rbx
            vpalignr xmm12, xmm2, xmm1, 8
        add          r9, r12
        add          rdx, r9
            vpaddq   xmm8, xmm8, xmm12
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
            vpaddq   xmm5, xmm8, xmm9
        add          r13, r15
        add          r9, r13
            vpsrlq   xmm8, xmm10, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        mov          r12, rsi
        xor          r12, rdi
        and          r12, rdx
            vpsllq   xmm9, xmm10, 63
        xor          r12, rdi
        add          r8, r12
            vpxor    xmm8, xmm8, xmm9
        mov          r12, rdx
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 18
            vpshufb  xmm9, xmm10, xmm11
        xor          r12, r13
        add          rdi, [rcx + 104]                           ; round 13
            vpxor    xmm8, xmm8, xmm9
        mov          r13, r9
        ror          r13, 28
        mov          r15, r9
        ror          r15, 34
            vpsrlq   xmm9, xmm10, 7
        xor          r13, r15
        mov          r15, r9
        xor          r15, r10
            vpxor    xmm8, xmm8, xmm9
        and          r14, r15
            vpaddq   xmm8, xmm8, xmm6
        xor          r14, r10
        mov          rbx, rdx
        ror          rbx, 41
            vpaddq   xmm9, xmm5, [rbp + 80]
        xor          r12, rbx
        add          r8, r12
            vmovdqu  [rcx + 208], xmm9
        mov          rbx, [rsp + 40]
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
            vpsrlq   xmm9, xmm5, 19
        xor          r13, r12
        add          r13, r14
            vpsllq   xmm10, xmm5, 45
        add          r8, r13
        mov          r12, rdx
        xor          r12, rsi
            vpxor    xmm9, xmm9, xmm10
        and          r12, rbx
        xor          r12, rsi
            vpsrlq   xmm10, xmm5, 61
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
            vpshufb  xmm11, xmm14, xmm11                        ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
            vpsllq   xmm12, xmm5, 3
        add          rsi, [rcx + 112]                           ; round 14
        mov          r13, r8
        ror          r13, 28
            vpxor    xmm10, xmm10, xmm12
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
            vpxor    xmm9, xmm9, xmm10
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
            vpsrlq   xmm10, xmm5, 6
        xor          r15, r9
        mov          [rsp + 40], r9
        mov          r9, rbx
        ror          r9, 41
            vpxor    xmm9, xmm9, xmm10
        xor          r12, r9
        add          rdi, r12
            vpalignr xmm10, xmm3, xmm2, 8
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
            vpaddq   xmm8, xmm8, xmm10
        xor          r13, r12
        add          r13, r15
            vpaddq   xmm6, xmm8, xmm9
        add          rdi, r13
        mov          r12, rbx
        xor          r12, rdx
            vpsrlq   xmm8, xmm14, 1
        and          r12, r11
        xor          r12, rdx
            vpsllq   xmm9, xmm14, 63
        add          rsi, r12
        mov          r12, r11
        ror          r12, 14
            vpxor    xmm8, xmm8, xmm9
        mov          r13, r11
        ror          r13, 18
        xor          r12, r13
            vpsrlq   xmm9, xmm14, 7
        add          rdx, [rcx + 120]                           ; round 15
        mov          r13, rdi
        ror          r13, 28
            vpxor    xmm8, xmm8, xmm11
        mov          r15, rdi
        ror          r15, 34
        xor          r13, r15
            vpxor    xmm8, xmm8, xmm9
        mov          r15, rdi
        xor          r15, r8
        and          r14, r15
            vpaddq   xmm8, xmm8, xmm7
        xor          r14, r8
        mov          r9, r11
        ror          r9, 41
            vpaddq   xmm9, xmm6, [rbp + 96]
        xor          r12, r9
        add          rsi, r12
            vpsrlq   xmm10, xmm6, 19
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
            vpsllq   xmm11, xmm6, 45
        xor          r13, r12
            vpsrlq   xmm12, xmm6, 61
        add          r13, r14
        lea          r12, [rcx + 128]                           ; the next sixteen words
            vmovdqu  [rcx + 224], xmm9
        add          rsi, r13
        lea          r13, [rbp + 128]
            vpxor    xmm9, xmm10, xmm11
        mov          r14, r11
        xor          r14, rbx
        and          r14, r10
            vpsllq   xmm10, xmm6, 3
        xor          r14, rbx
        add          rdx, r14
            vpxor    xmm10, xmm12, xmm10
        mov          r14, r10
        ror          r14, 14
        mov          r9, r10
        ror          r9, 18
            vpxor    xmm9, xmm9, xmm10
        xor          r14, r9
        mov          r9, rsi
        ror          r9, 28
            vpsrlq   xmm10, xmm6, 6
        mov          [rsp + 48], rbx
        mov          rbx, rsi
        ror          rbx, 34
        xor          r9, rbx
            vpxor    xmm9, xmm9, xmm10
        mov          rbx, rsi
        xor          rbx, rdi
        and          rbx, r15
            vpalignr xmm10, xmm4, xmm3, 8
        xor          rbx, rdi
        mov          r15, r10
        ror          r15, 41
            vpaddq   xmm8, xmm8, xmm10
        xor          r14, r15
        add          rdx, r14
            vpaddq   xmm7, xmm8, xmm9
        mov          r14, [rsp + 40]
        add          r14, rdx
        mov          r15, rsi
        ror          r15, 39
            vpaddq   xmm8, xmm7, [rbp + 112]
        xor          r9, r15
        add          r9, rbx
            vmovdqu  [rcx + 240], xmm8
        add          rdx, r9
        mov          r9, r14
        mov          rcx, r12
        mov          rbp, r13
        mov          rbx, [rsp + 48]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        ; rounds 64 to 79 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule1, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          rbx, [rcx]                                 ; round 0
        mov          rbp, r9
        ror          rbp, 14
        mov          r12, r9
        ror          r12, 18
        xor          rbp, r12
        mov          r12, r9
        ror          r12, 41
        xor          rbp, r12
        add          rbx, rbp
        mov          rbp, r10
        xor          rbp, r11
        and          rbp, r9
        xor          rbp, r11
        add          rbx, rbp
        add          r11, [rcx + 8]                             ; round 1
        add          r8, rbx
        mov          rbp, rdx
        ror          rbp, 28
        mov          r12, rdx
        ror          r12, 34
        xor          rbp, r12
        mov          r12, rdx
        xor          r12, rsi
        mov          r13, rsi
        xor          r13, rdi
        and          r13, r12
        xor          r13, rsi
        mov          r14, rdx
        ror          r14, 39
        xor          rbp, r14
        add          rbp, r13
        add          rbx, rbp
        mov          rbp, r9
        xor          rbp, r10
        and          rbp, r8
        xor          rbp, r10
        add          r11, rbp
        mov          rbp, r8
        ror          rbp, 14
        mov          r13, r8
        ror          r13, 18
        xor          rbp, r13
        add          r10, [rcx + 16]                            ; round 2
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rdx
        and          r12, r14
        xor          r12, rdx
        mov          r15, r8
        ror          r15, 41
        xor          rbp, r15
        add          r11, rbp
        add          rdi, r11
        mov          rbp, rbx
        ror          rbp, 39
        xor          r13, rbp
        add          r13, r12
        add          r11, r13
        mov          rbp, r8
        xor          rbp, r9
        and          rbp, rdi
        xor          rbp, r9
        add          r10, rbp
        mov          rbp, rdi
        ror          rbp, 14
        mov          r12, rdi
        ror          r12, 18
        xor          rbp, r12
        add          r9, [rcx + 24]                             ; round 3
        mov          r12, r11
        ror          r12, 28
        mov          r13, r11
        ror          r13, 34
        xor          r12, r13
        mov          r13, r11
        xor          r13, rbx
        and          r14, r13
        xor          r14, rbx
        mov          r15, rdi
        ror          r15, 41
        xor          rbp, r15
        add          r10, rbp
        add          rsi, r10
        mov          rbp, r11
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          r10, r12
        mov          rbp, rdi
        xor          rbp, r8
        and          rbp, rsi
        xor          rbp, r8
        add          r9, rbp
        mov          rbp, rsi
        ror          rbp, 14
        mov          r12, rsi
        ror          r12, 18
        xor          rbp, r12
        add          r8, [rcx + 32]                             ; round 4
        mov          r12, r10
        ror          r12, 28
        mov          r14, r10
        ror          r14, 34
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
        and          r13, r14
        xor          r13, r11
        mov          r15, rsi
        ror          r15, 41
        xor          rbp, r15
        add          r9, rbp
        add          rdx, r9
        mov          rbp, r10
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r13
        add          r9, r12
        mov          rbp, rsi
        xor          rbp, rdi
        and          rbp, rdx
        xor          rbp, rdi
        add          r8, rbp
        mov          rbp, rdx
        ror          rbp, 14
        mov          r12, rdx
        ror          r12, 18
        xor          rbp, r12
        add          rdi, [rcx + 40]                            ; round 5
        mov          r12, r9
        ror          r12, 28
        mov          r13, r9
        ror          r13, 34
        xor          r12, r13
        mov          r13, r9
        xor          r13, r10
        and          r14, r13
        xor          r14, r10
        mov          r15, rdx
        ror          r15, 41
        xor          rbp, r15
        add          r8, rbp
        add          rbx, r8
        mov          rbp, r9
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          r8, r12
        mov          rbp, rdx
        xor          rbp, rsi
        and          rbp, rbx
        xor          rbp, rsi
        add          rdi, rbp
        mov          rbp, rbx
        ror          rbp, 14
        mov          r12, rbx
        ror          r12, 18
        xor          rbp, r12
        add          rsi, [rcx + 48]                            ; round 6
        mov          r12, r8
        ror          r12, 28
        mov          r14, r8
        ror          r14, 34
        xor          r12, r14
        mov          r14, r8
        xor          r14, r9
        and          r13, r14
        xor          r13, r9
        mov          r15, rbx
        ror          r15, 41
        xor          rbp, r15
        add          rdi, rbp
        add          r11, rdi
        mov          rbp, r8
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r13
        add          rdi, r12
        mov          rbp, rbx
        xor          rbp, rdx
        and          rbp, r11
        xor          rbp, rdx
        add          rsi, rbp
        mov          rbp, r11
        ror          rbp, 14
        mov          r12, r11
        ror          r12, 18
        xor          rbp, r12
        add          rdx, [rcx + 56]                            ; round 7
        mov          r12, rdi
        ror          r12, 28
        mov          r13, rdi
        ror          r13, 34
        xor          r12, r13
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        xor          r14, r8
        mov          r15, r11
        ror          r15, 41
        xor          rbp, r15
        add          rsi, rbp
        add          r10, rsi
        mov          rbp, rdi
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          rsi, r12
        mov          rbp, r11
        xor          rbp, rbx
        and          rbp, r10
        xor          rbp, rbx
        add          rdx, rbp
        mov          rbp, r10
        ror          rbp, 14
        mov          r12, r10
        ror          r12, 18
        xor          rbp, r12
        add          rbx, [rcx + 64]                            ; round 8
        mov          r12, rsi
        ror          r12, 28
        mov          r14, rsi
        ror          r14, 34
        xor          r12, r14
        mov          r14, rsi
        xor          r14, rdi
        and          r13, r14
        xor          r13, rdi
        mov          r15, r10
        ror          r15, 41
        xor          rbp, r15
        add          rbp, rdx
        add          r9, rbp
        mov          r15, rsi
        ror          r15, 39
        xor          r12, r15
        add          r12, r13
        add          rbp, r12
        mov          r12, r10
        xor          r12, r11
        and          r12, r9
        xor          r12, r11
        add          rbx, r12
        mov          r12, r9
        ror          r12, 14
        mov          r13, r9
        ror          r13, 18
        xor          r12, r13
        add          r11, [rcx + 72]                            ; round 9
        mov          r13, rbp
        ror          r13, 28
        mov          r15, rbp
        ror          r15, 34
        xor          r13, r15
        mov          r15, rbp
        xor          r15, rsi
        and          r14, r15
        xor          r14, rsi
        mov          rdx, r9
        ror          rdx, 41
        xor          r12, rdx
        add          rbx, r12
        add          r8, rbx
        mov          r12, rbp
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          rbx, r13
        mov          r12, r9
        xor          r12, r10
        and          r12, r8
        xor          r12, r10
        add          r11, r12
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
        xor          r12, r13
        add          r10, [rcx + 80]                            ; round 10
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rbp
        and          r15, r14
        xor          r15, rbp
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
        add          r11, r12
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r11, r13
        mov          r12, r8
        xor          r12, r9
        and          r12, rdi
        xor          r12, r9
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
        xor          r12, r13
        add          r9, [rcx + 88]                             ; round 11
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
        and          r14, r15
        xor          r14, rbx
        mov          rdx, rdi
        ror          rdx, 41
        xor          r12, rdx
        add          r10, r12
        add          rsi, r10
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          r10, r13
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
        xor          r12, r8
        add          r9, r12
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
        xor          r12, r13
        add          r8, [rcx + 96]                             ; round 12
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        mov          rdx, rsi
        ror          rdx, 41
        xor          r12, rdx
        add          r9, r12
        add          rbp, r9
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        mov          r12, rsi
        xor          r12, rdi
        and          r12, rbp
        xor          r12, rdi
        add          r8, r12
        mov          r12, rbp
        ror          r12, 14
        mov          r13, rbp
        ror          r13, 18
        xor          r12, r13
        add          rdi, [rcx + 104]                           ; round 13
        mov          r13, r9
        ror          r13, 28
        mov          r15, r9
        ror          r15, 34
        xor          r13, r15
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
        xor          r14, r10
        mov          rdx, rbp
        ror          rdx, 41
        xor          r12, rdx
        add          r8, r12
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          r8, r13
        mov          r12, rbp
        xor          r12, rsi
        and          r12, rbx
        xor          r12, rsi
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
        add          rsi, [rcx + 112]                           ; round 14
        mov          r13, r8
        ror          r13, 28
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
        xor          r15, r9
        mov          rdx, rbx
        ror          rdx, 41
        xor          r12, rdx
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          rdi, r13
        mov          r12, rbx
        xor          r12, rbp
        and          r12, r11
        xor          r12, rbp
        add          rsi, r12
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
        xor          r12, r13
        add          rbp, [rcx + 120]                           ; round 15
        mov          rcx, rdi
        ror          rcx, 28
        mov          r13, rdi
        ror          r13, 34
        xor          rcx, r13
        mov          rdx, rdi
        xor          rdx, r8
        and          r14, rdx
        xor          r14, r8
        mov          r13, r11
        ror          r13, 41
        xor          r12, r13
        add          rsi, r12
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
        xor          rcx, r12
        add          rcx, r14
        add          rsi, rcx
        mov          rcx, r11
        xor          rcx, rbx
        and          rcx, r10
        xor          rcx, rbx
        add          rbp, rcx
        mov          rcx, rsi
        ror          rcx, 28
        mov          r12, rsi
        ror          r12, 34
        xor          rcx, r12
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
        xor          r12, r13
        mov          r13, rsi
        ror          r13, 39
        xor          rcx, r13
        mov          r13, [rsp + 8]
        add          r9, [r13 + 32]                             ; H = H + (a, b, ...)
        add          rcx, [r13]
        mov          r14, rsi
        xor          r14, rdi
        and          rdx, r14
        xor          rdx, rdi
        add          rdx, rcx
        mov          rcx, r10
        ror          rcx, 41
        xor          r12, rcx
        add          r12, rbp
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        add          rdx, r12
        add          r9, r12
        mov          rbp, [rsp]
        add          rbp, -1
        mov          [rsp], rbp
        mov          [r13], rdx
        mov          [r13 + 32], r9
        mov          r12, [r13 + 8]
        add          rsi, r12
        mov          [r13 + 8], rsi
        mov          r12, [r13 + 16]
        add          rdi, r12
        mov          [r13 + 16], rdi
        mov          r12, [r13 + 24]
        add          r8, r12
        mov          [r13 + 24], r8
        mov          r12, [r13 + 40]
        add          r10, r12
        mov          [r13 + 40], r10
        mov          r12, [r13 + 48]
        add          r11, r12
        mov          [r13 + 48], r11
        mov          r12, [r13 + 56]
        add          rbx, r12
        mov          [r13 + 56], rbx
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 768]
        vmovaps      xmm7, [rsp + 784]
        vmovaps      xmm8, [rsp + 800]
        vmovaps      xmm9, [rsp + 816]
        vmovaps      xmm10, [rsp + 832]
        vmovaps      xmm11, [rsp + 848]
        vmovaps      xmm12, [rsp + 864]
        vmovaps      xmm13, [rsp + 880]
        vmovaps      xmm14, [rsp + 896]
        vmovaps      xmm15, [rsp + 912]
        add          rsp, 936
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
        add          rsp, 776
NSMS_L(blocks_at8):
        pop          r15
NSMS_L(blocks_at9):
        pop          r14
NSMS_L(blocks_at10):
        pop          r13
NSMS_L(blocks_at11):
        pop          r12
NSMS_L(blocks_at12):
        pop          rbp
NSMS_L(blocks_at13):
        pop          rbx
NSMS_L(blocks_at14):
        ret
%endif
NSMS_L(blocks_end):

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx_n1):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1))
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx_n1):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx_n1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx_n1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx_n1)
%endif
NSMS_SYMBOL(nsms_sha512_schedule_avx_n1):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(schedule_at1):
        push         rdi
NSMS_L(schedule_at2):
        sub          rsp, 168
NSMS_L(schedule_at3):
        vmovaps      [rsp], xmm6
NSMS_L(schedule_at4):
        vmovaps      [rsp + 16], xmm7
NSMS_L(schedule_at5):
        vmovaps      [rsp + 32], xmm8
NSMS_L(schedule_at6):
        vmovaps      [rsp + 48], xmm9
NSMS_L(schedule_at7):
        vmovaps      [rsp + 64], xmm10
NSMS_L(schedule_at8):
        vmovaps      [rsp + 80], xmm11
NSMS_L(schedule_at9):
        vmovaps      [rsp + 96], xmm12
NSMS_L(schedule_at10):
        vmovaps      [rsp + 112], xmm13
NSMS_L(schedule_at11):
        vmovaps      [rsp + 128], xmm14
NSMS_L(schedule_at12):
        vmovaps      [rsp + 144], xmm15
NSMS_L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
%endif

        ; the message words
        vmovdqu      xmm8, [rsi]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel NSMS_L(shuffle_76543210fedcba98)]
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
        vpaddq       xmm12, xmm0, [rel NSMS_L(K)]               ; W_0 to W_1, each + K_t
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rdi], xmm12
        vpaddq       xmm8, xmm1, [rel NSMS_L(K) + 16]           ; W_2 to W_3, each + K_t
        vpaddq       xmm9, xmm2, [rel NSMS_L(K) + 32]           ; W_4 to W_5, each + K_t
        vpaddq       xmm10, xmm3, [rel NSMS_L(K) + 48]          ; W_6 to W_7, each + K_t
        vpaddq       xmm11, xmm4, [rel NSMS_L(K) + 64]          ; W_8 to W_9, each + K_t
        vmovdqu      [rdi + 16], xmm8
        vmovdqu      [rdi + 32], xmm9
        vmovdqu      [rdi + 48], xmm10
        vmovdqu      [rdi + 64], xmm11
        vpaddq       xmm8, xmm5, [rel NSMS_L(K) + 80]           ; W_10 to W_11, each + K_t
        vpaddq       xmm9, xmm6, [rel NSMS_L(K) + 96]           ; W_12 to W_13, each + K_t
        vpaddq       xmm10, xmm7, [rel NSMS_L(K) + 112]         ; W_14 to W_15, each + K_t
        lea          rax, [rel NSMS_L(K) + 128]
        vmovdqu      [rdi + 80], xmm8
        vmovdqu      [rdi + 96], xmm9
        vmovdqu      [rdi + 112], xmm10
        lea          rcx, [rdi + 512]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..7 of 1 block: xmm0..xmm7; wk: rdi; kp: rax; upper_bound: rcx.
NSMS_L(schedule_next_words):

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
        vmovdqu      xmm11, [rel NSMS_L(shuffle_123456709abcdef8)]
        vpsrlq       xmm12, xmm7, 6
        vpxor        xmm8, xmm8, xmm12
        vpalignr     xmm12, xmm5, xmm4, 8
        vpaddq       xmm13, xmm12, xmm0
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
        vpaddq       xmm10, xmm0, [rax]
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
        vpaddq       xmm13, xmm9, xmm1
        vpaddq       xmm8, xmm13, xmm8
        vpsrlq       xmm13, xmm0, 6
        vpxor        xmm10, xmm10, xmm13
        vpaddq       xmm1, xmm8, xmm10
        vpalignr     xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsrlq       xmm10, xmm8, 1
        vpsllq       xmm13, xmm8, 63
        vpxor        xmm10, xmm10, xmm13
        vpaddq       xmm13, xmm1, [rax + 16]
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
        vpaddq       xmm14, xmm10, xmm2
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
        vpaddq       xmm8, xmm8, xmm3
        vpaddq       xmm13, xmm2, [rax + 32]
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
        vpaddq       xmm8, xmm8, xmm4
        vpaddq       xmm12, xmm3, [rax + 48]
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
        vpaddq       xmm8, xmm8, xmm5
        vpaddq       xmm9, xmm4, [rax + 64]
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
        vpaddq       xmm8, xmm8, xmm6
        vpaddq       xmm9, xmm5, [rax + 80]
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
        vpaddq       xmm8, xmm8, xmm7
        vpaddq       xmm9, xmm6, [rax + 96]
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
        vpaddq       xmm8, xmm7, [rax + 112]
        lea          rdx, [rdi + 128]
        add          rax, 128
        vmovdqu      [rdi + 240], xmm8
        mov          rdi, rdx
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)

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
NSMS_L(schedule_end):

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
NSMS_L(blocks_frame):
        dd           NSMS_L(blocks_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx_n1) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0xc0, 0x06 ; sub rsp, 776
        db           0x04
        dd           NSMS_L(blocks_at8) - NSMS_L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 776
        db           0x40 + (NSMS_L(blocks_at9) - NSMS_L(blocks_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(blocks_at10) - NSMS_L(blocks_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(blocks_at11) - NSMS_L(blocks_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(blocks_at12) - NSMS_L(blocks_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(blocks_at13) - NSMS_L(blocks_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(blocks_at14) - NSMS_L(blocks_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
NSMS_L(blocks_frame_end):
NSMS_L(schedule_frame):
        dd           NSMS_L(schedule_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx_n1) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1)
        db           0
        align        8, db 0
NSMS_L(schedule_frame_end):
%endif

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifidn __OUTPUT_FORMAT__, win64
        section      .xdata rdata align=8
NSMS_L(blocks_unwind):
        db           1, NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 30, 0
        db           NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xf8 ; vmovaps [rsp + 912], xmm15
        dw           57
        db           NSMS_L(blocks_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xe8 ; vmovaps [rsp + 896], xmm14
        dw           56
        db           NSMS_L(blocks_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xd8 ; vmovaps [rsp + 880], xmm13
        dw           55
        db           NSMS_L(blocks_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xc8 ; vmovaps [rsp + 864], xmm12
        dw           54
        db           NSMS_L(blocks_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xb8 ; vmovaps [rsp + 848], xmm11
        dw           53
        db           NSMS_L(blocks_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xa8 ; vmovaps [rsp + 832], xmm10
        dw           52
        db           NSMS_L(blocks_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x98 ; vmovaps [rsp + 816], xmm9
        dw           51
        db           NSMS_L(blocks_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x88 ; vmovaps [rsp + 800], xmm8
        dw           50
        db           NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x78 ; vmovaps [rsp + 784], xmm7
        dw           49
        db           NSMS_L(blocks_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x68 ; vmovaps [rsp + 768], xmm6
        dw           48
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x01 ; sub rsp, 936
        dw           117
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx_n1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx_n1) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 24, 0
        db           NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0xf8 ; vmovaps [rsp + 144], xmm15
        dw           9
        db           NSMS_L(schedule_at12) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0xe8 ; vmovaps [rsp + 128], xmm14
        dw           8
        db           NSMS_L(schedule_at11) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0xd8 ; vmovaps [rsp + 112], xmm13
        dw           7
        db           NSMS_L(schedule_at10) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0xc8 ; vmovaps [rsp + 96], xmm12
        dw           6
        db           NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0xb8 ; vmovaps [rsp + 80], xmm11
        dw           5
        db           NSMS_L(schedule_at8) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0xa8 ; vmovaps [rsp + 64], xmm10
        dw           4
        db           NSMS_L(schedule_at7) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x98 ; vmovaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(schedule_at6) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x88 ; vmovaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x78 ; vmovaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x68 ; vmovaps [rsp], xmm6
        dw           0
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x01 ; sub rsp, 168
        dw           21
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x70 ; push rdi
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx_n1), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx_n1) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif

; nsms_sha512_blocks_avx_n1: 15 integer registers, 16 vector registers, 6 spills.
;   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
;     scratch: rax; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; p: rcx; kp: rbp;
;     upper_bound: [rsp+24]. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; nsms_sha512_schedule_avx_n1: 5 integer registers, 16 vector registers, 0 spills.
;   Register map: W rows 0..7 of 1 block: xmm0..xmm7; wk: rdi; kp: rax; upper_bound: rcx.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_blocks_avx_n1
;   signature: void nsms_sha512_blocks_avx_n1(uint64_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 824, win64: 1000}
;   features: [avx]
; - name: nsms_sha512_schedule_avx_n1
;   signature: void nsms_sha512_schedule_avx_n1(uint64_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
;   stack_bytes: {sysv: 0, win64: 184}
;   features: [avx]
