; sha512_avx512_n8_lanes.asm, written by nsms: make gen HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes
;   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind
;
; void nsms_sha512_blocks_avx512_n8_lanes(uint64_t state[8], const void *data, size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 8
;   scheduled at a time.
;   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,741 instructions (System V); 5,400 bytes of stack (System V), 5,576 (Win64).
;
; Memory: state must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not overlap
; another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
; and flags; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2.
; (The ISA also allows avx512dq, which this code does not use.)
; For ELF64, Win64 and Mach-O objects, the last without unwind information, which NASM cannot write for it.
; NSMS_HIDDEN hides the symbols (ELF, Mach-O); NSMS_WIN64 chooses the convention Win64 outside of COFF, too.
; Proof: the assembled bytes (ELF, COFF, Mach-O) compute what FIPS 180-4 defines, for every input.
; A proof is of result, memory accesses, calling convention and constant time (docs/SOUNDNESS.md of nsms).
; Copyright (c) 2026 the nsms authors
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define NSMS_SYMBOL(name) _ %+ name
%ifmacro build_version 3+  ; from NASM 3.0
        build_version macos, 10, 9
%endif
%elifidn __OUTPUT_FORMAT__, win64
%define NSMS_WIN64
%define NSMS_SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define NSMS_SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%define NSMS_L(name) ..@sha512_avx512_n8_lanes_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K1x8):  ; K_t: each word 8 times, once for each block of a register
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
        align        64, db 0
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
        align        64, db 0
NSMS_L(rotation_counts):  ; rotation counts of Sigma_1 and Sigma_0; mask of the lane of a
        dq           0x000000000000000e, 0x000000000000001c
        dq           0x0000000000000012, 0x0000000000000022
        dq           0x0000000000000029, 0x0000000000000027
        dq           0x0000000000000000, 0xffffffffffffffff
        align        64, db 0
NSMS_L(shuffle_76543210fedcba98):  ; byte shuffle: source of each byte
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        16, db 0
NSMS_L(words_00000000_x4):  ; constant words, first used for: the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(at1):
        push         rbp
NSMS_L(at2):
        push         rsi
NSMS_L(at3):
        push         rdi
NSMS_L(at4):
        push         r12
NSMS_L(at5):
        push         r13
NSMS_L(at6):
        push         r14
NSMS_L(at7):
        push         r15
NSMS_L(at8):
        sub          rsp, 4096
NSMS_L(at9):
        mov          [rsp], rsp
        sub          rsp, 1416
NSMS_L(at10):
        vmovaps      [rsp + 5344], xmm6
NSMS_L(at11):
        vmovaps      [rsp + 5360], xmm7
NSMS_L(at12):
        vmovaps      [rsp + 5376], xmm8
NSMS_L(at13):
        vmovaps      [rsp + 5392], xmm9
NSMS_L(at14):
        vmovaps      [rsp + 5408], xmm10
NSMS_L(at15):
        vmovaps      [rsp + 5424], xmm11
NSMS_L(at16):
        vmovaps      [rsp + 5440], xmm12
NSMS_L(at17):
        vmovaps      [rsp + 5456], xmm13
NSMS_L(at18):
        vmovaps      [rsp + 5472], xmm14
NSMS_L(at19):
        vmovaps      [rsp + 5488], xmm15
NSMS_L(at20):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
NSMS_L(at1):
        push         rbp
NSMS_L(at2):
        push         r12
NSMS_L(at3):
        push         r13
NSMS_L(at4):
        push         r14
NSMS_L(at5):
        push         r15
NSMS_L(at6):
        sub          rsp, 4096
NSMS_L(at7):
        mov          [rsp], rsp
        sub          rsp, 1256
NSMS_L(at8):
%endif
        mov          [rsp + 32], rdi
        mov          rdi, rsi
        mov          rsi, rdx
        cmp          rsi, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 159]
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
        ; Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9;
        ;   scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2; state: [rsp+32].
NSMS_L(batch8):
        cmp          rsi, 8
        jb           NSMS_L(batch1)

        ; the schedule of 8 blocks: the message words
        vmovdqu64    xmm16, [rdi]                               ; W_0 to W_1
        vmovdqu64    xmm17, [rdi + 128]
        vmovdqu64    xmm18, [rdi + 16]                          ; W_2 to W_3
        vmovdqu64    xmm19, [rdi + 144]
        vmovdqu64    xmm20, [rdi + 32]                          ; W_4 to W_5
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
        vmovdqu64    xmm22, [rdi + 48]                          ; W_6 to W_7
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
        vmovdqu64    xmm24, [rdi + 64]                          ; W_8 to W_9
        vinserti32x4 zmm24, zmm24, [rdi + 320], 1
        vinserti32x4 zmm24, zmm24, [rdi + 576], 2
        vinserti32x4 zmm24, zmm24, [rdi + 832], 3
        vmovdqu64    xmm25, [rdi + 192]
        vinserti32x4 zmm25, zmm25, [rdi + 448], 1
        vinserti32x4 zmm25, zmm25, [rdi + 704], 2
        vinserti32x4 zmm25, zmm25, [rdi + 960], 3
        vmovdqu64    xmm26, [rdi + 80]                          ; W_10 to W_11
        vinserti32x4 zmm26, zmm26, [rdi + 336], 1
        vinserti32x4 zmm26, zmm26, [rdi + 592], 2
        vinserti32x4 zmm26, zmm26, [rdi + 848], 3
        vmovdqu64    xmm27, [rdi + 208]
        vinserti32x4 zmm27, zmm27, [rdi + 464], 1
        vinserti32x4 zmm27, zmm27, [rdi + 720], 2
        vinserti32x4 zmm27, zmm27, [rdi + 976], 3
        vpunpcklqdq  zmm28, zmm16, zmm17
        vpunpckhqdq  zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rdi + 96]                          ; W_12 to W_13
        vinserti32x4 zmm17, zmm17, [rdi + 352], 1
        vinserti32x4 zmm17, zmm17, [rdi + 608], 2
        vinserti32x4 zmm17, zmm17, [rdi + 864], 3
        vmovdqu64    xmm29, [rdi + 224]
        vinserti32x4 zmm29, zmm29, [rdi + 480], 1
        vinserti32x4 zmm29, zmm29, [rdi + 736], 2
        vinserti32x4 zmm29, zmm29, [rdi + 992], 3
        vmovdqu64    zmm30, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm0, zmm28, zmm30
        vpshufb      zmm1, zmm16, zmm30
        vpunpcklqdq  zmm16, zmm18, zmm19
        vpunpckhqdq  zmm18, zmm18, zmm19
        vpshufb      zmm2, zmm16, zmm30
        vpshufb      zmm3, zmm18, zmm30
        vmovdqu64    xmm16, [rdi + 112]                         ; W_14 to W_15
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
        vpaddq       zmm16, zmm0, [rel NSMS_L(K1x8)]            ; W_0 + K_0
        vmovdqu64    [rax], zmm16
        vpaddq       zmm16, zmm1, [rel NSMS_L(K1x8) + 64]       ; W_1 + K_1
        vmovdqu64    [rax + 64], zmm16
        vpaddq       zmm16, zmm2, [rel NSMS_L(K1x8) + 128]      ; W_2 + K_2
        vmovdqu64    [rax + 128], zmm16
        vpaddq       zmm16, zmm3, [rel NSMS_L(K1x8) + 192]      ; W_3 + K_3
        vmovdqu64    [rax + 192], zmm16
        vpaddq       zmm16, zmm4, [rel NSMS_L(K1x8) + 256]      ; W_4 + K_4
        vmovdqu64    [rax + 256], zmm16
        vpaddq       zmm16, zmm5, [rel NSMS_L(K1x8) + 320]      ; W_5 + K_5
        vmovdqu64    [rax + 320], zmm16
        vpaddq       zmm16, zmm6, [rel NSMS_L(K1x8) + 384]      ; W_6 + K_6
        vmovdqu64    [rax + 384], zmm16
        vpaddq       zmm16, zmm7, [rel NSMS_L(K1x8) + 448]      ; W_7 + K_7
        vmovdqu64    [rax + 448], zmm16
        vpaddq       zmm16, zmm8, [rel NSMS_L(K1x8) + 512]      ; W_8 + K_8
        vmovdqu64    [rax + 512], zmm16
        vpaddq       zmm16, zmm9, [rel NSMS_L(K1x8) + 576]      ; W_9 + K_9
        vmovdqu64    [rax + 576], zmm16
        vpaddq       zmm16, zmm10, [rel NSMS_L(K1x8) + 640]     ; W_10 + K_10
        vmovdqu64    [rax + 640], zmm16
        vpaddq       zmm16, zmm11, [rel NSMS_L(K1x8) + 704]     ; W_11 + K_11
        vmovdqu64    [rax + 704], zmm16
        vpaddq       zmm16, zmm12, [rel NSMS_L(K1x8) + 768]     ; W_12 + K_12
        vmovdqu64    [rax + 768], zmm16
        vpaddq       zmm16, zmm13, [rel NSMS_L(K1x8) + 832]     ; W_13 + K_13
        vmovdqu64    [rax + 832], zmm16
        vpaddq       zmm16, zmm14, [rel NSMS_L(K1x8) + 896]     ; W_14 + K_14
        vmovdqu64    [rax + 896], zmm16
        vpaddq       zmm16, zmm15, [rel NSMS_L(K1x8) + 960]     ; W_15 + K_15
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
        lea          rdx, [rel NSMS_L(K1x8) + 1024]
        mov          r9, rax
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: r10, r11, rbx, rbp, [rsp..rsp+24]; W rows 0..15 of 8 blocks: zmm0..zmm15;
        ;   scratch: rax; p: rcx; is_a: k1; kp: rdx; blocks: rsi; data: rdi; upper_bound: r8; q: r9;
        ;   is_e: k2; state: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(rounds_and_schedule8):

        ; rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks
        ; Comments count rounds and words W_t from 0 in each iteration.
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
        mov          rsi, r11
        xor          rsi, rbx
        and          rsi, rdi
            vpsrlq   zmm16, zmm1, 7                             ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        xor          rsi, r11
        add          r15, rsi
        add          r15, r13
            vprorq   zmm17, zmm14, 19
        add          rbp, r13
        rorx         r13, rbp, 14                               ; round 1
        rorx         rsi, rbp, 18
        xor          r13, rsi
        rorx         rsi, rbp, 41
            vprorq   zmm18, zmm14, 61
            vpsrlq   zmm19, zmm14, 6
            vpternlogq zmm19, zmm17, zmm18, 150
            vprorq   zmm17, zmm1, 8
            vprorq   zmm18, zmm1, 1
            vpaddq   zmm20, zmm9, zmm0
            vpaddq   zmm19, zmm20, zmm19
            vpternlogq zmm16, zmm18, zmm17, 150
            vpsrlq   zmm17, zmm2, 7                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vpaddq   zmm0, zmm16, zmm19
        xor          r13, rsi
            vprorq   zmm16, zmm15, 19
        mov          rsi, rbp
        and          rsi, r12
            vprorq   zmm18, zmm15, 61
        mov          [rsp + 64], r9
        andn         r9, rbp, r14
        mov          [rsp + 72], r8
        mov          r8, [rsp + 16]
        add          r8, [rcx + 64]
        add          r8, rsi
            vpsrlq   zmm19, zmm15, 6
            vpternlogq zmm19, zmm16, zmm18, 150
        add          r9, r8
        add          r13, r9
        rorx         r9, r15, 28
            vprorq   zmm16, zmm2, 8
        rorx         r8, r15, 34
        xor          r9, r8
            vprorq   zmm18, zmm2, 1
        rorx         r8, r15, 39
        xor          r9, r8
        mov          r8, r15
        xor          r8, r10
            vpaddq   zmm20, zmm10, zmm1
        and          rdi, r8
        xor          rdi, r10
            vpaddq   zmm19, zmm20, zmm19
            vprorq   zmm20, zmm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          rbx, r13
        add          r9, rdi
        add          r13, r9
            vpternlogq zmm17, zmm18, zmm16, 150
        rorx         r9, rbx, 14                                ; round 2
            vpaddq   zmm16, zmm11, zmm2
            vpaddq   zmm1, zmm17, zmm19
        rorx         rdi, rbx, 18
            vpsrlq   zmm17, zmm3, 7
        xor          r9, rdi
        rorx         rdi, rbx, 41
        xor          r9, rdi
        mov          rdi, rbx
        and          rdi, rbp
        andn         rsi, rbx, r12
        add          r14, [rcx + 128]
        add          r14, rdi
            vpsrlq   zmm18, zmm4, 7                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        add          rsi, r14
        add          r9, rsi
        rorx         r14, r13, 28
            vprorq   zmm19, zmm3, 8
            vpternlogq zmm17, zmm20, zmm19, 150
            vpaddq   zmm16, zmm16, zmm17
        rorx         rdi, r13, 34
        xor          r14, rdi
            vpaddq   zmm17, zmm0, [rdx]
        rorx         rdi, r13, 39
        xor          r14, rdi
        mov          rdi, r13
        xor          rdi, r15
            vmovdqu64 [rcx + 1024], zmm17
        and          r8, rdi
        xor          r8, r15
            vprorq   zmm17, zmm0, 19
            vprorq   zmm19, zmm0, 61
            vpsrlq   zmm20, zmm0, 6
            vpternlogq zmm20, zmm17, zmm19, 150
        add          r11, r9
        add          r14, r8
        add          r9, r14
        rorx         r14, r11, 14                               ; round 3
        rorx         r8, r11, 18
        xor          r14, r8
            vpaddq   zmm2, zmm16, zmm20
            vprorq   zmm16, zmm4, 1
            vpsrlq   zmm17, zmm5, 7                             ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        rorx         r8, r11, 41
            vpaddq   zmm19, zmm12, zmm3
        xor          r14, r8
        mov          r8, r11
        and          r8, rbx
        andn         rsi, r11, rbp
        add          r12, [rcx + 192]
        add          r12, r8
        add          rsi, r12
        add          r14, rsi
        rorx         r12, r9, 28
        rorx         r8, r9, 34
            vprorq   zmm20, zmm4, 8
            vpternlogq zmm18, zmm16, zmm20, 150
            vpaddq   zmm16, zmm19, zmm18
        xor          r12, r8
        mov          r8, r9
        xor          r8, r13
            vpaddq   zmm18, zmm1, [rdx + 64]
        rorx         rsi, r9, 39
        xor          r12, rsi
            vmovdqu64 [rcx + 1088], zmm18
        and          rdi, r8
            vprorq   zmm18, zmm1, 19
        xor          rdi, r13
            vprorq   zmm19, zmm1, 61
        add          r10, r14
            vpsrlq   zmm20, zmm1, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        add          r12, rdi
        add          r14, r12
        rorx         r12, r10, 14                               ; round 4
        rorx         rdi, r10, 18
            vprorq   zmm18, zmm5, 1
        xor          r12, rdi
        rorx         rdi, r10, 41
            vpaddq   zmm19, zmm13, zmm4
        xor          r12, rdi
            vpaddq   zmm3, zmm16, zmm20
        mov          rdi, r10
        and          rdi, r11
        andn         rsi, r10, rbx
        add          rbp, [rcx + 256]
        add          rbp, rdi
        add          rbp, rsi
            vprorq   zmm16, zmm5, 8
            vpternlogq zmm17, zmm18, zmm16, 150
            vpaddq   zmm16, zmm19, zmm17
        add          rbp, r12
        rorx         r12, r14, 28
        rorx         rdi, r14, 34
            vpsrlq   zmm17, zmm6, 7                             ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        xor          r12, rdi
        rorx         rdi, r14, 39
        xor          r12, rdi
            vprorq   zmm18, zmm2, 19
        mov          rdi, r14
        xor          rdi, r9
        and          r8, rdi
            vpaddq   zmm19, zmm2, [rdx + 128]
            vprorq   zmm20, zmm2, 61
        xor          r8, r9
            vmovdqu64 [rcx + 1152], zmm19
        add          r15, rbp
            vpsrlq   zmm19, zmm2, 6
            vpternlogq zmm19, zmm18, zmm20, 150
        add          r12, r8
        add          rbp, r12
        rorx         r12, r15, 14                               ; round 5
        rorx         r8, r15, 18
            vpaddq   zmm4, zmm16, zmm19
        xor          r12, r8
        rorx         r8, r15, 41
        xor          r12, r8
        mov          r8, r15
        and          r8, r10
            vprorq   zmm16, zmm6, 1
        andn         rsi, r15, r11
            vpaddq   zmm18, zmm14, zmm5
        add          rbx, [rcx + 320]
        add          rbx, r8
        add          rbx, rsi
        add          rbx, r12
        rorx         r12, rbp, 28
        rorx         r8, rbp, 34
        xor          r12, r8
            vpsrlq   zmm19, zmm7, 7                             ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        rorx         r8, rbp, 39
        xor          r12, r8
            vprorq   zmm20, zmm6, 8
            vpternlogq zmm17, zmm16, zmm20, 150
            vpaddq   zmm16, zmm18, zmm17
        mov          r8, rbp
        xor          r8, r14
        and          rdi, r8
            vpaddq   zmm17, zmm3, [rdx + 192]
        xor          rdi, r14
            vmovdqu64 [rcx + 1216], zmm17
        add          r13, rbx
            vprorq   zmm17, zmm3, 19
        add          r12, rdi
        add          rbx, r12
        rorx         r12, r13, 14                               ; round 6
            vprorq   zmm18, zmm3, 61
        rorx         rdi, r13, 18
        xor          r12, rdi
            vpsrlq   zmm20, zmm3, 6
            vpternlogq zmm20, zmm17, zmm18, 150
        rorx         rdi, r13, 41
            vpaddq   zmm5, zmm16, zmm20
        xor          r12, rdi
        mov          rdi, r13
        and          rdi, r15
        andn         rsi, r13, r10
            vprorq   zmm16, zmm7, 1
        add          r11, [rcx + 384]
        add          r11, rdi
        add          r11, rsi
            vpaddq   zmm17, zmm15, zmm6
        add          r11, r12
        rorx         r12, rbx, 28
        rorx         rdi, rbx, 34
            vpaddq   zmm18, zmm4, [rdx + 256]
        xor          r12, rdi
        rorx         rdi, rbx, 39
        xor          r12, rdi
            vmovdqu64 [rcx + 1280], zmm18
        mov          rdi, rbx
        xor          rdi, rbp
        and          r8, rdi
            vprorq   zmm18, zmm7, 8
            vpternlogq zmm19, zmm16, zmm18, 150
            vpaddq   zmm16, zmm17, zmm19
        xor          r8, rbp
            vprorq   zmm17, zmm9, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprorq   zmm18, zmm8, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        add          r9, r11
        rorx         rsi, r9, 14                                ; round 7
        add          r12, r8
        add          r11, r12
        rorx         r12, r9, 18
        xor          rsi, r12
            vpsrlq   zmm19, zmm9, 7
            vpsrlq   zmm20, zmm8, 7
        rorx         r12, r9, 41
            vprorq   zmm21, zmm9, 8
            vpternlogq zmm19, zmm17, zmm21, 150
            vpaddq   zmm17, zmm8, zmm19
            vpaddq   zmm17, zmm17, zmm1
        xor          rsi, r12
        mov          r12, r9
        and          r12, r13
            vprorq   zmm19, zmm8, 8
            vpternlogq zmm20, zmm18, zmm19, 150
            vpaddq   zmm18, zmm7, zmm20
            vpaddq   zmm18, zmm18, zmm0
        andn         r8, r9, r15
        add          r10, [rcx + 448]
        add          r10, r12
            vprorq   zmm19, zmm4, 19
        add          r8, r10
        add          rsi, r8
            vprorq   zmm20, zmm4, 61
        rorx         r10, r11, 28
            vpsrlq   zmm21, zmm4, 6
            vpternlogq zmm21, zmm19, zmm20, 150
        rorx         r12, r11, 34
        xor          r10, r12
            vpaddq   zmm19, zmm5, [rdx + 320]
        mov          r12, r11
        xor          r12, rbx
        and          rdi, r12
            vpaddq   zmm6, zmm16, zmm21
        xor          rdi, rbx
            vmovdqu64 [rcx + 1344], zmm19
        rorx         r8, r11, 39
        xor          r10, r8
        add          r10, rdi
        add          r10, rsi
        add          r14, rsi
        rorx         r8, r14, 14                                ; round 8
        rorx         rdi, r14, 18
        rorx         rsi, r14, 41
        xor          r8, rdi
        xor          r8, rsi
        mov          rdi, r14
        and          rdi, r9
            vprorq   zmm16, zmm6, 19
        andn         rsi, r14, r13
        add          r15, [rcx + 512]
        add          r15, rdi
            vprorq   zmm19, zmm5, 19
            vprorq   zmm20, zmm6, 61
            vprorq   zmm21, zmm5, 61
            vpsrlq   zmm22, zmm6, 6
            vpternlogq zmm22, zmm16, zmm20, 150
        add          rsi, r15
        add          r8, rsi
            vpsrlq   zmm16, zmm5, 6
            vpternlogq zmm16, zmm19, zmm21, 150
        rorx         r15, r10, 28
            vpaddq   zmm8, zmm17, zmm22
        rorx         rdi, r10, 34
            vpaddq   zmm7, zmm18, zmm16
        xor          r15, rdi
        rorx         rdi, r10, 39
        xor          r15, rdi
        mov          rdi, r10
        xor          rdi, r11
        and          r12, rdi
        xor          r12, r11
        add          rbp, r8
            vpaddq   zmm16, zmm6, [rdx + 384]
            vmovdqu64 [rcx + 1408], zmm16
        add          r15, r12
        add          r8, r15
            vprorq   zmm16, zmm10, 1                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        rorx         r12, rbp, 14                               ; round 9
        rorx         r15, rbp, 18
        xor          r12, r15
        rorx         r15, rbp, 41
        xor          r12, r15
            vpsrlq   zmm17, zmm10, 7
        mov          r15, rbp
        and          r15, r14
            vprorq   zmm18, zmm10, 8
            vpternlogq zmm17, zmm16, zmm18, 150
            vpaddq   zmm16, zmm9, zmm17
            vpaddq   zmm16, zmm16, zmm2
        andn         rsi, rbp, r9
        add          r13, [rcx + 576]
        add          r13, r15
        add          rsi, r13
        add          r12, rsi
        rorx         r13, r8, 28
        rorx         r15, r8, 34
        xor          r13, r15
        rorx         r15, r8, 39
        xor          r13, r15
        mov          r15, r8
        xor          r15, r10
            vpaddq   zmm17, zmm8, [rdx + 512]
        and          rdi, r15
            vmovdqu64 [rcx + 1536], zmm17
            vpaddq   zmm17, zmm7, [rdx + 448]
        xor          rdi, r10
            vmovdqu64 [rcx + 1472], zmm17
        add          rbx, r12
        add          r13, rdi
        add          r12, r13
            vprorq   zmm17, zmm11, 1                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         r13, rbx, 14                               ; round 10
        rorx         rdi, rbx, 18
        xor          r13, rdi
        rorx         rdi, rbx, 41
        xor          r13, rdi
        mov          rdi, rbx
        and          rdi, rbp
        add          r9, [rcx + 640]
        add          r9, rdi
            vpsrlq   zmm18, zmm11, 7
        andn         rdi, rbx, r14
            vprorq   zmm19, zmm11, 8
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm17, zmm10, zmm18
            vpaddq   zmm17, zmm17, zmm3
        add          rdi, r9
            vprorq   zmm18, zmm7, 19
        add          r13, rdi
            vprorq   zmm19, zmm7, 61
        rorx         r9, r12, 28
        rorx         rdi, r12, 34
            vpsrlq   zmm20, zmm7, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r9, rdi
        rorx         rdi, r12, 39
        xor          r9, rdi
            vpaddq   zmm9, zmm16, zmm20
        mov          rdi, r12
        xor          rdi, r8
        and          r15, rdi
        xor          r15, r8
        add          r11, r13
        add          r9, r15
        add          r13, r9
        rorx         r15, r11, 14                               ; round 11
            vprorq   zmm16, zmm12, 1                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        rorx         r9, r11, 18
        xor          r15, r9
        rorx         r9, r11, 41
        xor          r15, r9
        mov          r9, r11
        and          r9, rbx
        andn         rsi, r11, rbp
            vpsrlq   zmm18, zmm12, 7
        add          r14, [rcx + 704]
        add          r14, r9
            vprorq   zmm19, zmm12, 8
            vpternlogq zmm18, zmm16, zmm19, 150
            vpaddq   zmm16, zmm11, zmm18
            vpaddq   zmm16, zmm16, zmm4
        add          rsi, r14
            vprorq   zmm18, zmm8, 19
        add          r15, rsi
        rorx         r14, r13, 28
            vprorq   zmm19, zmm8, 61
        rorx         r9, r13, 34
            vpsrlq   zmm20, zmm8, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r14, r9
        rorx         r9, r13, 39
        xor          r14, r9
        mov          r9, r13
        xor          r9, r12
            vpaddq   zmm10, zmm17, zmm20
        and          rdi, r9
        xor          rdi, r12
            vpaddq   zmm17, zmm9, [rdx + 576]
        add          r10, r15
            vmovdqu64 [rcx + 1600], zmm17
        add          r14, rdi
        add          r15, r14
        rorx         r14, r10, 14                               ; round 12
        rorx         rdi, r10, 18
            vprorq   zmm17, zmm13, 1                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        xor          r14, rdi
        rorx         rdi, r10, 41
        xor          r14, rdi
        add          rbp, [rcx + 768]
        mov          rdi, r10
        and          rdi, r11
        add          rbp, rdi
            vpsrlq   zmm18, zmm13, 7
        andn         rdi, r10, rbx
        add          rbp, rdi
            vprorq   zmm19, zmm13, 8
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm17, zmm12, zmm18
            vpaddq   zmm17, zmm17, zmm5
        add          rbp, r14
            vprorq   zmm18, zmm9, 19
        rorx         r14, r15, 28
        rorx         rdi, r15, 34
            vprorq   zmm19, zmm9, 61
        xor          r14, rdi
        rorx         rdi, r15, 39
        xor          r14, rdi
            vpsrlq   zmm20, zmm9, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        mov          rdi, r15
        xor          rdi, r13
        and          r9, rdi
        xor          r9, r13
            vpaddq   zmm11, zmm16, zmm20
            vpaddq   zmm16, zmm10, [rdx + 640]
        add          r8, rbp
        mov          [rsp + 24], r8
        rorx         rsi, r8, 14                                ; round 13
        add          r14, r9
        add          rbp, r14
            vprorq   zmm18, zmm14, 1                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        rorx         r14, r8, 18
            vmovdqu64 [rcx + 1664], zmm16
        xor          rsi, r14
        rorx         r14, r8, 41
        xor          rsi, r14
        andn         r14, r8, r11
        mov          r9, r8
        and          r9, r10
            vpsrlq   zmm16, zmm14, 7
            vprorq   zmm19, zmm14, 8
            vpternlogq zmm16, zmm18, zmm19, 150
            vpaddq   zmm16, zmm13, zmm16
            vpaddq   zmm16, zmm16, zmm6
        add          rbx, [rcx + 832]
        add          rbx, r9
        add          rbx, r14
        add          rbx, rsi
            vprorq   zmm18, zmm10, 19
        rorx         r14, rbp, 28
        rorx         r9, rbp, 34
        xor          r14, r9
            vprorq   zmm19, zmm10, 61
        rorx         r9, rbp, 39
        xor          r14, r9
        mov          r9, rbp
        xor          r9, r15
        and          rdi, r9
            vpaddq   zmm20, zmm11, [rdx + 704]
        xor          rdi, r15
            vpsrlq   zmm21, zmm10, 6
            vpternlogq zmm21, zmm18, zmm19, 150
            vpaddq   zmm12, zmm17, zmm21
        add          r12, rbx
        mov          [rsp + 16], r12
        rorx         rsi, r12, 14                               ; round 14
        add          r14, rdi
        add          rbx, r14
            vprorq   zmm17, zmm15, 1                            ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        rorx         r14, r12, 18
            vmovdqu64 [rcx + 1728], zmm20
        xor          rsi, r14
        rorx         r14, r12, 41
        xor          rsi, r14
        mov          r14, r12
        and          r14, r8
        andn         rdi, r12, r10
        add          r11, [rcx + 896]
        add          r11, r14
            vpsrlq   zmm18, zmm15, 7
        add          r11, rdi
            vprorq   zmm19, zmm15, 8
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm17, zmm14, zmm18
            vpaddq   zmm17, zmm17, zmm7
        add          r11, rsi
        rorx         r14, rbx, 28
            vprorq   zmm18, zmm11, 19
        rorx         rdi, rbx, 34
        xor          r14, rdi
            vprorq   zmm19, zmm11, 61
        rorx         rdi, rbx, 39
        xor          r14, rdi
            vpsrlq   zmm20, zmm11, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        mov          rdi, rbx
        xor          rdi, rbp
        and          r9, rdi
        xor          r9, rbp
            vpaddq   zmm13, zmm16, zmm20
            vpaddq   zmm16, zmm12, [rdx + 768]
        add          r13, r11
        mov          [rsp + 8], r13
            vmovdqu64 [rcx + 1792], zmm16
        add          r14, r9
        add          r11, r14
        rorx         r14, r13, 14                               ; round 15
        andn         r9, r13, r8
        rorx         rsi, r13, 18
            vprorq   zmm16, zmm0, 1                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        xor          r14, rsi
        rorx         rsi, r13, 41
        xor          r14, rsi
        mov          rsi, r13
        and          rsi, r12
            vpsrlq   zmm18, zmm0, 7
        add          r10, [rcx + 960]
        add          r10, rsi
            vprorq   zmm19, zmm0, 8
            vpternlogq zmm18, zmm16, zmm19, 150
            vpaddq   zmm16, zmm15, zmm18
            vpaddq   zmm16, zmm16, zmm8
            vprorq   zmm18, zmm12, 19
        add          r10, r9
        add          r10, r14
            vprorq   zmm19, zmm12, 61
        rorx         r14, r11, 28
        rorx         r9, r11, 34
            vpsrlq   zmm20, zmm12, 6
            vpternlogq zmm20, zmm18, zmm19, 150
        xor          r14, r9
            vpaddq   zmm14, zmm17, zmm20
        rorx         r9, r11, 39
        xor          r14, r9
        mov          r9, r11
        xor          r9, rbx
            vpaddq   zmm17, zmm13, [rdx + 832]
        and          r9, rdi
            vmovdqu64 [rcx + 1856], zmm17
        xor          r9, rbx
            vprorq   zmm17, zmm13, 19
        lea          rdi, [rcx + 1024]                          ; the next sixteen words
        add          r15, r10
        mov          [rsp], r15
            vpsrlq   zmm18, zmm13, 6
        lea          rsi, [rdx + 1024]
        add          r14, r9
        add          r10, r14
            vprorq   zmm19, zmm13, 61
            vpternlogq zmm18, zmm17, zmm19, 150
            vpaddq   zmm15, zmm16, zmm18
            vpaddq   zmm16, zmm14, [rdx + 896]
            vmovdqu64 [rcx + 1920], zmm16
            vpaddq   zmm16, zmm15, [rdx + 960]
            vmovdqu64 [rcx + 1984], zmm16
        mov          rcx, rdi
        mov          rdx, rsi
        mov          rsi, [rsp + 48]
        mov          rdi, [rsp + 56]
        mov          r9, [rsp + 64]
        mov          r8, [rsp + 72]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule8)

        ; rounds 64 to 79 of the first block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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

        ; zeros in place of the working variables of an unfinished block before
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
        vmovdqu64    xmm3, [rel NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7;
        ;   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rsi; data: rdi; q: r9; is_e: k2;
        ;   state: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(end_and_next_block8):

        ; the end of a block, and rounds 0 to 15 of the next
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        vpaddq       xmm3{k2}, xmm3, xmm7                       ; the hash value after the block before
        vmovdqa64    xmm10, xmm0
        vpaddq       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddq       xmm11{k1}, xmm1, xmm5
        vmovdqu64    xmm12, [rel NSMS_L(words_00000000_x4)]     ; the first round, and the last but one of the block before
        vmovdqa64    xmm13, xmm1
        vpaddq       xmm13{k2}, xmm1, xmm5
        vmovdqu64    xmm14, [rel NSMS_L(rotation_counts)]
        vmovdqu64    xmm15, [rel NSMS_L(rotation_counts) + 16]
        vpaddq       xmm2{k2}, xmm2, xmm6
        vpaddq       xmm16, xmm3, [r9]
        vmovdqu64    xmm17, [rel NSMS_L(rotation_counts) + 32]
        vmovdqu64    xmm18, [rel NSMS_L(rotation_counts) + 48]
        vpsubq       xmm16{k1}, xmm12, xmm3
        vprorvq      xmm19, xmm10, xmm14
        vpalignr     xmm11, xmm11, xmm11, 8
        vprorvq      xmm20, xmm10, xmm15
        vprorvq      xmm21, xmm10, xmm17
        vmovdqa64    xmm22, xmm0
        vpaddq       xmm22{k1}, xmm0, xmm4
        vmovdqa64    xmm23, xmm13
        vpternlogq   xmm23, xmm2, xmm18, 248
        vpternlogq   xmm21, xmm19, xmm20, 150
        vmovdqa64    xmm19, xmm2
        vpternlogq   xmm19, xmm13, xmm18, 208
        vpaddq       xmm11, xmm11, xmm16
        vpternlogq   xmm19, xmm23, xmm10, 216
        vpaddq       xmm11, xmm21, xmm11
        vpaddq       xmm16, xmm2, [r9 + 64]                     ; the second round, and the last of the block before
        vpaddq       xmm11, xmm11, xmm19
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm13, xmm18, 248
        vpternlogq   xmm13, xmm10, xmm18, 208
        vpsubq       xmm16{k1}, xmm12, xmm2
        vpalignr     xmm10, xmm22, xmm22, 8
        vprorvq      xmm20, xmm11, xmm14
        vpaddq       xmm5, xmm1, xmm5
        vpternlogq   xmm13, xmm19, xmm11, 216
        vprorvq      xmm19, xmm11, xmm15
        vprorvq      xmm21, xmm11, xmm17
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm22, xmm5, [r9 + 128]                    ; round 2
        vpaddq       xmm10, xmm10, xmm16
        vpternlogq   xmm21, xmm20, xmm19, 150
        vpaddq       xmm10, xmm10, xmm13
        vpaddq       xmm10, xmm21, xmm10
        vpaddq       xmm11{k1}, xmm11, xmm8
        vpalignr     xmm13, xmm11, xmm11, 8
        vpaddq       xmm10{k1}, xmm10, xmm9
        vpalignr     xmm16, xmm10, xmm10, 8                     ; round 3
        vprorvq      xmm19, xmm10, xmm15
        vmovdqa64    xmm20, xmm11
        vpternlogq   xmm20, xmm4, xmm18, 248
        vpsubq       xmm22{k1}, xmm12, xmm5
        vpaddq       xmm21, xmm4, [r9 + 192]
        vprorvq      xmm23, xmm10, xmm14
        vprorvq      xmm24, xmm10, xmm17
        vpternlogq   xmm24, xmm23, xmm19, 150
        vmovdqa64    xmm19, xmm4
        vpternlogq   xmm19, xmm11, xmm18, 208
        vpternlogq   xmm19, xmm20, xmm10, 216
        vpaddq       xmm13, xmm22, xmm13
        vpaddq       xmm13, xmm13, xmm19
        vpaddq       xmm13, xmm24, xmm13
        vpalignr     xmm19, xmm13, xmm13, 8                     ; round 4
        vpaddq       xmm20, xmm11, [r9 + 256]
        vmovdqa64    xmm22, xmm10
        vpternlogq   xmm22, xmm11, xmm18, 248
        vprorvq      xmm23, xmm13, xmm15
        vpsubq       xmm21{k1}, xmm12, xmm4
        vprorvq      xmm24, xmm13, xmm14
        vprorvq      xmm25, xmm13, xmm17
        vpternlogq   xmm25, xmm24, xmm23, 150
        vmovdqa64    xmm23, xmm11
        vpternlogq   xmm23, xmm10, xmm18, 208
        vpternlogq   xmm23, xmm22, xmm13, 216
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm10, xmm18, 248
        vpaddq       xmm16, xmm21, xmm16
        vpaddq       xmm16, xmm16, xmm23
        vpaddq       xmm16, xmm25, xmm16
        vpalignr     xmm21, xmm16, xmm16, 8                     ; round 5
        vprorvq      xmm23, xmm16, xmm14
        vprorvq      xmm24, xmm16, xmm15
        vpsubq       xmm20{k1}, xmm12, xmm11
        vpaddq       xmm25, xmm10, [r9 + 320]
        vprorvq      xmm26, xmm16, xmm17
        vpternlogq   xmm26, xmm23, xmm24, 150
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm13, xmm18, 208
        vpternlogq   xmm23, xmm22, xmm16, 216
        vpaddq       xmm19, xmm20, xmm19
        vpaddq       xmm19, xmm19, xmm23
        vpaddq       xmm19, xmm26, xmm19
        vpalignr     xmm20, xmm19, xmm19, 8                     ; round 6
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm13, xmm18, 248
        vprorvq      xmm23, xmm19, xmm15
        vpsubq       xmm25{k1}, xmm12, xmm10
        vpaddq       xmm24, xmm13, [r9 + 384]
        vprorvq      xmm26, xmm19, xmm14
        vprorvq      xmm27, xmm19, xmm17
        vpternlogq   xmm27, xmm26, xmm23, 150
        vmovdqa64    xmm23, xmm13
        vpternlogq   xmm23, xmm16, xmm18, 208
        vpternlogq   xmm23, xmm22, xmm19, 216
        vpaddq       xmm21, xmm25, xmm21
        vpaddq       xmm21, xmm21, xmm23
        vmovdqa64    xmm22, xmm19
        vpternlogq   xmm22, xmm16, xmm18, 248
        vpaddq       xmm23, xmm16, [r9 + 448]                   ; round 7
        vpaddq       xmm21, xmm27, xmm21
        vpalignr     xmm25, xmm21, xmm21, 8
        vprorvq      xmm26, xmm21, xmm15
        vpsubq       xmm24{k1}, xmm12, xmm13
        vprorvq      xmm13, xmm21, xmm14
        vprorvq      xmm27, xmm21, xmm17
        vpternlogq   xmm27, xmm13, xmm26, 150
        vmovdqa64    xmm13, xmm16
        vpternlogq   xmm13, xmm19, xmm18, 208
        vpternlogq   xmm13, xmm22, xmm21, 216
        vpaddq       xmm20, xmm24, xmm20
        vpaddq       xmm13, xmm20, xmm13
        vpaddq       xmm13, xmm27, xmm13
        vpalignr     xmm20, xmm13, xmm13, 8                     ; round 8
        vmovdqa64    xmm22, xmm21
        vpternlogq   xmm22, xmm19, xmm18, 248
        vprorvq      xmm24, xmm13, xmm15
        vpaddq       xmm26, xmm19, [r9 + 512]
        vpsubq       xmm23{k1}, xmm12, xmm16
        vprorvq      xmm16, xmm13, xmm14
        vprorvq      xmm27, xmm13, xmm17
        vpternlogq   xmm27, xmm16, xmm24, 150
        vmovdqa64    xmm16, xmm19
        vpternlogq   xmm16, xmm21, xmm18, 208
        vpternlogq   xmm16, xmm22, xmm13, 216
        vpaddq       xmm22, xmm23, xmm25
        vpaddq       xmm16, xmm22, xmm16
        vmovdqa64    xmm22, xmm13
        vpternlogq   xmm22, xmm21, xmm18, 248
        vpaddq       xmm16, xmm27, xmm16
        vprorvq      xmm23, xmm16, xmm15
        vpsubq       xmm26{k1}, xmm12, xmm19
        vpaddq       xmm19, xmm21, [r9 + 576]                   ; round 9
        vpaddq       xmm24, xmm13, [r9 + 640]                   ; round 10
        vmovdqa64    xmm25, xmm21
        vpternlogq   xmm25, xmm13, xmm18, 208
        vpternlogq   xmm25, xmm22, xmm16, 216
        vprorvq      xmm22, xmm16, xmm14
        vpalignr     xmm27, xmm16, xmm16, 8
        vprorvq      xmm28, xmm16, xmm17
        vpternlogq   xmm28, xmm22, xmm23, 150
        vmovdqa64    xmm22, xmm16
        vpternlogq   xmm22, xmm13, xmm18, 248
        vpaddq       xmm20, xmm26, xmm20
        vpaddq       xmm20, xmm20, xmm25
        vpaddq       xmm20, xmm28, xmm20
        vpalignr     xmm23, xmm20, xmm20, 8
        vprorvq      xmm25, xmm20, xmm15
        vpsubq       xmm19{k1}, xmm12, xmm21
        vprorvq      xmm21, xmm20, xmm14
        vprorvq      xmm26, xmm20, xmm17
        vpternlogq   xmm26, xmm21, xmm25, 150
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm16, xmm18, 208
        vpternlogq   xmm21, xmm22, xmm20, 216
        vpaddq       xmm19, xmm19, xmm27
        vpaddq       xmm19, xmm19, xmm21
        vmovdqa64    xmm21, xmm20
        vpternlogq   xmm21, xmm16, xmm18, 248
        vpaddq       xmm19, xmm26, xmm19
        vpalignr     xmm22, xmm19, xmm19, 8                     ; round 11
        vprorvq      xmm25, xmm19, xmm15
        vprorvq      xmm26, xmm19, xmm14
        vpsubq       xmm24{k1}, xmm12, xmm13
        vprorvq      xmm13, xmm19, xmm17
        vpternlogq   xmm13, xmm26, xmm25, 150
        vpaddq       xmm25, xmm16, [r9 + 704]
        vpsubq       xmm25{k1}, xmm12, xmm16
        vpternlogq   xmm16, xmm20, xmm18, 208
        vpternlogq   xmm16, xmm21, xmm19, 216
        vpaddq       xmm21, xmm24, xmm23
        vpaddq       xmm16, xmm21, xmm16
        vpaddq       xmm13, xmm13, xmm16
        vpalignr     xmm16, xmm13, xmm13, 8                     ; round 12
        vprorvq      xmm21, xmm13, xmm15
        vmovdqa64    xmm23, xmm19
        vpternlogq   xmm23, xmm20, xmm18, 248
        vprorvq      xmm24, xmm13, xmm14
        vpaddq       xmm26, xmm20, [r9 + 768]
        vmovdqa64    xmm27, xmm20
        vpternlogq   xmm27, xmm19, xmm18, 208
        vpternlogq   xmm27, xmm23, xmm13, 216
        vprorvq      xmm23, xmm13, xmm17
        vpternlogq   xmm23, xmm24, xmm21, 150
        vmovdqa64    xmm21, xmm13
        vpternlogq   xmm21, xmm19, xmm18, 248
        vpaddq       xmm22, xmm25, xmm22
        vpaddq       xmm22, xmm22, xmm27
        vpaddq       xmm24, xmm19, [r9 + 832]                   ; round 13
        vpaddq       xmm22, xmm23, xmm22
        vpalignr     xmm23, xmm22, xmm22, 8
        vprorvq      xmm25, xmm22, xmm15
        vpsubq       xmm26{k1}, xmm12, xmm20
        vprorvq      xmm20, xmm22, xmm14
        vprorvq      xmm27, xmm22, xmm17
        vpternlogq   xmm27, xmm20, xmm25, 150
        vmovdqa64    xmm20, xmm19
        vpternlogq   xmm20, xmm13, xmm18, 208
        vpternlogq   xmm20, xmm21, xmm22, 216
        vpaddq       xmm16, xmm26, xmm16
        vpaddq       xmm16, xmm16, xmm20
        vmovdqa64    xmm20, xmm22
        vpternlogq   xmm20, xmm13, xmm18, 248
        vpaddq       xmm16, xmm27, xmm16
        vprorvq      xmm21, xmm16, xmm15
        vpsubq       xmm24{k1}, xmm12, xmm19
        vprorvq      xmm19, xmm16, xmm14
        vprorvq      xmm25, xmm16, xmm17
        vpternlogq   xmm25, xmm19, xmm21, 150
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm22, xmm18, 208
        vpternlogq   xmm19, xmm20, xmm16, 216
        vpaddq       xmm20, xmm24, xmm23
        vpaddq       xmm19, xmm20, xmm19
        vpalignr     xmm20, xmm16, xmm16, 8                     ; round 14
        vpaddq       xmm19, xmm25, xmm19
        lea          rcx, [r9 + 1024]                           ; round 15
        vpaddq       xmm21, xmm13, [r9 + 896]
        lea          r8, [r9 + 5120]
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm22, xmm18, 248
        lea          rdx, [r9 + 8]
        vprorvq      xmm24, xmm19, xmm15
        vpsubq       xmm21{k1}, xmm12, xmm13
        vprorvq      xmm13, xmm19, xmm14
        vprorvq      xmm25, xmm19, xmm17
        vpternlogq   xmm25, xmm13, xmm24, 150
        vmovdqa64    xmm13, xmm22
        vpternlogq   xmm13, xmm16, xmm18, 208
        vpternlogq   xmm13, xmm23, xmm19, 216
        vpaddq       xmm20, xmm21, xmm20
        vpaddq       xmm13, xmm20, xmm13
        vpaddq       xmm20, xmm22, [r9 + 960]
        vmovdqa64    xmm21, xmm19
        vpternlogq   xmm21, xmm16, xmm18, 248
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm19, xmm18, 208
        vpsubq       xmm20{k1}, xmm12, xmm22
        vpaddq       xmm1, xmm25, xmm13
        vpalignr     xmm12, xmm19, xmm19, 8
        vpternlogq   xmm23, xmm21, xmm1, 216
        vprorvq      xmm13, xmm1, xmm14
        vprorvq      xmm14, xmm1, xmm17
        vprorvq      xmm15, xmm1, xmm15
        add          rdi, 128                                   ; the next block
        add          rsi, -1
        vpaddq       xmm12, xmm20, xmm12
        vpaddq       xmm12, xmm12, xmm23
        vpternlogq   xmm14, xmm13, xmm15, 150
        vpaddq       xmm0, xmm14, xmm12
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm11
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm19
        vmovdqa64    xmm3, xmm16
        mov          r9, rdx
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7;
        ;   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_a: k1; blocks: rsi; data: rdi; upper_bound: r8;
        ;   q: r9; is_e: k2; state: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(rounds_only8):

        ; rounds 16 to 79 of one block, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label rounds_and_schedule8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vpalignr     xmm10, xmm0, xmm0, 8                       ; round 1
        vmovdqu64    xmm11, [rel NSMS_L(rotation_counts) + 16]  ; round 0
        vprorvq      xmm12, xmm0, xmm11
        vpalignr     xmm13, xmm1, xmm1, 8
        vmovdqu64    xmm14, [rel NSMS_L(rotation_counts)]
        vmovdqu64    xmm15, [rel NSMS_L(words_00000000_x4)]
        vmovdqu64    xmm16, [rel NSMS_L(rotation_counts) + 32]
        vprorvq      xmm17, xmm0, xmm16
        vprorvq      xmm18, xmm0, xmm14
        vmovdqu64    xmm19, [rel NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm20, xmm2
        vpternlogq   xmm20, xmm1, xmm19, 208
        vpaddq       xmm21, xmm3, [rcx]
        vmovdqa64    xmm22, xmm1
        vpternlogq   xmm22, xmm2, xmm19, 248
        vpternlogq   xmm17, xmm18, xmm12, 150
        vpsubq       xmm21{k1}, xmm15, xmm3
        vpaddq       xmm12, xmm13, xmm21
        vpternlogq   xmm20, xmm22, xmm0, 216
        vpaddq       xmm12, xmm17, xmm12
        vpaddq       xmm12, xmm12, xmm20
        vpalignr     xmm13, xmm12, xmm12, 8                     ; round 2
        vpaddq       xmm17, xmm2, [rcx + 64]
        vmovdqa64    xmm18, xmm0
        vpternlogq   xmm18, xmm1, xmm19, 248
        vpsubq       xmm17{k1}, xmm15, xmm2
        vpaddq       xmm10, xmm10, xmm17
        vmovdqa64    xmm17, xmm1
        vpternlogq   xmm17, xmm0, xmm19, 208
        vprorvq      xmm20, xmm12, xmm14
        vpternlogq   xmm17, xmm18, xmm12, 216
        vprorvq      xmm18, xmm12, xmm11
        vprorvq      xmm21, xmm12, xmm16
        vpaddq       xmm10, xmm10, xmm17
        vpternlogq   xmm21, xmm20, xmm18, 150
        vpaddq       xmm17, xmm1, [rcx + 128]
        vmovdqa64    xmm18, xmm0
        vpternlogq   xmm18, xmm12, xmm19, 208
        vpaddq       xmm10, xmm21, xmm10
        vpalignr     xmm20, xmm10, xmm10, 8                     ; round 3
        vpsubq       xmm17{k1}, xmm15, xmm1
        vmovdqa64    xmm21, xmm12
        vpternlogq   xmm21, xmm0, xmm19, 248
        vpaddq       xmm13, xmm17, xmm13
        vprorvq      xmm17, xmm10, xmm14
        vpternlogq   xmm18, xmm21, xmm10, 216
        vprorvq      xmm21, xmm10, xmm11
        vprorvq      xmm22, xmm10, xmm16
        vpaddq       xmm13, xmm13, xmm18
        vpternlogq   xmm22, xmm17, xmm21, 150
        vpaddq       xmm17, xmm0, [rcx + 192]
        vmovdqa64    xmm18, xmm12
        vpternlogq   xmm18, xmm10, xmm19, 208
        vpaddq       xmm13, xmm22, xmm13
        vpalignr     xmm21, xmm13, xmm13, 8                     ; round 4
        vpsubq       xmm17{k1}, xmm15, xmm0
        vmovdqa64    xmm22, xmm10
        vpternlogq   xmm22, xmm12, xmm19, 248
        vpaddq       xmm17, xmm17, xmm20
        vprorvq      xmm20, xmm13, xmm14
        vpternlogq   xmm18, xmm22, xmm13, 216
        vprorvq      xmm22, xmm13, xmm11
        vprorvq      xmm23, xmm13, xmm16
        vpaddq       xmm17, xmm17, xmm18
        vpternlogq   xmm23, xmm20, xmm22, 150
        vpaddq       xmm18, xmm12, [rcx + 256]
        vmovdqa64    xmm20, xmm10
        vpternlogq   xmm20, xmm13, xmm19, 208
        vpaddq       xmm17, xmm23, xmm17
        vpalignr     xmm22, xmm17, xmm17, 8                     ; round 5
        vpsubq       xmm18{k1}, xmm15, xmm12
        vmovdqa64    xmm12, xmm13
        vpternlogq   xmm12, xmm10, xmm19, 248
        vpaddq       xmm18, xmm18, xmm21
        vprorvq      xmm21, xmm17, xmm14
        vpternlogq   xmm20, xmm12, xmm17, 216
        vprorvq      xmm12, xmm17, xmm11
        vprorvq      xmm23, xmm17, xmm16
        vpaddq       xmm18, xmm18, xmm20
        vpternlogq   xmm23, xmm21, xmm12, 150
        vpaddq       xmm12, xmm10, [rcx + 320]
        vmovdqa64    xmm20, xmm13
        vpternlogq   xmm20, xmm17, xmm19, 208
        vpaddq       xmm18, xmm23, xmm18
        vpalignr     xmm21, xmm18, xmm18, 8                     ; round 6
        vpsubq       xmm12{k1}, xmm15, xmm10
        vmovdqa64    xmm10, xmm17
        vpternlogq   xmm10, xmm13, xmm19, 248
        vpaddq       xmm12, xmm12, xmm22
        vprorvq      xmm22, xmm18, xmm14
        vpternlogq   xmm20, xmm10, xmm18, 216
        vprorvq      xmm10, xmm18, xmm11
        vprorvq      xmm23, xmm18, xmm16
        vpaddq       xmm12, xmm12, xmm20
        vpternlogq   xmm23, xmm22, xmm10, 150
        vpaddq       xmm10, xmm13, [rcx + 384]
        vmovdqa64    xmm20, xmm17
        vpternlogq   xmm20, xmm18, xmm19, 208
        vpaddq       xmm12, xmm23, xmm12
        vpalignr     xmm22, xmm12, xmm12, 8                     ; round 7
        vpsubq       xmm10{k1}, xmm15, xmm13
        vmovdqa64    xmm13, xmm18
        vpternlogq   xmm13, xmm17, xmm19, 248
        vpaddq       xmm10, xmm10, xmm21
        vprorvq      xmm21, xmm12, xmm14
        vpternlogq   xmm20, xmm13, xmm12, 216
        vprorvq      xmm13, xmm12, xmm11
        vprorvq      xmm23, xmm12, xmm16
        vpaddq       xmm10, xmm10, xmm20
        vmovdqa64    xmm20, xmm18
        vpternlogq   xmm20, xmm12, xmm19, 208
        vpternlogq   xmm23, xmm21, xmm13, 150
        vpaddq       xmm10, xmm23, xmm10
        vpalignr     xmm13, xmm10, xmm10, 8                     ; round 8
        vpaddq       xmm21, xmm17, [rcx + 448]
        vpsubq       xmm21{k1}, xmm15, xmm17
        vmovdqa64    xmm17, xmm12
        vpternlogq   xmm17, xmm18, xmm19, 248
        vpaddq       xmm21, xmm21, xmm22
        vprorvq      xmm22, xmm10, xmm14
        vpternlogq   xmm20, xmm17, xmm10, 216
        vprorvq      xmm17, xmm10, xmm11
        vprorvq      xmm23, xmm10, xmm16
        vpaddq       xmm20, xmm21, xmm20
        vpternlogq   xmm23, xmm22, xmm17, 150
        vpaddq       xmm17, xmm18, [rcx + 512]
        vmovdqa64    xmm21, xmm12
        vpternlogq   xmm21, xmm10, xmm19, 208
        vpaddq       xmm20, xmm23, xmm20
        vpalignr     xmm22, xmm20, xmm20, 8                     ; round 9
        vpsubq       xmm17{k1}, xmm15, xmm18
        vmovdqa64    xmm18, xmm10
        vpternlogq   xmm18, xmm12, xmm19, 248
        vpaddq       xmm13, xmm17, xmm13
        vprorvq      xmm17, xmm20, xmm14
        vpternlogq   xmm21, xmm18, xmm20, 216
        vprorvq      xmm18, xmm20, xmm11
        vprorvq      xmm23, xmm20, xmm16
        vpaddq       xmm13, xmm13, xmm21
        vpternlogq   xmm23, xmm17, xmm18, 150
        vpaddq       xmm17, xmm12, [rcx + 576]
        vmovdqa64    xmm18, xmm10
        vpternlogq   xmm18, xmm20, xmm19, 208
        vpaddq       xmm13, xmm23, xmm13
        vpalignr     xmm21, xmm13, xmm13, 8                     ; round 10
        vpsubq       xmm17{k1}, xmm15, xmm12
        vmovdqa64    xmm12, xmm20
        vpternlogq   xmm12, xmm10, xmm19, 248
        vpaddq       xmm17, xmm17, xmm22
        vprorvq      xmm22, xmm13, xmm14
        vpternlogq   xmm18, xmm12, xmm13, 216
        vprorvq      xmm12, xmm13, xmm11
        vprorvq      xmm23, xmm13, xmm16
        vpaddq       xmm17, xmm17, xmm18
        vpternlogq   xmm23, xmm22, xmm12, 150
        vpaddq       xmm12, xmm10, [rcx + 640]
        vmovdqa64    xmm18, xmm20
        vpternlogq   xmm18, xmm13, xmm19, 208
        vpaddq       xmm17, xmm23, xmm17
        vpalignr     xmm22, xmm17, xmm17, 8                     ; round 11
        vpsubq       xmm12{k1}, xmm15, xmm10
        vmovdqa64    xmm10, xmm13
        vpternlogq   xmm10, xmm20, xmm19, 248
        vpaddq       xmm12, xmm12, xmm21
        vprorvq      xmm21, xmm17, xmm14
        vpternlogq   xmm18, xmm10, xmm17, 216
        vprorvq      xmm10, xmm17, xmm11
        vprorvq      xmm23, xmm17, xmm16
        vpaddq       xmm12, xmm12, xmm18
        vpternlogq   xmm23, xmm21, xmm10, 150
        vpaddq       xmm10, xmm20, [rcx + 704]
        vmovdqa64    xmm18, xmm13
        vpternlogq   xmm18, xmm17, xmm19, 208
        vpaddq       xmm12, xmm23, xmm12
        vpalignr     xmm21, xmm12, xmm12, 8                     ; round 12
        vpsubq       xmm10{k1}, xmm15, xmm20
        vmovdqa64    xmm20, xmm17
        vpternlogq   xmm20, xmm13, xmm19, 248
        vpaddq       xmm10, xmm10, xmm22
        vprorvq      xmm22, xmm12, xmm14
        vpternlogq   xmm18, xmm20, xmm12, 216
        vprorvq      xmm20, xmm12, xmm11
        vprorvq      xmm23, xmm12, xmm16
        vpternlogq   xmm23, xmm22, xmm20, 150
        vpaddq       xmm10, xmm10, xmm18
        vpaddq       xmm18, xmm13, [rcx + 768]
        vmovdqa64    xmm20, xmm17
        vpternlogq   xmm20, xmm12, xmm19, 208
        vpaddq       xmm10, xmm23, xmm10
        vpalignr     xmm22, xmm10, xmm10, 8                     ; round 13
        vpsubq       xmm18{k1}, xmm15, xmm13
        vprorvq      xmm13, xmm10, xmm14
        vmovdqa64    xmm23, xmm12
        vpternlogq   xmm23, xmm17, xmm19, 248
        vpternlogq   xmm20, xmm23, xmm10, 216
        vpaddq       xmm18, xmm18, xmm21
        vprorvq      xmm21, xmm10, xmm16
        vprorvq      xmm23, xmm10, xmm11
        vpaddq       xmm24, xmm17, [rcx + 832]
        vpternlogq   xmm21, xmm13, xmm23, 150
        vpaddq       xmm13, xmm18, xmm20
        vmovdqa64    xmm18, xmm12
        vpternlogq   xmm18, xmm10, xmm19, 208
        vpaddq       xmm3, xmm21, xmm13
        vpalignr     xmm13, xmm3, xmm3, 8                       ; round 14
        vpsubq       xmm24{k1}, xmm15, xmm17
        vmovdqa64    xmm17, xmm10
        vpternlogq   xmm17, xmm12, xmm19, 248
        vpaddq       xmm20, xmm24, xmm22
        vprorvq      xmm21, xmm3, xmm14
        vpternlogq   xmm18, xmm17, xmm3, 216
        vprorvq      xmm17, xmm3, xmm11
        vprorvq      xmm22, xmm3, xmm16
        vpternlogq   xmm22, xmm21, xmm17, 150
        vpaddq       xmm17, xmm20, xmm18
        vpaddq       xmm18, xmm12, [rcx + 896]
        vmovdqa64    xmm20, xmm10
        vpternlogq   xmm20, xmm3, xmm19, 208
        vpaddq       xmm2, xmm22, xmm17
        vpsubq       xmm18{k1}, xmm15, xmm12
        vmovdqa64    xmm12, xmm3
        vpternlogq   xmm12, xmm10, xmm19, 248
        vpaddq       xmm13, xmm18, xmm13
        vprorvq      xmm17, xmm2, xmm14
        vpternlogq   xmm20, xmm12, xmm2, 216
        vprorvq      xmm12, xmm2, xmm11
        vprorvq      xmm18, xmm2, xmm16
        vpternlogq   xmm18, xmm17, xmm12, 150
        vpaddq       xmm12, xmm13, xmm20
        vpaddq       xmm13, xmm10, [rcx + 960]                  ; round 15
        vpaddq       xmm1, xmm18, xmm12
        add          rcx, 1024
        vmovdqa64    xmm12, xmm3
        vpternlogq   xmm12, xmm2, xmm19, 208
        vpalignr     xmm17, xmm2, xmm2, 8
        vpsubq       xmm13{k1}, xmm15, xmm10
        vmovdqa64    xmm10, xmm2
        vpternlogq   xmm10, xmm3, xmm19, 248
        vpaddq       xmm13, xmm13, xmm17
        vprorvq      xmm15, xmm1, xmm16
        vpternlogq   xmm12, xmm10, xmm1, 216
        vprorvq      xmm10, xmm1, xmm11
        vprorvq      xmm11, xmm1, xmm14
        vpaddq       xmm12, xmm13, xmm12
        vpternlogq   xmm15, xmm11, xmm10, 150
        vpaddq       xmm0, xmm15, xmm12
        cmp          rcx, r8
        jne          NSMS_L(rounds_only8)
        cmp          r9, [rsp + 40]
        jne          NSMS_L(end_and_next_block8)

        ; the hash value after the batch
        vmovdqu64    xmm10, [rel NSMS_L(words_00000000_x4)]     ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rel NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rel NSMS_L(rotation_counts) + 32]
        vpaddq       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4                           ; the hash value
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm6, xmm2, xmm6
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vmovq        [rcx + 40], xmm5
        vpaddq       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rel NSMS_L(rotation_counts) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vmovq        [rcx + 48], xmm6
        vpaddq       xmm3, xmm15, xmm3
        vprorvq      xmm15, xmm0, xmm11
        vprorvq      xmm16, xmm0, xmm12
        vmovq        [rcx + 56], xmm7
        vprorvq      xmm17, xmm0, xmm13
        vpternlogq   xmm17, xmm15, xmm16, 150
        vpaddq       xmm3, xmm3, xmm17
        vpshufd      xmm15, xmm4, 14
        vmovdqa64    xmm16, xmm1
        vpternlogq   xmm16, xmm2, xmm14, 248
        vpternlogq   xmm2, xmm1, xmm14, 208
        vpternlogq   xmm2, xmm16, xmm0, 216
        vpaddq       xmm2, xmm3, xmm2
        vprorvq      xmm3, xmm2, xmm11
        vprorvq      xmm11, xmm2, xmm12
        vpshufd      xmm12, xmm5, 14
        vpaddq       xmm8, xmm8, xmm2
        vpshufd      xmm16, xmm8, 14
        vprorvq      xmm13, xmm2, xmm13
        vpternlogq   xmm13, xmm3, xmm11, 150
        vmovsd       [rcx + 8], xmm16
        vmovdqa64    xmm3, xmm0
        vpternlogq   xmm3, xmm1, xmm14, 248
        vpternlogq   xmm1, xmm0, xmm14, 208
        vpalignr     xmm0, xmm0, xmm0, 8
        vmovq        [rcx + 16], xmm15
        vpternlogq   xmm1, xmm3, xmm2, 216
        vpaddq       xmm0, xmm10, xmm0
        vpaddq       xmm0, xmm0, xmm1
        vmovq        [rcx + 24], xmm12
        vpaddq       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 14
        vmovq        [rcx], xmm0
        jmp          NSMS_L(batch8)
        ; Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9;
        ;   scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2; state: [rsp+32].
NSMS_L(batch1):
        cmp          rsi, 1
        jb           NSMS_L(store_hash_value)
        cmp          rsi, 8
        jb           NSMS_L(blocks_below8)
        mov          r9d, 8
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below8):
        cmp          rsi, 4
        jb           NSMS_L(blocks_below4)
        mov          r9d, 4
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below4):
        cmp          rsi, 2
        jb           NSMS_L(blocks_below2)
        mov          r9d, 2
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below2):
        mov          r9d, 1
NSMS_L(run_of_blocks):

        ; zeros in place of the working variables of an unfinished block before
        vmovdqu64    xmm3, [rel NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7;
        ;   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2;
        ;   state: [rsp+32]; left_in_run: r9.
NSMS_L(end_and_next_block1):

        ; the end of a block, and rounds 0 to 15 of the next on its message words
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label end_and_next_block8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        mov          r10, [rdi]                                 ; W_0
        mov          r11, [rdi + 8]                             ; W_1
        bswap        r11
        vmovdqa64    xmm10, xmm0                                ; the hash value after the block before
        vpaddq       xmm10{k2}, xmm0, xmm4
            mov      [rax + 8], r11                             ; W_1 to the schedule
        vmovdqa64    xmm11, xmm1
        vpaddq       xmm11{k2}, xmm1, xmm5
        vpaddq       xmm3{k2}, xmm3, xmm7
        vpaddq       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm12, xmm0
        vpaddq       xmm12{k1}, xmm0, xmm4
        bswap        r10
            mov      rbx, r10                                   ; W_0 + K_0
            add      rbx, [rel NSMS_L(K)]
            mov      [rax], r10                                 ; W_0 to the schedule
        vmovdqa64    xmm13, xmm1
        vpaddq       xmm13{k1}, xmm1, xmm5
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        mov          r10, [rdi + 16]                            ; W_2
        vmovdqu64    xmm14, [rel NSMS_L(rotation_counts) + 48]  ; the first round, and the last but one of the block before
        vmovdqa64    xmm15, xmm11
        vpternlogq   xmm15, xmm2, xmm14, 248
        vmovdqa64    xmm16, xmm2
        vpternlogq   xmm16, xmm11, xmm14, 208
            add      r11, [rel NSMS_L(K) + 8]                   ; W_1 + K_1
        vpternlogq   xmm16, xmm15, xmm10, 216
        vmovdqu64    xmm15, [rel NSMS_L(words_00000000_x4)]
        vmovq        xmm17, rbx
        vpaddq       xmm17, xmm3, xmm17
        vpsubq       xmm17{k1}, xmm15, xmm3
        vpalignr     xmm13, xmm13, xmm13, 8
        bswap        r10
        vmovdqu64    xmm18, [rel NSMS_L(rotation_counts)]
        vprorvq      xmm19, xmm10, xmm18
        mov          rbx, [rdi + 24]                            ; W_3
        vmovdqu64    xmm20, [rel NSMS_L(rotation_counts) + 16]
        vprorvq      xmm21, xmm10, xmm20
            mov      [rax + 16], r10                            ; W_2 to the schedule
        vmovdqu64    xmm22, [rel NSMS_L(rotation_counts) + 32]
        vprorvq      xmm23, xmm10, xmm22
        vpternlogq   xmm23, xmm19, xmm21, 150
        vpaddq       xmm13, xmm13, xmm23
        vpaddq       xmm13, xmm13, xmm16
        vmovq        xmm16, r11                                 ; the second round, and the last of the block before
            add      r10, [rel NSMS_L(K) + 16]                  ; W_2 + K_2
        vpalignr     xmm12, xmm12, xmm12, 8
        bswap        rbx
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm11, xmm14, 248
        mov          r11, [rdi + 32]                            ; W_4
            mov      [rax + 24], rbx                            ; W_3 to the schedule
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
        vmovq        xmm13, r10
        vpaddq       xmm13, xmm13, xmm5
        vpsubq       xmm13{k1}, xmm15, xmm5
            add      rbx, [rel NSMS_L(K) + 24]                  ; W_3 + K_3
        bswap        r11
        vpalignr     xmm16, xmm23, xmm23, 8
            mov      [rax + 32], r11                            ; W_4 to the schedule
        vprorvq      xmm17, xmm10, xmm18
        vprorvq      xmm19, xmm10, xmm22
        vpternlogq   xmm19, xmm17, xmm11, 150
        vmovdqa64    xmm11, xmm4
        vpternlogq   xmm11, xmm23, xmm14, 208
        vpternlogq   xmm11, xmm12, xmm10, 216
        vpaddq       xmm12, xmm13, xmm16
        vpaddq       xmm11, xmm12, xmm11
        vpaddq       xmm11, xmm19, xmm11
        vprorvq      xmm12, xmm11, xmm20                        ; round 3
        vmovdqa64    xmm13, xmm10
        vpternlogq   xmm13, xmm23, xmm14, 248
        vmovq        xmm16, rbx
        vpaddq       xmm16, xmm4, xmm16
        vpsubq       xmm16{k1}, xmm15, xmm4
        mov          r10, [rdi + 40]                            ; W_5
        mov          rbx, [rdi + 48]                            ; W_6
            add      r11, [rel NSMS_L(K) + 32]                  ; W_4 + K_4
        bswap        r10
        vprorvq      xmm17, xmm11, xmm18
        vprorvq      xmm19, xmm11, xmm22
        vpternlogq   xmm19, xmm17, xmm12, 150
        vmovdqa64    xmm12, xmm23
        vpternlogq   xmm12, xmm10, xmm14, 208
        vpternlogq   xmm12, xmm13, xmm11, 216
            mov      [rax + 40], r10                            ; W_5 to the schedule
            add      r10, [rel NSMS_L(K) + 40]                  ; W_5 + K_5
        vpalignr     xmm13, xmm10, xmm10, 8
        vpaddq       xmm13, xmm16, xmm13
        vpaddq       xmm12, xmm13, xmm12
        vpaddq       xmm12, xmm19, xmm12
        bswap        rbx
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
        vpalignr     xmm13, xmm11, xmm11, 8
            mov      [rax + 48], rbx                            ; W_6 to the schedule
        vpaddq       xmm13, xmm17, xmm13
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm16, xmm13
        vprorvq      xmm16, xmm13, xmm20                        ; round 5
        vmovdqa64    xmm17, xmm12
        vpternlogq   xmm17, xmm11, xmm14, 248
        mov          r11, [rdi + 56]                            ; W_7
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm19, xmm10
        vpsubq       xmm19{k1}, xmm15, xmm10
        vpalignr     xmm21, xmm12, xmm12, 8
        vprorvq      xmm24, xmm13, xmm18
            add      rbx, [rel NSMS_L(K) + 48]                  ; W_6 + K_6
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm24, xmm16, 150
        vmovdqa64    xmm16, xmm11
        vpternlogq   xmm16, xmm12, xmm14, 208
        vpternlogq   xmm16, xmm17, xmm13, 216
        bswap        r11
        vpaddq       xmm17, xmm19, xmm21
        vpaddq       xmm16, xmm17, xmm16
        vmovdqa64    xmm17, xmm13                               ; round 6
        vpternlogq   xmm17, xmm12, xmm14, 248
            mov      [rax + 56], r11                            ; W_7 to the schedule
        vpaddq       xmm16, xmm25, xmm16
        vprorvq      xmm19, xmm16, xmm20
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm15, xmm11
        mov          r10, [rdi + 64]                            ; W_8
        mov          rbx, [rdi + 72]                            ; W_9
        vpalignr     xmm11, xmm13, xmm13, 8
        vprorvq      xmm24, xmm16, xmm18
        vprorvq      xmm25, xmm16, xmm22
        vpternlogq   xmm25, xmm24, xmm19, 150
        vmovdqa64    xmm19, xmm12
        vpternlogq   xmm19, xmm13, xmm14, 208
        vpternlogq   xmm19, xmm17, xmm16, 216
            add      r11, [rel NSMS_L(K) + 56]                  ; W_7 + K_7
        vpaddq       xmm11, xmm21, xmm11
        bswap        r10
            mov      [rax + 64], r10                            ; W_8 to the schedule
        bswap        rbx
        vpaddq       xmm11, xmm11, xmm19
        vpaddq       xmm11, xmm25, xmm11
        vprorvq      xmm17, xmm11, xmm20                        ; round 7
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm13, xmm14, 248
        vmovq        xmm21, r11
        vpaddq       xmm21, xmm21, xmm12
        vpsubq       xmm21{k1}, xmm15, xmm12
        vpalignr     xmm12, xmm16, xmm16, 8
            add      r10, [rel NSMS_L(K) + 64]                  ; W_8 + K_8
        vmovdqa64    xmm24, xmm11                               ; round 8
        vpternlogq   xmm24, xmm16, xmm14, 248
        vprorvq      xmm25, xmm11, xmm18
        vprorvq      xmm26, xmm11, xmm22
        vpternlogq   xmm26, xmm25, xmm17, 150
        vmovdqa64    xmm17, xmm13
        vpternlogq   xmm17, xmm16, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm11, 216
        vpaddq       xmm12, xmm21, xmm12
            mov      [rax + 72], rbx                            ; W_9 to the schedule
        vmovq        xmm19, r10
        vpaddq       xmm19, xmm19, xmm13
        vpsubq       xmm19{k1}, xmm15, xmm13
        vpalignr     xmm13, xmm11, xmm11, 8
        mov          r10, [rdi + 80]                            ; W_10
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm11, xmm14, 208
        vpaddq       xmm12, xmm12, xmm17
        vpaddq       xmm12, xmm26, xmm12
        vprorvq      xmm17, xmm12, xmm20
        vpternlogq   xmm21, xmm24, xmm12, 216
        vprorvq      xmm24, xmm12, xmm22
            add      rbx, [rel NSMS_L(K) + 72]                  ; W_9 + K_9
        vpaddq       xmm13, xmm19, xmm13
        vprorvq      xmm19, xmm12, xmm18
        vpternlogq   xmm24, xmm19, xmm17, 150
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm24, xmm13
        bswap        r10
        vprorvq      xmm17, xmm13, xmm20                        ; round 9
        vmovdqa64    xmm19, xmm12
        vpternlogq   xmm19, xmm11, xmm14, 248
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm16
        vpsubq       xmm21{k1}, xmm15, xmm16
            mov      [rax + 80], r10                            ; W_10 to the schedule
        vpalignr     xmm16, xmm12, xmm12, 8
        vprorvq      xmm24, xmm13, xmm18
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm24, xmm17, 150
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm12, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm13, 216
        vpaddq       xmm16, xmm21, xmm16
        vpaddq       xmm16, xmm16, xmm17
        vpaddq       xmm16, xmm25, xmm16
        vprorvq      xmm17, xmm16, xmm20                        ; round 10
            add      r10, [rel NSMS_L(K) + 80]                  ; W_10 + K_10
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm12, xmm14, 248
        vmovq        xmm21, r10
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm15, xmm11
        mov          r10, [rdi + 88]                            ; W_11
        vprorvq      xmm11, xmm16, xmm18
        vpalignr     xmm24, xmm13, xmm13, 8
        vprorvq      xmm25, xmm16, xmm22
        vpternlogq   xmm25, xmm11, xmm17, 150
        mov          r11, [rdi + 96]                            ; W_12
        vmovdqa64    xmm11, xmm12
        vpternlogq   xmm11, xmm13, xmm14, 208
        vpternlogq   xmm11, xmm19, xmm16, 216
        vpaddq       xmm17, xmm21, xmm24
        bswap        r10
            mov      [rax + 88], r10                            ; W_11 to the schedule
        vpaddq       xmm11, xmm17, xmm11
        vpaddq       xmm11, xmm25, xmm11
        vprorvq      xmm17, xmm11, xmm20                        ; round 11
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm13, xmm14, 248
        vprorvq      xmm21, xmm11, xmm22
            add      r10, [rel NSMS_L(K) + 88]                  ; W_11 + K_11
        vmovq        xmm24, r10
        bswap        r11
        vpaddq       xmm24, xmm24, xmm12
        vpsubq       xmm24{k1}, xmm15, xmm12
        vpalignr     xmm12, xmm16, xmm16, 8
        vprorvq      xmm25, xmm11, xmm18
        vpternlogq   xmm21, xmm25, xmm17, 150
            mov      [rax + 96], r11                            ; W_12 to the schedule
        vmovdqa64    xmm17, xmm13
        vpternlogq   xmm17, xmm16, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm11, 216
        mov          r10, [rdi + 104]                           ; W_13
        vpaddq       xmm12, xmm24, xmm12
        vpaddq       xmm12, xmm12, xmm17
        vpaddq       xmm12, xmm21, xmm12
        vprorvq      xmm17, xmm12, xmm20                        ; round 12
        vmovdqa64    xmm19, xmm11
        vpternlogq   xmm19, xmm16, xmm14, 248
            add      r11, [rel NSMS_L(K) + 96]                  ; W_12 + K_12
        vmovq        xmm21, r11
        vpaddq       xmm21, xmm21, xmm13
        vpsubq       xmm21{k1}, xmm15, xmm13
        bswap        r10
        vpalignr     xmm13, xmm11, xmm11, 8
        vprorvq      xmm24, xmm12, xmm18
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm11, xmm14, 208
        vpternlogq   xmm25, xmm19, xmm12, 216
        vprorvq      xmm19, xmm12, xmm22
        vpternlogq   xmm19, xmm24, xmm17, 150
        vpaddq       xmm13, xmm21, xmm13
            mov      [rax + 104], r10                           ; W_13 to the schedule
        mov          r11, [rdi + 112]                           ; W_14
        vpaddq       xmm13, xmm13, xmm25
        vmovdqa64    xmm17, xmm12                               ; round 13
        vpternlogq   xmm17, xmm11, xmm14, 248
        vpaddq       xmm13, xmm19, xmm13
        vprorvq      xmm19, xmm13, xmm20
            add      r10, [rel NSMS_L(K) + 104]                 ; W_13 + K_13
        vmovq        xmm21, r10
        vpaddq       xmm21, xmm21, xmm16
        vpsubq       xmm21{k1}, xmm15, xmm16
        vpalignr     xmm16, xmm12, xmm12, 8
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm12, xmm14, 208
        vpternlogq   xmm24, xmm17, xmm13, 216
        bswap        r11
        vprorvq      xmm17, xmm13, xmm18
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm17, xmm19, 150
        vpaddq       xmm16, xmm21, xmm16
            mov      [rax + 112], r11                           ; W_14 to the schedule
        vpaddq       xmm16, xmm16, xmm24
        vpaddq       xmm16, xmm25, xmm16
        vprorvq      xmm17, xmm16, xmm20                        ; round 14
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm12, xmm14, 248
        mov          r10, [rdi + 120]                           ; W_15
        vpalignr     xmm21, xmm13, xmm13, 8
        vprorvq      xmm24, xmm16, xmm18
        bswap        r10
            add      r11, [rel NSMS_L(K) + 112]                 ; W_14 + K_14
        vmovq        xmm25, r11
        vpaddq       xmm25, xmm25, xmm11
        vpsubq       xmm25{k1}, xmm15, xmm11
        vmovdqa64    xmm11, xmm12
        vpternlogq   xmm11, xmm13, xmm14, 208
        vpternlogq   xmm11, xmm19, xmm16, 216
        vpaddq       xmm19, xmm25, xmm21
        vmovdqa64    xmm21, xmm16                               ; round 15
        vpternlogq   xmm21, xmm13, xmm14, 248
        vpaddq       xmm11, xmm19, xmm11
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm16, xmm14, 208
        vprorvq      xmm14, xmm16, xmm22
        vpternlogq   xmm14, xmm24, xmm17, 150
        vpaddq       xmm1, xmm14, xmm11
        vpternlogq   xmm19, xmm21, xmm1, 216
            mov      [rax + 120], r10                           ; W_15 to the schedule
        vpalignr     xmm11, xmm16, xmm16, 8
            add      r10, [rel NSMS_L(K) + 120]                 ; W_15 + K_15
        vmovq        xmm14, r10
        vpaddq       xmm14, xmm14, xmm12
        vpsubq       xmm14{k1}, xmm15, xmm12
        vprorvq      xmm12, xmm1, xmm18
        vprorvq      xmm15, xmm1, xmm20
        vprorvq      xmm17, xmm1, xmm22
        vpternlogq   xmm17, xmm12, xmm15, 150
        vpaddq       xmm11, xmm14, xmm11
        vpaddq       xmm11, xmm11, xmm19
        vpaddq       xmm0, xmm17, xmm11
        lea          r8, [rax + 512]
        lea          rdx, [rel NSMS_L(K) + 128]
        add          rdi, 128                                   ; the next block
        add          rsi, -1
        add          r9, -1
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm23
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm16
        vmovdqa64    xmm3, xmm13
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7;
        ;   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_a: k1; kp: rdx; blocks: rsi; data: rdi;
        ;   upper_bound: r8; is_e: k2; state: [rsp+32]; left_in_run: r9.
NSMS_L(rounds_and_schedule1):

        ; rounds 16 to 79, sixteen per iteration, and the schedule of their words
        ; Comments give rounds and words the numbers of the first iteration.
        vmovdqu64    xmm10, [rel NSMS_L(words_00000000_x4)]     ; round 16
        vmovdqu64    xmm11, [rel NSMS_L(rotation_counts) + 16]
            mov      r10, [rcx + 112]                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            mov      r11, r10
            shr      r11, 6
            vmovdqu64 ymm12, [rcx + 8]                          ; sigma0(W_1) + W_0, and the next three of these sums
            mov      rbx, [rcx + 120]                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            mov      rbp, rbx
            shr      rbp, 6
            vprorq   ymm13, ymm12, 1
        vmovdqu64    xmm14, [rel NSMS_L(rotation_counts) + 48]
            vpsrlq   ymm15, ymm12, 7
            vprorq   ymm12, ymm12, 8
            mov      r12, [rcx + 80]
            vpternlogq ymm15, ymm13, ymm12, 150
            vpaddq   ymm12, ymm15, [rcx]
            vmovdqu64 [rcx + 128], ymm12
            add      r12, [rcx + 136]
            mov      r13, [rcx + 72]
            add      r13, [rcx + 128]
        vmovdqu64    xmm12, [rel NSMS_L(rotation_counts) + 32]
            rorx     r14, rbx, 19
            rorx     r15, r10, 19
        vmovdqu64    xmm13, [rel NSMS_L(rotation_counts)]
        vprorvq      xmm15, xmm0, xmm13
        vprorvq      xmm16, xmm0, xmm12
        vpalignr     xmm17, xmm1, xmm1, 8
            vmovdqu64 ymm18, [rcx + 40]                         ; sigma0(W_5) + W_4, and the next three of these sums
            vpsrlq   ymm19, ymm18, 7
            vprorq   ymm20, ymm18, 8
            vmovdqu64 ymm21, [rcx + 72]                         ; sigma0(W_9) + W_8, and the next three of these sums
        vmovdqa64    xmm22, xmm1
        vpternlogq   xmm22, xmm2, xmm14, 248
            vprorq   ymm18, ymm18, 1
        vprorvq      xmm23, xmm0, xmm11
        vmovdqa64    xmm24, xmm2
        vpternlogq   xmm24, xmm1, xmm14, 208
        vpternlogq   xmm16, xmm15, xmm23, 150
        vpternlogq   xmm24, xmm22, xmm0, 216
        vpalignr     xmm15, xmm0, xmm0, 8                       ; round 17
            rorx     r10, r10, 61
            xor      r15, r10
            xor      r15, r11
            add      r13, r15
            rorx     r10, r13, 61                               ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            mov      [rcx + 128], r13
            vmovdqu64 ymm22, [rcx + 104]                        ; sigma0(W_13) + W_12, and the next three of these sums
            mov      r11, r13
            add      r11, [rdx]
        vmovq        xmm23, r11
        vpaddq       xmm23, xmm3, xmm23
        vpsubq       xmm23{k1}, xmm10, xmm3
        vpaddq       xmm16, xmm17, xmm16
        vpaddq       xmm16, xmm16, xmm24
        vpaddq       xmm16, xmm16, xmm23
        vprorvq      xmm17, xmm16, xmm11
        vprorvq      xmm23, xmm16, xmm13
        vprorvq      xmm24, xmm16, xmm12
        vpternlogq   xmm24, xmm23, xmm17, 150
        vmovdqa64    xmm17, xmm0
        vpternlogq   xmm17, xmm1, xmm14, 248
            vpternlogq ymm19, ymm18, ymm20, 150
            vpaddq   ymm18, ymm19, [rcx + 32]
            rorx     r11, r13, 19
            rorx     rbx, rbx, 61
            xor      r14, rbx
            xor      r14, rbp
            add      r12, r14
            mov      [rcx + 136], r12
            rorx     rbx, r12, 19                               ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            mov      rbp, r12
            add      rbp, [rdx + 8]
        vmovq        xmm19, rbp
        vpaddq       xmm19, xmm2, xmm19
        vpsubq       xmm19{k1}, xmm10, xmm2
        vpaddq       xmm15, xmm15, xmm19
            rorx     rbp, r12, 61
        vmovdqa64    xmm19, xmm1
        vpternlogq   xmm19, xmm0, xmm14, 208
        vpternlogq   xmm19, xmm17, xmm16, 216
        vpaddq       xmm15, xmm15, xmm19
            shr      r13, 6
            mov      r14, [rcx + 88]
            add      r14, [rcx + 144]
        vpalignr     xmm17, xmm16, xmm16, 8                     ; round 18
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm0, xmm14, 248
            vprorq   ymm20, ymm21, 1
            vpsrlq   ymm23, ymm21, 7
            shr      r12, 6
            xor      r11, r10
            xor      r11, r13
            add      r14, r11
            mov      r10, r14
            add      r10, [rdx + 16]
        vmovq        xmm25, r10
            rorx     r10, r14, 61                               ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            mov      [rcx + 144], r14
        vpaddq       xmm25, xmm1, xmm25
            rorx     r11, r14, 19
        vpsubq       xmm25{k1}, xmm10, xmm1
        vpaddq       xmm17, xmm17, xmm25
            vprorq   ymm21, ymm21, 8
            mov      r13, [rcx + 96]
            add      r13, [rcx + 152]
        vmovdqa64    xmm25, xmm0
        vpternlogq   xmm25, xmm16, xmm14, 208
        vpaddq       xmm15, xmm24, xmm15
        vprorvq      xmm24, xmm15, xmm11
        vpternlogq   xmm25, xmm19, xmm15, 216
        vpaddq       xmm17, xmm17, xmm25
        vprorvq      xmm19, xmm15, xmm12
        vprorvq      xmm25, xmm15, xmm13
        vpternlogq   xmm19, xmm25, xmm24, 150
        vpalignr     xmm24, xmm15, xmm15, 8                     ; round 19
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm15, xmm14, 208
            shr      r14, 6
            mov      r15, [rcx + 112]                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            xor      rbx, rbp
            xor      rbx, r12
            add      r13, rbx
            mov      rbx, r13
            add      rbx, [rdx + 24]
            mov      [rcx + 152], r13
        vmovq        xmm26, rbx
        vpaddq       xmm26, xmm0, xmm26
            rorx     rbx, r13, 61
            rorx     rbp, r13, 19
            vpternlogq ymm23, ymm20, ymm21, 150
            vpaddq   ymm20, ymm23, [rcx + 64]
        vpsubq       xmm26{k1}, xmm10, xmm0
        vpaddq       xmm21, xmm26, xmm24
            vmovdqu64 [rcx + 160], ymm18
            add      r15, [rcx + 168]
        vpaddq       xmm17, xmm19, xmm17
        vprorvq      xmm18, xmm17, xmm11
        vprorvq      xmm19, xmm17, xmm13
        vmovdqa64    xmm23, xmm15                               ; round 20
        vpternlogq   xmm23, xmm17, xmm14, 208
        vprorvq      xmm24, xmm17, xmm12
        vpternlogq   xmm24, xmm19, xmm18, 150
        vmovdqa64    xmm18, xmm17
        vpternlogq   xmm18, xmm15, xmm14, 248
        vpalignr     xmm19, xmm17, xmm17, 8
        vmovdqa64    xmm26, xmm15
        vpternlogq   xmm26, xmm16, xmm14, 248
        vpternlogq   xmm25, xmm26, xmm17, 216
        vpaddq       xmm21, xmm21, xmm25
            xor      r11, r10
            xor      r11, r14
            shr      r13, 6
            vprorq   ymm25, ymm22, 1
            mov      r10, [rcx + 104]
            add      r10, [rcx + 160]
            add      r10, r11
            mov      [rcx + 160], r10
            mov      r11, r10
            add      r11, [rdx + 32]
            rorx     r12, r10, 61                               ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vmovq        xmm26, r11
        vpaddq       xmm26, xmm16, xmm26
            rorx     r11, r10, 19
            shr      r10, 6
        vpsubq       xmm26{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm26, xmm19
            mov      r14, [rcx + 120]
            add      r14, [rcx + 176]
            vprorq   ymm19, ymm22, 8
        vpaddq       xmm21, xmm24, xmm21
        vprorvq      xmm24, xmm21, xmm11
        vprorvq      xmm26, xmm21, xmm13
        vpalignr     xmm27, xmm21, xmm21, 8                     ; round 21
        vpternlogq   xmm23, xmm18, xmm21, 216
        vpaddq       xmm16, xmm16, xmm23
        vprorvq      xmm18, xmm21, xmm12
        vpternlogq   xmm18, xmm26, xmm24, 150
        vmovdqa64    xmm23, xmm21
        vpternlogq   xmm23, xmm17, xmm14, 248
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm21, xmm14, 208
            vpsrlq   ymm22, ymm22, 7
            xor      rbp, rbx
            xor      rbp, r13
            add      r15, rbp
            mov      rbx, r15
            add      rbx, [rdx + 40]
            mov      [rcx + 168], r15
        vmovq        xmm26, rbx
        vpaddq       xmm26, xmm15, xmm26
            rorx     rbx, r15, 61                               ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            rorx     rbp, r15, 19
        vpsubq       xmm26{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm26, xmm27
        vpaddq       xmm16, xmm18, xmm16
        vprorvq      xmm18, xmm16, xmm11
        vpternlogq   xmm24, xmm23, xmm16, 216
        vpaddq       xmm15, xmm15, xmm24
        vprorvq      xmm23, xmm16, xmm13
        vpalignr     xmm24, xmm16, xmm16, 8                     ; round 22
        vprorvq      xmm26, xmm16, xmm12
        vpternlogq   xmm26, xmm23, xmm18, 150
        vmovdqa64    xmm18, xmm21
        vpternlogq   xmm18, xmm16, xmm14, 208
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm21, xmm14, 248
        vpaddq       xmm15, xmm26, xmm15
        vprorvq      xmm26, xmm15, xmm11
        vprorvq      xmm27, xmm15, xmm13
        vpternlogq   xmm18, xmm23, xmm15, 216
        vprorvq      xmm23, xmm15, xmm12
        vpternlogq   xmm23, xmm27, xmm26, 150
            vpternlogq ymm22, ymm25, ymm19, 150
            vpaddq   ymm19, ymm22, [rcx + 96]
            xor      r11, r12
            xor      r11, r10
            add      r14, r11
            mov      r10, r14
            add      r10, [rdx + 48]
        vmovq        xmm22, r10
        vpaddq       xmm22, xmm17, xmm22
            mov      [rcx + 176], r14
            rorx     r10, r14, 61                               ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsubq       xmm22{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm22, xmm24
        vpaddq       xmm17, xmm17, xmm18
            rorx     r11, r14, 19
            xor      r11, r10
            shr      r15, 6
        vmovdqa64    xmm18, xmm15                               ; round 23
        vpternlogq   xmm18, xmm16, xmm14, 248
            mov      r10, [rcx + 128]
            add      r10, [rcx + 184]
        vpalignr     xmm22, xmm15, xmm15, 8
            xor      rbp, rbx
            xor      rbp, r15
            add      r10, rbp
            mov      rbx, r10
            add      rbx, [rdx + 56]
        vmovq        xmm24, rbx
            rorx     rbx, r10, 61                               ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vpaddq       xmm24, xmm24, xmm21
            mov      [rcx + 184], r10
        vpaddq       xmm17, xmm23, xmm17
        vprorvq      xmm23, xmm17, xmm11
        vprorvq      xmm25, xmm17, xmm13
        vprorvq      xmm26, xmm17, xmm12
        vpternlogq   xmm26, xmm25, xmm23, 150
        vmovdqa64    xmm23, xmm17                               ; round 24
        vpternlogq   xmm23, xmm15, xmm14, 248
            vmovdqu64 [rcx + 192], ymm20
        vpsubq       xmm24{k1}, xmm10, xmm21
        vpaddq       xmm20, xmm24, xmm22
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm15, xmm14, 208
        vpternlogq   xmm21, xmm18, xmm17, 216
        vpaddq       xmm18, xmm20, xmm21
            rorx     rbp, r10, 19
            shr      r14, 6
            xor      r11, r14
            mov      r12, [rcx + 136]
            add      r12, [rcx + 192]
            add      r12, r11
            mov      r11, r12
            add      r11, [rdx + 64]
            rorx     r13, r12, 61                               ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vmovq        xmm20, r11
        vpaddq       xmm20, xmm20, xmm16
            mov      [rcx + 192], r12
            shr      r10, 6
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm17, xmm14, 208
            rorx     r11, r12, 19
        vpalignr     xmm22, xmm17, xmm17, 8
            shr      r12, 6
        vpsubq       xmm20{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm20, xmm22
            xor      rbp, rbx
            xor      rbp, r10
        vpaddq       xmm18, xmm26, xmm18
        vprorvq      xmm20, xmm18, xmm11
        vmovdqa64    xmm22, xmm17                               ; round 25
        vpternlogq   xmm22, xmm18, xmm14, 208
        vpternlogq   xmm21, xmm23, xmm18, 216
        vpaddq       xmm16, xmm16, xmm21
        vprorvq      xmm21, xmm18, xmm12
        vprorvq      xmm23, xmm18, xmm13
        vpternlogq   xmm21, xmm23, xmm20, 150
        vmovdqa64    xmm20, xmm18
        vpternlogq   xmm20, xmm17, xmm14, 248
        vpalignr     xmm23, xmm18, xmm18, 8
            mov      r10, [rcx + 144]
            add      r10, [rcx + 200]
            add      r10, rbp
            mov      rbx, r10
            add      rbx, [rdx + 72]
            rorx     rbp, r10, 61                               ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vmovq        xmm24, rbx
        vpaddq       xmm24, xmm24, xmm15
            mov      [rcx + 200], r10
        vpsubq       xmm24{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm24, xmm23
            rorx     rbx, r10, 19
            shr      r10, 6
            vmovdqu64 [rcx + 224], ymm19
        vpaddq       xmm16, xmm21, xmm16
        vprorvq      xmm19, xmm16, xmm11
        vprorvq      xmm21, xmm16, xmm13
        vpalignr     xmm23, xmm16, xmm16, 8                     ; round 26
        vpternlogq   xmm22, xmm20, xmm16, 216
        vpaddq       xmm15, xmm15, xmm22
        vmovdqa64    xmm20, xmm16
        vpternlogq   xmm20, xmm18, xmm14, 248
        vmovdqa64    xmm22, xmm18
        vpternlogq   xmm22, xmm16, xmm14, 208
        vprorvq      xmm24, xmm16, xmm12
        vpternlogq   xmm24, xmm21, xmm19, 150
            xor      r11, r13
            xor      r11, r12
            mov      r12, [rcx + 152]
            add      r12, [rcx + 208]
            add      r12, r11
            mov      r11, r12
            add      r11, [rdx + 80]
        vmovq        xmm19, r11
        vpaddq       xmm19, xmm19, xmm17
        vpsubq       xmm19{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm19, xmm23
            rorx     r11, r12, 61                               ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            mov      [rcx + 208], r12
            mov      r13, r12
            shr      r13, 6
            xor      rbx, rbp
            xor      rbx, r10
            mov      r10, [rcx + 160]
            add      r10, [rcx + 216]
        lea          rbp, [rdx + 128]                           ; round 31
            add      r10, rbx
            mov      rbx, r10
            add      rbx, [rdx + 88]
        vmovq        xmm19, rbx                                 ; round 27
        vpaddq       xmm19, xmm19, xmm18
            mov      [rcx + 216], r10
        vpaddq       xmm15, xmm24, xmm15
        vprorvq      xmm21, xmm15, xmm11
        vprorvq      xmm23, xmm15, xmm13
        vpternlogq   xmm22, xmm20, xmm15, 216
        vpaddq       xmm17, xmm17, xmm22
        vprorvq      xmm20, xmm15, xmm12
        vpternlogq   xmm20, xmm23, xmm21, 150
        vpaddq       xmm17, xmm20, xmm17
        vprorvq      xmm20, xmm17, xmm11
        vprorvq      xmm21, xmm17, xmm13
        vpalignr     xmm22, xmm15, xmm15, 8
        vprorvq      xmm23, xmm17, xmm12
        vpternlogq   xmm23, xmm21, xmm20, 150
        vpalignr     xmm20, xmm17, xmm17, 8                     ; round 28
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm16, xmm14, 248
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm15, xmm14, 248
        vmovdqa64    xmm25, xmm15
        vpternlogq   xmm25, xmm17, xmm14, 208
        vmovdqa64    xmm26, xmm16
        vpternlogq   xmm26, xmm15, xmm14, 208
        vpternlogq   xmm26, xmm21, xmm17, 216
            rorx     rbx, r12, 19
        vpsubq       xmm19{k1}, xmm10, xmm18
        vpaddq       xmm18, xmm19, xmm22
        vpaddq       xmm18, xmm18, xmm26
        lea          r12, [rcx + 128]
            xor      rbx, r11
            xor      rbx, r13
            rorx     r11, r10, 19                               ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            rorx     r13, r10, 61
            xor      r11, r13
            mov      r13, [rcx + 168]
            add      r13, [rcx + 224]
            add      r13, rbx
            mov      rbx, r13
            add      rbx, [rdx + 96]
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm19, xmm16
            rorx     rbx, r13, 61                               ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            mov      [rcx + 224], r13
        vpsubq       xmm19{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm19, xmm20
            rorx     r14, r13, 19
        vpaddq       xmm18, xmm23, xmm18
        vprorvq      xmm19, xmm18, xmm11
        vpternlogq   xmm25, xmm24, xmm18, 216
        vpaddq       xmm16, xmm16, xmm25
        vprorvq      xmm20, xmm18, xmm13
        vprorvq      xmm21, xmm18, xmm12
        vpternlogq   xmm21, xmm20, xmm19, 150
        vpaddq       xmm3, xmm21, xmm16
        vprorvq      xmm16, xmm3, xmm11                         ; round 29
        vprorvq      xmm19, xmm3, xmm13
        vpalignr     xmm20, xmm3, xmm3, 8                       ; round 30
        vmovdqa64    xmm21, xmm18
        vpternlogq   xmm21, xmm3, xmm14, 208
        vprorvq      xmm22, xmm3, xmm12
        vpternlogq   xmm22, xmm19, xmm16, 150
        vmovdqa64    xmm16, xmm3
        vpternlogq   xmm16, xmm18, xmm14, 248
        vmovdqa64    xmm19, xmm17
        vpternlogq   xmm19, xmm18, xmm14, 208
        vpalignr     xmm23, xmm18, xmm18, 8
        vmovdqa64    xmm24, xmm18
        vpternlogq   xmm24, xmm17, xmm14, 248
        vpternlogq   xmm19, xmm24, xmm3, 216
            shr      r10, 6
            xor      r11, r10
            mov      r10, [rcx + 176]
            add      r10, [rcx + 232]
            mov      r15, [rcx + 192]                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            shr      r13, 6
            add      r10, r11
            mov      r11, r10
            add      r11, [rdx + 104]
        vmovq        xmm24, r11
        vpaddq       xmm24, xmm24, xmm15
            rorx     r11, r10, 19
        vpsubq       xmm24{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm24, xmm23
        vpaddq       xmm15, xmm15, xmm19
        vpaddq       xmm2, xmm22, xmm15
        vprorvq      xmm15, xmm2, xmm11
        vprorvq      xmm19, xmm2, xmm13
        vpternlogq   xmm21, xmm16, xmm2, 216
        vprorvq      xmm16, xmm2, xmm12
        vpternlogq   xmm16, xmm19, xmm15, 150
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm3, xmm14, 248
        vmovdqa64    xmm19, xmm3
        vpternlogq   xmm19, xmm2, xmm14, 208
        vpalignr     xmm14, xmm2, xmm2, 8
            mov      [rcx + 232], r10
            add      r15, [rcx + 248]
            xor      r14, rbx
            xor      r14, r13
            mov      rbx, r10
            shr      rbx, 6
            rorx     r10, r10, 61
            xor      r11, r10
            xor      r11, rbx
            mov      r10, [rcx + 184]
            add      r10, [rcx + 240]
            add      r10, r14
            mov      rbx, r10
            add      rbx, [rdx + 112]
        vmovq        xmm22, rbx
        vpaddq       xmm22, xmm22, xmm17
        vpsubq       xmm22{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm22, xmm20
        vpaddq       xmm17, xmm17, xmm21
        vpaddq       xmm1, xmm16, xmm17
        vprorvq      xmm12, xmm1, xmm12
        vpternlogq   xmm19, xmm15, xmm1, 216
        vprorvq      xmm11, xmm1, xmm11
        vprorvq      xmm13, xmm1, xmm13
        vpternlogq   xmm12, xmm13, xmm11, 150
            mov      [rcx + 240], r10
            add      r15, r11
            mov      r10, r15
            add      r10, [rdx + 120]
        vmovq        xmm11, r10
        vpaddq       xmm11, xmm11, xmm18
        vpsubq       xmm11{k1}, xmm10, xmm18
        vpaddq       xmm10, xmm11, xmm14
        vpaddq       xmm10, xmm10, xmm19
        vpaddq       xmm0, xmm12, xmm10
            mov      [rcx + 248], r15
        mov          rcx, r12
        mov          rdx, rbp
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule1)
        cmp          r9, 0
        jne          NSMS_L(end_and_next_block1)

        ; the hash value after a run of blocks
        vmovdqu64    xmm10, [rel NSMS_L(words_00000000_x4)]     ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rel NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rel NSMS_L(rotation_counts) + 32]
        vpaddq       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovq        [rcx + 32], xmm4                           ; the hash value
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm6, xmm2, xmm6
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm10, xmm3
        vpsubq       xmm10, xmm10, xmm2
        vmovq        [rcx + 40], xmm5
        vpaddq       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rel NSMS_L(rotation_counts) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vmovq        [rcx + 48], xmm6
        vpaddq       xmm3, xmm15, xmm3
        vprorvq      xmm15, xmm0, xmm11
        vprorvq      xmm16, xmm0, xmm12
        vmovq        [rcx + 56], xmm7
        vprorvq      xmm17, xmm0, xmm13
        vpternlogq   xmm17, xmm15, xmm16, 150
        vpaddq       xmm3, xmm3, xmm17
        vpshufd      xmm15, xmm4, 14
        vmovdqa64    xmm16, xmm1
        vpternlogq   xmm16, xmm2, xmm14, 248
        vpternlogq   xmm2, xmm1, xmm14, 208
        vpternlogq   xmm2, xmm16, xmm0, 216
        vpaddq       xmm2, xmm3, xmm2
        vprorvq      xmm3, xmm2, xmm11
        vprorvq      xmm11, xmm2, xmm12
        vpshufd      xmm12, xmm5, 14
        vpaddq       xmm8, xmm8, xmm2
        vpshufd      xmm16, xmm8, 14
        vprorvq      xmm13, xmm2, xmm13
        vpternlogq   xmm13, xmm3, xmm11, 150
        vmovsd       [rcx + 8], xmm16
        vmovdqa64    xmm3, xmm0
        vpternlogq   xmm3, xmm1, xmm14, 248
        vpternlogq   xmm1, xmm0, xmm14, 208
        vpalignr     xmm0, xmm0, xmm0, 8
        vmovq        [rcx + 16], xmm15
        vpternlogq   xmm1, xmm3, xmm2, 216
        vpaddq       xmm0, xmm10, xmm0
        vpaddq       xmm0, xmm0, xmm1
        vmovq        [rcx + 24], xmm12
        vpaddq       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 14
        vmovq        [rcx], xmm0
        jmp          NSMS_L(batch1)
NSMS_L(store_hash_value):
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
NSMS_L(done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5344]
        vmovaps      xmm7, [rsp + 5360]
        vmovaps      xmm8, [rsp + 5376]
        vmovaps      xmm9, [rsp + 5392]
        vmovaps      xmm10, [rsp + 5408]
        vmovaps      xmm11, [rsp + 5424]
        vmovaps      xmm12, [rsp + 5440]
        vmovaps      xmm13, [rsp + 5456]
        vmovaps      xmm14, [rsp + 5472]
        vmovaps      xmm15, [rsp + 5488]
        add          rsp, 5512
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
        add          rsp, 5352
NSMS_L(at9):
        pop          r15
NSMS_L(at10):
        pop          r14
NSMS_L(at11):
        pop          r13
NSMS_L(at12):
        pop          r12
NSMS_L(at13):
        pop          rbp
NSMS_L(at14):
        pop          rbx
NSMS_L(at15):
        ret
%endif
NSMS_L(end):

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
NSMS_L(frame):
        dd           NSMS_L(frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0xb8, 0x20 ; sub rsp, 4096
        db           0x40 + (NSMS_L(at8) - NSMS_L(at7)), 0x0e, 0xa0, 0x2a ; sub rsp, 1256
        db           0x04
        dd           NSMS_L(at9) - NSMS_L(at8)
        db           0x0e, 0x38                                 ; add rsp, 5352
        db           0x40 + (NSMS_L(at10) - NSMS_L(at9)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(at11) - NSMS_L(at10)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(at12) - NSMS_L(at11)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(at13) - NSMS_L(at12)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(at14) - NSMS_L(at13)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(at15) - NSMS_L(at14)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
NSMS_L(frame_end):
%endif

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifidn __OUTPUT_FORMAT__, win64
        section      .xdata rdata align=8
NSMS_L(unwind):
        db           1, NSMS_L(at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 32, 0
        db           NSMS_L(at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xf8 ; vmovaps [rsp + 5488], xmm15
        dw           343
        db           NSMS_L(at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xe8 ; vmovaps [rsp + 5472], xmm14
        dw           342
        db           NSMS_L(at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xd8 ; vmovaps [rsp + 5456], xmm13
        dw           341
        db           NSMS_L(at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xc8 ; vmovaps [rsp + 5440], xmm12
        dw           340
        db           NSMS_L(at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xb8 ; vmovaps [rsp + 5424], xmm11
        dw           339
        db           NSMS_L(at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xa8 ; vmovaps [rsp + 5408], xmm10
        dw           338
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x98 ; vmovaps [rsp + 5392], xmm9
        dw           337
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x88 ; vmovaps [rsp + 5376], xmm8
        dw           336
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x78 ; vmovaps [rsp + 5360], xmm7
        dw           335
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x68 ; vmovaps [rsp + 5344], xmm6
        dw           334
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x01 ; sub rsp, 1416
        dw           177
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x01 ; sub rsp, 4096
        dw           512
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512_n8_lanes) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha512_blocks_avx512_n8_lanes: 15 integer registers, 31 vector registers, 2 mask registers, 10 spills.
;   Register map: a..h: r10, r11, rbx, rbp, [rsp..rsp+24]; e_t:a_t-2 of four t: xmm0..xmm3;
;     H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; W rows 0..15 of 8
;     blocks: zmm0..zmm15; scratch: rax; is_a: k1; blocks: rsi; data: rdi; is_e: k2;
;     state: [rsp+32]; p: rcx; kp: rdx; upper_bound: r8; q: r9; end_of_batch: [rsp+40];
;     left_in_run: r9. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     e_t:a_t-2: e after round t and a after round t-2, in two lanes.
;     H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     is_a: mask of the lane of a.
;     is_e: mask of the lane of e.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;     q: address of the current block's first stored schedule word.
;     end_of_batch: value of q after the last block of a batch.
;     left_in_run: number of blocks left in the current run of 8, 4, 2 or 1 blocks; the start of
;       each block finishes the one before, and the code after a run finishes its last; the lengths
;       are fixed because the proof follows a run to its end.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_blocks_avx512_n8_lanes
;   signature: void nsms_sha512_blocks_avx512_n8_lanes(uint64_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 5400, win64: 5576}
;   features: [avx, avx2, avx512bw, avx512f, avx512vl, bmi1, bmi2]
