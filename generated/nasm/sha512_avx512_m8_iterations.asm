; sha512_avx512_m8_iterations.asm, written by nsms: make gen HASH=sha512 ISA=avx512 KIND=iterations M=8
;
; void nsms_sha512_iterations_avx512_m8(uint64_t state[128], const uint64_t midstates[128], size_t iterations);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 8
;   passwords; midstates: the hash values after the blocks of the inner and of the outer key; state:
;   U (the last HMAC value) and T (the XOR of all); [i*8 + j] is word i of password j.
;   Reads 1024 bytes at state and 1024 bytes at midstates; writes 1024 bytes at state.
;   Arguments: state, midstates, iterations in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,614 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
;
; Memory: state and midstates must be aligned to 8 bytes. A buffer that is written must not overlap another.
; Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx512f.
; (The ISA also allows avx512vl, avx512bw, avx512dq, bmi1, bmi2, which this code does not use.)
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
%define NSMS_L(name) ..@sha512_avx512_m8_iterations_ %+ name

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
        align        64, db 0
NSMS_L(words_0000000000000080_x8):  ; constant words, first used for: W_8
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
        align        64, db 0
NSMS_L(words_0006000000000000_x8):  ; constant words, first used for: W_15
        db           0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        64, db 0
NSMS_L(words_183000000000c000_x8):  ; constant words, first used for: W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        db           0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        db           0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        db           0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        db           0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00, 0x18, 0x30, 0x00, 0x00, 0x00, 0x00, 0xc0, 0x00
        align        64, db 0
NSMS_L(words_0000000000008041_x8):  ; constant words, first used for: W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x41
        align        64, db 0
NSMS_L(words_0a03000000000000_x8):  ; constant words, first used for: W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        db           0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0a, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8))
%else
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8)
%endif
NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8):
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
        vmovdqu64    zmm0, [rdi]
        vmovdqu64    zmm1, [rdi + 64]
        vmovdqu64    zmm2, [rdi + 128]
        vmovdqu64    zmm3, [rdi + 192]
        vmovdqu64    zmm4, [rdi + 256]
        vmovdqu64    zmm5, [rdi + 320]
        vmovdqu64    zmm6, [rdi + 384]
        vmovdqu64    zmm7, [rdi + 448]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: H0..H7: zmm0..zmm7; midstates: rsi; state: rdi; iterations: rdx.
NSMS_L(iteration):

        ; the block with the digest
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
            vmovdqu64 zmm24, [rel NSMS_L(words_0006000000000000_x8)] ; W_15
        vmovdqu64    zmm25, [rsi]                               ; a, b, ... = H
        vmovdqu64    zmm26, [rsi + 64]
        vmovdqu64    zmm27, [rsi + 128]
        vmovdqu64    zmm28, [rsi + 256]
        vmovdqu64    zmm29, [rsi + 320]
        vmovdqu64    zmm30, [rsi + 384]
            vprorq   zmm31, zmm1, 1                             ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   zmm23, zmm1, 8
            vpsrlq   zmm22, zmm1, 7
            vpternlogq zmm22, zmm31, zmm23, 150
            vpaddq   zmm8, zmm0, zmm22
        vprorq       zmm31, zmm28, 14                           ; round 0
        vprorq       zmm23, zmm28, 18
        vprorq       zmm22, zmm28, 41
        vpternlogq   zmm22, zmm31, zmm23, 150
        vmovdqa64    zmm31, zmm30
        vpternlogq   zmm31, zmm28, zmm29, 184
        vpbroadcastq zmm23, [rel NSMS_L(K)]
        vpaddq       zmm21, zmm0, [rsi + 448]
        vpaddq       zmm23, zmm21, zmm23
        vpaddq       zmm31, zmm23, zmm31
        vpaddq       zmm31, zmm31, zmm22
        vprorq       zmm23, zmm25, 28
        vprorq       zmm22, zmm25, 34
        vprorq       zmm21, zmm25, 39
        vpternlogq   zmm21, zmm23, zmm22, 150
        vmovdqa64    zmm23, zmm25
        vpternlogq   zmm23, zmm27, zmm26, 232
        vpaddq       zmm23, zmm21, zmm23
        vpaddq       zmm23, zmm31, zmm23
        vpaddq       zmm31, zmm31, [rsi + 192]
            vprorq   zmm22, zmm2, 1                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   zmm21, zmm2, 8
            vpsrlq   zmm20, zmm2, 7
            vpternlogq zmm20, zmm22, zmm21, 150
            vpaddq   zmm22, zmm1, [rel NSMS_L(words_183000000000c000_x8)]
            vpaddq   zmm9, zmm22, zmm20
        vprorq       zmm22, zmm31, 14                           ; round 1
        vprorq       zmm21, zmm31, 18
        vprorq       zmm20, zmm31, 41
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm31
        vpternlogq   zmm22, zmm29, zmm28, 172
        vpbroadcastq zmm21, [rel NSMS_L(K) + 8]
        vpaddq       zmm30, zmm30, zmm1
        vpaddq       zmm30, zmm30, zmm21
        vpaddq       zmm30, zmm30, zmm22
        vpaddq       zmm30, zmm30, zmm20
        vprorq       zmm22, zmm23, 28
        vprorq       zmm21, zmm23, 34
        vprorq       zmm20, zmm23, 39
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogq   zmm22, zmm26, zmm25, 232
        vpaddq       zmm22, zmm20, zmm22
        vpaddq       zmm22, zmm30, zmm22
        vpaddq       zmm27, zmm27, zmm30
            vprorq   zmm30, zmm8, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   zmm21, zmm8, 61
            vpsrlq   zmm20, zmm8, 6
            vpternlogq zmm20, zmm30, zmm21, 150
            vprorq   zmm30, zmm3, 1
            vprorq   zmm21, zmm3, 8
            vpsrlq   zmm19, zmm3, 7
            vpternlogq zmm19, zmm30, zmm21, 150
            vpaddq   zmm30, zmm2, zmm19
            vpaddq   zmm10, zmm30, zmm20
        vprorq       zmm30, zmm27, 14                           ; round 2
        vprorq       zmm21, zmm27, 18
        vprorq       zmm20, zmm27, 41
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm27
        vpternlogq   zmm30, zmm31, zmm28, 202
        vpbroadcastq zmm21, [rel NSMS_L(K) + 16]
        vpaddq       zmm29, zmm29, zmm2
        vpaddq       zmm29, zmm29, zmm21
        vpaddq       zmm29, zmm29, zmm30
        vpaddq       zmm29, zmm29, zmm20
        vprorq       zmm30, zmm22, 28
        vprorq       zmm21, zmm22, 34
        vprorq       zmm20, zmm22, 39
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm22
        vpternlogq   zmm30, zmm23, zmm25, 232
        vpaddq       zmm30, zmm20, zmm30
        vpaddq       zmm30, zmm29, zmm30
        vpaddq       zmm26, zmm26, zmm29
            vprorq   zmm29, zmm9, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   zmm21, zmm9, 61
            vpsrlq   zmm20, zmm9, 6
            vpternlogq zmm20, zmm29, zmm21, 150
            vprorq   zmm29, zmm4, 1
            vprorq   zmm21, zmm4, 8
            vpsrlq   zmm19, zmm4, 7
            vpternlogq zmm19, zmm29, zmm21, 150
            vpaddq   zmm29, zmm3, zmm19
            vpaddq   zmm11, zmm29, zmm20
        vprorq       zmm29, zmm26, 14                           ; round 3
        vprorq       zmm21, zmm26, 18
        vprorq       zmm20, zmm26, 41
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm31
        vpternlogq   zmm29, zmm26, zmm27, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 24]
        vpaddq       zmm28, zmm28, zmm3
        vpaddq       zmm28, zmm28, zmm21
        vpaddq       zmm28, zmm28, zmm29
        vpaddq       zmm28, zmm28, zmm20
        vprorq       zmm29, zmm30, 28
        vprorq       zmm21, zmm30, 34
        vprorq       zmm20, zmm30, 39
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm30
        vpternlogq   zmm29, zmm23, zmm22, 232
        vpaddq       zmm29, zmm20, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm25, zmm25, zmm28
            vprorq   zmm28, zmm10, 19                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   zmm21, zmm10, 61
            vpsrlq   zmm20, zmm10, 6
            vpternlogq zmm20, zmm28, zmm21, 150
            vprorq   zmm28, zmm5, 1
            vprorq   zmm21, zmm5, 8
            vpsrlq   zmm19, zmm5, 7
            vpternlogq zmm19, zmm28, zmm21, 150
            vpaddq   zmm28, zmm4, zmm19
            vpaddq   zmm12, zmm28, zmm20
        vprorq       zmm28, zmm25, 14                           ; round 4
        vprorq       zmm21, zmm25, 18
        vprorq       zmm20, zmm25, 41
        vpternlogq   zmm20, zmm28, zmm21, 150
        vmovdqa64    zmm28, zmm27
        vpternlogq   zmm28, zmm25, zmm26, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 32]
        vpaddq       zmm21, zmm4, zmm21
        vpaddq       zmm31, zmm21, zmm31
        vpaddq       zmm28, zmm31, zmm28
        vpaddq       zmm28, zmm20, zmm28
        vprorq       zmm31, zmm29, 28
        vprorq       zmm21, zmm29, 34
        vprorq       zmm20, zmm29, 39
        vpternlogq   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm29
        vpternlogq   zmm31, zmm22, zmm30, 232
        vpaddq       zmm31, zmm20, zmm31
        vpaddq       zmm31, zmm28, zmm31
        vpaddq       zmm28, zmm23, zmm28
            vprorq   zmm23, zmm11, 19                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   zmm21, zmm11, 61
            vpsrlq   zmm20, zmm11, 6
            vpternlogq zmm20, zmm23, zmm21, 150
            vprorq   zmm23, zmm6, 1
            vprorq   zmm21, zmm6, 8
            vpsrlq   zmm19, zmm6, 7
            vpternlogq zmm19, zmm23, zmm21, 150
            vpaddq   zmm23, zmm5, zmm19
            vpaddq   zmm13, zmm23, zmm20
        vprorq       zmm23, zmm28, 14                           ; round 5
        vprorq       zmm21, zmm28, 18
        vprorq       zmm20, zmm28, 41
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm26
        vpternlogq   zmm23, zmm28, zmm25, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 40]
        vpaddq       zmm21, zmm5, zmm21
        vpaddq       zmm27, zmm21, zmm27
        vpaddq       zmm27, zmm27, zmm23
        vpaddq       zmm27, zmm20, zmm27
        vprorq       zmm23, zmm31, 28
        vprorq       zmm21, zmm31, 34
        vprorq       zmm20, zmm31, 39
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm31
        vpternlogq   zmm23, zmm30, zmm29, 232
        vpaddq       zmm23, zmm20, zmm23
        vpaddq       zmm23, zmm27, zmm23
        vpaddq       zmm27, zmm22, zmm27
            vprorq   zmm22, zmm12, 19                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   zmm21, zmm12, 61
            vpsrlq   zmm20, zmm12, 6
            vpternlogq zmm20, zmm22, zmm21, 150
            vprorq   zmm22, zmm7, 1
            vprorq   zmm21, zmm7, 8
            vpsrlq   zmm19, zmm7, 7
            vpternlogq zmm19, zmm22, zmm21, 150
            vpaddq   zmm22, zmm24, zmm6
            vpaddq   zmm22, zmm22, zmm19
            vpaddq   zmm14, zmm22, zmm20
        vprorq       zmm22, zmm27, 14                           ; round 6
        vprorq       zmm21, zmm27, 18
        vprorq       zmm20, zmm27, 41
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogq   zmm22, zmm27, zmm28, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 48]
        vpaddq       zmm21, zmm6, zmm21
        vpaddq       zmm26, zmm21, zmm26
        vpaddq       zmm26, zmm26, zmm22
        vpaddq       zmm26, zmm20, zmm26
        vprorq       zmm22, zmm23, 28
        vprorq       zmm21, zmm23, 34
        vprorq       zmm20, zmm23, 39
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogq   zmm22, zmm29, zmm31, 232
        vpaddq       zmm22, zmm20, zmm22
        vpaddq       zmm22, zmm26, zmm22
        vpaddq       zmm26, zmm30, zmm26
            vprorq   zmm30, zmm13, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   zmm21, zmm13, 61
            vpsrlq   zmm20, zmm13, 6
            vpternlogq zmm20, zmm30, zmm21, 150
            vpaddq   zmm30, zmm7, [rel NSMS_L(words_0000000000008041_x8)]
            vpaddq   zmm30, zmm30, zmm8
            vpaddq   zmm15, zmm30, zmm20
        vprorq       zmm30, zmm26, 14                           ; round 7
        vprorq       zmm21, zmm26, 18
        vprorq       zmm20, zmm26, 41
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm28
        vpternlogq   zmm30, zmm26, zmm27, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 56]
        vpaddq       zmm21, zmm7, zmm21
        vpaddq       zmm25, zmm21, zmm25
        vpaddq       zmm25, zmm25, zmm30
        vpaddq       zmm25, zmm20, zmm25
        vprorq       zmm30, zmm22, 28
        vprorq       zmm21, zmm22, 34
        vprorq       zmm20, zmm22, 39
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm22
        vpternlogq   zmm30, zmm31, zmm23, 232
        vpaddq       zmm30, zmm20, zmm30
        vpaddq       zmm30, zmm25, zmm30
        vpaddq       zmm25, zmm29, zmm25
            vprorq   zmm29, zmm14, 19                           ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   zmm21, zmm14, 61
            vpsrlq   zmm20, zmm14, 6
            vpternlogq zmm20, zmm29, zmm21, 150
            vpaddq   zmm29, zmm9, [rel NSMS_L(words_0000000000000080_x8)]
            vpaddq   zmm16, zmm29, zmm20
        vprorq       zmm29, zmm25, 14                           ; round 8
        vprorq       zmm21, zmm25, 18
        vprorq       zmm20, zmm25, 41
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm27
        vpternlogq   zmm29, zmm25, zmm26, 184
        vpbroadcastq zmm21, [rel NSMS_L(W0) + 64]
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm29
        vpaddq       zmm28, zmm20, zmm28
        vprorq       zmm29, zmm30, 28
        vprorq       zmm21, zmm30, 34
        vprorq       zmm20, zmm30, 39
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm30
        vpternlogq   zmm29, zmm23, zmm22, 232
        vpaddq       zmm29, zmm20, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm31, zmm28
            vprorq   zmm31, zmm15, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   zmm21, zmm15, 61
            vpsrlq   zmm20, zmm15, 6
            vpternlogq zmm20, zmm31, zmm21, 150
            vpaddq   zmm17, zmm10, zmm20
        vprorq       zmm31, zmm28, 14                           ; round 9
        vprorq       zmm21, zmm28, 18
        vprorq       zmm20, zmm28, 41
        vpternlogq   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm26
        vpternlogq   zmm31, zmm28, zmm25, 184
        vpbroadcastq zmm21, [rel NSMS_L(W0) + 72]
        vpaddq       zmm27, zmm21, zmm27
        vpaddq       zmm27, zmm27, zmm31
        vpaddq       zmm27, zmm20, zmm27
        vprorq       zmm31, zmm29, 28
        vprorq       zmm21, zmm29, 34
        vprorq       zmm20, zmm29, 39
        vpternlogq   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm29
        vpternlogq   zmm31, zmm22, zmm30, 232
        vpaddq       zmm31, zmm20, zmm31
        vpaddq       zmm31, zmm27, zmm31
        vpaddq       zmm27, zmm23, zmm27
            vprorq   zmm23, zmm16, 19                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   zmm21, zmm16, 61
            vpsrlq   zmm20, zmm16, 6
            vpternlogq zmm20, zmm23, zmm21, 150
            vpaddq   zmm18, zmm11, zmm20
        vprorq       zmm23, zmm27, 14                           ; round 10
        vprorq       zmm21, zmm27, 18
        vprorq       zmm20, zmm27, 41
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm25
        vpternlogq   zmm23, zmm27, zmm28, 184
        vpbroadcastq zmm21, [rel NSMS_L(W0) + 80]
        vpaddq       zmm26, zmm21, zmm26
        vpaddq       zmm26, zmm26, zmm23
        vpaddq       zmm26, zmm20, zmm26
        vprorq       zmm23, zmm31, 28
        vprorq       zmm21, zmm31, 34
        vprorq       zmm20, zmm31, 39
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm31
        vpternlogq   zmm23, zmm30, zmm29, 232
        vpaddq       zmm23, zmm20, zmm23
        vpaddq       zmm23, zmm26, zmm23
        vpaddq       zmm26, zmm22, zmm26
            vprorq   zmm22, zmm17, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   zmm21, zmm17, 61
            vpsrlq   zmm20, zmm17, 6
            vpternlogq zmm20, zmm22, zmm21, 150
            vpaddq   zmm19, zmm12, zmm20
        vprorq       zmm22, zmm26, 14                           ; round 11
        vprorq       zmm21, zmm26, 18
        vprorq       zmm20, zmm26, 41
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm28
        vpternlogq   zmm22, zmm26, zmm27, 184
        vpbroadcastq zmm21, [rel NSMS_L(W0) + 88]
        vpaddq       zmm25, zmm21, zmm25
        vpaddq       zmm25, zmm25, zmm22
        vpaddq       zmm25, zmm20, zmm25
        vprorq       zmm22, zmm23, 28
        vprorq       zmm21, zmm23, 34
        vprorq       zmm20, zmm23, 39
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogq   zmm22, zmm29, zmm31, 232
        vpaddq       zmm22, zmm20, zmm22
        vpaddq       zmm22, zmm25, zmm22
        vpaddq       zmm25, zmm30, zmm25
            vprorq   zmm30, zmm18, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   zmm21, zmm18, 61
            vpsrlq   zmm20, zmm18, 6
            vpternlogq zmm20, zmm30, zmm21, 150
            vpaddq   zmm20, zmm13, zmm20
        vprorq       zmm30, zmm25, 14                           ; round 12
        vprorq       zmm21, zmm25, 18
        vprorq       zmm7, zmm25, 41
        vpternlogq   zmm7, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm27
        vpternlogq   zmm30, zmm25, zmm26, 184
        vpbroadcastq zmm21, [rel NSMS_L(W0) + 96]
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vpaddq       zmm28, zmm7, zmm28
        vprorq       zmm30, zmm22, 28
        vprorq       zmm21, zmm22, 34
        vprorq       zmm7, zmm22, 39
        vpternlogq   zmm7, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm22
        vpternlogq   zmm30, zmm31, zmm23, 232
        vpaddq       zmm30, zmm7, zmm30
        vpaddq       zmm3, zmm28, zmm30
        vpaddq       zmm7, zmm29, zmm28
            vprorq   zmm28, zmm19, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   zmm29, zmm19, 61
            vpsrlq   zmm30, zmm19, 6
            vpternlogq zmm30, zmm28, zmm29, 150
            vpaddq   zmm21, zmm14, zmm30
        vprorq       zmm28, zmm7, 14                            ; round 13
        vprorq       zmm29, zmm7, 18
        vprorq       zmm30, zmm7, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm26
        vpternlogq   zmm28, zmm7, zmm25, 184
        vpbroadcastq zmm29, [rel NSMS_L(W0) + 104]
        vpaddq       zmm27, zmm29, zmm27
        vpaddq       zmm27, zmm27, zmm28
        vpaddq       zmm27, zmm30, zmm27
        vprorq       zmm28, zmm3, 28
        vprorq       zmm29, zmm3, 34
        vprorq       zmm30, zmm3, 39
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm3
        vpternlogq   zmm28, zmm23, zmm22, 232
        vpaddq       zmm28, zmm30, zmm28
        vpaddq       zmm2, zmm27, zmm28
        vpaddq       zmm6, zmm31, zmm27
            vprorq   zmm27, zmm20, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   zmm28, zmm20, 61
            vpsrlq   zmm29, zmm20, 6
            vpternlogq zmm29, zmm27, zmm28, 150
            vpaddq   zmm27, zmm15, [rel NSMS_L(words_0a03000000000000_x8)]
            vpaddq   zmm27, zmm27, zmm29
        vprorq       zmm28, zmm6, 14                            ; round 14
        vprorq       zmm29, zmm6, 18
        vprorq       zmm30, zmm6, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm25
        vpternlogq   zmm28, zmm6, zmm7, 184
        vpbroadcastq zmm29, [rel NSMS_L(W0) + 112]
        vpaddq       zmm26, zmm29, zmm26
        vpaddq       zmm26, zmm26, zmm28
        vpaddq       zmm26, zmm30, zmm26
        vprorq       zmm28, zmm2, 28
        vprorq       zmm29, zmm2, 34
        vprorq       zmm30, zmm2, 39
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm2
        vpternlogq   zmm28, zmm22, zmm3, 232
        vpaddq       zmm28, zmm30, zmm28
        vpaddq       zmm1, zmm26, zmm28
        vpaddq       zmm5, zmm23, zmm26
            vprorq   zmm26, zmm21, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   zmm28, zmm21, 61
            vpsrlq   zmm29, zmm21, 6
            vpternlogq zmm29, zmm26, zmm28, 150
            vprorq   zmm26, zmm8, 1
            vprorq   zmm28, zmm8, 8
            vpsrlq   zmm30, zmm8, 7
            vpternlogq zmm30, zmm26, zmm28, 150
            vpaddq   zmm24, zmm24, zmm30
            vpaddq   zmm24, zmm24, zmm16
            vpaddq   zmm23, zmm24, zmm29
        vprorq       zmm24, zmm5, 14                            ; round 15
        vprorq       zmm26, zmm5, 18
        vprorq       zmm28, zmm5, 41
        vpternlogq   zmm28, zmm24, zmm26, 150
        vmovdqa64    zmm24, zmm7
        vpternlogq   zmm24, zmm5, zmm6, 184
        vpbroadcastq zmm26, [rel NSMS_L(W0) + 120]
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm24, zmm25, zmm24
        vpaddq       zmm24, zmm28, zmm24
        vprorq       zmm25, zmm1, 28
        vprorq       zmm26, zmm1, 34
        vprorq       zmm28, zmm1, 39
        vpternlogq   zmm28, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm1
        vpternlogq   zmm25, zmm3, zmm2, 232
        vpaddq       zmm25, zmm28, zmm25
        vpaddq       zmm0, zmm24, zmm25
        vpaddq       zmm4, zmm22, zmm24
        lea          rax, [rel NSMS_L(K) + 128]
        lea          rcx, [rel NSMS_L(K) + 512]
        vmovdqa64    zmm22, zmm27
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; kp: rax; midstates: rsi;
        ;   upper_bound: rcx; state: rdi; iterations: rdx.
NSMS_L(rounds_and_schedule0):

        ; rounds 16 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        cmp          rax, rcx
        jne          NSMS_L(rounds_and_schedule0)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       zmm24, zmm4, 14                            ; round 0
        vprorq       zmm25, zmm4, 18
        vprorq       zmm26, zmm4, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm6
        vpternlogq   zmm24, zmm4, zmm5, 184
        vpbroadcastq zmm25, [rax]
        vpaddq       zmm27, zmm7, zmm8
        vpaddq       zmm25, zmm27, zmm25
        vpaddq       zmm24, zmm25, zmm24
        vpaddq       zmm24, zmm24, zmm26
        vprorq       zmm25, zmm0, 28
        vprorq       zmm26, zmm0, 34
        vprorq       zmm27, zmm0, 39
        vpternlogq   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm0
        vpternlogq   zmm25, zmm2, zmm1, 232
        vpaddq       zmm25, zmm27, zmm25
        vpaddq       zmm25, zmm24, zmm25
        vpaddq       zmm24, zmm3, zmm24
        vprorq       zmm26, zmm24, 14                           ; round 1
        vprorq       zmm27, zmm24, 18
        vprorq       zmm28, zmm24, 41
        vpternlogq   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm5
        vpternlogq   zmm26, zmm24, zmm4, 184
        vpbroadcastq zmm27, [rax + 8]
        vpaddq       zmm29, zmm6, zmm9
        vpaddq       zmm27, zmm29, zmm27
        vpaddq       zmm26, zmm27, zmm26
        vpaddq       zmm26, zmm26, zmm28
        vprorq       zmm27, zmm25, 28
        vprorq       zmm28, zmm25, 34
        vprorq       zmm29, zmm25, 39
        vpternlogq   zmm29, zmm27, zmm28, 150
        vmovdqa64    zmm27, zmm25
        vpternlogq   zmm27, zmm1, zmm0, 232
        vpaddq       zmm27, zmm29, zmm27
        vpaddq       zmm27, zmm26, zmm27
        vpaddq       zmm26, zmm2, zmm26
        vprorq       zmm28, zmm26, 14                           ; round 2
        vprorq       zmm29, zmm26, 18
        vprorq       zmm30, zmm26, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm4
        vpternlogq   zmm28, zmm26, zmm24, 184
        vpbroadcastq zmm29, [rax + 16]
        vpaddq       zmm31, zmm5, zmm10
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vprorq       zmm29, zmm27, 28
        vprorq       zmm30, zmm27, 34
        vprorq       zmm31, zmm27, 39
        vpternlogq   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm27
        vpternlogq   zmm29, zmm0, zmm25, 232
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm1, zmm28
        vprorq       zmm30, zmm28, 14                           ; round 3
        vprorq       zmm31, zmm28, 18
        vprorq       zmm7, zmm28, 41
        vpternlogq   zmm7, zmm30, zmm31, 150
        vmovdqa64    zmm30, zmm24
        vpternlogq   zmm30, zmm28, zmm26, 184
        vpbroadcastq zmm31, [rax + 24]
        vpaddq       zmm6, zmm4, zmm11
        vpaddq       zmm31, zmm6, zmm31
        vpaddq       zmm30, zmm31, zmm30
        vpaddq       zmm30, zmm30, zmm7
        vprorq       zmm31, zmm29, 28
        vprorq       zmm7, zmm29, 34
        vprorq       zmm6, zmm29, 39
        vpternlogq   zmm6, zmm31, zmm7, 150
        vmovdqa64    zmm31, zmm29
        vpternlogq   zmm31, zmm25, zmm27, 232
        vpaddq       zmm31, zmm6, zmm31
        vpaddq       zmm31, zmm30, zmm31
        vpaddq       zmm30, zmm0, zmm30
        vprorq       zmm7, zmm30, 14                            ; round 4
        vprorq       zmm6, zmm30, 18
        vprorq       zmm5, zmm30, 41
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm26
        vpternlogq   zmm7, zmm30, zmm28, 184
        vpbroadcastq zmm6, [rax + 32]
        vpaddq       zmm6, zmm12, zmm6
        vpaddq       zmm24, zmm6, zmm24
        vpaddq       zmm24, zmm24, zmm7
        vpaddq       zmm24, zmm5, zmm24
        vprorq       zmm7, zmm31, 28
        vprorq       zmm6, zmm31, 34
        vprorq       zmm5, zmm31, 39
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm27, zmm29, 232
        vpaddq       zmm7, zmm5, zmm7
        vpaddq       zmm7, zmm24, zmm7
        vpaddq       zmm24, zmm25, zmm24
        vprorq       zmm25, zmm24, 14                           ; round 5
        vprorq       zmm6, zmm24, 18
        vprorq       zmm5, zmm24, 41
        vpternlogq   zmm5, zmm25, zmm6, 150
        vmovdqa64    zmm25, zmm28
        vpternlogq   zmm25, zmm24, zmm30, 184
        vpbroadcastq zmm6, [rax + 40]
        vpaddq       zmm6, zmm13, zmm6
        vpaddq       zmm26, zmm6, zmm26
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm25, zmm5, zmm25
        vprorq       zmm26, zmm7, 28
        vprorq       zmm6, zmm7, 34
        vprorq       zmm5, zmm7, 39
        vpternlogq   zmm5, zmm26, zmm6, 150
        vmovdqa64    zmm26, zmm7
        vpternlogq   zmm26, zmm29, zmm31, 232
        vpaddq       zmm26, zmm5, zmm26
        vpaddq       zmm26, zmm25, zmm26
        vpaddq       zmm25, zmm27, zmm25
        vprorq       zmm27, zmm25, 14                           ; round 6
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm27, zmm6, 150
        vmovdqa64    zmm27, zmm30
        vpternlogq   zmm27, zmm25, zmm24, 184
        vpbroadcastq zmm6, [rax + 48]
        vpaddq       zmm6, zmm14, zmm6
        vpaddq       zmm28, zmm6, zmm28
        vpaddq       zmm27, zmm28, zmm27
        vpaddq       zmm27, zmm5, zmm27
        vprorq       zmm28, zmm26, 28
        vprorq       zmm6, zmm26, 34
        vprorq       zmm5, zmm26, 39
        vpternlogq   zmm5, zmm28, zmm6, 150
        vmovdqa64    zmm28, zmm26
        vpternlogq   zmm28, zmm31, zmm7, 232
        vpaddq       zmm28, zmm5, zmm28
        vpaddq       zmm28, zmm27, zmm28
        vpaddq       zmm27, zmm29, zmm27
        vprorq       zmm29, zmm27, 14                           ; round 7
        vprorq       zmm6, zmm27, 18
        vprorq       zmm5, zmm27, 41
        vpternlogq   zmm5, zmm29, zmm6, 150
        vmovdqa64    zmm29, zmm24
        vpternlogq   zmm29, zmm27, zmm25, 184
        vpbroadcastq zmm6, [rax + 56]
        vpaddq       zmm6, zmm15, zmm6
        vpaddq       zmm30, zmm6, zmm30
        vpaddq       zmm29, zmm30, zmm29
        vpaddq       zmm29, zmm5, zmm29
        vprorq       zmm30, zmm28, 28
        vprorq       zmm6, zmm28, 34
        vprorq       zmm5, zmm28, 39
        vpternlogq   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm28
        vpternlogq   zmm30, zmm7, zmm26, 232
        vpaddq       zmm30, zmm5, zmm30
        vpaddq       zmm30, zmm29, zmm30
        vpaddq       zmm29, zmm31, zmm29
        vprorq       zmm31, zmm29, 14                           ; round 8
        vprorq       zmm6, zmm29, 18
        vprorq       zmm5, zmm29, 41
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm25
        vpternlogq   zmm31, zmm29, zmm27, 184
        vpbroadcastq zmm6, [rax + 64]
        vpaddq       zmm6, zmm16, zmm6
        vpaddq       zmm24, zmm6, zmm24
        vpaddq       zmm24, zmm24, zmm31
        vpaddq       zmm24, zmm5, zmm24
        vprorq       zmm31, zmm30, 28
        vprorq       zmm6, zmm30, 34
        vprorq       zmm5, zmm30, 39
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm30
        vpternlogq   zmm31, zmm26, zmm28, 232
        vpaddq       zmm31, zmm5, zmm31
        vpaddq       zmm31, zmm24, zmm31
        vpaddq       zmm24, zmm7, zmm24
        vprorq       zmm7, zmm24, 14                            ; round 9
        vprorq       zmm6, zmm24, 18
        vprorq       zmm5, zmm24, 41
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm27
        vpternlogq   zmm7, zmm24, zmm29, 184
        vpbroadcastq zmm6, [rax + 72]
        vpaddq       zmm6, zmm17, zmm6
        vpaddq       zmm25, zmm6, zmm25
        vpaddq       zmm25, zmm25, zmm7
        vpaddq       zmm25, zmm5, zmm25
        vprorq       zmm7, zmm31, 28
        vprorq       zmm6, zmm31, 34
        vprorq       zmm5, zmm31, 39
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm28, zmm30, 232
        vpaddq       zmm7, zmm5, zmm7
        vpaddq       zmm7, zmm25, zmm7
        vpaddq       zmm25, zmm26, zmm25
        vprorq       zmm26, zmm25, 14                           ; round 10
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm26, zmm6, 150
        vmovdqa64    zmm26, zmm29
        vpternlogq   zmm26, zmm25, zmm24, 184
        vpbroadcastq zmm6, [rax + 80]
        vpaddq       zmm6, zmm18, zmm6
        vpaddq       zmm27, zmm6, zmm27
        vpaddq       zmm26, zmm27, zmm26
        vpaddq       zmm26, zmm5, zmm26
        vprorq       zmm27, zmm7, 28
        vprorq       zmm6, zmm7, 34
        vprorq       zmm5, zmm7, 39
        vpternlogq   zmm5, zmm27, zmm6, 150
        vmovdqa64    zmm27, zmm7
        vpternlogq   zmm27, zmm30, zmm31, 232
        vpaddq       zmm27, zmm5, zmm27
        vpaddq       zmm27, zmm26, zmm27
        vpaddq       zmm26, zmm28, zmm26
        vprorq       zmm28, zmm26, 14                           ; round 11
        vprorq       zmm6, zmm26, 18
        vprorq       zmm5, zmm26, 41
        vpternlogq   zmm5, zmm28, zmm6, 150
        vmovdqa64    zmm28, zmm24
        vpternlogq   zmm28, zmm26, zmm25, 184
        vpbroadcastq zmm6, [rax + 88]
        vpaddq       zmm6, zmm19, zmm6
        vpaddq       zmm29, zmm6, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm5, zmm28
        vprorq       zmm29, zmm27, 28
        vprorq       zmm6, zmm27, 34
        vprorq       zmm5, zmm27, 39
        vpternlogq   zmm5, zmm29, zmm6, 150
        vmovdqa64    zmm29, zmm27
        vpternlogq   zmm29, zmm31, zmm7, 232
        vpaddq       zmm29, zmm5, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm30, zmm28
        vprorq       zmm30, zmm28, 14                           ; round 12
        vprorq       zmm6, zmm28, 18
        vprorq       zmm5, zmm28, 41
        vpternlogq   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm25
        vpternlogq   zmm30, zmm28, zmm26, 184
        vpbroadcastq zmm6, [rax + 96]
        vpaddq       zmm6, zmm20, zmm6
        vpaddq       zmm24, zmm6, zmm24
        vpaddq       zmm24, zmm24, zmm30
        vpaddq       zmm24, zmm5, zmm24
        vprorq       zmm30, zmm29, 28
        vprorq       zmm6, zmm29, 34
        vprorq       zmm5, zmm29, 39
        vpternlogq   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm29
        vpternlogq   zmm30, zmm7, zmm27, 232
        vpaddq       zmm30, zmm5, zmm30
        vpaddq       zmm30, zmm24, zmm30
        vpaddq       zmm24, zmm31, zmm24
        vprorq       zmm31, zmm24, 14                           ; round 13
        vprorq       zmm6, zmm24, 18
        vprorq       zmm5, zmm24, 41
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm26
        vpternlogq   zmm31, zmm24, zmm28, 184
        vpbroadcastq zmm6, [rax + 104]
        vpaddq       zmm6, zmm21, zmm6
        vpaddq       zmm25, zmm6, zmm25
        vpaddq       zmm25, zmm25, zmm31
        vpaddq       zmm25, zmm5, zmm25
        vprorq       zmm31, zmm30, 28
        vprorq       zmm6, zmm30, 34
        vprorq       zmm5, zmm30, 39
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm30
        vpternlogq   zmm31, zmm27, zmm29, 232
        vpaddq       zmm31, zmm5, zmm31
        vpaddq       zmm31, zmm25, zmm31
        vpaddq       zmm25, zmm7, zmm25
        vprorq       zmm7, zmm25, 14                            ; round 14
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm28
        vpternlogq   zmm7, zmm25, zmm24, 184
        vpbroadcastq zmm6, [rax + 112]
        vpaddq       zmm6, zmm22, zmm6
        vpaddq       zmm26, zmm6, zmm26
        vpaddq       zmm26, zmm26, zmm7
        vpaddq       zmm26, zmm5, zmm26
        vprorq       zmm7, zmm31, 28
        vprorq       zmm6, zmm31, 34
        vprorq       zmm5, zmm31, 39
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm29, zmm30, 232
        vpaddq       zmm7, zmm5, zmm7
        vpaddq       zmm7, zmm26, zmm7
        vpaddq       zmm26, zmm27, zmm26
        vprorq       zmm27, zmm26, 14                           ; round 15
        vprorq       zmm6, zmm26, 18
        vprorq       zmm5, zmm26, 41
        vpternlogq   zmm5, zmm27, zmm6, 150
        vmovdqa64    zmm27, zmm24
        vpternlogq   zmm27, zmm26, zmm25, 184
        vpbroadcastq zmm6, [rax + 120]
        vpaddq       zmm6, zmm23, zmm6
        vpaddq       zmm28, zmm6, zmm28
        vpaddq       zmm27, zmm28, zmm27
        vpaddq       zmm27, zmm5, zmm27
        vprorq       zmm28, zmm7, 28
        vprorq       zmm6, zmm7, 34
        vprorq       zmm5, zmm7, 39
        vpternlogq   zmm5, zmm28, zmm6, 150
        vmovdqa64    zmm28, zmm7
        vpternlogq   zmm28, zmm30, zmm31, 232
        vpaddq       zmm6, zmm5, [rsi]                          ; H = H + (a, b, ...)
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm0, zmm27, zmm28
        vpaddq       zmm1, zmm7, [rsi + 64]
        vpaddq       zmm2, zmm31, [rsi + 128]
        vpaddq       zmm3, zmm30, [rsi + 192]
        vpaddq       zmm28, zmm29, [rsi + 256]
        vpaddq       zmm4, zmm28, zmm27
        vpaddq       zmm5, zmm26, [rsi + 320]
        vpaddq       zmm6, zmm25, [rsi + 384]
        vpaddq       zmm7, zmm24, [rsi + 448]

        ; the block with the digest
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vmovdqu64 zmm24, [rel NSMS_L(words_0006000000000000_x8)] ; W_15
        vmovdqu64    zmm25, [rsi + 512]                         ; a, b, ... = H
        vmovdqu64    zmm26, [rsi + 576]
        vmovdqu64    zmm27, [rsi + 640]
        vmovdqu64    zmm28, [rsi + 768]
        vmovdqu64    zmm29, [rsi + 832]
        vmovdqu64    zmm30, [rsi + 896]
            vprorq   zmm31, zmm1, 1                             ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprorq   zmm23, zmm1, 8
            vpsrlq   zmm22, zmm1, 7
            vpternlogq zmm22, zmm31, zmm23, 150
            vpaddq   zmm8, zmm0, zmm22
        vprorq       zmm31, zmm28, 14                           ; round 0
        vprorq       zmm23, zmm28, 18
        vprorq       zmm22, zmm28, 41
        vpternlogq   zmm22, zmm31, zmm23, 150
        vmovdqa64    zmm31, zmm30
        vpternlogq   zmm31, zmm28, zmm29, 184
        vpbroadcastq zmm23, [rel NSMS_L(K)]
        vpaddq       zmm21, zmm0, [rsi + 960]
        vpaddq       zmm23, zmm21, zmm23
        vpaddq       zmm31, zmm23, zmm31
        vpaddq       zmm31, zmm31, zmm22
        vprorq       zmm23, zmm25, 28
        vprorq       zmm22, zmm25, 34
        vprorq       zmm21, zmm25, 39
        vpternlogq   zmm21, zmm23, zmm22, 150
        vmovdqa64    zmm23, zmm25
        vpternlogq   zmm23, zmm27, zmm26, 232
        vpaddq       zmm23, zmm21, zmm23
        vpaddq       zmm23, zmm31, zmm23
        vpaddq       zmm31, zmm31, [rsi + 704]
            vprorq   zmm22, zmm2, 1                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprorq   zmm21, zmm2, 8
            vpsrlq   zmm20, zmm2, 7
            vpternlogq zmm20, zmm22, zmm21, 150
            vpaddq   zmm22, zmm1, [rel NSMS_L(words_183000000000c000_x8)]
            vpaddq   zmm9, zmm22, zmm20
        vprorq       zmm22, zmm31, 14                           ; round 1
        vprorq       zmm21, zmm31, 18
        vprorq       zmm20, zmm31, 41
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm31
        vpternlogq   zmm22, zmm29, zmm28, 172
        vpbroadcastq zmm21, [rel NSMS_L(K) + 8]
        vpaddq       zmm30, zmm30, zmm1
        vpaddq       zmm30, zmm30, zmm21
        vpaddq       zmm30, zmm30, zmm22
        vpaddq       zmm30, zmm30, zmm20
        vprorq       zmm22, zmm23, 28
        vprorq       zmm21, zmm23, 34
        vprorq       zmm20, zmm23, 39
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogq   zmm22, zmm26, zmm25, 232
        vpaddq       zmm22, zmm20, zmm22
        vpaddq       zmm22, zmm30, zmm22
        vpaddq       zmm27, zmm27, zmm30
            vprorq   zmm30, zmm8, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   zmm21, zmm8, 61
            vpsrlq   zmm20, zmm8, 6
            vpternlogq zmm20, zmm30, zmm21, 150
            vprorq   zmm30, zmm3, 1
            vprorq   zmm21, zmm3, 8
            vpsrlq   zmm19, zmm3, 7
            vpternlogq zmm19, zmm30, zmm21, 150
            vpaddq   zmm30, zmm2, zmm19
            vpaddq   zmm10, zmm30, zmm20
        vprorq       zmm30, zmm27, 14                           ; round 2
        vprorq       zmm21, zmm27, 18
        vprorq       zmm20, zmm27, 41
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm27
        vpternlogq   zmm30, zmm31, zmm28, 202
        vpbroadcastq zmm21, [rel NSMS_L(K) + 16]
        vpaddq       zmm29, zmm29, zmm2
        vpaddq       zmm29, zmm29, zmm21
        vpaddq       zmm29, zmm29, zmm30
        vpaddq       zmm29, zmm29, zmm20
        vprorq       zmm30, zmm22, 28
        vprorq       zmm21, zmm22, 34
        vprorq       zmm20, zmm22, 39
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm22
        vpternlogq   zmm30, zmm23, zmm25, 232
        vpaddq       zmm30, zmm20, zmm30
        vpaddq       zmm30, zmm29, zmm30
        vpaddq       zmm26, zmm26, zmm29
            vprorq   zmm29, zmm9, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprorq   zmm21, zmm9, 61
            vpsrlq   zmm20, zmm9, 6
            vpternlogq zmm20, zmm29, zmm21, 150
            vprorq   zmm29, zmm4, 1
            vprorq   zmm21, zmm4, 8
            vpsrlq   zmm19, zmm4, 7
            vpternlogq zmm19, zmm29, zmm21, 150
            vpaddq   zmm29, zmm3, zmm19
            vpaddq   zmm11, zmm29, zmm20
        vprorq       zmm29, zmm26, 14                           ; round 3
        vprorq       zmm21, zmm26, 18
        vprorq       zmm20, zmm26, 41
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm31
        vpternlogq   zmm29, zmm26, zmm27, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 24]
        vpaddq       zmm28, zmm28, zmm3
        vpaddq       zmm28, zmm28, zmm21
        vpaddq       zmm28, zmm28, zmm29
        vpaddq       zmm28, zmm28, zmm20
        vprorq       zmm29, zmm30, 28
        vprorq       zmm21, zmm30, 34
        vprorq       zmm20, zmm30, 39
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm30
        vpternlogq   zmm29, zmm23, zmm22, 232
        vpaddq       zmm29, zmm20, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm25, zmm25, zmm28
            vprorq   zmm28, zmm10, 19                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprorq   zmm21, zmm10, 61
            vpsrlq   zmm20, zmm10, 6
            vpternlogq zmm20, zmm28, zmm21, 150
            vprorq   zmm28, zmm5, 1
            vprorq   zmm21, zmm5, 8
            vpsrlq   zmm19, zmm5, 7
            vpternlogq zmm19, zmm28, zmm21, 150
            vpaddq   zmm28, zmm4, zmm19
            vpaddq   zmm12, zmm28, zmm20
        vprorq       zmm28, zmm25, 14                           ; round 4
        vprorq       zmm21, zmm25, 18
        vprorq       zmm20, zmm25, 41
        vpternlogq   zmm20, zmm28, zmm21, 150
        vmovdqa64    zmm28, zmm27
        vpternlogq   zmm28, zmm25, zmm26, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 32]
        vpaddq       zmm21, zmm4, zmm21
        vpaddq       zmm31, zmm21, zmm31
        vpaddq       zmm28, zmm31, zmm28
        vpaddq       zmm28, zmm20, zmm28
        vprorq       zmm31, zmm29, 28
        vprorq       zmm21, zmm29, 34
        vprorq       zmm20, zmm29, 39
        vpternlogq   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm29
        vpternlogq   zmm31, zmm22, zmm30, 232
        vpaddq       zmm31, zmm20, zmm31
        vpaddq       zmm31, zmm28, zmm31
        vpaddq       zmm28, zmm23, zmm28
            vprorq   zmm23, zmm11, 19                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprorq   zmm21, zmm11, 61
            vpsrlq   zmm20, zmm11, 6
            vpternlogq zmm20, zmm23, zmm21, 150
            vprorq   zmm23, zmm6, 1
            vprorq   zmm21, zmm6, 8
            vpsrlq   zmm19, zmm6, 7
            vpternlogq zmm19, zmm23, zmm21, 150
            vpaddq   zmm23, zmm5, zmm19
            vpaddq   zmm13, zmm23, zmm20
        vprorq       zmm23, zmm28, 14                           ; round 5
        vprorq       zmm21, zmm28, 18
        vprorq       zmm20, zmm28, 41
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm26
        vpternlogq   zmm23, zmm28, zmm25, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 40]
        vpaddq       zmm21, zmm5, zmm21
        vpaddq       zmm27, zmm21, zmm27
        vpaddq       zmm27, zmm27, zmm23
        vpaddq       zmm27, zmm20, zmm27
        vprorq       zmm23, zmm31, 28
        vprorq       zmm21, zmm31, 34
        vprorq       zmm20, zmm31, 39
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm31
        vpternlogq   zmm23, zmm30, zmm29, 232
        vpaddq       zmm23, zmm20, zmm23
        vpaddq       zmm23, zmm27, zmm23
        vpaddq       zmm27, zmm22, zmm27
            vprorq   zmm22, zmm12, 19                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   zmm21, zmm12, 61
            vpsrlq   zmm20, zmm12, 6
            vpternlogq zmm20, zmm22, zmm21, 150
            vprorq   zmm22, zmm7, 1
            vprorq   zmm21, zmm7, 8
            vpsrlq   zmm19, zmm7, 7
            vpternlogq zmm19, zmm22, zmm21, 150
            vpaddq   zmm22, zmm24, zmm6
            vpaddq   zmm22, zmm22, zmm19
            vpaddq   zmm14, zmm22, zmm20
        vprorq       zmm22, zmm27, 14                           ; round 6
        vprorq       zmm21, zmm27, 18
        vprorq       zmm20, zmm27, 41
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogq   zmm22, zmm27, zmm28, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 48]
        vpaddq       zmm21, zmm6, zmm21
        vpaddq       zmm26, zmm21, zmm26
        vpaddq       zmm26, zmm26, zmm22
        vpaddq       zmm26, zmm20, zmm26
        vprorq       zmm22, zmm23, 28
        vprorq       zmm21, zmm23, 34
        vprorq       zmm20, zmm23, 39
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogq   zmm22, zmm29, zmm31, 232
        vpaddq       zmm22, zmm20, zmm22
        vpaddq       zmm22, zmm26, zmm22
        vpaddq       zmm26, zmm30, zmm26
            vprorq   zmm30, zmm13, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprorq   zmm21, zmm13, 61
            vpsrlq   zmm20, zmm13, 6
            vpternlogq zmm20, zmm30, zmm21, 150
            vpaddq   zmm30, zmm7, [rel NSMS_L(words_0000000000008041_x8)]
            vpaddq   zmm30, zmm30, zmm8
            vpaddq   zmm15, zmm30, zmm20
        vprorq       zmm30, zmm26, 14                           ; round 7
        vprorq       zmm21, zmm26, 18
        vprorq       zmm20, zmm26, 41
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm28
        vpternlogq   zmm30, zmm26, zmm27, 184
        vpbroadcastq zmm21, [rel NSMS_L(K) + 56]
        vpaddq       zmm21, zmm7, zmm21
        vpaddq       zmm25, zmm21, zmm25
        vpaddq       zmm25, zmm25, zmm30
        vpaddq       zmm25, zmm20, zmm25
        vprorq       zmm30, zmm22, 28
        vprorq       zmm21, zmm22, 34
        vprorq       zmm20, zmm22, 39
        vpternlogq   zmm20, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm22
        vpternlogq   zmm30, zmm31, zmm23, 232
        vpaddq       zmm30, zmm20, zmm30
        vpaddq       zmm30, zmm25, zmm30
        vpaddq       zmm25, zmm29, zmm25
            vprorq   zmm29, zmm14, 19                           ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   zmm21, zmm14, 61
            vpsrlq   zmm20, zmm14, 6
            vpternlogq zmm20, zmm29, zmm21, 150
            vpaddq   zmm29, zmm9, [rel NSMS_L(words_0000000000000080_x8)]
            vpaddq   zmm16, zmm29, zmm20
        vprorq       zmm29, zmm25, 14                           ; round 8
        vprorq       zmm21, zmm25, 18
        vprorq       zmm20, zmm25, 41
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm27
        vpternlogq   zmm29, zmm25, zmm26, 184
        vpbroadcastq zmm21, [rel NSMS_L(W1) + 64]
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm29
        vpaddq       zmm28, zmm20, zmm28
        vprorq       zmm29, zmm30, 28
        vprorq       zmm21, zmm30, 34
        vprorq       zmm20, zmm30, 39
        vpternlogq   zmm20, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm30
        vpternlogq   zmm29, zmm23, zmm22, 232
        vpaddq       zmm29, zmm20, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm31, zmm28
            vprorq   zmm31, zmm15, 19                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprorq   zmm21, zmm15, 61
            vpsrlq   zmm20, zmm15, 6
            vpternlogq zmm20, zmm31, zmm21, 150
            vpaddq   zmm17, zmm10, zmm20
        vprorq       zmm31, zmm28, 14                           ; round 9
        vprorq       zmm21, zmm28, 18
        vprorq       zmm20, zmm28, 41
        vpternlogq   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm26
        vpternlogq   zmm31, zmm28, zmm25, 184
        vpbroadcastq zmm21, [rel NSMS_L(W1) + 72]
        vpaddq       zmm27, zmm21, zmm27
        vpaddq       zmm27, zmm27, zmm31
        vpaddq       zmm27, zmm20, zmm27
        vprorq       zmm31, zmm29, 28
        vprorq       zmm21, zmm29, 34
        vprorq       zmm20, zmm29, 39
        vpternlogq   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm29
        vpternlogq   zmm31, zmm22, zmm30, 232
        vpaddq       zmm31, zmm20, zmm31
        vpaddq       zmm31, zmm27, zmm31
        vpaddq       zmm27, zmm23, zmm27
            vprorq   zmm23, zmm16, 19                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprorq   zmm21, zmm16, 61
            vpsrlq   zmm20, zmm16, 6
            vpternlogq zmm20, zmm23, zmm21, 150
            vpaddq   zmm18, zmm11, zmm20
        vprorq       zmm23, zmm27, 14                           ; round 10
        vprorq       zmm21, zmm27, 18
        vprorq       zmm20, zmm27, 41
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm25
        vpternlogq   zmm23, zmm27, zmm28, 184
        vpbroadcastq zmm21, [rel NSMS_L(W1) + 80]
        vpaddq       zmm26, zmm21, zmm26
        vpaddq       zmm26, zmm26, zmm23
        vpaddq       zmm26, zmm20, zmm26
        vprorq       zmm23, zmm31, 28
        vprorq       zmm21, zmm31, 34
        vprorq       zmm20, zmm31, 39
        vpternlogq   zmm20, zmm23, zmm21, 150
        vmovdqa64    zmm23, zmm31
        vpternlogq   zmm23, zmm30, zmm29, 232
        vpaddq       zmm23, zmm20, zmm23
        vpaddq       zmm23, zmm26, zmm23
        vpaddq       zmm26, zmm22, zmm26
            vprorq   zmm22, zmm17, 19                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprorq   zmm21, zmm17, 61
            vpsrlq   zmm20, zmm17, 6
            vpternlogq zmm20, zmm22, zmm21, 150
            vpaddq   zmm19, zmm12, zmm20
        vprorq       zmm22, zmm26, 14                           ; round 11
        vprorq       zmm21, zmm26, 18
        vprorq       zmm20, zmm26, 41
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm28
        vpternlogq   zmm22, zmm26, zmm27, 184
        vpbroadcastq zmm21, [rel NSMS_L(W1) + 88]
        vpaddq       zmm25, zmm21, zmm25
        vpaddq       zmm25, zmm25, zmm22
        vpaddq       zmm25, zmm20, zmm25
        vprorq       zmm22, zmm23, 28
        vprorq       zmm21, zmm23, 34
        vprorq       zmm20, zmm23, 39
        vpternlogq   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogq   zmm22, zmm29, zmm31, 232
        vpaddq       zmm22, zmm20, zmm22
        vpaddq       zmm22, zmm25, zmm22
        vpaddq       zmm25, zmm30, zmm25
            vprorq   zmm30, zmm18, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprorq   zmm21, zmm18, 61
            vpsrlq   zmm20, zmm18, 6
            vpternlogq zmm20, zmm30, zmm21, 150
            vpaddq   zmm20, zmm13, zmm20
        vprorq       zmm30, zmm25, 14                           ; round 12
        vprorq       zmm21, zmm25, 18
        vprorq       zmm7, zmm25, 41
        vpternlogq   zmm7, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm27
        vpternlogq   zmm30, zmm25, zmm26, 184
        vpbroadcastq zmm21, [rel NSMS_L(W1) + 96]
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vpaddq       zmm28, zmm7, zmm28
        vprorq       zmm30, zmm22, 28
        vprorq       zmm21, zmm22, 34
        vprorq       zmm7, zmm22, 39
        vpternlogq   zmm7, zmm30, zmm21, 150
        vmovdqa64    zmm30, zmm22
        vpternlogq   zmm30, zmm31, zmm23, 232
        vpaddq       zmm30, zmm7, zmm30
        vpaddq       zmm3, zmm28, zmm30
        vpaddq       zmm7, zmm29, zmm28
            vprorq   zmm28, zmm19, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   zmm29, zmm19, 61
            vpsrlq   zmm30, zmm19, 6
            vpternlogq zmm30, zmm28, zmm29, 150
            vpaddq   zmm21, zmm14, zmm30
        vprorq       zmm28, zmm7, 14                            ; round 13
        vprorq       zmm29, zmm7, 18
        vprorq       zmm30, zmm7, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm26
        vpternlogq   zmm28, zmm7, zmm25, 184
        vpbroadcastq zmm29, [rel NSMS_L(W1) + 104]
        vpaddq       zmm27, zmm29, zmm27
        vpaddq       zmm27, zmm27, zmm28
        vpaddq       zmm27, zmm30, zmm27
        vprorq       zmm28, zmm3, 28
        vprorq       zmm29, zmm3, 34
        vprorq       zmm30, zmm3, 39
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm3
        vpternlogq   zmm28, zmm23, zmm22, 232
        vpaddq       zmm28, zmm30, zmm28
        vpaddq       zmm2, zmm27, zmm28
        vpaddq       zmm6, zmm31, zmm27
            vprorq   zmm27, zmm20, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprorq   zmm28, zmm20, 61
            vpsrlq   zmm29, zmm20, 6
            vpternlogq zmm29, zmm27, zmm28, 150
            vpaddq   zmm27, zmm15, [rel NSMS_L(words_0a03000000000000_x8)]
            vpaddq   zmm27, zmm27, zmm29
        vprorq       zmm28, zmm6, 14                            ; round 14
        vprorq       zmm29, zmm6, 18
        vprorq       zmm30, zmm6, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm25
        vpternlogq   zmm28, zmm6, zmm7, 184
        vpbroadcastq zmm29, [rel NSMS_L(W1) + 112]
        vpaddq       zmm26, zmm29, zmm26
        vpaddq       zmm26, zmm26, zmm28
        vpaddq       zmm26, zmm30, zmm26
        vprorq       zmm28, zmm2, 28
        vprorq       zmm29, zmm2, 34
        vprorq       zmm30, zmm2, 39
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm2
        vpternlogq   zmm28, zmm22, zmm3, 232
        vpaddq       zmm28, zmm30, zmm28
        vpaddq       zmm1, zmm26, zmm28
        vpaddq       zmm5, zmm23, zmm26
            vprorq   zmm26, zmm21, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprorq   zmm28, zmm21, 61
            vpsrlq   zmm29, zmm21, 6
            vpternlogq zmm29, zmm26, zmm28, 150
            vprorq   zmm26, zmm8, 1
            vprorq   zmm28, zmm8, 8
            vpsrlq   zmm30, zmm8, 7
            vpternlogq zmm30, zmm26, zmm28, 150
            vpaddq   zmm24, zmm24, zmm30
            vpaddq   zmm24, zmm24, zmm16
            vpaddq   zmm23, zmm24, zmm29
        vprorq       zmm24, zmm5, 14                            ; round 15
        vprorq       zmm26, zmm5, 18
        vprorq       zmm28, zmm5, 41
        vpternlogq   zmm28, zmm24, zmm26, 150
        vmovdqa64    zmm24, zmm7
        vpternlogq   zmm24, zmm5, zmm6, 184
        vpbroadcastq zmm26, [rel NSMS_L(W1) + 120]
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm24, zmm25, zmm24
        vpaddq       zmm24, zmm28, zmm24
        vprorq       zmm25, zmm1, 28
        vprorq       zmm26, zmm1, 34
        vprorq       zmm28, zmm1, 39
        vpternlogq   zmm28, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm1
        vpternlogq   zmm25, zmm3, zmm2, 232
        vpaddq       zmm25, zmm28, zmm25
        vpaddq       zmm0, zmm24, zmm25
        vpaddq       zmm4, zmm22, zmm24
        lea          rax, [rel NSMS_L(K) + 128]
        lea          rcx, [rel NSMS_L(K) + 512]
        vmovdqa64    zmm22, zmm27
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; kp: rax; midstates: rsi;
        ;   upper_bound: rcx; state: rdi; iterations: rdx.
NSMS_L(rounds_and_schedule1):

        ; rounds 16 to 63, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        cmp          rax, rcx
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 64 to 79; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprorq       zmm24, zmm4, 14                            ; round 0
        vprorq       zmm25, zmm4, 18
        vprorq       zmm26, zmm4, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm6
        vpternlogq   zmm24, zmm4, zmm5, 184
        vpbroadcastq zmm25, [rax]
        vpaddq       zmm27, zmm7, zmm8
        vpaddq       zmm25, zmm27, zmm25
        vpaddq       zmm24, zmm25, zmm24
        vpaddq       zmm24, zmm24, zmm26
        vprorq       zmm25, zmm0, 28
        vprorq       zmm26, zmm0, 34
        vprorq       zmm27, zmm0, 39
        vpternlogq   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm0
        vpternlogq   zmm25, zmm2, zmm1, 232
        vpaddq       zmm25, zmm27, zmm25
        vpaddq       zmm25, zmm24, zmm25
        vpaddq       zmm24, zmm3, zmm24
        vprorq       zmm26, zmm24, 14                           ; round 1
        vprorq       zmm27, zmm24, 18
        vprorq       zmm28, zmm24, 41
        vpternlogq   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm5
        vpternlogq   zmm26, zmm24, zmm4, 184
        vpbroadcastq zmm27, [rax + 8]
        vpaddq       zmm29, zmm6, zmm9
        vpaddq       zmm27, zmm29, zmm27
        vpaddq       zmm26, zmm27, zmm26
        vpaddq       zmm26, zmm26, zmm28
        vprorq       zmm27, zmm25, 28
        vprorq       zmm28, zmm25, 34
        vprorq       zmm29, zmm25, 39
        vpternlogq   zmm29, zmm27, zmm28, 150
        vmovdqa64    zmm27, zmm25
        vpternlogq   zmm27, zmm1, zmm0, 232
        vpaddq       zmm27, zmm29, zmm27
        vpaddq       zmm27, zmm26, zmm27
        vpaddq       zmm26, zmm2, zmm26
        vprorq       zmm28, zmm26, 14                           ; round 2
        vprorq       zmm29, zmm26, 18
        vprorq       zmm30, zmm26, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm4
        vpternlogq   zmm28, zmm26, zmm24, 184
        vpbroadcastq zmm29, [rax + 16]
        vpaddq       zmm31, zmm5, zmm10
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vprorq       zmm29, zmm27, 28
        vprorq       zmm30, zmm27, 34
        vprorq       zmm31, zmm27, 39
        vpternlogq   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm27
        vpternlogq   zmm29, zmm0, zmm25, 232
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm1, zmm28
        vprorq       zmm30, zmm28, 14                           ; round 3
        vprorq       zmm31, zmm28, 18
        vprorq       zmm7, zmm28, 41
        vpternlogq   zmm7, zmm30, zmm31, 150
        vmovdqa64    zmm30, zmm24
        vpternlogq   zmm30, zmm28, zmm26, 184
        vpbroadcastq zmm31, [rax + 24]
        vpaddq       zmm6, zmm4, zmm11
        vpaddq       zmm31, zmm6, zmm31
        vpaddq       zmm30, zmm31, zmm30
        vpaddq       zmm30, zmm30, zmm7
        vprorq       zmm31, zmm29, 28
        vprorq       zmm7, zmm29, 34
        vprorq       zmm6, zmm29, 39
        vpternlogq   zmm6, zmm31, zmm7, 150
        vmovdqa64    zmm31, zmm29
        vpternlogq   zmm31, zmm25, zmm27, 232
        vpaddq       zmm31, zmm6, zmm31
        vpaddq       zmm31, zmm30, zmm31
        vpaddq       zmm30, zmm0, zmm30
        vprorq       zmm7, zmm30, 14                            ; round 4
        vprorq       zmm6, zmm30, 18
        vprorq       zmm5, zmm30, 41
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm26
        vpternlogq   zmm7, zmm30, zmm28, 184
        vpbroadcastq zmm6, [rax + 32]
        vpaddq       zmm6, zmm12, zmm6
        vpaddq       zmm24, zmm6, zmm24
        vpaddq       zmm24, zmm24, zmm7
        vpaddq       zmm24, zmm5, zmm24
        vprorq       zmm7, zmm31, 28
        vprorq       zmm6, zmm31, 34
        vprorq       zmm5, zmm31, 39
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm27, zmm29, 232
        vpaddq       zmm7, zmm5, zmm7
        vpaddq       zmm7, zmm24, zmm7
        vpaddq       zmm24, zmm25, zmm24
        vprorq       zmm25, zmm24, 14                           ; round 5
        vprorq       zmm6, zmm24, 18
        vprorq       zmm5, zmm24, 41
        vpternlogq   zmm5, zmm25, zmm6, 150
        vmovdqa64    zmm25, zmm28
        vpternlogq   zmm25, zmm24, zmm30, 184
        vpbroadcastq zmm6, [rax + 40]
        vpaddq       zmm6, zmm13, zmm6
        vpaddq       zmm26, zmm6, zmm26
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm25, zmm5, zmm25
        vprorq       zmm26, zmm7, 28
        vprorq       zmm6, zmm7, 34
        vprorq       zmm5, zmm7, 39
        vpternlogq   zmm5, zmm26, zmm6, 150
        vmovdqa64    zmm26, zmm7
        vpternlogq   zmm26, zmm29, zmm31, 232
        vpaddq       zmm26, zmm5, zmm26
        vpaddq       zmm26, zmm25, zmm26
        vpaddq       zmm25, zmm27, zmm25
        vprorq       zmm27, zmm25, 14                           ; round 6
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm27, zmm6, 150
        vmovdqa64    zmm27, zmm30
        vpternlogq   zmm27, zmm25, zmm24, 184
        vpbroadcastq zmm6, [rax + 48]
        vpaddq       zmm6, zmm14, zmm6
        vpaddq       zmm28, zmm6, zmm28
        vpaddq       zmm27, zmm28, zmm27
        vpaddq       zmm27, zmm5, zmm27
        vprorq       zmm28, zmm26, 28
        vprorq       zmm6, zmm26, 34
        vprorq       zmm5, zmm26, 39
        vpternlogq   zmm5, zmm28, zmm6, 150
        vmovdqa64    zmm28, zmm26
        vpternlogq   zmm28, zmm31, zmm7, 232
        vpaddq       zmm28, zmm5, zmm28
        vpaddq       zmm28, zmm27, zmm28
        vpaddq       zmm27, zmm29, zmm27
        vprorq       zmm29, zmm27, 14                           ; round 7
        vprorq       zmm6, zmm27, 18
        vprorq       zmm5, zmm27, 41
        vpternlogq   zmm5, zmm29, zmm6, 150
        vmovdqa64    zmm29, zmm24
        vpternlogq   zmm29, zmm27, zmm25, 184
        vpbroadcastq zmm6, [rax + 56]
        vpaddq       zmm6, zmm15, zmm6
        vpaddq       zmm30, zmm6, zmm30
        vpaddq       zmm29, zmm30, zmm29
        vpaddq       zmm29, zmm5, zmm29
        vprorq       zmm30, zmm28, 28
        vprorq       zmm6, zmm28, 34
        vprorq       zmm5, zmm28, 39
        vpternlogq   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm28
        vpternlogq   zmm30, zmm7, zmm26, 232
        vpaddq       zmm30, zmm5, zmm30
        vpaddq       zmm30, zmm29, zmm30
        vpaddq       zmm29, zmm31, zmm29
        vprorq       zmm31, zmm29, 14                           ; round 8
        vprorq       zmm6, zmm29, 18
        vprorq       zmm5, zmm29, 41
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm25
        vpternlogq   zmm31, zmm29, zmm27, 184
        vpbroadcastq zmm6, [rax + 64]
        vpaddq       zmm6, zmm16, zmm6
        vpaddq       zmm24, zmm6, zmm24
        vpaddq       zmm24, zmm24, zmm31
        vpaddq       zmm24, zmm5, zmm24
        vprorq       zmm31, zmm30, 28
        vprorq       zmm6, zmm30, 34
        vprorq       zmm5, zmm30, 39
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm30
        vpternlogq   zmm31, zmm26, zmm28, 232
        vpaddq       zmm31, zmm5, zmm31
        vpaddq       zmm31, zmm24, zmm31
        vpaddq       zmm24, zmm7, zmm24
        vprorq       zmm7, zmm24, 14                            ; round 9
        vprorq       zmm6, zmm24, 18
        vprorq       zmm5, zmm24, 41
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm27
        vpternlogq   zmm7, zmm24, zmm29, 184
        vpbroadcastq zmm6, [rax + 72]
        vpaddq       zmm6, zmm17, zmm6
        vpaddq       zmm25, zmm6, zmm25
        vpaddq       zmm25, zmm25, zmm7
        vpaddq       zmm25, zmm5, zmm25
        vprorq       zmm7, zmm31, 28
        vprorq       zmm6, zmm31, 34
        vprorq       zmm5, zmm31, 39
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm28, zmm30, 232
        vpaddq       zmm7, zmm5, zmm7
        vpaddq       zmm7, zmm25, zmm7
        vpaddq       zmm25, zmm26, zmm25
        vprorq       zmm26, zmm25, 14                           ; round 10
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm26, zmm6, 150
        vmovdqa64    zmm26, zmm29
        vpternlogq   zmm26, zmm25, zmm24, 184
        vpbroadcastq zmm6, [rax + 80]
        vpaddq       zmm6, zmm18, zmm6
        vpaddq       zmm27, zmm6, zmm27
        vpaddq       zmm26, zmm27, zmm26
        vpaddq       zmm26, zmm5, zmm26
        vprorq       zmm27, zmm7, 28
        vprorq       zmm6, zmm7, 34
        vprorq       zmm5, zmm7, 39
        vpternlogq   zmm5, zmm27, zmm6, 150
        vmovdqa64    zmm27, zmm7
        vpternlogq   zmm27, zmm30, zmm31, 232
        vpaddq       zmm27, zmm5, zmm27
        vpaddq       zmm27, zmm26, zmm27
        vpaddq       zmm26, zmm28, zmm26
        vprorq       zmm28, zmm26, 14                           ; round 11
        vprorq       zmm6, zmm26, 18
        vprorq       zmm5, zmm26, 41
        vpternlogq   zmm5, zmm28, zmm6, 150
        vmovdqa64    zmm28, zmm24
        vpternlogq   zmm28, zmm26, zmm25, 184
        vpbroadcastq zmm6, [rax + 88]
        vpaddq       zmm6, zmm19, zmm6
        vpaddq       zmm29, zmm6, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm5, zmm28
        vprorq       zmm29, zmm27, 28
        vprorq       zmm6, zmm27, 34
        vprorq       zmm5, zmm27, 39
        vpternlogq   zmm5, zmm29, zmm6, 150
        vmovdqa64    zmm29, zmm27
        vpternlogq   zmm29, zmm31, zmm7, 232
        vpaddq       zmm29, zmm5, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm30, zmm28
        vprorq       zmm30, zmm28, 14                           ; round 12
        vprorq       zmm6, zmm28, 18
        vprorq       zmm5, zmm28, 41
        vpternlogq   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm25
        vpternlogq   zmm30, zmm28, zmm26, 184
        vpbroadcastq zmm6, [rax + 96]
        vpaddq       zmm6, zmm20, zmm6
        vpaddq       zmm24, zmm6, zmm24
        vpaddq       zmm24, zmm24, zmm30
        vpaddq       zmm24, zmm5, zmm24
        vprorq       zmm30, zmm29, 28
        vprorq       zmm6, zmm29, 34
        vprorq       zmm5, zmm29, 39
        vpternlogq   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm29
        vpternlogq   zmm30, zmm7, zmm27, 232
        vpaddq       zmm30, zmm5, zmm30
        vpaddq       zmm30, zmm24, zmm30
        vpaddq       zmm24, zmm31, zmm24
        vprorq       zmm31, zmm24, 14                           ; round 13
        vprorq       zmm6, zmm24, 18
        vprorq       zmm5, zmm24, 41
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm26
        vpternlogq   zmm31, zmm24, zmm28, 184
        vpbroadcastq zmm6, [rax + 104]
        vpaddq       zmm6, zmm21, zmm6
        vpaddq       zmm25, zmm6, zmm25
        vpaddq       zmm25, zmm25, zmm31
        vpaddq       zmm25, zmm5, zmm25
        vprorq       zmm31, zmm30, 28
        vprorq       zmm6, zmm30, 34
        vprorq       zmm5, zmm30, 39
        vpternlogq   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm30
        vpternlogq   zmm31, zmm27, zmm29, 232
        vpaddq       zmm31, zmm5, zmm31
        vpaddq       zmm31, zmm25, zmm31
        vpaddq       zmm25, zmm7, zmm25
        vprorq       zmm7, zmm25, 14                            ; round 14
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm28
        vpternlogq   zmm7, zmm25, zmm24, 184
        vpbroadcastq zmm6, [rax + 112]
        vpaddq       zmm6, zmm22, zmm6
        vpaddq       zmm26, zmm6, zmm26
        vpaddq       zmm26, zmm26, zmm7
        vpaddq       zmm26, zmm5, zmm26
        vprorq       zmm7, zmm31, 28
        vprorq       zmm6, zmm31, 34
        vprorq       zmm5, zmm31, 39
        vpternlogq   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm29, zmm30, 232
        vpaddq       zmm7, zmm5, zmm7
        vpaddq       zmm7, zmm26, zmm7
        vpaddq       zmm26, zmm27, zmm26
        vprorq       zmm27, zmm26, 14                           ; round 15
        vprorq       zmm6, zmm26, 18
        vprorq       zmm5, zmm26, 41
        vpternlogq   zmm5, zmm27, zmm6, 150
        vmovdqa64    zmm27, zmm24
        vpternlogq   zmm27, zmm26, zmm25, 184
        vpbroadcastq zmm6, [rax + 120]
        vpaddq       zmm6, zmm23, zmm6
        vpaddq       zmm28, zmm6, zmm28
        vpaddq       zmm27, zmm28, zmm27
        vpaddq       zmm27, zmm5, zmm27
        vprorq       zmm28, zmm7, 28
        vprorq       zmm6, zmm7, 34
        vprorq       zmm5, zmm7, 39
        vpternlogq   zmm5, zmm28, zmm6, 150
        vmovdqa64    zmm28, zmm7
        vpternlogq   zmm28, zmm30, zmm31, 232
        vpaddq       zmm6, zmm5, [rsi + 512]                    ; H = H + (a, b, ...)
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm0, zmm27, zmm28
        vpaddq       zmm1, zmm7, [rsi + 576]
        vpaddq       zmm2, zmm31, [rsi + 640]
        vpaddq       zmm3, zmm30, [rsi + 704]
        vpaddq       zmm28, zmm29, [rsi + 768]
        vpaddq       zmm4, zmm28, zmm27
        vpaddq       zmm5, zmm26, [rsi + 832]
        vpaddq       zmm6, zmm25, [rsi + 896]
        vpaddq       zmm7, zmm24, [rsi + 960]

        ; T = T ^ U, and the next iteration
        add          rdx, -1
        vmovdqu64    zmm8, [rdi + 512]
        vpxord       zmm8, zmm8, zmm0
        vmovdqu64    [rdi + 512], zmm8
        vmovdqu64    zmm8, [rdi + 576]
        vpxord       zmm8, zmm8, zmm1
        vmovdqu64    [rdi + 576], zmm8
        vmovdqu64    zmm8, [rdi + 640]
        vpxord       zmm8, zmm8, zmm2
        vmovdqu64    [rdi + 640], zmm8
        vmovdqu64    zmm8, [rdi + 704]
        vpxord       zmm8, zmm8, zmm3
        vmovdqu64    [rdi + 704], zmm8
        vmovdqu64    zmm8, [rdi + 768]
        vpxord       zmm8, zmm8, zmm4
        vmovdqu64    [rdi + 768], zmm8
        vmovdqu64    zmm8, [rdi + 832]
        vpxord       zmm8, zmm8, zmm5
        vmovdqu64    [rdi + 832], zmm8
        vmovdqu64    zmm8, [rdi + 896]
        vpxord       zmm8, zmm8, zmm6
        vmovdqu64    [rdi + 896], zmm8
        vmovdqu64    zmm8, [rdi + 960]
        vpxord       zmm8, zmm8, zmm7
        vmovdqu64    [rdi + 960], zmm8
        cmp          rdx, 0
        jne          NSMS_L(iteration)

        ; U of every password
        vmovdqu64    [rdi], zmm0
        vmovdqu64    [rdi + 64], zmm1
        vmovdqu64    [rdi + 128], zmm2
        vmovdqu64    [rdi + 192], zmm3
        vmovdqu64    [rdi + 256], zmm4
        vmovdqu64    [rdi + 320], zmm5
        vmovdqu64    [rdi + 384], zmm6
        vmovdqu64    [rdi + 448], zmm7
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
        dd           NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8)
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
        db           1, NSMS_L(at13) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 24, 0
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0xf8 ; vmovaps [rsp + 144], xmm15
        dw           9
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0xe8 ; vmovaps [rsp + 128], xmm14
        dw           8
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0xd8 ; vmovaps [rsp + 112], xmm13
        dw           7
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0xc8 ; vmovaps [rsp + 96], xmm12
        dw           6
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0xb8 ; vmovaps [rsp + 80], xmm11
        dw           5
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0xa8 ; vmovaps [rsp + 64], xmm10
        dw           4
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x98 ; vmovaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x88 ; vmovaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x78 ; vmovaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x68 ; vmovaps [rsp], xmm6
        dw           0
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x01 ; sub rsp, 168
        dw           21
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_iterations_avx512_m8) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha512_iterations_avx512_m8: 5 integer registers, 32 vector registers, 0 spills.
;   Register map: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; H0..H7: zmm0..zmm7;
;     midstates: rsi; state: rdi; iterations: rdx; kp: rax; upper_bound: rcx.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     H0..H7: words 0, 1, ... of the hash values between two blocks.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_iterations_avx512_m8
;   signature: void nsms_sha512_iterations_avx512_m8(uint64_t state[128], const uint64_t midstates[128], size_t iterations)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 1024, align: 8, access: read-write}
;     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 1024, align: 8, access: read}
;     - {name: iterations, sysv: rdx, win64: r8, type: size_t, unit: iterations}
;   stack_bytes: {sysv: 0, win64: 184}
;   features: [avx, avx512f]
