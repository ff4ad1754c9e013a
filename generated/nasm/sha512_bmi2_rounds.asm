; sha512_bmi2_rounds.asm, written by nsms: make gen HASH=sha512 ISA=bmi2 KIND=rounds
;
; void nsms_sha512_rounds_bmi2(uint64_t state[8], const uint64_t *wk, size_t stride);
;   SHA384, SHA512, SHA512-224, SHA512-256: one compression, reading W_t + K_t at wk[t*stride].
;   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 476 instructions, 15 integer registers, 6 spills,
;   88 bytes of stack (System V), 104 (Win64).
;
; Needs: bmi1, bmi2.
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

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha512_rounds_bmi2):function hidden (L(f_end) - SYMBOL(nsms_sha512_rounds_bmi2))
%else
        global       SYMBOL(nsms_sha512_rounds_bmi2):function (L(f_end) - SYMBOL(nsms_sha512_rounds_bmi2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha512_rounds_bmi2):private_extern
%else
        global       SYMBOL(nsms_sha512_rounds_bmi2)
%endif
%else
        global       SYMBOL(nsms_sha512_rounds_bmi2)
%endif
SYMBOL(nsms_sha512_rounds_bmi2):
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
        sub          rsp, 40
L(f_at9):
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
        sub          rsp, 40
L(f_at7):
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
        align        32
L(f_sixteen):

        ; sixteen rounds
        add          r11, [rsi]                                 ; round 0
        rorx         r12, r8, 14
        rorx         r13, r8, 18
        xor          r12, r13
        mov          r13, r8
        and          r13, r9
        add          r11, r13
        rorx         r13, rax, 28
        rorx         r14, rax, 34
        xor          r13, r14
        mov          r14, rax
        xor          r14, rcx
        mov          r15, rcx
        xor          r15, rdx
        and          r15, r14
        xor          r15, rcx
        mov          [rsp + 24], rcx
        rorx         rcx, r8, 41
        xor          r12, rcx
        andn         rcx, r8, r10
        add          r11, rcx
        add          r10, [rsi + rbx]                           ; round 1
        add          r11, r12
        add          rdi, r11
        rorx         r12, rax, 39
        xor          r13, r12
        add          r13, r15
        add          r11, r13
        rorx         r12, rdi, 14
        rorx         r13, rdi, 18
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        add          r10, r13
        rorx         r13, r11, 28
        rorx         r15, r11, 34
        xor          r13, r15
        mov          r15, r11
        xor          r15, rax
        and          r14, r15
        xor          r14, rax
        rorx         rcx, rdi, 41
        xor          r12, rcx
        andn         rcx, rdi, r9
        add          r10, rcx
        add          r9, [rsi + rbx*2]                          ; round 2
        add          r10, r12
        add          rdx, r10
        rorx         r12, r11, 39
        xor          r13, r12
        add          r13, r14
        add          r10, r13
        rorx         r12, rdx, 14
        rorx         r13, rdx, 18
        xor          r12, r13
        mov          r13, rdx
        and          r13, rdi
        add          r9, r13
        rorx         r13, r10, 28
        rorx         r14, r10, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        rorx         rcx, rdx, 41
        xor          r12, rcx
        andn         rcx, rdx, r8
        add          r9, rcx
        add          r8, [rsi + rbp]                            ; round 3
        add          r9, r12
        mov          rcx, [rsp + 24]
        add          rcx, r9
        rorx         r12, r10, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        rorx         r12, rcx, 14
        rorx         r13, rcx, 18
        xor          r12, r13
        mov          r13, rcx
        and          r13, rdx
        add          r8, r13
        mov          r13, [rsp]
        add          rsi, r13                                   ; round 4
        rorx         r15, r9, 28
        rorx         r13, r9, 34
        xor          r15, r13
        mov          r13, r9
        xor          r13, r10
        and          r14, r13
        xor          r14, r10
        mov          [rsp + 24], r10
        rorx         r10, rcx, 41
        xor          r12, r10
        andn         r10, rcx, rdi
        add          r8, r10
        add          rdi, [rsi]
        add          r8, r12
        add          rax, r8
        rorx         r12, r9, 39
        xor          r15, r12
        add          r15, r14
        add          r8, r15
        rorx         r12, rax, 14
        rorx         r14, rax, 18
        xor          r12, r14
        mov          r14, rax
        and          r14, rcx
        add          rdi, r14
        rorx         r14, r8, 28
        rorx         r15, r8, 34
        xor          r14, r15
        mov          r15, r8
        xor          r15, r9
        and          r13, r15
        xor          r13, r9
        rorx         r10, rax, 41
        xor          r12, r10
        andn         r10, rax, rdx
        add          rdi, r10
        add          rdx, [rsi + rbx]                           ; round 5
        add          rdi, r12
        add          r11, rdi
        rorx         r12, r8, 39
        xor          r14, r12
        add          r14, r13
        add          rdi, r14
        rorx         r12, r11, 14
        rorx         r13, r11, 18
        xor          r12, r13
        mov          r13, r11
        and          r13, rax
        add          rdx, r13
        rorx         r13, rdi, 28
        rorx         r14, rdi, 34
        xor          r13, r14
        mov          r14, rdi
        xor          r14, r8
        and          r15, r14
        xor          r15, r8
        rorx         r10, r11, 41
        xor          r12, r10
        andn         r10, r11, rcx
        add          rdx, r10
        add          rcx, [rsi + rbx*2]                         ; round 6
        add          rdx, r12
        mov          r10, [rsp + 24]
        add          r10, rdx
        rorx         r12, rdi, 39
        xor          r13, r12
        add          r13, r15
        add          rdx, r13
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        xor          r12, r13
        mov          r13, r10
        and          r13, r11
        add          rcx, r13
        rorx         r13, rdx, 28
        rorx         r15, rdx, 34
        xor          r13, r15
        mov          r15, rdx
        xor          r15, rdi
        and          r14, r15
        xor          r14, rdi
        mov          [rsp + 24], rdi
        rorx         rdi, r10, 41
        xor          r12, rdi
        andn         rdi, r10, rax
        add          rcx, rdi
        add          rax, [rsi + rbp]                           ; round 7
        add          rcx, r12
        add          r9, rcx
        rorx         r12, rdx, 39
        xor          r13, r12
        add          r13, r14
        add          rcx, r13
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        add          rax, r13
        mov          r13, [rsp]
        add          rsi, r13                                   ; round 8
        rorx         r14, rcx, 28
        rorx         rdi, rcx, 34
        xor          r14, rdi
        mov          rdi, rcx
        xor          rdi, rdx
        and          r15, rdi
        xor          r15, rdx
        rorx         r13, r9, 41
        xor          r12, r13
        andn         r13, r9, r11
        add          rax, r13
        add          r11, [rsi]
        add          rax, r12
        add          r8, rax
        rorx         r12, rcx, 39
        xor          r14, r12
        add          r14, r15
        add          rax, r14
        rorx         r12, r8, 14
        rorx         r13, r8, 18
        xor          r12, r13
        mov          r13, r8
        and          r13, r9
        add          r11, r13
        rorx         r13, rax, 28
        rorx         r14, rax, 34
        xor          r13, r14
        mov          r14, rax
        xor          r14, rcx
        and          rdi, r14
        xor          rdi, rcx
        rorx         r15, r8, 41
        xor          r12, r15
        andn         r15, r8, r10
        add          r11, r15
        add          r10, [rsi + rbx]                           ; round 9
        add          r11, r12
        mov          r12, [rsp + 24]
        add          r12, r11
        rorx         r15, rax, 39
        xor          r13, r15
        add          r13, rdi
        add          r11, r13
        rorx         r13, r12, 14
        rorx         r15, r12, 18
        xor          r13, r15
        mov          r15, r12
        and          r15, r8
        add          r10, r15
        rorx         r15, r11, 28
        rorx         rdi, r11, 34
        xor          r15, rdi
        mov          rdi, r11
        xor          rdi, rax
        and          r14, rdi
        xor          r14, rax
        mov          [rsp + 24], rax
        rorx         rax, r12, 41
        xor          r13, rax
        andn         rax, r12, r9
        add          r10, rax
        add          r9, [rsi + rbx*2]                          ; round 10
        add          r10, r13
        add          rdx, r10
        rorx         r13, r11, 39
        xor          r15, r13
        add          r15, r14
        add          r10, r15
        rorx         r13, rdx, 14
        rorx         r14, rdx, 18
        xor          r13, r14
        mov          r14, rdx
        and          r14, r12
        add          r9, r14
        rorx         r14, r10, 28
        rorx         r15, r10, 34
        xor          r14, r15
        mov          r15, r10
        xor          r15, r11
        and          rdi, r15
        xor          rdi, r11
        rorx         rax, rdx, 41
        xor          r13, rax
        andn         rax, rdx, r8
        add          r9, rax
        add          r8, [rsi + rbp]                            ; round 11
        add          r9, r13
        add          rcx, r9
        rorx         r13, r10, 39
        xor          r14, r13
        add          r14, rdi
        add          r9, r14
        rorx         r13, rcx, 14
        rorx         r14, rcx, 18
        xor          r13, r14
        mov          r14, rcx
        and          r14, rdx
        add          r8, r14
        mov          r14, [rsp]
        add          rsi, r14                                   ; round 12
        rorx         rdi, r9, 28
        rorx         rax, r9, 34
        xor          rdi, rax
        mov          rax, r9
        xor          rax, r10
        and          r15, rax
        xor          r15, r10
        rorx         r14, rcx, 41
        xor          r13, r14
        andn         r14, rcx, r12
        add          r8, r14
        add          r12, [rsi]
        add          r8, r13
        mov          r13, [rsp + 24]
        add          r13, r8
        rorx         r14, r9, 39
        xor          rdi, r14
        add          rdi, r15
        add          r8, rdi
        rorx         rdi, r13, 14
        rorx         r14, r13, 18
        xor          rdi, r14
        mov          r14, r13
        and          r14, rcx
        add          r12, r14
        rorx         r14, r8, 28
        rorx         r15, r8, 34
        xor          r14, r15
        mov          r15, r8
        xor          r15, r9
        and          rax, r15
        xor          rax, r9
        mov          [rsp + 24], r9
        rorx         r9, r13, 41
        xor          rdi, r9
        andn         r9, r13, rdx
        add          r9, r12
        add          rdx, [rsi + rbx]                           ; round 13
        add          rdi, r9
        add          r11, rdi
        rorx         r12, r8, 39
        xor          r14, r12
        add          r14, rax
        add          rdi, r14
        rorx         r12, r11, 14
        rorx         r14, r11, 18
        xor          r12, r14
        mov          r14, r11
        and          r14, r13
        add          rdx, r14
        mov          r14, rcx                                   ; round 14
        add          r14, [rsi + rbx*2]
        andn         r9, r11, rcx
        add          rdx, r9
        rorx         r9, rdi, 28
        rorx         rcx, rdi, 34
        xor          r9, rcx
        mov          rcx, rdi
        xor          rcx, r8
        and          r15, rcx
        xor          r15, r8
        rorx         rax, r11, 41
        xor          r12, rax
        add          rdx, r12
        add          r10, rdx
        rorx         r12, rdi, 39
        xor          r9, r12
        add          r9, r15
        add          rdx, r9
        rorx         r12, r10, 14
        rorx         r15, r10, 18
        xor          r12, r15
        mov          r15, r10
        and          r15, r11
        add          r14, r15
        mov          rax, r13                                   ; round 15
        add          rax, [rsi + rbp]
        andn         r13, r10, r13
        add          r13, r14
        rorx         r14, rdx, 28
        rorx         r15, rdx, 34
        xor          r14, r15
        mov          r15, rdx
        xor          r15, rdi
        and          rcx, r15
        xor          rcx, rdi
        rorx         r9, r10, 41
        xor          r12, r9
        add          r12, r13
        mov          r9, [rsp + 24]
        add          r9, r12
        rorx         r13, rdx, 39
        xor          r14, r13
        add          rcx, r14
        mov          r13, [rsp]
        add          rsi, r13
        add          rcx, r12
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        mov          [rsp + 24], rdi
        mov          rdi, rcx
        xor          rdi, rdx
        xor          r12, r13
        add          rax, r14
        and          rdi, r15
        xor          rdi, rdx
        rorx         r13, rcx, 28
        rorx         r14, rcx, 34
        xor          r13, r14
        rorx         r14, r9, 41
        xor          r12, r14
        andn         r14, r9, r11
        add          rax, r14
        add          rax, r12
        add          r8, rax
        rorx         r12, rcx, 39
        xor          r13, r12
        add          r13, rdi
        add          rax, r13
        mov          rdi, [rsp + 24]
        cmp          rsi, [rsp + 16]
        jne          L(f_sixteen)

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
        dd           SYMBOL(nsms_sha512_rounds_bmi2) - $
        dd           L(f_end) - SYMBOL(nsms_sha512_rounds_bmi2)
        db           0
        db           0x40 + (L(f_at1) - SYMBOL(nsms_sha512_rounds_bmi2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0x60   ; sub rsp, 40
        db           0x04
        dd           L(f_at8) - L(f_at7)
        db           0x0e, 0x38                                 ; add rsp, 40
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
        db           1, L(f_at9) - SYMBOL(nsms_sha512_rounds_bmi2), 9, 0
        db           L(f_at9) - SYMBOL(nsms_sha512_rounds_bmi2), 0x42 ; sub rsp, 40
        db           L(f_at8) - SYMBOL(nsms_sha512_rounds_bmi2), 0xf0 ; push r15
        db           L(f_at7) - SYMBOL(nsms_sha512_rounds_bmi2), 0xe0 ; push r14
        db           L(f_at6) - SYMBOL(nsms_sha512_rounds_bmi2), 0xd0 ; push r13
        db           L(f_at5) - SYMBOL(nsms_sha512_rounds_bmi2), 0xc0 ; push r12
        db           L(f_at4) - SYMBOL(nsms_sha512_rounds_bmi2), 0x70 ; push rdi
        db           L(f_at3) - SYMBOL(nsms_sha512_rounds_bmi2), 0x60 ; push rsi
        db           L(f_at2) - SYMBOL(nsms_sha512_rounds_bmi2), 0x50 ; push rbp
        db           L(f_at1) - SYMBOL(nsms_sha512_rounds_bmi2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha512_rounds_bmi2) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
