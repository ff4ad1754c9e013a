; sha1_sse41_n4.asm, written by nsms: make gen HASH=sha1 ISA=sse41 N=4
;
; void nsms_sha1_blocks_sse41_n4(uint32_t state[5], const void *data, size_t blocks);
;   SHA-1: the hash value after any number of blocks, 4 scheduled at a time.
;   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 3,784 instructions (System V); 1,576 bytes of stack (System V), 1,752 (Win64).
; void nsms_sha1_schedule_sse41_n4(uint32_t *wk, const void *data);
;   SHA-1: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
;   Reads 256 bytes at data; writes 1280 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 348 instructions (System V); 216 bytes of stack (System V), 392 (Win64).
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
%define NSMS_L(name) ..@sha1_sse41_n4_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K1x4):  ; K_t: each word 4 times, once for each block of a register
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        dd           0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
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
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        dd           0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
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
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        dd           0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
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
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        dd           0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
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
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4))
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4)
%endif
NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4):
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
        sub          rsp, 1688
NSMS_L(blocks_at9):
        movaps       [rsp + 1520], xmm6
NSMS_L(blocks_at10):
        movaps       [rsp + 1536], xmm7
NSMS_L(blocks_at11):
        movaps       [rsp + 1552], xmm8
NSMS_L(blocks_at12):
        movaps       [rsp + 1568], xmm9
NSMS_L(blocks_at13):
        movaps       [rsp + 1584], xmm10
NSMS_L(blocks_at14):
        movaps       [rsp + 1600], xmm11
NSMS_L(blocks_at15):
        movaps       [rsp + 1616], xmm12
NSMS_L(blocks_at16):
        movaps       [rsp + 1632], xmm13
NSMS_L(blocks_at17):
        movaps       [rsp + 1648], xmm14
NSMS_L(blocks_at18):
        movaps       [rsp + 1664], xmm15
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
        sub          rsp, 1528
NSMS_L(blocks_at7):
%endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 87]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi.
NSMS_L(blocks_batch4):
        cmp          rdx, 4
        jb           NSMS_L(blocks_batch1)

        ; the schedule of 4 blocks: the message words
        movdqu       xmm3, [rsi]                                ; W_0 to W_3
        movdqu       xmm10, [rsi + 64]
        movdqu       xmm11, [rsi + 128]
        movdqu       xmm12, [rsi + 192]
        movdqu       xmm7, [rsi + 16]                           ; W_4 to W_7
        movdqu       xmm13, [rsi + 80]
        movdqu       xmm14, [rsi + 144]
        movdqu       xmm15, [rsi + 208]
        movdqa       xmm1, xmm3
        punpckldq    xmm1, xmm10
        movdqa       xmm9, xmm11
        punpckldq    xmm9, xmm12
        punpckhdq    xmm3, xmm10
        punpckhdq    xmm11, xmm12
        movdqu       xmm10, [rsi + 32]                          ; W_8 to W_11
        movdqu       xmm12, [rsi + 96]
        movdqu       xmm8, [rsi + 160]
        movdqa       xmm5, xmm7
        punpckldq    xmm5, xmm13
        punpckhdq    xmm7, xmm13
        movdqu       xmm13, [rsi + 224]
        movdqa       xmm6, xmm14
        punpckldq    xmm6, xmm15
        punpckhdq    xmm14, xmm15
        movdqa       xmm15, xmm10
        punpckldq    xmm15, xmm12
        punpckhdq    xmm10, xmm12
        movdqa       xmm12, xmm8
        punpckldq    xmm12, xmm13
        punpckhdq    xmm8, xmm13
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm9
        punpckhqdq   xmm1, xmm9
        movdqu       xmm13, [rsi + 48]                          ; W_12 to W_15
        movdqu       xmm9, [rsi + 112]
        movdqu       xmm4, [rsi + 176]
        movdqu       xmm2, [rsi + 240]
        movdqu       [rax + 1376], xmm10
        movdqu       xmm10, [rel NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm10
        pshufb       xmm1, xmm10
        movdqu       [rax + 1392], xmm1
        movdqa       xmm1, xmm3
        punpcklqdq   xmm1, xmm11
        punpckhqdq   xmm3, xmm11
        pshufb       xmm1, xmm10
        pshufb       xmm3, xmm10
        movdqa       xmm11, xmm13
        punpckldq    xmm11, xmm9
        punpckhdq    xmm13, xmm9
        movdqa       xmm9, xmm4
        punpckldq    xmm9, xmm2
        punpckhdq    xmm4, xmm2
        movdqa       xmm2, xmm5
        punpcklqdq   xmm2, xmm6
        punpckhqdq   xmm5, xmm6
        pshufb       xmm2, xmm10
        pshufb       xmm5, xmm10
        movdqa       xmm6, xmm7
        punpcklqdq   xmm6, xmm14
        punpckhqdq   xmm7, xmm14
        pshufb       xmm6, xmm10
        lea          rbp, [rax + 16]
        pshufb       xmm7, xmm10
        movdqa       xmm14, xmm15
        punpcklqdq   xmm14, xmm12
        punpckhqdq   xmm15, xmm12
        pshufb       xmm14, xmm10
        pshufb       xmm15, xmm10
        movdqu       xmm12, [rax + 1376]
        movdqu       [rax + 1408], xmm15
        movdqa       xmm15, xmm12
        punpcklqdq   xmm15, xmm8
        punpckhqdq   xmm12, xmm8
        pshufb       xmm15, xmm10
        movdqu       [rax + 1280], xmm15
        pshufb       xmm12, xmm10
        movdqu       [rax + 1296], xmm12
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm9
        punpckhqdq   xmm11, xmm9
        pshufb       xmm8, xmm10
        movdqu       [rax + 1312], xmm8
        pshufb       xmm11, xmm10
        movdqu       [rax + 1328], xmm11
        movdqa       xmm9, xmm13
        punpcklqdq   xmm9, xmm4
        punpckhqdq   xmm13, xmm4
        pshufb       xmm9, xmm10
        movdqu       [rax + 1344], xmm9
        pshufb       xmm13, xmm10
        movdqu       [rax + 1360], xmm13
        movdqa       xmm10, xmm0                                ; W_0 + K_0
        paddd        xmm10, [rel NSMS_L(K1x4)]
        movdqu       [rax], xmm10
        movdqu       xmm10, [rax + 1392]
        movdqa       xmm4, xmm10                                ; W_1 + K_1
        paddd        xmm4, [rel NSMS_L(K1x4) + 16]
        movdqu       [rax + 16], xmm4
        movdqa       xmm4, xmm1                                 ; W_2 + K_2
        paddd        xmm4, [rel NSMS_L(K1x4) + 32]
        movdqu       [rax + 32], xmm4
        movdqa       xmm4, xmm3                                 ; W_3 + K_3
        paddd        xmm4, [rel NSMS_L(K1x4) + 48]
        movdqu       [rax + 48], xmm4
        movdqa       xmm4, xmm2                                 ; W_4 + K_4
        paddd        xmm4, [rel NSMS_L(K1x4) + 64]
        movdqu       [rax + 64], xmm4
        movdqa       xmm4, xmm5                                 ; W_5 + K_5
        paddd        xmm4, [rel NSMS_L(K1x4) + 80]
        movdqu       [rax + 80], xmm4
        movdqa       xmm4, xmm6                                 ; W_6 + K_6
        paddd        xmm4, [rel NSMS_L(K1x4) + 96]
        movdqu       [rax + 96], xmm4
        movdqa       xmm4, xmm7                                 ; W_7 + K_7
        paddd        xmm4, [rel NSMS_L(K1x4) + 112]
        movdqu       [rax + 112], xmm4
        movdqa       xmm4, xmm14                                ; W_8 + K_8
        paddd        xmm4, [rel NSMS_L(K1x4) + 128]
        movdqu       [rax + 128], xmm4
        movdqu       xmm4, [rax + 1408]
        movdqa       xmm10, xmm4                                ; W_9 + K_9
        paddd        xmm10, [rel NSMS_L(K1x4) + 144]
        movdqu       [rax + 144], xmm10
        movdqa       xmm10, xmm15                               ; W_10 + K_10
        paddd        xmm10, [rel NSMS_L(K1x4) + 160]
        movdqu       [rax + 160], xmm10
        movdqa       xmm10, xmm12                               ; W_11 + K_11
        paddd        xmm10, [rel NSMS_L(K1x4) + 176]
        movdqu       [rax + 176], xmm10
        movdqa       xmm10, xmm8                                ; W_12 + K_12
        paddd        xmm10, [rel NSMS_L(K1x4) + 192]
        movdqu       [rax + 192], xmm10
        movdqa       xmm10, xmm11                               ; W_13 + K_13
        paddd        xmm10, [rel NSMS_L(K1x4) + 208]
        movdqu       [rax + 208], xmm10
        movdqa       xmm10, xmm9                                ; W_14 + K_14
        paddd        xmm10, [rel NSMS_L(K1x4) + 224]
        movdqu       [rax + 224], xmm10
        movdqa       xmm10, xmm13                               ; W_15 + K_15
        paddd        xmm10, [rel NSMS_L(K1x4) + 240]
        movdqu       [rax + 240], xmm10
        mov          rbx, rax
        movdqa       xmm8, xmm14
        movdqa       xmm9, xmm4
        movdqa       xmm4, xmm2
        movdqa       xmm2, xmm1
        movdqu       xmm1, [rax + 1392]

        ; all rounds of one block; schedule of 4 blocks
        mov          r12d, r9d                                  ; round 0
        xor          r12d, r10d
            movdqu   xmm10, [rax + 1328]
            movdqa   xmm11, xmm10                               ; W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
            pxor     xmm11, xmm8
        mov          r13d, r8d
        ror          r13d, 2
            pxor     xmm11, xmm2
        mov          r14d, ecx
        ror          r14d, 27
            pxor     xmm11, xmm0
        add          r11d, [rax]
            movdqu   xmm0, [rax + 1344]
            movdqa   xmm12, xmm0                                ; W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1)
            pxor     xmm12, xmm9
        and          r8d, r12d
        add          r14d, r11d
            pxor     xmm12, xmm3
        mov          r12d, r13d                                 ; round 1
        xor          r12d, r9d
            pxor     xmm12, xmm1
        xor          r8d, r10d
            movdqa   xmm1, xmm11
            psrld    xmm1, 31
        mov          r15d, ecx
        ror          r15d, 2
            pslld    xmm11, 1
        add          r10d, [rax + 16]
        and          r12d, ecx
            pxor     xmm1, xmm11
        add          r8d, r14d
            movdqu   xmm11, [rax + 1360]
            movdqu   xmm13, [rax + 1280]
            movdqa   xmm14, xmm11                               ; W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1)
            pxor     xmm14, xmm13
        xor          r12d, r9d
            pxor     xmm14, xmm4
        mov          r14d, r15d                                 ; round 2
        xor          r14d, r13d
            pxor     xmm14, xmm2
        mov          ebx, r8d
        ror          ebx, 27
        mov          r11d, r8d
        ror          r11d, 2
            movdqa   xmm2, xmm12
            psrld    xmm2, 31
        add          r10d, r12d
            pslld    xmm12, 1
        and          r8d, r14d
            pxor     xmm2, xmm12
        add          r9d, [rax + 32]
            movdqa   xmm12, xmm1
            paddd    xmm12, [rel NSMS_L(K1x4) + 256]
        add          ebx, r10d
        xor          r8d, r13d
            movdqu   [rax + 256], xmm12
        mov          r12d, r11d                                 ; round 3
        xor          r12d, r15d
            movdqu   xmm12, [rax + 1296]
            movdqa   xmm15, xmm1                                ; W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1)
            pxor     xmm15, xmm12
        mov          r14d, ebx
        ror          r14d, 27
            pxor     xmm15, xmm5
        add          r8d, r9d
            pxor     xmm15, xmm3
        mov          r10d, ebx
        ror          r10d, 2
        and          r12d, ebx
            movdqa   xmm3, xmm14
            psrld    xmm3, 31
        add          r8d, r14d
            pslld    xmm14, 1
        add          r13d, [rax + 48]
            pxor     xmm3, xmm14
        xor          r12d, r15d
            movdqa   xmm14, xmm2
            paddd    xmm14, [rel NSMS_L(K1x4) + 272]
        mov          r14d, r10d                                 ; round 4
        xor          r14d, r11d
        mov          r9d, r8d
        ror          r9d, 27
            movdqu   [rax + 272], xmm14
        mov          ebx, r8d
        ror          ebx, 2
            movdqu   xmm14, [rax + 1312]
            movdqa   xmm12, xmm2                                ; W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
            pxor     xmm12, xmm14
        add          r13d, r12d
            pxor     xmm12, xmm6
        and          r8d, r14d
            pxor     xmm12, xmm4
        add          r15d, [rax + 64]
        add          r9d, r13d
            movdqa   xmm4, xmm15
            psrld    xmm4, 31
        xor          r8d, r11d
            pslld    xmm15, 1
        mov          r12d, ebx                                  ; round 5
        xor          r12d, r10d
            pxor     xmm4, xmm15
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm15, xmm3
            paddd    xmm15, [rel NSMS_L(K1x4) + 288]
        add          r8d, r15d
            movdqu   [rax + 288], xmm15
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
            movdqa   xmm15, xmm3                                ; W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1)
            pxor     xmm15, xmm10
        add          r8d, r13d
            pxor     xmm15, xmm7
        add          r11d, [rax + 80]
            pxor     xmm15, xmm5
        xor          r9d, r10d
            movdqa   xmm5, xmm12
            psrld    xmm5, 31
        mov          r12d, r14d                                 ; round 6
        xor          r12d, ebx
        mov          r13d, r8d
        ror          r13d, 27
            pslld    xmm12, 1
        mov          r15d, r8d
        ror          r15d, 2
            pxor     xmm5, xmm12
        add          r9d, r11d
            movdqa   xmm12, xmm4
            paddd    xmm12, [rel NSMS_L(K1x4) + 304]
        and          r8d, r12d
            movdqu   [rax + 304], xmm12
        add          r10d, [rax + 96]
        add          r9d, r13d
            movdqa   xmm12, xmm4                                ; W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1)
            pxor     xmm12, xmm0
        xor          r8d, ebx
            pxor     xmm12, xmm8
        mov          r12d, r15d                                 ; round 7
        xor          r12d, r14d
            pxor     xmm12, xmm6
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm6, xmm15
            psrld    xmm6, 31
        add          r8d, r10d
        mov          r11d, r9d
        ror          r11d, 2
            pslld    xmm15, 1
        and          r9d, r12d
            pxor     xmm6, xmm15
        add          r8d, r13d
            movdqa   xmm15, xmm5
            paddd    xmm15, [rel NSMS_L(K1x4) + 320]
        add          ebx, [rax + 112]
            movdqu   [rax + 320], xmm15
        xor          r9d, r14d
        mov          r12d, r11d                                 ; round 8
        xor          r12d, r15d
            movdqa   xmm15, xmm5                                ; W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1)
            pxor     xmm15, xmm11
        mov          r13d, r8d
        ror          r13d, 27
            pxor     xmm15, xmm9
        mov          r10d, r8d
        ror          r10d, 2
            pxor     xmm15, xmm7
        add          r9d, ebx
            movdqa   xmm7, xmm12
            psrld    xmm7, 31
        and          r8d, r12d
        add          r14d, [rax + 128]
            pslld    xmm12, 1
        add          r9d, r13d
            pxor     xmm7, xmm12
        xor          r8d, r15d
            movdqa   xmm12, xmm6
            paddd    xmm12, [rel NSMS_L(K1x4) + 336]
        mov          r12d, r10d                                 ; round 9
        xor          r12d, r11d
            movdqu   [rax + 336], xmm12
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
            movdqa   xmm12, xmm6                                ; W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
            pxor     xmm12, xmm1
        mov          r14d, r9d
        ror          r14d, 2
            pxor     xmm12, xmm13
        and          r9d, r12d
            pxor     xmm12, xmm8
        add          r8d, r13d
            movdqa   xmm8, xmm15
            psrld    xmm8, 31
        add          r15d, [rax + 144]
        xor          r9d, r11d
            pslld    xmm15, 1
        mov          r12d, r14d                                 ; round 10
        xor          r12d, r10d
            pxor     xmm8, xmm15
        mov          r13d, r8d
        ror          r13d, 27
            movdqa   xmm15, xmm7
            paddd    xmm15, [rel NSMS_L(K1x4) + 352]
        mov          ebx, r8d
        ror          ebx, 2
            movdqu   [rax + 352], xmm15
        add          r9d, r15d
        and          r8d, r12d
            movdqa   xmm15, xmm7                                ; W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1)
            pxor     xmm15, xmm2
        add          r11d, [rax + 160]
            pxor     xmm15, [rax + 1296]
        add          r9d, r13d
            pxor     xmm15, xmm9
        xor          r8d, r10d
            movdqa   xmm9, xmm12
            psrld    xmm9, 31
        mov          r12d, ebx                                  ; round 11
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
            pslld    xmm12, 1
        add          r8d, r11d
            pxor     xmm9, xmm12
        mov          r15d, r9d
        ror          r15d, 2
            movdqa   xmm12, xmm8
            paddd    xmm12, [rel NSMS_L(K1x4) + 368]
        and          r9d, r12d
            movdqu   [rax + 368], xmm12
        add          r8d, r13d
        add          r10d, [rax + 176]
            movdqa   xmm12, xmm8                                ; W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1)
            pxor     xmm12, xmm3
        xor          r9d, r14d
            pxor     xmm12, xmm14
        mov          r12d, r15d                                 ; round 12
        xor          r12d, ebx
            pxor     xmm12, xmm13
        mov          r13d, r8d
        ror          r13d, 27
            movdqa   xmm13, xmm15
            psrld    xmm13, 31
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r10d
            pslld    xmm15, 1
        and          r8d, r12d
            pxor     xmm13, xmm15
        add          r14d, [rax + 192]
            movdqa   xmm15, xmm9
            paddd    xmm15, [rel NSMS_L(K1x4) + 384]
        add          r9d, r13d
            movdqu   [rax + 384], xmm15
        xor          r8d, ebx
        mov          r12d, r11d                                 ; round 13
        xor          r12d, r15d
            movdqa   xmm15, xmm9                                ; W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1)
            pxor     xmm15, xmm4
        mov          r13d, r9d
        ror          r13d, 27
            pxor     xmm15, xmm10
        add          r8d, r14d
            pxor     xmm15, [rax + 1296]
        mov          r14d, r9d
        ror          r14d, 2
            movdqu   [rax + 1376], xmm4
            movdqa   xmm4, xmm12
            psrld    xmm4, 31
        and          r9d, r12d
        add          r8d, r13d
            pslld    xmm12, 1
        add          ebx, [rax + 208]
            pxor     xmm4, xmm12
        xor          r9d, r15d
            movdqa   xmm12, xmm13
            paddd    xmm12, [rel NSMS_L(K1x4) + 400]
        mov          r12d, r14d                                 ; round 14
        xor          r12d, r11d
            movdqu   [rax + 400], xmm12
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
            movdqa   xmm12, xmm13                               ; W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
            pxor     xmm12, xmm5
        add          r9d, ebx
            pxor     xmm12, xmm0
        and          r8d, r12d
            pxor     xmm12, xmm14
        add          r15d, [rax + 224]
            movdqa   xmm14, xmm15
            psrld    xmm14, 31
        add          r9d, r13d
        xor          r8d, r11d
            pslld    xmm15, 1
        mov          r12d, r10d                                 ; round 15
        xor          r12d, r14d
            pxor     xmm14, xmm15
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm15, xmm4
            paddd    xmm15, [rel NSMS_L(K1x4) + 416]
        add          r8d, r15d
            movdqu   [rax + 416], xmm15
        mov          r15d, r9d
        ror          r15d, 2
            movdqa   xmm15, xmm4                                ; W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1)
            pxor     xmm15, xmm6
        and          r9d, r12d
        add          r8d, r13d
            pxor     xmm15, xmm11
        add          r11d, [rax + 240]
            pxor     xmm15, xmm10
        xor          r9d, r14d
            movdqa   xmm10, xmm12
            psrld    xmm10, 31
        mov          r12d, r15d                                 ; round 16
        xor          r12d, r10d
            pslld    xmm12, 1
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
            pxor     xmm10, xmm12
        add          r9d, r11d
            movdqa   xmm12, xmm14
            paddd    xmm12, [rel NSMS_L(K1x4) + 432]
        and          r8d, r12d
            movdqu   [rax + 432], xmm12
        add          r14d, [rax + 256]
            movdqa   xmm12, xmm14                               ; W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1)
            pxor     xmm12, xmm7
        add          r9d, r13d
        xor          r8d, r10d
            pxor     xmm12, xmm1
        mov          r12d, ecx                                  ; round 17
        xor          r12d, r15d
            pxor     xmm12, xmm0
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm0, xmm15
            psrld    xmm0, 31
        add          r8d, r14d
            pslld    xmm15, 1
        mov          r11d, r9d
        ror          r11d, 2
        and          r9d, r12d
            pxor     xmm0, xmm15
        add          r8d, r13d
            movdqa   xmm15, xmm10
            paddd    xmm15, [rel NSMS_L(K1x4) + 448]
        add          r10d, [rax + 272]
            movdqu   [rax + 448], xmm15
        xor          r9d, r15d
            movdqa   xmm15, xmm10                               ; W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1)
            pxor     xmm15, xmm8
        mov          r12d, r11d                                 ; round 18
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
            pxor     xmm15, xmm2
        mov          r14d, r8d
        ror          r14d, 2
            pxor     xmm15, xmm11
        add          r9d, r10d
            movdqa   xmm11, xmm12
            psrld    xmm11, 31
        and          r8d, r12d
            pslld    xmm12, 1
        add          r15d, [rax + 288]
        add          r9d, r13d
            pxor     xmm11, xmm12
        xor          r8d, ecx
            movdqa   xmm12, xmm0
            paddd    xmm12, [rel NSMS_L(K1x4) + 464]
        mov          r12d, r14d                                 ; round 19
        xor          r12d, r11d
            movdqu   [rax + 464], xmm12
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm12, xmm0                                ; W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
            pxor     xmm12, xmm9
        add          r8d, r15d
        add          ecx, [rax + 304]
            pxor     xmm12, xmm3
        and          r12d, r9d
            pxor     xmm12, xmm1
        add          r8d, r13d
            movdqa   xmm1, xmm15
            psrld    xmm1, 31
        xor          r12d, r11d
            pslld    xmm15, 1
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
            pxor     xmm1, xmm15
        add          r11d, [rax + 320]                          ; round 20
            movdqa   xmm15, xmm11
            paddd    xmm15, [rel NSMS_L(K1x4) + 480]
        add          ecx, r12d
            movdqu   [rax + 480], xmm15
        mov          r12d, r8d
        xor          r12d, r9d
            movdqa   xmm15, xmm11                               ; W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1)
            pxor     xmm15, xmm13
        add          ecx, r13d
        ror          r8d, 2
            pxor     xmm15, [rax + 1376]
        mov          r10d, r14d                                 ; round 21
        add          r10d, [rax + 336]
            pxor     xmm15, xmm2
        xor          r12d, r14d
            movdqa   xmm2, xmm12
            psrld    xmm2, 31
        mov          r13d, ecx
        ror          r13d, 27
            pslld    xmm12, 1
        add          r11d, r12d
        mov          r12d, ecx
        xor          r12d, r8d
            pxor     xmm2, xmm12
        ror          ecx, 2
            movdqa   xmm12, xmm1
            paddd    xmm12, [rel NSMS_L(K1x4) + 496]
        add          r11d, r13d
            movdqu   [rax + 496], xmm12
        xor          r12d, r9d
            movdqa   xmm12, xmm1                                ; W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1)
            pxor     xmm12, xmm4
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
            pxor     xmm12, xmm5
        mov          r12d, r11d                                 ; round 22
        xor          r12d, ecx
            pxor     xmm12, xmm3
        add          r9d, [rax + 352]
            movdqa   xmm3, xmm15
            psrld    xmm3, 31
        add          r10d, r13d
            pslld    xmm15, 1
        xor          r12d, r8d
        ror          r11d, 2
            pxor     xmm3, xmm15
        mov          r13d, r10d
        ror          r13d, 27
            movdqa   xmm15, xmm2
            paddd    xmm15, [rel NSMS_L(K1x4) + 512]
        add          r9d, r12d
            movdqu   [rax + 512], xmm15
        mov          r12d, r10d                                 ; round 23
        xor          r12d, r11d
            movdqa   xmm15, xmm2                                ; W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1)
            pxor     xmm15, xmm14
        add          r8d, [rax + 368]
        add          r9d, r13d
            pxor     xmm15, xmm6
        xor          r12d, ecx
            pxor     xmm15, [rax + 1376]
        ror          r10d, 2
            movdqu   [rax + 1376], xmm14
            movdqa   xmm14, xmm12
            psrld    xmm14, 31
        mov          r13d, r9d
        ror          r13d, 27
            pslld    xmm12, 1
        add          r8d, r12d
        mov          r12d, r9d                                  ; round 24
        xor          r12d, r10d
            pxor     xmm14, xmm12
        add          ecx, [rax + 384]
            movdqa   xmm12, xmm3
            paddd    xmm12, [rel NSMS_L(K1x4) + 528]
        add          r8d, r13d
            movdqu   [rax + 528], xmm12
        xor          r12d, r11d
            movdqa   xmm12, xmm3                                ; W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
            pxor     xmm12, xmm10
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
            pxor     xmm12, xmm7
        add          ecx, r12d
            pxor     xmm12, xmm5
        mov          r12d, r8d                                  ; round 25
        xor          r12d, r9d
            movdqa   xmm5, xmm15
            psrld    xmm5, 31
        add          r11d, [rax + 400]
            pslld    xmm15, 1
        add          ecx, r13d
        xor          r12d, r10d
            pxor     xmm5, xmm15
        ror          r8d, 2
            movdqa   xmm15, xmm14
            paddd    xmm15, [rel NSMS_L(K1x4) + 544]
        mov          r13d, ecx
        ror          r13d, 27
            movdqu   [rax + 544], xmm15
        add          r11d, r12d
            movdqa   xmm15, xmm14                               ; W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1)
            pxor     xmm15, xmm0
        mov          r12d, ecx                                  ; round 26
        xor          r12d, r8d
            pxor     xmm15, xmm8
        add          r10d, [rax + 416]
        add          r11d, r13d
            pxor     xmm15, xmm6
        xor          r12d, r9d
            movdqa   xmm6, xmm12
            psrld    xmm6, 31
        ror          ecx, 2
            pslld    xmm12, 1
        mov          r13d, r11d
        ror          r13d, 27
            pxor     xmm6, xmm12
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 27
        xor          r12d, ecx
            movdqa   xmm12, xmm5
            paddd    xmm12, [rel NSMS_L(K1x4) + 560]
        add          r9d, [rax + 432]
            movdqu   [rax + 560], xmm12
        add          r10d, r13d
            movdqa   xmm12, xmm5                                ; W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1)
            pxor     xmm12, xmm11
        xor          r12d, r8d
            pxor     xmm12, xmm9
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            pxor     xmm12, xmm7
        add          r9d, r12d
            movdqa   xmm7, xmm15
            psrld    xmm7, 31
        mov          r12d, r10d                                 ; round 28
        xor          r12d, r11d
            pslld    xmm15, 1
        add          r8d, [rax + 448]
            pxor     xmm7, xmm15
        add          r9d, r13d
        xor          r12d, ecx
            movdqa   xmm15, xmm6
            paddd    xmm15, [rel NSMS_L(K1x4) + 576]
        ror          r10d, 2
            movdqu   [rax + 576], xmm15
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm15, xmm6                                ; W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1)
            pxor     xmm15, xmm1
        add          r8d, r12d
            pxor     xmm15, xmm13
        mov          r12d, r9d                                  ; round 29
        xor          r12d, r10d
        add          ecx, [rax + 464]
            pxor     xmm15, xmm8
        add          r8d, r13d
            movdqa   xmm8, xmm12
            psrld    xmm8, 31
        xor          r12d, r11d
            pslld    xmm12, 1
        ror          r9d, 2
            pxor     xmm8, xmm12
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
            movdqa   xmm12, xmm7
            paddd    xmm12, [rel NSMS_L(K1x4) + 592]
        mov          r12d, r8d                                  ; round 30
        xor          r12d, r9d
            movdqu   [rax + 592], xmm12
        add          r11d, [rax + 480]
            movdqa   xmm12, xmm7                                ; W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
            pxor     xmm12, xmm2
        add          ecx, r13d
            pxor     xmm12, xmm4
        xor          r12d, r10d
        ror          r8d, 2
            pxor     xmm12, xmm9
        mov          r13d, ecx
        ror          r13d, 27
            movdqa   xmm9, xmm15
            psrld    xmm9, 31
        add          r11d, r12d
            pslld    xmm15, 1
        mov          r12d, ecx                                  ; round 31
        xor          r12d, r8d
            pxor     xmm9, xmm15
        add          r10d, [rax + 496]
        add          r11d, r13d
            movdqa   xmm15, xmm8
            paddd    xmm15, [rel NSMS_L(K1x4) + 608]
        xor          r12d, r9d
            movdqu   [rax + 608], xmm15
        ror          ecx, 2
            movdqa   xmm15, xmm8                                ; W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1)
            pxor     xmm15, xmm3
        mov          r13d, r11d
        ror          r13d, 27
            pxor     xmm15, [rax + 1376]
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 32
        xor          r12d, ecx
            pxor     xmm15, xmm13
        add          r9d, [rax + 512]
            movdqa   xmm13, xmm12
            psrld    xmm13, 31
        add          r10d, r13d
            pslld    xmm12, 1
        xor          r12d, r8d
            pxor     xmm13, xmm12
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            movdqa   xmm12, xmm9
            paddd    xmm12, [rel NSMS_L(K1x4) + 624]
        add          r9d, r12d
            movdqu   [rax + 624], xmm12
        mov          r12d, r10d                                 ; round 33
        xor          r12d, r11d
            movdqa   xmm12, xmm9                                ; W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1)
            pxor     xmm12, xmm14
        add          r8d, [rax + 528]
            pxor     xmm12, xmm10
        add          r9d, r13d
        xor          r12d, ecx
            pxor     xmm12, xmm4
        ror          r10d, 2
            movdqa   xmm4, xmm15
            psrld    xmm4, 31
        mov          r13d, r9d
        ror          r13d, 27
            pslld    xmm15, 1
        add          r8d, r12d
            pxor     xmm4, xmm15
        mov          r12d, r9d                                  ; round 34
        xor          r12d, r10d
        add          ecx, [rax + 544]
            movdqa   xmm15, xmm13
            paddd    xmm15, [rel NSMS_L(K1x4) + 640]
        add          r8d, r13d
            movdqu   [rax + 640], xmm15
        xor          r12d, r11d
            movdqa   xmm15, xmm13                               ; W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1)
            pxor     xmm15, xmm5
        ror          r9d, 2
            pxor     xmm15, xmm0
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
            pxor     xmm15, [rax + 1376]
        mov          r12d, r8d                                  ; round 35
        xor          r12d, r9d
            movdqu   [rax + 1376], xmm5
            movdqa   xmm5, xmm12
            psrld    xmm5, 31
        add          r11d, [rax + 560]
            pslld    xmm12, 1
        add          ecx, r13d
            pxor     xmm5, xmm12
        xor          r12d, r10d
        ror          r8d, 2
            movdqa   xmm12, xmm4
            paddd    xmm12, [rel NSMS_L(K1x4) + 656]
        mov          r13d, ecx
        ror          r13d, 27
            movdqu   [rax + 656], xmm12
        add          r11d, r12d
            movdqa   xmm12, xmm4                                ; W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
            pxor     xmm12, xmm6
        mov          r12d, ecx                                  ; round 36
        xor          r12d, r8d
            pxor     xmm12, xmm11
        add          r10d, [rax + 576]
        add          r11d, r13d
            pxor     xmm12, xmm10
        xor          r12d, r9d
            movdqa   xmm10, xmm15
            psrld    xmm10, 31
        ror          ecx, 2
            pslld    xmm15, 1
        mov          r13d, r11d
        ror          r13d, 27
            pxor     xmm10, xmm15
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 37
        xor          r12d, ecx
            movdqa   xmm15, xmm5
            paddd    xmm15, [rel NSMS_L(K1x4) + 672]
        add          r9d, [rax + 592]
            movdqu   [rax + 672], xmm15
        add          r10d, r13d
            movdqa   xmm15, xmm5                                ; W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1)
            pxor     xmm15, xmm7
        xor          r12d, r8d
            pxor     xmm15, xmm1
        ror          r11d, 2
            pxor     xmm15, xmm0
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            movdqa   xmm0, xmm12
            psrld    xmm0, 31
        mov          r12d, r10d                                 ; round 38
        xor          r12d, r11d
            pslld    xmm12, 1
        add          r8d, [rax + 608]
            pxor     xmm0, xmm12
        add          r9d, r13d
            movdqa   xmm12, xmm10
            paddd    xmm12, [rel NSMS_L(K1x4) + 688]
        xor          r12d, ecx
        ror          r10d, 2
            movdqu   [rax + 688], xmm12
        mov          r13d, r9d
        ror          r13d, 27
            movdqa   xmm12, xmm10                               ; W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1)
            pxor     xmm12, xmm8
        add          r8d, r12d
            pxor     xmm12, xmm2
        mov          r12d, r9d                                  ; round 39
        xor          r12d, r10d
            pxor     xmm12, xmm11
        add          ecx, [rax + 624]
        add          r8d, r13d
            movdqa   xmm11, xmm15
            psrld    xmm11, 31
        xor          r12d, r11d
            pslld    xmm15, 1
        ror          r9d, 2
            pxor     xmm11, xmm15
        mov          r13d, r8d
        ror          r13d, 27
            movdqa   xmm15, xmm0
            paddd    xmm15, [rel NSMS_L(K1x4) + 704]
        add          ecx, r12d
        mov          r12d, r8d                                  ; round 40
        xor          r12d, r9d
            movdqu   [rax + 704], xmm15
        mov          r14d, r9d
        xor          r14d, r10d
            movdqa   xmm15, xmm0                                ; W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1)
            pxor     xmm15, xmm9
        add          ecx, r13d
            pxor     xmm15, xmm3
        ror          r8d, 2
            pxor     xmm15, xmm1
        and          r12d, r14d
        add          r11d, [rax + 640]
            movdqa   xmm1, xmm12
            psrld    xmm1, 31
        mov          r13d, ecx
        ror          r13d, 27
            pslld    xmm12, 1
        mov          r14d, ecx                                  ; round 41
        xor          r14d, r8d
            pxor     xmm1, xmm12
        mov          r15d, r8d
        xor          r15d, r9d
            movdqa   xmm12, xmm11
            paddd    xmm12, [rel NSMS_L(K1x4) + 720]
        xor          r12d, r9d
        add          r11d, r13d
            movdqu   [rax + 720], xmm12
        and          r14d, r15d
            movdqa   xmm12, xmm11                               ; W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
            pxor     xmm12, xmm13
        add          r10d, [rax + 656]
            pxor     xmm12, xmm14
        ror          ecx, 2
            pxor     xmm12, xmm2
        add          r11d, r12d
        xor          r14d, r8d
            movdqa   xmm2, xmm15
            psrld    xmm2, 31
        add          r9d, [rax + 672]                           ; round 42
            pslld    xmm15, 1
        mov          r12d, r11d
        ror          r12d, 27
            pxor     xmm2, xmm15
        add          r10d, r14d
            movdqa   xmm15, xmm1
            paddd    xmm15, [rel NSMS_L(K1x4) + 736]
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            movdqu   [rax + 736], xmm15
        add          r10d, r12d
            movdqa   xmm15, xmm1                                ; W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1)
            pxor     xmm15, xmm4
        ror          r11d, 2
            pxor     xmm15, [rax + 1376]
        and          r13d, r14d
            pxor     xmm15, xmm3
        add          r8d, [rax + 688]                           ; round 43
        mov          r12d, r10d
        ror          r12d, 27
            movdqa   xmm3, xmm12
            psrld    xmm3, 31
        mov          r14d, r10d
        xor          r14d, r11d
            pslld    xmm12, 1
        mov          r15d, r11d
        xor          r15d, ecx
            pxor     xmm3, xmm12
        xor          r13d, ecx
            movdqa   xmm12, xmm2
            paddd    xmm12, [rel NSMS_L(K1x4) + 752]
        add          r9d, r12d
        and          r14d, r15d
            movdqu   [rax + 752], xmm12
        ror          r10d, 2
            movdqa   xmm12, xmm2                                ; W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1)
            pxor     xmm12, xmm5
        add          ecx, [rax + 704]                           ; round 44
            pxor     xmm12, xmm6
        add          r9d, r13d
            pxor     xmm12, xmm14
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
            movdqa   xmm14, xmm15
            psrld    xmm14, 31
        add          r8d, r14d
            pslld    xmm15, 1
        mov          r13d, r9d
        xor          r13d, r10d
            pxor     xmm14, xmm15
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm15, xmm3
            paddd    xmm15, [rel NSMS_L(K1x4) + 768]
        add          r8d, r12d
        ror          r9d, 2
            movdqu   [rax + 768], xmm15
        and          r13d, r14d
            movdqa   xmm15, xmm3                                ; W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1)
            pxor     xmm15, xmm10
        add          r11d, [rax + 720]                          ; round 45
            pxor     xmm15, xmm7
        mov          r12d, r8d
        ror          r12d, 27
            pxor     xmm15, [rax + 1376]
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
            movdqu   [rax + 1376], xmm10
            movdqa   xmm10, xmm12
            psrld    xmm10, 31
        xor          r13d, r10d
            pslld    xmm12, 1
        add          ecx, r12d
            pxor     xmm10, xmm12
        and          r14d, r15d
            movdqa   xmm12, xmm14
            paddd    xmm12, [rel NSMS_L(K1x4) + 784]
        ror          r8d, 2
        add          r10d, [rax + 736]                          ; round 46
            movdqu   [rax + 784], xmm12
        add          ecx, r13d
            movdqa   xmm12, xmm14                               ; W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
            pxor     xmm12, xmm0
        xor          r14d, r9d
            pxor     xmm12, xmm8
        mov          r12d, ecx
        ror          r12d, 27
            pxor     xmm12, xmm6
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm6, xmm15
            psrld    xmm6, 31
        mov          r14d, r8d
        xor          r14d, r9d
            pslld    xmm15, 1
        add          r11d, r12d
            pxor     xmm6, xmm15
        ror          ecx, 2
            movdqa   xmm15, xmm10
            paddd    xmm15, [rel NSMS_L(K1x4) + 800]
        and          r13d, r14d
            movdqu   [rax + 800], xmm15
        add          r9d, [rax + 752]                           ; round 47
        mov          r12d, r11d
        ror          r12d, 27
            movdqa   xmm15, xmm10                               ; W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1)
            pxor     xmm15, xmm11
        mov          r14d, r11d
        xor          r14d, ecx
            pxor     xmm15, xmm9
        mov          r15d, ecx
        xor          r15d, r8d
            pxor     xmm15, xmm7
        xor          r13d, r8d
            movdqa   xmm7, xmm12
            psrld    xmm7, 31
        add          r10d, r12d
        and          r14d, r15d
            pslld    xmm12, 1
        ror          r11d, 2
            pxor     xmm7, xmm12
        add          r8d, [rax + 768]                           ; round 48
            movdqa   xmm12, xmm6
            paddd    xmm12, [rel NSMS_L(K1x4) + 816]
        add          r10d, r13d
            movdqu   [rax + 816], xmm12
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
            movdqa   xmm12, xmm6                                ; W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1)
            pxor     xmm12, xmm1
        add          r9d, r14d
            pxor     xmm12, xmm13
        mov          r13d, r10d
        xor          r13d, r11d
            pxor     xmm12, xmm8
        mov          r14d, r11d
        xor          r14d, ecx
            movdqa   xmm8, xmm15
            psrld    xmm8, 31
        add          r9d, r12d
        ror          r10d, 2
            pslld    xmm15, 1
        and          r13d, r14d
            pxor     xmm8, xmm15
        add          ecx, [rax + 784]                           ; round 49
            movdqa   xmm15, xmm7
            paddd    xmm15, [rel NSMS_L(K1x4) + 832]
        mov          r12d, r9d
        ror          r12d, 27
            movdqu   [rax + 832], xmm15
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
            movdqa   xmm15, xmm7                                ; W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1)
            pxor     xmm15, xmm2
        xor          r13d, r11d
            pxor     xmm15, xmm4
        add          r8d, r12d
            pxor     xmm15, xmm9
        and          r14d, r15d
            movdqa   xmm9, xmm12
            psrld    xmm9, 31
        ror          r9d, 2
        add          r11d, [rax + 800]                          ; round 50
            pslld    xmm12, 1
        add          r8d, r13d
            pxor     xmm9, xmm12
        xor          r14d, r10d
            movdqa   xmm12, xmm8
            paddd    xmm12, [rel NSMS_L(K1x4) + 848]
        mov          r12d, r8d
        ror          r12d, 27
            movdqu   [rax + 848], xmm12
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm12, xmm8                                ; W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
            pxor     xmm12, xmm3
        mov          r14d, r9d
        xor          r14d, r10d
            pxor     xmm12, xmm5
        add          ecx, r12d
            pxor     xmm12, xmm13
        ror          r8d, 2
            movdqa   xmm13, xmm15
            psrld    xmm13, 31
        and          r13d, r14d
        add          r10d, [rax + 816]                          ; round 51
            pslld    xmm15, 1
        mov          r12d, ecx
        ror          r12d, 27
            pxor     xmm13, xmm15
        mov          r14d, ecx
        xor          r14d, r8d
            movdqa   xmm15, xmm9
            paddd    xmm15, [rel NSMS_L(K1x4) + 864]
        mov          r15d, r8d
        xor          r15d, r9d
            movdqu   [rax + 864], xmm15
        xor          r13d, r9d
        add          r11d, r12d
            movdqa   xmm15, xmm9                                ; W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1)
            pxor     xmm15, xmm14
        and          r14d, r15d
            pxor     xmm15, [rax + 1376]
        ror          ecx, 2
            pxor     xmm15, xmm4
        add          r9d, [rax + 832]                           ; round 52
            movdqa   xmm4, xmm12
            psrld    xmm4, 31
        add          r11d, r13d
        xor          r14d, r8d
            pslld    xmm12, 1
        mov          r12d, r11d
        ror          r12d, 27
            pxor     xmm4, xmm12
        add          r10d, r14d
            movdqa   xmm12, xmm13
            paddd    xmm12, [rel NSMS_L(K1x4) + 880]
        mov          r13d, r11d
        xor          r13d, ecx
            movdqu   [rax + 880], xmm12
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
            movdqa   xmm12, xmm13                               ; W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1)
            pxor     xmm12, xmm10
        ror          r11d, 2
            pxor     xmm12, xmm0
        and          r13d, r14d
            pxor     xmm12, xmm5
        add          r8d, [rax + 848]                           ; round 53
            movdqa   xmm5, xmm15
            psrld    xmm5, 31
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
            pslld    xmm15, 1
        mov          r15d, r11d
        xor          r15d, ecx
            pxor     xmm5, xmm15
        xor          r13d, ecx
            movdqa   xmm15, xmm4
            paddd    xmm15, [rel NSMS_L(K1x4) + 896]
        add          r9d, r12d
            movdqu   [rax + 896], xmm15
        and          r14d, r15d
        ror          r10d, 2
            movdqa   xmm15, xmm4                                ; W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1)
            pxor     xmm15, xmm6
        add          ecx, [rax + 864]                           ; round 54
            pxor     xmm15, xmm11
        add          r9d, r13d
            pxor     xmm15, [rax + 1376]
        xor          r14d, r11d
            movdqu   [rax + 1376], xmm6
            movdqa   xmm6, xmm12
            psrld    xmm6, 31
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
            pslld    xmm12, 1
        mov          r13d, r9d
        xor          r13d, r10d
            pxor     xmm6, xmm12
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm12, xmm5
            paddd    xmm12, [rel NSMS_L(K1x4) + 912]
        add          r8d, r12d
            movdqu   [rax + 912], xmm12
        ror          r9d, 2
        and          r13d, r14d
            movdqa   xmm12, xmm5                                ; W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
            pxor     xmm12, xmm7
        add          r11d, [rax + 880]                          ; round 55
            pxor     xmm12, xmm1
        mov          r12d, r8d
        ror          r12d, 27
            pxor     xmm12, xmm0
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm0, xmm15
            psrld    xmm0, 31
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
            pslld    xmm15, 1
        add          ecx, r12d
            pxor     xmm0, xmm15
        and          r14d, r15d
            movdqa   xmm15, xmm6
            paddd    xmm15, [rel NSMS_L(K1x4) + 928]
        ror          r8d, 2
            movdqu   [rax + 928], xmm15
        add          r10d, [rax + 896]                          ; round 56
            movdqa   xmm15, xmm6                                ; W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1)
            pxor     xmm15, xmm8
        add          ecx, r13d
        xor          r14d, r9d
            pxor     xmm15, xmm2
        mov          r12d, ecx
        ror          r12d, 27
            pxor     xmm15, xmm11
        add          r11d, r14d
            movdqa   xmm11, xmm12
            psrld    xmm11, 31
        mov          r13d, ecx
        xor          r13d, r8d
            pslld    xmm12, 1
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
            pxor     xmm11, xmm12
        ror          ecx, 2
            movdqa   xmm12, xmm0
            paddd    xmm12, [rel NSMS_L(K1x4) + 944]
        and          r13d, r14d
            movdqu   [rax + 944], xmm12
        add          r9d, [rax + 912]                           ; round 57
            movdqa   xmm12, xmm0                                ; W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1)
            pxor     xmm12, xmm9
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
            pxor     xmm12, xmm3
        mov          r15d, ecx
        xor          r15d, r8d
            pxor     xmm12, xmm1
        xor          r13d, r8d
            movdqa   xmm1, xmm15
            psrld    xmm1, 31
        add          r10d, r12d
            pslld    xmm15, 1
        and          r14d, r15d
        ror          r11d, 2
            pxor     xmm1, xmm15
        add          r8d, [rax + 928]                           ; round 58
            movdqa   xmm15, xmm11
            paddd    xmm15, [rel NSMS_L(K1x4) + 960]
        add          r10d, r13d
            movdqu   [rax + 960], xmm15
        xor          r14d, ecx
            movdqa   xmm15, xmm11                               ; W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1)
            pxor     xmm15, xmm13
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
            pxor     xmm15, xmm14
        mov          r13d, r10d
        xor          r13d, r11d
            pxor     xmm15, xmm2
        mov          r14d, r11d
        xor          r14d, ecx
            movdqa   xmm2, xmm12
            psrld    xmm2, 31
        add          r9d, r12d
            pslld    xmm12, 1
        ror          r10d, 2
        and          r13d, r14d
            pxor     xmm2, xmm12
        add          ecx, [rax + 944]                           ; round 59
            movdqa   xmm12, xmm1
            paddd    xmm12, [rel NSMS_L(K1x4) + 976]
        mov          r12d, r9d
        ror          r12d, 27
            movdqu   [rax + 976], xmm12
        mov          r14d, r9d
        xor          r14d, r10d
            movdqa   xmm12, xmm1                                ; W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
            pxor     xmm12, xmm4
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
            pxor     xmm12, xmm10
        add          r8d, r12d
            pxor     xmm12, xmm3
        and          r14d, r15d
            movdqa   xmm3, xmm15
            psrld    xmm3, 31
        ror          r9d, 2
            pslld    xmm15, 1
        add          r11d, [rax + 960]                          ; round 60
        add          r8d, r13d
            pxor     xmm3, xmm15
        xor          r14d, r10d
            movdqa   xmm15, xmm2
            paddd    xmm15, [rel NSMS_L(K1x4) + 992]
        mov          r12d, r8d
        ror          r12d, 27
            movdqu   [rax + 992], xmm15
        add          ecx, r14d
            movdqa   xmm15, xmm2                                ; W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1)
            pxor     xmm15, xmm5
        mov          r13d, r8d
        xor          r13d, r9d
        ror          r8d, 2
            pxor     xmm15, [rax + 1376]
        add          ecx, r12d
            pxor     xmm15, xmm14
        xor          r13d, r10d
            movdqa   xmm14, xmm12
            psrld    xmm14, 31
        mov          r12d, ecx
        ror          r12d, 27
            pslld    xmm12, 1
        add          r11d, r13d
        mov          r13d, ecx                                  ; round 61
        xor          r13d, r8d
            pxor     xmm14, xmm12
        add          r10d, [rax + 976]
            movdqa   xmm12, xmm3
            paddd    xmm12, [rel NSMS_L(K1x4) + 1008]
        add          r11d, r12d
            movdqu   [rax + 1008], xmm12
        xor          r13d, r9d
            movdqa   xmm12, xmm3                                ; W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1)
            pxor     xmm12, xmm6
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
            pxor     xmm12, xmm7
        add          r10d, r13d
            pxor     xmm12, xmm10
        mov          r13d, r11d                                 ; round 62
        xor          r13d, ecx
            movdqa   xmm10, xmm15
            psrld    xmm10, 31
        add          r9d, [rax + 992]
            pslld    xmm15, 1
        add          r10d, r12d
        xor          r13d, r8d
            pxor     xmm10, xmm15
        ror          r11d, 2
            movdqa   xmm15, xmm14
            paddd    xmm15, [rel NSMS_L(K1x4) + 1024]
        mov          r12d, r10d
        ror          r12d, 27
            movdqu   [rax + 1024], xmm15
        add          r9d, r13d
            movdqa   xmm15, xmm14                               ; W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1)
            pxor     xmm15, xmm0
        mov          r13d, r10d                                 ; round 63
        xor          r13d, r11d
        add          r8d, [rax + 1008]
            pxor     xmm15, xmm8
        add          r9d, r12d
            pxor     xmm15, [rax + 1376]
        xor          r13d, ecx
            movdqu   [rax + 1376], xmm0
            movdqa   xmm0, xmm12
            psrld    xmm0, 31
        ror          r10d, 2
            pslld    xmm12, 1
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
            pxor     xmm0, xmm12
        mov          r13d, r9d                                  ; round 64
        xor          r13d, r10d
            movdqa   xmm12, xmm10
            paddd    xmm12, [rel NSMS_L(K1x4) + 1040]
        add          ecx, [rax + 1024]
            movdqu   [rax + 1040], xmm12
        add          r8d, r12d
            movdqa   xmm12, xmm10                               ; W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
            pxor     xmm12, xmm11
        xor          r13d, r11d
        ror          r9d, 2
            pxor     xmm12, xmm9
        mov          r12d, r8d
        ror          r12d, 27
            pxor     xmm12, xmm7
        add          ecx, r13d
            movdqa   xmm7, xmm15
            psrld    xmm7, 31
        mov          r13d, r8d                                  ; round 65
        xor          r13d, r9d
            pslld    xmm15, 1
        add          r11d, [rax + 1040]
        add          ecx, r12d
            pxor     xmm7, xmm15
        xor          r13d, r10d
            movdqa   xmm15, xmm0
            paddd    xmm15, [rel NSMS_L(K1x4) + 1056]
        ror          r8d, 2
            movdqu   [rax + 1056], xmm15
        mov          r12d, ecx
        ror          r12d, 27
            movdqa   xmm15, xmm0                                ; W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1)
            pxor     xmm15, xmm1
        add          r11d, r13d
            pxor     xmm15, xmm13
        mov          r13d, ecx                                  ; round 66
        xor          r13d, r8d
        add          r10d, [rax + 1056]
            pxor     xmm15, xmm8
        add          r11d, r12d
            movdqa   xmm8, xmm12
            psrld    xmm8, 31
        xor          r13d, r9d
            pslld    xmm12, 1
        ror          ecx, 2
            pxor     xmm8, xmm12
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
            movdqa   xmm12, xmm7
            paddd    xmm12, [rel NSMS_L(K1x4) + 1072]
        mov          r13d, r11d                                 ; round 67
        xor          r13d, ecx
            movdqu   [rax + 1072], xmm12
        add          r9d, [rax + 1072]
            movdqa   xmm12, xmm7                                ; W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1)
            pxor     xmm12, xmm2
        add          r10d, r12d
            pxor     xmm12, xmm4
        xor          r13d, r8d
        ror          r11d, 2
            pxor     xmm12, xmm9
        mov          r12d, r10d
        ror          r12d, 27
            movdqa   xmm9, xmm15
            psrld    xmm9, 31
        add          r9d, r13d
            pslld    xmm15, 1
        mov          r13d, r10d                                 ; round 68
        xor          r13d, r11d
            pxor     xmm9, xmm15
        add          r9d, r12d
            movdqa   xmm15, xmm8
            paddd    xmm15, [rel NSMS_L(K1x4) + 1088]
        xor          r13d, ecx
            movdqu   [rax + 1088], xmm15
        add          r8d, [rax + 1088]
        ror          r10d, 2
            movdqa   xmm15, xmm8                                ; W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1)
            pxor     xmm15, xmm3
        mov          r12d, r9d
        ror          r12d, 27
            pxor     xmm15, xmm5
        add          r8d, r13d
        mov          r13d, r9d                                  ; round 69
        xor          r13d, r10d
            pxor     xmm15, xmm13
            movdqa   xmm13, xmm12
            psrld    xmm13, 31
        add          r8d, r12d
            pslld    xmm12, 1
        xor          r13d, r11d
            pxor     xmm13, xmm12
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            movdqa   xmm12, xmm9
            paddd    xmm12, [rel NSMS_L(K1x4) + 1104]
            movdqu   [rax + 1104], xmm12
        add          ecx, [rax + 1104]
        add          ecx, r13d
        mov          r13d, r8d                                  ; round 70
        xor          r13d, r9d
            movdqa   xmm12, xmm9                                ; W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
            pxor     xmm12, xmm14
            pxor     xmm12, xmm6
        add          ecx, r12d
        xor          r13d, r10d
            pxor     xmm12, xmm4
        ror          r8d, 2
            movdqa   xmm4, xmm15
            psrld    xmm4, 31
        mov          r12d, ecx
        ror          r12d, 27
            pslld    xmm15, 1
            pxor     xmm4, xmm15
        mov          r14d, ecx                                  ; round 71
        xor          r14d, r8d
            pxor     xmm0, xmm4                                 ; W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1)
            pxor     xmm0, xmm11
        xor          r14d, r9d
            pxor     xmm0, xmm6
        ror          ecx, 2
            movdqa   xmm6, xmm13
            paddd    xmm6, [rel NSMS_L(K1x4) + 1120]
            movdqu   [rax + 1120], xmm6
        add          r11d, [rax + 1120]
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 ; round 72
        xor          r13d, ecx
            movdqa   xmm6, xmm13                                ; W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1)
            pxor     xmm6, xmm10
            movdqu   xmm15, [rax + 1376]
            pxor     xmm6, xmm15
            pxor     xmm6, xmm5
        xor          r13d, r8d
        ror          r11d, 2
            movdqa   xmm5, xmm12
            psrld    xmm5, 31
            pslld    xmm12, 1
            pxor     xmm5, xmm12
            pxor     xmm7, xmm5                                 ; W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1)
            paddd    xmm5, [rel NSMS_L(K1x4) + 1152]
            pxor     xmm7, xmm1
            movdqu   [rax + 1152], xmm5
        add          r9d, [rax + 1152]
        add          r9d, r13d
            pxor     xmm7, xmm15
            movdqa   xmm5, xmm4
            paddd    xmm5, [rel NSMS_L(K1x4) + 1136]
            movdqu   [rax + 1136], xmm5
        add          r10d, [rax + 1136]
        add          r10d, r14d
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        mov          r13d, r10d                                 ; round 73
        xor          r13d, r11d
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d                                  ; round 74
        xor          r14d, r10d
            movdqa   xmm5, xmm6
            psrld    xmm5, 31
        xor          r14d, r11d
            pslld    xmm6, 1
        ror          r9d, 2
            pxor     xmm5, xmm6
            pxor     xmm8, xmm5                                 ; W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
            paddd    xmm5, [rel NSMS_L(K1x4) + 1168]
            pxor     xmm8, xmm2
            movdqu   [rax + 1168], xmm5
        add          r8d, [rax + 1168]
        add          r8d, r13d
        add          r8d, r12d
        mov          r12d, r8d
        ror          r12d, 27
        mov          r13d, r8d                                  ; round 75
        xor          r13d, r9d
        xor          r13d, r10d
        ror          r8d, 2
            pxor     xmm8, xmm11
            movdqa   xmm5, xmm0
            psrld    xmm5, 31
            pslld    xmm0, 1
            pxor     xmm5, xmm0
            pxor     xmm9, xmm5                                 ; W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1)
            paddd    xmm5, [rel NSMS_L(K1x4) + 1184]
            pxor     xmm9, xmm3
            movdqu   [rax + 1184], xmm5
        add          ecx, [rax + 1184]
        add          ecx, r14d
        add          ecx, r12d
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx                                  ; round 76
        xor          r14d, r8d
        xor          r14d, r9d
        ror          ecx, 2
            pxor     xmm9, xmm1
            movdqa   xmm0, xmm7
            psrld    xmm0, 31
            pslld    xmm7, 1
            movdqa   xmm1, xmm8
            psrld    xmm1, 31
            pslld    xmm8, 1
            pxor     xmm0, xmm7
            pxor     xmm1, xmm8
            movdqa   xmm5, xmm0
            paddd    xmm5, [rel NSMS_L(K1x4) + 1200]
            pxor     xmm0, xmm13                                ; W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1)
            movdqa   xmm6, xmm9
            psrld    xmm6, 31
        mov          r15d, [rdi]                                ; H = H + (a, b, ...)
            pslld    xmm9, 1
            movdqu   [rax + 1200], xmm5
        add          r11d, [rax + 1200]
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 ; round 77
        xor          r13d, ecx
        xor          r13d, r8d
        ror          r11d, 2
            pxor     xmm0, xmm14
            pxor     xmm4, xmm1                                 ; W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1)
            pxor     xmm6, xmm9
            paddd    xmm1, [rel NSMS_L(K1x4) + 1216]
            pxor     xmm0, xmm2
        add          rsi, 64                                    ; the next block
            pxor     xmm4, xmm10
        add          rdx, -1
            paddd    xmm6, [rel NSMS_L(K1x4) + 1232]
        lea          rbx, [rax + 4]
            movdqu   [rax + 1216], xmm1
        add          r10d, [rax + 1216]
        add          r10d, r14d
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d                                 ; round 78
        xor          r14d, r11d
        xor          r14d, ecx
        ror          r10d, 2
            movdqa   xmm1, xmm0
            psrld    xmm1, 31
        mov          [rsp], rbp
        mov          ebp, [rdi + 4]
            pslld    xmm0, 1
        mov          [rsp + 8], rsi
        mov          esi, [rdi + 8]
            pxor     xmm4, xmm3
            pxor     xmm1, xmm0
            movdqu   [rax + 1232], xmm6
        add          r9d, [rax + 1232]
        add          r9d, r13d
        add          r9d, r12d
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r9d                                  ; round 79
        xor          r13d, r10d
        xor          r13d, r11d
        ror          r9d, 2
        add          r9d, esi
        mov          esi, [rdi + 12]
            movdqa   xmm0, xmm4
            psrld    xmm0, 31
            pslld    xmm4, 1
        mov          [rsp + 16], rdx
        mov          edx, [rdi + 16]
            paddd    xmm1, [rel NSMS_L(K1x4) + 1248]
        add          r10d, esi
            pxor     xmm0, xmm4
        mov          [rdi + 8], r9d
            movdqu   [rax + 1248], xmm1
        add          r8d, [rax + 1248]
        add          r8d, r14d
        add          r8d, r12d
        mov          r12d, r8d
        ror          r12d, 27
        add          r8d, ebp
        mov          [rdi + 4], r8d
        add          r11d, edx
            paddd    xmm0, [rel NSMS_L(K1x4) + 1264]
        mov          [rdi + 12], r10d
            movdqu   [rax + 1264], xmm0
        add          r15d, [rax + 1264]
        add          ecx, r15d
        add          ecx, r13d
        add          ecx, r12d
        mov          [rdi], ecx
        mov          [rdi + 16], r11d
        mov          rsi, [rsp + 8]
        mov          rdx, [rsp + 16]
        mov          rbp, [rsp]
        cmp          rbx, rbp
        je           NSMS_L(blocks_batch_done4)
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi;
        ;   q: rbx; end_of_batch: rbp.
NSMS_L(blocks_next_block_of_batch4):

        ; all rounds of the next block
        ; Same rounds as below label blocks_batch4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        mov          r12d, r9d                                  ; round 0
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, ecx
        ror          r14d, 27
        add          r11d, [rbx]
        and          r8d, r12d
        add          r14d, r11d
        mov          r12d, r13d                                 ; round 1
        xor          r12d, r9d
        xor          r8d, r10d
        mov          r15d, ecx
        ror          r15d, 2
        add          r10d, [rbx + 16]
        and          r12d, ecx
        add          r8d, r14d
        xor          r12d, r9d
        mov          r14d, r15d                                 ; round 2
        xor          r14d, r13d
        mov          r11d, r8d
        ror          r11d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r10d, r12d
        and          r8d, r14d
        add          r9d, [rbx + 32]
        add          r11d, r10d
        xor          r8d, r13d
        mov          r12d, ecx                                  ; round 3
        xor          r12d, r15d
        mov          r14d, r11d
        ror          r14d, 27
        add          r8d, r9d
        mov          r10d, r11d
        ror          r10d, 2
        and          r12d, r11d
        add          r8d, r14d
        add          r13d, [rbx + 48]
        xor          r12d, r15d
        mov          r14d, r10d                                 ; round 4
        xor          r14d, ecx
        mov          r9d, r8d
        ror          r9d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r13d, r12d
        and          r8d, r14d
        add          r15d, [rbx + 64]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 ; round 5
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r15d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 80]
        xor          r9d, r10d
        mov          r12d, r14d                                 ; round 6
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r10d, [rbx + 96]
        add          r9d, r13d
        xor          r8d, r11d
        mov          r12d, r15d                                 ; round 7
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r10d
        mov          r10d, r9d
        ror          r10d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r11d, [rbx + 112]
        xor          r9d, r14d
        mov          r12d, r10d                                 ; round 8
        xor          r12d, r15d
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
        and          r8d, r12d
        add          r14d, [rbx + 128]
        add          r9d, r13d
        xor          r8d, r15d
        mov          r12d, ecx                                  ; round 9
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r15d, [rbx + 144]
        xor          r9d, r10d
        mov          r12d, r14d                                 ; round 10
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r15d
        and          r8d, r12d
        add          r10d, [rbx + 160]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 ; round 11
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r10d
        mov          r15d, r9d
        ror          r15d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 176]
        xor          r9d, r14d
        mov          r12d, r15d                                 ; round 12
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r14d, [rbx + 192]
        add          r9d, r13d
        xor          r8d, r11d
        mov          r12d, r10d                                 ; round 13
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r11d, [rbx + 208]
        xor          r9d, r15d
        mov          r12d, r14d                                 ; round 14
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
        and          r8d, r12d
        add          r15d, [rbx + 224]
        add          r9d, r13d
        xor          r8d, r10d
        mov          r12d, ecx                                  ; round 15
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r15d
        mov          r15d, r9d
        ror          r15d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r10d, [rbx + 240]
        xor          r9d, r14d
        mov          r12d, r15d                                 ; round 16
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r10d
        and          r8d, r12d
        add          r14d, [rbx + 256]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 ; round 17
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 272]
        xor          r9d, r15d
        mov          r12d, r14d                                 ; round 18
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r15d, [rbx + 288]
        add          r9d, r13d
        xor          r8d, r11d
        mov          ecx, r10d                                  ; round 19
        xor          ecx, r14d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r15d
        add          r11d, [rbx + 304]
        and          ecx, r9d
        add          r8d, r12d
        xor          ecx, r14d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          r14d, [rbx + 320]                          ; round 20
        add          ecx, r11d
        mov          r11d, r8d
        xor          r11d, r9d
        add          ecx, r12d
        ror          r8d, 2
        mov          r12d, r10d                                 ; round 21
        add          r12d, [rbx + 336]
        xor          r11d, r10d
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r14d
        mov          r10d, ecx
        xor          r10d, r8d
        ror          ecx, 2
        add          r11d, r13d
        xor          r10d, r9d
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 22
        xor          r12d, ecx
        add          r9d, [rbx + 352]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 ; round 23
        xor          r12d, r11d
        add          r8d, [rbx + 368]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  ; round 24
        xor          r12d, r10d
        add          ecx, [rbx + 384]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  ; round 25
        xor          r12d, r9d
        add          r11d, [rbx + 400]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  ; round 26
        xor          r12d, r8d
        add          r10d, [rbx + 416]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 27
        xor          r12d, ecx
        add          r9d, [rbx + 432]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 ; round 28
        xor          r12d, r11d
        add          r8d, [rbx + 448]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  ; round 29
        xor          r12d, r10d
        add          ecx, [rbx + 464]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  ; round 30
        xor          r12d, r9d
        add          r11d, [rbx + 480]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  ; round 31
        xor          r12d, r8d
        add          r10d, [rbx + 496]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 32
        xor          r12d, ecx
        add          r9d, [rbx + 512]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 ; round 33
        xor          r12d, r11d
        add          r8d, [rbx + 528]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  ; round 34
        xor          r12d, r10d
        add          ecx, [rbx + 544]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  ; round 35
        xor          r12d, r9d
        add          r11d, [rbx + 560]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  ; round 36
        xor          r12d, r8d
        add          r10d, [rbx + 576]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 ; round 37
        xor          r12d, ecx
        add          r9d, [rbx + 592]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 ; round 38
        xor          r12d, r11d
        add          r8d, [rbx + 608]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  ; round 39
        xor          r12d, r10d
        add          ecx, [rbx + 624]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  ; round 40
        xor          r12d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r13d
        ror          r8d, 2
        and          r12d, r14d
        add          r11d, [rbx + 640]
        mov          r13d, ecx
        ror          r13d, 27
        mov          r14d, ecx                                  ; round 41
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, r9d
        add          r11d, r13d
        and          r14d, r15d
        add          r10d, [rbx + 656]
        ror          ecx, 2
        add          r11d, r12d
        xor          r14d, r8d
        add          r9d, [rbx + 672]                           ; round 42
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
        ror          r11d, 2
        and          r13d, r14d
        add          r8d, [rbx + 688]                           ; round 43
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
        add          r9d, r12d
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 704]                           ; round 44
        add          r9d, r13d
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
        add          r8d, r12d
        ror          r9d, 2
        and          r13d, r14d
        add          r11d, [rbx + 720]                          ; round 45
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
        add          ecx, r12d
        and          r14d, r15d
        ror          r8d, 2
        add          r10d, [rbx + 736]                          ; round 46
        add          ecx, r13d
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
        ror          ecx, 2
        and          r13d, r14d
        add          r9d, [rbx + 752]                           ; round 47
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
        add          r10d, r12d
        and          r14d, r15d
        ror          r11d, 2
        add          r8d, [rbx + 768]                           ; round 48
        add          r10d, r13d
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
        add          r9d, r12d
        ror          r10d, 2
        and          r13d, r14d
        add          ecx, [rbx + 784]                           ; round 49
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
        add          r8d, r12d
        and          r14d, r15d
        ror          r9d, 2
        add          r11d, [rbx + 800]                          ; round 50
        add          r8d, r13d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r12d
        ror          r8d, 2
        and          r13d, r14d
        add          r10d, [rbx + 816]                          ; round 51
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r13d, r9d
        add          r11d, r12d
        and          r14d, r15d
        ror          ecx, 2
        add          r9d, [rbx + 832]                           ; round 52
        add          r11d, r13d
        xor          r14d, r8d
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
        ror          r11d, 2
        and          r13d, r14d
        add          r8d, [rbx + 848]                           ; round 53
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
        add          r9d, r12d
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 864]                           ; round 54
        add          r9d, r13d
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
        add          r8d, r12d
        ror          r9d, 2
        and          r13d, r14d
        add          r11d, [rbx + 880]                          ; round 55
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
        add          ecx, r12d
        and          r14d, r15d
        ror          r8d, 2
        add          r10d, [rbx + 896]                          ; round 56
        add          ecx, r13d
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
        ror          ecx, 2
        and          r13d, r14d
        add          r9d, [rbx + 912]                           ; round 57
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
        add          r10d, r12d
        and          r14d, r15d
        ror          r11d, 2
        add          r8d, [rbx + 928]                           ; round 58
        add          r10d, r13d
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
        add          r9d, r12d
        ror          r10d, 2
        and          r13d, r14d
        add          ecx, [rbx + 944]                           ; round 59
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
        add          r8d, r12d
        and          r14d, r15d
        ror          r9d, 2
        add          r11d, [rbx + 960]                          ; round 60
        add          r8d, r13d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
        ror          r8d, 2
        add          ecx, r12d
        xor          r13d, r10d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  ; round 61
        xor          r13d, r8d
        add          r10d, [rbx + 976]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 ; round 62
        xor          r13d, ecx
        add          r9d, [rbx + 992]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 ; round 63
        xor          r13d, r11d
        add          r8d, [rbx + 1008]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  ; round 64
        xor          r13d, r10d
        add          ecx, [rbx + 1024]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  ; round 65
        xor          r13d, r9d
        add          r11d, [rbx + 1040]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  ; round 66
        xor          r13d, r8d
        add          r10d, [rbx + 1056]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 ; round 67
        xor          r13d, ecx
        add          r9d, [rbx + 1072]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 ; round 68
        xor          r13d, r11d
        add          r8d, [rbx + 1088]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  ; round 69
        xor          r13d, r10d
        add          ecx, [rbx + 1104]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  ; round 70
        xor          r13d, r9d
        add          r11d, [rbx + 1120]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  ; round 71
        xor          r13d, r8d
        add          r10d, [rbx + 1136]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 ; round 72
        xor          r13d, ecx
        add          r9d, [rbx + 1152]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 ; round 73
        xor          r13d, r11d
        add          r8d, [rbx + 1168]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  ; round 74
        xor          r13d, r10d
        add          ecx, [rbx + 1184]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  ; round 75
        xor          r13d, r9d
        add          r11d, [rbx + 1200]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  ; round 76
        xor          r13d, r8d
        add          r10d, [rbx + 1216]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 ; round 77
        xor          r13d, ecx
        add          r9d, [rbx + 1232]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 ; round 78
        xor          r13d, r11d
        add          r8d, [rbx + 1248]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, [rdi]                                ; H = H + (a, b, ...)
        mov          r14d, r9d
        ror          r14d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  ; round 79
        xor          r13d, r10d
        add          r12d, [rbx + 1264]
        add          r8d, r14d
        xor          r13d, r11d
        ror          r9d, 2
        add          ecx, r12d
        add          rsi, 64                                    ; the next block
        add          rdx, -1
        add          rbx, 4
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, [rdi + 4]
        mov          r14d, [rdi + 8]
        add          ecx, r12d
        add          r8d, r13d
        add          r9d, r14d
        mov          r12d, [rdi + 12]
        mov          [rdi], ecx
        mov          r13d, [rdi + 16]
        mov          [rdi + 4], r8d
        add          r10d, r12d
        mov          [rdi + 8], r9d
        add          r11d, r13d
        mov          [rdi + 12], r10d
        mov          [rdi + 16], r11d
        cmp          rbx, rbp
        jne          NSMS_L(blocks_next_block_of_batch4)
NSMS_L(blocks_batch_done4):
        jmp          NSMS_L(blocks_batch4)
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi.
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
        ; Same rounds as below label blocks_batch4, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
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
        movaps       xmm6, [rsp + 1520]
        movaps       xmm7, [rsp + 1536]
        movaps       xmm8, [rsp + 1552]
        movaps       xmm9, [rsp + 1568]
        movaps       xmm10, [rsp + 1584]
        movaps       xmm11, [rsp + 1600]
        movaps       xmm12, [rsp + 1616]
        movaps       xmm13, [rsp + 1632]
        movaps       xmm14, [rsp + 1648]
        movaps       xmm15, [rsp + 1664]
        add          rsp, 1688
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
        add          rsp, 1528
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
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4))
%else
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4)
%endif
NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(schedule_at1):
        push         rdi
NSMS_L(schedule_at2):
        sub          rsp, 376
NSMS_L(schedule_at3):
        movaps       [rsp + 208], xmm6
NSMS_L(schedule_at4):
        movaps       [rsp + 224], xmm7
NSMS_L(schedule_at5):
        movaps       [rsp + 240], xmm8
NSMS_L(schedule_at6):
        movaps       [rsp + 256], xmm9
NSMS_L(schedule_at7):
        movaps       [rsp + 272], xmm10
NSMS_L(schedule_at8):
        movaps       [rsp + 288], xmm11
NSMS_L(schedule_at9):
        movaps       [rsp + 304], xmm12
NSMS_L(schedule_at10):
        movaps       [rsp + 320], xmm13
NSMS_L(schedule_at11):
        movaps       [rsp + 336], xmm14
NSMS_L(schedule_at12):
        movaps       [rsp + 352], xmm15
NSMS_L(schedule_at13):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        sub          rsp, 216
NSMS_L(schedule_at1):
%endif
        lea          rax, [rsp + 63]
        and          rax, -64

        ; the message words
        movdqu       xmm3, [rsi]                                ; W_0 to W_3
        movdqu       xmm10, [rsi + 64]
        movdqu       xmm11, [rsi + 128]
        movdqu       xmm12, [rsi + 192]
        movdqu       xmm7, [rsi + 16]                           ; W_4 to W_7
        movdqu       xmm13, [rsi + 80]
        movdqu       xmm14, [rsi + 144]
        movdqu       xmm15, [rsi + 208]
        movdqa       xmm1, xmm3
        punpckldq    xmm1, xmm10
        movdqa       xmm9, xmm11
        punpckldq    xmm9, xmm12
        punpckhdq    xmm3, xmm10
        punpckhdq    xmm11, xmm12
        movdqu       xmm10, [rsi + 32]                          ; W_8 to W_11
        movdqu       xmm12, [rsi + 96]
        movdqu       xmm8, [rsi + 160]
        movdqa       xmm5, xmm7
        punpckldq    xmm5, xmm13
        punpckhdq    xmm7, xmm13
        movdqu       xmm13, [rsi + 224]
        movdqa       xmm6, xmm14
        punpckldq    xmm6, xmm15
        punpckhdq    xmm14, xmm15
        movdqa       xmm15, xmm10
        punpckldq    xmm15, xmm12
        punpckhdq    xmm10, xmm12
        movdqa       xmm12, xmm8
        punpckldq    xmm12, xmm13
        punpckhdq    xmm8, xmm13
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm9
        punpckhqdq   xmm1, xmm9
        movdqu       xmm13, [rsi + 48]                          ; W_12 to W_15
        movdqu       xmm9, [rsi + 112]
        movdqu       xmm4, [rsi + 176]
        movdqu       xmm2, [rsi + 240]
        movdqu       [rax + 96], xmm10
        movdqu       xmm10, [rel NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm10
        pshufb       xmm1, xmm10
        movdqu       [rax + 112], xmm1
        movdqa       xmm1, xmm3
        punpcklqdq   xmm1, xmm11
        punpckhqdq   xmm3, xmm11
        pshufb       xmm1, xmm10
        pshufb       xmm3, xmm10
        movdqa       xmm11, xmm13
        punpckldq    xmm11, xmm9
        punpckhdq    xmm13, xmm9
        movdqa       xmm9, xmm4
        punpckldq    xmm9, xmm2
        punpckhdq    xmm4, xmm2
        movdqa       xmm2, xmm5
        punpcklqdq   xmm2, xmm6
        punpckhqdq   xmm5, xmm6
        pshufb       xmm2, xmm10
        pshufb       xmm5, xmm10
        movdqa       xmm6, xmm7
        punpcklqdq   xmm6, xmm14
        punpckhqdq   xmm7, xmm14
        pshufb       xmm6, xmm10
        pshufb       xmm7, xmm10
        movdqa       xmm14, xmm15
        punpcklqdq   xmm14, xmm12
        punpckhqdq   xmm15, xmm12
        pshufb       xmm14, xmm10
        pshufb       xmm15, xmm10
        movdqu       xmm12, [rax + 96]
        movdqu       [rax + 128], xmm15
        movdqa       xmm15, xmm12
        punpcklqdq   xmm15, xmm8
        punpckhqdq   xmm12, xmm8
        pshufb       xmm15, xmm10
        movdqu       [rax], xmm15
        pshufb       xmm12, xmm10
        movdqu       [rax + 16], xmm12
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm9
        punpckhqdq   xmm11, xmm9
        pshufb       xmm8, xmm10
        movdqu       [rax + 32], xmm8
        pshufb       xmm11, xmm10
        movdqu       [rax + 48], xmm11
        movdqa       xmm9, xmm13
        punpcklqdq   xmm9, xmm4
        punpckhqdq   xmm13, xmm4
        pshufb       xmm9, xmm10
        movdqu       [rax + 64], xmm9
        pshufb       xmm13, xmm10
        movdqu       [rax + 80], xmm13
        movdqa       xmm10, xmm0                                ; W_0 + K_0
        paddd        xmm10, [rel NSMS_L(K1x4)]
        movdqu       [rdi], xmm10
        movdqu       xmm10, [rax + 112]
        movdqa       xmm4, xmm10                                ; W_1 + K_1
        paddd        xmm4, [rel NSMS_L(K1x4) + 16]
        movdqu       [rdi + 16], xmm4
        movdqa       xmm4, xmm1                                 ; W_2 + K_2
        paddd        xmm4, [rel NSMS_L(K1x4) + 32]
        movdqu       [rdi + 32], xmm4
        movdqa       xmm4, xmm3                                 ; W_3 + K_3
        paddd        xmm4, [rel NSMS_L(K1x4) + 48]
        movdqu       [rdi + 48], xmm4
        movdqa       xmm4, xmm2                                 ; W_4 + K_4
        paddd        xmm4, [rel NSMS_L(K1x4) + 64]
        movdqu       [rdi + 64], xmm4
        movdqa       xmm4, xmm5                                 ; W_5 + K_5
        paddd        xmm4, [rel NSMS_L(K1x4) + 80]
        movdqu       [rdi + 80], xmm4
        movdqa       xmm4, xmm6                                 ; W_6 + K_6
        paddd        xmm4, [rel NSMS_L(K1x4) + 96]
        movdqu       [rdi + 96], xmm4
        movdqa       xmm4, xmm7                                 ; W_7 + K_7
        paddd        xmm4, [rel NSMS_L(K1x4) + 112]
        movdqu       [rdi + 112], xmm4
        movdqa       xmm4, xmm14                                ; W_8 + K_8
        paddd        xmm4, [rel NSMS_L(K1x4) + 128]
        movdqu       [rdi + 128], xmm4
        movdqu       xmm4, [rax + 128]
        movdqa       xmm10, xmm4                                ; W_9 + K_9
        paddd        xmm10, [rel NSMS_L(K1x4) + 144]
        movdqu       [rdi + 144], xmm10
        movdqa       xmm10, xmm15                               ; W_10 + K_10
        paddd        xmm10, [rel NSMS_L(K1x4) + 160]
        movdqu       [rdi + 160], xmm10
        movdqa       xmm10, xmm12                               ; W_11 + K_11
        paddd        xmm10, [rel NSMS_L(K1x4) + 176]
        movdqu       [rdi + 176], xmm10
        movdqa       xmm10, xmm8                                ; W_12 + K_12
        paddd        xmm10, [rel NSMS_L(K1x4) + 192]
        movdqu       [rdi + 192], xmm10
        movdqa       xmm10, xmm11                               ; W_13 + K_13
        paddd        xmm10, [rel NSMS_L(K1x4) + 208]
        movdqu       [rdi + 208], xmm10
        movdqa       xmm10, xmm9                                ; W_14 + K_14
        paddd        xmm10, [rel NSMS_L(K1x4) + 224]
        movdqu       [rdi + 224], xmm10
        movdqa       xmm10, xmm13                               ; W_15 + K_15
        paddd        xmm10, [rel NSMS_L(K1x4) + 240]
        movdqu       [rdi + 240], xmm10
        lea          rdx, [rdi + 1024]
        lea          rcx, [rel NSMS_L(K1x4) + 256]
        movdqa       xmm8, xmm14
        movdqa       xmm9, xmm4
        movdqa       xmm4, xmm2
        movdqa       xmm2, xmm1
        movdqu       xmm1, [rax + 112]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..15 of 4 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi; kp: rcx;
        ;   upper_bound: rdx.
NSMS_L(schedule_next_words):

        ; the next sixteen words
        movdqu       xmm10, [rax + 48]
        movdqa       xmm11, xmm10                               ; W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
        pxor         xmm11, xmm8
        pxor         xmm11, xmm2
        pxor         xmm0, xmm11
        movdqu       xmm11, [rax + 64]
        movdqa       xmm12, xmm11                               ; W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1)
        pxor         xmm12, xmm9
        pxor         xmm12, xmm3
        pxor         xmm1, xmm12
        movdqa       xmm12, xmm0
        psrld        xmm12, 31
        pslld        xmm0, 1
        pxor         xmm0, xmm12
        movdqu       xmm12, [rax + 80]
        movdqu       xmm13, [rax]
        movdqa       xmm14, xmm12                               ; W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1)
        pxor         xmm14, xmm13
        pxor         xmm14, xmm4
        pxor         xmm2, xmm14
        movdqa       xmm14, xmm1
        psrld        xmm14, 31
        pslld        xmm1, 1
        pxor         xmm1, xmm14
        movdqa       xmm14, xmm0
        paddd        xmm14, [rcx]
        movdqu       [rdi + 256], xmm14
        movdqu       xmm14, [rax + 16]
        movdqa       xmm15, xmm0                                ; W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1)
        pxor         xmm15, xmm14
        pxor         xmm15, xmm5
        pxor         xmm3, xmm15
        movdqa       xmm15, xmm2
        psrld        xmm15, 31
        pslld        xmm2, 1
        pxor         xmm2, xmm15
        movdqa       xmm15, xmm1
        paddd        xmm15, [rcx + 16]
        movdqu       [rdi + 272], xmm15
        movdqu       xmm15, [rax + 32]
        movdqa       xmm14, xmm1                                ; W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        pxor         xmm14, xmm15
        pxor         xmm14, xmm6
        pxor         xmm4, xmm14
        movdqa       xmm14, xmm3
        psrld        xmm14, 31
        pslld        xmm3, 1
        pxor         xmm3, xmm14
        movdqa       xmm14, xmm2
        paddd        xmm14, [rcx + 32]
        movdqu       [rdi + 288], xmm14
        movdqa       xmm14, xmm2                                ; W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1)
        pxor         xmm14, xmm10
        pxor         xmm14, xmm7
        pxor         xmm5, xmm14
        movdqa       xmm14, xmm4
        psrld        xmm14, 31
        pslld        xmm4, 1
        pxor         xmm4, xmm14
        movdqa       xmm14, xmm3
        paddd        xmm14, [rcx + 48]
        movdqu       [rdi + 304], xmm14
        movdqa       xmm14, xmm3                                ; W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1)
        pxor         xmm14, xmm11
        pxor         xmm14, xmm8
        pxor         xmm6, xmm14
        movdqa       xmm14, xmm5
        psrld        xmm14, 31
        pslld        xmm5, 1
        pxor         xmm5, xmm14
        movdqa       xmm14, xmm4
        paddd        xmm14, [rcx + 64]
        movdqu       [rdi + 320], xmm14
        movdqa       xmm14, xmm4                                ; W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1)
        pxor         xmm14, xmm12
        pxor         xmm14, xmm9
        pxor         xmm7, xmm14
        movdqa       xmm14, xmm6
        psrld        xmm14, 31
        pslld        xmm6, 1
        pxor         xmm6, xmm14
        movdqa       xmm14, xmm5
        paddd        xmm14, [rcx + 80]
        movdqu       [rdi + 336], xmm14
        movdqa       xmm14, xmm5                                ; W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        pxor         xmm14, xmm0
        pxor         xmm14, xmm13
        pxor         xmm8, xmm14
        movdqa       xmm14, xmm7
        psrld        xmm14, 31
        pslld        xmm7, 1
        pxor         xmm7, xmm14
        movdqa       xmm14, xmm6
        paddd        xmm14, [rcx + 96]
        movdqu       [rdi + 352], xmm14
        movdqa       xmm14, xmm6                                ; W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1)
        pxor         xmm14, xmm1
        pxor         xmm14, [rax + 16]
        pxor         xmm9, xmm14
        movdqa       xmm14, xmm8
        psrld        xmm14, 31
        pslld        xmm8, 1
        pxor         xmm8, xmm14
        movdqa       xmm14, xmm7
        paddd        xmm14, [rcx + 112]
        movdqu       [rdi + 368], xmm14
        movdqa       xmm14, xmm7                                ; W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1)
        pxor         xmm14, xmm2
        pxor         xmm14, xmm15
        pxor         xmm14, xmm13
        movdqa       xmm13, xmm9
        psrld        xmm13, 31
        pslld        xmm9, 1
        pxor         xmm9, xmm13
        movdqa       xmm13, xmm8
        paddd        xmm13, [rcx + 128]
        movdqu       [rdi + 384], xmm13
        movdqa       xmm13, xmm8                                ; W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1)
        pxor         xmm13, xmm3
        pxor         xmm13, xmm10
        pxor         xmm13, [rax + 16]
        movdqu       [rax + 96], xmm2
        movdqa       xmm2, xmm14
        psrld        xmm2, 31
        pslld        xmm14, 1
        pxor         xmm2, xmm14
        movdqu       [rax], xmm2
        movdqa       xmm14, xmm9
        paddd        xmm14, [rcx + 144]
        movdqu       [rdi + 400], xmm14
        movdqa       xmm14, xmm9                                ; W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        pxor         xmm14, xmm4
        pxor         xmm14, xmm11
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm13
        psrld        xmm15, 31
        pslld        xmm13, 1
        pxor         xmm15, xmm13
        movdqu       [rax + 16], xmm15
        movdqa       xmm13, xmm2
        paddd        xmm13, [rcx + 160]
        movdqu       [rdi + 416], xmm13
        movdqa       xmm13, xmm2                                ; W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1)
        pxor         xmm13, xmm5
        pxor         xmm13, xmm12
        pxor         xmm13, xmm10
        movdqa       xmm10, xmm14
        psrld        xmm10, 31
        pslld        xmm14, 1
        pxor         xmm10, xmm14
        movdqu       [rax + 32], xmm10
        movdqa       xmm14, xmm15
        paddd        xmm14, [rcx + 176]
        movdqu       [rdi + 432], xmm14
        movdqa       xmm14, xmm15                               ; W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1)
        pxor         xmm14, xmm6
        pxor         xmm14, xmm0
        pxor         xmm14, xmm11
        movdqa       xmm11, xmm13
        psrld        xmm11, 31
        pslld        xmm13, 1
        pxor         xmm11, xmm13
        movdqu       [rax + 48], xmm11
        movdqa       xmm13, xmm10
        paddd        xmm13, [rcx + 192]
        movdqu       [rdi + 448], xmm13
        movdqa       xmm13, xmm10                               ; W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1)
        pxor         xmm13, xmm7
        pxor         xmm13, xmm1
        pxor         xmm13, xmm12
        movdqa       xmm12, xmm14
        psrld        xmm12, 31
        pslld        xmm14, 1
        pxor         xmm12, xmm14
        movdqu       [rax + 64], xmm12
        movdqa       xmm14, xmm11
        paddd        xmm14, [rcx + 208]
        movdqu       [rdi + 464], xmm14
        movdqa       xmm14, xmm13
        psrld        xmm14, 31
        pslld        xmm13, 1
        pxor         xmm14, xmm13
        movdqu       [rax + 80], xmm14
        movdqa       xmm13, xmm12
        paddd        xmm13, [rcx + 224]
        movdqu       [rdi + 480], xmm13
        movdqa       xmm13, xmm14
        paddd        xmm13, [rcx + 240]
        movdqu       [rdi + 496], xmm13
        add          rcx, 256
        add          rdi, 256
        movdqu       xmm2, [rax + 96]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 208]
        movaps       xmm7, [rsp + 224]
        movaps       xmm8, [rsp + 240]
        movaps       xmm9, [rsp + 256]
        movaps       xmm10, [rsp + 272]
        movaps       xmm11, [rsp + 288]
        movaps       xmm12, [rsp + 304]
        movaps       xmm13, [rsp + 320]
        movaps       xmm14, [rsp + 336]
        movaps       xmm15, [rsp + 352]
        add          rsp, 376
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 216
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
        dd           NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0xb0, 0x0c ; sub rsp, 1528
        db           0x04
        dd           NSMS_L(blocks_at8) - NSMS_L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 1528
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
        dd           NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4)
        db           0
        db           0x40 + (NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4)), 0x0e, 0xe0, 0x01 ; sub rsp, 216
        db           0x04
        dd           NSMS_L(schedule_at2) - NSMS_L(schedule_at1)
        db           0x0e, 0x08                                 ; add rsp, 216
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
        db           1, NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 30, 0
        db           NSMS_L(blocks_at19) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xf8 ; movaps [rsp + 1664], xmm15
        dw           104
        db           NSMS_L(blocks_at18) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xe8 ; movaps [rsp + 1648], xmm14
        dw           103
        db           NSMS_L(blocks_at17) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xd8 ; movaps [rsp + 1632], xmm13
        dw           102
        db           NSMS_L(blocks_at16) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xc8 ; movaps [rsp + 1616], xmm12
        dw           101
        db           NSMS_L(blocks_at15) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xb8 ; movaps [rsp + 1600], xmm11
        dw           100
        db           NSMS_L(blocks_at14) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xa8 ; movaps [rsp + 1584], xmm10
        dw           99
        db           NSMS_L(blocks_at13) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x98 ; movaps [rsp + 1568], xmm9
        dw           98
        db           NSMS_L(blocks_at12) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x88 ; movaps [rsp + 1552], xmm8
        dw           97
        db           NSMS_L(blocks_at11) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x78 ; movaps [rsp + 1536], xmm7
        dw           96
        db           NSMS_L(blocks_at10) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x68 ; movaps [rsp + 1520], xmm6
        dw           95
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x01 ; sub rsp, 1688
        dw           211
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 24, 0
        db           NSMS_L(schedule_at13) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0xf8 ; movaps [rsp + 352], xmm15
        dw           22
        db           NSMS_L(schedule_at12) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0xe8 ; movaps [rsp + 336], xmm14
        dw           21
        db           NSMS_L(schedule_at11) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0xd8 ; movaps [rsp + 320], xmm13
        dw           20
        db           NSMS_L(schedule_at10) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0xc8 ; movaps [rsp + 304], xmm12
        dw           19
        db           NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0xb8 ; movaps [rsp + 288], xmm11
        dw           18
        db           NSMS_L(schedule_at8) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0xa8 ; movaps [rsp + 272], xmm10
        dw           17
        db           NSMS_L(schedule_at7) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x98 ; movaps [rsp + 256], xmm9
        dw           16
        db           NSMS_L(schedule_at6) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x88 ; movaps [rsp + 240], xmm8
        dw           15
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x78 ; movaps [rsp + 224], xmm7
        dw           14
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x68 ; movaps [rsp + 208], xmm6
        dw           13
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x01 ; sub rsp, 376
        dw           47
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x70 ; push rdi
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif

; nsms_sha1_blocks_sse41_n4: 15 integer registers, 16 vector registers, 14 spills.
;   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
;     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
;     spilled values.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     q: address of the current block's first stored schedule word.
;     end_of_batch: value of q after the last block of a batch.
; nsms_sha1_schedule_sse41_n4: 5 integer registers, 16 vector registers, 4 spills.
;   Register map: W rows 0..15 of 4 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi;
;     kp: rcx; upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha1_blocks_sse41_n4
;   signature: void nsms_sha1_blocks_sse41_n4(uint32_t state[5], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 1576, win64: 1752}
;   features: [ssse3]
; - name: nsms_sha1_schedule_sse41_n4
;   signature: void nsms_sha1_schedule_sse41_n4(uint32_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 1280, align: 4, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 256, align: 1, access: read}
;   stack_bytes: {sysv: 216, win64: 392}
;   features: [ssse3]
