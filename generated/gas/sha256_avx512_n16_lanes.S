// sha256_avx512_n16_lanes.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=16 ROUNDS=lanes
//
// void nsms_sha256_blocks_avx512_n16_lanes(uint32_t state[8], const void *data, size_t blocks);
//   SHA224, SHA256: the intermediate hash value after any number of blocks;
//   the schedules of 16 blocks at a time are computed together.
//   Reads 32 bytes at state and 64 bytes at data for each of the blocks; writes 32 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 1,890 instructions, 15 integer registers, 32 vector registers, 2 mask registers, 7 spills,
//   4,632 bytes of stack (System V), 4,808 (Win64).
//   Holds: [e_t, a_t-2] of four t in xmm0 to xmm3; H e c in xmm4; H f d in xmm5; H g in xmm6; H h in xmm7; H b in
//     xmm8; H a in xmm9; rows 0 to 15 of W of 16 blocks in zmm0 to zmm3 zmm10 to zmm21; area in rax; is_a in k1;
//     data in rsi; blocks in rdi; is_e in k2; state in r10; p in rcx; turn in rdx; q in r8; kp in r9; end in r11.
//     Other slots of the frame hold values for a while.
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
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)
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
        sub          rsp, 648
        .seh_stackalloc 648
        vmovaps      [rsp + 4576], xmm6
        .seh_savexmm xmm6, 4576
        vmovaps      [rsp + 4592], xmm7
        .seh_savexmm xmm7, 4592
        vmovaps      [rsp + 4608], xmm8
        .seh_savexmm xmm8, 4608
        vmovaps      [rsp + 4624], xmm9
        .seh_savexmm xmm9, 4624
        vmovaps      [rsp + 4640], xmm10
        .seh_savexmm xmm10, 4640
        vmovaps      [rsp + 4656], xmm11
        .seh_savexmm xmm11, 4656
        vmovaps      [rsp + 4672], xmm12
        .seh_savexmm xmm12, 4672
        vmovaps      [rsp + 4688], xmm13
        .seh_savexmm xmm13, 4688
        vmovaps      [rsp + 4704], xmm14
        .seh_savexmm xmm14, 4704
        vmovaps      [rsp + 4720], xmm15
        .seh_savexmm xmm15, 4720
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
        sub          rsp, 488
        .cfi_def_cfa_offset 4640
#endif
        mov          r10, rdi
        mov          rdi, rdx
        cmp          rdi, 0
        je           L(f_done)
        lea          rax, [rsp + 71]
        and          rax, -64
        vmovd        xmm0, [r10]                                // the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovd        xmm1, [r10 + 4]
        vmovd        xmm2, [r10 + 8]
        vmovd        xmm3, [r10 + 12]
        vmovd        xmm10, [r10 + 16]
        vmovd        xmm11, [r10 + 20]
        mov          ecx, 1                                     // masks: the lane of e, the lane of a
        mov          edx, 4
        vmovd        xmm6, [r10 + 24]
        vmovd        xmm7, [r10 + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        //   data in rsi, blocks in rdi, is_e in k2, state in r10.
L(f_batch16):
        cmp          rdi, 16
        jb           L(f_batch1)

        // the schedule of 16 blocks: the message words
        vmovdqu64    xmm22, [rsi]                               // W_0 W_1 W_2 W_3
        vmovdqu64    xmm23, [rsi + 64]
        vmovdqu64    xmm24, [rsi + 128]
        vmovdqu64    xmm25, [rsi + 192]
        vinserti32x4 zmm22, zmm22, [rsi + 256], 1
        vinserti32x4 zmm23, zmm23, [rsi + 320], 1
        vinserti32x4 zmm24, zmm24, [rsi + 384], 1
        vinserti32x4 zmm25, zmm25, [rsi + 448], 1
        vmovdqu64    xmm26, [rsi + 16]                          // W_4 W_5 W_6 W_7
        vinserti32x4 zmm22, zmm22, [rsi + 512], 2
        vinserti32x4 zmm23, zmm23, [rsi + 576], 2
        vinserti32x4 zmm24, zmm24, [rsi + 640], 2
        vmovdqu64    xmm27, [rsi + 80]
        vinserti32x4 zmm26, zmm26, [rsi + 272], 1
        vinserti32x4 zmm25, zmm25, [rsi + 704], 2
        vinserti32x4 zmm22, zmm22, [rsi + 768], 3
        vmovdqu64    xmm28, [rsi + 144]
        vinserti32x4 zmm27, zmm27, [rsi + 336], 1
        vinserti32x4 zmm26, zmm26, [rsi + 528], 2
        vinserti32x4 zmm23, zmm23, [rsi + 832], 3
        vmovdqu64    xmm29, [rsi + 208]
        vinserti32x4 zmm28, zmm28, [rsi + 400], 1
        vinserti32x4 zmm27, zmm27, [rsi + 592], 2
        vinserti32x4 zmm24, zmm24, [rsi + 896], 3
        vinserti32x4 zmm29, zmm29, [rsi + 464], 1
        vinserti32x4 zmm28, zmm28, [rsi + 656], 2
        vinserti32x4 zmm25, zmm25, [rsi + 960], 3
        vinserti32x4 zmm26, zmm26, [rsi + 784], 3
        vinserti32x4 zmm29, zmm29, [rsi + 720], 2
        vinserti32x4 zmm27, zmm27, [rsi + 848], 3
        vinserti32x4 zmm28, zmm28, [rsi + 912], 3
        vpunpckldq   zmm30, zmm22, zmm23
        vinserti32x4 zmm29, zmm29, [rsi + 976], 3
        vpunpckhdq   zmm22, zmm22, zmm23
        vmovdqu64    xmm23, [rsi + 32]                          // W_8 W_9 W_10 W_11
        vpunpckldq   zmm31, zmm24, zmm25
        vpunpckhdq   zmm24, zmm24, zmm25
        vpunpckldq   zmm25, zmm26, zmm27
        vinserti32x4 zmm23, zmm23, [rsi + 288], 1
        vpunpckhdq   zmm26, zmm26, zmm27
        vinserti32x4 zmm23, zmm23, [rsi + 544], 2
        vinserti32x4 zmm23, zmm23, [rsi + 800], 3
        vmovdqu64    xmm27, [rsi + 96]
        vinserti32x4 zmm27, zmm27, [rsi + 352], 1
        vinserti32x4 zmm27, zmm27, [rsi + 608], 2
        vinserti32x4 zmm27, zmm27, [rsi + 864], 3
        vmovdqu64    xmm21, [rsi + 160]
        vinserti32x4 zmm21, zmm21, [rsi + 416], 1
        vinserti32x4 zmm21, zmm21, [rsi + 672], 2
        vinserti32x4 zmm21, zmm21, [rsi + 928], 3
        vmovdqu64    xmm20, [rsi + 224]
        vinserti32x4 zmm20, zmm20, [rsi + 480], 1
        vinserti32x4 zmm20, zmm20, [rsi + 736], 2
        vinserti32x4 zmm20, zmm20, [rsi + 992], 3
        vpunpckldq   zmm19, zmm28, zmm29
        vpunpckhdq   zmm28, zmm28, zmm29
        vpunpckldq   zmm29, zmm23, zmm27
        vpunpckhdq   zmm23, zmm23, zmm27
        vpunpckldq   zmm27, zmm21, zmm20
        vpunpckhdq   zmm21, zmm21, zmm20
        vpunpcklqdq  zmm20, zmm30, zmm31
        vpunpckhqdq  zmm30, zmm30, zmm31
        vmovdqu64    xmm31, [rsi + 48]                          // W_12 W_13 W_14 W_15
        vinserti32x4 zmm31, zmm31, [rsi + 304], 1
        vinserti32x4 zmm31, zmm31, [rsi + 560], 2
        vinserti32x4 zmm31, zmm31, [rsi + 816], 3
        vmovdqu64    xmm18, [rsi + 112]
        vinserti32x4 zmm18, zmm18, [rsi + 368], 1
        vinserti32x4 zmm18, zmm18, [rsi + 624], 2
        vinserti32x4 zmm18, zmm18, [rsi + 880], 3
        vmovdqu64    xmm17, [rsi + 176]
        vinserti32x4 zmm17, zmm17, [rsi + 432], 1
        vinserti32x4 zmm17, zmm17, [rsi + 688], 2
        vinserti32x4 zmm17, zmm17, [rsi + 944], 3
        vmovdqu64    xmm16, [rsi + 240]
        vinserti32x4 zmm16, zmm16, [rsi + 496], 1
        vinserti32x4 zmm16, zmm16, [rsi + 752], 2
        vinserti32x4 zmm16, zmm16, [rsi + 1008], 3
        vmovdqu64    zmm15, [rip + L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm20, zmm15
        vpshufb      zmm1, zmm30, zmm15
        vpunpcklqdq  zmm30, zmm22, zmm24
        vpunpckhqdq  zmm22, zmm22, zmm24
        vpshufb      zmm2, zmm30, zmm15
        vpshufb      zmm3, zmm22, zmm15
        vpunpckldq   zmm22, zmm31, zmm18
        vpunpckhdq   zmm24, zmm31, zmm18
        vpunpckldq   zmm30, zmm17, zmm16
        vpunpckhdq   zmm31, zmm17, zmm16
        vpunpcklqdq  zmm20, zmm25, zmm19
        vpunpckhqdq  zmm25, zmm25, zmm19
        vpshufb      zmm10, zmm20, zmm15
        vpshufb      zmm11, zmm25, zmm15
        vpunpcklqdq  zmm25, zmm26, zmm28
        vpunpckhqdq  zmm26, zmm26, zmm28
        vpshufb      zmm12, zmm25, zmm15
        vpshufb      zmm13, zmm26, zmm15
        vpunpcklqdq  zmm25, zmm29, zmm27
        vpunpckhqdq  zmm26, zmm29, zmm27
        vpaddd       zmm27, zmm0, [rip + L(K1x16)]              // W_0, + K
        vpshufb      zmm14, zmm25, zmm15
        vpshufb      zmm25, zmm26, zmm15
        vpaddd       zmm26, zmm1, [rip + L(K1x16) + 64]         // W_1, + K
        vpunpcklqdq  zmm28, zmm23, zmm21
        vpunpckhqdq  zmm23, zmm23, zmm21
        vpaddd       zmm29, zmm2, [rip + L(K1x16) + 128]        // W_2, + K
        vpshufb      zmm16, zmm28, zmm15
        vpshufb      zmm17, zmm23, zmm15
        vpaddd       zmm23, zmm3, [rip + L(K1x16) + 192]        // W_3, + K
        vpunpcklqdq  zmm28, zmm22, zmm30
        vpunpckhqdq  zmm22, zmm22, zmm30
        vpaddd       zmm30, zmm10, [rip + L(K1x16) + 256]       // W_4, + K
        vpshufb      zmm18, zmm28, zmm15
        vpshufb      zmm19, zmm22, zmm15
        vpaddd       zmm22, zmm11, [rip + L(K1x16) + 320]       // W_5, + K
        vpunpcklqdq  zmm28, zmm24, zmm31
        vpunpckhqdq  zmm24, zmm24, zmm31
        vpaddd       zmm31, zmm12, [rip + L(K1x16) + 384]       // W_6, + K
        vpshufb      zmm20, zmm28, zmm15
        vpshufb      zmm21, zmm24, zmm15
        vpaddd       zmm24, zmm13, [rip + L(K1x16) + 448]       // W_7, + K
        vmovdqu64    [rax], zmm27
        vpaddd       zmm27, zmm14, [rip + L(K1x16) + 512]       // W_8, + K
        vmovdqu64    [rax + 64], zmm26
        vpaddd       zmm26, zmm25, [rip + L(K1x16) + 576]       // W_9, + K
        vmovdqu64    [rax + 128], zmm29
        vpaddd       zmm28, zmm16, [rip + L(K1x16) + 640]       // W_10, + K
        vmovdqu64    [rax + 192], zmm23
        vpaddd       zmm23, zmm17, [rip + L(K1x16) + 704]       // W_11, + K
        vmovdqu64    [rax + 256], zmm30
        vpaddd       zmm29, zmm18, [rip + L(K1x16) + 768]       // W_12, + K
        vmovdqu64    [rax + 320], zmm22
        vpaddd       zmm22, zmm19, [rip + L(K1x16) + 832]       // W_13, + K
        vmovdqu64    [rax + 384], zmm31
        vpaddd       zmm30, zmm20, [rip + L(K1x16) + 896]       // W_14, + K
        vmovdqu64    [rax + 448], zmm24
        vmovdqu64    [rax + 512], zmm27
        vmovdqu64    [rax + 576], zmm26
        vmovdqu64    [rax + 640], zmm28
        vmovdqu64    [rax + 704], zmm23
        vmovdqu64    [rax + 768], zmm29
        vmovdqu64    [rax + 832], zmm22
        vmovdqu64    [rax + 896], zmm30
        vpaddd       zmm22, zmm21, [rip + L(K1x16) + 960]       // W_15, + K
        vmovdqu64    [rax + 960], zmm22
        lea          r11, [rax + 64]
        lea          rdx, [rax + 3072]
        lea          r9, [rip + L(K1x16) + 1024]
        vmovdqa64    zmm15, zmm25
        mov          rcx, rax
        mov          r8, rax
        .p2align     6
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, rows 0 to 15 of W of 16
        //   blocks in zmm0 to zmm3 zmm10 to zmm21, area in rax, p in rcx, is_a in k1, data in rsi, turn in rdx, blocks in
        //   rdi, q in r8, is_e in k2, kp in r9, state in r10, end in r11.
L(f_schedule16):

        // the next sixteen words of each block
        vprord       zmm22, zmm21, 17                           // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vprord       zmm23, zmm20, 17                           // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vprord       zmm24, zmm20, 19
        vpsrld       zmm25, zmm1, 3
        vprord       zmm26, zmm2, 7
        vprord       zmm27, zmm21, 19
        vprord       zmm28, zmm1, 7
        vpsrld       zmm29, zmm2, 3
        vprord       zmm30, zmm2, 18
        vpsrld       zmm31, zmm3, 3                             // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vmovdqu64    [rax + 0x1010], zmm19
        vpsrld       zmm19, zmm20, 10
        vpternlogd   zmm19, zmm23, zmm24, 150
        vprord       zmm23, zmm1, 18
        vpternlogd   zmm25, zmm28, zmm23, 150
        vprord       zmm23, zmm3, 7
        vprord       zmm24, zmm3, 18
        vpaddd       zmm28, zmm15, zmm0
        vpaddd       zmm28, zmm28, zmm19
        vpsrld       zmm19, zmm21, 10
        vpternlogd   zmm19, zmm22, zmm27, 150
        vpaddd       zmm0, zmm25, zmm28
        vprord       zmm22, zmm0, 17
        vpaddd       zmm25, zmm0, [r9]
        vprord       zmm27, zmm0, 19
        vmovdqu64    [rcx + 1024], zmm25
        vpsrld       zmm25, zmm0, 10
        vpternlogd   zmm25, zmm22, zmm27, 150
        vpsrld       zmm22, zmm10, 3                            // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vprord       zmm27, zmm10, 7
        vprord       zmm28, zmm10, 18
        vpternlogd   zmm29, zmm26, zmm30, 150
        vpaddd       zmm26, zmm16, zmm1
        vpaddd       zmm26, zmm26, zmm19
        vpaddd       zmm1, zmm29, zmm26
        vprord       zmm26, zmm1, 17
        vpaddd       zmm29, zmm1, [r9 + 64]
        vpsrld       zmm30, zmm1, 10
        vpsrld       zmm19, zmm11, 3                            // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vmovdqu64    [rax + 0x1050], zmm0
        vprord       zmm0, zmm11, 7
        vmovdqu64    [rax + 0x1090], zmm16
        vprord       zmm16, zmm1, 19
        vpternlogd   zmm30, zmm26, zmm16, 150
        vmovdqu64    [rcx + 1088], zmm29
        vpternlogd   zmm31, zmm23, zmm24, 150
        vprord       zmm23, zmm11, 18
        vpternlogd   zmm22, zmm27, zmm28, 150
        vpaddd       zmm24, zmm17, zmm2
        vpaddd       zmm24, zmm24, zmm31
        vpaddd       zmm2, zmm24, zmm25
        vprord       zmm24, zmm2, 17
        vpaddd       zmm25, zmm2, [r9 + 128]
        vpsrld       zmm26, zmm2, 10
        vprord       zmm27, zmm2, 19
        vpternlogd   zmm26, zmm24, zmm27, 150
        vpsrld       zmm24, zmm12, 3                            // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vmovdqu64    [rcx + 1152], zmm25
        vprord       zmm25, zmm12, 7
        vprord       zmm27, zmm12, 18
        vpaddd       zmm28, zmm18, zmm3
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm3, zmm22, zmm30
        vprord       zmm22, zmm3, 17
        vpaddd       zmm28, zmm3, [r9 + 192]
        vpsrld       zmm29, zmm3, 10
        vprord       zmm30, zmm3, 19
        vpternlogd   zmm29, zmm22, zmm30, 150
        vmovdqu64    [rcx + 1216], zmm28
        vprord       zmm22, zmm13, 7                            // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpternlogd   zmm19, zmm0, zmm23, 150
        vprord       zmm23, zmm13, 18
        vprord       zmm28, zmm14, 7                            // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpsrld       zmm30, zmm13, 3
        vmovdqu64    zmm31, [rax + 0x1010]
        vpaddd       zmm16, zmm31, zmm10
        vpaddd       zmm19, zmm16, zmm19
        vpaddd       zmm10, zmm19, zmm26
        vprord       zmm26, zmm10, 17
        vpaddd       zmm19, zmm10, [r9 + 256]
        vpsrld       zmm16, zmm10, 10
        vprord       zmm0, zmm10, 19
        vpternlogd   zmm16, zmm26, zmm0, 150
        vmovdqu64    [rcx + 1280], zmm19
        vprord       zmm26, zmm14, 18
        vpsrld       zmm19, zmm14, 3
        vpternlogd   zmm24, zmm25, zmm27, 150
        vpsrld       zmm25, zmm15, 3                            // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpternlogd   zmm30, zmm22, zmm23, 150
        vprord       zmm22, zmm15, 7
        vprord       zmm23, zmm15, 18
        vpaddd       zmm27, zmm21, zmm12
        vpaddd       zmm27, zmm27, zmm30
        vpaddd       zmm12, zmm27, zmm16
        vprord       zmm27, zmm12, 17
        vpsrld       zmm30, zmm12, 10
        vpaddd       zmm16, zmm12, [r9 + 384]
        vprord       zmm0, zmm12, 19
        vpternlogd   zmm30, zmm27, zmm0, 150
        vpaddd       zmm27, zmm20, zmm11
        vpaddd       zmm24, zmm27, zmm24
        vpaddd       zmm11, zmm24, zmm29
        vprord       zmm24, zmm11, 17
        vpsrld       zmm27, zmm11, 10
        vpaddd       zmm29, zmm11, [r9 + 320]
        vprord       zmm0, zmm11, 19
        vpternlogd   zmm27, zmm24, zmm0, 150
        vmovdqu64    [rcx + 1344], zmm29
        vmovdqu64    zmm24, [rax + 0x1090]
        vpsrld       zmm29, zmm24, 3                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprord       zmm0, zmm24, 7
        vmovdqu64    [rcx + 1408], zmm16
        vprord       zmm16, zmm24, 18
        vpternlogd   zmm19, zmm28, zmm26, 150
        vprord       zmm26, zmm17, 18                           // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpternlogd   zmm25, zmm22, zmm23, 150
        vpaddd       zmm22, zmm13, zmm19
        vmovdqu64    zmm23, [rax + 0x1050]
        vpaddd       zmm22, zmm22, zmm23
        vpaddd       zmm13, zmm22, zmm27
        vprord       zmm22, zmm13, 17
        vpaddd       zmm27, zmm13, [r9 + 448]
        vprord       zmm28, zmm13, 19
        vpsrld       zmm19, zmm13, 10
        vpternlogd   zmm19, zmm22, zmm28, 150
        vmovdqu64    [rcx + 1472], zmm27
        vpsrld       zmm22, zmm17, 3
        vprord       zmm27, zmm17, 7
        vpsrld       zmm28, zmm18, 3                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpaddd       zmm25, zmm14, zmm25
        vpaddd       zmm25, zmm25, zmm1
        vpaddd       zmm14, zmm25, zmm30
        vprord       zmm25, zmm14, 17
        vpaddd       zmm30, zmm14, [r9 + 512]
        vmovdqu64    [rax + 0x10d0], zmm1
        vpsrld       zmm1, zmm14, 10
        vmovdqu64    [rax + 0x1110], zmm13
        vprord       zmm13, zmm14, 19
        vpternlogd   zmm1, zmm25, zmm13, 150
        vmovdqu64    [rcx + 1536], zmm30
        vpternlogd   zmm29, zmm0, zmm16, 150
        vprord       zmm25, zmm18, 7
        vprord       zmm30, zmm18, 18
        vpsrld       zmm16, zmm31, 3                            // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vprord       zmm13, zmm31, 7
        vpaddd       zmm29, zmm15, zmm29
        vpaddd       zmm29, zmm29, zmm2
        vpaddd       zmm15, zmm29, zmm19
        vprord       zmm29, zmm15, 17
        vpaddd       zmm19, zmm15, [r9 + 576]
        vpsrld       zmm0, zmm15, 10
        vmovdqu64    [rax + 0x1150], zmm2
        vprord       zmm2, zmm15, 19
        vpternlogd   zmm0, zmm29, zmm2, 150
        vmovdqu64    [rcx + 1600], zmm19
        vprord       zmm29, zmm20, 7                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vprord       zmm19, zmm31, 18
        vpternlogd   zmm22, zmm27, zmm26, 150
        vprord       zmm26, zmm20, 18
        vpsrld       zmm27, zmm20, 3
        vpaddd       zmm22, zmm24, zmm22
        vpaddd       zmm22, zmm22, zmm3
        vpaddd       zmm22, zmm22, zmm1
        vprord       zmm24, zmm22, 17
        vpaddd       zmm2, zmm22, [r9 + 640]
        vpsrld       zmm1, zmm22, 10
        vmovdqu64    [rcx + 1664], zmm2
        vpternlogd   zmm28, zmm25, zmm30, 150
        vprord       zmm25, zmm22, 19
        vpternlogd   zmm1, zmm24, zmm25, 150
        vpaddd       zmm24, zmm17, zmm28
        vpaddd       zmm24, zmm24, zmm10
        vpaddd       zmm17, zmm24, zmm0
        vprord       zmm24, zmm17, 17
        vpsrld       zmm25, zmm17, 10
        vpternlogd   zmm16, zmm13, zmm19, 150
        vprord       zmm28, zmm17, 19
        vpaddd       zmm30, zmm17, [r9 + 704]
        vmovdqu64    [rcx + 1728], zmm30
        vpternlogd   zmm25, zmm24, zmm28, 150
        vpaddd       zmm24, zmm18, zmm16
        vpaddd       zmm24, zmm24, zmm11
        vpaddd       zmm18, zmm24, zmm1
        vprord       zmm24, zmm18, 17                           // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpaddd       zmm28, zmm18, [r9 + 768]
        vmovdqu64    [rcx + 1792], zmm28
        vpternlogd   zmm27, zmm29, zmm26, 150
        vprord       zmm26, zmm21, 7
        vpsrld       zmm28, zmm18, 10
        vprord       zmm29, zmm21, 18
        vpsrld       zmm30, zmm21, 3
        vprord       zmm19, zmm23, 7                            // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vprord       zmm16, zmm23, 18
        vpaddd       zmm27, zmm31, zmm27
        vpaddd       zmm27, zmm27, zmm12
        lea          rbx, [rcx + 1024]
        vprord       zmm31, zmm18, 19
        lea          rbp, [r9 + 1024]
        vpaddd       zmm25, zmm27, zmm25
        vpsrld       zmm27, zmm25, 10
        vprord       zmm13, zmm25, 19
        vprord       zmm2, zmm25, 17
        vpaddd       zmm1, zmm25, [r9 + 832]
        vpternlogd   zmm27, zmm2, zmm13, 150
        vpsrld       zmm13, zmm23, 3
        vpternlogd   zmm28, zmm24, zmm31, 150
        vpternlogd   zmm13, zmm19, zmm16, 150
        vmovdqu64    [rcx + 1856], zmm1
        vpaddd       zmm24, zmm21, zmm13
        vpaddd       zmm24, zmm24, zmm14
        vpaddd       zmm21, zmm24, zmm27
        vpaddd       zmm24, zmm21, [r9 + 960]
        vmovdqu64    [rcx + 1984], zmm24
        vpternlogd   zmm30, zmm26, zmm29, 150
        vpaddd       zmm24, zmm20, zmm30
        vmovdqu64    zmm13, [rax + 0x1110]
        vpaddd       zmm24, zmm24, zmm13
        vpaddd       zmm20, zmm24, zmm28
        vpaddd       zmm24, zmm20, [r9 + 896]
        vmovdqu64    [rcx + 1920], zmm24
        vmovdqa64    zmm0, zmm23
        vmovdqa64    zmm16, zmm22
        vmovdqa64    zmm19, zmm25
        mov          rcx, rbx
        mov          r9, rbp
        vmovdqu64    zmm1, [rax + 0x10d0]
        vmovdqu64    zmm2, [rax + 0x1150]
        cmp          rcx, rdx
        jne          L(f_schedule16)
        vmovdqu64    xmm3, [rip + L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, is_a in k1, data in rsi, blocks in rdi, q in r8, is_e in k2, state in r10, end
        //   in r11.
L(f_first16):

        // the end of a block, and the first sixteen rounds of the next
        vmovdqa64    xmm10, xmm0                                // the hash value after the block before
        vpaddd       xmm10{k2}, xmm0, xmm4
        vmovd        xmm11, [r8 + 64]                           // the second round, and the last of the block before
        vmovd        xmm12, [r8 + 128]                          // round 2
        vpaddd       xmm3{k2}, xmm3, xmm7
        vmovdqu64    xmm13, [rip + L(turns) + 16]               // the first round, and the last but one of the block before
        vmovdqa64    xmm14, xmm1
        vpaddd       xmm14{k1}, xmm1, xmm5
        vpaddd       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm15, xmm0
        vpaddd       xmm15{k1}, xmm0, xmm4
        vmovdqa64    xmm16, xmm1
        vpaddd       xmm16{k2}, xmm1, xmm5
        vmovd        xmm17, [r8]
        vpaddd       xmm11, xmm2, xmm11
        vmovdqu64    xmm18, [rip + L(turns)]
        vprorvd      xmm19, xmm10, xmm13
        vpalignr     xmm15, xmm15, xmm15, 8
        vmovdqu64    xmm20, [rip + L(turns) + 32]
        vpalignr     xmm14, xmm14, xmm14, 8
        vmovd        xmm21, [r8 + 192]                          // round 3
        vprorvd      xmm22, xmm10, xmm18
        vprorvd      xmm23, xmm10, xmm20
        vpternlogd   xmm23, xmm22, xmm19, 150
        vmovdqu64    xmm19, [rip + L(turns) + 48]
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm19, xmm10, 176
        vmovdqa64    xmm24, xmm10
        vpternlogd   xmm24, xmm19, xmm16, 248
        vmovd        xmm25, [r8 + 256]                          // round 4
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm17, xmm3, xmm17
        vpaddd       xmm14, xmm14, xmm23
        vmovdqu64    xmm23, [rip + L(words_00000000000000000000000000000000)]
        vpsubd       xmm11{k1}, xmm23, xmm2
        vpsubd       xmm17{k1}, xmm23, xmm3
        vpaddd       xmm11, xmm15, xmm11
        vmovdqa64    xmm15, xmm2
        vpternlogd   xmm15, xmm19, xmm16, 176
        vpternlogd   xmm16, xmm19, xmm2, 248
        vpternlogd   xmm15, xmm10, xmm16, 184
        vpaddd       xmm10, xmm17, xmm14
        vpaddd       xmm10, xmm10, xmm15
        vprorvd      xmm14, xmm10, xmm20
        vpternlogd   xmm22, xmm10, xmm24, 184
        vprorvd      xmm15, xmm10, xmm13
        vprorvd      xmm16, xmm10, xmm18
        vpternlogd   xmm14, xmm16, xmm15, 150
        vpaddd       xmm11, xmm11, xmm22
        vpaddd       xmm11, xmm14, xmm11
        vpaddd       xmm10{k1}, xmm10, xmm8
        vpalignr     xmm14, xmm10, xmm10, 8
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm11{k1}, xmm11, xmm9
        vprorvd      xmm15, xmm11, xmm20
        vmovd        xmm16, [r8 + 320]                          // round 5
        vprorvd      xmm17, xmm11, xmm18
        vprorvd      xmm22, xmm11, xmm13
        vpalignr     xmm24, xmm11, xmm11, 8
        vpaddd       xmm12, xmm5, xmm12
        vpsubd       xmm12{k1}, xmm23, xmm5
        vmovdqa64    xmm26, xmm4
        vpternlogd   xmm26, xmm19, xmm10, 176
        vmovdqa64    xmm27, xmm10
        vpternlogd   xmm27, xmm19, xmm4, 248
        vpternlogd   xmm26, xmm11, xmm27, 184
        vmovd        xmm27, [r8 + 448]                          // round 7
        vpaddd       xmm12, xmm12, xmm14
        vpternlogd   xmm15, xmm17, xmm22, 150
        vmovd        xmm14, [r8 + 384]                          // round 6
        vpaddd       xmm12, xmm12, xmm26
        vpaddd       xmm12, xmm15, xmm12
        vprorvd      xmm15, xmm12, xmm20
        vprorvd      xmm17, xmm12, xmm13
        vpalignr     xmm22, xmm12, xmm12, 8
        vpaddd       xmm21, xmm4, xmm21
        vpsubd       xmm21{k1}, xmm23, xmm4
        vmovdqa64    xmm26, xmm11
        vpternlogd   xmm26, xmm19, xmm10, 248
        vmovdqa64    xmm28, xmm10
        vpternlogd   xmm28, xmm19, xmm11, 176
        vprorvd      xmm29, xmm12, xmm18
        vpternlogd   xmm15, xmm29, xmm17, 150
        vpaddd       xmm17, xmm21, xmm24
        vpternlogd   xmm28, xmm12, xmm26, 184
        vpaddd       xmm17, xmm17, xmm28
        vpaddd       xmm15, xmm15, xmm17
        vprorvd      xmm17, xmm15, xmm13
        vprorvd      xmm21, xmm15, xmm18
        vprorvd      xmm24, xmm15, xmm20
        vpaddd       xmm25, xmm25, xmm10
        vpsubd       xmm25{k1}, xmm23, xmm10
        vpaddd       xmm22, xmm25, xmm22
        vmovdqa64    xmm25, xmm12
        vpternlogd   xmm25, xmm19, xmm11, 248
        vpalignr     xmm26, xmm15, xmm15, 8
        vmovd        xmm28, [r8 + 512]                          // round 8
        vmovdqa64    xmm29, xmm11
        vpternlogd   xmm29, xmm19, xmm12, 176
        vpternlogd   xmm29, xmm15, xmm25, 184
        vpternlogd   xmm24, xmm21, xmm17, 150
        vpaddd       xmm17, xmm22, xmm29
        vpaddd       xmm17, xmm24, xmm17
        vprorvd      xmm21, xmm17, xmm20
        vprorvd      xmm22, xmm17, xmm13
        vpaddd       xmm16, xmm16, xmm11
        vpsubd       xmm16{k1}, xmm23, xmm11
        vprorvd      xmm24, xmm17, xmm18
        vpaddd       xmm16, xmm16, xmm26
        vmovdqa64    xmm25, xmm12
        vpternlogd   xmm25, xmm19, xmm15, 176
        vpalignr     xmm26, xmm17, xmm17, 8
        vmovdqa64    xmm29, xmm15
        vpternlogd   xmm29, xmm19, xmm12, 248
        vpternlogd   xmm25, xmm17, xmm29, 184
        vpternlogd   xmm21, xmm24, xmm22, 150
        vmovd        xmm22, [r8 + 576]                          // round 9
        vpaddd       xmm16, xmm16, xmm25
        vpaddd       xmm16, xmm21, xmm16
        vprorvd      xmm21, xmm16, xmm20
        vprorvd      xmm24, xmm16, xmm18
        vprorvd      xmm25, xmm16, xmm13
        vpaddd       xmm14, xmm14, xmm12
        vpternlogd   xmm21, xmm24, xmm25, 150
        vpsubd       xmm14{k1}, xmm23, xmm12
        vpaddd       xmm12, xmm14, xmm26
        vmovdqa64    xmm14, xmm17
        vpternlogd   xmm14, xmm19, xmm15, 248
        vmovdqa64    xmm24, xmm15
        vpternlogd   xmm24, xmm19, xmm17, 176
        vpternlogd   xmm24, xmm16, xmm14, 184
        vpaddd       xmm12, xmm12, xmm24
        vpaddd       xmm12, xmm21, xmm12
        vprorvd      xmm14, xmm12, xmm20
        vmovd        xmm21, [r8 + 640]                          // round 10
        vpaddd       xmm24, xmm27, xmm15
        vpsubd       xmm24{k1}, xmm23, xmm15
        vpalignr     xmm15, xmm16, xmm16, 8
        vprorvd      xmm25, xmm12, xmm13
        vpalignr     xmm26, xmm12, xmm12, 8
        vpaddd       xmm15, xmm24, xmm15
        vmovdqa64    xmm24, xmm16
        vpternlogd   xmm24, xmm19, xmm17, 248
        vprorvd      xmm27, xmm12, xmm18
        vmovdqa64    xmm29, xmm17
        vpternlogd   xmm29, xmm19, xmm16, 176
        vpternlogd   xmm29, xmm12, xmm24, 184
        vmovd        xmm24, [r8 + 704]                          // round 11
        vpaddd       xmm28, xmm28, xmm17
        vpsubd       xmm28{k1}, xmm23, xmm17
        vpternlogd   xmm14, xmm27, xmm25, 150
        vpaddd       xmm15, xmm15, xmm29
        vpaddd       xmm14, xmm14, xmm15
        vprorvd      xmm15, xmm14, xmm13
        vprorvd      xmm17, xmm14, xmm20
        vmovdqa64    xmm25, xmm16
        vpternlogd   xmm25, xmm19, xmm12, 176
        vprorvd      xmm27, xmm14, xmm18
        vpaddd       xmm26, xmm28, xmm26
        vmovdqa64    xmm28, xmm12
        vpternlogd   xmm28, xmm19, xmm16, 248
        vpternlogd   xmm25, xmm14, xmm28, 184
        vpaddd       xmm25, xmm26, xmm25
        vpternlogd   xmm17, xmm27, xmm15, 150
        vpaddd       xmm15, xmm17, xmm25
        vprorvd      xmm17, xmm15, xmm13
        vprorvd      xmm25, xmm15, xmm20
        vpalignr     xmm26, xmm14, xmm14, 8
        vprorvd      xmm27, xmm15, xmm18
        vmovdqa64    xmm28, xmm12
        vpternlogd   xmm28, xmm19, xmm14, 176
        vpaddd       xmm22, xmm22, xmm16
        vpsubd       xmm22{k1}, xmm23, xmm16
        vmovdqa64    xmm16, xmm14
        vpternlogd   xmm16, xmm19, xmm12, 248
        vpternlogd   xmm28, xmm15, xmm16, 184
        vmovd        xmm16, [r8 + 768]                          // round 12
        vpaddd       xmm22, xmm22, xmm26
        vpalignr     xmm26, xmm15, xmm15, 8
        vmovd        xmm29, [r8 + 832]                          // round 13
        vpternlogd   xmm25, xmm27, xmm17, 150
        vpaddd       xmm17, xmm21, xmm12
        vpaddd       xmm21, xmm22, xmm28
        vpaddd       xmm21, xmm25, xmm21
        vprorvd      xmm22, xmm21, xmm20
        vpsubd       xmm17{k1}, xmm23, xmm12
        vprorvd      xmm12, xmm21, xmm13
        vpalignr     xmm25, xmm21, xmm21, 8
        vmovd        xmm27, [r8 + 896]                          // round 14
        vprorvd      xmm28, xmm21, xmm18
        vmovdqa64    xmm30, xmm15
        vpternlogd   xmm30, xmm19, xmm14, 248
        vmovdqa64    xmm31, xmm14
        vpternlogd   xmm31, xmm19, xmm15, 176
        vpternlogd   xmm31, xmm21, xmm30, 184
        vpternlogd   xmm22, xmm28, xmm12, 150
        vpaddd       xmm12, xmm17, xmm26
        vpaddd       xmm12, xmm12, xmm31
        vpaddd       xmm12, xmm22, xmm12
        vprorvd      xmm17, xmm12, xmm13
        vpaddd       xmm22, xmm24, xmm14
        vpsubd       xmm22{k1}, xmm23, xmm14
        vprorvd      xmm14, xmm12, xmm20
        vmovdqa64    xmm24, xmm21
        vpternlogd   xmm24, xmm19, xmm15, 248
        vmovdqa64    xmm26, xmm15
        vpternlogd   xmm26, xmm19, xmm21, 176
        vpternlogd   xmm26, xmm12, xmm24, 184
        vpaddd       xmm22, xmm22, xmm25
        vpaddd       xmm22, xmm22, xmm26
        vpaddd       xmm16, xmm16, xmm15
        vprorvd      xmm24, xmm12, xmm18
        vpternlogd   xmm14, xmm24, xmm17, 150
        vpaddd       xmm14, xmm14, xmm22
        vprorvd      xmm17, xmm14, xmm20
        vpalignr     xmm22, xmm14, xmm14, 8
        vpsubd       xmm16{k1}, xmm23, xmm15
        vpalignr     xmm15, xmm12, xmm12, 8
        vmovdqa64    xmm24, xmm12
        vpternlogd   xmm24, xmm19, xmm21, 248
        vprorvd      xmm25, xmm14, xmm18
        vmovdqa64    xmm26, xmm21
        vpternlogd   xmm26, xmm19, xmm12, 176
        vprorvd      xmm28, xmm14, xmm13
        vpaddd       xmm15, xmm16, xmm15
        vpaddd       xmm16, xmm29, xmm21
        vpsubd       xmm16{k1}, xmm23, xmm21
        vpternlogd   xmm26, xmm14, xmm24, 184
        vmovdqa64    xmm21, xmm14
        vpternlogd   xmm21, xmm19, xmm12, 248
        vpternlogd   xmm17, xmm25, xmm28, 150
        vpaddd       xmm15, xmm15, xmm26
        vpaddd       xmm15, xmm17, xmm15
        vprorvd      xmm17, xmm15, xmm20
        vpalignr     xmm24, xmm15, xmm15, 8
        vprorvd      xmm25, xmm15, xmm13
        vprorvd      xmm26, xmm15, xmm18
        vpaddd       xmm27, xmm27, xmm12
        vpsubd       xmm27{k1}, xmm23, xmm12
        vpaddd       xmm16, xmm16, xmm22
        vpternlogd   xmm12, xmm19, xmm14, 176
        vpternlogd   xmm12, xmm15, xmm21, 184
        vpaddd       xmm21, xmm27, xmm24
        vpternlogd   xmm17, xmm26, xmm25, 150
        vmovdqa64    xmm22, xmm15
        vpternlogd   xmm22, xmm19, xmm14, 248
        vpaddd       xmm12, xmm16, xmm12
        vpaddd       xmm12, xmm17, xmm12
        vprorvd      xmm16, xmm12, xmm20
        vprorvd      xmm17, xmm12, xmm13
        vmovdqa64    xmm24, xmm14
        vpternlogd   xmm24, xmm19, xmm15, 176
        vpternlogd   xmm24, xmm12, xmm22, 184
        vprorvd      xmm22, xmm12, xmm18
        vpternlogd   xmm16, xmm22, xmm17, 150
        vpaddd       xmm17, xmm21, xmm24
        vpaddd       xmm1, xmm16, xmm17
        lea          r9, [r8 + 4]                               // round 15
        add          rsi, 64                                    // the next block
        add          rdi, -1
        lea          rcx, [r8 + 1024]
        vmovd        xmm16, [r8 + 960]
        vpaddd       xmm16, xmm16, xmm14
        vpsubd       xmm16{k1}, xmm23, xmm14
        vmovdqa64    xmm14, xmm12
        vpternlogd   xmm14, xmm19, xmm15, 248
        vprorvd      xmm17, xmm1, xmm20
        add          r8, 4096
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm19, xmm12, 176
        vpalignr     xmm19, xmm12, xmm12, 8
        vpaddd       xmm16, xmm16, xmm19
        vprorvd      xmm18, xmm1, xmm18
        vprorvd      xmm13, xmm1, xmm13
        vpternlogd   xmm17, xmm18, xmm13, 150
        vpternlogd   xmm20, xmm1, xmm14, 184
        vpaddd       xmm13, xmm16, xmm20
        vpaddd       xmm0, xmm17, xmm13
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm10
        vmovdqa64    xmm9, xmm11
        vmovdqa64    xmm2, xmm12
        vmovdqa64    xmm3, xmm15
        mov          rdx, r8
        mov          r8, r9
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, data in rsi, turn in rdx, blocks in rdi, q in r8, is_e
        //   in k2, state in r10, end in r11.
L(f_plain16):

        // sixteen rounds of one block
        vpalignr     xmm10, xmm1, xmm1, 8                       // round 0
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 48]
        vmovdqu64    xmm13, [rip + L(words_00000000000000000000000000000000)]
        vprorvd      xmm14, xmm0, xmm11
        vmovdqa64    xmm15, xmm1
        vpternlogd   xmm15, xmm12, xmm2, 248
        vmovdqu64    xmm16, [rip + L(turns) + 32]
        vprorvd      xmm17, xmm0, xmm16
        vmovdqu64    xmm18, [rip + L(turns) + 16]
        vprorvd      xmm19, xmm0, xmm18
        vmovd        xmm20, [rcx]
        vpaddd       xmm20, xmm3, xmm20
        vpsubd       xmm20{k1}, xmm13, xmm3
        vpternlogd   xmm17, xmm14, xmm19, 150
        vmovdqa64    xmm14, xmm2
        vpternlogd   xmm14, xmm12, xmm1, 176
        vpaddd       xmm10, xmm10, xmm17
        vpalignr     xmm17, xmm0, xmm0, 8                       // round 1
        vpaddd       xmm10, xmm10, xmm20
        vmovd        xmm19, [rcx + 64]
        vpaddd       xmm19, xmm2, xmm19
        vpsubd       xmm19{k1}, xmm13, xmm2
        vpaddd       xmm17, xmm17, xmm19
        vpternlogd   xmm14, xmm0, xmm15, 184
        vpaddd       xmm10, xmm14, xmm10
        vprorvd      xmm14, xmm10, xmm11
        vpalignr     xmm15, xmm10, xmm10, 8                     // round 2
        vprorvd      xmm19, xmm10, xmm16
        vprorvd      xmm20, xmm10, xmm18
        vmovdqa64    xmm21, xmm0
        vpternlogd   xmm21, xmm12, xmm1, 248
        vmovd        xmm22, [rcx + 128]
        vpaddd       xmm22, xmm1, xmm22
        vmovdqa64    xmm23, xmm1
        vpternlogd   xmm23, xmm12, xmm0, 176
        vpternlogd   xmm23, xmm10, xmm21, 184
        vpternlogd   xmm19, xmm14, xmm20, 150
        vpaddd       xmm14, xmm17, xmm23
        vpaddd       xmm14, xmm19, xmm14
        vprorvd      xmm17, xmm14, xmm11
        vpalignr     xmm19, xmm14, xmm14, 8                     // round 3
        vprorvd      xmm20, xmm14, xmm16
        vprorvd      xmm21, xmm14, xmm18
        vmovd        xmm23, [rcx + 192]
        vpaddd       xmm23, xmm0, xmm23
        vpsubd       xmm22{k1}, xmm13, xmm1
        vpaddd       xmm15, xmm22, xmm15
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm12, xmm0, 248
        vmovdqa64    xmm24, xmm10
        vpternlogd   xmm24, xmm12, xmm14, 176
        vmovd        xmm25, [rcx + 256]                         // round 4
        vmovdqa64    xmm26, xmm0
        vpternlogd   xmm26, xmm12, xmm10, 176
        vpternlogd   xmm26, xmm14, xmm22, 184
        vpsubd       xmm23{k1}, xmm13, xmm0
        vpaddd       xmm19, xmm23, xmm19
        vpaddd       xmm15, xmm15, xmm26
        vpternlogd   xmm20, xmm17, xmm21, 150
        vpaddd       xmm15, xmm20, xmm15
        vprorvd      xmm17, xmm15, xmm11
        vpalignr     xmm20, xmm15, xmm15, 8
        vprorvd      xmm21, xmm15, xmm18
        vprorvd      xmm22, xmm15, xmm16
        vpaddd       xmm23, xmm25, xmm10
        vmovdqa64    xmm25, xmm14
        vpternlogd   xmm25, xmm12, xmm10, 248
        vpternlogd   xmm24, xmm15, xmm25, 184
        vpaddd       xmm19, xmm19, xmm24
        vpternlogd   xmm22, xmm17, xmm21, 150
        vpaddd       xmm17, xmm22, xmm19
        vprorvd      xmm19, xmm17, xmm11
        vpalignr     xmm21, xmm17, xmm17, 8                     // round 5
        vprorvd      xmm22, xmm17, xmm16
        vprorvd      xmm24, xmm17, xmm18
        vmovdqa64    xmm25, xmm15
        vpternlogd   xmm25, xmm12, xmm14, 248
        vmovdqa64    xmm26, xmm14
        vpternlogd   xmm26, xmm12, xmm15, 176
        vpternlogd   xmm26, xmm17, xmm25, 184
        vmovd        xmm25, [rcx + 320]
        vpaddd       xmm25, xmm25, xmm14
        vpsubd       xmm23{k1}, xmm13, xmm10
        vpaddd       xmm10, xmm23, xmm20
        vpternlogd   xmm22, xmm19, xmm24, 150
        vpaddd       xmm10, xmm10, xmm26
        vpaddd       xmm10, xmm22, xmm10
        vprorvd      xmm19, xmm10, xmm11
        vpalignr     xmm20, xmm10, xmm10, 8                     // round 6
        vprorvd      xmm22, xmm10, xmm16
        vpsubd       xmm25{k1}, xmm13, xmm14
        vpaddd       xmm14, xmm25, xmm21
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm12, xmm15, 248
        vprorvd      xmm23, xmm10, xmm18
        vmovdqa64    xmm24, xmm15
        vpternlogd   xmm24, xmm12, xmm17, 176
        vpternlogd   xmm24, xmm10, xmm21, 184
        vmovd        xmm21, [rcx + 384]
        vpaddd       xmm21, xmm21, xmm15
        vmovdqa64    xmm25, xmm10
        vpternlogd   xmm25, xmm12, xmm17, 248
        vpternlogd   xmm22, xmm19, xmm23, 150
        vpaddd       xmm14, xmm14, xmm24
        vpaddd       xmm14, xmm22, xmm14
        vprorvd      xmm19, xmm14, xmm11
        vpalignr     xmm22, xmm14, xmm14, 8                     // round 7
        vprorvd      xmm23, xmm14, xmm16
        vprorvd      xmm24, xmm14, xmm18
        vpsubd       xmm21{k1}, xmm13, xmm15
        vpaddd       xmm15, xmm21, xmm20
        vmovdqa64    xmm20, xmm17
        vpternlogd   xmm20, xmm12, xmm10, 176
        vpternlogd   xmm20, xmm14, xmm25, 184
        vpternlogd   xmm23, xmm19, xmm24, 150
        vpaddd       xmm15, xmm15, xmm20
        vpaddd       xmm15, xmm23, xmm15
        vprorvd      xmm19, xmm15, xmm11
        vpalignr     xmm20, xmm15, xmm15, 8                     // round 8
        vprorvd      xmm21, xmm15, xmm16
        vprorvd      xmm23, xmm15, xmm18
        vmovd        xmm24, [rcx + 448]
        vpaddd       xmm24, xmm24, xmm17
        vpsubd       xmm24{k1}, xmm13, xmm17
        vpaddd       xmm17, xmm24, xmm22
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm12, xmm14, 176
        vmovdqa64    xmm24, xmm14
        vpternlogd   xmm24, xmm12, xmm10, 248
        vpternlogd   xmm22, xmm15, xmm24, 184
        vmovd        xmm24, [rcx + 512]
        vpaddd       xmm24, xmm24, xmm10
        vpaddd       xmm17, xmm17, xmm22
        vpternlogd   xmm21, xmm19, xmm23, 150
        vpaddd       xmm17, xmm21, xmm17
        vprorvd      xmm19, xmm17, xmm11
        vprorvd      xmm21, xmm17, xmm16
        vpalignr     xmm22, xmm17, xmm17, 8                     // round 9
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm12, xmm15, 176
        vprorvd      xmm25, xmm17, xmm18
        vpsubd       xmm24{k1}, xmm13, xmm10
        vpaddd       xmm10, xmm24, xmm20
        vmovdqa64    xmm20, xmm17
        vpternlogd   xmm20, xmm12, xmm15, 248
        vmovdqa64    xmm24, xmm15
        vpternlogd   xmm24, xmm12, xmm14, 248
        vpternlogd   xmm23, xmm17, xmm24, 184
        vpaddd       xmm10, xmm10, xmm23
        vmovd        xmm23, [rcx + 576]
        vpaddd       xmm23, xmm23, xmm14
        vpsubd       xmm23{k1}, xmm13, xmm14
        vpternlogd   xmm21, xmm19, xmm25, 150
        vpaddd       xmm10, xmm21, xmm10
        vprorvd      xmm14, xmm10, xmm11
        vpalignr     xmm19, xmm10, xmm10, 8                     // round 10
        vprorvd      xmm21, xmm10, xmm18
        vprorvd      xmm24, xmm10, xmm16
        vpaddd       xmm22, xmm23, xmm22
        vmovdqa64    xmm23, xmm15
        vpternlogd   xmm23, xmm12, xmm17, 176
        vpternlogd   xmm23, xmm10, xmm20, 184
        vpaddd       xmm20, xmm22, xmm23
        vpternlogd   xmm24, xmm14, xmm21, 150
        vpaddd       xmm14, xmm24, xmm20
        vprorvd      xmm20, xmm14, xmm11
        vpalignr     xmm21, xmm14, xmm14, 8                     // round 11
        vprorvd      xmm22, xmm14, xmm16
        vprorvd      xmm23, xmm14, xmm18
        vmovdqa64    xmm24, xmm17
        vpternlogd   xmm24, xmm12, xmm10, 176
        vmovd        xmm25, [rcx + 640]
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm13, xmm15
        vpaddd       xmm15, xmm25, xmm19
        vmovd        xmm19, [rcx + 704]
        vpaddd       xmm19, xmm19, xmm17
        vmovdqa64    xmm25, xmm10
        vpternlogd   xmm25, xmm12, xmm17, 248
        vpternlogd   xmm24, xmm14, xmm25, 184
        vmovdqa64    xmm25, xmm14
        vpternlogd   xmm25, xmm12, xmm10, 248
        vpaddd       xmm15, xmm15, xmm24
        vmovd        xmm24, [rcx + 768]                         // round 12
        vpaddd       xmm24, xmm24, xmm10
        vpternlogd   xmm22, xmm20, xmm23, 150
        vpaddd       xmm15, xmm22, xmm15
        vprorvd      xmm20, xmm15, xmm11
        vpalignr     xmm22, xmm15, xmm15, 8
        vprorvd      xmm23, xmm15, xmm16
        vprorvd      xmm26, xmm15, xmm18
        vpsubd       xmm19{k1}, xmm13, xmm17
        vpaddd       xmm17, xmm19, xmm21
        vpsubd       xmm24{k1}, xmm13, xmm10
        vpternlogd   xmm10, xmm12, xmm14, 176
        vpternlogd   xmm10, xmm15, xmm25, 184
        vpaddd       xmm10, xmm17, xmm10
        vpternlogd   xmm23, xmm20, xmm26, 150
        vpaddd       xmm10, xmm23, xmm10
        vprorvd      xmm17, xmm10, xmm11
        vprorvd      xmm19, xmm10, xmm16
        vpalignr     xmm20, xmm10, xmm10, 8                     // round 13
        vmovd        xmm21, [rcx + 832]
        vpaddd       xmm21, xmm21, xmm14
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm12, xmm15, 176
        vprorvd      xmm25, xmm10, xmm18
        vmovdqa64    xmm26, xmm15
        vpternlogd   xmm26, xmm12, xmm14, 248
        vpternlogd   xmm23, xmm10, xmm26, 184
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm22, xmm22, xmm23
        vpternlogd   xmm19, xmm17, xmm25, 150
        vpaddd       xmm3, xmm19, xmm22
        vprorvd      xmm17, xmm3, xmm11
        vpalignr     xmm19, xmm3, xmm3, 8                       // round 14
        vprorvd      xmm22, xmm3, xmm18
        vprorvd      xmm23, xmm3, xmm16
        vmovd        xmm24, [rcx + 896]
        vpaddd       xmm24, xmm24, xmm15
        vmovdqa64    xmm25, xmm15
        vpternlogd   xmm25, xmm12, xmm10, 176
        vpsubd       xmm21{k1}, xmm13, xmm14
        vpaddd       xmm14, xmm21, xmm20
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm12, xmm15, 248
        vpternlogd   xmm25, xmm3, xmm20, 184
        vpaddd       xmm14, xmm14, xmm25
        vmovd        xmm20, [rcx + 960]                         // round 15
        vpternlogd   xmm23, xmm17, xmm22, 150
        vpaddd       xmm2, xmm23, xmm14
        vprorvd      xmm14, xmm2, xmm11
        vprorvd      xmm17, xmm2, xmm16
        vpaddd       xmm20, xmm20, xmm10
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm12, xmm3, 176
        vpsubd       xmm24{k1}, xmm13, xmm15
        vpaddd       xmm15, xmm24, xmm19
        vprorvd      xmm19, xmm2, xmm18
        vmovdqa64    xmm22, xmm3
        vpternlogd   xmm22, xmm12, xmm10, 248
        vpternlogd   xmm21, xmm2, xmm22, 184
        vmovdqa64    xmm22, xmm3
        vpternlogd   xmm22, xmm12, xmm2, 176
        vpternlogd   xmm17, xmm14, xmm19, 150
        vpaddd       xmm14, xmm15, xmm21
        vpaddd       xmm1, xmm17, xmm14
        vprorvd      xmm14, xmm1, xmm16
        vmovdqa64    xmm15, xmm2
        vpternlogd   xmm15, xmm12, xmm3, 248
        vpsubd       xmm20{k1}, xmm13, xmm10
        vprorvd      xmm10, xmm1, xmm18
        vpalignr     xmm12, xmm2, xmm2, 8
        vpaddd       xmm12, xmm20, xmm12
        add          rcx, 1024
        vprorvd      xmm11, xmm1, xmm11
        vpternlogd   xmm22, xmm1, xmm15, 184
        vpternlogd   xmm14, xmm11, xmm10, 150
        vpaddd       xmm10, xmm12, xmm22
        vpaddd       xmm0, xmm14, xmm10
        cmp          rcx, rdx
        jne          L(f_plain16)
        cmp          r8, r11
        jne          L(f_first16)

        // the hash value after the batch
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vmovdqu64    xmm13, [rip + L(turns) + 32]
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpaddd       xmm3, xmm3, xmm15
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vmovdqa64    xmm15, xmm1
        vpternlogd   xmm15, xmm14, xmm2, 248
        vpternlogd   xmm2, xmm14, xmm1, 176
        vpternlogd   xmm2, xmm0, xmm15, 184
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpaddd       xmm8, xmm8, xmm2
        vprorvd      xmm12, xmm2, xmm13
        vpternlogd   xmm12, xmm3, xmm11, 150
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm14, xmm1, 248
        vpternlogd   xmm1, xmm14, xmm0, 176
        vpalignr     xmm0, xmm0, xmm0, 8
        vpternlogd   xmm1, xmm2, xmm3, 184
        vpaddd       xmm0, xmm0, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vpaddd       xmm9, xmm12, xmm0
        jmp          L(f_batch16)
        // Here: H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in xmm8, H a in xmm9, area in rax, is_a in k1,
        //   data in rsi, blocks in rdi, state in r10.
L(f_batch1):
        cmp          rdi, 1
        jb           L(f_leave)

        // sixteen rounds on the message words
        mov          r8d, [rsi + 8]                             // W_2
        bswap        r8d
            mov      r11d, r8d                                  // W 2
            add      r11d, [rip + L(K) + 8]
            mov      [rax + 8], r8d
        mov          r8d, [rsi]                                 // W_0
        mov          ebx, [rsi + 4]                             // W_1
        mov          ebp, [rsi + 12]                            // W_3
        mov          r12d, [rsi + 16]                           // W_4
        mov          r13d, [rsi + 20]                           // W_5
        mov          r14d, [rsi + 24]                           // W_6
        mov          r15d, [rsi + 28]                           // W_7
        bswap        r8d
            mov      r9d, r8d                                   // W 0
            add      r9d, [rip + L(K)]
            mov      [rax], r8d
        mov          r8d, [rsi + 32]                            // W_8
        bswap        ebx
            mov      edx, ebx                                   // W 1
            add      edx, [rip + L(K) + 4]
        mov          ecx, [rsi + 36]                            // W_9
        vmovd        xmm10, r9d                                 // round 0
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 32]
        bswap        ebp
            mov      r9d, ebp                                   // W 3
            add      r9d, [rip + L(K) + 12]
            mov      [rax + 12], ebp
        vmovdqu64    xmm13, [rip + L(turns) + 16]
        mov          ebp, [rsi + 44]                            // W_11
        vpalignr     xmm14, xmm4, xmm4, 8                       // round 1
        mov          [rsp], rdi
        mov          edi, [rsi + 40]                            // W_10
        vmovd        xmm15, r11d                                // round 2
        vmovd        xmm16, edx
        vpalignr     xmm17, xmm5, xmm5, 8
        vprorvd      xmm18, xmm4, xmm13
        vprorvd      xmm19, xmm4, xmm11
        vprorvd      xmm20, xmm4, xmm12
        vmovdqu64    xmm21, [rip + L(words_00000000000000000000000000000000)]
        vpternlogd   xmm20, xmm19, xmm18, 150
        vpaddd       xmm10, xmm7, xmm10
        vpaddd       xmm16, xmm6, xmm16
        vpaddd       xmm17, xmm17, xmm20
        vpsubd       xmm10{k1}, xmm21, xmm7
        vmovd        xmm18, r9d                                 // round 3
            vmovdqu64 xmm19, [rip + L(turns) + 48]
        vmovdqa64    xmm20, xmm6
        vpternlogd   xmm20, xmm19, xmm5, 176
        vmovdqa64    xmm22, xmm4
        vpternlogd   xmm22, xmm19, xmm5, 248
        vmovdqa64    xmm23, xmm5
        vpternlogd   xmm23, xmm19, xmm6, 248
        vpternlogd   xmm20, xmm4, xmm23, 184
        vmovdqa64    xmm23, xmm5
        vpternlogd   xmm23, xmm19, xmm4, 176
        vpaddd       xmm17, xmm17, xmm20
        vpaddd       xmm10, xmm10, xmm17
        vprorvd      xmm17, xmm10, xmm13
        vpternlogd   xmm23, xmm10, xmm22, 184
        vprorvd      xmm20, xmm10, xmm12
        vpsubd       xmm16{k1}, xmm21, xmm6
        vpaddd       xmm14, xmm14, xmm16
        vpaddd       xmm14, xmm14, xmm23
        vpaddd       xmm15, xmm5, xmm15
        vmovdqa64    xmm16, xmm10
        vpternlogd   xmm16, xmm19, xmm8, 184
        bswap        r12d
            mov      r11d, r12d                                 // W 4
            add      r11d, [rip + L(K) + 16]
            mov      [rax + 16], r12d
        vmovdqa64    xmm22, xmm4
        vpternlogd   xmm22, xmm19, xmm16, 176
        vmovdqa64    xmm23, xmm16
        vpternlogd   xmm23, xmm19, xmm4, 248
        vprorvd      xmm10, xmm10, xmm11
        vpternlogd   xmm20, xmm10, xmm17, 150
        vpaddd       xmm10, xmm20, xmm14
        mov          r12d, [rsi + 48]                           // W_12
        vpalignr     xmm14, xmm16, xmm16, 8
        vpternlogd   xmm10, xmm19, xmm9, 184
        vprorvd      xmm17, xmm10, xmm12
        vprorvd      xmm20, xmm10, xmm13
        vpternlogd   xmm22, xmm10, xmm23, 184
        vprorvd      xmm23, xmm10, xmm11
        vpaddd       xmm18, xmm4, xmm18
        vmovd        xmm24, r11d                                // round 4
        bswap        r13d
            mov      r11d, r13d                                 // W 5
            add      r11d, [rip + L(K) + 20]
            mov      [rax + 20], r13d
        vpsubd       xmm15{k1}, xmm21, xmm5
        mov          r13d, [rsi + 52]                           // W_13
        vpaddd       xmm14, xmm15, xmm14
        vpaddd       xmm14, xmm14, xmm22
        vpternlogd   xmm17, xmm23, xmm20, 150
        vmovdqa64    xmm15, xmm16
        vpternlogd   xmm15, xmm19, xmm10, 176
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm19, xmm16, 248
        vpaddd       xmm14, xmm17, xmm14
        vpternlogd   xmm15, xmm14, xmm20, 184
        vprorvd      xmm17, xmm14, xmm12
        vpalignr     xmm20, xmm10, xmm10, 8
        vprorvd      xmm22, xmm14, xmm13
        vprorvd      xmm23, xmm14, xmm11
        bswap        r14d
            mov      r9d, r14d                                  // W 6
            add      r9d, [rip + L(K) + 24]
            mov      [rax + 24], r14d
        vmovd        xmm25, r11d                                // round 5
        mov          r11d, [rsi + 56]                           // W_14
        vpsubd       xmm18{k1}, xmm21, xmm4
        vpaddd       xmm18, xmm18, xmm20
        vpaddd       xmm15, xmm18, xmm15
        vpaddd       xmm18, xmm24, xmm16
        vpternlogd   xmm17, xmm23, xmm22, 150
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm19, xmm10, 248
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm19, xmm14, 176
        vpaddd       xmm15, xmm17, xmm15
        vpternlogd   xmm22, xmm15, xmm20, 184
        vprorvd      xmm17, xmm15, xmm12
        vpalignr     xmm20, xmm14, xmm14, 8
        vprorvd      xmm23, xmm15, xmm13
        bswap        r15d
            mov      r14d, r15d                                 // W 7
            add      r14d, [rip + L(K) + 28]
            mov      [rax + 28], r15d
        vprorvd      xmm24, xmm15, xmm11
        mov          r15d, [rsi + 60]                           // W_15
        vmovd        xmm26, r9d                                 // round 6
        vpsubd       xmm18{k1}, xmm21, xmm16
        vpaddd       xmm16, xmm25, xmm10
        vpaddd       xmm18, xmm18, xmm20
        vpaddd       xmm18, xmm18, xmm22
        vpternlogd   xmm17, xmm24, xmm23, 150
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm19, xmm14, 248
        vmovdqa64    xmm22, xmm14
        vpternlogd   xmm22, xmm19, xmm15, 176
        vpaddd       xmm17, xmm17, xmm18
        vpternlogd   xmm22, xmm17, xmm20, 184
        vprorvd      xmm18, xmm17, xmm12
        bswap        r8d
            mov      r9d, r8d                                   // W 8
            add      r9d, [rip + L(K) + 32]
            mov      [rax + 32], r8d
        vpalignr     xmm20, xmm15, xmm15, 8
        vprorvd      xmm23, xmm17, xmm13
        vprorvd      xmm24, xmm17, xmm11
        vmovd        xmm25, r14d                                // round 7
        vpaddd       xmm26, xmm26, xmm14
        vpternlogd   xmm18, xmm24, xmm23, 150
        vmovdqa64    xmm23, xmm17
        vpternlogd   xmm23, xmm19, xmm15, 248
        vmovdqa64    xmm24, xmm15
        vpternlogd   xmm24, xmm19, xmm17, 176
        vpsubd       xmm16{k1}, xmm21, xmm10
        bswap        ecx
            mov      r8d, ecx                                   // W 9
            add      r8d, [rip + L(K) + 36]
            mov      [rax + 36], ecx
        vpaddd       xmm10, xmm16, xmm20
        vpaddd       xmm10, xmm10, xmm22
        vpaddd       xmm10, xmm18, xmm10
        vpternlogd   xmm24, xmm10, xmm23, 184
        vprorvd      xmm16, xmm10, xmm12
        vpalignr     xmm18, xmm17, xmm17, 8
        vprorvd      xmm20, xmm10, xmm13
        vprorvd      xmm22, xmm10, xmm11
        vmovd        xmm23, r9d                                 // round 8
        vpsubd       xmm26{k1}, xmm21, xmm14
        vpaddd       xmm14, xmm26, xmm18
        vpaddd       xmm14, xmm14, xmm24
        vpternlogd   xmm16, xmm22, xmm20, 150
        vmovdqa64    xmm18, xmm10
        vpternlogd   xmm18, xmm19, xmm17, 248
        vpaddd       xmm20, xmm25, xmm15
        vpaddd       xmm14, xmm16, xmm14
        vmovdqa64    xmm16, xmm17
        vpternlogd   xmm16, xmm19, xmm10, 176
        bswap        edi
            mov      r14d, edi                                  // W 10
            add      r14d, [rip + L(K) + 40]
            mov      [rax + 40], edi
        vpternlogd   xmm16, xmm14, xmm18, 184
        vprorvd      xmm18, xmm14, xmm12
        vpalignr     xmm22, xmm10, xmm10, 8
        vprorvd      xmm24, xmm14, xmm13
        vprorvd      xmm25, xmm14, xmm11
        vmovd        xmm26, r8d                                 // round 9
        vpsubd       xmm20{k1}, xmm21, xmm15
        vpaddd       xmm15, xmm23, xmm17
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm16, xmm20, xmm16
        vpternlogd   xmm18, xmm25, xmm24, 150
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm19, xmm10, 248
        bswap        ebp
            mov      r8d, ebp                                   // W 11
            add      r8d, [rip + L(K) + 44]
            mov      [rax + 44], ebp
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm19, xmm14, 176
        vpaddd       xmm16, xmm18, xmm16
        vpternlogd   xmm22, xmm16, xmm20, 184
        vprorvd      xmm18, xmm16, xmm12
        vpalignr     xmm20, xmm14, xmm14, 8
        vprorvd      xmm23, xmm16, xmm13
        vprorvd      xmm24, xmm16, xmm11
        vmovd        xmm25, r14d                                // round 10
        vpsubd       xmm15{k1}, xmm21, xmm17
        vpaddd       xmm17, xmm26, xmm10
        vpaddd       xmm15, xmm15, xmm20
        vpaddd       xmm15, xmm15, xmm22
        vpternlogd   xmm18, xmm24, xmm23, 150
        vmovdqa64    xmm20, xmm16
        vpternlogd   xmm20, xmm19, xmm14, 248
        vpaddd       xmm15, xmm18, xmm15
        vmovdqa64    xmm18, xmm14
        vpternlogd   xmm18, xmm19, xmm16, 176
        bswap        r12d
            mov      ebp, r12d                                  // W 12
            add      ebp, [rip + L(K) + 48]
            mov      [rax + 48], r12d
        vpternlogd   xmm18, xmm15, xmm20, 184
        vprorvd      xmm20, xmm15, xmm12
        vpalignr     xmm22, xmm16, xmm16, 8
        vprorvd      xmm23, xmm15, xmm13
        vprorvd      xmm24, xmm15, xmm11
        vmovd        xmm26, r8d                                 // round 11
        vpaddd       xmm25, xmm25, xmm14
        vpsubd       xmm17{k1}, xmm21, xmm10
        vpaddd       xmm10, xmm17, xmm22
        vpaddd       xmm10, xmm10, xmm18
        bswap        r13d
            mov      r8d, r13d                                  // W 13
            add      r8d, [rip + L(K) + 52]
        vpternlogd   xmm20, xmm24, xmm23, 150
        vmovdqa64    xmm17, xmm15
        vpternlogd   xmm17, xmm19, xmm16, 248
        vmovdqa64    xmm18, xmm16
        vpternlogd   xmm18, xmm19, xmm15, 176
        vpaddd       xmm10, xmm20, xmm10
        vprorvd      xmm20, xmm10, xmm12
            mov      [rax + 52], r13d
        vpternlogd   xmm18, xmm10, xmm17, 184
        vpalignr     xmm17, xmm15, xmm15, 8
        vprorvd      xmm22, xmm10, xmm13
        vprorvd      xmm23, xmm10, xmm11
        vmovd        xmm24, ebp                                 // round 12
        vpsubd       xmm25{k1}, xmm21, xmm14
        vpaddd       xmm14, xmm25, xmm17
        vpaddd       xmm14, xmm14, xmm18
        bswap        r11d
            mov      ebp, r11d                                  // W 14
            add      ebp, [rip + L(K) + 56]
        vpaddd       xmm17, xmm26, xmm16
        vpternlogd   xmm20, xmm23, xmm22, 150
        vmovdqa64    xmm18, xmm10
        vpternlogd   xmm18, xmm19, xmm15, 248
        vmovdqa64    xmm22, xmm15
        vpternlogd   xmm22, xmm19, xmm10, 176
        vpaddd       xmm14, xmm20, xmm14
        vpternlogd   xmm22, xmm14, xmm18, 184
            mov      [rax + 56], r11d
        vprorvd      xmm18, xmm14, xmm12
        vpalignr     xmm20, xmm10, xmm10, 8
        vmovd        xmm23, r8d                                 // round 13
        vprorvd      xmm25, xmm14, xmm13
        vpsubd       xmm17{k1}, xmm21, xmm16
        vpaddd       xmm16, xmm24, xmm15
        vprorvd      xmm24, xmm14, xmm11
        bswap        r15d
        vpaddd       xmm17, xmm17, xmm20
        vpaddd       xmm17, xmm17, xmm22
            mov      [rax + 4], ebx
        vpternlogd   xmm18, xmm24, xmm25, 150
        vpaddd       xmm17, xmm18, xmm17
        vmovdqa64    xmm18, xmm14
        vpternlogd   xmm18, xmm19, xmm10, 248
            mov      r8d, r15d                                  // W 15
            add      r8d, [rip + L(K) + 60]
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm19, xmm14, 176
        vpternlogd   xmm20, xmm17, xmm18, 184
        vpalignr     xmm18, xmm14, xmm14, 8
        vprorvd      xmm22, xmm17, xmm13
        vprorvd      xmm24, xmm17, xmm12
        vprorvd      xmm25, xmm17, xmm11
        vpsubd       xmm16{k1}, xmm21, xmm15
        vpternlogd   xmm24, xmm25, xmm22, 150
        vmovdqa64    xmm15, xmm17
        vpternlogd   xmm15, xmm19, xmm14, 248
        vpaddd       xmm16, xmm16, xmm18
        vpaddd       xmm16, xmm16, xmm20
        vpaddd       xmm3, xmm24, xmm16
        vprorvd      xmm16, xmm3, xmm12
        vmovdqa64    xmm18, xmm14
        vpternlogd   xmm18, xmm19, xmm17, 176
        vpternlogd   xmm18, xmm3, xmm15, 184
        vpalignr     xmm15, xmm17, xmm17, 8
        vprorvd      xmm20, xmm3, xmm11
        vpaddd       xmm22, xmm23, xmm10
        vpsubd       xmm22{k1}, xmm21, xmm10
        vprorvd      xmm10, xmm3, xmm13
        vpaddd       xmm15, xmm22, xmm15
        vpaddd       xmm15, xmm15, xmm18
        vpternlogd   xmm16, xmm20, xmm10, 150
        vpaddd       xmm2, xmm16, xmm15
        lea          r9, [rip + L(K) + 64]                      // round 15
        vmovd        xmm10, ebp                                 // round 14
        lea          rdx, [rax + 192]
        vmovd        xmm15, r8d
        vpaddd       xmm15, xmm15, xmm17
        vmovdqa64    xmm16, xmm3
        vpternlogd   xmm16, xmm19, xmm2, 176
            mov      [rax + 60], r15d
        vmovdqa64    xmm18, xmm17
        vpternlogd   xmm18, xmm19, xmm3, 176
        vmovdqa64    xmm20, xmm2
        vpternlogd   xmm20, xmm19, xmm3, 248
        vmovdqa64    xmm22, xmm3
        vpternlogd   xmm22, xmm19, xmm17, 248
        vpalignr     xmm19, xmm2, xmm2, 8
        vpsubd       xmm15{k1}, xmm21, xmm17
        vpaddd       xmm15, xmm15, xmm19
        vpalignr     xmm17, xmm3, xmm3, 8
        vprorvd      xmm19, xmm2, xmm12
        vpternlogd   xmm18, xmm2, xmm22, 184
        vprorvd      xmm22, xmm2, xmm11
        vprorvd      xmm23, xmm2, xmm13
        vpaddd       xmm10, xmm10, xmm14
        vpsubd       xmm10{k1}, xmm21, xmm14
        vpaddd       xmm10, xmm10, xmm17
        vpaddd       xmm10, xmm10, xmm18
        vpternlogd   xmm19, xmm22, xmm23, 150
        vpaddd       xmm1, xmm19, xmm10
        vprorvd      xmm10, xmm1, xmm13
        vprorvd      xmm11, xmm1, xmm11
        vpternlogd   xmm16, xmm1, xmm20, 184
        vprorvd      xmm12, xmm1, xmm12
        vpternlogd   xmm12, xmm11, xmm10, 150
        vpaddd       xmm10, xmm15, xmm16
        vpaddd       xmm0, xmm12, xmm10
        mov          rcx, rax
        mov          rdi, [rsp]
        .p2align     6
        // Here: [e_t, a_t-2] of four t in xmm0 to xmm3, H e c in xmm4, H f d in xmm5, H g in xmm6, H h in xmm7, H b in
        //   xmm8, H a in xmm9, area in rax, p in rcx, is_a in k1, data in rsi, turn in rdx, blocks in rdi, kp in r9, state
        //   in r10.
L(f_carry1):

        // sixteen rounds, and the schedule of their words
            vmovdqu64 xmm10, [rcx + 4]                          // sigma0(W_1) + W_0, and three more
            vprord   xmm11, xmm10, 18
            vmovdqu64 xmm12, [rip + L(words_00000000000000000000000000000000)]
            vpsrld   xmm13, xmm10, 3
            vprord   xmm10, xmm10, 7
            vpternlogd xmm13, xmm10, xmm11, 150
            vpaddd   xmm10, xmm13, [rcx]
            vmovdqu64 [rcx + 64], xmm10
            vmovdqu64 xmm10, [rcx + 20]                         // sigma0(W_5) + W_4, and three more
            vprord   xmm11, xmm10, 18
            vpsrld   xmm13, xmm10, 3
            mov      r8d, [rcx + 56]                            // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   xmm10, xmm10, 7
            rorx     r11d, r8d, 19
            vmovdqu64 xmm14, [rcx + 36]                         // sigma0(W_9) + W_8, and three more
            vprord   xmm15, xmm14, 18
            vprord   xmm16, xmm14, 7
        vmovdqu64    xmm17, [rip + L(turns) + 16]               // round 16
            rorx     ebx, r8d, 17
            xor      ebx, r11d
            shr      r8d, 10
            mov      r11d, [rcx + 36]
            add      r11d, [rcx + 64]
            xor      ebx, r8d
            add      r11d, ebx
            mov      r8d, r11d
            add      r8d, [r9]
            mov      [rcx + 64], r11d
            mov      ebx, [rcx + 40]                            // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vmovdqu64    xmm18, [rip + L(turns)]
        vmovdqu64    xmm19, [rip + L(turns) + 48]
            mov      ebp, [rcx + 60]
            rorx     r12d, ebp, 17
            rorx     r13d, ebp, 19
            shr      ebp, 10
        vmovdqu64    xmm20, [rip + L(turns) + 32]
            add      ebx, [rcx + 68]
        vmovd        xmm21, r8d
            vpsrld   xmm14, xmm14, 3
            xor      r12d, r13d
            xor      r12d, ebp
            add      ebx, r12d
            mov      [rcx + 68], ebx
            rorx     r8d, r11d, 17                              // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpalignr     xmm22, xmm1, xmm1, 8
        vmovdqa64    xmm23, xmm2
        vpternlogd   xmm23, xmm19, xmm1, 176
            rorx     ebp, r11d, 19
            mov      r12d, ebx
            add      r12d, [r9 + 4]
        vmovd        xmm24, r12d                                // round 17
        vprorvd      xmm25, xmm0, xmm17
        vprorvd      xmm26, xmm0, xmm20
            xor      r8d, ebp
            mov      ebp, [rcx + 44]
            add      ebp, [rcx + 72]
        vprorvd      xmm27, xmm0, xmm18
        vpternlogd   xmm26, xmm27, xmm25, 150
        vmovdqa64    xmm25, xmm1
        vpternlogd   xmm25, xmm19, xmm2, 248
        vpternlogd   xmm23, xmm0, xmm25, 184
        vpaddd       xmm22, xmm22, xmm26
            mov      r12d, [rcx + 48]                           // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            shr      r11d, 10
            xor      r8d, r11d
        vpaddd       xmm21, xmm3, xmm21
        vmovdqa64    xmm25, xmm1
        vpternlogd   xmm25, xmm19, xmm0, 176
        vpsubd       xmm21{k1}, xmm12, xmm3
        vpaddd       xmm24, xmm2, xmm24
            rorx     r11d, ebx, 19
        vpaddd       xmm22, xmm22, xmm23
        vpsubd       xmm24{k1}, xmm12, xmm2
            add      r12d, [rcx + 76]
            add      ebp, r8d
            mov      r8d, ebp
            add      r8d, [r9 + 8]
            rorx     r13d, ebx, 17
            xor      r13d, r11d
        vmovd        xmm23, r8d                                 // round 18
            mov      [rcx + 72], ebp
            shr      ebx, 10
            xor      r13d, ebx
        vpaddd       xmm21, xmm22, xmm21
        vprorvd      xmm22, xmm21, xmm20
        vprorvd      xmm26, xmm21, xmm18
        vprorvd      xmm27, xmm21, xmm17
        vmovdqa64    xmm28, xmm0
        vpternlogd   xmm28, xmm19, xmm1, 248
        vpternlogd   xmm25, xmm21, xmm28, 184
        vmovdqa64    xmm28, xmm0
        vpternlogd   xmm28, xmm19, xmm21, 176
        vpalignr     xmm29, xmm0, xmm0, 8
        vpaddd       xmm23, xmm1, xmm23
        vpternlogd   xmm22, xmm26, xmm27, 150
            add      r12d, r13d
            mov      [rcx + 76], r12d
            mov      r8d, r12d
            add      r8d, [r9 + 12]
        vpaddd       xmm24, xmm29, xmm24
        vpaddd       xmm24, xmm24, xmm25
            vpternlogd xmm13, xmm10, xmm11, 150
            vpaddd   xmm10, xmm13, [rcx + 16]
        vmovd        xmm11, r8d                                 // round 19
        vmovdqa64    xmm13, xmm21
        vpternlogd   xmm13, xmm19, xmm0, 248
        vpaddd       xmm22, xmm22, xmm24
        vprorvd      xmm24, xmm22, xmm20
        vprorvd      xmm25, xmm22, xmm18
        vpternlogd   xmm28, xmm22, xmm13, 184
        vpsubd       xmm23{k1}, xmm12, xmm1
            mov      r8d, [rcx + 52]                            // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vprorvd      xmm13, xmm22, xmm17
            rorx     r11d, ebp, 17
            rorx     ebx, ebp, 19
        vpalignr     xmm26, xmm21, xmm21, 8
        vpaddd       xmm23, xmm26, xmm23
        vpternlogd   xmm24, xmm25, xmm13, 150
        vpaddd       xmm13, xmm23, xmm28
            xor      r11d, ebx
        vmovdqa64    xmm23, xmm21
        vpternlogd   xmm23, xmm19, xmm22, 176
        vpaddd       xmm11, xmm0, xmm11
            shr      ebp, 10
            xor      r11d, ebp
            vmovdqu64 xmm25, [rcx + 52]                         // sigma0(W_13) + W_12, and three more
            vprord   xmm26, xmm25, 18
        vpaddd       xmm13, xmm24, xmm13
        vprorvd      xmm24, xmm13, xmm20
        vprorvd      xmm27, xmm13, xmm18
        vmovdqa64    xmm28, xmm22                               // round 20
        vpternlogd   xmm28, xmm19, xmm13, 176
        vmovdqa64    xmm29, xmm13
        vpternlogd   xmm29, xmm19, xmm22, 248
        vpalignr     xmm30, xmm13, xmm13, 8
        vmovdqa64    xmm31, xmm22
        vpternlogd   xmm31, xmm19, xmm21, 248
        vpternlogd   xmm23, xmm13, xmm31, 184
            mov      ebx, [rcx + 56]                            // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsubd       xmm11{k1}, xmm12, xmm0
        vprorvd      xmm31, xmm13, xmm17
            rorx     ebp, r12d, 17
            vprord   xmm3, xmm25, 7
            rorx     r13d, r12d, 19
            shr      r12d, 10
        vpalignr     xmm2, xmm22, xmm22, 8
        vpaddd       xmm11, xmm11, xmm2
        vpternlogd   xmm24, xmm27, xmm31, 150
        vpaddd       xmm11, xmm11, xmm23
            xor      ebp, r13d
            xor      ebp, r12d
        vpaddd       xmm11, xmm24, xmm11
        vprorvd      xmm23, xmm11, xmm20
        vprorvd      xmm24, xmm11, xmm18
        vpternlogd   xmm28, xmm11, xmm29, 184
        vprorvd      xmm27, xmm11, xmm17
        vpternlogd   xmm23, xmm24, xmm27, 150
            vpternlogd xmm14, xmm16, xmm15, 150
            vpaddd   xmm14, xmm14, [rcx + 32]
            mov      r12d, [rcx + 60]                           // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vmovdqu64 [rcx + 80], xmm10
            add      r8d, [rcx + 80]
            add      r8d, r11d
            mov      [rcx + 80], r8d
            mov      r11d, r8d
            add      r11d, [r9 + 16]
        vmovd        xmm10, r11d
        vpaddd       xmm10, xmm21, xmm10
        vpsubd       xmm10{k1}, xmm12, xmm21
        vpaddd       xmm10, xmm10, xmm30
        vpaddd       xmm10, xmm10, xmm28
        vpaddd       xmm10, xmm23, xmm10
            add      ebx, [rcx + 84]
        vprorvd      xmm15, xmm10, xmm20                        // round 21
            add      ebx, ebp
        vprorvd      xmm16, xmm10, xmm18
            mov      [rcx + 84], ebx
            mov      r11d, ebx
            add      r11d, [r9 + 20]
        vmovd        xmm21, r11d
            rorx     r11d, r8d, 17
        vpaddd       xmm21, xmm22, xmm21
            rorx     ebp, r8d, 19
            xor      r11d, ebp
            shr      r8d, 10
            xor      r11d, r8d
        vmovdqa64    xmm23, xmm13
        vpternlogd   xmm23, xmm19, xmm11, 176
        vprorvd      xmm24, xmm10, xmm17
        vpsubd       xmm21{k1}, xmm12, xmm22
            add      r12d, [rcx + 88]
            add      r12d, r11d
            mov      r8d, r12d
            add      r8d, [r9 + 24]
            mov      [rcx + 88], r12d
        vmovd        xmm22, r8d                                 // round 22
        vmovdqa64    xmm27, xmm11
        vpternlogd   xmm27, xmm19, xmm13, 248
        vpternlogd   xmm23, xmm10, xmm27, 184
            vpsrld   xmm25, xmm25, 3
        vpalignr     xmm27, xmm11, xmm11, 8
        vpaddd       xmm21, xmm21, xmm27
        vpternlogd   xmm15, xmm16, xmm24, 150
        vpaddd       xmm16, xmm21, xmm23
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm19, xmm10, 176
            rorx     r8d, ebx, 19                               // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            mov      r11d, [rcx + 64]
        vpaddd       xmm22, xmm13, xmm22
            rorx     ebp, ebx, 17
        vpaddd       xmm15, xmm15, xmm16
        vprorvd      xmm16, xmm15, xmm20
        vprorvd      xmm23, xmm15, xmm18
            rorx     r13d, r12d, 19                             // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            xor      ebp, r8d
            shr      ebx, 10
        vmovdqa64    xmm24, xmm10
        vpternlogd   xmm24, xmm19, xmm11, 248
        vpternlogd   xmm21, xmm15, xmm24, 184
            add      r11d, [rcx + 92]
        vpsubd       xmm22{k1}, xmm12, xmm13
        vprorvd      xmm13, xmm15, xmm17
            vmovdqu64 [rcx + 96], xmm14
            mov      r8d, [rcx + 68]
            xor      ebp, ebx
        vpternlogd   xmm16, xmm23, xmm13, 150
            add      r8d, [rcx + 96]
        vpalignr     xmm13, xmm10, xmm10, 8
        vpaddd       xmm13, xmm22, xmm13
        vpaddd       xmm13, xmm13, xmm21
            mov      ebx, r12d
            shr      ebx, 10
        vmovdqa64    xmm14, xmm10                               // round 23
        vpternlogd   xmm14, xmm19, xmm15, 176
            rorx     r12d, r12d, 17
            add      r11d, ebp
            mov      ebp, r11d
            add      ebp, [r9 + 28]
        vmovd        xmm21, ebp
            mov      [rcx + 92], r11d
        vpaddd       xmm21, xmm21, xmm11
            xor      r12d, r13d
            xor      r12d, ebx
            add      r8d, r12d
            mov      [rcx + 96], r8d
            mov      ebx, [rcx + 72]                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            mov      ebp, r8d
            add      ebp, [r9 + 32]
            rorx     r12d, r11d, 17
        vmovd        xmm22, ebp                                 // round 24
        vpaddd       xmm22, xmm22, xmm10
            rorx     ebp, r11d, 19
            add      ebx, [rcx + 100]
            xor      r12d, ebp
        vpaddd       xmm13, xmm16, xmm13
        vprorvd      xmm16, xmm13, xmm20
        vprorvd      xmm23, xmm13, xmm18
            vpternlogd xmm25, xmm3, xmm26, 150
            vpaddd   xmm24, xmm25, [rcx + 48]
            shr      r11d, 10
            xor      r12d, r11d
        vpalignr     xmm25, xmm15, xmm15, 8
        vmovdqa64    xmm26, xmm15
        vpternlogd   xmm26, xmm19, xmm10, 248
        vpternlogd   xmm14, xmm13, xmm26, 184
            add      ebx, r12d
            mov      [rcx + 100], ebx
        vpsubd       xmm21{k1}, xmm12, xmm11
        vprorvd      xmm11, xmm13, xmm17
        vpternlogd   xmm16, xmm23, xmm11, 150
        vpaddd       xmm11, xmm21, xmm25
        vpaddd       xmm11, xmm11, xmm14
        vpaddd       xmm11, xmm16, xmm11
        vprorvd      xmm14, xmm11, xmm18
        vprorvd      xmm16, xmm11, xmm20
            mov      r11d, ebx
            add      r11d, [r9 + 36]
        vmovd        xmm21, r11d                                // round 25
            vmovdqu64 [rcx + 112], xmm24
            mov      r11d, [rcx + 76]                           // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vmovdqa64    xmm23, xmm13
        vpternlogd   xmm23, xmm19, xmm15, 248
            rorx     ebp, r8d, 17
        vpsubd       xmm22{k1}, xmm12, xmm10
        vmovdqa64    xmm10, xmm15
        vpternlogd   xmm10, xmm19, xmm13, 176
        vpternlogd   xmm10, xmm11, xmm23, 184
        vprorvd      xmm23, xmm11, xmm17
            rorx     r12d, r8d, 19
            add      r11d, [rcx + 104]
        vpternlogd   xmm16, xmm14, xmm23, 150
            xor      ebp, r12d
        vpalignr     xmm14, xmm13, xmm13, 8
        vpaddd       xmm14, xmm22, xmm14
        vpaddd       xmm10, xmm14, xmm10
            shr      r8d, 10
            xor      ebp, r8d
            add      r11d, ebp
        vmovdqa64    xmm14, xmm13
        vpternlogd   xmm14, xmm19, xmm11, 176
            mov      [rcx + 104], r11d
        vpaddd       xmm10, xmm16, xmm10
        vprorvd      xmm16, xmm10, xmm20
        vprorvd      xmm22, xmm10, xmm18
        vpaddd       xmm21, xmm21, xmm15
            mov      r8d, r11d
            add      r8d, [r9 + 40]
        vmovd        xmm23, r8d                                 // round 26
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm19, xmm13, 248
        vpternlogd   xmm14, xmm10, xmm24, 184
        vpsubd       xmm21{k1}, xmm12, xmm15
        vprorvd      xmm15, xmm10, xmm17
            mov      r8d, [rcx + 80]                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            rorx     ebp, ebx, 17
        vpalignr     xmm24, xmm11, xmm11, 8
        vpaddd       xmm21, xmm21, xmm24
        vpternlogd   xmm16, xmm22, xmm15, 150
            mov      r12d, [rcx + 84]                           // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            rorx     r13d, ebx, 19
        vpaddd       xmm14, xmm21, xmm14
        vmovdqa64    xmm15, xmm10
        vpternlogd   xmm15, xmm19, xmm11, 248
            rorx     r14d, r11d, 17
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm19, xmm10, 176
            add      r8d, [rcx + 108]
            shr      ebx, 10
            rorx     r15d, r11d, 19
            xor      ebp, r13d
            mov      r13d, [rcx + 92]                           // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpaddd       xmm22, xmm23, xmm13
        vpsubd       xmm22{k1}, xmm12, xmm13
            xor      ebp, ebx
            add      r8d, ebp
            add      r12d, [rcx + 112]
        vpaddd       xmm13, xmm16, xmm14
        vprorvd      xmm14, xmm13, xmm20
        vprorvd      xmm16, xmm13, xmm18
        vpternlogd   xmm21, xmm13, xmm15, 184
        vprorvd      xmm15, xmm13, xmm17
            mov      ebx, r8d
            add      ebx, [r9 + 44]
        vmovd        xmm23, ebx                                 // round 27
        vpalignr     xmm24, xmm10, xmm10, 8
        vpaddd       xmm22, xmm22, xmm24
        vpaddd       xmm21, xmm22, xmm21
            xor      r14d, r15d
            shr      r11d, 10
            xor      r14d, r11d
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm19, xmm13, 176
        vpternlogd   xmm14, xmm16, xmm15, 150
            mov      [rcx + 108], r8d
            add      r12d, r14d
            mov      r11d, r12d
            add      r11d, [r9 + 48]
            add      r13d, [rcx + 120]
            mov      [rcx + 112], r12d
        vpaddd       xmm14, xmm14, xmm21
        vprorvd      xmm15, xmm14, xmm20
        vprorvd      xmm16, xmm14, xmm18
            rorx     ebx, r12d, 17
        vpaddd       xmm21, xmm23, xmm11
            mov      ebp, [rcx + 88]                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            rorx     r14d, r12d, 19
            xor      ebx, r14d
            rorx     r14d, r8d, 17
            shr      r12d, 10
            xor      ebx, r12d
        vmovd        xmm23, r11d                                // round 28
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm19, xmm10, 248
        vpternlogd   xmm22, xmm14, xmm24, 184
            add      r13d, ebx
            rorx     r11d, r8d, 19
        vpsubd       xmm21{k1}, xmm12, xmm11
        vprorvd      xmm11, xmm14, xmm17
        vpternlogd   xmm15, xmm16, xmm11, 150
            mov      [rcx + 120], r13d
            add      ebp, [rcx + 116]
            xor      r14d, r11d
            add      r13d, [r9 + 56]
        vpalignr     xmm11, xmm13, xmm13, 8
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11, xmm11, xmm22
        vmovd        xmm16, r13d                                // round 30
        vpaddd       xmm21, xmm23, xmm10
        vpaddd       xmm11, xmm15, xmm11
        vprorvd      xmm15, xmm11, xmm20
        vprorvd      xmm22, xmm11, xmm18
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm19, xmm13, 248
        vpsubd       xmm21{k1}, xmm12, xmm10
        vmovdqa64    xmm10, xmm13
        vpternlogd   xmm10, xmm19, xmm14, 176
        vpternlogd   xmm10, xmm11, xmm23, 184
            mov      r11d, [rcx + 96]                           // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            shr      r8d, 10
            xor      r14d, r8d
            add      ebp, r14d
            mov      [rcx + 116], ebp
            mov      r8d, ebp
            add      r8d, [r9 + 52]
        vmovd        xmm23, r8d                                 // round 29
        vprorvd      xmm24, xmm11, xmm17
            rorx     r8d, ebp, 19
            rorx     ebx, ebp, 17
        vpalignr     xmm25, xmm14, xmm14, 8
        vpaddd       xmm21, xmm21, xmm25
            add      r11d, [rcx + 124]
        vpternlogd   xmm15, xmm22, xmm24, 150
            xor      ebx, r8d
        vpaddd       xmm16, xmm16, xmm14
        vpsubd       xmm16{k1}, xmm12, xmm14
        vpaddd       xmm10, xmm21, xmm10
            shr      ebp, 10
            xor      ebx, ebp
        vmovdqa64    xmm21, xmm14
        vpternlogd   xmm21, xmm19, xmm11, 176
        lea          r8, [r9 + 64]                              // round 31
            add      r11d, ebx
        vpaddd       xmm22, xmm23, xmm13
            mov      [rcx + 124], r11d
            add      r11d, [r9 + 60]
        vpaddd       xmm3, xmm15, xmm10
        vprorvd      xmm10, xmm3, xmm20
        vprorvd      xmm15, xmm3, xmm18
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm19, xmm3, 176
        vmovdqa64    xmm24, xmm3
        vpternlogd   xmm24, xmm19, xmm11, 248
        vpalignr     xmm25, xmm3, xmm3, 8
        vpaddd       xmm16, xmm16, xmm25
        vmovdqa64    xmm25, xmm11
        vpternlogd   xmm25, xmm19, xmm14, 248
        vpternlogd   xmm21, xmm3, xmm25, 184
        vpsubd       xmm22{k1}, xmm12, xmm13
        add          rcx, 64
        vprorvd      xmm13, xmm3, xmm17
        vpalignr     xmm14, xmm11, xmm11, 8
        vpaddd       xmm14, xmm22, xmm14
        vpaddd       xmm14, xmm14, xmm21
        vpternlogd   xmm10, xmm15, xmm13, 150
        vpaddd       xmm2, xmm10, xmm14
        vprorvd      xmm10, xmm2, xmm20
        vprorvd      xmm13, xmm2, xmm18
        vprorvd      xmm14, xmm2, xmm17
        vpternlogd   xmm23, xmm2, xmm24, 184
        vpternlogd   xmm10, xmm13, xmm14, 150
        vpaddd       xmm13, xmm16, xmm23
        vpaddd       xmm1, xmm10, xmm13
        vprorvd      xmm10, xmm1, xmm20
        vprorvd      xmm13, xmm1, xmm17
        vprorvd      xmm14, xmm1, xmm18
        vpternlogd   xmm10, xmm14, xmm13, 150
        vmovdqa64    xmm13, xmm2
        vpternlogd   xmm13, xmm19, xmm3, 248
        vmovd        xmm14, r11d
        vpaddd       xmm14, xmm14, xmm11
        vpsubd       xmm14{k1}, xmm12, xmm11
        vmovdqa64    xmm11, xmm3
        vpternlogd   xmm11, xmm19, xmm2, 176
        vpternlogd   xmm11, xmm1, xmm13, 184
        vpalignr     xmm12, xmm2, xmm2, 8
        vpaddd       xmm12, xmm14, xmm12
        vpaddd       xmm11, xmm12, xmm11
        vpaddd       xmm0, xmm10, xmm11
        mov          r9, r8
        cmp          rcx, rdx
        jne          L(f_carry1)

        // the hash value after the block
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm13, [rip + L(turns) + 32]
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        add          rsi, 64                                    // the next block
        add          rdi, -1
        vpalignr     xmm15, xmm1, xmm1, 8
        vpalignr     xmm16, xmm0, xmm0, 8
        vprorvd      xmm17, xmm0, xmm11
        vprorvd      xmm18, xmm0, xmm12
        vprorvd      xmm19, xmm0, xmm13
        vpternlogd   xmm19, xmm17, xmm18, 150
        vmovdqa64    xmm17, xmm1
        vpternlogd   xmm17, xmm14, xmm2, 248
        vpternlogd   xmm2, xmm14, xmm1, 176
        vpternlogd   xmm2, xmm0, xmm17, 184
        vmovdqa64    xmm17, xmm0
        vpternlogd   xmm17, xmm14, xmm1, 248
        vpternlogd   xmm1, xmm14, xmm0, 176
        vpaddd       xmm0, xmm3, xmm15
        vpaddd       xmm0, xmm0, xmm19
        vpaddd       xmm0, xmm0, xmm2
        vprorvd      xmm2, xmm0, xmm12
        vpaddd       xmm8, xmm8, xmm0
        vprorvd      xmm3, xmm0, xmm13
        vprorvd      xmm11, xmm0, xmm11
        vpternlogd   xmm3, xmm11, xmm2, 150
        vpternlogd   xmm1, xmm0, xmm17, 184
        vpaddd       xmm0, xmm16, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vpaddd       xmm9, xmm3, xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 2                              // the hash value
        vmovd        [r10 + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [r10 + 20], xmm5
        vmovd        [r10 + 24], xmm6
        vmovd        [r10 + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [r10], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [r10 + 4], xmm1
        vmovd        [r10 + 8], xmm2
        vmovd        [r10 + 12], xmm0
L(f_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 4576]
        vmovaps      xmm7, [rsp + 4592]
        vmovaps      xmm8, [rsp + 4608]
        vmovaps      xmm9, [rsp + 4624]
        vmovaps      xmm10, [rsp + 4640]
        vmovaps      xmm11, [rsp + 4656]
        vmovaps      xmm12, [rsp + 4672]
        vmovaps      xmm13, [rsp + 4688]
        vmovaps      xmm14, [rsp + 4704]
        vmovaps      xmm15, [rsp + 4720]
        add          rsp, 4744
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
        add          rsp, 4584
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)
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
