; sha512_avx2_n4.asm, written by nsms: make gen HASH=sha512 ISA=avx2 N=4
;
; void nsms_sha512_blocks_avx2_n4(uint64_t state[8], const void *data, size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the intermediate hash value after any number of blocks;
;   the schedules of 4 blocks at a time are computed together.
;   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,910 instructions (System V), 15 integer registers, 16 vector registers, 39 spills,
;   3,048 bytes of stack (System V), 3,224 (Win64).
;   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 4 blocks: ymm0..ymm9,
;     [rax+2560..rax+2720]; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp+8];
;     data: [rsp+16]; state: [rsp+24]; p: rcx; kp: rbp; q: [rsp]; upper_bound: [rsp+32];
;     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     q: address of the current block's first stored schedule word.
;     upper_bound: value of p after the last iteration of its loop.
;     end_of_batch: value of q after the last block of a batch.
;
; void nsms_sha512_schedule_avx2_n4(uint64_t *wk, const void *data);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
;   Reads 512 bytes at data; writes 2560 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 520 instructions (System V), 5 integer registers, 16 vector registers, 5 spills,
;   360 bytes of stack (System V), 536 (Win64).
;   Register map: W rows 0..15 of 4 blocks: ymm0..ymm9, [rax..rax+160]; scratch: rax; wk: rdi;
;     kp: rcx; upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     kp: address of the constants that are added next.
;     upper_bound: value of wk after the last iteration of its loop.
;
; Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
; overlap another.
; Only buffers that are listed above as written, and the stack below the return address, are written.
; Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the direction flag.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; Layout: a comment stands on the first line of the step that it names; later lines of the step may stand among
; other steps. The message schedule is indented further where rounds are interleaved with it.
;
; Needs: avx, avx2, bmi1, bmi2.
; Assembles to ELF64, Win64 and Mach-O objects. ELF64 and Win64 objects have unwind information; NASM cannot
; write it for Mach-O. Define NSMS_HIDDEN to hide the symbols (ELF, Mach-O).
; Proof: the assembled bytes (ELF, COFF, Mach-O) compute what FIPS 180-4 defines, for every input.
; A proof of this file covers the result and three properties: the code accesses these buffers, its frame and the
; constants of this file only; it keeps the calling convention; no branch and no address depends on the state or
; the message (constant time). The proof assumes that the decoder, the semantics of the instructions and the
; executable FIPS 180-4 of nsms are right (docs/SOUNDNESS.md of nsms).
;
; Contract (YAML):
; - name: nsms_sha512_blocks_avx2_n4
;   signature: void nsms_sha512_blocks_avx2_n4(uint64_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 3048, win64: 3224}
;   features: [avx, avx2, bmi1, bmi2]
; - name: nsms_sha512_schedule_avx2_n4
;   signature: void nsms_sha512_schedule_avx2_n4(uint64_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2560, align: 8, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
;   stack_bytes: {sysv: 360, win64: 536}
;   features: [avx, avx2]
;
; Copyright (c) 2026 the nsms authors
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define NSMS_SYMBOL(name) _ %+ name
%elifidn __OUTPUT_FORMAT__, win64
%define _WIN64  ; the convention; the object's format chooses sections
%define NSMS_SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define NSMS_SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%ifdef _WIN64
%define NSMS_WIN64
%endif
%define NSMS_L(name) ..@sha512_avx2_n4_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64
NSMS_L(K1x4):  ; K_t: each word 4 times, once for each block of a register
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
        align        64
NSMS_L(shuffle_76543210fedcba98):  ; byte shuffle: source of each byte
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(blocks_at1):
        push         rbp
NSMS_L(blocks_at2):
        push         rsi
NSMS_L(blocks_at3):
        push         rdi
NSMS_L(blocks_at4):
        push         r12
NSMS_L(blocks_at5):
        push         r13
NSMS_L(blocks_at6):
        push         r14
NSMS_L(blocks_at7):
        push         r15
NSMS_L(blocks_at8):
        sub          rsp, 3160
NSMS_L(blocks_at9):
        vmovaps      [rsp + 2992], xmm6
NSMS_L(blocks_at10):
        vmovaps      [rsp + 3008], xmm7
NSMS_L(blocks_at11):
        vmovaps      [rsp + 3024], xmm8
NSMS_L(blocks_at12):
        vmovaps      [rsp + 3040], xmm9
NSMS_L(blocks_at13):
        vmovaps      [rsp + 3056], xmm10
NSMS_L(blocks_at14):
        vmovaps      [rsp + 3072], xmm11
NSMS_L(blocks_at15):
        vmovaps      [rsp + 3088], xmm12
NSMS_L(blocks_at16):
        vmovaps      [rsp + 3104], xmm13
NSMS_L(blocks_at17):
        vmovaps      [rsp + 3120], xmm14
NSMS_L(blocks_at18):
        vmovaps      [rsp + 3136], xmm15
NSMS_L(blocks_at19):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
NSMS_L(blocks_at1):
        push         rbp
NSMS_L(blocks_at2):
        push         r12
NSMS_L(blocks_at3):
        push         r13
NSMS_L(blocks_at4):
        push         r14
NSMS_L(blocks_at5):
        push         r15
NSMS_L(blocks_at6):
        sub          rsp, 3000
NSMS_L(blocks_at7):
%endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword [rsp + 8], 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 135]
        mov          rcx, [rsp + 24]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8];
        ;   data: [rsp+16]; state: [rsp+24].
NSMS_L(blocks_batch4):
        cmp          qword [rsp + 8], 4
        jb           NSMS_L(blocks_batch1)

        ; the schedule of 4 blocks: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm10, [r12]                               ; W_0 to W_1
        vmovdqu      xmm11, [r12 + 128]
        vmovdqu      xmm12, [r12 + 16]                          ; W_2 to W_3
        vmovdqu      xmm13, [r12 + 144]
        vmovdqu      xmm14, [r12 + 32]                          ; W_4 to W_5
        vmovdqu      xmm15, [r12 + 160]
        vmovdqu      xmm9, [r12 + 48]                           ; W_6 to W_7
        vmovdqu      xmm8, [r12 + 176]
        vinserti128  ymm10, ymm10, [r12 + 256], 1
        vinserti128  ymm11, ymm11, [r12 + 384], 1
        vinserti128  ymm12, ymm12, [r12 + 272], 1
        vinserti128  ymm13, ymm13, [r12 + 400], 1
        vmovdqu      xmm7, [r12 + 64]                           ; W_8 to W_9
        vmovdqu      xmm6, [r12 + 192]
        vinserti128  ymm14, ymm14, [r12 + 288], 1
        vinserti128  ymm15, ymm15, [r12 + 416], 1
        vinserti128  ymm9, ymm9, [r12 + 304], 1
        vinserti128  ymm8, ymm8, [r12 + 432], 1
        vinserti128  ymm7, ymm7, [r12 + 320], 1
        vinserti128  ymm6, ymm6, [r12 + 448], 1
        vmovdqu      xmm5, [r12 + 80]                           ; W_10 to W_11
        vinserti128  ymm5, ymm5, [r12 + 336], 1
        vmovdqu      xmm4, [r12 + 208]
        vinserti128  ymm4, ymm4, [r12 + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [r12 + 96]                          ; W_12 to W_13
        vinserti128  ymm11, ymm11, [r12 + 352], 1
        vmovdqu      xmm2, [r12 + 224]
        vinserti128  ymm2, ymm2, [r12 + 480], 1
        vmovdqu      ymm1, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [r12 + 112]                         ; W_14 to W_15
        vinserti128  ymm12, ymm12, [r12 + 368], 1
        vmovdqu      [rax + 2752], ymm3
        vmovdqu      xmm3, [r12 + 240]
        vinserti128  ymm3, ymm3, [r12 + 496], 1
        vmovdqu      [rax + 2784], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vpunpcklqdq  ymm15, ymm9, ymm8
        vpunpckhqdq  ymm9, ymm9, ymm8
        vpshufb      ymm15, ymm15, ymm1
        vpshufb      ymm9, ymm9, ymm1
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vpshufb      ymm8, ymm8, ymm1
        vpshufb      ymm7, ymm7, ymm1
        vpunpcklqdq  ymm6, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm6, ymm6, ymm1
        vmovdqu      [rax + 2560], ymm6
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 2592], ymm5
        vpunpcklqdq  ymm4, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm4, ymm4, ymm1
        vmovdqu      [rax + 2624], ymm4
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 2656], ymm11
        vpunpcklqdq  ymm2, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm3, ymm2, ymm1
        vmovdqu      [rax + 2688], ymm3
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 2720], ymm12
        vpaddq       ymm2, ymm0, [rel NSMS_L(K1x4)]             ; W_0 + K_0
        vmovdqu      [rax], ymm2
        vpaddq       ymm2, ymm10, [rel NSMS_L(K1x4) + 32]       ; W_1 + K_1
        vmovdqu      [rax + 32], ymm2
        vmovdqu      ymm2, [rax + 2784]
        vpaddq       ymm1, ymm2, [rel NSMS_L(K1x4) + 64]        ; W_2 + K_2
        vmovdqu      [rax + 64], ymm1
        vmovdqu      ymm1, [rax + 2752]
        vpaddq       ymm2, ymm1, [rel NSMS_L(K1x4) + 96]        ; W_3 + K_3
        vmovdqu      [rax + 96], ymm2
        vpaddq       ymm2, ymm13, [rel NSMS_L(K1x4) + 128]      ; W_4 + K_4
        vmovdqu      [rax + 128], ymm2
        vpaddq       ymm2, ymm14, [rel NSMS_L(K1x4) + 160]      ; W_5 + K_5
        vmovdqu      [rax + 160], ymm2
        vpaddq       ymm2, ymm15, [rel NSMS_L(K1x4) + 192]      ; W_6 + K_6
        vmovdqu      [rax + 192], ymm2
        vpaddq       ymm2, ymm9, [rel NSMS_L(K1x4) + 224]       ; W_7 + K_7
        vmovdqu      [rax + 224], ymm2
        vpaddq       ymm2, ymm8, [rel NSMS_L(K1x4) + 256]       ; W_8 + K_8
        vmovdqu      [rax + 256], ymm2
        vpaddq       ymm2, ymm7, [rel NSMS_L(K1x4) + 288]       ; W_9 + K_9
        vmovdqu      [rax + 288], ymm2
        vpaddq       ymm2, ymm6, [rel NSMS_L(K1x4) + 320]       ; W_10 + K_10
        vmovdqu      [rax + 320], ymm2
        vpaddq       ymm2, ymm5, [rel NSMS_L(K1x4) + 352]       ; W_11 + K_11
        vmovdqu      [rax + 352], ymm2
        vpaddq       ymm2, ymm4, [rel NSMS_L(K1x4) + 384]       ; W_12 + K_12
        vmovdqu      [rax + 384], ymm2
        vpaddq       ymm2, ymm11, [rel NSMS_L(K1x4) + 416]      ; W_13 + K_13
        vmovdqu      [rax + 416], ymm2
        vpaddq       ymm2, ymm3, [rel NSMS_L(K1x4) + 448]       ; W_14 + K_14
        vmovdqu      [rax + 448], ymm2
        vpaddq       ymm2, ymm12, [rel NSMS_L(K1x4) + 480]      ; W_15 + K_15
        vmovdqu      [rax + 480], ymm2
        lea          r13, [rax + 2048]
        mov          [rsp + 32], r13
        lea          rbp, [rel NSMS_L(K1x4) + 512]
        mov          [rsp], rax
        vmovdqa      ymm3, ymm1
        vmovdqa      ymm1, ymm10
        vmovdqa      ymm4, ymm13
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm6, ymm15
        mov          rcx, rax
        vmovdqa      ymm10, ymm7
        vmovdqa      ymm7, ymm9
        vmovdqa      ymm9, ymm10
        vmovdqu      ymm2, [rax + 2784]
        align        64
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 4 blocks: ymm0..ymm9,
        ;   [rax+2560..rax+2720]; scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16];
        ;   state: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_and_schedule4):

        ; rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 4 blocks
        ; Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12, r9, 41                                ; round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
            vpaddq   ymm10, ymm9, ymm0                          ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r15, r9, 18
            vmovdqu  ymm11, [rax + 2688]
            vpsrlq   ymm12, ymm11, 19
            vpsllq   ymm13, ymm11, 45
            vpxor    ymm12, ymm12, ymm13
        mov          [rsp + 48], rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
            vpsrlq   ymm13, ymm11, 61
            vpsllq   ymm14, ymm11, 3
        andn         rbp, r9, r11
            vpxor    ymm13, ymm13, ymm14
        xor          r13, r15
        xor          r13, r12
            vpxor    ymm12, ymm12, ymm13
            vpsrlq   ymm13, ymm1, 1
            vpsllq   ymm14, ymm1, 63
        add          rbx, rbp
            vpxor    ymm13, ymm13, ymm14
        add          r11, [rcx + 32]                            ; round 1
        rorx         r12, rdx, 34
            vpsrlq   ymm14, ymm1, 8
            vpsllq   ymm15, ymm1, 56
        rorx         r15, rdx, 28
            vpxor    ymm14, ymm14, ymm15
        rorx         rbp, rdx, 39
            vpxor    ymm13, ymm13, ymm14
        mov          [rsp + 56], rdx
        mov          rdx, rsi
        xor          rdx, rdi
            vpsrlq   ymm14, ymm11, 6
        xor          r15, r12
        xor          r15, rbp
            vpxor    ymm12, ymm12, ymm14
            vpaddq   ymm10, ymm10, ymm12
        and          rdx, r14
        xor          rdx, rsi
            vmovdqu  ymm12, [rax + 2720]
            vpsrlq   ymm14, ymm12, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        add          r15, rdx
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpsllq   ymm15, ymm12, 45
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm12, 61
        add          rbx, r15
            vpsllq   ymm0, ymm12, 3
        rorx         r15, r8, 18
            vpxor    ymm15, ymm15, ymm0
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm1, 7
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
            vpxor    ymm13, ymm13, ymm15
            vmovdqu  ymm15, [rax + 2560]
            vpaddq   ymm1, ymm15, ymm1
        andn         rbp, r8, r10
            vpaddq   ymm0, ymm13, ymm10
        xor          r13, r15
        xor          r13, r12
            vpsrlq   ymm10, ymm2, 1
            vpsllq   ymm13, ymm2, 63
            vpxor    ymm10, ymm10, ymm13
        add          r11, rbp
        add          r10, [rcx + 64]                            ; round 2
            vpsrlq   ymm13, ymm2, 8
        rorx         r12, rbx, 34
            vpsllq   ymm15, ymm2, 56
        rorx         r15, rbx, 28
            vpxor    ymm13, ymm13, ymm15
            vpxor    ymm10, ymm10, ymm13
        rorx         rbp, rbx, 39
            vpsrlq   ymm13, ymm12, 6
        mov          rdx, [rsp + 56]
        mov          [rsp + 64], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r15, r12
        xor          r15, rbp
            vpxor    ymm13, ymm14, ymm13
            vpaddq   ymm13, ymm1, ymm13
            vpsrlq   ymm14, ymm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        and          r14, rsi
        xor          r14, rdx
        add          r15, r14
            vpsllq   ymm15, ymm3, 63
        add          r11, r13
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm3, 8
        add          r11, r15
            vpsllq   ymm1, ymm3, 56
        rorx         r14, rdi, 18
            vpxor    ymm15, ymm15, ymm1
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm2, 7
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpxor    ymm10, ymm10, ymm15
            vmovdqu  ymm15, [rax + 2592]
            vpaddq   ymm2, ymm15, ymm2
            vpaddq   ymm1, ymm10, ymm13
        andn         r15, rdi, r9
        xor          r13, r14
        xor          r13, r12
            mov      rbp, [rsp + 48]
            vpaddq   ymm10, ymm0, [rbp]
            vmovdqu  [rcx + 512], ymm10
            vpsrlq   ymm10, ymm0, 19
        add          r10, r15
            vpsllq   ymm13, ymm0, 45
        add          r9, [rcx + 96]                             ; round 3
            vpxor    ymm10, ymm10, ymm13
        rorx         r12, r11, 34
            vpsrlq   ymm13, ymm0, 61
        rorx         r14, r11, 28
            vpsllq   ymm15, ymm0, 3
        rorx         r15, r11, 39
            vpxor    ymm13, ymm13, ymm15
        mov          rdx, r11
        xor          rdx, rbx
            vpxor    ymm10, ymm10, ymm13
        xor          r14, r12
        xor          r14, r15
            vpsrlq   ymm13, ymm3, 7
            vpxor    ymm13, ymm14, ymm13
        and          rsi, rdx
        xor          rsi, rbx
            vpaddq   ymm13, ymm2, ymm13
        add          r14, rsi
        add          r10, r13
        mov          rsi, [rsp + 64]
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
            vpsrlq   ymm14, ymm4, 1                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vpsllq   ymm15, ymm4, 63
            vpxor    ymm14, ymm14, ymm15
        add          r10, r14
            vmovdqu  ymm15, [rax + 2624]
            vpaddq   ymm3, ymm15, ymm3
        rorx         r14, rsi, 18
            vpsrlq   ymm2, ymm4, 8
            vpsllq   ymm15, ymm4, 56
            vpxor    ymm15, ymm2, ymm15
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm0, 6
        andn         r15, rsi, r8
            vpxor    ymm10, ymm10, ymm15
        xor          r13, r14
        xor          r13, r12
            vpaddq   ymm2, ymm13, ymm10
            vpaddq   ymm10, ymm1, [rbp + 32]
            vmovdqu  [rcx + 544], ymm10
        add          r9, r15
            vpsrlq   ymm10, ymm1, 19
        add          r8, [rcx + 128]                            ; round 4
        rorx         r12, r10, 34
            vpsllq   ymm13, ymm1, 45
            vpxor    ymm10, ymm10, ymm13
        rorx         r14, r10, 28
            vpsrlq   ymm13, ymm1, 61
        rorx         r15, r10, 39
            vpsllq   ymm15, ymm1, 3
        mov          [rsp + 64], rbx
        mov          rbx, r10
        xor          rbx, r11
            vpxor    ymm13, ymm13, ymm15
        xor          r14, r12
        xor          r14, r15
            vpxor    ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm4, 7
        and          rdx, rbx
        xor          rdx, r11
            vpxor    ymm13, ymm14, ymm13
        add          r14, rdx
        add          r9, r13
        mov          rdx, [rsp + 56]
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
            vpaddq   ymm13, ymm3, ymm13
            vpsrlq   ymm14, ymm5, 1                             ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vpsllq   ymm15, ymm5, 63
        add          r9, r14
        rorx         r14, rdx, 18
            vpxor    ymm14, ymm14, ymm15
            vmovdqu  ymm15, [rax + 2656]
            vpaddq   ymm4, ymm15, ymm4
            vpsrlq   ymm3, ymm5, 8
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpsllq   ymm15, ymm5, 56
            vpxor    ymm15, ymm3, ymm15
            vpxor    ymm14, ymm14, ymm15
        andn         r15, rdx, rdi
            vpsrlq   ymm15, ymm1, 6
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm10, ymm10, ymm15
            vpaddq   ymm3, ymm13, ymm10
            vpaddq   ymm10, ymm2, [rbp + 64]
        add          r8, r15
        add          rdi, [rcx + 160]                           ; round 5
            vmovdqu  [rcx + 576], ymm10
        rorx         r12, r9, 34
            vpsrlq   ymm10, ymm2, 19
        rorx         r14, r9, 28
            vpsllq   ymm13, ymm2, 45
            vpxor    ymm10, ymm10, ymm13
        rorx         r15, r9, 39
            vpsrlq   ymm13, ymm2, 61
        mov          [rsp + 56], r11
        mov          r11, r9
        xor          r11, r10
        xor          r14, r12
        xor          r14, r15
            vpsllq   ymm15, ymm2, 3
            vpxor    ymm13, ymm13, ymm15
            vpxor    ymm10, ymm10, ymm13
        and          rbx, r11
        xor          rbx, r10
        add          r14, rbx
            vpsrlq   ymm13, ymm5, 7
        add          r8, r13
        mov          rbx, [rsp + 64]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpxor    ymm13, ymm14, ymm13
            vpaddq   ymm13, ymm4, ymm13
        add          r8, r14
            vpsrlq   ymm14, ymm6, 1                             ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        rorx         r14, rbx, 18
            vpsllq   ymm15, ymm6, 63
            vpxor    ymm14, ymm14, ymm15
            vpaddq   ymm15, ymm11, ymm5
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpsrlq   ymm5, ymm6, 8
            vpsllq   ymm4, ymm6, 56
            vpxor    ymm5, ymm5, ymm4
        andn         r15, rbx, rsi
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm14, ymm14, ymm5
            vpsrlq   ymm5, ymm2, 6
            vpxor    ymm10, ymm10, ymm5
        add          rdi, r15
            vpaddq   ymm4, ymm13, ymm10
        add          rsi, [rcx + 192]                           ; round 6
        rorx         r12, r8, 34
            vpaddq   ymm10, ymm3, [rbp + 96]
            vmovdqu  [rcx + 608], ymm10
        rorx         r14, r8, 28
            vpsrlq   ymm10, ymm3, 19
        rorx         r15, r8, 39
            vpsllq   ymm13, ymm3, 45
        mov          [rsp + 64], r10
        mov          r10, r8
        xor          r10, r9
            vpxor    ymm10, ymm10, ymm13
        xor          r14, r12
        xor          r14, r15
            vpsrlq   ymm13, ymm3, 61
            vpsllq   ymm5, ymm3, 3
        and          r11, r10
        xor          r11, r9
            vpxor    ymm13, ymm13, ymm5
        add          r14, r11
        add          rdi, r13
        mov          r11, [rsp + 56]
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
            vpxor    ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm6, 7
            vpxor    ymm13, ymm14, ymm13
        add          rdi, r14
            vpaddq   ymm13, ymm15, ymm13
        rorx         r14, r11, 18
            vpsrlq   ymm14, ymm7, 1                             ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpsllq   ymm15, ymm7, 63
            vpxor    ymm14, ymm14, ymm15
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpaddq   ymm15, ymm12, ymm6
            vpsrlq   ymm6, ymm7, 8
        andn         r15, r11, rdx
            vpsllq   ymm5, ymm7, 56
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm6, ymm6, ymm5
            vpxor    ymm14, ymm14, ymm6
            vpsrlq   ymm6, ymm3, 6
        add          rsi, r15
        add          rdx, [rcx + 224]                           ; round 7
            vpxor    ymm10, ymm10, ymm6
        rorx         r12, rdi, 34
            vpaddq   ymm5, ymm13, ymm10
            vpaddq   ymm10, ymm4, [rbp + 128]
        rorx         r14, rdi, 28
            vmovdqu  [rcx + 640], ymm10
        rorx         r15, rdi, 39
            vpsrlq   ymm10, ymm4, 19
        mov          [rsp + 56], r9
        mov          r9, rdi
        xor          r9, r8
        xor          r14, r12
        xor          r14, r15
            vpsllq   ymm13, ymm4, 45
            vpxor    ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm4, 61
        and          r10, r9
        xor          r10, r8
        add          r14, r10
            vpsllq   ymm6, ymm4, 3
        add          rsi, r13
        mov          r10, [rsp + 64]
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
            vpxor    ymm13, ymm13, ymm6
            vpxor    ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm8, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        add          rsi, r14
        rorx         r14, r10, 18
            vpsllq   ymm6, ymm8, 63
            vpxor    ymm13, ymm13, ymm6
            vpsrlq   ymm6, ymm8, 8
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpsllq   ymm12, ymm8, 56
            vpxor    ymm12, ymm6, ymm12
            vpxor    ymm12, ymm13, ymm12
        andn         r15, r10, rbx
            vpsrlq   ymm13, ymm7, 7
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm13, ymm14, ymm13
            vpaddq   ymm13, ymm15, ymm13
        add          rdx, r15
            vpsrlq   ymm14, ymm4, 6
        add          rbx, [rcx + 256]                           ; round 8
            vpxor    ymm10, ymm10, ymm14
        rorx         r12, rsi, 34
            vpaddq   ymm6, ymm13, ymm10
        rorx         r14, rsi, 28
            vpaddq   ymm10, ymm5, [rbp + 160]
            vmovdqu  [rcx + 672], ymm10
        rorx         r15, rsi, 39
            vpsrlq   ymm10, ymm5, 19
        mov          [rsp + 64], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r14, r12
        xor          r14, r15
            vpsllq   ymm13, ymm5, 45
            vpxor    ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm5, 61
        and          r9, r8
        xor          r9, rdi
        add          r14, r9
            vpsllq   ymm14, ymm5, 3
        add          rdx, r13
        mov          r9, [rsp + 56]
        add          r9, rdx
        rorx         r12, r9, 41
        rorx         r13, r9, 14
            vpxor    ymm13, ymm13, ymm14
            vpxor    ymm10, ymm10, ymm13
        add          rdx, r14
            vpsrlq   ymm13, ymm8, 7
        rorx         r14, r9, 18
            vpxor    ymm12, ymm12, ymm13
            vpaddq   ymm12, ymm7, ymm12
            vpaddq   ymm12, ymm12, ymm0
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
            vpsrlq   ymm13, ymm9, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsllq   ymm14, ymm9, 63
        andn         r15, r9, r11
            vpxor    ymm13, ymm13, ymm14
        xor          r13, r14
        xor          r13, r12
            vpsrlq   ymm14, ymm9, 8
            vpsllq   ymm15, ymm9, 56
            vpxor    ymm14, ymm14, ymm15
        add          rbx, r15
            vpxor    ymm13, ymm13, ymm14
        add          r11, [rcx + 288]                           ; round 9
        rorx         r12, rdx, 34
            vpsrlq   ymm14, ymm5, 6
            vpxor    ymm10, ymm10, ymm14
        rorx         r14, rdx, 28
            vpaddq   ymm7, ymm12, ymm10
        rorx         r15, rdx, 39
            vpaddq   ymm10, ymm6, [rbp + 192]
        mov          [rsp + 56], rdi
        mov          rdi, rdx
        xor          rdi, rsi
            vmovdqu  [rcx + 704], ymm10
        xor          r14, r12
        xor          r14, r15
            vpsrlq   ymm10, ymm6, 19
            vpsllq   ymm12, ymm6, 45
        and          r8, rdi
        xor          r8, rsi
            vpxor    ymm10, ymm10, ymm12
        add          r14, r8
        add          rbx, r13
        mov          r8, [rsp + 64]
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpsrlq   ymm12, ymm6, 61
            vpsllq   ymm14, ymm6, 3
            vpxor    ymm12, ymm12, ymm14
        add          rbx, r14
            vpxor    ymm10, ymm10, ymm12
        rorx         r14, r8, 18
            vpsrlq   ymm12, ymm9, 7
            vpxor    ymm12, ymm13, ymm12
            vpaddq   ymm12, ymm8, ymm12
        mov          r15, r8
        and          r15, r9
        add          r11, r15
            vpaddq   ymm12, ymm12, ymm1
            vmovdqu  ymm13, [rax + 2560]
            vpsrlq   ymm14, ymm13, 1                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        andn         r15, r8, r10
            vpsllq   ymm15, ymm13, 63
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm13, 8
            vpsllq   ymm8, ymm13, 56
        add          r11, r15
        add          r10, [rcx + 320]                           ; round 10
            vpxor    ymm15, ymm15, ymm8
        rorx         r12, rbx, 34
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm6, 6
        rorx         r14, rbx, 28
            vpxor    ymm10, ymm10, ymm15
        rorx         r15, rbx, 39
            vpaddq   ymm8, ymm12, ymm10
        mov          [rsp + 64], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r14, r12
        xor          r14, r15
            vpaddq   ymm10, ymm7, [rbp + 224]
            vmovdqu  [rcx + 736], ymm10
            vpsrlq   ymm10, ymm7, 19
        and          rdi, rsi
        xor          rdi, rdx
        add          r14, rdi
            vpsllq   ymm12, ymm7, 45
        add          r11, r13
        mov          rdi, [rsp + 56]
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
            vpxor    ymm10, ymm10, ymm12
            vpsrlq   ymm12, ymm7, 61
        add          r11, r14
            vpsllq   ymm15, ymm7, 3
        rorx         r14, rdi, 18
            vpxor    ymm12, ymm12, ymm15
            vpxor    ymm10, ymm10, ymm12
            vpsrlq   ymm12, ymm13, 7
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpxor    ymm12, ymm14, ymm12
            vpaddq   ymm12, ymm9, ymm12
            vpaddq   ymm12, ymm12, ymm2
        andn         r15, rdi, r9
            vmovdqu  ymm14, [rax + 2592]
            vpsrlq   ymm15, ymm14, 1                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        xor          r13, r14
        xor          r13, r12
            vpsllq   ymm9, ymm14, 63
            vpxor    ymm15, ymm15, ymm9
        add          r10, r15
            vpsrlq   ymm9, ymm14, 8
        add          r9, [rcx + 352]                            ; round 11
            vmovdqu  [rax + 2752], ymm1
            vpsllq   ymm1, ymm14, 56
        rorx         r12, r11, 34
            vpxor    ymm9, ymm9, ymm1
        rorx         r14, r11, 28
            vpxor    ymm15, ymm15, ymm9
            vpsrlq   ymm9, ymm7, 6
        rorx         r15, r11, 39
            vpxor    ymm10, ymm10, ymm9
        mov          [rsp + 56], rdx
        mov          rdx, r11
        xor          rdx, rbx
        xor          r14, r12
        xor          r14, r15
            vpaddq   ymm9, ymm12, ymm10
            vpaddq   ymm10, ymm8, [rbp + 256]
            vmovdqu  [rcx + 768], ymm10
        and          rsi, rdx
        xor          rsi, rbx
        add          r14, rsi
            vpsrlq   ymm10, ymm8, 19
        add          r10, r13
        mov          rsi, [rsp + 64]
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
            vpsllq   ymm12, ymm8, 45
            vpxor    ymm10, ymm10, ymm12
        add          r10, r14
            vpsrlq   ymm12, ymm8, 61
        rorx         r14, rsi, 18
            vpsllq   ymm1, ymm8, 3
            vpxor    ymm12, ymm12, ymm1
            vpxor    ymm10, ymm10, ymm12
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpsrlq   ymm12, ymm14, 7
            vpxor    ymm12, ymm15, ymm12
        andn         r15, rsi, r8
            vpaddq   ymm12, ymm13, ymm12
        xor          r13, r14
        xor          r13, r12
            vpaddq   ymm12, ymm12, ymm3
            vmovdqu  ymm13, [rax + 2624]
            vpsrlq   ymm15, ymm13, 1                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vpsllq   ymm1, ymm13, 63
        add          r9, r15
            vpxor    ymm15, ymm15, ymm1
        add          r8, [rcx + 384]                            ; round 12
        rorx         r12, r10, 34
            vpsrlq   ymm1, ymm13, 8
            vmovdqu  [rax + 2784], ymm2
            vpsllq   ymm2, ymm13, 56
        rorx         r14, r10, 28
            vpxor    ymm2, ymm1, ymm2
        rorx         r15, r10, 39
            vpxor    ymm15, ymm15, ymm2
        mov          [rsp + 64], rbx
        mov          rbx, r10
        xor          rbx, r11
            vpsrlq   ymm2, ymm8, 6
        xor          r14, r12
        xor          r14, r15
            vpxor    ymm10, ymm10, ymm2
            vpaddq   ymm10, ymm12, ymm10
            vmovdqu  [rax + 2560], ymm10
        and          rdx, rbx
        xor          rdx, r11
            vpaddq   ymm12, ymm9, [rbp + 288]
        add          r14, rdx
        add          r9, r13
        mov          rdx, [rsp + 56]
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
            vmovdqu  [rcx + 800], ymm12
            vpsrlq   ymm12, ymm9, 19
            vpsllq   ymm2, ymm9, 45
        add          r9, r14
            vpxor    ymm12, ymm12, ymm2
        rorx         r14, rdx, 18
            vpsrlq   ymm2, ymm9, 61
            vpsllq   ymm1, ymm9, 3
            vpxor    ymm2, ymm2, ymm1
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpxor    ymm12, ymm12, ymm2
            vpsrlq   ymm2, ymm13, 7
        andn         r15, rdx, rdi
            vpxor    ymm15, ymm15, ymm2
        xor          r13, r14
        xor          r13, r12
            vpaddq   ymm14, ymm14, ymm15
            vpaddq   ymm14, ymm14, ymm4
            vmovdqu  ymm15, [rax + 2656]
            vpsrlq   ymm2, ymm15, 1                             ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r8, r15
        add          rdi, [rcx + 416]                           ; round 13
            vpsllq   ymm1, ymm15, 63
        rorx         r12, r9, 34
            vpxor    ymm2, ymm2, ymm1
            vpsrlq   ymm1, ymm15, 8
        rorx         r14, r9, 28
            vmovdqu  [rax + 2816], ymm3
            vpsllq   ymm3, ymm15, 56
        rorx         r15, r9, 39
            vpxor    ymm3, ymm1, ymm3
        mov          [rsp + 56], r11
        mov          r11, r9
        xor          r11, r10
        xor          r14, r12
        xor          r14, r15
            vpxor    ymm3, ymm2, ymm3
            vpsrlq   ymm2, ymm9, 6
            vpxor    ymm12, ymm12, ymm2
        and          rbx, r11
        xor          rbx, r10
        add          r14, rbx
            vpaddq   ymm12, ymm14, ymm12
            vmovdqu  [rax + 2592], ymm12
        add          r8, r13
        mov          rbx, [rsp + 64]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpaddq   ymm14, ymm10, [rbp + 320]
            vmovdqu  [rcx + 832], ymm14
        add          r8, r14
            vpsrlq   ymm14, ymm10, 19
        rorx         r14, rbx, 18
            vpsllq   ymm2, ymm10, 45
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm10, 61
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpsllq   ymm1, ymm10, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm14, ymm14, ymm2
        andn         r15, rbx, rsi
            vpsrlq   ymm2, ymm15, 7
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm3, ymm3, ymm2
            vpaddq   ymm13, ymm13, ymm3
        add          rdi, r15
            vpaddq   ymm13, ymm13, ymm5
        add          rsi, [rcx + 448]                           ; round 14
            vpsrlq   ymm3, ymm11, 1                             ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        rorx         r12, r8, 34
            vpsllq   ymm2, ymm11, 63
        rorx         r14, r8, 28
            vpxor    ymm3, ymm3, ymm2
        rorx         r15, r8, 39
            vpsrlq   ymm2, ymm11, 8
            vpsllq   ymm1, ymm11, 56
        mov          [rsp + 64], r10
        mov          r10, r8
        xor          r10, r9
        xor          r14, r12
        xor          r14, r15
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm3, ymm3, ymm2
            vpsrlq   ymm2, ymm10, 6
        and          r11, r10
        xor          r11, r9
        add          r14, r11
        add          rdi, r13
        mov          r11, [rsp + 56]
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
            vpxor    ymm14, ymm14, ymm2
            vpaddq   ymm13, ymm13, ymm14
            vmovdqu  [rax + 2624], ymm13
            vpaddq   ymm14, ymm12, [rbp + 352]
        add          rdi, r14
            vmovdqu  [rcx + 864], ymm14
        rorx         r14, r11, 18
            vpsrlq   ymm14, ymm12, 19
            vpsllq   ymm2, ymm12, 45
            vpxor    ymm14, ymm14, ymm2
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpsrlq   ymm2, ymm12, 61
            vpsllq   ymm1, ymm12, 3
        andn         r15, r11, rdx
            vpxor    ymm2, ymm2, ymm1
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm11, 7
            vpxor    ymm3, ymm3, ymm2
        add          rsi, r15
            vpaddq   ymm15, ymm15, ymm3
        add          rdx, [rcx + 480]                           ; round 15
        rorx         r12, rdi, 34
            vpaddq   ymm15, ymm15, ymm6
            vmovdqu  ymm3, [rax + 2720]
            vpsrlq   ymm2, ymm3, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        rorx         r14, rdi, 28
            vpsllq   ymm1, ymm3, 63
        rorx         r15, rdi, 39
            vpxor    ymm2, ymm2, ymm1
        mov          [rsp + 56], r9
        mov          r9, rdi
        xor          r9, r8
            vpsrlq   ymm1, ymm3, 8
        xor          r14, r12
        xor          r14, r15
            vpsllq   ymm10, ymm3, 56
            vpxor    ymm10, ymm1, ymm10
        and          r10, r9
        xor          r10, r8
            vpxor    ymm10, ymm2, ymm10
        add          r14, r10
        add          rsi, r13
        mov          r10, [rsp + 64]
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
            vpsrlq   ymm2, ymm12, 6
            vpxor    ymm14, ymm14, ymm2
            vpaddq   ymm14, ymm15, ymm14
            vmovdqu  [rax + 2656], ymm14
        add          rsi, r14
            vpaddq   ymm15, ymm13, [rbp + 384]
        rorx         r14, r10, 18
            vmovdqu  [rcx + 896], ymm15
            vpsrlq   ymm15, ymm13, 19
            vpsllq   ymm2, ymm13, 45
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm13, 61
        andn         r15, r10, rbx
            vpsllq   ymm1, ymm13, 3
        xor          r13, r14
        xor          r13, r12
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm3, 7
        add          rdx, r15
            vpxor    ymm10, ymm10, ymm2
        rorx         r12, rsi, 34
            vpaddq   ymm10, ymm11, ymm10
        rorx         r14, rsi, 28
            vpaddq   ymm10, ymm10, ymm7
            vpsrlq   ymm11, ymm0, 1                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        rorx         r15, rsi, 39
            vpsllq   ymm2, ymm0, 63
        mov          [rsp + 64], rbx
        mov          rbx, rsi
        xor          rbx, rdi
        xor          r14, r12
        xor          r14, r15
            vpxor    ymm11, ymm11, ymm2
            vpsrlq   ymm2, ymm0, 8
            vpsllq   ymm1, ymm0, 56
        and          rbx, r9
        xor          rbx, rdi
        add          r14, rbx
            vpxor    ymm2, ymm2, ymm1
        add          rdx, r13
        mov          r9, [rsp + 56]
        add          r9, rdx
            vpxor    ymm11, ymm11, ymm2
            vpsrlq   ymm2, ymm13, 6
        add          rdx, r14
        lea          r12, [rcx + 512]                           ; the next sixteen words
            vpxor    ymm15, ymm15, ymm2
            vpaddq   ymm10, ymm10, ymm15
            vmovdqu  [rax + 2688], ymm10
            vpaddq   ymm15, ymm14, [rbp + 416]
            vmovdqu  [rcx + 928], ymm15
            vpsrlq   ymm15, ymm14, 19
            vpsllq   ymm2, ymm14, 45
            vpxor    ymm15, ymm15, ymm2
            vpsrlq   ymm2, ymm14, 61
            vpsllq   ymm1, ymm14, 3
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm15, ymm15, ymm2
        lea          r13, [rbp + 512]
            vpsrlq   ymm2, ymm0, 7
            vpxor    ymm11, ymm11, ymm2
            vpaddq   ymm11, ymm3, ymm11
            vpaddq   ymm11, ymm11, ymm8
            vpsrlq   ymm3, ymm14, 6
            vpxor    ymm15, ymm15, ymm3
            vpaddq   ymm11, ymm11, ymm15
            vmovdqu  [rax + 2720], ymm11
            vpaddq   ymm15, ymm10, [rbp + 448]
            vmovdqu  [rcx + 960], ymm15
            vpaddq   ymm15, ymm11, [rbp + 480]
            vmovdqu  [rcx + 992], ymm15
        mov          rcx, r12
        mov          rbp, r13
        vmovdqu      ymm1, [rax + 2752]
        vmovdqu      ymm2, [rax + 2784]
        vmovdqu      ymm3, [rax + 2816]
        mov          rbx, [rsp + 64]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule4)

        ; rounds 64 to 79 of the first block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        add          r11, [rcx + 32]                            ; round 1
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
        add          r10, [rcx + 64]                            ; round 2
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
        add          r9, [rcx + 96]                             ; round 3
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
        add          r8, [rcx + 128]                            ; round 4
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
        add          rdi, [rcx + 160]                           ; round 5
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
        add          rsi, [rcx + 192]                           ; round 6
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
        add          rdx, [rcx + 224]                           ; round 7
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
        add          rbx, [rcx + 256]                           ; round 8
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
        add          r11, [rcx + 288]                           ; round 9
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
        add          r10, [rcx + 320]                           ; round 10
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
        add          r9, [rcx + 352]                            ; round 11
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
        add          r8, [rcx + 384]                            ; round 12
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
        add          rdi, [rcx + 416]                           ; round 13
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
        add          rsi, [rcx + 448]                           ; round 14
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
        rorx         rbp, r10, 14                               ; round 15
        rorx         r13, r10, 18
        xor          rbp, r13
        rorx         r13, r10, 41
        xor          rbp, r13
        mov          r13, r10
        and          r13, r11
        andn         r14, r10, rbx
        add          r12, [rcx + 480]
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
        mov          r12, [rsp + 24]
        mov          r13, [r12 + 8]                             ; H = H + (a, b, ...)
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
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          r12, [rsp]
        add          r12, 8
        mov          [rsp], r12
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 48]
        align        64
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: [rsp]; blocks: [rsp+8];
        ;   data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40].
NSMS_L(blocks_next_block_of_batch4):

        ; the next block of the batch
        mov          rcx, [rsp]
        lea          rbp, [rcx + 2560]
        mov          [rsp + 32], rbp
        align        64
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: [rsp];
        ;   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32];
        ;   end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_only4):

        ; rounds 0 to 79 of one block, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        add          r11, [rcx + 32]                            ; round 1
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
        add          r10, [rcx + 64]                            ; round 2
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
        add          r9, [rcx + 96]                             ; round 3
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
        add          r8, [rcx + 128]                            ; round 4
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
        add          rdi, [rcx + 160]                           ; round 5
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
        add          rsi, [rcx + 192]                           ; round 6
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
        add          rdx, [rcx + 224]                           ; round 7
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
        add          rbx, [rcx + 256]                           ; round 8
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
        add          r11, [rcx + 288]                           ; round 9
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
        add          r10, [rcx + 320]                           ; round 10
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
        add          r9, [rcx + 352]                            ; round 11
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
        add          r8, [rcx + 384]                            ; round 12
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
        add          rdi, [rcx + 416]                           ; round 13
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
        add          rsi, [rcx + 448]                           ; round 14
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
        add          r12, [rcx + 480]                           ; round 15
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
        rorx         rbp, r10, 41
        rorx         r14, r10, 14
        add          rsi, r13
        rorx         r13, r10, 18
        mov          r15, r10
        and          r15, r11
        add          r12, r15
        andn         r15, r10, rbx
        xor          r14, r13
        xor          r14, rbp
        add          r15, r12
        add          rcx, 512
        rorx         rbp, rsi, 34
        rorx         r12, rsi, 28
        rorx         r13, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r12, rbp
        xor          r12, r13
        and          rdx, rax
        xor          rdx, rdi
        add          rdx, r12
        add          r14, r15
        add          rdx, r14
        add          r9, r14
        mov          rax, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only4)

        ; the state after the block
        mov          rcx, [rsp + 24]
        mov          rbp, [rcx]                                 ; H = H + (a, b, ...)
        add          rdx, rbp
        mov          rbp, [rsp + 16]
        add          rbp, 128                                   ; the next block
        mov          [rsp + 16], rbp
        mov          [rcx], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 8
        mov          [rsp], r13
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
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          NSMS_L(blocks_next_block_of_batch4)
        jmp          NSMS_L(blocks_batch4)
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8];
        ;   data: [rsp+16]; state: [rsp+24].
NSMS_L(blocks_batch1):
        cmp          qword [rsp + 8], 1
        jb           NSMS_L(blocks_done)

        ; the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [r12 + 16]                          ; W_2 to W_3
        vmovdqu      xmm11, [r12 + 32]                          ; W_4 to W_5
        vmovdqu      xmm12, [r12 + 48]                          ; W_6 to W_7
        vmovdqu      xmm13, [r12 + 64]                          ; W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [r12 + 80]                           ; W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [r12 + 96]                          ; W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [r12 + 112]                         ; W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rel NSMS_L(K)]               ; W_0 to W_1, each + K_t
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rel NSMS_L(K) + 16]           ; W_2 to W_3, each + K_t
        vpaddq       xmm9, xmm2, [rel NSMS_L(K) + 32]           ; W_4 to W_5, each + K_t
        vpaddq       xmm10, xmm3, [rel NSMS_L(K) + 48]          ; W_6 to W_7, each + K_t
        vpaddq       xmm11, xmm4, [rel NSMS_L(K) + 64]          ; W_8 to W_9, each + K_t
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rel NSMS_L(K) + 80]           ; W_10 to W_11, each + K_t
        vpaddq       xmm9, xmm6, [rel NSMS_L(K) + 96]           ; W_12 to W_13, each + K_t
        vpaddq       xmm10, xmm7, [rel NSMS_L(K) + 112]         ; W_14 to W_15, each + K_t
        lea          r12, [rax + 512]
        mov          [rsp + 32], r12
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          rbp, [rel NSMS_L(K) + 128]
        mov          rcx, rax
        align        64
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
        ;   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24];
        ;   upper_bound: [rsp+32].
NSMS_L(blocks_rounds_and_schedule1):

        ; rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12, r9, 41                                ; round 0
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
        rorx         r15, r9, 18
            vpsrlq   xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpsllq   xmm9, xmm7, 45
        mov          [rsp + 48], rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
            vpsrlq   xmm10, xmm7, 61
        andn         rbp, r9, r11
            vpsllq   xmm11, xmm7, 3
        xor          r13, r15
        xor          r13, r12
            vpxor    xmm8, xmm8, xmm9
        add          rbx, rbp
            vpxor    xmm9, xmm10, xmm11
        add          r11, [rcx + 8]                             ; round 1
        rorx         r12, rdx, 34
            vpxor    xmm8, xmm8, xmm9
        rorx         r15, rdx, 28
        rorx         rbp, rdx, 39
            vpalignr xmm9, xmm1, xmm0, 8
        mov          [rsp + 56], rdx
        mov          rdx, rsi
        xor          rdx, rdi
        xor          r15, r12
        xor          r15, rbp
            vpsrlq   xmm10, xmm9, 1
            vpsllq   xmm11, xmm9, 63
        and          rdx, r14
        xor          rdx, rsi
        add          r15, rdx
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpxor    xmm10, xmm10, xmm11
            vpsrlq   xmm11, xmm9, 8
        add          rbx, r15
        rorx         r15, r8, 18
            vpsllq   xmm12, xmm9, 56
            vpxor    xmm11, xmm11, xmm12
        mov          rbp, r8
        and          rbp, r9
        add          r11, rbp
            vpsrlq   xmm9, xmm9, 7
        andn         rbp, r8, r10
        xor          r13, r15
        xor          r13, r12
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm9, xmm10, xmm9
        add          r11, rbp
        add          r10, [rcx + 16]                            ; round 2
            vpsrlq   xmm10, xmm7, 6
        rorx         r12, rbx, 34
        rorx         r15, rbx, 28
            vpxor    xmm8, xmm8, xmm10
        rorx         rbp, rbx, 39
            vpalignr xmm10, xmm5, xmm4, 8
        mov          rdx, [rsp + 56]
        mov          [rsp + 64], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r15, r12
        xor          r15, rbp
            vpaddq   xmm11, xmm0, xmm10
        and          r14, rsi
        xor          r14, rdx
        add          r15, r14
            vpaddq   xmm8, xmm11, xmm8
        add          r11, r13
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
            vpaddq   xmm0, xmm9, xmm8
        add          r11, r15
            vpalignr xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        rorx         r14, rdi, 18
            vpsrlq   xmm9, xmm8, 1
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpsllq   xmm11, xmm8, 63
        andn         r15, rdi, r9
            vpxor    xmm9, xmm9, xmm11
        xor          r13, r14
        xor          r13, r12
            vpsrlq   xmm11, xmm8, 8
        add          r10, r15
            vpsllq   xmm12, xmm8, 56
        add          r9, [rcx + 24]                             ; round 3
        rorx         r12, r11, 34
            vpxor    xmm11, xmm11, xmm12
        rorx         r14, r11, 28
            vpsrlq   xmm8, xmm8, 7
        rorx         r15, r11, 39
        mov          rbp, r11
        xor          rbp, rbx
        xor          r14, r12
        xor          r14, r15
            vpxor    xmm9, xmm9, xmm11
            vpxor    xmm8, xmm9, xmm8
        and          rsi, rbp
        xor          rsi, rbx
        add          r14, rsi
        add          r10, r13
        mov          rsi, [rsp + 64]
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
            mov      r15, [rsp + 48]
            vpaddq   xmm9, xmm0, [r15]
            vmovdqu  [rcx + 128], xmm9
        add          r10, r14
        rorx         r14, rsi, 18
            vpsrlq   xmm9, xmm0, 19
            vpsllq   xmm11, xmm0, 45
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpxor    xmm9, xmm9, xmm11
        andn         r15, rsi, r8
        xor          r13, r14
        xor          r13, r12
            vpsrlq   xmm11, xmm0, 61
            vpsllq   xmm12, xmm0, 3
        add          r9, r15
        add          r8, [rcx + 32]                             ; round 4
            vpxor    xmm11, xmm11, xmm12
        rorx         r12, r10, 34
        rorx         r14, r10, 28
            vpxor    xmm9, xmm9, xmm11
        rorx         r15, r10, 39
            vpalignr xmm11, xmm6, xmm5, 8
        mov          [rsp + 64], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r14, r12
        xor          r14, r15
            vpaddq   xmm12, xmm1, xmm11
        and          rbp, rbx
        xor          rbp, r11
            vpaddq   xmm8, xmm12, xmm8
        add          r14, rbp
        add          r9, r13
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
            vpsrlq   xmm12, xmm0, 6
        add          r9, r14
            vpxor    xmm9, xmm9, xmm12
        rorx         r14, rdx, 18
            vpaddq   xmm1, xmm8, xmm9
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpalignr xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        andn         r15, rdx, rdi
            vpsrlq   xmm9, xmm8, 1
        xor          r13, r14
        xor          r13, r12
            vpsllq   xmm12, xmm8, 63
        add          r8, r15
            vpxor    xmm9, xmm9, xmm12
        add          rdi, [rcx + 40]                            ; round 5
        rorx         r12, r9, 34
            vpsrlq   xmm12, xmm8, 8
        rorx         r14, r9, 28
            vpsllq   xmm13, xmm8, 56
        rorx         r15, r9, 39
        mov          rbp, r9
        xor          rbp, r10
        xor          r14, r12
        xor          r14, r15
            vpxor    xmm12, xmm12, xmm13
            vpsrlq   xmm8, xmm8, 7
        and          rbx, rbp
        xor          rbx, r10
        add          r14, rbx
        add          r8, r13
        mov          rbx, [rsp + 64]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpxor    xmm9, xmm9, xmm12
            vpxor    xmm8, xmm9, xmm8
        add          r8, r14
        rorx         r14, rbx, 18
            mov      r15, [rsp + 48]
            vpaddq   xmm9, xmm1, [r15 + 16]
            vmovdqu  [rcx + 144], xmm9
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpsrlq   xmm9, xmm1, 19
        andn         r15, rbx, rsi
        xor          r13, r14
        xor          r13, r12
            vpsllq   xmm12, xmm1, 45
            vpxor    xmm9, xmm9, xmm12
        add          rdi, r15
        add          rsi, [rcx + 48]                            ; round 6
            vpsrlq   xmm12, xmm1, 61
        rorx         r12, r8, 34
        rorx         r14, r8, 28
            vpsllq   xmm13, xmm1, 3
        rorx         r15, r8, 39
            vpxor    xmm12, xmm12, xmm13
        mov          [rsp + 56], r10
        mov          r10, r8
        xor          r10, r9
        xor          r14, r12
        xor          r14, r15
            vpxor    xmm9, xmm9, xmm12
        and          rbp, r10
        xor          rbp, r9
            vpalignr xmm12, xmm7, xmm6, 8
        add          r14, rbp
        add          rdi, r13
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
            vpaddq   xmm13, xmm2, xmm12
        add          rdi, r14
            vpaddq   xmm8, xmm13, xmm8
        rorx         r14, r11, 18
            vpsrlq   xmm13, xmm1, 6
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpxor    xmm9, xmm9, xmm13
            vpaddq   xmm2, xmm8, xmm9
        andn         r15, r11, rdx
        xor          r13, r14
        xor          r13, r12
            vpalignr xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          rsi, r15
            vpsrlq   xmm9, xmm8, 1
        add          rdx, [rcx + 56]                            ; round 7
        rorx         r12, rdi, 34
            vpsllq   xmm13, xmm8, 63
        rorx         r14, rdi, 28
            vpxor    xmm9, xmm9, xmm13
        rorx         r15, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm13, xmm8, 8
            vpsllq   xmm14, xmm8, 56
        and          r10, rbp
        xor          r10, r8
        add          r14, r10
        add          rsi, r13
        mov          r10, [rsp + 56]
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
            vpxor    xmm13, xmm13, xmm14
            vpsrlq   xmm8, xmm8, 7
        add          rsi, r14
        rorx         r14, r10, 18
            vpxor    xmm9, xmm9, xmm13
            vpxor    xmm8, xmm9, xmm8
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpaddq   xmm8, xmm3, xmm8
        andn         r15, r10, rbx
            mov      [rsp + 56], r8
            mov      r8, [rsp + 48]
            vpaddq   xmm9, xmm2, [r8 + 32]
        xor          r13, r14
        xor          r13, r12
            vmovdqu  [rcx + 160], xmm9
        add          rdx, r15
        add          rbx, [rcx + 64]                            ; round 8
            vpsrlq   xmm9, xmm2, 19
        rorx         r12, rsi, 34
            vpsllq   xmm13, xmm2, 45
        rorx         r14, rsi, 28
        rorx         r15, rsi, 39
            vpxor    xmm9, xmm9, xmm13
        mov          r8, rsi
        xor          r8, rdi
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm13, xmm2, 61
        and          rbp, r8
        xor          rbp, rdi
            vpsllq   xmm14, xmm2, 3
        add          r14, rbp
        add          rdx, r13
        add          r9, rdx
        rorx         r12, r9, 41
        rorx         r13, r9, 14
            vpxor    xmm13, xmm13, xmm14
        add          rdx, r14
            vpxor    xmm9, xmm9, xmm13
        rorx         r14, r9, 18
            vpsrlq   xmm13, xmm2, 6
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
            vpxor    xmm9, xmm9, xmm13
            vpalignr xmm13, xmm0, xmm7, 8
        andn         r15, r9, r11
        xor          r13, r14
        xor          r13, r12
            vpaddq   xmm8, xmm8, xmm13
            vpaddq   xmm3, xmm8, xmm9
        add          rbx, r15
        add          r11, [rcx + 72]                            ; round 9
        rorx         r12, rdx, 34
            vpsrlq   xmm8, xmm10, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         r14, rdx, 28
            vpsllq   xmm9, xmm10, 63
        rorx         r15, rdx, 39
        mov          rbp, rdx
        xor          rbp, rsi
            vpxor    xmm8, xmm8, xmm9
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm9, xmm10, 8
        and          r8, rbp
        xor          r8, rsi
        add          r14, r8
        add          rbx, r13
        mov          r8, [rsp + 56]
        add          r8, rbx
        rorx         r12, r8, 41
        rorx         r13, r8, 14
            vpsllq   xmm14, xmm10, 56
            vpxor    xmm9, xmm9, xmm14
        add          rbx, r14
        rorx         r14, r8, 18
            vpsrlq   xmm10, xmm10, 7
            vpxor    xmm8, xmm8, xmm9
        mov          r15, r8
        and          r15, r9
        add          r11, r15
            vpxor    xmm8, xmm8, xmm10
        andn         r15, r8, r10
            vpaddq   xmm8, xmm4, xmm8
        xor          r13, r14
        xor          r13, r12
            mov      r12, [rsp + 48]
            vpaddq   xmm9, xmm3, [r12 + 48]
        add          r11, r15
        add          r10, [rcx + 80]                            ; round 10
            vmovdqu  [rcx + 176], xmm9
        rorx         r14, rbx, 34
            vpsrlq   xmm9, xmm3, 19
        rorx         r15, rbx, 28
        rorx         r12, rbx, 39
            vpsllq   xmm10, xmm3, 45
        mov          [rsp + 56], rsi
        mov          rsi, rbx
        xor          rsi, rdx
        xor          r15, r14
        xor          r15, r12
            vpxor    xmm9, xmm9, xmm10
        and          rbp, rsi
        xor          rbp, rdx
            vpsrlq   xmm10, xmm3, 61
        add          r15, rbp
        add          r11, r13
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
            vpsllq   xmm14, xmm3, 3
        add          r11, r15
            vpxor    xmm10, xmm10, xmm14
        rorx         r14, rdi, 18
            vpxor    xmm9, xmm9, xmm10
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
            vpsrlq   xmm10, xmm3, 6
            vpxor    xmm9, xmm9, xmm10
        andn         r15, rdi, r9
        xor          r13, r14
        xor          r13, r12
            vpalignr xmm10, xmm1, xmm0, 8
            vpaddq   xmm8, xmm8, xmm10
        add          r10, r15
        add          r9, [rcx + 88]                             ; round 11
        rorx         r12, r11, 34
            vpaddq   xmm4, xmm8, xmm9
        rorx         r14, r11, 28
            vpsrlq   xmm8, xmm11, 1                             ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         r15, r11, 39
        mov          rbp, r11
        xor          rbp, rbx
            vpsllq   xmm9, xmm11, 63
        xor          r14, r12
        xor          r14, r15
            vpxor    xmm8, xmm8, xmm9
        and          rsi, rbp
        xor          rsi, rbx
        add          r14, rsi
        add          r10, r13
        mov          rsi, [rsp + 56]
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
            vpsrlq   xmm9, xmm11, 8
            vpsllq   xmm10, xmm11, 56
        add          r10, r14
        rorx         r14, rsi, 18
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm11, 7
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
            vpxor    xmm8, xmm8, xmm9
        andn         r15, rsi, r8
            vpxor    xmm8, xmm8, xmm10
        xor          r13, r14
        xor          r13, r12
            vpaddq   xmm8, xmm5, xmm8
        add          r9, r15
        add          r8, [rcx + 96]                             ; round 12
            mov      r12, [rsp + 48]
            vpaddq   xmm9, xmm4, [r12 + 64]
        rorx         r14, r10, 34
            vmovdqu  [rcx + 192], xmm9
        rorx         r15, r10, 28
        rorx         r12, r10, 39
            vpsrlq   xmm9, xmm4, 19
        mov          [rsp + 56], rbx
        mov          rbx, r10
        xor          rbx, r11
        xor          r15, r14
        xor          r15, r12
            vpsllq   xmm10, xmm4, 45
            vpxor    xmm9, xmm9, xmm10
        and          rbp, rbx
        xor          rbp, r11
        add          r15, rbp
        add          r9, r13
        add          rdx, r9
        rorx         r12, rdx, 41
        rorx         r13, rdx, 14
            vpsrlq   xmm10, xmm4, 61
        add          r9, r15
            vpsllq   xmm11, xmm4, 3
        rorx         r14, rdx, 18
            vpxor    xmm10, xmm10, xmm11
        mov          r15, rdx
        and          r15, rsi
        add          r8, r15
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm4, 6
        andn         r15, rdx, rdi
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm9, xmm9, xmm10
            vpalignr xmm10, xmm2, xmm1, 8
        add          r8, r15
        add          rdi, [rcx + 104]                           ; round 13
        rorx         r12, r9, 34
            vpaddq   xmm8, xmm8, xmm10
        rorx         r14, r9, 28
            vpaddq   xmm5, xmm8, xmm9
        rorx         r15, r9, 39
        mov          rbp, r9
        xor          rbp, r10
            vpsrlq   xmm8, xmm12, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        xor          r14, r12
        xor          r14, r15
            vpsllq   xmm9, xmm12, 63
        and          rbx, rbp
        xor          rbx, r10
        add          r14, rbx
        add          r8, r13
        mov          rbx, [rsp + 56]
        add          rbx, r8
        rorx         r12, rbx, 41
        rorx         r13, rbx, 14
            vpxor    xmm8, xmm8, xmm9
            vpsrlq   xmm9, xmm12, 8
        add          r8, r14
        rorx         r14, rbx, 18
            vpsllq   xmm10, xmm12, 56
            vpxor    xmm9, xmm9, xmm10
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
            vpsrlq   xmm10, xmm12, 7
        andn         r15, rbx, rsi
            vpxor    xmm8, xmm8, xmm9
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm8, xmm8, xmm10
        add          rdi, r15
            vpaddq   xmm8, xmm6, xmm8
        add          rsi, [rcx + 112]                           ; round 14
        rorx         r12, r8, 34
            mov      r14, [rsp + 48]
            vpaddq   xmm9, xmm5, [r14 + 80]
        rorx         r15, r8, 28
        rorx         r14, r8, 39
            vmovdqu  [rcx + 208], xmm9
        mov          [rsp + 56], r10
        mov          r10, r8
        xor          r10, r9
        xor          r15, r12
        xor          r15, r14
            vpsrlq   xmm9, xmm5, 19
            vpsllq   xmm10, xmm5, 45
        and          rbp, r10
        xor          rbp, r9
        add          r15, rbp
        add          rdi, r13
        add          r11, rdi
        rorx         r12, r11, 41
        rorx         r13, r11, 14
            vpxor    xmm9, xmm9, xmm10
        add          rdi, r15
            vpsrlq   xmm10, xmm5, 61
        rorx         r14, r11, 18
            vpsllq   xmm11, xmm5, 3
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm9, xmm9, xmm10
        andn         r15, r11, rdx
        xor          r13, r14
        xor          r13, r12
            vpsrlq   xmm10, xmm5, 6
            vpxor    xmm9, xmm9, xmm10
        add          rsi, r15
        add          rdx, [rcx + 120]                           ; round 15
        rorx         r12, rdi, 34
            vpalignr xmm10, xmm3, xmm2, 8
        rorx         r14, rdi, 28
            vpaddq   xmm8, xmm8, xmm10
        rorx         r15, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
            vpaddq   xmm6, xmm8, xmm9
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm8, xmm13, 1                             ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        and          r10, rbp
        xor          r10, r8
        add          r14, r10
            vpsllq   xmm9, xmm13, 63
        add          rsi, r13
        mov          r10, [rsp + 56]
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r13, r10, 14
            vpxor    xmm8, xmm8, xmm9
        add          rsi, r14
        rorx         r14, r10, 18
            vpsrlq   xmm9, xmm13, 8
            vpsllq   xmm10, xmm13, 56
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
            vpxor    xmm9, xmm9, xmm10
        andn         r15, r10, rbx
            vpsrlq   xmm10, xmm13, 7
        xor          r13, r14
        xor          r13, r12
            vpxor    xmm8, xmm8, xmm9
        add          rdx, r15
            vpxor    xmm8, xmm8, xmm10
        rorx         r12, rsi, 34
            vpaddq   xmm8, xmm7, xmm8
        rorx         r14, rsi, 28
        rorx         r15, rsi, 39
            mov      [rsp + 56], rbx
            mov      rbx, [rsp + 48]
            vpaddq   xmm9, xmm6, [rbx + 96]
        mov          [rsp + 64], r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r14, r12
        xor          r14, r15
            vpsrlq   xmm10, xmm6, 19
            vpsllq   xmm11, xmm6, 45
        and          r8, rbp
        xor          r8, rdi
        add          r14, r8
        add          rdx, r13
        add          r9, rdx
            vpsrlq   xmm12, xmm6, 61
        add          rdx, r14
        lea          r12, [rcx + 128]                           ; the next sixteen words
            vmovdqu  [rcx + 224], xmm9
            vpxor    xmm9, xmm10, xmm11
            vpsllq   xmm10, xmm6, 3
            vpxor    xmm10, xmm12, xmm10
            vpxor    xmm9, xmm9, xmm10
            vpsrlq   xmm10, xmm6, 6
        lea          rbp, [rbx + 128]
            vpxor    xmm9, xmm9, xmm10
            vpalignr xmm10, xmm4, xmm3, 8
            vpaddq   xmm8, xmm8, xmm10
            vpaddq   xmm7, xmm8, xmm9
            vpaddq   xmm8, xmm7, [rbx + 112]
            vmovdqu  [rcx + 240], xmm8
        mov          rcx, r12
        mov          r8, [rsp + 64]
        mov          rbx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        ; rounds 64 to 79 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        add          rdi, [rcx + 104]                           ; round 13
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
        add          rsi, [rcx + 112]                           ; round 14
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
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        mov          r12, rsi
        xor          r12, rdi
        and          rdx, r12
        xor          rdx, rdi
        mov          r12, [rsp + 24]
        mov          r13, [r12 + 8]                             ; H = H + (a, b, ...)
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
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 48]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2992]
        vmovaps      xmm7, [rsp + 3008]
        vmovaps      xmm8, [rsp + 3024]
        vmovaps      xmm9, [rsp + 3040]
        vmovaps      xmm10, [rsp + 3056]
        vmovaps      xmm11, [rsp + 3072]
        vmovaps      xmm12, [rsp + 3088]
        vmovaps      xmm13, [rsp + 3104]
        vmovaps      xmm14, [rsp + 3120]
        vmovaps      xmm15, [rsp + 3136]
        add          rsp, 3160
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
        add          rsp, 3000
NSMS_L(blocks_at8):
        pop          r15
NSMS_L(blocks_at9):
        pop          r14
NSMS_L(blocks_at10):
        pop          r13
NSMS_L(blocks_at11):
        pop          r12
NSMS_L(blocks_at12):
        pop          rbp
NSMS_L(blocks_at13):
        pop          rbx
NSMS_L(blocks_at14):
        ret
%endif
NSMS_L(blocks_end):

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4))
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4)
%endif
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(schedule_at1):
        push         rdi
NSMS_L(schedule_at2):
        sub          rsp, 520
NSMS_L(schedule_at3):
        vmovaps      [rsp + 352], xmm6
NSMS_L(schedule_at4):
        vmovaps      [rsp + 368], xmm7
NSMS_L(schedule_at5):
        vmovaps      [rsp + 384], xmm8
NSMS_L(schedule_at6):
        vmovaps      [rsp + 400], xmm9
NSMS_L(schedule_at7):
        vmovaps      [rsp + 416], xmm10
NSMS_L(schedule_at8):
        vmovaps      [rsp + 432], xmm11
NSMS_L(schedule_at9):
        vmovaps      [rsp + 448], xmm12
NSMS_L(schedule_at10):
        vmovaps      [rsp + 464], xmm13
NSMS_L(schedule_at11):
        vmovaps      [rsp + 480], xmm14
NSMS_L(schedule_at12):
        vmovaps      [rsp + 496], xmm15
NSMS_L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        sub          rsp, 360
NSMS_L(schedule_at1):
%endif
        lea          rax, [rsp + 63]
        and          rax, -64

        ; the message words
        vmovdqu      xmm10, [rsi]                               ; W_0 to W_1
        vmovdqu      xmm11, [rsi + 128]
        vmovdqu      xmm12, [rsi + 16]                          ; W_2 to W_3
        vmovdqu      xmm13, [rsi + 144]
        vmovdqu      xmm14, [rsi + 32]                          ; W_4 to W_5
        vmovdqu      xmm15, [rsi + 160]
        vmovdqu      xmm9, [rsi + 48]                           ; W_6 to W_7
        vmovdqu      xmm8, [rsi + 176]
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 384], 1
        vinserti128  ymm12, ymm12, [rsi + 272], 1
        vinserti128  ymm13, ymm13, [rsi + 400], 1
        vmovdqu      xmm7, [rsi + 64]                           ; W_8 to W_9
        vmovdqu      xmm6, [rsi + 192]
        vinserti128  ymm14, ymm14, [rsi + 288], 1
        vinserti128  ymm15, ymm15, [rsi + 416], 1
        vinserti128  ymm9, ymm9, [rsi + 304], 1
        vinserti128  ymm8, ymm8, [rsi + 432], 1
        vinserti128  ymm7, ymm7, [rsi + 320], 1
        vinserti128  ymm6, ymm6, [rsi + 448], 1
        vmovdqu      xmm5, [rsi + 80]                           ; W_10 to W_11
        vinserti128  ymm5, ymm5, [rsi + 336], 1
        vmovdqu      xmm4, [rsi + 208]
        vinserti128  ymm4, ymm4, [rsi + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rsi + 96]                          ; W_12 to W_13
        vinserti128  ymm11, ymm11, [rsi + 352], 1
        vmovdqu      xmm2, [rsi + 224]
        vinserti128  ymm2, ymm2, [rsi + 480], 1
        vmovdqu      ymm1, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rsi + 112]                         ; W_14 to W_15
        vinserti128  ymm12, ymm12, [rsi + 368], 1
        vmovdqu      [rax + 192], ymm3
        vmovdqu      xmm3, [rsi + 240]
        vinserti128  ymm3, ymm3, [rsi + 496], 1
        vmovdqu      [rax + 224], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vpunpcklqdq  ymm15, ymm9, ymm8
        vpunpckhqdq  ymm9, ymm9, ymm8
        vpshufb      ymm15, ymm15, ymm1
        vpshufb      ymm9, ymm9, ymm1
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vpshufb      ymm8, ymm8, ymm1
        vpshufb      ymm7, ymm7, ymm1
        vpunpcklqdq  ymm6, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm6, ymm6, ymm1
        vmovdqu      [rax], ymm6
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 32], ymm5
        vpunpcklqdq  ymm4, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm4, ymm4, ymm1
        vmovdqu      [rax + 64], ymm4
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 96], ymm11
        vpunpcklqdq  ymm2, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm3, ymm2, ymm1
        vmovdqu      [rax + 128], ymm3
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 160], ymm12
        vpaddq       ymm2, ymm0, [rel NSMS_L(K1x4)]             ; W_0 + K_0
        vmovdqu      [rdi], ymm2
        vpaddq       ymm2, ymm10, [rel NSMS_L(K1x4) + 32]       ; W_1 + K_1
        vmovdqu      [rdi + 32], ymm2
        vmovdqu      ymm2, [rax + 224]
        vpaddq       ymm1, ymm2, [rel NSMS_L(K1x4) + 64]        ; W_2 + K_2
        vmovdqu      [rdi + 64], ymm1
        vmovdqu      ymm1, [rax + 192]
        vpaddq       ymm2, ymm1, [rel NSMS_L(K1x4) + 96]        ; W_3 + K_3
        vmovdqu      [rdi + 96], ymm2
        vpaddq       ymm2, ymm13, [rel NSMS_L(K1x4) + 128]      ; W_4 + K_4
        vmovdqu      [rdi + 128], ymm2
        vpaddq       ymm2, ymm14, [rel NSMS_L(K1x4) + 160]      ; W_5 + K_5
        vmovdqu      [rdi + 160], ymm2
        vpaddq       ymm2, ymm15, [rel NSMS_L(K1x4) + 192]      ; W_6 + K_6
        vmovdqu      [rdi + 192], ymm2
        vpaddq       ymm2, ymm9, [rel NSMS_L(K1x4) + 224]       ; W_7 + K_7
        vmovdqu      [rdi + 224], ymm2
        vpaddq       ymm2, ymm8, [rel NSMS_L(K1x4) + 256]       ; W_8 + K_8
        vmovdqu      [rdi + 256], ymm2
        vpaddq       ymm2, ymm7, [rel NSMS_L(K1x4) + 288]       ; W_9 + K_9
        vmovdqu      [rdi + 288], ymm2
        vpaddq       ymm2, ymm6, [rel NSMS_L(K1x4) + 320]       ; W_10 + K_10
        vmovdqu      [rdi + 320], ymm2
        vpaddq       ymm2, ymm5, [rel NSMS_L(K1x4) + 352]       ; W_11 + K_11
        vmovdqu      [rdi + 352], ymm2
        vpaddq       ymm2, ymm4, [rel NSMS_L(K1x4) + 384]       ; W_12 + K_12
        vmovdqu      [rdi + 384], ymm2
        vpaddq       ymm2, ymm11, [rel NSMS_L(K1x4) + 416]      ; W_13 + K_13
        vmovdqu      [rdi + 416], ymm2
        vpaddq       ymm2, ymm3, [rel NSMS_L(K1x4) + 448]       ; W_14 + K_14
        vmovdqu      [rdi + 448], ymm2
        vpaddq       ymm2, ymm12, [rel NSMS_L(K1x4) + 480]      ; W_15 + K_15
        vmovdqu      [rdi + 480], ymm2
        lea          rdx, [rdi + 2048]
        lea          rcx, [rel NSMS_L(K1x4) + 512]
        vmovdqa      ymm3, ymm1
        vmovdqa      ymm1, ymm10
        vmovdqa      ymm4, ymm13
        vmovdqa      ymm5, ymm14
        vmovdqa      ymm6, ymm15
        vmovdqa      ymm10, ymm7
        vmovdqa      ymm7, ymm9
        vmovdqa      ymm9, ymm10
        vmovdqu      ymm2, [rax + 224]
        align        64
        ; Live here: W rows 0..15 of 4 blocks: ymm0..ymm9, [rax..rax+160]; scratch: rax; wk: rdi; kp: rcx;
        ;   upper_bound: rdx.
NSMS_L(schedule_next_words):

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
        vpsrlq       ymm13, ymm1, 1
        vpsllq       ymm14, ymm1, 63
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm1, 8
        vpsllq       ymm15, ymm1, 56
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm11, 6
        vpxor        ymm12, ymm12, ymm14
        vpaddq       ymm10, ymm10, ymm12
        vmovdqu      ymm12, [rax + 160]
        vpsrlq       ymm14, ymm12, 19                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpsllq       ymm15, ymm12, 45
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm12, 61
        vpsllq       ymm0, ymm12, 3
        vpxor        ymm15, ymm15, ymm0
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm1, 7
        vpxor        ymm13, ymm13, ymm15
        vmovdqu      ymm15, [rax]
        vpaddq       ymm1, ymm15, ymm1
        vpaddq       ymm0, ymm13, ymm10
        vpsrlq       ymm10, ymm2, 1
        vpsllq       ymm13, ymm2, 63
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm2, 8
        vpsllq       ymm15, ymm2, 56
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm12, 6
        vpxor        ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm1, ymm13
        vpsrlq       ymm14, ymm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpsllq       ymm15, ymm3, 63
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm3, 8
        vpsllq       ymm1, ymm3, 56
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm2, 7
        vpxor        ymm10, ymm10, ymm15
        vmovdqu      ymm15, [rax + 32]
        vpaddq       ymm2, ymm15, ymm2
        vpaddq       ymm1, ymm10, ymm13
        vpaddq       ymm10, ymm0, [rcx]
        vmovdqu      [rdi + 512], ymm10
        vpsrlq       ymm10, ymm0, 19
        vpsllq       ymm13, ymm0, 45
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm0, 61
        vpsllq       ymm15, ymm0, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm3, 7
        vpxor        ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm2, ymm13
        vpsrlq       ymm14, ymm4, 1                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpsllq       ymm15, ymm4, 63
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 64]
        vpaddq       ymm3, ymm15, ymm3
        vpsrlq       ymm2, ymm4, 8
        vpsllq       ymm15, ymm4, 56
        vpxor        ymm15, ymm2, ymm15
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm0, 6
        vpxor        ymm10, ymm10, ymm15
        vpaddq       ymm2, ymm13, ymm10
        vpaddq       ymm10, ymm1, [rcx + 32]
        vmovdqu      [rdi + 544], ymm10
        vpsrlq       ymm10, ymm1, 19
        vpsllq       ymm13, ymm1, 45
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm1, 61
        vpsllq       ymm15, ymm1, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm4, 7
        vpxor        ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm3, ymm13
        vpsrlq       ymm14, ymm5, 1                             ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpsllq       ymm15, ymm5, 63
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 96]
        vpaddq       ymm4, ymm15, ymm4
        vpsrlq       ymm3, ymm5, 8
        vpsllq       ymm15, ymm5, 56
        vpxor        ymm15, ymm3, ymm15
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm1, 6
        vpxor        ymm10, ymm10, ymm15
        vpaddq       ymm3, ymm13, ymm10
        vpaddq       ymm10, ymm2, [rcx + 64]
        vmovdqu      [rdi + 576], ymm10
        vpsrlq       ymm10, ymm2, 19
        vpsllq       ymm13, ymm2, 45
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm2, 61
        vpsllq       ymm15, ymm2, 3
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm5, 7
        vpxor        ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm4, ymm13
        vpsrlq       ymm14, ymm6, 1                             ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsllq       ymm15, ymm6, 63
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm15, ymm11, ymm5
        vpsrlq       ymm5, ymm6, 8
        vpsllq       ymm4, ymm6, 56
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm14, ymm14, ymm5
        vpsrlq       ymm5, ymm2, 6
        vpxor        ymm10, ymm10, ymm5
        vpaddq       ymm4, ymm13, ymm10
        vpaddq       ymm10, ymm3, [rcx + 96]
        vmovdqu      [rdi + 608], ymm10
        vpsrlq       ymm10, ymm3, 19
        vpsllq       ymm13, ymm3, 45
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm3, 61
        vpsllq       ymm5, ymm3, 3
        vpxor        ymm13, ymm13, ymm5
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm6, 7
        vpxor        ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm15, ymm13
        vpsrlq       ymm14, ymm7, 1                             ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsllq       ymm15, ymm7, 63
        vpxor        ymm14, ymm14, ymm15
        vpaddq       ymm15, ymm12, ymm6
        vpsrlq       ymm6, ymm7, 8
        vpsllq       ymm5, ymm7, 56
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm14, ymm14, ymm6
        vpsrlq       ymm6, ymm3, 6
        vpxor        ymm10, ymm10, ymm6
        vpaddq       ymm5, ymm13, ymm10
        vpaddq       ymm10, ymm4, [rcx + 128]
        vmovdqu      [rdi + 640], ymm10
        vpsrlq       ymm10, ymm4, 19
        vpsllq       ymm13, ymm4, 45
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm4, 61
        vpsllq       ymm6, ymm4, 3
        vpxor        ymm13, ymm13, ymm6
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm8, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpsllq       ymm6, ymm8, 63
        vpxor        ymm13, ymm13, ymm6
        vpsrlq       ymm6, ymm8, 8
        vpsllq       ymm12, ymm8, 56
        vpxor        ymm12, ymm6, ymm12
        vpxor        ymm12, ymm13, ymm12
        vpsrlq       ymm13, ymm7, 7
        vpxor        ymm13, ymm14, ymm13
        vpaddq       ymm13, ymm15, ymm13
        vpsrlq       ymm14, ymm4, 6
        vpxor        ymm10, ymm10, ymm14
        vpaddq       ymm6, ymm13, ymm10
        vpaddq       ymm10, ymm5, [rcx + 160]
        vmovdqu      [rdi + 672], ymm10
        vpsrlq       ymm10, ymm5, 19
        vpsllq       ymm13, ymm5, 45
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm5, 61
        vpsllq       ymm14, ymm5, 3
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm10, ymm10, ymm13
        vpsrlq       ymm13, ymm8, 7
        vpxor        ymm12, ymm12, ymm13
        vpaddq       ymm12, ymm7, ymm12
        vpaddq       ymm12, ymm12, ymm0
        vpsrlq       ymm13, ymm9, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       ymm14, ymm9, 63
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm9, 8
        vpsllq       ymm15, ymm9, 56
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrlq       ymm14, ymm5, 6
        vpxor        ymm10, ymm10, ymm14
        vpaddq       ymm7, ymm12, ymm10
        vpaddq       ymm10, ymm6, [rcx + 192]
        vmovdqu      [rdi + 704], ymm10
        vpsrlq       ymm10, ymm6, 19
        vpsllq       ymm12, ymm6, 45
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm6, 61
        vpsllq       ymm14, ymm6, 3
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm9, 7
        vpxor        ymm12, ymm13, ymm12
        vpaddq       ymm12, ymm8, ymm12
        vpaddq       ymm12, ymm12, ymm1
        vmovdqu      ymm13, [rax]
        vpsrlq       ymm14, ymm13, 1                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vpsllq       ymm15, ymm13, 63
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 8
        vpsllq       ymm8, ymm13, 56
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm6, 6
        vpxor        ymm10, ymm10, ymm15
        vpaddq       ymm8, ymm12, ymm10
        vpaddq       ymm10, ymm7, [rcx + 224]
        vmovdqu      [rdi + 736], ymm10
        vpsrlq       ymm10, ymm7, 19
        vpsllq       ymm12, ymm7, 45
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm7, 61
        vpsllq       ymm15, ymm7, 3
        vpxor        ymm12, ymm12, ymm15
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm13, 7
        vpxor        ymm12, ymm14, ymm12
        vpaddq       ymm12, ymm9, ymm12
        vpaddq       ymm12, ymm12, ymm2
        vmovdqu      ymm14, [rax + 32]
        vpsrlq       ymm15, ymm14, 1                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpsllq       ymm9, ymm14, 63
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm14, 8
        vmovdqu      [rax + 192], ymm1
        vpsllq       ymm1, ymm14, 56
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm7, 6
        vpxor        ymm10, ymm10, ymm9
        vpaddq       ymm9, ymm12, ymm10
        vpaddq       ymm10, ymm8, [rcx + 256]
        vmovdqu      [rdi + 768], ymm10
        vpsrlq       ymm10, ymm8, 19
        vpsllq       ymm12, ymm8, 45
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm8, 61
        vpsllq       ymm1, ymm8, 3
        vpxor        ymm12, ymm12, ymm1
        vpxor        ymm10, ymm10, ymm12
        vpsrlq       ymm12, ymm14, 7
        vpxor        ymm12, ymm15, ymm12
        vpaddq       ymm12, ymm13, ymm12
        vpaddq       ymm12, ymm12, ymm3
        vmovdqu      ymm13, [rax + 64]
        vpsrlq       ymm15, ymm13, 1                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpsllq       ymm1, ymm13, 63
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm13, 8
        vmovdqu      [rax + 224], ymm2
        vpsllq       ymm2, ymm13, 56
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm8, 6
        vpxor        ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm12, ymm10
        vmovdqu      [rax], ymm10
        vpaddq       ymm12, ymm9, [rcx + 288]
        vmovdqu      [rdi + 800], ymm12
        vpsrlq       ymm12, ymm9, 19
        vpsllq       ymm2, ymm9, 45
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm9, 61
        vpsllq       ymm1, ymm9, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm13, 7
        vpxor        ymm15, ymm15, ymm2
        vpaddq       ymm14, ymm14, ymm15
        vpaddq       ymm14, ymm14, ymm4
        vmovdqu      ymm15, [rax + 96]
        vpsrlq       ymm2, ymm15, 1                             ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       ymm1, ymm15, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm15, 8
        vmovdqu      [rax + 256], ymm3
        vpsllq       ymm3, ymm15, 56
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm3, ymm2, ymm3
        vpsrlq       ymm2, ymm9, 6
        vpxor        ymm12, ymm12, ymm2
        vpaddq       ymm12, ymm14, ymm12
        vmovdqu      [rax + 32], ymm12
        vpaddq       ymm14, ymm10, [rcx + 320]
        vmovdqu      [rdi + 832], ymm14
        vpsrlq       ymm14, ymm10, 19
        vpsllq       ymm2, ymm10, 45
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm10, 61
        vpsllq       ymm1, ymm10, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm15, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm13, ymm13, ymm3
        vpaddq       ymm13, ymm13, ymm5
        vpsrlq       ymm3, ymm11, 1                             ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vpsllq       ymm2, ymm11, 63
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm11, 8
        vpsllq       ymm1, ymm11, 56
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrlq       ymm2, ymm10, 6
        vpxor        ymm14, ymm14, ymm2
        vpaddq       ymm13, ymm13, ymm14
        vmovdqu      [rax + 64], ymm13
        vpaddq       ymm14, ymm12, [rcx + 352]
        vmovdqu      [rdi + 864], ymm14
        vpsrlq       ymm14, ymm12, 19
        vpsllq       ymm2, ymm12, 45
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm1, ymm12, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm11, 7
        vpxor        ymm3, ymm3, ymm2
        vpaddq       ymm15, ymm15, ymm3
        vpaddq       ymm15, ymm15, ymm6
        vmovdqu      ymm3, [rax + 160]
        vpsrlq       ymm2, ymm3, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsllq       ymm1, ymm3, 63
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm3, 8
        vpsllq       ymm10, ymm3, 56
        vpxor        ymm10, ymm1, ymm10
        vpxor        ymm10, ymm2, ymm10
        vpsrlq       ymm2, ymm12, 6
        vpxor        ymm14, ymm14, ymm2
        vpaddq       ymm14, ymm15, ymm14
        vmovdqu      [rax + 96], ymm14
        vpaddq       ymm15, ymm13, [rcx + 384]
        vmovdqu      [rdi + 896], ymm15
        vpsrlq       ymm15, ymm13, 19
        vpsllq       ymm2, ymm13, 45
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm13, 61
        vpsllq       ymm1, ymm13, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm3, 7
        vpxor        ymm10, ymm10, ymm2
        vpaddq       ymm10, ymm11, ymm10
        vpaddq       ymm10, ymm10, ymm7
        vpsrlq       ymm11, ymm0, 1                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vpsllq       ymm2, ymm0, 63
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm0, 8
        vpsllq       ymm1, ymm0, 56
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm11, ymm11, ymm2
        vpsrlq       ymm2, ymm13, 6
        vpxor        ymm15, ymm15, ymm2
        vpaddq       ymm10, ymm10, ymm15
        vmovdqu      [rax + 128], ymm10
        vpaddq       ymm15, ymm14, [rcx + 416]
        vmovdqu      [rdi + 928], ymm15
        vpsrlq       ymm15, ymm14, 19
        vpsllq       ymm2, ymm14, 45
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm14, 61
        vpsllq       ymm1, ymm14, 3
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
        vpsrlq       ymm2, ymm0, 7
        vpxor        ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm3, ymm11
        vpaddq       ymm11, ymm11, ymm8
        vpsrlq       ymm3, ymm14, 6
        vpxor        ymm15, ymm15, ymm3
        vpaddq       ymm11, ymm11, ymm15
        vmovdqu      [rax + 160], ymm11
        vpaddq       ymm15, ymm10, [rcx + 448]
        vmovdqu      [rdi + 960], ymm15
        vpaddq       ymm15, ymm11, [rcx + 480]
        vmovdqu      [rdi + 992], ymm15
        add          rcx, 512
        add          rdi, 512
        vmovdqu      ymm1, [rax + 192]
        vmovdqu      ymm2, [rax + 224]
        vmovdqu      ymm3, [rax + 256]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 352]
        vmovaps      xmm7, [rsp + 368]
        vmovaps      xmm8, [rsp + 384]
        vmovaps      xmm9, [rsp + 400]
        vmovaps      xmm10, [rsp + 416]
        vmovaps      xmm11, [rsp + 432]
        vmovaps      xmm12, [rsp + 448]
        vmovaps      xmm13, [rsp + 464]
        vmovaps      xmm14, [rsp + 480]
        vmovaps      xmm15, [rsp + 496]
        add          rsp, 520
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 360
NSMS_L(schedule_at2):
        ret
%endif
NSMS_L(schedule_end):

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
NSMS_L(blocks_frame):
        dd           NSMS_L(blocks_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0xf0, 0x17 ; sub rsp, 3000
        db           0x04
        dd           NSMS_L(blocks_at8) - NSMS_L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 3000
        db           0x40 + (NSMS_L(blocks_at9) - NSMS_L(blocks_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(blocks_at10) - NSMS_L(blocks_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(blocks_at11) - NSMS_L(blocks_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(blocks_at12) - NSMS_L(blocks_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(blocks_at13) - NSMS_L(blocks_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(blocks_at14) - NSMS_L(blocks_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
NSMS_L(blocks_frame_end):
NSMS_L(schedule_frame):
        dd           NSMS_L(schedule_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4)
        db           0
        db           0x40 + (NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4)), 0x0e, 0xf0, 0x02 ; sub rsp, 360
        db           0x04
        dd           NSMS_L(schedule_at2) - NSMS_L(schedule_at1)
        db           0x0e, 0x08                                 ; add rsp, 360
        align        8, db 0
NSMS_L(schedule_frame_end):
%endif

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifidn __OUTPUT_FORMAT__, win64
        section      .xdata rdata align=8
NSMS_L(blocks_unwind):
        db           1, NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 30, 0
        db           NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xf8 ; vmovaps [rsp + 3136], xmm15
        dw           196
        db           NSMS_L(blocks_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xe8 ; vmovaps [rsp + 3120], xmm14
        dw           195
        db           NSMS_L(blocks_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xd8 ; vmovaps [rsp + 3104], xmm13
        dw           194
        db           NSMS_L(blocks_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xc8 ; vmovaps [rsp + 3088], xmm12
        dw           193
        db           NSMS_L(blocks_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xb8 ; vmovaps [rsp + 3072], xmm11
        dw           192
        db           NSMS_L(blocks_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xa8 ; vmovaps [rsp + 3056], xmm10
        dw           191
        db           NSMS_L(blocks_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x98 ; vmovaps [rsp + 3040], xmm9
        dw           190
        db           NSMS_L(blocks_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x88 ; vmovaps [rsp + 3024], xmm8
        dw           189
        db           NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x78 ; vmovaps [rsp + 3008], xmm7
        dw           188
        db           NSMS_L(blocks_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x68 ; vmovaps [rsp + 2992], xmm6
        dw           187
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x01 ; sub rsp, 3160
        dw           395
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n4) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 24, 0
        db           NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0xf8 ; vmovaps [rsp + 496], xmm15
        dw           31
        db           NSMS_L(schedule_at12) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0xe8 ; vmovaps [rsp + 480], xmm14
        dw           30
        db           NSMS_L(schedule_at11) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0xd8 ; vmovaps [rsp + 464], xmm13
        dw           29
        db           NSMS_L(schedule_at10) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0xc8 ; vmovaps [rsp + 448], xmm12
        dw           28
        db           NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0xb8 ; vmovaps [rsp + 432], xmm11
        dw           27
        db           NSMS_L(schedule_at8) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0xa8 ; vmovaps [rsp + 416], xmm10
        dw           26
        db           NSMS_L(schedule_at7) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x98 ; vmovaps [rsp + 400], xmm9
        dw           25
        db           NSMS_L(schedule_at6) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x88 ; vmovaps [rsp + 384], xmm8
        dw           24
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x78 ; vmovaps [rsp + 368], xmm7
        dw           23
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x68 ; vmovaps [rsp + 352], xmm6
        dw           22
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x01 ; sub rsp, 520
        dw           65
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x70 ; push rdi
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n4) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif
