// sha256_avx512_n16.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=16
//
// void nsms_sha256_blocks_avx512_n16(uint32_t state[8], const void *data, size_t blocks);
//   SHA-224, SHA-256: the intermediate hash value after any number of blocks;
//   the schedules of 16 blocks at a time are computed together.
//   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 2,673 instructions (System V), 15 integer registers, 32 vector registers, 48 spills,
//   4,312 bytes of stack (System V), 4,488 (Win64).
//   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..15 of 16
//     blocks: zmm0..zmm15; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax; blocks: [rsp];
//     data: [rsp+8]; state: [rsp+16]; p: rcx; q: rbp; upper_bound: [rsp+24]; kp: [rsp+32];
//     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
//     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
//       schedule words of each block, row 0 the oldest.
//     scratch: address of the scratch area, the aligned part of the frame: first what the function
//       stores there itself, such as schedule words, then spilled vectors.
//     p: address of the stored schedule word of the first round of the current iteration.
//     q: address of the current block's first stored schedule word.
//     upper_bound: value of p after the last iteration of its loop.
//     kp: address of the constants that are added next.
//     end_of_batch: value of q after the last block of a batch.
//
// void nsms_sha256_schedule_avx512_n16(uint32_t *wk, const void *data);
//   SHA-224, SHA-256: W_t + K_t of 16 blocks, wk[t*16 + j] for block j.
//   Reads 1024 bytes at data; writes 4096 bytes at wk.
//   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
//   Size: 362 instructions (System V), 4 integer registers, 32 vector registers, 0 spills,
//   0 bytes of stack (System V), 184 (Win64).
//   Register map: W rows 0..15 of 16 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx.
//     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
//       schedule words of each block, row 0 the oldest.
//     kp: address of the constants that are added next.
//     upper_bound: value of wk after the last iteration of its loop.
//
// Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
// overlap another.
// Only buffers that are listed above as written, and the stack below the return address, are written.
// Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the direction flag.
// VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
// Layout: a comment stands on the first line of the step that it names; later lines of the step may stand among
// other steps. The message schedule is indented further where rounds are interleaved with it.
//
// Needs: avx, avx512bw, avx512f, avx512vl, bmi1, bmi2.
// (The ISA also allows avx512dq, which this code does not use.)
// Assembles to ELF, Mach-O and COFF objects with unwind information. Define NSMS_HIDDEN to hide the
// symbols (ELF, Mach-O).
// Proof: the assembled bytes (ELF) compute what FIPS 180-4 defines, for every input.
// A proof of this file covers the result and three properties: the code accesses these buffers, its frame and the
// constants of this file only; it keeps the calling convention; no branch and no address depends on the state or
// the message (constant time). The proof assumes that the decoder, the semantics of the instructions and the
// executable FIPS 180-4 of nsms are right (docs/SOUNDNESS.md of nsms).
//
// Contract (YAML):
// - name: nsms_sha256_blocks_avx512_n16
//   signature: void nsms_sha256_blocks_avx512_n16(uint32_t state[8], const void *data, size_t blocks)
//   parameters:
//     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
//     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
//   stack_bytes: {sysv: 4312, win64: 4488}
//   features: [avx, avx512bw, avx512f, avx512vl, bmi1, bmi2]
// - name: nsms_sha256_schedule_avx512_n16
//   signature: void nsms_sha256_schedule_avx512_n16(uint32_t *wk, const void *data)
//   parameters:
//     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 4096, align: 4, access: write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 1024, align: 1, access: read}
//   stack_bytes: {sysv: 0, win64: 184}
//   features: [avx, avx512bw, avx512f, avx512vl]
//
// Copyright (c) 2026 the nsms authors
// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__) && !defined(__arm64ec__)

/* The object format decides on sections and unwind information, NSMS_WIN64 on the calling convention. */
#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define NSMS_L(name) Lsha256_avx512_n16_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n16_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n16_##name
#  define NSMS_TYPE(name) .def name; .scl 2; .type 32; .endef
#  if !defined(NSMS_WIN64)
#    define NSMS_WIN64
#  endif
#endif
#if !defined(NSMS_HIDDEN) || defined(NSMS_COFF)
#  define NSMS_HIDE(name)
#elif defined(__APPLE__)
#  define NSMS_HIDE(name) .private_extern name
#else
#  define NSMS_HIDE(name) .hidden name
#endif
#if defined(NSMS_COFF)
#  define NSMS_SEH(...) __VA_ARGS__
#else
#  define NSMS_SEH(...)
#endif
#define NSMS_FUNCTION(name) .globl name; NSMS_TYPE(name); NSMS_HIDE(name)

        .intel_syntax noprefix

#if defined(__APPLE__)
        .section     __TEXT,__const
#elif defined(__ELF__)
        .section     .rodata,"a",@progbits
#else
        .section     .rdata,"dr"
#endif
        .p2align     6
NSMS_L(K1x16):  // K_t: each word 16 times, once for each block of a register
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
NSMS_L(K):  // K_t
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
NSMS_L(shuffle_32107654ba98fedc):  // byte shuffle: source of each byte
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16))
        endbr64
        push         rbx
        NSMS_SEH(.seh_pushreg rbx)
        push         rbp
        NSMS_SEH(.seh_pushreg rbp)
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        push         r12
        NSMS_SEH(.seh_pushreg r12)
        push         r13
        NSMS_SEH(.seh_pushreg r13)
        push         r14
        NSMS_SEH(.seh_pushreg r14)
        push         r15
        NSMS_SEH(.seh_pushreg r15)
        sub          rsp, 4096
        NSMS_SEH(.seh_stackalloc 4096)
        mov          [rsp], rsp
        sub          rsp, 328
        NSMS_SEH(.seh_stackalloc 328)
        vmovaps      [rsp + 4256], xmm6
        NSMS_SEH(.seh_savexmm xmm6, 4256)
        vmovaps      [rsp + 4272], xmm7
        NSMS_SEH(.seh_savexmm xmm7, 4272)
        vmovaps      [rsp + 4288], xmm8
        NSMS_SEH(.seh_savexmm xmm8, 4288)
        vmovaps      [rsp + 4304], xmm9
        NSMS_SEH(.seh_savexmm xmm9, 4304)
        vmovaps      [rsp + 4320], xmm10
        NSMS_SEH(.seh_savexmm xmm10, 4320)
        vmovaps      [rsp + 4336], xmm11
        NSMS_SEH(.seh_savexmm xmm11, 4336)
        vmovaps      [rsp + 4352], xmm12
        NSMS_SEH(.seh_savexmm xmm12, 4352)
        vmovaps      [rsp + 4368], xmm13
        NSMS_SEH(.seh_savexmm xmm13, 4368)
        vmovaps      [rsp + 4384], xmm14
        NSMS_SEH(.seh_savexmm xmm14, 4384)
        vmovaps      [rsp + 4400], xmm15
        NSMS_SEH(.seh_savexmm xmm15, 4400)
        NSMS_SEH(.seh_endprologue)
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
        sub          rsp, 168
        .cfi_def_cfa_offset 4320
#endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        // the working variables are the intermediate hash value
        lea          rax, [rsp + 151]
        mov          rcx, [rsp + 16]
        mov          edx, [rcx]
        mov          esi, [rcx + 4]
        mov          edi, [rcx + 8]
        and          rax, -64
        mov          r8d, [rcx + 12]
        mov          r9d, [rcx + 16]
        mov          r10d, [rcx + 20]
        mov          r11d, [rcx + 24]
        mov          ebx, [rcx + 28]
        // Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp];
        //   data: [rsp+8]; state: [rsp+16].
NSMS_L(blocks_batch16):
        cmp          qword ptr [rsp], 16
        jb           NSMS_L(blocks_batch1)

        // the schedule of 16 blocks: the message words
        mov          rbp, [rsp + 8]
        vmovdqu64    xmm16, [rbp]                               // W_0 to W_3
        vmovdqu64    xmm17, [rbp + 64]
        vmovdqu64    xmm18, [rbp + 128]
        vmovdqu64    xmm19, [rbp + 192]
        vinserti32x4 zmm16, zmm16, [rbp + 256], 1
        vinserti32x4 zmm17, zmm17, [rbp + 320], 1
        vinserti32x4 zmm18, zmm18, [rbp + 384], 1
        vinserti32x4 zmm19, zmm19, [rbp + 448], 1
        vmovdqu64    xmm20, [rbp + 16]                          // W_4 to W_7
        vinserti32x4 zmm16, zmm16, [rbp + 512], 2
        vinserti32x4 zmm17, zmm17, [rbp + 576], 2
        vinserti32x4 zmm18, zmm18, [rbp + 640], 2
        vmovdqu64    xmm21, [rbp + 80]
        vinserti32x4 zmm20, zmm20, [rbp + 272], 1
        vinserti32x4 zmm19, zmm19, [rbp + 704], 2
        vinserti32x4 zmm16, zmm16, [rbp + 768], 3
        vmovdqu64    xmm22, [rbp + 144]
        vinserti32x4 zmm21, zmm21, [rbp + 336], 1
        vinserti32x4 zmm20, zmm20, [rbp + 528], 2
        vinserti32x4 zmm17, zmm17, [rbp + 832], 3
        vmovdqu64    xmm23, [rbp + 208]
        vinserti32x4 zmm22, zmm22, [rbp + 400], 1
        vinserti32x4 zmm21, zmm21, [rbp + 592], 2
        vinserti32x4 zmm18, zmm18, [rbp + 896], 3
        vinserti32x4 zmm23, zmm23, [rbp + 464], 1
        vinserti32x4 zmm22, zmm22, [rbp + 656], 2
        vinserti32x4 zmm19, zmm19, [rbp + 960], 3
        vinserti32x4 zmm20, zmm20, [rbp + 784], 3
        vinserti32x4 zmm23, zmm23, [rbp + 720], 2
        vinserti32x4 zmm21, zmm21, [rbp + 848], 3
        vinserti32x4 zmm22, zmm22, [rbp + 912], 3
        vpunpckldq   zmm24, zmm16, zmm17
        vinserti32x4 zmm23, zmm23, [rbp + 976], 3
        vpunpckhdq   zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rbp + 32]                          // W_8 to W_11
        vpunpckldq   zmm25, zmm18, zmm19
        vpunpckhdq   zmm18, zmm18, zmm19
        vpunpckldq   zmm19, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rbp + 288], 1
        vpunpckhdq   zmm20, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rbp + 544], 2
        vinserti32x4 zmm17, zmm17, [rbp + 800], 3
        vmovdqu64    xmm21, [rbp + 96]
        vinserti32x4 zmm21, zmm21, [rbp + 352], 1
        vinserti32x4 zmm21, zmm21, [rbp + 608], 2
        vinserti32x4 zmm21, zmm21, [rbp + 864], 3
        vmovdqu64    xmm26, [rbp + 160]
        vinserti32x4 zmm26, zmm26, [rbp + 416], 1
        vinserti32x4 zmm26, zmm26, [rbp + 672], 2
        vinserti32x4 zmm26, zmm26, [rbp + 928], 3
        vmovdqu64    xmm27, [rbp + 224]
        vinserti32x4 zmm27, zmm27, [rbp + 480], 1
        vinserti32x4 zmm27, zmm27, [rbp + 736], 2
        vinserti32x4 zmm27, zmm27, [rbp + 992], 3
        vpunpckldq   zmm28, zmm22, zmm23
        vpunpckhdq   zmm22, zmm22, zmm23
        vpunpckldq   zmm23, zmm17, zmm21
        vpunpckhdq   zmm17, zmm17, zmm21
        vpunpckldq   zmm21, zmm26, zmm27
        vpunpckhdq   zmm26, zmm26, zmm27
        vpunpcklqdq  zmm27, zmm24, zmm25
        vpunpckhqdq  zmm24, zmm24, zmm25
        vmovdqu64    xmm25, [rbp + 48]                          // W_12 to W_15
        vinserti32x4 zmm25, zmm25, [rbp + 304], 1
        vinserti32x4 zmm25, zmm25, [rbp + 560], 2
        vinserti32x4 zmm25, zmm25, [rbp + 816], 3
        vmovdqu64    xmm29, [rbp + 112]
        vinserti32x4 zmm29, zmm29, [rbp + 368], 1
        vinserti32x4 zmm29, zmm29, [rbp + 624], 2
        vinserti32x4 zmm29, zmm29, [rbp + 880], 3
        vmovdqu64    xmm30, [rbp + 176]
        vinserti32x4 zmm30, zmm30, [rbp + 432], 1
        vinserti32x4 zmm30, zmm30, [rbp + 688], 2
        lea          r12, [rax + 64]
        mov          [rsp + 40], r12
        vinserti32x4 zmm30, zmm30, [rbp + 944], 3
        vmovdqu64    xmm31, [rbp + 240]
        vinserti32x4 zmm31, zmm31, [rbp + 496], 1
        vinserti32x4 zmm31, zmm31, [rbp + 752], 2
        vinserti32x4 zmm31, zmm31, [rbp + 1008], 3
        vmovdqu64    zmm15, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm27, zmm15
        vpshufb      zmm1, zmm24, zmm15
        vpunpcklqdq  zmm24, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm2, zmm24, zmm15
        vpshufb      zmm3, zmm16, zmm15
        vpunpckldq   zmm16, zmm25, zmm29
        vpunpckhdq   zmm18, zmm25, zmm29
        vpunpckldq   zmm24, zmm30, zmm31
        vpunpckhdq   zmm25, zmm30, zmm31
        vpunpcklqdq  zmm27, zmm19, zmm28
        vpunpckhqdq  zmm19, zmm19, zmm28
        vpshufb      zmm4, zmm27, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpunpcklqdq  zmm19, zmm20, zmm22
        vpunpckhqdq  zmm20, zmm20, zmm22
        vpshufb      zmm6, zmm19, zmm15
        vpshufb      zmm7, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm23, zmm21
        vpunpckhqdq  zmm20, zmm23, zmm21
        vpshufb      zmm8, zmm19, zmm15
        vpshufb      zmm9, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm17, zmm26
        vpunpckhqdq  zmm17, zmm17, zmm26
        vpshufb      zmm10, zmm19, zmm15
        vpshufb      zmm11, zmm17, zmm15
        vpunpcklqdq  zmm17, zmm16, zmm24
        vpunpckhqdq  zmm16, zmm16, zmm24
        vpshufb      zmm12, zmm17, zmm15
        vpshufb      zmm13, zmm16, zmm15
        vpunpcklqdq  zmm16, zmm18, zmm25
        vpunpckhqdq  zmm17, zmm18, zmm25
        vpshufb      zmm14, zmm16, zmm15
        vpshufb      zmm15, zmm17, zmm15
        vpaddd       zmm16, zmm0, [rip + NSMS_L(K1x16)]         // W_0 + K_0
        vmovdqu64    [rax], zmm16
        vpaddd       zmm16, zmm1, [rip + NSMS_L(K1x16) + 64]    // W_1 + K_1
        vmovdqu64    [rax + 64], zmm16
        vpaddd       zmm16, zmm2, [rip + NSMS_L(K1x16) + 128]   // W_2 + K_2
        vmovdqu64    [rax + 128], zmm16
        vpaddd       zmm16, zmm3, [rip + NSMS_L(K1x16) + 192]   // W_3 + K_3
        vmovdqu64    [rax + 192], zmm16
        vpaddd       zmm16, zmm4, [rip + NSMS_L(K1x16) + 256]   // W_4 + K_4
        vmovdqu64    [rax + 256], zmm16
        vpaddd       zmm16, zmm5, [rip + NSMS_L(K1x16) + 320]   // W_5 + K_5
        vmovdqu64    [rax + 320], zmm16
        vpaddd       zmm16, zmm6, [rip + NSMS_L(K1x16) + 384]   // W_6 + K_6
        vmovdqu64    [rax + 384], zmm16
        vpaddd       zmm16, zmm7, [rip + NSMS_L(K1x16) + 448]   // W_7 + K_7
        vmovdqu64    [rax + 448], zmm16
        vpaddd       zmm16, zmm8, [rip + NSMS_L(K1x16) + 512]   // W_8 + K_8
        vmovdqu64    [rax + 512], zmm16
        vpaddd       zmm16, zmm9, [rip + NSMS_L(K1x16) + 576]   // W_9 + K_9
        vmovdqu64    [rax + 576], zmm16
        vpaddd       zmm16, zmm10, [rip + NSMS_L(K1x16) + 640]  // W_10 + K_10
        vmovdqu64    [rax + 640], zmm16
        vpaddd       zmm16, zmm11, [rip + NSMS_L(K1x16) + 704]  // W_11 + K_11
        vmovdqu64    [rax + 704], zmm16
        vpaddd       zmm16, zmm12, [rip + NSMS_L(K1x16) + 768]  // W_12 + K_12
        vmovdqu64    [rax + 768], zmm16
        vpaddd       zmm16, zmm13, [rip + NSMS_L(K1x16) + 832]  // W_13 + K_13
        vmovdqu64    [rax + 832], zmm16
        vpaddd       zmm16, zmm14, [rip + NSMS_L(K1x16) + 896]  // W_14 + K_14
        vmovdqu64    [rax + 896], zmm16
        vpaddd       zmm16, zmm15, [rip + NSMS_L(K1x16) + 960]  // W_15 + K_15
        vmovdqu64    [rax + 960], zmm16
        lea          rbp, [rax + 3072]
        mov          [rsp + 24], rbp
        lea          r13, [rip + NSMS_L(K1x16) + 1024]
        mov          [rsp + 32], r13
        mov          rbp, rax
        mov          rcx, rax
        .p2align     6
        // Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..15 of 16
        //   blocks: zmm0..zmm15; scratch: rax; p: rcx; q: rbp; blocks: [rsp]; data: [rsp+8];
        //   state: [rsp+16]; upper_bound: [rsp+24]; kp: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_and_schedule16):

        // rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 16 blocks
        // Comments count rounds and words W_t from 0 in each iteration.
            vpaddd   zmm16, zmm9, zmm0                          // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   zmm17, zmm14, 17
            vprord   zmm18, zmm14, 19
            vpsrld   zmm19, zmm14, 10
        rorx         r12d, r9d, 25                              // round 0
            vpternlogd zmm19, zmm17, zmm18, 150
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
            vpaddd   zmm16, zmm16, zmm19
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vprord   zmm17, zmm1, 7
            vprord   zmm18, zmm1, 18
            vpsrld   zmm19, zmm1, 3
        andn         ebp, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm10, zmm1                         // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        add          ebx, ebp
        add          r11d, [rcx + 64]                           // round 1
            vpaddd   zmm0, zmm19, zmm16
        rorx         r12d, edx, 13
            vprord   zmm16, zmm15, 17
        rorx         r15d, edx, 2
            vprord   zmm18, zmm15, 19
        rorx         ebp, edx, 22
            vpsrld   zmm19, zmm15, 10
        mov          [rsp + 56], edx
        mov          edx, esi
        xor          edx, edi
        xor          r15d, r12d
        xor          r15d, ebp
            vpternlogd zmm19, zmm16, zmm18, 150
        and          edx, r14d
        xor          edx, esi
        add          r15d, edx
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
            vpaddd   zmm16, zmm17, zmm19
        add          ebx, r15d
            vprord   zmm17, zmm2, 7
        rorx         r15d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            vprord   zmm18, zmm2, 18
            vpsrld   zmm19, zmm2, 3
        andn         ebp, r8d, r10d
            vpternlogd zmm19, zmm17, zmm18, 150
        xor          r13d, r15d
        xor          r13d, r12d
            vpaddd   zmm17, zmm11, zmm2                         // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vpaddd   zmm1, zmm19, zmm16
        add          r10d, [rcx + 128]                          // round 2
        rorx         r12d, ebx, 13
            vprord   zmm16, zmm3, 7
        rorx         r15d, ebx, 2
            vprord   zmm18, zmm3, 18
        rorx         edx, ebx, 22
            vpsrld   zmm19, zmm3, 3
        mov          [rsp + 64], esi
        mov          esi, ebx
        xor          esi, [rsp + 56]
            vpternlogd zmm19, zmm16, zmm18, 150
        xor          r15d, r12d
        xor          r15d, edx
            vpaddd   zmm16, zmm12, zmm3                         // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        and          r14d, esi
        mov          edx, [rsp + 56]
        xor          r14d, edx
        add          r15d, r14d
            vpaddd   zmm17, zmm17, zmm19
            mov      r12, [rsp + 32]
            vpaddd   zmm18, zmm0, [r12]
            vmovdqu64 [rcx + 1024], zmm18
            vprord   zmm18, zmm0, 17
            vprord   zmm19, zmm0, 19
            vpsrld   zmm20, zmm0, 10
        mov          r14d, r9d                                  // round 3
        add          r14d, [rcx + 192]
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm2, zmm17, zmm20
            vprord   zmm17, zmm4, 7
            vprord   zmm18, zmm4, 18
            vpsrld   zmm19, zmm4, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm13, zmm4                         // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r11d, ebp
        add          r11d, r13d
        add          edi, r11d
        rorx         r13d, edi, 25
        rorx         ebp, edi, 6
        add          r11d, r15d
        rorx         r15d, edi, 11
        mov          edx, edi
        and          edx, r8d
        add          r10d, edx
        andn         r9d, edi, r9d
        xor          ebp, r15d
        xor          ebp, r13d
        rorx         r13d, r11d, 13
        rorx         r15d, r11d, 2
        rorx         edx, r11d, 22
        mov          [rsp + 72], r14d
        mov          r14d, r11d
        xor          r14d, ebx
        xor          r15d, r13d
        xor          r15d, edx
        and          esi, r14d
        xor          esi, ebx
        add          r15d, esi
            vpaddd   zmm16, zmm16, zmm19
            vpaddd   zmm18, zmm1, [r12 + 64]
            vmovdqu64 [rcx + 1088], zmm18
            vprord   zmm18, zmm1, 17
            vprord   zmm19, zmm1, 19
        mov          r13d, r8d                                  // round 4
        add          r13d, [rcx + 256]
            vpsrld   zmm20, zmm1, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm3, zmm16, zmm20
            vprord   zmm16, zmm5, 7
            vprord   zmm18, zmm5, 18
            vpsrld   zmm19, zmm5, 3
        add          r10d, r9d
        add          r10d, ebp
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r9d, esi, 25
        rorx         ebp, esi, 6
        add          r10d, r15d
        rorx         r15d, esi, 11
        mov          edx, esi
        and          edx, edi
        mov          [rsp + 64], ebx
        mov          ebx, [rsp + 72]
        add          ebx, edx
        andn         r8d, esi, r8d
        xor          ebp, r15d
        xor          r9d, ebp
        rorx         r15d, r10d, 13
        rorx         ebp, r10d, 2
        rorx         edx, r10d, 22
        mov          [rsp + 72], r13d
        mov          r13d, r10d
        xor          r13d, r11d
        xor          ebp, r15d
        xor          ebp, edx
        and          r14d, r13d
        xor          r14d, r11d
        add          ebp, r14d
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm14, zmm5                         // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpaddd   zmm17, zmm17, zmm19
            vpaddd   zmm18, zmm2, [r12 + 128]
            vmovdqu64 [rcx + 1152], zmm18
            vprord   zmm18, zmm2, 17
        mov          r14d, edi                                  // round 5
        add          r14d, [rcx + 320]
            vprord   zmm19, zmm2, 19
            vpsrld   zmm20, zmm2, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm4, zmm17, zmm20
            vprord   zmm17, zmm6, 7
            vprord   zmm18, zmm6, 18
        add          r8d, ebx
        add          r9d, r8d
        mov          edx, [rsp + 56]
        add          edx, r9d
        rorx         r8d, edx, 25
        rorx         r15d, edx, 6
        add          r9d, ebp
        rorx         ebp, edx, 11
        mov          ebx, edx
        and          ebx, esi
        mov          [rsp + 56], r11d
        mov          r11d, [rsp + 72]
        add          r11d, ebx
        andn         ebx, edx, edi
        xor          r15d, ebp
        xor          r8d, r15d
        rorx         r15d, r9d, 13
        rorx         ebp, r9d, 2
        rorx         edi, r9d, 22
        mov          [rsp + 72], r14d
        mov          r14d, r9d
        xor          r14d, r10d
        xor          ebp, r15d
        xor          ebp, edi
        and          r13d, r14d
        xor          r13d, r10d
        add          ebp, r13d
            vpsrld   zmm19, zmm6, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm15, zmm6                         // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpaddd   zmm16, zmm16, zmm19
            vpaddd   zmm18, zmm3, [r12 + 192]
        mov          r13d, esi                                  // round 6
        add          r13d, [rcx + 384]
            vmovdqu64 [rcx + 1216], zmm18
            vprord   zmm18, zmm3, 17
            vprord   zmm19, zmm3, 19
            vpsrld   zmm20, zmm3, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm5, zmm16, zmm20
            vprord   zmm16, zmm7, 7
        add          ebx, r11d
        add          r8d, ebx
        mov          ebx, [rsp + 64]
        add          ebx, r8d
        rorx         edi, ebx, 25
        rorx         r15d, ebx, 6
        add          r8d, ebp
        rorx         ebp, ebx, 11
        mov          r11d, ebx
        and          r11d, edx
        mov          [rsp + 64], r10d
        mov          r10d, [rsp + 72]
        add          r10d, r11d
        andn         r11d, ebx, esi
        xor          r15d, ebp
        xor          edi, r15d
        rorx         r15d, r8d, 13
        rorx         ebp, r8d, 2
        rorx         esi, r8d, 22
        mov          [rsp + 72], r13d
        mov          r13d, r8d
        xor          r13d, r9d
        xor          ebp, r15d
        xor          ebp, esi
        and          r14d, r13d
        xor          r14d, r9d
        add          ebp, r14d
            vprord   zmm18, zmm7, 18
            vpsrld   zmm19, zmm7, 3
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm17, zmm19
            vpaddd   zmm17, zmm4, [r12 + 256]
        mov          r14d, edx                                  // round 7
        add          r14d, [rcx + 448]
            vmovdqu64 [rcx + 1280], zmm17
            vprord   zmm17, zmm8, 7                             // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprord   zmm18, zmm8, 18
            vpsrld   zmm19, zmm8, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm7, zmm19
        add          r11d, r10d
        add          edi, r11d
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         esi, r11d, 25
        rorx         r15d, r11d, 6
        add          edi, ebp
        rorx         ebp, r11d, 11
        mov          r10d, r11d
        and          r10d, ebx
        mov          [rsp + 56], r9d
        mov          r9d, [rsp + 72]
        add          r9d, r10d
        andn         r10d, r11d, edx
        xor          r15d, ebp
        xor          esi, r15d
        rorx         r15d, edi, 13
        rorx         ebp, edi, 2
        rorx         edx, edi, 22
        mov          [rsp + 72], r14d
        mov          r14d, edi
        xor          r14d, r8d
        xor          ebp, r15d
        xor          ebp, edx
        and          r13d, r14d
        xor          r13d, r8d
        add          ebp, r13d
            vpaddd   zmm17, zmm17, zmm0
            vprord   zmm18, zmm4, 17
            vprord   zmm19, zmm4, 19
            vpsrld   zmm20, zmm4, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm6, zmm16, zmm20
        mov          r13d, ebx                                  // round 8
        add          r13d, [rcx + 512]
            vpaddd   zmm16, zmm5, [r12 + 320]
            vmovdqu64 [rcx + 1344], zmm16
            vprord   zmm16, zmm9, 7                             // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   zmm18, zmm9, 18
            vpsrld   zmm19, zmm9, 3
        add          r10d, r9d
        add          esi, r10d
        mov          r10d, [rsp + 64]
        add          r10d, esi
        rorx         edx, r10d, 25
        rorx         r15d, r10d, 6
        add          esi, ebp
        rorx         ebp, r10d, 11
        mov          r9d, r10d
        and          r9d, r11d
        mov          [rsp + 64], r8d
        mov          r8d, [rsp + 72]
        add          r8d, r9d
        andn         ebx, r10d, ebx
        xor          r15d, ebp
        xor          edx, r15d
        rorx         r15d, esi, 13
        rorx         ebp, esi, 2
        rorx         r9d, esi, 22
        mov          [rsp + 72], r13d
        mov          r13d, esi
        xor          r13d, edi
        xor          ebp, r15d
        xor          ebp, r9d
        and          r14d, r13d
        xor          r14d, edi
        add          ebp, r14d
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm8, zmm19
            vpaddd   zmm16, zmm16, zmm1
            vprord   zmm18, zmm5, 17
            vprord   zmm19, zmm5, 19
            vpsrld   zmm20, zmm5, 10
        mov          r14d, r11d                                 // round 9
        add          r14d, [rcx + 576]
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm7, zmm17, zmm20
            vpaddd   zmm17, zmm6, [r12 + 384]
            vmovdqu64 [rcx + 1408], zmm17
            vprord   zmm17, zmm10, 7                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprord   zmm18, zmm10, 18
        add          ebx, r8d
        add          edx, ebx
        mov          r9d, [rsp + 56]
        add          r9d, edx
        rorx         ebx, r9d, 25
        rorx         r15d, r9d, 6
        add          edx, ebp
        rorx         ebp, r9d, 11
        mov          r8d, r9d
        and          r8d, r10d
        mov          [rsp + 56], edi
        mov          edi, [rsp + 72]
        add          edi, r8d
        andn         r11d, r9d, r11d
        xor          r15d, ebp
        xor          ebx, r15d
        rorx         r15d, edx, 13
        rorx         ebp, edx, 2
        rorx         r8d, edx, 22
        mov          [rsp + 72], r14d
        mov          r14d, edx
        xor          r14d, esi
        xor          ebp, r15d
        xor          ebp, r8d
        and          r13d, r14d
        xor          r13d, esi
        add          ebp, r13d
            vpsrld   zmm19, zmm10, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm9, zmm19
            vpaddd   zmm17, zmm17, zmm2
            vprord   zmm18, zmm6, 17
            vprord   zmm19, zmm6, 19
        mov          r13d, r10d                                 // round 10
        add          r13d, [rcx + 640]
            vpsrld   zmm20, zmm6, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm8, zmm16, zmm20
            vpaddd   zmm16, zmm7, [r12 + 448]
            vmovdqu64 [rcx + 1472], zmm16
            vprord   zmm16, zmm11, 7                            // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        add          r11d, edi
        add          ebx, r11d
        mov          r8d, [rsp + 64]
        add          r8d, ebx
        rorx         r11d, r8d, 25
        rorx         r15d, r8d, 6
        add          ebx, ebp
        rorx         ebp, r8d, 11
        mov          edi, r8d
        and          edi, r9d
        mov          [rsp + 64], esi
        mov          esi, [rsp + 72]
        add          esi, edi
        andn         r10d, r8d, r10d
        xor          r15d, ebp
        xor          r11d, r15d
        rorx         r15d, ebx, 13
        rorx         ebp, ebx, 2
        rorx         edi, ebx, 22
        mov          [rsp + 72], r13d
        mov          r13d, ebx
        xor          r13d, edx
        xor          ebp, r15d
        xor          ebp, edi
        and          r14d, r13d
        xor          r14d, edx
        add          ebp, r14d
            vprord   zmm18, zmm11, 18
            vpsrld   zmm19, zmm11, 3
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm10, zmm19
            vpaddd   zmm16, zmm16, zmm3
            vprord   zmm18, zmm7, 17
        mov          r14d, r9d                                  // round 11
        add          r14d, [rcx + 704]
            vprord   zmm19, zmm7, 19
            vpsrld   zmm20, zmm7, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm9, zmm17, zmm20
            vpaddd   zmm17, zmm8, [r12 + 512]
        add          r10d, esi
        add          r11d, r10d
        mov          edi, [rsp + 56]
        add          edi, r11d
        rorx         r10d, edi, 25
        rorx         r15d, edi, 6
        add          r11d, ebp
        rorx         ebp, edi, 11
        mov          esi, edi
        and          esi, r8d
        mov          [rsp + 56], edx
        mov          edx, [rsp + 72]
        add          edx, esi
        andn         r9d, edi, r9d
        xor          r15d, ebp
        xor          r10d, r15d
        rorx         r15d, r11d, 13
        rorx         ebp, r11d, 2
        rorx         esi, r11d, 22
        mov          r12d, r11d
        xor          r12d, ebx
        xor          ebp, r15d
        xor          ebp, esi
        and          r13d, r12d
        xor          r13d, ebx
        add          ebp, r13d
            vmovdqu64 [rcx + 1536], zmm17
            vprord   zmm17, zmm12, 7                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprord   zmm18, zmm12, 18
            vpsrld   zmm19, zmm12, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm11, zmm19
        mov          r13d, r8d                                  // round 12
        add          r13d, [rcx + 768]
            vpaddd   zmm17, zmm17, zmm4
            vprord   zmm18, zmm8, 17
            vprord   zmm19, zmm8, 19
            vpsrld   zmm20, zmm8, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm10, zmm16, zmm20
        add          r9d, edx
        add          r10d, r9d
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r9d, esi, 25
        rorx         r15d, esi, 6
        add          r10d, ebp
        rorx         ebp, esi, 11
        mov          edx, esi
        and          edx, edi
        add          r14d, edx
        andn         r8d, esi, r8d
        xor          r15d, ebp
        xor          r9d, r15d
        rorx         r15d, r10d, 13
        rorx         ebp, r10d, 2
        rorx         edx, r10d, 22
        mov          [rsp + 64], ebx
        mov          ebx, r10d
        xor          ebx, r11d
        xor          ebp, r15d
        xor          ebp, edx
        and          r12d, ebx
        xor          r12d, r11d
        add          ebp, r12d
            mov      r12, [rsp + 32]
            vpaddd   zmm16, zmm9, [r12 + 576]
            vmovdqu64 [rcx + 1600], zmm16
            vprord   zmm16, zmm13, 7                            // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   zmm18, zmm13, 18
            vpsrld   zmm19, zmm13, 3
            vpternlogd zmm19, zmm16, zmm18, 150
        mov          r15d, edi                                  // round 13
        add          r15d, [rcx + 832]
            vpaddd   zmm16, zmm12, zmm19
            vpaddd   zmm16, zmm16, zmm5
            vprord   zmm18, zmm9, 17
            vprord   zmm19, zmm9, 19
            vpsrld   zmm20, zmm9, 10
        add          r8d, r14d
        add          r9d, r8d
        mov          edx, [rsp + 56]
        add          edx, r9d
        rorx         r8d, edx, 25
        rorx         r14d, edx, 6
        add          r9d, ebp
        rorx         ebp, edx, 11
        mov          [rsp + 56], r11d
        mov          r11d, edx
        and          r11d, esi
        add          r13d, r11d
        andn         r11d, edx, edi
        xor          r14d, ebp
        xor          r8d, r14d
        rorx         r14d, r9d, 13
        rorx         ebp, r9d, 2
        rorx         edi, r9d, 22
        mov          [rsp + 72], r15d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          ebp, r14d
        xor          ebp, edi
        and          ebx, r15d
        xor          ebx, r10d
        add          ebp, ebx
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm11, zmm17, zmm20
            vpaddd   zmm17, zmm10, [r12 + 640]
            vmovdqu64 [rcx + 1664], zmm17
            vprord   zmm17, zmm14, 7                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprord   zmm18, zmm14, 18
            vpsrld   zmm19, zmm14, 3
        mov          r14d, esi                                  // round 14
        add          r14d, [rcx + 896]
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm13, zmm19
            vpaddd   zmm17, zmm17, zmm6
            vprord   zmm18, zmm10, 17
            vprord   zmm19, zmm10, 19
        add          r11d, r13d
        add          r8d, r11d
        mov          ebx, [rsp + 64]
        add          ebx, r8d
        rorx         edi, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, ebp
        rorx         ebp, ebx, 11
        mov          r11d, ebx
        and          r11d, edx
        mov          [rsp + 64], r10d
        mov          r10d, [rsp + 72]
        add          r10d, r11d
        andn         r11d, ebx, esi
        xor          r13d, ebp
        xor          edi, r13d
        rorx         r13d, r8d, 13
        rorx         ebp, r8d, 2
        rorx         esi, r8d, 22
        mov          [rsp + 72], r14d
        mov          r14d, r8d
        xor          r14d, r9d
        xor          ebp, r13d
        xor          ebp, esi
        and          r15d, r14d
        xor          r15d, r9d
        add          ebp, r15d
            vpsrld   zmm20, zmm10, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm12, zmm16, zmm20
            vpaddd   zmm16, zmm11, [r12 + 704]
            vmovdqu64 [rcx + 1728], zmm16
            vprord   zmm16, zmm15, 7                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   zmm18, zmm15, 18
        mov          r13d, edx                                  // round 15
        add          r13d, [rcx + 960]
            vpsrld   zmm19, zmm15, 3
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm14, zmm19
            vpaddd   zmm16, zmm16, zmm7
            vprord   zmm18, zmm11, 17
        add          r11d, r10d
        add          edi, r11d
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         esi, r11d, 25
        rorx         r15d, r11d, 6
        add          edi, ebp
        rorx         ebp, r11d, 11
        mov          r10d, r11d
        and          r10d, ebx
        mov          [rsp + 56], r9d
        mov          r9d, [rsp + 72]
        add          r9d, r10d
        andn         r10d, r11d, edx
        xor          r15d, ebp
        xor          esi, r15d
        rorx         r15d, edi, 13
        rorx         ebp, edi, 2
        rorx         edx, edi, 22
        mov          [rsp + 72], ebx
        mov          ebx, edi
        xor          ebx, r8d
        xor          ebp, r15d
        xor          ebp, edx
        and          r14d, ebx
        xor          r14d, r8d
        add          ebp, r14d
            vprord   zmm19, zmm11, 19
            vpsrld   zmm20, zmm11, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm13, zmm17, zmm20
            vpaddd   zmm17, zmm12, [r12 + 768]
            vmovdqu64 [rcx + 1792], zmm17
        lea          r14, [r12 + 1024]                          // the next sixteen words
        mov          [rsp + 32], r14
            vpsrld   zmm17, zmm12, 10
            vprord   zmm18, zmm0, 7                             // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprord   zmm19, zmm0, 18
            vpsrld   zmm20, zmm0, 3
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm18, zmm15, zmm20
            vpaddd   zmm18, zmm18, zmm8
        lea          r15, [rcx + 1024]
        add          r10d, r9d
        add          esi, r10d
        mov          r10d, [rsp + 64]
        add          r10d, esi
        rorx         edx, r10d, 25
        rorx         r9d, r10d, 6
        add          esi, ebp
        rorx         ebp, r10d, 11
        mov          r14d, r10d
        and          r14d, r11d
        add          r13d, r14d
        mov          r14d, [rsp + 72]
        mov          [rsp + 64], r8d
        andn         r8d, r10d, r14d
        xor          r9d, ebp
        xor          edx, r9d
        rorx         ebp, esi, 13
        rorx         r9d, esi, 2
        rorx         r14d, esi, 22
        mov          [rsp + 80], r11d
        mov          r11d, esi
        xor          r11d, edi
        xor          r9d, ebp
        xor          r9d, r14d
        and          r11d, ebx
        xor          r11d, edi
        add          r9d, r11d
            vprord   zmm19, zmm12, 19
            vprord   zmm20, zmm12, 17
            vpternlogd zmm17, zmm20, zmm19, 150
            vpaddd   zmm14, zmm16, zmm17
            vpaddd   zmm16, zmm13, [r12 + 832]
            vmovdqu64 [rcx + 1856], zmm16
            vprord   zmm16, zmm13, 17
            vprord   zmm17, zmm13, 19
            vpsrld   zmm19, zmm13, 10
            vpternlogd zmm19, zmm16, zmm17, 150
            vpaddd   zmm15, zmm18, zmm19
            vpaddd   zmm16, zmm14, [r12 + 896]
            vmovdqu64 [rcx + 1920], zmm16
            vpaddd   zmm16, zmm15, [r12 + 960]
            vmovdqu64 [rcx + 1984], zmm16
        add          r8d, r13d
        add          edx, r8d
        mov          r12d, [rsp + 56]
        add          r12d, edx
        add          edx, r9d
        mov          r9d, r12d
        mov          rcx, r15
        mov          r8d, [rsp + 64]
        mov          r11d, [rsp + 80]
        mov          ebx, [rsp + 72]
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_and_schedule16)

        // rounds 48 to 63 of the first block
        // Comments count rounds and words W_t from 0 at the first of these rounds.
        // Same rounds as below label blocks_rounds_and_schedule16, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12d, r9d, 25                              // round 0
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rax
        mov          eax, r9d
        and          eax, r10d
        add          ebx, eax
        andn         eax, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          ebx, eax
        add          r11d, [rcx + 64]                           // round 1
        rorx         r12d, edx, 13
        rorx         r15d, edx, 2
        rorx         eax, edx, 22
        mov          [rsp + 56], rbp
        mov          ebp, esi
        xor          ebp, edi
        xor          r15d, r12d
        xor          r15d, eax
        and          ebp, r14d
        xor          ebp, esi
        add          r15d, ebp
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r15d
        rorx         r15d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 128]                          // round 2
        rorx         r12d, ebx, 13
        rorx         r15d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r15d, r12d
        xor          r15d, ebp
        and          r14d, eax
        xor          r14d, edx
        add          r15d, r14d
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r15d
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r10d, r15d
        add          r9d, [rcx + 192]                           // round 3
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r13d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
        andn         r15d, esi, r8d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r9d, r15d
        add          r8d, [rcx + 256]                           // round 4
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r11d
        add          r14d, ebp
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r13d, edx, 6
        add          r9d, r14d
        rorx         r14d, edx, 11
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
        andn         r15d, edx, edi
        xor          r13d, r14d
        xor          r13d, r12d
        add          r8d, r15d
        add          edi, [rcx + 320]                           // round 5
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
        add          edi, r15d
        add          esi, [rcx + 384]                           // round 6
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r9d
        add          r14d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
        andn         r15d, r11d, edx
        xor          r13d, r14d
        xor          r13d, r12d
        add          esi, r15d
        add          edx, [rcx + 448]                           // round 7
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r8d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r8d
        add          r14d, eax
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
        add          esi, r14d
        rorx         r14d, r10d, 11
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
        andn         r15d, r10d, ebx
        xor          r13d, r14d
        xor          r13d, r12d
        add          r15d, edx
        add          ebx, [rcx + 512]                           // round 8
        rorx         r12d, esi, 13
        rorx         r14d, esi, 2
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r14d, r12d
        xor          r14d, edx
        and          ebp, eax
        xor          ebp, edi
        add          r14d, ebp
        add          r13d, r15d
        add          r9d, r13d
        rorx         r12d, r9d, 25
        rorx         r15d, r9d, 6
        add          r13d, r14d
        rorx         r14d, r9d, 11
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        andn         ebp, r9d, r11d
        xor          r15d, r14d
        xor          r15d, r12d
        add          ebx, ebp
        add          r11d, [rcx + 576]                          // round 9
        rorx         r12d, r13d, 13
        rorx         r14d, r13d, 2
        rorx         ebp, r13d, 22
        mov          edx, r13d
        xor          edx, esi
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, esi
        add          r14d, eax
        add          ebx, r15d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r15d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 640]                          // round 10
        rorx         r12d, ebx, 13
        rorx         r14d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, r13d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r13d
        add          r14d, edx
        add          r11d, r15d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r15d, edi, 6
        add          r11d, r14d
        rorx         r14d, edi, 11
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
        andn         ebp, edi, r9d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r10d, ebp
        add          r9d, [rcx + 704]                           // round 11
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         ebp, r11d, 22
        mov          edx, r11d
        xor          edx, ebx
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r15d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r15d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          ebp, esi
        and          ebp, edi
        add          r9d, ebp
        andn         ebp, esi, r8d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r9d, ebp
        add          r8d, [rcx + 768]                           // round 12
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         ebp, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r11d
        add          r14d, edx
        add          r9d, r15d
        add          r13d, r9d
        rorx         r12d, r13d, 25
        rorx         r15d, r13d, 6
        add          r9d, r14d
        rorx         r14d, r13d, 11
        mov          ebp, r13d
        and          ebp, esi
        add          r8d, ebp
        andn         ebp, r13d, edi
        xor          r15d, r14d
        xor          r15d, r12d
        add          r8d, ebp
        add          edi, [rcx + 832]                           // round 13
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         ebp, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r15d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r15d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          ebp, ebx
        and          ebp, r13d
        add          edi, ebp
        andn         ebp, ebx, esi
        xor          r15d, r14d
        xor          r15d, r12d
        add          edi, ebp
        add          esi, [rcx + 896]                           // round 14
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         ebp, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r9d
        add          r14d, edx
        add          edi, r15d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r15d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          ebp, r11d
        and          ebp, ebx
        add          esi, ebp
        andn         ebp, r11d, r13d
        xor          r15d, r14d
        xor          r15d, r12d
        add          esi, ebp
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
        rorx         ebp, edi, 22
        mov          edx, edi
        xor          edx, r8d
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, r8d
        add          r14d, eax
        add          esi, r15d
        add          r10d, esi
        add          esi, r14d
        rorx         r12d, r10d, 6                              // round 15
        rorx         r14d, r10d, 11
        xor          r12d, r14d
        rorx         r14d, r10d, 25
        xor          r12d, r14d
        mov          r14d, r10d
        and          r14d, r11d
        andn         r15d, r10d, ebx
        add          r13d, [rcx + 960]
        add          r13d, r14d
        add          r15d, r13d
        add          r12d, r15d
        rorx         ecx, esi, 2
        rorx         r13d, esi, 13
        xor          ecx, r13d
        rorx         r13d, esi, 22
        xor          ecx, r13d
        mov          r13d, esi
        xor          r13d, edi
        and          edx, r13d
        xor          edx, edi
        mov          r13, [rsp + 16]
        mov          r14d, [r13 + 4]                            // H = H + (a, b, ...)
        mov          r15d, [r13 + 8]
        mov          ebp, [r13 + 12]
        mov          eax, [r13 + 20]
        mov          [rsp + 64], ebx
        mov          ebx, [r13 + 24]
        add          ecx, [r13]
        add          edx, ecx
        mov          ecx, [r13 + 28]
        add          edx, r12d
        mov          [r13], edx
        add          esi, r14d
        mov          [r13 + 4], esi
        add          edi, r15d
        mov          [r13 + 8], edi
        add          r8d, ebp
        mov          [r13 + 12], r8d
        add          r9d, [r13 + 16]
        add          r9d, r12d
        mov          [r13 + 16], r9d
        add          r10d, eax
        mov          [r13 + 20], r10d
        add          r11d, ebx
        mov          [r13 + 24], r11d
        add          ecx, [rsp + 64]
        mov          [r13 + 28], ecx
        mov          r12, [rsp + 8]
        add          r12, 64                                    // the next block
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        mov          rbp, [rsp + 56]
        add          rbp, 4
        mov          ebx, ecx
        mov          rax, [rsp + 48]
        .p2align     6
        // Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: rbp; blocks: [rsp];
        //   data: [rsp+8]; state: [rsp+16]; end_of_batch: [rsp+40].
NSMS_L(blocks_next_block_of_batch16):

        // the next block of the batch
        lea          r12, [rbp + 4096]
        mov          [rsp + 24], r12
        mov          rcx, rbp
        .p2align     6
        // Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rcx; q: rbp;
        //   blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; upper_bound: [rsp+24]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_only16):

        // rounds 0 to 63 of one block, sixteen per iteration
        // Comments count rounds and words W_t from 0 in each iteration.
        // Same rounds as below label blocks_rounds_and_schedule16, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12d, r9d, 25                              // round 0
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        andn         ebp, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          ebx, ebp
        add          r11d, [rcx + 64]                           // round 1
        rorx         r12d, edx, 13
        rorx         r15d, edx, 2
        rorx         ebp, edx, 22
        mov          [rsp + 56], rax
        mov          eax, esi
        xor          eax, edi
        xor          r15d, r12d
        xor          r15d, ebp
        and          eax, r14d
        xor          eax, esi
        add          r15d, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r15d
        rorx         r15d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 128]                          // round 2
        rorx         r12d, ebx, 13
        rorx         r15d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r15d, r12d
        xor          r15d, ebp
        and          r14d, eax
        xor          r14d, edx
        add          r15d, r14d
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r15d
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r10d, r15d
        add          r9d, [rcx + 192]                           // round 3
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r13d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
        andn         r15d, esi, r8d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r9d, r15d
        add          r8d, [rcx + 256]                           // round 4
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r11d
        add          r14d, ebp
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r13d, edx, 6
        add          r9d, r14d
        rorx         r14d, edx, 11
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
        andn         r15d, edx, edi
        xor          r13d, r14d
        xor          r13d, r12d
        add          r8d, r15d
        add          edi, [rcx + 320]                           // round 5
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
        add          edi, r15d
        add          esi, [rcx + 384]                           // round 6
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r9d
        add          r14d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
        andn         r15d, r11d, edx
        xor          r13d, r14d
        xor          r13d, r12d
        add          esi, r15d
        add          edx, [rcx + 448]                           // round 7
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r8d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r8d
        add          r14d, eax
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
        add          esi, r14d
        rorx         r14d, r10d, 11
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
        andn         r15d, r10d, ebx
        xor          r13d, r14d
        xor          r13d, r12d
        add          r15d, edx
        add          ebx, [rcx + 512]                           // round 8
        rorx         r12d, esi, 13
        rorx         r14d, esi, 2
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r14d, r12d
        xor          r14d, edx
        and          ebp, eax
        xor          ebp, edi
        add          r14d, ebp
        add          r13d, r15d
        add          r9d, r13d
        rorx         r12d, r9d, 25
        rorx         r15d, r9d, 6
        add          r13d, r14d
        rorx         r14d, r9d, 11
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        andn         ebp, r9d, r11d
        xor          r15d, r14d
        xor          r15d, r12d
        add          ebx, ebp
        add          r11d, [rcx + 576]                          // round 9
        rorx         r12d, r13d, 13
        rorx         r14d, r13d, 2
        rorx         ebp, r13d, 22
        mov          edx, r13d
        xor          edx, esi
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, esi
        add          r14d, eax
        add          ebx, r15d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r15d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 640]                          // round 10
        rorx         r12d, ebx, 13
        rorx         r14d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, r13d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r13d
        add          r14d, edx
        add          r11d, r15d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r15d, edi, 6
        add          r11d, r14d
        rorx         r14d, edi, 11
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
        andn         ebp, edi, r9d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r10d, ebp
        add          r9d, [rcx + 704]                           // round 11
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         ebp, r11d, 22
        mov          edx, r11d
        xor          edx, ebx
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r15d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r15d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          ebp, esi
        and          ebp, edi
        add          r9d, ebp
        andn         ebp, esi, r8d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r9d, ebp
        add          r8d, [rcx + 768]                           // round 12
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         ebp, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r11d
        add          r14d, edx
        add          r9d, r15d
        add          r13d, r9d
        rorx         r12d, r13d, 25
        rorx         r15d, r13d, 6
        add          r9d, r14d
        rorx         r14d, r13d, 11
        mov          ebp, r13d
        and          ebp, esi
        add          r8d, ebp
        andn         ebp, r13d, edi
        xor          r15d, r14d
        xor          r15d, r12d
        add          r8d, ebp
        add          edi, [rcx + 832]                           // round 13
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         ebp, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r15d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r15d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          ebp, ebx
        and          ebp, r13d
        add          edi, ebp
        andn         ebp, ebx, esi
        xor          r15d, r14d
        xor          r15d, r12d
        add          edi, ebp
        add          esi, [rcx + 896]                           // round 14
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         ebp, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r9d
        add          r14d, edx
        add          edi, r15d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r15d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          ebp, r11d
        and          ebp, ebx
        add          esi, ebp
        andn         ebp, r11d, r13d
        xor          r15d, r14d
        xor          r15d, r12d
        add          esi, ebp
        add          r13d, [rcx + 960]                          // round 15
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
        rorx         ebp, edi, 22
        mov          edx, edi
        xor          edx, r8d
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, r8d
        add          r14d, eax
        add          esi, r15d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r15d, r10d, 6
        add          esi, r14d
        rorx         r14d, r10d, 11
        mov          ebp, r10d
        and          ebp, r11d
        add          r13d, ebp
        andn         ebp, r10d, ebx
        xor          r15d, r14d
        xor          r15d, r12d
        add          ebp, r13d
        add          rcx, 1024
        rorx         r12d, esi, 13
        rorx         r13d, esi, 2
        rorx         r14d, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r13d, r12d
        xor          r13d, r14d
        and          edx, eax
        xor          edx, edi
        add          edx, r13d
        add          r15d, ebp
        add          edx, r15d
        add          r9d, r15d
        mov          rbp, [rsp + 48]
        mov          rax, [rsp + 56]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_only16)

        // the state after the block
        mov          rcx, [rsp + 16]
        mov          r12d, [rcx]                                // H = H + (a, b, ...)
        add          edx, r12d
        mov          r12, [rsp + 8]
        add          r12, 64                                    // the next block
        mov          [rsp + 8], r12
        mov          [rcx], edx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 4
        mov          r14d, [rcx + 4]
        add          esi, r14d
        mov          [rcx + 4], esi
        mov          r14d, [rcx + 8]
        add          edi, r14d
        mov          [rcx + 8], edi
        mov          r14d, [rcx + 12]
        add          r8d, r14d
        mov          [rcx + 12], r8d
        mov          r14d, [rcx + 16]
        add          r9d, r14d
        mov          [rcx + 16], r9d
        mov          r14d, [rcx + 20]
        add          r10d, r14d
        mov          [rcx + 20], r10d
        mov          r14d, [rcx + 24]
        add          r11d, r14d
        mov          [rcx + 24], r11d
        mov          r14d, [rcx + 28]
        add          ebx, r14d
        mov          [rcx + 28], ebx
        cmp          rbp, [rsp + 40]
        jne          NSMS_L(blocks_next_block_of_batch16)
        jmp          NSMS_L(blocks_batch16)
        // Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp];
        //   data: [rsp+8]; state: [rsp+16].
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
        jb           NSMS_L(blocks_done)

        // the schedule of 1 block: the message words
        mov          rbp, [rsp + 8]
        vmovdqu64    xmm4, [rbp]                                // W_0 to W_3
        vmovdqu64    xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu64    xmm6, [rbp + 16]                           // W_4 to W_7
        vmovdqu64    xmm7, [rbp + 32]                           // W_8 to W_11
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu64    xmm4, [rbp + 48]                           // W_12 to W_15
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K)]              // W_0 to W_3, each + K_t
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rip + NSMS_L(K) + 16]         // W_4 to W_7, each + K_t
        vpaddd       xmm5, xmm2, [rip + NSMS_L(K) + 32]         // W_8 to W_11, each + K_t
        vmovdqu64    [rax], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         // W_12 to W_15, each + K_t
        vmovdqu64    [rax + 16], xmm4
        vmovdqu64    [rax + 32], xmm5
        vmovdqu64    [rax + 48], xmm6
        lea          rbp, [rax + 192]
        mov          [rsp + 24], rbp
        lea          r12, [rip + NSMS_L(K) + 64]
        mov          [rsp + 32], r12
        mov          rcx, rax
        .p2align     6
        // Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3;
        //   scratch: rax; p: rcx; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; upper_bound: [rsp+24];
        //   kp: [rsp+32].
NSMS_L(blocks_rounds_and_schedule1):

        // rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words
        // Comments count rounds and words W_t from 0 in each iteration.
        // Same rounds as below label blocks_rounds_and_schedule16, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         ebp, r9d, 25                               // round 0
        rorx         r12d, r9d, 6
        mov          r13d, edx
        xor          r13d, esi
        add          ebx, [rcx]
        rorx         r14d, r9d, 11
            vpshufd  xmm4, xmm3, 14                             // W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        andn         r15d, r9d, r11d
            vpalignr xmm5, xmm3, xmm2, 4
        xor          r12d, r14d
        xor          r12d, ebp
        add          ebx, r15d
            vpalignr xmm6, xmm1, xmm0, 4
        add          r11d, [rcx + 4]                            // round 1
        rorx         ebp, edx, 13
        rorx         r14d, edx, 2
        rorx         r15d, edx, 22
            vprord   xmm7, xmm4, 17
        mov          [rsp + 48], edx
        mov          edx, esi
        xor          edx, edi
        xor          r14d, ebp
        xor          r14d, r15d
        and          edx, r13d
        xor          edx, esi
        add          r14d, edx
            vprord   xmm8, xmm4, 19
        add          ebx, r12d
        add          r8d, ebx
        rorx         ebp, r8d, 25
        rorx         r12d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
            vpsrld   xmm4, xmm4, 10
        mov          r15d, r8d
        and          r15d, r9d
        add          r11d, r15d
            vpsrld   xmm9, xmm6, 3
        andn         r15d, r8d, r10d
        xor          r12d, r14d
        xor          r12d, ebp
        add          r11d, r15d
            vpternlogd xmm4, xmm7, xmm8, 150
        add          r10d, [rcx + 8]                            // round 2
        rorx         ebp, ebx, 13
        rorx         r14d, ebx, 2
        rorx         r15d, ebx, 22
            vpaddd   xmm7, xmm0, xmm5
        mov          edx, [rsp + 48]
        mov          [rsp + 56], esi
        mov          esi, ebx
        xor          esi, edx
        xor          r14d, ebp
        xor          r14d, r15d
        and          r13d, esi
        xor          r13d, edx
            vprord   xmm8, xmm6, 7
        add          r14d, r13d
        add          r11d, r12d
        add          edi, r11d
        rorx         ebp, edi, 25
        rorx         r12d, edi, 6
        add          r11d, r14d
        rorx         r13d, edi, 11
            vprord   xmm6, xmm6, 18
        mov          r14d, edi
        and          r14d, r8d
        add          r10d, r14d
            vpaddd   xmm4, xmm7, xmm4
        andn         r14d, edi, r9d
        xor          r12d, r13d
        xor          r12d, ebp
            vpalignr xmm10, xmm2, xmm1, 4                       // W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r10d, r14d
        add          r9d, [rcx + 12]                            // round 3
        rorx         ebp, r11d, 13
        rorx         r13d, r11d, 2
            vpternlogd xmm9, xmm8, xmm6, 150
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
        xor          r13d, ebp
        xor          r13d, r14d
            vpaddd   xmm4, xmm9, xmm4
        and          esi, r15d
        xor          esi, ebx
        add          r13d, esi
        add          r10d, r12d
        mov          esi, [rsp + 56]
        add          esi, r10d
        rorx         ebp, esi, 25
        rorx         r12d, esi, 6
        add          r10d, r13d
            vpaddd   xmm6, xmm7, xmm9
        rorx         r13d, esi, 11
        mov          r14d, esi
        and          r14d, edi
        add          r9d, r14d
            vprord   xmm7, xmm10, 7
        andn         r14d, esi, r8d
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm8, xmm10, 18
        add          r9d, r14d
        add          r8d, [rcx + 16]                            // round 4
        rorx         ebp, r10d, 13
        rorx         r13d, r10d, 2
            vpalignr xmm4, xmm4, xmm3, 8
        rorx         r14d, r10d, 22
        mov          [rsp + 56], ebx
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r13d, ebp
        xor          r13d, r14d
            vpsrld   xmm9, xmm10, 3
        and          r15d, ebx
        xor          r15d, r11d
        add          r13d, r15d
        add          r9d, r12d
        add          edx, r9d
        rorx         ebp, edx, 25
        rorx         r12d, edx, 6
        add          r9d, r13d
            vpternlogd xmm9, xmm7, xmm8, 150
        rorx         r13d, edx, 11
        mov          r14d, edx
        and          r14d, esi
        add          r8d, r14d
            vprord   xmm7, xmm4, 17
        andn         r14d, edx, edi
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm8, xmm4, 19
        add          r8d, r14d
        add          edi, [rcx + 20]                            // round 5
        rorx         ebp, r9d, 13
        rorx         r13d, r9d, 2
            vpsrld   xmm4, xmm4, 10
        rorx         r14d, r9d, 22
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, ebp
        xor          r13d, r14d
            vpaddd   xmm9, xmm1, xmm9
        and          ebx, r15d
        xor          ebx, r10d
        add          r13d, ebx
        add          r8d, r12d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        rorx         ebp, ebx, 25
        rorx         r12d, ebx, 6
            vpternlogd xmm4, xmm7, xmm8, 150
        add          r8d, r13d
        rorx         r13d, ebx, 11
            vpaddd   xmm0, xmm6, xmm4
        mov          r14d, ebx
        and          r14d, edx
        add          edi, r14d
        andn         r14d, ebx, esi
        xor          r12d, r13d
        xor          r12d, ebp
            mov      rbp, [rsp + 32]
            vpaddd   xmm4, xmm0, [rbp]
        add          edi, r14d
        add          esi, [rcx + 24]                            // round 6
        rorx         r13d, r8d, 13
            vpshufd  xmm6, xmm0, 14
        rorx         r14d, r8d, 2
        rorx         ebp, r8d, 22
        mov          [rsp + 48], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r14d, r13d
        xor          r14d, ebp
            vpalignr xmm7, xmm0, xmm3, 4
        and          r15d, r10d
        xor          r15d, r9d
        add          r14d, r15d
        add          edi, r12d
        add          r11d, edi
        rorx         ebp, r11d, 25
        rorx         r12d, r11d, 6
            vmovdqu64 [rcx + 64], xmm4
        add          edi, r14d
        rorx         r13d, r11d, 11
            vprord   xmm4, xmm6, 17
        mov          r14d, r11d
        and          r14d, ebx
        add          esi, r14d
        andn         r14d, r11d, edx
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm8, xmm6, 19
        add          esi, r14d
        add          edx, [rcx + 28]                            // round 7
        rorx         ebp, edi, 13
            vpsrld   xmm6, xmm6, 10
        rorx         r13d, edi, 2
        rorx         r14d, edi, 22
        mov          r15d, edi
        xor          r15d, r8d
        xor          r13d, ebp
        xor          r13d, r14d
            vpternlogd xmm6, xmm4, xmm8, 150
        and          r10d, r15d
        xor          r10d, r8d
        add          r13d, r10d
        add          esi, r12d
        mov          r10d, [rsp + 48]
        add          r10d, esi
        rorx         ebp, r10d, 25
        rorx         r12d, r10d, 6
            vpaddd   xmm4, xmm9, xmm7
        add          esi, r13d
        rorx         r13d, r10d, 11
            vpaddd   xmm6, xmm4, xmm6
        mov          r14d, r10d
        and          r14d, r11d
        add          edx, r14d
        andn         r14d, r10d, ebx
            vprord   xmm8, xmm5, 7                              // W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        xor          r12d, r13d
        xor          r12d, ebp
        add          edx, r14d
        add          ebx, [rcx + 32]                            // round 8
        rorx         ebp, esi, 13
            vprord   xmm9, xmm5, 18
        rorx         r13d, esi, 2
        rorx         r14d, esi, 22
        mov          [rsp + 48], r8d
        mov          r8d, esi
        xor          r8d, edi
            vpsrld   xmm5, xmm5, 3
        xor          r13d, ebp
        xor          r13d, r14d
        and          r15d, r8d
        xor          r15d, edi
        add          r13d, r15d
        add          edx, r12d
        add          r9d, edx
        rorx         ebp, r9d, 25
        rorx         r12d, r9d, 6
            vpalignr xmm6, xmm6, xmm0, 8
        add          edx, r13d
        rorx         r13d, r9d, 11
            vpternlogd xmm5, xmm8, xmm9, 150
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        andn         r14d, r9d, r11d
            vprord   xmm8, xmm6, 17
        xor          r12d, r13d
        xor          r12d, ebp
        add          ebx, r14d
        add          r11d, [rcx + 36]                           // round 9
            vprord   xmm9, xmm6, 19
        rorx         ebp, edx, 13
        rorx         r13d, edx, 2
        rorx         r14d, edx, 22
            vpsrld   xmm6, xmm6, 10
        mov          r15d, edx
        xor          r15d, esi
        xor          r13d, ebp
        xor          r13d, r14d
        and          r8d, r15d
        xor          r8d, esi
        add          r13d, r8d
        add          ebx, r12d
        mov          r8d, [rsp + 48]
        add          r8d, ebx
        rorx         ebp, r8d, 25
        rorx         r12d, r8d, 6
            vpaddd   xmm5, xmm2, xmm5
        add          ebx, r13d
        rorx         r13d, r8d, 11
            vpternlogd xmm6, xmm8, xmm9, 150
        mov          r14d, r8d
        and          r14d, r9d
        add          r11d, r14d
            vpaddd   xmm1, xmm4, xmm6
        andn         r14d, r8d, r10d
        xor          r12d, r13d
        xor          r12d, ebp
        add          r11d, r14d
            mov      rbp, [rsp + 32]
            vpaddd   xmm4, xmm1, [rbp + 16]
        add          r10d, [rcx + 40]                           // round 10
        rorx         r13d, ebx, 13
        rorx         r14d, ebx, 2
        rorx         ebp, ebx, 22
            vpshufd  xmm6, xmm1, 14
        mov          [rsp + 48], esi
        mov          esi, ebx
        xor          esi, edx
        xor          r14d, r13d
        xor          r14d, ebp
        and          r15d, esi
        xor          r15d, edx
        add          r14d, r15d
            vpalignr xmm8, xmm1, xmm0, 4
        add          r11d, r12d
        add          edi, r11d
        rorx         ebp, edi, 25
        rorx         r12d, edi, 6
        add          r11d, r14d
        rorx         r13d, edi, 11
            vmovdqu64 [rcx + 80], xmm4
        mov          r14d, edi
        and          r14d, r8d
        add          r10d, r14d
            vprord   xmm4, xmm6, 17
        andn         r14d, edi, r9d
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm9, xmm6, 19
        add          r10d, r14d
        add          r9d, [rcx + 44]                            // round 11
        rorx         ebp, r11d, 13
        rorx         r13d, r11d, 2
            vpsrld   xmm6, xmm6, 10
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
        xor          r13d, ebp
        xor          r13d, r14d
        and          esi, r15d
        xor          esi, ebx
            vpternlogd xmm6, xmm4, xmm9, 150
        add          r13d, esi
        add          r10d, r12d
        mov          esi, [rsp + 48]
        add          esi, r10d
        rorx         ebp, esi, 25
        rorx         r12d, esi, 6
        add          r10d, r13d
        rorx         r13d, esi, 11
            vpaddd   xmm4, xmm5, xmm8
        mov          r14d, esi
        and          r14d, edi
        add          r9d, r14d
            vpaddd   xmm5, xmm4, xmm6
        andn         r14d, esi, r8d
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm6, xmm7, 7                              // W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9d, r14d
        add          r8d, [rcx + 48]                            // round 12
        rorx         ebp, r10d, 13
        rorx         r13d, r10d, 2
            vprord   xmm8, xmm7, 18
        rorx         r14d, r10d, 22
        mov          [rsp + 48], ebx
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r13d, ebp
        xor          r13d, r14d
            vpsrld   xmm7, xmm7, 3
        and          r15d, ebx
        xor          r15d, r11d
        add          r13d, r15d
        add          r9d, r12d
        add          edx, r9d
        rorx         ebp, edx, 25
        rorx         r12d, edx, 6
        add          r9d, r13d
            vpalignr xmm5, xmm5, xmm1, 8
        rorx         r13d, edx, 11
        mov          r14d, edx
        and          r14d, esi
        add          r8d, r14d
            vpternlogd xmm7, xmm6, xmm8, 150
        andn         r14d, edx, edi
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm6, xmm5, 17
        add          r8d, r14d
        add          edi, [rcx + 52]                            // round 13
        rorx         ebp, r9d, 13
        rorx         r13d, r9d, 2
            vprord   xmm8, xmm5, 19
        rorx         r14d, r9d, 22
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, ebp
        xor          r13d, r14d
            vpsrld   xmm5, xmm5, 10
        and          ebx, r15d
        xor          ebx, r10d
        add          r13d, ebx
        add          r8d, r12d
        mov          ebx, [rsp + 48]
        add          ebx, r8d
        rorx         ebp, ebx, 25
        rorx         r12d, ebx, 6
            vpaddd   xmm7, xmm3, xmm7
        add          r8d, r13d
        rorx         r13d, ebx, 11
        mov          r14d, ebx
        and          r14d, edx
        add          edi, r14d
            vpternlogd xmm5, xmm6, xmm8, 150
        andn         r14d, ebx, esi
        xor          r12d, r13d
        xor          r12d, ebp
            vpaddd   xmm2, xmm4, xmm5
        add          edi, r14d
        add          esi, [rcx + 56]                            // round 14
        rorx         ebp, r8d, 13
            mov      r13, [rsp + 32]
            vpaddd   xmm4, xmm2, [r13 + 32]
        rorx         r14d, r8d, 2
        rorx         r13d, r8d, 22
        mov          [rsp + 48], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r14d, ebp
        xor          r14d, r13d
            vpshufd  xmm5, xmm2, 14
        and          r15d, r10d
        xor          r15d, r9d
        add          r14d, r15d
        add          edi, r12d
        add          r11d, edi
        rorx         ebp, r11d, 25
        rorx         r12d, r11d, 6
            vpalignr xmm6, xmm2, xmm1, 4
        add          edi, r14d
        rorx         r13d, r11d, 11
            vmovdqu64 [rcx + 96], xmm4
        mov          r14d, r11d
        and          r14d, ebx
        add          esi, r14d
        andn         r14d, r11d, edx
        xor          r12d, r13d
        xor          r12d, ebp
            vprord   xmm4, xmm5, 17
        add          esi, r14d
        add          edx, [rcx + 60]                            // round 15
        rorx         ebp, edi, 13
            vprord   xmm8, xmm5, 19
        rorx         r13d, edi, 2
        rorx         r14d, edi, 22
        mov          r15d, edi
        xor          r15d, r8d
        xor          r13d, ebp
        xor          r13d, r14d
            vpsrld   xmm5, xmm5, 10
        and          r10d, r15d
        xor          r10d, r8d
        add          r13d, r10d
        add          esi, r12d
        mov          r10d, [rsp + 48]
        add          r10d, esi
        rorx         ebp, r10d, 25
        rorx         r12d, r10d, 6
            vpternlogd xmm5, xmm4, xmm8, 150
        add          esi, r13d
        rorx         r13d, r10d, 11
            vpaddd   xmm4, xmm7, xmm6
        mov          r14d, r10d
        and          r14d, r11d
        add          edx, r14d
        andn         r14d, r10d, ebx
        xor          r12d, r13d
        xor          r12d, ebp
            vpaddd   xmm5, xmm4, xmm5
        add          edx, r14d
        rorx         ebp, esi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        rorx         r13d, esi, 2
        rorx         r14d, esi, 22
        mov          [rsp + 48], ebx
        mov          ebx, esi
        xor          ebx, edi
        xor          r13d, ebp
        xor          r13d, r14d
            vprord   xmm6, xmm5, 17
        and          ebx, r15d
        xor          ebx, edi
        add          r13d, ebx
        add          edx, r12d
        add          r9d, edx
            vprord   xmm7, xmm5, 19
        add          edx, r13d
        lea          rbp, [rcx + 64]                            // the next sixteen words
            vpsrld   xmm5, xmm5, 10
            vpternlogd xmm5, xmm6, xmm7, 150
        mov          r12, [rsp + 32]
        lea          r13, [r12 + 64]
        mov          [rsp + 32], r13
            vpaddd   xmm3, xmm4, xmm5
            vpaddd   xmm4, xmm3, [r12 + 48]
            vmovdqu64 [rcx + 112], xmm4
        mov          rcx, rbp
        mov          ebx, [rsp + 48]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        // rounds 48 to 63 of the block
        // Comments count rounds and words W_t from 0 at the first of these rounds.
        // Same rounds as below label blocks_rounds_and_schedule16, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         ebp, edx, 2                                // round 0
        rorx         r12d, r9d, 25
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rax
        mov          eax, r9d
        and          eax, r10d
        add          ebx, [rcx]
        add          ebx, eax
        andn         eax, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, [rcx + 4]                            // round 1
        add          ebx, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        rorx         r15d, edx, 13
        rorx         eax, edx, 22
        mov          [rsp + 56], edx
        mov          edx, esi
        xor          edx, edi
        mov          [rsp + 64], edi
        andn         edi, r8d, r10d
        xor          ebp, r15d
        xor          ebp, eax
        and          edx, r14d
        xor          edx, esi
        rorx         r15d, r8d, 11
        add          ebp, edx
        mov          edx, r8d
        and          edx, r9d
        add          r11d, edx
        add          ebx, ebp
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, edi
        add          r10d, [rcx + 8]                            // round 2
        rorx         ebp, ebx, 13
        rorx         r12d, ebx, 2
        rorx         r15d, ebx, 22
        mov          edi, [rsp + 56]
        mov          edx, ebx
        xor          edx, edi
        xor          r12d, ebp
        xor          r12d, r15d
        and          r14d, edx
        xor          r14d, edi
        add          r12d, r14d
        add          r11d, r13d
        mov          ebp, [rsp + 64]
        add          ebp, r11d
        rorx         r13d, ebp, 6
        rorx         r14d, ebp, 25
        add          r11d, r12d
        rorx         r12d, ebp, 11
        mov          r15d, ebp
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, ebp, r9d
        add          r10d, r15d
        xor          r13d, r12d
        xor          r13d, r14d
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        xor          r14d, r12d
        rorx         r12d, r11d, 22
        xor          r14d, r12d
        add          r9d, [rcx + 12]                            // round 3
        add          r10d, r13d
        add          esi, r10d
        rorx         r12d, esi, 6
        rorx         r13d, esi, 25
        rorx         r15d, esi, 11
        mov          eax, esi
        and          eax, ebp
        add          r9d, eax
        mov          eax, r8d                                   // round 4
        add          eax, [rcx + 16]
        andn         r8d, esi, r8d
        xor          r12d, r15d
        xor          r12d, r13d
        add          r9d, r8d
        mov          r13d, r11d
        xor          r13d, ebx
        and          edx, r13d
        xor          edx, ebx
        add          r14d, edx
        add          r10d, r14d
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 13
        mov          r8d, r10d
        xor          r8d, r11d
        rorx         edx, r10d, 22
        xor          r14d, r15d
        xor          r14d, edx
        and          r13d, r8d
        xor          r13d, r11d
        add          r14d, r13d
        add          r9d, r12d
        add          edi, r9d
        rorx         r12d, edi, 6
        rorx         r13d, edi, 25
        rorx         r15d, edi, 11
        mov          edx, edi
        and          edx, esi
        add          eax, edx
        andn         edx, edi, ebp
        add          r9d, r14d
        rorx         r14d, r9d, 2
        mov          [rsp + 56], r11d
        mov          r11d, r9d
        xor          r11d, r10d
        mov          [rsp + 64], esi
        rorx         esi, r9d, 22
        and          r8d, r11d
        xor          r8d, r10d
        xor          r12d, r15d
        xor          r12d, r13d
        add          ebp, [rcx + 20]                            // round 5
        add          edx, eax
        rorx         r13d, r9d, 13
        xor          r14d, r13d
        xor          r14d, esi
        add          r8d, r14d
        add          r12d, edx
        add          ebx, r12d
        add          r8d, r12d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 25
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, edi
        add          ebp, r15d
        mov          esi, [rsp + 64]
        andn         r15d, ebx, esi
        xor          r12d, r14d
        xor          r12d, r13d
        add          r15d, ebp
        add          esi, [rcx + 24]                            // round 6
        rorx         ebp, r8d, 13
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 22
        mov          edx, r8d
        xor          edx, r9d
        xor          r13d, ebp
        xor          r13d, r14d
        and          r11d, edx
        xor          r11d, r9d
        add          r11d, r13d
        add          r12d, r15d
        mov          ebp, [rsp + 56]
        add          ebp, r12d
        rorx         r13d, ebp, 6
        rorx         r14d, ebp, 25
        add          r11d, r12d
        rorx         r12d, ebp, 11
        mov          r15d, ebp
        and          r15d, ebx
        add          esi, r15d
        andn         r15d, ebp, edi
        add          esi, r15d
        xor          r13d, r12d
        xor          r13d, r14d
        rorx         r12d, r11d, 22
        add          edi, [rcx + 28]                            // round 7
        rorx         r14d, r11d, 13
        mov          r15d, r11d
        xor          r15d, r8d
        rorx         eax, r11d, 2
        xor          eax, r14d
        xor          eax, r12d
        and          edx, r15d
        xor          edx, r8d
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 25
        add          eax, edx
        andn         r14d, r10d, ebx
        add          esi, eax
        rorx         edx, r10d, 11
        xor          r12d, edx
        xor          r12d, r13d
        rorx         r13d, esi, 13
        mov          edx, r10d
        and          edx, ebp
        add          edi, edx
        add          r14d, edi
        rorx         edi, esi, 2
        add          ebx, [rcx + 32]                            // round 8
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, r11d
        xor          edi, r13d
        xor          edi, edx
        and          r15d, eax
        xor          r15d, r11d
        add          edi, r15d
        add          r12d, r14d
        add          r9d, r12d
        rorx         r13d, r9d, 6
        add          r12d, edi
        rorx         r14d, r9d, 25
        rorx         r15d, r9d, 11
        mov          edi, r9d
        and          edi, r10d
        add          ebx, edi
        andn         edi, r9d, ebp
        xor          r13d, r15d
        xor          r13d, r14d
        add          ebx, edi
        add          ebp, [rcx + 36]                            // round 9
        rorx         r14d, r12d, 13
        rorx         r15d, r12d, 2
        rorx         edi, r12d, 22
        mov          edx, r12d
        xor          edx, esi
        xor          r15d, r14d
        xor          r15d, edi
        and          eax, edx
        xor          eax, esi
        add          r15d, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 25
        add          ebx, r15d
        rorx         r15d, r8d, 11
        mov          edi, r8d
        and          edi, r9d
        add          ebp, edi
        andn         edi, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r14d
        add          edi, ebp
        add          r10d, [rcx + 40]                           // round 10
        rorx         ebp, ebx, 2
        rorx         r14d, ebx, 13
        rorx         r15d, ebx, 22
        mov          eax, ebx
        xor          eax, r12d
        xor          ebp, r14d
        xor          ebp, r15d
        and          edx, eax
        xor          edx, r12d
        add          ebp, edx
        add          r13d, edi
        add          r11d, r13d
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 25
        add          r13d, ebp
        rorx         ebp, r11d, 11
        mov          edi, r11d
        and          edi, r8d
        add          r10d, edi
        andn         edi, r11d, r9d
        xor          r14d, ebp
        xor          r14d, r15d
        add          r9d, [rcx + 44]                            // round 11
        add          r10d, edi
        rorx         ebp, r13d, 13
        rorx         r15d, r13d, 2
        rorx         edi, r13d, 22
        xor          r15d, ebp
        xor          r15d, edi
        mov          ebp, r13d
        xor          ebp, ebx
        and          eax, ebp
        xor          eax, ebx
        add          r15d, eax
        add          r10d, r14d
        add          esi, r10d
        rorx         r14d, esi, 25
        rorx         edi, esi, 6
        add          r10d, r15d
        rorx         r15d, esi, 11
        mov          edx, esi
        and          edx, r11d
        add          r9d, edx
        xor          edi, r15d
        xor          edi, r14d
        andn         r14d, esi, r8d
        add          r9d, r14d
        add          r8d, [rcx + 48]                            // round 12
        rorx         r14d, r10d, 13
        rorx         r15d, r10d, 2
        rorx         edx, r10d, 22
        mov          eax, r10d
        xor          eax, r13d
        xor          r15d, r14d
        xor          r15d, edx
        and          ebp, eax
        xor          ebp, r13d
        add          r15d, ebp
        add          r9d, edi
        add          r12d, r9d
        andn         ebp, r12d, r11d
        rorx         r14d, r12d, 6
        rorx         edi, r12d, 25
        add          r9d, r15d
        rorx         r15d, r12d, 11
        xor          r14d, r15d
        mov          r15d, r12d
        and          r15d, esi
        add          r8d, r15d
        xor          r14d, edi
        add          r8d, ebp
        add          r11d, [rcx + 52]                           // round 13
        rorx         ebp, r9d, 2
        rorx         r15d, r9d, 13
        rorx         edi, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          ebp, r15d
        xor          ebp, edi
        and          eax, edx
        xor          eax, r10d
        add          ebp, eax
        add          r8d, r14d
        add          ebx, r8d
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 25
        add          r8d, ebp
        rorx         ebp, ebx, 11
        mov          edi, ebx
        and          edi, r12d
        add          r11d, edi
        andn         edi, ebx, esi
        xor          r14d, ebp
        xor          r14d, r15d
        add          r11d, edi
        add          esi, [rcx + 56]                            // round 14
        rorx         edi, r8d, 13
        rorx         ebp, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          edi, ebp
        xor          edi, r15d
        mov          rbp, [rsp + 8]
        add          rbp, 64                                    // the next block
        mov          [rsp + 8], rbp
        mov          r15, [rsp]
        add          r15, -1
        mov          [rsp], r15
        and          edx, eax
        xor          edx, r9d
        add          edi, edx
        add          r11d, r14d
        add          edi, r11d
        add          r11d, r13d
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 25
        mov          edx, r11d
        and          edx, ebx
        add          esi, edx
        andn         edx, r11d, r12d
        rorx         ebp, r11d, 11
        xor          r13d, ebp
        xor          r13d, r14d
        add          esi, edx
        rorx         ebp, edi, 2
        rorx         r14d, edi, 13
        rorx         edx, edi, 22
        mov          r15d, edi
        xor          r15d, r8d
        xor          ebp, r14d
        xor          ebp, edx
        and          eax, r15d
        xor          eax, r8d
        add          ebp, eax
        add          esi, r13d
        add          r10d, esi
        add          esi, ebp
        rorx         ebp, r10d, 11                              // round 15
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 25
        andn         edx, r10d, ebx
        xor          r13d, ebp
        xor          r13d, r14d
        mov          ebp, r10d
        and          ebp, r11d
        add          r12d, [rcx + 60]
        add          r12d, ebp
        rorx         ecx, esi, 22
        rorx         ebp, esi, 2
        mov          r14d, esi
        xor          r14d, edi
        mov          rax, [rsp + 16]
        mov          [rsp + 56], r10d
        mov          r10d, [rax + 8]                            // H = H + (a, b, ...)
        add          edx, r12d
        add          r13d, edx
        mov          r12d, [rax + 28]
        rorx         edx, esi, 13
        xor          edx, ebp
        xor          edx, ecx
        and          r14d, r15d
        xor          r14d, edi
        add          edx, [rax]
        add          edx, r14d
        add          edx, r13d
        mov          ecx, [rax + 12]
        mov          ebp, [rax + 20]
        mov          r14d, [rax + 24]
        mov          r15d, [rax + 4]
        mov          [rax], edx
        add          esi, r15d
        mov          [rax + 4], esi
        add          edi, r10d
        mov          [rax + 8], edi
        add          r8d, ecx
        add          r9d, [rax + 16]
        add          r9d, r13d
        mov          [rax + 12], r8d
        mov          [rax + 16], r9d
        add          r11d, r14d
        mov          [rax + 24], r11d
        add          ebx, r12d
        mov          [rax + 28], ebx
        add          ebp, [rsp + 56]
        mov          [rax + 20], ebp
        mov          r10d, ebp
        mov          rax, [rsp + 48]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 4256]
        vmovaps      xmm7, [rsp + 4272]
        vmovaps      xmm8, [rsp + 4288]
        vmovaps      xmm9, [rsp + 4304]
        vmovaps      xmm10, [rsp + 4320]
        vmovaps      xmm11, [rsp + 4336]
        vmovaps      xmm12, [rsp + 4352]
        vmovaps      xmm13, [rsp + 4368]
        vmovaps      xmm14, [rsp + 4384]
        vmovaps      xmm15, [rsp + 4400]
        add          rsp, 4424
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 4264
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
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16)
#endif

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_avx512_n16))
NSMS_SYMBOL(nsms_sha256_schedule_avx512_n16):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_avx512_n16))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 168
        NSMS_SEH(.seh_stackalloc 168)
        vmovaps      [rsp], xmm6
        NSMS_SEH(.seh_savexmm xmm6, 0)
        vmovaps      [rsp + 16], xmm7
        NSMS_SEH(.seh_savexmm xmm7, 16)
        vmovaps      [rsp + 32], xmm8
        NSMS_SEH(.seh_savexmm xmm8, 32)
        vmovaps      [rsp + 48], xmm9
        NSMS_SEH(.seh_savexmm xmm9, 48)
        vmovaps      [rsp + 64], xmm10
        NSMS_SEH(.seh_savexmm xmm10, 64)
        vmovaps      [rsp + 80], xmm11
        NSMS_SEH(.seh_savexmm xmm11, 80)
        vmovaps      [rsp + 96], xmm12
        NSMS_SEH(.seh_savexmm xmm12, 96)
        vmovaps      [rsp + 112], xmm13
        NSMS_SEH(.seh_savexmm xmm13, 112)
        vmovaps      [rsp + 128], xmm14
        NSMS_SEH(.seh_savexmm xmm14, 128)
        vmovaps      [rsp + 144], xmm15
        NSMS_SEH(.seh_savexmm xmm15, 144)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        // the message words
        vmovdqu64    xmm16, [rsi]                               // W_0 to W_3
        vmovdqu64    xmm17, [rsi + 64]
        vmovdqu64    xmm18, [rsi + 128]
        vmovdqu64    xmm19, [rsi + 192]
        vinserti32x4 zmm16, zmm16, [rsi + 256], 1
        vinserti32x4 zmm17, zmm17, [rsi + 320], 1
        vinserti32x4 zmm18, zmm18, [rsi + 384], 1
        vinserti32x4 zmm19, zmm19, [rsi + 448], 1
        vmovdqu64    xmm20, [rsi + 16]                          // W_4 to W_7
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
        vpunpckldq   zmm24, zmm16, zmm17
        vinserti32x4 zmm23, zmm23, [rsi + 976], 3
        vpunpckhdq   zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 32]                          // W_8 to W_11
        vpunpckldq   zmm25, zmm18, zmm19
        vpunpckhdq   zmm18, zmm18, zmm19
        vpunpckldq   zmm19, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rsi + 288], 1
        vpunpckhdq   zmm20, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rsi + 544], 2
        vinserti32x4 zmm17, zmm17, [rsi + 800], 3
        vmovdqu64    xmm21, [rsi + 96]
        vinserti32x4 zmm21, zmm21, [rsi + 352], 1
        vinserti32x4 zmm21, zmm21, [rsi + 608], 2
        vinserti32x4 zmm21, zmm21, [rsi + 864], 3
        vmovdqu64    xmm26, [rsi + 160]
        vinserti32x4 zmm26, zmm26, [rsi + 416], 1
        vinserti32x4 zmm26, zmm26, [rsi + 672], 2
        vinserti32x4 zmm26, zmm26, [rsi + 928], 3
        vmovdqu64    xmm27, [rsi + 224]
        vinserti32x4 zmm27, zmm27, [rsi + 480], 1
        vinserti32x4 zmm27, zmm27, [rsi + 736], 2
        vinserti32x4 zmm27, zmm27, [rsi + 992], 3
        vpunpckldq   zmm28, zmm22, zmm23
        vpunpckhdq   zmm22, zmm22, zmm23
        vpunpckldq   zmm23, zmm17, zmm21
        vpunpckhdq   zmm17, zmm17, zmm21
        vpunpckldq   zmm21, zmm26, zmm27
        vpunpckhdq   zmm26, zmm26, zmm27
        vpunpcklqdq  zmm27, zmm24, zmm25
        vpunpckhqdq  zmm24, zmm24, zmm25
        vmovdqu64    xmm25, [rsi + 48]                          // W_12 to W_15
        vinserti32x4 zmm25, zmm25, [rsi + 304], 1
        vinserti32x4 zmm25, zmm25, [rsi + 560], 2
        vinserti32x4 zmm25, zmm25, [rsi + 816], 3
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
        vinserti32x4 zmm31, zmm31, [rsi + 1008], 3
        vmovdqu64    zmm15, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm27, zmm15
        vpshufb      zmm1, zmm24, zmm15
        vpunpcklqdq  zmm24, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm2, zmm24, zmm15
        vpshufb      zmm3, zmm16, zmm15
        vpunpckldq   zmm16, zmm25, zmm29
        vpunpckhdq   zmm18, zmm25, zmm29
        vpunpckldq   zmm24, zmm30, zmm31
        vpunpckhdq   zmm25, zmm30, zmm31
        vpunpcklqdq  zmm27, zmm19, zmm28
        vpunpckhqdq  zmm19, zmm19, zmm28
        vpshufb      zmm4, zmm27, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpunpcklqdq  zmm19, zmm20, zmm22
        vpunpckhqdq  zmm20, zmm20, zmm22
        vpshufb      zmm6, zmm19, zmm15
        vpshufb      zmm7, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm23, zmm21
        vpunpckhqdq  zmm20, zmm23, zmm21
        vpshufb      zmm8, zmm19, zmm15
        vpshufb      zmm9, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm17, zmm26
        vpunpckhqdq  zmm17, zmm17, zmm26
        vpshufb      zmm10, zmm19, zmm15
        vpshufb      zmm11, zmm17, zmm15
        vpunpcklqdq  zmm17, zmm16, zmm24
        vpunpckhqdq  zmm16, zmm16, zmm24
        vpshufb      zmm12, zmm17, zmm15
        vpshufb      zmm13, zmm16, zmm15
        vpunpcklqdq  zmm16, zmm18, zmm25
        vpunpckhqdq  zmm17, zmm18, zmm25
        vpshufb      zmm14, zmm16, zmm15
        vpshufb      zmm15, zmm17, zmm15
        vpaddd       zmm16, zmm0, [rip + NSMS_L(K1x16)]         // W_0 + K_0
        vmovdqu64    [rdi], zmm16
        vpaddd       zmm16, zmm1, [rip + NSMS_L(K1x16) + 64]    // W_1 + K_1
        vmovdqu64    [rdi + 64], zmm16
        vpaddd       zmm16, zmm2, [rip + NSMS_L(K1x16) + 128]   // W_2 + K_2
        vmovdqu64    [rdi + 128], zmm16
        vpaddd       zmm16, zmm3, [rip + NSMS_L(K1x16) + 192]   // W_3 + K_3
        vmovdqu64    [rdi + 192], zmm16
        vpaddd       zmm16, zmm4, [rip + NSMS_L(K1x16) + 256]   // W_4 + K_4
        vmovdqu64    [rdi + 256], zmm16
        vpaddd       zmm16, zmm5, [rip + NSMS_L(K1x16) + 320]   // W_5 + K_5
        vmovdqu64    [rdi + 320], zmm16
        vpaddd       zmm16, zmm6, [rip + NSMS_L(K1x16) + 384]   // W_6 + K_6
        vmovdqu64    [rdi + 384], zmm16
        vpaddd       zmm16, zmm7, [rip + NSMS_L(K1x16) + 448]   // W_7 + K_7
        vmovdqu64    [rdi + 448], zmm16
        vpaddd       zmm16, zmm8, [rip + NSMS_L(K1x16) + 512]   // W_8 + K_8
        vmovdqu64    [rdi + 512], zmm16
        vpaddd       zmm16, zmm9, [rip + NSMS_L(K1x16) + 576]   // W_9 + K_9
        vmovdqu64    [rdi + 576], zmm16
        vpaddd       zmm16, zmm10, [rip + NSMS_L(K1x16) + 640]  // W_10 + K_10
        vmovdqu64    [rdi + 640], zmm16
        vpaddd       zmm16, zmm11, [rip + NSMS_L(K1x16) + 704]  // W_11 + K_11
        vmovdqu64    [rdi + 704], zmm16
        vpaddd       zmm16, zmm12, [rip + NSMS_L(K1x16) + 768]  // W_12 + K_12
        vmovdqu64    [rdi + 768], zmm16
        vpaddd       zmm16, zmm13, [rip + NSMS_L(K1x16) + 832]  // W_13 + K_13
        vmovdqu64    [rdi + 832], zmm16
        vpaddd       zmm16, zmm14, [rip + NSMS_L(K1x16) + 896]  // W_14 + K_14
        vmovdqu64    [rdi + 896], zmm16
        vpaddd       zmm16, zmm15, [rip + NSMS_L(K1x16) + 960]  // W_15 + K_15
        vmovdqu64    [rdi + 960], zmm16
        lea          rcx, [rdi + 3072]
        lea          rax, [rip + NSMS_L(K1x16) + 1024]
        .p2align     6
        // Live here: W rows 0..15 of 16 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx.
NSMS_L(schedule_next_words):

        // the next sixteen words
        vpaddd       zmm16, zmm9, zmm0                          // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vprord       zmm17, zmm14, 17
        vprord       zmm18, zmm14, 19
        vpsrld       zmm19, zmm14, 10
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm16, zmm16, zmm19
        vprord       zmm17, zmm1, 7
        vprord       zmm18, zmm1, 18
        vpsrld       zmm19, zmm1, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm10, zmm1                         // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpaddd       zmm0, zmm19, zmm16
        vprord       zmm16, zmm15, 17
        vprord       zmm18, zmm15, 19
        vpsrld       zmm19, zmm15, 10
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm17, zmm19
        vprord       zmm17, zmm2, 7
        vprord       zmm18, zmm2, 18
        vpsrld       zmm19, zmm2, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm11, zmm2                         // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpaddd       zmm1, zmm19, zmm16
        vprord       zmm16, zmm3, 7
        vprord       zmm18, zmm3, 18
        vpsrld       zmm19, zmm3, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm12, zmm3                         // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpaddd       zmm17, zmm17, zmm19
        vpaddd       zmm18, zmm0, [rax]
        vmovdqu64    [rdi + 1024], zmm18
        vprord       zmm18, zmm0, 17
        vprord       zmm19, zmm0, 19
        vpsrld       zmm20, zmm0, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm2, zmm17, zmm20
        vprord       zmm17, zmm4, 7
        vprord       zmm18, zmm4, 18
        vpsrld       zmm19, zmm4, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm13, zmm4                         // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpaddd       zmm16, zmm16, zmm19
        vpaddd       zmm18, zmm1, [rax + 64]
        vmovdqu64    [rdi + 1088], zmm18
        vprord       zmm18, zmm1, 17
        vprord       zmm19, zmm1, 19
        vpsrld       zmm20, zmm1, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm3, zmm16, zmm20
        vprord       zmm16, zmm5, 7
        vprord       zmm18, zmm5, 18
        vpsrld       zmm19, zmm5, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm14, zmm5                         // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpaddd       zmm17, zmm17, zmm19
        vpaddd       zmm18, zmm2, [rax + 128]
        vmovdqu64    [rdi + 1152], zmm18
        vprord       zmm18, zmm2, 17
        vprord       zmm19, zmm2, 19
        vpsrld       zmm20, zmm2, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm4, zmm17, zmm20
        vprord       zmm17, zmm6, 7
        vprord       zmm18, zmm6, 18
        vpsrld       zmm19, zmm6, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm15, zmm6                         // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpaddd       zmm16, zmm16, zmm19
        vpaddd       zmm18, zmm3, [rax + 192]
        vmovdqu64    [rdi + 1216], zmm18
        vprord       zmm18, zmm3, 17
        vprord       zmm19, zmm3, 19
        vpsrld       zmm20, zmm3, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm5, zmm16, zmm20
        vprord       zmm16, zmm7, 7
        vprord       zmm18, zmm7, 18
        vpsrld       zmm19, zmm7, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm17, zmm19
        vpaddd       zmm17, zmm4, [rax + 256]
        vmovdqu64    [rdi + 1280], zmm17
        vprord       zmm17, zmm8, 7                             // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprord       zmm18, zmm8, 18
        vpsrld       zmm19, zmm8, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm7, zmm19
        vpaddd       zmm17, zmm17, zmm0
        vprord       zmm18, zmm4, 17
        vprord       zmm19, zmm4, 19
        vpsrld       zmm20, zmm4, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm6, zmm16, zmm20
        vpaddd       zmm16, zmm5, [rax + 320]
        vmovdqu64    [rdi + 1344], zmm16
        vprord       zmm16, zmm9, 7                             // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vprord       zmm18, zmm9, 18
        vpsrld       zmm19, zmm9, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm8, zmm19
        vpaddd       zmm16, zmm16, zmm1
        vprord       zmm18, zmm5, 17
        vprord       zmm19, zmm5, 19
        vpsrld       zmm20, zmm5, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm7, zmm17, zmm20
        vpaddd       zmm17, zmm6, [rax + 384]
        vmovdqu64    [rdi + 1408], zmm17
        vprord       zmm17, zmm10, 7                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprord       zmm18, zmm10, 18
        vpsrld       zmm19, zmm10, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm9, zmm19
        vpaddd       zmm17, zmm17, zmm2
        vprord       zmm18, zmm6, 17
        vprord       zmm19, zmm6, 19
        vpsrld       zmm20, zmm6, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm8, zmm16, zmm20
        vpaddd       zmm16, zmm7, [rax + 448]
        vmovdqu64    [rdi + 1472], zmm16
        vprord       zmm16, zmm11, 7                            // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vprord       zmm18, zmm11, 18
        vpsrld       zmm19, zmm11, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm10, zmm19
        vpaddd       zmm16, zmm16, zmm3
        vprord       zmm18, zmm7, 17
        vprord       zmm19, zmm7, 19
        vpsrld       zmm20, zmm7, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm9, zmm17, zmm20
        vpaddd       zmm17, zmm8, [rax + 512]
        vmovdqu64    [rdi + 1536], zmm17
        vprord       zmm17, zmm12, 7                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vprord       zmm18, zmm12, 18
        vpsrld       zmm19, zmm12, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm11, zmm19
        vpaddd       zmm17, zmm17, zmm4
        vprord       zmm18, zmm8, 17
        vprord       zmm19, zmm8, 19
        vpsrld       zmm20, zmm8, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm10, zmm16, zmm20
        vpaddd       zmm16, zmm9, [rax + 576]
        vmovdqu64    [rdi + 1600], zmm16
        vprord       zmm16, zmm13, 7                            // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vprord       zmm18, zmm13, 18
        vpsrld       zmm19, zmm13, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm12, zmm19
        vpaddd       zmm16, zmm16, zmm5
        vprord       zmm18, zmm9, 17
        vprord       zmm19, zmm9, 19
        vpsrld       zmm20, zmm9, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm11, zmm17, zmm20
        vpaddd       zmm17, zmm10, [rax + 640]
        vmovdqu64    [rdi + 1664], zmm17
        vprord       zmm17, zmm14, 7                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vprord       zmm18, zmm14, 18
        vpsrld       zmm19, zmm14, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm13, zmm19
        vpaddd       zmm17, zmm17, zmm6
        vprord       zmm18, zmm10, 17
        vprord       zmm19, zmm10, 19
        vpsrld       zmm20, zmm10, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm12, zmm16, zmm20
        vpaddd       zmm16, zmm11, [rax + 704]
        vmovdqu64    [rdi + 1728], zmm16
        vprord       zmm16, zmm15, 7                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vprord       zmm18, zmm15, 18
        vpsrld       zmm19, zmm15, 3
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm16, zmm14, zmm19
        vpaddd       zmm16, zmm16, zmm7
        vprord       zmm18, zmm11, 17
        vprord       zmm19, zmm11, 19
        vpsrld       zmm20, zmm11, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm13, zmm17, zmm20
        vpaddd       zmm17, zmm12, [rax + 768]
        vmovdqu64    [rdi + 1792], zmm17
        vprord       zmm17, zmm0, 7                             // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vprord       zmm18, zmm0, 18
        vpsrld       zmm19, zmm0, 3
        vpternlogd   zmm19, zmm17, zmm18, 150
        vpaddd       zmm17, zmm15, zmm19
        vpaddd       zmm17, zmm17, zmm8
        vprord       zmm18, zmm12, 17
        vprord       zmm19, zmm12, 19
        vpsrld       zmm20, zmm12, 10
        vpternlogd   zmm20, zmm18, zmm19, 150
        vpaddd       zmm14, zmm16, zmm20
        vpaddd       zmm16, zmm13, [rax + 832]
        vmovdqu64    [rdi + 1856], zmm16
        vprord       zmm16, zmm13, 17
        vprord       zmm18, zmm13, 19
        vpsrld       zmm19, zmm13, 10
        vpternlogd   zmm19, zmm16, zmm18, 150
        vpaddd       zmm15, zmm17, zmm19
        vpaddd       zmm16, zmm14, [rax + 896]
        vmovdqu64    [rdi + 1920], zmm16
        vpaddd       zmm16, zmm15, [rax + 960]
        vmovdqu64    [rdi + 1984], zmm16
        add          rax, 1024
        add          rdi, 1024
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
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
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_schedule_avx512_n16), . - NSMS_SYMBOL(nsms_sha256_schedule_avx512_n16)
#endif

#if defined(__ELF__)  // supports indirect branch tracking and shadow stacks
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  // the assembler's default

#undef NSMS_SYMBOL
#undef NSMS_FUNCTION
#undef NSMS_TYPE
#undef NSMS_HIDE
#undef NSMS_SEH
#undef NSMS_COFF
#undef NSMS_L
#endif
