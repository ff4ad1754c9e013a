; sha512_avx512vl_n4.asm, written by nsms: make gen HASH=sha512 ISA=avx512vl N=4
;
; void nsms_sha512_blocks_avx512vl_n4(uint64_t state[8], const void *data, size_t blocks);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 4
;   scheduled at a time.
;   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,791 instructions (System V); 2,744 bytes of stack (System V), 2,920 (Win64).
; void nsms_sha512_schedule_avx512vl_n4(uint64_t *wk, const void *data);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
;   Reads 512 bytes at data; writes 2560 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 314 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
;
; Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
; overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
; registers and flags; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx512bw, avx512f, avx512vl, bmi1, bmi2.
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
%define NSMS_L(name) ..@sha512_avx512vl_n4_ %+ name

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

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4))
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4)
%endif
NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4):
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
        sub          rsp, 2856
NSMS_L(blocks_at9):
        vmovaps      [rsp + 2688], xmm6
NSMS_L(blocks_at10):
        vmovaps      [rsp + 2704], xmm7
NSMS_L(blocks_at11):
        vmovaps      [rsp + 2720], xmm8
NSMS_L(blocks_at12):
        vmovaps      [rsp + 2736], xmm9
NSMS_L(blocks_at13):
        vmovaps      [rsp + 2752], xmm10
NSMS_L(blocks_at14):
        vmovaps      [rsp + 2768], xmm11
NSMS_L(blocks_at15):
        vmovaps      [rsp + 2784], xmm12
NSMS_L(blocks_at16):
        vmovaps      [rsp + 2800], xmm13
NSMS_L(blocks_at17):
        vmovaps      [rsp + 2816], xmm14
NSMS_L(blocks_at18):
        vmovaps      [rsp + 2832], xmm15
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
        sub          rsp, 2696
NSMS_L(blocks_at7):
%endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword [rsp + 8], 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 127]
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
        vmovdqu64    xmm16, [r12]                               ; W_0 to W_1
        vmovdqu64    xmm17, [r12 + 128]
        vmovdqu64    xmm18, [r12 + 16]                          ; W_2 to W_3
        vmovdqu64    xmm19, [r12 + 144]
        vmovdqu64    xmm20, [r12 + 32]                          ; W_4 to W_5
        vmovdqu64    xmm21, [r12 + 160]
        vmovdqu64    xmm22, [r12 + 48]                          ; W_6 to W_7
        vmovdqu64    xmm23, [r12 + 176]
        vinserti32x4 ymm16, ymm16, [r12 + 256], 1
        vinserti32x4 ymm17, ymm17, [r12 + 384], 1
        vinserti32x4 ymm18, ymm18, [r12 + 272], 1
        vinserti32x4 ymm19, ymm19, [r12 + 400], 1
        vmovdqu64    xmm24, [r12 + 64]                          ; W_8 to W_9
        vmovdqu64    xmm25, [r12 + 192]
        vinserti32x4 ymm20, ymm20, [r12 + 288], 1
        vinserti32x4 ymm21, ymm21, [r12 + 416], 1
        vinserti32x4 ymm22, ymm22, [r12 + 304], 1
        vinserti32x4 ymm23, ymm23, [r12 + 432], 1
        vinserti32x4 ymm24, ymm24, [r12 + 320], 1
        vinserti32x4 ymm25, ymm25, [r12 + 448], 1
        vmovdqu64    xmm26, [r12 + 80]                          ; W_10 to W_11
        vinserti32x4 ymm26, ymm26, [r12 + 336], 1
        vmovdqu64    xmm27, [r12 + 208]
        vinserti32x4 ymm27, ymm27, [r12 + 464], 1
        vpunpcklqdq  ymm28, ymm16, ymm17
        vpunpckhqdq  ymm16, ymm16, ymm17
        vmovdqu64    xmm17, [r12 + 96]                          ; W_12 to W_13
        vinserti32x4 ymm17, ymm17, [r12 + 352], 1
        vmovdqu64    xmm29, [r12 + 224]
        vinserti32x4 ymm29, ymm29, [r12 + 480], 1
        vmovdqu64    ymm30, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm28, ymm30
        vpshufb      ymm1, ymm16, ymm30
        vpunpcklqdq  ymm16, ymm18, ymm19
        vpunpckhqdq  ymm18, ymm18, ymm19
        vpshufb      ymm2, ymm16, ymm30
        vpshufb      ymm3, ymm18, ymm30
        vmovdqu64    xmm16, [r12 + 112]                         ; W_14 to W_15
        vinserti32x4 ymm16, ymm16, [r12 + 368], 1
        vmovdqu64    xmm18, [r12 + 240]
        vinserti32x4 ymm18, ymm18, [r12 + 496], 1
        vpunpcklqdq  ymm19, ymm20, ymm21
        vpunpckhqdq  ymm20, ymm20, ymm21
        vpshufb      ymm4, ymm19, ymm30
        vpshufb      ymm5, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm22, ymm23
        vpunpckhqdq  ymm20, ymm22, ymm23
        vpshufb      ymm6, ymm19, ymm30
        vpshufb      ymm7, ymm20, ymm30
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpunpcklqdq  ymm19, ymm24, ymm25
        vpunpckhqdq  ymm20, ymm24, ymm25
        vpshufb      ymm8, ymm19, ymm30
        vpshufb      ymm9, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm26, ymm27
        vpunpckhqdq  ymm20, ymm26, ymm27
        vpshufb      ymm10, ymm19, ymm30
        vpshufb      ymm11, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm17, ymm29
        vpunpckhqdq  ymm17, ymm17, ymm29
        vpshufb      ymm12, ymm19, ymm30
        vpshufb      ymm13, ymm17, ymm30
        vpunpcklqdq  ymm17, ymm16, ymm18
        vpunpckhqdq  ymm16, ymm16, ymm18
        vpshufb      ymm14, ymm17, ymm30
        vpshufb      ymm15, ymm16, ymm30
        vpaddq       ymm16, ymm0, [rel NSMS_L(K1x4)]            ; W_0 + K_0
        vmovdqu64    [rax], ymm16
        vpaddq       ymm16, ymm1, [rel NSMS_L(K1x4) + 32]       ; W_1 + K_1
        vmovdqu64    [rax + 32], ymm16
        vpaddq       ymm16, ymm2, [rel NSMS_L(K1x4) + 64]       ; W_2 + K_2
        vmovdqu64    [rax + 64], ymm16
        vpaddq       ymm16, ymm3, [rel NSMS_L(K1x4) + 96]       ; W_3 + K_3
        vmovdqu64    [rax + 96], ymm16
        vpaddq       ymm16, ymm4, [rel NSMS_L(K1x4) + 128]      ; W_4 + K_4
        vmovdqu64    [rax + 128], ymm16
        vpaddq       ymm16, ymm5, [rel NSMS_L(K1x4) + 160]      ; W_5 + K_5
        vmovdqu64    [rax + 160], ymm16
        vpaddq       ymm16, ymm6, [rel NSMS_L(K1x4) + 192]      ; W_6 + K_6
        vmovdqu64    [rax + 192], ymm16
        vpaddq       ymm16, ymm7, [rel NSMS_L(K1x4) + 224]      ; W_7 + K_7
        vmovdqu64    [rax + 224], ymm16
        vpaddq       ymm16, ymm8, [rel NSMS_L(K1x4) + 256]      ; W_8 + K_8
        vmovdqu64    [rax + 256], ymm16
        vpaddq       ymm16, ymm9, [rel NSMS_L(K1x4) + 288]      ; W_9 + K_9
        vmovdqu64    [rax + 288], ymm16
        vpaddq       ymm16, ymm10, [rel NSMS_L(K1x4) + 320]     ; W_10 + K_10
        vmovdqu64    [rax + 320], ymm16
        vpaddq       ymm16, ymm11, [rel NSMS_L(K1x4) + 352]     ; W_11 + K_11
        vmovdqu64    [rax + 352], ymm16
        vpaddq       ymm16, ymm12, [rel NSMS_L(K1x4) + 384]     ; W_12 + K_12
        vmovdqu64    [rax + 384], ymm16
        vpaddq       ymm16, ymm13, [rel NSMS_L(K1x4) + 416]     ; W_13 + K_13
        vmovdqu64    [rax + 416], ymm16
        vpaddq       ymm16, ymm14, [rel NSMS_L(K1x4) + 448]     ; W_14 + K_14
        vmovdqu64    [rax + 448], ymm16
        vpaddq       ymm16, ymm15, [rel NSMS_L(K1x4) + 480]     ; W_15 + K_15
        vmovdqu64    [rax + 480], ymm16
        lea          r13, [rax + 2048]
        mov          [rsp + 32], r13
        lea          rbp, [rel NSMS_L(K1x4) + 512]
        mov          [rsp], rax
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 4 blocks: ymm0..ymm15;
        ;   scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24];
        ;   upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_and_schedule4):

        ; rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 4 blocks
        ; Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12, r9, 14                                ; round 0
            vpaddq   ymm16, ymm9, ymm0                          ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
            vprorq   ymm17, ymm14, 19
        andn         r15, r9, r11
        add          rbx, r8
            vprorq   ymm18, ymm14, 61
        xor          r12, r13
            vpsrlq   ymm19, ymm14, 6
        add          r14, r15
        add          rbx, [rcx]
            vpternlogq ymm19, ymm17, ymm18, 150
        add          rbx, r14
        rorx         r13, rdx, 28
            vpaddq   ymm16, ymm16, ymm19
        rorx         r14, rdx, 34
        xor          r13, r14
            vprorq   ymm17, ymm1, 1
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
            vprorq   ymm18, ymm1, 8
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
            vpsrlq   ymm19, ymm1, 7
        add          r14, r15
        rorx         r15, r9, 41
            vpternlogq ymm19, ymm17, ymm18, 150
        xor          r12, r15
            vpaddq   ymm17, ymm10, ymm1                         ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        add          r11, rdi                                   ; round 1
        add          rbx, r12
            vpaddq   ymm0, ymm19, ymm16
        add          r11, [rcx + 32]
        rorx         r12, rdx, 39
            vprorq   ymm16, ymm15, 19
        xor          r13, r12
        add          r14, r13
            vprorq   ymm18, ymm15, 61
        add          r14, rbx
        rorx         r12, rbx, 14
            vpsrlq   ymm19, ymm15, 6
        rorx         r13, rbx, 18
        mov          r15, rbx
        and          r15, r9
            vpternlogq ymm19, ymm16, ymm18, 150
        xor          r12, r13
        add          r11, r15
            vpaddq   ymm16, ymm17, ymm19
        mov          r13, rdx
        and          r13, rsi
            vprorq   ymm17, ymm2, 1
        sub          r13, rdi
        rorx         r15, rbx, 41
            vprorq   ymm18, ymm2, 8
        xor          r12, r15
        andn         r15, rbx, r10
            vpsrlq   ymm19, ymm2, 7
        add          r11, r15
        add          r11, r12
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r12, r14, 28
        rorx         r15, r14, 34
            vpaddq   ymm17, ymm11, ymm2                         ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        mov          r8, rdx
        xor          r8, rsi
        mov          rdi, r11                                   ; round 2
        and          rdi, rbx
            vpaddq   ymm1, ymm19, ymm16
        xor          r12, r15
        and          r8, r14
            vprorq   ymm16, ymm3, 1
        add          r10, rsi
            vprorq   ymm18, ymm3, 8
        add          r13, r8
        add          r10, [rcx + 64]
            vpsrlq   ymm19, ymm3, 7
        add          r10, rdi
        rorx         r15, r14, 39
            vpternlogq ymm19, ymm16, ymm18, 150
        xor          r12, r15
        add          r13, r12
            vpaddq   ymm16, ymm12, ymm3                         ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        rorx         r12, r11, 14
        rorx         r15, r11, 18
            vpaddq   ymm17, ymm17, ymm19
        mov          r8, r14
        and          r8, rdx
        add          r13, r11
            vpaddq   ymm18, ymm0, [rbp]
        xor          r12, r15
        sub          r8, rsi
            vmovdqu64 [rcx + 512], ymm18
        rorx         r15, r11, 41
            vprorq   ymm18, ymm0, 19
        xor          r12, r15
        andn         r15, r11, r9
            vprorq   ymm19, ymm0, 61
        add          r10, r15
        add          r10, r12
            vpsrlq   ymm20, ymm0, 6
        mov          r12, r14
        xor          r12, rdx
        rorx         r15, r13, 28
            vpternlogq ymm20, ymm18, ymm19, 150
        rorx         rdi, r13, 34
        mov          rsi, r10                                   ; round 3
        and          rsi, r11
            vpaddq   ymm2, ymm17, ymm20
        and          r12, r13
        xor          r15, rdi
            vprorq   ymm17, ymm4, 1
        add          r9, rdx
        add          r8, r12
            vprorq   ymm18, ymm4, 8
        add          r9, [rcx + 96]
            vpsrlq   ymm19, ymm4, 7
        add          r8, r10
        add          r9, rsi
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r12, r13, 39
        xor          r15, r12
            vpaddq   ymm17, ymm13, ymm4                         ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r8, r15
        rorx         r12, r10, 14
            vpaddq   ymm16, ymm16, ymm19
        rorx         r15, r10, 18
        mov          rdi, r13
        and          rdi, r14
            vpaddq   ymm18, ymm1, [rbp + 32]
        andn         rsi, r10, rbx
        xor          r12, r15
            vmovdqu64 [rcx + 544], ymm18
        sub          rdi, rdx
        add          r9, rsi
            vprorq   ymm18, ymm1, 19
        rorx         r15, r10, 41
            vprorq   ymm19, ymm1, 61
        xor          r12, r15
        add          r9, r12
            vpsrlq   ymm20, ymm1, 6
        mov          r12, r13
        xor          r12, r14
        rorx         r15, r8, 28
            vpternlogq ymm20, ymm18, ymm19, 150
        rorx         rsi, r8, 34
        mov          rdx, r9                                    ; round 4
        and          rdx, r10
            vpaddq   ymm3, ymm16, ymm20
        and          r12, r8
        xor          r15, rsi
            vprorq   ymm16, ymm5, 1
        add          rbx, [rcx + 128]
        add          rdi, r12
            vprorq   ymm18, ymm5, 8
        add          rbx, r14
        add          rdi, r9
            vpsrlq   ymm19, ymm5, 7
        add          rbx, rdx
            vpternlogq ymm19, ymm16, ymm18, 150
        rorx         r12, r8, 39
        xor          r15, r12
            vpaddq   ymm16, ymm14, ymm5                         ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        add          rdi, r15
        rorx         r12, r9, 14
            vpaddq   ymm17, ymm17, ymm19
        rorx         r15, r9, 18
        mov          rsi, r8
        and          rsi, r13
            vpaddq   ymm18, ymm2, [rbp + 64]
        andn         rdx, r9, r11
        xor          r12, r15
            vmovdqu64 [rcx + 576], ymm18
        sub          rsi, r14
        add          rbx, rdx
            vprorq   ymm18, ymm2, 19
        rorx         r14, r9, 41
        xor          r12, r14
            vprorq   ymm19, ymm2, 61
        add          rbx, r12
            vpsrlq   ymm20, ymm2, 6
        mov          r12, r8
        xor          r12, r13
        rorx         r14, rdi, 28
            vpternlogq ymm20, ymm18, ymm19, 150
        rorx         r15, rdi, 34
        mov          rdx, rbx                                   ; round 5
        and          rdx, r9
            vpaddq   ymm4, ymm17, ymm20
        and          r12, rdi
        xor          r14, r15
            vprorq   ymm17, ymm6, 1
        add          r11, [rcx + 160]
        add          rsi, r12
            vprorq   ymm18, ymm6, 8
        add          r11, r13
        add          rsi, rbx
            vpsrlq   ymm19, ymm6, 7
        add          r11, rdx
        rorx         r12, rdi, 39
            vpternlogq ymm19, ymm17, ymm18, 150
        xor          r14, r12
            vpaddq   ymm17, ymm15, ymm6                         ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          rsi, r14
        rorx         r12, rbx, 14
            vpaddq   ymm16, ymm16, ymm19
        rorx         r14, rbx, 18
        mov          r15, rdi
        and          r15, r8
            vpaddq   ymm18, ymm3, [rbp + 96]
        andn         rdx, rbx, r10
        xor          r12, r14
            vmovdqu64 [rcx + 608], ymm18
        sub          r15, r13
        add          r11, rdx
            vprorq   ymm18, ymm3, 19
        rorx         r13, rbx, 41
        xor          r12, r13
            vprorq   ymm19, ymm3, 61
        add          r11, r12
        mov          r12, rdi
        xor          r12, r8
            vpsrlq   ymm20, ymm3, 6
        rorx         r13, rsi, 28
            vpternlogq ymm20, ymm18, ymm19, 150
        rorx         r14, rsi, 34
        mov          rdx, r11                                   ; round 6
        and          rdx, rbx
            vpaddq   ymm5, ymm16, ymm20
        and          r12, rsi
        xor          r13, r14
            vprorq   ymm16, ymm7, 1
        add          r10, [rcx + 192]
        add          r15, r12
            vprorq   ymm18, ymm7, 8
        add          r10, r8
        add          r15, r11
            vpsrlq   ymm19, ymm7, 7
        add          r10, rdx
        rorx         r12, rsi, 39
            vpternlogq ymm19, ymm16, ymm18, 150
        xor          r13, r12
        add          r15, r13
            vpaddq   ymm16, ymm17, ymm19
        rorx         r12, r11, 14
            vpaddq   ymm17, ymm4, [rbp + 128]
        rorx         r13, r11, 18
        mov          r14, rsi
        and          r14, rdi
            vmovdqu64 [rcx + 640], ymm17
        andn         rdx, r11, r9
        xor          r12, r13
            vprorq   ymm17, ymm8, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        sub          r14, r8
        add          r10, rdx
            vprorq   ymm18, ymm8, 8
        rorx         r13, r11, 41
        xor          r12, r13
            vpsrlq   ymm19, ymm8, 7
        add          r10, r12
        mov          r12, rsi
        xor          r12, rdi
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpaddq   ymm17, ymm7, ymm19
        mov          rdx, r10                                   ; round 7
        and          rdx, r11
            vpaddq   ymm17, ymm17, ymm0
        and          r12, r15
        xor          r13, r8
            vprorq   ymm18, ymm4, 19
        add          r9, [rcx + 224]
        add          r14, r12
            vprorq   ymm19, ymm4, 61
        add          r9, rdi
        add          r14, r10
            vpsrlq   ymm20, ymm4, 6
        add          r9, rdx
        rorx         r12, r15, 39
            vpternlogq ymm20, ymm18, ymm19, 150
        xor          r13, r12
        add          r14, r13
            vpaddq   ymm6, ymm16, ymm20
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpaddq   ymm16, ymm5, [rbp + 160]
        mov          r8, r15
        and          r8, rsi
            vmovdqu64 [rcx + 672], ymm16
        andn         rdx, r10, rbx
        xor          r12, r13
            vprorq   ymm16, ymm9, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        sub          r8, rdi
        add          r9, rdx
            vprorq   ymm18, ymm9, 8
        rorx         r13, r10, 41
        xor          r12, r13
            vpsrlq   ymm19, ymm9, 7
        add          r9, r12
        mov          r12, r15
        xor          r12, rsi
            vpternlogq ymm19, ymm16, ymm18, 150
        rorx         r13, r14, 28
        rorx         rdi, r14, 34
            vpaddq   ymm16, ymm8, ymm19
        mov          rdx, r9                                    ; round 8
        and          rdx, r10
        and          r12, r14
            vpaddq   ymm16, ymm16, ymm1
        xor          r13, rdi
            vprorq   ymm18, ymm5, 19
        add          rbx, [rcx + 256]
        add          r8, r12
            vprorq   ymm19, ymm5, 61
        add          rbx, rsi
        add          r8, r9
            vpsrlq   ymm20, ymm5, 6
        add          rbx, rdx
        rorx         r12, r14, 39
            vpternlogq ymm20, ymm18, ymm19, 150
        xor          r13, r12
        add          r8, r13
            vpaddq   ymm7, ymm17, ymm20
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpaddq   ymm17, ymm6, [rbp + 192]
        mov          rdi, r14
        and          rdi, r15
            vmovdqu64 [rcx + 704], ymm17
        andn         rdx, r9, r11
        xor          r12, r13
            vprorq   ymm17, ymm10, 1                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        sub          rdi, rsi
        add          rbx, rdx
            vprorq   ymm18, ymm10, 8
        rorx         r13, r9, 41
        xor          r12, r13
            vpsrlq   ymm19, ymm10, 7
        add          rbx, r12
        mov          r12, r14
        xor          r12, r15
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r13, r8, 28
        rorx         rsi, r8, 34
            vpaddq   ymm17, ymm9, ymm19
        mov          rdx, rbx                                   ; round 9
        and          rdx, r9
        and          r12, r8
            vpaddq   ymm17, ymm17, ymm2
        xor          r13, rsi
            vprorq   ymm18, ymm6, 19
        add          r11, [rcx + 288]
        add          rdi, r12
            vprorq   ymm19, ymm6, 61
        add          r11, r15
        add          rdi, rbx
            vpsrlq   ymm20, ymm6, 6
        add          r11, rdx
        rorx         r12, r8, 39
            vpternlogq ymm20, ymm18, ymm19, 150
        xor          r13, r12
        add          rdi, r13
            vpaddq   ymm8, ymm16, ymm20
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpaddq   ymm16, ymm7, [rbp + 224]
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, rbx, r10
            vmovdqu64 [rcx + 736], ymm16
        xor          r12, r13
            vprorq   ymm16, ymm11, 1                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        sub          rsi, r15
        add          r11, rdx
            vprorq   ymm18, ymm11, 8
        rorx         r13, rbx, 41
        xor          r12, r13
            vpsrlq   ymm19, ymm11, 7
        add          r11, r12
        mov          r12, r8
        xor          r12, r14
            vpternlogq ymm19, ymm16, ymm18, 150
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
            vpaddq   ymm16, ymm10, ymm19
        mov          rdx, r11                                   ; round 10
        and          rdx, rbx
        and          r12, rdi
            vpaddq   ymm16, ymm16, ymm3
        xor          r13, r15
        add          r10, [rcx + 320]
            vprorq   ymm18, ymm7, 19
        add          rsi, r12
            vprorq   ymm19, ymm7, 61
        add          r10, r14
        add          rsi, r11
            vpsrlq   ymm20, ymm7, 6
        add          r10, rdx
        rorx         r12, rdi, 39
            vpternlogq ymm20, ymm18, ymm19, 150
        xor          r13, r12
        add          rsi, r13
            vpaddq   ymm9, ymm17, ymm20
        rorx         r12, r11, 14
        rorx         r13, r11, 18
            vpaddq   ymm17, ymm8, [rbp + 256]
        mov          r15, rdi
        and          r15, r8
        andn         rdx, r11, r9
            vmovdqu64 [rcx + 768], ymm17
        xor          r12, r13
        sub          r15, r14
            vprorq   ymm17, ymm12, 1                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        add          r10, rdx
            vprorq   ymm18, ymm12, 8
        rorx         r13, r11, 41
        xor          r12, r13
            vpsrlq   ymm19, ymm12, 7
        add          r10, r12
        mov          r12, rdi
        xor          r12, r8
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
            vpaddq   ymm17, ymm11, ymm19
        mov          rdx, r10                                   ; round 11
        and          rdx, r11
        and          r12, rsi
            vpaddq   ymm17, ymm17, ymm4
        xor          r13, r14
        add          r9, [rcx + 352]
            vprorq   ymm18, ymm8, 19
        add          r15, r12
        add          r9, r8
            vprorq   ymm19, ymm8, 61
        add          r15, r10
            vpsrlq   ymm20, ymm8, 6
        add          r9, rdx
        rorx         r12, rsi, 39
            vpternlogq ymm20, ymm18, ymm19, 150
        xor          r13, r12
        add          r15, r13
            vpaddq   ymm10, ymm16, ymm20
        rorx         r12, r10, 14
        rorx         r13, r10, 18
            vpaddq   ymm16, ymm9, [rbp + 288]
        mov          r14, rsi
        and          r14, rdi
        andn         rdx, r10, rbx
            vmovdqu64 [rcx + 800], ymm16
        xor          r12, r13
        sub          r14, r8
            vprorq   ymm16, ymm13, 1                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9, rdx
        rorx         r13, r10, 41
            vprorq   ymm18, ymm13, 8
        xor          r12, r13
            vpsrlq   ymm19, ymm13, 7
        add          r9, r12
        mov          r12, rsi
        xor          r12, rdi
            vpternlogq ymm19, ymm16, ymm18, 150
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpaddq   ymm16, ymm12, ymm19
        mov          rdx, r9                                    ; round 12
        and          rdx, r10
        and          r12, r15
            vpaddq   ymm16, ymm16, ymm5
        xor          r13, r8
        add          rbx, [rcx + 384]
            vprorq   ymm18, ymm9, 19
        add          r14, r12
        add          rbx, rdi
            vprorq   ymm19, ymm9, 61
        add          r14, r9
        add          rbx, rdx
            vpsrlq   ymm20, ymm9, 6
        rorx         r12, r15, 39
            vpternlogq ymm20, ymm18, ymm19, 150
        xor          r13, r12
        add          r14, r13
            vpaddq   ymm11, ymm17, ymm20
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpaddq   ymm17, ymm10, [rbp + 320]
        mov          r8, r15
        and          r8, rsi
        andn         rdx, r9, r11
            vmovdqu64 [rcx + 832], ymm17
        xor          r12, r13
        sub          r8, rdi
            vprorq   ymm17, ymm14, 1                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        add          rbx, rdx
        rorx         r13, r9, 41
            vprorq   ymm18, ymm14, 8
        xor          r12, r13
        add          rbx, r12
            vpsrlq   ymm19, ymm14, 7
        mov          r12, r15
        xor          r12, rsi
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r13, r14, 28
        rorx         rdi, r14, 34
            vpaddq   ymm17, ymm13, ymm19
        mov          rdx, rbx                                   ; round 13
        and          rdx, r9
        and          r12, r14
            vpaddq   ymm17, ymm17, ymm6
        xor          r13, rdi
        add          r11, [rcx + 416]
            vprorq   ymm18, ymm10, 19
        add          r8, r12
        add          r11, rsi
            vprorq   ymm19, ymm10, 61
        add          r8, rbx
        add          r11, rdx
            vpsrlq   ymm20, ymm10, 6
        rorx         r12, r14, 39
        xor          r13, r12
            vpternlogq ymm20, ymm18, ymm19, 150
        add          r8, r13
            vpaddq   ymm12, ymm16, ymm20
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpaddq   ymm16, ymm11, [rbp + 352]
        mov          rdi, r14
        and          rdi, r15
        andn         rdx, rbx, r10
            vmovdqu64 [rcx + 864], ymm16
        xor          r12, r13
        sub          rdi, rsi
            vprorq   ymm16, ymm15, 1                            ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        add          r11, rdx
        rorx         r13, rbx, 41
            vprorq   ymm18, ymm15, 8
        xor          r12, r13
        add          r11, r12
            vpsrlq   ymm19, ymm15, 7
        mov          r12, r14
        xor          r12, r15
        rorx         r13, r8, 28
            vpternlogq ymm19, ymm16, ymm18, 150
        rorx         rsi, r8, 34
            vpaddq   ymm16, ymm14, ymm19
        mov          rdx, r11                                   ; round 14
        and          rdx, rbx
        and          r12, r8
            vpaddq   ymm16, ymm16, ymm7
        xor          r13, rsi
        add          r10, [rcx + 448]
            vprorq   ymm18, ymm11, 19
        add          rdi, r12
        add          r10, r15
            vprorq   ymm19, ymm11, 61
        add          rdi, r11
        add          r10, rdx
            vpsrlq   ymm20, ymm11, 6
        rorx         r12, r8, 39
        xor          r13, r12
            vpternlogq ymm20, ymm18, ymm19, 150
        add          rdi, r13
        rorx         r12, r11, 14
            vpaddq   ymm13, ymm17, ymm20
        rorx         r13, r11, 18
            vpaddq   ymm17, ymm12, [rbp + 384]
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, r11, r9
            vmovdqu64 [rcx + 896], ymm17
        xor          r12, r13
        sub          rsi, r15
            vprorq   ymm17, ymm0, 1                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        add          r10, rdx
        rorx         r13, r11, 41
            vprorq   ymm18, ymm0, 8
        xor          r12, r13
        add          r10, r12
            vpsrlq   ymm19, ymm0, 7
        mov          r12, r8
        xor          r12, r14
        rorx         r13, rdi, 28
            vpternlogq ymm19, ymm17, ymm18, 150
        rorx         r15, rdi, 34
        mov          rdx, r10                                   ; round 15
        and          rdx, r11
            vpaddq   ymm17, ymm15, ymm19
        and          r12, rdi
            vpaddq   ymm17, ymm17, ymm8
        xor          r13, r15
        add          r9, [rcx + 480]
            vprorq   ymm18, ymm12, 19
        add          rsi, r12
        add          r9, r14
            vprorq   ymm19, ymm12, 61
        add          rsi, r10
        add          r9, rdx
            vpsrlq   ymm20, ymm12, 6
        lea          r12, [rcx + 512]                           ; the next sixteen words
        lea          r15, [rbp + 512]
            vpternlogq ymm20, ymm18, ymm19, 150
        rorx         rdx, rdi, 39
        xor          r13, rdx
            vpaddq   ymm14, ymm16, ymm20
        add          rsi, r13
        rorx         r13, r10, 14
            vpaddq   ymm16, ymm13, [rbp + 416]
        rorx         rdx, r10, 18
            vmovdqu64 [rcx + 928], ymm16
        mov          [rsp + 48], r11
        mov          r11, rdi
        and          r11, r8
        mov          [rsp + 56], r12
        andn         r12, r10, rbx
            vprorq   ymm16, ymm13, 19
        xor          r13, rdx
        sub          r11, r14
            vprorq   ymm18, ymm13, 61
        add          r9, r12
        rorx         r12, r10, 41
            vpsrlq   ymm19, ymm13, 6
        xor          r13, r12
        add          r9, r13
            vpternlogq ymm19, ymm16, ymm18, 150
        mov          rdx, rdi
        xor          rdx, r8
        rorx         r12, rsi, 28
            vpaddq   ymm15, ymm17, ymm19
        rorx         r13, rsi, 34
        and          rdx, rsi
            vpaddq   ymm16, ymm14, [rbp + 448]
        xor          r12, r13
            vmovdqu64 [rcx + 960], ymm16
        add          rdx, r11
        add          rdx, r9
            vpaddq   ymm16, ymm15, [rbp + 480]
        rorx         r13, rsi, 39
        xor          r12, r13
            vmovdqu64 [rcx + 992], ymm16
        add          rdx, r12
        mov          rbp, r15
        mov          r11, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule4)

        ; rounds 64 to 79 of the first block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
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
        add          r11, [rcx + 32]
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
        add          r10, [rcx + 64]
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
        add          r9, [rcx + 96]
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
        add          rbx, [rcx + 128]                           ; round 4
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
        add          r11, [rcx + 160]                           ; round 5
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
        add          r10, [rcx + 192]                           ; round 6
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
        add          r9, [rcx + 224]                            ; round 7
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
        add          rbx, [rcx + 256]                           ; round 8
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
        add          r11, [rcx + 288]                           ; round 9
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
        add          r10, [rcx + 320]                           ; round 10
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
        add          r9, [rcx + 352]                            ; round 11
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
        add          rbx, [rcx + 384]                           ; round 12
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
        add          r11, [rcx + 416]                           ; round 13
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
        add          r10, [rcx + 448]                           ; round 14
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
        add          r9, [rcx + 480]                            ; round 15
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
        mov          rbp, [rsp + 24]
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
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        mov          [rbp], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 8
        mov          [rsp], r13
        mov          r15, [rbp + 8]
        add          rsi, r15
        mov          [rbp + 8], rsi
        mov          r15, [rbp + 16]
        add          rdi, r15
        mov          [rbp + 16], rdi
        mov          r8, [rbp + 24]
        add          r8, r14
        mov          [rbp + 24], r8
        mov          r14, [rbp + 32]
        add          r9, r14
        mov          [rbp + 32], r9
        mov          r14, [rbp + 40]
        add          r10, r14
        mov          [rbp + 40], r10
        mov          r14, [rbp + 48]
        add          r11, r14
        mov          [rbp + 48], r11
        mov          r14, [rbp + 56]
        add          rbx, r14
        mov          [rbp + 56], rbx
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: [rsp]; blocks: [rsp+8];
        ;   data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40].
NSMS_L(blocks_next_block_of_batch4):

        ; the next block of the batch
        mov          rcx, [rsp]
        lea          rbp, [rcx + 2560]
        mov          [rsp + 32], rbp
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: [rsp];
        ;   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32];
        ;   end_of_batch: [rsp+40].
NSMS_L(blocks_rounds_only4):

        ; rounds 0 to 79 of one block, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         rbp, r9, 14                                ; round 0
        rorx         r12, r9, 18
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          rbx, r8
        xor          rbp, r12
        add          r13, r14
        add          rbx, [rcx]
        add          rbx, r13
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        mov          r14, rsi
        and          r14, rdi
        mov          r15, rsi
        xor          r15, rdi
        xor          r12, r13
        and          r15, rdx
        sub          r14, r8
        add          r14, r15
        rorx         r13, r9, 41
        xor          rbp, r13
        add          r11, rdi                                   ; round 1
        add          rbx, rbp
        add          r11, [rcx + 32]
        rorx         rbp, rdx, 39
        rorx         r13, rbx, 14
        mov          r15, rbx
        and          r15, r9
        mov          r8, rdx
        and          r8, rsi
        xor          r12, rbp
        add          r11, r15
        sub          r8, rdi
        add          r14, r12
        add          r14, rbx
        rorx         rbp, rbx, 18
        rorx         r12, rbx, 41
        andn         r15, rbx, r10
        xor          r13, rbp
        add          r11, r15
        xor          r13, r12
        rorx         rbp, r14, 28
        rorx         r12, r14, 34
        mov          r15, rdx
        xor          r15, rsi
        add          r11, r13
        xor          rbp, r12
        and          r15, r14
        add          r8, r15
        add          r10, rsi                                   ; round 2
        rorx         r12, r14, 39
        rorx         r13, r11, 14
        mov          r15, r11
        and          r15, rbx
        add          r10, [rcx + 64]
        xor          rbp, r12
        add          r10, r15
        add          r8, rbp
        rorx         rbp, r11, 18
        mov          r12, r14
        and          r12, rdx
        add          r8, r11
        rorx         r15, r11, 41
        xor          r13, rbp
        sub          r12, rsi
        xor          r13, r15
        andn         rbp, r11, r9
        mov          r15, r14
        xor          r15, rdx
        rorx         rdi, r8, 28
        rorx         rsi, r8, 34
        and          r15, r8
        add          r10, rbp
        xor          rdi, rsi
        add          r10, r13
        add          r12, r15
        add          r9, rdx                                    ; round 3
        rorx         rbp, r8, 39
        add          r12, r10
        rorx         r13, r10, 14
        mov          r15, r10
        and          r15, r11
        xor          rdi, rbp
        add          r9, [rcx + 96]
        add          r12, rdi
        add          r9, r15
        rorx         rbp, r10, 18
        mov          r15, r8
        and          r15, r14
        rorx         rdi, r10, 41
        andn         rsi, r10, rbx
        xor          r13, rbp
        sub          r15, rdx
        add          r9, rsi
        xor          r13, rdi
        mov          rbp, r8
        xor          rbp, r14
        rorx         rdi, r12, 28
        rorx         rsi, r12, 34
        add          r9, r13
        and          rbp, r12
        xor          rdi, rsi
        add          r15, rbp
        add          rbx, [rcx + 128]                           ; round 4
        rorx         rbp, r12, 39
        add          r15, r9
        rorx         r13, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          rdi, rbp
        add          rbx, r14
        add          r15, rdi
        add          rbx, rsi
        rorx         rbp, r9, 18
        mov          rdi, r12
        and          rdi, r8
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r13, rbp
        sub          rdi, r14
        add          rbx, rdx
        xor          r13, rsi
        mov          rbp, r12
        xor          rbp, r8
        rorx         r14, r15, 28
        rorx         rsi, r15, 34
        add          rbx, r13
        and          rbp, r15
        xor          r14, rsi
        add          rdi, rbp
        add          r11, [rcx + 160]                           ; round 5
        rorx         rbp, r15, 39
        add          rdi, rbx
        rorx         r13, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          r14, rbp
        add          r11, r8
        add          rdi, r14
        add          r11, rsi
        rorx         rbp, rbx, 18
        mov          r14, r15
        and          r14, r12
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r13, rbp
        sub          r14, r8
        add          r11, rdx
        xor          r13, rsi
        mov          rbp, r15
        xor          rbp, r12
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r11, r13
        and          rbp, rdi
        xor          r8, rsi
        add          r14, rbp
        add          r10, [rcx + 192]                           ; round 6
        rorx         rbp, rdi, 39
        add          r14, r11
        rorx         r13, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r8, rbp
        add          r10, r12
        add          r14, r8
        add          r10, rsi
        rorx         rbp, r11, 18
        mov          r8, rdi
        and          r8, r15
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r13, rbp
        sub          r8, r12
        add          r10, rdx
        xor          r13, rsi
        mov          rbp, rdi
        xor          rbp, r15
        rorx         r12, r14, 28
        rorx         rsi, r14, 34
        add          r10, r13
        and          rbp, r14
        xor          r12, rsi
        add          r8, rbp
        add          r9, [rcx + 224]                            ; round 7
        rorx         rbp, r14, 39
        add          r8, r10
        rorx         r13, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r12, rbp
        add          r9, r15
        add          r8, r12
        add          r9, rsi
        rorx         rbp, r10, 18
        mov          r12, r14
        and          r12, rdi
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r13, rbp
        sub          r12, r15
        add          r9, rdx
        xor          r13, rsi
        mov          rbp, r14
        xor          rbp, rdi
        rorx         r15, r8, 28
        rorx         rsi, r8, 34
        add          r9, r13
        and          rbp, r8
        xor          r15, rsi
        add          r12, rbp
        add          rbx, [rcx + 256]                           ; round 8
        rorx         rbp, r8, 39
        add          r12, r9
        rorx         r13, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          r15, rbp
        add          rbx, rdi
        add          r12, r15
        add          rbx, rsi
        rorx         rbp, r9, 18
        mov          r15, r8
        and          r15, r14
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r13, rbp
        sub          r15, rdi
        add          rbx, rdx
        xor          r13, rsi
        mov          rbp, r8
        xor          rbp, r14
        rorx         rdi, r12, 28
        rorx         rsi, r12, 34
        add          rbx, r13
        and          rbp, r12
        xor          rdi, rsi
        add          r15, rbp
        add          r11, [rcx + 288]                           ; round 9
        rorx         rbp, r12, 39
        add          r15, rbx
        rorx         r13, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          rdi, rbp
        add          r11, r14
        add          r15, rdi
        add          r11, rsi
        rorx         rbp, rbx, 18
        mov          rdi, r12
        and          rdi, r8
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r13, rbp
        sub          rdi, r14
        add          r11, rdx
        xor          r13, rsi
        mov          rbp, r12
        xor          rbp, r8
        rorx         r14, r15, 28
        rorx         rsi, r15, 34
        add          r11, r13
        and          rbp, r15
        xor          r14, rsi
        add          rdi, rbp
        add          r10, [rcx + 320]                           ; round 10
        rorx         rbp, r15, 39
        add          rdi, r11
        rorx         r13, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          r14, rbp
        add          r10, r8
        add          rdi, r14
        add          r10, rsi
        rorx         rbp, r11, 18
        mov          r14, r15
        and          r14, r12
        rorx         rsi, r11, 41
        andn         rdx, r11, r9
        xor          r13, rbp
        sub          r14, r8
        add          r10, rdx
        xor          r13, rsi
        mov          rbp, r15
        xor          rbp, r12
        rorx         r8, rdi, 28
        rorx         rsi, rdi, 34
        add          r10, r13
        and          rbp, rdi
        xor          r8, rsi
        add          r14, rbp
        add          r9, [rcx + 352]                            ; round 11
        rorx         rbp, rdi, 39
        add          r14, r10
        rorx         r13, r10, 14
        mov          rsi, r10
        and          rsi, r11
        xor          r8, rbp
        add          r9, r12
        add          r14, r8
        add          r9, rsi
        rorx         rbp, r10, 18
        mov          r8, rdi
        and          r8, r15
        rorx         rsi, r10, 41
        andn         rdx, r10, rbx
        xor          r13, rbp
        sub          r8, r12
        add          r9, rdx
        xor          r13, rsi
        mov          rbp, rdi
        xor          rbp, r15
        rorx         r12, r14, 28
        rorx         rsi, r14, 34
        add          r9, r13
        and          rbp, r14
        xor          r12, rsi
        add          r8, rbp
        add          rbx, [rcx + 384]                           ; round 12
        rorx         rbp, r14, 39
        add          r8, r9
        rorx         r13, r9, 14
        mov          rsi, r9
        and          rsi, r10
        xor          r12, rbp
        add          rbx, r15
        add          r8, r12
        add          rbx, rsi
        rorx         rbp, r9, 18
        mov          r12, r14
        and          r12, rdi
        rorx         rsi, r9, 41
        andn         rdx, r9, r11
        xor          r13, rbp
        sub          r12, r15
        add          rbx, rdx
        xor          r13, rsi
        mov          rbp, r14
        xor          rbp, rdi
        rorx         r15, r8, 28
        rorx         rsi, r8, 34
        add          rbx, r13
        and          rbp, r8
        xor          r15, rsi
        add          r12, rbp
        add          r11, [rcx + 416]                           ; round 13
        rorx         rbp, r8, 39
        add          r12, rbx
        rorx         r13, rbx, 14
        mov          rsi, rbx
        and          rsi, r9
        xor          r15, rbp
        add          r11, rdi
        add          r12, r15
        add          r11, rsi
        rorx         rbp, rbx, 18
        mov          r15, r8
        and          r15, r14
        rorx         rsi, rbx, 41
        andn         rdx, rbx, r10
        xor          r13, rbp
        sub          r15, rdi
        add          r11, rdx
        xor          r13, rsi
        mov          rdi, r8
        xor          rdi, r14
        rorx         rbp, r12, 28
        rorx         rsi, r12, 34
        add          r11, r13
        and          rdi, r12
        xor          rbp, rsi
        add          rdi, r15
        add          r10, [rcx + 448]                           ; round 14
        rorx         r13, r12, 39
        add          rdi, r11
        rorx         r15, r11, 14
        mov          rsi, r11
        and          rsi, rbx
        xor          rbp, r13
        add          r10, r14
        add          rdi, rbp
        add          r10, rsi
        rorx         rbp, r11, 18
        mov          rsi, r12
        and          rsi, r8
        rorx         r13, r11, 41
        andn         rdx, r11, r9
        xor          r15, rbp
        sub          rsi, r14
        add          r10, rdx
        xor          r15, r13
        mov          rbp, r12
        xor          rbp, r8
        rorx         r13, rdi, 28
        rorx         r14, rdi, 34
        add          r10, r15
        and          rbp, rdi
        xor          r13, r14
        add          r9, [rcx + 480]                            ; round 15
        add          rsi, rbp
        add          r9, r8
        rorx         rbp, rdi, 39
        add          rsi, r10
        rorx         r14, r10, 14
        mov          r15, r10
        and          r15, r11
        xor          r13, rbp
        add          r9, r15
        add          rcx, 512
        add          rsi, r13
        rorx         rbp, r10, 18
        mov          rdx, rdi
        and          rdx, r12
        rorx         r13, r10, 41
        andn         r15, r10, rbx
        xor          r14, rbp
        sub          rdx, r8
        add          r9, r15
        xor          r14, r13
        mov          rbp, rdi
        xor          rbp, r12
        rorx         r13, rsi, 28
        rorx         r15, rsi, 34
        add          r9, r14
        and          rbp, rsi
        xor          r13, r15
        add          rdx, rbp
        rorx         rbp, rsi, 39
        add          rdx, r9
        xor          r13, rbp
        add          rdx, r13
        mov          r8, r12
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
        vmovdqu64    xmm8, [r12]                                ; W_0 to W_1
        vmovdqu64    xmm9, [rel NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu64    xmm10, [r12 + 16]                          ; W_2 to W_3
        vmovdqu64    xmm11, [r12 + 32]                          ; W_4 to W_5
        vmovdqu64    xmm12, [r12 + 48]                          ; W_6 to W_7
        vmovdqu64    xmm13, [r12 + 64]                          ; W_8 to W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu64    xmm8, [r12 + 80]                           ; W_10 to W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu64    xmm10, [r12 + 96]                          ; W_12 to W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu64    xmm11, [r12 + 112]                         ; W_14 to W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rel NSMS_L(K)]               ; W_0 to W_1, each + K_t
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu64    [rax], xmm12
        vpaddq       xmm8, xmm1, [rel NSMS_L(K) + 16]           ; W_2 to W_3, each + K_t
        vpaddq       xmm9, xmm2, [rel NSMS_L(K) + 32]           ; W_4 to W_5, each + K_t
        vpaddq       xmm10, xmm3, [rel NSMS_L(K) + 48]          ; W_6 to W_7, each + K_t
        vpaddq       xmm11, xmm4, [rel NSMS_L(K) + 64]          ; W_8 to W_9, each + K_t
        vmovdqu64    [rax + 16], xmm8
        vmovdqu64    [rax + 32], xmm9
        vmovdqu64    [rax + 48], xmm10
        vmovdqu64    [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rel NSMS_L(K) + 80]           ; W_10 to W_11, each + K_t
        vpaddq       xmm9, xmm6, [rel NSMS_L(K) + 96]           ; W_12 to W_13, each + K_t
        vpaddq       xmm10, xmm7, [rel NSMS_L(K) + 112]         ; W_14 to W_15, each + K_t
        lea          r12, [rax + 512]
        mov          [rsp + 32], r12
        vmovdqu64    [rax + 80], xmm8
        vmovdqu64    [rax + 96], xmm9
        vmovdqu64    [rax + 112], xmm10
        lea          rbp, [rel NSMS_L(K) + 128]
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7;
        ;   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24];
        ;   upper_bound: [rsp+32].
NSMS_L(blocks_rounds_and_schedule1):

        ; rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12, r9, 14                                ; round 0
        rorx         r13, r9, 18
            vprorq   xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r14, r9
        and          r14, r10
        andn         r15, r9, r11
        add          rbx, r8
            vprorq   xmm9, xmm7, 61
        xor          r12, r13
        add          r14, r15
        add          rbx, [rcx]
            vpsrlq   xmm10, xmm7, 6
        add          rbx, r14
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        xor          r13, r14
            vpalignr xmm11, xmm5, xmm4, 8
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        mov          r15, rsi
        xor          r15, rdi
            vpternlogq xmm10, xmm8, xmm9, 150
        and          r15, rdx
        add          r14, r15
        rorx         r15, r9, 41
            vpalignr xmm8, xmm1, xmm0, 8
        xor          r12, r15
        add          r11, rdi                                   ; round 1
        add          rbx, r12
        add          r11, [rcx + 8]
            vpaddq   xmm9, xmm11, xmm0
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r14, r13
            vpaddq   xmm9, xmm9, xmm10
        add          r14, rbx
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vprorq   xmm10, xmm8, 1
        mov          r15, rbx
        and          r15, r9
        xor          r12, r13
        add          r11, r15
        mov          r13, rdx
        and          r13, rsi
            vprorq   xmm12, xmm8, 8
        sub          r13, rdi
        rorx         r15, rbx, 41
        xor          r12, r15
            vpsrlq   xmm8, xmm8, 7
        andn         r15, rbx, r10
        add          r11, r15
        add          r11, r12
            vpternlogq xmm8, xmm10, xmm12, 150
        rorx         r12, r14, 28
        rorx         r15, r14, 34
        mov          r8, rdx
        xor          r8, rsi
        mov          rdi, r11                                   ; round 2
        and          rdi, rbx
            vpaddq   xmm0, xmm8, xmm9
        xor          r12, r15
        and          r8, r14
        add          r10, rsi
            vpalignr xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          r13, r8
        add          r10, [rcx + 16]
        add          r10, rdi
            vpalignr xmm9, xmm6, xmm5, 8
        rorx         r15, r14, 39
        xor          r12, r15
        add          r13, r12
        rorx         r12, r11, 14
            vpaddq   xmm10, xmm9, xmm1
        rorx         r15, r11, 18
        mov          r8, r14
        and          r8, rdx
        add          r13, r11
            vprorq   xmm12, xmm8, 1
        xor          r12, r15
        sub          r8, rsi
        rorx         r15, r11, 41
            vprorq   xmm13, xmm8, 8
        xor          r12, r15
        andn         r15, r11, r9
        add          r10, r15
        add          r10, r12
            vpsrlq   xmm8, xmm8, 7
        mov          r12, r14
        xor          r12, rdx
        rorx         r15, r13, 28
        rorx         rdi, r13, 34
            vpternlogq xmm8, xmm12, xmm13, 150
        mov          rsi, r10                                   ; round 3
        and          rsi, r11
        and          r12, r13
        xor          r15, rdi
            vpaddq   xmm8, xmm10, xmm8
        add          r9, rdx
        add          r8, r12
        add          r9, [rcx + 24]
        add          r8, r10
            vpaddq   xmm10, xmm0, [rbp]
        add          r9, rsi
        rorx         r12, r13, 39
        xor          r15, r12
            vmovdqu64 [rcx + 128], xmm10
        add          r8, r15
        rorx         r12, r10, 14
        rorx         r15, r10, 18
            vprorq   xmm10, xmm0, 19
        mov          rdi, r13
        and          rdi, r14
        andn         rsi, r10, rbx
        xor          r12, r15
        sub          rdi, rdx
            vprorq   xmm12, xmm0, 61
        add          r9, rsi
        rorx         r15, r10, 41
        xor          r12, r15
            vpsrlq   xmm13, xmm0, 6
        add          r9, r12
        mov          r12, r13
        xor          r12, r14
        rorx         r15, r8, 28
            vpternlogq xmm13, xmm10, xmm12, 150
        rorx         rsi, r8, 34
        mov          rdx, r9                                    ; round 4
        and          rdx, r10
        and          r12, r8
        xor          r15, rsi
            vpaddq   xmm1, xmm8, xmm13
        add          rbx, [rcx + 32]
        add          rdi, r12
        add          rbx, r14
            vpalignr xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          rdi, r9
        add          rbx, rdx
        rorx         r12, r8, 39
            vpalignr xmm10, xmm7, xmm6, 8
        xor          r15, r12
        add          rdi, r15
        rorx         r12, r9, 14
            vpaddq   xmm12, xmm10, xmm2
        rorx         r15, r9, 18
        mov          rsi, r8
        and          rsi, r13
        andn         rdx, r9, r11
        xor          r12, r15
            vprorq   xmm13, xmm8, 1
        sub          rsi, r14
        add          rbx, rdx
        rorx         r14, r9, 41
            vprorq   xmm14, xmm8, 8
        xor          r12, r14
        add          rbx, r12
        mov          r12, r8
        xor          r12, r13
            vpsrlq   xmm8, xmm8, 7
        rorx         r14, rdi, 28
        rorx         r15, rdi, 34
        mov          rdx, rbx                                   ; round 5
        and          rdx, r9
        and          r12, rdi
            vpternlogq xmm8, xmm13, xmm14, 150
        xor          r14, r15
        add          r11, [rcx + 40]
        add          rsi, r12
            vpaddq   xmm8, xmm12, xmm8
        add          r11, r13
        add          rsi, rbx
        add          r11, rdx
            vpaddq   xmm12, xmm1, [rbp + 16]
        rorx         r12, rdi, 39
        xor          r14, r12
        add          rsi, r14
        rorx         r12, rbx, 14
            vmovdqu64 [rcx + 144], xmm12
        rorx         r14, rbx, 18
        mov          r15, rdi
        and          r15, r8
        andn         rdx, rbx, r10
            vprorq   xmm12, xmm1, 19
        xor          r12, r14
        sub          r15, r13
        add          r11, rdx
            vprorq   xmm13, xmm1, 61
        rorx         r13, rbx, 41
        xor          r12, r13
        add          r11, r12
        mov          r12, rdi
        xor          r12, r8
            vpsrlq   xmm14, xmm1, 6
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        mov          rdx, r11                                   ; round 6
        and          rdx, rbx
            vpternlogq xmm14, xmm12, xmm13, 150
        and          r12, rsi
        xor          r13, r14
        add          r10, [rcx + 48]
            vpaddq   xmm2, xmm8, xmm14
        add          r15, r12
        add          r10, r8
        add          r15, r11
        add          r10, rdx
            vpalignr xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        rorx         r12, rsi, 39
        xor          r13, r12
        add          r15, r13
            vprorq   xmm12, xmm8, 1
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        mov          r14, rsi
        and          r14, rdi
            vprorq   xmm13, xmm8, 8
        andn         rdx, r11, r9
        xor          r12, r13
        sub          r14, r8
        add          r10, rdx
            vpsrlq   xmm8, xmm8, 7
        rorx         r13, r11, 41
        xor          r12, r13
        add          r10, r12
            vpternlogq xmm8, xmm12, xmm13, 150
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpaddq   xmm8, xmm8, xmm3
        mov          rdx, r10                                   ; round 7
        and          rdx, r11
        and          r12, r15
        xor          r13, r8
        add          r9, [rcx + 56]
            vpaddq   xmm12, xmm2, [rbp + 32]
        add          r14, r12
        add          r9, rdi
        add          r14, r10
            vmovdqu64 [rcx + 160], xmm12
        add          r9, rdx
        rorx         r12, r15, 39
        xor          r13, r12
            vprorq   xmm12, xmm2, 19
        add          r14, r13
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        mov          r8, r15
        and          r8, rsi
            vprorq   xmm13, xmm2, 61
        andn         rdx, r10, rbx
        xor          r12, r13
        sub          r8, rdi
            vpsrlq   xmm14, xmm2, 6
        add          r9, rdx
        rorx         r13, r10, 41
        xor          r12, r13
            vpternlogq xmm14, xmm12, xmm13, 150
        add          r9, r12
        mov          r12, r15
        xor          r12, rsi
        rorx         r13, r14, 28
        rorx         rdi, r14, 34
            vpalignr xmm12, xmm0, xmm7, 8
        mov          rdx, r9                                    ; round 8
        and          rdx, r10
        and          r12, r14
        xor          r13, rdi
            vpaddq   xmm8, xmm8, xmm12
        add          rbx, [rcx + 64]
        add          r8, r12
        add          rbx, rsi
            vpaddq   xmm3, xmm8, xmm14
        add          r8, r9
        add          rbx, rdx
        rorx         r12, r14, 39
        xor          r13, r12
            vprorq   xmm8, xmm11, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          r8, r13
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vprorq   xmm13, xmm11, 8
        mov          rdi, r14
        and          rdi, r15
        andn         rdx, r9, r11
        xor          r12, r13
            vpsrlq   xmm11, xmm11, 7
        sub          rdi, rsi
        add          rbx, rdx
        rorx         r13, r9, 41
        xor          r12, r13
            vpternlogq xmm11, xmm8, xmm13, 150
        add          rbx, r12
        mov          r12, r14
        xor          r12, r15
        rorx         r13, r8, 28
            vpaddq   xmm8, xmm11, xmm4
        rorx         rsi, r8, 34
        mov          rdx, rbx                                   ; round 9
        and          rdx, r9
        and          r12, r8
            vpaddq   xmm11, xmm3, [rbp + 48]
        xor          r13, rsi
        add          r11, [rcx + 72]
        add          rdi, r12
        add          r11, r15
            vmovdqu64 [rcx + 176], xmm11
        add          rdi, rbx
        add          r11, rdx
        rorx         r12, r8, 39
            vprorq   xmm11, xmm3, 19
        xor          r13, r12
        add          rdi, r13
        rorx         r12, rbx, 14
            vprorq   xmm13, xmm3, 61
        rorx         r13, rbx, 18
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, rbx, r10
        xor          r12, r13
            vpsrlq   xmm14, xmm3, 6
        sub          rsi, r15
        add          r11, rdx
        rorx         r13, rbx, 41
            vpternlogq xmm14, xmm11, xmm13, 150
        xor          r12, r13
        add          r11, r12
        mov          r12, r8
        xor          r12, r14
            vpalignr xmm11, xmm1, xmm0, 8
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
        mov          rdx, r11                                   ; round 10
        and          rdx, rbx
        and          r12, rdi
            vpaddq   xmm8, xmm8, xmm11
        xor          r13, r15
        add          r10, [rcx + 80]
        add          rsi, r12
            vpaddq   xmm4, xmm8, xmm14
        add          r10, r14
        add          rsi, r11
        add          r10, rdx
            vprorq   xmm8, xmm9, 1                              ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         r12, rdi, 39
        xor          r13, r12
        add          rsi, r13
        rorx         r12, r11, 14
            vprorq   xmm11, xmm9, 8
        rorx         r13, r11, 18
        mov          r15, rdi
        and          r15, r8
        andn         rdx, r11, r9
            vpsrlq   xmm9, xmm9, 7
        xor          r12, r13
        sub          r15, r14
        add          r10, rdx
            vpternlogq xmm9, xmm8, xmm11, 150
        rorx         r13, r11, 41
        xor          r12, r13
        add          r10, r12
        mov          r12, rdi
        xor          r12, r8
            vpaddq   xmm8, xmm9, xmm5
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        mov          rdx, r10                                   ; round 11
        and          rdx, r11
            vpaddq   xmm9, xmm4, [rbp + 64]
        and          r12, rsi
        xor          r13, r14
        add          r9, [rcx + 88]
            vmovdqu64 [rcx + 192], xmm9
        add          r15, r12
        add          r9, r8
        add          r15, r10
        add          r9, rdx
            vprorq   xmm9, xmm4, 19
        rorx         r12, rsi, 39
        xor          r13, r12
        add          r15, r13
            vprorq   xmm11, xmm4, 61
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        mov          r14, rsi
        and          r14, rdi
            vpsrlq   xmm13, xmm4, 6
        andn         rdx, r10, rbx
        xor          r12, r13
        sub          r14, r8
        add          r9, rdx
            vpternlogq xmm13, xmm9, xmm11, 150
        rorx         r13, r10, 41
        xor          r12, r13
        add          r9, r12
            vpalignr xmm9, xmm2, xmm1, 8
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpaddq   xmm8, xmm8, xmm9
        mov          rdx, r9                                    ; round 12
        and          rdx, r10
        and          r12, r15
        xor          r13, r8
        add          rbx, [rcx + 96]
            vpaddq   xmm5, xmm8, xmm13
        add          r14, r12
        add          rbx, rdi
        add          r14, r9
            vprorq   xmm8, xmm10, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          rbx, rdx
        rorx         r12, r15, 39
        xor          r13, r12
            vprorq   xmm9, xmm10, 8
        add          r14, r13
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpsrlq   xmm10, xmm10, 7
        mov          r8, r15
        and          r8, rsi
        andn         rdx, r9, r11
        xor          r12, r13
        sub          r8, rdi
            vpternlogq xmm10, xmm8, xmm9, 150
        add          rbx, rdx
        rorx         r13, r9, 41
        xor          r12, r13
            vpaddq   xmm8, xmm10, xmm6
        add          rbx, r12
        mov          r12, r15
        xor          r12, rsi
        rorx         r13, r14, 28
            vpaddq   xmm9, xmm5, [rbp + 80]
        rorx         rdi, r14, 34
        mov          rdx, rbx                                   ; round 13
        and          rdx, r9
        and          r12, r14
        xor          r13, rdi
            vmovdqu64 [rcx + 208], xmm9
        add          r11, [rcx + 104]
        add          r8, r12
        add          r11, rsi
            vprorq   xmm9, xmm5, 19
        add          r8, rbx
        add          r11, rdx
        rorx         r12, r14, 39
            vprorq   xmm10, xmm5, 61
        xor          r13, r12
        add          r8, r13
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpsrlq   xmm11, xmm5, 6
        mov          rdi, r14
        and          rdi, r15
        andn         rdx, rbx, r10
        xor          r12, r13
            vpternlogq xmm11, xmm9, xmm10, 150
        sub          rdi, rsi
        add          r11, rdx
        rorx         r13, rbx, 41
            vpalignr xmm9, xmm3, xmm2, 8
        xor          r12, r13
        add          r11, r12
        mov          r12, r14
        xor          r12, r15
        rorx         r13, r8, 28
            vpaddq   xmm8, xmm8, xmm9
        rorx         rsi, r8, 34
        mov          rdx, r11                                   ; round 14
        and          rdx, rbx
        and          r12, r8
            vpaddq   xmm6, xmm8, xmm11
        xor          r13, rsi
        add          r10, [rcx + 112]
        add          rdi, r12
            vprorq   xmm8, xmm12, 1                             ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        add          r10, r15
        add          rdi, r11
        add          r10, rdx
        rorx         r12, r8, 39
            vprorq   xmm9, xmm12, 8
        xor          r13, r12
        add          rdi, r13
        rorx         r12, r11, 14
            vpsrlq   xmm10, xmm12, 7
        rorx         r13, r11, 18
        mov          rsi, r8
        and          rsi, r14
        andn         rdx, r11, r9
            vpternlogq xmm10, xmm8, xmm9, 150
        xor          r12, r13
        sub          rsi, r15
        add          r10, rdx
        rorx         r13, r11, 41
            vpaddq   xmm8, xmm10, xmm7
        xor          r12, r13
        add          r10, r12
        mov          r12, r8
        xor          r12, r14
            vpaddq   xmm9, xmm6, [rbp + 96]
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
        mov          rdx, r10                                   ; round 15
        and          rdx, r11
            vprorq   xmm10, xmm6, 19
        and          r12, rdi
        xor          r13, r15
        add          r9, [rcx + 120]
        add          rsi, r12
            vprorq   xmm11, xmm6, 61
        add          r9, r14
        add          rsi, r10
        add          r9, rdx
            vpsrlq   xmm12, xmm6, 6
        lea          r12, [rcx + 128]                           ; the next sixteen words
        lea          r15, [rbp + 128]
        rorx         rdx, rdi, 39
            vmovdqu64 [rcx + 224], xmm9
        xor          r13, rdx
        add          rsi, r13
        rorx         r13, r10, 14
        rorx         rdx, r10, 18
            vpternlogq xmm12, xmm10, xmm11, 150
        mov          [rsp + 48], r11
        mov          r11, rdi
        and          r11, r8
        mov          [rsp + 56], r12
        andn         r12, r10, rbx
        xor          r13, rdx
            vpalignr xmm9, xmm4, xmm3, 8
        sub          r11, r14
        add          r9, r12
        rorx         r12, r10, 41
            vpaddq   xmm8, xmm8, xmm9
        xor          r13, r12
        add          r9, r13
        mov          rdx, rdi
        xor          rdx, r8
        rorx         r12, rsi, 28
            vpaddq   xmm7, xmm8, xmm12
        rorx         r13, rsi, 34
        and          rdx, rsi
        xor          r12, r13
            vpaddq   xmm8, xmm7, [rbp + 112]
        add          rdx, r11
        add          rdx, r9
        rorx         r13, rsi, 39
            vmovdqu64 [rcx + 240], xmm8
        xor          r12, r13
        add          rdx, r12
        mov          rbp, r15
        mov          r11, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        ; rounds 64 to 79 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label blocks_rounds_and_schedule4, with the same numbers.
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
        mov          rbp, [rsp + 24]
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
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 16], rcx
        mov          [rbp], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
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
        vmovaps      xmm6, [rsp + 2688]
        vmovaps      xmm7, [rsp + 2704]
        vmovaps      xmm8, [rsp + 2720]
        vmovaps      xmm9, [rsp + 2736]
        vmovaps      xmm10, [rsp + 2752]
        vmovaps      xmm11, [rsp + 2768]
        vmovaps      xmm12, [rsp + 2784]
        vmovaps      xmm13, [rsp + 2800]
        vmovaps      xmm14, [rsp + 2816]
        vmovaps      xmm15, [rsp + 2832]
        add          rsp, 2856
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
        add          rsp, 2696
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
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4))
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4)
%endif
NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(schedule_at1):
        push         rdi
NSMS_L(schedule_at2):
        sub          rsp, 168
NSMS_L(schedule_at3):
        vmovaps      [rsp], xmm6
NSMS_L(schedule_at4):
        vmovaps      [rsp + 16], xmm7
NSMS_L(schedule_at5):
        vmovaps      [rsp + 32], xmm8
NSMS_L(schedule_at6):
        vmovaps      [rsp + 48], xmm9
NSMS_L(schedule_at7):
        vmovaps      [rsp + 64], xmm10
NSMS_L(schedule_at8):
        vmovaps      [rsp + 80], xmm11
NSMS_L(schedule_at9):
        vmovaps      [rsp + 96], xmm12
NSMS_L(schedule_at10):
        vmovaps      [rsp + 112], xmm13
NSMS_L(schedule_at11):
        vmovaps      [rsp + 128], xmm14
NSMS_L(schedule_at12):
        vmovaps      [rsp + 144], xmm15
NSMS_L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
%endif

        ; the message words
        vmovdqu64    xmm16, [rsi]                               ; W_0 to W_1
        vmovdqu64    xmm17, [rsi + 128]
        vmovdqu64    xmm18, [rsi + 16]                          ; W_2 to W_3
        vmovdqu64    xmm19, [rsi + 144]
        vmovdqu64    xmm20, [rsi + 32]                          ; W_4 to W_5
        vmovdqu64    xmm21, [rsi + 160]
        vmovdqu64    xmm22, [rsi + 48]                          ; W_6 to W_7
        vmovdqu64    xmm23, [rsi + 176]
        vinserti32x4 ymm16, ymm16, [rsi + 256], 1
        vinserti32x4 ymm17, ymm17, [rsi + 384], 1
        vinserti32x4 ymm18, ymm18, [rsi + 272], 1
        vinserti32x4 ymm19, ymm19, [rsi + 400], 1
        vmovdqu64    xmm24, [rsi + 64]                          ; W_8 to W_9
        vmovdqu64    xmm25, [rsi + 192]
        vinserti32x4 ymm20, ymm20, [rsi + 288], 1
        vinserti32x4 ymm21, ymm21, [rsi + 416], 1
        vinserti32x4 ymm22, ymm22, [rsi + 304], 1
        vinserti32x4 ymm23, ymm23, [rsi + 432], 1
        vinserti32x4 ymm24, ymm24, [rsi + 320], 1
        vinserti32x4 ymm25, ymm25, [rsi + 448], 1
        vmovdqu64    xmm26, [rsi + 80]                          ; W_10 to W_11
        vinserti32x4 ymm26, ymm26, [rsi + 336], 1
        vmovdqu64    xmm27, [rsi + 208]
        vinserti32x4 ymm27, ymm27, [rsi + 464], 1
        vpunpcklqdq  ymm28, ymm16, ymm17
        vpunpckhqdq  ymm16, ymm16, ymm17
        vmovdqu64    xmm17, [rsi + 96]                          ; W_12 to W_13
        vinserti32x4 ymm17, ymm17, [rsi + 352], 1
        vmovdqu64    xmm29, [rsi + 224]
        vinserti32x4 ymm29, ymm29, [rsi + 480], 1
        vmovdqu64    ymm30, [rel NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm28, ymm30
        vpshufb      ymm1, ymm16, ymm30
        vpunpcklqdq  ymm16, ymm18, ymm19
        vpunpckhqdq  ymm18, ymm18, ymm19
        vpshufb      ymm2, ymm16, ymm30
        vpshufb      ymm3, ymm18, ymm30
        vmovdqu64    xmm16, [rsi + 112]                         ; W_14 to W_15
        vinserti32x4 ymm16, ymm16, [rsi + 368], 1
        vmovdqu64    xmm18, [rsi + 240]
        vinserti32x4 ymm18, ymm18, [rsi + 496], 1
        vpunpcklqdq  ymm19, ymm20, ymm21
        vpunpckhqdq  ymm20, ymm20, ymm21
        vpshufb      ymm4, ymm19, ymm30
        vpshufb      ymm5, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm22, ymm23
        vpunpckhqdq  ymm20, ymm22, ymm23
        vpshufb      ymm6, ymm19, ymm30
        vpshufb      ymm7, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm24, ymm25
        vpunpckhqdq  ymm20, ymm24, ymm25
        vpshufb      ymm8, ymm19, ymm30
        vpshufb      ymm9, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm26, ymm27
        vpunpckhqdq  ymm20, ymm26, ymm27
        vpshufb      ymm10, ymm19, ymm30
        vpshufb      ymm11, ymm20, ymm30
        vpunpcklqdq  ymm19, ymm17, ymm29
        vpunpckhqdq  ymm17, ymm17, ymm29
        vpshufb      ymm12, ymm19, ymm30
        vpshufb      ymm13, ymm17, ymm30
        vpunpcklqdq  ymm17, ymm16, ymm18
        vpunpckhqdq  ymm16, ymm16, ymm18
        vpshufb      ymm14, ymm17, ymm30
        vpshufb      ymm15, ymm16, ymm30
        vpaddq       ymm16, ymm0, [rel NSMS_L(K1x4)]            ; W_0 + K_0
        vmovdqu64    [rdi], ymm16
        vpaddq       ymm16, ymm1, [rel NSMS_L(K1x4) + 32]       ; W_1 + K_1
        vmovdqu64    [rdi + 32], ymm16
        vpaddq       ymm16, ymm2, [rel NSMS_L(K1x4) + 64]       ; W_2 + K_2
        vmovdqu64    [rdi + 64], ymm16
        vpaddq       ymm16, ymm3, [rel NSMS_L(K1x4) + 96]       ; W_3 + K_3
        vmovdqu64    [rdi + 96], ymm16
        vpaddq       ymm16, ymm4, [rel NSMS_L(K1x4) + 128]      ; W_4 + K_4
        vmovdqu64    [rdi + 128], ymm16
        vpaddq       ymm16, ymm5, [rel NSMS_L(K1x4) + 160]      ; W_5 + K_5
        vmovdqu64    [rdi + 160], ymm16
        vpaddq       ymm16, ymm6, [rel NSMS_L(K1x4) + 192]      ; W_6 + K_6
        vmovdqu64    [rdi + 192], ymm16
        vpaddq       ymm16, ymm7, [rel NSMS_L(K1x4) + 224]      ; W_7 + K_7
        vmovdqu64    [rdi + 224], ymm16
        vpaddq       ymm16, ymm8, [rel NSMS_L(K1x4) + 256]      ; W_8 + K_8
        vmovdqu64    [rdi + 256], ymm16
        vpaddq       ymm16, ymm9, [rel NSMS_L(K1x4) + 288]      ; W_9 + K_9
        vmovdqu64    [rdi + 288], ymm16
        vpaddq       ymm16, ymm10, [rel NSMS_L(K1x4) + 320]     ; W_10 + K_10
        vmovdqu64    [rdi + 320], ymm16
        vpaddq       ymm16, ymm11, [rel NSMS_L(K1x4) + 352]     ; W_11 + K_11
        vmovdqu64    [rdi + 352], ymm16
        vpaddq       ymm16, ymm12, [rel NSMS_L(K1x4) + 384]     ; W_12 + K_12
        vmovdqu64    [rdi + 384], ymm16
        vpaddq       ymm16, ymm13, [rel NSMS_L(K1x4) + 416]     ; W_13 + K_13
        vmovdqu64    [rdi + 416], ymm16
        vpaddq       ymm16, ymm14, [rel NSMS_L(K1x4) + 448]     ; W_14 + K_14
        vmovdqu64    [rdi + 448], ymm16
        vpaddq       ymm16, ymm15, [rel NSMS_L(K1x4) + 480]     ; W_15 + K_15
        vmovdqu64    [rdi + 480], ymm16
        lea          rcx, [rdi + 2048]
        lea          rax, [rel NSMS_L(K1x4) + 512]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..15 of 4 blocks: ymm0..ymm15; wk: rdi; kp: rax; upper_bound: rcx.
NSMS_L(schedule_next_words):

        ; the next sixteen words
        vpaddq       ymm16, ymm9, ymm0                          ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vprorq       ymm17, ymm14, 19
        vprorq       ymm18, ymm14, 61
        vpsrlq       ymm19, ymm14, 6
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm16, ymm16, ymm19
        vprorq       ymm17, ymm1, 1
        vprorq       ymm18, ymm1, 8
        vpsrlq       ymm19, ymm1, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm10, ymm1                         ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpaddq       ymm0, ymm19, ymm16
        vprorq       ymm16, ymm15, 19
        vprorq       ymm18, ymm15, 61
        vpsrlq       ymm19, ymm15, 6
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm17, ymm19
        vprorq       ymm17, ymm2, 1
        vprorq       ymm18, ymm2, 8
        vpsrlq       ymm19, ymm2, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm11, ymm2                         ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpaddq       ymm1, ymm19, ymm16
        vprorq       ymm16, ymm3, 1
        vprorq       ymm18, ymm3, 8
        vpsrlq       ymm19, ymm3, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm12, ymm3                         ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpaddq       ymm17, ymm17, ymm19
        vpaddq       ymm18, ymm0, [rax]
        vmovdqu64    [rdi + 512], ymm18
        vprorq       ymm18, ymm0, 19
        vprorq       ymm19, ymm0, 61
        vpsrlq       ymm20, ymm0, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm2, ymm17, ymm20
        vprorq       ymm17, ymm4, 1
        vprorq       ymm18, ymm4, 8
        vpsrlq       ymm19, ymm4, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm13, ymm4                         ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpaddq       ymm16, ymm16, ymm19
        vpaddq       ymm18, ymm1, [rax + 32]
        vmovdqu64    [rdi + 544], ymm18
        vprorq       ymm18, ymm1, 19
        vprorq       ymm19, ymm1, 61
        vpsrlq       ymm20, ymm1, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm3, ymm16, ymm20
        vprorq       ymm16, ymm5, 1
        vprorq       ymm18, ymm5, 8
        vpsrlq       ymm19, ymm5, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm14, ymm5                         ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpaddq       ymm17, ymm17, ymm19
        vpaddq       ymm18, ymm2, [rax + 64]
        vmovdqu64    [rdi + 576], ymm18
        vprorq       ymm18, ymm2, 19
        vprorq       ymm19, ymm2, 61
        vpsrlq       ymm20, ymm2, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm4, ymm17, ymm20
        vprorq       ymm17, ymm6, 1
        vprorq       ymm18, ymm6, 8
        vpsrlq       ymm19, ymm6, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm15, ymm6                         ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpaddq       ymm16, ymm16, ymm19
        vpaddq       ymm18, ymm3, [rax + 96]
        vmovdqu64    [rdi + 608], ymm18
        vprorq       ymm18, ymm3, 19
        vprorq       ymm19, ymm3, 61
        vpsrlq       ymm20, ymm3, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm5, ymm16, ymm20
        vprorq       ymm16, ymm7, 1
        vprorq       ymm18, ymm7, 8
        vpsrlq       ymm19, ymm7, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm17, ymm19
        vpaddq       ymm17, ymm4, [rax + 128]
        vmovdqu64    [rdi + 640], ymm17
        vprorq       ymm17, ymm8, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprorq       ymm18, ymm8, 8
        vpsrlq       ymm19, ymm8, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm7, ymm19
        vpaddq       ymm17, ymm17, ymm0
        vprorq       ymm18, ymm4, 19
        vprorq       ymm19, ymm4, 61
        vpsrlq       ymm20, ymm4, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm6, ymm16, ymm20
        vpaddq       ymm16, ymm5, [rax + 160]
        vmovdqu64    [rdi + 672], ymm16
        vprorq       ymm16, ymm9, 1                             ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vprorq       ymm18, ymm9, 8
        vpsrlq       ymm19, ymm9, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm8, ymm19
        vpaddq       ymm16, ymm16, ymm1
        vprorq       ymm18, ymm5, 19
        vprorq       ymm19, ymm5, 61
        vpsrlq       ymm20, ymm5, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm7, ymm17, ymm20
        vpaddq       ymm17, ymm6, [rax + 192]
        vmovdqu64    [rdi + 704], ymm17
        vprorq       ymm17, ymm10, 1                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprorq       ymm18, ymm10, 8
        vpsrlq       ymm19, ymm10, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm9, ymm19
        vpaddq       ymm17, ymm17, ymm2
        vprorq       ymm18, ymm6, 19
        vprorq       ymm19, ymm6, 61
        vpsrlq       ymm20, ymm6, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm8, ymm16, ymm20
        vpaddq       ymm16, ymm7, [rax + 224]
        vmovdqu64    [rdi + 736], ymm16
        vprorq       ymm16, ymm11, 1                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vprorq       ymm18, ymm11, 8
        vpsrlq       ymm19, ymm11, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm10, ymm19
        vpaddq       ymm16, ymm16, ymm3
        vprorq       ymm18, ymm7, 19
        vprorq       ymm19, ymm7, 61
        vpsrlq       ymm20, ymm7, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm9, ymm17, ymm20
        vpaddq       ymm17, ymm8, [rax + 256]
        vmovdqu64    [rdi + 768], ymm17
        vprorq       ymm17, ymm12, 1                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vprorq       ymm18, ymm12, 8
        vpsrlq       ymm19, ymm12, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm11, ymm19
        vpaddq       ymm17, ymm17, ymm4
        vprorq       ymm18, ymm8, 19
        vprorq       ymm19, ymm8, 61
        vpsrlq       ymm20, ymm8, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm10, ymm16, ymm20
        vpaddq       ymm16, ymm9, [rax + 288]
        vmovdqu64    [rdi + 800], ymm16
        vprorq       ymm16, ymm13, 1                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vprorq       ymm18, ymm13, 8
        vpsrlq       ymm19, ymm13, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm12, ymm19
        vpaddq       ymm16, ymm16, ymm5
        vprorq       ymm18, ymm9, 19
        vprorq       ymm19, ymm9, 61
        vpsrlq       ymm20, ymm9, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm11, ymm17, ymm20
        vpaddq       ymm17, ymm10, [rax + 320]
        vmovdqu64    [rdi + 832], ymm17
        vprorq       ymm17, ymm14, 1                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vprorq       ymm18, ymm14, 8
        vpsrlq       ymm19, ymm14, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm13, ymm19
        vpaddq       ymm17, ymm17, ymm6
        vprorq       ymm18, ymm10, 19
        vprorq       ymm19, ymm10, 61
        vpsrlq       ymm20, ymm10, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm12, ymm16, ymm20
        vpaddq       ymm16, ymm11, [rax + 352]
        vmovdqu64    [rdi + 864], ymm16
        vprorq       ymm16, ymm15, 1                            ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vprorq       ymm18, ymm15, 8
        vpsrlq       ymm19, ymm15, 7
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm16, ymm14, ymm19
        vpaddq       ymm16, ymm16, ymm7
        vprorq       ymm18, ymm11, 19
        vprorq       ymm19, ymm11, 61
        vpsrlq       ymm20, ymm11, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm13, ymm17, ymm20
        vpaddq       ymm17, ymm12, [rax + 384]
        vmovdqu64    [rdi + 896], ymm17
        vprorq       ymm17, ymm0, 1                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vprorq       ymm18, ymm0, 8
        vpsrlq       ymm19, ymm0, 7
        vpternlogq   ymm19, ymm17, ymm18, 150
        vpaddq       ymm17, ymm15, ymm19
        vpaddq       ymm17, ymm17, ymm8
        vprorq       ymm18, ymm12, 19
        vprorq       ymm19, ymm12, 61
        vpsrlq       ymm20, ymm12, 6
        vpternlogq   ymm20, ymm18, ymm19, 150
        vpaddq       ymm14, ymm16, ymm20
        vpaddq       ymm16, ymm13, [rax + 416]
        vmovdqu64    [rdi + 928], ymm16
        vprorq       ymm16, ymm13, 19
        vprorq       ymm18, ymm13, 61
        vpsrlq       ymm19, ymm13, 6
        vpternlogq   ymm19, ymm16, ymm18, 150
        vpaddq       ymm15, ymm17, ymm19
        vpaddq       ymm16, ymm14, [rax + 448]
        vmovdqu64    [rdi + 960], ymm16
        vpaddq       ymm16, ymm15, [rax + 480]
        vmovdqu64    [rdi + 992], ymm16
        add          rax, 512
        add          rdi, 512
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

%ifdef NSMS_WIN64
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
%else
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
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0xc0, 0x15 ; sub rsp, 2696
        db           0x04
        dd           NSMS_L(blocks_at8) - NSMS_L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 2696
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
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4)
        db           0
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
        db           1, NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 30, 0
        db           NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xf8 ; vmovaps [rsp + 2832], xmm15
        dw           177
        db           NSMS_L(blocks_at18) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xe8 ; vmovaps [rsp + 2816], xmm14
        dw           176
        db           NSMS_L(blocks_at17) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xd8 ; vmovaps [rsp + 2800], xmm13
        dw           175
        db           NSMS_L(blocks_at16) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xc8 ; vmovaps [rsp + 2784], xmm12
        dw           174
        db           NSMS_L(blocks_at15) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xb8 ; vmovaps [rsp + 2768], xmm11
        dw           173
        db           NSMS_L(blocks_at14) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xa8 ; vmovaps [rsp + 2752], xmm10
        dw           172
        db           NSMS_L(blocks_at13) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x98 ; vmovaps [rsp + 2736], xmm9
        dw           171
        db           NSMS_L(blocks_at12) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x88 ; vmovaps [rsp + 2720], xmm8
        dw           170
        db           NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x78 ; vmovaps [rsp + 2704], xmm7
        dw           169
        db           NSMS_L(blocks_at10) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x68 ; vmovaps [rsp + 2688], xmm6
        dw           168
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x01 ; sub rsp, 2856
        dw           357
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_blocks_avx512vl_n4) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 24, 0
        db           NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0xf8 ; vmovaps [rsp + 144], xmm15
        dw           9
        db           NSMS_L(schedule_at12) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0xe8 ; vmovaps [rsp + 128], xmm14
        dw           8
        db           NSMS_L(schedule_at11) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0xd8 ; vmovaps [rsp + 112], xmm13
        dw           7
        db           NSMS_L(schedule_at10) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0xc8 ; vmovaps [rsp + 96], xmm12
        dw           6
        db           NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0xb8 ; vmovaps [rsp + 80], xmm11
        dw           5
        db           NSMS_L(schedule_at8) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0xa8 ; vmovaps [rsp + 64], xmm10
        dw           4
        db           NSMS_L(schedule_at7) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x98 ; vmovaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(schedule_at6) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x88 ; vmovaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x78 ; vmovaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x68 ; vmovaps [rsp], xmm6
        dw           0
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x01 ; sub rsp, 168
        dw           21
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x70 ; push rdi
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_schedule_avx512vl_n4) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif

; nsms_sha512_blocks_avx512vl_n4: 15 integer registers, 31 vector registers, 4 spills.
;   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 4
;     blocks: ymm0..ymm15; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp+8];
;     data: [rsp+16]; state: [rsp+24]; p: rcx; kp: rbp; q: [rsp]; upper_bound: [rsp+32];
;     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     q: address of the current block's first stored schedule word.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;     end_of_batch: value of q after the last block of a batch.
; nsms_sha512_schedule_avx512vl_n4: 4 integer registers, 31 vector registers, 0 spills.
;   Register map: W rows 0..15 of 4 blocks: ymm0..ymm15; wk: rdi; kp: rax; upper_bound: rcx.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha512_blocks_avx512vl_n4
;   signature: void nsms_sha512_blocks_avx512vl_n4(uint64_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 2744, win64: 2920}
;   features: [avx, avx512bw, avx512f, avx512vl, bmi1, bmi2]
; - name: nsms_sha512_schedule_avx512vl_n4
;   signature: void nsms_sha512_schedule_avx512vl_n4(uint64_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2560, align: 8, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
;   stack_bytes: {sysv: 0, win64: 184}
;   features: [avx, avx512bw, avx512f, avx512vl]
