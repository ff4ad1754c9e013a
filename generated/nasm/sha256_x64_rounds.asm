; sha256_x64_rounds.asm, written by nsms: make gen HASH=sha256 ISA=x64 KIND=rounds
;
; void nsms_sha256_rounds_x64(uint32_t state[8], const uint32_t *wk, size_t stride);
;   SHA-224, SHA-256: one compression, W_t + K_t at wk[t*stride], stride >= 1.
;   Reads 32 bytes at state and 64 words of 4 bytes at wk, stride words apart; writes 32 bytes at state.
;   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 497 instructions (System V); 88 bytes of stack (System V), 104 (Win64).
;
; Memory: state and wk must be aligned to 4 bytes. A buffer that is written must not overlap another. Written
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
%define NSMS_L(name) ..@sha256_x64_rounds_ %+ name

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_rounds_x64):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_rounds_x64))
%else
        global       NSMS_SYMBOL(nsms_sha256_rounds_x64):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_rounds_x64))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_rounds_x64):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_rounds_x64)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_rounds_x64)
%endif
NSMS_SYMBOL(nsms_sha256_rounds_x64):
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
        shl          rbx, 2
        mov          r12, [rsp + 8]
        mov          eax, [r12]
        mov          ecx, [r12 + 4]
        mov          edx, [r12 + 8]
        mov          rbp, rbx
        shl          rbp, 1
        mov          r13, rbx
        shl          r13, 6
        mov          r14, rbx
        shl          r14, 2
        mov          [rsp], r14
        mov          edi, [r12 + 12]
        add          rbp, rbx
        mov          r8d, [r12 + 16]
        mov          r9d, [r12 + 20]
        mov          r10d, [r12 + 24]
        mov          r11d, [r12 + 28]
        add          r13, rsi
        mov          [rsp + 16], r13
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: a..h: eax, ecx, edx, edi, r8d, r9d, r10d, r11d; wk: rsi; stride: rbx; stride3: rbp;
        ;   stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16].
NSMS_L(sixteen_rounds):

        ; rounds 0 to 63, sixteen per iteration
        ; Comments count rounds and words W_t from 0 in each iteration.
        add          r11d, [rsi]                                ; round 0
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
        mov          r14d, r9d
        xor          r14d, r10d
        and          r14d, r8d
        xor          r14d, r10d
        add          r11d, r14d
        add          r10d, [rsi + rbx]                          ; round 1
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, eax
        xor          r12d, ecx
        mov          r14d, ecx
        xor          r14d, edx
        and          r14d, r12d
        xor          r14d, ecx
        add          r14d, r13d
        add          r11d, r14d
        mov          r13d, edi
        ror          r13d, 14
        xor          r13d, edi
        ror          r13d, 5
        xor          r13d, edi
        ror          r13d, 6
        mov          r14d, r11d
        ror          r14d, 9
        xor          r14d, r11d
        ror          r14d, 11
        xor          r14d, r11d
        ror          r14d, 2
        mov          r15d, r8d
        xor          r15d, r9d
        and          r15d, edi
        xor          r15d, r9d
        add          r10d, r15d
        add          r9d, [rsi + rbx*2]                         ; round 2
        add          r10d, r13d
        add          edx, r10d
        mov          r13d, r11d
        xor          r13d, eax
        and          r12d, r13d
        xor          r12d, eax
        add          r12d, r14d
        add          r10d, r12d
        mov          r12d, edx
        ror          r12d, 14
        xor          r12d, edx
        ror          r12d, 5
        xor          r12d, edx
        ror          r12d, 6
        mov          r14d, r10d
        ror          r14d, 9
        xor          r14d, r10d
        ror          r14d, 11
        xor          r14d, r10d
        ror          r14d, 2
        mov          r15d, edi
        xor          r15d, r8d
        and          r15d, edx
        xor          r15d, r8d
        add          r9d, r15d
        add          r8d, [rsi + rbp]                           ; round 3
        add          r9d, r12d
        add          ecx, r9d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r13d, r12d
        xor          r13d, r11d
        add          r13d, r14d
        add          r9d, r13d
        mov          r13d, ecx
        ror          r13d, 14
        xor          r13d, ecx
        ror          r13d, 5
        xor          r13d, ecx
        ror          r13d, 6
        mov          r14d, r9d
        ror          r14d, 9
        xor          r14d, r9d
        mov          r15, [rsp]
        add          rsi, r15                                   ; round 4
        ror          r14d, 11
        xor          r14d, r9d
        ror          r14d, 2
        mov          r15d, edx
        xor          r15d, edi
        and          r15d, ecx
        xor          r15d, edi
        add          r8d, r15d
        add          edi, [rsi]
        add          r8d, r13d
        add          eax, r8d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r12d, r13d
        xor          r12d, r10d
        add          r12d, r14d
        add          r8d, r12d
        mov          r12d, eax
        ror          r12d, 14
        xor          r12d, eax
        ror          r12d, 5
        xor          r12d, eax
        ror          r12d, 6
        mov          r14d, r8d
        ror          r14d, 9
        xor          r14d, r8d
        ror          r14d, 11
        xor          r14d, r8d
        ror          r14d, 2
        mov          r15d, ecx
        xor          r15d, edx
        and          r15d, eax
        xor          r15d, edx
        add          edi, r15d
        add          edx, [rsi + rbx]                           ; round 5
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        xor          r12d, r9d
        and          r13d, r12d
        xor          r13d, r9d
        add          r13d, r14d
        add          edi, r13d
        mov          r13d, r11d
        ror          r13d, 14
        xor          r13d, r11d
        ror          r13d, 5
        xor          r13d, r11d
        ror          r13d, 6
        mov          r14d, edi
        ror          r14d, 9
        xor          r14d, edi
        ror          r14d, 11
        xor          r14d, edi
        ror          r14d, 2
        mov          r15d, eax
        xor          r15d, ecx
        and          r15d, r11d
        xor          r15d, ecx
        add          edx, r15d
        add          ecx, [rsi + rbx*2]                         ; round 6
        add          edx, r13d
        add          r10d, edx
        mov          r13d, edi
        xor          r13d, r8d
        and          r12d, r13d
        xor          r12d, r8d
        add          r12d, r14d
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 14
        xor          r12d, r10d
        ror          r12d, 5
        xor          r12d, r10d
        ror          r12d, 6
        mov          r14d, edx
        ror          r14d, 9
        xor          r14d, edx
        ror          r14d, 11
        xor          r14d, edx
        ror          r14d, 2
        mov          r15d, r11d
        xor          r15d, eax
        and          r15d, r10d
        xor          r15d, eax
        add          ecx, r15d
        add          eax, [rsi + rbp]                           ; round 7
        add          ecx, r12d
        add          r9d, ecx
        mov          r12d, edx
        xor          r12d, edi
        and          r13d, r12d
        xor          r13d, edi
        add          r13d, r14d
        add          ecx, r13d
        mov          r13d, r9d
        ror          r13d, 14
        xor          r13d, r9d
        ror          r13d, 5
        xor          r13d, r9d
        ror          r13d, 6
        mov          r14d, ecx
        ror          r14d, 9
        xor          r14d, ecx
        mov          r15, [rsp]
        add          rsi, r15                                   ; round 8
        ror          r14d, 11
        xor          r14d, ecx
        ror          r14d, 2
        mov          r15d, r10d
        xor          r15d, r11d
        and          r15d, r9d
        xor          r15d, r11d
        add          eax, r15d
        add          r11d, [rsi]
        add          eax, r13d
        add          r8d, eax
        mov          r13d, ecx
        xor          r13d, edx
        and          r12d, r13d
        xor          r12d, edx
        add          r12d, r14d
        add          eax, r12d
        mov          r12d, r8d
        ror          r12d, 14
        xor          r12d, r8d
        ror          r12d, 5
        xor          r12d, r8d
        ror          r12d, 6
        mov          r14d, eax
        ror          r14d, 9
        xor          r14d, eax
        ror          r14d, 11
        xor          r14d, eax
        ror          r14d, 2
        mov          r15d, r9d
        xor          r15d, r10d
        and          r15d, r8d
        xor          r15d, r10d
        add          r11d, r15d
        add          r10d, [rsi + rbx]                          ; round 9
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, eax
        xor          r12d, ecx
        and          r13d, r12d
        xor          r13d, ecx
        add          r13d, r14d
        add          r11d, r13d
        mov          r13d, edi
        ror          r13d, 14
        xor          r13d, edi
        ror          r13d, 5
        xor          r13d, edi
        ror          r13d, 6
        mov          r14d, r11d
        ror          r14d, 9
        xor          r14d, r11d
        ror          r14d, 11
        xor          r14d, r11d
        ror          r14d, 2
        mov          r15d, r8d
        xor          r15d, r9d
        and          r15d, edi
        xor          r15d, r9d
        add          r10d, r15d
        add          r9d, [rsi + rbx*2]                         ; round 10
        add          r10d, r13d
        add          edx, r10d
        mov          r13d, r11d
        xor          r13d, eax
        and          r12d, r13d
        xor          r12d, eax
        add          r12d, r14d
        add          r10d, r12d
        mov          r12d, edx
        ror          r12d, 14
        xor          r12d, edx
        ror          r12d, 5
        xor          r12d, edx
        ror          r12d, 6
        mov          r14d, r10d
        ror          r14d, 9
        xor          r14d, r10d
        ror          r14d, 11
        xor          r14d, r10d
        ror          r14d, 2
        mov          r15d, edi
        xor          r15d, r8d
        and          r15d, edx
        xor          r15d, r8d
        add          r9d, r15d
        add          r8d, [rsi + rbp]                           ; round 11
        add          r9d, r12d
        add          ecx, r9d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r13d, r12d
        xor          r13d, r11d
        add          r13d, r14d
        add          r9d, r13d
        mov          r13d, ecx
        ror          r13d, 14
        xor          r13d, ecx
        ror          r13d, 5
        xor          r13d, ecx
        ror          r13d, 6
        mov          r14d, r9d
        ror          r14d, 9
        xor          r14d, r9d
        mov          r15, [rsp]
        add          rsi, r15                                   ; round 12
        ror          r14d, 11
        xor          r14d, r9d
        ror          r14d, 2
        mov          r15d, edx
        xor          r15d, edi
        and          r15d, ecx
        xor          r15d, edi
        add          r8d, r15d
        add          edi, [rsi]
        add          r8d, r13d
        add          eax, r8d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r12d, r13d
        xor          r12d, r10d
        add          r12d, r14d
        add          r8d, r12d
        mov          r12d, eax
        ror          r12d, 14
        xor          r12d, eax
        ror          r12d, 5
        xor          r12d, eax
        ror          r12d, 6
        mov          r14d, r8d
        ror          r14d, 9
        xor          r14d, r8d
        ror          r14d, 11
        xor          r14d, r8d
        ror          r14d, 2
        mov          r15d, ecx
        xor          r15d, edx
        and          r15d, eax
        xor          r15d, edx
        add          edi, r15d
        add          edx, [rsi + rbx]                           ; round 13
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        xor          r12d, r9d
        and          r13d, r12d
        xor          r13d, r9d
        add          r13d, r14d
        add          edi, r13d
        mov          r13d, r11d
        ror          r13d, 14
        xor          r13d, r11d
        ror          r13d, 5
        xor          r13d, r11d
        ror          r13d, 6
        mov          r14d, edi
        ror          r14d, 9
        xor          r14d, edi
        mov          r15d, ecx                                  ; round 14
        add          r15d, [rsi + rbx*2]
        ror          r14d, 11
        xor          r14d, edi
        ror          r14d, 2
        mov          [rsp + 24], r9d
        mov          r9d, eax
        xor          r9d, ecx
        and          r9d, r11d
        xor          r9d, ecx
        add          edx, r9d
        add          edx, r13d
        add          r10d, edx
        mov          ecx, edi
        xor          ecx, r8d
        and          r12d, ecx
        xor          r12d, r8d
        add          r12d, r14d
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 14
        xor          r12d, r10d
        ror          r12d, 5
        xor          r12d, r10d
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 9
        xor          r13d, edx
        mov          r14d, eax                                  ; round 15
        add          r14d, [rsi + rbp]
        ror          r13d, 11
        xor          r13d, edx
        ror          r13d, 2
        mov          r9d, r11d
        xor          r9d, eax
        and          r9d, r10d
        xor          r9d, eax
        add          r15d, r9d
        add          r15d, r12d
        mov          r9d, [rsp + 24]
        add          r9d, r15d
        mov          eax, edx
        xor          eax, edi
        and          ecx, eax
        xor          ecx, edi
        add          ecx, r13d
        mov          r12, [rsp]
        add          rsi, r12
        add          ecx, r15d
        mov          r12d, r9d
        ror          r12d, 14
        mov          r13d, ecx
        ror          r13d, 9
        mov          r15d, r10d
        xor          r15d, r11d
        mov          [rsp + 24], edi
        mov          edi, ecx
        xor          edi, edx
        xor          r12d, r9d
        xor          r13d, ecx
        and          r15d, r9d
        and          eax, edi
        ror          r12d, 5
        ror          r13d, 11
        xor          r15d, r11d
        xor          eax, edx
        xor          r12d, r9d
        xor          r13d, ecx
        add          r14d, r15d
        ror          r12d, 6
        ror          r13d, 2
        add          r14d, r12d
        add          eax, r13d
        add          eax, r14d
        add          r8d, r14d
        mov          edi, [rsp + 24]
        cmp          rsi, [rsp + 16]
        jne          NSMS_L(sixteen_rounds)

        ; the state after the block
        mov          rsi, [rsp + 8]
        mov          ebx, [rsi]                                 ; H = H + (a, b, ...)
        mov          ebp, [rsi + 4]
        mov          r12d, [rsi + 8]
        mov          r13d, [rsi + 12]
        add          eax, ebx
        add          ecx, ebp
        add          edx, r12d
        add          edi, r13d
        mov          ebx, [rsi + 16]
        mov          ebp, [rsi + 20]
        mov          r12d, [rsi + 24]
        mov          r13d, [rsi + 28]
        mov          [rsi], eax
        add          r8d, ebx
        mov          [rsi + 4], ecx
        add          r9d, ebp
        mov          [rsi + 8], edx
        add          r10d, r12d
        mov          [rsi + 12], edi
        add          r11d, r13d
        mov          [rsi + 16], r8d
        mov          [rsi + 20], r9d
        mov          [rsi + 24], r10d
        mov          [rsi + 28], r11d

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
        dd           NSMS_SYMBOL(nsms_sha256_rounds_x64) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_rounds_x64)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_rounds_x64)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
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
        db           1, NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 9, 0
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0x42 ; sub rsp, 40
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0xf0 ; push r15
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0xe0 ; push r14
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0xd0 ; push r13
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0xc0 ; push r12
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0x70 ; push rdi
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0x60 ; push rsi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0x50 ; push rbp
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_rounds_x64), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_rounds_x64) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_rounds_x64: 15 integer registers, 2 spills.
;   Register map: a..h: eax, ecx, edx, edi, r8d, r9d, r10d, r11d; wk: rsi; stride: rbx;
;     stride3: rbp; stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. Slots of the frame that
;     are not named here hold spilled values.
;     stride3: 3 * stride.
;     stride4: 4 * stride.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
;
; Contract (YAML):
; - name: nsms_sha256_rounds_x64
;   signature: void nsms_sha256_rounds_x64(uint32_t state[8], const uint32_t *wk, size_t stride)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
;     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 4 * (63 * stride + 1), align: 4, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
;   stack_bytes: {sysv: 88, win64: 104}
;   features: []
