; sha512_avx512_n8_lanes_zen4.asm, written by nsms: make gen HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes UARCH=zen4
;
; void nsms_sha512_blocks_avx512_n8_lanes_zen4(uint64_t state[8], const void *data, size_t blocks);
;   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash value after any number of blocks;
;   the schedules of 8 blocks at a time are computed together.
;   Reads 64 bytes at state and 128 bytes at data for each of the blocks; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,758 instructions, 15 integer registers, 31 vector registers, 2 mask registers, 18 spills,
;   5,416 bytes of stack (System V), 5,592 (Win64).
;   Holds: a to h in r10 r11 rbx rbp [rsp] to [rsp + 24]; [e_t, a_t-2] of four t in xmm0 to xmm3; H e c in xmm4; H
;     f d in xmm5; H g in xmm6; H h in xmm7; H b in xmm8; H a in xmm9; rows 0 to 15 of W of 8 blocks in zmm0 to
;     zmm15; area in rax; is_a in k1; blocks in rsi; data in rdi; is_e in k2; state in [rsp + 32]; p in rcx; kp in
;     rdx; turn in r8; q in r9; end in [rsp + 40]; left in r9. Other slots of the frame hold values for a while.
;     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
;     words of the batch that rounds read, vectors behind them; is_a: the mask of the lane of a; is_e: the mask of
;     the lane of e; p: where the rounds read the words of the schedule; kp: where K_t is read; turn: what a
;     pointer is compared with at the end of a loop; q: where the words of the block begin; end: what q is
;     compared with after a block.
;
; Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
; stack below the return address. Changed are registers and flags that the convention lets a function change (and not
; x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
; What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
; schedules beside rounds.
;
; Needs: avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2.
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
L(K1x8):  ; K_t, 1 for each of 8 blocks
        dq           0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq           0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq           0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq           0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq           0x7137449123ef65cd, 0x7137449123ef65cd
        dq           0x7137449123ef65cd, 0x7137449123ef65cd
        dq           0x7137449123ef65cd, 0x7137449123ef65cd
        dq           0x7137449123ef65cd, 0x7137449123ef65cd
        dq           0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq           0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq           0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq           0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq           0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq           0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq           0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq           0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq           0x3956c25bf348b538, 0x3956c25bf348b538
        dq           0x3956c25bf348b538, 0x3956c25bf348b538
        dq           0x3956c25bf348b538, 0x3956c25bf348b538
        dq           0x3956c25bf348b538, 0x3956c25bf348b538
        dq           0x59f111f1b605d019, 0x59f111f1b605d019
        dq           0x59f111f1b605d019, 0x59f111f1b605d019
        dq           0x59f111f1b605d019, 0x59f111f1b605d019
        dq           0x59f111f1b605d019, 0x59f111f1b605d019
        dq           0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq           0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq           0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq           0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq           0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq           0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq           0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq           0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq           0xd807aa98a3030242, 0xd807aa98a3030242
        dq           0xd807aa98a3030242, 0xd807aa98a3030242
        dq           0xd807aa98a3030242, 0xd807aa98a3030242
        dq           0xd807aa98a3030242, 0xd807aa98a3030242
        dq           0x12835b0145706fbe, 0x12835b0145706fbe
        dq           0x12835b0145706fbe, 0x12835b0145706fbe
        dq           0x12835b0145706fbe, 0x12835b0145706fbe
        dq           0x12835b0145706fbe, 0x12835b0145706fbe
        dq           0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq           0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq           0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq           0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq           0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq           0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq           0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq           0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq           0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq           0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq           0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq           0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq           0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq           0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq           0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq           0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq           0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq           0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq           0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq           0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq           0xc19bf174cf692694, 0xc19bf174cf692694
        dq           0xc19bf174cf692694, 0xc19bf174cf692694
        dq           0xc19bf174cf692694, 0xc19bf174cf692694
        dq           0xc19bf174cf692694, 0xc19bf174cf692694
        dq           0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq           0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq           0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq           0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq           0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq           0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq           0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq           0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq           0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq           0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq           0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq           0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq           0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq           0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq           0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq           0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq           0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq           0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq           0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq           0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq           0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq           0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq           0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq           0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq           0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq           0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq           0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq           0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq           0x76f988da831153b5, 0x76f988da831153b5
        dq           0x76f988da831153b5, 0x76f988da831153b5
        dq           0x76f988da831153b5, 0x76f988da831153b5
        dq           0x76f988da831153b5, 0x76f988da831153b5
        dq           0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq           0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq           0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq           0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq           0xa831c66d2db43210, 0xa831c66d2db43210
        dq           0xa831c66d2db43210, 0xa831c66d2db43210
        dq           0xa831c66d2db43210, 0xa831c66d2db43210
        dq           0xa831c66d2db43210, 0xa831c66d2db43210
        dq           0xb00327c898fb213f, 0xb00327c898fb213f
        dq           0xb00327c898fb213f, 0xb00327c898fb213f
        dq           0xb00327c898fb213f, 0xb00327c898fb213f
        dq           0xb00327c898fb213f, 0xb00327c898fb213f
        dq           0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq           0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq           0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq           0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq           0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq           0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq           0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq           0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq           0xd5a79147930aa725, 0xd5a79147930aa725
        dq           0xd5a79147930aa725, 0xd5a79147930aa725
        dq           0xd5a79147930aa725, 0xd5a79147930aa725
        dq           0xd5a79147930aa725, 0xd5a79147930aa725
        dq           0x06ca6351e003826f, 0x06ca6351e003826f
        dq           0x06ca6351e003826f, 0x06ca6351e003826f
        dq           0x06ca6351e003826f, 0x06ca6351e003826f
        dq           0x06ca6351e003826f, 0x06ca6351e003826f
        dq           0x142929670a0e6e70, 0x142929670a0e6e70
        dq           0x142929670a0e6e70, 0x142929670a0e6e70
        dq           0x142929670a0e6e70, 0x142929670a0e6e70
        dq           0x142929670a0e6e70, 0x142929670a0e6e70
        dq           0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq           0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq           0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq           0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq           0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq           0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq           0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq           0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq           0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq           0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq           0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq           0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq           0x53380d139d95b3df, 0x53380d139d95b3df
        dq           0x53380d139d95b3df, 0x53380d139d95b3df
        dq           0x53380d139d95b3df, 0x53380d139d95b3df
        dq           0x53380d139d95b3df, 0x53380d139d95b3df
        dq           0x650a73548baf63de, 0x650a73548baf63de
        dq           0x650a73548baf63de, 0x650a73548baf63de
        dq           0x650a73548baf63de, 0x650a73548baf63de
        dq           0x650a73548baf63de, 0x650a73548baf63de
        dq           0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq           0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq           0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq           0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq           0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq           0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq           0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq           0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq           0x92722c851482353b, 0x92722c851482353b
        dq           0x92722c851482353b, 0x92722c851482353b
        dq           0x92722c851482353b, 0x92722c851482353b
        dq           0x92722c851482353b, 0x92722c851482353b
        dq           0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq           0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq           0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq           0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq           0xa81a664bbc423001, 0xa81a664bbc423001
        dq           0xa81a664bbc423001, 0xa81a664bbc423001
        dq           0xa81a664bbc423001, 0xa81a664bbc423001
        dq           0xa81a664bbc423001, 0xa81a664bbc423001
        dq           0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq           0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq           0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq           0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq           0xc76c51a30654be30, 0xc76c51a30654be30
        dq           0xc76c51a30654be30, 0xc76c51a30654be30
        dq           0xc76c51a30654be30, 0xc76c51a30654be30
        dq           0xc76c51a30654be30, 0xc76c51a30654be30
        dq           0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq           0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq           0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq           0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq           0xd69906245565a910, 0xd69906245565a910
        dq           0xd69906245565a910, 0xd69906245565a910
        dq           0xd69906245565a910, 0xd69906245565a910
        dq           0xd69906245565a910, 0xd69906245565a910
        dq           0xf40e35855771202a, 0xf40e35855771202a
        dq           0xf40e35855771202a, 0xf40e35855771202a
        dq           0xf40e35855771202a, 0xf40e35855771202a
        dq           0xf40e35855771202a, 0xf40e35855771202a
        dq           0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq           0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq           0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq           0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq           0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq           0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq           0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq           0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq           0x1e376c085141ab53, 0x1e376c085141ab53
        dq           0x1e376c085141ab53, 0x1e376c085141ab53
        dq           0x1e376c085141ab53, 0x1e376c085141ab53
        dq           0x1e376c085141ab53, 0x1e376c085141ab53
        dq           0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq           0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq           0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq           0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq           0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq           0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq           0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq           0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq           0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq           0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq           0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq           0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq           0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq           0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq           0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq           0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq           0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq           0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq           0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq           0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq           0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq           0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq           0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq           0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq           0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq           0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq           0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq           0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq           0x78a5636f43172f60, 0x78a5636f43172f60
        dq           0x78a5636f43172f60, 0x78a5636f43172f60
        dq           0x78a5636f43172f60, 0x78a5636f43172f60
        dq           0x78a5636f43172f60, 0x78a5636f43172f60
        dq           0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq           0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq           0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq           0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq           0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq           0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq           0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq           0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq           0x90befffa23631e28, 0x90befffa23631e28
        dq           0x90befffa23631e28, 0x90befffa23631e28
        dq           0x90befffa23631e28, 0x90befffa23631e28
        dq           0x90befffa23631e28, 0x90befffa23631e28
        dq           0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq           0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq           0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq           0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq           0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq           0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq           0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq           0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq           0xc67178f2e372532b, 0xc67178f2e372532b
        dq           0xc67178f2e372532b, 0xc67178f2e372532b
        dq           0xc67178f2e372532b, 0xc67178f2e372532b
        dq           0xc67178f2e372532b, 0xc67178f2e372532b
        dq           0xca273eceea26619c, 0xca273eceea26619c
        dq           0xca273eceea26619c, 0xca273eceea26619c
        dq           0xca273eceea26619c, 0xca273eceea26619c
        dq           0xca273eceea26619c, 0xca273eceea26619c
        dq           0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq           0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq           0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq           0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq           0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq           0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq           0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq           0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq           0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq           0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq           0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq           0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq           0x06f067aa72176fba, 0x06f067aa72176fba
        dq           0x06f067aa72176fba, 0x06f067aa72176fba
        dq           0x06f067aa72176fba, 0x06f067aa72176fba
        dq           0x06f067aa72176fba, 0x06f067aa72176fba
        dq           0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq           0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq           0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq           0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq           0x113f9804bef90dae, 0x113f9804bef90dae
        dq           0x113f9804bef90dae, 0x113f9804bef90dae
        dq           0x113f9804bef90dae, 0x113f9804bef90dae
        dq           0x113f9804bef90dae, 0x113f9804bef90dae
        dq           0x1b710b35131c471b, 0x1b710b35131c471b
        dq           0x1b710b35131c471b, 0x1b710b35131c471b
        dq           0x1b710b35131c471b, 0x1b710b35131c471b
        dq           0x1b710b35131c471b, 0x1b710b35131c471b
        dq           0x28db77f523047d84, 0x28db77f523047d84
        dq           0x28db77f523047d84, 0x28db77f523047d84
        dq           0x28db77f523047d84, 0x28db77f523047d84
        dq           0x28db77f523047d84, 0x28db77f523047d84
        dq           0x32caab7b40c72493, 0x32caab7b40c72493
        dq           0x32caab7b40c72493, 0x32caab7b40c72493
        dq           0x32caab7b40c72493, 0x32caab7b40c72493
        dq           0x32caab7b40c72493, 0x32caab7b40c72493
        dq           0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq           0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq           0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq           0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq           0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq           0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq           0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq           0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq           0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq           0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq           0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq           0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq           0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq           0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq           0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq           0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq           0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq           0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq           0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq           0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq           0x6c44198c4a475817, 0x6c44198c4a475817
        dq           0x6c44198c4a475817, 0x6c44198c4a475817
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
L(turns):  ; how far Sigma_1 and Sigma_0 rotate; which lane is a's
        dq           0x000000000000000e, 0x000000000000001c
        dq           0x0000000000000012, 0x0000000000000022
        dq           0x0000000000000029, 0x0000000000000027
        dq           0x0000000000000000, 0xffffffffffffffff
        align        64
L(shuffle_76543210fedcba98):  ; which byte goes where
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        16
L(words_00000000000000000000000000000000):  ; constant words
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4):function hidden (L(f_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4):function (L(f_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4):
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
        sub          rsp, 4096
L(f_at9):
        mov          [rsp], rsp
        sub          rsp, 1432
L(f_at10):
        vmovaps      [rsp + 5360], xmm6
L(f_at11):
        vmovaps      [rsp + 5376], xmm7
L(f_at12):
        vmovaps      [rsp + 5392], xmm8
L(f_at13):
        vmovaps      [rsp + 5408], xmm9
L(f_at14):
        vmovaps      [rsp + 5424], xmm10
L(f_at15):
        vmovaps      [rsp + 5440], xmm11
L(f_at16):
        vmovaps      [rsp + 5456], xmm12
L(f_at17):
        vmovaps      [rsp + 5472], xmm13
L(f_at18):
        vmovaps      [rsp + 5488], xmm14
L(f_at19):
        vmovaps      [rsp + 5504], xmm15
L(f_at20):
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
        sub          rsp, 4096
L(f_at7):
        mov          [rsp], rsp
        sub          rsp, 1272
L(f_at8):
%endif
        mov          [rsp + 32], rdi
        mov          rdi, rsi
        mov          rsi, rdx
        cmp          rsi, 0
        je           L(f_done)
        lea          rax, [rsp + 167]
        and          rax, -64
        mov          rcx, [rsp + 32]
        vmovq        xmm0, [rcx]                                ; the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovq        xmm1, [rcx + 8]
        vmovq        xmm2, [rcx + 16]
        vmovq        xmm3, [rcx + 24]
        vmovq        xmm10, [rcx + 32]
        vmovq        xmm11, [rcx + 40]
        mov          edx, 1                                     ; masks: the lane of e, the lane of a
        mov          r8d, 2
        vmovq        xmm6, [rcx + 48]
        vmovq        xmm7, [rcx + 56]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, edx
        kmovd        k1, r8d
        ; Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        ;   blocks in rsi, data in rdi, is_e in k2, state in [rsp + 32].
L(f_batch8):
        cmp          rsi, 8
        jb           L(f_batch1)

        ; the schedule of 8 blocks: the message words
        vmovdqu64    xmm16, [rdi]                               ; W_0 W_1
        vmovdqu64    xmm17, [rdi + 128]
        vmovdqu64    xmm18, [rdi + 16]                          ; W_2 W_3
        vmovdqu64    xmm19, [rdi + 144]
        vmovdqu64    xmm20, [rdi + 32]                          ; W_4 W_5
        vinserti32x4 zmm16, zmm16, [rdi + 256], 1
        vinserti32x4 zmm17, zmm17, [rdi + 384], 1
        vinserti32x4 zmm18, zmm18, [rdi + 272], 1
        vmovdqu64    xmm21, [rdi + 160]
        vinserti32x4 zmm19, zmm19, [rdi + 400], 1
        vinserti32x4 zmm20, zmm20, [rdi + 288], 1
        vinserti32x4 zmm16, zmm16, [rdi + 512], 2
        vinserti32x4 zmm21, zmm21, [rdi + 416], 1
        vinserti32x4 zmm17, zmm17, [rdi + 640], 2
        vinserti32x4 zmm18, zmm18, [rdi + 528], 2
        vinserti32x4 zmm19, zmm19, [rdi + 656], 2
        vmovdqu64    xmm22, [rdi + 48]                          ; W_6 W_7
        vinserti32x4 zmm20, zmm20, [rdi + 544], 2
        vinserti32x4 zmm21, zmm21, [rdi + 672], 2
        vinserti32x4 zmm16, zmm16, [rdi + 768], 3
        vmovdqu64    xmm23, [rdi + 176]
        vinserti32x4 zmm22, zmm22, [rdi + 304], 1
        vinserti32x4 zmm17, zmm17, [rdi + 896], 3
        vinserti32x4 zmm18, zmm18, [rdi + 784], 3
        vinserti32x4 zmm23, zmm23, [rdi + 432], 1
        vinserti32x4 zmm22, zmm22, [rdi + 560], 2
        vinserti32x4 zmm19, zmm19, [rdi + 912], 3
        vinserti32x4 zmm20, zmm20, [rdi + 800], 3
        vinserti32x4 zmm23, zmm23, [rdi + 688], 2
        vinserti32x4 zmm21, zmm21, [rdi + 928], 3
        vinserti32x4 zmm22, zmm22, [rdi + 816], 3
        vinserti32x4 zmm23, zmm23, [rdi + 944], 3
        vmovdqu64    xmm24, [rdi + 64]                          ; W_8 W_9
        vinserti32x4 zmm24, zmm24, [rdi + 320], 1
        vinserti32x4 zmm24, zmm24, [rdi + 576], 2
        vinserti32x4 zmm24, zmm24, [rdi + 832], 3
        vmovdqu64    xmm25, [rdi + 192]
        vinserti32x4 zmm25, zmm25, [rdi + 448], 1
        vinserti32x4 zmm25, zmm25, [rdi + 704], 2
        vinserti32x4 zmm25, zmm25, [rdi + 960], 3
        vmovdqu64    xmm26, [rdi + 80]                          ; W_10 W_11
        vinserti32x4 zmm26, zmm26, [rdi + 336], 1
        vinserti32x4 zmm26, zmm26, [rdi + 592], 2
        vinserti32x4 zmm26, zmm26, [rdi + 848], 3
        vmovdqu64    xmm27, [rdi + 208]
        vinserti32x4 zmm27, zmm27, [rdi + 464], 1
        vinserti32x4 zmm27, zmm27, [rdi + 720], 2
        vinserti32x4 zmm27, zmm27, [rdi + 976], 3
        vpunpcklqdq  zmm28, zmm16, zmm17
        vpunpckhqdq  zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rdi + 96]                          ; W_12 W_13
        vinserti32x4 zmm17, zmm17, [rdi + 352], 1
        vinserti32x4 zmm17, zmm17, [rdi + 608], 2
        vinserti32x4 zmm17, zmm17, [rdi + 864], 3
        vmovdqu64    xmm29, [rdi + 224]
        vinserti32x4 zmm29, zmm29, [rdi + 480], 1
        vinserti32x4 zmm29, zmm29, [rdi + 736], 2
        vinserti32x4 zmm29, zmm29, [rdi + 992], 3
        vmovdqu64    zmm30, [rel L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm28, zmm30
        vpshufb      zmm1, zmm16, zmm30
        vpunpcklqdq  zmm16, zmm18, zmm19
        vpunpckhqdq  zmm18, zmm18, zmm19
        vpshufb      zmm2, zmm16, zmm30
        vpshufb      zmm3, zmm18, zmm30
        vmovdqu64    xmm16, [rdi + 112]                         ; W_14 W_15
        vinserti32x4 zmm16, zmm16, [rdi + 368], 1
        vinserti32x4 zmm16, zmm16, [rdi + 624], 2
        vinserti32x4 zmm16, zmm16, [rdi + 880], 3
        lea          r9, [rax + 64]
        mov          [rsp + 40], r9
        vmovdqu64    xmm18, [rdi + 240]
        vinserti32x4 zmm18, zmm18, [rdi + 496], 1
        vinserti32x4 zmm18, zmm18, [rdi + 752], 2
        vinserti32x4 zmm18, zmm18, [rdi + 1008], 3
        vpunpcklqdq  zmm19, zmm20, zmm21
        vpunpckhqdq  zmm20, zmm20, zmm21
        vpshufb      zmm4, zmm19, zmm30
        vpshufb      zmm5, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm22, zmm23
        vpunpckhqdq  zmm20, zmm22, zmm23
        vpshufb      zmm6, zmm19, zmm30
        vpshufb      zmm7, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm24, zmm25
        vpunpckhqdq  zmm20, zmm24, zmm25
        vpshufb      zmm8, zmm19, zmm30
        vpshufb      zmm9, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm26, zmm27
        vpunpckhqdq  zmm20, zmm26, zmm27
        vpshufb      zmm10, zmm19, zmm30
        vpshufb      zmm11, zmm20, zmm30
        vpunpcklqdq  zmm19, zmm17, zmm29
        vpunpckhqdq  zmm17, zmm17, zmm29
        vpshufb      zmm12, zmm19, zmm30
        vpshufb      zmm13, zmm17, zmm30
        vpunpcklqdq  zmm17, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm14, zmm17, zmm30
        vpshufb      zmm15, zmm16, zmm30
        vpaddq       zmm16, zmm0, [rel L(K1x8)]                 ; W_0, + K
        vmovdqu64    [rax], zmm16
        vpaddq       zmm16, zmm1, [rel L(K1x8) + 64]            ; W_1, + K
        vmovdqu64    [rax + 64], zmm16
        vpaddq       zmm16, zmm2, [rel L(K1x8) + 128]           ; W_2, + K
        vmovdqu64    [rax + 128], zmm16
        vpaddq       zmm16, zmm3, [rel L(K1x8) + 192]           ; W_3, + K
        vmovdqu64    [rax + 192], zmm16
        vpaddq       zmm16, zmm4, [rel L(K1x8) + 256]           ; W_4, + K
        vmovdqu64    [rax + 256], zmm16
        vpaddq       zmm16, zmm5, [rel L(K1x8) + 320]           ; W_5, + K
        vmovdqu64    [rax + 320], zmm16
        vpaddq       zmm16, zmm6, [rel L(K1x8) + 384]           ; W_6, + K
        vmovdqu64    [rax + 384], zmm16
        vpaddq       zmm16, zmm7, [rel L(K1x8) + 448]           ; W_7, + K
        vmovdqu64    [rax + 448], zmm16
        vpaddq       zmm16, zmm8, [rel L(K1x8) + 512]           ; W_8, + K
        vmovdqu64    [rax + 512], zmm16
        vpaddq       zmm16, zmm9, [rel L(K1x8) + 576]           ; W_9, + K
        vmovdqu64    [rax + 576], zmm16
        vpaddq       zmm16, zmm10, [rel L(K1x8) + 640]          ; W_10, + K
        vmovdqu64    [rax + 640], zmm16
        vpaddq       zmm16, zmm11, [rel L(K1x8) + 704]          ; W_11, + K
        vmovdqu64    [rax + 704], zmm16
        vpaddq       zmm16, zmm12, [rel L(K1x8) + 768]          ; W_12, + K
        vmovdqu64    [rax + 768], zmm16
        vpaddq       zmm16, zmm13, [rel L(K1x8) + 832]          ; W_13, + K
        vmovdqu64    [rax + 832], zmm16
        vpaddq       zmm16, zmm14, [rel L(K1x8) + 896]          ; W_14, + K
        vmovdqu64    [rax + 896], zmm16
        vpaddq       zmm16, zmm15, [rel L(K1x8) + 960]          ; W_15, + K
        vmovdqu64    [rax + 960], zmm16
        lea          r8, [rax + 4096]
        mov          r12, [rsp + 32]
        mov          r10, [r12]
        mov          r11, [r12 + 8]
        mov          rbx, [r12 + 16]
        mov          rbp, [r12 + 24]
        mov          r13, [r12 + 32]
        mov          [rsp], r13
        mov          r14, [r12 + 40]
        mov          [rsp + 8], r14
        mov          r15, [r12 + 48]
        mov          [rsp + 16], r15
        mov          r12, [r12 + 56]
        mov          [rsp + 24], r12
        lea          rdx, [rel L(K1x8) + 1024]
        mov          r9, rax
        mov          rcx, rax
        align        64
        ; Here: a to h in r10 r11 rbx rbp [rsp] to [rsp + 24], rows 0 to 15 of W of 8 blocks in zmm0 to zmm15, area in
        ;   rax, p in rcx, is_a in k1, kp in rdx, blocks in rsi, data in rdi, turn in r8, q in r9, is_e in k2, state in
        ;   [rsp + 32], end in [rsp + 40].
L(f_carry8):

        ; sixteen rounds of one block beside the next words of its batch
        mov          r12, [rsp]
        rorx         r13, r12, 14                               ; round 0
        rorx         r14, r12, 18
        xor          r13, r14
        rorx         r14, r12, 41
        xor          r13, r14
        mov          r14, [rsp + 8]
        mov          r15, r12
        and          r15, r14
        mov          [rsp + 48], rsi
        andn         rsi, r12, [rsp + 16]
        mov          [rsp + 56], rdi
        mov          rdi, [rsp + 24]
        add          rdi, [rcx]
        add          rdi, r15
        add          rsi, rdi
        add          r13, rsi
        rorx         r15, r10, 28
        rorx         rdi, r10, 34
        xor          r15, rdi
        rorx         rdi, r10, 39
        xor          r15, rdi
        mov          rdi, r10
        xor          rdi, r11
            vprorq   zmm16, zmm14, 19                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          rsi, r11
        xor          rsi, rbx
            vprorq   zmm17, zmm14, 61
        and          rsi, rdi
            vpsrlq   zmm18, zmm14, 6
        xor          rsi, r11
        add          r15, rsi
        add          r15, r13
            vprorq   zmm19, zmm1, 8
            vprorq   zmm20, zmm1, 1
            vpsrlq   zmm21, zmm1, 7
        add          rbp, r13
        rorx         r13, rbp, 14                               ; round 1
        rorx         rsi, rbp, 18
        mov          [rsp + 64], r9
        rorx         r9, rbp, 41
        xor          r13, rsi
        xor          r13, r9
            vpternlogq zmm21, zmm20, zmm19, 150
        mov          r9, rbp
        and          r9, r12
        andn         rsi, rbp, r14
        mov          [rsp + 72], r8
        mov          r8, [rsp + 16]
        add          r8, [rcx + 64]
        add          r8, r9
        add          rsi, r8
            vpaddq   zmm19, zmm9, zmm0
        add          r13, rsi
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm16, zmm19, zmm18
            vpaddq   zmm0, zmm21, zmm16
        rorx         r9, r15, 28
        rorx         r8, r15, 34
        xor          r9, r8
            vpaddq   zmm16, zmm0, [rdx]
        rorx         r8, r15, 39
            vmovdqu64 [rcx + 1024], zmm16
        mov          rsi, r15
        xor          rsi, r10
            vprorq   zmm16, zmm15, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        and          rdi, rsi
            vprorq   zmm17, zmm15, 61
        xor          r9, r8
        xor          rdi, r10
            vpsrlq   zmm18, zmm15, 6
        add          rbx, r13
            vprorq   zmm19, zmm2, 1
        add          r9, rdi
        add          r13, r9
        rorx         r9, rbx, 14                                ; round 2
            vprorq   zmm20, zmm2, 8
        rorx         r8, rbx, 18
            vpsrlq   zmm21, zmm2, 7
        xor          r9, r8
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r8, rbx, 41
            vpaddq   zmm19, zmm10, zmm1
        xor          r9, r8
        mov          r8, rbx
        and          r8, rbp
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm16, zmm19, zmm18
            vpaddq   zmm1, zmm21, zmm16
            vpaddq   zmm16, zmm1, [rdx + 64]
        andn         rdi, rbx, r12
            vmovdqu64 [rcx + 1088], zmm16
        add          r14, [rcx + 128]
        add          r14, r8
        add          rdi, r14
        add          r9, rdi
        rorx         r14, r13, 28
            vprorq   zmm16, zmm0, 19                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        rorx         r8, r13, 34
        xor          r14, r8
        rorx         r8, r13, 39
            vprorq   zmm17, zmm0, 61
        mov          rdi, r13
        xor          rdi, r15
            vpsrlq   zmm18, zmm0, 6
        and          rsi, rdi
        xor          rsi, r15
            vprorq   zmm19, zmm3, 1
            vprorq   zmm20, zmm3, 8
        add          r11, r9
        xor          r14, r8
        add          r14, rsi
        add          r9, r14
        rorx         r14, r11, 14                               ; round 3
            vpsrlq   zmm21, zmm3, 7
        rorx         r8, r11, 18
        xor          r14, r8
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r8, r11, 41
            vpaddq   zmm19, zmm11, zmm2
            vpaddq   zmm19, zmm19, zmm21
        xor          r14, r8
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm2, zmm19, zmm18
        mov          r8, r11
        and          r8, rbx
        andn         rsi, r11, rbp
            vprorq   zmm16, zmm4, 8                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        add          r12, [rcx + 192]
        add          r12, r8
        add          rsi, r12
            vpaddq   zmm17, zmm2, [rdx + 128]
        add          r14, rsi
        add          r10, r14
            vmovdqu64 [rcx + 1152], zmm17
        rorx         r12, r9, 28
            vprorq   zmm17, zmm1, 19
        rorx         r8, r9, 34
        xor          r12, r8
            vprorq   zmm18, zmm1, 61
        mov          r8, r9
        xor          r8, r13
        and          rdi, r8
        xor          rdi, r13
            vpsrlq   zmm19, zmm1, 6
        rorx         rsi, r9, 39
        xor          r12, rsi
            vprorq   zmm20, zmm4, 1
        add          r12, rdi
        add          r14, r12
            vpsrlq   zmm21, zmm4, 7
        rorx         r12, r10, 14                               ; round 4
        rorx         rdi, r10, 18
            vpternlogq zmm21, zmm20, zmm16, 150
            vpaddq   zmm16, zmm12, zmm3
            vpaddq   zmm16, zmm16, zmm21
        xor          r12, rdi
        rorx         rdi, r10, 41
            vpternlogq zmm19, zmm17, zmm18, 150
            vpaddq   zmm3, zmm16, zmm19
        xor          r12, rdi
        mov          rdi, r10
        and          rdi, r11
            vpaddq   zmm16, zmm3, [rdx + 192]
        andn         rsi, r10, rbx
        add          rbp, [rcx + 256]
        add          rbp, rdi
        add          rbp, rsi
            vmovdqu64 [rcx + 1216], zmm16
        add          rbp, r12
            vprorq   zmm16, zmm2, 19                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        rorx         r12, r14, 28
        rorx         rdi, r14, 34
            vprorq   zmm17, zmm2, 61
        xor          r12, rdi
            vpsrlq   zmm18, zmm2, 6
        rorx         rdi, r14, 39
        mov          rsi, r14
        xor          rsi, r9
        and          r8, rsi
        xor          r8, r9
            vprorq   zmm19, zmm5, 1
        xor          r12, rdi
            vprorq   zmm20, zmm5, 8
        add          r15, rbp
            vpsrlq   zmm21, zmm5, 7
        add          r12, r8
        add          rbp, r12
        rorx         r12, r15, 14                               ; round 5
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r8, r15, 18
            vpaddq   zmm19, zmm13, zmm4
            vpaddq   zmm19, zmm19, zmm21
        xor          r12, r8
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm4, zmm19, zmm18
        rorx         r8, r15, 41
        xor          r12, r8
        mov          r8, r15
        and          r8, r10
        andn         rdi, r15, r11
            vpaddq   zmm16, zmm4, [rdx + 256]
        add          rbx, [rcx + 320]
        add          rbx, r8
            vmovdqu64 [rcx + 1280], zmm16
        add          rbx, rdi
        add          rbx, r12
            vprorq   zmm16, zmm3, 19                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        rorx         r12, rbp, 28
            vprorq   zmm17, zmm3, 61
        rorx         r8, rbp, 34
        xor          r12, r8
            vpsrlq   zmm18, zmm3, 6
        rorx         r8, rbp, 39
        mov          rdi, rbp
        xor          rdi, r14
        and          rsi, rdi
            vprorq   zmm19, zmm6, 1
        xor          rsi, r14
            vprorq   zmm20, zmm6, 8
        add          r13, rbx
            vpsrlq   zmm21, zmm6, 7
        xor          r12, r8
        add          r12, rsi
        add          rbx, r12
            vpaddq   zmm22, zmm14, zmm5
            vpternlogq zmm21, zmm19, zmm20, 150
            vpaddq   zmm19, zmm22, zmm21
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm5, zmm19, zmm18
            vpaddq   zmm16, zmm5, [rdx + 320]
            vmovdqu64 [rcx + 1344], zmm16
            vprorq   zmm16, zmm4, 19                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprorq   zmm17, zmm4, 61
            vpsrlq   zmm18, zmm4, 6
        rorx         r12, r13, 18                               ; round 6
        rorx         r8, r13, 14
            vprorq   zmm19, zmm7, 1
        xor          r8, r12
        rorx         r12, r13, 41
            vpsrlq   zmm20, zmm7, 7
        xor          r8, r12
            vprorq   zmm21, zmm7, 8
        mov          r12, r13
        and          r12, r15
        andn         rsi, r13, r10
        add          r11, [rcx + 384]
        add          r11, r12
        add          r11, rsi
            vpaddq   zmm22, zmm15, zmm6
            vpternlogq zmm20, zmm19, zmm21, 150
            vpaddq   zmm19, zmm22, zmm20
        add          r11, r8
        rorx         r12, rbx, 28
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm6, zmm19, zmm18
        rorx         r8, rbx, 34
            vpaddq   zmm16, zmm6, [rdx + 384]
        xor          r12, r8
        rorx         r8, rbx, 39
            vmovdqu64 [rcx + 1408], zmm16
        mov          rsi, rbx
        xor          rsi, rbp
        and          rdi, rsi
            vprorq   zmm16, zmm5, 19                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        xor          rdi, rbp
        add          r9, r11
        mov          [rsp + 80], rbp
        rorx         rbp, r9, 14                                ; round 7
        mov          [rsp + 88], rdx
        rorx         rdx, r9, 18
        xor          rbp, rdx
        rorx         rdx, r9, 41
        xor          rbp, rdx
        mov          rdx, r9
        and          rdx, r13
        mov          [rsp + 96], r13
        andn         r13, r9, r15
        xor          r12, r8
            vprorq   zmm17, zmm5, 61
        add          r10, [rcx + 448]
        add          r10, rdx
            vpsrlq   zmm18, zmm5, 6
            vpternlogq zmm18, zmm16, zmm17, 150
        add          r13, r10
        add          rbp, r13
            vprorq   zmm16, zmm8, 1
        add          r12, rdi
        add          r11, r12
        rorx         r10, r11, 28
        rorx         r12, r11, 34
        xor          r10, r12
            vprorq   zmm17, zmm8, 8
        mov          r12, r11
        xor          r12, rbx
        rorx         r13, r11, 39
        and          rsi, r12
        xor          rsi, rbx
            vpsrlq   zmm19, zmm8, 7
            vpternlogq zmm19, zmm16, zmm17, 150
            vpaddq   zmm16, zmm7, zmm19
            vpaddq   zmm16, zmm16, zmm0
            vpaddq   zmm7, zmm16, zmm18
        xor          r10, r13
        add          r10, rsi
        add          r10, rbp
            vprorq   zmm16, zmm6, 19                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          r14, rbp
        rorx         r13, r14, 18                               ; round 8
        rorx         rbp, r14, 14
            vprorq   zmm17, zmm6, 61
        rorx         r8, r14, 41
        mov          rdx, [rsp + 88]
            vpaddq   zmm18, zmm7, [rdx + 448]
        xor          rbp, r13
            vpsrlq   zmm19, zmm6, 6
        xor          rbp, r8
            vmovdqu64 [rcx + 1472], zmm18
            vprorq   zmm18, zmm9, 1
        mov          r13, r14
        and          r13, r9
        mov          r8, [rsp + 96]
        andn         rdi, r14, r8
            vprorq   zmm20, zmm9, 8
        add          r15, [rcx + 512]
        add          r15, r13
        add          rdi, r15
            vpsrlq   zmm21, zmm9, 7
        add          rbp, rdi
        rorx         r13, r10, 28
        rorx         r15, r10, 34
        xor          r13, r15
            vpternlogq zmm21, zmm18, zmm20, 150
        rorx         r15, r10, 39
            vpaddq   zmm18, zmm8, zmm21
            vpaddq   zmm18, zmm18, zmm1
            vpternlogq zmm19, zmm16, zmm17, 150
            vpaddq   zmm8, zmm18, zmm19
        mov          rdi, r10
        xor          rdi, r11
        and          r12, rdi
        xor          r12, r11
            vpaddq   zmm16, zmm8, [rdx + 512]
        xor          r13, r15
        mov          r15, [rsp + 80]
        add          r15, rbp
        rorx         rsi, r15, 14                               ; round 9
            vmovdqu64 [rcx + 1536], zmm16
        add          r13, r12
        add          rbp, r13
        rorx         r12, r15, 18
        xor          rsi, r12
        rorx         r12, r15, 41
        xor          rsi, r12
            vprorq   zmm16, zmm7, 19                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        mov          r12, r15
        and          r12, r14
        andn         r13, r15, r9
            vprorq   zmm17, zmm7, 61
        add          r8, [rcx + 576]
        add          r8, r12
        add          r13, r8
        add          rsi, r13
            vpsrlq   zmm18, zmm7, 6
        rorx         r12, rbp, 28
        rorx         r13, rbp, 34
        xor          r12, r13
            vprorq   zmm19, zmm10, 1
        rorx         r13, rbp, 39
        mov          r8, rbp
        xor          r8, r10
            vprorq   zmm20, zmm10, 8
            vpsrlq   zmm21, zmm10, 7
        and          rdi, r8
        xor          r12, r13
            vpternlogq zmm18, zmm16, zmm17, 150
        xor          rdi, r10
        add          r12, rdi
        add          r12, rsi
            vpternlogq zmm21, zmm19, zmm20, 150
            vpaddq   zmm16, zmm9, zmm21
            vpaddq   zmm16, zmm16, zmm2
            vpaddq   zmm9, zmm16, zmm18
            vpaddq   zmm16, zmm9, [rdx + 576]
        add          rbx, rsi
        rorx         r13, rbx, 14                               ; round 10
        rorx         rdi, rbx, 18
            vmovdqu64 [rcx + 1600], zmm16
        xor          r13, rdi
            vprorq   zmm16, zmm8, 19                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         rdi, rbx, 41
            vprorq   zmm17, zmm8, 61
        xor          r13, rdi
        mov          rdi, rbx
        and          rdi, r15
            vpsrlq   zmm18, zmm8, 6
        add          r9, [rcx + 640]
        add          r9, rdi
        andn         rdi, rbx, r14
        add          rdi, r9
            vprorq   zmm19, zmm11, 1
        add          r13, rdi
        rorx         r9, r12, 28
            vprorq   zmm20, zmm11, 8
        rorx         rdi, r12, 34
        xor          r9, rdi
            vpsrlq   zmm21, zmm11, 7
        rorx         rdi, r12, 39
        mov          rsi, r12
        xor          rsi, rbp
            vpternlogq zmm21, zmm19, zmm20, 150
        and          r8, rsi
        xor          r8, rbp
            vpaddq   zmm19, zmm10, zmm21
            vpaddq   zmm19, zmm19, zmm3
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm10, zmm19, zmm18
        xor          r9, rdi
        add          r11, r13
        add          r9, r8
        add          r13, r9
            vpaddq   zmm16, zmm10, [rdx + 640]
        rorx         r9, r11, 14                                ; round 11
        rorx         r8, r11, 18
            vmovdqu64 [rcx + 1664], zmm16
        xor          r9, r8
        rorx         r8, r11, 41
        xor          r9, r8
            vprorq   zmm16, zmm9, 19                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        mov          r8, r11
        and          r8, rbx
        andn         rdi, r11, r15
        add          r14, [rcx + 704]
        add          r14, r8
            vprorq   zmm17, zmm12, 8
        add          rdi, r14
        mov          r14, r13
        xor          r14, r12
        rorx         r8, r13, 28
            vpsrlq   zmm18, zmm12, 7
            vpsrlq   zmm19, zmm9, 6
            vprorq   zmm20, zmm9, 61
        add          r9, rdi
        rorx         rdi, r13, 34
            vprorq   zmm21, zmm12, 1
        and          rsi, r14
        xor          rsi, r12
        xor          r8, rdi
        rorx         rdi, r13, 39
        xor          r8, rdi
            vpternlogq zmm18, zmm21, zmm17, 150
            vpaddq   zmm17, zmm11, zmm18
            vpaddq   zmm17, zmm17, zmm4
        add          r10, r9
        add          r8, rsi
        add          r9, r8
            vpternlogq zmm19, zmm16, zmm20, 150
            vpaddq   zmm11, zmm17, zmm19
        rorx         r8, r10, 14                                ; round 12
        rorx         rdi, r10, 18
            vpaddq   zmm16, zmm11, [rdx + 704]
        xor          r8, rdi
            vprorq   zmm17, zmm10, 19                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        rorx         rdi, r10, 41
            vmovdqu64 [rcx + 1728], zmm16
            vprorq   zmm16, zmm10, 61
        xor          r8, rdi
            vpsrlq   zmm18, zmm10, 6
        add          r15, [rcx + 768]
        mov          rdi, r10
        and          rdi, r11
        add          r15, rdi
            vprorq   zmm19, zmm13, 1
        andn         rdi, r10, rbx
        add          rdi, r15
            vpsrlq   zmm20, zmm13, 7
        add          r8, rdi
            vprorq   zmm21, zmm13, 8
        rorx         r15, r9, 34
        rorx         rdi, r9, 28
        xor          rdi, r15
            vpternlogq zmm18, zmm17, zmm16, 150
            vpternlogq zmm20, zmm19, zmm21, 150
            vpaddq   zmm16, zmm12, zmm20
            vpaddq   zmm16, zmm16, zmm5
            vpaddq   zmm12, zmm16, zmm18
            vpaddq   zmm16, zmm12, [rdx + 768]
        rorx         r15, r9, 39
        mov          rsi, r9
        xor          rsi, r13
        and          r14, rsi
        xor          r14, r13
        xor          rdi, r15
        add          rbp, r8
        mov          [rsp + 24], rbp
        rorx         r15, rbp, 14                               ; round 13
            vmovdqu64 [rcx + 1792], zmm16
        mov          [rsp + 80], r13
        rorx         r13, rbp, 18
        add          rdi, r14
        add          r8, rdi
        xor          r15, r13
            vprorq   zmm16, zmm11, 19                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprorq   zmm17, zmm11, 61
            vpsrlq   zmm18, zmm11, 6
        rorx         r13, rbp, 41
        mov          r14, rbp
        and          r14, r10
        xor          r15, r13
        add          rbx, [rcx + 832]
        add          rbx, r14
        rorx         r13, r8, 28
            vprorq   zmm19, zmm14, 1
        andn         r14, rbp, r11
        add          rbx, r14
        add          rbx, r15
            vprorq   zmm20, zmm14, 8
        rorx         r14, r8, 34
        xor          r13, r14
            vpsrlq   zmm21, zmm14, 7
        rorx         r14, r8, 39
            vpternlogq zmm21, zmm19, zmm20, 150
            vpaddq   zmm19, zmm13, zmm21
            vpaddq   zmm19, zmm19, zmm6
        mov          r15, r8
        xor          r15, r9
            vpternlogq zmm18, zmm16, zmm17, 150
            vpaddq   zmm13, zmm19, zmm18
        and          rsi, r15
        xor          rsi, r9
        xor          r13, r14
            vpaddq   zmm16, zmm13, [rdx + 832]
            vmovdqu64 [rcx + 1856], zmm16
        add          r12, rbx
        mov          [rsp + 16], r12
        rorx         r14, r12, 14                               ; round 14
        add          r13, rsi
        add          rbx, r13
            vprorq   zmm16, zmm12, 19                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        rorx         r13, r12, 18
            vprorq   zmm17, zmm12, 61
        mov          rdi, r12
        and          rdi, rbp
        xor          r14, r13
            vprorq   zmm18, zmm15, 1
            vpsrlq   zmm19, zmm12, 6
        andn         r13, r12, r10
        rorx         rsi, r12, 41
        add          r11, [rcx + 896]
        add          r11, rdi
        xor          r14, rsi
            vpsrlq   zmm20, zmm15, 7
            vprorq   zmm21, zmm15, 8
        add          r11, r13
        add          r11, r14
        rorx         r13, rbx, 28
            vpternlogq zmm20, zmm18, zmm21, 150
            vpaddq   zmm18, zmm14, zmm20
            vpaddq   zmm18, zmm18, zmm7
        rorx         r14, rbx, 34
            vpternlogq zmm19, zmm16, zmm17, 150
            vpaddq   zmm14, zmm18, zmm19
        xor          r13, r14
        rorx         r14, rbx, 39
        mov          rdi, rbx
        xor          rdi, r8
        and          r15, rdi
            vpaddq   zmm16, zmm14, [rdx + 896]
        xor          r15, r8
            vmovdqu64 [rcx + 1920], zmm16
            vprorq   zmm16, zmm13, 19                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        mov          rsi, [rsp + 80]
        add          rsi, r11
        mov          [rsp + 8], rsi
            vprorq   zmm17, zmm13, 61
        xor          r13, r14
        add          r13, r15
        add          r11, r13
            vpsrlq   zmm18, zmm13, 6
            vpsrlq   zmm19, zmm0, 7
        rorx         r13, rsi, 14                               ; round 15
        andn         r14, rsi, rbp
            vprorq   zmm20, zmm0, 1
        rorx         r15, rsi, 18
            vprorq   zmm21, zmm0, 8
        xor          r13, r15
        rorx         r15, rsi, 41
        xor          r13, r15
        mov          r15, rsi
        and          r15, r12
            vpternlogq zmm18, zmm16, zmm17, 150
            vpternlogq zmm19, zmm20, zmm21, 150
            vpaddq   zmm16, zmm15, zmm19
            vpaddq   zmm16, zmm16, zmm8
            vpaddq   zmm15, zmm16, zmm18
            vpaddq   zmm16, zmm15, [rdx + 960]
            vmovdqu64 [rcx + 1984], zmm16
        add          r10, [rcx + 960]
        add          r10, r15
        add          r10, r14
        add          r10, r13
        rorx         r13, r11, 28
        rorx         r14, r11, 34
        xor          r13, r14
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
        and          r15, rdi
        xor          r15, rbx
        add          rcx, 1024                                  ; the next sixteen words
        add          r9, r10
        mov          [rsp], r9
        xor          r13, r14
        add          rdx, 1024
        add          r13, r15
        add          r10, r13
        mov          rbp, r8
        mov          rsi, [rsp + 48]
        mov          rdi, [rsp + 56]
        mov          r9, [rsp + 64]
        mov          r8, [rsp + 72]
        cmp          rcx, r8
        jne          L(f_carry8)

        ; the last sixteen rounds of the block
        mov          rdx, [rsp]
        rorx         r8, rdx, 41                                ; round 0
        rorx         r12, rdx, 14
        mov          r13, r10
        xor          r13, r11
        mov          r14, [rsp + 24]
        add          r14, [rcx]
        rorx         r15, rdx, 18
        mov          [rsp + 48], rax
        mov          rax, rdx
        and          rax, [rsp + 8]
        add          r14, rax
        mov          rax, [rsp + 16]
        mov          [rsp + 56], r9
        andn         r9, rdx, rax
        xor          r12, r15
        xor          r12, r8
        add          r9, r14
        add          rax, [rcx + 64]                            ; round 1
        rorx         r8, r10, 34
        rorx         r14, r10, 28
        rorx         r15, r10, 39
        mov          [rsp + 64], rsi
        mov          rsi, r11
        xor          rsi, rbx
        xor          r14, r8
        xor          r14, r15
        and          rsi, r13
        xor          rsi, r11
        add          r14, rsi
        add          r12, r9
        add          rbp, r12
        rorx         r8, rbp, 41
        rorx         r15, rbp, 14
        add          r12, r14
        rorx         r14, rbp, 18
        mov          r9, rbp
        and          r9, rdx
        add          rax, r9
        mov          r9, [rsp + 8]
        andn         rsi, rbp, r9
        xor          r15, r14
        xor          r15, r8
        add          rsi, rax
        add          r9, [rcx + 128]                            ; round 2
        rorx         r8, r12, 34
        rorx         r14, r12, 28
        rorx         rax, r12, 39
        mov          [rsp + 72], rdi
        mov          rdi, r12
        xor          rdi, r10
        xor          r14, r8
        xor          r14, rax
        and          r13, rdi
        xor          r13, r10
        add          r14, r13
        add          r15, rsi
        add          rbx, r15
        rorx         r8, rbx, 41
        rorx         r13, rbx, 14
        add          r15, r14
        rorx         r14, rbx, 18
        mov          rsi, rbx
        and          rsi, rbp
        add          r9, rsi
        andn         rsi, rbx, rdx
        xor          r13, r14
        xor          r13, r8
        add          rsi, r9
        add          rdx, [rcx + 192]                           ; round 3
        rorx         r8, r15, 34
        rorx         r14, r15, 28
        rorx         r9, r15, 39
        mov          rax, r15
        xor          rax, r12
        xor          r14, r8
        xor          r14, r9
        and          rdi, rax
        xor          rdi, r12
        add          r14, rdi
        add          r13, rsi
        add          r11, r13
        rorx         r8, r11, 41
        rorx         r9, r11, 14
        add          r13, r14
        rorx         r14, r11, 18
        mov          rdi, r11
        and          rdi, rbx
        add          rdx, rdi
        andn         rdi, r11, rbp
        xor          r9, r14
        xor          r9, r8
        add          rdi, rdx
        add          rbp, [rcx + 256]                           ; round 4
        rorx         rdx, r13, 34
        rorx         r8, r13, 28
        rorx         r14, r13, 39
        mov          rsi, r13
        xor          rsi, r15
        xor          r8, rdx
        xor          r8, r14
        and          rax, rsi
        xor          rax, r15
        add          r8, rax
        add          r9, rdi
        add          r10, r9
        rorx         rdx, r10, 41
        rorx         r14, r10, 14
        add          r9, r8
        rorx         r8, r10, 18
        mov          rdi, r10
        and          rdi, r11
        add          rbp, rdi
        andn         rdi, r10, rbx
        xor          r14, r8
        xor          r14, rdx
        add          rbp, rdi
        add          rbx, [rcx + 320]                           ; round 5
        rorx         rdx, r9, 34
        rorx         r8, r9, 28
        rorx         rdi, r9, 39
        mov          rax, r9
        xor          rax, r13
        xor          r8, rdx
        xor          r8, rdi
        and          rsi, rax
        xor          rsi, r13
        add          r8, rsi
        add          rbp, r14
        add          r12, rbp
        rorx         rdx, r12, 41
        rorx         r14, r12, 14
        add          rbp, r8
        rorx         r8, r12, 18
        mov          rdi, r12
        and          rdi, r10
        add          rbx, rdi
        andn         rdi, r12, r11
        xor          r14, r8
        xor          r14, rdx
        add          rbx, rdi
        add          r11, [rcx + 384]                           ; round 6
        rorx         rdx, rbp, 34
        rorx         r8, rbp, 28
        rorx         rdi, rbp, 39
        mov          rsi, rbp
        xor          rsi, r9
        xor          r8, rdx
        xor          r8, rdi
        and          rax, rsi
        xor          rax, r9
        add          r8, rax
        add          rbx, r14
        add          r15, rbx
        rorx         rdx, r15, 41
        rorx         r14, r15, 14
        add          rbx, r8
        rorx         r8, r15, 18
        mov          rdi, r15
        and          rdi, r12
        add          r11, rdi
        andn         rdi, r15, r10
        xor          r14, r8
        xor          r14, rdx
        add          r11, rdi
        add          r10, [rcx + 448]                           ; round 7
        rorx         rdx, rbx, 34
        rorx         r8, rbx, 28
        rorx         rdi, rbx, 39
        mov          rax, rbx
        xor          rax, rbp
        xor          r8, rdx
        xor          r8, rdi
        and          rsi, rax
        xor          rsi, rbp
        add          r8, rsi
        add          r11, r14
        add          r13, r11
        rorx         rdx, r13, 41
        rorx         r14, r13, 14
        add          r11, r8
        rorx         r8, r13, 18
        mov          rdi, r13
        and          rdi, r15
        add          r10, rdi
        andn         rdi, r13, r12
        xor          r14, r8
        xor          r14, rdx
        add          r10, rdi
        add          r12, [rcx + 512]                           ; round 8
        rorx         rdx, r11, 34
        rorx         r8, r11, 28
        rorx         rdi, r11, 39
        mov          rsi, r11
        xor          rsi, rbx
        xor          r8, rdx
        xor          r8, rdi
        and          rax, rsi
        xor          rax, rbx
        add          r8, rax
        add          r10, r14
        add          r9, r10
        rorx         rdx, r9, 41
        rorx         r14, r9, 14
        add          r10, r8
        rorx         r8, r9, 18
        mov          rdi, r9
        and          rdi, r13
        add          r12, rdi
        andn         rdi, r9, r15
        xor          r14, r8
        xor          r14, rdx
        add          rdi, r12
        add          r15, [rcx + 576]                           ; round 9
        rorx         rdx, r10, 34
        rorx         r8, r10, 28
        rorx         r12, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r8, rdx
        xor          r8, r12
        and          rsi, rax
        xor          rsi, r11
        add          r8, rsi
        add          r14, rdi
        add          rbp, r14
        rorx         rdx, rbp, 41
        rorx         r12, rbp, 14
        add          r14, r8
        rorx         r8, rbp, 18
        mov          rdi, rbp
        and          rdi, r9
        add          r15, rdi
        andn         rdi, rbp, r13
        xor          r12, r8
        xor          r12, rdx
        add          rdi, r15
        add          r13, [rcx + 640]                           ; round 10
        rorx         rdx, r14, 34
        rorx         r8, r14, 28
        rorx         r15, r14, 39
        mov          rsi, r14
        xor          rsi, r10
        xor          r8, rdx
        xor          r8, r15
        and          rax, rsi
        xor          rax, r10
        add          r8, rax
        add          r12, rdi
        add          rbx, r12
        rorx         rdx, rbx, 41
        rorx         r15, rbx, 14
        add          r12, r8
        rorx         r8, rbx, 18
        mov          rdi, rbx
        and          rdi, rbp
        add          r13, rdi
        andn         rdi, rbx, r9
        xor          r15, r8
        xor          r15, rdx
        add          rdi, r13
        add          r9, [rcx + 704]                            ; round 11
        rorx         rdx, r12, 34
        rorx         r8, r12, 28
        rorx         r13, r12, 39
        mov          rax, r12
        xor          rax, r14
        xor          r8, rdx
        xor          r8, r13
        and          rsi, rax
        xor          rsi, r14
        add          r8, rsi
        add          r15, rdi
        add          r11, r15
        rorx         rdx, r11, 41
        rorx         r13, r11, 14
        add          r15, r8
        rorx         r8, r11, 18
        mov          rdi, r11
        and          rdi, rbx
        add          r9, rdi
        andn         rdi, r11, rbp
        xor          r13, r8
        xor          r13, rdx
        add          rdi, r9
        add          rbp, [rcx + 768]                           ; round 12
        rorx         rdx, r15, 34
        rorx         r8, r15, 28
        rorx         r9, r15, 39
        mov          rsi, r15
        xor          rsi, r12
        xor          r8, rdx
        xor          r8, r9
        and          rax, rsi
        xor          rax, r12
        add          r8, rax
        add          r13, rdi
        add          r10, r13
        rorx         rdx, r10, 41
        rorx         r9, r10, 14
        add          r13, r8
        rorx         r8, r10, 18
        mov          rdi, r10
        and          rdi, r11
        add          rbp, rdi
        andn         rdi, r10, rbx
        xor          r9, r8
        xor          r9, rdx
        add          rbp, rdi
        add          rbx, [rcx + 832]                           ; round 13
        rorx         rdx, r13, 34
        rorx         r8, r13, 28
        rorx         rdi, r13, 39
        mov          rax, r13
        xor          rax, r15
        xor          r8, rdx
        xor          r8, rdi
        and          rsi, rax
        xor          rsi, r15
        add          r8, rsi
        add          rbp, r9
        add          r14, rbp
        rorx         rdx, r14, 41
        rorx         r9, r14, 14
        add          rbp, r8
        rorx         r8, r14, 18
        mov          rdi, r14
        and          rdi, r10
        add          rbx, rdi
        andn         rdi, r14, r11
        xor          r9, r8
        xor          r9, rdx
        add          rbx, rdi
        add          r11, [rcx + 896]                           ; round 14
        rorx         rdx, rbp, 34
        rorx         r8, rbp, 28
        rorx         rdi, rbp, 39
        mov          rsi, rbp
        xor          rsi, r13
        xor          r8, rdx
        xor          r8, rdi
        and          rax, rsi
        xor          rax, r13
        add          r8, rax
        add          rbx, r9
        add          r12, rbx
        rorx         rdx, r12, 41
        rorx         r9, r12, 14
        add          rbx, r8
        rorx         r8, r12, 18
        mov          rdi, r12
        and          rdi, r14
        add          r11, rdi
        andn         rdi, r12, r10
        xor          r9, r8
        xor          r9, rdx
        add          r11, rdi
        rorx         rdx, rbx, 34
        rorx         r8, rbx, 28
        rorx         rdi, rbx, 39
        mov          rax, rbx
        xor          rax, rbp
        xor          r8, rdx
        xor          r8, rdi
        and          rsi, rax
        xor          rsi, rbp
        add          r8, rsi
        add          r11, r9
        add          r15, r11
        add          r11, r8
        rorx         rdx, r15, 14                               ; round 15
        rorx         r8, r15, 18
        xor          rdx, r8
        rorx         r8, r15, 41
        xor          rdx, r8
        mov          r8, r15
        and          r8, r12
        andn         r9, r15, r14
        add          r10, [rcx + 960]
        add          r10, r8
        add          r10, r9
        add          r10, rdx
        rorx         rcx, r11, 28
        rorx         rdx, r11, 34
        xor          rcx, rdx
        rorx         rdx, r11, 39
        xor          rcx, rdx
        mov          rdx, r11
        xor          rdx, rbx
        and          rdx, rax
        xor          rdx, rbx
        mov          r8, [rsp + 32]
        mov          r9, [r8 + 8]                               ; H = H + (a, b, ...)
        mov          rdi, [r8 + 16]
        mov          rsi, [r8 + 24]
        mov          rax, [r8 + 40]
        mov          [rsp + 80], r14
        mov          r14, [r8 + 48]
        mov          [rsp + 88], r12
        mov          r12, [r8 + 56]
        add          rcx, [r8]
        add          rdx, rcx
        add          rdx, r10
        mov          [r8], rdx
        add          r11, r9
        mov          [r8 + 8], r11
        add          rbx, rdi
        mov          [r8 + 16], rbx
        add          rbp, rsi
        mov          [r8 + 24], rbp
        add          r13, [r8 + 32]
        add          r13, r10
        mov          [rsp], r13
        mov          [r8 + 32], r13
        add          rax, r15
        mov          [rsp + 8], rax
        mov          [r8 + 40], rax
        add          r14, [rsp + 88]
        mov          [rsp + 16], r14
        mov          [r8 + 48], r14
        add          r12, [rsp + 80]
        mov          [rsp + 24], r12
        mov          [r8 + 56], r12
        mov          rdi, [rsp + 72]
        add          rdi, 128                                   ; the next block
        mov          rsi, [rsp + 64]
        add          rsi, -1
        mov          r9, [rsp + 56]
        add          r9, 8
        mov          r10, rdx
        mov          rax, [rsp + 48]
        mov          rcx, [rsp + 32]
        vmovq        xmm0, [rcx]                                ; the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovq        xmm1, [rcx + 8]
        vmovq        xmm2, [rcx + 16]
        vmovq        xmm10, [rcx + 24]
        vmovq        xmm11, [rcx + 32]
        vmovq        xmm12, [rcx + 40]
        vmovq        xmm6, [rcx + 48]
        vmovq        xmm7, [rcx + 56]
        vpunpcklqdq  xmm4, xmm11, xmm2
        vpunpcklqdq  xmm5, xmm12, xmm10
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        vmovdqu64    xmm3, [rel L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        align        64
        ; Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        ;   xmm8, H a in xmm9, area in rax, is_a in k1, blocks in rsi, data in rdi, q in r9, is_e in k2, state in
        ;   [rsp + 32], end in [rsp + 40].
L(f_first8):

        ; the end of a block, and the first sixteen rounds of the next
        vmovdqu64    xmm10, [rel L(words_00000000000000000000000000000000)] ; the first round, and the last but one of the block before
        vmovdqu64    xmm11, [rel L(turns)]
        vmovdqu64    xmm12, [rel L(turns) + 16]
        vmovdqu64    xmm13, [rel L(turns) + 32]
        vmovdqu64    xmm14, [rel L(turns) + 48]
        vpaddq       xmm3{k2}, xmm3, xmm7                       ; the hash value after the block before
        vpaddq       xmm15, xmm3, [r9]
        vpsubq       xmm15{k1}, xmm10, xmm3
        vpaddq       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm16, xmm0
        vpaddq       xmm16{k1}, xmm0, xmm4
        vmovdqa64    xmm17, xmm0
        vpaddq       xmm17{k2}, xmm0, xmm4
        vprorvq      xmm18, xmm17, xmm11
        vprorvq      xmm19, xmm17, xmm12
        vprorvq      xmm20, xmm17, xmm13
        vpternlogq   xmm20, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm1
        vpaddq       xmm18{k1}, xmm1, xmm5
        vpalignr     xmm18, xmm18, xmm18, 8
        vpaddq       xmm15, xmm18, xmm15
        vpaddq       xmm15, xmm20, xmm15
        vpaddq       xmm18, xmm1, xmm5
        vpaddq       xmm1{k2}, xmm1, xmm5
        vmovdqa64    xmm19, xmm1
        vpternlogq   xmm19, xmm2, xmm14, 248
        vmovdqa64    xmm20, xmm2
        vpternlogq   xmm20, xmm1, xmm14, 208
        vpternlogq   xmm20, xmm19, xmm17, 216
        vpaddq       xmm15, xmm15, xmm20
        vmovdqa64    xmm19, xmm15                               ; the second round, and the last of the block before
        vpaddq       xmm19{k1}, xmm15, xmm8
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm20, xmm2, [r9 + 64]
        vpsubq       xmm20{k1}, xmm10, xmm2
        vmovdqa64    xmm21, xmm17
        vpternlogq   xmm21, xmm1, xmm14, 248
        vpternlogq   xmm1, xmm17, xmm14, 208
        vpternlogq   xmm1, xmm21, xmm15, 216
        vprorvq      xmm17, xmm15, xmm11
        vprorvq      xmm21, xmm15, xmm13
        vprorvq      xmm15, xmm15, xmm12
        vpternlogq   xmm21, xmm17, xmm15, 150
        vpaddq       xmm15, xmm18, [r9 + 128]                   ; round 2
        vpsubq       xmm15{k1}, xmm10, xmm18
        vpalignr     xmm16, xmm16, xmm16, 8
        vpaddq       xmm16, xmm16, xmm20
        vpaddq       xmm16, xmm16, xmm1
        vpaddq       xmm16, xmm21, xmm16
        vpaddq       xmm16{k1}, xmm16, xmm9
        vprorvq      xmm17, xmm16, xmm11
        vprorvq      xmm20, xmm16, xmm12
        vmovdqa64    xmm21, xmm19
        vpternlogq   xmm21, xmm4, xmm14, 248
        vprorvq      xmm22, xmm16, xmm13
        vpternlogq   xmm22, xmm17, xmm20, 150
        vpalignr     xmm17, xmm19, xmm19, 8
        vpaddq       xmm15, xmm15, xmm17
        vpaddq       xmm17, xmm4, [r9 + 192]                    ; round 3
        vpsubq       xmm17{k1}, xmm10, xmm4
        vmovdqa64    xmm20, xmm19
        vpternlogq   xmm20, xmm16, xmm14, 208
        vmovdqa64    xmm23, xmm4
        vpternlogq   xmm23, xmm19, xmm14, 208
        vpternlogq   xmm23, xmm21, xmm16, 216
        vpaddq       xmm15, xmm15, xmm23
        vpaddq       xmm15, xmm22, xmm15
        vprorvq      xmm21, xmm15, xmm11
        vprorvq      xmm22, xmm15, xmm12
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm19, xmm14, 248
        vpternlogq   xmm20, xmm23, xmm15, 216
        vprorvq      xmm23, xmm15, xmm13
        vpternlogq   xmm23, xmm21, xmm22, 150
        vpalignr     xmm21, xmm16, xmm16, 8
        vpaddq       xmm17, xmm17, xmm21
        vpaddq       xmm17, xmm17, xmm20
        vpaddq       xmm17, xmm23, xmm17
        vprorvq      xmm20, xmm17, xmm11                        ; round 4
        vprorvq      xmm21, xmm17, xmm12
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm15, xmm14, 208
        vpaddq       xmm23, xmm19, [r9 + 256]
        vpsubq       xmm23{k1}, xmm10, xmm19
        vmovdqa64    xmm24, xmm15
        vpternlogq   xmm24, xmm16, xmm14, 248
        vpternlogq   xmm22, xmm24, xmm17, 216
        vprorvq      xmm24, xmm17, xmm13
        vpternlogq   xmm24, xmm20, xmm21, 150
        vpalignr     xmm20, xmm15, xmm15, 8
        vpaddq       xmm20, xmm23, xmm20
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm20, xmm24, xmm20
        vprorvq      xmm21, xmm20, xmm11                        ; round 5
        vprorvq      xmm22, xmm20, xmm12
        vmovdqa64    xmm23, xmm15
        vpternlogq   xmm23, xmm17, xmm14, 208
        vpaddq       xmm24, xmm16, [r9 + 320]
        vpsubq       xmm24{k1}, xmm10, xmm16
        vmovdqa64    xmm25, xmm17
        vpternlogq   xmm25, xmm15, xmm14, 248
        vpternlogq   xmm23, xmm25, xmm20, 216
        vprorvq      xmm25, xmm20, xmm13
        vpternlogq   xmm25, xmm21, xmm22, 150
        vpalignr     xmm21, xmm17, xmm17, 8
        vpaddq       xmm21, xmm24, xmm21
        vpaddq       xmm21, xmm21, xmm23
        vpaddq       xmm21, xmm25, xmm21
        vprorvq      xmm22, xmm21, xmm11                        ; round 6
        vprorvq      xmm23, xmm21, xmm12
        vmovdqa64    xmm24, xmm20
        vpternlogq   xmm24, xmm17, xmm14, 248
        vmovdqa64    xmm25, xmm17
        vpternlogq   xmm25, xmm20, xmm14, 208
        vpternlogq   xmm25, xmm24, xmm21, 216
        vpaddq       xmm24, xmm15, [r9 + 384]
        vpsubq       xmm24{k1}, xmm10, xmm15
        vprorvq      xmm15, xmm21, xmm13
        vpternlogq   xmm15, xmm22, xmm23, 150
        vpalignr     xmm22, xmm20, xmm20, 8
        vpaddq       xmm22, xmm24, xmm22
        vpaddq       xmm22, xmm22, xmm25
        vpaddq       xmm15, xmm15, xmm22
        vprorvq      xmm22, xmm15, xmm11                        ; round 7
        vprorvq      xmm23, xmm15, xmm12
        vmovdqa64    xmm24, xmm20
        vpternlogq   xmm24, xmm21, xmm14, 208
        vpaddq       xmm25, xmm17, [r9 + 448]
        vpsubq       xmm25{k1}, xmm10, xmm17
        vmovdqa64    xmm17, xmm21
        vpternlogq   xmm17, xmm20, xmm14, 248
        vpternlogq   xmm24, xmm17, xmm15, 216
        vprorvq      xmm17, xmm15, xmm13
        vpternlogq   xmm17, xmm22, xmm23, 150
        vpalignr     xmm22, xmm21, xmm21, 8
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm22, xmm22, xmm24
        vpaddq       xmm17, xmm17, xmm22
        vprorvq      xmm22, xmm17, xmm12                        ; round 8
        vprorvq      xmm23, xmm17, xmm11
        vmovdqa64    xmm24, xmm15                               ; round 9
        vpternlogq   xmm24, xmm17, xmm14, 208
        vpaddq       xmm25, xmm20, [r9 + 512]
        vpsubq       xmm25{k1}, xmm10, xmm20
        vpaddq       xmm20, xmm21, [r9 + 576]
        vpsubq       xmm20{k1}, xmm10, xmm21
        vmovdqa64    xmm26, xmm15
        vpternlogq   xmm26, xmm21, xmm14, 248
        vmovdqa64    xmm27, xmm17
        vpternlogq   xmm27, xmm15, xmm14, 248
        vprorvq      xmm28, xmm17, xmm13
        vpternlogq   xmm28, xmm23, xmm22, 150
        vpalignr     xmm22, xmm15, xmm15, 8
        vpaddq       xmm22, xmm25, xmm22
        vpternlogq   xmm21, xmm15, xmm14, 208
        vpternlogq   xmm21, xmm26, xmm17, 216
        vpaddq       xmm21, xmm22, xmm21
        vpaddq       xmm21, xmm28, xmm21
        vpternlogq   xmm24, xmm27, xmm21, 216
        vprorvq      xmm22, xmm21, xmm12
        vprorvq      xmm23, xmm21, xmm11
        vprorvq      xmm25, xmm21, xmm13
        vpternlogq   xmm25, xmm23, xmm22, 150
        vpalignr     xmm22, xmm17, xmm17, 8
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm20, xmm20, xmm24
        vpaddq       xmm20, xmm25, xmm20
        vprorvq      xmm22, xmm20, xmm11                        ; round 10
        vprorvq      xmm23, xmm20, xmm12
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm21, xmm14, 208
        vprorvq      xmm25, xmm20, xmm13
        vpternlogq   xmm25, xmm22, xmm23, 150
        vpalignr     xmm22, xmm21, xmm21, 8
        vmovdqa64    xmm23, xmm21
        vpternlogq   xmm23, xmm17, xmm14, 248
        vpternlogq   xmm24, xmm23, xmm20, 216
        vpaddq       xmm23, xmm21, [r9 + 768]                   ; round 12
        vpsubq       xmm23{k1}, xmm10, xmm21
        vpaddq       xmm26, xmm15, [r9 + 640]
        vpsubq       xmm26{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm26, xmm22
        vpaddq       xmm15, xmm15, xmm24
        vpaddq       xmm15, xmm25, xmm15
        vprorvq      xmm22, xmm15, xmm12                        ; round 11
        vprorvq      xmm24, xmm15, xmm11
        add          rdi, 128                                   ; the next block
        add          rsi, -1
        vmovdqa64    xmm25, xmm21
        vpternlogq   xmm25, xmm20, xmm14, 208
        vmovdqa64    xmm26, xmm20
        vpternlogq   xmm26, xmm15, xmm14, 208
        vpaddq       xmm27, xmm17, [r9 + 704]
        vpsubq       xmm27{k1}, xmm10, xmm17
        vmovdqa64    xmm17, xmm15
        vpternlogq   xmm17, xmm20, xmm14, 248
        vmovdqa64    xmm28, xmm20
        vpternlogq   xmm28, xmm21, xmm14, 248
        vpternlogq   xmm25, xmm28, xmm15, 216
        vprorvq      xmm21, xmm15, xmm13
        vpternlogq   xmm21, xmm24, xmm22, 150
        vpalignr     xmm22, xmm15, xmm15, 8
        vpaddq       xmm22, xmm23, xmm22
        vpalignr     xmm23, xmm20, xmm20, 8
        vpaddq       xmm23, xmm27, xmm23
        vpaddq       xmm23, xmm23, xmm25
        vpaddq       xmm21, xmm21, xmm23
        vpternlogq   xmm26, xmm17, xmm21, 216
        vprorvq      xmm17, xmm21, xmm12
        vprorvq      xmm23, xmm21, xmm11
        vprorvq      xmm24, xmm21, xmm13
        vpternlogq   xmm24, xmm23, xmm17, 150
        vpaddq       xmm17, xmm22, xmm26
        vpaddq       xmm17, xmm24, xmm17
        vprorvq      xmm22, xmm17, xmm11                        ; round 13
        vprorvq      xmm23, xmm17, xmm12
        vmovdqa64    xmm24, xmm21
        vpternlogq   xmm24, xmm15, xmm14, 248
        vmovdqa64    xmm25, xmm15
        vpternlogq   xmm25, xmm21, xmm14, 208
        vpternlogq   xmm25, xmm24, xmm17, 216
        vprorvq      xmm24, xmm17, xmm13
        vpaddq       xmm26, xmm20, [r9 + 832]
        vpsubq       xmm26{k1}, xmm10, xmm20
        vpternlogq   xmm24, xmm22, xmm23, 150
        vpalignr     xmm20, xmm21, xmm21, 8
        vpaddq       xmm20, xmm26, xmm20
        vpaddq       xmm20, xmm20, xmm25
        vpaddq       xmm20, xmm24, xmm20
        vprorvq      xmm22, xmm20, xmm12                        ; round 14
        vprorvq      xmm23, xmm20, xmm11
        vmovdqa64    xmm24, xmm21
        vpternlogq   xmm24, xmm17, xmm14, 208
        vmovdqa64    xmm25, xmm17
        vpternlogq   xmm25, xmm21, xmm14, 248
        vpternlogq   xmm24, xmm25, xmm20, 216
        vpaddq       xmm25, xmm15, [r9 + 896]
        vpsubq       xmm25{k1}, xmm10, xmm15
        vpalignr     xmm15, xmm17, xmm17, 8
        vpaddq       xmm15, xmm25, xmm15
        vpaddq       xmm15, xmm15, xmm24
        vprorvq      xmm24, xmm20, xmm13
        vpternlogq   xmm24, xmm23, xmm22, 150
        vpaddq       xmm1, xmm24, xmm15
        vprorvq      xmm11, xmm1, xmm11                         ; round 15
        vprorvq      xmm12, xmm1, xmm12
        vprorvq      xmm13, xmm1, xmm13
        vpternlogq   xmm13, xmm11, xmm12, 150
        vmovdqa64    xmm11, xmm20
        vpternlogq   xmm11, xmm17, xmm14, 248
        vpaddq       xmm12, xmm21, [r9 + 960]
        vpsubq       xmm12{k1}, xmm10, xmm21
        vmovdqa64    xmm10, xmm17
        vpternlogq   xmm10, xmm20, xmm14, 208
        vpternlogq   xmm10, xmm11, xmm1, 216
        vpalignr     xmm11, xmm20, xmm20, 8
        vpaddq       xmm11, xmm12, xmm11
        vpaddq       xmm10, xmm11, xmm10
        lea          rdx, [r9 + 8]
        vpaddq       xmm0, xmm13, xmm10
        lea          rcx, [r9 + 1024]
        add          r9, 0x1400
        vmovdqa64    xmm5, xmm18
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm19
        vmovdqa64    xmm9, xmm16
        vmovdqa64    xmm2, xmm20
        vmovdqa64    xmm3, xmm17
        mov          r8, r9
        mov          r9, rdx
        align        64
        ; Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        ;   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, blocks in rsi, data in rdi, turn in r8, q in r9, is_e in
        ;   k2, state in [rsp + 32], end in [rsp + 40].
L(f_plain8):

        ; sixteen rounds of one block
        vpaddq       xmm10, xmm3, [rcx]                         ; round 0
        vmovdqu64    xmm11, [rel L(turns) + 16]
        vprorvq      xmm12, xmm0, xmm11
        vmovdqu64    xmm13, [rel L(turns) + 32]
        vprorvq      xmm14, xmm0, xmm13
        vmovdqu64    xmm15, [rel L(turns)]
        vprorvq      xmm16, xmm0, xmm15
        vmovdqu64    xmm17, [rel L(words_00000000000000000000000000000000)]
        vpsubq       xmm10{k1}, xmm17, xmm3
        vmovdqu64    xmm18, [rel L(turns) + 48]
        vmovdqa64    xmm19, xmm2
        vpternlogq   xmm19, xmm1, xmm18, 208
        vpaddq       xmm20, xmm2, [rcx + 64]                    ; round 1
        vpsubq       xmm20{k1}, xmm17, xmm2
        vpalignr     xmm21, xmm1, xmm1, 8
        vpaddq       xmm10, xmm21, xmm10
        vpternlogq   xmm14, xmm16, xmm12, 150
        vpaddq       xmm10, xmm14, xmm10
        vmovdqa64    xmm12, xmm0
        vpternlogq   xmm12, xmm1, xmm18, 248
        vmovdqa64    xmm14, xmm1
        vpternlogq   xmm14, xmm2, xmm18, 248
        vpternlogq   xmm19, xmm14, xmm0, 216
        vpaddq       xmm10, xmm10, xmm19
        vprorvq      xmm14, xmm10, xmm11
        vprorvq      xmm16, xmm10, xmm15
        vpalignr     xmm19, xmm0, xmm0, 8
        vpaddq       xmm19, xmm19, xmm20
        vprorvq      xmm20, xmm10, xmm13
        vpternlogq   xmm20, xmm16, xmm14, 150
        vpaddq       xmm14, xmm1, [rcx + 128]                   ; round 2
        vpsubq       xmm14{k1}, xmm17, xmm1
        vpternlogq   xmm1, xmm0, xmm18, 208
        vpternlogq   xmm1, xmm12, xmm10, 216
        vpaddq       xmm12, xmm19, xmm1
        vpaddq       xmm12, xmm20, xmm12
        vprorvq      xmm16, xmm12, xmm15
        vprorvq      xmm19, xmm12, xmm11
        vmovdqa64    xmm20, xmm10
        vpternlogq   xmm20, xmm0, xmm18, 248
        vprorvq      xmm21, xmm12, xmm13
        vpternlogq   xmm21, xmm16, xmm19, 150
        vpalignr     xmm16, xmm10, xmm10, 8
        vpaddq       xmm14, xmm14, xmm16
        vmovdqa64    xmm16, xmm0
        vpternlogq   xmm16, xmm10, xmm18, 208
        vpternlogq   xmm16, xmm20, xmm12, 216
        vpaddq       xmm14, xmm14, xmm16
        vpaddq       xmm14, xmm21, xmm14
        vprorvq      xmm16, xmm14, xmm15                        ; round 3
        vpaddq       xmm19, xmm0, [rcx + 192]
        vpsubq       xmm19{k1}, xmm17, xmm0
        vprorvq      xmm20, xmm14, xmm11
        vmovdqa64    xmm21, xmm12
        vpternlogq   xmm21, xmm10, xmm18, 248
        vpaddq       xmm22, xmm12, [rcx + 320]                  ; round 5
        vpsubq       xmm22{k1}, xmm17, xmm12
        vprorvq      xmm23, xmm14, xmm13
        vpternlogq   xmm23, xmm16, xmm20, 150
        vpalignr     xmm16, xmm12, xmm12, 8
        vpaddq       xmm16, xmm19, xmm16
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm12, xmm18, 208
        vpternlogq   xmm19, xmm21, xmm14, 216
        vpaddq       xmm16, xmm16, xmm19
        vpaddq       xmm16, xmm23, xmm16
        vpaddq       xmm19, xmm10, [rcx + 256]                  ; round 4
        vpsubq       xmm19{k1}, xmm17, xmm10
        vprorvq      xmm10, xmm16, xmm15
        vprorvq      xmm20, xmm16, xmm11
        vprorvq      xmm21, xmm16, xmm13
        vpternlogq   xmm21, xmm10, xmm20, 150
        vmovdqa64    xmm10, xmm14
        vpternlogq   xmm10, xmm12, xmm18, 248
        vpalignr     xmm20, xmm14, xmm14, 8
        vpaddq       xmm19, xmm19, xmm20
        vpternlogq   xmm12, xmm14, xmm18, 208
        vpternlogq   xmm12, xmm10, xmm16, 216
        vpaddq       xmm10, xmm19, xmm12
        vpaddq       xmm10, xmm21, xmm10
        vprorvq      xmm12, xmm10, xmm15
        vprorvq      xmm19, xmm10, xmm11
        vmovdqa64    xmm20, xmm16
        vpternlogq   xmm20, xmm14, xmm18, 248
        vpaddq       xmm21, xmm14, [rcx + 384]                  ; round 6
        vpsubq       xmm21{k1}, xmm17, xmm14
        vprorvq      xmm23, xmm10, xmm13
        vpternlogq   xmm23, xmm12, xmm19, 150
        vpternlogq   xmm14, xmm16, xmm18, 208
        vpternlogq   xmm14, xmm20, xmm10, 216
        vpalignr     xmm12, xmm16, xmm16, 8
        vpaddq       xmm12, xmm22, xmm12
        vpaddq       xmm12, xmm12, xmm14
        vpaddq       xmm12, xmm23, xmm12
        vprorvq      xmm14, xmm12, xmm15
        vprorvq      xmm19, xmm12, xmm11
        vmovdqa64    xmm20, xmm10
        vpternlogq   xmm20, xmm16, xmm18, 248
        vprorvq      xmm22, xmm12, xmm13
        vpternlogq   xmm22, xmm14, xmm19, 150
        vpalignr     xmm14, xmm10, xmm10, 8
        vpaddq       xmm14, xmm21, xmm14
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm10, xmm18, 208
        vpaddq       xmm21, xmm16, [rcx + 448]                  ; round 7
        vpsubq       xmm21{k1}, xmm17, xmm16
        vpternlogq   xmm19, xmm20, xmm12, 216
        vpaddq       xmm14, xmm14, xmm19
        vpaddq       xmm14, xmm22, xmm14
        vprorvq      xmm16, xmm14, xmm15
        vprorvq      xmm19, xmm14, xmm11
        vmovdqa64    xmm20, xmm12
        vpternlogq   xmm20, xmm10, xmm18, 248
        vprorvq      xmm22, xmm14, xmm13
        vpternlogq   xmm22, xmm16, xmm19, 150
        vpalignr     xmm16, xmm12, xmm12, 8
        vpaddq       xmm16, xmm21, xmm16
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm12, xmm18, 208
        vpternlogq   xmm19, xmm20, xmm14, 216
        vpaddq       xmm16, xmm16, xmm19
        vpaddq       xmm16, xmm22, xmm16
        vpaddq       xmm19, xmm10, [rcx + 512]                  ; round 8
        vpsubq       xmm19{k1}, xmm17, xmm10
        vprorvq      xmm10, xmm16, xmm15
        vprorvq      xmm20, xmm16, xmm11
        vmovdqa64    xmm21, xmm14
        vpternlogq   xmm21, xmm12, xmm18, 248
        vprorvq      xmm22, xmm16, xmm13
        vpternlogq   xmm22, xmm10, xmm20, 150
        vpalignr     xmm10, xmm14, xmm14, 8
        vpaddq       xmm10, xmm19, xmm10
        vpaddq       xmm19, xmm12, [rcx + 576]                  ; round 9
        vpsubq       xmm19{k1}, xmm17, xmm12
        vpternlogq   xmm12, xmm14, xmm18, 208
        vpternlogq   xmm12, xmm21, xmm16, 216
        vpaddq       xmm10, xmm10, xmm12
        vpaddq       xmm10, xmm22, xmm10
        vprorvq      xmm12, xmm10, xmm15
        vprorvq      xmm20, xmm10, xmm11
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm14, xmm18, 248
        vprorvq      xmm22, xmm10, xmm13
        vpternlogq   xmm22, xmm12, xmm20, 150
        vpalignr     xmm12, xmm16, xmm16, 8
        vpaddq       xmm12, xmm19, xmm12
        vmovdqa64    xmm19, xmm14
        vpternlogq   xmm19, xmm16, xmm18, 208
        vpternlogq   xmm19, xmm21, xmm10, 216
        vpaddq       xmm12, xmm12, xmm19
        vpaddq       xmm12, xmm22, xmm12
        vpaddq       xmm19, xmm14, [rcx + 640]                  ; round 10
        vpsubq       xmm19{k1}, xmm17, xmm14
        vprorvq      xmm14, xmm12, xmm15
        vprorvq      xmm20, xmm12, xmm11
        vmovdqa64    xmm21, xmm10
        vpternlogq   xmm21, xmm16, xmm18, 248
        vpalignr     xmm22, xmm10, xmm10, 8
        vpaddq       xmm19, xmm19, xmm22
        vprorvq      xmm22, xmm12, xmm13
        vpternlogq   xmm22, xmm14, xmm20, 150
        vpaddq       xmm14, xmm16, [rcx + 704]                  ; round 11
        vpsubq       xmm14{k1}, xmm17, xmm16
        vpternlogq   xmm16, xmm10, xmm18, 208
        vpternlogq   xmm16, xmm21, xmm12, 216
        vpaddq       xmm16, xmm19, xmm16
        vpaddq       xmm16, xmm22, xmm16
        vprorvq      xmm19, xmm16, xmm15
        vprorvq      xmm20, xmm16, xmm11
        vmovdqa64    xmm21, xmm12
        vpternlogq   xmm21, xmm10, xmm18, 248
        vprorvq      xmm22, xmm16, xmm13
        vpternlogq   xmm22, xmm19, xmm20, 150
        vpalignr     xmm19, xmm12, xmm12, 8
        vpaddq       xmm14, xmm14, xmm19
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm12, xmm18, 208
        vpternlogq   xmm19, xmm21, xmm16, 216
        vpaddq       xmm14, xmm14, xmm19
        vpaddq       xmm14, xmm22, xmm14
        vpaddq       xmm19, xmm10, [rcx + 768]                  ; round 12
        vpsubq       xmm19{k1}, xmm17, xmm10
        vprorvq      xmm10, xmm14, xmm15
        vprorvq      xmm20, xmm14, xmm11
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm12, xmm18, 248
        vprorvq      xmm22, xmm14, xmm13
        vpternlogq   xmm22, xmm10, xmm20, 150
        vpaddq       xmm10, xmm12, [rcx + 832]                  ; round 13
        vpsubq       xmm10{k1}, xmm17, xmm12
        vpalignr     xmm20, xmm16, xmm16, 8
        vpaddq       xmm19, xmm19, xmm20
        vpternlogq   xmm12, xmm16, xmm18, 208
        vpternlogq   xmm12, xmm21, xmm14, 216
        vpaddq       xmm12, xmm19, xmm12
        vpaddq       xmm3, xmm22, xmm12
        vprorvq      xmm12, xmm3, xmm15
        vprorvq      xmm19, xmm3, xmm11
        vmovdqa64    xmm20, xmm14
        vpternlogq   xmm20, xmm16, xmm18, 248
        vprorvq      xmm21, xmm3, xmm13
        vpternlogq   xmm21, xmm12, xmm19, 150
        vpalignr     xmm12, xmm14, xmm14, 8
        vpaddq       xmm10, xmm10, xmm12
        vpaddq       xmm12, xmm16, [rcx + 896]                  ; round 14
        vpsubq       xmm12{k1}, xmm17, xmm16
        vpternlogq   xmm16, xmm14, xmm18, 208
        vpternlogq   xmm16, xmm20, xmm3, 216
        vpaddq       xmm10, xmm10, xmm16
        vpaddq       xmm2, xmm21, xmm10
        vprorvq      xmm10, xmm2, xmm15
        vprorvq      xmm16, xmm2, xmm11
        vmovdqa64    xmm19, xmm3
        vpternlogq   xmm19, xmm14, xmm18, 248
        vprorvq      xmm20, xmm2, xmm13
        vpternlogq   xmm20, xmm10, xmm16, 150
        vmovdqa64    xmm10, xmm14
        vpternlogq   xmm10, xmm3, xmm18, 208
        vpternlogq   xmm10, xmm19, xmm2, 216
        vpalignr     xmm16, xmm2, xmm2, 8                       ; round 15
        lea          rdx, [rcx + 1024]
        vpalignr     xmm19, xmm3, xmm3, 8
        vpaddq       xmm12, xmm12, xmm19
        vpaddq       xmm10, xmm12, xmm10
        vpaddq       xmm1, xmm20, xmm10
        vprorvq      xmm10, xmm1, xmm13
        vprorvq      xmm11, xmm1, xmm11
        vpaddq       xmm12, xmm14, [rcx + 960]
        vpsubq       xmm12{k1}, xmm17, xmm14
        vprorvq      xmm13, xmm1, xmm15
        vpternlogq   xmm10, xmm13, xmm11, 150
        vmovdqa64    xmm11, xmm3
        vpternlogq   xmm11, xmm2, xmm18, 208
        vmovdqa64    xmm13, xmm2
        vpternlogq   xmm13, xmm3, xmm18, 248
        vpternlogq   xmm11, xmm13, xmm1, 216
        vpaddq       xmm12, xmm12, xmm16
        vpaddq       xmm11, xmm12, xmm11
        vpaddq       xmm0, xmm10, xmm11
        mov          rcx, rdx
        cmp          rcx, r8
        jne          L(f_plain8)
        cmp          r9, [rsp + 40]
        jne          L(f_first8)

        ; the hash value after the batch
        vmovdqu64    xmm10, [rel L(words_00000000000000000000000000000000)] ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel L(turns)]
        vmovdqu64    xmm12, [rel L(turns) + 16]
        vmovdqu64    xmm13, [rel L(turns) + 32]
        vpaddq       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4                           ; the hash value
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vmovq        [rcx + 40], xmm5
        vpaddq       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rel L(turns) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpshufd      xmm16, xmm4, 14
        vmovdqa64    xmm17, xmm1
        vpternlogq   xmm17, xmm2, xmm14, 248
        vpaddq       xmm3, xmm3, xmm15
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm1, xmm14, 208
        vprorvq      xmm18, xmm0, xmm11
        vpternlogq   xmm15, xmm17, xmm0, 216
        vprorvq      xmm17, xmm0, xmm12
        vmovq        [rcx + 56], xmm7
        vprorvq      xmm19, xmm0, xmm13
        vpternlogq   xmm19, xmm18, xmm17, 150
        vpaddq       xmm3, xmm3, xmm19
        vpaddq       xmm3, xmm3, xmm15
        vprorvq      xmm11, xmm3, xmm11
        vprorvq      xmm12, xmm3, xmm12
        vpshufd      xmm15, xmm5, 14
        vpaddq       xmm8, xmm8, xmm3
        vpshufd      xmm17, xmm8, 14
        vprorvq      xmm13, xmm3, xmm13
        vpternlogq   xmm13, xmm11, xmm12, 150
        vmovq        [rcx + 8], xmm17
        vmovdqa64    xmm11, xmm0
        vpternlogq   xmm11, xmm1, xmm14, 248
        vpternlogq   xmm1, xmm0, xmm14, 208
        vpalignr     xmm0, xmm0, xmm0, 8
        vpaddq       xmm0, xmm0, xmm10
        vmovq        [rcx + 16], xmm16
        vpternlogq   xmm1, xmm11, xmm3, 216
        vpaddq       xmm6, xmm2, xmm6
        vmovq        [rcx + 48], xmm6
        vpaddq       xmm0, xmm0, xmm1
        vmovq        [rcx + 24], xmm15
        vpaddq       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 14
        vmovq        [rcx], xmm0
        jmp          L(f_batch8)
        ; Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        ;   blocks in rsi, data in rdi, is_e in k2, state in [rsp + 32].
L(f_batch1):
        cmp          rsi, 1
        jb           L(f_leave)
        cmp          rsi, 8
        jb           L(f_below8)
        mov          r9d, 8
        jmp          L(f_row)
L(f_below8):
        cmp          rsi, 4
        jb           L(f_below4)
        mov          r9d, 4
        jmp          L(f_row)
L(f_below4):
        cmp          rsi, 2
        jb           L(f_below2)
        mov          r9d, 2
        jmp          L(f_row)
L(f_below2):
        mov          r9d, 1
L(f_row):
        vmovdqu64    xmm3, [rel L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        align        64
        ; Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        ;   xmm8, H a in xmm9, area in rax, is_a in k1, blocks in rsi, data in rdi, is_e in k2, state in [rsp + 32], left
        ;   in r9.
L(f_first1):

        ; the end of a block, and sixteen rounds on the message words of the next
        mov          r10, [rdi]                                 ; W_0
        mov          r11, [rdi + 8]                             ; W_1
        bswap        r11
            mov      [rax + 8], r11                             ; W 1
        vmovdqa64    xmm10, xmm0                                ; the hash value after the block before
        vpaddq       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddq       xmm11{k2}, xmm1, xmm5
        vpaddq       xmm3{k2}, xmm3, xmm7
        vpaddq       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm12, xmm0
        vpaddq       xmm12{k1}, xmm0, xmm4
        bswap        r10
            mov      [rax], r10                                 ; W 0
            add      r10, [rel L(K)]
        vmovdqa64    xmm13, xmm1
        vpaddq       xmm13{k1}, xmm1, xmm5
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        mov          rbx, [rdi + 16]                            ; W_2
        vmovdqu64    xmm14, [rel L(turns) + 48]                 ; the first round, and the last but one of the block before
        vmovdqa64    xmm15, xmm11
        vpternlogq   xmm15, xmm2, xmm14, 248
        vmovdqa64    xmm16, xmm2
        vpternlogq   xmm16, xmm11, xmm14, 208
            add      r11, [rel L(K) + 8]
        vpternlogq   xmm16, xmm15, xmm10, 216
        vmovdqu64    xmm15, [rel L(words_00000000000000000000000000000000)]
        vmovq        xmm17, r10
        vpaddq       xmm17, xmm3, xmm17
        vpsubq       xmm17{k1}, xmm15, xmm3
        vpalignr     xmm13, xmm13, xmm13, 8
        bswap        rbx
            mov      [rax + 16], rbx                            ; W 2
        vmovdqu64    xmm18, [rel L(turns)]
        vprorvq      xmm19, xmm10, xmm18
        mov          r10, [rdi + 24]                            ; W_3
        vmovdqu64    xmm20, [rel L(turns) + 16]
        vprorvq      xmm21, xmm10, xmm20
        vmovdqu64    xmm22, [rel L(turns) + 32]
        vprorvq      xmm23, xmm10, xmm22
        vpternlogq   xmm23, xmm19, xmm21, 150
        vpaddq       xmm13, xmm13, xmm23
        vpaddq       xmm13, xmm13, xmm16
        vmovq        xmm16, r11                                 ; the second round, and the last of the block before
            add      rbx, [rel L(K) + 16]
        vpalignr     xmm12, xmm12, xmm12, 8
        bswap        r10
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm11, xmm14, 248
            mov      [rax + 24], r10                            ; W 3
        mov          r11, [rdi + 32]                            ; W_4
        vpaddq       xmm16, xmm2, xmm16
        vpsubq       xmm16{k1}, xmm15, xmm2
        vpaddq       xmm12, xmm12, xmm16
        vpaddq       xmm13, xmm17, xmm13
        vprorvq      xmm16, xmm13, xmm18
        vprorvq      xmm17, xmm13, xmm20
        vprorvq      xmm21, xmm13, xmm22
        vmovdqa64    xmm23, xmm13
        vpaddq       xmm23{k1}, xmm13, xmm8
        vpternlogq   xmm21, xmm16, xmm17, 150
        vpternlogq   xmm11, xmm10, xmm14, 208
        vpternlogq   xmm11, xmm19, xmm13, 216
        vpaddq       xmm10, xmm12, xmm11
        vpaddq       xmm10, xmm21, xmm10
        vpaddq       xmm10{k1}, xmm10, xmm9
        vprorvq      xmm11, xmm10, xmm20                        ; round 2
        vmovdqa64    xmm12, xmm23
        vpternlogq   xmm12, xmm4, xmm14, 248
            add      r10, [rel L(K) + 24]
        bswap        r11
            mov      [rax + 32], r11                            ; W 4
        vpalignr     xmm13, xmm23, xmm23, 8
        vprorvq      xmm16, xmm10, xmm18
        vprorvq      xmm17, xmm10, xmm22
        vpternlogq   xmm17, xmm16, xmm11, 150
        vmovdqa64    xmm11, xmm4
        vpternlogq   xmm11, xmm23, xmm14, 208
        vpternlogq   xmm11, xmm12, xmm10, 216
        vmovq        xmm12, rbx
        vpaddq       xmm12, xmm5, xmm12
        vpsubq       xmm12{k1}, xmm15, xmm5
        vpaddq       xmm12, xmm12, xmm13
        vpaddq       xmm11, xmm12, xmm11
        vpaddq       xmm11, xmm17, xmm11
        vprorvq      xmm12, xmm11, xmm20                        ; round 3
        vmovdqa64    xmm13, xmm10
        vpternlogq   xmm13, xmm23, xmm14, 248
        mov          rbx, [rdi + 40]                            ; W_5
        mov          rbp, [rdi + 48]                            ; W_6
            add      r11, [rel L(K) + 32]
        bswap        rbx
        vprorvq      xmm16, xmm11, xmm18
            mov      [rax + 40], rbx                            ; W 5
        vprorvq      xmm17, xmm11, xmm22
        vpternlogq   xmm17, xmm16, xmm12, 150
        vmovdqa64    xmm12, xmm23
        vpternlogq   xmm12, xmm10, xmm14, 208
        vpternlogq   xmm12, xmm13, xmm11, 216
        vmovq        xmm13, r10
        vpaddq       xmm13, xmm4, xmm13
        vpsubq       xmm13{k1}, xmm15, xmm4
            add      rbx, [rel L(K) + 40]
        vpalignr     xmm16, xmm10, xmm10, 8
        vpaddq       xmm13, xmm13, xmm16
        vpaddq       xmm12, xmm13, xmm12
        vpaddq       xmm12, xmm17, xmm12
        bswap        rbp
            mov      [rax + 48], rbp                            ; W 6
        vprorvq      xmm13, xmm12, xmm20                        ; round 4
        vprorvq      xmm16, xmm12, xmm22
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm10, xmm14, 248
        vprorvq      xmm19, xmm12, xmm18
        vmovdqa64    xmm21, xmm10
        vpternlogq   xmm21, xmm11, xmm14, 208
        vpternlogq   xmm21, xmm17, xmm12, 216
        vmovq        xmm17, r11
        vpaddq       xmm17, xmm17, xmm23
        vpsubq       xmm17{k1}, xmm15, xmm23
        vpternlogq   xmm16, xmm19, xmm13, 150
        vmovdqa64    xmm13, xmm12                               ; round 5
        vpternlogq   xmm13, xmm11, xmm14, 248
        vpalignr     xmm19, xmm11, xmm11, 8
        vpaddq       xmm17, xmm17, xmm19
        vpaddq       xmm17, xmm17, xmm21
        vpaddq       xmm16, xmm16, xmm17
        mov          r10, [rdi + 56]                            ; W_7
        vprorvq      xmm17, xmm16, xmm20
        vpalignr     xmm19, xmm12, xmm12, 8
        vprorvq      xmm21, xmm16, xmm18
            add      rbp, [rel L(K) + 48]
        vprorvq      xmm24, xmm16, xmm22
        vpternlogq   xmm24, xmm21, xmm17, 150
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm12, xmm14, 208
        vpternlogq   xmm17, xmm13, xmm16, 216
        bswap        r10
            mov      [rax + 56], r10                            ; W 7
        vmovq        xmm13, rbx
        vpaddq       xmm13, xmm13, xmm10
        vpsubq       xmm13{k1}, xmm15, xmm10
        vpaddq       xmm13, xmm13, xmm19
        vpaddq       xmm13, xmm13, xmm17
        vmovdqa64    xmm17, xmm16                               ; round 6
        vpternlogq   xmm17, xmm12, xmm14, 248
        vpaddq       xmm13, xmm24, xmm13
        vprorvq      xmm19, xmm13, xmm20
        mov          r11, [rdi + 64]                            ; W_8
        mov          rbx, [rdi + 72]                            ; W_9
        vpalignr     xmm21, xmm16, xmm16, 8
        vprorvq      xmm24, xmm13, xmm18
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm24, xmm19, 150
        vmovdqa64    xmm19, xmm12
        vpternlogq   xmm19, xmm16, xmm14, 208
        vpternlogq   xmm19, xmm17, xmm13, 216
            add      r10, [rel L(K) + 56]
        vmovq        xmm17, rbp
        vpaddq       xmm17, xmm17, xmm11
        vpsubq       xmm17{k1}, xmm15, xmm11
        vpaddq       xmm11, xmm17, xmm21
        bswap        r11
            mov      [rax + 64], r11                            ; W 8
        bswap        rbx
        vpaddq       xmm11, xmm11, xmm19
        vpaddq       xmm11, xmm25, xmm11
        vprorvq      xmm17, xmm11, xmm20                        ; round 7
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm16, xmm14, 248
        vpalignr     xmm21, xmm13, xmm13, 8
            add      r11, [rel L(K) + 64]
        vmovdqa64    xmm24, xmm11                               ; round 8
        vpternlogq   xmm24, xmm13, xmm14, 248
            mov      [rax + 72], rbx                            ; W 9
        vprorvq      xmm25, xmm11, xmm18
        vprorvq      xmm26, xmm11, xmm22
        vpternlogq   xmm26, xmm25, xmm17, 150
        vmovdqa64    xmm17, xmm16
        vpternlogq   xmm17, xmm13, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm11, 216
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm19, xmm12
        vpsubq       xmm19{k1}, xmm15, xmm12
        vpaddq       xmm12, xmm19, xmm21
        vpalignr     xmm19, xmm11, xmm11, 8
        mov          r10, [rdi + 80]                            ; W_10
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm11, xmm14, 208
        vpaddq       xmm12, xmm12, xmm17
        vpaddq       xmm12, xmm26, xmm12
        vprorvq      xmm17, xmm12, xmm20
        vpternlogq   xmm21, xmm24, xmm12, 216
        vprorvq      xmm24, xmm12, xmm22
            add      rbx, [rel L(K) + 72]
        vmovq        xmm25, r11
        vpaddq       xmm25, xmm25, xmm16
        vpsubq       xmm25{k1}, xmm15, xmm16
        vpaddq       xmm16, xmm25, xmm19
        vprorvq      xmm19, xmm12, xmm18
        vpternlogq   xmm24, xmm19, xmm17, 150
        vpaddq       xmm16, xmm16, xmm21
        vpaddq       xmm16, xmm24, xmm16
        bswap        r10
            mov      [rax + 80], r10                            ; W 10
        vprorvq      xmm17, xmm16, xmm20                        ; round 9
        vmovdqa64    xmm19, xmm12
        vpternlogq   xmm19, xmm11, xmm14, 248
        vpalignr     xmm21, xmm12, xmm12, 8
        vprorvq      xmm24, xmm16, xmm18
        vprorvq      xmm25, xmm16, xmm22
        vpternlogq   xmm25, xmm24, xmm17, 150
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm12, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm16, 216
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm19, xmm13
        vpsubq       xmm19{k1}, xmm15, xmm13
        vpaddq       xmm13, xmm19, xmm21
        vpaddq       xmm13, xmm13, xmm17
        vpaddq       xmm13, xmm25, xmm13
        vprorvq      xmm17, xmm13, xmm20                        ; round 10
            add      r10, [rel L(K) + 80]
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm12, xmm14, 248
        mov          r11, [rdi + 88]                            ; W_11
        vprorvq      xmm21, xmm13, xmm18
        vpalignr     xmm24, xmm16, xmm16, 8
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm21, xmm17, 150
        mov          rbx, [rdi + 96]                            ; W_12
        vmovdqa64    xmm17, xmm12
        vpternlogq   xmm17, xmm16, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm13, 216
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm19, xmm11
        vpsubq       xmm19{k1}, xmm15, xmm11
        vpaddq       xmm11, xmm19, xmm24
        bswap        r11
            mov      [rax + 88], r11                            ; W 11
        vpaddq       xmm11, xmm11, xmm17
        vpaddq       xmm11, xmm25, xmm11
        vprorvq      xmm17, xmm11, xmm20                        ; round 11
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm16, xmm14, 248
        vprorvq      xmm21, xmm11, xmm22
            add      r11, [rel L(K) + 88]
        bswap        rbx
            mov      [rax + 96], rbx                            ; W 12
        vpalignr     xmm24, xmm13, xmm13, 8
        vprorvq      xmm25, xmm11, xmm18
        vpternlogq   xmm21, xmm25, xmm17, 150
        vmovdqa64    xmm17, xmm16
        vpternlogq   xmm17, xmm13, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm11, 216
        mov          r10, [rdi + 104]                           ; W_13
        vmovq        xmm19, r11
        vpaddq       xmm19, xmm19, xmm12
        vpsubq       xmm19{k1}, xmm15, xmm12
        vpaddq       xmm12, xmm19, xmm24
        vpaddq       xmm12, xmm12, xmm17
        vpaddq       xmm12, xmm21, xmm12
        vprorvq      xmm17, xmm12, xmm20                        ; round 12
        vmovdqa64    xmm19, xmm11
        vpternlogq   xmm19, xmm13, xmm14, 248
            add      rbx, [rel L(K) + 96]
        bswap        r10
        vpalignr     xmm21, xmm11, xmm11, 8
        vprorvq      xmm24, xmm12, xmm18
            mov      [rax + 104], r10                           ; W 13
        vmovdqa64    xmm25, xmm13
        vpternlogq   xmm25, xmm11, xmm14, 208
        vpternlogq   xmm25, xmm19, xmm12, 216
        vprorvq      xmm19, xmm12, xmm22
        vpternlogq   xmm19, xmm24, xmm17, 150
        vmovq        xmm17, rbx
        vpaddq       xmm17, xmm17, xmm16
        vpsubq       xmm17{k1}, xmm15, xmm16
        vpaddq       xmm16, xmm17, xmm21
        mov          r11, [rdi + 112]                           ; W_14
        vpaddq       xmm16, xmm16, xmm25
        vmovdqa64    xmm17, xmm12                               ; round 13
        vpternlogq   xmm17, xmm11, xmm14, 248
        vpaddq       xmm16, xmm19, xmm16
        vprorvq      xmm19, xmm16, xmm20
            add      r10, [rel L(K) + 104]
        vpalignr     xmm21, xmm12, xmm12, 8
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm12, xmm14, 208
        vpternlogq   xmm24, xmm17, xmm16, 216
        bswap        r11
            mov      [rax + 112], r11                           ; W 14
        vprorvq      xmm17, xmm16, xmm18
        vprorvq      xmm25, xmm16, xmm22
        vpternlogq   xmm25, xmm17, xmm19, 150
        vmovq        xmm17, r10
        vpaddq       xmm17, xmm17, xmm13
        vpsubq       xmm17{k1}, xmm15, xmm13
        vpaddq       xmm13, xmm17, xmm21
        vpaddq       xmm13, xmm13, xmm24
        vpaddq       xmm13, xmm25, xmm13
        vprorvq      xmm17, xmm13, xmm20                        ; round 14
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm12, xmm14, 248
        mov          r10, [rdi + 120]                           ; W_15
        vpalignr     xmm21, xmm16, xmm16, 8
        vprorvq      xmm24, xmm13, xmm18
        bswap        r10
            add      r11, [rel L(K) + 112]
        vmovdqa64    xmm25, xmm12
        vpternlogq   xmm25, xmm16, xmm14, 208
        vpternlogq   xmm25, xmm19, xmm13, 216
        vmovq        xmm19, r11
        vpaddq       xmm19, xmm19, xmm11
        vpsubq       xmm19{k1}, xmm15, xmm11
        vpaddq       xmm11, xmm19, xmm21
            mov      [rax + 120], r10                           ; W 15
        vmovdqa64    xmm19, xmm13                               ; round 15
        vpternlogq   xmm19, xmm16, xmm14, 248
        vpaddq       xmm11, xmm11, xmm25
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm13, xmm14, 208
        vprorvq      xmm14, xmm13, xmm22
        vpternlogq   xmm14, xmm24, xmm17, 150
        vpaddq       xmm1, xmm14, xmm11
        vpternlogq   xmm21, xmm19, xmm1, 216
        vpalignr     xmm11, xmm13, xmm13, 8
            add      r10, [rel L(K) + 120]
        vmovq        xmm14, r10
        vpaddq       xmm14, xmm14, xmm12
        vpsubq       xmm14{k1}, xmm15, xmm12
        vprorvq      xmm12, xmm1, xmm18
        vprorvq      xmm15, xmm1, xmm20
        vprorvq      xmm17, xmm1, xmm22
        vpternlogq   xmm17, xmm12, xmm15, 150
        vpaddq       xmm11, xmm14, xmm11
        vpaddq       xmm11, xmm11, xmm21
        vpaddq       xmm0, xmm17, xmm11
        lea          r8, [rax + 512]
        lea          rdx, [rel L(K) + 128]
        add          rdi, 128                                   ; the next block
        add          rsi, -1
        add          r9, -1
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm23
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm13
        vmovdqa64    xmm3, xmm16
        mov          rcx, rax
        align        64
        ; Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        ;   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, kp in rdx, blocks in rsi, data in rdi, turn in r8, is_e
        ;   in k2, state in [rsp + 32], left in r9.
L(f_carry1):

        ; sixteen rounds, and the schedule of their words
            vmovdqu64 ymm10, [rcx + 8]                          ; sigma0(W_1) + W_0, and three more
            vprorq   ymm11, ymm10, 1
            vpsrlq   ymm12, ymm10, 7
            mov      r10, [rcx + 88]                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm10, ymm10, 8
            vpternlogq ymm12, ymm11, ymm10, 150
            vpaddq   ymm10, ymm12, [rcx]
            vmovdqu64 [rcx + 128], ymm10
            add      r10, [rcx + 144]
            mov      r11, [rcx + 112]                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            mov      rbx, r11
            shr      rbx, 6
            mov      rbp, [rcx + 72]
            add      rbp, [rcx + 128]
            mov      r12, [rcx + 120]                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            rorx     r13, r12, 19
            mov      r14, r12
            shr      r14, 6
            mov      r15, [rcx + 80]
            add      r15, [rcx + 136]
        mov          [rsp + 48], rsi
            rorx     rsi, r11, 19
            vmovdqu64 ymm10, [rcx + 40]                         ; sigma0(W_5) + W_4, and three more
            vpsrlq   ymm11, ymm10, 7
            vprorq   ymm12, ymm10, 8
            vprorq   ymm10, ymm10, 1
            vpternlogq ymm11, ymm10, ymm12, 150
            vpaddq   ymm10, ymm11, [rcx + 32]
            rorx     r11, r11, 61
            xor      rsi, r11
            xor      rsi, rbx
            add      rbp, rsi
            rorx     r11, rbp, 61
            mov      [rcx + 128], rbp
        vmovdqu64    xmm11, [rel L(words_00000000000000000000000000000000)] ; round 16
            mov      rbx, rbp
            add      rbx, [rdx]
        vmovq        xmm12, rbx
            mov      rbx, [rcx + 96]                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            add      rbx, [rcx + 152]
        vpaddq       xmm12, xmm3, xmm12
            mov      rsi, [rcx + 104]                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsubq       xmm12{k1}, xmm11, xmm3
        vmovdqu64    xmm13, [rel L(turns)]
        vprorvq      xmm14, xmm0, xmm13
        vmovdqu64    xmm15, [rel L(turns) + 32]
        vprorvq      xmm16, xmm0, xmm15
        vpalignr     xmm17, xmm1, xmm1, 8
        mov          [rsp + 56], rdi
            mov      rdi, rbp
            shr      rdi, 6
            rorx     r12, r12, 61
            xor      r13, r12
            xor      r13, r14
            add      r15, r13
            mov      [rcx + 136], r15
        vmovdqu64    xmm18, [rel L(turns) + 16]
        vprorvq      xmm19, xmm0, xmm18
        vpternlogq   xmm16, xmm14, xmm19, 150
        vpaddq       xmm14, xmm17, xmm16
        vmovdqu64    xmm16, [rel L(turns) + 48]
        vmovdqa64    xmm17, xmm1
        vpternlogq   xmm17, xmm2, xmm16, 248
        vmovdqa64    xmm19, xmm2
        vpternlogq   xmm19, xmm1, xmm16, 208
        vpternlogq   xmm19, xmm17, xmm0, 216
        vpaddq       xmm14, xmm14, xmm19
        vpaddq       xmm12, xmm14, xmm12
        vmovdqa64    xmm14, xmm1                                ; round 17
        vpternlogq   xmm14, xmm0, xmm16, 208
        vprorvq      xmm17, xmm12, xmm13
            mov      r12, r15
            add      r12, [rdx + 8]
        vmovq        xmm19, r12
        vpaddq       xmm19, xmm2, xmm19
            rorx     r12, r15, 61
        vpalignr     xmm20, xmm0, xmm0, 8
        vprorvq      xmm21, xmm12, xmm18
        vmovdqa64    xmm22, xmm0
        vpternlogq   xmm22, xmm1, xmm16, 248
        vpternlogq   xmm14, xmm22, xmm12, 216
        vprorvq      xmm22, xmm12, xmm15
        vpternlogq   xmm22, xmm17, xmm21, 150
            rorx     rbp, rbp, 19
            xor      rbp, r11
            xor      rbp, rdi
        vmovdqa64    xmm17, xmm0                                ; round 18
        vpternlogq   xmm17, xmm12, xmm16, 208
            add      r10, rbp
            rorx     r11, r10, 61
            mov      [rcx + 144], r10
            mov      rbp, r10
            add      rbp, [rdx + 16]
        vmovq        xmm21, rbp
        vpaddq       xmm21, xmm1, xmm21
        vpsubq       xmm19{k1}, xmm11, xmm2
        vpaddq       xmm19, xmm20, xmm19
        vpaddq       xmm14, xmm19, xmm14
        vpaddq       xmm14, xmm22, xmm14
        vprorvq      xmm19, xmm14, xmm13
            mov      rbp, [rcx + 120]                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vprorvq      xmm20, xmm14, xmm18
            vmovdqu64 ymm22, [rcx + 72]                         ; sigma0(W_9) + W_8, and three more
            vprorq   ymm23, ymm22, 1
            vpsrlq   ymm24, ymm22, 7
            mov      r13, [rcx + 112]                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vmovdqa64    xmm25, xmm12
        vpternlogq   xmm25, xmm0, xmm16, 248
        vpternlogq   xmm17, xmm25, xmm14, 216
        vprorvq      xmm25, xmm14, xmm15
        vpalignr     xmm26, xmm12, xmm12, 8
        vmovdqa64    xmm27, xmm12                               ; round 19
        vpternlogq   xmm27, xmm14, xmm16, 208
        vpternlogq   xmm25, xmm19, xmm20, 150
            vprorq   ymm19, ymm22, 8
            vpternlogq ymm24, ymm23, ymm19, 150
            vpaddq   ymm19, ymm24, [rcx + 64]
            mov      r14, r15
            shr      r14, 6
        vpsubq       xmm21{k1}, xmm11, xmm1
        vpaddq       xmm20, xmm26, xmm21
        vpaddq       xmm17, xmm20, xmm17
        vpaddq       xmm17, xmm25, xmm17
        vprorvq      xmm20, xmm17, xmm13
        vpalignr     xmm21, xmm14, xmm14, 8
            mov      rdi, [rcx + 128]                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprorvq      xmm22, xmm17, xmm18
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm12, xmm16, 248
        vpternlogq   xmm27, xmm23, xmm17, 216
        mov          [rsp + 64], r9
            mov      r9, r10
            shr      r9, 6
        vprorvq      xmm23, xmm17, xmm15
        vpternlogq   xmm23, xmm20, xmm22, 150
        mov          [rsp + 72], r8
            mov      r8, [rcx + 136]                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vmovdqa64    xmm20, xmm14                               ; round 20
        vpternlogq   xmm20, xmm17, xmm16, 208
            rorx     r10, r10, 19
            xor      r10, r11
            xor      r10, r9
            rorx     r11, r15, 19
            xor      r11, r12
            xor      r11, r14
            vmovdqu64 ymm22, [rcx + 104]                        ; sigma0(W_13) + W_12, and three more
            vprorq   ymm24, ymm22, 1
            vprorq   ymm25, ymm22, 8
        vpalignr     xmm26, xmm17, xmm17, 8
        vmovdqa64    xmm28, xmm17
        vpternlogq   xmm28, xmm14, xmm16, 248
            add      rbx, r11
            rorx     r11, rbx, 61
            mov      [rcx + 152], rbx
            mov      r12, rbx
            add      r12, [rdx + 24]
        vmovq        xmm29, r12
        vpaddq       xmm29, xmm0, xmm29
        vpsubq       xmm29{k1}, xmm11, xmm0
        vpaddq       xmm21, xmm29, xmm21
        vpaddq       xmm21, xmm21, xmm27
        vpaddq       xmm21, xmm23, xmm21
        vpternlogq   xmm20, xmm28, xmm21, 216
        vprorvq      xmm23, xmm21, xmm13
        vprorvq      xmm27, xmm21, xmm18
        vprorvq      xmm28, xmm21, xmm15
        vpternlogq   xmm28, xmm23, xmm27, 150
            vpsrlq   ymm22, ymm22, 7
            vpternlogq ymm22, ymm24, ymm25, 150
            vpaddq   ymm22, ymm22, [rcx + 96]
            mov      r12, rbx
            shr      r12, 6
        vmovdqa64    xmm23, xmm17                               ; round 21
        vpternlogq   xmm23, xmm21, xmm16, 208
        vpalignr     xmm24, xmm21, xmm21, 8
        vmovdqa64    xmm25, xmm21
        vpternlogq   xmm25, xmm17, xmm16, 248
            rorx     rbx, rbx, 19
            xor      rbx, r11
            xor      rbx, r12
            vmovdqu64 [rcx + 160], ymm10
            add      rbp, [rcx + 176]
            add      r13, [rcx + 168]
            add      rsi, [rcx + 160]
            add      r13, rbx
            mov      [rcx + 168], r13
            rorx     r11, r13, 61
            mov      rbx, r13
            add      rbx, [rdx + 40]
        vmovq        xmm10, rbx
        vpaddq       xmm10, xmm14, xmm10
            add      rsi, r10
            rorx     r10, rsi, 61
            mov      [rcx + 160], rsi
            mov      rbx, rsi
            shr      rbx, 6
            mov      r12, rsi
            add      r12, [rdx + 32]
        vmovq        xmm27, r12
        vpaddq       xmm27, xmm12, xmm27
        vpsubq       xmm27{k1}, xmm11, xmm12
        vpaddq       xmm12, xmm27, xmm26
        vpaddq       xmm12, xmm12, xmm20
        vpaddq       xmm12, xmm28, xmm12
        vpternlogq   xmm23, xmm25, xmm12, 216
        vprorvq      xmm20, xmm12, xmm13
        vprorvq      xmm25, xmm12, xmm15
        vprorvq      xmm26, xmm12, xmm18
        vmovdqa64    xmm27, xmm21                               ; round 22
        vpternlogq   xmm27, xmm12, xmm16, 208
        vpternlogq   xmm25, xmm20, xmm26, 150
            add      rdi, [rcx + 184]
        vpsubq       xmm10{k1}, xmm11, xmm14
        vpaddq       xmm10, xmm10, xmm24
        vpaddq       xmm10, xmm10, xmm23
        vpaddq       xmm10, xmm25, xmm10
        vprorvq      xmm14, xmm10, xmm13
        vprorvq      xmm20, xmm10, xmm18
        vpalignr     xmm23, xmm12, xmm12, 8
            mov      r12, [rcx + 144]                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprorvq      xmm24, xmm10, xmm15
        vpternlogq   xmm24, xmm14, xmm20, 150
            rorx     r14, rsi, 19
            xor      r14, r10
            xor      r14, rbx
        vmovdqa64    xmm14, xmm12
        vpternlogq   xmm14, xmm21, xmm16, 248
        vpternlogq   xmm27, xmm14, xmm10, 216
        vmovdqa64    xmm14, xmm12                               ; round 23
        vpternlogq   xmm14, xmm10, xmm16, 208
            mov      r10, [rcx + 152]                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            add      rbp, r14
            rorx     rbx, rbp, 19
            mov      [rcx + 176], rbp
            rorx     r14, rbp, 61
            mov      r15, rbp
            add      r15, [rdx + 48]
        vmovq        xmm20, r15
        vpaddq       xmm20, xmm17, xmm20
            xor      rbx, r14
        vpsubq       xmm20{k1}, xmm11, xmm17
        vpaddq       xmm17, xmm20, xmm23
        vpaddq       xmm17, xmm17, xmm27
        vpaddq       xmm17, xmm24, xmm17
        vprorvq      xmm20, xmm17, xmm13
        vprorvq      xmm23, xmm17, xmm18
        vpalignr     xmm24, xmm10, xmm10, 8
        vmovdqa64    xmm25, xmm10
        vpternlogq   xmm25, xmm12, xmm16, 248
        vpternlogq   xmm14, xmm25, xmm17, 216
            mov      r14, r13
            shr      r14, 6
        vprorvq      xmm25, xmm17, xmm15
        vpternlogq   xmm25, xmm20, xmm23, 150
        vmovdqa64    xmm20, xmm10                               ; round 24
        vpternlogq   xmm20, xmm17, xmm16, 208
            rorx     r13, r13, 19
            xor      r13, r11
            xor      r13, r14
            add      rdi, r13
            rorx     r11, rdi, 61
            mov      [rcx + 184], rdi
            mov      r13, rdi
            add      r13, [rdx + 56]
        vmovq        xmm23, r13
        vpaddq       xmm23, xmm23, xmm21
        vpalignr     xmm26, xmm17, xmm17, 8
        vpsubq       xmm23{k1}, xmm11, xmm21
        vpaddq       xmm21, xmm23, xmm24
        vpaddq       xmm14, xmm21, xmm14
        vpaddq       xmm14, xmm25, xmm14
        vprorvq      xmm21, xmm14, xmm13
            vmovdqu64 [rcx + 192], ymm19
            add      r8, [rcx + 192]
            add      r12, [rcx + 200]
            add      r10, [rcx + 208]
        vprorvq      xmm19, xmm14, xmm18
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm10, xmm16, 248
        vpternlogq   xmm20, xmm23, xmm14, 216
        vprorvq      xmm23, xmm14, xmm15
        vpternlogq   xmm23, xmm21, xmm19, 150
        vmovdqa64    xmm19, xmm17                               ; round 25
        vpternlogq   xmm19, xmm14, xmm16, 208
            shr      rbp, 6
            xor      rbx, rbp
            mov      rbp, rdi
            shr      rbp, 6
        vpalignr     xmm21, xmm14, xmm14, 8
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm17, xmm16, 248
            mov      r13, [rcx + 176]                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vmovdqu64 [rcx + 224], ymm22
            mov      r14, [rcx + 160]                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            add      r14, [rcx + 216]
            add      r13, [rcx + 232]
            rorx     r15, rdi, 19
            xor      r15, r11
            xor      r15, rbp
            mov      r11, [rcx + 184]                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            add      r11, [rcx + 240]
            mov      rbp, [rcx + 168]                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            add      rbp, [rcx + 224]
            add      r8, rbx
            rorx     rbx, r8, 61
            mov      [rcx + 192], r8
            mov      r9, r8
            add      r9, [rdx + 64]
        vmovq        xmm22, r9
        vpaddq       xmm22, xmm22, xmm12
        vpsubq       xmm22{k1}, xmm11, xmm12
        vpaddq       xmm12, xmm22, xmm26
        vpaddq       xmm12, xmm12, xmm20
        vpaddq       xmm12, xmm23, xmm12
        vprorvq      xmm20, xmm12, xmm13
        vpternlogq   xmm19, xmm24, xmm12, 216
        vprorvq      xmm22, xmm12, xmm15
        vprorvq      xmm23, xmm12, xmm18
        vpternlogq   xmm22, xmm20, xmm23, 150
        vmovdqa64    xmm20, xmm14                               ; round 26
        vpternlogq   xmm20, xmm12, xmm16, 208
            mov      r9, r8
            shr      r9, 6
        vpalignr     xmm23, xmm12, xmm12, 8
        vmovdqa64    xmm24, xmm12
        vpternlogq   xmm24, xmm14, xmm16, 248
            rorx     r8, r8, 19
            xor      r8, rbx
            xor      r8, r9
            add      r12, r15
            rorx     rbx, r12, 61
            mov      [rcx + 200], r12
            mov      r15, r12
            shr      r15, 6
            rorx     r9, r12, 19
            xor      r9, rbx
            xor      r9, r15
            add      r12, [rdx + 72]
        vmovq        xmm25, r12
        vpaddq       xmm25, xmm25, xmm10
        vpsubq       xmm25{k1}, xmm11, xmm10
        vpaddq       xmm10, xmm25, xmm21
        vpaddq       xmm10, xmm10, xmm19
        vpaddq       xmm10, xmm22, xmm10
        vpternlogq   xmm20, xmm24, xmm10, 216
        vprorvq      xmm19, xmm10, xmm13
        vprorvq      xmm21, xmm10, xmm18
        vprorvq      xmm22, xmm10, xmm15
        vpternlogq   xmm22, xmm19, xmm21, 150
        vmovdqa64    xmm19, xmm12                               ; round 27
        vpternlogq   xmm19, xmm10, xmm16, 208
        vpalignr     xmm21, xmm10, xmm10, 8
            add      r10, r8
            rorx     rbx, r10, 61
            mov      [rcx + 208], r10
            mov      r12, r10
            shr      r12, 6
            rorx     r15, r10, 19
            xor      r15, rbx
            xor      r15, r12
            add      r10, [rdx + 80]
        vmovq        xmm24, r10
        vpaddq       xmm24, xmm24, xmm17
        vpsubq       xmm24{k1}, xmm11, xmm17
        vpaddq       xmm17, xmm24, xmm23
        vpaddq       xmm17, xmm17, xmm20
        vpaddq       xmm17, xmm22, xmm17
        vprorvq      xmm20, xmm17, xmm13
        vmovdqa64    xmm22, xmm10                               ; round 28
        vpternlogq   xmm22, xmm17, xmm16, 208
        vprorvq      xmm23, xmm17, xmm15
        vprorvq      xmm24, xmm17, xmm18
        vpternlogq   xmm23, xmm20, xmm24, 150
        vpalignr     xmm20, xmm17, xmm17, 8
        vmovdqa64    xmm24, xmm10
        vpternlogq   xmm24, xmm12, xmm16, 248
        vpternlogq   xmm19, xmm24, xmm17, 216
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm10, xmm16, 248
            mov      r10, [rcx + 192]                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            add      rbp, r15
            rorx     rbx, rbp, 61
            rorx     r12, rbp, 19
            xor      r12, rbx
            mov      rbx, rbp
            shr      rbx, 6
            xor      r12, rbx
            add      r11, r12
            mov      [rcx + 240], r11
            add      r11, [rdx + 112]
        vmovq        xmm25, r11                                 ; round 30
            mov      [rcx + 224], rbp
            add      rbp, [rdx + 96]
        vmovq        xmm26, rbp
        vpaddq       xmm26, xmm26, xmm12
        vpsubq       xmm26{k1}, xmm11, xmm12
        vpaddq       xmm12, xmm26, xmm20
            add      r10, [rcx + 248]
            add      r14, r9
            rorx     r11, r14, 19
            mov      rbx, r14
            shr      rbx, 6
            mov      [rcx + 216], r14
            rorx     rbp, r14, 61
            xor      r11, rbp
            xor      r11, rbx
            add      r14, [rdx + 88]
        vmovq        xmm20, r14
        vpaddq       xmm20, xmm20, xmm14
        vpsubq       xmm20{k1}, xmm11, xmm14
        vpaddq       xmm14, xmm20, xmm21
        vpaddq       xmm14, xmm14, xmm19
        vpaddq       xmm14, xmm23, xmm14
        vpternlogq   xmm22, xmm24, xmm14, 216
        vpaddq       xmm12, xmm12, xmm22
        vprorvq      xmm19, xmm14, xmm13
        vprorvq      xmm20, xmm14, xmm18
        vprorvq      xmm21, xmm14, xmm15
        vpternlogq   xmm21, xmm19, xmm20, 150
        vpaddq       xmm3, xmm21, xmm12
        vmovdqa64    xmm12, xmm17                               ; round 29
        vpternlogq   xmm12, xmm14, xmm16, 208
        vprorvq      xmm19, xmm3, xmm13
            add      r13, r11
            mov      [rcx + 232], r13
            mov      r11, r13
            add      r11, [rdx + 104]
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm10
            rorx     r11, r13, 19
            rorx     rbx, r13, 61
            xor      r11, rbx
        vpalignr     xmm21, xmm14, xmm14, 8
        vprorvq      xmm22, xmm3, xmm15
            shr      r13, 6
            xor      r11, r13
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm17, xmm16, 248
        vpternlogq   xmm12, xmm23, xmm3, 216
        vprorvq      xmm23, xmm3, xmm18
        vpternlogq   xmm22, xmm19, xmm23, 150
        vpsubq       xmm20{k1}, xmm11, xmm10
        vpaddq       xmm10, xmm20, xmm21
        vpaddq       xmm10, xmm10, xmm12
        vpaddq       xmm2, xmm22, xmm10
        vmovdqa64    xmm10, xmm2                                ; round 31
        vpternlogq   xmm10, xmm3, xmm16, 248
        vmovdqa64    xmm12, xmm3
        vpternlogq   xmm12, xmm2, xmm16, 208
        vpalignr     xmm19, xmm2, xmm2, 8
        lea          rbx, [rcx + 128]
        vmovdqa64    xmm20, xmm14
        vpternlogq   xmm20, xmm3, xmm16, 208
        lea          rbp, [rdx + 128]
        vpaddq       xmm21, xmm25, xmm17
        vprorvq      xmm22, xmm2, xmm13
        vpalignr     xmm23, xmm3, xmm3, 8
        vmovdqa64    xmm24, xmm3
        vpternlogq   xmm24, xmm14, xmm16, 248
        vpternlogq   xmm20, xmm24, xmm2, 216
        vprorvq      xmm16, xmm2, xmm18
        vprorvq      xmm24, xmm2, xmm15
        vpternlogq   xmm24, xmm22, xmm16, 150
        vpsubq       xmm21{k1}, xmm11, xmm17
        vpaddq       xmm16, xmm21, xmm23
        vpaddq       xmm16, xmm16, xmm20
        vpaddq       xmm1, xmm24, xmm16
        vprorvq      xmm16, xmm1, xmm18
        vprorvq      xmm15, xmm1, xmm15
        vpternlogq   xmm12, xmm10, xmm1, 216
        vprorvq      xmm10, xmm1, xmm13
        vpternlogq   xmm15, xmm10, xmm16, 150
            add      r10, r11
            mov      r11, r10
            add      r11, [rdx + 120]
        vmovq        xmm10, r11
        vpaddq       xmm10, xmm10, xmm14
        vpsubq       xmm10{k1}, xmm11, xmm14
            mov      [rcx + 248], r10
        vpaddq       xmm10, xmm10, xmm19
        vpaddq       xmm10, xmm10, xmm12
        vpaddq       xmm0, xmm15, xmm10
        mov          rcx, rbx
        mov          rdx, rbp
        mov          rsi, [rsp + 48]
        mov          rdi, [rsp + 56]
        mov          r9, [rsp + 64]
        mov          r8, [rsp + 72]
        cmp          rcx, r8
        jne          L(f_carry1)
        cmp          r9, 0
        jne          L(f_first1)

        ; the hash value after a row of blocks
        vmovdqu64    xmm10, [rel L(words_00000000000000000000000000000000)] ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel L(turns)]
        vmovdqu64    xmm12, [rel L(turns) + 16]
        vmovdqu64    xmm13, [rel L(turns) + 32]
        vpaddq       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4                           ; the hash value
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vmovq        [rcx + 40], xmm5
        vpaddq       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rel L(turns) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpshufd      xmm16, xmm4, 14
        vmovdqa64    xmm17, xmm1
        vpternlogq   xmm17, xmm2, xmm14, 248
        vpaddq       xmm3, xmm3, xmm15
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm1, xmm14, 208
        vprorvq      xmm18, xmm0, xmm11
        vpternlogq   xmm15, xmm17, xmm0, 216
        vprorvq      xmm17, xmm0, xmm12
        vmovq        [rcx + 56], xmm7
        vprorvq      xmm19, xmm0, xmm13
        vpternlogq   xmm19, xmm18, xmm17, 150
        vpaddq       xmm3, xmm3, xmm19
        vpaddq       xmm3, xmm3, xmm15
        vprorvq      xmm11, xmm3, xmm11
        vprorvq      xmm12, xmm3, xmm12
        vpshufd      xmm15, xmm5, 14
        vpaddq       xmm8, xmm8, xmm3
        vpshufd      xmm17, xmm8, 14
        vprorvq      xmm13, xmm3, xmm13
        vpternlogq   xmm13, xmm11, xmm12, 150
        vmovq        [rcx + 8], xmm17
        vmovdqa64    xmm11, xmm0
        vpternlogq   xmm11, xmm1, xmm14, 248
        vpternlogq   xmm1, xmm0, xmm14, 208
        vpalignr     xmm0, xmm0, xmm0, 8
        vpaddq       xmm0, xmm0, xmm10
        vmovq        [rcx + 16], xmm16
        vpternlogq   xmm1, xmm11, xmm3, 216
        vpaddq       xmm6, xmm2, xmm6
        vmovq        [rcx + 48], xmm6
        vpaddq       xmm0, xmm0, xmm1
        vmovq        [rcx + 24], xmm15
        vpaddq       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 14
        vmovq        [rcx], xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 14                             ; the hash value
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4
        vpshufd      xmm1, xmm8, 14
        vmovq        [rcx + 40], xmm5
        vmovq        [rcx + 48], xmm6
        vmovq        [rcx + 56], xmm7
        vpshufd      xmm2, xmm4, 14
        vmovq        [rcx], xmm0
        vpshufd      xmm0, xmm5, 14
        vmovq        [rcx + 8], xmm1
        vmovq        [rcx + 16], xmm2
        vmovq        [rcx + 24], xmm0
L(f_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5360]
        vmovaps      xmm7, [rsp + 5376]
        vmovaps      xmm8, [rsp + 5392]
        vmovaps      xmm9, [rsp + 5408]
        vmovaps      xmm10, [rsp + 5424]
        vmovaps      xmm11, [rsp + 5440]
        vmovaps      xmm12, [rsp + 5456]
        vmovaps      xmm13, [rsp + 5472]
        vmovaps      xmm14, [rsp + 5488]
        vmovaps      xmm15, [rsp + 5504]
        add          rsp, 5528
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
        add          rsp, 5368
L(f_at9):
        pop          r15
L(f_at10):
        pop          r14
L(f_at11):
        pop          r13
L(f_at12):
        pop          r12
L(f_at13):
        pop          rbp
L(f_at14):
        pop          rbx
L(f_at15):
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
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4) - $
        dd           L(f_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4)
        db           0
        db           0x40 + (L(f_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0xb8, 0x20 ; sub rsp, 4096
        db           0x40 + (L(f_at8) - L(f_at7)), 0x0e, 0xb0, 0x2a ; sub rsp, 1272
        db           0x04
        dd           L(f_at9) - L(f_at8)
        db           0x0e, 0x38                                 ; add rsp, 5368
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at13) - L(f_at12)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at14) - L(f_at13)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at15) - L(f_at14)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, L(f_at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 32, 0
        db           L(f_at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xf8 ; vmovaps [rsp + 5504], xmm15
        dw           344
        db           L(f_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xe8 ; vmovaps [rsp + 5488], xmm14
        dw           343
        db           L(f_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xd8 ; vmovaps [rsp + 5472], xmm13
        dw           342
        db           L(f_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xc8 ; vmovaps [rsp + 5456], xmm12
        dw           341
        db           L(f_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xb8 ; vmovaps [rsp + 5440], xmm11
        dw           340
        db           L(f_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xa8 ; vmovaps [rsp + 5424], xmm10
        dw           339
        db           L(f_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x98 ; vmovaps [rsp + 5408], xmm9
        dw           338
        db           L(f_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x88 ; vmovaps [rsp + 5392], xmm8
        dw           337
        db           L(f_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x78 ; vmovaps [rsp + 5376], xmm7
        dw           336
        db           L(f_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x68 ; vmovaps [rsp + 5360], xmm6
        dw           335
        db           L(f_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x01 ; sub rsp, 1432
        dw           179
        db           L(f_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x01 ; sub rsp, 4096
        dw           512
        db           L(f_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xf0 ; push r15
        db           L(f_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xe0 ; push r14
        db           L(f_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xd0 ; push r13
        db           L(f_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0xc0 ; push r12
        db           L(f_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x70 ; push rdi
        db           L(f_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x60 ; push rsi
        db           L(f_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x50 ; push rbp
        db           L(f_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes_zen4) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
