; sha256_x64_n1.asm, written by nsms: make gen HASH=sha256 ISA=x64 N=1
;
; void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks);
;   SHA224, SHA256: the intermediate hash value after any number of blocks;
;   the schedules of 1 block at a time are computed together.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,392 instructions, 15 integer registers, 36 spills,
;   312 bytes of stack (System V), 328 (Win64).
;
; void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data);
;   SHA224, SHA256: W_t + K_t of 1 block, wk[t*1 + j] for block j.
;   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 468 instructions, 15 integer registers, 7 spills,
;   168 bytes of stack (System V), 184 (Win64).
;
; Needs: any x86-64 processor.
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
L(K):  ; K_t
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

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_x64_n1):function hidden (L(blocks_end) - SYMBOL(nsms_sha256_blocks_x64_n1))
%else
        global       SYMBOL(nsms_sha256_blocks_x64_n1):function (L(blocks_end) - SYMBOL(nsms_sha256_blocks_x64_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_x64_n1):private_extern
%else
        global       SYMBOL(nsms_sha256_blocks_x64_n1)
%endif
%else
        global       SYMBOL(nsms_sha256_blocks_x64_n1)
%endif
SYMBOL(nsms_sha256_blocks_x64_n1):
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
        sub          rsp, 264
L(blocks_at9):
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
        sub          rsp, 264
L(blocks_at7):
%endif
        mov          [rsp + 128], rdi
        mov          [rsp + 112], rsi
        mov          [rsp + 120], rdx
        cmp          qword [rsp + 120], 0
        je           L(blocks_done)

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
L(blocks_batch1):
        cmp          qword [rsp + 120], 1
        jb           L(blocks_done)

        ; sixteen rounds on the message words
        add          r10d, [rel L(K)]                           ; round 0
        mov          r12d, edi
        ror          r12d, 14
        xor          r12d, edi
        ror          r12d, 5
        xor          r12d, edi
        mov          r13, [rsp + 112]
        mov          ebx, [r13]                                 ; W_0
        ror          r12d, 6
        mov          r14d, eax
        ror          r14d, 9
        xor          r14d, eax
        ror          r14d, 11
        xor          r14d, eax
        ror          r14d, 2
        mov          r15d, r8d
        xor          r15d, r9d
        and          r15d, edi
        xor          r15d, r9d
        add          r9d, [rel L(K) + 4]                        ; round 1
        mov          ebp, [r13 + 4]                             ; W_1
        mov          r11d, eax
        xor          r11d, ecx
        mov          [rsp + 144], r9d
        mov          r9d, ecx
        xor          r9d, edx
        and          r9d, r11d
        xor          r9d, ecx
        add          r9d, r14d
        mov          r14d, [r13 + 8]                            ; W_2
        mov          [rsp + 152], ecx
        mov          ecx, edi
        xor          ecx, r8d
        mov          [rsp + 160], r14d
        mov          r14d, r8d                                  ; round 2
        add          r14d, [rel L(K) + 8]
        mov          [rsp + 168], r14d
        mov          r14d, [r13 + 12]                           ; W_3
        mov          [rsp + 176], r14d
        mov          r14d, [r13 + 16]                           ; W_4
        mov          [rsp + 184], r14d
        mov          r14d, edi                                  ; round 3
        add          r14d, [rel L(K) + 12]
        mov          [rsp + 192], r14d
        mov          r14d, [r13 + 20]                           ; W_5
        mov          [rsp + 200], r14d
        mov          r14d, [r13 + 24]                           ; W_6
        mov          [rsp + 208], r14d
        mov          r14d, [r13 + 28]                           ; W_7
        mov          [rsp + 216], r14d
        mov          r14d, [r13 + 32]                           ; W_8
        mov          [rsp + 224], r14d
        mov          r14d, [r13 + 36]                           ; W_9
        mov          [rsp + 232], r14d
        mov          r14d, [r13 + 40]                           ; W_10
        mov          [rsp + 240], r14d
        mov          r14d, [r13 + 44]                           ; W_11
        bswap        ebx
        add          r10d, ebx
        add          r10d, r15d
        add          r10d, r12d
        add          esi, r10d
        add          r10d, r9d
        mov          r12d, esi
        ror          r12d, 14
        xor          r12d, esi
        ror          r12d, 5
        xor          r12d, esi
        ror          r12d, 6
        mov          r15d, r10d
        ror          r15d, 9
        xor          r15d, r10d
        ror          r15d, 11
        xor          r15d, r10d
        ror          r15d, 2
        and          ecx, esi
        xor          ecx, r8d
        mov          r9d, r10d
        xor          r9d, eax
        and          r11d, r9d
        xor          r11d, eax
        add          r11d, r15d
        mov          r15d, esi
        xor          r15d, edi
        mov          r8d, esi                                   ; round 4
        add          r8d, [rel L(K) + 16]
        bswap        ebp
        mov          [rsp + 248], ebx
        mov          ebx, [rsp + 144]
        add          ebx, ebp
        add          ebx, ecx
        add          ebx, r12d
        add          edx, ebx
        add          ebx, r11d
        mov          r12d, edx
        ror          r12d, 14
        xor          r12d, edx
        ror          r12d, 5
        xor          r12d, edx
        ror          r12d, 6
        mov          r11d, ebx
        ror          r11d, 9
        xor          r11d, ebx
        ror          r11d, 11
        xor          r11d, ebx
        ror          r11d, 2
        and          r15d, edx
        xor          r15d, edi
        mov          edi, ebx
        xor          edi, r10d
        and          r9d, edi
        xor          r9d, r10d
        add          r9d, r11d
        mov          r11d, edx
        xor          r11d, esi
        mov          ecx, edx                                   ; round 5
        add          ecx, [rel L(K) + 20]
        mov          [rsp + 144], ebp
        mov          ebp, [rsp + 160]
        bswap        ebp
        mov          [rsp], ebp
        mov          r13d, [rsp + 168]
        add          r13d, ebp
        add          r13d, r15d
        add          r13d, r12d
        mov          r12d, [rsp + 152]
        add          r12d, r13d
        add          r9d, r13d
        mov          r13d, r12d
        ror          r13d, 14
        xor          r13d, r12d
        ror          r13d, 5
        xor          r13d, r12d
        ror          r13d, 6
        mov          r15d, r9d
        ror          r15d, 9
        xor          r15d, r9d
        ror          r15d, 11
        xor          r15d, r9d
        ror          r15d, 2
        and          r11d, r12d
        xor          r11d, esi
        mov          esi, r9d
        xor          esi, ebx
        and          edi, esi
        xor          edi, ebx
        add          edi, r15d
        mov          r15d, r12d
        xor          r15d, edx
        mov          ebp, r12d                                  ; round 6
        add          ebp, [rel L(K) + 24]
        mov          [rsp + 152], r14d
        mov          r14d, [rsp + 176]
        bswap        r14d
        mov          [rsp + 8], r14d
        mov          [rsp + 160], ebp
        mov          ebp, [rsp + 192]
        add          ebp, r14d
        add          ebp, r11d
        add          ebp, r13d
        add          eax, ebp
        add          ebp, edi
        mov          r13d, eax
        ror          r13d, 14
        xor          r13d, eax
        ror          r13d, 5
        xor          r13d, eax
        ror          r13d, 6
        mov          r11d, ebp
        ror          r11d, 9
        xor          r11d, ebp
        ror          r11d, 11
        xor          r11d, ebp
        ror          r11d, 2
        and          r15d, eax
        xor          r15d, edx
        mov          edx, ebp
        xor          edx, r9d
        and          esi, edx
        xor          esi, r9d
        add          esi, r11d
        mov          r11d, eax
        xor          r11d, r12d
        mov          edi, eax                                   ; round 7
        add          edi, [rel L(K) + 28]
        mov          r14d, [rsp + 184]
        bswap        r14d
        mov          [rsp + 16], r14d
        add          r8d, r14d
        add          r8d, r15d
        add          r8d, r13d
        add          r10d, r8d
        add          esi, r8d
        mov          r13d, r10d
        ror          r13d, 14
        xor          r13d, r10d
        ror          r13d, 5
        xor          r13d, r10d
        ror          r13d, 6
        mov          r15d, esi
        ror          r15d, 9
        xor          r15d, esi
        ror          r15d, 11
        xor          r15d, esi
        ror          r15d, 2
        and          r11d, r10d
        xor          r11d, r12d
        mov          r8d, esi
        xor          r8d, ebp
        and          edx, r8d
        xor          edx, ebp
        add          edx, r15d
        mov          r12d, r10d
        xor          r12d, eax
        mov          r15d, r10d                                 ; round 8
        add          r15d, [rel L(K) + 32]
        mov          r14d, [rsp + 200]
        bswap        r14d
        mov          [rsp + 24], r14d
        add          ecx, r14d
        add          ecx, r11d
        add          ecx, r13d
        add          ebx, ecx
        add          edx, ecx
        mov          r13d, ebx
        ror          r13d, 14
        xor          r13d, ebx
        ror          r13d, 5
        xor          r13d, ebx
        ror          r13d, 6
        mov          r11d, edx
        ror          r11d, 9
        xor          r11d, edx
        ror          r11d, 11
        xor          r11d, edx
        ror          r11d, 2
        and          r12d, ebx
        xor          r12d, eax
        mov          ecx, edx
        xor          ecx, esi
        and          r8d, ecx
        xor          r8d, esi
        add          r8d, r11d
        mov          r11d, ebx
        xor          r11d, r10d
        mov          eax, ebx                                   ; round 9
        add          eax, [rel L(K) + 36]
        mov          r14d, [rsp + 208]
        bswap        r14d
        mov          [rsp + 32], r14d
        mov          [rsp + 168], eax
        mov          eax, r14d
        add          eax, [rsp + 160]
        add          eax, r12d
        add          eax, r13d
        add          r9d, eax
        add          r8d, eax
        mov          r12d, r9d
        ror          r12d, 14
        xor          r12d, r9d
        ror          r12d, 5
        xor          r12d, r9d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 9
        xor          r13d, r8d
        ror          r13d, 11
        xor          r13d, r8d
        ror          r13d, 2
        and          r11d, r9d
        xor          r11d, r10d
        mov          r10d, r8d
        xor          r10d, edx
        and          ecx, r10d
        xor          ecx, edx
        add          ecx, r13d
        mov          r13d, r9d
        xor          r13d, ebx
        mov          eax, r9d                                   ; round 10
        add          eax, [rel L(K) + 40]
        mov          r14d, [rsp + 216]
        bswap        r14d
        mov          [rsp + 40], r14d
        add          edi, r14d
        add          edi, r11d
        add          edi, r12d
        add          ebp, edi
        add          edi, ecx
        mov          r12d, ebp
        ror          r12d, 14
        xor          r12d, ebp
        ror          r12d, 5
        xor          r12d, ebp
        ror          r12d, 6
        mov          r11d, edi
        ror          r11d, 9
        xor          r11d, edi
        ror          r11d, 11
        xor          r11d, edi
        ror          r11d, 2
        and          r13d, ebp
        xor          r13d, ebx
        mov          ebx, edi
        xor          ebx, r8d
        and          r10d, ebx
        xor          r10d, r8d
        add          r10d, r11d
        mov          r11d, ebp
        xor          r11d, r9d
        mov          ecx, [rsp + 224]
        bswap        ecx
        mov          [rsp + 48], ecx
        add          r15d, ecx
        add          r15d, r13d
        add          r15d, r12d
        add          esi, r15d
        add          r10d, r15d
        mov          r12d, esi
        ror          r12d, 14
        xor          r12d, esi
        ror          r12d, 5
        xor          r12d, esi
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 9
        xor          r13d, r10d
        ror          r13d, 11
        xor          r13d, r10d
        ror          r13d, 2
        and          r11d, esi
        xor          r9d, r11d
        mov          r15d, r10d
        xor          r15d, edi
        and          ebx, r15d
        xor          ebx, edi
        add          ebx, r13d
        mov          r13d, esi
        xor          r13d, ebp
        mov          r11d, ebp                                  ; round 11
        add          r11d, [rel L(K) + 44]
        mov          r14d, [rsp + 232]
        bswap        r14d
        mov          [rsp + 56], r14d
        mov          ecx, r14d
        add          ecx, [rsp + 168]
        add          r9d, ecx
        add          r9d, r12d
        add          edx, r9d
        add          r9d, ebx
        mov          r12d, edx
        ror          r12d, 14
        xor          r12d, edx
        ror          r12d, 5
        xor          r12d, edx
        ror          r12d, 6
        mov          ebx, r9d
        ror          ebx, 9
        xor          ebx, r9d
        ror          ebx, 11
        xor          ebx, r9d
        ror          ebx, 2
        and          r13d, edx
        xor          r13d, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          r15d, ebp
        xor          r15d, r10d
        add          r15d, ebx
        mov          ebx, [rsp + 240]
        bswap        ebx
        mov          [rsp + 64], ebx
        add          eax, ebx
        add          eax, r13d
        add          eax, r12d
        add          r8d, eax
        add          eax, r15d
        mov          r12d, r8d
        ror          r12d, 14
        xor          r12d, r8d
        ror          r12d, 5
        xor          r12d, r8d
        ror          r12d, 6
        mov          r13d, eax
        ror          r13d, 9
        xor          r13d, eax
        ror          r13d, 11
        xor          r13d, eax
        ror          r13d, 2
        mov          r15d, edx
        xor          r15d, esi
        and          r15d, r8d
        xor          r15d, esi
        add          esi, [rel L(K) + 48]                       ; round 12
        mov          ecx, [rsp + 152]
        bswap        ecx
        mov          [rsp + 72], ecx
        add          r11d, ecx
        add          r11d, r15d
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, eax
        xor          r12d, r9d
        and          ebp, r12d
        xor          ebp, r9d
        add          ebp, r13d
        add          r11d, ebp
        mov          r13d, edi
        ror          r13d, 14
        xor          r13d, edi
        ror          r13d, 5
        xor          r13d, edi
        ror          r13d, 6
        mov          r15, [rsp + 112]
        mov          ebp, [r15 + 48]                            ; W_12
        mov          r14d, r11d
        ror          r14d, 9
        xor          r14d, r11d
        ror          r14d, 11
        xor          r14d, r11d
        ror          r14d, 2
        mov          ebx, r8d
        xor          ebx, edx
        and          ebx, edi
        xor          ebx, edx
        add          edx, [rel L(K) + 52]                       ; round 13
        bswap        ebp
        mov          [rsp + 80], ebp
        add          esi, ebp
        add          esi, ebx
        add          esi, r13d
        add          r10d, esi
        mov          r13d, r11d
        xor          r13d, eax
        and          r12d, r13d
        xor          r12d, eax
        add          r12d, r14d
        add          esi, r12d
        mov          r12d, r10d
        ror          r12d, 14
        xor          r12d, r10d
        ror          r12d, 5
        xor          r12d, r10d
        ror          r12d, 6
        mov          r14d, [r15 + 52]                           ; W_13
        mov          ebx, esi
        ror          ebx, 9
        xor          ebx, esi
        ror          ebx, 11
        xor          ebx, esi
        ror          ebx, 2
        mov          ecx, edi
        xor          ecx, r8d
        and          ecx, r10d
        xor          ecx, r8d
        add          r8d, [rel L(K) + 56]                       ; round 14
        bswap        r14d
        mov          [rsp + 88], r14d
        add          edx, r14d
        add          edx, ecx
        add          edx, r12d
        add          r9d, edx
        mov          ecx, esi
        xor          ecx, r11d
        and          r13d, ecx
        xor          r13d, r11d
        add          r13d, ebx
        add          edx, r13d
        mov          r12d, r9d
        ror          r12d, 14
        mov          r13d, edx
        ror          r13d, 9
        mov          ebx, r10d
        xor          ebx, edi
        mov          ebp, edx
        xor          ebp, esi
        xor          r12d, r9d
        mov          r14d, [r15 + 56]                           ; W_14
        xor          r13d, edx
        and          ebx, r9d
        and          ecx, ebp
        ror          r12d, 5
        ror          r13d, 11
        xor          ebx, edi
        xor          ecx, esi
        xor          r12d, r9d
        xor          r13d, edx
        add          edi, [rel L(K) + 60]                       ; round 15
        ror          r12d, 6
        mov          r15d, [r15 + 60]                           ; W_15
        ror          r13d, 2
        add          ecx, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          [rsp + 152], esi
        lea          rsi, [rel L(K) + 64]
        bswap        r14d
        mov          [rsp + 96], r14d
        add          r8d, r14d
        add          r8d, ebx
        add          r8d, r12d
        add          ecx, r8d
        add          r8d, eax
        and          r13d, r8d
        xor          r13d, r10d
        mov          r12d, r8d
        ror          r12d, 14
        mov          eax, ecx
        ror          eax, 9
        mov          ebx, ecx
        xor          ebx, edx
        lea          r14, [rel L(K) + 256]
        mov          [rsp + 136], r14
        xor          r12d, r8d
        xor          eax, ecx
        and          ebx, ebp
        ror          r12d, 5
        ror          eax, 11
        xor          ebx, edx
        xor          r12d, r8d
        xor          eax, ecx
        bswap        r15d
        mov          [rsp + 104], r15d
        add          edi, r15d
        add          edi, r13d
        ror          r12d, 6
        ror          eax, 2
        add          edi, r12d
        add          eax, ebx
        add          eax, edi
        add          edi, r11d
        mov          r11, rsi
        mov          esi, [rsp + 152]
        mov          ebx, [rsp + 248]
        mov          ebp, [rsp + 144]
        align        64
L(blocks_carry):

        ; sixteen rounds, each on the word made just before
        mov          r12d, [rsp + 56]
        add          ebx, r12d                                  ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        add          r10d, [r11]                                ; round 16
        mov          r13d, edi
        ror          r13d, 14
        xor          r13d, edi
        ror          r13d, 5
        xor          r13d, edi
        ror          r13d, 6
        mov          r14d, [rsp + 96]
        mov          r15d, r14d
        ror          r15d, 2
        xor          r15d, r14d
        ror          r15d, 17
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        add          r10d, r13d
        mov          r12d, ebp
        ror          r12d, 11
        xor          r12d, ebp
        ror          r12d, 7
        mov          r13d, eax
        ror          r13d, 9
        xor          r13d, eax
        ror          r13d, 11
        xor          r13d, eax
        ror          r13d, 2
        mov          [rsp + 144], edi
        mov          edi, r14d
        shr          edi, 10
        xor          r15d, edi
        add          ebx, r15d
        mov          r15d, ebp
        shr          r15d, 3
        xor          r12d, r15d
        add          ebx, r12d
        add          r10d, ebx
        add          esi, r10d
        mov          r12d, eax
        xor          r12d, ecx
        mov          r15d, [rsp + 64]
        add          ebp, r15d                                  ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        mov          edi, ecx
        xor          edi, edx
        and          edi, r12d
        xor          edi, ecx
        add          r9d, [r11 + 4]                             ; round 17
        add          edi, r13d
        add          r10d, edi
        mov          r13d, [rsp + 104]
        mov          edi, r13d
        ror          edi, 2
        xor          edi, r13d
        ror          edi, 17
        mov          r15d, [rsp]
        mov          r14d, r15d
        ror          r14d, 11
        xor          r14d, r15d
        ror          r14d, 7
        mov          [rsp + 152], ecx
        mov          ecx, r13d
        shr          ecx, 10
        xor          edi, ecx
        add          ebp, edi
        mov          edi, esi
        ror          edi, 14
        xor          edi, esi
        ror          edi, 5
        xor          edi, esi
        ror          edi, 6
        mov          ecx, r15d
        shr          ecx, 3
        xor          r14d, ecx
        add          ebp, r14d
        add          r9d, ebp
        mov          r14d, r10d
        ror          r14d, 9
        xor          r14d, r10d
        ror          r14d, 11
        xor          r14d, r10d
        ror          r14d, 2
        mov          ecx, [rsp + 144]
        mov          r13d, ecx
        xor          r13d, r8d
        and          r13d, esi
        xor          r13d, r8d
        add          r9d, r13d
        add          r9d, edi
        add          edx, r9d
        mov          r13d, [rsp + 72]
        add          r15d, r13d                                 ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        mov          edi, r10d
        xor          edi, eax
        and          r12d, edi
        xor          r12d, eax
        add          r8d, [r11 + 8]                             ; round 18
        add          r12d, r14d
        add          r9d, r12d
        mov          r12d, [rsp + 8]
        mov          r14d, r12d
        ror          r14d, 11
        xor          r14d, r12d
        ror          r14d, 7
        mov          r13d, ebx
        ror          r13d, 2
        xor          r13d, ebx
        ror          r13d, 17
        mov          [rsp + 160], eax
        mov          eax, r12d
        shr          eax, 3
        xor          eax, r14d
        add          eax, r15d
        mov          r14d, edx
        ror          r14d, 14
        xor          r14d, edx
        ror          r14d, 5
        xor          r14d, edx
        ror          r14d, 6
        mov          r15d, ebx
        shr          r15d, 10
        xor          r13d, r15d
        add          eax, r13d
        mov          [rsp], eax
        add          r8d, eax
        mov          r13d, r9d
        ror          r13d, 9
        xor          r13d, r9d
        ror          r13d, 11
        xor          r13d, r9d
        ror          r13d, 2
        mov          r15d, esi
        xor          r15d, ecx
        and          r15d, edx
        xor          r15d, ecx
        add          r8d, r15d
        add          r8d, r14d
        mov          r14d, [rsp + 152]
        add          r14d, r8d
        mov          r15d, [rsp + 80]
        add          r12d, r15d                                 ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        mov          r15d, r9d
        xor          r15d, r10d
        and          edi, r15d
        xor          edi, r10d
        add          ecx, [r11 + 12]                            ; round 19
        add          edi, r13d
        add          r8d, edi
        mov          r13d, [rsp + 16]
        mov          edi, r13d
        ror          edi, 11
        xor          edi, r13d
        ror          edi, 7
        mov          [rsp + 144], ebx
        mov          ebx, ebp
        ror          ebx, 2
        xor          ebx, ebp
        ror          ebx, 17
        mov          [rsp + 152], r10d
        mov          r10d, r13d
        shr          r10d, 3
        xor          edi, r10d
        add          r12d, edi
        mov          edi, r14d
        ror          edi, 14
        xor          edi, r14d
        ror          edi, 5
        xor          edi, r14d
        ror          edi, 6
        mov          r10d, ebp
        shr          r10d, 10
        xor          ebx, r10d
        add          r12d, ebx
        mov          [rsp + 8], r12d
        add          ecx, r12d
        mov          ebx, r8d
        ror          ebx, 9
        xor          ebx, r8d
        ror          ebx, 11
        xor          ebx, r8d
        ror          ebx, 2
        mov          r10d, edx
        xor          r10d, esi
        and          r10d, r14d
        xor          r10d, esi
        add          ecx, r10d
        add          edi, ecx
        mov          r10d, [rsp + 160]
        add          r10d, edi
        mov          ecx, [rsp + 88]
        add          r13d, ecx                                  ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        mov          ecx, r8d
        xor          ecx, r9d
        and          r15d, ecx
        xor          r15d, r9d
        add          esi, [r11 + 16]                            ; round 20
        add          r15d, ebx
        add          edi, r15d
        mov          r15d, [rsp + 24]
        mov          ebx, r15d
        ror          ebx, 11
        xor          ebx, r15d
        ror          ebx, 7
        mov          [rsp + 160], ebp
        mov          ebp, eax
        ror          ebp, 2
        xor          ebp, eax
        ror          ebp, 17
        mov          [rsp + 168], r9d
        mov          r9d, r15d
        shr          r9d, 3
        xor          ebx, r9d
        add          r13d, ebx
        mov          ebx, r10d
        ror          ebx, 14
        xor          ebx, r10d
        ror          ebx, 5
        xor          ebx, r10d
        ror          ebx, 6
        mov          r9d, eax
        shr          r9d, 10
        xor          ebp, r9d
        add          r13d, ebp
        mov          [rsp + 16], r13d
        add          esi, r13d
        mov          ebp, edi
        ror          ebp, 9
        xor          ebp, edi
        ror          ebp, 11
        xor          ebp, edi
        ror          ebp, 2
        mov          r9d, r14d
        xor          r9d, edx
        and          r9d, r10d
        xor          r9d, edx
        add          esi, r9d
        add          esi, ebx
        mov          ebx, [rsp + 152]
        add          ebx, esi
        mov          r9d, [rsp + 96]
        add          r15d, r9d                                  ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        mov          r9d, edi
        xor          r9d, r8d
        and          ecx, r9d
        xor          ecx, r8d
        add          edx, [r11 + 20]                            ; round 21
        add          ecx, ebp
        add          esi, ecx
        mov          ebp, [rsp + 32]
        mov          ecx, ebp
        ror          ecx, 11
        xor          ecx, ebp
        ror          ecx, 7
        mov          eax, r12d
        ror          eax, 2
        xor          eax, r12d
        ror          eax, 17
        mov          [rsp + 152], r8d
        mov          r8d, ebp
        shr          r8d, 3
        xor          ecx, r8d
        add          ecx, r15d
        mov          r15d, ebx
        ror          r15d, 14
        xor          r15d, ebx
        ror          r15d, 5
        xor          r15d, ebx
        ror          r15d, 6
        mov          r8d, r12d
        shr          r8d, 10
        xor          eax, r8d
        add          ecx, eax
        mov          [rsp + 24], ecx
        add          edx, ecx
        mov          r8d, esi
        ror          r8d, 9
        xor          r8d, esi
        ror          r8d, 11
        xor          r8d, esi
        ror          r8d, 2
        mov          eax, r10d
        xor          eax, r14d
        and          eax, ebx
        xor          eax, r14d
        add          edx, eax
        add          edx, r15d
        mov          r15d, [rsp + 168]
        add          r15d, edx
        mov          eax, [rsp + 104]
        add          ebp, eax                                   ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        mov          eax, esi
        xor          eax, edi
        and          r9d, eax
        xor          r9d, edi
        add          r14d, [r11 + 24]                           ; round 22
        add          r9d, r8d
        add          edx, r9d
        mov          r9d, [rsp + 40]
        mov          r8d, r9d
        ror          r8d, 11
        xor          r8d, r9d
        ror          r8d, 7
        mov          r12d, r13d
        ror          r12d, 2
        xor          r12d, r13d
        ror          r12d, 17
        mov          [rsp + 168], edi
        mov          edi, r9d
        shr          edi, 3
        xor          r8d, edi
        add          ebp, r8d
        mov          r8d, r15d
        ror          r8d, 14
        xor          r8d, r15d
        ror          r8d, 5
        xor          r8d, r15d
        ror          r8d, 6
        mov          edi, r13d
        shr          edi, 10
        xor          r12d, edi
        add          ebp, r12d
        mov          [rsp + 32], ebp
        add          r14d, ebp
        mov          r12d, edx
        ror          r12d, 9
        xor          r12d, edx
        ror          r12d, 11
        xor          r12d, edx
        ror          r12d, 2
        mov          edi, ebx
        xor          edi, r10d
        and          edi, r15d
        xor          edi, r10d
        add          r14d, edi
        add          r14d, r8d
        mov          r8d, [rsp + 152]
        add          r8d, r14d
        mov          edi, edx
        xor          edi, esi
        and          eax, edi
        xor          eax, esi
        add          eax, r12d
        add          r10d, [r11 + 28]                           ; round 23
        add          r14d, eax
        mov          eax, [rsp + 48]
        mov          r12d, eax                                  ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        ror          r12d, 11
        xor          r12d, eax
        ror          r12d, 7
        mov          r13d, ecx
        ror          r13d, 2
        xor          r13d, ecx
        ror          r13d, 17
        mov          [rsp + 152], esi
        mov          esi, eax
        shr          esi, 3
        xor          r12d, esi
        add          r9d, r12d
        mov          r12d, [rsp + 144]
        add          r9d, r12d
        mov          esi, r8d
        ror          esi, 14
        xor          esi, r8d
        ror          esi, 5
        xor          esi, r8d
        ror          esi, 6
        mov          r12d, ecx
        shr          r12d, 10
        xor          r13d, r12d
        add          r9d, r13d
        mov          [rsp + 40], r9d
        add          r10d, r9d
        mov          r12d, r14d
        ror          r12d, 9
        xor          r12d, r14d
        ror          r12d, 11
        xor          r12d, r14d
        ror          r12d, 2
        mov          r13d, r15d
        xor          r13d, ebx
        and          r13d, r8d
        xor          r13d, ebx
        add          r10d, r13d
        add          r10d, esi
        mov          r13d, [rsp + 168]
        add          r13d, r10d
        mov          esi, r14d
        xor          esi, edx
        and          edi, esi
        xor          edi, edx
        add          edi, r12d
        add          ebx, [r11 + 32]                            ; round 24
        add          r10d, edi
        mov          r12d, [rsp + 56]
        mov          edi, r12d                                  ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        ror          edi, 11
        xor          edi, r12d
        ror          edi, 7
        mov          ecx, ebp
        ror          ecx, 2
        xor          ecx, ebp
        ror          ecx, 17
        mov          [rsp + 168], edx
        mov          edx, r12d
        shr          edx, 3
        xor          edi, edx
        add          eax, edi
        mov          edi, [rsp + 160]
        add          eax, edi
        mov          edx, r13d
        ror          edx, 14
        xor          edx, r13d
        ror          edx, 5
        xor          edx, r13d
        ror          edx, 6
        mov          edi, ebp
        shr          edi, 10
        xor          ecx, edi
        add          eax, ecx
        mov          [rsp + 48], eax
        add          ebx, eax
        mov          edi, r10d
        ror          edi, 9
        xor          edi, r10d
        ror          edi, 11
        xor          edi, r10d
        ror          edi, 2
        mov          ecx, r8d
        xor          ecx, r15d
        and          ecx, r13d
        xor          ecx, r15d
        add          ebx, ecx
        add          ebx, edx
        mov          edx, [rsp + 152]
        add          edx, ebx
        mov          ecx, r10d
        xor          ecx, r14d
        and          esi, ecx
        xor          esi, r14d
        add          esi, edi
        add          r15d, [r11 + 36]                           ; round 25
        add          ebx, esi
        mov          edi, [rsp + 64]
        mov          esi, edi                                   ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        ror          esi, 11
        xor          esi, edi
        ror          esi, 7
        mov          ebp, r9d
        ror          ebp, 2
        xor          ebp, r9d
        ror          ebp, 17
        mov          [rsp + 152], r14d
        mov          r14d, edi
        shr          r14d, 3
        xor          esi, r14d
        add          r12d, esi
        mov          r14d, [rsp]
        add          r12d, r14d
        mov          esi, edx
        ror          esi, 14
        xor          esi, edx
        ror          esi, 5
        xor          esi, edx
        ror          esi, 6
        mov          r14d, r9d
        shr          r14d, 10
        xor          ebp, r14d
        add          r12d, ebp
        mov          [rsp + 56], r12d
        add          r15d, r12d
        mov          r14d, ebx
        ror          r14d, 9
        xor          r14d, ebx
        ror          r14d, 11
        xor          r14d, ebx
        ror          r14d, 2
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, edx
        xor          ebp, r8d
        add          r15d, ebp
        add          r15d, esi
        mov          ebp, [rsp + 168]
        add          ebp, r15d
        mov          esi, ebx
        xor          esi, r10d
        and          ecx, esi
        xor          ecx, r10d
        add          ecx, r14d
        add          r8d, [r11 + 40]                            ; round 26
        add          r15d, ecx
        mov          r14d, [rsp + 72]
        mov          ecx, r14d                                  ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        ror          ecx, 11
        xor          ecx, r14d
        ror          ecx, 7
        mov          r9d, eax
        ror          r9d, 2
        xor          r9d, eax
        ror          r9d, 17
        mov          [rsp + 168], r10d
        mov          r10d, r14d
        shr          r10d, 3
        xor          ecx, r10d
        add          ecx, edi
        mov          r10d, [rsp + 8]
        add          ecx, r10d
        mov          edi, ebp
        ror          edi, 14
        xor          edi, ebp
        ror          edi, 5
        xor          edi, ebp
        ror          edi, 6
        mov          r10d, eax
        shr          r10d, 10
        xor          r9d, r10d
        add          ecx, r9d
        mov          [rsp + 64], ecx
        add          r8d, ecx
        mov          r10d, r15d
        ror          r10d, 9
        xor          r10d, r15d
        ror          r10d, 11
        xor          r10d, r15d
        ror          r10d, 2
        mov          r9d, edx
        xor          r9d, r13d
        and          r9d, ebp
        xor          r9d, r13d
        add          r8d, r9d
        add          r8d, edi
        mov          r9d, [rsp + 152]
        add          r9d, r8d
        mov          edi, r15d
        xor          edi, ebx
        and          esi, edi
        xor          esi, ebx
        add          esi, r10d
        add          r13d, [r11 + 44]                           ; round 27
        add          r8d, esi
        mov          r10d, [rsp + 80]
        mov          esi, r10d                                  ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        ror          esi, 11
        xor          esi, r10d
        ror          esi, 7
        mov          eax, r12d
        ror          eax, 2
        xor          eax, r12d
        ror          eax, 17
        mov          [rsp + 152], ebx
        mov          ebx, r10d
        shr          ebx, 3
        xor          esi, ebx
        add          r14d, esi
        mov          ebx, [rsp + 16]
        add          r14d, ebx
        mov          esi, r9d
        ror          esi, 14
        xor          esi, r9d
        ror          esi, 5
        xor          esi, r9d
        ror          esi, 6
        mov          ebx, r12d
        shr          ebx, 10
        xor          eax, ebx
        add          eax, r14d
        mov          [rsp + 72], eax
        add          r13d, eax
        mov          r14d, r8d
        ror          r14d, 9
        xor          r14d, r8d
        ror          r14d, 11
        xor          r14d, r8d
        ror          r14d, 2
        mov          ebx, ebp
        xor          ebx, edx
        and          ebx, r9d
        xor          ebx, edx
        add          r13d, ebx
        add          r13d, esi
        mov          ebx, [rsp + 168]
        add          ebx, r13d
        mov          esi, r8d
        xor          esi, r15d
        and          edi, esi
        xor          edi, r15d
        add          edi, r14d
        add          edx, [r11 + 48]                            ; round 28
        add          edi, r13d
        mov          r13d, [rsp + 88]
        mov          r14d, r13d                                 ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        ror          r14d, 11
        xor          r14d, r13d
        ror          r14d, 7
        mov          r12d, ecx
        ror          r12d, 2
        xor          r12d, ecx
        ror          r12d, 17
        mov          [rsp + 168], r15d
        mov          r15d, r13d
        shr          r15d, 3
        xor          r14d, r15d
        add          r10d, r14d
        mov          r14d, [rsp + 24]
        add          r10d, r14d
        mov          r15d, ebx
        ror          r15d, 14
        xor          r15d, ebx
        ror          r15d, 5
        xor          r15d, ebx
        ror          r15d, 6
        mov          r14d, ecx
        shr          r14d, 10
        xor          r12d, r14d
        add          r10d, r12d
        mov          [rsp + 80], r10d
        add          edx, r10d
        mov          r12d, edi
        ror          r12d, 9
        xor          r12d, edi
        ror          r12d, 11
        xor          r12d, edi
        ror          r12d, 2
        mov          r14d, r9d
        xor          r14d, ebp
        and          r14d, ebx
        xor          r14d, ebp
        add          edx, r14d
        add          edx, r15d
        mov          r14d, [rsp + 152]
        add          r14d, edx
        mov          r15d, edi
        xor          r15d, r8d
        and          esi, r15d
        xor          esi, r8d
        add          esi, r12d
        add          ebp, [r11 + 52]                            ; round 29
        add          esi, edx
        mov          r12d, [rsp + 96]
        mov          edx, r12d                                  ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        ror          edx, 11
        xor          edx, r12d
        ror          edx, 7
        mov          ecx, eax
        ror          ecx, 2
        xor          ecx, eax
        ror          ecx, 17
        mov          [rsp + 152], r8d
        mov          r8d, r12d
        shr          r8d, 3
        xor          edx, r8d
        add          r13d, edx
        mov          r8d, [rsp + 32]
        add          r13d, r8d
        mov          edx, r14d
        ror          edx, 14
        xor          edx, r14d
        ror          edx, 5
        xor          edx, r14d
        ror          edx, 6
        mov          r8d, eax
        shr          r8d, 10
        xor          ecx, r8d
        add          r13d, ecx
        mov          [rsp + 88], r13d
        add          ebp, r13d
        mov          r8d, esi
        ror          r8d, 9
        xor          r8d, esi
        ror          r8d, 11
        xor          r8d, esi
        ror          r8d, 2
        mov          ecx, ebx
        xor          ecx, r9d
        and          ecx, r14d
        xor          ecx, r9d
        add          ebp, ecx
        add          edx, ebp
        mov          ebp, [rsp + 168]
        add          ebp, edx
        mov          ecx, esi
        xor          ecx, edi
        and          r15d, ecx
        xor          r15d, edi
        add          r15d, r8d
        add          r9d, [r11 + 56]                            ; round 30
        add          edx, r15d
        mov          r15d, [rsp + 104]
        mov          r8d, r15d                                  ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        ror          r8d, 11
        xor          r8d, r15d
        ror          r8d, 7
        mov          eax, r10d
        ror          eax, 2
        xor          eax, r10d
        ror          eax, 17
        mov          [rsp + 168], edi
        mov          edi, r15d
        shr          edi, 3
        xor          r8d, edi
        add          r12d, r8d
        mov          r8d, [rsp + 40]
        add          r12d, r8d
        mov          edi, ebp
        ror          edi, 14
        xor          edi, ebp
        ror          edi, 5
        xor          edi, ebp
        ror          edi, 6
        mov          r8d, r10d
        shr          r8d, 10
        xor          eax, r8d
        add          r12d, eax
        mov          [rsp + 96], r12d
        add          r9d, r12d
        mov          r8d, edx
        ror          r8d, 9
        xor          r8d, edx
        ror          r8d, 11
        xor          r8d, edx
        ror          r8d, 2
        mov          eax, r14d
        xor          eax, ebx
        and          eax, ebp
        xor          eax, ebx
        add          r9d, eax
        add          r9d, edi
        mov          edi, [rsp + 152]
        add          edi, r9d
        mov          eax, edx
        xor          eax, esi
        and          ecx, eax
        xor          ecx, esi
        add          ecx, r8d
        add          ebx, [r11 + 60]                            ; round 31
        add          ecx, r9d
        mov          r9d, [rsp + 144]
        mov          r8d, r9d                                   ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        ror          r8d, 11
        xor          r8d, r9d
        ror          r8d, 7
        mov          r10d, r13d
        ror          r10d, 2
        xor          r10d, r13d
        ror          r10d, 17
        mov          r12d, r9d
        shr          r12d, 3
        xor          r8d, r12d
        add          r15d, r8d
        mov          r12d, [rsp + 48]
        add          r15d, r12d
        mov          r8d, edi
        ror          r8d, 14
        xor          r8d, edi
        ror          r8d, 5
        add          r11, 64
        xor          r8d, edi
        ror          r8d, 6
        mov          r9d, r13d
        shr          r9d, 10
        xor          r10d, r9d
        add          r15d, r10d
        mov          [rsp + 104], r15d
        add          ebx, r15d
        mov          r10d, ecx
        ror          r10d, 9
        xor          r10d, ecx
        ror          r10d, 11
        xor          r10d, ecx
        ror          r10d, 2
        mov          r9d, ebp
        xor          r9d, r14d
        and          r9d, edi
        xor          r9d, r14d
        add          ebx, r9d
        add          ebx, r8d
        mov          r9d, [rsp + 168]
        add          r9d, ebx
        mov          r8d, ecx
        xor          r8d, edx
        and          eax, r8d
        xor          eax, edx
        add          eax, r10d
        add          eax, ebx
        mov          r8d, edi
        mov          edi, r9d
        mov          r9d, ebp
        mov          r10d, r14d
        mov          ebx, [rsp + 144]
        mov          ebp, [rsp + 160]
        cmp          r11, [rsp + 136]
        jne          L(blocks_carry)

        ; the state after the block
        mov          r11, [rsp + 128]
        mov          ebx, [r11]                                 ; H = H + (a, b, ...)
        add          eax, ebx
        mov          rbx, [rsp + 112]
        add          rbx, 64                                    ; the next block
        mov          [rsp + 112], rbx
        mov          [r11], eax
        mov          rbp, [rsp + 120]
        add          rbp, -1
        mov          [rsp + 120], rbp
        mov          r12d, [r11 + 4]
        add          ecx, r12d
        mov          [r11 + 4], ecx
        mov          r12d, [r11 + 8]
        add          edx, r12d
        mov          [r11 + 8], edx
        mov          r12d, [r11 + 12]
        add          esi, r12d
        mov          [r11 + 12], esi
        mov          r12d, [r11 + 16]
        add          edi, r12d
        mov          [r11 + 16], edi
        mov          r12d, [r11 + 20]
        add          r8d, r12d
        mov          [r11 + 20], r8d
        mov          r12d, [r11 + 24]
        add          r9d, r12d
        mov          [r11 + 24], r9d
        mov          r12d, [r11 + 28]
        add          r10d, r12d
        mov          [r11 + 28], r10d
        jmp          L(blocks_batch1)
L(blocks_done):

%ifdef NSMS_WIN64
        add          rsp, 264
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
        add          rsp, 264
L(blocks_at8):
        pop          r15
L(blocks_at9):
        pop          r14
L(blocks_at10):
        pop          r13
L(blocks_at11):
        pop          r12
L(blocks_at12):
        pop          rbp
L(blocks_at13):
        pop          rbx
L(blocks_at14):
        ret
%endif
L(blocks_end):

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_schedule_x64_n1):function hidden (L(schedule_end) - SYMBOL(nsms_sha256_schedule_x64_n1))
%else
        global       SYMBOL(nsms_sha256_schedule_x64_n1):function (L(schedule_end) - SYMBOL(nsms_sha256_schedule_x64_n1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_schedule_x64_n1):private_extern
%else
        global       SYMBOL(nsms_sha256_schedule_x64_n1)
%endif
%else
        global       SYMBOL(nsms_sha256_schedule_x64_n1)
%endif
SYMBOL(nsms_sha256_schedule_x64_n1):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(schedule_at1):
        push         rbp
L(schedule_at2):
        push         rsi
L(schedule_at3):
        push         rdi
L(schedule_at4):
        push         r12
L(schedule_at5):
        push         r13
L(schedule_at6):
        push         r14
L(schedule_at7):
        push         r15
L(schedule_at8):
        sub          rsp, 120
L(schedule_at9):
        mov          rdi, rcx
        mov          rsi, rdx
%else
        endbr64
        push         rbx
L(schedule_at1):
        push         rbp
L(schedule_at2):
        push         r12
L(schedule_at3):
        push         r13
L(schedule_at4):
        push         r14
L(schedule_at5):
        push         r15
L(schedule_at6):
        sub          rsp, 120
L(schedule_at7):
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
        mov          esi, eax                                   ; W_0, + K
        add          esi, [rel L(K)]
        mov          [rdi], esi
        mov          esi, ecx                                   ; W_1, + K
        add          esi, [rel L(K) + 4]
        mov          [rdi + 4], esi
        mov          esi, edx                                   ; W_2, + K
        add          esi, [rel L(K) + 8]
        mov          [rdi + 8], esi
        mov          esi, r12d                                  ; W_3, + K
        add          esi, [rel L(K) + 12]
        mov          [rdi + 12], esi
        mov          esi, r8d                                   ; W_4, + K
        add          esi, [rel L(K) + 16]
        mov          [rdi + 16], esi
        mov          esi, r9d                                   ; W_5, + K
        add          esi, [rel L(K) + 20]
        mov          [rdi + 20], esi
        mov          esi, r10d                                  ; W_6, + K
        add          esi, [rel L(K) + 24]
        mov          [rdi + 24], esi
        mov          esi, r11d                                  ; W_7, + K
        add          esi, [rel L(K) + 28]
        mov          [rdi + 28], esi
        mov          esi, ebx                                   ; W_8, + K
        add          esi, [rel L(K) + 32]
        mov          [rdi + 32], esi
        mov          esi, ebp                                   ; W_9, + K
        add          esi, [rel L(K) + 36]
        mov          [rdi + 36], esi
        mov          esi, r13d                                  ; W_10, + K
        add          esi, [rel L(K) + 40]
        mov          [rdi + 40], esi
        mov          esi, r14d                                  ; W_11, + K
        add          esi, [rel L(K) + 44]
        mov          [rdi + 44], esi
        mov          esi, [rsp + 16]
        mov          r13d, esi                                  ; W_12, + K
        add          r13d, [rel L(K) + 48]
        mov          [rdi + 48], r13d
        mov          r13d, [rsp + 24]
        mov          r14d, r13d                                 ; W_13, + K
        add          r14d, [rel L(K) + 52]
        mov          [rdi + 52], r14d
        mov          r14d, r15d                                 ; W_14, + K
        add          r14d, [rel L(K) + 56]
        mov          [rdi + 56], r14d
        mov          r14d, [rsp + 40]
        mov          r15d, r14d                                 ; W_15, + K
        add          r15d, [rel L(K) + 60]
        mov          [rdi + 60], r15d
        lea          r15, [rdi + 192]
        mov          [rsp + 56], r15
        lea          rsi, [rel L(K) + 64]
        mov          [rsp + 48], rsi
        mov          esi, r12d
        align        64
L(schedule_more):

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
        jne          L(schedule_more)

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
L(schedule_at8):
        pop          r15
L(schedule_at9):
        pop          r14
L(schedule_at10):
        pop          r13
L(schedule_at11):
        pop          r12
L(schedule_at12):
        pop          rbp
L(schedule_at13):
        pop          rbx
L(schedule_at14):
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
        dd           SYMBOL(nsms_sha256_blocks_x64_n1) - $
        dd           L(blocks_end) - SYMBOL(nsms_sha256_blocks_x64_n1)
        db           0
        db           0x40 + (L(blocks_at1) - SYMBOL(nsms_sha256_blocks_x64_n1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(blocks_at2) - L(blocks_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(blocks_at3) - L(blocks_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(blocks_at4) - L(blocks_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(blocks_at5) - L(blocks_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(blocks_at6) - L(blocks_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(blocks_at7) - L(blocks_at6)), 0x0e, 0xc0, 0x02 ; sub rsp, 264
        db           0x04
        dd           L(blocks_at8) - L(blocks_at7)
        db           0x0e, 0x38                                 ; add rsp, 264
        db           0x40 + (L(blocks_at9) - L(blocks_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(blocks_at10) - L(blocks_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(blocks_at11) - L(blocks_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(blocks_at12) - L(blocks_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(blocks_at13) - L(blocks_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(blocks_at14) - L(blocks_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(blocks_frame_end):
L(schedule_frame):
        dd           L(schedule_frame_end) - $ - 4
        dd           $ - L(common)
        dd           SYMBOL(nsms_sha256_schedule_x64_n1) - $
        dd           L(schedule_end) - SYMBOL(nsms_sha256_schedule_x64_n1)
        db           0
        db           0x40 + (L(schedule_at1) - SYMBOL(nsms_sha256_schedule_x64_n1)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(schedule_at2) - L(schedule_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(schedule_at3) - L(schedule_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(schedule_at4) - L(schedule_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(schedule_at5) - L(schedule_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(schedule_at6) - L(schedule_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(schedule_at7) - L(schedule_at6)), 0x0e, 0xb0, 0x01 ; sub rsp, 120
        db           0x04
        dd           L(schedule_at8) - L(schedule_at7)
        db           0x0e, 0x38                                 ; add rsp, 120
        db           0x40 + (L(schedule_at9) - L(schedule_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(schedule_at10) - L(schedule_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(schedule_at11) - L(schedule_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(schedule_at12) - L(schedule_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(schedule_at13) - L(schedule_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(schedule_at14) - L(schedule_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, L(blocks_at9) - SYMBOL(nsms_sha256_blocks_x64_n1), 10, 0
        db           L(blocks_at9) - SYMBOL(nsms_sha256_blocks_x64_n1), 0x01 ; sub rsp, 264
        dw           33
        db           L(blocks_at8) - SYMBOL(nsms_sha256_blocks_x64_n1), 0xf0 ; push r15
        db           L(blocks_at7) - SYMBOL(nsms_sha256_blocks_x64_n1), 0xe0 ; push r14
        db           L(blocks_at6) - SYMBOL(nsms_sha256_blocks_x64_n1), 0xd0 ; push r13
        db           L(blocks_at5) - SYMBOL(nsms_sha256_blocks_x64_n1), 0xc0 ; push r12
        db           L(blocks_at4) - SYMBOL(nsms_sha256_blocks_x64_n1), 0x70 ; push rdi
        db           L(blocks_at3) - SYMBOL(nsms_sha256_blocks_x64_n1), 0x60 ; push rsi
        db           L(blocks_at2) - SYMBOL(nsms_sha256_blocks_x64_n1), 0x50 ; push rbp
        db           L(blocks_at1) - SYMBOL(nsms_sha256_blocks_x64_n1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha256_blocks_x64_n1) wrt ..imagebase
        dd           L(blocks_end) wrt ..imagebase
        dd           L(blocks_unwind) wrt ..imagebase
        section      .xdata rdata align=8
L(schedule_unwind):
        db           1, L(schedule_at9) - SYMBOL(nsms_sha256_schedule_x64_n1), 9, 0
        db           L(schedule_at9) - SYMBOL(nsms_sha256_schedule_x64_n1), 0xe2 ; sub rsp, 120
        db           L(schedule_at8) - SYMBOL(nsms_sha256_schedule_x64_n1), 0xf0 ; push r15
        db           L(schedule_at7) - SYMBOL(nsms_sha256_schedule_x64_n1), 0xe0 ; push r14
        db           L(schedule_at6) - SYMBOL(nsms_sha256_schedule_x64_n1), 0xd0 ; push r13
        db           L(schedule_at5) - SYMBOL(nsms_sha256_schedule_x64_n1), 0xc0 ; push r12
        db           L(schedule_at4) - SYMBOL(nsms_sha256_schedule_x64_n1), 0x70 ; push rdi
        db           L(schedule_at3) - SYMBOL(nsms_sha256_schedule_x64_n1), 0x60 ; push rsi
        db           L(schedule_at2) - SYMBOL(nsms_sha256_schedule_x64_n1), 0x50 ; push rbp
        db           L(schedule_at1) - SYMBOL(nsms_sha256_schedule_x64_n1), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha256_schedule_x64_n1) wrt ..imagebase
        dd           L(schedule_end) wrt ..imagebase
        dd           L(schedule_unwind) wrt ..imagebase
%endif
