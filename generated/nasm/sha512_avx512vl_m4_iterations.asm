; sha512_avx512vl_m4_iterations.asm, written by nsms: make gen HASH=sha512 ISA=avx512vl KIND=iterations M=4
;
; void nsms_sha512_iterations_avx512vl_m4(uint64_t state[64], const uint64_t midstates[64], size_t iterations);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 4
;   passwords; midstates: the hash values after the blocks of the inner and of the outer key; state:
;   U (the last HMAC value) and T (the XOR of all); [i*4 + j] is word i of password j.
;   Reads 512 bytes at state and 512 bytes at midstates; writes 512 bytes at state.
;   Arguments: state, midstates, iterations in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,614 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
;
; Memory: state and midstates must be aligned to 8 bytes. A buffer that is written must not overlap another.
; Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx2, avx512f, avx512vl.
; (The ISA also allows avx512bw, avx512dq, bmi1, bmi2, which this code does not use.)
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
%define NSMS_L(name) ..@sha512_avx512vl_m4_iterations_ %+ name

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
NSMS_L(W0):  ; W_t + K_t of the constant words of a block, 0 for its other words
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x5807aa98a3030242, 0x12835b0145706fbe
        dq           0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        dq           0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        dq           0x9bdc06a725c71235, 0xc19bf174cf692c94
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        align        64, db 0
NSMS_L(W1):  ; W_t + K_t of the constant words of a block, 0 for its other words
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x5807aa98a3030242, 0x12835b0145706fbe
        dq           0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        dq           0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        dq           0x9bdc06a725c71235, 0xc19bf174cf692c94
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        dq           0x0000000000000000, 0x0000000000000000
        align        32, db 0
NSMS_L(words_0000000000000080_x4):  ; constant words, first used for: W_8
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        align        32, db 0
NSMS_L(words_0006000000000000_x4):  ; constant words, first used for: W_15
        db           0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        32, db 0
NSMS_L(words_183000000000c000_x4):  ; constant words, first used for: W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        db           0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        db           0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        align        32, db 0
NSMS_L(words_0000000000008041_x4):  ; constant words, first used for: W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        align        32, db 0
NSMS_L(words_0a03000000000000_x4):  ; constant words, first used for: W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        db           0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4))
%else
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4)
%endif
NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(at1):
        push         rdi
NSMS_L(at2):
        sub          rsp, 168
NSMS_L(at3):
        vmovaps      [rsp], xmm6
NSMS_L(at4):
        vmovaps      [rsp + 16], xmm7
NSMS_L(at5):
        vmovaps      [rsp + 32], xmm8
NSMS_L(at6):
        vmovaps      [rsp + 48], xmm9
NSMS_L(at7):
        vmovaps      [rsp + 64], xmm10
NSMS_L(at8):
        vmovaps      [rsp + 80], xmm11
NSMS_L(at9):
        vmovaps      [rsp + 96], xmm12
NSMS_L(at10):
        vmovaps      [rsp + 112], xmm13
NSMS_L(at11):
        vmovaps      [rsp + 128], xmm14
NSMS_L(at12):
        vmovaps      [rsp + 144], xmm15
NSMS_L(at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
%endif
        cmp          rdx, 0
        je           NSMS_L(done)

        ; U of every password
        vmovdqu64    ymm0, [rdi]
        vmovdqu64    ymm1, [rdi + 32]
        vmovdqu64    ymm2, [rdi + 64]
        vmovdqu64    ymm3, [rdi + 96]
        vmovdqu64    ymm4, [rdi + 128]
        vmovdqu64    ymm5, [rdi + 160]
        vmovdqu64    ymm6, [rdi + 192]
        vmovdqu64    ymm7, [rdi + 224]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: H0..H7: ymm0..ymm7; midstates: rsi; state: rdi; iterations: rdx.
NSMS_L(iteration):

        ; the block with the digest
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
            vmovdqu64 ymm24, [rel NSMS_L(words_0006000000000000_x4)] ; W_15
        vmovdqu64    ymm25, [rsi]                               ; a, b, ... = H
        vmovdqu64    ymm26, [rsi + 32]
        vmovdqu64    ymm27, [rsi + 64]
        vmovdqu64    ymm28, [rsi + 128]
        vmovdqu64    ymm29, [rsi + 160]
        vmovdqu64    ymm30, [rsi + 192]
            vprorq   ymm31, ymm1, 1                             ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   ymm23, ymm1, 8
            vpsrlq   ymm22, ymm1, 7
            vpternlogq ymm22, ymm31, ymm23, 150
            vpaddq   ymm8, ymm0, ymm22
        vprorq       ymm31, ymm28, 14                           ; round 0
        vprorq       ymm23, ymm28, 18
        vprorq       ymm22, ymm28, 41
        vpternlogq   ymm22, ymm31, ymm23, 150
        vmovdqa64    ymm31, ymm30
        vpternlogq   ymm31, ymm28, ymm29, 184
        vpbroadcastq ymm23, [rel NSMS_L(K)]
        vpaddq       ymm21, ymm0, [rsi + 224]
        vpaddq       ymm23, ymm21, ymm23
        vpaddq       ymm31, ymm23, ymm31
        vpaddq       ymm31, ymm31, ymm22
        vprorq       ymm23, ymm25, 28
        vprorq       ymm22, ymm25, 34
        vprorq       ymm21, ymm25, 39
        vpternlogq   ymm21, ymm23, ymm22, 150
        vmovdqa64    ymm23, ymm25
        vpternlogq   ymm23, ymm27, ymm26, 232
        vpaddq       ymm23, ymm21, ymm23
        vpaddq       ymm23, ymm31, ymm23
        vpaddq       ymm31, ymm31, [rsi + 96]
            vprorq   ymm22, ymm2, 1                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   ymm21, ymm2, 8
            vpsrlq   ymm20, ymm2, 7
            vpternlogq ymm20, ymm22, ymm21, 150
            vpaddq   ymm22, ymm1, [rel NSMS_L(words_183000000000c000_x4)]
            vpaddq   ymm9, ymm22, ymm20
        vprorq       ymm22, ymm31, 14                           ; round 1
        vprorq       ymm21, ymm31, 18
        vprorq       ymm20, ymm31, 41
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm31
        vpternlogq   ymm22, ymm29, ymm28, 172
        vpbroadcastq ymm21, [rel NSMS_L(K) + 8]
        vpaddq       ymm30, ymm30, ymm1
        vpaddq       ymm30, ymm30, ymm21
        vpaddq       ymm30, ymm30, ymm22
        vpaddq       ymm30, ymm30, ymm20
        vprorq       ymm22, ymm23, 28
        vprorq       ymm21, ymm23, 34
        vprorq       ymm20, ymm23, 39
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm23
        vpternlogq   ymm22, ymm26, ymm25, 232
        vpaddq       ymm22, ymm20, ymm22
        vpaddq       ymm22, ymm30, ymm22
        vpaddq       ymm27, ymm27, ymm30
            vprorq   ymm30, ymm8, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm21, ymm8, 61
            vpsrlq   ymm20, ymm8, 6
            vpternlogq ymm20, ymm30, ymm21, 150
            vprorq   ymm30, ymm3, 1
            vprorq   ymm21, ymm3, 8
            vpsrlq   ymm19, ymm3, 7
            vpternlogq ymm19, ymm30, ymm21, 150
            vpaddq   ymm30, ymm2, ymm19
            vpaddq   ymm10, ymm30, ymm20
        vprorq       ymm30, ymm27, 14                           ; round 2
        vprorq       ymm21, ymm27, 18
        vprorq       ymm20, ymm27, 41
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm27
        vpternlogq   ymm30, ymm31, ymm28, 202
        vpbroadcastq ymm21, [rel NSMS_L(K) + 16]
        vpaddq       ymm29, ymm29, ymm2
        vpaddq       ymm29, ymm29, ymm21
        vpaddq       ymm29, ymm29, ymm30
        vpaddq       ymm29, ymm29, ymm20
        vprorq       ymm30, ymm22, 28
        vprorq       ymm21, ymm22, 34
        vprorq       ymm20, ymm22, 39
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm22
        vpternlogq   ymm30, ymm23, ymm25, 232
        vpaddq       ymm30, ymm20, ymm30
        vpaddq       ymm30, ymm29, ymm30
        vpaddq       ymm26, ymm26, ymm29
            vprorq   ymm29, ymm9, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   ymm21, ymm9, 61
            vpsrlq   ymm20, ymm9, 6
            vpternlogq ymm20, ymm29, ymm21, 150
            vprorq   ymm29, ymm4, 1
            vprorq   ymm21, ymm4, 8
            vpsrlq   ymm19, ymm4, 7
            vpternlogq ymm19, ymm29, ymm21, 150
            vpaddq   ymm29, ymm3, ymm19
            vpaddq   ymm11, ymm29, ymm20
        vprorq       ymm29, ymm26, 14                           ; round 3
        vprorq       ymm21, ymm26, 18
        vprorq       ymm20, ymm26, 41
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm31
        vpternlogq   ymm29, ymm26, ymm27, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 24]
        vpaddq       ymm28, ymm28, ymm3
        vpaddq       ymm28, ymm28, ymm21
        vpaddq       ymm28, ymm28, ymm29
        vpaddq       ymm28, ymm28, ymm20
        vprorq       ymm29, ymm30, 28
        vprorq       ymm21, ymm30, 34
        vprorq       ymm20, ymm30, 39
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm30
        vpternlogq   ymm29, ymm23, ymm22, 232
        vpaddq       ymm29, ymm20, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm25, ymm25, ymm28
            vprorq   ymm28, ymm10, 19                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   ymm21, ymm10, 61
            vpsrlq   ymm20, ymm10, 6
            vpternlogq ymm20, ymm28, ymm21, 150
            vprorq   ymm28, ymm5, 1
            vprorq   ymm21, ymm5, 8
            vpsrlq   ymm19, ymm5, 7
            vpternlogq ymm19, ymm28, ymm21, 150
            vpaddq   ymm28, ymm4, ymm19
            vpaddq   ymm12, ymm28, ymm20
        vprorq       ymm28, ymm25, 14                           ; round 4
        vprorq       ymm21, ymm25, 18
        vprorq       ymm20, ymm25, 41
        vpternlogq   ymm20, ymm28, ymm21, 150
        vmovdqa64    ymm28, ymm27
        vpternlogq   ymm28, ymm25, ymm26, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 32]
        vpaddq       ymm21, ymm4, ymm21
        vpaddq       ymm31, ymm21, ymm31
        vpaddq       ymm28, ymm31, ymm28
        vpaddq       ymm28, ymm20, ymm28
        vprorq       ymm31, ymm29, 28
        vprorq       ymm21, ymm29, 34
        vprorq       ymm20, ymm29, 39
        vpternlogq   ymm20, ymm31, ymm21, 150
        vmovdqa64    ymm31, ymm29
        vpternlogq   ymm31, ymm22, ymm30, 232
        vpaddq       ymm31, ymm20, ymm31
        vpaddq       ymm31, ymm28, ymm31
        vpaddq       ymm28, ymm23, ymm28
            vprorq   ymm23, ymm11, 19                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   ymm21, ymm11, 61
            vpsrlq   ymm20, ymm11, 6
            vpternlogq ymm20, ymm23, ymm21, 150
            vprorq   ymm23, ymm6, 1
            vprorq   ymm21, ymm6, 8
            vpsrlq   ymm19, ymm6, 7
            vpternlogq ymm19, ymm23, ymm21, 150
            vpaddq   ymm23, ymm5, ymm19
            vpaddq   ymm13, ymm23, ymm20
        vprorq       ymm23, ymm28, 14                           ; round 5
        vprorq       ymm21, ymm28, 18
        vprorq       ymm20, ymm28, 41
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm26
        vpternlogq   ymm23, ymm28, ymm25, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 40]
        vpaddq       ymm21, ymm5, ymm21
        vpaddq       ymm27, ymm21, ymm27
        vpaddq       ymm27, ymm27, ymm23
        vpaddq       ymm27, ymm20, ymm27
        vprorq       ymm23, ymm31, 28
        vprorq       ymm21, ymm31, 34
        vprorq       ymm20, ymm31, 39
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm31
        vpternlogq   ymm23, ymm30, ymm29, 232
        vpaddq       ymm23, ymm20, ymm23
        vpaddq       ymm23, ymm27, ymm23
        vpaddq       ymm27, ymm22, ymm27
            vprorq   ymm22, ymm12, 19                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   ymm21, ymm12, 61
            vpsrlq   ymm20, ymm12, 6
            vpternlogq ymm20, ymm22, ymm21, 150
            vprorq   ymm22, ymm7, 1
            vprorq   ymm21, ymm7, 8
            vpsrlq   ymm19, ymm7, 7
            vpternlogq ymm19, ymm22, ymm21, 150
            vpaddq   ymm22, ymm24, ymm6
            vpaddq   ymm22, ymm22, ymm19
            vpaddq   ymm14, ymm22, ymm20
        vprorq       ymm22, ymm27, 14                           ; round 6
        vprorq       ymm21, ymm27, 18
        vprorq       ymm20, ymm27, 41
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm25
        vpternlogq   ymm22, ymm27, ymm28, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 48]
        vpaddq       ymm21, ymm6, ymm21
        vpaddq       ymm26, ymm21, ymm26
        vpaddq       ymm26, ymm26, ymm22
        vpaddq       ymm26, ymm20, ymm26
        vprorq       ymm22, ymm23, 28
        vprorq       ymm21, ymm23, 34
        vprorq       ymm20, ymm23, 39
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm23
        vpternlogq   ymm22, ymm29, ymm31, 232
        vpaddq       ymm22, ymm20, ymm22
        vpaddq       ymm22, ymm26, ymm22
        vpaddq       ymm26, ymm30, ymm26
            vprorq   ymm30, ymm13, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   ymm21, ymm13, 61
            vpsrlq   ymm20, ymm13, 6
            vpternlogq ymm20, ymm30, ymm21, 150
            vpaddq   ymm30, ymm7, [rel NSMS_L(words_0000000000008041_x4)]
            vpaddq   ymm30, ymm30, ymm8
            vpaddq   ymm15, ymm30, ymm20
        vprorq       ymm30, ymm26, 14                           ; round 7
        vprorq       ymm21, ymm26, 18
        vprorq       ymm20, ymm26, 41
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm28
        vpternlogq   ymm30, ymm26, ymm27, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 56]
        vpaddq       ymm21, ymm7, ymm21
        vpaddq       ymm25, ymm21, ymm25
        vpaddq       ymm25, ymm25, ymm30
        vpaddq       ymm25, ymm20, ymm25
        vprorq       ymm30, ymm22, 28
        vprorq       ymm21, ymm22, 34
        vprorq       ymm20, ymm22, 39
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm22
        vpternlogq   ymm30, ymm31, ymm23, 232
        vpaddq       ymm30, ymm20, ymm30
        vpaddq       ymm30, ymm25, ymm30
        vpaddq       ymm25, ymm29, ymm25
            vprorq   ymm29, ymm14, 19                           ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   ymm21, ymm14, 61
            vpsrlq   ymm20, ymm14, 6
            vpternlogq ymm20, ymm29, ymm21, 150
            vpaddq   ymm29, ymm9, [rel NSMS_L(words_0000000000000080_x4)]
            vpaddq   ymm16, ymm29, ymm20
        vprorq       ymm29, ymm25, 14                           ; round 8
        vprorq       ymm21, ymm25, 18
        vprorq       ymm20, ymm25, 41
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm27
        vpternlogq   ymm29, ymm25, ymm26, 184
        vpbroadcastq ymm21, [rel NSMS_L(W0) + 64]
        vpaddq       ymm28, ymm21, ymm28
        vpaddq       ymm28, ymm28, ymm29
        vpaddq       ymm28, ymm20, ymm28
        vprorq       ymm29, ymm30, 28
        vprorq       ymm21, ymm30, 34
        vprorq       ymm20, ymm30, 39
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm30
        vpternlogq   ymm29, ymm23, ymm22, 232
        vpaddq       ymm29, ymm20, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm31, ymm28
            vprorq   ymm31, ymm15, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   ymm21, ymm15, 61
            vpsrlq   ymm20, ymm15, 6
            vpternlogq ymm20, ymm31, ymm21, 150
            vpaddq   ymm17, ymm10, ymm20
        vprorq       ymm31, ymm28, 14                           ; round 9
        vprorq       ymm21, ymm28, 18
        vprorq       ymm20, ymm28, 41
        vpternlogq   ymm20, ymm31, ymm21, 150
        vmovdqa64    ymm31, ymm26
        vpternlogq   ymm31, ymm28, ymm25, 184
        vpbroadcastq ymm21, [rel NSMS_L(W0) + 72]
        vpaddq       ymm27, ymm21, ymm27
        vpaddq       ymm27, ymm27, ymm31
        vpaddq       ymm27, ymm20, ymm27
        vprorq       ymm31, ymm29, 28
        vprorq       ymm21, ymm29, 34
        vprorq       ymm20, ymm29, 39
        vpternlogq   ymm20, ymm31, ymm21, 150
        vmovdqa64    ymm31, ymm29
        vpternlogq   ymm31, ymm22, ymm30, 232
        vpaddq       ymm31, ymm20, ymm31
        vpaddq       ymm31, ymm27, ymm31
        vpaddq       ymm27, ymm23, ymm27
            vprorq   ymm23, ymm16, 19                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   ymm21, ymm16, 61
            vpsrlq   ymm20, ymm16, 6
            vpternlogq ymm20, ymm23, ymm21, 150
            vpaddq   ymm18, ymm11, ymm20
        vprorq       ymm23, ymm27, 14                           ; round 10
        vprorq       ymm21, ymm27, 18
        vprorq       ymm20, ymm27, 41
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm25
        vpternlogq   ymm23, ymm27, ymm28, 184
        vpbroadcastq ymm21, [rel NSMS_L(W0) + 80]
        vpaddq       ymm26, ymm21, ymm26
        vpaddq       ymm26, ymm26, ymm23
        vpaddq       ymm26, ymm20, ymm26
        vprorq       ymm23, ymm31, 28
        vprorq       ymm21, ymm31, 34
        vprorq       ymm20, ymm31, 39
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm31
        vpternlogq   ymm23, ymm30, ymm29, 232
        vpaddq       ymm23, ymm20, ymm23
        vpaddq       ymm23, ymm26, ymm23
        vpaddq       ymm26, ymm22, ymm26
            vprorq   ymm22, ymm17, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   ymm21, ymm17, 61
            vpsrlq   ymm20, ymm17, 6
            vpternlogq ymm20, ymm22, ymm21, 150
            vpaddq   ymm19, ymm12, ymm20
        vprorq       ymm22, ymm26, 14                           ; round 11
        vprorq       ymm21, ymm26, 18
        vprorq       ymm20, ymm26, 41
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm28
        vpternlogq   ymm22, ymm26, ymm27, 184
        vpbroadcastq ymm21, [rel NSMS_L(W0) + 88]
        vpaddq       ymm25, ymm21, ymm25
        vpaddq       ymm25, ymm25, ymm22
        vpaddq       ymm25, ymm20, ymm25
        vprorq       ymm22, ymm23, 28
        vprorq       ymm21, ymm23, 34
        vprorq       ymm20, ymm23, 39
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm23
        vpternlogq   ymm22, ymm29, ymm31, 232
        vpaddq       ymm22, ymm20, ymm22
        vpaddq       ymm22, ymm25, ymm22
        vpaddq       ymm25, ymm30, ymm25
            vprorq   ymm30, ymm18, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   ymm21, ymm18, 61
            vpsrlq   ymm20, ymm18, 6
            vpternlogq ymm20, ymm30, ymm21, 150
            vpaddq   ymm20, ymm13, ymm20
        vprorq       ymm30, ymm25, 14                           ; round 12
        vprorq       ymm21, ymm25, 18
        vprorq       ymm7, ymm25, 41
        vpternlogq   ymm7, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm27
        vpternlogq   ymm30, ymm25, ymm26, 184
        vpbroadcastq ymm21, [rel NSMS_L(W0) + 96]
        vpaddq       ymm28, ymm21, ymm28
        vpaddq       ymm28, ymm28, ymm30
        vpaddq       ymm28, ymm7, ymm28
        vprorq       ymm30, ymm22, 28
        vprorq       ymm21, ymm22, 34
        vprorq       ymm7, ymm22, 39
        vpternlogq   ymm7, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm22
        vpternlogq   ymm30, ymm31, ymm23, 232
        vpaddq       ymm30, ymm7, ymm30
        vpaddq       ymm3, ymm28, ymm30
        vpaddq       ymm7, ymm29, ymm28
            vprorq   ymm28, ymm19, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   ymm29, ymm19, 61
            vpsrlq   ymm30, ymm19, 6
            vpternlogq ymm30, ymm28, ymm29, 150
            vpaddq   ymm21, ymm14, ymm30
        vprorq       ymm28, ymm7, 14                            ; round 13
        vprorq       ymm29, ymm7, 18
        vprorq       ymm30, ymm7, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm26
        vpternlogq   ymm28, ymm7, ymm25, 184
        vpbroadcastq ymm29, [rel NSMS_L(W0) + 104]
        vpaddq       ymm27, ymm29, ymm27
        vpaddq       ymm27, ymm27, ymm28
        vpaddq       ymm27, ymm30, ymm27
        vprorq       ymm28, ymm3, 28
        vprorq       ymm29, ymm3, 34
        vprorq       ymm30, ymm3, 39
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm3
        vpternlogq   ymm28, ymm23, ymm22, 232
        vpaddq       ymm28, ymm30, ymm28
        vpaddq       ymm2, ymm27, ymm28
        vpaddq       ymm6, ymm31, ymm27
            vprorq   ymm27, ymm20, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   ymm28, ymm20, 61
            vpsrlq   ymm29, ymm20, 6
            vpternlogq ymm29, ymm27, ymm28, 150
            vpaddq   ymm27, ymm15, [rel NSMS_L(words_0a03000000000000_x4)]
            vpaddq   ymm27, ymm27, ymm29
        vprorq       ymm28, ymm6, 14                            ; round 14
        vprorq       ymm29, ymm6, 18
        vprorq       ymm30, ymm6, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm25
        vpternlogq   ymm28, ymm6, ymm7, 184
        vpbroadcastq ymm29, [rel NSMS_L(W0) + 112]
        vpaddq       ymm26, ymm29, ymm26
        vpaddq       ymm26, ymm26, ymm28
        vpaddq       ymm26, ymm30, ymm26
        vprorq       ymm28, ymm2, 28
        vprorq       ymm29, ymm2, 34
        vprorq       ymm30, ymm2, 39
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm2
        vpternlogq   ymm28, ymm22, ymm3, 232
        vpaddq       ymm28, ymm30, ymm28
        vpaddq       ymm1, ymm26, ymm28
        vpaddq       ymm5, ymm23, ymm26
            vprorq   ymm26, ymm21, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   ymm28, ymm21, 61
            vpsrlq   ymm29, ymm21, 6
            vpternlogq ymm29, ymm26, ymm28, 150
            vprorq   ymm26, ymm8, 1
            vprorq   ymm28, ymm8, 8
            vpsrlq   ymm30, ymm8, 7
            vpternlogq ymm30, ymm26, ymm28, 150
            vpaddq   ymm24, ymm24, ymm30
            vpaddq   ymm24, ymm24, ymm16
            vpaddq   ymm23, ymm24, ymm29
        vprorq       ymm24, ymm5, 14                            ; round 15
        vprorq       ymm26, ymm5, 18
        vprorq       ymm28, ymm5, 41
        vpternlogq   ymm28, ymm24, ymm26, 150
        vmovdqa64    ymm24, ymm7
        vpternlogq   ymm24, ymm5, ymm6, 184
        vpbroadcastq ymm26, [rel NSMS_L(W0) + 120]
        vpaddq       ymm25, ymm26, ymm25
        vpaddq       ymm24, ymm25, ymm24
        vpaddq       ymm24, ymm28, ymm24
        vprorq       ymm25, ymm1, 28
        vprorq       ymm26, ymm1, 34
        vprorq       ymm28, ymm1, 39
        vpternlogq   ymm28, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm1
        vpternlogq   ymm25, ymm3, ymm2, 232
        vpaddq       ymm25, ymm28, ymm25
        vpaddq       ymm0, ymm24, ymm25
        vpaddq       ymm4, ymm22, ymm24
        lea          rax, [rel NSMS_L(K) + 128]
        lea          rcx, [rel NSMS_L(K) + 512]
        vmovdqa64    ymm22, ymm27
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; kp: rax; midstates: rsi;
        ;   upper_bound: rcx; state: rdi; iterations: rdx.
NSMS_L(rounds_and_schedule0):

        ; rounds 16 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        cmp          rax, rcx
        jne          NSMS_L(rounds_and_schedule0)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       ymm24, ymm4, 14                            ; round 0
        vprorq       ymm25, ymm4, 18
        vprorq       ymm26, ymm4, 41
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm6
        vpternlogq   ymm24, ymm4, ymm5, 184
        vpbroadcastq ymm25, [rax]
        vpaddq       ymm27, ymm7, ymm8
        vpaddq       ymm25, ymm27, ymm25
        vpaddq       ymm24, ymm25, ymm24
        vpaddq       ymm24, ymm24, ymm26
        vprorq       ymm25, ymm0, 28
        vprorq       ymm26, ymm0, 34
        vprorq       ymm27, ymm0, 39
        vpternlogq   ymm27, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm0
        vpternlogq   ymm25, ymm2, ymm1, 232
        vpaddq       ymm25, ymm27, ymm25
        vpaddq       ymm25, ymm24, ymm25
        vpaddq       ymm24, ymm3, ymm24
        vprorq       ymm26, ymm24, 14                           ; round 1
        vprorq       ymm27, ymm24, 18
        vprorq       ymm28, ymm24, 41
        vpternlogq   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm5
        vpternlogq   ymm26, ymm24, ymm4, 184
        vpbroadcastq ymm27, [rax + 8]
        vpaddq       ymm29, ymm6, ymm9
        vpaddq       ymm27, ymm29, ymm27
        vpaddq       ymm26, ymm27, ymm26
        vpaddq       ymm26, ymm26, ymm28
        vprorq       ymm27, ymm25, 28
        vprorq       ymm28, ymm25, 34
        vprorq       ymm29, ymm25, 39
        vpternlogq   ymm29, ymm27, ymm28, 150
        vmovdqa64    ymm27, ymm25
        vpternlogq   ymm27, ymm1, ymm0, 232
        vpaddq       ymm27, ymm29, ymm27
        vpaddq       ymm27, ymm26, ymm27
        vpaddq       ymm26, ymm2, ymm26
        vprorq       ymm28, ymm26, 14                           ; round 2
        vprorq       ymm29, ymm26, 18
        vprorq       ymm30, ymm26, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm4
        vpternlogq   ymm28, ymm26, ymm24, 184
        vpbroadcastq ymm29, [rax + 16]
        vpaddq       ymm31, ymm5, ymm10
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm28, ymm29, ymm28
        vpaddq       ymm28, ymm28, ymm30
        vprorq       ymm29, ymm27, 28
        vprorq       ymm30, ymm27, 34
        vprorq       ymm31, ymm27, 39
        vpternlogq   ymm31, ymm29, ymm30, 150
        vmovdqa64    ymm29, ymm27
        vpternlogq   ymm29, ymm0, ymm25, 232
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm1, ymm28
        vprorq       ymm30, ymm28, 14                           ; round 3
        vprorq       ymm31, ymm28, 18
        vprorq       ymm7, ymm28, 41
        vpternlogq   ymm7, ymm30, ymm31, 150
        vmovdqa64    ymm30, ymm24
        vpternlogq   ymm30, ymm28, ymm26, 184
        vpbroadcastq ymm31, [rax + 24]
        vpaddq       ymm6, ymm11, ymm4
        vpaddq       ymm31, ymm6, ymm31
        vpaddq       ymm30, ymm31, ymm30
        vpaddq       ymm30, ymm30, ymm7
        vprorq       ymm31, ymm29, 28
        vprorq       ymm7, ymm29, 34
        vprorq       ymm6, ymm29, 39
        vpternlogq   ymm6, ymm31, ymm7, 150
        vmovdqa64    ymm31, ymm29
        vpternlogq   ymm31, ymm25, ymm27, 232
        vpaddq       ymm31, ymm6, ymm31
        vpaddq       ymm31, ymm30, ymm31
        vpaddq       ymm30, ymm0, ymm30
        vprorq       ymm7, ymm30, 14                            ; round 4
        vprorq       ymm6, ymm30, 18
        vprorq       ymm5, ymm30, 41
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm26
        vpternlogq   ymm7, ymm30, ymm28, 184
        vpbroadcastq ymm6, [rax + 32]
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm24, ymm6, ymm24
        vpaddq       ymm24, ymm24, ymm7
        vpaddq       ymm24, ymm5, ymm24
        vprorq       ymm7, ymm31, 28
        vprorq       ymm6, ymm31, 34
        vprorq       ymm5, ymm31, 39
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm27, ymm29, 232
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm24, ymm7
        vpaddq       ymm24, ymm25, ymm24
        vprorq       ymm25, ymm24, 14                           ; round 5
        vprorq       ymm6, ymm24, 18
        vprorq       ymm5, ymm24, 41
        vpternlogq   ymm5, ymm25, ymm6, 150
        vmovdqa64    ymm25, ymm28
        vpternlogq   ymm25, ymm24, ymm30, 184
        vpbroadcastq ymm6, [rax + 40]
        vpaddq       ymm6, ymm13, ymm6
        vpaddq       ymm26, ymm6, ymm26
        vpaddq       ymm25, ymm26, ymm25
        vpaddq       ymm25, ymm5, ymm25
        vprorq       ymm26, ymm7, 28
        vprorq       ymm6, ymm7, 34
        vprorq       ymm5, ymm7, 39
        vpternlogq   ymm5, ymm26, ymm6, 150
        vmovdqa64    ymm26, ymm7
        vpternlogq   ymm26, ymm29, ymm31, 232
        vpaddq       ymm26, ymm5, ymm26
        vpaddq       ymm26, ymm25, ymm26
        vpaddq       ymm25, ymm27, ymm25
        vprorq       ymm27, ymm25, 14                           ; round 6
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm27, ymm6, 150
        vmovdqa64    ymm27, ymm30
        vpternlogq   ymm27, ymm25, ymm24, 184
        vpbroadcastq ymm6, [rax + 48]
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm28, ymm6, ymm28
        vpaddq       ymm27, ymm28, ymm27
        vpaddq       ymm27, ymm5, ymm27
        vprorq       ymm28, ymm26, 28
        vprorq       ymm6, ymm26, 34
        vprorq       ymm5, ymm26, 39
        vpternlogq   ymm5, ymm28, ymm6, 150
        vmovdqa64    ymm28, ymm26
        vpternlogq   ymm28, ymm31, ymm7, 232
        vpaddq       ymm28, ymm5, ymm28
        vpaddq       ymm28, ymm27, ymm28
        vpaddq       ymm27, ymm29, ymm27
        vprorq       ymm29, ymm27, 14                           ; round 7
        vprorq       ymm6, ymm27, 18
        vprorq       ymm5, ymm27, 41
        vpternlogq   ymm5, ymm29, ymm6, 150
        vmovdqa64    ymm29, ymm24
        vpternlogq   ymm29, ymm27, ymm25, 184
        vpbroadcastq ymm6, [rax + 56]
        vpaddq       ymm6, ymm15, ymm6
        vpaddq       ymm30, ymm6, ymm30
        vpaddq       ymm29, ymm30, ymm29
        vpaddq       ymm29, ymm5, ymm29
        vprorq       ymm30, ymm28, 28
        vprorq       ymm6, ymm28, 34
        vprorq       ymm5, ymm28, 39
        vpternlogq   ymm5, ymm30, ymm6, 150
        vmovdqa64    ymm30, ymm28
        vpternlogq   ymm30, ymm7, ymm26, 232
        vpaddq       ymm30, ymm5, ymm30
        vpaddq       ymm30, ymm29, ymm30
        vpaddq       ymm29, ymm31, ymm29
        vprorq       ymm31, ymm29, 14                           ; round 8
        vprorq       ymm6, ymm29, 18
        vprorq       ymm5, ymm29, 41
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm25
        vpternlogq   ymm31, ymm29, ymm27, 184
        vpbroadcastq ymm6, [rax + 64]
        vpaddq       ymm6, ymm16, ymm6
        vpaddq       ymm24, ymm6, ymm24
        vpaddq       ymm24, ymm24, ymm31
        vpaddq       ymm24, ymm5, ymm24
        vprorq       ymm31, ymm30, 28
        vprorq       ymm6, ymm30, 34
        vprorq       ymm5, ymm30, 39
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm30
        vpternlogq   ymm31, ymm26, ymm28, 232
        vpaddq       ymm31, ymm5, ymm31
        vpaddq       ymm31, ymm24, ymm31
        vpaddq       ymm24, ymm7, ymm24
        vprorq       ymm7, ymm24, 14                            ; round 9
        vprorq       ymm6, ymm24, 18
        vprorq       ymm5, ymm24, 41
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm27
        vpternlogq   ymm7, ymm24, ymm29, 184
        vpbroadcastq ymm6, [rax + 72]
        vpaddq       ymm6, ymm17, ymm6
        vpaddq       ymm25, ymm6, ymm25
        vpaddq       ymm25, ymm25, ymm7
        vpaddq       ymm25, ymm5, ymm25
        vprorq       ymm7, ymm31, 28
        vprorq       ymm6, ymm31, 34
        vprorq       ymm5, ymm31, 39
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm28, ymm30, 232
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm25, ymm7
        vpaddq       ymm25, ymm26, ymm25
        vprorq       ymm26, ymm25, 14                           ; round 10
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm26, ymm6, 150
        vmovdqa64    ymm26, ymm29
        vpternlogq   ymm26, ymm25, ymm24, 184
        vpbroadcastq ymm6, [rax + 80]
        vpaddq       ymm6, ymm18, ymm6
        vpaddq       ymm27, ymm6, ymm27
        vpaddq       ymm26, ymm27, ymm26
        vpaddq       ymm26, ymm5, ymm26
        vprorq       ymm27, ymm7, 28
        vprorq       ymm6, ymm7, 34
        vprorq       ymm5, ymm7, 39
        vpternlogq   ymm5, ymm27, ymm6, 150
        vmovdqa64    ymm27, ymm7
        vpternlogq   ymm27, ymm30, ymm31, 232
        vpaddq       ymm27, ymm5, ymm27
        vpaddq       ymm27, ymm26, ymm27
        vpaddq       ymm26, ymm28, ymm26
        vprorq       ymm28, ymm26, 14                           ; round 11
        vprorq       ymm6, ymm26, 18
        vprorq       ymm5, ymm26, 41
        vpternlogq   ymm5, ymm28, ymm6, 150
        vmovdqa64    ymm28, ymm24
        vpternlogq   ymm28, ymm26, ymm25, 184
        vpbroadcastq ymm6, [rax + 88]
        vpaddq       ymm6, ymm19, ymm6
        vpaddq       ymm29, ymm6, ymm29
        vpaddq       ymm28, ymm29, ymm28
        vpaddq       ymm28, ymm5, ymm28
        vprorq       ymm29, ymm27, 28
        vprorq       ymm6, ymm27, 34
        vprorq       ymm5, ymm27, 39
        vpternlogq   ymm5, ymm29, ymm6, 150
        vmovdqa64    ymm29, ymm27
        vpternlogq   ymm29, ymm31, ymm7, 232
        vpaddq       ymm29, ymm5, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm30, ymm28
        vprorq       ymm30, ymm28, 14                           ; round 12
        vprorq       ymm6, ymm28, 18
        vprorq       ymm5, ymm28, 41
        vpternlogq   ymm5, ymm30, ymm6, 150
        vmovdqa64    ymm30, ymm25
        vpternlogq   ymm30, ymm28, ymm26, 184
        vpbroadcastq ymm6, [rax + 96]
        vpaddq       ymm6, ymm20, ymm6
        vpaddq       ymm24, ymm6, ymm24
        vpaddq       ymm24, ymm24, ymm30
        vpaddq       ymm24, ymm5, ymm24
        vprorq       ymm30, ymm29, 28
        vprorq       ymm6, ymm29, 34
        vprorq       ymm5, ymm29, 39
        vpternlogq   ymm5, ymm30, ymm6, 150
        vmovdqa64    ymm30, ymm29
        vpternlogq   ymm30, ymm7, ymm27, 232
        vpaddq       ymm30, ymm5, ymm30
        vpaddq       ymm30, ymm24, ymm30
        vpaddq       ymm24, ymm31, ymm24
        vprorq       ymm31, ymm24, 14                           ; round 13
        vprorq       ymm6, ymm24, 18
        vprorq       ymm5, ymm24, 41
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm26
        vpternlogq   ymm31, ymm24, ymm28, 184
        vpbroadcastq ymm6, [rax + 104]
        vpaddq       ymm6, ymm21, ymm6
        vpaddq       ymm25, ymm6, ymm25
        vpaddq       ymm25, ymm25, ymm31
        vpaddq       ymm25, ymm5, ymm25
        vprorq       ymm31, ymm30, 28
        vprorq       ymm6, ymm30, 34
        vprorq       ymm5, ymm30, 39
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm30
        vpternlogq   ymm31, ymm27, ymm29, 232
        vpaddq       ymm31, ymm5, ymm31
        vpaddq       ymm31, ymm25, ymm31
        vpaddq       ymm25, ymm7, ymm25
        vprorq       ymm7, ymm25, 14                            ; round 14
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm28
        vpternlogq   ymm7, ymm25, ymm24, 184
        vpbroadcastq ymm6, [rax + 112]
        vpaddq       ymm6, ymm22, ymm6
        vpaddq       ymm26, ymm6, ymm26
        vpaddq       ymm26, ymm26, ymm7
        vpaddq       ymm26, ymm5, ymm26
        vprorq       ymm7, ymm31, 28
        vprorq       ymm6, ymm31, 34
        vprorq       ymm5, ymm31, 39
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm29, ymm30, 232
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm26, ymm7
        vpaddq       ymm26, ymm27, ymm26
        vprorq       ymm27, ymm26, 14                           ; round 15
        vprorq       ymm6, ymm26, 18
        vprorq       ymm5, ymm26, 41
        vpternlogq   ymm5, ymm27, ymm6, 150
        vmovdqa64    ymm27, ymm24
        vpternlogq   ymm27, ymm26, ymm25, 184
        vpbroadcastq ymm6, [rax + 120]
        vpaddq       ymm6, ymm23, ymm6
        vpaddq       ymm28, ymm6, ymm28
        vpaddq       ymm27, ymm28, ymm27
        vpaddq       ymm27, ymm5, ymm27
        vprorq       ymm28, ymm7, 28
        vprorq       ymm6, ymm7, 34
        vprorq       ymm5, ymm7, 39
        vpternlogq   ymm5, ymm28, ymm6, 150
        vmovdqa64    ymm28, ymm7
        vpternlogq   ymm28, ymm30, ymm31, 232
        vpaddq       ymm6, ymm5, [rsi]                          ; H = H + (a, b, ...)
        vpaddq       ymm28, ymm28, ymm6
        vpaddq       ymm0, ymm27, ymm28
        vpaddq       ymm1, ymm7, [rsi + 32]
        vpaddq       ymm2, ymm31, [rsi + 64]
        vpaddq       ymm3, ymm30, [rsi + 96]
        vpaddq       ymm28, ymm29, [rsi + 128]
        vpaddq       ymm4, ymm28, ymm27
        vpaddq       ymm5, ymm26, [rsi + 160]
        vpaddq       ymm6, ymm25, [rsi + 192]
        vpaddq       ymm7, ymm24, [rsi + 224]

        ; the block with the digest
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vmovdqu64 ymm24, [rel NSMS_L(words_0006000000000000_x4)] ; W_15
        vmovdqu64    ymm25, [rsi + 256]                         ; a, b, ... = H
        vmovdqu64    ymm26, [rsi + 288]
        vmovdqu64    ymm27, [rsi + 320]
        vmovdqu64    ymm28, [rsi + 384]
        vmovdqu64    ymm29, [rsi + 416]
        vmovdqu64    ymm30, [rsi + 448]
            vprorq   ymm31, ymm1, 1                             ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   ymm23, ymm1, 8
            vpsrlq   ymm22, ymm1, 7
            vpternlogq ymm22, ymm31, ymm23, 150
            vpaddq   ymm8, ymm0, ymm22
        vprorq       ymm31, ymm28, 14                           ; round 0
        vprorq       ymm23, ymm28, 18
        vprorq       ymm22, ymm28, 41
        vpternlogq   ymm22, ymm31, ymm23, 150
        vmovdqa64    ymm31, ymm30
        vpternlogq   ymm31, ymm28, ymm29, 184
        vpbroadcastq ymm23, [rel NSMS_L(K)]
        vpaddq       ymm21, ymm0, [rsi + 480]
        vpaddq       ymm23, ymm21, ymm23
        vpaddq       ymm31, ymm23, ymm31
        vpaddq       ymm31, ymm31, ymm22
        vprorq       ymm23, ymm25, 28
        vprorq       ymm22, ymm25, 34
        vprorq       ymm21, ymm25, 39
        vpternlogq   ymm21, ymm23, ymm22, 150
        vmovdqa64    ymm23, ymm25
        vpternlogq   ymm23, ymm27, ymm26, 232
        vpaddq       ymm23, ymm21, ymm23
        vpaddq       ymm23, ymm31, ymm23
        vpaddq       ymm31, ymm31, [rsi + 352]
            vprorq   ymm22, ymm2, 1                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   ymm21, ymm2, 8
            vpsrlq   ymm20, ymm2, 7
            vpternlogq ymm20, ymm22, ymm21, 150
            vpaddq   ymm22, ymm1, [rel NSMS_L(words_183000000000c000_x4)]
            vpaddq   ymm9, ymm22, ymm20
        vprorq       ymm22, ymm31, 14                           ; round 1
        vprorq       ymm21, ymm31, 18
        vprorq       ymm20, ymm31, 41
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm31
        vpternlogq   ymm22, ymm29, ymm28, 172
        vpbroadcastq ymm21, [rel NSMS_L(K) + 8]
        vpaddq       ymm30, ymm30, ymm1
        vpaddq       ymm30, ymm30, ymm21
        vpaddq       ymm30, ymm30, ymm22
        vpaddq       ymm30, ymm30, ymm20
        vprorq       ymm22, ymm23, 28
        vprorq       ymm21, ymm23, 34
        vprorq       ymm20, ymm23, 39
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm23
        vpternlogq   ymm22, ymm26, ymm25, 232
        vpaddq       ymm22, ymm20, ymm22
        vpaddq       ymm22, ymm30, ymm22
        vpaddq       ymm27, ymm27, ymm30
            vprorq   ymm30, ymm8, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm21, ymm8, 61
            vpsrlq   ymm20, ymm8, 6
            vpternlogq ymm20, ymm30, ymm21, 150
            vprorq   ymm30, ymm3, 1
            vprorq   ymm21, ymm3, 8
            vpsrlq   ymm19, ymm3, 7
            vpternlogq ymm19, ymm30, ymm21, 150
            vpaddq   ymm30, ymm2, ymm19
            vpaddq   ymm10, ymm30, ymm20
        vprorq       ymm30, ymm27, 14                           ; round 2
        vprorq       ymm21, ymm27, 18
        vprorq       ymm20, ymm27, 41
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm27
        vpternlogq   ymm30, ymm31, ymm28, 202
        vpbroadcastq ymm21, [rel NSMS_L(K) + 16]
        vpaddq       ymm29, ymm29, ymm2
        vpaddq       ymm29, ymm29, ymm21
        vpaddq       ymm29, ymm29, ymm30
        vpaddq       ymm29, ymm29, ymm20
        vprorq       ymm30, ymm22, 28
        vprorq       ymm21, ymm22, 34
        vprorq       ymm20, ymm22, 39
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm22
        vpternlogq   ymm30, ymm23, ymm25, 232
        vpaddq       ymm30, ymm20, ymm30
        vpaddq       ymm30, ymm29, ymm30
        vpaddq       ymm26, ymm26, ymm29
            vprorq   ymm29, ymm9, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   ymm21, ymm9, 61
            vpsrlq   ymm20, ymm9, 6
            vpternlogq ymm20, ymm29, ymm21, 150
            vprorq   ymm29, ymm4, 1
            vprorq   ymm21, ymm4, 8
            vpsrlq   ymm19, ymm4, 7
            vpternlogq ymm19, ymm29, ymm21, 150
            vpaddq   ymm29, ymm3, ymm19
            vpaddq   ymm11, ymm29, ymm20
        vprorq       ymm29, ymm26, 14                           ; round 3
        vprorq       ymm21, ymm26, 18
        vprorq       ymm20, ymm26, 41
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm31
        vpternlogq   ymm29, ymm26, ymm27, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 24]
        vpaddq       ymm28, ymm28, ymm3
        vpaddq       ymm28, ymm28, ymm21
        vpaddq       ymm28, ymm28, ymm29
        vpaddq       ymm28, ymm28, ymm20
        vprorq       ymm29, ymm30, 28
        vprorq       ymm21, ymm30, 34
        vprorq       ymm20, ymm30, 39
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm30
        vpternlogq   ymm29, ymm23, ymm22, 232
        vpaddq       ymm29, ymm20, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm25, ymm25, ymm28
            vprorq   ymm28, ymm10, 19                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   ymm21, ymm10, 61
            vpsrlq   ymm20, ymm10, 6
            vpternlogq ymm20, ymm28, ymm21, 150
            vprorq   ymm28, ymm5, 1
            vprorq   ymm21, ymm5, 8
            vpsrlq   ymm19, ymm5, 7
            vpternlogq ymm19, ymm28, ymm21, 150
            vpaddq   ymm28, ymm4, ymm19
            vpaddq   ymm12, ymm28, ymm20
        vprorq       ymm28, ymm25, 14                           ; round 4
        vprorq       ymm21, ymm25, 18
        vprorq       ymm20, ymm25, 41
        vpternlogq   ymm20, ymm28, ymm21, 150
        vmovdqa64    ymm28, ymm27
        vpternlogq   ymm28, ymm25, ymm26, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 32]
        vpaddq       ymm21, ymm4, ymm21
        vpaddq       ymm31, ymm21, ymm31
        vpaddq       ymm28, ymm31, ymm28
        vpaddq       ymm28, ymm20, ymm28
        vprorq       ymm31, ymm29, 28
        vprorq       ymm21, ymm29, 34
        vprorq       ymm20, ymm29, 39
        vpternlogq   ymm20, ymm31, ymm21, 150
        vmovdqa64    ymm31, ymm29
        vpternlogq   ymm31, ymm22, ymm30, 232
        vpaddq       ymm31, ymm20, ymm31
        vpaddq       ymm31, ymm28, ymm31
        vpaddq       ymm28, ymm23, ymm28
            vprorq   ymm23, ymm11, 19                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   ymm21, ymm11, 61
            vpsrlq   ymm20, ymm11, 6
            vpternlogq ymm20, ymm23, ymm21, 150
            vprorq   ymm23, ymm6, 1
            vprorq   ymm21, ymm6, 8
            vpsrlq   ymm19, ymm6, 7
            vpternlogq ymm19, ymm23, ymm21, 150
            vpaddq   ymm23, ymm5, ymm19
            vpaddq   ymm13, ymm23, ymm20
        vprorq       ymm23, ymm28, 14                           ; round 5
        vprorq       ymm21, ymm28, 18
        vprorq       ymm20, ymm28, 41
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm26
        vpternlogq   ymm23, ymm28, ymm25, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 40]
        vpaddq       ymm21, ymm5, ymm21
        vpaddq       ymm27, ymm21, ymm27
        vpaddq       ymm27, ymm27, ymm23
        vpaddq       ymm27, ymm20, ymm27
        vprorq       ymm23, ymm31, 28
        vprorq       ymm21, ymm31, 34
        vprorq       ymm20, ymm31, 39
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm31
        vpternlogq   ymm23, ymm30, ymm29, 232
        vpaddq       ymm23, ymm20, ymm23
        vpaddq       ymm23, ymm27, ymm23
        vpaddq       ymm27, ymm22, ymm27
            vprorq   ymm22, ymm12, 19                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   ymm21, ymm12, 61
            vpsrlq   ymm20, ymm12, 6
            vpternlogq ymm20, ymm22, ymm21, 150
            vprorq   ymm22, ymm7, 1
            vprorq   ymm21, ymm7, 8
            vpsrlq   ymm19, ymm7, 7
            vpternlogq ymm19, ymm22, ymm21, 150
            vpaddq   ymm22, ymm24, ymm6
            vpaddq   ymm22, ymm22, ymm19
            vpaddq   ymm14, ymm22, ymm20
        vprorq       ymm22, ymm27, 14                           ; round 6
        vprorq       ymm21, ymm27, 18
        vprorq       ymm20, ymm27, 41
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm25
        vpternlogq   ymm22, ymm27, ymm28, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 48]
        vpaddq       ymm21, ymm6, ymm21
        vpaddq       ymm26, ymm21, ymm26
        vpaddq       ymm26, ymm26, ymm22
        vpaddq       ymm26, ymm20, ymm26
        vprorq       ymm22, ymm23, 28
        vprorq       ymm21, ymm23, 34
        vprorq       ymm20, ymm23, 39
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm23
        vpternlogq   ymm22, ymm29, ymm31, 232
        vpaddq       ymm22, ymm20, ymm22
        vpaddq       ymm22, ymm26, ymm22
        vpaddq       ymm26, ymm30, ymm26
            vprorq   ymm30, ymm13, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   ymm21, ymm13, 61
            vpsrlq   ymm20, ymm13, 6
            vpternlogq ymm20, ymm30, ymm21, 150
            vpaddq   ymm30, ymm7, [rel NSMS_L(words_0000000000008041_x4)]
            vpaddq   ymm30, ymm30, ymm8
            vpaddq   ymm15, ymm30, ymm20
        vprorq       ymm30, ymm26, 14                           ; round 7
        vprorq       ymm21, ymm26, 18
        vprorq       ymm20, ymm26, 41
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm28
        vpternlogq   ymm30, ymm26, ymm27, 184
        vpbroadcastq ymm21, [rel NSMS_L(K) + 56]
        vpaddq       ymm21, ymm7, ymm21
        vpaddq       ymm25, ymm21, ymm25
        vpaddq       ymm25, ymm25, ymm30
        vpaddq       ymm25, ymm20, ymm25
        vprorq       ymm30, ymm22, 28
        vprorq       ymm21, ymm22, 34
        vprorq       ymm20, ymm22, 39
        vpternlogq   ymm20, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm22
        vpternlogq   ymm30, ymm31, ymm23, 232
        vpaddq       ymm30, ymm20, ymm30
        vpaddq       ymm30, ymm25, ymm30
        vpaddq       ymm25, ymm29, ymm25
            vprorq   ymm29, ymm14, 19                           ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   ymm21, ymm14, 61
            vpsrlq   ymm20, ymm14, 6
            vpternlogq ymm20, ymm29, ymm21, 150
            vpaddq   ymm29, ymm9, [rel NSMS_L(words_0000000000000080_x4)]
            vpaddq   ymm16, ymm29, ymm20
        vprorq       ymm29, ymm25, 14                           ; round 8
        vprorq       ymm21, ymm25, 18
        vprorq       ymm20, ymm25, 41
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm27
        vpternlogq   ymm29, ymm25, ymm26, 184
        vpbroadcastq ymm21, [rel NSMS_L(W1) + 64]
        vpaddq       ymm28, ymm21, ymm28
        vpaddq       ymm28, ymm28, ymm29
        vpaddq       ymm28, ymm20, ymm28
        vprorq       ymm29, ymm30, 28
        vprorq       ymm21, ymm30, 34
        vprorq       ymm20, ymm30, 39
        vpternlogq   ymm20, ymm29, ymm21, 150
        vmovdqa64    ymm29, ymm30
        vpternlogq   ymm29, ymm23, ymm22, 232
        vpaddq       ymm29, ymm20, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm31, ymm28
            vprorq   ymm31, ymm15, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   ymm21, ymm15, 61
            vpsrlq   ymm20, ymm15, 6
            vpternlogq ymm20, ymm31, ymm21, 150
            vpaddq   ymm17, ymm10, ymm20
        vprorq       ymm31, ymm28, 14                           ; round 9
        vprorq       ymm21, ymm28, 18
        vprorq       ymm20, ymm28, 41
        vpternlogq   ymm20, ymm31, ymm21, 150
        vmovdqa64    ymm31, ymm26
        vpternlogq   ymm31, ymm28, ymm25, 184
        vpbroadcastq ymm21, [rel NSMS_L(W1) + 72]
        vpaddq       ymm27, ymm21, ymm27
        vpaddq       ymm27, ymm27, ymm31
        vpaddq       ymm27, ymm20, ymm27
        vprorq       ymm31, ymm29, 28
        vprorq       ymm21, ymm29, 34
        vprorq       ymm20, ymm29, 39
        vpternlogq   ymm20, ymm31, ymm21, 150
        vmovdqa64    ymm31, ymm29
        vpternlogq   ymm31, ymm22, ymm30, 232
        vpaddq       ymm31, ymm20, ymm31
        vpaddq       ymm31, ymm27, ymm31
        vpaddq       ymm27, ymm23, ymm27
            vprorq   ymm23, ymm16, 19                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   ymm21, ymm16, 61
            vpsrlq   ymm20, ymm16, 6
            vpternlogq ymm20, ymm23, ymm21, 150
            vpaddq   ymm18, ymm11, ymm20
        vprorq       ymm23, ymm27, 14                           ; round 10
        vprorq       ymm21, ymm27, 18
        vprorq       ymm20, ymm27, 41
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm25
        vpternlogq   ymm23, ymm27, ymm28, 184
        vpbroadcastq ymm21, [rel NSMS_L(W1) + 80]
        vpaddq       ymm26, ymm21, ymm26
        vpaddq       ymm26, ymm26, ymm23
        vpaddq       ymm26, ymm20, ymm26
        vprorq       ymm23, ymm31, 28
        vprorq       ymm21, ymm31, 34
        vprorq       ymm20, ymm31, 39
        vpternlogq   ymm20, ymm23, ymm21, 150
        vmovdqa64    ymm23, ymm31
        vpternlogq   ymm23, ymm30, ymm29, 232
        vpaddq       ymm23, ymm20, ymm23
        vpaddq       ymm23, ymm26, ymm23
        vpaddq       ymm26, ymm22, ymm26
            vprorq   ymm22, ymm17, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   ymm21, ymm17, 61
            vpsrlq   ymm20, ymm17, 6
            vpternlogq ymm20, ymm22, ymm21, 150
            vpaddq   ymm19, ymm12, ymm20
        vprorq       ymm22, ymm26, 14                           ; round 11
        vprorq       ymm21, ymm26, 18
        vprorq       ymm20, ymm26, 41
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm28
        vpternlogq   ymm22, ymm26, ymm27, 184
        vpbroadcastq ymm21, [rel NSMS_L(W1) + 88]
        vpaddq       ymm25, ymm21, ymm25
        vpaddq       ymm25, ymm25, ymm22
        vpaddq       ymm25, ymm20, ymm25
        vprorq       ymm22, ymm23, 28
        vprorq       ymm21, ymm23, 34
        vprorq       ymm20, ymm23, 39
        vpternlogq   ymm20, ymm22, ymm21, 150
        vmovdqa64    ymm22, ymm23
        vpternlogq   ymm22, ymm29, ymm31, 232
        vpaddq       ymm22, ymm20, ymm22
        vpaddq       ymm22, ymm25, ymm22
        vpaddq       ymm25, ymm30, ymm25
            vprorq   ymm30, ymm18, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   ymm21, ymm18, 61
            vpsrlq   ymm20, ymm18, 6
            vpternlogq ymm20, ymm30, ymm21, 150
            vpaddq   ymm20, ymm13, ymm20
        vprorq       ymm30, ymm25, 14                           ; round 12
        vprorq       ymm21, ymm25, 18
        vprorq       ymm7, ymm25, 41
        vpternlogq   ymm7, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm27
        vpternlogq   ymm30, ymm25, ymm26, 184
        vpbroadcastq ymm21, [rel NSMS_L(W1) + 96]
        vpaddq       ymm28, ymm21, ymm28
        vpaddq       ymm28, ymm28, ymm30
        vpaddq       ymm28, ymm7, ymm28
        vprorq       ymm30, ymm22, 28
        vprorq       ymm21, ymm22, 34
        vprorq       ymm7, ymm22, 39
        vpternlogq   ymm7, ymm30, ymm21, 150
        vmovdqa64    ymm30, ymm22
        vpternlogq   ymm30, ymm31, ymm23, 232
        vpaddq       ymm30, ymm7, ymm30
        vpaddq       ymm3, ymm28, ymm30
        vpaddq       ymm7, ymm29, ymm28
            vprorq   ymm28, ymm19, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   ymm29, ymm19, 61
            vpsrlq   ymm30, ymm19, 6
            vpternlogq ymm30, ymm28, ymm29, 150
            vpaddq   ymm21, ymm14, ymm30
        vprorq       ymm28, ymm7, 14                            ; round 13
        vprorq       ymm29, ymm7, 18
        vprorq       ymm30, ymm7, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm26
        vpternlogq   ymm28, ymm7, ymm25, 184
        vpbroadcastq ymm29, [rel NSMS_L(W1) + 104]
        vpaddq       ymm27, ymm29, ymm27
        vpaddq       ymm27, ymm27, ymm28
        vpaddq       ymm27, ymm30, ymm27
        vprorq       ymm28, ymm3, 28
        vprorq       ymm29, ymm3, 34
        vprorq       ymm30, ymm3, 39
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm3
        vpternlogq   ymm28, ymm23, ymm22, 232
        vpaddq       ymm28, ymm30, ymm28
        vpaddq       ymm2, ymm27, ymm28
        vpaddq       ymm6, ymm31, ymm27
            vprorq   ymm27, ymm20, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   ymm28, ymm20, 61
            vpsrlq   ymm29, ymm20, 6
            vpternlogq ymm29, ymm27, ymm28, 150
            vpaddq   ymm27, ymm15, [rel NSMS_L(words_0a03000000000000_x4)]
            vpaddq   ymm27, ymm27, ymm29
        vprorq       ymm28, ymm6, 14                            ; round 14
        vprorq       ymm29, ymm6, 18
        vprorq       ymm30, ymm6, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm25
        vpternlogq   ymm28, ymm6, ymm7, 184
        vpbroadcastq ymm29, [rel NSMS_L(W1) + 112]
        vpaddq       ymm26, ymm29, ymm26
        vpaddq       ymm26, ymm26, ymm28
        vpaddq       ymm26, ymm30, ymm26
        vprorq       ymm28, ymm2, 28
        vprorq       ymm29, ymm2, 34
        vprorq       ymm30, ymm2, 39
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm2
        vpternlogq   ymm28, ymm22, ymm3, 232
        vpaddq       ymm28, ymm30, ymm28
        vpaddq       ymm1, ymm26, ymm28
        vpaddq       ymm5, ymm23, ymm26
            vprorq   ymm26, ymm21, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   ymm28, ymm21, 61
            vpsrlq   ymm29, ymm21, 6
            vpternlogq ymm29, ymm26, ymm28, 150
            vprorq   ymm26, ymm8, 1
            vprorq   ymm28, ymm8, 8
            vpsrlq   ymm30, ymm8, 7
            vpternlogq ymm30, ymm26, ymm28, 150
            vpaddq   ymm24, ymm24, ymm30
            vpaddq   ymm24, ymm24, ymm16
            vpaddq   ymm23, ymm24, ymm29
        vprorq       ymm24, ymm5, 14                            ; round 15
        vprorq       ymm26, ymm5, 18
        vprorq       ymm28, ymm5, 41
        vpternlogq   ymm28, ymm24, ymm26, 150
        vmovdqa64    ymm24, ymm7
        vpternlogq   ymm24, ymm5, ymm6, 184
        vpbroadcastq ymm26, [rel NSMS_L(W1) + 120]
        vpaddq       ymm25, ymm26, ymm25
        vpaddq       ymm24, ymm25, ymm24
        vpaddq       ymm24, ymm28, ymm24
        vprorq       ymm25, ymm1, 28
        vprorq       ymm26, ymm1, 34
        vprorq       ymm28, ymm1, 39
        vpternlogq   ymm28, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm1
        vpternlogq   ymm25, ymm3, ymm2, 232
        vpaddq       ymm25, ymm28, ymm25
        vpaddq       ymm0, ymm24, ymm25
        vpaddq       ymm4, ymm22, ymm24
        lea          rax, [rel NSMS_L(K) + 128]
        lea          rcx, [rel NSMS_L(K) + 512]
        vmovdqa64    ymm22, ymm27
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; kp: rax; midstates: rsi;
        ;   upper_bound: rcx; state: rdi; iterations: rdx.
NSMS_L(rounds_and_schedule1):

        ; rounds 16 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        cmp          rax, rcx
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       ymm24, ymm4, 14                            ; round 0
        vprorq       ymm25, ymm4, 18
        vprorq       ymm26, ymm4, 41
        vpternlogq   ymm26, ymm24, ymm25, 150
        vmovdqa64    ymm24, ymm6
        vpternlogq   ymm24, ymm4, ymm5, 184
        vpbroadcastq ymm25, [rax]
        vpaddq       ymm27, ymm7, ymm8
        vpaddq       ymm25, ymm27, ymm25
        vpaddq       ymm24, ymm25, ymm24
        vpaddq       ymm24, ymm24, ymm26
        vprorq       ymm25, ymm0, 28
        vprorq       ymm26, ymm0, 34
        vprorq       ymm27, ymm0, 39
        vpternlogq   ymm27, ymm25, ymm26, 150
        vmovdqa64    ymm25, ymm0
        vpternlogq   ymm25, ymm2, ymm1, 232
        vpaddq       ymm25, ymm27, ymm25
        vpaddq       ymm25, ymm24, ymm25
        vpaddq       ymm24, ymm3, ymm24
        vprorq       ymm26, ymm24, 14                           ; round 1
        vprorq       ymm27, ymm24, 18
        vprorq       ymm28, ymm24, 41
        vpternlogq   ymm28, ymm26, ymm27, 150
        vmovdqa64    ymm26, ymm5
        vpternlogq   ymm26, ymm24, ymm4, 184
        vpbroadcastq ymm27, [rax + 8]
        vpaddq       ymm29, ymm6, ymm9
        vpaddq       ymm27, ymm29, ymm27
        vpaddq       ymm26, ymm27, ymm26
        vpaddq       ymm26, ymm26, ymm28
        vprorq       ymm27, ymm25, 28
        vprorq       ymm28, ymm25, 34
        vprorq       ymm29, ymm25, 39
        vpternlogq   ymm29, ymm27, ymm28, 150
        vmovdqa64    ymm27, ymm25
        vpternlogq   ymm27, ymm1, ymm0, 232
        vpaddq       ymm27, ymm29, ymm27
        vpaddq       ymm27, ymm26, ymm27
        vpaddq       ymm26, ymm2, ymm26
        vprorq       ymm28, ymm26, 14                           ; round 2
        vprorq       ymm29, ymm26, 18
        vprorq       ymm30, ymm26, 41
        vpternlogq   ymm30, ymm28, ymm29, 150
        vmovdqa64    ymm28, ymm4
        vpternlogq   ymm28, ymm26, ymm24, 184
        vpbroadcastq ymm29, [rax + 16]
        vpaddq       ymm31, ymm5, ymm10
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm28, ymm29, ymm28
        vpaddq       ymm28, ymm28, ymm30
        vprorq       ymm29, ymm27, 28
        vprorq       ymm30, ymm27, 34
        vprorq       ymm31, ymm27, 39
        vpternlogq   ymm31, ymm29, ymm30, 150
        vmovdqa64    ymm29, ymm27
        vpternlogq   ymm29, ymm0, ymm25, 232
        vpaddq       ymm29, ymm31, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm1, ymm28
        vprorq       ymm30, ymm28, 14                           ; round 3
        vprorq       ymm31, ymm28, 18
        vprorq       ymm7, ymm28, 41
        vpternlogq   ymm7, ymm30, ymm31, 150
        vmovdqa64    ymm30, ymm24
        vpternlogq   ymm30, ymm28, ymm26, 184
        vpbroadcastq ymm31, [rax + 24]
        vpaddq       ymm6, ymm11, ymm4
        vpaddq       ymm31, ymm6, ymm31
        vpaddq       ymm30, ymm31, ymm30
        vpaddq       ymm30, ymm30, ymm7
        vprorq       ymm31, ymm29, 28
        vprorq       ymm7, ymm29, 34
        vprorq       ymm6, ymm29, 39
        vpternlogq   ymm6, ymm31, ymm7, 150
        vmovdqa64    ymm31, ymm29
        vpternlogq   ymm31, ymm25, ymm27, 232
        vpaddq       ymm31, ymm6, ymm31
        vpaddq       ymm31, ymm30, ymm31
        vpaddq       ymm30, ymm0, ymm30
        vprorq       ymm7, ymm30, 14                            ; round 4
        vprorq       ymm6, ymm30, 18
        vprorq       ymm5, ymm30, 41
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm26
        vpternlogq   ymm7, ymm30, ymm28, 184
        vpbroadcastq ymm6, [rax + 32]
        vpaddq       ymm6, ymm12, ymm6
        vpaddq       ymm24, ymm6, ymm24
        vpaddq       ymm24, ymm24, ymm7
        vpaddq       ymm24, ymm5, ymm24
        vprorq       ymm7, ymm31, 28
        vprorq       ymm6, ymm31, 34
        vprorq       ymm5, ymm31, 39
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm27, ymm29, 232
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm24, ymm7
        vpaddq       ymm24, ymm25, ymm24
        vprorq       ymm25, ymm24, 14                           ; round 5
        vprorq       ymm6, ymm24, 18
        vprorq       ymm5, ymm24, 41
        vpternlogq   ymm5, ymm25, ymm6, 150
        vmovdqa64    ymm25, ymm28
        vpternlogq   ymm25, ymm24, ymm30, 184
        vpbroadcastq ymm6, [rax + 40]
        vpaddq       ymm6, ymm13, ymm6
        vpaddq       ymm26, ymm6, ymm26
        vpaddq       ymm25, ymm26, ymm25
        vpaddq       ymm25, ymm5, ymm25
        vprorq       ymm26, ymm7, 28
        vprorq       ymm6, ymm7, 34
        vprorq       ymm5, ymm7, 39
        vpternlogq   ymm5, ymm26, ymm6, 150
        vmovdqa64    ymm26, ymm7
        vpternlogq   ymm26, ymm29, ymm31, 232
        vpaddq       ymm26, ymm5, ymm26
        vpaddq       ymm26, ymm25, ymm26
        vpaddq       ymm25, ymm27, ymm25
        vprorq       ymm27, ymm25, 14                           ; round 6
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm27, ymm6, 150
        vmovdqa64    ymm27, ymm30
        vpternlogq   ymm27, ymm25, ymm24, 184
        vpbroadcastq ymm6, [rax + 48]
        vpaddq       ymm6, ymm14, ymm6
        vpaddq       ymm28, ymm6, ymm28
        vpaddq       ymm27, ymm28, ymm27
        vpaddq       ymm27, ymm5, ymm27
        vprorq       ymm28, ymm26, 28
        vprorq       ymm6, ymm26, 34
        vprorq       ymm5, ymm26, 39
        vpternlogq   ymm5, ymm28, ymm6, 150
        vmovdqa64    ymm28, ymm26
        vpternlogq   ymm28, ymm31, ymm7, 232
        vpaddq       ymm28, ymm5, ymm28
        vpaddq       ymm28, ymm27, ymm28
        vpaddq       ymm27, ymm29, ymm27
        vprorq       ymm29, ymm27, 14                           ; round 7
        vprorq       ymm6, ymm27, 18
        vprorq       ymm5, ymm27, 41
        vpternlogq   ymm5, ymm29, ymm6, 150
        vmovdqa64    ymm29, ymm24
        vpternlogq   ymm29, ymm27, ymm25, 184
        vpbroadcastq ymm6, [rax + 56]
        vpaddq       ymm6, ymm15, ymm6
        vpaddq       ymm30, ymm6, ymm30
        vpaddq       ymm29, ymm30, ymm29
        vpaddq       ymm29, ymm5, ymm29
        vprorq       ymm30, ymm28, 28
        vprorq       ymm6, ymm28, 34
        vprorq       ymm5, ymm28, 39
        vpternlogq   ymm5, ymm30, ymm6, 150
        vmovdqa64    ymm30, ymm28
        vpternlogq   ymm30, ymm7, ymm26, 232
        vpaddq       ymm30, ymm5, ymm30
        vpaddq       ymm30, ymm29, ymm30
        vpaddq       ymm29, ymm31, ymm29
        vprorq       ymm31, ymm29, 14                           ; round 8
        vprorq       ymm6, ymm29, 18
        vprorq       ymm5, ymm29, 41
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm25
        vpternlogq   ymm31, ymm29, ymm27, 184
        vpbroadcastq ymm6, [rax + 64]
        vpaddq       ymm6, ymm16, ymm6
        vpaddq       ymm24, ymm6, ymm24
        vpaddq       ymm24, ymm24, ymm31
        vpaddq       ymm24, ymm5, ymm24
        vprorq       ymm31, ymm30, 28
        vprorq       ymm6, ymm30, 34
        vprorq       ymm5, ymm30, 39
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm30
        vpternlogq   ymm31, ymm26, ymm28, 232
        vpaddq       ymm31, ymm5, ymm31
        vpaddq       ymm31, ymm24, ymm31
        vpaddq       ymm24, ymm7, ymm24
        vprorq       ymm7, ymm24, 14                            ; round 9
        vprorq       ymm6, ymm24, 18
        vprorq       ymm5, ymm24, 41
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm27
        vpternlogq   ymm7, ymm24, ymm29, 184
        vpbroadcastq ymm6, [rax + 72]
        vpaddq       ymm6, ymm17, ymm6
        vpaddq       ymm25, ymm6, ymm25
        vpaddq       ymm25, ymm25, ymm7
        vpaddq       ymm25, ymm5, ymm25
        vprorq       ymm7, ymm31, 28
        vprorq       ymm6, ymm31, 34
        vprorq       ymm5, ymm31, 39
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm28, ymm30, 232
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm25, ymm7
        vpaddq       ymm25, ymm26, ymm25
        vprorq       ymm26, ymm25, 14                           ; round 10
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm26, ymm6, 150
        vmovdqa64    ymm26, ymm29
        vpternlogq   ymm26, ymm25, ymm24, 184
        vpbroadcastq ymm6, [rax + 80]
        vpaddq       ymm6, ymm18, ymm6
        vpaddq       ymm27, ymm6, ymm27
        vpaddq       ymm26, ymm27, ymm26
        vpaddq       ymm26, ymm5, ymm26
        vprorq       ymm27, ymm7, 28
        vprorq       ymm6, ymm7, 34
        vprorq       ymm5, ymm7, 39
        vpternlogq   ymm5, ymm27, ymm6, 150
        vmovdqa64    ymm27, ymm7
        vpternlogq   ymm27, ymm30, ymm31, 232
        vpaddq       ymm27, ymm5, ymm27
        vpaddq       ymm27, ymm26, ymm27
        vpaddq       ymm26, ymm28, ymm26
        vprorq       ymm28, ymm26, 14                           ; round 11
        vprorq       ymm6, ymm26, 18
        vprorq       ymm5, ymm26, 41
        vpternlogq   ymm5, ymm28, ymm6, 150
        vmovdqa64    ymm28, ymm24
        vpternlogq   ymm28, ymm26, ymm25, 184
        vpbroadcastq ymm6, [rax + 88]
        vpaddq       ymm6, ymm19, ymm6
        vpaddq       ymm29, ymm6, ymm29
        vpaddq       ymm28, ymm29, ymm28
        vpaddq       ymm28, ymm5, ymm28
        vprorq       ymm29, ymm27, 28
        vprorq       ymm6, ymm27, 34
        vprorq       ymm5, ymm27, 39
        vpternlogq   ymm5, ymm29, ymm6, 150
        vmovdqa64    ymm29, ymm27
        vpternlogq   ymm29, ymm31, ymm7, 232
        vpaddq       ymm29, ymm5, ymm29
        vpaddq       ymm29, ymm28, ymm29
        vpaddq       ymm28, ymm30, ymm28
        vprorq       ymm30, ymm28, 14                           ; round 12
        vprorq       ymm6, ymm28, 18
        vprorq       ymm5, ymm28, 41
        vpternlogq   ymm5, ymm30, ymm6, 150
        vmovdqa64    ymm30, ymm25
        vpternlogq   ymm30, ymm28, ymm26, 184
        vpbroadcastq ymm6, [rax + 96]
        vpaddq       ymm6, ymm20, ymm6
        vpaddq       ymm24, ymm6, ymm24
        vpaddq       ymm24, ymm24, ymm30
        vpaddq       ymm24, ymm5, ymm24
        vprorq       ymm30, ymm29, 28
        vprorq       ymm6, ymm29, 34
        vprorq       ymm5, ymm29, 39
        vpternlogq   ymm5, ymm30, ymm6, 150
        vmovdqa64    ymm30, ymm29
        vpternlogq   ymm30, ymm7, ymm27, 232
        vpaddq       ymm30, ymm5, ymm30
        vpaddq       ymm30, ymm24, ymm30
        vpaddq       ymm24, ymm31, ymm24
        vprorq       ymm31, ymm24, 14                           ; round 13
        vprorq       ymm6, ymm24, 18
        vprorq       ymm5, ymm24, 41
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm26
        vpternlogq   ymm31, ymm24, ymm28, 184
        vpbroadcastq ymm6, [rax + 104]
        vpaddq       ymm6, ymm21, ymm6
        vpaddq       ymm25, ymm6, ymm25
        vpaddq       ymm25, ymm25, ymm31
        vpaddq       ymm25, ymm5, ymm25
        vprorq       ymm31, ymm30, 28
        vprorq       ymm6, ymm30, 34
        vprorq       ymm5, ymm30, 39
        vpternlogq   ymm5, ymm31, ymm6, 150
        vmovdqa64    ymm31, ymm30
        vpternlogq   ymm31, ymm27, ymm29, 232
        vpaddq       ymm31, ymm5, ymm31
        vpaddq       ymm31, ymm25, ymm31
        vpaddq       ymm25, ymm7, ymm25
        vprorq       ymm7, ymm25, 14                            ; round 14
        vprorq       ymm6, ymm25, 18
        vprorq       ymm5, ymm25, 41
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm28
        vpternlogq   ymm7, ymm25, ymm24, 184
        vpbroadcastq ymm6, [rax + 112]
        vpaddq       ymm6, ymm22, ymm6
        vpaddq       ymm26, ymm6, ymm26
        vpaddq       ymm26, ymm26, ymm7
        vpaddq       ymm26, ymm5, ymm26
        vprorq       ymm7, ymm31, 28
        vprorq       ymm6, ymm31, 34
        vprorq       ymm5, ymm31, 39
        vpternlogq   ymm5, ymm7, ymm6, 150
        vmovdqa64    ymm7, ymm31
        vpternlogq   ymm7, ymm29, ymm30, 232
        vpaddq       ymm7, ymm5, ymm7
        vpaddq       ymm7, ymm26, ymm7
        vpaddq       ymm26, ymm27, ymm26
        vprorq       ymm27, ymm26, 14                           ; round 15
        vprorq       ymm6, ymm26, 18
        vprorq       ymm5, ymm26, 41
        vpternlogq   ymm5, ymm27, ymm6, 150
        vmovdqa64    ymm27, ymm24
        vpternlogq   ymm27, ymm26, ymm25, 184
        vpbroadcastq ymm6, [rax + 120]
        vpaddq       ymm6, ymm23, ymm6
        vpaddq       ymm28, ymm6, ymm28
        vpaddq       ymm27, ymm28, ymm27
        vpaddq       ymm27, ymm5, ymm27
        vprorq       ymm28, ymm7, 28
        vprorq       ymm6, ymm7, 34
        vprorq       ymm5, ymm7, 39
        vpternlogq   ymm5, ymm28, ymm6, 150
        vmovdqa64    ymm28, ymm7
        vpternlogq   ymm28, ymm30, ymm31, 232
        vpaddq       ymm6, ymm5, [rsi + 256]                    ; H = H + (a, b, ...)
        vpaddq       ymm28, ymm28, ymm6
        vpaddq       ymm0, ymm27, ymm28
        vpaddq       ymm1, ymm7, [rsi + 288]
        vpaddq       ymm2, ymm31, [rsi + 320]
        vpaddq       ymm3, ymm30, [rsi + 352]
        vpaddq       ymm28, ymm29, [rsi + 384]
        vpaddq       ymm4, ymm28, ymm27
        vpaddq       ymm5, ymm26, [rsi + 416]
        vpaddq       ymm6, ymm25, [rsi + 448]
        vpaddq       ymm7, ymm24, [rsi + 480]

        ; T = T ^ U, and the next iteration
        add          rdx, -1
        vmovdqu64    ymm8, [rdi + 256]
        vpxord       ymm8, ymm8, ymm0
        vmovdqu64    [rdi + 256], ymm8
        vmovdqu64    ymm8, [rdi + 288]
        vpxord       ymm8, ymm8, ymm1
        vmovdqu64    [rdi + 288], ymm8
        vmovdqu64    ymm8, [rdi + 320]
        vpxord       ymm8, ymm8, ymm2
        vmovdqu64    [rdi + 320], ymm8
        vmovdqu64    ymm8, [rdi + 352]
        vpxord       ymm8, ymm8, ymm3
        vmovdqu64    [rdi + 352], ymm8
        vmovdqu64    ymm8, [rdi + 384]
        vpxord       ymm8, ymm8, ymm4
        vmovdqu64    [rdi + 384], ymm8
        vmovdqu64    ymm8, [rdi + 416]
        vpxord       ymm8, ymm8, ymm5
        vmovdqu64    [rdi + 416], ymm8
        vmovdqu64    ymm8, [rdi + 448]
        vpxord       ymm8, ymm8, ymm6
        vmovdqu64    [rdi + 448], ymm8
        vmovdqu64    ymm8, [rdi + 480]
        vpxord       ymm8, ymm8, ymm7
        vmovdqu64    [rdi + 480], ymm8
        cmp          rdx, 0
        jne          NSMS_L(iteration)

        ; U of every password
        vmovdqu64    [rdi], ymm0
        vmovdqu64    [rdi + 32], ymm1
        vmovdqu64    [rdi + 64], ymm2
        vmovdqu64    [rdi + 96], ymm3
        vmovdqu64    [rdi + 128], ymm4
        vmovdqu64    [rdi + 160], ymm5
        vmovdqu64    [rdi + 192], ymm6
        vmovdqu64    [rdi + 224], ymm7
NSMS_L(done):
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
        dd           NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4)
        db           0
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
        db           1, NSMS_L(at13) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 24, 0
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0xf8 ; vmovaps [rsp + 144], xmm15
        dw           9
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0xe8 ; vmovaps [rsp + 128], xmm14
        dw           8
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0xd8 ; vmovaps [rsp + 112], xmm13
        dw           7
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0xc8 ; vmovaps [rsp + 96], xmm12
        dw           6
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0xb8 ; vmovaps [rsp + 80], xmm11
        dw           5
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0xa8 ; vmovaps [rsp + 64], xmm10
        dw           4
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x98 ; vmovaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x88 ; vmovaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x78 ; vmovaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x68 ; vmovaps [rsp], xmm6
        dw           0
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x01 ; sub rsp, 168
        dw           21
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_iterations_avx512vl_m4) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha512_iterations_avx512vl_m4: 5 integer registers, 32 vector registers, 0 spills.
;   Register map: a..h: ymm0..ymm7; W rows 0..15 of 4 blocks: ymm8..ymm23; H0..H7: ymm0..ymm7;
;     midstates: rsi; state: rdi; iterations: rdx; kp: rax; upper_bound: rcx.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     H0..H7: words 0, 1, ... of the hash values between two blocks.
;     kp: address of the constants that are added next.
;     upper_bound: value of kp after the last iteration of its loop.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_iterations_avx512vl_m4
;   signature: void nsms_sha512_iterations_avx512vl_m4(uint64_t state[64], const uint64_t midstates[64], size_t iterations)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 512, align: 8, access: read-write}
;     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 8, access: read}
;     - {name: iterations, sysv: rdx, win64: r8, type: size_t, unit: iterations}
;   stack_bytes: {sysv: 0, win64: 184}
;   features: [avx, avx2, avx512f, avx512vl]
