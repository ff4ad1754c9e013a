; sha1_sse41_n1.asm, written by nsms: make gen HASH=sha1 ISA=sse41 N=1
;
; void nsms_sha1_blocks_sse41_n1(uint32_t state[5], const void *data, size_t blocks);
;   SHA-1: the hash value after any number of blocks.
;   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,243 instructions (System V); 456 bytes of stack (System V), 504 (Win64).
; void nsms_sha1_schedule_sse41_n1(uint32_t *wk, const void *data);
;   SHA-1: W_t + K_t of a block, wk[t].
;   Reads 64 bytes at data; writes 320 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 119 instructions (System V); 0 bytes of stack (System V), 56 (Win64).
;
; Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
; overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
; registers and flags; not x87 registers, MXCSR or the direction flag.
; Needs: ssse3.
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
%define NSMS_L(name) ..@sha1_sse41_n1_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K):  ; K_t
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1))
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1)
%endif
NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1):
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
        sub          rsp, 440
NSMS_L(blocks_at9):
        movaps       [rsp + 400], xmm6
NSMS_L(blocks_at10):
        movaps       [rsp + 416], xmm7
NSMS_L(blocks_at11):
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
        sub          rsp, 408
NSMS_L(blocks_at7):
%endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 79]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; state: rdi; data: rsi.
NSMS_L(blocks_batch1):
        cmp          rdx, 1
        jb           NSMS_L(blocks_done)

        ; the schedule of 1 block: the message words
        movdqu       xmm0, [rsi]                                ; W_0 to W_3
        movdqu       xmm4, [rel NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm1, [rsi + 16]                           ; W_4 to W_7
        movdqu       xmm2, [rsi + 32]                           ; W_8 to W_11
        pshufb       xmm0, xmm4
        movdqu       xmm3, [rsi + 48]                           ; W_12 to W_15
        pshufb       xmm1, xmm4
        pshufb       xmm2, xmm4
        movdqa       xmm5, xmm0                                 ; W_0 to W_3, each + K_t
        paddd        xmm5, [rel NSMS_L(K)]
        pshufb       xmm3, xmm4
        movdqa       xmm4, xmm1                                 ; W_4 to W_7, each + K_t
        paddd        xmm4, [rel NSMS_L(K) + 16]
        movdqa       xmm6, xmm2                                 ; W_8 to W_11, each + K_t
        paddd        xmm6, [rel NSMS_L(K) + 32]
        movdqu       [rax], xmm5
        movdqa       xmm5, xmm3                                 ; W_12 to W_15, each + K_t
        paddd        xmm5, [rel NSMS_L(K) + 48]
        movdqu       [rax + 16], xmm4
        movdqu       [rax + 32], xmm6
        movdqu       [rax + 48], xmm5

        ; all rounds of one block; schedule of 1 block
        mov          ebx, r9d                                   ; round 0
        xor          ebx, r10d
            movdqa   xmm4, xmm3                                 ; W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
            psrldq   xmm4, 4
        mov          ebp, r8d
        ror          ebp, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, [rax]
            movdqa   xmm5, xmm1
            palignr  xmm5, xmm0, 8
        and          r8d, ebx
        add          r12d, r11d
            movdqa   xmm6, xmm2                                 ; W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
            palignr  xmm6, xmm1, 8
        mov          ebx, ebp                                   ; round 1
        xor          ebx, r9d
        xor          r8d, r10d
            pxor     xmm4, xmm2
        mov          r13d, ecx
        ror          r13d, 2
        add          r10d, [rax + 4]
        and          ebx, ecx
            pxor     xmm4, xmm5
        add          r8d, r12d
        xor          ebx, r9d
            pxor     xmm4, xmm0
        mov          r12d, r13d                                 ; round 2
        xor          r12d, ebp
        mov          r14d, r8d
        ror          r14d, 27
            movdqa   xmm7, xmm4
            psrld    xmm7, 31
        mov          r15d, r8d
        ror          r15d, 2
        add          r10d, ebx
        and          r8d, r12d
            pslld    xmm4, 1
        add          r9d, [rax + 8]
        add          r14d, r10d
            pxor     xmm7, xmm4
        xor          r8d, ebp
        mov          ebx, r15d                                  ; round 3
        xor          ebx, r13d
            palignr  xmm7, xmm3, 4
        mov          r12d, r14d
        ror          r12d, 27
        add          r8d, r9d
        mov          r11d, r14d
        ror          r11d, 2
            pxor     xmm7, xmm2
        and          ebx, r14d
        add          r8d, r12d
            pxor     xmm7, xmm5
        add          ebp, [rax + 12]
        xor          ebx, r13d
            pxor     xmm7, xmm0
        mov          r12d, r11d                                 ; round 4
        xor          r12d, r15d
        mov          r9d, r8d
        ror          r9d, 27
        mov          r14d, r8d
        ror          r14d, 2
            movdqa   xmm0, xmm7
            psrld    xmm0, 31
        add          ebp, ebx
        and          r8d, r12d
            pslld    xmm7, 1
        add          r13d, [rax + 16]
        add          r9d, ebp
            movdqa   xmm4, xmm3                                 ; W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
            palignr  xmm4, xmm2, 8
        xor          r8d, r15d
        mov          ebx, r14d                                  ; round 5
        xor          ebx, r11d
        mov          ebp, r9d
        ror          ebp, 27
            pxor     xmm0, xmm7
        add          r8d, r13d
        mov          r12d, r9d
        ror          r12d, 2
            movdqa   xmm5, xmm0
            paddd    xmm5, [rel NSMS_L(K) + 64]
        and          r9d, ebx
        add          r8d, ebp
            movdqa   xmm7, xmm0
            psrldq   xmm7, 4
        add          r15d, [rax + 20]
        xor          r9d, r11d
        mov          ebx, r12d                                  ; round 6
        xor          ebx, r14d
            movdqu   [rax + 64], xmm5
        mov          ebp, r8d
        ror          ebp, 27
        mov          r13d, r8d
        ror          r13d, 2
            pxor     xmm7, xmm3
        add          r9d, r15d
        and          r8d, ebx
            pxor     xmm7, xmm6
        add          r11d, [rax + 24]
        add          r9d, ebp
        xor          r8d, r14d
            pxor     xmm7, xmm1
        mov          ebx, r13d                                  ; round 7
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r8d, r11d
        mov          r15d, r9d
        ror          r15d, 2
            pslld    xmm7, 1
        and          r9d, ebx
        add          r8d, ebp
        add          r14d, [rax + 28]
            pxor     xmm5, xmm7
        xor          r9d, r12d
        mov          ebx, r15d                                  ; round 8
        xor          ebx, r13d
            palignr  xmm5, xmm0, 4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r11d, r8d
        ror          r11d, 2
            pxor     xmm5, xmm3
        add          r9d, r14d
        and          r8d, ebx
        add          r12d, [rax + 32]
            pxor     xmm5, xmm6
        add          r9d, ebp
        xor          r8d, r13d
            pxor     xmm5, xmm1
        mov          ebx, r11d                                  ; round 9
        xor          ebx, r15d
        mov          ebp, r9d
        ror          ebp, 27
            movdqa   xmm1, xmm5
            psrld    xmm1, 31
        add          r8d, r12d
        mov          r12d, r9d
        ror          r12d, 2
        and          r9d, ebx
            pslld    xmm5, 1
        add          r8d, ebp
        add          r13d, [rax + 36]
            movdqa   xmm6, xmm0                                 ; W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
            palignr  xmm6, xmm3, 8
        xor          r9d, r15d
        mov          ebx, r12d                                  ; round 10
        xor          ebx, r11d
            pxor     xmm1, xmm5
        mov          ebp, r8d
        ror          ebp, 27
        mov          r14d, r8d
        ror          r14d, 2
        add          r9d, r13d
            movdqa   xmm5, xmm1
            paddd    xmm5, [rel NSMS_L(K) + 80]
        and          r8d, ebx
        add          r15d, [rax + 40]
            movdqa   xmm7, xmm1
            psrldq   xmm7, 4
        add          r9d, ebp
        xor          r8d, r11d
            movdqu   [rax + 80], xmm5
        mov          ebx, r14d                                  ; round 11
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r15d
            pxor     xmm7, xmm0
        mov          r13d, r9d
        ror          r13d, 2
        and          r9d, ebx
            pxor     xmm7, xmm4
        add          r8d, ebp
        add          r11d, [rax + 44]
        xor          r9d, r12d
            pxor     xmm7, xmm2
        mov          ebx, r13d                                  ; round 12
        xor          ebx, r14d
        mov          ebp, r8d
        ror          ebp, 27
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, r11d
            pslld    xmm7, 1
        and          r8d, ebx
        add          r12d, [rax + 48]
        add          r9d, ebp
            pxor     xmm5, xmm7
        xor          r8d, r14d
        mov          ebx, r15d                                  ; round 13
        xor          ebx, r13d
            palignr  xmm5, xmm1, 4
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r12d
            pxor     xmm5, xmm0
        mov          r12d, r9d
        ror          r12d, 2
        and          r9d, ebx
        add          r8d, ebp
            pxor     xmm5, xmm4
        add          r14d, [rax + 52]
        xor          r9d, r13d
            pxor     xmm5, xmm2
        mov          ebx, r12d                                  ; round 14
        xor          ebx, r15d
        mov          ebp, r8d
        ror          ebp, 27
            movdqa   xmm2, xmm5
            psrld    xmm2, 31
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r14d
        and          r8d, ebx
            pslld    xmm5, 1
        add          r13d, [rax + 56]
        add          r9d, ebp
            movdqa   xmm4, xmm1                                 ; W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
            palignr  xmm4, xmm0, 8
        xor          r8d, r15d
        mov          ebx, r11d                                  ; round 15
        xor          ebx, r12d
            pxor     xmm2, xmm5
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r13d
        mov          r13d, r9d
        ror          r13d, 2
            movdqa   xmm5, xmm2
            paddd    xmm5, [rel NSMS_L(K) + 96]
        and          r9d, ebx
        add          r8d, ebp
            movdqa   xmm7, xmm2
            psrldq   xmm7, 4
        add          r15d, [rax + 60]
        xor          r9d, r12d
            movdqu   [rax + 96], xmm5
        mov          ebx, r13d                                  ; round 16
        xor          ebx, r11d
        mov          ebp, r8d
        ror          ebp, 27
        mov          ecx, r8d
        ror          ecx, 2
            pxor     xmm7, xmm1
        add          r9d, r15d
        and          r8d, ebx
            pxor     xmm7, xmm6
        add          r12d, [rax + 64]
        add          r9d, ebp
            pxor     xmm7, xmm3
        xor          r8d, r11d
        mov          ebx, ecx                                   ; round 17
        xor          ebx, r13d
        mov          ebp, r9d
        ror          ebp, 27
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r8d, r12d
        mov          r12d, r9d
        ror          r12d, 2
            pslld    xmm7, 1
        and          r9d, ebx
        add          r8d, ebp
            pxor     xmm5, xmm7
        add          r11d, [rax + 68]
        xor          r9d, r13d
        mov          ebx, r12d                                  ; round 18
        xor          ebx, ecx
            palignr  xmm5, xmm2, 4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r14d, r8d
        ror          r14d, 2
            pxor     xmm5, xmm1
        add          r9d, r11d
        and          r8d, ebx
            pxor     xmm5, xmm6
        add          r13d, [rax + 72]
        add          r9d, ebp
        xor          r8d, ecx
            pxor     xmm5, xmm3
        mov          ebx, r14d                                  ; round 19
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
            movdqa   xmm3, xmm5
            psrld    xmm3, 31
        add          r8d, r13d
        add          ecx, [rax + 76]
            pslld    xmm5, 1
        and          ebx, r9d
        add          r8d, ebp
        xor          ebx, r12d
            movdqa   xmm6, xmm2                                 ; W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
            palignr  xmm6, xmm1, 8
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
            pxor     xmm3, xmm5
        add          r12d, [rax + 80]                           ; round 20
        add          ecx, ebx
            movdqa   xmm5, xmm3
            paddd    xmm5, [rel NSMS_L(K) + 112]
        mov          ebx, r8d
        xor          ebx, r9d
        add          ecx, ebp
        ror          r8d, 2
            movdqa   xmm7, xmm3
            psrldq   xmm7, 4
        mov          r10d, r14d                                 ; round 21
        add          r10d, [rax + 84]
        xor          ebx, r14d
            movdqu   [rax + 112], xmm5
        mov          ebp, ecx
        ror          ebp, 27
        add          r12d, ebx
            pxor     xmm7, xmm2
        mov          ebx, ecx
        xor          ebx, r8d
        ror          ecx, 2
        add          ebp, r12d
            pxor     xmm7, xmm4
        xor          ebx, r9d
        mov          r12d, ebp
        ror          r12d, 27
            pxor     xmm7, xmm0
        add          r10d, ebx
        mov          ebx, ebp                                   ; round 22
        xor          ebx, ecx
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r9d, [rax + 88]
        add          r10d, r12d
        xor          ebx, r8d
            pslld    xmm7, 1
        ror          ebp, 2
        mov          r12d, r10d
        ror          r12d, 27
            pxor     xmm5, xmm7
        add          r9d, ebx
        mov          ebx, r10d                                  ; round 23
        xor          ebx, ebp
            palignr  xmm5, xmm3, 4
        add          r8d, [rax + 92]
        add          r9d, r12d
        xor          ebx, ecx
            pxor     xmm5, xmm2
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            pxor     xmm5, xmm4
        add          r8d, ebx
        mov          ebx, r9d                                   ; round 24
        xor          ebx, r10d
        add          ecx, [rax + 96]
            pxor     xmm5, xmm0
        add          r8d, r12d
        xor          ebx, ebp
            movdqa   xmm0, xmm5
            psrld    xmm0, 31
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            pslld    xmm5, 1
        add          ecx, ebx
        mov          ebx, r8d                                   ; round 25
        xor          ebx, r9d
        add          ebp, [rax + 100]
            movdqa   xmm4, xmm3                                 ; W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
            palignr  xmm4, xmm2, 8
        add          ecx, r12d
        xor          ebx, r10d
            pxor     xmm0, xmm5
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            movdqa   xmm5, xmm0
            paddd    xmm5, [rel NSMS_L(K) + 128]
        add          ebp, ebx
        mov          ebx, ecx                                   ; round 26
        xor          ebx, r8d
        add          r10d, [rax + 104]
            movdqa   xmm7, xmm0
            psrldq   xmm7, 4
        add          r12d, ebp
        xor          ebx, r9d
            movdqu   [rax + 128], xmm5
        ror          ecx, 2
        mov          ebp, r12d
        ror          ebp, 27
            pxor     xmm7, xmm3
        add          r10d, ebx
        mov          ebx, r12d                                  ; round 27
        xor          ebx, ecx
        add          r9d, [rax + 108]
            pxor     xmm7, xmm6
        add          r10d, ebp
        xor          ebx, r8d
            pxor     xmm7, xmm1
        ror          r12d, 2
        mov          ebp, r10d
        ror          ebp, 27
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r9d, ebx
        mov          ebx, r10d                                  ; round 28
        xor          ebx, r12d
        add          r8d, [rax + 112]
            pslld    xmm7, 1
        add          r9d, ebp
        xor          ebx, ecx
            pxor     xmm5, xmm7
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
            palignr  xmm5, xmm0, 4
        add          r8d, ebx
        mov          ebx, r9d                                   ; round 29
        xor          ebx, r10d
        add          ecx, [rax + 116]
            pxor     xmm5, xmm3
        add          r8d, ebp
        xor          ebx, r12d
            pxor     xmm5, xmm6
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
            pxor     xmm5, xmm1
        add          ecx, ebx
        mov          ebx, r8d                                   ; round 30
        xor          ebx, r9d
        add          r12d, [rax + 120]
            movdqa   xmm1, xmm5
            psrld    xmm1, 31
        add          ecx, ebp
        xor          ebx, r10d
            pslld    xmm5, 1
        ror          r8d, 2
        mov          ebp, ecx
        ror          ebp, 27
            movdqa   xmm6, xmm0                                 ; W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
            palignr  xmm6, xmm3, 8
        add          r12d, ebx
        mov          ebx, ecx                                   ; round 31
        xor          ebx, r8d
        add          r10d, [rax + 124]
            pxor     xmm1, xmm5
        add          ebp, r12d
        xor          ebx, r9d
            movdqa   xmm5, xmm1
            paddd    xmm5, [rel NSMS_L(K) + 144]
        ror          ecx, 2
        mov          r12d, ebp
        ror          r12d, 27
            movdqa   xmm7, xmm1
            psrldq   xmm7, 4
        add          r10d, ebx
        mov          ebx, ebp                                   ; round 32
        xor          ebx, ecx
        add          r9d, [rax + 128]
            movdqu   [rax + 144], xmm5
        add          r10d, r12d
        xor          ebx, r8d
            pxor     xmm7, xmm0
        ror          ebp, 2
        mov          r12d, r10d
        ror          r12d, 27
            pxor     xmm7, xmm4
        add          r9d, ebx
        mov          ebx, r10d                                  ; round 33
        xor          ebx, ebp
        add          r8d, [rax + 132]
            pxor     xmm7, xmm2
        add          r9d, r12d
        xor          ebx, ecx
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            pslld    xmm7, 1
        add          r8d, ebx
        mov          ebx, r9d                                   ; round 34
        xor          ebx, r10d
        add          ecx, [rax + 136]
            pxor     xmm5, xmm7
        add          r8d, r12d
        xor          ebx, ebp
            palignr  xmm5, xmm1, 4
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            pxor     xmm5, xmm0
        add          ecx, ebx
        mov          ebx, r8d                                   ; round 35
        xor          ebx, r9d
        add          ebp, [rax + 140]
            pxor     xmm5, xmm4
        add          ecx, r12d
        xor          ebx, r10d
            pxor     xmm5, xmm2
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            movdqa   xmm2, xmm5
            psrld    xmm2, 31
        add          ebp, ebx
        mov          ebx, ecx                                   ; round 36
        xor          ebx, r8d
        add          r10d, [rax + 144]
            pslld    xmm5, 1
        add          r12d, ebp
        xor          ebx, r9d
            movdqa   xmm4, xmm1                                 ; W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
            palignr  xmm4, xmm0, 8
        ror          ecx, 2
        mov          ebp, r12d
        ror          ebp, 27
        add          r10d, ebx
            pxor     xmm2, xmm5
        mov          ebx, r12d                                  ; round 37
        xor          ebx, ecx
        add          r9d, [rax + 148]
            movdqa   xmm5, xmm2
            paddd    xmm5, [rel NSMS_L(K) + 160]
        add          r10d, ebp
        xor          ebx, r8d
            movdqa   xmm7, xmm2
            psrldq   xmm7, 4
        ror          r12d, 2
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, ebx
            movdqu   [rax + 160], xmm5
        mov          ebx, r10d                                  ; round 38
        xor          ebx, r12d
        add          r8d, [rax + 152]
            pxor     xmm7, xmm1
        add          r9d, ebp
        xor          ebx, ecx
            pxor     xmm7, xmm6
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, ebx
            pxor     xmm7, xmm3
        mov          ebx, r9d                                   ; round 39
        xor          ebx, r10d
        add          ecx, [rax + 156]
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r8d, ebp
        xor          ebx, r12d
            pslld    xmm7, 1
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
        add          ecx, ebx
            pxor     xmm5, xmm7
        mov          ebx, r8d                                   ; round 40
        xor          ebx, r9d
        mov          r13d, r9d
        xor          r13d, r10d
            palignr  xmm5, xmm2, 4
        add          ecx, ebp
        ror          r8d, 2
            pxor     xmm5, xmm1
        and          ebx, r13d
        add          r12d, [rax + 160]
        mov          ebp, ecx
        ror          ebp, 27
            pxor     xmm5, xmm6
        mov          r13d, ecx                                  ; round 41
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            pxor     xmm5, xmm3
        xor          ebx, r9d
        add          r12d, ebp
            movdqa   xmm3, xmm5
            psrld    xmm3, 31
        and          r13d, r14d
        add          r10d, [rax + 164]
        ror          ecx, 2
            pslld    xmm5, 1
        add          ebx, r12d
        xor          r13d, r8d
            movdqa   xmm6, xmm2                                 ; W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
            palignr  xmm6, xmm1, 8
        add          r9d, [rax + 168]                           ; round 42
        mov          ebp, ebx
        ror          ebp, 27
            pxor     xmm3, xmm5
        add          r10d, r13d
        mov          r12d, ebx
        xor          r12d, ecx
        mov          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm5, xmm3
            paddd    xmm5, [rel NSMS_L(K) + 176]
        add          r10d, ebp
        ror          ebx, 2
            movdqa   xmm7, xmm3
            psrldq   xmm7, 4
        and          r12d, r13d
        add          r8d, [rax + 172]                           ; round 43
            movdqu   [rax + 176], xmm5
        mov          ebp, r10d
        ror          ebp, 27
        mov          r13d, r10d
        xor          r13d, ebx
        mov          r14d, ebx
        xor          r14d, ecx
            pxor     xmm7, xmm2
        xor          r12d, ecx
        add          r9d, ebp
            pxor     xmm7, xmm4
        and          r13d, r14d
        ror          r10d, 2
            pxor     xmm7, xmm0
        add          ecx, [rax + 176]                           ; round 44
        add          r9d, r12d
        xor          r13d, ebx
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r13d
            pslld    xmm7, 1
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r10d
        xor          r13d, ebx
            pxor     xmm5, xmm7
        add          r8d, ebp
        ror          r9d, 2
        and          r12d, r13d
            palignr  xmm5, xmm3, 4
        add          ebx, [rax + 180]                           ; round 45
        mov          ebp, r8d
        ror          ebp, 27
            pxor     xmm5, xmm2
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
            pxor     xmm5, xmm4
        xor          r12d, r10d
        add          ecx, ebp
        and          r13d, r14d
            pxor     xmm5, xmm0
        ror          r8d, 2
        add          r10d, [rax + 184]                          ; round 46
            movdqa   xmm0, xmm5
            psrld    xmm0, 31
        add          ecx, r12d
        xor          r13d, r9d
            pslld    xmm5, 1
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r13d
        mov          r12d, ecx
        xor          r12d, r8d
            movdqa   xmm4, xmm3                                 ; W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
            palignr  xmm4, xmm2, 8
        mov          r13d, r8d
        xor          r13d, r9d
        add          ebp, ebx
            pxor     xmm0, xmm5
        ror          ecx, 2
        and          r12d, r13d
            movdqa   xmm5, xmm0
            paddd    xmm5, [rel NSMS_L(K) + 192]
        add          r9d, [rax + 188]                           ; round 47
        mov          ebx, ebp
        ror          ebx, 27
        mov          r13d, ebp
        xor          r13d, ecx
            movdqa   xmm7, xmm0
            psrldq   xmm7, 4
        mov          r14d, ecx
        xor          r14d, r8d
        xor          r12d, r8d
            movdqu   [rax + 192], xmm5
        add          r10d, ebx
        and          r13d, r14d
        ror          ebp, 2
            pxor     xmm7, xmm3
        add          r8d, [rax + 192]                           ; round 48
        add          r10d, r12d
            pxor     xmm7, xmm6
        xor          r13d, ecx
        mov          ebx, r10d
        ror          ebx, 27
            pxor     xmm7, xmm1
        add          r9d, r13d
        mov          r12d, r10d
        xor          r12d, ebp
        mov          r13d, ebp
        xor          r13d, ecx
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r9d, ebx
        ror          r10d, 2
            pslld    xmm7, 1
        and          r12d, r13d
        add          ecx, [rax + 196]                           ; round 49
            pxor     xmm5, xmm7
        mov          ebx, r9d
        ror          ebx, 27
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, ebp
            palignr  xmm5, xmm0, 4
        xor          r12d, ebp
        add          r8d, ebx
            pxor     xmm5, xmm3
        and          r13d, r14d
        ror          r9d, 2
            pxor     xmm5, xmm6
        add          ebp, [rax + 200]                           ; round 50
        add          r8d, r12d
        xor          r13d, r10d
            pxor     xmm5, xmm1
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r13d
            movdqa   xmm1, xmm5
            psrld    xmm1, 31
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, r9d
        xor          r13d, r10d
            pslld    xmm5, 1
        add          ecx, ebx
        ror          r8d, 2
        and          r12d, r13d
            movdqa   xmm6, xmm0                                 ; W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
            palignr  xmm6, xmm3, 8
        add          r10d, [rax + 204]                          ; round 51
        mov          ebx, ecx
        ror          ebx, 27
            pxor     xmm1, xmm5
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm5, xmm1
            paddd    xmm5, [rel NSMS_L(K) + 208]
        xor          r12d, r9d
        add          ebp, ebx
        and          r13d, r14d
            movdqa   xmm7, xmm1
            psrldq   xmm7, 4
        ror          ecx, 2
            movdqu   [rax + 208], xmm5
        add          r9d, [rax + 208]                           ; round 52
        add          r12d, ebp
        xor          r13d, r8d
            pxor     xmm7, xmm0
        mov          ebx, r12d
        ror          ebx, 27
        add          r10d, r13d
        mov          ebp, r12d
        xor          ebp, ecx
            pxor     xmm7, xmm4
        mov          r13d, ecx
        xor          r13d, r8d
        add          r10d, ebx
            pxor     xmm7, xmm2
        ror          r12d, 2
        and          ebp, r13d
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        add          r8d, [rax + 212]                           ; round 53
        mov          ebx, r10d
        ror          ebx, 27
        mov          r13d, r10d
        xor          r13d, r12d
            pslld    xmm7, 1
        mov          r14d, r12d
        xor          r14d, ecx
        xor          ebp, ecx
            pxor     xmm5, xmm7
        add          r9d, ebx
        and          r13d, r14d
            palignr  xmm5, xmm1, 4
        ror          r10d, 2
        add          ecx, [rax + 216]                           ; round 54
        add          r9d, ebp
            pxor     xmm5, xmm0
        xor          r13d, r12d
        mov          ebx, r9d
        ror          ebx, 27
            pxor     xmm5, xmm4
        add          r8d, r13d
        mov          ebp, r9d
        xor          ebp, r10d
            pxor     xmm5, xmm2
        mov          r13d, r10d
        xor          r13d, r12d
        add          r8d, ebx
        ror          r9d, 2
            movdqa   xmm2, xmm5
            psrld    xmm2, 31
        and          ebp, r13d
        add          r12d, [rax + 220]                          ; round 55
            pslld    xmm5, 1
        mov          ebx, r8d
        ror          ebx, 27
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm4, xmm1                                 ; W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
            palignr  xmm4, xmm0, 8
        mov          r14d, r9d
        xor          r14d, r10d
        xor          ebp, r10d
        add          ecx, ebx
            pxor     xmm2, xmm5
        and          r13d, r14d
        ror          r8d, 2
            movdqa   xmm5, xmm2
            paddd    xmm5, [rel NSMS_L(K) + 224]
        add          ecx, ebp
            movdqa   xmm7, xmm2
            psrldq   xmm7, 4
        xor          r13d, r9d
        mov          ebx, ecx
        ror          ebx, 27
        add          r12d, r13d
            movdqu   [rax + 224], xmm5
        add          r10d, [rax + 224]                          ; round 56
        mov          ebp, ecx
        xor          ebp, r8d
        mov          r13d, r8d
        xor          r13d, r9d
            pxor     xmm7, xmm1
        add          ebx, r12d
        ror          ecx, 2
            pxor     xmm7, xmm6
        and          ebp, r13d
        add          r9d, [rax + 228]                           ; round 57
        mov          r12d, ebx
        ror          r12d, 27
            pxor     xmm7, xmm3
        mov          r13d, ebx
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        xor          ebp, r8d
        add          r10d, r12d
        and          r13d, r14d
            pslld    xmm7, 1
        ror          ebx, 2
        add          r8d, [rax + 232]                           ; round 58
            pxor     xmm5, xmm7
        add          r10d, ebp
        xor          r13d, ecx
            palignr  xmm5, xmm2, 4
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r13d
        mov          r12d, r10d
        xor          r12d, ebx
            pxor     xmm5, xmm1
        mov          r13d, ebx
        xor          r13d, ecx
        add          r9d, ebp
            pxor     xmm5, xmm6
        ror          r10d, 2
        and          r12d, r13d
            pxor     xmm5, xmm3
        add          ecx, [rax + 236]                           ; round 59
        mov          ebp, r9d
        ror          ebp, 27
        mov          r13d, r9d
        xor          r13d, r10d
            movdqa   xmm3, xmm5
            psrld    xmm3, 31
        mov          r14d, r10d
        xor          r14d, ebx
        xor          r12d, ebx
            pslld    xmm5, 1
        add          r8d, ebp
        and          r13d, r14d
            movdqa   xmm6, xmm2                                 ; W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
            palignr  xmm6, xmm1, 8
        ror          r9d, 2
        add          r8d, r12d
            pxor     xmm3, xmm5
        xor          r13d, r10d
        mov          ebp, r8d
        ror          ebp, 27
            movdqa   xmm5, xmm3
            paddd    xmm5, [rel NSMS_L(K) + 240]
        add          ecx, r13d
        mov          r12d, r8d                                  ; round 60
        xor          r12d, r9d
            movdqa   xmm7, xmm3
            psrldq   xmm7, 4
        ror          r8d, 2
        add          ecx, ebp
        xor          r12d, r10d
            movdqu   [rax + 240], xmm5
        add          ebx, [rax + 240]
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r12d
            pxor     xmm7, xmm2
        mov          r12d, ecx                                  ; round 61
        xor          r12d, r8d
        add          r10d, [rax + 244]
            pxor     xmm7, xmm4
        add          ebp, ebx
        xor          r12d, r9d
        ror          ecx, 2
            pxor     xmm7, xmm0
        mov          ebx, ebp
        ror          ebx, 27
        add          r10d, r12d
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        mov          r12d, ebp                                  ; round 62
        xor          r12d, ecx
        add          r9d, [rax + 248]
            pslld    xmm7, 1
        add          r10d, ebx
        xor          r12d, r8d
        ror          ebp, 2
            pxor     xmm5, xmm7
        mov          ebx, r10d
        ror          ebx, 27
        add          r9d, r12d
            palignr  xmm5, xmm3, 4
        mov          r12d, r10d                                 ; round 63
        xor          r12d, ebp
        add          r8d, [rax + 252]
            pxor     xmm5, xmm2
        add          r9d, ebx
        xor          r12d, ecx
        ror          r10d, 2
            pxor     xmm5, xmm4
        mov          ebx, r9d
        ror          ebx, 27
        add          r8d, r12d
            pxor     xmm5, xmm0
        mov          r12d, r9d                                  ; round 64
        xor          r12d, r10d
            movdqa   xmm0, xmm5
            psrld    xmm0, 31
        add          r8d, ebx
        xor          r12d, ebp
        ror          r9d, 2
            pslld    xmm5, 1
        mov          ebx, r8d
        ror          ebx, 27
            movdqa   xmm4, xmm3                                 ; W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
            palignr  xmm4, xmm2, 8
        mov          r13d, r8d                                  ; round 65
        xor          r13d, r9d
            pxor     xmm0, xmm5
        xor          r13d, r10d
        ror          r8d, 2
            movdqa   xmm5, xmm0
            paddd    xmm5, [rel NSMS_L(K) + 256]
            movdqa   xmm7, xmm0
            psrldq   xmm7, 4
            movdqu   [rax + 256], xmm5
        add          ecx, [rax + 256]
        add          ecx, r12d
        add          ebp, [rax + 260]
        add          ecx, ebx
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, r13d
        mov          r12d, ecx                                  ; round 66
        xor          r12d, r8d
        add          r10d, [rax + 264]
        add          ebx, ebp
        xor          r12d, r9d
        ror          ecx, 2
            pxor     xmm7, xmm3
        mov          ebp, ebx
        ror          ebp, 27
        add          r10d, r12d
            pxor     xmm7, xmm6
        mov          r12d, ebx                                  ; round 67
        xor          r12d, ecx
        add          r9d, [rax + 268]
            pxor     xmm7, xmm1
        add          r10d, ebp
        xor          r12d, r8d
        ror          ebx, 2
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r12d
            pslld    xmm7, 1
        mov          r12d, r10d                                 ; round 68
        xor          r12d, ebx
            pxor     xmm5, xmm7
        add          r9d, ebp
        xor          r12d, ecx
        ror          r10d, 2
            palignr  xmm5, xmm0, 4
        mov          ebp, r9d
        ror          ebp, 27
            pxor     xmm5, xmm3
        mov          r13d, r9d                                  ; round 69
        xor          r13d, r10d
            pxor     xmm5, xmm6
        xor          r13d, ebx
        ror          r9d, 2
            pxor     xmm5, xmm1
            movdqa   xmm1, xmm5
            psrld    xmm1, 31
            pslld    xmm5, 1
            movdqa   xmm6, xmm0                                 ; W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
            palignr  xmm6, xmm3, 8
            pxor     xmm1, xmm5
            movdqa   xmm5, xmm1
            paddd    xmm5, [rel NSMS_L(K) + 272]
            movdqa   xmm7, xmm1
            psrldq   xmm7, 4
            movdqu   [rax + 272], xmm5
        add          r8d, [rax + 272]
        add          r8d, r12d
        add          ecx, [rax + 276]
        add          r8d, ebp
        mov          ebp, r8d
        ror          ebp, 27
        add          ecx, r13d
        mov          r12d, r8d                                  ; round 70
        xor          r12d, r9d
        add          ebx, [rax + 280]
        add          ecx, ebp
        xor          r12d, r10d
        ror          r8d, 2
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r12d
        mov          r12d, ecx                                  ; round 71
        xor          r12d, r8d
        add          r10d, [rax + 284]
        add          ebp, ebx
        xor          r12d, r9d
        ror          ecx, 2
        mov          ebx, ebp
        ror          ebx, 27
        add          r10d, r12d
        mov          r12d, ebp                                  ; round 72
        xor          r12d, ecx
        add          r10d, ebx
            pxor     xmm7, xmm0
        xor          r12d, r8d
        ror          ebp, 2
            pxor     xmm7, xmm4
        mov          ebx, r10d
        ror          ebx, 27
            pxor     xmm7, xmm2
        mov          r13d, r10d                                 ; round 73
        xor          r13d, ebp
            movdqa   xmm5, xmm7
            psrld    xmm5, 31
        xor          r13d, ecx
        ror          r10d, 2
            pslld    xmm7, 1
            pxor     xmm5, xmm7
            palignr  xmm5, xmm1, 4
            pxor     xmm5, xmm0
            pxor     xmm5, xmm4
            pxor     xmm5, xmm2
            movdqa   xmm0, xmm5
            psrld    xmm0, 31
            pslld    xmm5, 1
            pxor     xmm0, xmm5
            movdqa   xmm2, xmm0
            paddd    xmm2, [rel NSMS_L(K) + 288]
            movdqa   xmm4, xmm0
            psrldq   xmm4, 4
            movdqu   [rax + 288], xmm2
        add          r9d, [rax + 288]
        add          r9d, r12d
        add          r8d, [rax + 292]
        add          r9d, ebx
        mov          ebx, r9d
        ror          ebx, 27
        add          r8d, r13d
        mov          r12d, r9d                                  ; round 74
        xor          r12d, r10d
        add          ecx, [rax + 296]
        add          r8d, ebx
        xor          r12d, ebp
        ror          r9d, 2
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r12d
        mov          r12d, r8d                                  ; round 75
        xor          r12d, r9d
        add          ebp, [rax + 300]
        add          ecx, ebx
        xor          r12d, r10d
        ror          r8d, 2
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, r12d
        mov          r12d, ecx                                  ; round 76
        xor          r12d, r8d
        add          ebx, ebp
        xor          r12d, r9d
        ror          ecx, 2
        mov          ebp, ebx
        ror          ebp, 27
        mov          r13d, ebx                                  ; round 77
        xor          r13d, ecx
        xor          r13d, r8d
        ror          ebx, 2
            pxor     xmm4, xmm1
            pxor     xmm4, xmm6
            pxor     xmm4, xmm3
            movdqa   xmm2, xmm4
            psrld    xmm2, 31
        mov          r14d, [rdi]                                ; H = H + (a, b, ...)
            pslld    xmm4, 1
            pxor     xmm2, xmm4
            palignr  xmm2, xmm0, 4
            pxor     xmm2, xmm1
        mov          r15d, [rdi + 4]
        mov          r11d, [rdi + 8]
            pxor     xmm2, xmm6
            pxor     xmm2, xmm3
        add          rsi, 64                                    ; the next block
            movdqa   xmm0, xmm2
            psrld    xmm0, 31
        mov          [rsp], rsi
        mov          esi, [rdi + 12]
        mov          [rsp + 8], rdx
        mov          edx, [rdi + 16]
            pslld    xmm2, 1
            pxor     xmm0, xmm2
            paddd    xmm0, [rel NSMS_L(K) + 304]
        add          edx, ebx
        mov          [rdi + 16], edx
            movdqu   [rax + 304], xmm0
        add          r10d, [rax + 304]
        add          r10d, r12d
        add          r9d, [rax + 308]
        add          r10d, ebp
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r13d
        mov          r12d, r10d                                 ; round 78
        xor          r12d, ebx
        add          r8d, [rax + 312]
        add          r9d, ebp
        xor          r12d, ecx
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r12d
        mov          r12d, r9d                                  ; round 79
        xor          r12d, r10d
        add          r14d, [rax + 316]
        add          r8d, ebp
        xor          r12d, ebx
        ror          r9d, 2
        add          ecx, r14d
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r12d
        add          r8d, r15d
        add          r9d, r11d
        add          ecx, ebx
        mov          [rdi + 4], r8d
        mov          [rdi], ecx
        add          r10d, esi
        mov          [rdi + 8], r9d
        mov          [rdi + 12], r10d
        mov          rbx, [rsp + 8]
        add          rbx, -1
        mov          r11d, edx
        mov          rdx, rbx
        mov          rsi, [rsp]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 400]
        movaps       xmm7, [rsp + 416]
        add          rsp, 440
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
        add          rsp, 408
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
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1))
%else
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1)
%endif
NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(schedule_at1):
        push         rdi
NSMS_L(schedule_at2):
        sub          rsp, 40
NSMS_L(schedule_at3):
        movaps       [rsp], xmm6
NSMS_L(schedule_at4):
        movaps       [rsp + 16], xmm7
NSMS_L(schedule_at5):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
%endif

        ; the message words
        movdqu       xmm0, [rsi]                                ; W_0 to W_3
        movdqu       xmm4, [rel NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm1, [rsi + 16]                           ; W_4 to W_7
        movdqu       xmm2, [rsi + 32]                           ; W_8 to W_11
        pshufb       xmm0, xmm4
        movdqu       xmm3, [rsi + 48]                           ; W_12 to W_15
        pshufb       xmm1, xmm4
        pshufb       xmm2, xmm4
        movdqa       xmm5, xmm0                                 ; W_0 to W_3, each + K_t
        paddd        xmm5, [rel NSMS_L(K)]
        pshufb       xmm3, xmm4
        movdqa       xmm4, xmm1                                 ; W_4 to W_7, each + K_t
        paddd        xmm4, [rel NSMS_L(K) + 16]
        movdqa       xmm6, xmm2                                 ; W_8 to W_11, each + K_t
        paddd        xmm6, [rel NSMS_L(K) + 32]
        movdqu       [rdi], xmm5
        movdqa       xmm5, xmm3                                 ; W_12 to W_15, each + K_t
        paddd        xmm5, [rel NSMS_L(K) + 48]
        movdqu       [rdi + 16], xmm4
        movdqu       [rdi + 32], xmm6
        movdqu       [rdi + 48], xmm5
        lea          rax, [rel NSMS_L(K) + 64]
        lea          rcx, [rdi + 256]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx.
NSMS_L(schedule_next_words):

        ; the next sixteen words
        movdqa       xmm4, xmm3                                 ; W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
        psrldq       xmm4, 4
        movdqa       xmm5, xmm1
        palignr      xmm5, xmm0, 8
        movdqa       xmm6, xmm2                                 ; W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        palignr      xmm6, xmm1, 8
        pxor         xmm4, xmm2
        pxor         xmm4, xmm5
        pxor         xmm4, xmm0
        movdqa       xmm7, xmm4
        psrld        xmm7, 31
        pslld        xmm4, 1
        pxor         xmm7, xmm4
        palignr      xmm7, xmm3, 4
        pxor         xmm7, xmm2
        pxor         xmm7, xmm5
        pxor         xmm0, xmm7
        movdqa       xmm4, xmm0
        psrld        xmm4, 31
        pslld        xmm0, 1
        movdqa       xmm5, xmm3                                 ; W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        palignr      xmm5, xmm2, 8
        pxor         xmm0, xmm4
        movdqa       xmm4, xmm0
        paddd        xmm4, [rax]
        movdqa       xmm7, xmm0
        psrldq       xmm7, 4
        movdqu       [rdi + 64], xmm4
        pxor         xmm7, xmm3
        pxor         xmm7, xmm6
        pxor         xmm7, xmm1
        movdqa       xmm4, xmm7
        psrld        xmm4, 31
        pslld        xmm7, 1
        pxor         xmm4, xmm7
        palignr      xmm4, xmm0, 4
        pxor         xmm4, xmm3
        pxor         xmm4, xmm6
        pxor         xmm1, xmm4
        movdqa       xmm4, xmm1
        psrld        xmm4, 31
        pslld        xmm1, 1
        movdqa       xmm6, xmm0                                 ; W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        palignr      xmm6, xmm3, 8
        pxor         xmm1, xmm4
        movdqa       xmm4, xmm1
        paddd        xmm4, [rax + 16]
        movdqa       xmm7, xmm1
        psrldq       xmm7, 4
        movdqu       [rdi + 80], xmm4
        pxor         xmm7, xmm0
        pxor         xmm7, xmm5
        pxor         xmm7, xmm2
        movdqa       xmm4, xmm7
        psrld        xmm4, 31
        pslld        xmm7, 1
        pxor         xmm4, xmm7
        palignr      xmm4, xmm1, 4
        pxor         xmm4, xmm0
        pxor         xmm4, xmm5
        lea          rdx, [rdi + 64]
        pxor         xmm2, xmm4
        lea          rsi, [rax + 64]
        movdqa       xmm4, xmm2
        psrld        xmm4, 31
        pslld        xmm2, 1
        pxor         xmm2, xmm4
        movdqa       xmm4, xmm2
        paddd        xmm4, [rax + 32]
        movdqa       xmm5, xmm2
        psrldq       xmm5, 4
        movdqu       [rdi + 96], xmm4
        pxor         xmm5, xmm1
        pxor         xmm5, xmm6
        pxor         xmm5, xmm3
        movdqa       xmm4, xmm5
        psrld        xmm4, 31
        pslld        xmm5, 1
        pxor         xmm4, xmm5
        palignr      xmm4, xmm2, 4
        pxor         xmm4, xmm1
        pxor         xmm4, xmm6
        pxor         xmm3, xmm4
        movdqa       xmm4, xmm3
        psrld        xmm4, 31
        pslld        xmm3, 1
        pxor         xmm3, xmm4
        movdqa       xmm4, xmm3
        paddd        xmm4, [rax + 48]
        movdqu       [rdi + 112], xmm4
        mov          rdi, rdx
        mov          rax, rsi
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        add          rsp, 40
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
        dd           NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0xd0, 0x03 ; sub rsp, 408
        db           0x04
        dd           NSMS_L(blocks_at8) - NSMS_L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 408
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
        dd           NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1)
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
        db           1, NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 14, 0
        db           NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x78 ; movaps [rsp + 416], xmm7
        dw           26
        db           NSMS_L(blocks_at10) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x68 ; movaps [rsp + 400], xmm6
        dw           25
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x01 ; sub rsp, 440
        dw           55
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha1_blocks_sse41_n1) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1), 7, 0
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1), 0x78 ; movaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1), 0x68 ; movaps [rsp], xmm6
        dw           0
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1), 0x42 ; sub rsp, 40
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1), 0x70 ; push rdi
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha1_schedule_sse41_n1) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif

; nsms_sha1_blocks_sse41_n1: 15 integer registers, 8 vector registers, 2 spills.
;   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; state: rdi;
;     data: rsi. Slots of the frame that are not named here hold spilled values.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
; nsms_sha1_schedule_sse41_n1: 5 integer registers, 8 vector registers, 0 spills.
;   Register map: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha1_blocks_sse41_n1
;   signature: void nsms_sha1_blocks_sse41_n1(uint32_t state[5], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 456, win64: 504}
;   features: [ssse3]
; - name: nsms_sha1_schedule_sse41_n1
;   signature: void nsms_sha1_schedule_sse41_n1(uint32_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
;   stack_bytes: {sysv: 0, win64: 56}
;   features: [ssse3]
