// sha256_avx512_n16_lanes_shuffle_mux_zen4.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=16 ROUNDS=lanes FORMS=shuffle CHMAJ=mux UARCH=zen4
//
// void nsms_sha256_blocks_avx512_n16_lanes_shuffle_mux_zen4(uint32_t state[8], const void *data, size_t blocks);
//   SHA224, SHA256: the intermediate hash value after any number of blocks;
//   the schedules of 16 blocks at a time are computed together.
//   Reads 32 bytes at state and 64 bytes at data for each of the blocks; writes 32 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 2,827 instructions, 15 integer registers, 32 vector registers, 2 mask registers, 25 spills,
//   4,392 bytes of stack (System V), 4,568 (Win64).
//   Holds: a to h in r10d r11d ebx ebp [rsp] to [rsp + 24]; [e_t, a_t-2] of four t in xmm0 to xmm3; H e c in xmm4;
//     H f d in xmm5; H g in xmm6; H h in xmm7; H b in xmm8; H a in xmm9; rows 0 to 15 of W of 16 blocks in zmm0 to
//     zmm15; area in rax; is_a in k1; blocks in rdx; data in rsi; is_e in k2; state in [rsp + 32]; p in rcx; turn
//     in rdi; q in r8; kp in r9; end in [rsp + 40]; left in r8. Other slots of the frame hold values for a while.
//     rows of W: the last sixteen words of each block, the oldest in row 0; area: the frame's aligned part: the
//     words of the batch that rounds read, vectors behind them; is_a: the mask of the lane of a; is_e: the mask of
//     the lane of e; p: where the rounds read the words of the schedule; turn: what a pointer is compared with at
//     the end of a loop; q: where the words of the block begin; kp: where K_t is read; end: what q is compared
//     with after a block.
//
// Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
// stack below the return address. Changed are registers and flags that the convention lets a function change (and not
// x87, MXCSR or the direction flag); the upper halves of vector registers are cleared (VZEROUPPER).
// What a comment names begins on its line, and goes on amid what follows. Code further to the right makes
// schedules beside rounds.
//
// Needs: avx, avx512bw, avx512f, avx512vl, bmi2.
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
L(K1x16):  // K_t, 1 for each of 16 blocks
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .p2align     6
L(K):  // K_t
        .long        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        .p2align     6
L(turns):  // how far Sigma_1 and Sigma_0 rotate; which lane is a's
        .long        0x00000006, 0x00000000, 0x00000002, 0x00000000
        .long        0x0000000b, 0x00000000, 0x0000000d, 0x00000000
        .long        0x00000019, 0x00000000, 0x00000016, 0x00000000
        .long        0x00000000, 0x00000000, 0xffffffff, 0x00000000
        .p2align     6
L(shuffle_32107654ba98fedc):  // which byte goes where
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .p2align     4
L(words_00000000000000000000000000000000):  // constant words
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes_shuffle_mux_zen4))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes_shuffle_mux_zen4):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes_shuffle_mux_zen4)
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
        sub          rsp, 408
        .seh_stackalloc 408
        vmovaps      [rsp + 4336], xmm6
        .seh_savexmm xmm6, 4336
        vmovaps      [rsp + 4352], xmm7
        .seh_savexmm xmm7, 4352
        vmovaps      [rsp + 4368], xmm8
        .seh_savexmm xmm8, 4368
        vmovaps      [rsp + 4384], xmm9
        .seh_savexmm xmm9, 4384
        vmovaps      [rsp + 4400], xmm10
        .seh_savexmm xmm10, 4400
        vmovaps      [rsp + 4416], xmm11
        .seh_savexmm xmm11, 4416
        vmovaps      [rsp + 4432], xmm12
        .seh_savexmm xmm12, 4432
        vmovaps      [rsp + 4448], xmm13
        .seh_savexmm xmm13, 4448
        vmovaps      [rsp + 4464], xmm14
        .seh_savexmm xmm14, 4464
        vmovaps      [rsp + 4480], xmm15
        .seh_savexmm xmm15, 4480
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
        sub          rsp, 248
        .cfi_def_cfa_offset 4400
#endif
        mov          [rsp + 32], rdi
        cmp          rdx, 0
        je           L(f_done)
        lea          rax, [rsp + 175]
        and          rax, -64
        mov          rcx, [rsp + 32]
        vmovd        xmm0, [rcx]                                // the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovd        xmm1, [rcx + 4]
        vmovd        xmm2, [rcx + 8]
        vmovd        xmm3, [rcx + 12]
        vmovd        xmm10, [rcx + 16]
        vmovd        xmm11, [rcx + 20]
        mov          edi, 1                                     // masks: the lane of e, the lane of a
        mov          r8d, 4
        vmovd        xmm6, [rcx + 24]
        vmovd        xmm7, [rcx + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, edi
        kmovd        k1, r8d
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        //   blocks in rdx, data in rsi, is_e in k2, state in [rsp + 32].
L(f_batch16):
        cmp          rdx, 16
        jb           L(f_batch1)

        // the schedule of 16 blocks: the message words
        vmovdqu64    xmm16, [rsi]                               // W_0 W_1 W_2 W_3
        vmovdqu64    xmm17, [rsi + 64]
        vmovdqu64    xmm18, [rsi + 128]
        vmovdqu64    xmm19, [rsi + 192]
        vinserti32x4 zmm16, zmm16, [rsi + 256], 1
        vinserti32x4 zmm17, zmm17, [rsi + 320], 1
        vinserti32x4 zmm18, zmm18, [rsi + 384], 1
        vinserti32x4 zmm19, zmm19, [rsi + 448], 1
        vmovdqu64    xmm20, [rsi + 16]                          // W_4 W_5 W_6 W_7
        vinserti32x4 zmm16, zmm16, [rsi + 512], 2
        vinserti32x4 zmm17, zmm17, [rsi + 576], 2
        vinserti32x4 zmm18, zmm18, [rsi + 640], 2
        vmovdqu64    xmm21, [rsi + 80]
        vinserti32x4 zmm20, zmm20, [rsi + 272], 1
        vinserti32x4 zmm19, zmm19, [rsi + 704], 2
        vinserti32x4 zmm16, zmm16, [rsi + 768], 3
        vmovdqu64    xmm22, [rsi + 144]
        vinserti32x4 zmm21, zmm21, [rsi + 336], 1
        vinserti32x4 zmm20, zmm20, [rsi + 528], 2
        vinserti32x4 zmm17, zmm17, [rsi + 832], 3
        vmovdqu64    xmm23, [rsi + 208]
        vinserti32x4 zmm22, zmm22, [rsi + 400], 1
        vinserti32x4 zmm21, zmm21, [rsi + 592], 2
        vinserti32x4 zmm18, zmm18, [rsi + 896], 3
        vinserti32x4 zmm23, zmm23, [rsi + 464], 1
        vinserti32x4 zmm22, zmm22, [rsi + 656], 2
        vinserti32x4 zmm19, zmm19, [rsi + 960], 3
        vinserti32x4 zmm20, zmm20, [rsi + 784], 3
        vinserti32x4 zmm23, zmm23, [rsi + 720], 2
        vinserti32x4 zmm21, zmm21, [rsi + 848], 3
        vinserti32x4 zmm22, zmm22, [rsi + 912], 3
        vinserti32x4 zmm23, zmm23, [rsi + 976], 3
        vpunpckldq   zmm24, zmm16, zmm17
        vpunpckhdq   zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 32]                          // W_8 W_9 W_10 W_11
        vinserti32x4 zmm17, zmm17, [rsi + 288], 1
        vinserti32x4 zmm17, zmm17, [rsi + 544], 2
        vinserti32x4 zmm17, zmm17, [rsi + 800], 3
        vmovdqu64    xmm25, [rsi + 96]
        vinserti32x4 zmm25, zmm25, [rsi + 352], 1
        vinserti32x4 zmm25, zmm25, [rsi + 608], 2
        vinserti32x4 zmm25, zmm25, [rsi + 864], 3
        vmovdqu64    xmm26, [rsi + 160]
        vinserti32x4 zmm26, zmm26, [rsi + 416], 1
        vinserti32x4 zmm26, zmm26, [rsi + 672], 2
        vinserti32x4 zmm26, zmm26, [rsi + 928], 3
        vmovdqu64    xmm27, [rsi + 224]
        vinserti32x4 zmm27, zmm27, [rsi + 480], 1
        vinserti32x4 zmm27, zmm27, [rsi + 736], 2
        vinserti32x4 zmm27, zmm27, [rsi + 992], 3
        vpunpckldq   zmm28, zmm18, zmm19
        vpunpckhdq   zmm18, zmm18, zmm19
        vpunpckldq   zmm19, zmm20, zmm21
        vpunpckhdq   zmm20, zmm20, zmm21
        vpunpckldq   zmm21, zmm22, zmm23
        vpunpckhdq   zmm22, zmm22, zmm23
        vpunpckldq   zmm23, zmm17, zmm25
        vpunpckhdq   zmm17, zmm17, zmm25
        vpunpckldq   zmm25, zmm26, zmm27
        vpunpckhdq   zmm26, zmm26, zmm27
        vpunpcklqdq  zmm27, zmm24, zmm28
        vpunpckhqdq  zmm24, zmm24, zmm28
        vmovdqu64    xmm28, [rsi + 48]                          // W_12 W_13 W_14 W_15
        vinserti32x4 zmm28, zmm28, [rsi + 304], 1
        vinserti32x4 zmm28, zmm28, [rsi + 560], 2
        vinserti32x4 zmm28, zmm28, [rsi + 816], 3
        vmovdqu64    xmm29, [rsi + 112]
        vinserti32x4 zmm29, zmm29, [rsi + 368], 1
        vinserti32x4 zmm29, zmm29, [rsi + 624], 2
        vinserti32x4 zmm29, zmm29, [rsi + 880], 3
        vmovdqu64    xmm30, [rsi + 176]
        vinserti32x4 zmm30, zmm30, [rsi + 432], 1
        vinserti32x4 zmm30, zmm30, [rsi + 688], 2
        vinserti32x4 zmm30, zmm30, [rsi + 944], 3
        vmovdqu64    xmm31, [rsi + 240]
        vinserti32x4 zmm31, zmm31, [rsi + 496], 1
        vinserti32x4 zmm31, zmm31, [rsi + 752], 2
        lea          r8, [rax + 64]
        mov          [rsp + 40], r8
        vinserti32x4 zmm31, zmm31, [rsi + 1008], 3
        vmovdqu64    zmm15, [rip + L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm27, zmm15
        vpshufb      zmm1, zmm24, zmm15
        vpunpcklqdq  zmm24, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm2, zmm24, zmm15
        vpshufb      zmm3, zmm16, zmm15
        vpunpckldq   zmm16, zmm28, zmm29
        vpunpckhdq   zmm18, zmm28, zmm29
        vpunpckldq   zmm24, zmm30, zmm31
        vpunpckhqdq  zmm27, zmm16, zmm24
        vpshufb      zmm13, zmm27, zmm15
        vpunpckhdq   zmm27, zmm30, zmm31
        vpunpcklqdq  zmm28, zmm18, zmm27
        vpunpcklqdq  zmm29, zmm19, zmm21
        vpunpckhqdq  zmm18, zmm18, zmm27
        vpunpckhqdq  zmm19, zmm19, zmm21
        vpshufb      zmm14, zmm28, zmm15
        vpshufb      zmm4, zmm29, zmm15
        vpshufb      zmm18, zmm18, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpaddd       zmm19, zmm0, [rip + L(K1x16)]              // W_0, + K
        vpunpcklqdq  zmm21, zmm20, zmm22
        vmovdqu64    [rax], zmm19
        vpunpckhqdq  zmm19, zmm20, zmm22
        vpaddd       zmm20, zmm1, [rip + L(K1x16) + 64]         // W_1, + K
        vpshufb      zmm6, zmm21, zmm15
        vmovdqu64    [rax + 64], zmm20
        vpshufb      zmm7, zmm19, zmm15
        vpaddd       zmm19, zmm2, [rip + L(K1x16) + 128]        // W_2, + K
        vpunpcklqdq  zmm20, zmm23, zmm25
        vmovdqu64    [rax + 128], zmm19
        vpunpckhqdq  zmm19, zmm23, zmm25
        vpaddd       zmm21, zmm3, [rip + L(K1x16) + 192]        // W_3, + K
        vpshufb      zmm8, zmm20, zmm15
        vmovdqu64    [rax + 192], zmm21
        vpshufb      zmm9, zmm19, zmm15
        vpaddd       zmm19, zmm4, [rip + L(K1x16) + 256]        // W_4, + K
        vpunpcklqdq  zmm20, zmm17, zmm26
        vpunpckhqdq  zmm17, zmm17, zmm26
        vpshufb      zmm10, zmm20, zmm15
        vpshufb      zmm11, zmm17, zmm15
        vpunpcklqdq  zmm16, zmm16, zmm24
        vpshufb      zmm12, zmm16, zmm15
        vmovdqu64    [rax + 256], zmm19
        vpaddd       zmm16, zmm5, [rip + L(K1x16) + 320]        // W_5, + K
        vmovdqu64    [rax + 320], zmm16
        vpaddd       zmm16, zmm6, [rip + L(K1x16) + 384]        // W_6, + K
        vmovdqu64    [rax + 384], zmm16
        vpaddd       zmm16, zmm7, [rip + L(K1x16) + 448]        // W_7, + K
        vmovdqu64    [rax + 448], zmm16
        vpaddd       zmm16, zmm8, [rip + L(K1x16) + 512]        // W_8, + K
        vmovdqu64    [rax + 512], zmm16
        vpaddd       zmm16, zmm9, [rip + L(K1x16) + 576]        // W_9, + K
        vmovdqu64    [rax + 576], zmm16
        vpaddd       zmm16, zmm10, [rip + L(K1x16) + 640]       // W_10, + K
        vmovdqu64    [rax + 640], zmm16
        vpaddd       zmm16, zmm11, [rip + L(K1x16) + 704]       // W_11, + K
        vmovdqu64    [rax + 704], zmm16
        vpaddd       zmm16, zmm12, [rip + L(K1x16) + 768]       // W_12, + K
        vmovdqu64    [rax + 768], zmm16
        vpaddd       zmm16, zmm13, [rip + L(K1x16) + 832]       // W_13, + K
        vmovdqu64    [rax + 832], zmm16
        vpaddd       zmm16, zmm14, [rip + L(K1x16) + 896]       // W_14, + K
        vmovdqu64    [rax + 896], zmm16
        vpaddd       zmm16, zmm18, [rip + L(K1x16) + 960]       // W_15, + K
        vmovdqu64    [rax + 960], zmm16
        lea          rdi, [rax + 3072]
        mov          r12, [rsp + 32]
        mov          r10d, [r12]
        mov          r11d, [r12 + 4]
        mov          ebx, [r12 + 8]
        mov          ebp, [r12 + 12]
        mov          r13d, [r12 + 16]
        mov          [rsp], r13d
        mov          r14d, [r12 + 20]
        mov          [rsp + 8], r14d
        mov          r15d, [r12 + 24]
        mov          [rsp + 16], r15d
        mov          r12d, [r12 + 28]
        mov          [rsp + 24], r12d
        lea          r9, [rip + L(K1x16) + 1024]
        mov          r8, rax
        vmovdqa64    zmm15, zmm18
        mov          rcx, rax
        .p2align     6
        // Here: a to h in r10d r11d ebx ebp [rsp] to [rsp + 24], rows 0 to 15 of W of 16 blocks in zmm0 to zmm15, area in
        //   rax, p in rcx, is_a in k1, blocks in rdx, data in rsi, turn in rdi, q in r8, is_e in k2, kp in r9, state in
        //   [rsp + 32], end in [rsp + 40].
L(f_carry16):

        // sixteen rounds of one block beside the next words of its batch
            vprord   zmm16, zmm1, 18                            // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsrld   zmm17, zmm1, 3
            vprord   zmm18, zmm1, 7
            vprord   zmm19, zmm14, 19
            vpternlogd zmm17, zmm18, zmm16, 150
            vprord   zmm16, zmm14, 17
            vprord   zmm18, zmm2, 18                            // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vpsrld   zmm20, zmm2, 3
            vpaddd   zmm21, zmm9, zmm0
            vprord   zmm22, zmm2, 7
            vpsrld   zmm23, zmm14, 10
            vpternlogd zmm23, zmm16, zmm19, 150
            vpaddd   zmm16, zmm21, zmm23
            vprord   zmm19, zmm15, 19
            vpternlogd zmm20, zmm22, zmm18, 150
            vprord   zmm18, zmm15, 17
            vprord   zmm21, zmm3, 18                            // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpsrld   zmm22, zmm3, 3
            vpaddd   zmm0, zmm17, zmm16
            vpaddd   zmm16, zmm10, zmm1
            vprord   zmm17, zmm3, 7
            vpsrld   zmm23, zmm15, 10
            vpternlogd zmm23, zmm18, zmm19, 150
            vpaddd   zmm16, zmm16, zmm23
            vprord   zmm18, zmm0, 17
            vprord   zmm19, zmm0, 19
            vpternlogd zmm22, zmm17, zmm21, 150
            vprord   zmm17, zmm4, 18                            // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vpsrld   zmm21, zmm4, 3
            vpaddd   zmm1, zmm20, zmm16
            vpaddd   zmm16, zmm11, zmm2
            vprord   zmm20, zmm4, 7
            vpsrld   zmm23, zmm0, 10
        mov          r12d, [rsp]
        rorx         r13d, r12d, 6                              // round 0
            vpaddd   zmm16, zmm16, zmm22
        rorx         r14d, r12d, 11
            vpternlogd zmm23, zmm18, zmm19, 150
        mov          r15d, [rsp + 8]
        mov          [rsp + 48], rdx
        mov          edx, [rsp + 16]
        mov          [rsp + 56], rsi
        mov          esi, r15d
        xor          esi, edx
            vprord   zmm18, zmm1, 19
        mov          [rsp + 64], r8
        mov          r8d, r10d
        xor          r8d, r11d
            vpternlogd zmm21, zmm20, zmm17, 150
            vprord   zmm17, zmm1, 17
            vprord   zmm19, zmm5, 18                            // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        xor          r13d, r14d
        and          esi, r12d
            vpsrld   zmm20, zmm5, 3
        mov          r14d, [rsp + 24]
        add          r14d, [rcx]
        xor          esi, edx
            vpaddd   zmm2, zmm16, zmm23
            vpaddd   zmm16, zmm12, zmm3
        mov          [rsp + 72], rdi
        rorx         edi, r12d, 25
            vprord   zmm22, zmm5, 7
        xor          r13d, edi
        add          r14d, r13d
        rorx         r13d, r10d, 2
            vpsrld   zmm23, zmm1, 10
        rorx         edi, r10d, 13
        mov          [rsp + 80], r9
        mov          r9d, r11d
        xor          r9d, ebx
        add          esi, r14d
            vpaddd   zmm16, zmm16, zmm21
        xor          r13d, edi
            vpternlogd zmm23, zmm17, zmm18, 150
        and          r9d, r8d
        add          ebp, esi
        xor          r9d, r11d
            vprord   zmm17, zmm2, 17
            vprord   zmm18, zmm2, 19
        rorx         r14d, r10d, 22
        xor          r13d, r14d
            vpternlogd zmm20, zmm22, zmm19, 150
        add          r13d, r9d
        add          r13d, esi
        add          edx, [rcx + 64]                            // round 1
            vprord   zmm19, zmm6, 18                            // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpsrld   zmm21, zmm6, 3
        mov          r14d, r12d
        xor          r14d, r15d
        rorx         r9d, r13d, 13
            vpaddd   zmm3, zmm16, zmm23
            vpaddd   zmm16, zmm13, zmm4
        and          r14d, ebp
            vprord   zmm22, zmm6, 7
        xor          r14d, r15d
        add          edx, r14d
            vpsrld   zmm23, zmm2, 10
        rorx         r14d, ebp, 11
            vpaddd   zmm16, zmm16, zmm20
        rorx         edi, r13d, 2
            vpternlogd zmm23, zmm17, zmm18, 150
        mov          esi, r13d
        xor          esi, r10d
        and          r8d, esi
            vprord   zmm17, zmm3, 17
            vprord   zmm18, zmm3, 19
        add          r15d, [rcx + 128]                          // round 2
        xor          r8d, r10d
        mov          [rsp + 88], r10d
        rorx         r10d, ebp, 6
        xor          r10d, r14d
        xor          edi, r9d
            vpternlogd zmm21, zmm22, zmm19, 150
        rorx         r14d, ebp, 25
        xor          r10d, r14d
        add          r10d, edx
        add          ebx, r10d
        rorx         r14d, r13d, 22
        mov          r9, [rsp + 80]
            vpaddd   zmm19, zmm0, [r9]
        xor          edi, r14d
        add          edi, r8d
        mov          r14d, ebp
        xor          r14d, r12d
        add          r10d, edi
        rorx         r8d, r10d, 13
            vpaddd   zmm4, zmm16, zmm23
            vpaddd   zmm16, zmm14, zmm5
        and          r14d, ebx
        xor          r14d, r12d
            vpsrld   zmm20, zmm3, 10
        add          r15d, r14d
        rorx         r14d, ebx, 11
        rorx         edi, r10d, 2
            vmovdqu64 [rcx + 1024], zmm19
        mov          edx, r10d
        xor          edx, r13d
            vpaddd   zmm16, zmm16, zmm21
            vpternlogd zmm20, zmm17, zmm18, 150
        and          esi, edx
        add          r12d, [rcx + 192]                          // round 3
        xor          esi, r13d
        mov          [rsp + 96], r13d
        rorx         r13d, ebx, 6
        xor          r13d, r14d
            vprord   zmm17, zmm7, 18                            // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        xor          edi, r8d
        rorx         r14d, ebx, 25
            vpsrld   zmm18, zmm7, 3
        xor          r13d, r14d
        add          r15d, r13d
            vprord   zmm19, zmm8, 18                            // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        add          r11d, r15d
        rorx         r13d, r10d, 22
            vpaddd   zmm21, zmm1, [r9 + 64]
        xor          edi, r13d
            vprord   zmm22, zmm7, 7
        add          edi, esi
            vpsrld   zmm23, zmm8, 3
        mov          r13d, ebx
        xor          r13d, ebp
        add          r15d, edi
        rorx         r14d, r15d, 13
            vpaddd   zmm5, zmm16, zmm20
            vprord   zmm16, zmm8, 7
        and          r13d, r11d
        xor          r13d, ebp
        add          r12d, r13d
        rorx         r13d, r11d, 11
            vprord   zmm20, zmm4, 17
            vprord   zmm24, zmm4, 19
        rorx         r8d, r15d, 2
            vmovdqu64 [rcx + 1088], zmm21
        mov          edi, r15d
        xor          edi, r10d
            vpternlogd zmm18, zmm22, zmm17, 150
            vprord   zmm17, zmm5, 19
            vpaddd   zmm21, zmm15, zmm6
            vprord   zmm22, zmm5, 17
        and          edx, edi
        add          ebp, [rcx + 256]                           // round 4
        xor          edx, r10d
        rorx         esi, r11d, 6
        xor          esi, r13d
        xor          r8d, r14d
            vpternlogd zmm23, zmm16, zmm19, 150
        rorx         r13d, r11d, 25
        xor          esi, r13d
            vprord   zmm16, zmm9, 18                            // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          r12d, esi
            vpaddd   zmm19, zmm2, [r9 + 128]
        mov          r13d, [rsp + 88]
        add          r13d, r12d
        rorx         r14d, r15d, 22
        xor          r8d, r14d
            vpsrld   zmm25, zmm9, 3
        add          r8d, edx
            vpsrld   zmm26, zmm4, 10
        mov          r14d, r11d
        xor          r14d, ebx
            vpaddd   zmm23, zmm7, zmm23
        add          r12d, r8d
            vprord   zmm27, zmm9, 7
            vpaddd   zmm18, zmm21, zmm18
        rorx         r8d, r12d, 13
        and          r14d, r13d
        xor          r14d, ebx
            vpsrld   zmm21, zmm5, 10
            vpternlogd zmm26, zmm20, zmm24, 150
        add          ebp, r14d
            vmovdqu64 [rcx + 1152], zmm19
        rorx         r14d, r13d, 11
            vpaddd   zmm19, zmm23, zmm0
        rorx         esi, r12d, 2
        mov          edx, r12d
        xor          edx, r15d
            vpternlogd zmm21, zmm22, zmm17, 150
        and          edi, edx
        add          ebx, [rcx + 320]                           // round 5
        xor          edi, r15d
        mov          [rsp + 88], r15d
        rorx         r15d, r13d, 6
        xor          r15d, r14d
        xor          esi, r8d
            vpternlogd zmm25, zmm27, zmm16, 150
        rorx         r14d, r13d, 25
            vprord   zmm16, zmm10, 18                           // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        xor          r15d, r14d
            vpaddd   zmm6, zmm18, zmm26
            vprord   zmm17, zmm6, 17
            vprord   zmm18, zmm6, 19
            vpaddd   zmm20, zmm3, [r9 + 192]
        add          ebp, r15d
        mov          r14d, [rsp + 96]
        add          r14d, ebp
            vpsrld   zmm22, zmm10, 3
        rorx         r15d, r12d, 22
        xor          esi, r15d
        add          esi, edi
            vpaddd   zmm7, zmm19, zmm21
            vpaddd   zmm19, zmm8, zmm25
        mov          r15d, r13d
        xor          r15d, r11d
            vprord   zmm21, zmm10, 7
        add          ebp, esi
        rorx         r8d, ebp, 13
            vpsrld   zmm23, zmm6, 10
        and          r15d, r14d
        xor          r15d, r11d
        add          ebx, r15d
            vmovdqu64 [rcx + 1216], zmm20
        rorx         r15d, r14d, 11
            vpaddd   zmm19, zmm19, zmm1
        rorx         edi, ebp, 2
            vpternlogd zmm23, zmm17, zmm18, 150
        mov          esi, ebp
        xor          esi, r12d
            vprord   zmm17, zmm7, 17
            vprord   zmm18, zmm7, 19
        and          edx, esi
        add          r11d, [rcx + 384]                          // round 6
        xor          edx, r12d
            vpternlogd zmm22, zmm21, zmm16, 150
        mov          [rsp + 96], r12d
        rorx         r12d, r14d, 6
        xor          r12d, r15d
        xor          edi, r8d
        rorx         r15d, r14d, 25
            vprord   zmm16, zmm11, 18                           // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        xor          r12d, r15d
            vpaddd   zmm20, zmm4, [r9 + 256]
        add          ebx, r12d
            vpsrld   zmm21, zmm11, 3
        add          r10d, ebx
        rorx         r12d, ebp, 22
            vpaddd   zmm8, zmm19, zmm23
            vpaddd   zmm19, zmm9, zmm22
        xor          edi, r12d
            vprord   zmm22, zmm11, 7
        add          edi, edx
        mov          r12d, r14d
        xor          r12d, r13d
        add          ebx, edi
            vpsrld   zmm23, zmm7, 10
        rorx         r15d, ebx, 13
        and          r12d, r10d
            vmovdqu64 [rcx + 1280], zmm20
        xor          r12d, r13d
            vpaddd   zmm19, zmm19, zmm2
        add          r11d, r12d
        rorx         r12d, r10d, 11
            vpternlogd zmm23, zmm17, zmm18, 150
        rorx         r8d, ebx, 2
        mov          edi, ebx
        xor          edi, ebp
            vprord   zmm17, zmm8, 19
            vprord   zmm18, zmm8, 17
        and          esi, edi
        add          r13d, [rcx + 448]                          // round 7
        xor          esi, ebp
            vpternlogd zmm21, zmm22, zmm16, 150
        rorx         edx, r10d, 6
        xor          edx, r12d
        xor          r8d, r15d
            vprord   zmm16, zmm12, 18                           // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        rorx         r12d, r10d, 25
        xor          edx, r12d
        add          r11d, edx
            vpaddd   zmm20, zmm5, [r9 + 320]
            vpsrld   zmm22, zmm12, 3
        mov          r12d, [rsp + 88]
        add          r12d, r11d
            vpaddd   zmm9, zmm19, zmm23
            vpaddd   zmm19, zmm10, zmm21
            vprord   zmm21, zmm12, 7
        rorx         r15d, ebx, 22
        xor          r8d, r15d
            vpsrld   zmm23, zmm8, 10
        add          r8d, esi
            vmovdqu64 [rcx + 1344], zmm20
        mov          r15d, r10d
        xor          r15d, r14d
        and          r15d, r12d
            vpaddd   zmm19, zmm19, zmm3
        add          r11d, r8d
        rorx         r8d, r11d, 13
        xor          r15d, r14d
        add          r14d, [rcx + 512]                          // round 8
            vpternlogd zmm23, zmm18, zmm17, 150
        add          r13d, r15d
        rorx         r15d, r12d, 11
        rorx         esi, r11d, 2
        mov          edx, r11d
        xor          edx, ebx
            vprord   zmm17, zmm9, 17
            vprord   zmm18, zmm9, 19
        and          edi, edx
        xor          edi, ebx
            vpternlogd zmm22, zmm21, zmm16, 150
        mov          [rsp + 88], ebx
        rorx         ebx, r12d, 6
        xor          ebx, r15d
            vprord   zmm16, zmm13, 18                           // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        xor          esi, r8d
        rorx         r15d, r12d, 25
        xor          ebx, r15d
            vpsrld   zmm20, zmm13, 3
        add          ebx, r13d
        mov          r13d, [rsp + 96]
        add          r13d, ebx
            vpaddd   zmm10, zmm19, zmm23
            vpaddd   zmm19, zmm11, zmm22
            vprord   zmm21, zmm13, 7
        rorx         r15d, r11d, 22
        xor          esi, r15d
            vpsrld   zmm22, zmm9, 10
        add          esi, edi
        mov          r15d, r12d
        xor          r15d, r10d
        add          ebx, esi
            vpaddd   zmm19, zmm19, zmm4
        rorx         r8d, ebx, 13
        and          r15d, r13d
        xor          r15d, r10d
            vpternlogd zmm22, zmm17, zmm18, 150
        add          r14d, r15d
        rorx         r15d, r13d, 11
            vprord   zmm17, zmm10, 17
            vprord   zmm18, zmm10, 19
        rorx         edi, ebx, 2
        mov          esi, ebx
        xor          esi, r11d
        and          edx, esi
            vpaddd   zmm23, zmm6, [r9 + 384]
            vpternlogd zmm20, zmm21, zmm16, 150
        xor          edx, r11d
        mov          [rsp + 96], r11d
        rorx         r11d, r13d, 6
        xor          r11d, r15d
        xor          edi, r8d
            vprord   zmm16, zmm14, 18                           // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vpaddd   zmm21, zmm7, [r9 + 448]
        rorx         r15d, r13d, 25
            vpsrld   zmm24, zmm14, 3
        xor          r11d, r15d
        add          r11d, r14d
            vpaddd   zmm11, zmm19, zmm22
        add          ebp, r11d
            vpaddd   zmm19, zmm12, zmm20
            vmovdqu64 [rcx + 1408], zmm23
            vprord   zmm20, zmm14, 7
        rorx         r14d, ebx, 22
            vpsrld   zmm22, zmm10, 10
        xor          edi, r14d
        add          edi, edx
        mov          r14d, r13d                                 // round 9
        xor          r14d, r12d
            vmovdqu64 [rcx + 1472], zmm21
        add          r10d, [rcx + 576]
        add          r11d, edi
            vpaddd   zmm19, zmm19, zmm5
        rorx         r15d, r11d, 13
            vpternlogd zmm22, zmm17, zmm18, 150
        and          r14d, ebp
        xor          r14d, r12d
        add          r10d, r14d
            vprord   zmm17, zmm11, 19
        rorx         r14d, ebp, 11
            vprord   zmm18, zmm11, 17
        rorx         r8d, r11d, 2
        mov          edi, r11d
        xor          edi, ebx
        and          esi, edi
            vpternlogd zmm24, zmm20, zmm16, 150
        add          r12d, [rcx + 640]                          // round 10
        xor          esi, ebx
            vprord   zmm16, zmm15, 18                           // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        rorx         edx, ebp, 6
        xor          edx, r14d
        xor          r8d, r15d
            vpaddd   zmm20, zmm8, [r9 + 512]
            vmovdqu64 [rcx + 1536], zmm20
        rorx         r14d, ebp, 25
            vpsrld   zmm20, zmm15, 3
        xor          edx, r14d
            vpaddd   zmm12, zmm19, zmm22
            vpaddd   zmm19, zmm13, zmm24
        add          r10d, edx
            vprord   zmm21, zmm15, 7
        mov          r14d, [rsp + 88]
        add          r14d, r10d
        rorx         r15d, r11d, 22
            vpsrld   zmm22, zmm11, 10
        xor          r8d, r15d
        add          r8d, esi
        mov          r15d, ebp
        xor          r15d, r13d
            vpaddd   zmm19, zmm19, zmm6
        add          r10d, r8d
            vpternlogd zmm22, zmm18, zmm17, 150
        rorx         r8d, r10d, 13
        and          r15d, r14d
            vprord   zmm17, zmm12, 17
        xor          r15d, r13d
            vprord   zmm18, zmm12, 19
        add          r12d, r15d
        rorx         r15d, r14d, 11
        rorx         esi, r10d, 2
        mov          edx, r10d
        xor          edx, r11d
            vpternlogd zmm20, zmm21, zmm16, 150
        and          edi, edx
        add          r13d, [rcx + 704]                          // round 11
        xor          edi, r11d
            vprord   zmm16, zmm0, 18                            // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        mov          [rsp + 88], r11d
        rorx         r11d, r14d, 6
        xor          r11d, r15d
        xor          esi, r8d
            vpaddd   zmm21, zmm9, [r9 + 576]
        rorx         r15d, r14d, 25
            vpsrld   zmm23, zmm0, 3
        xor          r11d, r15d
        add          r11d, r12d
            vpaddd   zmm13, zmm19, zmm22
            vpaddd   zmm19, zmm14, zmm20
            vprord   zmm20, zmm0, 7
            vpsrld   zmm22, zmm12, 10
        mov          r12d, [rsp + 96]
        add          r12d, r11d
        rorx         r15d, r10d, 22
        xor          esi, r15d
        add          esi, edi
        mov          r15d, r14d
        xor          r15d, ebp
            vmovdqu64 [rcx + 1600], zmm21
        add          r11d, esi
            vpaddd   zmm19, zmm19, zmm7
            vpternlogd zmm22, zmm17, zmm18, 150
        rorx         r8d, r11d, 13
        and          r15d, r12d
            vprord   zmm17, zmm13, 17
            vprord   zmm18, zmm13, 19
        xor          r15d, ebp
        add          r13d, r15d
        rorx         r15d, r12d, 11
        rorx         edi, r11d, 2
            vpternlogd zmm23, zmm20, zmm16, 150
        mov          esi, r11d
        xor          esi, r10d
        and          edx, esi
        add          ebp, [rcx + 768]                           // round 12
            vpaddd   zmm16, zmm10, [r9 + 640]
        xor          edx, r10d
        mov          [rsp + 96], r10d
        rorx         r10d, r12d, 6
        xor          r10d, r15d
        xor          edi, r8d
        rorx         r15d, r12d, 25
            vpaddd   zmm14, zmm19, zmm22
            vpaddd   zmm19, zmm15, zmm23
        xor          r10d, r15d
            vpsrld   zmm20, zmm13, 10
        add          r10d, r13d
        add          ebx, r10d
            vmovdqu64 [rcx + 1664], zmm16
        rorx         r13d, r11d, 22
            vpaddd   zmm16, zmm19, zmm8
        xor          edi, r13d
            vpternlogd zmm20, zmm17, zmm18, 150
        add          edi, edx
        mov          r13d, r12d
        xor          r13d, r14d
        add          r10d, edi
        rorx         r15d, r10d, 13
        and          r13d, ebx
        xor          r13d, r14d
        rorx         r8d, ebx, 11
            vpaddd   zmm17, zmm11, [r9 + 704]
        rorx         edi, r10d, 2
        mov          edx, r10d
        xor          edx, r11d
        and          esi, edx
            vpaddd   zmm15, zmm16, zmm20
        add          r14d, [rcx + 832]                          // round 13
        xor          esi, r11d
        mov          [rsp + 104], r11d
        rorx         r11d, ebx, 6
        xor          r11d, r8d
        xor          edi, r15d
            vmovdqu64 [rcx + 1728], zmm17
        rorx         r15d, ebx, 25
        xor          r11d, r15d
        rorx         r15d, r10d, 22
        xor          edi, r15d
        add          edi, esi
            vpaddd   zmm16, zmm12, [r9 + 768]
        mov          r15d, ebx
        xor          r15d, r12d
            vmovdqu64 [rcx + 1792], zmm16
            vpaddd   zmm16, zmm13, [r9 + 832]
        add          ebp, r13d
        add          ebp, r11d
        mov          r13d, [rsp + 88]
        add          r13d, ebp
        mov          [rsp + 24], r13d
        add          ebp, edi
        rorx         r11d, ebp, 13
        and          r15d, r13d
        xor          r15d, r12d
            vmovdqu64 [rcx + 1856], zmm16
            vpaddd   zmm16, zmm14, [r9 + 896]
            vmovdqu64 [rcx + 1920], zmm16
        add          r14d, r15d
            vpaddd   zmm16, zmm15, [r9 + 960]
            vmovdqu64 [rcx + 1984], zmm16
        rorx         r15d, r13d, 11
        rorx         r8d, ebp, 2
        mov          edi, ebp
        xor          edi, r10d
        and          edx, edi
        add          r12d, [rcx + 896]                          // round 14
        xor          edx, r10d
        rorx         esi, r13d, 6
        xor          esi, r15d
        xor          r8d, r11d
        rorx         r15d, r13d, 25
        xor          esi, r15d
        add          esi, r14d
        mov          r14d, [rsp + 96]
        add          r14d, esi
        mov          [rsp + 16], r14d
        rorx         r15d, ebp, 22
        xor          r8d, r15d
        add          r8d, edx
        mov          r11d, r13d
        xor          r11d, ebx
        add          esi, r8d
        rorx         r15d, esi, 13
        and          r11d, r14d
        xor          r11d, ebx
        add          r11d, r12d
        rorx         r12d, r14d, 11
        rorx         r8d, esi, 2
        mov          edx, esi
        xor          edx, ebp
        and          edi, edx
        add          ebx, [rcx + 960]                           // round 15
        xor          edi, ebp
        mov          [rsp + 88], ebp
        rorx         ebp, r14d, 6
        xor          ebp, r12d
        xor          r8d, r15d
        rorx         r12d, r14d, 25
        xor          ebp, r12d
        add          r11d, ebp
        mov          r12d, [rsp + 104]
        add          r12d, r11d
        mov          [rsp + 8], r12d
        rorx         r15d, esi, 22
        xor          r8d, r15d
        add          r8d, edi
        mov          r15d, r14d
        xor          r15d, r13d
        add          r11d, r8d
        rorx         ebp, r11d, 13
        and          r15d, r12d
        xor          r15d, r13d
        add          ebx, r15d
        add          rcx, 1024                                  // the next sixteen words
        rorx         r15d, r12d, 11
        rorx         r8d, r11d, 2
        add          r9, 1024
        mov          edi, r11d
        xor          edi, esi
        and          edi, edx
        xor          edi, esi
        rorx         edx, r12d, 6
        xor          edx, r15d
        xor          r8d, ebp
        rorx         r15d, r12d, 25
        xor          edx, r15d
        add          edx, ebx
        add          r10d, edx
        mov          [rsp], r10d
        rorx         r15d, r11d, 22
        xor          r8d, r15d
        add          r8d, edi
        add          edx, r8d
        mov          r10d, edx
        mov          ebx, esi
        mov          ebp, [rsp + 88]
        mov          rdx, [rsp + 48]
        mov          rsi, [rsp + 56]
        mov          r8, [rsp + 64]
        mov          rdi, [rsp + 72]
        cmp          rcx, rdi
        jne          L(f_carry16)

        // the last sixteen rounds of the block
        mov          edi, [rsp + 24]
        add          edi, [rcx]                                 // round 0
        mov          r9d, [rsp]
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        xor          r12d, r13d
        rorx         r13d, r9d, 25
        xor          r12d, r13d
        add          edi, r12d
        mov          r12d, [rsp + 8]
        mov          r13d, [rsp + 16]
        mov          r14d, r12d
        xor          r14d, r13d
        and          r14d, r9d
        xor          r14d, r13d
        add          r14d, edi
        add          r13d, [rcx + 64]                           // round 1
        add          ebp, r14d
        rorx         edi, r10d, 2
        rorx         r15d, r10d, 13
        xor          edi, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        mov          [rsp + 48], rax
        mov          eax, r11d
        xor          eax, ebx
        mov          [rsp + 56], r8
        mov          r8d, r9d
        xor          r8d, r12d
        and          r8d, ebp
        xor          r8d, r12d
        add          r13d, r8d
        rorx         r8d, ebp, 6
        mov          [rsp + 64], rdx
        rorx         edx, ebp, 11
        xor          r8d, edx
        add          r12d, [rcx + 128]                          // round 2
        and          eax, r15d
        xor          eax, r11d
        rorx         edx, r10d, 22
        xor          edi, edx
        add          edi, eax
        add          edi, r14d
        rorx         r14d, edi, 2
        mov          edx, edi
        xor          edx, r10d
        and          r15d, edx
        xor          r15d, r10d
        rorx         eax, edi, 13
        xor          r14d, eax
        rorx         eax, edi, 22
        xor          r14d, eax
        add          r14d, r15d
        mov          r15d, ebp
        xor          r15d, r9d
        rorx         eax, ebp, 25
        xor          r8d, eax
        add          r13d, r8d
        add          ebx, r13d
        add          r13d, r14d
        and          r15d, ebx
        xor          r15d, r9d
        add          r12d, r15d
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 11
        add          r9d, [rcx + 192]                           // round 3
        xor          r14d, r15d
        rorx         r15d, r13d, 2
        mov          r8d, r13d
        xor          r8d, edi
        and          edx, r8d
        xor          edx, edi
        rorx         eax, r13d, 13
        xor          r15d, eax
        rorx         eax, r13d, 22
        xor          r15d, eax
        add          r15d, edx
        mov          edx, ebx
        xor          edx, ebp
        rorx         eax, ebx, 25
        xor          r14d, eax
        add          r12d, r14d
        add          r11d, r12d
        add          r12d, r15d
        and          edx, r11d
        xor          edx, ebp
        add          r9d, edx
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 11
        xor          r14d, r15d
        add          ebp, [rcx + 256]                           // round 4
        rorx         r15d, r12d, 2
        mov          edx, r12d
        xor          edx, r13d
        and          r8d, edx
        xor          r8d, r13d
        rorx         eax, r12d, 13
        xor          r15d, eax
        rorx         eax, r12d, 22
        xor          r15d, eax
        add          r15d, r8d
        mov          r8d, r11d
        xor          r8d, ebx
        rorx         eax, r11d, 25
        xor          r14d, eax
        add          r9d, r14d
        add          r10d, r9d
        add          r9d, r15d
        and          r8d, r10d
        xor          r8d, ebx
        add          ebp, r8d
        rorx         r14d, r10d, 6
        rorx         r15d, r10d, 11
        xor          r14d, r15d
        add          ebx, [rcx + 320]                           // round 5
        rorx         r15d, r9d, 2
        mov          r8d, r9d
        xor          r8d, r12d
        and          edx, r8d
        xor          edx, r12d
        rorx         eax, r9d, 13
        xor          r15d, eax
        rorx         eax, r9d, 22
        xor          r15d, eax
        add          r15d, edx
        mov          edx, r10d
        xor          edx, r11d
        rorx         eax, r10d, 25
        xor          r14d, eax
        add          ebp, r14d
        add          edi, ebp
        add          ebp, r15d
        and          edx, edi
        xor          edx, r11d
        add          ebx, edx
        rorx         r14d, edi, 6
        rorx         r15d, edi, 11
        xor          r14d, r15d
        add          r11d, [rcx + 384]                          // round 6
        rorx         r15d, ebp, 2
        mov          edx, ebp
        xor          edx, r9d
        and          r8d, edx
        xor          r8d, r9d
        rorx         eax, ebp, 13
        xor          r15d, eax
        rorx         eax, ebp, 22
        xor          r15d, eax
        add          r15d, r8d
        mov          r8d, edi
        xor          r8d, r10d
        rorx         eax, edi, 25
        xor          r14d, eax
        add          ebx, r14d
        add          r13d, ebx
        add          ebx, r15d
        and          r8d, r13d
        xor          r8d, r10d
        add          r11d, r8d
        rorx         r14d, r13d, 6
        rorx         r15d, r13d, 11
        xor          r14d, r15d
        add          r10d, [rcx + 448]                          // round 7
        rorx         r15d, ebx, 2
        mov          r8d, ebx
        xor          r8d, ebp
        and          edx, r8d
        xor          edx, ebp
        rorx         eax, ebx, 13
        xor          r15d, eax
        rorx         eax, ebx, 22
        xor          r15d, eax
        add          r15d, edx
        mov          edx, r13d
        xor          edx, edi
        rorx         eax, r13d, 25
        xor          r14d, eax
        add          r11d, r14d
        add          r12d, r11d
        add          r11d, r15d
        and          edx, r12d
        rorx         r14d, r12d, 6
        xor          edx, edi
        add          r10d, edx
        rorx         r15d, r12d, 11
        xor          r14d, r15d
        add          edi, [rcx + 512]                           // round 8
        rorx         r15d, r11d, 2
        mov          edx, r11d
        xor          edx, ebx
        and          r8d, edx
        xor          r8d, ebx
        rorx         eax, r11d, 13
        xor          r15d, eax
        rorx         eax, r11d, 22
        xor          r15d, eax
        add          r15d, r8d
        mov          r8d, r12d
        xor          r8d, r13d
        rorx         eax, r12d, 25
        xor          r14d, eax
        add          r10d, r14d
        add          r9d, r10d
        add          r10d, r15d
        and          r8d, r9d
        xor          r8d, r13d
        add          edi, r8d
        rorx         r14d, r9d, 6
        rorx         r15d, r9d, 11
        xor          r14d, r15d
        add          r13d, [rcx + 576]                          // round 9
        rorx         r15d, r10d, 2
        mov          r8d, r10d
        xor          r8d, r11d
        and          edx, r8d
        xor          edx, r11d
        rorx         eax, r10d, 13
        xor          r15d, eax
        rorx         eax, r10d, 22
        xor          r15d, eax
        add          r15d, edx
        mov          edx, r9d
        xor          edx, r12d
        rorx         eax, r9d, 25
        xor          r14d, eax
        add          r14d, edi
        add          ebp, r14d
        add          r14d, r15d
        and          edx, ebp
        xor          edx, r12d
        add          r13d, edx
        rorx         edi, ebp, 6
        rorx         r15d, ebp, 11
        xor          edi, r15d
        add          r12d, [rcx + 640]                          // round 10
        rorx         r15d, r14d, 2
        mov          edx, r14d
        xor          edx, r10d
        and          r8d, edx
        xor          r8d, r10d
        rorx         eax, r14d, 13
        xor          r15d, eax
        rorx         eax, r14d, 22
        xor          r15d, eax
        add          r15d, r8d
        mov          r8d, ebp
        xor          r8d, r9d
        rorx         eax, ebp, 25
        xor          edi, eax
        add          edi, r13d
        add          ebx, edi
        add          edi, r15d
        and          r8d, ebx
        xor          r8d, r9d
        add          r12d, r8d
        rorx         r13d, ebx, 6
        rorx         r15d, ebx, 11
        xor          r13d, r15d
        add          r9d, [rcx + 704]                           // round 11
        rorx         r15d, edi, 2
        mov          r8d, edi
        xor          r8d, r14d
        and          edx, r8d
        xor          edx, r14d
        rorx         eax, edi, 13
        xor          r15d, eax
        rorx         eax, edi, 22
        xor          r15d, eax
        add          r15d, edx
        mov          edx, ebx
        xor          edx, ebp
        rorx         eax, ebx, 25
        xor          r13d, eax
        add          r13d, r12d
        add          r11d, r13d
        add          r13d, r15d
        and          edx, r11d
        xor          edx, ebp
        add          r9d, edx
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        xor          r12d, r15d
        add          ebp, [rcx + 768]                           // round 12
        rorx         r15d, r13d, 2
        mov          edx, r13d
        xor          edx, edi
        and          r8d, edx
        xor          r8d, edi
        rorx         eax, r13d, 13
        xor          r15d, eax
        rorx         eax, r13d, 22
        xor          r15d, eax
        add          r15d, r8d
        mov          r8d, r11d
        xor          r8d, ebx
        rorx         eax, r11d, 25
        xor          r12d, eax
        add          r12d, r9d
        add          r10d, r12d
        add          r12d, r15d
        and          r8d, r10d
        xor          r8d, ebx
        add          ebp, r8d
        rorx         r9d, r10d, 6
        rorx         r15d, r10d, 11
        xor          r9d, r15d
        add          ebx, [rcx + 832]                           // round 13
        mov          r15d, r12d
        xor          r15d, r13d
        rorx         r8d, r12d, 2
        and          edx, r15d
        xor          edx, r13d
        rorx         eax, r12d, 13
        xor          r8d, eax
        rorx         eax, r12d, 22
        xor          r8d, eax
        add          r8d, edx
        mov          edx, r10d
        xor          edx, r11d
        rorx         eax, r10d, 25
        xor          r9d, eax
        add          ebp, r9d
        add          r14d, ebp
        add          ebp, r8d
        rorx         r9d, ebp, 2
        and          edx, r14d
        xor          edx, r11d
        add          ebx, edx
        rorx         r8d, r14d, 6
        rorx         edx, r14d, 11
        xor          r8d, edx
        add          r11d, [rcx + 896]                          // round 14
        mov          edx, ebp
        xor          edx, r12d
        and          r15d, edx
        xor          r15d, r12d
        rorx         eax, ebp, 13
        xor          r9d, eax
        rorx         eax, ebp, 22
        xor          r9d, eax
        add          r9d, r15d
        mov          r15d, r14d
        xor          r15d, r10d
        rorx         eax, r14d, 25
        xor          r8d, eax
        add          ebx, r8d
        add          edi, ebx
        add          ebx, r9d
        and          r15d, edi
        xor          r15d, r10d
        add          r11d, r15d
        rorx         r9d, edi, 6
        rorx         r15d, edi, 11
        xor          r9d, r15d
        add          r10d, [rcx + 960]                          // round 15
        rorx         ecx, ebx, 2
        mov          r15d, ebx
        xor          r15d, ebp
        and          edx, r15d
        xor          edx, ebp
        rorx         r8d, ebx, 13
        xor          ecx, r8d
        rorx         r8d, ebx, 22
        xor          ecx, r8d
        add          ecx, edx
        rorx         r8d, edi, 25
        xor          r9d, r8d
        add          r11d, r9d
        add          r13d, r11d
        add          r11d, ecx
        rorx         ecx, r11d, 2
        rorx         r9d, r11d, 13
        xor          ecx, r9d
        rorx         r9d, r13d, 6
        rorx         r8d, r13d, 11
        xor          r9d, r8d
        rorx         r8d, r11d, 22
        xor          ecx, r8d
        mov          r8, [rsp + 32]
        add          r12d, [r8 + 16]                            // H = H + (a, b, ...)
        add          ecx, [r8]
        mov          edx, edi
        xor          edx, r14d
        and          edx, r13d
        xor          edx, r14d
        add          r10d, edx
        mov          edx, r11d
        xor          edx, ebx
        and          edx, r15d
        xor          edx, ebx
        add          edx, ecx
        rorx         ecx, r13d, 25
        xor          r9d, ecx
        add          r10d, r9d
        add          rsi, 64                                    // the next block
        add          edx, r10d
        add          r12d, r10d
        mov          [rsp], r12d
        mov          rcx, [rsp + 64]
        add          rcx, -1
        mov          r9, [rsp + 56]
        add          r9, 4
        mov          [r8], edx
        mov          [r8 + 16], r12d
        mov          r15d, [r8 + 4]
        add          r11d, r15d
        mov          [r8 + 4], r11d
        mov          r15d, [r8 + 8]
        add          ebx, r15d
        mov          [r8 + 8], ebx
        mov          r15d, [r8 + 12]
        add          ebp, r15d
        mov          [r8 + 12], ebp
        mov          r15d, [r8 + 20]
        add          r15d, r13d
        mov          [rsp + 8], r15d
        mov          [r8 + 20], r15d
        mov          r13d, [r8 + 24]
        add          r13d, edi
        mov          [rsp + 16], r13d
        mov          [r8 + 24], r13d
        mov          edi, [r8 + 28]
        add          edi, r14d
        mov          [rsp + 24], edi
        mov          [r8 + 28], edi
        mov          r10d, edx
        mov          rdx, rcx
        mov          r8, r9
        mov          rax, [rsp + 48]
        mov          rcx, [rsp + 32]
        vmovd        xmm0, [rcx]                                // the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovd        xmm1, [rcx + 4]
        vmovd        xmm2, [rcx + 8]
        vmovd        xmm10, [rcx + 12]
        vmovd        xmm11, [rcx + 16]
        vmovd        xmm12, [rcx + 20]
        vmovd        xmm6, [rcx + 24]
        vmovd        xmm7, [rcx + 28]
        vpunpcklqdq  xmm4, xmm11, xmm2
        vpunpcklqdq  xmm5, xmm12, xmm10
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        vmovdqu64    xmm3, [rip + L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, is_a in k1, blocks in rdx, data in rsi, q in r8, is_e in k2, state in
        //   [rsp + 32], end in [rsp + 40].
L(f_first16):

        // the end of a block, and the first sixteen rounds of the next
        vpaddd       xmm10, xmm1, xmm5                          // the hash value after the block before
        vmovdqa64    xmm11, xmm0
        vpaddd       xmm11{k2}, xmm0, xmm4
        vmovdqa64    xmm12, xmm1
        vpaddd       xmm12{k2}, xmm1, xmm5
        vpaddd       xmm2{k2}, xmm2, xmm6
        vpaddd       xmm3{k2}, xmm3, xmm7
        vmovdqa64    xmm13, xmm0
        vpaddd       xmm13{k1}, xmm0, xmm4
        vpaddd       xmm1{k1}, xmm1, xmm5
        vpaddd       xmm4, xmm0, xmm4
        vmovdqu64    xmm14, [rip + L(turns) + 48]               // the first round, and the last but one of the block before
        vmovdqa64    xmm15, xmm12
        vpternlogd   xmm15, xmm2, xmm14, 248
        vmovdqa64    xmm16, xmm2
        vpternlogd   xmm16, xmm12, xmm14, 208
        vpternlogd   xmm16, xmm15, xmm11, 216
        vmovdqu64    xmm15, [rip + L(words_00000000000000000000000000000000)]
        vmovd        xmm17, [r8]
        vpaddd       xmm17, xmm3, xmm17
        vpsubd       xmm17{k1}, xmm15, xmm3
        vpshufd      xmm18, xmm1, 78
        vmovdqu64    xmm19, [rip + L(turns)]
        vprorvd      xmm20, xmm11, xmm19
        vmovdqu64    xmm21, [rip + L(turns) + 16]
        vprorvd      xmm22, xmm11, xmm21
        vmovdqu64    xmm23, [rip + L(turns) + 32]
        vprorvd      xmm24, xmm11, xmm23
        vpternlogd   xmm24, xmm20, xmm22, 150
        vpaddd       xmm18, xmm18, xmm24
        vpaddd       xmm17, xmm17, xmm18
        vmovd        xmm18, [r8 + 128]                          // round 2
        vpaddd       xmm16, xmm17, xmm16
        vmovdqa64    xmm17, xmm11                               // the second round, and the last of the block before
        vpternlogd   xmm17, xmm12, xmm14, 248
        vpternlogd   xmm12, xmm11, xmm14, 208
        vpternlogd   xmm12, xmm17, xmm16, 216
        vmovd        xmm11, [r8 + 64]
        vpaddd       xmm11, xmm2, xmm11
        vpsubd       xmm11{k1}, xmm15, xmm2
        vprorvd      xmm17, xmm16, xmm19
        vpshufd      xmm13, xmm13, 78
        vprorvd      xmm20, xmm16, xmm21
        vprorvd      xmm22, xmm16, xmm23
        vpternlogd   xmm22, xmm17, xmm20, 150
        vpaddd       xmm11, xmm13, xmm11
        vmovd        xmm13, [r8 + 192]                          // round 3
        vpaddd       xmm16{k1}, xmm16, xmm8
        vmovdqa64    xmm17, xmm16
        vpternlogd   xmm17, xmm4, xmm14, 248
        vmovdqa64    xmm20, xmm4
        vpternlogd   xmm20, xmm16, xmm14, 208
        vpaddd       xmm18, xmm10, xmm18
        vpsubd       xmm18{k1}, xmm15, xmm10
        vpaddd       xmm11, xmm11, xmm12
        vpaddd       xmm11, xmm22, xmm11
        vpaddd       xmm11{k1}, xmm11, xmm9
        vpternlogd   xmm20, xmm17, xmm11, 216
        vprorvd      xmm12, xmm11, xmm19
        vprorvd      xmm17, xmm11, xmm21
        vprorvd      xmm22, xmm11, xmm23
        vpternlogd   xmm22, xmm12, xmm17, 150
        vmovd        xmm12, [r8 + 256]                          // round 4
        vmovd        xmm17, [r8 + 448]                          // round 7
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm16, xmm14, 248
        vpshufd      xmm25, xmm16, 78
        vpaddd       xmm18, xmm18, xmm25
        vpaddd       xmm18, xmm18, xmm20
        vpaddd       xmm18, xmm22, xmm18
        vmovdqa64    xmm20, xmm16
        vpternlogd   xmm20, xmm11, xmm14, 208
        vpternlogd   xmm20, xmm24, xmm18, 216
        vprorvd      xmm22, xmm18, xmm19
        vprorvd      xmm24, xmm18, xmm21
        vpaddd       xmm13, xmm4, xmm13
        vpsubd       xmm13{k1}, xmm15, xmm4
        vprorvd      xmm25, xmm18, xmm23
        vpternlogd   xmm25, xmm22, xmm24, 150
        vmovd        xmm22, [r8 + 320]                          // round 5
        vmovdqa64    xmm24, xmm18
        vpternlogd   xmm24, xmm11, xmm14, 248
        vpshufd      xmm26, xmm11, 78
        vpaddd       xmm13, xmm13, xmm26
        vpaddd       xmm13, xmm13, xmm20
        vpaddd       xmm13, xmm25, xmm13
        vmovdqa64    xmm20, xmm11
        vpternlogd   xmm20, xmm18, xmm14, 208
        vpternlogd   xmm20, xmm24, xmm13, 216
        vprorvd      xmm24, xmm13, xmm19
        vprorvd      xmm25, xmm13, xmm21
        vpaddd       xmm12, xmm12, xmm16
        vpsubd       xmm12{k1}, xmm15, xmm16
        vpaddd       xmm17, xmm17, xmm13
        vprorvd      xmm26, xmm13, xmm23
        vpternlogd   xmm26, xmm24, xmm25, 150
        vpsubd       xmm17{k1}, xmm15, xmm13
        vmovd        xmm24, [r8 + 384]                          // round 6
        vpshufd      xmm25, xmm18, 78
        vpaddd       xmm12, xmm12, xmm25
        vpaddd       xmm12, xmm12, xmm20
        vpaddd       xmm12, xmm26, xmm12
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm18, xmm14, 248
        vmovdqa64    xmm25, xmm18
        vpternlogd   xmm25, xmm13, xmm14, 208
        vpternlogd   xmm25, xmm20, xmm12, 216
        vprorvd      xmm20, xmm12, xmm19
        vprorvd      xmm26, xmm12, xmm21
        vpaddd       xmm22, xmm22, xmm11
        vpsubd       xmm22{k1}, xmm15, xmm11
        vprorvd      xmm27, xmm12, xmm23
        vpternlogd   xmm27, xmm20, xmm26, 150
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm13, xmm14, 248
        vmovdqa64    xmm26, xmm13
        vpternlogd   xmm26, xmm12, xmm14, 208
        vpshufd      xmm13, xmm13, 78
        vpaddd       xmm13, xmm22, xmm13
        vpaddd       xmm13, xmm13, xmm25
        vpaddd       xmm13, xmm27, xmm13
        vmovdqa64    xmm22, xmm13
        vpternlogd   xmm22, xmm12, xmm14, 248
        vmovdqa64    xmm25, xmm12
        vpternlogd   xmm25, xmm13, xmm14, 208
        vpshufd      xmm27, xmm13, 78
        vpaddd       xmm17, xmm17, xmm27
        vpternlogd   xmm26, xmm20, xmm13, 216
        vprorvd      xmm20, xmm13, xmm19
        vprorvd      xmm27, xmm13, xmm21
        vpaddd       xmm24, xmm24, xmm18
        vpsubd       xmm24{k1}, xmm15, xmm18
        vprorvd      xmm18, xmm13, xmm23
        vpternlogd   xmm18, xmm20, xmm27, 150
        vmovd        xmm20, [r8 + 512]                          // round 8
        vpshufd      xmm27, xmm12, 78
        vpaddd       xmm24, xmm24, xmm27
        vpaddd       xmm24, xmm24, xmm26
        vpaddd       xmm18, xmm18, xmm24
        vpternlogd   xmm25, xmm22, xmm18, 216
        vprorvd      xmm22, xmm18, xmm19
        vprorvd      xmm24, xmm18, xmm21
        vprorvd      xmm26, xmm18, xmm23
        vpternlogd   xmm26, xmm22, xmm24, 150
        vpaddd       xmm17, xmm17, xmm25
        vpaddd       xmm17, xmm26, xmm17
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm13, xmm14, 248
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm18, xmm14, 208
        vpternlogd   xmm24, xmm22, xmm17, 216
        vprorvd      xmm22, xmm17, xmm19
        vmovd        xmm25, [r8 + 576]                          // round 9
        vprorvd      xmm26, xmm17, xmm21
        vpaddd       xmm20, xmm20, xmm12
        vpsubd       xmm20{k1}, xmm15, xmm12
        vprorvd      xmm12, xmm17, xmm23
        vpternlogd   xmm12, xmm22, xmm26, 150
        vmovd        xmm22, [r8 + 640]                          // round 10
        vpshufd      xmm26, xmm18, 78
        vpaddd       xmm20, xmm20, xmm26
        vpaddd       xmm20, xmm20, xmm24
        vpaddd       xmm12, xmm12, xmm20
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm17, xmm14, 208
        vmovdqa64    xmm24, xmm17
        vpternlogd   xmm24, xmm18, xmm14, 248
        vpternlogd   xmm20, xmm24, xmm12, 216
        vprorvd      xmm24, xmm12, xmm19
        vprorvd      xmm26, xmm12, xmm21
        vpaddd       xmm25, xmm25, xmm13
        vmovd        xmm27, [r8 + 704]                          // round 11
        vpsubd       xmm25{k1}, xmm15, xmm13
        vprorvd      xmm13, xmm12, xmm23
        vpternlogd   xmm13, xmm24, xmm26, 150
        vmovdqa64    xmm24, xmm12
        vpternlogd   xmm24, xmm17, xmm14, 248
        vmovdqa64    xmm26, xmm17
        vpternlogd   xmm26, xmm12, xmm14, 208
        vpaddd       xmm22, xmm22, xmm18
        vpsubd       xmm22{k1}, xmm15, xmm18
        vpshufd      xmm18, xmm17, 78
        vpaddd       xmm18, xmm25, xmm18
        vpaddd       xmm18, xmm18, xmm20
        vpaddd       xmm13, xmm13, xmm18
        vpternlogd   xmm26, xmm24, xmm13, 216
        vprorvd      xmm18, xmm13, xmm19
        vprorvd      xmm20, xmm13, xmm21
        vmovd        xmm24, [r8 + 768]                          // round 12
        vprorvd      xmm25, xmm13, xmm23
        vpternlogd   xmm25, xmm18, xmm20, 150
        vmovdqa64    xmm18, xmm13
        vpternlogd   xmm18, xmm12, xmm14, 248
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm13, xmm14, 208
        vpaddd       xmm27, xmm27, xmm17
        vpshufd      xmm28, xmm12, 78
        vpaddd       xmm22, xmm22, xmm28
        vpaddd       xmm22, xmm22, xmm26
        vpaddd       xmm22, xmm25, xmm22
        vpternlogd   xmm20, xmm18, xmm22, 216
        vprorvd      xmm18, xmm22, xmm21
        vpsubd       xmm27{k1}, xmm15, xmm17
        vprorvd      xmm17, xmm22, xmm19
        vprorvd      xmm25, xmm22, xmm23
        vpternlogd   xmm25, xmm17, xmm18, 150
        vmovd        xmm17, [r8 + 832]                          // round 13
        vpaddd       xmm18, xmm24, xmm12
        vpsubd       xmm18{k1}, xmm15, xmm12
        vpshufd      xmm12, xmm13, 78
        vpaddd       xmm12, xmm27, xmm12
        vpaddd       xmm12, xmm12, xmm20
        vpaddd       xmm12, xmm25, xmm12
        vprorvd      xmm20, xmm12, xmm23
        vmovdqa64    xmm24, xmm22
        vpternlogd   xmm24, xmm13, xmm14, 248
        vmovdqa64    xmm25, xmm13
        vpternlogd   xmm25, xmm22, xmm14, 208
        vpternlogd   xmm25, xmm24, xmm12, 216
        vmovd        xmm24, [r8 + 896]                          // round 14
        vprorvd      xmm26, xmm12, xmm19
        vprorvd      xmm27, xmm12, xmm21
        vpternlogd   xmm20, xmm26, xmm27, 150
        vpshufd      xmm26, xmm22, 78
        vpaddd       xmm18, xmm18, xmm26
        vpaddd       xmm18, xmm18, xmm25
        vpaddd       xmm18, xmm20, xmm18
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm22, xmm14, 248
        vmovdqa64    xmm25, xmm22
        vpternlogd   xmm25, xmm12, xmm14, 208
        vpternlogd   xmm25, xmm20, xmm18, 216
        vprorvd      xmm20, xmm18, xmm19
        vprorvd      xmm26, xmm18, xmm21
        vpaddd       xmm17, xmm17, xmm13
        vpsubd       xmm17{k1}, xmm15, xmm13
        vprorvd      xmm13, xmm18, xmm23
        vpternlogd   xmm13, xmm20, xmm26, 150
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm12, xmm14, 248
        vmovdqa64    xmm26, xmm12
        vpternlogd   xmm26, xmm18, xmm14, 208
        vpshufd      xmm27, xmm12, 78
        vpaddd       xmm17, xmm17, xmm27
        vpaddd       xmm17, xmm17, xmm25
        vpaddd       xmm13, xmm13, xmm17
        vpternlogd   xmm26, xmm20, xmm13, 216
        vprorvd      xmm17, xmm13, xmm19
        vprorvd      xmm20, xmm13, xmm21
        vpaddd       xmm24, xmm24, xmm22
        vpsubd       xmm24{k1}, xmm15, xmm22
        vprorvd      xmm22, xmm13, xmm23
        vpternlogd   xmm22, xmm17, xmm20, 150
        add          rsi, 64                                    // the next block
        add          rdx, -1
        vmovdqa64    xmm17, xmm13                               // round 15
        vpternlogd   xmm17, xmm18, xmm14, 248
        vpshufd      xmm20, xmm18, 78
        vpaddd       xmm20, xmm24, xmm20
        vpaddd       xmm20, xmm20, xmm26
        vpaddd       xmm1, xmm22, xmm20
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm13, xmm14, 208
        vpternlogd   xmm20, xmm17, xmm1, 216
        vmovd        xmm14, [r8 + 960]
        vprorvd      xmm17, xmm1, xmm21
        lea          rcx, [r8 + 1024]
        vprorvd      xmm19, xmm1, xmm19
        vpaddd       xmm14, xmm14, xmm12
        vpsubd       xmm14{k1}, xmm15, xmm12
        vprorvd      xmm12, xmm1, xmm23
        vpternlogd   xmm12, xmm19, xmm17, 150
        vpshufd      xmm15, xmm13, 78
        vpaddd       xmm14, xmm14, xmm15
        vpaddd       xmm14, xmm14, xmm20
        vpaddd       xmm0, xmm12, xmm14
        lea          rdi, [r8 + 4096]
        add          r8, 4
        vmovdqa64    xmm5, xmm10
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm16
        vmovdqa64    xmm9, xmm11
        vmovdqa64    xmm2, xmm13
        vmovdqa64    xmm3, xmm18
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, blocks in rdx, data in rsi, turn in rdi, q in r8, is_e
        //   in k2, state in [rsp + 32], end in [rsp + 40].
L(f_plain16):

        // sixteen rounds of one block
        vmovd        xmm10, [rcx + 64]                          // round 1
        vmovd        xmm11, [rcx]                               // round 0
        vpaddd       xmm10, xmm2, xmm10
        vmovd        xmm12, [rcx + 192]                         // round 3
        vmovdqu64    xmm13, [rip + L(turns)]
        vprorvd      xmm14, xmm0, xmm13
        vmovdqu64    xmm15, [rip + L(turns) + 32]
        vmovdqu64    xmm16, [rip + L(turns) + 48]
        vmovdqu64    xmm17, [rip + L(words_00000000000000000000000000000000)]
        vpsubd       xmm10{k1}, xmm17, xmm2
        vpaddd       xmm11, xmm3, xmm11
        vmovdqa64    xmm18, xmm1
        vpternlogd   xmm18, xmm2, xmm16, 248
        vpternlogd   xmm2, xmm1, xmm16, 208
        vmovd        xmm19, [rcx + 128]                         // round 2
        vmovdqa64    xmm20, xmm1
        vpternlogd   xmm20, xmm0, xmm16, 208
        vmovdqu64    xmm21, [rip + L(turns) + 16]
        vprorvd      xmm22, xmm0, xmm21
        vpsubd       xmm11{k1}, xmm17, xmm3
        vpshufd      xmm23, xmm1, 78
        vmovdqa64    xmm24, xmm0
        vpternlogd   xmm24, xmm1, xmm16, 248
        vpternlogd   xmm2, xmm18, xmm0, 216
        vprorvd      xmm18, xmm0, xmm15
        vpternlogd   xmm18, xmm14, xmm22, 150
        vpaddd       xmm14, xmm23, xmm18
        vpaddd       xmm11, xmm14, xmm11
        vpaddd       xmm11, xmm2, xmm11
        vprorvd      xmm14, xmm11, xmm15
        vprorvd      xmm18, xmm11, xmm13
        vprorvd      xmm22, xmm11, xmm21
        vpternlogd   xmm20, xmm24, xmm11, 216
        vpternlogd   xmm14, xmm18, xmm22, 150
        vmovdqa64    xmm18, xmm0
        vpternlogd   xmm18, xmm11, xmm16, 208
        vmovd        xmm22, [rcx + 256]                         // round 4
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm0, xmm16, 248
        vpaddd       xmm12, xmm0, xmm12
        vpsubd       xmm12{k1}, xmm17, xmm0
        vpshufd      xmm24, xmm0, 78
        vpaddd       xmm10, xmm24, xmm10
        vpaddd       xmm10, xmm10, xmm20
        vpaddd       xmm10, xmm14, xmm10
        vprorvd      xmm14, xmm10, xmm13
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm11, xmm16, 248
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm10, xmm16, 208
        vpshufd      xmm25, xmm10, 78
        vpaddd       xmm19, xmm1, xmm19
        vpsubd       xmm19{k1}, xmm17, xmm1
        vpternlogd   xmm18, xmm23, xmm10, 216
        vpaddd       xmm22, xmm22, xmm11
        vpsubd       xmm22{k1}, xmm17, xmm11
        vmovd        xmm23, [rcx + 320]                         // round 5
        vprorvd      xmm26, xmm10, xmm15
        vpaddd       xmm12, xmm12, xmm25
        vprorvd      xmm25, xmm10, xmm21
        vmovd        xmm27, [rcx + 384]                         // round 6
        vpternlogd   xmm26, xmm14, xmm25, 150
        vmovd        xmm14, [rcx + 448]                         // round 7
        vpshufd      xmm11, xmm11, 78
        vpaddd       xmm11, xmm19, xmm11
        vpaddd       xmm11, xmm11, xmm18
        vpaddd       xmm11, xmm26, xmm11
        vprorvd      xmm18, xmm11, xmm13
        vprorvd      xmm19, xmm11, xmm21
        vprorvd      xmm25, xmm11, xmm15
        vpternlogd   xmm24, xmm20, xmm11, 216
        vpternlogd   xmm25, xmm18, xmm19, 150
        vpaddd       xmm12, xmm12, xmm24
        vpaddd       xmm12, xmm25, xmm12
        vprorvd      xmm18, xmm12, xmm13
        vprorvd      xmm19, xmm12, xmm21
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm11, xmm16, 208
        vprorvd      xmm24, xmm12, xmm15
        vmovdqa64    xmm25, xmm11
        vpternlogd   xmm25, xmm10, xmm16, 248
        vpshufd      xmm26, xmm11, 78
        vpaddd       xmm22, xmm22, xmm26
        vpternlogd   xmm20, xmm25, xmm12, 216
        vmovdqa64    xmm25, xmm11
        vpternlogd   xmm25, xmm12, xmm16, 208
        vpternlogd   xmm24, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm12
        vpternlogd   xmm18, xmm11, xmm16, 248
        vpaddd       xmm19, xmm22, xmm20
        vpaddd       xmm19, xmm24, xmm19
        vprorvd      xmm20, xmm19, xmm13
        vprorvd      xmm22, xmm19, xmm15
        vprorvd      xmm24, xmm19, xmm21
        vpaddd       xmm23, xmm23, xmm10
        vpsubd       xmm23{k1}, xmm17, xmm10
        vmovd        xmm10, [rcx + 512]                         // round 8
        vpternlogd   xmm25, xmm18, xmm19, 216
        vpshufd      xmm18, xmm12, 78
        vpaddd       xmm18, xmm23, xmm18
        vpaddd       xmm23, xmm27, xmm11
        vpsubd       xmm23{k1}, xmm17, xmm11
        vpternlogd   xmm22, xmm20, xmm24, 150
        vpaddd       xmm11, xmm18, xmm25
        vpaddd       xmm11, xmm22, xmm11
        vprorvd      xmm18, xmm11, xmm13
        vprorvd      xmm20, xmm11, xmm15
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm12, xmm16, 248
        vprorvd      xmm24, xmm11, xmm21
        vpshufd      xmm25, xmm19, 78
        vpaddd       xmm23, xmm23, xmm25
        vmovdqa64    xmm25, xmm12
        vpternlogd   xmm25, xmm19, xmm16, 208
        vpternlogd   xmm25, xmm22, xmm11, 216
        vpaddd       xmm22, xmm23, xmm25
        vpternlogd   xmm20, xmm18, xmm24, 150
        vpaddd       xmm18, xmm20, xmm22
        vprorvd      xmm20, xmm18, xmm13
        vpaddd       xmm14, xmm14, xmm12
        vpsubd       xmm14{k1}, xmm17, xmm12
        vmovd        xmm12, [rcx + 576]                         // round 9
        vprorvd      xmm22, xmm18, xmm15
        vprorvd      xmm23, xmm18, xmm21
        vmovd        xmm24, [rcx + 640]                         // round 10
        vmovdqa64    xmm25, xmm19
        vpternlogd   xmm25, xmm11, xmm16, 208
        vpaddd       xmm10, xmm10, xmm19
        vpsubd       xmm10{k1}, xmm17, xmm19
        vmovdqa64    xmm26, xmm11
        vpternlogd   xmm26, xmm19, xmm16, 248
        vpternlogd   xmm25, xmm26, xmm18, 216
        vpshufd      xmm19, xmm11, 78
        vpaddd       xmm14, xmm14, xmm19
        vpternlogd   xmm22, xmm20, xmm23, 150
        vpaddd       xmm14, xmm14, xmm25
        vpaddd       xmm14, xmm22, xmm14
        vprorvd      xmm19, xmm14, xmm13
        vprorvd      xmm20, xmm14, xmm15
        vprorvd      xmm22, xmm14, xmm21
        vmovdqa64    xmm23, xmm18
        vpternlogd   xmm23, xmm11, xmm16, 248
        vmovdqa64    xmm25, xmm11
        vpternlogd   xmm25, xmm18, xmm16, 208
        vpternlogd   xmm25, xmm23, xmm14, 216
        vpshufd      xmm23, xmm18, 78
        vpaddd       xmm10, xmm10, xmm23
        vpternlogd   xmm20, xmm19, xmm22, 150
        vpaddd       xmm10, xmm10, xmm25
        vpaddd       xmm10, xmm20, xmm10
        vprorvd      xmm19, xmm10, xmm13
        vpaddd       xmm12, xmm12, xmm11
        vpsubd       xmm12{k1}, xmm17, xmm11
        vprorvd      xmm11, xmm10, xmm15
        vmovd        xmm20, [rcx + 704]                         // round 11
        vpshufd      xmm22, xmm14, 78
        vprorvd      xmm23, xmm10, xmm21
        vpternlogd   xmm11, xmm19, xmm23, 150
        vpaddd       xmm12, xmm12, xmm22
        vmovdqa64    xmm19, xmm14
        vpternlogd   xmm19, xmm18, xmm16, 248
        vpaddd       xmm22, xmm24, xmm18
        vpsubd       xmm22{k1}, xmm17, xmm18
        vpternlogd   xmm18, xmm14, xmm16, 208
        vpternlogd   xmm18, xmm19, xmm10, 216
        vpaddd       xmm12, xmm12, xmm18
        vpaddd       xmm11, xmm11, xmm12
        vprorvd      xmm12, xmm11, xmm13
        vprorvd      xmm18, xmm11, xmm15
        vprorvd      xmm19, xmm11, xmm21
        vmovdqa64    xmm23, xmm10
        vpternlogd   xmm23, xmm14, xmm16, 248
        vmovdqa64    xmm24, xmm14
        vpternlogd   xmm24, xmm10, xmm16, 208
        vmovd        xmm25, [rcx + 768]                         // round 12
        vpternlogd   xmm24, xmm23, xmm11, 216
        vmovd        xmm23, [rcx + 832]                         // round 13
        vpshufd      xmm26, xmm10, 78
        vpaddd       xmm22, xmm22, xmm26
        vpternlogd   xmm18, xmm12, xmm19, 150
        vpaddd       xmm12, xmm22, xmm24
        vpaddd       xmm12, xmm18, xmm12
        vprorvd      xmm18, xmm12, xmm13
        vpaddd       xmm19, xmm20, xmm14
        vpsubd       xmm19{k1}, xmm17, xmm14
        vprorvd      xmm14, xmm12, xmm15
        vprorvd      xmm20, xmm12, xmm21
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm11, xmm16, 208
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm10, xmm16, 248
        vpternlogd   xmm22, xmm24, xmm12, 216
        vpshufd      xmm24, xmm11, 78
        vpaddd       xmm19, xmm19, xmm24
        vpternlogd   xmm14, xmm18, xmm20, 150
        vpaddd       xmm18, xmm19, xmm22
        vpaddd       xmm14, xmm14, xmm18
        vprorvd      xmm18, xmm14, xmm13
        vpaddd       xmm19, xmm25, xmm10
        vpsubd       xmm19{k1}, xmm17, xmm10
        vprorvd      xmm10, xmm14, xmm15
        vprorvd      xmm20, xmm14, xmm21
        vmovdqa64    xmm22, xmm12
        vpternlogd   xmm22, xmm11, xmm16, 248
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm12, xmm16, 208
        vpaddd       xmm23, xmm23, xmm11
        vpsubd       xmm23{k1}, xmm17, xmm11
        vpternlogd   xmm24, xmm22, xmm14, 216
        vpshufd      xmm11, xmm12, 78
        vpaddd       xmm11, xmm19, xmm11
        vpternlogd   xmm10, xmm18, xmm20, 150
        vpaddd       xmm11, xmm11, xmm24
        vpaddd       xmm3, xmm10, xmm11
        vprorvd      xmm10, xmm3, xmm13
        vprorvd      xmm11, xmm3, xmm15
        vprorvd      xmm18, xmm3, xmm21
        vmovdqa64    xmm19, xmm12
        vpternlogd   xmm19, xmm14, xmm16, 208
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm12, xmm16, 248
        vpternlogd   xmm19, xmm20, xmm3, 216
        vpshufd      xmm20, xmm14, 78
        vpaddd       xmm20, xmm23, xmm20
        vpternlogd   xmm11, xmm10, xmm18, 150
        vpaddd       xmm10, xmm20, xmm19
        vpaddd       xmm2, xmm11, xmm10
        vprorvd      xmm10, xmm2, xmm13                         // round 14
        vmovd        xmm11, [rcx + 896]
        vmovd        xmm18, [rcx + 960]                         // round 15
        add          rcx, 1024
        vprorvd      xmm19, xmm2, xmm15
        vpaddd       xmm11, xmm11, xmm12
        vpsubd       xmm11{k1}, xmm17, xmm12
        vprorvd      xmm12, xmm2, xmm21
        vpaddd       xmm18, xmm18, xmm14
        vmovdqa64    xmm20, xmm3
        vpternlogd   xmm20, xmm14, xmm16, 248
        vpshufd      xmm22, xmm2, 78
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm3, xmm16, 208
        vmovdqa64    xmm24, xmm2
        vpternlogd   xmm24, xmm3, xmm16, 248
        vpternlogd   xmm23, xmm20, xmm2, 216
        vpshufd      xmm20, xmm3, 78
        vpaddd       xmm11, xmm11, xmm20
        vpaddd       xmm11, xmm11, xmm23
        vpsubd       xmm18{k1}, xmm17, xmm14
        vpaddd       xmm14, xmm18, xmm22
        vpternlogd   xmm19, xmm10, xmm12, 150
        vpaddd       xmm1, xmm19, xmm11
        vprorvd      xmm10, xmm1, xmm15
        vprorvd      xmm11, xmm1, xmm21
        vprorvd      xmm12, xmm1, xmm13
        vpternlogd   xmm10, xmm12, xmm11, 150
        vmovdqa64    xmm11, xmm3
        vpternlogd   xmm11, xmm2, xmm16, 208
        vpternlogd   xmm11, xmm24, xmm1, 216
        vpaddd       xmm11, xmm14, xmm11
        vpaddd       xmm0, xmm10, xmm11
        cmp          rcx, rdi
        jne          L(f_plain16)
        cmp          r8, [rsp + 40]
        jne          L(f_first16)

        // the hash value after the batch
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vmovdqu64    xmm13, [rip + L(turns) + 32]
        vpaddd       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4                           // the hash value
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vmovd        [rcx + 20], xmm5
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        vpshufd      xmm15, xmm1, 78
        vmovd        [rcx + 24], xmm6
        vpaddd       xmm3, xmm3, xmm15
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vmovd        [rcx + 28], xmm7
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vpshufd      xmm15, xmm4, 2
        vmovdqa64    xmm16, xmm1
        vpternlogd   xmm16, xmm2, xmm14, 248
        vpternlogd   xmm2, xmm1, xmm14, 208
        vpternlogd   xmm2, xmm16, xmm0, 216
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpshufd      xmm12, xmm5, 2
        vpaddd       xmm8, xmm8, xmm2
        vpshufd      xmm16, xmm8, 2
        vprorvd      xmm13, xmm2, xmm13
        vpternlogd   xmm13, xmm3, xmm11, 150
        vmovd        [rcx + 4], xmm16
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm1, xmm14, 248
        vpternlogd   xmm1, xmm0, xmm14, 208
        vpshufd      xmm0, xmm0, 78
        vmovd        [rcx + 8], xmm15
        vpternlogd   xmm1, xmm3, xmm2, 216
        vpaddd       xmm0, xmm0, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vmovd        [rcx + 12], xmm12
        vpaddd       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 2
        vmovd        [rcx], xmm0
        jmp          L(f_batch16)
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        //   blocks in rdx, data in rsi, is_e in k2, state in [rsp + 32].
L(f_batch1):
        cmp          rdx, 1
        jb           L(f_leave)
        cmp          rdx, 8
        jb           L(f_below8)
        mov          r8d, 8
        jmp          L(f_row)
L(f_below8):
        cmp          rdx, 4
        jb           L(f_below4)
        mov          r8d, 4
        jmp          L(f_row)
L(f_below4):
        cmp          rdx, 2
        jb           L(f_below2)
        mov          r8d, 2
        jmp          L(f_row)
L(f_below2):
        mov          r8d, 1
L(f_row):
        vmovdqu64    xmm3, [rip + L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, is_a in k1, blocks in rdx, data in rsi, is_e in k2, state in [rsp + 32], left
        //   in r8.
L(f_first1):

        // the end of a block, and sixteen rounds on the message words of the next
        vpaddd       xmm2{k2}, xmm2, xmm6                       // the hash value after the block before
        vpaddd       xmm3{k2}, xmm3, xmm7
        mov          r10d, [rsi]                                // W_0
        vmovdqa64    xmm10, xmm0
        vpaddd       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddd       xmm11{k2}, xmm1, xmm5
        vmovdqu64    xmm12, [rip + L(turns)]                    // the first round, and the last but one of the block before
        vmovdqu64    xmm13, [rip + L(turns) + 16]
        vmovdqu64    xmm14, [rip + L(turns) + 32]
        mov          r11d, [rsi + 4]                            // W_1
        vmovdqa64    xmm15, xmm1
        vpaddd       xmm15{k1}, xmm1, xmm5
        vpshufd      xmm15, xmm15, 78
        vpaddd       xmm5, xmm1, xmm5
        vmovdqu64    xmm16, [rip + L(turns) + 48]
        vprorvd      xmm17, xmm10, xmm12
        vprorvd      xmm18, xmm10, xmm13
        vprorvd      xmm19, xmm10, xmm14
        vpternlogd   xmm19, xmm17, xmm18, 150
        mov          ebx, [rsi + 8]                             // W_2
        vpaddd       xmm15, xmm15, xmm19
        vmovdqa64    xmm17, xmm11
        vpternlogd   xmm17, xmm2, xmm16, 248
        vmovdqa64    xmm18, xmm2
        vpternlogd   xmm18, xmm11, xmm16, 208
        vpternlogd   xmm18, xmm17, xmm10, 216
        vpaddd       xmm15, xmm15, xmm18
        vmovdqu64    xmm17, [rip + L(words_00000000000000000000000000000000)]
        mov          ebp, [rsi + 12]                            // W_3
        vmovdqa64    xmm18, xmm0
        vpaddd       xmm18{k1}, xmm0, xmm4
        vpshufd      xmm18, xmm18, 78                           // the second round, and the last of the block before
        mov          r12d, [rsi + 16]                           // W_4
        vpaddd       xmm4, xmm0, xmm4
        vmovdqa64    xmm19, xmm10
        vpternlogd   xmm19, xmm11, xmm16, 248
        vpternlogd   xmm11, xmm10, xmm16, 208
        mov          r13d, [rsi + 20]                           // W_5
        mov          r14d, [rsi + 24]                           // W_6
        mov          r15d, [rsi + 28]                           // W_7
        mov          r9d, [rsi + 32]                            // W_8
        mov          edi, [rsi + 36]                            // W_9
        mov          ecx, [rsi + 40]                            // W_10
        mov          [rsp + 48], r8
        mov          r8d, [rsi + 44]                            // W_11
        bswap        r10d
            mov      [rax], r10d                                // W 0
        bswap        r11d
            mov      [rax + 4], r11d                            // W 1
        bswap        ebx
            mov      [rax + 8], ebx                             // W 2
            add      r10d, [rip + L(K)]
        vmovd        xmm10, r10d
        vpaddd       xmm10, xmm3, xmm10
        vpsubd       xmm10{k1}, xmm17, xmm3
        vpaddd       xmm10, xmm10, xmm15
        vmovdqa64    xmm15, xmm10
        vpaddd       xmm15{k1}, xmm10, xmm8
        vpternlogd   xmm11, xmm19, xmm10, 216
        vprorvd      xmm19, xmm10, xmm12
        vprorvd      xmm20, xmm10, xmm13
        vprorvd      xmm10, xmm10, xmm14
        vpternlogd   xmm10, xmm19, xmm20, 150
        vmovdqa64    xmm19, xmm15                               // round 2
        vpternlogd   xmm19, xmm4, xmm16, 248
        vmovdqa64    xmm20, xmm4
        vpternlogd   xmm20, xmm15, xmm16, 208
        vpshufd      xmm21, xmm15, 78
        bswap        ebp
            mov      [rax + 12], ebp                            // W 3
            add      r11d, [rip + L(K) + 4]
        vmovd        xmm22, r11d
        vpaddd       xmm22, xmm2, xmm22
        vpsubd       xmm22{k1}, xmm17, xmm2
        vpaddd       xmm18, xmm18, xmm22
        vpaddd       xmm11, xmm18, xmm11
        vpaddd       xmm10, xmm10, xmm11
        vpaddd       xmm10{k1}, xmm10, xmm9
        vpternlogd   xmm20, xmm19, xmm10, 216
        vprorvd      xmm11, xmm10, xmm12
        vprorvd      xmm18, xmm10, xmm13
        vprorvd      xmm19, xmm10, xmm14
        vpternlogd   xmm19, xmm11, xmm18, 150
        vmovdqa64    xmm11, xmm10                               // round 3
        vpternlogd   xmm11, xmm15, xmm16, 248
        vmovdqa64    xmm18, xmm15
        vpternlogd   xmm18, xmm10, xmm16, 208
        vpshufd      xmm22, xmm10, 78
        mov          r10d, [rsi + 48]                           // W_12
            add      ebx, [rip + L(K) + 8]
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm5, xmm23
        vpsubd       xmm23{k1}, xmm17, xmm5
        vpaddd       xmm21, xmm23, xmm21
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm19, xmm19, xmm20
        vpternlogd   xmm18, xmm11, xmm19, 216
        vprorvd      xmm11, xmm19, xmm12
        vprorvd      xmm20, xmm19, xmm13
        vprorvd      xmm21, xmm19, xmm14
        vpternlogd   xmm21, xmm11, xmm20, 150
        vmovdqa64    xmm11, xmm19                               // round 4
        vpternlogd   xmm11, xmm10, xmm16, 248
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm19, xmm16, 208
        vpshufd      xmm23, xmm19, 78
        mov          r11d, [rsi + 52]                           // W_13
            add      ebp, [rip + L(K) + 12]
        vmovd        xmm24, ebp
        vpaddd       xmm24, xmm4, xmm24
        vpsubd       xmm24{k1}, xmm17, xmm4
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm18, xmm22, xmm18
        vpaddd       xmm18, xmm21, xmm18
        vpternlogd   xmm20, xmm11, xmm18, 216
        vprorvd      xmm11, xmm18, xmm12
        vprorvd      xmm21, xmm18, xmm13
        vprorvd      xmm22, xmm18, xmm14
        vpternlogd   xmm22, xmm11, xmm21, 150
        vmovdqa64    xmm11, xmm18                               // round 5
        vpternlogd   xmm11, xmm19, xmm16, 248
        vmovdqa64    xmm21, xmm19
        vpternlogd   xmm21, xmm18, xmm16, 208
        vpshufd      xmm24, xmm18, 78
        mov          ebx, [rsi + 56]                            // W_14
        mov          ebp, [rsi + 60]                            // W_15
        bswap        r12d
            mov      [rax + 16], r12d                           // W 4
            add      r12d, [rip + L(K) + 16]
        vmovd        xmm25, r12d
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm17, xmm15
        vpaddd       xmm23, xmm25, xmm23
        vpaddd       xmm20, xmm23, xmm20
        vpaddd       xmm20, xmm22, xmm20
        vpternlogd   xmm21, xmm11, xmm20, 216
        vprorvd      xmm11, xmm20, xmm12
        vprorvd      xmm22, xmm20, xmm13
        vprorvd      xmm23, xmm20, xmm14
        vpternlogd   xmm23, xmm11, xmm22, 150
        vmovdqa64    xmm11, xmm20                               // round 6
        vpternlogd   xmm11, xmm18, xmm16, 248
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm20, xmm16, 208
        vpshufd      xmm25, xmm20, 78
        bswap        r13d
            mov      [rax + 20], r13d                           // W 5
            add      r13d, [rip + L(K) + 20]
        vmovd        xmm26, r13d
        vpaddd       xmm26, xmm26, xmm10
        vpsubd       xmm26{k1}, xmm17, xmm10
        vpaddd       xmm24, xmm26, xmm24
        vpaddd       xmm21, xmm24, xmm21
        vpaddd       xmm21, xmm23, xmm21
        vpternlogd   xmm22, xmm11, xmm21, 216
        vprorvd      xmm11, xmm21, xmm12
        vprorvd      xmm23, xmm21, xmm13
        vprorvd      xmm24, xmm21, xmm14
        vpternlogd   xmm24, xmm11, xmm23, 150
        vmovdqa64    xmm11, xmm21                               // round 7
        vpternlogd   xmm11, xmm20, xmm16, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm16, 208
        vpshufd      xmm26, xmm21, 78
        bswap        r14d
            mov      [rax + 24], r14d                           // W 6
            add      r14d, [rip + L(K) + 24]
        vmovd        xmm27, r14d
        vpaddd       xmm27, xmm27, xmm19
        vpsubd       xmm27{k1}, xmm17, xmm19
        vpaddd       xmm19, xmm27, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm19, xmm24, xmm19
        vpternlogd   xmm23, xmm11, xmm19, 216
        vprorvd      xmm11, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vprorvd      xmm24, xmm19, xmm14
        vpternlogd   xmm24, xmm11, xmm22, 150
        vmovdqa64    xmm11, xmm19                               // round 8
        vpternlogd   xmm11, xmm21, xmm16, 248
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm16, 208
        vpshufd      xmm25, xmm19, 78
        bswap        r15d
            mov      [rax + 28], r15d                           // W 7
            add      r15d, [rip + L(K) + 28]
        vmovd        xmm27, r15d
        vpaddd       xmm27, xmm27, xmm18
        vpsubd       xmm27{k1}, xmm17, xmm18
        vpaddd       xmm18, xmm27, xmm26
        vpaddd       xmm18, xmm18, xmm23
        vpaddd       xmm18, xmm24, xmm18
        vpternlogd   xmm22, xmm11, xmm18, 216
        vprorvd      xmm11, xmm18, xmm12
        vprorvd      xmm23, xmm18, xmm13
        vprorvd      xmm24, xmm18, xmm14
        vpternlogd   xmm24, xmm11, xmm23, 150
        vmovdqa64    xmm11, xmm18                               // round 9
        vpternlogd   xmm11, xmm19, xmm16, 248
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm18, xmm16, 208
        vpshufd      xmm26, xmm18, 78
        bswap        r9d
            mov      [rax + 32], r9d                            // W 8
            add      r9d, [rip + L(K) + 32]
        vmovd        xmm27, r9d
        vpaddd       xmm27, xmm27, xmm20
        vpsubd       xmm27{k1}, xmm17, xmm20
        vpaddd       xmm20, xmm27, xmm25
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20, xmm24, xmm20
        vpternlogd   xmm23, xmm11, xmm20, 216
        vprorvd      xmm11, xmm20, xmm12
        vprorvd      xmm22, xmm20, xmm13
        vprorvd      xmm24, xmm20, xmm14
        vpternlogd   xmm24, xmm11, xmm22, 150
        vmovdqa64    xmm11, xmm20                               // round 10
        vpternlogd   xmm11, xmm18, xmm16, 248
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm20, xmm16, 208
        vpshufd      xmm25, xmm20, 78
        bswap        edi
            mov      [rax + 36], edi                            // W 9
            add      edi, [rip + L(K) + 36]
        vmovd        xmm27, edi
        vpaddd       xmm27, xmm27, xmm21
        vpsubd       xmm27{k1}, xmm17, xmm21
        vpaddd       xmm21, xmm27, xmm26
        vpaddd       xmm21, xmm21, xmm23
        vpaddd       xmm21, xmm24, xmm21
        vpternlogd   xmm22, xmm11, xmm21, 216
        vprorvd      xmm11, xmm21, xmm12
        vprorvd      xmm23, xmm21, xmm13
        vprorvd      xmm24, xmm21, xmm14
        vpternlogd   xmm24, xmm11, xmm23, 150
        vmovdqa64    xmm11, xmm21                               // round 11
        vpternlogd   xmm11, xmm20, xmm16, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm16, 208
        vpshufd      xmm26, xmm21, 78
        bswap        ecx
            mov      [rax + 40], ecx                            // W 10
            add      ecx, [rip + L(K) + 40]
        vmovd        xmm27, ecx
        vpaddd       xmm27, xmm27, xmm19
        vpsubd       xmm27{k1}, xmm17, xmm19
        vpaddd       xmm19, xmm27, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm19, xmm24, xmm19
        vpternlogd   xmm23, xmm11, xmm19, 216
        vprorvd      xmm11, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vprorvd      xmm24, xmm19, xmm14
        vpternlogd   xmm24, xmm11, xmm22, 150
        vmovdqa64    xmm11, xmm19                               // round 12
        vpternlogd   xmm11, xmm21, xmm16, 248
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm16, 208
        vpshufd      xmm25, xmm19, 78
        bswap        r8d
            mov      [rax + 44], r8d                            // W 11
            add      r8d, [rip + L(K) + 44]
        vmovd        xmm27, r8d
        vpaddd       xmm27, xmm27, xmm18
        vpsubd       xmm27{k1}, xmm17, xmm18
        vpaddd       xmm18, xmm27, xmm26
        vpaddd       xmm18, xmm18, xmm23
        vpaddd       xmm18, xmm24, xmm18
        vpternlogd   xmm22, xmm11, xmm18, 216
        vprorvd      xmm11, xmm18, xmm12
        vprorvd      xmm23, xmm18, xmm13
        vprorvd      xmm24, xmm18, xmm14
        vpternlogd   xmm24, xmm11, xmm23, 150
        vmovdqa64    xmm11, xmm18                               // round 13
        vpternlogd   xmm11, xmm19, xmm16, 248
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm18, xmm16, 208
        vpshufd      xmm26, xmm18, 78
        bswap        r10d
            mov      [rax + 48], r10d                           // W 12
            add      r10d, [rip + L(K) + 48]
        vmovd        xmm27, r10d
        vpaddd       xmm27, xmm27, xmm20
        vpsubd       xmm27{k1}, xmm17, xmm20
        vpaddd       xmm20, xmm27, xmm25
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20, xmm24, xmm20
        vpternlogd   xmm23, xmm11, xmm20, 216
        vprorvd      xmm11, xmm20, xmm12
        vprorvd      xmm22, xmm20, xmm13
        vprorvd      xmm24, xmm20, xmm14
        vpternlogd   xmm24, xmm11, xmm22, 150
        add          rsi, 64                                    // the next block
        add          rdx, -1
        mov          r8, [rsp + 48]
        add          r8, -1
        vmovdqa64    xmm11, xmm20                               // round 14
        vpternlogd   xmm11, xmm18, xmm16, 248
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm20, xmm16, 208
        vpshufd      xmm25, xmm20, 78
        bswap        r11d
            mov      [rax + 52], r11d                           // W 13
            add      r11d, [rip + L(K) + 52]
        vmovd        xmm27, r11d
        vpaddd       xmm27, xmm27, xmm21
        vpsubd       xmm27{k1}, xmm17, xmm21
        vpaddd       xmm21, xmm27, xmm26
        vpaddd       xmm21, xmm21, xmm23
        vpaddd       xmm21, xmm24, xmm21
        vmovdqa64    xmm23, xmm21                               // round 15
        vpternlogd   xmm23, xmm20, xmm16, 248
        vpternlogd   xmm22, xmm11, xmm21, 216
        vprorvd      xmm11, xmm21, xmm12
        vprorvd      xmm24, xmm21, xmm13
        vprorvd      xmm26, xmm21, xmm14
        vpternlogd   xmm26, xmm11, xmm24, 150
        bswap        ebx
            mov      [rax + 56], ebx                            // W 14
            add      ebx, [rip + L(K) + 56]
        vmovd        xmm11, ebx
        vpaddd       xmm11, xmm11, xmm19
        vpsubd       xmm11{k1}, xmm17, xmm19
        vpaddd       xmm11, xmm11, xmm25
        vpaddd       xmm11, xmm11, xmm22
        vpaddd       xmm1, xmm26, xmm11
        vprorvd      xmm11, xmm1, xmm12
        vprorvd      xmm12, xmm1, xmm13
        vprorvd      xmm13, xmm1, xmm14
        vpternlogd   xmm13, xmm11, xmm12, 150
        lea          rdi, [rax + 192]
        vmovdqa64    xmm11, xmm20
        vpternlogd   xmm11, xmm21, xmm16, 208
        vpternlogd   xmm11, xmm23, xmm1, 216
        vpshufd      xmm12, xmm21, 78
        bswap        ebp
            mov      [rax + 60], ebp                            // W 15
            add      ebp, [rip + L(K) + 60]
        vmovd        xmm14, ebp
        vpaddd       xmm14, xmm14, xmm18
        vpsubd       xmm14{k1}, xmm17, xmm18
        vpaddd       xmm12, xmm14, xmm12
        vpaddd       xmm11, xmm12, xmm11
        vpaddd       xmm0, xmm13, xmm11
        lea          r9, [rip + L(K) + 64]
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm15
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm21
        vmovdqa64    xmm3, xmm20
        mov          rcx, rax
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, blocks in rdx, data in rsi, turn in rdi, is_e in k2, kp
        //   in r9, state in [rsp + 32], left in r8.
L(f_carry1):

        // sixteen rounds, and the schedule of their words
            vmovdqu64 xmm10, [rip + L(words_00000000000000000000000000000000)] // sigma0(W_1) + W_0, and three more
            vmovdqu64 xmm11, [rcx + 4]
            vprord   xmm12, xmm11, 7
            vprord   xmm13, xmm11, 18
            vpsrld   xmm11, xmm11, 3
            vpternlogd xmm11, xmm12, xmm13, 150
            vpaddd   xmm11, xmm11, [rcx]
            vmovdqu64 [rcx + 64], xmm11
            vmovdqu64 xmm11, [rcx + 20]                         // sigma0(W_5) + W_4, and three more
        vpshufd      xmm12, xmm0, 78                            // round 17
            vprord   xmm13, xmm11, 7
            vpsrld   xmm14, xmm11, 3
        vmovdqu64    xmm15, [rip + L(turns)]                    // round 16
        vmovdqu64    xmm16, [rip + L(turns) + 16]
        vmovdqu64    xmm17, [rip + L(turns) + 32]
        vmovdqu64    xmm18, [rip + L(turns) + 48]
        vprorvd      xmm19, xmm0, xmm15
        vprorvd      xmm20, xmm0, xmm16
        vprorvd      xmm21, xmm0, xmm17
        vpternlogd   xmm21, xmm19, xmm20, 150
        vmovdqa64    xmm19, xmm1
        vpternlogd   xmm19, xmm2, xmm18, 248
        vmovdqa64    xmm20, xmm2
        vpternlogd   xmm20, xmm1, xmm18, 208
        vpternlogd   xmm20, xmm19, xmm0, 216
        vmovdqa64    xmm19, xmm0
        vpternlogd   xmm19, xmm1, xmm18, 248
        vpshufd      xmm22, xmm1, 78
        vpaddd       xmm21, xmm22, xmm21
            vprord   xmm11, xmm11, 18
            vpternlogd xmm14, xmm13, xmm11, 150
            vpaddd   xmm11, xmm14, [rcx + 16]
        vpaddd       xmm13, xmm21, xmm20
        vmovdqa64    xmm14, xmm1
        vpternlogd   xmm14, xmm0, xmm18, 208
            vmovdqu64 [rcx + 80], xmm11
            vmovdqu64 xmm11, [rcx + 36]                         // sigma0(W_9) + W_8, and three more
            mov      r10d, [rcx + 56]                           // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            mov      r11d, [rcx + 36]
            mov      ebx, [rcx + 60]                            // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            mov      ebp, [rcx + 40]
            rorx     r12d, r10d, 17
            rorx     r13d, r10d, 19
            shr      r10d, 10
            add      r11d, [rcx + 64]
            xor      r12d, r13d
            rorx     r13d, ebx, 17
            rorx     r14d, ebx, 19
            shr      ebx, 10
            xor      r12d, r10d
            xor      r13d, r14d
            add      ebp, [rcx + 68]
            add      r11d, r12d
            vprord   xmm20, xmm11, 7
            xor      r13d, ebx
            mov      [rcx + 64], r11d
            mov      r10d, [rcx + 44]                           // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            add      r10d, [rcx + 72]
            add      ebp, r13d
            mov      ebx, [rcx + 48]                            // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            add      ebx, [rcx + 76]
            mov      r12d, r11d
            shr      r12d, 10
            vpsrld   xmm21, xmm11, 3
            mov      [rcx + 68], ebp
            mov      r13d, ebp
            shr      r13d, 10
            rorx     r14d, r11d, 19
            mov      r15d, [rcx + 52]                           // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            add      r15d, [rcx + 80]
        mov          [rsp + 48], rdx
            rorx     edx, ebp, 19
        mov          [rsp + 56], rsi
            mov      esi, [rcx + 56]                            // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            add      esi, [rcx + 84]
        mov          [rsp + 64], r8
            mov      r8d, r11d
            add      r8d, [r9]
        vmovd        xmm22, r8d
        vpaddd       xmm22, xmm3, xmm22
        vpsubd       xmm22{k1}, xmm10, xmm3
        vpaddd       xmm13, xmm13, xmm22
        vpshufd      xmm22, xmm13, 78                           // round 18
        vpternlogd   xmm14, xmm19, xmm13, 216
        vprorvd      xmm19, xmm13, xmm15
        vprorvd      xmm23, xmm13, xmm16
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm0, xmm18, 248
        vprorvd      xmm25, xmm13, xmm17
        vpternlogd   xmm25, xmm19, xmm23, 150
        vmovdqa64    xmm19, xmm0
        vpternlogd   xmm19, xmm13, xmm18, 208
            mov      r8d, ebp
            add      r8d, [r9 + 4]
        vmovd        xmm23, r8d
        vpaddd       xmm23, xmm2, xmm23
        vpsubd       xmm23{k1}, xmm10, xmm2
        vpaddd       xmm12, xmm12, xmm23
        vpaddd       xmm12, xmm12, xmm14
        vpaddd       xmm12, xmm25, xmm12
        vpshufd      xmm14, xmm12, 78                           // round 19
        vmovdqa64    xmm23, xmm12
        vpternlogd   xmm23, xmm13, xmm18, 248
        vprorvd      xmm25, xmm12, xmm17
        vpternlogd   xmm19, xmm24, xmm12, 216
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm12, xmm18, 208
        vprorvd      xmm26, xmm12, xmm15
        vprorvd      xmm27, xmm12, xmm16
        vpternlogd   xmm25, xmm26, xmm27, 150
            vprord   xmm11, xmm11, 18
            vpternlogd xmm21, xmm20, xmm11, 150
            vpaddd   xmm11, xmm21, [rcx + 32]
            vmovdqu64 [rcx + 96], xmm11
            mov      r8d, [rcx + 60]                            // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            add      r8d, [rcx + 88]
            vmovdqu64 xmm11, [rcx + 52]                         // sigma0(W_13) + W_12, and three more
        mov          [rsp + 72], rdi
            mov      edi, [rcx + 64]                            // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            add      edi, [rcx + 92]
            vprord   xmm20, xmm11, 7
            rorx     r11d, r11d, 17
            xor      r11d, r14d
            xor      r11d, r12d
            add      r10d, r11d
            mov      r11d, r10d
            add      r11d, [r9 + 8]
        vmovd        xmm21, r11d
        vpaddd       xmm21, xmm1, xmm21
        vpsubd       xmm21{k1}, xmm10, xmm1
        vpaddd       xmm21, xmm22, xmm21
            mov      [rcx + 72], r10d
        vpaddd       xmm19, xmm21, xmm19
        vpaddd       xmm19, xmm25, xmm19
        vpshufd      xmm21, xmm19, 78                           // round 20
        vpternlogd   xmm24, xmm23, xmm19, 216
        vprorvd      xmm22, xmm19, xmm15
        vprorvd      xmm23, xmm19, xmm16
        vprorvd      xmm25, xmm19, xmm17
        vpternlogd   xmm25, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm12, xmm18, 248
        vmovdqa64    xmm23, xmm12
        vpternlogd   xmm23, xmm19, xmm18, 208
            mov      r11d, r10d
            shr      r11d, 10
            rorx     r12d, r10d, 19
            rorx     ebp, ebp, 17
            xor      ebp, edx
            xor      ebp, r13d
            add      ebx, ebp
            mov      ebp, ebx
            add      ebp, [r9 + 12]
        vmovd        xmm26, ebp
        vpaddd       xmm26, xmm0, xmm26
        vpsubd       xmm26{k1}, xmm10, xmm0
        vpaddd       xmm14, xmm26, xmm14
        vpaddd       xmm14, xmm14, xmm24
            mov      [rcx + 76], ebx
        vpaddd       xmm14, xmm25, xmm14
        vpshufd      xmm24, xmm14, 78                           // round 21
        vpternlogd   xmm23, xmm22, xmm14, 216
        vprorvd      xmm22, xmm14, xmm15
        vprorvd      xmm25, xmm14, xmm16
        vprorvd      xmm26, xmm14, xmm17
        vpternlogd   xmm26, xmm22, xmm25, 150
        vmovdqa64    xmm22, xmm14
        vpternlogd   xmm22, xmm19, xmm18, 248
        vmovdqa64    xmm25, xmm19
        vpternlogd   xmm25, xmm14, xmm18, 208
            mov      ebp, ebx
            shr      ebp, 10
            rorx     r13d, ebx, 19
            vpsrld   xmm27, xmm11, 3
            mov      r14d, [rcx + 72]                           // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            add      r14d, [rcx + 100]
            mov      edx, [rcx + 68]                            // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            add      edx, [rcx + 96]
            rorx     r10d, r10d, 17
            xor      r10d, r12d
            xor      r10d, r11d
            add      r15d, r10d
            mov      r10d, r15d
            add      r10d, [r9 + 16]
        vmovd        xmm28, r10d
            mov      [rcx + 80], r15d
        vpaddd       xmm28, xmm13, xmm28
        vpsubd       xmm28{k1}, xmm10, xmm13
        vpaddd       xmm13, xmm28, xmm21
        vpaddd       xmm13, xmm13, xmm23
        vpaddd       xmm13, xmm26, xmm13
        vpshufd      xmm21, xmm13, 78                           // round 22
        vpternlogd   xmm25, xmm22, xmm13, 216
        vprorvd      xmm22, xmm13, xmm15
        vprorvd      xmm23, xmm13, xmm16
        vmovdqa64    xmm26, xmm13
        vpternlogd   xmm26, xmm14, xmm18, 248
        vprorvd      xmm28, xmm13, xmm17
        vpternlogd   xmm28, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm14
        vpternlogd   xmm22, xmm13, xmm18, 208
            mov      r10d, r15d
            shr      r10d, 10
            rorx     r11d, r15d, 19
            rorx     ebx, ebx, 17
            xor      ebx, r13d
            xor      ebx, ebp
            add      esi, ebx
            mov      ebx, esi
            add      ebx, [r9 + 20]
            mov      [rcx + 84], esi
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm12, xmm23
        vpsubd       xmm23{k1}, xmm10, xmm12
        vpaddd       xmm12, xmm23, xmm24
        vpaddd       xmm12, xmm12, xmm25
        vpaddd       xmm12, xmm28, xmm12
        vpshufd      xmm23, xmm12, 78                           // round 23
        vpternlogd   xmm22, xmm26, xmm12, 216
        vprorvd      xmm24, xmm12, xmm15
        vprorvd      xmm25, xmm12, xmm16
        vmovdqa64    xmm26, xmm12
        vpternlogd   xmm26, xmm13, xmm18, 248
        vprorvd      xmm28, xmm12, xmm17
        vpternlogd   xmm28, xmm24, xmm25, 150
            mov      ebx, esi
            shr      ebx, 10
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm12, xmm18, 208
            rorx     ebp, esi, 19
            vprord   xmm11, xmm11, 18
            vpternlogd xmm27, xmm20, xmm11, 150
            vpaddd   xmm11, xmm27, [rcx + 48]
            vmovdqu64 [rcx + 112], xmm11
            mov      r12d, [rcx + 76]                           // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            add      r12d, [rcx + 104]
            mov      r13d, [rcx + 80]                           // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            add      r13d, [rcx + 108]
            rorx     r15d, r15d, 17
            xor      r15d, r11d
            xor      r15d, r10d
            add      r8d, r15d
            mov      [rcx + 88], r8d
            mov      r10d, r8d
            add      r10d, [r9 + 24]
        vmovd        xmm11, r10d
        vpaddd       xmm11, xmm19, xmm11
        vpsubd       xmm11{k1}, xmm10, xmm19
        vpaddd       xmm11, xmm11, xmm21
        vpaddd       xmm11, xmm11, xmm22
        vpaddd       xmm11, xmm28, xmm11
        vpshufd      xmm19, xmm11, 78                           // round 24
        vpternlogd   xmm24, xmm26, xmm11, 216
        vprorvd      xmm20, xmm11, xmm15
        vprorvd      xmm21, xmm11, xmm16
        vprorvd      xmm22, xmm11, xmm17
        vpternlogd   xmm22, xmm20, xmm21, 150
        vmovdqa64    xmm20, xmm11
        vpternlogd   xmm20, xmm12, xmm18, 248
        vmovdqa64    xmm21, xmm12
        vpternlogd   xmm21, xmm11, xmm18, 208
            mov      r10d, r8d
            shr      r10d, 10
            rorx     r11d, r8d, 19
            rorx     r15d, esi, 17
            xor      r15d, ebp
            xor      r15d, ebx
            add      edi, r15d
            mov      ebx, edi
            add      ebx, [r9 + 28]
            mov      [rcx + 92], edi
        vmovd        xmm25, ebx
        vpaddd       xmm25, xmm25, xmm14
        vpsubd       xmm25{k1}, xmm10, xmm14
        vpaddd       xmm14, xmm25, xmm23
        vpaddd       xmm14, xmm14, xmm24
        vpaddd       xmm14, xmm22, xmm14
        vpshufd      xmm22, xmm14, 78                           // round 25
        vpternlogd   xmm21, xmm20, xmm14, 216
            mov      ebx, edi
            shr      ebx, 10
        vprorvd      xmm20, xmm14, xmm17
        vprorvd      xmm23, xmm14, xmm15
        vprorvd      xmm24, xmm14, xmm16
        vpternlogd   xmm20, xmm23, xmm24, 150
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm11, xmm18, 248
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm14, xmm18, 208
            rorx     ebp, edi, 19
            mov      r15d, [rcx + 84]                           // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            add      r15d, [rcx + 112]
            rorx     edi, edi, 17
            xor      edi, ebp
            xor      edi, ebx
            add      r14d, edi
            mov      ebx, r14d
            add      ebx, [r9 + 36]
            mov      [rcx + 100], r14d
        vmovd        xmm25, ebx
        vpaddd       xmm25, xmm25, xmm12
        vpsubd       xmm25{k1}, xmm10, xmm12
        vpaddd       xmm12, xmm25, xmm22
            mov      ebx, r14d
            shr      ebx, 10
            rorx     ebp, r14d, 19
            mov      edi, [rcx + 88]                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            add      edi, [rcx + 116]
            rorx     r8d, r8d, 17
            xor      r8d, r11d
            xor      r8d, r10d
            add      edx, r8d
            mov      r10d, edx
            add      r10d, [r9 + 32]
        vmovd        xmm22, r10d
            mov      [rcx + 96], edx
        vpaddd       xmm22, xmm22, xmm13
        vpsubd       xmm22{k1}, xmm10, xmm13
        vpaddd       xmm13, xmm22, xmm19
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm13, xmm20, xmm13
        vpshufd      xmm19, xmm13, 78                           // round 26
        vpternlogd   xmm24, xmm23, xmm13, 216
        vpaddd       xmm12, xmm12, xmm24
        vprorvd      xmm20, xmm13, xmm15
        vprorvd      xmm21, xmm13, xmm16
        vmovdqa64    xmm22, xmm13
        vpternlogd   xmm22, xmm14, xmm18, 248
        vprorvd      xmm23, xmm13, xmm17
        vpternlogd   xmm23, xmm20, xmm21, 150
        vpaddd       xmm12, xmm23, xmm12
        vpshufd      xmm20, xmm12, 78                           // round 27
        vmovdqa64    xmm21, xmm14
        vpternlogd   xmm21, xmm13, xmm18, 208
        vpternlogd   xmm21, xmm22, xmm12, 216
            mov      r10d, edx
            shr      r10d, 10
        vprorvd      xmm22, xmm12, xmm15
        vprorvd      xmm23, xmm12, xmm16
        vmovdqa64    xmm24, xmm12
        vpternlogd   xmm24, xmm13, xmm18, 248
        vprorvd      xmm25, xmm12, xmm17
        vpternlogd   xmm25, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm13
        vpternlogd   xmm22, xmm12, xmm18, 208
            rorx     r11d, edx, 19
        lea          r8, [rcx + 64]                             // round 31
        lea          rsi, [r9 + 64]
        mov          [rsp + 80], r8
            mov      r8d, [rcx + 92]                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            add      r8d, [rcx + 120]
        mov          [rsp + 88], rsi
            mov      esi, [rcx + 96]                            // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            add      esi, [rcx + 124]
            rorx     edx, edx, 17
            xor      edx, r11d
            xor      edx, r10d
            add      r12d, edx
            mov      [rcx + 104], r12d
            mov      r10d, r12d
            add      r10d, [r9 + 40]
        vmovd        xmm23, r10d
        vpaddd       xmm23, xmm23, xmm11
        vpsubd       xmm23{k1}, xmm10, xmm11
        vpaddd       xmm11, xmm23, xmm19
        vpaddd       xmm11, xmm11, xmm21
        vpaddd       xmm11, xmm25, xmm11
        vpshufd      xmm19, xmm11, 78                           // round 28
        vpternlogd   xmm22, xmm24, xmm11, 216
        vprorvd      xmm21, xmm11, xmm15
        vprorvd      xmm23, xmm11, xmm16
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm12, xmm18, 248
        vprorvd      xmm25, xmm11, xmm17
        vpternlogd   xmm25, xmm21, xmm23, 150
        vmovdqa64    xmm21, xmm12
        vpternlogd   xmm21, xmm11, xmm18, 208
            mov      r10d, r12d
            shr      r10d, 10
            rorx     r11d, r12d, 19
            rorx     r14d, r14d, 17
            xor      r14d, ebp
            xor      r14d, ebx
            add      r13d, r14d
            mov      ebx, r13d
            add      ebx, [r9 + 44]
            mov      [rcx + 108], r13d
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm23, xmm14
        vpsubd       xmm23{k1}, xmm10, xmm14
        vpaddd       xmm14, xmm23, xmm20
        vpaddd       xmm14, xmm14, xmm22
        vpaddd       xmm14, xmm25, xmm14
        vpshufd      xmm20, xmm14, 78                           // round 29
        vpternlogd   xmm21, xmm24, xmm14, 216
        vprorvd      xmm22, xmm14, xmm15
        vprorvd      xmm23, xmm14, xmm16
        vprorvd      xmm24, xmm14, xmm17
        vpternlogd   xmm24, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm14, xmm18, 208
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm11, xmm18, 248
            mov      ebx, r13d
            shr      ebx, 10
            rorx     ebp, r13d, 19
            rorx     r12d, r12d, 17
            xor      r12d, r11d
            xor      r12d, r10d
            add      r15d, r12d
            mov      [rcx + 112], r15d
            mov      r10d, r15d
            add      r10d, [r9 + 48]
        vmovd        xmm25, r10d
        vpaddd       xmm25, xmm25, xmm13
        vpsubd       xmm25{k1}, xmm10, xmm13
        vpaddd       xmm13, xmm25, xmm19
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm3, xmm24, xmm13
        vpshufd      xmm13, xmm3, 78                            // round 30
        vpternlogd   xmm22, xmm23, xmm3, 216
        vmovdqa64    xmm19, xmm14
        vpternlogd   xmm19, xmm3, xmm18, 208
        vprorvd      xmm21, xmm3, xmm15
        vprorvd      xmm23, xmm3, xmm16
        vmovdqa64    xmm24, xmm3
        vpternlogd   xmm24, xmm14, xmm18, 248
        vprorvd      xmm25, xmm3, xmm17
        vpternlogd   xmm25, xmm21, xmm23, 150
            mov      r10d, r15d
            shr      r10d, 10
            rorx     r11d, r13d, 17
            xor      r11d, ebp
            xor      r11d, ebx
            add      edi, r11d
            mov      r11d, edi
            add      r11d, [r9 + 52]
        vmovd        xmm21, r11d
            mov      [rcx + 116], edi
        vpaddd       xmm21, xmm21, xmm12
        vpsubd       xmm21{k1}, xmm10, xmm12
        vpaddd       xmm12, xmm21, xmm20
        vpaddd       xmm12, xmm12, xmm22
        vpaddd       xmm2, xmm25, xmm12
        vpternlogd   xmm19, xmm24, xmm2, 216
        vprorvd      xmm12, xmm2, xmm15
        vprorvd      xmm20, xmm2, xmm16
        vmovdqa64    xmm21, xmm2
        vpternlogd   xmm21, xmm3, xmm18, 248
        vmovdqa64    xmm22, xmm3
        vpternlogd   xmm22, xmm2, xmm18, 208
        vprorvd      xmm18, xmm2, xmm17
        vpternlogd   xmm18, xmm12, xmm20, 150
        vpshufd      xmm12, xmm2, 78
            mov      r11d, edi
            shr      r11d, 10
            rorx     ebx, r15d, 19
            rorx     ebp, r15d, 17
            xor      ebp, ebx
            xor      ebp, r10d
            add      r8d, ebp
            mov      r10d, r8d
            add      r10d, [r9 + 56]
        vmovd        xmm20, r10d
        vpaddd       xmm20, xmm20, xmm11
        vpsubd       xmm20{k1}, xmm10, xmm11
        vpaddd       xmm11, xmm20, xmm13
        vpaddd       xmm11, xmm11, xmm19
            mov      [rcx + 120], r8d
        vpaddd       xmm1, xmm18, xmm11
        vpternlogd   xmm22, xmm21, xmm1, 216
        vprorvd      xmm11, xmm1, xmm15
        vprorvd      xmm13, xmm1, xmm16
        vprorvd      xmm15, xmm1, xmm17
        vpternlogd   xmm15, xmm11, xmm13, 150
            rorx     r10d, edi, 19
            rorx     ebx, edi, 17
            xor      ebx, r10d
            xor      ebx, r11d
            add      esi, ebx
            mov      r10d, esi
            add      r10d, [r9 + 60]
        vmovd        xmm11, r10d
        vpaddd       xmm11, xmm11, xmm14
        vpsubd       xmm11{k1}, xmm10, xmm14
        vpaddd       xmm10, xmm11, xmm12
        vpaddd       xmm10, xmm10, xmm22
        vpaddd       xmm0, xmm15, xmm10
            mov      [rcx + 124], esi
        mov          rcx, [rsp + 80]
        mov          r9, [rsp + 88]
        mov          rdx, [rsp + 48]
        mov          rsi, [rsp + 56]
        mov          r8, [rsp + 64]
        mov          rdi, [rsp + 72]
        cmp          rcx, rdi
        jne          L(f_carry1)
        cmp          r8, 0
        jne          L(f_first1)

        // the hash value after a row of blocks
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vmovdqu64    xmm13, [rip + L(turns) + 32]
        vpaddd       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4                           // the hash value
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vmovd        [rcx + 20], xmm5
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        vpshufd      xmm15, xmm1, 78
        vmovd        [rcx + 24], xmm6
        vpaddd       xmm3, xmm3, xmm15
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vmovd        [rcx + 28], xmm7
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vpshufd      xmm15, xmm4, 2
        vmovdqa64    xmm16, xmm1
        vpternlogd   xmm16, xmm2, xmm14, 248
        vpternlogd   xmm2, xmm1, xmm14, 208
        vpternlogd   xmm2, xmm16, xmm0, 216
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpshufd      xmm12, xmm5, 2
        vpaddd       xmm8, xmm8, xmm2
        vpshufd      xmm16, xmm8, 2
        vprorvd      xmm13, xmm2, xmm13
        vpternlogd   xmm13, xmm3, xmm11, 150
        vmovd        [rcx + 4], xmm16
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm1, xmm14, 248
        vpternlogd   xmm1, xmm0, xmm14, 208
        vpshufd      xmm0, xmm0, 78
        vmovd        [rcx + 8], xmm15
        vpternlogd   xmm1, xmm3, xmm2, 216
        vpaddd       xmm0, xmm0, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vmovd        [rcx + 12], xmm12
        vpaddd       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 2
        vmovd        [rcx], xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 2                              // the hash value
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [rcx + 20], xmm5
        vmovd        [rcx + 24], xmm6
        vmovd        [rcx + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [rcx], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [rcx + 4], xmm1
        vmovd        [rcx + 8], xmm2
        vmovd        [rcx + 12], xmm0
L(f_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 4336]
        vmovaps      xmm7, [rsp + 4352]
        vmovaps      xmm8, [rsp + 4368]
        vmovaps      xmm9, [rsp + 4384]
        vmovaps      xmm10, [rsp + 4400]
        vmovaps      xmm11, [rsp + 4416]
        vmovaps      xmm12, [rsp + 4432]
        vmovaps      xmm13, [rsp + 4448]
        vmovaps      xmm14, [rsp + 4464]
        vmovaps      xmm15, [rsp + 4480]
        add          rsp, 4504
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
        add          rsp, 4344
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes_shuffle_mux_zen4), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes_shuffle_mux_zen4)
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
