// sha512_avx512_n8_lanes.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes
//
// void nsms_sha512_blocks_avx512_n8_lanes(uint64_t state[8], const void *data, size_t blocks);
//   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash value after any number of blocks;
//   the schedules of 8 blocks at a time are computed together.
//   Reads 64 bytes at state and 128 bytes at data for each of the blocks; writes 64 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 1,821 instructions, 15 integer registers, 32 vector registers, 2 mask registers, 5 spills,
//   5,464 bytes of stack (System V), 5,640 (Win64).
//   Holds: [e_t, a_t-2] of four t in xmm0 to xmm3; H e c in xmm4; H f d in xmm5; H g in xmm6; H h in xmm7; H b in
//     xmm8; H a in xmm9; rows 0 to 15 of W of 8 blocks in zmm0 to zmm3 zmm10 to zmm21; area in rax; is_a in k1;
//     data in rsi; blocks in r8; is_e in k2; state in r10; p in rcx; kp in rdx; turn in rdi; q in r9; end in r11.
//     Other slots of the frame hold values for a while.
//     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
//     words of the batch that rounds read, vectors behind them; is_a: the mask of the lane of a; is_e: the mask of
//     the lane of e; p: where the rounds read the words of the schedule; kp: where K_t is read; turn: what a
//     pointer is compared with at the end of a loop; q: where the words of the block begin; end: what q is
//     compared with after a block.
//
// Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
// stack below the return address. Changed are registers and flags that the convention lets a function change (and not
// x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
// What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
// schedules beside rounds.
//
// Needs: avx, avx2, avx512bw, avx512f, avx512vl, bmi2.
// Assembles to ELF, Mach-O and COFF objects; unwind information in each. Define NSMS_HIDDEN to hide the symbols.
// Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
// What nsms proves is the result; that nothing is touched but these buffers, the frame and the constants here; that
// the convention is kept; and that no branch and no address depends on state or message: constant time. It rests on
// the decoder, on what instructions are taken to mean, and on the text of the standard (docs/SOUNDNESS.md of nsms).
// Copyright (c) 2026 the nsms authors
// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__)

#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define L(name) L##name
#  define NSMS_FUNCTION(name) .globl name; NSMS_HIDE(name)
#elif defined(_WIN64) || defined(__CYGWIN__)
#  define NSMS_WIN64
#  define NSMS_SYMBOL(name) name
#  define L(name) .L##name
#  define NSMS_FUNCTION(name) .globl name; .def name; .scl 2; .type 32; .endef
#else
#  define NSMS_SYMBOL(name) name
#  define L(name) .L##name
#  define NSMS_FUNCTION(name) .globl name; .type name, @function; NSMS_HIDE(name)
#endif
#if defined(NSMS_HIDDEN) && defined(__APPLE__)
#  define NSMS_HIDE(name) .private_extern name
#elif defined(NSMS_HIDDEN)
#  define NSMS_HIDE(name) .hidden name
#else
#  define NSMS_HIDE(name)
#endif

        .intel_syntax noprefix

#if defined(__APPLE__)
        .section     __TEXT,__const
#elif defined(NSMS_WIN64)
        .section     .rdata,"dr"
#else
        .section     .rodata,"a",@progbits
#endif
        .p2align     6
L(K1x8):  // K_t, 1 for each of 8 blocks
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
        .p2align     6
L(K):  // K_t
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        .p2align     6
L(turns):  // how far Sigma_1 and Sigma_0 rotate; which lane is a's
        .quad        0x000000000000000e, 0x000000000000001c
        .quad        0x0000000000000012, 0x0000000000000022
        .quad        0x0000000000000029, 0x0000000000000027
        .quad        0x0000000000000000, 0xffffffffffffffff
        .p2align     6
L(shuffle_76543210fedcba98):  // which byte goes where
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .p2align     4
L(words_00000000000000000000000000000000):  // constant words
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes)
        endbr64
        push         rbx
        .seh_pushreg rbx
        push         rbp
        .seh_pushreg rbp
        push         rsi
        .seh_pushreg rsi
        push         rdi
        .seh_pushreg rdi
        push         r12
        .seh_pushreg r12
        push         r13
        .seh_pushreg r13
        push         r14
        .seh_pushreg r14
        push         r15
        .seh_pushreg r15
        sub          rsp, 4096
        .seh_stackalloc 4096
        mov          [rsp], rsp
        sub          rsp, 1480
        .seh_stackalloc 1480
        vmovaps      [rsp + 5408], xmm6
        .seh_savexmm xmm6, 5408
        vmovaps      [rsp + 5424], xmm7
        .seh_savexmm xmm7, 5424
        vmovaps      [rsp + 5440], xmm8
        .seh_savexmm xmm8, 5440
        vmovaps      [rsp + 5456], xmm9
        .seh_savexmm xmm9, 5456
        vmovaps      [rsp + 5472], xmm10
        .seh_savexmm xmm10, 5472
        vmovaps      [rsp + 5488], xmm11
        .seh_savexmm xmm11, 5488
        vmovaps      [rsp + 5504], xmm12
        .seh_savexmm xmm12, 5504
        vmovaps      [rsp + 5520], xmm13
        .seh_savexmm xmm13, 5520
        vmovaps      [rsp + 5536], xmm14
        .seh_savexmm xmm14, 5536
        vmovaps      [rsp + 5552], xmm15
        .seh_savexmm xmm15, 5552
        .seh_endprologue
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        push         rbx
        .cfi_def_cfa_offset 16
        .cfi_offset  rbx, -16
        push         rbp
        .cfi_def_cfa_offset 24
        .cfi_offset  rbp, -24
        push         r12
        .cfi_def_cfa_offset 32
        .cfi_offset  r12, -32
        push         r13
        .cfi_def_cfa_offset 40
        .cfi_offset  r13, -40
        push         r14
        .cfi_def_cfa_offset 48
        .cfi_offset  r14, -48
        push         r15
        .cfi_def_cfa_offset 56
        .cfi_offset  r15, -56
        sub          rsp, 4096
        .cfi_def_cfa_offset 4152
        mov          [rsp], rsp
        sub          rsp, 1320
        .cfi_def_cfa_offset 5472
#endif
        mov          r10, rdi
        mov          r8, rdx
        cmp          r8, 0
        je           L(f_done)
        lea          rax, [rsp + 79]
        and          rax, -64
        vmovq        xmm0, [r10]                                // the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovq        xmm1, [r10 + 8]
        vmovq        xmm2, [r10 + 16]
        vmovq        xmm3, [r10 + 24]
        vmovq        xmm10, [r10 + 32]
        vmovq        xmm11, [r10 + 40]
        mov          ecx, 1                                     // masks: the lane of e, the lane of a
        mov          edx, 2
        vmovq        xmm6, [r10 + 48]
        vmovq        xmm7, [r10 + 56]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        //   data in rsi, blocks in r8, is_e in k2, state in r10.
L(f_batch8):
        cmp          r8, 8
        jb           L(f_batch1)

        // the schedule of 8 blocks: the message words
        vmovdqu64    xmm22, [rsi]                               // W_0 W_1
        vmovdqu64    xmm23, [rsi + 128]
        vmovdqu64    xmm24, [rsi + 16]                          // W_2 W_3
        vmovdqu64    xmm25, [rsi + 144]
        vmovdqu64    xmm26, [rsi + 32]                          // W_4 W_5
        vinserti32x4 zmm22, zmm22, [rsi + 256], 1
        vinserti32x4 zmm23, zmm23, [rsi + 384], 1
        vinserti32x4 zmm24, zmm24, [rsi + 272], 1
        vmovdqu64    xmm27, [rsi + 160]
        vinserti32x4 zmm25, zmm25, [rsi + 400], 1
        vinserti32x4 zmm26, zmm26, [rsi + 288], 1
        vinserti32x4 zmm22, zmm22, [rsi + 512], 2
        vinserti32x4 zmm27, zmm27, [rsi + 416], 1
        vinserti32x4 zmm23, zmm23, [rsi + 640], 2
        vinserti32x4 zmm24, zmm24, [rsi + 528], 2
        vinserti32x4 zmm25, zmm25, [rsi + 656], 2
        vmovdqu64    xmm28, [rsi + 48]                          // W_6 W_7
        vinserti32x4 zmm26, zmm26, [rsi + 544], 2
        vinserti32x4 zmm27, zmm27, [rsi + 672], 2
        vinserti32x4 zmm22, zmm22, [rsi + 768], 3
        vmovdqu64    xmm29, [rsi + 176]
        vinserti32x4 zmm28, zmm28, [rsi + 304], 1
        vinserti32x4 zmm23, zmm23, [rsi + 896], 3
        vinserti32x4 zmm24, zmm24, [rsi + 784], 3
        vinserti32x4 zmm29, zmm29, [rsi + 432], 1
        vinserti32x4 zmm28, zmm28, [rsi + 560], 2
        vinserti32x4 zmm25, zmm25, [rsi + 912], 3
        vinserti32x4 zmm26, zmm26, [rsi + 800], 3
        vmovdqu64    xmm30, [rsi + 64]                          // W_8 W_9
        vinserti32x4 zmm29, zmm29, [rsi + 688], 2
        vinserti32x4 zmm27, zmm27, [rsi + 928], 3
        vinserti32x4 zmm28, zmm28, [rsi + 816], 3
        vinserti32x4 zmm30, zmm30, [rsi + 320], 1
        vinserti32x4 zmm29, zmm29, [rsi + 944], 3
        vinserti32x4 zmm30, zmm30, [rsi + 576], 2
        vinserti32x4 zmm30, zmm30, [rsi + 832], 3
        vmovdqu64    xmm31, [rsi + 192]
        vinserti32x4 zmm31, zmm31, [rsi + 448], 1
        vinserti32x4 zmm31, zmm31, [rsi + 704], 2
        vinserti32x4 zmm31, zmm31, [rsi + 960], 3
        vmovdqu64    xmm21, [rsi + 80]                          // W_10 W_11
        vinserti32x4 zmm21, zmm21, [rsi + 336], 1
        vinserti32x4 zmm21, zmm21, [rsi + 592], 2
        vinserti32x4 zmm21, zmm21, [rsi + 848], 3
        vmovdqu64    xmm20, [rsi + 208]
        vinserti32x4 zmm20, zmm20, [rsi + 464], 1
        vinserti32x4 zmm20, zmm20, [rsi + 720], 2
        vinserti32x4 zmm20, zmm20, [rsi + 976], 3
        vpunpcklqdq  zmm19, zmm22, zmm23
        vpunpckhqdq  zmm22, zmm22, zmm23
        vmovdqu64    xmm23, [rsi + 96]                          // W_12 W_13
        vinserti32x4 zmm23, zmm23, [rsi + 352], 1
        vinserti32x4 zmm23, zmm23, [rsi + 608], 2
        vinserti32x4 zmm23, zmm23, [rsi + 864], 3
        vmovdqu64    xmm18, [rsi + 224]
        vinserti32x4 zmm18, zmm18, [rsi + 480], 1
        vinserti32x4 zmm18, zmm18, [rsi + 736], 2
        vinserti32x4 zmm18, zmm18, [rsi + 992], 3
        vmovdqu64    zmm17, [rip + L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm19, zmm17
        vpshufb      zmm1, zmm22, zmm17
        vpunpcklqdq  zmm22, zmm24, zmm25
        vpunpckhqdq  zmm24, zmm24, zmm25
        vpshufb      zmm2, zmm22, zmm17
        vpshufb      zmm3, zmm24, zmm17
        vmovdqu64    xmm22, [rsi + 112]                         // W_14 W_15
        vinserti32x4 zmm22, zmm22, [rsi + 368], 1
        vinserti32x4 zmm22, zmm22, [rsi + 624], 2
        vinserti32x4 zmm22, zmm22, [rsi + 880], 3
        vmovdqu64    xmm24, [rsi + 240]
        vinserti32x4 zmm24, zmm24, [rsi + 496], 1
        vinserti32x4 zmm24, zmm24, [rsi + 752], 2
        vinserti32x4 zmm24, zmm24, [rsi + 1008], 3
        vpunpcklqdq  zmm25, zmm26, zmm27
        vpunpckhqdq  zmm26, zmm26, zmm27
        vpshufb      zmm10, zmm25, zmm17
        vpshufb      zmm11, zmm26, zmm17
        vpunpcklqdq  zmm25, zmm28, zmm29
        vpunpckhqdq  zmm26, zmm28, zmm29
        vpshufb      zmm12, zmm25, zmm17
        vpshufb      zmm13, zmm26, zmm17
        vpunpcklqdq  zmm25, zmm30, zmm31
        vpunpckhqdq  zmm26, zmm30, zmm31
        vpshufb      zmm14, zmm25, zmm17
        vpshufb      zmm15, zmm26, zmm17
        vpunpcklqdq  zmm25, zmm21, zmm20
        vpunpckhqdq  zmm26, zmm21, zmm20
        vpshufb      zmm16, zmm25, zmm17
        vpshufb      zmm25, zmm26, zmm17
        vpunpcklqdq  zmm26, zmm23, zmm18
        vpunpckhqdq  zmm23, zmm23, zmm18
        vpshufb      zmm18, zmm26, zmm17
        vpshufb      zmm19, zmm23, zmm17
        vpunpcklqdq  zmm23, zmm22, zmm24
        vpunpckhqdq  zmm22, zmm22, zmm24
        vpshufb      zmm20, zmm23, zmm17
        vpshufb      zmm21, zmm22, zmm17
        vpaddq       zmm22, zmm0, [rip + L(K1x8)]               // W_0, + K
        vmovdqu64    [rax], zmm22
        vpaddq       zmm22, zmm1, [rip + L(K1x8) + 64]          // W_1, + K
        vmovdqu64    [rax + 64], zmm22
        vpaddq       zmm22, zmm2, [rip + L(K1x8) + 128]         // W_2, + K
        vmovdqu64    [rax + 128], zmm22
        vpaddq       zmm22, zmm3, [rip + L(K1x8) + 192]         // W_3, + K
        vmovdqu64    [rax + 192], zmm22
        vpaddq       zmm22, zmm10, [rip + L(K1x8) + 256]        // W_4, + K
        vmovdqu64    [rax + 256], zmm22
        vpaddq       zmm22, zmm11, [rip + L(K1x8) + 320]        // W_5, + K
        vmovdqu64    [rax + 320], zmm22
        vpaddq       zmm22, zmm12, [rip + L(K1x8) + 384]        // W_6, + K
        vmovdqu64    [rax + 384], zmm22
        vpaddq       zmm22, zmm13, [rip + L(K1x8) + 448]        // W_7, + K
        vmovdqu64    [rax + 448], zmm22
        vpaddq       zmm22, zmm14, [rip + L(K1x8) + 512]        // W_8, + K
        vmovdqu64    [rax + 512], zmm22
        vpaddq       zmm22, zmm15, [rip + L(K1x8) + 576]        // W_9, + K
        vmovdqu64    [rax + 576], zmm22
        vpaddq       zmm22, zmm16, [rip + L(K1x8) + 640]        // W_10, + K
        vmovdqu64    [rax + 640], zmm22
        vpaddq       zmm22, zmm25, [rip + L(K1x8) + 704]        // W_11, + K
        vmovdqu64    [rax + 704], zmm22
        vpaddq       zmm22, zmm18, [rip + L(K1x8) + 768]        // W_12, + K
        vmovdqu64    [rax + 768], zmm22
        vpaddq       zmm22, zmm19, [rip + L(K1x8) + 832]        // W_13, + K
        vmovdqu64    [rax + 832], zmm22
        vpaddq       zmm22, zmm20, [rip + L(K1x8) + 896]        // W_14, + K
        vmovdqu64    [rax + 896], zmm22
        vpaddq       zmm22, zmm21, [rip + L(K1x8) + 960]        // W_15, + K
        vmovdqu64    [rax + 960], zmm22
        lea          r11, [rax + 64]
        lea          rdi, [rax + 4096]
        lea          rdx, [rip + L(K1x8) + 1024]
        vmovdqa64    zmm17, zmm25
        mov          rcx, rax
        mov          r9, rax
        .p2align     6
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, rows 0 to 15 of W of 8
        //   blocks in zmm0 to zmm3 zmm10 to zmm21, area in rax, p in rcx, is_a in k1, kp in rdx, data in rsi, turn in rdi,
        //   blocks in r8, q in r9, is_e in k2, state in r10, end in r11.
L(f_schedule8):

        // the next sixteen words of each block
        vprorq       zmm22, zmm1, 8                             // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vpsrlq       zmm23, zmm1, 7
        vprorq       zmm24, zmm20, 19
        vpsrlq       zmm25, zmm20, 6
        vprorq       zmm26, zmm1, 1
        vpternlogq   zmm23, zmm26, zmm22, 150
        vprorq       zmm22, zmm2, 8                             // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vprorq       zmm26, zmm20, 61
        vpsrlq       zmm27, zmm21, 6
        vprorq       zmm28, zmm21, 19
        vprorq       zmm29, zmm2, 1
        vpsrlq       zmm30, zmm2, 7
        vpternlogq   zmm30, zmm29, zmm22, 150
        vprorq       zmm22, zmm3, 8                             // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vprorq       zmm29, zmm21, 61
        vpsrlq       zmm31, zmm3, 7
        vpaddq       zmm0, zmm15, zmm0
        vmovdqu64    [rax + 0x1410], zmm21
        vprorq       zmm21, zmm3, 1
        vpternlogq   zmm31, zmm21, zmm22, 150
        vprorq       zmm22, zmm10, 8                            // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpaddq       zmm21, zmm16, zmm1
        vpsrlq       zmm1, zmm10, 7
        vpternlogq   zmm25, zmm24, zmm26, 150
        vpaddq       zmm24, zmm0, zmm25
        vpaddq       zmm0, zmm23, zmm24
        vpsrlq       zmm23, zmm0, 6
        vprorq       zmm24, zmm0, 19
        vprorq       zmm25, zmm0, 61
        vpaddq       zmm26, zmm0, [rdx]
        vmovdqu64    [rcx + 1024], zmm26
        vprorq       zmm26, zmm10, 1
        vpternlogq   zmm1, zmm26, zmm22, 150
        vprorq       zmm22, zmm11, 8                            // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpaddq       zmm26, zmm17, zmm2
        vpaddq       zmm26, zmm26, zmm31
        vpsrlq       zmm31, zmm11, 7
        vpternlogq   zmm27, zmm28, zmm29, 150
        vpaddq       zmm27, zmm21, zmm27
        vpaddq       zmm27, zmm30, zmm27
        vprorq       zmm28, zmm27, 19
        vprorq       zmm29, zmm27, 61
        vpaddq       zmm30, zmm27, [rdx + 64]
        vmovdqu64    [rcx + 1088], zmm30
        vprorq       zmm30, zmm11, 1
        vpternlogq   zmm31, zmm30, zmm22, 150
        vpaddq       zmm22, zmm18, zmm3
        vpaddq       zmm22, zmm22, zmm1
        vpternlogq   zmm23, zmm24, zmm25, 150
        vpaddq       zmm2, zmm26, zmm23
        vpsrlq       zmm23, zmm2, 6
        vprorq       zmm24, zmm2, 19
        vprorq       zmm25, zmm2, 61
        vpaddq       zmm26, zmm2, [rdx + 128]
        vmovdqu64    [rcx + 1152], zmm26
        vprorq       zmm26, zmm13, 8                            // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsrlq       zmm30, zmm27, 6
        vpaddq       zmm21, zmm19, zmm10
        vpaddq       zmm31, zmm21, zmm31
        vpternlogq   zmm30, zmm28, zmm29, 150
        vpaddq       zmm3, zmm22, zmm30
        vpsrlq       zmm22, zmm13, 7
        vpaddq       zmm28, zmm3, [rdx + 192]
        vmovdqu64    [rcx + 1216], zmm28
        vprorq       zmm28, zmm13, 1
        vpternlogq   zmm22, zmm28, zmm26, 150
        vprorq       zmm26, zmm14, 8                            // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprorq       zmm28, zmm12, 8                            // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsrlq       zmm29, zmm14, 7
        vpternlogq   zmm23, zmm24, zmm25, 150
        vpaddq       zmm10, zmm31, zmm23
        vpsrlq       zmm23, zmm10, 6
        vprorq       zmm24, zmm10, 19
        vprorq       zmm25, zmm10, 61
        vpaddq       zmm30, zmm10, [rdx + 256]
        vmovdqu64    [rcx + 1280], zmm30
        vprorq       zmm30, zmm15, 8                            // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsrlq       zmm31, zmm12, 7
        vprorq       zmm21, zmm14, 1
        vpternlogq   zmm29, zmm21, zmm26, 150
        vpsrlq       zmm26, zmm15, 7
        vpsrlq       zmm21, zmm3, 6
        vprorq       zmm1, zmm12, 1
        vpternlogq   zmm31, zmm1, zmm28, 150
        vprorq       zmm28, zmm3, 19
        vprorq       zmm1, zmm3, 61
        vmovdqu64    [rax + 0x1450], zmm10
        vprorq       zmm10, zmm20, 8                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vmovdqu64    [rax + 0x1490], zmm3
        vmovdqu64    zmm3, [rax + 0x1410]
        vpaddq       zmm12, zmm3, zmm12
        vpaddq       zmm22, zmm12, zmm22
        vprorq       zmm12, zmm15, 1
        vpternlogq   zmm26, zmm12, zmm30, 150
        vpsrlq       zmm30, zmm20, 7
        vprorq       zmm12, zmm16, 8                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprorq       zmm3, zmm20, 1
        vpternlogq   zmm30, zmm3, zmm10, 150
        vpsrlq       zmm10, zmm16, 7
        vpternlogq   zmm23, zmm24, zmm25, 150
        vpaddq       zmm22, zmm22, zmm23
        vpsrlq       zmm23, zmm22, 6
        vprorq       zmm24, zmm22, 19
        vprorq       zmm25, zmm22, 61
        vpaddq       zmm11, zmm20, zmm11
        vpaddq       zmm31, zmm11, zmm31
        vpaddq       zmm11, zmm22, [rdx + 384]
        vmovdqu64    [rcx + 1408], zmm11
        vpaddq       zmm29, zmm13, zmm29
        vpaddq       zmm29, zmm29, zmm0
        vprorq       zmm13, zmm16, 1
        vpternlogq   zmm10, zmm13, zmm12, 150
        vpaddq       zmm26, zmm14, zmm26
        vpaddq       zmm26, zmm26, zmm27
        vprorq       zmm14, zmm17, 8                            // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpsrlq       zmm13, zmm17, 7
        vpaddq       zmm30, zmm19, zmm30
        vpaddq       zmm30, zmm30, zmm22
        vpternlogq   zmm21, zmm28, zmm1, 150
        vpaddq       zmm11, zmm31, zmm21
        vpsrlq       zmm28, zmm11, 6
        vprorq       zmm31, zmm11, 19
        vprorq       zmm21, zmm11, 61
        vpternlogq   zmm28, zmm31, zmm21, 150
        vpaddq       zmm28, zmm29, zmm28
        vpsrlq       zmm29, zmm28, 6
        vprorq       zmm31, zmm28, 19
        vprorq       zmm21, zmm28, 61
        vpaddq       zmm12, zmm28, [rdx + 448]
        vmovdqu64    [rcx + 1472], zmm12
        vpaddq       zmm12, zmm11, [rdx + 320]
        vmovdqu64    [rcx + 1344], zmm12
        vprorq       zmm12, zmm17, 1
        vpternlogq   zmm13, zmm12, zmm14, 150
        vpternlogq   zmm23, zmm24, zmm25, 150
        vpaddq       zmm14, zmm26, zmm23
        vpsrlq       zmm23, zmm14, 6
        vprorq       zmm24, zmm14, 19
        vprorq       zmm25, zmm14, 61
        vpaddq       zmm26, zmm14, [rdx + 512]
        vmovdqu64    [rcx + 1536], zmm26
        vpaddq       zmm26, zmm15, zmm10
        vpaddq       zmm26, zmm26, zmm2
        vprorq       zmm15, zmm18, 8                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpsrlq       zmm12, zmm18, 7
        vprorq       zmm10, zmm19, 8                            // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpaddq       zmm16, zmm16, zmm13
        vmovdqu64    zmm3, [rax + 0x1490]
        vpaddq       zmm16, zmm16, zmm3
        vprorq       zmm13, zmm18, 1
        vpsrlq       zmm1, zmm19, 7
        vpternlogq   zmm29, zmm31, zmm21, 150
        vpaddq       zmm26, zmm26, zmm29
        vpsrlq       zmm29, zmm26, 6
        vprorq       zmm31, zmm26, 19
        vpaddq       zmm21, zmm26, [rdx + 576]
        vmovdqu64    [rcx + 1600], zmm21
        vprorq       zmm21, zmm26, 61
        vpternlogq   zmm12, zmm13, zmm15, 150
        vprorq       zmm19, zmm19, 1
        vpternlogq   zmm1, zmm19, zmm10, 150
        vpternlogq   zmm23, zmm24, zmm25, 150
        vpaddq       zmm16, zmm16, zmm23
        vpsrlq       zmm23, zmm16, 6
        vprorq       zmm24, zmm16, 19
        vprorq       zmm25, zmm16, 61
        vpaddq       zmm19, zmm16, [rdx + 640]
        vmovdqu64    [rcx + 1664], zmm19
        vpaddq       zmm19, zmm17, zmm12
        vmovdqu64    zmm10, [rax + 0x1450]
        vpaddq       zmm19, zmm19, zmm10
        vmovdqu64    zmm17, [rax + 0x1410]
        vprorq       zmm15, zmm17, 8                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpaddq       zmm18, zmm18, zmm1
        vpaddq       zmm18, zmm18, zmm11
        vpsrlq       zmm13, zmm17, 7
        vpternlogq   zmm29, zmm31, zmm21, 150
        vpaddq       zmm29, zmm19, zmm29
        vpsrlq       zmm31, zmm29, 6
        vprorq       zmm21, zmm29, 19
        vprorq       zmm19, zmm29, 61
        vpternlogq   zmm31, zmm21, zmm19, 150
        vpaddq       zmm19, zmm30, zmm31
        vpaddq       zmm30, zmm19, [rdx + 832]
        vmovdqu64    [rcx + 1856], zmm30
        vprorq       zmm30, zmm17, 1
        vpternlogq   zmm13, zmm30, zmm15, 150
        vpaddq       zmm30, zmm29, [rdx + 704]
        vmovdqu64    [rcx + 1728], zmm30
        vpternlogq   zmm23, zmm24, zmm25, 150
        vpaddq       zmm18, zmm18, zmm23
        vpsrlq       zmm23, zmm18, 6
        vprorq       zmm24, zmm18, 61
        vprorq       zmm25, zmm18, 19
        vprorq       zmm30, zmm0, 1                             // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpaddq       zmm31, zmm18, [rdx + 768]
        vmovdqu64    [rcx + 1792], zmm31
        vpsrlq       zmm31, zmm0, 7
        vprorq       zmm21, zmm0, 8
        vpternlogq   zmm31, zmm30, zmm21, 150
        vprorq       zmm30, zmm19, 19
        vprorq       zmm21, zmm19, 61
        vpaddq       zmm31, zmm17, zmm31
        lea          rbx, [rcx + 1024]
        vpaddq       zmm31, zmm31, zmm14
        vpaddq       zmm20, zmm20, zmm13
        vpaddq       zmm20, zmm20, zmm28
        lea          rbp, [rdx + 1024]
        vpsrlq       zmm17, zmm19, 6
        vpternlogq   zmm23, zmm25, zmm24, 150
        vpaddq       zmm20, zmm20, zmm23
        vpternlogq   zmm17, zmm30, zmm21, 150
        vpaddq       zmm21, zmm31, zmm17
        vpaddq       zmm23, zmm21, [rdx + 960]
        vmovdqu64    [rcx + 1984], zmm23
        vpaddq       zmm23, zmm20, [rdx + 896]
        vmovdqu64    [rcx + 1920], zmm23
        vmovdqa64    zmm1, zmm27
        vmovdqa64    zmm12, zmm22
        vmovdqa64    zmm13, zmm28
        vmovdqa64    zmm15, zmm26
        vmovdqa64    zmm17, zmm29
        mov          rcx, rbx
        mov          rdx, rbp
        cmp          rcx, rdi
        jne          L(f_schedule8)
        vmovdqu64    xmm3, [rip + L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, is_a in k1, data in rsi, blocks in r8, q in r9, is_e in k2, state in r10, end
        //   in r11.
L(f_first8):

        // the end of a block, and the first sixteen rounds of the next
        vmovdqa64    xmm10, xmm0                                // the hash value after the block before
        vpaddq       xmm10{k2}, xmm0, xmm4
        vpaddq       xmm3{k2}, xmm3, xmm7
        vmovdqu64    xmm11, [rip + L(words_00000000000000000000000000000000)] // the first round, and the last but one of the block before
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vmovdqu64    xmm13, [rip + L(turns)]
        vmovdqa64    xmm14, xmm1
        vpaddq       xmm14{k1}, xmm1, xmm5
        vpaddq       xmm15, xmm3, [r9]
        vmovdqu64    xmm16, [rip + L(turns) + 32]
        vmovdqa64    xmm17, xmm1
        vpaddq       xmm17{k2}, xmm1, xmm5
        vprorvq      xmm18, xmm10, xmm12
        vmovdqu64    xmm19, [rip + L(turns) + 48]
        vpsubq       xmm15{k1}, xmm11, xmm3
        vprorvq      xmm20, xmm10, xmm16
        vpaddq       xmm2{k2}, xmm2, xmm6
        vprorvq      xmm21, xmm10, xmm13
        vmovdqa64    xmm22, xmm2
        vpternlogq   xmm22, xmm19, xmm17, 176
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm19, xmm2, 248
        vpalignr     xmm14, xmm14, xmm14, 8
        vpternlogq   xmm20, xmm21, xmm18, 150
        vmovdqa64    xmm18, xmm0
        vpaddq       xmm18{k1}, xmm0, xmm4
        vpaddq       xmm14, xmm14, xmm15
        vpternlogq   xmm22, xmm10, xmm23, 184
        vpaddq       xmm15, xmm2, [r9 + 64]                     // the second round, and the last of the block before
        vpaddq       xmm14, xmm20, xmm14
        vpsubq       xmm15{k1}, xmm11, xmm2
        vmovdqa64    xmm20, xmm10
        vpternlogq   xmm20, xmm19, xmm17, 248
        vpalignr     xmm18, xmm18, xmm18, 8
        vpaddq       xmm14, xmm14, xmm22
        vpternlogq   xmm17, xmm19, xmm10, 176
        vpternlogq   xmm17, xmm14, xmm20, 184
        vprorvq      xmm10, xmm14, xmm13
        vpaddq       xmm15, xmm18, xmm15
        vprorvq      xmm18, xmm14, xmm12
        vprorvq      xmm20, xmm14, xmm16
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm15, xmm15, xmm17
        vpternlogq   xmm20, xmm10, xmm18, 150
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm10, xmm20, xmm15
        vpaddq       xmm15, xmm5, [r9 + 128]                    // round 2
        vpaddq       xmm14{k1}, xmm14, xmm8
        vpsubq       xmm15{k1}, xmm11, xmm5
        vpaddq       xmm10{k1}, xmm10, xmm9
        vmovdqa64    xmm17, xmm4
        vpternlogq   xmm17, xmm19, xmm14, 176
        vpalignr     xmm18, xmm14, xmm14, 8
        vmovdqa64    xmm20, xmm14
        vpternlogq   xmm20, xmm19, xmm4, 248
        vprorvq      xmm21, xmm10, xmm16
        vpaddq       xmm15, xmm15, xmm18
        vprorvq      xmm18, xmm10, xmm13
        vpternlogq   xmm17, xmm10, xmm20, 184
        vprorvq      xmm20, xmm10, xmm12
        vpaddq       xmm15, xmm15, xmm17
        vpaddq       xmm17, xmm4, [r9 + 192]                    // round 3
        vpternlogq   xmm21, xmm18, xmm20, 150
        vmovdqa64    xmm18, xmm14
        vpternlogq   xmm18, xmm19, xmm10, 176
        vpsubq       xmm17{k1}, xmm11, xmm4
        vpaddq       xmm15, xmm21, xmm15
        vmovdqa64    xmm20, xmm10
        vpternlogq   xmm20, xmm19, xmm14, 248
        vpaddq       xmm21, xmm14, [r9 + 256]                   // round 4
        vpalignr     xmm22, xmm10, xmm10, 8
        vprorvq      xmm23, xmm15, xmm16
        vprorvq      xmm24, xmm15, xmm13
        vpaddq       xmm17, xmm17, xmm22
        vprorvq      xmm22, xmm15, xmm12
        vpternlogq   xmm18, xmm15, xmm20, 184
        vpaddq       xmm17, xmm17, xmm18
        vpternlogq   xmm23, xmm24, xmm22, 150
        vpsubq       xmm21{k1}, xmm11, xmm14
        vpaddq       xmm17, xmm23, xmm17
        vmovdqa64    xmm18, xmm10
        vpternlogq   xmm18, xmm19, xmm15, 176
        vmovdqa64    xmm20, xmm15
        vpternlogq   xmm20, xmm19, xmm10, 248
        vpalignr     xmm22, xmm15, xmm15, 8
        vprorvq      xmm23, xmm17, xmm16
        vpternlogq   xmm18, xmm17, xmm20, 184
        vprorvq      xmm20, xmm17, xmm12
        vprorvq      xmm24, xmm17, xmm13
        vpaddq       xmm21, xmm21, xmm22
        vpternlogq   xmm23, xmm24, xmm20, 150
        vpaddq       xmm20, xmm10, [r9 + 320]                   // round 5
        vpaddq       xmm18, xmm21, xmm18
        vmovdqa64    xmm21, xmm17
        vpternlogq   xmm21, xmm19, xmm15, 248
        vmovdqa64    xmm22, xmm15
        vpternlogq   xmm22, xmm19, xmm17, 176
        vpsubq       xmm20{k1}, xmm11, xmm10
        vpalignr     xmm24, xmm17, xmm17, 8
        vpaddq       xmm18, xmm23, xmm18
        vpaddq       xmm23, xmm15, [r9 + 384]                   // round 6
        vprorvq      xmm25, xmm18, xmm16
        vprorvq      xmm26, xmm18, xmm13
        vpaddq       xmm20, xmm20, xmm24
        vprorvq      xmm24, xmm18, xmm12
        vpternlogq   xmm22, xmm18, xmm21, 184
        vmovdqa64    xmm21, xmm17
        vpternlogq   xmm21, xmm19, xmm18, 176
        vpternlogq   xmm25, xmm26, xmm24, 150
        vpaddq       xmm20, xmm20, xmm22
        vmovdqa64    xmm22, xmm18
        vpternlogq   xmm22, xmm19, xmm17, 248
        vpsubq       xmm23{k1}, xmm11, xmm15
        vpaddq       xmm15, xmm25, xmm20
        vpaddq       xmm20, xmm17, [r9 + 448]                   // round 7
        vpalignr     xmm24, xmm18, xmm18, 8
        vpternlogq   xmm21, xmm15, xmm22, 184
        vprorvq      xmm22, xmm15, xmm13
        vprorvq      xmm25, xmm15, xmm12
        vpaddq       xmm23, xmm23, xmm24
        vprorvq      xmm24, xmm15, xmm16
        vpternlogq   xmm24, xmm22, xmm25, 150
        vpsubq       xmm20{k1}, xmm11, xmm17
        vpaddq       xmm17, xmm23, xmm21
        vmovdqa64    xmm21, xmm18
        vpternlogq   xmm21, xmm19, xmm15, 176
        vmovdqa64    xmm22, xmm15
        vpternlogq   xmm22, xmm19, xmm18, 248
        vpaddq       xmm17, xmm24, xmm17
        vpalignr     xmm23, xmm15, xmm15, 8
        vprorvq      xmm24, xmm17, xmm12
        vpternlogq   xmm21, xmm17, xmm22, 184
        vpaddq       xmm20, xmm20, xmm23
        vprorvq      xmm22, xmm17, xmm13
        vprorvq      xmm23, xmm17, xmm16
        vpaddq       xmm25, xmm18, [r9 + 512]                   // round 8
        vpternlogq   xmm23, xmm22, xmm24, 150
        vpaddq       xmm20, xmm20, xmm21
        vpalignr     xmm21, xmm17, xmm17, 8
        vpaddq       xmm20, xmm23, xmm20
        vpsubq       xmm25{k1}, xmm11, xmm18
        vmovdqa64    xmm18, xmm15
        vpternlogq   xmm18, xmm19, xmm17, 176
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm19, xmm15, 248
        vprorvq      xmm23, xmm20, xmm12
        vprorvq      xmm24, xmm20, xmm13
        vpaddq       xmm21, xmm25, xmm21
        vprorvq      xmm25, xmm20, xmm16
        vpternlogq   xmm18, xmm20, xmm22, 184
        vpternlogq   xmm25, xmm24, xmm23, 150
        vpaddq       xmm22, xmm15, [r9 + 576]                   // round 9
        vpaddq       xmm18, xmm21, xmm18
        vmovdqa64    xmm21, xmm20
        vpternlogq   xmm21, xmm19, xmm17, 248
        vpsubq       xmm22{k1}, xmm11, xmm15
        vpaddq       xmm15, xmm25, xmm18
        vmovdqa64    xmm18, xmm17
        vpternlogq   xmm18, xmm19, xmm20, 176
        vpaddq       xmm23, xmm17, [r9 + 640]                   // round 10
        vpalignr     xmm24, xmm20, xmm20, 8
        vpternlogq   xmm18, xmm15, xmm21, 184
        vprorvq      xmm21, xmm15, xmm12
        vpaddq       xmm22, xmm22, xmm24
        vprorvq      xmm24, xmm15, xmm16
        vprorvq      xmm25, xmm15, xmm13
        vpternlogq   xmm24, xmm25, xmm21, 150
        vpaddq       xmm18, xmm22, xmm18
        vpsubq       xmm23{k1}, xmm11, xmm17
        vpaddq       xmm17, xmm24, xmm18
        vmovdqa64    xmm18, xmm20
        vpternlogq   xmm18, xmm19, xmm15, 176
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm19, xmm20, 248
        vpalignr     xmm22, xmm15, xmm15, 8
        vprorvq      xmm24, xmm17, xmm12
        vprorvq      xmm25, xmm17, xmm16
        vpternlogq   xmm18, xmm17, xmm21, 184
        vpaddq       xmm21, xmm23, xmm22
        vprorvq      xmm22, xmm17, xmm13
        vpaddq       xmm18, xmm21, xmm18
        vpaddq       xmm21, xmm20, [r9 + 704]                   // round 11
        vpternlogq   xmm25, xmm22, xmm24, 150
        vpsubq       xmm21{k1}, xmm11, xmm20
        vpaddq       xmm18, xmm25, xmm18
        vmovdqa64    xmm20, xmm17
        vpternlogq   xmm20, xmm19, xmm15, 248
        vpalignr     xmm22, xmm17, xmm17, 8
        vmovdqa64    xmm23, xmm15
        vpternlogq   xmm23, xmm19, xmm17, 176
        vprorvq      xmm24, xmm18, xmm16
        vpternlogq   xmm23, xmm18, xmm20, 184
        vpaddq       xmm20, xmm21, xmm22
        vprorvq      xmm21, xmm18, xmm13
        vprorvq      xmm22, xmm18, xmm12
        vpaddq       xmm25, xmm15, [r9 + 768]                   // round 12
        vpaddq       xmm20, xmm20, xmm23
        vpternlogq   xmm24, xmm21, xmm22, 150
        vmovdqa64    xmm21, xmm18
        vpternlogq   xmm21, xmm19, xmm17, 248
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm19, xmm18, 176
        vpaddq       xmm20, xmm24, xmm20
        vpsubq       xmm25{k1}, xmm11, xmm15
        vpaddq       xmm15, xmm17, [r9 + 832]                   // round 13
        vpalignr     xmm23, xmm18, xmm18, 8
        vprorvq      xmm24, xmm20, xmm13
        vpternlogq   xmm22, xmm20, xmm21, 184
        vprorvq      xmm21, xmm20, xmm12
        vprorvq      xmm26, xmm20, xmm16
        vpaddq       xmm23, xmm25, xmm23
        vpaddq       xmm22, xmm23, xmm22
        vpternlogq   xmm26, xmm24, xmm21, 150
        vmovdqa64    xmm21, xmm20
        vpternlogq   xmm21, xmm19, xmm18, 248
        vpaddq       xmm22, xmm26, xmm22
        vpsubq       xmm15{k1}, xmm11, xmm17
        vmovdqa64    xmm17, xmm18
        vpternlogq   xmm17, xmm19, xmm20, 176
        vpalignr     xmm23, xmm20, xmm20, 8
        vpternlogq   xmm17, xmm22, xmm21, 184
        vprorvq      xmm21, xmm22, xmm13
        vpaddq       xmm15, xmm15, xmm23
        vprorvq      xmm23, xmm22, xmm12
        vprorvq      xmm24, xmm22, xmm16
        vpaddq       xmm15, xmm15, xmm17
        vpaddq       xmm17, xmm18, [r9 + 896]                   // round 14
        vmovdqa64    xmm25, xmm20
        vpternlogq   xmm25, xmm19, xmm22, 176
        vpternlogq   xmm24, xmm21, xmm23, 150
        vpsubq       xmm17{k1}, xmm11, xmm18
        vmovdqa64    xmm18, xmm22
        vpternlogq   xmm18, xmm19, xmm20, 248
        lea          rdi, [r9 + 0x1400]                         // round 15
        lea          rcx, [r9 + 1024]
        vpalignr     xmm21, xmm22, xmm22, 8
        vpaddq       xmm15, xmm24, xmm15
        vpaddq       xmm23, xmm20, [r9 + 960]
        add          r8, -1                                     // the next block
        add          rsi, 128
        vprorvq      xmm24, xmm15, xmm16
        vprorvq      xmm26, xmm15, xmm13
        vpaddq       xmm17, xmm17, xmm21
        add          r9, 8
        vprorvq      xmm21, xmm15, xmm12
        vpternlogq   xmm25, xmm15, xmm18, 184
        vmovdqa64    xmm18, xmm22
        vpternlogq   xmm18, xmm19, xmm15, 176
        vpaddq       xmm17, xmm17, xmm25
        vpternlogq   xmm24, xmm26, xmm21, 150
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm19, xmm22, 248
        vpaddq       xmm1, xmm24, xmm17
        vpsubq       xmm23{k1}, xmm11, xmm20
        vpalignr     xmm11, xmm15, xmm15, 8
        vprorvq      xmm12, xmm1, xmm12
        vprorvq      xmm13, xmm1, xmm13
        vpaddq       xmm11, xmm23, xmm11
        vprorvq      xmm16, xmm1, xmm16
        vpternlogq   xmm18, xmm1, xmm21, 184
        vpternlogq   xmm16, xmm13, xmm12, 150
        vpaddq       xmm11, xmm11, xmm18
        vpaddq       xmm0, xmm16, xmm11
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm14
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm15
        vmovdqa64    xmm3, xmm22
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, data in rsi, turn in rdi, blocks in r8, q in r9, is_e in
        //   k2, state in r10, end in r11.
L(f_plain8):

        // sixteen rounds of one block
        vmovdqu64    xmm10, [rip + L(turns) + 16]               // round 0
        vpaddq       xmm11, xmm3, [rcx]
        vmovdqu64    xmm12, [rip + L(turns) + 32]
        vmovdqu64    xmm13, [rip + L(words_00000000000000000000000000000000)]
        vmovdqu64    xmm14, [rip + L(turns)]
        vprorvq      xmm15, xmm0, xmm14
        vprorvq      xmm16, xmm0, xmm10
        vmovdqu64    xmm17, [rip + L(turns) + 48]
        vmovdqa64    xmm18, xmm1
        vpternlogq   xmm18, xmm17, xmm2, 248
        vpsubq       xmm11{k1}, xmm13, xmm3
        vpalignr     xmm19, xmm1, xmm1, 8
        vprorvq      xmm20, xmm0, xmm12
        vpaddq       xmm11, xmm19, xmm11
        vpternlogq   xmm20, xmm15, xmm16, 150
        vpaddq       xmm11, xmm20, xmm11
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm17, xmm1, 176
        vpternlogq   xmm15, xmm0, xmm18, 184
        vpaddq       xmm11, xmm11, xmm15
        vprorvq      xmm15, xmm11, xmm12                        // round 1
        vpalignr     xmm16, xmm0, xmm0, 8
        vprorvq      xmm18, xmm11, xmm14
        vpaddq       xmm19, xmm2, [rcx + 64]
        vpaddq       xmm20, xmm1, [rcx + 128]                   // round 2
        vprorvq      xmm21, xmm11, xmm10
        vmovdqa64    xmm22, xmm0
        vpternlogq   xmm22, xmm17, xmm1, 248
        vpsubq       xmm19{k1}, xmm13, xmm2
        vpaddq       xmm16, xmm16, xmm19
        vpsubq       xmm20{k1}, xmm13, xmm1
        vpternlogq   xmm1, xmm17, xmm0, 176
        vpternlogq   xmm1, xmm11, xmm22, 184
        vpaddq       xmm16, xmm16, xmm1
        vpalignr     xmm19, xmm11, xmm11, 8
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm17, xmm0, 248
        vpternlogq   xmm15, xmm18, xmm21, 150
        vpaddq       xmm15, xmm15, xmm16
        vprorvq      xmm16, xmm15, xmm10
        vprorvq      xmm18, xmm15, xmm12
        vpaddq       xmm19, xmm20, xmm19
        vmovdqa64    xmm20, xmm0
        vpternlogq   xmm20, xmm17, xmm11, 176
        vpalignr     xmm21, xmm15, xmm15, 8                     // round 3
        vpaddq       xmm23, xmm0, [rcx + 192]
        vpsubq       xmm23{k1}, xmm13, xmm0
        vpternlogq   xmm20, xmm15, xmm22, 184
        vpaddq       xmm19, xmm19, xmm20
        vprorvq      xmm20, xmm15, xmm14
        vpternlogq   xmm18, xmm20, xmm16, 150
        vpaddq       xmm16, xmm18, xmm19
        vprorvq      xmm18, xmm16, xmm12
        vpalignr     xmm19, xmm16, xmm16, 8                     // round 4
        vprorvq      xmm20, xmm16, xmm10
        vmovdqa64    xmm22, xmm15
        vpternlogq   xmm22, xmm17, xmm11, 248
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm17, xmm15, 176
        vprorvq      xmm25, xmm16, xmm14
        vpaddq       xmm26, xmm11, [rcx + 256]
        vpaddq       xmm21, xmm23, xmm21
        vpternlogq   xmm24, xmm16, xmm22, 184
        vpternlogq   xmm18, xmm25, xmm20, 150
        vpaddq       xmm20, xmm21, xmm24
        vpaddq       xmm18, xmm18, xmm20
        vprorvq      xmm20, xmm18, xmm12
        vprorvq      xmm21, xmm18, xmm10
        vpsubq       xmm26{k1}, xmm13, xmm11
        vmovdqa64    xmm11, xmm16
        vpternlogq   xmm11, xmm17, xmm15, 248
        vpalignr     xmm22, xmm18, xmm18, 8                     // round 5
        vmovdqa64    xmm23, xmm15
        vpternlogq   xmm23, xmm17, xmm16, 176
        vprorvq      xmm24, xmm18, xmm14
        vpaddq       xmm25, xmm15, [rcx + 320]
        vpternlogq   xmm23, xmm18, xmm11, 184
        vpaddq       xmm11, xmm26, xmm19
        vpaddq       xmm11, xmm11, xmm23
        vpternlogq   xmm20, xmm24, xmm21, 150
        vpaddq       xmm11, xmm20, xmm11
        vprorvq      xmm19, xmm11, xmm12
        vprorvq      xmm20, xmm11, xmm10
        vpsubq       xmm25{k1}, xmm13, xmm15
        vmovdqa64    xmm15, xmm16
        vpternlogq   xmm15, xmm17, xmm18, 176
        vpalignr     xmm21, xmm11, xmm11, 8                     // round 6
        vmovdqa64    xmm23, xmm18
        vpternlogq   xmm23, xmm17, xmm16, 248
        vprorvq      xmm24, xmm11, xmm14
        vpaddq       xmm26, xmm16, [rcx + 384]
        vpaddq       xmm22, xmm25, xmm22
        vpternlogq   xmm15, xmm11, xmm23, 184
        vpternlogq   xmm19, xmm24, xmm20, 150
        vpaddq       xmm15, xmm22, xmm15
        vpaddq       xmm15, xmm19, xmm15
        vprorvq      xmm19, xmm15, xmm12
        vprorvq      xmm20, xmm15, xmm10
        vpsubq       xmm26{k1}, xmm13, xmm16
        vmovdqa64    xmm16, xmm11
        vpternlogq   xmm16, xmm17, xmm18, 248
        vpalignr     xmm22, xmm15, xmm15, 8                     // round 7
        vmovdqa64    xmm23, xmm18
        vpternlogq   xmm23, xmm17, xmm11, 176
        vpaddq       xmm24, xmm18, [rcx + 448]
        vpternlogq   xmm23, xmm15, xmm16, 184
        vprorvq      xmm16, xmm15, xmm14
        vpternlogq   xmm19, xmm16, xmm20, 150
        vpaddq       xmm16, xmm26, xmm21
        vpaddq       xmm16, xmm16, xmm23
        vpaddq       xmm16, xmm19, xmm16
        vprorvq      xmm19, xmm16, xmm12
        vprorvq      xmm20, xmm16, xmm10
        vpsubq       xmm24{k1}, xmm13, xmm18
        vmovdqa64    xmm18, xmm15
        vpternlogq   xmm18, xmm17, xmm11, 248
        vmovdqa64    xmm21, xmm11
        vpternlogq   xmm21, xmm17, xmm15, 176
        vpternlogq   xmm21, xmm16, xmm18, 184
        vpaddq       xmm18, xmm24, xmm22
        vprorvq      xmm22, xmm16, xmm14
        vpalignr     xmm23, xmm16, xmm16, 8                     // round 8
        vpaddq       xmm18, xmm18, xmm21
        vpternlogq   xmm19, xmm22, xmm20, 150
        vpaddq       xmm18, xmm19, xmm18
        vprorvq      xmm19, xmm18, xmm12
        vprorvq      xmm20, xmm18, xmm10
        vpalignr     xmm21, xmm18, xmm18, 8                     // round 9
        vpaddq       xmm22, xmm11, [rcx + 512]
        vpsubq       xmm22{k1}, xmm13, xmm11
        vmovdqa64    xmm11, xmm15
        vpternlogq   xmm11, xmm17, xmm16, 176
        vprorvq      xmm24, xmm18, xmm14
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm17, xmm15, 248
        vpaddq       xmm22, xmm22, xmm23
        vpaddq       xmm23, xmm15, [rcx + 576]
        vpternlogq   xmm11, xmm18, xmm25, 184
        vpsubq       xmm23{k1}, xmm13, xmm15
        vpternlogq   xmm19, xmm24, xmm20, 150
        vpaddq       xmm11, xmm22, xmm11
        vpaddq       xmm11, xmm19, xmm11
        vprorvq      xmm15, xmm11, xmm12
        vprorvq      xmm19, xmm11, xmm10
        vpalignr     xmm20, xmm11, xmm11, 8                     // round 10
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm17, xmm18, 176
        vmovdqa64    xmm24, xmm18
        vpternlogq   xmm24, xmm17, xmm16, 248
        vprorvq      xmm25, xmm11, xmm14
        vpternlogq   xmm15, xmm25, xmm19, 150
        vpaddq       xmm19, xmm16, [rcx + 640]
        vpaddq       xmm21, xmm23, xmm21
        vpternlogq   xmm22, xmm11, xmm24, 184
        vpaddq       xmm21, xmm21, xmm22
        vpaddq       xmm15, xmm15, xmm21
        vprorvq      xmm21, xmm15, xmm12
        vprorvq      xmm22, xmm15, xmm10
        vpalignr     xmm23, xmm15, xmm15, 8                     // round 11
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm17, xmm18, 248
        vpsubq       xmm19{k1}, xmm13, xmm16
        vmovdqa64    xmm16, xmm18
        vpternlogq   xmm16, xmm17, xmm11, 176
        vpaddq       xmm19, xmm19, xmm20
        vprorvq      xmm20, xmm15, xmm14
        vpaddq       xmm25, xmm18, [rcx + 704]
        vpternlogq   xmm16, xmm15, xmm24, 184
        vpternlogq   xmm21, xmm20, xmm22, 150
        vpaddq       xmm16, xmm19, xmm16
        vpaddq       xmm16, xmm21, xmm16
        vprorvq      xmm19, xmm16, xmm12
        vprorvq      xmm20, xmm16, xmm10
        vpsubq       xmm25{k1}, xmm13, xmm18
        vmovdqa64    xmm18, xmm15
        vpternlogq   xmm18, xmm17, xmm11, 248
        vpalignr     xmm21, xmm16, xmm16, 8                     // round 12
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm17, xmm15, 176
        vprorvq      xmm24, xmm16, xmm14
        vpaddq       xmm26, xmm11, [rcx + 768]
        vpaddq       xmm23, xmm25, xmm23
        vpternlogq   xmm22, xmm16, xmm18, 184
        vpternlogq   xmm19, xmm24, xmm20, 150
        vpaddq       xmm18, xmm23, xmm22
        vpaddq       xmm18, xmm19, xmm18
        vprorvq      xmm19, xmm18, xmm12
        vprorvq      xmm20, xmm18, xmm10
        vpsubq       xmm26{k1}, xmm13, xmm11
        vmovdqa64    xmm11, xmm16
        vpternlogq   xmm11, xmm17, xmm15, 248
        vpalignr     xmm22, xmm18, xmm18, 8                     // round 13
        vmovdqa64    xmm23, xmm15
        vpternlogq   xmm23, xmm17, xmm16, 176
        vprorvq      xmm24, xmm18, xmm14
        vpaddq       xmm25, xmm15, [rcx + 832]
        vpaddq       xmm21, xmm26, xmm21
        vpternlogq   xmm23, xmm18, xmm11, 184
        vpaddq       xmm11, xmm21, xmm23
        vpternlogq   xmm19, xmm24, xmm20, 150
        vpaddq       xmm3, xmm19, xmm11
        vprorvq      xmm11, xmm3, xmm12
        vprorvq      xmm19, xmm3, xmm10
        vpsubq       xmm25{k1}, xmm13, xmm15
        vmovdqa64    xmm15, xmm18
        vpternlogq   xmm15, xmm17, xmm16, 248
        vpalignr     xmm20, xmm3, xmm3, 8                       // round 14
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm17, xmm18, 176
        vprorvq      xmm23, xmm3, xmm14
        vpaddq       xmm24, xmm16, [rcx + 896]
        vpaddq       xmm22, xmm25, xmm22
        vpternlogq   xmm21, xmm3, xmm15, 184
        vpternlogq   xmm11, xmm23, xmm19, 150
        vpaddq       xmm15, xmm22, xmm21
        vpaddq       xmm2, xmm11, xmm15
        vprorvq      xmm11, xmm2, xmm12
        vprorvq      xmm15, xmm2, xmm10
        vpsubq       xmm24{k1}, xmm13, xmm16
        vmovdqa64    xmm16, xmm3
        vpternlogq   xmm16, xmm17, xmm18, 248
        vmovdqa64    xmm19, xmm18
        vpternlogq   xmm19, xmm17, xmm3, 176
        vprorvq      xmm21, xmm2, xmm14
        vpternlogq   xmm11, xmm21, xmm15, 150
        vpaddq       xmm15, xmm24, xmm20
        vpternlogq   xmm19, xmm2, xmm16, 184
        vpaddq       xmm15, xmm15, xmm19
        vpaddq       xmm1, xmm11, xmm15
        lea          rdx, [rcx + 1024]                          // round 15
        vmovdqa64    xmm11, xmm3
        vpternlogq   xmm11, xmm17, xmm2, 176
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm17, xmm3, 248
        vpalignr     xmm16, xmm2, xmm2, 8
        vpaddq       xmm17, xmm18, [rcx + 960]
        vpsubq       xmm17{k1}, xmm13, xmm18
        vprorvq      xmm10, xmm1, xmm10
        vpaddq       xmm13, xmm17, xmm16
        vprorvq      xmm12, xmm1, xmm12
        vprorvq      xmm14, xmm1, xmm14
        vpternlogq   xmm11, xmm1, xmm15, 184
        vpaddq       xmm11, xmm13, xmm11
        vpternlogq   xmm12, xmm14, xmm10, 150
        vpaddq       xmm0, xmm12, xmm11
        mov          rcx, rdx
        cmp          rcx, rdi
        jne          L(f_plain8)
        cmp          r9, r11
        jne          L(f_first8)

        // the hash value after the batch
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vmovdqu64    xmm13, [rip + L(turns) + 32]
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm6, xmm2, xmm6
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vpaddq       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpaddq       xmm3, xmm3, xmm15
        vprorvq      xmm15, xmm0, xmm11
        vprorvq      xmm16, xmm0, xmm12
        vprorvq      xmm17, xmm0, xmm13
        vpternlogq   xmm17, xmm15, xmm16, 150
        vpaddq       xmm3, xmm3, xmm17
        vmovdqa64    xmm15, xmm1
        vpternlogq   xmm15, xmm14, xmm2, 248
        vpternlogq   xmm2, xmm14, xmm1, 176
        vpternlogq   xmm2, xmm0, xmm15, 184
        vpaddq       xmm2, xmm3, xmm2
        vprorvq      xmm3, xmm2, xmm11
        vprorvq      xmm11, xmm2, xmm12
        vpaddq       xmm8, xmm8, xmm2
        vprorvq      xmm12, xmm2, xmm13
        vpternlogq   xmm12, xmm3, xmm11, 150
        vmovdqa64    xmm3, xmm0
        vpternlogq   xmm3, xmm14, xmm1, 248
        vpternlogq   xmm1, xmm14, xmm0, 176
        vpalignr     xmm0, xmm0, xmm0, 8
        vpternlogq   xmm1, xmm2, xmm3, 184
        vpaddq       xmm0, xmm0, xmm10
        vpaddq       xmm0, xmm0, xmm1
        vpaddq       xmm9, xmm12, xmm0
        jmp          L(f_batch8)
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        //   data in rsi, blocks in r8, state in r10.
L(f_batch1):
        cmp          r8, 1
        jb           L(f_leave)

        // sixteen rounds on the message words
        mov          r9, [rsi]                                  // W_0
        bswap        r9
        mov          r11, [rsi + 8]                             // W_1
        bswap        r11
        mov          rbx, [rsi + 16]                            // W_2
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // round 0
            mov      [rax], r9                                  // W 0
        vpalignr     xmm11, xmm5, xmm5, 8
        bswap        rbx
        vmovdqu64    xmm12, [rip + L(turns)]
            add      r9, [rip + L(K)]
        vmovq        xmm13, r9
        vpaddq       xmm13, xmm7, xmm13
        vpsubq       xmm13{k1}, xmm10, xmm7
        vprorvq      xmm14, xmm4, xmm12
        vmovdqu64    xmm15, [rip + L(turns) + 16]
        vprorvq      xmm16, xmm4, xmm15
        vmovdqu64    xmm17, [rip + L(turns) + 32]
        vprorvq      xmm18, xmm4, xmm17
        vpternlogq   xmm18, xmm14, xmm16, 150
        vpaddq       xmm11, xmm11, xmm18
            mov      [rax + 8], r11                             // W 1
        mov          r9, [rsi + 24]                             // W_3
            add      r11, [rip + L(K) + 8]
        vmovq        xmm14, r11                                 // round 1
        vpaddq       xmm14, xmm6, xmm14
        vpsubq       xmm14{k1}, xmm10, xmm6
        mov          r11, [rsi + 32]                            // W_4
        vpalignr     xmm16, xmm4, xmm4, 8
        bswap        r9
            vmovdqu64 xmm18, [rip + L(turns) + 48]
        vmovdqa64    xmm19, xmm5
        vpternlogq   xmm19, xmm18, xmm6, 248
        vmovdqa64    xmm20, xmm6
        vpternlogq   xmm20, xmm18, xmm5, 176
        vpternlogq   xmm20, xmm4, xmm19, 184
        vpaddq       xmm11, xmm11, xmm20
        vpaddq       xmm11, xmm13, xmm11
        vmovdqa64    xmm13, xmm4
        vpternlogq   xmm13, xmm18, xmm5, 248
        vmovdqa64    xmm19, xmm5
        vpternlogq   xmm19, xmm18, xmm4, 176
        vpternlogq   xmm19, xmm11, xmm13, 184
        vprorvq      xmm13, xmm11, xmm12
        vprorvq      xmm20, xmm11, xmm15
        vprorvq      xmm21, xmm11, xmm17
        vpternlogq   xmm21, xmm13, xmm20, 150
        vpaddq       xmm13, xmm16, xmm14
        vpaddq       xmm13, xmm13, xmm19
        vpaddq       xmm13, xmm21, xmm13
        vpternlogq   xmm13, xmm18, xmm9, 184
        vprorvq      xmm14, xmm13, xmm12                        // round 2
            mov      [rax + 16], rbx                            // W 2
        vpternlogq   xmm11, xmm18, xmm8, 184
        bswap        r11
        vmovdqa64    xmm16, xmm11
        vpternlogq   xmm16, xmm18, xmm4, 248
            add      rbx, [rip + L(K) + 16]
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm5, xmm19
        vpsubq       xmm19{k1}, xmm10, xmm5
        vpalignr     xmm20, xmm11, xmm11, 8
        vprorvq      xmm21, xmm13, xmm15
        mov          rbx, [rsi + 40]                            // W_5
        vprorvq      xmm22, xmm13, xmm17
        vpternlogq   xmm22, xmm14, xmm21, 150
        vmovdqa64    xmm14, xmm4
        vpternlogq   xmm14, xmm18, xmm11, 176
        vpternlogq   xmm14, xmm13, xmm16, 184
            mov      [rax + 24], r9                             // W 3
        vpaddq       xmm16, xmm19, xmm20
        vpaddq       xmm14, xmm16, xmm14
        vpaddq       xmm14, xmm22, xmm14
        vprorvq      xmm16, xmm14, xmm12                        // round 3
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm18, xmm11, 248
        bswap        rbx
        vpalignr     xmm20, xmm13, xmm13, 8
            add      r9, [rip + L(K) + 24]
        vmovq        xmm21, r9
        vpaddq       xmm21, xmm4, xmm21
        vpsubq       xmm21{k1}, xmm10, xmm4
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm18, xmm13, 176
        vpternlogq   xmm22, xmm14, xmm19, 184
        mov          r9, [rsi + 48]                             // W_6
        vprorvq      xmm19, xmm14, xmm15
            mov      [rax + 32], r11                            // W 4
        vprorvq      xmm23, xmm14, xmm17
        vpternlogq   xmm23, xmm16, xmm19, 150
        vpaddq       xmm16, xmm21, xmm20
        vpaddq       xmm16, xmm16, xmm22
        vpaddq       xmm16, xmm23, xmm16
        vprorvq      xmm19, xmm16, xmm12                        // round 4
        vmovdqa64    xmm20, xmm14
        vpternlogq   xmm20, xmm18, xmm13, 248
        bswap        r9
            add      r11, [rip + L(K) + 32]
        vmovq        xmm21, r11
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm10, xmm11
        mov          r11, [rsi + 56]                            // W_7
        vprorvq      xmm11, xmm16, xmm15
        vprorvq      xmm22, xmm16, xmm17
        vpternlogq   xmm22, xmm19, xmm11, 150
        vmovdqa64    xmm11, xmm13
        vpternlogq   xmm11, xmm18, xmm14, 176
        vpternlogq   xmm11, xmm16, xmm20, 184
            mov      [rax + 40], rbx                            // W 5
        vmovdqa64    xmm19, xmm16                               // round 5
        vpternlogq   xmm19, xmm18, xmm14, 248
        bswap        r11
        vpalignr     xmm20, xmm14, xmm14, 8
        vpaddq       xmm20, xmm21, xmm20
        vpaddq       xmm11, xmm20, xmm11
        vpaddq       xmm11, xmm22, xmm11
        vprorvq      xmm20, xmm11, xmm12
            add      rbx, [rip + L(K) + 40]
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm13
        vpsubq       xmm21{k1}, xmm10, xmm13
        vprorvq      xmm13, xmm11, xmm15
        vmovdqa64    xmm22, xmm14
        vpternlogq   xmm22, xmm18, xmm16, 176
        vpternlogq   xmm22, xmm11, xmm19, 184
        mov          rbx, [rsi + 64]                            // W_8
        vmovdqa64    xmm19, xmm11                               // round 6
        vpternlogq   xmm19, xmm18, xmm16, 248
        vprorvq      xmm23, xmm11, xmm17
        vpternlogq   xmm23, xmm20, xmm13, 150
        vpalignr     xmm13, xmm11, xmm11, 8
        bswap        rbx
            mov      rbp, r9                                    // W 6
            add      rbp, [rip + L(K) + 48]
        vmovq        xmm20, rbp
        vpaddq       xmm20, xmm20, xmm14
        vpsubq       xmm20{k1}, xmm10, xmm14
            mov      [rax + 48], r9
        vpalignr     xmm14, xmm16, xmm16, 8
        vpaddq       xmm14, xmm21, xmm14
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm18, xmm11, 176
        vpaddq       xmm14, xmm14, xmm22
        vpaddq       xmm14, xmm23, xmm14
        vpternlogq   xmm21, xmm14, xmm19, 184
        vprorvq      xmm19, xmm14, xmm12
        vprorvq      xmm22, xmm14, xmm15
        vprorvq      xmm23, xmm14, xmm17
        vpternlogq   xmm23, xmm19, xmm22, 150
        mov          r9, [rsi + 72]                             // W_9
        vpaddq       xmm13, xmm20, xmm13
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm23, xmm13
            mov      [rax + 56], r11                            // W 7
        vprorvq      xmm19, xmm13, xmm12                        // round 7
        vmovdqa64    xmm20, xmm14
        vpternlogq   xmm20, xmm18, xmm11, 248
        vpalignr     xmm21, xmm14, xmm14, 8
        bswap        r9
            add      r11, [rip + L(K) + 56]
        vmovq        xmm22, r11
        vpaddq       xmm22, xmm22, xmm16
        vpsubq       xmm22{k1}, xmm10, xmm16
        vprorvq      xmm16, xmm13, xmm15
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm18, xmm14, 176
        vpternlogq   xmm23, xmm13, xmm20, 184
        vprorvq      xmm20, xmm13, xmm17
        vpternlogq   xmm20, xmm19, xmm16, 150
        mov          r11, [rsi + 80]                            // W_10
        vpaddq       xmm16, xmm22, xmm21
        vpaddq       xmm16, xmm16, xmm23
        vpaddq       xmm16, xmm20, xmm16
        vprorvq      xmm19, xmm16, xmm12                        // round 8
            mov      [rax + 64], rbx                            // W 8
        vmovdqa64    xmm20, xmm13
        vpternlogq   xmm20, xmm18, xmm14, 248
            add      rbx, [rip + L(K) + 64]
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm10, xmm11
        vpalignr     xmm11, xmm13, xmm13, 8
        bswap        r11
        vprorvq      xmm22, xmm16, xmm15
        vmovdqa64    xmm23, xmm14
        vpternlogq   xmm23, xmm18, xmm13, 176
        vpternlogq   xmm23, xmm16, xmm20, 184
        vprorvq      xmm20, xmm16, xmm17
        vpternlogq   xmm20, xmm19, xmm22, 150
        mov          rbx, [rsi + 88]                            // W_11
        vpaddq       xmm11, xmm21, xmm11
        vpaddq       xmm11, xmm11, xmm23
        vpaddq       xmm11, xmm20, xmm11
        vprorvq      xmm19, xmm11, xmm17                        // round 9
        vprorvq      xmm20, xmm11, xmm12
            mov      [rax + 72], r9                             // W 9
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm18, xmm13, 248
        mov          rbp, [rsi + 96]                            // W_12
        vpalignr     xmm22, xmm16, xmm16, 8
            add      r9, [rip + L(K) + 72]
        vmovq        xmm23, r9
        vpaddq       xmm23, xmm23, xmm14
        vpsubq       xmm23{k1}, xmm10, xmm14
        bswap        rbx
        vprorvq      xmm14, xmm11, xmm15
        vmovdqa64    xmm24, xmm13
        vpternlogq   xmm24, xmm18, xmm16, 176
        vpternlogq   xmm24, xmm11, xmm21, 184
        vpaddq       xmm21, xmm23, xmm22
            mov      [rax + 80], r11                            // W 10
        vpternlogq   xmm19, xmm20, xmm14, 150
        vpalignr     xmm14, xmm11, xmm11, 8                     // round 10
            add      r11, [rip + L(K) + 80]
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm13
        vpsubq       xmm20{k1}, xmm10, xmm13
        vmovdqa64    xmm13, xmm11
        vpternlogq   xmm13, xmm18, xmm16, 248
        vpaddq       xmm21, xmm21, xmm24
        vpaddq       xmm19, xmm19, xmm21
        vprorvq      xmm21, xmm19, xmm12
        vprorvq      xmm22, xmm19, xmm15
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm18, xmm11, 176
        vpternlogq   xmm23, xmm19, xmm13, 184
        vprorvq      xmm13, xmm19, xmm17
        vpternlogq   xmm13, xmm21, xmm22, 150
        vpaddq       xmm14, xmm20, xmm14
        vpaddq       xmm14, xmm14, xmm23
        vpaddq       xmm13, xmm13, xmm14
        vprorvq      xmm14, xmm13, xmm12                        // round 11
        vmovdqa64    xmm20, xmm19
        vpternlogq   xmm20, xmm18, xmm11, 248
            mov      [rax + 88], rbx                            // W 11
        bswap        rbp
        vpalignr     xmm21, xmm19, xmm19, 8
            add      rbx, [rip + L(K) + 88]
        vmovq        xmm22, rbx
        vpaddq       xmm22, xmm22, xmm16
        vpsubq       xmm22{k1}, xmm10, xmm16
        vprorvq      xmm16, xmm13, xmm15
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm18, xmm19, 176
        vpternlogq   xmm23, xmm13, xmm20, 184
            mov      [rax + 96], rbp                            // W 12
        mov          r9, [rsi + 104]                            // W_13
        vprorvq      xmm20, xmm13, xmm17
        vpternlogq   xmm20, xmm14, xmm16, 150
        bswap        r9
        vpalignr     xmm14, xmm13, xmm13, 8                     // round 12
        vpaddq       xmm16, xmm22, xmm21
        vpaddq       xmm16, xmm16, xmm23
        vpaddq       xmm16, xmm20, xmm16
        vprorvq      xmm20, xmm16, xmm12
        mov          r11, [rsi + 112]                           // W_14
            add      rbp, [rip + L(K) + 96]
        vmovq        xmm21, rbp
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm10, xmm11
        vmovdqa64    xmm11, xmm13
        vpternlogq   xmm11, xmm18, xmm19, 248
        vprorvq      xmm22, xmm16, xmm15
        vmovdqa64    xmm23, xmm19
        vpternlogq   xmm23, xmm18, xmm13, 176
        vpternlogq   xmm23, xmm16, xmm11, 184
        vprorvq      xmm11, xmm16, xmm17
        vpternlogq   xmm11, xmm20, xmm22, 150
        bswap        r11
        vpaddq       xmm14, xmm21, xmm14
        vpaddq       xmm14, xmm14, xmm23
        vpaddq       xmm3, xmm11, xmm14
        vprorvq      xmm11, xmm3, xmm12                         // round 13
            mov      [rax + 104], r9                            // W 13
        vmovdqa64    xmm14, xmm16
        vpternlogq   xmm14, xmm18, xmm13, 248
        mov          rbx, [rsi + 120]                           // W_15
        bswap        rbx
        vpalignr     xmm20, xmm16, xmm16, 8
            add      r9, [rip + L(K) + 104]
        vmovq        xmm21, r9
        vpaddq       xmm21, xmm21, xmm19
        vpsubq       xmm21{k1}, xmm10, xmm19
        vprorvq      xmm19, xmm3, xmm15
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm18, xmm16, 176
        vpternlogq   xmm22, xmm3, xmm14, 184
        vpaddq       xmm14, xmm21, xmm20
            mov      r9, r11                                    // W 14
            add      r9, [rip + L(K) + 112]
        vmovq        xmm20, r9                                  // round 14
        vprorvq      xmm21, xmm3, xmm17
        vpternlogq   xmm21, xmm11, xmm19, 150
        vpalignr     xmm11, xmm3, xmm3, 8
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm18, xmm3, 176
            mov      [rax + 112], r11
        vmovdqa64    xmm23, xmm3
        vpternlogq   xmm23, xmm18, xmm16, 248
        vpaddq       xmm20, xmm20, xmm13
        vpaddq       xmm14, xmm14, xmm22
        vpaddq       xmm2, xmm21, xmm14
        vpternlogq   xmm19, xmm2, xmm23, 184
        vprorvq      xmm14, xmm2, xmm12
        vprorvq      xmm21, xmm2, xmm15
        vpsubq       xmm20{k1}, xmm10, xmm13
        vprorvq      xmm13, xmm2, xmm17
        vpternlogq   xmm13, xmm14, xmm21, 150
        vpaddq       xmm11, xmm20, xmm11
        vmovdqa64    xmm14, xmm2                                // round 15
        vpternlogq   xmm14, xmm18, xmm3, 248
            mov      [rax + 120], rbx                           // W 15
        vpaddq       xmm11, xmm11, xmm19
        vpaddq       xmm1, xmm13, xmm11
        vmovdqa64    xmm11, xmm3
        vpternlogq   xmm11, xmm18, xmm2, 176
        vpternlogq   xmm11, xmm1, xmm14, 184
        vprorvq      xmm12, xmm1, xmm12
        vpalignr     xmm13, xmm2, xmm2, 8
            add      rbx, [rip + L(K) + 120]
        vmovq        xmm14, rbx
        vpaddq       xmm14, xmm14, xmm16
        vpsubq       xmm14{k1}, xmm10, xmm16
        vprorvq      xmm10, xmm1, xmm15
        vprorvq      xmm15, xmm1, xmm17
        vpternlogq   xmm15, xmm12, xmm10, 150
        vpaddq       xmm10, xmm14, xmm13
        vpaddq       xmm10, xmm10, xmm11
        vpaddq       xmm0, xmm15, xmm10
        lea          rdi, [rax + 512]
        lea          rdx, [rip + L(K) + 128]
        mov          rcx, rax
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, kp in rdx, data in rsi, turn in rdi, blocks in r8, state
        //   in r10.
L(f_carry1):

        // sixteen rounds, and the schedule of their words
            vmovdqu64 ymm10, [rcx + 8]                          // sigma0(W_1) + W_0, and three more
            vprorq   ymm11, ymm10, 8
            vpsrlq   ymm12, ymm10, 7
            vprorq   ymm10, ymm10, 1
            vpternlogq ymm12, ymm10, ymm11, 150
            vpaddq   ymm10, ymm12, [rcx]
            vmovdqu64 [rcx + 128], ymm10
            vmovdqu64 ymm10, [rcx + 40]                         // sigma0(W_5) + W_4, and three more
            vmovdqu64 ymm11, [rcx + 72]                         // sigma0(W_9) + W_8, and three more
            vprorq   ymm12, ymm10, 1
            mov      r9, [rcx + 112]                            // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            rorx     r11, r9, 61
            vpsrlq   ymm13, ymm10, 7
            vprorq   ymm10, ymm10, 8
            vpternlogq ymm13, ymm12, ymm10, 150
            vpaddq   ymm10, ymm13, [rcx + 32]
            vprorq   ymm12, ymm11, 1
            vprorq   ymm13, ymm11, 8
            vmovdqu64 [rcx + 160], ymm10
            vpsrlq   ymm10, ymm11, 7
            vpternlogq ymm10, ymm12, ymm13, 150
            vpaddq   ymm10, ymm10, [rcx + 64]
            rorx     rbx, r9, 19
            mov      rbp, [rcx + 72]
            add      rbp, [rcx + 128]
            vmovdqu64 [rcx + 192], ymm10
            shr      r9, 6
            xor      rbx, r11
            xor      rbx, r9
            add      rbp, rbx
            mov      r9, rbp
            add      r9, [rdx]
            mov      [rcx + 128], rbp
            vmovdqu64 ymm10, [rcx + 104]                        // sigma0(W_13) + W_12, and three more
            vprorq   ymm11, ymm10, 1
            rorx     r11, rbp, 61                               // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprorq   ymm12, ymm10, 8
            vpsrlq   ymm10, ymm10, 7
            vpternlogq ymm10, ymm11, ymm12, 150
            mov      rbx, [rcx + 120]                           // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            rorx     r12, rbx, 61
            mov      r13, rbx
            shr      r13, 6
            rorx     r14, rbp, 19
            vpaddq   ymm10, ymm10, [rcx + 96]
            vmovdqu64 [rcx + 224], ymm10
            mov      r15, [rcx + 80]
            add      r15, [rcx + 136]
            rorx     rbx, rbx, 19
            xor      rbx, r12
            shr      rbp, 6
            xor      rbx, r13
            add      r15, rbx
            mov      rbx, r15
            add      rbx, [rdx + 8]
            mov      [rcx + 136], r15
            mov      r12, [rcx + 88]
            rorx     r13, r15, 61                               // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            add      r12, [rcx + 144]
        mov          [rsp], r8
            rorx     r8, r15, 19
            xor      r14, r11
            xor      r14, rbp
            add      r12, r14
            mov      [rcx + 144], r12
            rorx     r11, r12, 61                               // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            mov      rbp, r12
            add      rbp, [rdx + 16]
            rorx     r14, r12, 19
            shr      r12, 6
            shr      r15, 6
            xor      r14, r11
            mov      r11, [rcx + 104]
        vpalignr     xmm10, xmm1, xmm1, 8                       // round 16
            xor      r14, r12
        vmovq        xmm11, rbx                                 // round 17
        vmovdqu64    xmm12, [rip + L(words_00000000000000000000000000000000)]
        vmovdqu64    xmm13, [rip + L(turns) + 48]
        vmovdqa64    xmm14, xmm2
        vpternlogq   xmm14, xmm13, xmm1, 176
        vmovdqa64    xmm15, xmm1
        vpternlogq   xmm15, xmm13, xmm2, 248
        vmovdqu64    xmm16, [rip + L(turns)]
        vprorvq      xmm17, xmm0, xmm16
        vmovdqu64    xmm18, [rip + L(turns) + 32]
        vprorvq      xmm19, xmm0, xmm18
            xor      r8, r13
            xor      r8, r15
        vmovdqu64    xmm20, [rip + L(turns) + 16]
        vmovq        xmm21, r9
            add      r11, [rcx + 160]
            add      r11, r14
            mov      [rcx + 160], r11
            mov      r9, r11
            add      r9, [rdx + 32]
        vpaddq       xmm11, xmm2, xmm11
        vpsubq       xmm11{k1}, xmm12, xmm2
        vpalignr     xmm22, xmm0, xmm0, 8
        vpternlogq   xmm14, xmm0, xmm15, 184
        vprorvq      xmm15, xmm0, xmm20
        vpternlogq   xmm19, xmm17, xmm15, 150
        vpaddq       xmm10, xmm10, xmm19
        vmovq        xmm15, rbp                                 // round 18
            mov      rbx, [rcx + 96]
            add      rbx, [rcx + 152]
            add      rbx, r8
            mov      rbp, rbx
            add      rbp, [rdx + 24]
            mov      [rcx + 152], rbx
            rorx     r12, rbx, 19                               // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            rorx     r13, rbx, 61
            shr      rbx, 6
            mov      r14, [rcx + 112]
            add      r14, [rcx + 168]
        vpaddq       xmm17, xmm3, xmm21
        vpsubq       xmm17{k1}, xmm12, xmm3
        vpaddq       xmm10, xmm10, xmm14
        vpaddq       xmm10, xmm10, xmm17
        vprorvq      xmm14, xmm10, xmm20
        vpalignr     xmm17, xmm10, xmm10, 8
            rorx     r15, r11, 61                               // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpaddq       xmm15, xmm1, xmm15
            xor      r12, r13
        vprorvq      xmm19, xmm10, xmm16
        vprorvq      xmm21, xmm10, xmm18
        vmovdqa64    xmm23, xmm0
        vpternlogq   xmm23, xmm13, xmm1, 248
        vpaddq       xmm11, xmm22, xmm11
        vpsubq       xmm15{k1}, xmm12, xmm1
            xor      r12, rbx
            add      r14, r12
            mov      [rcx + 168], r14
            mov      rbx, r14
            add      rbx, [rdx + 40]
        vpternlogq   xmm21, xmm19, xmm14, 150
        vmovdqa64    xmm14, xmm10
        vpternlogq   xmm14, xmm13, xmm0, 248
        vpternlogq   xmm1, xmm13, xmm0, 176
        vpternlogq   xmm1, xmm10, xmm23, 184
        vpaddq       xmm11, xmm11, xmm1
        vpaddq       xmm11, xmm21, xmm11
        vprorvq      xmm19, xmm11, xmm20
        vprorvq      xmm21, xmm11, xmm16
        vpalignr     xmm22, xmm11, xmm11, 8                     // round 19
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm13, xmm10, 248
            rorx     r12, r14, 61                               // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            rorx     r13, r11, 19
        vpaddq       xmm15, xmm17, xmm15
        vmovdqa64    xmm17, xmm0
        vpternlogq   xmm17, xmm13, xmm10, 176
        vpternlogq   xmm17, xmm11, xmm14, 184
        vpaddq       xmm14, xmm15, xmm17
            shr      r11, 6
            rorx     r8, r14, 19
        vprorvq      xmm15, xmm11, xmm18
        vpternlogq   xmm15, xmm21, xmm19, 150
        vpaddq       xmm14, xmm15, xmm14
        vprorvq      xmm15, xmm14, xmm20
        vpalignr     xmm17, xmm14, xmm14, 8                     // round 20
        vprorvq      xmm19, xmm14, xmm16
        mov          [rsp + 8], rsi
            mov      rsi, [rcx + 120]
            add      rsi, [rcx + 176]
        vmovq        xmm21, r9
        vpaddq       xmm21, xmm10, xmm21
        vpsubq       xmm21{k1}, xmm12, xmm10
        vmovq        xmm24, rbp
        vpaddq       xmm24, xmm0, xmm24
        vpsubq       xmm24{k1}, xmm12, xmm0
        vpaddq       xmm22, xmm24, xmm22
            xor      r13, r15
            shr      r14, 6
        vprorvq      xmm24, xmm14, xmm18
        vpternlogq   xmm10, xmm13, xmm11, 176
        vpternlogq   xmm10, xmm14, xmm23, 184
        vpaddq       xmm10, xmm22, xmm10
        vpternlogq   xmm24, xmm19, xmm15, 150
        vpaddq       xmm10, xmm24, xmm10
        vprorvq      xmm15, xmm10, xmm20
        vprorvq      xmm19, xmm10, xmm16
        vmovq        xmm22, rbx                                 // round 21
        vprorvq      xmm23, xmm10, xmm18
            mov      r9, [rcx + 128]
        vmovdqa64    xmm24, xmm14
        vpternlogq   xmm24, xmm13, xmm11, 248
        vpalignr     xmm25, xmm10, xmm10, 8
        vmovdqa64    xmm26, xmm11
        vpternlogq   xmm26, xmm13, xmm14, 176
        vpternlogq   xmm26, xmm10, xmm24, 184
            add      r9, [rcx + 184]
            xor      r13, r11
            add      rsi, r13
            rorx     r11, rsi, 61                               // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            mov      [rcx + 176], rsi
            rorx     rbx, rsi, 19
            mov      rbp, rsi
            add      rbp, [rdx + 48]
        vpaddq       xmm22, xmm11, xmm22
        vpternlogq   xmm23, xmm19, xmm15, 150
            xor      r8, r12
            xor      r8, r14
        vpaddq       xmm15, xmm21, xmm17
        vpaddq       xmm15, xmm15, xmm26
        vpaddq       xmm15, xmm23, xmm15
        vprorvq      xmm17, xmm15, xmm20
        vprorvq      xmm19, xmm15, xmm16
        vpsubq       xmm22{k1}, xmm12, xmm11
        vprorvq      xmm11, xmm15, xmm18
        vpternlogq   xmm11, xmm19, xmm17, 150
        vmovdqa64    xmm17, xmm10
        vpternlogq   xmm17, xmm13, xmm14, 248
            shr      rsi, 6
        vpaddq       xmm19, xmm22, xmm25
            add      r9, r8
            mov      [rcx + 184], r9
            mov      r12, r9
            add      r12, [rdx + 56]
            rorx     r13, r9, 61                                // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            rorx     r14, r9, 19
            shr      r9, 6
        vpalignr     xmm21, xmm15, xmm15, 8                     // round 22
        vmovdqa64    xmm22, xmm14
        vpternlogq   xmm22, xmm13, xmm10, 176
        vpternlogq   xmm22, xmm15, xmm17, 184
        vpaddq       xmm17, xmm19, xmm22
        vpaddq       xmm11, xmm11, xmm17
        vprorvq      xmm17, xmm11, xmm20
        vprorvq      xmm19, xmm11, xmm16
        vpalignr     xmm22, xmm11, xmm11, 8                     // round 23
        vmovq        xmm23, rbp
        vpaddq       xmm23, xmm14, xmm23
        vpsubq       xmm23{k1}, xmm12, xmm14
            mov      rbp, [rcx + 136]
            add      rbp, [rcx + 192]
        vmovq        xmm14, r12
        vpaddq       xmm14, xmm14, xmm10
        vmovdqa64    xmm24, xmm15
        vpternlogq   xmm24, xmm13, xmm10, 248
        vprorvq      xmm25, xmm11, xmm18
            xor      rbx, r11
            xor      rbx, rsi
            add      rbp, rbx
            mov      [rcx + 192], rbp
            mov      r11, rbp
            add      r11, [rdx + 64]
            rorx     rbx, rbp, 61                               // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            mov      r12, [rcx + 144]
        vpsubq       xmm14{k1}, xmm12, xmm10
        vpaddq       xmm21, xmm23, xmm21
        vmovq        xmm23, r11                                 // round 24
            add      r12, [rcx + 200]
            xor      r14, r13
            rorx     r11, rbp, 19
        vpternlogq   xmm10, xmm13, xmm15, 176
        vpternlogq   xmm10, xmm11, xmm24, 184
        vpaddq       xmm10, xmm21, xmm10
        vpternlogq   xmm25, xmm19, xmm17, 150
        vpaddq       xmm10, xmm25, xmm10
        vprorvq      xmm17, xmm10, xmm20
        vprorvq      xmm19, xmm10, xmm16
        vprorvq      xmm21, xmm10, xmm18
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm13, xmm15, 248
            xor      r14, r9
            add      r12, r14
            mov      [rcx + 200], r12
            mov      r9, r12
            add      r9, [rdx + 72]
        vpalignr     xmm25, xmm10, xmm10, 8
            shr      rbp, 6
        vpaddq       xmm14, xmm14, xmm22
        vpaddq       xmm22, xmm23, xmm15
        vmovdqa64    xmm23, xmm15
        vpternlogq   xmm23, xmm13, xmm11, 176
        vpternlogq   xmm23, xmm10, xmm24, 184
        vpaddq       xmm14, xmm14, xmm23
            rorx     r13, r12, 61                               // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpternlogq   xmm21, xmm19, xmm17, 150
        vpaddq       xmm14, xmm21, xmm14
        vprorvq      xmm17, xmm14, xmm20
        vprorvq      xmm19, xmm14, xmm16
        vprorvq      xmm21, xmm14, xmm18
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm13, xmm11, 248
        vpsubq       xmm22{k1}, xmm12, xmm15
        vpalignr     xmm15, xmm14, xmm14, 8                     // round 25
        vmovq        xmm24, r9
        vpaddq       xmm24, xmm24, xmm11
            rorx     r9, r12, 19
            mov      r14, [rcx + 152]
            xor      r11, rbx
            shr      r12, 6
        vpaddq       xmm22, xmm22, xmm25
        vpternlogq   xmm21, xmm19, xmm17, 150
            add      r14, [rcx + 208]
            xor      r11, rbp
            add      r14, r11
            mov      [rcx + 208], r14
            mov      r11, r14
            add      r11, [rdx + 80]
        vpsubq       xmm24{k1}, xmm12, xmm11
        vpternlogq   xmm11, xmm13, xmm10, 176
        vpternlogq   xmm11, xmm14, xmm23, 184
        vpaddq       xmm11, xmm22, xmm11
        vpaddq       xmm11, xmm21, xmm11
        vprorvq      xmm17, xmm11, xmm20
        vprorvq      xmm19, xmm11, xmm16
        vpaddq       xmm15, xmm24, xmm15
            rorx     rbx, r14, 19                               // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vprorvq      xmm21, xmm11, xmm18
            xor      r9, r13
        vmovdqa64    xmm22, xmm14
        vpternlogq   xmm22, xmm13, xmm10, 248
        vpalignr     xmm23, xmm11, xmm11, 8                     // round 26
        vmovq        xmm24, r11
            xor      r9, r12
        vpaddq       xmm24, xmm24, xmm10
        vpsubq       xmm24{k1}, xmm12, xmm10
            rorx     r11, r14, 61
            xor      rbx, r11
            mov      r11, [rcx + 160]
            add      r11, [rcx + 216]
            add      r11, r9
            mov      [rcx + 216], r11
            rorx     r9, r11, 19                                // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            shr      r14, 6
        vpternlogq   xmm10, xmm13, xmm14, 176
        vpternlogq   xmm10, xmm11, xmm22, 184
        vpaddq       xmm10, xmm15, xmm10
        vpternlogq   xmm21, xmm19, xmm17, 150
        vpaddq       xmm10, xmm21, xmm10
        vprorvq      xmm15, xmm10, xmm20
        vprorvq      xmm17, xmm10, xmm16
            rorx     rbp, r11, 61
            mov      r12, [rcx + 176]
        vmovdqa64    xmm19, xmm14
        vpternlogq   xmm19, xmm13, xmm11, 176
        vprorvq      xmm21, xmm10, xmm18
        vpternlogq   xmm21, xmm17, xmm15, 150
            add      r12, [rcx + 232]
        vmovdqa64    xmm15, xmm11
        vpternlogq   xmm15, xmm13, xmm14, 248
        vpternlogq   xmm19, xmm10, xmm15, 184
            mov      r13, [rcx + 168]
        vpaddq       xmm15, xmm24, xmm23
        vpaddq       xmm15, xmm15, xmm19
        vpaddq       xmm15, xmm21, xmm15
            mov      r15, r11
            add      r15, [rdx + 88]
        vpalignr     xmm17, xmm15, xmm15, 8                     // round 28
            add      r13, [rcx + 224]
            xor      rbx, r14
            add      r13, rbx
            mov      rbx, r13
            add      rbx, [rdx + 96]
            mov      [rcx + 224], r13
            rorx     r14, r13, 61                               // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            rorx     r8, r13, 19
            shr      r11, 6
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm19, xmm11
        vpsubq       xmm19{k1}, xmm12, xmm11
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm13, xmm10, 248
            shr      r13, 6
        vmovq        xmm22, r15                                 // round 27
        vprorvq      xmm23, xmm15, xmm20
        vmovdqa64    xmm24, xmm10
        vpternlogq   xmm24, xmm13, xmm15, 176
            mov      rbx, [rcx + 184]
        vpalignr     xmm25, xmm10, xmm10, 8
        vpaddq       xmm22, xmm22, xmm14
            xor      r9, rbp
            xor      r9, r11
            add      r12, r9
            mov      [rcx + 232], r12
            mov      r9, r12
            add      r9, [rdx + 104]
        vmovq        xmm26, r9                                  // round 29
        vpaddq       xmm26, xmm26, xmm10
        vpsubq       xmm26{k1}, xmm12, xmm10
        vpsubq       xmm22{k1}, xmm12, xmm14
            rorx     r9, r12, 61                                // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpaddq       xmm14, xmm19, xmm17
            rorx     r11, r12, 19
        vprorvq      xmm17, xmm15, xmm16
        vpaddq       xmm19, xmm22, xmm25
            add      rbx, [rcx + 240]
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm13, xmm10, 176
            shr      r12, 6
            xor      r8, r14
        vprorvq      xmm25, xmm15, xmm18
        vpternlogq   xmm25, xmm17, xmm23, 150
            xor      r11, r9
            mov      r9, [rcx + 192]
            xor      r8, r13
            add      rbx, r8
            mov      [rcx + 240], rbx
            add      rbx, [rdx + 112]
        vmovq        xmm17, rbx                                 // round 30
        vpaddq       xmm17, xmm17, xmm15
        vpsubq       xmm17{k1}, xmm12, xmm15
        vpternlogq   xmm10, xmm13, xmm11, 248
        vpternlogq   xmm22, xmm15, xmm10, 184
        vpaddq       xmm10, xmm19, xmm22
        vpaddq       xmm10, xmm25, xmm10
        vpternlogq   xmm24, xmm10, xmm21, 184
        vpalignr     xmm11, xmm10, xmm10, 8
        vprorvq      xmm19, xmm10, xmm20
        vpaddq       xmm14, xmm14, xmm24
        vmovdqa64    xmm21, xmm10
        vpternlogq   xmm21, xmm13, xmm15, 248
        vpaddq       xmm11, xmm26, xmm11
        vprorvq      xmm22, xmm10, xmm16
        vpternlogq   xmm15, xmm13, xmm10, 176
        vprorvq      xmm23, xmm10, xmm18
        vpternlogq   xmm23, xmm22, xmm19, 150
        vpaddq       xmm3, xmm23, xmm14
        vpternlogq   xmm15, xmm3, xmm21, 184
        vpaddq       xmm11, xmm11, xmm15
        vprorvq      xmm14, xmm3, xmm16
        vprorvq      xmm15, xmm3, xmm18
        vprorvq      xmm19, xmm3, xmm20
        vpternlogq   xmm15, xmm14, xmm19, 150
        vpaddq       xmm2, xmm15, xmm11
        vprorvq      xmm11, xmm2, xmm20
        vprorvq      xmm14, xmm2, xmm16
        vpalignr     xmm15, xmm3, xmm3, 8
        vpaddq       xmm15, xmm17, xmm15
        vprorvq      xmm17, xmm2, xmm18
        vmovdqa64    xmm19, xmm3
        vpternlogq   xmm19, xmm13, xmm10, 248
        vpalignr     xmm21, xmm2, xmm2, 8                       // round 31
        vmovdqa64    xmm22, xmm10
        vpternlogq   xmm22, xmm13, xmm3, 176
        vpternlogq   xmm22, xmm2, xmm19, 184
        vpaddq       xmm15, xmm15, xmm22
        vmovdqa64    xmm19, xmm3
        vpternlogq   xmm19, xmm13, xmm2, 176
        vmovdqa64    xmm22, xmm2
        vpternlogq   xmm22, xmm13, xmm3, 248
        lea          rbx, [rdx + 128]
        lea          rbp, [rcx + 128]
            xor      r11, r12
        vpternlogq   xmm17, xmm14, xmm11, 150
        vpaddq       xmm1, xmm17, xmm15
        vprorvq      xmm11, xmm1, xmm18
        vprorvq      xmm13, xmm1, xmm20
        vpternlogq   xmm19, xmm1, xmm22, 184
        vprorvq      xmm14, xmm1, xmm16
        vpternlogq   xmm11, xmm14, xmm13, 150
            add      r9, [rcx + 248]
            add      r9, r11
            mov      r11, r9
            add      r11, [rdx + 120]
        vmovq        xmm13, r11
        vpaddq       xmm13, xmm13, xmm10
        vpsubq       xmm13{k1}, xmm12, xmm10
        vpaddq       xmm10, xmm13, xmm21
            mov      [rcx + 248], r9
        vpaddq       xmm10, xmm10, xmm19
        vpaddq       xmm0, xmm11, xmm10
        mov          rcx, rbp
        mov          rdx, rbx
        mov          r8, [rsp]
        mov          rsi, [rsp + 8]
        cmp          rcx, rdi
        jne          L(f_carry1)

        // the hash value after the block
        vpaddq       xmm4, xmm0, xmm4                           // the last two rounds of a, and the hash value
        vpaddq       xmm5, xmm1, xmm5
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)]
        vpsubq       xmm11, xmm10, xmm3
        vmovdqu64    xmm12, [rip + L(turns)]
        vpaddq       xmm6, xmm2, xmm6
        vmovdqu64    xmm13, [rip + L(turns) + 16]
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm10, xmm2
        vpaddq       xmm3, xmm9, xmm3
        vmovdqu64    xmm10, [rip + L(turns) + 32]
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        add          rsi, 128                                   // the next block
        add          r8, -1
        vpalignr     xmm15, xmm1, xmm1, 8
        vpaddq       xmm11, xmm11, xmm15
        vprorvq      xmm15, xmm0, xmm12
        vmovdqa64    xmm16, xmm1
        vpternlogq   xmm16, xmm14, xmm2, 248
        vprorvq      xmm17, xmm0, xmm13
        vpternlogq   xmm2, xmm14, xmm1, 176
        vprorvq      xmm18, xmm0, xmm10
        vpternlogq   xmm2, xmm0, xmm16, 184
        vpternlogq   xmm18, xmm15, xmm17, 150
        vpaddq       xmm11, xmm11, xmm18
        vpaddq       xmm2, xmm11, xmm2
        vprorvq      xmm11, xmm2, xmm12
        vprorvq      xmm12, xmm2, xmm13
        vpaddq       xmm8, xmm8, xmm2
        vprorvq      xmm10, xmm2, xmm10
        vpternlogq   xmm10, xmm11, xmm12, 150
        vmovdqa64    xmm11, xmm0
        vpternlogq   xmm11, xmm14, xmm1, 248
        vpternlogq   xmm1, xmm14, xmm0, 176
        vpalignr     xmm0, xmm0, xmm0, 8
        vpternlogq   xmm1, xmm2, xmm11, 184
        vpaddq       xmm0, xmm0, xmm3
        vpaddq       xmm0, xmm0, xmm1
        vpaddq       xmm9, xmm10, xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 14                             // the hash value
        vmovq        [r10 + 32], xmm4
        vpshufd      xmm1, xmm8, 14
        vmovq        [r10 + 40], xmm5
        vmovq        [r10 + 48], xmm6
        vmovq        [r10 + 56], xmm7
        vpshufd      xmm2, xmm4, 14
        vmovq        [r10], xmm0
        vpshufd      xmm0, xmm5, 14
        vmovq        [r10 + 8], xmm1
        vmovq        [r10 + 16], xmm2
        vmovq        [r10 + 24], xmm0
L(f_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5408]
        vmovaps      xmm7, [rsp + 5424]
        vmovaps      xmm8, [rsp + 5440]
        vmovaps      xmm9, [rsp + 5456]
        vmovaps      xmm10, [rsp + 5472]
        vmovaps      xmm11, [rsp + 5488]
        vmovaps      xmm12, [rsp + 5504]
        vmovaps      xmm13, [rsp + 5520]
        vmovaps      xmm14, [rsp + 5536]
        vmovaps      xmm15, [rsp + 5552]
        add          rsp, 5576
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        .seh_endproc
#else
        add          rsp, 5416
        .cfi_def_cfa_offset 56
        pop          r15
        .cfi_def_cfa_offset 48
        .cfi_restore r15
        pop          r14
        .cfi_def_cfa_offset 40
        .cfi_restore r14
        pop          r13
        .cfi_def_cfa_offset 32
        .cfi_restore r13
        pop          r12
        .cfi_def_cfa_offset 24
        .cfi_restore r12
        pop          rbp
        .cfi_def_cfa_offset 16
        .cfi_restore rbp
        pop          rbx
        .cfi_def_cfa_offset 8
        .cfi_restore rbx
        ret
        .cfi_endproc
#  if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes)
#  endif
#endif

#if defined(__ELF__)  // works with indirect branch tracking and with shadow stacks
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  // as it was before this file
#undef L
#endif
