; sha512_bmi2_rounds.asm, written by nsms: make gen HASH=sha512 ISA=bmi2 KIND=rounds
;
; void nsms_sha512_rounds_bmi2(uint64_t state[8], const uint64_t *wk, size_t stride);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: one compression, W_t + K_t at wk[t*stride], stride
;   >= 1.
;   Reads 64 bytes at state and 80 words of 8 bytes at wk, stride words apart; writes 64 bytes at state.
;   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 496 instructions (System V); 104 bytes of stack (System V), 120 (Win64).
;
; Memory: state and wk must be aligned to 8 bytes. A buffer that is written must not overlap another. Written
; are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
; Needs: bmi1, bmi2.
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
%define NSMS_L(name) ..@sha512_bmi2_rounds_ %+ name

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_rounds_bmi2):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2))
%else
        global       NSMS_SYMBOL(nsms_sha512_rounds_bmi2):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_rounds_bmi2):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_rounds_bmi2)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_rounds_bmi2)
%endif
NSMS_SYMBOL(nsms_sha512_rounds_bmi2):
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
        sub          rsp, 56
NSMS_L(at9):
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
        sub          rsp, 56
NSMS_L(at7):
%endif
        mov          [rsp + 8], rdi
        mov          rbx, rdx
        shl          rbx, 3
        mov          r12, [rsp + 8]
        mov          rax, [r12]
        mov          rcx, [r12 + 8]
        mov          rdx, [r12 + 16]
        mov          r13, rbx
        shl          r13, 6
        mov          rbp, rbx
        shl          rbp, 1
        mov          r14, rbx
        shl          r14, 4
        mov          r15, rbx
        shl          r15, 2
        mov          [rsp], r15
        add          r13, rsi
        add          rbp, rbx
        mov          rdi, [r12 + 24]
        mov          r8, [r12 + 32]
        add          r14, r13
        mov          [rsp + 16], r14
        mov          r9, [r12 + 40]
        mov          r10, [r12 + 48]
        mov          r11, [r12 + 56]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: rax, rcx, rdx, rdi, r8, r9, r10, r11; wk: rsi; stride: rbx; stride3: rbp;
        ;   stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16].
NSMS_L(sixteen_rounds):

        ; rounds 0 to 79, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        rorx         r12, r8, 41                                ; round 0
        rorx         r13, r8, 14
        mov          r14, rax
        xor          r14, rcx
        add          r11, [rsi]
        rorx         r15, r8, 18
        mov          [rsp + 24], rdi
        mov          rdi, r8
        and          rdi, r9
        add          r11, rdi
        andn         rdi, r8, r10
        xor          r13, r15
        xor          r13, r12
        add          r11, rdi
        add          r10, [rsi + rbx]                           ; round 1
        rorx         r12, rax, 34
        rorx         r15, rax, 28
        rorx         rdi, rax, 39
        mov          [rsp + 32], rax
        mov          rax, rcx
        xor          rax, rdx
        xor          r15, r12
        xor          r15, rdi
        and          rax, r14
        xor          rax, rcx
        add          r15, rax
        add          r11, r13
        mov          rdi, [rsp + 24]
        add          rdi, r11
        rorx         r12, rdi, 41
        rorx         r13, rdi, 14
        add          r11, r15
        rorx         r15, rdi, 18
        mov          rax, rdi
        and          rax, r8
        add          r10, rax
        andn         rax, rdi, r9
        xor          r13, r15
        xor          r13, r12
        add          r10, rax
        add          r9, [rsi + rbx*2]                          ; round 2
        rorx         r12, r11, 34
        rorx         r15, r11, 28
        rorx         rax, r11, 39
        mov          [rsp + 24], rcx
        mov          rcx, r11
        xor          rcx, [rsp + 32]
        xor          r15, r12
        xor          r15, rax
        and          r14, rcx
        mov          r12, [rsp + 32]
        xor          r14, r12
        add          r15, r14
        add          r10, r13
        add          rdx, r10
        rorx         r13, rdx, 41
        rorx         r14, rdx, 14
        add          r10, r15
        rorx         r15, rdx, 18
        mov          rax, rdx
        and          rax, rdi
        add          r9, rax
        andn         rax, rdx, r8
        xor          r14, r15
        xor          r14, r13
        add          r9, rax
        add          r8, [rsi + rbp]                            ; round 3
        rorx         r13, r10, 34
        rorx         r15, r10, 28
        rorx         rax, r10, 39
        mov          r12, r10
        xor          r12, r11
        xor          r15, r13
        xor          r15, rax
        and          rcx, r12
        xor          rcx, r11
        add          r15, rcx
        add          r9, r14
        mov          rcx, [rsp + 24]
        add          rcx, r9
        rorx         r13, rcx, 41
        rorx         r14, rcx, 14
        add          r9, r15
        rorx         r15, rcx, 18
        mov          rax, rcx
        and          rax, rdx
        add          r8, rax
        andn         rax, rcx, rdi
        xor          r14, r15
        xor          r14, r13
        add          r8, rax
        mov          r13, [rsp]
        add          rsi, r13                                   ; round 4
        add          rdi, [rsi]
        rorx         r15, r9, 34
        rorx         rax, r9, 28
        rorx         r13, r9, 39
        mov          [rsp + 24], r11
        mov          r11, r9
        xor          r11, r10
        xor          rax, r15
        xor          rax, r13
        and          r12, r11
        xor          r12, r10
        add          rax, r12
        add          r8, r14
        mov          r12, [rsp + 32]
        add          r12, r8
        rorx         r13, r12, 41
        rorx         r14, r12, 14
        add          r8, rax
        rorx         r15, r12, 18
        mov          rax, r12
        and          rax, rcx
        add          rdi, rax
        andn         rax, r12, rdx
        xor          r14, r15
        xor          r14, r13
        add          rdi, rax
        add          rdx, [rsi + rbx]                           ; round 5
        rorx         r13, r8, 34
        rorx         r15, r8, 28
        rorx         rax, r8, 39
        mov          [rsp + 32], r10
        mov          r10, r8
        xor          r10, r9
        xor          r15, r13
        xor          r15, rax
        and          r11, r10
        xor          r11, r9
        add          r15, r11
        add          rdi, r14
        mov          r11, [rsp + 24]
        add          r11, rdi
        rorx         r13, r11, 41
        rorx         r14, r11, 14
        add          rdi, r15
        rorx         r15, r11, 18
        mov          rax, r11
        and          rax, r12
        add          rdx, rax
        andn         rax, r11, rcx
        xor          r14, r15
        xor          r14, r13
        add          rdx, rax
        add          rcx, [rsi + rbx*2]                         ; round 6
        rorx         r13, rdi, 34
        rorx         r15, rdi, 28
        rorx         rax, rdi, 39
        mov          [rsp + 24], r9
        mov          r9, rdi
        xor          r9, r8
        xor          r15, r13
        xor          r15, rax
        and          r10, r9
        xor          r10, r8
        add          r15, r10
        add          rdx, r14
        mov          r10, [rsp + 32]
        add          r10, rdx
        rorx         r13, r10, 41
        rorx         r14, r10, 14
        add          rdx, r15
        rorx         r15, r10, 18
        mov          rax, r10
        and          rax, r11
        add          rcx, rax
        andn         rax, r10, r12
        xor          r14, r15
        xor          r14, r13
        add          rcx, rax
        add          r12, [rsi + rbp]                           ; round 7
        rorx         r13, rdx, 34
        rorx         r15, rdx, 28
        rorx         rax, rdx, 39
        mov          [rsp + 32], r8
        mov          r8, rdx
        xor          r8, rdi
        xor          r15, r13
        xor          r15, rax
        and          r9, r8
        xor          r9, rdi
        add          r15, r9
        add          rcx, r14
        mov          r9, [rsp + 24]
        add          r9, rcx
        rorx         r13, r9, 41
        rorx         r14, r9, 14
        add          rcx, r15
        rorx         r15, r9, 18
        mov          rax, r9
        and          rax, r10
        add          r12, rax
        andn         rax, r9, r11
        xor          r14, r15
        xor          r14, r13
        add          rax, r12
        mov          r12, [rsp]
        add          rsi, r12                                   ; round 8
        add          r11, [rsi]
        rorx         r13, rcx, 34
        rorx         r15, rcx, 28
        rorx         r12, rcx, 39
        mov          [rsp + 24], rdi
        mov          rdi, rcx
        xor          rdi, rdx
        xor          r15, r13
        xor          r15, r12
        and          r8, rdi
        xor          r8, rdx
        add          r8, r15
        add          r14, rax
        mov          r12, [rsp + 32]
        add          r12, r14
        rorx         r13, r12, 41
        rorx         r15, r12, 14
        add          r8, r14
        rorx         r14, r12, 18
        mov          rax, r12
        and          rax, r9
        add          r11, rax
        andn         rax, r12, r10
        xor          r15, r14
        xor          r15, r13
        add          r11, rax
        add          r10, [rsi + rbx]                           ; round 9
        rorx         r13, r8, 34
        rorx         r14, r8, 28
        rorx         rax, r8, 39
        mov          [rsp + 32], rdx
        mov          rdx, r8
        xor          rdx, rcx
        xor          r14, r13
        xor          r14, rax
        and          rdi, rdx
        xor          rdi, rcx
        add          r14, rdi
        add          r11, r15
        mov          rdi, [rsp + 24]
        add          rdi, r11
        rorx         r13, rdi, 41
        rorx         r15, rdi, 14
        add          r11, r14
        rorx         r14, rdi, 18
        mov          rax, rdi
        and          rax, r12
        add          r10, rax
        andn         rax, rdi, r9
        xor          r15, r14
        xor          r15, r13
        add          r10, rax
        add          r9, [rsi + rbx*2]                          ; round 10
        rorx         r13, r11, 34
        rorx         r14, r11, 28
        rorx         rax, r11, 39
        mov          [rsp + 24], rcx
        mov          rcx, r11
        xor          rcx, r8
        xor          r14, r13
        xor          r14, rax
        and          rdx, rcx
        xor          rdx, r8
        add          r14, rdx
        add          r10, r15
        mov          rdx, [rsp + 32]
        add          rdx, r10
        rorx         r13, rdx, 41
        rorx         r15, rdx, 14
        add          r10, r14
        rorx         r14, rdx, 18
        mov          rax, rdx
        and          rax, rdi
        add          r9, rax
        andn         rax, rdx, r12
        xor          r15, r14
        xor          r15, r13
        add          r9, rax
        add          r12, [rsi + rbp]                           ; round 11
        rorx         r13, r10, 34
        rorx         r14, r10, 28
        rorx         rax, r10, 39
        mov          [rsp + 32], r8
        mov          r8, r10
        xor          r8, r11
        xor          r14, r13
        xor          r14, rax
        and          rcx, r8
        xor          rcx, r11
        add          r14, rcx
        add          r9, r15
        mov          rcx, [rsp + 24]
        add          rcx, r9
        rorx         r13, rcx, 41
        rorx         r15, rcx, 14
        add          r9, r14
        rorx         r14, rcx, 18
        mov          rax, rcx
        and          rax, rdx
        add          r12, rax
        andn         rax, rcx, rdi
        xor          r15, r14
        xor          r15, r13
        add          rax, r12
        mov          r12, [rsp]
        add          rsi, r12                                   ; round 12
        add          rdi, [rsi]
        rorx         r13, r9, 34
        rorx         r14, r9, 28
        rorx         r12, r9, 39
        mov          [rsp + 24], r11
        mov          r11, r9
        xor          r11, r10
        xor          r14, r13
        xor          r14, r12
        and          r8, r11
        xor          r8, r10
        add          r8, r14
        add          r15, rax
        mov          r12, [rsp + 32]
        add          r12, r15
        rorx         r13, r12, 41
        rorx         r14, r12, 14
        add          r8, r15
        rorx         r15, r12, 18
        mov          rax, r12
        and          rax, rcx
        add          rdi, rax
        andn         rax, r12, rdx
        xor          r14, r15
        xor          r14, r13
        add          rdi, rax
        add          rdx, [rsi + rbx]                           ; round 13
        rorx         r13, r8, 34
        rorx         r15, r8, 28
        rorx         rax, r8, 39
        mov          [rsp + 32], r10
        mov          r10, r8
        xor          r10, r9
        xor          r15, r13
        xor          r15, rax
        and          r11, r10
        xor          r11, r9
        add          r15, r11
        add          rdi, r14
        mov          r11, [rsp + 24]
        add          r11, rdi
        rorx         r13, r11, 41
        rorx         r14, r11, 14
        add          rdi, r15
        rorx         r15, r11, 18
        mov          rax, r11
        and          rax, r12
        add          rdx, rax
        andn         rax, r11, rcx
        xor          r14, r15
        xor          r14, r13
        add          rdx, rax
        add          rcx, [rsi + rbx*2]                         ; round 14
        rorx         r13, rdi, 34
        rorx         r15, rdi, 28
        rorx         rax, rdi, 39
        mov          [rsp + 24], r9
        mov          r9, rdi
        xor          r9, r8
        xor          r15, r13
        xor          r15, rax
        and          r10, r9
        xor          r10, r8
        add          r15, r10
        add          rdx, r14
        mov          r10, [rsp + 32]
        add          r10, rdx
        rorx         r13, r10, 41
        rorx         r14, r10, 14
        add          rdx, r15
        rorx         r15, r10, 18
        mov          rax, r10
        and          rax, r11
        add          rcx, rax
        andn         rax, r10, r12
        xor          r14, r15
        xor          r14, r13
        add          rcx, rax
        add          r12, [rsi + rbp]                           ; round 15
        rorx         r13, rdx, 34
        rorx         r15, rdx, 28
        rorx         rax, rdx, 39
        mov          [rsp + 32], r8
        mov          r8, rdx
        xor          r8, rdi
        xor          r15, r13
        xor          r15, rax
        and          r9, r8
        xor          r9, rdi
        add          r15, r9
        add          rcx, r14
        mov          r9, [rsp + 24]
        add          r9, rcx
        rorx         r13, r9, 41
        rorx         r14, r9, 14
        add          rcx, r15
        rorx         r15, r9, 18
        mov          rax, r9
        and          rax, r10
        add          r12, rax
        andn         rax, r9, r11
        xor          r14, r15
        xor          r14, r13
        add          rax, r12
        mov          r12, [rsp]
        add          rsi, r12
        rorx         r12, rcx, 34
        rorx         r13, rcx, 28
        rorx         r15, rcx, 39
        mov          [rsp + 24], r11
        mov          r11, rcx
        xor          r11, rdx
        xor          r13, r12
        xor          r13, r15
        and          r11, r8
        xor          r11, rdx
        add          r13, r11
        add          r14, rax
        add          r13, r14
        mov          r8, [rsp + 32]
        add          r8, r14
        mov          rax, r13
        mov          r11, [rsp + 24]
        cmp          rsi, [rsp + 16]
        jne          NSMS_L(sixteen_rounds)

        ; the state after the block
        mov          rsi, [rsp + 8]
        mov          rbx, [rsi]                                 ; H = H + (a, b, ...)
        mov          rbp, [rsi + 8]
        mov          r12, [rsi + 16]
        mov          r13, [rsi + 24]
        add          rax, rbx
        add          rcx, rbp
        add          rdx, r12
        add          rdi, r13
        mov          rbx, [rsi + 32]
        mov          rbp, [rsi + 40]
        mov          r12, [rsi + 48]
        mov          r13, [rsi + 56]
        mov          [rsi], rax
        add          r8, rbx
        mov          [rsi + 8], rcx
        add          r9, rbp
        mov          [rsi + 16], rdx
        add          r10, r12
        mov          [rsi + 24], rdi
        add          r11, r13
        mov          [rsi + 32], r8
        mov          [rsi + 40], r9
        mov          [rsi + 48], r10
        mov          [rsi + 56], r11

%ifdef NSMS_WIN64
        add          rsp, 56
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
        add          rsp, 56
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
        dd           NSMS_SYMBOL(nsms_sha512_rounds_bmi2) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0x70 ; sub rsp, 56
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 56
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
        db           1, NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 9, 0
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0x62 ; sub rsp, 56
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_rounds_bmi2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_rounds_bmi2) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha512_rounds_bmi2: 15 integer registers, 16 spills.
;   Register map: a..h: rax, rcx, rdx, rdi, r8, r9, r10, r11; wk: rsi; stride: rbx; stride3: rbp;
;     stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. Slots of the frame that are not named
;     here hold spilled values.
;     stride3: 3 * stride.
;     stride4: 4 * stride.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;
; Contract (YAML):
; - name: nsms_sha512_rounds_bmi2
;   signature: void nsms_sha512_rounds_bmi2(uint64_t state[8], const uint64_t *wk, size_t stride)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 8 * (79 * stride + 1), align: 8, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
;   stack_bytes: {sysv: 104, win64: 120}
;   features: [bmi1, bmi2]
