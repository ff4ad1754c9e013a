; sha256_shani_m2_node65.asm, written by nsms: make gen HASH=sha256 ISA=shani M=2 SHAPE=node65
;
; void nsms_sha256_node65_shani_m2(uint8_t *digests, const void *messages, size_t stride, size_t count);
;   SHA-256 of a message of exactly 65 bytes; a tree node: the byte 1, which is not in memory, and
;   two digests of 32 (RFC 6962), any number of them, 2 at once; message i begins i * stride bytes
;   after messages (its bytes that are read), the digests are adjacent.
;   Reads 64 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
;   Arguments: digests, messages, stride, count in rdi, rsi, rdx, rcx (System V), rcx, rdx, r8, r9 (Win64).
;   Size: 1,245 instructions (System V); 184 bytes of stack (System V), 360 (Win64).
;
; Memory: digests and messages need no alignment. A buffer that is written must not overlap another. Written are
; these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
; Needs: sha_ni, ssse3.
; (The ISA also allows sse4_1, which this code does not use.)
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
%define NSMS_L(name) ..@sha256_shani_m2_node65_ %+ name

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
        align        16, db 0
NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a):  ; constant words, first used for: message 0
        db           0x8c, 0x68, 0x05, 0x9b, 0x7f, 0x52, 0x0e, 0x51, 0x85, 0xae, 0x67, 0xbb, 0x67, 0xe6, 0x09, 0x6a
        align        16, db 0
NSMS_L(words_19cde05babd9831f3af54fa572f36e3c):  ; constant words, first used for: message 0
        db           0x19, 0xcd, 0xe0, 0x5b, 0xab, 0xd9, 0x83, 0x1f, 0x3a, 0xf5, 0x4f, 0xa5, 0x72, 0xf3, 0x6e, 0x3c
        align        16, db 0
NSMS_L(words_ffffff00ffffffffffffffffffffffff):  ; constant words, first used for: W_0 to W_3
        db           0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
        align        16, db 0
NSMS_L(words_00000001000000000000000000000000):  ; constant words, first used for: W_0 to W_3
        db           0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        64, db 0
NSMS_L(shuffle_21006543a987edcb):  ; byte shuffle: source of each byte
        db           0x02, 0x01, 0x00, 0x00, 0x06, 0x05, 0x04, 0x03, 0x0a, 0x09, 0x08, 0x07, 0x0e, 0x0d, 0x0c, 0x0b
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        16, db 0
NSMS_L(words_000000ff000000000000000000000000):  ; constant words, first used for: W_0 to W_3
        db           0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_00008000000000000000000000000000):  ; constant words, first used for: W_0 to W_3
        db           0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_00000000_x4):  ; constant words, first used for: W_4 to W_7
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_00000000000000000000000008020000):  ; constant words, first used for: W_12 to W_15
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x02, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_node65_shani_m2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2))
%else
        global       NSMS_SYMBOL(nsms_sha256_node65_shani_m2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_node65_shani_m2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_node65_shani_m2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_node65_shani_m2)
%endif
NSMS_SYMBOL(nsms_sha256_node65_shani_m2):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(at1):
        push         rdi
NSMS_L(at2):
        sub          rsp, 344
NSMS_L(at3):
        movaps       [rsp + 176], xmm6
NSMS_L(at4):
        movaps       [rsp + 192], xmm7
NSMS_L(at5):
        movaps       [rsp + 208], xmm8
NSMS_L(at6):
        movaps       [rsp + 224], xmm9
NSMS_L(at7):
        movaps       [rsp + 240], xmm10
NSMS_L(at8):
        movaps       [rsp + 256], xmm11
NSMS_L(at9):
        movaps       [rsp + 272], xmm12
NSMS_L(at10):
        movaps       [rsp + 288], xmm13
NSMS_L(at11):
        movaps       [rsp + 304], xmm14
NSMS_L(at12):
        movaps       [rsp + 320], xmm15
NSMS_L(at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
        mov          rcx, r9
%else
        endbr64
        sub          rsp, 184
NSMS_L(at1):
%endif

        ; address of the scratch area
        lea          rax, [rsp + 63]
        and          rax, -64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: scratch: rax; messages: rsi; stride: rdx; digests: rdi; count: rcx.
NSMS_L(next_batch):
        cmp          rcx, 2
        jb           NSMS_L(one_at_once)

        ; a block with message words
            movdqu   xmm0, [rsi]                                ; W_0 to W_3
            movdqu   xmm4, [rsi + rdx]
            movdqu   xmm5, [rel NSMS_L(shuffle_21006543a987edcb)]
            pshufb   xmm4, xmm5
            movdqu   xmm6, [rel NSMS_L(words_ffffff00ffffffffffffffffffffffff)]
            pand     xmm4, xmm6
            movdqu   xmm7, [rel NSMS_L(words_00000001000000000000000000000000)]
            por      xmm4, xmm7
            pshufb   xmm0, xmm5
            movdqu   xmm5, [rsi + 15]                           ; W_4 to W_7
            movdqu   xmm8, [rsi + rdx + 15]
            movdqu   xmm9, [rel NSMS_L(shuffle_32107654ba98fedc)]
            movdqu   xmm10, [rsi + 31]                          ; W_8 to W_11
            pshufb   xmm8, xmm9
            pand     xmm0, xmm6
            movdqa   xmm6, xmm4                                 ; W_16 to W_19
            sha256msg1 xmm6, xmm8
            movdqu   xmm11, [rsi + 47]                          ; W_12 to W_15
            pshufb   xmm5, xmm9
            movdqu   xmm12, [rsi + rdx + 31]
            pshufb   xmm10, xmm9
            movdqu   xmm13, [rsi + rdx + 47]
            por      xmm0, xmm7
            pshufb   xmm11, xmm9
            pshufb   xmm12, xmm9
            movdqu   xmm7, [rel NSMS_L(K)]
            paddd    xmm4, xmm7
            pshufb   xmm13, xmm9
            movdqu   xmm9, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] ; message 0
            movdqa   xmm14, xmm8                                ; W_20 to W_23
            sha256msg1 xmm14, xmm12
            movdqa   xmm15, xmm11
            palignr  xmm15, xmm10, 4
            movdqa   xmm3, xmm0
            sha256msg1 xmm3, xmm5
            movdqu   xmm1, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqa   xmm2, xmm13
            palignr  xmm2, xmm12, 4
            paddd    xmm0, xmm7
            paddd    xmm15, xmm3
            paddd    xmm2, xmm6
            movdqa   xmm6, xmm1                                 ; rounds 0 to 3
            sha256rnds2 xmm6, xmm9, xmm0
            sha256msg2 xmm2, xmm13
            psrldq   xmm0, 8
            movdqu   xmm7, [rel NSMS_L(K) + 16]
            paddd    xmm8, xmm7
            movdqa   xmm3, xmm12                                ; W_24 to W_27
            sha256msg1 xmm3, xmm13
            sha256msg2 xmm15, xmm11
            movdqu   [rax], xmm8
            movdqa   xmm8, xmm2
            palignr  xmm8, xmm13, 4
            movdqa   xmm1, xmm5
            sha256msg1 xmm1, xmm10
            paddd    xmm14, xmm8
            movdqa   xmm8, xmm9
            sha256rnds2 xmm8, xmm6, xmm0
            paddd    xmm7, xmm5
            sha256msg2 xmm14, xmm2
            movdqa   xmm0, xmm15
            palignr  xmm0, xmm11, 4
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm6, xmm8, xmm0                        ; rounds 4 to 7
            movdqa   xmm7, xmm14
            palignr  xmm7, xmm2, 4
            psrldq   xmm0, 8
            paddd    xmm3, xmm7
            movdqu   xmm7, [rel NSMS_L(K) + 32]
            paddd    xmm12, xmm7
            sha256msg2 xmm3, xmm14
            paddd    xmm1, xmm5
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm13                                ; W_28 to W_31
            sha256msg1 xmm0, xmm2
            paddd    xmm7, xmm10
            sha256msg2 xmm1, xmm15
            movdqu   xmm5, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqu   [rax + 16], xmm3
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm4
            movdqa   xmm4, xmm5
            sha256rnds2 xmm4, xmm9, xmm0
            sha256msg1 xmm10, xmm11
            psrldq   xmm0, 8
            movdqa   xmm5, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm6, xmm8, xmm0                        ; rounds 8 to 11
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm5
            movdqa   xmm5, xmm9
            sha256rnds2 xmm5, xmm4, xmm0
            psrldq   xmm7, 8
            movdqu   xmm0, [rax]
            sha256rnds2 xmm4, xmm5, xmm0
            movdqa   xmm9, xmm1
            palignr  xmm9, xmm15, 4
            movdqu   [rax + 32], xmm3
            movdqu   xmm3, [rel NSMS_L(K) + 48]
            paddd    xmm13, xmm3
            psrldq   xmm0, 8
            movdqu   [rax], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm4, xmm0
            movdqu   xmm0, [rel NSMS_L(K) + 64]
            movdqa   xmm7, xmm0
            paddd    xmm7, xmm2
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0
            paddd    xmm10, xmm9
            sha256msg1 xmm2, xmm14                              ; W_32 to W_35
            paddd    xmm3, xmm11
            psrldq   xmm0, 8
            paddd    xmm13, xmm15
            sha256msg2 xmm10, xmm1
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg1 xmm11, xmm15
            movdqu   xmm0, [rax]
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 12 to 15
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm6, xmm8, xmm0
            psrldq   xmm9, 8
            psrldq   xmm0, 8
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm1, 4
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 16 to 19
            sha256msg1 xmm15, xmm1
            psrldq   xmm0, 8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm13
            psrldq   xmm0, 8
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm5, xmm4, xmm0
            paddd    xmm11, xmm9
            movdqa   xmm0, xmm13
            sha256rnds2 xmm6, xmm8, xmm0
            sha256msg2 xmm11, xmm10
            movdqu   xmm0, [rel NSMS_L(K) + 80]
            movdqa   xmm7, xmm0
            paddd    xmm7, xmm14
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 20 to 23
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm8, xmm6, xmm0
            movdqu   xmm0, [rel NSMS_L(K) + 96]
            movdqu   xmm7, [rax + 16]
            movdqa   xmm12, xmm0
            paddd    xmm12, xmm7
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 24 to 27
            psrldq   xmm0, 8
            movdqa   xmm12, xmm11
            palignr  xmm12, xmm10, 4
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm1                                 ; W_36 to W_39
            sha256msg1 xmm0, xmm10
            movdqa   xmm3, xmm7
            palignr  xmm3, xmm14, 4
            paddd    xmm9, xmm1
            movdqu   xmm1, [rax + 32]
            paddd    xmm1, xmm3
            paddd    xmm13, xmm10
            sha256msg1 xmm14, xmm7
            paddd    xmm15, xmm12
            sha256msg2 xmm1, xmm7
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm8, xmm0
            sha256msg2 xmm15, xmm11
            psrldq   xmm0, 8
            movdqa   xmm9, xmm13
            psrldq   xmm9, 8
            movdqu   xmm3, [rel NSMS_L(K) + 112]
            movdqu   [rax], xmm14
            movdqa   xmm14, xmm3
            paddd    xmm14, xmm1
            movdqu   [rax + 32], xmm12
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 28 to 31
            psrldq   xmm0, 8
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm1
            palignr  xmm0, xmm7, 4
            sha256msg1 xmm10, xmm11                             ; W_40 to W_43
            paddd    xmm0, xmm2
            paddd    xmm3, xmm11
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm6, xmm8, xmm0
            sha256msg1 xmm7, xmm1
            movdqa   xmm0, xmm15
            palignr  xmm0, xmm11, 4
            sha256msg2 xmm12, xmm1
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm3
            psrldq   xmm0, 8
            movdqu   xmm9, [rel NSMS_L(K) + 128]
            movdqa   xmm14, xmm9
            paddd    xmm14, xmm12
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 32 to 35
            psrldq   xmm0, 8
            movdqu   xmm14, [rax + 32]
            paddd    xmm14, xmm13
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm6, xmm8, xmm0
            sha256msg1 xmm11, xmm15                             ; W_44 to W_47
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm1, 4
            paddd    xmm9, xmm15
            movdqu   xmm13, [rax]
            paddd    xmm0, xmm13
            sha256msg2 xmm14, xmm15
            sha256msg1 xmm1, xmm12
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm8, xmm6, xmm0
            sha256msg2 xmm13, xmm12
            movdqa   xmm0, xmm9
            psrldq   xmm0, 8
            movdqu   xmm3, [rel NSMS_L(K) + 144]
            movdqa   xmm2, xmm3
            paddd    xmm2, xmm13
            movdqu   [rax], xmm11
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm6, xmm8, xmm0
            movdqa   xmm0, xmm2
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 36 to 39
            paddd    xmm3, xmm14
            psrldq   xmm0, 8
            movdqa   xmm9, xmm14
            palignr  xmm9, xmm15, 4
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm13
            palignr  xmm0, xmm12, 4
            sha256msg1 xmm15, xmm14                             ; W_48 to W_51
            paddd    xmm0, xmm7
            movdqa   xmm7, xmm3
            psrldq   xmm7, 8
            sha256msg1 xmm12, xmm13
            paddd    xmm10, xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm6, xmm8, xmm0
            sha256msg2 xmm9, xmm13
            sha256msg2 xmm10, xmm14
            movdqu   xmm0, [rel NSMS_L(K) + 160]
            movdqa   xmm11, xmm0
            paddd    xmm11, xmm9
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 40 to 43
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm8, xmm6, xmm0
            psrldq   xmm11, 8
            movdqu   xmm0, [rel NSMS_L(K) + 176]
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm14, 4
            movdqa   xmm11, xmm9
            palignr  xmm11, xmm13, 4
            paddd    xmm3, xmm10
            sha256msg1 xmm14, xmm10                             ; W_52 to W_55
            paddd    xmm1, xmm11
            movdqu   xmm11, [rel NSMS_L(K) + 192]
            sha256msg1 xmm13, xmm9
            movdqu   xmm2, [rax]
            paddd    xmm0, xmm2
            sha256msg2 xmm1, xmm9
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm6, xmm8, xmm0
            movdqa   xmm3, xmm7
            paddd    xmm3, xmm1
            sha256msg2 xmm2, xmm10
            movdqu   [rax], xmm14
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 44 to 47
            psrldq   xmm14, 8
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm8, xmm6, xmm0
            psrldq   xmm3, 8
            paddd    xmm7, xmm2
            movdqa   xmm0, xmm3
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm10, 4
            movdqa   xmm14, xmm1
            palignr  xmm14, xmm9, 4
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm6, xmm8, xmm0
            paddd    xmm12, xmm14
            psrldq   xmm0, 8
            sha256msg1 xmm9, xmm1                               ; W_56 to W_59
            sha256msg1 xmm10, xmm2
            sha256msg2 xmm12, xmm1
            paddd    xmm15, xmm3
            sha256rnds2 xmm8, xmm6, xmm0
            movdqa   xmm0, xmm11
            paddd    xmm0, xmm12
            sha256msg2 xmm15, xmm2
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 48 to 51
            movdqu   xmm7, [rel NSMS_L(K) + 208]
            psrldq   xmm0, 8
            movdqu   xmm14, [rel NSMS_L(K) + 224]
            sha256rnds2 xmm5, xmm4, xmm0
            paddd    xmm11, xmm15
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm1, 4
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm6, xmm8, xmm0
            psrldq   xmm0, 8
            paddd    xmm13, xmm3
            sha256rnds2 xmm8, xmm6, xmm0
            sha256msg1 xmm1, xmm12                              ; W_60 to W_63
            movdqa   xmm0, xmm15
            palignr  xmm0, xmm2, 4
            sha256msg2 xmm13, xmm12
            sha256msg1 xmm2, xmm15
            movdqa   xmm11, xmm13
            palignr  xmm11, xmm12, 4
            movdqu   xmm12, [rel NSMS_L(K) + 240]
            movdqa   xmm3, xmm7
            paddd    xmm3, xmm13
            movdqu   xmm12, [rax]
            paddd    xmm0, xmm12
            paddd    xmm9, xmm11
            sha256msg2 xmm0, xmm15
            movdqa   xmm11, xmm0
            palignr  xmm11, xmm15, 4
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 52 to 55
            paddd    xmm7, xmm12
            sha256msg2 xmm9, xmm13
            paddd    xmm10, xmm11
            psrldq   xmm0, 8
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm6, xmm8, xmm0
            movdqa   xmm7, xmm9
            palignr  xmm7, xmm13, 4
            sha256msg2 xmm10, xmm12
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm11
            sha256rnds2 xmm5, xmm4, xmm0
            psrldq   xmm13, 8
            movdqa   xmm0, xmm14
            paddd    xmm0, xmm9
            movdqa   xmm11, xmm10
            palignr  xmm11, xmm12, 4
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm8, xmm6, xmm0
            paddd    xmm1, xmm7
            paddd    xmm14, xmm10
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 56 to 59
            paddd    xmm2, xmm11
            psrldq   xmm0, 8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm6, xmm8, xmm0
            sha256msg2 xmm1, xmm9
            psrldq   xmm0, 8
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm5, xmm4, xmm0
            sha256msg2 xmm2, xmm10
            movdqa   xmm0, xmm9
            sha256rnds2 xmm8, xmm6, xmm0
            movdqu   xmm0, [rel NSMS_L(K) + 240]
            paddd    xmm1, xmm0
            paddd    xmm0, xmm2
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm4, xmm5, xmm0                        ; rounds 60 to 63
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm6, xmm8, xmm0
            psrldq   xmm9, 8
            psrldq   xmm0, 8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm4, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm8, xmm6, xmm0
            movdqu   xmm1, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm4, xmm1                                 ; H = H + (a, b, ...)
            paddd    xmm1, xmm6
            movdqu   xmm0, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm5, xmm0
            paddd    xmm0, xmm8
        movdqa       xmm2, xmm5
        movdqa       xmm3, xmm4

        ; a block with message words
        ; Same rounds as below label next_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            movdqu   xmm4, [rsi + 48]                           ; W_0 to W_3
            movdqu   xmm5, [rsi + rdx + 48]
            movdqu   xmm6, [rel NSMS_L(words_000000ff000000000000000000000000)]
            psrldq   xmm5, 12
            movdqu   xmm7, [rel NSMS_L(words_00008000000000000000000000000000)]
            pand     xmm5, xmm6
            movdqu   xmm8, [rel NSMS_L(words_00000000_x4)]      ; W_4 to W_7
            por      xmm5, xmm7
            psrldq   xmm4, 12
            movdqu   xmm9, [rel NSMS_L(words_00000000000000000000000008020000)] ; W_12 to W_15
            movdqa   xmm10, xmm5                                ; W_16 to W_19
            sha256msg1 xmm10, xmm8
            movdqu   xmm11, [rel NSMS_L(K)]
            paddd    xmm5, xmm11
            movdqu   xmm12, [rel NSMS_L(W1) + 16]
            sha256msg2 xmm10, xmm9
            pand     xmm4, xmm6
            movdqa   xmm6, xmm12                                ; rounds 4 to 7
            psrldq   xmm6, 8
            movdqa   xmm13, xmm10                               ; W_20 to W_23
            palignr  xmm13, xmm9, 4
            movdqu   xmm14, [rel NSMS_L(W1) + 32]
            movdqu   xmm15, [rel NSMS_L(W1) + 48]
            por      xmm4, xmm7
            movdqa   xmm7, xmm4
            sha256msg1 xmm7, xmm8
            movdqa   xmm15, xmm8
            sha256msg1 xmm15, xmm8
            paddd    xmm13, xmm15
            sha256msg2 xmm13, xmm10
            movdqu   [rax], xmm6
            movdqa   xmm6, xmm9                                 ; W_28 to W_31
            sha256msg1 xmm6, xmm10
            paddd    xmm11, xmm4
            movdqa   xmm4, xmm14                                ; rounds 8 to 11
            psrldq   xmm4, 8
            movdqu   [rax + 16], xmm6
            movdqa   xmm6, xmm13                                ; W_24 to W_27
            palignr  xmm6, xmm10, 4
            sha256msg2 xmm7, xmm9
            movdqu   [rax + 32], xmm4
            movdqa   xmm4, xmm7
            palignr  xmm4, xmm9, 4
            paddd    xmm15, xmm4
            sha256msg1 xmm8, xmm9
            paddd    xmm6, xmm8
            sha256msg2 xmm6, xmm13
            sha256msg2 xmm15, xmm7
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm5
            movdqa   xmm5, xmm3                                 ; rounds 0 to 3
            sha256rnds2 xmm5, xmm2, xmm0
            movdqu   [rax + 48], xmm3
            movdqa   xmm3, xmm15
            palignr  xmm3, xmm7, 4
            psrldq   xmm0, 8
            paddd    xmm8, xmm3
            movdqa   xmm3, xmm2
            sha256rnds2 xmm3, xmm5, xmm0
            sha256msg2 xmm8, xmm15
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm3, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm11
            movdqa   xmm11, xmm1
            sha256rnds2 xmm11, xmm4, xmm0
            movdqu   [rax + 64], xmm1
            movdqa   xmm1, xmm10                                ; W_32 to W_35
            sha256msg1 xmm1, xmm13
            psrldq   xmm0, 8
            movdqu   [rax + 80], xmm2
            movdqa   xmm2, xmm4
            sha256rnds2 xmm2, xmm11, xmm0
            movdqu   xmm0, [rax]
            sha256rnds2 xmm3, xmm5, xmm0
            movdqu   [rax + 96], xmm4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm5, xmm3, xmm0
            sha256msg1 xmm9, xmm7
            movdqu   xmm12, [rax + 32]
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm3, xmm5, xmm0
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm2, xmm11, xmm0
            movdqu   xmm0, [rel NSMS_L(W1) + 48]
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 12 to 15
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm15, 4
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm4
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            movdqu   xmm12, [rel NSMS_L(K) + 64]
            paddd    xmm10, xmm12
            movdqu   [rax], xmm1
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 16 to 19
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            paddd    xmm9, xmm14
            movdqa   xmm0, xmm4
            sha256rnds2 xmm11, xmm2, xmm0
            paddd    xmm12, xmm7
            sha256msg2 xmm9, xmm8
            sha256msg1 xmm7, xmm15
            movdqa   xmm0, xmm1
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm12
            psrldq   xmm0, 8
            movdqa   xmm4, xmm9
            palignr  xmm4, xmm8, 4
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm13, 4
            movdqu   xmm12, [rel NSMS_L(K) + 80]
            movdqa   xmm14, xmm12
            paddd    xmm14, xmm13
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 20 to 23
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            movdqu   xmm0, [rax + 16]
            paddd    xmm0, xmm1
            movdqu   xmm14, [rel NSMS_L(K) + 96]
            movdqa   xmm1, xmm14
            paddd    xmm1, xmm6
            movdqu   [rax + 16], xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 24 to 27
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            sha256msg1 xmm13, xmm6                              ; W_36 to W_39
            paddd    xmm7, xmm4
            movdqa   xmm0, xmm10
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg2 xmm9, xmm6
            paddd    xmm12, xmm15
            paddd    xmm14, xmm8
            movdqu   xmm0, [rax + 16]
            sha256msg2 xmm7, xmm0
            sha256msg1 xmm15, xmm8
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0
            psrldq   xmm0, 8
            movdqa   xmm10, xmm9
            palignr  xmm10, xmm6, 4
            movdqa   xmm12, xmm7
            palignr  xmm12, xmm4, 4
            movdqu   xmm1, [rax]
            paddd    xmm1, xmm10
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg1 xmm6, xmm9                               ; W_40 to W_43
            sha256msg1 xmm8, xmm4
            movdqa   xmm0, xmm14
            psrldq   xmm0, 8
            sha256msg2 xmm1, xmm9
            paddd    xmm15, xmm12
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm11, xmm2, xmm0
            sha256msg2 xmm15, xmm7
            movdqu   xmm0, [rel NSMS_L(K) + 112]
            movdqa   xmm12, xmm0
            paddd    xmm12, xmm9
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 28 to 31
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm2, xmm11, xmm0
            movdqu   xmm0, [rel NSMS_L(K) + 128]
            movdqa   xmm10, xmm0
            paddd    xmm10, xmm1
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 32 to 35
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            movdqa   xmm0, xmm1
            palignr  xmm0, xmm9, 4
            movdqa   xmm10, xmm15
            palignr  xmm10, xmm7, 4
            paddd    xmm0, xmm13
            paddd    xmm14, xmm4
            sha256msg1 xmm9, xmm1                               ; W_44 to W_47
            sha256msg1 xmm4, xmm7
            sha256msg2 xmm0, xmm1
            paddd    xmm12, xmm7
            paddd    xmm8, xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm11, xmm2, xmm0
            sha256msg2 xmm8, xmm15
            psrldq   xmm0, 8
            movdqa   xmm13, xmm12
            psrldq   xmm13, 8
            movdqu   xmm14, [rel NSMS_L(K) + 144]
            movdqu   [rax], xmm9
            movdqa   xmm9, xmm14
            paddd    xmm9, xmm10
            movdqu   [rax + 16], xmm4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 36 to 39
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm1, 4
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm2, xmm11, xmm0
            paddd    xmm6, xmm9
            paddd    xmm14, xmm15
            sha256msg1 xmm1, xmm10                              ; W_48 to W_51
            sha256msg1 xmm7, xmm15
            sha256msg2 xmm6, xmm10
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm8
            palignr  xmm0, xmm15, 4
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm14
            psrldq   xmm0, 8
            movdqu   xmm9, [rel NSMS_L(K) + 160]
            movdqa   xmm12, xmm9
            paddd    xmm12, xmm6
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 40 to 43
            psrldq   xmm0, 8
            sha256rnds2 xmm3, xmm5, xmm0
            movdqu   xmm0, [rax + 16]
            paddd    xmm0, xmm4
            movdqa   xmm4, xmm6
            palignr  xmm4, xmm10, 4
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm11, xmm2, xmm0
            paddd    xmm9, xmm8
            movdqu   xmm0, [rax]
            paddd    xmm0, xmm4
            sha256msg1 xmm15, xmm8                              ; W_52 to W_55
            sha256msg1 xmm10, xmm6
            sha256msg2 xmm12, xmm8
            sha256msg2 xmm0, xmm6
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm9
            psrldq   xmm0, 8
            movdqu   xmm13, [rel NSMS_L(K) + 176]
            movdqa   xmm14, xmm13
            paddd    xmm14, xmm4
            movdqu   [rax], xmm15
            movdqa   xmm15, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 44 to 47
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm11, xmm2, xmm0
            psrldq   xmm14, 8
            paddd    xmm13, xmm12
            movdqa   xmm0, xmm14
            sha256rnds2 xmm3, xmm5, xmm0
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm8, 4
            movdqa   xmm9, xmm4
            palignr  xmm9, xmm6, 4
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm2, xmm11, xmm0
            paddd    xmm1, xmm9
            movdqa   xmm0, xmm13
            psrldq   xmm0, 8
            movdqu   xmm9, [rel NSMS_L(K) + 192]
            sha256msg1 xmm6, xmm4                               ; W_56 to W_59
            paddd    xmm7, xmm14
            sha256msg2 xmm1, xmm4
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm0, xmm9
            paddd    xmm0, xmm1
            sha256msg1 xmm8, xmm12
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 48 to 51
            sha256msg2 xmm7, xmm12
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm2, xmm11, xmm0
            psrldq   xmm13, 8
            movdqu   xmm0, [rel NSMS_L(K) + 208]
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm3, xmm5, xmm0
            movdqu   xmm0, [rel NSMS_L(K) + 224]
            movdqa   xmm13, xmm1
            palignr  xmm13, xmm4, 4
            paddd    xmm9, xmm7
            paddd    xmm10, xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm11, xmm2, xmm0
            psrldq   xmm0, 8
            sha256msg1 xmm4, xmm1                               ; W_60 to W_63
            sha256rnds2 xmm2, xmm11, xmm0
            sha256msg2 xmm10, xmm1
            movdqa   xmm0, xmm7
            palignr  xmm0, xmm12, 4
            movdqa   xmm9, xmm10
            palignr  xmm9, xmm1, 4
            sha256msg1 xmm12, xmm7
            movdqa   xmm15, xmm14
            paddd    xmm15, xmm10
            movdqu   xmm1, [rel NSMS_L(K) + 240]
            movdqu   xmm1, [rax]
            paddd    xmm0, xmm1
            paddd    xmm6, xmm9
            sha256msg2 xmm0, xmm7
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm15
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 52 to 55
            movdqa   xmm15, xmm9
            palignr  xmm15, xmm7, 4
            sha256msg2 xmm6, xmm10
            paddd    xmm14, xmm9
            psrldq   xmm0, 8
            paddd    xmm8, xmm15
            movdqa   xmm7, xmm6
            palignr  xmm7, xmm10, 4
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm11, xmm2, xmm0
            sha256msg2 xmm8, xmm9
            movdqa   xmm14, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm3, xmm5, xmm0
            psrldq   xmm14, 8
            movdqa   xmm0, xmm13
            paddd    xmm0, xmm6
            movdqu   xmm10, [rel NSMS_L(shuffle_32107654ba98fedc)] ; H = H + (a, b, ...)
            paddd    xmm4, xmm7
            movdqa   xmm7, xmm8
            palignr  xmm7, xmm9, 4
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 56 to 59
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm14
            sha256rnds2 xmm2, xmm11, xmm0
            paddd    xmm13, xmm8
            psrldq   xmm9, 8
            paddd    xmm12, xmm7
            sha256msg2 xmm4, xmm6
            movdqa   xmm0, xmm13
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm3, xmm5, xmm0
            psrldq   xmm6, 8
            movdqu   xmm0, [rel NSMS_L(K) + 240]
            paddd    xmm4, xmm0
            sha256msg2 xmm12, xmm8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm2, xmm11, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm5, xmm3, xmm0                        ; rounds 60 to 63
            paddd    xmm7, xmm12
            psrldq   xmm0, 8
            movdqa   xmm4, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm11, xmm2, xmm0
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm4
            sha256rnds2 xmm3, xmm5, xmm0
            psrldq   xmm6, 8
            movdqu   xmm4, [rax + 48]
            paddd    xmm4, xmm5
            movdqa   xmm0, xmm6
            sha256rnds2 xmm2, xmm11, xmm0
            movdqu   xmm5, [rax + 80]
            paddd    xmm3, xmm5
            movdqu   xmm5, [rax + 64]
            paddd    xmm5, xmm11
            movdqu   xmm1, [rax + 96]
            paddd    xmm1, xmm2
            movdqa   xmm2, xmm3
            shufps   xmm2, xmm4, 187
            movdqa   xmm0, xmm1
            shufps   xmm0, xmm5, 187
            shufps   xmm3, xmm4, 17
            shufps   xmm1, xmm5, 17
            pshufb   xmm2, xmm10
            pshufb   xmm0, xmm10
            pshufb   xmm3, xmm10
            pshufb   xmm1, xmm10

        ; the digest of every message
        movdqu       [rdi], xmm0                                ; digest 0
        movdqu       [rdi + 16], xmm1
        movdqu       [rdi + 32], xmm2                           ; digest 1
        movdqu       [rdi + 48], xmm3

        ; the next messages
        mov          r8, rdx
        shl          r8, 1
        add          rdi, 64
        add          rcx, -2
        add          rsi, r8
        jmp          NSMS_L(next_batch)
        ; Live here: scratch: rax; messages: rsi; stride: rdx; digests: rdi; count: rcx.
NSMS_L(one_at_once):
        cmp          rcx, 0
        je           NSMS_L(done)

        ; a block with message words
        ; Same rounds as below label next_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        movdqu       xmm0, [rsi]                                ; W_0 to W_3
        movdqu       xmm2, [rel NSMS_L(shuffle_21006543a987edcb)]
        movdqu       xmm3, [rsi + 15]                           ; W_4 to W_7
        movdqu       xmm4, [rel NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm2
        movdqu       xmm2, [rsi + 31]                           ; W_8 to W_11
        movdqu       xmm5, [rsi + 47]                           ; W_12 to W_15
        pshufb       xmm3, xmm4
        pand         xmm0, [rel NSMS_L(words_ffffff00ffffffffffffffffffffffff)]
        pshufb       xmm2, xmm4
        pshufb       xmm5, xmm4
        movdqu       xmm4, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] ; message 0
        por          xmm0, [rel NSMS_L(words_00000001000000000000000000000000)]
        movdqa       xmm6, xmm5                                 ; W_16 to W_19
        palignr      xmm6, xmm2, 4
        movdqu       xmm1, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        movdqa       xmm7, xmm3
        paddd        xmm7, [rel NSMS_L(K) + 16]
        movdqa       xmm8, xmm0
        sha256msg1   xmm8, xmm3
        sha256msg1   xmm3, xmm2                                 ; W_20 to W_23
        paddd        xmm0, [rel NSMS_L(K)]
        movdqa       xmm9, xmm7                                 ; rounds 4 to 7
        psrldq       xmm9, 8
        paddd        xmm6, xmm8
        movdqa       xmm8, xmm1                                 ; rounds 0 to 3
        sha256rnds2  xmm8, xmm4, xmm0
        psrldq       xmm0, 8
        movdqa       xmm10, xmm2
        paddd        xmm10, [rel NSMS_L(K) + 32]
        sha256msg2   xmm6, xmm5
        sha256msg1   xmm2, xmm5                                 ; W_24 to W_27
        movdqa       xmm11, xmm4
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0
        movdqa       xmm0, xmm6
        palignr      xmm0, xmm5, 4
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm10                                ; rounds 8 to 11
        psrldq       xmm0, 8
        movdqa       xmm9, xmm5
        paddd        xmm9, [rel NSMS_L(K) + 48]
        paddd        xmm3, xmm7
        sha256msg1   xmm5, xmm6                                 ; W_28 to W_31
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm8, xmm11, xmm0
        sha256msg2   xmm3, xmm6
        movdqa       xmm0, xmm7
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm9                                 ; rounds 12 to 15
        psrldq       xmm0, 8
        movdqa       xmm7, xmm6
        paddd        xmm7, [rel NSMS_L(K) + 64]
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm8, xmm11, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm6, 4
        sha256msg1   xmm6, xmm3                                 ; W_32 to W_35
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm7                                 ; rounds 16 to 19
        psrldq       xmm0, 8
        paddd        xmm2, xmm9
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0
        sha256msg2   xmm2, xmm3
        movdqa       xmm0, xmm9
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm3
        paddd        xmm0, [rel NSMS_L(K) + 80]
        movdqa       xmm7, xmm2
        palignr      xmm7, xmm3, 4
        sha256msg1   xmm3, xmm2                                 ; W_36 to W_39
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 20 to 23
        psrldq       xmm0, 8
        paddd        xmm5, xmm7
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm2
        paddd        xmm0, [rel NSMS_L(K) + 96]
        sha256msg2   xmm5, xmm2
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 24 to 27
        psrldq       xmm0, 8
        movdqa       xmm7, xmm5
        palignr      xmm7, xmm2, 4
        sha256msg1   xmm2, xmm5                                 ; W_40 to W_43
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm5
        paddd        xmm0, [rel NSMS_L(K) + 112]
        paddd        xmm6, xmm7
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 28 to 31
        psrldq       xmm0, 8
        sha256msg2   xmm6, xmm5
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm6
        palignr      xmm0, xmm5, 4
        sha256msg1   xmm5, xmm6                                 ; W_44 to W_47
        movdqa       xmm7, xmm6
        paddd        xmm7, [rel NSMS_L(K) + 128]
        paddd        xmm0, xmm3
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 32 to 35
        psrldq       xmm0, 8
        sha256msg2   xmm3, xmm6
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm6, 4
        movdqa       xmm7, xmm3
        paddd        xmm7, [rel NSMS_L(K) + 144]
        sha256msg1   xmm6, xmm3                                 ; W_48 to W_51
        paddd        xmm0, xmm2
        movdqa       xmm2, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 36 to 39
        psrldq       xmm0, 8
        sha256msg2   xmm2, xmm3
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm2
        palignr      xmm0, xmm3, 4
        movdqa       xmm7, xmm2
        paddd        xmm7, [rel NSMS_L(K) + 160]
        sha256msg1   xmm3, xmm2                                 ; W_52 to W_55
        paddd        xmm0, xmm5
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 40 to 43
        psrldq       xmm0, 8
        sha256msg2   xmm5, xmm2
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm2, 4
        movdqa       xmm7, xmm5
        paddd        xmm7, [rel NSMS_L(K) + 176]
        sha256msg1   xmm2, xmm5                                 ; W_56 to W_59
        paddd        xmm0, xmm6
        movdqa       xmm6, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 44 to 47
        psrldq       xmm0, 8
        sha256msg2   xmm6, xmm5
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm6
        palignr      xmm0, xmm5, 4
        movdqa       xmm7, xmm6
        paddd        xmm7, [rel NSMS_L(K) + 192]
        sha256msg1   xmm5, xmm6                                 ; W_60 to W_63
        paddd        xmm0, xmm3
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 48 to 51
        psrldq       xmm0, 8
        sha256msg2   xmm3, xmm6
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm6, 4
        movdqa       xmm6, xmm3
        paddd        xmm6, [rel NSMS_L(K) + 208]
        paddd        xmm0, xmm2
        movdqa       xmm2, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 52 to 55
        psrldq       xmm0, 8
        sha256msg2   xmm2, xmm3
        sha256rnds2  xmm11, xmm8, xmm0
        movdqa       xmm0, xmm2
        palignr      xmm0, xmm3, 4
        movdqa       xmm3, xmm2
        paddd        xmm3, [rel NSMS_L(K) + 224]
        paddd        xmm0, xmm5
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 56 to 59
        psrldq       xmm0, 8
        sha256msg2   xmm5, xmm2
        sha256rnds2  xmm11, xmm8, xmm0
        paddd        xmm5, [rel NSMS_L(K) + 240]
        movdqa       xmm0, xmm5
        sha256rnds2  xmm8, xmm11, xmm0                          ; rounds 60 to 63
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm8, xmm0
        paddd        xmm1, xmm8                                 ; H = H + (a, b, ...)
        paddd        xmm4, xmm11
        movdqa       xmm0, xmm4

        ; a block with message words
        ; Same rounds as below label next_batch, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        movdqu       xmm2, [rsi + 48]                           ; W_0 to W_3
        movdqu       xmm3, [rel NSMS_L(words_00000000_x4)]      ; W_4 to W_7
        movdqu       xmm4, [rel NSMS_L(words_00000000000000000000000008020000)] ; W_12 to W_15
        movdqu       xmm5, [rel NSMS_L(W1) + 16]
        psrldq       xmm2, 12
        movdqa       xmm6, xmm5                                 ; rounds 4 to 7
        psrldq       xmm6, 8
        movdqu       xmm7, [rel NSMS_L(W1) + 32]
        movdqu       xmm8, [rel NSMS_L(W1) + 48]
        pand         xmm2, [rel NSMS_L(words_000000ff000000000000000000000000)]
        movdqa       xmm9, xmm3                                 ; W_20 to W_23
        sha256msg1   xmm9, xmm3
        movdqa       xmm10, xmm7                                ; rounds 8 to 11
        psrldq       xmm10, 8
        movdqa       xmm11, xmm8                                ; rounds 12 to 15
        psrldq       xmm11, 8
        por          xmm2, [rel NSMS_L(words_00008000000000000000000000000000)]
        movdqa       xmm12, xmm2                                ; W_16 to W_19
        sha256msg1   xmm12, xmm3
        sha256msg2   xmm12, xmm4
        paddd        xmm2, [rel NSMS_L(K)]
        sha256msg1   xmm3, xmm4                                 ; W_24 to W_27
        movdqa       xmm13, xmm12
        palignr      xmm13, xmm4, 4
        paddd        xmm9, xmm13
        sha256msg2   xmm9, xmm12
        movdqa       xmm13, xmm9
        palignr      xmm13, xmm12, 4
        paddd        xmm3, xmm13
        sha256msg2   xmm3, xmm9
        sha256msg1   xmm4, xmm12                                ; W_28 to W_31
        movdqa       xmm13, xmm0
        movdqa       xmm0, xmm2
        movdqa       xmm2, xmm1                                 ; rounds 0 to 3
        sha256rnds2  xmm2, xmm13, xmm0
        psrldq       xmm0, 8
        movdqa       xmm14, xmm13
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm2, xmm14, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm2, xmm14, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm9, 4
        movdqa       xmm5, xmm12                                ; W_32 to W_35
        sha256msg1   xmm5, xmm9
        movdqa       xmm6, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm2, xmm14, xmm0
        paddd        xmm12, [rel NSMS_L(K) + 64]
        paddd        xmm4, xmm6
        movdqa       xmm0, xmm11
        sha256rnds2  xmm14, xmm2, xmm0
        sha256msg2   xmm4, xmm3
        movdqa       xmm0, xmm12
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 16 to 19
        psrldq       xmm0, 8
        movdqa       xmm6, xmm9
        paddd        xmm6, [rel NSMS_L(K) + 80]
        movdqa       xmm7, xmm4
        palignr      xmm7, xmm3, 4
        sha256msg1   xmm9, xmm3                                 ; W_36 to W_39
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm6                                 ; rounds 20 to 23
        psrldq       xmm0, 8
        paddd        xmm5, xmm7
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm2, xmm14, xmm0
        sha256msg2   xmm5, xmm4
        movdqa       xmm0, xmm7
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm3
        paddd        xmm0, [rel NSMS_L(K) + 96]
        sha256msg1   xmm3, xmm4                                 ; W_40 to W_43
        movdqa       xmm6, xmm5
        palignr      xmm6, xmm4, 4
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 24 to 27
        psrldq       xmm0, 8
        movdqa       xmm7, xmm4
        paddd        xmm7, [rel NSMS_L(K) + 112]
        paddd        xmm9, xmm6
        sha256rnds2  xmm14, xmm2, xmm0
        sha256msg1   xmm4, xmm5                                 ; W_44 to W_47
        sha256msg2   xmm9, xmm5
        movdqa       xmm0, xmm7
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 28 to 31
        psrldq       xmm0, 8
        movdqa       xmm6, xmm5
        paddd        xmm6, [rel NSMS_L(K) + 128]
        movdqa       xmm7, xmm9
        palignr      xmm7, xmm5, 4
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm6                                 ; rounds 32 to 35
        psrldq       xmm0, 8
        movdqa       xmm8, xmm9
        paddd        xmm8, [rel NSMS_L(K) + 144]
        paddd        xmm3, xmm7
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm2, xmm14, xmm0
        sha256msg1   xmm5, xmm9                                 ; W_48 to W_51
        sha256msg2   xmm3, xmm9
        movdqa       xmm0, xmm7
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm8                                 ; rounds 36 to 39
        psrldq       xmm0, 8
        movdqa       xmm6, xmm3
        palignr      xmm6, xmm9, 4
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm2, xmm14, xmm0
        movdqa       xmm0, xmm3
        paddd        xmm0, [rel NSMS_L(K) + 160]
        sha256msg1   xmm9, xmm3                                 ; W_52 to W_55
        paddd        xmm4, xmm6
        movdqa       xmm6, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm14, xmm2, xmm0
        sha256msg2   xmm4, xmm3
        movdqa       xmm0, xmm6
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 40 to 43
        psrldq       xmm0, 8
        movdqa       xmm6, xmm4
        palignr      xmm6, xmm3, 4
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm4
        paddd        xmm0, [rel NSMS_L(K) + 176]
        sha256msg1   xmm3, xmm4                                 ; W_56 to W_59
        paddd        xmm5, xmm6
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 44 to 47
        psrldq       xmm0, 8
        sha256msg2   xmm5, xmm4
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm4, 4
        movdqa       xmm6, xmm5
        paddd        xmm6, [rel NSMS_L(K) + 192]
        sha256msg1   xmm4, xmm5                                 ; W_60 to W_63
        paddd        xmm0, xmm9
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm6
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 48 to 51
        psrldq       xmm0, 8
        sha256msg2   xmm7, xmm5
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm7
        palignr      xmm0, xmm5, 4
        movdqa       xmm5, xmm7
        paddd        xmm5, [rel NSMS_L(K) + 208]
        movdqu       xmm6, [rel NSMS_L(shuffle_32107654ba98fedc)] ; H = H + (a, b, ...)
        paddd        xmm0, xmm3
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 52 to 55
        psrldq       xmm0, 8
        sha256msg2   xmm3, xmm7
        sha256rnds2  xmm14, xmm2, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm7, 4
        movdqa       xmm5, xmm3
        paddd        xmm5, [rel NSMS_L(K) + 224]
        paddd        xmm0, xmm4
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 56 to 59
        psrldq       xmm0, 8
        sha256msg2   xmm4, xmm3
        sha256rnds2  xmm14, xmm2, xmm0
        paddd        xmm4, [rel NSMS_L(K) + 240]
        movdqa       xmm0, xmm4
        sha256rnds2  xmm2, xmm14, xmm0                          ; rounds 60 to 63
        psrldq       xmm0, 8
        sha256rnds2  xmm14, xmm2, xmm0
        paddd        xmm1, xmm2
        paddd        xmm13, xmm14
        movdqa       xmm0, xmm13
        shufps       xmm0, xmm1, 187
        shufps       xmm13, xmm1, 17
        pshufb       xmm0, xmm6
        pshufb       xmm13, xmm6
        movdqa       xmm1, xmm13

        ; the digest of every message
        movdqu       [rdi], xmm0                                ; digest 0
        movdqu       [rdi + 16], xmm1

        ; the next messages
        add          rsi, rdx
        add          rdi, 32
        add          rcx, -1
        jmp          NSMS_L(one_at_once)
NSMS_L(done):

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 176]
        movaps       xmm7, [rsp + 192]
        movaps       xmm8, [rsp + 208]
        movaps       xmm9, [rsp + 224]
        movaps       xmm10, [rsp + 240]
        movaps       xmm11, [rsp + 256]
        movaps       xmm12, [rsp + 272]
        movaps       xmm13, [rsp + 288]
        movaps       xmm14, [rsp + 304]
        movaps       xmm15, [rsp + 320]
        add          rsp, 344
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 184
NSMS_L(at2):
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
        dd           NSMS_SYMBOL(nsms_sha256_node65_shani_m2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2)), 0x0e, 0xc0, 0x01 ; sub rsp, 184
        db           0x04
        dd           NSMS_L(at2) - NSMS_L(at1)
        db           0x0e, 0x08                                 ; add rsp, 184
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
        db           1, NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 24, 0
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0xf8 ; movaps [rsp + 320], xmm15
        dw           20
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0xe8 ; movaps [rsp + 304], xmm14
        dw           19
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0xd8 ; movaps [rsp + 288], xmm13
        dw           18
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0xc8 ; movaps [rsp + 272], xmm12
        dw           17
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0xb8 ; movaps [rsp + 256], xmm11
        dw           16
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0xa8 ; movaps [rsp + 240], xmm10
        dw           15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x98 ; movaps [rsp + 224], xmm9
        dw           14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x88 ; movaps [rsp + 208], xmm8
        dw           13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x78 ; movaps [rsp + 192], xmm7
        dw           12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x68 ; movaps [rsp + 176], xmm6
        dw           11
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x01 ; sub rsp, 344
        dw           43
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_node65_shani_m2), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_node65_shani_m2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_node65_shani_m2: 6 integer registers, 16 vector registers, 20 spills.
;   Register map: scratch: rax; messages: rsi; stride: rdx; digests: rdi; count: rcx. Slots of the
;     frame that are not named here hold spilled values.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_node65_shani_m2
;   signature: void nsms_sha256_node65_shani_m2(uint8_t *digests, const void *messages, size_t stride, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
;     - {name: messages, sysv: rsi, win64: rdx, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 64),
;        align: 1, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: bytes}
;     - {name: count, sysv: rcx, win64: r9, type: size_t, unit: messages}
;   stack_bytes: {sysv: 184, win64: 360}
;   features: [sha_ni, ssse3]
