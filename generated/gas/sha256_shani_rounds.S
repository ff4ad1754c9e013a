/* sha256_shani_rounds.S, written by nsms: make gen HASH=sha256 ISA=shani KIND=rounds
 *
 * void nsms_sha256_rounds_shani(uint32_t state[8], const uint32_t *wk, size_t stride);
 *   SHA-224, SHA-256: one compression, W_t + K_t at wk[t*stride], stride >= 1.
 *   Reads 32 bytes at state and 64 words of 4 bytes at wk, stride words apart; writes 32 bytes at state.
 *   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 184 instructions (System V); 0 bytes of stack (System V), 88 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes. A buffer that is written must not overlap another. Written
 * are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
 * Needs: sha_ni, sse4_1.
 * (The ISA also allows ssse3, which this code does not use.)
 * For ELF, Mach-O and COFF objects, with unwind information.
 * NSMS_HIDDEN hides the symbols (ELF, Mach-O); NSMS_WIN64 chooses the convention Win64 outside of COFF, too.
 * NSMS_KCFI, for ELF, puts the type hash of clang's -fsanitize=kcfi before each function.
 * Proof: the assembled bytes (ELF) compute what FIPS 180-4 defines, for every input.
 * A proof is of result, memory accesses, calling convention and constant time (docs/SOUNDNESS.md of nsms).
 * Copyright (c) 2026 the nsms authors
 * SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 */

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__) && !defined(__arm64ec__)

/* The object format decides on sections and unwind information, NSMS_WIN64 on the calling convention. */
#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define NSMS_L(name) Lsha256_shani_rounds_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_rounds_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_rounds_##name
#  define NSMS_TYPE(name) .def name; .scl 2; .type 32; .endef
#endif
#if !defined(NSMS_WIN64) && (defined(NSMS_COFF) || defined(_WIN64))
#  define NSMS_WIN64
#endif
#if !defined(NSMS_HIDDEN) || defined(NSMS_COFF)
#  define NSMS_HIDE(name)
#elif defined(__APPLE__)
#  define NSMS_HIDE(name) .private_extern name
#else
#  define NSMS_HIDE(name) .hidden name
#endif
#if defined(NSMS_COFF)
#  define NSMS_SEH(directive) directive
#  define NSMS_SEH2(directive, offset) directive, offset
#else
#  define NSMS_SEH(directive)
#  define NSMS_SEH2(directive, offset)
#endif
#if defined(NSMS_KCFI) && defined(__ELF__)  /* clang's -fsanitize=kcfi reads a type hash before the function */
#  define NSMS_HASH(name) NSMS_HASH_OF(name)
#  define NSMS_HASH_OF(name) .weak __kcfi_typeid_##name; .fill 59, 1, 0x90; .byte 0xb8; .long __kcfi_typeid_##name
#else
#  define NSMS_HASH(name)
#endif
#define NSMS_FUNCTION(name) .globl name; NSMS_TYPE(name); NSMS_HIDE(name)

        .intel_syntax noprefix

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_rounds_shani))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_rounds_shani))
NSMS_SYMBOL(nsms_sha256_rounds_shani):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_rounds_shani))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 72
        NSMS_SEH(.seh_stackalloc 72)
        movaps       [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        movaps       [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        movaps       [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        movaps       [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
#endif
        shl          rdx, 2
        mov          rax, rdx
        shl          rax, 1
        mov          rcx, rdx
        shl          rcx, 2
        add          rax, rdx

        /* the state in the lanes that the instructions require, and all rounds */
            lea      r8, [rsi + rcx]                            /* W_4 to W_7, each + K_t */
        movdqu       xmm1, [rdi]
            movd     xmm0, [rsi]                                /* W_0 to W_3, each + K_t */
        movdqu       xmm2, [rdi + 16]
            lea      r9, [rcx + r8]                             /* W_8 to W_11, each + K_t */
        movdqa       xmm3, xmm2
        shufps       xmm3, xmm1, 17
            movd     xmm4, [r8]
            pinsrd   xmm0, [rsi + rdx], 1
        shufps       xmm2, xmm1, 187
            lea      r10, [rcx + r9]                            /* W_12 to W_15, each + K_t */
            movd     xmm1, [r9]
            pinsrd   xmm4, [r8 + rdx], 1
            pinsrd   xmm0, [rsi + rdx*2], 2
            lea      r11, [rcx + r10]                           /* W_16 to W_19, each + K_t */
            movd     xmm5, [r10]
            pinsrd   xmm1, [r9 + rdx], 1
            pinsrd   xmm4, [r8 + rdx*2], 2
            pinsrd   xmm5, [r10 + rdx], 1
            pinsrd   xmm1, [r9 + rdx*2], 2
            pinsrd   xmm0, [rsi + rax], 3
        movdqa       xmm6, xmm2                                 /* rounds 0 to 3 */
        sha256rnds2  xmm6, xmm3, xmm0
        psrldq       xmm0, 8
        movdqa       xmm7, xmm3
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm4, [r8 + rax], 3
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 4 to 7 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      rsi, [rcx + r11]                           /* W_20 to W_23, each + K_t */
            movd     xmm0, [r11]
            pinsrd   xmm5, [r10 + rdx*2], 2
            pinsrd   xmm1, [r9 + rax], 3
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 8 to 11 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r8, [rcx + rsi]                            /* W_24 to W_27, each + K_t */
            movd     xmm0, [rsi]
            pinsrd   xmm4, [r11 + rdx], 1
            pinsrd   xmm5, [r10 + rax], 3
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 12 to 15 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r9, [rcx + r8]                             /* W_28 to W_31, each + K_t */
            movd     xmm0, [r8]
            pinsrd   xmm1, [rsi + rdx], 1
            pinsrd   xmm4, [r11 + rdx*2], 2
            lea      r10, [rcx + r9]                            /* W_32 to W_35, each + K_t */
            movd     xmm5, [r9]
            pinsrd   xmm0, [r8 + rdx], 1
            pinsrd   xmm1, [rsi + rdx*2], 2
            pinsrd   xmm5, [r9 + rdx], 1
            pinsrd   xmm0, [r8 + rdx*2], 2
            pinsrd   xmm4, [r11 + rax], 3
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 16 to 19 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm1, [rsi + rax], 3
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 20 to 23 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      rsi, [rcx + r10]                           /* W_36 to W_39, each + K_t */
            movd     xmm0, [r10]
            pinsrd   xmm5, [r9 + rdx*2], 2
            pinsrd   xmm8, [r8 + rax], 3
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 24 to 27 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r8, [rcx + rsi]                            /* W_40 to W_43, each + K_t */
            movd     xmm0, [rsi]
            pinsrd   xmm1, [r10 + rdx], 1
            pinsrd   xmm5, [r9 + rax], 3
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 28 to 31 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r9, [rcx + r8]                             /* W_44 to W_47, each + K_t */
            movd     xmm0, [r8]
            pinsrd   xmm4, [rsi + rdx], 1
            pinsrd   xmm1, [r10 + rdx*2], 2
            lea      r11, [rcx + r9]                            /* W_48 to W_51, each + K_t */
            movd     xmm5, [r9]
            pinsrd   xmm0, [r8 + rdx], 1
            pinsrd   xmm4, [rsi + rdx*2], 2
            pinsrd   xmm5, [r9 + rdx], 1
            pinsrd   xmm0, [r8 + rdx*2], 2
            pinsrd   xmm1, [r10 + rax], 3
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 32 to 35 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm4, [rsi + rax], 3
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 36 to 39 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      rsi, [rcx + r11]                           /* W_52 to W_55, each + K_t */
            movd     xmm0, [r11]
            pinsrd   xmm5, [r9 + rdx*2], 2
            pinsrd   xmm8, [r8 + rax], 3
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 40 to 43 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            lea      r8, [rcx + rsi]                            /* W_56 to W_59, each + K_t */
            movd     xmm0, [rsi]
            pinsrd   xmm1, [r11 + rdx], 1
            pinsrd   xmm5, [r9 + rax], 3
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0                           /* rounds 44 to 47 */
        psrldq       xmm0, 8
        sha256rnds2  xmm7, xmm6, xmm0
            add      rcx, r8                                    /* W_60 to W_63, each + K_t */
            movd     xmm0, [r8]
            pinsrd   xmm4, [rsi + rdx], 1
            pinsrd   xmm1, [r11 + rdx*2], 2
            movd     xmm5, [rcx]
            pinsrd   xmm0, [r8 + rdx], 1
            pinsrd   xmm4, [rsi + rdx*2], 2
            pinsrd   xmm1, [r11 + rax], 3
        movdqa       xmm8, xmm1                                 /* rounds 48 to 51 */
        psrldq       xmm8, 8
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm5, [rcx + rdx], 1
            pinsrd   xmm9, [r8 + rdx*2], 2
            pinsrd   xmm4, [rsi + rax], 3
        movdqa       xmm0, xmm4                                 /* rounds 52 to 55 */
        psrldq       xmm0, 8
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm4
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm5, [rcx + rdx*2], 2
            pinsrd   xmm9, [r8 + rax], 3
        movdqa       xmm0, xmm9                                 /* rounds 56 to 59 */
        psrldq       xmm0, 8
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm7, xmm6, xmm0
            pinsrd   xmm5, [rcx + rax], 3
        movdqa       xmm0, xmm5                                 /* rounds 60 to 63 */
        psrldq       xmm0, 8
        movdqa       xmm1, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm6, xmm7, xmm0
        movdqa       xmm0, xmm1
        sha256rnds2  xmm7, xmm6, xmm0
        paddd        xmm2, xmm6                                 /* H = H + (a, b, ...) */
        paddd        xmm3, xmm7
        movdqa       xmm0, xmm3
        shufps       xmm0, xmm2, 187
        shufps       xmm3, xmm2, 17
        movdqu       [rdi], xmm0
        movdqu       [rdi + 16], xmm3

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        movaps       xmm8, [rsp + 32]
        movaps       xmm9, [rsp + 48]
        add          rsp, 72
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_rounds_shani), . - NSMS_SYMBOL(nsms_sha256_rounds_shani)
#endif

#if defined(__ELF__)  /* supports indirect branch tracking and shadow stacks */
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  /* the assembler's default */

#undef NSMS_SYMBOL
#undef NSMS_FUNCTION
#undef NSMS_HASH
#undef NSMS_HASH_OF
#undef NSMS_TYPE
#undef NSMS_HIDE
#undef NSMS_SEH
#undef NSMS_SEH2
#undef NSMS_COFF
#undef NSMS_L
#endif

/* nsms_sha256_rounds_shani: 9 integer registers, 10 vector registers, 0 spills.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_rounds_shani
 *   signature: void nsms_sha256_rounds_shani(uint32_t state[8], const uint32_t *wk, size_t stride)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 4 * (63 * stride + 1), align: 4, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
 *   stack_bytes: {sysv: 0, win64: 88}
 *   features: [sha_ni, sse4_1]
 */
