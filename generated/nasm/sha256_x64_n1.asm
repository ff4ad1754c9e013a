; sha256_x64_n1.asm, written by nsms: make gen HASH=sha256 ISA=x64 N=1
;
; void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks);
;   SHA-224, SHA-256: the hash value after any number of blocks.
;   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,383 instructions (System V); 264 bytes of stack (System V), 280 (Win64).
; void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data);
;   SHA-224, SHA-256: W_t + K_t of a block, wk[t].
;   Reads 64 bytes at data; writes 256 bytes at wk.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 468 instructions (System V); 168 bytes of stack (System V), 184 (Win64).
;
; Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
; overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
; registers and flags; not x87 registers, MXCSR or the direction flag.
; Needs: any x86-64 processor.
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
%define NSMS_L(name) ..@sha256_x64_n1_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K):  ; K_t; a word for its end
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
        dd           0x00000000

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_x64_n1):function hidden (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1))
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_x64_n1):function (NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_x64_n1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_x64_n1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_x64_n1)
%endif
NSMS_SYMBOL(nsms_sha256_blocks_x64_n1):
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
        sub          rsp, 216
NSMS_L(blocks_at9):
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
        sub          rsp, 216
NSMS_L(blocks_at7):
%endif
        mov          [rsp + 128], rdi
        mov          [rsp + 112], rsi
        mov          [rsp + 120], rdx
        cmp          qword [rsp + 120], 0
        je           NSMS_L(blocks_done)

        ; the working variables are the intermediate hash value
        mov          r11, [rsp + 128]
        mov          eax, [r11]
        mov          ecx, [r11 + 4]
        mov          edx, [r11 + 8]
        mov          esi, [r11 + 12]
        mov          edi, [r11 + 16]
        mov          r8d, [r11 + 20]
        mov          r9d, [r11 + 24]
        mov          r10d, [r11 + 28]
        ; Live here: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; data: [rsp+112]; blocks: [rsp+120];
        ;   state: [rsp+128].
NSMS_L(blocks_batch1):
        cmp          qword [rsp + 120], 1
        jb           NSMS_L(blocks_done)

        ; rounds 0 to 15, on the message words
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        mov          r12d, edi                                  ; round 0
        ror          r12d, 14
        xor          r12d, edi
        ror          r12d, 5
        xor          r12d, edi
        ror          r12d, 6
        mov          r13, [rsp + 112]
        mov          ebx, [r13]                                 ; W_0
        mov          r14d, ecx
        xor          r14d, edx
        mov          r15d, r8d
        xor          r15d, r9d
        and          r15d, edi
        xor          r15d, r9d
        add          r10d, [rel NSMS_L(K)]
        mov          ebp, eax
        ror          ebp, 9
        xor          ebp, eax
        ror          ebp, 11
        xor          ebp, eax
        bswap        ebx
        add          r10d, ebx
        add          r10d, r15d
        add          r10d, r12d
        ror          ebp, 2
        mov          r12d, eax
        xor          r12d, ecx
        and          r14d, r12d
        xor          r14d, ecx
        add          r14d, ebp
        add          r14d, r10d
        add          r10d, esi
        mov          r15d, r10d                                 ; round 1
        ror          r15d, 14
        xor          r15d, r10d
        ror          r15d, 5
        xor          r15d, r10d
        ror          r15d, 6
        mov          ebp, [r13 + 4]                             ; W_1
        mov          r11d, edi
        xor          r11d, r8d
        and          r11d, r10d
        mov          esi, r14d
        ror          esi, 9
        xor          esi, r14d
        ror          esi, 11
        xor          esi, r14d
        bswap        ebp
        add          r9d, [rel NSMS_L(K) + 4]
        add          r9d, ebp
        xor          r11d, r8d
        add          r9d, r11d
        add          r9d, r15d
        ror          esi, 2
        mov          r15d, r14d
        xor          r15d, eax
        and          r12d, r15d
        xor          r12d, eax
        add          r12d, esi
        add          r12d, r9d
        add          r9d, edx
        mov          r11d, r9d                                  ; round 2
        ror          r11d, 14
        xor          r11d, r9d
        ror          r11d, 5
        xor          r11d, r9d
        mov          esi, [r13 + 8]                             ; W_2
        ror          r11d, 6
        mov          edx, r10d
        xor          edx, edi
        and          edx, r9d
        mov          [rsp + 144], ebx
        mov          ebx, r12d
        ror          ebx, 9
        xor          ebx, r12d
        ror          ebx, 11
        xor          ebx, r12d
        bswap        esi
        mov          [rsp], esi
        add          r8d, [rel NSMS_L(K) + 8]
        add          r8d, esi
        xor          edx, edi
        add          r8d, edx
        add          r8d, r11d
        ror          ebx, 2
        mov          r11d, r12d
        xor          r11d, r14d
        and          r15d, r11d
        xor          r15d, r14d
        add          r15d, ebx
        add          r15d, r8d
        add          r8d, ecx
        mov          ebx, r8d                                   ; round 3
        ror          ebx, 14
        xor          ebx, r8d
        ror          ebx, 5
        mov          edx, [r13 + 12]                            ; W_3
        xor          ebx, r8d
        ror          ebx, 6
        mov          ecx, r9d
        xor          ecx, r10d
        and          ecx, r8d
        bswap        edx
        mov          [rsp + 8], edx
        mov          esi, r15d
        ror          esi, 9
        xor          esi, r15d
        ror          esi, 11
        xor          esi, r15d
        add          edi, [rel NSMS_L(K) + 12]
        add          edi, edx
        xor          ecx, r10d
        add          edi, ecx
        add          edi, ebx
        ror          esi, 2
        mov          ebx, r15d
        xor          ebx, r12d
        and          r11d, ebx
        xor          r11d, r12d
        add          r11d, esi
        add          r11d, edi
        add          edi, eax
        mov          esi, edi                                   ; round 4
        ror          esi, 14
        xor          esi, edi
        ror          esi, 5
        mov          ecx, [r13 + 16]                            ; W_4
        xor          esi, edi
        ror          esi, 6
        mov          eax, r8d
        xor          eax, r9d
        and          eax, edi
        bswap        ecx
        mov          [rsp + 16], ecx
        mov          edx, r11d
        ror          edx, 9
        xor          edx, r11d
        ror          edx, 11
        xor          edx, r11d
        add          r10d, [rel NSMS_L(K) + 16]
        add          r10d, ecx
        xor          eax, r9d
        add          r10d, eax
        add          r10d, esi
        ror          edx, 2
        mov          esi, r11d
        xor          esi, r15d
        and          ebx, esi
        xor          ebx, r15d
        add          ebx, edx
        add          ebx, r10d
        add          r10d, r14d
        mov          r14d, r10d                                 ; round 5
        ror          r14d, 14
        xor          r14d, r10d
        mov          edx, [r13 + 20]                            ; W_5
        ror          r14d, 5
        xor          r14d, r10d
        ror          r14d, 6
        mov          eax, edi
        xor          eax, r8d
        and          eax, r10d
        bswap        edx
        mov          [rsp + 24], edx
        mov          ecx, ebx
        ror          ecx, 9
        xor          ecx, ebx
        ror          ecx, 11
        xor          ecx, ebx
        add          r9d, [rel NSMS_L(K) + 20]
        add          r9d, edx
        xor          eax, r8d
        add          r9d, eax
        add          r9d, r14d
        ror          ecx, 2
        mov          r14d, ebx
        xor          r14d, r11d
        and          esi, r14d
        xor          esi, r11d
        add          esi, ecx
        add          esi, r9d
        add          r9d, r12d
        mov          r12d, r9d                                  ; round 6
        ror          r12d, 14
        xor          r12d, r9d
        mov          ecx, [r13 + 24]                            ; W_6
        ror          r12d, 5
        xor          r12d, r9d
        ror          r12d, 6
        mov          eax, r10d
        xor          eax, edi
        and          eax, r9d
        bswap        ecx
        mov          [rsp + 32], ecx
        mov          edx, esi
        ror          edx, 9
        xor          edx, esi
        ror          edx, 11
        xor          edx, esi
        add          r8d, [rel NSMS_L(K) + 24]
        add          r8d, ecx
        xor          eax, edi
        add          r8d, eax
        add          r8d, r12d
        ror          edx, 2
        mov          r12d, esi
        xor          r12d, ebx
        and          r14d, r12d
        xor          r14d, ebx
        add          r14d, edx
        add          r14d, r8d
        add          r8d, r15d
        mov          r15d, r8d                                  ; round 7
        ror          r15d, 14
        mov          edx, [r13 + 28]                            ; W_7
        xor          r15d, r8d
        ror          r15d, 5
        xor          r15d, r8d
        ror          r15d, 6
        mov          eax, r9d
        xor          eax, r10d
        and          eax, r8d
        bswap        edx
        mov          [rsp + 40], edx
        mov          ecx, r14d
        ror          ecx, 9
        xor          ecx, r14d
        ror          ecx, 11
        xor          ecx, r14d
        add          edi, [rel NSMS_L(K) + 28]
        add          edi, edx
        xor          eax, r10d
        add          edi, eax
        add          edi, r15d
        ror          ecx, 2
        mov          r15d, r14d
        xor          r15d, esi
        and          r12d, r15d
        xor          r12d, esi
        add          r12d, ecx
        add          r12d, edi
        add          edi, r11d
        mov          r11d, edi                                  ; round 8
        ror          r11d, 14
        xor          r11d, edi
        ror          r11d, 5
        xor          r11d, edi
        ror          r11d, 6
        mov          ecx, [r13 + 32]                            ; W_8
        mov          eax, r8d
        xor          eax, r9d
        and          eax, edi
        mov          edx, r12d
        ror          edx, 9
        xor          edx, r12d
        ror          edx, 11
        xor          edx, r12d
        add          r10d, [rel NSMS_L(K) + 32]
        xor          eax, r9d
        ror          edx, 2
        mov          [rsp + 152], ebp
        mov          ebp, r12d
        xor          ebp, r14d
        and          r15d, ebp
        bswap        ecx
        mov          [rsp + 48], ecx
        add          r10d, ecx
        add          r10d, eax
        add          r10d, r11d
        xor          r15d, r14d
        add          r15d, edx
        add          r15d, r10d
        add          r10d, ebx
        mov          ebx, r10d                                  ; round 9
        ror          ebx, 14
        mov          r11d, [r13 + 36]                           ; W_9
        xor          ebx, r10d
        ror          ebx, 5
        xor          ebx, r10d
        ror          ebx, 6
        mov          edx, edi
        xor          edx, r8d
        and          edx, r10d
        mov          eax, r15d
        ror          eax, 9
        add          r9d, [rel NSMS_L(K) + 36]
        xor          edx, r8d
        bswap        r11d
        mov          [rsp + 56], r11d
        add          r9d, r11d
        add          r9d, edx
        add          r9d, ebx
        xor          eax, r15d
        ror          eax, 11
        xor          eax, r15d
        ror          eax, 2
        mov          ebx, r15d
        xor          ebx, r12d
        and          ebp, ebx
        xor          ebp, r12d
        add          ebp, eax
        add          ebp, r9d
        add          r9d, esi
        mov          esi, [r13 + 40]                            ; W_10
        mov          edx, r9d                                   ; round 10
        ror          edx, 14
        xor          edx, r9d
        ror          edx, 5
        xor          edx, r9d
        ror          edx, 6
        mov          eax, r10d
        xor          eax, edi
        and          eax, r9d
        mov          ecx, ebp
        ror          ecx, 9
        xor          ecx, ebp
        ror          ecx, 11
        xor          ecx, ebp
        add          r8d, [rel NSMS_L(K) + 40]
        xor          eax, edi
        ror          ecx, 2
        mov          r11d, ebp
        xor          r11d, r15d
        and          ebx, r11d
        bswap        esi
        mov          [rsp + 64], esi
        add          r8d, esi
        add          r8d, eax
        add          r8d, edx
        xor          ebx, r15d
        add          ebx, ecx
        add          ebx, r8d
        add          r8d, r14d
        mov          r14d, [r13 + 44]                           ; W_11
        mov          edx, r8d                                   ; round 11
        ror          edx, 14
        xor          edx, r8d
        ror          edx, 5
        xor          edx, r8d
        ror          edx, 6
        mov          ecx, r9d
        xor          ecx, r10d
        and          ecx, r8d
        bswap        r14d
        mov          [rsp + 72], r14d
        mov          eax, ebx
        ror          eax, 9
        xor          eax, ebx
        ror          eax, 11
        xor          eax, ebx
        add          edi, [rel NSMS_L(K) + 44]
        add          edi, r14d
        xor          ecx, r10d
        add          edi, ecx
        add          edi, edx
        ror          eax, 2
        mov          edx, ebx
        xor          edx, ebp
        and          r11d, edx
        xor          r11d, ebp
        add          r11d, eax
        add          r11d, edi
        mov          ecx, [r13 + 48]                            ; W_12
        add          edi, r12d
        mov          r12d, edi                                  ; round 12
        ror          r12d, 14
        xor          r12d, edi
        ror          r12d, 5
        xor          r12d, edi
        ror          r12d, 6
        mov          eax, r8d
        xor          eax, r9d
        and          eax, edi
        bswap        ecx
        mov          [rsp + 80], ecx
        mov          esi, r11d
        ror          esi, 9
        xor          esi, r11d
        ror          esi, 11
        xor          esi, r11d
        add          r10d, [rel NSMS_L(K) + 48]
        add          r10d, ecx
        xor          eax, r9d
        add          r10d, eax
        add          r10d, r12d
        ror          esi, 2
        mov          r12d, r11d
        xor          r12d, ebx
        and          edx, r12d
        xor          edx, ebx
        add          esi, edx
        mov          edx, [r13 + 52]                            ; W_13
        add          esi, r10d
        add          r10d, r15d
        mov          r15d, r10d                                 ; round 13
        ror          r15d, 14
        xor          r15d, r10d
        ror          r15d, 5
        xor          r15d, r10d
        ror          r15d, 6
        bswap        edx
        mov          [rsp + 88], edx
        mov          eax, edi
        xor          eax, r8d
        and          eax, r10d
        mov          r14d, esi
        ror          r14d, 9
        xor          r14d, esi
        ror          r14d, 11
        xor          r14d, esi
        add          r9d, [rel NSMS_L(K) + 52]
        add          r9d, edx
        xor          eax, r8d
        add          r9d, eax
        add          r9d, r15d
        ror          r14d, 2
        mov          r15d, esi
        xor          r15d, r11d
        and          r12d, r15d
        xor          r12d, r11d
        add          r12d, r14d
        mov          r14d, [r13 + 56]                           ; W_14
        add          r12d, r9d
        add          r9d, ebp
        mov          ebp, r9d                                   ; round 14
        ror          ebp, 14
        xor          ebp, r9d
        ror          ebp, 5
        xor          ebp, r9d
        ror          ebp, 6
        bswap        r14d
        mov          [rsp + 96], r14d
        mov          eax, r10d
        xor          eax, edi
        and          eax, r9d
        mov          ecx, r12d
        ror          ecx, 9
        xor          ecx, r12d
        ror          ecx, 11
        xor          ecx, r12d
        add          r8d, [rel NSMS_L(K) + 56]
        add          r8d, r14d
        xor          eax, edi
        add          r8d, eax
        add          r8d, ebp
        ror          ecx, 2
        mov          eax, r12d
        xor          eax, esi
        and          r15d, eax
        xor          r15d, esi
        mov          r13d, [r13 + 60]                           ; W_15
        bswap        r13d
        mov          [rsp + 104], r13d
        add          ecx, r15d
        add          ecx, r8d
        add          r8d, ebx
        mov          r15d, r8d                                  ; round 15
        ror          r15d, 14
        xor          r15d, r8d
        ror          r15d, 5
        xor          r15d, r8d
        ror          r15d, 6
        mov          ebp, r9d
        xor          ebp, r10d
        and          ebp, r8d
        xor          ebp, r10d
        add          edi, [rel NSMS_L(K) + 60]
        add          edi, r13d
        add          edi, ebp
        add          edi, r15d
        mov          r15d, ecx
        ror          r15d, 9
        xor          r15d, ecx
        ror          r15d, 11
        xor          r15d, ecx
        ror          r15d, 2
        mov          ebp, ecx
        xor          ebp, r12d
        and          eax, ebp
        xor          eax, r12d
        add          eax, r15d
        add          eax, edi
        add          edi, r11d
        lea          r11, [rel NSMS_L(K) + 64]
        lea          r15, [rel NSMS_L(K) + 256]
        mov          [rsp + 136], r15
        mov          edx, r12d
        mov          ebx, [rsp + 144]
        mov          ebp, [rsp + 152]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp,
        ;   [rsp..rsp+104]; kp: r11; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128];
        ;   upper_bound: [rsp+136].
NSMS_L(blocks_rounds_and_schedule):

        ; rounds 16 to 63, sixteen per iteration, and their words
        ; Comments give rounds and words the numbers of the first iteration.
        add          r10d, [r11]                                ; round 16
        mov          r12d, ebp                                  ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        ror          r12d, 11
        xor          r12d, ebp
        ror          r12d, 7
        mov          r13d, edi
        ror          r13d, 14
        mov          r14d, ebp
        shr          r14d, 3
        xor          r12d, r14d
        mov          r14d, [rsp + 56]
        add          ebx, r14d
        xor          r13d, edi
        ror          r13d, 5
        mov          r15d, [rsp + 96]
        mov          r14d, r15d
        ror          r14d, 2
        xor          r13d, edi
        ror          r13d, 6
        xor          r14d, r15d
        ror          r14d, 17
        mov          [rsp + 144], ebp
        mov          ebp, eax
        ror          ebp, 9
        xor          ebp, eax
        ror          ebp, 11
        xor          ebp, eax
        ror          ebp, 2
        mov          [rsp + 152], ebp
        mov          ebp, r15d
        shr          ebp, 10
        xor          r14d, ebp
        add          ebx, r14d
        add          ebx, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        add          r10d, r13d
        mov          r12d, ecx
        xor          r12d, edx
        add          r9d, [r11 + 4]                             ; round 17
        add          r10d, ebx
        mov          r13d, [rsp]
        mov          ebp, r13d                                  ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        ror          ebp, 11
        add          esi, r10d
        xor          ebp, r13d
        ror          ebp, 7
        mov          r14d, eax
        xor          r14d, ecx
        and          r12d, r14d
        xor          r12d, ecx
        mov          r15d, r13d
        shr          r15d, 3
        add          r12d, [rsp + 152]
        add          r10d, r12d
        mov          r12d, esi
        ror          r12d, 14
        xor          ebp, r15d
        mov          r15d, [rsp + 64]
        mov          [rsp + 152], ecx
        mov          ecx, r15d
        add          ecx, [rsp + 144]
        xor          r12d, esi
        ror          r12d, 5
        xor          r12d, esi
        ror          r12d, 6
        mov          r15d, [rsp + 104]
        mov          [rsp + 144], ebx
        mov          ebx, r15d
        ror          ebx, 2
        xor          ebx, r15d
        ror          ebx, 17
        mov          r13d, r10d
        ror          r13d, 9
        xor          r13d, r10d
        ror          r13d, 11
        xor          r13d, r10d
        ror          r13d, 2
        mov          [rsp + 160], r13d
        mov          r13d, edi
        xor          r13d, r8d
        mov          [rsp + 168], edi
        mov          edi, r15d
        shr          edi, 10
        and          r13d, esi
        xor          r13d, r8d
        xor          ebx, edi
        add          ecx, ebx
        add          ebp, ecx
        add          r9d, ebp
        add          r9d, r13d
        add          r8d, [r11 + 8]                             ; round 18
        add          r9d, r12d
        mov          ecx, [rsp + 8]
        mov          edi, ecx                                   ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        ror          edi, 11
        add          edx, r9d
        xor          edi, ecx
        ror          edi, 7
        mov          r12d, r10d
        xor          r12d, eax
        and          r14d, r12d
        xor          r14d, eax
        add          r14d, [rsp + 160]
        add          r9d, r14d
        mov          r13d, edx
        ror          r13d, 14
        mov          r14d, [rsp + 72]
        mov          ebx, r14d
        add          ebx, [rsp]
        mov          r14d, ecx
        shr          r14d, 3
        xor          edi, r14d
        xor          r13d, edx
        ror          r13d, 5
        xor          r13d, edx
        ror          r13d, 6
        mov          r14d, [rsp + 144]
        mov          r15d, r14d
        ror          r15d, 2
        mov          [rsp + 160], eax
        mov          eax, esi
        xor          eax, [rsp + 168]
        add          edi, ebx
        xor          r15d, r14d
        ror          r15d, 17
        mov          ebx, r9d
        ror          ebx, 9
        xor          ebx, r9d
        ror          ebx, 11
        xor          ebx, r9d
        ror          ebx, 2
        mov          [rsp + 176], esi
        mov          esi, r14d
        shr          esi, 10
        and          eax, edx
        xor          eax, [rsp + 168]
        xor          r15d, esi
        add          edi, r15d
        mov          [rsp], edi
        add          r8d, edi
        add          r8d, eax
        mov          r15d, [rsp + 168]
        add          r15d, [r11 + 12]                           ; round 19
        add          r8d, r13d
        mov          r13d, [rsp + 16]
        mov          esi, r13d                                  ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        ror          esi, 11
        mov          eax, [rsp + 152]
        add          eax, r8d
        mov          r14d, r9d
        xor          r14d, r10d
        xor          esi, r13d
        ror          esi, 7
        and          r12d, r14d
        xor          r12d, r10d
        add          r12d, ebx
        add          r8d, r12d
        mov          r12d, eax
        ror          r12d, 14
        mov          ebx, r13d
        shr          ebx, 3
        xor          esi, ebx
        mov          ebx, [rsp + 80]
        add          ecx, ebx
        xor          r12d, eax
        ror          r12d, 5
        xor          r12d, eax
        ror          r12d, 6
        mov          ebx, ebp
        ror          ebx, 2
        add          ecx, esi
        xor          ebx, ebp
        ror          ebx, 17
        mov          esi, r8d
        ror          esi, 9
        xor          esi, r8d
        ror          esi, 11
        mov          [rsp + 152], r10d
        mov          r10d, edx
        xor          r10d, [rsp + 176]
        xor          esi, r8d
        ror          esi, 2
        mov          [rsp + 168], edx
        mov          edx, ebp
        shr          edx, 10
        and          r10d, eax
        xor          r10d, [rsp + 176]
        xor          ebx, edx
        add          ecx, ebx
        mov          [rsp + 8], ecx
        add          r15d, ecx
        add          r15d, r10d
        mov          ebx, r8d
        xor          ebx, r9d
        mov          r10d, [rsp + 176]
        add          r10d, [r11 + 16]                           ; round 20
        add          r15d, r12d
        mov          r12d, [rsp + 160]
        add          r12d, r15d
        and          r14d, ebx
        xor          r14d, r9d
        mov          edx, [rsp + 24]
        mov          [rsp + 160], ebp
        mov          ebp, edx                                   ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        ror          ebp, 11
        xor          ebp, edx
        ror          ebp, 7
        add          r14d, esi
        add          r15d, r14d
        mov          r14d, edi
        shr          r14d, 10
        mov          esi, r12d
        ror          esi, 14
        mov          [rsp + 176], r9d
        mov          r9d, edx
        shr          r9d, 3
        xor          ebp, r9d
        mov          r9d, [rsp + 88]
        add          r13d, r9d
        xor          esi, r12d
        ror          esi, 5
        xor          esi, r12d
        ror          esi, 6
        mov          r9d, edi
        ror          r9d, 2
        add          r13d, ebp
        xor          r9d, edi
        ror          r9d, 17
        mov          ebp, r15d
        ror          ebp, 9
        xor          ebp, r15d
        ror          ebp, 11
        xor          ebp, r15d
        ror          ebp, 2
        mov          edi, eax
        xor          edi, [rsp + 168]
        and          edi, r12d
        xor          edi, [rsp + 168]
        xor          r9d, r14d
        add          r13d, r9d
        mov          [rsp + 16], r13d
        add          r10d, r13d
        add          r10d, edi
        mov          r14d, [rsp + 168]
        add          r14d, [r11 + 20]                           ; round 21
        mov          edi, [rsp + 32]
        mov          r9d, edi                                   ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        ror          r9d, 11
        add          esi, r10d
        xor          r9d, edi
        ror          r9d, 7
        mov          r10d, [rsp + 152]
        add          r10d, esi
        mov          r13d, r15d
        xor          r13d, r8d
        and          ebx, r13d
        xor          ebx, r8d
        add          ebx, ebp
        add          esi, ebx
        mov          ebp, edi
        shr          ebp, 3
        mov          ebx, r10d
        ror          ebx, 14
        xor          r9d, ebp
        mov          ebp, [rsp + 96]
        add          edx, ebp
        xor          ebx, r10d
        ror          ebx, 5
        xor          ebx, r10d
        ror          ebx, 6
        mov          ebp, ecx
        ror          ebp, 2
        xor          ebp, ecx
        ror          ebp, 17
        mov          [rsp + 152], r8d
        mov          r8d, esi
        ror          r8d, 9
        xor          r8d, esi
        add          edx, r9d
        ror          r8d, 11
        xor          r8d, esi
        ror          r8d, 2
        mov          r9d, r12d
        xor          r9d, eax
        mov          [rsp + 168], r12d
        mov          r12d, ecx
        shr          r12d, 10
        xor          ebp, r12d
        add          edx, ebp
        mov          [rsp + 24], edx
        and          r9d, r10d
        xor          r9d, eax
        add          r14d, edx
        add          r14d, r9d
        add          eax, [r11 + 24]                            ; round 22
        add          r14d, ebx
        mov          r12d, [rsp + 40]
        mov          ebp, r12d                                  ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        ror          ebp, 11
        mov          r9d, [rsp + 176]
        add          r9d, r14d
        xor          ebp, r12d
        ror          ebp, 7
        mov          ebx, esi
        xor          ebx, r15d
        and          r13d, ebx
        xor          r13d, r15d
        add          r13d, r8d
        add          r14d, r13d
        mov          r13d, r9d
        ror          r13d, 14
        mov          r8d, r12d
        shr          r8d, 3
        xor          ebp, r8d
        mov          r8d, [rsp + 104]
        add          edi, r8d
        xor          r13d, r9d
        ror          r13d, 5
        xor          r13d, r9d
        ror          r13d, 6
        mov          r8d, [rsp + 16]
        mov          ecx, r8d
        ror          ecx, 2
        add          edi, ebp
        xor          ecx, r8d
        ror          ecx, 17
        mov          ebp, r14d
        ror          ebp, 9
        mov          [rsp + 176], r15d
        mov          r15d, r10d
        xor          r15d, [rsp + 168]
        mov          [rsp + 184], r10d
        mov          r10d, r8d
        shr          r10d, 10
        and          r15d, r9d
        xor          r15d, [rsp + 168]
        xor          ecx, r10d
        add          edi, ecx
        mov          [rsp + 32], edi
        mov          r10d, [rsp + 168]
        add          r10d, [r11 + 28]                           ; round 23
        mov          ecx, [rsp + 48]
        mov          r8d, ecx                                   ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        ror          r8d, 11
        add          eax, edi
        add          eax, r15d
        add          eax, r13d
        xor          r8d, ecx
        ror          r8d, 7
        mov          r13d, [rsp + 152]
        add          r13d, eax
        mov          r15d, r14d
        xor          r15d, esi
        and          ebx, r15d
        mov          edi, r13d
        ror          edi, 14
        xor          ebx, esi
        mov          [rsp + 152], esi
        mov          esi, ecx
        shr          esi, 3
        xor          r8d, esi
        add          r12d, r8d
        mov          r8d, edx
        ror          r8d, 2
        xor          edi, r13d
        ror          edi, 5
        xor          edi, r13d
        ror          edi, 6
        xor          ebp, r14d
        ror          ebp, 11
        xor          ebp, r14d
        ror          ebp, 2
        add          ebx, ebp
        add          eax, ebx
        mov          ebp, eax
        ror          ebp, 9
        xor          ebp, eax
        ror          ebp, 11
        xor          ebp, eax
        mov          ebx, [rsp + 144]
        add          r12d, ebx
        ror          ebp, 2
        mov          esi, [rsp + 184]
        mov          ebx, r9d
        xor          ebx, esi
        xor          r8d, edx
        ror          r8d, 17
        mov          [rsp + 168], r9d
        mov          r9d, edx
        shr          r9d, 10
        xor          r8d, r9d
        add          r12d, r8d
        mov          [rsp + 40], r12d
        and          ebx, r13d
        xor          ebx, esi
        add          r10d, r12d
        add          r10d, ebx
        add          edi, r10d
        add          esi, [r11 + 32]                            ; round 24
        mov          r8d, [rsp + 176]
        add          r8d, edi
        mov          ebx, [rsp + 56]
        mov          r10d, ebx                                  ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        ror          r10d, 11
        xor          r10d, ebx
        ror          r10d, 7
        mov          r9d, r8d
        ror          r9d, 14
        mov          edx, eax
        xor          edx, r14d
        and          r15d, edx
        xor          r15d, r14d
        add          r15d, ebp
        add          edi, r15d
        mov          r15d, ebx
        shr          r15d, 3
        xor          r9d, r8d
        ror          r9d, 5
        xor          r9d, r8d
        ror          r9d, 6
        xor          r10d, r15d
        add          ecx, r10d
        mov          r10d, edi
        ror          r10d, 9
        xor          r10d, edi
        ror          r10d, 11
        mov          r15d, [rsp + 32]
        mov          ebp, r15d
        ror          ebp, 2
        mov          [rsp + 176], r14d
        mov          r14d, r13d
        xor          r14d, [rsp + 168]
        xor          ebp, r15d
        ror          ebp, 17
        xor          r10d, edi
        ror          r10d, 2
        add          ecx, [rsp + 160]
        and          r14d, r8d
        xor          r14d, [rsp + 168]
        mov          ebx, r15d
        shr          ebx, 10
        mov          r15d, [rsp + 64]
        mov          [rsp + 184], r13d
        mov          r13d, r15d                                 ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        ror          r13d, 11
        xor          ebp, ebx
        add          ecx, ebp
        mov          [rsp + 48], ecx
        add          esi, ecx
        add          esi, r14d
        add          esi, r9d
        mov          r14d, [rsp + 152]
        add          r14d, esi
        xor          r13d, r15d
        ror          r13d, 7
        mov          r9d, edi
        xor          r9d, eax
        and          edx, r9d
        xor          edx, eax
        add          r10d, edx
        add          r10d, esi
        mov          ebp, [rsp + 168]
        add          ebp, [r11 + 36]                            ; round 25
        mov          ebx, r12d
        shr          ebx, 10
        mov          esi, r15d
        shr          esi, 3
        xor          r13d, esi
        mov          esi, [rsp + 184]
        mov          edx, r8d
        xor          edx, esi
        mov          [rsp + 152], eax
        mov          eax, [rsp + 56]
        add          eax, r13d
        mov          r13d, r12d
        ror          r13d, 2
        add          eax, [rsp]
        mov          [rsp + 168], r8d
        mov          r8d, r14d
        ror          r8d, 14
        xor          r13d, r12d
        ror          r13d, 17
        xor          r13d, ebx
        add          eax, r13d
        mov          [rsp + 56], eax
        and          edx, r14d
        xor          edx, esi
        add          ebp, eax
        mov          r13d, [rsp + 72]
        mov          ebx, r13d                                  ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        ror          ebx, 11
        add          esi, [r11 + 40]                            ; round 26
        xor          r8d, r14d
        ror          r8d, 5
        xor          r8d, r14d
        ror          r8d, 6
        xor          ebx, r13d
        ror          ebx, 7
        mov          r12d, r13d
        shr          r12d, 3
        xor          ebx, r12d
        add          r15d, ebx
        mov          r12d, r10d
        ror          r12d, 9
        xor          r12d, r10d
        ror          r12d, 11
        mov          ebx, ecx
        ror          ebx, 2
        add          ebp, edx
        mov          edx, [rsp + 8]
        add          r15d, edx
        xor          r12d, r10d
        ror          r12d, 2
        xor          ebx, ecx
        ror          ebx, 17
        mov          edx, r10d
        xor          edx, edi
        mov          [rsp + 184], r10d
        mov          r10d, ecx
        shr          r10d, 10
        and          r9d, edx
        xor          r9d, edi
        add          ebp, r8d
        mov          r8d, [rsp + 176]
        add          r8d, ebp
        mov          ecx, r8d
        ror          ecx, 14
        xor          ebx, r10d
        add          r15d, ebx
        mov          [rsp + 64], r15d
        xor          ecx, r8d
        ror          ecx, 5
        xor          ecx, r8d
        ror          ecx, 6
        mov          ebx, [rsp + 80]
        mov          r10d, ebx                                  ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        ror          r10d, 11
        mov          [rsp + 176], edi
        mov          edi, [rsp + 168]
        mov          [rsp + 192], edx
        mov          edx, edi                                   ; round 27
        add          edx, [r11 + 44]
        xor          r10d, ebx
        ror          r10d, 7
        add          r9d, r12d
        add          r9d, ebp
        mov          r12d, r9d
        ror          r12d, 9
        xor          r12d, r9d
        ror          r12d, 11
        xor          r12d, r9d
        ror          r12d, 2
        add          esi, r15d
        mov          ebp, r14d
        xor          ebp, edi
        mov          [rsp + 200], r11
        mov          r11d, ebx
        shr          r11d, 3
        mov          ebx, eax
        ror          ebx, 2
        and          ebp, r8d
        xor          ebp, edi
        add          esi, ebp
        add          esi, ecx
        xor          r10d, r11d
        add          r13d, r10d
        mov          ecx, [rsp + 152]
        add          ecx, esi
        mov          edi, ecx
        ror          edi, 14
        xor          edi, ecx
        ror          edi, 5
        xor          edi, ecx
        ror          edi, 6
        xor          ebx, eax
        ror          ebx, 17
        mov          ebp, [rsp + 16]
        add          r13d, ebp
        mov          r10d, [rsp + 184]
        mov          r11d, r9d
        xor          r11d, r10d
        mov          ebp, r11d
        and          ebp, [rsp + 192]
        xor          ebp, r10d
        add          ebp, r12d
        mov          r12d, r8d
        xor          r12d, r14d
        add          esi, ebp
        mov          ebp, esi
        ror          ebp, 9
        xor          ebp, esi
        ror          ebp, 11
        xor          ebp, esi
        ror          ebp, 2
        mov          r10d, eax
        shr          r10d, 10
        xor          ebx, r10d
        and          r12d, ecx
        xor          r12d, r14d
        add          r13d, ebx
        mov          [rsp + 72], r13d
        mov          ebx, [rsp + 88]
        mov          r10d, ebx                                  ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        shr          r10d, 3
        add          edx, r13d
        add          edx, r12d
        mov          r12d, r15d
        ror          r12d, 2
        mov          rax, [rsp + 200]
        add          r14d, [rax + 48]                           ; round 28
        add          edi, edx
        xor          r12d, r15d
        ror          r12d, 17
        mov          edx, ebx
        ror          edx, 11
        xor          edx, ebx
        ror          edx, 7
        xor          edx, r10d
        mov          r10d, [rsp + 176]
        add          r10d, edi
        mov          ebx, r10d
        ror          ebx, 14
        xor          ebx, r10d
        ror          ebx, 5
        xor          ebx, r10d
        ror          ebx, 6
        mov          r13d, esi
        xor          r13d, r9d
        and          r11d, r13d
        xor          r11d, r9d
        mov          [rsp + 152], r9d
        mov          r9d, [rsp + 80]
        add          r9d, edx
        mov          edx, [rsp + 24]
        add          r9d, edx
        add          r11d, ebp
        add          edi, r11d
        mov          ebp, edi
        ror          ebp, 9
        xor          ebp, edi
        ror          ebp, 11
        xor          ebp, edi
        ror          ebp, 2
        mov          r11d, ecx
        xor          r11d, r8d
        mov          edx, r15d
        shr          edx, 10
        and          r11d, r10d
        xor          r11d, r8d
        xor          r12d, edx
        add          r9d, r12d
        mov          [rsp + 80], r9d
        add          r8d, [rax + 52]                            ; round 29
        add          r14d, r9d
        add          r14d, r11d
        add          r14d, ebx
        mov          r12d, [rsp + 96]
        mov          ebx, r12d                                  ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        ror          ebx, 11
        mov          r11d, [rsp + 184]
        add          r11d, r14d
        mov          edx, edi
        xor          edx, esi
        xor          ebx, r12d
        ror          ebx, 7
        and          r13d, edx
        xor          r13d, esi
        add          r13d, ebp
        add          r14d, r13d
        mov          r13d, r11d
        ror          r13d, 14
        mov          ebp, r12d
        shr          ebp, 3
        xor          r13d, r11d
        ror          r13d, 5
        mov          r15d, [rsp + 72]
        mov          [rsp + 168], esi
        mov          esi, r15d
        ror          esi, 2
        xor          ebx, ebp
        mov          ebp, [rsp + 88]
        add          ebp, ebx
        xor          r13d, r11d
        ror          r13d, 6
        mov          ebx, [rsp + 32]
        add          ebp, ebx
        xor          esi, r15d
        ror          esi, 17
        mov          ebx, r14d
        ror          ebx, 9
        xor          ebx, r14d
        ror          ebx, 11
        xor          ebx, r14d
        mov          r9d, r10d
        xor          r9d, ecx
        ror          ebx, 2
        mov          [rsp + 176], r10d
        mov          r10d, r15d
        shr          r10d, 10
        and          r9d, r11d
        xor          r9d, ecx
        xor          esi, r10d
        add          ebp, esi
        mov          [rsp + 88], ebp
        add          r8d, ebp
        add          r8d, r9d
        mov          r10d, [rsp + 104]
        mov          r9d, r10d                                  ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        ror          r9d, 11
        add          ecx, [rax + 56]                            ; round 30
        xor          r9d, r10d
        ror          r9d, 7
        add          r8d, r13d
        mov          r13d, [rsp + 152]
        add          r13d, r8d
        mov          esi, r14d
        xor          esi, edi
        and          edx, esi
        xor          edx, edi
        add          edx, ebx
        add          edx, r8d
        mov          ebx, r13d
        ror          ebx, 14
        mov          r8d, r10d
        shr          r8d, 3
        xor          r9d, r8d
        add          r12d, r9d
        xor          ebx, r13d
        ror          ebx, 5
        xor          ebx, r13d
        ror          ebx, 6
        mov          r9d, [rsp + 80]
        mov          r8d, r9d
        ror          r8d, 2
        add          r12d, [rsp + 40]
        xor          r8d, r9d
        ror          r8d, 17
        mov          r15d, [rsp + 144]
        mov          [rsp + 152], edi
        mov          edi, r15d                                  ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        ror          edi, 11
        mov          ebp, edx
        ror          ebp, 9
        xor          ebp, edx
        ror          ebp, 11
        xor          ebp, edx
        ror          ebp, 2
        mov          r10d, r9d
        shr          r10d, 10
        mov          r9d, r11d
        xor          r9d, [rsp + 176]
        xor          r8d, r10d
        and          r9d, r13d
        mov          r10d, [rsp + 176]
        xor          r9d, r10d
        add          r12d, r8d
        mov          [rsp + 96], r12d
        add          ecx, r12d
        add          ecx, r9d
        add          ecx, ebx
        mov          r8d, [rsp + 168]
        add          r8d, ecx
        add          r10d, [rax + 60]                           ; round 31
        xor          edi, r15d
        ror          edi, 7
        mov          ebx, edx
        xor          ebx, r14d
        mov          r9d, r15d
        shr          r9d, 3
        and          esi, ebx
        xor          esi, r14d
        add          esi, ebp
        xor          edi, r9d
        mov          ebp, [rsp + 104]
        add          edi, ebp
        add          ecx, esi
        mov          ebp, ecx
        ror          ebp, 9
        mov          r9d, [rsp + 88]
        mov          esi, r9d
        ror          esi, 2
        add          edi, [rsp + 48]
        xor          esi, r9d
        ror          esi, 17
        add          rax, 64
        mov          r15d, r8d
        ror          r15d, 14
        mov          r12d, ecx
        xor          r12d, edx
        xor          r15d, r8d
        ror          r15d, 5
        xor          r15d, r8d
        ror          r15d, 6
        mov          [rsp + 168], r14d
        mov          r14d, r9d
        shr          r14d, 10
        xor          ebp, ecx
        ror          ebp, 11
        xor          ebp, ecx
        xor          esi, r14d
        add          edi, esi
        mov          [rsp + 104], edi
        add          r10d, edi
        mov          r14d, r13d
        xor          r14d, r11d
        and          r14d, r8d
        ror          ebp, 2
        and          r12d, ebx
        xor          r12d, edx
        add          r12d, ebp
        xor          r14d, r11d
        add          r10d, r14d
        add          r10d, r15d
        add          r12d, r10d
        mov          r14d, [rsp + 152]
        add          r14d, r10d
        mov          edi, r14d
        mov          r9d, r13d
        mov          r10d, r11d
        mov          r11, rax
        mov          eax, r12d
        mov          esi, [rsp + 168]
        mov          ebx, [rsp + 144]
        mov          ebp, [rsp + 160]
        cmp          r11, [rsp + 136]
        jne          NSMS_L(blocks_rounds_and_schedule)

        ; the state after the block
        mov          r11, [rsp + 112]
        add          r11, 64                                    ; the next block
        mov          [rsp + 112], r11
        mov          rbx, [rsp + 128]
        mov          ebp, [rbx]                                 ; H = H + (a, b, ...)
        mov          r12, [rsp + 120]
        add          r12, -1
        mov          [rsp + 120], r12
        mov          r13d, [rbx + 20]
        mov          r14d, [rbx + 4]
        add          ecx, r14d
        mov          [rbx + 4], ecx
        mov          r14d, [rbx + 8]
        add          edx, r14d
        mov          [rbx + 8], edx
        mov          r14d, [rbx + 12]
        add          esi, r14d
        mov          [rbx + 12], esi
        mov          r14d, [rbx + 16]
        add          edi, r14d
        add          r8d, r13d
        add          eax, ebp
        mov          [rbx], eax
        mov          [rbx + 20], r8d
        mov          [rbx + 16], edi
        mov          ebp, [rbx + 24]
        add          r9d, ebp
        mov          [rbx + 24], r9d
        mov          ebp, [rbx + 28]
        add          r10d, ebp
        mov          [rbx + 28], r10d
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

%ifdef NSMS_WIN64
        add          rsp, 216
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
        add          rsp, 216
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
        global       NSMS_SYMBOL(nsms_sha256_schedule_x64_n1):function hidden (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1))
%else
        global       NSMS_SYMBOL(nsms_sha256_schedule_x64_n1):function (NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_schedule_x64_n1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_schedule_x64_n1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_schedule_x64_n1)
%endif
NSMS_SYMBOL(nsms_sha256_schedule_x64_n1):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(schedule_at1):
        push         rbp
NSMS_L(schedule_at2):
        push         rsi
NSMS_L(schedule_at3):
        push         rdi
NSMS_L(schedule_at4):
        push         r12
NSMS_L(schedule_at5):
        push         r13
NSMS_L(schedule_at6):
        push         r14
NSMS_L(schedule_at7):
        push         r15
NSMS_L(schedule_at8):
        sub          rsp, 120
NSMS_L(schedule_at9):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        push         rbx
NSMS_L(schedule_at1):
        push         rbp
NSMS_L(schedule_at2):
        push         r12
NSMS_L(schedule_at3):
        push         r13
NSMS_L(schedule_at4):
        push         r14
NSMS_L(schedule_at5):
        push         r15
NSMS_L(schedule_at6):
        sub          rsp, 120
NSMS_L(schedule_at7):
%endif

        ; the message words
        mov          eax, [rsi]                                 ; W_0
        mov          ecx, [rsi + 4]                             ; W_1
        mov          edx, [rsi + 8]                             ; W_2
        mov          r12d, [rsi + 12]                           ; W_3
        mov          r8d, [rsi + 16]                            ; W_4
        mov          r9d, [rsi + 20]                            ; W_5
        mov          r10d, [rsi + 24]                           ; W_6
        mov          r11d, [rsi + 28]                           ; W_7
        mov          ebx, [rsi + 32]                            ; W_8
        bswap        eax
        mov          ebp, [rsi + 36]                            ; W_9
        bswap        ecx
        bswap        edx
        bswap        r12d
        bswap        r8d
        bswap        r9d
        bswap        r10d
        bswap        r11d
        bswap        ebx
        bswap        ebp
        mov          r13d, [rsi + 40]                           ; W_10
        bswap        r13d
        mov          [rsp], r13d
        mov          r14d, [rsi + 44]                           ; W_11
        bswap        r14d
        mov          [rsp + 8], r14d
        mov          r15d, [rsi + 48]                           ; W_12
        bswap        r15d
        mov          [rsp + 16], r15d
        mov          r15d, [rsi + 52]                           ; W_13
        bswap        r15d
        mov          [rsp + 24], r15d
        mov          r15d, [rsi + 56]                           ; W_14
        mov          esi, [rsi + 60]                            ; W_15
        bswap        r15d
        mov          [rsp + 32], r15d
        bswap        esi
        mov          [rsp + 40], esi
        mov          esi, eax                                   ; W_0 + K_0
        add          esi, [rel NSMS_L(K)]
        mov          [rdi], esi
        mov          esi, ecx                                   ; W_1 + K_1
        add          esi, [rel NSMS_L(K) + 4]
        mov          [rdi + 4], esi
        mov          esi, edx                                   ; W_2 + K_2
        add          esi, [rel NSMS_L(K) + 8]
        mov          [rdi + 8], esi
        mov          esi, r12d                                  ; W_3 + K_3
        add          esi, [rel NSMS_L(K) + 12]
        mov          [rdi + 12], esi
        mov          esi, r8d                                   ; W_4 + K_4
        add          esi, [rel NSMS_L(K) + 16]
        mov          [rdi + 16], esi
        mov          esi, r9d                                   ; W_5 + K_5
        add          esi, [rel NSMS_L(K) + 20]
        mov          [rdi + 20], esi
        mov          esi, r10d                                  ; W_6 + K_6
        add          esi, [rel NSMS_L(K) + 24]
        mov          [rdi + 24], esi
        mov          esi, r11d                                  ; W_7 + K_7
        add          esi, [rel NSMS_L(K) + 28]
        mov          [rdi + 28], esi
        mov          esi, ebx                                   ; W_8 + K_8
        add          esi, [rel NSMS_L(K) + 32]
        mov          [rdi + 32], esi
        mov          esi, ebp                                   ; W_9 + K_9
        add          esi, [rel NSMS_L(K) + 36]
        mov          [rdi + 36], esi
        mov          esi, r13d                                  ; W_10 + K_10
        add          esi, [rel NSMS_L(K) + 40]
        mov          [rdi + 40], esi
        mov          esi, r14d                                  ; W_11 + K_11
        add          esi, [rel NSMS_L(K) + 44]
        mov          [rdi + 44], esi
        mov          esi, [rsp + 16]
        mov          r13d, esi                                  ; W_12 + K_12
        add          r13d, [rel NSMS_L(K) + 48]
        mov          [rdi + 48], r13d
        mov          r13d, [rsp + 24]
        mov          r14d, r13d                                 ; W_13 + K_13
        add          r14d, [rel NSMS_L(K) + 52]
        mov          [rdi + 52], r14d
        mov          r14d, r15d                                 ; W_14 + K_14
        add          r14d, [rel NSMS_L(K) + 56]
        mov          [rdi + 56], r14d
        mov          r14d, [rsp + 40]
        mov          r15d, r14d                                 ; W_15 + K_15
        add          r15d, [rel NSMS_L(K) + 60]
        mov          [rdi + 60], r15d
        lea          r15, [rdi + 192]
        mov          [rsp + 56], r15
        lea          rsi, [rel NSMS_L(K) + 64]
        mov          [rsp + 48], rsi
        mov          esi, r12d
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..15 of 1 block: eax, ecx, edx, esi, r8d, r9d, r10d, r11d, ebx, ebp,
        ;   [rsp..rsp+40]; wk: rdi; kp: [rsp+48]; upper_bound: [rsp+56].
NSMS_L(schedule_next_words):

        ; the next sixteen words
        add          eax, ebp                                   ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r12d, [rsp + 32]
        mov          r13d, r12d
        ror          r13d, 2
        xor          r13d, r12d
        ror          r13d, 17
        mov          r14d, ecx
        ror          r14d, 11
        xor          r14d, ecx
        ror          r14d, 7
        mov          r15d, r12d
        shr          r15d, 10
        xor          r13d, r15d
        add          eax, r13d
        mov          r13d, [rsp + 40]
        mov          r15d, r13d                                 ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        ror          r15d, 2
        xor          r15d, r13d
        ror          r15d, 17
        mov          [rsp + 64], ebp
        mov          ebp, ecx
        shr          ebp, 3
        xor          r14d, ebp
        mov          ebp, [rsp]
        add          ecx, ebp
        add          eax, r14d
        mov          r14d, edx
        ror          r14d, 11
        xor          r14d, edx
        ror          r14d, 7
        mov          ebp, r13d
        shr          ebp, 10
        xor          r15d, ebp
        add          ecx, r15d
        mov          r15d, esi                                  ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        ror          r15d, 11
        xor          r15d, esi
        ror          r15d, 7
        mov          ebp, edx
        shr          ebp, 3
        xor          r14d, ebp
        mov          ebp, [rsp + 8]
        add          edx, ebp
        add          ecx, r14d
        mov          r14, [rsp + 48]
        mov          ebp, eax
        add          ebp, [r14]
        mov          [rdi + 64], ebp
        mov          ebp, eax
        ror          ebp, 2
        xor          ebp, eax
        ror          ebp, 17
        mov          [rsp + 72], ebx
        mov          ebx, esi
        shr          ebx, 3
        xor          r15d, ebx
        mov          ebx, [rsp + 16]
        add          esi, ebx                                   ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        add          edx, r15d
        mov          r15d, r8d
        ror          r15d, 11
        xor          r15d, r8d
        ror          r15d, 7
        mov          ebx, eax
        shr          ebx, 10
        xor          ebp, ebx
        add          edx, ebp
        mov          ebp, ecx
        add          ebp, [r14 + 4]
        mov          [rdi + 68], ebp
        mov          ebp, ecx
        ror          ebp, 2
        xor          ebp, ecx
        ror          ebp, 17
        mov          ebx, r8d
        shr          ebx, 3
        xor          r15d, ebx
        mov          ebx, [rsp + 24]
        add          r8d, ebx                                   ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          esi, r15d
        mov          r15d, r9d
        ror          r15d, 11
        xor          r15d, r9d
        ror          r15d, 7
        mov          ebx, ecx
        shr          ebx, 10
        xor          ebp, ebx
        add          esi, ebp
        mov          ebp, edx
        add          ebp, [r14 + 8]
        mov          [rdi + 72], ebp
        mov          ebp, edx
        ror          ebp, 2
        xor          ebp, edx
        ror          ebp, 17
        mov          ebx, r9d
        shr          ebx, 3
        xor          r15d, ebx
        add          r9d, r12d                                  ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        add          r8d, r15d
        mov          r15d, r10d
        ror          r15d, 11
        xor          r15d, r10d
        ror          r15d, 7
        mov          ebx, edx
        shr          ebx, 10
        xor          ebp, ebx
        add          r8d, ebp
        mov          ebp, esi
        add          ebp, [r14 + 12]
        mov          [rdi + 76], ebp
        mov          ebp, esi
        ror          ebp, 2
        xor          ebp, esi
        ror          ebp, 17
        mov          ebx, r10d
        shr          ebx, 3
        xor          r15d, ebx
        add          r10d, r13d                                 ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        add          r9d, r15d
        mov          r15d, r11d
        ror          r15d, 11
        xor          r15d, r11d
        ror          r15d, 7
        mov          ebx, esi
        shr          ebx, 10
        xor          ebp, ebx
        add          r9d, ebp
        mov          ebp, r8d
        add          ebp, [r14 + 16]
        mov          [rdi + 80], ebp
        mov          ebp, r8d
        ror          ebp, 2
        xor          ebp, r8d
        ror          ebp, 17
        mov          ebx, [rsp + 72]
        mov          r13d, ebx                                  ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        ror          r13d, 11
        xor          r13d, ebx
        ror          r13d, 7
        mov          r12d, r11d
        shr          r12d, 3
        xor          r15d, r12d
        add          r10d, r15d
        mov          r12d, r8d
        shr          r12d, 10
        xor          ebp, r12d
        add          r10d, ebp
        mov          r12d, r9d
        add          r12d, [r14 + 20]
        mov          [rdi + 84], r12d
        mov          r12d, r9d
        ror          r12d, 2
        xor          r12d, r9d
        ror          r12d, 17
        mov          r15d, ebx
        shr          r15d, 3
        xor          r13d, r15d
        add          r11d, r13d
        add          r11d, eax
        mov          ebp, [rsp + 64]
        mov          r13d, ebp                                  ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        ror          r13d, 11
        xor          r13d, ebp
        ror          r13d, 7
        mov          r15d, r9d
        shr          r15d, 10
        xor          r12d, r15d
        add          r11d, r12d
        mov          r12d, r10d
        add          r12d, [r14 + 24]
        mov          [rdi + 88], r12d
        mov          r12d, r10d
        ror          r12d, 2
        xor          r12d, r10d
        ror          r12d, 17
        mov          r15d, ebp
        shr          r15d, 3
        xor          r13d, r15d
        add          ebx, r13d
        add          ebx, ecx
        mov          r13d, [rsp]
        mov          r15d, r13d                                 ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        ror          r15d, 11
        xor          r15d, r13d
        ror          r15d, 7
        mov          [rsp + 72], ecx
        mov          ecx, r10d
        shr          ecx, 10
        xor          r12d, ecx
        add          ebx, r12d
        mov          r12d, r11d
        add          r12d, [r14 + 28]
        mov          [rdi + 92], r12d
        mov          r12d, r11d
        ror          r12d, 2
        xor          r12d, r11d
        ror          r12d, 17
        mov          ecx, r13d
        shr          ecx, 3
        xor          r15d, ecx
        add          ebp, r15d
        add          ebp, edx
        mov          r15d, [rsp + 8]
        mov          ecx, r15d                                  ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        ror          ecx, 11
        xor          ecx, r15d
        ror          ecx, 7
        mov          [rsp + 64], edx
        mov          edx, r11d
        shr          edx, 10
        xor          r12d, edx
        add          ebp, r12d
        mov          r12d, ebx
        add          r12d, [r14 + 32]
        mov          [rdi + 96], r12d
        mov          r12d, ebx
        ror          r12d, 2
        xor          r12d, ebx
        ror          r12d, 17
        mov          edx, r15d
        shr          edx, 3
        xor          ecx, edx
        add          r13d, ecx
        add          r13d, esi
        mov          edx, [rsp + 16]
        mov          ecx, edx                                   ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        ror          ecx, 11
        xor          ecx, edx
        ror          ecx, 7
        mov          [rsp + 80], esi
        mov          esi, ebx
        shr          esi, 10
        xor          r12d, esi
        add          r13d, r12d
        mov          [rsp], r13d
        mov          r12d, ebp
        add          r12d, [r14 + 36]
        mov          [rdi + 100], r12d
        mov          r12d, ebp
        ror          r12d, 2
        xor          r12d, ebp
        ror          r12d, 17
        mov          esi, edx
        shr          esi, 3
        xor          ecx, esi
        add          r15d, ecx
        add          r15d, r8d
        mov          esi, [rsp + 24]
        mov          ecx, esi                                   ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        ror          ecx, 11
        xor          ecx, esi
        ror          ecx, 7
        mov          [rsp + 88], r8d
        mov          r8d, ebp
        shr          r8d, 10
        xor          r12d, r8d
        add          r15d, r12d
        mov          [rsp + 8], r15d
        mov          r12d, r13d
        add          r12d, [r14 + 40]
        mov          [rdi + 104], r12d
        mov          r12d, r13d
        ror          r12d, 2
        xor          r12d, r13d
        ror          r12d, 17
        mov          r8d, esi
        shr          r8d, 3
        xor          ecx, r8d
        add          edx, ecx
        add          edx, r9d
        mov          r8d, [rsp + 32]
        mov          ecx, r8d                                   ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        ror          ecx, 11
        xor          ecx, r8d
        ror          ecx, 7
        mov          [rsp + 96], r9d
        mov          r9d, r13d
        shr          r9d, 10
        xor          r12d, r9d
        add          edx, r12d
        mov          [rsp + 16], edx
        mov          r12d, r15d
        add          r12d, [r14 + 44]
        mov          [rdi + 108], r12d
        mov          r12d, r15d
        ror          r12d, 2
        xor          r12d, r15d
        ror          r12d, 17
        mov          r9d, r8d
        shr          r9d, 3
        xor          ecx, r9d
        add          esi, ecx
        add          esi, r10d
        mov          r9d, [rsp + 40]
        mov          ecx, r9d                                   ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        ror          ecx, 11
        xor          ecx, r9d
        ror          ecx, 7
        mov          r13d, r15d
        shr          r13d, 10
        xor          r12d, r13d
        add          esi, r12d
        mov          [rsp + 24], esi
        mov          r12d, edx
        add          r12d, [r14 + 48]
        mov          [rdi + 112], r12d
        mov          r12d, edx
        ror          r12d, 2
        xor          r12d, edx
        ror          r12d, 17
        mov          r13d, r9d
        shr          r13d, 3
        xor          ecx, r13d
        add          r8d, ecx
        add          r8d, r11d
        mov          r13d, eax                                  ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        ror          r13d, 11
        xor          r13d, eax
        ror          r13d, 7
        mov          ecx, edx
        shr          ecx, 10
        xor          r12d, ecx
        add          r8d, r12d
        mov          [rsp + 32], r8d
        mov          r12d, esi
        add          r12d, [r14 + 52]
        mov          [rdi + 116], r12d
        mov          r12d, esi
        ror          r12d, 2
        xor          r12d, esi
        ror          r12d, 17
        mov          ecx, eax
        shr          ecx, 3
        xor          r13d, ecx
        add          r9d, r13d
        add          r9d, ebx
        mov          r13d, esi
        shr          r13d, 10
        xor          r12d, r13d
        add          r9d, r12d
        mov          [rsp + 40], r9d
        mov          r12d, r8d
        add          r12d, [r14 + 56]
        mov          [rdi + 120], r12d
        mov          r12d, r9d
        add          r12d, [r14 + 60]
        mov          [rdi + 124], r12d
        add          r14, 64
        mov          [rsp + 48], r14
        add          rdi, 64
        mov          ecx, [rsp + 72]
        mov          edx, [rsp + 64]
        mov          esi, [rsp + 80]
        mov          r8d, [rsp + 88]
        mov          r9d, [rsp + 96]
        cmp          rdi, [rsp + 56]
        jne          NSMS_L(schedule_next_words)

%ifdef NSMS_WIN64
        add          rsp, 120
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
        add          rsp, 120
NSMS_L(schedule_at8):
        pop          r15
NSMS_L(schedule_at9):
        pop          r14
NSMS_L(schedule_at10):
        pop          r13
NSMS_L(schedule_at11):
        pop          r12
NSMS_L(schedule_at12):
        pop          rbp
NSMS_L(schedule_at13):
        pop          rbx
NSMS_L(schedule_at14):
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
        dd           NSMS_SYMBOL(nsms_sha256_blocks_x64_n1) - $
        dd           NSMS_L(blocks_end) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1)
        db           0
        db           0x40 + (NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(blocks_at2) - NSMS_L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(blocks_at3) - NSMS_L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(blocks_at4) - NSMS_L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(blocks_at5) - NSMS_L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(blocks_at6) - NSMS_L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(blocks_at7) - NSMS_L(blocks_at6)), 0x0e, 0x90, 0x02 ; sub rsp, 216
        db           0x04
        dd           NSMS_L(blocks_at8) - NSMS_L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 216
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
        dd           NSMS_SYMBOL(nsms_sha256_schedule_x64_n1) - $
        dd           NSMS_L(schedule_end) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1)
        db           0
        db           0x40 + (NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(schedule_at2) - NSMS_L(schedule_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(schedule_at3) - NSMS_L(schedule_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(schedule_at4) - NSMS_L(schedule_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(schedule_at5) - NSMS_L(schedule_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(schedule_at6) - NSMS_L(schedule_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(schedule_at7) - NSMS_L(schedule_at6)), 0x0e, 0xb0, 0x01 ; sub rsp, 120
        db           0x04
        dd           NSMS_L(schedule_at8) - NSMS_L(schedule_at7)
        db           0x0e, 0x38                                 ; add rsp, 120
        db           0x40 + (NSMS_L(schedule_at9) - NSMS_L(schedule_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (NSMS_L(schedule_at10) - NSMS_L(schedule_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (NSMS_L(schedule_at11) - NSMS_L(schedule_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (NSMS_L(schedule_at12) - NSMS_L(schedule_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (NSMS_L(schedule_at13) - NSMS_L(schedule_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (NSMS_L(schedule_at14) - NSMS_L(schedule_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 10, 0
        db           NSMS_L(blocks_at9) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0x01 ; sub rsp, 216
        dw           27
        db           NSMS_L(blocks_at8) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0xf0 ; push r15
        db           NSMS_L(blocks_at7) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0xe0 ; push r14
        db           NSMS_L(blocks_at6) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0xd0 ; push r13
        db           NSMS_L(blocks_at5) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0xc0 ; push r12
        db           NSMS_L(blocks_at4) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0x70 ; push rdi
        db           NSMS_L(blocks_at3) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0x60 ; push rsi
        db           NSMS_L(blocks_at2) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0x50 ; push rbp
        db           NSMS_L(blocks_at1) - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_blocks_x64_n1) wrt ..imagebase
        dd           NSMS_L(blocks_end) wrt ..imagebase
        dd           NSMS_L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
NSMS_L(schedule_unwind):
        db           1, NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 9, 0
        db           NSMS_L(schedule_at9) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0xe2 ; sub rsp, 120
        db           NSMS_L(schedule_at8) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0xf0 ; push r15
        db           NSMS_L(schedule_at7) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0xe0 ; push r14
        db           NSMS_L(schedule_at6) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0xd0 ; push r13
        db           NSMS_L(schedule_at5) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0xc0 ; push r12
        db           NSMS_L(schedule_at4) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0x70 ; push rdi
        db           NSMS_L(schedule_at3) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0x60 ; push rsi
        db           NSMS_L(schedule_at2) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0x50 ; push rbp
        db           NSMS_L(schedule_at1) - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_schedule_x64_n1) wrt ..imagebase
        dd           NSMS_L(schedule_end) wrt ..imagebase
        dd           NSMS_L(schedule_unwind) wrt ..imagebase
%endif

; nsms_sha256_blocks_x64_n1: 15 integer registers, 33 spills.
;   Register map: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp,
;     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
;     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; nsms_sha256_schedule_x64_n1: 15 integer registers, 7 spills.
;   Register map: W rows 0..15 of 1 block: eax, ecx, edx, esi, r8d, r9d, r10d, r11d, ebx, ebp,
;     [rsp..rsp+40]; wk: rdi; kp: [rsp+48]; upper_bound: [rsp+56]. Slots of the frame that are not
;     named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;
; Contract (YAML):
; - name: nsms_sha256_blocks_x64_n1
;   signature: void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 264, win64: 280}
;   features: []
; - name: nsms_sha256_schedule_x64_n1
;   signature: void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data)
;   parameters:
;     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
;   stack_bytes: {sysv: 168, win64: 184}
;   features: []
