; sha512_avx2_n8_bytes_zen4.asm, written by nsms: make gen HASH=sha512 ISA=avx2 N=8 LANE_ROT=bytes UARCH=zen4
;
; void nsms_sha512_blocks_avx2_n8_bytes_zen4(uint64_t state[8], const void *data, size_t blocks);
;   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash value after any number of blocks;
;   the schedules of 8 blocks at a time are computed together.
;   Reads 64 bytes at state and 128 bytes at data for each of the blocks; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 3,420 instructions, 15 integer registers, 16 vector registers, 42 spills,
;   6,312 bytes of stack (System V), 6,488 (Win64).
;   Holds: a to h in rdx rsi rdi r8 r9 r10 r11 rbx; rows 0 to 15 of W of 8 blocks, the first half in ymm0 to ymm9
;     [rax + 0x1400] to [rax + 0x14a0]; rows 0 to 15 of W of 8 blocks, the second half in [rax + 0x14c0] to
;     [rax + 0x16a0]; rows 0 to 7 of W of 1 block in xmm0 to xmm7; area in rax; blocks in [rsp]; data in
;     [rsp + 8]; state in [rsp + 16]; p in rcx; q in rbp; kp in [rsp + 24]; turn in [rsp + 32]; end in [rsp + 40].
;     Other slots of the frame hold values for a while.
;     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
;     words of the batch that rounds read, vectors behind them; p: where the rounds read the words of the
;     schedule; q: where the words of the block begin; kp: where K_t is read; turn: what a pointer is compared
;     with at the end of a loop; end: what q is compared with after a block.
;
; void nsms_sha512_schedule_avx2_n8_bytes_zen4(uint64_t *wk, const void *data);
;   SHA384, SHA512, SHA512-224, SHA512-256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
;   Reads 1024 bytes at data; writes 5120 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 1,067 instructions, 5 integer registers, 16 vector registers, 22 spills,
;   1,064 bytes of stack (System V), 1,240 (Win64).
;   Holds: rows 0 to 15 of W of 8 blocks, the first half in ymm0 to ymm9 [rax] to [rax + 160]; rows 0 to 15 of W
;     of 8 blocks, the second half in [rax + 192] to [rax + 672]; area in rax; wk in rdi; kp in rcx; turn in rdx.
;     Other slots of the frame hold values for a while.
;     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
;     words of the batch that rounds read, vectors behind them; kp: where K_t is read; turn: what a pointer is
;     compared with at the end of a loop.
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
L(shuffle_76543210fedcba98):  ; which byte goes where
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        64
L(shuffle_123456709abcdef8):  ; which byte goes where
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4):function hidden (L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4):function (L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(blocks_at1):
        push         rbp
L(blocks_at2):
        push         rsi
L(blocks_at3):
        push         rdi
L(blocks_at4):
        push         r12
L(blocks_at5):
        push         r13
L(blocks_at6):
        push         r14
L(blocks_at7):
        push         r15
L(blocks_at8):
        sub          rsp, 4096
L(blocks_at9):
        mov          [rsp], rsp
        sub          rsp, 2328
L(blocks_at10):
        vmovaps      [rsp + 6256], xmm6
L(blocks_at11):
        vmovaps      [rsp + 6272], xmm7
L(blocks_at12):
        vmovaps      [rsp + 6288], xmm8
L(blocks_at13):
        vmovaps      [rsp + 6304], xmm9
L(blocks_at14):
        vmovaps      [rsp + 6320], xmm10
L(blocks_at15):
        vmovaps      [rsp + 6336], xmm11
L(blocks_at16):
        vmovaps      [rsp + 6352], xmm12
L(blocks_at17):
        vmovaps      [rsp + 6368], xmm13
L(blocks_at18):
        vmovaps      [rsp + 6384], xmm14
L(blocks_at19):
        vmovaps      [rsp + 6400], xmm15
L(blocks_at20):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
L(blocks_at1):
        push         rbp
L(blocks_at2):
        push         r12
L(blocks_at3):
        push         r13
L(blocks_at4):
        push         r14
L(blocks_at5):
        push         r15
L(blocks_at6):
        sub          rsp, 4096
L(blocks_at7):
        mov          [rsp], rsp
        sub          rsp, 2168
L(blocks_at8):
%endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword [rsp], 0
        je           L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 143]
        mov          rcx, [rsp + 16]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, area in rax, blocks in [rsp], data in [rsp + 8], state in
        ;   [rsp + 16].
L(blocks_batch8):
        cmp          qword [rsp], 8
        jb           L(blocks_batch1)

        ; the schedule of 8 blocks: the message words
        mov          rbp, [rsp + 8]
        vmovdqu      xmm10, [rbp]                               ; W_0 W_1
        vmovdqu      xmm11, [rbp + 128]
        vmovdqu      xmm12, [rbp + 16]                          ; W_2 W_3
        vmovdqu      xmm13, [rbp + 144]
        vmovdqu      xmm14, [rbp + 32]                          ; W_4 W_5
        vmovdqu      xmm15, [rbp + 160]
        vmovdqu      xmm9, [rbp + 48]                           ; W_6 W_7
        vmovdqu      xmm8, [rbp + 176]
        vinserti128  ymm10, ymm10, [rbp + 256], 1
        vinserti128  ymm11, ymm11, [rbp + 384], 1
        vinserti128  ymm12, ymm12, [rbp + 272], 1
        vinserti128  ymm13, ymm13, [rbp + 400], 1
        vmovdqu      xmm7, [rbp + 64]                           ; W_8 W_9
        vmovdqu      xmm6, [rbp + 192]
        vinserti128  ymm14, ymm14, [rbp + 288], 1
        vinserti128  ymm15, ymm15, [rbp + 416], 1
        vinserti128  ymm9, ymm9, [rbp + 304], 1
        vinserti128  ymm8, ymm8, [rbp + 432], 1
        vinserti128  ymm7, ymm7, [rbp + 320], 1
        vinserti128  ymm6, ymm6, [rbp + 448], 1
        vmovdqu      xmm5, [rbp + 80]                           ; W_10 W_11
        vinserti128  ymm5, ymm5, [rbp + 336], 1
        vmovdqu      xmm4, [rbp + 208]
        vinserti128  ymm4, ymm4, [rbp + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rbp + 96]                          ; W_12 W_13
        vinserti128  ymm11, ymm11, [rbp + 352], 1
        vmovdqu      xmm2, [rbp + 224]
        vinserti128  ymm2, ymm2, [rbp + 480], 1
        vmovdqu      ymm1, [rel L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rbp + 112]                         ; W_14 W_15
        vinserti128  ymm12, ymm12, [rbp + 368], 1
        vmovdqu      [rax + 0x16c0], ymm3
        vmovdqu      xmm3, [rbp + 240]
        vinserti128  ymm3, ymm3, [rbp + 496], 1
        vmovdqu      [rax + 0x16e0], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      xmm15, [rbp + 512]
        vinserti128  ymm15, ymm15, [rbp + 768], 1
        vmovdqu      [rax + 0x1700], ymm14
        vmovdqu      xmm14, [rbp + 640]
        vinserti128  ymm14, ymm14, [rbp + 896], 1
        vmovdqu      [rax + 0x1720], ymm13
        vpunpcklqdq  ymm13, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm13, ymm13, ymm1
        vmovdqu      [rax + 0x14c0], ymm13
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x14e0], ymm14
        vmovdqu      xmm15, [rbp + 528]
        vinserti128  ymm15, ymm15, [rbp + 784], 1
        vmovdqu      xmm14, [rbp + 656]
        vinserti128  ymm14, ymm14, [rbp + 912], 1
        vmovdqu      [rax + 0x1740], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1500], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1520], ymm14
        vmovdqu      xmm15, [rbp + 544]
        vinserti128  ymm15, ymm15, [rbp + 800], 1
        vmovdqu      xmm14, [rbp + 672]
        vinserti128  ymm14, ymm14, [rbp + 928], 1
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1540], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1560], ymm14
        vmovdqu      xmm15, [rbp + 560]
        vinserti128  ymm15, ymm15, [rbp + 816], 1
        vmovdqu      xmm14, [rbp + 688]
        vinserti128  ymm14, ymm14, [rbp + 944], 1
        vpunpcklqdq  ymm10, ymm9, ymm8
        vpunpckhqdq  ymm9, ymm9, ymm8
        vpshufb      ymm10, ymm10, ymm1
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      xmm8, [rbp + 576]
        vinserti128  ymm8, ymm8, [rbp + 832], 1
        vmovdqu      [rax + 0x1760], ymm9
        vmovdqu      xmm9, [rbp + 704]
        vinserti128  ymm9, ymm9, [rbp + 960], 1
        vmovdqu      [rax + 0x1780], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1580], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x15a0], ymm14
        vmovdqu      xmm15, [rbp + 592]
        vinserti128  ymm15, ymm15, [rbp + 848], 1
        vmovdqu      xmm14, [rbp + 720]
        vinserti128  ymm14, ymm14, [rbp + 976], 1
        vpunpcklqdq  ymm10, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vpshufb      ymm10, ymm10, ymm1
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      xmm6, [rbp + 608]
        vinserti128  ymm6, ymm6, [rbp + 864], 1
        vmovdqu      [rax + 0x17a0], ymm7
        vmovdqu      xmm7, [rbp + 736]
        vinserti128  ymm7, ymm7, [rbp + 992], 1
        vmovdqu      [rax + 0x17c0], ymm10
        vpunpcklqdq  ymm10, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x15c0], ymm10
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 0x15e0], ymm9
        vmovdqu      xmm8, [rbp + 624]
        vinserti128  ymm8, ymm8, [rbp + 880], 1
        vmovdqu      xmm9, [rbp + 752]
        vinserti128  ymm9, ymm9, [rbp + 1008], 1
        lea          rbp, [rax + 64]
        mov          [rsp + 40], rbp
        vpunpcklqdq  ymm10, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1400], ymm10
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 0x1420], ymm5
        vmovdqu      ymm4, [rel L(K1x4)]                        ; W_0, + K
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 0x1600], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1620], ymm14
        vmovdqu      ymm5, [rel L(K1x4) + 32]                   ; W_1, + K
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1440], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 0x1460], ymm11
        vmovdqu      ymm2, [rel L(K1x4) + 64]                   ; W_2, + K
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 0x1640], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 0x1660], ymm7
        vmovdqu      ymm6, [rel L(K1x4) + 96]                   ; W_3, + K
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 0x1480], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 0x14a0], ymm12
        vmovdqu      ymm3, [rel L(K1x4) + 128]                  ; W_4, + K
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm4, ymm13
        vmovdqu      [rax], ymm12
        vmovdqu      [rax + 32], ymm4
        vmovdqu      ymm12, [rel L(K1x4) + 160]                 ; W_5, + K
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 0x1680], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 0x16a0], ymm9
        vmovdqu      ymm4, [rel L(K1x4) + 192]                  ; W_6, + K
        vmovdqu      ymm1, [rax + 0x1740]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 0x14e0]
        vmovdqu      [rax + 64], ymm13
        vmovdqu      [rax + 96], ymm5
        vmovdqu      ymm13, [rel L(K1x4) + 224]                 ; W_7, + K
        vmovdqu      ymm5, [rax + 0x16e0]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 0x1500]
        vmovdqu      [rax + 128], ymm1
        vmovdqu      [rax + 160], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 256]                  ; W_8, + K
        vmovdqu      ymm1, [rax + 0x16c0]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 0x1520]
        vmovdqu      [rax + 192], ymm5
        vmovdqu      [rax + 224], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 288]                  ; W_9, + K
        vmovdqu      ymm5, [rax + 0x1720]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 0x1540]
        vmovdqu      [rax + 256], ymm1
        vmovdqu      [rax + 288], ymm3
        vmovdqu      ymm3, [rel L(K1x4) + 320]                  ; W_10, + K
        vmovdqu      ymm1, [rax + 0x1700]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 0x1560]
        vmovdqu      [rax + 320], ymm5
        vmovdqu      [rax + 352], ymm12
        vmovdqu      ymm12, [rel L(K1x4) + 352]                 ; W_11, + K
        vmovdqu      ymm5, [rax + 0x1780]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 0x1580]
        vmovdqu      [rax + 384], ymm1
        vmovdqu      [rax + 416], ymm4
        vmovdqu      ymm4, [rel L(K1x4) + 384]                  ; W_12, + K
        vmovdqu      ymm1, [rax + 0x1760]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 0x15a0]
        vmovdqu      [rax + 448], ymm5
        vmovdqu      [rax + 480], ymm13
        vmovdqu      ymm13, [rel L(K1x4) + 416]                 ; W_13, + K
        vmovdqu      ymm5, [rax + 0x17c0]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 0x15c0]
        vmovdqu      [rax + 512], ymm1
        vmovdqu      [rax + 544], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 448]                  ; W_14, + K
        vmovdqu      ymm1, [rax + 0x17a0]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 0x15e0]
        vmovdqu      [rax + 576], ymm5
        vmovdqu      [rax + 608], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 480]                  ; W_15, + K
        vpaddq       ymm5, ymm3, ymm10
        vpaddq       ymm3, ymm3, ymm15
        vmovdqu      [rax + 640], ymm5
        vmovdqu      [rax + 672], ymm3
        vmovdqu      ymm5, [rax + 0x1420]
        vpaddq       ymm3, ymm12, ymm5
        vpaddq       ymm12, ymm12, [rax + 0x1620]
        vmovdqu      [rax + 704], ymm3
        vmovdqu      [rax + 736], ymm12
        vpaddq       ymm12, ymm4, ymm14
        vpaddq       ymm4, ymm4, ymm11
        vmovdqu      [rax + 768], ymm12
        vmovdqu      [rax + 800], ymm4
        vmovdqu      ymm12, [rax + 0x1460]
        vpaddq       ymm4, ymm13, ymm12
        vmovdqu      ymm3, [rax + 0x1660]
        vpaddq       ymm13, ymm13, ymm3
        vmovdqu      [rax + 832], ymm4
        vmovdqu      [rax + 864], ymm13
        vpaddq       ymm13, ymm2, ymm7
        vpaddq       ymm4, ymm2, ymm8
        vmovdqu      [rax + 896], ymm13
        vmovdqu      [rax + 928], ymm4
        vmovdqu      ymm13, [rax + 0x14a0]
        vpaddq       ymm4, ymm6, ymm13
        vpaddq       ymm6, ymm6, ymm9
        vmovdqu      [rax + 960], ymm4
        vmovdqu      [rax + 992], ymm6
        lea          r12, [rax + 4096]
        mov          [rsp + 32], r12
        lea          r13, [rel L(K1x4) + 512]
        mov          [rsp + 24], r13
        mov          rbp, rax
        vmovdqa      ymm9, ymm1
        mov          rcx, rax
        vmovdqu      ymm1, [rax + 0x1740]
        vmovdqu      ymm2, [rax + 0x16e0]
        vmovdqu      ymm3, [rax + 0x16c0]
        vmovdqu      ymm4, [rax + 0x1720]
        vmovdqu      ymm5, [rax + 0x1700]
        vmovdqu      ymm6, [rax + 0x1780]
        vmovdqu      ymm7, [rax + 0x1760]
        vmovdqu      ymm8, [rax + 0x17c0]
        align        64
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, rows 0 to 15 of W of 8 blocks, the first half in ymm0 to ymm9
        ;   [rax + 0x1400] to [rax + 0x14a0], rows 0 to 15 of W of 8 blocks, the second half in [rax + 0x14c0] to
        ;   [rax + 0x16a0], area in rax, p in rcx, q in rbp, blocks in [rsp], data in [rsp + 8], state in [rsp + 16], kp
        ;   in [rsp + 24], turn in [rsp + 32], end in [rsp + 40].
L(blocks_carry8):

        ; sixteen rounds of one block beside the next words of its batch
        rorx         r12, r9, 14                                ; round 0
        vmovdqu      ymm10, [rax + 0x1480]
            vpsrlq   ymm11, ymm10, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r13, r9, 18
            vpsllq   ymm12, ymm10, 45
        xor          r12, r13
            vpxor    ymm11, ymm11, ymm12
            vpsrlq   ymm12, ymm10, 6
            vpsrlq   ymm13, ymm10, 61
        rorx         r13, r9, 41
            vpsllq   ymm14, ymm10, 3
        xor          r12, r13
            vpsrlq   ymm15, ymm1, 1
            vpxor    ymm13, ymm13, ymm14
            vpxor    ymm11, ymm11, ymm13
            vpxor    ymm11, ymm11, ymm12
            vpsllq   ymm12, ymm1, 63
            vpxor    ymm12, ymm15, ymm12
        mov          r13, r9
        and          r13, r10
            vmovdqu  ymm13, [rel L(shuffle_123456709abcdef8)]
            vpshufb  ymm14, ymm1, ymm13
        andn         r14, r9, r11
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm1, 7
            vpxor    ymm12, ymm12, ymm14
        add          rbx, [rcx]
            vpaddq   ymm14, ymm9, ymm0
            vpaddq   ymm11, ymm14, ymm11
        add          rbx, r13
            vpaddq   ymm0, ymm12, ymm11
        vmovdqu      ymm11, [rax + 0x1680]
            vpsrlq   ymm12, ymm11, 19
            vpsllq   ymm14, ymm11, 45
        add          rbx, r14
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm11, 61
        add          rbx, r12
            vpsllq   ymm15, ymm11, 3
            vpxor    ymm14, ymm14, ymm15
            vpxor    ymm12, ymm12, ymm14
        rorx         r12, rdx, 28
            vpsrlq   ymm14, ymm11, 6
            vpxor    ymm12, ymm12, ymm14
        vmovdqu      ymm14, [rax + 0x14e0]
            vpsrlq   ymm15, ymm14, 1
        rorx         r13, rdx, 34
        vmovdqu      [rax + 0x16c0], ymm9
            vpsllq   ymm9, ymm14, 63
            vpxor    ymm15, ymm15, ymm9
        xor          r12, r13
            vpshufb  ymm9, ymm14, ymm13
            vpxor    ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm14, 7
        rorx         r13, rdx, 39
            vpxor    ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 0x15e0]
        vmovdqu      [rax + 0x16e0], ymm8
            vpaddq   ymm8, ymm9, [rax + 0x14c0]
            vpaddq   ymm12, ymm8, ymm12
        xor          r12, r13
            vpaddq   ymm12, ymm15, ymm12
        vmovdqu      [rax + 0x14c0], ymm12
        mov          r13, [rsp + 24]
            vmovdqu  ymm15, [r13]
        mov          r14, rdx
        xor          r14, rsi
            vpaddq   ymm8, ymm15, ymm0
            vmovdqu  [rcx + 1024], ymm8
        mov          r15, rsi
        xor          r15, rdi
            vpaddq   ymm15, ymm15, ymm12
            vmovdqu  [rcx + 1056], ymm15
        vmovdqu      ymm15, [rax + 0x14a0]
            vpsrlq   ymm8, ymm15, 19                            ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        and          r15, r14
            vpsllq   ymm9, ymm15, 45
            vpxor    ymm9, ymm8, ymm9
            vpsrlq   ymm8, ymm15, 61
        xor          r15, rsi
        vmovdqu      [rax + 0x1700], ymm7
            vpsllq   ymm7, ymm15, 3
            vpxor    ymm8, ymm8, ymm7
            vpxor    ymm9, ymm9, ymm8
            vpsrlq   ymm8, ymm15, 6
        add          r12, r15
            vpxor    ymm9, ymm9, ymm8
            vpsrlq   ymm8, ymm2, 1
        add          r12, rbx
            vpsllq   ymm7, ymm2, 63
            vpxor    ymm8, ymm8, ymm7
            vpshufb  ymm7, ymm2, ymm13
        add          rbx, r8
            vpxor    ymm8, ymm8, ymm7
            vpsrlq   ymm7, ymm2, 7
        vmovdqu      ymm15, [rax + 0x1600]
            vpaddq   ymm14, ymm15, ymm14
        vmovdqu      ymm15, [rax + 0x1400]
            vpaddq   ymm1, ymm15, ymm1
            vpaddq   ymm9, ymm1, ymm9
        vmovdqu      ymm1, [rax + 0x16a0]
            vpsrlq   ymm15, ymm1, 19
            vpsllq   ymm10, ymm1, 45
            vpxor    ymm10, ymm15, ymm10
            vpsrlq   ymm15, ymm1, 61
            vpsllq   ymm11, ymm1, 3
            vpxor    ymm11, ymm15, ymm11
            vpsrlq   ymm15, ymm1, 6
        vmovdqu      ymm1, [rax + 0x1500]
        vmovdqu      [rax + 0x1720], ymm6
            vpsrlq   ymm6, ymm1, 1
        vmovdqu      [rax + 0x1740], ymm5
            vpsllq   ymm5, ymm1, 63
            vpxor    ymm6, ymm6, ymm5
            vpshufb  ymm5, ymm1, ymm13
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm1, 7
            vpxor    ymm6, ymm6, ymm5
            vpxor    ymm8, ymm8, ymm7
            vpaddq   ymm9, ymm8, ymm9
            vmovdqu  ymm8, [r13 + 32]
            vpaddq   ymm7, ymm8, ymm9
            vmovdqu  [rcx + 1088], ymm7
            vpxor    ymm10, ymm10, ymm11
            vpxor    ymm10, ymm10, ymm15
            vpaddq   ymm10, ymm14, ymm10
            vpaddq   ymm10, ymm6, ymm10
        vmovdqu      [rax + 0x14e0], ymm10
            vpaddq   ymm11, ymm8, ymm10
        rorx         r15, rbx, 14                               ; round 1
            vmovdqu  [rcx + 1120], ymm11
        rorx         r8, rbx, 18
            vpsrlq   ymm11, ymm0, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpsllq   ymm14, ymm0, 45
        xor          r15, r8
            vpxor    ymm11, ymm11, ymm14
            vpsrlq   ymm14, ymm0, 61
            vpsllq   ymm15, ymm0, 3
        rorx         r8, rbx, 41
            vpxor    ymm14, ymm14, ymm15
        xor          r15, r8
            vpxor    ymm11, ymm11, ymm14
            vpsrlq   ymm14, ymm0, 6
            vpxor    ymm11, ymm11, ymm14
            vpsrlq   ymm14, ymm3, 1
        mov          r8, rbx
        and          r8, r9
            vpsllq   ymm15, ymm3, 63
        add          r11, [rcx + 64]
        add          r11, r8
            vpxor    ymm14, ymm14, ymm15
            vpshufb  ymm15, ymm3, ymm13
            vpxor    ymm14, ymm14, ymm15
        andn         r8, rbx, r10
        add          r8, r11
            vpsrlq   ymm15, ymm3, 7
        vmovdqu      ymm8, [rax + 0x1620]
            vpaddq   ymm7, ymm8, ymm1
        rorx         r11, r12, 28
        vmovdqu      ymm6, [rax + 0x1420]
            vpaddq   ymm5, ymm6, ymm2
        mov          [rsp + 48], rbp
        rorx         rbp, r12, 34
        add          r15, r8
            vpsrlq   ymm2, ymm12, 19
            vpsllq   ymm1, ymm12, 45
        xor          r11, rbp
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm12, 61
        rorx         rbp, r12, 39
            vpsllq   ymm8, ymm12, 3
        xor          r11, rbp
            vpxor    ymm8, ymm1, ymm8
        mov          rbp, r12
        xor          rbp, rdx
            vpsrlq   ymm1, ymm12, 6
        and          r14, rbp
        vmovdqu      ymm6, [rax + 0x1520]
            vpsrlq   ymm12, ymm6, 1
        vmovdqu      [rax + 0x1760], ymm0
            vpsllq   ymm0, ymm6, 63
        xor          r14, rdx
            vpxor    ymm12, ymm12, ymm0
        add          r11, r14
            vpshufb  ymm0, ymm6, ymm13
            vpxor    ymm12, ymm12, ymm0
        add          r11, r15
            vpsrlq   ymm0, ymm6, 7
            vpxor    ymm12, ymm12, ymm0
        add          rdi, r15
            vpxor    ymm14, ymm14, ymm15
            vpaddq   ymm14, ymm5, ymm14
            vpaddq   ymm11, ymm14, ymm11
        rorx         r14, rdi, 14                               ; round 2
            vpaddq   ymm12, ymm7, ymm12
        rorx         r15, rdi, 18
            vmovdqu  ymm14, [r13 + 64]
            vpaddq   ymm15, ymm14, ymm11
        xor          r14, r15
            vmovdqu  [rcx + 1152], ymm15
            vpsllq   ymm15, ymm9, 45                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        rorx         r15, rdi, 41
        xor          r14, r15
            vpsrlq   ymm7, ymm9, 61
            vpxor    ymm8, ymm2, ymm8
            vpxor    ymm8, ymm8, ymm1
            vpaddq   ymm12, ymm12, ymm8
        vmovdqu      [rax + 0x1500], ymm12
            vpaddq   ymm14, ymm14, ymm12
        mov          r15, rdi
        and          r15, rbx
            vpsllq   ymm8, ymm9, 3
            vmovdqu  [rcx + 1184], ymm14
        andn         r8, rdi, r9
            vpxor    ymm14, ymm7, ymm8
        add          r10, [rcx + 128]
            vpsrlq   ymm8, ymm9, 19
            vpxor    ymm15, ymm8, ymm15
            vpxor    ymm14, ymm15, ymm14
            vpsrlq   ymm15, ymm9, 6
            vpxor    ymm14, ymm14, ymm15
        add          r10, r15
            vpsrlq   ymm15, ymm4, 1
        add          r10, r8
            vpsllq   ymm8, ymm4, 63
            vpxor    ymm15, ymm15, ymm8
        rorx         r15, r11, 28
            vpshufb  ymm8, ymm4, ymm13
        rorx         r8, r11, 34
            vpxor    ymm15, ymm15, ymm8
        add          r10, r14
            vpsrlq   ymm8, ymm4, 7
        xor          r15, r8
        vmovdqu      ymm7, [rax + 0x1640]
            vpaddq   ymm6, ymm7, ymm6
        vmovdqu      ymm5, [rax + 0x1440]
            vpaddq   ymm3, ymm5, ymm3
        rorx         r14, r11, 39
        xor          r15, r14
            vpsrlq   ymm2, ymm10, 19
            vpsllq   ymm1, ymm10, 45
        mov          r14, r11
        xor          r14, r12
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm10, 61
        and          rbp, r14
            vpsllq   ymm0, ymm10, 3
        xor          rbp, r12
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm10, 6
        add          r15, rbp
        add          r15, r10
        vmovdqu      ymm7, [rax + 0x1540]
            vpsrlq   ymm5, ymm7, 1
            vpsllq   ymm10, ymm7, 63
        add          r10, rsi
            vpxor    ymm10, ymm5, ymm10
        rorx         rbp, r10, 14                               ; round 3
            vpshufb  ymm5, ymm7, ymm13
            vpxor    ymm10, ymm10, ymm5
        rorx         r8, r10, 18
        xor          rbp, r8
            vpsrlq   ymm5, ymm7, 7
            vpxor    ymm10, ymm10, ymm5
        rorx         r8, r10, 41
            vpxor    ymm15, ymm15, ymm8
            vpaddq   ymm15, ymm3, ymm15
            vpaddq   ymm3, ymm15, ymm14
        xor          rbp, r8
            vpaddq   ymm10, ymm6, ymm10
        mov          r8, r10
        and          r8, rdi
            vmovdqu  ymm14, [r13 + 96]
            vpaddq   ymm15, ymm14, ymm3
        add          r9, [rcx + 192]
        andn         rsi, r10, rbx
            vmovdqu  [rcx + 1216], ymm15
            vpxor    ymm15, ymm2, ymm1
            vpxor    ymm15, ymm15, ymm0
            vpaddq   ymm10, ymm10, ymm15
        vmovdqu      [rax + 0x1520], ymm10
            vpaddq   ymm14, ymm14, ymm10
            vmovdqu  [rcx + 1248], ymm14
        add          r9, r8
            vpsrlq   ymm14, ymm11, 19                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r9, rsi
            vpsllq   ymm15, ymm11, 45
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm11, 61
            vpsllq   ymm8, ymm11, 3
        rorx         r8, r15, 28
            vpxor    ymm15, ymm15, ymm8
        rorx         rsi, r15, 34
            vpxor    ymm14, ymm14, ymm15
        add          r9, rbp
            vpsrlq   ymm15, ymm11, 6
            vpxor    ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 0x1740]
            vpsrlq   ymm8, ymm15, 1
        xor          r8, rsi
            vpsllq   ymm6, ymm15, 63
        rorx         rbp, r15, 39
            vpxor    ymm8, ymm8, ymm6
        xor          r8, rbp
            vpshufb  ymm6, ymm15, ymm13
            vpxor    ymm8, ymm8, ymm6
            vpsrlq   ymm6, ymm15, 7
        mov          rbp, r15
        xor          rbp, r11
        vmovdqu      ymm5, [rax + 0x1660]
            vpaddq   ymm7, ymm5, ymm7
        and          r14, rbp
        vmovdqu      ymm2, [rax + 0x1460]
            vpaddq   ymm4, ymm2, ymm4
        xor          r14, r11
            vpsrlq   ymm1, ymm12, 19
        add          r8, r14
            vpsllq   ymm0, ymm12, 45
        add          r8, r9
            vpxor    ymm1, ymm1, ymm0
        add          r9, rdx
            vpsrlq   ymm0, ymm12, 61
        rorx         r14, r9, 14                                ; round 4
            vpsllq   ymm5, ymm12, 3
            vpxor    ymm5, ymm0, ymm5
        rorx         rsi, r9, 18
            vpsrlq   ymm0, ymm12, 6
        xor          r14, rsi
        vmovdqu      ymm2, [rax + 0x1560]
            vpsrlq   ymm12, ymm2, 1
        rorx         rsi, r9, 41
        vmovdqu      [rax + 0x1780], ymm11
            vpsllq   ymm11, ymm2, 63
            vpxor    ymm11, ymm12, ymm11
        xor          r14, rsi
            vpshufb  ymm12, ymm2, ymm13
        mov          rsi, r9
        and          rsi, r10
            vpxor    ymm11, ymm11, ymm12
        andn         rdx, r9, rdi
            vpsrlq   ymm12, ymm2, 7
        add          rbx, [rcx + 256]
            vpxor    ymm11, ymm11, ymm12
            vpxor    ymm12, ymm8, ymm6
            vpaddq   ymm12, ymm4, ymm12
            vpaddq   ymm4, ymm12, ymm14
            vpaddq   ymm11, ymm7, ymm11
        add          rbx, rsi
        add          rbx, rdx
            vmovdqu  ymm12, [r13 + 128]
            vpaddq   ymm14, ymm12, ymm4
            vmovdqu  [rcx + 1280], ymm14
        rorx         rsi, r8, 28
            vpxor    ymm14, ymm1, ymm5
            vpxor    ymm14, ymm14, ymm0
            vpaddq   ymm11, ymm11, ymm14
        vmovdqu      [rax + 0x1540], ymm11
            vpaddq   ymm12, ymm12, ymm11
            vmovdqu  [rcx + 1312], ymm12
        rorx         rdx, r8, 34
        add          rbx, r14
            vpsrlq   ymm12, ymm3, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpsllq   ymm14, ymm3, 45
            vpxor    ymm12, ymm12, ymm14
        xor          rsi, rdx
            vpsrlq   ymm14, ymm3, 61
        rorx         r14, r8, 39
            vpsllq   ymm8, ymm3, 3
            vpxor    ymm14, ymm14, ymm8
        xor          rsi, r14
            vpxor    ymm12, ymm12, ymm14
            vpsrlq   ymm14, ymm3, 6
        mov          r14, r8
        xor          r14, r15
            vpxor    ymm12, ymm12, ymm14
        vmovdqu      ymm14, [rax + 0x1720]
            vpsrlq   ymm8, ymm14, 1
        and          rbp, r14
            vpsllq   ymm7, ymm14, 63
        xor          rbp, r15
            vpxor    ymm8, ymm8, ymm7
            vpshufb  ymm7, ymm14, ymm13
        add          rsi, rbp
            vpxor    ymm8, ymm8, ymm7
        add          rsi, rbx
            vpsrlq   ymm7, ymm14, 7
        vmovdqu      ymm6, [rax + 0x1680]
            vpaddq   ymm5, ymm6, ymm2
        add          rbx, r12
        vmovdqu      ymm2, [rax + 0x1480]
            vpaddq   ymm15, ymm2, ymm15
        rorx         r12, rbx, 14                               ; round 5
            vpsrlq   ymm1, ymm10, 19
            vpsllq   ymm0, ymm10, 45
        rorx         rbp, rbx, 18
            vpxor    ymm1, ymm1, ymm0
        xor          r12, rbp
            vpsrlq   ymm0, ymm10, 61
            vpsllq   ymm6, ymm10, 3
        rorx         rbp, rbx, 41
            vpxor    ymm6, ymm0, ymm6
            vpsrlq   ymm0, ymm10, 6
        xor          r12, rbp
        mov          rbp, rbx
        and          rbp, r9
        add          rdi, [rcx + 320]
        vmovdqu      ymm2, [rax + 0x1580]
            vpsrlq   ymm10, ymm2, 1
        andn         rdx, rbx, r10
        vmovdqu      [rax + 0x1740], ymm3
            vpsllq   ymm3, ymm2, 63
            vpxor    ymm10, ymm10, ymm3
            vpshufb  ymm3, ymm2, ymm13
        add          rdi, rbp
            vpxor    ymm10, ymm10, ymm3
            vpsrlq   ymm3, ymm2, 7
        add          rdi, rdx
            vpxor    ymm10, ymm10, ymm3
            vpxor    ymm8, ymm8, ymm7
            vpaddq   ymm15, ymm15, ymm8
            vpaddq   ymm12, ymm15, ymm12
        rorx         rbp, rsi, 28
            vpaddq   ymm10, ymm5, ymm10
        rorx         rdx, rsi, 34
        add          rdi, r12
            vmovdqu  ymm15, [r13 + 160]
            vpaddq   ymm8, ymm15, ymm12
            vmovdqu  [rcx + 1344], ymm8
        xor          rbp, rdx
            vpxor    ymm8, ymm1, ymm6
            vpxor    ymm8, ymm8, ymm0
            vpaddq   ymm10, ymm10, ymm8
        vmovdqu      [rax + 0x1560], ymm10
            vpaddq   ymm15, ymm15, ymm10
        rorx         r12, rsi, 39
            vmovdqu  [rcx + 1376], ymm15
            vpsrlq   ymm15, ymm4, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        xor          rbp, r12
            vpsllq   ymm8, ymm4, 45
            vpxor    ymm15, ymm15, ymm8
        mov          r12, rsi
        xor          r12, r8
            vpsrlq   ymm8, ymm4, 61
        and          r14, r12
            vpsllq   ymm7, ymm4, 3
            vpxor    ymm8, ymm8, ymm7
        xor          r14, r8
            vpxor    ymm15, ymm15, ymm8
        add          rbp, r14
            vpsrlq   ymm8, ymm4, 6
            vpxor    ymm15, ymm15, ymm8
        add          rbp, rdi
        vmovdqu      ymm8, [rax + 0x1700]
            vpsrlq   ymm7, ymm8, 1
            vpsllq   ymm6, ymm8, 63
        add          rdi, r11
            vpxor    ymm7, ymm7, ymm6
            vpshufb  ymm6, ymm8, ymm13
        rorx         r14, rdi, 14                               ; round 6
            vpxor    ymm7, ymm7, ymm6
            vpsrlq   ymm6, ymm8, 7
        vmovdqu      ymm5, [rax + 0x16a0]
            vpaddq   ymm3, ymm5, ymm2
        rorx         r11, rdi, 18
        vmovdqu      ymm2, [rax + 0x14a0]
            vpaddq   ymm14, ymm2, ymm14
        xor          r14, r11
            vpsrlq   ymm1, ymm11, 19
            vpsllq   ymm0, ymm11, 45
        rorx         r11, rdi, 41
            vpxor    ymm1, ymm1, ymm0
        xor          r14, r11
            vpsrlq   ymm0, ymm11, 61
        mov          r11, rdi
        and          r11, rbx
            vpsllq   ymm5, ymm11, 3
        andn         rdx, rdi, r9
            vpxor    ymm5, ymm0, ymm5
        add          r10, [rcx + 384]
            vpsrlq   ymm0, ymm11, 6
        add          r10, r11
        vmovdqu      ymm2, [rax + 0x15a0]
            vpsrlq   ymm11, ymm2, 1
        add          r10, rdx
        vmovdqu      [rax + 0x1720], ymm4
            vpsllq   ymm4, ymm2, 63
            vpxor    ymm11, ymm11, ymm4
            vpshufb  ymm4, ymm2, ymm13
            vpxor    ymm11, ymm11, ymm4
        rorx         r11, rbp, 28
            vpsrlq   ymm4, ymm2, 7
            vpxor    ymm11, ymm11, ymm4
        rorx         rdx, rbp, 34
        add          r10, r14
            vpxor    ymm7, ymm7, ymm6
            vpaddq   ymm14, ymm14, ymm7
            vpaddq   ymm6, ymm14, ymm15
            vpaddq   ymm11, ymm3, ymm11
        xor          r11, rdx
        rorx         r14, rbp, 39
            vmovdqu  ymm14, [r13 + 192]
            vpaddq   ymm15, ymm14, ymm6
            vmovdqu  [rcx + 1408], ymm15
        xor          r11, r14
        mov          r14, rbp
        xor          r14, rsi
            vpxor    ymm15, ymm1, ymm5
            vpxor    ymm15, ymm15, ymm0
            vpaddq   ymm11, ymm11, ymm15
        vmovdqu      [rax + 0x1580], ymm11
            vpaddq   ymm14, ymm14, ymm11
            vmovdqu  [rcx + 1440], ymm14
        and          r12, r14
            vpsrlq   ymm14, ymm12, 19                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vpsllq   ymm15, ymm12, 45
        xor          r12, rsi
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm12, 61
        add          r11, r12
            vpsllq   ymm7, ymm12, 3
            vpxor    ymm15, ymm15, ymm7
        add          r11, r10
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm12, 6
            vpxor    ymm14, ymm14, ymm15
        add          r10, r15
        rorx         r12, r10, 14                               ; round 7
        rorx         r15, r10, 18
        xor          r12, r15
        vmovdqu      ymm15, [rax + 0x16e0]
            vpsrlq   ymm7, ymm15, 1
        rorx         r15, r10, 41
            vpsllq   ymm5, ymm15, 63
            vpxor    ymm7, ymm7, ymm5
        xor          r12, r15
            vpshufb  ymm5, ymm15, ymm13
            vpxor    ymm7, ymm7, ymm5
            vpsrlq   ymm5, ymm15, 7
        mov          r15, r10
        and          r15, rdi
        andn         rdx, r10, rbx
        add          r9, [rcx + 448]
            vpsrlq   ymm4, ymm10, 19
            vpsllq   ymm3, ymm10, 45
        add          r9, r15
            vpxor    ymm4, ymm4, ymm3
        add          r9, rdx
            vpsrlq   ymm3, ymm10, 61
            vpsllq   ymm1, ymm10, 3
        rorx         r15, r11, 28
            vpxor    ymm3, ymm3, ymm1
        rorx         rdx, r11, 34
            vpsrlq   ymm1, ymm10, 6
        add          r9, r12
        xor          r15, rdx
        vmovdqu      ymm0, [rax + 0x15c0]
            vpsrlq   ymm10, ymm0, 1
        vmovdqu      [rax + 0x17a0], ymm12
            vpsllq   ymm12, ymm0, 63
        rorx         r12, r11, 39
            vpxor    ymm10, ymm10, ymm12
        xor          r15, r12
            vpshufb  ymm12, ymm0, ymm13
            vpxor    ymm10, ymm10, ymm12
            vpsrlq   ymm12, ymm0, 7
        mov          r12, r11
        xor          r12, rbp
            vpxor    ymm10, ymm10, ymm12
            vpaddq   ymm10, ymm2, ymm10
        and          r14, r12
            vpxor    ymm12, ymm7, ymm5
            vpaddq   ymm12, ymm8, ymm12
        vmovdqu      ymm8, [rax + 0x1760]
            vpaddq   ymm12, ymm12, ymm8
            vpaddq   ymm7, ymm12, ymm14
        xor          r14, rbp
        vmovdqu      ymm12, [rax + 0x14c0]
            vpaddq   ymm10, ymm10, ymm12
            vmovdqu  ymm14, [r13 + 224]
        add          r15, r14
        add          r15, r9
            vpaddq   ymm5, ymm14, ymm7
            vmovdqu  [rcx + 1472], ymm5
        add          r9, r8
        rorx         r14, r9, 14                                ; round 8
            vpxor    ymm5, ymm4, ymm3
            vpxor    ymm5, ymm5, ymm1
            vpaddq   ymm10, ymm10, ymm5
        vmovdqu      [rax + 0x15a0], ymm10
            vpaddq   ymm14, ymm14, ymm10
            vmovdqu  [rcx + 1504], ymm14
            vpsrlq   ymm14, ymm6, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         r8, r9, 18
            vpsllq   ymm5, ymm6, 45
        xor          r14, r8
            vpxor    ymm14, ymm14, ymm5
            vpsrlq   ymm5, ymm6, 61
        rorx         r8, r9, 41
            vpsllq   ymm4, ymm6, 3
            vpxor    ymm5, ymm5, ymm4
            vpxor    ymm14, ymm14, ymm5
        andn         rdx, r9, rdi
            vpsrlq   ymm5, ymm6, 6
            vpxor    ymm14, ymm14, ymm5
        add          rbx, [rcx + 512]
        xor          r14, r8
        vmovdqu      ymm5, [rax + 0x16c0]
            vpsrlq   ymm4, ymm5, 1
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
            vpsllq   ymm3, ymm5, 63
            vpxor    ymm4, ymm4, ymm3
        add          rbx, rdx
            vpshufb  ymm3, ymm5, ymm13
            vpxor    ymm4, ymm4, ymm3
        rorx         r8, r15, 28
            vpsrlq   ymm3, ymm5, 7
        add          rbx, r14
        rorx         r14, r15, 34
            vpsrlq   ymm2, ymm11, 19
        xor          r8, r14
            vpsllq   ymm1, ymm11, 45
        rorx         r14, r15, 39
            vpxor    ymm2, ymm2, ymm1
        xor          r8, r14
            vpsrlq   ymm1, ymm11, 61
            vpsllq   ymm12, ymm11, 3
        mov          r14, r15
        xor          r14, r11
            vpxor    ymm12, ymm1, ymm12
        and          r12, r14
            vpsrlq   ymm1, ymm11, 6
        xor          r12, r11
        vmovdqu      ymm8, [rax + 0x15e0]
            vpsrlq   ymm11, ymm8, 1
        add          r8, r12
        vmovdqu      [rax + 0x1700], ymm6
            vpsllq   ymm6, ymm8, 63
        add          r8, rbx
            vpxor    ymm11, ymm11, ymm6
            vpshufb  ymm6, ymm8, ymm13
        add          rbx, rsi
            vpxor    ymm11, ymm11, ymm6
            vpsrlq   ymm6, ymm8, 7
        rorx         r12, rbx, 14                               ; round 9
            vpxor    ymm11, ymm11, ymm6
            vpaddq   ymm11, ymm0, ymm11
            vpxor    ymm6, ymm4, ymm3
            vpaddq   ymm15, ymm15, ymm6
            vpaddq   ymm15, ymm15, ymm9
            vpaddq   ymm14, ymm15, ymm14
        rorx         rsi, rbx, 18
        vmovdqu      ymm15, [rax + 0x14e0]
            vpaddq   ymm11, ymm11, ymm15
        xor          r12, rsi
            vmovdqu  ymm6, [r13 + 256]
            vpaddq   ymm4, ymm6, ymm14
        rorx         rsi, rbx, 41
            vmovdqu  [rcx + 1536], ymm4
        xor          r12, rsi
            vpxor    ymm12, ymm2, ymm12
            vpxor    ymm12, ymm12, ymm1
            vpaddq   ymm11, ymm11, ymm12
        vmovdqu      [rax + 0x15c0], ymm11
            vpaddq   ymm12, ymm6, ymm11
        mov          rsi, rbx
        and          rsi, r9
            vmovdqu  [rcx + 1568], ymm12
            vpsrlq   ymm12, ymm7, 19                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        andn         rdx, rbx, r10
            vpsllq   ymm6, ymm7, 45
        add          rdi, [rcx + 576]
            vpxor    ymm12, ymm12, ymm6
            vpsrlq   ymm6, ymm7, 61
        add          rdi, rsi
        add          rdi, rdx
            vpsrlq   ymm4, ymm7, 6
        rorx         rsi, r8, 28
            vpsllq   ymm3, ymm7, 3
        vmovdqu      ymm2, [rax + 0x1400]
            vpsrlq   ymm1, ymm2, 1
        rorx         rdx, r8, 34
            vpxor    ymm6, ymm6, ymm3
            vpsllq   ymm3, ymm2, 63
        add          rdi, r12
            vpxor    ymm3, ymm1, ymm3
            vpxor    ymm12, ymm12, ymm6
            vpxor    ymm12, ymm12, ymm4
            vpshufb  ymm6, ymm2, ymm13
            vpxor    ymm6, ymm3, ymm6
        xor          rsi, rdx
        rorx         r12, r8, 39
            vpsrlq   ymm4, ymm2, 7
        xor          rsi, r12
        mov          r12, r8
        xor          r12, r15
        and          r14, r12
            vpsrlq   ymm3, ymm10, 19
            vpsllq   ymm1, ymm10, 45
        xor          r14, r15
            vpxor    ymm3, ymm3, ymm1
        add          rsi, r14
            vpsrlq   ymm1, ymm10, 61
        add          rsi, rdi
            vpsllq   ymm0, ymm10, 3
            vpxor    ymm1, ymm1, ymm0
        add          rdi, rbp
            vpsrlq   ymm0, ymm10, 6
        rorx         r14, rdi, 14                               ; round 10
        vmovdqu      ymm15, [rax + 0x1600]
        vmovdqu      [rax + 0x16e0], ymm9
            vpsrlq   ymm9, ymm15, 1
            vpsllq   ymm10, ymm15, 63
        rorx         rbp, rdi, 18
            vpxor    ymm10, ymm9, ymm10
        xor          r14, rbp
            vpshufb  ymm9, ymm15, ymm13
        rorx         rbp, rdi, 41
            vpxor    ymm10, ymm10, ymm9
            vpsrlq   ymm9, ymm15, 7
            vpxor    ymm10, ymm10, ymm9
            vpaddq   ymm10, ymm8, ymm10
        xor          r14, rbp
            vpxor    ymm9, ymm6, ymm4
            vpaddq   ymm9, ymm5, ymm9
        vmovdqu      ymm8, [rax + 0x1780]
            vpaddq   ymm9, ymm9, ymm8
            vpaddq   ymm9, ymm9, ymm12
        mov          rbp, rdi
        and          rbp, rbx
        vmovdqu      ymm12, [rax + 0x1500]
            vpaddq   ymm10, ymm10, ymm12
        andn         rdx, rdi, r9
            vmovdqu  ymm6, [r13 + 288]
        add          r10, [rcx + 640]
            vpaddq   ymm5, ymm6, ymm9
            vmovdqu  [rcx + 1600], ymm5
        add          r10, rbp
            vpxor    ymm5, ymm3, ymm1
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm10, ymm10, ymm5
        vmovdqu      [rax + 0x15e0], ymm10
            vpaddq   ymm6, ymm6, ymm10
            vmovdqu  [rcx + 1632], ymm6
            vpsrlq   ymm6, ymm14, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        add          r10, rdx
            vpsllq   ymm5, ymm14, 45
            vpxor    ymm6, ymm6, ymm5
        rorx         rbp, rsi, 28
            vpsrlq   ymm5, ymm14, 61
        rorx         rdx, rsi, 34
            vpsllq   ymm4, ymm14, 3
        add          r10, r14
            vpxor    ymm5, ymm5, ymm4
            vpxor    ymm6, ymm6, ymm5
        xor          rbp, rdx
            vpsrlq   ymm5, ymm14, 6
            vpxor    ymm6, ymm6, ymm5
        rorx         r14, rsi, 39
        vmovdqu      ymm5, [rax + 0x1420]
            vpsrlq   ymm4, ymm5, 1
            vpsllq   ymm3, ymm5, 63
        xor          rbp, r14
            vpxor    ymm4, ymm4, ymm3
        mov          r14, rsi
        xor          r14, r8
            vpshufb  ymm3, ymm5, ymm13
            vpxor    ymm4, ymm4, ymm3
        and          r12, r14
            vpsrlq   ymm3, ymm5, 7
        xor          r12, r8
        add          rbp, r12
        add          rbp, r10
            vpsrlq   ymm1, ymm11, 19
        add          r10, r11
            vpsllq   ymm0, ymm11, 45
        rorx         r12, r10, 14                               ; round 11
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm11, 61
        rorx         r11, r10, 18
            vpsllq   ymm8, ymm11, 3
        xor          r12, r11
            vpxor    ymm8, ymm0, ymm8
            vpsrlq   ymm0, ymm11, 6
        rorx         r11, r10, 41
        vmovdqu      ymm12, [rax + 0x1620]
            vpsrlq   ymm11, ymm12, 1
        xor          r12, r11
        vmovdqu      [rax + 0x16c0], ymm14
            vpsllq   ymm14, ymm12, 63
        mov          r11, r10
        and          r11, rdi
            vpxor    ymm11, ymm11, ymm14
        andn         rdx, r10, rbx
            vpshufb  ymm14, ymm12, ymm13
            vpxor    ymm11, ymm11, ymm14
        add          r9, [rcx + 704]
            vpsrlq   ymm14, ymm12, 7
            vpxor    ymm11, ymm11, ymm14
            vpaddq   ymm11, ymm15, ymm11
        add          r9, r11
            vpxor    ymm14, ymm4, ymm3
            vpaddq   ymm14, ymm2, ymm14
        vmovdqu      ymm3, [rax + 0x1740]
            vpaddq   ymm14, ymm14, ymm3
            vpaddq   ymm14, ymm14, ymm6
        vmovdqu      [rax + 0x1400], ymm14
        add          r9, rdx
        vmovdqu      ymm15, [rax + 0x1520]
            vpaddq   ymm11, ymm11, ymm15
            vmovdqu  ymm6, [r13 + 320]
            vpaddq   ymm4, ymm6, ymm14
        rorx         r11, rbp, 28
            vmovdqu  [rcx + 1664], ymm4
        rorx         rdx, rbp, 34
        add          r9, r12
            vpxor    ymm8, ymm1, ymm8
            vpxor    ymm8, ymm8, ymm0
            vpaddq   ymm11, ymm11, ymm8
        vmovdqu      [rax + 0x1600], ymm11
            vpaddq   ymm8, ymm6, ymm11
            vmovdqu  [rcx + 1696], ymm8
        xor          r11, rdx
            vpsrlq   ymm8, ymm9, 19                             ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vpsllq   ymm6, ymm9, 45
        rorx         r12, rbp, 39
            vpxor    ymm8, ymm8, ymm6
        xor          r11, r12
            vpsrlq   ymm6, ymm9, 61
            vpsllq   ymm4, ymm9, 3
            vpxor    ymm6, ymm6, ymm4
        mov          r12, rbp
        xor          r12, rsi
            vpxor    ymm8, ymm8, ymm6
        and          r14, r12
            vpsrlq   ymm6, ymm9, 6
            vpxor    ymm8, ymm8, ymm6
        xor          r14, rsi
        vmovdqu      ymm6, [rax + 0x1440]
            vpsrlq   ymm4, ymm6, 1
            vpsllq   ymm2, ymm6, 63
        add          r11, r14
            vpxor    ymm4, ymm4, ymm2
        add          r11, r9
            vpshufb  ymm2, ymm6, ymm13
            vpxor    ymm4, ymm4, ymm2
        add          r9, r15
            vpsrlq   ymm2, ymm6, 7
        rorx         r14, r9, 14                                ; round 12
        rorx         r15, r9, 18
        xor          r14, r15
            vpsrlq   ymm1, ymm10, 19
        rorx         r15, r9, 41
            vpsllq   ymm0, ymm10, 45
            vpxor    ymm1, ymm1, ymm0
        xor          r14, r15
            vpsrlq   ymm0, ymm10, 61
        mov          r15, r9
        and          r15, r10
            vpsllq   ymm3, ymm10, 3
        andn         rdx, r9, rdi
            vpxor    ymm3, ymm0, ymm3
        add          rbx, [rcx + 768]
            vpsrlq   ymm0, ymm10, 6
        vmovdqu      ymm10, [rax + 0x1640]
            vpsrlq   ymm15, ymm10, 1
        add          rbx, r15
        vmovdqu      [rax + 0x17c0], ymm9
            vpsllq   ymm9, ymm10, 63
        add          rbx, rdx
            vpxor    ymm15, ymm15, ymm9
            vpshufb  ymm9, ymm10, ymm13
            vpxor    ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm10, 7
        rorx         r15, r11, 28
        rorx         rdx, r11, 34
            vpxor    ymm15, ymm15, ymm9
            vpaddq   ymm12, ymm12, ymm15
        add          rbx, r14
            vpxor    ymm15, ymm4, ymm2
            vpaddq   ymm15, ymm5, ymm15
        vmovdqu      ymm4, [rax + 0x1720]
            vpaddq   ymm15, ymm15, ymm4
            vpaddq   ymm15, ymm15, ymm8
        vmovdqu      [rax + 0x1420], ymm15
        vmovdqu      ymm9, [rax + 0x1540]
            vpaddq   ymm12, ymm12, ymm9
            vmovdqu  ymm8, [r13 + 352]
        xor          r15, rdx
            vpaddq   ymm5, ymm8, ymm15
        rorx         r14, r11, 39
            vmovdqu  [rcx + 1728], ymm5
            vpxor    ymm5, ymm1, ymm3
            vpxor    ymm5, ymm5, ymm0
            vpaddq   ymm12, ymm12, ymm5
        vmovdqu      [rax + 0x1620], ymm12
            vpaddq   ymm8, ymm8, ymm12
        xor          r15, r14
            vmovdqu  [rcx + 1760], ymm8
        mov          r14, r11
        xor          r14, rbp
            vpsrlq   ymm8, ymm14, 19                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        and          r12, r14
            vpsllq   ymm5, ymm14, 45
        xor          r12, rbp
            vpxor    ymm8, ymm8, ymm5
            vpsrlq   ymm5, ymm14, 61
        add          r15, r12
            vpsllq   ymm3, ymm14, 3
            vpxor    ymm5, ymm5, ymm3
        add          r15, rbx
            vpxor    ymm8, ymm8, ymm5
        add          rbx, r8
            vpsrlq   ymm5, ymm14, 6
        rorx         r12, rbx, 14                               ; round 13
            vpxor    ymm8, ymm8, ymm5
        vmovdqu      ymm5, [rax + 0x1460]
            vpsrlq   ymm3, ymm5, 1
            vpsllq   ymm2, ymm5, 63
        rorx         r8, rbx, 18
            vpxor    ymm3, ymm3, ymm2
        xor          r12, r8
            vpshufb  ymm2, ymm5, ymm13
            vpxor    ymm3, ymm3, ymm2
        rorx         r8, rbx, 41
            vpsrlq   ymm2, ymm5, 7
        xor          r12, r8
        mov          r8, rbx
        and          r8, r9
        add          rdi, [rcx + 832]
        andn         rdx, rbx, r10
            vpsrlq   ymm1, ymm11, 19
            vpsllq   ymm0, ymm11, 45
            vpxor    ymm1, ymm1, ymm0
        add          rdi, r8
            vpsrlq   ymm0, ymm11, 61
        add          rdi, rdx
            vpsllq   ymm14, ymm11, 3
            vpxor    ymm14, ymm0, ymm14
        rorx         r8, r15, 28
            vpsrlq   ymm0, ymm11, 6
        rorx         rdx, r15, 34
        add          rdi, r12
        vmovdqu      ymm11, [rax + 0x1660]
            vpsrlq   ymm4, ymm11, 1
            vpsllq   ymm9, ymm11, 63
        xor          r8, rdx
            vpxor    ymm9, ymm4, ymm9
            vpshufb  ymm4, ymm11, ymm13
            vpxor    ymm9, ymm9, ymm4
        rorx         r12, r15, 39
            vpsrlq   ymm4, ymm11, 7
        xor          r8, r12
            vpxor    ymm9, ymm9, ymm4
            vpaddq   ymm10, ymm10, ymm9
            vpxor    ymm9, ymm3, ymm2
            vpaddq   ymm9, ymm6, ymm9
        vmovdqu      ymm6, [rax + 0x17a0]
            vpaddq   ymm9, ymm9, ymm6
            vpaddq   ymm9, ymm9, ymm8
        vmovdqu      [rax + 0x1440], ymm9
        mov          r12, r15
        xor          r12, r11
        vmovdqu      ymm8, [rax + 0x1560]
            vpaddq   ymm10, ymm10, ymm8
        and          r14, r12
            vmovdqu  ymm4, [r13 + 384]
            vpaddq   ymm3, ymm4, ymm9
        xor          r14, r11
            vmovdqu  [rcx + 1792], ymm3
            vpsrlq   ymm3, ymm15, 61                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        add          rsi, rdi
            vpxor    ymm14, ymm1, ymm14
            vpxor    ymm14, ymm14, ymm0
            vpaddq   ymm10, ymm10, ymm14
        vmovdqu      [rax + 0x1640], ymm10
            vpaddq   ymm14, ymm4, ymm10
            vmovdqu  [rcx + 1824], ymm14
        rorx         rdx, rsi, 14                               ; round 14
            vpsrlq   ymm14, ymm15, 19
            vpsllq   ymm4, ymm15, 45
            vpxor    ymm14, ymm14, ymm4
        add          r8, r14
        add          rdi, r8
            vpsllq   ymm4, ymm15, 3
        rorx         r14, rsi, 18
            vpxor    ymm4, ymm3, ymm4
            vpxor    ymm14, ymm14, ymm4
        xor          rdx, r14
            vpsrlq   ymm4, ymm15, 6
            vpxor    ymm14, ymm14, ymm4
        vmovdqu      ymm4, [rax + 0x1480]
            vpsrlq   ymm3, ymm4, 1
        rorx         r14, rsi, 41
            vpsllq   ymm2, ymm4, 63
            vpxor    ymm3, ymm3, ymm2
        xor          rdx, r14
            vpshufb  ymm2, ymm4, ymm13
            vpxor    ymm3, ymm3, ymm2
        mov          r14, rsi
        and          r14, rbx
            vpsrlq   ymm2, ymm4, 7
        andn         r8, rsi, r9
        add          r10, [rcx + 896]
            vpsrlq   ymm1, ymm12, 19
        add          r10, r14
            vpsllq   ymm0, ymm12, 45
        add          r10, r8
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm12, 61
            vpsllq   ymm15, ymm12, 3
            vpxor    ymm15, ymm0, ymm15
        rorx         r14, rdi, 28
            vpsrlq   ymm0, ymm12, 6
        add          r10, rdx
        vmovdqu      ymm12, [rax + 0x1680]
            vpsrlq   ymm6, ymm12, 1
        rorx         r8, rdi, 34
            vpsllq   ymm8, ymm12, 63
            vpxor    ymm8, ymm6, ymm8
            vpshufb  ymm6, ymm12, ymm13
        xor          r14, r8
            vpxor    ymm8, ymm8, ymm6
            vpsrlq   ymm6, ymm12, 7
            vpxor    ymm8, ymm8, ymm6
            vpaddq   ymm11, ymm11, ymm8
        rorx         r8, rdi, 39
            vpxor    ymm8, ymm3, ymm2
            vpaddq   ymm8, ymm5, ymm8
        vmovdqu      ymm6, [rax + 0x1700]
            vpaddq   ymm8, ymm8, ymm6
            vpaddq   ymm14, ymm8, ymm14
        vmovdqu      [rax + 0x1460], ymm14
        vmovdqu      ymm8, [rax + 0x1580]
            vpaddq   ymm11, ymm11, ymm8
        xor          r14, r8
            vmovdqu  ymm5, [r13 + 416]
            vpaddq   ymm3, ymm5, ymm14
        mov          rdx, rdi
        xor          rdx, r15
            vmovdqu  [rcx + 1856], ymm3
        and          r12, rdx
            vpxor    ymm15, ymm1, ymm15
            vpxor    ymm15, ymm15, ymm0
            vpaddq   ymm11, ymm11, ymm15
        vmovdqu      [rax + 0x1660], ymm11
            vpaddq   ymm15, ymm5, ymm11
            vmovdqu  [rcx + 1888], ymm15
            vpsrlq   ymm15, ymm9, 19                            ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        xor          r12, r15
            vpsllq   ymm5, ymm9, 45
            vpxor    ymm15, ymm15, ymm5
        add          r14, r12
            vpsrlq   ymm5, ymm9, 61
        add          r14, r10
            vpsllq   ymm3, ymm9, 3
            vpxor    ymm5, ymm5, ymm3
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm9, 6
            vpxor    ymm15, ymm15, ymm5
        vmovdqu      ymm5, [rax + 0x14a0]
            vpsrlq   ymm3, ymm5, 1
            vpsllq   ymm2, ymm5, 63
        add          r10, rbp
        rorx         r12, r10, 14                               ; round 15
        rorx         rbp, r10, 18
            vpxor    ymm3, ymm3, ymm2
            vpshufb  ymm2, ymm5, ymm13
            vpxor    ymm3, ymm3, ymm2
        xor          r12, rbp
            vpsrlq   ymm2, ymm5, 7
        rorx         rbp, r10, 41
        xor          r12, rbp
            vpsrlq   ymm1, ymm10, 19
            vpsllq   ymm0, ymm10, 45
        mov          rbp, r10
        and          rbp, rsi
        add          r9, [rcx + 960]
        andn         r8, r10, rbx
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm10, 61
        add          r9, rbp
            vpsllq   ymm9, ymm10, 3
            vpxor    ymm9, ymm0, ymm9
        add          r9, r8
            vpsrlq   ymm0, ymm10, 6
        rorx         rbp, r14, 28
        vmovdqu      ymm10, [rax + 0x16a0]
            vpsrlq   ymm6, ymm10, 1
        rorx         r8, r14, 34
        add          r9, r12
            vpsllq   ymm8, ymm10, 63
        xor          rbp, r8
            vpxor    ymm8, ymm6, ymm8
            vpshufb  ymm6, ymm10, ymm13
        rorx         r12, r14, 39
            vpxor    ymm8, ymm8, ymm6
        xor          rbp, r12
            vpsrlq   ymm6, ymm10, 7
            vpxor    ymm8, ymm8, ymm6
            vpaddq   ymm12, ymm12, ymm8
        mov          r12, r14
        xor          r12, rdi
            vpxor    ymm8, ymm3, ymm2
            vpaddq   ymm8, ymm4, ymm8
            vpaddq   ymm8, ymm8, ymm7
            vpaddq   ymm15, ymm8, ymm15
        vmovdqu      [rax + 0x1480], ymm15
        and          rdx, r12
        vmovdqu      ymm8, [rax + 0x15a0]
            vpaddq   ymm12, ymm12, ymm8
        xor          rdx, rdi
        add          rdx, rbp
        add          rdx, r9
            vmovdqu  ymm6, [r13 + 448]
        add          r9, r11
            vpaddq   ymm4, ymm6, ymm15
        lea          r12, [rcx + 1024]                          ; the next sixteen words
            vmovdqu  [rcx + 1920], ymm4
        lea          rbp, [r13 + 512]
        mov          [rsp + 24], rbp
            vpsrlq   ymm4, ymm14, 19                            ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vpsllq   ymm3, ymm14, 45
            vpxor    ymm4, ymm4, ymm3
            vpsrlq   ymm3, ymm14, 61
            vpsllq   ymm2, ymm14, 3
            vpxor    ymm3, ymm3, ymm2
            vpxor    ymm4, ymm4, ymm3
            vpsrlq   ymm3, ymm14, 6
            vpxor    ymm9, ymm1, ymm9
            vpxor    ymm9, ymm9, ymm0
            vpaddq   ymm12, ymm12, ymm9
        vmovdqu      [rax + 0x1680], ymm12
            vpaddq   ymm9, ymm6, ymm12
            vmovdqu  [rcx + 1952], ymm9
            vpxor    ymm9, ymm4, ymm3
        vmovdqu      ymm0, [rax + 0x1760]
            vpsrlq   ymm6, ymm0, 1
            vpsllq   ymm4, ymm0, 63
            vpxor    ymm6, ymm6, ymm4
            vpshufb  ymm4, ymm0, ymm13
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm0, 7
            vpsrlq   ymm3, ymm11, 19
            vpsllq   ymm2, ymm11, 45
            vpxor    ymm3, ymm3, ymm2
            vpsrlq   ymm2, ymm11, 61
            vpsllq   ymm1, ymm11, 3
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm11, 6
        vmovdqu      ymm14, [rax + 0x14c0]
            vpsrlq   ymm11, ymm14, 1
            vpshufb  ymm13, ymm14, ymm13
            vpsrlq   ymm15, ymm14, 7
            vpxor    ymm6, ymm6, ymm4
            vpaddq   ymm6, ymm5, ymm6
        vmovdqu      ymm5, [rax + 0x16c0]
            vpaddq   ymm6, ymm6, ymm5
            vpaddq   ymm9, ymm6, ymm9
        vmovdqu      [rax + 0x14a0], ymm9
            vpsllq   ymm6, ymm14, 63
            vpxor    ymm11, ymm11, ymm6
            vpxor    ymm11, ymm11, ymm13
            vpxor    ymm11, ymm11, ymm15
            vpaddq   ymm10, ymm10, ymm11
        vmovdqu      ymm11, [rax + 0x15c0]
            vpaddq   ymm10, ymm10, ymm11
            vmovdqu  ymm13, [r13 + 480]
            vpaddq   ymm15, ymm13, ymm9
            vmovdqu  [rcx + 1984], ymm15
            vpxor    ymm15, ymm3, ymm2
            vpxor    ymm15, ymm15, ymm1
            vpaddq   ymm10, ymm10, ymm15
        vmovdqu      [rax + 0x16a0], ymm10
            vpaddq   ymm13, ymm13, ymm10
            vmovdqu  [rcx + 2016], ymm13
        vmovdqa      ymm8, ymm5
        mov          r8, r15
        mov          r11, rsi
        mov          rsi, r14
        mov          rcx, r12
        vmovdqu      ymm1, [rax + 0x16e0]
        vmovdqu      ymm2, [rax + 0x1780]
        vmovdqu      ymm3, [rax + 0x1740]
        vmovdqu      ymm4, [rax + 0x1720]
        vmovdqu      ymm5, [rax + 0x17a0]
        vmovdqu      ymm6, [rax + 0x1700]
        vmovdqu      ymm9, [rax + 0x17c0]
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          L(blocks_carry8)

        ; the last sixteen rounds of the block
        rorx         r12, r9, 41                                ; round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
        rorx         r15, r9, 18
        mov          [rsp + 48], rax
        mov          rax, r9
        and          rax, r10
        add          rbx, rax
        andn         rax, r9, r11
        xor          r13, r15
        xor          r13, r12
        add          rbx, rax
        add          r11, [rcx + 64]                            ; round 1
        rorx         r12, rdx, 34
        rorx         r15, rdx, 28
        rorx         rax, rdx, 39
        mov          [rsp + 56], rbp
        mov          rbp, rsi
        xor          rbp, rdi
        xor          r15, r12
        xor          r15, rax
        and          rbp, r14
        xor          rbp, rsi
        add          r15, rbp
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
        add          rbx, r15
        rorx         r15, r8, 18
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
        andn         rbp, r8, r10
        xor          r13, r15
        xor          r13, r12
        add          r11, rbp
        add          r10, [rcx + 128]                           ; round 2
        rorx         r12, rbx, 34
        rorx         r15, rbx, 28
        rorx         rbp, rbx, 39
        mov          rax, rbx
        xor          rax, rdx
        xor          r15, r12
        xor          r15, rbp
        and          r14, rax
        xor          r14, rdx
        add          r15, r14
        add          r11, r13
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
        add          r11, r15
        rorx         r14, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
        andn         r15, rdi, r9
        xor          r13, r14
        xor          r13, r12
        add          r10, r15
        add          r9, [rcx + 192]                            ; round 3
        rorx         r12, r11, 34
        rorx         r14, r11, 28
        rorx         r15, r11, 39
        mov          rbp, r11
        xor          rbp, rbx
        xor          r14, r12
        xor          r14, r15
        and          rax, rbp
        xor          rax, rbx
        add          r14, rax
        add          r10, r13
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
        add          r10, r14
        rorx         r14, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
        andn         r15, rsi, r8
        xor          r13, r14
        xor          r13, r12
        add          r9, r15
        add          r8, [rcx + 256]                            ; round 4
        rorx         r12, r10, 34
        rorx         r14, r10, 28
        rorx         r15, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r14, r12
        xor          r14, r15
        and          rbp, rax
        xor          rbp, r11
        add          r14, rbp
        add          r9, r13
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
        add          r9, r14
        rorx         r14, rdx, 18
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
        andn         r15, rdx, rdi
        xor          r13, r14
        xor          r13, r12
        add          r8, r15
        add          rdi, [rcx + 320]                           ; round 5
        rorx         r12, r9, 34
        rorx         r14, r9, 28
        rorx         r15, r9, 39
        mov          rbp, r9
        xor          rbp, r10
        xor          r14, r12
        xor          r14, r15
        and          rax, rbp
        xor          rax, r10
        add          r14, rax
        add          r8, r13
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
        add          r8, r14
        rorx         r14, rbx, 18
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
        andn         r15, rbx, rsi
        xor          r13, r14
        xor          r13, r12
        add          rdi, r15
        add          rsi, [rcx + 384]                           ; round 6
        rorx         r12, r8, 34
        rorx         r14, r8, 28
        rorx         r15, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r14, r12
        xor          r14, r15
        and          rbp, rax
        xor          rbp, r9
        add          r14, rbp
        add          rdi, r13
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
        add          rdi, r14
        rorx         r14, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
        andn         r15, r11, rdx
        xor          r13, r14
        xor          r13, r12
        add          rsi, r15
        add          rdx, [rcx + 448]                           ; round 7
        rorx         r12, rdi, 34
        rorx         r14, rdi, 28
        rorx         r15, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
        xor          r14, r12
        xor          r14, r15
        and          rax, rbp
        xor          rax, r8
        add          r14, rax
        add          rsi, r13
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
        add          rsi, r14
        rorx         r14, r10, 18
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
        andn         r15, r10, rbx
        xor          r13, r14
        xor          r13, r12
        add          r15, rdx
        add          rbx, [rcx + 512]                           ; round 8
        rorx         r12, rsi, 34
        rorx         r14, rsi, 28
        rorx         rdx, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r14, r12
        xor          r14, rdx
        and          rbp, rax
        xor          rbp, rdi
        add          r14, rbp
        add          r13, r15
        add          r9, r13
        rorx         r12, r9, 41
        rorx         r15, r9, 14
        add          r13, r14
        rorx         r14, r9, 18
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
        andn         rbp, r9, r11
        xor          r15, r14
        xor          r15, r12
        add          rbx, rbp
        add          r11, [rcx + 576]                           ; round 9
        rorx         r12, r13, 34
        rorx         r14, r13, 28
        rorx         rbp, r13, 39
        mov          rdx, r13
        xor          rdx, rsi
        xor          r14, r12
        xor          r14, rbp
        and          rax, rdx
        xor          rax, rsi
        add          r14, rax
        add          rbx, r15
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r15, r8, 14
        add          rbx, r14
        rorx         r14, r8, 18
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
        andn         rbp, r8, r10
        xor          r15, r14
        xor          r15, r12
        add          r11, rbp
        add          r10, [rcx + 640]                           ; round 10
        rorx         r12, rbx, 34
        rorx         r14, rbx, 28
        rorx         rbp, rbx, 39
        mov          rax, rbx
        xor          rax, r13
        xor          r14, r12
        xor          r14, rbp
        and          rdx, rax
        xor          rdx, r13
        add          r14, rdx
        add          r11, r15
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r15, rdi, 14
        add          r11, r14
        rorx         r14, rdi, 18
        mov          rbp, rdi
        and          rbp, r8
        add          r10, rbp
        andn         rbp, rdi, r9
        xor          r15, r14
        xor          r15, r12
        add          r10, rbp
        add          r9, [rcx + 704]                            ; round 11
        rorx         r12, r11, 34
        rorx         r14, r11, 28
        rorx         rbp, r11, 39
        mov          rdx, r11
        xor          rdx, rbx
        xor          r14, r12
        xor          r14, rbp
        and          rax, rdx
        xor          rax, rbx
        add          r14, rax
        add          r10, r15
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r15, rsi, 14
        add          r10, r14
        rorx         r14, rsi, 18
        mov          rbp, rsi
        and          rbp, rdi
        add          r9, rbp
        andn         rbp, rsi, r8
        xor          r15, r14
        xor          r15, r12
        add          r9, rbp
        add          r8, [rcx + 768]                            ; round 12
        rorx         r12, r10, 34
        rorx         r14, r10, 28
        rorx         rbp, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r14, r12
        xor          r14, rbp
        and          rdx, rax
        xor          rdx, r11
        add          r14, rdx
        add          r9, r15
        add          r13, r9
        rorx         r12, r13, 41
        rorx         r15, r13, 14
        add          r9, r14
        rorx         r14, r13, 18
        mov          rbp, r13
        and          rbp, rsi
        add          r8, rbp
        andn         rbp, r13, rdi
        xor          r15, r14
        xor          r15, r12
        add          r8, rbp
        add          rdi, [rcx + 832]                           ; round 13
        rorx         r12, r9, 34
        rorx         r14, r9, 28
        rorx         rbp, r9, 39
        mov          rdx, r9
        xor          rdx, r10
        xor          r14, r12
        xor          r14, rbp
        and          rax, rdx
        xor          rax, r10
        add          r14, rax
        add          r8, r15
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r15, rbx, 14
        add          r8, r14
        rorx         r14, rbx, 18
        mov          rbp, rbx
        and          rbp, r13
        add          rdi, rbp
        andn         rbp, rbx, rsi
        xor          r15, r14
        xor          r15, r12
        add          rdi, rbp
        add          rsi, [rcx + 896]                           ; round 14
        rorx         r12, r8, 34
        rorx         r14, r8, 28
        rorx         rbp, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r14, r12
        xor          r14, rbp
        and          rdx, rax
        xor          rdx, r9
        add          r14, rdx
        add          rdi, r15
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r15, r11, 14
        add          rdi, r14
        rorx         r14, r11, 18
        mov          rbp, r11
        and          rbp, rbx
        add          rsi, rbp
        andn         rbp, r11, r13
        xor          r15, r14
        xor          r15, r12
        add          rsi, rbp
        rorx         r12, rdi, 34
        rorx         r14, rdi, 28
        rorx         rbp, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        xor          r14, r12
        xor          r14, rbp
        and          rax, rdx
        xor          rax, r8
        add          r14, rax
        add          rsi, r15
        add          r10, rsi
        add          rsi, r14
        rorx         r12, r10, 14                               ; round 15
        rorx         r14, r10, 18
        xor          r12, r14
        rorx         r14, r10, 41
        xor          r12, r14
        mov          r14, r10
        and          r14, r11
        andn         r15, r10, rbx
        add          r13, [rcx + 960]
        add          r13, r14
        add          r15, r13
        add          r12, r15
        rorx         rcx, rsi, 28
        rorx         r13, rsi, 34
        xor          rcx, r13
        rorx         r13, rsi, 39
        xor          rcx, r13
        mov          r13, rsi
        xor          r13, rdi
        and          rdx, r13
        xor          rdx, rdi
        mov          r13, [rsp + 16]
        mov          r14, [r13 + 8]                             ; H = H + (a, b, ...)
        mov          r15, [r13 + 16]
        mov          rbp, [r13 + 24]
        mov          rax, [r13 + 40]
        mov          [rsp + 64], rbx
        mov          rbx, [r13 + 48]
        mov          [rsp + 72], r11
        mov          r11, [r13 + 56]
        add          rcx, [r13]
        add          rdx, rcx
        add          rdx, r12
        mov          [r13], rdx
        add          rsi, r14
        mov          [r13 + 8], rsi
        add          rdi, r15
        mov          [r13 + 16], rdi
        add          r8, rbp
        mov          [r13 + 24], r8
        add          r9, [r13 + 32]
        add          r9, r12
        mov          [r13 + 32], r9
        add          r10, rax
        mov          [r13 + 40], r10
        add          rbx, [rsp + 72]
        mov          [r13 + 48], rbx
        add          r11, [rsp + 64]
        mov          [r13 + 56], r11
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 8], rcx
        mov          r12, [rsp]
        add          r12, -1
        mov          [rsp], r12
        mov          rbp, [rsp + 56]
        add          rbp, 8
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 48]
        align        64
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, area in rax, q in rbp, blocks in [rsp], data in [rsp + 8], state
        ;   in [rsp + 16], end in [rsp + 40].
L(blocks_other8):

        ; the next block of the batch
        lea          r12, [rbp + 0x1400]
        mov          [rsp + 32], r12
        mov          rcx, rbp
        align        64
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, area in rax, p in rcx, q in rbp, blocks in [rsp], data in
        ;   [rsp + 8], state in [rsp + 16], turn in [rsp + 32], end in [rsp + 40].
L(blocks_plain8):

        ; sixteen rounds of one block
        rorx         r12, r9, 41                                ; round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
        rorx         r15, r9, 18
        mov          [rsp + 48], rax
        mov          rax, r9
        and          rax, r10
        add          rbx, rax
        andn         rax, r9, r11
        xor          r13, r15
        xor          r13, r12
        add          rbx, rax
        rorx         r12, rdx, 34
        rorx         r15, rdx, 28
        rorx         rax, rdx, 39
        mov          [rsp + 56], rbp
        mov          rbp, rsi
        xor          rbp, rdi
        xor          r15, r12
        xor          r15, rax
        and          rbp, r14
        xor          rbp, rsi
        add          r15, rbp
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 14                                ; round 1
        rorx         r13, r8, 41
        add          rbx, r15
        rorx         r15, r8, 18
        mov          rbp, r8
        and          rbp, r9
        add          r11, [rcx + 64]
        add          r11, rbp
        xor          r12, r15
        xor          r12, r13
        andn         r13, r8, r10
        add          r11, r13
        rorx         r13, rbx, 34
        rorx         r15, rbx, 28
        rorx         rbp, rbx, 39
        mov          rax, rbx
        xor          rax, rdx
        xor          r15, r13
        xor          r15, rbp
        and          r14, rax
        xor          r14, rdx
        add          r15, r14
        add          r11, r12
        add          rdi, r11
        rorx         r12, rdi, 14                               ; round 2
        rorx         r13, rdi, 41
        add          r11, r15
        rorx         r14, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r10, [rcx + 128]
        add          r10, r15
        xor          r12, r14
        xor          r12, r13
        andn         r13, rdi, r9
        add          r10, r13
        rorx         r13, r11, 34
        rorx         r14, r11, 28
        rorx         r15, r11, 39
        mov          rbp, r11
        xor          rbp, rbx
        xor          r14, r13
        xor          r14, r15
        and          rax, rbp
        xor          rax, rbx
        add          r14, rax
        add          r10, r12
        add          rsi, r10
        rorx         r12, rsi, 14                               ; round 3
        rorx         r13, rsi, 41
        add          r10, r14
        rorx         r14, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, [rcx + 192]
        add          r9, r15
        xor          r12, r14
        xor          r12, r13
        andn         r13, rsi, r8
        add          r9, r13
        rorx         r13, r10, 34
        rorx         r14, r10, 28
        rorx         r15, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r14, r13
        xor          r14, r15
        and          rbp, rax
        xor          rbp, r11
        add          r14, rbp
        add          r9, r12
        add          rdx, r9
        rorx         r12, rdx, 14                               ; round 4
        rorx         r13, rdx, 41
        add          r9, r14
        rorx         r14, rdx, 18
        mov          r15, rdx
        and          r15, rsi
        add          r8, [rcx + 256]
        add          r8, r15
        xor          r12, r14
        xor          r12, r13
        andn         r13, rdx, rdi
        add          r8, r13
        rorx         r13, r9, 34
        rorx         r14, r9, 28
        rorx         r15, r9, 39
        mov          rbp, r9
        xor          rbp, r10
        xor          r14, r13
        xor          r14, r15
        and          rax, rbp
        xor          rax, r10
        add          r14, rax
        add          r8, r12
        add          rbx, r8
        rorx         r12, rbx, 14                               ; round 5
        rorx         r13, rbx, 41
        add          r8, r14
        rorx         r14, rbx, 18
        mov          r15, rbx
        and          r15, rdx
        add          rdi, [rcx + 320]
        add          rdi, r15
        xor          r12, r14
        xor          r12, r13
        andn         r13, rbx, rsi
        add          rdi, r13
        rorx         r13, r8, 34
        rorx         r14, r8, 28
        rorx         r15, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r14, r13
        xor          r14, r15
        and          rbp, rax
        xor          rbp, r9
        add          r14, rbp
        add          rdi, r12
        add          r11, rdi
        rorx         r12, r11, 14                               ; round 6
        rorx         r13, r11, 41
        add          rdi, r14
        rorx         r14, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, [rcx + 384]
        add          rsi, r15
        xor          r12, r14
        xor          r12, r13
        andn         r13, r11, rdx
        add          rsi, r13
        rorx         r13, rdi, 34
        rorx         r14, rdi, 28
        rorx         r15, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
        xor          r14, r13
        xor          r14, r15
        and          rax, rbp
        xor          rax, r8
        add          r14, rax
        add          rsi, r12
        add          r10, rsi
        rorx         r12, r10, 14                               ; round 7
        rorx         r13, r10, 41
        rorx         r15, r10, 18
        mov          rax, r10
        and          rax, r11
        add          rsi, r14
        add          rdx, [rcx + 448]
        add          rdx, rax
        xor          r12, r15
        xor          r12, r13
        andn         r13, r10, rbx
        add          r13, rdx
        rorx         r14, rsi, 34
        rorx         r15, rsi, 28
        rorx         rdx, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r15, r14
        xor          r15, rdx
        and          rbp, rax
        xor          rbp, rdi
        add          r15, rbp
        add          r12, r13
        add          r9, r12
        rorx         r13, r9, 14                                ; round 8
        rorx         r14, r9, 41
        add          r12, r15
        rorx         r15, r9, 18
        mov          rbp, r9
        and          rbp, r10
        add          rbx, [rcx + 512]
        add          rbx, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, r9, r11
        add          rbx, r14
        rorx         r14, r12, 34
        rorx         r15, r12, 28
        rorx         rbp, r12, 39
        mov          rdx, r12
        xor          rdx, rsi
        xor          r15, r14
        xor          r15, rbp
        and          rax, rdx
        xor          rax, rsi
        add          r15, rax
        add          rbx, r13
        add          r8, rbx
        rorx         r13, r8, 14                                ; round 9
        rorx         r14, r8, 41
        add          rbx, r15
        rorx         r15, r8, 18
        mov          rbp, r8
        and          rbp, r9
        add          r11, [rcx + 576]
        add          r11, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, r8, r10
        add          r11, r14
        rorx         r14, rbx, 34
        rorx         r15, rbx, 28
        rorx         rbp, rbx, 39
        mov          rax, rbx
        xor          rax, r12
        xor          r15, r14
        xor          r15, rbp
        and          rdx, rax
        xor          rdx, r12
        add          r15, rdx
        add          r11, r13
        add          rdi, r11
        rorx         r13, rdi, 14                               ; round 10
        rorx         r14, rdi, 41
        add          r11, r15
        rorx         r15, rdi, 18
        mov          rbp, rdi
        and          rbp, r8
        add          r10, [rcx + 640]
        add          r10, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, rdi, r9
        add          r10, r14
        rorx         r14, r11, 34
        rorx         r15, r11, 28
        rorx         rbp, r11, 39
        mov          rdx, r11
        xor          rdx, rbx
        xor          r15, r14
        xor          r15, rbp
        and          rax, rdx
        xor          rax, rbx
        add          r15, rax
        add          r10, r13
        add          rsi, r10
        rorx         r13, rsi, 14                               ; round 11
        rorx         r14, rsi, 41
        add          r10, r15
        rorx         r15, rsi, 18
        mov          rbp, rsi
        and          rbp, rdi
        add          r9, [rcx + 704]
        add          r9, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, rsi, r8
        add          r9, r14
        rorx         r14, r10, 34
        rorx         r15, r10, 28
        rorx         rbp, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r15, r14
        xor          r15, rbp
        and          rdx, rax
        xor          rdx, r11
        add          r15, rdx
        add          r9, r13
        add          r12, r9
        rorx         r13, r12, 14                               ; round 12
        rorx         r14, r12, 41
        add          r9, r15
        rorx         r15, r12, 18
        mov          rbp, r12
        and          rbp, rsi
        add          r8, [rcx + 768]
        add          r8, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, r12, rdi
        add          r8, r14
        rorx         r14, r9, 34
        rorx         r15, r9, 28
        rorx         rbp, r9, 39
        mov          rdx, r9
        xor          rdx, r10
        xor          r15, r14
        xor          r15, rbp
        and          rax, rdx
        xor          rax, r10
        add          r15, rax
        add          r8, r13
        add          rbx, r8
        rorx         r13, rbx, 14                               ; round 13
        rorx         r14, rbx, 41
        add          r8, r15
        rorx         r15, rbx, 18
        mov          rbp, rbx
        and          rbp, r12
        add          rdi, [rcx + 832]
        add          rdi, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, rbx, rsi
        add          rdi, r14
        rorx         r14, r8, 34
        rorx         r15, r8, 28
        rorx         rbp, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r15, r14
        xor          r15, rbp
        and          rdx, rax
        xor          rdx, r9
        add          r15, rdx
        add          rdi, r13
        add          r11, rdi
        rorx         r13, r11, 14                               ; round 14
        rorx         r14, r11, 41
        add          rdi, r15
        rorx         r15, r11, 18
        mov          rbp, r11
        and          rbp, rbx
        add          rsi, [rcx + 896]
        add          rsi, rbp
        xor          r13, r15
        xor          r13, r14
        andn         r14, r11, r12
        add          rsi, r14
        add          r12, [rcx + 960]                           ; round 15
        rorx         r14, rdi, 34
        rorx         r15, rdi, 28
        rorx         rbp, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        xor          r15, r14
        xor          r15, rbp
        and          rax, rdx
        xor          rax, r8
        add          r15, rax
        add          rsi, r13
        add          r10, rsi
        rorx         r13, r10, 41
        rorx         r14, r10, 14
        add          rsi, r15
        rorx         r15, r10, 18
        mov          rbp, r10
        and          rbp, r11
        add          r12, rbp
        andn         rbp, r10, rbx
        xor          r14, r15
        xor          r14, r13
        add          rbp, r12
        add          rcx, 1024
        rorx         r12, rsi, 34
        rorx         r13, rsi, 28
        rorx         r15, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r13, r12
        xor          r13, r15
        and          rdx, rax
        xor          rdx, rdi
        add          rdx, r13
        add          r14, rbp
        add          rdx, r14
        add          r9, r14
        mov          rax, [rsp + 48]
        mov          rbp, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          L(blocks_plain8)

        ; the state after the block
        mov          rcx, [rsp + 16]
        mov          r12, [rcx]                                 ; H = H + (a, b, ...)
        add          rdx, r12
        mov          r12, [rsp + 8]
        add          r12, 128                                   ; the next block
        mov          [rsp + 8], r12
        mov          [rcx], rdx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 8
        mov          r14, [rcx + 8]
        add          rsi, r14
        mov          [rcx + 8], rsi
        mov          r14, [rcx + 16]
        add          rdi, r14
        mov          [rcx + 16], rdi
        mov          r14, [rcx + 24]
        add          r8, r14
        mov          [rcx + 24], r8
        mov          r14, [rcx + 32]
        add          r9, r14
        mov          [rcx + 32], r9
        mov          r14, [rcx + 40]
        add          r10, r14
        mov          [rcx + 40], r10
        mov          r14, [rcx + 48]
        add          r11, r14
        mov          [rcx + 48], r11
        mov          r14, [rcx + 56]
        add          rbx, r14
        mov          [rcx + 56], rbx
        cmp          rbp, [rsp + 40]
        jne          L(blocks_other8)
        jmp          L(blocks_batch8)
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, area in rax, blocks in [rsp], data in [rsp + 8], state in
        ;   [rsp + 16].
L(blocks_batch1):
        cmp          qword [rsp], 1
        jb           L(blocks_done)

        ; the schedule of 1 block: the message words
        mov          rbp, [rsp + 8]
        vmovdqu      xmm8, [rbp]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [rbp + 16]                          ; W_2 to W_3
        vmovdqu      xmm11, [rbp + 32]                          ; W_4 to W_5
        vmovdqu      xmm12, [rbp + 48]                          ; W_6 to W_7
        vmovdqu      xmm13, [rbp + 64]                          ; W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [rbp + 80]                           ; W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [rbp + 96]                          ; W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [rbp + 112]                         ; W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rel L(K)]                    ; W_0 to W_1, + K
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rel L(K) + 16]                ; W_2 to W_3, + K
        vpaddq       xmm9, xmm2, [rel L(K) + 32]                ; W_4 to W_5, + K
        vpaddq       xmm10, xmm3, [rel L(K) + 48]               ; W_6 to W_7, + K
        vpaddq       xmm11, xmm4, [rel L(K) + 64]               ; W_8 to W_9, + K
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rel L(K) + 80]                ; W_10 to W_11, + K
        vpaddq       xmm9, xmm6, [rel L(K) + 96]                ; W_12 to W_13, + K
        vpaddq       xmm10, xmm7, [rel L(K) + 112]              ; W_14 to W_15, + K
        lea          rbp, [rax + 512]
        mov          [rsp + 32], rbp
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          r12, [rel L(K) + 128]
        mov          [rsp + 24], r12
        mov          rcx, rax
        align        64
        ; Here: a to h in rdx rsi rdi r8 r9 r10 r11 rbx, rows 0 to 7 of W of 1 block in xmm0 to xmm7, area in rax, p in
        ;   rcx, blocks in [rsp], data in [rsp + 8], state in [rsp + 16], kp in [rsp + 24], turn in [rsp + 32].
L(blocks_carry1):

        ; sixteen rounds of one block beside the next words of its batch
            vpsrlq   xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsrlq   xmm9, xmm7, 61
            vpsllq   xmm10, xmm7, 3
            vpxor    xmm9, xmm9, xmm10
            vpsllq   xmm10, xmm7, 45
            vpxor    xmm8, xmm8, xmm10
            vpxor    xmm8, xmm8, xmm9
            vpalignr xmm9, xmm1, xmm0, 8
            vpsrlq   xmm10, xmm9, 1
            vpsllq   xmm11, xmm9, 63
            vpxor    xmm10, xmm10, xmm11
            vmovdqu  xmm11, [rel L(shuffle_123456709abcdef8)]
            vpsrlq   xmm12, xmm7, 6
            vpxor    xmm8, xmm8, xmm12
            vpalignr xmm12, xmm5, xmm4, 8
            vpaddq   xmm13, xmm0, xmm12
            vpaddq   xmm8, xmm13, xmm8
            vpshufb  xmm13, xmm9, xmm11
            vpxor    xmm10, xmm10, xmm13
            vpsrlq   xmm9, xmm9, 7
            vpxor    xmm9, xmm10, xmm9
            vpaddq   xmm0, xmm9, xmm8
            vpalignr xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpsrlq   xmm9, xmm8, 1
            vpsllq   xmm10, xmm8, 63
            vpxor    xmm9, xmm9, xmm10
        mov          rbp, [rsp + 24]
            vpaddq   xmm10, xmm0, [rbp]
            vmovdqu  [rcx + 128], xmm10
            vpsrlq   xmm10, xmm0, 19
            vpsllq   xmm13, xmm0, 45
            vpxor    xmm10, xmm10, xmm13
            vpsrlq   xmm13, xmm0, 61
            vpsllq   xmm14, xmm0, 3
            vpxor    xmm13, xmm13, xmm14
            vpxor    xmm10, xmm10, xmm13
        rorx         r12, r9, 41                                ; round 0
            vpshufb  xmm13, xmm8, xmm11
            vpxor    xmm9, xmm9, xmm13
            vpsrlq   xmm8, xmm8, 7
            vpxor    xmm8, xmm9, xmm8
        rorx         r13, r9, 14
            vpalignr xmm9, xmm6, xmm5, 8
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
            vpaddq   xmm13, xmm1, xmm9
        rorx         r15, r9, 18
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
            vpaddq   xmm8, xmm13, xmm8
            vpsrlq   xmm13, xmm0, 6
        xor          r13, r15
        xor          r13, r12
        mov          rbp, r11                                   ; round 1
        add          rbp, [rcx + 8]
        andn         r12, r9, r11
        add          rbx, r12
        rorx         r12, rdx, 34
        rorx         r15, rdx, 28
        rorx         r11, rdx, 39
        mov          [rsp + 48], rdx
        mov          rdx, rsi
        xor          rdx, rdi
        xor          r15, r12
        xor          r15, r11
            vpalignr xmm14, xmm3, xmm2, 8                       ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vpsrlq   xmm15, xmm14, 1
            vpsllq   xmm1, xmm14, 63
        and          rdx, r14
        xor          rdx, rsi
        add          r15, rdx
        add          rbx, r13
        add          r8, rbx
        rorx         r11, r8, 41
        rorx         r12, r8, 14
            vpxor    xmm15, xmm15, xmm1
            vpxor    xmm10, xmm10, xmm13
            vpaddq   xmm1, xmm8, xmm10
        add          rbx, r15
        rorx         r13, r8, 18
        mov          r15, r8
        and          r15, r9
        add          rbp, r15
        mov          r15, [rsp + 24]
            vpaddq   xmm8, xmm1, [r15 + 16]
        andn         rdx, r8, r10
        xor          r12, r13
        xor          r11, r12
            vpsrlq   xmm10, xmm1, 19
            vmovdqu  [rcx + 144], xmm8
        add          rdx, rbp
        add          r10, [rcx + 16]                            ; round 2
            vpsllq   xmm8, xmm1, 45
        rorx         rbp, rbx, 34
        rorx         r12, rbx, 28
            vpxor    xmm8, xmm10, xmm8
        rorx         r13, rbx, 39
        mov          r15, rbx
        xor          r15, [rsp + 48]
        xor          r12, rbp
        xor          r12, r13
            vpsrlq   xmm10, xmm1, 61
        and          r14, r15
        mov          rbp, [rsp + 48]
        xor          r14, rbp
        add          r12, r14
            vpsllq   xmm13, xmm1, 3
        add          r11, rdx
        add          rdi, r11
        rorx         r13, rdi, 41
        rorx         r14, rdi, 14
        add          r11, r12
        rorx         r12, rdi, 18
            vpxor    xmm10, xmm10, xmm13
        mov          rdx, rdi
        and          rdx, r8
        add          r10, rdx
        andn         rdx, rdi, r9
            vpxor    xmm8, xmm8, xmm10
            vpshufb  xmm10, xmm14, xmm11
        xor          r14, r12
        xor          r14, r13
        add          r10, rdx
            vpxor    xmm10, xmm15, xmm10
        add          r9, [rcx + 24]                             ; round 3
        rorx         r12, r11, 34
        rorx         r13, r11, 28
            vpsrlq   xmm13, xmm14, 7
        rorx         rdx, r11, 39
        mov          rbp, r11
        xor          rbp, rbx
        xor          r13, r12
        xor          r13, rdx
            vpxor    xmm10, xmm10, xmm13
        and          r15, rbp
        xor          r15, rbx
        add          r13, r15
        add          r10, r14
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r14, rsi, 14
        add          r10, r13
            vpalignr xmm13, xmm7, xmm6, 8
        rorx         r13, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpaddq   xmm14, xmm2, xmm13
        andn         r15, rsi, r8
            vpaddq   xmm10, xmm14, xmm10
        xor          r14, r13
        xor          r14, r12
            vpsrlq   xmm14, xmm1, 6
        add          r9, r15
            vpxor    xmm8, xmm8, xmm14
        add          r8, [rcx + 32]                             ; round 4
        rorx         r12, r10, 34
            vpaddq   xmm2, xmm10, xmm8
        rorx         r13, r10, 28
        rorx         r15, r10, 39
        add          r9, r14
        mov          rdx, [rsp + 48]
        add          rdx, r9
        rorx         r14, rdx, 41
        mov          [rsp + 48], rbx
        rorx         rbx, rdx, 14
            vpalignr xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        mov          [rsp + 56], rcx
        mov          rcx, r10
        xor          rcx, r11
        and          rbp, rcx
        xor          rbp, r11
        mov          [rsp + 64], r11
        rorx         r11, rdx, 18
        xor          r13, r12
        xor          r13, r15
        add          r13, rbp
        add          r9, r13
        mov          rbp, rdx
        and          rbp, rsi
        add          r8, rbp
            vpsrlq   xmm10, xmm8, 1
        xor          rbx, r11
        xor          rbx, r14
        andn         rbp, rdx, rdi
            vpsllq   xmm14, xmm8, 63
        add          r8, rbp
            vpxor    xmm10, xmm10, xmm14
        mov          rbp, [rsp + 56]
        add          rdi, [rbp + 40]                            ; round 5
        rorx         r12, r9, 34
            vpshufb  xmm14, xmm8, xmm11
        rorx         r13, r9, 28
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
            vpxor    xmm10, xmm10, xmm14
        xor          r13, r12
        xor          r13, r14
        and          rcx, r15
        xor          rcx, r10
            vpsrlq   xmm8, xmm8, 7
        add          r13, rcx
            vpxor    xmm8, xmm10, xmm8
        add          r8, rbx
        mov          rbx, [rsp + 48]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r14, rbx, 14
        add          r8, r13
        mov          r13, [rsp + 24]
            vpaddq   xmm10, xmm2, [r13 + 32]
        rorx         r11, rbx, 18
        mov          rcx, rbx
        and          rcx, rdx
        add          rdi, rcx
            vpaddq   xmm8, xmm3, xmm8
            vmovdqu  [rbp + 160], xmm10
        andn         rcx, rbx, rsi
        xor          r14, r11
        xor          r14, r12
        add          rdi, rcx
        add          rsi, [rbp + 48]                            ; round 6
            vpsrlq   xmm10, xmm2, 19
        rorx         r12, r8, 34
        rorx         r11, r8, 28
        rorx         rcx, r8, 39
        mov          r13, r8
        xor          r13, r9
        xor          r11, r12
        xor          r11, rcx
            vpsllq   xmm14, xmm2, 45
        and          r15, r13
        xor          r15, r9
            vpxor    xmm10, xmm10, xmm14
        add          r11, r15
        add          rdi, r14
        mov          r12, [rsp + 64]
        add          r12, rdi
        rorx         r14, r12, 41
        rorx         r15, r12, 14
        add          rdi, r11
            vpsrlq   xmm14, xmm2, 61
        rorx         r11, r12, 18
        mov          rcx, r12
        and          rcx, rbx
        add          rsi, rcx
            vpsllq   xmm15, xmm2, 3
        andn         rcx, r12, rdx
            vpxor    xmm14, xmm14, xmm15
        xor          r15, r11
        xor          r15, r14
            vpxor    xmm10, xmm10, xmm14
        add          rsi, rcx
        add          rdx, [rbp + 56]                            ; round 7
        rorx         r14, rdi, 34
            vpsrlq   xmm14, xmm2, 6
        rorx         r11, rdi, 28
        rorx         rcx, rdi, 39
            vpxor    xmm10, xmm10, xmm14
        mov          [rsp + 48], r9
        mov          r9, rdi
        xor          r9, r8
        xor          r11, r14
        xor          r11, rcx
            vpalignr xmm14, xmm0, xmm7, 8
        and          r13, r9
        xor          r13, r8
        add          r11, r13
        add          rsi, r15
        add          r10, rsi
        rorx         r13, r10, 41
        rorx         r14, r10, 14
        add          rsi, r11
            vpaddq   xmm8, xmm8, xmm14
        rorx         r15, r10, 18
        mov          r11, r10
        and          r11, r12
        add          rdx, r11
            vpaddq   xmm3, xmm8, xmm10
        andn         r11, r10, rbx
        xor          r14, r15
        xor          r14, r13
            vpsrlq   xmm8, xmm12, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          rdx, r11
            vpsllq   xmm10, xmm12, 63
        add          rbx, [rbp + 64]                            ; round 8
        rorx         r13, rsi, 34
            vpxor    xmm8, xmm8, xmm10
        rorx         r15, rsi, 28
        rorx         r11, rsi, 39
            vpshufb  xmm10, xmm12, xmm11
        mov          rcx, rsi
        xor          rcx, rdi
        xor          r15, r13
        xor          r15, r11
            vpxor    xmm8, xmm8, xmm10
        and          r9, rcx
        xor          r9, rdi
        add          r15, r9
        add          rdx, r14
        mov          r9, [rsp + 48]
        add          r9, rdx
        rorx         r13, r9, 41
        rorx         r14, r9, 14
        add          rdx, r15
            vpsrlq   xmm10, xmm12, 7
        rorx         r15, r9, 18
            vpxor    xmm8, xmm8, xmm10
        mov          r11, r9
        and          r11, r10
        add          rbx, r11
        andn         r11, r9, r12
            vpaddq   xmm8, xmm4, xmm8
        xor          r14, r15
        xor          r14, r13
        mov          r13, [rsp + 24]
            vpaddq   xmm10, xmm3, [r13 + 48]
        add          rbx, r11
        add          r12, [rbp + 72]                            ; round 9
        rorx         r15, rdx, 34
            vmovdqu  [rbp + 176], xmm10
        rorx         r11, rdx, 28
        rorx         r13, rdx, 39
        mov          [rsp + 48], rdi
        mov          rdi, rdx
        xor          rdi, rsi
        xor          r11, r15
        xor          r11, r13
            vpsrlq   xmm10, xmm3, 19
        and          rcx, rdi
        xor          rcx, rsi
            vpsllq   xmm12, xmm3, 45
        add          r11, rcx
        add          rbx, r14
        add          r8, rbx
        rorx         r13, r8, 41
        rorx         r14, r8, 14
        add          rbx, r11
            vpxor    xmm10, xmm10, xmm12
        rorx         r11, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r12, r15
            vpsrlq   xmm12, xmm3, 61
        andn         r15, r8, r10
            vpsllq   xmm15, xmm3, 3
        xor          r11, r14
        xor          r11, r13
        add          r15, r12
            vpxor    xmm12, xmm12, xmm15
        add          r10, [rbp + 80]                            ; round 10
            vpxor    xmm10, xmm10, xmm12
        rorx         r12, rbx, 34
        rorx         r13, rbx, 28
        rorx         r14, rbx, 39
        mov          rcx, rbx
        xor          rcx, rdx
            vpsrlq   xmm12, xmm3, 6
        xor          r13, r12
        xor          r13, r14
            vpxor    xmm10, xmm10, xmm12
        and          rdi, rcx
        xor          rdi, rdx
        add          r13, rdi
        add          r11, r15
        mov          rdi, [rsp + 48]
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r14, rdi, 14
            vpalignr xmm12, xmm1, xmm0, 8
        add          r11, r13
        rorx         r13, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpaddq   xmm8, xmm8, xmm12
        andn         r15, rdi, r9
            vpaddq   xmm4, xmm8, xmm10
        xor          r14, r13
        xor          r14, r12
            vpsrlq   xmm8, xmm9, 1                              ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        add          r10, r15
        add          r9, [rbp + 88]                             ; round 11
        rorx         r12, r11, 34
            vpsllq   xmm10, xmm9, 63
        rorx         r13, r11, 28
        rorx         r15, r11, 39
        mov          [rsp + 48], rdx
        mov          rdx, r11
        xor          rdx, rbx
            vpxor    xmm8, xmm8, xmm10
        xor          r13, r12
        xor          r13, r15
        and          rcx, rdx
        xor          rcx, rbx
            vpshufb  xmm10, xmm9, xmm11
        add          r13, rcx
        add          r10, r14
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r14, rsi, 14
        add          r10, r13
            vpxor    xmm8, xmm8, xmm10
        rorx         r13, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpsrlq   xmm9, xmm9, 7
        xor          r14, r13
        xor          r14, r12
            vpxor    xmm8, xmm8, xmm9
        andn         r12, rsi, r8
            vpaddq   xmm8, xmm5, xmm8
        add          r8, [rbp + 96]                             ; round 12
        mov          r13, [rsp + 24]
            vpaddq   xmm9, xmm4, [r13 + 64]
        rorx         r15, r10, 34
        rorx         rcx, r10, 28
        add          r9, r12
        rorx         r12, r10, 39
            vmovdqu  [rbp + 192], xmm9
        mov          r13, r10
        xor          r13, r11
        xor          rcx, r15
        xor          rcx, r12
        and          rdx, r13
        xor          rdx, r11
            vpsrlq   xmm9, xmm4, 19
        add          rcx, rdx
        add          r9, r14
        mov          rdx, [rsp + 48]
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r14, rdx, 14
        add          r9, rcx
            vpsllq   xmm10, xmm4, 45
        rorx         r15, rdx, 18
        mov          rcx, rdx
        and          rcx, rsi
        add          r8, rcx
            vpxor    xmm9, xmm9, xmm10
        andn         rcx, rdx, rdi
        xor          r14, r15
        xor          r14, r12
            vpsrlq   xmm10, xmm4, 61
            vpsllq   xmm12, xmm4, 3
        add          r8, rcx
        add          rdi, [rbp + 104]                           ; round 13
        rorx         r12, r9, 34
            vpxor    xmm10, xmm10, xmm12
        rorx         r15, r9, 28
        rorx         rcx, r9, 39
            vpxor    xmm9, xmm9, xmm10
        mov          [rsp + 48], r11
        mov          r11, r9
        xor          r11, r10
        xor          r15, r12
        xor          r15, rcx
            vpsrlq   xmm10, xmm4, 6
        and          r13, r11
        xor          r13, r10
        add          r15, r13
        add          r8, r14
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpxor    xmm9, xmm9, xmm10
        add          r8, r15
        rorx         r14, rbx, 18
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpalignr xmm10, xmm2, xmm1, 8
        andn         r15, rbx, rsi
        xor          r13, r14
        xor          r13, r12
            vpaddq   xmm8, xmm8, xmm10
        add          rdi, r15
            vpaddq   xmm5, xmm8, xmm9
        add          rsi, [rbp + 112]                           ; round 14
        rorx         r12, r8, 34
            vpsrlq   xmm8, xmm13, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        rorx         r14, r8, 28
        rorx         r15, r8, 39
        mov          rcx, r8
        xor          rcx, r9
            vpsllq   xmm9, xmm13, 63
        xor          r14, r12
        xor          r14, r15
        and          r11, rcx
        xor          r11, r9
            vpxor    xmm8, xmm8, xmm9
        add          r14, r11
            vpshufb  xmm9, xmm13, xmm11
        add          rdi, r13
        mov          r11, [rsp + 48]
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
        add          rdi, r14
        rorx         r14, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpxor    xmm8, xmm8, xmm9
        andn         r15, r11, rdx
            vpsrlq   xmm9, xmm13, 7
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm8, xmm8, xmm9
        add          rsi, r15
        add          rdx, [rbp + 120]                           ; round 15
        rorx         r12, rdi, 34
            vpaddq   xmm8, xmm6, xmm8
        rorx         r14, rdi, 28
        rorx         r15, rdi, 39
        mov          [rsp + 48], r9
        mov          r9, [rsp + 24]
            vpaddq   xmm9, xmm5, [r9 + 80]
        mov          r9, rdi
        xor          r9, r8
        xor          r14, r12
        xor          r14, r15
        and          rcx, r9
        xor          rcx, r8
            vmovdqu  [rbp + 208], xmm9
        add          r14, rcx
        add          rsi, r13
        add          r10, rsi
        rorx         r12, r10, 14
        rorx         r13, r10, 41
        add          rsi, r14
        rorx         r14, r10, 18
            vpsrlq   xmm9, xmm5, 19
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpsllq   xmm10, xmm5, 45
        andn         r15, r10, rbx
        xor          r12, r14
        xor          r12, r13
        add          rdx, r15
        rorx         r13, rsi, 34
            vpxor    xmm9, xmm9, xmm10
        rorx         r14, rsi, 28
        rorx         r15, rsi, 39
            vpsrlq   xmm10, xmm5, 61
        mov          rcx, rsi
        xor          rcx, rdi
        xor          r14, r13
        xor          r14, r15
            vpshufb  xmm11, xmm14, xmm11                        ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        and          rcx, r9
        xor          rcx, rdi
            vpsllq   xmm12, xmm5, 3
        add          r14, rcx
        add          rdx, r12
        mov          r9, [rsp + 48]
        add          r9, rdx
        add          rdx, r14
            vpxor    xmm10, xmm10, xmm12
        lea          rcx, [rbp + 128]                           ; the next sixteen words
        mov          r12, [rsp + 24]
        lea          r13, [r12 + 128]
        mov          [rsp + 24], r13
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm5, 6
            vpxor    xmm9, xmm9, xmm10
            vpalignr xmm10, xmm3, xmm2, 8
            vpaddq   xmm8, xmm8, xmm10
            vpaddq   xmm6, xmm8, xmm9
            vpsrlq   xmm8, xmm14, 1
            vpsllq   xmm9, xmm14, 63
            vpxor    xmm8, xmm8, xmm9
            vpsrlq   xmm9, xmm14, 7
            vpxor    xmm8, xmm8, xmm11
            vpxor    xmm8, xmm8, xmm9
            vpaddq   xmm8, xmm7, xmm8
            vpaddq   xmm9, xmm6, [r12 + 96]
            vpsrlq   xmm10, xmm6, 19
            vpsllq   xmm11, xmm6, 45
            vpsrlq   xmm12, xmm6, 61
            vmovdqu  [rbp + 224], xmm9
            vpxor    xmm9, xmm10, xmm11
            vpsllq   xmm10, xmm6, 3
            vpxor    xmm10, xmm12, xmm10
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm6, 6
            vpxor    xmm9, xmm9, xmm10
            vpalignr xmm10, xmm4, xmm3, 8
            vpaddq   xmm8, xmm8, xmm10
            vpaddq   xmm7, xmm8, xmm9
            vpaddq   xmm8, xmm7, [r12 + 112]
            vmovdqu  [rbp + 240], xmm8
        cmp          rcx, [rsp + 32]
        jne          L(blocks_carry1)

        ; the last sixteen rounds of the block
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
        mov          [rsp + 48], rax
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
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r15, r9, 39
        mov          rdx, r9
        xor          rdx, r10
        xor          r13, rbp
        xor          r13, r15
        add          rdi, [rcx + 104]                           ; round 13
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
        mov          r15, rsi                                   ; round 14
        add          r15, [rcx + 112]
        andn         rsi, rbx, rsi
        xor          r14, r13
        xor          r14, rbp
        add          rdi, rsi
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
        rorx         rsi, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, rbp
        xor          r13, rsi
        and          rdx, rax
        xor          rdx, r9
        add          r13, rdx
        add          rdi, r14
        add          r11, rdi
        rorx         rsi, r11, 41
        rorx         rbp, r11, 14
        rorx         r14, r11, 18
        mov          rdx, r11
        and          rdx, rbx
        add          r15, rdx
        andn         rdx, r11, r12
        xor          rbp, r14
        xor          rsi, rbp
        add          rdx, r15
        add          rdi, r13
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
        add          rsi, rdx
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
        rorx         rdx, rsi, 28
        rorx         rcx, rsi, 34
        xor          rdx, rcx
        rorx         rcx, rsi, 39
        xor          rdx, rcx
        mov          rcx, rsi
        xor          rcx, rdi
        and          rcx, r15
        xor          rcx, rdi
        mov          r12, [rsp + 16]
        mov          r13, [r12 + 8]                             ; H = H + (a, b, ...)
        mov          r14, [r12 + 16]
        mov          r15, [r12 + 24]
        mov          rax, [r12 + 40]
        mov          [rsp + 56], rbx
        mov          rbx, [r12 + 48]
        mov          [rsp + 64], r11
        mov          r11, [r12 + 56]
        add          rdx, [r12]
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
        add          rbx, [rsp + 64]
        mov          [r12 + 48], rbx
        add          r11, [rsp + 56]
        mov          [r12 + 56], r11
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 8], rcx
        mov          rbp, [rsp]
        add          rbp, -1
        mov          [rsp], rbp
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 48]
        jmp          L(blocks_batch1)
L(blocks_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 6256]
        vmovaps      xmm7, [rsp + 6272]
        vmovaps      xmm8, [rsp + 6288]
        vmovaps      xmm9, [rsp + 6304]
        vmovaps      xmm10, [rsp + 6320]
        vmovaps      xmm11, [rsp + 6336]
        vmovaps      xmm12, [rsp + 6352]
        vmovaps      xmm13, [rsp + 6368]
        vmovaps      xmm14, [rsp + 6384]
        vmovaps      xmm15, [rsp + 6400]
        add          rsp, 6424
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
        add          rsp, 6264
L(blocks_at9):
        pop          r15
L(blocks_at10):
        pop          r14
L(blocks_at11):
        pop          r13
L(blocks_at12):
        pop          r12
L(blocks_at13):
        pop          rbp
L(blocks_at14):
        pop          rbx
L(blocks_at15):
        ret
%endif
L(blocks_end):

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4):function hidden (L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4))
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4):function (L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4)
%endif
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
L(schedule_at1):
        push         rdi
L(schedule_at2):
        sub          rsp, 1224
L(schedule_at3):
        vmovaps      [rsp + 1056], xmm6
L(schedule_at4):
        vmovaps      [rsp + 1072], xmm7
L(schedule_at5):
        vmovaps      [rsp + 1088], xmm8
L(schedule_at6):
        vmovaps      [rsp + 1104], xmm9
L(schedule_at7):
        vmovaps      [rsp + 1120], xmm10
L(schedule_at8):
        vmovaps      [rsp + 1136], xmm11
L(schedule_at9):
        vmovaps      [rsp + 1152], xmm12
L(schedule_at10):
        vmovaps      [rsp + 1168], xmm13
L(schedule_at11):
        vmovaps      [rsp + 1184], xmm14
L(schedule_at12):
        vmovaps      [rsp + 1200], xmm15
L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        sub          rsp, 1064
L(schedule_at1):
%endif
        lea          rax, [rsp + 63]
        and          rax, -64

        ; the message words
        vmovdqu      xmm10, [rsi]                               ; W_0 W_1
        vmovdqu      xmm11, [rsi + 128]
        vmovdqu      xmm12, [rsi + 16]                          ; W_2 W_3
        vmovdqu      xmm13, [rsi + 144]
        vmovdqu      xmm14, [rsi + 32]                          ; W_4 W_5
        vmovdqu      xmm15, [rsi + 160]
        vmovdqu      xmm9, [rsi + 48]                           ; W_6 W_7
        vmovdqu      xmm8, [rsi + 176]
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 384], 1
        vinserti128  ymm12, ymm12, [rsi + 272], 1
        vinserti128  ymm13, ymm13, [rsi + 400], 1
        vmovdqu      xmm7, [rsi + 64]                           ; W_8 W_9
        vmovdqu      xmm6, [rsi + 192]
        vinserti128  ymm14, ymm14, [rsi + 288], 1
        vinserti128  ymm15, ymm15, [rsi + 416], 1
        vinserti128  ymm9, ymm9, [rsi + 304], 1
        vinserti128  ymm8, ymm8, [rsi + 432], 1
        vinserti128  ymm7, ymm7, [rsi + 320], 1
        vinserti128  ymm6, ymm6, [rsi + 448], 1
        vmovdqu      xmm5, [rsi + 80]                           ; W_10 W_11
        vinserti128  ymm5, ymm5, [rsi + 336], 1
        vmovdqu      xmm4, [rsi + 208]
        vinserti128  ymm4, ymm4, [rsi + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rsi + 96]                          ; W_12 W_13
        vinserti128  ymm11, ymm11, [rsi + 352], 1
        vmovdqu      xmm2, [rsi + 224]
        vinserti128  ymm2, ymm2, [rsi + 480], 1
        vmovdqu      ymm1, [rel L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rsi + 112]                         ; W_14 W_15
        vinserti128  ymm12, ymm12, [rsi + 368], 1
        vmovdqu      [rax + 704], ymm3
        vmovdqu      xmm3, [rsi + 240]
        vinserti128  ymm3, ymm3, [rsi + 496], 1
        vmovdqu      [rax + 736], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      xmm15, [rsi + 512]
        vinserti128  ymm15, ymm15, [rsi + 768], 1
        vmovdqu      [rax + 768], ymm14
        vmovdqu      xmm14, [rsi + 640]
        vinserti128  ymm14, ymm14, [rsi + 896], 1
        vmovdqu      [rax + 800], ymm13
        vpunpcklqdq  ymm13, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm13, ymm13, ymm1
        vmovdqu      [rax + 192], ymm13
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 224], ymm14
        vmovdqu      xmm15, [rsi + 528]
        vinserti128  ymm15, ymm15, [rsi + 784], 1
        vmovdqu      xmm14, [rsi + 656]
        vinserti128  ymm14, ymm14, [rsi + 912], 1
        vmovdqu      [rax + 832], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 256], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 288], ymm14
        vmovdqu      xmm15, [rsi + 544]
        vinserti128  ymm15, ymm15, [rsi + 800], 1
        vmovdqu      xmm14, [rsi + 672]
        vinserti128  ymm14, ymm14, [rsi + 928], 1
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 320], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 352], ymm14
        vmovdqu      xmm15, [rsi + 560]
        vinserti128  ymm15, ymm15, [rsi + 816], 1
        vmovdqu      xmm14, [rsi + 688]
        vinserti128  ymm14, ymm14, [rsi + 944], 1
        vpunpcklqdq  ymm10, ymm9, ymm8
        vpunpckhqdq  ymm9, ymm9, ymm8
        vpshufb      ymm10, ymm10, ymm1
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      xmm8, [rsi + 576]
        vinserti128  ymm8, ymm8, [rsi + 832], 1
        vmovdqu      [rax + 864], ymm9
        vmovdqu      xmm9, [rsi + 704]
        vinserti128  ymm9, ymm9, [rsi + 960], 1
        vmovdqu      [rax + 896], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 384], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 416], ymm14
        vmovdqu      xmm15, [rsi + 592]
        vinserti128  ymm15, ymm15, [rsi + 848], 1
        vmovdqu      xmm14, [rsi + 720]
        vinserti128  ymm14, ymm14, [rsi + 976], 1
        vpunpcklqdq  ymm10, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vpshufb      ymm10, ymm10, ymm1
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      xmm6, [rsi + 608]
        vinserti128  ymm6, ymm6, [rsi + 864], 1
        vmovdqu      [rax + 928], ymm7
        vmovdqu      xmm7, [rsi + 736]
        vinserti128  ymm7, ymm7, [rsi + 992], 1
        vmovdqu      [rax + 960], ymm10
        vpunpcklqdq  ymm10, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 448], ymm10
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 480], ymm9
        vmovdqu      xmm8, [rsi + 624]
        vinserti128  ymm8, ymm8, [rsi + 880], 1
        vmovdqu      xmm9, [rsi + 752]
        vinserti128  ymm9, ymm9, [rsi + 1008], 1
        vpunpcklqdq  ymm10, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax], ymm10
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 32], ymm5
        vmovdqu      ymm4, [rel L(K1x4)]                        ; W_0, + K
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 512], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 544], ymm14
        vmovdqu      ymm5, [rel L(K1x4) + 32]                   ; W_1, + K
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 64], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 96], ymm11
        vmovdqu      ymm2, [rel L(K1x4) + 64]                   ; W_2, + K
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 576], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 608], ymm7
        vmovdqu      ymm6, [rel L(K1x4) + 96]                   ; W_3, + K
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 128], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 160], ymm12
        vmovdqu      ymm3, [rel L(K1x4) + 128]                  ; W_4, + K
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm4, ymm13
        vmovdqu      [rdi], ymm12
        vmovdqu      [rdi + 32], ymm4
        vmovdqu      ymm12, [rel L(K1x4) + 160]                 ; W_5, + K
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 640], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 672], ymm9
        vmovdqu      ymm4, [rel L(K1x4) + 192]                  ; W_6, + K
        vmovdqu      ymm1, [rax + 832]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 224]
        vmovdqu      [rdi + 64], ymm13
        vmovdqu      [rdi + 96], ymm5
        vmovdqu      ymm13, [rel L(K1x4) + 224]                 ; W_7, + K
        vmovdqu      ymm5, [rax + 736]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 256]
        vmovdqu      [rdi + 128], ymm1
        vmovdqu      [rdi + 160], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 256]                  ; W_8, + K
        vmovdqu      ymm1, [rax + 704]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 288]
        vmovdqu      [rdi + 192], ymm5
        vmovdqu      [rdi + 224], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 288]                  ; W_9, + K
        vmovdqu      ymm5, [rax + 800]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 320]
        vmovdqu      [rdi + 256], ymm1
        vmovdqu      [rdi + 288], ymm3
        vmovdqu      ymm3, [rel L(K1x4) + 320]                  ; W_10, + K
        vmovdqu      ymm1, [rax + 768]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 352]
        vmovdqu      [rdi + 320], ymm5
        vmovdqu      [rdi + 352], ymm12
        vmovdqu      ymm12, [rel L(K1x4) + 352]                 ; W_11, + K
        vmovdqu      ymm5, [rax + 896]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 384]
        vmovdqu      [rdi + 384], ymm1
        vmovdqu      [rdi + 416], ymm4
        vmovdqu      ymm4, [rel L(K1x4) + 384]                  ; W_12, + K
        vmovdqu      ymm1, [rax + 864]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 416]
        vmovdqu      [rdi + 448], ymm5
        vmovdqu      [rdi + 480], ymm13
        vmovdqu      ymm13, [rel L(K1x4) + 416]                 ; W_13, + K
        vmovdqu      ymm5, [rax + 960]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 448]
        vmovdqu      [rdi + 512], ymm1
        vmovdqu      [rdi + 544], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 448]                  ; W_14, + K
        vmovdqu      ymm1, [rax + 928]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 480]
        vmovdqu      [rdi + 576], ymm5
        vmovdqu      [rdi + 608], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 480]                  ; W_15, + K
        vpaddq       ymm5, ymm3, ymm10
        vpaddq       ymm3, ymm3, ymm15
        vmovdqu      [rdi + 640], ymm5
        vmovdqu      [rdi + 672], ymm3
        vmovdqu      ymm5, [rax + 32]
        vpaddq       ymm3, ymm12, ymm5
        vpaddq       ymm12, ymm12, [rax + 544]
        vmovdqu      [rdi + 704], ymm3
        vmovdqu      [rdi + 736], ymm12
        vpaddq       ymm12, ymm4, ymm14
        vpaddq       ymm4, ymm4, ymm11
        vmovdqu      [rdi + 768], ymm12
        vmovdqu      [rdi + 800], ymm4
        vmovdqu      ymm12, [rax + 96]
        vpaddq       ymm4, ymm13, ymm12
        vmovdqu      ymm3, [rax + 608]
        vpaddq       ymm13, ymm13, ymm3
        vmovdqu      [rdi + 832], ymm4
        vmovdqu      [rdi + 864], ymm13
        vpaddq       ymm13, ymm2, ymm7
        vpaddq       ymm4, ymm2, ymm8
        vmovdqu      [rdi + 896], ymm13
        vmovdqu      [rdi + 928], ymm4
        vmovdqu      ymm13, [rax + 160]
        vpaddq       ymm4, ymm6, ymm13
        vpaddq       ymm6, ymm6, ymm9
        vmovdqu      [rdi + 960], ymm4
        vmovdqu      [rdi + 992], ymm6
        lea          rdx, [rdi + 4096]
        lea          rcx, [rel L(K1x4) + 512]
        vmovdqa      ymm9, ymm1
        vmovdqu      ymm1, [rax + 832]
        vmovdqu      ymm2, [rax + 736]
        vmovdqu      ymm3, [rax + 704]
        vmovdqu      ymm4, [rax + 800]
        vmovdqu      ymm5, [rax + 768]
        vmovdqu      ymm6, [rax + 896]
        vmovdqu      ymm7, [rax + 864]
        vmovdqu      ymm8, [rax + 960]
        align        64
        ; Here: rows 0 to 15 of W of 8 blocks, the first half in ymm0 to ymm9 [rax] to [rax + 160], rows 0 to 15 of W of 8
        ;   blocks, the second half in [rax + 192] to [rax + 672], area in rax, wk in rdi, kp in rcx, turn in rdx.
L(schedule_more):

        ; the next sixteen words
        vpaddq       ymm10, ymm9, ymm0                          ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vmovdqu      ymm11, [rax + 128]
        vpsrlq       ymm12, ymm11, 19
        vpsllq       ymm13, ymm11, 45
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm11, 61
        vpsllq       ymm14, ymm11, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vmovdqu      ymm13, [rax + 640]
        vpsrlq       ymm14, ymm13, 19
        vpsllq       ymm15, ymm13, 45
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 61
        vpsllq       ymm0, ymm13, 3
        vpxor        ymm15, ymm15, ymm0
        vmovdqu      ymm0, [rax + 480]
        vmovdqu      [rax + 704], ymm9
        vpaddq       ymm9, ymm0, [rax + 192]
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm1, 1
        vpsllq       ymm0, ymm1, 63
        vpxor        ymm15, ymm15, ymm0
        vmovdqu      ymm0, [rel L(shuffle_123456709abcdef8)]
        vmovdqu      [rax + 736], ymm8
        vmovdqu      ymm8, [rax + 224]
        vmovdqu      [rax + 768], ymm7
        vpsrlq       ymm7, ymm8, 1
        vmovdqu      [rax + 800], ymm6
        vpsllq       ymm6, ymm8, 63
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 6
        vpxor        ymm12, ymm12, ymm6
        vpaddq       ymm10, ymm10, ymm12
        vpshufb      ymm12, ymm1, ymm0
        vpxor        ymm12, ymm15, ymm12
        vpsrlq       ymm15, ymm13, 6
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm14, ymm9, ymm14
        vpshufb      ymm15, ymm8, ymm0
        vpxor        ymm15, ymm7, ymm15
        vmovdqu      ymm9, [rax + 160]
        vpsrlq       ymm7, ymm9, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpsllq       ymm6, ymm9, 45
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm9, 61
        vpsllq       ymm13, ymm9, 3
        vpxor        ymm13, ymm6, ymm13
        vpxor        ymm13, ymm7, ymm13
        vmovdqu      ymm7, [rax + 672]
        vpsrlq       ymm6, ymm7, 19
        vpsllq       ymm11, ymm7, 45
        vpxor        ymm11, ymm6, ymm11
        vpsrlq       ymm6, ymm7, 61
        vmovdqu      [rax + 832], ymm5
        vpsllq       ymm5, ymm7, 3
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm11, ymm11, ymm6
        vpsrlq       ymm6, ymm1, 7
        vpxor        ymm12, ymm12, ymm6
        vmovdqu      ymm6, [rax]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm10, ymm12, ymm10
        vpsrlq       ymm12, ymm8, 7
        vpxor        ymm12, ymm15, ymm12
        vpaddq       ymm12, ymm12, ymm14
        vmovdqu      [rax + 192], ymm12
        vpsrlq       ymm14, ymm2, 1
        vpsllq       ymm15, ymm2, 63
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 512]
        vpaddq       ymm8, ymm15, ymm8
        vmovdqu      ymm1, [rax + 256]
        vpsrlq       ymm15, ymm1, 1
        vpsllq       ymm6, ymm1, 63
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm9, 6
        vpxor        ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm5, ymm13
        vpshufb      ymm6, ymm2, ymm0
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm7, 6
        vpxor        ymm11, ymm11, ymm6
        vpaddq       ymm11, ymm8, ymm11
        vpshufb      ymm8, ymm1, ymm0
        vpxor        ymm15, ymm15, ymm8
        vmovdqu      ymm8, [rcx]
        vpsrlq       ymm6, ymm2, 7
        vpxor        ymm14, ymm14, ymm6
        vpaddq       ymm13, ymm14, ymm13
        vpsrlq       ymm14, ymm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpsllq       ymm6, ymm3, 63
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm1, 7
        vpxor        ymm15, ymm15, ymm6
        vpaddq       ymm11, ymm15, ymm11
        vmovdqu      [rax + 224], ymm11
        vmovdqu      ymm15, [rax + 32]
        vpaddq       ymm6, ymm15, ymm2
        vpaddq       ymm5, ymm8, ymm10
        vpaddq       ymm8, ymm8, ymm12
        vmovdqu      [rdi + 1024], ymm5
        vmovdqu      [rdi + 1056], ymm8
        vpsrlq       ymm8, ymm10, 19
        vpsllq       ymm5, ymm10, 45
        vpxor        ymm8, ymm8, ymm5
        vpsrlq       ymm5, ymm10, 61
        vpsllq       ymm2, ymm10, 3
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm8, ymm8, ymm5
        vmovdqu      ymm5, [rax + 288]
        vpsrlq       ymm2, ymm5, 1
        vpsllq       ymm15, ymm5, 63
        vpxor        ymm15, ymm2, ymm15
        vpshufb      ymm2, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm12, 19
        vmovdqu      ymm7, [rax + 544]
        vpaddq       ymm1, ymm7, ymm1
        vpsllq       ymm7, ymm12, 45
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm9, ymm12, 3
        vpxor        ymm9, ymm2, ymm9
        vpxor        ymm9, ymm7, ymm9
        vpshufb      ymm7, ymm5, ymm0
        vpxor        ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm3, 7
        vpxor        ymm14, ymm14, ymm7
        vpaddq       ymm14, ymm6, ymm14
        vpsrlq       ymm7, ymm5, 7
        vpxor        ymm15, ymm15, ymm7
        vpaddq       ymm15, ymm1, ymm15
        vmovdqu      ymm7, [rcx + 32]
        vpsrlq       ymm6, ymm10, 6
        vpxor        ymm8, ymm8, ymm6
        vpaddq       ymm2, ymm14, ymm8
        vpsrlq       ymm14, ymm4, 1                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpsllq       ymm8, ymm4, 63
        vpxor        ymm14, ymm14, ymm8
        vpsrlq       ymm8, ymm12, 6
        vpxor        ymm9, ymm9, ymm8
        vpaddq       ymm15, ymm15, ymm9
        vmovdqu      [rax + 256], ymm15
        vmovdqu      ymm9, [rax + 64]
        vpaddq       ymm8, ymm9, ymm3
        vpaddq       ymm6, ymm7, ymm13
        vpaddq       ymm7, ymm7, ymm11
        vmovdqu      [rdi + 1088], ymm6
        vmovdqu      [rdi + 1120], ymm7
        vpsrlq       ymm7, ymm13, 19
        vpsllq       ymm6, ymm13, 45
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm13, 61
        vpsllq       ymm3, ymm13, 3
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm7, ymm7, ymm6
        vmovdqu      ymm6, [rax + 320]
        vpsrlq       ymm3, ymm6, 1
        vpsllq       ymm1, ymm6, 63
        vpxor        ymm3, ymm3, ymm1
        vpshufb      ymm1, ymm4, ymm0
        vpxor        ymm14, ymm14, ymm1
        vpsrlq       ymm1, ymm11, 19
        vmovdqu      ymm9, [rax + 576]
        vpaddq       ymm5, ymm9, ymm5
        vpsllq       ymm9, ymm11, 45
        vpxor        ymm9, ymm1, ymm9
        vpsrlq       ymm1, ymm11, 61
        vpsllq       ymm12, ymm11, 3
        vpxor        ymm12, ymm1, ymm12
        vpxor        ymm12, ymm9, ymm12
        vpshufb      ymm9, ymm6, ymm0
        vpxor        ymm9, ymm3, ymm9
        vpsrlq       ymm3, ymm4, 7
        vpxor        ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm8, ymm14
        vpsrlq       ymm8, ymm6, 7
        vpxor        ymm9, ymm9, ymm8
        vpaddq       ymm9, ymm5, ymm9
        vmovdqu      ymm8, [rcx + 64]
        vpsrlq       ymm5, ymm13, 6
        vpxor        ymm7, ymm7, ymm5
        vpaddq       ymm3, ymm14, ymm7
        vmovdqu      ymm14, [rax + 832]
        vpsrlq       ymm7, ymm14, 1                             ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsllq       ymm5, ymm14, 63
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm11, 6
        vpxor        ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm9, ymm12
        vmovdqu      [rax + 288], ymm12
        vmovdqu      ymm9, [rax + 96]
        vpaddq       ymm5, ymm9, ymm4
        vpaddq       ymm4, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm15
        vmovdqu      [rdi + 1152], ymm4
        vmovdqu      [rdi + 1184], ymm8
        vpsrlq       ymm8, ymm2, 19
        vpsllq       ymm4, ymm2, 45
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm2, 61
        vpsllq       ymm1, ymm2, 3
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm8, ymm8, ymm4
        vmovdqu      ymm4, [rax + 352]
        vpsrlq       ymm1, ymm4, 1
        vpsllq       ymm9, ymm4, 63
        vpxor        ymm9, ymm1, ymm9
        vpshufb      ymm1, ymm14, ymm0
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm15, 19
        vmovdqu      ymm11, [rax + 608]
        vpaddq       ymm6, ymm11, ymm6
        vpsllq       ymm11, ymm15, 45
        vpxor        ymm11, ymm1, ymm11
        vpsrlq       ymm1, ymm15, 61
        vmovdqu      [rax + 864], ymm13
        vpsllq       ymm13, ymm15, 3
        vpxor        ymm13, ymm1, ymm13
        vpxor        ymm11, ymm11, ymm13
        vpshufb      ymm13, ymm4, ymm0
        vpxor        ymm13, ymm9, ymm13
        vpsrlq       ymm9, ymm14, 7
        vpxor        ymm9, ymm7, ymm9
        vpaddq       ymm9, ymm5, ymm9
        vpsrlq       ymm7, ymm4, 7
        vpxor        ymm13, ymm13, ymm7
        vpaddq       ymm13, ymm6, ymm13
        vmovdqu      ymm7, [rcx + 96]
        vpsrlq       ymm6, ymm2, 6
        vpxor        ymm8, ymm8, ymm6
        vpaddq       ymm9, ymm9, ymm8
        vmovdqu      ymm8, [rax + 800]
        vpsrlq       ymm6, ymm8, 1                              ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsllq       ymm5, ymm8, 63
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm15, 6
        vpxor        ymm11, ymm11, ymm5
        vpaddq       ymm11, ymm13, ymm11
        vmovdqu      [rax + 320], ymm11
        vmovdqu      ymm13, [rax + 128]
        vpaddq       ymm14, ymm13, ymm14
        vpaddq       ymm5, ymm7, ymm3
        vpaddq       ymm7, ymm7, ymm12
        vmovdqu      [rdi + 1216], ymm5
        vmovdqu      [rdi + 1248], ymm7
        vpsrlq       ymm7, ymm3, 19
        vpsllq       ymm5, ymm3, 45
        vpxor        ymm7, ymm7, ymm5
        vpsrlq       ymm5, ymm3, 61
        vpsllq       ymm1, ymm3, 3
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm7, ymm7, ymm5
        vmovdqu      ymm5, [rax + 384]
        vpsrlq       ymm1, ymm5, 1
        vpsllq       ymm13, ymm5, 63
        vpxor        ymm13, ymm1, ymm13
        vpshufb      ymm1, ymm8, ymm0
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm12, 19
        vmovdqu      ymm15, [rax + 640]
        vpaddq       ymm4, ymm15, ymm4
        vpsllq       ymm15, ymm12, 45
        vpxor        ymm15, ymm1, ymm15
        vpsrlq       ymm1, ymm12, 61
        vmovdqu      [rax + 832], ymm2
        vpsllq       ymm2, ymm12, 3
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm15, ymm15, ymm2
        vpshufb      ymm2, ymm5, ymm0
        vpxor        ymm13, ymm13, ymm2
        vpsrlq       ymm2, ymm8, 7
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm5, 7
        vpxor        ymm13, ymm13, ymm6
        vpaddq       ymm13, ymm4, ymm13
        vmovdqu      ymm6, [rcx + 128]
        vpsrlq       ymm4, ymm3, 6
        vpxor        ymm7, ymm7, ymm4
        vpaddq       ymm14, ymm14, ymm7
        vmovdqu      ymm7, [rax + 768]
        vpsrlq       ymm4, ymm7, 1                              ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsllq       ymm2, ymm7, 63
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm12, 6
        vpxor        ymm15, ymm15, ymm2
        vpaddq       ymm13, ymm13, ymm15
        vmovdqu      [rax + 352], ymm13
        vmovdqu      ymm15, [rax + 160]
        vpaddq       ymm8, ymm15, ymm8
        vpaddq       ymm2, ymm6, ymm9
        vpaddq       ymm6, ymm6, ymm11
        vmovdqu      [rdi + 1280], ymm2
        vmovdqu      [rdi + 1312], ymm6
        vpsrlq       ymm6, ymm9, 19
        vpsllq       ymm2, ymm9, 45
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm9, 61
        vpsllq       ymm1, ymm9, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vmovdqu      ymm2, [rax + 416]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm15, ymm2, 63
        vpxor        ymm15, ymm1, ymm15
        vpshufb      ymm1, ymm7, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm11, 19
        vmovdqu      ymm12, [rax + 672]
        vpaddq       ymm5, ymm12, ymm5
        vpsllq       ymm12, ymm11, 45
        vpxor        ymm12, ymm1, ymm12
        vpsrlq       ymm1, ymm11, 61
        vmovdqu      [rax + 800], ymm3
        vpsllq       ymm3, ymm11, 3
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm12, ymm12, ymm3
        vpshufb      ymm3, ymm2, ymm0
        vpxor        ymm15, ymm15, ymm3
        vpsrlq       ymm3, ymm7, 7
        vpxor        ymm4, ymm4, ymm3
        vpaddq       ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm2, 7
        vpxor        ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm5, ymm15
        vmovdqu      ymm5, [rcx + 160]
        vpsrlq       ymm4, ymm9, 6
        vpxor        ymm6, ymm6, ymm4
        vpaddq       ymm6, ymm8, ymm6
        vmovdqu      ymm8, [rax + 736]
        vpsrlq       ymm4, ymm8, 1                              ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpsllq       ymm3, ymm8, 63
        vpxor        ymm4, ymm4, ymm3
        vpshufb      ymm3, ymm8, ymm0
        vpxor        ymm4, ymm4, ymm3
        vpsrlq       ymm3, ymm11, 6
        vpxor        ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm15, ymm12
        vmovdqu      [rax + 384], ymm12
        vpaddq       ymm15, ymm5, ymm14
        vpaddq       ymm5, ymm5, ymm13
        vmovdqu      [rdi + 1344], ymm15
        vmovdqu      [rdi + 1376], ymm5
        vpsrlq       ymm15, ymm14, 19
        vpsllq       ymm5, ymm14, 45
        vpxor        ymm15, ymm15, ymm5
        vpsrlq       ymm5, ymm14, 61
        vpsllq       ymm3, ymm14, 3
        vpxor        ymm5, ymm5, ymm3
        vpxor        ymm15, ymm15, ymm5
        vmovdqu      ymm5, [rax + 448]
        vpsrlq       ymm3, ymm5, 1
        vpsllq       ymm1, ymm5, 63
        vpxor        ymm3, ymm3, ymm1
        vpshufb      ymm1, ymm5, ymm0
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm8, 7
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm7, ymm7, ymm4
        vpaddq       ymm7, ymm7, ymm10
        vpsrlq       ymm4, ymm13, 19
        vpsllq       ymm1, ymm13, 45
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm13, 61
        vmovdqu      [rax + 768], ymm10
        vpsllq       ymm10, ymm13, 3
        vpxor        ymm10, ymm1, ymm10
        vpxor        ymm10, ymm4, ymm10
        vpsrlq       ymm4, ymm5, 7
        vpxor        ymm4, ymm3, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vmovdqu      ymm3, [rax + 192]
        vpaddq       ymm4, ymm4, ymm3
        vmovdqu      ymm2, [rcx + 192]
        vpsrlq       ymm1, ymm14, 6
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm7, ymm7, ymm15
        vmovdqu      ymm15, [rax + 704]
        vpsrlq       ymm1, ymm15, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       ymm3, ymm15, 63
        vpxor        ymm3, ymm1, ymm3
        vpshufb      ymm1, ymm15, ymm0
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm13, 6
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm4, ymm10
        vmovdqu      [rax + 416], ymm10
        vpaddq       ymm4, ymm2, ymm6
        vpaddq       ymm2, ymm2, ymm12
        vmovdqu      [rdi + 1408], ymm4
        vmovdqu      [rdi + 1440], ymm2
        vpsrlq       ymm4, ymm6, 19
        vpsllq       ymm2, ymm6, 45
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm6, 61
        vpsllq       ymm1, ymm6, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm4, ymm4, ymm2
        vmovdqu      ymm2, [rax + 480]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm13, ymm2, 63
        vpxor        ymm13, ymm1, ymm13
        vpshufb      ymm1, ymm2, ymm0
        vpxor        ymm13, ymm13, ymm1
        vpsrlq       ymm1, ymm15, 7
        vpxor        ymm3, ymm3, ymm1
        vpaddq       ymm8, ymm8, ymm3
        vmovdqu      ymm1, [rax + 864]
        vpaddq       ymm8, ymm8, ymm1
        vpsrlq       ymm3, ymm12, 19
        vpsllq       ymm1, ymm12, 45
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm12, 61
        vmovdqu      [rax + 736], ymm14
        vpsllq       ymm14, ymm12, 3
        vpxor        ymm14, ymm1, ymm14
        vpxor        ymm14, ymm3, ymm14
        vpsrlq       ymm3, ymm2, 7
        vpxor        ymm13, ymm13, ymm3
        vpaddq       ymm13, ymm5, ymm13
        vmovdqu      ymm5, [rax + 224]
        vpaddq       ymm13, ymm13, ymm5
        vmovdqu      ymm3, [rcx + 224]
        vpsrlq       ymm1, ymm6, 6
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm8, ymm8, ymm4
        vmovdqu      ymm4, [rax]
        vpsrlq       ymm1, ymm4, 1                              ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vpsllq       ymm5, ymm4, 63
        vpxor        ymm5, ymm1, ymm5
        vpshufb      ymm1, ymm4, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm12, 6
        vpxor        ymm14, ymm14, ymm1
        vpaddq       ymm13, ymm13, ymm14
        vmovdqu      [rax + 448], ymm13
        vpaddq       ymm14, ymm3, ymm7
        vpaddq       ymm3, ymm3, ymm10
        vmovdqu      [rdi + 1472], ymm14
        vmovdqu      [rdi + 1504], ymm3
        vpsrlq       ymm14, ymm7, 19
        vpsllq       ymm3, ymm7, 45
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm7, 61
        vpsllq       ymm1, ymm7, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm14, ymm14, ymm3
        vmovdqu      ymm3, [rax + 512]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm12, ymm3, 63
        vpxor        ymm12, ymm1, ymm12
        vpshufb      ymm1, ymm3, ymm0
        vpxor        ymm12, ymm12, ymm1
        vpsrlq       ymm1, ymm4, 7
        vpxor        ymm5, ymm5, ymm1
        vpaddq       ymm15, ymm15, ymm5
        vmovdqu      ymm5, [rax + 832]
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm1, ymm10, 19
        vpsllq       ymm5, ymm10, 45
        vpxor        ymm5, ymm1, ymm5
        vpsrlq       ymm1, ymm10, 61
        vmovdqu      [rax + 704], ymm6
        vpsllq       ymm6, ymm10, 3
        vpxor        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm5, ymm6
        vpsrlq       ymm5, ymm3, 7
        vpxor        ymm12, ymm12, ymm5
        vpaddq       ymm12, ymm2, ymm12
        vmovdqu      ymm5, [rax + 256]
        vpaddq       ymm12, ymm12, ymm5
        vmovdqu      ymm2, [rcx + 256]
        vpsrlq       ymm1, ymm7, 6
        vpxor        ymm14, ymm14, ymm1
        vpaddq       ymm14, ymm15, ymm14
        vmovdqu      ymm15, [rax + 32]
        vpsrlq       ymm1, ymm15, 1                             ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpsllq       ymm5, ymm15, 63
        vpxor        ymm5, ymm1, ymm5
        vpshufb      ymm1, ymm15, ymm0
        vpxor        ymm5, ymm5, ymm1
        vpsrlq       ymm1, ymm10, 6
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm12, ymm12, ymm6
        vmovdqu      [rax + 480], ymm12
        vpaddq       ymm6, ymm2, ymm8
        vpaddq       ymm2, ymm2, ymm13
        vmovdqu      [rdi + 1536], ymm6
        vmovdqu      [rdi + 1568], ymm2
        vpsrlq       ymm6, ymm8, 19
        vpsllq       ymm2, ymm8, 45
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm8, 61
        vpsllq       ymm1, ymm8, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vmovdqu      ymm2, [rax + 544]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm10, ymm2, 63
        vpxor        ymm10, ymm1, ymm10
        vpshufb      ymm1, ymm2, ymm0
        vpxor        ymm10, ymm10, ymm1
        vpsrlq       ymm1, ymm15, 7
        vpxor        ymm5, ymm5, ymm1
        vpaddq       ymm5, ymm4, ymm5
        vmovdqu      ymm4, [rax + 800]
        vpaddq       ymm5, ymm5, ymm4
        vpsrlq       ymm1, ymm13, 19
        vpsllq       ymm4, ymm13, 45
        vpxor        ymm4, ymm1, ymm4
        vpsrlq       ymm1, ymm13, 61
        vmovdqu      [rax + 896], ymm7
        vpsllq       ymm7, ymm13, 3
        vpxor        ymm7, ymm1, ymm7
        vpxor        ymm7, ymm4, ymm7
        vpsrlq       ymm4, ymm2, 7
        vpxor        ymm10, ymm10, ymm4
        vpaddq       ymm10, ymm3, ymm10
        vmovdqu      ymm4, [rax + 288]
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      ymm3, [rcx + 288]
        vpsrlq       ymm1, ymm8, 6
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm6, ymm5, ymm6
        vmovdqu      [rax], ymm6
        vmovdqu      ymm5, [rax + 64]
        vpsrlq       ymm1, ymm5, 1                              ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpsllq       ymm4, ymm5, 63
        vpxor        ymm4, ymm1, ymm4
        vpshufb      ymm1, ymm5, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm13, 6
        vpxor        ymm7, ymm7, ymm1
        vpaddq       ymm10, ymm10, ymm7
        vmovdqu      [rax + 512], ymm10
        vpaddq       ymm7, ymm3, ymm14
        vpaddq       ymm3, ymm3, ymm12
        vmovdqu      [rdi + 1600], ymm7
        vmovdqu      [rdi + 1632], ymm3
        vpsrlq       ymm7, ymm14, 19
        vpsllq       ymm3, ymm14, 45
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm14, 61
        vpsllq       ymm1, ymm14, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        vmovdqu      ymm3, [rax + 576]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm13, ymm3, 63
        vpxor        ymm13, ymm1, ymm13
        vpshufb      ymm1, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm1
        vpsrlq       ymm1, ymm5, 7
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm15, ymm15, ymm4
        vpaddq       ymm15, ymm15, ymm9
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm1, ymm12, 45
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm12, 61
        vmovdqu      [rax + 928], ymm9
        vpsllq       ymm9, ymm12, 3
        vpxor        ymm9, ymm1, ymm9
        vpxor        ymm9, ymm4, ymm9
        vpsrlq       ymm4, ymm3, 7
        vpxor        ymm13, ymm13, ymm4
        vpaddq       ymm13, ymm2, ymm13
        vpaddq       ymm13, ymm13, ymm11
        vmovdqu      ymm4, [rcx + 320]
        vpsrlq       ymm2, ymm14, 6
        vpxor        ymm7, ymm7, ymm2
        vpaddq       ymm15, ymm15, ymm7
        vmovdqu      [rax + 32], ymm15
        vmovdqu      ymm7, [rax + 96]
        vpsrlq       ymm2, ymm7, 1                              ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       ymm1, ymm7, 63
        vpxor        ymm2, ymm2, ymm1
        vpshufb      ymm1, ymm7, ymm0
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm12, 6
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm13, ymm13, ymm9
        vmovdqu      [rax + 544], ymm13
        vpaddq       ymm9, ymm4, ymm6
        vpaddq       ymm4, ymm4, ymm10
        vmovdqu      [rdi + 1664], ymm9
        vmovdqu      [rdi + 1696], ymm4
        vpsrlq       ymm9, ymm6, 19
        vpsllq       ymm4, ymm6, 45
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm6, 61
        vpsllq       ymm1, ymm6, 3
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm9, ymm9, ymm4
        vmovdqu      ymm4, [rax + 608]
        vpsrlq       ymm1, ymm4, 1
        vpsllq       ymm11, ymm4, 63
        vpxor        ymm11, ymm1, ymm11
        vpshufb      ymm1, ymm4, ymm0
        vpxor        ymm11, ymm11, ymm1
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm5, ymm5, ymm2
        vmovdqu      ymm2, [rax + 736]
        vpaddq       ymm5, ymm5, ymm2
        vpsrlq       ymm1, ymm10, 19
        vpsllq       ymm12, ymm10, 45
        vpxor        ymm12, ymm1, ymm12
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm2, ymm10, 3
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm4, 7
        vpxor        ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm3, ymm11
        vmovdqu      ymm3, [rax + 352]
        vpaddq       ymm11, ymm11, ymm3
        vmovdqu      ymm2, [rcx + 352]
        vpsrlq       ymm1, ymm6, 6
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm5, ymm9
        vmovdqu      [rax + 64], ymm9
        vmovdqu      ymm5, [rax + 128]
        vpsrlq       ymm1, ymm5, 1                              ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vpsllq       ymm6, ymm5, 63
        vpxor        ymm6, ymm1, ymm6
        vpshufb      ymm1, ymm5, ymm0
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm10, 6
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm11, ymm11, ymm12
        vmovdqu      [rax + 576], ymm11
        vpaddq       ymm12, ymm2, ymm15
        vpaddq       ymm2, ymm2, ymm13
        vmovdqu      [rdi + 1728], ymm12
        vmovdqu      [rdi + 1760], ymm2
        vpsrlq       ymm12, ymm15, 19
        vpsllq       ymm2, ymm15, 45
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm15, 61
        vpsllq       ymm1, ymm15, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vmovdqu      ymm2, [rax + 640]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm10, ymm2, 63
        vpxor        ymm10, ymm1, ymm10
        vpshufb      ymm1, ymm2, ymm0
        vpxor        ymm10, ymm10, ymm1
        vpsrlq       ymm1, ymm5, 7
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm7, ymm7, ymm6
        vmovdqu      ymm6, [rax + 704]
        vpaddq       ymm7, ymm7, ymm6
        vpsrlq       ymm1, ymm13, 19
        vpsllq       ymm3, ymm13, 45
        vpxor        ymm3, ymm1, ymm3
        vpsrlq       ymm1, ymm13, 61
        vpsllq       ymm6, ymm13, 3
        vpxor        ymm6, ymm1, ymm6
        vpxor        ymm6, ymm3, ymm6
        vpsrlq       ymm3, ymm2, 7
        vpxor        ymm10, ymm10, ymm3
        vpaddq       ymm10, ymm4, ymm10
        vmovdqu      ymm4, [rax + 384]
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      ymm3, [rcx + 384]
        vpsrlq       ymm1, ymm15, 6
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm7, ymm12
        vmovdqu      [rax + 96], ymm12
        vmovdqu      ymm7, [rax + 160]
        vpsrlq       ymm1, ymm7, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsllq       ymm15, ymm7, 63
        vpxor        ymm15, ymm1, ymm15
        vpshufb      ymm1, ymm7, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm13, 6
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 608], ymm10
        vpaddq       ymm6, ymm3, ymm9
        vpaddq       ymm3, ymm3, ymm11
        vmovdqu      [rdi + 1792], ymm6
        vmovdqu      [rdi + 1824], ymm3
        vpsrlq       ymm6, ymm9, 19
        vpsllq       ymm3, ymm9, 45
        vpxor        ymm6, ymm6, ymm3
        vpsrlq       ymm3, ymm9, 61
        vpsllq       ymm1, ymm9, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm6, ymm6, ymm3
        vmovdqu      ymm3, [rax + 672]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm13, ymm3, 63
        vpxor        ymm13, ymm1, ymm13
        vpshufb      ymm1, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm1
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm5, ymm15
        vmovdqu      ymm5, [rax + 896]
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm1, ymm11, 19
        vpsllq       ymm4, ymm11, 45
        vpxor        ymm4, ymm1, ymm4
        vpsrlq       ymm1, ymm11, 61
        vpsllq       ymm5, ymm11, 3
        vpxor        ymm5, ymm1, ymm5
        vpxor        ymm5, ymm4, ymm5
        vpsrlq       ymm4, ymm3, 7
        vpxor        ymm13, ymm13, ymm4
        vpaddq       ymm13, ymm2, ymm13
        vmovdqu      ymm4, [rax + 416]
        vpaddq       ymm13, ymm13, ymm4
        vmovdqu      ymm2, [rcx + 416]
        vpsrlq       ymm1, ymm9, 6
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm15, ymm15, ymm6
        vmovdqu      [rax + 128], ymm15
        vmovdqu      ymm6, [rax + 768]
        vpsrlq       ymm1, ymm6, 1                              ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpsllq       ymm9, ymm6, 63
        vpxor        ymm9, ymm1, ymm9
        vpshufb      ymm1, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm11, 6
        vpxor        ymm5, ymm5, ymm1
        vpaddq       ymm13, ymm13, ymm5
        vmovdqu      [rax + 640], ymm13
        vpaddq       ymm5, ymm2, ymm12
        vpaddq       ymm2, ymm2, ymm10
        vmovdqu      [rdi + 1856], ymm5
        vmovdqu      [rdi + 1888], ymm2
        vpsrlq       ymm5, ymm12, 19
        vpsllq       ymm2, ymm12, 45
        vpxor        ymm5, ymm5, ymm2
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm1, ymm12, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm5, ymm5, ymm2
        vmovdqu      ymm2, [rax + 192]
        vpsrlq       ymm1, ymm2, 1
        vpshufb      ymm0, ymm2, ymm0
        vpsllq       ymm11, ymm2, 63
        vpxor        ymm11, ymm1, ymm11
        vpxor        ymm11, ymm11, ymm0
        vpsrlq       ymm1, ymm6, 7
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm7, ymm9
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm7, ymm10, 19
        vpsllq       ymm1, ymm10, 45
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm0, ymm10, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm3, ymm11
        vmovdqu      ymm3, [rax + 448]
        vpaddq       ymm11, ymm11, ymm3
        vmovdqu      ymm1, [rcx + 448]
        vpsrlq       ymm0, ymm12, 6
        vpxor        ymm5, ymm5, ymm0
        vpaddq       ymm9, ymm9, ymm5
        vmovdqu      [rax + 160], ymm9
        vpsrlq       ymm5, ymm10, 6
        vpxor        ymm7, ymm7, ymm5
        vpaddq       ymm11, ymm11, ymm7
        vmovdqu      [rax + 672], ymm11
        vpaddq       ymm7, ymm1, ymm15
        vpaddq       ymm5, ymm1, ymm13
        vmovdqu      [rdi + 1920], ymm7
        vmovdqu      [rdi + 1952], ymm5
        vmovdqu      ymm7, [rcx + 480]
        add          rcx, 512
        vpaddq       ymm5, ymm7, ymm9
        vpaddq       ymm7, ymm7, ymm11
        vmovdqu      [rdi + 1984], ymm5
        vmovdqu      [rdi + 2016], ymm7
        add          rdi, 1024
        vmovdqa      ymm0, ymm6
        vmovdqa      ymm9, ymm14
        vmovdqu      ymm1, [rax + 864]
        vmovdqu      ymm2, [rax + 832]
        vmovdqu      ymm3, [rax + 800]
        vmovdqu      ymm4, [rax + 928]
        vmovdqu      ymm5, [rax + 736]
        vmovdqu      ymm6, [rax + 704]
        vmovdqu      ymm7, [rax + 896]
        cmp          rdi, rdx
        jne          L(schedule_more)
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1056]
        vmovaps      xmm7, [rsp + 1072]
        vmovaps      xmm8, [rsp + 1088]
        vmovaps      xmm9, [rsp + 1104]
        vmovaps      xmm10, [rsp + 1120]
        vmovaps      xmm11, [rsp + 1136]
        vmovaps      xmm12, [rsp + 1152]
        vmovaps      xmm13, [rsp + 1168]
        vmovaps      xmm14, [rsp + 1184]
        vmovaps      xmm15, [rsp + 1200]
        add          rsp, 1224
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 1064
L(schedule_at2):
        ret
%endif
L(schedule_end):

; What an unwinder needs, as data: DWARF call frame information and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
        section      .eh_frame progbits alloc noexec nowrite align=8
L(common):
        dd           L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
L(common_end):
L(blocks_frame):
        dd           L(blocks_frame_end) - $ - 4
        dd           $ - L(common)
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4) - $
        dd           L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4)
        db           0
        db           0x40 + (L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(blocks_at2) - L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(blocks_at3) - L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(blocks_at4) - L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(blocks_at5) - L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(blocks_at6) - L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(blocks_at7) - L(blocks_at6)), 0x0e, 0xb8, 0x20 ; sub rsp, 4096
        db           0x40 + (L(blocks_at8) - L(blocks_at7)), 0x0e, 0xb0, 0x31 ; sub rsp, 2168
        db           0x04
        dd           L(blocks_at9) - L(blocks_at8)
        db           0x0e, 0x38                                 ; add rsp, 6264
        db           0x40 + (L(blocks_at10) - L(blocks_at9)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(blocks_at11) - L(blocks_at10)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(blocks_at12) - L(blocks_at11)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(blocks_at13) - L(blocks_at12)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(blocks_at14) - L(blocks_at13)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(blocks_at15) - L(blocks_at14)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(blocks_frame_end):
L(schedule_frame):
        dd           L(schedule_frame_end) - $ - 4
        dd           $ - L(common)
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4) - $
        dd           L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4)
        db           0
        db           0x40 + (L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4)), 0x0e, 0xb0, 0x08 ; sub rsp, 1064
        db           0x04
        dd           L(schedule_at2) - L(schedule_at1)
        db           0x0e, 0x08                                 ; add rsp, 1064
        align        8, db 0
L(schedule_frame_end):

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifdef NSMS_WIN64
        section      .xdata rdata align=8
L(blocks_unwind):
        db           1, L(blocks_at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 32, 0
        db           L(blocks_at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xf8 ; vmovaps [rsp + 6400], xmm15
        dw           400
        db           L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xe8 ; vmovaps [rsp + 6384], xmm14
        dw           399
        db           L(blocks_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xd8 ; vmovaps [rsp + 6368], xmm13
        dw           398
        db           L(blocks_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xc8 ; vmovaps [rsp + 6352], xmm12
        dw           397
        db           L(blocks_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xb8 ; vmovaps [rsp + 6336], xmm11
        dw           396
        db           L(blocks_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xa8 ; vmovaps [rsp + 6320], xmm10
        dw           395
        db           L(blocks_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x98 ; vmovaps [rsp + 6304], xmm9
        dw           394
        db           L(blocks_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x88 ; vmovaps [rsp + 6288], xmm8
        dw           393
        db           L(blocks_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x78 ; vmovaps [rsp + 6272], xmm7
        dw           392
        db           L(blocks_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x68 ; vmovaps [rsp + 6256], xmm6
        dw           391
        db           L(blocks_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x01 ; sub rsp, 2328
        dw           291
        db           L(blocks_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x01 ; sub rsp, 4096
        dw           512
        db           L(blocks_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xf0 ; push r15
        db           L(blocks_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xe0 ; push r14
        db           L(blocks_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xd0 ; push r13
        db           L(blocks_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0xc0 ; push r12
        db           L(blocks_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x70 ; push rdi
        db           L(blocks_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x60 ; push rsi
        db           L(blocks_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x50 ; push rbp
        db           L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8_bytes_zen4) wrt ..imagebase
        dd           L(blocks_end) wrt ..imagebase
        dd           L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
L(schedule_unwind):
        db           1, L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 24, 0
        db           L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0xf8 ; vmovaps [rsp + 1200], xmm15
        dw           75
        db           L(schedule_at12) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0xe8 ; vmovaps [rsp + 1184], xmm14
        dw           74
        db           L(schedule_at11) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0xd8 ; vmovaps [rsp + 1168], xmm13
        dw           73
        db           L(schedule_at10) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0xc8 ; vmovaps [rsp + 1152], xmm12
        dw           72
        db           L(schedule_at9) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0xb8 ; vmovaps [rsp + 1136], xmm11
        dw           71
        db           L(schedule_at8) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0xa8 ; vmovaps [rsp + 1120], xmm10
        dw           70
        db           L(schedule_at7) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x98 ; vmovaps [rsp + 1104], xmm9
        dw           69
        db           L(schedule_at6) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x88 ; vmovaps [rsp + 1088], xmm8
        dw           68
        db           L(schedule_at5) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x78 ; vmovaps [rsp + 1072], xmm7
        dw           67
        db           L(schedule_at4) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x68 ; vmovaps [rsp + 1056], xmm6
        dw           66
        db           L(schedule_at3) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x01 ; sub rsp, 1224
        dw           153
        db           L(schedule_at2) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x70 ; push rdi
        db           L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8_bytes_zen4) wrt ..imagebase
        dd           L(schedule_end) wrt ..imagebase
        dd           L(schedule_unwind) wrt ..imagebase
%endif
