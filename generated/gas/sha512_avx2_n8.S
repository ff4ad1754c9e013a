// sha512_avx2_n8.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=8
//
// void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks);
//   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the intermediate hash value after any number of blocks;
//   the schedules of 8 blocks at a time are computed together.
//   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 3,521 instructions (System V), 15 integer registers, 16 vector registers, 56 spills,
//   6,312 bytes of stack (System V), 6,488 (Win64).
//   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8 blocks, the first
//     half of them: ymm0..ymm9, [rax+5120..rax+5280]; W rows 0..15 of 8 blocks, the second
//     half: [rax+5312..rax+5792]; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp];
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
// void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data);
//   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
//   Reads 1024 bytes at data; writes 5120 bytes at wk.
//   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
//   Size: 1,126 instructions (System V), 5 integer registers, 16 vector registers, 21 spills,
//   1,064 bytes of stack (System V), 1,240 (Win64).
//   Register map: W rows 0..15 of 8 blocks, the first half of them: ymm0..ymm9, [rax..rax+160]; W
//     rows 0..15 of 8 blocks, the second half: [rax+192..rax+672]; scratch: rax; wk: rdi; kp: rcx;
//     upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
//     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
//       schedule words of each block, row 0 the oldest.
//     scratch: address of the scratch area, the aligned part of the frame: first what the function
//       stores there itself, such as schedule words, then spilled vectors.
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
// Needs: avx, avx2, bmi1, bmi2.
// Assembles to ELF, Mach-O and COFF objects with unwind information. Define NSMS_HIDDEN to hide the
// symbols (ELF, Mach-O).
// Proof: the assembled bytes (ELF) compute what FIPS 180-4 defines, for every input.
// A proof of this file covers the result and three properties: the code accesses these buffers, its frame and the
// constants of this file only; it keeps the calling convention; no branch and no address depends on the state or
// the message (constant time). The proof assumes that the decoder, the semantics of the instructions and the
// executable FIPS 180-4 of nsms are right (docs/SOUNDNESS.md of nsms).
//
// Contract (YAML):
// - name: nsms_sha512_blocks_avx2_n8
//   signature: void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks)
//   parameters:
//     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
//     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
//   stack_bytes: {sysv: 6312, win64: 6488}
//   features: [avx, avx2, bmi1, bmi2]
// - name: nsms_sha512_schedule_avx2_n8
//   signature: void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data)
//   parameters:
//     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 5120, align: 8, access: write}
//     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 1024, align: 1, access: read}
//   stack_bytes: {sysv: 1064, win64: 1240}
//   features: [avx, avx2]
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
#  define NSMS_L(name) Lsha512_avx2_n8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n8_##name
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
NSMS_L(K1x4):  // K_t: each word 4 times, once for each block of a register
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
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

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8))
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
        sub          rsp, 2328
        NSMS_SEH(.seh_stackalloc 2328)
        vmovaps      [rsp + 6256], xmm6
        NSMS_SEH(.seh_savexmm xmm6, 6256)
        vmovaps      [rsp + 6272], xmm7
        NSMS_SEH(.seh_savexmm xmm7, 6272)
        vmovaps      [rsp + 6288], xmm8
        NSMS_SEH(.seh_savexmm xmm8, 6288)
        vmovaps      [rsp + 6304], xmm9
        NSMS_SEH(.seh_savexmm xmm9, 6304)
        vmovaps      [rsp + 6320], xmm10
        NSMS_SEH(.seh_savexmm xmm10, 6320)
        vmovaps      [rsp + 6336], xmm11
        NSMS_SEH(.seh_savexmm xmm11, 6336)
        vmovaps      [rsp + 6352], xmm12
        NSMS_SEH(.seh_savexmm xmm12, 6352)
        vmovaps      [rsp + 6368], xmm13
        NSMS_SEH(.seh_savexmm xmm13, 6368)
        vmovaps      [rsp + 6384], xmm14
        NSMS_SEH(.seh_savexmm xmm14, 6384)
        vmovaps      [rsp + 6400], xmm15
        NSMS_SEH(.seh_savexmm xmm15, 6400)
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
        sub          rsp, 2168
        .cfi_def_cfa_offset 6320
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
        vmovdqu      xmm10, [rbp]                               // W_0 to W_1
        vmovdqu      xmm11, [rbp + 128]
        vmovdqu      xmm12, [rbp + 16]                          // W_2 to W_3
        vmovdqu      xmm13, [rbp + 144]
        vmovdqu      xmm14, [rbp + 32]                          // W_4 to W_5
        vmovdqu      xmm15, [rbp + 160]
        vmovdqu      xmm9, [rbp + 48]                           // W_6 to W_7
        vmovdqu      xmm8, [rbp + 176]
        vinserti128  ymm10, ymm10, [rbp + 256], 1
        vinserti128  ymm11, ymm11, [rbp + 384], 1
        vinserti128  ymm12, ymm12, [rbp + 272], 1
        vinserti128  ymm13, ymm13, [rbp + 400], 1
        vmovdqu      xmm7, [rbp + 64]                           // W_8 to W_9
        vmovdqu      xmm6, [rbp + 192]
        vinserti128  ymm14, ymm14, [rbp + 288], 1
        vinserti128  ymm15, ymm15, [rbp + 416], 1
        vinserti128  ymm9, ymm9, [rbp + 304], 1
        vinserti128  ymm8, ymm8, [rbp + 432], 1
        vinserti128  ymm7, ymm7, [rbp + 320], 1
        vinserti128  ymm6, ymm6, [rbp + 448], 1
        vmovdqu      xmm5, [rbp + 80]                           // W_10 to W_11
        vinserti128  ymm5, ymm5, [rbp + 336], 1
        vmovdqu      xmm4, [rbp + 208]
        vinserti128  ymm4, ymm4, [rbp + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rbp + 96]                          // W_12 to W_13
        vinserti128  ymm11, ymm11, [rbp + 352], 1
        vmovdqu      xmm2, [rbp + 224]
        vinserti128  ymm2, ymm2, [rbp + 480], 1
        vmovdqu      ymm1, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rbp + 112]                         // W_14 to W_15
        vinserti128  ymm12, ymm12, [rbp + 368], 1
        vmovdqu      [rax + 5824], ymm3
        vmovdqu      xmm3, [rbp + 240]
        vinserti128  ymm3, ymm3, [rbp + 496], 1
        vmovdqu      [rax + 5856], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      xmm15, [rbp + 512]
        vinserti128  ymm15, ymm15, [rbp + 768], 1
        vmovdqu      [rax + 5888], ymm14
        vmovdqu      xmm14, [rbp + 640]
        vinserti128  ymm14, ymm14, [rbp + 896], 1
        vmovdqu      [rax + 5920], ymm13
        vpunpcklqdq  ymm13, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm13, ymm13, ymm1
        vmovdqu      [rax + 5312], ymm13
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5344], ymm14
        vmovdqu      xmm15, [rbp + 528]
        vinserti128  ymm15, ymm15, [rbp + 784], 1
        vmovdqu      xmm14, [rbp + 656]
        vinserti128  ymm14, ymm14, [rbp + 912], 1
        vmovdqu      [rax + 5952], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 5376], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5408], ymm14
        vmovdqu      xmm15, [rbp + 544]
        vinserti128  ymm15, ymm15, [rbp + 800], 1
        vmovdqu      xmm14, [rbp + 672]
        vinserti128  ymm14, ymm14, [rbp + 928], 1
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 5440], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5472], ymm14
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
        vmovdqu      [rax + 5984], ymm9
        vmovdqu      xmm9, [rbp + 704]
        vinserti128  ymm9, ymm9, [rbp + 960], 1
        vmovdqu      [rax + 6016], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 5504], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5536], ymm14
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
        vmovdqu      [rax + 6048], ymm7
        vmovdqu      xmm7, [rbp + 736]
        vinserti128  ymm7, ymm7, [rbp + 992], 1
        vmovdqu      [rax + 6080], ymm10
        vpunpcklqdq  ymm10, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 5568], ymm10
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 5600], ymm9
        vmovdqu      xmm8, [rbp + 624]
        vinserti128  ymm8, ymm8, [rbp + 880], 1
        vmovdqu      xmm9, [rbp + 752]
        vinserti128  ymm9, ymm9, [rbp + 1008], 1
        lea          rbp, [rax + 64]
        mov          [rsp + 40], rbp
        vpunpcklqdq  ymm10, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 5120], ymm10
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 5152], ymm5
        vmovdqu      ymm4, [rip + NSMS_L(K1x4)]                 // W_0 + K_0
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 5632], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5664], ymm14
        vmovdqu      ymm5, [rip + NSMS_L(K1x4) + 32]            // W_1 + K_1
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5184], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 5216], ymm11
        vmovdqu      ymm2, [rip + NSMS_L(K1x4) + 64]            // W_2 + K_2
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 5696], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 5728], ymm7
        vmovdqu      ymm6, [rip + NSMS_L(K1x4) + 96]            // W_3 + K_3
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 5248], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 5280], ymm12
        vmovdqu      ymm3, [rip + NSMS_L(K1x4) + 128]           // W_4 + K_4
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm4, ymm13
        vmovdqu      [rax], ymm12
        vmovdqu      [rax + 32], ymm4
        vmovdqu      ymm12, [rip + NSMS_L(K1x4) + 160]          // W_5 + K_5
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 5760], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 5792], ymm9
        vmovdqu      ymm4, [rip + NSMS_L(K1x4) + 192]           // W_6 + K_6
        vmovdqu      ymm1, [rax + 5952]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 5344]
        vmovdqu      [rax + 64], ymm13
        vmovdqu      [rax + 96], ymm5
        vmovdqu      ymm13, [rip + NSMS_L(K1x4) + 224]          // W_7 + K_7
        vmovdqu      ymm5, [rax + 5856]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 5376]
        vmovdqu      [rax + 128], ymm1
        vmovdqu      [rax + 160], ymm2
        vmovdqu      ymm2, [rip + NSMS_L(K1x4) + 256]           // W_8 + K_8
        vmovdqu      ymm1, [rax + 5824]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 5408]
        vmovdqu      [rax + 192], ymm5
        vmovdqu      [rax + 224], ymm6
        vmovdqu      ymm6, [rip + NSMS_L(K1x4) + 288]           // W_9 + K_9
        vmovdqu      ymm5, [rax + 5920]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 5440]
        vmovdqu      [rax + 256], ymm1
        vmovdqu      [rax + 288], ymm3
        vmovdqu      ymm3, [rip + NSMS_L(K1x4) + 320]           // W_10 + K_10
        vmovdqu      ymm1, [rax + 5888]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 5472]
        vmovdqu      [rax + 320], ymm5
        vmovdqu      [rax + 352], ymm12
        vmovdqu      ymm12, [rip + NSMS_L(K1x4) + 352]          // W_11 + K_11
        vmovdqu      ymm5, [rax + 6016]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 5504]
        vmovdqu      [rax + 384], ymm1
        vmovdqu      [rax + 416], ymm4
        vmovdqu      ymm4, [rip + NSMS_L(K1x4) + 384]           // W_12 + K_12
        vmovdqu      ymm1, [rax + 5984]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 5536]
        vmovdqu      [rax + 448], ymm5
        vmovdqu      [rax + 480], ymm13
        vmovdqu      ymm13, [rip + NSMS_L(K1x4) + 416]          // W_13 + K_13
        vmovdqu      ymm5, [rax + 6080]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 5568]
        vmovdqu      [rax + 512], ymm1
        vmovdqu      [rax + 544], ymm2
        vmovdqu      ymm2, [rip + NSMS_L(K1x4) + 448]           // W_14 + K_14
        vmovdqu      ymm1, [rax + 6048]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 5600]
        vmovdqu      [rax + 576], ymm5
        vmovdqu      [rax + 608], ymm6
        vmovdqu      ymm6, [rip + NSMS_L(K1x4) + 480]           // W_15 + K_15
        vpaddq       ymm5, ymm3, ymm10
        vpaddq       ymm3, ymm3, ymm15
        vmovdqu      [rax + 640], ymm5
        vmovdqu      [rax + 672], ymm3
        vmovdqu      ymm5, [rax + 5152]
        vpaddq       ymm3, ymm12, ymm5
        vpaddq       ymm12, ymm12, [rax + 5664]
        vmovdqu      [rax + 704], ymm3
        vmovdqu      [rax + 736], ymm12
        vpaddq       ymm12, ymm4, ymm14
        vpaddq       ymm4, ymm4, ymm11
        vmovdqu      [rax + 768], ymm12
        vmovdqu      [rax + 800], ymm4
        vmovdqu      ymm12, [rax + 5216]
        vpaddq       ymm4, ymm13, ymm12
        vmovdqu      ymm3, [rax + 5728]
        vpaddq       ymm13, ymm13, ymm3
        vmovdqu      [rax + 832], ymm4
        vmovdqu      [rax + 864], ymm13
        vpaddq       ymm13, ymm2, ymm7
        vpaddq       ymm4, ymm2, ymm8
        vmovdqu      [rax + 896], ymm13
        vmovdqu      [rax + 928], ymm4
        vmovdqu      ymm13, [rax + 5280]
        vpaddq       ymm4, ymm6, ymm13
        vpaddq       ymm6, ymm6, ymm9
        vmovdqu      [rax + 960], ymm4
        vmovdqu      [rax + 992], ymm6
        lea          r12, [rax + 4096]
        mov          [rsp + 32], r12
        lea          r13, [rip + NSMS_L(K1x4) + 512]
        mov          [rsp + 24], r13
        mov          rbp, rax
        vmovdqa      ymm9, ymm1
        mov          rcx, rax
        vmovdqu      ymm1, [rax + 5952]
        vmovdqu      ymm2, [rax + 5856]
        vmovdqu      ymm3, [rax + 5824]
        vmovdqu      ymm4, [rax + 5920]
        vmovdqu      ymm5, [rax + 5888]
        vmovdqu      ymm6, [rax + 6016]
        vmovdqu      ymm7, [rax + 5984]
        vmovdqu      ymm8, [rax + 6080]
        .p2align     6
        // Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8 blocks, the first half
        //   of them: ymm0..ymm9, [rax+5120..rax+5280]; W rows 0..15 of 8 blocks, the second
        //   half: [rax+5312..rax+5792]; scratch: rax; p: rcx; q: rbp; blocks: [rsp]; data: [rsp+8];
        //   state: [rsp+16]; kp: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_and_schedule8):

        // rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks
        // Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12, r9, 41                                // round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
            vpaddq   ymm10, ymm9, ymm0                          // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vmovdqu  ymm11, [rax + 5248]
            vpsrlq   ymm12, ymm11, 19
        rorx         r15, r9, 18
            vpsllq   ymm13, ymm11, 45
            vpxor    ymm12, ymm12, ymm13
            vpsrlq   ymm13, ymm11, 61
            vpsllq   ymm14, ymm11, 3
            vpxor    ymm13, ymm13, ymm14
            vpxor    ymm12, ymm12, ymm13
        mov          [rsp + 48], rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
            vmovdqu  ymm13, [rax + 5760]
            vpsrlq   ymm14, ymm13, 19
            vpsllq   ymm15, ymm13, 45
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm13, 61
            vpsllq   ymm0, ymm13, 3
        andn         rbp, r9, r11
            vpxor    ymm15, ymm15, ymm0
            vpxor    ymm14, ymm14, ymm15
        xor          r13, r15
        xor          r13, r12
            vpsrlq   ymm15, ymm1, 1
            vmovdqu  ymm0, [rax + 5600]
            vmovdqu  [rax + 5824], ymm9
            vpaddq   ymm9, ymm0, [rax + 5312]
            vpsllq   ymm0, ymm1, 63
            vpxor    ymm15, ymm15, ymm0
            vpsrlq   ymm0, ymm1, 8
        add          rbx, rbp
            vmovdqu  [rax + 5856], ymm8
            vpsllq   ymm8, ymm1, 56
            vpxor    ymm8, ymm0, ymm8
        add          r11, [rcx + 64]                            // round 1
            vpxor    ymm15, ymm15, ymm8
        rorx         r12, rdx, 34
            vmovdqu  ymm8, [rax + 5344]
            vpsrlq   ymm0, ymm8, 1
            vmovdqu  [rax + 5888], ymm7
            vpsllq   ymm7, ymm8, 63
            vpxor    ymm7, ymm0, ymm7
        rorx         r15, rdx, 28
            vpsrlq   ymm0, ymm8, 8
            vmovdqu  [rax + 5920], ymm6
            vpsllq   ymm6, ymm8, 56
            vpxor    ymm6, ymm0, ymm6
        rorx         rbp, rdx, 39
            vpxor    ymm7, ymm7, ymm6
            vpsrlq   ymm6, ymm11, 6
        mov          [rsp + 56], rdx
        mov          rdx, rsi
        xor          rdx, rdi
            vpxor    ymm12, ymm12, ymm6
        xor          r15, r12
        xor          r15, rbp
            vpaddq   ymm10, ymm10, ymm12
            vpsrlq   ymm12, ymm13, 6
            vpxor    ymm12, ymm14, ymm12
            vpaddq   ymm12, ymm9, ymm12
            vmovdqu  ymm14, [rax + 5280]
            vpsrlq   ymm9, ymm14, 19                            // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        and          rdx, r14
        xor          rdx, rsi
            vpsllq   ymm6, ymm14, 45
        add          r15, rdx
            vpxor    ymm9, ymm9, ymm6
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpsrlq   ymm6, ymm14, 61
            vpsllq   ymm0, ymm14, 3
            vpxor    ymm6, ymm6, ymm0
            vpxor    ymm9, ymm9, ymm6
            vpsrlq   ymm6, ymm1, 7
        add          rbx, r15
            vpxor    ymm15, ymm15, ymm6
            vmovdqu  ymm6, [rax + 5120]
            vpaddq   ymm1, ymm6, ymm1
        rorx         r15, r8, 18
            vpaddq   ymm0, ymm15, ymm10
            vmovdqu  ymm10, [rax + 5792]
            vpsrlq   ymm15, ymm10, 19
            vpsllq   ymm6, ymm10, 45
            vpxor    ymm15, ymm15, ymm6
            vpsrlq   ymm6, ymm10, 61
            vpsllq   ymm13, ymm10, 3
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
            vpxor    ymm13, ymm6, ymm13
            vpxor    ymm13, ymm15, ymm13
            vpsrlq   ymm15, ymm8, 7
            vpxor    ymm15, ymm7, ymm15
            vpaddq   ymm12, ymm15, ymm12
            vmovdqu  [rax + 5312], ymm12
        andn         rbp, r8, r10
            vpsrlq   ymm15, ymm2, 1
            vpsllq   ymm7, ymm2, 63
        xor          r13, r15
        xor          r13, r12
            vpxor    ymm15, ymm15, ymm7
            vpsrlq   ymm7, ymm2, 8
            vpsllq   ymm6, ymm2, 56
            vpxor    ymm7, ymm7, ymm6
            vpxor    ymm15, ymm15, ymm7
            vmovdqu  ymm7, [rax + 5632]
            vpaddq   ymm8, ymm7, ymm8
        add          r11, rbp
            vmovdqu  ymm6, [rax + 5376]
            vpsrlq   ymm7, ymm6, 1
        add          r10, [rcx + 128]                           // round 2
            vpsllq   ymm11, ymm6, 63
        rorx         r12, rbx, 34
            vpxor    ymm11, ymm7, ymm11
            vpsrlq   ymm7, ymm6, 8
            vmovdqu  [rax + 5952], ymm5
            vpsllq   ymm5, ymm6, 56
        rorx         r15, rbx, 28
            vpxor    ymm7, ymm7, ymm5
            vpxor    ymm11, ymm11, ymm7
            vpsrlq   ymm7, ymm14, 6
        rorx         rbp, rbx, 39
            vpxor    ymm9, ymm9, ymm7
            vpaddq   ymm9, ymm1, ymm9
        mov          rdx, [rsp + 56]
        mov          [rsp + 64], rsi
        mov          rsi, rbx
        xor          rsi, rdx
            vpsrlq   ymm7, ymm10, 6
        xor          r15, r12
        xor          r15, rbp
            vpxor    ymm13, ymm13, ymm7
            vpaddq   ymm13, ymm8, ymm13
            mov      r12, [rsp + 24]
            vmovdqu  ymm8, [r12]
            vpsrlq   ymm7, ymm2, 7
            vpxor    ymm15, ymm15, ymm7
        and          r14, rsi
        xor          r14, rdx
            vpaddq   ymm1, ymm15, ymm9
        add          r15, r14
            vpsrlq   ymm15, ymm3, 1                             // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          r11, r13
        add          rdi, r11
        rorx         r13, rdi, 41
        rorx         r14, rdi, 14
            vpsllq   ymm9, ymm3, 63
            vpxor    ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm3, 8
            vpsllq   ymm7, ymm3, 56
            vpxor    ymm9, ymm9, ymm7
        add          r11, r15
            vpxor    ymm15, ymm15, ymm9
            vmovdqu  ymm9, [rax + 5152]
            vpaddq   ymm7, ymm9, ymm2
        rorx         r15, rdi, 18
            vpsrlq   ymm5, ymm6, 7
            vpxor    ymm11, ymm11, ymm5
            vpaddq   ymm11, ymm11, ymm13
            vmovdqu  [rax + 5344], ymm11
            vpaddq   ymm13, ymm8, ymm0
            vpaddq   ymm8, ymm8, ymm12
            vmovdqu  [rcx + 1024], ymm13
        mov          rbp, rdi
        and          rbp, r8
        add          r10, rbp
            vmovdqu  [rcx + 1056], ymm8
            vpsrlq   ymm13, ymm0, 19
            vpsllq   ymm8, ymm0, 45
            vpxor    ymm13, ymm13, ymm8
            vpsrlq   ymm8, ymm0, 61
        andn         rbp, rdi, r9
            vmovdqu  ymm5, [rax + 5408]
            vpsrlq   ymm2, ymm5, 1
            vpsllq   ymm9, ymm5, 63
        xor          r14, r15
        xor          r14, r13
            vpxor    ymm9, ymm2, ymm9
            vpsrlq   ymm2, ymm5, 8
            vpsllq   ymm10, ymm5, 56
            vpxor    ymm10, ymm2, ymm10
            vpxor    ymm10, ymm9, ymm10
            vpsllq   ymm9, ymm0, 3
        add          r10, rbp
            vpxor    ymm9, ymm8, ymm9
        add          r9, [rcx + 192]                            // round 3
            vpxor    ymm13, ymm13, ymm9
        rorx         r13, r11, 34
            vmovdqu  ymm9, [rax + 5664]
            vpaddq   ymm8, ymm9, ymm6
            vpsrlq   ymm6, ymm12, 19
            vpsllq   ymm2, ymm12, 45
            vpxor    ymm6, ymm6, ymm2
        rorx         r15, r11, 28
            vpsrlq   ymm2, ymm12, 61
            vpsllq   ymm9, ymm12, 3
        rorx         rbp, r11, 39
            vpxor    ymm9, ymm2, ymm9
            vpxor    ymm9, ymm6, ymm9
        mov          rdx, r11
        xor          rdx, rbx
            vpsrlq   ymm6, ymm3, 7
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm15, ymm15, ymm6
            vpaddq   ymm15, ymm7, ymm15
            vpsrlq   ymm7, ymm5, 7
            vpxor    ymm10, ymm10, ymm7
            vpaddq   ymm10, ymm8, ymm10
            vmovdqu  ymm8, [r12 + 32]
        and          rsi, rdx
        xor          rsi, rbx
            vpsrlq   ymm7, ymm0, 6
        add          r15, rsi
        add          r10, r14
        mov          rsi, [rsp + 64]
        add          rsi, r10
        rorx         r13, rsi, 41
        rorx         r14, rsi, 14
            vpxor    ymm13, ymm13, ymm7
            vpaddq   ymm2, ymm15, ymm13
            vpsrlq   ymm13, ymm4, 1                             // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vpsllq   ymm15, ymm4, 63
            vpxor    ymm13, ymm13, ymm15
            vpsrlq   ymm15, ymm4, 8
        add          r10, r15
            vpsllq   ymm7, ymm4, 56
        rorx         r15, rsi, 18
            vpxor    ymm15, ymm15, ymm7
            vpxor    ymm13, ymm13, ymm15
            vmovdqu  ymm15, [rax + 5184]
            vpaddq   ymm7, ymm15, ymm3
            vpsrlq   ymm6, ymm12, 6
            vpxor    ymm9, ymm9, ymm6
            vpaddq   ymm10, ymm10, ymm9
            vmovdqu  [rax + 5376], ymm10
            vpaddq   ymm9, ymm8, ymm1
        mov          rbp, rsi
        and          rbp, rdi
        add          r9, rbp
            vpaddq   ymm8, ymm8, ymm11
            vmovdqu  [rcx + 1088], ymm9
            vmovdqu  [rcx + 1120], ymm8
            vpsrlq   ymm9, ymm1, 19
            vpsllq   ymm8, ymm1, 45
        andn         rbp, rsi, r8
            vpxor    ymm9, ymm9, ymm8
        xor          r14, r15
        xor          r14, r13
            vpsrlq   ymm8, ymm1, 61
            vmovdqu  ymm6, [rax + 5440]
            vpsrlq   ymm3, ymm6, 1
            vpsllq   ymm15, ymm6, 63
            vpxor    ymm15, ymm3, ymm15
            vpsrlq   ymm3, ymm6, 8
            vpsllq   ymm12, ymm6, 56
        add          r9, rbp
            vpxor    ymm12, ymm3, ymm12
        add          r8, [rcx + 256]                            // round 4
            vpxor    ymm12, ymm15, ymm12
            vpsllq   ymm15, ymm1, 3
        rorx         r13, r10, 34
            vpxor    ymm15, ymm8, ymm15
            vpxor    ymm15, ymm9, ymm15
            vmovdqu  ymm9, [rax + 5696]
            vpaddq   ymm8, ymm9, ymm5
        rorx         r15, r10, 28
            vpsrlq   ymm5, ymm11, 19
            vpsllq   ymm3, ymm11, 45
        rorx         rbp, r10, 39
            vpxor    ymm5, ymm5, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm9, ymm11, 3
        mov          [rsp + 64], rbx
        mov          rbx, r10
        xor          rbx, r11
            vpxor    ymm9, ymm3, ymm9
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm9, ymm5, ymm9
            vpsrlq   ymm5, ymm4, 7
            vpxor    ymm13, ymm13, ymm5
            vpaddq   ymm13, ymm7, ymm13
            vpsrlq   ymm7, ymm6, 7
        and          rdx, rbx
        xor          rdx, r11
            vpxor    ymm12, ymm12, ymm7
        add          r15, rdx
            vpaddq   ymm12, ymm8, ymm12
        add          r9, r14
        mov          rdx, [rsp + 56]
        add          rdx, r9
        rorx         r13, rdx, 41
        rorx         r14, rdx, 14
            vmovdqu  ymm8, [r12 + 64]
            vpsrlq   ymm7, ymm1, 6
            vpxor    ymm15, ymm15, ymm7
            vpaddq   ymm3, ymm13, ymm15
            vmovdqu  ymm13, [rax + 5952]
            vpsrlq   ymm15, ymm13, 1                            // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r9, r15
            vpsllq   ymm7, ymm13, 63
            vpxor    ymm15, ymm15, ymm7
        rorx         r15, rdx, 18
            vpsrlq   ymm7, ymm13, 8
            vpsllq   ymm5, ymm13, 56
            vpxor    ymm7, ymm7, ymm5
            vpxor    ymm15, ymm15, ymm7
            vmovdqu  ymm7, [rax + 5216]
            vpaddq   ymm5, ymm7, ymm4
            vpsrlq   ymm4, ymm11, 6
        mov          rbp, rdx
        and          rbp, rsi
        add          r8, rbp
            vpxor    ymm9, ymm9, ymm4
            vpaddq   ymm12, ymm12, ymm9
            vmovdqu  [rax + 5408], ymm12
            vpaddq   ymm9, ymm8, ymm2
            vpaddq   ymm8, ymm8, ymm10
            vmovdqu  [rcx + 1152], ymm9
        andn         rbp, rdx, rdi
            vmovdqu  [rcx + 1184], ymm8
            vpsrlq   ymm9, ymm2, 19
        xor          r14, r15
        xor          r14, r13
            vpsllq   ymm8, ymm2, 45
            vpxor    ymm9, ymm9, ymm8
            vpsrlq   ymm8, ymm2, 61
            vmovdqu  ymm4, [rax + 5472]
            vpsrlq   ymm7, ymm4, 1
            vpsllq   ymm11, ymm4, 63
        add          r8, rbp
            vpxor    ymm11, ymm7, ymm11
            vpsrlq   ymm7, ymm4, 8
        add          rdi, [rcx + 320]                           // round 5
            vmovdqu  [rax + 5984], ymm1
            vpsllq   ymm1, ymm4, 56
        rorx         r13, r9, 34
            vpxor    ymm7, ymm7, ymm1
            vpxor    ymm11, ymm11, ymm7
            vpsllq   ymm7, ymm2, 3
        rorx         r15, r9, 28
            vpxor    ymm8, ymm8, ymm7
            vpxor    ymm9, ymm9, ymm8
            vmovdqu  ymm8, [rax + 5728]
            vpaddq   ymm7, ymm8, ymm6
        rorx         rbp, r9, 39
            vpsrlq   ymm6, ymm10, 19
            vpsllq   ymm1, ymm10, 45
        mov          [rsp + 56], r11
        mov          r11, r9
        xor          r11, r10
            vpxor    ymm6, ymm6, ymm1
        xor          r15, r13
        xor          r15, rbp
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm8, ymm10, 3
            vpxor    ymm8, ymm1, ymm8
            vpxor    ymm8, ymm6, ymm8
            vpsrlq   ymm6, ymm13, 7
        and          rbx, r11
        xor          rbx, r10
            vpxor    ymm15, ymm15, ymm6
        add          r15, rbx
            vpaddq   ymm15, ymm5, ymm15
        add          r8, r14
        mov          rbx, [rsp + 64]
        add          rbx, r8
        rorx         r13, rbx, 41
        rorx         r14, rbx, 14
            vpsrlq   ymm6, ymm4, 7
            vpxor    ymm11, ymm11, ymm6
            vpaddq   ymm11, ymm7, ymm11
            vmovdqu  ymm7, [r12 + 96]
            vpsrlq   ymm6, ymm2, 6
        add          r8, r15
            vpxor    ymm9, ymm9, ymm6
            vpaddq   ymm15, ymm15, ymm9
        rorx         r15, rbx, 18
            vmovdqu  ymm9, [rax + 5920]
            vpsrlq   ymm6, ymm9, 1                              // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpsllq   ymm5, ymm9, 63
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm9, 8
            vpsllq   ymm1, ymm9, 56
            vpxor    ymm5, ymm5, ymm1
        mov          rbp, rbx
        and          rbp, rdx
        add          rdi, rbp
            vpxor    ymm6, ymm6, ymm5
            vmovdqu  ymm5, [rax + 5248]
            vpaddq   ymm13, ymm5, ymm13
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm8, ymm8, ymm1
            vpaddq   ymm11, ymm11, ymm8
            vmovdqu  [rax + 5440], ymm11
        andn         rbp, rbx, rsi
            vpaddq   ymm8, ymm7, ymm3
            vpaddq   ymm7, ymm7, ymm12
        xor          r14, r15
        xor          r14, r13
            vmovdqu  [rcx + 1216], ymm8
            vmovdqu  [rcx + 1248], ymm7
            vpsrlq   ymm8, ymm3, 19
            vpsllq   ymm7, ymm3, 45
            vpxor    ymm8, ymm8, ymm7
            vpsrlq   ymm7, ymm3, 61
        add          rdi, rbp
            vmovdqu  ymm1, [rax + 5504]
            vpsrlq   ymm5, ymm1, 1
        add          rsi, [rcx + 384]                           // round 6
            vpsllq   ymm10, ymm1, 63
        rorx         r13, r8, 34
            vpxor    ymm10, ymm5, ymm10
            vpsrlq   ymm5, ymm1, 8
            vmovdqu  [rax + 5952], ymm2
            vpsllq   ymm2, ymm1, 56
        rorx         r15, r8, 28
            vpxor    ymm5, ymm5, ymm2
            vpxor    ymm10, ymm10, ymm5
            vpsllq   ymm5, ymm3, 3
        rorx         rbp, r8, 39
            vpxor    ymm7, ymm7, ymm5
            vpxor    ymm8, ymm8, ymm7
        mov          [rsp + 64], r10
        mov          r10, r8
        xor          r10, r9
            vmovdqu  ymm7, [rax + 5760]
            vpaddq   ymm5, ymm7, ymm4
        xor          r15, r13
        xor          r15, rbp
            vpsrlq   ymm4, ymm12, 19
            vpsllq   ymm2, ymm12, 45
            vpxor    ymm4, ymm4, ymm2
            vpsrlq   ymm2, ymm12, 61
            vpsllq   ymm7, ymm12, 3
        and          r11, r10
        xor          r11, r9
            vpxor    ymm7, ymm2, ymm7
        add          r15, r11
            vpxor    ymm7, ymm4, ymm7
        add          rdi, r14
        mov          r11, [rsp + 56]
        add          r11, rdi
        rorx         r13, r11, 41
        rorx         r14, r11, 14
            vpsrlq   ymm4, ymm9, 7
            vpxor    ymm6, ymm6, ymm4
            vpaddq   ymm13, ymm13, ymm6
            vpsrlq   ymm6, ymm1, 7
            vpxor    ymm10, ymm10, ymm6
        add          rdi, r15
            vpaddq   ymm10, ymm5, ymm10
            vmovdqu  ymm6, [r12 + 128]
        rorx         r15, r11, 18
            vpsrlq   ymm5, ymm3, 6
            vpxor    ymm8, ymm8, ymm5
            vpaddq   ymm5, ymm13, ymm8
            vmovdqu  ymm13, [rax + 5888]
            vpsrlq   ymm8, ymm13, 1                             // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpsllq   ymm4, ymm13, 63
            vpxor    ymm8, ymm8, ymm4
        mov          rbp, r11
        and          rbp, rbx
        add          rsi, rbp
            vpsrlq   ymm4, ymm13, 8
            vpsllq   ymm2, ymm13, 56
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm8, ymm8, ymm4
            vpaddq   ymm9, ymm14, ymm9
        andn         rbp, r11, rdx
            vpsrlq   ymm4, ymm12, 6
            vpxor    ymm7, ymm7, ymm4
        xor          r14, r15
        xor          r14, r13
            vpaddq   ymm10, ymm10, ymm7
            vmovdqu  [rax + 5472], ymm10
            vpaddq   ymm7, ymm6, ymm15
            vpaddq   ymm6, ymm6, ymm11
            vmovdqu  [rcx + 1280], ymm7
            vmovdqu  [rcx + 1312], ymm6
            vpsrlq   ymm7, ymm15, 19
        add          rsi, rbp
            vpsllq   ymm6, ymm15, 45
        add          rdx, [rcx + 448]                           // round 7
            vpxor    ymm7, ymm7, ymm6
        rorx         r13, rdi, 34
            vpsrlq   ymm6, ymm15, 61
            vmovdqu  ymm4, [rax + 5536]
            vpsrlq   ymm2, ymm4, 1
            vpsllq   ymm14, ymm4, 63
            vpxor    ymm14, ymm2, ymm14
        rorx         r15, rdi, 28
            vpsrlq   ymm2, ymm4, 8
            vpsllq   ymm12, ymm4, 56
        rorx         rbp, rdi, 39
            vpxor    ymm12, ymm2, ymm12
            vpxor    ymm12, ymm14, ymm12
        mov          [rsp + 56], r9
        mov          r9, rdi
        xor          r9, r8
            vpsllq   ymm14, ymm15, 3
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm14, ymm6, ymm14
            vpxor    ymm14, ymm7, ymm14
            vmovdqu  ymm7, [rax + 5792]
            vpaddq   ymm6, ymm7, ymm1
            vpsrlq   ymm2, ymm11, 19
            vpsllq   ymm1, ymm11, 45
            vpxor    ymm2, ymm2, ymm1
        and          r10, r9
        xor          r10, r8
        add          r15, r10
            vpsrlq   ymm1, ymm11, 61
        add          rsi, r14
        mov          r10, [rsp + 64]
        add          r10, rsi
        rorx         r13, r10, 41
        rorx         r14, r10, 14
            vpsllq   ymm7, ymm11, 3
            vpxor    ymm7, ymm1, ymm7
            vpxor    ymm7, ymm2, ymm7
            vpsrlq   ymm2, ymm13, 7
            vpxor    ymm8, ymm8, ymm2
            vpaddq   ymm9, ymm9, ymm8
        add          rsi, r15
            vpsrlq   ymm8, ymm4, 7
        rorx         r15, r10, 18
            vpxor    ymm12, ymm12, ymm8
            vpaddq   ymm12, ymm6, ymm12
            vmovdqu  ymm8, [r12 + 160]
            vpsrlq   ymm6, ymm15, 6
            vpxor    ymm14, ymm14, ymm6
            vpaddq   ymm6, ymm9, ymm14
            vmovdqu  ymm14, [rax + 5856]
            vpsrlq   ymm9, ymm14, 1                             // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        mov          rbp, r10
        and          rbp, r11
        add          rdx, rbp
            vpsllq   ymm2, ymm14, 63
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm14, 8
            vpsllq   ymm1, ymm14, 56
        andn         rbp, r10, rbx
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm9, ymm9, ymm2
        xor          r14, r15
        xor          r14, r13
            vpsrlq   ymm2, ymm11, 6
            vpxor    ymm7, ymm7, ymm2
            vpaddq   ymm12, ymm12, ymm7
            vmovdqu  [rax + 5504], ymm12
            vpaddq   ymm7, ymm8, ymm5
            vpaddq   ymm8, ymm8, ymm10
            vmovdqu  [rcx + 1344], ymm7
        add          rdx, rbp
            vmovdqu  [rcx + 1376], ymm8
        add          rbx, [rcx + 512]                           // round 8
            vpsrlq   ymm8, ymm5, 19
            vpsllq   ymm7, ymm5, 45
        rorx         r13, rsi, 34
            vpxor    ymm8, ymm8, ymm7
            vpsrlq   ymm7, ymm5, 61
            vpsllq   ymm2, ymm5, 3
        rorx         r15, rsi, 28
            vpxor    ymm7, ymm7, ymm2
            vpxor    ymm8, ymm8, ymm7
        rorx         rbp, rsi, 39
            vmovdqu  ymm7, [rax + 5568]
            vpsrlq   ymm2, ymm7, 1
            vpsllq   ymm1, ymm7, 63
            vpxor    ymm2, ymm2, ymm1
        mov          [rsp + 64], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r15, r13
        xor          r15, rbp
            vpsrlq   ymm1, ymm7, 8
            vpsllq   ymm11, ymm7, 56
            vpxor    ymm11, ymm1, ymm11
            vpxor    ymm11, ymm2, ymm11
            vpsrlq   ymm2, ymm14, 7
            vpxor    ymm9, ymm9, ymm2
        and          r9, r8
        xor          r9, rdi
            vpaddq   ymm13, ymm13, ymm9
        add          r15, r9
            vpaddq   ymm13, ymm13, ymm0
        add          rdx, r14
        mov          r9, [rsp + 56]
        add          r9, rdx
        rorx         r13, r9, 41
        rorx         r14, r9, 14
            vpsrlq   ymm9, ymm10, 19
            vpsllq   ymm2, ymm10, 45
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm10, 61
            vpsllq   ymm1, ymm10, 3
        add          rdx, r15
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm9, ymm9, ymm2
        rorx         r15, r9, 18
            vpsrlq   ymm2, ymm7, 7
            vpxor    ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm4, ymm11
            vmovdqu  ymm4, [rax + 5312]
            vpaddq   ymm11, ymm11, ymm4
            vmovdqu  ymm2, [r12 + 192]
            vpsrlq   ymm1, ymm5, 6
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
            vpxor    ymm8, ymm8, ymm1
            vpaddq   ymm13, ymm13, ymm8
            vmovdqu  ymm8, [rax + 5824]
            vpsrlq   ymm1, ymm8, 1                              // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsllq   ymm4, ymm8, 63
            vpxor    ymm4, ymm1, ymm4
        andn         rbp, r9, r11
            vpsrlq   ymm1, ymm8, 8
        xor          r14, r15
        xor          r14, r13
            vmovdqu  [rax + 5888], ymm0
            vpsllq   ymm0, ymm8, 56
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm9, ymm9, ymm1
            vpaddq   ymm11, ymm11, ymm9
            vmovdqu  [rax + 5536], ymm11
        add          rbx, rbp
            vpaddq   ymm9, ymm2, ymm6
            vpaddq   ymm2, ymm2, ymm12
        add          r11, [rcx + 576]                           // round 9
            vmovdqu  [rcx + 1408], ymm9
        rorx         r13, rdx, 34
            vmovdqu  [rcx + 1440], ymm2
            vpsrlq   ymm9, ymm6, 19
            vpsllq   ymm2, ymm6, 45
        rorx         r15, rdx, 28
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm6, 61
            vpsllq   ymm1, ymm6, 3
        rorx         rbp, rdx, 39
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm9, ymm9, ymm2
        mov          [rsp + 56], rdi
        mov          rdi, rdx
        xor          rdi, rsi
            vmovdqu  ymm2, [rax + 5600]
            vpsrlq   ymm1, ymm2, 1
        xor          r15, r13
        xor          r15, rbp
            vpsllq   ymm0, ymm2, 63
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
            vpsllq   ymm10, ymm2, 56
            vpxor    ymm10, ymm0, ymm10
        and          r8, rdi
        xor          r8, rsi
            vpxor    ymm10, ymm1, ymm10
        add          r15, r8
            vpsrlq   ymm1, ymm8, 7
        add          rbx, r14
        mov          r8, [rsp + 64]
        add          r8, rbx
        rorx         r13, r8, 41
        rorx         r14, r8, 14
            vpxor    ymm4, ymm4, ymm1
            vpaddq   ymm14, ymm14, ymm4
            vmovdqu  ymm1, [rax + 5984]
            vpaddq   ymm14, ymm14, ymm1
            vpsrlq   ymm4, ymm12, 19
            vpsllq   ymm0, ymm12, 45
        add          rbx, r15
            vpxor    ymm4, ymm4, ymm0
            vpsrlq   ymm0, ymm12, 61
        rorx         r15, r8, 18
            vpsllq   ymm1, ymm12, 3
            vpxor    ymm1, ymm0, ymm1
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm10, ymm10, ymm1
            vpaddq   ymm10, ymm7, ymm10
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
            vmovdqu  ymm7, [rax + 5344]
            vpaddq   ymm10, ymm10, ymm7
            vmovdqu  ymm1, [r12 + 224]
            vpsrlq   ymm0, ymm6, 6
            vpxor    ymm9, ymm9, ymm0
            vpaddq   ymm14, ymm14, ymm9
        andn         rbp, r8, r10
            vmovdqu  ymm9, [rax + 5120]
            vpsrlq   ymm0, ymm9, 1                              // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vpsllq   ymm7, ymm9, 63
        xor          r14, r15
        xor          r14, r13
            vpxor    ymm7, ymm0, ymm7
            vpsrlq   ymm0, ymm9, 8
            vmovdqu  [rax + 5856], ymm6
            vpsllq   ymm6, ymm9, 56
            vpxor    ymm6, ymm0, ymm6
            vpxor    ymm7, ymm7, ymm6
        add          r11, rbp
            vpsrlq   ymm6, ymm12, 6
            vpxor    ymm6, ymm4, ymm6
        add          r10, [rcx + 640]                           // round 10
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 5568], ymm10
        rorx         r13, rbx, 34
            vpaddq   ymm6, ymm1, ymm13
            vpaddq   ymm4, ymm1, ymm11
            vmovdqu  [rcx + 1472], ymm6
        rorx         r15, rbx, 28
            vmovdqu  [rcx + 1504], ymm4
            vpsrlq   ymm6, ymm13, 19
            vpsllq   ymm4, ymm13, 45
        rorx         rbp, rbx, 39
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm13, 61
        mov          [rsp + 64], rsi
        mov          rsi, rbx
        xor          rsi, rdx
            vpsllq   ymm1, ymm13, 3
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 5632]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm0, ymm4, 63
            vpxor    ymm1, ymm1, ymm0
        and          rdi, rsi
        xor          rdi, rdx
            vpsrlq   ymm0, ymm4, 8
        add          r15, rdi
            vpsllq   ymm12, ymm4, 56
        add          r11, r14
        mov          rdi, [rsp + 56]
        add          rdi, r11
        rorx         r13, rdi, 41
        rorx         r14, rdi, 14
            vpxor    ymm12, ymm0, ymm12
            vpxor    ymm12, ymm1, ymm12
            vpsrlq   ymm1, ymm9, 7
            vpxor    ymm7, ymm7, ymm1
            vpaddq   ymm8, ymm8, ymm7
        add          r11, r15
            vmovdqu  ymm7, [rax + 5952]
            vpaddq   ymm8, ymm8, ymm7
            vpsrlq   ymm1, ymm11, 19
        rorx         r15, rdi, 18
            vpsllq   ymm0, ymm11, 45
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm11, 61
            vpsllq   ymm7, ymm11, 3
            vpxor    ymm7, ymm0, ymm7
            vpxor    ymm7, ymm1, ymm7
        mov          rbp, rdi
        and          rbp, r8
        add          r10, rbp
            vpsrlq   ymm1, ymm4, 7
            vpxor    ymm12, ymm12, ymm1
            vpaddq   ymm12, ymm2, ymm12
            vmovdqu  ymm2, [rax + 5376]
            vpaddq   ymm12, ymm12, ymm2
            vmovdqu  ymm1, [r12 + 256]
        andn         rbp, rdi, r9
            vpsrlq   ymm0, ymm13, 6
            vpxor    ymm6, ymm6, ymm0
        xor          r14, r15
        xor          r14, r13
            vpaddq   ymm8, ymm8, ymm6
            vmovdqu  ymm6, [rax + 5152]
            vpsrlq   ymm0, ymm6, 1                              // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vpsllq   ymm2, ymm6, 63
            vpxor    ymm2, ymm0, ymm2
            vpsrlq   ymm0, ymm6, 8
            vmovdqu  [rax + 5824], ymm13
            vpsllq   ymm13, ymm6, 56
        add          r10, rbp
            vpxor    ymm13, ymm0, ymm13
        add          r9, [rcx + 704]                            // round 11
            vpxor    ymm13, ymm2, ymm13
        rorx         r13, r11, 34
            vpsrlq   ymm2, ymm11, 6
            vpxor    ymm7, ymm7, ymm2
            vpaddq   ymm12, ymm12, ymm7
            vmovdqu  [rax + 5600], ymm12
        rorx         r15, r11, 28
            vpaddq   ymm7, ymm1, ymm14
            vpaddq   ymm2, ymm1, ymm10
            vmovdqu  [rcx + 1536], ymm7
        rorx         rbp, r11, 39
            vmovdqu  [rcx + 1568], ymm2
            vpsrlq   ymm7, ymm14, 19
        mov          [rsp + 56], rdx
        mov          rdx, r11
        xor          rdx, rbx
            vpsllq   ymm2, ymm14, 45
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm7, ymm7, ymm2
            vpsrlq   ymm2, ymm14, 61
            vpsllq   ymm1, ymm14, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm7, ymm7, ymm2
            vmovdqu  ymm2, [rax + 5664]
            vpsrlq   ymm1, ymm2, 1
        and          rsi, rdx
        xor          rsi, rbx
        add          r15, rsi
            vpsllq   ymm0, ymm2, 63
        add          r10, r14
        mov          rsi, [rsp + 64]
        add          rsi, r10
        rorx         r13, rsi, 41
        rorx         r14, rsi, 14
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
            vpsllq   ymm11, ymm2, 56
            vpxor    ymm11, ymm0, ymm11
            vpxor    ymm11, ymm1, ymm11
            vpsrlq   ymm1, ymm6, 7
        add          r10, r15
            vpxor    ymm13, ymm13, ymm1
        rorx         r15, rsi, 18
            vpaddq   ymm13, ymm9, ymm13
            vpaddq   ymm13, ymm13, ymm3
            vpsrlq   ymm9, ymm10, 19
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm9, ymm9, ymm1
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
        mov          rbp, rsi
        and          rbp, rdi
        add          r9, rbp
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm9, ymm9, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm11, ymm11, ymm1
        andn         rbp, rsi, r8
            vpaddq   ymm11, ymm4, ymm11
            vmovdqu  ymm4, [rax + 5408]
            vpaddq   ymm11, ymm11, ymm4
        xor          r14, r15
        xor          r14, r13
            vmovdqu  ymm1, [r12 + 288]
            vpsrlq   ymm0, ymm14, 6
            vpxor    ymm7, ymm7, ymm0
            vpaddq   ymm13, ymm13, ymm7
            vmovdqu  [rax + 5120], ymm13
            vmovdqu  ymm7, [rax + 5184]
            vpsrlq   ymm0, ymm7, 1                              // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vpsllq   ymm4, ymm7, 63
        add          r9, rbp
            vpxor    ymm4, ymm0, ymm4
        add          r8, [rcx + 768]                            // round 12
            vpsrlq   ymm0, ymm7, 8
            vmovdqu  [rax + 5920], ymm3
            vpsllq   ymm3, ymm7, 56
        rorx         r13, r10, 34
            vpxor    ymm3, ymm0, ymm3
            vpxor    ymm4, ymm4, ymm3
            vpsrlq   ymm3, ymm10, 6
        rorx         r15, r10, 28
            vpxor    ymm9, ymm9, ymm3
            vpaddq   ymm11, ymm11, ymm9
            vmovdqu  [rax + 5632], ymm11
        rorx         rbp, r10, 39
            vpaddq   ymm9, ymm1, ymm8
            vpaddq   ymm3, ymm1, ymm12
            vmovdqu  [rcx + 1600], ymm9
        mov          [rsp + 64], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r15, r13
        xor          r15, rbp
            vmovdqu  [rcx + 1632], ymm3
            vpsrlq   ymm9, ymm8, 19
            vpsllq   ymm3, ymm8, 45
            vpxor    ymm9, ymm9, ymm3
            vpsrlq   ymm3, ymm8, 61
            vpsllq   ymm1, ymm8, 3
        and          rdx, rbx
        xor          rdx, r11
            vpxor    ymm3, ymm3, ymm1
        add          r15, rdx
            vpxor    ymm9, ymm9, ymm3
        add          r9, r14
        mov          rdx, [rsp + 56]
        add          rdx, r9
        rorx         r13, rdx, 41
        rorx         r14, rdx, 14
            vmovdqu  ymm3, [rax + 5696]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 8
            vpsllq   ymm10, ymm3, 56
        add          r9, r15
            vpxor    ymm10, ymm0, ymm10
            vpxor    ymm10, ymm1, ymm10
        rorx         r15, rdx, 18
            vpsrlq   ymm1, ymm7, 7
            vpxor    ymm4, ymm4, ymm1
            vpaddq   ymm6, ymm6, ymm4
            vpaddq   ymm6, ymm6, ymm15
            vpsrlq   ymm4, ymm12, 19
            vpsllq   ymm1, ymm12, 45
        mov          rbp, rdx
        and          rbp, rsi
        add          r8, rbp
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 61
            vpsllq   ymm0, ymm12, 3
            vpxor    ymm1, ymm1, ymm0
            vpxor    ymm4, ymm4, ymm1
        andn         rbp, rdx, rdi
            vpsrlq   ymm1, ymm3, 7
        xor          r14, r15
        xor          r14, r13
            vpxor    ymm10, ymm10, ymm1
            vpaddq   ymm10, ymm2, ymm10
            vmovdqu  ymm2, [rax + 5440]
            vpaddq   ymm10, ymm10, ymm2
            vmovdqu  ymm1, [r12 + 320]
            vpsrlq   ymm0, ymm8, 6
            vpxor    ymm9, ymm9, ymm0
        add          r8, rbp
            vpaddq   ymm9, ymm6, ymm9
            vmovdqu  [rax + 5152], ymm9
        add          rdi, [rcx + 832]                           // round 13
            vmovdqu  ymm6, [rax + 5216]
            vpsrlq   ymm0, ymm6, 1                              // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vpsllq   ymm2, ymm6, 63
        rorx         r13, r9, 34
            vpxor    ymm2, ymm0, ymm2
            vpsrlq   ymm0, ymm6, 8
            vmovdqu  [rax + 6016], ymm15
            vpsllq   ymm15, ymm6, 56
        rorx         r15, r9, 28
            vpxor    ymm15, ymm0, ymm15
            vpxor    ymm15, ymm2, ymm15
            vpsrlq   ymm2, ymm12, 6
        rorx         rbp, r9, 39
            vpxor    ymm4, ymm4, ymm2
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 5664], ymm10
        mov          [rsp + 56], r11
        mov          r11, r9
        xor          r11, r10
            vpaddq   ymm4, ymm1, ymm13
        xor          r15, r13
        xor          r15, rbp
            vpaddq   ymm2, ymm1, ymm11
            vmovdqu  [rcx + 1664], ymm4
            vmovdqu  [rcx + 1696], ymm2
            vpsrlq   ymm4, ymm13, 19
            vpsllq   ymm2, ymm13, 45
        and          rbx, r11
        xor          rbx, r10
            vpxor    ymm4, ymm4, ymm2
        add          r15, rbx
            vpsrlq   ymm2, ymm13, 61
        add          r8, r14
        mov          rbx, [rsp + 64]
        add          rbx, r8
        rorx         r13, rbx, 41
        rorx         r14, rbx, 14
            vpsllq   ymm1, ymm13, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm4, ymm4, ymm2
            vmovdqu  ymm2, [rax + 5728]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm0, ymm2, 63
        add          r8, r15
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
        rorx         r15, rbx, 18
            vpsllq   ymm12, ymm2, 56
            vpxor    ymm12, ymm0, ymm12
            vpxor    ymm12, ymm1, ymm12
            vpsrlq   ymm1, ymm6, 7
            vpxor    ymm15, ymm15, ymm1
            vpaddq   ymm15, ymm7, ymm15
        mov          rbp, rbx
        and          rbp, rdx
        add          rdi, rbp
            vpaddq   ymm15, ymm15, ymm5
            vpsrlq   ymm7, ymm11, 19
            vpsllq   ymm1, ymm11, 45
            vpxor    ymm7, ymm7, ymm1
            vpsrlq   ymm1, ymm11, 61
        andn         rbp, rbx, rsi
            vpsllq   ymm0, ymm11, 3
            vpxor    ymm1, ymm1, ymm0
        xor          r14, r15
        xor          r14, r13
            vpxor    ymm7, ymm7, ymm1
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm12, ymm12, ymm1
            vpaddq   ymm12, ymm3, ymm12
            vmovdqu  ymm3, [rax + 5472]
            vpaddq   ymm12, ymm12, ymm3
        add          rdi, rbp
            vmovdqu  ymm1, [r12 + 352]
            vpsrlq   ymm0, ymm13, 6
        add          rsi, [rcx + 896]                           // round 14
            vpxor    ymm4, ymm4, ymm0
        rorx         r13, r8, 34
            vpaddq   ymm15, ymm15, ymm4
            vmovdqu  [rax + 5184], ymm15
            vmovdqu  ymm4, [rax + 5248]
            vpsrlq   ymm0, ymm4, 1                              // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vpsllq   ymm13, ymm4, 63
        rorx         r15, r8, 28
            vpxor    ymm13, ymm0, ymm13
            vpsrlq   ymm0, ymm4, 8
            vpsllq   ymm3, ymm4, 56
        rorx         rbp, r8, 39
            vpxor    ymm3, ymm0, ymm3
            vpxor    ymm13, ymm13, ymm3
        mov          [rsp + 64], r10
        mov          r10, r8
        xor          r10, r9
            vpsrlq   ymm3, ymm11, 6
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm7, ymm7, ymm3
            vpaddq   ymm12, ymm12, ymm7
            vmovdqu  [rax + 5696], ymm12
            vpaddq   ymm7, ymm1, ymm9
            vpaddq   ymm3, ymm1, ymm10
            vmovdqu  [rcx + 1728], ymm7
        and          r11, r10
        xor          r11, r9
            vmovdqu  [rcx + 1760], ymm3
        add          r15, r11
            vpsrlq   ymm7, ymm9, 19
        add          rdi, r14
        mov          r11, [rsp + 56]
        add          r11, rdi
        rorx         r13, r11, 41
        rorx         r14, r11, 14
            vpsllq   ymm3, ymm9, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm9, 61
            vpsllq   ymm1, ymm9, 3
            vpxor    ymm3, ymm3, ymm1
        add          rdi, r15
            vpxor    ymm7, ymm7, ymm3
            vmovdqu  ymm3, [rax + 5760]
            vpsrlq   ymm1, ymm3, 1
        rorx         r15, r11, 18
            vpsllq   ymm0, ymm3, 63
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm3, 8
            vpsllq   ymm11, ymm3, 56
            vpxor    ymm11, ymm0, ymm11
            vpxor    ymm11, ymm1, ymm11
        mov          rbp, r11
        and          rbp, rbx
        add          rsi, rbp
            vpsrlq   ymm1, ymm4, 7
            vpxor    ymm13, ymm13, ymm1
            vpaddq   ymm13, ymm6, ymm13
            vmovdqu  ymm6, [rax + 5856]
            vpaddq   ymm13, ymm13, ymm6
            vpsrlq   ymm1, ymm10, 19
        andn         rbp, r11, rdx
            vpsllq   ymm0, ymm10, 45
            vpxor    ymm1, ymm1, ymm0
        xor          r14, r15
        xor          r14, r13
            vpsrlq   ymm0, ymm10, 61
            vpsllq   ymm6, ymm10, 3
            vpxor    ymm6, ymm0, ymm6
            vpxor    ymm6, ymm1, ymm6
            vpsrlq   ymm1, ymm3, 7
            vpxor    ymm11, ymm11, ymm1
        add          rsi, rbp
            vpaddq   ymm11, ymm2, ymm11
        add          rdx, [rcx + 960]                           // round 15
            vmovdqu  ymm2, [rax + 5504]
            vpaddq   ymm11, ymm11, ymm2
        rorx         r13, rdi, 34
            vmovdqu  ymm1, [r12 + 384]
            vpsrlq   ymm0, ymm9, 6
            vpxor    ymm7, ymm7, ymm0
        rorx         r15, rdi, 28
            vpaddq   ymm13, ymm13, ymm7
            vmovdqu  [rax + 5216], ymm13
            vmovdqu  ymm7, [rax + 5280]
            vpsrlq   ymm0, ymm7, 1                              // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vpsllq   ymm9, ymm7, 63
        rorx         rbp, rdi, 39
            vpxor    ymm9, ymm0, ymm9
            vpsrlq   ymm0, ymm7, 8
        mov          [rsp + 56], r9
        mov          r9, rdi
        xor          r9, r8
            vpsllq   ymm2, ymm7, 56
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm2, ymm0, ymm2
            vpxor    ymm9, ymm9, ymm2
            vpsrlq   ymm2, ymm10, 6
            vpxor    ymm6, ymm6, ymm2
            vpaddq   ymm11, ymm11, ymm6
            vmovdqu  [rax + 5728], ymm11
        and          r10, r9
        xor          r10, r8
            vpaddq   ymm6, ymm1, ymm15
        add          r15, r10
            vpaddq   ymm2, ymm1, ymm12
        add          rsi, r14
        mov          r10, [rsp + 64]
        add          r10, rsi
        rorx         r13, r10, 41
        rorx         r14, r10, 14
            vmovdqu  [rcx + 1792], ymm6
            vmovdqu  [rcx + 1824], ymm2
            vpsrlq   ymm6, ymm15, 19
            vpsllq   ymm2, ymm15, 45
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm15, 61
        add          rsi, r15
            vpsllq   ymm1, ymm15, 3
        rorx         r15, r10, 18
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
            vmovdqu  ymm2, [rax + 5792]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm0, ymm2, 63
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm2, 8
        mov          rbp, r10
        and          rbp, r11
        add          rdx, rbp
            vpsllq   ymm10, ymm2, 56
            vpxor    ymm10, ymm0, ymm10
            vpxor    ymm10, ymm1, ymm10
            vpsrlq   ymm1, ymm7, 7
            vpxor    ymm9, ymm9, ymm1
        andn         rbp, r10, rbx
            vpaddq   ymm9, ymm4, ymm9
            vmovdqu  ymm4, [rax + 5824]
            vpaddq   ymm9, ymm9, ymm4
        xor          r14, r15
        xor          r14, r13
            vpsrlq   ymm1, ymm12, 19
            vpsllq   ymm0, ymm12, 45
            vpxor    ymm1, ymm1, ymm0
            vpsrlq   ymm0, ymm12, 61
            vpsllq   ymm4, ymm12, 3
            vpxor    ymm4, ymm0, ymm4
        add          rdx, rbp
            vpxor    ymm4, ymm1, ymm4
            vpsrlq   ymm1, ymm2, 7
            vpxor    ymm10, ymm10, ymm1
        rorx         r13, rsi, 34
            vpaddq   ymm10, ymm3, ymm10
            vmovdqu  ymm3, [rax + 5536]
            vpaddq   ymm10, ymm10, ymm3
            vmovdqu  ymm1, [r12 + 416]
        rorx         r15, rsi, 28
            vpsrlq   ymm0, ymm15, 6
            vpxor    ymm6, ymm6, ymm0
        rorx         rbp, rsi, 39
            vpaddq   ymm9, ymm9, ymm6
            vmovdqu  [rax + 5248], ymm9
            vmovdqu  ymm0, [rax + 5888]
            vpsrlq   ymm6, ymm0, 1                              // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        mov          [rsp + 64], rbx
        mov          rbx, rsi
        xor          rbx, rdi
            vpsllq   ymm15, ymm0, 63
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm15, ymm6, ymm15
            vpsrlq   ymm6, ymm0, 8
            vpsllq   ymm3, ymm0, 56
            vpxor    ymm6, ymm6, ymm3
            vpxor    ymm15, ymm15, ymm6
            vpsrlq   ymm6, ymm12, 6
        and          rbx, r9
        xor          rbx, rdi
            vpxor    ymm6, ymm4, ymm6
        add          r15, rbx
        add          rdx, r14
        mov          r9, [rsp + 56]
        add          r9, rdx
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 5760], ymm10
            vpaddq   ymm6, ymm1, ymm13
            vpaddq   ymm4, ymm1, ymm11
            vmovdqu  [rcx + 1856], ymm6
            vmovdqu  [rcx + 1888], ymm4
            vpsrlq   ymm6, ymm13, 19
        add          rdx, r15
        lea          r13, [rcx + 1024]                          // the next sixteen words
            vpsllq   ymm4, ymm13, 45
            vpxor    ymm6, ymm6, ymm4
            vpsrlq   ymm4, ymm13, 61
            vpsllq   ymm3, ymm13, 3
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm6, ymm6, ymm4
            vmovdqu  ymm4, [rax + 5312]
            vpsrlq   ymm3, ymm4, 1
            vpsllq   ymm1, ymm4, 63
            vpxor    ymm3, ymm3, ymm1
            vpsrlq   ymm1, ymm4, 8
            vpsllq   ymm12, ymm4, 56
            vpxor    ymm12, ymm1, ymm12
            vpxor    ymm12, ymm3, ymm12
            vpsrlq   ymm3, ymm0, 7
            vpxor    ymm15, ymm15, ymm3
            vpaddq   ymm15, ymm7, ymm15
            vpaddq   ymm15, ymm15, ymm14
            vpsrlq   ymm7, ymm11, 19
            vpsllq   ymm3, ymm11, 45
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm11, 61
            vpsllq   ymm1, ymm11, 3
        lea          r14, [r12 + 512]
        mov          [rsp + 24], r14
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm7, ymm7, ymm3
            vpsrlq   ymm3, ymm4, 7
            vpxor    ymm12, ymm12, ymm3
            vpaddq   ymm12, ymm2, ymm12
            vmovdqu  ymm3, [rax + 5568]
            vpaddq   ymm12, ymm12, ymm3
            vmovdqu  ymm2, [r12 + 448]
            vmovdqu  ymm1, [r12 + 480]
            vpsrlq   ymm0, ymm13, 6
            vpxor    ymm6, ymm6, ymm0
            vpaddq   ymm15, ymm15, ymm6
            vmovdqu  [rax + 5280], ymm15
            vpsrlq   ymm6, ymm11, 6
            vpxor    ymm7, ymm7, ymm6
            vpaddq   ymm12, ymm12, ymm7
            vmovdqu  [rax + 5792], ymm12
            vpaddq   ymm7, ymm2, ymm9
            vpaddq   ymm6, ymm2, ymm10
            vmovdqu  [rcx + 1920], ymm7
            vmovdqu  [rcx + 1952], ymm6
            vpaddq   ymm7, ymm1, ymm15
            vpaddq   ymm6, ymm1, ymm12
            vmovdqu  [rcx + 1984], ymm7
            vmovdqu  [rcx + 2016], ymm6
        vmovdqa      ymm9, ymm8
        vmovdqa      ymm8, ymm14
        mov          rcx, r13
        vmovdqu      ymm0, [rax + 5888]
        vmovdqu      ymm1, [rax + 5984]
        vmovdqu      ymm2, [rax + 5952]
        vmovdqu      ymm3, [rax + 5920]
        vmovdqu      ymm4, [rax + 6016]
        vmovdqu      ymm6, [rax + 5856]
        vmovdqu      ymm7, [rax + 5824]
        mov          rbx, [rsp + 64]
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
        vmovdqu      xmm8, [rbp]                                // W_0 to W_1
        vmovdqu      xmm9, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [rbp + 16]                          // W_2 to W_3
        vmovdqu      xmm11, [rbp + 32]                          // W_4 to W_5
        vmovdqu      xmm12, [rbp + 48]                          // W_6 to W_7
        vmovdqu      xmm13, [rbp + 64]                          // W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [rbp + 80]                           // W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [rbp + 96]                          // W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [rbp + 112]                         // W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rip + NSMS_L(K)]             // W_0 to W_1, each + K_t
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rip + NSMS_L(K) + 16]         // W_2 to W_3, each + K_t
        vpaddq       xmm9, xmm2, [rip + NSMS_L(K) + 32]         // W_4 to W_5, each + K_t
        vpaddq       xmm10, xmm3, [rip + NSMS_L(K) + 48]        // W_6 to W_7, each + K_t
        vpaddq       xmm11, xmm4, [rip + NSMS_L(K) + 64]        // W_8 to W_9, each + K_t
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rip + NSMS_L(K) + 80]         // W_10 to W_11, each + K_t
        vpaddq       xmm9, xmm6, [rip + NSMS_L(K) + 96]         // W_12 to W_13, each + K_t
        vpaddq       xmm10, xmm7, [rip + NSMS_L(K) + 112]       // W_14 to W_15, each + K_t
        lea          rbp, [rax + 512]
        mov          [rsp + 32], rbp
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
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
            vpsrlq   xmm8, xmm7, 19                             // W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsllq   xmm9, xmm7, 45
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
            vpsrlq   xmm10, xmm7, 61
        andn         r15, r9, r11
            vpsllq   xmm11, xmm7, 3
        xor          r12, r14
        xor          r12, rbp
            vpxor    xmm8, xmm8, xmm9
        add          rbx, r15
            vpxor    xmm9, xmm10, xmm11
        add          r11, [rcx + 8]                             // round 1
        rorx         rbp, rdx, 34
            vpxor    xmm8, xmm8, xmm9
        rorx         r14, rdx, 28
        rorx         r15, rdx, 39
            vpalignr xmm9, xmm1, xmm0, 8
        mov          [rsp + 48], rdx
        mov          rdx, rsi
        xor          rdx, rdi
        xor          r14, rbp
        xor          r14, r15
            vpsrlq   xmm10, xmm9, 1
            vpsllq   xmm11, xmm9, 63
        and          rdx, r13
        xor          rdx, rsi
        add          r14, rdx
        add          rbx, r12
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
            vpxor    xmm10, xmm10, xmm11
            vpsrlq   xmm11, xmm9, 8
        add          rbx, r14
        rorx         r14, r8, 18
            vpsllq   xmm12, xmm9, 56
            vpxor    xmm11, xmm11, xmm12
        mov          r15, r8
        and          r15, r9
        add          r11, r15
            vpsrlq   xmm9, xmm9, 7
        andn         r15, r8, r10
        xor          r12, r14
        xor          r12, rbp
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm9, xmm10, xmm9
        add          r11, r15
        add          r10, [rcx + 16]                            // round 2
            vpsrlq   xmm10, xmm7, 6
        rorx         rbp, rbx, 34
        rorx         r14, rbx, 28
            vpxor    xmm8, xmm8, xmm10
        rorx         r15, rbx, 39
            vpalignr xmm10, xmm5, xmm4, 8
        mov          rdx, [rsp + 48]
        mov          [rsp + 56], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r14, rbp
        xor          r14, r15
            vpaddq   xmm11, xmm0, xmm10
        and          r13, rsi
        xor          r13, rdx
        add          r14, r13
            vpaddq   xmm8, xmm11, xmm8
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
            vpaddq   xmm0, xmm9, xmm8
        add          r11, r14
            vpalignr xmm8, xmm2, xmm1, 8                        // W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        rorx         r13, rdi, 18
            vpsrlq   xmm9, xmm8, 1
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
            vpsllq   xmm11, xmm8, 63
        andn         r14, rdi, r9
            vpxor    xmm9, xmm9, xmm11
        xor          r12, r13
        xor          r12, rbp
            vpsrlq   xmm11, xmm8, 8
        add          r10, r14
            vpsllq   xmm12, xmm8, 56
        add          r9, [rcx + 24]                             // round 3
        rorx         rbp, r11, 34
            vpxor    xmm11, xmm11, xmm12
        rorx         r13, r11, 28
            vpsrlq   xmm8, xmm8, 7
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
        xor          r13, rbp
        xor          r13, r14
            vpxor    xmm9, xmm9, xmm11
            vpxor    xmm8, xmm9, xmm8
        and          rsi, r15
        xor          rsi, rbx
        add          r13, rsi
        add          r10, r12
        mov          rsi, [rsp + 56]
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
            mov      r14, [rsp + 24]
            vpaddq   xmm9, xmm0, [r14]
            vmovdqu  [rcx + 128], xmm9
        add          r10, r13
        rorx         r13, rsi, 18
            vpsrlq   xmm9, xmm0, 19
            vpsllq   xmm11, xmm0, 45
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
            vpxor    xmm9, xmm9, xmm11
        andn         r14, rsi, r8
        xor          r12, r13
        xor          r12, rbp
            vpsrlq   xmm11, xmm0, 61
            vpsllq   xmm12, xmm0, 3
        add          r9, r14
        add          r8, [rcx + 32]                             // round 4
            vpxor    xmm11, xmm11, xmm12
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
            vpxor    xmm9, xmm9, xmm11
        rorx         r14, r10, 39
            vpalignr xmm11, xmm6, xmm5, 8
        mov          [rsp + 56], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r13, rbp
        xor          r13, r14
            vpaddq   xmm12, xmm1, xmm11
        and          r15, rbx
        xor          r15, r11
            vpaddq   xmm8, xmm12, xmm8
        add          r13, r15
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
            vpsrlq   xmm12, xmm0, 6
        add          r9, r13
            vpxor    xmm9, xmm9, xmm12
        rorx         r13, rdx, 18
            vpaddq   xmm1, xmm8, xmm9
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
            vpalignr xmm8, xmm3, xmm2, 8                        // W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        andn         r14, rdx, rdi
            vpsrlq   xmm9, xmm8, 1
        xor          r12, r13
        xor          r12, rbp
            vpsllq   xmm12, xmm8, 63
        add          r8, r14
            vpxor    xmm9, xmm9, xmm12
        add          rdi, [rcx + 40]                            // round 5
        rorx         rbp, r9, 34
            vpsrlq   xmm12, xmm8, 8
        rorx         r13, r9, 28
            vpsllq   xmm13, xmm8, 56
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
        xor          r13, rbp
        xor          r13, r14
            vpxor    xmm12, xmm12, xmm13
            vpsrlq   xmm8, xmm8, 7
        and          rbx, r15
        xor          rbx, r10
        add          r13, rbx
        add          r8, r12
        mov          rbx, [rsp + 56]
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
            vpxor    xmm9, xmm9, xmm12
            vpxor    xmm8, xmm9, xmm8
        add          r8, r13
        rorx         r13, rbx, 18
            mov      r14, [rsp + 24]
            vpaddq   xmm9, xmm1, [r14 + 16]
            vmovdqu  [rcx + 144], xmm9
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
            vpsrlq   xmm9, xmm1, 19
        andn         r14, rbx, rsi
        xor          r12, r13
        xor          r12, rbp
            vpsllq   xmm12, xmm1, 45
            vpxor    xmm9, xmm9, xmm12
        add          rdi, r14
        add          rsi, [rcx + 48]                            // round 6
            vpsrlq   xmm12, xmm1, 61
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
            vpsllq   xmm13, xmm1, 3
        rorx         r14, r8, 39
            vpxor    xmm12, xmm12, xmm13
        mov          [rsp + 48], r10
        mov          r10, r8
        xor          r10, r9
        xor          r13, rbp
        xor          r13, r14
            vpxor    xmm9, xmm9, xmm12
        and          r15, r10
        xor          r15, r9
            vpalignr xmm12, xmm7, xmm6, 8
        add          r13, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
            vpaddq   xmm13, xmm2, xmm12
        add          rdi, r13
            vpaddq   xmm8, xmm13, xmm8
        rorx         r13, r11, 18
            vpsrlq   xmm13, xmm1, 6
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
            vpxor    xmm9, xmm9, xmm13
            vpaddq   xmm2, xmm8, xmm9
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
            vpalignr xmm8, xmm4, xmm3, 8                        // W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          rsi, r14
            vpsrlq   xmm9, xmm8, 1
        add          rdx, [rcx + 56]                            // round 7
        rorx         rbp, rdi, 34
            vpsllq   xmm13, xmm8, 63
        rorx         r13, rdi, 28
            vpxor    xmm9, xmm9, xmm13
        rorx         r14, rdi, 39
        mov          r15, rdi
        xor          r15, r8
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm13, xmm8, 8
            vpsllq   xmm14, xmm8, 56
        and          r10, r15
        xor          r10, r8
        add          r13, r10
        add          rsi, r12
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
            vpxor    xmm13, xmm13, xmm14
            vpsrlq   xmm8, xmm8, 7
        add          rsi, r13
        rorx         r13, r10, 18
            vpxor    xmm9, xmm9, xmm13
            vpxor    xmm8, xmm9, xmm8
        mov          r14, r10
        and          r14, r11
        add          rdx, r14
            vpaddq   xmm8, xmm3, xmm8
        andn         r14, r10, rbx
            mov      [rsp + 48], r8
            mov      r8, [rsp + 24]
            vpaddq   xmm9, xmm2, [r8 + 32]
        xor          r12, r13
        xor          r12, rbp
            vmovdqu  [rcx + 160], xmm9
        add          rdx, r14
        add          rbx, [rcx + 64]                            // round 8
            vpsrlq   xmm9, xmm2, 19
        rorx         rbp, rsi, 34
            vpsllq   xmm13, xmm2, 45
        rorx         r13, rsi, 28
        rorx         r14, rsi, 39
            vpxor    xmm9, xmm9, xmm13
        mov          r8, rsi
        xor          r8, rdi
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm13, xmm2, 61
        and          r15, r8
        xor          r15, rdi
            vpsllq   xmm14, xmm2, 3
        add          r13, r15
        add          rdx, r12
        add          r9, rdx
        rorx         rbp, r9, 41
        rorx         r12, r9, 14
            vpxor    xmm13, xmm13, xmm14
        add          rdx, r13
            vpxor    xmm9, xmm9, xmm13
        rorx         r13, r9, 18
            vpsrlq   xmm13, xmm2, 6
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
            vpxor    xmm9, xmm9, xmm13
            vpalignr xmm13, xmm0, xmm7, 8
        andn         r14, r9, r11
        xor          r12, r13
        xor          r12, rbp
            vpaddq   xmm8, xmm8, xmm13
            vpaddq   xmm3, xmm8, xmm9
        add          rbx, r14
        add          r11, [rcx + 72]                            // round 9
        rorx         rbp, rdx, 34
            vpsrlq   xmm8, xmm10, 1                             // W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         r13, rdx, 28
            vpsllq   xmm9, xmm10, 63
        rorx         r14, rdx, 39
        mov          r15, rdx
        xor          r15, rsi
            vpxor    xmm8, xmm8, xmm9
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm9, xmm10, 8
        and          r8, r15
        xor          r8, rsi
        add          r13, r8
        add          rbx, r12
        mov          r8, [rsp + 48]
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
            vpsllq   xmm14, xmm10, 56
            vpxor    xmm9, xmm9, xmm14
        add          rbx, r13
        rorx         r13, r8, 18
            vpsrlq   xmm10, xmm10, 7
            vpxor    xmm8, xmm8, xmm9
        mov          r14, r8
        and          r14, r9
        add          r11, r14
            vpxor    xmm8, xmm8, xmm10
        andn         r14, r8, r10
            vpaddq   xmm8, xmm4, xmm8
        xor          r12, r13
        xor          r12, rbp
            mov      rbp, [rsp + 24]
            vpaddq   xmm9, xmm3, [rbp + 48]
        add          r11, r14
        add          r10, [rcx + 80]                            // round 10
            vmovdqu  [rcx + 176], xmm9
        rorx         r13, rbx, 34
            vpsrlq   xmm9, xmm3, 19
        rorx         r14, rbx, 28
        rorx         rbp, rbx, 39
            vpsllq   xmm10, xmm3, 45
        mov          [rsp + 48], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r14, r13
        xor          r14, rbp
            vpxor    xmm9, xmm9, xmm10
        and          r15, rsi
        xor          r15, rdx
            vpsrlq   xmm10, xmm3, 61
        add          r14, r15
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
            vpsllq   xmm14, xmm3, 3
        add          r11, r14
            vpxor    xmm10, xmm10, xmm14
        rorx         r13, rdi, 18
            vpxor    xmm9, xmm9, xmm10
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
            vpsrlq   xmm10, xmm3, 6
            vpxor    xmm9, xmm9, xmm10
        andn         r14, rdi, r9
        xor          r12, r13
        xor          r12, rbp
            vpalignr xmm10, xmm1, xmm0, 8
            vpaddq   xmm8, xmm8, xmm10
        add          r10, r14
        add          r9, [rcx + 88]                             // round 11
        rorx         rbp, r11, 34
            vpaddq   xmm4, xmm8, xmm9
        rorx         r13, r11, 28
            vpsrlq   xmm8, xmm11, 1                             // W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
            vpsllq   xmm9, xmm11, 63
        xor          r13, rbp
        xor          r13, r14
            vpxor    xmm8, xmm8, xmm9
        and          rsi, r15
        xor          rsi, rbx
        add          r13, rsi
        add          r10, r12
        mov          rsi, [rsp + 48]
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
            vpsrlq   xmm9, xmm11, 8
            vpsllq   xmm10, xmm11, 56
        add          r10, r13
        rorx         r13, rsi, 18
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm11, 7
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
            vpxor    xmm8, xmm8, xmm9
        andn         r14, rsi, r8
            vpxor    xmm8, xmm8, xmm10
        xor          r12, r13
        xor          r12, rbp
            vpaddq   xmm8, xmm5, xmm8
        add          r9, r14
        add          r8, [rcx + 96]                             // round 12
            mov      rbp, [rsp + 24]
            vpaddq   xmm9, xmm4, [rbp + 64]
        rorx         r13, r10, 34
            vmovdqu  [rcx + 192], xmm9
        rorx         r14, r10, 28
        rorx         rbp, r10, 39
            vpsrlq   xmm9, xmm4, 19
        mov          [rsp + 48], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r14, r13
        xor          r14, rbp
            vpsllq   xmm10, xmm4, 45
            vpxor    xmm9, xmm9, xmm10
        and          r15, rbx
        xor          r15, r11
        add          r14, r15
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
            vpsrlq   xmm10, xmm4, 61
        add          r9, r14
            vpsllq   xmm11, xmm4, 3
        rorx         r13, rdx, 18
            vpxor    xmm10, xmm10, xmm11
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm4, 6
        andn         r14, rdx, rdi
        xor          r12, r13
        xor          r12, rbp
            vpxor    xmm9, xmm9, xmm10
            vpalignr xmm10, xmm2, xmm1, 8
        add          r8, r14
        add          rdi, [rcx + 104]                           // round 13
        rorx         rbp, r9, 34
            vpaddq   xmm8, xmm8, xmm10
        rorx         r13, r9, 28
            vpaddq   xmm5, xmm8, xmm9
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
            vpsrlq   xmm8, xmm12, 1                             // W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        xor          r13, rbp
        xor          r13, r14
            vpsllq   xmm9, xmm12, 63
        and          rbx, r15
        xor          rbx, r10
        add          r13, rbx
        add          r8, r12
        mov          rbx, [rsp + 48]
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
            vpxor    xmm8, xmm8, xmm9
            vpsrlq   xmm9, xmm12, 8
        add          r8, r13
        rorx         r13, rbx, 18
            vpsllq   xmm10, xmm12, 56
            vpxor    xmm9, xmm9, xmm10
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
            vpsrlq   xmm10, xmm12, 7
        andn         r14, rbx, rsi
            vpxor    xmm8, xmm8, xmm9
        xor          r12, r13
        xor          r12, rbp
            vpxor    xmm8, xmm8, xmm10
        add          rdi, r14
            vpaddq   xmm8, xmm6, xmm8
        add          rsi, [rcx + 112]                           // round 14
        rorx         rbp, r8, 34
            mov      r13, [rsp + 24]
            vpaddq   xmm9, xmm5, [r13 + 80]
        rorx         r14, r8, 28
        rorx         r13, r8, 39
            vmovdqu  [rcx + 208], xmm9
        mov          [rsp + 48], r10
        mov          r10, r8
        xor          r10, r9
        xor          r14, rbp
        xor          r14, r13
            vpsrlq   xmm9, xmm5, 19
            vpsllq   xmm10, xmm5, 45
        and          r15, r10
        xor          r15, r9
        add          r14, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
            vpxor    xmm9, xmm9, xmm10
        add          rdi, r14
            vpsrlq   xmm10, xmm5, 61
        rorx         r13, r11, 18
            vpsllq   xmm11, xmm5, 3
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm9, xmm9, xmm10
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
            vpsrlq   xmm10, xmm5, 6
            vpxor    xmm9, xmm9, xmm10
        add          rsi, r14
        add          rdx, [rcx + 120]                           // round 15
        rorx         rbp, rdi, 34
            vpalignr xmm10, xmm3, xmm2, 8
        rorx         r13, rdi, 28
            vpaddq   xmm8, xmm8, xmm10
        rorx         r14, rdi, 39
        mov          r15, rdi
        xor          r15, r8
            vpaddq   xmm6, xmm8, xmm9
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm8, xmm13, 1                             // W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        and          r10, r15
        xor          r10, r8
        add          r13, r10
            vpsllq   xmm9, xmm13, 63
        add          rsi, r12
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
            vpxor    xmm8, xmm8, xmm9
        add          rsi, r13
        rorx         r13, r10, 18
            vpsrlq   xmm9, xmm13, 8
            vpsllq   xmm10, xmm13, 56
        mov          r14, r10
        and          r14, r11
        add          rdx, r14
            vpxor    xmm9, xmm9, xmm10
        andn         r14, r10, rbx
            vpsrlq   xmm10, xmm13, 7
        xor          r12, r13
        xor          r12, rbp
            vpxor    xmm8, xmm8, xmm9
        add          rdx, r14
            vpxor    xmm8, xmm8, xmm10
        rorx         rbp, rsi, 34
            vpaddq   xmm8, xmm7, xmm8
        rorx         r13, rsi, 28
        rorx         r14, rsi, 39
            mov      [rsp + 48], rbx
            mov      rbx, [rsp + 24]
            vpaddq   xmm9, xmm6, [rbx + 96]
        mov          [rsp + 56], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r13, rbp
        xor          r13, r14
            vpsrlq   xmm10, xmm6, 19
            vpsllq   xmm11, xmm6, 45
        and          r8, r15
        xor          r8, rdi
        add          r13, r8
        add          rdx, r12
        add          r9, rdx
            vpsrlq   xmm12, xmm6, 61
        add          rdx, r13
        lea          rbp, [rcx + 128]                           // the next sixteen words
            vmovdqu  [rcx + 224], xmm9
            vpxor    xmm9, xmm10, xmm11
            vpsllq   xmm10, xmm6, 3
            vpxor    xmm10, xmm12, xmm10
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm6, 6
        lea          r12, [rbx + 128]
        mov          [rsp + 24], r12
            vpxor    xmm9, xmm9, xmm10
            vpalignr xmm10, xmm4, xmm3, 8
            vpaddq   xmm8, xmm8, xmm10
            vpaddq   xmm7, xmm8, xmm9
            vpaddq   xmm8, xmm7, [rbx + 112]
            vmovdqu  [rcx + 240], xmm8
        mov          rcx, rbp
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
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 6264
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8)
#endif

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8))
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 1224
        NSMS_SEH(.seh_stackalloc 1224)
        vmovaps      [rsp + 1056], xmm6
        NSMS_SEH(.seh_savexmm xmm6, 1056)
        vmovaps      [rsp + 1072], xmm7
        NSMS_SEH(.seh_savexmm xmm7, 1072)
        vmovaps      [rsp + 1088], xmm8
        NSMS_SEH(.seh_savexmm xmm8, 1088)
        vmovaps      [rsp + 1104], xmm9
        NSMS_SEH(.seh_savexmm xmm9, 1104)
        vmovaps      [rsp + 1120], xmm10
        NSMS_SEH(.seh_savexmm xmm10, 1120)
        vmovaps      [rsp + 1136], xmm11
        NSMS_SEH(.seh_savexmm xmm11, 1136)
        vmovaps      [rsp + 1152], xmm12
        NSMS_SEH(.seh_savexmm xmm12, 1152)
        vmovaps      [rsp + 1168], xmm13
        NSMS_SEH(.seh_savexmm xmm13, 1168)
        vmovaps      [rsp + 1184], xmm14
        NSMS_SEH(.seh_savexmm xmm14, 1184)
        vmovaps      [rsp + 1200], xmm15
        NSMS_SEH(.seh_savexmm xmm15, 1200)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
        sub          rsp, 1064
        .cfi_def_cfa_offset 1072
#endif
        lea          rax, [rsp + 63]
        and          rax, -64

        // the message words
        vmovdqu      xmm10, [rsi]                               // W_0 to W_1
        vmovdqu      xmm11, [rsi + 128]
        vmovdqu      xmm12, [rsi + 16]                          // W_2 to W_3
        vmovdqu      xmm13, [rsi + 144]
        vmovdqu      xmm14, [rsi + 32]                          // W_4 to W_5
        vmovdqu      xmm15, [rsi + 160]
        vmovdqu      xmm9, [rsi + 48]                           // W_6 to W_7
        vmovdqu      xmm8, [rsi + 176]
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 384], 1
        vinserti128  ymm12, ymm12, [rsi + 272], 1
        vinserti128  ymm13, ymm13, [rsi + 400], 1
        vmovdqu      xmm7, [rsi + 64]                           // W_8 to W_9
        vmovdqu      xmm6, [rsi + 192]
        vinserti128  ymm14, ymm14, [rsi + 288], 1
        vinserti128  ymm15, ymm15, [rsi + 416], 1
        vinserti128  ymm9, ymm9, [rsi + 304], 1
        vinserti128  ymm8, ymm8, [rsi + 432], 1
        vinserti128  ymm7, ymm7, [rsi + 320], 1
        vinserti128  ymm6, ymm6, [rsi + 448], 1
        vmovdqu      xmm5, [rsi + 80]                           // W_10 to W_11
        vinserti128  ymm5, ymm5, [rsi + 336], 1
        vmovdqu      xmm4, [rsi + 208]
        vinserti128  ymm4, ymm4, [rsi + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rsi + 96]                          // W_12 to W_13
        vinserti128  ymm11, ymm11, [rsi + 352], 1
        vmovdqu      xmm2, [rsi + 224]
        vinserti128  ymm2, ymm2, [rsi + 480], 1
        vmovdqu      ymm1, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rsi + 112]                         // W_14 to W_15
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
        vmovdqu      ymm4, [rip + NSMS_L(K1x4)]                 // W_0 + K_0
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 512], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 544], ymm14
        vmovdqu      ymm5, [rip + NSMS_L(K1x4) + 32]            // W_1 + K_1
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 64], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 96], ymm11
        vmovdqu      ymm2, [rip + NSMS_L(K1x4) + 64]            // W_2 + K_2
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 576], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 608], ymm7
        vmovdqu      ymm6, [rip + NSMS_L(K1x4) + 96]            // W_3 + K_3
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 128], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 160], ymm12
        vmovdqu      ymm3, [rip + NSMS_L(K1x4) + 128]           // W_4 + K_4
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm4, ymm13
        vmovdqu      [rdi], ymm12
        vmovdqu      [rdi + 32], ymm4
        vmovdqu      ymm12, [rip + NSMS_L(K1x4) + 160]          // W_5 + K_5
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 640], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 672], ymm9
        vmovdqu      ymm4, [rip + NSMS_L(K1x4) + 192]           // W_6 + K_6
        vmovdqu      ymm1, [rax + 832]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 224]
        vmovdqu      [rdi + 64], ymm13
        vmovdqu      [rdi + 96], ymm5
        vmovdqu      ymm13, [rip + NSMS_L(K1x4) + 224]          // W_7 + K_7
        vmovdqu      ymm5, [rax + 736]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 256]
        vmovdqu      [rdi + 128], ymm1
        vmovdqu      [rdi + 160], ymm2
        vmovdqu      ymm2, [rip + NSMS_L(K1x4) + 256]           // W_8 + K_8
        vmovdqu      ymm1, [rax + 704]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 288]
        vmovdqu      [rdi + 192], ymm5
        vmovdqu      [rdi + 224], ymm6
        vmovdqu      ymm6, [rip + NSMS_L(K1x4) + 288]           // W_9 + K_9
        vmovdqu      ymm5, [rax + 800]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 320]
        vmovdqu      [rdi + 256], ymm1
        vmovdqu      [rdi + 288], ymm3
        vmovdqu      ymm3, [rip + NSMS_L(K1x4) + 320]           // W_10 + K_10
        vmovdqu      ymm1, [rax + 768]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 352]
        vmovdqu      [rdi + 320], ymm5
        vmovdqu      [rdi + 352], ymm12
        vmovdqu      ymm12, [rip + NSMS_L(K1x4) + 352]          // W_11 + K_11
        vmovdqu      ymm5, [rax + 896]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 384]
        vmovdqu      [rdi + 384], ymm1
        vmovdqu      [rdi + 416], ymm4
        vmovdqu      ymm4, [rip + NSMS_L(K1x4) + 384]           // W_12 + K_12
        vmovdqu      ymm1, [rax + 864]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 416]
        vmovdqu      [rdi + 448], ymm5
        vmovdqu      [rdi + 480], ymm13
        vmovdqu      ymm13, [rip + NSMS_L(K1x4) + 416]          // W_13 + K_13
        vmovdqu      ymm5, [rax + 960]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 448]
        vmovdqu      [rdi + 512], ymm1
        vmovdqu      [rdi + 544], ymm2
        vmovdqu      ymm2, [rip + NSMS_L(K1x4) + 448]           // W_14 + K_14
        vmovdqu      ymm1, [rax + 928]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 480]
        vmovdqu      [rdi + 576], ymm5
        vmovdqu      [rdi + 608], ymm6
        vmovdqu      ymm6, [rip + NSMS_L(K1x4) + 480]           // W_15 + K_15
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
        lea          rcx, [rip + NSMS_L(K1x4) + 512]
        vmovdqa      ymm9, ymm1
        vmovdqu      ymm1, [rax + 832]
        vmovdqu      ymm2, [rax + 736]
        vmovdqu      ymm3, [rax + 704]
        vmovdqu      ymm4, [rax + 800]
        vmovdqu      ymm5, [rax + 768]
        vmovdqu      ymm6, [rax + 896]
        vmovdqu      ymm7, [rax + 864]
        vmovdqu      ymm8, [rax + 960]
        .p2align     6
        // Live here: W rows 0..15 of 8 blocks, the first half of them: ymm0..ymm9, [rax..rax+160]; W rows
        //   0..15 of 8 blocks, the second half: [rax+192..rax+672]; scratch: rax; wk: rdi; kp: rcx;
        //   upper_bound: rdx.
NSMS_L(schedule_next_words):

        // the next sixteen words
        vpaddq       ymm10, ymm9, ymm0                          // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
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
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm1, 1
        vmovdqu      ymm0, [rax + 480]
        vmovdqu      [rax + 704], ymm9
        vpaddq       ymm9, ymm0, [rax + 192]
        vpsllq       ymm0, ymm1, 63
        vpxor        ymm15, ymm15, ymm0
        vpsrlq       ymm0, ymm1, 8
        vmovdqu      [rax + 736], ymm8
        vpsllq       ymm8, ymm1, 56
        vpxor        ymm8, ymm0, ymm8
        vpxor        ymm15, ymm15, ymm8
        vmovdqu      ymm8, [rax + 224]
        vpsrlq       ymm0, ymm8, 1
        vmovdqu      [rax + 768], ymm7
        vpsllq       ymm7, ymm8, 63
        vpxor        ymm7, ymm0, ymm7
        vpsrlq       ymm0, ymm8, 8
        vmovdqu      [rax + 800], ymm6
        vpsllq       ymm6, ymm8, 56
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 6
        vpxor        ymm12, ymm12, ymm6
        vpaddq       ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm13, 6
        vpxor        ymm12, ymm14, ymm12
        vpaddq       ymm12, ymm9, ymm12
        vmovdqu      ymm14, [rax + 160]
        vpsrlq       ymm9, ymm14, 19                            // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpsllq       ymm6, ymm14, 45
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm14, 61
        vpsllq       ymm0, ymm14, 3
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
        vpsrlq       ymm6, ymm1, 7
        vpxor        ymm15, ymm15, ymm6
        vmovdqu      ymm6, [rax]
        vpaddq       ymm1, ymm6, ymm1
        vpaddq       ymm0, ymm15, ymm10
        vmovdqu      ymm10, [rax + 672]
        vpsrlq       ymm15, ymm10, 19
        vpsllq       ymm6, ymm10, 45
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm10, 61
        vpsllq       ymm13, ymm10, 3
        vpxor        ymm13, ymm6, ymm13
        vpxor        ymm13, ymm15, ymm13
        vpsrlq       ymm15, ymm8, 7
        vpxor        ymm15, ymm7, ymm15
        vpaddq       ymm12, ymm15, ymm12
        vmovdqu      [rax + 192], ymm12
        vpsrlq       ymm15, ymm2, 1
        vpsllq       ymm7, ymm2, 63
        vpxor        ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm2, 8
        vpsllq       ymm6, ymm2, 56
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm15, ymm15, ymm7
        vmovdqu      ymm7, [rax + 512]
        vpaddq       ymm8, ymm7, ymm8
        vmovdqu      ymm6, [rax + 256]
        vpsrlq       ymm7, ymm6, 1
        vpsllq       ymm11, ymm6, 63
        vpxor        ymm11, ymm7, ymm11
        vpsrlq       ymm7, ymm6, 8
        vmovdqu      [rax + 832], ymm5
        vpsllq       ymm5, ymm6, 56
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm11, ymm11, ymm7
        vpsrlq       ymm7, ymm14, 6
        vpxor        ymm9, ymm9, ymm7
        vpaddq       ymm9, ymm1, ymm9
        vpsrlq       ymm7, ymm10, 6
        vpxor        ymm13, ymm13, ymm7
        vpaddq       ymm13, ymm8, ymm13
        vmovdqu      ymm8, [rcx]
        vpsrlq       ymm7, ymm2, 7
        vpxor        ymm15, ymm15, ymm7
        vpaddq       ymm1, ymm15, ymm9
        vpsrlq       ymm15, ymm3, 1                             // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpsllq       ymm9, ymm3, 63
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm3, 8
        vpsllq       ymm7, ymm3, 56
        vpxor        ymm9, ymm9, ymm7
        vpxor        ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 32]
        vpaddq       ymm7, ymm9, ymm2
        vpsrlq       ymm5, ymm6, 7
        vpxor        ymm11, ymm11, ymm5
        vpaddq       ymm11, ymm11, ymm13
        vmovdqu      [rax + 224], ymm11
        vpaddq       ymm13, ymm8, ymm0
        vpaddq       ymm8, ymm8, ymm12
        vmovdqu      [rdi + 1024], ymm13
        vmovdqu      [rdi + 1056], ymm8
        vpsrlq       ymm13, ymm0, 19
        vpsllq       ymm8, ymm0, 45
        vpxor        ymm13, ymm13, ymm8
        vpsrlq       ymm8, ymm0, 61
        vmovdqu      ymm5, [rax + 288]
        vpsrlq       ymm2, ymm5, 1
        vpsllq       ymm9, ymm5, 63
        vpxor        ymm9, ymm2, ymm9
        vpsrlq       ymm2, ymm5, 8
        vpsllq       ymm10, ymm5, 56
        vpxor        ymm10, ymm2, ymm10
        vpxor        ymm10, ymm9, ymm10
        vpsllq       ymm9, ymm0, 3
        vpxor        ymm9, ymm8, ymm9
        vpxor        ymm13, ymm13, ymm9
        vmovdqu      ymm9, [rax + 544]
        vpaddq       ymm8, ymm9, ymm6
        vpsrlq       ymm6, ymm12, 19
        vpsllq       ymm2, ymm12, 45
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm9, ymm12, 3
        vpxor        ymm9, ymm2, ymm9
        vpxor        ymm9, ymm6, ymm9
        vpsrlq       ymm6, ymm3, 7
        vpxor        ymm15, ymm15, ymm6
        vpaddq       ymm15, ymm7, ymm15
        vpsrlq       ymm7, ymm5, 7
        vpxor        ymm10, ymm10, ymm7
        vpaddq       ymm10, ymm8, ymm10
        vmovdqu      ymm8, [rcx + 32]
        vpsrlq       ymm7, ymm0, 6
        vpxor        ymm13, ymm13, ymm7
        vpaddq       ymm2, ymm15, ymm13
        vpsrlq       ymm13, ymm4, 1                             // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpsllq       ymm15, ymm4, 63
        vpxor        ymm13, ymm13, ymm15
        vpsrlq       ymm15, ymm4, 8
        vpsllq       ymm7, ymm4, 56
        vpxor        ymm15, ymm15, ymm7
        vpxor        ymm13, ymm13, ymm15
        vmovdqu      ymm15, [rax + 64]
        vpaddq       ymm7, ymm15, ymm3
        vpsrlq       ymm6, ymm12, 6
        vpxor        ymm9, ymm9, ymm6
        vpaddq       ymm10, ymm10, ymm9
        vmovdqu      [rax + 256], ymm10
        vpaddq       ymm9, ymm8, ymm1
        vpaddq       ymm8, ymm8, ymm11
        vmovdqu      [rdi + 1088], ymm9
        vmovdqu      [rdi + 1120], ymm8
        vpsrlq       ymm9, ymm1, 19
        vpsllq       ymm8, ymm1, 45
        vpxor        ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm1, 61
        vmovdqu      ymm6, [rax + 320]
        vpsrlq       ymm3, ymm6, 1
        vpsllq       ymm15, ymm6, 63
        vpxor        ymm15, ymm3, ymm15
        vpsrlq       ymm3, ymm6, 8
        vpsllq       ymm12, ymm6, 56
        vpxor        ymm12, ymm3, ymm12
        vpxor        ymm12, ymm15, ymm12
        vpsllq       ymm15, ymm1, 3
        vpxor        ymm15, ymm8, ymm15
        vpxor        ymm15, ymm9, ymm15
        vmovdqu      ymm9, [rax + 576]
        vpaddq       ymm8, ymm9, ymm5
        vpsrlq       ymm5, ymm11, 19
        vpsllq       ymm3, ymm11, 45
        vpxor        ymm5, ymm5, ymm3
        vpsrlq       ymm3, ymm11, 61
        vpsllq       ymm9, ymm11, 3
        vpxor        ymm9, ymm3, ymm9
        vpxor        ymm9, ymm5, ymm9
        vpsrlq       ymm5, ymm4, 7
        vpxor        ymm13, ymm13, ymm5
        vpaddq       ymm13, ymm7, ymm13
        vpsrlq       ymm7, ymm6, 7
        vpxor        ymm12, ymm12, ymm7
        vpaddq       ymm12, ymm8, ymm12
        vmovdqu      ymm8, [rcx + 64]
        vpsrlq       ymm7, ymm1, 6
        vpxor        ymm15, ymm15, ymm7
        vpaddq       ymm3, ymm13, ymm15
        vmovdqu      ymm13, [rax + 832]
        vpsrlq       ymm15, ymm13, 1                            // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsllq       ymm7, ymm13, 63
        vpxor        ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm13, 8
        vpsllq       ymm5, ymm13, 56
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm15, ymm15, ymm7
        vmovdqu      ymm7, [rax + 96]
        vpaddq       ymm5, ymm7, ymm4
        vpsrlq       ymm4, ymm11, 6
        vpxor        ymm9, ymm9, ymm4
        vpaddq       ymm12, ymm12, ymm9
        vmovdqu      [rax + 288], ymm12
        vpaddq       ymm9, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm10
        vmovdqu      [rdi + 1152], ymm9
        vmovdqu      [rdi + 1184], ymm8
        vpsrlq       ymm9, ymm2, 19
        vpsllq       ymm8, ymm2, 45
        vpxor        ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm2, 61
        vmovdqu      ymm4, [rax + 352]
        vpsrlq       ymm7, ymm4, 1
        vpsllq       ymm11, ymm4, 63
        vpxor        ymm11, ymm7, ymm11
        vpsrlq       ymm7, ymm4, 8
        vmovdqu      [rax + 864], ymm1
        vpsllq       ymm1, ymm4, 56
        vpxor        ymm7, ymm7, ymm1
        vpxor        ymm11, ymm11, ymm7
        vpsllq       ymm7, ymm2, 3
        vpxor        ymm8, ymm8, ymm7
        vpxor        ymm9, ymm9, ymm8
        vmovdqu      ymm8, [rax + 608]
        vpaddq       ymm7, ymm8, ymm6
        vpsrlq       ymm6, ymm10, 19
        vpsllq       ymm1, ymm10, 45
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm8, ymm10, 3
        vpxor        ymm8, ymm1, ymm8
        vpxor        ymm8, ymm6, ymm8
        vpsrlq       ymm6, ymm13, 7
        vpxor        ymm15, ymm15, ymm6
        vpaddq       ymm15, ymm5, ymm15
        vpsrlq       ymm6, ymm4, 7
        vpxor        ymm11, ymm11, ymm6
        vpaddq       ymm11, ymm7, ymm11
        vmovdqu      ymm7, [rcx + 96]
        vpsrlq       ymm6, ymm2, 6
        vpxor        ymm9, ymm9, ymm6
        vpaddq       ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 800]
        vpsrlq       ymm6, ymm9, 1                              // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsllq       ymm5, ymm9, 63
        vpxor        ymm6, ymm6, ymm5
        vpsrlq       ymm5, ymm9, 8
        vpsllq       ymm1, ymm9, 56
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm6, ymm6, ymm5
        vmovdqu      ymm5, [rax + 128]
        vpaddq       ymm13, ymm5, ymm13
        vpsrlq       ymm1, ymm10, 6
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm11, ymm11, ymm8
        vmovdqu      [rax + 320], ymm11
        vpaddq       ymm8, ymm7, ymm3
        vpaddq       ymm7, ymm7, ymm12
        vmovdqu      [rdi + 1216], ymm8
        vmovdqu      [rdi + 1248], ymm7
        vpsrlq       ymm8, ymm3, 19
        vpsllq       ymm7, ymm3, 45
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm3, 61
        vmovdqu      ymm1, [rax + 384]
        vpsrlq       ymm5, ymm1, 1
        vpsllq       ymm10, ymm1, 63
        vpxor        ymm10, ymm5, ymm10
        vpsrlq       ymm5, ymm1, 8
        vmovdqu      [rax + 832], ymm2
        vpsllq       ymm2, ymm1, 56
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm10, ymm10, ymm5
        vpsllq       ymm5, ymm3, 3
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm8, ymm8, ymm7
        vmovdqu      ymm7, [rax + 640]
        vpaddq       ymm5, ymm7, ymm4
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm2, ymm12, 45
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm7, ymm12, 3
        vpxor        ymm7, ymm2, ymm7
        vpxor        ymm7, ymm4, ymm7
        vpsrlq       ymm4, ymm9, 7
        vpxor        ymm6, ymm6, ymm4
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm6, ymm1, 7
        vpxor        ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm5, ymm10
        vmovdqu      ymm6, [rcx + 128]
        vpsrlq       ymm5, ymm3, 6
        vpxor        ymm8, ymm8, ymm5
        vpaddq       ymm5, ymm13, ymm8
        vmovdqu      ymm13, [rax + 768]
        vpsrlq       ymm8, ymm13, 1                             // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsllq       ymm4, ymm13, 63
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm13, 8
        vpsllq       ymm2, ymm13, 56
        vpxor        ymm4, ymm4, ymm2
        vpxor        ymm8, ymm8, ymm4
        vpaddq       ymm9, ymm14, ymm9
        vpsrlq       ymm4, ymm12, 6
        vpxor        ymm7, ymm7, ymm4
        vpaddq       ymm10, ymm10, ymm7
        vmovdqu      [rax + 352], ymm10
        vpaddq       ymm7, ymm6, ymm15
        vpaddq       ymm6, ymm6, ymm11
        vmovdqu      [rdi + 1280], ymm7
        vmovdqu      [rdi + 1312], ymm6
        vpsrlq       ymm7, ymm15, 19
        vpsllq       ymm6, ymm15, 45
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm15, 61
        vmovdqu      ymm4, [rax + 416]
        vpsrlq       ymm2, ymm4, 1
        vpsllq       ymm14, ymm4, 63
        vpxor        ymm14, ymm2, ymm14
        vpsrlq       ymm2, ymm4, 8
        vpsllq       ymm12, ymm4, 56
        vpxor        ymm12, ymm2, ymm12
        vpxor        ymm12, ymm14, ymm12
        vpsllq       ymm14, ymm15, 3
        vpxor        ymm14, ymm6, ymm14
        vpxor        ymm14, ymm7, ymm14
        vmovdqu      ymm7, [rax + 672]
        vpaddq       ymm6, ymm7, ymm1
        vpsrlq       ymm2, ymm11, 19
        vpsllq       ymm1, ymm11, 45
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm11, 61
        vpsllq       ymm7, ymm11, 3
        vpxor        ymm7, ymm1, ymm7
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm13, 7
        vpxor        ymm8, ymm8, ymm2
        vpaddq       ymm9, ymm9, ymm8
        vpsrlq       ymm8, ymm4, 7
        vpxor        ymm12, ymm12, ymm8
        vpaddq       ymm12, ymm6, ymm12
        vmovdqu      ymm8, [rcx + 160]
        vpsrlq       ymm6, ymm15, 6
        vpxor        ymm14, ymm14, ymm6
        vpaddq       ymm6, ymm9, ymm14
        vmovdqu      ymm14, [rax + 736]
        vpsrlq       ymm9, ymm14, 1                             // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpsllq       ymm2, ymm14, 63
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm14, 8
        vpsllq       ymm1, ymm14, 56
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm11, 6
        vpxor        ymm7, ymm7, ymm2
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 384], ymm12
        vpaddq       ymm7, ymm8, ymm5
        vpaddq       ymm8, ymm8, ymm10
        vmovdqu      [rdi + 1344], ymm7
        vmovdqu      [rdi + 1376], ymm8
        vpsrlq       ymm8, ymm5, 19
        vpsllq       ymm7, ymm5, 45
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm5, 61
        vpsllq       ymm2, ymm5, 3
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm8, ymm8, ymm7
        vmovdqu      ymm7, [rax + 448]
        vpsrlq       ymm2, ymm7, 1
        vpsllq       ymm1, ymm7, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm7, 8
        vpsllq       ymm11, ymm7, 56
        vpxor        ymm11, ymm1, ymm11
        vpxor        ymm11, ymm2, ymm11
        vpsrlq       ymm2, ymm14, 7
        vpxor        ymm9, ymm9, ymm2
        vpaddq       ymm13, ymm13, ymm9
        vpaddq       ymm13, ymm13, ymm0
        vpsrlq       ymm9, ymm10, 19
        vpsllq       ymm2, ymm10, 45
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm10, 61
        vpsllq       ymm1, ymm10, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 7
        vpxor        ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm4, ymm11
        vmovdqu      ymm4, [rax + 192]
        vpaddq       ymm11, ymm11, ymm4
        vmovdqu      ymm2, [rcx + 192]
        vpsrlq       ymm1, ymm5, 6
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm13, ymm13, ymm8
        vmovdqu      ymm8, [rax + 704]
        vpsrlq       ymm1, ymm8, 1                              // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       ymm4, ymm8, 63
        vpxor        ymm4, ymm1, ymm4
        vpsrlq       ymm1, ymm8, 8
        vmovdqu      [rax + 768], ymm0
        vpsllq       ymm0, ymm8, 56
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm10, 6
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm11, ymm11, ymm9
        vmovdqu      [rax + 416], ymm11
        vpaddq       ymm9, ymm2, ymm6
        vpaddq       ymm2, ymm2, ymm12
        vmovdqu      [rdi + 1408], ymm9
        vmovdqu      [rdi + 1440], ymm2
        vpsrlq       ymm9, ymm6, 19
        vpsllq       ymm2, ymm6, 45
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm6, 61
        vpsllq       ymm1, ymm6, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm9, ymm9, ymm2
        vmovdqu      ymm2, [rax + 480]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm2, 8
        vpsllq       ymm10, ymm2, 56
        vpxor        ymm10, ymm0, ymm10
        vpxor        ymm10, ymm1, ymm10
        vpsrlq       ymm1, ymm8, 7
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm14, ymm14, ymm4
        vmovdqu      ymm1, [rax + 864]
        vpaddq       ymm14, ymm14, ymm1
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm0, ymm12, 45
        vpxor        ymm4, ymm4, ymm0
        vpsrlq       ymm0, ymm12, 61
        vpsllq       ymm1, ymm12, 3
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm7, ymm10
        vmovdqu      ymm7, [rax + 224]
        vpaddq       ymm10, ymm10, ymm7
        vmovdqu      ymm1, [rcx + 224]
        vpsrlq       ymm0, ymm6, 6
        vpxor        ymm9, ymm9, ymm0
        vpaddq       ymm14, ymm14, ymm9
        vmovdqu      ymm9, [rax]
        vpsrlq       ymm0, ymm9, 1                              // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vpsllq       ymm7, ymm9, 63
        vpxor        ymm7, ymm0, ymm7
        vpsrlq       ymm0, ymm9, 8
        vmovdqu      [rax + 736], ymm6
        vpsllq       ymm6, ymm9, 56
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm12, 6
        vpxor        ymm6, ymm4, ymm6
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 448], ymm10
        vpaddq       ymm6, ymm1, ymm13
        vpaddq       ymm4, ymm1, ymm11
        vmovdqu      [rdi + 1472], ymm6
        vmovdqu      [rdi + 1504], ymm4
        vpsrlq       ymm6, ymm13, 19
        vpsllq       ymm4, ymm13, 45
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm13, 61
        vpsllq       ymm1, ymm13, 3
        vpxor        ymm4, ymm4, ymm1
        vpxor        ymm6, ymm6, ymm4
        vmovdqu      ymm4, [rax + 512]
        vpsrlq       ymm1, ymm4, 1
        vpsllq       ymm0, ymm4, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm4, 8
        vpsllq       ymm12, ymm4, 56
        vpxor        ymm12, ymm0, ymm12
        vpxor        ymm12, ymm1, ymm12
        vpsrlq       ymm1, ymm9, 7
        vpxor        ymm7, ymm7, ymm1
        vpaddq       ymm8, ymm8, ymm7
        vmovdqu      ymm7, [rax + 832]
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm1, ymm11, 19
        vpsllq       ymm0, ymm11, 45
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm11, 61
        vpsllq       ymm7, ymm11, 3
        vpxor        ymm7, ymm0, ymm7
        vpxor        ymm7, ymm1, ymm7
        vpsrlq       ymm1, ymm4, 7
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm2, ymm12
        vmovdqu      ymm2, [rax + 256]
        vpaddq       ymm12, ymm12, ymm2
        vmovdqu      ymm1, [rcx + 256]
        vpsrlq       ymm0, ymm13, 6
        vpxor        ymm6, ymm6, ymm0
        vpaddq       ymm8, ymm8, ymm6
        vmovdqu      ymm6, [rax + 32]
        vpsrlq       ymm0, ymm6, 1                              // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpsllq       ymm2, ymm6, 63
        vpxor        ymm2, ymm0, ymm2
        vpsrlq       ymm0, ymm6, 8
        vmovdqu      [rax + 704], ymm13
        vpsllq       ymm13, ymm6, 56
        vpxor        ymm13, ymm0, ymm13
        vpxor        ymm13, ymm2, ymm13
        vpsrlq       ymm2, ymm11, 6
        vpxor        ymm7, ymm7, ymm2
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 480], ymm12
        vpaddq       ymm7, ymm1, ymm14
        vpaddq       ymm2, ymm1, ymm10
        vmovdqu      [rdi + 1536], ymm7
        vmovdqu      [rdi + 1568], ymm2
        vpsrlq       ymm7, ymm14, 19
        vpsllq       ymm2, ymm14, 45
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 61
        vpsllq       ymm1, ymm14, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm7, ymm7, ymm2
        vmovdqu      ymm2, [rax + 544]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm2, 8
        vpsllq       ymm11, ymm2, 56
        vpxor        ymm11, ymm0, ymm11
        vpxor        ymm11, ymm1, ymm11
        vpsrlq       ymm1, ymm6, 7
        vpxor        ymm13, ymm13, ymm1
        vpaddq       ymm13, ymm9, ymm13
        vpaddq       ymm13, ymm13, ymm3
        vpsrlq       ymm9, ymm10, 19
        vpsllq       ymm1, ymm10, 45
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm0, ymm10, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm4, ymm11
        vmovdqu      ymm4, [rax + 288]
        vpaddq       ymm11, ymm11, ymm4
        vmovdqu      ymm1, [rcx + 288]
        vpsrlq       ymm0, ymm14, 6
        vpxor        ymm7, ymm7, ymm0
        vpaddq       ymm13, ymm13, ymm7
        vmovdqu      [rax], ymm13
        vmovdqu      ymm7, [rax + 64]
        vpsrlq       ymm0, ymm7, 1                              // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpsllq       ymm4, ymm7, 63
        vpxor        ymm4, ymm0, ymm4
        vpsrlq       ymm0, ymm7, 8
        vmovdqu      [rax + 800], ymm3
        vpsllq       ymm3, ymm7, 56
        vpxor        ymm3, ymm0, ymm3
        vpxor        ymm4, ymm4, ymm3
        vpsrlq       ymm3, ymm10, 6
        vpxor        ymm9, ymm9, ymm3
        vpaddq       ymm11, ymm11, ymm9
        vmovdqu      [rax + 512], ymm11
        vpaddq       ymm9, ymm1, ymm8
        vpaddq       ymm3, ymm1, ymm12
        vmovdqu      [rdi + 1600], ymm9
        vmovdqu      [rdi + 1632], ymm3
        vpsrlq       ymm9, ymm8, 19
        vpsllq       ymm3, ymm8, 45
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm8, 61
        vpsllq       ymm1, ymm8, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        vmovdqu      ymm3, [rax + 576]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm0, ymm3, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm3, 8
        vpsllq       ymm10, ymm3, 56
        vpxor        ymm10, ymm0, ymm10
        vpxor        ymm10, ymm1, ymm10
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm6, ymm6, ymm4
        vpaddq       ymm6, ymm6, ymm15
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm1, ymm12, 45
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm12, 61
        vpsllq       ymm0, ymm12, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm3, 7
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm2, ymm10
        vmovdqu      ymm2, [rax + 320]
        vpaddq       ymm10, ymm10, ymm2
        vmovdqu      ymm1, [rcx + 320]
        vpsrlq       ymm0, ymm8, 6
        vpxor        ymm9, ymm9, ymm0
        vpaddq       ymm9, ymm6, ymm9
        vmovdqu      [rax + 32], ymm9
        vmovdqu      ymm6, [rax + 96]
        vpsrlq       ymm0, ymm6, 1                              // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       ymm2, ymm6, 63
        vpxor        ymm2, ymm0, ymm2
        vpsrlq       ymm0, ymm6, 8
        vmovdqu      [rax + 896], ymm15
        vpsllq       ymm15, ymm6, 56
        vpxor        ymm15, ymm0, ymm15
        vpxor        ymm15, ymm2, ymm15
        vpsrlq       ymm2, ymm12, 6
        vpxor        ymm4, ymm4, ymm2
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      [rax + 544], ymm10
        vpaddq       ymm4, ymm1, ymm13
        vpaddq       ymm2, ymm1, ymm11
        vmovdqu      [rdi + 1664], ymm4
        vmovdqu      [rdi + 1696], ymm2
        vpsrlq       ymm4, ymm13, 19
        vpsllq       ymm2, ymm13, 45
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm13, 61
        vpsllq       ymm1, ymm13, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm4, ymm4, ymm2
        vmovdqu      ymm2, [rax + 608]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm2, 8
        vpsllq       ymm12, ymm2, 56
        vpxor        ymm12, ymm0, ymm12
        vpxor        ymm12, ymm1, ymm12
        vpsrlq       ymm1, ymm6, 7
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm7, ymm15
        vpaddq       ymm15, ymm15, ymm5
        vpsrlq       ymm7, ymm11, 19
        vpsllq       ymm1, ymm11, 45
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm11, 61
        vpsllq       ymm0, ymm11, 3
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm3, ymm12
        vmovdqu      ymm3, [rax + 352]
        vpaddq       ymm12, ymm12, ymm3
        vmovdqu      ymm1, [rcx + 352]
        vpsrlq       ymm0, ymm13, 6
        vpxor        ymm4, ymm4, ymm0
        vpaddq       ymm15, ymm15, ymm4
        vmovdqu      [rax + 64], ymm15
        vmovdqu      ymm4, [rax + 128]
        vpsrlq       ymm0, ymm4, 1                              // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vpsllq       ymm13, ymm4, 63
        vpxor        ymm13, ymm0, ymm13
        vpsrlq       ymm0, ymm4, 8
        vpsllq       ymm3, ymm4, 56
        vpxor        ymm3, ymm0, ymm3
        vpxor        ymm13, ymm13, ymm3
        vpsrlq       ymm3, ymm11, 6
        vpxor        ymm7, ymm7, ymm3
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 576], ymm12
        vpaddq       ymm7, ymm1, ymm9
        vpaddq       ymm3, ymm1, ymm10
        vmovdqu      [rdi + 1728], ymm7
        vmovdqu      [rdi + 1760], ymm3
        vpsrlq       ymm7, ymm9, 19
        vpsllq       ymm3, ymm9, 45
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm9, 61
        vpsllq       ymm1, ymm9, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        vmovdqu      ymm3, [rax + 640]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm0, ymm3, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm3, 8
        vpsllq       ymm11, ymm3, 56
        vpxor        ymm11, ymm0, ymm11
        vpxor        ymm11, ymm1, ymm11
        vpsrlq       ymm1, ymm4, 7
        vpxor        ymm13, ymm13, ymm1
        vpaddq       ymm13, ymm6, ymm13
        vmovdqu      ymm6, [rax + 736]
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm1, ymm10, 19
        vpsllq       ymm0, ymm10, 45
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm10, 61
        vpsllq       ymm6, ymm10, 3
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm6, ymm1, ymm6
        vpsrlq       ymm1, ymm3, 7
        vpxor        ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm2, ymm11
        vmovdqu      ymm2, [rax + 384]
        vpaddq       ymm11, ymm11, ymm2
        vmovdqu      ymm1, [rcx + 384]
        vpsrlq       ymm0, ymm9, 6
        vpxor        ymm7, ymm7, ymm0
        vpaddq       ymm13, ymm13, ymm7
        vmovdqu      [rax + 96], ymm13
        vmovdqu      ymm7, [rax + 160]
        vpsrlq       ymm0, ymm7, 1                              // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsllq       ymm9, ymm7, 63
        vpxor        ymm9, ymm0, ymm9
        vpsrlq       ymm0, ymm7, 8
        vpsllq       ymm2, ymm7, 56
        vpxor        ymm2, ymm0, ymm2
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm10, 6
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm11, ymm11, ymm6
        vmovdqu      [rax + 608], ymm11
        vpaddq       ymm6, ymm1, ymm15
        vpaddq       ymm2, ymm1, ymm12
        vmovdqu      [rdi + 1792], ymm6
        vmovdqu      [rdi + 1824], ymm2
        vpsrlq       ymm6, ymm15, 19
        vpsllq       ymm2, ymm15, 45
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm15, 61
        vpsllq       ymm1, ymm15, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm6, ymm6, ymm2
        vmovdqu      ymm2, [rax + 672]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm2, 8
        vpsllq       ymm10, ymm2, 56
        vpxor        ymm10, ymm0, ymm10
        vpxor        ymm10, ymm1, ymm10
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm4, ymm9
        vmovdqu      ymm4, [rax + 704]
        vpaddq       ymm9, ymm9, ymm4
        vpsrlq       ymm1, ymm12, 19
        vpsllq       ymm0, ymm12, 45
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm12, 61
        vpsllq       ymm4, ymm12, 3
        vpxor        ymm4, ymm0, ymm4
        vpxor        ymm4, ymm1, ymm4
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm3, ymm10
        vmovdqu      ymm3, [rax + 416]
        vpaddq       ymm10, ymm10, ymm3
        vmovdqu      ymm1, [rcx + 416]
        vpsrlq       ymm0, ymm15, 6
        vpxor        ymm6, ymm6, ymm0
        vpaddq       ymm9, ymm9, ymm6
        vmovdqu      [rax + 128], ymm9
        vmovdqu      ymm0, [rax + 768]
        vpsrlq       ymm6, ymm0, 1                              // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpsllq       ymm15, ymm0, 63
        vpxor        ymm15, ymm6, ymm15
        vpsrlq       ymm6, ymm0, 8
        vpsllq       ymm3, ymm0, 56
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm15, ymm15, ymm6
        vpsrlq       ymm6, ymm12, 6
        vpxor        ymm6, ymm4, ymm6
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 640], ymm10
        vpaddq       ymm6, ymm1, ymm13
        vpaddq       ymm4, ymm1, ymm11
        vmovdqu      [rdi + 1856], ymm6
        vmovdqu      [rdi + 1888], ymm4
        vpsrlq       ymm6, ymm13, 19
        vpsllq       ymm4, ymm13, 45
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm13, 61
        vpsllq       ymm3, ymm13, 3
        vpxor        ymm4, ymm4, ymm3
        vpxor        ymm6, ymm6, ymm4
        vmovdqu      ymm4, [rax + 192]
        vpsrlq       ymm3, ymm4, 1
        vpsllq       ymm1, ymm4, 63
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm4, 8
        vpsllq       ymm12, ymm4, 56
        vpxor        ymm12, ymm1, ymm12
        vpxor        ymm12, ymm3, ymm12
        vpsrlq       ymm3, ymm0, 7
        vpxor        ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm7, ymm15
        vpaddq       ymm15, ymm15, ymm14
        vpsrlq       ymm7, ymm11, 19
        vpsllq       ymm3, ymm11, 45
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm11, 61
        vpsllq       ymm1, ymm11, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm4, 7
        vpxor        ymm12, ymm12, ymm3
        vpaddq       ymm12, ymm2, ymm12
        vmovdqu      ymm3, [rax + 448]
        vpaddq       ymm12, ymm12, ymm3
        vmovdqu      ymm2, [rcx + 448]
        vpsrlq       ymm1, ymm13, 6
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm15, ymm15, ymm6
        vmovdqu      [rax + 160], ymm15
        vpsrlq       ymm6, ymm11, 6
        vpxor        ymm7, ymm7, ymm6
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 672], ymm12
        vpaddq       ymm7, ymm2, ymm9
        vpaddq       ymm6, ymm2, ymm10
        vmovdqu      [rdi + 1920], ymm7
        vmovdqu      [rdi + 1952], ymm6
        vmovdqu      ymm7, [rcx + 480]
        add          rcx, 512
        vpaddq       ymm6, ymm7, ymm15
        vpaddq       ymm7, ymm7, ymm12
        vmovdqu      [rdi + 1984], ymm6
        vmovdqu      [rdi + 2016], ymm7
        add          rdi, 1024
        vmovdqa      ymm9, ymm8
        vmovdqa      ymm8, ymm14
        vmovdqu      ymm1, [rax + 864]
        vmovdqu      ymm2, [rax + 832]
        vmovdqu      ymm3, [rax + 800]
        vmovdqu      ymm4, [rax + 896]
        vmovdqu      ymm6, [rax + 736]
        vmovdqu      ymm7, [rax + 704]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
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
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 1064
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), . - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8)
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
