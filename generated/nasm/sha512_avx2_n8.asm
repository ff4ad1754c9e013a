; sha512_avx2_n8.asm, written by nsms: make gen HASH=sha512 ISA=avx2 N=8
;
; void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 8
;   scheduled at a time.
;   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 3,610 instructions (System V); 6,296 bytes of stack (System V), 6,472 (Win64).
; void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
;   Reads 1024 bytes at data; writes 5120 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 1,067 instructions (System V); 1,064 bytes of stack (System V), 1,240 (Win64).
;
; Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
; overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
; registers and flags; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx2, bmi1, bmi2.
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
%define NSMS_L(name) ..@sha512_avx2_n8_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
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
NSMS_L(shuffle_76543210fedcba98):  ; byte shuffle: source of each byte
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        align        64, db 0
NSMS_L(shuffle_123456709abcdef8):  ; byte shuffle: source of each byte
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        db           0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8):
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
        sub          rsp, 4096
NSMS_L(blocks_at9):
        mov          [rsp], rsp
        sub          rsp, 2312
NSMS_L(blocks_at10):
        vmovaps      [rsp + 6240], xmm6
NSMS_L(blocks_at11):
        vmovaps      [rsp + 6256], xmm7
NSMS_L(blocks_at12):
        vmovaps      [rsp + 6272], xmm8
NSMS_L(blocks_at13):
        vmovaps      [rsp + 6288], xmm9
NSMS_L(blocks_at14):
        vmovaps      [rsp + 6304], xmm10
NSMS_L(blocks_at15):
        vmovaps      [rsp + 6320], xmm11
NSMS_L(blocks_at16):
        vmovaps      [rsp + 6336], xmm12
NSMS_L(blocks_at17):
        vmovaps      [rsp + 6352], xmm13
NSMS_L(blocks_at18):
        vmovaps      [rsp + 6368], xmm14
NSMS_L(blocks_at19):
        vmovaps      [rsp + 6384], xmm15
NSMS_L(blocks_at20):
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
        sub          rsp, 4096
NSMS_L(blocks_at7):
        mov          [rsp], rsp
        sub          rsp, 2152
NSMS_L(blocks_at8):
%endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword [rsp], 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 127]
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
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp];
        ;   data: [rsp+8]; state: [rsp+16].
NSMS_L(blocks_batch8):
        cmp          qword [rsp], 8
        jb           NSMS_L(blocks_batch1)

        ; the schedule of 8 blocks: the message words
        mov          rbp, [rsp + 8]
        vmovdqu      xmm10, [rbp]                               ; W_0 to W_1
        vmovdqu      xmm11, [rbp + 128]
        vmovdqu      xmm12, [rbp + 16]                          ; W_2 to W_3
        vmovdqu      xmm13, [rbp + 144]
        vmovdqu      xmm14, [rbp + 32]                          ; W_4 to W_5
        vmovdqu      xmm15, [rbp + 160]
        vmovdqu      xmm9, [rbp + 48]                           ; W_6 to W_7
        vmovdqu      xmm8, [rbp + 176]
        vinserti128  ymm10, ymm10, [rbp + 256], 1
        vinserti128  ymm11, ymm11, [rbp + 384], 1
        vinserti128  ymm12, ymm12, [rbp + 272], 1
        vinserti128  ymm13, ymm13, [rbp + 400], 1
        vmovdqu      xmm7, [rbp + 64]                           ; W_8 to W_9
        vmovdqu      xmm6, [rbp + 192]
        vinserti128  ymm14, ymm14, [rbp + 288], 1
        vinserti128  ymm15, ymm15, [rbp + 416], 1
        vinserti128  ymm9, ymm9, [rbp + 304], 1
        vinserti128  ymm8, ymm8, [rbp + 432], 1
        vinserti128  ymm7, ymm7, [rbp + 320], 1
        vinserti128  ymm6, ymm6, [rbp + 448], 1
        vmovdqu      xmm5, [rbp + 80]                           ; W_10 to W_11
        vinserti128  ymm5, ymm5, [rbp + 336], 1
        vmovdqu      xmm4, [rbp + 208]
        vinserti128  ymm4, ymm4, [rbp + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rbp + 96]                          ; W_12 to W_13
        vinserti128  ymm11, ymm11, [rbp + 352], 1
        vmovdqu      xmm2, [rbp + 224]
        vinserti128  ymm2, ymm2, [rbp + 480], 1
        vmovdqu      ymm1, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rbp + 112]                         ; W_14 to W_15
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
        vmovdqu      ymm4, [rel NSMS_L(K1x4)]                   ; W_0 + K_0
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 5632], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5664], ymm14
        vmovdqu      ymm5, [rel NSMS_L(K1x4) + 32]              ; W_1 + K_1
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 5184], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 5216], ymm11
        vmovdqu      ymm2, [rel NSMS_L(K1x4) + 64]              ; W_2 + K_2
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 5696], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 5728], ymm7
        vmovdqu      ymm6, [rel NSMS_L(K1x4) + 96]              ; W_3 + K_3
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 5248], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 5280], ymm12
        vmovdqu      ymm3, [rel NSMS_L(K1x4) + 128]             ; W_4 + K_4
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm13, ymm4
        vmovdqu      [rax], ymm12
        vmovdqu      [rax + 32], ymm4
        vmovdqu      ymm12, [rel NSMS_L(K1x4) + 160]            ; W_5 + K_5
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 5760], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 5792], ymm9
        vmovdqu      ymm4, [rel NSMS_L(K1x4) + 192]             ; W_6 + K_6
        vmovdqu      ymm1, [rax + 5952]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 5344]
        vmovdqu      [rax + 64], ymm13
        vmovdqu      [rax + 96], ymm5
        vmovdqu      ymm13, [rel NSMS_L(K1x4) + 224]            ; W_7 + K_7
        vmovdqu      ymm5, [rax + 5856]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 5376]
        vmovdqu      [rax + 128], ymm1
        vmovdqu      [rax + 160], ymm2
        vmovdqu      ymm2, [rel NSMS_L(K1x4) + 256]             ; W_8 + K_8
        vmovdqu      ymm1, [rax + 5824]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 5408]
        vmovdqu      [rax + 192], ymm5
        vmovdqu      [rax + 224], ymm6
        vmovdqu      ymm6, [rel NSMS_L(K1x4) + 288]             ; W_9 + K_9
        vmovdqu      ymm5, [rax + 5920]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 5440]
        vmovdqu      [rax + 256], ymm1
        vmovdqu      [rax + 288], ymm3
        vmovdqu      ymm3, [rel NSMS_L(K1x4) + 320]             ; W_10 + K_10
        vmovdqu      ymm1, [rax + 5888]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 5472]
        vmovdqu      [rax + 320], ymm5
        vmovdqu      [rax + 352], ymm12
        vmovdqu      ymm12, [rel NSMS_L(K1x4) + 352]            ; W_11 + K_11
        vmovdqu      ymm5, [rax + 6016]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 5504]
        vmovdqu      [rax + 384], ymm1
        vmovdqu      [rax + 416], ymm4
        vmovdqu      ymm4, [rel NSMS_L(K1x4) + 384]             ; W_12 + K_12
        vmovdqu      ymm1, [rax + 5984]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 5536]
        vmovdqu      [rax + 448], ymm5
        vmovdqu      [rax + 480], ymm13
        vmovdqu      ymm13, [rel NSMS_L(K1x4) + 416]            ; W_13 + K_13
        vmovdqu      ymm5, [rax + 6080]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 5568]
        vmovdqu      [rax + 512], ymm1
        vmovdqu      [rax + 544], ymm2
        vmovdqu      ymm2, [rel NSMS_L(K1x4) + 448]             ; W_14 + K_14
        vmovdqu      ymm1, [rax + 6048]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 5600]
        vmovdqu      [rax + 576], ymm5
        vmovdqu      [rax + 608], ymm6
        vmovdqu      ymm6, [rel NSMS_L(K1x4) + 480]             ; W_15 + K_15
        vpaddq       ymm5, ymm10, ymm3
        vpaddq       ymm3, ymm15, ymm3
        vmovdqu      [rax + 640], ymm5
        vmovdqu      [rax + 672], ymm3
        vmovdqu      ymm5, [rax + 5152]
        vpaddq       ymm3, ymm12, ymm5
        vpaddq       ymm12, ymm12, [rax + 5664]
        vmovdqu      [rax + 704], ymm3
        vmovdqu      [rax + 736], ymm12
        vpaddq       ymm12, ymm14, ymm4
        vpaddq       ymm4, ymm11, ymm4
        vmovdqu      [rax + 768], ymm12
        vmovdqu      [rax + 800], ymm4
        vmovdqu      ymm12, [rax + 5216]
        vpaddq       ymm4, ymm13, ymm12
        vmovdqu      ymm3, [rax + 5728]
        vpaddq       ymm13, ymm13, ymm3
        vmovdqu      [rax + 832], ymm4
        vmovdqu      [rax + 864], ymm13
        vpaddq       ymm13, ymm2, ymm7
        vpaddq       ymm4, ymm8, ymm2
        vmovdqu      [rax + 896], ymm13
        vmovdqu      [rax + 928], ymm4
        vmovdqu      ymm13, [rax + 5280]
        vpaddq       ymm4, ymm13, ymm6
        vpaddq       ymm6, ymm9, ymm6
        vmovdqu      [rax + 960], ymm4
        vmovdqu      [rax + 992], ymm6
        lea          r12, [rax + 4096]
        mov          [rsp + 32], r12
        lea          r13, [rel NSMS_L(K1x4) + 512]
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
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8 blocks, the first half
        ;   of them: ymm0..ymm9, [rax+5120..rax+5280]; W rows 0..15 of 8 blocks, the second
        ;   half: [rax+5312..rax+5792]; scratch: rax; p: rcx; q: rbp; blocks: [rsp]; data: [rsp+8];
        ;   state: [rsp+16]; kp: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_and_schedule8):

        ; rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks
        ; Comments count rounds and words W_t from 0 in each iteration.
            vpaddq   ymm10, ymm9, ymm0                          ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r12, r9, 14                                ; round 0
            vmovdqu  ymm11, [rax + 5248]
            vpsrlq   ymm12, ymm11, 19
            vpsllq   ymm13, ymm11, 45
        rorx         r13, r9, 18
            vpxor    ymm12, ymm12, ymm13
        mov          r14, r9
        and          r14, r10
            vpsrlq   ymm13, ymm11, 61
            vpsllq   ymm14, ymm11, 3
        andn         r15, r9, r11
            vpxor    ymm13, ymm13, ymm14
            vpxor    ymm12, ymm12, ymm13
        add          rbx, r8
            vmovdqu  ymm13, [rax + 5760]
            vpsrlq   ymm14, ymm13, 19
            vpsllq   ymm15, ymm13, 45
        xor          r12, r13
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm13, 61
        add          r14, r15
            vpsllq   ymm0, ymm13, 3
        add          rbx, [rcx]
            vpxor    ymm15, ymm15, ymm0
            vmovdqu  ymm0, [rax + 5600]
            vmovdqu  [rax + 5824], ymm9
            vpaddq   ymm9, ymm0, [rax + 5312]
        add          rbx, r14
            vpxor    ymm14, ymm14, ymm15
            vpsrlq   ymm15, ymm1, 1
        rorx         r13, rdx, 28
            vpsllq   ymm0, ymm1, 63
            vpxor    ymm15, ymm15, ymm0
        rorx         r14, rdx, 34
            vmovdqu  ymm0, [rel NSMS_L(shuffle_123456709abcdef8)]
            vmovdqu  [rax + 5856], ymm8
            vmovdqu  ymm8, [rax + 5344]
            vmovdqu  [rax + 5888], ymm7
            vpsrlq   ymm7, ymm8, 1
        xor          r13, r14
            vmovdqu  [rax + 5920], ymm6
            vpsllq   ymm6, ymm8, 63
        mov          r14, rsi
        and          r14, rdi
            vpxor    ymm7, ymm7, ymm6
            vpsrlq   ymm6, ymm11, 6
        sub          r14, r8
            vpxor    ymm12, ymm12, ymm6
            vpaddq   ymm10, ymm10, ymm12
        mov          r15, rsi
        xor          r15, rdi
            vpshufb  ymm12, ymm1, ymm0
            vpxor    ymm12, ymm15, ymm12
        and          r15, rdx
            vpsrlq   ymm15, ymm13, 6
        add          r14, r15
            vpxor    ymm14, ymm14, ymm15
            vpaddq   ymm14, ymm9, ymm14
        rorx         r15, r9, 41
            vpshufb  ymm15, ymm8, ymm0
            vpxor    ymm15, ymm15, ymm7
        xor          r12, r15
            vmovdqu  ymm9, [rax + 5280]
            vpsrlq   ymm7, ymm9, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vpsllq   ymm6, ymm9, 45
        add          r11, rdi                                   ; round 1
            vpxor    ymm7, ymm7, ymm6
            vpsrlq   ymm6, ymm9, 61
        add          rbx, r12
            vpsllq   ymm13, ymm9, 3
        add          r11, [rcx + 64]
            vpxor    ymm13, ymm13, ymm6
            vpxor    ymm13, ymm13, ymm7
        rorx         r12, rdx, 39
            vmovdqu  ymm7, [rax + 5792]
            vpsrlq   ymm6, ymm7, 19
            vpsllq   ymm11, ymm7, 45
        xor          r13, r12
            vpxor    ymm11, ymm11, ymm6
            vpsrlq   ymm6, ymm7, 61
        add          r14, r13
            vmovdqu  [rax + 5952], ymm5
            vpsllq   ymm5, ymm7, 3
            vpxor    ymm6, ymm6, ymm5
        add          r14, rbx
            vpxor    ymm11, ymm11, ymm6
        rorx         r12, rbx, 14
            vpsrlq   ymm6, ymm1, 7
            vpxor    ymm12, ymm12, ymm6
        rorx         r13, rbx, 18
            vmovdqu  ymm6, [rax + 5120]
            vpaddq   ymm5, ymm6, ymm1
            vpaddq   ymm10, ymm12, ymm10
        mov          r15, rbx
        and          r15, r9
            vpsrlq   ymm12, ymm8, 7
            vpxor    ymm12, ymm15, ymm12
        xor          r12, r13
            vpaddq   ymm12, ymm12, ymm14
            vmovdqu  [rax + 5312], ymm12
        add          r11, r15
            vpsrlq   ymm14, ymm2, 1
            vpsllq   ymm15, ymm2, 63
        mov          r13, rdx
        and          r13, rsi
            vpxor    ymm14, ymm14, ymm15
            vmovdqu  ymm15, [rax + 5632]
            vpaddq   ymm8, ymm15, ymm8
        sub          r13, rdi
            vmovdqu  ymm1, [rax + 5376]
            vpsrlq   ymm15, ymm1, 1
            vpsllq   ymm6, ymm1, 63
        rorx         r15, rbx, 41
            vpxor    ymm15, ymm15, ymm6
            vpsrlq   ymm6, ymm9, 6
        xor          r12, r15
            vpxor    ymm13, ymm13, ymm6
        andn         r15, rbx, r10
            vpaddq   ymm13, ymm13, ymm5
            vpshufb  ymm6, ymm2, ymm0
        add          r11, r15
            vpxor    ymm14, ymm14, ymm6
            vpsrlq   ymm6, ymm7, 6
        add          r11, r12
            vpxor    ymm11, ymm11, ymm6
            vpaddq   ymm11, ymm8, ymm11
        rorx         r12, r14, 28
            vpshufb  ymm8, ymm1, ymm0
            vpxor    ymm15, ymm15, ymm8
        rorx         r15, r14, 34
            mov      r8, [rsp + 24]
            vmovdqu  ymm8, [r8]
        mov          rdi, rdx
        xor          rdi, rsi
            vpsrlq   ymm6, ymm2, 7
            vpxor    ymm14, ymm14, ymm6
        mov          [rsp + 48], rbp
        mov          rbp, r11                                   ; round 2
        and          rbp, rbx
            vpaddq   ymm13, ymm14, ymm13
            vpsrlq   ymm14, ymm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        xor          r12, r15
            vpsllq   ymm6, ymm3, 63
            vpxor    ymm14, ymm14, ymm6
        and          rdi, r14
            vpsrlq   ymm6, ymm1, 7
        add          r10, rsi
            vpxor    ymm15, ymm15, ymm6
            vpaddq   ymm11, ymm15, ymm11
            vmovdqu  [rax + 5344], ymm11
        add          r13, rdi
            vmovdqu  ymm15, [rax + 5152]
            vpaddq   ymm6, ymm15, ymm2
            vpaddq   ymm5, ymm8, ymm10
        add          r10, [rcx + 128]
            vpaddq   ymm8, ymm8, ymm12
            vmovdqu  [rcx + 1024], ymm5
        add          r10, rbp
            vmovdqu  [rcx + 1056], ymm8
            vpsrlq   ymm8, ymm10, 19
        rorx         r15, r14, 39
            vpsllq   ymm5, ymm10, 45
        xor          r12, r15
            vpxor    ymm8, ymm8, ymm5
            vpsrlq   ymm5, ymm10, 61
        add          r13, r12
            vpsllq   ymm2, ymm10, 3
            vpxor    ymm5, ymm5, ymm2
        rorx         r12, r11, 14
            vpxor    ymm8, ymm8, ymm5
            vmovdqu  ymm5, [rax + 5408]
            vpsrlq   ymm2, ymm5, 1
        rorx         r15, r11, 18
            vpsllq   ymm15, ymm5, 63
        mov          rbp, r14
        and          rbp, rdx
            vpxor    ymm15, ymm15, ymm2
            vpshufb  ymm2, ymm3, ymm0
        add          r13, r11
            vpxor    ymm14, ymm14, ymm2
            vpsrlq   ymm2, ymm12, 19
        xor          r12, r15
            vmovdqu  ymm7, [rax + 5664]
            vpaddq   ymm1, ymm7, ymm1
            vpsllq   ymm7, ymm12, 45
        sub          rbp, rsi
            vpxor    ymm7, ymm2, ymm7
            vpsrlq   ymm2, ymm12, 61
        rorx         r15, r11, 41
            vpsllq   ymm9, ymm12, 3
        xor          r12, r15
            vpxor    ymm9, ymm9, ymm2
            vpxor    ymm9, ymm9, ymm7
        andn         r15, r11, r9
            vpshufb  ymm7, ymm5, ymm0
            vpxor    ymm15, ymm15, ymm7
        add          r10, r15
            vpsrlq   ymm7, ymm3, 7
            vpxor    ymm14, ymm14, ymm7
        add          r10, r12
            vpaddq   ymm14, ymm14, ymm6
            vpsrlq   ymm7, ymm5, 7
        mov          r12, r14
        xor          r12, rdx
            vpxor    ymm15, ymm15, ymm7
        rorx         r15, r13, 28
            vpaddq   ymm15, ymm15, ymm1
            vmovdqu  ymm7, [r8 + 32]
        rorx         rdi, r13, 34
            vpsrlq   ymm6, ymm10, 6
            vpxor    ymm8, ymm8, ymm6
        mov          rsi, r10                                   ; round 3
        and          rsi, r11
            vpaddq   ymm2, ymm14, ymm8
            vpsrlq   ymm14, ymm4, 1                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        and          r12, r13
            vpsllq   ymm8, ymm4, 63
        xor          r15, rdi
            vpxor    ymm14, ymm14, ymm8
            vpsrlq   ymm8, ymm12, 6
        add          r9, rdx
            vpxor    ymm9, ymm9, ymm8
            vpaddq   ymm15, ymm15, ymm9
            vmovdqu  [rax + 5376], ymm15
        add          rbp, r12
            vmovdqu  ymm9, [rax + 5184]
            vpaddq   ymm8, ymm9, ymm3
            vpaddq   ymm6, ymm13, ymm7
        add          r9, [rcx + 192]
            vpaddq   ymm7, ymm11, ymm7
            vmovdqu  [rcx + 1088], ymm6
        add          rbp, r10
            vmovdqu  [rcx + 1120], ymm7
        add          r9, rsi
            vpsrlq   ymm7, ymm13, 19
            vpsllq   ymm6, ymm13, 45
        rorx         r12, r13, 39
            vpxor    ymm7, ymm7, ymm6
            vpsrlq   ymm6, ymm13, 61
        xor          r15, r12
            vpsllq   ymm3, ymm13, 3
            vpxor    ymm6, ymm6, ymm3
        add          rbp, r15
            vpxor    ymm7, ymm7, ymm6
            vmovdqu  ymm6, [rax + 5440]
            vpsrlq   ymm3, ymm6, 1
        rorx         r12, r10, 14
            vpsllq   ymm1, ymm6, 63
        rorx         r15, r10, 18
            vpxor    ymm3, ymm3, ymm1
            vpshufb  ymm1, ymm4, ymm0
        mov          rdi, r13
        and          rdi, r14
            vpxor    ymm14, ymm14, ymm1
            vpsrlq   ymm1, ymm11, 19
        andn         rsi, r10, rbx
            vmovdqu  ymm9, [rax + 5696]
            vpaddq   ymm5, ymm9, ymm5
            vpsllq   ymm9, ymm11, 45
        xor          r12, r15
            vpxor    ymm9, ymm9, ymm1
        sub          rdi, rdx
            vpsrlq   ymm1, ymm11, 61
            vpsllq   ymm12, ymm11, 3
        add          r9, rsi
            vpxor    ymm12, ymm12, ymm1
            vpxor    ymm12, ymm9, ymm12
        rorx         r15, r10, 41
            vpshufb  ymm9, ymm6, ymm0
            vpxor    ymm9, ymm9, ymm3
        xor          r12, r15
            vpsrlq   ymm3, ymm4, 7
            vpxor    ymm14, ymm14, ymm3
        add          r9, r12
            vpaddq   ymm14, ymm8, ymm14
        mov          r12, r13
        xor          r12, r14
            vpsrlq   ymm8, ymm6, 7
            vpxor    ymm9, ymm9, ymm8
        rorx         r15, rbp, 28
            vpaddq   ymm9, ymm9, ymm5
            vmovdqu  ymm8, [r8 + 64]
        rorx         rsi, rbp, 34
            vpsrlq   ymm5, ymm13, 6
            vpxor    ymm7, ymm7, ymm5
        mov          rdx, r9                                    ; round 4
        and          rdx, r10
            vpaddq   ymm3, ymm14, ymm7
            vmovdqu  ymm14, [rax + 5952]
            vpsrlq   ymm7, ymm14, 1                             ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        and          r12, rbp
            vpsllq   ymm5, ymm14, 63
        xor          r15, rsi
            vpxor    ymm7, ymm7, ymm5
            vpsrlq   ymm5, ymm11, 6
        add          rbx, [rcx + 256]
            vpxor    ymm12, ymm12, ymm5
            vpaddq   ymm12, ymm9, ymm12
            vmovdqu  [rax + 5408], ymm12
        add          rdi, r12
            vmovdqu  ymm9, [rax + 5216]
            vpaddq   ymm5, ymm9, ymm4
            vpaddq   ymm4, ymm8, ymm2
        add          rbx, r14
            vpaddq   ymm8, ymm8, ymm15
        add          rdi, r9
            vmovdqu  [rcx + 1152], ymm4
            vmovdqu  [rcx + 1184], ymm8
        add          rbx, rdx
            vpsrlq   ymm8, ymm2, 19
            vpsllq   ymm4, ymm2, 45
        rorx         r12, rbp, 39
            vpxor    ymm8, ymm8, ymm4
            vpsrlq   ymm4, ymm2, 61
        xor          r15, r12
            vpsllq   ymm1, ymm2, 3
            vpxor    ymm4, ymm4, ymm1
        add          rdi, r15
            vpxor    ymm8, ymm8, ymm4
        rorx         r12, r9, 14
            vmovdqu  ymm4, [rax + 5472]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm9, ymm4, 63
        rorx         r15, r9, 18
            vpxor    ymm9, ymm9, ymm1
            vpshufb  ymm1, ymm14, ymm0
        mov          rsi, rbp
        and          rsi, r13
            vpxor    ymm7, ymm7, ymm1
            vpsrlq   ymm1, ymm15, 19
        andn         rdx, r9, r11
            vmovdqu  ymm11, [rax + 5728]
            vpaddq   ymm6, ymm11, ymm6
            vpsllq   ymm11, ymm15, 45
        xor          r12, r15
            vpxor    ymm11, ymm11, ymm1
        sub          rsi, r14
            vpsrlq   ymm1, ymm15, 61
            vmovdqu  [rax + 5984], ymm13
            vpsllq   ymm13, ymm15, 3
        add          rbx, rdx
            vpxor    ymm13, ymm13, ymm1
            vpxor    ymm11, ymm11, ymm13
        rorx         r14, r9, 41
            vpshufb  ymm13, ymm4, ymm0
            vpxor    ymm13, ymm9, ymm13
        xor          r12, r14
            vpsrlq   ymm9, ymm14, 7
        add          rbx, r12
            vpxor    ymm9, ymm9, ymm7
            vpaddq   ymm9, ymm9, ymm5
        mov          r12, rbp
        xor          r12, r13
            vpsrlq   ymm7, ymm4, 7
            vpxor    ymm13, ymm13, ymm7
        rorx         r14, rdi, 28
            vpaddq   ymm13, ymm13, ymm6
            vmovdqu  ymm7, [r8 + 96]
        rorx         r15, rdi, 34
            vpsrlq   ymm6, ymm2, 6
            vpxor    ymm8, ymm8, ymm6
        mov          rdx, rbx                                   ; round 5
        and          rdx, r9
            vpaddq   ymm9, ymm9, ymm8
        and          r12, rdi
            vmovdqu  ymm8, [rax + 5920]
            vpsrlq   ymm6, ymm8, 1                              ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vpsllq   ymm5, ymm8, 63
        xor          r14, r15
            vpxor    ymm6, ymm6, ymm5
            vpsrlq   ymm5, ymm15, 6
        add          r11, [rcx + 320]
            vpxor    ymm11, ymm11, ymm5
            vpaddq   ymm11, ymm13, ymm11
            vmovdqu  [rax + 5440], ymm11
        add          rsi, r12
            vmovdqu  ymm13, [rax + 5248]
            vpaddq   ymm14, ymm13, ymm14
            vpaddq   ymm5, ymm7, ymm3
        add          r11, r13
            vpaddq   ymm7, ymm12, ymm7
        add          rsi, rbx
            vmovdqu  [rcx + 1216], ymm5
            vmovdqu  [rcx + 1248], ymm7
        add          r11, rdx
            vpsrlq   ymm7, ymm3, 19
            vpsllq   ymm5, ymm3, 45
        rorx         r12, rdi, 39
            vpxor    ymm7, ymm7, ymm5
            vpsrlq   ymm5, ymm3, 61
        xor          r14, r12
            vpsllq   ymm1, ymm3, 3
        add          rsi, r14
            vpxor    ymm5, ymm5, ymm1
            vpxor    ymm7, ymm7, ymm5
        rorx         r12, rbx, 14
            vmovdqu  ymm5, [rax + 5504]
            vpsrlq   ymm1, ymm5, 1
            vpsllq   ymm13, ymm5, 63
        rorx         r14, rbx, 18
            vpxor    ymm13, ymm13, ymm1
            vpshufb  ymm1, ymm8, ymm0
        mov          r15, rdi
        and          r15, rbp
            vpxor    ymm6, ymm6, ymm1
            vpsrlq   ymm1, ymm12, 19
        andn         rdx, rbx, r10
            vmovdqu  ymm15, [rax + 5760]
            vpaddq   ymm4, ymm15, ymm4
        xor          r12, r14
            vpsllq   ymm15, ymm12, 45
            vpxor    ymm15, ymm15, ymm1
        sub          r15, r13
            vpsrlq   ymm1, ymm12, 61
            vmovdqu  [rax + 5952], ymm2
            vpsllq   ymm2, ymm12, 3
        add          r11, rdx
            vpxor    ymm2, ymm1, ymm2
            vpxor    ymm15, ymm15, ymm2
        rorx         r13, rbx, 41
            vpshufb  ymm2, ymm5, ymm0
            vpxor    ymm13, ymm13, ymm2
        xor          r12, r13
            vpsrlq   ymm2, ymm8, 7
        add          r11, r12
            vpxor    ymm6, ymm6, ymm2
            vpaddq   ymm14, ymm14, ymm6
        mov          r12, rdi
        xor          r12, rbp
            vpsrlq   ymm6, ymm5, 7
            vpxor    ymm13, ymm13, ymm6
        rorx         r13, rsi, 28
            vpaddq   ymm13, ymm13, ymm4
            vmovdqu  ymm6, [r8 + 128]
        rorx         r14, rsi, 34
            vpsrlq   ymm4, ymm3, 6
        mov          rdx, r11                                   ; round 6
        and          rdx, rbx
            vpxor    ymm7, ymm7, ymm4
            vpaddq   ymm14, ymm14, ymm7
        and          r12, rsi
            vmovdqu  ymm7, [rax + 5888]
            vpsrlq   ymm4, ymm7, 1                              ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vpsllq   ymm2, ymm7, 63
        xor          r13, r14
            vpxor    ymm4, ymm4, ymm2
            vpsrlq   ymm2, ymm12, 6
        add          r10, [rcx + 384]
            vpxor    ymm15, ymm15, ymm2
            vpaddq   ymm13, ymm13, ymm15
            vmovdqu  [rax + 5472], ymm13
        add          r15, r12
            vmovdqu  ymm15, [rax + 5280]
            vpaddq   ymm8, ymm15, ymm8
        add          r10, rbp
            vpaddq   ymm2, ymm9, ymm6
            vpaddq   ymm6, ymm11, ymm6
        add          r15, r11
            vmovdqu  [rcx + 1280], ymm2
            vmovdqu  [rcx + 1312], ymm6
        add          r10, rdx
            vpsrlq   ymm6, ymm9, 19
            vpsllq   ymm2, ymm9, 45
        rorx         r12, rsi, 39
            vpxor    ymm6, ymm6, ymm2
        xor          r13, r12
            vpsrlq   ymm2, ymm9, 61
            vpsllq   ymm1, ymm9, 3
        add          r15, r13
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
        rorx         r12, r11, 14
            vmovdqu  ymm2, [rax + 5536]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm15, ymm2, 63
        rorx         r13, r11, 18
            vpxor    ymm15, ymm15, ymm1
            vpshufb  ymm1, ymm7, ymm0
        mov          r14, rsi
        and          r14, rdi
            vpxor    ymm4, ymm4, ymm1
        andn         rdx, r11, r9
            vpsrlq   ymm1, ymm11, 19
            vmovdqu  ymm12, [rax + 5792]
            vpaddq   ymm5, ymm12, ymm5
        xor          r12, r13
            vpsllq   ymm12, ymm11, 45
            vpxor    ymm12, ymm12, ymm1
        sub          r14, rbp
            vpsrlq   ymm1, ymm11, 61
            vmovdqu  [rax + 5920], ymm3
            vpsllq   ymm3, ymm11, 3
        add          r10, rdx
            vpxor    ymm3, ymm1, ymm3
            vpxor    ymm12, ymm12, ymm3
        rorx         r13, r11, 41
            vpshufb  ymm3, ymm2, ymm0
        xor          r12, r13
            vpxor    ymm15, ymm15, ymm3
            vpsrlq   ymm3, ymm7, 7
        add          r10, r12
            vpxor    ymm4, ymm4, ymm3
            vpaddq   ymm8, ymm8, ymm4
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   ymm4, ymm2, 7
            vpxor    ymm15, ymm15, ymm4
        rorx         r13, r15, 28
            vpaddq   ymm15, ymm15, ymm5
        rorx         rbp, r15, 34
            vmovdqu  ymm5, [r8 + 160]
            vpsrlq   ymm4, ymm9, 6
        mov          rdx, r10                                   ; round 7
        and          rdx, r11
            vpxor    ymm6, ymm6, ymm4
            vpaddq   ymm6, ymm8, ymm6
        and          r12, r15
            vmovdqu  ymm8, [rax + 5856]
            vpsrlq   ymm4, ymm8, 1                              ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vpsllq   ymm3, ymm8, 63
        xor          r13, rbp
            vpxor    ymm4, ymm4, ymm3
            vpshufb  ymm3, ymm8, ymm0
        add          r9, [rcx + 448]
            vpxor    ymm4, ymm4, ymm3
        add          r14, r12
            vpsrlq   ymm3, ymm11, 6
            vpxor    ymm12, ymm12, ymm3
        add          r9, rdi
            vpaddq   ymm12, ymm15, ymm12
            vmovdqu  [rax + 5504], ymm12
            vpaddq   ymm15, ymm14, ymm5
        add          r14, r10
            vpaddq   ymm5, ymm13, ymm5
            vmovdqu  [rcx + 1344], ymm15
        add          r9, rdx
            vmovdqu  [rcx + 1376], ymm5
            vpsrlq   ymm15, ymm14, 19
        rorx         r12, r15, 39
            vpsllq   ymm5, ymm14, 45
        xor          r13, r12
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm5, ymm14, 61
        add          r14, r13
            vpsllq   ymm3, ymm14, 3
            vpxor    ymm5, ymm5, ymm3
        rorx         r12, r10, 14
            vpxor    ymm15, ymm15, ymm5
            vmovdqu  ymm5, [rax + 5568]
            vpsrlq   ymm3, ymm5, 1
        rorx         r13, r10, 18
            vpsllq   ymm1, ymm5, 63
        mov          rbp, r15
        and          rbp, rsi
            vpxor    ymm3, ymm3, ymm1
            vpshufb  ymm1, ymm5, ymm0
        andn         rdx, r10, rbx
            vpxor    ymm3, ymm3, ymm1
            vpsrlq   ymm1, ymm8, 7
        xor          r12, r13
            vpxor    ymm4, ymm4, ymm1
            vpaddq   ymm7, ymm7, ymm4
        sub          rbp, rdi
            vpaddq   ymm7, ymm10, ymm7
            vpsrlq   ymm4, ymm13, 19
        add          r9, rdx
            vpsllq   ymm1, ymm13, 45
        rorx         r13, r10, 41
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm13, 61
        xor          r12, r13
            vmovdqu  [rax + 5888], ymm10
            vpsllq   ymm10, ymm13, 3
            vpxor    ymm10, ymm10, ymm1
        add          r9, r12
            vpxor    ymm10, ymm10, ymm4
            vpsrlq   ymm4, ymm5, 7
        mov          r12, r15
        xor          r12, rsi
            vpxor    ymm4, ymm3, ymm4
            vpaddq   ymm4, ymm2, ymm4
        rorx         r13, r14, 28
            vmovdqu  ymm3, [rax + 5312]
            vpaddq   ymm4, ymm4, ymm3
        rorx         rdi, r14, 34
            vmovdqu  ymm2, [r8 + 192]
            vpsrlq   ymm1, ymm14, 6
        mov          rdx, r9                                    ; round 8
        and          rdx, r10
            vpxor    ymm15, ymm15, ymm1
            vpaddq   ymm7, ymm15, ymm7
        and          r12, r14
            vmovdqu  ymm15, [rax + 5824]
            vpsrlq   ymm1, ymm15, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vpsllq   ymm3, ymm15, 63
        xor          r13, rdi
            vpxor    ymm3, ymm1, ymm3
        add          rbx, [rcx + 512]
            vpshufb  ymm1, ymm15, ymm0
            vpxor    ymm3, ymm3, ymm1
        add          rbp, r12
            vpsrlq   ymm1, ymm13, 6
            vpxor    ymm10, ymm10, ymm1
        add          rbx, rsi
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  [rax + 5536], ymm10
            vpaddq   ymm4, ymm2, ymm6
        add          rbp, r9
            vpaddq   ymm2, ymm12, ymm2
            vmovdqu  [rcx + 1408], ymm4
        add          rbx, rdx
            vmovdqu  [rcx + 1440], ymm2
        rorx         r12, r14, 39
            vpsrlq   ymm4, ymm6, 19
            vpsllq   ymm2, ymm6, 45
        xor          r13, r12
            vpxor    ymm4, ymm4, ymm2
            vpsrlq   ymm2, ymm6, 61
        add          rbp, r13
            vpsllq   ymm1, ymm6, 3
            vpxor    ymm2, ymm2, ymm1
        rorx         r12, r9, 14
            vpxor    ymm4, ymm4, ymm2
            vmovdqu  ymm2, [rax + 5600]
            vpsrlq   ymm1, ymm2, 1
        rorx         r13, r9, 18
            vpsllq   ymm13, ymm2, 63
        mov          rdi, r14
        and          rdi, r15
            vpxor    ymm13, ymm13, ymm1
            vpshufb  ymm1, ymm2, ymm0
        andn         rdx, r9, r11
            vpxor    ymm13, ymm13, ymm1
            vpsrlq   ymm1, ymm15, 7
        xor          r12, r13
            vpxor    ymm3, ymm3, ymm1
            vpaddq   ymm8, ymm8, ymm3
        sub          rdi, rsi
            vmovdqu  ymm1, [rax + 5984]
            vpaddq   ymm8, ymm8, ymm1
        add          rbx, rdx
            vpsrlq   ymm3, ymm12, 19
            vpsllq   ymm1, ymm12, 45
        rorx         r13, r9, 41
            vpxor    ymm3, ymm3, ymm1
            vpsrlq   ymm1, ymm12, 61
        xor          r12, r13
            vmovdqu  [rax + 5856], ymm14
            vpsllq   ymm14, ymm12, 3
            vpxor    ymm14, ymm14, ymm1
        add          rbx, r12
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm2, 7
        mov          r12, r14
        xor          r12, r15
            vpxor    ymm13, ymm13, ymm3
        rorx         r13, rbp, 28
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  ymm5, [rax + 5344]
            vpaddq   ymm13, ymm13, ymm5
        rorx         rsi, rbp, 34
            vmovdqu  ymm3, [r8 + 224]
            vpsrlq   ymm1, ymm6, 6
        mov          rdx, rbx                                   ; round 9
        and          rdx, r9
            vpxor    ymm4, ymm4, ymm1
            vpaddq   ymm8, ymm8, ymm4
        and          r12, rbp
            vmovdqu  ymm4, [rax + 5120]
            vpsrlq   ymm1, ymm4, 1                              ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vpsllq   ymm5, ymm4, 63
        xor          r13, rsi
            vpxor    ymm5, ymm1, ymm5
        add          r11, [rcx + 576]
            vpshufb  ymm1, ymm4, ymm0
            vpxor    ymm5, ymm5, ymm1
        add          rdi, r12
            vpsrlq   ymm1, ymm12, 6
            vpxor    ymm14, ymm14, ymm1
        add          r11, r15
            vpaddq   ymm13, ymm13, ymm14
            vmovdqu  [rax + 5568], ymm13
            vpaddq   ymm14, ymm3, ymm7
        add          rdi, rbx
            vpaddq   ymm3, ymm10, ymm3
        add          r11, rdx
            vmovdqu  [rcx + 1472], ymm14
            vmovdqu  [rcx + 1504], ymm3
        rorx         r12, rbp, 39
            vpsrlq   ymm14, ymm7, 19
            vpsllq   ymm3, ymm7, 45
        xor          r13, r12
            vpxor    ymm14, ymm14, ymm3
            vpsrlq   ymm3, ymm7, 61
        add          rdi, r13
            vpsllq   ymm1, ymm7, 3
            vpxor    ymm3, ymm3, ymm1
        rorx         r12, rbx, 14
            vpxor    ymm14, ymm14, ymm3
        rorx         r13, rbx, 18
            vmovdqu  ymm3, [rax + 5632]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm12, ymm3, 63
        mov          rsi, rbp
        and          rsi, r14
            vpxor    ymm12, ymm12, ymm1
            vpshufb  ymm1, ymm3, ymm0
        andn         rdx, rbx, r10
            vpxor    ymm12, ymm12, ymm1
            vpsrlq   ymm1, ymm4, 7
        xor          r12, r13
            vpxor    ymm5, ymm5, ymm1
            vpaddq   ymm15, ymm15, ymm5
        sub          rsi, r15
            vmovdqu  ymm5, [rax + 5952]
            vpaddq   ymm15, ymm15, ymm5
        add          r11, rdx
            vpsrlq   ymm1, ymm10, 19
            vpsllq   ymm5, ymm10, 45
        rorx         r13, rbx, 41
            vpxor    ymm5, ymm1, ymm5
            vpsrlq   ymm1, ymm10, 61
        xor          r12, r13
            vmovdqu  [rax + 5824], ymm6
            vpsllq   ymm6, ymm10, 3
            vpxor    ymm6, ymm1, ymm6
        add          r11, r12
            vpxor    ymm6, ymm5, ymm6
        mov          r12, rbp
        xor          r12, r14
            vpsrlq   ymm5, ymm3, 7
            vpxor    ymm12, ymm12, ymm5
        rorx         r13, rdi, 28
            vpaddq   ymm12, ymm12, ymm2
            vmovdqu  ymm5, [rax + 5376]
            vpaddq   ymm12, ymm12, ymm5
        rorx         r15, rdi, 34
            vmovdqu  ymm2, [r8 + 256]
            vpsrlq   ymm1, ymm7, 6
        mov          rdx, r11                                   ; round 10
        and          rdx, rbx
            vpxor    ymm14, ymm14, ymm1
            vpaddq   ymm14, ymm15, ymm14
        and          r12, rdi
            vmovdqu  ymm15, [rax + 5152]
            vpsrlq   ymm1, ymm15, 1                             ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        xor          r13, r15
            vpsllq   ymm5, ymm15, 63
            vpxor    ymm5, ymm1, ymm5
        add          r10, [rcx + 640]
            vpshufb  ymm1, ymm15, ymm0
            vpxor    ymm5, ymm5, ymm1
        add          rsi, r12
            vpsrlq   ymm1, ymm10, 6
            vpxor    ymm6, ymm6, ymm1
        add          r10, r14
            vpaddq   ymm12, ymm12, ymm6
            vmovdqu  [rax + 5600], ymm12
            vpaddq   ymm6, ymm8, ymm2
        add          rsi, r11
            vpaddq   ymm2, ymm13, ymm2
        add          r10, rdx
            vmovdqu  [rcx + 1536], ymm6
            vmovdqu  [rcx + 1568], ymm2
        rorx         r12, rdi, 39
            vpsrlq   ymm6, ymm8, 19
            vpsllq   ymm2, ymm8, 45
        xor          r13, r12
            vpxor    ymm6, ymm6, ymm2
            vpsrlq   ymm2, ymm8, 61
        add          rsi, r13
            vpsllq   ymm1, ymm8, 3
        rorx         r12, r11, 14
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm6, ymm6, ymm2
        rorx         r13, r11, 18
            vmovdqu  ymm2, [rax + 5664]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm10, ymm2, 63
        mov          r15, rdi
        and          r15, rbp
            vpxor    ymm10, ymm10, ymm1
            vpshufb  ymm1, ymm2, ymm0
        andn         rdx, r11, r9
            vpxor    ymm10, ymm10, ymm1
            vpsrlq   ymm1, ymm15, 7
        xor          r12, r13
            vpxor    ymm5, ymm5, ymm1
        sub          r15, r14
            vpaddq   ymm5, ymm4, ymm5
            vmovdqu  ymm4, [rax + 5920]
            vpaddq   ymm5, ymm5, ymm4
        add          r10, rdx
            vpsrlq   ymm1, ymm13, 19
            vpsllq   ymm4, ymm13, 45
        rorx         r13, r11, 41
            vpxor    ymm4, ymm1, ymm4
            vpsrlq   ymm1, ymm13, 61
        xor          r12, r13
            vmovdqu  [rax + 6016], ymm7
            vpsllq   ymm7, ymm13, 3
        add          r10, r12
            vpxor    ymm7, ymm1, ymm7
            vpxor    ymm7, ymm4, ymm7
        mov          r12, rdi
        xor          r12, rbp
            vpsrlq   ymm4, ymm2, 7
            vpxor    ymm10, ymm10, ymm4
        rorx         r13, rsi, 28
            vpaddq   ymm10, ymm10, ymm3
            vmovdqu  ymm4, [rax + 5408]
            vpaddq   ymm10, ymm10, ymm4
        rorx         r14, rsi, 34
            vmovdqu  ymm3, [r8 + 288]
            vpsrlq   ymm1, ymm8, 6
        mov          rdx, r10                                   ; round 11
        and          rdx, r11
            vpxor    ymm6, ymm6, ymm1
        and          r12, rsi
            vpaddq   ymm6, ymm5, ymm6
            vmovdqu  [rax + 5120], ymm6
            vmovdqu  ymm5, [rax + 5184]
            vpsrlq   ymm1, ymm5, 1                              ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        xor          r13, r14
            vpsllq   ymm4, ymm5, 63
            vpxor    ymm4, ymm1, ymm4
        add          r9, [rcx + 704]
            vpshufb  ymm1, ymm5, ymm0
            vpxor    ymm4, ymm4, ymm1
        add          r15, r12
            vpsrlq   ymm1, ymm13, 6
            vpxor    ymm7, ymm7, ymm1
        add          r9, rbp
            vpaddq   ymm10, ymm10, ymm7
            vmovdqu  [rax + 5632], ymm10
        add          r15, r10
            vpaddq   ymm7, ymm14, ymm3
            vpaddq   ymm3, ymm12, ymm3
        add          r9, rdx
            vmovdqu  [rcx + 1600], ymm7
            vmovdqu  [rcx + 1632], ymm3
        rorx         r12, rsi, 39
            vpsrlq   ymm7, ymm14, 19
            vpsllq   ymm3, ymm14, 45
        xor          r13, r12
            vpxor    ymm7, ymm7, ymm3
        add          r15, r13
            vpsrlq   ymm3, ymm14, 61
            vpsllq   ymm1, ymm14, 3
        rorx         r12, r10, 14
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm7, ymm7, ymm3
        rorx         r13, r10, 18
            vmovdqu  ymm3, [rax + 5696]
            vpsrlq   ymm1, ymm3, 1
            vpsllq   ymm13, ymm3, 63
        mov          r14, rsi
        and          r14, rdi
            vpxor    ymm13, ymm13, ymm1
            vpshufb  ymm1, ymm3, ymm0
        andn         rdx, r10, rbx
            vpxor    ymm13, ymm13, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm5, 7
            vpxor    ymm4, ymm4, ymm1
        sub          r14, rbp
            vpaddq   ymm15, ymm15, ymm4
            vpaddq   ymm15, ymm15, ymm9
        add          r9, rdx
            vpsrlq   ymm4, ymm12, 19
            vpsllq   ymm1, ymm12, 45
        rorx         r13, r10, 41
            vpxor    ymm4, ymm4, ymm1
            vpsrlq   ymm1, ymm12, 61
        xor          r12, r13
            vmovdqu  [rax + 6048], ymm9
            vpsllq   ymm9, ymm12, 3
        add          r9, r12
            vpxor    ymm9, ymm9, ymm1
            vpxor    ymm9, ymm9, ymm4
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   ymm4, ymm3, 7
            vpxor    ymm13, ymm13, ymm4
        rorx         r13, r15, 28
            vpaddq   ymm13, ymm13, ymm2
            vpaddq   ymm13, ymm13, ymm11
        rorx         rbp, r15, 34
            vmovdqu  ymm4, [r8 + 320]
        mov          rdx, r9                                    ; round 12
        and          rdx, r10
            vpsrlq   ymm2, ymm14, 6
            vpxor    ymm7, ymm7, ymm2
        and          r12, r15
            vpaddq   ymm15, ymm15, ymm7
            vmovdqu  [rax + 5152], ymm15
            vmovdqu  ymm7, [rax + 5216]
            vpsrlq   ymm2, ymm7, 1                              ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        xor          r13, rbp
            vpsllq   ymm1, ymm7, 63
            vpxor    ymm2, ymm2, ymm1
        add          rbx, [rcx + 768]
            vpshufb  ymm1, ymm7, ymm0
            vpxor    ymm2, ymm2, ymm1
        add          r14, r12
            vpsrlq   ymm1, ymm12, 6
        add          rbx, rdi
            vpxor    ymm9, ymm9, ymm1
            vpaddq   ymm13, ymm13, ymm9
            vmovdqu  [rax + 5664], ymm13
        add          r14, r9
            vpaddq   ymm9, ymm4, ymm6
            vpaddq   ymm4, ymm10, ymm4
        add          rbx, rdx
            vmovdqu  [rcx + 1664], ymm9
            vmovdqu  [rcx + 1696], ymm4
        rorx         r12, r15, 39
            vpsrlq   ymm9, ymm6, 19
            vpsllq   ymm4, ymm6, 45
        xor          r13, r12
            vpxor    ymm9, ymm9, ymm4
        add          r14, r13
            vpsrlq   ymm4, ymm6, 61
            vpsllq   ymm1, ymm6, 3
        rorx         r12, r9, 14
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm9, ymm9, ymm4
        rorx         r13, r9, 18
            vmovdqu  ymm4, [rax + 5728]
            vpsrlq   ymm1, ymm4, 1
            vpsllq   ymm11, ymm4, 63
        mov          rbp, r15
        and          rbp, rsi
            vpxor    ymm11, ymm11, ymm1
        andn         rdx, r9, r11
            vpshufb  ymm1, ymm4, ymm0
            vpxor    ymm11, ymm11, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm7, 7
            vpxor    ymm2, ymm2, ymm1
        sub          rbp, rdi
            vpaddq   ymm5, ymm5, ymm2
            vmovdqu  ymm2, [rax + 5856]
            vpaddq   ymm5, ymm5, ymm2
        add          rbx, rdx
            vpsrlq   ymm1, ymm10, 19
            vpsllq   ymm12, ymm10, 45
        rorx         r13, r9, 41
            vpxor    ymm12, ymm12, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm2, ymm10, 3
        add          rbx, r12
            vpxor    ymm2, ymm1, ymm2
            vpxor    ymm12, ymm12, ymm2
        mov          r12, r15
        xor          r12, rsi
            vpsrlq   ymm2, ymm4, 7
            vpxor    ymm11, ymm11, ymm2
        rorx         r13, r14, 28
            vpaddq   ymm11, ymm11, ymm3
            vmovdqu  ymm3, [rax + 5472]
            vpaddq   ymm11, ymm11, ymm3
        rorx         rdi, r14, 34
            vmovdqu  ymm2, [r8 + 352]
        mov          rdx, rbx                                   ; round 13
        and          rdx, r9
            vpsrlq   ymm1, ymm6, 6
            vpxor    ymm9, ymm9, ymm1
        and          r12, r14
            vpaddq   ymm9, ymm9, ymm5
            vmovdqu  [rax + 5184], ymm9
            vmovdqu  ymm5, [rax + 5248]
            vpsrlq   ymm1, ymm5, 1                              ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        xor          r13, rdi
            vpsllq   ymm6, ymm5, 63
            vpxor    ymm6, ymm1, ymm6
        add          r11, [rcx + 832]
            vpshufb  ymm1, ymm5, ymm0
        add          rbp, r12
            vpxor    ymm6, ymm6, ymm1
            vpsrlq   ymm1, ymm10, 6
        add          r11, rsi
            vpxor    ymm12, ymm12, ymm1
            vpaddq   ymm11, ymm11, ymm12
            vmovdqu  [rax + 5696], ymm11
        add          rbp, rbx
            vpaddq   ymm12, ymm15, ymm2
            vpaddq   ymm2, ymm13, ymm2
        add          r11, rdx
            vmovdqu  [rcx + 1728], ymm12
            vmovdqu  [rcx + 1760], ymm2
        rorx         r12, r14, 39
            vpsrlq   ymm12, ymm15, 19
        xor          r13, r12
            vpsllq   ymm2, ymm15, 45
            vpxor    ymm12, ymm12, ymm2
        add          rbp, r13
            vpsrlq   ymm2, ymm15, 61
            vpsllq   ymm1, ymm15, 3
        rorx         r12, rbx, 14
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm12, ymm12, ymm2
        rorx         r13, rbx, 18
            vmovdqu  ymm2, [rax + 5760]
            vpsrlq   ymm1, ymm2, 1
            vpsllq   ymm10, ymm2, 63
        mov          rdi, r14
        and          rdi, r15
            vpxor    ymm10, ymm10, ymm1
        andn         rdx, rbx, r10
            vpshufb  ymm1, ymm2, ymm0
            vpxor    ymm10, ymm10, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm5, 7
            vpxor    ymm6, ymm6, ymm1
        sub          rdi, rsi
            vpaddq   ymm7, ymm7, ymm6
            vmovdqu  ymm6, [rax + 5824]
            vpaddq   ymm7, ymm7, ymm6
        add          r11, rdx
            vpsrlq   ymm1, ymm13, 19
        rorx         r13, rbx, 41
            vpsllq   ymm3, ymm13, 45
            vpxor    ymm3, ymm1, ymm3
        xor          r12, r13
            vpsrlq   ymm1, ymm13, 61
            vpsllq   ymm6, ymm13, 3
        add          r11, r12
            vpxor    ymm6, ymm1, ymm6
            vpxor    ymm6, ymm3, ymm6
        mov          r12, r14
        xor          r12, r15
            vpsrlq   ymm3, ymm2, 7
            vpxor    ymm10, ymm10, ymm3
        rorx         r13, rbp, 28
            vpaddq   ymm10, ymm10, ymm4
        rorx         rsi, rbp, 34
            vmovdqu  ymm4, [rax + 5504]
            vpaddq   ymm10, ymm10, ymm4
            vmovdqu  ymm3, [r8 + 384]
        mov          rdx, r11                                   ; round 14
        and          rdx, rbx
            vpsrlq   ymm1, ymm15, 6
            vpxor    ymm12, ymm12, ymm1
        and          r12, rbp
            vpaddq   ymm12, ymm12, ymm7
            vmovdqu  [rax + 5216], ymm12
            vmovdqu  ymm7, [rax + 5280]
            vpsrlq   ymm1, ymm7, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        xor          r13, rsi
            vpsllq   ymm15, ymm7, 63
            vpxor    ymm15, ymm15, ymm1
        add          r10, [rcx + 896]
            vpshufb  ymm1, ymm7, ymm0
        add          rdi, r12
            vpxor    ymm15, ymm15, ymm1
            vpsrlq   ymm1, ymm13, 6
        add          r10, r15
            vpxor    ymm6, ymm6, ymm1
            vpaddq   ymm10, ymm10, ymm6
            vmovdqu  [rax + 5728], ymm10
        add          rdi, r11
            vpaddq   ymm6, ymm9, ymm3
            vpaddq   ymm3, ymm11, ymm3
        add          r10, rdx
            vmovdqu  [rcx + 1792], ymm6
        rorx         r12, rbp, 39
            vmovdqu  [rcx + 1824], ymm3
            vpsrlq   ymm6, ymm9, 19
        xor          r13, r12
            vpsllq   ymm3, ymm9, 45
            vpxor    ymm6, ymm6, ymm3
        add          rdi, r13
            vpsrlq   ymm3, ymm9, 61
            vpsllq   ymm1, ymm9, 3
        rorx         r12, r11, 14
            vpxor    ymm3, ymm3, ymm1
            vpxor    ymm6, ymm6, ymm3
        rorx         r13, r11, 18
            vmovdqu  ymm3, [rax + 5792]
            vpsrlq   ymm1, ymm3, 1
        mov          rsi, rbp
        and          rsi, r14
            vpsllq   ymm13, ymm3, 63
            vpxor    ymm13, ymm13, ymm1
        andn         rdx, r11, r9
            vpshufb  ymm1, ymm3, ymm0
            vpxor    ymm13, ymm13, ymm1
        xor          r12, r13
            vpsrlq   ymm1, ymm7, 7
            vpxor    ymm15, ymm15, ymm1
        sub          rsi, r15
            vpaddq   ymm15, ymm15, ymm5
        add          r10, rdx
            vmovdqu  ymm5, [rax + 6016]
            vpaddq   ymm15, ymm15, ymm5
            vpsrlq   ymm1, ymm11, 19
        rorx         r13, r11, 41
            vpsllq   ymm4, ymm11, 45
            vpxor    ymm4, ymm1, ymm4
        xor          r12, r13
            vpsrlq   ymm1, ymm11, 61
            vpsllq   ymm5, ymm11, 3
        add          r10, r12
            vpxor    ymm5, ymm1, ymm5
            vpxor    ymm5, ymm4, ymm5
        mov          r12, rbp
        xor          r12, r14
            vpsrlq   ymm4, ymm3, 7
        rorx         r13, rdi, 28
            vpxor    ymm13, ymm13, ymm4
            vpaddq   ymm13, ymm13, ymm2
        rorx         r15, rdi, 34
            vmovdqu  ymm4, [rax + 5536]
            vpaddq   ymm13, ymm13, ymm4
            vmovdqu  ymm2, [r8 + 416]
        mov          rdx, r10                                   ; round 15
        and          rdx, r11
            vpsrlq   ymm1, ymm9, 6
            vpxor    ymm6, ymm6, ymm1
        and          r12, rdi
            vpaddq   ymm15, ymm15, ymm6
            vmovdqu  [rax + 5248], ymm15
            vmovdqu  ymm6, [rax + 5888]
            vpsrlq   ymm1, ymm6, 1                              ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        xor          r13, r15
            vpsllq   ymm9, ymm6, 63
        add          r9, [rcx + 960]
            vpxor    ymm9, ymm9, ymm1
            vpshufb  ymm1, ymm6, ymm0
        add          rsi, r12
            vpxor    ymm9, ymm9, ymm1
            vpsrlq   ymm1, ymm11, 6
        add          r9, r14
            vpxor    ymm5, ymm5, ymm1
            vpaddq   ymm13, ymm13, ymm5
            vmovdqu  [rax + 5760], ymm13
        add          rsi, r10
            vpaddq   ymm5, ymm12, ymm2
        add          r9, rdx
            vpaddq   ymm2, ymm10, ymm2
            vmovdqu  [rcx + 1856], ymm5
        lea          r12, [rcx + 1024]                          ; the next sixteen words
            vmovdqu  [rcx + 1888], ymm2
            vpsrlq   ymm5, ymm12, 19
        lea          r15, [r8 + 512]
        mov          [rsp + 24], r15
            vpsllq   ymm2, ymm12, 45
            vpxor    ymm5, ymm5, ymm2
        rorx         rdx, rdi, 39
            vpsrlq   ymm2, ymm12, 61
            vpsllq   ymm1, ymm12, 3
        xor          r13, rdx
            vpxor    ymm2, ymm2, ymm1
        add          rsi, r13
            vpxor    ymm5, ymm5, ymm2
            vmovdqu  ymm2, [rax + 5312]
            vpsrlq   ymm1, ymm2, 1
        rorx         r13, r10, 14
            vpshufb  ymm0, ymm2, ymm0
            vpsllq   ymm11, ymm2, 63
        rorx         rdx, r10, 18
            vpxor    ymm11, ymm11, ymm1
            vpxor    ymm11, ymm11, ymm0
        mov          r15, rdi
        and          r15, rbp
            vpsrlq   ymm1, ymm6, 7
            vpxor    ymm9, ymm9, ymm1
        mov          [rsp + 56], r11
        andn         r11, r10, rbx
            vpaddq   ymm9, ymm9, ymm7
        xor          r13, rdx
            vpaddq   ymm9, ymm9, ymm8
            vpsrlq   ymm7, ymm10, 19
        sub          r15, r14
            vpsllq   ymm1, ymm10, 45
            vpxor    ymm7, ymm7, ymm1
        add          r9, r11
            vpsrlq   ymm1, ymm10, 61
            vpsllq   ymm0, ymm10, 3
        rorx         r14, r10, 41
            vpxor    ymm1, ymm1, ymm0
        xor          r13, r14
            vpxor    ymm7, ymm7, ymm1
            vpsrlq   ymm1, ymm2, 7
        add          r9, r13
            vpxor    ymm11, ymm11, ymm1
            vpaddq   ymm11, ymm11, ymm3
        mov          rdx, rdi
        xor          rdx, rbp
            vmovdqu  ymm3, [rax + 5568]
            vpaddq   ymm11, ymm11, ymm3
            vmovdqu  ymm1, [r8 + 448]
        rorx         r13, rsi, 28
            vmovdqu  ymm0, [r8 + 480]
            vpsrlq   ymm4, ymm12, 6
        rorx         r14, rsi, 34
            vpxor    ymm5, ymm5, ymm4
        and          rdx, rsi
            vpaddq   ymm9, ymm9, ymm5
            vmovdqu  [rax + 5280], ymm9
            vpsrlq   ymm5, ymm10, 6
        xor          r13, r14
            vpxor    ymm7, ymm7, ymm5
            vpaddq   ymm11, ymm11, ymm7
            vmovdqu  [rax + 5792], ymm11
        add          rdx, r15
            vpaddq   ymm7, ymm15, ymm1
            vpaddq   ymm5, ymm13, ymm1
        add          rdx, r9
            vmovdqu  [rcx + 1920], ymm7
            vmovdqu  [rcx + 1952], ymm5
        rorx         r14, rsi, 39
            vpaddq   ymm7, ymm9, ymm0
        xor          r13, r14
            vpaddq   ymm5, ymm11, ymm0
            vmovdqu  [rcx + 1984], ymm7
        add          rdx, r13
            vmovdqu  [rcx + 2016], ymm5
        vmovdqa      ymm0, ymm6
        vmovdqa      ymm9, ymm14
        mov          r8, rbp
        mov          rcx, r12
        vmovdqu      ymm1, [rax + 5984]
        vmovdqu      ymm2, [rax + 5952]
        vmovdqu      ymm3, [rax + 5920]
        vmovdqu      ymm4, [rax + 6048]
        vmovdqu      ymm5, [rax + 5856]
        vmovdqu      ymm6, [rax + 5824]
        vmovdqu      ymm7, [rax + 6016]
        mov          r11, [rsp + 56]
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule8)

        ; rounds 64 to 79 of the first block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          rbx, r8                                    ; round 0
        add          rbx, [rcx]
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          r13, r14
        add          rbx, r13
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        xor          r13, r14
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
        add          r14, r15
        rorx         r15, r9, 41
        xor          r12, r15
        add          r11, rdi                                   ; round 1
        add          rbx, r12
        add          r11, [rcx + 64]
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r14, r13
        add          r14, rbx
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
        xor          r12, r13
        mov          r13, rbx
        and          r13, r9
        add          r11, r13
        mov          r13, rdx
        and          r13, rsi
        sub          r13, rdi
        rorx         r15, rbx, 41
        xor          r12, r15
        andn         r15, rbx, r10
        add          r11, r15
        add          r11, r12
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        xor          r12, r15
        mov          r15, rdx
        xor          r15, rsi
        and          r15, r14
        add          r10, rsi                                   ; round 2
        add          r13, r15
        add          r10, [rcx + 128]
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        add          r13, r11
        rorx         r12, r11, 14
        rorx         r15, r11, 18
        xor          r12, r15
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        mov          r15, r14
        and          r15, rdx
        sub          r15, rsi
        rorx         r8, r11, 41
        xor          r12, r8
        andn         r8, r11, r9
        add          r10, r8
        add          r10, r12
        mov          r12, r14
        xor          r12, rdx
        and          r12, r13
        add          r15, r12
        add          r15, r10
        add          r9, rdx                                    ; round 3
        add          r9, [rcx + 192]
        rorx         r12, r13, 28
        rorx         r8, r13, 34
        xor          r12, r8
        rorx         r8, r13, 39
        xor          r12, r8
        add          r15, r12
        rorx         r12, r10, 14
        rorx         r8, r10, 18
        xor          r12, r8
        mov          r8, r10
        and          r8, r11
        add          r9, r8
        mov          r8, r13
        and          r8, r14
        sub          r8, rdx
        rorx         rdi, r10, 41
        xor          r12, rdi
        andn         rdi, r10, rbx
        add          r9, rdi
        add          r9, r12
        mov          r12, r13
        xor          r12, r14
        and          r12, r15
        add          r8, r12
        add          r8, r9
        add          rbx, [rcx + 256]                           ; round 4
        add          rbx, r14
        rorx         r12, r15, 28
        rorx         rdi, r15, 34
        xor          r12, rdi
        rorx         rdi, r15, 39
        xor          r12, rdi
        add          r8, r12
        rorx         r12, r9, 14
        rorx         rdi, r9, 18
        xor          r12, rdi
        mov          rdi, r9
        and          rdi, r10
        add          rbx, rdi
        mov          rdi, r15
        and          rdi, r13
        sub          rdi, r14
        rorx         r14, r9, 41
        xor          r12, r14
        andn         r14, r9, r11
        add          rbx, r14
        add          rbx, r12
        mov          r12, r15
        xor          r12, r13
        and          r12, r8
        add          rdi, r12
        add          rdi, rbx
        add          r11, [rcx + 320]                           ; round 5
        add          r11, r13
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
        rorx         r14, r8, 39
        xor          r12, r14
        add          rdi, r12
        rorx         r12, rbx, 14
        rorx         r14, rbx, 18
        xor          r12, r14
        mov          r14, rbx
        and          r14, r9
        add          r11, r14
        mov          r14, r8
        and          r14, r15
        sub          r14, r13
        rorx         r13, rbx, 41
        xor          r12, r13
        andn         r13, rbx, r10
        add          r11, r13
        add          r11, r12
        mov          r12, r8
        xor          r12, r15
        and          r12, rdi
        add          r14, r12
        add          r14, r11
        add          r10, [rcx + 384]                           ; round 6
        add          r10, r15
        rorx         r12, rdi, 28
        rorx         r13, rdi, 34
        xor          r12, r13
        rorx         r13, rdi, 39
        xor          r12, r13
        add          r14, r12
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        xor          r12, r13
        mov          r13, r11
        and          r13, rbx
        add          r10, r13
        mov          r13, rdi
        and          r13, r8
        sub          r13, r15
        rorx         r15, r11, 41
        xor          r12, r15
        andn         r15, r11, r9
        add          r10, r15
        add          r10, r12
        mov          r12, rdi
        xor          r12, r8
        and          r12, r14
        add          r13, r12
        add          r13, r10
        add          r9, [rcx + 448]                            ; round 7
        add          r9, r8
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        xor          r12, r15
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        rorx         r12, r10, 14
        rorx         r15, r10, 18
        xor          r12, r15
        mov          r15, r10
        and          r15, r11
        add          r9, r15
        mov          r15, r14
        and          r15, rdi
        sub          r15, r8
        rorx         r8, r10, 41
        xor          r12, r8
        andn         r8, r10, rbx
        add          r9, r8
        add          r9, r12
        mov          r12, r14
        xor          r12, rdi
        and          r12, r13
        add          r15, r12
        add          r15, r9
        add          rbx, [rcx + 512]                           ; round 8
        add          rbx, rdi
        rorx         r12, r13, 28
        rorx         r8, r13, 34
        xor          r12, r8
        rorx         r8, r13, 39
        xor          r12, r8
        add          r15, r12
        rorx         r12, r9, 14
        rorx         r8, r9, 18
        xor          r12, r8
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
        mov          r8, r13
        and          r8, r14
        sub          r8, rdi
        rorx         rdi, r9, 41
        xor          r12, rdi
        andn         rdi, r9, r11
        add          rbx, rdi
        add          rbx, r12
        mov          r12, r13
        xor          r12, r14
        and          r12, r15
        add          r8, r12
        add          r8, rbx
        add          r11, [rcx + 576]                           ; round 9
        add          r11, r14
        rorx         r12, r15, 28
        rorx         rdi, r15, 34
        xor          r12, rdi
        rorx         rdi, r15, 39
        xor          r12, rdi
        add          r8, r12
        rorx         r12, rbx, 14
        rorx         rdi, rbx, 18
        xor          r12, rdi
        mov          rdi, rbx
        and          rdi, r9
        add          r11, rdi
        mov          rdi, r15
        and          rdi, r13
        sub          rdi, r14
        rorx         r14, rbx, 41
        xor          r12, r14
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, r12
        mov          r12, r15
        xor          r12, r13
        and          r12, r8
        add          rdi, r12
        add          rdi, r11
        add          r10, [rcx + 640]                           ; round 10
        add          r10, r13
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
        rorx         r14, r8, 39
        xor          r12, r14
        add          rdi, r12
        rorx         r12, r11, 14
        rorx         r14, r11, 18
        xor          r12, r14
        mov          r14, r11
        and          r14, rbx
        add          r10, r14
        mov          r14, r8
        and          r14, r15
        sub          r14, r13
        rorx         r13, r11, 41
        xor          r12, r13
        andn         r13, r11, r9
        add          r10, r13
        add          r10, r12
        mov          r12, r8
        xor          r12, r15
        and          r12, rdi
        add          r14, r12
        add          r14, r10
        add          r9, [rcx + 704]                            ; round 11
        add          r9, r15
        rorx         r12, rdi, 28
        rorx         r13, rdi, 34
        xor          r12, r13
        rorx         r13, rdi, 39
        xor          r12, r13
        add          r14, r12
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        xor          r12, r13
        mov          r13, r10
        and          r13, r11
        add          r9, r13
        mov          r13, rdi
        and          r13, r8
        sub          r13, r15
        rorx         r15, r10, 41
        xor          r12, r15
        andn         r15, r10, rbx
        add          r9, r15
        add          r9, r12
        mov          r12, rdi
        xor          r12, r8
        and          r12, r14
        add          r13, r12
        add          r13, r9
        add          rbx, [rcx + 768]                           ; round 12
        add          rbx, r8
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        xor          r12, r15
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        rorx         r12, r9, 14
        rorx         r15, r9, 18
        xor          r12, r15
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        mov          r15, r14
        and          r15, rdi
        sub          r15, r8
        rorx         r8, r9, 41
        xor          r12, r8
        andn         r8, r9, r11
        add          rbx, r8
        add          rbx, r12
        mov          r8, r14
        xor          r8, rdi
        and          r8, r13
        add          r8, r15
        add          r8, rbx
        add          r11, [rcx + 832]                           ; round 13
        add          r11, rdi
        rorx         r12, r13, 28
        rorx         r15, r13, 34
        xor          r12, r15
        rorx         r15, r13, 39
        xor          r12, r15
        add          r8, r12
        rorx         r12, rbx, 14
        rorx         r15, rbx, 18
        xor          r12, r15
        mov          r15, rbx
        and          r15, r9
        add          r11, r15
        mov          r15, r13
        and          r15, r14
        sub          r15, rdi
        rorx         rdi, rbx, 41
        xor          r12, rdi
        andn         rdi, rbx, r10
        add          r11, rdi
        add          r11, r12
        mov          rdi, r13
        xor          rdi, r14
        and          rdi, r8
        add          rdi, r15
        add          rdi, r11
        add          r10, [rcx + 896]                           ; round 14
        add          r10, r14
        rorx         r12, r8, 28
        rorx         r15, r8, 34
        xor          r12, r15
        rorx         r15, r8, 39
        xor          r12, r15
        add          rdi, r12
        rorx         r12, r11, 14
        rorx         r15, r11, 18
        xor          r12, r15
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        mov          rsi, r8
        and          rsi, r13
        sub          rsi, r14
        rorx         r14, r11, 41
        xor          r12, r14
        andn         r14, r11, r9
        add          r10, r14
        add          r10, r12
        mov          r12, r8
        xor          r12, r13
        and          r12, rdi
        add          rsi, r12
        add          r9, [rcx + 960]                            ; round 15
        add          rsi, r10
        add          r9, r13
        rorx         rcx, rdi, 28
        rorx         r12, rdi, 34
        xor          rcx, r12
        rorx         r12, rdi, 39
        xor          rcx, r12
        add          rsi, rcx
        mov          rdx, rdi
        and          rdx, r8
        sub          rdx, r13
        rorx         rcx, r10, 14
        mov          r12, [rsp + 16]
        add          rdx, [r12]                                 ; H = H + (a, b, ...)
        rorx         r13, r10, 18
        xor          rcx, r13
        mov          r13, r10
        and          r13, r11
        add          r9, r13
        rorx         r13, r10, 41
        xor          rcx, r13
        andn         r13, r10, rbx
        add          r9, r13
        add          r9, rcx
        mov          rcx, rdi
        xor          rcx, r8
        and          rcx, rsi
        add          rdx, rcx
        add          rdx, r9
        rorx         rcx, rsi, 28
        rorx         r13, rsi, 34
        xor          rcx, r13
        rorx         r13, rsi, 39
        xor          rcx, r13
        add          rdx, rcx
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 8], rcx
        mov          [r12], rdx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 8
        mov          r14, [r12 + 8]
        add          rsi, r14
        mov          [r12 + 8], rsi
        mov          r14, [r12 + 16]
        add          rdi, r14
        mov          [r12 + 16], rdi
        mov          r14, [r12 + 24]
        add          r8, r14
        mov          [r12 + 24], r8
        mov          r14, [r12 + 32]
        add          r9, r14
        mov          [r12 + 32], r9
        mov          r14, [r12 + 40]
        add          r10, r14
        mov          [r12 + 40], r10
        mov          r14, [r12 + 48]
        add          r11, r14
        mov          [r12 + 48], r11
        mov          r14, [r12 + 56]
        add          rbx, r14
        mov          [r12 + 56], rbx
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: rbp; blocks: [rsp];
        ;   data: [rsp+8]; state: [rsp+16]; end_of_batch: [rsp+40].
NSMS_L(blocks_next_block_of_batch8):

        ; the next block of the batch
        lea          r12, [rbp + 5120]
        mov          [rsp + 32], r12
        mov          rcx, rbp
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: rbp;
        ;   blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_only8):

        ; rounds 0 to 79 of one block, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12, r9, 14                                ; round 0
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        andn         r15, r9, r11
        add          rbx, r8
        xor          r12, r13
        add          r14, r15
        add          rbx, [rcx]
        add          rbx, r14
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        mov          r15, rsi
        and          r15, rdi
        mov          [rsp + 48], rbp
        mov          rbp, rsi
        xor          rbp, rdi
        xor          r13, r14
        and          rbp, rdx
        sub          r15, r8
        add          r15, rbp
        rorx         r14, r9, 41
        xor          r12, r14
        add          r11, rdi                                   ; round 1
        add          rbx, r12
        add          r11, [rcx + 64]
        rorx         r12, rdx, 39
        rorx         r14, rbx, 14
        mov          rbp, rbx
        and          rbp, r9
        mov          r8, rdx
        and          r8, rsi
        xor          r13, r12
        add          r11, rbp
        sub          r8, rdi
        add          r15, r13
        add          r15, rbx
        rorx         r12, rbx, 18
        rorx         r13, rbx, 41
        andn         rbp, rbx, r10
        xor          r14, r12
        add          r11, rbp
        xor          r14, r13
        rorx         r12, r15, 28
        rorx         r13, r15, 34
        mov          rbp, rdx
        xor          rbp, rsi
        add          r11, r14
        xor          r12, r13
        and          rbp, r15
        add          r8, rbp
        add          r10, rsi                                   ; round 2
        rorx         r13, r15, 39
        rorx         r14, r11, 14
        mov          rbp, r11
        and          rbp, rbx
        add          r10, [rcx + 128]
        xor          r12, r13
        add          r10, rbp
        add          r8, r12
        rorx         r12, r11, 18
        mov          r13, r15
        and          r13, rdx
        add          r8, r11
        rorx         rbp, r11, 41
        xor          r14, r12
        sub          r13, rsi
        xor          r14, rbp
        andn         r12, r11, r9
        mov          rbp, r15
        xor          rbp, rdx
        rorx         rdi, r8, 28
        rorx         rsi, r8, 34
        and          rbp, r8
        add          r10, r12
        xor          rdi, rsi
        add          r10, r14
        add          r13, rbp
        add          r9, rdx                                    ; round 3
        rorx         r12, r8, 39
        add          r13, r10
        rorx         r14, r10, 14
        mov          rbp, r10
        and          rbp, r11
        xor          rdi, r12
        add          r9, [rcx + 192]
        add          r13, rdi
        add          r9, rbp
        rorx         r12, r10, 18
        mov          rbp, r8
        and          rbp, r15
        rorx         rdi, r10, 41
        andn         rsi, r10, rbx
        xor          r14, r12
        sub          rbp, rdx
        add          r9, rsi
        xor          r14, rdi
        mov          r12, r8
        xor          r12, r15
        rorx         rdi, r13, 28
        rorx         rsi, r13, 34
        add          r9, r14
        and          r12, r13
        xor          rdi, rsi
        add          rbp, r12
        add          rbx, [rcx + 256]                           ; round 4
        rorx         r12, r13, 39
        add          rbp, r9
        rorx         r14, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          rdi, r12
        add          rbx, r15
        add          rbp, rdi
        add          rbx, rsi
        rorx         r12, r9, 18
        mov          rdi, r13
        and          rdi, r8
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r14, r12
        sub          rdi, r15
        add          rbx, rdx
        xor          r14, rsi
        mov          r12, r13
        xor          r12, r8
        rorx         r15, rbp, 28
        rorx         rsi, rbp, 34
        add          rbx, r14
        and          r12, rbp
        xor          r15, rsi
        add          rdi, r12
        add          r11, [rcx + 320]                           ; round 5
        rorx         r12, rbp, 39
        add          rdi, rbx
        rorx         r14, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          r15, r12
        add          r11, r8
        add          rdi, r15
        add          r11, rsi
        rorx         r12, rbx, 18
        mov          r15, rbp
        and          r15, r13
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r14, r12
        sub          r15, r8
        add          r11, rdx
        xor          r14, rsi
        mov          r12, rbp
        xor          r12, r13
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r11, r14
        and          r12, rdi
        xor          r8, rsi
        add          r15, r12
        add          r10, [rcx + 384]                           ; round 6
        rorx         r12, rdi, 39
        add          r15, r11
        rorx         r14, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r8, r12
        add          r10, r13
        add          r15, r8
        add          r10, rsi
        rorx         r12, r11, 18
        mov          r8, rdi
        and          r8, rbp
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r14, r12
        sub          r8, r13
        add          r10, rdx
        xor          r14, rsi
        mov          r12, rdi
        xor          r12, rbp
        rorx         r13, r15, 28
        rorx         rsi, r15, 34
        add          r10, r14
        and          r12, r15
        xor          r13, rsi
        add          r8, r12
        add          r9, [rcx + 448]                            ; round 7
        rorx         r12, r15, 39
        add          r8, r10
        rorx         r14, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r13, r12
        add          r9, rbp
        add          r8, r13
        add          r9, rsi
        rorx         r12, r10, 18
        mov          r13, r15
        and          r13, rdi
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r14, r12
        sub          r13, rbp
        add          r9, rdx
        xor          r14, rsi
        mov          r12, r15
        xor          r12, rdi
        rorx         rbp, r8, 28
        rorx         rsi, r8, 34
        add          r9, r14
        and          r12, r8
        xor          rbp, rsi
        add          r13, r12
        add          rbx, [rcx + 512]                           ; round 8
        rorx         r12, r8, 39
        add          r13, r9
        rorx         r14, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          rbp, r12
        add          rbx, rdi
        add          r13, rbp
        add          rbx, rsi
        rorx         r12, r9, 18
        mov          rbp, r8
        and          rbp, r15
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r14, r12
        sub          rbp, rdi
        add          rbx, rdx
        xor          r14, rsi
        mov          r12, r8
        xor          r12, r15
        rorx         rdi, r13, 28
        rorx         rsi, r13, 34
        add          rbx, r14
        and          r12, r13
        xor          rdi, rsi
        add          rbp, r12
        add          r11, [rcx + 576]                           ; round 9
        rorx         r12, r13, 39
        add          rbp, rbx
        rorx         r14, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          rdi, r12
        add          r11, r15
        add          rbp, rdi
        add          r11, rsi
        rorx         r12, rbx, 18
        mov          rdi, r13
        and          rdi, r8
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r14, r12
        sub          rdi, r15
        add          r11, rdx
        xor          r14, rsi
        mov          r12, r13
        xor          r12, r8
        rorx         r15, rbp, 28
        rorx         rsi, rbp, 34
        add          r11, r14
        and          r12, rbp
        xor          r15, rsi
        add          rdi, r12
        add          r10, [rcx + 640]                           ; round 10
        rorx         r12, rbp, 39
        add          rdi, r11
        rorx         r14, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r15, r12
        add          r10, r8
        add          rdi, r15
        add          r10, rsi
        rorx         r12, r11, 18
        mov          r15, rbp
        and          r15, r13
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r14, r12
        sub          r15, r8
        add          r10, rdx
        xor          r14, rsi
        mov          r12, rbp
        xor          r12, r13
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r10, r14
        and          r12, rdi
        xor          r8, rsi
        add          r15, r12
        add          r9, [rcx + 704]                            ; round 11
        rorx         r12, rdi, 39
        add          r15, r10
        rorx         r14, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r8, r12
        add          r9, r13
        add          r15, r8
        add          r9, rsi
        rorx         r12, r10, 18
        mov          r8, rdi
        and          r8, rbp
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r14, r12
        sub          r8, r13
        add          r9, rdx
        xor          r14, rsi
        mov          r12, rdi
        xor          r12, rbp
        rorx         r13, r15, 28
        rorx         rsi, r15, 34
        add          r9, r14
        and          r12, r15
        xor          r13, rsi
        add          r8, r12
        add          rbx, [rcx + 768]                           ; round 12
        rorx         r12, r15, 39
        add          r8, r9
        rorx         r14, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          r13, r12
        add          rbx, rbp
        add          r8, r13
        add          rbx, rsi
        rorx         r12, r9, 18
        mov          r13, r15
        and          r13, rdi
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r14, r12
        sub          r13, rbp
        add          rbx, rdx
        xor          r14, rsi
        mov          r12, r15
        xor          r12, rdi
        rorx         rbp, r8, 28
        rorx         rsi, r8, 34
        add          rbx, r14
        and          r12, r8
        xor          rbp, rsi
        add          r13, r12
        add          r11, [rcx + 832]                           ; round 13
        rorx         r12, r8, 39
        add          r13, rbx
        rorx         r14, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          rbp, r12
        add          r11, rdi
        add          r13, rbp
        add          r11, rsi
        rorx         r12, rbx, 18
        mov          rbp, r8
        and          rbp, r15
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r14, r12
        sub          rbp, rdi
        add          r11, rdx
        xor          r14, rsi
        mov          rdi, r8
        xor          rdi, r15
        rorx         r12, r13, 28
        rorx         rsi, r13, 34
        add          r11, r14
        and          rdi, r13
        xor          r12, rsi
        add          rdi, rbp
        add          r10, [rcx + 896]                           ; round 14
        rorx         r14, r13, 39
        add          rdi, r11
        rorx         rbp, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r12, r14
        add          r10, r15
        add          rdi, r12
        add          r10, rsi
        rorx         r12, r11, 18
        mov          rsi, r13
        and          rsi, r8
        rorx         r14, r11, 41
        andn         rdx, r11, r9
        xor          rbp, r12
        sub          rsi, r15
        add          r10, rdx
        xor          rbp, r14
        mov          r12, r13
        xor          r12, r8
        rorx         r14, rdi, 28
        rorx         r15, rdi, 34
        add          r10, rbp
        and          r12, rdi
        xor          r14, r15
        add          r9, [rcx + 960]                            ; round 15
        add          rsi, r12
        add          r9, r8
        rorx         r12, rdi, 39
        add          rsi, r10
        rorx         r15, r10, 14
        mov          rbp, r10
        and          rbp, r11
        xor          r14, r12
        add          r9, rbp
        add          rcx, 1024
        add          rsi, r14
        rorx         r12, r10, 18
        mov          rdx, rdi
        and          rdx, r13
        rorx         r14, r10, 41
        andn         rbp, r10, rbx
        xor          r15, r12
        sub          rdx, r8
        add          r9, rbp
        xor          r15, r14
        mov          r12, rdi
        xor          r12, r13
        rorx         r14, rsi, 28
        rorx         rbp, rsi, 34
        add          r9, r15
        and          r12, rsi
        xor          r14, rbp
        add          rdx, r12
        rorx         r12, rsi, 39
        add          rdx, r9
        xor          r14, r12
        add          rdx, r14
        mov          r8, r13
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only8)

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
        jne          NSMS_L(blocks_next_block_of_batch8)
        jmp          NSMS_L(blocks_batch8)
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp];
        ;   data: [rsp+8]; state: [rsp+16].
NSMS_L(blocks_batch1):
        cmp          qword [rsp], 1
        jb           NSMS_L(blocks_done)

        ; the schedule of 1 block: the message words
        mov          rbp, [rsp + 8]
        vmovdqu      xmm8, [rbp]                                ; W_0 to W_1
        vmovdqu      xmm9, [rel NSMS_L(shuffle_76543210fedcba98)]
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
        lea          rbp, [rax + 512]
        mov          [rsp + 32], rbp
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          r12, [rel NSMS_L(K) + 128]
        mov          [rsp + 24], r12
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
        ;   scratch: rax; p: rcx; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; kp: [rsp+24];
        ;   upper_bound: [rsp+32].
NSMS_L(blocks_rounds_and_schedule1):

        ; rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         rbp, r9, 14                                ; round 0
            vpsrlq   xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r12, r9, 18
        mov          r13, r9
        and          r13, r10
            vpsllq   xmm9, xmm7, 45
        andn         r14, r9, r11
        add          rbx, r8
            vpsrlq   xmm10, xmm7, 61
        xor          rbp, r12
        add          r13, r14
            vpsllq   xmm11, xmm7, 3
        add          rbx, [rcx]
        add          rbx, r13
        rorx         r12, rdx, 28
            vpxor    xmm8, xmm8, xmm9
        rorx         r13, rdx, 34
        xor          r12, r13
            vpxor    xmm9, xmm10, xmm11
        mov          r13, rsi
        and          r13, rdi
        sub          r13, r8
            vpxor    xmm8, xmm8, xmm9
        mov          r14, rsi
        xor          r14, rdi
        and          r14, rdx
            vpalignr xmm9, xmm1, xmm0, 8
        add          r13, r14
        rorx         r14, r9, 41
            vpsrlq   xmm10, xmm9, 1
        xor          rbp, r14
        add          r11, rdi                                   ; round 1
            vpsllq   xmm11, xmm9, 63
        add          rbx, rbp
        add          r11, [rcx + 8]
            vpxor    xmm10, xmm10, xmm11
        rorx         rbp, rdx, 39
        xor          r12, rbp
        add          r13, r12
            vmovdqu  xmm11, [rel NSMS_L(shuffle_123456709abcdef8)]
        add          r13, rbx
        rorx         rbp, rbx, 14
            vpsrlq   xmm12, xmm7, 6
        rorx         r12, rbx, 18
        mov          r14, rbx
        and          r14, r9
            vpxor    xmm8, xmm8, xmm12
        xor          rbp, r12
        add          r11, r14
            vpalignr xmm12, xmm5, xmm4, 8
        mov          r12, rdx
        and          r12, rsi
        sub          r12, rdi
            vpaddq   xmm13, xmm12, xmm0
        rorx         r14, rbx, 41
        xor          rbp, r14
            vpaddq   xmm8, xmm13, xmm8
        andn         r14, rbx, r10
        add          r11, r14
            vpshufb  xmm13, xmm9, xmm11
        add          r11, rbp
        rorx         rbp, r13, 28
            vpxor    xmm10, xmm10, xmm13
        rorx         r14, r13, 34
        mov          r15, rdx
        xor          r15, rsi
        mov          r8, r11                                    ; round 2
        and          r8, rbx
            vpsrlq   xmm9, xmm9, 7
        xor          rbp, r14
        and          r15, r13
            vpxor    xmm9, xmm10, xmm9
        add          r10, rsi
        add          r12, r15
            vpaddq   xmm0, xmm9, xmm8
        add          r10, [rcx + 16]
        add          r10, r8
            vpalignr xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        rorx         r14, r13, 39
        xor          rbp, r14
            vpsrlq   xmm9, xmm8, 1
        add          r12, rbp
        rorx         rbp, r11, 14
            vpsllq   xmm10, xmm8, 63
        rorx         r14, r11, 18
        mov          r15, r13
        and          r15, rdx
            vpxor    xmm9, xmm9, xmm10
        add          r12, r11
        xor          rbp, r14
        sub          r15, rsi
            mov      r14, [rsp + 24]
            vpaddq   xmm10, xmm0, [r14]
        rorx         r8, r11, 41
        xor          rbp, r8
            vmovdqu  [rcx + 128], xmm10
        andn         r8, r11, r9
        add          r10, r8
            vpsrlq   xmm10, xmm0, 19
        add          r10, rbp
        mov          rbp, r13
        xor          rbp, rdx
            vpsllq   xmm13, xmm0, 45
        rorx         r8, r12, 28
        rorx         rdi, r12, 34
            vpxor    xmm10, xmm10, xmm13
        mov          rsi, r10                                   ; round 3
        and          rsi, r11
        and          rbp, r12
            vpsrlq   xmm13, xmm0, 61
        xor          r8, rdi
        add          r9, rdx
            vpsllq   xmm14, xmm0, 3
        add          r15, rbp
        add          r9, [rcx + 24]
            vpxor    xmm13, xmm13, xmm14
        add          r15, r10
        add          r9, rsi
        rorx         rbp, r12, 39
            vpxor    xmm10, xmm10, xmm13
        xor          r8, rbp
        add          r15, r8
            vpshufb  xmm13, xmm8, xmm11
        rorx         rbp, r10, 14
        rorx         r8, r10, 18
            vpxor    xmm9, xmm9, xmm13
        mov          rdi, r12
        and          rdi, r13
        andn         rsi, r10, rbx
            vpsrlq   xmm8, xmm8, 7
        xor          rbp, r8
        sub          rdi, rdx
            vpxor    xmm8, xmm9, xmm8
        add          r9, rsi
        rorx         r8, r10, 41
            vpalignr xmm9, xmm6, xmm5, 8
        xor          rbp, r8
        add          r9, rbp
            vpaddq   xmm13, xmm9, xmm1
        mov          rbp, r12
        xor          rbp, r13
        rorx         r8, r15, 28
        rorx         rsi, r15, 34
            vpaddq   xmm8, xmm13, xmm8
        mov          rdx, r9                                    ; round 4
        and          rdx, r10
        and          rbp, r15
            vpsrlq   xmm13, xmm0, 6
        xor          r8, rsi
        add          rbx, [rcx + 32]
            vpxor    xmm10, xmm10, xmm13
        add          rdi, rbp
        add          rbx, r13
            vpaddq   xmm1, xmm8, xmm10
        add          rdi, r9
        add          rbx, rdx
            vpalignr xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        rorx         rbp, r15, 39
        xor          r8, rbp
            vpsrlq   xmm10, xmm8, 1
        add          rdi, r8
        rorx         rbp, r9, 14
            vpsllq   xmm13, xmm8, 63
        rorx         r8, r9, 18
        mov          rsi, r15
        and          rsi, r12
            vpxor    xmm10, xmm10, xmm13
        andn         rdx, r9, r11
        xor          rbp, r8
        sub          rsi, r13
            vpaddq   xmm13, xmm1, [r14 + 16]
        add          rbx, rdx
        rorx         r13, r9, 41
            vmovdqu  [rcx + 144], xmm13
        xor          rbp, r13
        add          rbx, rbp
            vpsrlq   xmm13, xmm1, 19
        mov          rbp, r15
        xor          rbp, r12
        rorx         r13, rdi, 28
            vpsllq   xmm14, xmm1, 45
        rorx         r8, rdi, 34
        mov          rdx, rbx                                   ; round 5
        and          rdx, r9
            vpxor    xmm13, xmm13, xmm14
        and          rbp, rdi
        xor          r13, r8
            vpsrlq   xmm14, xmm1, 61
        add          r11, [rcx + 40]
        add          rsi, rbp
            vpsllq   xmm15, xmm1, 3
        add          r11, r12
        add          rsi, rbx
            vpxor    xmm14, xmm14, xmm15
        add          r11, rdx
        rorx         rbp, rdi, 39
        xor          r13, rbp
            vpxor    xmm13, xmm13, xmm14
        add          rsi, r13
        rorx         rbp, rbx, 14
            vpshufb  xmm14, xmm8, xmm11
        rorx         r13, rbx, 18
        mov          r8, rdi
        and          r8, r15
            vpxor    xmm10, xmm10, xmm14
        andn         rdx, rbx, r10
        xor          rbp, r13
            vpsrlq   xmm8, xmm8, 7
        sub          r8, r12
        add          r11, rdx
            vpxor    xmm8, xmm10, xmm8
        rorx         r12, rbx, 41
        xor          rbp, r12
            vpalignr xmm10, xmm7, xmm6, 8
        add          r11, rbp
        mov          rbp, rdi
        xor          rbp, r15
            vpaddq   xmm14, xmm10, xmm2
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
        mov          rdx, r11                                   ; round 6
        and          rdx, rbx
            vpaddq   xmm8, xmm14, xmm8
        and          rbp, rsi
        xor          r12, r13
            vpsrlq   xmm14, xmm1, 6
        add          r10, [rcx + 48]
        add          r8, rbp
            vpxor    xmm13, xmm13, xmm14
        add          r10, r15
        add          r8, r11
            vpaddq   xmm2, xmm8, xmm13
        add          r10, rdx
        rorx         rbp, rsi, 39
            vpalignr xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        xor          r12, rbp
        add          r8, r12
            vpsrlq   xmm13, xmm8, 1
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
            vpsllq   xmm14, xmm8, 63
        mov          r13, rsi
        and          r13, rdi
        andn         rdx, r11, r9
            vpxor    xmm13, xmm13, xmm14
        xor          rbp, r12
        sub          r13, r15
        add          r10, rdx
            vpshufb  xmm14, xmm8, xmm11
        rorx         r12, r11, 41
        xor          rbp, r12
            vpxor    xmm13, xmm13, xmm14
        add          r10, rbp
        mov          rbp, rsi
        xor          rbp, rdi
            vpsrlq   xmm8, xmm8, 7
        rorx         r12, r8, 28
        rorx         r15, r8, 34
            vpxor    xmm8, xmm13, xmm8
        mov          rdx, r10                                   ; round 7
        and          rdx, r11
        and          rbp, r8
            vpaddq   xmm8, xmm8, xmm3
        xor          r12, r15
        add          r9, [rcx + 56]
            vpaddq   xmm13, xmm2, [r14 + 32]
        add          r13, rbp
        add          r9, rdi
            vmovdqu  [rcx + 160], xmm13
        add          r13, r10
        add          r9, rdx
        rorx         rbp, r8, 39
            vpsrlq   xmm13, xmm2, 19
        xor          r12, rbp
        add          r13, r12
            vpsllq   xmm14, xmm2, 45
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
            vpxor    xmm13, xmm13, xmm14
        mov          r15, r8
        and          r15, rsi
        andn         rdx, r10, rbx
            vpsrlq   xmm14, xmm2, 61
        xor          rbp, r12
        sub          r15, rdi
            vpsllq   xmm15, xmm2, 3
        add          r9, rdx
        rorx         r12, r10, 41
            vpxor    xmm14, xmm14, xmm15
        xor          rbp, r12
        add          r9, rbp
            vpxor    xmm13, xmm13, xmm14
        mov          rbp, r8
        xor          rbp, rsi
        rorx         r12, r13, 28
            vpsrlq   xmm14, xmm2, 6
        rorx         rdi, r13, 34
        mov          rdx, r9                                    ; round 8
        and          rdx, r10
        and          rbp, r13
            vpxor    xmm13, xmm13, xmm14
        xor          r12, rdi
        add          rbx, [rcx + 64]
            vpalignr xmm14, xmm0, xmm7, 8
        add          r15, rbp
        add          rbx, rsi
            vpaddq   xmm8, xmm8, xmm14
        add          r15, r9
        add          rbx, rdx
            vpaddq   xmm3, xmm8, xmm13
        rorx         rbp, r13, 39
        xor          r12, rbp
            vpsrlq   xmm8, xmm12, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          r15, r12
        rorx         rbp, r9, 14
            vpsllq   xmm13, xmm12, 63
        rorx         r12, r9, 18
        mov          rdi, r13
        and          rdi, r8
            vpxor    xmm8, xmm8, xmm13
        andn         rdx, r9, r11
        xor          rbp, r12
        sub          rdi, rsi
            vpshufb  xmm13, xmm12, xmm11
        add          rbx, rdx
        rorx         r12, r9, 41
            vpxor    xmm8, xmm8, xmm13
        xor          rbp, r12
        add          rbx, rbp
            vpsrlq   xmm12, xmm12, 7
        mov          rbp, r13
        xor          rbp, r8
        rorx         r12, r15, 28
            vpxor    xmm8, xmm8, xmm12
        rorx         rsi, r15, 34
        mov          rdx, rbx                                   ; round 9
        and          rdx, r9
            vpaddq   xmm8, xmm8, xmm4
        and          rbp, r15
        xor          r12, rsi
            vpaddq   xmm12, xmm3, [r14 + 48]
        add          r11, [rcx + 72]
        add          rdi, rbp
            vmovdqu  [rcx + 176], xmm12
        add          r11, r8
        add          rdi, rbx
            vpsrlq   xmm12, xmm3, 19
        add          r11, rdx
        rorx         rbp, r15, 39
        xor          r12, rbp
            vpsllq   xmm13, xmm3, 45
        add          rdi, r12
        rorx         rbp, rbx, 14
            vpxor    xmm12, xmm12, xmm13
        rorx         r12, rbx, 18
        mov          rsi, r15
        and          rsi, r13
            vpsrlq   xmm13, xmm3, 61
        andn         rdx, rbx, r10
        xor          rbp, r12
            vpsllq   xmm15, xmm3, 3
        sub          rsi, r8
        add          r11, rdx
            vpxor    xmm13, xmm13, xmm15
        rorx         r12, rbx, 41
        xor          rbp, r12
            vpxor    xmm12, xmm12, xmm13
        add          r11, rbp
        mov          rbp, r15
        xor          rbp, r13
            vpsrlq   xmm13, xmm3, 6
        rorx         r12, rdi, 28
        rorx         r8, rdi, 34
        mov          rdx, r11                                   ; round 10
        and          rdx, rbx
            vpxor    xmm12, xmm12, xmm13
        and          rbp, rdi
        xor          r12, r8
            vpalignr xmm13, xmm1, xmm0, 8
        add          r10, [rcx + 80]
        add          rsi, rbp
            vpaddq   xmm8, xmm8, xmm13
        add          r10, r13
        add          rsi, r11
            vpaddq   xmm4, xmm8, xmm12
        add          r10, rdx
        rorx         rbp, rdi, 39
            vpsrlq   xmm8, xmm9, 1                              ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        xor          r12, rbp
        add          rsi, r12
            vpsllq   xmm12, xmm9, 63
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
            vpxor    xmm8, xmm8, xmm12
        mov          r8, rdi
        and          r8, r15
        andn         rdx, r11, r9
            vpshufb  xmm12, xmm9, xmm11
        xor          rbp, r12
        sub          r8, r13
        add          r10, rdx
            vpxor    xmm8, xmm8, xmm12
        rorx         r12, r11, 41
        xor          rbp, r12
            vpsrlq   xmm9, xmm9, 7
        add          r10, rbp
        mov          rbp, rdi
        xor          rbp, r15
            vpxor    xmm8, xmm8, xmm9
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
            vpaddq   xmm8, xmm8, xmm5
        mov          rdx, r10                                   ; round 11
        and          rdx, r11
        and          rbp, rsi
            vpaddq   xmm9, xmm4, [r14 + 64]
        xor          r12, r13
        add          r9, [rcx + 88]
            vmovdqu  [rcx + 192], xmm9
        add          r8, rbp
        add          r9, r15
            vpsrlq   xmm9, xmm4, 19
        add          r8, r10
        add          r9, rdx
        rorx         rbp, rsi, 39
            vpsllq   xmm12, xmm4, 45
        xor          r12, rbp
        add          r8, r12
            vpxor    xmm9, xmm9, xmm12
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
            vpsrlq   xmm12, xmm4, 61
        mov          r13, rsi
        and          r13, rdi
        andn         rdx, r10, rbx
            vpsllq   xmm13, xmm4, 3
        xor          rbp, r12
        sub          r13, r15
            vpxor    xmm12, xmm12, xmm13
        add          r9, rdx
        rorx         r12, r10, 41
            vpxor    xmm9, xmm9, xmm12
        xor          rbp, r12
        add          r9, rbp
            vpsrlq   xmm12, xmm4, 6
        mov          rbp, rsi
        xor          rbp, rdi
        rorx         r12, r8, 28
            vpxor    xmm9, xmm9, xmm12
        rorx         r15, r8, 34
        mov          rdx, r9                                    ; round 12
        and          rdx, r10
        and          rbp, r8
            vpalignr xmm12, xmm2, xmm1, 8
        xor          r12, r15
        add          rbx, [rcx + 96]
            vpaddq   xmm8, xmm8, xmm12
        add          r13, rbp
        add          rbx, rdi
            vpaddq   xmm5, xmm8, xmm9
        add          r13, r9
        add          rbx, rdx
            vpsrlq   xmm8, xmm10, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        rorx         rbp, r8, 39
        xor          r12, rbp
            vpsllq   xmm9, xmm10, 63
        add          r13, r12
        rorx         rbp, r9, 14
            vpxor    xmm8, xmm8, xmm9
        rorx         r12, r9, 18
        mov          r15, r8
        and          r15, rsi
            vpshufb  xmm9, xmm10, xmm11
        andn         rdx, r9, r11
        xor          rbp, r12
            vpxor    xmm8, xmm8, xmm9
        sub          r15, rdi
        add          rbx, rdx
        rorx         r12, r9, 41
            vpsrlq   xmm9, xmm10, 7
        xor          rbp, r12
        add          rbx, rbp
            vpxor    xmm8, xmm8, xmm9
        mov          rbp, r8
        xor          rbp, rsi
        rorx         r12, r13, 28
            vpaddq   xmm8, xmm8, xmm6
        rorx         rdi, r13, 34
        mov          rdx, rbx                                   ; round 13
        and          rdx, r9
            vpaddq   xmm9, xmm5, [r14 + 80]
        and          rbp, r13
        xor          r12, rdi
            vmovdqu  [rcx + 208], xmm9
        add          r11, [rcx + 104]
        add          r15, rbp
            vpsrlq   xmm9, xmm5, 19
        add          r11, rsi
        add          r15, rbx
            vpsllq   xmm10, xmm5, 45
        add          r11, rdx
        rorx         rbp, r13, 39
        xor          r12, rbp
            vpxor    xmm9, xmm9, xmm10
        add          r15, r12
        rorx         rbp, rbx, 14
            vpsrlq   xmm10, xmm5, 61
        rorx         r12, rbx, 18
        mov          rdi, r13
        and          rdi, r8
            vpshufb  xmm11, xmm14, xmm11                        ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        andn         rdx, rbx, r10
        xor          rbp, r12
            vpsllq   xmm12, xmm5, 3
        sub          rdi, rsi
        add          r11, rdx
            vpxor    xmm10, xmm10, xmm12
        rorx         r12, rbx, 41
        xor          rbp, r12
            vpxor    xmm9, xmm9, xmm10
        add          r11, rbp
        mov          rbp, r13
        xor          rbp, r8
            vpsrlq   xmm10, xmm5, 6
        rorx         r12, r15, 28
        rorx         rsi, r15, 34
            vpxor    xmm9, xmm9, xmm10
        mov          rdx, r11                                   ; round 14
        and          rdx, rbx
        and          rbp, r15
        xor          r12, rsi
            vpalignr xmm10, xmm3, xmm2, 8
        add          r10, [rcx + 112]
        add          rdi, rbp
            vpaddq   xmm8, xmm8, xmm10
        add          r10, r8
        add          rdi, r11
            vpaddq   xmm6, xmm8, xmm9
        add          r10, rdx
        rorx         rbp, r15, 39
            vpsrlq   xmm8, xmm14, 1
        xor          r12, rbp
        add          rdi, r12
            vpsllq   xmm9, xmm14, 63
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
            vpxor    xmm8, xmm8, xmm9
        mov          rsi, r15
        and          rsi, r13
        andn         rdx, r11, r9
            vpsrlq   xmm9, xmm14, 7
        xor          rbp, r12
        sub          rsi, r8
        add          r10, rdx
            vpxor    xmm8, xmm8, xmm11
        rorx         r12, r11, 41
        xor          rbp, r12
            vpxor    xmm8, xmm8, xmm9
        add          r10, rbp
        mov          rbp, r15
        xor          rbp, r13
            vpaddq   xmm8, xmm8, xmm7
        rorx         r12, rdi, 28
        rorx         r8, rdi, 34
            vpaddq   xmm9, xmm6, [r14 + 96]
        mov          rdx, r10                                   ; round 15
        and          rdx, r11
        and          rbp, rdi
            vpsrlq   xmm10, xmm6, 19
        xor          r12, r8
        add          r9, [rcx + 120]
            vpsllq   xmm11, xmm6, 45
        add          rsi, rbp
        add          r9, r13
            vpsrlq   xmm12, xmm6, 61
        add          rsi, r10
        add          r9, rdx
            vmovdqu  [rcx + 224], xmm9
        lea          rbp, [rcx + 128]                           ; the next sixteen words
        lea          r8, [r14 + 128]
        mov          [rsp + 24], r8
        rorx         rdx, rdi, 39
            vpxor    xmm9, xmm10, xmm11
        xor          r12, rdx
        add          rsi, r12
            vpsllq   xmm10, xmm6, 3
        rorx         r12, r10, 14
        rorx         rdx, r10, 18
            vpxor    xmm10, xmm12, xmm10
        mov          r8, rdi
        and          r8, r15
        mov          [rsp + 48], r11
        andn         r11, r10, rbx
            vpxor    xmm9, xmm9, xmm10
        xor          r12, rdx
        sub          r8, r13
            vpsrlq   xmm10, xmm6, 6
        add          r9, r11
        rorx         r13, r10, 41
            vpxor    xmm9, xmm9, xmm10
        xor          r12, r13
        add          r9, r12
            vpalignr xmm10, xmm4, xmm3, 8
        mov          rdx, rdi
        xor          rdx, r15
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
            vpaddq   xmm8, xmm8, xmm10
        and          rdx, rsi
        xor          r12, r13
            vpaddq   xmm7, xmm8, xmm9
        add          rdx, r8
        add          rdx, r9
            vpaddq   xmm8, xmm7, [r14 + 112]
        rorx         r13, rsi, 39
        xor          r12, r13
            vmovdqu  [rcx + 240], xmm8
        add          rdx, r12
        mov          r8, r15
        mov          rcx, rbp
        mov          r11, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        ; rounds 64 to 79 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule8, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          rbx, r8                                    ; round 0
        add          rbx, [rcx]
        rorx         rbp, r9, 14
        rorx         r12, r9, 18
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        andn         r13, r9, r11
        add          r12, r13
        add          rbx, r12
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        xor          r12, r13
        mov          r13, rsi
        and          r13, rdi
        sub          r13, r8
        mov          r14, rsi
        xor          r14, rdi
        and          r14, rdx
        add          r13, r14
        rorx         r14, r9, 41
        xor          rbp, r14
        add          r11, rdi                                   ; round 1
        add          rbx, rbp
        add          r11, [rcx + 8]
        rorx         rbp, rdx, 39
        xor          r12, rbp
        add          r13, r12
        add          r13, rbx
        rorx         rbp, rbx, 14
        rorx         r12, rbx, 18
        xor          rbp, r12
        mov          r12, rbx
        and          r12, r9
        add          r11, r12
        mov          r12, rdx
        and          r12, rsi
        sub          r12, rdi
        rorx         r14, rbx, 41
        xor          rbp, r14
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, rbp
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        mov          r14, rdx
        xor          r14, rsi
        and          r14, r13
        add          r10, rsi                                   ; round 2
        add          r12, r14
        add          r10, [rcx + 16]
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        add          r12, r11
        rorx         rbp, r11, 14
        rorx         r14, r11, 18
        xor          rbp, r14
        mov          r14, r11
        and          r14, rbx
        add          r10, r14
        mov          r14, r13
        and          r14, rdx
        sub          r14, rsi
        rorx         r15, r11, 41
        xor          rbp, r15
        andn         r15, r11, r9
        add          r10, r15
        add          r10, rbp
        mov          rbp, r13
        xor          rbp, rdx
        and          rbp, r12
        add          r14, rbp
        add          r14, r10
        add          r9, rdx                                    ; round 3
        add          r9, [rcx + 24]
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, r10, 14
        rorx         r15, r10, 18
        xor          rbp, r15
        mov          r15, r10
        and          r15, r11
        add          r9, r15
        mov          r15, r12
        and          r15, r13
        sub          r15, rdx
        rorx         r8, r10, 41
        xor          rbp, r8
        andn         r8, r10, rbx
        add          r9, r8
        add          r9, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          r15, rbp
        add          r15, r9
        add          rbx, [rcx + 32]                            ; round 4
        add          rbx, r13
        rorx         rbp, r14, 28
        rorx         r8, r14, 34
        xor          rbp, r8
        rorx         r8, r14, 39
        xor          rbp, r8
        add          r15, rbp
        rorx         rbp, r9, 14
        rorx         r8, r9, 18
        xor          rbp, r8
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
        mov          r8, r14
        and          r8, r12
        sub          r8, r13
        rorx         r13, r9, 41
        xor          rbp, r13
        andn         r13, r9, r11
        add          rbx, r13
        add          rbx, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, r15
        add          r8, rbp
        add          r8, rbx
        add          r11, [rcx + 40]                            ; round 5
        add          r11, r12
        rorx         rbp, r15, 28
        rorx         r13, r15, 34
        xor          rbp, r13
        rorx         r13, r15, 39
        xor          rbp, r13
        add          r8, rbp
        rorx         rbp, rbx, 14
        rorx         r13, rbx, 18
        xor          rbp, r13
        mov          r13, rbx
        and          r13, r9
        add          r11, r13
        mov          r13, r15
        and          r13, r14
        sub          r13, r12
        rorx         r12, rbx, 41
        xor          rbp, r12
        andn         r12, rbx, r10
        add          r11, r12
        add          r11, rbp
        mov          rbp, r15
        xor          rbp, r14
        and          rbp, r8
        add          r13, rbp
        add          r13, r11
        add          r10, [rcx + 48]                            ; round 6
        add          r10, r14
        rorx         rbp, r8, 28
        rorx         r12, r8, 34
        xor          rbp, r12
        rorx         r12, r8, 39
        xor          rbp, r12
        add          r13, rbp
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
        mov          r12, r8
        and          r12, r15
        sub          r12, r14
        rorx         r14, r11, 41
        xor          rbp, r14
        andn         r14, r11, r9
        add          r10, r14
        add          r10, rbp
        mov          rbp, r8
        xor          rbp, r15
        and          rbp, r13
        add          r12, rbp
        add          r12, r10
        add          r9, [rcx + 56]                             ; round 7
        add          r9, r15
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        rorx         rbp, r10, 14
        rorx         r14, r10, 18
        xor          rbp, r14
        mov          r14, r10
        and          r14, r11
        add          r9, r14
        mov          r14, r13
        and          r14, r8
        sub          r14, r15
        rorx         r15, r10, 41
        xor          rbp, r15
        andn         r15, r10, rbx
        add          r9, r15
        add          r9, rbp
        mov          rbp, r13
        xor          rbp, r8
        and          rbp, r12
        add          r14, rbp
        add          r14, r9
        add          rbx, [rcx + 64]                            ; round 8
        add          rbx, r8
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, r9, 14
        rorx         r15, r9, 18
        xor          rbp, r15
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        mov          r15, r12
        and          r15, r13
        sub          r15, r8
        rorx         r8, r9, 41
        xor          rbp, r8
        andn         r8, r9, r11
        add          rbx, r8
        add          rbx, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          r15, rbp
        add          r15, rbx
        add          r11, [rcx + 72]                            ; round 9
        add          r11, r13
        rorx         rbp, r14, 28
        rorx         r8, r14, 34
        xor          rbp, r8
        rorx         r8, r14, 39
        xor          rbp, r8
        add          r15, rbp
        rorx         rbp, rbx, 14
        rorx         r8, rbx, 18
        xor          rbp, r8
        mov          r8, rbx
        and          r8, r9
        add          r11, r8
        mov          r8, r14
        and          r8, r12
        sub          r8, r13
        rorx         r13, rbx, 41
        xor          rbp, r13
        andn         r13, rbx, r10
        add          r11, r13
        add          r11, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, r15
        add          r8, rbp
        add          r8, r11
        add          r10, [rcx + 80]                            ; round 10
        add          r10, r12
        rorx         rbp, r15, 28
        rorx         r13, r15, 34
        xor          rbp, r13
        rorx         r13, r15, 39
        xor          rbp, r13
        add          r8, rbp
        rorx         rbp, r11, 14
        rorx         r13, r11, 18
        xor          rbp, r13
        mov          r13, r11
        and          r13, rbx
        add          r10, r13
        mov          r13, r15
        and          r13, r14
        sub          r13, r12
        rorx         r12, r11, 41
        xor          rbp, r12
        andn         r12, r11, r9
        add          r10, r12
        add          r10, rbp
        mov          rbp, r15
        xor          rbp, r14
        and          rbp, r8
        add          r13, rbp
        add          r13, r10
        add          r9, [rcx + 88]                             ; round 11
        add          r9, r14
        rorx         rbp, r8, 28
        rorx         r12, r8, 34
        xor          rbp, r12
        rorx         r12, r8, 39
        xor          rbp, r12
        add          r13, rbp
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        mov          r12, r8
        and          r12, r15
        sub          r12, r14
        rorx         r14, r10, 41
        xor          rbp, r14
        andn         r14, r10, rbx
        add          r9, r14
        add          r9, rbp
        mov          rbp, r8
        xor          rbp, r15
        and          rbp, r13
        add          r12, rbp
        add          r12, r9
        add          rbx, [rcx + 96]                            ; round 12
        add          rbx, r15
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        rorx         rbp, r9, 14
        rorx         r14, r9, 18
        xor          rbp, r14
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
        mov          r14, r13
        and          r14, r8
        sub          r14, r15
        rorx         r15, r9, 41
        xor          rbp, r15
        andn         r15, r9, r11
        add          rbx, r15
        add          rbx, rbp
        mov          rbp, r13
        xor          rbp, r8
        and          rbp, r12
        add          r14, rbp
        add          r14, rbx
        add          r11, [rcx + 104]                           ; round 13
        add          r11, r8
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, rbx, 14
        rorx         r15, rbx, 18
        xor          rbp, r15
        mov          r15, rbx
        and          r15, r9
        add          r11, r15
        mov          rdi, r12
        and          rdi, r13
        sub          rdi, r8
        rorx         r15, rbx, 41
        xor          rbp, r15
        andn         r15, rbx, r10
        add          r11, r15
        add          r11, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          rdi, rbp
        add          rdi, r11
        add          r10, [rcx + 112]                           ; round 14
        add          r10, r13
        rorx         rbp, r14, 28
        rorx         r15, r14, 34
        xor          rbp, r15
        rorx         r15, r14, 39
        xor          rbp, r15
        add          rdi, rbp
        rorx         rbp, r11, 14
        rorx         r15, r11, 18
        xor          rbp, r15
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        mov          rsi, r14
        and          rsi, r12
        sub          rsi, r13
        rorx         r13, r11, 41
        xor          rbp, r13
        andn         r13, r11, r9
        add          r10, r13
        add          r10, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, rdi
        add          rsi, rbp
        add          r9, [rcx + 120]                            ; round 15
        add          rsi, r10
        add          r9, r12
        rorx         rcx, rdi, 28
        rorx         rbp, rdi, 34
        xor          rcx, rbp
        rorx         rbp, rdi, 39
        xor          rcx, rbp
        add          rsi, rcx
        mov          rdx, rdi
        and          rdx, r14
        sub          rdx, r12
        rorx         rcx, r10, 14
        mov          rbp, [rsp + 16]
        add          rdx, [rbp]                                 ; H = H + (a, b, ...)
        rorx         r12, r10, 18
        xor          rcx, r12
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        rorx         r12, r10, 41
        xor          rcx, r12
        andn         r12, r10, rbx
        add          r9, r12
        add          r9, rcx
        mov          rcx, rdi
        xor          rcx, r14
        and          rcx, rsi
        add          rdx, rcx
        add          rdx, r9
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        add          rdx, rcx
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 8], rcx
        mov          [rbp], rdx
        mov          r12, [rsp]
        add          r12, -1
        mov          [rsp], r12
        mov          r13, [rbp + 8]
        add          rsi, r13
        mov          [rbp + 8], rsi
        mov          r13, [rbp + 16]
        add          rdi, r13
        mov          [rbp + 16], rdi
        mov          r8, [rbp + 24]
        add          r8, r14
        mov          [rbp + 24], r8
        mov          r13, [rbp + 32]
        add          r9, r13
        mov          [rbp + 32], r9
        mov          r13, [rbp + 40]
        add          r10, r13
        mov          [rbp + 40], r10
        mov          r13, [rbp + 48]
        add          r11, r13
        mov          [rbp + 48], r11
        mov          r13, [rbp + 56]
        add          rbx, r13
        mov          [rbp + 56], rbx
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 6240]
        vmovaps      xmm7, [rsp + 6256]
        vmovaps      xmm8, [rsp + 6272]
        vmovaps      xmm9, [rsp + 6288]
        vmovaps      xmm10, [rsp + 6304]
        vmovaps      xmm11, [rsp + 6320]
        vmovaps      xmm12, [rsp + 6336]
        vmovaps      xmm13, [rsp + 6352]
        vmovaps      xmm14, [rsp + 6368]
        vmovaps      xmm15, [rsp + 6384]
        add          rsp, 6408
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
        add          rsp, 6248
NSMS_L(blocks_at9):
        pop          r15
NSMS_L(blocks_at10):
        pop          r14
NSMS_L(blocks_at11):
        pop          r13
NSMS_L(blocks_at12):
        pop          r12
NSMS_L(blocks_at13):
        pop          rbp
NSMS_L(blocks_at14):
        pop          rbx
NSMS_L(blocks_at15):
        ret
%endif
NSMS_L(blocks_end):

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8))
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8)
%endif
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(schedule_at1):
        push         rdi
NSMS_L(schedule_at2):
        sub          rsp, 1224
NSMS_L(schedule_at3):
        vmovaps      [rsp + 1056], xmm6
NSMS_L(schedule_at4):
        vmovaps      [rsp + 1072], xmm7
NSMS_L(schedule_at5):
        vmovaps      [rsp + 1088], xmm8
NSMS_L(schedule_at6):
        vmovaps      [rsp + 1104], xmm9
NSMS_L(schedule_at7):
        vmovaps      [rsp + 1120], xmm10
NSMS_L(schedule_at8):
        vmovaps      [rsp + 1136], xmm11
NSMS_L(schedule_at9):
        vmovaps      [rsp + 1152], xmm12
NSMS_L(schedule_at10):
        vmovaps      [rsp + 1168], xmm13
NSMS_L(schedule_at11):
        vmovaps      [rsp + 1184], xmm14
NSMS_L(schedule_at12):
        vmovaps      [rsp + 1200], xmm15
NSMS_L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        sub          rsp, 1064
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
        vmovdqu      ymm4, [rel NSMS_L(K1x4)]                   ; W_0 + K_0
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 512], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 544], ymm14
        vmovdqu      ymm5, [rel NSMS_L(K1x4) + 32]              ; W_1 + K_1
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 64], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 96], ymm11
        vmovdqu      ymm2, [rel NSMS_L(K1x4) + 64]              ; W_2 + K_2
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 576], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 608], ymm7
        vmovdqu      ymm6, [rel NSMS_L(K1x4) + 96]              ; W_3 + K_3
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 128], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 160], ymm12
        vmovdqu      ymm3, [rel NSMS_L(K1x4) + 128]             ; W_4 + K_4
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm13, ymm4
        vmovdqu      [rdi], ymm12
        vmovdqu      [rdi + 32], ymm4
        vmovdqu      ymm12, [rel NSMS_L(K1x4) + 160]            ; W_5 + K_5
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 640], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 672], ymm9
        vmovdqu      ymm4, [rel NSMS_L(K1x4) + 192]             ; W_6 + K_6
        vmovdqu      ymm1, [rax + 832]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 224]
        vmovdqu      [rdi + 64], ymm13
        vmovdqu      [rdi + 96], ymm5
        vmovdqu      ymm13, [rel NSMS_L(K1x4) + 224]            ; W_7 + K_7
        vmovdqu      ymm5, [rax + 736]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 256]
        vmovdqu      [rdi + 128], ymm1
        vmovdqu      [rdi + 160], ymm2
        vmovdqu      ymm2, [rel NSMS_L(K1x4) + 256]             ; W_8 + K_8
        vmovdqu      ymm1, [rax + 704]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 288]
        vmovdqu      [rdi + 192], ymm5
        vmovdqu      [rdi + 224], ymm6
        vmovdqu      ymm6, [rel NSMS_L(K1x4) + 288]             ; W_9 + K_9
        vmovdqu      ymm5, [rax + 800]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 320]
        vmovdqu      [rdi + 256], ymm1
        vmovdqu      [rdi + 288], ymm3
        vmovdqu      ymm3, [rel NSMS_L(K1x4) + 320]             ; W_10 + K_10
        vmovdqu      ymm1, [rax + 768]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 352]
        vmovdqu      [rdi + 320], ymm5
        vmovdqu      [rdi + 352], ymm12
        vmovdqu      ymm12, [rel NSMS_L(K1x4) + 352]            ; W_11 + K_11
        vmovdqu      ymm5, [rax + 896]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 384]
        vmovdqu      [rdi + 384], ymm1
        vmovdqu      [rdi + 416], ymm4
        vmovdqu      ymm4, [rel NSMS_L(K1x4) + 384]             ; W_12 + K_12
        vmovdqu      ymm1, [rax + 864]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 416]
        vmovdqu      [rdi + 448], ymm5
        vmovdqu      [rdi + 480], ymm13
        vmovdqu      ymm13, [rel NSMS_L(K1x4) + 416]            ; W_13 + K_13
        vmovdqu      ymm5, [rax + 960]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 448]
        vmovdqu      [rdi + 512], ymm1
        vmovdqu      [rdi + 544], ymm2
        vmovdqu      ymm2, [rel NSMS_L(K1x4) + 448]             ; W_14 + K_14
        vmovdqu      ymm1, [rax + 928]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 480]
        vmovdqu      [rdi + 576], ymm5
        vmovdqu      [rdi + 608], ymm6
        vmovdqu      ymm6, [rel NSMS_L(K1x4) + 480]             ; W_15 + K_15
        vpaddq       ymm5, ymm10, ymm3
        vpaddq       ymm3, ymm15, ymm3
        vmovdqu      [rdi + 640], ymm5
        vmovdqu      [rdi + 672], ymm3
        vmovdqu      ymm5, [rax + 32]
        vpaddq       ymm3, ymm12, ymm5
        vpaddq       ymm12, ymm12, [rax + 544]
        vmovdqu      [rdi + 704], ymm3
        vmovdqu      [rdi + 736], ymm12
        vpaddq       ymm12, ymm14, ymm4
        vpaddq       ymm4, ymm11, ymm4
        vmovdqu      [rdi + 768], ymm12
        vmovdqu      [rdi + 800], ymm4
        vmovdqu      ymm12, [rax + 96]
        vpaddq       ymm4, ymm13, ymm12
        vmovdqu      ymm3, [rax + 608]
        vpaddq       ymm13, ymm13, ymm3
        vmovdqu      [rdi + 832], ymm4
        vmovdqu      [rdi + 864], ymm13
        vpaddq       ymm13, ymm2, ymm7
        vpaddq       ymm4, ymm8, ymm2
        vmovdqu      [rdi + 896], ymm13
        vmovdqu      [rdi + 928], ymm4
        vmovdqu      ymm13, [rax + 160]
        vpaddq       ymm4, ymm13, ymm6
        vpaddq       ymm6, ymm9, ymm6
        vmovdqu      [rdi + 960], ymm4
        vmovdqu      [rdi + 992], ymm6
        lea          rdx, [rdi + 4096]
        lea          rcx, [rel NSMS_L(K1x4) + 512]
        vmovdqa      ymm9, ymm1
        vmovdqu      ymm1, [rax + 832]
        vmovdqu      ymm2, [rax + 736]
        vmovdqu      ymm3, [rax + 704]
        vmovdqu      ymm4, [rax + 800]
        vmovdqu      ymm5, [rax + 768]
        vmovdqu      ymm6, [rax + 896]
        vmovdqu      ymm7, [rax + 864]
        vmovdqu      ymm8, [rax + 960]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..15 of 8 blocks, the first half of them: ymm0..ymm9, [rax..rax+160]; W rows
        ;   0..15 of 8 blocks, the second half: [rax+192..rax+672]; scratch: rax; wk: rdi; kp: rcx;
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
        vmovdqu      ymm0, [rel NSMS_L(shuffle_123456709abcdef8)]
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
        vpxor        ymm15, ymm15, ymm7
        vmovdqu      ymm9, [rax + 160]
        vpsrlq       ymm7, ymm9, 19                             ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpsllq       ymm6, ymm9, 45
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm9, 61
        vpsllq       ymm13, ymm9, 3
        vpxor        ymm13, ymm13, ymm6
        vpxor        ymm13, ymm13, ymm7
        vmovdqu      ymm7, [rax + 672]
        vpsrlq       ymm6, ymm7, 19
        vpsllq       ymm11, ymm7, 45
        vpxor        ymm11, ymm11, ymm6
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
        vpaddq       ymm13, ymm13, ymm5
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
        vpxor        ymm15, ymm15, ymm2
        vpshufb      ymm2, ymm3, ymm0
        vpxor        ymm14, ymm14, ymm2
        vpsrlq       ymm2, ymm12, 19
        vmovdqu      ymm7, [rax + 544]
        vpaddq       ymm1, ymm7, ymm1
        vpsllq       ymm7, ymm12, 45
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm9, ymm12, 3
        vpxor        ymm9, ymm9, ymm2
        vpxor        ymm9, ymm9, ymm7
        vpshufb      ymm7, ymm5, ymm0
        vpxor        ymm15, ymm15, ymm7
        vpsrlq       ymm7, ymm3, 7
        vpxor        ymm14, ymm14, ymm7
        vpaddq       ymm14, ymm14, ymm6
        vpsrlq       ymm7, ymm5, 7
        vpxor        ymm15, ymm15, ymm7
        vpaddq       ymm15, ymm15, ymm1
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
        vpaddq       ymm6, ymm13, ymm7
        vpaddq       ymm7, ymm11, ymm7
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
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm11, 61
        vpsllq       ymm12, ymm11, 3
        vpxor        ymm12, ymm12, ymm1
        vpxor        ymm12, ymm9, ymm12
        vpshufb      ymm9, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm3
        vpsrlq       ymm3, ymm4, 7
        vpxor        ymm14, ymm14, ymm3
        vpaddq       ymm14, ymm8, ymm14
        vpsrlq       ymm8, ymm6, 7
        vpxor        ymm9, ymm9, ymm8
        vpaddq       ymm9, ymm9, ymm5
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
        vpxor        ymm9, ymm9, ymm1
        vpshufb      ymm1, ymm14, ymm0
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm15, 19
        vmovdqu      ymm11, [rax + 608]
        vpaddq       ymm6, ymm11, ymm6
        vpsllq       ymm11, ymm15, 45
        vpxor        ymm11, ymm11, ymm1
        vpsrlq       ymm1, ymm15, 61
        vmovdqu      [rax + 864], ymm13
        vpsllq       ymm13, ymm15, 3
        vpxor        ymm13, ymm13, ymm1
        vpxor        ymm11, ymm11, ymm13
        vpshufb      ymm13, ymm4, ymm0
        vpxor        ymm13, ymm9, ymm13
        vpsrlq       ymm9, ymm14, 7
        vpxor        ymm9, ymm9, ymm7
        vpaddq       ymm9, ymm9, ymm5
        vpsrlq       ymm7, ymm4, 7
        vpxor        ymm13, ymm13, ymm7
        vpaddq       ymm13, ymm13, ymm6
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
        vpaddq       ymm7, ymm12, ymm7
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
        vpxor        ymm13, ymm13, ymm1
        vpshufb      ymm1, ymm8, ymm0
        vpxor        ymm6, ymm6, ymm1
        vpsrlq       ymm1, ymm12, 19
        vmovdqu      ymm15, [rax + 640]
        vpaddq       ymm4, ymm15, ymm4
        vpsllq       ymm15, ymm12, 45
        vpxor        ymm15, ymm15, ymm1
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
        vpaddq       ymm13, ymm13, ymm4
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
        vpaddq       ymm2, ymm9, ymm6
        vpaddq       ymm6, ymm11, ymm6
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
        vpxor        ymm15, ymm15, ymm1
        vpshufb      ymm1, ymm7, ymm0
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm11, 19
        vmovdqu      ymm12, [rax + 672]
        vpaddq       ymm5, ymm12, ymm5
        vpsllq       ymm12, ymm11, 45
        vpxor        ymm12, ymm12, ymm1
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
        vpaddq       ymm15, ymm15, ymm5
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
        vpaddq       ymm15, ymm14, ymm5
        vpaddq       ymm5, ymm13, ymm5
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
        vpaddq       ymm7, ymm10, ymm7
        vpsrlq       ymm4, ymm13, 19
        vpsllq       ymm1, ymm13, 45
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm13, 61
        vmovdqu      [rax + 768], ymm10
        vpsllq       ymm10, ymm13, 3
        vpxor        ymm10, ymm10, ymm1
        vpxor        ymm10, ymm10, ymm4
        vpsrlq       ymm4, ymm5, 7
        vpxor        ymm4, ymm3, ymm4
        vpaddq       ymm4, ymm2, ymm4
        vmovdqu      ymm3, [rax + 192]
        vpaddq       ymm4, ymm4, ymm3
        vmovdqu      ymm2, [rcx + 192]
        vpsrlq       ymm1, ymm14, 6
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm7, ymm15, ymm7
        vmovdqu      ymm15, [rax + 704]
        vpsrlq       ymm1, ymm15, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpsllq       ymm3, ymm15, 63
        vpxor        ymm3, ymm1, ymm3
        vpshufb      ymm1, ymm15, ymm0
        vpxor        ymm3, ymm3, ymm1
        vpsrlq       ymm1, ymm13, 6
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      [rax + 416], ymm10
        vpaddq       ymm4, ymm2, ymm6
        vpaddq       ymm2, ymm12, ymm2
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
        vpxor        ymm13, ymm13, ymm1
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
        vpxor        ymm14, ymm14, ymm1
        vpxor        ymm14, ymm14, ymm3
        vpsrlq       ymm3, ymm2, 7
        vpxor        ymm13, ymm13, ymm3
        vpaddq       ymm13, ymm13, ymm5
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
        vpaddq       ymm3, ymm10, ymm3
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
        vpxor        ymm12, ymm12, ymm1
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
        vpaddq       ymm12, ymm12, ymm2
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
        vpaddq       ymm6, ymm8, ymm2
        vpaddq       ymm2, ymm13, ymm2
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
        vpxor        ymm10, ymm10, ymm1
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
        vpaddq       ymm10, ymm10, ymm3
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
        vpaddq       ymm7, ymm14, ymm3
        vpaddq       ymm3, ymm12, ymm3
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
        vpxor        ymm13, ymm13, ymm1
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
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm9, ymm9, ymm4
        vpsrlq       ymm4, ymm3, 7
        vpxor        ymm13, ymm13, ymm4
        vpaddq       ymm13, ymm13, ymm2
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
        vpaddq       ymm4, ymm10, ymm4
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
        vpxor        ymm11, ymm11, ymm1
        vpshufb      ymm1, ymm4, ymm0
        vpxor        ymm11, ymm11, ymm1
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm2, ymm2, ymm1
        vpaddq       ymm5, ymm5, ymm2
        vmovdqu      ymm2, [rax + 736]
        vpaddq       ymm5, ymm5, ymm2
        vpsrlq       ymm1, ymm10, 19
        vpsllq       ymm12, ymm10, 45
        vpxor        ymm12, ymm12, ymm1
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm2, ymm10, 3
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm12, ymm12, ymm2
        vpsrlq       ymm2, ymm4, 7
        vpxor        ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm11, ymm3
        vmovdqu      ymm3, [rax + 352]
        vpaddq       ymm11, ymm11, ymm3
        vmovdqu      ymm2, [rcx + 352]
        vpsrlq       ymm1, ymm6, 6
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm5
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
        vpaddq       ymm12, ymm15, ymm2
        vpaddq       ymm2, ymm13, ymm2
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
        vpxor        ymm10, ymm10, ymm1
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
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      ymm4, [rax + 384]
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      ymm3, [rcx + 384]
        vpsrlq       ymm1, ymm15, 6
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 96], ymm12
        vmovdqu      ymm7, [rax + 160]
        vpsrlq       ymm1, ymm7, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsllq       ymm15, ymm7, 63
        vpxor        ymm15, ymm15, ymm1
        vpshufb      ymm1, ymm7, ymm0
        vpxor        ymm15, ymm15, ymm1
        vpsrlq       ymm1, ymm13, 6
        vpxor        ymm6, ymm6, ymm1
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 608], ymm10
        vpaddq       ymm6, ymm9, ymm3
        vpaddq       ymm3, ymm11, ymm3
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
        vpxor        ymm13, ymm13, ymm1
        vpshufb      ymm1, ymm3, ymm0
        vpxor        ymm13, ymm13, ymm1
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm15, ymm5
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
        vpaddq       ymm13, ymm13, ymm2
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
        vpxor        ymm9, ymm9, ymm1
        vpshufb      ymm1, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm1
        vpsrlq       ymm1, ymm11, 6
        vpxor        ymm5, ymm5, ymm1
        vpaddq       ymm13, ymm13, ymm5
        vmovdqu      [rax + 640], ymm13
        vpaddq       ymm5, ymm12, ymm2
        vpaddq       ymm2, ymm10, ymm2
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
        vpxor        ymm11, ymm11, ymm1
        vpxor        ymm11, ymm11, ymm0
        vpsrlq       ymm1, ymm6, 7
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm9, ymm7
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
        vpaddq       ymm11, ymm11, ymm3
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
        vpaddq       ymm7, ymm15, ymm1
        vpaddq       ymm5, ymm13, ymm1
        vmovdqu      [rdi + 1920], ymm7
        vmovdqu      [rdi + 1952], ymm5
        vmovdqu      ymm7, [rcx + 480]
        add          rcx, 512
        vpaddq       ymm5, ymm9, ymm7
        vpaddq       ymm7, ymm11, ymm7
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
        jne          NSMS_L(schedule_next_words)
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
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0xb8, 0x20 ; sub rsp, 4096
        db           0x40 + (NSMS_L(blocks_at8) - NSMS_L(blocks_at7)), 0x0e, 0xa0, 0x31 ; sub rsp, 2152
        db           0x04
        dd           NSMS_L(blocks_at9) - NSMS_L(blocks_at8)
        db           0x0e, 0x38                                 ; add rsp, 6248
        db           0x40 + (NSMS_L(blocks_at10) - NSMS_L(blocks_at9)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(blocks_at11) - NSMS_L(blocks_at10)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(blocks_at12) - NSMS_L(blocks_at11)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(blocks_at13) - NSMS_L(blocks_at12)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(blocks_at14) - NSMS_L(blocks_at13)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(blocks_at15) - NSMS_L(blocks_at14)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
NSMS_L(blocks_frame_end):
NSMS_L(schedule_frame):
        dd           NSMS_L(schedule_frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8)
        db           0
        db           0x40 + (NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8)), 0x0e, 0xb0, 0x08 ; sub rsp, 1064
        db           0x04
        dd           NSMS_L(schedule_at2) - NSMS_L(schedule_at1)
        db           0x0e, 0x08                                 ; add rsp, 1064
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
        db           1, NSMS_L(blocks_at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 32, 0
        db           NSMS_L(blocks_at20) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xf8 ; vmovaps [rsp + 6384], xmm15
        dw           399
        db           NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xe8 ; vmovaps [rsp + 6368], xmm14
        dw           398
        db           NSMS_L(blocks_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xd8 ; vmovaps [rsp + 6352], xmm13
        dw           397
        db           NSMS_L(blocks_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xc8 ; vmovaps [rsp + 6336], xmm12
        dw           396
        db           NSMS_L(blocks_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xb8 ; vmovaps [rsp + 6320], xmm11
        dw           395
        db           NSMS_L(blocks_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xa8 ; vmovaps [rsp + 6304], xmm10
        dw           394
        db           NSMS_L(blocks_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x98 ; vmovaps [rsp + 6288], xmm9
        dw           393
        db           NSMS_L(blocks_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x88 ; vmovaps [rsp + 6272], xmm8
        dw           392
        db           NSMS_L(blocks_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x78 ; vmovaps [rsp + 6256], xmm7
        dw           391
        db           NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x68 ; vmovaps [rsp + 6240], xmm6
        dw           390
        db           NSMS_L(blocks_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x01 ; sub rsp, 2312
        dw           289
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x01 ; sub rsp, 4096
        dw           512
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx2_n8) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 24, 0
        db           NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0xf8 ; vmovaps [rsp + 1200], xmm15
        dw           75
        db           NSMS_L(schedule_at12) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0xe8 ; vmovaps [rsp + 1184], xmm14
        dw           74
        db           NSMS_L(schedule_at11) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0xd8 ; vmovaps [rsp + 1168], xmm13
        dw           73
        db           NSMS_L(schedule_at10) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0xc8 ; vmovaps [rsp + 1152], xmm12
        dw           72
        db           NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0xb8 ; vmovaps [rsp + 1136], xmm11
        dw           71
        db           NSMS_L(schedule_at8) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0xa8 ; vmovaps [rsp + 1120], xmm10
        dw           70
        db           NSMS_L(schedule_at7) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x98 ; vmovaps [rsp + 1104], xmm9
        dw           69
        db           NSMS_L(schedule_at6) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x88 ; vmovaps [rsp + 1088], xmm8
        dw           68
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x78 ; vmovaps [rsp + 1072], xmm7
        dw           67
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x68 ; vmovaps [rsp + 1056], xmm6
        dw           66
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x01 ; sub rsp, 1224
        dw           153
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x70 ; push rdi
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx2_n8) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif

; nsms_sha512_blocks_avx2_n8: 15 integer registers, 16 vector registers, 26 spills.
;   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 8 blocks, the first
;     half of them: ymm0..ymm9, [rax+5120..rax+5280]; W rows 0..15 of 8 blocks, the second
;     half: [rax+5312..rax+5792]; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp];
;     data: [rsp+8]; state: [rsp+16]; p: rcx; q: rbp; kp: [rsp+24]; upper_bound: [rsp+32];
;     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     p: address of the stored schedule word of the first round of the current iteration.
;     q: address of the current block's first stored schedule word.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;     end_of_batch: value of q after the last block of a batch.
; nsms_sha512_schedule_avx2_n8: 5 integer registers, 16 vector registers, 22 spills.
;   Register map: W rows 0..15 of 8 blocks, the first half of them: ymm0..ymm9, [rax..rax+160]; W
;     rows 0..15 of 8 blocks, the second half: [rax+192..rax+672]; scratch: rax; wk: rdi; kp: rcx;
;     upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_blocks_avx2_n8
;   signature: void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 6296, win64: 6472}
;   features: [avx, avx2, bmi1, bmi2]
; - name: nsms_sha512_schedule_avx2_n8
;   signature: void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 5120, align: 8, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 1024, align: 1, access: read}
;   stack_bytes: {sysv: 1064, win64: 1240}
;   features: [avx, avx2]
