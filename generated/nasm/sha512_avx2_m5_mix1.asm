; sha512_avx2_m5_mix1.asm, written by nsms: make gen HASH=sha512 ISA=avx2 KIND=multi M=5 MIX=1
;
; void nsms_sha512_multi_avx2_m5_mix1(uint64_t state[40], const void *const data[5], size_t blocks);
;   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash values of 5 messages after any number of blocks of each;
;   state[i*5 + j] is word i of message j, whose blocks begin at data[j].
;   Reads 320 bytes at state and 40 bytes at data and 128 at each of these pointers for each of the blocks; writes 320 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 6,069 instructions, 15 integer registers, 16 vector registers, 74 spills,
;   3,672 bytes of stack (System V), 3,848 (Win64).
;   Holds: a to h in [rax + 2752] to [rax + 2976]; those from message 4 on in rdx rsi rdi r8 r9 r10 r11 rbx; rows
;     0 to 15 of W of 4 blocks in ymm0 to ymm9 [rax + 2560] to [rax + 2720]; rows 0 to 15 of W of 1 block, from
;     message 4 on in rbp [rsp] to [rsp + 112]; to1 and so on in [rsp + 152] to [rsp + 176]; area in rax; data in
;     [rsp + 120]; state in [rsp + 128]; blocks in [rsp + 136]; kp in rcx; p in rbp; turn in [rsp + 144]; q in
;     [rsp]; end in [rsp + 8]. Other slots of the frame hold values for a while.
;     rows of W: the last sixteen words of each block, the oldest in row 0; to1 and so on: how far the other
;     messages are from the first, at data; area: the frame's aligned part: the words of the batch that rounds
;     read, vectors behind them; kp: where K_t is read; p: where the rounds read the words of the schedule; turn:
;     what a pointer is compared with at the end of a loop; q: where the words of the block begin; end: what q is
;     compared with after a block.
;
; Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
; stack below the return address. Changed are registers and flags that the convention lets a function change (and not
; x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
; What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
; schedules beside rounds.
;
; Needs: avx, avx2, bmi1, bmi2.
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
        align        64
L(K1x4):  ; K_t, 1 for each of 4 blocks
        dq           0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq           0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq           0x7137449123ef65cd, 0x7137449123ef65cd
        dq           0x7137449123ef65cd, 0x7137449123ef65cd
        dq           0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq           0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq           0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq           0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq           0x3956c25bf348b538, 0x3956c25bf348b538
        dq           0x3956c25bf348b538, 0x3956c25bf348b538
        dq           0x59f111f1b605d019, 0x59f111f1b605d019
        dq           0x59f111f1b605d019, 0x59f111f1b605d019
        dq           0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq           0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq           0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq           0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq           0xd807aa98a3030242, 0xd807aa98a3030242
        dq           0xd807aa98a3030242, 0xd807aa98a3030242
        dq           0x12835b0145706fbe, 0x12835b0145706fbe
        dq           0x12835b0145706fbe, 0x12835b0145706fbe
        dq           0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq           0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq           0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq           0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq           0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq           0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq           0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq           0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq           0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq           0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq           0xc19bf174cf692694, 0xc19bf174cf692694
        dq           0xc19bf174cf692694, 0xc19bf174cf692694
        dq           0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq           0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq           0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq           0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq           0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq           0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq           0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq           0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq           0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq           0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq           0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq           0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq           0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq           0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq           0x76f988da831153b5, 0x76f988da831153b5
        dq           0x76f988da831153b5, 0x76f988da831153b5
        dq           0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq           0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq           0xa831c66d2db43210, 0xa831c66d2db43210
        dq           0xa831c66d2db43210, 0xa831c66d2db43210
        dq           0xb00327c898fb213f, 0xb00327c898fb213f
        dq           0xb00327c898fb213f, 0xb00327c898fb213f
        dq           0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq           0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq           0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq           0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq           0xd5a79147930aa725, 0xd5a79147930aa725
        dq           0xd5a79147930aa725, 0xd5a79147930aa725
        dq           0x06ca6351e003826f, 0x06ca6351e003826f
        dq           0x06ca6351e003826f, 0x06ca6351e003826f
        dq           0x142929670a0e6e70, 0x142929670a0e6e70
        dq           0x142929670a0e6e70, 0x142929670a0e6e70
        dq           0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq           0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq           0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq           0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq           0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq           0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq           0x53380d139d95b3df, 0x53380d139d95b3df
        dq           0x53380d139d95b3df, 0x53380d139d95b3df
        dq           0x650a73548baf63de, 0x650a73548baf63de
        dq           0x650a73548baf63de, 0x650a73548baf63de
        dq           0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq           0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq           0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq           0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq           0x92722c851482353b, 0x92722c851482353b
        dq           0x92722c851482353b, 0x92722c851482353b
        dq           0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq           0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq           0xa81a664bbc423001, 0xa81a664bbc423001
        dq           0xa81a664bbc423001, 0xa81a664bbc423001
        dq           0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq           0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq           0xc76c51a30654be30, 0xc76c51a30654be30
        dq           0xc76c51a30654be30, 0xc76c51a30654be30
        dq           0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq           0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq           0xd69906245565a910, 0xd69906245565a910
        dq           0xd69906245565a910, 0xd69906245565a910
        dq           0xf40e35855771202a, 0xf40e35855771202a
        dq           0xf40e35855771202a, 0xf40e35855771202a
        dq           0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq           0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq           0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq           0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq           0x1e376c085141ab53, 0x1e376c085141ab53
        dq           0x1e376c085141ab53, 0x1e376c085141ab53
        dq           0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq           0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq           0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq           0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq           0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq           0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq           0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq           0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq           0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq           0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq           0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq           0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq           0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq           0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq           0x78a5636f43172f60, 0x78a5636f43172f60
        dq           0x78a5636f43172f60, 0x78a5636f43172f60
        dq           0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq           0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq           0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq           0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq           0x90befffa23631e28, 0x90befffa23631e28
        dq           0x90befffa23631e28, 0x90befffa23631e28
        dq           0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq           0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq           0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq           0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq           0xc67178f2e372532b, 0xc67178f2e372532b
        dq           0xc67178f2e372532b, 0xc67178f2e372532b
        dq           0xca273eceea26619c, 0xca273eceea26619c
        dq           0xca273eceea26619c, 0xca273eceea26619c
        dq           0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq           0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq           0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq           0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq           0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq           0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq           0x06f067aa72176fba, 0x06f067aa72176fba
        dq           0x06f067aa72176fba, 0x06f067aa72176fba
        dq           0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq           0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq           0x113f9804bef90dae, 0x113f9804bef90dae
        dq           0x113f9804bef90dae, 0x113f9804bef90dae
        dq           0x1b710b35131c471b, 0x1b710b35131c471b
        dq           0x1b710b35131c471b, 0x1b710b35131c471b
        dq           0x28db77f523047d84, 0x28db77f523047d84
        dq           0x28db77f523047d84, 0x28db77f523047d84
        dq           0x32caab7b40c72493, 0x32caab7b40c72493
        dq           0x32caab7b40c72493, 0x32caab7b40c72493
        dq           0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq           0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq           0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq           0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq           0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq           0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq           0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq           0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq           0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq           0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq           0x6c44198c4a475817, 0x6c44198c4a475817
        dq           0x6c44198c4a475817, 0x6c44198c4a475817
        align        64
L(shuffle_76543210fedcba98):  ; which byte goes where
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1):function hidden (L(f_end) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1))
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1):function (L(f_end) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1)
%endif
NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1):
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
        push         r15
L(f_at8):
        sub          rsp, 3784
L(f_at9):
        vmovaps      [rsp + 3616], xmm6
L(f_at10):
        vmovaps      [rsp + 3632], xmm7
L(f_at11):
        vmovaps      [rsp + 3648], xmm8
L(f_at12):
        vmovaps      [rsp + 3664], xmm9
L(f_at13):
        vmovaps      [rsp + 3680], xmm10
L(f_at14):
        vmovaps      [rsp + 3696], xmm11
L(f_at15):
        vmovaps      [rsp + 3712], xmm12
L(f_at16):
        vmovaps      [rsp + 3728], xmm13
L(f_at17):
        vmovaps      [rsp + 3744], xmm14
L(f_at18):
        vmovaps      [rsp + 3760], xmm15
L(f_at19):
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
        push         r15
L(f_at6):
        sub          rsp, 3624
L(f_at7):
%endif
        mov          [rsp + 128], rdi
        mov          [rsp + 120], rsi
        mov          [rsp + 136], rdx
        cmp          qword [rsp + 136], 0
        je           L(f_done)

        ; where the frame's rows are
        lea          rax, [rsp + 279]
        and          rax, -64

        ; message 0, and how far from it the others are
        mov          rcx, [rsp + 120]
        mov          rdx, [rcx]
        mov          [rsp + 120], rdx
        mov          rsi, [rcx + 8]
        sub          rsi, rdx
        mov          [rsp + 152], rsi
        mov          rdi, [rcx + 16]
        sub          rdi, rdx
        mov          [rsp + 160], rdi
        mov          r8, [rcx + 24]
        sub          r8, rdx
        mov          [rsp + 168], r8
        mov          rcx, [rcx + 32]
        sub          rcx, rdx
        mov          [rsp + 176], rcx
        ; Here: to1 and so on in [rsp + 152] to [rsp + 176], area in rax, data in [rsp + 120], state in [rsp + 128],
        ;   blocks in [rsp + 136].
L(f_batch4):
        cmp          qword [rsp + 136], 4
        jb           L(f_rest)

        ; the schedules of 4 blocks of message 4
        mov          rdx, [rsp + 120]
        add          rdx, [rsp + 176]
        vmovdqu      xmm10, [rdx]                               ; W_0 W_1
        vinserti128  ymm10, ymm10, [rdx + 256], 1
        vmovdqu      xmm11, [rdx + 128]
        vinserti128  ymm11, ymm11, [rdx + 384], 1
        vpunpcklqdq  ymm12, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      ymm11, [rel L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm12, ymm11
        vpshufb      ymm1, ymm10, ymm11
        vmovdqu      xmm10, [rdx + 16]                          ; W_2 W_3
        vinserti128  ymm10, ymm10, [rdx + 272], 1
        vmovdqu      xmm12, [rdx + 144]
        vinserti128  ymm12, ymm12, [rdx + 400], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm2, ymm13, ymm11
        vpshufb      ymm3, ymm10, ymm11
        vmovdqu      xmm10, [rdx + 32]                          ; W_4 W_5
        vinserti128  ymm10, ymm10, [rdx + 288], 1
        vmovdqu      xmm12, [rdx + 160]
        vinserti128  ymm12, ymm12, [rdx + 416], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm4, ymm13, ymm11
        vpshufb      ymm5, ymm10, ymm11
        vmovdqu      xmm10, [rdx + 48]                          ; W_6 W_7
        vinserti128  ymm10, ymm10, [rdx + 304], 1
        vmovdqu      xmm12, [rdx + 176]
        vinserti128  ymm12, ymm12, [rdx + 432], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm6, ymm13, ymm11
        vpshufb      ymm7, ymm10, ymm11
        vmovdqu      xmm10, [rdx + 64]                          ; W_8 W_9
        vinserti128  ymm10, ymm10, [rdx + 320], 1
        vmovdqu      xmm12, [rdx + 192]
        vinserti128  ymm12, ymm12, [rdx + 448], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm8, ymm13, ymm11
        vpshufb      ymm9, ymm10, ymm11
        vmovdqu      xmm10, [rdx + 80]                          ; W_10 W_11
        vinserti128  ymm10, ymm10, [rdx + 336], 1
        vmovdqu      xmm12, [rdx + 208]
        vinserti128  ymm12, ymm12, [rdx + 464], 1
        vpunpcklqdq  ymm13, ymm10, ymm12
        vpunpckhqdq  ymm10, ymm10, ymm12
        vpshufb      ymm12, ymm13, ymm11
        vmovdqu      [rax + 2560], ymm12
        vpshufb      ymm10, ymm10, ymm11
        vmovdqu      [rax + 2592], ymm10
        vmovdqu      xmm13, [rdx + 96]                          ; W_12 W_13
        vinserti128  ymm13, ymm13, [rdx + 352], 1
        vmovdqu      xmm14, [rdx + 224]
        vinserti128  ymm14, ymm14, [rdx + 480], 1
        vpunpcklqdq  ymm15, ymm13, ymm14
        vpunpckhqdq  ymm13, ymm13, ymm14
        vpshufb      ymm14, ymm15, ymm11
        vmovdqu      [rax + 2624], ymm14
        vpshufb      ymm13, ymm13, ymm11
        vmovdqu      [rax + 2656], ymm13
        vmovdqu      xmm15, [rdx + 112]                         ; W_14 W_15
        vinserti128  ymm15, ymm15, [rdx + 368], 1
        vmovdqu      xmm13, [rdx + 240]
        vinserti128  ymm13, ymm13, [rdx + 496], 1
        vpunpcklqdq  ymm14, ymm15, ymm13
        vpunpckhqdq  ymm13, ymm15, ymm13
        vpshufb      ymm14, ymm14, ymm11
        vmovdqu      [rax + 2688], ymm14
        vpshufb      ymm11, ymm13, ymm11
        vmovdqu      [rax + 2720], ymm11
        vpaddq       ymm13, ymm0, [rel L(K1x4)]                 ; W_0, + K
        vmovdqu      [rax], ymm13
        vpaddq       ymm13, ymm1, [rel L(K1x4) + 32]            ; W_1, + K
        vmovdqu      [rax + 32], ymm13
        vpaddq       ymm13, ymm2, [rel L(K1x4) + 64]            ; W_2, + K
        vmovdqu      [rax + 64], ymm13
        vpaddq       ymm13, ymm3, [rel L(K1x4) + 96]            ; W_3, + K
        vmovdqu      [rax + 96], ymm13
        vpaddq       ymm13, ymm4, [rel L(K1x4) + 128]           ; W_4, + K
        vmovdqu      [rax + 128], ymm13
        vpaddq       ymm13, ymm5, [rel L(K1x4) + 160]           ; W_5, + K
        vmovdqu      [rax + 160], ymm13
        vpaddq       ymm13, ymm6, [rel L(K1x4) + 192]           ; W_6, + K
        vmovdqu      [rax + 192], ymm13
        vpaddq       ymm13, ymm7, [rel L(K1x4) + 224]           ; W_7, + K
        vmovdqu      [rax + 224], ymm13
        vpaddq       ymm13, ymm8, [rel L(K1x4) + 256]           ; W_8, + K
        vmovdqu      [rax + 256], ymm13
        vpaddq       ymm13, ymm9, [rel L(K1x4) + 288]           ; W_9, + K
        vmovdqu      [rax + 288], ymm13
        vpaddq       ymm13, ymm12, [rel L(K1x4) + 320]          ; W_10, + K
        vmovdqu      [rax + 320], ymm13
        vpaddq       ymm13, ymm10, [rel L(K1x4) + 352]          ; W_11, + K
        vmovdqu      [rax + 352], ymm13
        vmovdqu      ymm13, [rax + 2624]
        vpaddq       ymm15, ymm13, [rel L(K1x4) + 384]          ; W_12, + K
        vmovdqu      [rax + 384], ymm15
        vmovdqu      ymm15, [rax + 2656]
        vpaddq       ymm12, ymm15, [rel L(K1x4) + 416]          ; W_13, + K
        vmovdqu      [rax + 416], ymm12
        vpaddq       ymm12, ymm14, [rel L(K1x4) + 448]          ; W_14, + K
        vmovdqu      [rax + 448], ymm12
        vpaddq       ymm12, ymm11, [rel L(K1x4) + 480]          ; W_15, + K
        vmovdqu      [rax + 480], ymm12
        lea          rdx, [rax + 2048]
        mov          [rsp + 144], rdx
        lea          rcx, [rel L(K1x4) + 512]
        lea          rsi, [rax + 32]
        mov          [rsp + 8], rsi
        mov          [rsp], rax
        mov          rbp, rax
        align        64
        ; Here: rows 0 to 15 of W of 4 blocks in ymm0 to ymm9 [rax + 2560] to [rax + 2720], to1 and so on in [rsp + 152]
        ;   to [rsp + 176], area in rax, kp in rcx, p in rbp, data in [rsp + 120], state in [rsp + 128], blocks in
        ;   [rsp + 136], turn in [rsp + 144], q in [rsp], end in [rsp + 8].
L(f_schedule4):

        ; the next sixteen words of each block
        vmovdqu      ymm10, [rax + 2688]
        vpsrlq       ymm11, ymm10, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vpsllq       ymm12, ymm10, 45
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 61
        vpsllq       ymm13, ymm10, 3
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 6
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm1, 1
        vpsllq       ymm13, ymm1, 63
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm1, 8
        vpsllq       ymm14, ymm1, 56
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm1, 7
        vpxor        ymm12, ymm12, ymm13
        vpaddq       ymm13, ymm9, ymm0
        vpaddq       ymm11, ymm13, ymm11
        vpaddq       ymm0, ymm12, ymm11
        vpaddq       ymm11, ymm0, [rcx]
        vmovdqu      [rbp + 512], ymm11
        vmovdqu      ymm11, [rax + 2720]
        vpsrlq       ymm12, ymm11, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpsllq       ymm13, ymm11, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm11, 61
        vpsllq       ymm14, ymm11, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm11, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm2, 1
        vpsllq       ymm14, ymm2, 63
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm2, 8
        vpsllq       ymm15, ymm2, 56
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm2, 7
        vpxor        ymm13, ymm13, ymm14
        vmovdqu      ymm14, [rax + 2560]
        vpaddq       ymm15, ymm14, ymm1
        vpaddq       ymm12, ymm15, ymm12
        vpaddq       ymm1, ymm13, ymm12
        vpaddq       ymm12, ymm1, [rcx + 32]
        vmovdqu      [rbp + 544], ymm12
        vpsrlq       ymm12, ymm0, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpsllq       ymm13, ymm0, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm0, 61
        vpsllq       ymm15, ymm0, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm0, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm3, 1
        vpsllq       ymm15, ymm3, 63
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm3, 8
        vpsllq       ymm14, ymm3, 56
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm3, 7
        vpxor        ymm13, ymm13, ymm14
        vmovdqu      ymm14, [rax + 2592]
        vpaddq       ymm15, ymm14, ymm2
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm2, ymm13, ymm12
        vpaddq       ymm12, ymm2, [rcx + 64]
        vmovdqu      [rbp + 576], ymm12
        vpsrlq       ymm12, ymm1, 19                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpsllq       ymm13, ymm1, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm1, 61
        vpsllq       ymm15, ymm1, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm1, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 1
        vpsllq       ymm15, ymm4, 63
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm4, 8
        vpsllq       ymm14, ymm4, 56
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm4, 7
        vpxor        ymm13, ymm13, ymm14
        vmovdqu      ymm14, [rax + 2624]
        vpaddq       ymm15, ymm14, ymm3
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm3, ymm13, ymm12
        vpaddq       ymm12, ymm3, [rcx + 96]
        vmovdqu      [rbp + 608], ymm12
        vpsrlq       ymm12, ymm2, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsllq       ymm13, ymm2, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm2, 61
        vpsllq       ymm15, ymm2, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm2, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm5, 1
        vpsllq       ymm15, ymm5, 63
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm5, 8
        vpsllq       ymm14, ymm5, 56
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm5, 7
        vpxor        ymm13, ymm13, ymm14
        vmovdqu      ymm14, [rax + 2656]
        vpaddq       ymm15, ymm14, ymm4
        vpaddq       ymm13, ymm15, ymm13
        vpaddq       ymm4, ymm13, ymm12
        vpaddq       ymm12, ymm4, [rcx + 128]
        vmovdqu      [rbp + 640], ymm12
        vpsrlq       ymm12, ymm3, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsllq       ymm13, ymm3, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm3, 61
        vpsllq       ymm15, ymm3, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm3, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm6, 1
        vpsllq       ymm15, ymm6, 63
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm6, 8
        vpsllq       ymm14, ymm6, 56
        vpxor        ymm14, ymm15, ymm14
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm6, 7
        vpxor        ymm13, ymm13, ymm14
        vpaddq       ymm14, ymm10, ymm5
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm5, ymm13, ymm12
        vpaddq       ymm12, ymm5, [rcx + 160]
        vmovdqu      [rbp + 672], ymm12
        vpsrlq       ymm12, ymm4, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsllq       ymm13, ymm4, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 61
        vpsllq       ymm14, ymm4, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm4, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm7, 1
        vpsllq       ymm14, ymm7, 63
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm7, 8
        vpsllq       ymm15, ymm7, 56
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm7, 7
        vpxor        ymm13, ymm13, ymm14
        vpaddq       ymm14, ymm11, ymm6
        vpaddq       ymm13, ymm14, ymm13
        vpaddq       ymm6, ymm13, ymm12
        vpaddq       ymm12, ymm6, [rcx + 192]
        vmovdqu      [rbp + 704], ymm12
        vpsrlq       ymm12, ymm5, 19                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpsllq       ymm13, ymm5, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm5, 61
        vpsllq       ymm14, ymm5, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm5, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm8, 1
        vpsllq       ymm14, ymm8, 63
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm8, 8
        vpsllq       ymm15, ymm8, 56
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm8, 7
        vpxor        ymm13, ymm13, ymm14
        vpaddq       ymm13, ymm7, ymm13
        vpaddq       ymm13, ymm13, ymm0
        vpaddq       ymm7, ymm13, ymm12
        vpaddq       ymm12, ymm7, [rcx + 224]
        vmovdqu      [rbp + 736], ymm12
        vpsrlq       ymm12, ymm6, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       ymm13, ymm6, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm6, 61
        vpsllq       ymm14, ymm6, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm6, 6
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm9, 1
        vpsllq       ymm14, ymm9, 63
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm9, 8
        vpsllq       ymm15, ymm9, 56
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm9, 7
        vpxor        ymm13, ymm13, ymm14
        vpaddq       ymm13, ymm8, ymm13
        vpaddq       ymm13, ymm13, ymm1
        vpaddq       ymm8, ymm13, ymm12
        vpaddq       ymm12, ymm8, [rcx + 256]
        vmovdqu      [rbp + 768], ymm12
        vpsrlq       ymm12, ymm7, 19                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vpsllq       ymm13, ymm7, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm7, 61
        vpsllq       ymm14, ymm7, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm7, 6
        vpxor        ymm12, ymm12, ymm13
        vmovdqu      ymm13, [rax + 2560]
        vpsrlq       ymm14, ymm13, 1
        vpsllq       ymm15, ymm13, 63
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 8
        vmovdqu      [rax + 3008], ymm1
        vpsllq       ymm1, ymm13, 56
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 7
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm14, ymm9, ymm14
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm9, ymm14, ymm12
        vpaddq       ymm12, ymm9, [rcx + 288]
        vmovdqu      [rbp + 800], ymm12
        vpsrlq       ymm12, ymm8, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpsllq       ymm14, ymm8, 45
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm8, 61
        vpsllq       ymm15, ymm8, 3
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm12, ymm12, ymm14
        vpsrlq       ymm14, ymm8, 6
        vpxor        ymm12, ymm12, ymm14
        vmovdqu      ymm14, [rax + 2592]
        vpsrlq       ymm15, ymm14, 1
        vpsllq       ymm1, ymm14, 63
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm14, 8
        vmovdqu      [rax + 3040], ymm2
        vpsllq       ymm2, ymm14, 56
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm14, 7
        vpxor        ymm15, ymm15, ymm2
        vpaddq       ymm13, ymm13, ymm15
        vpaddq       ymm13, ymm13, ymm3
        vpaddq       ymm12, ymm13, ymm12
        vmovdqu      [rax + 2560], ymm12
        vpaddq       ymm13, ymm12, [rcx + 320]
        vmovdqu      [rbp + 832], ymm13
        vpsrlq       ymm13, ymm9, 19                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpsllq       ymm15, ymm9, 45
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm9, 61
        vpsllq       ymm2, ymm9, 3
        vpxor        ymm15, ymm15, ymm2
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm9, 6
        vpxor        ymm13, ymm13, ymm15
        vmovdqu      ymm15, [rax + 2624]
        vpsrlq       ymm2, ymm15, 1
        vpsllq       ymm1, ymm15, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm15, 8
        vmovdqu      [rax + 3072], ymm3
        vpsllq       ymm3, ymm15, 56
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm3, ymm2, ymm3
        vpsrlq       ymm2, ymm15, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm14, ymm4
        vpaddq       ymm13, ymm14, ymm13
        vmovdqu      [rax + 2592], ymm13
        vpaddq       ymm14, ymm13, [rcx + 352]
        vmovdqu      [rbp + 864], ymm14
        vpsrlq       ymm14, ymm12, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       ymm3, ymm12, 45
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 61
        vpsllq       ymm2, ymm12, 3
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm12, 6
        vpxor        ymm14, ymm14, ymm3
        vmovdqu      ymm3, [rax + 2656]
        vpsrlq       ymm2, ymm3, 1
        vpsllq       ymm1, ymm3, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm3, 8
        vpsllq       ymm12, ymm3, 56
        vpxor        ymm12, ymm1, ymm12
        vpxor        ymm12, ymm2, ymm12
        vpsrlq       ymm2, ymm3, 7
        vpxor        ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm15, ymm12
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm12, ymm14
        vmovdqu      [rax + 2624], ymm12
        vpaddq       ymm14, ymm12, [rcx + 384]
        vmovdqu      [rbp + 896], ymm14
        vpsrlq       ymm14, ymm13, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vpsllq       ymm15, ymm13, 45
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 61
        vpsllq       ymm2, ymm13, 3
        vpxor        ymm15, ymm15, ymm2
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 6
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm10, 1
        vpsllq       ymm2, ymm10, 63
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm10, 8
        vpsllq       ymm1, ymm10, 56
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm10, 7
        vpxor        ymm15, ymm15, ymm2
        vpaddq       ymm15, ymm3, ymm15
        vpaddq       ymm15, ymm15, ymm6
        vpaddq       ymm14, ymm15, ymm14
        vmovdqu      [rax + 2656], ymm14
        vpaddq       ymm15, ymm14, [rcx + 416]
        vmovdqu      [rbp + 928], ymm15
        vpsrlq       ymm15, ymm12, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsllq       ymm3, ymm12, 45
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm12, 61
        vpsllq       ymm2, ymm12, 3
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm12, 6
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm11, 1
        vpsllq       ymm2, ymm11, 63
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm11, 8
        vpsllq       ymm1, ymm11, 56
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm11, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm7
        vpaddq       ymm10, ymm10, ymm15
        vmovdqu      [rax + 2688], ymm10
        vpaddq       ymm15, ymm10, [rcx + 448]
        vmovdqu      [rbp + 960], ymm15
        vpsrlq       ymm15, ymm14, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpsllq       ymm3, ymm14, 45
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm14, 61
        vpsllq       ymm2, ymm14, 3
        vpxor        ymm3, ymm3, ymm2
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm14, 6
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm0, 1
        vpsllq       ymm2, ymm0, 63
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm0, 8
        vpsllq       ymm1, ymm0, 56
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm0, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm11, ymm11, ymm3
        vpaddq       ymm11, ymm11, ymm8
        vpaddq       ymm11, ymm11, ymm15
        vmovdqu      [rax + 2720], ymm11
        vpaddq       ymm15, ymm11, [rcx + 480]
        vmovdqu      [rbp + 992], ymm15
        add          rbp, 512
        add          rcx, 512
        vmovdqu      ymm1, [rax + 3008]
        vmovdqu      ymm2, [rax + 3040]
        vmovdqu      ymm3, [rax + 3072]
        cmp          rbp, [rsp + 144]
        jne          L(f_schedule4)
        align        64
        ; Here: to1 and so on in [rsp + 152] to [rsp + 176], area in rax, data in [rsp + 120], state in [rsp + 128],
        ;   blocks in [rsp + 136], q in [rsp], end in [rsp + 8].
L(f_batched):

        ; the message words
        mov          r12, [rsp + 120]
            vmovdqu  xmm10, [r12]                               ; W_0 W_1
        mov          r13, [rsp + 160]
            vinserti128 ymm10, ymm10, [r12 + r13], 1
        mov          r14, [rsp + 152]
            vmovdqu  xmm11, [r12 + r14]
        mov          r15, [rsp + 168]
            vinserti128 ymm11, ymm11, [r12 + r15], 1
        mov          rbp, [rsp + 128]
            mov      rdx, [rbp + 32]                            ; a, b, ... = H
            vpunpcklqdq ymm12, ymm10, ymm11
            vpunpckhqdq ymm10, ymm10, ymm11
            vmovdqu  ymm11, [rel L(shuffle_76543210fedcba98)]
            vpshufb  ymm0, ymm12, ymm11
            vpshufb  ymm1, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 16]                          ; W_2 W_3
            vinserti128 ymm10, ymm10, [r12 + r13 + 16], 1
            mov      rsi, [rbp + 72]
            vmovdqu  xmm12, [r12 + r14 + 16]
            vinserti128 ymm12, ymm12, [r12 + r15 + 16], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm2, ymm13, ymm11
            vpshufb  ymm3, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 32]                          ; W_4 W_5
            mov      rdi, [rbp + 112]
            vinserti128 ymm10, ymm10, [r12 + r13 + 32], 1
            vmovdqu  xmm12, [r12 + r14 + 32]
            vinserti128 ymm12, ymm12, [r12 + r15 + 32], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm4, ymm13, ymm11
            vpshufb  ymm5, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 48]                          ; W_6 W_7
            mov      r8, [rbp + 152]
            vinserti128 ymm10, ymm10, [r12 + r13 + 48], 1
            vmovdqu  xmm12, [r12 + r14 + 48]
            vinserti128 ymm12, ymm12, [r12 + r15 + 48], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm6, ymm13, ymm11
            vpshufb  ymm7, ymm10, ymm11
            mov      r9, [rbp + 192]
            vmovdqu  xmm10, [r12 + 64]                          ; W_8 W_9
            vinserti128 ymm10, ymm10, [r12 + r13 + 64], 1
            vmovdqu  xmm12, [r12 + r14 + 64]
            vinserti128 ymm12, ymm12, [r12 + r15 + 64], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm8, ymm13, ymm11
            mov      r10, [rbp + 232]
            vpshufb  ymm9, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 80]                          ; W_10 W_11
            vinserti128 ymm10, ymm10, [r12 + r13 + 80], 1
            vmovdqu  xmm12, [r12 + r14 + 80]
            vinserti128 ymm12, ymm12, [r12 + r15 + 80], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            mov      r11, [rbp + 272]
            vpshufb  ymm12, ymm13, ymm11
        vmovdqu      [rax + 2560], ymm12
            vpshufb  ymm10, ymm10, ymm11
        vmovdqu      [rax + 2592], ymm10
            vmovdqu  xmm13, [r12 + 96]                          ; W_12 W_13
            vinserti128 ymm13, ymm13, [r12 + r13 + 96], 1
            vmovdqu  xmm14, [r12 + r14 + 96]
            vinserti128 ymm14, ymm14, [r12 + r15 + 96], 1
            vpunpcklqdq ymm15, ymm13, ymm14
            vpunpckhqdq ymm13, ymm13, ymm14
            mov      rbx, [rbp + 312]
            vpshufb  ymm14, ymm15, ymm11
        vmovdqu      [rax + 2624], ymm14
            vpshufb  ymm13, ymm13, ymm11
        vmovdqu      [rax + 2656], ymm13
            vmovdqu  xmm15, [r12 + 112]                         ; W_14 W_15
            vinserti128 ymm15, ymm15, [r12 + r13 + 112], 1
            vmovdqu  xmm12, [r12 + r14 + 112]
            vinserti128 ymm12, ymm12, [r12 + r15 + 112], 1
            vpunpcklqdq ymm10, ymm15, ymm12
            lea      rcx, [rel L(K)]
            vpunpckhqdq ymm12, ymm15, ymm12
            vpshufb  ymm10, ymm10, ymm11
        vmovdqu      [rax + 2688], ymm10
            vpshufb  ymm11, ymm12, ymm11
        vmovdqu      [rax + 2720], ymm11
        vmovdqu      ymm12, [rbp]
        vmovdqu      [rax + 2752], ymm12
        vmovdqu      ymm15, [rbp + 40]
        vmovdqu      [rax + 2784], ymm15
        vmovdqu      ymm14, [rbp + 80]
        vmovdqu      [rax + 2816], ymm14
        vmovdqu      ymm13, [rbp + 120]
        vmovdqu      [rax + 2848], ymm13
            lea      r12, [rel L(K) + 512]
        mov          [rsp + 144], r12
        vmovdqu      ymm10, [rbp + 160]
        vmovdqu      [rax + 2880], ymm10
        vmovdqu      ymm11, [rbp + 200]
        vmovdqu      [rax + 2912], ymm11
        vmovdqu      ymm12, [rbp + 240]
        vmovdqu      [rax + 2944], ymm12
        vmovdqu      ymm15, [rbp + 280]
        vmovdqu      [rax + 2976], ymm15
        mov          rbp, [rsp]
        align        64
        ; Here: a to h in [rax + 2752] to [rax + 2976], those from message 4 on in rdx rsi rdi r8 r9 r10 r11 rbx, rows 0
        ;   to 15 of W of 4 blocks in ymm0 to ymm9 [rax + 2560] to [rax + 2720], to1 and so on in [rsp + 152] to
        ;   [rsp + 176], area in rax, kp in rcx, p in rbp, data in [rsp + 120], state in [rsp + 128], blocks in
        ;   [rsp + 136], turn in [rsp + 144], q in [rsp], end in [rsp + 8].
L(f_carry1):

        ; sixteen rounds beside the next sixteen words
        vmovdqu      ymm10, [rax + 2688]
            vpsrlq   ymm11, ymm10, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            rorx     r12, r9, 14                                ; round 0
            vpsllq   ymm12, ymm10, 45
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            rorx     r13, r9, 18
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            xor      r12, r13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
            rorx     r13, r9, 41
            vpsrlq   ymm12, ymm1, 1
            vpsllq   ymm13, ymm1, 63
            vpxor    ymm12, ymm12, ymm13
            xor      r12, r13
            vpsrlq   ymm13, ymm1, 8
            vpsllq   ymm14, ymm1, 56
            mov      r13, r9
            and      r13, r10
            vpxor    ymm13, ymm13, ymm14
            vpxor    ymm12, ymm12, ymm13
            vpsrlq   ymm13, ymm1, 7
            andn     r14, r9, r11
            vpxor    ymm12, ymm12, ymm13
            vpaddq   ymm13, ymm9, ymm0
            add      rbx, [rbp]
            vpaddq   ymm11, ymm13, ymm11
            vpaddq   ymm11, ymm12, ymm11
        vmovdqu      ymm12, [rax + 2880]
        vpsrlq       ymm13, ymm12, 14
            add      rbx, r13
        vpsllq       ymm14, ymm12, 50
        vpxor        ymm13, ymm13, ymm14
            add      rbx, r14
        vpsrlq       ymm14, ymm12, 18
        vpsllq       ymm15, ymm12, 46
        vpxor        ymm14, ymm14, ymm15
            add      rbx, r12
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm12, 41
        vpsllq       ymm15, ymm12, 23
            rorx     r12, rdx, 28
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
            rorx     r13, rdx, 34
        vmovdqu      ymm14, [rax + 2912]
        vmovdqu      ymm15, [rax + 2944]
        vmovdqu      [rax + 3008], ymm9
        vpxor        ymm9, ymm14, ymm15
        vpand        ymm9, ymm9, ymm12
        vpxor        ymm9, ymm9, ymm15
            xor      r12, r13
        vmovdqu      [rax + 3040], ymm8
        vpbroadcastq ymm8, [rcx]
        vmovdqu      [rax + 3072], ymm7
        vmovdqu      ymm7, [rax + 2976]
        vpaddq       ymm7, ymm7, ymm0
            rorx     r13, rdx, 39
        vpaddq       ymm8, ymm7, ymm8
        vpaddq       ymm9, ymm8, ymm9
        vpaddq       ymm13, ymm9, ymm13
            xor      r12, r13
        vmovdqu      ymm9, [rax + 2752]
        vpsrlq       ymm8, ymm9, 28
        vpsllq       ymm7, ymm9, 36
            mov      r13, rdx
            xor      r13, rsi
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm9, 34
        vpsllq       ymm0, ymm9, 30
            mov      r14, rsi
            xor      r14, rdi
        vpxor        ymm7, ymm7, ymm0
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm9, 39
            and      r14, r13
        vpsllq       ymm0, ymm9, 25
        vpxor        ymm7, ymm7, ymm0
            xor      r14, rsi
        vpxor        ymm8, ymm8, ymm7
        vmovdqu      ymm7, [rax + 2784]
        vpxor        ymm0, ymm9, ymm7
        vpxor        ymm10, ymm7, [rax + 2816]
            add      r12, r14
        vpand        ymm10, ymm0, ymm10
        vpxor        ymm10, ymm10, ymm7
            add      r12, rbx
        vpaddq       ymm10, ymm10, ymm8
        vpaddq       ymm10, ymm13, ymm10
        vmovdqu      ymm8, [rax + 2848]
        vpaddq       ymm13, ymm8, ymm13
            add      rbx, r8
        vmovdqu      ymm8, [rax + 2720]
        vmovdqu      [rax + 3104], ymm6
            vpsrlq   ymm6, ymm8, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vmovdqu      [rax + 3136], ymm5
            vpsllq   ymm5, ymm8, 45
            rorx     r14, rbx, 14                               ; round 1
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm8, 61
        vmovdqu      [rax + 3168], ymm4
            vpsllq   ymm4, ymm8, 3
            rorx     r15, rbx, 18
            vpxor    ymm5, ymm5, ymm4
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm8, 6
            xor      r14, r15
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm2, 1
            rorx     r15, rbx, 41
            vpsllq   ymm4, ymm2, 63
            vpxor    ymm5, ymm5, ymm4
            vpsrlq   ymm4, ymm2, 8
            xor      r14, r15
            vpsllq   ymm8, ymm2, 56
            vpxor    ymm8, ymm4, ymm8
            mov      r15, rbx
            and      r15, r9
            vpxor    ymm8, ymm5, ymm8
            vpsrlq   ymm5, ymm2, 7
            vpxor    ymm8, ymm8, ymm5
            andn     r8, rbx, r10
        vmovdqu      ymm5, [rax + 2560]
            vpaddq   ymm4, ymm5, ymm1
            vpaddq   ymm6, ymm4, ymm6
            add      r11, [rbp + 32]
            vpaddq   ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm13, 14
        vpsllq       ymm4, ymm13, 50
            add      r11, r15
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm13, 18
        vpsllq       ymm5, ymm13, 46
            add      r11, r8
        vpxor        ymm5, ymm4, ymm5
        vpxor        ymm6, ymm6, ymm5
            add      r11, r14
        vpsrlq       ymm5, ymm13, 41
        vpsllq       ymm4, ymm13, 23
        vpxor        ymm5, ymm5, ymm4
            rorx     r14, r12, 28
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm5, ymm12, ymm14
            rorx     r15, r12, 34
        vpand        ymm5, ymm5, ymm13
        vpxor        ymm5, ymm5, ymm14
        vpbroadcastq ymm4, [rcx + 8]
            xor      r14, r15
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm4
            rorx     r15, r12, 39
        vpaddq       ymm15, ymm15, ymm5
        vpaddq       ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm10, 28
            xor      r14, r15
        vpsllq       ymm5, ymm10, 36
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm10, 34
            mov      r15, r12
            xor      r15, rdx
        vpsllq       ymm4, ymm10, 30
        vpxor        ymm5, ymm5, ymm4
            and      r13, r15
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm10, 39
        vpsllq       ymm4, ymm10, 25
            xor      r13, rdx
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm6, ymm6, ymm5
            add      r14, r13
        vpxor        ymm5, ymm10, ymm9
        vpand        ymm4, ymm5, ymm0
        vpxor        ymm4, ymm4, ymm9
            add      r14, r11
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm15, ymm6
            add      r11, rdi
        vmovdqu      ymm4, [rax + 2816]
        vpaddq       ymm15, ymm4, ymm15
            vpsrlq   ymm4, ymm11, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpsllq   ymm1, ymm11, 45
            rorx     r13, r11, 14                               ; round 2
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm11, 61
            vpsllq   ymm0, ymm11, 3
            rorx     r8, r11, 18
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            xor      r13, r8
            vpsrlq   ymm1, ymm11, 6
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm3, 1
            rorx     r8, r11, 41
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            xor      r13, r8
            vpsrlq   ymm0, ymm3, 8
        vmovdqu      [rax + 3200], ymm11
            vpsllq   ymm11, ymm3, 56
            vpxor    ymm11, ymm0, ymm11
            mov      r8, r11
            and      r8, rbx
            vpxor    ymm11, ymm1, ymm11
            vpsrlq   ymm1, ymm3, 7
            andn     rdi, r11, r9
            vpxor    ymm11, ymm11, ymm1
        vmovdqu      ymm1, [rax + 2592]
            vpaddq   ymm0, ymm1, ymm2
            vpaddq   ymm11, ymm0, ymm11
            add      r10, [rbp + 64]
            vpaddq   ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm15, 14
        vpsllq       ymm0, ymm15, 50
            add      r10, r8
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm15, 18
            add      r10, rdi
        vpsllq       ymm1, ymm15, 46
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm4, ymm4, ymm1
            add      r10, r13
        vpsrlq       ymm1, ymm15, 41
        vpsllq       ymm0, ymm15, 23
            rorx     r13, r14, 28
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm1, ymm13, ymm12
            rorx     r8, r14, 34
        vpand        ymm1, ymm1, ymm15
        vpxor        ymm1, ymm1, ymm12
            xor      r13, r8
        vpbroadcastq ymm0, [rcx + 16]
        vpaddq       ymm14, ymm14, ymm2
        vpaddq       ymm14, ymm14, ymm0
            rorx     r8, r14, 39
        vpaddq       ymm14, ymm14, ymm1
        vpaddq       ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm6, 28
            xor      r13, r8
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm4, ymm4, ymm2
            mov      r8, r14
            xor      r8, r12
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
            and      r15, r8
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm6, 39
            xor      r15, r12
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm4, ymm4, ymm2
            add      r13, r15
        vpxor        ymm2, ymm6, ymm10
        vpand        ymm5, ymm2, ymm5
            add      r13, r10
        vpxor        ymm5, ymm5, ymm10
        vpaddq       ymm5, ymm5, ymm4
        vpaddq       ymm5, ymm14, ymm5
            add      r10, rsi
        vpaddq       ymm14, ymm7, ymm14
            vpsrlq   ymm7, ymm8, 19                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vpsllq   ymm4, ymm8, 45
            rorx     r15, r10, 14                               ; round 3
            vpxor    ymm7, ymm7, ymm4
            vpsrlq   ymm4, ymm8, 61
            rorx     rdi, r10, 18
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm7, ymm7, ymm4
            xor      r15, rdi
            vpsrlq   ymm4, ymm8, 6
            vpxor    ymm7, ymm7, ymm4
            rorx     rdi, r10, 41
        vmovdqu      ymm4, [rax + 3168]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm0, ymm4, 63
            vpxor    ymm1, ymm1, ymm0
            xor      r15, rdi
            vpsrlq   ymm0, ymm4, 8
        vmovdqu      [rax + 3232], ymm8
            vpsllq   ymm8, ymm4, 56
            mov      rdi, r10
            and      rdi, r11
            vpxor    ymm8, ymm0, ymm8
            vpxor    ymm8, ymm1, ymm8
            vpsrlq   ymm1, ymm4, 7
            andn     rsi, r10, rbx
            vpxor    ymm8, ymm8, ymm1
        vmovdqu      ymm1, [rax + 2624]
            vpaddq   ymm0, ymm1, ymm3
            vpaddq   ymm8, ymm0, ymm8
            add      r9, [rbp + 96]
            vpaddq   ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm14, 14
            add      r9, rdi
        vpsllq       ymm0, ymm14, 50
        vpxor        ymm7, ymm7, ymm0
        vpsrlq       ymm0, ymm14, 18
            add      r9, rsi
        vpsllq       ymm1, ymm14, 46
        vpxor        ymm1, ymm0, ymm1
            add      r9, r15
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm14, 41
        vpsllq       ymm0, ymm14, 23
            rorx     r15, r13, 28
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            rorx     rdi, r13, 34
        vpxor        ymm1, ymm15, ymm13
        vpand        ymm1, ymm1, ymm14
        vpxor        ymm1, ymm1, ymm13
            xor      r15, rdi
        vpbroadcastq ymm0, [rcx + 24]
        vpaddq       ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm12, ymm0
            rorx     rdi, r13, 39
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm7
            xor      r15, rdi
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm3, ymm5, 36
        vpxor        ymm7, ymm7, ymm3
            mov      rdi, r13
            xor      rdi, r14
        vpsrlq       ymm3, ymm5, 34
        vpsllq       ymm1, ymm5, 30
            and      r8, rdi
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm5, 39
            xor      r8, r14
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm3, ymm3, ymm1
            add      r15, r8
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm5, ymm6
        vpand        ymm2, ymm3, ymm2
            add      r15, r9
        vpxor        ymm2, ymm2, ymm6
        vpaddq       ymm7, ymm2, ymm7
        vpaddq       ymm7, ymm12, ymm7
            add      r9, rdx
        vpaddq       ymm12, ymm9, ymm12
            vpsrlq   ymm9, ymm11, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            rorx     r8, r9, 14                                 ; round 4
            vpsllq   ymm2, ymm11, 45
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm11, 61
            rorx     rsi, r9, 18
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm2, ymm2, ymm1
            xor      r8, rsi
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm11, 6
            vpxor    ymm9, ymm9, ymm2
            rorx     rsi, r9, 41
        vmovdqu      ymm2, [rax + 3136]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm0, ymm2, 63
            xor      r8, rsi
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
        vmovdqu      [rax + 3264], ymm11
            vpsllq   ymm11, ymm2, 56
            mov      rsi, r9
            and      rsi, r10
            vpxor    ymm11, ymm0, ymm11
            vpxor    ymm11, ymm1, ymm11
            vpsrlq   ymm1, ymm2, 7
            andn     rdx, r9, r11
            vpxor    ymm11, ymm11, ymm1
        vmovdqu      ymm1, [rax + 2656]
            vpaddq   ymm0, ymm1, ymm4
            add      rbx, [rbp + 128]
            vpaddq   ymm11, ymm0, ymm11
            vpaddq   ymm11, ymm11, ymm9
        vpsrlq       ymm9, ymm12, 14
            add      rbx, rsi
        vpsllq       ymm0, ymm12, 50
        vpxor        ymm9, ymm9, ymm0
            add      rbx, rdx
        vpsrlq       ymm0, ymm12, 18
        vpsllq       ymm1, ymm12, 46
        vpxor        ymm1, ymm0, ymm1
            add      rbx, r8
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm12, 41
            rorx     r8, r15, 28
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            rorx     rsi, r15, 34
        vpxor        ymm1, ymm14, ymm15
        vpand        ymm1, ymm1, ymm12
        vpxor        ymm1, ymm1, ymm15
            xor      r8, rsi
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm4, ymm4, ymm0
            rorx     rsi, r15, 39
        vpaddq       ymm13, ymm4, ymm13
        vpaddq       ymm13, ymm13, ymm1
        vpaddq       ymm13, ymm13, ymm9
            xor      r8, rsi
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm4, ymm7, 36
            mov      rsi, r15
            xor      rsi, r13
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm1, ymm7, 30
            and      rdi, rsi
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
            xor      rdi, r13
        vpsrlq       ymm4, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm4, ymm4, ymm1
            add      r8, rdi
        vpxor        ymm9, ymm9, ymm4
        vpxor        ymm4, ymm7, ymm5
        vpand        ymm3, ymm4, ymm3
            add      r8, rbx
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm9, ymm3, ymm9
            add      rbx, r12
        vpaddq       ymm9, ymm13, ymm9
        vpaddq       ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm8, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            rorx     r12, rbx, 14                               ; round 5
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm13, ymm13, ymm3
            rorx     rdi, rbx, 18
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm3, ymm3, ymm1
            xor      r12, rdi
            vpxor    ymm13, ymm13, ymm3
            vpsrlq   ymm3, ymm8, 6
            rorx     rdi, rbx, 41
            vpxor    ymm13, ymm13, ymm3
        vmovdqu      ymm3, [rax + 3104]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            xor      r12, rdi
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 8
        vmovdqu      [rax + 3168], ymm8
            vpsllq   ymm8, ymm3, 56
            mov      rdi, rbx
            and      rdi, r9
            vpxor    ymm8, ymm0, ymm8
            vpxor    ymm8, ymm1, ymm8
            andn     rdx, rbx, r10
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm8, ymm8, ymm1
        vmovdqu      ymm1, [rax + 2688]
            vpaddq   ymm0, ymm1, ymm2
            add      r11, [rbp + 160]
            vpaddq   ymm8, ymm0, ymm8
            vpaddq   ymm13, ymm8, ymm13
            add      r11, rdi
        vpsrlq       ymm8, ymm10, 14
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm8, ymm8, ymm0
            add      r11, rdx
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm1, ymm10, 46
            add      r11, r12
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm10, 41
            rorx     r12, r8, 28
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
            rorx     rdi, r8, 34
        vpxor        ymm1, ymm12, ymm14
        vpand        ymm1, ymm1, ymm10
            xor      r12, rdi
        vpxor        ymm1, ymm1, ymm14
        vpbroadcastq ymm0, [rcx + 40]
        vpaddq       ymm2, ymm2, ymm0
            rorx     rdi, r8, 39
        vpaddq       ymm15, ymm2, ymm15
        vpaddq       ymm15, ymm15, ymm1
            xor      r12, rdi
        vpaddq       ymm15, ymm15, ymm8
        vpsrlq       ymm8, ymm9, 28
        vpsllq       ymm2, ymm9, 36
            mov      rdi, r8
            xor      rdi, r15
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm9, 34
            and      rsi, rdi
        vpsllq       ymm1, ymm9, 30
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
            xor      rsi, r15
        vpsrlq       ymm2, ymm9, 39
        vpsllq       ymm1, ymm9, 25
        vpxor        ymm2, ymm2, ymm1
            add      r12, rsi
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm9, ymm7
            add      r12, r11
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm7
        vpaddq       ymm8, ymm4, ymm8
            add      r11, r14
        vpaddq       ymm8, ymm15, ymm8
        vpaddq       ymm15, ymm6, ymm15
            rorx     r14, r11, 14                               ; round 6
            vpsrlq   ymm6, ymm11, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpsllq   ymm4, ymm11, 45
            vpxor    ymm6, ymm6, ymm4
            rorx     rsi, r11, 18
            vpsrlq   ymm4, ymm11, 61
            vpsllq   ymm1, ymm11, 3
            xor      r14, rsi
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm11, 6
            rorx     rsi, r11, 41
            vpxor    ymm6, ymm6, ymm4
        vmovdqu      ymm4, [rax + 3072]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm0, ymm4, 63
            xor      r14, rsi
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm4, 8
            mov      rsi, r11
            and      rsi, rbx
        vmovdqu      [rax + 3136], ymm11
            vpsllq   ymm11, ymm4, 56
            vpxor    ymm11, ymm0, ymm11
            vpxor    ymm11, ymm1, ymm11
            andn     rdx, r11, r9
            vpsrlq   ymm1, ymm4, 7
            vpxor    ymm11, ymm11, ymm1
            add      r10, [rbp + 192]
        vmovdqu      ymm1, [rax + 2720]
            vpaddq   ymm0, ymm1, ymm3
            vpaddq   ymm11, ymm0, ymm11
            vpaddq   ymm6, ymm11, ymm6
            add      r10, rsi
        vpsrlq       ymm11, ymm15, 14
        vpsllq       ymm0, ymm15, 50
            add      r10, rdx
        vpxor        ymm11, ymm11, ymm0
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm1, ymm15, 46
            add      r10, r14
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm11, ymm11, ymm1
        vpsrlq       ymm1, ymm15, 41
            rorx     r14, r12, 28
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     rsi, r12, 34
        vpxor        ymm11, ymm11, ymm1
        vpxor        ymm1, ymm10, ymm12
        vpand        ymm1, ymm1, ymm15
            xor      r14, rsi
        vpxor        ymm1, ymm1, ymm12
        vpbroadcastq ymm0, [rcx + 48]
            rorx     rsi, r12, 39
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm14, ymm3, ymm14
        vpaddq       ymm14, ymm14, ymm1
            xor      r14, rsi
        vpaddq       ymm11, ymm14, ymm11
        vpsrlq       ymm14, ymm8, 28
            mov      rsi, r12
            xor      rsi, r8
        vpsllq       ymm3, ymm8, 36
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm8, 34
            and      rdi, rsi
        vpsllq       ymm1, ymm8, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm14, ymm14, ymm3
            xor      rdi, r8
        vpsrlq       ymm3, ymm8, 39
        vpsllq       ymm1, ymm8, 25
            add      r14, rdi
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpxor        ymm3, ymm8, ymm9
            add      r14, r10
        vpand        ymm2, ymm3, ymm2
        vpxor        ymm2, ymm2, ymm9
            add      r10, r13
        vpaddq       ymm14, ymm2, ymm14
        vpaddq       ymm14, ymm11, ymm14
        vpaddq       ymm11, ymm5, ymm11
            rorx     r13, r10, 14                               ; round 7
            vpsrlq   ymm5, ymm13, 19                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vpsllq   ymm2, ymm13, 45
            rorx     rdi, r10, 18
            vpxor    ymm5, ymm5, ymm2
            vpsrlq   ymm2, ymm13, 61
            vpsllq   ymm1, ymm13, 3
            xor      r13, rdi
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm5, ymm5, ymm2
            vpsrlq   ymm2, ymm13, 6
            rorx     rdi, r10, 41
            vpxor    ymm5, ymm5, ymm2
        vmovdqu      ymm2, [rax + 3040]
            vpsrlq   ymm1, ymm2, 1
            xor      r13, rdi
            vpsllq   ymm0, ymm2, 63
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
            mov      rdi, r10
            and      rdi, r11
        vmovdqu      [rax + 3104], ymm13
            vpsllq   ymm13, ymm2, 56
            vpxor    ymm13, ymm0, ymm13
            andn     rdx, r10, rbx
            vpxor    ymm13, ymm1, ymm13
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm13, ymm13, ymm1
            add      r9, [rbp + 224]
            vpaddq   ymm13, ymm4, ymm13
        vmovdqu      ymm0, [rax + 3200]
            vpaddq   ymm13, ymm13, ymm0
            add      r9, rdi
            vpaddq   ymm13, ymm13, ymm5
        vpsrlq       ymm5, ymm11, 14
        vpsllq       ymm1, ymm11, 50
            add      r9, rdx
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm11, 18
        vpsllq       ymm0, ymm11, 46
            add      r9, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
            rorx     r13, r14, 28
        vpsrlq       ymm1, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     rdi, r14, 34
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm15, ymm10
            xor      r13, rdi
        vpand        ymm1, ymm1, ymm11
        vpxor        ymm1, ymm1, ymm10
        vpbroadcastq ymm0, [rcx + 56]
            rorx     rdi, r14, 39
        vpaddq       ymm4, ymm4, ymm0
        vpaddq       ymm12, ymm4, ymm12
            xor      r13, rdi
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm5
        vpsrlq       ymm5, ymm14, 28
            mov      rdi, r14
            xor      rdi, r12
        vpsllq       ymm4, ymm14, 36
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm14, 34
            and      rsi, rdi
        vpsllq       ymm1, ymm14, 30
        vpxor        ymm4, ymm4, ymm1
            xor      rsi, r12
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm14, 39
        vpsllq       ymm1, ymm14, 25
            add      r13, rsi
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm5, ymm5, ymm4
            add      r13, r9
        vpxor        ymm4, ymm14, ymm8
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm8
            add      r9, r15
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm12, ymm5
        vpaddq       ymm12, ymm7, ymm12
            rorx     r15, r9, 14                                ; round 8
            vpsrlq   ymm7, ymm6, 19                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsllq   ymm3, ymm6, 45
            rorx     rsi, r9, 18
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm6, 61
            vpsllq   ymm1, ymm6, 3
            xor      r15, rsi
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm7, ymm7, ymm3
            rorx     rsi, r9, 41
            vpsrlq   ymm3, ymm6, 6
            vpxor    ymm7, ymm7, ymm3
        vmovdqu      ymm3, [rax + 3008]
            vpsrlq   ymm1, ymm3, 1
            xor      r15, rsi
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            mov      rsi, r9
            and      rsi, r10
            vpsrlq   ymm0, ymm3, 8
        vmovdqu      [rax + 3072], ymm6
            vpsllq   ymm6, ymm3, 56
            vpxor    ymm6, ymm0, ymm6
            andn     rdx, r9, r11
            vpxor    ymm6, ymm1, ymm6
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm6, ymm6, ymm1
            add      rbx, [rbp + 256]
            vpaddq   ymm6, ymm2, ymm6
        vmovdqu      ymm1, [rax + 3232]
            vpaddq   ymm6, ymm6, ymm1
            add      rbx, rsi
            vpaddq   ymm7, ymm6, ymm7
        vpsrlq       ymm6, ymm12, 14
        vpsllq       ymm0, ymm12, 50
            add      rbx, rdx
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm12, 18
            add      rbx, r15
        vpsllq       ymm1, ymm12, 46
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
            rorx     r15, r13, 28
        vpsrlq       ymm1, ymm12, 41
        vpsllq       ymm0, ymm12, 23
            rorx     rsi, r13, 34
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm11, ymm15
            xor      r15, rsi
        vpand        ymm1, ymm1, ymm12
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastq ymm0, [rcx + 64]
            rorx     rsi, r13, 39
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm10, ymm2, ymm10
            xor      r15, rsi
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm6
        vpsrlq       ymm6, ymm5, 28
            mov      rsi, r13
            xor      rsi, r14
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
            and      rdi, rsi
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm2, ymm2, ymm1
            xor      rdi, r14
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
            add      r15, rdi
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
            add      r15, rbx
        vpxor        ymm2, ymm5, ymm14
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm14
            add      rbx, r8
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm10, ymm6
            rorx     r8, rbx, 14                                ; round 9
        vpaddq       ymm10, ymm9, ymm10
            vpsrlq   ymm9, ymm13, 19                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vpsllq   ymm4, ymm13, 45
            rorx     rdi, rbx, 18
            vpxor    ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm13, 61
            xor      r8, rdi
            vpsllq   ymm1, ymm13, 3
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm9, ymm9, ymm4
            rorx     rdi, rbx, 41
            vpsrlq   ymm4, ymm13, 6
            vpxor    ymm9, ymm9, ymm4
            xor      r8, rdi
        vmovdqu      ymm4, [rax + 2560]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm0, ymm4, 63
            vpxor    ymm1, ymm1, ymm0
            mov      rdi, rbx
            and      rdi, r9
            vpsrlq   ymm0, ymm4, 8
        vmovdqu      [rax + 3040], ymm13
            vpsllq   ymm13, ymm4, 56
            vpxor    ymm13, ymm0, ymm13
            andn     rdx, rbx, r10
            vpxor    ymm13, ymm1, ymm13
            vpsrlq   ymm1, ymm4, 7
            add      r11, [rbp + 288]
            vpxor    ymm13, ymm13, ymm1
            vpaddq   ymm13, ymm3, ymm13
        vmovdqu      ymm1, [rax + 3264]
            vpaddq   ymm13, ymm13, ymm1
            add      r11, rdi
            vpaddq   ymm9, ymm13, ymm9
        vpsrlq       ymm13, ymm10, 14
            add      r11, rdx
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm13, ymm13, ymm0
        vpsrlq       ymm0, ymm10, 18
            add      r11, r8
        vpsllq       ymm1, ymm10, 46
        vpxor        ymm1, ymm0, ymm1
            rorx     r8, r15, 28
        vpxor        ymm13, ymm13, ymm1
        vpsrlq       ymm1, ymm10, 41
        vpsllq       ymm0, ymm10, 23
            rorx     rdi, r15, 34
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm13, ymm13, ymm1
        vpxor        ymm1, ymm12, ymm11
            xor      r8, rdi
        vpand        ymm1, ymm1, ymm10
        vpxor        ymm1, ymm1, ymm11
            rorx     rdi, r15, 39
        vpbroadcastq ymm0, [rcx + 72]
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm3, ymm15
            xor      r8, rdi
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm13, ymm15, ymm13
            mov      rdi, r15
            xor      rdi, r13
        vpsrlq       ymm15, ymm6, 28
        vpsllq       ymm3, ymm6, 36
        vpxor        ymm15, ymm15, ymm3
            and      rsi, rdi
        vpsrlq       ymm3, ymm6, 34
        vpsllq       ymm1, ymm6, 30
            xor      rsi, r13
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm6, 39
            add      r8, rsi
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm15, ymm15, ymm3
            add      r8, r11
        vpxor        ymm3, ymm6, ymm5
        vpand        ymm2, ymm3, ymm2
            add      r11, r12
        vpxor        ymm2, ymm2, ymm5
        vpaddq       ymm15, ymm2, ymm15
        vpaddq       ymm15, ymm13, ymm15
            rorx     r12, r11, 14                               ; round 10
        vpaddq       ymm13, ymm8, ymm13
            vpsrlq   ymm8, ymm7, 19                             ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            rorx     rsi, r11, 18
            vpsllq   ymm2, ymm7, 45
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 61
            xor      r12, rsi
            vpsllq   ymm1, ymm7, 3
            vpxor    ymm2, ymm2, ymm1
            rorx     rsi, r11, 41
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 6
            vpxor    ymm8, ymm8, ymm2
            xor      r12, rsi
        vmovdqu      ymm2, [rax + 2592]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm0, ymm2, 63
            vpxor    ymm1, ymm1, ymm0
            mov      rsi, r11
            and      rsi, rbx
            vpsrlq   ymm0, ymm2, 8
        vmovdqu      [rax + 3008], ymm7
            vpsllq   ymm7, ymm2, 56
            andn     rdx, r11, r9
            vpxor    ymm7, ymm0, ymm7
            vpxor    ymm7, ymm1, ymm7
            vpsrlq   ymm1, ymm2, 7
            add      r10, [rbp + 320]
            vpxor    ymm7, ymm7, ymm1
            vpaddq   ymm7, ymm4, ymm7
            add      r10, rsi
        vmovdqu      ymm1, [rax + 3168]
            vpaddq   ymm7, ymm7, ymm1
            vpaddq   ymm8, ymm7, ymm8
        vmovdqu      [rax + 2560], ymm8
        vpsrlq       ymm7, ymm13, 14
            add      r10, rdx
        vpsllq       ymm0, ymm13, 50
        vpxor        ymm7, ymm7, ymm0
            add      r10, r12
        vpsrlq       ymm0, ymm13, 18
        vpsllq       ymm1, ymm13, 46
        vpxor        ymm1, ymm0, ymm1
            rorx     r12, r8, 28
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            rorx     rsi, r8, 34
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            xor      r12, rsi
        vpxor        ymm1, ymm10, ymm12
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm12
            rorx     rsi, r8, 39
        vpbroadcastq ymm0, [rcx + 80]
        vpaddq       ymm4, ymm4, ymm0
            xor      r12, rsi
        vpaddq       ymm11, ymm4, ymm11
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm7
            mov      rsi, r8
            xor      rsi, r15
        vpsrlq       ymm7, ymm15, 28
        vpsllq       ymm4, ymm15, 36
            and      rdi, rsi
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm15, 34
        vpsllq       ymm1, ymm15, 30
            xor      rdi, r15
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm7, ymm7, ymm4
        vpsrlq       ymm4, ymm15, 39
            add      r12, rdi
        vpsllq       ymm1, ymm15, 25
        vpxor        ymm4, ymm4, ymm1
            add      r12, r10
        vpxor        ymm7, ymm7, ymm4
        vpxor        ymm4, ymm15, ymm6
        vpand        ymm3, ymm4, ymm3
            add      r10, r14
        vpxor        ymm3, ymm3, ymm6
        vpaddq       ymm7, ymm3, ymm7
            rorx     r14, r10, 14                               ; round 11
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm14, ymm11
            vpsrlq   ymm14, ymm9, 19                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            rorx     rdi, r10, 18
            vpsllq   ymm3, ymm9, 45
            vpxor    ymm14, ymm14, ymm3
            xor      r14, rdi
            vpsrlq   ymm3, ymm9, 61
            vpsllq   ymm1, ymm9, 3
            vpxor    ymm3, ymm3, ymm1
            rorx     rdi, r10, 41
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm9, 6
            vpxor    ymm14, ymm14, ymm3
            xor      r14, rdi
        vmovdqu      ymm3, [rax + 2624]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            mov      rdi, r10
            and      rdi, r11
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 8
        vmovdqu      [rax + 3296], ymm9
            vpsllq   ymm9, ymm3, 56
            andn     rdx, r10, rbx
            vpxor    ymm9, ymm0, ymm9
            vpxor    ymm9, ymm1, ymm9
            add      r9, [rbp + 352]
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm9, ymm9, ymm1
            vpaddq   ymm9, ymm2, ymm9
            add      r9, rdi
        vmovdqu      ymm1, [rax + 3136]
            vpaddq   ymm9, ymm9, ymm1
            vpaddq   ymm14, ymm9, ymm14
        vmovdqu      [rax + 2592], ymm14
            add      r9, rdx
        vpsrlq       ymm9, ymm11, 14
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm9, ymm9, ymm0
            add      r9, r14
        vpsrlq       ymm0, ymm11, 18
        vpsllq       ymm1, ymm11, 46
        vpxor        ymm1, ymm0, ymm1
            rorx     r14, r12, 28
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm11, 41
            rorx     rdi, r12, 34
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            xor      r14, rdi
        vpxor        ymm1, ymm13, ymm10
        vpand        ymm1, ymm1, ymm11
            rorx     rdi, r12, 39
        vpxor        ymm1, ymm1, ymm10
        vpbroadcastq ymm0, [rcx + 88]
        vpaddq       ymm2, ymm2, ymm0
            xor      r14, rdi
        vpaddq       ymm12, ymm2, ymm12
        vpaddq       ymm12, ymm12, ymm1
            mov      rdi, r12
            xor      rdi, r8
        vpaddq       ymm12, ymm12, ymm9
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm2, ymm7, 36
            and      rsi, rdi
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 34
        vpsllq       ymm1, ymm7, 30
            xor      rsi, r8
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
            add      r14, rsi
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm2, ymm2, ymm1
            add      r14, r9
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm7, ymm15
            add      r9, r13
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm15
        vpaddq       ymm9, ymm4, ymm9
            rorx     r13, r9, 14                                ; round 12
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm12, ymm5, ymm12
            rorx     rsi, r9, 18
            vpsrlq   ymm5, ymm8, 19                             ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vpsllq   ymm4, ymm8, 45
            vpxor    ymm5, ymm5, ymm4
            xor      r13, rsi
            vpsrlq   ymm4, ymm8, 61
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm4, ymm4, ymm1
            rorx     rsi, r9, 41
            vpxor    ymm5, ymm5, ymm4
            vpsrlq   ymm4, ymm8, 6
            xor      r13, rsi
            vpxor    ymm5, ymm5, ymm4
        vmovdqu      ymm4, [rax + 2656]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm0, ymm4, 63
            mov      rsi, r9
            and      rsi, r10
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm4, 8
            andn     rdx, r9, r11
            vpsllq   ymm8, ymm4, 56
            vpxor    ymm8, ymm0, ymm8
            vpxor    ymm8, ymm1, ymm8
            add      rbx, [rbp + 384]
            vpsrlq   ymm1, ymm4, 7
            vpxor    ymm8, ymm8, ymm1
            add      rbx, rsi
            vpaddq   ymm8, ymm3, ymm8
        vmovdqu      ymm1, [rax + 3104]
            vpaddq   ymm8, ymm8, ymm1
            vpaddq   ymm8, ymm8, ymm5
        vmovdqu      [rax + 2624], ymm8
            add      rbx, rdx
        vpsrlq       ymm5, ymm12, 14
        vpsllq       ymm0, ymm12, 50
        vpxor        ymm5, ymm5, ymm0
            add      rbx, r13
        vpsrlq       ymm0, ymm12, 18
        vpsllq       ymm1, ymm12, 46
            rorx     r13, r14, 28
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm12, 41
            rorx     rsi, r14, 34
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
            xor      r13, rsi
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm11, ymm13
        vpand        ymm1, ymm1, ymm12
            rorx     rsi, r14, 39
        vpxor        ymm1, ymm1, ymm13
        vpbroadcastq ymm0, [rcx + 96]
            xor      r13, rsi
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm3, ymm10
        vpaddq       ymm10, ymm10, ymm1
            mov      rsi, r14
            xor      rsi, r12
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm9, 28
        vpsllq       ymm3, ymm9, 36
            and      rdi, rsi
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm9, 34
            xor      rdi, r12
        vpsllq       ymm1, ymm9, 30
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
            add      r13, rdi
        vpsrlq       ymm3, ymm9, 39
        vpsllq       ymm1, ymm9, 25
            add      r13, rbx
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm9, ymm7
            add      rbx, r15
        vpand        ymm2, ymm3, ymm2
        vpxor        ymm2, ymm2, ymm7
            rorx     r15, rbx, 14                               ; round 13
        vpaddq       ymm5, ymm2, ymm5
        vpaddq       ymm5, ymm10, ymm5
        vmovdqu      [rax + 2848], ymm5
        vpaddq       ymm10, ymm6, ymm10
        vmovdqu      [rax + 2976], ymm10
            rorx     rdi, rbx, 18
            vpsrlq   ymm6, ymm14, 19                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vpsllq   ymm2, ymm14, 45
            vpxor    ymm6, ymm6, ymm2
            xor      r15, rdi
            vpsrlq   ymm2, ymm14, 61
            vpsllq   ymm1, ymm14, 3
            rorx     rdi, rbx, 41
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm14, 6
            xor      r15, rdi
            vpxor    ymm6, ymm6, ymm2
        vmovdqu      ymm2, [rax + 2688]
            vpsrlq   ymm1, ymm2, 1
            mov      rdi, rbx
            and      rdi, r9
            vpsllq   ymm0, ymm2, 63
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
            andn     rdx, rbx, r10
            vpsllq   ymm14, ymm2, 56
            vpxor    ymm14, ymm0, ymm14
            add      r11, [rbp + 416]
            vpxor    ymm14, ymm1, ymm14
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm14, ymm14, ymm1
            add      r11, rdi
            vpaddq   ymm14, ymm4, ymm14
        vmovdqu      ymm1, [rax + 3072]
            vpaddq   ymm14, ymm14, ymm1
            vpaddq   ymm14, ymm14, ymm6
        vmovdqu      [rax + 2656], ymm14
            add      r11, rdx
        vpsrlq       ymm6, ymm10, 14
        vpsllq       ymm0, ymm10, 50
            add      r11, r15
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm1, ymm10, 46
            rorx     rdi, r13, 28
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
            rorx     r15, r13, 34
        vpsrlq       ymm1, ymm10, 41
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            xor      rdi, r15
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm12, ymm11
            rorx     r15, r13, 39
        vpand        ymm1, ymm1, ymm10
        vpxor        ymm1, ymm1, ymm11
        vpbroadcastq ymm0, [rcx + 104]
            xor      rdi, r15
        vpaddq       ymm4, ymm4, ymm0
        vpaddq       ymm13, ymm4, ymm13
        vpaddq       ymm13, ymm13, ymm1
            mov      r15, r13
            xor      r15, r14
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm6, ymm5, 28
            and      rsi, r15
        vpsllq       ymm4, ymm5, 36
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm5, 34
            xor      rsi, r14
        vpsllq       ymm1, ymm5, 30
        vpxor        ymm4, ymm4, ymm1
            add      rdi, rsi
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm1, ymm5, 25
            add      rdi, r11
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm6, ymm6, ymm4
            add      r11, r8
        vpxor        ymm4, ymm5, ymm9
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm9
            rorx     r8, r11, 14                                ; round 14
        vpaddq       ymm6, ymm3, ymm6
        vpaddq       ymm6, ymm13, ymm6
        vmovdqu      [rax + 2816], ymm6
        vpaddq       ymm13, ymm15, ymm13
        vmovdqu      [rax + 2944], ymm13
            rorx     rsi, r11, 18
            vpsrlq   ymm15, ymm8, 19                            ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vpsllq   ymm3, ymm8, 45
            xor      r8, rsi
            vpxor    ymm15, ymm15, ymm3
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm1, ymm8, 3
            rorx     rsi, r11, 41
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm15, ymm15, ymm3
            xor      r8, rsi
            vpsrlq   ymm3, ymm8, 6
            vpxor    ymm15, ymm15, ymm3
        vmovdqu      ymm3, [rax + 2720]
            vpsrlq   ymm1, ymm3, 1
            mov      rsi, r11
            and      rsi, rbx
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            andn     rdx, r11, r9
            vpsrlq   ymm0, ymm3, 8
            vpsllq   ymm8, ymm3, 56
            vpxor    ymm8, ymm0, ymm8
            add      r10, [rbp + 448]
            vpxor    ymm8, ymm1, ymm8
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm8, ymm8, ymm1
            add      r10, rsi
            vpaddq   ymm8, ymm2, ymm8
        vmovdqu      ymm1, [rax + 3040]
            vpaddq   ymm8, ymm8, ymm1
            add      r10, rdx
            vpaddq   ymm15, ymm8, ymm15
        vmovdqu      [rax + 2688], ymm15
        vpsrlq       ymm8, ymm13, 14
        vpsllq       ymm0, ymm13, 50
            add      r10, r8
        vpxor        ymm8, ymm8, ymm0
        vpsrlq       ymm0, ymm13, 18
            rorx     rsi, rdi, 28
        vpsllq       ymm1, ymm13, 46
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
            rorx     r8, rdi, 34
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            xor      rsi, r8
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm10, ymm12
            rorx     r8, rdi, 39
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm12
        vpbroadcastq ymm0, [rcx + 112]
            xor      rsi, r8
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm11, ymm2, ymm11
            mov      rdx, rdi
            xor      rdx, r13
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm8
        vpsrlq       ymm8, ymm6, 28
            and      r15, rdx
        vpsllq       ymm2, ymm6, 36
        vpxor        ymm8, ymm8, ymm2
            xor      r15, r13
        vpsrlq       ymm2, ymm6, 34
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm2, ymm2, ymm1
            add      rsi, r15
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm6, 39
            add      rsi, r10
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
            add      r10, r12
        vpxor        ymm2, ymm6, ymm5
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm5
            rorx     r12, r10, 14                               ; round 15
        vpaddq       ymm8, ymm4, ymm8
        vpaddq       ymm8, ymm11, ymm8
        vmovdqu      [rax + 2784], ymm8
            rorx     r15, r10, 18
        vpaddq       ymm11, ymm7, ymm11
        vmovdqu      [rax + 2912], ymm11
            vpsrlq   ymm7, ymm14, 19                            ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vpsllq   ymm4, ymm14, 45
            xor      r12, r15
            vpxor    ymm7, ymm7, ymm4
            vpsrlq   ymm4, ymm14, 61
            rorx     r15, r10, 41
            vpsllq   ymm1, ymm14, 3
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm7, ymm7, ymm4
            xor      r12, r15
            vpsrlq   ymm4, ymm14, 6
            vpxor    ymm7, ymm7, ymm4
            mov      r15, r10
            and      r15, r11
        vmovdqu      ymm0, [rax + 3200]
            vpsrlq   ymm4, ymm0, 1
            vpsllq   ymm1, ymm0, 63
            vpxor    ymm4, ymm4, ymm1
            andn     r8, r10, rbx
            vpsrlq   ymm1, ymm0, 8
            vpsllq   ymm5, ymm0, 56
            vpxor    ymm5, ymm1, ymm5
            add      r9, [rbp + 480]
            vpxor    ymm5, ymm4, ymm5
            vpsrlq   ymm4, ymm0, 7
            add      r9, r15
            vpxor    ymm5, ymm5, ymm4
            vpaddq   ymm5, ymm3, ymm5
        vmovdqu      ymm4, [rax + 3008]
            vpaddq   ymm5, ymm5, ymm4
            add      r9, r8
            vpaddq   ymm7, ymm5, ymm7
        vmovdqu      [rax + 2720], ymm7
        vpsrlq       ymm5, ymm11, 14
            add      r9, r12
        vpsllq       ymm1, ymm11, 50
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm11, 18
            rorx     r12, rsi, 28
        vpsllq       ymm14, ymm11, 46
        vpxor        ymm14, ymm1, ymm14
            rorx     r15, rsi, 34
        vpxor        ymm14, ymm5, ymm14
        vpsrlq       ymm5, ymm11, 41
        vpsllq       ymm1, ymm11, 23
            xor      r12, r15
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm14, ymm14, ymm5
        vpxor        ymm5, ymm13, ymm10
            rorx     r15, rsi, 39
        vpand        ymm5, ymm5, ymm11
        vpxor        ymm5, ymm5, ymm10
            xor      r12, r15
        vpbroadcastq ymm1, [rcx + 120]
        vpaddq       ymm3, ymm3, ymm1
        vpaddq       ymm12, ymm3, ymm12
            mov      r15, rsi
            xor      r15, rdi
        vpaddq       ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm12, ymm14
            and      rdx, r15
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm5, ymm8, 36
        vpxor        ymm14, ymm14, ymm5
            xor      rdx, rdi
        vpsrlq       ymm5, ymm8, 34
        vpsllq       ymm3, ymm8, 30
            add      rdx, r12
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm14, ymm14, ymm5
        vpsrlq       ymm5, ymm8, 39
            add      rdx, r9
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm14, ymm14, ymm5
            add      r9, r14
        vpxor        ymm5, ymm8, ymm6
        vpand        ymm5, ymm5, ymm2
            add      rcx, 128
        vpxor        ymm5, ymm5, ymm6
        vpaddq       ymm14, ymm5, ymm14
        vpaddq       ymm14, ymm12, ymm14
        vmovdqu      [rax + 2752], ymm14
            add      rbp, 512
        vpaddq       ymm12, ymm9, ymm12
        vmovdqu      [rax + 2880], ymm12
        vmovdqa      ymm8, ymm4
        mov          r8, r13
        vmovdqu      ymm1, [rax + 3232]
        vmovdqu      ymm2, [rax + 3264]
        vmovdqu      ymm3, [rax + 3168]
        vmovdqu      ymm4, [rax + 3136]
        vmovdqu      ymm5, [rax + 3104]
        vmovdqu      ymm6, [rax + 3072]
        vmovdqu      ymm7, [rax + 3040]
        vmovdqu      ymm9, [rax + 3296]
        cmp          rcx, [rsp + 144]
        jne          L(f_carry1)

        ; the last sixteen rounds, and the hash values after the block
        vmovdqu      ymm10, [rax + 2880]
        vpsrlq       ymm11, ymm10, 14                           ; round 0
            rorx     r12, r9, 14
        vpsllq       ymm12, ymm10, 50
            rorx     r13, r9, 18
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 18
            xor      r12, r13
        vpsllq       ymm13, ymm10, 46
        vpxor        ymm12, ymm12, ymm13
            rorx     r13, r9, 41
        vpxor        ymm11, ymm11, ymm12
            xor      r12, r13
        vpsrlq       ymm12, ymm10, 41
        vpsllq       ymm13, ymm10, 23
            mov      r13, r9
            and      r13, r10
        vpxor        ymm12, ymm12, ymm13
            andn     r14, r9, r11
        vpxor        ymm11, ymm11, ymm12
        vmovdqu      ymm12, [rax + 2912]
        vmovdqu      ymm13, [rax + 2944]
        vpxor        ymm14, ymm12, ymm13
            add      rbx, [rbp]
        vpand        ymm14, ymm14, ymm10
            add      rbx, r13
        vpxor        ymm14, ymm14, ymm13
        vpbroadcastq ymm15, [rcx]
            add      r14, rbx
        vmovdqu      [rax + 3008], ymm9
        vmovdqu      ymm9, [rax + 2976]
        vpaddq       ymm9, ymm9, ymm0
        vpaddq       ymm15, ymm9, ymm15
            add      r12, r14
        vpaddq       ymm14, ymm15, ymm14
            rorx     rbx, rdx, 28
        vpaddq       ymm11, ymm14, ymm11
        vmovdqu      ymm14, [rax + 2752]
        vpsrlq       ymm15, ymm14, 28
            rorx     r13, rdx, 34
        vpsllq       ymm9, ymm14, 36
            xor      rbx, r13
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm14, 34
            rorx     r13, rdx, 39
        vmovdqu      [rax + 3040], ymm0
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm9, ymm9, ymm0
            xor      rbx, r13
        vpxor        ymm15, ymm15, ymm9
            mov      r13, rdx
            xor      r13, rsi
        vpsrlq       ymm9, ymm14, 39
        vpsllq       ymm0, ymm14, 25
            mov      r14, rsi
            xor      r14, rdi
        vpxor        ymm9, ymm9, ymm0
            and      r14, r13
        vpxor        ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 2784]
        vpxor        ymm0, ymm14, ymm9
            xor      r14, rsi
        vmovdqu      [rax + 3072], ymm8
        vpxor        ymm8, ymm9, [rax + 2816]
            add      rbx, r14
        vpand        ymm8, ymm0, ymm8
        vpxor        ymm8, ymm8, ymm9
            add      rbx, r12
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm15, ymm11, ymm15
            add      r8, r12
        vmovdqu      ymm8, [rax + 2848]
        vpaddq       ymm11, ymm8, ymm11
            rorx     r12, r8, 14                                ; round 1
        vpsrlq       ymm8, ymm11, 14
        vmovdqu      [rax + 3104], ymm7
        vpsllq       ymm7, ymm11, 50
            rorx     r14, r8, 18
        vpxor        ymm8, ymm8, ymm7
            xor      r12, r14
        vpsrlq       ymm7, ymm11, 18
        vmovdqu      [rax + 3136], ymm6
        vpsllq       ymm6, ymm11, 46
            rorx     r14, r8, 41
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm8, ymm8, ymm7
            xor      r12, r14
        vpsrlq       ymm7, ymm11, 41
            mov      r14, r8
            and      r14, r9
        vpsllq       ymm6, ymm11, 23
        vpxor        ymm7, ymm7, ymm6
            andn     r15, r8, r10
        vpxor        ymm8, ymm8, ymm7
            add      r11, [rbp + 32]
        vpxor        ymm7, ymm10, ymm12
        vpand        ymm7, ymm7, ymm11
            add      r11, r14
        vpxor        ymm7, ymm7, ymm12
        vpbroadcastq ymm6, [rcx + 8]
            add      r15, r11
        vpaddq       ymm13, ymm13, ymm1
            add      r12, r15
        vpaddq       ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm13, ymm7
            rorx     r11, rbx, 28
        vpaddq       ymm13, ymm13, ymm8
            rorx     r14, rbx, 34
        vpsrlq       ymm8, ymm15, 28
        vpsllq       ymm7, ymm15, 36
            xor      r11, r14
        vpxor        ymm8, ymm8, ymm7
            rorx     r14, rbx, 39
        vpsrlq       ymm7, ymm15, 34
        vpsllq       ymm6, ymm15, 30
            xor      r11, r14
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm8, ymm8, ymm7
            mov      r14, rbx
            xor      r14, rdx
        vpsrlq       ymm7, ymm15, 39
            and      r13, r14
        vpsllq       ymm6, ymm15, 25
        vpxor        ymm7, ymm7, ymm6
            xor      r13, rdx
        vpxor        ymm8, ymm8, ymm7
            add      r11, r13
        vpxor        ymm7, ymm15, ymm14
        vpand        ymm6, ymm7, ymm0
            add      r11, r12
        vpxor        ymm6, ymm6, ymm14
        vpaddq       ymm8, ymm6, ymm8
            add      rdi, r12
        vpaddq       ymm8, ymm13, ymm8
            rorx     r12, rdi, 14                               ; round 2
        vmovdqu      ymm6, [rax + 2816]
        vpaddq       ymm13, ymm6, ymm13
        vpsrlq       ymm6, ymm13, 14
            rorx     r13, rdi, 18
        vpsllq       ymm0, ymm13, 50
            xor      r12, r13
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm13, 18
            rorx     r13, rdi, 41
        vmovdqu      [rax + 3168], ymm1
        vpsllq       ymm1, ymm13, 46
            xor      r12, r13
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
            mov      r13, rdi
            and      r13, r8
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            andn     r15, rdi, r9
        vpxor        ymm1, ymm1, ymm0
            add      r10, [rbp + 64]
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm11, ymm10
            add      r10, r13
        vpand        ymm1, ymm1, ymm13
            add      r15, r10
        vpxor        ymm1, ymm1, ymm10
        vpbroadcastq ymm0, [rcx + 16]
            add      r12, r15
        vpaddq       ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm12, ymm0
            rorx     r10, r11, 28
        vpaddq       ymm12, ymm12, ymm1
            rorx     r13, r11, 34
        vpaddq       ymm12, ymm12, ymm6
        vpsrlq       ymm6, ymm8, 28
            xor      r10, r13
        vpsllq       ymm1, ymm8, 36
            rorx     r13, r11, 39
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm8, 34
            xor      r10, r13
        vpsllq       ymm0, ymm8, 30
            mov      r13, r11
            xor      r13, rbx
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
            and      r14, r13
        vpsrlq       ymm1, ymm8, 39
        vpsllq       ymm0, ymm8, 25
            xor      r14, rbx
        vpxor        ymm1, ymm1, ymm0
            add      r10, r14
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm8, ymm15
            add      r10, r12
        vpand        ymm7, ymm1, ymm7
            add      rsi, r12
        vpxor        ymm7, ymm7, ymm15
        vpaddq       ymm7, ymm7, ymm6
            rorx     r12, rsi, 14                               ; round 3
        vpaddq       ymm7, ymm12, ymm7
        vpaddq       ymm12, ymm9, ymm12
            rorx     r14, rsi, 18
        vpsrlq       ymm9, ymm12, 14
            xor      r12, r14
        vpsllq       ymm6, ymm12, 50
        vpxor        ymm9, ymm9, ymm6
            rorx     r14, rsi, 41
        vpsrlq       ymm6, ymm12, 18
            xor      r12, r14
        vpsllq       ymm0, ymm12, 46
        vpxor        ymm6, ymm6, ymm0
            mov      r14, rsi
            and      r14, rdi
        vpxor        ymm9, ymm9, ymm6
            andn     r15, rsi, r8
        vpsrlq       ymm6, ymm12, 41
        vpsllq       ymm0, ymm12, 23
            add      r9, [rbp + 96]
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            add      r9, r14
        vpxor        ymm6, ymm13, ymm11
            add      r15, r9
        vpand        ymm6, ymm6, ymm12
        vpxor        ymm6, ymm6, ymm11
            add      r12, r15
        vpbroadcastq ymm0, [rcx + 24]
            rorx     r9, r10, 28
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm0
            rorx     r14, r10, 34
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm9
            xor      r9, r14
        vpsrlq       ymm9, ymm7, 28
            rorx     r14, r10, 39
        vpsllq       ymm6, ymm7, 36
        vpxor        ymm9, ymm9, ymm6
            xor      r9, r14
        vpsrlq       ymm6, ymm7, 34
            mov      r14, r10
            xor      r14, r11
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm6, ymm6, ymm0
            and      r13, r14
        vpxor        ymm9, ymm9, ymm6
            xor      r13, r11
        vpsrlq       ymm6, ymm7, 39
        vpsllq       ymm0, ymm7, 25
            add      r9, r13
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            add      r9, r12
        vpxor        ymm6, ymm7, ymm8
            add      rdx, r12
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm1, ymm8
            rorx     r12, rdx, 14                               ; round 4
        vpaddq       ymm9, ymm1, ymm9
            rorx     r13, rdx, 18
        vpaddq       ymm9, ymm10, ymm9
        vpaddq       ymm10, ymm14, ymm10
            xor      r12, r13
        vpsrlq       ymm14, ymm10, 14
        vpsllq       ymm1, ymm10, 50
            rorx     r13, rdx, 41
        vpxor        ymm14, ymm14, ymm1
            xor      r12, r13
        vpsrlq       ymm1, ymm10, 18
        vpsllq       ymm0, ymm10, 46
            mov      r13, rdx
            and      r13, rsi
        vpxor        ymm1, ymm1, ymm0
            andn     r15, rdx, rdi
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm10, 41
            add      r8, [rbp + 128]
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            add      r8, r13
        vpxor        ymm14, ymm14, ymm1
            add      r15, r8
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm1, ymm10
            add      r12, r15
        vpxor        ymm1, ymm1, ymm13
            rorx     r8, r9, 28
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm0, ymm4, ymm0
            rorx     r13, r9, 34
        vpaddq       ymm11, ymm0, ymm11
            xor      r8, r13
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm14
            rorx     r13, r9, 39
        vpsrlq       ymm14, ymm9, 28
        vpsllq       ymm1, ymm9, 36
            xor      r8, r13
        vpxor        ymm14, ymm14, ymm1
            mov      r13, r9
            xor      r13, r10
        vpsrlq       ymm1, ymm9, 34
        vpsllq       ymm0, ymm9, 30
            and      r14, r13
        vpxor        ymm1, ymm1, ymm0
            xor      r14, r10
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm9, 39
            add      r8, r14
        vpsllq       ymm0, ymm9, 25
        vpxor        ymm1, ymm1, ymm0
            add      r8, r12
        vpxor        ymm14, ymm14, ymm1
            add      rbx, r12
        vpxor        ymm1, ymm9, ymm7
        vpand        ymm6, ymm1, ymm6
            rorx     r12, rbx, 14                               ; round 5
        vpxor        ymm6, ymm6, ymm7
            rorx     r14, rbx, 18
        vpaddq       ymm14, ymm6, ymm14
        vpaddq       ymm14, ymm11, ymm14
            xor      r12, r14
        vpaddq       ymm11, ymm15, ymm11
            rorx     r14, rbx, 41
        vpsrlq       ymm15, ymm11, 14
        vpsllq       ymm6, ymm11, 50
            xor      r12, r14
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm11, 18
            mov      r14, rbx
            and      r14, rdx
        vpsllq       ymm0, ymm11, 46
            andn     r15, rbx, rsi
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      rdi, [rbp + 160]
        vpsrlq       ymm6, ymm11, 41
            add      rdi, r14
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm6, ymm6, ymm0
            add      r15, rdi
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm6, ymm10, ymm12
            add      r12, r15
        vpand        ymm6, ymm6, ymm11
            rorx     rdi, r8, 28
        vpxor        ymm6, ymm6, ymm12
        vpbroadcastq ymm0, [rcx + 40]
            rorx     r14, r8, 34
        vpaddq       ymm0, ymm5, ymm0
            xor      rdi, r14
        vpaddq       ymm13, ymm0, ymm13
        vpaddq       ymm13, ymm13, ymm6
            rorx     r14, r8, 39
        vpaddq       ymm13, ymm13, ymm15
            xor      rdi, r14
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm6, ymm14, 36
            mov      r14, r8
            xor      r14, r9
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm14, 34
            and      r13, r14
        vpsllq       ymm0, ymm14, 30
            xor      r13, r9
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      rdi, r13
        vpsrlq       ymm6, ymm14, 39
            add      rdi, r12
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm6, ymm6, ymm0
            add      r11, r12
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm6, ymm14, ymm9
            rorx     r12, r11, 14                               ; round 6
        vpand        ymm1, ymm6, ymm1
            rorx     r13, r11, 18
        vpxor        ymm1, ymm1, ymm9
        vpaddq       ymm15, ymm1, ymm15
            xor      r12, r13
        vpaddq       ymm15, ymm13, ymm15
            rorx     r13, r11, 41
        vpaddq       ymm13, ymm8, ymm13
        vpsrlq       ymm8, ymm13, 14
            xor      r12, r13
        vpsllq       ymm1, ymm13, 50
            mov      r13, r11
            and      r13, rbx
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm13, 18
            andn     r15, r11, rdx
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            add      rsi, [rbp + 192]
        vpxor        ymm8, ymm8, ymm1
            add      rsi, r13
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            add      r15, rsi
        vpxor        ymm1, ymm1, ymm0
            add      r12, r15
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm11, ymm10
            rorx     rsi, rdi, 28
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm10
            rorx     r13, rdi, 34
        vpbroadcastq ymm0, [rcx + 48]
            xor      rsi, r13
        vmovdqu      [rax + 3200], ymm2
        vmovdqu      ymm2, [rax + 3136]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm12, ymm0, ymm12
            rorx     r13, rdi, 39
        vpaddq       ymm12, ymm12, ymm1
            xor      rsi, r13
        vpaddq       ymm12, ymm12, ymm8
        vpsrlq       ymm8, ymm15, 28
            mov      r13, rdi
            xor      r13, r8
        vpsllq       ymm1, ymm15, 36
            and      r14, r13
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm15, 34
            xor      r14, r8
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm1, ymm1, ymm0
            add      rsi, r14
        vpxor        ymm8, ymm8, ymm1
            add      rsi, r12
        vpsrlq       ymm1, ymm15, 39
        vpsllq       ymm0, ymm15, 25
            add      r10, r12
        vpxor        ymm1, ymm1, ymm0
            rorx     r12, r10, 14                               ; round 7
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm15, ymm14
            rorx     r14, r10, 18
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm14
            xor      r12, r14
        vpaddq       ymm8, ymm6, ymm8
            rorx     r14, r10, 41
        vpaddq       ymm8, ymm12, ymm8
        vpaddq       ymm12, ymm7, ymm12
            xor      r12, r14
        vpsrlq       ymm7, ymm12, 14
            mov      r14, r10
            and      r14, r11
        vpsllq       ymm6, ymm12, 50
        vpxor        ymm7, ymm7, ymm6
            andn     r15, r10, rbx
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            add      rdx, [rbp + 224]
        vpxor        ymm6, ymm6, ymm0
            add      rdx, r14
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 41
            add      r15, rdx
        vpsllq       ymm0, ymm12, 23
            add      r12, r15
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
            rorx     rdx, rsi, 28
        vpxor        ymm6, ymm13, ymm11
            rorx     r14, rsi, 34
        vpand        ymm6, ymm6, ymm12
        vpxor        ymm6, ymm6, ymm11
            xor      rdx, r14
        vpbroadcastq ymm0, [rcx + 56]
        vmovdqu      ymm2, [rax + 3104]
        vpaddq       ymm0, ymm2, ymm0
            rorx     r14, rsi, 39
        vpaddq       ymm10, ymm0, ymm10
            xor      rdx, r14
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm7
            mov      r14, rsi
            xor      r14, rdi
        vpsrlq       ymm7, ymm8, 28
            and      r13, r14
        vpsllq       ymm6, ymm8, 36
        vpxor        ymm7, ymm7, ymm6
            xor      r13, rdi
        vpsrlq       ymm6, ymm8, 34
        vpsllq       ymm0, ymm8, 30
            add      rdx, r13
        vpxor        ymm6, ymm6, ymm0
            add      rdx, r12
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm8, 39
            add      r9, r12
        vpsllq       ymm0, ymm8, 25
            rorx     r12, r9, 14                                ; round 8
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
            rorx     r13, r9, 18
        vpxor        ymm6, ymm8, ymm15
            xor      r12, r13
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm1, ymm15
            rorx     r13, r9, 41
        vpaddq       ymm7, ymm1, ymm7
        vpaddq       ymm7, ymm10, ymm7
            xor      r12, r13
        vpaddq       ymm10, ymm9, ymm10
            mov      r13, r9
            and      r13, r10
        vpsrlq       ymm9, ymm10, 14
        vpsllq       ymm1, ymm10, 50
            andn     r15, r9, r11
        vpxor        ymm9, ymm9, ymm1
            add      rbx, [rbp + 256]
        vpsrlq       ymm1, ymm10, 18
        vpsllq       ymm0, ymm10, 46
            add      rbx, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            add      r15, rbx
        vpsrlq       ymm1, ymm10, 41
            add      r12, r15
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     rbx, rdx, 28
        vpxor        ymm9, ymm9, ymm1
            rorx     r13, rdx, 34
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm1, ymm10
            xor      rbx, r13
        vpxor        ymm1, ymm1, ymm13
            rorx     r13, rdx, 39
        vpbroadcastq ymm0, [rcx + 64]
        vmovdqu      ymm2, [rax + 3072]
        vpaddq       ymm0, ymm2, ymm0
            xor      rbx, r13
        vpaddq       ymm11, ymm0, ymm11
        vpaddq       ymm11, ymm11, ymm1
            mov      r13, rdx
            xor      r13, rsi
        vpaddq       ymm11, ymm11, ymm9
            and      r14, r13
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm1, ymm7, 36
            xor      r14, rsi
        vpxor        ymm9, ymm9, ymm1
            add      rbx, r14
        vpsrlq       ymm1, ymm7, 34
        vpsllq       ymm0, ymm7, 30
            add      rbx, r12
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            add      r8, r12
        vpsrlq       ymm1, ymm7, 39
            rorx     r12, r8, 14                                ; round 9
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm1, ymm1, ymm0
            rorx     r14, r8, 18
        vpxor        ymm9, ymm9, ymm1
            xor      r12, r14
        vpxor        ymm1, ymm7, ymm8
        vpand        ymm6, ymm1, ymm6
            rorx     r14, r8, 41
        vpxor        ymm6, ymm6, ymm8
            xor      r12, r14
        vpaddq       ymm9, ymm6, ymm9
        vpaddq       ymm9, ymm11, ymm9
            mov      r14, r8
            and      r14, r9
        vpaddq       ymm11, ymm14, ymm11
        vpsrlq       ymm14, ymm11, 14
            andn     r15, r8, r10
        vpsllq       ymm6, ymm11, 50
            add      r11, [rbp + 288]
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm11, 18
            add      r11, r14
        vpsllq       ymm0, ymm11, 46
            add      r15, r11
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm14, ymm14, ymm6
            add      r12, r15
        vpsrlq       ymm6, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            rorx     r11, rbx, 28
        vpxor        ymm6, ymm6, ymm0
            rorx     r14, rbx, 34
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm10, ymm12
            xor      r11, r14
        vpand        ymm6, ymm6, ymm11
            rorx     r14, rbx, 39
        vpxor        ymm6, ymm6, ymm12
        vpbroadcastq ymm0, [rcx + 72]
            xor      r11, r14
        vmovdqu      ymm2, [rax + 3008]
        vpaddq       ymm0, ymm2, ymm0
            mov      r14, rbx
            xor      r14, rdx
        vpaddq       ymm13, ymm0, ymm13
        vpaddq       ymm13, ymm13, ymm6
            and      r13, r14
        vpaddq       ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm9, 28
            xor      r13, rdx
        vpsllq       ymm6, ymm9, 36
            add      r11, r13
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm9, 34
            add      r11, r12
        vpsllq       ymm0, ymm9, 30
            add      rdi, r12
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm14, ymm14, ymm6
            rorx     r12, rdi, 14                               ; round 10
        vpsrlq       ymm6, ymm9, 39
        vpsllq       ymm0, ymm9, 25
            rorx     r13, rdi, 18
        vpxor        ymm6, ymm6, ymm0
            xor      r12, r13
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm7
            rorx     r13, rdi, 41
        vpand        ymm1, ymm6, ymm1
            xor      r12, r13
        vpxor        ymm1, ymm1, ymm7
        vpaddq       ymm14, ymm1, ymm14
            mov      r13, rdi
            and      r13, r8
        vpaddq       ymm14, ymm13, ymm14
        vpaddq       ymm13, ymm15, ymm13
            andn     r15, rdi, r9
        vpsrlq       ymm15, ymm13, 14
            add      r10, [rbp + 320]
        vpsllq       ymm1, ymm13, 50
        vpxor        ymm15, ymm15, ymm1
            add      r10, r13
        vpsrlq       ymm1, ymm13, 18
            add      r15, r10
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            add      r12, r15
        vpxor        ymm15, ymm15, ymm1
            rorx     r10, r11, 28
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            rorx     r13, r11, 34
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
            xor      r10, r13
        vpxor        ymm1, ymm11, ymm10
            rorx     r13, r11, 39
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm10
            xor      r10, r13
        vpbroadcastq ymm0, [rcx + 80]
            mov      r13, r11
            xor      r13, rbx
        vmovdqu      ymm2, [rax + 2560]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm12, ymm0, ymm12
            and      r14, r13
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm15
            xor      r14, rbx
        vpsrlq       ymm15, ymm14, 28
            add      r10, r14
        vpsllq       ymm1, ymm14, 36
        vpxor        ymm15, ymm15, ymm1
            add      r10, r12
        vpsrlq       ymm1, ymm14, 34
            add      rsi, r12
        vpsllq       ymm0, ymm14, 30
        vpxor        ymm1, ymm1, ymm0
            rorx     r12, rsi, 14                               ; round 11
        vpxor        ymm15, ymm15, ymm1
            rorx     r14, rsi, 18
        vpsrlq       ymm1, ymm14, 39
        vpsllq       ymm0, ymm14, 25
            xor      r12, r14
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
            rorx     r14, rsi, 41
        vpxor        ymm1, ymm14, ymm9
            xor      r12, r14
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm9
            mov      r14, rsi
            and      r14, rdi
        vpaddq       ymm15, ymm6, ymm15
            andn     r15, rsi, r8
        vpaddq       ymm15, ymm12, ymm15
        vpaddq       ymm12, ymm8, ymm12
            add      r9, [rbp + 352]
        vpsrlq       ymm8, ymm12, 14
        vpsllq       ymm6, ymm12, 50
            add      r9, r14
        vpxor        ymm8, ymm8, ymm6
            add      r15, r9
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            add      r12, r15
        vpxor        ymm6, ymm6, ymm0
            rorx     r9, r10, 28
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm12, 41
            rorx     r14, r10, 34
        vpsllq       ymm0, ymm12, 23
            xor      r9, r14
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm8, ymm8, ymm6
            rorx     r14, r10, 39
        vpxor        ymm6, ymm13, ymm11
        vpand        ymm6, ymm6, ymm12
            xor      r9, r14
        vpxor        ymm6, ymm6, ymm11
            mov      r14, r10
            xor      r14, r11
        vpbroadcastq ymm0, [rcx + 88]
        vmovdqu      ymm2, [rax + 2592]
        vpaddq       ymm0, ymm2, ymm0
            and      r13, r14
        vpaddq       ymm10, ymm0, ymm10
            xor      r13, r11
        vpaddq       ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm10, ymm8
            add      r9, r13
        vpsrlq       ymm8, ymm15, 28
        vpsllq       ymm6, ymm15, 36
            add      r9, r12
        vpxor        ymm8, ymm8, ymm6
            add      rdx, r12
        vpsrlq       ymm6, ymm15, 34
        vpsllq       ymm0, ymm15, 30
            rorx     r12, rdx, 14                               ; round 12
        vpxor        ymm6, ymm6, ymm0
            rorx     r13, rdx, 18
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm15, 39
            xor      r12, r13
        vpsllq       ymm0, ymm15, 25
            rorx     r13, rdx, 41
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm8, ymm8, ymm6
            xor      r12, r13
        vpxor        ymm6, ymm15, ymm14
        vpand        ymm1, ymm6, ymm1
            mov      r13, rdx
            and      r13, rsi
        vpxor        ymm1, ymm1, ymm14
            andn     r15, rdx, rdi
        vpaddq       ymm8, ymm1, ymm8
        vpaddq       ymm8, ymm10, ymm8
            add      r8, [rbp + 384]
        vpaddq       ymm10, ymm7, ymm10
            add      r8, r13
        vpsrlq       ymm7, ymm10, 14
        vpsllq       ymm1, ymm10, 50
            add      r15, r8
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm10, 18
            add      r12, r15
        vpsllq       ymm0, ymm10, 46
            rorx     r8, r9, 28
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            rorx     r13, r9, 34
        vpsrlq       ymm1, ymm10, 41
            xor      r8, r13
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     r13, r9, 39
        vpxor        ymm7, ymm7, ymm1
            xor      r8, r13
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm1, ymm10
            mov      r13, r9
            xor      r13, r10
        vpxor        ymm1, ymm1, ymm13
        vpbroadcastq ymm0, [rcx + 96]
            and      r14, r13
        vmovdqu      ymm2, [rax + 2624]
        vpaddq       ymm0, ymm2, ymm0
            xor      r14, r10
        vpaddq       ymm11, ymm0, ymm11
        vpaddq       ymm11, ymm11, ymm1
            add      r8, r14
        vpaddq       ymm11, ymm11, ymm7
            add      r8, r12
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm1, ymm8, 36
            add      rbx, r12
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm8, 34
            rorx     r12, rbx, 14                               ; round 13
        vpsllq       ymm0, ymm8, 30
            rorx     r14, rbx, 18
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            xor      r12, r14
        vpsrlq       ymm1, ymm8, 39
            rorx     r14, rbx, 41
        vpsllq       ymm0, ymm8, 25
        vpxor        ymm1, ymm1, ymm0
            xor      r12, r14
        vpxor        ymm7, ymm7, ymm1
        vpxor        ymm1, ymm8, ymm15
            mov      r14, rbx
            and      r14, rdx
        vpand        ymm6, ymm1, ymm6
            andn     r15, rbx, rsi
        vpxor        ymm6, ymm6, ymm15
        vpaddq       ymm7, ymm6, ymm7
            add      rdi, [rbp + 416]
        vpaddq       ymm7, ymm11, ymm7
            add      rdi, r14
        vpaddq       ymm11, ymm9, ymm11
        vpsrlq       ymm9, ymm11, 14
            add      r15, rdi
        vpsllq       ymm6, ymm11, 50
            add      r12, r15
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm11, 18
            rorx     rdi, r8, 28
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm6, ymm6, ymm0
            rorx     r14, r8, 34
        vpxor        ymm9, ymm9, ymm6
            xor      rdi, r14
        vpsrlq       ymm6, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            rorx     r14, r8, 39
        vpxor        ymm6, ymm6, ymm0
            xor      rdi, r14
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm10, ymm12
            mov      r14, r8
            xor      r14, r9
        vpand        ymm6, ymm6, ymm11
        vpxor        ymm6, ymm6, ymm12
            and      r13, r14
        vpbroadcastq ymm0, [rcx + 104]
            xor      r13, r9
        vmovdqu      ymm2, [rax + 2656]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm13, ymm0, ymm13
            add      rdi, r13
        vpaddq       ymm13, ymm13, ymm6
            add      rdi, r12
        vpaddq       ymm13, ymm13, ymm9
        vpsrlq       ymm9, ymm7, 28
            add      r11, r12
        vpsllq       ymm6, ymm7, 36
            rorx     r12, r11, 14                               ; round 14
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm7, 34
            rorx     r13, r11, 18
        vpsllq       ymm0, ymm7, 30
        vpxor        ymm6, ymm6, ymm0
            xor      r12, r13
        vpxor        ymm9, ymm9, ymm6
            rorx     r13, r11, 41
        vpsrlq       ymm6, ymm7, 39
        vpsllq       ymm0, ymm7, 25
            xor      r12, r13
        vpxor        ymm6, ymm6, ymm0
            mov      r13, r11
            and      r13, rbx
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm7, ymm8
            andn     r15, r11, rdx
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm1, ymm8
            add      rsi, [rbp + 448]
        vpaddq       ymm9, ymm1, ymm9
            add      rsi, r13
        vpaddq       ymm9, ymm13, ymm9
        vpaddq       ymm13, ymm14, ymm13
            add      r15, rsi
        vpsrlq       ymm14, ymm13, 14
            add      r12, r15
        vpsllq       ymm1, ymm13, 50
        vpxor        ymm14, ymm14, ymm1
            rorx     rsi, rdi, 28
        vpsrlq       ymm1, ymm13, 18
            rorx     r13, rdi, 34
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            xor      rsi, r13
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm13, 41
            rorx     r13, rdi, 39
        vpsllq       ymm0, ymm13, 23
            xor      rsi, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            mov      r13, rdi
            xor      r13, r8
        vpxor        ymm1, ymm11, ymm10
            and      r14, r13
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm10
            xor      r14, r8
        vpbroadcastq ymm0, [rcx + 112]
        vmovdqu      ymm2, [rax + 2688]
        vpaddq       ymm0, ymm2, ymm0
            add      rsi, r14
        vpaddq       ymm12, ymm0, ymm12
            add      rsi, r12
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm14
            add      r10, r12
        vpsrlq       ymm14, ymm9, 28
            rorx     r12, r10, 14                               ; round 15
        vpsllq       ymm1, ymm9, 36
        vpxor        ymm14, ymm14, ymm1
            rorx     r14, r10, 18
        vpsrlq       ymm1, ymm9, 34
            xor      r12, r14
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm1, ymm1, ymm0
            rorx     r14, r10, 41
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm9, 39
            xor      r12, r14
        vpsllq       ymm0, ymm9, 25
            mov      r14, r10
            and      r14, r11
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            andn     r15, r10, rbx
        vpxor        ymm1, ymm9, ymm7
            add      rdx, [rbp + 480]
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm7
            add      rdx, r14
        vpaddq       ymm14, ymm6, ymm14
        vpaddq       ymm14, ymm12, ymm14
            add      r15, rdx
        vpaddq       ymm12, ymm15, ymm12
            add      r12, r15
        vpsrlq       ymm15, ymm12, 14
        vpsllq       ymm6, ymm12, 50
            rorx     rdx, rsi, 28
        vpxor        ymm15, ymm15, ymm6
            rorx     rbp, rsi, 34
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            xor      rdx, rbp
        vpxor        ymm6, ymm6, ymm0
            rorx     rbp, rsi, 39
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm12, 41
            xor      rdx, rbp
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm6, ymm6, ymm0
            mov      rbp, rsi
            xor      rbp, rdi
        vpxor        ymm15, ymm15, ymm6
            and      rbp, r13
        vpxor        ymm6, ymm13, ymm11
        vpand        ymm6, ymm6, ymm12
            xor      rbp, rdi
        vpxor        ymm6, ymm6, ymm11
        mov          r13, [rsp + 128]
            mov      r14, [r13 + 72]                            ; H = H + (a, b, ...)
        vpbroadcastq ymm0, [rcx + 120]
        vmovdqu      ymm2, [rax + 2720]
        vpaddq       ymm0, ymm2, ymm0
            mov      rcx, [r13 + 112]
        vpaddq       ymm10, ymm0, ymm10
        vpaddq       ymm10, ymm10, ymm6
            mov      r15, [r13 + 152]
        vpaddq       ymm10, ymm10, ymm15
        mov          [rsp + 184], rbx
            mov      rbx, [r13 + 232]
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm6, ymm14, 36
        mov          [rsp + 192], r11
            mov      r11, [r13 + 272]
        vpxor        ymm15, ymm15, ymm6
        mov          [rsp + 200], r11
            mov      r11, [r13 + 312]
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm0, ymm14, 30
            add      rdx, [r13 + 32]
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      rbp, rdx
        vpsrlq       ymm6, ymm14, 39
            add      rbp, r12
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm6, ymm6, ymm0
            mov      [r13 + 32], rbp
        vpxor        ymm15, ymm15, ymm6
            add      r14, rsi
        vpxor        ymm6, ymm14, ymm9
        vpand        ymm6, ymm6, ymm1
            mov      [r13 + 72], r14
        vpxor        ymm6, ymm6, ymm9
            add      rcx, rdi
        vmovdqu      ymm1, [r13 + 40]
        vmovdqu      ymm0, [r13 + 80]
            mov      [r13 + 112], rcx
        vmovdqu      ymm2, [r13 + 120]
        vmovdqu      [rax + 3232], ymm3
        vmovdqu      ymm3, [r13 + 200]
            add      r15, r8
        vmovdqu      [rax + 3264], ymm4
        vmovdqu      ymm4, [r13 + 240]
            mov      [r13 + 152], r15
        vmovdqu      [rax + 3296], ymm5
        vmovdqu      ymm5, [r13 + 280]
        vpaddq       ymm6, ymm6, [r13]
            add      r9, [r13 + 192]
        vpaddq       ymm15, ymm6, ymm15
            add      r9, r12
        vpaddq       ymm15, ymm15, ymm10
        vmovdqu      [r13], ymm15
            mov      [r13 + 192], r9
        vpaddq       ymm14, ymm1, ymm14
        vmovdqu      [r13 + 40], ymm14
            add      rbx, r10
        vpaddq       ymm14, ymm0, ymm9
            mov      [r13 + 232], rbx
        vmovdqu      [r13 + 80], ymm14
        vpaddq       ymm14, ymm2, ymm7
        mov          rcx, [rsp + 200]
            add      rcx, [rsp + 192]
        vmovdqu      [r13 + 120], ymm14
            mov      [r13 + 272], rcx
        vpaddq       ymm14, ymm8, [r13 + 160]
        vpaddq       ymm10, ymm14, ymm10
            add      r11, [rsp + 184]
        vmovdqu      [r13 + 160], ymm10
            mov      [r13 + 312], r11
        vpaddq       ymm10, ymm3, ymm12
        vmovdqu      [r13 + 200], ymm10
        mov          rcx, [rsp + 120]
            add      rcx, 128                                   ; the next block
        mov          [rsp + 120], rcx
        vpaddq       ymm10, ymm4, ymm13
        vmovdqu      [r13 + 240], ymm10
        mov          rdx, [rsp + 136]
            add      rdx, -1
        mov          [rsp + 136], rdx
        vpaddq       ymm10, ymm5, ymm11
        mov          rsi, [rsp]
            add      rsi, 8
        mov          [rsp], rsi
        vmovdqu      [r13 + 280], ymm10
        vmovdqu      ymm0, [rax + 3040]
        vmovdqu      ymm1, [rax + 3168]
        vmovdqu      ymm2, [rax + 3200]
        vmovdqu      ymm3, [rax + 3232]
        vmovdqu      ymm4, [rax + 3264]
        vmovdqu      ymm5, [rax + 3296]
        vmovdqu      ymm6, [rax + 3136]
        vmovdqu      ymm7, [rax + 3104]
        vmovdqu      ymm8, [rax + 3072]
        vmovdqu      ymm9, [rax + 3008]
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 8]
        jne          L(f_batched)
        jmp          L(f_batch4)
L(f_rest):
        cmp          qword [rsp + 136], 0
        je           L(f_done)
        align        64
        ; Here: to1 and so on in [rsp + 152] to [rsp + 176], area in rax, data in [rsp + 120], state in [rsp + 128],
        ;   blocks in [rsp + 136].
L(f_block):

        ; the message words
        mov          r12, [rsp + 120]
            vmovdqu  xmm10, [r12]                               ; W_0 W_1
        mov          r13, [rsp + 176]
            mov      rbp, [r12 + r13]                           ; W_0
        mov          r14, [rsp + 160]
            vinserti128 ymm10, ymm10, [r12 + r14], 1
        mov          r15, [rsp + 152]
            vmovdqu  xmm11, [r12 + r15]
            bswap    rbp
        mov          rbx, [rsp + 168]
            vinserti128 ymm11, ymm11, [r12 + rbx], 1
            mov      r11, [r12 + r13 + 8]                       ; W_1
            vpunpcklqdq ymm12, ymm10, ymm11
            vpunpckhqdq ymm10, ymm10, ymm11
            bswap    r11
        mov          [rsp], r11
            vmovdqu  ymm11, [rel L(shuffle_76543210fedcba98)]
            vpshufb  ymm0, ymm12, ymm11
            mov      r10, [r12 + r13 + 16]                      ; W_2
            vpshufb  ymm1, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 16]                          ; W_2 W_3
            bswap    r10
        mov          [rsp + 8], r10
            vinserti128 ymm10, ymm10, [r12 + r14 + 16], 1
            mov      r9, [r12 + r13 + 24]                       ; W_3
            vmovdqu  xmm12, [r12 + r15 + 16]
            vinserti128 ymm12, ymm12, [r12 + rbx + 16], 1
            bswap    r9
        mov          [rsp + 16], r9
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            mov      r8, [r12 + r13 + 32]                       ; W_4
            vpshufb  ymm2, ymm13, ymm11
            vpshufb  ymm3, ymm10, ymm11
            bswap    r8
        mov          [rsp + 24], r8
            vmovdqu  xmm10, [r12 + 32]                          ; W_4 W_5
            mov      rdi, [r12 + r13 + 40]                      ; W_5
            vinserti128 ymm10, ymm10, [r12 + r14 + 32], 1
            vmovdqu  xmm12, [r12 + r15 + 32]
            bswap    rdi
        mov          [rsp + 32], rdi
            vinserti128 ymm12, ymm12, [r12 + rbx + 32], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            mov      rsi, [r12 + r13 + 48]                      ; W_6
            vpunpckhqdq ymm10, ymm10, ymm12
            bswap    rsi
        mov          [rsp + 40], rsi
            vpshufb  ymm4, ymm13, ymm11
            vpshufb  ymm5, ymm10, ymm11
            mov      rdx, [r12 + r13 + 56]                      ; W_7
            vmovdqu  xmm10, [r12 + 48]                          ; W_6 W_7
            vinserti128 ymm10, ymm10, [r12 + r14 + 48], 1
            bswap    rdx
        mov          [rsp + 48], rdx
            vmovdqu  xmm12, [r12 + r15 + 48]
            vinserti128 ymm12, ymm12, [r12 + rbx + 48], 1
            mov      rcx, [r12 + r13 + 64]                      ; W_8
            vpunpcklqdq ymm13, ymm10, ymm12
            bswap    rcx
        mov          [rsp + 56], rcx
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm6, ymm13, ymm11
            mov      r11, [r12 + r13 + 72]                      ; W_9
            vpshufb  ymm7, ymm10, ymm11
            vmovdqu  xmm10, [r12 + 64]                          ; W_8 W_9
            bswap    r11
        mov          [rsp + 64], r11
            vinserti128 ymm10, ymm10, [r12 + r14 + 64], 1
            vmovdqu  xmm12, [r12 + r15 + 64]
            mov      r10, [r12 + r13 + 80]                      ; W_10
            vinserti128 ymm12, ymm12, [r12 + rbx + 64], 1
            bswap    r10
        mov          [rsp + 72], r10
            vpunpcklqdq ymm13, ymm10, ymm12
            vpunpckhqdq ymm10, ymm10, ymm12
            mov      r9, [r12 + r13 + 88]                       ; W_11
            vpshufb  ymm8, ymm13, ymm11
            vpshufb  ymm9, ymm10, ymm11
            bswap    r9
        mov          [rsp + 80], r9
            vmovdqu  xmm10, [r12 + 80]                          ; W_10 W_11
            vinserti128 ymm10, ymm10, [r12 + r14 + 80], 1
            mov      r8, [r12 + r13 + 96]                       ; W_12
            vmovdqu  xmm12, [r12 + r15 + 80]
            bswap    r8
        mov          [rsp + 88], r8
            vinserti128 ymm12, ymm12, [r12 + rbx + 80], 1
            vpunpcklqdq ymm13, ymm10, ymm12
            mov      rdi, [r12 + r13 + 104]                     ; W_13
            vpunpckhqdq ymm10, ymm10, ymm12
            vpshufb  ymm12, ymm13, ymm11
        vmovdqu      [rax + 2560], ymm12
            bswap    rdi
        mov          [rsp + 96], rdi
            vpshufb  ymm10, ymm10, ymm11
        vmovdqu      [rax + 2592], ymm10
            vmovdqu  xmm13, [r12 + 96]                          ; W_12 W_13
            mov      rsi, [r12 + r13 + 112]                     ; W_14
            vinserti128 ymm13, ymm13, [r12 + r14 + 96], 1
            bswap    rsi
        mov          [rsp + 104], rsi
            vmovdqu  xmm14, [r12 + r15 + 96]
            vinserti128 ymm14, ymm14, [r12 + rbx + 96], 1
            mov      r13, [r12 + r13 + 120]                     ; W_15
            vpunpcklqdq ymm15, ymm13, ymm14
            vpunpckhqdq ymm13, ymm13, ymm14
            bswap    r13
        mov          [rsp + 112], r13
            vpshufb  ymm14, ymm15, ymm11
        vmovdqu      [rax + 2624], ymm14
        mov          rdx, [rsp + 128]
            mov      rcx, [rdx + 32]                            ; a, b, ... = H
            vpshufb  ymm13, ymm13, ymm11
        vmovdqu      [rax + 2656], ymm13
            vmovdqu  xmm15, [r12 + 112]                         ; W_14 W_15
            mov      r11, [rdx + 72]
            vinserti128 ymm15, ymm15, [r12 + r14 + 112], 1
            vmovdqu  xmm12, [r12 + r15 + 112]
            mov      r14, [rdx + 112]
            vinserti128 ymm12, ymm12, [r12 + rbx + 112], 1
            vpunpcklqdq ymm10, ymm15, ymm12
            mov      r12, [rdx + 152]
            vpunpckhqdq ymm12, ymm15, ymm12
            mov      r15, [rdx + 192]
            vpshufb  ymm10, ymm10, ymm11
        vmovdqu      [rax + 2688], ymm10
            vpshufb  ymm11, ymm12, ymm11
        vmovdqu      [rax + 2720], ymm11
            mov      rbx, [rdx + 232]
        vmovdqu      ymm12, [rdx]
        vmovdqu      [rax + 2752], ymm12
        vmovdqu      ymm15, [rdx + 40]
        vmovdqu      [rax + 2784], ymm15
            mov      r10, [rdx + 272]
        vmovdqu      ymm14, [rdx + 80]
        vmovdqu      [rax + 2816], ymm14
        vmovdqu      ymm13, [rdx + 120]
        vmovdqu      [rax + 2848], ymm13
            mov      r9, [rdx + 312]
        vmovdqu      ymm10, [rdx + 160]
        vmovdqu      [rax + 2880], ymm10
            lea      r8, [rel L(K)]
        vmovdqu      ymm11, [rdx + 200]
        vmovdqu      [rax + 2912], ymm11
        vmovdqu      ymm12, [rdx + 240]
        vmovdqu      [rax + 2944], ymm12
            lea      rdi, [rel L(K) + 512]
        mov          [rsp + 144], rdi
        vmovdqu      ymm15, [rdx + 280]
        vmovdqu      [rax + 2976], ymm15
        mov          rdx, rcx
        mov          rsi, r11
        mov          rdi, r14
        mov          r11, r10
        mov          r10, rbx
        mov          rbx, r9
        mov          r9, r15
        mov          rcx, r8
        mov          r8, r12
        align        64
        ; Here: a to h in [rax + 2752] to [rax + 2976], those from message 4 on in rdx rsi rdi r8 r9 r10 r11 rbx, rows 0
        ;   to 15 of W of 4 blocks in ymm0 to ymm9 [rax + 2560] to [rax + 2720], rows 0 to 15 of W of 1 block, from
        ;   message 4 on in rbp [rsp] to [rsp + 112], to1 and so on in [rsp + 152] to [rsp + 176], area in rax, kp in rcx,
        ;   data in [rsp + 120], state in [rsp + 128], blocks in [rsp + 136], turn in [rsp + 144].
L(f_carry):

        ; sixteen rounds beside the next sixteen words
        vmovdqu      ymm10, [rax + 2688]
            vpsrlq   ymm11, ymm10, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r12, [rsp + 104]
            rorx     r13, r12, 19
            vpsllq   ymm12, ymm10, 45
            rorx     r14, r12, 61
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 61
            xor      r13, r14
            vpsllq   ymm13, ymm10, 3
            vpxor    ymm12, ymm12, ymm13
            mov      r14, r12
            shr      r14, 6
            vpxor    ymm11, ymm11, ymm12
            xor      r13, r14
            vpsrlq   ymm12, ymm10, 6
            vpxor    ymm11, ymm11, ymm12
        mov          r14, [rsp]
            rorx     r15, r14, 1
            vpsrlq   ymm12, ymm1, 1
            rorx     r12, r14, 8
            vpsllq   ymm13, ymm1, 63
            vpxor    ymm12, ymm12, ymm13
            xor      r15, r12
            vpsrlq   ymm13, ymm1, 8
            mov      r12, r14
            shr      r12, 7
            vpsllq   ymm14, ymm1, 56
            vpxor    ymm13, ymm13, ymm14
            xor      r15, r12
            vpxor    ymm12, ymm12, ymm13
            vpsrlq   ymm13, ymm1, 7
        mov          r12, [rsp + 64]
            lea      r14, [r12 + rbp]
            vpxor    ymm12, ymm12, ymm13
            add      r14, r13
            vpaddq   ymm13, ymm9, ymm0
            vpaddq   ymm11, ymm13, ymm11
            add      r15, r14
            vpaddq   ymm11, ymm12, ymm11
            rorx     r13, r9, 14                                ; round 0
        vmovdqu      ymm12, [rax + 2880]
        vpsrlq       ymm13, ymm12, 14
        vpsllq       ymm14, ymm12, 50
            rorx     r14, r9, 18
        vpxor        ymm13, ymm13, ymm14
            xor      r13, r14
        vpsrlq       ymm14, ymm12, 18
        vpsllq       ymm15, ymm12, 46
            rorx     r14, r9, 41
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
            xor      r13, r14
        vpsrlq       ymm14, ymm12, 41
            mov      r14, r9
            and      r14, r10
        vpsllq       ymm15, ymm12, 23
        vpxor        ymm14, ymm14, ymm15
            andn     r12, r9, r11
        vpxor        ymm13, ymm13, ymm14
            add      rbx, rbp
        vmovdqu      ymm14, [rax + 2912]
        vmovdqu      ymm15, [rax + 2944]
        vmovdqu      [rax + 3008], ymm9
        vpxor        ymm9, ymm14, ymm15
        vpand        ymm9, ymm9, ymm12
            add      rbx, [rcx]
        vpxor        ymm9, ymm9, ymm15
        vmovdqu      [rax + 3040], ymm8
        vpbroadcastq ymm8, [rcx]
            add      r14, r12
        vmovdqu      [rax + 3072], ymm7
        vmovdqu      ymm7, [rax + 2976]
        vpaddq       ymm7, ymm7, ymm0
            add      rbx, r14
        vpaddq       ymm8, ymm7, ymm8
        vpaddq       ymm9, ymm8, ymm9
            add      rbx, r13
        vpaddq       ymm13, ymm9, ymm13
            rorx     r12, rdx, 28
        vmovdqu      ymm9, [rax + 2752]
        vpsrlq       ymm8, ymm9, 28
        vpsllq       ymm7, ymm9, 36
            rorx     r13, rdx, 34
        vpxor        ymm8, ymm8, ymm7
            xor      r12, r13
        vpsrlq       ymm7, ymm9, 34
        vpsllq       ymm0, ymm9, 30
            rorx     r13, rdx, 39
        vpxor        ymm7, ymm7, ymm0
        vpxor        ymm8, ymm8, ymm7
            xor      r12, r13
        vpsrlq       ymm7, ymm9, 39
            mov      r13, rdx
            xor      r13, rsi
        vpsllq       ymm0, ymm9, 25
        vpxor        ymm7, ymm7, ymm0
            mov      r14, rsi
            xor      r14, rdi
        vpxor        ymm8, ymm8, ymm7
            and      r14, r13
        vmovdqu      ymm7, [rax + 2784]
        vpxor        ymm0, ymm9, ymm7
        vpxor        ymm10, ymm7, [rax + 2816]
            xor      r14, rsi
        vpand        ymm10, ymm0, ymm10
            add      r12, r14
        vpxor        ymm10, ymm10, ymm7
        vpaddq       ymm10, ymm10, ymm8
            add      r12, rbx
        vpaddq       ymm10, ymm13, ymm10
        vmovdqu      ymm8, [rax + 2848]
        vpaddq       ymm13, ymm8, ymm13
            add      rbx, r8
        vmovdqu      ymm8, [rax + 2720]
        vmovdqu      [rax + 3104], ymm6
            vpsrlq   ymm6, ymm8, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        mov          r14, [rsp + 112]
            rorx     rbp, r14, 19
        vmovdqu      [rax + 3136], ymm5
            vpsllq   ymm5, ymm8, 45
            vpxor    ymm6, ymm6, ymm5
            rorx     r8, r14, 61
            vpsrlq   ymm5, ymm8, 61
            xor      rbp, r8
        vmovdqu      [rax + 3168], ymm4
            vpsllq   ymm4, ymm8, 3
            vpxor    ymm5, ymm5, ymm4
            mov      r8, r14
            shr      r8, 6
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm8, 6
            xor      rbp, r8
            vpxor    ymm6, ymm6, ymm5
        mov          r8, [rsp + 8]
            rorx     r14, r8, 1
            vpsrlq   ymm5, ymm2, 1
            vpsllq   ymm4, ymm2, 63
        mov          [rsp + 184], rsi
            rorx     rsi, r8, 8
            vpxor    ymm5, ymm5, ymm4
            xor      r14, rsi
            vpsrlq   ymm4, ymm2, 8
            vpsllq   ymm8, ymm2, 56
            mov      rsi, r8
            shr      rsi, 7
            vpxor    ymm8, ymm4, ymm8
            xor      r14, rsi
            vpxor    ymm8, ymm5, ymm8
            vpsrlq   ymm5, ymm2, 7
        mov          rsi, [rsp + 72]
        mov          r8, [rsp]
        mov          [rsp + 192], r15
            lea      r15, [rsi + r8]
            vpxor    ymm8, ymm8, ymm5
        vmovdqu      ymm5, [rax + 2560]
            vpaddq   ymm4, ymm5, ymm1
            add      r15, rbp
            vpaddq   ymm6, ymm4, ymm6
            add      r14, r15
        mov          [rsp], r14
            vpaddq   ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm13, 14                            ; round 1
            rorx     r15, rbx, 14
        vpsllq       ymm4, ymm13, 50
            rorx     rbp, rbx, 18
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm13, 18
            xor      r15, rbp
        vpsllq       ymm5, ymm13, 46
        vpxor        ymm5, ymm4, ymm5
            rorx     rbp, rbx, 41
        vpxor        ymm6, ymm6, ymm5
            xor      r15, rbp
        vpsrlq       ymm5, ymm13, 41
        vpsllq       ymm4, ymm13, 23
            mov      rbp, rbx
            and      rbp, r9
        vpxor        ymm5, ymm5, ymm4
            andn     rsi, rbx, r10
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm5, ymm12, ymm14
            add      r11, r8
        vpand        ymm5, ymm5, ymm13
            add      r11, [rcx + 8]
        vpxor        ymm5, ymm5, ymm14
        vpbroadcastq ymm4, [rcx + 8]
            add      r11, rbp
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm4
            add      r11, rsi
        vpaddq       ymm15, ymm15, ymm5
            add      r11, r15
        vpaddq       ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm10, 28
            rorx     r15, r12, 28
        vpsllq       ymm5, ymm10, 36
            rorx     rbp, r12, 34
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm10, 34
            xor      r15, rbp
        vpsllq       ymm4, ymm10, 30
            rorx     rbp, r12, 39
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm6, ymm6, ymm5
            xor      r15, rbp
        vpsrlq       ymm5, ymm10, 39
        vpsllq       ymm4, ymm10, 25
            mov      rbp, r12
            xor      rbp, rdx
        vpxor        ymm5, ymm5, ymm4
            and      r13, rbp
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm5, ymm10, ymm9
            xor      r13, rdx
        vpand        ymm4, ymm5, ymm0
            add      r15, r13
        vpxor        ymm4, ymm4, ymm9
        vpaddq       ymm6, ymm4, ymm6
            add      r15, r11
        vpaddq       ymm6, ymm15, ymm6
        vmovdqu      ymm4, [rax + 2816]
        vpaddq       ymm15, ymm4, ymm15
            add      r11, rdi
            vpsrlq   ymm4, ymm11, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        mov          r13, [rsp + 192]
            rorx     r8, r13, 19
            vpsllq   ymm1, ymm11, 45
            vpxor    ymm4, ymm4, ymm1
            rorx     rdi, r13, 61
            vpsrlq   ymm1, ymm11, 61
            xor      r8, rdi
            vpsllq   ymm0, ymm11, 3
            vpxor    ymm1, ymm1, ymm0
            mov      rdi, r13
            shr      rdi, 6
            vpxor    ymm4, ymm4, ymm1
            xor      r8, rdi
            vpsrlq   ymm1, ymm11, 6
            vpxor    ymm4, ymm4, ymm1
        mov          rdi, [rsp + 16]
            rorx     rsi, rdi, 1
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            rorx     r13, rdi, 8
            vpxor    ymm1, ymm1, ymm0
            xor      rsi, r13
            vpsrlq   ymm0, ymm3, 8
        vmovdqu      [rax + 3200], ymm11
            vpsllq   ymm11, ymm3, 56
            mov      r13, rdi
            shr      r13, 7
            vpxor    ymm11, ymm0, ymm11
            xor      rsi, r13
            vpxor    ymm11, ymm1, ymm11
            vpsrlq   ymm1, ymm3, 7
        mov          r13, [rsp + 80]
        mov          [rsp + 200], rdx
        mov          rdx, [rsp + 8]
            lea      rdi, [r13 + rdx]
            vpxor    ymm11, ymm11, ymm1
            add      rdi, rsi
        vmovdqu      ymm1, [rax + 2592]
            vpaddq   ymm0, ymm1, ymm2
            vpaddq   ymm11, ymm0, ymm11
            add      rdi, r8
        mov          [rsp + 8], rdi
            vpaddq   ymm11, ymm11, ymm4
        vpsrlq       ymm4, ymm15, 14                            ; round 2
            rorx     r8, r11, 14
        vpsllq       ymm0, ymm15, 50
            rorx     rsi, r11, 18
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm15, 18
            xor      r8, rsi
        vpsllq       ymm1, ymm15, 46
            rorx     rsi, r11, 41
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm4, ymm4, ymm1
            xor      r8, rsi
        vpsrlq       ymm1, ymm15, 41
        vpsllq       ymm0, ymm15, 23
            mov      rsi, r11
            and      rsi, rbx
        vpxor        ymm1, ymm1, ymm0
            andn     r13, r11, r9
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm1, ymm13, ymm12
            add      r10, rdx
        vpand        ymm1, ymm1, ymm15
            add      r10, [rcx + 16]
        vpxor        ymm1, ymm1, ymm12
        vpbroadcastq ymm0, [rcx + 16]
            add      r10, rsi
        vpaddq       ymm14, ymm14, ymm2
            add      r10, r13
        vpaddq       ymm14, ymm14, ymm0
        vpaddq       ymm14, ymm14, ymm1
            add      r10, r8
        vpaddq       ymm14, ymm14, ymm4
        vpsrlq       ymm4, ymm6, 28
            rorx     r13, r15, 28
        vpsllq       ymm2, ymm6, 36
            rorx     r8, r15, 34
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm6, 34
            xor      r13, r8
        vpsllq       ymm1, ymm6, 30
            rorx     r8, r15, 39
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm4, ymm4, ymm2
            xor      r13, r8
        vpsrlq       ymm2, ymm6, 39
            mov      r8, r15
            xor      r8, r12
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
            and      rbp, r8
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm2, ymm6, ymm10
            xor      rbp, r12
        vpand        ymm5, ymm2, ymm5
            add      r13, rbp
        vpxor        ymm5, ymm5, ymm10
        vpaddq       ymm5, ymm5, ymm4
            add      r13, r10
        vpaddq       ymm5, ymm14, ymm5
        mov          rbp, [rsp + 184]
            add      r10, rbp
        vpaddq       ymm14, ymm7, ymm14
            vpsrlq   ymm7, ymm8, 19                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            rorx     rbp, r14, 19
            vpsllq   ymm4, ymm8, 45
            vpxor    ymm7, ymm7, ymm4
            rorx     rsi, r14, 61
            vpsrlq   ymm4, ymm8, 61
            xor      rbp, rsi
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm4, ymm4, ymm1
            mov      rsi, r14
            shr      rsi, 6
            vpxor    ymm7, ymm7, ymm4
            xor      rbp, rsi
            vpsrlq   ymm4, ymm8, 6
            vpxor    ymm7, ymm7, ymm4
        mov          rsi, [rsp + 24]
            rorx     rdx, rsi, 1
        vmovdqu      ymm4, [rax + 3168]
            vpsrlq   ymm1, ymm4, 1
            rorx     r14, rsi, 8
            vpsllq   ymm0, ymm4, 63
            vpxor    ymm1, ymm1, ymm0
            xor      rdx, r14
            vpsrlq   ymm0, ymm4, 8
        vmovdqu      [rax + 3232], ymm8
            vpsllq   ymm8, ymm4, 56
            mov      r14, rsi
            shr      r14, 7
            vpxor    ymm8, ymm0, ymm8
            xor      rdx, r14
            vpxor    ymm8, ymm1, ymm8
            vpsrlq   ymm1, ymm4, 7
        mov          r14, [rsp + 88]
        mov          [rsp + 184], r12
        mov          r12, [rsp + 16]
            lea      rsi, [r14 + r12]
            vpxor    ymm8, ymm8, ymm1
            add      rsi, rdx
        vmovdqu      ymm1, [rax + 2624]
            vpaddq   ymm0, ymm1, ymm3
            vpaddq   ymm8, ymm0, ymm8
            add      rsi, rbp
        mov          [rsp + 16], rsi
            vpaddq   ymm8, ymm8, ymm7
            rorx     rbp, r10, 14                               ; round 3
        vpsrlq       ymm7, ymm14, 14
        vpsllq       ymm0, ymm14, 50
            rorx     rdx, r10, 18
        vpxor        ymm7, ymm7, ymm0
        vpsrlq       ymm0, ymm14, 18
            xor      rbp, rdx
        vpsllq       ymm1, ymm14, 46
            rorx     rdx, r10, 41
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm7, ymm7, ymm1
            xor      rbp, rdx
        vpsrlq       ymm1, ymm14, 41
            mov      rdx, r10
            and      rdx, r11
        vpsllq       ymm0, ymm14, 23
        vpxor        ymm1, ymm1, ymm0
            andn     r14, r10, rbx
        vpxor        ymm7, ymm7, ymm1
        vpxor        ymm1, ymm15, ymm13
            add      r9, r12
        vpand        ymm1, ymm1, ymm14
            add      r9, [rcx + 24]
        vpxor        ymm1, ymm1, ymm13
        vpbroadcastq ymm0, [rcx + 24]
            add      r9, rdx
        vpaddq       ymm12, ymm12, ymm3
            add      r9, r14
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm1
            add      r9, rbp
        vpaddq       ymm12, ymm12, ymm7
            rorx     r12, r13, 28
        vpsrlq       ymm7, ymm5, 28
        vpsllq       ymm3, ymm5, 36
            rorx     r14, r13, 34
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm5, 34
            xor      r12, r14
        vpsllq       ymm1, ymm5, 30
            rorx     r14, r13, 39
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
            xor      r12, r14
        vpsrlq       ymm3, ymm5, 39
            mov      r14, r13
            xor      r14, r15
        vpsllq       ymm1, ymm5, 25
        vpxor        ymm3, ymm3, ymm1
            and      r8, r14
        vpxor        ymm7, ymm7, ymm3
        vpxor        ymm3, ymm5, ymm6
            xor      r8, r15
        vpand        ymm2, ymm3, ymm2
            add      r12, r8
        vpxor        ymm2, ymm2, ymm6
        vpaddq       ymm7, ymm2, ymm7
            add      r12, r9
        vpaddq       ymm7, ymm12, ymm7
        mov          rbp, [rsp + 200]
            add      r9, rbp
        vpaddq       ymm12, ymm9, ymm12
            vpsrlq   ymm9, ymm11, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            rorx     rbp, rdi, 19
            vpsllq   ymm2, ymm11, 45
            rorx     r8, rdi, 61
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm11, 61
            xor      rbp, r8
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm2, ymm2, ymm1
            mov      r8, rdi
            shr      r8, 6
            vpxor    ymm9, ymm9, ymm2
            xor      rbp, r8
            vpsrlq   ymm2, ymm11, 6
            vpxor    ymm9, ymm9, ymm2
        mov          r8, [rsp + 32]
            rorx     rdx, r8, 1
        vmovdqu      ymm2, [rax + 3136]
            vpsrlq   ymm1, ymm2, 1
            rorx     rdi, r8, 8
            vpsllq   ymm0, ymm2, 63
            vpxor    ymm1, ymm1, ymm0
            xor      rdx, rdi
            vpsrlq   ymm0, ymm2, 8
            mov      rdi, r8
            shr      rdi, 7
        vmovdqu      [rax + 3264], ymm11
            vpsllq   ymm11, ymm2, 56
            vpxor    ymm11, ymm0, ymm11
            xor      rdx, rdi
            vpxor    ymm11, ymm1, ymm11
            vpsrlq   ymm1, ymm2, 7
        mov          rdi, [rsp + 96]
        mov          [rsp + 200], r15
        mov          r15, [rsp + 24]
            lea      r8, [rdi + r15]
            vpxor    ymm11, ymm11, ymm1
            add      r8, rdx
        vmovdqu      ymm1, [rax + 2656]
            vpaddq   ymm0, ymm1, ymm4
            vpaddq   ymm11, ymm0, ymm11
            add      r8, rbp
        mov          [rsp + 24], r8
            vpaddq   ymm11, ymm11, ymm9
            rorx     rbp, r9, 14                                ; round 4
        vpsrlq       ymm9, ymm12, 14
        vpsllq       ymm0, ymm12, 50
            rorx     rdx, r9, 18
        vpxor        ymm9, ymm9, ymm0
        vpsrlq       ymm0, ymm12, 18
            xor      rbp, rdx
        vpsllq       ymm1, ymm12, 46
            rorx     rdx, r9, 41
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm9, ymm9, ymm1
            xor      rbp, rdx
        vpsrlq       ymm1, ymm12, 41
            mov      rdx, r9
            and      rdx, r10
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm1, ymm1, ymm0
            andn     rdi, r9, r11
        vpxor        ymm9, ymm9, ymm1
            add      r15, [rcx + 32]
        vpxor        ymm1, ymm14, ymm15
        vpand        ymm1, ymm1, ymm12
            add      rbx, r15
        vpxor        ymm1, ymm1, ymm15
        vpbroadcastq ymm0, [rcx + 32]
            add      rbx, rdx
        vpaddq       ymm4, ymm4, ymm0
            add      rbx, rdi
        vpaddq       ymm13, ymm4, ymm13
        vpaddq       ymm13, ymm13, ymm1
            add      rbx, rbp
        vpaddq       ymm13, ymm13, ymm9
            rorx     r15, r12, 28
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm4, ymm7, 36
            rorx     rbp, r12, 34
        vpxor        ymm9, ymm9, ymm4
            xor      r15, rbp
        vpsrlq       ymm4, ymm7, 34
        vpsllq       ymm1, ymm7, 30
            rorx     rbp, r12, 39
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
            xor      r15, rbp
        vpsrlq       ymm4, ymm7, 39
            mov      rbp, r12
            xor      rbp, r13
        vpsllq       ymm1, ymm7, 25
        vpxor        ymm4, ymm4, ymm1
            and      r14, rbp
        vpxor        ymm9, ymm9, ymm4
            xor      r14, r13
        vpxor        ymm4, ymm7, ymm5
        vpand        ymm3, ymm4, ymm3
            add      r15, r14
        vpxor        ymm3, ymm3, ymm5
        vpaddq       ymm9, ymm3, ymm9
            add      r15, rbx
        vpaddq       ymm9, ymm13, ymm9
        mov          r14, [rsp + 184]
            add      rbx, r14
        vpaddq       ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm8, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            rorx     r14, rsi, 19
            vpsllq   ymm3, ymm8, 45
            rorx     rdi, rsi, 61
            vpxor    ymm13, ymm13, ymm3
            vpsrlq   ymm3, ymm8, 61
            xor      r14, rdi
            vpsllq   ymm1, ymm8, 3
            mov      rdi, rsi
            shr      rdi, 6
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm13, ymm13, ymm3
            xor      r14, rdi
            vpsrlq   ymm3, ymm8, 6
            vpxor    ymm13, ymm13, ymm3
        mov          rdi, [rsp + 40]
            rorx     rdx, rdi, 1
        vmovdqu      ymm3, [rax + 3104]
            vpsrlq   ymm1, ymm3, 1
            rorx     rsi, rdi, 8
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            xor      rdx, rsi
            vpsrlq   ymm0, ymm3, 8
            mov      rsi, rdi
            shr      rsi, 7
        vmovdqu      [rax + 3168], ymm8
            vpsllq   ymm8, ymm3, 56
            vpxor    ymm8, ymm0, ymm8
            xor      rdx, rsi
            vpxor    ymm8, ymm1, ymm8
        mov          rsi, [rsp + 104]
        mov          [rsp + 184], r13
        mov          r13, [rsp + 32]
            lea      rdi, [rsi + r13]
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm8, ymm8, ymm1
            add      rdi, rdx
        vmovdqu      ymm1, [rax + 2688]
            vpaddq   ymm0, ymm1, ymm2
            vpaddq   ymm8, ymm0, ymm8
            add      rdi, r14
        mov          [rsp + 32], rdi
            vpaddq   ymm13, ymm8, ymm13
            rorx     r14, rbx, 14                               ; round 5
        vpsrlq       ymm8, ymm10, 14
        vpsllq       ymm0, ymm10, 50
            rorx     rdx, rbx, 18
        vpxor        ymm8, ymm8, ymm0
            xor      r14, rdx
        vpsrlq       ymm0, ymm10, 18
        vpsllq       ymm1, ymm10, 46
            rorx     rdx, rbx, 41
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
            xor      r14, rdx
        vpsrlq       ymm1, ymm10, 41
            mov      rdx, rbx
            and      rdx, r9
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            andn     rsi, rbx, r10
        vpxor        ymm8, ymm8, ymm1
            add      r13, [rcx + 40]
        vpxor        ymm1, ymm12, ymm14
        vpand        ymm1, ymm1, ymm10
            add      r11, r13
        vpxor        ymm1, ymm1, ymm14
            add      r11, rdx
        vpbroadcastq ymm0, [rcx + 40]
        vpaddq       ymm2, ymm2, ymm0
            add      r11, rsi
        vpaddq       ymm15, ymm2, ymm15
        vpaddq       ymm15, ymm15, ymm1
            add      r11, r14
        vpaddq       ymm15, ymm15, ymm8
            rorx     r13, r15, 28
        vpsrlq       ymm8, ymm9, 28
        vpsllq       ymm2, ymm9, 36
            rorx     r14, r15, 34
        vpxor        ymm8, ymm8, ymm2
            xor      r13, r14
        vpsrlq       ymm2, ymm9, 34
        vpsllq       ymm1, ymm9, 30
            rorx     r14, r15, 39
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
            xor      r13, r14
        vpsrlq       ymm2, ymm9, 39
            mov      r14, r15
            xor      r14, r12
        vpsllq       ymm1, ymm9, 25
        vpxor        ymm2, ymm2, ymm1
            and      rbp, r14
        vpxor        ymm8, ymm8, ymm2
            xor      rbp, r12
        vpxor        ymm2, ymm9, ymm7
        vpand        ymm4, ymm2, ymm4
            add      r13, rbp
        vpxor        ymm4, ymm4, ymm7
            add      r13, r11
        vpaddq       ymm8, ymm4, ymm8
        vpaddq       ymm8, ymm15, ymm8
        mov          rbp, [rsp + 200]
            add      r11, rbp
        vpaddq       ymm15, ymm6, ymm15
            vpsrlq   ymm6, ymm11, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            rorx     rbp, r8, 19
            vpsllq   ymm4, ymm11, 45
            rorx     rsi, r8, 61
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm11, 61
            xor      rbp, rsi
            vpsllq   ymm1, ymm11, 3
            mov      rsi, r8
            shr      rsi, 6
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm6, ymm6, ymm4
            xor      rbp, rsi
            vpsrlq   ymm4, ymm11, 6
        mov          rsi, [rsp + 48]
            rorx     rdx, rsi, 1
            vpxor    ymm6, ymm6, ymm4
        vmovdqu      ymm4, [rax + 3072]
            vpsrlq   ymm1, ymm4, 1
            rorx     r8, rsi, 8
            vpsllq   ymm0, ymm4, 63
            vpxor    ymm1, ymm1, ymm0
            xor      rdx, r8
            vpsrlq   ymm0, ymm4, 8
            mov      r8, rsi
            shr      r8, 7
        vmovdqu      [rax + 3136], ymm11
            vpsllq   ymm11, ymm4, 56
            vpxor    ymm11, ymm0, ymm11
            xor      rdx, r8
            vpxor    ymm11, ymm1, ymm11
        mov          r8, [rsp + 112]
        mov          [rsp + 200], r12
        mov          r12, [rsp + 40]
            lea      rsi, [r8 + r12]
            vpsrlq   ymm1, ymm4, 7
            vpxor    ymm11, ymm11, ymm1
            add      rsi, rdx
        vmovdqu      ymm1, [rax + 2720]
            vpaddq   ymm0, ymm1, ymm3
            vpaddq   ymm11, ymm0, ymm11
            add      rsi, rbp
        mov          [rsp + 40], rsi
            vpaddq   ymm6, ymm11, ymm6
            rorx     rbp, r11, 14                               ; round 6
        vpsrlq       ymm11, ymm15, 14
        vpsllq       ymm0, ymm15, 50
            rorx     rdx, r11, 18
        vpxor        ymm11, ymm11, ymm0
            xor      rbp, rdx
        vpsrlq       ymm0, ymm15, 18
        vpsllq       ymm1, ymm15, 46
            rorx     rdx, r11, 41
        vpxor        ymm1, ymm0, ymm1
            xor      rbp, rdx
        vpxor        ymm11, ymm11, ymm1
        vpsrlq       ymm1, ymm15, 41
            mov      rdx, r11
            and      rdx, rbx
        vpsllq       ymm0, ymm15, 23
        vpxor        ymm1, ymm1, ymm0
            andn     r8, r11, r9
        vpxor        ymm11, ymm11, ymm1
            add      r12, [rcx + 48]
        vpxor        ymm1, ymm10, ymm12
        vpand        ymm1, ymm1, ymm15
            add      r10, r12
        vpxor        ymm1, ymm1, ymm12
            add      r10, rdx
        vpbroadcastq ymm0, [rcx + 48]
        vpaddq       ymm3, ymm3, ymm0
            add      r10, r8
        vpaddq       ymm14, ymm3, ymm14
            add      r10, rbp
        vpaddq       ymm14, ymm14, ymm1
        vpaddq       ymm11, ymm14, ymm11
            rorx     r12, r13, 28
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm3, ymm8, 36
            rorx     rbp, r13, 34
        vpxor        ymm14, ymm14, ymm3
            xor      r12, rbp
        vpsrlq       ymm3, ymm8, 34
        vpsllq       ymm1, ymm8, 30
            rorx     rbp, r13, 39
        vpxor        ymm3, ymm3, ymm1
            xor      r12, rbp
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm8, 39
            mov      rbp, r13
            xor      rbp, r15
        vpsllq       ymm1, ymm8, 25
        vpxor        ymm3, ymm3, ymm1
            and      r14, rbp
        vpxor        ymm14, ymm14, ymm3
            xor      r14, r15
        vpxor        ymm3, ymm8, ymm9
        vpand        ymm2, ymm3, ymm2
            add      r12, r14
        vpxor        ymm2, ymm2, ymm9
            add      r12, r10
        vpaddq       ymm14, ymm2, ymm14
        vpaddq       ymm14, ymm11, ymm14
        mov          r14, [rsp + 184]
            add      r10, r14
        vpaddq       ymm11, ymm5, ymm11
            rorx     r14, rdi, 19                               ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vpsrlq   ymm5, ymm13, 19
            vpsllq   ymm2, ymm13, 45
            rorx     r8, rdi, 61
            vpxor    ymm5, ymm5, ymm2
            vpsrlq   ymm2, ymm13, 61
            xor      r14, r8
            vpsllq   ymm1, ymm13, 3
            mov      r8, rdi
            shr      r8, 6
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm5, ymm5, ymm2
            xor      r14, r8
            vpsrlq   ymm2, ymm13, 6
        mov          r8, [rsp + 56]
            rorx     rdx, r8, 1
            vpxor    ymm5, ymm5, ymm2
        vmovdqu      ymm2, [rax + 3040]
            vpsrlq   ymm1, ymm2, 1
            rorx     rdi, r8, 8
            vpsllq   ymm0, ymm2, 63
            xor      rdx, rdi
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
            mov      rdi, r8
            shr      rdi, 7
        vmovdqu      [rax + 3104], ymm13
            vpsllq   ymm13, ymm2, 56
            vpxor    ymm13, ymm0, ymm13
            xor      rdx, rdi
            vpxor    ymm13, ymm1, ymm13
        mov          rdi, [rsp + 48]
            add      rdx, rdi
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm13, ymm13, ymm1
            add      rdx, [rsp + 192]
            vpaddq   ymm13, ymm4, ymm13
            add      rdx, r14
        mov          [rsp + 48], rdx
        vmovdqu      ymm0, [rax + 3200]
            vpaddq   ymm13, ymm13, ymm0
            vpaddq   ymm13, ymm13, ymm5
            rorx     r14, r10, 14                               ; round 7
        vpsrlq       ymm5, ymm11, 14
        vpsllq       ymm1, ymm11, 50
            rorx     rdx, r10, 18
        vpxor        ymm5, ymm5, ymm1
            xor      r14, rdx
        vpsrlq       ymm1, ymm11, 18
        vpsllq       ymm0, ymm11, 46
            rorx     rdx, r10, 41
        vpxor        ymm1, ymm1, ymm0
            xor      r14, rdx
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm11, 41
            mov      rdx, r10
            and      rdx, r11
        vpsllq       ymm0, ymm11, 23
        mov          [rsp + 184], r15
            andn     r15, r10, rbx
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm5, ymm5, ymm1
            add      rdi, [rcx + 56]
        vpxor        ymm1, ymm15, ymm10
        vpand        ymm1, ymm1, ymm11
            add      r9, rdi
        vpxor        ymm1, ymm1, ymm10
            add      r9, rdx
        vpbroadcastq ymm0, [rcx + 56]
        vpaddq       ymm4, ymm4, ymm0
            add      r9, r15
        vpaddq       ymm12, ymm4, ymm12
            add      r9, r14
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm5
            rorx     r14, r12, 28
        vpsrlq       ymm5, ymm14, 28
            rorx     r15, r12, 34
        vpsllq       ymm4, ymm14, 36
        vpxor        ymm5, ymm5, ymm4
            xor      r14, r15
        vpsrlq       ymm4, ymm14, 34
        vpsllq       ymm1, ymm14, 30
            rorx     r15, r12, 39
        vpxor        ymm4, ymm4, ymm1
            xor      r14, r15
        vpxor        ymm5, ymm5, ymm4
        vpsrlq       ymm4, ymm14, 39
            mov      r15, r12
            xor      r15, r13
        vpsllq       ymm1, ymm14, 25
            and      rbp, r15
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm5, ymm5, ymm4
            xor      rbp, r13
        vpxor        ymm4, ymm14, ymm8
        vpand        ymm3, ymm4, ymm3
            add      r14, rbp
        vpxor        ymm3, ymm3, ymm8
            add      r14, r9
        vpaddq       ymm5, ymm3, ymm5
        vpaddq       ymm5, ymm12, ymm5
        mov          rbp, [rsp + 200]
            add      r9, rbp
        vpaddq       ymm12, ymm7, ymm12
            rorx     rbp, rsi, 19                               ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsrlq   ymm7, ymm6, 19
            vpsllq   ymm3, ymm6, 45
            rorx     rdi, rsi, 61
            vpxor    ymm7, ymm7, ymm3
            xor      rbp, rdi
            vpsrlq   ymm3, ymm6, 61
            vpsllq   ymm1, ymm6, 3
            mov      rdi, rsi
            shr      rdi, 6
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm7, ymm7, ymm3
            xor      rbp, rdi
            vpsrlq   ymm3, ymm6, 6
        mov          rdi, [rsp + 64]
            rorx     rdx, rdi, 1
            vpxor    ymm7, ymm7, ymm3
        vmovdqu      ymm3, [rax + 3008]
            vpsrlq   ymm1, ymm3, 1
            rorx     rsi, rdi, 8
            vpsllq   ymm0, ymm3, 63
            xor      rdx, rsi
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 8
            mov      rsi, rdi
            shr      rsi, 7
        vmovdqu      [rax + 3072], ymm6
            vpsllq   ymm6, ymm3, 56
            vpxor    ymm6, ymm0, ymm6
            xor      rdx, rsi
            vpxor    ymm6, ymm1, ymm6
            add      rdx, r8
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm6, ymm6, ymm1
        mov          rsi, [rsp]
            add      rdx, rsi
            vpaddq   ymm6, ymm2, ymm6
            add      rdx, rbp
        mov          [rsp + 56], rdx
        vmovdqu      ymm1, [rax + 3232]
            vpaddq   ymm6, ymm6, ymm1
            vpaddq   ymm7, ymm6, ymm7
            rorx     rbp, r9, 14                                ; round 8
        vpsrlq       ymm6, ymm12, 14
            rorx     rsi, r9, 18
        vpsllq       ymm0, ymm12, 50
        vpxor        ymm6, ymm6, ymm0
            xor      rbp, rsi
        vpsrlq       ymm0, ymm12, 18
        vpsllq       ymm1, ymm12, 46
            rorx     rsi, r9, 41
        vpxor        ymm1, ymm0, ymm1
            xor      rbp, rsi
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm12, 41
            mov      rsi, r9
            and      rsi, r10
        vpsllq       ymm0, ymm12, 23
            andn     rdx, r9, r11
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
            add      r8, [rcx + 64]
        vpxor        ymm1, ymm11, ymm15
            add      rbx, r8
        vpand        ymm1, ymm1, ymm12
        vpxor        ymm1, ymm1, ymm15
            add      rbx, rsi
        vpbroadcastq ymm0, [rcx + 64]
        vpaddq       ymm2, ymm2, ymm0
            add      rbx, rdx
        vpaddq       ymm10, ymm2, ymm10
            add      rbx, rbp
        vpaddq       ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm6
            rorx     rbp, r14, 28
        vpsrlq       ymm6, ymm5, 28
            rorx     r8, r14, 34
        vpsllq       ymm2, ymm5, 36
        vpxor        ymm6, ymm6, ymm2
            xor      rbp, r8
        vpsrlq       ymm2, ymm5, 34
        vpsllq       ymm1, ymm5, 30
            rorx     r8, r14, 39
        vpxor        ymm2, ymm2, ymm1
            xor      rbp, r8
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm5, 39
            mov      r8, r14
            xor      r8, r12
        vpsllq       ymm1, ymm5, 25
            and      r15, r8
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
            xor      r15, r12
        vpxor        ymm2, ymm5, ymm14
            add      rbp, r15
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm14
            add      rbp, rbx
        vpaddq       ymm6, ymm4, ymm6
        vpaddq       ymm6, ymm10, ymm6
        mov          r15, [rsp + 184]
            add      rbx, r15
        vpaddq       ymm10, ymm9, ymm10
        mov          r15, [rsp + 48]
            rorx     rsi, r15, 19                               ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vpsrlq   ymm9, ymm13, 19
            vpsllq   ymm4, ymm13, 45
            rorx     rdx, r15, 61
            vpxor    ymm9, ymm9, ymm4
            xor      rsi, rdx
            vpsrlq   ymm4, ymm13, 61
            vpsllq   ymm1, ymm13, 3
            mov      rdx, r15
            shr      rdx, 6
            vpxor    ymm4, ymm4, ymm1
            xor      rsi, rdx
            vpxor    ymm9, ymm9, ymm4
            vpsrlq   ymm4, ymm13, 6
        mov          rdx, [rsp + 72]
            rorx     r15, rdx, 1
            vpxor    ymm9, ymm9, ymm4
        vmovdqu      ymm4, [rax + 2560]
            vpsrlq   ymm1, ymm4, 1
        mov          [rsp + 184], r12
            rorx     r12, rdx, 8
            vpsllq   ymm0, ymm4, 63
            xor      r15, r12
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm4, 8
            mov      r12, rdx
            shr      r12, 7
        vmovdqu      [rax + 3040], ymm13
            vpsllq   ymm13, ymm4, 56
            xor      r15, r12
            vpxor    ymm13, ymm0, ymm13
            vpxor    ymm13, ymm1, ymm13
            add      r15, rdi
            vpsrlq   ymm1, ymm4, 7
            vpxor    ymm13, ymm13, ymm1
        mov          r12, [rsp + 8]
            add      r15, r12
            vpaddq   ymm13, ymm3, ymm13
            add      r15, rsi
        mov          [rsp + 64], r15
        vmovdqu      ymm1, [rax + 3264]
            vpaddq   ymm13, ymm13, ymm1
            vpaddq   ymm9, ymm13, ymm9
            rorx     rsi, rbx, 14                               ; round 9
        vpsrlq       ymm13, ymm10, 14
            rorx     r12, rbx, 18
        vpsllq       ymm0, ymm10, 50
        vpxor        ymm13, ymm13, ymm0
            xor      rsi, r12
        vpsrlq       ymm0, ymm10, 18
            rorx     r12, rbx, 41
        vpsllq       ymm1, ymm10, 46
        vpxor        ymm1, ymm0, ymm1
            xor      rsi, r12
        vpxor        ymm13, ymm13, ymm1
        vpsrlq       ymm1, ymm10, 41
            mov      r12, rbx
            and      r12, r9
        vpsllq       ymm0, ymm10, 23
            andn     r15, rbx, r10
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm13, ymm13, ymm1
            add      rdi, [rcx + 72]
        vpxor        ymm1, ymm12, ymm11
            add      r11, rdi
        vpand        ymm1, ymm1, ymm10
        vpxor        ymm1, ymm1, ymm11
            add      r11, r12
        vpbroadcastq ymm0, [rcx + 72]
            add      r11, r15
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm15, ymm3, ymm15
            add      r11, rsi
        vpaddq       ymm15, ymm15, ymm1
        vpaddq       ymm13, ymm15, ymm13
            rorx     r12, rbp, 28
        vpsrlq       ymm15, ymm6, 28
            rorx     r15, rbp, 34
        vpsllq       ymm3, ymm6, 36
        vpxor        ymm15, ymm15, ymm3
            xor      r12, r15
        vpsrlq       ymm3, ymm6, 34
            rorx     r15, rbp, 39
        vpsllq       ymm1, ymm6, 30
        vpxor        ymm3, ymm3, ymm1
            xor      r12, r15
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm6, 39
            mov      r15, rbp
            xor      r15, r14
        vpsllq       ymm1, ymm6, 25
            and      r8, r15
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm15, ymm15, ymm3
            xor      r8, r14
        vpxor        ymm3, ymm6, ymm5
            add      r12, r8
        vpand        ymm2, ymm3, ymm2
        vpxor        ymm2, ymm2, ymm5
            add      r12, r11
        vpaddq       ymm15, ymm2, ymm15
            add      r11, r13
        vpaddq       ymm15, ymm13, ymm15
        vpaddq       ymm13, ymm8, ymm13
        mov          r13, [rsp + 56]
            rorx     r8, r13, 19                                ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vpsrlq   ymm8, ymm7, 19
            vpsllq   ymm2, ymm7, 45
            rorx     rdi, r13, 61
            vpxor    ymm8, ymm8, ymm2
            xor      r8, rdi
            vpsrlq   ymm2, ymm7, 61
            vpsllq   ymm1, ymm7, 3
            mov      rdi, r13
            shr      rdi, 6
            vpxor    ymm2, ymm2, ymm1
            xor      r8, rdi
            vpxor    ymm8, ymm8, ymm2
            vpsrlq   ymm2, ymm7, 6
        mov          rdi, [rsp + 80]
            rorx     rsi, rdi, 1
            vpxor    ymm8, ymm8, ymm2
            rorx     r13, rdi, 8
        vmovdqu      ymm2, [rax + 2592]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm0, ymm2, 63
            xor      rsi, r13
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
            mov      r13, rdi
            shr      r13, 7
        vmovdqu      [rax + 3008], ymm7
            vpsllq   ymm7, ymm2, 56
            xor      rsi, r13
            vpxor    ymm7, ymm0, ymm7
            vpxor    ymm7, ymm1, ymm7
            add      rsi, rdx
            vpsrlq   ymm1, ymm2, 7
        mov          r13, [rsp + 16]
            add      rsi, r13
            vpxor    ymm7, ymm7, ymm1
            vpaddq   ymm7, ymm4, ymm7
            add      rsi, r8
        mov          [rsp + 72], rsi
        vmovdqu      ymm1, [rax + 3168]
            vpaddq   ymm7, ymm7, ymm1
            vpaddq   ymm8, ymm7, ymm8
        vmovdqu      [rax + 2560], ymm8
            rorx     r8, r11, 14                                ; round 10
        vpsrlq       ymm7, ymm13, 14
            rorx     r13, r11, 18
        vpsllq       ymm0, ymm13, 50
        vpxor        ymm7, ymm7, ymm0
            xor      r8, r13
        vpsrlq       ymm0, ymm13, 18
            rorx     r13, r11, 41
        vpsllq       ymm1, ymm13, 46
        vpxor        ymm1, ymm0, ymm1
            xor      r8, r13
        vpxor        ymm7, ymm7, ymm1
            mov      r13, r11
            and      r13, rbx
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            andn     rsi, r11, r9
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            add      rdx, [rcx + 80]
        vpxor        ymm1, ymm10, ymm12
            add      r10, rdx
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm12
            add      r10, r13
        vpbroadcastq ymm0, [rcx + 80]
            add      r10, rsi
        vpaddq       ymm4, ymm4, ymm0
        vpaddq       ymm11, ymm4, ymm11
            add      r10, r8
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm7
            rorx     r13, r12, 28
        vpsrlq       ymm7, ymm15, 28
            rorx     r8, r12, 34
        vpsllq       ymm4, ymm15, 36
        vpxor        ymm7, ymm7, ymm4
            xor      r13, r8
        vpsrlq       ymm4, ymm15, 34
            rorx     r8, r12, 39
        vpsllq       ymm1, ymm15, 30
        vpxor        ymm4, ymm4, ymm1
            xor      r13, r8
        vpxor        ymm7, ymm7, ymm4
            mov      r8, r12
            xor      r8, rbp
        vpsrlq       ymm4, ymm15, 39
        vpsllq       ymm1, ymm15, 25
            and      r15, r8
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm7, ymm7, ymm4
            xor      r15, rbp
        vpxor        ymm4, ymm15, ymm6
            add      r13, r15
        vpand        ymm3, ymm4, ymm3
        vpxor        ymm3, ymm3, ymm6
            add      r13, r10
        vpaddq       ymm7, ymm3, ymm7
        mov          r15, [rsp + 184]
            add      r10, r15
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm14, ymm11
        mov          r15, [rsp + 64]
            rorx     rsi, r15, 19                               ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vpsrlq   ymm14, ymm9, 19
            rorx     rdx, r15, 61
            vpsllq   ymm3, ymm9, 45
            vpxor    ymm14, ymm14, ymm3
            xor      rsi, rdx
            vpsrlq   ymm3, ymm9, 61
            vpsllq   ymm1, ymm9, 3
            mov      rdx, r15
            shr      rdx, 6
            vpxor    ymm3, ymm3, ymm1
            xor      rsi, rdx
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm9, 6
        mov          rdx, [rsp + 88]
            rorx     r15, rdx, 1
            vpxor    ymm14, ymm14, ymm3
        mov          [rsp + 184], rbp
            rorx     rbp, rdx, 8
        vmovdqu      ymm3, [rax + 2624]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            xor      r15, rbp
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 8
            mov      rbp, rdx
            shr      rbp, 7
        vmovdqu      [rax + 3296], ymm9
            vpsllq   ymm9, ymm3, 56
            xor      r15, rbp
            vpxor    ymm9, ymm0, ymm9
            vpxor    ymm9, ymm1, ymm9
            add      r15, rdi
            vpsrlq   ymm1, ymm3, 7
        mov          rbp, [rsp + 24]
            add      r15, rbp
            vpxor    ymm9, ymm9, ymm1
            vpaddq   ymm9, ymm2, ymm9
            add      r15, rsi
        mov          [rsp + 80], r15
        vmovdqu      ymm1, [rax + 3136]
            vpaddq   ymm9, ymm9, ymm1
            rorx     rsi, r10, 14                               ; round 11
            vpaddq   ymm14, ymm9, ymm14
        vmovdqu      [rax + 2592], ymm14
        vpsrlq       ymm9, ymm11, 14
            rorx     rbp, r10, 18
        vpsllq       ymm0, ymm11, 50
        vpxor        ymm9, ymm9, ymm0
            xor      rsi, rbp
        vpsrlq       ymm0, ymm11, 18
            rorx     rbp, r10, 41
        vpsllq       ymm1, ymm11, 46
        vpxor        ymm1, ymm0, ymm1
            xor      rsi, rbp
        vpxor        ymm9, ymm9, ymm1
            mov      rbp, r10
            and      rbp, r11
        vpsrlq       ymm1, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            andn     r15, r10, rbx
        vpxor        ymm1, ymm1, ymm0
            add      rdi, [rcx + 88]
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm1, ymm13, ymm10
            add      r9, rdi
        vpand        ymm1, ymm1, ymm11
        vpxor        ymm1, ymm1, ymm10
            add      r9, rbp
        vpbroadcastq ymm0, [rcx + 88]
            add      r9, r15
        vpaddq       ymm2, ymm2, ymm0
        vpaddq       ymm12, ymm2, ymm12
            add      r9, rsi
        vpaddq       ymm12, ymm12, ymm1
            rorx     r15, r13, 28
        vpaddq       ymm12, ymm12, ymm9
        vpsrlq       ymm9, ymm7, 28
            rorx     rbp, r13, 34
        vpsllq       ymm2, ymm7, 36
        vpxor        ymm9, ymm9, ymm2
            xor      r15, rbp
        vpsrlq       ymm2, ymm7, 34
            rorx     rbp, r13, 39
        vpsllq       ymm1, ymm7, 30
        vpxor        ymm2, ymm2, ymm1
            xor      r15, rbp
        vpxor        ymm9, ymm9, ymm2
            mov      rbp, r13
            xor      rbp, r12
        vpsrlq       ymm2, ymm7, 39
        vpsllq       ymm1, ymm7, 25
            and      r8, rbp
        vpxor        ymm2, ymm2, ymm1
            xor      r8, r12
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm2, ymm7, ymm15
            add      r15, r8
        vpand        ymm4, ymm2, ymm4
        vpxor        ymm4, ymm4, ymm15
            add      r15, r9
        vpaddq       ymm9, ymm4, ymm9
            add      r9, r14
        vpaddq       ymm9, ymm12, ymm9
        vpaddq       ymm12, ymm5, ymm12
        mov          r14, [rsp + 72]
            rorx     r8, r14, 19                                ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vpsrlq   ymm5, ymm8, 19
            rorx     rdi, r14, 61
            vpsllq   ymm4, ymm8, 45
            vpxor    ymm5, ymm5, ymm4
            xor      r8, rdi
            vpsrlq   ymm4, ymm8, 61
            mov      rdi, r14
            shr      rdi, 6
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm4, ymm4, ymm1
            xor      r8, rdi
            vpxor    ymm5, ymm5, ymm4
            vpsrlq   ymm4, ymm8, 6
        mov          rdi, [rsp + 96]
            rorx     rsi, rdi, 1
            vpxor    ymm5, ymm5, ymm4
            rorx     r14, rdi, 8
        vmovdqu      ymm4, [rax + 2656]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm0, ymm4, 63
            xor      rsi, r14
            vpxor    ymm1, ymm1, ymm0
            mov      r14, rdi
            shr      r14, 7
            vpsrlq   ymm0, ymm4, 8
            vpsllq   ymm8, ymm4, 56
            xor      rsi, r14
            vpxor    ymm8, ymm0, ymm8
            vpxor    ymm8, ymm1, ymm8
            add      rsi, rdx
            vpsrlq   ymm1, ymm4, 7
        mov          r14, [rsp + 32]
            add      rsi, r14
            vpxor    ymm8, ymm8, ymm1
            vpaddq   ymm8, ymm3, ymm8
            add      rsi, r8
        mov          [rsp + 88], rsi
        vmovdqu      ymm1, [rax + 3104]
            vpaddq   ymm8, ymm8, ymm1
            rorx     r8, r9, 14                                 ; round 12
            vpaddq   ymm8, ymm8, ymm5
        vmovdqu      [rax + 2624], ymm8
        vpsrlq       ymm5, ymm12, 14
            rorx     r14, r9, 18
        vpsllq       ymm0, ymm12, 50
            xor      r8, r14
        vpxor        ymm5, ymm5, ymm0
        vpsrlq       ymm0, ymm12, 18
            rorx     r14, r9, 41
        vpsllq       ymm1, ymm12, 46
        vpxor        ymm1, ymm0, ymm1
            xor      r8, r14
        vpxor        ymm5, ymm5, ymm1
            mov      r14, r9
            and      r14, r10
        vpsrlq       ymm1, ymm12, 41
        vpsllq       ymm0, ymm12, 23
            andn     rsi, r9, r11
        vpxor        ymm1, ymm1, ymm0
            add      rdx, [rcx + 96]
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm1, ymm11, ymm13
            add      rbx, rdx
        vpand        ymm1, ymm1, ymm12
        vpxor        ymm1, ymm1, ymm13
            add      rbx, r14
        vpbroadcastq ymm0, [rcx + 96]
            add      rbx, rsi
        vpaddq       ymm3, ymm3, ymm0
        vpaddq       ymm10, ymm3, ymm10
            add      rbx, r8
        vpaddq       ymm10, ymm10, ymm1
            rorx     r8, r15, 28
        vpaddq       ymm10, ymm10, ymm5
        vpsrlq       ymm5, ymm9, 28
            rorx     r14, r15, 34
        vpsllq       ymm3, ymm9, 36
            xor      r8, r14
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm9, 34
            rorx     r14, r15, 39
        vpsllq       ymm1, ymm9, 30
        vpxor        ymm3, ymm3, ymm1
            xor      r8, r14
        vpxor        ymm5, ymm5, ymm3
            mov      r14, r15
            xor      r14, r13
        vpsrlq       ymm3, ymm9, 39
        vpsllq       ymm1, ymm9, 25
            and      rbp, r14
        vpxor        ymm3, ymm3, ymm1
            xor      rbp, r13
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm3, ymm9, ymm7
            add      r8, rbp
        vpand        ymm2, ymm3, ymm2
            add      r8, rbx
        vpxor        ymm2, ymm2, ymm7
        vpaddq       ymm5, ymm2, ymm5
        mov          rbp, [rsp + 184]
            add      rbx, rbp
        vpaddq       ymm5, ymm10, ymm5
        vmovdqu      [rax + 2848], ymm5
        vpaddq       ymm10, ymm6, ymm10
        vmovdqu      [rax + 2976], ymm10
        mov          rbp, [rsp + 80]
            rorx     rsi, rbp, 19                               ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vpsrlq   ymm6, ymm14, 19
            rorx     rdx, rbp, 61
            vpsllq   ymm2, ymm14, 45
            vpxor    ymm6, ymm6, ymm2
            xor      rsi, rdx
            vpsrlq   ymm2, ymm14, 61
            mov      rdx, rbp
            shr      rdx, 6
            vpsllq   ymm1, ymm14, 3
            vpxor    ymm2, ymm2, ymm1
            xor      rsi, rdx
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm14, 6
        mov          rdx, [rsp + 104]
            rorx     rbp, rdx, 1
            vpxor    ymm6, ymm6, ymm2
        mov          [rsp + 184], r13
            rorx     r13, rdx, 8
        vmovdqu      ymm2, [rax + 2688]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm0, ymm2, 63
            xor      rbp, r13
            vpxor    ymm1, ymm1, ymm0
            mov      r13, rdx
            shr      r13, 7
            vpsrlq   ymm0, ymm2, 8
            vpsllq   ymm14, ymm2, 56
            xor      rbp, r13
            vpxor    ymm14, ymm0, ymm14
            add      rbp, rdi
            vpxor    ymm14, ymm1, ymm14
            vpsrlq   ymm1, ymm2, 7
        mov          r13, [rsp + 40]
            add      rbp, r13
            vpxor    ymm14, ymm14, ymm1
            vpaddq   ymm14, ymm4, ymm14
            add      rbp, rsi
        mov          [rsp + 96], rbp
        vmovdqu      ymm1, [rax + 3072]
            vpaddq   ymm14, ymm14, ymm1
            rorx     rsi, rbx, 14                               ; round 13
            vpaddq   ymm14, ymm14, ymm6
        vmovdqu      [rax + 2656], ymm14
        vpsrlq       ymm6, ymm10, 14
            rorx     r13, rbx, 18
        vpsllq       ymm0, ymm10, 50
            xor      rsi, r13
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm10, 18
            rorx     r13, rbx, 41
        vpsllq       ymm1, ymm10, 46
            xor      rsi, r13
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
            mov      r13, rbx
            and      r13, r9
        vpsrlq       ymm1, ymm10, 41
        vpsllq       ymm0, ymm10, 23
            andn     rbp, rbx, r10
        vpxor        ymm1, ymm1, ymm0
            add      rdi, [rcx + 104]
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm12, ymm11
            add      r11, rdi
        vpand        ymm1, ymm1, ymm10
            add      r11, r13
        vpxor        ymm1, ymm1, ymm11
        vpbroadcastq ymm0, [rcx + 104]
            add      r11, rbp
        vpaddq       ymm4, ymm4, ymm0
        vpaddq       ymm13, ymm4, ymm13
            add      r11, rsi
        vpaddq       ymm13, ymm13, ymm1
            rorx     rdi, r8, 28
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm6, ymm5, 28
            rorx     r13, r8, 34
        vpsllq       ymm4, ymm5, 36
            xor      rdi, r13
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm5, 34
            rorx     r13, r8, 39
        vpsllq       ymm1, ymm5, 30
            xor      rdi, r13
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm6, ymm6, ymm4
            mov      rsi, r8
            xor      rsi, r15
        vpsrlq       ymm4, ymm5, 39
        vpsllq       ymm1, ymm5, 25
            and      r14, rsi
        vpxor        ymm4, ymm4, ymm1
            xor      r14, r15
        vpxor        ymm6, ymm6, ymm4
        vpxor        ymm4, ymm5, ymm9
            add      rdi, r14
        vpand        ymm3, ymm4, ymm3
            add      rdi, r11
        vpxor        ymm3, ymm3, ymm9
        vpaddq       ymm6, ymm3, ymm6
            add      r11, r12
        vpaddq       ymm6, ymm13, ymm6
        vmovdqu      [rax + 2816], ymm6
        mov          r12, [rsp + 88]
            rorx     r13, r12, 19                               ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpaddq       ymm13, ymm15, ymm13
        vmovdqu      [rax + 2944], ymm13
            vpsrlq   ymm15, ymm8, 19
            rorx     r14, r12, 61
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm15, ymm15, ymm3
            xor      r13, r14
            vpsrlq   ymm3, ymm8, 61
            mov      r14, r12
            shr      r14, 6
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm3, ymm3, ymm1
            xor      r13, r14
            vpxor    ymm15, ymm15, ymm3
        mov          r14, [rsp + 112]
            rorx     rbp, r14, 1
            vpsrlq   ymm3, ymm8, 6
            vpxor    ymm15, ymm15, ymm3
            rorx     r12, r14, 8
        vmovdqu      ymm3, [rax + 2720]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            xor      rbp, r12
            vpxor    ymm1, ymm1, ymm0
            mov      r12, r14
            shr      r12, 7
            vpsrlq   ymm0, ymm3, 8
            vpsllq   ymm8, ymm3, 56
            xor      rbp, r12
            vpxor    ymm8, ymm0, ymm8
            add      rbp, rdx
            vpxor    ymm8, ymm1, ymm8
            vpsrlq   ymm1, ymm3, 7
        mov          r12, [rsp + 48]
            add      rbp, r12
            vpxor    ymm8, ymm8, ymm1
            add      rbp, r13
        mov          [rsp + 104], rbp
            vpaddq   ymm8, ymm2, ymm8
        vmovdqu      ymm1, [rax + 3040]
            vpaddq   ymm8, ymm8, ymm1
            rorx     r13, r11, 14                               ; round 14
            vpaddq   ymm15, ymm8, ymm15
        vmovdqu      [rax + 2688], ymm15
        vpsrlq       ymm8, ymm13, 14
            rorx     r12, r11, 18
        vpsllq       ymm0, ymm13, 50
            xor      r13, r12
        vpxor        ymm8, ymm8, ymm0
        vpsrlq       ymm0, ymm13, 18
            rorx     r12, r11, 41
        vpsllq       ymm1, ymm13, 46
            xor      r13, r12
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm8, ymm8, ymm1
            mov      r12, r11
            and      r12, rbx
        vpsrlq       ymm1, ymm13, 41
            andn     rbp, r11, r9
        vpsllq       ymm0, ymm13, 23
        vpxor        ymm1, ymm1, ymm0
            add      rdx, [rcx + 112]
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm10, ymm12
            add      r10, rdx
        vpand        ymm1, ymm1, ymm13
            add      r10, r12
        vpxor        ymm1, ymm1, ymm12
        vpbroadcastq ymm0, [rcx + 112]
            add      r10, rbp
        vpaddq       ymm2, ymm2, ymm0
            add      r10, r13
        vpaddq       ymm11, ymm2, ymm11
        vpaddq       ymm11, ymm11, ymm1
            rorx     r12, rdi, 28
        vpaddq       ymm11, ymm11, ymm8
        vpsrlq       ymm8, ymm6, 28
            rorx     r13, rdi, 34
        vpsllq       ymm2, ymm6, 36
            xor      r12, r13
        vpxor        ymm8, ymm8, ymm2
        vpsrlq       ymm2, ymm6, 34
            rorx     r13, rdi, 39
        vpsllq       ymm1, ymm6, 30
            xor      r12, r13
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm8, ymm8, ymm2
            mov      rdx, rdi
            xor      rdx, r8
        vpsrlq       ymm2, ymm6, 39
            and      rsi, rdx
        vpsllq       ymm1, ymm6, 25
        vpxor        ymm2, ymm2, ymm1
            xor      rsi, r8
        vpxor        ymm8, ymm8, ymm2
        vpxor        ymm2, ymm6, ymm5
            add      rsi, r12
        vpand        ymm4, ymm2, ymm4
            add      rsi, r10
        vpxor        ymm4, ymm4, ymm5
        vpaddq       ymm8, ymm4, ymm8
        mov          r12, [rsp + 184]
            add      r10, r12
        vpaddq       ymm8, ymm11, ymm8
        vmovdqu      [rax + 2784], ymm8
        mov          r12, [rsp + 96]
            rorx     r13, r12, 19                               ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpaddq       ymm11, ymm7, ymm11
        vmovdqu      [rax + 2912], ymm11
            vpsrlq   ymm7, ymm14, 19
            rorx     rbp, r12, 61
            vpsllq   ymm4, ymm14, 45
            vpxor    ymm7, ymm7, ymm4
            xor      r13, rbp
            vpsrlq   ymm4, ymm14, 61
            mov      rbp, r12
            shr      rbp, 6
            vpsllq   ymm1, ymm14, 3
            vpxor    ymm4, ymm4, ymm1
            xor      r13, rbp
            vpxor    ymm7, ymm7, ymm4
        mov          rbp, [rsp + 192]
            rorx     r12, rbp, 1
            vpsrlq   ymm4, ymm14, 6
            vpxor    ymm7, ymm7, ymm4
        mov          [rsp + 184], r8
            rorx     r8, rbp, 8
        vmovdqu      ymm0, [rax + 3200]
            vpsrlq   ymm4, ymm0, 1
            xor      r12, r8
            vpsllq   ymm1, ymm0, 63
            vpxor    ymm4, ymm4, ymm1
            mov      r8, rbp
            shr      r8, 7
            vpsrlq   ymm1, ymm0, 8
            vpsllq   ymm5, ymm0, 56
            xor      r12, r8
            vpxor    ymm5, ymm1, ymm5
            add      r12, r14
            vpxor    ymm5, ymm4, ymm5
            vpsrlq   ymm4, ymm0, 7
        mov          r8, [rsp + 56]
            add      r12, r8
            vpxor    ymm5, ymm5, ymm4
            add      r12, r13
        mov          [rsp + 112], r12
            vpaddq   ymm5, ymm3, ymm5
        vmovdqu      ymm4, [rax + 3008]
            vpaddq   ymm5, ymm5, ymm4
            rorx     r13, r10, 14                               ; round 15
            vpaddq   ymm7, ymm5, ymm7
        vmovdqu      [rax + 2720], ymm7
            rorx     rbp, r10, 18
        vpsrlq       ymm5, ymm11, 14
        vpsllq       ymm1, ymm11, 50
            xor      r13, rbp
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm11, 18
            rorx     rbp, r10, 41
        vpsllq       ymm14, ymm11, 46
            xor      r13, rbp
        vpxor        ymm14, ymm1, ymm14
        vpxor        ymm14, ymm5, ymm14
            mov      rbp, r10
            and      rbp, r11
        vpsrlq       ymm5, ymm11, 41
            andn     r8, r10, rbx
        vpsllq       ymm1, ymm11, 23
        vpxor        ymm5, ymm5, ymm1
            add      r14, [rcx + 120]
        vpxor        ymm14, ymm14, ymm5
        vpxor        ymm5, ymm13, ymm10
            add      r9, r14
        vpand        ymm5, ymm5, ymm11
            add      r9, rbp
        vpxor        ymm5, ymm5, ymm10
        vpbroadcastq ymm1, [rcx + 120]
            add      r9, r8
        vpaddq       ymm3, ymm3, ymm1
            add      r9, r13
        vpaddq       ymm12, ymm3, ymm12
        vpaddq       ymm12, ymm12, ymm5
            rorx     r13, rsi, 28
        vpaddq       ymm12, ymm12, ymm14
            rorx     r14, rsi, 34
        vpsrlq       ymm14, ymm8, 28
        vpsllq       ymm5, ymm8, 36
            xor      r13, r14
        vpxor        ymm14, ymm14, ymm5
        vpsrlq       ymm5, ymm8, 34
            rorx     r14, rsi, 39
        vpsllq       ymm3, ymm8, 30
            xor      r13, r14
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm14, ymm14, ymm5
            mov      r14, rsi
            xor      r14, rdi
        vpsrlq       ymm5, ymm8, 39
            and      rdx, r14
        vpsllq       ymm3, ymm8, 25
        vpxor        ymm5, ymm5, ymm3
            xor      rdx, rdi
        vpxor        ymm14, ymm14, ymm5
            add      rdx, r13
        vpxor        ymm5, ymm8, ymm6
        vpand        ymm5, ymm5, ymm2
            add      rdx, r9
        vpxor        ymm5, ymm5, ymm6
        vpaddq       ymm14, ymm5, ymm14
            add      r9, r15
        vpaddq       ymm14, ymm12, ymm14
        vmovdqu      [rax + 2752], ymm14
            add      rcx, 128
        vpaddq       ymm12, ymm9, ymm12
        vmovdqu      [rax + 2880], ymm12
        vmovdqa      ymm8, ymm4
        vmovdqu      ymm1, [rax + 3232]
        vmovdqu      ymm2, [rax + 3264]
        vmovdqu      ymm3, [rax + 3168]
        vmovdqu      ymm4, [rax + 3136]
        vmovdqu      ymm5, [rax + 3104]
        vmovdqu      ymm6, [rax + 3072]
        vmovdqu      ymm7, [rax + 3040]
        vmovdqu      ymm9, [rax + 3296]
        mov          rbp, [rsp + 192]
        mov          r8, [rsp + 184]
        cmp          rcx, [rsp + 144]
        jne          L(f_carry)

        ; the last sixteen rounds, and the hash values after the block
        vmovdqu      ymm10, [rax + 2880]
        vpsrlq       ymm11, ymm10, 14                           ; round 0
            rorx     r12, r9, 14
        vpsllq       ymm12, ymm10, 50
            rorx     r13, r9, 18
        vpxor        ymm11, ymm11, ymm12
        vpsrlq       ymm12, ymm10, 18
            xor      r12, r13
        vpsllq       ymm13, ymm10, 46
            rorx     r13, r9, 41
        vpxor        ymm12, ymm12, ymm13
        vpxor        ymm11, ymm11, ymm12
            xor      r12, r13
        vpsrlq       ymm12, ymm10, 41
            mov      r13, r9
            and      r13, r10
        vpsllq       ymm13, ymm10, 23
        vpxor        ymm12, ymm12, ymm13
            andn     r14, r9, r11
        vpxor        ymm11, ymm11, ymm12
            add      rbx, rbp
        vmovdqu      ymm12, [rax + 2912]
        vmovdqu      ymm13, [rax + 2944]
        vpxor        ymm14, ymm12, ymm13
        vpand        ymm14, ymm14, ymm10
            add      rbx, [rcx]
        vpxor        ymm14, ymm14, ymm13
            add      r13, r14
        vpbroadcastq ymm15, [rcx]
        vmovdqu      [rax + 3008], ymm9
        vmovdqu      ymm9, [rax + 2976]
        vpaddq       ymm9, ymm9, ymm0
            add      rbx, r13
        vpaddq       ymm15, ymm9, ymm15
        vpaddq       ymm14, ymm15, ymm14
            add      rbx, r12
        vpaddq       ymm11, ymm14, ymm11
            rorx     r12, rdx, 28
        vmovdqu      ymm14, [rax + 2752]
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm9, ymm14, 36
            rorx     r13, rdx, 34
        vpxor        ymm15, ymm15, ymm9
            xor      r12, r13
        vpsrlq       ymm9, ymm14, 34
        vmovdqu      [rax + 3040], ymm0
        vpsllq       ymm0, ymm14, 30
            rorx     r13, rdx, 39
        vpxor        ymm9, ymm9, ymm0
            xor      r12, r13
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm14, 39
            mov      r13, rdx
            xor      r13, rsi
        vpsllq       ymm0, ymm14, 25
            mov      r14, rsi
            xor      r14, rdi
        vpxor        ymm9, ymm9, ymm0
        vpxor        ymm15, ymm15, ymm9
            and      r14, r13
        vmovdqu      ymm9, [rax + 2784]
        vpxor        ymm0, ymm14, ymm9
            xor      r14, rsi
        vmovdqu      [rax + 3072], ymm8
        vpxor        ymm8, ymm9, [rax + 2816]
        vpand        ymm8, ymm0, ymm8
            add      r12, r14
        vpxor        ymm8, ymm8, ymm9
            add      r12, rbx
        vpaddq       ymm15, ymm8, ymm15
        vpaddq       ymm15, ymm11, ymm15
            add      r8, rbx
        vmovdqu      ymm8, [rax + 2848]
        vpaddq       ymm11, ymm8, ymm11
            rorx     rbx, r8, 14                                ; round 1
        vpsrlq       ymm8, ymm11, 14
        vmovdqu      [rax + 3104], ymm7
        vpsllq       ymm7, ymm11, 50
            rorx     r14, r8, 18
        vpxor        ymm8, ymm8, ymm7
            xor      rbx, r14
        vpsrlq       ymm7, ymm11, 18
        vmovdqu      [rax + 3136], ymm6
        vpsllq       ymm6, ymm11, 46
            rorx     r14, r8, 41
        vpxor        ymm7, ymm7, ymm6
            xor      rbx, r14
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm11, 41
            mov      r14, r8
            and      r14, r9
        vpsllq       ymm6, ymm11, 23
            andn     r15, r8, r10
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm8, ymm8, ymm7
            add      r11, [rsp]
        vpxor        ymm7, ymm10, ymm12
        vpand        ymm7, ymm7, ymm11
            add      r11, [rcx + 8]
        vpxor        ymm7, ymm7, ymm12
            add      r11, r14
        vpbroadcastq ymm6, [rcx + 8]
        vpaddq       ymm13, ymm13, ymm1
            add      r15, r11
        vpaddq       ymm13, ymm13, ymm6
            add      rbx, r15
        vpaddq       ymm13, ymm13, ymm7
        vpaddq       ymm13, ymm13, ymm8
            rorx     r11, r12, 28
        vpsrlq       ymm8, ymm15, 28
            rorx     r14, r12, 34
        vpsllq       ymm7, ymm15, 36
        vpxor        ymm8, ymm8, ymm7
            xor      r11, r14
        vpsrlq       ymm7, ymm15, 34
            rorx     r14, r12, 39
        vpsllq       ymm6, ymm15, 30
        vpxor        ymm7, ymm7, ymm6
            xor      r11, r14
        vpxor        ymm8, ymm8, ymm7
            mov      r14, r12
            xor      r14, rdx
        vpsrlq       ymm7, ymm15, 39
        vpsllq       ymm6, ymm15, 25
            and      r13, r14
        vpxor        ymm7, ymm7, ymm6
            xor      r13, rdx
        vpxor        ymm8, ymm8, ymm7
        vpxor        ymm7, ymm15, ymm14
            add      r11, r13
        vpand        ymm6, ymm7, ymm0
            add      r11, rbx
        vpxor        ymm6, ymm6, ymm14
        vpaddq       ymm8, ymm6, ymm8
            add      rdi, rbx
        vpaddq       ymm8, ymm13, ymm8
            rorx     rbx, rdi, 14                               ; round 2
        vmovdqu      ymm6, [rax + 2816]
        vpaddq       ymm13, ymm6, ymm13
        vpsrlq       ymm6, ymm13, 14
            rorx     r13, rdi, 18
        vpsllq       ymm0, ymm13, 50
            xor      rbx, r13
        vpxor        ymm6, ymm6, ymm0
        vpsrlq       ymm0, ymm13, 18
            rorx     r13, rdi, 41
        vmovdqu      [rax + 3168], ymm1
        vpsllq       ymm1, ymm13, 46
            xor      rbx, r13
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm6, ymm6, ymm1
            mov      r13, rdi
            and      r13, r8
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            andn     r15, rdi, r9
        vpxor        ymm1, ymm1, ymm0
            add      r10, [rsp + 8]
        vpxor        ymm6, ymm6, ymm1
        vpxor        ymm1, ymm11, ymm10
            add      r10, [rcx + 16]
        vpand        ymm1, ymm1, ymm13
            add      r10, r13
        vpxor        ymm1, ymm1, ymm10
        vpbroadcastq ymm0, [rcx + 16]
            add      r15, r10
        vpaddq       ymm12, ymm12, ymm2
            add      rbx, r15
        vpaddq       ymm12, ymm12, ymm0
        vpaddq       ymm12, ymm12, ymm1
            rorx     r10, r11, 28
        vpaddq       ymm12, ymm12, ymm6
            rorx     r13, r11, 34
        vpsrlq       ymm6, ymm8, 28
        vpsllq       ymm1, ymm8, 36
            xor      r10, r13
        vpxor        ymm6, ymm6, ymm1
            rorx     r13, r11, 39
        vpsrlq       ymm1, ymm8, 34
        vpsllq       ymm0, ymm8, 30
            xor      r10, r13
        vpxor        ymm1, ymm1, ymm0
            mov      r13, r11
            xor      r13, r12
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm8, 39
            and      r14, r13
        vpsllq       ymm0, ymm8, 25
            xor      r14, r12
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm6, ymm6, ymm1
            add      r10, r14
        vpxor        ymm1, ymm8, ymm15
            add      r10, rbx
        vpand        ymm7, ymm1, ymm7
        vpxor        ymm7, ymm7, ymm15
            add      rsi, rbx
        vpaddq       ymm7, ymm7, ymm6
            rorx     rbx, rsi, 14                               ; round 3
        vpaddq       ymm7, ymm12, ymm7
        vpaddq       ymm12, ymm9, ymm12
            rorx     r14, rsi, 18
        vpsrlq       ymm9, ymm12, 14
        vpsllq       ymm6, ymm12, 50
            xor      rbx, r14
        vpxor        ymm9, ymm9, ymm6
            rorx     r14, rsi, 41
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            xor      rbx, r14
        vpxor        ymm6, ymm6, ymm0
            mov      r14, rsi
            and      r14, rdi
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm12, 41
            andn     r15, rsi, r8
        vpsllq       ymm0, ymm12, 23
            add      r9, [rsp + 16]
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            add      r9, [rcx + 24]
        vpxor        ymm6, ymm13, ymm11
            add      r9, r14
        vpand        ymm6, ymm6, ymm12
        vpxor        ymm6, ymm6, ymm11
            add      r15, r9
        vpbroadcastq ymm0, [rcx + 24]
            add      rbx, r15
        vpaddq       ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm10, ymm0
            rorx     r9, r10, 28
        vpaddq       ymm10, ymm10, ymm6
            rorx     r14, r10, 34
        vpaddq       ymm10, ymm10, ymm9
        vpsrlq       ymm9, ymm7, 28
            xor      r9, r14
        vpsllq       ymm6, ymm7, 36
            rorx     r14, r10, 39
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm7, 34
            xor      r9, r14
        vpsllq       ymm0, ymm7, 30
            mov      r14, r10
            xor      r14, r11
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            and      r13, r14
        vpsrlq       ymm6, ymm7, 39
            xor      r13, r11
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm6, ymm6, ymm0
            add      r9, r13
        vpxor        ymm9, ymm9, ymm6
            add      r9, rbx
        vpxor        ymm6, ymm7, ymm8
        vpand        ymm1, ymm6, ymm1
            add      rdx, rbx
        vpxor        ymm1, ymm1, ymm8
        vpaddq       ymm9, ymm1, ymm9
            rorx     rbx, rdx, 14                               ; round 4
        vpaddq       ymm9, ymm10, ymm9
            rorx     r13, rdx, 18
        vpaddq       ymm10, ymm14, ymm10
        vpsrlq       ymm14, ymm10, 14
            xor      rbx, r13
        vpsllq       ymm1, ymm10, 50
            rorx     r13, rdx, 41
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm10, 18
            xor      rbx, r13
        vpsllq       ymm0, ymm10, 46
            mov      r13, rdx
            and      r13, rsi
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            andn     r15, rdx, rdi
        vpsrlq       ymm1, ymm10, 41
            add      r8, [rcx + 32]
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
        mov          [rsp + 184], rbp
        mov          rbp, [rsp + 24]
            add      r8, rbp
        vpxor        ymm14, ymm14, ymm1
            add      r8, r13
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm1, ymm10
            add      r15, r8
        vpxor        ymm1, ymm1, ymm13
            add      rbx, r15
        vpbroadcastq ymm0, [rcx + 32]
        vpaddq       ymm0, ymm4, ymm0
            rorx     r8, r9, 28
        vpaddq       ymm11, ymm0, ymm11
            rorx     r13, r9, 34
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm14
            xor      r8, r13
        vpsrlq       ymm14, ymm9, 28
            rorx     r13, r9, 39
        vpsllq       ymm1, ymm9, 36
        vpxor        ymm14, ymm14, ymm1
            xor      r8, r13
        vpsrlq       ymm1, ymm9, 34
            mov      r13, r9
            xor      r13, r10
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm1, ymm1, ymm0
            and      r14, r13
        vpxor        ymm14, ymm14, ymm1
            xor      r14, r10
        vpsrlq       ymm1, ymm9, 39
        vpsllq       ymm0, ymm9, 25
            add      r8, r14
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            add      r8, rbx
        vpxor        ymm1, ymm9, ymm7
            add      r12, rbx
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm7
            rorx     rbx, r12, 14                               ; round 5
        vpaddq       ymm14, ymm6, ymm14
            rorx     r14, r12, 18
        vpaddq       ymm14, ymm11, ymm14
        vpaddq       ymm11, ymm15, ymm11
            xor      rbx, r14
        vpsrlq       ymm15, ymm11, 14
            rorx     r14, r12, 41
        vpsllq       ymm6, ymm11, 50
        vpxor        ymm15, ymm15, ymm6
            xor      rbx, r14
        vpsrlq       ymm6, ymm11, 18
            mov      r14, r12
            and      r14, rdx
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm6, ymm6, ymm0
            andn     r15, r12, rsi
        vpxor        ymm15, ymm15, ymm6
            add      rdi, [rcx + 40]
        vpsrlq       ymm6, ymm11, 41
        vpsllq       ymm0, ymm11, 23
        mov          rbp, [rsp + 32]
            add      rdi, rbp
        vpxor        ymm6, ymm6, ymm0
            add      rdi, r14
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm6, ymm10, ymm12
            add      r15, rdi
        vpand        ymm6, ymm6, ymm11
            add      rbx, r15
        vpxor        ymm6, ymm6, ymm12
        vpbroadcastq ymm0, [rcx + 40]
            rorx     rdi, r8, 28
        vpaddq       ymm0, ymm5, ymm0
            rorx     r14, r8, 34
        vpaddq       ymm13, ymm0, ymm13
        vpaddq       ymm13, ymm13, ymm6
            xor      rdi, r14
        vpaddq       ymm13, ymm13, ymm15
            rorx     r14, r8, 39
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm6, ymm14, 36
            xor      rdi, r14
        vpxor        ymm15, ymm15, ymm6
            mov      r14, r8
            xor      r14, r9
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm0, ymm14, 30
            and      r13, r14
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            xor      r13, r9
        vpsrlq       ymm6, ymm14, 39
            add      rdi, r13
        vpsllq       ymm0, ymm14, 25
        vpxor        ymm6, ymm6, ymm0
            add      rdi, rbx
        vpxor        ymm15, ymm15, ymm6
            add      r11, rbx
        vpxor        ymm6, ymm14, ymm9
        vpand        ymm1, ymm6, ymm1
            rorx     rbx, r11, 14                               ; round 6
        vpxor        ymm1, ymm1, ymm9
            rorx     r13, r11, 18
        vpaddq       ymm15, ymm1, ymm15
        vpaddq       ymm15, ymm13, ymm15
            xor      rbx, r13
        vpaddq       ymm13, ymm8, ymm13
            rorx     r13, r11, 41
        vpsrlq       ymm8, ymm13, 14
        vpsllq       ymm1, ymm13, 50
            xor      rbx, r13
        vpxor        ymm8, ymm8, ymm1
            mov      r13, r11
            and      r13, r12
        vpsrlq       ymm1, ymm13, 18
        vpsllq       ymm0, ymm13, 46
            andn     r15, r11, rdx
        vpxor        ymm1, ymm1, ymm0
            add      rsi, [rcx + 48]
        vpxor        ymm8, ymm8, ymm1
        vpsrlq       ymm1, ymm13, 41
        mov          rbp, [rsp + 40]
            add      rsi, rbp
        vpsllq       ymm0, ymm13, 23
            add      rsi, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm8, ymm8, ymm1
            add      r15, rsi
        vpxor        ymm1, ymm11, ymm10
            add      rbx, r15
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm10
            rorx     rsi, rdi, 28
        vpbroadcastq ymm0, [rcx + 48]
            rorx     r13, rdi, 34
        vmovdqu      [rax + 3200], ymm2
        vmovdqu      ymm2, [rax + 3136]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm12, ymm0, ymm12
            xor      rsi, r13
        vpaddq       ymm12, ymm12, ymm1
            rorx     r13, rdi, 39
        vpaddq       ymm12, ymm12, ymm8
        vpsrlq       ymm8, ymm15, 28
            xor      rsi, r13
        vpsllq       ymm1, ymm15, 36
        vpxor        ymm8, ymm8, ymm1
            mov      r13, rdi
            xor      r13, r8
        vpsrlq       ymm1, ymm15, 34
            and      r14, r13
        vpsllq       ymm0, ymm15, 30
        vpxor        ymm1, ymm1, ymm0
            xor      r14, r8
        vpxor        ymm8, ymm8, ymm1
            add      rsi, r14
        vpsrlq       ymm1, ymm15, 39
        vpsllq       ymm0, ymm15, 25
            add      rsi, rbx
        vpxor        ymm1, ymm1, ymm0
            add      r10, rbx
        vpxor        ymm8, ymm8, ymm1
        vpxor        ymm1, ymm15, ymm14
            rorx     rbx, r10, 14                               ; round 7
        vpand        ymm6, ymm1, ymm6
            rorx     r14, r10, 18
        vpxor        ymm6, ymm6, ymm14
        vpaddq       ymm8, ymm6, ymm8
            xor      rbx, r14
        vpaddq       ymm8, ymm12, ymm8
            rorx     r14, r10, 41
        vpaddq       ymm12, ymm7, ymm12
        vpsrlq       ymm7, ymm12, 14
            xor      rbx, r14
        vpsllq       ymm6, ymm12, 50
            mov      r14, r10
            and      r14, r11
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 18
            andn     r15, r10, r12
        vpsllq       ymm0, ymm12, 46
            add      rdx, [rcx + 56]
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
        mov          rbp, [rsp + 48]
            add      rdx, rbp
        vpsrlq       ymm6, ymm12, 41
            add      rdx, r14
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm6, ymm6, ymm0
            add      r15, rdx
        vpxor        ymm7, ymm7, ymm6
            add      rbx, r15
        vpxor        ymm6, ymm13, ymm11
        vpand        ymm6, ymm6, ymm12
            rorx     rdx, rsi, 28
        vpxor        ymm6, ymm6, ymm11
            rorx     r14, rsi, 34
        vpbroadcastq ymm0, [rcx + 56]
        vmovdqu      ymm2, [rax + 3104]
        vpaddq       ymm0, ymm2, ymm0
            xor      rdx, r14
        vpaddq       ymm10, ymm0, ymm10
        vpaddq       ymm10, ymm10, ymm6
            rorx     r14, rsi, 39
        vpaddq       ymm10, ymm10, ymm7
            xor      rdx, r14
        vpsrlq       ymm7, ymm8, 28
        vpsllq       ymm6, ymm8, 36
            mov      r14, rsi
            xor      r14, rdi
        vpxor        ymm7, ymm7, ymm6
            and      r13, r14
        vpsrlq       ymm6, ymm8, 34
        vpsllq       ymm0, ymm8, 30
            xor      r13, rdi
        vpxor        ymm6, ymm6, ymm0
            add      rdx, r13
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm8, 39
            add      rdx, rbx
        vpsllq       ymm0, ymm8, 25
            add      r9, rbx
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm7, ymm7, ymm6
            rorx     rbx, r9, 14                                ; round 8
        vpxor        ymm6, ymm8, ymm15
            rorx     r13, r9, 18
        vpand        ymm1, ymm6, ymm1
        vpxor        ymm1, ymm1, ymm15
            xor      rbx, r13
        vpaddq       ymm7, ymm1, ymm7
            rorx     r13, r9, 41
        vpaddq       ymm7, ymm10, ymm7
        vpaddq       ymm10, ymm9, ymm10
            xor      rbx, r13
        vpsrlq       ymm9, ymm10, 14
            mov      r13, r9
            and      r13, r10
        vpsllq       ymm1, ymm10, 50
        vpxor        ymm9, ymm9, ymm1
            andn     r15, r9, r11
        vpsrlq       ymm1, ymm10, 18
            add      r12, [rcx + 64]
        vpsllq       ymm0, ymm10, 46
        vpxor        ymm1, ymm1, ymm0
        mov          rbp, [rsp + 56]
            add      r12, rbp
        vpxor        ymm9, ymm9, ymm1
            add      r12, r13
        vpsrlq       ymm1, ymm10, 41
        vpsllq       ymm0, ymm10, 23
            add      r15, r12
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            add      rbx, r15
        vpxor        ymm1, ymm12, ymm13
            rorx     r12, rdx, 28
        vpand        ymm1, ymm1, ymm10
        vpxor        ymm1, ymm1, ymm13
            rorx     r13, rdx, 34
        vpbroadcastq ymm0, [rcx + 64]
            xor      r12, r13
        vmovdqu      ymm2, [rax + 3072]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm11, ymm0, ymm11
            rorx     r13, rdx, 39
        vpaddq       ymm11, ymm11, ymm1
            xor      r12, r13
        vpaddq       ymm11, ymm11, ymm9
        vpsrlq       ymm9, ymm7, 28
            mov      r13, rdx
            xor      r13, rsi
        vpsllq       ymm1, ymm7, 36
            and      r14, r13
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm7, 34
            xor      r14, rsi
        vpsllq       ymm0, ymm7, 30
            add      r12, r14
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
            add      r12, rbx
        vpsrlq       ymm1, ymm7, 39
            add      r8, rbx
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm1, ymm1, ymm0
            rorx     rbx, r8, 14                                ; round 9
        vpxor        ymm9, ymm9, ymm1
            rorx     r14, r8, 18
        vpxor        ymm1, ymm7, ymm8
        vpand        ymm6, ymm1, ymm6
            xor      rbx, r14
        vpxor        ymm6, ymm6, ymm8
            rorx     r14, r8, 41
        vpaddq       ymm9, ymm6, ymm9
        vpaddq       ymm9, ymm11, ymm9
            xor      rbx, r14
        vpaddq       ymm11, ymm14, ymm11
            mov      r14, r8
            and      r14, r9
        vpsrlq       ymm14, ymm11, 14
        vpsllq       ymm6, ymm11, 50
            andn     r15, r8, r10
        vpxor        ymm14, ymm14, ymm6
            add      r11, [rcx + 72]
        vpsrlq       ymm6, ymm11, 18
        vpsllq       ymm0, ymm11, 46
        mov          rbp, [rsp + 64]
            add      r11, rbp
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm14, ymm14, ymm6
            add      r11, r14
        vpsrlq       ymm6, ymm11, 41
            add      r15, r11
        vpsllq       ymm0, ymm11, 23
        vpxor        ymm6, ymm6, ymm0
            add      rbx, r15
        vpxor        ymm14, ymm14, ymm6
            rorx     r11, r12, 28
        vpxor        ymm6, ymm10, ymm12
        vpand        ymm6, ymm6, ymm11
            rorx     r14, r12, 34
        vpxor        ymm6, ymm6, ymm12
            xor      r11, r14
        vpbroadcastq ymm0, [rcx + 72]
        vmovdqu      ymm2, [rax + 3008]
        vpaddq       ymm0, ymm2, ymm0
            rorx     r14, r12, 39
        vpaddq       ymm13, ymm0, ymm13
            xor      r11, r14
        vpaddq       ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm13, ymm14
            mov      r14, r12
            xor      r14, rdx
        vpsrlq       ymm14, ymm9, 28
            and      r13, r14
        vpsllq       ymm6, ymm9, 36
        vpxor        ymm14, ymm14, ymm6
            xor      r13, rdx
        vpsrlq       ymm6, ymm9, 34
            add      r11, r13
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm6, ymm6, ymm0
            add      r11, rbx
        vpxor        ymm14, ymm14, ymm6
            add      rdi, rbx
        vpsrlq       ymm6, ymm9, 39
        vpsllq       ymm0, ymm9, 25
            rorx     rbx, rdi, 14                               ; round 10
        vpxor        ymm6, ymm6, ymm0
            rorx     r13, rdi, 18
        vpxor        ymm14, ymm14, ymm6
        vpxor        ymm6, ymm9, ymm7
            xor      rbx, r13
        vpand        ymm1, ymm6, ymm1
            rorx     r13, rdi, 41
        vpxor        ymm1, ymm1, ymm7
        vpaddq       ymm14, ymm1, ymm14
            xor      rbx, r13
        vpaddq       ymm14, ymm13, ymm14
            mov      r13, rdi
            and      r13, r8
        vpaddq       ymm13, ymm15, ymm13
        vpsrlq       ymm15, ymm13, 14
            andn     r15, rdi, r9
        vpsllq       ymm1, ymm13, 50
        vpxor        ymm15, ymm15, ymm1
            add      r10, [rcx + 80]
        vpsrlq       ymm1, ymm13, 18
        mov          rbp, [rsp + 72]
            add      r10, rbp
        vpsllq       ymm0, ymm13, 46
        vpxor        ymm1, ymm1, ymm0
            add      r10, r13
        vpxor        ymm15, ymm15, ymm1
            add      r15, r10
        vpsrlq       ymm1, ymm13, 41
        vpsllq       ymm0, ymm13, 23
            add      rbx, r15
        vpxor        ymm1, ymm1, ymm0
            rorx     r10, r11, 28
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm1, ymm11, ymm10
            rorx     r13, r11, 34
        vpand        ymm1, ymm1, ymm13
            xor      r10, r13
        vpxor        ymm1, ymm1, ymm10
        vpbroadcastq ymm0, [rcx + 80]
            rorx     r13, r11, 39
        vmovdqu      ymm2, [rax + 2560]
        vpaddq       ymm0, ymm2, ymm0
            xor      r10, r13
        vpaddq       ymm12, ymm0, ymm12
        vpaddq       ymm12, ymm12, ymm1
            mov      r13, r11
            xor      r13, r12
        vpaddq       ymm12, ymm12, ymm15
            and      r14, r13
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm1, ymm14, 36
            xor      r14, r12
        vpxor        ymm15, ymm15, ymm1
            add      r10, r14
        vpsrlq       ymm1, ymm14, 34
        vpsllq       ymm0, ymm14, 30
            add      r10, rbx
        vpxor        ymm1, ymm1, ymm0
            add      rsi, rbx
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm14, 39
            rorx     rbx, rsi, 14                               ; round 11
        vpsllq       ymm0, ymm14, 25
            rorx     r14, rsi, 18
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm1
            xor      rbx, r14
        vpxor        ymm1, ymm14, ymm9
            rorx     r14, rsi, 41
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm9
            xor      rbx, r14
        vpaddq       ymm15, ymm6, ymm15
        vpaddq       ymm15, ymm12, ymm15
            mov      r14, rsi
            and      r14, rdi
        vpaddq       ymm12, ymm8, ymm12
            andn     r15, rsi, r8
        vpsrlq       ymm8, ymm12, 14
        vpsllq       ymm6, ymm12, 50
            add      r9, [rcx + 88]
        vpxor        ymm8, ymm8, ymm6
        mov          rbp, [rsp + 80]
            add      r9, rbp
        vpsrlq       ymm6, ymm12, 18
        vpsllq       ymm0, ymm12, 46
            add      r9, r14
        vpxor        ymm6, ymm6, ymm0
            add      r15, r9
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm12, 41
            add      rbx, r15
        vpsllq       ymm0, ymm12, 23
            rorx     r9, r10, 28
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm8, ymm8, ymm6
            rorx     r14, r10, 34
        vpxor        ymm6, ymm13, ymm11
            xor      r9, r14
        vpand        ymm6, ymm6, ymm12
        vpxor        ymm6, ymm6, ymm11
            rorx     r14, r10, 39
        vpbroadcastq ymm0, [rcx + 88]
            xor      r9, r14
        vmovdqu      ymm2, [rax + 2592]
        vpaddq       ymm0, ymm2, ymm0
        vpaddq       ymm10, ymm0, ymm10
            mov      r14, r10
            xor      r14, r11
        vpaddq       ymm10, ymm10, ymm6
            and      r13, r14
        vpaddq       ymm10, ymm10, ymm8
        vpsrlq       ymm8, ymm15, 28
            xor      r13, r11
        vpsllq       ymm6, ymm15, 36
            add      r9, r13
        vpxor        ymm8, ymm8, ymm6
        vpsrlq       ymm6, ymm15, 34
            add      r9, rbx
        vpsllq       ymm0, ymm15, 30
            add      rdx, rbx
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm8, ymm8, ymm6
            rorx     rbx, rdx, 14                               ; round 12
        vpsrlq       ymm6, ymm15, 39
            rorx     r13, rdx, 18
        vpsllq       ymm0, ymm15, 25
        vpxor        ymm6, ymm6, ymm0
            xor      rbx, r13
        vpxor        ymm8, ymm8, ymm6
        vpxor        ymm6, ymm15, ymm14
            rorx     r13, rdx, 41
        vpand        ymm1, ymm6, ymm1
            xor      rbx, r13
        vpxor        ymm1, ymm1, ymm14
        vpaddq       ymm8, ymm1, ymm8
            mov      r13, rdx
            and      r13, rsi
        vpaddq       ymm8, ymm10, ymm8
            andn     r15, rdx, rdi
        vpaddq       ymm10, ymm7, ymm10
        vpsrlq       ymm7, ymm10, 14
            add      r8, [rcx + 96]
        vpsllq       ymm1, ymm10, 50
        mov          rbp, [rsp + 88]
            add      r8, rbp
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm10, 18
            add      r8, r13
        vpsllq       ymm0, ymm10, 46
            add      r15, r8
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            add      rbx, r15
        vpsrlq       ymm1, ymm10, 41
            rorx     r8, r9, 28
        vpsllq       ymm0, ymm10, 23
        vpxor        ymm1, ymm1, ymm0
            rorx     r13, r9, 34
        vpxor        ymm7, ymm7, ymm1
            xor      r8, r13
        vpxor        ymm1, ymm12, ymm13
        vpand        ymm1, ymm1, ymm10
            rorx     r13, r9, 39
        vpxor        ymm1, ymm1, ymm13
            xor      r8, r13
        vpbroadcastq ymm0, [rcx + 96]
        vmovdqu      ymm2, [rax + 2624]
        vpaddq       ymm0, ymm2, ymm0
            mov      r13, r9
            xor      r13, r10
        vpaddq       ymm11, ymm0, ymm11
            and      r14, r13
        vpaddq       ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm11, ymm7
            xor      r14, r10
        vpsrlq       ymm7, ymm8, 28
            add      r8, r14
        vpsllq       ymm1, ymm8, 36
        vpxor        ymm7, ymm7, ymm1
            add      r8, rbx
        vpsrlq       ymm1, ymm8, 34
            add      r12, rbx
        vpsllq       ymm0, ymm8, 30
        vpxor        ymm1, ymm1, ymm0
            rorx     rbx, r12, 14                               ; round 13
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm8, 39
            rorx     r14, r12, 18
        vpsllq       ymm0, ymm8, 25
            xor      rbx, r14
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
            rorx     r14, r12, 41
        vpxor        ymm1, ymm8, ymm15
            xor      rbx, r14
        vpand        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm6, ymm15
            mov      r14, r12
            and      r14, rdx
        vpaddq       ymm7, ymm6, ymm7
            andn     r15, r12, rsi
        vpaddq       ymm7, ymm11, ymm7
        vpaddq       ymm11, ymm9, ymm11
            add      rdi, [rcx + 104]
        vpsrlq       ymm9, ymm11, 14
        mov          rbp, [rsp + 96]
            add      rdi, rbp
        vpsllq       ymm6, ymm11, 50
        vpxor        ymm9, ymm9, ymm6
            add      rdi, r14
        vpsrlq       ymm6, ymm11, 18
            add      r15, rdi
        vpsllq       ymm0, ymm11, 46
        vpxor        ymm6, ymm6, ymm0
            add      rbx, r15
        vpxor        ymm9, ymm9, ymm6
            rorx     rdi, r8, 28
        vpsrlq       ymm6, ymm11, 41
        vpsllq       ymm0, ymm11, 23
            rorx     r14, r8, 34
        vpxor        ymm6, ymm6, ymm0
            xor      rdi, r14
        vpxor        ymm9, ymm9, ymm6
        vpxor        ymm6, ymm10, ymm12
            rorx     r14, r8, 39
        vpand        ymm6, ymm6, ymm11
            xor      rdi, r14
        vpxor        ymm6, ymm6, ymm12
        vpbroadcastq ymm0, [rcx + 104]
            mov      r14, r8
            xor      r14, r9
        vmovdqu      ymm2, [rax + 2656]
        vpaddq       ymm0, ymm2, ymm0
            and      r13, r14
        vpaddq       ymm13, ymm0, ymm13
        vpaddq       ymm13, ymm13, ymm6
            xor      r13, r9
        vpaddq       ymm13, ymm13, ymm9
            add      rdi, r13
        vpsrlq       ymm9, ymm7, 28
        vpsllq       ymm6, ymm7, 36
            add      rdi, rbx
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm7, 34
            add      r11, rbx
        vpsllq       ymm0, ymm7, 30
            rorx     rbx, r11, 14                               ; round 14
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
            rorx     r13, r11, 18
        vpsrlq       ymm6, ymm7, 39
            xor      rbx, r13
        vpsllq       ymm0, ymm7, 25
        vpxor        ymm6, ymm6, ymm0
            rorx     r13, r11, 41
        vpxor        ymm9, ymm9, ymm6
            xor      rbx, r13
        vpxor        ymm6, ymm7, ymm8
        vpand        ymm1, ymm6, ymm1
            mov      r13, r11
            and      r13, r12
        vpxor        ymm1, ymm1, ymm8
            andn     r15, r11, rdx
        vpaddq       ymm9, ymm1, ymm9
        vpaddq       ymm9, ymm13, ymm9
            add      rsi, [rcx + 112]
        vpaddq       ymm13, ymm14, ymm13
        mov          rbp, [rsp + 104]
            add      rsi, rbp
        vpsrlq       ymm14, ymm13, 14
        vpsllq       ymm1, ymm13, 50
            add      rsi, r13
        vpxor        ymm14, ymm14, ymm1
            add      r15, rsi
        vpsrlq       ymm1, ymm13, 18
        vpsllq       ymm0, ymm13, 46
            add      rbx, r15
        vpxor        ymm1, ymm1, ymm0
            rorx     rsi, rdi, 28
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm13, 41
            rorx     r13, rdi, 34
        vpsllq       ymm0, ymm13, 23
            xor      rsi, r13
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm14, ymm14, ymm1
            rorx     r13, rdi, 39
        vpxor        ymm1, ymm11, ymm10
            xor      rsi, r13
        vpand        ymm1, ymm1, ymm13
        vpxor        ymm1, ymm1, ymm10
            mov      r13, rdi
            xor      r13, r8
        vpbroadcastq ymm0, [rcx + 112]
        vmovdqu      ymm2, [rax + 2688]
        vpaddq       ymm0, ymm2, ymm0
            and      r14, r13
        vpaddq       ymm12, ymm0, ymm12
            xor      r14, r8
        vpaddq       ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm14
            add      rsi, r14
        vpsrlq       ymm14, ymm9, 28
            add      rsi, rbx
        vpsllq       ymm1, ymm9, 36
        vpxor        ymm14, ymm14, ymm1
            add      r10, rbx
        vpsrlq       ymm1, ymm9, 34
            rorx     rbx, r10, 14                               ; round 15
        vpsllq       ymm0, ymm9, 30
        vpxor        ymm1, ymm1, ymm0
            rorx     r14, r10, 18
        vpxor        ymm14, ymm14, ymm1
            xor      rbx, r14
        vpsrlq       ymm1, ymm9, 39
        vpsllq       ymm0, ymm9, 25
            rorx     r14, r10, 41
        vpxor        ymm1, ymm1, ymm0
            xor      rbx, r14
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm1, ymm9, ymm7
            mov      r14, r10
            and      r14, r11
        vpand        ymm6, ymm1, ymm6
            andn     r15, r10, r12
        vpxor        ymm6, ymm6, ymm7
        vpaddq       ymm14, ymm6, ymm14
            add      rdx, [rcx + 120]
        vpaddq       ymm14, ymm12, ymm14
        mov          rbp, [rsp + 112]
            add      rdx, rbp
        vpaddq       ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm12, 14
            add      rdx, r14
        vpsllq       ymm6, ymm12, 50
            add      r15, rdx
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm12, 18
            add      rbx, r15
        vpsllq       ymm0, ymm12, 46
            rorx     rdx, rsi, 28
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            rorx     r14, rsi, 34
        vpsrlq       ymm6, ymm12, 41
            xor      rdx, r14
        vpsllq       ymm0, ymm12, 23
        vpxor        ymm6, ymm6, ymm0
            rorx     r14, rsi, 39
        vpxor        ymm15, ymm15, ymm6
        vpxor        ymm6, ymm13, ymm11
            xor      rdx, r14
        vpand        ymm6, ymm6, ymm12
            mov      r14, rsi
            xor      r14, rdi
        vpxor        ymm6, ymm6, ymm11
        vpbroadcastq ymm0, [rcx + 120]
            and      r14, r13
        vmovdqu      ymm2, [rax + 2720]
        vpaddq       ymm0, ymm2, ymm0
            xor      r14, rdi
        vpaddq       ymm10, ymm0, ymm10
        vpaddq       ymm10, ymm10, ymm6
        mov          rcx, [rsp + 128]
            mov      r13, [rcx + 72]                            ; H = H + (a, b, ...)
        vpaddq       ymm10, ymm10, ymm15
            mov      r15, [rcx + 112]
        vpsrlq       ymm15, ymm14, 28
        vpsllq       ymm6, ymm14, 36
            mov      rbp, [rcx + 152]
        vpxor        ymm15, ymm15, ymm6
        mov          [rsp + 192], r12
            mov      r12, [rcx + 232]
        vpsrlq       ymm6, ymm14, 34
        vpsllq       ymm0, ymm14, 30
        mov          [rsp + 200], r11
            mov      r11, [rcx + 272]
        vpxor        ymm6, ymm6, ymm0
        mov          [rsp + 208], r11
            mov      r11, [rcx + 312]
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm14, 39
            add      rdx, [rcx + 32]
        vpsllq       ymm0, ymm14, 25
            add      r14, rdx
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm15, ymm15, ymm6
            add      r14, rbx
        vpxor        ymm6, ymm14, ymm9
            mov      [rcx + 32], r14
        vpand        ymm6, ymm6, ymm1
        vpxor        ymm6, ymm6, ymm9
            add      r13, rsi
        vmovdqu      ymm1, [rcx + 40]
            mov      [rcx + 72], r13
        vmovdqu      ymm0, [rcx + 80]
        vmovdqu      ymm2, [rcx + 120]
            add      r15, rdi
        vmovdqu      [rax + 3232], ymm3
        vmovdqu      ymm3, [rcx + 200]
            mov      [rcx + 112], r15
        vmovdqu      [rax + 3264], ymm4
        vmovdqu      ymm4, [rcx + 240]
        vmovdqu      [rax + 3296], ymm5
        vmovdqu      ymm5, [rcx + 280]
            add      rbp, r8
        vpaddq       ymm6, ymm6, [rcx]
            mov      [rcx + 152], rbp
        vpaddq       ymm15, ymm6, ymm15
        vpaddq       ymm15, ymm15, ymm10
            add      r9, [rcx + 192]
        vmovdqu      [rcx], ymm15
        vpaddq       ymm14, ymm1, ymm14
            add      r9, rbx
        vmovdqu      [rcx + 40], ymm14
            mov      [rcx + 192], r9
        vpaddq       ymm14, ymm0, ymm9
        vmovdqu      [rcx + 80], ymm14
            add      r12, r10
        vpaddq       ymm14, ymm2, ymm7
            mov      [rcx + 232], r12
        vmovdqu      [rcx + 120], ymm14
        vpaddq       ymm14, ymm8, [rcx + 160]
        mov          rdx, [rsp + 208]
            add      rdx, [rsp + 200]
        vpaddq       ymm10, ymm14, ymm10
            mov      [rcx + 272], rdx
        vmovdqu      [rcx + 160], ymm10
        vpaddq       ymm10, ymm3, ymm12
            add      r11, [rsp + 192]
        vmovdqu      [rcx + 200], ymm10
            mov      [rcx + 312], r11
        vpaddq       ymm10, ymm4, ymm13
        vmovdqu      [rcx + 240], ymm10
        mov          rdx, [rsp + 120]
            add      rdx, 128                                   ; the next block
        mov          [rsp + 120], rdx
        vpaddq       ymm10, ymm5, ymm11
        mov          rsi, [rsp + 136]
            add      rsi, -1
        mov          [rsp + 136], rsi
        vmovdqu      [rcx + 280], ymm10
        vmovdqu      ymm0, [rax + 3040]
        vmovdqu      ymm1, [rax + 3168]
        vmovdqu      ymm2, [rax + 3200]
        vmovdqu      ymm3, [rax + 3232]
        vmovdqu      ymm4, [rax + 3264]
        vmovdqu      ymm5, [rax + 3296]
        vmovdqu      ymm6, [rax + 3136]
        vmovdqu      ymm7, [rax + 3104]
        vmovdqu      ymm8, [rax + 3072]
        vmovdqu      ymm9, [rax + 3008]
        mov          rbp, [rsp + 184]
        cmp          qword [rsp + 136], 0
        jne          L(f_block)
L(f_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 3616]
        vmovaps      xmm7, [rsp + 3632]
        vmovaps      xmm8, [rsp + 3648]
        vmovaps      xmm9, [rsp + 3664]
        vmovaps      xmm10, [rsp + 3680]
        vmovaps      xmm11, [rsp + 3696]
        vmovaps      xmm12, [rsp + 3712]
        vmovaps      xmm13, [rsp + 3728]
        vmovaps      xmm14, [rsp + 3744]
        vmovaps      xmm15, [rsp + 3760]
        add          rsp, 3784
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
        add          rsp, 3624
L(f_at8):
        pop          r15
L(f_at9):
        pop          r14
L(f_at10):
        pop          r13
L(f_at11):
        pop          r12
L(f_at12):
        pop          rbp
L(f_at13):
        pop          rbx
L(f_at14):
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
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1) - $
        dd           L(f_end) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1)
        db           0
        db           0x40 + (L(f_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0xe0, 0x1c ; sub rsp, 3624
        db           0x04
        dd           L(f_at8) - L(f_at7)
        db           0x0e, 0x38                                 ; add rsp, 3624
        db           0x40 + (L(f_at9) - L(f_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at13) - L(f_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at14) - L(f_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, L(f_at19) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 30, 0
        db           L(f_at19) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xf8 ; vmovaps [rsp + 3760], xmm15
        dw           235
        db           L(f_at18) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xe8 ; vmovaps [rsp + 3744], xmm14
        dw           234
        db           L(f_at17) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xd8 ; vmovaps [rsp + 3728], xmm13
        dw           233
        db           L(f_at16) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xc8 ; vmovaps [rsp + 3712], xmm12
        dw           232
        db           L(f_at15) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xb8 ; vmovaps [rsp + 3696], xmm11
        dw           231
        db           L(f_at14) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xa8 ; vmovaps [rsp + 3680], xmm10
        dw           230
        db           L(f_at13) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x98 ; vmovaps [rsp + 3664], xmm9
        dw           229
        db           L(f_at12) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x88 ; vmovaps [rsp + 3648], xmm8
        dw           228
        db           L(f_at11) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x78 ; vmovaps [rsp + 3632], xmm7
        dw           227
        db           L(f_at10) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x68 ; vmovaps [rsp + 3616], xmm6
        dw           226
        db           L(f_at9) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x01 ; sub rsp, 3784
        dw           473
        db           L(f_at8) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xf0 ; push r15
        db           L(f_at7) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xe0 ; push r14
        db           L(f_at6) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xd0 ; push r13
        db           L(f_at5) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0xc0 ; push r12
        db           L(f_at4) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x70 ; push rdi
        db           L(f_at3) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x60 ; push rsi
        db           L(f_at2) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x50 ; push rbp
        db           L(f_at1) - NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_multi_avx2_m5_mix1) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
