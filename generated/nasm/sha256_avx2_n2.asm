; sha256_avx2_n2.asm, written by nsms: make gen HASH=sha256 ISA=avx2 N=2
;
; void nsms_sha256_blocks_avx2_n2(uint32_t state[8], const void *data, size_t blocks);
;   SHA-224, SHA-256: the hash value after any number of blocks, 2 scheduled at a time.
;   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,669 instructions (System V); 696 bytes of stack (System V), 824 (Win64).
;
; Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
; another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
; and flags; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx2, bmi1, bmi2.
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
%define NSMS_L(name) ..@sha256_avx2_n2_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K4x2):  ; K_t: each group of 4 words twice, once for each block of a register
        dd           0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        dd           0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd           0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        dd           0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd           0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        dd           0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd           0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        dd           0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd           0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        dd           0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd           0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        dd           0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        dd           0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
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
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2))
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2)
%endif
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2):
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
        sub          rsp, 760
NSMS_L(at9):
        vmovaps      [rsp + 640], xmm6
NSMS_L(at10):
        vmovaps      [rsp + 656], xmm7
NSMS_L(at11):
        vmovaps      [rsp + 672], xmm8
NSMS_L(at12):
        vmovaps      [rsp + 688], xmm9
NSMS_L(at13):
        vmovaps      [rsp + 704], xmm10
NSMS_L(at14):
        vmovaps      [rsp + 720], xmm11
NSMS_L(at15):
        vmovaps      [rsp + 736], xmm12
NSMS_L(at16):
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
        sub          rsp, 648
NSMS_L(at7):
%endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword [rsp + 8], 0
        je           NSMS_L(done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 127]
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
        vmovdqu      xmm4, [r12]                                ; W_0 to W_3
        vmovdqu      xmm5, [r12 + 16]                           ; W_4 to W_7
        vmovdqu      xmm6, [r12 + 32]                           ; W_8 to W_11
        vmovdqu      ymm7, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vinserti128  ymm4, ymm4, [r12 + 64], 1
        vmovdqu      xmm8, [r12 + 48]                           ; W_12 to W_15
        vinserti128  ymm5, ymm5, [r12 + 80], 1
        vinserti128  ymm6, ymm6, [r12 + 96], 1
        vpshufb      ymm0, ymm4, ymm7
        vinserti128  ymm4, ymm8, [r12 + 112], 1
        vpshufb      ymm1, ymm5, ymm7
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpshufb      ymm2, ymm6, ymm7
        vpaddd       ymm5, ymm0, [rel NSMS_L(K4x2)]             ; W_0 to W_3, each + K_t
        vpshufb      ymm3, ymm4, ymm7
        vpaddd       ymm4, ymm1, [rel NSMS_L(K4x2) + 32]        ; W_4 to W_7, each + K_t
        vpaddd       ymm6, ymm2, [rel NSMS_L(K4x2) + 64]        ; W_8 to W_11, each + K_t
        vmovdqu      [rax], ymm5
        vpaddd       ymm5, ymm3, [rel NSMS_L(K4x2) + 96]        ; W_12 to W_15, each + K_t
        vmovdqu      [rax + 32], ymm4
        vmovdqu      [rax + 64], ymm6
        vmovdqu      [rax + 96], ymm5
        lea          r13, [rax + 384]
        mov          [rsp + 32], r13
        lea          rbp, [rel NSMS_L(K4x2) + 128]
        mov          [rsp], rax
        mov          rcx, rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 2 blocks: ymm0..ymm3;
        ;   scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24];
        ;   upper_bound: [rsp+32]; end_of_batch: [rsp+40].
NSMS_L(rounds_and_schedule2):

        ; rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 2 blocks
        ; Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12d, r9d, 6                               ; round 0
            vpsrldq  ymm4, ymm3, 8                              ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        andn         r15d, r9d, r11d
            vpalignr ymm5, ymm1, ymm0, 4
        add          ebx, r8d
        xor          r12d, r13d
        add          r14d, r15d
            vpalignr ymm6, ymm3, ymm2, 4
        add          ebx, [rcx]
        add          ebx, r14d
            vpsrld   ymm7, ymm4, 17
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        xor          r13d, r14d
            vpslld   ymm8, ymm4, 15
        mov          r14d, esi
        and          r14d, edi
        sub          r14d, r8d
            vpsrld   ymm9, ymm4, 19
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, edx
        add          r14d, r15d
            vpslld   ymm10, ymm4, 13
        rorx         r15d, r9d, 25
        xor          r12d, r15d
        add          r11d, edi                                  ; round 1
            vpxor    ymm7, ymm8, ymm7
        add          ebx, r12d
        add          r11d, [rcx + 4]
            vpxor    ymm8, ymm9, ymm10
        rorx         r12d, edx, 22
        xor          r13d, r12d
        add          r14d, r13d
            vpsrld   ymm4, ymm4, 10
        add          r14d, ebx
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpaddd   ymm9, ymm0, ymm6
        mov          r15d, ebx
        and          r15d, r9d
        xor          r12d, r13d
            vpxor    ymm7, ymm8, ymm7
        add          r11d, r15d
        mov          r13d, edx
        and          r13d, esi
        sub          r13d, edi
            vpsrld   ymm8, ymm5, 7
        rorx         r15d, ebx, 25
        xor          r12d, r15d
            vpslld   ymm10, ymm5, 25
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, r12d
            vpsrld   ymm11, ymm5, 18
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        mov          r8d, edx
        xor          r8d, esi
            vpslld   ymm12, ymm5, 14
        mov          edi, r11d                                  ; round 2
        and          edi, ebx
        xor          r12d, r15d
            vpxor    ymm8, ymm8, ymm10
        and          r8d, r14d
        add          r10d, esi
        add          r13d, r8d
            vpxor    ymm10, ymm11, ymm12
        add          r10d, [rcx + 8]
        add          r10d, edi
        rorx         r15d, r14d, 22
            vpxor    ymm4, ymm7, ymm4
        xor          r12d, r15d
        add          r13d, r12d
            vpsrld   ymm5, ymm5, 3
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        mov          r8d, r14d
        and          r8d, edx
            vpxor    ymm7, ymm8, ymm10
        add          r13d, r11d
        xor          r12d, r15d
            vpaddd   ymm4, ymm9, ymm4
        sub          r8d, esi
        rorx         r15d, r11d, 25
        xor          r12d, r15d
            vpxor    ymm5, ymm7, ymm5
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, r12d
            vpaddd   ymm4, ymm5, ymm4
        mov          r12d, r14d
        xor          r12d, edx
        rorx         r15d, r13d, 2
            vpaddd   ymm5, ymm9, ymm5
        rorx         edi, r13d, 13
        mov          esi, r10d                                  ; round 3
        and          esi, r11d
        and          r12d, r13d
            vpalignr ymm4, ymm4, ymm3, 8
        xor          r15d, edi
        add          r9d, edx
        add          r8d, r12d
            vpsrld   ymm7, ymm4, 17
        add          r9d, [rcx + 12]
        add          r8d, r10d
            vpslld   ymm8, ymm4, 15
        add          r9d, esi
        rorx         r12d, r13d, 22
        xor          r15d, r12d
            vpsrld   ymm9, ymm4, 19
        add          r8d, r15d
        rorx         r12d, r10d, 6
            vpslld   ymm10, ymm4, 13
        rorx         r15d, r10d, 11
        mov          edi, r13d
        and          edi, r14d
        andn         esi, r10d, ebx
            vpxor    ymm7, ymm8, ymm7
        xor          r12d, r15d
        sub          edi, edx
        add          r9d, esi
            vpxor    ymm8, ymm9, ymm10
        rorx         r15d, r10d, 25
        xor          r12d, r15d
            vpsrld   ymm4, ymm4, 10
        add          r9d, r12d
        mov          r12d, r13d
        xor          r12d, r14d
        rorx         r15d, r8d, 2
            vpxor    ymm7, ymm8, ymm7
        rorx         esi, r8d, 13
        mov          edx, r9d                                   ; round 4
        and          edx, r10d
        and          r12d, r8d
            vpalignr ymm8, ymm2, ymm1, 4                        ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        xor          r15d, esi
        add          ebx, [rcx + 32]
            vpxor    ymm4, ymm7, ymm4
        add          edi, r12d
        add          ebx, r14d
        add          edi, r9d
            vpsrld   ymm7, ymm8, 7
        add          ebx, edx
        rorx         r12d, r8d, 22
            vpslld   ymm9, ymm8, 25
        xor          r15d, r12d
        add          edi, r15d
        rorx         r12d, r9d, 6
            vpsrld   ymm10, ymm8, 18
        rorx         r15d, r9d, 11
        mov          esi, r8d
        and          esi, r13d
        andn         edx, r9d, r11d
            vpaddd   ymm0, ymm5, ymm4
        xor          r12d, r15d
        sub          esi, r14d
            vpxor    ymm4, ymm9, ymm7
        add          ebx, edx
        rorx         r14d, r9d, 25
        xor          r12d, r14d
            vpslld   ymm5, ymm8, 14
        add          ebx, r12d
        mov          r12d, r8d
        xor          r12d, r13d
        rorx         r14d, edi, 2
            vpaddd   ymm7, ymm0, [rbp]
        rorx         r15d, edi, 13
        mov          edx, ebx                                   ; round 5
        and          edx, r9d
            vpsrldq  ymm9, ymm0, 8
        and          r12d, edi
        xor          r14d, r15d
        add          r11d, [rcx + 36]
            vpsrld   ymm8, ymm8, 3
        add          esi, r12d
        add          r11d, r13d
            vpxor    ymm5, ymm10, ymm5
        add          esi, ebx
        add          r11d, edx
        rorx         r12d, edi, 22
            vmovdqu  [rcx + 128], ymm7
        xor          r14d, r12d
        add          esi, r14d
        rorx         r12d, ebx, 6
            vpxor    ymm4, ymm4, ymm5
        rorx         r14d, ebx, 11
        mov          r15d, edi
        and          r15d, r8d
            vpsrld   ymm5, ymm9, 17
        andn         edx, ebx, r10d
        xor          r12d, r14d
        sub          r15d, r13d
            vpslld   ymm7, ymm9, 15
        add          r11d, edx
        rorx         r13d, ebx, 25
        xor          r12d, r13d
            vpsrld   ymm10, ymm9, 19
        add          r11d, r12d
        mov          r12d, edi
        xor          r12d, r8d
            vpslld   ymm11, ymm9, 13
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
        mov          edx, r11d                                  ; round 6
        and          edx, ebx
            vpxor    ymm5, ymm5, ymm7
        and          r12d, esi
        xor          r13d, r14d
            vpxor    ymm7, ymm10, ymm11
        add          r10d, [rcx + 40]
        add          r15d, r12d
        add          r10d, r8d
            vpxor    ymm4, ymm8, ymm4
        add          r15d, r11d
        add          r10d, edx
        rorx         r12d, esi, 22
            vpsrld   ymm8, ymm9, 10
        xor          r13d, r12d
        add          r15d, r13d
            vpxor    ymm5, ymm5, ymm7
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          r14d, esi
        and          r14d, edi
            vpaddd   ymm4, ymm1, ymm4
        andn         edx, r11d, r9d
        xor          r12d, r13d
        sub          r14d, r8d
            vpalignr ymm7, ymm0, ymm3, 4
        add          r10d, edx
        rorx         r13d, r11d, 25
            vpxor    ymm5, ymm8, ymm5
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, esi
        xor          r12d, edi
            vpaddd   ymm4, ymm4, ymm7
        rorx         r13d, r15d, 2
        rorx         r8d, r15d, 13
            vpaddd   ymm5, ymm4, ymm5
        mov          edx, r10d                                  ; round 7
        and          edx, r11d
        and          r12d, r15d
        xor          r13d, r8d
            vpalignr ymm5, ymm5, ymm0, 8
        add          r9d, [rcx + 44]
        add          r14d, r12d
        add          r9d, edi
            vpsrld   ymm8, ymm5, 17
        add          r14d, r10d
        add          r9d, edx
            vpslld   ymm9, ymm5, 15
        rorx         r12d, r15d, 22
        xor          r13d, r12d
        add          r14d, r13d
            vpsrld   ymm10, ymm5, 19
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        mov          r8d, r15d
        and          r8d, esi
            vpslld   ymm11, ymm5, 13
        andn         edx, r10d, ebx
        xor          r12d, r13d
            vpxor    ymm8, ymm8, ymm9
        sub          r8d, edi
        add          r9d, edx
        rorx         r13d, r10d, 25
            vpxor    ymm9, ymm10, ymm11
        xor          r12d, r13d
        add          r9d, r12d
            vpsrld   ymm5, ymm5, 10
        mov          r12d, r15d
        xor          r12d, esi
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
            vpxor    ymm8, ymm8, ymm9
        mov          edx, r9d                                   ; round 8
        and          edx, r10d
        and          r12d, r14d
        xor          r13d, edi
            vpxor    ymm5, ymm8, ymm5
        add          ebx, [rcx + 64]
        add          r8d, r12d
            vpsrld   ymm8, ymm6, 7                              ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          ebx, esi
        add          r8d, r9d
        add          ebx, edx
            vpslld   ymm9, ymm6, 25
        rorx         r12d, r14d, 22
        xor          r13d, r12d
        add          r8d, r13d
            vpsrld   ymm10, ymm6, 18
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
            vpaddd   ymm1, ymm4, ymm5
        mov          edi, r14d
        and          edi, r15d
        andn         edx, r9d, r11d
        xor          r12d, r13d
            vpxor    ymm4, ymm8, ymm9
        sub          edi, esi
        add          ebx, edx
        rorx         r13d, r9d, 25
            vpslld   ymm5, ymm6, 14
        xor          r12d, r13d
        add          ebx, r12d
            vpaddd   ymm8, ymm1, [rbp + 32]
        mov          r12d, r14d
        xor          r12d, r15d
        rorx         r13d, r8d, 2
        rorx         esi, r8d, 13
            vpsrldq  ymm9, ymm1, 8
        mov          edx, ebx                                   ; round 9
        and          edx, r9d
        and          r12d, r8d
            vpsrld   ymm6, ymm6, 3
        xor          r13d, esi
        add          r11d, [rcx + 68]
        add          edi, r12d
            vpxor    ymm5, ymm10, ymm5
        add          r11d, r15d
        add          edi, ebx
        add          r11d, edx
            vmovdqu  [rcx + 160], ymm8
        rorx         r12d, r8d, 22
        xor          r13d, r12d
            vpxor    ymm4, ymm4, ymm5
        add          edi, r13d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpsrld   ymm5, ymm9, 17
        mov          esi, r8d
        and          esi, r14d
        andn         edx, ebx, r10d
        xor          r12d, r13d
            vpslld   ymm8, ymm9, 15
        sub          esi, r15d
        add          r11d, edx
            vpsrld   ymm10, ymm9, 19
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        add          r11d, r12d
            vpslld   ymm11, ymm9, 13
        mov          r12d, r8d
        xor          r12d, r14d
        rorx         r13d, edi, 2
            vpxor    ymm5, ymm8, ymm5
        rorx         r15d, edi, 13
        mov          edx, r11d                                  ; round 10
        and          edx, ebx
        and          r12d, edi
            vpxor    ymm8, ymm10, ymm11
        xor          r13d, r15d
        add          r10d, [rcx + 72]
        add          esi, r12d
            vpxor    ymm4, ymm4, ymm6
        add          r10d, r14d
        add          esi, r11d
            vpsrld   ymm6, ymm9, 10
        add          r10d, edx
        rorx         r12d, edi, 22
        xor          r13d, r12d
            vpxor    ymm5, ymm8, ymm5
        add          esi, r13d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
            vpaddd   ymm4, ymm2, ymm4
        mov          r15d, edi
        and          r15d, r8d
        andn         edx, r11d, r9d
            vpalignr ymm8, ymm1, ymm0, 4
        xor          r12d, r13d
        sub          r15d, r14d
        add          r10d, edx
            vpxor    ymm5, ymm5, ymm6
        rorx         r13d, r11d, 25
        xor          r12d, r13d
            vpaddd   ymm4, ymm8, ymm4
        add          r10d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        rorx         r13d, esi, 2
            vpaddd   ymm5, ymm4, ymm5
        rorx         r14d, esi, 13
        mov          edx, r10d                                  ; round 11
        and          edx, r11d
        and          r12d, esi
            vpalignr ymm5, ymm5, ymm1, 8
        xor          r13d, r14d
        add          r9d, [rcx + 76]
            vpsrld   ymm6, ymm5, 17
        add          r15d, r12d
        add          r9d, r8d
        add          r15d, r10d
            vpslld   ymm8, ymm5, 15
        add          r9d, edx
        rorx         r12d, esi, 22
        xor          r13d, r12d
            vpsrld   ymm9, ymm5, 19
        add          r15d, r13d
        rorx         r12d, r10d, 6
            vpslld   ymm10, ymm5, 13
        rorx         r13d, r10d, 11
        mov          r14d, esi
        and          r14d, edi
        andn         edx, r10d, ebx
            vpxor    ymm6, ymm8, ymm6
        xor          r12d, r13d
        sub          r14d, r8d
            vpxor    ymm8, ymm9, ymm10
        add          r9d, edx
        rorx         r13d, r10d, 25
        xor          r12d, r13d
            vpsrld   ymm5, ymm5, 10
        add          r9d, r12d
        mov          r12d, esi
        xor          r12d, edi
        rorx         r13d, r15d, 2
            vpxor    ymm6, ymm8, ymm6
        rorx         r8d, r15d, 13
        mov          edx, r9d                                   ; round 12
        and          edx, r10d
            vpsrld   ymm8, ymm7, 7                              ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        and          r12d, r15d
        xor          r13d, r8d
        add          ebx, [rcx + 96]
            vpslld   ymm9, ymm7, 25
        add          r14d, r12d
        add          ebx, edi
        add          r14d, r9d
            vpsrld   ymm10, ymm7, 18
        add          ebx, edx
        rorx         r12d, r15d, 22
            vpxor    ymm5, ymm6, ymm5
        xor          r13d, r12d
        add          r14d, r13d
        rorx         r12d, r9d, 6
            vpxor    ymm6, ymm8, ymm9
        rorx         r13d, r9d, 11
        mov          r8d, r15d
        and          r8d, esi
            vpaddd   ymm2, ymm4, ymm5
        andn         edx, r9d, r11d
        xor          r12d, r13d
        sub          r8d, edi
            vpslld   ymm4, ymm7, 14
        add          ebx, edx
        rorx         r13d, r9d, 25
        xor          r12d, r13d
            vpsrld   ymm5, ymm7, 3
        add          ebx, r12d
        mov          r12d, r15d
        xor          r12d, esi
            vpaddd   ymm7, ymm2, [rbp + 64]
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
        mov          edx, ebx                                   ; round 13
        and          edx, r9d
            vpsrldq  ymm8, ymm2, 8
        and          r12d, r14d
        xor          r13d, edi
        add          r11d, [rcx + 100]
            vpxor    ymm4, ymm10, ymm4
        add          r8d, r12d
        add          r11d, esi
            vpalignr ymm9, ymm2, ymm1, 4
        add          r8d, ebx
        add          r11d, edx
        rorx         r12d, r14d, 22
            vmovdqu  [rcx + 192], ymm7
        xor          r13d, r12d
        add          r8d, r13d
            vpxor    ymm4, ymm6, ymm4
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        mov          edi, r14d
        and          edi, r15d
            vpsrld   ymm6, ymm8, 17
        andn         edx, ebx, r10d
        xor          r12d, r13d
        sub          edi, esi
            vpslld   ymm7, ymm8, 15
        add          r11d, edx
        rorx         r13d, ebx, 25
            vpsrld   ymm10, ymm8, 19
        xor          r12d, r13d
        add          r11d, r12d
        mov          r12d, r14d
        xor          r12d, r15d
            vpslld   ymm11, ymm8, 13
        rorx         r13d, r8d, 2
        rorx         esi, r8d, 13
        mov          edx, r11d                                  ; round 14
        and          edx, ebx
            vpxor    ymm6, ymm6, ymm7
        and          r12d, r8d
        xor          r13d, esi
            vpxor    ymm7, ymm10, ymm11
        add          r10d, [rcx + 104]
        add          edi, r12d
        add          r10d, r15d
            vpxor    ymm4, ymm4, ymm5
        add          edi, r11d
        add          r10d, edx
            vpsrld   ymm5, ymm8, 10
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        add          edi, r13d
            vpxor    ymm6, ymm6, ymm7
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          esi, r8d
        and          esi, r14d
            vpaddd   ymm4, ymm3, ymm4
        andn         edx, r11d, r9d
        xor          r12d, r13d
            vpxor    ymm5, ymm6, ymm5
        sub          esi, r15d
        add          r10d, edx
        rorx         r13d, r11d, 25
            vpaddd   ymm4, ymm9, ymm4
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, r8d
        xor          r12d, r14d
            vpaddd   ymm5, ymm4, ymm5
        rorx         r13d, edi, 2
        rorx         r15d, edi, 13
            vpalignr ymm5, ymm5, ymm2, 8
        mov          edx, r10d                                  ; round 15
        and          edx, r11d
        and          r12d, edi
        xor          r13d, r15d
            vpsrld   ymm6, ymm5, 17
        add          r9d, [rcx + 108]
        add          esi, r12d
            vpslld   ymm7, ymm5, 15
        add          r9d, r14d
        add          esi, r10d
        add          r9d, edx
            vpsrld   ymm8, ymm5, 19
        lea          r12, [rcx + 128]                           ; the next sixteen words
        lea          r15, [rbp + 128]
        rorx         edx, edi, 22
            vpslld   ymm9, ymm5, 13
        xor          r13d, edx
        add          esi, r13d
            vpxor    ymm6, ymm6, ymm7
        rorx         r13d, r10d, 6
        rorx         edx, r10d, 11
        mov          [rsp + 48], r11d
        mov          r11d, edi
        and          r11d, r8d
            vpxor    ymm7, ymm8, ymm9
        mov          [rsp + 56], r12
        andn         r12d, r10d, ebx
        xor          r13d, edx
        sub          r11d, r14d
            vpsrld   ymm5, ymm5, 10
        add          r9d, r12d
        rorx         r12d, r10d, 25
            vpxor    ymm6, ymm6, ymm7
        xor          r13d, r12d
        add          r9d, r13d
        mov          edx, edi
        xor          edx, r8d
            vpxor    ymm5, ymm6, ymm5
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
            vpaddd   ymm3, ymm4, ymm5
        and          edx, esi
        xor          r12d, r13d
        add          edx, r11d
            vpaddd   ymm4, ymm3, [rbp + 96]
        add          edx, r9d
        rorx         r13d, esi, 22
        xor          r12d, r13d
            vmovdqu  [rcx + 224], ymm4
        add          edx, r12d
        mov          rbp, r15
        mov          r11d, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        ; rounds 48 to 63 of the first block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          ebx, r8d                                   ; round 0
        add          ebx, [rcx]
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        and          r12d, r10d
        andn         r13d, r9d, r11d
        add          r12d, r13d
        add          ebx, r12d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
        mov          r13d, esi
        and          r13d, edi
        sub          r13d, r8d
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, edx
        add          r13d, r14d
        rorx         r14d, r9d, 25
        xor          ebp, r14d
        add          r11d, edi                                  ; round 1
        add          ebx, ebp
        add          r11d, [rcx + 4]
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r13d, r12d
        add          r13d, ebx
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        xor          ebp, r12d
        mov          r12d, ebx
        and          r12d, r9d
        add          r11d, r12d
        mov          r12d, edx
        and          r12d, esi
        sub          r12d, edi
        rorx         r14d, ebx, 25
        xor          ebp, r14d
        andn         r14d, ebx, r10d
        add          r11d, r14d
        add          r11d, ebp
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        mov          r14d, edx
        xor          r14d, esi
        and          r14d, r13d
        add          r10d, esi                                  ; round 2
        add          r12d, r14d
        add          r10d, [rcx + 8]
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        add          r12d, r11d
        rorx         ebp, r11d, 6
        rorx         r14d, r11d, 11
        xor          ebp, r14d
        mov          r14d, r11d
        and          r14d, ebx
        add          r10d, r14d
        mov          r14d, r13d
        and          r14d, edx
        sub          r14d, esi
        rorx         r15d, r11d, 25
        xor          ebp, r15d
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, ebp
        mov          ebp, r13d
        xor          ebp, edx
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r10d
        add          r9d, edx                                   ; round 3
        add          r9d, [rcx + 12]
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r10d, 6
        rorx         r15d, r10d, 11
        xor          ebp, r15d
        mov          r15d, r10d
        and          r15d, r11d
        add          r9d, r15d
        mov          r15d, r12d
        and          r15d, r13d
        sub          r15d, edx
        rorx         r8d, r10d, 25
        xor          ebp, r8d
        andn         r8d, r10d, ebx
        add          r9d, r8d
        add          r9d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r15d, ebp
        add          r15d, r9d
        add          ebx, [rcx + 32]                            ; round 4
        add          ebx, r13d
        rorx         ebp, r14d, 2
        rorx         r8d, r14d, 13
        xor          ebp, r8d
        rorx         r8d, r14d, 22
        xor          ebp, r8d
        add          r15d, ebp
        rorx         ebp, r9d, 6
        rorx         r8d, r9d, 11
        xor          ebp, r8d
        mov          r8d, r9d
        and          r8d, r10d
        add          ebx, r8d
        mov          r8d, r14d
        and          r8d, r12d
        sub          r8d, r13d
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        andn         r13d, r9d, r11d
        add          ebx, r13d
        add          ebx, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, r15d
        add          r8d, ebp
        add          r8d, ebx
        add          r11d, [rcx + 36]                           ; round 5
        add          r11d, r12d
        rorx         ebp, r15d, 2
        rorx         r13d, r15d, 13
        xor          ebp, r13d
        rorx         r13d, r15d, 22
        xor          ebp, r13d
        add          r8d, ebp
        rorx         ebp, ebx, 6
        rorx         r13d, ebx, 11
        xor          ebp, r13d
        mov          r13d, ebx
        and          r13d, r9d
        add          r11d, r13d
        mov          r13d, r15d
        and          r13d, r14d
        sub          r13d, r12d
        rorx         r12d, ebx, 25
        xor          ebp, r12d
        andn         r12d, ebx, r10d
        add          r11d, r12d
        add          r11d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        and          ebp, r8d
        add          r13d, ebp
        add          r13d, r11d
        add          r10d, [rcx + 40]                           ; round 6
        add          r10d, r14d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          r13d, ebp
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r15d
        sub          r12d, r14d
        rorx         r14d, r11d, 25
        xor          ebp, r14d
        andn         r14d, r11d, r9d
        add          r10d, r14d
        add          r10d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r10d
        add          r9d, [rcx + 44]                            ; round 7
        add          r9d, r15d
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        rorx         ebp, r10d, 6
        rorx         r14d, r10d, 11
        xor          ebp, r14d
        mov          r14d, r10d
        and          r14d, r11d
        add          r9d, r14d
        mov          r14d, r13d
        and          r14d, r8d
        sub          r14d, r15d
        rorx         r15d, r10d, 25
        xor          ebp, r15d
        andn         r15d, r10d, ebx
        add          r9d, r15d
        add          r9d, ebp
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r9d
        add          ebx, [rcx + 64]                            ; round 8
        add          ebx, r8d
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r9d, 6
        rorx         r15d, r9d, 11
        xor          ebp, r15d
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        mov          r15d, r12d
        and          r15d, r13d
        sub          r15d, r8d
        rorx         r8d, r9d, 25
        xor          ebp, r8d
        andn         r8d, r9d, r11d
        add          ebx, r8d
        add          ebx, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r15d, ebp
        add          r15d, ebx
        add          r11d, [rcx + 68]                           ; round 9
        add          r11d, r13d
        rorx         ebp, r14d, 2
        rorx         r8d, r14d, 13
        xor          ebp, r8d
        rorx         r8d, r14d, 22
        xor          ebp, r8d
        add          r15d, ebp
        rorx         ebp, ebx, 6
        rorx         r8d, ebx, 11
        xor          ebp, r8d
        mov          r8d, ebx
        and          r8d, r9d
        add          r11d, r8d
        mov          r8d, r14d
        and          r8d, r12d
        sub          r8d, r13d
        rorx         r13d, ebx, 25
        xor          ebp, r13d
        andn         r13d, ebx, r10d
        add          r11d, r13d
        add          r11d, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, r15d
        add          r8d, ebp
        add          r8d, r11d
        add          r10d, [rcx + 72]                           ; round 10
        add          r10d, r12d
        rorx         ebp, r15d, 2
        rorx         r13d, r15d, 13
        xor          ebp, r13d
        rorx         r13d, r15d, 22
        xor          ebp, r13d
        add          r8d, ebp
        rorx         ebp, r11d, 6
        rorx         r13d, r11d, 11
        xor          ebp, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          r10d, r13d
        mov          r13d, r15d
        and          r13d, r14d
        sub          r13d, r12d
        rorx         r12d, r11d, 25
        xor          ebp, r12d
        andn         r12d, r11d, r9d
        add          r10d, r12d
        add          r10d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        and          ebp, r8d
        add          r13d, ebp
        add          r13d, r10d
        add          r9d, [rcx + 76]                            ; round 11
        add          r9d, r14d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          r13d, ebp
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        mov          r12d, r8d
        and          r12d, r15d
        sub          r12d, r14d
        rorx         r14d, r10d, 25
        xor          ebp, r14d
        andn         r14d, r10d, ebx
        add          r9d, r14d
        add          r9d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r9d
        add          ebx, [rcx + 96]                            ; round 12
        add          ebx, r15d
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        rorx         ebp, r9d, 6
        rorx         r14d, r9d, 11
        xor          ebp, r14d
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        mov          r14d, r13d
        and          r14d, r8d
        sub          r14d, r15d
        rorx         r15d, r9d, 25
        xor          ebp, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        add          ebx, ebp
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, ebx
        add          r11d, [rcx + 100]                          ; round 13
        add          r11d, r8d
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, ebx, 6
        rorx         r15d, ebx, 11
        xor          ebp, r15d
        mov          r15d, ebx
        and          r15d, r9d
        add          r11d, r15d
        mov          edi, r12d
        and          edi, r13d
        sub          edi, r8d
        rorx         r15d, ebx, 25
        xor          ebp, r15d
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          edi, ebp
        add          edi, r11d
        add          r10d, [rcx + 104]                          ; round 14
        add          r10d, r13d
        rorx         ebp, r14d, 2
        rorx         r15d, r14d, 13
        xor          ebp, r15d
        rorx         r15d, r14d, 22
        xor          ebp, r15d
        add          edi, ebp
        rorx         ebp, r11d, 6
        rorx         r15d, r11d, 11
        xor          ebp, r15d
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        mov          esi, r14d
        and          esi, r12d
        sub          esi, r13d
        rorx         r13d, r11d, 25
        xor          ebp, r13d
        andn         r13d, r11d, r9d
        add          r10d, r13d
        add          r10d, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, edi
        add          esi, ebp
        add          r9d, [rcx + 108]                           ; round 15
        add          esi, r10d
        add          r9d, r12d
        rorx         ecx, edi, 2
        rorx         ebp, edi, 13
        xor          ecx, ebp
        rorx         ebp, edi, 22
        xor          ecx, ebp
        add          esi, ecx
        mov          edx, edi
        and          edx, r14d
        sub          edx, r12d
        rorx         ecx, r10d, 6
        mov          rbp, [rsp + 24]
        add          edx, [rbp]                                 ; H = H + (a, b, ...)
        rorx         r12d, r10d, 11
        xor          ecx, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        rorx         r12d, r10d, 25
        xor          ecx, r12d
        andn         r12d, r10d, ebx
        add          r9d, r12d
        add          r9d, ecx
        mov          ecx, edi
        xor          ecx, r14d
        and          ecx, esi
        add          edx, ecx
        add          edx, r9d
        rorx         ecx, esi, 2
        rorx         r12d, esi, 13
        xor          ecx, r12d
        rorx         r12d, esi, 22
        xor          ecx, r12d
        add          edx, ecx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        mov          [rbp], edx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 16
        mov          [rsp], r13
        mov          r15d, [rbp + 4]
        add          esi, r15d
        mov          [rbp + 4], esi
        mov          r15d, [rbp + 8]
        add          edi, r15d
        mov          [rbp + 8], edi
        mov          r8d, [rbp + 12]
        add          r8d, r14d
        mov          [rbp + 12], r8d
        mov          r14d, [rbp + 16]
        add          r9d, r14d
        mov          [rbp + 16], r9d
        mov          r14d, [rbp + 20]
        add          r10d, r14d
        mov          [rbp + 20], r10d
        mov          r14d, [rbp + 24]
        add          r11d, r14d
        mov          [rbp + 24], r11d
        mov          r14d, [rbp + 28]
        add          ebx, r14d
        mov          [rbp + 28], ebx
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
        rorx         ebp, r9d, 6                                ; round 0
        rorx         r12d, r9d, 11
        mov          r13d, r9d
        and          r13d, r10d
        andn         r14d, r9d, r11d
        add          ebx, r8d
        xor          ebp, r12d
        add          r13d, r14d
        add          ebx, [rcx]
        add          ebx, r13d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        mov          r14d, esi
        and          r14d, edi
        mov          r15d, esi
        xor          r15d, edi
        xor          r12d, r13d
        and          r15d, edx
        sub          r14d, r8d
        add          r14d, r15d
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        add          r11d, edi                                  ; round 1
        add          ebx, ebp
        add          r11d, [rcx + 4]
        rorx         ebp, edx, 22
        rorx         r13d, ebx, 6
        mov          r15d, ebx
        and          r15d, r9d
        mov          r8d, edx
        and          r8d, esi
        xor          r12d, ebp
        add          r11d, r15d
        sub          r8d, edi
        add          r14d, r12d
        add          r14d, ebx
        rorx         ebp, ebx, 11
        rorx         r12d, ebx, 25
        andn         r15d, ebx, r10d
        xor          r13d, ebp
        add          r11d, r15d
        xor          r13d, r12d
        rorx         ebp, r14d, 2
        rorx         r12d, r14d, 13
        mov          r15d, edx
        xor          r15d, esi
        add          r11d, r13d
        xor          ebp, r12d
        and          r15d, r14d
        add          r8d, r15d
        add          r10d, esi                                  ; round 2
        rorx         r12d, r14d, 22
        rorx         r13d, r11d, 6
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, [rcx + 8]
        xor          ebp, r12d
        add          r10d, r15d
        add          r8d, ebp
        rorx         ebp, r11d, 11
        mov          r12d, r14d
        and          r12d, edx
        add          r8d, r11d
        rorx         r15d, r11d, 25
        xor          r13d, ebp
        sub          r12d, esi
        xor          r13d, r15d
        andn         ebp, r11d, r9d
        mov          r15d, r14d
        xor          r15d, edx
        rorx         edi, r8d, 2
        rorx         esi, r8d, 13
        and          r15d, r8d
        add          r10d, ebp
        xor          edi, esi
        add          r10d, r13d
        add          r12d, r15d
        add          r9d, edx                                   ; round 3
        rorx         ebp, r8d, 22
        add          r12d, r10d
        rorx         r13d, r10d, 6
        mov          r15d, r10d
        and          r15d, r11d
        xor          edi, ebp
        add          r9d, [rcx + 12]
        add          r12d, edi
        add          r9d, r15d
        rorx         ebp, r10d, 11
        mov          r15d, r8d
        and          r15d, r14d
        rorx         edi, r10d, 25
        andn         esi, r10d, ebx
        xor          r13d, ebp
        sub          r15d, edx
        add          r9d, esi
        xor          r13d, edi
        mov          ebp, r8d
        xor          ebp, r14d
        rorx         edi, r12d, 2
        rorx         esi, r12d, 13
        add          r9d, r13d
        and          ebp, r12d
        xor          edi, esi
        add          r15d, ebp
        add          ebx, [rcx + 32]                            ; round 4
        rorx         ebp, r12d, 22
        add          r15d, r9d
        rorx         r13d, r9d, 6
        mov          esi, r9d
        and          esi, r10d
        xor          edi, ebp
        add          ebx, r14d
        add          r15d, edi
        add          ebx, esi
        rorx         ebp, r9d, 11
        mov          edi, r12d
        and          edi, r8d
        rorx         esi, r9d, 25
        andn         edx, r9d, r11d
        xor          r13d, ebp
        sub          edi, r14d
        add          ebx, edx
        xor          r13d, esi
        mov          ebp, r12d
        xor          ebp, r8d
        rorx         r14d, r15d, 2
        rorx         esi, r15d, 13
        add          ebx, r13d
        and          ebp, r15d
        xor          r14d, esi
        add          edi, ebp
        add          r11d, [rcx + 36]                           ; round 5
        rorx         ebp, r15d, 22
        add          edi, ebx
        rorx         r13d, ebx, 6
        mov          esi, ebx
        and          esi, r9d
        xor          r14d, ebp
        add          r11d, r8d
        add          edi, r14d
        add          r11d, esi
        rorx         ebp, ebx, 11
        mov          r14d, r15d
        and          r14d, r12d
        rorx         esi, ebx, 25
        andn         edx, ebx, r10d
        xor          r13d, ebp
        sub          r14d, r8d
        add          r11d, edx
        xor          r13d, esi
        mov          ebp, r15d
        xor          ebp, r12d
        rorx         r8d, edi, 2
        rorx         esi, edi, 13
        add          r11d, r13d
        and          ebp, edi
        xor          r8d, esi
        add          r14d, ebp
        add          r10d, [rcx + 40]                           ; round 6
        rorx         ebp, edi, 22
        add          r14d, r11d
        rorx         r13d, r11d, 6
        mov          esi, r11d
        and          esi, ebx
        xor          r8d, ebp
        add          r10d, r12d
        add          r14d, r8d
        add          r10d, esi
        rorx         ebp, r11d, 11
        mov          r8d, edi
        and          r8d, r15d
        rorx         esi, r11d, 25
        andn         edx, r11d, r9d
        xor          r13d, ebp
        sub          r8d, r12d
        add          r10d, edx
        xor          r13d, esi
        mov          ebp, edi
        xor          ebp, r15d
        rorx         r12d, r14d, 2
        rorx         esi, r14d, 13
        add          r10d, r13d
        and          ebp, r14d
        xor          r12d, esi
        add          r8d, ebp
        add          r9d, [rcx + 44]                            ; round 7
        rorx         ebp, r14d, 22
        add          r8d, r10d
        rorx         r13d, r10d, 6
        mov          esi, r10d
        and          esi, r11d
        xor          r12d, ebp
        add          r9d, r15d
        add          r8d, r12d
        add          r9d, esi
        rorx         ebp, r10d, 11
        mov          r12d, r14d
        and          r12d, edi
        rorx         esi, r10d, 25
        andn         edx, r10d, ebx
        xor          r13d, ebp
        sub          r12d, r15d
        add          r9d, edx
        xor          r13d, esi
        mov          ebp, r14d
        xor          ebp, edi
        rorx         r15d, r8d, 2
        rorx         esi, r8d, 13
        add          r9d, r13d
        and          ebp, r8d
        xor          r15d, esi
        add          r12d, ebp
        add          ebx, [rcx + 64]                            ; round 8
        rorx         ebp, r8d, 22
        add          r12d, r9d
        rorx         r13d, r9d, 6
        mov          esi, r9d
        and          esi, r10d
        xor          r15d, ebp
        add          ebx, edi
        add          r12d, r15d
        add          ebx, esi
        rorx         ebp, r9d, 11
        mov          r15d, r8d
        and          r15d, r14d
        rorx         esi, r9d, 25
        andn         edx, r9d, r11d
        xor          r13d, ebp
        sub          r15d, edi
        add          ebx, edx
        xor          r13d, esi
        mov          ebp, r8d
        xor          ebp, r14d
        rorx         edi, r12d, 2
        rorx         esi, r12d, 13
        add          ebx, r13d
        and          ebp, r12d
        xor          edi, esi
        add          r15d, ebp
        add          r11d, [rcx + 68]                           ; round 9
        rorx         ebp, r12d, 22
        add          r15d, ebx
        rorx         r13d, ebx, 6
        mov          esi, ebx
        and          esi, r9d
        xor          edi, ebp
        add          r11d, r14d
        add          r15d, edi
        add          r11d, esi
        rorx         ebp, ebx, 11
        mov          edi, r12d
        and          edi, r8d
        rorx         esi, ebx, 25
        andn         edx, ebx, r10d
        xor          r13d, ebp
        sub          edi, r14d
        add          r11d, edx
        xor          r13d, esi
        mov          ebp, r12d
        xor          ebp, r8d
        rorx         r14d, r15d, 2
        rorx         esi, r15d, 13
        add          r11d, r13d
        and          ebp, r15d
        xor          r14d, esi
        add          edi, ebp
        add          r10d, [rcx + 72]                           ; round 10
        rorx         ebp, r15d, 22
        add          edi, r11d
        rorx         r13d, r11d, 6
        mov          esi, r11d
        and          esi, ebx
        xor          r14d, ebp
        add          r10d, r8d
        add          edi, r14d
        add          r10d, esi
        rorx         ebp, r11d, 11
        mov          r14d, r15d
        and          r14d, r12d
        rorx         esi, r11d, 25
        andn         edx, r11d, r9d
        xor          r13d, ebp
        sub          r14d, r8d
        add          r10d, edx
        xor          r13d, esi
        mov          ebp, r15d
        xor          ebp, r12d
        rorx         r8d, edi, 2
        rorx         esi, edi, 13
        add          r10d, r13d
        and          ebp, edi
        xor          r8d, esi
        add          r14d, ebp
        add          r9d, [rcx + 76]                            ; round 11
        rorx         ebp, edi, 22
        add          r14d, r10d
        rorx         r13d, r10d, 6
        mov          esi, r10d
        and          esi, r11d
        xor          r8d, ebp
        add          r9d, r12d
        add          r14d, r8d
        add          r9d, esi
        rorx         ebp, r10d, 11
        mov          r8d, edi
        and          r8d, r15d
        rorx         esi, r10d, 25
        andn         edx, r10d, ebx
        xor          r13d, ebp
        sub          r8d, r12d
        add          r9d, edx
        xor          r13d, esi
        mov          ebp, edi
        xor          ebp, r15d
        rorx         r12d, r14d, 2
        rorx         esi, r14d, 13
        add          r9d, r13d
        and          ebp, r14d
        xor          r12d, esi
        add          r8d, ebp
        add          ebx, [rcx + 96]                            ; round 12
        rorx         ebp, r14d, 22
        add          r8d, r9d
        rorx         r13d, r9d, 6
        mov          esi, r9d
        and          esi, r10d
        xor          r12d, ebp
        add          ebx, r15d
        add          r8d, r12d
        add          ebx, esi
        rorx         ebp, r9d, 11
        mov          r12d, r14d
        and          r12d, edi
        rorx         esi, r9d, 25
        andn         edx, r9d, r11d
        xor          r13d, ebp
        sub          r12d, r15d
        add          ebx, edx
        xor          r13d, esi
        mov          ebp, r14d
        xor          ebp, edi
        rorx         r15d, r8d, 2
        rorx         esi, r8d, 13
        add          ebx, r13d
        and          ebp, r8d
        xor          r15d, esi
        add          r12d, ebp
        add          r11d, [rcx + 100]                          ; round 13
        rorx         ebp, r8d, 22
        add          r12d, ebx
        rorx         r13d, ebx, 6
        mov          esi, ebx
        and          esi, r9d
        xor          r15d, ebp
        add          r11d, edi
        add          r12d, r15d
        add          r11d, esi
        rorx         ebp, ebx, 11
        mov          r15d, r8d
        and          r15d, r14d
        rorx         esi, ebx, 25
        andn         edx, ebx, r10d
        xor          r13d, ebp
        sub          r15d, edi
        add          r11d, edx
        xor          r13d, esi
        mov          edi, r8d
        xor          edi, r14d
        rorx         ebp, r12d, 2
        rorx         esi, r12d, 13
        add          r11d, r13d
        and          edi, r12d
        xor          ebp, esi
        add          edi, r15d
        add          r10d, [rcx + 104]                          ; round 14
        rorx         r13d, r12d, 22
        add          edi, r11d
        rorx         r15d, r11d, 6
        mov          esi, r11d
        and          esi, ebx
        xor          ebp, r13d
        add          r10d, r14d
        add          edi, ebp
        add          r10d, esi
        rorx         ebp, r11d, 11
        mov          esi, r12d
        and          esi, r8d
        rorx         r13d, r11d, 25
        andn         edx, r11d, r9d
        xor          r15d, ebp
        sub          esi, r14d
        add          r10d, edx
        xor          r15d, r13d
        mov          ebp, r12d
        xor          ebp, r8d
        rorx         r13d, edi, 2
        rorx         r14d, edi, 13
        add          r10d, r15d
        and          ebp, edi
        xor          r13d, r14d
        add          r9d, [rcx + 108]                           ; round 15
        add          esi, ebp
        add          r9d, r8d
        rorx         ebp, edi, 22
        add          esi, r10d
        rorx         r14d, r10d, 6
        mov          r15d, r10d
        and          r15d, r11d
        xor          r13d, ebp
        add          r9d, r15d
        add          rcx, 128
        add          esi, r13d
        rorx         ebp, r10d, 11
        mov          edx, edi
        and          edx, r12d
        rorx         r13d, r10d, 25
        andn         r15d, r10d, ebx
        xor          r14d, ebp
        sub          edx, r8d
        add          r9d, r15d
        xor          r14d, r13d
        mov          ebp, edi
        xor          ebp, r12d
        rorx         r13d, esi, 2
        rorx         r15d, esi, 13
        add          r9d, r14d
        and          ebp, esi
        xor          r13d, r15d
        add          edx, ebp
        rorx         ebp, esi, 22
        add          edx, r9d
        xor          r13d, ebp
        add          edx, r13d
        mov          r8d, r12d
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
        add          r13, 16
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
        vmovdqu      xmm4, [r12]                                ; W_0 to W_3
        vmovdqu      xmm5, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [r12 + 16]                           ; W_4 to W_7
        vmovdqu      xmm7, [r12 + 32]                           ; W_8 to W_11
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [r12 + 48]                           ; W_12 to W_15
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rel NSMS_L(K)]                ; W_0 to W_3, each + K_t
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rel NSMS_L(K) + 16]           ; W_4 to W_7, each + K_t
        vpaddd       xmm5, xmm2, [rel NSMS_L(K) + 32]           ; W_8 to W_11, each + K_t
        vmovdqu      [rax], xmm6
        vpaddd       xmm6, xmm3, [rel NSMS_L(K) + 48]           ; W_12 to W_15, each + K_t
        vmovdqu      [rax + 16], xmm4
        vmovdqu      [rax + 32], xmm5
        vmovdqu      [rax + 48], xmm6
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
        rorx         r12d, r9d, 6                               ; round 0
            vpsrldq  xmm4, xmm3, 8                              ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        andn         r15d, r9d, r11d
            vpalignr xmm5, xmm1, xmm0, 4
        add          ebx, r8d
        xor          r12d, r13d
        add          r14d, r15d
            vpalignr xmm6, xmm3, xmm2, 4
        add          ebx, [rcx]
        add          ebx, r14d
            vpsrld   xmm7, xmm4, 17
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        xor          r13d, r14d
            vpslld   xmm8, xmm4, 15
        mov          r14d, esi
        and          r14d, edi
        sub          r14d, r8d
            vpsrld   xmm9, xmm4, 19
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, edx
        add          r14d, r15d
            vpslld   xmm10, xmm4, 13
        rorx         r15d, r9d, 25
        xor          r12d, r15d
        add          r11d, edi                                  ; round 1
            vpxor    xmm7, xmm8, xmm7
        add          ebx, r12d
        add          r11d, [rcx + 4]
            vpxor    xmm8, xmm9, xmm10
        rorx         r12d, edx, 22
        xor          r13d, r12d
        add          r14d, r13d
            vpsrld   xmm4, xmm4, 10
        add          r14d, ebx
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpaddd   xmm9, xmm0, xmm6
        mov          r15d, ebx
        and          r15d, r9d
        xor          r12d, r13d
            vpxor    xmm7, xmm8, xmm7
        add          r11d, r15d
        mov          r13d, edx
        and          r13d, esi
        sub          r13d, edi
            vpsrld   xmm8, xmm5, 7
        rorx         r15d, ebx, 25
        xor          r12d, r15d
            vpslld   xmm10, xmm5, 25
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, r12d
            vpsrld   xmm11, xmm5, 18
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        mov          r8d, edx
        xor          r8d, esi
            vpslld   xmm12, xmm5, 14
        mov          edi, r11d                                  ; round 2
        and          edi, ebx
        xor          r12d, r15d
            vpxor    xmm8, xmm8, xmm10
        and          r8d, r14d
        add          r10d, esi
        add          r13d, r8d
            vpxor    xmm10, xmm11, xmm12
        add          r10d, [rcx + 8]
        add          r10d, edi
        rorx         r15d, r14d, 22
            vpxor    xmm4, xmm7, xmm4
        xor          r12d, r15d
        add          r13d, r12d
            vpsrld   xmm5, xmm5, 3
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        mov          r8d, r14d
        and          r8d, edx
            vpxor    xmm7, xmm8, xmm10
        add          r13d, r11d
        xor          r12d, r15d
            vpaddd   xmm4, xmm9, xmm4
        sub          r8d, esi
        rorx         r15d, r11d, 25
        xor          r12d, r15d
            vpxor    xmm5, xmm7, xmm5
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, r12d
            vpaddd   xmm4, xmm5, xmm4
        mov          r12d, r14d
        xor          r12d, edx
        rorx         r15d, r13d, 2
            vpaddd   xmm5, xmm9, xmm5
        rorx         edi, r13d, 13
        mov          esi, r10d                                  ; round 3
        and          esi, r11d
        and          r12d, r13d
            vpalignr xmm4, xmm4, xmm3, 8
        xor          r15d, edi
        add          r9d, edx
        add          r8d, r12d
            vpsrld   xmm7, xmm4, 17
        add          r9d, [rcx + 12]
        add          r8d, r10d
            vpslld   xmm8, xmm4, 15
        add          r9d, esi
        rorx         r12d, r13d, 22
        xor          r15d, r12d
            vpsrld   xmm9, xmm4, 19
        add          r8d, r15d
        rorx         r12d, r10d, 6
            vpslld   xmm10, xmm4, 13
        rorx         r15d, r10d, 11
        mov          edi, r13d
        and          edi, r14d
        andn         esi, r10d, ebx
            vpxor    xmm7, xmm8, xmm7
        xor          r12d, r15d
        sub          edi, edx
        add          r9d, esi
            vpxor    xmm8, xmm9, xmm10
        rorx         r15d, r10d, 25
        xor          r12d, r15d
            vpsrld   xmm4, xmm4, 10
        add          r9d, r12d
        mov          r12d, r13d
        xor          r12d, r14d
        rorx         r15d, r8d, 2
            vpxor    xmm7, xmm8, xmm7
        rorx         esi, r8d, 13
        mov          edx, r9d                                   ; round 4
        and          edx, r10d
        and          r12d, r8d
            vpalignr xmm8, xmm2, xmm1, 4                        ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        xor          r15d, esi
        add          ebx, [rcx + 16]
            vpxor    xmm4, xmm7, xmm4
        add          edi, r12d
        add          ebx, r14d
        add          edi, r9d
            vpsrld   xmm7, xmm8, 7
        add          ebx, edx
        rorx         r12d, r8d, 22
            vpslld   xmm9, xmm8, 25
        xor          r15d, r12d
        add          edi, r15d
        rorx         r12d, r9d, 6
            vpsrld   xmm10, xmm8, 18
        rorx         r15d, r9d, 11
        mov          esi, r8d
        and          esi, r13d
        andn         edx, r9d, r11d
            vpaddd   xmm0, xmm5, xmm4
        xor          r12d, r15d
        sub          esi, r14d
            vpxor    xmm4, xmm9, xmm7
        add          ebx, edx
        rorx         r14d, r9d, 25
        xor          r12d, r14d
            vpslld   xmm5, xmm8, 14
        add          ebx, r12d
        mov          r12d, r8d
        xor          r12d, r13d
        rorx         r14d, edi, 2
            vpaddd   xmm7, xmm0, [rbp]
        rorx         r15d, edi, 13
        mov          edx, ebx                                   ; round 5
        and          edx, r9d
            vpsrldq  xmm9, xmm0, 8
        and          r12d, edi
        xor          r14d, r15d
        add          r11d, [rcx + 20]
            vpsrld   xmm8, xmm8, 3
        add          esi, r12d
        add          r11d, r13d
            vpxor    xmm5, xmm10, xmm5
        add          esi, ebx
        add          r11d, edx
        rorx         r12d, edi, 22
            vmovdqu  [rcx + 64], xmm7
        xor          r14d, r12d
        add          esi, r14d
        rorx         r12d, ebx, 6
            vpxor    xmm4, xmm4, xmm5
        rorx         r14d, ebx, 11
        mov          r15d, edi
        and          r15d, r8d
            vpsrld   xmm5, xmm9, 17
        andn         edx, ebx, r10d
        xor          r12d, r14d
        sub          r15d, r13d
            vpslld   xmm7, xmm9, 15
        add          r11d, edx
        rorx         r13d, ebx, 25
        xor          r12d, r13d
            vpsrld   xmm10, xmm9, 19
        add          r11d, r12d
        mov          r12d, edi
        xor          r12d, r8d
            vpslld   xmm11, xmm9, 13
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
        mov          edx, r11d                                  ; round 6
        and          edx, ebx
            vpxor    xmm5, xmm5, xmm7
        and          r12d, esi
        xor          r13d, r14d
            vpxor    xmm7, xmm10, xmm11
        add          r10d, [rcx + 24]
        add          r15d, r12d
        add          r10d, r8d
            vpxor    xmm4, xmm8, xmm4
        add          r15d, r11d
        add          r10d, edx
        rorx         r12d, esi, 22
            vpsrld   xmm8, xmm9, 10
        xor          r13d, r12d
        add          r15d, r13d
            vpxor    xmm5, xmm5, xmm7
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          r14d, esi
        and          r14d, edi
            vpaddd   xmm4, xmm1, xmm4
        andn         edx, r11d, r9d
        xor          r12d, r13d
        sub          r14d, r8d
            vpalignr xmm7, xmm0, xmm3, 4
        add          r10d, edx
        rorx         r13d, r11d, 25
            vpxor    xmm5, xmm8, xmm5
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, esi
        xor          r12d, edi
            vpaddd   xmm4, xmm4, xmm7
        rorx         r13d, r15d, 2
        rorx         r8d, r15d, 13
            vpaddd   xmm5, xmm4, xmm5
        mov          edx, r10d                                  ; round 7
        and          edx, r11d
        and          r12d, r15d
        xor          r13d, r8d
            vpalignr xmm5, xmm5, xmm0, 8
        add          r9d, [rcx + 28]
        add          r14d, r12d
        add          r9d, edi
            vpsrld   xmm8, xmm5, 17
        add          r14d, r10d
        add          r9d, edx
            vpslld   xmm9, xmm5, 15
        rorx         r12d, r15d, 22
        xor          r13d, r12d
        add          r14d, r13d
            vpsrld   xmm10, xmm5, 19
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        mov          r8d, r15d
        and          r8d, esi
            vpslld   xmm11, xmm5, 13
        andn         edx, r10d, ebx
        xor          r12d, r13d
            vpxor    xmm8, xmm8, xmm9
        sub          r8d, edi
        add          r9d, edx
        rorx         r13d, r10d, 25
            vpxor    xmm9, xmm10, xmm11
        xor          r12d, r13d
        add          r9d, r12d
            vpsrld   xmm5, xmm5, 10
        mov          r12d, r15d
        xor          r12d, esi
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
            vpxor    xmm8, xmm8, xmm9
        mov          edx, r9d                                   ; round 8
        and          edx, r10d
        and          r12d, r14d
        xor          r13d, edi
            vpxor    xmm5, xmm8, xmm5
        add          ebx, [rcx + 32]
        add          r8d, r12d
            vpsrld   xmm8, xmm6, 7                              ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          ebx, esi
        add          r8d, r9d
        add          ebx, edx
            vpslld   xmm9, xmm6, 25
        rorx         r12d, r14d, 22
        xor          r13d, r12d
        add          r8d, r13d
            vpsrld   xmm10, xmm6, 18
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
            vpaddd   xmm1, xmm4, xmm5
        mov          edi, r14d
        and          edi, r15d
        andn         edx, r9d, r11d
        xor          r12d, r13d
            vpxor    xmm4, xmm8, xmm9
        sub          edi, esi
        add          ebx, edx
        rorx         r13d, r9d, 25
            vpslld   xmm5, xmm6, 14
        xor          r12d, r13d
        add          ebx, r12d
            vpaddd   xmm8, xmm1, [rbp + 16]
        mov          r12d, r14d
        xor          r12d, r15d
        rorx         r13d, r8d, 2
        rorx         esi, r8d, 13
            vpsrldq  xmm9, xmm1, 8
        mov          edx, ebx                                   ; round 9
        and          edx, r9d
        and          r12d, r8d
            vpsrld   xmm6, xmm6, 3
        xor          r13d, esi
        add          r11d, [rcx + 36]
        add          edi, r12d
            vpxor    xmm5, xmm10, xmm5
        add          r11d, r15d
        add          edi, ebx
        add          r11d, edx
            vmovdqu  [rcx + 80], xmm8
        rorx         r12d, r8d, 22
        xor          r13d, r12d
            vpxor    xmm4, xmm4, xmm5
        add          edi, r13d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpsrld   xmm5, xmm9, 17
        mov          esi, r8d
        and          esi, r14d
        andn         edx, ebx, r10d
        xor          r12d, r13d
            vpslld   xmm8, xmm9, 15
        sub          esi, r15d
        add          r11d, edx
            vpsrld   xmm10, xmm9, 19
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        add          r11d, r12d
            vpslld   xmm11, xmm9, 13
        mov          r12d, r8d
        xor          r12d, r14d
        rorx         r13d, edi, 2
            vpxor    xmm5, xmm8, xmm5
        rorx         r15d, edi, 13
        mov          edx, r11d                                  ; round 10
        and          edx, ebx
        and          r12d, edi
            vpxor    xmm8, xmm10, xmm11
        xor          r13d, r15d
        add          r10d, [rcx + 40]
        add          esi, r12d
            vpxor    xmm4, xmm4, xmm6
        add          r10d, r14d
        add          esi, r11d
            vpsrld   xmm6, xmm9, 10
        add          r10d, edx
        rorx         r12d, edi, 22
        xor          r13d, r12d
            vpxor    xmm5, xmm8, xmm5
        add          esi, r13d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
            vpaddd   xmm4, xmm2, xmm4
        mov          r15d, edi
        and          r15d, r8d
        andn         edx, r11d, r9d
            vpalignr xmm8, xmm1, xmm0, 4
        xor          r12d, r13d
        sub          r15d, r14d
        add          r10d, edx
            vpxor    xmm5, xmm5, xmm6
        rorx         r13d, r11d, 25
        xor          r12d, r13d
            vpaddd   xmm4, xmm8, xmm4
        add          r10d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        rorx         r13d, esi, 2
            vpaddd   xmm5, xmm4, xmm5
        rorx         r14d, esi, 13
        mov          edx, r10d                                  ; round 11
        and          edx, r11d
        and          r12d, esi
            vpalignr xmm5, xmm5, xmm1, 8
        xor          r13d, r14d
        add          r9d, [rcx + 44]
            vpsrld   xmm6, xmm5, 17
        add          r15d, r12d
        add          r9d, r8d
        add          r15d, r10d
            vpslld   xmm8, xmm5, 15
        add          r9d, edx
        rorx         r12d, esi, 22
        xor          r13d, r12d
            vpsrld   xmm9, xmm5, 19
        add          r15d, r13d
        rorx         r12d, r10d, 6
            vpslld   xmm10, xmm5, 13
        rorx         r13d, r10d, 11
        mov          r14d, esi
        and          r14d, edi
        andn         edx, r10d, ebx
            vpxor    xmm6, xmm8, xmm6
        xor          r12d, r13d
        sub          r14d, r8d
            vpxor    xmm8, xmm9, xmm10
        add          r9d, edx
        rorx         r13d, r10d, 25
        xor          r12d, r13d
            vpsrld   xmm5, xmm5, 10
        add          r9d, r12d
        mov          r12d, esi
        xor          r12d, edi
        rorx         r13d, r15d, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r8d, r15d, 13
        mov          edx, r9d                                   ; round 12
        and          edx, r10d
            vpsrld   xmm8, xmm7, 7                              ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        and          r12d, r15d
        xor          r13d, r8d
        add          ebx, [rcx + 48]
            vpslld   xmm9, xmm7, 25
        add          r14d, r12d
        add          ebx, edi
        add          r14d, r9d
            vpsrld   xmm10, xmm7, 18
        add          ebx, edx
        rorx         r12d, r15d, 22
            vpxor    xmm5, xmm6, xmm5
        xor          r13d, r12d
        add          r14d, r13d
        rorx         r12d, r9d, 6
            vpxor    xmm6, xmm8, xmm9
        rorx         r13d, r9d, 11
        mov          r8d, r15d
        and          r8d, esi
            vpaddd   xmm2, xmm4, xmm5
        andn         edx, r9d, r11d
        xor          r12d, r13d
        sub          r8d, edi
            vpslld   xmm4, xmm7, 14
        add          ebx, edx
        rorx         r13d, r9d, 25
        xor          r12d, r13d
            vpsrld   xmm5, xmm7, 3
        add          ebx, r12d
        mov          r12d, r15d
        xor          r12d, esi
            vpaddd   xmm7, xmm2, [rbp + 32]
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
        mov          edx, ebx                                   ; round 13
        and          edx, r9d
            vpsrldq  xmm8, xmm2, 8
        and          r12d, r14d
        xor          r13d, edi
        add          r11d, [rcx + 52]
            vpxor    xmm4, xmm10, xmm4
        add          r8d, r12d
        add          r11d, esi
            vpalignr xmm9, xmm2, xmm1, 4
        add          r8d, ebx
        add          r11d, edx
        rorx         r12d, r14d, 22
            vmovdqu  [rcx + 96], xmm7
        xor          r13d, r12d
        add          r8d, r13d
            vpxor    xmm4, xmm6, xmm4
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        mov          edi, r14d
        and          edi, r15d
            vpsrld   xmm6, xmm8, 17
        andn         edx, ebx, r10d
        xor          r12d, r13d
        sub          edi, esi
            vpslld   xmm7, xmm8, 15
        add          r11d, edx
        rorx         r13d, ebx, 25
            vpsrld   xmm10, xmm8, 19
        xor          r12d, r13d
        add          r11d, r12d
        mov          r12d, r14d
        xor          r12d, r15d
            vpslld   xmm11, xmm8, 13
        rorx         r13d, r8d, 2
        rorx         esi, r8d, 13
        mov          edx, r11d                                  ; round 14
        and          edx, ebx
            vpxor    xmm6, xmm6, xmm7
        and          r12d, r8d
        xor          r13d, esi
            vpxor    xmm7, xmm10, xmm11
        add          r10d, [rcx + 56]
        add          edi, r12d
        add          r10d, r15d
            vpxor    xmm4, xmm4, xmm5
        add          edi, r11d
        add          r10d, edx
            vpsrld   xmm5, xmm8, 10
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        add          edi, r13d
            vpxor    xmm6, xmm6, xmm7
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          esi, r8d
        and          esi, r14d
            vpaddd   xmm4, xmm3, xmm4
        andn         edx, r11d, r9d
        xor          r12d, r13d
            vpxor    xmm5, xmm6, xmm5
        sub          esi, r15d
        add          r10d, edx
        rorx         r13d, r11d, 25
            vpaddd   xmm4, xmm9, xmm4
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, r8d
        xor          r12d, r14d
            vpaddd   xmm5, xmm4, xmm5
        rorx         r13d, edi, 2
        rorx         r15d, edi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        mov          edx, r10d                                  ; round 15
        and          edx, r11d
        and          r12d, edi
        xor          r13d, r15d
            vpsrld   xmm6, xmm5, 17
        add          r9d, [rcx + 60]
        add          esi, r12d
            vpslld   xmm7, xmm5, 15
        add          r9d, r14d
        add          esi, r10d
        add          r9d, edx
            vpsrld   xmm8, xmm5, 19
        lea          r12, [rcx + 64]                            ; the next sixteen words
        lea          r15, [rbp + 64]
        rorx         edx, edi, 22
            vpslld   xmm9, xmm5, 13
        xor          r13d, edx
        add          esi, r13d
            vpxor    xmm6, xmm6, xmm7
        rorx         r13d, r10d, 6
        rorx         edx, r10d, 11
        mov          [rsp + 48], r11d
        mov          r11d, edi
        and          r11d, r8d
            vpxor    xmm7, xmm8, xmm9
        mov          [rsp + 56], r12
        andn         r12d, r10d, ebx
        xor          r13d, edx
        sub          r11d, r14d
            vpsrld   xmm5, xmm5, 10
        add          r9d, r12d
        rorx         r12d, r10d, 25
            vpxor    xmm6, xmm6, xmm7
        xor          r13d, r12d
        add          r9d, r13d
        mov          edx, edi
        xor          edx, r8d
            vpxor    xmm5, xmm6, xmm5
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
            vpaddd   xmm3, xmm4, xmm5
        and          edx, esi
        xor          r12d, r13d
        add          edx, r11d
            vpaddd   xmm4, xmm3, [rbp + 48]
        add          edx, r9d
        rorx         r13d, esi, 22
        xor          r12d, r13d
            vmovdqu  [rcx + 112], xmm4
        add          edx, r12d
        mov          rbp, r15
        mov          r11d, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 48 to 63 of the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        add          ebx, r8d                                   ; round 0
        add          ebx, [rcx]
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        and          r12d, r10d
        andn         r13d, r9d, r11d
        add          r12d, r13d
        add          ebx, r12d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
        mov          r13d, esi
        and          r13d, edi
        sub          r13d, r8d
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, edx
        add          r13d, r14d
        rorx         r14d, r9d, 25
        xor          ebp, r14d
        add          r11d, edi                                  ; round 1
        add          ebx, ebp
        add          r11d, [rcx + 4]
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r13d, r12d
        add          r13d, ebx
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        xor          ebp, r12d
        mov          r12d, ebx
        and          r12d, r9d
        add          r11d, r12d
        mov          r12d, edx
        and          r12d, esi
        sub          r12d, edi
        rorx         r14d, ebx, 25
        xor          ebp, r14d
        andn         r14d, ebx, r10d
        add          r11d, r14d
        add          r11d, ebp
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        mov          r14d, edx
        xor          r14d, esi
        and          r14d, r13d
        add          r10d, esi                                  ; round 2
        add          r12d, r14d
        add          r10d, [rcx + 8]
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        add          r12d, r11d
        rorx         ebp, r11d, 6
        rorx         r14d, r11d, 11
        xor          ebp, r14d
        mov          r14d, r11d
        and          r14d, ebx
        add          r10d, r14d
        mov          r14d, r13d
        and          r14d, edx
        sub          r14d, esi
        rorx         r15d, r11d, 25
        xor          ebp, r15d
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, ebp
        mov          ebp, r13d
        xor          ebp, edx
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r10d
        add          r9d, edx                                   ; round 3
        add          r9d, [rcx + 12]
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r10d, 6
        rorx         r15d, r10d, 11
        xor          ebp, r15d
        mov          r15d, r10d
        and          r15d, r11d
        add          r9d, r15d
        mov          r15d, r12d
        and          r15d, r13d
        sub          r15d, edx
        rorx         r8d, r10d, 25
        xor          ebp, r8d
        andn         r8d, r10d, ebx
        add          r9d, r8d
        add          r9d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r15d, ebp
        add          r15d, r9d
        add          ebx, [rcx + 16]                            ; round 4
        add          ebx, r13d
        rorx         ebp, r14d, 2
        rorx         r8d, r14d, 13
        xor          ebp, r8d
        rorx         r8d, r14d, 22
        xor          ebp, r8d
        add          r15d, ebp
        rorx         ebp, r9d, 6
        rorx         r8d, r9d, 11
        xor          ebp, r8d
        mov          r8d, r9d
        and          r8d, r10d
        add          ebx, r8d
        mov          r8d, r14d
        and          r8d, r12d
        sub          r8d, r13d
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        andn         r13d, r9d, r11d
        add          ebx, r13d
        add          ebx, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, r15d
        add          r8d, ebp
        add          r8d, ebx
        add          r11d, [rcx + 20]                           ; round 5
        add          r11d, r12d
        rorx         ebp, r15d, 2
        rorx         r13d, r15d, 13
        xor          ebp, r13d
        rorx         r13d, r15d, 22
        xor          ebp, r13d
        add          r8d, ebp
        rorx         ebp, ebx, 6
        rorx         r13d, ebx, 11
        xor          ebp, r13d
        mov          r13d, ebx
        and          r13d, r9d
        add          r11d, r13d
        mov          r13d, r15d
        and          r13d, r14d
        sub          r13d, r12d
        rorx         r12d, ebx, 25
        xor          ebp, r12d
        andn         r12d, ebx, r10d
        add          r11d, r12d
        add          r11d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        and          ebp, r8d
        add          r13d, ebp
        add          r13d, r11d
        add          r10d, [rcx + 24]                           ; round 6
        add          r10d, r14d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          r13d, ebp
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r15d
        sub          r12d, r14d
        rorx         r14d, r11d, 25
        xor          ebp, r14d
        andn         r14d, r11d, r9d
        add          r10d, r14d
        add          r10d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r10d
        add          r9d, [rcx + 28]                            ; round 7
        add          r9d, r15d
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        rorx         ebp, r10d, 6
        rorx         r14d, r10d, 11
        xor          ebp, r14d
        mov          r14d, r10d
        and          r14d, r11d
        add          r9d, r14d
        mov          r14d, r13d
        and          r14d, r8d
        sub          r14d, r15d
        rorx         r15d, r10d, 25
        xor          ebp, r15d
        andn         r15d, r10d, ebx
        add          r9d, r15d
        add          r9d, ebp
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r9d
        add          ebx, [rcx + 32]                            ; round 8
        add          ebx, r8d
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r9d, 6
        rorx         r15d, r9d, 11
        xor          ebp, r15d
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        mov          r15d, r12d
        and          r15d, r13d
        sub          r15d, r8d
        rorx         r8d, r9d, 25
        xor          ebp, r8d
        andn         r8d, r9d, r11d
        add          ebx, r8d
        add          ebx, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r15d, ebp
        add          r15d, ebx
        add          r11d, [rcx + 36]                           ; round 9
        add          r11d, r13d
        rorx         ebp, r14d, 2
        rorx         r8d, r14d, 13
        xor          ebp, r8d
        rorx         r8d, r14d, 22
        xor          ebp, r8d
        add          r15d, ebp
        rorx         ebp, ebx, 6
        rorx         r8d, ebx, 11
        xor          ebp, r8d
        mov          r8d, ebx
        and          r8d, r9d
        add          r11d, r8d
        mov          r8d, r14d
        and          r8d, r12d
        sub          r8d, r13d
        rorx         r13d, ebx, 25
        xor          ebp, r13d
        andn         r13d, ebx, r10d
        add          r11d, r13d
        add          r11d, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, r15d
        add          r8d, ebp
        add          r8d, r11d
        add          r10d, [rcx + 40]                           ; round 10
        add          r10d, r12d
        rorx         ebp, r15d, 2
        rorx         r13d, r15d, 13
        xor          ebp, r13d
        rorx         r13d, r15d, 22
        xor          ebp, r13d
        add          r8d, ebp
        rorx         ebp, r11d, 6
        rorx         r13d, r11d, 11
        xor          ebp, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          r10d, r13d
        mov          r13d, r15d
        and          r13d, r14d
        sub          r13d, r12d
        rorx         r12d, r11d, 25
        xor          ebp, r12d
        andn         r12d, r11d, r9d
        add          r10d, r12d
        add          r10d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        and          ebp, r8d
        add          r13d, ebp
        add          r13d, r10d
        add          r9d, [rcx + 44]                            ; round 11
        add          r9d, r14d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          r13d, ebp
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        mov          r12d, r8d
        and          r12d, r15d
        sub          r12d, r14d
        rorx         r14d, r10d, 25
        xor          ebp, r14d
        andn         r14d, r10d, ebx
        add          r9d, r14d
        add          r9d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r9d
        add          ebx, [rcx + 48]                            ; round 12
        add          ebx, r15d
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        rorx         ebp, r9d, 6
        rorx         r14d, r9d, 11
        xor          ebp, r14d
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        mov          r14d, r13d
        and          r14d, r8d
        sub          r14d, r15d
        rorx         r15d, r9d, 25
        xor          ebp, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        add          ebx, ebp
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, ebx
        add          r11d, [rcx + 52]                           ; round 13
        add          r11d, r8d
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, ebx, 6
        rorx         r15d, ebx, 11
        xor          ebp, r15d
        mov          r15d, ebx
        and          r15d, r9d
        add          r11d, r15d
        mov          edi, r12d
        and          edi, r13d
        sub          edi, r8d
        rorx         r15d, ebx, 25
        xor          ebp, r15d
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          edi, ebp
        add          edi, r11d
        add          r10d, [rcx + 56]                           ; round 14
        add          r10d, r13d
        rorx         ebp, r14d, 2
        rorx         r15d, r14d, 13
        xor          ebp, r15d
        rorx         r15d, r14d, 22
        xor          ebp, r15d
        add          edi, ebp
        rorx         ebp, r11d, 6
        rorx         r15d, r11d, 11
        xor          ebp, r15d
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        mov          esi, r14d
        and          esi, r12d
        sub          esi, r13d
        rorx         r13d, r11d, 25
        xor          ebp, r13d
        andn         r13d, r11d, r9d
        add          r10d, r13d
        add          r10d, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, edi
        add          esi, ebp
        add          r9d, [rcx + 60]                            ; round 15
        add          esi, r10d
        add          r9d, r12d
        rorx         ecx, edi, 2
        rorx         ebp, edi, 13
        xor          ecx, ebp
        rorx         ebp, edi, 22
        xor          ecx, ebp
        add          esi, ecx
        mov          edx, edi
        and          edx, r14d
        sub          edx, r12d
        rorx         ecx, r10d, 6
        mov          rbp, [rsp + 24]
        add          edx, [rbp]                                 ; H = H + (a, b, ...)
        rorx         r12d, r10d, 11
        xor          ecx, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        rorx         r12d, r10d, 25
        xor          ecx, r12d
        andn         r12d, r10d, ebx
        add          r9d, r12d
        add          r9d, ecx
        mov          ecx, edi
        xor          ecx, r14d
        and          ecx, esi
        add          edx, ecx
        add          edx, r9d
        rorx         ecx, esi, 2
        rorx         r12d, esi, 13
        xor          ecx, r12d
        rorx         r12d, esi, 22
        xor          ecx, r12d
        add          edx, ecx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        mov          [rbp], edx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13d, [rbp + 4]
        add          esi, r13d
        mov          [rbp + 4], esi
        mov          r13d, [rbp + 8]
        add          edi, r13d
        mov          [rbp + 8], edi
        mov          r8d, [rbp + 12]
        add          r8d, r14d
        mov          [rbp + 12], r8d
        mov          r13d, [rbp + 16]
        add          r9d, r13d
        mov          [rbp + 16], r9d
        mov          r13d, [rbp + 20]
        add          r10d, r13d
        mov          [rbp + 20], r10d
        mov          r13d, [rbp + 24]
        add          r11d, r13d
        mov          [rbp + 24], r11d
        mov          r13d, [rbp + 28]
        add          ebx, r13d
        mov          [rbp + 28], ebx
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 640]
        vmovaps      xmm7, [rsp + 656]
        vmovaps      xmm8, [rsp + 672]
        vmovaps      xmm9, [rsp + 688]
        vmovaps      xmm10, [rsp + 704]
        vmovaps      xmm11, [rsp + 720]
        vmovaps      xmm12, [rsp + 736]
        add          rsp, 760
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
        add          rsp, 648
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
        dd           NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0xc0, 0x05 ; sub rsp, 648
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 648
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
        db           1, NSMS_L(at16) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 24, 0
        db           NSMS_L(at16) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xc8 ; vmovaps [rsp + 736], xmm12
        dw           46
        db           NSMS_L(at15) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xb8 ; vmovaps [rsp + 720], xmm11
        dw           45
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xa8 ; vmovaps [rsp + 704], xmm10
        dw           44
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x98 ; vmovaps [rsp + 688], xmm9
        dw           43
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x88 ; vmovaps [rsp + 672], xmm8
        dw           42
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x78 ; vmovaps [rsp + 656], xmm7
        dw           41
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x68 ; vmovaps [rsp + 640], xmm6
        dw           40
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x01 ; sub rsp, 760
        dw           95
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_blocks_avx2_n2: 15 integer registers, 13 vector registers, 4 spills.
;   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 2
;     blocks: ymm0..ymm3; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax; blocks: [rsp+8];
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
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_blocks_avx2_n2
;   signature: void nsms_sha256_blocks_avx2_n2(uint32_t state[8], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 696, win64: 824}
;   features: [avx, avx2, bmi1, bmi2]
