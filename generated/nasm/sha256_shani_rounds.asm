; sha256_shani_rounds.asm, written by nsms: make gen HASH=sha256 ISA=shani KIND=rounds
;
; void nsms_sha256_rounds_shani(uint32_t state[8], const uint32_t *wk, size_t stride);
;   SHA-224, SHA-256: one compression, W_t + K_t at wk[t*stride], stride >= 1.
;   Reads 32 bytes at state and 64 words of 4 bytes at wk, stride words apart; writes 32 bytes at state.
;   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 184 instructions (System V); 0 bytes of stack (System V), 88 (Win64).
;
; Memory: state and wk must be aligned to 4 bytes. A buffer that is written must not overlap another. Written
; are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
; registers, MXCSR or the direction flag.
; Needs: sha_ni, sse4_1.
; (The ISA also allows ssse3, which this code does not use.)
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
%define NSMS_L(name) ..@sha256_shani_rounds_ %+ name

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_rounds_shani):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_rounds_shani))
%else
        global       NSMS_SYMBOL(nsms_sha256_rounds_shani):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_rounds_shani))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_rounds_shani):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_rounds_shani)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_rounds_shani)
%endif
NSMS_SYMBOL(nsms_sha256_rounds_shani):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(at1):
        push         rdi
NSMS_L(at2):
        sub          rsp, 72
NSMS_L(at3):
        movaps       [rsp], xmm6
NSMS_L(at4):
        movaps       [rsp + 16], xmm7
NSMS_L(at5):
        movaps       [rsp + 32], xmm8
NSMS_L(at6):
        movaps       [rsp + 48], xmm9
NSMS_L(at7):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
%endif
        shl          rdx, 2
        mov          rax, rdx
        shl          rax, 1
        mov          rcx, rdx
        shl          rcx, 2
        add          rax, rdx

        ; the state in the lanes that the instructions require, and all rounds
            lea      r8, [rsi + rcx]                            ; W_4 to W_7, each + K_t
        movdqu       xmm1, [rdi]
            movd     xmm0, [rsi]                                ; W_0 to W_3, each + K_t
        movdqu       xmm2, [rdi + 16]
            lea      r9, [rcx + r8]                             ; W_8 to W_11, each + K_t
        movdqa       xmm3, xmm2
        shufps       xmm3, xmm1, 17
            movd     xmm4, [r8]
            pinsrd   xmm0, [rsi + rdx], 1
        shufps       xmm2, xmm1, 187
            lea      r10, [rcx + r9]                            ; W_12 to W_15, each + K_t
            movd     xmm1, [r9]
            pinsrd   xmm4, [r8 + rdx], 1
            pinsrd   xmm0, [rsi + rdx*2], 2
            lea      r11, [rcx + r10]                           ; W_16 to W_19, each + K_t
            movd     xmm5, [r10]
            pinsrd   xmm1, [r9 + rdx], 1
            pinsrd   xmm4, [r8 + rdx*2], 2
            pinsrd   xmm5, [r10 + rdx], 1
            pinsrd   xmm1, [r9 + rdx*2], 2
            pinsrd   xmm0, [rsi + rax], 3
        movdqa       xmm6, xmm2                                 ; rounds 0 to 3
        sha256rnds2  xmm6, xmm3, xmm0
        psrldq       xmm0, 8
        movdqa       xmm7, xmm3
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm4, [r8 + rax], 3
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 4 to 7
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      rsi, [rcx + r11]                           ; W_20 to W_23, each + K_t
            movd     xmm0, [r11]
            pinsrd   xmm5, [r10 + rdx*2], 2
            pinsrd   xmm1, [r9 + rax], 3
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 8 to 11
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r8, [rcx + rsi]                            ; W_24 to W_27, each + K_t
            movd     xmm0, [rsi]
            pinsrd   xmm4, [r11 + rdx], 1
            pinsrd   xmm5, [r10 + rax], 3
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 12 to 15
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r9, [rcx + r8]                             ; W_28 to W_31, each + K_t
            movd     xmm0, [r8]
            pinsrd   xmm1, [rsi + rdx], 1
            pinsrd   xmm4, [r11 + rdx*2], 2
            lea      r10, [rcx + r9]                            ; W_32 to W_35, each + K_t
            movd     xmm5, [r9]
            pinsrd   xmm0, [r8 + rdx], 1
            pinsrd   xmm1, [rsi + rdx*2], 2
            pinsrd   xmm5, [r9 + rdx], 1
            pinsrd   xmm0, [r8 + rdx*2], 2
            pinsrd   xmm4, [r11 + rax], 3
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 16 to 19
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm1, [rsi + rax], 3
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 20 to 23
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      rsi, [rcx + r10]                           ; W_36 to W_39, each + K_t
            movd     xmm0, [r10]
            pinsrd   xmm5, [r9 + rdx*2], 2
            pinsrd   xmm8, [r8 + rax], 3
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 24 to 27
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r8, [rcx + rsi]                            ; W_40 to W_43, each + K_t
            movd     xmm0, [rsi]
            pinsrd   xmm1, [r10 + rdx], 1
            pinsrd   xmm5, [r9 + rax], 3
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 28 to 31
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r9, [rcx + r8]                             ; W_44 to W_47, each + K_t
            movd     xmm0, [r8]
            pinsrd   xmm4, [rsi + rdx], 1
            pinsrd   xmm1, [r10 + rdx*2], 2
            lea      r11, [rcx + r9]                            ; W_48 to W_51, each + K_t
            movd     xmm5, [r9]
            pinsrd   xmm0, [r8 + rdx], 1
            pinsrd   xmm4, [rsi + rdx*2], 2
            pinsrd   xmm5, [r9 + rdx], 1
            pinsrd   xmm0, [r8 + rdx*2], 2
            pinsrd   xmm1, [r10 + rax], 3
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 32 to 35
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm4, [rsi + rax], 3
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 36 to 39
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      rsi, [rcx + r11]                           ; W_52 to W_55, each + K_t
            movd     xmm0, [r11]
            pinsrd   xmm5, [r9 + rdx*2], 2
            pinsrd   xmm8, [r8 + rax], 3
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 40 to 43
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r8, [rcx + rsi]                            ; W_56 to W_59, each + K_t
            movd     xmm0, [rsi]
            pinsrd   xmm1, [r11 + rdx], 1
            pinsrd   xmm5, [r9 + rax], 3
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0                           ; rounds 44 to 47
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            add      rcx, r8                                    ; W_60 to W_63, each + K_t
            movd     xmm0, [r8]
            pinsrd   xmm4, [rsi + rdx], 1
            pinsrd   xmm1, [r11 + rdx*2], 2
            movd     xmm5, [rcx]
            pinsrd   xmm0, [r8 + rdx], 1
            pinsrd   xmm4, [rsi + rdx*2], 2
            pinsrd   xmm1, [r11 + rax], 3
        movdqa       xmm8, xmm1                                 ; rounds 48 to 51
        psrldq       xmm8, 8
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm5, [rcx + rdx], 1
            pinsrd   xmm9, [r8 + rdx*2], 2
            pinsrd   xmm4, [rsi + rax], 3
        movdqa       xmm0, xmm4                                 ; rounds 52 to 55
        psrldq       xmm0, 8
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm5, [rcx + rdx*2], 2
            pinsrd   xmm9, [r8 + rax], 3
        movdqa       xmm0, xmm9                                 ; rounds 56 to 59
        psrldq       xmm0, 8
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm5, [rcx + rax], 3
        movdqa       xmm0, xmm5                                 ; rounds 60 to 63
        psrldq       xmm0, 8
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm7, xmm6, xmm0
        paddd        xmm2, xmm6                                 ; H = H + (a, b, ...)
        paddd        xmm3, xmm7
        movdqa       xmm0, xmm3
        shufps       xmm0, xmm2, 187
        shufps       xmm3, xmm2, 17
        movdqu       [rdi], xmm0
        movdqu       [rdi + 16], xmm3

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        movaps       xmm8, [rsp + 32]
        movaps       xmm9, [rsp + 48]
        add          rsp, 72
        pop          rdi
        pop          rsi
        ret
%else
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
        dd           NSMS_SYMBOL(nsms_sha256_rounds_shani) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_rounds_shani)
        db           0
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
        db           1, NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 11, 0
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x98 ; movaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x88 ; movaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x78 ; movaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x68 ; movaps [rsp], xmm6
        dw           0
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x82 ; sub rsp, 72
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_rounds_shani), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_rounds_shani) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_rounds_shani: 9 integer registers, 10 vector registers, 0 spills.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_rounds_shani
;   signature: void nsms_sha256_rounds_shani(uint32_t state[8], const uint32_t *wk, size_t stride)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
;     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 4 * (63 * stride + 1), align: 4, access: read}
;     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
;   stack_bytes: {sysv: 0, win64: 88}
;   features: [sha_ni, sse4_1]
