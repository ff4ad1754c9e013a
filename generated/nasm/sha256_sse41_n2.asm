; sha256_sse41_n2.asm, written by nsms: make gen HASH=sha256 ISA=sse41 N=2
;
; void nsms_sha256_blocks_sse41_n2(uint32_t state[8], const void *data, size_t blocks);
;   SHA-224, SHA-256: the hash value after any number of blocks, 2 scheduled at a time.
;   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 3,183 instructions (System V); 712 bytes of stack (System V), 888 (Win64).
;
; Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
; another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
; and flags; not x87 registers, MXCSR or the direction flag.
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
%define NSMS_L(name) ..@sha256_sse41_n2_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K2x2):  ; K_t: each pair of words twice, once for each block of a register
        dd           0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        dd           0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        dd           0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        dd           0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        dd           0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        dd           0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        dd           0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        dd           0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        dd           0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        dd           0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        dd           0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        dd           0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        dd           0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        dd           0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        dd           0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        dd           0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        dd           0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
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
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        64, db 0
NSMS_L(shuffle_4567cdef012389ab):  ; byte shuffle: source of each byte
        db           0x04, 0x05, 0x06, 0x07, 0x0c, 0x0d, 0x0e, 0x0f, 0x00, 0x01, 0x02, 0x03, 0x08, 0x09, 0x0a, 0x0b

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2))
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2)
%endif
NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2):
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
        sub          rsp, 824
NSMS_L(at9):
        movaps       [rsp + 656], xmm6
NSMS_L(at10):
        movaps       [rsp + 672], xmm7
NSMS_L(at11):
        movaps       [rsp + 688], xmm8
NSMS_L(at12):
        movaps       [rsp + 704], xmm9
NSMS_L(at13):
        movaps       [rsp + 720], xmm10
NSMS_L(at14):
        movaps       [rsp + 736], xmm11
NSMS_L(at15):
        movaps       [rsp + 752], xmm12
NSMS_L(at16):
        movaps       [rsp + 768], xmm13
NSMS_L(at17):
        movaps       [rsp + 784], xmm14
NSMS_L(at18):
        movaps       [rsp + 800], xmm15
NSMS_L(at19):
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
        sub          rsp, 664
NSMS_L(at7):
%endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword [rsp + 8], 0
        je           NSMS_L(done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 135]
        mov          rcx, [rsp + 24]
        mov          edx, [rcx]
        mov          esi, [rcx + 4]
        mov          edi, [rcx + 8]
        and          rax, -64
        mov          r8d, [rcx + 12]
        mov          r9d, [rcx + 16]
        mov          r10d, [rcx + 20]
        mov          r11d, [rcx + 24]
        mov          ebx, [rcx + 28]
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8];
        ;   data: [rsp+16]; state: [rsp+24].
NSMS_L(batch2):
        cmp          qword [rsp + 8], 2
        jb           NSMS_L(batch1)

        ; the schedule of 2 blocks: the message words
        mov          r12, [rsp + 16]
        movdqu       xmm1, [r12]                                ; W_0 to W_3
        movdqu       xmm8, [r12 + 64]
        movdqu       xmm3, [r12 + 16]                           ; W_4 to W_7
        movdqu       xmm9, [r12 + 80]
        movdqu       xmm5, [r12 + 32]                           ; W_8 to W_11
        movdqu       xmm10, [r12 + 96]
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm8
        movdqu       xmm11, [rel NSMS_L(shuffle_32107654ba98fedc)]
        punpckhqdq   xmm1, xmm8
        movdqu       xmm7, [r12 + 48]                           ; W_12 to W_15
        movdqu       xmm8, [r12 + 112]
        movdqa       xmm2, xmm3
        punpcklqdq   xmm2, xmm9
        punpckhqdq   xmm3, xmm9
        pshufb       xmm0, xmm11
        pshufb       xmm1, xmm11
        pshufb       xmm2, xmm11
        movdqa       xmm4, xmm5
        punpcklqdq   xmm4, xmm10
        punpckhqdq   xmm5, xmm10
        movdqa       xmm6, xmm7
        punpcklqdq   xmm6, xmm8
        punpckhqdq   xmm7, xmm8
        pshufb       xmm3, xmm11
        lea          r12, [rax + 16]
        mov          [rsp + 40], r12
        pshufb       xmm4, xmm11
        movdqa       xmm8, xmm0                                 ; W_0 to W_1, each + K_t
        paddd        xmm8, [rel NSMS_L(K2x2)]
        pshufb       xmm5, xmm11
        pshufb       xmm6, xmm11
        pshufb       xmm7, xmm11
        movdqu       [rax], xmm8
        movdqa       xmm8, xmm1                                 ; W_2 to W_3, each + K_t
        paddd        xmm8, [rel NSMS_L(K2x2) + 16]
        movdqa       xmm9, xmm2                                 ; W_4 to W_5, each + K_t
        paddd        xmm9, [rel NSMS_L(K2x2) + 32]
        movdqa       xmm10, xmm3                                ; W_6 to W_7, each + K_t
        paddd        xmm10, [rel NSMS_L(K2x2) + 48]
        movdqa       xmm11, xmm4                                ; W_8 to W_9, each + K_t
        paddd        xmm11, [rel NSMS_L(K2x2) + 64]
        movdqu       [rax + 16], xmm8
        movdqu       [rax + 32], xmm9
        movdqu       [rax + 48], xmm10
        movdqu       [rax + 64], xmm11
        movdqa       xmm8, xmm5                                 ; W_10 to W_11, each + K_t
        paddd        xmm8, [rel NSMS_L(K2x2) + 80]
        movdqa       xmm9, xmm6                                 ; W_12 to W_13, each + K_t
        paddd        xmm9, [rel NSMS_L(K2x2) + 96]
        movdqa       xmm10, xmm7                                ; W_14 to W_15, each + K_t
        paddd        xmm10, [rel NSMS_L(K2x2) + 112]
        lea          r13, [rax + 384]
        mov          [rsp + 32], r13
        movdqu       [rax + 80], xmm8
        movdqu       [rax + 96], xmm9
        movdqu       [rax + 112], xmm10
        lea          rbp, [rel NSMS_L(K2x2) + 128]
        mov          [rsp], rax
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..7 of 2 blocks: xmm0..xmm7;
        ;   scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24];
        ;   upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(rounds_and_schedule2):

        ; rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 2 blocks
        ; Comments count rounds and words W_t from 0 in each iteration.
        mov          r12d, r9d                                  ; round 0
        ror          r12d, 6
            movdqu   xmm8, [rel NSMS_L(shuffle_4567cdef012389ab)] ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm9, xmm0
            shufps   xmm9, xmm1, 39
        mov          r15d, edx
        xor          r15d, esi
            movdqa   xmm10, xmm7
            psrld    xmm10, 17
        xor          r12d, r13d
        and          r14d, r9d
            movdqa   xmm11, xmm7
            pslld    xmm11, 15
        add          ebx, [rcx]
        xor          r14d, r11d
            pshufb   xmm9, xmm8
        add          r11d, [rcx + 4]                            ; round 1
            pxor     xmm10, xmm11
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
            movdqa   xmm11, xmm7
            psrld    xmm11, 19
        add          ebx, r12d
        add          ebx, r14d
            movdqa   xmm12, xmm7
            pslld    xmm12, 13
        add          r8d, ebx
            pxor     xmm11, xmm12
        mov          r12d, edx
        ror          r12d, 2
        mov          r13d, edx
        ror          r13d, 13
            pxor     xmm10, xmm11
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
            movdqa   xmm11, xmm4
            shufps   xmm11, xmm5, 39
        and          r13d, r15d
        xor          r13d, esi
            pshufb   xmm11, xmm8
        mov          r14d, edx
        ror          r14d, 22
            paddd    xmm0, xmm11
        xor          r12d, r14d
        add          r12d, r13d
            movdqa   xmm12, xmm9
            psrld    xmm12, 7
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
            movdqa   xmm13, xmm9
            pslld    xmm13, 25
        and          r12d, r8d
            pxor     xmm12, xmm13
        xor          r12d, r10d
        add          r11d, r12d
            movdqa   xmm13, xmm9
            psrld    xmm13, 18
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
            movdqa   xmm14, xmm9
            pslld    xmm14, 14
        xor          r12d, r13d
            pxor     xmm13, xmm14
        add          r10d, [rcx + 16]                           ; round 2
        mov          r13d, ebx
        ror          r13d, 2
            psrld    xmm9, 3
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
            pxor     xmm12, xmm13
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
            pxor     xmm12, xmm9
        xor          r15d, edx
            movdqa   xmm9, xmm7
            psrld    xmm9, 10
        mov          [rsp + 48], edx
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
            pxor     xmm10, xmm9
        add          r11d, r12d
        add          edi, r11d
            paddd    xmm0, xmm10
        mov          r12d, ebx
        ror          r12d, 22
            paddd    xmm0, xmm12
        xor          r13d, r12d
        add          r13d, r15d
            movdqa   xmm9, xmm1                                 ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            shufps   xmm9, xmm2, 39
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
            pshufb   xmm9, xmm8
        and          r12d, edi
            movdqa   xmm10, xmm9
            psrld    xmm10, 7
        xor          r12d, r9d
        add          r10d, r12d
            movdqa   xmm12, xmm9
            pslld    xmm12, 25
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
            pxor     xmm10, xmm12
        xor          r12d, r13d
        add          r9d, [rcx + 20]                            ; round 3
            movdqa   xmm12, xmm9
            psrld    xmm12, 18
        mov          r13d, r11d
        ror          r13d, 2
            movdqa   xmm13, xmm9
            pslld    xmm13, 14
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
            pxor     xmm12, xmm13
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
            psrld    xmm9, 3
        xor          r14d, ebx
            pxor     xmm10, xmm12
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
            pxor     xmm10, xmm9
        add          r10d, r12d
        add          esi, r10d
            movdqa   xmm9, xmm0
            paddd    xmm9, [rbp]
        mov          r12d, r11d
        ror          r12d, 22
            movdqu   [rcx + 128], xmm9
        xor          r13d, r12d
        add          r13d, r14d
            movdqa   xmm9, xmm0
            psrld    xmm9, 17
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm12, xmm0
            pslld    xmm12, 15
        and          r12d, esi
            pxor     xmm9, xmm12
        xor          r12d, r8d
        add          r9d, r12d
            movdqa   xmm12, xmm0
            psrld    xmm12, 19
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
            movdqa   xmm13, xmm0
            pslld    xmm13, 13
        xor          r12d, r13d
        add          r8d, [rcx + 32]                            ; round 4
            pxor     xmm12, xmm13
        mov          r13d, r10d
        ror          r13d, 2
            pxor     xmm9, xmm12
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
            movdqa   xmm12, xmm5
            shufps   xmm12, xmm6, 39
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
            pshufb   xmm12, xmm8
        xor          r15d, r11d
            paddd    xmm1, xmm12
        mov          edx, esi
        ror          edx, 25
        xor          r12d, edx
            paddd    xmm1, xmm10
        add          r9d, r12d
        mov          edx, [rsp + 48]
        add          edx, r9d
            movdqa   xmm10, xmm0
            psrld    xmm10, 10
        mov          r12d, r10d
        ror          r12d, 22
            pxor     xmm9, xmm10
        xor          r13d, r12d
        add          r13d, r15d
            paddd    xmm1, xmm9
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
            movdqa   xmm9, xmm2                                 ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            shufps   xmm9, xmm3, 39
        and          r12d, edx
        xor          r12d, edi
            pshufb   xmm9, xmm8
        add          r8d, r12d
            movdqa   xmm10, xmm9
            psrld    xmm10, 7
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
            movdqa   xmm13, xmm9
            pslld    xmm13, 25
        xor          r12d, r13d
        add          edi, [rcx + 36]                            ; round 5
            pxor     xmm10, xmm13
        mov          r13d, r9d
        ror          r13d, 2
            movdqa   xmm13, xmm9
            psrld    xmm13, 18
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
            movdqa   xmm14, xmm9
            pslld    xmm14, 14
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
            pxor     xmm13, xmm14
        xor          r14d, r10d
            psrld    xmm9, 3
        mov          [rsp + 48], r10d
        mov          r10d, edx
        ror          r10d, 25
        xor          r12d, r10d
            pxor     xmm10, xmm13
        add          r8d, r12d
        add          ebx, r8d
            pxor     xmm10, xmm9
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm9, xmm1
            paddd    xmm9, [rbp + 16]
        add          r13d, r14d
            movdqu   [rcx + 144], xmm9
        add          r8d, r13d
        mov          r12d, edx
        xor          r12d, esi
            movdqa   xmm9, xmm1
            psrld    xmm9, 17
        and          r12d, ebx
        xor          r12d, esi
            movdqa   xmm13, xmm1
            pslld    xmm13, 15
        add          edi, r12d
            pxor     xmm9, xmm13
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
            movdqa   xmm13, xmm1
            psrld    xmm13, 19
        xor          r12d, r13d
        add          esi, [rcx + 48]                            ; round 6
            movdqa   xmm14, xmm1
            pslld    xmm14, 13
        mov          r13d, r8d
        ror          r13d, 2
            pxor     xmm13, xmm14
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
            pxor     xmm9, xmm13
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
            movdqa   xmm13, xmm6
            shufps   xmm13, xmm7, 39
        xor          r15d, r9d
        mov          r10d, ebx
        ror          r10d, 25
            pshufb   xmm13, xmm8
        xor          r12d, r10d
            paddd    xmm2, xmm13
        add          edi, r12d
        add          r11d, edi
            paddd    xmm2, xmm10
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm10, xmm3                                ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            shufps   xmm10, xmm4, 39
        add          r13d, r15d
            pshufb   xmm10, xmm8
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, edx
            movdqa   xmm14, xmm1
            psrld    xmm14, 10
        and          r12d, r11d
        xor          r12d, edx
            pxor     xmm9, xmm14
        add          esi, r12d
            paddd    xmm2, xmm9
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
            movdqa   xmm9, xmm10
            psrld    xmm9, 7
        xor          r12d, r13d
        add          edx, [rcx + 52]                            ; round 7
            movdqa   xmm14, xmm10
            pslld    xmm14, 25
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
            pxor     xmm9, xmm14
        xor          r13d, r15d
            movdqa   xmm14, xmm10
            psrld    xmm14, 18
        mov          r15d, edi
        xor          r15d, r8d
        and          r14d, r15d
            movdqa   xmm15, xmm10
            pslld    xmm15, 14
        xor          r14d, r8d
        mov          r10d, r11d
        ror          r10d, 25
            pxor     xmm14, xmm15
        xor          r12d, r10d
            psrld    xmm10, 3
        add          esi, r12d
        mov          r10d, [rsp + 48]
        add          r10d, esi
            pxor     xmm9, xmm14
        mov          r12d, edi
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm9, xmm10
        add          r13d, r14d
            paddd    xmm3, xmm9
        add          esi, r13d
        mov          r12d, r11d
        xor          r12d, ebx
            movdqa   xmm9, xmm2
            paddd    xmm9, [rbp + 32]
        and          r12d, r10d
        xor          r12d, ebx
            movdqu   [rcx + 160], xmm9
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 6
            movdqa   xmm9, xmm2
            psrld    xmm9, 17
        mov          r13d, r10d
        ror          r13d, 11
            movdqa   xmm10, xmm2
            pslld    xmm10, 15
        xor          r12d, r13d
        add          ebx, [rcx + 64]                            ; round 8
            pxor     xmm9, xmm10
        mov          r13d, esi
        ror          r13d, 2
        mov          r14d, esi
        ror          r14d, 13
            movdqa   xmm10, xmm2
            psrld    xmm10, 19
        xor          r13d, r14d
            movdqa   xmm14, xmm2
            pslld    xmm14, 13
        mov          r14d, esi
        xor          r14d, edi
        and          r15d, r14d
            pxor     xmm10, xmm14
        xor          r15d, edi
        mov          [rsp + 48], edi
        mov          edi, r10d
        ror          edi, 25
            pxor     xmm9, xmm10
        xor          r12d, edi
            movdqa   xmm10, xmm7
            shufps   xmm10, xmm0, 39
        add          edx, r12d
        add          r9d, edx
            pshufb   xmm10, xmm8
        mov          r12d, esi
        ror          r12d, 22
        xor          r13d, r12d
            paddd    xmm3, xmm10
        add          r13d, r15d
            movdqa   xmm14, xmm2
            psrld    xmm14, 10
        add          edx, r13d
        mov          r12d, r10d
        xor          r12d, r11d
            pxor     xmm9, xmm14
        and          r12d, r9d
        xor          r12d, r11d
            paddd    xmm3, xmm9
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
            movdqa   xmm9, xmm11                                ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            psrld    xmm9, 7
        mov          r13d, r9d
        ror          r13d, 11
            movdqa   xmm14, xmm11
            pslld    xmm14, 25
        xor          r12d, r13d
        add          r11d, [rcx + 68]                           ; round 9
            pxor     xmm9, xmm14
        mov          r13d, edx
        ror          r13d, 2
        mov          r15d, edx
        ror          r15d, 13
            movdqa   xmm14, xmm11
            psrld    xmm14, 18
        xor          r13d, r15d
            movdqa   xmm15, xmm11
            pslld    xmm15, 14
        mov          r15d, edx
        xor          r15d, esi
        and          r14d, r15d
            pxor     xmm14, xmm15
        xor          r14d, esi
        mov          edi, r9d
        ror          edi, 25
            psrld    xmm11, 3
        xor          r12d, edi
            pxor     xmm9, xmm14
        add          ebx, r12d
        add          r8d, ebx
            pxor     xmm9, xmm11
        mov          r12d, edx
        ror          r12d, 22
        xor          r13d, r12d
            paddd    xmm4, xmm9
        add          r13d, r14d
        add          ebx, r13d
            movdqa   xmm9, xmm3
            paddd    xmm9, [rbp + 48]
        mov          r12d, r9d
        xor          r12d, r10d
            movdqu   [rcx + 176], xmm9
        and          r12d, r8d
        xor          r12d, r10d
            movdqa   xmm9, xmm3
            psrld    xmm9, 17
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
            movdqa   xmm11, xmm3
            pslld    xmm11, 15
        mov          r13d, r8d
        ror          r13d, 11
            pxor     xmm9, xmm11
        xor          r12d, r13d
        add          r10d, [rcx + 80]                           ; round 10
            movdqa   xmm11, xmm3
            psrld    xmm11, 19
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
            movdqa   xmm14, xmm3
            pslld    xmm14, 13
        xor          r13d, r14d
            pxor     xmm11, xmm14
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
            pxor     xmm9, xmm11
        xor          r15d, edx
        mov          edi, r8d
        ror          edi, 25
            movdqa   xmm11, xmm0
            shufps   xmm11, xmm1, 39
        xor          r12d, edi
        add          r11d, r12d
            pshufb   xmm11, xmm8
        mov          edi, [rsp + 48]
        add          edi, r11d
            paddd    xmm4, xmm11
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm11, xmm3
            psrld    xmm11, 10
        add          r13d, r15d
        add          r11d, r13d
            pxor     xmm9, xmm11
        mov          r12d, r8d
        xor          r12d, r9d
            paddd    xmm4, xmm9
        and          r12d, edi
        xor          r12d, r9d
            movdqa   xmm9, xmm12                                ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            psrld    xmm9, 7
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
            movdqa   xmm11, xmm12
            pslld    xmm11, 25
        mov          r13d, edi
        ror          r13d, 11
            pxor     xmm9, xmm11
        xor          r12d, r13d
        add          r9d, [rcx + 84]                            ; round 11
            movdqa   xmm11, xmm12
            psrld    xmm11, 18
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
            movdqa   xmm14, xmm12
            pslld    xmm14, 14
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
            pxor     xmm11, xmm14
        and          r14d, r15d
            psrld    xmm12, 3
        xor          r14d, ebx
        mov          [rsp + 48], ebx
        mov          ebx, edi
        ror          ebx, 25
            pxor     xmm9, xmm11
        xor          r12d, ebx
        add          r10d, r12d
            pxor     xmm9, xmm12
        add          esi, r10d
            paddd    xmm5, xmm9
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm9, xmm4
            paddd    xmm9, [rbp + 64]
        add          r13d, r14d
        add          r10d, r13d
            movdqu   [rcx + 192], xmm9
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm9, xmm4
            psrld    xmm9, 17
        and          r12d, esi
        xor          r12d, r8d
            movdqa   xmm11, xmm4
            pslld    xmm11, 15
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
            pxor     xmm9, xmm11
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
            movdqa   xmm11, xmm4
            psrld    xmm11, 19
        add          r8d, [rcx + 96]                            ; round 12
            movdqa   xmm12, xmm4
            pslld    xmm12, 13
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
            pxor     xmm11, xmm12
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
            pxor     xmm9, xmm11
        and          r15d, r14d
            movdqa   xmm11, xmm1
            shufps   xmm11, xmm2, 39
        xor          r15d, r11d
        mov          ebx, esi
        ror          ebx, 25
            pshufb   xmm11, xmm8
        xor          r12d, ebx
        add          r9d, r12d
            paddd    xmm5, xmm11
        add          edx, r9d
            movdqa   xmm11, xmm4
            psrld    xmm11, 10
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm9, xmm11
        add          r13d, r15d
        add          r9d, r13d
            paddd    xmm5, xmm9
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, edx
            movdqa   xmm9, xmm13                                ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            psrld    xmm9, 7
        xor          r12d, edi
            movdqa   xmm11, xmm13
            pslld    xmm11, 25
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
            pxor     xmm9, xmm11
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
            movdqa   xmm11, xmm13
            psrld    xmm11, 18
        add          edi, [rcx + 100]                           ; round 13
            movdqa   xmm12, xmm13
            pslld    xmm12, 14
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
            pxor     xmm11, xmm12
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
            psrld    xmm13, 3
        and          r14d, r15d
            pxor     xmm9, xmm11
        xor          r14d, r10d
        mov          ebx, edx
        ror          ebx, 25
            pxor     xmm9, xmm13
        xor          r12d, ebx
        add          r8d, r12d
            paddd    xmm6, xmm9
        mov          ebx, [rsp + 48]
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
            movdqa   xmm9, xmm5
            paddd    xmm9, [rbp + 80]
        xor          r13d, r12d
            movdqu   [rcx + 208], xmm9
        add          r13d, r14d
        add          r8d, r13d
            movdqa   xmm9, xmm5
            psrld    xmm9, 17
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, ebx
            movdqa   xmm11, xmm5
            pslld    xmm11, 15
        xor          r12d, esi
            pxor     xmm9, xmm11
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
            movdqa   xmm11, xmm5
            psrld    xmm11, 19
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
            movdqa   xmm12, xmm5
            pslld    xmm12, 13
        add          esi, [rcx + 112]                           ; round 14
            pxor     xmm11, xmm12
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
            pxor     xmm9, xmm11
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm11, xmm2
            shufps   xmm11, xmm3, 39
        and          r15d, r14d
            pshufb   xmm11, xmm8
        xor          r15d, r9d
        mov          [rsp + 48], r9d
        mov          r9d, ebx
        ror          r9d, 25
            paddd    xmm6, xmm11
        xor          r12d, r9d
        add          edi, r12d
            movdqa   xmm11, xmm5
            psrld    xmm11, 10
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
            pxor     xmm9, xmm11
        xor          r13d, r12d
            paddd    xmm6, xmm9
        add          r13d, r15d
        add          edi, r13d
            movdqa   xmm9, xmm10                                ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            psrld    xmm9, 7
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
            movdqa   xmm11, xmm10
            pslld    xmm11, 25
        xor          r12d, edx
            pxor     xmm9, xmm11
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
            movdqa   xmm11, xmm10
            psrld    xmm11, 18
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
            movdqa   xmm12, xmm10
            pslld    xmm12, 14
        add          edx, [rcx + 116]                           ; round 15
            pxor     xmm11, xmm12
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
            psrld    xmm10, 3
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
            pxor     xmm9, xmm11
        and          r14d, r15d
        xor          r14d, r8d
            pxor     xmm9, xmm10
        mov          r9d, r11d
        ror          r9d, 25
            paddd    xmm7, xmm9
        xor          r12d, r9d
        add          esi, r12d
            movdqa   xmm9, xmm6
            paddd    xmm9, [rbp + 96]
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
            movdqu   [rcx + 224], xmm9
        xor          r13d, r12d
            movdqa   xmm9, xmm6
            psrld    xmm9, 17
        add          r13d, r14d
        lea          r12, [rcx + 128]                           ; the next sixteen words
            movdqa   xmm10, xmm6
            pslld    xmm10, 15
        add          esi, r13d
        lea          r13, [rbp + 128]
            pxor     xmm9, xmm10
        mov          r14d, r11d
        xor          r14d, ebx
            movdqa   xmm10, xmm6
            psrld    xmm10, 19
        and          r14d, r10d
        xor          r14d, ebx
            movdqa   xmm11, xmm6
            pslld    xmm11, 13
        add          edx, r14d
        mov          r14d, r10d
        ror          r14d, 6
            pxor     xmm10, xmm11
        mov          r9d, r10d
        ror          r9d, 11
        xor          r14d, r9d
            pxor     xmm9, xmm10
        mov          r9d, esi
        ror          r9d, 2
            movdqa   xmm10, xmm3
            shufps   xmm10, xmm4, 39
        mov          [rsp + 56], ebx
        mov          ebx, esi
        ror          ebx, 13
        xor          r9d, ebx
            pshufb   xmm10, xmm8
        mov          ebx, esi
        xor          ebx, edi
        and          ebx, r15d
            paddd    xmm7, xmm10
        xor          ebx, edi
            movdqa   xmm8, xmm6
            psrld    xmm8, 10
        mov          r15d, r10d
        ror          r15d, 25
        xor          r14d, r15d
            pxor     xmm9, xmm8
        add          edx, r14d
        mov          r14d, [rsp + 48]
        add          r14d, edx
            paddd    xmm7, xmm9
        mov          r15d, esi
        ror          r15d, 22
            movdqa   xmm8, xmm7
            paddd    xmm8, [rbp + 112]
        xor          r9d, r15d
        add          r9d, ebx
            movdqu   [rcx + 240], xmm8
        add          edx, r9d
        mov          r9d, r14d
        mov          rcx, r12
        mov          rbp, r13
        mov          ebx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        ; rounds 48 to 63 of the first block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          ebx, [rcx]                                 ; round 0
        mov          ebp, r9d
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        and          ebp, r9d
        xor          ebp, r11d
        add          ebx, ebp
        add          r11d, [rcx + 4]                            ; round 1
        add          r8d, ebx
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        xor          ebp, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, r12d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        xor          ebp, r14d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          ebp, r8d
        xor          ebp, r10d
        add          r11d, ebp
        mov          ebp, r8d
        ror          ebp, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          ebp, r13d
        add          r10d, [rcx + 16]                           ; round 2
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r12d, r14d
        xor          r12d, edx
        mov          r15d, r8d
        ror          r15d, 25
        xor          ebp, r15d
        add          r11d, ebp
        add          edi, r11d
        mov          ebp, ebx
        ror          ebp, 22
        xor          r13d, ebp
        add          r13d, r12d
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        and          ebp, edi
        xor          ebp, r9d
        add          r10d, ebp
        mov          ebp, edi
        ror          ebp, 6
        mov          r12d, edi
        ror          r12d, 11
        xor          ebp, r12d
        add          r9d, [rcx + 20]                            ; round 3
        mov          r12d, r11d
        ror          r12d, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        mov          r15d, edi
        ror          r15d, 25
        xor          ebp, r15d
        add          r10d, ebp
        add          esi, r10d
        mov          ebp, r11d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        mov          ebp, edi
        xor          ebp, r8d
        and          ebp, esi
        xor          ebp, r8d
        add          r9d, ebp
        mov          ebp, esi
        ror          ebp, 6
        mov          r12d, esi
        ror          r12d, 11
        xor          ebp, r12d
        add          r8d, [rcx + 32]                            ; round 4
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        mov          r15d, esi
        ror          r15d, 25
        xor          ebp, r15d
        add          r9d, ebp
        add          edx, r9d
        mov          ebp, r10d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        mov          ebp, esi
        xor          ebp, edi
        and          ebp, edx
        xor          ebp, edi
        add          r8d, ebp
        mov          ebp, edx
        ror          ebp, 6
        mov          r12d, edx
        ror          r12d, 11
        xor          ebp, r12d
        add          edi, [rcx + 36]                            ; round 5
        mov          r12d, r9d
        ror          r12d, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        mov          r15d, edx
        ror          r15d, 25
        xor          ebp, r15d
        add          r8d, ebp
        add          ebx, r8d
        mov          ebp, r9d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        mov          ebp, edx
        xor          ebp, esi
        and          ebp, ebx
        xor          ebp, esi
        add          edi, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          r12d, ebx
        ror          r12d, 11
        xor          ebp, r12d
        add          esi, [rcx + 48]                            ; round 6
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        mov          r15d, ebx
        ror          r15d, 25
        xor          ebp, r15d
        add          edi, ebp
        add          r11d, edi
        mov          ebp, r8d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        mov          ebp, ebx
        xor          ebp, edx
        and          ebp, r11d
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, r11d
        ror          ebp, 6
        mov          r12d, r11d
        ror          r12d, 11
        xor          ebp, r12d
        add          edx, [rcx + 52]                            ; round 7
        mov          r12d, edi
        ror          r12d, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        mov          r15d, r11d
        ror          r15d, 25
        xor          ebp, r15d
        add          esi, ebp
        add          r10d, esi
        mov          ebp, edi
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r11d
        xor          ebp, ebx
        and          ebp, r10d
        xor          ebp, ebx
        add          edx, ebp
        mov          ebp, r10d
        ror          ebp, 6
        mov          r12d, r10d
        ror          r12d, 11
        xor          ebp, r12d
        add          ebx, [rcx + 64]                            ; round 8
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        mov          r15d, r10d
        ror          r15d, 25
        xor          ebp, r15d
        add          ebp, edx
        add          r9d, ebp
        mov          r15d, esi
        ror          r15d, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
        add          r11d, [rcx + 68]                           ; round 9
        mov          r13d, ebp
        ror          r13d, 2
        mov          r15d, ebp
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        mov          edx, r9d
        ror          edx, 25
        xor          r12d, edx
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, ebp
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 80]                           ; round 10
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        add          r9d, [rcx + 84]                            ; round 11
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rcx + 96]                            ; round 12
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          edx, esi
        ror          edx, 25
        xor          r12d, edx
        add          r9d, r12d
        add          ebp, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, ebp
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ebp
        ror          r12d, 6
        mov          r13d, ebp
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 100]                           ; round 13
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        mov          edx, ebp
        ror          edx, 25
        xor          r12d, edx
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, ebp
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 112]                           ; round 14
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          edx, ebx
        ror          edx, 25
        xor          r12d, edx
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, ebp
        and          r12d, r11d
        xor          r12d, ebp
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          ebp, [rcx + 116]                           ; round 15
        mov          ecx, edi
        ror          ecx, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ecx, r13d
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ecx, r12d
        add          ecx, r14d
        add          esi, ecx
        mov          ecx, r11d
        xor          ecx, ebx
        and          ecx, r10d
        xor          ecx, ebx
        add          ebp, ecx
        mov          ecx, esi
        ror          ecx, 2
        mov          r12d, esi
        ror          r12d, 13
        xor          ecx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, esi
        ror          r13d, 22
        xor          ecx, r13d
        mov          r13, [rsp + 24]
        add          r9d, [r13 + 16]                            ; H = H + (a, b, ...)
        add          ecx, [r13]
        mov          r14d, esi
        xor          r14d, edi
        and          edx, r14d
        xor          edx, edi
        add          edx, ecx
        mov          ecx, r10d
        ror          ecx, 25
        xor          r12d, ecx
        add          r12d, ebp
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        add          edx, r12d
        add          r9d, r12d
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          r12, [rsp]
        add          r12, 8
        mov          [rsp], r12
        mov          [r13], edx
        mov          [r13 + 16], r9d
        mov          r14d, [r13 + 4]
        add          esi, r14d
        mov          [r13 + 4], esi
        mov          r14d, [r13 + 8]
        add          edi, r14d
        mov          [r13 + 8], edi
        mov          r14d, [r13 + 12]
        add          r8d, r14d
        mov          [r13 + 12], r8d
        mov          r14d, [r13 + 20]
        add          r10d, r14d
        mov          [r13 + 20], r10d
        mov          r14d, [r13 + 24]
        add          r11d, r14d
        mov          [r13 + 24], r11d
        mov          r14d, [r13 + 28]
        add          ebx, r14d
        mov          [r13 + 28], ebx
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: [rsp];
        ;   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40].
NSMS_L(next_block_of_batch2):

        ; the next block of the batch
        mov          rcx, [rsp]
        lea          rbp, [rcx + 512]
        mov          [rsp + 32], rbp
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rcx; q: [rsp];
        ;   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32];
        ;   end_of_batch: [rsp+40].
NSMS_L(rounds_only2):

        ; rounds 0 to 63 of one block, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label rounds_and_schedule2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        mov          ebp, r9d                                   ; round 0
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, edx
        xor          r14d, esi
        xor          ebp, r12d
        and          r13d, r9d
        add          ebx, [rcx]
        xor          r13d, r11d
        add          r11d, [rcx + 4]                            ; round 1
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        add          ebx, r13d
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        mov          r13d, esi
        xor          r13d, edi
        add          r8d, ebx
        xor          ebp, r12d
        and          r13d, r14d
        xor          r13d, esi
        mov          r12d, edx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        mov          r15d, ebx
        xor          r15d, edx
        and          ebp, r8d
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r10d
        xor          r14d, edx
        add          r11d, ebp
        add          r10d, [rcx + 16]                           ; round 2
        mov          ebp, ebx
        ror          ebp, 2
        mov          r13d, ebx
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r8d
        ror          r13d, 25
        xor          r12d, r13d
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r11d, ebp
        mov          ebp, r8d
        xor          ebp, r9d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        mov          r14d, r11d
        xor          r14d, ebx
        and          ebp, edi
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, r9d
        xor          r15d, ebx
        add          r10d, ebp
        add          r9d, [rcx + 20]                            ; round 3
        mov          ebp, r11d
        ror          ebp, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edi
        ror          r13d, 25
        xor          r12d, r13d
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r10d, ebp
        mov          ebp, edi
        xor          ebp, r8d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, esi
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r8d
        xor          r14d, r11d
        add          r9d, ebp
        add          r8d, [rcx + 32]                            ; round 4
        mov          ebp, r10d
        ror          ebp, 2
        mov          r13d, r10d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, esi
        ror          r13d, 25
        xor          r12d, r13d
        add          r9d, r12d
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r9d, ebp
        mov          ebp, esi
        xor          ebp, edi
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        mov          r14d, r9d
        xor          r14d, r10d
        and          ebp, edx
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edi
        xor          r15d, r10d
        add          r8d, ebp
        add          edi, [rcx + 36]                            ; round 5
        mov          ebp, r9d
        ror          ebp, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edx
        ror          r13d, 25
        xor          r12d, r13d
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r8d, ebp
        mov          ebp, edx
        xor          ebp, esi
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        mov          r15d, r8d
        xor          r15d, r9d
        and          ebp, ebx
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, esi
        xor          r14d, r9d
        add          edi, ebp
        add          esi, [rcx + 48]                            ; round 6
        mov          ebp, r8d
        ror          ebp, 2
        mov          r13d, r8d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, ebx
        ror          r13d, 25
        xor          r12d, r13d
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          edi, ebp
        mov          ebp, ebx
        xor          ebp, edx
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        mov          r14d, edi
        xor          r14d, r8d
        and          ebp, r11d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edx
        xor          r15d, r8d
        add          esi, ebp
        add          edx, [rcx + 52]                            ; round 7
        mov          ebp, edi
        ror          ebp, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          esi, ebp
        mov          ebp, r11d
        xor          ebp, ebx
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        mov          r15d, esi
        xor          r15d, edi
        and          ebp, r10d
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, ebx
        xor          r14d, edi
        add          edx, ebp
        add          ebx, [rcx + 64]                            ; round 8
        mov          ebp, esi
        ror          ebp, 2
        mov          r13d, esi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r10d
        ror          r13d, 25
        xor          r12d, r13d
        add          edx, r12d
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          edx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, edx
        xor          r14d, esi
        and          ebp, r9d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, r11d
        xor          r15d, esi
        add          ebx, ebp
        add          r11d, [rcx + 68]                           ; round 9
        mov          ebp, edx
        ror          ebp, 2
        mov          r13d, edx
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        mov          r15d, ebx
        xor          r15d, edx
        and          ebp, r8d
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r10d
        xor          r14d, edx
        add          r11d, ebp
        add          r10d, [rcx + 80]                           ; round 10
        mov          ebp, ebx
        ror          ebp, 2
        mov          r13d, ebx
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r8d
        ror          r13d, 25
        xor          r12d, r13d
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r11d, ebp
        mov          ebp, r8d
        xor          ebp, r9d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        mov          r14d, r11d
        xor          r14d, ebx
        and          ebp, edi
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, r9d
        xor          r15d, ebx
        add          r10d, ebp
        add          r9d, [rcx + 84]                            ; round 11
        mov          ebp, r11d
        ror          ebp, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edi
        ror          r13d, 25
        xor          r12d, r13d
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r10d, ebp
        mov          ebp, edi
        xor          ebp, r8d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, esi
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r8d
        xor          r14d, r11d
        add          r9d, ebp
        add          r8d, [rcx + 96]                            ; round 12
        mov          ebp, r10d
        ror          ebp, 2
        mov          r13d, r10d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, esi
        ror          r13d, 25
        xor          r12d, r13d
        add          r9d, r12d
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r9d, ebp
        mov          ebp, esi
        xor          ebp, edi
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        mov          r14d, r9d
        xor          r14d, r10d
        and          ebp, edx
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edi
        xor          r15d, r10d
        add          r8d, ebp
        add          edi, [rcx + 100]                           ; round 13
        mov          ebp, r9d
        ror          ebp, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edx
        ror          r13d, 25
        xor          r12d, r13d
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r8d, ebp
        mov          ebp, edx
        xor          ebp, esi
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        mov          r15d, r8d
        xor          r15d, r9d
        and          ebp, ebx
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, esi
        xor          r14d, r9d
        add          edi, ebp
        add          esi, [rcx + 112]                           ; round 14
        mov          ebp, r8d
        ror          ebp, 2
        mov          r13d, r8d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, ebx
        ror          r13d, 25
        xor          r12d, r13d
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          edi, ebp
        mov          ebp, ebx
        xor          ebp, edx
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        mov          r14d, edi
        xor          r14d, r8d
        and          ebp, r11d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edx
        xor          r15d, r8d
        add          esi, ebp
        add          edx, [rcx + 116]                           ; round 15
        mov          ebp, edi
        ror          ebp, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          rcx, 128
        add          esi, ebp
        mov          ebp, r11d
        xor          ebp, ebx
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        mov          r15d, esi
        xor          r15d, edi
        and          ebp, r10d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, ebx
        xor          r15d, edi
        add          edx, ebp
        mov          ebp, esi
        ror          ebp, 2
        mov          r13d, esi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r10d
        ror          r13d, 25
        xor          r12d, r13d
        add          edx, r12d
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          edx, ebp
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_only2)

        ; the state after the block
        mov          rcx, [rsp + 24]
        mov          ebp, [rcx]                                 ; H = H + (a, b, ...)
        add          edx, ebp
        mov          rbp, [rsp + 16]
        add          rbp, 64                                    ; the next block
        mov          [rsp + 16], rbp
        mov          [rcx], edx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 8
        mov          [rsp], r13
        mov          r14d, [rcx + 4]
        add          esi, r14d
        mov          [rcx + 4], esi
        mov          r14d, [rcx + 8]
        add          edi, r14d
        mov          [rcx + 8], edi
        mov          r14d, [rcx + 12]
        add          r8d, r14d
        mov          [rcx + 12], r8d
        mov          r14d, [rcx + 16]
        add          r9d, r14d
        mov          [rcx + 16], r9d
        mov          r14d, [rcx + 20]
        add          r10d, r14d
        mov          [rcx + 20], r10d
        mov          r14d, [rcx + 24]
        add          r11d, r14d
        mov          [rcx + 24], r11d
        mov          r14d, [rcx + 28]
        add          ebx, r14d
        mov          [rcx + 28], ebx
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          NSMS_L(next_block_of_batch2)
        jmp          NSMS_L(batch2)
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8];
        ;   data: [rsp+16]; state: [rsp+24].
NSMS_L(batch1):
        cmp          qword [rsp + 8], 1
        jb           NSMS_L(done)

        ; the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        movdqu       xmm0, [r12]                                ; W_0 to W_3
        movdqu       xmm4, [rel NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm1, [r12 + 16]                           ; W_4 to W_7
        movdqu       xmm2, [r12 + 32]                           ; W_8 to W_11
        pshufb       xmm0, xmm4
        movdqu       xmm3, [r12 + 48]                           ; W_12 to W_15
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
        lea          r12, [rax + 192]
        mov          [rsp + 32], r12
        lea          rbp, [rel NSMS_L(K) + 64]
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3;
        ;   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24];
        ;   upper_bound: [rsp+32].
NSMS_L(rounds_and_schedule1):

        ; rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label rounds_and_schedule2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        mov          r12d, r9d                                  ; round 0
        ror          r12d, 6
            movdqa   xmm4, xmm3                                 ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            psrldq   xmm4, 8
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, edx
        xor          r15d, esi
            movdqa   xmm5, xmm1
            palignr  xmm5, xmm0, 4
        xor          r12d, r13d
        and          r14d, r9d
            movdqa   xmm6, xmm3
            palignr  xmm6, xmm2, 4
        add          ebx, [rcx]
        xor          r14d, r11d
            movdqa   xmm7, xmm4
            psrld    xmm7, 17
        add          r11d, [rcx + 4]                            ; round 1
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
            movdqa   xmm8, xmm4
            pslld    xmm8, 15
        add          ebx, r12d
        add          ebx, r14d
            movdqa   xmm9, xmm4
            psrld    xmm9, 19
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 2
        mov          r13d, edx
        ror          r13d, 13
            movdqa   xmm10, xmm4
            pslld    xmm10, 13
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
            pxor     xmm7, xmm8
        and          r13d, r15d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
            pxor     xmm9, xmm10
        xor          r12d, r14d
        add          r12d, r13d
            psrld    xmm4, 10
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
            paddd    xmm0, xmm6
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
            pxor     xmm7, xmm9
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
            movdqa   xmm8, xmm5
            psrld    xmm8, 7
        xor          r12d, r13d
        add          r10d, [rcx + 8]                            ; round 2
        mov          r13d, ebx
        ror          r13d, 2
            movdqa   xmm9, xmm5
            pslld    xmm9, 25
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
            movdqa   xmm10, xmm5
            psrld    xmm10, 18
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
            movdqa   xmm11, xmm5
            pslld    xmm11, 14
        xor          r15d, edx
        mov          [rsp + 48], rbp
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
            pxor     xmm8, xmm9
        add          r11d, r12d
        add          edi, r11d
            pxor     xmm10, xmm11
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
            pxor     xmm7, xmm4
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
            psrld    xmm5, 3
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
            pxor     xmm8, xmm10
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
            paddd    xmm7, xmm0
        xor          r12d, r13d
        add          r9d, [rcx + 12]                            ; round 3
            pxor     xmm8, xmm5
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
            paddd    xmm7, xmm8
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
            paddd    xmm0, xmm8
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
            palignr  xmm7, xmm3, 8
        add          r10d, r12d
        add          esi, r10d
            movdqa   xmm4, xmm7
            psrld    xmm4, 17
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm5, xmm7
            pslld    xmm5, 15
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm8, xmm7
            psrld    xmm8, 19
        and          r12d, esi
        xor          r12d, r8d
            movdqa   xmm9, xmm7
            pslld    xmm9, 13
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
            pxor     xmm4, xmm5
        xor          r12d, r13d
        add          r8d, [rcx + 16]                            ; round 4
            pxor     xmm8, xmm9
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
            psrld    xmm7, 10
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
            pxor     xmm4, xmm8
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
            movdqa   xmm5, xmm2                                 ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            palignr  xmm5, xmm1, 4
        xor          r12d, ebp
        add          r9d, r12d
        add          edx, r9d
            pxor     xmm4, xmm7
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm7, xmm5
            psrld    xmm7, 7
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
            movdqa   xmm8, xmm5
            pslld    xmm8, 25
        and          r12d, edx
        xor          r12d, edi
            movdqa   xmm9, xmm5
            psrld    xmm9, 18
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
            paddd    xmm0, xmm4
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 20]                            ; round 5
            pxor     xmm7, xmm8
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
            movdqa   xmm4, xmm5
            pslld    xmm4, 14
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
            mov      rbp, [rsp + 48]
            movdqa   xmm8, xmm0
            paddd    xmm8, [rbp]
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
            movdqa   xmm10, xmm0
            psrldq   xmm10, 8
        xor          r12d, ebp
        add          r8d, r12d
            psrld    xmm5, 3
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm9, xmm4
        add          r13d, r14d
        add          r8d, r13d
            movdqu   [rcx + 64], xmm8
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
            pxor     xmm7, xmm9
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
            movdqa   xmm4, xmm10
            psrld    xmm4, 17
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 24]                            ; round 6
            movdqa   xmm8, xmm10
            pslld    xmm8, 15
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
            movdqa   xmm9, xmm10
            psrld    xmm9, 19
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm11, xmm10
            pslld    xmm11, 13
        and          r15d, r14d
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
            pxor     xmm4, xmm8
        xor          r12d, ebp
        add          edi, r12d
            pxor     xmm9, xmm11
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm7, xmm5
        add          r13d, r15d
        add          edi, r13d
            psrld    xmm10, 10
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
            pxor     xmm4, xmm9
        xor          r12d, edx
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
            paddd    xmm1, xmm7
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
            movdqa   xmm5, xmm0
            palignr  xmm5, xmm3, 4
        add          edx, [rcx + 28]                            ; round 7
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
            pxor     xmm4, xmm10
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
            paddd    xmm1, xmm5
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
            paddd    xmm4, xmm1
        xor          r12d, ebp
        add          esi, r12d
            palignr  xmm4, xmm0, 8
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
            movdqa   xmm7, xmm4
            psrld    xmm7, 17
        xor          r13d, r12d
        add          r13d, r14d
        add          esi, r13d
            movdqa   xmm8, xmm4
            pslld    xmm8, 15
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
            movdqa   xmm9, xmm4
            psrld    xmm9, 19
        xor          r12d, ebx
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 6
            movdqa   xmm10, xmm4
            pslld    xmm10, 13
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
            pxor     xmm7, xmm8
        add          ebx, [rcx + 32]                            ; round 8
        mov          r13d, esi
        ror          r13d, 2
            pxor     xmm9, xmm10
        mov          r14d, esi
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, esi
        xor          r14d, edi
            psrld    xmm4, 10
        and          r15d, r14d
        xor          r15d, edi
            pxor     xmm7, xmm9
        mov          ebp, r10d
        ror          ebp, 25
        xor          r12d, ebp
        add          edx, r12d
            pxor     xmm7, xmm4
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
            movdqa   xmm4, xmm6                                 ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            psrld    xmm4, 7
        xor          r13d, r12d
        add          r13d, r15d
            movdqa   xmm8, xmm6
            pslld    xmm8, 25
        add          edx, r13d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
            movdqa   xmm9, xmm6
            psrld    xmm9, 18
        xor          r12d, r11d
        add          ebx, r12d
            paddd    xmm1, xmm7
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
            pxor     xmm4, xmm8
        add          r11d, [rcx + 36]                           ; round 9
        mov          r13d, edx
        ror          r13d, 2
            movdqa   xmm7, xmm6
            pslld    xmm7, 14
        mov          r15d, edx
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, edx
        xor          r15d, esi
            mov      rbp, [rsp + 48]
            movdqa   xmm8, xmm1
            paddd    xmm8, [rbp + 16]
        and          r14d, r15d
        xor          r14d, esi
            movdqa   xmm10, xmm1
            psrldq   xmm10, 8
        mov          ebp, r9d
        ror          ebp, 25
        xor          r12d, ebp
            psrld    xmm6, 3
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 22
            pxor     xmm9, xmm7
        xor          r13d, r12d
        add          r13d, r14d
            movdqu   [rcx + 80], xmm8
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
            pxor     xmm4, xmm9
        xor          r12d, r10d
        add          r11d, r12d
            movdqa   xmm7, xmm10
            psrld    xmm7, 17
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
            movdqa   xmm8, xmm10
            pslld    xmm8, 15
        xor          r12d, r13d
        add          r10d, [rcx + 40]                           ; round 10
        mov          r13d, ebx
        ror          r13d, 2
            movdqa   xmm9, xmm10
            psrld    xmm9, 19
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
            movdqa   xmm11, xmm10
            pslld    xmm11, 13
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
        xor          r15d, edx
            pxor     xmm7, xmm8
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
            pxor     xmm9, xmm11
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
            pxor     xmm4, xmm6
        xor          r13d, r12d
        add          r13d, r15d
            psrld    xmm10, 10
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
            pxor     xmm7, xmm9
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
            paddd    xmm2, xmm4
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
            movdqa   xmm4, xmm1
            palignr  xmm4, xmm0, 4
        xor          r12d, r13d
        add          r9d, [rcx + 44]                            ; round 11
        mov          r13d, r11d
        ror          r13d, 2
            pxor     xmm7, xmm10
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
            paddd    xmm2, xmm4
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
            paddd    xmm7, xmm2
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
            palignr  xmm7, xmm1, 8
        add          r10d, r12d
        add          esi, r10d
            movdqa   xmm4, xmm7
            psrld    xmm4, 17
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
            movdqa   xmm6, xmm7
            pslld    xmm6, 15
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm8, xmm7
            psrld    xmm8, 19
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
            movdqa   xmm9, xmm7
            pslld    xmm9, 13
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
            pxor     xmm4, xmm6
        xor          r12d, r13d
        add          r8d, [rcx + 48]                            ; round 12
            pxor     xmm8, xmm9
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
            psrld    xmm7, 10
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
            pxor     xmm4, xmm8
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
        xor          r12d, ebp
            movdqa   xmm6, xmm5                                 ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            psrld    xmm6, 7
        add          r9d, r12d
        add          edx, r9d
            movdqa   xmm8, xmm5
            pslld    xmm8, 25
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm9, xmm5
            psrld    xmm9, 18
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
            pxor     xmm4, xmm7
        and          r12d, edx
        xor          r12d, edi
            pxor     xmm6, xmm8
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
            paddd    xmm2, xmm4
        xor          r12d, r13d
        add          edi, [rcx + 52]                            ; round 13
            movdqa   xmm4, xmm5
            pslld    xmm4, 14
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
            psrld    xmm5, 3
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
            mov      rbp, [rsp + 48]
            movdqa   xmm7, xmm2
            paddd    xmm7, [rbp + 32]
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
            movdqa   xmm8, xmm2
            psrldq   xmm8, 8
        xor          r12d, ebp
        add          r8d, r12d
        add          ebx, r8d
            pxor     xmm9, xmm4
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm4, xmm2
            palignr  xmm4, xmm1, 4
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, edx
        xor          r12d, esi
            movdqu   [rcx + 96], xmm7
        and          r12d, ebx
        xor          r12d, esi
            pxor     xmm6, xmm9
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
            movdqa   xmm7, xmm8
            psrld    xmm7, 17
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 56]                            ; round 14
            movdqa   xmm9, xmm8
            pslld    xmm9, 15
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
            movdqa   xmm10, xmm8
            psrld    xmm10, 19
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
            movdqa   xmm11, xmm8
            pslld    xmm11, 13
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
            pxor     xmm7, xmm9
        xor          r12d, ebp
        add          edi, r12d
            pxor     xmm10, xmm11
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm6, xmm5
        add          r13d, r15d
        add          edi, r13d
            psrld    xmm8, 10
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
        xor          r12d, edx
            pxor     xmm7, xmm10
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
            paddd    xmm3, xmm6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          edx, [rcx + 60]                            ; round 15
            pxor     xmm7, xmm8
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
            paddd    xmm3, xmm4
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
            paddd    xmm7, xmm3
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
            palignr  xmm7, xmm2, 8
        xor          r12d, ebp
        add          esi, r12d
            movdqa   xmm4, xmm7
            psrld    xmm4, 17
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm5, xmm7
            pslld    xmm5, 15
        add          r13d, r14d
        lea          r12, [rcx + 64]                            ; the next sixteen words
            movdqa   xmm6, xmm7
            psrld    xmm6, 19
        add          esi, r13d
        mov          rbp, [rsp + 48]
        lea          r13, [rbp + 64]
            movdqa   xmm8, xmm7
            pslld    xmm8, 13
        mov          r14d, r11d
        xor          r14d, ebx
        and          r14d, r10d
        xor          r14d, ebx
            pxor     xmm4, xmm5
        add          edx, r14d
        mov          r14d, r10d
        ror          r14d, 6
            pxor     xmm6, xmm8
        mov          [rsp + 56], ebx
        mov          ebx, r10d
        ror          ebx, 11
        xor          r14d, ebx
        mov          ebx, esi
        ror          ebx, 2
            psrld    xmm7, 10
        mov          [rsp + 64], r8d
        mov          r8d, esi
        ror          r8d, 13
        xor          ebx, r8d
            pxor     xmm4, xmm6
        mov          r8d, esi
        xor          r8d, edi
        and          r8d, r15d
        xor          r8d, edi
            pxor     xmm4, xmm7
        mov          r15d, r10d
        ror          r15d, 25
        xor          r14d, r15d
            paddd    xmm3, xmm4
        add          edx, r14d
        add          r9d, edx
            movdqa   xmm4, xmm3
            paddd    xmm4, [rbp + 48]
        mov          r14d, esi
        ror          r14d, 22
        xor          ebx, r14d
        add          ebx, r8d
            movdqu   [rcx + 112], xmm4
        add          edx, ebx
        mov          rcx, r12
        mov          rbp, r13
        mov          r8d, [rsp + 64]
        mov          ebx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 48 to 63 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          ebx, [rcx]                                 ; round 0
        mov          ebp, r9d
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        and          ebp, r9d
        xor          ebp, r11d
        add          ebx, ebp
        add          r11d, [rcx + 4]                            ; round 1
        add          r8d, ebx
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        xor          ebp, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, r12d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        xor          ebp, r14d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          ebp, r8d
        xor          ebp, r10d
        add          r11d, ebp
        mov          ebp, r8d
        ror          ebp, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          ebp, r13d
        add          r10d, [rcx + 8]                            ; round 2
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r12d, r14d
        xor          r12d, edx
        mov          r15d, r8d
        ror          r15d, 25
        xor          ebp, r15d
        add          r11d, ebp
        add          edi, r11d
        mov          ebp, ebx
        ror          ebp, 22
        xor          r13d, ebp
        add          r13d, r12d
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        and          ebp, edi
        xor          ebp, r9d
        add          r10d, ebp
        mov          ebp, edi
        ror          ebp, 6
        mov          r12d, edi
        ror          r12d, 11
        xor          ebp, r12d
        add          r9d, [rcx + 12]                            ; round 3
        mov          r12d, r11d
        ror          r12d, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        mov          r15d, edi
        ror          r15d, 25
        xor          ebp, r15d
        add          r10d, ebp
        add          esi, r10d
        mov          ebp, r11d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        mov          ebp, edi
        xor          ebp, r8d
        and          ebp, esi
        xor          ebp, r8d
        add          r9d, ebp
        mov          ebp, esi
        ror          ebp, 6
        mov          r12d, esi
        ror          r12d, 11
        xor          ebp, r12d
        add          r8d, [rcx + 16]                            ; round 4
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        mov          r15d, esi
        ror          r15d, 25
        xor          ebp, r15d
        add          r9d, ebp
        add          edx, r9d
        mov          ebp, r10d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        mov          ebp, esi
        xor          ebp, edi
        and          ebp, edx
        xor          ebp, edi
        add          r8d, ebp
        mov          ebp, edx
        ror          ebp, 6
        mov          r12d, edx
        ror          r12d, 11
        xor          ebp, r12d
        add          edi, [rcx + 20]                            ; round 5
        mov          r12d, r9d
        ror          r12d, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        mov          r15d, edx
        ror          r15d, 25
        xor          ebp, r15d
        add          r8d, ebp
        add          ebx, r8d
        mov          ebp, r9d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        mov          ebp, edx
        xor          ebp, esi
        and          ebp, ebx
        xor          ebp, esi
        add          edi, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          r12d, ebx
        ror          r12d, 11
        xor          ebp, r12d
        add          esi, [rcx + 24]                            ; round 6
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        mov          r15d, ebx
        ror          r15d, 25
        xor          ebp, r15d
        add          edi, ebp
        add          r11d, edi
        mov          ebp, r8d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        mov          ebp, ebx
        xor          ebp, edx
        and          ebp, r11d
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, r11d
        ror          ebp, 6
        mov          r12d, r11d
        ror          r12d, 11
        xor          ebp, r12d
        add          edx, [rcx + 28]                            ; round 7
        mov          r12d, edi
        ror          r12d, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        mov          r15d, r11d
        ror          r15d, 25
        xor          ebp, r15d
        add          esi, ebp
        add          r10d, esi
        mov          ebp, edi
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r11d
        xor          ebp, ebx
        and          ebp, r10d
        xor          ebp, ebx
        add          edx, ebp
        mov          ebp, r10d
        ror          ebp, 6
        mov          r12d, r10d
        ror          r12d, 11
        xor          ebp, r12d
        add          ebx, [rcx + 32]                            ; round 8
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        mov          r15d, r10d
        ror          r15d, 25
        xor          ebp, r15d
        add          ebp, edx
        add          r9d, ebp
        mov          r15d, esi
        ror          r15d, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
        add          r11d, [rcx + 36]                           ; round 9
        mov          r13d, ebp
        ror          r13d, 2
        mov          r15d, ebp
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        mov          edx, r9d
        ror          edx, 25
        xor          r12d, edx
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, ebp
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 40]                           ; round 10
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        add          r9d, [rcx + 44]                            ; round 11
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rcx + 48]                            ; round 12
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          edx, esi
        ror          edx, 25
        xor          r12d, edx
        add          r9d, r12d
        add          ebp, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, ebp
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ebp
        ror          r12d, 6
        mov          r13d, ebp
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 52]                            ; round 13
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        mov          edx, ebp
        ror          edx, 25
        xor          r12d, edx
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, ebp
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 56]                            ; round 14
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          edx, ebx
        ror          edx, 25
        xor          r12d, edx
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, ebp
        and          r12d, r11d
        xor          r12d, ebp
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          ebp, [rcx + 60]                            ; round 15
        mov          ecx, edi
        ror          ecx, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ecx, r13d
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ecx, r12d
        add          ecx, r14d
        add          esi, ecx
        mov          ecx, r11d
        xor          ecx, ebx
        and          ecx, r10d
        xor          ecx, ebx
        add          ebp, ecx
        mov          ecx, esi
        ror          ecx, 2
        mov          r12d, esi
        ror          r12d, 13
        xor          ecx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, esi
        ror          r13d, 22
        xor          ecx, r13d
        mov          r13, [rsp + 24]
        add          r9d, [r13 + 16]                            ; H = H + (a, b, ...)
        add          ecx, [r13]
        mov          r14d, esi
        xor          r14d, edi
        and          edx, r14d
        xor          edx, edi
        add          edx, ecx
        mov          ecx, r10d
        ror          ecx, 25
        xor          r12d, ecx
        add          r12d, ebp
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        add          edx, r12d
        add          r9d, r12d
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          [r13], edx
        mov          [r13 + 16], r9d
        mov          r12d, [r13 + 4]
        add          esi, r12d
        mov          [r13 + 4], esi
        mov          r12d, [r13 + 8]
        add          edi, r12d
        mov          [r13 + 8], edi
        mov          r12d, [r13 + 12]
        add          r8d, r12d
        mov          [r13 + 12], r8d
        mov          r12d, [r13 + 20]
        add          r10d, r12d
        mov          [r13 + 20], r10d
        mov          r12d, [r13 + 24]
        add          r11d, r12d
        mov          [r13 + 24], r11d
        mov          r12d, [r13 + 28]
        add          ebx, r12d
        mov          [r13 + 28], ebx
        jmp          NSMS_L(batch1)
NSMS_L(done):

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 656]
        movaps       xmm7, [rsp + 672]
        movaps       xmm8, [rsp + 688]
        movaps       xmm9, [rsp + 704]
        movaps       xmm10, [rsp + 720]
        movaps       xmm11, [rsp + 736]
        movaps       xmm12, [rsp + 752]
        movaps       xmm13, [rsp + 768]
        movaps       xmm14, [rsp + 784]
        movaps       xmm15, [rsp + 800]
        add          rsp, 824
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
        add          rsp, 664
NSMS_L(at8):
        pop          r15
NSMS_L(at9):
        pop          r14
NSMS_L(at10):
        pop          r13
NSMS_L(at11):
        pop          r12
NSMS_L(at12):
        pop          rbp
NSMS_L(at13):
        pop          rbx
NSMS_L(at14):
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
        dd           NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0xd0, 0x05 ; sub rsp, 664
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 664
        db           0x40 + (NSMS_L(at9) - NSMS_L(at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(at10) - NSMS_L(at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(at11) - NSMS_L(at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(at12) - NSMS_L(at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(at13) - NSMS_L(at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(at14) - NSMS_L(at13)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, NSMS_L(at19) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 30, 0
        db           NSMS_L(at19) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xf8 ; movaps [rsp + 800], xmm15
        dw           50
        db           NSMS_L(at18) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xe8 ; movaps [rsp + 784], xmm14
        dw           49
        db           NSMS_L(at17) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xd8 ; movaps [rsp + 768], xmm13
        dw           48
        db           NSMS_L(at16) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xc8 ; movaps [rsp + 752], xmm12
        dw           47
        db           NSMS_L(at15) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xb8 ; movaps [rsp + 736], xmm11
        dw           46
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xa8 ; movaps [rsp + 720], xmm10
        dw           45
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x98 ; movaps [rsp + 704], xmm9
        dw           44
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x88 ; movaps [rsp + 688], xmm8
        dw           43
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x78 ; movaps [rsp + 672], xmm7
        dw           42
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x68 ; movaps [rsp + 656], xmm6
        dw           41
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x01 ; sub rsp, 824
        dw           103
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_blocks_sse41_n2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_blocks_sse41_n2: 15 integer registers, 16 vector registers, 9 spills.
;   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..7 of 2
;     blocks: xmm0..xmm7; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax; blocks: [rsp+8];
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
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_blocks_sse41_n2
;   signature: void nsms_sha256_blocks_sse41_n2(uint32_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 712, win64: 888}
;   features: [ssse3]
