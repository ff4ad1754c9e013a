; sha512_avx2_n8.asm, written by nsms: make gen HASH=sha512 ISA=avx2 N=8
;
; void nsms_sha512_blocks_avx2_n8(uint64_t state[8], const void *data, size_t blocks);
;   SHA384, SHA512, SHA512-224, SHA512-256: the intermediate hash value after any number of blocks;
;   the schedules of 8 blocks at a time are computed together.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 3,473 instructions, 15 integer registers, 16 vector registers, 46 spills,
;   6,296 bytes of stack (System V), 6,472 (Win64).
;
; void nsms_sha512_schedule_avx2_n8(uint64_t *wk, const void *data);
;   SHA384, SHA512, SHA512-224, SHA512-256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 1,126 instructions, 5 integer registers, 16 vector registers, 21 spills,
;   1,064 bytes of stack (System V), 1,240 (Win64).
;
; Needs: avx, avx2, bmi1, bmi2.
; Assembles to elf64, win64 and macho64 objects; unwind information in the first two: NASM cannot write
; it for Mach-O. Define NSMS_HIDDEN to hide the symbols.
; Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define SYMBOL(name) _ %+ name
%elifidn __OUTPUT_FORMAT__, win64
%define NSMS_WIN64
%define SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%define L(name) ..@ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifdef NSMS_WIN64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64
L(K1x4):  ; K_t, 1 for each of 4 blocks
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
L(K):  ; K_t
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
L(shuffle_76543210fedcba98):  ; which byte goes where
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        db           0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha512_blocks_avx2_n8):function hidden (L(blocks_end) - SYMBOL(nsms_sha512_blocks_avx2_n8))
%else
        global       SYMBOL(nsms_sha512_blocks_avx2_n8):function (L(blocks_end) - SYMBOL(nsms_sha512_blocks_avx2_n8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha512_blocks_avx2_n8):private_extern
%else
        global       SYMBOL(nsms_sha512_blocks_avx2_n8)
%endif
%else
        global       SYMBOL(nsms_sha512_blocks_avx2_n8)
%endif
SYMBOL(nsms_sha512_blocks_avx2_n8):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(blocks_at1):
        push         rbp
L(blocks_at2):
        push         rsi
L(blocks_at3):
        push         rdi
L(blocks_at4):
        push         r12
L(blocks_at5):
        push         r13
L(blocks_at6):
        push         r14
L(blocks_at7):
        push         r15
L(blocks_at8):
        sub          rsp, 4096
L(blocks_at9):
        mov          [rsp], rsp
        sub          rsp, 2312
L(blocks_at10):
        vmovaps      [rsp + 6240], xmm6
L(blocks_at11):
        vmovaps      [rsp + 6256], xmm7
L(blocks_at12):
        vmovaps      [rsp + 6272], xmm8
L(blocks_at13):
        vmovaps      [rsp + 6288], xmm9
L(blocks_at14):
        vmovaps      [rsp + 6304], xmm10
L(blocks_at15):
        vmovaps      [rsp + 6320], xmm11
L(blocks_at16):
        vmovaps      [rsp + 6336], xmm12
L(blocks_at17):
        vmovaps      [rsp + 6352], xmm13
L(blocks_at18):
        vmovaps      [rsp + 6368], xmm14
L(blocks_at19):
        vmovaps      [rsp + 6384], xmm15
L(blocks_at20):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
L(blocks_at1):
        push         rbp
L(blocks_at2):
        push         r12
L(blocks_at3):
        push         r13
L(blocks_at4):
        push         r14
L(blocks_at5):
        push         r15
L(blocks_at6):
        sub          rsp, 4096
L(blocks_at7):
        mov          [rsp], rsp
        sub          rsp, 2152
L(blocks_at8):
%endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword [rsp], 0
        je           L(blocks_done)

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
L(blocks_batch8):
        cmp          qword [rsp], 8
        jb           L(blocks_batch1)

        ; the schedule of 8 blocks: the message words
        mov          rbp, [rsp + 8]
        vmovdqu      xmm10, [rbp]                               ; W_0 W_1
        vmovdqu      xmm11, [rbp + 128]
        vmovdqu      xmm12, [rbp + 16]                          ; W_2 W_3
        vmovdqu      xmm13, [rbp + 144]
        vmovdqu      xmm14, [rbp + 32]                          ; W_4 W_5
        vmovdqu      xmm15, [rbp + 160]
        vmovdqu      xmm9, [rbp + 48]                           ; W_6 W_7
        vmovdqu      xmm8, [rbp + 176]
        vinserti128  ymm10, ymm10, [rbp + 256], 1
        vinserti128  ymm11, ymm11, [rbp + 384], 1
        vinserti128  ymm12, ymm12, [rbp + 272], 1
        vinserti128  ymm13, ymm13, [rbp + 400], 1
        vmovdqu      xmm7, [rbp + 64]                           ; W_8 W_9
        vmovdqu      xmm6, [rbp + 192]
        vinserti128  ymm14, ymm14, [rbp + 288], 1
        vinserti128  ymm15, ymm15, [rbp + 416], 1
        vinserti128  ymm9, ymm9, [rbp + 304], 1
        vinserti128  ymm8, ymm8, [rbp + 432], 1
        vinserti128  ymm7, ymm7, [rbp + 320], 1
        vinserti128  ymm6, ymm6, [rbp + 448], 1
        vmovdqu      xmm5, [rbp + 80]                           ; W_10 W_11
        vinserti128  ymm5, ymm5, [rbp + 336], 1
        vmovdqu      xmm4, [rbp + 208]
        vinserti128  ymm4, ymm4, [rbp + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rbp + 96]                          ; W_12 W_13
        vinserti128  ymm11, ymm11, [rbp + 352], 1
        vmovdqu      xmm2, [rbp + 224]
        vinserti128  ymm2, ymm2, [rbp + 480], 1
        vmovdqu      ymm1, [rel L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rbp + 112]                         ; W_14 W_15
        vinserti128  ymm12, ymm12, [rbp + 368], 1
        vmovdqu      [rax + 0x16c0], ymm3
        vmovdqu      xmm3, [rbp + 240]
        vinserti128  ymm3, ymm3, [rbp + 496], 1
        vmovdqu      [rax + 0x16e0], ymm13
        vpunpcklqdq  ymm13, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm13, ymm13, ymm1
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      xmm15, [rbp + 512]
        vinserti128  ymm15, ymm15, [rbp + 768], 1
        vmovdqu      [rax + 0x1700], ymm14
        vmovdqu      xmm14, [rbp + 640]
        vinserti128  ymm14, ymm14, [rbp + 896], 1
        vmovdqu      [rax + 0x1720], ymm13
        vpunpcklqdq  ymm13, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm13, ymm13, ymm1
        vmovdqu      [rax + 0x14c0], ymm13
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x14e0], ymm14
        vmovdqu      xmm15, [rbp + 528]
        vinserti128  ymm15, ymm15, [rbp + 784], 1
        vmovdqu      xmm14, [rbp + 656]
        vinserti128  ymm14, ymm14, [rbp + 912], 1
        vmovdqu      [rax + 0x1740], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1500], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1520], ymm14
        vmovdqu      xmm15, [rbp + 544]
        vinserti128  ymm15, ymm15, [rbp + 800], 1
        vmovdqu      xmm14, [rbp + 672]
        vinserti128  ymm14, ymm14, [rbp + 928], 1
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1540], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1560], ymm14
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
        vmovdqu      [rax + 0x1760], ymm9
        vmovdqu      xmm9, [rbp + 704]
        vinserti128  ymm9, ymm9, [rbp + 960], 1
        vmovdqu      [rax + 0x1780], ymm10
        vpunpcklqdq  ymm10, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1580], ymm10
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x15a0], ymm14
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
        vmovdqu      [rax + 0x17a0], ymm7
        vmovdqu      xmm7, [rbp + 736]
        vinserti128  ymm7, ymm7, [rbp + 992], 1
        vmovdqu      [rax + 0x17c0], ymm10
        vpunpcklqdq  ymm10, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x15c0], ymm10
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 0x15e0], ymm9
        vmovdqu      xmm8, [rbp + 624]
        vinserti128  ymm8, ymm8, [rbp + 880], 1
        vmovdqu      xmm9, [rbp + 752]
        vinserti128  ymm9, ymm9, [rbp + 1008], 1
        lea          rbp, [rax + 64]
        mov          [rsp + 40], rbp
        vpunpcklqdq  ymm10, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm10, ymm10, ymm1
        vmovdqu      [rax + 0x1400], ymm10
        vpshufb      ymm5, ymm5, ymm1
        vmovdqu      [rax + 0x1420], ymm5
        vmovdqu      ymm4, [rel L(K1x4)]                        ; W_0, + K
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 0x1600], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1620], ymm14
        vmovdqu      ymm5, [rel L(K1x4) + 32]                   ; W_1, + K
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 0x1440], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 0x1460], ymm11
        vmovdqu      ymm2, [rel L(K1x4) + 64]                   ; W_2, + K
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 0x1640], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 0x1660], ymm7
        vmovdqu      ymm6, [rel L(K1x4) + 96]                   ; W_3, + K
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 0x1480], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 0x14a0], ymm12
        vmovdqu      ymm3, [rel L(K1x4) + 128]                  ; W_4, + K
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm4, ymm13
        vmovdqu      [rax], ymm12
        vmovdqu      [rax + 32], ymm4
        vmovdqu      ymm12, [rel L(K1x4) + 160]                 ; W_5, + K
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 0x1680], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 0x16a0], ymm9
        vmovdqu      ymm4, [rel L(K1x4) + 192]                  ; W_6, + K
        vmovdqu      ymm1, [rax + 0x1740]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 0x14e0]
        vmovdqu      [rax + 64], ymm13
        vmovdqu      [rax + 96], ymm5
        vmovdqu      ymm13, [rel L(K1x4) + 224]                 ; W_7, + K
        vmovdqu      ymm5, [rax + 0x16e0]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 0x1500]
        vmovdqu      [rax + 128], ymm1
        vmovdqu      [rax + 160], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 256]                  ; W_8, + K
        vmovdqu      ymm1, [rax + 0x16c0]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 0x1520]
        vmovdqu      [rax + 192], ymm5
        vmovdqu      [rax + 224], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 288]                  ; W_9, + K
        vmovdqu      ymm5, [rax + 0x1720]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 0x1540]
        vmovdqu      [rax + 256], ymm1
        vmovdqu      [rax + 288], ymm3
        vmovdqu      ymm3, [rel L(K1x4) + 320]                  ; W_10, + K
        vmovdqu      ymm1, [rax + 0x1700]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 0x1560]
        vmovdqu      [rax + 320], ymm5
        vmovdqu      [rax + 352], ymm12
        vmovdqu      ymm12, [rel L(K1x4) + 352]                 ; W_11, + K
        vmovdqu      ymm5, [rax + 0x1780]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 0x1580]
        vmovdqu      [rax + 384], ymm1
        vmovdqu      [rax + 416], ymm4
        vmovdqu      ymm4, [rel L(K1x4) + 384]                  ; W_12, + K
        vmovdqu      ymm1, [rax + 0x1760]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 0x15a0]
        vmovdqu      [rax + 448], ymm5
        vmovdqu      [rax + 480], ymm13
        vmovdqu      ymm13, [rel L(K1x4) + 416]                 ; W_13, + K
        vmovdqu      ymm5, [rax + 0x17c0]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 0x15c0]
        vmovdqu      [rax + 512], ymm1
        vmovdqu      [rax + 544], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 448]                  ; W_14, + K
        vmovdqu      ymm1, [rax + 0x17a0]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 0x15e0]
        vmovdqu      [rax + 576], ymm5
        vmovdqu      [rax + 608], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 480]                  ; W_15, + K
        vpaddq       ymm5, ymm3, ymm10
        vpaddq       ymm3, ymm3, ymm15
        vmovdqu      [rax + 640], ymm5
        vmovdqu      [rax + 672], ymm3
        vmovdqu      ymm5, [rax + 0x1420]
        vpaddq       ymm3, ymm12, ymm5
        vpaddq       ymm12, ymm12, [rax + 0x1620]
        vmovdqu      [rax + 704], ymm3
        vmovdqu      [rax + 736], ymm12
        vpaddq       ymm12, ymm4, ymm14
        vpaddq       ymm4, ymm4, ymm11
        vmovdqu      [rax + 768], ymm12
        vmovdqu      [rax + 800], ymm4
        vmovdqu      ymm12, [rax + 0x1460]
        vpaddq       ymm4, ymm13, ymm12
        vmovdqu      ymm3, [rax + 0x1660]
        vpaddq       ymm13, ymm13, ymm3
        vmovdqu      [rax + 832], ymm4
        vmovdqu      [rax + 864], ymm13
        vpaddq       ymm13, ymm2, ymm7
        vpaddq       ymm4, ymm2, ymm8
        vmovdqu      [rax + 896], ymm13
        vmovdqu      [rax + 928], ymm4
        vmovdqu      ymm13, [rax + 0x14a0]
        vpaddq       ymm4, ymm6, ymm13
        vpaddq       ymm6, ymm6, ymm9
        vmovdqu      [rax + 960], ymm4
        vmovdqu      [rax + 992], ymm6
        lea          r12, [rax + 4096]
        mov          [rsp + 32], r12
        lea          r13, [rel L(K1x4) + 512]
        mov          [rsp + 24], r13
        mov          rbp, rax
        vmovdqa      ymm9, ymm1
        mov          rcx, rax
        vmovdqu      ymm1, [rax + 0x1740]
        vmovdqu      ymm2, [rax + 0x16e0]
        vmovdqu      ymm3, [rax + 0x16c0]
        vmovdqu      ymm4, [rax + 0x1720]
        vmovdqu      ymm5, [rax + 0x1700]
        vmovdqu      ymm6, [rax + 0x1780]
        vmovdqu      ymm7, [rax + 0x1760]
        vmovdqu      ymm8, [rax + 0x17c0]
        align        32
L(blocks_carry8):

        ; sixteen rounds of one block beside the next words of its batch
        vpaddq       ymm10, ymm9, ymm0                          ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r12, r9, 14                                ; round 0
        vmovdqu      ymm11, [rax + 0x1480]
        vpsrlq       ymm12, ymm11, 19
        vpsllq       ymm13, ymm11, 45
        rorx         r13, r9, 18
        vpxor        ymm12, ymm12, ymm13
        vpsrlq       ymm13, ymm11, 61
        mov          r14, r9
        and          r14, r10
        vpsllq       ymm14, ymm11, 3
        vpxor        ymm13, ymm13, ymm14
        add          rbx, [rcx]
        vpxor        ymm12, ymm12, ymm13
        vmovdqu      ymm13, [rax + 0x1680]
        vpsrlq       ymm14, ymm13, 19
        vpsllq       ymm15, ymm13, 45
        xor          r12, r13
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm13, 61
        add          rbx, r14
        vpsllq       ymm0, ymm13, 3
        vpxor        ymm15, ymm15, ymm0
        rorx         r13, rdx, 28
        vpxor        ymm14, ymm14, ymm15
        vpsrlq       ymm15, ymm1, 1
        rorx         r14, rdx, 34
        vmovdqu      ymm0, [rax + 0x15e0]
        vmovdqu      [rax + 0x16c0], ymm9
        vpaddq       ymm9, ymm0, [rax + 0x14c0]
        vpsllq       ymm0, ymm1, 63
        xor          r13, r14
        vpxor        ymm15, ymm15, ymm0
        vpsrlq       ymm0, ymm1, 8
        mov          r14, rdx
        xor          r14, rsi
        vmovdqu      [rax + 0x16e0], ymm8
        vpsllq       ymm8, ymm1, 56
        vpxor        ymm8, ymm0, ymm8
        mov          r15, rsi
        xor          r15, rdi
        vpxor        ymm15, ymm15, ymm8
        vmovdqu      ymm8, [rax + 0x14e0]
        vpsrlq       ymm0, ymm8, 1
        and          r15, r14
        vmovdqu      [rax + 0x1700], ymm7
        vpsllq       ymm7, ymm8, 63
        vpxor        ymm7, ymm0, ymm7
        xor          r15, rsi
        vpsrlq       ymm0, ymm8, 8
        vmovdqu      [rax + 0x1720], ymm6
        vpsllq       ymm6, ymm8, 56
        vpxor        ymm6, ymm0, ymm6
        mov          [rsp + 48], rsi
        rorx         rsi, r9, 41
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm11, 6
        xor          r12, rsi
        vpxor        ymm12, ymm12, ymm6
        vpaddq       ymm10, ymm10, ymm12
        andn         rsi, r9, r11
        vpsrlq       ymm12, ymm13, 6
        vpxor        ymm12, ymm14, ymm12
        add          rbx, rsi
        vpaddq       ymm12, ymm9, ymm12
        vmovdqu      ymm14, [rax + 0x14a0]
        vpsrlq       ymm9, ymm14, 19                            ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        add          r11, [rcx + 64]                            ; round 1
        vpsllq       ymm6, ymm14, 45
        vpxor        ymm9, ymm9, ymm6
        add          rbx, r12
        vpsrlq       ymm6, ymm14, 61
        vpsllq       ymm0, ymm14, 3
        add          r8, rbx
        vpxor        ymm6, ymm6, ymm0
        vpxor        ymm9, ymm9, ymm6
        rorx         r12, rdx, 39
        vpsrlq       ymm6, ymm1, 7
        vpxor        ymm15, ymm15, ymm6
        vmovdqu      ymm6, [rax + 0x1400]
        vpaddq       ymm1, ymm6, ymm1
        xor          r13, r12
        vpaddq       ymm0, ymm15, ymm10
        vmovdqu      ymm10, [rax + 0x16a0]
        vpsrlq       ymm15, ymm10, 19
        add          r13, r15
        vpsllq       ymm6, ymm10, 45
        vpxor        ymm15, ymm15, ymm6
        add          rbx, r13
        vpsrlq       ymm6, ymm10, 61
        vpsllq       ymm13, ymm10, 3
        rorx         r12, r8, 14
        vpxor        ymm13, ymm6, ymm13
        vpxor        ymm13, ymm15, ymm13
        rorx         r13, r8, 18
        vpsrlq       ymm15, ymm8, 7
        vpxor        ymm15, ymm7, ymm15
        xor          r12, r13
        vpaddq       ymm12, ymm15, ymm12
        vmovdqu      [rax + 0x14c0], ymm12
        vpsrlq       ymm15, ymm2, 1
        mov          r13, r8
        and          r13, r9
        vpsllq       ymm7, ymm2, 63
        vpxor        ymm15, ymm15, ymm7
        add          r11, r13
        vpsrlq       ymm7, ymm2, 8
        vpsllq       ymm6, ymm2, 56
        rorx         r13, rbx, 28
        vpxor        ymm7, ymm7, ymm6
        vpxor        ymm15, ymm15, ymm7
        vmovdqu      ymm7, [rax + 0x1600]
        vpaddq       ymm8, ymm7, ymm8
        rorx         r15, rbx, 34
        vmovdqu      ymm6, [rax + 0x1500]
        vpsrlq       ymm7, ymm6, 1
        vpsllq       ymm11, ymm6, 63
        xor          r13, r15
        vpxor        ymm11, ymm7, ymm11
        vpsrlq       ymm7, ymm6, 8
        mov          r15, rbx
        xor          r15, rdx
        vmovdqu      [rax + 0x1740], ymm5
        vpsllq       ymm5, ymm6, 56
        vpxor        ymm7, ymm7, ymm5
        and          r14, r15
        vpxor        ymm11, ymm11, ymm7
        vpsrlq       ymm7, ymm14, 6
        xor          r14, rdx
        vpxor        ymm9, ymm9, ymm7
        vpaddq       ymm9, ymm1, ymm9
        rorx         rsi, r8, 41
        vpsrlq       ymm7, ymm10, 6
        vpxor        ymm13, ymm13, ymm7
        xor          r12, rsi
        vpaddq       ymm13, ymm8, ymm13
        mov          rsi, [rsp + 24]
        vmovdqu      ymm8, [rsi]
        mov          [rsp + 56], rdx
        andn         rdx, r8, r10
        vpsrlq       ymm7, ymm2, 7
        vpxor        ymm15, ymm15, ymm7
        vpaddq       ymm1, ymm15, ymm9
        add          r11, rdx
        vpsrlq       ymm15, ymm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpsllq       ymm9, ymm3, 63
        add          r10, [rcx + 128]                           ; round 2
        vpxor        ymm15, ymm15, ymm9
        vpsrlq       ymm9, ymm3, 8
        add          r11, r12
        vpsllq       ymm7, ymm3, 56
        vpxor        ymm9, ymm9, ymm7
        add          rdi, r11
        vpxor        ymm15, ymm15, ymm9
        vmovdqu      ymm9, [rax + 0x1420]
        vpaddq       ymm7, ymm9, ymm2
        rorx         r12, rbx, 39
        vpsrlq       ymm5, ymm6, 7
        vpxor        ymm11, ymm11, ymm5
        xor          r13, r12
        vpaddq       ymm11, ymm11, ymm13
        vmovdqu      [rax + 0x14e0], ymm11
        vpaddq       ymm13, ymm8, ymm0
        add          r13, r14
        vpaddq       ymm8, ymm8, ymm12
        vmovdqu      [rcx + 1024], ymm13
        add          r11, r13
        vmovdqu      [rcx + 1056], ymm8
        vpsrlq       ymm13, ymm0, 19
        vpsllq       ymm8, ymm0, 45
        rorx         r12, rdi, 14
        vpxor        ymm13, ymm13, ymm8
        vpsrlq       ymm8, ymm0, 61
        rorx         r13, rdi, 18
        vmovdqu      ymm5, [rax + 0x1520]
        vpsrlq       ymm2, ymm5, 1
        vpsllq       ymm9, ymm5, 63
        xor          r12, r13
        vpxor        ymm9, ymm2, ymm9
        vpsrlq       ymm2, ymm5, 8
        mov          r13, rdi
        and          r13, r8
        vpsllq       ymm10, ymm5, 56
        vpxor        ymm10, ymm2, ymm10
        add          r10, r13
        vpxor        ymm10, ymm9, ymm10
        vpsllq       ymm9, ymm0, 3
        rorx         r13, r11, 28
        vpxor        ymm9, ymm8, ymm9
        vpxor        ymm13, ymm13, ymm9
        rorx         r14, r11, 34
        vmovdqu      ymm9, [rax + 0x1620]
        vpaddq       ymm8, ymm9, ymm6
        vpsrlq       ymm6, ymm12, 19
        xor          r13, r14
        vpsllq       ymm2, ymm12, 45
        vpxor        ymm6, ymm6, ymm2
        mov          r14, r11
        xor          r14, rbx
        vpsrlq       ymm2, ymm12, 61
        vpsllq       ymm9, ymm12, 3
        vpxor        ymm9, ymm2, ymm9
        and          r15, r14
        vpxor        ymm9, ymm6, ymm9
        vpsrlq       ymm6, ymm3, 7
        xor          r15, rbx
        vpxor        ymm15, ymm15, ymm6
        vpaddq       ymm15, ymm7, ymm15
        rorx         rdx, rdi, 41
        vpsrlq       ymm7, ymm5, 7
        vpxor        ymm10, ymm10, ymm7
        xor          r12, rdx
        vpaddq       ymm10, ymm8, ymm10
        vmovdqu      ymm8, [rsi + 32]
        andn         rdx, rdi, r9
        vpsrlq       ymm7, ymm0, 6
        vpxor        ymm13, ymm13, ymm7
        add          r10, rdx
        vpaddq       ymm2, ymm15, ymm13
        vpsrlq       ymm13, ymm4, 1                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        add          r9, [rcx + 192]                            ; round 3
        vpsllq       ymm15, ymm4, 63
        vpxor        ymm13, ymm13, ymm15
        add          r10, r12
        vpsrlq       ymm15, ymm4, 8
        vpsllq       ymm7, ymm4, 56
        vpxor        ymm15, ymm15, ymm7
        mov          r12, [rsp + 48]
        add          r12, r10
        vpxor        ymm13, ymm13, ymm15
        vmovdqu      ymm15, [rax + 0x1440]
        vpaddq       ymm7, ymm15, ymm3
        rorx         rdx, r11, 39
        vpsrlq       ymm6, ymm12, 6
        vpxor        ymm9, ymm9, ymm6
        xor          r13, rdx
        vpaddq       ymm10, ymm10, ymm9
        vmovdqu      [rax + 0x1500], ymm10
        vpaddq       ymm9, ymm8, ymm1
        add          r13, r15
        vpaddq       ymm8, ymm8, ymm11
        vmovdqu      [rcx + 1088], ymm9
        add          r10, r13
        vmovdqu      [rcx + 1120], ymm8
        vpsrlq       ymm9, ymm1, 19
        rorx         r13, r12, 14
        vpsllq       ymm8, ymm1, 45
        vpxor        ymm9, ymm9, ymm8
        rorx         r15, r12, 18
        vpsrlq       ymm8, ymm1, 61
        vmovdqu      ymm6, [rax + 0x1540]
        vpsrlq       ymm3, ymm6, 1
        xor          r13, r15
        vpsllq       ymm15, ymm6, 63
        vpxor        ymm15, ymm3, ymm15
        mov          r15, r12
        and          r15, rdi
        vpsrlq       ymm3, ymm6, 8
        vpsllq       ymm12, ymm6, 56
        vpxor        ymm12, ymm3, ymm12
        add          r9, r15
        vpxor        ymm12, ymm15, ymm12
        vpsllq       ymm15, ymm1, 3
        rorx         r15, r10, 28
        vpxor        ymm15, ymm8, ymm15
        vpxor        ymm15, ymm9, ymm15
        rorx         rdx, r10, 34
        vmovdqu      ymm9, [rax + 0x1640]
        vpaddq       ymm8, ymm9, ymm5
        vpsrlq       ymm5, ymm11, 19
        xor          r15, rdx
        vpsllq       ymm3, ymm11, 45
        vpxor        ymm5, ymm5, ymm3
        mov          rdx, r10
        xor          rdx, r11
        vpsrlq       ymm3, ymm11, 61
        vpsllq       ymm9, ymm11, 3
        and          r14, rdx
        vpxor        ymm9, ymm3, ymm9
        vpxor        ymm9, ymm5, ymm9
        xor          r14, r11
        vpsrlq       ymm5, ymm4, 7
        vpxor        ymm13, ymm13, ymm5
        mov          [rsp + 48], r11
        rorx         r11, r12, 41
        vpaddq       ymm13, ymm7, ymm13
        vpsrlq       ymm7, ymm6, 7
        vpxor        ymm12, ymm12, ymm7
        xor          r13, r11
        vpaddq       ymm12, ymm8, ymm12
        vmovdqu      ymm8, [rsi + 64]
        andn         r11, r12, r8
        vpsrlq       ymm7, ymm1, 6
        vpxor        ymm15, ymm15, ymm7
        add          r9, r11
        vpaddq       ymm3, ymm13, ymm15
        vmovdqu      ymm13, [rax + 0x1740]
        vpsrlq       ymm15, ymm13, 1                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r8, [rcx + 256]                            ; round 4
        vpsllq       ymm7, ymm13, 63
        vpxor        ymm15, ymm15, ymm7
        add          r9, r13
        vpsrlq       ymm7, ymm13, 8
        vpsllq       ymm5, ymm13, 56
        mov          r13, [rsp + 56]
        add          r13, r9
        vpxor        ymm7, ymm7, ymm5
        vpxor        ymm15, ymm15, ymm7
        rorx         r11, r10, 39
        vmovdqu      ymm7, [rax + 0x1460]
        vpaddq       ymm5, ymm7, ymm4
        vpsrlq       ymm4, ymm11, 6
        xor          r15, r11
        vpxor        ymm9, ymm9, ymm4
        vpaddq       ymm12, ymm12, ymm9
        vmovdqu      [rax + 0x1520], ymm12
        add          r15, r14
        vpaddq       ymm9, ymm8, ymm2
        vpaddq       ymm8, ymm8, ymm10
        vmovdqu      [rcx + 1152], ymm9
        add          r9, r15
        vmovdqu      [rcx + 1184], ymm8
        vpsrlq       ymm9, ymm2, 19
        rorx         r14, r13, 14
        vpsllq       ymm8, ymm2, 45
        vpxor        ymm9, ymm9, ymm8
        rorx         r15, r13, 18
        vpsrlq       ymm8, ymm2, 61
        vmovdqu      ymm4, [rax + 0x1560]
        vpsrlq       ymm7, ymm4, 1
        xor          r14, r15
        vpsllq       ymm11, ymm4, 63
        vpxor        ymm11, ymm7, ymm11
        mov          r15, r13
        and          r15, r12
        vpsrlq       ymm7, ymm4, 8
        vmovdqu      [rax + 0x1760], ymm1
        vpsllq       ymm1, ymm4, 56
        add          r8, r15
        vpxor        ymm7, ymm7, ymm1
        vpxor        ymm11, ymm11, ymm7
        rorx         r15, r9, 28
        vpsllq       ymm7, ymm2, 3
        vpxor        ymm8, ymm8, ymm7
        rorx         r11, r9, 34
        vpxor        ymm9, ymm9, ymm8
        vmovdqu      ymm8, [rax + 0x1660]
        vpaddq       ymm7, ymm8, ymm6
        vpsrlq       ymm6, ymm10, 19
        xor          r15, r11
        vpsllq       ymm1, ymm10, 45
        vpxor        ymm6, ymm6, ymm1
        mov          r11, r9
        xor          r11, r10
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm8, ymm10, 3
        and          rdx, r11
        vpxor        ymm8, ymm1, ymm8
        vpxor        ymm8, ymm6, ymm8
        xor          rdx, r10
        vpsrlq       ymm6, ymm13, 7
        vpxor        ymm15, ymm15, ymm6
        mov          [rsp + 56], r10
        rorx         r10, r13, 41
        vpaddq       ymm15, ymm5, ymm15
        vpsrlq       ymm6, ymm4, 7
        xor          r14, r10
        vpxor        ymm11, ymm11, ymm6
        vpaddq       ymm11, ymm7, ymm11
        andn         r10, r13, rdi
        vmovdqu      ymm7, [rsi + 96]
        vpsrlq       ymm6, ymm2, 6
        add          r8, r10
        vpxor        ymm9, ymm9, ymm6
        vpaddq       ymm15, ymm15, ymm9
        add          rdi, [rcx + 320]                           ; round 5
        vmovdqu      ymm9, [rax + 0x1720]
        vpsrlq       ymm6, ymm9, 1                              ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsllq       ymm5, ymm9, 63
        vpxor        ymm6, ymm6, ymm5
        add          r8, r14
        vpsrlq       ymm5, ymm9, 8
        vpsllq       ymm1, ymm9, 56
        add          rbx, r8
        vpxor        ymm5, ymm5, ymm1
        vpxor        ymm6, ymm6, ymm5
        rorx         r14, r9, 39
        vmovdqu      ymm5, [rax + 0x1480]
        vpaddq       ymm13, ymm5, ymm13
        vpsrlq       ymm1, ymm10, 6
        xor          r15, r14
        vpxor        ymm8, ymm8, ymm1
        vpaddq       ymm11, ymm11, ymm8
        vmovdqu      [rax + 0x1540], ymm11
        add          r15, rdx
        vpaddq       ymm8, ymm7, ymm3
        vpaddq       ymm7, ymm7, ymm12
        add          r8, r15
        vmovdqu      [rcx + 1216], ymm8
        vmovdqu      [rcx + 1248], ymm7
        rorx         r14, rbx, 14
        vpsrlq       ymm8, ymm3, 19
        vpsllq       ymm7, ymm3, 45
        rorx         r15, rbx, 18
        vpxor        ymm8, ymm8, ymm7
        vpsrlq       ymm7, ymm3, 61
        vmovdqu      ymm1, [rax + 0x1580]
        vpsrlq       ymm5, ymm1, 1
        xor          r14, r15
        vpsllq       ymm10, ymm1, 63
        vpxor        ymm10, ymm5, ymm10
        mov          r15, rbx
        and          r15, r13
        vpsrlq       ymm5, ymm1, 8
        vmovdqu      [rax + 0x1740], ymm2
        vpsllq       ymm2, ymm1, 56
        add          rdi, r15
        vpxor        ymm5, ymm5, ymm2
        vpxor        ymm10, ymm10, ymm5
        rorx         r15, r8, 28
        vpsllq       ymm5, ymm3, 3
        vpxor        ymm7, ymm7, ymm5
        rorx         r10, r8, 34
        vpxor        ymm8, ymm8, ymm7
        vmovdqu      ymm7, [rax + 0x1680]
        vpaddq       ymm5, ymm7, ymm4
        xor          r15, r10
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm2, ymm12, 45
        mov          r10, r8
        xor          r10, r9
        vpxor        ymm4, ymm4, ymm2
        vpsrlq       ymm2, ymm12, 61
        and          r11, r10
        vpsllq       ymm7, ymm12, 3
        vpxor        ymm7, ymm2, ymm7
        xor          r11, r9
        vpxor        ymm7, ymm4, ymm7
        vpsrlq       ymm4, ymm9, 7
        vpxor        ymm6, ymm6, ymm4
        rorx         rdx, rbx, 41
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm6, ymm1, 7
        xor          r14, rdx
        vpxor        ymm10, ymm10, ymm6
        vpaddq       ymm10, ymm5, ymm10
        andn         rdx, rbx, r12
        vmovdqu      ymm6, [rsi + 128]
        vpsrlq       ymm5, ymm3, 6
        add          rdi, rdx
        vpxor        ymm8, ymm8, ymm5
        vpaddq       ymm5, ymm13, ymm8
        add          r12, [rcx + 384]                           ; round 6
        vmovdqu      ymm13, [rax + 0x1700]
        vpsrlq       ymm8, ymm13, 1                             ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpsllq       ymm4, ymm13, 63
        add          rdi, r14
        vpxor        ymm8, ymm8, ymm4
        vpsrlq       ymm4, ymm13, 8
        mov          r14, [rsp + 48]
        add          r14, rdi
        vpsllq       ymm2, ymm13, 56
        vpxor        ymm4, ymm4, ymm2
        rorx         rdx, r8, 39
        vpxor        ymm8, ymm8, ymm4
        vpaddq       ymm9, ymm14, ymm9
        vpsrlq       ymm4, ymm12, 6
        xor          r15, rdx
        vpxor        ymm7, ymm7, ymm4
        vpaddq       ymm10, ymm10, ymm7
        vmovdqu      [rax + 0x1560], ymm10
        add          r15, r11
        vpaddq       ymm7, ymm6, ymm15
        vpaddq       ymm6, ymm6, ymm11
        add          rdi, r15
        vmovdqu      [rcx + 1280], ymm7
        vmovdqu      [rcx + 1312], ymm6
        rorx         r15, r14, 14
        vpsrlq       ymm7, ymm15, 19
        vpsllq       ymm6, ymm15, 45
        rorx         r11, r14, 18
        vpxor        ymm7, ymm7, ymm6
        vpsrlq       ymm6, ymm15, 61
        xor          r15, r11
        vmovdqu      ymm4, [rax + 0x15a0]
        vpsrlq       ymm2, ymm4, 1
        vpsllq       ymm14, ymm4, 63
        mov          r11, r14
        and          r11, rbx
        vpxor        ymm14, ymm2, ymm14
        vpsrlq       ymm2, ymm4, 8
        add          r12, r11
        vpsllq       ymm12, ymm4, 56
        vpxor        ymm12, ymm2, ymm12
        vpxor        ymm12, ymm14, ymm12
        rorx         r11, rdi, 28
        vpsllq       ymm14, ymm15, 3
        vpxor        ymm14, ymm6, ymm14
        rorx         rdx, rdi, 34
        vpxor        ymm14, ymm7, ymm14
        vmovdqu      ymm7, [rax + 0x16a0]
        vpaddq       ymm6, ymm7, ymm1
        xor          r11, rdx
        vpsrlq       ymm2, ymm11, 19
        vpsllq       ymm1, ymm11, 45
        mov          rdx, rdi
        xor          rdx, r8
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm11, 61
        and          r10, rdx
        vpsllq       ymm7, ymm11, 3
        vpxor        ymm7, ymm1, ymm7
        xor          r10, r8
        vpxor        ymm7, ymm2, ymm7
        vpsrlq       ymm2, ymm13, 7
        mov          [rsp + 48], r8
        rorx         r8, r14, 41
        vpxor        ymm8, ymm8, ymm2
        vpaddq       ymm9, ymm9, ymm8
        xor          r15, r8
        vpsrlq       ymm8, ymm4, 7
        vpxor        ymm12, ymm12, ymm8
        andn         r8, r14, r13
        vpaddq       ymm12, ymm6, ymm12
        vmovdqu      ymm8, [rsi + 160]
        vpsrlq       ymm6, ymm15, 6
        add          r8, r12
        vpxor        ymm14, ymm14, ymm6
        vpaddq       ymm6, ymm9, ymm14
        add          r13, [rcx + 448]                           ; round 7
        vmovdqu      ymm14, [rax + 0x16e0]
        vpsrlq       ymm9, ymm14, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpsllq       ymm2, ymm14, 63
        add          r15, r8
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm14, 8
        mov          r12, [rsp + 56]
        add          r12, r15
        vpsllq       ymm1, ymm14, 56
        vpxor        ymm2, ymm2, ymm1
        rorx         r8, rdi, 39
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm11, 6
        xor          r11, r8
        vpxor        ymm7, ymm7, ymm2
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 0x1580], ymm12
        add          r11, r10
        vpaddq       ymm7, ymm8, ymm5
        vpaddq       ymm8, ymm8, ymm10
        add          r15, r11
        vmovdqu      [rcx + 1344], ymm7
        vmovdqu      [rcx + 1376], ymm8
        vpsrlq       ymm8, ymm5, 19
        rorx         r11, r12, 14
        vpsllq       ymm7, ymm5, 45
        vpxor        ymm8, ymm8, ymm7
        rorx         r10, r12, 18
        vpsrlq       ymm7, ymm5, 61
        vpsllq       ymm2, ymm5, 3
        xor          r11, r10
        vpxor        ymm7, ymm7, ymm2
        vpxor        ymm8, ymm8, ymm7
        mov          r10, r12
        and          r10, r14
        vmovdqu      ymm7, [rax + 0x15c0]
        vpsrlq       ymm2, ymm7, 1
        vpsllq       ymm1, ymm7, 63
        add          r13, r10
        vpxor        ymm2, ymm2, ymm1
        vpsrlq       ymm1, ymm7, 8
        rorx         r10, r15, 28
        vpsllq       ymm11, ymm7, 56
        vpxor        ymm11, ymm1, ymm11
        rorx         r8, r15, 34
        vpxor        ymm11, ymm2, ymm11
        vpsrlq       ymm2, ymm14, 7
        xor          r10, r8
        vpxor        ymm9, ymm9, ymm2
        vpaddq       ymm13, ymm13, ymm9
        mov          r8, r15
        xor          r8, rdi
        vpaddq       ymm13, ymm13, ymm0
        vpsrlq       ymm9, ymm10, 19
        vpsllq       ymm2, ymm10, 45
        and          rdx, r8
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm10, 61
        xor          rdx, rdi
        vpsllq       ymm1, ymm10, 3
        vpxor        ymm2, ymm2, ymm1
        mov          [rsp + 56], rdi
        rorx         rdi, r12, 41
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm7, 7
        xor          r11, rdi
        vpxor        ymm11, ymm11, ymm2
        vpaddq       ymm11, ymm4, ymm11
        andn         rdi, r12, rbx
        vmovdqu      ymm4, [rax + 0x14c0]
        vpaddq       ymm11, ymm11, ymm4
        vmovdqu      ymm2, [rsi + 192]
        add          rdi, r13
        vpsrlq       ymm1, ymm5, 6
        vpxor        ymm8, ymm8, ymm1
        add          rbx, [rcx + 512]                           ; round 8
        vpaddq       ymm13, ymm13, ymm8
        vmovdqu      ymm8, [rax + 0x16c0]
        vpsrlq       ymm1, ymm8, 1                              ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          r11, rdi
        vpsllq       ymm4, ymm8, 63
        vpxor        ymm4, ymm1, ymm4
        vpsrlq       ymm1, ymm8, 8
        add          r9, r11
        vmovdqu      [rax + 0x1700], ymm0
        vpsllq       ymm0, ymm8, 56
        vpxor        ymm1, ymm1, ymm0
        rorx         r13, r15, 39
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm10, 6
        xor          r10, r13
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm11, ymm11, ymm9
        vmovdqu      [rax + 0x15a0], ymm11
        add          rdx, r10
        vpaddq       ymm9, ymm2, ymm6
        vpaddq       ymm2, ymm2, ymm12
        add          rdx, r11
        vmovdqu      [rcx + 1408], ymm9
        vmovdqu      [rcx + 1440], ymm2
        rorx         r13, r9, 14
        vpsrlq       ymm9, ymm6, 19
        vpsllq       ymm2, ymm6, 45
        rorx         r11, r9, 18
        vpxor        ymm9, ymm9, ymm2
        vpsrlq       ymm2, ymm6, 61
        xor          r13, r11
        vpsllq       ymm1, ymm6, 3
        vpxor        ymm2, ymm2, ymm1
        mov          r11, r9
        and          r11, r12
        vpxor        ymm9, ymm9, ymm2
        vmovdqu      ymm2, [rax + 0x15e0]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm0, ymm2, 63
        add          rbx, r11
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm2, 8
        rorx         r11, rdx, 28
        vpsllq       ymm10, ymm2, 56
        vpxor        ymm10, ymm0, ymm10
        rorx         r10, rdx, 34
        vpxor        ymm10, ymm1, ymm10
        vpsrlq       ymm1, ymm8, 7
        xor          r11, r10
        vpxor        ymm4, ymm4, ymm1
        vpaddq       ymm14, ymm14, ymm4
        mov          r10, rdx
        xor          r10, r15
        vmovdqu      ymm1, [rax + 0x1760]
        vpaddq       ymm14, ymm14, ymm1
        vpsrlq       ymm4, ymm12, 19
        and          r8, r10
        vpsllq       ymm0, ymm12, 45
        vpxor        ymm4, ymm4, ymm0
        xor          r8, r15
        vpsrlq       ymm0, ymm12, 61
        vpsllq       ymm1, ymm12, 3
        rorx         rdi, r9, 41
        vpxor        ymm1, ymm0, ymm1
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm2, 7
        xor          r13, rdi
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm7, ymm10
        andn         rdi, r9, r14
        vmovdqu      ymm7, [rax + 0x14e0]
        vpaddq       ymm10, ymm10, ymm7
        vmovdqu      ymm1, [rsi + 224]
        add          rbx, rdi
        vpsrlq       ymm0, ymm6, 6
        vpxor        ymm9, ymm9, ymm0
        add          r14, [rcx + 576]                           ; round 9
        vpaddq       ymm14, ymm14, ymm9
        vmovdqu      ymm9, [rax + 0x1400]
        vpsrlq       ymm0, ymm9, 1                              ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        add          rbx, r13
        vpsllq       ymm7, ymm9, 63
        vpxor        ymm7, ymm0, ymm7
        mov          r13, [rsp + 48]
        add          r13, rbx
        vpsrlq       ymm0, ymm9, 8
        vmovdqu      [rax + 0x16e0], ymm6
        vpsllq       ymm6, ymm9, 56
        rorx         rdi, rdx, 39
        vpxor        ymm6, ymm0, ymm6
        vpxor        ymm7, ymm7, ymm6
        xor          r11, rdi
        vpsrlq       ymm6, ymm12, 6
        vpxor        ymm6, ymm4, ymm6
        add          r11, r8
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 0x15c0], ymm10
        vpaddq       ymm6, ymm1, ymm13
        vpaddq       ymm4, ymm1, ymm11
        add          rbx, r11
        vmovdqu      [rcx + 1472], ymm6
        vmovdqu      [rcx + 1504], ymm4
        rorx         r11, r13, 14
        vpsrlq       ymm6, ymm13, 19
        vpsllq       ymm4, ymm13, 45
        rorx         r8, r13, 18
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm13, 61
        xor          r11, r8
        vpsllq       ymm1, ymm13, 3
        vpxor        ymm4, ymm4, ymm1
        mov          r8, r13
        and          r8, r9
        vpxor        ymm6, ymm6, ymm4
        vmovdqu      ymm4, [rax + 0x1600]
        vpsrlq       ymm1, ymm4, 1
        add          r14, r8
        vpsllq       ymm0, ymm4, 63
        vpxor        ymm1, ymm1, ymm0
        rorx         r8, rbx, 28
        vpsrlq       ymm0, ymm4, 8
        vpsllq       ymm12, ymm4, 56
        rorx         rdi, rbx, 34
        vpxor        ymm12, ymm0, ymm12
        vpxor        ymm12, ymm1, ymm12
        vpsrlq       ymm1, ymm9, 7
        xor          r8, rdi
        vpxor        ymm7, ymm7, ymm1
        vpaddq       ymm8, ymm8, ymm7
        mov          rdi, rbx
        xor          rdi, rdx
        vmovdqu      ymm7, [rax + 0x1740]
        vpaddq       ymm8, ymm8, ymm7
        vpsrlq       ymm1, ymm11, 19
        and          r10, rdi
        vpsllq       ymm0, ymm11, 45
        vpxor        ymm1, ymm1, ymm0
        xor          r10, rdx
        vpsrlq       ymm0, ymm11, 61
        vpsllq       ymm7, ymm11, 3
        mov          [rsp + 48], rdx
        rorx         rdx, r13, 41
        vpxor        ymm7, ymm0, ymm7
        vpxor        ymm7, ymm1, ymm7
        xor          r11, rdx
        vpsrlq       ymm1, ymm4, 7
        vpxor        ymm12, ymm12, ymm1
        andn         rdx, r13, r12
        vpaddq       ymm12, ymm2, ymm12
        vmovdqu      ymm2, [rax + 0x1500]
        vpaddq       ymm12, ymm12, ymm2
        add          rdx, r14
        vmovdqu      ymm1, [rsi + 256]
        vpsrlq       ymm0, ymm13, 6
        add          r12, [rcx + 640]                           ; round 10
        vpxor        ymm6, ymm6, ymm0
        vpaddq       ymm8, ymm8, ymm6
        vmovdqu      ymm6, [rax + 0x1420]
        vpsrlq       ymm0, ymm6, 1                              ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        add          r11, rdx
        vpsllq       ymm2, ymm6, 63
        vpxor        ymm2, ymm0, ymm2
        mov          r14, [rsp + 56]
        add          r14, r11
        vpsrlq       ymm0, ymm6, 8
        vmovdqu      [rax + 0x16c0], ymm13
        vpsllq       ymm13, ymm6, 56
        rorx         rdx, rbx, 39
        vpxor        ymm13, ymm0, ymm13
        vpxor        ymm13, ymm2, ymm13
        xor          r8, rdx
        vpsrlq       ymm2, ymm11, 6
        vpxor        ymm7, ymm7, ymm2
        add          r8, r10
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 0x15e0], ymm12
        vpaddq       ymm7, ymm1, ymm14
        add          r11, r8
        vpaddq       ymm2, ymm1, ymm10
        vmovdqu      [rcx + 1536], ymm7
        rorx         r10, r14, 14
        vmovdqu      [rcx + 1568], ymm2
        vpsrlq       ymm7, ymm14, 19
        rorx         r8, r14, 18
        vpsllq       ymm2, ymm14, 45
        vpxor        ymm7, ymm7, ymm2
        vpsrlq       ymm2, ymm14, 61
        xor          r10, r8
        vpsllq       ymm1, ymm14, 3
        vpxor        ymm2, ymm2, ymm1
        mov          r8, r14
        and          r8, r13
        vpxor        ymm7, ymm7, ymm2
        vmovdqu      ymm2, [rax + 0x1620]
        vpsrlq       ymm1, ymm2, 1
        add          r12, r8
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        rorx         r8, r11, 28
        vpsrlq       ymm0, ymm2, 8
        vpsllq       ymm11, ymm2, 56
        rorx         rdx, r11, 34
        vpxor        ymm11, ymm0, ymm11
        vpxor        ymm11, ymm1, ymm11
        xor          r8, rdx
        vpsrlq       ymm1, ymm6, 7
        vpxor        ymm13, ymm13, ymm1
        mov          rdx, r11
        xor          rdx, rbx
        vpaddq       ymm13, ymm9, ymm13
        vpaddq       ymm13, ymm13, ymm3
        and          rdi, rdx
        vpsrlq       ymm9, ymm10, 19
        vpsllq       ymm1, ymm10, 45
        vpxor        ymm9, ymm9, ymm1
        xor          rdi, rbx
        vpsrlq       ymm1, ymm10, 61
        vpsllq       ymm0, ymm10, 3
        mov          [rsp + 56], rbx
        rorx         rbx, r14, 41
        vpxor        ymm1, ymm1, ymm0
        vpxor        ymm9, ymm9, ymm1
        xor          r10, rbx
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm11, ymm11, ymm1
        andn         rbx, r14, r9
        vpaddq       ymm11, ymm4, ymm11
        vmovdqu      ymm4, [rax + 0x1520]
        vpaddq       ymm11, ymm11, ymm4
        add          rbx, r12
        vmovdqu      ymm1, [rsi + 288]
        vpsrlq       ymm0, ymm14, 6
        add          r9, [rcx + 704]                            ; round 11
        vpxor        ymm7, ymm7, ymm0
        vpaddq       ymm13, ymm13, ymm7
        vmovdqu      [rax + 0x1400], ymm13
        add          r10, rbx
        vmovdqu      ymm7, [rax + 0x1440]
        vpsrlq       ymm0, ymm7, 1                              ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vpsllq       ymm4, ymm7, 63
        add          r15, r10
        vpxor        ymm4, ymm0, ymm4
        vpsrlq       ymm0, ymm7, 8
        rorx         r12, r11, 39
        vmovdqu      [rax + 0x1720], ymm3
        vpsllq       ymm3, ymm7, 56
        vpxor        ymm3, ymm0, ymm3
        vpxor        ymm4, ymm4, ymm3
        xor          r8, r12
        vpsrlq       ymm3, ymm10, 6
        vpxor        ymm9, ymm9, ymm3
        add          r8, rdi
        vpaddq       ymm11, ymm11, ymm9
        vmovdqu      [rax + 0x1600], ymm11
        vpaddq       ymm9, ymm1, ymm8
        add          r10, r8
        vpaddq       ymm3, ymm1, ymm12
        vmovdqu      [rcx + 1600], ymm9
        rorx         r12, r15, 14
        vmovdqu      [rcx + 1632], ymm3
        vpsrlq       ymm9, ymm8, 19
        rorx         rbx, r15, 18
        vpsllq       ymm3, ymm8, 45
        vpxor        ymm9, ymm9, ymm3
        xor          r12, rbx
        vpsrlq       ymm3, ymm8, 61
        vpsllq       ymm1, ymm8, 3
        mov          rbx, r15
        and          rbx, r14
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm9, ymm9, ymm3
        add          r9, rbx
        vmovdqu      ymm3, [rax + 0x1640]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm0, ymm3, 63
        vpxor        ymm1, ymm1, ymm0
        rorx         rbx, r10, 28
        vpsrlq       ymm0, ymm3, 8
        vpsllq       ymm10, ymm3, 56
        rorx         r8, r10, 34
        vpxor        ymm10, ymm0, ymm10
        vpxor        ymm10, ymm1, ymm10
        xor          rbx, r8
        vpsrlq       ymm1, ymm7, 7
        vpxor        ymm4, ymm4, ymm1
        mov          r8, r10
        xor          r8, r11
        vpaddq       ymm6, ymm6, ymm4
        vpaddq       ymm6, ymm6, ymm15
        and          rdx, r8
        vpsrlq       ymm4, ymm12, 19
        vpsllq       ymm1, ymm12, 45
        xor          rdx, r11
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm12, 61
        rorx         rdi, r15, 41
        vpsllq       ymm0, ymm12, 3
        vpxor        ymm1, ymm1, ymm0
        xor          r12, rdi
        vpxor        ymm4, ymm4, ymm1
        vpsrlq       ymm1, ymm3, 7
        andn         rdi, r15, r13
        vpxor        ymm10, ymm10, ymm1
        vpaddq       ymm10, ymm2, ymm10
        vmovdqu      ymm2, [rax + 0x1540]
        vpaddq       ymm10, ymm10, ymm2
        add          r9, rdi
        vmovdqu      ymm1, [rsi + 320]
        vpsrlq       ymm0, ymm8, 6
        add          r13, [rcx + 768]                           ; round 12
        vpxor        ymm9, ymm9, ymm0
        vpaddq       ymm9, ymm6, ymm9
        vmovdqu      [rax + 0x1420], ymm9
        add          r9, r12
        vmovdqu      ymm6, [rax + 0x1460]
        vpsrlq       ymm0, ymm6, 1                              ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vpsllq       ymm2, ymm6, 63
        mov          r12, [rsp + 48]
        add          r12, r9
        vpxor        ymm2, ymm0, ymm2
        vpsrlq       ymm0, ymm6, 8
        rorx         rdi, r10, 39
        vmovdqu      [rax + 0x1780], ymm15
        vpsllq       ymm15, ymm6, 56
        vpxor        ymm15, ymm0, ymm15
        xor          rbx, rdi
        vpxor        ymm15, ymm2, ymm15
        vpsrlq       ymm2, ymm12, 6
        add          rbx, rdx
        vpxor        ymm4, ymm4, ymm2
        vpaddq       ymm10, ymm10, ymm4
        vmovdqu      [rax + 0x1620], ymm10
        add          r9, rbx
        vpaddq       ymm4, ymm1, ymm13
        vpaddq       ymm2, ymm1, ymm11
        vmovdqu      [rcx + 1664], ymm4
        rorx         rbx, r12, 14
        vmovdqu      [rcx + 1696], ymm2
        vpsrlq       ymm4, ymm13, 19
        rorx         rdi, r12, 18
        vpsllq       ymm2, ymm13, 45
        vpxor        ymm4, ymm4, ymm2
        xor          rbx, rdi
        vpsrlq       ymm2, ymm13, 61
        vpsllq       ymm1, ymm13, 3
        mov          rdi, r12
        and          rdi, r15
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm4, ymm4, ymm2
        add          r13, rdi
        vmovdqu      ymm2, [rax + 0x1660]
        vpsrlq       ymm1, ymm2, 1
        vpsllq       ymm0, ymm2, 63
        rorx         rdi, r9, 28
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm2, 8
        rorx         rdx, r9, 34
        vpsllq       ymm12, ymm2, 56
        vpxor        ymm12, ymm0, ymm12
        xor          rdi, rdx
        vpxor        ymm12, ymm1, ymm12
        vpsrlq       ymm1, ymm6, 7
        mov          rdx, r9
        xor          rdx, r10
        vpxor        ymm15, ymm15, ymm1
        vpaddq       ymm15, ymm7, ymm15
        vpaddq       ymm15, ymm15, ymm5
        and          r8, rdx
        vpsrlq       ymm7, ymm11, 19
        vpsllq       ymm1, ymm11, 45
        xor          r8, r10
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm11, 61
        mov          [rsp + 48], r10
        rorx         r10, r12, 41
        vpsllq       ymm0, ymm11, 3
        vpxor        ymm1, ymm1, ymm0
        xor          rbx, r10
        vpxor        ymm7, ymm7, ymm1
        vpsrlq       ymm1, ymm2, 7
        andn         r10, r12, r14
        vpxor        ymm12, ymm12, ymm1
        vpaddq       ymm12, ymm3, ymm12
        add          r10, r13
        vmovdqu      ymm3, [rax + 0x1560]
        vpaddq       ymm12, ymm12, ymm3
        vmovdqu      ymm1, [rsi + 352]
        add          r14, [rcx + 832]                           ; round 13
        vpsrlq       ymm0, ymm13, 6
        vpxor        ymm4, ymm4, ymm0
        add          rbx, r10
        vpaddq       ymm15, ymm15, ymm4
        vmovdqu      [rax + 0x1440], ymm15
        vmovdqu      ymm4, [rax + 0x1480]
        vpsrlq       ymm0, ymm4, 1                              ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vpsllq       ymm13, ymm4, 63
        mov          r13, [rsp + 56]
        add          r13, rbx
        vpxor        ymm13, ymm0, ymm13
        vpsrlq       ymm0, ymm4, 8
        rorx         r10, r9, 39
        vpsllq       ymm3, ymm4, 56
        vpxor        ymm3, ymm0, ymm3
        xor          rdi, r10
        vpxor        ymm13, ymm13, ymm3
        vpsrlq       ymm3, ymm11, 6
        add          r8, rdi
        vpxor        ymm7, ymm7, ymm3
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 0x1640], ymm12
        add          r8, rbx
        vpaddq       ymm7, ymm1, ymm9
        vpaddq       ymm3, ymm1, ymm10
        rorx         rdi, r13, 14
        vmovdqu      [rcx + 1728], ymm7
        vmovdqu      [rcx + 1760], ymm3
        rorx         rbx, r13, 18
        vpsrlq       ymm7, ymm9, 19
        vpsllq       ymm3, ymm9, 45
        xor          rdi, rbx
        vpxor        ymm7, ymm7, ymm3
        vpsrlq       ymm3, ymm9, 61
        mov          rbx, r13
        and          rbx, r12
        vpsllq       ymm1, ymm9, 3
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        add          r14, rbx
        vmovdqu      ymm3, [rax + 0x1680]
        vpsrlq       ymm1, ymm3, 1
        vpsllq       ymm0, ymm3, 63
        rorx         rbx, r8, 28
        vpxor        ymm1, ymm1, ymm0
        vpsrlq       ymm0, ymm3, 8
        rorx         r10, r8, 34
        vpsllq       ymm11, ymm3, 56
        vpxor        ymm11, ymm0, ymm11
        xor          rbx, r10
        vpxor        ymm11, ymm1, ymm11
        vpsrlq       ymm1, ymm4, 7
        mov          r10, r8
        xor          r10, r9
        vpxor        ymm13, ymm13, ymm1
        vpaddq       ymm13, ymm6, ymm13
        and          rdx, r10
        vmovdqu      ymm6, [rax + 0x16e0]
        vpaddq       ymm13, ymm13, ymm6
        vpsrlq       ymm1, ymm10, 19
        xor          rdx, r9
        vpsllq       ymm0, ymm10, 45
        vpxor        ymm1, ymm1, ymm0
        mov          [rsp + 56], r9
        rorx         r9, r13, 41
        vpsrlq       ymm0, ymm10, 61
        vpsllq       ymm6, ymm10, 3
        vpxor        ymm6, ymm0, ymm6
        xor          rdi, r9
        vpxor        ymm6, ymm1, ymm6
        vpsrlq       ymm1, ymm3, 7
        andn         r9, r13, r15
        vpxor        ymm11, ymm11, ymm1
        vpaddq       ymm11, ymm2, ymm11
        add          r9, r14
        vmovdqu      ymm2, [rax + 0x1580]
        vpaddq       ymm11, ymm11, ymm2
        vmovdqu      ymm1, [rsi + 384]
        add          r15, [rcx + 896]                           ; round 14
        vpsrlq       ymm0, ymm9, 6
        vpxor        ymm7, ymm7, ymm0
        add          rdi, r9
        vpaddq       ymm13, ymm13, ymm7
        vmovdqu      [rax + 0x1460], ymm13
        vmovdqu      ymm7, [rax + 0x14a0]
        vpsrlq       ymm0, ymm7, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        add          r11, rdi
        vpsllq       ymm9, ymm7, 63
        vpxor        ymm9, ymm0, ymm9
        rorx         r14, r8, 39
        vpsrlq       ymm0, ymm7, 8
        vpsllq       ymm2, ymm7, 56
        xor          rbx, r14
        vpxor        ymm2, ymm0, ymm2
        vpxor        ymm9, ymm9, ymm2
        add          rbx, rdx
        vpsrlq       ymm2, ymm10, 6
        vpxor        ymm6, ymm6, ymm2
        vpaddq       ymm11, ymm11, ymm6
        vmovdqu      [rax + 0x1660], ymm11
        add          rdi, rbx
        vpaddq       ymm6, ymm1, ymm15
        vpaddq       ymm2, ymm1, ymm12
        rorx         r14, r11, 14
        vmovdqu      [rcx + 1792], ymm6
        vmovdqu      [rcx + 1824], ymm2
        rorx         rbx, r11, 18
        vpsrlq       ymm6, ymm15, 19
        vpsllq       ymm2, ymm15, 45
        xor          r14, rbx
        vpxor        ymm6, ymm6, ymm2
        vpsrlq       ymm2, ymm15, 61
        mov          rbx, r11
        and          rbx, r13
        vpsllq       ymm1, ymm15, 3
        vpxor        ymm2, ymm2, ymm1
        add          r15, rbx
        vpxor        ymm6, ymm6, ymm2
        vmovdqu      ymm2, [rax + 0x16a0]
        vpsrlq       ymm1, ymm2, 1
        rorx         rbx, rdi, 28
        vpsllq       ymm0, ymm2, 63
        vpxor        ymm1, ymm1, ymm0
        rorx         r9, rdi, 34
        vpsrlq       ymm0, ymm2, 8
        vpsllq       ymm10, ymm2, 56
        vpxor        ymm10, ymm0, ymm10
        xor          rbx, r9
        vpxor        ymm10, ymm1, ymm10
        vpsrlq       ymm1, ymm7, 7
        mov          rdx, rdi
        xor          rdx, r8
        vpxor        ymm9, ymm9, ymm1
        vpaddq       ymm9, ymm4, ymm9
        and          r10, rdx
        vmovdqu      ymm4, [rax + 0x16c0]
        vpaddq       ymm9, ymm9, ymm4
        vpsrlq       ymm1, ymm12, 19
        xor          r10, r8
        vpsllq       ymm0, ymm12, 45
        vpxor        ymm1, ymm1, ymm0
        rorx         r9, r11, 41
        vpsrlq       ymm0, ymm12, 61
        vpsllq       ymm4, ymm12, 3
        xor          r14, r9
        vpxor        ymm4, ymm0, ymm4
        vpxor        ymm4, ymm1, ymm4
        andn         r9, r11, r12
        vpsrlq       ymm1, ymm2, 7
        vpxor        ymm10, ymm10, ymm1
        add          r9, r15
        vpaddq       ymm10, ymm3, ymm10
        vmovdqu      ymm3, [rax + 0x15a0]
        vpaddq       ymm10, ymm10, ymm3
        vmovdqu      ymm1, [rsi + 416]
        add          r12, [rcx + 960]                           ; round 15
        vpsrlq       ymm0, ymm15, 6
        vpxor        ymm6, ymm6, ymm0
        add          r14, r9
        vpaddq       ymm9, ymm9, ymm6
        vmovdqu      [rax + 0x1480], ymm9
        vmovdqu      ymm0, [rax + 0x1700]
        vpsrlq       ymm6, ymm0, 1                              ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        mov          r15, [rsp + 48]
        add          r15, r14
        vpsllq       ymm15, ymm0, 63
        vpxor        ymm15, ymm6, ymm15
        rorx         r9, rdi, 39
        vpsrlq       ymm6, ymm0, 8
        vpsllq       ymm3, ymm0, 56
        xor          rbx, r9
        vpxor        ymm6, ymm6, ymm3
        vpxor        ymm15, ymm15, ymm6
        add          rbx, r10
        vpsrlq       ymm6, ymm12, 6
        vpxor        ymm6, ymm4, ymm6
        lea          r10, [rcx + 1024]                          ; the next sixteen words
        vpaddq       ymm10, ymm10, ymm6
        vmovdqu      [rax + 0x1680], ymm10
        vpaddq       ymm6, ymm1, ymm13
        add          r14, rbx
        vpaddq       ymm4, ymm1, ymm11
        vmovdqu      [rcx + 1856], ymm6
        lea          rbx, [rsi + 512]
        mov          [rsp + 24], rbx
        vmovdqu      [rcx + 1888], ymm4
        vpsrlq       ymm6, ymm13, 19
        vpsllq       ymm4, ymm13, 45
        rorx         r9, r15, 14
        vpxor        ymm6, ymm6, ymm4
        vpsrlq       ymm4, ymm13, 61
        rorx         rbx, r15, 18
        vpsllq       ymm3, ymm13, 3
        vpxor        ymm4, ymm4, ymm3
        xor          r9, rbx
        vpxor        ymm6, ymm6, ymm4
        vmovdqu      ymm4, [rax + 0x14c0]
        vpsrlq       ymm3, ymm4, 1
        mov          rbx, r15
        and          rbx, r11
        vpsllq       ymm1, ymm4, 63
        vpxor        ymm3, ymm3, ymm1
        add          r12, rbx
        vpsrlq       ymm1, ymm4, 8
        vpsllq       ymm12, ymm4, 56
        rorx         rbx, r14, 28
        vpxor        ymm12, ymm1, ymm12
        vpxor        ymm12, ymm3, ymm12
        mov          [rsp + 48], r8
        rorx         r8, r14, 34
        vpsrlq       ymm3, ymm0, 7
        vpxor        ymm15, ymm15, ymm3
        xor          rbx, r8
        vpaddq       ymm15, ymm7, ymm15
        vpaddq       ymm15, ymm15, ymm14
        vpsrlq       ymm7, ymm11, 19
        mov          r8, r14
        xor          r8, rdi
        vpsllq       ymm3, ymm11, 45
        vpxor        ymm7, ymm7, ymm3
        and          rdx, r8
        vpsrlq       ymm3, ymm11, 61
        vpsllq       ymm1, ymm11, 3
        xor          rdx, rdi
        vpxor        ymm3, ymm3, ymm1
        vpxor        ymm7, ymm7, ymm3
        rorx         r8, r15, 41
        vpsrlq       ymm3, ymm4, 7
        vpxor        ymm12, ymm12, ymm3
        xor          r9, r8
        vpaddq       ymm12, ymm2, ymm12
        vmovdqu      ymm3, [rax + 0x15c0]
        vpaddq       ymm12, ymm12, ymm3
        andn         r8, r15, r13
        vmovdqu      ymm2, [rsi + 448]
        vmovdqu      ymm1, [rsi + 480]
        add          r8, r12
        vpsrlq       ymm0, ymm13, 6
        vpxor        ymm6, ymm6, ymm0
        add          r9, r8
        vpaddq       ymm15, ymm15, ymm6
        vmovdqu      [rax + 0x14a0], ymm15
        vpsrlq       ymm6, ymm11, 6
        mov          r12, [rsp + 56]
        add          r12, r9
        vpxor        ymm7, ymm7, ymm6
        vpaddq       ymm12, ymm12, ymm7
        vmovdqu      [rax + 0x16a0], ymm12
        vpaddq       ymm7, ymm2, ymm9
        rorx         r8, r14, 39
        vpaddq       ymm6, ymm2, ymm10
        vmovdqu      [rcx + 1920], ymm7
        xor          rbx, r8
        vmovdqu      [rcx + 1952], ymm6
        vpaddq       ymm7, ymm1, ymm15
        add          rdx, rbx
        vpaddq       ymm6, ymm1, ymm12
        vmovdqu      [rcx + 1984], ymm7
        add          rdx, r9
        vmovdqu      [rcx + 2016], ymm6
        vmovdqa      ymm9, ymm8
        vmovdqa      ymm8, ymm14
        mov          rsi, r14
        mov          r9, r12
        mov          rbx, r13
        mov          rcx, r10
        mov          r10, r15
        vmovdqu      ymm0, [rax + 0x1700]
        vmovdqu      ymm1, [rax + 0x1760]
        vmovdqu      ymm2, [rax + 0x1740]
        vmovdqu      ymm3, [rax + 0x1720]
        vmovdqu      ymm4, [rax + 0x1780]
        vmovdqu      ymm6, [rax + 0x16e0]
        vmovdqu      ymm7, [rax + 0x16c0]
        mov          r8, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          L(blocks_carry8)
        jmp          L(blocks_last8)
L(blocks_other8):
        mov          r12, [rsp + 32]
        add          r12, 8                                     ; the next block of the batch
        mov          [rsp + 32], r12
        mov          rcx, rbp
        align        32
L(blocks_plain8):

        ; sixteen rounds of one block
        rorx         r12, r9, 14                                ; round 0
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        add          rbx, [rcx]
        xor          r12, r13
        add          rbx, r14
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        mov          r15, rdx
        xor          r15, rsi
        mov          [rsp + 48], r10
        mov          r10, rsi
        xor          r10, rdi
        xor          r13, r14
        and          r10, r15
        xor          r10, rsi
        rorx         r14, r9, 41
        xor          r12, r14
        andn         r14, r9, r11
        add          rbx, r14
        add          r11, [rcx + 64]                            ; round 1
        add          rbx, r12
        add          r8, rbx
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r13, r10
        add          rbx, r13
        rorx         r12, r8, 14
        rorx         r13, r8, 18
        mov          r14, r8
        and          r14, r9
        mov          r10, rbx
        xor          r10, rdx
        xor          r12, r13
        add          r11, r14
        and          r15, r10
        xor          r15, rdx
        rorx         r13, rbx, 28
        rorx         r14, rbx, 34
        xor          r13, r14
        rorx         r14, r8, 41
        xor          r12, r14
        mov          r14, [rsp + 48]
        mov          [rsp + 56], rdx
        andn         rdx, r8, r14
        add          r11, rdx
        add          r14, [rcx + 128]                           ; round 2
        add          r11, r12
        add          rdi, r11
        rorx         r12, rbx, 39
        xor          r13, r12
        add          r13, r15
        add          r11, r13
        rorx         r12, rdi, 14
        rorx         r13, rdi, 18
        mov          r15, rdi
        and          r15, r8
        mov          rdx, r11
        xor          rdx, rbx
        xor          r12, r13
        add          r14, r15
        and          r10, rdx
        xor          r10, rbx
        rorx         r13, r11, 28
        rorx         r15, r11, 34
        xor          r13, r15
        rorx         r15, rdi, 41
        xor          r12, r15
        andn         r15, rdi, r9
        add          r15, r14
        add          r9, [rcx + 192]                            ; round 3
        add          r12, r15
        add          rsi, r12
        rorx         r14, r11, 39
        xor          r13, r14
        add          r10, r13
        add          r10, r12
        rorx         r12, rsi, 14
        rorx         r13, rsi, 18
        mov          r14, rsi
        and          r14, rdi
        mov          r15, r10
        xor          r15, r11
        xor          r12, r13
        add          r9, r14
        and          rdx, r15
        xor          rdx, r11
        rorx         r13, r10, 28
        rorx         r14, r10, 34
        xor          r13, r14
        rorx         r14, rsi, 41
        xor          r12, r14
        andn         r14, rsi, r8
        add          r9, r14
        add          r8, [rcx + 256]                            ; round 4
        add          r9, r12
        mov          r12, [rsp + 56]
        add          r12, r9
        rorx         r14, r10, 39
        xor          r13, r14
        add          r13, rdx
        add          r9, r13
        rorx         r13, r12, 14
        rorx         r14, r12, 18
        mov          rdx, r12
        and          rdx, rsi
        mov          [rsp + 48], r11
        mov          r11, r9
        xor          r11, r10
        xor          r13, r14
        add          r8, rdx
        and          r15, r11
        xor          r15, r10
        rorx         r14, r9, 28
        rorx         rdx, r9, 34
        xor          r14, rdx
        rorx         rdx, r12, 41
        xor          r13, rdx
        andn         rdx, r12, rdi
        add          r8, rdx
        add          rdi, [rcx + 320]                           ; round 5
        add          r8, r13
        add          rbx, r8
        rorx         r13, r9, 39
        xor          r14, r13
        add          r14, r15
        add          r8, r14
        rorx         r13, rbx, 14
        rorx         r14, rbx, 18
        mov          r15, rbx
        and          r15, r12
        mov          rdx, r8
        xor          rdx, r9
        xor          r13, r14
        add          rdi, r15
        and          r11, rdx
        xor          r11, r9
        rorx         r14, r8, 28
        rorx         r15, r8, 34
        xor          r14, r15
        rorx         r15, rbx, 41
        xor          r13, r15
        andn         r15, rbx, rsi
        add          rdi, r15
        add          rsi, [rcx + 384]                           ; round 6
        add          rdi, r13
        mov          r13, [rsp + 48]
        add          r13, rdi
        rorx         r15, r8, 39
        xor          r14, r15
        add          r14, r11
        add          rdi, r14
        rorx         r14, r13, 14
        rorx         r15, r13, 18
        mov          r11, r13
        and          r11, rbx
        mov          [rsp + 48], r9
        mov          r9, rdi
        xor          r9, r8
        xor          r14, r15
        add          rsi, r11
        and          rdx, r9
        xor          rdx, r8
        rorx         r15, rdi, 28
        rorx         r11, rdi, 34
        xor          r15, r11
        rorx         r11, r13, 41
        xor          r14, r11
        andn         r11, r13, r12
        add          rsi, r11
        add          r12, [rcx + 448]                           ; round 7
        add          rsi, r14
        add          r10, rsi
        rorx         r14, rdi, 39
        xor          r15, r14
        add          r15, rdx
        add          rsi, r15
        rorx         rdx, r10, 14
        rorx         r14, r10, 18
        mov          r15, r10
        and          r15, r13
        mov          r11, rsi
        xor          r11, rdi
        xor          rdx, r14
        add          r12, r15
        and          r9, r11
        xor          r9, rdi
        rorx         r14, rsi, 28
        rorx         r15, rsi, 34
        xor          r14, r15
        rorx         r15, r10, 41
        xor          rdx, r15
        andn         r15, r10, rbx
        add          r15, r12
        add          rbx, [rcx + 512]                           ; round 8
        add          rdx, r15
        mov          r12, [rsp + 48]
        add          r12, rdx
        rorx         r15, rsi, 39
        xor          r14, r15
        add          r14, r9
        add          rdx, r14
        rorx         r14, r12, 14
        rorx         r15, r12, 18
        mov          r9, r12
        and          r9, r10
        mov          [rsp + 48], rdi
        mov          rdi, rdx
        xor          rdi, rsi
        xor          r14, r15
        add          rbx, r9
        and          r11, rdi
        xor          r11, rsi
        rorx         r15, rdx, 28
        rorx         r9, rdx, 34
        xor          r15, r9
        rorx         r9, r12, 41
        xor          r14, r9
        andn         r9, r12, r13
        add          rbx, r9
        add          r13, [rcx + 576]                           ; round 9
        add          rbx, r14
        add          r8, rbx
        rorx         r14, rdx, 39
        xor          r15, r14
        add          r15, r11
        add          rbx, r15
        rorx         r11, r8, 14
        rorx         r14, r8, 18
        mov          r15, r8
        and          r15, r12
        mov          r9, rbx
        xor          r9, rdx
        xor          r11, r14
        add          r13, r15
        and          rdi, r9
        xor          rdi, rdx
        rorx         r14, rbx, 28
        rorx         r15, rbx, 34
        xor          r14, r15
        rorx         r15, r8, 41
        xor          r11, r15
        andn         r15, r8, r10
        add          r15, r13
        add          r10, [rcx + 640]                           ; round 10
        add          r11, r15
        mov          r13, [rsp + 48]
        add          r13, r11
        rorx         r15, rbx, 39
        xor          r14, r15
        add          r14, rdi
        add          r11, r14
        rorx         r14, r13, 14
        rorx         r15, r13, 18
        mov          rdi, r13
        and          rdi, r8
        mov          [rsp + 48], rdx
        mov          rdx, r11
        xor          rdx, rbx
        xor          r14, r15
        add          r10, rdi
        and          r9, rdx
        xor          r9, rbx
        rorx         r15, r11, 28
        rorx         rdi, r11, 34
        xor          r15, rdi
        rorx         rdi, r13, 41
        xor          r14, rdi
        andn         rdi, r13, r12
        add          r10, rdi
        add          r12, [rcx + 704]                           ; round 11
        add          r10, r14
        add          rsi, r10
        rorx         r14, r11, 39
        xor          r15, r14
        add          r15, r9
        add          r10, r15
        rorx         r9, rsi, 14
        rorx         r14, rsi, 18
        mov          r15, rsi
        and          r15, r13
        mov          rdi, r10
        xor          rdi, r11
        xor          r9, r14
        add          r12, r15
        and          rdx, rdi
        xor          rdx, r11
        rorx         r14, r10, 28
        rorx         r15, r10, 34
        xor          r14, r15
        rorx         r15, rsi, 41
        xor          r9, r15
        andn         r15, rsi, r8
        add          r15, r12
        add          r8, [rcx + 768]                            ; round 12
        add          r9, r15
        mov          r12, [rsp + 48]
        add          r12, r9
        rorx         r15, r10, 39
        xor          r14, r15
        add          r14, rdx
        add          r9, r14
        rorx         r14, r12, 14
        rorx         r15, r12, 18
        mov          rdx, r12
        and          rdx, rsi
        mov          [rsp + 48], r11
        mov          r11, r9
        xor          r11, r10
        xor          r14, r15
        add          r8, rdx
        and          rdi, r11
        xor          rdi, r10
        rorx         r15, r9, 28
        rorx         rdx, r9, 34
        xor          r15, rdx
        rorx         rdx, r12, 41
        xor          r14, rdx
        andn         rdx, r12, r13
        add          r8, rdx
        add          r13, [rcx + 832]                           ; round 13
        add          r8, r14
        add          rbx, r8
        rorx         r14, r9, 39
        xor          r15, r14
        add          r15, rdi
        add          r8, r15
        rorx         rdi, rbx, 14
        rorx         r14, rbx, 18
        mov          r15, rbx
        and          r15, r12
        mov          rdx, r8
        xor          rdx, r9
        xor          rdi, r14
        add          r13, r15
        and          r11, rdx
        xor          r11, r9
        rorx         r14, r8, 28
        rorx         r15, r8, 34
        xor          r14, r15
        rorx         r15, rbx, 41
        xor          rdi, r15
        andn         r15, rbx, rsi
        add          r15, r13
        add          rsi, [rcx + 896]                           ; round 14
        add          rdi, r15
        mov          r13, [rsp + 48]
        add          r13, rdi
        rorx         r15, r8, 39
        xor          r14, r15
        add          r14, r11
        add          rdi, r14
        rorx         r14, r13, 14
        rorx         r15, r13, 18
        mov          r11, r13
        and          r11, rbx
        mov          [rsp + 48], r9
        mov          r9, rdi
        xor          r9, r8
        xor          r14, r15
        add          rsi, r11
        and          rdx, r9
        xor          rdx, r8
        rorx         r15, rdi, 28
        rorx         r11, rdi, 34
        xor          r15, r11
        rorx         r11, r13, 41
        xor          r14, r11
        andn         r11, r13, r12
        add          rsi, r11
        add          r12, [rcx + 960]                           ; round 15
        add          rsi, r14
        add          r10, rsi
        rorx         r14, rdi, 39
        xor          r15, r14
        add          r15, rdx
        add          rcx, 1024
        add          rsi, r15
        rorx         rdx, r10, 14
        rorx         r14, r10, 18
        mov          r15, r10
        and          r15, r13
        mov          r11, rsi
        xor          r11, rdi
        xor          rdx, r14
        add          r12, r15
        and          r11, r9
        xor          r11, rdi
        rorx         r14, rsi, 28
        rorx         r15, rsi, 34
        xor          r14, r15
        rorx         r15, r10, 41
        xor          rdx, r15
        andn         r15, r10, rbx
        add          r15, r12
        add          rdx, r15
        mov          r9, [rsp + 48]
        add          r9, rdx
        rorx         r12, rsi, 39
        xor          r14, r12
        add          r14, r11
        add          rdx, r14
        mov          r11, r13
        cmp          rcx, [rsp + 32]
        jne          L(blocks_plain8)
L(blocks_last8):

        ; the last sixteen rounds of a block
        add          rbx, [rcx]                                 ; round 0
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        add          rbx, r13
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        xor          r13, r14
        mov          r14, rdx
        xor          r14, rsi
        mov          r15, rsi
        xor          r15, rdi
        and          r15, r14
        xor          r15, rsi
        mov          [rsp + 48], rbp
        rorx         rbp, r9, 41
        xor          r12, rbp
        andn         rbp, r9, r11
        add          rbx, rbp
        add          r11, [rcx + 64]                            ; round 1
        add          rbx, r12
        add          r8, rbx
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r13, r15
        add          rbx, r13
        rorx         r12, r8, 14
        rorx         r13, r8, 18
        xor          r12, r13
        mov          r13, r8
        and          r13, r9
        add          r11, r13
        rorx         r13, rbx, 28
        rorx         r15, rbx, 34
        xor          r13, r15
        mov          r15, rbx
        xor          r15, rdx
        and          r14, r15
        xor          r14, rdx
        rorx         rbp, r8, 41
        xor          r12, rbp
        andn         rbp, r8, r10
        add          r11, rbp
        add          r10, [rcx + 128]                           ; round 2
        add          r11, r12
        add          rdi, r11
        rorx         r12, rbx, 39
        xor          r13, r12
        add          r13, r14
        add          r11, r13
        rorx         r12, rdi, 14
        rorx         r13, rdi, 18
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        add          r10, r13
        rorx         r13, r11, 28
        rorx         r14, r11, 34
        xor          r13, r14
        mov          r14, r11
        xor          r14, rbx
        and          r15, r14
        xor          r15, rbx
        rorx         rbp, rdi, 41
        xor          r12, rbp
        andn         rbp, rdi, r9
        add          r10, rbp
        add          r9, [rcx + 192]                            ; round 3
        add          r10, r12
        add          rsi, r10
        rorx         r12, r11, 39
        xor          r13, r12
        add          r13, r15
        add          r10, r13
        rorx         r12, rsi, 14
        rorx         r13, rsi, 18
        xor          r12, r13
        mov          r13, rsi
        and          r13, rdi
        add          r9, r13
        rorx         r13, r10, 28
        rorx         r15, r10, 34
        xor          r13, r15
        mov          r15, r10
        xor          r15, r11
        and          r14, r15
        xor          r14, r11
        rorx         rbp, rsi, 41
        xor          r12, rbp
        andn         rbp, rsi, r8
        add          r9, rbp
        add          r8, [rcx + 256]                            ; round 4
        add          r9, r12
        add          rdx, r9
        rorx         r12, r10, 39
        xor          r13, r12
        add          r13, r14
        add          r9, r13
        rorx         r12, rdx, 14
        rorx         r13, rdx, 18
        xor          r12, r13
        mov          r13, rdx
        and          r13, rsi
        add          r8, r13
        rorx         r13, r9, 28
        rorx         r14, r9, 34
        xor          r13, r14
        mov          r14, r9
        xor          r14, r10
        and          r15, r14
        xor          r15, r10
        rorx         rbp, rdx, 41
        xor          r12, rbp
        andn         rbp, rdx, rdi
        add          r8, rbp
        add          rdi, [rcx + 320]                           ; round 5
        add          r8, r12
        add          rbx, r8
        rorx         r12, r9, 39
        xor          r13, r12
        add          r13, r15
        add          r8, r13
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
        xor          r12, r13
        mov          r13, rbx
        and          r13, rdx
        add          rdi, r13
        rorx         r13, r8, 28
        rorx         r15, r8, 34
        xor          r13, r15
        mov          r15, r8
        xor          r15, r9
        and          r14, r15
        xor          r14, r9
        rorx         rbp, rbx, 41
        xor          r12, rbp
        andn         rbp, rbx, rsi
        add          rdi, rbp
        add          rsi, [rcx + 384]                           ; round 6
        add          rdi, r12
        add          r11, rdi
        rorx         r12, r8, 39
        xor          r13, r12
        add          r13, r14
        add          rdi, r13
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        xor          r12, r13
        mov          r13, r11
        and          r13, rbx
        add          rsi, r13
        rorx         r13, rdi, 28
        rorx         r14, rdi, 34
        xor          r13, r14
        mov          r14, rdi
        xor          r14, r8
        and          r15, r14
        xor          r15, r8
        rorx         rbp, r11, 41
        xor          r12, rbp
        andn         rbp, r11, rdx
        add          rsi, rbp
        add          rdx, [rcx + 448]                           ; round 7
        add          rsi, r12
        add          r10, rsi
        rorx         r12, rdi, 39
        xor          r13, r12
        add          r13, r15
        add          rsi, r13
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        xor          r12, r13
        mov          r13, r10
        and          r13, r11
        add          rdx, r13
        rorx         r13, rsi, 28
        rorx         r15, rsi, 34
        xor          r13, r15
        mov          r15, rsi
        xor          r15, rdi
        and          r14, r15
        xor          r14, rdi
        rorx         rbp, r10, 41
        xor          r12, rbp
        andn         rbp, r10, rbx
        add          rbp, rdx
        add          rbx, [rcx + 512]                           ; round 8
        add          r12, rbp
        add          r9, r12
        rorx         rbp, rsi, 39
        xor          r13, rbp
        add          r13, r14
        add          r12, r13
        rorx         r13, r9, 14
        rorx         r14, r9, 18
        xor          r13, r14
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
        rorx         r14, r12, 28
        rorx         rbp, r12, 34
        xor          r14, rbp
        mov          rbp, r12
        xor          rbp, rsi
        and          r15, rbp
        xor          r15, rsi
        rorx         rdx, r9, 41
        xor          r13, rdx
        andn         rdx, r9, r11
        add          rbx, rdx
        add          r11, [rcx + 576]                           ; round 9
        add          rbx, r13
        add          r8, rbx
        rorx         r13, r12, 39
        xor          r14, r13
        add          r14, r15
        add          rbx, r14
        rorx         r13, r8, 14
        rorx         r14, r8, 18
        xor          r13, r14
        mov          r14, r8
        and          r14, r9
        add          r11, r14
        rorx         r14, rbx, 28
        rorx         r15, rbx, 34
        xor          r14, r15
        mov          r15, rbx
        xor          r15, r12
        and          rbp, r15
        xor          rbp, r12
        rorx         rdx, r8, 41
        xor          r13, rdx
        andn         rdx, r8, r10
        add          r11, rdx
        add          r10, [rcx + 640]                           ; round 10
        add          r11, r13
        add          rdi, r11
        rorx         r13, rbx, 39
        xor          r14, r13
        add          r14, rbp
        add          r11, r14
        rorx         r13, rdi, 14
        rorx         r14, rdi, 18
        xor          r13, r14
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
        rorx         r14, r11, 28
        rorx         rbp, r11, 34
        xor          r14, rbp
        mov          rbp, r11
        xor          rbp, rbx
        and          r15, rbp
        xor          r15, rbx
        rorx         rdx, rdi, 41
        xor          r13, rdx
        andn         rdx, rdi, r9
        add          r10, rdx
        add          r9, [rcx + 704]                            ; round 11
        add          r10, r13
        add          rsi, r10
        rorx         r13, r11, 39
        xor          r14, r13
        add          r14, r15
        add          r10, r14
        rorx         r13, rsi, 14
        rorx         r14, rsi, 18
        xor          r13, r14
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
        rorx         r14, r10, 28
        rorx         r15, r10, 34
        xor          r14, r15
        mov          r15, r10
        xor          r15, r11
        and          rbp, r15
        xor          rbp, r11
        rorx         rdx, rsi, 41
        xor          r13, rdx
        andn         rdx, rsi, r8
        add          r9, rdx
        add          r8, [rcx + 768]                            ; round 12
        add          r9, r13
        add          r12, r9
        rorx         r13, r10, 39
        xor          r14, r13
        add          r14, rbp
        add          r9, r14
        rorx         r13, r12, 14
        rorx         r14, r12, 18
        xor          r13, r14
        mov          r14, r12
        and          r14, rsi
        add          r8, r14
        rorx         r14, r9, 28
        rorx         rbp, r9, 34
        xor          r14, rbp
        mov          rbp, r9
        xor          rbp, r10
        and          r15, rbp
        xor          r15, r10
        rorx         rdx, r12, 41
        xor          r13, rdx
        andn         rdx, r12, rdi
        add          r8, rdx
        add          rdi, [rcx + 832]                           ; round 13
        add          r8, r13
        add          rbx, r8
        rorx         r13, r9, 39
        xor          r14, r13
        add          r14, r15
        add          r8, r14
        rorx         r13, rbx, 14
        rorx         r14, rbx, 18
        xor          r13, r14
        mov          r14, rbx
        and          r14, r12
        add          rdi, r14
        rorx         r14, r8, 28
        rorx         r15, r8, 34
        xor          r14, r15
        mov          r15, r8
        xor          r15, r9
        and          rbp, r15
        xor          rbp, r9
        rorx         rdx, rbx, 41
        xor          r13, rdx
        andn         rdx, rbx, rsi
        add          rdi, rdx
        add          rsi, [rcx + 896]                           ; round 14
        add          rdi, r13
        add          r11, rdi
        rorx         r13, r8, 39
        xor          r14, r13
        add          r14, rbp
        add          rdi, r14
        rorx         r13, r11, 14
        rorx         r14, r11, 18
        xor          r13, r14
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
        mov          r14, r12                                   ; round 15
        add          r14, [rcx + 960]
        andn         rcx, r11, r12
        add          rsi, rcx
        rorx         rcx, rdi, 28
        rorx         r12, rdi, 34
        xor          rcx, r12
        mov          rdx, rdi
        xor          rdx, r8
        and          r15, rdx
        xor          r15, r8
        rorx         r12, r11, 41
        xor          r13, r12
        add          rsi, r13
        add          r10, rsi
        rorx         r12, rdi, 39
        xor          rcx, r12
        add          rcx, r15
        add          rsi, rcx
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        xor          r12, r13
        mov          r13, r10
        and          r13, r11
        add          r14, r13
        rorx         r13, rsi, 39
        xor          rcx, r13
        mov          r13, rsi
        xor          r13, rdi
        and          rdx, r13
        xor          rdx, rdi
        rorx         r13, r10, 41
        xor          r12, r13
        andn         r13, r10, rbx
        add          r13, r14
        add          r12, r13
        mov          r13, [rsp + 16]
        mov          r14, [r13]                                 ; H = H + (a, b, ...)
        add          r14, rcx
        add          rdx, r14
        add          rdx, r12
        mov          [r13], rdx
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 8], rcx
        mov          r14, [rsp]
        add          r14, -1
        mov          [rsp], r14
        mov          rbp, [rsp + 48]
        add          rbp, 8
        mov          r15, [r13 + 8]
        add          rsi, r15
        mov          [r13 + 8], rsi
        mov          r15, [r13 + 16]
        add          rdi, r15
        mov          [r13 + 16], rdi
        mov          r15, [r13 + 32]
        add          r9, r15
        add          r9, r12
        mov          [r13 + 32], r9
        mov          r12, [r13 + 24]
        add          r8, r12
        mov          [r13 + 24], r8
        mov          r12, [r13 + 40]
        add          r10, r12
        mov          [r13 + 40], r10
        mov          r12, [r13 + 48]
        add          r11, r12
        mov          [r13 + 48], r11
        mov          r12, [r13 + 56]
        add          rbx, r12
        mov          [r13 + 56], rbx
        cmp          rbp, [rsp + 40]
        jne          L(blocks_other8)
        jmp          L(blocks_batch8)
L(blocks_batch1):
        cmp          qword [rsp], 1
        jb           L(blocks_done)

        ; the schedule of 1 block: the message words
        mov          rbp, [rsp + 8]
        vmovdqu      xmm8, [rbp]                                ; W_0 W_1
        vmovdqu      xmm9, [rel L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [rbp + 16]                          ; W_2 W_3
        vmovdqu      xmm11, [rbp + 32]                          ; W_4 W_5
        vmovdqu      xmm12, [rbp + 48]                          ; W_6 W_7
        vmovdqu      xmm13, [rbp + 64]                          ; W_8 W_9
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [rbp + 80]                           ; W_10 W_11
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [rbp + 96]                          ; W_12 W_13
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [rbp + 112]                         ; W_14 W_15
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rel L(K)]                    ; W_0 to W_1, + K
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rel L(K) + 16]                ; W_2 to W_3, + K
        vpaddq       xmm9, xmm2, [rel L(K) + 32]                ; W_4 to W_5, + K
        vpaddq       xmm10, xmm3, [rel L(K) + 48]               ; W_6 to W_7, + K
        vpaddq       xmm11, xmm4, [rel L(K) + 64]               ; W_8 to W_9, + K
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rel L(K) + 80]                ; W_10 to W_11, + K
        vpaddq       xmm9, xmm6, [rel L(K) + 96]                ; W_12 to W_13, + K
        vpaddq       xmm10, xmm7, [rel L(K) + 112]              ; W_14 to W_15, + K
        lea          rbp, [rax + 512]
        mov          [rsp + 32], rbp
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          r12, [rel L(K) + 128]
        mov          [rsp + 24], r12
        mov          rcx, rax
        align        32
L(blocks_carry1):

        ; sixteen rounds of one block beside the next words of its batch
        rorx         rbp, r9, 14                                ; round 0
        vpsrlq       xmm8, xmm7, 19                             ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r12, r9, 18
        mov          r13, r9
        and          r13, r10
        vpsllq       xmm9, xmm7, 45
        add          rbx, [rcx]
        xor          rbp, r12
        vpsrlq       xmm10, xmm7, 61
        add          rbx, r13
        vpsllq       xmm11, xmm7, 3
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        vpxor        xmm8, xmm8, xmm9
        xor          r12, r13
        mov          r13, rdx
        xor          r13, rsi
        vpxor        xmm9, xmm10, xmm11
        mov          r14, rsi
        xor          r14, rdi
        and          r14, r13
        vpxor        xmm8, xmm8, xmm9
        xor          r14, rsi
        rorx         r15, r9, 41
        vpalignr     xmm9, xmm1, xmm0, 8
        xor          rbp, r15
        vpsrlq       xmm10, xmm9, 1
        andn         r15, r9, r11
        add          rbx, r15
        vpsllq       xmm11, xmm9, 63
        add          r11, [rcx + 8]                             ; round 1
        add          rbx, rbp
        vpxor        xmm10, xmm10, xmm11
        add          r8, rbx
        rorx         rbp, rdx, 39
        vpsrlq       xmm11, xmm9, 8
        xor          r12, rbp
        add          r12, r14
        vpsllq       xmm12, xmm9, 56
        add          rbx, r12
        vpxor        xmm11, xmm11, xmm12
        rorx         rbp, r8, 14
        rorx         r12, r8, 18
        vpsrlq       xmm9, xmm9, 7
        xor          rbp, r12
        mov          r12, r8
        and          r12, r9
        vpxor        xmm10, xmm10, xmm11
        add          r11, r12
        rorx         r12, rbx, 28
        vpxor        xmm9, xmm10, xmm9
        rorx         r14, rbx, 34
        xor          r12, r14
        vpsrlq       xmm10, xmm7, 6
        mov          r14, rbx
        xor          r14, rdx
        and          r13, r14
        vpxor        xmm8, xmm8, xmm10
        xor          r13, rdx
        vpalignr     xmm10, xmm5, xmm4, 8
        rorx         r15, r8, 41
        xor          rbp, r15
        vpaddq       xmm11, xmm0, xmm10
        andn         r15, r8, r10
        add          r11, r15
        vpaddq       xmm8, xmm11, xmm8
        add          r10, [rcx + 16]                            ; round 2
        add          r11, rbp
        vpaddq       xmm0, xmm9, xmm8
        add          rdi, r11
        rorx         rbp, rbx, 39
        vpalignr     xmm8, xmm2, xmm1, 8                        ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        xor          r12, rbp
        vpsrlq       xmm9, xmm8, 1
        add          r12, r13
        add          r11, r12
        vpsllq       xmm11, xmm8, 63
        rorx         rbp, rdi, 14
        rorx         r12, rdi, 18
        vpxor        xmm9, xmm9, xmm11
        xor          rbp, r12
        mov          r12, rdi
        and          r12, r8
        vpsrlq       xmm11, xmm8, 8
        add          r10, r12
        rorx         r12, r11, 28
        vpsllq       xmm12, xmm8, 56
        rorx         r13, r11, 34
        vpxor        xmm11, xmm11, xmm12
        xor          r12, r13
        mov          r13, r11
        xor          r13, rbx
        vpsrlq       xmm8, xmm8, 7
        and          r14, r13
        xor          r14, rbx
        vpxor        xmm9, xmm9, xmm11
        rorx         r15, rdi, 41
        xor          rbp, r15
        vpxor        xmm8, xmm9, xmm8
        andn         r15, rdi, r9
        add          r10, r15
        mov          r15, [rsp + 24]
        vpaddq       xmm9, xmm0, [r15]
        add          r9, [rcx + 24]                             ; round 3
        vmovdqu      [rcx + 128], xmm9
        add          r10, rbp
        add          rsi, r10
        vpsrlq       xmm9, xmm0, 19
        rorx         rbp, r11, 39
        xor          r12, rbp
        vpsllq       xmm11, xmm0, 45
        add          r12, r14
        add          r10, r12
        vpxor        xmm9, xmm9, xmm11
        rorx         rbp, rsi, 14
        rorx         r12, rsi, 18
        vpsrlq       xmm11, xmm0, 61
        xor          rbp, r12
        mov          r12, rsi
        and          r12, rdi
        vpsllq       xmm12, xmm0, 3
        add          r9, r12
        vpxor        xmm11, xmm11, xmm12
        rorx         r12, r10, 28
        rorx         r14, r10, 34
        vpxor        xmm9, xmm9, xmm11
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
        vpalignr     xmm11, xmm6, xmm5, 8
        and          r13, r14
        xor          r13, r11
        vpaddq       xmm12, xmm1, xmm11
        mov          [rsp + 48], r11
        rorx         r11, rsi, 41
        xor          rbp, r11
        vpaddq       xmm8, xmm12, xmm8
        andn         r11, rsi, r8
        vpsrlq       xmm12, xmm0, 6
        add          r9, r11
        add          r8, [rcx + 32]                             ; round 4
        vpxor        xmm9, xmm9, xmm12
        add          r9, rbp
        add          rdx, r9
        vpaddq       xmm1, xmm8, xmm9
        rorx         rbp, r10, 39
        xor          r12, rbp
        vpalignr     xmm8, xmm3, xmm2, 8                        ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r12, r13
        add          r9, r12
        vpsrlq       xmm9, xmm8, 1
        rorx         rbp, rdx, 14
        vpsllq       xmm12, xmm8, 63
        rorx         r12, rdx, 18
        xor          rbp, r12
        vpxor        xmm9, xmm9, xmm12
        mov          r12, rdx
        and          r12, rsi
        add          r8, r12
        vpsrlq       xmm12, xmm8, 8
        rorx         r12, r9, 28
        rorx         r13, r9, 34
        vpsllq       xmm13, xmm8, 56
        xor          r12, r13
        mov          r13, r9
        xor          r13, r10
        vpxor        xmm12, xmm12, xmm13
        and          r14, r13
        xor          r14, r10
        vpsrlq       xmm8, xmm8, 7
        rorx         r11, rdx, 41
        vpxor        xmm9, xmm9, xmm12
        xor          rbp, r11
        andn         r11, rdx, rdi
        vpxor        xmm8, xmm9, xmm8
        add          r8, r11
        add          rdi, [rcx + 40]                            ; round 5
        vpaddq       xmm9, xmm1, [r15 + 16]
        add          r8, rbp
        add          rbx, r8
        vmovdqu      [rcx + 144], xmm9
        rorx         rbp, r9, 39
        xor          r12, rbp
        vpsrlq       xmm9, xmm1, 19
        add          r12, r14
        vpsllq       xmm12, xmm1, 45
        add          r8, r12
        rorx         rbp, rbx, 14
        vpxor        xmm9, xmm9, xmm12
        rorx         r12, rbx, 18
        xor          rbp, r12
        vpsrlq       xmm12, xmm1, 61
        mov          r12, rbx
        and          r12, rdx
        add          rdi, r12
        vpsllq       xmm13, xmm1, 3
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        vpxor        xmm12, xmm12, xmm13
        xor          r12, r14
        vpxor        xmm9, xmm9, xmm12
        mov          r14, r8
        xor          r14, r9
        and          r13, r14
        vpalignr     xmm12, xmm7, xmm6, 8
        xor          r13, r9
        rorx         r11, rbx, 41
        vpaddq       xmm13, xmm2, xmm12
        xor          rbp, r11
        andn         r11, rbx, rsi
        vpaddq       xmm8, xmm13, xmm8
        add          rdi, r11
        add          rsi, [rcx + 48]                            ; round 6
        vpsrlq       xmm13, xmm1, 6
        add          rdi, rbp
        mov          r11, [rsp + 48]
        add          r11, rdi
        vpxor        xmm9, xmm9, xmm13
        rorx         rbp, r8, 39
        vpaddq       xmm2, xmm8, xmm9
        xor          r12, rbp
        add          r12, r13
        vpalignr     xmm8, xmm4, xmm3, 8                        ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          rdi, r12
        rorx         rbp, r11, 14
        vpsrlq       xmm9, xmm8, 1
        rorx         r12, r11, 18
        xor          rbp, r12
        vpsllq       xmm13, xmm8, 63
        mov          r12, r11
        and          r12, rbx
        add          rsi, r12
        vpxor        xmm9, xmm9, xmm13
        rorx         r12, rdi, 28
        vpsrlq       xmm13, xmm8, 8
        rorx         r13, rdi, 34
        xor          r12, r13
        vpsllq       xmm14, xmm8, 56
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        vpxor        xmm13, xmm13, xmm14
        xor          r14, r8
        mov          [rsp + 48], r8
        rorx         r8, r11, 41
        vpsrlq       xmm8, xmm8, 7
        xor          rbp, r8
        andn         r8, r11, rdx
        vpxor        xmm9, xmm9, xmm13
        add          rsi, r8
        vpxor        xmm8, xmm9, xmm8
        add          rdx, [rcx + 56]                            ; round 7
        add          rsi, rbp
        vpaddq       xmm8, xmm3, xmm8
        add          r10, rsi
        rorx         rbp, rdi, 39
        vpaddq       xmm9, xmm2, [r15 + 32]
        xor          r12, rbp
        add          r12, r14
        vmovdqu      [rcx + 160], xmm9
        add          rsi, r12
        rorx         rbp, r10, 14
        vpsrlq       xmm9, xmm2, 19
        rorx         r12, r10, 18
        vpsllq       xmm13, xmm2, 45
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
        vpxor        xmm9, xmm9, xmm13
        add          rdx, r12
        rorx         r12, rsi, 28
        vpsrlq       xmm13, xmm2, 61
        rorx         r14, rsi, 34
        xor          r12, r14
        vpsllq       xmm14, xmm2, 3
        mov          r14, rsi
        xor          r14, rdi
        and          r13, r14
        vpxor        xmm13, xmm13, xmm14
        xor          r13, rdi
        rorx         r8, r10, 41
        vpxor        xmm9, xmm9, xmm13
        xor          rbp, r8
        vpsrlq       xmm13, xmm2, 6
        andn         r8, r10, rbx
        add          rdx, r8
        vpxor        xmm9, xmm9, xmm13
        add          rbx, [rcx + 64]                            ; round 8
        add          rdx, rbp
        vpalignr     xmm13, xmm0, xmm7, 8
        add          r9, rdx
        rorx         rbp, rsi, 39
        vpaddq       xmm8, xmm8, xmm13
        xor          r12, rbp
        add          r12, r13
        vpaddq       xmm3, xmm8, xmm9
        add          rdx, r12
        vpsrlq       xmm8, xmm10, 1                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        rorx         rbp, r9, 14
        rorx         r12, r9, 18
        vpsllq       xmm9, xmm10, 63
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        vpxor        xmm8, xmm8, xmm9
        add          rbx, r12
        rorx         r12, rdx, 28
        vpsrlq       xmm9, xmm10, 8
        rorx         r13, rdx, 34
        xor          r12, r13
        vpsllq       xmm14, xmm10, 56
        mov          r13, rdx
        xor          r13, rsi
        vpxor        xmm9, xmm9, xmm14
        and          r14, r13
        xor          r14, rsi
        vpsrlq       xmm10, xmm10, 7
        rorx         r8, r9, 41
        xor          rbp, r8
        vpxor        xmm8, xmm8, xmm9
        andn         r8, r9, r11
        add          rbx, r8
        vpxor        xmm8, xmm8, xmm10
        add          r11, [rcx + 72]                            ; round 9
        add          rbx, rbp
        vpaddq       xmm8, xmm4, xmm8
        mov          r8, [rsp + 48]
        add          r8, rbx
        rorx         rbp, rdx, 39
        vpaddq       xmm9, xmm3, [r15 + 48]
        xor          r12, rbp
        vmovdqu      [rcx + 176], xmm9
        add          r12, r14
        add          rbx, r12
        vpsrlq       xmm9, xmm3, 19
        rorx         rbp, r8, 14
        rorx         r12, r8, 18
        vpsllq       xmm10, xmm3, 45
        xor          rbp, r12
        mov          r12, r8
        and          r12, r9
        vpxor        xmm9, xmm9, xmm10
        add          r11, r12
        rorx         r12, rbx, 28
        vpsrlq       xmm10, xmm3, 61
        rorx         r14, rbx, 34
        vpsllq       xmm14, xmm3, 3
        xor          r12, r14
        mov          r14, rbx
        xor          r14, rdx
        vpxor        xmm10, xmm10, xmm14
        and          r13, r14
        xor          r13, rdx
        vpxor        xmm9, xmm9, xmm10
        mov          [rsp + 48], rdx
        rorx         rdx, r8, 41
        xor          rbp, rdx
        vpsrlq       xmm10, xmm3, 6
        andn         rdx, r8, r10
        add          r11, rdx
        vpxor        xmm9, xmm9, xmm10
        add          r10, [rcx + 80]                            ; round 10
        vpalignr     xmm10, xmm1, xmm0, 8
        add          r11, rbp
        add          rdi, r11
        vpaddq       xmm8, xmm8, xmm10
        rorx         rbp, rbx, 39
        xor          r12, rbp
        vpaddq       xmm4, xmm8, xmm9
        add          r12, r13
        add          r11, r12
        vpsrlq       xmm8, xmm11, 1                             ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        rorx         rbp, rdi, 14
        rorx         r12, rdi, 18
        vpsllq       xmm9, xmm11, 63
        xor          rbp, r12
        vpxor        xmm8, xmm8, xmm9
        mov          r12, rdi
        and          r12, r8
        add          r10, r12
        vpsrlq       xmm9, xmm11, 8
        rorx         r12, r11, 28
        rorx         r13, r11, 34
        vpsllq       xmm10, xmm11, 56
        xor          r12, r13
        mov          r13, r11
        xor          r13, rbx
        vpxor        xmm9, xmm9, xmm10
        and          r14, r13
        xor          r14, rbx
        vpsrlq       xmm10, xmm11, 7
        rorx         rdx, rdi, 41
        xor          rbp, rdx
        vpxor        xmm8, xmm8, xmm9
        andn         rdx, rdi, r9
        vpxor        xmm8, xmm8, xmm10
        add          r10, rdx
        add          r9, [rcx + 88]                             ; round 11
        vpaddq       xmm8, xmm5, xmm8
        add          r10, rbp
        add          rsi, r10
        vpaddq       xmm9, xmm4, [r15 + 64]
        rorx         rbp, r11, 39
        xor          r12, rbp
        vmovdqu      [rcx + 192], xmm9
        add          r12, r14
        add          r10, r12
        vpsrlq       xmm9, xmm4, 19
        rorx         rbp, rsi, 14
        vpsllq       xmm10, xmm4, 45
        rorx         r12, rsi, 18
        xor          rbp, r12
        vpxor        xmm9, xmm9, xmm10
        mov          r12, rsi
        and          r12, rdi
        add          r9, r12
        vpsrlq       xmm10, xmm4, 61
        rorx         r12, r10, 28
        rorx         r14, r10, 34
        vpsllq       xmm11, xmm4, 3
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
        vpxor        xmm10, xmm10, xmm11
        and          r13, r14
        vpxor        xmm9, xmm9, xmm10
        xor          r13, r11
        rorx         rdx, rsi, 41
        vpsrlq       xmm10, xmm4, 6
        xor          rbp, rdx
        andn         rdx, rsi, r8
        vpxor        xmm9, xmm9, xmm10
        add          r9, rdx
        add          r8, [rcx + 96]                             ; round 12
        vpalignr     xmm10, xmm2, xmm1, 8
        add          r9, rbp
        mov          rdx, [rsp + 48]
        add          rdx, r9
        vpaddq       xmm8, xmm8, xmm10
        rorx         rbp, r10, 39
        xor          r12, rbp
        vpaddq       xmm5, xmm8, xmm9
        add          r12, r13
        vpsrlq       xmm8, xmm12, 1                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9, r12
        rorx         rbp, rdx, 14
        vpsllq       xmm9, xmm12, 63
        rorx         r12, rdx, 18
        xor          rbp, r12
        vpxor        xmm8, xmm8, xmm9
        mov          r12, rdx
        and          r12, rsi
        add          r8, r12
        vpsrlq       xmm9, xmm12, 8
        rorx         r12, r9, 28
        rorx         r13, r9, 34
        vpsllq       xmm10, xmm12, 56
        xor          r12, r13
        vpxor        xmm9, xmm9, xmm10
        mov          r13, r9
        xor          r13, r10
        and          r14, r13
        vpsrlq       xmm10, xmm12, 7
        xor          r14, r10
        mov          [rsp + 48], r10
        rorx         r10, rdx, 41
        vpxor        xmm8, xmm8, xmm9
        xor          rbp, r10
        andn         r10, rdx, rdi
        vpxor        xmm8, xmm8, xmm10
        add          r8, r10
        add          rdi, [rcx + 104]                           ; round 13
        vpaddq       xmm8, xmm6, xmm8
        add          r8, rbp
        vpaddq       xmm9, xmm5, [r15 + 80]
        add          rbx, r8
        rorx         rbp, r9, 39
        vmovdqu      [rcx + 208], xmm9
        xor          r12, rbp
        add          r12, r14
        vpsrlq       xmm9, xmm5, 19
        add          r8, r12
        rorx         rbp, rbx, 14
        vpsllq       xmm10, xmm5, 45
        rorx         r12, rbx, 18
        xor          rbp, r12
        vpxor        xmm9, xmm9, xmm10
        mov          r12, rbx
        and          r12, rdx
        add          rdi, r12
        vpsrlq       xmm10, xmm5, 61
        rorx         r12, r8, 28
        vpsllq       xmm11, xmm5, 3
        rorx         r14, r8, 34
        xor          r12, r14
        vpxor        xmm10, xmm10, xmm11
        mov          r14, r8
        xor          r14, r9
        and          r13, r14
        vpxor        xmm9, xmm9, xmm10
        xor          r13, r9
        rorx         r10, rbx, 41
        vpsrlq       xmm10, xmm5, 6
        xor          rbp, r10
        andn         r10, rbx, rsi
        vpxor        xmm9, xmm9, xmm10
        add          rdi, r10
        vpalignr     xmm10, xmm3, xmm2, 8
        add          rsi, [rcx + 112]                           ; round 14
        add          rdi, rbp
        vpaddq       xmm8, xmm8, xmm10
        add          r11, rdi
        rorx         rbp, r8, 39
        vpaddq       xmm6, xmm8, xmm9
        xor          r12, rbp
        add          r12, r13
        vpsrlq       xmm8, xmm13, 1                             ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        add          rdi, r12
        rorx         rbp, r11, 14
        vpsllq       xmm9, xmm13, 63
        rorx         r12, r11, 18
        vpxor        xmm8, xmm8, xmm9
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        vpsrlq       xmm9, xmm13, 8
        add          rsi, r12
        rorx         r12, rdi, 28
        vpsllq       xmm10, xmm13, 56
        rorx         r13, rdi, 34
        xor          r12, r13
        vpxor        xmm9, xmm9, xmm10
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        vpsrlq       xmm10, xmm13, 7
        xor          r14, r8
        vpxor        xmm8, xmm8, xmm9
        rorx         r10, r11, 41
        xor          rbp, r10
        vpxor        xmm8, xmm8, xmm10
        andn         r10, r11, rdx
        add          rsi, r10
        vpaddq       xmm8, xmm7, xmm8
        add          rdx, [rcx + 120]                           ; round 15
        add          rsi, rbp
        vpaddq       xmm9, xmm6, [r15 + 96]
        mov          r10, [rsp + 48]
        add          r10, rsi
        rorx         rbp, rdi, 39
        vpsrlq       xmm10, xmm6, 19
        xor          r12, rbp
        add          r12, r14
        vpsllq       xmm11, xmm6, 45
        lea          rbp, [rcx + 128]                           ; the next sixteen words
        vpsrlq       xmm12, xmm6, 61
        add          rsi, r12
        lea          r12, [r15 + 128]
        mov          [rsp + 24], r12
        vmovdqu      [rcx + 224], xmm9
        rorx         r14, r10, 14
        rorx         r12, r10, 18
        vpxor        xmm9, xmm10, xmm11
        xor          r14, r12
        mov          r12, r10
        and          r12, r11
        vpsllq       xmm10, xmm6, 3
        add          rdx, r12
        rorx         r12, rsi, 28
        vpxor        xmm10, xmm12, xmm10
        mov          [rsp + 48], r8
        rorx         r8, rsi, 34
        vpxor        xmm9, xmm9, xmm10
        xor          r12, r8
        mov          r8, rsi
        xor          r8, rdi
        vpsrlq       xmm10, xmm6, 6
        and          r8, r13
        xor          r8, rdi
        vpxor        xmm9, xmm9, xmm10
        rorx         r13, r10, 41
        xor          r14, r13
        vpalignr     xmm10, xmm4, xmm3, 8
        andn         r13, r10, rbx
        add          rdx, r13
        vpaddq       xmm8, xmm8, xmm10
        add          rdx, r14
        vpaddq       xmm7, xmm8, xmm9
        add          r9, rdx
        rorx         r13, rsi, 39
        vpaddq       xmm8, xmm7, [r15 + 112]
        xor          r12, r13
        add          r12, r8
        vmovdqu      [rcx + 240], xmm8
        add          rdx, r12
        mov          rcx, rbp
        mov          r8, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          L(blocks_carry1)

        ; the last sixteen rounds of a block
        add          rbx, [rcx]                                 ; round 0
        rorx         rbp, r9, 14
        rorx         r12, r9, 18
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        add          rbx, r12
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        xor          r12, r13
        mov          r13, rdx
        xor          r13, rsi
        mov          r14, rsi
        xor          r14, rdi
        and          r14, r13
        xor          r14, rsi
        rorx         r15, r9, 41
        xor          rbp, r15
        andn         r15, r9, r11
        add          rbx, r15
        add          r11, [rcx + 8]                             ; round 1
        add          rbx, rbp
        add          r8, rbx
        rorx         rbp, rdx, 39
        xor          r12, rbp
        add          r12, r14
        add          rbx, r12
        rorx         rbp, r8, 14
        rorx         r12, r8, 18
        xor          rbp, r12
        mov          r12, r8
        and          r12, r9
        add          r11, r12
        rorx         r12, rbx, 28
        rorx         r14, rbx, 34
        xor          r12, r14
        mov          r14, rbx
        xor          r14, rdx
        and          r13, r14
        xor          r13, rdx
        rorx         r15, r8, 41
        xor          rbp, r15
        andn         r15, r8, r10
        add          r11, r15
        add          r10, [rcx + 16]                            ; round 2
        add          r11, rbp
        add          rdi, r11
        rorx         rbp, rbx, 39
        xor          r12, rbp
        add          r12, r13
        add          r11, r12
        rorx         rbp, rdi, 14
        rorx         r12, rdi, 18
        xor          rbp, r12
        mov          r12, rdi
        and          r12, r8
        add          r10, r12
        rorx         r12, r11, 28
        rorx         r13, r11, 34
        xor          r12, r13
        mov          r13, r11
        xor          r13, rbx
        and          r14, r13
        xor          r14, rbx
        rorx         r15, rdi, 41
        xor          rbp, r15
        andn         r15, rdi, r9
        add          r10, r15
        add          r9, [rcx + 24]                             ; round 3
        add          r10, rbp
        add          rsi, r10
        rorx         rbp, r11, 39
        xor          r12, rbp
        add          r12, r14
        add          r10, r12
        rorx         rbp, rsi, 14
        rorx         r12, rsi, 18
        xor          rbp, r12
        mov          r12, rsi
        and          r12, rdi
        add          r9, r12
        rorx         r12, r10, 28
        rorx         r14, r10, 34
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
        and          r13, r14
        xor          r13, r11
        rorx         r15, rsi, 41
        xor          rbp, r15
        andn         r15, rsi, r8
        add          r9, r15
        add          r8, [rcx + 32]                             ; round 4
        add          r9, rbp
        add          rdx, r9
        rorx         rbp, r10, 39
        xor          r12, rbp
        add          r12, r13
        add          r9, r12
        rorx         rbp, rdx, 14
        rorx         r12, rdx, 18
        xor          rbp, r12
        mov          r12, rdx
        and          r12, rsi
        add          r8, r12
        rorx         r12, r9, 28
        rorx         r13, r9, 34
        xor          r12, r13
        mov          r13, r9
        xor          r13, r10
        and          r14, r13
        xor          r14, r10
        rorx         r15, rdx, 41
        xor          rbp, r15
        andn         r15, rdx, rdi
        add          r8, r15
        add          rdi, [rcx + 40]                            ; round 5
        add          r8, rbp
        add          rbx, r8
        rorx         rbp, r9, 39
        xor          r12, rbp
        add          r12, r14
        add          r8, r12
        rorx         rbp, rbx, 14
        rorx         r12, rbx, 18
        xor          rbp, r12
        mov          r12, rbx
        and          r12, rdx
        add          rdi, r12
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        xor          r12, r14
        mov          r14, r8
        xor          r14, r9
        and          r13, r14
        xor          r13, r9
        rorx         r15, rbx, 41
        xor          rbp, r15
        andn         r15, rbx, rsi
        add          rdi, r15
        add          rsi, [rcx + 48]                            ; round 6
        add          rdi, rbp
        add          r11, rdi
        rorx         rbp, r8, 39
        xor          r12, rbp
        add          r12, r13
        add          rdi, r12
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        add          rsi, r12
        rorx         r12, rdi, 28
        rorx         r13, rdi, 34
        xor          r12, r13
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        xor          r14, r8
        rorx         r15, r11, 41
        xor          rbp, r15
        andn         r15, r11, rdx
        add          rsi, r15
        add          rdx, [rcx + 56]                            ; round 7
        add          rsi, rbp
        add          r10, rsi
        rorx         rbp, rdi, 39
        xor          r12, rbp
        add          r12, r14
        add          rsi, r12
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
        add          rdx, r12
        rorx         r12, rsi, 28
        rorx         r14, rsi, 34
        xor          r12, r14
        mov          r14, rsi
        xor          r14, rdi
        and          r13, r14
        xor          r13, rdi
        rorx         r15, r10, 41
        xor          rbp, r15
        andn         r15, r10, rbx
        add          r15, rdx
        add          rbx, [rcx + 64]                            ; round 8
        add          rbp, r15
        add          r9, rbp
        rorx         r15, rsi, 39
        xor          r12, r15
        add          r12, r13
        add          rbp, r12
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        add          rbx, r13
        rorx         r13, rbp, 28
        rorx         r15, rbp, 34
        xor          r13, r15
        mov          r15, rbp
        xor          r15, rsi
        and          r14, r15
        xor          r14, rsi
        rorx         rdx, r9, 41
        xor          r12, rdx
        andn         rdx, r9, r11
        add          rbx, rdx
        add          r11, [rcx + 72]                            ; round 9
        add          rbx, r12
        add          r8, rbx
        rorx         r12, rbp, 39
        xor          r13, r12
        add          r13, r14
        add          rbx, r13
        rorx         r12, r8, 14
        rorx         r13, r8, 18
        xor          r12, r13
        mov          r13, r8
        and          r13, r9
        add          r11, r13
        rorx         r13, rbx, 28
        rorx         r14, rbx, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rbp
        and          r15, r14
        xor          r15, rbp
        rorx         rdx, r8, 41
        xor          r12, rdx
        andn         rdx, r8, r10
        add          r11, rdx
        add          r10, [rcx + 80]                            ; round 10
        add          r11, r12
        add          rdi, r11
        rorx         r12, rbx, 39
        xor          r13, r12
        add          r13, r15
        add          r11, r13
        rorx         r12, rdi, 14
        rorx         r13, rdi, 18
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        add          r10, r13
        rorx         r13, r11, 28
        rorx         r15, r11, 34
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
        and          r14, r15
        xor          r14, rbx
        rorx         rdx, rdi, 41
        xor          r12, rdx
        andn         rdx, rdi, r9
        add          r10, rdx
        add          r9, [rcx + 88]                             ; round 11
        add          r10, r12
        add          rsi, r10
        rorx         r12, r11, 39
        xor          r13, r12
        add          r13, r14
        add          r10, r13
        rorx         r12, rsi, 14
        rorx         r13, rsi, 18
        xor          r12, r13
        mov          r13, rsi
        and          r13, rdi
        add          r9, r13
        rorx         r13, r10, 28
        rorx         r14, r10, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        rorx         rdx, rsi, 41
        xor          r12, rdx
        andn         rdx, rsi, r8
        add          r9, rdx
        add          r8, [rcx + 96]                             ; round 12
        add          r9, r12
        add          rbp, r9
        rorx         r12, r10, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        rorx         r12, rbp, 14
        rorx         r13, rbp, 18
        xor          r12, r13
        mov          r13, rbp
        and          r13, rsi
        add          r8, r13
        rorx         r13, r9, 28
        rorx         r15, r9, 34
        xor          r13, r15
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
        xor          r14, r10
        rorx         rdx, rbp, 41
        xor          r12, rdx
        andn         rdx, rbp, rdi
        add          r8, rdx
        add          rdi, [rcx + 104]                           ; round 13
        add          r8, r12
        add          rbx, r8
        rorx         r12, r9, 39
        xor          r13, r12
        add          r13, r14
        add          r8, r13
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
        xor          r12, r13
        mov          r13, rbx
        and          r13, rbp
        add          rdi, r13
        rorx         r13, r8, 28
        rorx         r14, r8, 34
        xor          r13, r14
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
        xor          r15, r9
        rorx         rdx, rbx, 41
        xor          r12, rdx
        andn         rdx, rbx, rsi
        add          rdi, rdx
        add          rsi, [rcx + 112]                           ; round 14
        add          rdi, r12
        add          r11, rdi
        rorx         r12, r8, 39
        xor          r13, r12
        add          r13, r15
        add          rdi, r13
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        xor          r12, r13
        mov          r13, r11
        and          r13, rbx
        add          rsi, r13
        mov          r13, rbp                                   ; round 15
        add          r13, [rcx + 120]
        andn         rcx, r11, rbp
        add          rsi, rcx
        rorx         rcx, rdi, 28
        rorx         rbp, rdi, 34
        xor          rcx, rbp
        mov          rdx, rdi
        xor          rdx, r8
        and          r14, rdx
        xor          r14, r8
        rorx         rbp, r11, 41
        xor          r12, rbp
        add          rsi, r12
        add          r10, rsi
        rorx         rbp, rdi, 39
        xor          rcx, rbp
        add          rcx, r14
        add          rsi, rcx
        rorx         rcx, rsi, 28
        rorx         rbp, rsi, 34
        xor          rcx, rbp
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
        add          r13, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        mov          r12, rsi
        xor          r12, rdi
        and          rdx, r12
        xor          rdx, rdi
        rorx         r12, r10, 41
        xor          rbp, r12
        andn         r12, r10, rbx
        add          r12, r13
        add          rbp, r12
        mov          r12, [rsp + 16]
        mov          r13, [r12]                                 ; H = H + (a, b, ...)
        add          r13, rcx
        add          rdx, r13
        add          rdx, rbp
        mov          [r12], rdx
        mov          rcx, [rsp + 8]
        add          rcx, 128                                   ; the next block
        mov          [rsp + 8], rcx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        mov          r14, [r12 + 8]
        add          rsi, r14
        mov          [r12 + 8], rsi
        mov          r14, [r12 + 16]
        add          rdi, r14
        mov          [r12 + 16], rdi
        mov          r14, [r12 + 32]
        add          r9, r14
        add          r9, rbp
        mov          [r12 + 32], r9
        mov          rbp, [r12 + 24]
        add          r8, rbp
        mov          [r12 + 24], r8
        mov          rbp, [r12 + 40]
        add          r10, rbp
        mov          [r12 + 40], r10
        mov          rbp, [r12 + 48]
        add          r11, rbp
        mov          [r12 + 48], r11
        mov          rbp, [r12 + 56]
        add          rbx, rbp
        mov          [r12 + 56], rbx
        jmp          L(blocks_batch1)
L(blocks_done):
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
L(blocks_at9):
        pop          r15
L(blocks_at10):
        pop          r14
L(blocks_at11):
        pop          r13
L(blocks_at12):
        pop          r12
L(blocks_at13):
        pop          rbp
L(blocks_at14):
        pop          rbx
L(blocks_at15):
        ret
%endif
L(blocks_end):

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha512_schedule_avx2_n8):function hidden (L(schedule_end) - SYMBOL(nsms_sha512_schedule_avx2_n8))
%else
        global       SYMBOL(nsms_sha512_schedule_avx2_n8):function (L(schedule_end) - SYMBOL(nsms_sha512_schedule_avx2_n8))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha512_schedule_avx2_n8):private_extern
%else
        global       SYMBOL(nsms_sha512_schedule_avx2_n8)
%endif
%else
        global       SYMBOL(nsms_sha512_schedule_avx2_n8)
%endif
SYMBOL(nsms_sha512_schedule_avx2_n8):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
L(schedule_at1):
        push         rdi
L(schedule_at2):
        sub          rsp, 1224
L(schedule_at3):
        vmovaps      [rsp + 1056], xmm6
L(schedule_at4):
        vmovaps      [rsp + 1072], xmm7
L(schedule_at5):
        vmovaps      [rsp + 1088], xmm8
L(schedule_at6):
        vmovaps      [rsp + 1104], xmm9
L(schedule_at7):
        vmovaps      [rsp + 1120], xmm10
L(schedule_at8):
        vmovaps      [rsp + 1136], xmm11
L(schedule_at9):
        vmovaps      [rsp + 1152], xmm12
L(schedule_at10):
        vmovaps      [rsp + 1168], xmm13
L(schedule_at11):
        vmovaps      [rsp + 1184], xmm14
L(schedule_at12):
        vmovaps      [rsp + 1200], xmm15
L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        sub          rsp, 1064
L(schedule_at1):
%endif
        lea          rax, [rsp + 63]
        and          rax, -64

        ; the message words
        vmovdqu      xmm10, [rsi]                               ; W_0 W_1
        vmovdqu      xmm11, [rsi + 128]
        vmovdqu      xmm12, [rsi + 16]                          ; W_2 W_3
        vmovdqu      xmm13, [rsi + 144]
        vmovdqu      xmm14, [rsi + 32]                          ; W_4 W_5
        vmovdqu      xmm15, [rsi + 160]
        vmovdqu      xmm9, [rsi + 48]                           ; W_6 W_7
        vmovdqu      xmm8, [rsi + 176]
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 384], 1
        vinserti128  ymm12, ymm12, [rsi + 272], 1
        vinserti128  ymm13, ymm13, [rsi + 400], 1
        vmovdqu      xmm7, [rsi + 64]                           ; W_8 W_9
        vmovdqu      xmm6, [rsi + 192]
        vinserti128  ymm14, ymm14, [rsi + 288], 1
        vinserti128  ymm15, ymm15, [rsi + 416], 1
        vinserti128  ymm9, ymm9, [rsi + 304], 1
        vinserti128  ymm8, ymm8, [rsi + 432], 1
        vinserti128  ymm7, ymm7, [rsi + 320], 1
        vinserti128  ymm6, ymm6, [rsi + 448], 1
        vmovdqu      xmm5, [rsi + 80]                           ; W_10 W_11
        vinserti128  ymm5, ymm5, [rsi + 336], 1
        vmovdqu      xmm4, [rsi + 208]
        vinserti128  ymm4, ymm4, [rsi + 464], 1
        vpunpcklqdq  ymm3, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vmovdqu      xmm11, [rsi + 96]                          ; W_12 W_13
        vinserti128  ymm11, ymm11, [rsi + 352], 1
        vmovdqu      xmm2, [rsi + 224]
        vinserti128  ymm2, ymm2, [rsi + 480], 1
        vmovdqu      ymm1, [rel L(shuffle_76543210fedcba98)]
        vpshufb      ymm0, ymm3, ymm1
        vpshufb      ymm10, ymm10, ymm1
        vpunpcklqdq  ymm3, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm13, ymm3, ymm1
        vpshufb      ymm3, ymm12, ymm1
        vmovdqu      xmm12, [rsi + 112]                         ; W_14 W_15
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
        vmovdqu      ymm4, [rel L(K1x4)]                        ; W_0, + K
        vpunpcklqdq  ymm5, ymm15, ymm14
        vpunpckhqdq  ymm14, ymm15, ymm14
        vpshufb      ymm15, ymm5, ymm1
        vmovdqu      [rax + 512], ymm15
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 544], ymm14
        vmovdqu      ymm5, [rel L(K1x4) + 32]                   ; W_1, + K
        vpunpcklqdq  ymm14, ymm11, ymm2
        vpunpckhqdq  ymm11, ymm11, ymm2
        vpshufb      ymm14, ymm14, ymm1
        vmovdqu      [rax + 64], ymm14
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 96], ymm11
        vmovdqu      ymm2, [rel L(K1x4) + 64]                   ; W_2, + K
        vpunpcklqdq  ymm11, ymm6, ymm7
        vpunpckhqdq  ymm7, ymm6, ymm7
        vpshufb      ymm11, ymm11, ymm1
        vmovdqu      [rax + 576], ymm11
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 608], ymm7
        vmovdqu      ymm6, [rel L(K1x4) + 96]                   ; W_3, + K
        vpunpcklqdq  ymm7, ymm12, ymm3
        vpunpckhqdq  ymm12, ymm12, ymm3
        vpshufb      ymm7, ymm7, ymm1
        vmovdqu      [rax + 128], ymm7
        vpshufb      ymm12, ymm12, ymm1
        vmovdqu      [rax + 160], ymm12
        vmovdqu      ymm3, [rel L(K1x4) + 128]                  ; W_4, + K
        vpaddq       ymm12, ymm4, ymm0
        vpaddq       ymm4, ymm4, ymm13
        vmovdqu      [rdi], ymm12
        vmovdqu      [rdi + 32], ymm4
        vmovdqu      ymm12, [rel L(K1x4) + 160]                 ; W_5, + K
        vpunpcklqdq  ymm4, ymm8, ymm9
        vpunpckhqdq  ymm9, ymm8, ymm9
        vpshufb      ymm8, ymm4, ymm1
        vmovdqu      [rax + 640], ymm8
        vpshufb      ymm9, ymm9, ymm1
        vmovdqu      [rax + 672], ymm9
        vmovdqu      ymm4, [rel L(K1x4) + 192]                  ; W_6, + K
        vmovdqu      ymm1, [rax + 832]
        vpaddq       ymm13, ymm5, ymm1
        vpaddq       ymm5, ymm5, [rax + 224]
        vmovdqu      [rdi + 64], ymm13
        vmovdqu      [rdi + 96], ymm5
        vmovdqu      ymm13, [rel L(K1x4) + 224]                 ; W_7, + K
        vmovdqu      ymm5, [rax + 736]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 256]
        vmovdqu      [rdi + 128], ymm1
        vmovdqu      [rdi + 160], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 256]                  ; W_8, + K
        vmovdqu      ymm1, [rax + 704]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 288]
        vmovdqu      [rdi + 192], ymm5
        vmovdqu      [rdi + 224], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 288]                  ; W_9, + K
        vmovdqu      ymm5, [rax + 800]
        vpaddq       ymm1, ymm3, ymm5
        vpaddq       ymm3, ymm3, [rax + 320]
        vmovdqu      [rdi + 256], ymm1
        vmovdqu      [rdi + 288], ymm3
        vmovdqu      ymm3, [rel L(K1x4) + 320]                  ; W_10, + K
        vmovdqu      ymm1, [rax + 768]
        vpaddq       ymm5, ymm12, ymm1
        vpaddq       ymm12, ymm12, [rax + 352]
        vmovdqu      [rdi + 320], ymm5
        vmovdqu      [rdi + 352], ymm12
        vmovdqu      ymm12, [rel L(K1x4) + 352]                 ; W_11, + K
        vmovdqu      ymm5, [rax + 896]
        vpaddq       ymm1, ymm4, ymm5
        vpaddq       ymm4, ymm4, [rax + 384]
        vmovdqu      [rdi + 384], ymm1
        vmovdqu      [rdi + 416], ymm4
        vmovdqu      ymm4, [rel L(K1x4) + 384]                  ; W_12, + K
        vmovdqu      ymm1, [rax + 864]
        vpaddq       ymm5, ymm13, ymm1
        vpaddq       ymm13, ymm13, [rax + 416]
        vmovdqu      [rdi + 448], ymm5
        vmovdqu      [rdi + 480], ymm13
        vmovdqu      ymm13, [rel L(K1x4) + 416]                 ; W_13, + K
        vmovdqu      ymm5, [rax + 960]
        vpaddq       ymm1, ymm2, ymm5
        vpaddq       ymm2, ymm2, [rax + 448]
        vmovdqu      [rdi + 512], ymm1
        vmovdqu      [rdi + 544], ymm2
        vmovdqu      ymm2, [rel L(K1x4) + 448]                  ; W_14, + K
        vmovdqu      ymm1, [rax + 928]
        vpaddq       ymm5, ymm6, ymm1
        vpaddq       ymm6, ymm6, [rax + 480]
        vmovdqu      [rdi + 576], ymm5
        vmovdqu      [rdi + 608], ymm6
        vmovdqu      ymm6, [rel L(K1x4) + 480]                  ; W_15, + K
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
        lea          rcx, [rel L(K1x4) + 512]
        lea          rdx, [rel L(K1x4) + 2560]
        vmovdqa      ymm9, ymm1
        vmovdqu      ymm1, [rax + 832]
        vmovdqu      ymm2, [rax + 736]
        vmovdqu      ymm3, [rax + 704]
        vmovdqu      ymm4, [rax + 800]
        vmovdqu      ymm5, [rax + 768]
        vmovdqu      ymm6, [rax + 896]
        vmovdqu      ymm7, [rax + 864]
        vmovdqu      ymm8, [rax + 960]
        align        32
L(schedule_more):

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
        vpsrlq       ymm9, ymm14, 19                            ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
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
        vpsrlq       ymm15, ymm3, 1                             ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
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
        vpsrlq       ymm13, ymm4, 1                             ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
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
        vpsrlq       ymm15, ymm13, 1                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
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
        vpsrlq       ymm6, ymm9, 1                              ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
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
        vpsrlq       ymm8, ymm13, 1                             ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
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
        vpsrlq       ymm9, ymm14, 1                             ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
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
        vpsrlq       ymm1, ymm8, 1                              ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
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
        vpsrlq       ymm0, ymm9, 1                              ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
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
        vpsrlq       ymm0, ymm6, 1                              ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
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
        vpsrlq       ymm0, ymm7, 1                              ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
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
        vpsrlq       ymm0, ymm6, 1                              ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
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
        vpsrlq       ymm0, ymm4, 1                              ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
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
        vpsrlq       ymm0, ymm7, 1                              ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
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
        vpsrlq       ymm6, ymm0, 1                              ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
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
        cmp          rcx, rdx
        jne          L(schedule_more)
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
L(schedule_at2):
        ret
%endif
L(schedule_end):

; What an unwinder needs, as data: DWARF call frame information and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
        section      .eh_frame progbits alloc noexec nowrite align=8
L(common):
        dd           L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
L(common_end):
L(blocks_frame):
        dd           L(blocks_frame_end) - $ - 4
        dd           $ - L(common)
        dd           SYMBOL(nsms_sha512_blocks_avx2_n8) - $
        dd           L(blocks_end) - SYMBOL(nsms_sha512_blocks_avx2_n8)
        db           0
        db           0x40 + (L(blocks_at1) - SYMBOL(nsms_sha512_blocks_avx2_n8)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(blocks_at2) - L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(blocks_at3) - L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(blocks_at4) - L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(blocks_at5) - L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(blocks_at6) - L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(blocks_at7) - L(blocks_at6)), 0x0e, 0xb8, 0x20 ; sub rsp, 4096
        db           0x40 + (L(blocks_at8) - L(blocks_at7)), 0x0e, 0xa0, 0x31 ; sub rsp, 2152
        db           0x04
        dd           L(blocks_at9) - L(blocks_at8)
        db           0x0e, 0x38                                 ; add rsp, 6248
        db           0x40 + (L(blocks_at10) - L(blocks_at9)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(blocks_at11) - L(blocks_at10)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(blocks_at12) - L(blocks_at11)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(blocks_at13) - L(blocks_at12)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(blocks_at14) - L(blocks_at13)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(blocks_at15) - L(blocks_at14)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(blocks_frame_end):
L(schedule_frame):
        dd           L(schedule_frame_end) - $ - 4
        dd           $ - L(common)
        dd           SYMBOL(nsms_sha512_schedule_avx2_n8) - $
        dd           L(schedule_end) - SYMBOL(nsms_sha512_schedule_avx2_n8)
        db           0
        db           0x40 + (L(schedule_at1) - SYMBOL(nsms_sha512_schedule_avx2_n8)), 0x0e, 0xb0, 0x08 ; sub rsp, 1064
        db           0x04
        dd           L(schedule_at2) - L(schedule_at1)
        db           0x0e, 0x08                                 ; add rsp, 1064
        align        8, db 0
L(schedule_frame_end):

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifdef NSMS_WIN64
        section      .xdata rdata align=8
L(blocks_unwind):
        db           1, L(blocks_at20) - SYMBOL(nsms_sha512_blocks_avx2_n8), 32, 0
        db           L(blocks_at20) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xf8 ; vmovaps [rsp + 6384], xmm15
        dw           399
        db           L(blocks_at19) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xe8 ; vmovaps [rsp + 6368], xmm14
        dw           398
        db           L(blocks_at18) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xd8 ; vmovaps [rsp + 6352], xmm13
        dw           397
        db           L(blocks_at17) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xc8 ; vmovaps [rsp + 6336], xmm12
        dw           396
        db           L(blocks_at16) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xb8 ; vmovaps [rsp + 6320], xmm11
        dw           395
        db           L(blocks_at15) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xa8 ; vmovaps [rsp + 6304], xmm10
        dw           394
        db           L(blocks_at14) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x98 ; vmovaps [rsp + 6288], xmm9
        dw           393
        db           L(blocks_at13) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x88 ; vmovaps [rsp + 6272], xmm8
        dw           392
        db           L(blocks_at12) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x78 ; vmovaps [rsp + 6256], xmm7
        dw           391
        db           L(blocks_at11) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x68 ; vmovaps [rsp + 6240], xmm6
        dw           390
        db           L(blocks_at10) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x01 ; sub rsp, 2312
        dw           289
        db           L(blocks_at9) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x01 ; sub rsp, 4096
        dw           512
        db           L(blocks_at8) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xf0 ; push r15
        db           L(blocks_at7) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xe0 ; push r14
        db           L(blocks_at6) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xd0 ; push r13
        db           L(blocks_at5) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0xc0 ; push r12
        db           L(blocks_at4) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x70 ; push rdi
        db           L(blocks_at3) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x60 ; push rsi
        db           L(blocks_at2) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x50 ; push rbp
        db           L(blocks_at1) - SYMBOL(nsms_sha512_blocks_avx2_n8), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha512_blocks_avx2_n8) wrt ..imagebase
        dd           L(blocks_end) wrt ..imagebase
        dd           L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
L(schedule_unwind):
        db           1, L(schedule_at13) - SYMBOL(nsms_sha512_schedule_avx2_n8), 24, 0
        db           L(schedule_at13) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0xf8 ; vmovaps [rsp + 1200], xmm15
        dw           75
        db           L(schedule_at12) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0xe8 ; vmovaps [rsp + 1184], xmm14
        dw           74
        db           L(schedule_at11) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0xd8 ; vmovaps [rsp + 1168], xmm13
        dw           73
        db           L(schedule_at10) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0xc8 ; vmovaps [rsp + 1152], xmm12
        dw           72
        db           L(schedule_at9) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0xb8 ; vmovaps [rsp + 1136], xmm11
        dw           71
        db           L(schedule_at8) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0xa8 ; vmovaps [rsp + 1120], xmm10
        dw           70
        db           L(schedule_at7) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x98 ; vmovaps [rsp + 1104], xmm9
        dw           69
        db           L(schedule_at6) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x88 ; vmovaps [rsp + 1088], xmm8
        dw           68
        db           L(schedule_at5) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x78 ; vmovaps [rsp + 1072], xmm7
        dw           67
        db           L(schedule_at4) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x68 ; vmovaps [rsp + 1056], xmm6
        dw           66
        db           L(schedule_at3) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x01 ; sub rsp, 1224
        dw           153
        db           L(schedule_at2) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x70 ; push rdi
        db           L(schedule_at1) - SYMBOL(nsms_sha512_schedule_avx2_n8), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha512_schedule_avx2_n8) wrt ..imagebase
        dd           L(schedule_end) wrt ..imagebase
        dd           L(schedule_unwind) wrt ..imagebase
%endif
