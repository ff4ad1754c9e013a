; sha256_shani_m2_compress64.asm, written by nsms: make gen HASH=sha256 ISA=shani M=2 SHAPE=compress64
;
; void nsms_sha256_compress64_shani_m2(uint8_t *digests, const void *messages, size_t stride, size_t count);
;   SHA-256 of a message of exactly 64 bytes; one compression from the initial hash value, without
;   padding, any number of them, 2 at once; message i begins i * stride bytes after messages (its
;   bytes that are read), the digests are adjacent.
;   Reads 64 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
;   Arguments: digests, messages, stride, count in rdi, rsi, rdx, rcx (System V), rcx, rdx, r8, r9 (Win64).
;   Size: 615 instructions (System V); 120 bytes of stack (System V), 296 (Win64).
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
%define NSMS_L(name) ..@sha256_shani_m2_compress64_ %+ name

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
        align        16, db 0
NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a):  ; constant words, first used for: message 0
        db           0x8c, 0x68, 0x05, 0x9b, 0x7f, 0x52, 0x0e, 0x51, 0x85, 0xae, 0x67, 0xbb, 0x67, 0xe6, 0x09, 0x6a
        align        16, db 0
NSMS_L(words_19cde05babd9831f3af54fa572f36e3c):  ; constant words, first used for: message 0
        db           0x19, 0xcd, 0xe0, 0x5b, 0xab, 0xd9, 0x83, 0x1f, 0x3a, 0xf5, 0x4f, 0xa5, 0x72, 0xf3, 0x6e, 0x3c
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_compress64_shani_m2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2))
%else
        global       NSMS_SYMBOL(nsms_sha256_compress64_shani_m2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_compress64_shani_m2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_compress64_shani_m2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_compress64_shani_m2)
%endif
NSMS_SYMBOL(nsms_sha256_compress64_shani_m2):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(at1):
        push         rdi
NSMS_L(at2):
        sub          rsp, 280
NSMS_L(at3):
        movaps       [rsp + 112], xmm6
NSMS_L(at4):
        movaps       [rsp + 128], xmm7
NSMS_L(at5):
        movaps       [rsp + 144], xmm8
NSMS_L(at6):
        movaps       [rsp + 160], xmm9
NSMS_L(at7):
        movaps       [rsp + 176], xmm10
NSMS_L(at8):
        movaps       [rsp + 192], xmm11
NSMS_L(at9):
        movaps       [rsp + 208], xmm12
NSMS_L(at10):
        movaps       [rsp + 224], xmm13
NSMS_L(at11):
        movaps       [rsp + 240], xmm14
NSMS_L(at12):
        movaps       [rsp + 256], xmm15
NSMS_L(at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
        mov          rcx, r9
%else
        endbr64
        sub          rsp, 120
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
            movdqu   xmm5, [rel NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm4, xmm5
            movdqu   xmm6, [rsi + 16]                           ; W_4 to W_7
            movdqu   xmm7, [rsi + 32]                           ; W_8 to W_11
            movdqu   xmm8, [rsi + rdx + 16]
            movdqu   xmm9, [rsi + 48]                           ; W_12 to W_15
            pshufb   xmm8, xmm5
            pshufb   xmm0, xmm5
            movdqa   xmm10, xmm4                                ; W_16 to W_19
            sha256msg1 xmm10, xmm8
            pshufb   xmm6, xmm5
            pshufb   xmm7, xmm5
            pshufb   xmm9, xmm5
            movdqu   xmm11, [rsi + rdx + 32]
            movdqu   xmm12, [rel NSMS_L(K)]
            paddd    xmm4, xmm12
            movdqu   xmm13, [rsi + rdx + 48]
            movdqu   xmm1, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] ; message 0
            pshufb   xmm11, xmm5
            movdqu   xmm14, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            pshufb   xmm13, xmm5
            movdqa   xmm15, xmm9
            palignr  xmm15, xmm7, 4
            movdqa   xmm3, xmm8                                 ; W_20 to W_23
            sha256msg1 xmm3, xmm11
            movdqa   xmm2, xmm0
            sha256msg1 xmm2, xmm6
            paddd    xmm0, xmm12
            movdqu   xmm12, [rel NSMS_L(K) + 16]
            paddd    xmm8, xmm12
            paddd    xmm2, xmm15
            movdqa   xmm15, xmm13
            palignr  xmm15, xmm11, 4
            movdqa   xmm5, xmm14                                ; rounds 0 to 3
            sha256rnds2 xmm5, xmm1, xmm0
            paddd    xmm10, xmm15
            psrldq   xmm0, 8
            sha256msg2 xmm10, xmm13
            paddd    xmm12, xmm6
            sha256msg2 xmm2, xmm9
            movdqa   xmm15, xmm11                               ; W_24 to W_27
            sha256msg1 xmm15, xmm13
            sha256msg1 xmm6, xmm7
            movdqu   [rax], xmm8
            movdqa   xmm8, xmm10
            palignr  xmm8, xmm13, 4
            movdqa   xmm14, xmm1
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm12                                ; rounds 4 to 7
            psrldq   xmm0, 8
            paddd    xmm3, xmm8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm14, xmm0
            sha256msg2 xmm3, xmm10
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm9, 4
            movdqu   xmm12, [rel NSMS_L(K) + 32]
            paddd    xmm11, xmm12
            movdqu   [rax + 16], xmm11
            movdqa   xmm11, xmm3
            palignr  xmm11, xmm10, 4
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm5, xmm0
            paddd    xmm15, xmm11
            movdqu   xmm0, [rel NSMS_L(K) + 48]
            movdqa   xmm8, xmm0
            paddd    xmm8, xmm13
            sha256msg2 xmm15, xmm3
            paddd    xmm6, xmm1
            sha256msg1 xmm13, xmm10                             ; W_28 to W_31
            paddd    xmm12, xmm7
            paddd    xmm0, xmm9
            sha256msg2 xmm6, xmm2
            movdqu   xmm11, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            movdqu   xmm1, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            movdqu   [rax + 32], xmm13
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm4
            movdqa   xmm4, xmm11
            sha256rnds2 xmm4, xmm1, xmm0
            sha256msg1 xmm7, xmm9
            psrldq   xmm0, 8
            movdqa   xmm11, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm5, xmm14, xmm0                       ; rounds 8 to 11
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm11
            movdqa   xmm11, xmm1
            sha256rnds2 xmm11, xmm4, xmm0
            psrldq   xmm12, 8
            movdqu   xmm0, [rax]
            sha256rnds2 xmm4, xmm11, xmm0
            sha256msg1 xmm9, xmm2
            psrldq   xmm0, 8
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm2, 4
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm14, xmm0                       ; rounds 12 to 15
            movdqu   xmm13, [rax + 16]
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm4, xmm11, xmm0
            psrldq   xmm1, 8
            movdqa   xmm13, xmm10                               ; W_32 to W_35
            sha256msg1 xmm13, xmm3
            movdqu   [rax], xmm13
            movdqu   xmm13, [rel NSMS_L(K) + 64]
            paddd    xmm10, xmm13
            psrldq   xmm0, 8
            paddd    xmm7, xmm12
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm4, xmm11, xmm0
            paddd    xmm13, xmm2
            psrldq   xmm0, 8
            sha256msg2 xmm7, xmm6
            sha256msg1 xmm2, xmm6
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm14, xmm0                       ; rounds 16 to 19
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm11, xmm0
            psrldq   xmm8, 8
            psrldq   xmm0, 8
            movdqa   xmm10, xmm7
            palignr  xmm10, xmm6, 4
            sha256rnds2 xmm11, xmm4, xmm0
            movdqu   xmm0, [rel NSMS_L(K) + 80]
            movdqa   xmm12, xmm0
            paddd    xmm12, xmm3
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 20 to 23
            movdqa   xmm12, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm14, xmm5, xmm0
            psrldq   xmm12, 8
            movdqu   xmm0, [rel NSMS_L(K) + 96]
            movdqa   xmm8, xmm0
            paddd    xmm8, xmm15
            paddd    xmm9, xmm10
            movdqa   xmm10, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm11, xmm4, xmm0
            paddd    xmm13, xmm6
            movdqa   xmm0, xmm8
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 24 to 27
            paddd    xmm10, xmm7
            psrldq   xmm0, 8
            sha256msg2 xmm9, xmm7
            sha256rnds2 xmm11, xmm4, xmm0
            sha256msg1 xmm6, xmm7                               ; W_36 to W_39
            movdqa   xmm0, xmm15
            palignr  xmm0, xmm3, 4
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm14, xmm0
            movdqu   xmm12, [rax + 32]
            paddd    xmm12, xmm8
            psrldq   xmm0, 8
            sha256msg1 xmm3, xmm15
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm9
            palignr  xmm0, xmm7, 4
            sha256msg2 xmm12, xmm15
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm14, xmm0
            psrldq   xmm0, 8
            movdqu   xmm10, [rel NSMS_L(K) + 112]
            movdqa   xmm13, xmm10
            paddd    xmm13, xmm12
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 28 to 31
            psrldq   xmm0, 8
            paddd    xmm2, xmm8
            sha256rnds2 xmm11, xmm4, xmm0
            sha256msg1 xmm7, xmm9                               ; W_40 to W_43
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm15, 4
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm14, xmm5, xmm0
            movdqu   xmm0, [rax]
            paddd    xmm0, xmm8
            paddd    xmm10, xmm9
            sha256msg2 xmm2, xmm9
            sha256msg1 xmm15, xmm12
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm14, xmm0
            sha256msg2 xmm8, xmm12
            psrldq   xmm0, 8
            movdqu   xmm10, [rel NSMS_L(K) + 128]
            movdqa   xmm13, xmm10
            paddd    xmm13, xmm8
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 32 to 35
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm14, xmm5, xmm0
            psrldq   xmm13, 8
            paddd    xmm10, xmm2
            movdqa   xmm0, xmm13
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm9, 4
            sha256msg1 xmm9, xmm2                               ; W_44 to W_47
            movdqa   xmm13, xmm8
            palignr  xmm13, xmm12, 4
            movdqa   xmm1, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm14, xmm0
            paddd    xmm3, xmm13
            psrldq   xmm0, 8
            sha256msg1 xmm12, xmm8
            paddd    xmm6, xmm1
            sha256msg2 xmm3, xmm8
            sha256rnds2 xmm14, xmm5, xmm0
            sha256msg2 xmm6, xmm2
            movdqu   xmm0, [rel NSMS_L(K) + 144]
            movdqa   xmm10, xmm0
            paddd    xmm10, xmm3
            movdqa   xmm13, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 36 to 39
            psrldq   xmm0, 8
            movdqu   xmm10, [rel NSMS_L(K) + 160]
            movdqu   xmm1, [rel NSMS_L(K) + 176]
            sha256rnds2 xmm11, xmm4, xmm0
            paddd    xmm13, xmm6
            movdqa   xmm0, xmm3
            palignr  xmm0, xmm8, 4
            movdqu   [rax], xmm9
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm14, xmm0
            paddd    xmm15, xmm9
            psrldq   xmm0, 8
            sha256msg1 xmm8, xmm3                               ; W_48 to W_51
            sha256rnds2 xmm14, xmm5, xmm0
            sha256msg2 xmm15, xmm3
            movdqa   xmm0, xmm6
            palignr  xmm0, xmm2, 4
            movdqa   xmm9, xmm10
            paddd    xmm9, xmm15
            paddd    xmm0, xmm7
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 40 to 43
            sha256msg1 xmm2, xmm6
            sha256msg2 xmm7, xmm6
            psrldq   xmm0, 8
            paddd    xmm10, xmm7
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm5, xmm14, xmm0
            movdqa   xmm9, xmm15
            palignr  xmm9, xmm3, 4
            psrldq   xmm0, 8
            paddd    xmm12, xmm9
            sha256rnds2 xmm14, xmm5, xmm0
            sha256msg1 xmm3, xmm15                              ; W_52 to W_55
            movdqa   xmm0, xmm7
            palignr  xmm0, xmm6, 4
            sha256msg2 xmm12, xmm15
            sha256msg1 xmm6, xmm7
            movdqu   xmm9, [rel NSMS_L(K) + 192]
            movdqa   xmm10, xmm1
            paddd    xmm10, xmm12
            movdqu   xmm13, [rel NSMS_L(K) + 208]
            movdqu   [rax + 16], xmm6
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm10
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 44 to 47
            movdqu   xmm10, [rax]
            paddd    xmm10, xmm6
            psrldq   xmm0, 8
            sha256msg2 xmm10, xmm7
            sha256rnds2 xmm11, xmm4, xmm0
            paddd    xmm1, xmm10
            movdqa   xmm0, xmm12
            palignr  xmm0, xmm15, 4
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm5, xmm14, xmm0
            paddd    xmm8, xmm6
            psrldq   xmm0, 8
            sha256msg1 xmm15, xmm12                             ; W_56 to W_59
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm10
            palignr  xmm0, xmm7, 4
            sha256msg2 xmm8, xmm12
            paddd    xmm0, xmm2
            movdqa   xmm6, xmm9
            paddd    xmm6, xmm8
            sha256msg1 xmm7, xmm10
            movdqa   xmm2, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 48 to 51
            sha256msg2 xmm2, xmm10
            psrldq   xmm0, 8
            paddd    xmm9, xmm2
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm5, xmm14, xmm0
            movdqa   xmm6, xmm8
            palignr  xmm6, xmm12, 4
            psrldq   xmm0, 8
            sha256rnds2 xmm14, xmm5, xmm0
            paddd    xmm3, xmm6
            movdqa   xmm0, xmm2
            palignr  xmm0, xmm10, 4
            sha256msg1 xmm12, xmm8                              ; W_60 to W_63
            movdqu   xmm6, [rel NSMS_L(K) + 224]
            sha256msg2 xmm3, xmm8
            sha256msg1 xmm10, xmm2
            movdqa   xmm9, xmm3
            palignr  xmm9, xmm8, 4
            movdqu   xmm8, [rel NSMS_L(K) + 240]
            movdqa   xmm1, xmm13
            paddd    xmm1, xmm3
            movdqu   xmm8, [rax + 16]
            paddd    xmm0, xmm8
            paddd    xmm15, xmm9
            sha256msg2 xmm0, xmm2
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm1
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 52 to 55
            movdqa   xmm9, xmm8
            palignr  xmm9, xmm2, 4
            paddd    xmm13, xmm8
            sha256msg2 xmm15, xmm3
            paddd    xmm7, xmm9
            psrldq   xmm0, 8
            movdqa   xmm9, xmm0
            movdqa   xmm0, xmm13
            sha256rnds2 xmm5, xmm14, xmm0
            movdqa   xmm13, xmm15
            palignr  xmm13, xmm3, 4
            sha256msg2 xmm7, xmm8
            movdqa   xmm3, xmm0
            movdqa   xmm0, xmm9
            sha256rnds2 xmm11, xmm4, xmm0
            psrldq   xmm3, 8
            movdqa   xmm0, xmm6
            paddd    xmm0, xmm15
            movdqa   xmm9, xmm7
            palignr  xmm9, xmm8, 4
            paddd    xmm12, xmm13
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm3
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 56 to 59
            paddd    xmm6, xmm7
            paddd    xmm10, xmm9
            psrldq   xmm0, 8
            movdqa   xmm8, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm5, xmm14, xmm0
            sha256msg2 xmm12, xmm15
            psrldq   xmm0, 8
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm8
            sha256rnds2 xmm11, xmm4, xmm0
            sha256msg2 xmm10, xmm7
            movdqu   xmm0, [rel NSMS_L(K) + 240]
            paddd    xmm12, xmm0
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm14, xmm5, xmm0
            movdqa   xmm0, xmm12
            sha256rnds2 xmm4, xmm11, xmm0                       ; rounds 60 to 63
            paddd    xmm7, xmm10
            psrldq   xmm0, 8
            movdqa   xmm6, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm5, xmm14, xmm0
            psrldq   xmm0, 8
            movdqa   xmm7, xmm0
            movdqa   xmm0, xmm6
            sha256rnds2 xmm11, xmm4, xmm0
            movdqa   xmm0, xmm7
            sha256rnds2 xmm14, xmm5, xmm0
            movdqu   xmm6, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            paddd    xmm4, xmm6                                 ; H = H + (a, b, ...)
            paddd    xmm6, xmm5
            movdqu   xmm1, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            paddd    xmm11, xmm1
            paddd    xmm1, xmm14
            movdqa   xmm2, xmm11
            shufps   xmm2, xmm4, 187
            movdqa   xmm0, xmm1
            shufps   xmm0, xmm6, 187
            shufps   xmm11, xmm4, 17
            shufps   xmm1, xmm6, 17
            movdqu   xmm4, [rel NSMS_L(shuffle_32107654ba98fedc)]
            pshufb   xmm2, xmm4
            pshufb   xmm0, xmm4
            pshufb   xmm11, xmm4
            pshufb   xmm1, xmm4
        movdqa       xmm3, xmm11

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
        movdqu       xmm2, [rel NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm3, [rsi + 16]                           ; W_4 to W_7
        movdqu       xmm4, [rsi + 32]                           ; W_8 to W_11
        movdqu       xmm5, [rsi + 48]                           ; W_12 to W_15
        pshufb       xmm0, xmm2
        pshufb       xmm3, xmm2
        pshufb       xmm4, xmm2
        pshufb       xmm5, xmm2
        movdqa       xmm6, xmm0                                 ; W_16 to W_19
        sha256msg1   xmm6, xmm3
        movdqu       xmm1, [rel NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] ; message 0
        movdqu       xmm7, [rel NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        movdqa       xmm8, xmm5
        palignr      xmm8, xmm4, 4
        paddd        xmm0, [rel NSMS_L(K)]
        movdqa       xmm9, xmm3
        paddd        xmm9, [rel NSMS_L(K) + 16]
        movdqa       xmm10, xmm4
        paddd        xmm10, [rel NSMS_L(K) + 32]
        paddd        xmm6, xmm8
        sha256msg1   xmm3, xmm4                                 ; W_20 to W_23
        sha256msg2   xmm6, xmm5
        movdqa       xmm8, xmm7                                 ; rounds 0 to 3
        sha256rnds2  xmm8, xmm1, xmm0
        psrldq       xmm0, 8
        movdqa       xmm11, xmm9                                ; rounds 4 to 7
        psrldq       xmm11, 8
        sha256msg1   xmm4, xmm5                                 ; W_24 to W_27
        movdqa       xmm12, xmm1
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm8, xmm12, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm6
        palignr      xmm0, xmm5, 4
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 8 to 11
        psrldq       xmm0, 8
        movdqa       xmm10, xmm5
        paddd        xmm10, [rel NSMS_L(K) + 48]
        paddd        xmm3, xmm9
        sha256msg1   xmm5, xmm6                                 ; W_28 to W_31
        sha256rnds2  xmm12, xmm8, xmm0
        sha256msg2   xmm3, xmm6
        movdqa       xmm0, xmm10
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 12 to 15
        psrldq       xmm0, 8
        movdqa       xmm9, xmm6
        paddd        xmm9, [rel NSMS_L(K) + 64]
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm6, 4
        sha256msg1   xmm6, xmm3                                 ; W_32 to W_35
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 16 to 19
        psrldq       xmm0, 8
        paddd        xmm4, xmm10
        sha256rnds2  xmm12, xmm8, xmm0
        sha256msg2   xmm4, xmm3
        movdqa       xmm0, xmm3
        paddd        xmm0, [rel NSMS_L(K) + 80]
        movdqa       xmm9, xmm4
        palignr      xmm9, xmm3, 4
        sha256msg1   xmm3, xmm4                                 ; W_36 to W_39
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 20 to 23
        psrldq       xmm0, 8
        paddd        xmm5, xmm9
        sha256rnds2  xmm12, xmm8, xmm0
        sha256msg2   xmm5, xmm4
        movdqa       xmm0, xmm4
        paddd        xmm0, [rel NSMS_L(K) + 96]
        movdqa       xmm9, xmm5
        palignr      xmm9, xmm4, 4
        sha256msg1   xmm4, xmm5                                 ; W_40 to W_43
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 24 to 27
        psrldq       xmm0, 8
        paddd        xmm6, xmm9
        sha256rnds2  xmm12, xmm8, xmm0
        sha256msg2   xmm6, xmm5
        movdqa       xmm0, xmm5
        paddd        xmm0, [rel NSMS_L(K) + 112]
        movdqa       xmm9, xmm6
        palignr      xmm9, xmm5, 4
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 28 to 31
        psrldq       xmm0, 8
        sha256msg1   xmm5, xmm6                                 ; W_44 to W_47
        paddd        xmm3, xmm9
        sha256rnds2  xmm12, xmm8, xmm0
        sha256msg2   xmm3, xmm6
        movdqa       xmm0, xmm6
        paddd        xmm0, [rel NSMS_L(K) + 128]
        movdqa       xmm9, xmm3
        palignr      xmm9, xmm6, 4
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 32 to 35
        psrldq       xmm0, 8
        movdqa       xmm10, xmm3
        paddd        xmm10, [rel NSMS_L(K) + 144]
        paddd        xmm4, xmm9
        sha256rnds2  xmm12, xmm8, xmm0
        sha256msg1   xmm6, xmm3                                 ; W_48 to W_51
        sha256msg2   xmm4, xmm3
        movdqa       xmm0, xmm10
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 36 to 39
        psrldq       xmm0, 8
        movdqa       xmm9, xmm4
        palignr      xmm9, xmm3, 4
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm4
        paddd        xmm0, [rel NSMS_L(K) + 160]
        sha256msg1   xmm3, xmm4                                 ; W_52 to W_55
        paddd        xmm5, xmm9
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 40 to 43
        sha256msg2   xmm5, xmm4
        psrldq       xmm0, 8
        movdqa       xmm9, xmm5
        palignr      xmm9, xmm4, 4
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm5
        paddd        xmm0, [rel NSMS_L(K) + 176]
        sha256msg1   xmm4, xmm5                                 ; W_56 to W_59
        paddd        xmm6, xmm9
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 44 to 47
        sha256msg2   xmm6, xmm5
        psrldq       xmm0, 8
        movdqa       xmm9, xmm6
        palignr      xmm9, xmm5, 4
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm6
        paddd        xmm0, [rel NSMS_L(K) + 192]
        sha256msg1   xmm5, xmm6                                 ; W_60 to W_63
        paddd        xmm3, xmm9
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 48 to 51
        sha256msg2   xmm3, xmm6
        psrldq       xmm0, 8
        movdqa       xmm9, xmm3
        palignr      xmm9, xmm6, 4
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm3
        paddd        xmm0, [rel NSMS_L(K) + 208]
        paddd        xmm4, xmm9
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 52 to 55
        psrldq       xmm0, 8
        sha256msg2   xmm4, xmm3
        sha256rnds2  xmm12, xmm8, xmm0
        movdqa       xmm0, xmm4
        palignr      xmm0, xmm3, 4
        movdqa       xmm3, xmm4
        paddd        xmm3, [rel NSMS_L(K) + 224]
        paddd        xmm0, xmm5
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 56 to 59
        psrldq       xmm0, 8
        sha256msg2   xmm5, xmm4
        sha256rnds2  xmm12, xmm8, xmm0
        paddd        xmm5, [rel NSMS_L(K) + 240]
        movdqa       xmm0, xmm5
        sha256rnds2  xmm8, xmm12, xmm0                          ; rounds 60 to 63
        psrldq       xmm0, 8
        sha256rnds2  xmm12, xmm8, xmm0
        paddd        xmm7, xmm8                                 ; H = H + (a, b, ...)
        paddd        xmm1, xmm12
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm7, 187
        shufps       xmm1, xmm7, 17
        pshufb       xmm0, xmm2
        pshufb       xmm1, xmm2

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
        movaps       xmm6, [rsp + 112]
        movaps       xmm7, [rsp + 128]
        movaps       xmm8, [rsp + 144]
        movaps       xmm9, [rsp + 160]
        movaps       xmm10, [rsp + 176]
        movaps       xmm11, [rsp + 192]
        movaps       xmm12, [rsp + 208]
        movaps       xmm13, [rsp + 224]
        movaps       xmm14, [rsp + 240]
        movaps       xmm15, [rsp + 256]
        add          rsp, 280
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 120
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
        dd           NSMS_SYMBOL(nsms_sha256_compress64_shani_m2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2)), 0x0e, 0x80, 0x01 ; sub rsp, 120
        db           0x04
        dd           NSMS_L(at2) - NSMS_L(at1)
        db           0x0e, 0x08                                 ; add rsp, 120
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
        db           1, NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 24, 0
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0xf8 ; movaps [rsp + 256], xmm15
        dw           16
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0xe8 ; movaps [rsp + 240], xmm14
        dw           15
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0xd8 ; movaps [rsp + 224], xmm13
        dw           14
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0xc8 ; movaps [rsp + 208], xmm12
        dw           13
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0xb8 ; movaps [rsp + 192], xmm11
        dw           12
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0xa8 ; movaps [rsp + 176], xmm10
        dw           11
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x98 ; movaps [rsp + 160], xmm9
        dw           10
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x88 ; movaps [rsp + 144], xmm8
        dw           9
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x78 ; movaps [rsp + 128], xmm7
        dw           8
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x68 ; movaps [rsp + 112], xmm6
        dw           7
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x01 ; sub rsp, 280
        dw           35
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_compress64_shani_m2), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_compress64_shani_m2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_compress64_shani_m2: 6 integer registers, 16 vector registers, 6 spills.
;   Register map: scratch: rax; messages: rsi; stride: rdx; digests: rdi; count: rcx. Slots of the
;     frame that are not named here hold spilled values.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_compress64_shani_m2
;   signature: void nsms_sha256_compress64_shani_m2(uint8_t *digests, const void *messages, size_t stride, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
;     - {name: messages, sysv: rsi, win64: rdx, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 64),
;        align: 1, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: bytes}
;     - {name: count, sysv: rcx, win64: r9, type: size_t, unit: messages}
;   stack_bytes: {sysv: 120, win64: 296}
;   features: [sha_ni, ssse3]
