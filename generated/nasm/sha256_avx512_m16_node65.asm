; sha256_avx512_m16_node65.asm, written by nsms: make gen HASH=sha256 ISA=avx512 M=16 SHAPE=node65
;
; void nsms_sha256_node65_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count);
;   SHA-256 of a message of exactly 65 bytes; a tree node: the byte 1, which is not in memory, and
;   two digests of 32 (RFC 6962), any number of them, 16 at once; message i begins i * stride bytes
;   after messages (its bytes that are read), the digests are adjacent.
;   Reads 64 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
;   Arguments: digests, messages, stride, count in rdi, rsi, rdx, rcx (System V), rcx, rdx, r8, r9 (Win64).
;   Size: 2,886 instructions (System V); 2,152 bytes of stack (System V), 2,328 (Win64).
;
; Memory: digests and messages need no alignment. A buffer that is written must not overlap another. Written are
; these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
; Needs: avx, avx512bw, avx512f, avx512vl.
; (The ISA also allows avx512dq, bmi1, bmi2, which this code does not use.)
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
%define NSMS_L(name) ..@sha256_avx512_m16_node65_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K):  ; K_t
        dd           0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        align        64, db 0
NSMS_L(H0):  ; all words of a starting hash value
        dd           0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a
        dd           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
        align        64, db 0
NSMS_L(W1):  ; W_t + K_t of the constant words of a block, 0 for its other words
        dd           0x00000000, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf37c
        dd           0x00000000, 0xf1034786, 0x00000000, 0x440cf396
        dd           0x00000000, 0x6d48d8be, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        align        64, db 0
NSMS_L(words_00000001_x16):  ; constant words, first used for: W_0
        db           0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01
        db           0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01
        db           0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01
        db           0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01
        align        64, db 0
NSMS_L(words_ffffff00_x16):  ; constant words, first used for: W_0
        db           0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
        db           0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
        db           0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
        db           0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00
        align        64, db 0
NSMS_L(shuffle_21006543a987edcb):  ; byte shuffle: source of each byte
        db           0x02, 0x01, 0x00, 0x00, 0x06, 0x05, 0x04, 0x03, 0x0a, 0x09, 0x08, 0x07, 0x0e, 0x0d, 0x0c, 0x0b
        db           0x02, 0x01, 0x00, 0x00, 0x06, 0x05, 0x04, 0x03, 0x0a, 0x09, 0x08, 0x07, 0x0e, 0x0d, 0x0c, 0x0b
        db           0x02, 0x01, 0x00, 0x00, 0x06, 0x05, 0x04, 0x03, 0x0a, 0x09, 0x08, 0x07, 0x0e, 0x0d, 0x0c, 0x0b
        db           0x02, 0x01, 0x00, 0x00, 0x06, 0x05, 0x04, 0x03, 0x0a, 0x09, 0x08, 0x07, 0x0e, 0x0d, 0x0c, 0x0b
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        64, db 0
NSMS_L(words_00008000_x16):  ; constant words, first used for: W_0
        db           0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00
        db           0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00
        db           0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00
        db           0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x80, 0x00
        align        64, db 0
NSMS_L(words_000000ff_x16):  ; constant words, first used for: W_0
        db           0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
        db           0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
        db           0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
        db           0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff
        align        64, db 0
NSMS_L(words_08020000_x16):  ; constant words, first used for: W_15
        db           0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00
        db           0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00
        db           0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00
        db           0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00
        align        64, db 0
NSMS_L(words_00004501_x16):  ; constant words, first used for: W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        db           0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01
        db           0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01
        db           0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01
        db           0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01, 0x00, 0x00, 0x45, 0x01
        align        64, db 0
NSMS_L(words_ca510020_x16):  ; constant words, first used for: W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        db           0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20
        db           0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20
        db           0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20
        db           0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20, 0xca, 0x51, 0x00, 0x20
        align        64, db 0
NSMS_L(words_1454d422_x16):  ; constant words, first used for: W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        db           0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22
        db           0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22
        db           0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22
        db           0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22, 0x14, 0x54, 0xd4, 0x22
        align        64, db 0
NSMS_L(words_252080a0_x16):  ; constant words, first used for: W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        db           0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0
        db           0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0
        db           0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0
        db           0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0, 0x25, 0x20, 0x80, 0xa0
        align        64, db 0
NSMS_L(words_45008210_x16):  ; constant words, first used for: W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        db           0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10
        db           0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10
        db           0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10
        db           0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10, 0x45, 0x00, 0x82, 0x10

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_node65_avx512_m16):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16))
%else
        global       NSMS_SYMBOL(nsms_sha256_node65_avx512_m16):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_node65_avx512_m16):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_node65_avx512_m16)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_node65_avx512_m16)
%endif
NSMS_SYMBOL(nsms_sha256_node65_avx512_m16):
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
        sub          rsp, 2280
NSMS_L(at7):
        vmovaps      [rsp + 2112], xmm6
NSMS_L(at8):
        vmovaps      [rsp + 2128], xmm7
NSMS_L(at9):
        vmovaps      [rsp + 2144], xmm8
NSMS_L(at10):
        vmovaps      [rsp + 2160], xmm9
NSMS_L(at11):
        vmovaps      [rsp + 2176], xmm10
NSMS_L(at12):
        vmovaps      [rsp + 2192], xmm11
NSMS_L(at13):
        vmovaps      [rsp + 2208], xmm12
NSMS_L(at14):
        vmovaps      [rsp + 2224], xmm13
NSMS_L(at15):
        vmovaps      [rsp + 2240], xmm14
NSMS_L(at16):
        vmovaps      [rsp + 2256], xmm15
NSMS_L(at17):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
        mov          rcx, r9
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
        sub          rsp, 2120
NSMS_L(at5):
%endif
        mov          r8, rdi
        mov          r9, rcx

        ; address of the scratch area
        lea          rax, [rsp + 63]
        and          rax, -64
        mov          r11d, 0
        mov          r10, r11
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: scratch: rax; messages: rsi; stride: rdx; digests: r8; count: r9; copies: r10;
        ;   final_digests: r11.
NSMS_L(next_batch):
        cmp          r9, 16
        jb           NSMS_L(less_than_a_batch)
        ; Live here: scratch: rax; messages: rsi; stride: rdx; digests: r8; count: r9; copies: r10;
        ;   final_digests: r11.
NSMS_L(full_batch):

        ; a block with message words
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
            vmovdqu64 xmm24, [rsi]                              ; W_0 W_1 W_2 W_3
            mov      rbx, rdx
            shl      rbx, 2
            lea      rbp, [rsi + rbx]
            vinserti32x4 zmm24, zmm24, [rbp], 1
            lea      r12, [rbx + rbp]
            vinserti32x4 zmm24, zmm24, [r12], 2
            add      rbx, r12
            vinserti32x4 zmm24, zmm24, [rbx], 3
            vmovdqu64 zmm25, [rel NSMS_L(shuffle_21006543a987edcb)]
            vpshufb  zmm24, zmm24, zmm25
            vmovdqu64 xmm26, [rsi + rdx]
            vinserti32x4 zmm26, zmm26, [rbp + rdx], 1
            vinserti32x4 zmm26, zmm26, [r12 + rdx], 2
            vinserti32x4 zmm26, zmm26, [rbx + rdx], 3
            vpshufb  zmm26, zmm26, zmm25
            vmovdqu64 xmm27, [rsi + rdx*2]
            vinserti32x4 zmm27, zmm27, [rbp + rdx*2], 1
            vinserti32x4 zmm27, zmm27, [r12 + rdx*2], 2
            vinserti32x4 zmm27, zmm27, [rbx + rdx*2], 3
            vpshufb  zmm27, zmm27, zmm25
            mov      r13, rdx
            shl      r13, 1
            add      r13, rdx
            vmovdqu64 xmm28, [rsi + r13]
            vinserti32x4 zmm28, zmm28, [rbp + r13], 1
            vinserti32x4 zmm28, zmm28, [r12 + r13], 2
            vinserti32x4 zmm28, zmm28, [rbx + r13], 3
            vpshufb  zmm25, zmm28, zmm25
            vpunpckldq zmm28, zmm24, zmm26
            vpunpckhdq zmm24, zmm24, zmm26
            vpunpckldq zmm26, zmm27, zmm25
            vpunpckhdq zmm25, zmm27, zmm25
            vpunpcklqdq zmm27, zmm28, zmm26
            vpunpckhqdq zmm26, zmm28, zmm26
            vpunpcklqdq zmm28, zmm24, zmm25
            vpunpckhqdq zmm24, zmm24, zmm25
            vmovdqu64 xmm25, [rsi + 15]                         ; W_4 W_5 W_6 W_7
            vinserti32x4 zmm25, zmm25, [rbp + 15], 1
            vinserti32x4 zmm25, zmm25, [r12 + 15], 2
            vinserti32x4 zmm25, zmm25, [rbx + 15], 3
            vmovdqu64 zmm29, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  zmm25, zmm25, zmm29
            vmovdqu64 xmm30, [rsi + rdx + 15]
            vinserti32x4 zmm30, zmm30, [rbp + rdx + 15], 1
            vinserti32x4 zmm30, zmm30, [r12 + rdx + 15], 2
            vinserti32x4 zmm30, zmm30, [rbx + rdx + 15], 3
            vpshufb  zmm30, zmm30, zmm29
            vmovdqu64 xmm31, [rsi + rdx*2 + 15]
            vinserti32x4 zmm31, zmm31, [rbp + rdx*2 + 15], 1
            vinserti32x4 zmm31, zmm31, [r12 + rdx*2 + 15], 2
            vinserti32x4 zmm31, zmm31, [rbx + rdx*2 + 15], 3
            vpshufb  zmm31, zmm31, zmm29
            vmovdqu64 xmm23, [rsi + r13 + 15]
            vinserti32x4 zmm23, zmm23, [rbp + r13 + 15], 1
            vinserti32x4 zmm23, zmm23, [r12 + r13 + 15], 2
            vinserti32x4 zmm23, zmm23, [rbx + r13 + 15], 3
            vpshufb  zmm23, zmm23, zmm29
            vpunpckldq zmm22, zmm25, zmm30
            vpunpckhdq zmm25, zmm25, zmm30
            vpunpckldq zmm30, zmm31, zmm23
            vpunpckhdq zmm31, zmm31, zmm23
            vpunpcklqdq zmm23, zmm22, zmm30
            vpunpckhqdq zmm30, zmm22, zmm30
            vpunpcklqdq zmm22, zmm25, zmm31
            vpunpckhqdq zmm25, zmm25, zmm31
            vmovdqu64 xmm31, [rsi + 31]                         ; W_8 W_9 W_10 W_11
            vinserti32x4 zmm31, zmm31, [rbp + 31], 1
            vinserti32x4 zmm31, zmm31, [r12 + 31], 2
            vinserti32x4 zmm31, zmm31, [rbx + 31], 3
            vpshufb  zmm31, zmm31, zmm29
            vmovdqu64 xmm21, [rsi + rdx + 31]
            vinserti32x4 zmm21, zmm21, [rbp + rdx + 31], 1
            vinserti32x4 zmm21, zmm21, [r12 + rdx + 31], 2
            vinserti32x4 zmm21, zmm21, [rbx + rdx + 31], 3
            vpshufb  zmm21, zmm21, zmm29
            vmovdqu64 xmm20, [rsi + rdx*2 + 31]
            vinserti32x4 zmm20, zmm20, [rbp + rdx*2 + 31], 1
            vinserti32x4 zmm20, zmm20, [r12 + rdx*2 + 31], 2
            vinserti32x4 zmm20, zmm20, [rbx + rdx*2 + 31], 3
            vpshufb  zmm20, zmm20, zmm29
            vmovdqu64 xmm19, [rsi + r13 + 31]
            vinserti32x4 zmm19, zmm19, [rbp + r13 + 31], 1
            vinserti32x4 zmm19, zmm19, [r12 + r13 + 31], 2
            vinserti32x4 zmm19, zmm19, [rbx + r13 + 31], 3
            vpshufb  zmm19, zmm19, zmm29
            vpunpckldq zmm18, zmm31, zmm21
            vpunpckhdq zmm31, zmm31, zmm21
            vpunpckldq zmm21, zmm20, zmm19
            vpunpckhdq zmm20, zmm20, zmm19
            vpunpcklqdq zmm19, zmm18, zmm21
            vpunpckhqdq zmm21, zmm18, zmm21
            vpunpcklqdq zmm18, zmm31, zmm20
            vpunpckhqdq zmm31, zmm31, zmm20
            vmovdqu64 xmm20, [rsi + 47]                         ; W_12 W_13 W_14 W_15
            vinserti32x4 zmm20, zmm20, [rbp + 47], 1
            vinserti32x4 zmm20, zmm20, [r12 + 47], 2
            vinserti32x4 zmm20, zmm20, [rbx + 47], 3
            vpshufb  zmm20, zmm20, zmm29
            vmovdqu64 xmm17, [rsi + rdx + 47]
            vinserti32x4 zmm17, zmm17, [rbp + rdx + 47], 1
            vinserti32x4 zmm17, zmm17, [r12 + rdx + 47], 2
            vinserti32x4 zmm17, zmm17, [rbx + rdx + 47], 3
            vpshufb  zmm17, zmm17, zmm29
            vmovdqu64 xmm16, [rsi + rdx*2 + 47]
            vinserti32x4 zmm16, zmm16, [rbp + rdx*2 + 47], 1
            vinserti32x4 zmm16, zmm16, [r12 + rdx*2 + 47], 2
            vinserti32x4 zmm16, zmm16, [rbx + rdx*2 + 47], 3
            vpshufb  zmm16, zmm16, zmm29
            vmovdqu64 xmm15, [rsi + r13 + 47]
            vinserti32x4 zmm15, zmm15, [rbp + r13 + 47], 1
            vinserti32x4 zmm15, zmm15, [r12 + r13 + 47], 2
            vinserti32x4 zmm15, zmm15, [rbx + r13 + 47], 3
            vpshufb  zmm29, zmm15, zmm29
            vpunpckldq zmm15, zmm20, zmm17
            vpunpckhdq zmm20, zmm20, zmm17
            vpunpckldq zmm17, zmm16, zmm29
            vpunpckhdq zmm29, zmm16, zmm29
            vpunpcklqdq zmm16, zmm15, zmm17
            vpunpckhqdq zmm17, zmm15, zmm17
            vpunpcklqdq zmm15, zmm20, zmm29
            vpunpckhqdq zmm29, zmm20, zmm29
            vmovdqu64 zmm20, [rel NSMS_L(words_00000001_x16)]   ; W_0
            vpternlogd zmm27, zmm20, [rel NSMS_L(words_ffffff00_x16)], 236
        vpbroadcastd zmm20, [rel NSMS_L(H0)]                    ; a, b, ... = H
        vpbroadcastd zmm14, [rel NSMS_L(H0) + 4]
        vpbroadcastd zmm13, [rel NSMS_L(H0) + 8]
        vpbroadcastd zmm12, [rel NSMS_L(H0) + 12]
        vpbroadcastd zmm11, [rel NSMS_L(H0) + 16]
        vpbroadcastd zmm10, [rel NSMS_L(H0) + 20]
        vpbroadcastd zmm9, [rel NSMS_L(H0) + 24]
        vpbroadcastd zmm8, [rel NSMS_L(H0) + 28]
            vprord   zmm7, zmm15, 17                            ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   zmm6, zmm15, 19
            vpsrld   zmm5, zmm15, 10
            vpternlogd zmm5, zmm7, zmm6, 150
            vprord   zmm7, zmm26, 7
            vprord   zmm6, zmm26, 18
            vpsrld   zmm4, zmm26, 3
            vpternlogd zmm4, zmm7, zmm6, 150
            vpaddd   zmm7, zmm21, zmm27
            vpaddd   zmm7, zmm5, zmm7
            vpaddd   zmm7, zmm4, zmm7
        vprord       zmm6, zmm11, 6                             ; round 0
        vprord       zmm5, zmm11, 11
        vprord       zmm4, zmm11, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm9
        vpternlogd   zmm6, zmm11, zmm10, 184
        vpbroadcastd zmm5, [rel NSMS_L(K)]
        vpaddd       zmm8, zmm8, zmm5
        vpaddd       zmm8, zmm8, zmm6
        vpaddd       zmm8, zmm8, zmm4
        vpaddd       zmm27, zmm8, zmm27
        vprord       zmm8, zmm20, 2
        vprord       zmm6, zmm20, 13
        vprord       zmm5, zmm20, 22
        vpternlogd   zmm5, zmm8, zmm6, 150
        vmovdqa64    zmm8, zmm20
        vpternlogd   zmm8, zmm13, zmm14, 232
        vpaddd       zmm8, zmm5, zmm8
        vpaddd       zmm8, zmm8, zmm27
        vpaddd       zmm27, zmm12, zmm27
            vprord   zmm12, zmm29, 17                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprord   zmm6, zmm29, 19
            vpsrld   zmm5, zmm29, 10
            vpternlogd zmm5, zmm12, zmm6, 150
            vprord   zmm12, zmm28, 7
            vprord   zmm6, zmm28, 18
            vpsrld   zmm4, zmm28, 3
            vpternlogd zmm4, zmm12, zmm6, 150
            vpaddd   zmm12, zmm18, zmm26
            vpaddd   zmm12, zmm12, zmm5
            vpaddd   zmm12, zmm4, zmm12
        vprord       zmm6, zmm27, 6                             ; round 1
        vprord       zmm5, zmm27, 11
        vprord       zmm4, zmm27, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm10
        vpternlogd   zmm6, zmm27, zmm11, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 4]
        vpaddd       zmm9, zmm9, zmm5
        vpaddd       zmm26, zmm9, zmm26
        vpaddd       zmm26, zmm26, zmm6
        vpaddd       zmm26, zmm26, zmm4
        vprord       zmm9, zmm8, 2
        vprord       zmm6, zmm8, 13
        vprord       zmm5, zmm8, 22
        vpternlogd   zmm5, zmm9, zmm6, 150
        vmovdqa64    zmm9, zmm8
        vpternlogd   zmm9, zmm14, zmm20, 232
        vpaddd       zmm9, zmm5, zmm9
        vpaddd       zmm9, zmm26, zmm9
        vpaddd       zmm26, zmm13, zmm26
            vprord   zmm13, zmm7, 17                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprord   zmm6, zmm7, 19
            vpsrld   zmm5, zmm7, 10
            vpternlogd zmm5, zmm13, zmm6, 150
            vprord   zmm13, zmm24, 7
            vprord   zmm6, zmm24, 18
            vpsrld   zmm4, zmm24, 3
            vpternlogd zmm4, zmm13, zmm6, 150
            vpaddd   zmm13, zmm31, zmm28
            vpaddd   zmm13, zmm13, zmm4
            vpaddd   zmm13, zmm13, zmm5
        vprord       zmm6, zmm26, 6                             ; round 2
        vprord       zmm5, zmm26, 11
        vprord       zmm4, zmm26, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm11
        vpternlogd   zmm6, zmm26, zmm27, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 8]
        vpaddd       zmm10, zmm10, zmm5
        vpaddd       zmm28, zmm10, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm28, zmm4
        vprord       zmm10, zmm9, 2
        vprord       zmm6, zmm9, 13
        vprord       zmm5, zmm9, 22
        vpternlogd   zmm5, zmm10, zmm6, 150
        vmovdqa64    zmm10, zmm9
        vpternlogd   zmm10, zmm20, zmm8, 232
        vpaddd       zmm10, zmm5, zmm10
        vpaddd       zmm10, zmm28, zmm10
        vpaddd       zmm28, zmm14, zmm28
            vprord   zmm14, zmm12, 17                           ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprord   zmm6, zmm12, 19
            vpsrld   zmm5, zmm12, 10
            vpternlogd zmm5, zmm14, zmm6, 150
            vprord   zmm14, zmm23, 7
            vprord   zmm6, zmm23, 18
            vpsrld   zmm4, zmm23, 3
            vpternlogd zmm4, zmm14, zmm6, 150
            vpaddd   zmm14, zmm16, zmm24
            vpaddd   zmm14, zmm14, zmm4
            vpaddd   zmm14, zmm14, zmm5
        vprord       zmm6, zmm28, 6                             ; round 3
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm27
        vpternlogd   zmm6, zmm28, zmm26, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 12]
        vpaddd       zmm11, zmm11, zmm5
        vpaddd       zmm24, zmm11, zmm24
        vpaddd       zmm24, zmm24, zmm6
        vpaddd       zmm24, zmm24, zmm4
        vprord       zmm11, zmm10, 2
        vprord       zmm6, zmm10, 13
        vprord       zmm5, zmm10, 22
        vpternlogd   zmm5, zmm11, zmm6, 150
        vmovdqa64    zmm11, zmm10
        vpternlogd   zmm11, zmm8, zmm9, 232
        vpaddd       zmm11, zmm5, zmm11
        vpaddd       zmm11, zmm24, zmm11
        vpaddd       zmm24, zmm20, zmm24
            vprord   zmm20, zmm13, 17                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprord   zmm6, zmm13, 19
            vpsrld   zmm5, zmm13, 10
            vpternlogd zmm5, zmm20, zmm6, 150
            vprord   zmm20, zmm30, 7
            vprord   zmm6, zmm30, 18
            vpsrld   zmm4, zmm30, 3
            vpternlogd zmm4, zmm20, zmm6, 150
            vpaddd   zmm20, zmm17, zmm23
            vpaddd   zmm20, zmm20, zmm4
            vpaddd   zmm20, zmm20, zmm5
        vprord       zmm6, zmm24, 6                             ; round 4
        vprord       zmm5, zmm24, 11
        vprord       zmm4, zmm24, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm26
        vpternlogd   zmm6, zmm24, zmm28, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 16]
        vpaddd       zmm23, zmm5, zmm23
        vpaddd       zmm27, zmm23, zmm27
        vpaddd       zmm27, zmm27, zmm6
        vpaddd       zmm27, zmm4, zmm27
        vprord       zmm23, zmm11, 2
        vprord       zmm6, zmm11, 13
        vprord       zmm5, zmm11, 22
        vpternlogd   zmm5, zmm23, zmm6, 150
        vmovdqa64    zmm23, zmm11
        vpternlogd   zmm23, zmm9, zmm10, 232
        vpaddd       zmm23, zmm5, zmm23
        vpaddd       zmm23, zmm27, zmm23
        vpaddd       zmm27, zmm8, zmm27
            vprord   zmm8, zmm14, 17                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprord   zmm6, zmm14, 19
            vpsrld   zmm5, zmm14, 10
            vpternlogd zmm5, zmm8, zmm6, 150
            vprord   zmm8, zmm22, 7
            vprord   zmm6, zmm22, 18
            vpsrld   zmm4, zmm22, 3
            vpternlogd zmm4, zmm8, zmm6, 150
            vpaddd   zmm8, zmm15, zmm30
            vpaddd   zmm8, zmm8, zmm4
            vpaddd   zmm8, zmm8, zmm5
        vprord       zmm6, zmm27, 6                             ; round 5
        vprord       zmm5, zmm27, 11
        vprord       zmm4, zmm27, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm27, zmm24, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 20]
        vpaddd       zmm30, zmm5, zmm30
        vpaddd       zmm26, zmm30, zmm26
        vpaddd       zmm26, zmm26, zmm6
        vpaddd       zmm26, zmm4, zmm26
        vprord       zmm30, zmm23, 2
        vprord       zmm6, zmm23, 13
        vprord       zmm5, zmm23, 22
        vpternlogd   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm23
        vpternlogd   zmm30, zmm10, zmm11, 232
        vpaddd       zmm30, zmm5, zmm30
        vpaddd       zmm30, zmm26, zmm30
        vpaddd       zmm26, zmm9, zmm26
            vprord   zmm9, zmm20, 17                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprord   zmm6, zmm20, 19
            vpsrld   zmm5, zmm20, 10
            vpternlogd zmm5, zmm9, zmm6, 150
            vprord   zmm9, zmm25, 7
            vprord   zmm6, zmm25, 18
            vpsrld   zmm4, zmm25, 3
            vpternlogd zmm4, zmm9, zmm6, 150
            vpaddd   zmm9, zmm29, zmm22
            vpaddd   zmm9, zmm9, zmm4
            vpaddd   zmm9, zmm9, zmm5
        vprord       zmm6, zmm26, 6                             ; round 6
        vprord       zmm5, zmm26, 11
        vprord       zmm4, zmm26, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm24
        vpternlogd   zmm6, zmm26, zmm27, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 24]
        vpaddd       zmm22, zmm5, zmm22
        vpaddd       zmm28, zmm22, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm4, zmm28
        vprord       zmm22, zmm30, 2
        vprord       zmm6, zmm30, 13
        vprord       zmm5, zmm30, 22
        vpternlogd   zmm5, zmm22, zmm6, 150
        vmovdqa64    zmm22, zmm30
        vpternlogd   zmm22, zmm11, zmm23, 232
        vpaddd       zmm22, zmm5, zmm22
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm28, zmm10, zmm28
            vprord   zmm10, zmm8, 17                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprord   zmm6, zmm8, 19
            vpsrld   zmm5, zmm8, 10
            vpternlogd zmm5, zmm10, zmm6, 150
            vprord   zmm10, zmm19, 7
            vprord   zmm6, zmm19, 18
            vpsrld   zmm4, zmm19, 3
            vpternlogd zmm4, zmm10, zmm6, 150
            vpaddd   zmm10, zmm25, zmm4
            vpaddd   zmm10, zmm10, zmm7
            vpaddd   zmm10, zmm10, zmm5
        vprord       zmm6, zmm28, 6                             ; round 7
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm27
        vpternlogd   zmm6, zmm28, zmm26, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 28]
        vpaddd       zmm25, zmm5, zmm25
        vpaddd       zmm24, zmm25, zmm24
        vpaddd       zmm24, zmm24, zmm6
        vpaddd       zmm24, zmm4, zmm24
        vprord       zmm25, zmm22, 2
        vprord       zmm6, zmm22, 13
        vprord       zmm5, zmm22, 22
        vpternlogd   zmm5, zmm25, zmm6, 150
        vmovdqa64    zmm25, zmm22
        vpternlogd   zmm25, zmm23, zmm30, 232
        vpaddd       zmm25, zmm5, zmm25
        vpaddd       zmm25, zmm24, zmm25
        vpaddd       zmm24, zmm11, zmm24
            vprord   zmm11, zmm9, 17                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   zmm6, zmm9, 19
            vpsrld   zmm5, zmm9, 10
            vpternlogd zmm5, zmm11, zmm6, 150
            vprord   zmm11, zmm21, 7
            vprord   zmm6, zmm21, 18
            vpsrld   zmm4, zmm21, 3
            vpternlogd zmm4, zmm11, zmm6, 150
            vpaddd   zmm11, zmm19, zmm4
            vpaddd   zmm11, zmm11, zmm12
            vpaddd   zmm11, zmm11, zmm5
        vprord       zmm6, zmm24, 6                             ; round 8
        vprord       zmm5, zmm24, 11
        vprord       zmm4, zmm24, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm26
        vpternlogd   zmm6, zmm24, zmm28, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 32]
        vpaddd       zmm19, zmm5, zmm19
        vpaddd       zmm27, zmm19, zmm27
        vpaddd       zmm27, zmm27, zmm6
        vpaddd       zmm27, zmm4, zmm27
        vprord       zmm19, zmm25, 2
        vprord       zmm6, zmm25, 13
        vprord       zmm5, zmm25, 22
        vpternlogd   zmm5, zmm19, zmm6, 150
        vmovdqa64    zmm19, zmm25
        vpternlogd   zmm19, zmm30, zmm22, 232
        vpaddd       zmm19, zmm5, zmm19
        vpaddd       zmm19, zmm27, zmm19
        vpaddd       zmm27, zmm23, zmm27
            vprord   zmm23, zmm10, 17                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprord   zmm6, zmm10, 19
            vpsrld   zmm5, zmm10, 10
            vpternlogd zmm5, zmm23, zmm6, 150
            vprord   zmm23, zmm18, 7
            vprord   zmm6, zmm18, 18
            vpsrld   zmm4, zmm18, 3
            vpternlogd zmm4, zmm23, zmm6, 150
            vpaddd   zmm23, zmm21, zmm4
            vpaddd   zmm23, zmm23, zmm13
            vpaddd   zmm23, zmm23, zmm5
        vprord       zmm6, zmm27, 6                             ; round 9
        vprord       zmm5, zmm27, 11
        vprord       zmm4, zmm27, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm27, zmm24, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 36]
        vpaddd       zmm21, zmm5, zmm21
        vpaddd       zmm26, zmm21, zmm26
        vpaddd       zmm26, zmm26, zmm6
        vpaddd       zmm26, zmm4, zmm26
        vprord       zmm21, zmm19, 2
        vprord       zmm6, zmm19, 13
        vprord       zmm5, zmm19, 22
        vpternlogd   zmm5, zmm21, zmm6, 150
        vmovdqa64    zmm21, zmm19
        vpternlogd   zmm21, zmm22, zmm25, 232
        vpaddd       zmm21, zmm5, zmm21
        vpaddd       zmm21, zmm26, zmm21
        vpaddd       zmm26, zmm30, zmm26
            vprord   zmm30, zmm11, 17                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprord   zmm6, zmm11, 19
            vpsrld   zmm5, zmm11, 10
            vpternlogd zmm5, zmm30, zmm6, 150
            vprord   zmm30, zmm31, 7
            vprord   zmm6, zmm31, 18
            vpsrld   zmm4, zmm31, 3
            vpternlogd zmm4, zmm30, zmm6, 150
            vpaddd   zmm30, zmm18, zmm4
            vpaddd   zmm30, zmm30, zmm14
            vpaddd   zmm30, zmm30, zmm5
        vprord       zmm6, zmm26, 6                             ; round 10
        vprord       zmm5, zmm26, 11
        vprord       zmm4, zmm26, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm24
        vpternlogd   zmm6, zmm26, zmm27, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 40]
        vpaddd       zmm18, zmm5, zmm18
        vpaddd       zmm28, zmm18, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm4, zmm28
        vprord       zmm18, zmm21, 2
        vprord       zmm6, zmm21, 13
        vprord       zmm5, zmm21, 22
        vpternlogd   zmm5, zmm18, zmm6, 150
        vmovdqa64    zmm18, zmm21
        vpternlogd   zmm18, zmm25, zmm19, 232
        vpaddd       zmm18, zmm5, zmm18
        vpaddd       zmm18, zmm28, zmm18
        vpaddd       zmm28, zmm22, zmm28
            vprord   zmm22, zmm23, 17                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprord   zmm6, zmm23, 19
            vpsrld   zmm5, zmm23, 10
            vpternlogd zmm5, zmm22, zmm6, 150
            vprord   zmm22, zmm16, 7
            vprord   zmm6, zmm16, 18
            vpsrld   zmm4, zmm16, 3
            vpternlogd zmm4, zmm22, zmm6, 150
            vpaddd   zmm22, zmm31, zmm4
            vpaddd   zmm22, zmm22, zmm20
            vpaddd   zmm22, zmm22, zmm5
        vprord       zmm6, zmm28, 6                             ; round 11
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm27
        vpternlogd   zmm6, zmm28, zmm26, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 44]
        vpaddd       zmm31, zmm5, zmm31
        vpaddd       zmm24, zmm31, zmm24
        vpaddd       zmm24, zmm24, zmm6
        vpaddd       zmm24, zmm4, zmm24
        vprord       zmm31, zmm18, 2
        vprord       zmm6, zmm18, 13
        vprord       zmm5, zmm18, 22
        vpternlogd   zmm5, zmm31, zmm6, 150
        vmovdqa64    zmm31, zmm18
        vpternlogd   zmm31, zmm19, zmm21, 232
        vpaddd       zmm31, zmm5, zmm31
        vpaddd       zmm31, zmm24, zmm31
        vpaddd       zmm24, zmm25, zmm24
            vprord   zmm25, zmm30, 17                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   zmm6, zmm30, 19
            vpsrld   zmm5, zmm30, 10
            vpternlogd zmm5, zmm25, zmm6, 150
            vprord   zmm25, zmm17, 7
            vprord   zmm6, zmm17, 18
            vpsrld   zmm4, zmm17, 3
            vpternlogd zmm4, zmm25, zmm6, 150
            vpaddd   zmm25, zmm16, zmm4
            vpaddd   zmm25, zmm25, zmm8
            vpaddd   zmm25, zmm25, zmm5
        vprord       zmm6, zmm24, 6                             ; round 12
        vprord       zmm5, zmm24, 11
        vprord       zmm4, zmm24, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm26
        vpternlogd   zmm6, zmm24, zmm28, 184
        vpbroadcastd zmm5, [rel NSMS_L(K) + 48]
        vpaddd       zmm16, zmm5, zmm16
        vpaddd       zmm27, zmm16, zmm27
        vpaddd       zmm27, zmm27, zmm6
        vpaddd       zmm27, zmm4, zmm27
        vprord       zmm16, zmm31, 2
        vprord       zmm6, zmm31, 13
        vprord       zmm5, zmm31, 22
        vpternlogd   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm31
        vpternlogd   zmm16, zmm21, zmm18, 232
        vpaddd       zmm16, zmm5, zmm16
        vpaddd       zmm3, zmm27, zmm16
        vpaddd       zmm27, zmm19, zmm27
            vprord   zmm19, zmm22, 17                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprord   zmm16, zmm22, 19
            vpsrld   zmm6, zmm22, 10
            vpternlogd zmm6, zmm19, zmm16, 150
            vprord   zmm19, zmm15, 7
            vprord   zmm16, zmm15, 18
            vpsrld   zmm5, zmm15, 3
            vpternlogd zmm5, zmm19, zmm16, 150
            vpaddd   zmm19, zmm17, zmm5
            vpaddd   zmm19, zmm19, zmm9
            vpaddd   zmm19, zmm19, zmm6
        vprord       zmm16, zmm27, 6                            ; round 13
        vprord       zmm6, zmm27, 11
        vprord       zmm5, zmm27, 25
        vpternlogd   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm28
        vpternlogd   zmm16, zmm27, zmm24, 184
        vpbroadcastd zmm6, [rel NSMS_L(K) + 52]
        vpaddd       zmm17, zmm6, zmm17
        vpaddd       zmm26, zmm17, zmm26
        vpaddd       zmm26, zmm26, zmm16
        vpaddd       zmm26, zmm5, zmm26
        vprord       zmm17, zmm3, 2
        vprord       zmm16, zmm3, 13
        vprord       zmm6, zmm3, 22
        vpternlogd   zmm6, zmm17, zmm16, 150
        vmovdqa64    zmm17, zmm3
        vpternlogd   zmm17, zmm18, zmm31, 232
        vpaddd       zmm17, zmm6, zmm17
        vpaddd       zmm2, zmm26, zmm17
        vpaddd       zmm6, zmm21, zmm26
            vprord   zmm26, zmm25, 17                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   zmm21, zmm25, 19
            vpsrld   zmm17, zmm25, 10
            vpternlogd zmm17, zmm26, zmm21, 150
            vprord   zmm26, zmm29, 7
            vprord   zmm21, zmm29, 18
            vpsrld   zmm16, zmm29, 3
            vpternlogd zmm16, zmm26, zmm21, 150
            vpaddd   zmm26, zmm15, zmm16
            vpaddd   zmm26, zmm26, zmm10
            vpaddd   zmm26, zmm26, zmm17
        vprord       zmm21, zmm6, 6                             ; round 14
        vprord       zmm17, zmm6, 11
        vprord       zmm16, zmm6, 25
        vpternlogd   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm24
        vpternlogd   zmm21, zmm6, zmm27, 184
        vpbroadcastd zmm17, [rel NSMS_L(K) + 56]
        vpaddd       zmm17, zmm17, zmm15
        vpaddd       zmm28, zmm17, zmm28
        vpaddd       zmm28, zmm28, zmm21
        vpaddd       zmm28, zmm16, zmm28
        vprord       zmm21, zmm2, 2
        vprord       zmm17, zmm2, 13
        vprord       zmm16, zmm2, 22
        vpternlogd   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm2
        vpternlogd   zmm21, zmm31, zmm3, 232
        vpaddd       zmm21, zmm16, zmm21
        vpaddd       zmm1, zmm28, zmm21
        vpaddd       zmm5, zmm18, zmm28
            vprord   zmm28, zmm19, 17                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprord   zmm21, zmm19, 19
            vpsrld   zmm18, zmm19, 10
            vpternlogd zmm18, zmm28, zmm21, 150
            vprord   zmm28, zmm7, 7
            vprord   zmm21, zmm7, 18
            vpsrld   zmm17, zmm7, 3
            vpternlogd zmm17, zmm28, zmm21, 150
            vpaddd   zmm28, zmm29, zmm17
            vpaddd   zmm28, zmm28, zmm11
            vpaddd   zmm28, zmm28, zmm18
        vprord       zmm21, zmm5, 6                             ; round 15
        vprord       zmm18, zmm5, 11
        vprord       zmm17, zmm5, 25
        vpternlogd   zmm17, zmm21, zmm18, 150
        vmovdqa64    zmm21, zmm27
        vpternlogd   zmm21, zmm5, zmm6, 184
        vpbroadcastd zmm18, [rel NSMS_L(K) + 60]
        vpaddd       zmm29, zmm18, zmm29
        vpaddd       zmm24, zmm29, zmm24
        vpaddd       zmm24, zmm24, zmm21
        vpaddd       zmm24, zmm17, zmm24
        vprord       zmm29, zmm1, 2
        vprord       zmm21, zmm1, 13
        vprord       zmm18, zmm1, 22
        vpternlogd   zmm18, zmm29, zmm21, 150
        vmovdqa64    zmm29, zmm1
        vpternlogd   zmm29, zmm3, zmm2, 232
        vpaddd       zmm29, zmm18, zmm29
        vpaddd       zmm0, zmm24, zmm29
        vpaddd       zmm4, zmm31, zmm24
        lea          rcx, [rel NSMS_L(K) + 64]
        lea          rdi, [rel NSMS_L(K) + 192]
        vmovdqa64    zmm15, zmm10
        vmovdqa64    zmm10, zmm13
        vmovdqa64    zmm13, zmm8
        vmovdqa64    zmm8, zmm7
        vmovdqa64    zmm7, zmm27
        vmovdqa64    zmm16, zmm11
        vmovdqa64    zmm11, zmm14
        vmovdqa64    zmm14, zmm9
        vmovdqa64    zmm9, zmm12
        vmovdqa64    zmm12, zmm20
        vmovdqa64    zmm17, zmm23
        vmovdqa64    zmm18, zmm30
        vmovdqa64    zmm20, zmm25
        vmovdqa64    zmm21, zmm19
        vmovdqa64    zmm19, zmm22
        vmovdqa64    zmm22, zmm26
        vmovdqa64    zmm23, zmm28
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; W rows 0..15 of 16 blocks: zmm8..zmm23; scratch: rax; kp: rcx;
        ;   messages: rsi; stride: rdx; upper_bound: rdi; digests: r8; count: r9; copies: r10;
        ;   final_digests: r11.
NSMS_L(rounds_and_schedule0):

        ; rounds 16 to 47, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label full_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vprord   zmm24, zmm22, 17                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   zmm25, zmm22, 19
            vpsrld   zmm26, zmm22, 10
            vpternlogd zmm26, zmm24, zmm25, 150
            vprord   zmm24, zmm9, 7
            vprord   zmm25, zmm9, 18
            vpsrld   zmm27, zmm9, 3
            vpternlogd zmm27, zmm24, zmm25, 150
            vpaddd   zmm24, zmm17, zmm8
            vpaddd   zmm24, zmm24, zmm26
            vpaddd   zmm24, zmm27, zmm24
        vprord       zmm25, zmm4, 6                             ; round 0
        vprord       zmm26, zmm4, 11
        vprord       zmm27, zmm4, 25
        vpternlogd   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm6
        vpternlogd   zmm25, zmm4, zmm5, 184
        vpbroadcastd zmm26, [rcx]
        vpaddd       zmm28, zmm7, zmm8
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm25, zmm26, zmm25
        vpaddd       zmm25, zmm25, zmm27
        vprord       zmm26, zmm0, 2
        vprord       zmm27, zmm0, 13
        vprord       zmm28, zmm0, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogd   zmm26, zmm2, zmm1, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm25, zmm26
        vpaddd       zmm25, zmm3, zmm25
            vprord   zmm27, zmm23, 17                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprord   zmm28, zmm23, 19
            vpsrld   zmm29, zmm23, 10
            vpternlogd zmm29, zmm27, zmm28, 150
            vprord   zmm27, zmm10, 7
            vprord   zmm28, zmm10, 18
            vpsrld   zmm30, zmm10, 3
            vpternlogd zmm30, zmm27, zmm28, 150
            vpaddd   zmm27, zmm18, zmm9
            vpaddd   zmm27, zmm27, zmm29
            vpaddd   zmm27, zmm30, zmm27
        vprord       zmm28, zmm25, 6                            ; round 1
        vprord       zmm29, zmm25, 11
        vprord       zmm30, zmm25, 25
        vpternlogd   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm5
        vpternlogd   zmm28, zmm25, zmm4, 184
        vpbroadcastd zmm29, [rcx + 4]
        vpaddd       zmm31, zmm6, zmm9
        vpaddd       zmm29, zmm31, zmm29
        vpaddd       zmm28, zmm29, zmm28
        vpaddd       zmm28, zmm28, zmm30
        vprord       zmm29, zmm26, 2
        vprord       zmm30, zmm26, 13
        vprord       zmm31, zmm26, 22
        vpternlogd   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm26
        vpternlogd   zmm29, zmm1, zmm0, 232
        vpaddd       zmm29, zmm31, zmm29
        vpaddd       zmm29, zmm28, zmm29
        vpaddd       zmm28, zmm2, zmm28
            vprord   zmm30, zmm24, 17                           ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprord   zmm31, zmm24, 19
            vpsrld   zmm9, zmm24, 10
            vpternlogd zmm9, zmm30, zmm31, 150
            vprord   zmm30, zmm11, 7
            vprord   zmm31, zmm11, 18
            vpsrld   zmm8, zmm11, 3
            vpternlogd zmm8, zmm30, zmm31, 150
            vpaddd   zmm30, zmm19, zmm10
            vpaddd   zmm30, zmm30, zmm8
            vpaddd   zmm30, zmm30, zmm9
        vprord       zmm31, zmm28, 6                            ; round 2
        vprord       zmm9, zmm28, 11
        vprord       zmm8, zmm28, 25
        vpternlogd   zmm8, zmm31, zmm9, 150
        vmovdqa64    zmm31, zmm4
        vpternlogd   zmm31, zmm28, zmm25, 184
        vpbroadcastd zmm9, [rcx + 8]
        vpaddd       zmm10, zmm5, zmm10
        vpaddd       zmm10, zmm10, zmm9
        vpaddd       zmm31, zmm10, zmm31
        vpaddd       zmm31, zmm31, zmm8
        vprord       zmm10, zmm29, 2
        vprord       zmm9, zmm29, 13
        vprord       zmm8, zmm29, 22
        vpternlogd   zmm8, zmm10, zmm9, 150
        vmovdqa64    zmm10, zmm29
        vpternlogd   zmm10, zmm0, zmm26, 232
        vpaddd       zmm10, zmm8, zmm10
        vpaddd       zmm10, zmm31, zmm10
        vpaddd       zmm31, zmm1, zmm31
            vprord   zmm9, zmm27, 17                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprord   zmm8, zmm27, 19
            vpsrld   zmm7, zmm27, 10
            vpternlogd zmm7, zmm9, zmm8, 150
            vprord   zmm9, zmm12, 7
            vprord   zmm8, zmm12, 18
            vpsrld   zmm6, zmm12, 3
            vpternlogd zmm6, zmm9, zmm8, 150
            vpaddd   zmm9, zmm20, zmm11
            vpaddd   zmm9, zmm9, zmm6
            vpaddd   zmm9, zmm9, zmm7
        vprord       zmm8, zmm31, 6                             ; round 3
        vprord       zmm7, zmm31, 11
        vprord       zmm6, zmm31, 25
        vpternlogd   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm25
        vpternlogd   zmm8, zmm31, zmm28, 184
        vpbroadcastd zmm7, [rcx + 12]
        vpaddd       zmm11, zmm4, zmm11
        vpaddd       zmm11, zmm11, zmm7
        vpaddd       zmm11, zmm11, zmm8
        vpaddd       zmm11, zmm11, zmm6
        vprord       zmm8, zmm10, 2
        vprord       zmm7, zmm10, 13
        vprord       zmm6, zmm10, 22
        vpternlogd   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm10
        vpternlogd   zmm8, zmm26, zmm29, 232
        vpaddd       zmm8, zmm6, zmm8
        vpaddd       zmm8, zmm11, zmm8
        vpaddd       zmm11, zmm0, zmm11
            vprord   zmm7, zmm30, 17                            ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprord   zmm6, zmm30, 19
            vpsrld   zmm5, zmm30, 10
            vpternlogd zmm5, zmm7, zmm6, 150
            vprord   zmm7, zmm13, 7
            vprord   zmm6, zmm13, 18
            vpsrld   zmm4, zmm13, 3
            vpternlogd zmm4, zmm7, zmm6, 150
            vpaddd   zmm7, zmm21, zmm12
            vpaddd   zmm7, zmm7, zmm4
            vpaddd   zmm7, zmm7, zmm5
        vprord       zmm6, zmm11, 6                             ; round 4
        vprord       zmm5, zmm11, 11
        vprord       zmm4, zmm11, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm11, zmm31, 184
        vpbroadcastd zmm5, [rcx + 16]
        vpaddd       zmm12, zmm12, zmm5
        vpaddd       zmm25, zmm12, zmm25
        vpaddd       zmm25, zmm25, zmm6
        vpaddd       zmm25, zmm4, zmm25
        vprord       zmm12, zmm8, 2
        vprord       zmm6, zmm8, 13
        vprord       zmm5, zmm8, 22
        vpternlogd   zmm5, zmm12, zmm6, 150
        vmovdqa64    zmm12, zmm8
        vpternlogd   zmm12, zmm29, zmm10, 232
        vpaddd       zmm12, zmm5, zmm12
        vpaddd       zmm12, zmm25, zmm12
        vpaddd       zmm25, zmm26, zmm25
            vprord   zmm26, zmm9, 17                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprord   zmm6, zmm9, 19
            vpsrld   zmm5, zmm9, 10
            vpternlogd zmm5, zmm26, zmm6, 150
            vprord   zmm26, zmm14, 7
            vprord   zmm6, zmm14, 18
            vpsrld   zmm4, zmm14, 3
            vpternlogd zmm4, zmm26, zmm6, 150
            vpaddd   zmm26, zmm22, zmm13
            vpaddd   zmm26, zmm26, zmm4
            vpaddd   zmm26, zmm26, zmm5
        vprord       zmm6, zmm25, 6                             ; round 5
        vprord       zmm5, zmm25, 11
        vprord       zmm4, zmm25, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogd   zmm6, zmm25, zmm11, 184
        vpbroadcastd zmm5, [rcx + 20]
        vpaddd       zmm13, zmm13, zmm5
        vpaddd       zmm28, zmm13, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm4, zmm28
        vprord       zmm13, zmm12, 2
        vprord       zmm6, zmm12, 13
        vprord       zmm5, zmm12, 22
        vpternlogd   zmm5, zmm13, zmm6, 150
        vmovdqa64    zmm13, zmm12
        vpternlogd   zmm13, zmm10, zmm8, 232
        vpaddd       zmm13, zmm5, zmm13
        vpaddd       zmm13, zmm28, zmm13
        vpaddd       zmm28, zmm29, zmm28
            vprord   zmm29, zmm7, 17                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprord   zmm6, zmm7, 19
            vpsrld   zmm5, zmm7, 10
            vpternlogd zmm5, zmm29, zmm6, 150
            vprord   zmm29, zmm15, 7
            vprord   zmm6, zmm15, 18
            vpsrld   zmm4, zmm15, 3
            vpternlogd zmm4, zmm29, zmm6, 150
            vpaddd   zmm29, zmm23, zmm14
            vpaddd   zmm29, zmm29, zmm4
            vpaddd   zmm29, zmm29, zmm5
        vprord       zmm6, zmm28, 6                             ; round 6
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm11
        vpternlogd   zmm6, zmm28, zmm25, 184
        vpbroadcastd zmm5, [rcx + 24]
        vpaddd       zmm14, zmm14, zmm5
        vpaddd       zmm31, zmm14, zmm31
        vpaddd       zmm31, zmm31, zmm6
        vpaddd       zmm31, zmm4, zmm31
        vprord       zmm14, zmm13, 2
        vprord       zmm6, zmm13, 13
        vprord       zmm5, zmm13, 22
        vpternlogd   zmm5, zmm14, zmm6, 150
        vmovdqa64    zmm14, zmm13
        vpternlogd   zmm14, zmm8, zmm12, 232
        vpaddd       zmm14, zmm5, zmm14
        vpaddd       zmm14, zmm31, zmm14
        vpaddd       zmm31, zmm10, zmm31
            vprord   zmm10, zmm26, 17                           ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprord   zmm6, zmm26, 19
            vpsrld   zmm5, zmm26, 10
            vpternlogd zmm5, zmm10, zmm6, 150
            vprord   zmm10, zmm16, 7
            vprord   zmm6, zmm16, 18
            vpsrld   zmm4, zmm16, 3
            vpternlogd zmm4, zmm10, zmm6, 150
            vpaddd   zmm10, zmm15, zmm4
            vpaddd   zmm10, zmm10, zmm24
            vpaddd   zmm10, zmm10, zmm5
        vprord       zmm6, zmm31, 6                             ; round 7
        vprord       zmm5, zmm31, 11
        vprord       zmm4, zmm31, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogd   zmm6, zmm31, zmm28, 184
        vpbroadcastd zmm5, [rcx + 28]
        vpaddd       zmm15, zmm15, zmm5
        vpaddd       zmm15, zmm15, zmm11
        vpaddd       zmm15, zmm15, zmm6
        vpaddd       zmm15, zmm4, zmm15
        vprord       zmm11, zmm14, 2
        vprord       zmm6, zmm14, 13
        vprord       zmm5, zmm14, 22
        vpternlogd   zmm5, zmm11, zmm6, 150
        vmovdqa64    zmm11, zmm14
        vpternlogd   zmm11, zmm12, zmm13, 232
        vpaddd       zmm11, zmm5, zmm11
        vpaddd       zmm11, zmm15, zmm11
        vpaddd       zmm15, zmm8, zmm15
            vprord   zmm8, zmm29, 17                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   zmm6, zmm29, 19
            vpsrld   zmm5, zmm29, 10
            vpternlogd zmm5, zmm8, zmm6, 150
            vprord   zmm8, zmm17, 7
            vprord   zmm6, zmm17, 18
            vpsrld   zmm4, zmm17, 3
            vpternlogd zmm4, zmm8, zmm6, 150
            vpaddd   zmm8, zmm16, zmm4
            vpaddd   zmm8, zmm8, zmm27
            vpaddd   zmm8, zmm8, zmm5
        vprord       zmm6, zmm15, 6                             ; round 8
        vprord       zmm5, zmm15, 11
        vprord       zmm4, zmm15, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm15, zmm31, 184
        vpbroadcastd zmm5, [rcx + 32]
        vpaddd       zmm16, zmm16, zmm5
        vpaddd       zmm25, zmm16, zmm25
        vpaddd       zmm25, zmm25, zmm6
        vpaddd       zmm25, zmm4, zmm25
        vprord       zmm16, zmm11, 2
        vprord       zmm6, zmm11, 13
        vprord       zmm5, zmm11, 22
        vpternlogd   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm11
        vpternlogd   zmm16, zmm13, zmm14, 232
        vpaddd       zmm16, zmm5, zmm16
        vpaddd       zmm16, zmm25, zmm16
        vpaddd       zmm25, zmm12, zmm25
            vprord   zmm12, zmm10, 17                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprord   zmm6, zmm10, 19
            vpsrld   zmm5, zmm10, 10
            vpternlogd zmm5, zmm12, zmm6, 150
            vprord   zmm12, zmm18, 7
            vprord   zmm6, zmm18, 18
            vpsrld   zmm4, zmm18, 3
            vpternlogd zmm4, zmm12, zmm6, 150
            vpaddd   zmm12, zmm17, zmm4
            vpaddd   zmm12, zmm12, zmm30
            vpaddd   zmm12, zmm12, zmm5
        vprord       zmm6, zmm25, 6                             ; round 9
        vprord       zmm5, zmm25, 11
        vprord       zmm4, zmm25, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogd   zmm6, zmm25, zmm15, 184
        vpbroadcastd zmm5, [rcx + 36]
        vpaddd       zmm17, zmm17, zmm5
        vpaddd       zmm28, zmm17, zmm28
        vpaddd       zmm28, zmm28, zmm6
        vpaddd       zmm28, zmm4, zmm28
        vprord       zmm17, zmm16, 2
        vprord       zmm6, zmm16, 13
        vprord       zmm5, zmm16, 22
        vpternlogd   zmm5, zmm17, zmm6, 150
        vmovdqa64    zmm17, zmm16
        vpternlogd   zmm17, zmm14, zmm11, 232
        vpaddd       zmm17, zmm5, zmm17
        vpaddd       zmm17, zmm28, zmm17
        vpaddd       zmm28, zmm13, zmm28
            vprord   zmm13, zmm8, 17                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprord   zmm6, zmm8, 19
            vpsrld   zmm5, zmm8, 10
            vpternlogd zmm5, zmm13, zmm6, 150
            vprord   zmm13, zmm19, 7
            vprord   zmm6, zmm19, 18
            vpsrld   zmm4, zmm19, 3
            vpternlogd zmm4, zmm13, zmm6, 150
            vpaddd   zmm13, zmm18, zmm4
            vpaddd   zmm13, zmm13, zmm9
            vpaddd   zmm13, zmm13, zmm5
        vprord       zmm6, zmm28, 6                             ; round 10
        vprord       zmm5, zmm28, 11
        vprord       zmm4, zmm28, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm15
        vpternlogd   zmm6, zmm28, zmm25, 184
        vpbroadcastd zmm5, [rcx + 40]
        vpaddd       zmm18, zmm18, zmm5
        vpaddd       zmm31, zmm18, zmm31
        vpaddd       zmm31, zmm31, zmm6
        vpaddd       zmm31, zmm4, zmm31
        vprord       zmm18, zmm17, 2
        vprord       zmm6, zmm17, 13
        vprord       zmm5, zmm17, 22
        vpternlogd   zmm5, zmm18, zmm6, 150
        vmovdqa64    zmm18, zmm17
        vpternlogd   zmm18, zmm11, zmm16, 232
        vpaddd       zmm18, zmm5, zmm18
        vpaddd       zmm18, zmm31, zmm18
        vpaddd       zmm31, zmm14, zmm31
            vprord   zmm14, zmm12, 17                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprord   zmm6, zmm12, 19
            vpsrld   zmm5, zmm12, 10
            vpternlogd zmm5, zmm14, zmm6, 150
            vprord   zmm14, zmm20, 7
            vprord   zmm6, zmm20, 18
            vpsrld   zmm4, zmm20, 3
            vpternlogd zmm4, zmm14, zmm6, 150
            vpaddd   zmm14, zmm19, zmm4
            vpaddd   zmm14, zmm14, zmm7
            vpaddd   zmm14, zmm14, zmm5
        vprord       zmm6, zmm31, 6                             ; round 11
        vprord       zmm5, zmm31, 11
        vprord       zmm4, zmm31, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogd   zmm6, zmm31, zmm28, 184
        vpbroadcastd zmm5, [rcx + 44]
        vpaddd       zmm19, zmm19, zmm5
        vpaddd       zmm19, zmm19, zmm15
        vpaddd       zmm19, zmm19, zmm6
        vpaddd       zmm19, zmm4, zmm19
        vprord       zmm15, zmm18, 2
        vprord       zmm6, zmm18, 13
        vprord       zmm5, zmm18, 22
        vpternlogd   zmm5, zmm15, zmm6, 150
        vmovdqa64    zmm15, zmm18
        vpternlogd   zmm15, zmm16, zmm17, 232
        vpaddd       zmm15, zmm5, zmm15
        vpaddd       zmm15, zmm19, zmm15
        vpaddd       zmm19, zmm11, zmm19
            vprord   zmm11, zmm13, 17                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   zmm6, zmm13, 19
            vpsrld   zmm5, zmm13, 10
            vpternlogd zmm5, zmm11, zmm6, 150
            vprord   zmm11, zmm21, 7
            vprord   zmm6, zmm21, 18
            vpsrld   zmm4, zmm21, 3
            vpternlogd zmm4, zmm11, zmm6, 150
            vpaddd   zmm11, zmm20, zmm4
            vpaddd   zmm11, zmm11, zmm26
            vpaddd   zmm11, zmm11, zmm5
        vprord       zmm6, zmm19, 6                             ; round 12
        vprord       zmm5, zmm19, 11
        vprord       zmm4, zmm19, 25
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogd   zmm6, zmm19, zmm31, 184
        vpbroadcastd zmm5, [rcx + 48]
        vpaddd       zmm20, zmm20, zmm5
        vpaddd       zmm25, zmm20, zmm25
        vpaddd       zmm25, zmm25, zmm6
        vpaddd       zmm25, zmm4, zmm25
        vprord       zmm20, zmm15, 2
        vprord       zmm6, zmm15, 13
        vprord       zmm5, zmm15, 22
        vpternlogd   zmm5, zmm20, zmm6, 150
        vmovdqa64    zmm20, zmm15
        vpternlogd   zmm20, zmm17, zmm18, 232
        vpaddd       zmm20, zmm5, zmm20
        vpaddd       zmm3, zmm25, zmm20
        vpaddd       zmm25, zmm16, zmm25
            vprord   zmm20, zmm14, 17                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprord   zmm16, zmm14, 19
            vpsrld   zmm6, zmm14, 10
            vpternlogd zmm6, zmm20, zmm16, 150
            vprord   zmm20, zmm22, 7
            vprord   zmm16, zmm22, 18
            vpsrld   zmm5, zmm22, 3
            vpternlogd zmm5, zmm20, zmm16, 150
            vpaddd   zmm20, zmm21, zmm5
            vpaddd   zmm20, zmm20, zmm29
            vpaddd   zmm20, zmm20, zmm6
        vprord       zmm16, zmm25, 6                            ; round 13
        vprord       zmm6, zmm25, 11
        vprord       zmm5, zmm25, 25
        vpternlogd   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm31
        vpternlogd   zmm16, zmm25, zmm19, 184
        vpbroadcastd zmm6, [rcx + 52]
        vpaddd       zmm21, zmm21, zmm6
        vpaddd       zmm28, zmm21, zmm28
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm28, zmm5, zmm28
        vprord       zmm21, zmm3, 2
        vprord       zmm16, zmm3, 13
        vprord       zmm6, zmm3, 22
        vpternlogd   zmm6, zmm21, zmm16, 150
        vmovdqa64    zmm21, zmm3
        vpternlogd   zmm21, zmm18, zmm15, 232
        vpaddd       zmm21, zmm6, zmm21
        vpaddd       zmm2, zmm28, zmm21
        vpaddd       zmm6, zmm17, zmm28
            vprord   zmm28, zmm11, 17                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   zmm21, zmm11, 19
            vpsrld   zmm17, zmm11, 10
            vpternlogd zmm17, zmm28, zmm21, 150
            vprord   zmm28, zmm23, 7
            vprord   zmm21, zmm23, 18
            vpsrld   zmm16, zmm23, 3
            vpternlogd zmm16, zmm28, zmm21, 150
            vpaddd   zmm28, zmm22, zmm16
            vpaddd   zmm28, zmm28, zmm10
            vpaddd   zmm28, zmm28, zmm17
        vprord       zmm21, zmm6, 6                             ; round 14
        vprord       zmm17, zmm6, 11
        vprord       zmm16, zmm6, 25
        vpternlogd   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm19
        vpternlogd   zmm21, zmm6, zmm25, 184
        vpbroadcastd zmm17, [rcx + 56]
        vpaddd       zmm22, zmm22, zmm17
        vpaddd       zmm31, zmm22, zmm31
        vpaddd       zmm31, zmm31, zmm21
        vpaddd       zmm31, zmm16, zmm31
        vprord       zmm22, zmm2, 2
        vprord       zmm21, zmm2, 13
        vprord       zmm17, zmm2, 22
        vpternlogd   zmm17, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm2
        vpternlogd   zmm22, zmm15, zmm3, 232
        vpaddd       zmm22, zmm17, zmm22
        vpaddd       zmm1, zmm31, zmm22
        vpaddd       zmm5, zmm18, zmm31
            vprord   zmm31, zmm20, 17                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprord   zmm22, zmm20, 19
            vpsrld   zmm21, zmm20, 10
            vpternlogd zmm21, zmm31, zmm22, 150
            vprord   zmm31, zmm24, 7
            vprord   zmm22, zmm24, 18
            vpsrld   zmm18, zmm24, 3
            vpternlogd zmm18, zmm31, zmm22, 150
            vpaddd   zmm31, zmm23, zmm18
            vpaddd   zmm31, zmm31, zmm8
            vpaddd   zmm31, zmm31, zmm21
        vprord       zmm22, zmm5, 6                             ; round 15
        vprord       zmm21, zmm5, 11
        vprord       zmm18, zmm5, 25
        vpternlogd   zmm18, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogd   zmm22, zmm5, zmm6, 184
        vpbroadcastd zmm21, [rcx + 60]
        vpaddd       zmm23, zmm23, zmm21
        vpaddd       zmm23, zmm23, zmm19
        vpaddd       zmm23, zmm23, zmm22
        vpaddd       zmm23, zmm18, zmm23
        vprord       zmm22, zmm1, 2
        vprord       zmm21, zmm1, 13
        vprord       zmm19, zmm1, 22
        vpternlogd   zmm19, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm1
        vpternlogd   zmm22, zmm3, zmm2, 232
        vpaddd       zmm22, zmm19, zmm22
        vpaddd       zmm0, zmm23, zmm22
        vpaddd       zmm4, zmm15, zmm23
        add          rcx, 64
        vmovdqa64    zmm15, zmm10
        vmovdqa64    zmm10, zmm30
        vmovdqa64    zmm16, zmm8
        vmovdqa64    zmm8, zmm24
        vmovdqa64    zmm17, zmm12
        vmovdqa64    zmm12, zmm7
        vmovdqa64    zmm18, zmm13
        vmovdqa64    zmm13, zmm26
        vmovdqa64    zmm19, zmm14
        vmovdqa64    zmm14, zmm29
        vmovdqa64    zmm21, zmm20
        vmovdqa64    zmm20, zmm11
        vmovdqa64    zmm11, zmm9
        vmovdqa64    zmm9, zmm27
        vmovdqa64    zmm22, zmm28
        vmovdqa64    zmm23, zmm31
        vmovdqa64    zmm7, zmm25
        cmp          rcx, rdi
        jne          NSMS_L(rounds_and_schedule0)

        ; rounds 48 to 63; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label full_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprord       zmm26, zmm4, 6                             ; round 0
        vprord       zmm27, zmm4, 11
        vprord       zmm28, zmm4, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm6
        vpternlogd   zmm26, zmm4, zmm5, 184
        vpbroadcastd zmm27, [rcx]
        vpaddd       zmm7, zmm7, zmm8
        vpaddd       zmm7, zmm7, zmm27
        vpaddd       zmm7, zmm7, zmm26
        vpaddd       zmm7, zmm7, zmm28
        vprord       zmm26, zmm0, 2
        vprord       zmm27, zmm0, 13
        vprord       zmm28, zmm0, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogd   zmm26, zmm2, zmm1, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm7, zmm26
        vpaddd       zmm3, zmm3, zmm7
        vprord       zmm7, zmm3, 6                              ; round 1
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm5
        vpternlogd   zmm7, zmm3, zmm4, 184
        vpbroadcastd zmm27, [rcx + 4]
        vpaddd       zmm6, zmm6, zmm9
        vpaddd       zmm6, zmm6, zmm27
        vpaddd       zmm6, zmm6, zmm7
        vpaddd       zmm6, zmm6, zmm28
        vprord       zmm7, zmm26, 2
        vprord       zmm27, zmm26, 13
        vprord       zmm28, zmm26, 22
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm26
        vpternlogd   zmm7, zmm1, zmm0, 232
        vpaddd       zmm7, zmm28, zmm7
        vpaddd       zmm7, zmm6, zmm7
        vpaddd       zmm2, zmm2, zmm6
        vprord       zmm6, zmm2, 6                              ; round 2
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm4
        vpternlogd   zmm6, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 8]
        vpaddd       zmm5, zmm5, zmm10
        vpaddd       zmm5, zmm5, zmm27
        vpaddd       zmm5, zmm5, zmm6
        vpaddd       zmm5, zmm5, zmm28
        vprord       zmm6, zmm7, 2
        vprord       zmm27, zmm7, 13
        vprord       zmm28, zmm7, 22
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm0, zmm26, 232
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm6, zmm5, zmm6
        vpaddd       zmm1, zmm1, zmm5
        vprord       zmm5, zmm1, 6                              ; round 3
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm3
        vpternlogd   zmm5, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 12]
        vpaddd       zmm4, zmm4, zmm11
        vpaddd       zmm4, zmm4, zmm27
        vpaddd       zmm4, zmm4, zmm5
        vpaddd       zmm4, zmm4, zmm28
        vprord       zmm5, zmm6, 2
        vprord       zmm27, zmm6, 13
        vprord       zmm28, zmm6, 22
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm26, zmm7, 232
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm5, zmm4, zmm5
        vpaddd       zmm0, zmm0, zmm4
        vprord       zmm4, zmm0, 6                              ; round 4
        vprord       zmm27, zmm0, 11
        vprord       zmm28, zmm0, 25
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm2
        vpternlogd   zmm4, zmm0, zmm1, 184
        vpbroadcastd zmm27, [rcx + 16]
        vpaddd       zmm27, zmm12, zmm27
        vpaddd       zmm3, zmm27, zmm3
        vpaddd       zmm3, zmm3, zmm4
        vpaddd       zmm3, zmm28, zmm3
        vprord       zmm4, zmm5, 2
        vprord       zmm27, zmm5, 13
        vprord       zmm28, zmm5, 22
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm28, zmm4
        vpaddd       zmm4, zmm3, zmm4
        vpaddd       zmm3, zmm26, zmm3
        vprord       zmm26, zmm3, 6                             ; round 5
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm1
        vpternlogd   zmm26, zmm3, zmm0, 184
        vpbroadcastd zmm27, [rcx + 20]
        vpaddd       zmm27, zmm13, zmm27
        vpaddd       zmm2, zmm27, zmm2
        vpaddd       zmm2, zmm2, zmm26
        vpaddd       zmm2, zmm28, zmm2
        vprord       zmm26, zmm4, 2
        vprord       zmm27, zmm4, 13
        vprord       zmm28, zmm4, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm4
        vpternlogd   zmm26, zmm6, zmm5, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm2, zmm26
        vpaddd       zmm2, zmm7, zmm2
        vprord       zmm7, zmm2, 6                              ; round 6
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm0
        vpternlogd   zmm7, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 24]
        vpaddd       zmm27, zmm14, zmm27
        vpaddd       zmm1, zmm27, zmm1
        vpaddd       zmm1, zmm1, zmm7
        vpaddd       zmm1, zmm28, zmm1
        vprord       zmm7, zmm26, 2
        vprord       zmm27, zmm26, 13
        vprord       zmm28, zmm26, 22
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm26
        vpternlogd   zmm7, zmm5, zmm4, 232
        vpaddd       zmm7, zmm28, zmm7
        vpaddd       zmm7, zmm1, zmm7
        vpaddd       zmm1, zmm6, zmm1
        vprord       zmm6, zmm1, 6                              ; round 7
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm3
        vpternlogd   zmm6, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 28]
        vpaddd       zmm27, zmm15, zmm27
        vpaddd       zmm0, zmm27, zmm0
        vpaddd       zmm0, zmm0, zmm6
        vpaddd       zmm0, zmm28, zmm0
        vprord       zmm6, zmm7, 2
        vprord       zmm27, zmm7, 13
        vprord       zmm28, zmm7, 22
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm4, zmm26, 232
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm6, zmm0, zmm6
        vpaddd       zmm0, zmm5, zmm0
        vprord       zmm5, zmm0, 6                              ; round 8
        vprord       zmm27, zmm0, 11
        vprord       zmm28, zmm0, 25
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm2
        vpternlogd   zmm5, zmm0, zmm1, 184
        vpbroadcastd zmm27, [rcx + 32]
        vpaddd       zmm27, zmm16, zmm27
        vpaddd       zmm3, zmm27, zmm3
        vpaddd       zmm3, zmm3, zmm5
        vpaddd       zmm3, zmm28, zmm3
        vprord       zmm5, zmm6, 2
        vprord       zmm27, zmm6, 13
        vprord       zmm28, zmm6, 22
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm26, zmm7, 232
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm5, zmm3, zmm5
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 6                              ; round 9
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm1
        vpternlogd   zmm4, zmm3, zmm0, 184
        vpbroadcastd zmm27, [rcx + 36]
        vpaddd       zmm27, zmm17, zmm27
        vpaddd       zmm2, zmm27, zmm2
        vpaddd       zmm2, zmm2, zmm4
        vpaddd       zmm2, zmm28, zmm2
        vprord       zmm4, zmm5, 2
        vprord       zmm27, zmm5, 13
        vprord       zmm28, zmm5, 22
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm28, zmm4
        vpaddd       zmm4, zmm2, zmm4
        vpaddd       zmm2, zmm26, zmm2
        vprord       zmm26, zmm2, 6                             ; round 10
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogd   zmm26, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 40]
        vpaddd       zmm27, zmm18, zmm27
        vpaddd       zmm1, zmm27, zmm1
        vpaddd       zmm1, zmm1, zmm26
        vpaddd       zmm1, zmm28, zmm1
        vprord       zmm26, zmm4, 2
        vprord       zmm27, zmm4, 13
        vprord       zmm28, zmm4, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm4
        vpternlogd   zmm26, zmm6, zmm5, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm1, zmm26
        vpaddd       zmm1, zmm7, zmm1
        vprord       zmm7, zmm1, 6                              ; round 11
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm3
        vpternlogd   zmm7, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 44]
        vpaddd       zmm27, zmm19, zmm27
        vpaddd       zmm0, zmm27, zmm0
        vpaddd       zmm0, zmm0, zmm7
        vpaddd       zmm0, zmm28, zmm0
        vprord       zmm7, zmm26, 2
        vprord       zmm27, zmm26, 13
        vprord       zmm28, zmm26, 22
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm26
        vpternlogd   zmm7, zmm5, zmm4, 232
        vpaddd       zmm7, zmm28, zmm7
        vpaddd       zmm7, zmm0, zmm7
        vpaddd       zmm0, zmm6, zmm0
        vprord       zmm6, zmm0, 6                              ; round 12
        vprord       zmm27, zmm0, 11
        vprord       zmm28, zmm0, 25
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm2
        vpternlogd   zmm6, zmm0, zmm1, 184
        vpbroadcastd zmm27, [rcx + 48]
        vpaddd       zmm27, zmm20, zmm27
        vpaddd       zmm3, zmm27, zmm3
        vpaddd       zmm3, zmm3, zmm6
        vpaddd       zmm3, zmm28, zmm3
        vprord       zmm6, zmm7, 2
        vprord       zmm27, zmm7, 13
        vprord       zmm28, zmm7, 22
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm4, zmm26, 232
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm6, zmm3, zmm6
        vpaddd       zmm3, zmm5, zmm3
        vprord       zmm5, zmm3, 6                              ; round 13
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm1
        vpternlogd   zmm5, zmm3, zmm0, 184
        vpbroadcastd zmm27, [rcx + 52]
        vpaddd       zmm27, zmm21, zmm27
        vpaddd       zmm2, zmm27, zmm2
        vpaddd       zmm2, zmm2, zmm5
        vpaddd       zmm2, zmm28, zmm2
        vprord       zmm5, zmm6, 2
        vprord       zmm27, zmm6, 13
        vprord       zmm28, zmm6, 22
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm26, zmm7, 232
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm5, zmm2, zmm5
        vpaddd       zmm2, zmm4, zmm2
        vprord       zmm4, zmm2, 6                              ; round 14
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm0
        vpternlogd   zmm4, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 56]
        vpaddd       zmm27, zmm22, zmm27
        vpaddd       zmm1, zmm27, zmm1
        vpaddd       zmm1, zmm1, zmm4
        vpaddd       zmm1, zmm28, zmm1
        vprord       zmm4, zmm5, 2
        vprord       zmm27, zmm5, 13
        vprord       zmm28, zmm5, 22
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm28, zmm4
        vpaddd       zmm4, zmm1, zmm4
        vpaddd       zmm1, zmm26, zmm1
        vprord       zmm26, zmm1, 6                             ; round 15
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm3
        vpternlogd   zmm26, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 60]
        vpaddd       zmm27, zmm23, zmm27
        vpaddd       zmm0, zmm27, zmm0
        vpaddd       zmm0, zmm0, zmm26
        vpaddd       zmm0, zmm28, zmm0
        vprord       zmm26, zmm4, 2
        vprord       zmm27, zmm4, 13
        vprord       zmm28, zmm4, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm4
        vpternlogd   zmm26, zmm6, zmm5, 232
        vpbroadcastd zmm27, [rel NSMS_L(H0)]                    ; H = H + (a, b, ...)
        vpbroadcastd zmm29, [rel NSMS_L(H0) + 4]
        vpbroadcastd zmm30, [rel NSMS_L(H0) + 8]
        vpbroadcastd zmm31, [rel NSMS_L(H0) + 12]
        vpbroadcastd zmm25, [rel NSMS_L(H0) + 16]
        vpbroadcastd zmm24, [rel NSMS_L(H0) + 20]
        vmovdqu64    [rax + 1920], zmm8
        vpbroadcastd zmm8, [rel NSMS_L(H0) + 24]
        vmovdqu64    [rax + 1984], zmm9
        vpbroadcastd zmm9, [rel NSMS_L(H0) + 28]
        vpaddd       zmm27, zmm27, zmm28
        vpaddd       zmm26, zmm26, zmm27
        vpaddd       zmm26, zmm0, zmm26
        vpaddd       zmm4, zmm29, zmm4
        vpaddd       zmm5, zmm30, zmm5
        vmovdqu64    [rax + 1536], zmm5
        vpaddd       zmm6, zmm31, zmm6
        vmovdqu64    [rax + 1600], zmm6
        vpaddd       zmm7, zmm25, zmm7
        vpaddd       zmm0, zmm7, zmm0
        vmovdqu64    [rax + 1664], zmm0
        vpaddd       zmm1, zmm24, zmm1
        vmovdqu64    [rax + 1728], zmm1
        vpaddd       zmm2, zmm8, zmm2
        vmovdqu64    [rax + 1792], zmm2
        vpaddd       zmm3, zmm9, zmm3
        vmovdqu64    [rax + 1856], zmm3
        vmovdqa64    zmm24, zmm26
        vmovdqa64    zmm25, zmm4
        vmovdqu64    zmm8, [rax + 1920]
        vmovdqu64    zmm9, [rax + 1984]

        ; a block with message words
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label full_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vmovdqu64 xmm26, [rsi + 48]                         ; W_0 W_1 W_2 W_3
            mov      rbx, rdx
            shl      rbx, 2
            lea      rbp, [rsi + rbx]
            vinserti32x4 zmm26, zmm26, [rbp + 48], 1
            lea      r12, [rbx + rbp]
            vinserti32x4 zmm26, zmm26, [r12 + 48], 2
            add      rbx, r12
            vinserti32x4 zmm26, zmm26, [rbx + 48], 3
            vpshufd  zmm26, zmm26, 3
            vmovdqu64 xmm27, [rsi + rdx + 48]
            vinserti32x4 zmm27, zmm27, [rbp + rdx + 48], 1
            vinserti32x4 zmm27, zmm27, [r12 + rdx + 48], 2
            vinserti32x4 zmm27, zmm27, [rbx + rdx + 48], 3
            vpshufd  zmm27, zmm27, 3
            vmovdqu64 xmm28, [rsi + rdx*2 + 48]
            vinserti32x4 zmm28, zmm28, [rbp + rdx*2 + 48], 1
            vinserti32x4 zmm28, zmm28, [r12 + rdx*2 + 48], 2
            vinserti32x4 zmm28, zmm28, [rbx + rdx*2 + 48], 3
            vpshufd  zmm28, zmm28, 3
            mov      r13, rdx
            shl      r13, 1
            add      r13, rdx
            vmovdqu64 xmm29, [rsi + r13 + 48]
            vinserti32x4 zmm29, zmm29, [rbp + r13 + 48], 1
            vinserti32x4 zmm29, zmm29, [r12 + r13 + 48], 2
            vinserti32x4 zmm29, zmm29, [rbx + r13 + 48], 3
            vpshufd  zmm29, zmm29, 3
            vpunpckldq zmm26, zmm26, zmm27
            vpunpckldq zmm27, zmm28, zmm29
            vpunpcklqdq zmm8, zmm26, zmm27
            vmovdqu64 zmm26, [rel NSMS_L(words_00008000_x16)]   ; W_0
            vpternlogd zmm8, zmm26, [rel NSMS_L(words_000000ff_x16)], 236
            vmovdqu64 zmm26, [rel NSMS_L(words_08020000_x16)]   ; W_15
        vmovdqu64    zmm27, [rax + 1664]
        vprord       zmm28, zmm27, 6                            ; round 0
        vprord       zmm29, zmm27, 11
        vprord       zmm30, zmm27, 25
        vpternlogd   zmm30, zmm28, zmm29, 150
        vmovdqu64    zmm28, [rax + 1792]
        vmovdqu64    zmm29, [rax + 1728]
        vmovdqa64    zmm31, zmm28
        vpternlogd   zmm31, zmm27, zmm29, 184
        vpbroadcastd zmm23, [rel NSMS_L(K)]
        vmovdqu64    zmm22, [rax + 1856]
        vpaddd       zmm23, zmm22, zmm23
        vpaddd       zmm31, zmm23, zmm31
        vpaddd       zmm30, zmm31, zmm30
        vpaddd       zmm30, zmm30, zmm8
        vprord       zmm31, zmm24, 2
        vprord       zmm23, zmm24, 13
        vprord       zmm22, zmm24, 22
        vpternlogd   zmm22, zmm31, zmm23, 150
        vmovdqu64    zmm31, [rax + 1536]
        vmovdqa64    zmm23, zmm24
        vpternlogd   zmm23, zmm31, zmm25, 232
        vpaddd       zmm23, zmm22, zmm23
        vpaddd       zmm23, zmm23, zmm30
        vmovdqu64    zmm22, [rax + 1600]
        vpaddd       zmm30, zmm22, zmm30
            vmovdqu64 zmm9, [rel NSMS_L(words_00004501_x16)]    ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vprord       zmm22, zmm30, 6                            ; round 1
        vprord       zmm21, zmm30, 11
        vprord       zmm20, zmm30, 25
        vpternlogd   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm29
        vpternlogd   zmm22, zmm30, zmm27, 184
        vpbroadcastd zmm21, [rel NSMS_L(W1) + 4]
        vpaddd       zmm28, zmm28, zmm21
        vpaddd       zmm28, zmm28, zmm22
        vpaddd       zmm28, zmm28, zmm20
        vprord       zmm22, zmm23, 2
        vprord       zmm21, zmm23, 13
        vprord       zmm20, zmm23, 22
        vpternlogd   zmm20, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm23
        vpternlogd   zmm22, zmm25, zmm24, 232
        vpaddd       zmm22, zmm20, zmm22
        vpaddd       zmm22, zmm28, zmm22
        vpaddd       zmm28, zmm31, zmm28
            vprord   zmm31, zmm8, 17                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprord   zmm21, zmm8, 19
            vpsrld   zmm10, zmm8, 10
            vpternlogd zmm10, zmm31, zmm21, 150
        vprord       zmm31, zmm28, 6                            ; round 2
        vprord       zmm21, zmm28, 11
        vprord       zmm20, zmm28, 25
        vpternlogd   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm27
        vpternlogd   zmm31, zmm28, zmm30, 184
        vpbroadcastd zmm21, [rel NSMS_L(W1) + 8]
        vpaddd       zmm29, zmm29, zmm21
        vpaddd       zmm29, zmm29, zmm31
        vpaddd       zmm29, zmm29, zmm20
        vprord       zmm31, zmm22, 2
        vprord       zmm21, zmm22, 13
        vprord       zmm20, zmm22, 22
        vpternlogd   zmm20, zmm31, zmm21, 150
        vmovdqa64    zmm31, zmm22
        vpternlogd   zmm31, zmm24, zmm23, 232
        vpaddd       zmm31, zmm20, zmm31
        vpaddd       zmm31, zmm29, zmm31
        vpaddd       zmm29, zmm25, zmm29
            vmovdqu64 zmm11, [rel NSMS_L(words_ca510020_x16)]   ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vprord       zmm21, zmm29, 6                            ; round 3
        vprord       zmm20, zmm29, 11
        vprord       zmm19, zmm29, 25
        vpternlogd   zmm19, zmm21, zmm20, 150
        vmovdqa64    zmm21, zmm30
        vpternlogd   zmm21, zmm29, zmm28, 184
        vpbroadcastd zmm20, [rel NSMS_L(W1) + 12]
        vpaddd       zmm27, zmm27, zmm20
        vpaddd       zmm27, zmm27, zmm21
        vpaddd       zmm27, zmm27, zmm19
        vprord       zmm21, zmm31, 2
        vprord       zmm20, zmm31, 13
        vprord       zmm19, zmm31, 22
        vpternlogd   zmm19, zmm21, zmm20, 150
        vmovdqa64    zmm21, zmm31
        vpternlogd   zmm21, zmm23, zmm22, 232
        vpaddd       zmm21, zmm19, zmm21
        vpaddd       zmm21, zmm27, zmm21
        vpaddd       zmm27, zmm24, zmm27
            vprord   zmm20, zmm10, 17                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprord   zmm19, zmm10, 19
            vpsrld   zmm12, zmm10, 10
            vpternlogd zmm12, zmm20, zmm19, 150
        vprord       zmm20, zmm27, 6                            ; round 4
        vprord       zmm19, zmm27, 11
        vprord       zmm18, zmm27, 25
        vpternlogd   zmm18, zmm20, zmm19, 150
        vmovdqa64    zmm20, zmm28
        vpternlogd   zmm20, zmm27, zmm29, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 16]
        vpaddd       zmm30, zmm19, zmm30
        vpaddd       zmm30, zmm30, zmm20
        vpaddd       zmm30, zmm18, zmm30
        vprord       zmm20, zmm21, 2
        vprord       zmm19, zmm21, 13
        vprord       zmm18, zmm21, 22
        vpternlogd   zmm18, zmm20, zmm19, 150
        vmovdqa64    zmm20, zmm21
        vpternlogd   zmm20, zmm22, zmm31, 232
        vpaddd       zmm20, zmm18, zmm20
        vpaddd       zmm20, zmm30, zmm20
        vpaddd       zmm30, zmm23, zmm30
            vmovdqu64 zmm13, [rel NSMS_L(words_1454d422_x16)]   ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vprord       zmm23, zmm30, 6                            ; round 5
        vprord       zmm19, zmm30, 11
        vprord       zmm18, zmm30, 25
        vpternlogd   zmm18, zmm23, zmm19, 150
        vmovdqa64    zmm23, zmm29
        vpternlogd   zmm23, zmm30, zmm27, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 20]
        vpaddd       zmm28, zmm19, zmm28
        vpaddd       zmm28, zmm28, zmm23
        vpaddd       zmm28, zmm18, zmm28
        vprord       zmm23, zmm20, 2
        vprord       zmm19, zmm20, 13
        vprord       zmm18, zmm20, 22
        vpternlogd   zmm18, zmm23, zmm19, 150
        vmovdqa64    zmm23, zmm20
        vpternlogd   zmm23, zmm31, zmm21, 232
        vpaddd       zmm23, zmm18, zmm23
        vpaddd       zmm23, zmm28, zmm23
        vpaddd       zmm28, zmm22, zmm28
            vprord   zmm22, zmm12, 17                           ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprord   zmm19, zmm12, 19
            vpsrld   zmm18, zmm12, 10
            vpternlogd zmm18, zmm22, zmm19, 150
            vpaddd   zmm14, zmm26, zmm18
        vprord       zmm22, zmm28, 6                            ; round 6
        vprord       zmm19, zmm28, 11
        vprord       zmm18, zmm28, 25
        vpternlogd   zmm18, zmm22, zmm19, 150
        vmovdqa64    zmm22, zmm27
        vpternlogd   zmm22, zmm28, zmm30, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 24]
        vpaddd       zmm29, zmm19, zmm29
        vpaddd       zmm29, zmm29, zmm22
        vpaddd       zmm29, zmm18, zmm29
        vprord       zmm22, zmm23, 2
        vprord       zmm19, zmm23, 13
        vprord       zmm18, zmm23, 22
        vpternlogd   zmm18, zmm22, zmm19, 150
        vmovdqa64    zmm22, zmm23
        vpternlogd   zmm22, zmm21, zmm20, 232
        vpaddd       zmm22, zmm18, zmm22
        vpaddd       zmm22, zmm29, zmm22
        vpaddd       zmm29, zmm31, zmm29
            vpaddd   zmm15, zmm8, [rel NSMS_L(words_252080a0_x16)] ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprord       zmm31, zmm29, 6                            ; round 7
        vprord       zmm19, zmm29, 11
        vprord       zmm18, zmm29, 25
        vpternlogd   zmm18, zmm31, zmm19, 150
        vmovdqa64    zmm31, zmm30
        vpternlogd   zmm31, zmm29, zmm28, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 28]
        vpaddd       zmm27, zmm19, zmm27
        vpaddd       zmm27, zmm27, zmm31
        vpaddd       zmm27, zmm18, zmm27
        vprord       zmm31, zmm22, 2
        vprord       zmm19, zmm22, 13
        vprord       zmm18, zmm22, 22
        vpternlogd   zmm18, zmm31, zmm19, 150
        vmovdqa64    zmm31, zmm22
        vpternlogd   zmm31, zmm20, zmm23, 232
        vpaddd       zmm31, zmm18, zmm31
        vpaddd       zmm31, zmm27, zmm31
        vpaddd       zmm27, zmm21, zmm27
            vprord   zmm21, zmm14, 17                           ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   zmm19, zmm14, 19
            vpsrld   zmm18, zmm14, 10
            vpternlogd zmm18, zmm21, zmm19, 150
            vpaddd   zmm16, zmm9, zmm18
        vprord       zmm21, zmm27, 6                            ; round 8
        vprord       zmm19, zmm27, 11
        vprord       zmm18, zmm27, 25
        vpternlogd   zmm18, zmm21, zmm19, 150
        vmovdqa64    zmm21, zmm28
        vpternlogd   zmm21, zmm27, zmm29, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 32]
        vpaddd       zmm30, zmm19, zmm30
        vpaddd       zmm30, zmm30, zmm21
        vpaddd       zmm30, zmm18, zmm30
        vprord       zmm21, zmm31, 2
        vprord       zmm19, zmm31, 13
        vprord       zmm18, zmm31, 22
        vpternlogd   zmm18, zmm21, zmm19, 150
        vmovdqa64    zmm21, zmm31
        vpternlogd   zmm21, zmm23, zmm22, 232
        vpaddd       zmm21, zmm18, zmm21
        vpaddd       zmm21, zmm30, zmm21
        vpaddd       zmm30, zmm20, zmm30
            vprord   zmm20, zmm15, 17                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprord   zmm19, zmm15, 19
            vpsrld   zmm18, zmm15, 10
            vpternlogd zmm18, zmm20, zmm19, 150
            vpaddd   zmm17, zmm10, zmm18
        vprord       zmm20, zmm30, 6                            ; round 9
        vprord       zmm19, zmm30, 11
        vprord       zmm18, zmm30, 25
        vpternlogd   zmm18, zmm20, zmm19, 150
        vmovdqa64    zmm20, zmm29
        vpternlogd   zmm20, zmm30, zmm27, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 36]
        vpaddd       zmm28, zmm19, zmm28
        vpaddd       zmm28, zmm28, zmm20
        vpaddd       zmm28, zmm18, zmm28
        vprord       zmm20, zmm21, 2
        vprord       zmm19, zmm21, 13
        vprord       zmm18, zmm21, 22
        vpternlogd   zmm18, zmm20, zmm19, 150
        vmovdqa64    zmm20, zmm21
        vpternlogd   zmm20, zmm22, zmm31, 232
        vpaddd       zmm20, zmm18, zmm20
        vpaddd       zmm20, zmm28, zmm20
        vpaddd       zmm28, zmm23, zmm28
            vprord   zmm23, zmm16, 17                           ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprord   zmm19, zmm16, 19
            vpsrld   zmm18, zmm16, 10
            vpternlogd zmm18, zmm23, zmm19, 150
            vpaddd   zmm18, zmm11, zmm18
        vprord       zmm23, zmm28, 6                            ; round 10
        vprord       zmm19, zmm28, 11
        vprord       zmm7, zmm28, 25
        vpternlogd   zmm7, zmm23, zmm19, 150
        vmovdqa64    zmm23, zmm27
        vpternlogd   zmm23, zmm28, zmm30, 184
        vpbroadcastd zmm19, [rel NSMS_L(W1) + 40]
        vpaddd       zmm29, zmm19, zmm29
        vpaddd       zmm29, zmm29, zmm23
        vpaddd       zmm29, zmm7, zmm29
        vprord       zmm23, zmm20, 2
        vprord       zmm19, zmm20, 13
        vprord       zmm7, zmm20, 22
        vpternlogd   zmm7, zmm23, zmm19, 150
        vmovdqa64    zmm23, zmm20
        vpternlogd   zmm23, zmm31, zmm21, 232
        vpaddd       zmm23, zmm7, zmm23
        vpaddd       zmm23, zmm29, zmm23
        vpaddd       zmm29, zmm22, zmm29
            vprord   zmm22, zmm17, 17                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprord   zmm19, zmm17, 19
            vpsrld   zmm7, zmm17, 10
            vpternlogd zmm7, zmm22, zmm19, 150
            vpaddd   zmm19, zmm12, zmm7
        vprord       zmm22, zmm29, 6                            ; round 11
        vprord       zmm7, zmm29, 11
        vprord       zmm6, zmm29, 25
        vpternlogd   zmm6, zmm22, zmm7, 150
        vmovdqa64    zmm22, zmm30
        vpternlogd   zmm22, zmm29, zmm28, 184
        vpbroadcastd zmm7, [rel NSMS_L(W1) + 44]
        vpaddd       zmm27, zmm7, zmm27
        vpaddd       zmm27, zmm27, zmm22
        vpaddd       zmm27, zmm6, zmm27
        vprord       zmm22, zmm23, 2
        vprord       zmm7, zmm23, 13
        vprord       zmm6, zmm23, 22
        vpternlogd   zmm6, zmm22, zmm7, 150
        vmovdqa64    zmm22, zmm23
        vpternlogd   zmm22, zmm21, zmm20, 232
        vpaddd       zmm22, zmm6, zmm22
        vpaddd       zmm22, zmm27, zmm22
        vpaddd       zmm27, zmm31, zmm27
            vprord   zmm31, zmm18, 17                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   zmm7, zmm18, 19
            vpsrld   zmm6, zmm18, 10
            vpternlogd zmm6, zmm31, zmm7, 150
            vpaddd   zmm31, zmm13, zmm6
        vprord       zmm7, zmm27, 6                             ; round 12
        vprord       zmm6, zmm27, 11
        vprord       zmm5, zmm27, 25
        vpternlogd   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm28
        vpternlogd   zmm7, zmm27, zmm29, 184
        vpbroadcastd zmm6, [rel NSMS_L(W1) + 48]
        vpaddd       zmm30, zmm6, zmm30
        vpaddd       zmm30, zmm30, zmm7
        vpaddd       zmm30, zmm5, zmm30
        vprord       zmm7, zmm22, 2
        vprord       zmm6, zmm22, 13
        vprord       zmm5, zmm22, 22
        vpternlogd   zmm5, zmm7, zmm6, 150
        vmovdqa64    zmm7, zmm22
        vpternlogd   zmm7, zmm20, zmm23, 232
        vpaddd       zmm7, zmm5, zmm7
        vpaddd       zmm3, zmm30, zmm7
        vpaddd       zmm7, zmm21, zmm30
            vprord   zmm30, zmm19, 17                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprord   zmm21, zmm19, 19
            vpsrld   zmm6, zmm19, 10
            vpternlogd zmm6, zmm30, zmm21, 150
            vpaddd   zmm21, zmm14, zmm6
        vprord       zmm30, zmm7, 6                             ; round 13
        vprord       zmm6, zmm7, 11
        vprord       zmm5, zmm7, 25
        vpternlogd   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm29
        vpternlogd   zmm30, zmm7, zmm27, 184
        vpbroadcastd zmm6, [rel NSMS_L(W1) + 52]
        vpaddd       zmm28, zmm6, zmm28
        vpaddd       zmm28, zmm28, zmm30
        vpaddd       zmm28, zmm5, zmm28
        vprord       zmm30, zmm3, 2
        vprord       zmm6, zmm3, 13
        vprord       zmm5, zmm3, 22
        vpternlogd   zmm5, zmm30, zmm6, 150
        vmovdqa64    zmm30, zmm3
        vpternlogd   zmm30, zmm23, zmm22, 232
        vpaddd       zmm30, zmm5, zmm30
        vpaddd       zmm2, zmm28, zmm30
        vpaddd       zmm6, zmm20, zmm28
            vprord   zmm28, zmm31, 17                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   zmm30, zmm31, 19
            vpsrld   zmm20, zmm31, 10
            vpternlogd zmm20, zmm28, zmm30, 150
            vpaddd   zmm28, zmm15, [rel NSMS_L(words_45008210_x16)]
            vpaddd   zmm28, zmm28, zmm20
        vprord       zmm30, zmm6, 6                             ; round 14
        vprord       zmm20, zmm6, 11
        vprord       zmm5, zmm6, 25
        vpternlogd   zmm5, zmm30, zmm20, 150
        vmovdqa64    zmm30, zmm27
        vpternlogd   zmm30, zmm6, zmm7, 184
        vpbroadcastd zmm20, [rel NSMS_L(W1) + 56]
        vpaddd       zmm29, zmm20, zmm29
        vpaddd       zmm29, zmm29, zmm30
        vpaddd       zmm29, zmm5, zmm29
        vprord       zmm30, zmm2, 2
        vprord       zmm20, zmm2, 13
        vprord       zmm5, zmm2, 22
        vpternlogd   zmm5, zmm30, zmm20, 150
        vmovdqa64    zmm30, zmm2
        vpternlogd   zmm30, zmm22, zmm3, 232
        vpaddd       zmm30, zmm5, zmm30
        vpaddd       zmm1, zmm29, zmm30
        vpaddd       zmm5, zmm23, zmm29
            vprord   zmm29, zmm21, 17                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprord   zmm30, zmm21, 19
            vpsrld   zmm23, zmm21, 10
            vpternlogd zmm23, zmm29, zmm30, 150
            vprord   zmm29, zmm8, 7
            vprord   zmm30, zmm8, 18
            vpsrld   zmm20, zmm8, 3
            vpternlogd zmm20, zmm29, zmm30, 150
            vpaddd   zmm26, zmm26, zmm20
            vpaddd   zmm26, zmm26, zmm16
            vpaddd   zmm23, zmm26, zmm23
        vprord       zmm26, zmm5, 6                             ; round 15
        vprord       zmm29, zmm5, 11
        vprord       zmm30, zmm5, 25
        vpternlogd   zmm30, zmm26, zmm29, 150
        vmovdqa64    zmm26, zmm7
        vpternlogd   zmm26, zmm5, zmm6, 184
        vpbroadcastd zmm29, [rel NSMS_L(W1) + 60]
        vpaddd       zmm27, zmm29, zmm27
        vpaddd       zmm26, zmm27, zmm26
        vpaddd       zmm26, zmm30, zmm26
        vprord       zmm27, zmm1, 2
        vprord       zmm29, zmm1, 13
        vprord       zmm30, zmm1, 22
        vpternlogd   zmm30, zmm27, zmm29, 150
        vmovdqa64    zmm27, zmm1
        vpternlogd   zmm27, zmm3, zmm2, 232
        vpaddd       zmm27, zmm30, zmm27
        vpaddd       zmm0, zmm26, zmm27
        vpaddd       zmm4, zmm22, zmm26
        lea          rcx, [rel NSMS_L(K) + 64]
        lea          rdi, [rel NSMS_L(K) + 192]
        vmovdqa64    zmm20, zmm31
        vmovdqa64    zmm22, zmm28
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: zmm0..zmm7; W rows 0..15 of 16 blocks: zmm8..zmm23; H0..H7: zmm24, zmm25,
        ;   [rax+1536..rax+1856]; scratch: rax; kp: rcx; messages: rsi; stride: rdx; upper_bound: rdi;
        ;   digests: r8; count: r9; copies: r10; final_digests: r11.
NSMS_L(rounds_and_schedule1):

        ; rounds 16 to 47, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label full_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vprord   zmm26, zmm22, 17                           ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   zmm27, zmm22, 19
            vpsrld   zmm28, zmm22, 10
            vpternlogd zmm28, zmm26, zmm27, 150
            vprord   zmm26, zmm9, 7
            vprord   zmm27, zmm9, 18
            vpsrld   zmm29, zmm9, 3
            vpternlogd zmm29, zmm26, zmm27, 150
            vpaddd   zmm26, zmm17, zmm8
            vpaddd   zmm26, zmm26, zmm28
            vpaddd   zmm26, zmm29, zmm26
        vprord       zmm27, zmm4, 6                             ; round 0
        vprord       zmm28, zmm4, 11
        vprord       zmm29, zmm4, 25
        vpternlogd   zmm29, zmm27, zmm28, 150
        vmovdqa64    zmm27, zmm6
        vpternlogd   zmm27, zmm4, zmm5, 184
        vpbroadcastd zmm28, [rcx]
        vpaddd       zmm30, zmm7, zmm8
        vpaddd       zmm28, zmm30, zmm28
        vpaddd       zmm27, zmm28, zmm27
        vpaddd       zmm27, zmm27, zmm29
        vprord       zmm28, zmm0, 2
        vprord       zmm29, zmm0, 13
        vprord       zmm30, zmm0, 22
        vpternlogd   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm0
        vpternlogd   zmm28, zmm2, zmm1, 232
        vpaddd       zmm28, zmm30, zmm28
        vpaddd       zmm28, zmm27, zmm28
        vpaddd       zmm27, zmm3, zmm27
            vprord   zmm29, zmm23, 17                           ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
            vprord   zmm30, zmm23, 19
            vpsrld   zmm31, zmm23, 10
            vpternlogd zmm31, zmm29, zmm30, 150
            vprord   zmm29, zmm10, 7
            vprord   zmm30, zmm10, 18
            vpsrld   zmm8, zmm10, 3
            vpternlogd zmm8, zmm29, zmm30, 150
            vpaddd   zmm29, zmm18, zmm9
            vpaddd   zmm29, zmm29, zmm31
            vpaddd   zmm29, zmm8, zmm29
        vprord       zmm30, zmm27, 6                            ; round 1
        vprord       zmm31, zmm27, 11
        vprord       zmm8, zmm27, 25
        vpternlogd   zmm8, zmm30, zmm31, 150
        vmovdqa64    zmm30, zmm5
        vpternlogd   zmm30, zmm27, zmm4, 184
        vpbroadcastd zmm31, [rcx + 4]
        vpaddd       zmm9, zmm6, zmm9
        vpaddd       zmm31, zmm9, zmm31
        vpaddd       zmm30, zmm31, zmm30
        vpaddd       zmm30, zmm30, zmm8
        vprord       zmm31, zmm28, 2
        vprord       zmm9, zmm28, 13
        vprord       zmm8, zmm28, 22
        vpternlogd   zmm8, zmm31, zmm9, 150
        vmovdqa64    zmm31, zmm28
        vpternlogd   zmm31, zmm1, zmm0, 232
        vpaddd       zmm31, zmm8, zmm31
        vpaddd       zmm31, zmm30, zmm31
        vpaddd       zmm30, zmm2, zmm30
            vprord   zmm9, zmm26, 17                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprord   zmm8, zmm26, 19
            vpsrld   zmm7, zmm26, 10
            vpternlogd zmm7, zmm9, zmm8, 150
            vprord   zmm9, zmm11, 7
            vprord   zmm8, zmm11, 18
            vpsrld   zmm6, zmm11, 3
            vpternlogd zmm6, zmm9, zmm8, 150
            vpaddd   zmm9, zmm19, zmm10
            vpaddd   zmm9, zmm9, zmm6
            vpaddd   zmm9, zmm9, zmm7
        vprord       zmm8, zmm30, 6                             ; round 2
        vprord       zmm7, zmm30, 11
        vprord       zmm6, zmm30, 25
        vpternlogd   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm4
        vpternlogd   zmm8, zmm30, zmm27, 184
        vpbroadcastd zmm7, [rcx + 8]
        vpaddd       zmm10, zmm5, zmm10
        vpaddd       zmm10, zmm10, zmm7
        vpaddd       zmm10, zmm10, zmm8
        vpaddd       zmm10, zmm10, zmm6
        vprord       zmm8, zmm31, 2
        vprord       zmm7, zmm31, 13
        vprord       zmm6, zmm31, 22
        vpternlogd   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm31
        vpternlogd   zmm8, zmm0, zmm28, 232
        vpaddd       zmm8, zmm6, zmm8
        vpaddd       zmm8, zmm10, zmm8
        vpaddd       zmm10, zmm1, zmm10
            vprord   zmm7, zmm29, 17                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
            vprord   zmm6, zmm29, 19
            vpsrld   zmm5, zmm29, 10
            vpternlogd zmm5, zmm7, zmm6, 150
            vprord   zmm7, zmm12, 7
            vprord   zmm6, zmm12, 18
            vpsrld   zmm3, zmm12, 3
            vpternlogd zmm3, zmm7, zmm6, 150
            vpaddd   zmm7, zmm20, zmm11
            vpaddd   zmm7, zmm7, zmm3
            vpaddd   zmm7, zmm7, zmm5
        vprord       zmm6, zmm10, 6                             ; round 3
        vprord       zmm5, zmm10, 11
        vprord       zmm3, zmm10, 25
        vpternlogd   zmm3, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm27
        vpternlogd   zmm6, zmm10, zmm30, 184
        vpbroadcastd zmm5, [rcx + 12]
        vpaddd       zmm11, zmm4, zmm11
        vpaddd       zmm11, zmm11, zmm5
        vpaddd       zmm11, zmm11, zmm6
        vpaddd       zmm11, zmm11, zmm3
        vprord       zmm6, zmm8, 2
        vprord       zmm5, zmm8, 13
        vprord       zmm4, zmm8, 22
        vpternlogd   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm8
        vpternlogd   zmm6, zmm28, zmm31, 232
        vpaddd       zmm6, zmm4, zmm6
        vpaddd       zmm6, zmm11, zmm6
        vpaddd       zmm11, zmm0, zmm11
            vprord   zmm5, zmm9, 17                             ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprord   zmm4, zmm9, 19
            vpsrld   zmm3, zmm9, 10
            vpternlogd zmm3, zmm5, zmm4, 150
            vprord   zmm5, zmm13, 7
            vprord   zmm4, zmm13, 18
            vpsrld   zmm2, zmm13, 3
            vpternlogd zmm2, zmm5, zmm4, 150
            vpaddd   zmm5, zmm21, zmm12
            vpaddd   zmm5, zmm5, zmm2
            vpaddd   zmm5, zmm5, zmm3
        vprord       zmm4, zmm11, 6                             ; round 4
        vprord       zmm3, zmm11, 11
        vprord       zmm2, zmm11, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm30
        vpternlogd   zmm4, zmm11, zmm10, 184
        vpbroadcastd zmm3, [rcx + 16]
        vpaddd       zmm12, zmm12, zmm3
        vpaddd       zmm27, zmm12, zmm27
        vpaddd       zmm27, zmm27, zmm4
        vpaddd       zmm27, zmm2, zmm27
        vprord       zmm12, zmm6, 2
        vprord       zmm4, zmm6, 13
        vprord       zmm3, zmm6, 22
        vpternlogd   zmm3, zmm12, zmm4, 150
        vmovdqa64    zmm12, zmm6
        vpternlogd   zmm12, zmm31, zmm8, 232
        vpaddd       zmm12, zmm3, zmm12
        vpaddd       zmm12, zmm27, zmm12
        vpaddd       zmm27, zmm28, zmm27
            vprord   zmm28, zmm7, 17                            ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
            vprord   zmm4, zmm7, 19
            vpsrld   zmm3, zmm7, 10
            vpternlogd zmm3, zmm28, zmm4, 150
            vprord   zmm28, zmm14, 7
            vprord   zmm4, zmm14, 18
            vpsrld   zmm2, zmm14, 3
            vpternlogd zmm2, zmm28, zmm4, 150
            vpaddd   zmm28, zmm22, zmm13
            vpaddd   zmm28, zmm28, zmm2
            vpaddd   zmm28, zmm28, zmm3
        vprord       zmm4, zmm27, 6                             ; round 5
        vprord       zmm3, zmm27, 11
        vprord       zmm2, zmm27, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm10
        vpternlogd   zmm4, zmm27, zmm11, 184
        vpbroadcastd zmm3, [rcx + 20]
        vpaddd       zmm13, zmm13, zmm3
        vpaddd       zmm30, zmm13, zmm30
        vpaddd       zmm30, zmm30, zmm4
        vpaddd       zmm30, zmm2, zmm30
        vprord       zmm13, zmm12, 2
        vprord       zmm4, zmm12, 13
        vprord       zmm3, zmm12, 22
        vpternlogd   zmm3, zmm13, zmm4, 150
        vmovdqa64    zmm13, zmm12
        vpternlogd   zmm13, zmm8, zmm6, 232
        vpaddd       zmm13, zmm3, zmm13
        vpaddd       zmm13, zmm30, zmm13
        vpaddd       zmm30, zmm31, zmm30
            vprord   zmm31, zmm5, 17                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprord   zmm4, zmm5, 19
            vpsrld   zmm3, zmm5, 10
            vpternlogd zmm3, zmm31, zmm4, 150
            vprord   zmm31, zmm15, 7
            vprord   zmm4, zmm15, 18
            vpsrld   zmm2, zmm15, 3
            vpternlogd zmm2, zmm31, zmm4, 150
            vpaddd   zmm31, zmm23, zmm14
            vpaddd   zmm31, zmm31, zmm2
            vpaddd   zmm31, zmm31, zmm3
        vprord       zmm4, zmm30, 6                             ; round 6
        vprord       zmm3, zmm30, 11
        vprord       zmm2, zmm30, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm11
        vpternlogd   zmm4, zmm30, zmm27, 184
        vpbroadcastd zmm3, [rcx + 24]
        vpaddd       zmm14, zmm14, zmm3
        vpaddd       zmm14, zmm14, zmm10
        vpaddd       zmm14, zmm14, zmm4
        vpaddd       zmm14, zmm2, zmm14
        vprord       zmm10, zmm13, 2
        vprord       zmm4, zmm13, 13
        vprord       zmm3, zmm13, 22
        vpternlogd   zmm3, zmm10, zmm4, 150
        vmovdqa64    zmm10, zmm13
        vpternlogd   zmm10, zmm6, zmm12, 232
        vpaddd       zmm10, zmm3, zmm10
        vpaddd       zmm10, zmm14, zmm10
        vpaddd       zmm14, zmm8, zmm14
            vprord   zmm8, zmm28, 17                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
            vprord   zmm4, zmm28, 19
            vpsrld   zmm3, zmm28, 10
            vpternlogd zmm3, zmm8, zmm4, 150
            vprord   zmm8, zmm16, 7
            vprord   zmm4, zmm16, 18
            vpsrld   zmm2, zmm16, 3
            vpternlogd zmm2, zmm8, zmm4, 150
            vpaddd   zmm8, zmm15, zmm2
            vpaddd   zmm8, zmm8, zmm26
            vpaddd   zmm8, zmm8, zmm3
        vprord       zmm4, zmm14, 6                             ; round 7
        vprord       zmm3, zmm14, 11
        vprord       zmm2, zmm14, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm27
        vpternlogd   zmm4, zmm14, zmm30, 184
        vpbroadcastd zmm3, [rcx + 28]
        vpaddd       zmm15, zmm15, zmm3
        vpaddd       zmm15, zmm15, zmm11
        vpaddd       zmm15, zmm15, zmm4
        vpaddd       zmm15, zmm2, zmm15
        vprord       zmm11, zmm10, 2
        vprord       zmm4, zmm10, 13
        vprord       zmm3, zmm10, 22
        vpternlogd   zmm3, zmm11, zmm4, 150
        vmovdqa64    zmm11, zmm10
        vpternlogd   zmm11, zmm12, zmm13, 232
        vpaddd       zmm11, zmm3, zmm11
        vpaddd       zmm11, zmm15, zmm11
        vpaddd       zmm15, zmm6, zmm15
            vprord   zmm6, zmm31, 17                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   zmm4, zmm31, 19
            vpsrld   zmm3, zmm31, 10
            vpternlogd zmm3, zmm6, zmm4, 150
            vprord   zmm6, zmm17, 7
            vprord   zmm4, zmm17, 18
            vpsrld   zmm2, zmm17, 3
            vpternlogd zmm2, zmm6, zmm4, 150
            vpaddd   zmm6, zmm16, zmm2
            vpaddd   zmm6, zmm6, zmm29
            vpaddd   zmm6, zmm6, zmm3
        vprord       zmm4, zmm15, 6                             ; round 8
        vprord       zmm3, zmm15, 11
        vprord       zmm2, zmm15, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm30
        vpternlogd   zmm4, zmm15, zmm14, 184
        vpbroadcastd zmm3, [rcx + 32]
        vpaddd       zmm16, zmm16, zmm3
        vpaddd       zmm27, zmm16, zmm27
        vpaddd       zmm27, zmm27, zmm4
        vpaddd       zmm27, zmm2, zmm27
        vprord       zmm16, zmm11, 2
        vprord       zmm4, zmm11, 13
        vprord       zmm3, zmm11, 22
        vpternlogd   zmm3, zmm16, zmm4, 150
        vmovdqa64    zmm16, zmm11
        vpternlogd   zmm16, zmm13, zmm10, 232
        vpaddd       zmm16, zmm3, zmm16
        vpaddd       zmm16, zmm27, zmm16
        vpaddd       zmm27, zmm12, zmm27
            vprord   zmm12, zmm8, 17                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
            vprord   zmm4, zmm8, 19
            vpsrld   zmm3, zmm8, 10
            vpternlogd zmm3, zmm12, zmm4, 150
            vprord   zmm12, zmm18, 7
            vprord   zmm4, zmm18, 18
            vpsrld   zmm2, zmm18, 3
            vpternlogd zmm2, zmm12, zmm4, 150
            vpaddd   zmm12, zmm17, zmm2
            vpaddd   zmm12, zmm12, zmm9
            vpaddd   zmm12, zmm12, zmm3
        vprord       zmm4, zmm27, 6                             ; round 9
        vprord       zmm3, zmm27, 11
        vprord       zmm2, zmm27, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm14
        vpternlogd   zmm4, zmm27, zmm15, 184
        vpbroadcastd zmm3, [rcx + 36]
        vpaddd       zmm17, zmm17, zmm3
        vpaddd       zmm30, zmm17, zmm30
        vpaddd       zmm30, zmm30, zmm4
        vpaddd       zmm30, zmm2, zmm30
        vprord       zmm17, zmm16, 2
        vprord       zmm4, zmm16, 13
        vprord       zmm3, zmm16, 22
        vpternlogd   zmm3, zmm17, zmm4, 150
        vmovdqa64    zmm17, zmm16
        vpternlogd   zmm17, zmm10, zmm11, 232
        vpaddd       zmm17, zmm3, zmm17
        vpaddd       zmm17, zmm30, zmm17
        vpaddd       zmm30, zmm13, zmm30
            vprord   zmm13, zmm6, 17                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprord   zmm4, zmm6, 19
            vpsrld   zmm3, zmm6, 10
            vpternlogd zmm3, zmm13, zmm4, 150
            vprord   zmm13, zmm19, 7
            vprord   zmm4, zmm19, 18
            vpsrld   zmm2, zmm19, 3
            vpternlogd zmm2, zmm13, zmm4, 150
            vpaddd   zmm13, zmm18, zmm2
            vpaddd   zmm13, zmm13, zmm7
            vpaddd   zmm13, zmm13, zmm3
        vprord       zmm4, zmm30, 6                             ; round 10
        vprord       zmm3, zmm30, 11
        vprord       zmm2, zmm30, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm15
        vpternlogd   zmm4, zmm30, zmm27, 184
        vpbroadcastd zmm3, [rcx + 40]
        vpaddd       zmm18, zmm18, zmm3
        vpaddd       zmm18, zmm18, zmm14
        vpaddd       zmm18, zmm18, zmm4
        vpaddd       zmm18, zmm2, zmm18
        vprord       zmm14, zmm17, 2
        vprord       zmm4, zmm17, 13
        vprord       zmm3, zmm17, 22
        vpternlogd   zmm3, zmm14, zmm4, 150
        vmovdqa64    zmm14, zmm17
        vpternlogd   zmm14, zmm11, zmm16, 232
        vpaddd       zmm14, zmm3, zmm14
        vpaddd       zmm14, zmm18, zmm14
        vpaddd       zmm18, zmm10, zmm18
            vprord   zmm10, zmm12, 17                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
            vprord   zmm4, zmm12, 19
            vpsrld   zmm3, zmm12, 10
            vpternlogd zmm3, zmm10, zmm4, 150
            vprord   zmm10, zmm20, 7
            vprord   zmm4, zmm20, 18
            vpsrld   zmm2, zmm20, 3
            vpternlogd zmm2, zmm10, zmm4, 150
            vpaddd   zmm10, zmm19, zmm2
            vpaddd   zmm10, zmm10, zmm5
            vpaddd   zmm10, zmm10, zmm3
        vprord       zmm4, zmm18, 6                             ; round 11
        vprord       zmm3, zmm18, 11
        vprord       zmm2, zmm18, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm27
        vpternlogd   zmm4, zmm18, zmm30, 184
        vpbroadcastd zmm3, [rcx + 44]
        vpaddd       zmm19, zmm19, zmm3
        vpaddd       zmm19, zmm19, zmm15
        vpaddd       zmm19, zmm19, zmm4
        vpaddd       zmm19, zmm2, zmm19
        vprord       zmm15, zmm14, 2
        vprord       zmm4, zmm14, 13
        vprord       zmm3, zmm14, 22
        vpternlogd   zmm3, zmm15, zmm4, 150
        vmovdqa64    zmm15, zmm14
        vpternlogd   zmm15, zmm16, zmm17, 232
        vpaddd       zmm15, zmm3, zmm15
        vpaddd       zmm15, zmm19, zmm15
        vpaddd       zmm19, zmm11, zmm19
            vprord   zmm11, zmm13, 17                           ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   zmm4, zmm13, 19
            vpsrld   zmm3, zmm13, 10
            vpternlogd zmm3, zmm11, zmm4, 150
            vprord   zmm11, zmm21, 7
            vprord   zmm4, zmm21, 18
            vpsrld   zmm2, zmm21, 3
            vpternlogd zmm2, zmm11, zmm4, 150
            vpaddd   zmm11, zmm20, zmm2
            vpaddd   zmm11, zmm11, zmm28
            vpaddd   zmm11, zmm11, zmm3
        vprord       zmm4, zmm19, 6                             ; round 12
        vprord       zmm3, zmm19, 11
        vprord       zmm2, zmm19, 25
        vpternlogd   zmm2, zmm4, zmm3, 150
        vmovdqa64    zmm4, zmm30
        vpternlogd   zmm4, zmm19, zmm18, 184
        vpbroadcastd zmm3, [rcx + 48]
        vpaddd       zmm20, zmm20, zmm3
        vpaddd       zmm27, zmm20, zmm27
        vpaddd       zmm27, zmm27, zmm4
        vpaddd       zmm27, zmm2, zmm27
        vprord       zmm20, zmm15, 2
        vprord       zmm4, zmm15, 13
        vprord       zmm3, zmm15, 22
        vpternlogd   zmm3, zmm20, zmm4, 150
        vmovdqa64    zmm20, zmm15
        vpternlogd   zmm20, zmm17, zmm14, 232
        vpaddd       zmm20, zmm3, zmm20
        vpaddd       zmm3, zmm27, zmm20
        vpaddd       zmm27, zmm16, zmm27
            vprord   zmm20, zmm10, 17                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
            vprord   zmm16, zmm10, 19
            vpsrld   zmm4, zmm10, 10
            vpternlogd zmm4, zmm20, zmm16, 150
            vprord   zmm20, zmm22, 7
            vprord   zmm16, zmm22, 18
            vpsrld   zmm2, zmm22, 3
            vpternlogd zmm2, zmm20, zmm16, 150
            vpaddd   zmm20, zmm21, zmm2
            vpaddd   zmm20, zmm20, zmm31
            vpaddd   zmm20, zmm20, zmm4
        vprord       zmm16, zmm27, 6                            ; round 13
        vprord       zmm4, zmm27, 11
        vprord       zmm2, zmm27, 25
        vpternlogd   zmm2, zmm16, zmm4, 150
        vmovdqa64    zmm16, zmm18
        vpternlogd   zmm16, zmm27, zmm19, 184
        vpbroadcastd zmm4, [rcx + 52]
        vpaddd       zmm21, zmm21, zmm4
        vpaddd       zmm30, zmm21, zmm30
        vpaddd       zmm30, zmm30, zmm16
        vpaddd       zmm30, zmm2, zmm30
        vprord       zmm21, zmm3, 2
        vprord       zmm16, zmm3, 13
        vprord       zmm4, zmm3, 22
        vpternlogd   zmm4, zmm21, zmm16, 150
        vmovdqa64    zmm21, zmm3
        vpternlogd   zmm21, zmm14, zmm15, 232
        vpaddd       zmm21, zmm4, zmm21
        vpaddd       zmm2, zmm30, zmm21
        vpaddd       zmm30, zmm17, zmm30
            vprord   zmm21, zmm11, 17                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   zmm17, zmm11, 19
            vpsrld   zmm16, zmm11, 10
            vpternlogd zmm16, zmm21, zmm17, 150
            vprord   zmm21, zmm23, 7
            vprord   zmm17, zmm23, 18
            vpsrld   zmm4, zmm23, 3
            vpternlogd zmm4, zmm21, zmm17, 150
            vpaddd   zmm21, zmm22, zmm4
            vpaddd   zmm21, zmm21, zmm8
            vpaddd   zmm21, zmm21, zmm16
        vprord       zmm17, zmm30, 6                            ; round 14
        vprord       zmm16, zmm30, 11
        vprord       zmm4, zmm30, 25
        vpternlogd   zmm4, zmm17, zmm16, 150
        vmovdqa64    zmm17, zmm19
        vpternlogd   zmm17, zmm30, zmm27, 184
        vpbroadcastd zmm16, [rcx + 56]
        vpaddd       zmm22, zmm22, zmm16
        vpaddd       zmm22, zmm22, zmm18
        vpaddd       zmm22, zmm22, zmm17
        vpaddd       zmm22, zmm4, zmm22
        vprord       zmm18, zmm2, 2
        vprord       zmm17, zmm2, 13
        vprord       zmm16, zmm2, 22
        vpternlogd   zmm16, zmm18, zmm17, 150
        vmovdqa64    zmm18, zmm2
        vpternlogd   zmm18, zmm15, zmm3, 232
        vpaddd       zmm18, zmm16, zmm18
        vpaddd       zmm1, zmm22, zmm18
        vpaddd       zmm22, zmm14, zmm22
            vprord   zmm18, zmm20, 17                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
            vprord   zmm17, zmm20, 19
            vpsrld   zmm16, zmm20, 10
            vpternlogd zmm16, zmm18, zmm17, 150
            vprord   zmm18, zmm26, 7
            vprord   zmm17, zmm26, 18
            vpsrld   zmm14, zmm26, 3
            vpternlogd zmm14, zmm18, zmm17, 150
            vpaddd   zmm18, zmm23, zmm14
            vpaddd   zmm18, zmm18, zmm6
            vpaddd   zmm18, zmm18, zmm16
        vprord       zmm17, zmm22, 6                            ; round 15
        vprord       zmm16, zmm22, 11
        vprord       zmm14, zmm22, 25
        vpternlogd   zmm14, zmm17, zmm16, 150
        vmovdqa64    zmm17, zmm27
        vpternlogd   zmm17, zmm22, zmm30, 184
        vpbroadcastd zmm16, [rcx + 60]
        vpaddd       zmm23, zmm23, zmm16
        vpaddd       zmm23, zmm23, zmm19
        vpaddd       zmm23, zmm23, zmm17
        vpaddd       zmm23, zmm14, zmm23
        vprord       zmm19, zmm1, 2
        vprord       zmm17, zmm1, 13
        vprord       zmm16, zmm1, 22
        vpternlogd   zmm16, zmm19, zmm17, 150
        vmovdqa64    zmm19, zmm1
        vpternlogd   zmm19, zmm3, zmm2, 232
        vpaddd       zmm19, zmm16, zmm19
        vpaddd       zmm0, zmm23, zmm19
        vpaddd       zmm4, zmm15, zmm23
        add          rcx, 64
        vmovdqa64    zmm14, zmm31
        vmovdqa64    zmm15, zmm8
        vmovdqa64    zmm8, zmm26
        vmovdqa64    zmm16, zmm6
        vmovdqa64    zmm17, zmm12
        vmovdqa64    zmm12, zmm5
        vmovdqa64    zmm19, zmm10
        vmovdqa64    zmm10, zmm9
        vmovdqa64    zmm9, zmm29
        vmovdqa64    zmm23, zmm18
        vmovdqa64    zmm18, zmm13
        vmovdqa64    zmm13, zmm28
        vmovdqa64    zmm5, zmm22
        vmovdqa64    zmm22, zmm21
        vmovdqa64    zmm21, zmm20
        vmovdqa64    zmm20, zmm11
        vmovdqa64    zmm11, zmm7
        vmovdqa64    zmm6, zmm30
        vmovdqa64    zmm7, zmm27
        cmp          rcx, rdi
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 48 to 63; the hash values after them
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label full_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vprord       zmm26, zmm4, 6                             ; round 0
        vprord       zmm27, zmm4, 11
        vprord       zmm28, zmm4, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm6
        vpternlogd   zmm26, zmm4, zmm5, 184
        vpbroadcastd zmm27, [rcx]
        vpaddd       zmm7, zmm7, zmm8
        vpaddd       zmm7, zmm7, zmm27
        vpaddd       zmm7, zmm7, zmm26
        vpaddd       zmm7, zmm7, zmm28
        vprord       zmm26, zmm0, 2
        vprord       zmm27, zmm0, 13
        vprord       zmm28, zmm0, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogd   zmm26, zmm2, zmm1, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm7, zmm26
        vpaddd       zmm3, zmm3, zmm7
        vprord       zmm7, zmm3, 6                              ; round 1
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm5
        vpternlogd   zmm7, zmm3, zmm4, 184
        vpbroadcastd zmm27, [rcx + 4]
        vpaddd       zmm6, zmm6, zmm9
        vpaddd       zmm6, zmm6, zmm27
        vpaddd       zmm6, zmm6, zmm7
        vpaddd       zmm6, zmm6, zmm28
        vprord       zmm7, zmm26, 2
        vprord       zmm27, zmm26, 13
        vprord       zmm28, zmm26, 22
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm26
        vpternlogd   zmm7, zmm1, zmm0, 232
        vpaddd       zmm7, zmm28, zmm7
        vpaddd       zmm7, zmm6, zmm7
        vpaddd       zmm2, zmm2, zmm6
        vprord       zmm6, zmm2, 6                              ; round 2
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm4
        vpternlogd   zmm6, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 8]
        vpaddd       zmm5, zmm5, zmm10
        vpaddd       zmm5, zmm5, zmm27
        vpaddd       zmm5, zmm5, zmm6
        vpaddd       zmm5, zmm5, zmm28
        vprord       zmm6, zmm7, 2
        vprord       zmm27, zmm7, 13
        vprord       zmm28, zmm7, 22
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm0, zmm26, 232
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm6, zmm5, zmm6
        vpaddd       zmm1, zmm1, zmm5
        vprord       zmm5, zmm1, 6                              ; round 3
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm3
        vpternlogd   zmm5, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 12]
        vpaddd       zmm4, zmm4, zmm11
        vpaddd       zmm4, zmm4, zmm27
        vpaddd       zmm4, zmm4, zmm5
        vpaddd       zmm4, zmm4, zmm28
        vprord       zmm5, zmm6, 2
        vprord       zmm27, zmm6, 13
        vprord       zmm28, zmm6, 22
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm26, zmm7, 232
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm5, zmm4, zmm5
        vpaddd       zmm0, zmm0, zmm4
        vprord       zmm4, zmm0, 6                              ; round 4
        vprord       zmm27, zmm0, 11
        vprord       zmm28, zmm0, 25
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm2
        vpternlogd   zmm4, zmm0, zmm1, 184
        vpbroadcastd zmm27, [rcx + 16]
        vpaddd       zmm27, zmm12, zmm27
        vpaddd       zmm3, zmm27, zmm3
        vpaddd       zmm3, zmm3, zmm4
        vpaddd       zmm3, zmm28, zmm3
        vprord       zmm4, zmm5, 2
        vprord       zmm27, zmm5, 13
        vprord       zmm28, zmm5, 22
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm28, zmm4
        vpaddd       zmm4, zmm3, zmm4
        vpaddd       zmm3, zmm26, zmm3
        vprord       zmm26, zmm3, 6                             ; round 5
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm1
        vpternlogd   zmm26, zmm3, zmm0, 184
        vpbroadcastd zmm27, [rcx + 20]
        vpaddd       zmm27, zmm13, zmm27
        vpaddd       zmm2, zmm27, zmm2
        vpaddd       zmm2, zmm2, zmm26
        vpaddd       zmm2, zmm28, zmm2
        vprord       zmm26, zmm4, 2
        vprord       zmm27, zmm4, 13
        vprord       zmm28, zmm4, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm4
        vpternlogd   zmm26, zmm6, zmm5, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm2, zmm26
        vpaddd       zmm2, zmm7, zmm2
        vprord       zmm7, zmm2, 6                              ; round 6
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm0
        vpternlogd   zmm7, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 24]
        vpaddd       zmm27, zmm14, zmm27
        vpaddd       zmm1, zmm27, zmm1
        vpaddd       zmm1, zmm1, zmm7
        vpaddd       zmm1, zmm28, zmm1
        vprord       zmm7, zmm26, 2
        vprord       zmm27, zmm26, 13
        vprord       zmm28, zmm26, 22
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm26
        vpternlogd   zmm7, zmm5, zmm4, 232
        vpaddd       zmm7, zmm28, zmm7
        vpaddd       zmm7, zmm1, zmm7
        vpaddd       zmm1, zmm6, zmm1
        vprord       zmm6, zmm1, 6                              ; round 7
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm3
        vpternlogd   zmm6, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 28]
        vpaddd       zmm27, zmm15, zmm27
        vpaddd       zmm0, zmm27, zmm0
        vpaddd       zmm0, zmm0, zmm6
        vpaddd       zmm0, zmm28, zmm0
        vprord       zmm6, zmm7, 2
        vprord       zmm27, zmm7, 13
        vprord       zmm28, zmm7, 22
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm4, zmm26, 232
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm6, zmm0, zmm6
        vpaddd       zmm0, zmm5, zmm0
        vprord       zmm5, zmm0, 6                              ; round 8
        vprord       zmm27, zmm0, 11
        vprord       zmm28, zmm0, 25
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm2
        vpternlogd   zmm5, zmm0, zmm1, 184
        vpbroadcastd zmm27, [rcx + 32]
        vpaddd       zmm27, zmm16, zmm27
        vpaddd       zmm3, zmm27, zmm3
        vpaddd       zmm3, zmm3, zmm5
        vpaddd       zmm3, zmm28, zmm3
        vprord       zmm5, zmm6, 2
        vprord       zmm27, zmm6, 13
        vprord       zmm28, zmm6, 22
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm26, zmm7, 232
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm5, zmm3, zmm5
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 6                              ; round 9
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm1
        vpternlogd   zmm4, zmm3, zmm0, 184
        vpbroadcastd zmm27, [rcx + 36]
        vpaddd       zmm27, zmm17, zmm27
        vpaddd       zmm2, zmm27, zmm2
        vpaddd       zmm2, zmm2, zmm4
        vpaddd       zmm2, zmm28, zmm2
        vprord       zmm4, zmm5, 2
        vprord       zmm27, zmm5, 13
        vprord       zmm28, zmm5, 22
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm28, zmm4
        vpaddd       zmm4, zmm2, zmm4
        vpaddd       zmm2, zmm26, zmm2
        vprord       zmm26, zmm2, 6                             ; round 10
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogd   zmm26, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 40]
        vpaddd       zmm27, zmm18, zmm27
        vpaddd       zmm1, zmm27, zmm1
        vpaddd       zmm1, zmm1, zmm26
        vpaddd       zmm1, zmm28, zmm1
        vprord       zmm26, zmm4, 2
        vprord       zmm27, zmm4, 13
        vprord       zmm28, zmm4, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm4
        vpternlogd   zmm26, zmm6, zmm5, 232
        vpaddd       zmm26, zmm28, zmm26
        vpaddd       zmm26, zmm1, zmm26
        vpaddd       zmm1, zmm7, zmm1
        vprord       zmm7, zmm1, 6                              ; round 11
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm3
        vpternlogd   zmm7, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 44]
        vpaddd       zmm27, zmm19, zmm27
        vpaddd       zmm0, zmm27, zmm0
        vpaddd       zmm0, zmm0, zmm7
        vpaddd       zmm0, zmm28, zmm0
        vprord       zmm7, zmm26, 2
        vprord       zmm27, zmm26, 13
        vprord       zmm28, zmm26, 22
        vpternlogd   zmm28, zmm7, zmm27, 150
        vmovdqa64    zmm7, zmm26
        vpternlogd   zmm7, zmm5, zmm4, 232
        vpaddd       zmm7, zmm28, zmm7
        vpaddd       zmm7, zmm0, zmm7
        vpaddd       zmm0, zmm6, zmm0
        vprord       zmm6, zmm0, 6                              ; round 12
        vprord       zmm27, zmm0, 11
        vprord       zmm28, zmm0, 25
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm2
        vpternlogd   zmm6, zmm0, zmm1, 184
        vpbroadcastd zmm27, [rcx + 48]
        vpaddd       zmm27, zmm20, zmm27
        vpaddd       zmm3, zmm27, zmm3
        vpaddd       zmm3, zmm3, zmm6
        vpaddd       zmm3, zmm28, zmm3
        vprord       zmm6, zmm7, 2
        vprord       zmm27, zmm7, 13
        vprord       zmm28, zmm7, 22
        vpternlogd   zmm28, zmm6, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogd   zmm6, zmm4, zmm26, 232
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm6, zmm3, zmm6
        vpaddd       zmm3, zmm5, zmm3
        vprord       zmm5, zmm3, 6                              ; round 13
        vprord       zmm27, zmm3, 11
        vprord       zmm28, zmm3, 25
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm1
        vpternlogd   zmm5, zmm3, zmm0, 184
        vpbroadcastd zmm27, [rcx + 52]
        vpaddd       zmm27, zmm21, zmm27
        vpaddd       zmm2, zmm27, zmm2
        vpaddd       zmm2, zmm2, zmm5
        vpaddd       zmm2, zmm28, zmm2
        vprord       zmm5, zmm6, 2
        vprord       zmm27, zmm6, 13
        vprord       zmm28, zmm6, 22
        vpternlogd   zmm28, zmm5, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm26, zmm7, 232
        vpaddd       zmm5, zmm28, zmm5
        vpaddd       zmm5, zmm2, zmm5
        vpaddd       zmm2, zmm4, zmm2
        vprord       zmm4, zmm2, 6                              ; round 14
        vprord       zmm27, zmm2, 11
        vprord       zmm28, zmm2, 25
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm0
        vpternlogd   zmm4, zmm2, zmm3, 184
        vpbroadcastd zmm27, [rcx + 56]
        vpaddd       zmm27, zmm22, zmm27
        vpaddd       zmm1, zmm27, zmm1
        vpaddd       zmm1, zmm1, zmm4
        vpaddd       zmm1, zmm28, zmm1
        vprord       zmm4, zmm5, 2
        vprord       zmm27, zmm5, 13
        vprord       zmm28, zmm5, 22
        vpternlogd   zmm28, zmm4, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogd   zmm4, zmm7, zmm6, 232
        vpaddd       zmm4, zmm28, zmm4
        vpaddd       zmm4, zmm1, zmm4
        vpaddd       zmm1, zmm26, zmm1
        vprord       zmm26, zmm1, 6                             ; round 15
        vprord       zmm27, zmm1, 11
        vprord       zmm28, zmm1, 25
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm3
        vpternlogd   zmm26, zmm1, zmm2, 184
        vpbroadcastd zmm27, [rcx + 60]
        vpaddd       zmm27, zmm23, zmm27
        vpaddd       zmm0, zmm27, zmm0
        vpaddd       zmm0, zmm0, zmm26
        vpaddd       zmm0, zmm28, zmm0
        vprord       zmm26, zmm4, 2
        vprord       zmm27, zmm4, 13
        vprord       zmm28, zmm4, 22
        vpternlogd   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm4
        vpternlogd   zmm26, zmm6, zmm5, 232
        vpaddd       zmm24, zmm24, zmm28                        ; H = H + (a, b, ...)
        vpaddd       zmm24, zmm26, zmm24
        vpaddd       zmm24, zmm0, zmm24
        vpaddd       zmm4, zmm25, zmm4
        vmovdqu64    zmm25, [rax + 1536]
        vpaddd       zmm5, zmm25, zmm5
        vmovdqu64    zmm25, [rax + 1600]
        vpaddd       zmm6, zmm25, zmm6
        vmovdqu64    zmm25, [rax + 1664]
        vpaddd       zmm7, zmm25, zmm7
        vpaddd       zmm0, zmm7, zmm0
        vmovdqu64    zmm7, [rax + 1728]
        vpaddd       zmm1, zmm7, zmm1
        vmovdqu64    zmm7, [rax + 1792]
        vpaddd       zmm2, zmm7, zmm2
        vmovdqu64    zmm7, [rax + 1856]
        vpaddd       zmm3, zmm7, zmm3
        vpunpckldq   zmm7, zmm24, zmm4                          ; digests
        vpunpckhdq   zmm4, zmm24, zmm4
        vpunpckldq   zmm24, zmm5, zmm6
        vpunpckhdq   zmm5, zmm5, zmm6
        vpunpcklqdq  zmm6, zmm7, zmm24
        vpunpckhqdq  zmm7, zmm7, zmm24
        vpunpcklqdq  zmm24, zmm4, zmm5
        vpunpckhqdq  zmm4, zmm4, zmm5
        vpunpckldq   zmm5, zmm0, zmm1
        vpunpckhdq   zmm0, zmm0, zmm1
        vpunpckldq   zmm1, zmm2, zmm3
        vpunpckhdq   zmm2, zmm2, zmm3
        vpunpcklqdq  zmm3, zmm5, zmm1
        vpunpckhqdq  zmm1, zmm5, zmm1
        vpunpcklqdq  zmm5, zmm0, zmm2
        vpunpckhqdq  zmm0, zmm0, zmm2
        vmovdqu64    zmm2, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm6, zmm6, zmm2
        vpshufb      zmm3, zmm3, zmm2
        vpshufb      zmm7, zmm7, zmm2
        vpshufb      zmm1, zmm1, zmm2
        vpshufb      zmm24, zmm24, zmm2
        vpshufb      zmm5, zmm5, zmm2
        vpshufb      zmm4, zmm4, zmm2
        vpshufb      zmm0, zmm0, zmm2
        vshufi32x4   zmm2, zmm6, zmm3, 68
        vshufi32x4   zmm3, zmm6, zmm3, 238
        vshufi32x4   zmm6, zmm7, zmm1, 68
        vshufi32x4   zmm1, zmm7, zmm1, 238
        vshufi32x4   zmm7, zmm2, zmm6, 136
        vmovdqu64    [r8], zmm7
        vshufi32x4   zmm2, zmm2, zmm6, 221
        vmovdqu64    [r8 + 128], zmm2
        vshufi32x4   zmm2, zmm3, zmm1, 136
        vmovdqu64    [r8 + 256], zmm2
        vshufi32x4   zmm1, zmm3, zmm1, 221
        vmovdqu64    [r8 + 384], zmm1
        vshufi32x4   zmm1, zmm24, zmm5, 68
        vshufi32x4   zmm2, zmm24, zmm5, 238
        vshufi32x4   zmm3, zmm4, zmm0, 68
        vshufi32x4   zmm0, zmm4, zmm0, 238
        vshufi32x4   zmm4, zmm1, zmm3, 136
        vmovdqu64    [r8 + 64], zmm4
        vshufi32x4   zmm1, zmm1, zmm3, 221
        vmovdqu64    [r8 + 192], zmm1
        vshufi32x4   zmm1, zmm2, zmm0, 136
        vmovdqu64    [r8 + 320], zmm1
        vshufi32x4   zmm0, zmm2, zmm0, 221
        vmovdqu64    [r8 + 448], zmm0

        ; the next messages
        mov          rcx, rdx
        shl          rcx, 4
        add          rsi, rcx
        add          r8, 512
        add          r9, -16
        jmp          NSMS_L(next_batch)
NSMS_L(less_than_a_batch):
        cmp          r10, 0
        jne          NSMS_L(copied_batch_done)
        cmp          r9, 0
        je           NSMS_L(done)

        ; fewer messages than one iteration hashes: copy them to the frame, then repeat the last
        lea          r10, [rax + 1024]
        mov          rdi, r9
        mov          r11, r8
        mov          rcx, rax
        mov          r8, r10
        mov          r10, r9
        ; Live here: scratch: rax; messages: rsi; stride: rdx; copies: r10; copy_to: rcx;
        ;   final_digests: r11; uncopied: rdi; copy_end: r8.
NSMS_L(copy_input):
        vmovdqu64    zmm0, [rsi]
        vmovdqu64    [rcx], zmm0
        add          rsi, rdx
        add          rcx, 64
        add          rdi, -1
        cmp          rdi, 0
        jne          NSMS_L(copy_input)
        ; Live here: N0: zmm0; scratch: rax; copies: r10; copy_to: rcx; final_digests: r11; copy_end: r8.
NSMS_L(repeat_last_input):
        vmovdqu64    [rcx], zmm0
        add          rcx, 64
        cmp          rcx, r8
        jne          NSMS_L(repeat_last_input)
        lea          r8, [rax + 1024]
        mov          edx, 64
        mov          r9d, 16
        mov          rsi, rax
        jmp          NSMS_L(full_batch)
NSMS_L(copied_batch_done):

        ; their digests
        lea          rcx, [rax + 1024]
        ; Live here: scratch: rax; copies: r10; final_digests: r11; copy_from: rcx.
NSMS_L(copy_digest):
        vmovdqu64    ymm0, [rcx]
        vmovdqu64    [r11], ymm0
        add          rcx, 32
        add          r11, 32
        add          r10, -1
        cmp          r10, 0
        jne          NSMS_L(copy_digest)
NSMS_L(done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2112]
        vmovaps      xmm7, [rsp + 2128]
        vmovaps      xmm8, [rsp + 2144]
        vmovaps      xmm9, [rsp + 2160]
        vmovaps      xmm10, [rsp + 2176]
        vmovaps      xmm11, [rsp + 2192]
        vmovaps      xmm12, [rsp + 2208]
        vmovaps      xmm13, [rsp + 2224]
        vmovaps      xmm14, [rsp + 2240]
        vmovaps      xmm15, [rsp + 2256]
        add          rsp, 2280
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
%else
        add          rsp, 2120
NSMS_L(at6):
        pop          r13
NSMS_L(at7):
        pop          r12
NSMS_L(at8):
        pop          rbp
NSMS_L(at9):
        pop          rbx
NSMS_L(at10):
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
        dd           NSMS_SYMBOL(nsms_sha256_node65_avx512_m16) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0xf0, 0x10 ; sub rsp, 2120
        db           0x04
        dd           NSMS_L(at6) - NSMS_L(at5)
        db           0x0e, 0x28                                 ; add rsp, 2120
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(at8) - NSMS_L(at7)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(at9) - NSMS_L(at8)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(at10) - NSMS_L(at9)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, NSMS_L(at17) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 28, 0
        db           NSMS_L(at17) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xf8 ; vmovaps [rsp + 2256], xmm15
        dw           141
        db           NSMS_L(at16) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xe8 ; vmovaps [rsp + 2240], xmm14
        dw           140
        db           NSMS_L(at15) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xd8 ; vmovaps [rsp + 2224], xmm13
        dw           139
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xc8 ; vmovaps [rsp + 2208], xmm12
        dw           138
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xb8 ; vmovaps [rsp + 2192], xmm11
        dw           137
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xa8 ; vmovaps [rsp + 2176], xmm10
        dw           136
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x98 ; vmovaps [rsp + 2160], xmm9
        dw           135
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x88 ; vmovaps [rsp + 2144], xmm8
        dw           134
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x78 ; vmovaps [rsp + 2128], xmm7
        dw           133
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x68 ; vmovaps [rsp + 2112], xmm6
        dw           132
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x01 ; sub rsp, 2280
        dw           285
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_node65_avx512_m16), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_node65_avx512_m16) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_node65_avx512_m16: 13 integer registers, 32 vector registers, 2 spills.
;   Register map: a..h: zmm0..zmm7; W rows 0..15 of 16 blocks: zmm8..zmm23; H0..H7: zmm24, zmm25,
;     [rax+1536..rax+1856]; N0: zmm0; scratch: rax; messages: rsi; stride: rdx; digests: r8;
;     count: r9; copies: r10; final_digests: r11; kp: rcx; upper_bound: rdi; copy_to: rcx;
;     uncopied: rdi; copy_end: r8; copy_from: rcx. Slots of the frame that are not named here hold
;     spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     H0..H7: words 0, 1, ... of the hash values between two blocks.
;     N0: bytes of the message that is being copied.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     copies: number of messages copied to the frame because fewer remain than one iteration
;       hashes, else 0.
;     final_digests: destination of the digests of the copied messages.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;     copy_to: destination in the frame of the next copied message.
;     uncopied: number of messages still to be copied.
;     copy_end: value of copy_to after the last copy.
;     copy_from: address in the frame of the next digest to be copied to final_digests.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_node65_avx512_m16
;   signature: void nsms_sha256_node65_avx512_m16(uint8_t *digests, const void *messages, size_t stride, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
;     - {name: messages, sysv: rsi, win64: rdx, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 64),
;        align: 1, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: bytes}
;     - {name: count, sysv: rcx, win64: r9, type: size_t, unit: messages}
;   stack_bytes: {sysv: 2152, win64: 2328}
;   features: [avx, avx512bw, avx512f, avx512vl]
