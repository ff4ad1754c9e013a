; sha256_avx2_n2.asm, written by nsms: make gen HASH=sha256 ISA=avx2 N=2
;
; void nsms_sha256_blocks_avx2_n2(uint32_t state[8], const void *data, size_t blocks);
;   SHA224, SHA256: the intermediate hash value after any number of blocks;
;   the schedules of 2 blocks at a time are computed together.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,426 instructions, 15 integer registers, 13 vector registers, 10 spills,
;   712 bytes of stack (System V), 840 (Win64).
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
L(K4x2):  ; K_t, 4 for each of 2 blocks
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
        align        64
L(shuffle_32107654ba98fedc):  ; which byte goes where
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_avx2_n2):function hidden (L(f_end) - SYMBOL(nsms_sha256_blocks_avx2_n2))
%else
        global       SYMBOL(nsms_sha256_blocks_avx2_n2):function (L(f_end) - SYMBOL(nsms_sha256_blocks_avx2_n2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_avx2_n2):private_extern
%else
        global       SYMBOL(nsms_sha256_blocks_avx2_n2)
%endif
%else
        global       SYMBOL(nsms_sha256_blocks_avx2_n2)
%endif
SYMBOL(nsms_sha256_blocks_avx2_n2):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(f_at1):
        push         rbp
L(f_at2):
        push         rsi
L(f_at3):
        push         rdi
L(f_at4):
        push         r12
L(f_at5):
        push         r13
L(f_at6):
        push         r14
L(f_at7):
        push         r15
L(f_at8):
        sub          rsp, 776
L(f_at9):
        vmovaps      [rsp + 656], xmm6
L(f_at10):
        vmovaps      [rsp + 672], xmm7
L(f_at11):
        vmovaps      [rsp + 688], xmm8
L(f_at12):
        vmovaps      [rsp + 704], xmm9
L(f_at13):
        vmovaps      [rsp + 720], xmm10
L(f_at14):
        vmovaps      [rsp + 736], xmm11
L(f_at15):
        vmovaps      [rsp + 752], xmm12
L(f_at16):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
L(f_at1):
        push         rbp
L(f_at2):
        push         r12
L(f_at3):
        push         r13
L(f_at4):
        push         r14
L(f_at5):
        push         r15
L(f_at6):
        sub          rsp, 664
L(f_at7):
%endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword [rsp + 8], 0
        je           L(f_done)

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
L(f_batch2):
        cmp          qword [rsp + 8], 2
        jb           L(f_batch1)

        ; the schedule of 2 blocks: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm4, [r12]                                ; W_0 W_1 W_2 W_3
        vmovdqu      xmm5, [r12 + 16]                           ; W_4 W_5 W_6 W_7
        vmovdqu      xmm6, [r12 + 32]                           ; W_8 W_9 W_10 W_11
        vmovdqu      ymm7, [rel L(shuffle_32107654ba98fedc)]
        vinserti128  ymm4, ymm4, [r12 + 64], 1
        vmovdqu      xmm8, [r12 + 48]                           ; W_12 W_13 W_14 W_15
        vinserti128  ymm5, ymm5, [r12 + 80], 1
        vinserti128  ymm6, ymm6, [r12 + 96], 1
        vpshufb      ymm0, ymm4, ymm7
        vinserti128  ymm4, ymm8, [r12 + 112], 1
        vpshufb      ymm1, ymm5, ymm7
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpshufb      ymm2, ymm6, ymm7
        vpaddd       ymm5, ymm0, [rel L(K4x2)]                  ; W_0 to W_3, + K
        vpshufb      ymm3, ymm4, ymm7
        vpaddd       ymm4, ymm1, [rel L(K4x2) + 32]             ; W_4 to W_7, + K
        vpaddd       ymm6, ymm2, [rel L(K4x2) + 64]             ; W_8 to W_11, + K
        vmovdqu      [rax], ymm5
        vpaddd       ymm5, ymm3, [rel L(K4x2) + 96]             ; W_12 to W_15, + K
        vmovdqu      [rax + 32], ymm4
        vmovdqu      [rax + 64], ymm6
        vmovdqu      [rax + 96], ymm5
        lea          r13, [rax + 384]
        mov          [rsp + 32], r13
        lea          rbp, [rel L(K4x2) + 128]
        mov          [rsp], rax
        mov          rcx, rax
        align        32
L(f_carry2):

        ; sixteen rounds of one block beside the next words of its batch
        rorx         r12d, r9d, 6                               ; round 0
        vpsrldq      ymm4, ymm3, 8                              ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, [rcx]
        vpalignr     ymm5, ymm1, ymm0, 4
        xor          r12d, r13d
        add          ebx, r14d
        vpalignr     ymm6, ymm3, ymm2, 4
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        vpsrld       ymm7, ymm4, 17
        xor          r13d, r14d
        mov          r14d, edx
        xor          r14d, esi
        mov          r15d, esi
        xor          r15d, edi
        vpslld       ymm8, ymm4, 15
        and          r15d, r14d
        xor          r15d, esi
        vpsrld       ymm9, ymm4, 19
        mov          [rsp + 48], rbp
        rorx         ebp, r9d, 25
        xor          r12d, ebp
        andn         ebp, r9d, r11d
        vpslld       ymm10, ymm4, 13
        add          ebx, ebp
        add          r11d, [rcx + 4]                            ; round 1
        vpxor        ymm7, ymm7, ymm8
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, edx, 22
        vpxor        ymm8, ymm9, ymm10
        xor          r13d, r12d
        add          r13d, r15d
        vpsrld       ymm4, ymm4, 10
        add          ebx, r13d
        rorx         r12d, r8d, 6
        vpaddd       ymm9, ymm0, ymm6
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        vpxor        ymm7, ymm7, ymm8
        add          r11d, r13d
        rorx         r13d, ebx, 2
        vpsrld       ymm8, ymm5, 7
        rorx         r15d, ebx, 13
        xor          r13d, r15d
        mov          r15d, ebx
        xor          r15d, edx
        vpslld       ymm10, ymm5, 25
        and          r14d, r15d
        xor          r14d, edx
        vpsrld       ymm11, ymm5, 18
        rorx         ebp, r8d, 25
        xor          r12d, ebp
        vpslld       ymm12, ymm5, 14
        andn         ebp, r8d, r10d
        add          r11d, ebp
        add          r10d, [rcx + 8]                            ; round 2
        vpxor        ymm8, ymm8, ymm10
        add          r11d, r12d
        add          edi, r11d
        vpxor        ymm10, ymm11, ymm12
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        add          r13d, r14d
        vpxor        ymm4, ymm7, ymm4
        add          r11d, r13d
        rorx         r12d, edi, 6
        vpsrld       ymm5, ymm5, 3
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        vpxor        ymm7, ymm8, ymm10
        add          r10d, r13d
        rorx         r13d, r11d, 2
        vpaddd       ymm4, ymm9, ymm4
        rorx         r14d, r11d, 13
        xor          r13d, r14d
        vpxor        ymm5, ymm7, ymm5
        mov          r14d, r11d
        xor          r14d, ebx
        and          r15d, r14d
        xor          r15d, ebx
        vpaddd       ymm4, ymm5, ymm4
        rorx         ebp, edi, 25
        xor          r12d, ebp
        vpaddd       ymm5, ymm9, ymm5
        andn         ebp, edi, r9d
        add          r10d, ebp
        add          r9d, [rcx + 12]                            ; round 3
        vpalignr     ymm4, ymm4, ymm3, 8
        add          r10d, r12d
        add          esi, r10d
        vpsrld       ymm7, ymm4, 17
        rorx         r12d, r11d, 22
        xor          r13d, r12d
        vpslld       ymm8, ymm4, 15
        add          r13d, r15d
        add          r10d, r13d
        rorx         r12d, esi, 6
        vpsrld       ymm9, ymm4, 19
        rorx         r13d, esi, 11
        xor          r12d, r13d
        vpslld       ymm10, ymm4, 13
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        rorx         r13d, r10d, 2
        vpxor        ymm7, ymm7, ymm8
        rorx         r15d, r10d, 13
        xor          r13d, r15d
        vpxor        ymm8, ymm9, ymm10
        mov          r15d, r10d
        xor          r15d, r11d
        and          r14d, r15d
        vpsrld       ymm4, ymm4, 10
        xor          r14d, r11d
        rorx         ebp, esi, 25
        xor          r12d, ebp
        vpxor        ymm7, ymm7, ymm8
        andn         ebp, esi, r8d
        add          r9d, ebp
        vpalignr     ymm8, ymm2, ymm1, 4                        ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r8d, [rcx + 32]                            ; round 4
        add          r9d, r12d
        add          edx, r9d
        vpxor        ymm4, ymm7, ymm4
        rorx         r12d, r10d, 22
        xor          r13d, r12d
        vpsrld       ymm7, ymm8, 7
        add          r13d, r14d
        add          r9d, r13d
        rorx         r12d, edx, 6
        vpslld       ymm9, ymm8, 25
        rorx         r13d, edx, 11
        xor          r12d, r13d
        vpsrld       ymm10, ymm8, 18
        mov          r13d, edx
        and          r13d, esi
        add          r8d, r13d
        vpaddd       ymm0, ymm5, ymm4
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 13
        xor          r13d, r14d
        vpxor        ymm4, ymm7, ymm9
        mov          r14d, r9d
        xor          r14d, r10d
        and          r15d, r14d
        vpslld       ymm5, ymm8, 14
        xor          r15d, r10d
        rorx         ebp, edx, 25
        xor          r12d, ebp
        mov          rbp, [rsp + 48]
        vpaddd       ymm7, ymm0, [rbp]
        andn         ebp, edx, edi
        add          r8d, ebp
        vpsrldq      ymm9, ymm0, 8
        add          edi, [rcx + 36]                            ; round 5
        add          r8d, r12d
        vpsrld       ymm8, ymm8, 3
        add          ebx, r8d
        rorx         r12d, r9d, 22
        xor          r13d, r12d
        vpxor        ymm5, ymm10, ymm5
        add          r13d, r15d
        add          r8d, r13d
        vmovdqu      [rcx + 128], ymm7
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        vpxor        ymm4, ymm4, ymm5
        mov          r13d, ebx
        and          r13d, edx
        add          edi, r13d
        vpsrld       ymm5, ymm9, 17
        rorx         r13d, r8d, 2
        rorx         r15d, r8d, 13
        xor          r13d, r15d
        vpslld       ymm7, ymm9, 15
        mov          r15d, r8d
        xor          r15d, r9d
        and          r14d, r15d
        vpsrld       ymm10, ymm9, 19
        xor          r14d, r9d
        rorx         ebp, ebx, 25
        vpslld       ymm11, ymm9, 13
        xor          r12d, ebp
        andn         ebp, ebx, esi
        add          edi, ebp
        vpxor        ymm5, ymm5, ymm7
        add          esi, [rcx + 40]                            ; round 6
        add          edi, r12d
        vpxor        ymm7, ymm10, ymm11
        add          r11d, edi
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        vpxor        ymm4, ymm4, ymm8
        add          r13d, r14d
        add          edi, r13d
        vpsrld       ymm8, ymm9, 10
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        vpxor        ymm5, ymm5, ymm7
        xor          r12d, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        vpaddd       ymm4, ymm1, ymm4
        rorx         r13d, edi, 2
        rorx         r14d, edi, 13
        vpalignr     ymm7, ymm0, ymm3, 4
        xor          r13d, r14d
        mov          r14d, edi
        xor          r14d, r8d
        and          r15d, r14d
        vpxor        ymm5, ymm5, ymm8
        xor          r15d, r8d
        rorx         ebp, r11d, 25
        vpaddd       ymm4, ymm4, ymm7
        xor          r12d, ebp
        andn         ebp, r11d, edx
        add          esi, ebp
        vpaddd       ymm5, ymm4, ymm5
        add          edx, [rcx + 44]                            ; round 7
        add          esi, r12d
        vpalignr     ymm5, ymm5, ymm0, 8
        add          r10d, esi
        rorx         r12d, edi, 22
        vpsrld       ymm8, ymm5, 17
        xor          r13d, r12d
        add          r13d, r15d
        add          esi, r13d
        vpslld       ymm9, ymm5, 15
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        vpsrld       ymm10, ymm5, 19
        xor          r12d, r13d
        mov          r13d, r10d
        and          r13d, r11d
        add          edx, r13d
        vpslld       ymm11, ymm5, 13
        rorx         r13d, esi, 2
        rorx         r15d, esi, 13
        vpxor        ymm8, ymm8, ymm9
        xor          r13d, r15d
        mov          r15d, esi
        xor          r15d, edi
        vpxor        ymm9, ymm10, ymm11
        and          r14d, r15d
        xor          r14d, edi
        rorx         ebp, r10d, 25
        vpsrld       ymm5, ymm5, 10
        xor          r12d, ebp
        andn         ebp, r10d, ebx
        vpxor        ymm8, ymm8, ymm9
        add          edx, ebp
        add          ebx, [rcx + 64]                            ; round 8
        add          edx, r12d
        vpxor        ymm5, ymm8, ymm5
        add          r9d, edx
        rorx         r12d, esi, 22
        vpsrld       ymm8, ymm6, 7                              ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        xor          r13d, r12d
        add          r13d, r14d
        vpslld       ymm9, ymm6, 25
        add          edx, r13d
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        vpsrld       ymm10, ymm6, 18
        xor          r12d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        vpaddd       ymm1, ymm4, ymm5
        add          ebx, r13d
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        vpxor        ymm4, ymm8, ymm9
        xor          r13d, r14d
        mov          r14d, edx
        xor          r14d, esi
        vpslld       ymm5, ymm6, 14
        and          r15d, r14d
        xor          r15d, esi
        rorx         ebp, r9d, 25
        mov          [rsp + 56], esi
        mov          rsi, [rsp + 48]
        vpaddd       ymm8, ymm1, [rsi + 32]
        xor          r12d, ebp
        andn         ebp, r9d, r11d
        vpsrldq      ymm9, ymm1, 8
        add          ebx, ebp
        add          r11d, [rcx + 68]                           ; round 9
        vpsrld       ymm6, ymm6, 3
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, edx, 22
        vpxor        ymm5, ymm10, ymm5
        xor          r13d, r12d
        add          r13d, r15d
        vmovdqu      [rcx + 160], ymm8
        add          ebx, r13d
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        vpxor        ymm4, ymm4, ymm5
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        vpsrld       ymm5, ymm9, 17
        add          r11d, r13d
        rorx         r13d, ebx, 2
        vpslld       ymm8, ymm9, 15
        rorx         r15d, ebx, 13
        xor          r13d, r15d
        mov          r15d, ebx
        xor          r15d, edx
        vpsrld       ymm10, ymm9, 19
        and          r14d, r15d
        xor          r14d, edx
        vpslld       ymm11, ymm9, 13
        rorx         ebp, r8d, 25
        xor          r12d, ebp
        andn         ebp, r8d, r10d
        vpxor        ymm5, ymm5, ymm8
        add          r11d, ebp
        add          r10d, [rcx + 72]                           ; round 10
        vpxor        ymm8, ymm10, ymm11
        add          r11d, r12d
        add          edi, r11d
        rorx         r12d, ebx, 22
        vpxor        ymm4, ymm4, ymm6
        xor          r13d, r12d
        add          r13d, r14d
        vpsrld       ymm6, ymm9, 10
        add          r11d, r13d
        rorx         r12d, edi, 6
        vpxor        ymm5, ymm5, ymm8
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        vpaddd       ymm4, ymm2, ymm4
        add          r10d, r13d
        rorx         r13d, r11d, 2
        vpalignr     ymm8, ymm1, ymm0, 4
        rorx         r14d, r11d, 13
        xor          r13d, r14d
        mov          r14d, r11d
        xor          r14d, ebx
        vpxor        ymm5, ymm5, ymm6
        and          r15d, r14d
        xor          r15d, ebx
        vpaddd       ymm4, ymm4, ymm8
        rorx         ebp, edi, 25
        xor          r12d, ebp
        vpaddd       ymm5, ymm4, ymm5
        andn         ebp, edi, r9d
        add          r10d, ebp
        add          r9d, [rcx + 76]                            ; round 11
        vpalignr     ymm5, ymm5, ymm1, 8
        add          r10d, r12d
        mov          r12d, [rsp + 56]
        add          r12d, r10d
        vpsrld       ymm6, ymm5, 17
        rorx         ebp, r11d, 22
        xor          r13d, ebp
        add          r13d, r15d
        vpslld       ymm8, ymm5, 15
        add          r10d, r13d
        rorx         r13d, r12d, 6
        vpsrld       ymm9, ymm5, 19
        rorx         r15d, r12d, 11
        xor          r13d, r15d
        mov          r15d, r12d
        and          r15d, edi
        vpslld       ymm10, ymm5, 13
        add          r9d, r15d
        rorx         r15d, r10d, 2
        vpxor        ymm6, ymm6, ymm8
        rorx         ebp, r10d, 13
        xor          r15d, ebp
        vpxor        ymm8, ymm9, ymm10
        mov          ebp, r10d
        xor          ebp, r11d
        and          r14d, ebp
        xor          r14d, r11d
        vpsrld       ymm5, ymm5, 10
        mov          [rsp + 56], r11d
        rorx         r11d, r12d, 25
        xor          r13d, r11d
        vpxor        ymm6, ymm6, ymm8
        andn         r11d, r12d, r8d
        add          r9d, r11d
        add          r8d, [rcx + 96]                            ; round 12
        vpsrld       ymm8, ymm7, 7                              ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9d, r13d
        add          edx, r9d
        vpslld       ymm9, ymm7, 25
        rorx         r13d, r10d, 22
        xor          r15d, r13d
        vpsrld       ymm10, ymm7, 18
        add          r15d, r14d
        add          r9d, r15d
        rorx         r13d, edx, 6
        vpxor        ymm5, ymm6, ymm5
        rorx         r14d, edx, 11
        xor          r13d, r14d
        vpxor        ymm6, ymm8, ymm9
        mov          r14d, edx
        and          r14d, r12d
        add          r8d, r14d
        rorx         r14d, r9d, 2
        vpaddd       ymm2, ymm4, ymm5
        rorx         r15d, r9d, 13
        xor          r14d, r15d
        vpslld       ymm4, ymm7, 14
        mov          r15d, r9d
        xor          r15d, r10d
        and          ebp, r15d
        xor          ebp, r10d
        vpsrld       ymm5, ymm7, 3
        rorx         r11d, edx, 25
        xor          r13d, r11d
        vpaddd       ymm7, ymm2, [rsi + 64]
        andn         r11d, edx, edi
        add          r8d, r11d
        vpsrldq      ymm8, ymm2, 8
        add          edi, [rcx + 100]                           ; round 13
        add          r8d, r13d
        add          ebx, r8d
        vpxor        ymm4, ymm10, ymm4
        rorx         r13d, r9d, 22
        xor          r14d, r13d
        vpalignr     ymm9, ymm2, ymm1, 4
        add          r14d, ebp
        add          r8d, r14d
        rorx         r13d, ebx, 6
        vmovdqu      [rcx + 192], ymm7
        rorx         r14d, ebx, 11
        xor          r13d, r14d
        vpxor        ymm4, ymm6, ymm4
        mov          r14d, ebx
        and          r14d, edx
        add          edi, r14d
        vpsrld       ymm6, ymm8, 17
        rorx         r14d, r8d, 2
        rorx         ebp, r8d, 13
        xor          r14d, ebp
        vpslld       ymm7, ymm8, 15
        mov          ebp, r8d
        xor          ebp, r9d
        and          r15d, ebp
        vpsrld       ymm10, ymm8, 19
        xor          r15d, r9d
        rorx         r11d, ebx, 25
        xor          r13d, r11d
        vpslld       ymm11, ymm8, 13
        andn         r11d, ebx, r12d
        add          edi, r11d
        vpxor        ymm6, ymm6, ymm7
        add          r12d, [rcx + 104]                          ; round 14
        add          edi, r13d
        vpxor        ymm7, ymm10, ymm11
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         r13d, r8d, 22
        xor          r14d, r13d
        vpxor        ymm4, ymm4, ymm5
        add          r14d, r15d
        add          edi, r14d
        vpsrld       ymm5, ymm8, 10
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 11
        xor          r13d, r14d
        vpxor        ymm6, ymm6, ymm7
        mov          r14d, r11d
        and          r14d, ebx
        add          r12d, r14d
        vpaddd       ymm4, ymm3, ymm4
        rorx         r14d, edi, 2
        rorx         r15d, edi, 13
        xor          r14d, r15d
        vpxor        ymm5, ymm6, ymm5
        mov          r15d, edi
        xor          r15d, r8d
        and          ebp, r15d
        vpaddd       ymm4, ymm4, ymm9
        xor          ebp, r8d
        mov          [rsp + 56], r8d
        rorx         r8d, r11d, 25
        vpaddd       ymm5, ymm4, ymm5
        xor          r13d, r8d
        andn         r8d, r11d, edx
        add          r8d, r12d
        vpalignr     ymm5, ymm5, ymm2, 8
        add          edx, [rcx + 108]                           ; round 15
        add          r13d, r8d
        vpsrld       ymm6, ymm5, 17
        add          r10d, r13d
        rorx         r12d, edi, 22
        xor          r14d, r12d
        vpslld       ymm7, ymm5, 15
        add          r14d, ebp
        lea          r12, [rcx + 128]                           ; the next sixteen words
        vpsrld       ymm8, ymm5, 19
        add          r13d, r14d
        lea          rbp, [rsi + 128]
        vpslld       ymm9, ymm5, 13
        rorx         r14d, r10d, 6
        rorx         r8d, r10d, 11
        xor          r14d, r8d
        vpxor        ymm6, ymm6, ymm7
        mov          r8d, r10d
        and          r8d, r11d
        add          edx, r8d
        vpxor        ymm7, ymm8, ymm9
        rorx         r8d, r13d, 2
        mov          [rsp + 64], r11d
        rorx         r11d, r13d, 13
        xor          r8d, r11d
        vpsrld       ymm5, ymm5, 10
        mov          r11d, r13d
        xor          r11d, edi
        and          r11d, r15d
        vpxor        ymm6, ymm6, ymm7
        xor          r11d, edi
        rorx         r15d, r10d, 25
        xor          r14d, r15d
        vpxor        ymm5, ymm6, ymm5
        andn         r15d, r10d, ebx
        add          edx, r15d
        vpaddd       ymm3, ymm4, ymm5
        add          edx, r14d
        add          r9d, edx
        vpaddd       ymm4, ymm3, [rsi + 96]
        rorx         r14d, r13d, 22
        xor          r8d, r14d
        add          r8d, r11d
        vmovdqu      [rcx + 224], ymm4
        add          edx, r8d
        mov          esi, r13d
        mov          rcx, r12
        mov          r8d, [rsp + 56]
        mov          r11d, [rsp + 64]
        cmp          rcx, [rsp + 32]
        jne          L(f_carry2)
        jmp          L(f_last2)
L(f_other2):
        mov          rbp, [rsp + 32]
        add          rbp, 16                                    ; the next block of the batch
        mov          [rsp + 32], rbp
        mov          rcx, [rsp]
        align        32
L(f_plain2):

        ; sixteen rounds of one block
        rorx         ebp, r9d, 6                                ; round 0
        rorx         r12d, r9d, 11
        mov          r13d, r9d
        and          r13d, r10d
        add          ebx, [rcx]
        xor          ebp, r12d
        add          ebx, r13d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        mov          r14d, edx
        xor          r14d, esi
        mov          r15d, esi
        xor          r15d, edi
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, esi
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        andn         r13d, r9d, r11d
        add          ebx, r13d
        add          r11d, [rcx + 4]                            ; round 1
        add          ebx, ebp
        add          r8d, ebx
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          ebx, r12d
        rorx         ebp, r8d, 6
        rorx         r12d, r8d, 11
        mov          r13d, r8d
        and          r13d, r9d
        mov          r15d, ebx
        xor          r15d, edx
        xor          ebp, r12d
        add          r11d, r13d
        and          r14d, r15d
        xor          r14d, edx
        rorx         r12d, ebx, 2
        rorx         r13d, ebx, 13
        xor          r12d, r13d
        rorx         r13d, r8d, 25
        xor          ebp, r13d
        andn         r13d, r8d, r10d
        add          r11d, r13d
        add          r10d, [rcx + 8]                            ; round 2
        add          r11d, ebp
        add          edi, r11d
        rorx         ebp, ebx, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r11d, r12d
        rorx         ebp, edi, 6
        rorx         r12d, edi, 11
        mov          r13d, edi
        and          r13d, r8d
        mov          r14d, r11d
        xor          r14d, ebx
        xor          ebp, r12d
        add          r10d, r13d
        and          r15d, r14d
        xor          r15d, ebx
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        xor          r12d, r13d
        rorx         r13d, edi, 25
        xor          ebp, r13d
        andn         r13d, edi, r9d
        add          r10d, r13d
        add          r9d, [rcx + 12]                            ; round 3
        add          r10d, ebp
        add          esi, r10d
        rorx         ebp, r11d, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          r10d, r12d
        rorx         ebp, esi, 6
        rorx         r12d, esi, 11
        mov          r13d, esi
        and          r13d, edi
        mov          r15d, r10d
        xor          r15d, r11d
        xor          ebp, r12d
        add          r9d, r13d
        and          r14d, r15d
        xor          r14d, r11d
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 13
        xor          r12d, r13d
        rorx         r13d, esi, 25
        xor          ebp, r13d
        andn         r13d, esi, r8d
        add          r9d, r13d
        add          r8d, [rcx + 32]                            ; round 4
        add          r9d, ebp
        add          edx, r9d
        rorx         ebp, r10d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r9d, r12d
        rorx         ebp, edx, 6
        rorx         r12d, edx, 11
        mov          r13d, edx
        and          r13d, esi
        mov          r14d, r9d
        xor          r14d, r10d
        xor          ebp, r12d
        add          r8d, r13d
        and          r15d, r14d
        xor          r15d, r10d
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 13
        xor          r12d, r13d
        rorx         r13d, edx, 25
        xor          ebp, r13d
        andn         r13d, edx, edi
        add          r8d, r13d
        add          edi, [rcx + 36]                            ; round 5
        add          r8d, ebp
        add          ebx, r8d
        rorx         ebp, r9d, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          r8d, r12d
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        mov          r13d, ebx
        and          r13d, edx
        mov          r15d, r8d
        xor          r15d, r9d
        xor          ebp, r12d
        add          edi, r13d
        and          r14d, r15d
        xor          r14d, r9d
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 13
        xor          r12d, r13d
        rorx         r13d, ebx, 25
        xor          ebp, r13d
        andn         r13d, ebx, esi
        add          edi, r13d
        add          esi, [rcx + 40]                            ; round 6
        add          edi, ebp
        add          r11d, edi
        rorx         ebp, r8d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          edi, r12d
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        mov          r13d, r11d
        and          r13d, ebx
        mov          r14d, edi
        xor          r14d, r8d
        xor          ebp, r12d
        add          esi, r13d
        and          r15d, r14d
        xor          r15d, r8d
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        xor          r12d, r13d
        rorx         r13d, r11d, 25
        xor          ebp, r13d
        andn         r13d, r11d, edx
        add          esi, r13d
        add          edx, [rcx + 44]                            ; round 7
        add          esi, ebp
        add          r10d, esi
        rorx         ebp, edi, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          esi, r12d
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        mov          r13d, r10d
        and          r13d, r11d
        mov          r15d, esi
        xor          r15d, edi
        xor          ebp, r12d
        add          edx, r13d
        and          r14d, r15d
        xor          r14d, edi
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
        xor          r12d, r13d
        rorx         r13d, r10d, 25
        xor          ebp, r13d
        andn         r13d, r10d, ebx
        add          edx, r13d
        add          ebx, [rcx + 64]                            ; round 8
        add          edx, ebp
        add          r9d, edx
        rorx         ebp, esi, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          edx, r12d
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
        mov          r13d, r9d
        and          r13d, r10d
        mov          r14d, edx
        xor          r14d, esi
        xor          ebp, r12d
        add          ebx, r13d
        and          r15d, r14d
        xor          r15d, esi
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        andn         r13d, r9d, r11d
        add          ebx, r13d
        add          r11d, [rcx + 68]                           ; round 9
        add          ebx, ebp
        add          r8d, ebx
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          ebx, r12d
        rorx         ebp, r8d, 6
        rorx         r12d, r8d, 11
        mov          r13d, r8d
        and          r13d, r9d
        mov          r15d, ebx
        xor          r15d, edx
        xor          ebp, r12d
        add          r11d, r13d
        and          r14d, r15d
        xor          r14d, edx
        rorx         r12d, ebx, 2
        rorx         r13d, ebx, 13
        xor          r12d, r13d
        rorx         r13d, r8d, 25
        xor          ebp, r13d
        andn         r13d, r8d, r10d
        add          r11d, r13d
        add          r10d, [rcx + 72]                           ; round 10
        add          r11d, ebp
        add          edi, r11d
        rorx         ebp, ebx, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r11d, r12d
        rorx         ebp, edi, 6
        rorx         r12d, edi, 11
        mov          r13d, edi
        and          r13d, r8d
        mov          r14d, r11d
        xor          r14d, ebx
        xor          ebp, r12d
        add          r10d, r13d
        and          r15d, r14d
        xor          r15d, ebx
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        xor          r12d, r13d
        rorx         r13d, edi, 25
        xor          ebp, r13d
        andn         r13d, edi, r9d
        add          r10d, r13d
        add          r9d, [rcx + 76]                            ; round 11
        add          r10d, ebp
        add          esi, r10d
        rorx         ebp, r11d, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          r10d, r12d
        rorx         ebp, esi, 6
        rorx         r12d, esi, 11
        mov          r13d, esi
        and          r13d, edi
        mov          r15d, r10d
        xor          r15d, r11d
        xor          ebp, r12d
        add          r9d, r13d
        and          r14d, r15d
        xor          r14d, r11d
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 13
        xor          r12d, r13d
        rorx         r13d, esi, 25
        xor          ebp, r13d
        andn         r13d, esi, r8d
        add          r9d, r13d
        add          r8d, [rcx + 96]                            ; round 12
        add          r9d, ebp
        add          edx, r9d
        rorx         ebp, r10d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r9d, r12d
        rorx         ebp, edx, 6
        rorx         r12d, edx, 11
        mov          r13d, edx
        and          r13d, esi
        mov          r14d, r9d
        xor          r14d, r10d
        xor          ebp, r12d
        add          r8d, r13d
        and          r15d, r14d
        xor          r15d, r10d
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 13
        xor          r12d, r13d
        rorx         r13d, edx, 25
        xor          ebp, r13d
        andn         r13d, edx, edi
        add          r8d, r13d
        add          edi, [rcx + 100]                           ; round 13
        add          r8d, ebp
        add          ebx, r8d
        rorx         ebp, r9d, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          r8d, r12d
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        mov          r13d, ebx
        and          r13d, edx
        mov          r15d, r8d
        xor          r15d, r9d
        xor          ebp, r12d
        add          edi, r13d
        and          r14d, r15d
        xor          r14d, r9d
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 13
        xor          r12d, r13d
        rorx         r13d, ebx, 25
        xor          ebp, r13d
        andn         r13d, ebx, esi
        add          edi, r13d
        add          esi, [rcx + 104]                           ; round 14
        add          edi, ebp
        add          r11d, edi
        rorx         ebp, r8d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          edi, r12d
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        mov          r13d, r11d
        and          r13d, ebx
        mov          r14d, edi
        xor          r14d, r8d
        xor          ebp, r12d
        add          esi, r13d
        and          r15d, r14d
        xor          r15d, r8d
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        xor          r12d, r13d
        rorx         r13d, r11d, 25
        xor          ebp, r13d
        andn         r13d, r11d, edx
        add          esi, r13d
        add          edx, [rcx + 108]                           ; round 15
        add          esi, ebp
        add          r10d, esi
        rorx         ebp, edi, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          rcx, 128
        add          esi, r12d
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        mov          r13d, r10d
        and          r13d, r11d
        mov          r15d, esi
        xor          r15d, edi
        xor          ebp, r12d
        add          edx, r13d
        and          r15d, r14d
        xor          r15d, edi
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
        xor          r12d, r13d
        rorx         r13d, r10d, 25
        xor          ebp, r13d
        andn         r13d, r10d, ebx
        add          edx, r13d
        add          edx, ebp
        add          r9d, edx
        rorx         ebp, esi, 22
        xor          r12d, ebp
        add          r12d, r15d
        add          edx, r12d
        cmp          rcx, [rsp + 32]
        jne          L(f_plain2)
L(f_last2):

        ; the last sixteen rounds of a block
        add          ebx, [rcx]                                 ; round 0
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        and          r12d, r10d
        add          ebx, r12d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
        mov          r13d, edx
        xor          r13d, esi
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, r13d
        xor          r14d, esi
        rorx         r15d, r9d, 25
        xor          ebp, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        add          r11d, [rcx + 4]                            ; round 1
        add          ebx, ebp
        add          r8d, ebx
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          ebx, r12d
        rorx         ebp, r8d, 6
        rorx         r12d, r8d, 11
        xor          ebp, r12d
        mov          r12d, r8d
        and          r12d, r9d
        add          r11d, r12d
        rorx         r12d, ebx, 2
        rorx         r14d, ebx, 13
        xor          r12d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r13d, r14d
        xor          r13d, edx
        rorx         r15d, r8d, 25
        xor          ebp, r15d
        andn         r15d, r8d, r10d
        add          r11d, r15d
        add          r10d, [rcx + 8]                            ; round 2
        add          r11d, ebp
        add          edi, r11d
        rorx         ebp, ebx, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r11d, r12d
        rorx         ebp, edi, 6
        rorx         r12d, edi, 11
        xor          ebp, r12d
        mov          r12d, edi
        and          r12d, r8d
        add          r10d, r12d
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        rorx         r15d, edi, 25
        xor          ebp, r15d
        andn         r15d, edi, r9d
        add          r10d, r15d
        add          r9d, [rcx + 12]                            ; round 3
        add          r10d, ebp
        add          esi, r10d
        rorx         ebp, r11d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        rorx         ebp, esi, 6
        rorx         r12d, esi, 11
        xor          ebp, r12d
        mov          r12d, esi
        and          r12d, edi
        add          r9d, r12d
        rorx         r12d, r10d, 2
        rorx         r14d, r10d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        rorx         r15d, esi, 25
        xor          ebp, r15d
        andn         r15d, esi, r8d
        add          r9d, r15d
        add          r8d, [rcx + 32]                            ; round 4
        add          r9d, ebp
        add          edx, r9d
        rorx         ebp, r10d, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        rorx         ebp, edx, 6
        rorx         r12d, edx, 11
        xor          ebp, r12d
        mov          r12d, edx
        and          r12d, esi
        add          r8d, r12d
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        rorx         r15d, edx, 25
        xor          ebp, r15d
        andn         r15d, edx, edi
        add          r8d, r15d
        add          edi, [rcx + 36]                            ; round 5
        add          r8d, ebp
        add          ebx, r8d
        rorx         ebp, r9d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        xor          ebp, r12d
        mov          r12d, ebx
        and          r12d, edx
        add          edi, r12d
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        rorx         r15d, ebx, 25
        xor          ebp, r15d
        andn         r15d, ebx, esi
        add          edi, r15d
        add          esi, [rcx + 40]                            ; round 6
        add          edi, ebp
        add          r11d, edi
        rorx         ebp, r8d, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          esi, r12d
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        rorx         r15d, r11d, 25
        xor          ebp, r15d
        andn         r15d, r11d, edx
        add          esi, r15d
        add          edx, [rcx + 44]                            ; round 7
        add          esi, ebp
        add          r10d, esi
        rorx         ebp, edi, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          edx, r12d
        rorx         r12d, esi, 2
        rorx         r14d, esi, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        rorx         r15d, r10d, 25
        xor          ebp, r15d
        andn         r15d, r10d, ebx
        add          r15d, edx
        add          ebx, [rcx + 64]                            ; round 8
        add          ebp, r15d
        add          r9d, ebp
        rorx         r15d, esi, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        xor          r12d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        add          ebx, r13d
        rorx         r13d, ebp, 2
        rorx         r15d, ebp, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        rorx         edx, r9d, 25
        xor          r12d, edx
        andn         edx, r9d, r11d
        add          ebx, edx
        add          r11d, [rcx + 68]                           ; round 9
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, ebp, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        add          r11d, r13d
        rorx         r13d, ebx, 2
        rorx         r14d, ebx, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        rorx         edx, r8d, 25
        xor          r12d, edx
        andn         edx, r8d, r10d
        add          r11d, edx
        add          r10d, [rcx + 72]                           ; round 10
        add          r11d, r12d
        add          edi, r11d
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        rorx         r12d, edi, 6
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        add          r10d, r13d
        rorx         r13d, r11d, 2
        rorx         r15d, r11d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        rorx         edx, edi, 25
        xor          r12d, edx
        andn         edx, edi, r9d
        add          r10d, edx
        add          r9d, [rcx + 76]                            ; round 11
        add          r10d, r12d
        add          esi, r10d
        rorx         r12d, r11d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        rorx         r12d, esi, 6
        rorx         r13d, esi, 11
        xor          r12d, r13d
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        rorx         r13d, r10d, 2
        rorx         r14d, r10d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        rorx         edx, esi, 25
        xor          r12d, edx
        andn         edx, esi, r8d
        add          r9d, edx
        add          r8d, [rcx + 96]                            ; round 12
        add          r9d, r12d
        add          ebp, r9d
        rorx         r12d, r10d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        rorx         r12d, ebp, 6
        rorx         r13d, ebp, 11
        xor          r12d, r13d
        mov          r13d, ebp
        and          r13d, esi
        add          r8d, r13d
        rorx         r13d, r9d, 2
        rorx         r15d, r9d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        rorx         edx, ebp, 25
        xor          r12d, edx
        andn         edx, ebp, edi
        add          r8d, edx
        add          edi, [rcx + 100]                           ; round 13
        add          r8d, r12d
        add          ebx, r8d
        rorx         r12d, r9d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        mov          r13d, ebx
        and          r13d, ebp
        add          edi, r13d
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        rorx         edx, ebx, 25
        xor          r12d, edx
        andn         edx, ebx, esi
        add          edi, edx
        add          esi, [rcx + 104]                           ; round 14
        add          edi, r12d
        add          r11d, edi
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        xor          r12d, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        mov          r13d, ebp                                  ; round 15
        add          r13d, [rcx + 108]
        andn         ecx, r11d, ebp
        add          esi, ecx
        rorx         ecx, edi, 2
        rorx         ebp, edi, 13
        xor          ecx, ebp
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        rorx         ebp, r11d, 25
        xor          r12d, ebp
        add          esi, r12d
        add          r10d, esi
        rorx         ebp, edi, 22
        xor          ecx, ebp
        add          ecx, r14d
        add          esi, ecx
        rorx         ecx, esi, 2
        rorx         ebp, esi, 13
        xor          ecx, ebp
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r13d, r12d
        rorx         r12d, esi, 22
        xor          ecx, r12d
        mov          r12d, esi
        xor          r12d, edi
        and          edx, r12d
        xor          edx, edi
        rorx         r12d, r10d, 25
        xor          ebp, r12d
        andn         r12d, r10d, ebx
        add          r12d, r13d
        add          ebp, r12d
        mov          r12, [rsp + 24]
        mov          r13d, [r12]                                ; H = H + (a, b, ...)
        add          r13d, ecx
        add          edx, r13d
        add          edx, ebp
        mov          [r12], edx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        mov          r13, [rsp + 8]
        add          r13, -1
        mov          [rsp + 8], r13
        mov          r14, [rsp]
        add          r14, 16
        mov          [rsp], r14
        mov          r15d, [r12 + 4]
        add          esi, r15d
        mov          [r12 + 4], esi
        mov          r15d, [r12 + 8]
        add          edi, r15d
        mov          [r12 + 8], edi
        mov          r15d, [r12 + 16]
        add          r9d, r15d
        add          r9d, ebp
        mov          [r12 + 16], r9d
        mov          ebp, [r12 + 12]
        add          r8d, ebp
        mov          [r12 + 12], r8d
        mov          ebp, [r12 + 20]
        add          r10d, ebp
        mov          [r12 + 20], r10d
        mov          ebp, [r12 + 24]
        add          r11d, ebp
        mov          [r12 + 24], r11d
        mov          ebp, [r12 + 28]
        add          ebx, ebp
        mov          [r12 + 28], ebx
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          L(f_other2)
        jmp          L(f_batch2)
L(f_batch1):
        cmp          qword [rsp + 8], 1
        jb           L(f_done)

        ; the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        vmovdqu      xmm4, [r12]                                ; W_0 W_1 W_2 W_3
        vmovdqu      xmm5, [rel L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [r12 + 16]                           ; W_4 W_5 W_6 W_7
        vmovdqu      xmm7, [r12 + 32]                           ; W_8 W_9 W_10 W_11
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [r12 + 48]                           ; W_12 W_13 W_14 W_15
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rel L(K)]                     ; W_0 to W_3, + K
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rel L(K) + 16]                ; W_4 to W_7, + K
        vpaddd       xmm5, xmm2, [rel L(K) + 32]                ; W_8 to W_11, + K
        vmovdqu      [rax], xmm6
        vpaddd       xmm6, xmm3, [rel L(K) + 48]                ; W_12 to W_15, + K
        vmovdqu      [rax + 16], xmm4
        vmovdqu      [rax + 32], xmm5
        vmovdqu      [rax + 48], xmm6
        lea          r12, [rax + 192]
        mov          [rsp + 32], r12
        lea          rbp, [rel L(K) + 64]
        mov          rcx, rax
        align        32
L(f_carry1):

        ; sixteen rounds of one block beside the next words of its batch
        rorx         r12d, r9d, 6                               ; round 0
        vpsrldq      xmm4, xmm3, 8                              ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, [rcx]
        vpalignr     xmm5, xmm1, xmm0, 4
        xor          r12d, r13d
        add          ebx, r14d
        vpalignr     xmm6, xmm3, xmm2, 4
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        vpsrld       xmm7, xmm4, 17
        xor          r13d, r14d
        mov          r14d, edx
        xor          r14d, esi
        mov          r15d, esi
        xor          r15d, edi
        vpslld       xmm8, xmm4, 15
        and          r15d, r14d
        xor          r15d, esi
        vpsrld       xmm9, xmm4, 19
        mov          [rsp + 48], rbp
        rorx         ebp, r9d, 25
        xor          r12d, ebp
        andn         ebp, r9d, r11d
        vpslld       xmm10, xmm4, 13
        add          ebx, ebp
        add          r11d, [rcx + 4]                            ; round 1
        vpxor        xmm7, xmm7, xmm8
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, edx, 22
        vpxor        xmm8, xmm9, xmm10
        xor          r13d, r12d
        add          r13d, r15d
        vpsrld       xmm4, xmm4, 10
        add          ebx, r13d
        rorx         r12d, r8d, 6
        vpaddd       xmm9, xmm0, xmm6
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        vpxor        xmm7, xmm7, xmm8
        add          r11d, r13d
        rorx         r13d, ebx, 2
        vpsrld       xmm8, xmm5, 7
        rorx         r15d, ebx, 13
        xor          r13d, r15d
        mov          r15d, ebx
        xor          r15d, edx
        vpslld       xmm10, xmm5, 25
        and          r14d, r15d
        xor          r14d, edx
        vpsrld       xmm11, xmm5, 18
        rorx         ebp, r8d, 25
        xor          r12d, ebp
        vpslld       xmm12, xmm5, 14
        andn         ebp, r8d, r10d
        add          r11d, ebp
        add          r10d, [rcx + 8]                            ; round 2
        vpxor        xmm8, xmm8, xmm10
        add          r11d, r12d
        add          edi, r11d
        vpxor        xmm10, xmm11, xmm12
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        add          r13d, r14d
        vpxor        xmm4, xmm7, xmm4
        add          r11d, r13d
        rorx         r12d, edi, 6
        vpsrld       xmm5, xmm5, 3
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        vpxor        xmm7, xmm8, xmm10
        add          r10d, r13d
        rorx         r13d, r11d, 2
        vpaddd       xmm4, xmm9, xmm4
        rorx         r14d, r11d, 13
        xor          r13d, r14d
        vpxor        xmm5, xmm7, xmm5
        mov          r14d, r11d
        xor          r14d, ebx
        and          r15d, r14d
        xor          r15d, ebx
        vpaddd       xmm4, xmm5, xmm4
        rorx         ebp, edi, 25
        xor          r12d, ebp
        vpaddd       xmm5, xmm9, xmm5
        andn         ebp, edi, r9d
        add          r10d, ebp
        add          r9d, [rcx + 12]                            ; round 3
        vpalignr     xmm4, xmm4, xmm3, 8
        add          r10d, r12d
        add          esi, r10d
        vpsrld       xmm7, xmm4, 17
        rorx         r12d, r11d, 22
        xor          r13d, r12d
        vpslld       xmm8, xmm4, 15
        add          r13d, r15d
        add          r10d, r13d
        rorx         r12d, esi, 6
        vpsrld       xmm9, xmm4, 19
        rorx         r13d, esi, 11
        xor          r12d, r13d
        vpslld       xmm10, xmm4, 13
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        rorx         r13d, r10d, 2
        vpxor        xmm7, xmm7, xmm8
        rorx         r15d, r10d, 13
        xor          r13d, r15d
        vpxor        xmm8, xmm9, xmm10
        mov          r15d, r10d
        xor          r15d, r11d
        and          r14d, r15d
        vpsrld       xmm4, xmm4, 10
        xor          r14d, r11d
        rorx         ebp, esi, 25
        xor          r12d, ebp
        vpxor        xmm7, xmm7, xmm8
        andn         ebp, esi, r8d
        add          r9d, ebp
        vpalignr     xmm8, xmm2, xmm1, 4                        ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r8d, [rcx + 16]                            ; round 4
        add          r9d, r12d
        add          edx, r9d
        vpxor        xmm4, xmm7, xmm4
        rorx         r12d, r10d, 22
        xor          r13d, r12d
        vpsrld       xmm7, xmm8, 7
        add          r13d, r14d
        add          r9d, r13d
        rorx         r12d, edx, 6
        vpslld       xmm9, xmm8, 25
        rorx         r13d, edx, 11
        xor          r12d, r13d
        vpsrld       xmm10, xmm8, 18
        mov          r13d, edx
        and          r13d, esi
        add          r8d, r13d
        vpaddd       xmm0, xmm5, xmm4
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 13
        xor          r13d, r14d
        vpxor        xmm4, xmm7, xmm9
        mov          r14d, r9d
        xor          r14d, r10d
        and          r15d, r14d
        vpslld       xmm5, xmm8, 14
        xor          r15d, r10d
        rorx         ebp, edx, 25
        xor          r12d, ebp
        mov          rbp, [rsp + 48]
        vpaddd       xmm7, xmm0, [rbp]
        andn         ebp, edx, edi
        add          r8d, ebp
        vpsrldq      xmm9, xmm0, 8
        add          edi, [rcx + 20]                            ; round 5
        add          r8d, r12d
        vpsrld       xmm8, xmm8, 3
        add          ebx, r8d
        rorx         r12d, r9d, 22
        xor          r13d, r12d
        vpxor        xmm5, xmm10, xmm5
        add          r13d, r15d
        add          r8d, r13d
        vmovdqu      [rcx + 64], xmm7
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        vpxor        xmm4, xmm4, xmm5
        mov          r13d, ebx
        and          r13d, edx
        add          edi, r13d
        vpsrld       xmm5, xmm9, 17
        rorx         r13d, r8d, 2
        rorx         r15d, r8d, 13
        xor          r13d, r15d
        vpslld       xmm7, xmm9, 15
        mov          r15d, r8d
        xor          r15d, r9d
        and          r14d, r15d
        vpsrld       xmm10, xmm9, 19
        xor          r14d, r9d
        rorx         ebp, ebx, 25
        vpslld       xmm11, xmm9, 13
        xor          r12d, ebp
        andn         ebp, ebx, esi
        add          edi, ebp
        vpxor        xmm5, xmm5, xmm7
        add          esi, [rcx + 24]                            ; round 6
        add          edi, r12d
        vpxor        xmm7, xmm10, xmm11
        add          r11d, edi
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        vpxor        xmm4, xmm4, xmm8
        add          r13d, r14d
        add          edi, r13d
        vpsrld       xmm8, xmm9, 10
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        vpxor        xmm5, xmm5, xmm7
        xor          r12d, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        vpaddd       xmm4, xmm1, xmm4
        rorx         r13d, edi, 2
        rorx         r14d, edi, 13
        vpalignr     xmm7, xmm0, xmm3, 4
        xor          r13d, r14d
        mov          r14d, edi
        xor          r14d, r8d
        and          r15d, r14d
        vpxor        xmm5, xmm5, xmm8
        xor          r15d, r8d
        rorx         ebp, r11d, 25
        vpaddd       xmm4, xmm4, xmm7
        xor          r12d, ebp
        andn         ebp, r11d, edx
        add          esi, ebp
        vpaddd       xmm5, xmm4, xmm5
        add          edx, [rcx + 28]                            ; round 7
        add          esi, r12d
        vpalignr     xmm5, xmm5, xmm0, 8
        add          r10d, esi
        rorx         r12d, edi, 22
        vpsrld       xmm8, xmm5, 17
        xor          r13d, r12d
        add          r13d, r15d
        add          esi, r13d
        vpslld       xmm9, xmm5, 15
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        vpsrld       xmm10, xmm5, 19
        xor          r12d, r13d
        mov          r13d, r10d
        and          r13d, r11d
        add          edx, r13d
        vpslld       xmm11, xmm5, 13
        rorx         r13d, esi, 2
        rorx         r15d, esi, 13
        vpxor        xmm8, xmm8, xmm9
        xor          r13d, r15d
        mov          r15d, esi
        xor          r15d, edi
        vpxor        xmm9, xmm10, xmm11
        and          r14d, r15d
        xor          r14d, edi
        rorx         ebp, r10d, 25
        vpsrld       xmm5, xmm5, 10
        xor          r12d, ebp
        andn         ebp, r10d, ebx
        vpxor        xmm8, xmm8, xmm9
        add          edx, ebp
        add          ebx, [rcx + 32]                            ; round 8
        add          edx, r12d
        vpxor        xmm5, xmm8, xmm5
        add          r9d, edx
        rorx         r12d, esi, 22
        vpsrld       xmm8, xmm6, 7                              ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        xor          r13d, r12d
        add          r13d, r14d
        vpslld       xmm9, xmm6, 25
        add          edx, r13d
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        vpsrld       xmm10, xmm6, 18
        xor          r12d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        vpaddd       xmm1, xmm4, xmm5
        add          ebx, r13d
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        vpxor        xmm4, xmm8, xmm9
        xor          r13d, r14d
        mov          r14d, edx
        xor          r14d, esi
        vpslld       xmm5, xmm6, 14
        and          r15d, r14d
        xor          r15d, esi
        rorx         ebp, r9d, 25
        mov          [rsp + 56], esi
        mov          rsi, [rsp + 48]
        vpaddd       xmm8, xmm1, [rsi + 16]
        xor          r12d, ebp
        andn         ebp, r9d, r11d
        vpsrldq      xmm9, xmm1, 8
        add          ebx, ebp
        add          r11d, [rcx + 36]                           ; round 9
        vpsrld       xmm6, xmm6, 3
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, edx, 22
        vpxor        xmm5, xmm10, xmm5
        xor          r13d, r12d
        add          r13d, r15d
        vmovdqu      [rcx + 80], xmm8
        add          ebx, r13d
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        vpxor        xmm4, xmm4, xmm5
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        vpsrld       xmm5, xmm9, 17
        add          r11d, r13d
        rorx         r13d, ebx, 2
        vpslld       xmm8, xmm9, 15
        rorx         r15d, ebx, 13
        xor          r13d, r15d
        mov          r15d, ebx
        xor          r15d, edx
        vpsrld       xmm10, xmm9, 19
        and          r14d, r15d
        xor          r14d, edx
        vpslld       xmm11, xmm9, 13
        rorx         ebp, r8d, 25
        xor          r12d, ebp
        andn         ebp, r8d, r10d
        vpxor        xmm5, xmm5, xmm8
        add          r11d, ebp
        add          r10d, [rcx + 40]                           ; round 10
        vpxor        xmm8, xmm10, xmm11
        add          r11d, r12d
        add          edi, r11d
        rorx         r12d, ebx, 22
        vpxor        xmm4, xmm4, xmm6
        xor          r13d, r12d
        add          r13d, r14d
        vpsrld       xmm6, xmm9, 10
        add          r11d, r13d
        rorx         r12d, edi, 6
        vpxor        xmm5, xmm5, xmm8
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        vpaddd       xmm4, xmm2, xmm4
        add          r10d, r13d
        rorx         r13d, r11d, 2
        vpalignr     xmm8, xmm1, xmm0, 4
        rorx         r14d, r11d, 13
        xor          r13d, r14d
        mov          r14d, r11d
        xor          r14d, ebx
        vpxor        xmm5, xmm5, xmm6
        and          r15d, r14d
        xor          r15d, ebx
        vpaddd       xmm4, xmm4, xmm8
        rorx         ebp, edi, 25
        xor          r12d, ebp
        vpaddd       xmm5, xmm4, xmm5
        andn         ebp, edi, r9d
        add          r10d, ebp
        add          r9d, [rcx + 44]                            ; round 11
        vpalignr     xmm5, xmm5, xmm1, 8
        add          r10d, r12d
        mov          r12d, [rsp + 56]
        add          r12d, r10d
        vpsrld       xmm6, xmm5, 17
        rorx         ebp, r11d, 22
        xor          r13d, ebp
        add          r13d, r15d
        vpslld       xmm8, xmm5, 15
        add          r10d, r13d
        rorx         r13d, r12d, 6
        vpsrld       xmm9, xmm5, 19
        rorx         r15d, r12d, 11
        xor          r13d, r15d
        mov          r15d, r12d
        and          r15d, edi
        vpslld       xmm10, xmm5, 13
        add          r9d, r15d
        rorx         r15d, r10d, 2
        vpxor        xmm6, xmm6, xmm8
        rorx         ebp, r10d, 13
        xor          r15d, ebp
        vpxor        xmm8, xmm9, xmm10
        mov          ebp, r10d
        xor          ebp, r11d
        and          r14d, ebp
        xor          r14d, r11d
        vpsrld       xmm5, xmm5, 10
        mov          [rsp + 56], r11d
        rorx         r11d, r12d, 25
        xor          r13d, r11d
        vpxor        xmm6, xmm6, xmm8
        andn         r11d, r12d, r8d
        add          r9d, r11d
        add          r8d, [rcx + 48]                            ; round 12
        vpsrld       xmm8, xmm7, 7                              ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r9d, r13d
        add          edx, r9d
        vpslld       xmm9, xmm7, 25
        rorx         r13d, r10d, 22
        xor          r15d, r13d
        vpsrld       xmm10, xmm7, 18
        add          r15d, r14d
        add          r9d, r15d
        rorx         r13d, edx, 6
        vpxor        xmm5, xmm6, xmm5
        rorx         r14d, edx, 11
        xor          r13d, r14d
        vpxor        xmm6, xmm8, xmm9
        mov          r14d, edx
        and          r14d, r12d
        add          r8d, r14d
        rorx         r14d, r9d, 2
        vpaddd       xmm2, xmm4, xmm5
        rorx         r15d, r9d, 13
        xor          r14d, r15d
        vpslld       xmm4, xmm7, 14
        mov          r15d, r9d
        xor          r15d, r10d
        and          ebp, r15d
        xor          ebp, r10d
        vpsrld       xmm5, xmm7, 3
        rorx         r11d, edx, 25
        xor          r13d, r11d
        vpaddd       xmm7, xmm2, [rsi + 32]
        andn         r11d, edx, edi
        add          r8d, r11d
        vpsrldq      xmm8, xmm2, 8
        add          edi, [rcx + 52]                            ; round 13
        add          r8d, r13d
        add          ebx, r8d
        vpxor        xmm4, xmm10, xmm4
        rorx         r13d, r9d, 22
        xor          r14d, r13d
        vpalignr     xmm9, xmm2, xmm1, 4
        add          r14d, ebp
        add          r8d, r14d
        rorx         r13d, ebx, 6
        vmovdqu      [rcx + 96], xmm7
        rorx         r14d, ebx, 11
        xor          r13d, r14d
        vpxor        xmm4, xmm6, xmm4
        mov          r14d, ebx
        and          r14d, edx
        add          edi, r14d
        vpsrld       xmm6, xmm8, 17
        rorx         r14d, r8d, 2
        rorx         ebp, r8d, 13
        xor          r14d, ebp
        vpslld       xmm7, xmm8, 15
        mov          ebp, r8d
        xor          ebp, r9d
        and          r15d, ebp
        vpsrld       xmm10, xmm8, 19
        xor          r15d, r9d
        rorx         r11d, ebx, 25
        xor          r13d, r11d
        vpslld       xmm11, xmm8, 13
        andn         r11d, ebx, r12d
        add          edi, r11d
        vpxor        xmm6, xmm6, xmm7
        add          r12d, [rcx + 56]                           ; round 14
        add          edi, r13d
        vpxor        xmm7, xmm10, xmm11
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         r13d, r8d, 22
        xor          r14d, r13d
        vpxor        xmm4, xmm4, xmm5
        add          r14d, r15d
        add          edi, r14d
        vpsrld       xmm5, xmm8, 10
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 11
        xor          r13d, r14d
        vpxor        xmm6, xmm6, xmm7
        mov          r14d, r11d
        and          r14d, ebx
        add          r12d, r14d
        vpaddd       xmm4, xmm3, xmm4
        rorx         r14d, edi, 2
        rorx         r15d, edi, 13
        xor          r14d, r15d
        vpxor        xmm5, xmm6, xmm5
        mov          r15d, edi
        xor          r15d, r8d
        and          ebp, r15d
        vpaddd       xmm4, xmm4, xmm9
        xor          ebp, r8d
        mov          [rsp + 56], r8d
        rorx         r8d, r11d, 25
        vpaddd       xmm5, xmm4, xmm5
        xor          r13d, r8d
        andn         r8d, r11d, edx
        add          r8d, r12d
        vpalignr     xmm5, xmm5, xmm2, 8
        add          edx, [rcx + 60]                            ; round 15
        add          r13d, r8d
        vpsrld       xmm6, xmm5, 17
        add          r10d, r13d
        rorx         r12d, edi, 22
        xor          r14d, r12d
        vpslld       xmm7, xmm5, 15
        add          r14d, ebp
        lea          r12, [rcx + 64]                            ; the next sixteen words
        vpsrld       xmm8, xmm5, 19
        add          r13d, r14d
        lea          rbp, [rsi + 64]
        vpslld       xmm9, xmm5, 13
        rorx         r14d, r10d, 6
        rorx         r8d, r10d, 11
        xor          r14d, r8d
        vpxor        xmm6, xmm6, xmm7
        mov          r8d, r10d
        and          r8d, r11d
        add          edx, r8d
        vpxor        xmm7, xmm8, xmm9
        rorx         r8d, r13d, 2
        mov          [rsp + 64], r11d
        rorx         r11d, r13d, 13
        xor          r8d, r11d
        vpsrld       xmm5, xmm5, 10
        mov          r11d, r13d
        xor          r11d, edi
        and          r11d, r15d
        vpxor        xmm6, xmm6, xmm7
        xor          r11d, edi
        rorx         r15d, r10d, 25
        xor          r14d, r15d
        vpxor        xmm5, xmm6, xmm5
        andn         r15d, r10d, ebx
        add          edx, r15d
        vpaddd       xmm3, xmm4, xmm5
        add          edx, r14d
        add          r9d, edx
        vpaddd       xmm4, xmm3, [rsi + 48]
        rorx         r14d, r13d, 22
        xor          r8d, r14d
        add          r8d, r11d
        vmovdqu      [rcx + 112], xmm4
        add          edx, r8d
        mov          esi, r13d
        mov          rcx, r12
        mov          r8d, [rsp + 56]
        mov          r11d, [rsp + 64]
        cmp          rcx, [rsp + 32]
        jne          L(f_carry1)

        ; the last sixteen rounds of a block
        add          ebx, [rcx]                                 ; round 0
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        and          r12d, r10d
        add          ebx, r12d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
        mov          r13d, edx
        xor          r13d, esi
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, r13d
        xor          r14d, esi
        rorx         r15d, r9d, 25
        xor          ebp, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        add          r11d, [rcx + 4]                            ; round 1
        add          ebx, ebp
        add          r8d, ebx
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          ebx, r12d
        rorx         ebp, r8d, 6
        rorx         r12d, r8d, 11
        xor          ebp, r12d
        mov          r12d, r8d
        and          r12d, r9d
        add          r11d, r12d
        rorx         r12d, ebx, 2
        rorx         r14d, ebx, 13
        xor          r12d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r13d, r14d
        xor          r13d, edx
        rorx         r15d, r8d, 25
        xor          ebp, r15d
        andn         r15d, r8d, r10d
        add          r11d, r15d
        add          r10d, [rcx + 8]                            ; round 2
        add          r11d, ebp
        add          edi, r11d
        rorx         ebp, ebx, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r11d, r12d
        rorx         ebp, edi, 6
        rorx         r12d, edi, 11
        xor          ebp, r12d
        mov          r12d, edi
        and          r12d, r8d
        add          r10d, r12d
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        rorx         r15d, edi, 25
        xor          ebp, r15d
        andn         r15d, edi, r9d
        add          r10d, r15d
        add          r9d, [rcx + 12]                            ; round 3
        add          r10d, ebp
        add          esi, r10d
        rorx         ebp, r11d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        rorx         ebp, esi, 6
        rorx         r12d, esi, 11
        xor          ebp, r12d
        mov          r12d, esi
        and          r12d, edi
        add          r9d, r12d
        rorx         r12d, r10d, 2
        rorx         r14d, r10d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        rorx         r15d, esi, 25
        xor          ebp, r15d
        andn         r15d, esi, r8d
        add          r9d, r15d
        add          r8d, [rcx + 16]                            ; round 4
        add          r9d, ebp
        add          edx, r9d
        rorx         ebp, r10d, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        rorx         ebp, edx, 6
        rorx         r12d, edx, 11
        xor          ebp, r12d
        mov          r12d, edx
        and          r12d, esi
        add          r8d, r12d
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        rorx         r15d, edx, 25
        xor          ebp, r15d
        andn         r15d, edx, edi
        add          r8d, r15d
        add          edi, [rcx + 20]                            ; round 5
        add          r8d, ebp
        add          ebx, r8d
        rorx         ebp, r9d, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        xor          ebp, r12d
        mov          r12d, ebx
        and          r12d, edx
        add          edi, r12d
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        rorx         r15d, ebx, 25
        xor          ebp, r15d
        andn         r15d, ebx, esi
        add          edi, r15d
        add          esi, [rcx + 24]                            ; round 6
        add          edi, ebp
        add          r11d, edi
        rorx         ebp, r8d, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          esi, r12d
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        rorx         r15d, r11d, 25
        xor          ebp, r15d
        andn         r15d, r11d, edx
        add          esi, r15d
        add          edx, [rcx + 28]                            ; round 7
        add          esi, ebp
        add          r10d, esi
        rorx         ebp, edi, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          edx, r12d
        rorx         r12d, esi, 2
        rorx         r14d, esi, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        rorx         r15d, r10d, 25
        xor          ebp, r15d
        andn         r15d, r10d, ebx
        add          r15d, edx
        add          ebx, [rcx + 32]                            ; round 8
        add          ebp, r15d
        add          r9d, ebp
        rorx         r15d, esi, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        xor          r12d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        add          ebx, r13d
        rorx         r13d, ebp, 2
        rorx         r15d, ebp, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        rorx         edx, r9d, 25
        xor          r12d, edx
        andn         edx, r9d, r11d
        add          ebx, edx
        add          r11d, [rcx + 36]                           ; round 9
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, ebp, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        add          r11d, r13d
        rorx         r13d, ebx, 2
        rorx         r14d, ebx, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        rorx         edx, r8d, 25
        xor          r12d, edx
        andn         edx, r8d, r10d
        add          r11d, edx
        add          r10d, [rcx + 40]                           ; round 10
        add          r11d, r12d
        add          edi, r11d
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        rorx         r12d, edi, 6
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        add          r10d, r13d
        rorx         r13d, r11d, 2
        rorx         r15d, r11d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        rorx         edx, edi, 25
        xor          r12d, edx
        andn         edx, edi, r9d
        add          r10d, edx
        add          r9d, [rcx + 44]                            ; round 11
        add          r10d, r12d
        add          esi, r10d
        rorx         r12d, r11d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        rorx         r12d, esi, 6
        rorx         r13d, esi, 11
        xor          r12d, r13d
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        rorx         r13d, r10d, 2
        rorx         r14d, r10d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        rorx         edx, esi, 25
        xor          r12d, edx
        andn         edx, esi, r8d
        add          r9d, edx
        add          r8d, [rcx + 48]                            ; round 12
        add          r9d, r12d
        add          ebp, r9d
        rorx         r12d, r10d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        rorx         r12d, ebp, 6
        rorx         r13d, ebp, 11
        xor          r12d, r13d
        mov          r13d, ebp
        and          r13d, esi
        add          r8d, r13d
        rorx         r13d, r9d, 2
        rorx         r15d, r9d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        rorx         edx, ebp, 25
        xor          r12d, edx
        andn         edx, ebp, edi
        add          r8d, edx
        add          edi, [rcx + 52]                            ; round 13
        add          r8d, r12d
        add          ebx, r8d
        rorx         r12d, r9d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        mov          r13d, ebx
        and          r13d, ebp
        add          edi, r13d
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        rorx         edx, ebx, 25
        xor          r12d, edx
        andn         edx, ebx, esi
        add          edi, edx
        add          esi, [rcx + 56]                            ; round 14
        add          edi, r12d
        add          r11d, edi
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        xor          r12d, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        mov          r13d, ebp                                  ; round 15
        add          r13d, [rcx + 60]
        andn         ecx, r11d, ebp
        add          esi, ecx
        rorx         ecx, edi, 2
        rorx         ebp, edi, 13
        xor          ecx, ebp
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        rorx         ebp, r11d, 25
        xor          r12d, ebp
        add          esi, r12d
        add          r10d, esi
        rorx         ebp, edi, 22
        xor          ecx, ebp
        add          ecx, r14d
        add          esi, ecx
        rorx         ecx, esi, 2
        rorx         ebp, esi, 13
        xor          ecx, ebp
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r13d, r12d
        rorx         r12d, esi, 22
        xor          ecx, r12d
        mov          r12d, esi
        xor          r12d, edi
        and          edx, r12d
        xor          edx, edi
        rorx         r12d, r10d, 25
        xor          ebp, r12d
        andn         r12d, r10d, ebx
        add          r12d, r13d
        add          ebp, r12d
        mov          r12, [rsp + 24]
        mov          r13d, [r12]                                ; H = H + (a, b, ...)
        add          r13d, ecx
        add          edx, r13d
        add          edx, ebp
        mov          [r12], edx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        mov          r13, [rsp + 8]
        add          r13, -1
        mov          [rsp + 8], r13
        mov          r14d, [r12 + 4]
        add          esi, r14d
        mov          [r12 + 4], esi
        mov          r14d, [r12 + 8]
        add          edi, r14d
        mov          [r12 + 8], edi
        mov          r14d, [r12 + 16]
        add          r9d, r14d
        add          r9d, ebp
        mov          [r12 + 16], r9d
        mov          ebp, [r12 + 12]
        add          r8d, ebp
        mov          [r12 + 12], r8d
        mov          ebp, [r12 + 20]
        add          r10d, ebp
        mov          [r12 + 20], r10d
        mov          ebp, [r12 + 24]
        add          r11d, ebp
        mov          [r12 + 24], r11d
        mov          ebp, [r12 + 28]
        add          ebx, ebp
        mov          [r12 + 28], ebx
        jmp          L(f_batch1)
L(f_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 656]
        vmovaps      xmm7, [rsp + 672]
        vmovaps      xmm8, [rsp + 688]
        vmovaps      xmm9, [rsp + 704]
        vmovaps      xmm10, [rsp + 720]
        vmovaps      xmm11, [rsp + 736]
        vmovaps      xmm12, [rsp + 752]
        add          rsp, 776
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
L(f_at8):
        pop          r15
L(f_at9):
        pop          r14
L(f_at10):
        pop          r13
L(f_at11):
        pop          r12
L(f_at12):
        pop          rbp
L(f_at13):
        pop          rbx
L(f_at14):
        ret
%endif
L(f_end):

; What an unwinder needs, as data: DWARF call frame information and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
        section      .eh_frame progbits alloc noexec nowrite align=8
L(common):
        dd           L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
L(common_end):
L(f_frame):
        dd           L(f_frame_end) - $ - 4
        dd           $ - L(common)
        dd           SYMBOL(nsms_sha256_blocks_avx2_n2) - $
        dd           L(f_end) - SYMBOL(nsms_sha256_blocks_avx2_n2)
        db           0
        db           0x40 + (L(f_at1) - SYMBOL(nsms_sha256_blocks_avx2_n2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0xd0, 0x05 ; sub rsp, 664
        db           0x04
        dd           L(f_at8) - L(f_at7)
        db           0x0e, 0x38                                 ; add rsp, 664
        db           0x40 + (L(f_at9) - L(f_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at13) - L(f_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at14) - L(f_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(f_frame_end):

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifdef NSMS_WIN64
        section      .xdata rdata align=8
L(f_unwind):
        db           1, L(f_at16) - SYMBOL(nsms_sha256_blocks_avx2_n2), 24, 0
        db           L(f_at16) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xc8 ; vmovaps [rsp + 752], xmm12
        dw           47
        db           L(f_at15) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xb8 ; vmovaps [rsp + 736], xmm11
        dw           46
        db           L(f_at14) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xa8 ; vmovaps [rsp + 720], xmm10
        dw           45
        db           L(f_at13) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x98 ; vmovaps [rsp + 704], xmm9
        dw           44
        db           L(f_at12) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x88 ; vmovaps [rsp + 688], xmm8
        dw           43
        db           L(f_at11) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x78 ; vmovaps [rsp + 672], xmm7
        dw           42
        db           L(f_at10) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x68 ; vmovaps [rsp + 656], xmm6
        dw           41
        db           L(f_at9) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x01 ; sub rsp, 776
        dw           97
        db           L(f_at8) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xf0 ; push r15
        db           L(f_at7) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xe0 ; push r14
        db           L(f_at6) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xd0 ; push r13
        db           L(f_at5) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0xc0 ; push r12
        db           L(f_at4) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x70 ; push rdi
        db           L(f_at3) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x60 ; push rsi
        db           L(f_at2) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x50 ; push rbp
        db           L(f_at1) - SYMBOL(nsms_sha256_blocks_avx2_n2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha256_blocks_avx2_n2) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
