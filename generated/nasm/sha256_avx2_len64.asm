; sha256_avx2_len64.asm, written by nsms: make gen HASH=sha256 ISA=avx2 LEN=64
;
; void nsms_sha256_len64_avx2(uint8_t *digest, const void *message);
;   SHA-256 of a message of exactly 64 bytes.
;   Reads 64 bytes at message; writes 32 bytes at digest.
;   Arguments: digest, message in rdi, rsi (System V), rcx, rdx (Win64).
;   Size: 1,955 instructions (System V); 456 bytes of stack (System V), 600 (Win64).
;
; Memory: digest and message need no alignment. A buffer that is written must not overlap another. Written are
; these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
; Needs: avx, bmi1, bmi2.
; (The ISA also allows avx2, which this code does not use.)
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
%define NSMS_L(name) ..@sha256_avx2_len64_ %+ name

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
NSMS_L(W1):  ; W_t + K_t of a constant block; a word for its end
        dd           0xc28a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf374
        dd           0x649b69c1, 0xf0fe4786, 0x0fe1edc6, 0x240cf254
        dd           0x4fe9346f, 0x6cc984be, 0x61b9411e, 0x16f988fa
        dd           0xf2c65152, 0xa88e5a6d, 0xb019fc65, 0xb9d99ec7
        dd           0x9a1231c3, 0xe70eeaa0, 0xfdb1232b, 0xc7353eb0
        dd           0x3069bad5, 0xcb976d5f, 0x5a0f118f, 0xdc1eeefd
        dd           0x0a35b689, 0xde0b7a04, 0x58f4ca9d, 0xe15d5b16
        dd           0x007f3e86, 0x37088980, 0xa507ea32, 0x6fab9537
        dd           0x17406110, 0x0d8cd6f1, 0xcdaa3b6d, 0xc0bbbe37
        dd           0x83613bda, 0xdb48a363, 0x0b02e931, 0x6fd15ca7
        dd           0x521afaca, 0x31338431, 0x6ed41a95, 0x6d437890
        dd           0xc39c91f2, 0x9eccabbd, 0xb5c9a0e6, 0x532fb63c
        dd           0xd2c741c6, 0x07237ea3, 0xa4954b68, 0x4c191d76
        dd           0x00000000
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_len64_avx2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_len64_avx2))
%else
        global       NSMS_SYMBOL(nsms_sha256_len64_avx2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_len64_avx2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_len64_avx2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_len64_avx2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_len64_avx2)
%endif
NSMS_SYMBOL(nsms_sha256_len64_avx2):
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
        sub          rsp, 536
NSMS_L(at9):
        vmovaps      [rsp + 400], xmm6
NSMS_L(at10):
        vmovaps      [rsp + 416], xmm7
NSMS_L(at11):
        vmovaps      [rsp + 432], xmm8
NSMS_L(at12):
        vmovaps      [rsp + 448], xmm9
NSMS_L(at13):
        vmovaps      [rsp + 464], xmm10
NSMS_L(at14):
        vmovaps      [rsp + 480], xmm11
NSMS_L(at15):
        vmovaps      [rsp + 496], xmm12
NSMS_L(at16):
        vmovaps      [rsp + 512], xmm13
NSMS_L(at17):
        mov          rdi, rcx
        mov          rsi, rdx
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
        sub          rsp, 408
NSMS_L(at7):
%endif
        mov          [rsp + 16], rdi

        ; addresses
        lea          rax, [rsp + 111]
        and          rax, -64
        lea          rcx, [rax + 256]
        mov          [rsp + 8], rcx

        ; the message words
        vmovdqu      xmm4, [rsi]                                ; W_0 to W_3
        vmovdqu      xmm5, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [rsi + 16]                           ; W_4 to W_7
        vmovdqu      xmm7, [rsi + 32]                           ; W_8 to W_11
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [rsi + 48]                           ; W_12 to W_15
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

        ; rounds beside the schedule
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        mov          r8d, [rsi]                                 ; W_0
            vpsrldq  xmm4, xmm3, 8                              ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          edi, [rsi + 4]                             ; W_1
        mov          r12d, -0x64fa9774                          ; round 0
            vpalignr xmm5, xmm1, xmm0, 4
        mov          r11d, 0x2a01a605
        bswap        r8d
        bswap        edi
            vpalignr xmm6, xmm3, xmm2, 4
        mov          r10d, 0x6a09e667
        mov          r13d, 0x510e527f
            vpsrld   xmm7, xmm4, 17
        add          r8d, -0xc881298
        add          edi, -0x6f44e1c4                           ; round 1
            vpslld   xmm8, xmm4, 15
        lea          ebx, [r8 + 0x8909ae5]
        add          r8d, -0x5ab00ac6
        rorx         r14d, r8d, 6
            vpsrld   xmm9, xmm4, 19
        rorx         r15d, r8d, 11
        mov          ebp, r8d
        and          ebp, 0x510e527f
            vpslld   xmm10, xmm4, 13
        mov          r9d, ebx
        and          r9d, 0x6a09e667
        xor          r14d, r15d
            vpxor    xmm7, xmm8, xmm7
        andn         r12d, r8d, r12d
        add          edi, ebp
        rorx         r15d, ebx, 2
            vpxor    xmm8, xmm9, xmm10
        rorx         ebp, ebx, 13
        mov          esi, ebx
        and          esi, -0x4498517b
            vpsrld   xmm4, xmm4, 10
        add          edi, r12d
        xor          r15d, ebp
            vpaddd   xmm9, xmm0, xmm6
        xor          r9d, esi
        rorx         r12d, r8d, 25
            vpsrld   xmm10, xmm5, 7
        rorx         ebp, ebx, 22
        xor          r11d, r9d
        mov          esi, [rax + 8]                             ; round 2
            vpslld   xmm11, xmm5, 25
        xor          r14d, r12d
        xor          r15d, ebp
            vpsrld   xmm12, xmm5, 18
        add          esi, -0x64fa9774
        xor          r10d, ebx
            vpslld   xmm13, xmm5, 14
        add          edi, r14d
        add          r11d, r15d
        add          r11d, edi
            vpxor    xmm7, xmm8, xmm7
        add          edi, 0x3c6ef372
        rorx         r12d, edi, 6
            vpxor    xmm8, xmm10, xmm11
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
            vpxor    xmm10, xmm12, xmm13
        mov          r9d, r11d
        xor          r9d, ebx
        xor          r12d, r14d
        andn         r13d, edi, r13d
            vpsrld   xmm5, xmm5, 3
        add          esi, r15d
        and          r10d, r9d
            vpxor    xmm4, xmm7, xmm4
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 13
            vpxor    xmm7, xmm8, xmm10
        add          esi, r13d
        xor          r10d, ebx
            vpxor    xmm5, xmm7, xmm5
        xor          r14d, r15d
        rorx         r13d, edi, 25
        rorx         r15d, r11d, 22
            vpaddd   xmm4, xmm9, xmm4
        mov          edx, [rax + 12]                            ; round 3
        xor          r12d, r13d
            vpaddd   xmm4, xmm5, xmm4
        xor          r14d, r15d
        add          edx, 0x510e527f
            vpaddd   xmm5, xmm9, xmm5
        add          esi, r12d
        add          r10d, r14d
        add          r10d, esi
            vpalignr xmm4, xmm4, xmm3, 8
        add          esi, -0x4498517b
        rorx         r12d, esi, 6
            vpsrld   xmm7, xmm4, 17
        rorx         r13d, esi, 11
        mov          r14d, esi
        and          r14d, edi
            vpslld   xmm8, xmm4, 15
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r12d, r13d
        add          edx, r14d
            vpsrld   xmm9, xmm4, 19
        and          r9d, r15d
        xor          r9d, r11d
            vpslld   xmm10, xmm4, 13
        rorx         r13d, r10d, 2
        rorx         r14d, r10d, 13
            vpxor    xmm7, xmm8, xmm7
        xor          r13d, r14d
        rorx         r14d, esi, 25
            vpxor    xmm8, xmm9, xmm10
        xor          r12d, r14d
        andn         r14d, esi, r8d
        add          edx, r14d
            vpsrld   xmm4, xmm4, 10
        add          r8d, [rax + 16]                            ; round 4
        add          edx, r12d
            vpxor    xmm7, xmm8, xmm7
        rorx         r12d, r10d, 22
        xor          r13d, r12d
            vpalignr xmm8, xmm2, xmm1, 4                        ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r9d, r13d
        add          r9d, edx
        add          edx, 0x6a09e667
            vpxor    xmm4, xmm7, xmm4
        rorx         r12d, edx, 6
        rorx         r13d, edx, 11
            vpsrld   xmm7, xmm8, 7
        mov          r14d, edx
        and          r14d, esi
        mov          ebp, r9d
        xor          ebp, r10d
            vpslld   xmm9, xmm8, 25
        xor          r12d, r13d
        add          r8d, r14d
        and          r15d, ebp
            vpsrld   xmm10, xmm8, 18
        xor          r15d, r10d
        rorx         r13d, r9d, 2
            vpaddd   xmm0, xmm5, xmm4
        rorx         r14d, r9d, 13
        xor          r13d, r14d
            vpxor    xmm4, xmm9, xmm7
        rorx         r14d, edx, 25
        xor          r12d, r14d
            vpslld   xmm5, xmm8, 14
        andn         r14d, edx, edi
        add          r8d, r14d
        add          edi, [rax + 20]                            ; round 5
            vpaddd   xmm7, xmm0, [rel NSMS_L(K) + 64]
        add          r8d, r12d
        add          ebx, r8d
            vpsrldq  xmm9, xmm0, 8
        rorx         r12d, r9d, 22
        xor          r13d, r12d
            vpsrld   xmm8, xmm8, 3
        add          r13d, r15d
        add          r8d, r13d
        rorx         r12d, ebx, 6
            vpxor    xmm5, xmm10, xmm5
        rorx         r13d, ebx, 11
        mov          r14d, ebx
        and          r14d, edx
            vmovdqu  [rax + 64], xmm7
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, r13d
            vpsrld   xmm7, xmm9, 17
        add          edi, r14d
        and          ebp, r15d
        xor          ebp, r9d
            vpslld   xmm10, xmm9, 15
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 13
            vpsrld   xmm11, xmm9, 19
        xor          r13d, r14d
        rorx         r14d, ebx, 25
            vpslld   xmm12, xmm9, 13
        xor          r12d, r14d
        andn         r14d, ebx, esi
            vpxor    xmm4, xmm4, xmm5
        add          edi, r14d
        add          esi, [rax + 24]                            ; round 6
        add          edi, r12d
            vpxor    xmm5, xmm10, xmm7
        add          r11d, edi
        rorx         r12d, r8d, 22
            vpxor    xmm7, xmm11, xmm12
        xor          r13d, r12d
        add          r13d, ebp
            vpsrld   xmm9, xmm9, 10
        add          edi, r13d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
            vpxor    xmm4, xmm8, xmm4
        mov          r14d, r11d
        and          r14d, ebx
        mov          ebp, edi
        xor          ebp, r8d
            vpxor    xmm5, xmm5, xmm7
        xor          r12d, r13d
        add          esi, r14d
            vpalignr xmm7, xmm0, xmm3, 4
        and          r15d, ebp
        xor          r15d, r8d
        rorx         r13d, edi, 2
            vpaddd   xmm4, xmm1, xmm4
        rorx         r14d, edi, 13
        xor          r13d, r14d
            vpxor    xmm5, xmm9, xmm5
        rorx         r14d, r11d, 25
        xor          r12d, r14d
            vpaddd   xmm4, xmm4, xmm7
        andn         r14d, r11d, edx
        add          esi, r14d
            vpaddd   xmm5, xmm4, xmm5
        add          edx, [rax + 28]                            ; round 7
        add          esi, r12d
        add          r10d, esi
            vpalignr xmm5, xmm5, xmm0, 8
        rorx         r12d, edi, 22
        xor          r13d, r12d
            vpsrld   xmm8, xmm5, 17
        add          r13d, r15d
        add          esi, r13d
            vpslld   xmm9, xmm5, 15
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        mov          r14d, r10d
        and          r14d, r11d
            vpsrld   xmm10, xmm5, 19
        mov          r15d, esi
        xor          r15d, edi
        xor          r12d, r13d
            vpslld   xmm11, xmm5, 13
        add          edx, r14d
        and          ebp, r15d
            vpxor    xmm8, xmm8, xmm9
        xor          ebp, edi
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
            vpxor    xmm9, xmm10, xmm11
        xor          r13d, r14d
        rorx         r14d, r10d, 25
            vpsrld   xmm5, xmm5, 10
        xor          r12d, r14d
        andn         r14d, r10d, ebx
            vpxor    xmm8, xmm8, xmm9
        add          edx, r14d
        add          ebx, [rax + 32]                            ; round 8
            vpsrld   xmm9, xmm6, 7                              ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          edx, r12d
        add          r9d, edx
        rorx         r12d, esi, 22
            vpslld   xmm10, xmm6, 25
        xor          r13d, r12d
        add          r13d, ebp
            vpsrld   xmm11, xmm6, 18
        add          edx, r13d
        rorx         r12d, r9d, 6
            vpxor    xmm5, xmm8, xmm5
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        mov          ebp, edx
        xor          ebp, esi
            vpxor    xmm8, xmm9, xmm10
        xor          r12d, r13d
        add          ebx, r14d
            vpaddd   xmm1, xmm4, xmm5
        and          r15d, ebp
        xor          r15d, esi
            vpslld   xmm4, xmm6, 14
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        xor          r13d, r14d
            vpsrld   xmm5, xmm6, 3
        rorx         r14d, r9d, 25
        xor          r12d, r14d
            vpaddd   xmm6, xmm1, [rel NSMS_L(K) + 80]
        andn         r14d, r9d, r11d
        add          ebx, r14d
            vpsrldq  xmm9, xmm1, 8
        add          r11d, [rax + 36]                           ; round 9
        add          ebx, r12d
            vpxor    xmm4, xmm11, xmm4
        add          r8d, ebx
        rorx         r12d, edx, 22
        xor          r13d, r12d
            vpalignr xmm10, xmm1, xmm0, 4
        add          r13d, r15d
        add          ebx, r13d
            vmovdqu  [rax + 80], xmm6
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
            vpxor    xmm4, xmm8, xmm4
        mov          r14d, r8d
        and          r14d, r9d
        mov          r15d, ebx
        xor          r15d, edx
        xor          r12d, r13d
            vpsrld   xmm6, xmm9, 17
        add          r11d, r14d
        and          ebp, r15d
            vpslld   xmm8, xmm9, 15
        xor          ebp, edx
        rorx         r13d, ebx, 2
            vpsrld   xmm11, xmm9, 19
        rorx         r14d, ebx, 13
        xor          r13d, r14d
        rorx         r14d, r8d, 25
            vpslld   xmm12, xmm9, 13
        xor          r12d, r14d
        andn         r14d, r8d, r10d
            vpxor    xmm6, xmm8, xmm6
        add          r11d, r14d
        add          r10d, [rax + 40]                           ; round 10
            vpxor    xmm8, xmm11, xmm12
        add          r11d, r12d
        add          edi, r11d
            vpxor    xmm4, xmm4, xmm5
        rorx         r12d, ebx, 22
        xor          r13d, r12d
        add          r13d, ebp
            vpsrld   xmm5, xmm9, 10
        add          r11d, r13d
        rorx         r12d, edi, 6
            vpxor    xmm6, xmm8, xmm6
        rorx         r13d, edi, 11
        mov          r14d, edi
        and          r14d, r8d
            vpaddd   xmm4, xmm2, xmm4
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r12d, r13d
        add          r10d, r14d
            vpxor    xmm5, xmm6, xmm5
        and          r15d, ebp
        xor          r15d, ebx
            vpaddd   xmm4, xmm10, xmm4
        rorx         r13d, r11d, 2
        rorx         r14d, r11d, 13
            vpaddd   xmm5, xmm4, xmm5
        xor          r13d, r14d
        rorx         r14d, edi, 25
        xor          r12d, r14d
            vpalignr xmm5, xmm5, xmm1, 8
        andn         r14d, edi, r9d
        add          r10d, r14d
            vpsrld   xmm6, xmm5, 17
        add          r9d, [rax + 44]                            ; round 11
        add          r10d, r12d
            vpslld   xmm8, xmm5, 15
        add          esi, r10d
        rorx         r12d, r11d, 22
            vpsrld   xmm9, xmm5, 19
        xor          r13d, r12d
        add          r13d, r15d
        add          r10d, r13d
            vpslld   xmm10, xmm5, 13
        rorx         r12d, esi, 6
        rorx         r13d, esi, 11
            vpxor    xmm6, xmm8, xmm6
        mov          r14d, esi
        and          r14d, edi
        mov          r15d, r10d
        xor          r15d, r11d
            vpxor    xmm8, xmm9, xmm10
        xor          r12d, r13d
        add          r9d, r14d
        and          ebp, r15d
            vpsrld   xmm5, xmm5, 10
        xor          ebp, r11d
        rorx         r13d, r10d, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r14d, r10d, 13
        xor          r13d, r14d
            vpsrld   xmm8, xmm7, 7                              ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        rorx         r14d, esi, 25
        xor          r12d, r14d
        andn         r14d, esi, r8d
            vpslld   xmm9, xmm7, 25
        add          r9d, r14d
        add          r8d, [rax + 48]                            ; round 12
            vpsrld   xmm10, xmm7, 18
        add          r9d, r12d
        add          edx, r9d
            vpxor    xmm5, xmm6, xmm5
        rorx         r12d, r10d, 22
        xor          r13d, r12d
            vpxor    xmm6, xmm8, xmm9
        add          r13d, ebp
        add          r9d, r13d
        rorx         r12d, edx, 6
            vpaddd   xmm2, xmm4, xmm5
        rorx         r13d, edx, 11
        mov          r14d, edx
        and          r14d, esi
            vpslld   xmm4, xmm7, 14
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r12d, r13d
            vpsrld   xmm5, xmm7, 3
        add          r8d, r14d
        and          r15d, ebp
        xor          r15d, r10d
            vpaddd   xmm7, xmm2, [rel NSMS_L(K) + 96]
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 13
            vpsrldq  xmm8, xmm2, 8
        xor          r13d, r14d
        rorx         r14d, edx, 25
            vpxor    xmm4, xmm10, xmm4
        xor          r12d, r14d
        andn         r14d, edx, edi
        add          r8d, r14d
            vpalignr xmm9, xmm2, xmm1, 4
        add          edi, [rax + 52]                            ; round 13
        add          r8d, r12d
            vmovdqu  [rax + 96], xmm7
        add          ebx, r8d
        rorx         r12d, r9d, 22
            vpxor    xmm4, xmm6, xmm4
        xor          r13d, r12d
        add          r13d, r15d
            vpsrld   xmm6, xmm8, 17
        add          r8d, r13d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpslld   xmm7, xmm8, 15
        mov          r14d, ebx
        and          r14d, edx
        mov          r15d, r8d
        xor          r15d, r9d
            vpsrld   xmm10, xmm8, 19
        xor          r12d, r13d
        add          edi, r14d
            vpslld   xmm11, xmm8, 13
        and          ebp, r15d
        xor          ebp, r9d
        rorx         r13d, r8d, 2
            vpxor    xmm6, xmm6, xmm7
        rorx         r14d, r8d, 13
        xor          r13d, r14d
            vpxor    xmm7, xmm10, xmm11
        rorx         r14d, ebx, 25
        xor          r12d, r14d
            vpxor    xmm4, xmm4, xmm5
        andn         r14d, ebx, esi
        add          edi, r14d
        add          esi, [rax + 56]                            ; round 14
            vpsrld   xmm5, xmm8, 10
        add          edi, r12d
        add          r11d, edi
            vpxor    xmm6, xmm6, xmm7
        rorx         r12d, r8d, 22
        xor          r13d, r12d
            vpaddd   xmm4, xmm3, xmm4
        add          r13d, ebp
        add          edi, r13d
            lea      rcx, [rax + 64]
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          r14d, r11d
        and          r14d, ebx
            lea      rbp, [rax + 192]
            mov      [rsp], rbp
        mov          ebp, edi
        xor          ebp, r8d
        xor          r12d, r13d
            vpxor    xmm5, xmm6, xmm5
        add          esi, r14d
        and          r15d, ebp
            vpaddd   xmm4, xmm9, xmm4
        xor          r15d, r8d
        mov          r13d, edx                                  ; round 15
        add          r13d, [rax + 60]
        andn         r14d, r11d, edx
            lea      rdx, [rel NSMS_L(K) + 128]
        add          esi, r14d
        rorx         r14d, edi, 2
            vpaddd   xmm5, xmm4, xmm5
        mov          [rsp + 24], r8d
        rorx         r8d, edi, 13
        xor          r14d, r8d
            vpalignr xmm5, xmm5, xmm2, 8
        rorx         r8d, r11d, 25
        xor          r12d, r8d
        add          esi, r12d
            vpsrld   xmm6, xmm5, 17
        add          r10d, esi
        rorx         r12d, edi, 22
            vpslld   xmm7, xmm5, 15
        xor          r14d, r12d
        add          r14d, r15d
            vpsrld   xmm8, xmm5, 19
        add          esi, r14d
        rorx         r12d, r10d, 6
            vpslld   xmm9, xmm5, 13
        rorx         r14d, r10d, 11
        mov          r15d, r10d
        and          r15d, r11d
        xor          r12d, r14d
            vpxor    xmm6, xmm6, xmm7
        add          r13d, r15d
        rorx         r14d, esi, 2
            vpxor    xmm7, xmm8, xmm9
        rorx         r15d, esi, 13
        mov          r8d, esi
        xor          r8d, edi
            vpsrld   xmm5, xmm5, 10
        mov          [rsp + 32], r11d
        andn         r11d, r10d, ebx
        xor          r14d, r15d
        and          r8d, ebp
            vpxor    xmm6, xmm6, xmm7
        add          r11d, r13d
        xor          r8d, edi
            vpxor    xmm5, xmm6, xmm5
        rorx         r13d, r10d, 25
        xor          r12d, r13d
            vpaddd   xmm3, xmm4, xmm5
        add          r12d, r11d
        rorx         r13d, esi, 22
        add          r9d, r12d
            vpaddd   xmm4, xmm3, [rel NSMS_L(K) + 112]
        xor          r14d, r13d
        add          r14d, r8d
            vmovdqu  [rax + 112], xmm4
        add          r12d, r14d
        mov          rbp, rdx
        mov          edx, r12d
        mov          r8d, [rsp + 24]
        mov          r11d, [rsp + 32]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3;
        ;   scratch: rax; p: rcx; kp: rbp; upper_bound: [rsp]; state: [rsp+8]; digest: [rsp+16].
NSMS_L(next_words0):

        ; rounds 16 to 47, sixteen per iteration, and the next words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as above, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         r12d, r9d, 25                              ; round 0
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
            vpsrldq  xmm4, xmm3, 8                              ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vpalignr xmm5, xmm1, xmm0, 4
        mov          [rsp + 24], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vpalignr xmm6, xmm3, xmm2, 4
        andn         ebp, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
            vpsrld   xmm7, xmm4, 17
        add          ebx, ebp
        add          r11d, [rcx + 4]                            ; round 1
        rorx         r12d, edx, 13
            vpslld   xmm8, xmm4, 15
        rorx         r15d, edx, 2
            vpsrld   xmm9, xmm4, 19
        rorx         ebp, edx, 22
        mov          [rsp + 32], edx
        mov          edx, esi
        xor          edx, edi
        xor          r15d, r12d
        xor          r15d, ebp
            vpslld   xmm10, xmm4, 13
        and          edx, r14d
        xor          edx, esi
        add          r15d, edx
            vpxor    xmm7, xmm8, xmm7
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
            vpxor    xmm8, xmm9, xmm10
        add          ebx, r15d
        rorx         r15d, r8d, 11
            vpsrld   xmm4, xmm4, 10
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            vpaddd   xmm9, xmm0, xmm6
        andn         ebp, r8d, r10d
            vpxor    xmm7, xmm8, xmm7
        xor          r13d, r15d
        xor          r13d, r12d
            vpsrld   xmm8, xmm5, 7
        add          r11d, ebp
        add          r10d, [rcx + 8]                            ; round 2
        rorx         r12d, ebx, 13
            vpslld   xmm10, xmm5, 25
        rorx         r15d, ebx, 2
        rorx         ebp, ebx, 22
            vpsrld   xmm11, xmm5, 18
        mov          edx, [rsp + 32]
        mov          [rsp + 40], esi
        mov          esi, ebx
        xor          esi, edx
        xor          r15d, r12d
        xor          r15d, ebp
            vpslld   xmm12, xmm5, 14
        and          r14d, esi
        xor          r14d, edx
        add          r15d, r14d
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
            vpxor    xmm8, xmm8, xmm10
        add          r11d, r15d
            vpxor    xmm10, xmm11, xmm12
        rorx         r14d, edi, 11
            vpxor    xmm4, xmm7, xmm4
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
            vpsrld   xmm5, xmm5, 3
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, r12d
            vpxor    xmm7, xmm8, xmm10
        add          r10d, r15d
            vpaddd   xmm4, xmm9, xmm4
        add          r9d, [rcx + 12]                            ; round 3
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
            vpxor    xmm5, xmm7, xmm5
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
            vpaddd   xmm4, xmm5, xmm4
        xor          r14d, r12d
        xor          r14d, r15d
            vpaddd   xmm5, xmm9, xmm5
        and          esi, ebp
        xor          esi, ebx
        add          r14d, esi
        add          r10d, r13d
        mov          esi, [rsp + 40]
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
            vpalignr xmm4, xmm4, xmm3, 8
        add          r10d, r14d
        rorx         r14d, esi, 11
            vpsrld   xmm7, xmm4, 17
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
            vpslld   xmm8, xmm4, 15
        andn         r15d, esi, r8d
            vpsrld   xmm9, xmm4, 19
        xor          r13d, r14d
        xor          r13d, r12d
            vpslld   xmm10, xmm4, 13
        add          r9d, r15d
        add          r8d, [rcx + 16]                            ; round 4
        rorx         r12d, r10d, 13
            vpxor    xmm7, xmm8, xmm7
        rorx         r14d, r10d, 2
            vpxor    xmm8, xmm9, xmm10
        rorx         r15d, r10d, 22
        mov          [rsp + 40], ebx
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r14d, r12d
        xor          r14d, r15d
            vpsrld   xmm4, xmm4, 10
        and          ebp, ebx
        xor          ebp, r11d
        add          r14d, ebp
            vpxor    xmm7, xmm8, xmm7
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r13d, edx, 6
            vpalignr xmm8, xmm2, xmm1, 4                        ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        add          r9d, r14d
        rorx         r14d, edx, 11
            vpxor    xmm4, xmm7, xmm4
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
            vpsrld   xmm7, xmm8, 7
        andn         r15d, edx, edi
        xor          r13d, r14d
        xor          r13d, r12d
            vpslld   xmm9, xmm8, 25
            vpsrld   xmm10, xmm8, 18
        add          r8d, r15d
        add          edi, [rcx + 20]                            ; round 5
        rorx         r12d, r9d, 13
            vpaddd   xmm0, xmm5, xmm4
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
            vpxor    xmm4, xmm9, xmm7
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r14d, r12d
        xor          r14d, r15d
            vpslld   xmm5, xmm8, 14
        and          ebx, ebp
        xor          ebx, r10d
        add          r14d, ebx
        add          r8d, r13d
        mov          ebx, [rsp + 40]
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
            mov      r15, [rsp + 24]
            vpaddd   xmm7, xmm0, [r15]
        add          r8d, r14d
            vpsrldq  xmm9, xmm0, 8
        rorx         r14d, ebx, 11
            vpsrld   xmm8, xmm8, 3
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
            vpxor    xmm5, xmm10, xmm5
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
            vmovdqu  [rcx + 64], xmm7
        add          edi, r15d
        add          esi, [rcx + 24]                            ; round 6
            vpxor    xmm4, xmm4, xmm5
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
            vpsrld   xmm5, xmm9, 17
        rorx         r15d, r8d, 22
        mov          [rsp + 32], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r14d, r12d
        xor          r14d, r15d
            vpslld   xmm7, xmm9, 15
        and          ebp, r10d
        xor          ebp, r9d
            vpsrld   xmm10, xmm9, 19
        add          r14d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
            vpslld   xmm11, xmm9, 13
        add          edi, r14d
        rorx         r14d, r11d, 11
            vpxor    xmm5, xmm5, xmm7
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
            vpxor    xmm7, xmm10, xmm11
        andn         r15d, r11d, edx
            vpxor    xmm4, xmm8, xmm4
        xor          r13d, r14d
        xor          r13d, r12d
            vpsrld   xmm8, xmm9, 10
        add          esi, r15d
        add          edx, [rcx + 28]                            ; round 7
        rorx         r12d, edi, 13
            vpxor    xmm5, xmm5, xmm7
        rorx         r14d, edi, 2
            vpaddd   xmm4, xmm1, xmm4
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r8d
        xor          r14d, r12d
        xor          r14d, r15d
            vpalignr xmm7, xmm0, xmm3, 4
        and          r10d, ebp
        xor          r10d, r8d
        add          r14d, r10d
        add          esi, r13d
        mov          r10d, [rsp + 32]
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
            vpxor    xmm5, xmm8, xmm5
            vpaddd   xmm4, xmm4, xmm7
        add          esi, r14d
        rorx         r14d, r10d, 11
            vpaddd   xmm5, xmm4, xmm5
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
            vpalignr xmm5, xmm5, xmm0, 8
        andn         r15d, r10d, ebx
        xor          r13d, r14d
        xor          r13d, r12d
            vpsrld   xmm8, xmm5, 17
            vpslld   xmm9, xmm5, 15
        add          edx, r15d
        add          ebx, [rcx + 32]                            ; round 8
        rorx         r12d, esi, 13
            vpsrld   xmm10, xmm5, 19
        rorx         r14d, esi, 2
        rorx         r15d, esi, 22
            vpslld   xmm11, xmm5, 13
        mov          [rsp + 32], r8d
        mov          r8d, esi
        xor          r8d, edi
        xor          r14d, r12d
        xor          r14d, r15d
            vpxor    xmm8, xmm8, xmm9
        and          ebp, r8d
        xor          ebp, edi
        add          r14d, ebp
        add          edx, r13d
        add          r9d, edx
        rorx         r12d, r9d, 25
        rorx         r13d, r9d, 6
            vpxor    xmm9, xmm10, xmm11
        add          edx, r14d
            vpsrld   xmm5, xmm5, 10
        rorx         r14d, r9d, 11
            vpxor    xmm8, xmm8, xmm9
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
            vpxor    xmm5, xmm8, xmm5
        andn         r15d, r9d, r11d
        xor          r13d, r14d
        xor          r13d, r12d
            vpsrld   xmm8, xmm6, 7                              ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        add          ebx, r15d
        add          r11d, [rcx + 36]                           ; round 9
            vpslld   xmm9, xmm6, 25
        rorx         r12d, edx, 13
        rorx         r14d, edx, 2
            vpsrld   xmm10, xmm6, 18
        rorx         r15d, edx, 22
        mov          ebp, edx
        xor          ebp, esi
        xor          r14d, r12d
        xor          r14d, r15d
            vpaddd   xmm1, xmm4, xmm5
        and          r8d, ebp
        xor          r8d, esi
            vpxor    xmm4, xmm8, xmm9
        add          r14d, r8d
        add          ebx, r13d
        mov          r8d, [rsp + 32]
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
            vpslld   xmm5, xmm6, 14
        add          ebx, r14d
        rorx         r14d, r8d, 11
            mov      r15, [rsp + 24]
            vpaddd   xmm8, xmm1, [r15 + 16]
        mov          r15d, r8d
        and          r15d, r9d
        add          r11d, r15d
            vpsrldq  xmm9, xmm1, 8
        andn         r15d, r8d, r10d
            vpsrld   xmm6, xmm6, 3
        xor          r13d, r14d
        xor          r13d, r12d
            vpxor    xmm5, xmm10, xmm5
        add          r11d, r15d
        add          r10d, [rcx + 40]                           ; round 10
        rorx         r12d, ebx, 13
            vmovdqu  [rcx + 80], xmm8
        rorx         r14d, ebx, 2
        rorx         r15d, ebx, 22
            vpxor    xmm4, xmm4, xmm5
        mov          [rsp + 32], esi
        mov          esi, ebx
        xor          esi, edx
        xor          r14d, r12d
        xor          r14d, r15d
            vpsrld   xmm5, xmm9, 17
        and          ebp, esi
        xor          ebp, edx
        add          r14d, ebp
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
            vpslld   xmm8, xmm9, 15
        add          r11d, r14d
            vpsrld   xmm10, xmm9, 19
        rorx         r14d, edi, 11
            vpslld   xmm11, xmm9, 13
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
            vpxor    xmm5, xmm8, xmm5
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, r12d
            vpxor    xmm8, xmm10, xmm11
        add          r10d, r15d
            vpxor    xmm4, xmm4, xmm6
        add          r9d, [rcx + 44]                            ; round 11
        rorx         r12d, r11d, 13
            vpsrld   xmm6, xmm9, 10
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
            vpxor    xmm5, xmm8, xmm5
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r14d, r12d
        xor          r14d, r15d
            vpaddd   xmm4, xmm2, xmm4
        and          esi, ebp
        xor          esi, ebx
        add          r14d, esi
        add          r10d, r13d
        mov          esi, [rsp + 32]
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
            vpalignr xmm8, xmm1, xmm0, 4
        add          r10d, r14d
        rorx         r14d, esi, 11
            vpxor    xmm5, xmm5, xmm6
            vpaddd   xmm4, xmm8, xmm4
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
            vpaddd   xmm5, xmm4, xmm5
        andn         r15d, esi, r8d
        xor          r13d, r14d
        xor          r13d, r12d
            vpalignr xmm5, xmm5, xmm1, 8
        add          r9d, r15d
        add          r8d, [rcx + 48]                            ; round 12
            vpsrld   xmm6, xmm5, 17
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
            vpslld   xmm8, xmm5, 15
        rorx         r15d, r10d, 22
        mov          [rsp + 32], ebx
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r14d, r12d
        xor          r14d, r15d
            vpsrld   xmm9, xmm5, 19
        and          ebp, ebx
        xor          ebp, r11d
            vpslld   xmm10, xmm5, 13
        add          r14d, ebp
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r13d, edx, 6
            vpxor    xmm6, xmm8, xmm6
        add          r9d, r14d
        rorx         r14d, edx, 11
            vpxor    xmm8, xmm9, xmm10
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
            vpsrld   xmm5, xmm5, 10
        andn         r15d, edx, edi
            vpxor    xmm6, xmm8, xmm6
        xor          r13d, r14d
        xor          r13d, r12d
            vpsrld   xmm8, xmm7, 7                              ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r8d, r15d
        add          edi, [rcx + 52]                            ; round 13
        rorx         r12d, r9d, 13
            vpslld   xmm9, xmm7, 25
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
            vpsrld   xmm10, xmm7, 18
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r14d, r12d
        xor          r14d, r15d
            vpxor    xmm5, xmm6, xmm5
        and          ebx, ebp
        xor          ebx, r10d
        add          r14d, ebx
        add          r8d, r13d
        mov          ebx, [rsp + 32]
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
            vpxor    xmm6, xmm8, xmm9
        add          r8d, r14d
            vpaddd   xmm2, xmm4, xmm5
        rorx         r14d, ebx, 11
            vpslld   xmm4, xmm7, 14
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
            vpsrld   xmm5, xmm7, 3
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
            mov      r12, [rsp + 24]
            vpaddd   xmm7, xmm2, [r12 + 32]
        add          edi, r15d
            vpsrldq  xmm8, xmm2, 8
        add          esi, [rcx + 56]                            ; round 14
        rorx         r14d, r8d, 13
            vpxor    xmm4, xmm10, xmm4
        rorx         r15d, r8d, 2
        rorx         r12d, r8d, 22
        mov          [rsp + 32], r10d
        mov          r10d, r8d
        xor          r10d, r9d
            vpalignr xmm9, xmm2, xmm1, 4
        xor          r15d, r14d
        xor          r15d, r12d
            vmovdqu  [rcx + 96], xmm7
        and          ebp, r10d
        xor          ebp, r9d
        add          r15d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
            vpxor    xmm4, xmm6, xmm4
        add          edi, r15d
        rorx         r14d, r11d, 11
            vpsrld   xmm6, xmm8, 17
            vpslld   xmm7, xmm8, 15
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
            vpsrld   xmm10, xmm8, 19
        andn         r15d, r11d, edx
        xor          r13d, r14d
        xor          r13d, r12d
            vpslld   xmm11, xmm8, 13
        add          esi, r15d
        add          edx, [rcx + 60]                            ; round 15
            vpxor    xmm6, xmm6, xmm7
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
            vpxor    xmm7, xmm10, xmm11
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r8d
        xor          r14d, r12d
        xor          r14d, r15d
            vpxor    xmm4, xmm4, xmm5
        and          r10d, ebp
        xor          r10d, r8d
        add          r14d, r10d
            vpsrld   xmm5, xmm8, 10
        add          esi, r13d
        mov          r10d, [rsp + 32]
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
            vpxor    xmm6, xmm6, xmm7
        add          esi, r14d
        rorx         r14d, r10d, 11
            vpaddd   xmm4, xmm3, xmm4
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
            vpxor    xmm5, xmm6, xmm5
        andn         r15d, r10d, ebx
            vpaddd   xmm4, xmm9, xmm4
        xor          r13d, r14d
        xor          r13d, r12d
            vpaddd   xmm5, xmm4, xmm5
        add          edx, r15d
        rorx         r12d, esi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        rorx         r14d, esi, 2
        rorx         r15d, esi, 22
            vpsrld   xmm6, xmm5, 17
        mov          [rsp + 32], ebx
        mov          ebx, esi
        xor          ebx, edi
        xor          r14d, r12d
        xor          r14d, r15d
            vpslld   xmm7, xmm5, 15
        and          ebx, ebp
        xor          ebx, edi
        add          r14d, ebx
        add          edx, r13d
        add          r9d, edx
            vpsrld   xmm8, xmm5, 19
        add          edx, r14d
        lea          r12, [rcx + 64]                            ; the next sixteen words
            vpslld   xmm9, xmm5, 13
            vpxor    xmm6, xmm6, xmm7
            vpxor    xmm7, xmm8, xmm9
            vpsrld   xmm5, xmm5, 10
            vpxor    xmm6, xmm6, xmm7
        mov          rbp, [rsp + 24]
        lea          r13, [rbp + 64]
            vpxor    xmm5, xmm6, xmm5
            vpaddd   xmm3, xmm4, xmm5
            vpaddd   xmm4, xmm3, [rbp + 48]
            vmovdqu  [rcx + 112], xmm4
        mov          rcx, r12
        mov          rbp, r13
        mov          ebx, [rsp + 32]
        cmp          rcx, [rsp]
        jne          NSMS_L(next_words0)

        ; rounds 48 to 63
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as above, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         eax, r9d, 25                               ; round 0
        rorx         ebp, r9d, 6
        mov          r12d, edx
        xor          r12d, esi
        add          ebx, [rcx]
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        andn         r14d, r9d, r11d
        xor          ebp, r13d
        xor          ebp, eax
        add          ebx, r14d
        add          r11d, [rcx + 4]                            ; round 1
        rorx         eax, edx, 13
        rorx         r13d, edx, 2
        rorx         r14d, edx, 22
        mov          r15d, esi
        xor          r15d, edi
        xor          r13d, eax
        xor          r13d, r14d
        and          r15d, r12d
        xor          r15d, esi
        add          r13d, r15d
        add          ebx, ebp
        add          r8d, ebx
        rorx         eax, r8d, 25
        rorx         ebp, r8d, 6
        add          ebx, r13d
        rorx         r13d, r8d, 11
        mov          r14d, r8d
        and          r14d, r9d
        add          r11d, r14d
        andn         r14d, r8d, r10d
        xor          ebp, r13d
        xor          ebp, eax
        add          r11d, r14d
        add          r10d, [rcx + 8]                            ; round 2
        rorx         eax, ebx, 13
        rorx         r13d, ebx, 2
        rorx         r14d, ebx, 22
        mov          r15d, ebx
        xor          r15d, edx
        xor          r13d, eax
        xor          r13d, r14d
        and          r12d, r15d
        xor          r12d, edx
        add          r13d, r12d
        add          r11d, ebp
        add          edi, r11d
        rorx         eax, edi, 25
        rorx         ebp, edi, 6
        add          r11d, r13d
        rorx         r12d, edi, 11
        mov          r13d, edi
        and          r13d, r8d
        add          r10d, r13d
        andn         r13d, edi, r9d
        xor          ebp, r12d
        xor          ebp, eax
        add          r10d, r13d
        add          r9d, [rcx + 12]                            ; round 3
        rorx         eax, r11d, 13
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 22
        mov          r14d, r11d
        xor          r14d, ebx
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, ebx
        add          r12d, r15d
        add          r10d, ebp
        add          esi, r10d
        rorx         eax, esi, 25
        rorx         ebp, esi, 6
        add          r10d, r12d
        rorx         r12d, esi, 11
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        andn         r13d, esi, r8d
        xor          ebp, r12d
        xor          ebp, eax
        add          r9d, r13d
        add          r8d, [rcx + 16]                            ; round 4
        rorx         eax, r10d, 13
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 22
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, r11d
        add          r12d, r14d
        add          r9d, ebp
        add          edx, r9d
        rorx         eax, edx, 25
        rorx         ebp, edx, 6
        add          r9d, r12d
        rorx         r12d, edx, 11
        mov          r13d, edx
        and          r13d, esi
        add          r8d, r13d
        andn         r13d, edx, edi
        xor          ebp, r12d
        xor          ebp, eax
        add          r8d, r13d
        add          edi, [rcx + 20]                            ; round 5
        rorx         eax, r9d, 13
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 22
        mov          r14d, r9d
        xor          r14d, r10d
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, r10d
        add          r12d, r15d
        add          r8d, ebp
        add          ebx, r8d
        rorx         eax, ebx, 25
        rorx         ebp, ebx, 6
        add          r8d, r12d
        rorx         r12d, ebx, 11
        mov          r13d, ebx
        and          r13d, edx
        add          edi, r13d
        andn         r13d, ebx, esi
        xor          ebp, r12d
        xor          ebp, eax
        add          edi, r13d
        add          esi, [rcx + 24]                            ; round 6
        rorx         eax, r8d, 13
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 22
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, r9d
        add          r12d, r14d
        add          edi, ebp
        add          r11d, edi
        rorx         eax, r11d, 25
        rorx         ebp, r11d, 6
        add          edi, r12d
        rorx         r12d, r11d, 11
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        andn         r13d, r11d, edx
        xor          ebp, r12d
        xor          ebp, eax
        add          esi, r13d
        add          edx, [rcx + 28]                            ; round 7
        rorx         eax, edi, 13
        rorx         r12d, edi, 2
        rorx         r13d, edi, 22
        mov          r14d, edi
        xor          r14d, r8d
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, r8d
        add          r12d, r15d
        add          esi, ebp
        add          r10d, esi
        rorx         eax, r10d, 25
        rorx         ebp, r10d, 6
        add          esi, r12d
        rorx         r12d, r10d, 11
        mov          r13d, r10d
        and          r13d, r11d
        add          edx, r13d
        andn         r13d, r10d, ebx
        xor          ebp, r12d
        xor          ebp, eax
        add          r13d, edx
        add          ebx, [rcx + 32]                            ; round 8
        rorx         eax, esi, 13
        rorx         r12d, esi, 2
        rorx         r15d, esi, 22
        mov          edx, esi
        xor          edx, edi
        xor          r12d, eax
        xor          r12d, r15d
        and          r14d, edx
        xor          r14d, edi
        add          r12d, r14d
        add          ebp, r13d
        add          r9d, ebp
        rorx         eax, r9d, 25
        rorx         r13d, r9d, 6
        add          ebp, r12d
        rorx         r12d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        andn         r14d, r9d, r11d
        xor          r13d, r12d
        xor          r13d, eax
        add          ebx, r14d
        add          r11d, [rcx + 36]                           ; round 9
        rorx         eax, ebp, 13
        rorx         r12d, ebp, 2
        rorx         r14d, ebp, 22
        mov          r15d, ebp
        xor          r15d, esi
        xor          r12d, eax
        xor          r12d, r14d
        and          edx, r15d
        xor          edx, esi
        add          r12d, edx
        add          ebx, r13d
        add          r8d, ebx
        rorx         eax, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r12d
        rorx         r12d, r8d, 11
        mov          r14d, r8d
        and          r14d, r9d
        add          r11d, r14d
        andn         r14d, r8d, r10d
        xor          r13d, r12d
        xor          r13d, eax
        add          r11d, r14d
        add          r10d, [rcx + 40]                           ; round 10
        rorx         eax, ebx, 13
        rorx         r12d, ebx, 2
        rorx         r14d, ebx, 22
        mov          edx, ebx
        xor          edx, ebp
        xor          r12d, eax
        xor          r12d, r14d
        and          r15d, edx
        xor          r15d, ebp
        add          r12d, r15d
        add          r11d, r13d
        add          edi, r11d
        rorx         eax, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r12d
        rorx         r12d, edi, 11
        mov          r14d, edi
        and          r14d, r8d
        add          r10d, r14d
        andn         r14d, edi, r9d
        xor          r13d, r12d
        xor          r13d, eax
        add          r10d, r14d
        add          r9d, [rcx + 44]                            ; round 11
        rorx         eax, r11d, 13
        rorx         r12d, r11d, 2
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
        xor          r12d, eax
        xor          r12d, r14d
        and          edx, r15d
        xor          edx, ebx
        add          r12d, edx
        add          r10d, r13d
        add          esi, r10d
        rorx         eax, esi, 25
        rorx         r13d, esi, 6
        add          r10d, r12d
        rorx         r12d, esi, 11
        mov          r14d, esi
        and          r14d, edi
        add          r9d, r14d
        andn         r14d, esi, r8d
        xor          r13d, r12d
        xor          r13d, eax
        add          r9d, r14d
        add          r8d, [rcx + 48]                            ; round 12
        rorx         eax, r10d, 13
        rorx         r12d, r10d, 2
        rorx         r14d, r10d, 22
        mov          edx, r10d
        xor          edx, r11d
        xor          r12d, eax
        xor          r12d, r14d
        and          r15d, edx
        xor          r15d, r11d
        add          r12d, r15d
        add          r9d, r13d
        add          ebp, r9d
        rorx         eax, ebp, 25
        rorx         r13d, ebp, 6
        add          r9d, r12d
        rorx         r12d, ebp, 11
        mov          r14d, ebp
        and          r14d, esi
        add          r8d, r14d
        andn         r14d, ebp, edi
        xor          r13d, r12d
        xor          r13d, eax
        add          r8d, r14d
        add          edi, [rcx + 52]                            ; round 13
        rorx         eax, r9d, 13
        rorx         r12d, r9d, 2
        rorx         r14d, r9d, 22
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r12d, eax
        xor          r12d, r14d
        and          edx, r15d
        xor          edx, r10d
        add          r12d, edx
        add          r8d, r13d
        add          ebx, r8d
        rorx         eax, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r12d
        rorx         r12d, ebx, 11
        mov          r14d, ebx
        and          r14d, ebp
        add          edi, r14d
        andn         r14d, ebx, esi
        xor          r13d, r12d
        xor          r13d, eax
        add          edi, r14d
        add          esi, [rcx + 56]                            ; round 14
        rorx         eax, r8d, 13
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 22
        mov          edx, r8d
        xor          edx, r9d
        xor          r12d, eax
        xor          r12d, r14d
        and          r15d, edx
        xor          r15d, r9d
        add          r12d, r15d
        add          edi, r13d
        add          r11d, edi
        rorx         eax, r11d, 25
        rorx         r13d, r11d, 6
        add          edi, r12d
        rorx         r12d, r11d, 11
        mov          r14d, r11d
        and          r14d, ebx
        add          esi, r14d
        andn         r14d, r11d, ebp
        xor          r13d, r12d
        xor          r13d, eax
        add          esi, r14d
        rorx         eax, edi, 13
        rorx         r12d, edi, 2
        rorx         r14d, edi, 22
        mov          r15d, edi
        xor          r15d, r8d
        xor          r12d, eax
        xor          r12d, r14d
        and          edx, r15d
        xor          edx, r8d
        add          r12d, edx
        add          esi, r13d
        add          r10d, esi
        add          esi, r12d
        rorx         eax, r10d, 6                               ; round 15
        rorx         r12d, r10d, 11
        xor          eax, r12d
        rorx         r12d, r10d, 25
        xor          eax, r12d
        mov          r12d, r10d
        and          r12d, r11d
        andn         r13d, r10d, ebx
        add          ebp, [rcx + 60]
        add          ebp, r12d
        add          r13d, ebp
        add          eax, r13d
        rorx         edx, esi, 2
        rorx         ecx, esi, 13
        xor          edx, ecx
        rorx         ecx, esi, 22
        xor          edx, ecx
        mov          ecx, esi
        xor          ecx, edi
        and          ecx, r15d
        xor          ecx, edi
        add          edx, 0x6a09e667                            ; H = H + (a, b, ...)
        add          edx, ecx
        add          edx, eax
        mov          rcx, [rsp + 8]
        mov          [rcx], edx
        add          esi, -0x4498517b
        mov          [rcx + 4], esi
        add          edi, 0x3c6ef372
        mov          [rcx + 8], edi
        add          r8d, -0x5ab00ac6
        mov          [rcx + 12], r8d
        add          r9d, 0x510e527f
        add          r9d, eax
        mov          [rcx + 16], r9d
        add          r10d, -0x64fa9774
        mov          [rcx + 20], r10d
        add          r11d, 0x1f83d9ab
        mov          [rcx + 24], r11d
        add          ebx, 0x5be0cd19
        mov          [rcx + 28], ebx

        ; a constant block: W_t + K_t is a table
        lea          rcx, [rel NSMS_L(W1)]
        lea          rax, [rel NSMS_L(W1) + 256]
        mov          [rsp], rax
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; p: rcx; upper_bound: [rsp];
        ;   state: [rsp+8]; digest: [rsp+16].
NSMS_L(sixteen_rounds1):

        ; rounds 0 to 63, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as above, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        rorx         eax, r9d, 25                               ; round 0
        rorx         ebp, r9d, 6
        mov          r12d, edx
        xor          r12d, esi
        add          ebx, [rcx]
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        andn         r14d, r9d, r11d
        xor          ebp, r13d
        xor          ebp, eax
        add          ebx, r14d
        add          r11d, [rcx + 4]                            ; round 1
        rorx         eax, edx, 13
        rorx         r13d, edx, 2
        rorx         r14d, edx, 22
        mov          r15d, esi
        xor          r15d, edi
        xor          r13d, eax
        xor          r13d, r14d
        and          r15d, r12d
        xor          r15d, esi
        add          r13d, r15d
        add          ebx, ebp
        add          r8d, ebx
        rorx         eax, r8d, 25
        rorx         ebp, r8d, 6
        add          ebx, r13d
        rorx         r13d, r8d, 11
        mov          r14d, r8d
        and          r14d, r9d
        add          r11d, r14d
        andn         r14d, r8d, r10d
        xor          ebp, r13d
        xor          ebp, eax
        add          r11d, r14d
        add          r10d, [rcx + 8]                            ; round 2
        rorx         eax, ebx, 13
        rorx         r13d, ebx, 2
        rorx         r14d, ebx, 22
        mov          r15d, ebx
        xor          r15d, edx
        xor          r13d, eax
        xor          r13d, r14d
        and          r12d, r15d
        xor          r12d, edx
        add          r13d, r12d
        add          r11d, ebp
        add          edi, r11d
        rorx         eax, edi, 25
        rorx         ebp, edi, 6
        add          r11d, r13d
        rorx         r12d, edi, 11
        mov          r13d, edi
        and          r13d, r8d
        add          r10d, r13d
        andn         r13d, edi, r9d
        xor          ebp, r12d
        xor          ebp, eax
        add          r10d, r13d
        add          r9d, [rcx + 12]                            ; round 3
        rorx         eax, r11d, 13
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 22
        mov          r14d, r11d
        xor          r14d, ebx
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, ebx
        add          r12d, r15d
        add          r10d, ebp
        add          esi, r10d
        rorx         eax, esi, 25
        rorx         ebp, esi, 6
        add          r10d, r12d
        rorx         r12d, esi, 11
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        andn         r13d, esi, r8d
        xor          ebp, r12d
        xor          ebp, eax
        add          r9d, r13d
        add          r8d, [rcx + 16]                            ; round 4
        rorx         eax, r10d, 13
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 22
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, r11d
        add          r12d, r14d
        add          r9d, ebp
        add          edx, r9d
        rorx         eax, edx, 25
        rorx         ebp, edx, 6
        add          r9d, r12d
        rorx         r12d, edx, 11
        mov          r13d, edx
        and          r13d, esi
        add          r8d, r13d
        andn         r13d, edx, edi
        xor          ebp, r12d
        xor          ebp, eax
        add          r8d, r13d
        add          edi, [rcx + 20]                            ; round 5
        rorx         eax, r9d, 13
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 22
        mov          r14d, r9d
        xor          r14d, r10d
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, r10d
        add          r12d, r15d
        add          r8d, ebp
        add          ebx, r8d
        rorx         eax, ebx, 25
        rorx         ebp, ebx, 6
        add          r8d, r12d
        rorx         r12d, ebx, 11
        mov          r13d, ebx
        and          r13d, edx
        add          edi, r13d
        andn         r13d, ebx, esi
        xor          ebp, r12d
        xor          ebp, eax
        add          edi, r13d
        add          esi, [rcx + 24]                            ; round 6
        rorx         eax, r8d, 13
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 22
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, r9d
        add          r12d, r14d
        add          edi, ebp
        add          r11d, edi
        rorx         eax, r11d, 25
        rorx         ebp, r11d, 6
        add          edi, r12d
        rorx         r12d, r11d, 11
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        andn         r13d, r11d, edx
        xor          ebp, r12d
        xor          ebp, eax
        add          esi, r13d
        add          edx, [rcx + 28]                            ; round 7
        rorx         eax, edi, 13
        rorx         r12d, edi, 2
        rorx         r13d, edi, 22
        mov          r14d, edi
        xor          r14d, r8d
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, r8d
        add          r12d, r15d
        add          esi, ebp
        add          r10d, esi
        rorx         eax, r10d, 25
        rorx         ebp, r10d, 6
        add          esi, r12d
        rorx         r12d, r10d, 11
        mov          r13d, r10d
        and          r13d, r11d
        add          edx, r13d
        andn         r13d, r10d, ebx
        xor          ebp, r12d
        xor          ebp, eax
        add          edx, r13d
        add          ebx, [rcx + 32]                            ; round 8
        rorx         eax, esi, 13
        rorx         r12d, esi, 2
        rorx         r13d, esi, 22
        mov          r15d, esi
        xor          r15d, edi
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, edi
        add          r12d, r14d
        add          edx, ebp
        add          r9d, edx
        rorx         eax, r9d, 25
        rorx         ebp, r9d, 6
        add          edx, r12d
        rorx         r12d, r9d, 11
        mov          r13d, r9d
        and          r13d, r10d
        add          ebx, r13d
        andn         r13d, r9d, r11d
        xor          ebp, r12d
        xor          ebp, eax
        add          ebx, r13d
        add          r11d, [rcx + 36]                           ; round 9
        rorx         eax, edx, 13
        rorx         r12d, edx, 2
        rorx         r13d, edx, 22
        mov          r14d, edx
        xor          r14d, esi
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, esi
        add          r12d, r15d
        add          ebx, ebp
        add          r8d, ebx
        rorx         eax, r8d, 25
        rorx         ebp, r8d, 6
        add          ebx, r12d
        rorx         r12d, r8d, 11
        mov          r13d, r8d
        and          r13d, r9d
        add          r11d, r13d
        andn         r13d, r8d, r10d
        xor          ebp, r12d
        xor          ebp, eax
        add          r11d, r13d
        add          r10d, [rcx + 40]                           ; round 10
        rorx         eax, ebx, 13
        rorx         r12d, ebx, 2
        rorx         r13d, ebx, 22
        mov          r15d, ebx
        xor          r15d, edx
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, edx
        add          r12d, r14d
        add          r11d, ebp
        add          edi, r11d
        rorx         eax, edi, 25
        rorx         ebp, edi, 6
        add          r11d, r12d
        rorx         r12d, edi, 11
        mov          r13d, edi
        and          r13d, r8d
        add          r10d, r13d
        andn         r13d, edi, r9d
        xor          ebp, r12d
        xor          ebp, eax
        add          r10d, r13d
        add          r9d, [rcx + 44]                            ; round 11
        rorx         eax, r11d, 13
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 22
        mov          r14d, r11d
        xor          r14d, ebx
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, ebx
        add          r12d, r15d
        add          r10d, ebp
        add          esi, r10d
        rorx         eax, esi, 25
        rorx         ebp, esi, 6
        add          r10d, r12d
        rorx         r12d, esi, 11
        mov          r13d, esi
        and          r13d, edi
        add          r9d, r13d
        andn         r13d, esi, r8d
        xor          ebp, r12d
        xor          ebp, eax
        add          r9d, r13d
        add          r8d, [rcx + 48]                            ; round 12
        rorx         eax, r10d, 13
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 22
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, r11d
        add          r12d, r14d
        add          r9d, ebp
        add          edx, r9d
        rorx         eax, edx, 25
        rorx         ebp, edx, 6
        add          r9d, r12d
        rorx         r12d, edx, 11
        mov          r13d, edx
        and          r13d, esi
        add          r8d, r13d
        andn         r13d, edx, edi
        xor          ebp, r12d
        xor          ebp, eax
        add          r8d, r13d
        add          edi, [rcx + 52]                            ; round 13
        rorx         eax, r9d, 13
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 22
        mov          r14d, r9d
        xor          r14d, r10d
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, r10d
        add          r12d, r15d
        add          r8d, ebp
        add          ebx, r8d
        rorx         eax, ebx, 25
        rorx         ebp, ebx, 6
        add          r8d, r12d
        rorx         r12d, ebx, 11
        mov          r13d, ebx
        and          r13d, edx
        add          edi, r13d
        andn         r13d, ebx, esi
        xor          ebp, r12d
        xor          ebp, eax
        add          edi, r13d
        add          esi, [rcx + 56]                            ; round 14
        rorx         eax, r8d, 13
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 22
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, eax
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, r9d
        add          r12d, r14d
        add          edi, ebp
        add          r11d, edi
        rorx         eax, r11d, 25
        rorx         ebp, r11d, 6
        add          edi, r12d
        rorx         r12d, r11d, 11
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
        andn         r13d, r11d, edx
        xor          ebp, r12d
        xor          ebp, eax
        add          esi, r13d
        add          edx, [rcx + 60]                            ; round 15
        rorx         eax, edi, 13
        rorx         r12d, edi, 2
        rorx         r13d, edi, 22
        mov          r14d, edi
        xor          r14d, r8d
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, r8d
        add          r12d, r15d
        add          esi, ebp
        add          r10d, esi
        rorx         eax, r10d, 25
        rorx         ebp, r10d, 6
        add          esi, r12d
        rorx         r12d, r10d, 11
        mov          r13d, r10d
        and          r13d, r11d
        add          edx, r13d
        andn         r13d, r10d, ebx
        xor          ebp, r12d
        xor          ebp, eax
        add          edx, r13d
        rorx         eax, esi, 13
        rorx         r12d, esi, 2
        rorx         r13d, esi, 22
        mov          r15d, esi
        xor          r15d, edi
        xor          r12d, eax
        xor          r12d, r13d
        and          r15d, r14d
        xor          r15d, edi
        add          r12d, r15d
        add          edx, ebp
        add          r9d, edx
        add          edx, r12d
        add          rcx, 64                                    ; the next sixteen words
        cmp          rcx, [rsp]
        jne          NSMS_L(sixteen_rounds1)

        ; the hash value after the block
        mov          rax, [rsp + 8]
        add          edx, [rax]                                 ; H = H + (a, b, ...)
        add          esi, [rax + 4]
        add          edi, [rax + 8]
        add          r8d, [rax + 12]
        add          r9d, [rax + 16]
        bswap        edx                                        ; digest, word 0
        add          r10d, [rax + 20]
        bswap        esi                                        ; digest, word 1
        add          r11d, [rax + 24]
        bswap        edi                                        ; digest, word 2
        add          ebx, [rax + 28]
        bswap        r8d                                        ; digest, word 3
        mov          rax, [rsp + 16]
        mov          [rax], edx
        bswap        r9d                                        ; digest, word 4
        mov          [rax + 4], esi
        bswap        r10d                                       ; digest, word 5
        mov          [rax + 8], edi
        bswap        r11d                                       ; digest, word 6
        mov          [rax + 12], r8d
        bswap        ebx                                        ; digest, word 7
        mov          [rax + 16], r9d
        mov          [rax + 20], r10d
        mov          [rax + 24], r11d
        mov          [rax + 28], ebx

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 400]
        vmovaps      xmm7, [rsp + 416]
        vmovaps      xmm8, [rsp + 432]
        vmovaps      xmm9, [rsp + 448]
        vmovaps      xmm10, [rsp + 464]
        vmovaps      xmm11, [rsp + 480]
        vmovaps      xmm12, [rsp + 496]
        vmovaps      xmm13, [rsp + 512]
        add          rsp, 536
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
        dd           NSMS_SYMBOL(nsms_sha256_len64_avx2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_len64_avx2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_len64_avx2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0xd0, 0x03 ; sub rsp, 408
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 408
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
        db           1, NSMS_L(at17) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 26, 0
        db           NSMS_L(at17) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xd8 ; vmovaps [rsp + 512], xmm13
        dw           32
        db           NSMS_L(at16) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xc8 ; vmovaps [rsp + 496], xmm12
        dw           31
        db           NSMS_L(at15) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xb8 ; vmovaps [rsp + 480], xmm11
        dw           30
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xa8 ; vmovaps [rsp + 464], xmm10
        dw           29
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x98 ; vmovaps [rsp + 448], xmm9
        dw           28
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x88 ; vmovaps [rsp + 432], xmm8
        dw           27
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x78 ; vmovaps [rsp + 416], xmm7
        dw           26
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x68 ; vmovaps [rsp + 400], xmm6
        dw           25
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x01 ; sub rsp, 536
        dw           67
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_len64_avx2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_len64_avx2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_len64_avx2: 15 integer registers, 14 vector registers, 12 spills.
;   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1
;     block: xmm0..xmm3; scratch: rax; p: rcx; kp: rbp; upper_bound: [rsp]; state: [rsp+8];
;     digest: [rsp+16]. Slots of the frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;     state: the hash value, on which the rounds work.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_len64_avx2
;   signature: void nsms_sha256_len64_avx2(uint8_t *digest, const void *message)
;   parameters:
;     - {name: digest, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 1, access: write}
;     - {name: message, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
;   stack_bytes: {sysv: 456, win64: 600}
;   features: [avx, bmi1, bmi2]
