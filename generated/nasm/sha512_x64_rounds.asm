; sha512_x64_rounds.asm, written by nsms: make gen HASH=sha512 ISA=x64 KIND=rounds
;
; void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride);
;   SHA-384, SHA-512, SHA-512/224, SHA-512/256: one compression, W_t + K_t at wk[t*stride], stride
;   >= 1.
;   Reads 64 bytes at state and 80 words of 8 bytes at wk, stride words apart; writes 64 bytes at state.
;   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 500 instructions (System V); 88 bytes of stack (System V), 104 (Win64).
;
; Memory: state and wk must be aligned to 8 bytes. A buffer that is written must not overlap another. Written
; are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
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
%define NSMS_L(name) ..@sha512_x64_rounds_ %+ name

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_rounds_x64):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_rounds_x64))
%else
        global       NSMS_SYMBOL(nsms_sha512_rounds_x64):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_rounds_x64))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha512_rounds_x64):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha512_rounds_x64)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha512_rounds_x64)
%endif
NSMS_SYMBOL(nsms_sha512_rounds_x64):
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
        sub          rsp, 40
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
        sub          rsp, 40
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
        add          r11, [rsi]                                 ; round 0
        mov          r12, r8
        ror          r12, 23
        xor          r12, r8
        ror          r12, 4
        xor          r12, r8
        ror          r12, 14
        mov          r13, rax
        ror          r13, 5
        xor          r13, rax
        ror          r13, 6
        xor          r13, rax
        ror          r13, 28
        mov          r14, r9
        xor          r14, r10
        and          r14, r8
        xor          r14, r10
        add          r11, r14
        add          r10, [rsi + rbx]                           ; round 1
        add          r11, r12
        add          rdi, r11
        mov          r12, rax
        xor          r12, rcx
        mov          r14, rcx
        xor          r14, rdx
        and          r14, r12
        xor          r14, rcx
        add          r14, r13
        add          r11, r14
        mov          r13, rdi
        ror          r13, 23
        xor          r13, rdi
        ror          r13, 4
        xor          r13, rdi
        ror          r13, 14
        mov          r14, r11
        ror          r14, 5
        xor          r14, r11
        ror          r14, 6
        xor          r14, r11
        ror          r14, 28
        mov          r15, r8
        xor          r15, r9
        and          r15, rdi
        xor          r15, r9
        add          r10, r15
        add          r9, [rsi + rbx*2]                          ; round 2
        add          r10, r13
        add          rdx, r10
        mov          r13, r11
        xor          r13, rax
        and          r12, r13
        xor          r12, rax
        add          r12, r14
        add          r10, r12
        mov          r12, rdx
        ror          r12, 23
        xor          r12, rdx
        ror          r12, 4
        xor          r12, rdx
        ror          r12, 14
        mov          r14, r10
        ror          r14, 5
        xor          r14, r10
        ror          r14, 6
        xor          r14, r10
        ror          r14, 28
        mov          r15, rdi
        xor          r15, r8
        and          r15, rdx
        xor          r15, r8
        add          r9, r15
        add          r8, [rsi + rbp]                            ; round 3
        add          r9, r12
        add          rcx, r9
        mov          r12, r10
        xor          r12, r11
        and          r13, r12
        xor          r13, r11
        add          r13, r14
        add          r9, r13
        mov          r13, rcx
        ror          r13, 23
        xor          r13, rcx
        ror          r13, 4
        xor          r13, rcx
        ror          r13, 14
        mov          r14, r9
        ror          r14, 5
        xor          r14, r9
        mov          r15, [rsp]
        add          rsi, r15                                   ; round 4
        ror          r14, 6
        xor          r14, r9
        ror          r14, 28
        mov          r15, rdx
        xor          r15, rdi
        and          r15, rcx
        xor          r15, rdi
        add          r8, r15
        add          rdi, [rsi]
        add          r8, r13
        add          rax, r8
        mov          r13, r9
        xor          r13, r10
        and          r12, r13
        xor          r12, r10
        add          r12, r14
        add          r8, r12
        mov          r12, rax
        ror          r12, 23
        xor          r12, rax
        ror          r12, 4
        xor          r12, rax
        ror          r12, 14
        mov          r14, r8
        ror          r14, 5
        xor          r14, r8
        ror          r14, 6
        xor          r14, r8
        ror          r14, 28
        mov          r15, rcx
        xor          r15, rdx
        and          r15, rax
        xor          r15, rdx
        add          rdi, r15
        add          rdx, [rsi + rbx]                           ; round 5
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        xor          r12, r9
        and          r13, r12
        xor          r13, r9
        add          r13, r14
        add          rdi, r13
        mov          r13, r11
        ror          r13, 23
        xor          r13, r11
        ror          r13, 4
        xor          r13, r11
        ror          r13, 14
        mov          r14, rdi
        ror          r14, 5
        xor          r14, rdi
        ror          r14, 6
        xor          r14, rdi
        ror          r14, 28
        mov          r15, rax
        xor          r15, rcx
        and          r15, r11
        xor          r15, rcx
        add          rdx, r15
        add          rcx, [rsi + rbx*2]                         ; round 6
        add          rdx, r13
        add          r10, rdx
        mov          r13, rdi
        xor          r13, r8
        and          r12, r13
        xor          r12, r8
        add          r12, r14
        add          rdx, r12
        mov          r12, r10
        ror          r12, 23
        xor          r12, r10
        ror          r12, 4
        xor          r12, r10
        ror          r12, 14
        mov          r14, rdx
        ror          r14, 5
        xor          r14, rdx
        ror          r14, 6
        xor          r14, rdx
        ror          r14, 28
        mov          r15, r11
        xor          r15, rax
        and          r15, r10
        xor          r15, rax
        add          rcx, r15
        add          rax, [rsi + rbp]                           ; round 7
        add          rcx, r12
        add          r9, rcx
        mov          r12, rdx
        xor          r12, rdi
        and          r13, r12
        xor          r13, rdi
        add          r13, r14
        add          rcx, r13
        mov          r13, r9
        ror          r13, 23
        xor          r13, r9
        ror          r13, 4
        xor          r13, r9
        ror          r13, 14
        mov          r14, rcx
        ror          r14, 5
        xor          r14, rcx
        mov          r15, [rsp]
        add          rsi, r15                                   ; round 8
        ror          r14, 6
        xor          r14, rcx
        ror          r14, 28
        mov          r15, r10
        xor          r15, r11
        and          r15, r9
        xor          r15, r11
        add          rax, r15
        add          r11, [rsi]
        add          rax, r13
        add          r8, rax
        mov          r13, rcx
        xor          r13, rdx
        and          r12, r13
        xor          r12, rdx
        add          r12, r14
        add          rax, r12
        mov          r12, r8
        ror          r12, 23
        xor          r12, r8
        ror          r12, 4
        xor          r12, r8
        ror          r12, 14
        mov          r14, rax
        ror          r14, 5
        xor          r14, rax
        ror          r14, 6
        xor          r14, rax
        ror          r14, 28
        mov          r15, r9
        xor          r15, r10
        and          r15, r8
        xor          r15, r10
        add          r11, r15
        add          r10, [rsi + rbx]                           ; round 9
        add          r11, r12
        add          rdi, r11
        mov          r12, rax
        xor          r12, rcx
        and          r13, r12
        xor          r13, rcx
        add          r13, r14
        add          r11, r13
        mov          r13, rdi
        ror          r13, 23
        xor          r13, rdi
        ror          r13, 4
        xor          r13, rdi
        ror          r13, 14
        mov          r14, r11
        ror          r14, 5
        xor          r14, r11
        ror          r14, 6
        xor          r14, r11
        ror          r14, 28
        mov          r15, r8
        xor          r15, r9
        and          r15, rdi
        xor          r15, r9
        add          r10, r15
        add          r9, [rsi + rbx*2]                          ; round 10
        add          r10, r13
        add          rdx, r10
        mov          r13, r11
        xor          r13, rax
        and          r12, r13
        xor          r12, rax
        add          r12, r14
        add          r10, r12
        mov          r12, rdx
        ror          r12, 23
        xor          r12, rdx
        ror          r12, 4
        xor          r12, rdx
        ror          r12, 14
        mov          r14, r10
        ror          r14, 5
        xor          r14, r10
        ror          r14, 6
        xor          r14, r10
        ror          r14, 28
        mov          r15, rdi
        xor          r15, r8
        and          r15, rdx
        xor          r15, r8
        add          r9, r15
        add          r8, [rsi + rbp]                            ; round 11
        add          r9, r12
        add          rcx, r9
        mov          r12, r10
        xor          r12, r11
        and          r13, r12
        xor          r13, r11
        add          r13, r14
        add          r9, r13
        mov          r13, rcx
        ror          r13, 23
        xor          r13, rcx
        ror          r13, 4
        xor          r13, rcx
        ror          r13, 14
        mov          r14, r9
        ror          r14, 5
        xor          r14, r9
        mov          r15, [rsp]
        add          rsi, r15                                   ; round 12
        ror          r14, 6
        xor          r14, r9
        ror          r14, 28
        mov          r15, rdx
        xor          r15, rdi
        and          r15, rcx
        xor          r15, rdi
        add          r8, r15
        add          rdi, [rsi]
        add          r8, r13
        add          rax, r8
        mov          r13, r9
        xor          r13, r10
        and          r12, r13
        xor          r12, r10
        add          r12, r14
        add          r8, r12
        mov          r12, rax
        ror          r12, 23
        xor          r12, rax
        ror          r12, 4
        xor          r12, rax
        ror          r12, 14
        mov          r14, r8
        ror          r14, 5
        xor          r14, r8
        ror          r14, 6
        xor          r14, r8
        ror          r14, 28
        mov          r15, rcx
        xor          r15, rdx
        and          r15, rax
        xor          r15, rdx
        add          rdi, r15
        add          rdx, [rsi + rbx]                           ; round 13
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        xor          r12, r9
        and          r13, r12
        xor          r13, r9
        add          r13, r14
        add          rdi, r13
        mov          r13, r11
        ror          r13, 23
        xor          r13, r11
        ror          r13, 4
        xor          r13, r11
        ror          r13, 14
        mov          r14, rdi
        ror          r14, 5
        xor          r14, rdi
        mov          r15, rcx                                   ; round 14
        add          r15, [rsi + rbx*2]
        ror          r14, 6
        xor          r14, rdi
        ror          r14, 28
        mov          [rsp + 24], r9
        mov          r9, rax
        xor          r9, rcx
        and          r9, r11
        xor          r9, rcx
        add          rdx, r9
        add          rdx, r13
        add          r10, rdx
        mov          rcx, rdi
        xor          rcx, r8
        and          r12, rcx
        xor          r12, r8
        add          r12, r14
        add          rdx, r12
        mov          r12, r10
        ror          r12, 23
        xor          r12, r10
        ror          r12, 4
        xor          r12, r10
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 5
        xor          r13, rdx
        mov          r14, rax                                   ; round 15
        add          r14, [rsi + rbp]
        ror          r13, 6
        xor          r13, rdx
        ror          r13, 28
        mov          r9, r11
        xor          r9, rax
        and          r9, r10
        xor          r9, rax
        add          r15, r9
        add          r15, r12
        mov          r9, [rsp + 24]
        add          r9, r15
        mov          rax, rdx
        xor          rax, rdi
        and          rcx, rax
        xor          rcx, rdi
        add          rcx, r13
        mov          r12, [rsp]
        add          rsi, r12
        add          rcx, r15
        mov          r12, r9
        ror          r12, 23
        mov          r13, rcx
        ror          r13, 5
        mov          r15, r10
        xor          r15, r11
        mov          [rsp + 24], rdi
        mov          rdi, rcx
        xor          rdi, rdx
        xor          r12, r9
        xor          r13, rcx
        and          r15, r9
        and          rax, rdi
        ror          r12, 4
        ror          r13, 6
        xor          r15, r11
        xor          rax, rdx
        xor          r12, r9
        xor          r13, rcx
        add          r14, r15
        ror          r12, 14
        ror          r13, 28
        add          r14, r12
        add          rax, r13
        add          rax, r14
        add          r8, r14
        mov          rdi, [rsp + 24]
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
        add          rsp, 40
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
        add          rsp, 40
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
        dd           NSMS_SYMBOL(nsms_sha512_rounds_x64) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha512_rounds_x64)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_rounds_x64)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (NSMS_L(at3) - NSMS_L(at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (NSMS_L(at5) - NSMS_L(at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (NSMS_L(at6) - NSMS_L(at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (NSMS_L(at7) - NSMS_L(at6)), 0x0e, 0x60 ; sub rsp, 40
        db           0x04
        dd           NSMS_L(at8) - NSMS_L(at7)
        db           0x0e, 0x38                                 ; add rsp, 40
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
        db           1, NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 9, 0
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0x42 ; sub rsp, 40
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha512_rounds_x64), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha512_rounds_x64) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha512_rounds_x64: 15 integer registers, 2 spills.
;   Register map: a..h: rax, rcx, rdx, rdi, r8, r9, r10, r11; wk: rsi; stride: rbx; stride3: rbp;
;     stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. Slots of the frame that are not named
;     here hold spilled values.
;     stride3: 3 * stride.
;     stride4: 4 * stride.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;
; Contract (YAML):
; - name: nsms_sha512_rounds_x64
;   signature: void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
;     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 8 * (79 * stride + 1), align: 8, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
;   stack_bytes: {sysv: 88, win64: 104}
;   features: []
