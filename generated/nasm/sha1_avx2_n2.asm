; sha1_avx2_n2.asm, written by nsms: make gen HASH=sha1 ISA=avx2 N=2
;
; void nsms_sha1_blocks_avx2_n2(uint32_t state[5], const void *data, size_t blocks);
;   SHA-1: the hash value after any number of blocks, 2 scheduled at a time.
;   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 2,729 instructions (System V); 760 bytes of stack (System V), 824 (Win64).
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
%define NSMS_L(name) ..@sha1_avx2_n2_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K4x2):  ; K_t: each group of 4 words twice, once for each block of a register
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
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2))
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2)
%endif
NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2):
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
        vmovaps      [rsp + 704], xmm6
NSMS_L(at10):
        vmovaps      [rsp + 720], xmm7
NSMS_L(at11):
        vmovaps      [rsp + 736], xmm8
NSMS_L(at12):
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
        sub          rsp, 712
NSMS_L(at7):
%endif
        cmp          rdx, 0
        je           NSMS_L(done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 63]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi.
NSMS_L(batch2):
        cmp          rdx, 2
        jb           NSMS_L(batch1)

        ; the schedule of 2 blocks: the message words
        vmovdqu      xmm4, [rsi]                                ; W_0 to W_3
        vmovdqu      xmm5, [rsi + 16]                           ; W_4 to W_7
        vmovdqu      xmm6, [rsi + 32]                           ; W_8 to W_11
        vmovdqu      ymm7, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vinserti128  ymm4, ymm4, [rsi + 64], 1
        vmovdqu      xmm8, [rsi + 48]                           ; W_12 to W_15
        vinserti128  ymm5, ymm5, [rsi + 80], 1
        vinserti128  ymm6, ymm6, [rsi + 96], 1
        vpshufb      ymm0, ymm4, ymm7
        vinserti128  ymm4, ymm8, [rsi + 112], 1
        lea          rbp, [rax + 32]
        vpshufb      ymm1, ymm5, ymm7
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
        mov          rbx, rax

        ; all rounds of one block; schedule of 2 blocks
            vpsrldq  ymm4, ymm3, 4                              ; W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
            vpalignr ymm5, ymm1, ymm0, 8
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm0
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm3, 4
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm0, ymm4, ymm0
            vpslld   ymm4, ymm0, 1
            vpsrld   ymm0, ymm0, 31
            vpxor    ymm0, ymm0, ymm4
            vpaddd   ymm4, ymm0, [rel NSMS_L(K4x2) + 128]
            vmovdqu  [rax + 128], ymm4
            vpsrldq  ymm4, ymm0, 4                              ; W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
            vpalignr ymm5, ymm2, ymm1, 8
        rorx         r12d, r8d, 2                               ; round 0
        rorx         r13d, ecx, 27
        andn         r14d, r8d, r10d
        and          r8d, r9d
        add          r8d, r13d
        add          r11d, [rax]
        add          r14d, r11d
        add          r8d, r14d
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm1
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm0, 4
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm1, ymm4, ymm1
            vpslld   ymm4, ymm1, 1
            vpsrld   ymm1, ymm1, 31
            vpxor    ymm1, ymm1, ymm4
            vpaddd   ymm4, ymm1, [rel NSMS_L(K4x2) + 160]
            vmovdqu  [rax + 160], ymm4
        mov          r13d, ecx                                  ; round 1
        and          r13d, r12d
        rorx         r14d, ecx, 2
        rorx         r15d, r8d, 27
        andn         ecx, ecx, r9d
        add          r10d, [rax + 4]
        add          ecx, r10d
        add          ecx, r13d
        add          ecx, r15d
        andn         r13d, r8d, r12d                            ; round 2
        rorx         r15d, r8d, 2
        rorx         ebx, ecx, 27
        and          r8d, r14d
        add          r9d, [rax + 8]
        add          r8d, r9d
        add          r8d, r13d
        add          r8d, ebx
        mov          r13d, ecx                                  ; round 3
        and          r13d, r15d
        rorx         ebx, ecx, 2
        rorx         r11d, r8d, 27
        andn         ecx, ecx, r14d
        add          r12d, [rax + 12]
        add          r12d, r13d
        add          ecx, r12d
        add          ecx, r11d
            vpsrldq  ymm4, ymm1, 4                              ; W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        andn         r12d, r8d, r15d                            ; round 4
        rorx         r13d, r8d, 2
        rorx         r11d, ecx, 27
        and          r8d, ebx
        add          r14d, [rax + 32]
        add          r8d, r14d
        add          r8d, r12d
        add          r8d, r11d
            vpalignr ymm5, ymm3, ymm2, 8
        andn         r12d, ecx, ebx                             ; round 5
        rorx         r14d, ecx, 2
        rorx         r11d, r8d, 27
        and          ecx, r13d
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm2
            vpsrld   ymm6, ymm4, 31
        add          r15d, [rax + 36]
        add          ecx, r15d
        add          ecx, r12d
        add          ecx, r11d
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm1, 4
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm2, ymm4, ymm2
            vpslld   ymm4, ymm2, 1
            vpsrld   ymm2, ymm2, 31
            vpxor    ymm2, ymm2, ymm4
            vpaddd   ymm4, ymm2, [rel NSMS_L(K4x2) + 192]
            vmovdqu  [rax + 192], ymm4
        add          ebx, [rax + 40]                            ; round 6
        rorx         r12d, r8d, 2
        rorx         r15d, ecx, 27
        mov          r11d, r8d
        and          r11d, r14d
        add          ebx, r11d
        andn         r8d, r8d, r13d
        add          r8d, ebx
        add          r8d, r15d
        mov          r15d, ecx                                  ; round 7
        and          r15d, r12d
        add          r13d, [rax + 44]
        rorx         ebx, ecx, 2
        rorx         r11d, r8d, 27
        andn         ecx, ecx, r14d
        add          r13d, r15d
        add          ecx, r13d
        add          ecx, r11d
        andn         r13d, r8d, r12d                            ; round 8
        mov          r15d, r8d
        and          r15d, ebx
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
            vpsrldq  ymm4, ymm2, 4                              ; W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        add          r14d, [rax + 64]
        add          r14d, r15d
        add          r13d, r14d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 9
        rorx         r14d, r8d, 27
        andn         r15d, ecx, ebx
        and          ecx, r11d
        add          r12d, [rax + 68]
            vpalignr ymm5, ymm0, ymm3, 8
        add          ecx, r12d
        add          ecx, r15d
        add          ecx, r14d
        mov          r12d, r8d                                  ; round 10
        and          r12d, r13d
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm3
            vpsrld   ymm6, ymm4, 31
        andn         r8d, r8d, r11d
        add          ebx, [rax + 72]
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm2, 4
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm3, ymm4, ymm3
            vpslld   ymm4, ymm3, 1
        add          ebx, r12d
        add          r8d, ebx
        add          r8d, r15d
            vpsrld   ymm3, ymm3, 31
            vpxor    ymm3, ymm3, ymm4
            vpaddd   ymm4, ymm3, [rel NSMS_L(K4x2) + 224]
            vmovdqu  [rax + 224], ymm4
        andn         r12d, ecx, r13d                            ; round 11
        mov          r15d, ecx
        and          r15d, r14d
        rorx         ebx, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, [rax + 76]
        add          r11d, r15d
        add          r12d, r11d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               ; round 12
        rorx         r15d, ecx, 27
        andn         r11d, r8d, r14d
        add          r13d, [rax + 96]
        and          r8d, ebx
        add          r8d, r13d
        add          r8d, r11d
        add          r8d, r15d
        add          r14d, [rax + 100]                          ; round 13
            vpsrldq  ymm4, ymm3, 4                              ; W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
        rorx         r13d, ecx, 2
        rorx         r15d, r8d, 27
        mov          r11d, ecx
        and          r11d, r12d
        add          r14d, r11d
        rorx         r11d, r8d, 2                               ; round 14
        andn         ecx, ecx, ebx
        add          ecx, r14d
        add          ecx, r15d
        rorx         r14d, ecx, 27
        mov          r15d, r8d
        and          r15d, r13d
        add          ebx, [rax + 104]
        andn         r8d, r8d, r12d
            vpalignr ymm5, ymm1, ymm0, 8
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm0
            vpsrld   ymm6, ymm4, 31
        add          ebx, r15d
        add          r8d, ebx
        add          r8d, r14d
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm3, 4
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm0, ymm4, ymm0
            vpslld   ymm4, ymm0, 1
        rorx         r14d, ecx, 2                               ; round 15
        rorx         r15d, r8d, 27
        mov          ebx, ecx
        and          ebx, r11d
            vpsrld   ymm0, ymm0, 31
            vpxor    ymm0, ymm0, ymm4
            vpaddd   ymm4, ymm0, [rel NSMS_L(K4x2) + 256]
            vmovdqu  [rax + 256], ymm4
        add          r12d, [rax + 108]
        andn         ecx, ecx, r13d
        add          r12d, ebx
        add          ecx, r12d
        add          ecx, r15d
        rorx         r12d, r8d, 2                               ; round 16
        rorx         r15d, ecx, 27
        mov          ebx, r8d
        and          ebx, r14d
        add          r13d, [rax + 128]
        add          r13d, ebx
        andn         r8d, r8d, r11d
        add          r8d, r13d
        add          r8d, r15d
        andn         r13d, ecx, r14d                            ; round 17
        rorx         r15d, ecx, 2
        rorx         ebx, r8d, 27
            vpsrldq  ymm4, ymm0, 4                              ; W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
        and          ecx, r12d
        add          r11d, [rax + 132]
        add          ecx, r11d
        add          ecx, r13d
        add          ecx, ebx
        add          r14d, [rax + 136]                          ; round 18
        rorx         r13d, r8d, 2
        rorx         ebx, ecx, 27
        mov          r11d, r8d
        and          r11d, r15d
            vpalignr ymm5, ymm2, ymm1, 8
        andn         r8d, r8d, r12d
        add          r14d, r11d
        add          r8d, r14d
        add          r8d, ebx
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm1
            vpsrld   ymm6, ymm4, 31
        andn         r14d, ecx, r15d                            ; round 19
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm0, 4
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm1, ymm4, ymm1
            vpslld   ymm4, ymm1, 1
        mov          ebx, ecx
        and          ebx, r13d
        rorx         r11d, ecx, 2
        rorx         ecx, r8d, 27
            vpsrld   ymm1, ymm1, 31
            vpxor    ymm1, ymm1, ymm4
            vpaddd   ymm4, ymm1, [rel NSMS_L(K4x2) + 288]
            vmovdqu  [rax + 288], ymm4
        add          r12d, [rax + 140]
        add          r12d, ebx
        add          r14d, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               ; round 20
        rorx         r14d, ecx, 27
        add          r15d, [rax + 160]
        xor          r8d, r11d
        xor          r8d, r13d
        add          r8d, r15d
        add          r8d, r14d
        rorx         r14d, ecx, 2                               ; round 21
        rorx         r15d, r8d, 27
        xor          ecx, r12d
        add          r13d, [rax + 164]
        xor          ecx, r11d
        add          ecx, r13d
        add          ecx, r15d
        add          r11d, [rax + 168]                          ; round 22
        mov          r13d, r8d
        xor          r13d, r14d
            vpsrldq  ymm4, ymm1, 4                              ; W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
        xor          r13d, r12d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r13d
        add          r8d, r11d
            vpalignr ymm5, ymm3, ymm2, 8
        rorx         r13d, ecx, 2                               ; round 23
        rorx         ebx, r8d, 27
        xor          ecx, r15d
        xor          ecx, r14d
        add          r12d, [rax + 172]
        add          ecx, r12d
        add          ecx, ebx
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm2
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm1, 4
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm2, ymm4, ymm2
            vpslld   ymm4, ymm2, 1
        rorx         r12d, r8d, 2                               ; round 24
        rorx         ebx, ecx, 27
            vpsrld   ymm2, ymm2, 31
            vpxor    ymm2, ymm2, ymm4
            vpaddd   ymm4, ymm2, [rel NSMS_L(K4x2) + 320]
            vmovdqu  [rax + 320], ymm4
        xor          r8d, r13d
        xor          r8d, r15d
        add          r14d, [rax + 192]
        add          r8d, r14d
        add          r8d, ebx
        add          r15d, [rax + 196]                          ; round 25
        rorx         r14d, ecx, 2
        rorx         ebx, r8d, 27
        xor          ecx, r12d
        xor          ecx, r13d
        add          ecx, r15d
        add          ecx, ebx
        mov          r15d, r8d                                  ; round 26
        xor          r15d, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        xor          r15d, r12d
        add          r13d, [rax + 200]
        add          r13d, r15d
        add          r8d, r13d
            vpsrldq  ymm4, ymm2, 4                              ; W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
        rorx         r13d, ecx, 2                               ; round 27
        rorx         r15d, r8d, 27
        xor          ecx, ebx
        add          r12d, [rax + 204]
            vpalignr ymm5, ymm0, ymm3, 8
        xor          ecx, r14d
        add          ecx, r12d
        add          ecx, r15d
        rorx         r12d, r8d, 2                               ; round 28
        rorx         r15d, ecx, 27
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm3
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm2, 4
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm3, ymm4, ymm3
            vpslld   ymm4, ymm3, 1
        add          r14d, [rax + 224]
        xor          r8d, r13d
        xor          r8d, ebx
        add          r8d, r14d
        add          r8d, r15d
        mov          r14d, ecx                                  ; round 29
        xor          r14d, r12d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
            vpsrld   ymm3, ymm3, 31
            vpxor    ymm3, ymm3, ymm4
            vpaddd   ymm4, ymm3, [rel NSMS_L(K4x2) + 352]
            vmovdqu  [rax + 352], ymm4
        xor          r14d, r13d
        add          ebx, [rax + 228]
        add          ebx, r14d
        add          ecx, ebx
        add          r13d, [rax + 232]                          ; round 30
        rorx         r14d, r8d, 2
        rorx         ebx, ecx, 27
        xor          r8d, r15d
        xor          r8d, r12d
        add          r8d, r13d
        add          r8d, ebx
        mov          r13d, ecx                                  ; round 31
        xor          r13d, r14d
        rorx         ebx, ecx, 2
        rorx         ecx, r8d, 27
        xor          r13d, r15d
        add          r12d, [rax + 236]
        add          r12d, r13d
        add          ecx, r12d
        add          r15d, [rax + 256]                          ; round 32
            vpsrldq  ymm4, ymm3, 4                              ; W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
        mov          r12d, r8d
        xor          r12d, ebx
        xor          r12d, r14d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r15d
        rorx         r13d, ecx, 2                               ; round 33
        rorx         r15d, r8d, 27
            vpalignr ymm5, ymm1, ymm0, 8
        add          r14d, [rax + 260]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, r14d
        add          ecx, r15d
        mov          r14d, r8d                                  ; round 34
        xor          r14d, r13d
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm0
            vpsrld   ymm6, ymm4, 31
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm3, 4
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm0, ymm4, ymm0
            vpslld   ymm4, ymm0, 1
        xor          r14d, r12d
        add          ebx, [rax + 264]
        add          ebx, r14d
        add          r8d, ebx
        mov          r14d, ecx                                  ; round 35
        xor          r14d, r15d
            vpsrld   ymm0, ymm0, 31
            vpxor    ymm0, ymm0, ymm4
            vpaddd   ymm4, ymm0, [rel NSMS_L(K4x2) + 384]
            vmovdqu  [rax + 384], ymm4
        rorx         ebx, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, [rax + 268]
        xor          r14d, r13d
        add          r12d, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               ; round 36
        rorx         r14d, ecx, 27
        add          r13d, [rax + 288]
        xor          r8d, ebx
        xor          r8d, r15d
        add          r8d, r13d
        add          r8d, r14d
        rorx         r13d, ecx, 2                               ; round 37
        rorx         r14d, r8d, 27
        xor          ecx, r12d
        xor          ecx, ebx
        add          r15d, [rax + 292]
        add          ecx, r15d
        add          ecx, r14d
            vpsrldq  ymm4, ymm0, 4                              ; W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
        add          ebx, [rax + 296]                           ; round 38
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebx
        add          r8d, r15d
        rorx         r15d, ecx, 2                               ; round 39
        rorx         ebx, r8d, 27
            vpalignr ymm5, ymm2, ymm1, 8
        xor          ecx, r14d
        xor          ecx, r13d
        add          r12d, [rax + 300]
        add          ecx, r12d
        add          ecx, ebx
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm1
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm0, 4
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm1, ymm4, ymm1
            vpslld   ymm4, ymm1, 1
        rorx         r12d, r8d, 2                               ; round 40
        rorx         ebx, ecx, 27
        xor          r8d, r15d
        add          r13d, [rax + 320]
        add          r13d, ebx
            vpsrld   ymm1, ymm1, 31
            vpxor    ymm1, ymm1, ymm4
            vpaddd   ymm4, ymm1, [rel NSMS_L(K4x2) + 416]
            vmovdqu  [rax + 416], ymm4
        mov          ebx, r15d
        xor          ebx, r14d
        and          r8d, ebx
        xor          r8d, r15d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 41
        rorx         ebx, r8d, 27
        mov          r11d, r12d
        xor          r11d, r15d
        xor          ecx, r12d
        and          ecx, r11d
        xor          ecx, r12d
        add          r14d, [rax + 324]
        add          ecx, r14d
        add          ecx, ebx
        mov          r14d, r8d                                  ; round 42
        xor          r14d, r13d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, r13d
        xor          r11d, r12d
        and          r14d, r11d
        xor          r14d, r13d
        add          r15d, [rax + 328]
        add          r8d, r15d
        add          r8d, r14d
        mov          r14d, ebx                                  ; round 43
        xor          r14d, r13d
            vpsrldq  ymm4, ymm1, 4                              ; W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
        rorx         r15d, ecx, 2
        rorx         r11d, r8d, 27
        add          r12d, [rax + 332]
        xor          ecx, ebx
        and          ecx, r14d
        xor          ecx, ebx
        add          ecx, r12d
        add          ecx, r11d
            vpalignr ymm5, ymm3, ymm2, 8
        mov          r12d, r15d                                 ; round 44
        xor          r12d, ebx
        rorx         r14d, r8d, 2
        rorx         r11d, ecx, 27
        add          r13d, [rax + 352]
        add          r13d, r11d
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm2
            vpsrld   ymm6, ymm4, 31
        xor          r8d, r15d
        and          r8d, r12d
        xor          r8d, r15d
        add          r8d, r13d
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm1, 4
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm2, ymm4, ymm2
            vpslld   ymm4, ymm2, 1
        rorx         r12d, ecx, 2                               ; round 45
        rorx         r13d, r8d, 27
        mov          r11d, r14d
        xor          r11d, r15d
            vpsrld   ymm2, ymm2, 31
            vpxor    ymm2, ymm2, ymm4
            vpaddd   ymm4, ymm2, [rel NSMS_L(K4x2) + 448]
            vmovdqu  [rax + 448], ymm4
        add          ebx, [rax + 356]
        xor          ecx, r14d
        and          ecx, r11d
        xor          ecx, r14d
        add          ecx, ebx
        add          ecx, r13d
        mov          r13d, r8d                                  ; round 46
        xor          r13d, r12d
        add          r15d, [rax + 360]
        mov          ebx, r12d
        xor          ebx, r14d
        and          r13d, ebx
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        xor          r13d, r12d
        add          r8d, r15d
        add          r8d, r13d
        mov          r13d, ebx                                  ; round 47
        xor          r13d, r12d
        mov          r15d, ecx
        xor          r15d, ebx
        and          r15d, r13d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r15d, ebx
        add          r14d, [rax + 364]
        add          r14d, r15d
        add          ecx, r14d
        mov          r14d, r8d                                  ; round 48
        xor          r14d, r13d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
            vpsrldq  ymm4, ymm2, 4                              ; W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
        add          r12d, [rax + 384]
        add          r8d, r12d
        mov          r12d, r13d
        xor          r12d, ebx
            vpalignr ymm5, ymm0, ymm3, 8
        and          r14d, r12d
        xor          r14d, r13d
        add          r8d, r14d
        rorx         r12d, ecx, 2                               ; round 49
        rorx         r14d, r8d, 27
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm3
            vpsrld   ymm6, ymm4, 31
        xor          ecx, r15d
        mov          r11d, r15d
        xor          r11d, r13d
        and          ecx, r11d
        xor          ecx, r15d
        add          ebx, [rax + 388]
        add          ecx, ebx
        add          ecx, r14d
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm2, 4
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm3, ymm4, ymm3
            vpslld   ymm4, ymm3, 1
            vpsrld   ymm3, ymm3, 31
            vpxor    ymm3, ymm3, ymm4
            vpaddd   ymm4, ymm3, [rel NSMS_L(K4x2) + 480]
            vmovdqu  [rax + 480], ymm4
        rorx         r14d, r8d, 2                               ; round 50
        rorx         ebx, ecx, 27
        add          r13d, [rax + 392]
        add          r13d, ebx
        mov          ebx, r12d
        xor          ebx, r15d
        xor          r8d, r12d
        and          r8d, ebx
        xor          r8d, r12d
        add          r8d, r13d
        mov          r13d, r14d                                 ; round 51
        xor          r13d, r12d
        add          r15d, [rax + 396]
        rorx         ebx, ecx, 2
        rorx         r11d, r8d, 27
        xor          ecx, r14d
        and          ecx, r13d
        xor          ecx, r14d
        add          ecx, r15d
        add          ecx, r11d
        mov          r13d, r8d                                  ; round 52
        xor          r13d, ebx
        mov          r15d, ebx
        xor          r15d, r14d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, [rax + 416]
        add          r8d, r12d
        and          r13d, r15d
        xor          r13d, ebx
        add          r8d, r13d
            vpsrldq  ymm4, ymm3, 4                              ; W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
        mov          r12d, ecx                                  ; round 53
        xor          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
            vpalignr ymm5, ymm1, ymm0, 8
        mov          r15d, r11d
        xor          r15d, ebx
        and          r12d, r15d
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm0
            vpsrld   ymm6, ymm4, 31
        xor          r12d, r11d
        add          r14d, [rax + 420]
        add          r14d, r12d
        add          ecx, r14d
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm3, 4
            vpxor    ymm4, ymm4, ymm2
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm0, ymm4, ymm0
            vpslld   ymm4, ymm0, 1
            vpsrld   ymm0, ymm0, 31
            vpxor    ymm0, ymm0, ymm4
            vpaddd   ymm4, ymm0, [rel NSMS_L(K4x2) + 512]
            vmovdqu  [rax + 512], ymm4
        mov          r12d, r13d                                 ; round 54
        xor          r12d, r11d
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
        xor          r8d, r13d
        and          r8d, r12d
        xor          r8d, r13d
        add          ebx, [rax + 424]
        add          ebx, r15d
        add          r8d, ebx
        mov          r12d, r14d                                 ; round 55
        xor          r12d, r13d
        rorx         r15d, ecx, 2
        rorx         ebx, r8d, 27
        add          r11d, [rax + 428]
        xor          ecx, r14d
        and          ecx, r12d
        xor          ecx, r14d
        add          ecx, r11d
        add          ecx, ebx
        mov          r12d, r8d                                  ; round 56
        xor          r12d, r15d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, [rax + 448]
        add          r8d, r13d
        mov          r13d, r15d
        xor          r13d, r14d
        and          r12d, r13d
        xor          r12d, r15d
        add          r8d, r12d
        mov          r12d, ecx                                  ; round 57
        xor          r12d, ebx
            vpsrldq  ymm4, ymm0, 4                              ; W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r14d, [rax + 452]
        mov          r11d, ebx
        xor          r11d, r15d
        and          r12d, r11d
        xor          r12d, ebx
        add          r14d, r12d
        add          ecx, r14d
            vpalignr ymm5, ymm2, ymm1, 8
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm1
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm0, 4
            vpxor    ymm4, ymm4, ymm3
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm1, ymm4, ymm1
            vpslld   ymm4, ymm1, 1
        mov          r12d, r8d                                  ; round 58
        xor          r12d, r13d
        mov          r14d, r13d
        xor          r14d, ebx
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        and          r12d, r14d
            vpsrld   ymm1, ymm1, 31
            vpxor    ymm1, ymm1, ymm4
            vpaddd   ymm4, ymm1, [rel NSMS_L(K4x2) + 544]
            vmovdqu  [rax + 544], ymm4
        add          r15d, [rax + 456]
        add          r8d, r15d
        xor          r12d, r13d
        add          r8d, r12d
        add          ebx, [rax + 460]                           ; round 59
        rorx         r12d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r11d
        mov          r15d, r11d
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, r11d
        add          ecx, ebx
        add          ecx, r14d
        mov          r14d, r8d                                  ; round 60
        xor          r14d, r12d
        add          r13d, [rax + 480]
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        xor          r14d, r11d
        add          r13d, r14d
        add          r8d, r13d
        add          r11d, [rax + 484]                          ; round 61
            vpsrldq  ymm4, ymm1, 4                              ; W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
        rorx         r13d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r15d
        xor          ecx, r12d
        add          ecx, r11d
        add          ecx, r14d
        mov          r14d, r8d                                  ; round 62
        xor          r14d, r13d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, [rax + 488]
            vpalignr ymm5, ymm3, ymm2, 8
        xor          r14d, r15d
        add          r12d, r14d
        add          r8d, r12d
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm4, ymm4, ymm2
            vpsrld   ymm6, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm6, ymm4
            vpalignr ymm4, ymm4, ymm1, 4
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm5
            vpxor    ymm2, ymm4, ymm2
            vpslld   ymm4, ymm2, 1
            vpsrld   ymm2, ymm2, 31
            vpxor    ymm2, ymm2, ymm4
            vpaddd   ymm4, ymm2, [rel NSMS_L(K4x2) + 576]
            vmovdqu  [rax + 576], ymm4
        rorx         r12d, ecx, 2                               ; round 63
        rorx         r14d, r8d, 27
        add          r15d, [rax + 492]
        xor          ecx, ebx
        xor          ecx, r13d
        add          ecx, r15d
        add          ecx, r14d
        mov          r14d, r8d                                  ; round 64
        xor          r14d, r12d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        xor          r14d, ebx
        add          r13d, [rax + 512]
        add          r13d, r14d
        add          r8d, r13d
        add          ebx, [rax + 516]                           ; round 65
        rorx         r13d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r15d
        xor          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
            vpsrldq  ymm4, ymm2, 4                              ; W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
        add          r12d, [rax + 520]                          ; round 66
        rorx         r14d, r8d, 2
        rorx         ebx, ecx, 27
        xor          r8d, r13d
        xor          r8d, r15d
        add          r8d, r12d
        add          r8d, ebx
        rorx         r12d, ecx, 2                               ; round 67
        rorx         ebx, r8d, 27
            vpalignr ymm0, ymm0, ymm3, 8
        add          r15d, [rax + 524]
        xor          ecx, r14d
        xor          ecx, r13d
        add          ecx, r15d
        add          ecx, ebx
            vpxor    ymm4, ymm4, ymm1
            vpxor    ymm4, ymm4, ymm0
            vpxor    ymm4, ymm4, ymm3
            vpsrld   ymm5, ymm4, 31
            vpslld   ymm4, ymm4, 1
            vpxor    ymm4, ymm5, ymm4
            vpalignr ymm2, ymm4, ymm2, 4
            vpxor    ymm1, ymm2, ymm1
            vpxor    ymm0, ymm1, ymm0
            vpxor    ymm0, ymm0, ymm3
            vpslld   ymm1, ymm0, 1
            vpsrld   ymm0, ymm0, 31
            vpxor    ymm0, ymm0, ymm1
            vpaddd   ymm0, ymm0, [rel NSMS_L(K4x2) + 608]
            vmovdqu  [rax + 608], ymm0
        mov          r15d, r8d                                  ; round 68
        xor          r15d, r12d
        xor          r15d, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, [rax + 544]
        add          r13d, r15d
        add          r8d, r13d
        add          r14d, [rax + 548]                          ; round 69
        rorx         r13d, ecx, 2
        rorx         r15d, r8d, 27
        xor          ecx, ebx
        xor          ecx, r12d
        add          ecx, r14d
        add          ecx, r15d
        mov          r14d, r8d                                  ; round 70
        xor          r14d, r13d
        xor          r14d, ebx
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, [rax + 552]
        add          r12d, r14d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               ; round 71
        rorx         r14d, r8d, 27
        add          ebx, [rax + 556]
        xor          ecx, r15d
        xor          ecx, r13d
        add          ecx, ebx
        add          ecx, r14d
        add          r13d, [rax + 576]                          ; round 72
        rorx         r14d, r8d, 2
        rorx         ebx, ecx, 27
        xor          r8d, r12d
        xor          r8d, r15d
        add          r8d, r13d
        add          r8d, ebx
        add          r15d, [rax + 580]                          ; round 73
        rorx         r13d, ecx, 2
        rorx         ebx, r8d, 27
        xor          ecx, r14d
        xor          ecx, r12d
        add          ecx, r15d
        add          ecx, ebx
        mov          r15d, r8d                                  ; round 74
        xor          r15d, r13d
        xor          r15d, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, [rax + 584]
        add          r12d, r15d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               ; round 75
        rorx         r15d, r8d, 27
        add          r14d, [rax + 588]
        xor          ecx, ebx
        xor          ecx, r13d
        add          ecx, r14d
        add          ecx, r15d
        mov          r14d, r8d                                  ; round 76
        xor          r14d, r12d
        xor          r14d, ebx
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, [rax + 608]
        add          r13d, r14d
        add          r8d, r13d
        mov          r13d, ecx                                  ; round 77
        xor          r13d, r15d
        rorx         r11d, ecx, 2
        rorx         ecx, r8d, 27
        add          ebx, [rax + 612]
        xor          r13d, r12d
        add          ebx, r13d
        add          ecx, ebx
        mov          r13d, r8d                                  ; round 78
        xor          r13d, r11d
        xor          r13d, r15d
        add          r12d, [rax + 616]
        rorx         r10d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, r13d
        add          r8d, r12d
        mov          r12d, ecx                                  ; round 79
        xor          r12d, r10d
        rorx         r9d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r12d, r11d
        mov          r13d, [rdi + 16]                           ; H = H + (a, b, ...)
        add          r11d, r13d
        mov          r13d, [rdi + 4]
        add          r8d, r13d
        mov          r13d, [rdi + 12]
        add          r10d, r13d
        mov          [rdi + 12], r10d
        mov          r13d, [rdi]
        mov          [rdi + 4], r8d
        mov          [rdi + 16], r11d
        mov          r14d, [rdi + 8]
        add          r13d, [rax + 620]
        add          r13d, r15d
        add          r13d, r12d
        add          ecx, r13d
        mov          [rdi], ecx
        add          r9d, r14d
        mov          [rdi + 8], r9d
        lea          rbx, [rax + 16]                            ; the next block
        add          rsi, 64
        add          rdx, -1
        cmp          rbx, rbp
        je           NSMS_L(batch_done2)
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi;
        ;   q: rbx; end_of_batch: rbp.
NSMS_L(next_block_of_batch2):

        ; all rounds of the next block
        ; Same rounds as below label batch2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        mov          r12d, r8d                                  ; round 0
        and          r12d, r9d
        andn         r13d, r8d, r10d
        add          r11d, [rbx]
        add          r13d, r11d
        add          r10d, [rbx + 4]                            ; round 1
        rorx         r14d, r8d, 2
        andn         r15d, ecx, r9d
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r13d
        mov          r12d, ecx
        and          r12d, r14d
        add          r15d, r10d
        rorx         r13d, ecx, 2
        add          r9d, [rbx + 8]                             ; round 2
        rorx         ecx, r8d, 27
        add          r12d, r15d
        mov          r15d, r8d
        and          r15d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r12d
        add          r9d, r15d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 12]                           ; round 3
        rorx         r8d, ecx, 27
        add          r11d, r9d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 32]                           ; round 4
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 36]                           ; round 5
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 40]                           ; round 6
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 44]                           ; round 7
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 64]                           ; round 8
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 68]                           ; round 9
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 72]                           ; round 10
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 76]                           ; round 11
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 96]                           ; round 12
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 100]                          ; round 13
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 104]                          ; round 14
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 108]                          ; round 15
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 128]                          ; round 16
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 132]                          ; round 17
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 136]                          ; round 18
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 140]                          ; round 19
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 160]                          ; round 20
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        xor          r14d, r15d
        add          ecx, r10d
        rorx         r11d, r8d, 2
        xor          r14d, r12d
        rorx         r8d, ecx, 27
        add          r13d, r14d
        mov          r14d, ecx                                  ; round 21
        xor          r14d, r11d
        add          r12d, [rbx + 164]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 22
        xor          r14d, r13d
        add          r15d, [rbx + 168]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 23
        xor          r14d, r12d
        add          r11d, [rbx + 172]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 24
        xor          r14d, r15d
        add          r13d, [rbx + 192]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 25
        xor          r14d, r11d
        add          r12d, [rbx + 196]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 26
        xor          r14d, r13d
        add          r15d, [rbx + 200]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 27
        xor          r14d, r12d
        add          r11d, [rbx + 204]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 28
        xor          r14d, r15d
        add          r13d, [rbx + 224]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 29
        xor          r14d, r11d
        add          r12d, [rbx + 228]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 30
        xor          r14d, r13d
        add          r15d, [rbx + 232]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 31
        xor          r14d, r12d
        add          r11d, [rbx + 236]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 32
        xor          r14d, r15d
        add          r13d, [rbx + 256]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 33
        xor          r14d, r11d
        add          r12d, [rbx + 260]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 34
        xor          r14d, r13d
        add          r15d, [rbx + 264]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 35
        xor          r14d, r12d
        add          r11d, [rbx + 268]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 36
        xor          r14d, r15d
        add          r13d, [rbx + 288]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 37
        xor          r14d, r11d
        add          r12d, [rbx + 292]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 38
        xor          r14d, r13d
        add          r15d, [rbx + 296]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 39
        xor          r14d, r12d
        add          r11d, [rbx + 300]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 40
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r13d, [rbx + 320]
        rorx         r8d, ecx, 27
        mov          r10d, ecx                                  ; round 41
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r12d, [rbx + 324]
        add          r8d, r14d
        rorx         r13d, ecx, 2
        xor          r10d, r11d
        rorx         ecx, r8d, 27
        add          r15d, [rbx + 328]                          ; round 42
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 332]                          ; round 43
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 352]                          ; round 44
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 356]                          ; round 45
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 360]                          ; round 46
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 364]                          ; round 47
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 384]                          ; round 48
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 388]                          ; round 49
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 392]                          ; round 50
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 396]                          ; round 51
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 416]                          ; round 52
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 420]                          ; round 53
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 424]                          ; round 54
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 428]                          ; round 55
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 448]                          ; round 56
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 452]                          ; round 57
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 456]                          ; round 58
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 460]                          ; round 59
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 480]                          ; round 60
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        xor          r14d, r12d
        rorx         r8d, ecx, 27
        add          r13d, r14d
        mov          r14d, ecx                                  ; round 61
        xor          r14d, r11d
        add          r12d, [rbx + 484]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 62
        xor          r14d, r13d
        add          r15d, [rbx + 488]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 63
        xor          r14d, r12d
        add          r11d, [rbx + 492]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 64
        xor          r14d, r15d
        add          r13d, [rbx + 512]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 65
        xor          r14d, r11d
        add          r12d, [rbx + 516]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 66
        xor          r14d, r13d
        add          r15d, [rbx + 520]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 67
        xor          r14d, r12d
        add          r11d, [rbx + 524]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 68
        xor          r14d, r15d
        add          r13d, [rbx + 544]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 69
        xor          r14d, r11d
        add          r12d, [rbx + 548]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 70
        xor          r14d, r13d
        add          r15d, [rbx + 552]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 71
        xor          r14d, r12d
        add          r11d, [rbx + 556]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 72
        xor          r14d, r15d
        add          r13d, [rbx + 576]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 73
        xor          r14d, r11d
        add          r12d, [rbx + 580]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 74
        xor          r14d, r13d
        add          r15d, [rbx + 584]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 75
        xor          r14d, r12d
        add          r11d, [rbx + 588]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 76
        xor          r14d, r15d
        add          r13d, [rbx + 608]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  ; round 77
        xor          r14d, r11d
        add          r12d, [rbx + 612]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  ; round 78
        xor          r14d, r13d
        add          r15d, [rbx + 616]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r10d, r8d, 2
        mov          r12d, [rdi]                                ; H = H + (a, b, ...)
        rorx         r8d, ecx, 27
        add          r15d, r14d
        mov          r14d, ecx                                  ; round 79
        xor          r14d, r10d
        add          r12d, [rbx + 620]
        add          r8d, r15d
        xor          r14d, r13d
        add          r12d, r11d
        rorx         r9d, ecx, 2
        add          rsi, 64                                    ; the next block
        rorx         ecx, r8d, 27
        add          rdx, -1
        add          rbx, 16
        add          r12d, r14d
        mov          r14d, [rdi + 4]
        mov          r15d, [rdi + 8]
        add          ecx, r12d
        add          r8d, r14d
        add          r9d, r15d
        mov          r12d, [rdi + 12]
        mov          [rdi], ecx
        mov          r11d, [rdi + 16]
        mov          [rdi + 4], r8d
        add          r10d, r12d
        mov          [rdi + 8], r9d
        add          r11d, r13d
        mov          [rdi + 12], r10d
        mov          [rdi + 16], r11d
        cmp          rbx, rbp
        jne          NSMS_L(next_block_of_batch2)
NSMS_L(batch_done2):
        jmp          NSMS_L(batch2)
        ; Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi.
NSMS_L(batch1):
        cmp          rdx, 1
        jb           NSMS_L(done)

        ; the schedule of 1 block: the message words
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

        ; all rounds of one block; schedule of 1 block
        ; Same rounds as below label batch2, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vpalignr xmm4, xmm1, xmm0, 8                        ; W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
            vpsrldq  xmm5, xmm3, 4
            vpxor    xmm5, xmm5, xmm2
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm0
        add          r11d, [rax]                                ; round 0
        rorx         ebx, r8d, 2
        andn         ebp, r8d, r10d
        add          ebp, r11d
        and          r8d, r9d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        add          r8d, ebp
            vpslld   xmm6, xmm5, 1
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm3, 4
            vpxor    xmm5, xmm5, xmm2
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpalignr xmm5, xmm2, xmm1, 8                        ; W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        rorx         ebp, ecx, 2                                ; round 1
        add          r10d, [rax + 4]
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, ecx
        and          r12d, ebx
        andn         ecx, ecx, r9d
        add          ecx, r10d
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        add          r9d, [rax + 8]                             ; round 2
        rorx         r12d, r8d, 2
        mov          r13d, r8d
        and          r13d, ebp
        add          r9d, r13d
        andn         r8d, r8d, ebx
        add          r8d, r9d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 3
        mov          r14d, ecx
        and          r14d, r12d
        add          ebx, [rax + 12]
        add          ebx, r14d
        andn         ecx, ecx, ebp
        add          ecx, ebx
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm1
        rorx         ebx, r8d, 27
        add          ecx, ebx
        rorx         ebx, r8d, 2                                ; round 4
        mov          r14d, r8d
        and          r14d, r13d
        andn         r8d, r8d, r12d
        rorx         r15d, ecx, 27
        add          ebp, [rax + 16]
        add          ebp, r14d
        add          r8d, ebp
        add          r8d, r15d
        rorx         ebp, ecx, 2                                ; round 5
        add          r12d, [rax + 20]
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm7, xmm0, [rel NSMS_L(K) + 64]
            vmovdqu  [rax + 64], xmm7
        andn         r14d, ecx, r13d
        and          ecx, ebx
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 27
        add          ecx, r12d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpalignr xmm5, xmm3, xmm2, 8                        ; W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        rorx         r12d, r8d, 2                               ; round 6
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        andn         r14d, r8d, ebx
        and          r8d, ebp
        rorx         r15d, ecx, 27
        add          r13d, [rax + 24]
        add          r8d, r13d
        add          r8d, r14d
        add          r8d, r15d
        rorx         r13d, ecx, 2                               ; round 7
        andn         r14d, ecx, ebp
        add          ebx, [rax + 28]
        and          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          ebp, [rax + 32]                            ; round 8
        rorx         ebx, r8d, 2
        andn         r14d, r8d, r12d
        and          r8d, r13d
        add          r8d, ebp
        add          r8d, r14d
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        rorx         ebp, ecx, 27
        add          r8d, ebp
        andn         ebp, ecx, r13d                             ; round 9
        rorx         r14d, ecx, 2
        and          ecx, ebx
        add          r12d, [rax + 36]
        add          ecx, r12d
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        andn         ebp, r8d, ebx                              ; round 10
        rorx         r12d, r8d, 2
        add          r13d, [rax + 40]
            vpaddd   xmm6, xmm1, [rel NSMS_L(K) + 80]
            vmovdqu  [rax + 80], xmm6
            vpslld   xmm6, xmm4, 1
            vpalignr xmm7, xmm0, xmm3, 8                        ; W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        and          r8d, r14d
        add          r8d, r13d
        add          r8d, ebp
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
        rorx         ebp, ecx, 27
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        add          r8d, ebp
        mov          ebp, ecx                                   ; round 11
        and          ebp, r12d
        rorx         r13d, ecx, 2
        andn         ecx, ecx, r14d
        add          ebx, [rax + 44]
        add          ebx, ebp
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        andn         ebx, r8d, r12d                             ; round 12
        rorx         ebp, r8d, 2
        and          r8d, r13d
        add          r14d, [rax + 48]
        add          r8d, r14d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                ; round 13
        mov          r14d, ecx
        and          r14d, ebp
            vpsrldq  xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm4, xmm4, xmm3
        andn         ecx, ecx, r13d
        add          r12d, [rax + 52]
        add          r12d, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        rorx         r12d, r8d, 2                               ; round 14
        mov          r14d, r8d
        and          r14d, ebx
        add          r13d, [rax + 56]
        add          r13d, r14d
        andn         r8d, r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
            vpalignr xmm5, xmm1, xmm0, 8                        ; W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
        add          r8d, r13d
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm8, xmm2, [rel NSMS_L(K) + 96]
            vmovdqu  [rax + 96], xmm8
        rorx         r13d, ecx, 2                               ; round 15
        add          ebp, [rax + 60]
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        mov          r14d, ecx
        and          r14d, r12d
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        andn         ecx, ecx, ebx
        add          ebp, r14d
        rorx         r14d, r8d, 27
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                ; round 16
        mov          r14d, r8d
        and          r14d, r13d
        add          ebx, [rax + 64]
        add          ebx, r14d
        andn         r8d, r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                ; round 17
        mov          r14d, ecx
        and          r14d, ebp
        andn         ecx, ecx, r13d
        rorx         r15d, r8d, 27
        add          r12d, [rax + 68]
        add          r12d, r14d
        add          ecx, r12d
        add          ecx, r15d
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
        andn         r12d, r8d, ebp                             ; round 18
        rorx         r14d, r8d, 2
        add          r13d, [rax + 72]
            vpalignr xmm6, xmm2, xmm1, 8                        ; W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
        and          r8d, ebx
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               ; round 19
            vpslld   xmm7, xmm4, 1
        mov          r13d, ecx
        and          r13d, r14d
            vpaddd   xmm8, xmm3, [rel NSMS_L(K) + 112]
            vmovdqu  [rax + 112], xmm8
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        andn         ecx, ecx, ebx
        rorx         r15d, r8d, 27
        add          ebp, [rax + 76]
        add          ebp, r13d
        add          ecx, ebp
        add          ecx, r15d
        rorx         ebp, r8d, 2                                ; round 20
        xor          r8d, r12d
        xor          r8d, r14d
        add          ebx, [rax + 80]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        add          r14d, [rax + 84]                           ; round 21
        rorx         ebx, ecx, 2
        xor          ecx, ebp
        xor          ecx, r12d
        add          ecx, r14d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        rorx         r13d, r8d, 2                               ; round 22
        add          r12d, [rax + 88]
        rorx         r14d, ecx, 27
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm1
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r12d
        add          r8d, r14d
        add          ebp, [rax + 92]                            ; round 23
            vpalignr xmm5, xmm3, xmm2, 8                        ; W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
        rorx         r12d, ecx, 2
        xor          ecx, r13d
            vpslld   xmm7, xmm4, 1
        xor          ecx, ebx
        add          ecx, ebp
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpaddd   xmm6, xmm0, [rel NSMS_L(K) + 128]
            vmovdqu  [rax + 128], xmm6
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 24
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        xor          r8d, r12d
        xor          r8d, r13d
        add          ebx, [rax + 96]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                ; round 25
        xor          ecx, ebp
        xor          ecx, r12d
        add          r13d, [rax + 100]
        rorx         r14d, r8d, 27
        add          ecx, r13d
        add          ecx, r14d
        rorx         r13d, r8d, 2                               ; round 26
        xor          r8d, ebx
        add          r12d, [rax + 104]
        rorx         r14d, ecx, 27
        xor          r8d, ebp
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, ecx                                  ; round 27
        xor          r12d, r13d
        rorx         r14d, ecx, 2
        add          ebp, [rax + 108]
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        xor          r12d, ebx
        add          ebp, r12d
        rorx         ecx, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 28
            vpalignr xmm6, xmm0, xmm3, 8                        ; W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
            vpslld   xmm7, xmm4, 1
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
            vpaddd   xmm5, xmm1, [rel NSMS_L(K) + 144]
            vmovdqu  [rax + 144], xmm5
        xor          r8d, r14d
        add          ebx, [rax + 112]
        xor          r8d, r13d
        add          r8d, ebx
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                ; round 29
        add          r13d, [rax + 116]
        rorx         r12d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               ; round 30
        add          r14d, [rax + 120]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r14d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 31
        add          ebp, [rax + 124]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
            vpsrldq  xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm3
        rorx         ebp, r8d, 2                                ; round 32
        add          ebx, [rax + 128]
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        mov          ebx, ecx                                   ; round 33
        xor          ebx, ebp
            vpslld   xmm5, xmm4, 1
        rorx         r14d, ecx, 2
            vpaddd   xmm7, xmm2, [rel NSMS_L(K) + 160]
            vmovdqu  [rax + 160], xmm7
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm5
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
            vpalignr xmm5, xmm1, xmm0, 8                        ; W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
        add          r12d, [rax + 132]
        xor          ebx, r13d
        add          r12d, ebx
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        rorx         ecx, r8d, 27
        add          ecx, r12d
        rorx         ebx, r8d, 2                                ; round 34
        xor          r8d, r14d
        xor          r8d, ebp
        add          r13d, [rax + 136]
        add          r8d, r13d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               ; round 35
        xor          ecx, ebx
        xor          ecx, r14d
        add          ebp, [rax + 140]
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 36
        add          r14d, [rax + 144]
        xor          r8d, r12d
        xor          r8d, ebx
        add          r8d, r14d
        rorx         r13d, ecx, 27
        add          r8d, r13d
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
        rorx         r13d, ecx, 2                               ; round 37
        add          ebx, [rax + 148]
        xor          ecx, ebp
        xor          ecx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          r12d, [rax + 152]                          ; round 38
        rorx         ebx, r8d, 2
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm7, xmm3, [rel NSMS_L(K) + 176]
            vmovdqu  [rax + 176], xmm7
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        xor          r8d, r13d
        xor          r8d, ebp
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               ; round 39
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
            vpalignr xmm4, xmm2, xmm1, 8                        ; W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
        add          ebp, [rax + 156]
        xor          ecx, ebx
        xor          ecx, r13d
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 40
        xor          r8d, r12d
        add          r13d, [rax + 160]
        rorx         r14d, ecx, 27
        add          r13d, r14d
        mov          r14d, r12d
        xor          r14d, ebx
        and          r8d, r14d
        xor          r8d, r12d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 41
        xor          ecx, ebp
        add          ebx, [rax + 164]
        mov          r14d, ebp
        xor          r14d, r12d
        and          ecx, r14d
        xor          ecx, ebp
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          r12d, [rax + 168]                          ; round 42
        rorx         ebx, r8d, 2
            vpsrldq  xmm5, xmm0, 4
            vpxor    xmm5, xmm5, xmm3
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm1
        mov          r14d, r13d
        xor          r14d, ebp
        xor          r8d, r13d
        and          r8d, r14d
        xor          r8d, r13d
        rorx         r14d, ecx, 27
        add          r12d, r14d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               ; round 43
            vpaddd   xmm6, xmm0, [rel NSMS_L(K) + 192]
            vmovdqu  [rax + 192], xmm6
        add          ebp, [rax + 172]
        xor          ecx, ebx
            vpslld   xmm6, xmm5, 1
        mov          r14d, ebx
        xor          r14d, r13d
        and          ecx, r14d
        rorx         r14d, r8d, 27
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm0, 4
            vpxor    xmm5, xmm5, xmm3
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        rorx         ebp, r8d, 2                                ; round 44
            vpalignr xmm4, xmm3, xmm2, 8                        ; W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
        mov          r14d, r12d
        xor          r14d, ebx
        add          r13d, [rax + 176]
        rorx         r15d, ecx, 27
        add          r13d, r15d
        xor          r8d, r12d
        and          r8d, r14d
        xor          r8d, r12d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 45
        add          ebx, [rax + 180]
        xor          ecx, ebp
        rorx         r14d, r8d, 27
        mov          r15d, ebp
        xor          r15d, r12d
        and          ecx, r15d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        mov          ebx, r13d                                  ; round 46
        xor          ebx, ebp
        rorx         r14d, r8d, 2
        xor          r8d, r13d
        and          r8d, ebx
        xor          r8d, r13d
        add          r12d, [rax + 184]
        rorx         ebx, ecx, 27
        add          r12d, ebx
        add          r8d, r12d
        rorx         ebx, ecx, 2                                ; round 47
            vpsrldq  xmm5, xmm1, 4
            vpxor    xmm5, xmm5, xmm0
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm2
        xor          ecx, r14d
        add          ebp, [rax + 188]
            vpaddd   xmm6, xmm1, [rel NSMS_L(K) + 208]
            vmovdqu  [rax + 208], xmm6
        rorx         r12d, r8d, 27
        mov          r15d, r14d
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, r14d
        add          ecx, ebp
        add          ecx, r12d
        mov          ebp, ebx                                   ; round 48
        xor          ebp, r14d
        rorx         r12d, r8d, 2
        add          r13d, [rax + 192]
            vpslld   xmm6, xmm5, 1
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm1, 4
            vpxor    xmm5, xmm5, xmm0
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
        xor          r8d, ebx
        and          r8d, ebp
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        xor          r8d, ebx
        rorx         ebp, ecx, 27
        add          r13d, ebp
        add          r8d, r13d
            vpalignr xmm4, xmm0, xmm3, 8                        ; W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
        rorx         ebp, ecx, 2                                ; round 49
        mov          r13d, r12d
        xor          r13d, ebx
        xor          ecx, r12d
        add          r14d, [rax + 196]
        and          ecx, r13d
        rorx         r13d, r8d, 27
        xor          ecx, r12d
        add          ecx, r14d
        add          ecx, r13d
        mov          r13d, ebp                                  ; round 50
        xor          r13d, r12d
        rorx         r14d, r8d, 2
        xor          r8d, ebp
        and          r8d, r13d
        xor          r8d, ebp
        add          ebx, [rax + 200]
        rorx         r13d, ecx, 27
        add          ebx, r13d
        add          r8d, ebx
        mov          ebx, ecx                                   ; round 51
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        add          r12d, [rax + 204]
        mov          ecx, r14d
        xor          ecx, ebp
        and          ecx, ebx
        xor          ecx, r14d
        add          ecx, r12d
        rorx         ebx, r8d, 27
        add          ecx, ebx
            vpsrldq  xmm5, xmm2, 4
            vpxor    xmm5, xmm5, xmm1
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm3
        rorx         ebx, r8d, 2                                ; round 52
        mov          r12d, r13d
        xor          r12d, r14d
        xor          r8d, r13d
        add          ebp, [rax + 208]
            vpaddd   xmm6, xmm2, [rel NSMS_L(K) + 224]
            vmovdqu  [rax + 224], xmm6
        rorx         r15d, ecx, 27
        add          ebp, r15d
        and          r8d, r12d
        xor          r8d, r13d
        add          r8d, ebp
        rorx         ebp, ecx, 2                                ; round 53
            vpslld   xmm6, xmm5, 1
            vpalignr xmm7, xmm1, xmm0, 8                        ; W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm2, 4
            vpxor    xmm5, xmm5, xmm1
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        xor          ecx, ebx
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        add          r14d, [rax + 212]
        rorx         r12d, r8d, 27
        mov          r15d, ebx
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, ebx
        add          ecx, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               ; round 54
        mov          r14d, ebp
        xor          r14d, ebx
        xor          r8d, ebp
        add          r13d, [rax + 216]
        and          r8d, r14d
        xor          r8d, ebp
        rorx         r14d, ecx, 27
        add          r13d, r14d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 55
        xor          ecx, r12d
        mov          r14d, r12d
        xor          r14d, ebp
        add          ebx, [rax + 220]
        and          ecx, r14d
        xor          ecx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        mov          ebx, r13d                                  ; round 56
        xor          ebx, r12d
        rorx         r14d, r8d, 2
        xor          r8d, r13d
        add          ebp, [rax + 224]
        and          r8d, ebx
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm4, xmm4, xmm0
        xor          r8d, r13d
        rorx         ebx, ecx, 27
        add          ebp, ebx
        add          r8d, ebp
        rorx         ebx, ecx, 2                                ; round 57
        xor          ecx, r14d
            vpalignr xmm5, xmm2, xmm1, 8                        ; W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm8, xmm3, [rel NSMS_L(K) + 240]
            vmovdqu  [rax + 240], xmm8
        mov          ebp, r14d
        xor          ebp, r13d
        and          ecx, ebp
        xor          ecx, r14d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        rorx         ebp, r8d, 27
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        add          r12d, [rax + 228]
        add          ecx, r12d
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 58
        mov          r12d, ebx
        xor          r12d, r14d
        add          r13d, [rax + 232]
        rorx         r15d, ecx, 27
        add          r13d, r15d
        xor          r8d, ebx
        and          r8d, r12d
        xor          r8d, ebx
        add          r8d, r13d
        rorx         r12d, ecx, 2                               ; round 59
        mov          r13d, ebp
        xor          r13d, ebx
        xor          ecx, ebp
        and          ecx, r13d
        xor          ecx, ebp
        add          r14d, [rax + 236]
        add          ecx, r14d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        add          ebx, [rax + 240]                           ; round 60
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm1
        rorx         r13d, r8d, 2
        xor          r8d, r12d
        xor          r8d, ebp
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                ; round 61
        add          ebp, [rax + 244]
            vpalignr xmm6, xmm3, xmm2, 8                        ; W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
        xor          ecx, r13d
        xor          ecx, r12d
        rorx         r14d, r8d, 27
        add          ecx, ebp
            vpslld   xmm7, xmm4, 1
            vpaddd   xmm8, xmm0, [rel NSMS_L(K) + 256]
            vmovdqu  [rax + 256], xmm8
        add          ecx, r14d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        rorx         ebp, r8d, 2                                ; round 62
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        xor          r8d, ebx
        xor          r8d, r13d
        rorx         r14d, ecx, 27
        add          r12d, [rax + 248]
        add          r8d, r12d
        add          r8d, r14d
        rorx         r12d, ecx, 2                               ; round 63
        xor          ecx, ebp
        xor          ecx, ebx
        add          r13d, [rax + 252]
        add          ecx, r13d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  ; round 64
        xor          r13d, r12d
        rorx         r14d, r8d, 2
        xor          r13d, ebp
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
        add          ebx, [rax + 256]
        add          ebx, r13d
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm2
        rorx         r8d, ecx, 27
        add          r8d, ebx
        mov          ebx, ecx                                   ; round 65
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        xor          ebx, r12d
        add          ebp, [rax + 260]
        add          ebp, ebx
        rorx         ecx, r8d, 27
        add          ecx, ebp
        mov          ebx, r8d                                   ; round 66
        xor          ebx, r13d
            vpalignr xmm5, xmm0, xmm3, 8                        ; W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
        rorx         ebp, r8d, 2
        xor          ebx, r14d
            vpslld   xmm7, xmm4, 1
        rorx         r8d, ecx, 27
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm2
            vpsrld   xmm2, xmm0, 31
            vpaddd   xmm4, xmm1, [rel NSMS_L(K) + 272]
            vmovdqu  [rax + 272], xmm4
        add          r12d, [rax + 264]
        add          r12d, ebx
        add          r8d, r12d
        rorx         ebx, ecx, 2                                ; round 67
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm2, xmm0
        xor          ecx, ebp
        xor          ecx, r13d
        rorx         r12d, r8d, 27
        add          r14d, [rax + 268]
        add          ecx, r14d
        add          ecx, r12d
        add          r13d, [rax + 272]                          ; round 68
        rorx         r12d, r8d, 2
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 69
            vpsrldq  xmm2, xmm0, 4
            vpxor    xmm2, xmm2, xmm1
            vpxor    xmm2, xmm2, xmm5
            vpxor    xmm2, xmm2, xmm3
        add          ebp, [rax + 276]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 70
        xor          r8d, r13d
        xor          r8d, r12d
        add          ebx, [rax + 280]
        rorx         r14d, ecx, 27
        add          r8d, ebx
        add          r8d, r14d
            vpslld   xmm4, xmm2, 1
        rorx         ebx, ecx, 2                                ; round 71
            vpsrld   xmm2, xmm2, 31
            vpxor    xmm2, xmm2, xmm4
            vpalignr xmm2, xmm2, xmm0, 4
            vpxor    xmm1, xmm2, xmm1
            vpxor    xmm1, xmm1, xmm5
            vpxor    xmm1, xmm1, xmm3
            vpsrld   xmm2, xmm1, 31
        xor          ecx, ebp
            vpaddd   xmm0, xmm0, [rel NSMS_L(K) + 288]
            vmovdqu  [rax + 288], xmm0
        xor          ecx, r13d
            vpslld   xmm0, xmm1, 1
            vpxor    xmm0, xmm2, xmm0
        add          r12d, [rax + 284]
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        rorx         r12d, r8d, 2                               ; round 72
        add          r13d, [rax + 288]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               ; round 73
        add          ebp, [rax + 292]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                ; round 74
        xor          r8d, r13d
        add          ebx, [rax + 296]
        xor          r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                ; round 75
        xor          ecx, ebp
        xor          ecx, r13d
        rorx         r14d, r8d, 27
        add          r12d, [rax + 300]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               ; round 76
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, ebp
        rorx         r11d, ecx, 2                               ; round 77
        xor          ecx, r12d
        xor          ecx, ebx
            vpaddd   xmm0, xmm0, [rel NSMS_L(K) + 304]
            vmovdqu  [rax + 304], xmm0
        add          r13d, [rax + 304]
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 308]
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         r10d, r8d, 2                               ; round 78
        xor          r8d, r11d
        xor          r8d, r12d
        add          ebx, [rax + 312]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         r9d, ecx, 2                                ; round 79
        xor          ecx, r10d
        xor          ecx, r11d
        rorx         ebx, r8d, 27
        mov          ebp, [rdi + 16]                            ; H = H + (a, b, ...)
        add          r11d, ebp
        mov          [rdi + 16], r11d
        mov          ebp, [rdi + 8]
        mov          r13d, [rdi]
        add          r13d, [rax + 316]
        add          r13d, r12d
        add          ecx, r13d
        add          ecx, ebx
        mov          [rdi], ecx
        mov          ebx, [rdi + 4]
        add          r8d, ebx
        mov          [rdi + 4], r8d
        mov          ebx, [rdi + 12]
        add          r10d, ebx
        mov          [rdi + 12], r10d
        add          r9d, ebp
        mov          [rdi + 8], r9d
        add          rsi, 64                                    ; the next block
        add          rdx, -1
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 704]
        vmovaps      xmm7, [rsp + 720]
        vmovaps      xmm8, [rsp + 736]
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
        add          rsp, 712
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
        dd           NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0x80, 0x06 ; sub rsp, 712
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 712
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
        db           1, NSMS_L(at12) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 16, 0
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x88 ; vmovaps [rsp + 736], xmm8
        dw           46
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x78 ; vmovaps [rsp + 720], xmm7
        dw           45
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x68 ; vmovaps [rsp + 704], xmm6
        dw           44
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x01 ; sub rsp, 760
        dw           95
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha1_blocks_avx2_n2: 15 integer registers, 9 vector registers, 0 spills.
;   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
;     state: rdi; q: rbx; end_of_batch: rbp.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     q: address of the current block's first stored schedule word.
;     end_of_batch: value of q after the last block of a batch.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha1_blocks_avx2_n2
;   signature: void nsms_sha1_blocks_avx2_n2(uint32_t state[5], const void *data, size_t blocks)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
;     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
;     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
;   stack_bytes: {sysv: 760, win64: 824}
;   features: [avx, avx2, bmi1, bmi2]
