// sha512_avx512_n8.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=8
//
// void nsms_sha512_blocks_avx512_n8(uint64_t state[8], const void *data, size_t blocks);
//   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the intermediate hash value after any number of blocks;
//   the schedules of 8 blocks at a time are computed together.
//   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 2,633 instructions (System V), 15 integer registers, 31 vector registers, 20 spills,
//   5,320 bytes of stack (System V), 5,496 (Win64).
//   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8
//     blocks: zmm0..zmm15; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp];
//     data: [rsp+8]; state: [rsp+16]; p: rcx; q: rbp; kp: [rsp+24]; upper_bound: [rsp+32];
//     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
//     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
//       schedule words of each block, row 0 the oldest.
//     scratch: address of the scratch area, the aligned part of the frame: first what the function
//       stores there itself, such as schedule words, then spilled vectors.
//     p: address of the stored schedule word of the first round of the current iteration.
//     q: address of the current block's first stored schedule word.
//     kp: address of the constants that are added next.
//     upper_bound: value of p after the last iteration of its loop.
//     end_of_batch: value of q after the last block of a batch.
//
// void nsms_sha512_schedule_avx512_n8(uint64_t *wk, const void *data);
//   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
//   Reads 1024 bytes at data; writes 5120 bytes at wk.
//   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
//   Size: 346 instructions (System V), 4 integer registers, 31 vector registers, 0 spills,
//   0 bytes of stack (System V), 184 (Win64).
//   Register map: W rows 0..15 of 8 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx.
//     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
//       schedule words of each block, row 0 the oldest.
//     kp: address of the constants that are added next.
//     upper_bound: value of wk after the last iteration of its loop.
//
// Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
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
// - name: nsms_sha512_blocks_avx512_n8
//   signature: void nsms_sha512_blocks_avx512_n8(uint64_t state[8], const void *data, size_t blocks)
//   parameters:
//     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
//     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
//   stack_bytes: {sysv: 5320, win64: 5496}
//   features: [avx, avx512bw, avx512f, avx512vl, bmi1, bmi2]
// - name: nsms_sha512_schedule_avx512_n8
//   signature: void nsms_sha512_schedule_avx512_n8(uint64_t *wk, const void *data)
//   parameters:
//     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 5120, align: 8, access: write}
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
#  define NSMS_L(name) Lsha512_avx512_n8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n8_##name
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
NSMS_L(K1x8):  // K_t: each word 8 times, once for each block of a register
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
NSMS_L(K):  // K_t
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
NSMS_L(shuffle_76543210fedcba98):  // byte shuffle: source of each byte
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8))
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
        sub          rsp, 1336
        NSMS_SEH(.seh_stackalloc 1336)
        vmovaps      [rsp + 5264], xmm6
        NSMS_SEH(.seh_savexmm xmm6, 5264)
        vmovaps      [rsp + 5280], xmm7
        NSMS_SEH(.seh_savexmm xmm7, 5280)
        vmovaps      [rsp + 5296], xmm8
        NSMS_SEH(.seh_savexmm xmm8, 5296)
        vmovaps      [rsp + 5312], xmm9
        NSMS_SEH(.seh_savexmm xmm9, 5312)
        vmovaps      [rsp + 5328], xmm10
        NSMS_SEH(.seh_savexmm xmm10, 5328)
        vmovaps      [rsp + 5344], xmm11
        NSMS_SEH(.seh_savexmm xmm11, 5344)
        vmovaps      [rsp + 5360], xmm12
        NSMS_SEH(.seh_savexmm xmm12, 5360)
        vmovaps      [rsp + 5376], xmm13
        NSMS_SEH(.seh_savexmm xmm13, 5376)
        vmovaps      [rsp + 5392], xmm14
        NSMS_SEH(.seh_savexmm xmm14, 5392)
        vmovaps      [rsp + 5408], xmm15
        NSMS_SEH(.seh_savexmm xmm15, 5408)
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
        sub          rsp, 1176
        .cfi_def_cfa_offset 5328
#endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        // the working variables are the intermediate hash value
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
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp];
        //   data: [rsp+8]; state: [rsp+16].
NSMS_L(blocks_batch8):
        cmp          qword ptr [rsp], 8
        jb           NSMS_L(blocks_batch1)

        // the schedule of 8 blocks: the message words
        mov          rbp, [rsp + 8]
        vmovdqu64    xmm16, [rbp]                               // W_0 to W_1
        vmovdqu64    xmm17, [rbp + 128]
        vmovdqu64    xmm18, [rbp + 16]                          // W_2 to W_3
        vmovdqu64    xmm19, [rbp + 144]
        vmovdqu64    xmm20, [rbp + 32]                          // W_4 to W_5
        vinserti32x4 zmm16, zmm16, [rbp + 256], 1
        vinserti32x4 zmm17, zmm17, [rbp + 384], 1
        vinserti32x4 zmm18, zmm18, [rbp + 272], 1
        vmovdqu64    xmm21, [rbp + 160]
        vinserti32x4 zmm19, zmm19, [rbp + 400], 1
        vinserti32x4 zmm20, zmm20, [rbp + 288], 1
        vinserti32x4 zmm16, zmm16, [rbp + 512], 2
        vinserti32x4 zmm21, zmm21, [rbp + 416], 1
        vinserti32x4 zmm17, zmm17, [rbp + 640], 2
        vinserti32x4 zmm18, zmm18, [rbp + 528], 2
        vinserti32x4 zmm19, zmm19, [rbp + 656], 2
        vmovdqu64    xmm22, [rbp + 48]                          // W_6 to W_7
        vinserti32x4 zmm20, zmm20, [rbp + 544], 2
        vinserti32x4 zmm21, zmm21, [rbp + 672], 2
        vinserti32x4 zmm16, zmm16, [rbp + 768], 3
        vmovdqu64    xmm23, [rbp + 176]
        vinserti32x4 zmm22, zmm22, [rbp + 304], 1
        vinserti32x4 zmm17, zmm17, [rbp + 896], 3
        vinserti32x4 zmm18, zmm18, [rbp + 784], 3
        vinserti32x4 zmm23, zmm23, [rbp + 432], 1
        vinserti32x4 zmm22, zmm22, [rbp + 560], 2
        vinserti32x4 zmm19, zmm19, [rbp + 912], 3
        vinserti32x4 zmm20, zmm20, [rbp + 800], 3
        vmovdqu64    xmm24, [rbp + 64]                          // W_8 to W_9
        vinserti32x4 zmm23, zmm23, [rbp + 688], 2
        vinserti32x4 zmm21, zmm21, [rbp + 928], 3
        vinserti32x4 zmm22, zmm22, [rbp + 816], 3
        vinserti32x4 zmm24, zmm24, [rbp + 320], 1
        vinserti32x4 zmm23, zmm23, [rbp + 944], 3
        vinserti32x4 zmm24, zmm24, [rbp + 576], 2
        vinserti32x4 zmm24, zmm24, [rbp + 832], 3
        vmovdqu64    xmm25, [rbp + 192]
        vinserti32x4 zmm25, zmm25, [rbp + 448], 1
        vinserti32x4 zmm25, zmm25, [rbp + 704], 2
        vinserti32x4 zmm25, zmm25, [rbp + 960], 3
        vmovdqu64    xmm26, [rbp + 80]                          // W_10 to W_11
        vinserti32x4 zmm26, zmm26, [rbp + 336], 1
        vinserti32x4 zmm26, zmm26, [rbp + 592], 2
        vinserti32x4 zmm26, zmm26, [rbp + 848], 3
        vmovdqu64    xmm27, [rbp + 208]
        vinserti32x4 zmm27, zmm27, [rbp + 464], 1
        vinserti32x4 zmm27, zmm27, [rbp + 720], 2
        vinserti32x4 zmm27, zmm27, [rbp + 976], 3
        vpunpcklqdq  zmm28, zmm16, zmm17
        vpunpckhqdq  zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rbp + 96]                          // W_12 to W_13
        vinserti32x4 zmm17, zmm17, [rbp + 352], 1
        vinserti32x4 zmm17, zmm17, [rbp + 608], 2
        vinserti32x4 zmm17, zmm17, [rbp + 864], 3
        vmovdqu64    xmm29, [rbp + 224]
        vinserti32x4 zmm29, zmm29, [rbp + 480], 1
        vinserti32x4 zmm29, zmm29, [rbp + 736], 2
        vinserti32x4 zmm29, zmm29, [rbp + 992], 3
        vmovdqu64    zmm30, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm28, zmm30
        vpshufb      zmm1, zmm16, zmm30
        vpunpcklqdq  zmm16, zmm18, zmm19
        vpunpckhqdq  zmm18, zmm18, zmm19
        vpshufb      zmm2, zmm16, zmm30
        vpshufb      zmm3, zmm18, zmm30
        lea          r12, [rax + 64]
        mov          [rsp + 40], r12
        vmovdqu64    xmm16, [rbp + 112]                         // W_14 to W_15
        vinserti32x4 zmm16, zmm16, [rbp + 368], 1
        vinserti32x4 zmm16, zmm16, [rbp + 624], 2
        vinserti32x4 zmm16, zmm16, [rbp + 880], 3
        vmovdqu64    xmm18, [rbp + 240]
        vinserti32x4 zmm18, zmm18, [rbp + 496], 1
        vinserti32x4 zmm18, zmm18, [rbp + 752], 2
        vinserti32x4 zmm18, zmm18, [rbp + 1008], 3
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
        vpaddq       zmm16, zmm0, [rip + NSMS_L(K1x8)]          // W_0 + K_0
        vmovdqu64    [rax], zmm16
        vpaddq       zmm16, zmm1, [rip + NSMS_L(K1x8) + 64]     // W_1 + K_1
        vmovdqu64    [rax + 64], zmm16
        vpaddq       zmm16, zmm2, [rip + NSMS_L(K1x8) + 128]    // W_2 + K_2
        vmovdqu64    [rax + 128], zmm16
        vpaddq       zmm16, zmm3, [rip + NSMS_L(K1x8) + 192]    // W_3 + K_3
        vmovdqu64    [rax + 192], zmm16
        vpaddq       zmm16, zmm4, [rip + NSMS_L(K1x8) + 256]    // W_4 + K_4
        vmovdqu64    [rax + 256], zmm16
        vpaddq       zmm16, zmm5, [rip + NSMS_L(K1x8) + 320]    // W_5 + K_5
        vmovdqu64    [rax + 320], zmm16
        vpaddq       zmm16, zmm6, [rip + NSMS_L(K1x8) + 384]    // W_6 + K_6
        vmovdqu64    [rax + 384], zmm16
        vpaddq       zmm16, zmm7, [rip + NSMS_L(K1x8) + 448]    // W_7 + K_7
        vmovdqu64    [rax + 448], zmm16
        vpaddq       zmm16, zmm8, [rip + NSMS_L(K1x8) + 512]    // W_8 + K_8
        vmovdqu64    [rax + 512], zmm16
        vpaddq       zmm16, zmm9, [rip + NSMS_L(K1x8) + 576]    // W_9 + K_9
        vmovdqu64    [rax + 576], zmm16
        vpaddq       zmm16, zmm10, [rip + NSMS_L(K1x8) + 640]   // W_10 + K_10
        vmovdqu64    [rax + 640], zmm16
        vpaddq       zmm16, zmm11, [rip + NSMS_L(K1x8) + 704]   // W_11 + K_11
        vmovdqu64    [rax + 704], zmm16
        vpaddq       zmm16, zmm12, [rip + NSMS_L(K1x8) + 768]   // W_12 + K_12
        vmovdqu64    [rax + 768], zmm16
        vpaddq       zmm16, zmm13, [rip + NSMS_L(K1x8) + 832]   // W_13 + K_13
        vmovdqu64    [rax + 832], zmm16
        vpaddq       zmm16, zmm14, [rip + NSMS_L(K1x8) + 896]   // W_14 + K_14
        vmovdqu64    [rax + 896], zmm16
        vpaddq       zmm16, zmm15, [rip + NSMS_L(K1x8) + 960]   // W_15 + K_15
        vmovdqu64    [rax + 960], zmm16
        lea          rbp, [rax + 4096]
        mov          [rsp + 32], rbp
        lea          r13, [rip + NSMS_L(K1x8) + 1024]
        mov          [rsp + 24], r13
        mov          rbp, rax
        mov          rcx, rax
        .p2align     6
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8 blocks: zmm0..zmm15;
        //   scratch: rax; p: rcx; q: rbp; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; kp: [rsp+24];
        //   upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_and_schedule8):

        // rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks
        // Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12, r9, 14                                // round 0
        rorx         r13, r9, 18
        xor          r12, r13
        rorx         r13, r9, 41
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          rbx, [rcx]
        add          rbx, r13
        add          r14, rbx
        add          r12, r14
        rorx         rbx, rdx, 28
        rorx         r13, rdx, 34
        xor          rbx, r13
        rorx         r13, rdx, 39
        xor          rbx, r13
        mov          r13, rdx
        xor          r13, rsi
        mov          r14, rsi
        xor          r14, rdi
        and          r14, r13
            vpsrlq   zmm16, zmm1, 7                             // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        xor          r14, rsi
        add          rbx, r14
        add          rbx, r12
            vprorq   zmm17, zmm14, 19
        add          r8, r12
        rorx         r12, r8, 14                                // round 1
        rorx         r14, r8, 18
        xor          r12, r14
        rorx         r14, r8, 41
            vprorq   zmm18, zmm14, 61
            vpsrlq   zmm19, zmm14, 6
            vpternlogq zmm19, zmm17, zmm18, 150
            vprorq   zmm17, zmm1, 8
            vprorq   zmm18, zmm1, 1
            vpaddq   zmm20, zmm9, zmm0
            vpaddq   zmm19, zmm20, zmm19
            vpternlogq zmm16, zmm18, zmm17, 150
            vpsrlq   zmm17, zmm2, 7                             // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vpaddq   zmm0, zmm16, zmm19
        xor          r12, r14
            vprorq   zmm16, zmm15, 19
        mov          r14, r8
        and          r14, r9
            vprorq   zmm18, zmm15, 61
        andn         r15, r8, r10
        add          r11, [rcx + 64]
        add          r11, r14
            vpsrlq   zmm19, zmm15, 6
            vpternlogq zmm19, zmm16, zmm18, 150
        add          r11, r15
        add          r11, r12
        rorx         r12, rbx, 28
            vprorq   zmm16, zmm2, 8
        rorx         r14, rbx, 34
        xor          r12, r14
            vprorq   zmm18, zmm2, 1
        rorx         r14, rbx, 39
        xor          r12, r14
        mov          r14, rbx
        xor          r14, rdx
            vpaddq   zmm20, zmm10, zmm1
        and          r13, r14
        xor          r13, rdx
            vpaddq   zmm19, zmm20, zmm19
            vprorq   zmm20, zmm3, 1                             // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          rdi, r11
        add          r12, r13
        add          r11, r12
            vpternlogq zmm17, zmm18, zmm16, 150
        rorx         r12, rdi, 14                               // round 2
            vpaddq   zmm16, zmm11, zmm2
            vpaddq   zmm1, zmm17, zmm19
        rorx         r13, rdi, 18
            vpsrlq   zmm17, zmm3, 7
        xor          r12, r13
        rorx         r13, rdi, 41
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        andn         r15, rdi, r9
        add          r10, [rcx + 128]
        add          r10, r13
            vpsrlq   zmm18, zmm4, 7                             // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        add          r10, r15
        add          r10, r12
        rorx         r12, r11, 28
            vprorq   zmm19, zmm3, 8
            vpternlogq zmm17, zmm20, zmm19, 150
            vpaddq   zmm16, zmm16, zmm17
        rorx         r13, r11, 34
        xor          r12, r13
            mov      r13, [rsp + 24]
            vpaddq   zmm17, zmm0, [r13]
        rorx         r15, r11, 39
        xor          r12, r15
        mov          r15, r11
        xor          r15, rbx
            vmovdqu64 [rcx + 1024], zmm17
        and          r14, r15
        xor          r14, rbx
            vprorq   zmm17, zmm0, 19
            vprorq   zmm19, zmm0, 61
            vpsrlq   zmm20, zmm0, 6
            vpternlogq zmm20, zmm17, zmm19, 150
        add          rsi, r10
        add          r12, r14
        add          r10, r12
        rorx         r12, rsi, 14                               // round 3
        rorx         r14, rsi, 18
        xor          r12, r14
            vpaddq   zmm2, zmm16, zmm20
            vprorq   zmm16, zmm4, 1
            vpsrlq   zmm17, zmm5, 7                             // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        rorx         r14, rsi, 41
            vpaddq   zmm19, zmm12, zmm3
        xor          r12, r14
        mov          r14, rsi
        and          r14, rdi
        mov          [rsp + 48], rbp
        andn         rbp, rsi, r8
        add          r9, [rcx + 192]
        add          r9, r14
        add          r9, rbp
        add          r9, r12
        rorx         r12, r10, 28
        rorx         r14, r10, 34
            vprorq   zmm20, zmm4, 8
            vpternlogq zmm18, zmm16, zmm20, 150
            vpaddq   zmm16, zmm19, zmm18
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
            vpaddq   zmm18, zmm1, [r13 + 64]
        rorx         rbp, r10, 39
        xor          r12, rbp
            vmovdqu64 [rcx + 1088], zmm18
        and          r15, r14
            vprorq   zmm18, zmm1, 19
        xor          r15, r11
            vprorq   zmm19, zmm1, 61
        add          rdx, r9
            vpsrlq   zmm20, zmm1, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        add          r12, r15
        add          r9, r12
        rorx         r12, rdx, 14                               // round 4
        rorx         r15, rdx, 18
            vprorq   zmm18, zmm5, 1
        xor          r12, r15
        rorx         r15, rdx, 41
            vpaddq   zmm19, zmm13, zmm4
        xor          r12, r15
            vpaddq   zmm3, zmm16, zmm20
        mov          r15, rdx
        and          r15, rsi
        andn         rbp, rdx, rdi
        add          r8, [rcx + 256]
        add          r8, r15
        add          r8, rbp
            vprorq   zmm16, zmm5, 8
            vpternlogq zmm17, zmm18, zmm16, 150
            vpaddq   zmm16, zmm19, zmm17
        add          r8, r12
        rorx         r12, r9, 28
        rorx         r15, r9, 34
            vpsrlq   zmm17, zmm6, 7                             // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        xor          r12, r15
        rorx         r15, r9, 39
        xor          r12, r15
            vprorq   zmm18, zmm2, 19
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
            vpaddq   zmm19, zmm2, [r13 + 128]
            vprorq   zmm20, zmm2, 61
        xor          r14, r10
            vmovdqu64 [rcx + 1152], zmm19
        add          rbx, r8
            vpsrlq   zmm19, zmm2, 6
            vpternlogq zmm19, zmm18, zmm20, 150
        add          r12, r14
        add          r8, r12
        rorx         r12, rbx, 14                               // round 5
        rorx         r14, rbx, 18
            vpaddq   zmm4, zmm16, zmm19
        xor          r12, r14
        rorx         r14, rbx, 41
        xor          r12, r14
        mov          r14, rbx
        and          r14, rdx
            vprorq   zmm16, zmm6, 1
        andn         rbp, rbx, rsi
            vpaddq   zmm18, zmm14, zmm5
        add          rdi, [rcx + 320]
        add          rdi, r14
        add          rdi, rbp
        add          rdi, r12
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
            vpsrlq   zmm19, zmm7, 7                             // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        rorx         r14, r8, 39
        xor          r12, r14
            vprorq   zmm20, zmm6, 8
            vpternlogq zmm17, zmm16, zmm20, 150
            vpaddq   zmm16, zmm18, zmm17
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
            vpaddq   zmm17, zmm3, [r13 + 192]
        xor          r15, r9
            vmovdqu64 [rcx + 1216], zmm17
        add          r11, rdi
            vprorq   zmm17, zmm3, 19
        add          r12, r15
        add          rdi, r12
        rorx         r12, r11, 14                               // round 6
            vprorq   zmm18, zmm3, 61
        rorx         r15, r11, 18
        xor          r12, r15
            vpsrlq   zmm20, zmm3, 6
            vpternlogq zmm20, zmm17, zmm18, 150
        rorx         r15, r11, 41
            vpaddq   zmm5, zmm16, zmm20
        xor          r12, r15
        mov          r15, r11
        and          r15, rbx
        andn         rbp, r11, rdx
            vprorq   zmm16, zmm7, 1
        add          rsi, [rcx + 384]
        add          rsi, r15
        add          rsi, rbp
            vpaddq   zmm17, zmm15, zmm6
        add          rsi, r12
        rorx         r12, rdi, 28
        rorx         r15, rdi, 34
            vpaddq   zmm18, zmm4, [r13 + 256]
        xor          r12, r15
        rorx         r15, rdi, 39
        xor          r12, r15
            vmovdqu64 [rcx + 1280], zmm18
        mov          r15, rdi
        xor          r15, r8
        and          r14, r15
            vprorq   zmm18, zmm7, 8
            vpternlogq zmm19, zmm16, zmm18, 150
            vpaddq   zmm16, zmm17, zmm19
        xor          r14, r8
            vprorq   zmm17, zmm9, 1                             // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   zmm18, zmm8, 1                             // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        add          r10, rsi
        rorx         rbp, r10, 14                               // round 7
        add          r12, r14
        add          rsi, r12
        rorx         r12, r10, 18
        xor          rbp, r12
            vpsrlq   zmm19, zmm9, 7
            vpsrlq   zmm20, zmm8, 7
        rorx         r12, r10, 41
            vprorq   zmm21, zmm9, 8
            vpternlogq zmm19, zmm17, zmm21, 150
            vpaddq   zmm17, zmm8, zmm19
            vpaddq   zmm17, zmm17, zmm1
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
            vprorq   zmm19, zmm8, 8
            vpternlogq zmm20, zmm18, zmm19, 150
            vpaddq   zmm18, zmm7, zmm20
            vpaddq   zmm18, zmm18, zmm0
        andn         r14, r10, rbx
        add          rdx, [rcx + 448]
        add          rdx, r12
            vprorq   zmm19, zmm4, 19
        add          r14, rdx
        add          rbp, r14
            vprorq   zmm20, zmm4, 61
        rorx         rdx, rsi, 28
            vpsrlq   zmm21, zmm4, 6
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r12, rsi, 34
        xor          rdx, r12
            vpaddq   zmm19, zmm5, [r13 + 320]
        mov          r12, rsi
        xor          r12, rdi
        and          r15, r12
            vpaddq   zmm6, zmm16, zmm21
        xor          r15, rdi
            vmovdqu64 [rcx + 1344], zmm19
        rorx         r14, rsi, 39
        xor          rdx, r14
        add          rdx, r15
        add          rdx, rbp
        add          r9, rbp
        rorx         r14, r9, 14                                // round 8
        rorx         r15, r9, 18
        rorx         rbp, r9, 41
        xor          r14, r15
        xor          r14, rbp
        mov          r15, r9
        and          r15, r10
            vprorq   zmm16, zmm6, 19
        andn         rbp, r9, r11
        add          rbx, [rcx + 512]
        add          rbx, r15
            vprorq   zmm19, zmm5, 19
            vprorq   zmm20, zmm6, 61
            vprorq   zmm21, zmm5, 61
            vpsrlq   zmm22, zmm6, 6
            vpternlogq zmm22, zmm16, zmm20, 150
        add          rbx, rbp
        add          rbx, r14
            vpsrlq   zmm16, zmm5, 6
            vpternlogq zmm16, zmm19, zmm21, 150
        rorx         r14, rdx, 28
            vpaddq   zmm8, zmm17, zmm22
        rorx         r15, rdx, 34
            vpaddq   zmm7, zmm18, zmm16
        xor          r14, r15
        rorx         r15, rdx, 39
        xor          r14, r15
        mov          r15, rdx
        xor          r15, rsi
        and          r12, r15
        xor          r12, rsi
        add          r8, rbx
            vpaddq   zmm16, zmm6, [r13 + 384]
            vmovdqu64 [rcx + 1408], zmm16
        add          r14, r12
        add          rbx, r14
            vprorq   zmm16, zmm10, 1                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        rorx         r12, r8, 14                                // round 9
        rorx         r14, r8, 18
        xor          r12, r14
        rorx         r14, r8, 41
        xor          r12, r14
            vpsrlq   zmm17, zmm10, 7
        mov          r14, r8
        and          r14, r9
            vprorq   zmm18, zmm10, 8
            vpternlogq zmm17, zmm16, zmm18, 150
            vpaddq   zmm16, zmm9, zmm17
            vpaddq   zmm16, zmm16, zmm2
        andn         rbp, r8, r10
        add          r11, [rcx + 576]
        add          r11, r14
        add          r11, rbp
        add          r11, r12
        rorx         r12, rbx, 28
        rorx         r14, rbx, 34
        xor          r12, r14
        rorx         r14, rbx, 39
        xor          r12, r14
        mov          r14, rbx
        xor          r14, rdx
            vpaddq   zmm17, zmm8, [r13 + 512]
        and          r15, r14
            vmovdqu64 [rcx + 1536], zmm17
            vpaddq   zmm17, zmm7, [r13 + 448]
        xor          r15, rdx
            vmovdqu64 [rcx + 1472], zmm17
        add          rdi, r11
        add          r12, r15
        add          r11, r12
            vprorq   zmm17, zmm11, 1                            // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         r12, rdi, 14                               // round 10
        rorx         r15, rdi, 18
        xor          r12, r15
        rorx         r15, rdi, 41
        xor          r12, r15
        mov          r15, rdi
        and          r15, r8
        add          r10, [rcx + 640]
        add          r10, r15
            vpsrlq   zmm18, zmm11, 7
        andn         r15, rdi, r9
            vprorq   zmm19, zmm11, 8
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm17, zmm10, zmm18
            vpaddq   zmm17, zmm17, zmm3
        add          r10, r15
            vprorq   zmm18, zmm7, 19
        add          r10, r12
            vprorq   zmm19, zmm7, 61
        rorx         r12, r11, 28
        rorx         r15, r11, 34
            vpsrlq   zmm20, zmm7, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r12, r15
        rorx         r15, r11, 39
        xor          r12, r15
            vpaddq   zmm9, zmm16, zmm20
        mov          r15, r11
        xor          r15, rbx
        and          r14, r15
        xor          r14, rbx
        add          rsi, r10
        add          r12, r14
        add          r10, r12
        rorx         r12, rsi, 14                               // round 11
            vprorq   zmm16, zmm12, 1                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        rorx         r14, rsi, 18
        xor          r12, r14
        rorx         r14, rsi, 41
        xor          r12, r14
        mov          r14, rsi
        and          r14, rdi
        andn         rbp, rsi, r8
            vpsrlq   zmm18, zmm12, 7
        add          r9, [rcx + 704]
        add          r9, r14
            vprorq   zmm19, zmm12, 8
            vpternlogq zmm18, zmm16, zmm19, 150
            vpaddq   zmm16, zmm11, zmm18
            vpaddq   zmm16, zmm16, zmm4
        add          r9, rbp
            vprorq   zmm18, zmm8, 19
        add          r9, r12
        rorx         r12, r10, 28
            vprorq   zmm19, zmm8, 61
        rorx         r14, r10, 34
            vpsrlq   zmm20, zmm8, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r12, r14
        rorx         r14, r10, 39
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
            vpaddq   zmm10, zmm17, zmm20
        and          r15, r14
        xor          r15, r11
            vpaddq   zmm17, zmm9, [r13 + 576]
        add          rdx, r9
            vmovdqu64 [rcx + 1600], zmm17
        add          r12, r15
        add          r9, r12
        rorx         r12, rdx, 14                               // round 12
        rorx         r15, rdx, 18
            vprorq   zmm17, zmm13, 1                            // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        xor          r12, r15
        rorx         r15, rdx, 41
        xor          r12, r15
        add          r8, [rcx + 768]
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpsrlq   zmm18, zmm13, 7
        andn         r15, rdx, rdi
        add          r8, r15
            vprorq   zmm19, zmm13, 8
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm17, zmm12, zmm18
            vpaddq   zmm17, zmm17, zmm5
        add          r8, r12
            vprorq   zmm18, zmm9, 19
        rorx         r12, r9, 28
        rorx         r15, r9, 34
            vprorq   zmm19, zmm9, 61
        xor          r12, r15
        rorx         r15, r9, 39
        xor          r12, r15
            vpsrlq   zmm20, zmm9, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
        xor          r14, r10
            vpaddq   zmm11, zmm16, zmm20
            vpaddq   zmm16, zmm10, [r13 + 640]
        add          rbx, r8
        rorx         rbp, rbx, 14                               // round 13
        add          r12, r14
        add          r8, r12
            vprorq   zmm18, zmm14, 1                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        rorx         r12, rbx, 18
            vmovdqu64 [rcx + 1664], zmm16
        xor          rbp, r12
        rorx         r12, rbx, 41
        xor          rbp, r12
        andn         r12, rbx, rsi
        mov          r14, rbx
        and          r14, rdx
            vpsrlq   zmm16, zmm14, 7
            vprorq   zmm19, zmm14, 8
            vpternlogq zmm16, zmm18, zmm19, 150
            vpaddq   zmm16, zmm13, zmm16
            vpaddq   zmm16, zmm16, zmm6
        add          rdi, [rcx + 832]
        add          rdi, r14
        add          rdi, r12
        add          rdi, rbp
            vprorq   zmm18, zmm10, 19
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
            vprorq   zmm19, zmm10, 61
        rorx         r14, r8, 39
        xor          r12, r14
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
            vpaddq   zmm20, zmm11, [r13 + 704]
        xor          r15, r9
            vpsrlq   zmm21, zmm10, 6
            vpternlogq zmm21, zmm18, zmm19, 150
            vpaddq   zmm12, zmm17, zmm21
        add          r11, rdi
        rorx         rbp, r11, 14                               // round 14
        add          r12, r15
        add          rdi, r12
            vprorq   zmm17, zmm15, 1                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        rorx         r12, r11, 18
            vmovdqu64 [rcx + 1728], zmm20
        xor          rbp, r12
        rorx         r12, r11, 41
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        andn         r15, r11, rdx
        add          rsi, [rcx + 896]
        add          rsi, r12
            vpsrlq   zmm18, zmm15, 7
        add          rsi, r15
            vprorq   zmm19, zmm15, 8
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm17, zmm14, zmm18
            vpaddq   zmm17, zmm17, zmm7
        add          rsi, rbp
        rorx         r12, rdi, 28
            vprorq   zmm18, zmm11, 19
        rorx         r15, rdi, 34
        xor          r12, r15
            vprorq   zmm19, zmm11, 61
        rorx         r15, rdi, 39
        xor          r12, r15
            vpsrlq   zmm20, zmm11, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        mov          r15, rdi
        xor          r15, r8
        and          r14, r15
        xor          r14, r8
            vpaddq   zmm13, zmm16, zmm20
            vpaddq   zmm16, zmm12, [r13 + 768]
        add          r10, rsi
            vmovdqu64 [rcx + 1792], zmm16
        add          r12, r14
        add          rsi, r12
        rorx         r12, r10, 14                               // round 15
        andn         r14, r10, rbx
        rorx         rbp, r10, 18
            vprorq   zmm16, zmm0, 1                             // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        xor          r12, rbp
        rorx         rbp, r10, 41
        xor          r12, rbp
        mov          rbp, r10
        and          rbp, r11
            vpsrlq   zmm18, zmm0, 7
        add          rdx, [rcx + 960]
        add          rdx, rbp
            vprorq   zmm19, zmm0, 8
            vpternlogq zmm18, zmm16, zmm19, 150
            vpaddq   zmm16, zmm15, zmm18
            vpaddq   zmm16, zmm16, zmm8
            vprorq   zmm18, zmm12, 19
        add          rdx, r14
        add          rdx, r12
            vprorq   zmm19, zmm12, 61
        rorx         r12, rsi, 28
        rorx         r14, rsi, 34
            vpsrlq   zmm20, zmm12, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r12, r14
            vpaddq   zmm14, zmm17, zmm20
        rorx         r14, rsi, 39
        xor          r12, r14
        mov          r14, rsi
        xor          r14, rdi
            vpaddq   zmm17, zmm13, [r13 + 832]
        and          r14, r15
            vmovdqu64 [rcx + 1856], zmm17
        xor          r14, rdi
            vprorq   zmm17, zmm13, 19
        lea          r15, [rcx + 1024]                          // the next sixteen words
        add          r9, rdx
            vpsrlq   zmm18, zmm13, 6
        lea          rbp, [r13 + 1024]
        mov          [rsp + 24], rbp
        add          r12, r14
        add          rdx, r12
            vprorq   zmm19, zmm13, 61
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm15, zmm16, zmm18
            vpaddq   zmm16, zmm14, [r13 + 896]
            vmovdqu64 [rcx + 1920], zmm16
            vpaddq   zmm16, zmm15, [r13 + 960]
            vmovdqu64 [rcx + 1984], zmm16
        mov          rcx, r15
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule8)

        // rounds 64 to 79 of the first block
        // Comments count rounds and words W_t from 0 at the first of these rounds.
        // Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12, r9, 41                                // round 0
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
        add          r11, [rcx + 64]                            // round 1
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
        add          r10, [rcx + 128]                           // round 2
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
        add          r9, [rcx + 192]                            // round 3
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
        add          r8, [rcx + 256]                            // round 4
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
        add          rdi, [rcx + 320]                           // round 5
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
        add          rsi, [rcx + 384]                           // round 6
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
        add          rdx, [rcx + 448]                           // round 7
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
        add          rbx, [rcx + 512]                           // round 8
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
        add          r11, [rcx + 576]                           // round 9
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
        add          r10, [rcx + 640]                           // round 10
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
        add          r9, [rcx + 704]                            // round 11
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
        add          r8, [rcx + 768]                            // round 12
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
        add          rdi, [rcx + 832]                           // round 13
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
        add          rsi, [rcx + 896]                           // round 14
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
        rorx         r12, r10, 14                               // round 15
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
        mov          r14, [r13 + 8]                             // H = H + (a, b, ...)
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
        add          rcx, 128                                   // the next block
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
        .p2align     6
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: rbp; blocks: [rsp];
        //   data: [rsp+8]; state: [rsp+16]; end_of_batch: [rsp+40].
NSMS_L(blocks_next_block_of_batch8):

        // the next block of the batch
        lea          r12, [rbp + 5120]
        mov          [rsp + 32], r12
        mov          rcx, rbp
        .p2align     6
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: rbp;
        //   blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_only8):

        // rounds 0 to 79 of one block, sixteen per iteration
        // Comments count rounds and words W_t from 0 in each iteration.
        // Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12, r9, 41                                // round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
        rorx         r15, r9, 18
        mov          [rsp + 48], rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
        andn         rbp, r9, r11
        xor          r13, r15
        xor          r13, r12
        add          rbx, rbp
        add          r11, [rcx + 64]                            // round 1
        rorx         r12, rdx, 34
        rorx         r15, rdx, 28
        rorx         rbp, rdx, 39
        mov          [rsp + 56], rax
        mov          rax, rsi
        xor          rax, rdi
        xor          r15, r12
        xor          r15, rbp
        and          rax, r14
        xor          rax, rsi
        add          r15, rax
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
        add          r10, [rcx + 128]                           // round 2
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
        add          r9, [rcx + 192]                            // round 3
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
        add          r8, [rcx + 256]                            // round 4
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
        add          rdi, [rcx + 320]                           // round 5
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
        add          rsi, [rcx + 384]                           // round 6
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
        add          rdx, [rcx + 448]                           // round 7
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
        add          rbx, [rcx + 512]                           // round 8
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
        add          r11, [rcx + 576]                           // round 9
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
        add          r10, [rcx + 640]                           // round 10
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
        add          r9, [rcx + 704]                            // round 11
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
        add          r8, [rcx + 768]                            // round 12
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
        add          rdi, [rcx + 832]                           // round 13
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
        add          rsi, [rcx + 896]                           // round 14
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
        add          r13, [rcx + 960]                           // round 15
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
        rorx         r12, r10, 41
        rorx         r15, r10, 14
        add          rsi, r14
        rorx         r14, r10, 18
        mov          rbp, r10
        and          rbp, r11
        add          r13, rbp
        andn         rbp, r10, rbx
        xor          r15, r14
        xor          r15, r12
        add          rbp, r13
        add          rcx, 1024
        rorx         r12, rsi, 34
        rorx         r13, rsi, 28
        rorx         r14, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r13, r12
        xor          r13, r14
        and          rdx, rax
        xor          rdx, rdi
        add          rdx, r13
        add          r15, rbp
        add          rdx, r15
        add          r9, r15
        mov          rbp, [rsp + 48]
        mov          rax, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only8)

        // the state after the block
        mov          rcx, [rsp + 16]
        mov          r12, [rcx]                                 // H = H + (a, b, ...)
        add          rdx, r12
        mov          r12, [rsp + 8]
        add          r12, 128                                   // the next block
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
        jne          NSMS_L(blocks_next_block_of_batch8)
        jmp          NSMS_L(blocks_batch8)
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp];
        //   data: [rsp+8]; state: [rsp+16].
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
        jb           NSMS_L(blocks_done)

        // the schedule of 1 block: the message words
        mov          rbp, [rsp + 8]
        vmovdqu64    xmm8, [rbp]                                // W_0 to W_1
        vmovdqu64    xmm9, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu64    xmm10, [rbp + 16]                          // W_2 to W_3
        vmovdqu64    xmm11, [rbp + 32]                          // W_4 to W_5
        vmovdqu64    xmm12, [rbp + 48]                          // W_6 to W_7
        vmovdqu64    xmm13, [rbp + 64]                          // W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu64    xmm8, [rbp + 80]                           // W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu64    xmm10, [rbp + 96]                          // W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu64    xmm11, [rbp + 112]                         // W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rip + NSMS_L(K)]             // W_0 to W_1, each + K_t
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu64    [rax], xmm12
        vpaddq       xmm8, xmm1, [rip + NSMS_L(K) + 16]         // W_2 to W_3, each + K_t
        vpaddq       xmm9, xmm2, [rip + NSMS_L(K) + 32]         // W_4 to W_5, each + K_t
        vpaddq       xmm10, xmm3, [rip + NSMS_L(K) + 48]        // W_6 to W_7, each + K_t
        vpaddq       xmm11, xmm4, [rip + NSMS_L(K) + 64]        // W_8 to W_9, each + K_t
        vmovdqu64    [rax + 16], xmm8
        vmovdqu64    [rax + 32], xmm9
        vmovdqu64    [rax + 48], xmm10
        vmovdqu64    [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rip + NSMS_L(K) + 80]         // W_10 to W_11, each + K_t
        vpaddq       xmm9, xmm6, [rip + NSMS_L(K) + 96]         // W_12 to W_13, each + K_t
        vpaddq       xmm10, xmm7, [rip + NSMS_L(K) + 112]       // W_14 to W_15, each + K_t
        lea          rbp, [rax + 512]
        mov          [rsp + 32], rbp
        vmovdqu64    [rax + 80], xmm8
        vmovdqu64    [rax + 96], xmm9
        vmovdqu64    [rax + 112], xmm10
        lea          r12, [rip + NSMS_L(K) + 128]
        mov          [rsp + 24], r12
        mov          rcx, rax
        .p2align     6
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
        //   scratch: rax; p: rcx; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; kp: [rsp+24];
        //   upper_bound: [rsp+32].
NSMS_L(blocks_rounds_and_schedule1):

        // rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words
        // Comments count rounds and words W_t from 0 in each iteration.
        // Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         rbp, r9, 41                                // round 0
        rorx         r12, r9, 14
        mov          r13, rdx
        xor          r13, rsi
        add          rbx, [rcx]
        rorx         r14, r9, 18
            vprorq   xmm8, xmm7, 19                             // W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
            vprorq   xmm9, xmm7, 61
        andn         r15, r9, r11
        xor          r12, r14
        xor          r12, rbp
            vpsrlq   xmm10, xmm7, 6
        add          rbx, r15
        add          r11, [rcx + 8]                             // round 1
            vpalignr xmm11, xmm5, xmm4, 8
        rorx         rbp, rdx, 34
        rorx         r14, rdx, 28
        rorx         r15, rdx, 39
            vpternlogq xmm10, xmm8, xmm9, 150
        mov          [rsp + 48], rdx
        mov          rdx, rsi
        xor          rdx, rdi
        xor          r14, rbp
        xor          r14, r15
            vpalignr xmm8, xmm1, xmm0, 8
        and          rdx, r13
        xor          rdx, rsi
        add          r14, rdx
        add          rbx, r12
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
            vpaddq   xmm9, xmm0, xmm11
        add          rbx, r14
        rorx         r14, r8, 18
            vpaddq   xmm9, xmm9, xmm10
        mov          r15, r8
        and          r15, r9
        add          r11, r15
            vprorq   xmm10, xmm8, 1
        andn         r15, r8, r10
        xor          r12, r14
        xor          r12, rbp
            vprorq   xmm12, xmm8, 8
        add          r11, r15
        add          r10, [rcx + 16]                            // round 2
        rorx         rbp, rbx, 34
            vpsrlq   xmm8, xmm8, 7
        rorx         r14, rbx, 28
        rorx         r15, rbx, 39
            vpternlogq xmm8, xmm10, xmm12, 150
        mov          rdx, [rsp + 48]
        mov          [rsp + 56], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r14, rbp
        xor          r14, r15
            vpaddq   xmm0, xmm8, xmm9
        and          r13, rsi
        xor          r13, rdx
        add          r14, r13
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
            vpalignr xmm8, xmm2, xmm1, 8                        // W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          r11, r14
        rorx         r13, rdi, 18
            vpalignr xmm9, xmm6, xmm5, 8
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
            vpaddq   xmm10, xmm1, xmm9
        andn         r14, rdi, r9
        xor          r12, r13
        xor          r12, rbp
            vprorq   xmm12, xmm8, 1
        add          r10, r14
        add          r9, [rcx + 24]                             // round 3
        rorx         rbp, r11, 34
            vprorq   xmm13, xmm8, 8
        rorx         r13, r11, 28
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
            vpsrlq   xmm8, xmm8, 7
        xor          r13, rbp
        xor          r13, r14
        and          rsi, r15
        xor          rsi, rbx
            vpternlogq xmm8, xmm12, xmm13, 150
        add          r13, rsi
        add          r10, r12
        mov          rsi, [rsp + 56]
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
        add          r10, r13
            vpaddq   xmm8, xmm10, xmm8
        rorx         r13, rsi, 18
            mov      r14, [rsp + 24]
            vpaddq   xmm10, xmm0, [r14]
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
        andn         r14, rsi, r8
            vmovdqu64 [rcx + 128], xmm10
        xor          r12, r13
        xor          r12, rbp
            vprorq   xmm10, xmm0, 19
        add          r9, r14
        add          r8, [rcx + 32]                             // round 4
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
            vprorq   xmm12, xmm0, 61
        rorx         r14, r10, 39
        mov          [rsp + 56], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm13, xmm0, 6
        and          r15, rbx
        xor          r15, r11
        add          r13, r15
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
            vpternlogq xmm13, xmm10, xmm12, 150
        add          r9, r13
            vpaddq   xmm1, xmm8, xmm13
        rorx         r13, rdx, 18
            vpalignr xmm8, xmm3, xmm2, 8                        // W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
        andn         r14, rdx, rdi
            vpalignr xmm10, xmm7, xmm6, 8
        xor          r12, r13
        xor          r12, rbp
        add          r8, r14
            vpaddq   xmm12, xmm2, xmm10
        add          rdi, [rcx + 40]                            // round 5
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
            vprorq   xmm13, xmm8, 1
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
        xor          r13, rbp
        xor          r13, r14
            vprorq   xmm14, xmm8, 8
        and          rbx, r15
        xor          rbx, r10
        add          r13, rbx
        add          r8, r12
        mov          rbx, [rsp + 56]
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
            vpsrlq   xmm8, xmm8, 7
        add          r8, r13
        rorx         r13, rbx, 18
            vpternlogq xmm8, xmm13, xmm14, 150
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
            vpaddq   xmm8, xmm12, xmm8
        andn         r14, rbx, rsi
        xor          r12, r13
        xor          r12, rbp
            mov      rbp, [rsp + 24]
            vpaddq   xmm12, xmm1, [rbp + 16]
        add          rdi, r14
        add          rsi, [rcx + 48]                            // round 6
            vmovdqu64 [rcx + 144], xmm12
        rorx         r13, r8, 34
        rorx         r14, r8, 28
            vprorq   xmm12, xmm1, 19
        rorx         rbp, r8, 39
        mov          [rsp + 48], r10
        mov          r10, r8
        xor          r10, r9
        xor          r14, r13
        xor          r14, rbp
            vprorq   xmm13, xmm1, 61
        and          r15, r10
        xor          r15, r9
        add          r14, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
            vpsrlq   xmm14, xmm1, 6
        add          rdi, r14
        rorx         r13, r11, 18
            vpternlogq xmm14, xmm12, xmm13, 150
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
            vpaddq   xmm2, xmm8, xmm14
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
            vpalignr xmm8, xmm4, xmm3, 8                        // W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          rsi, r14
        add          rdx, [rcx + 56]                            // round 7
        rorx         rbp, rdi, 34
            vprorq   xmm12, xmm8, 1
        rorx         r13, rdi, 28
        rorx         r14, rdi, 39
            vprorq   xmm13, xmm8, 8
        mov          r15, rdi
        xor          r15, r8
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm8, xmm8, 7
        and          r10, r15
        xor          r10, r8
        add          r13, r10
        add          rsi, r12
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
            vpternlogq xmm8, xmm12, xmm13, 150
        add          rsi, r13
        rorx         r13, r10, 18
            vpaddq   xmm8, xmm3, xmm8
        mov          r14, r10
        and          r14, r11
        add          rdx, r14
            mov      r14, [rsp + 24]
            vpaddq   xmm12, xmm2, [r14 + 32]
        andn         r14, r10, rbx
        xor          r12, r13
        xor          r12, rbp
            vmovdqu64 [rcx + 160], xmm12
        add          rdx, r14
        add          rbx, [rcx + 64]                            // round 8
        rorx         rbp, rsi, 34
            vprorq   xmm12, xmm2, 19
        rorx         r13, rsi, 28
        rorx         r14, rsi, 39
            vprorq   xmm13, xmm2, 61
        mov          [rsp + 48], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r13, rbp
        xor          r13, r14
        and          r15, r8
        xor          r15, rdi
            vpsrlq   xmm14, xmm2, 6
        add          r13, r15
        add          rdx, r12
        add          r9, rdx
        rorx         rbp, r9, 41
        rorx         r12, r9, 14
            vpternlogq xmm14, xmm12, xmm13, 150
        add          rdx, r13
        rorx         r13, r9, 18
            vpalignr xmm12, xmm0, xmm7, 8
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
            vpaddq   xmm8, xmm8, xmm12
        andn         r14, r9, r11
        xor          r12, r13
        xor          r12, rbp
            vpaddq   xmm3, xmm8, xmm14
        add          rbx, r14
        add          r11, [rcx + 72]                            // round 9
        rorx         rbp, rdx, 34
            vprorq   xmm8, xmm11, 1                             // W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         r13, rdx, 28
        rorx         r14, rdx, 39
        mov          r15, rdx
        xor          r15, rsi
            vprorq   xmm13, xmm11, 8
        xor          r13, rbp
        xor          r13, r14
        and          r8, r15
        xor          r8, rsi
        add          r13, r8
            vpsrlq   xmm11, xmm11, 7
        add          rbx, r12
        mov          r8, [rsp + 48]
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
        add          rbx, r13
            vpternlogq xmm11, xmm8, xmm13, 150
        rorx         r13, r8, 18
            vpaddq   xmm8, xmm4, xmm11
        mov          r14, r8
        and          r14, r9
        add          r11, r14
        andn         r14, r8, r10
            mov      [rsp + 48], rsi
            mov      rsi, [rsp + 24]
            vpaddq   xmm11, xmm3, [rsi + 48]
        xor          r12, r13
        xor          r12, rbp
            vmovdqu64 [rcx + 176], xmm11
        add          r11, r14
        add          r10, [rcx + 80]                            // round 10
        rorx         rbp, rbx, 34
        rorx         r13, rbx, 28
            vprorq   xmm11, xmm3, 19
        rorx         r14, rbx, 39
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r13, rbp
        xor          r13, r14
            vprorq   xmm13, xmm3, 61
        and          r15, rsi
        xor          r15, rdx
        add          r13, r15
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
            vpsrlq   xmm14, xmm3, 6
        add          r11, r13
            vpternlogq xmm14, xmm11, xmm13, 150
        rorx         r13, rdi, 18
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
            vpalignr xmm11, xmm1, xmm0, 8
        andn         r14, rdi, r9
        xor          r12, r13
        xor          r12, rbp
            vpaddq   xmm8, xmm8, xmm11
        add          r10, r14
            vpaddq   xmm4, xmm8, xmm14
        add          r9, [rcx + 88]                             // round 11
        rorx         rbp, r11, 34
        rorx         r13, r11, 28
            vprorq   xmm8, xmm9, 1                              // W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
        xor          r13, rbp
        xor          r13, r14
            vprorq   xmm11, xmm9, 8
        and          rsi, r15
        xor          rsi, rbx
        add          r13, rsi
        add          r10, r12
        mov          rsi, [rsp + 48]
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
            vpsrlq   xmm9, xmm9, 7
        add          r10, r13
        rorx         r13, rsi, 18
            vpternlogq xmm9, xmm8, xmm11, 150
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
            vpaddq   xmm8, xmm5, xmm9
        andn         r14, rsi, r8
        xor          r12, r13
        xor          r12, rbp
            mov      rbp, [rsp + 24]
            vpaddq   xmm9, xmm4, [rbp + 64]
        add          r9, r14
        add          r8, [rcx + 96]                             // round 12
            vmovdqu64 [rcx + 192], xmm9
        rorx         r13, r10, 34
        rorx         r14, r10, 28
        rorx         rbp, r10, 39
            vprorq   xmm9, xmm4, 19
        mov          [rsp + 48], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r14, r13
        xor          r14, rbp
            vprorq   xmm11, xmm4, 61
        and          r15, rbx
        xor          r15, r11
        add          r14, r15
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
            vpsrlq   xmm13, xmm4, 6
        add          r9, r14
        rorx         r13, rdx, 18
            vpternlogq xmm13, xmm9, xmm11, 150
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
            vpalignr xmm9, xmm2, xmm1, 8
        andn         r14, rdx, rdi
        xor          r12, r13
        xor          r12, rbp
            vpaddq   xmm8, xmm8, xmm9
        add          r8, r14
        add          rdi, [rcx + 104]                           // round 13
        rorx         rbp, r9, 34
            vpaddq   xmm5, xmm8, xmm13
        rorx         r13, r9, 28
        rorx         r14, r9, 39
            vprorq   xmm8, xmm10, 1                             // W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        mov          r15, r9
        xor          r15, r10
        xor          r13, rbp
        xor          r13, r14
            vprorq   xmm9, xmm10, 8
        and          rbx, r15
        xor          rbx, r10
        add          r13, rbx
        add          r8, r12
        mov          rbx, [rsp + 48]
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
            vpsrlq   xmm10, xmm10, 7
        add          r8, r13
        rorx         r13, rbx, 18
            vpternlogq xmm10, xmm8, xmm9, 150
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
            vpaddq   xmm8, xmm6, xmm10
        andn         r14, rbx, rsi
        xor          r12, r13
        xor          r12, rbp
            mov      rbp, [rsp + 24]
            vpaddq   xmm9, xmm5, [rbp + 80]
        add          rdi, r14
        add          rsi, [rcx + 112]                           // round 14
        rorx         r13, r8, 34
            vmovdqu64 [rcx + 208], xmm9
        rorx         r14, r8, 28
        rorx         rbp, r8, 39
        mov          [rsp + 48], r10
        mov          r10, r8
        xor          r10, r9
            vprorq   xmm9, xmm5, 19
        xor          r14, r13
        xor          r14, rbp
        and          r15, r10
        xor          r15, r9
            vprorq   xmm10, xmm5, 61
        add          r14, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
            vpsrlq   xmm11, xmm5, 6
        add          rdi, r14
        rorx         r13, r11, 18
            vpternlogq xmm11, xmm9, xmm10, 150
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
            vpalignr xmm9, xmm3, xmm2, 8
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
            vpaddq   xmm8, xmm8, xmm9
        add          rsi, r14
        add          rdx, [rcx + 120]                           // round 15
        rorx         rbp, rdi, 34
            vpaddq   xmm6, xmm8, xmm11
        rorx         r13, rdi, 28
        rorx         r14, rdi, 39
        mov          r15, rdi
        xor          r15, r8
        xor          r13, rbp
        xor          r13, r14
            vprorq   xmm8, xmm12, 1                             // W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        and          r10, r15
        xor          r10, r8
        add          r13, r10
            vprorq   xmm9, xmm12, 8
        add          rsi, r12
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
        add          rsi, r13
            vpsrlq   xmm10, xmm12, 7
        rorx         r13, r10, 18
            vpternlogq xmm10, xmm8, xmm9, 150
        mov          r14, r10
        and          r14, r11
        add          rdx, r14
        andn         r14, r10, rbx
            vpaddq   xmm8, xmm7, xmm10
        xor          r12, r13
        xor          r12, rbp
        add          rdx, r14
            mov      rbp, [rsp + 24]
            vpaddq   xmm9, xmm6, [rbp + 96]
        rorx         r13, rsi, 34
        rorx         r14, rsi, 28
            vprorq   xmm10, xmm6, 19
        mov          [rsp + 48], rbx
        rorx         rbx, rsi, 39
        mov          [rsp + 56], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r14, r13
        xor          r14, rbx
            vprorq   xmm11, xmm6, 61
        and          r8, r15
        xor          r8, rdi
        add          r14, r8
        add          rdx, r12
        add          r9, rdx
            vpsrlq   xmm12, xmm6, 6
        add          rdx, r14
        lea          r12, [rcx + 128]                           // the next sixteen words
            vmovdqu64 [rcx + 224], xmm9
            vpternlogq xmm12, xmm10, xmm11, 150
            vpalignr xmm9, xmm4, xmm3, 8
            vpaddq   xmm8, xmm8, xmm9
        lea          r13, [rbp + 128]
        mov          [rsp + 24], r13
            vpaddq   xmm7, xmm8, xmm12
            vpaddq   xmm8, xmm7, [rbp + 112]
            vmovdqu64 [rcx + 240], xmm8
        mov          rcx, r12
        mov          r8, [rsp + 56]
        mov          rbx, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        // rounds 64 to 79 of the block
        // Comments count rounds and words W_t from 0 at the first of these rounds.
        // Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        // Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         rbp, r9, 41                                // round 0
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
        add          r11, [rcx + 8]                             // round 1
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
        add          r10, [rcx + 16]                            // round 2
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
        add          r9, [rcx + 24]                             // round 3
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
        add          r8, [rcx + 32]                             // round 4
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
        add          rdi, [rcx + 40]                            // round 5
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
        add          rsi, [rcx + 48]                            // round 6
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
        add          rdx, [rcx + 56]                            // round 7
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
        add          rbx, [rcx + 64]                            // round 8
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
        add          r11, [rcx + 72]                            // round 9
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
        add          r10, [rcx + 80]                            // round 10
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
        add          r9, [rcx + 88]                             // round 11
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
        add          r8, [rcx + 96]                             // round 12
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
        add          rdi, [rcx + 104]                           // round 13
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r15, r9, 39
        mov          rdx, r9
        xor          rdx, r10
        xor          r13, rbp
        xor          r13, r15
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
        andn         r15, rbx, rsi
        xor          r14, r13
        xor          r14, rbp
        add          rdi, r15
        add          rsi, [rcx + 112]                           // round 14
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
        rorx         r15, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r9
        add          r13, rdx
        add          rdi, r14
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r14, r11, 14
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
        andn         r15, r11, r12
        xor          r14, r13
        xor          r14, rbp
        add          rsi, r15
        rorx         rbp, rdi, 34
        rorx         r13, rdi, 28
        rorx         r15, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, r8
        add          r13, rax
        add          rsi, r14
        add          r10, rsi
        add          rsi, r13
        rorx         rbp, r10, 14                               // round 15
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
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        mov          r12, rsi
        xor          r12, rdi
        and          rdx, r12
        xor          rdx, rdi
        mov          r12, [rsp + 16]
        mov          r13, [r12 + 8]                             // H = H + (a, b, ...)
        mov          r14, [r12 + 16]
        mov          r15, [r12 + 24]
        mov          rax, [r12 + 40]
        mov          [rsp + 56], rbx
        mov          rbx, [r12 + 48]
        mov          [rsp + 64], r11
        mov          r11, [r12 + 56]
        add          rcx, [r12]
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
        add          rcx, 128                                   // the next block
        mov          [rsp + 8], rcx
        mov          rbp, [rsp]
        add          rbp, -1
        mov          [rsp], rbp
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 48]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5264]
        vmovaps      xmm7, [rsp + 5280]
        vmovaps      xmm8, [rsp + 5296]
        vmovaps      xmm9, [rsp + 5312]
        vmovaps      xmm10, [rsp + 5328]
        vmovaps      xmm11, [rsp + 5344]
        vmovaps      xmm12, [rsp + 5360]
        vmovaps      xmm13, [rsp + 5376]
        vmovaps      xmm14, [rsp + 5392]
        vmovaps      xmm15, [rsp + 5408]
        add          rsp, 5432
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
        add          rsp, 5272
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8)
#endif

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8))
NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8))
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
        vmovdqu64    xmm16, [rsi]                               // W_0 to W_1
        vmovdqu64    xmm17, [rsi + 128]
        vmovdqu64    xmm18, [rsi + 16]                          // W_2 to W_3
        vmovdqu64    xmm19, [rsi + 144]
        vmovdqu64    xmm20, [rsi + 32]                          // W_4 to W_5
        vinserti32x4 zmm16, zmm16, [rsi + 256], 1
        vinserti32x4 zmm17, zmm17, [rsi + 384], 1
        vinserti32x4 zmm18, zmm18, [rsi + 272], 1
        vmovdqu64    xmm21, [rsi + 160]
        vinserti32x4 zmm19, zmm19, [rsi + 400], 1
        vinserti32x4 zmm20, zmm20, [rsi + 288], 1
        vinserti32x4 zmm16, zmm16, [rsi + 512], 2
        vinserti32x4 zmm21, zmm21, [rsi + 416], 1
        vinserti32x4 zmm17, zmm17, [rsi + 640], 2
        vinserti32x4 zmm18, zmm18, [rsi + 528], 2
        vinserti32x4 zmm19, zmm19, [rsi + 656], 2
        vmovdqu64    xmm22, [rsi + 48]                          // W_6 to W_7
        vinserti32x4 zmm20, zmm20, [rsi + 544], 2
        vinserti32x4 zmm21, zmm21, [rsi + 672], 2
        vinserti32x4 zmm16, zmm16, [rsi + 768], 3
        vmovdqu64    xmm23, [rsi + 176]
        vinserti32x4 zmm22, zmm22, [rsi + 304], 1
        vinserti32x4 zmm17, zmm17, [rsi + 896], 3
        vinserti32x4 zmm18, zmm18, [rsi + 784], 3
        vinserti32x4 zmm23, zmm23, [rsi + 432], 1
        vinserti32x4 zmm22, zmm22, [rsi + 560], 2
        vinserti32x4 zmm19, zmm19, [rsi + 912], 3
        vinserti32x4 zmm20, zmm20, [rsi + 800], 3
        vmovdqu64    xmm24, [rsi + 64]                          // W_8 to W_9
        vinserti32x4 zmm23, zmm23, [rsi + 688], 2
        vinserti32x4 zmm21, zmm21, [rsi + 928], 3
        vinserti32x4 zmm22, zmm22, [rsi + 816], 3
        vinserti32x4 zmm24, zmm24, [rsi + 320], 1
        vinserti32x4 zmm23, zmm23, [rsi + 944], 3
        vinserti32x4 zmm24, zmm24, [rsi + 576], 2
        vinserti32x4 zmm24, zmm24, [rsi + 832], 3
        vmovdqu64    xmm25, [rsi + 192]
        vinserti32x4 zmm25, zmm25, [rsi + 448], 1
        vinserti32x4 zmm25, zmm25, [rsi + 704], 2
        vinserti32x4 zmm25, zmm25, [rsi + 960], 3
        vmovdqu64    xmm26, [rsi + 80]                          // W_10 to W_11
        vinserti32x4 zmm26, zmm26, [rsi + 336], 1
        vinserti32x4 zmm26, zmm26, [rsi + 592], 2
        vinserti32x4 zmm26, zmm26, [rsi + 848], 3
        vmovdqu64    xmm27, [rsi + 208]
        vinserti32x4 zmm27, zmm27, [rsi + 464], 1
        vinserti32x4 zmm27, zmm27, [rsi + 720], 2
        vinserti32x4 zmm27, zmm27, [rsi + 976], 3
        vpunpcklqdq  zmm28, zmm16, zmm17
        vpunpckhqdq  zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 96]                          // W_12 to W_13
        vinserti32x4 zmm17, zmm17, [rsi + 352], 1
        vinserti32x4 zmm17, zmm17, [rsi + 608], 2
        vinserti32x4 zmm17, zmm17, [rsi + 864], 3
        vmovdqu64    xmm29, [rsi + 224]
        vinserti32x4 zmm29, zmm29, [rsi + 480], 1
        vinserti32x4 zmm29, zmm29, [rsi + 736], 2
        vinserti32x4 zmm29, zmm29, [rsi + 992], 3
        vmovdqu64    zmm30, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm28, zmm30
        vpshufb      zmm1, zmm16, zmm30
        vpunpcklqdq  zmm16, zmm18, zmm19
        vpunpckhqdq  zmm18, zmm18, zmm19
        vpshufb      zmm2, zmm16, zmm30
        vpshufb      zmm3, zmm18, zmm30
        vmovdqu64    xmm16, [rsi + 112]                         // W_14 to W_15
        vinserti32x4 zmm16, zmm16, [rsi + 368], 1
        vinserti32x4 zmm16, zmm16, [rsi + 624], 2
        vinserti32x4 zmm16, zmm16, [rsi + 880], 3
        vmovdqu64    xmm18, [rsi + 240]
        vinserti32x4 zmm18, zmm18, [rsi + 496], 1
        vinserti32x4 zmm18, zmm18, [rsi + 752], 2
        vinserti32x4 zmm18, zmm18, [rsi + 1008], 3
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
        vpaddq       zmm16, zmm0, [rip + NSMS_L(K1x8)]          // W_0 + K_0
        vmovdqu64    [rdi], zmm16
        vpaddq       zmm16, zmm1, [rip + NSMS_L(K1x8) + 64]     // W_1 + K_1
        vmovdqu64    [rdi + 64], zmm16
        vpaddq       zmm16, zmm2, [rip + NSMS_L(K1x8) + 128]    // W_2 + K_2
        vmovdqu64    [rdi + 128], zmm16
        vpaddq       zmm16, zmm3, [rip + NSMS_L(K1x8) + 192]    // W_3 + K_3
        vmovdqu64    [rdi + 192], zmm16
        vpaddq       zmm16, zmm4, [rip + NSMS_L(K1x8) + 256]    // W_4 + K_4
        vmovdqu64    [rdi + 256], zmm16
        vpaddq       zmm16, zmm5, [rip + NSMS_L(K1x8) + 320]    // W_5 + K_5
        vmovdqu64    [rdi + 320], zmm16
        vpaddq       zmm16, zmm6, [rip + NSMS_L(K1x8) + 384]    // W_6 + K_6
        vmovdqu64    [rdi + 384], zmm16
        vpaddq       zmm16, zmm7, [rip + NSMS_L(K1x8) + 448]    // W_7 + K_7
        vmovdqu64    [rdi + 448], zmm16
        vpaddq       zmm16, zmm8, [rip + NSMS_L(K1x8) + 512]    // W_8 + K_8
        vmovdqu64    [rdi + 512], zmm16
        vpaddq       zmm16, zmm9, [rip + NSMS_L(K1x8) + 576]    // W_9 + K_9
        vmovdqu64    [rdi + 576], zmm16
        vpaddq       zmm16, zmm10, [rip + NSMS_L(K1x8) + 640]   // W_10 + K_10
        vmovdqu64    [rdi + 640], zmm16
        vpaddq       zmm16, zmm11, [rip + NSMS_L(K1x8) + 704]   // W_11 + K_11
        vmovdqu64    [rdi + 704], zmm16
        vpaddq       zmm16, zmm12, [rip + NSMS_L(K1x8) + 768]   // W_12 + K_12
        vmovdqu64    [rdi + 768], zmm16
        vpaddq       zmm16, zmm13, [rip + NSMS_L(K1x8) + 832]   // W_13 + K_13
        vmovdqu64    [rdi + 832], zmm16
        vpaddq       zmm16, zmm14, [rip + NSMS_L(K1x8) + 896]   // W_14 + K_14
        vmovdqu64    [rdi + 896], zmm16
        vpaddq       zmm16, zmm15, [rip + NSMS_L(K1x8) + 960]   // W_15 + K_15
        vmovdqu64    [rdi + 960], zmm16
        lea          rcx, [rdi + 4096]
        lea          rax, [rip + NSMS_L(K1x8) + 1024]
        .p2align     6
        // Live here: W rows 0..15 of 8 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx.
NSMS_L(schedule_next_words):

        // the next sixteen words
        vpaddq       zmm16, zmm9, zmm0                          // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vprorq       zmm17, zmm14, 19
        vprorq       zmm18, zmm14, 61
        vpsrlq       zmm19, zmm14, 6
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm16, zmm16, zmm19
        vprorq       zmm17, zmm1, 1
        vprorq       zmm18, zmm1, 8
        vpsrlq       zmm19, zmm1, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm10, zmm1                         // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpaddq       zmm0, zmm19, zmm16
        vprorq       zmm16, zmm15, 19
        vprorq       zmm18, zmm15, 61
        vpsrlq       zmm19, zmm15, 6
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm17, zmm19
        vprorq       zmm17, zmm2, 1
        vprorq       zmm18, zmm2, 8
        vpsrlq       zmm19, zmm2, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm11, zmm2                         // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpaddq       zmm1, zmm19, zmm16
        vprorq       zmm16, zmm3, 1
        vprorq       zmm18, zmm3, 8
        vpsrlq       zmm19, zmm3, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm12, zmm3                         // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpaddq       zmm17, zmm17, zmm19
        vpaddq       zmm18, zmm0, [rax]
        vmovdqu64    [rdi + 1024], zmm18
        vprorq       zmm18, zmm0, 19
        vprorq       zmm19, zmm0, 61
        vpsrlq       zmm20, zmm0, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm2, zmm17, zmm20
        vprorq       zmm17, zmm4, 1
        vprorq       zmm18, zmm4, 8
        vpsrlq       zmm19, zmm4, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm13, zmm4                         // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpaddq       zmm16, zmm16, zmm19
        vpaddq       zmm18, zmm1, [rax + 64]
        vmovdqu64    [rdi + 1088], zmm18
        vprorq       zmm18, zmm1, 19
        vprorq       zmm19, zmm1, 61
        vpsrlq       zmm20, zmm1, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm3, zmm16, zmm20
        vprorq       zmm16, zmm5, 1
        vprorq       zmm18, zmm5, 8
        vpsrlq       zmm19, zmm5, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm14, zmm5                         // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpaddq       zmm17, zmm17, zmm19
        vpaddq       zmm18, zmm2, [rax + 128]
        vmovdqu64    [rdi + 1152], zmm18
        vprorq       zmm18, zmm2, 19
        vprorq       zmm19, zmm2, 61
        vpsrlq       zmm20, zmm2, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm4, zmm17, zmm20
        vprorq       zmm17, zmm6, 1
        vprorq       zmm18, zmm6, 8
        vpsrlq       zmm19, zmm6, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm15, zmm6                         // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpaddq       zmm16, zmm16, zmm19
        vpaddq       zmm18, zmm3, [rax + 192]
        vmovdqu64    [rdi + 1216], zmm18
        vprorq       zmm18, zmm3, 19
        vprorq       zmm19, zmm3, 61
        vpsrlq       zmm20, zmm3, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm5, zmm16, zmm20
        vprorq       zmm16, zmm7, 1
        vprorq       zmm18, zmm7, 8
        vpsrlq       zmm19, zmm7, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm17, zmm19
        vpaddq       zmm17, zmm4, [rax + 256]
        vmovdqu64    [rdi + 1280], zmm17
        vprorq       zmm17, zmm8, 1                             // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprorq       zmm18, zmm8, 8
        vpsrlq       zmm19, zmm8, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm7, zmm19
        vpaddq       zmm17, zmm17, zmm0
        vprorq       zmm18, zmm4, 19
        vprorq       zmm19, zmm4, 61
        vpsrlq       zmm20, zmm4, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm6, zmm16, zmm20
        vpaddq       zmm16, zmm5, [rax + 320]
        vmovdqu64    [rdi + 1344], zmm16
        vprorq       zmm16, zmm9, 1                             // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vprorq       zmm18, zmm9, 8
        vpsrlq       zmm19, zmm9, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm8, zmm19
        vpaddq       zmm16, zmm16, zmm1
        vprorq       zmm18, zmm5, 19
        vprorq       zmm19, zmm5, 61
        vpsrlq       zmm20, zmm5, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm7, zmm17, zmm20
        vpaddq       zmm17, zmm6, [rax + 384]
        vmovdqu64    [rdi + 1408], zmm17
        vprorq       zmm17, zmm10, 1                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprorq       zmm18, zmm10, 8
        vpsrlq       zmm19, zmm10, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm9, zmm19
        vpaddq       zmm17, zmm17, zmm2
        vprorq       zmm18, zmm6, 19
        vprorq       zmm19, zmm6, 61
        vpsrlq       zmm20, zmm6, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm8, zmm16, zmm20
        vpaddq       zmm16, zmm7, [rax + 448]
        vmovdqu64    [rdi + 1472], zmm16
        vprorq       zmm16, zmm11, 1                            // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vprorq       zmm18, zmm11, 8
        vpsrlq       zmm19, zmm11, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm10, zmm19
        vpaddq       zmm16, zmm16, zmm3
        vprorq       zmm18, zmm7, 19
        vprorq       zmm19, zmm7, 61
        vpsrlq       zmm20, zmm7, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm9, zmm17, zmm20
        vpaddq       zmm17, zmm8, [rax + 512]
        vmovdqu64    [rdi + 1536], zmm17
        vprorq       zmm17, zmm12, 1                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vprorq       zmm18, zmm12, 8
        vpsrlq       zmm19, zmm12, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm11, zmm19
        vpaddq       zmm17, zmm17, zmm4
        vprorq       zmm18, zmm8, 19
        vprorq       zmm19, zmm8, 61
        vpsrlq       zmm20, zmm8, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm10, zmm16, zmm20
        vpaddq       zmm16, zmm9, [rax + 576]
        vmovdqu64    [rdi + 1600], zmm16
        vprorq       zmm16, zmm13, 1                            // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vprorq       zmm18, zmm13, 8
        vpsrlq       zmm19, zmm13, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm12, zmm19
        vpaddq       zmm16, zmm16, zmm5
        vprorq       zmm18, zmm9, 19
        vprorq       zmm19, zmm9, 61
        vpsrlq       zmm20, zmm9, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm11, zmm17, zmm20
        vpaddq       zmm17, zmm10, [rax + 640]
        vmovdqu64    [rdi + 1664], zmm17
        vprorq       zmm17, zmm14, 1                            // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vprorq       zmm18, zmm14, 8
        vpsrlq       zmm19, zmm14, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm13, zmm19
        vpaddq       zmm17, zmm17, zmm6
        vprorq       zmm18, zmm10, 19
        vprorq       zmm19, zmm10, 61
        vpsrlq       zmm20, zmm10, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm12, zmm16, zmm20
        vpaddq       zmm16, zmm11, [rax + 704]
        vmovdqu64    [rdi + 1728], zmm16
        vprorq       zmm16, zmm15, 1                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vprorq       zmm18, zmm15, 8
        vpsrlq       zmm19, zmm15, 7
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm16, zmm14, zmm19
        vpaddq       zmm16, zmm16, zmm7
        vprorq       zmm18, zmm11, 19
        vprorq       zmm19, zmm11, 61
        vpsrlq       zmm20, zmm11, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm13, zmm17, zmm20
        vpaddq       zmm17, zmm12, [rax + 768]
        vmovdqu64    [rdi + 1792], zmm17
        vprorq       zmm17, zmm0, 1                             // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vprorq       zmm18, zmm0, 8
        vpsrlq       zmm19, zmm0, 7
        vpternlogq   zmm19, zmm17, zmm18, 150
        vpaddq       zmm17, zmm15, zmm19
        vpaddq       zmm17, zmm17, zmm8
        vprorq       zmm18, zmm12, 19
        vprorq       zmm19, zmm12, 61
        vpsrlq       zmm20, zmm12, 6
        vpternlogq   zmm20, zmm18, zmm19, 150
        vpaddq       zmm14, zmm16, zmm20
        vpaddq       zmm16, zmm13, [rax + 832]
        vmovdqu64    [rdi + 1856], zmm16
        vprorq       zmm16, zmm13, 19
        vprorq       zmm18, zmm13, 61
        vpsrlq       zmm19, zmm13, 6
        vpternlogq   zmm19, zmm16, zmm18, 150
        vpaddq       zmm15, zmm17, zmm19
        vpaddq       zmm16, zmm14, [rax + 896]
        vmovdqu64    [rdi + 1920], zmm16
        vpaddq       zmm16, zmm15, [rax + 960]
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
        .size        NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8), . - NSMS_SYMBOL(nsms_sha512_schedule_avx512_n8)
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
