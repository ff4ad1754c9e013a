/* sha1_bmi2_rounds.S, written by nsms: make gen HASH=sha1 ISA=bmi2 KIND=rounds
 *
 * void nsms_sha1_rounds_bmi2(uint32_t state[5], const uint32_t *wk, size_t stride);
 *   SHA-1: one compression, W_t + K_t at wk[t*stride], stride >= 1.
 *   Reads 20 bytes at state and 80 words of 4 bytes at wk, stride words apart; writes 20 bytes at state.
 *   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 820 instructions (System V); 56 bytes of stack (System V), 72 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes. A buffer that is written must not overlap another. Written
 * are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
 * Needs: bmi1, bmi2.
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
#  define NSMS_L(name) Lsha1_bmi2_rounds_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_bmi2_rounds_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_bmi2_rounds_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_rounds_bmi2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_rounds_bmi2))
NSMS_SYMBOL(nsms_sha1_rounds_bmi2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_rounds_bmi2))
        endbr64
        push         rbx
        NSMS_SEH(.seh_pushreg rbx)
        push         rbp
        NSMS_SEH(.seh_pushreg rbp)
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        push         r12
        NSMS_SEH(.seh_pushreg r12)
        push         r13
        NSMS_SEH(.seh_pushreg r13)
        push         r14
        NSMS_SEH(.seh_pushreg r14)
        push         r15
        NSMS_SEH(.seh_pushreg r15)
        sub          rsp, 8
        NSMS_SEH(.seh_stackalloc 8)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        push         rbx
        .cfi_def_cfa_offset 16
        .cfi_offset  rbx, -16
        push         rbp
        .cfi_def_cfa_offset 24
        .cfi_offset  rbp, -24
        push         r12
        .cfi_def_cfa_offset 32
        .cfi_offset  r12, -32
        push         r13
        .cfi_def_cfa_offset 40
        .cfi_offset  r13, -40
        push         r14
        .cfi_def_cfa_offset 48
        .cfi_offset  r14, -48
        push         r15
        .cfi_def_cfa_offset 56
        .cfi_offset  r15, -56
        sub          rsp, 8
        .cfi_def_cfa_offset 64
#endif
        mov          rbx, rsi
        shl          rdx, 2
        mov          esi, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        mov          rax, rdx
        shl          rax, 1
        mov          rcx, rdx
        shl          rcx, 2
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        add          rax, rdx
        rorx         ebp, esi, 27                               /* round 0 */
        mov          r12d, r8d
        and          r12d, r9d
        andn         r13d, r8d, r10d
        add          r11d, [rbx]
        add          ebp, r12d
        add          r13d, r11d
        rorx         r12d, r8d, 2
        add          r10d, [rbx + rdx]                          /* round 1 */
        add          ebp, r13d
        andn         r13d, esi, r9d
        mov          r14d, esi
        and          r14d, r12d
        rorx         r8d, esi, 2
        rorx         esi, ebp, 27
        add          r13d, r10d
        add          r9d, [rbx + rdx*2]                         /* round 2 */
        add          r14d, r13d
        add          esi, r14d
        mov          r13d, ebp
        and          r13d, r8d
        andn         r14d, ebp, r12d
        rorx         ebp, ebp, 2
        rorx         r15d, esi, 27
        add          r9d, r13d
        add          r12d, [rbx + rax]                          /* round 3 */
        add          r14d, r9d
        add          rbx, rcx                                   /* round 4 */
        add          r15d, r14d
        mov          r13d, esi
        and          r13d, ebp
        andn         r14d, esi, r8d
        rorx         r11d, esi, 2
        rorx         esi, r15d, 27
        add          r12d, r13d
        add          r8d, [rbx]
        add          r14d, r12d
        add          esi, r14d
        mov          r12d, r15d
        and          r12d, r11d
        andn         r13d, r15d, ebp
        rorx         r14d, r15d, 2
        rorx         r15d, esi, 27
        add          r8d, r12d
        add          ebp, [rbx + rdx]                           /* round 5 */
        add          r8d, r13d
        add          r8d, r15d
        mov          r12d, esi
        and          r12d, r14d
        andn         r13d, esi, r11d
        rorx         r15d, esi, 2
        rorx         esi, r8d, 27
        add          ebp, r12d
        add          r11d, [rbx + rdx*2]                        /* round 6 */
        add          r13d, ebp
        add          esi, r13d
        mov          ebp, r8d
        and          ebp, r15d
        andn         r12d, r8d, r14d
        rorx         r13d, r8d, 2
        rorx         r8d, esi, 27
        add          r11d, ebp
        add          r14d, [rbx + rax]                          /* round 7 */
        add          r12d, r11d
        add          rbx, rcx                                   /* round 8 */
        add          r8d, r12d
        mov          ebp, esi
        and          ebp, r13d
        andn         r12d, esi, r15d
        rorx         r11d, esi, 2
        rorx         esi, r8d, 27
        add          r14d, ebp
        add          r15d, [rbx]
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r8d
        and          ebp, r11d
        andn         r12d, r8d, r13d
        rorx         r14d, r8d, 2
        rorx         r8d, esi, 27
        add          r15d, ebp
        add          r13d, [rbx + rdx]                          /* round 9 */
        add          r12d, r15d
        add          r8d, r12d
        mov          ebp, esi
        and          ebp, r14d
        andn         r12d, esi, r11d
        rorx         r15d, esi, 2
        rorx         esi, r8d, 27
        add          r13d, ebp
        add          r11d, [rbx + rdx*2]                        /* round 10 */
        add          r12d, r13d
        add          esi, r12d
        mov          ebp, r8d
        and          ebp, r15d
        andn         r12d, r8d, r14d
        rorx         r13d, r8d, 2
        rorx         r8d, esi, 27
        add          r11d, ebp
        add          r14d, [rbx + rax]                          /* round 11 */
        add          r12d, r11d
        add          rbx, rcx                                   /* round 12 */
        add          r8d, r12d
        mov          ebp, esi
        and          ebp, r13d
        andn         r12d, esi, r15d
        rorx         r11d, esi, 2
        rorx         esi, r8d, 27
        add          r14d, ebp
        add          r15d, [rbx]
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r8d
        and          ebp, r11d
        andn         r12d, r8d, r13d
        rorx         r14d, r8d, 2
        rorx         r8d, esi, 27
        add          r15d, ebp
        add          r13d, [rbx + rdx]                          /* round 13 */
        add          r12d, r15d
        add          r8d, r12d
        mov          ebp, esi
        and          ebp, r14d
        andn         r12d, esi, r11d
        rorx         r15d, esi, 2
        rorx         esi, r8d, 27
        add          r13d, ebp
        add          r11d, [rbx + rdx*2]                        /* round 14 */
        add          r12d, r13d
        add          esi, r12d
        mov          ebp, r8d
        and          ebp, r15d
        andn         r12d, r8d, r14d
        rorx         r13d, r8d, 2
        rorx         r8d, esi, 27
        add          r11d, ebp
        add          r14d, [rbx + rax]                          /* round 15 */
        add          r12d, r11d
        add          rbx, rcx                                   /* round 16 */
        add          r8d, r12d
        mov          ebp, esi
        and          ebp, r13d
        andn         r12d, esi, r15d
        rorx         r11d, esi, 2
        rorx         esi, r8d, 27
        add          r14d, ebp
        add          r15d, [rbx]
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r8d
        and          ebp, r11d
        andn         r12d, r8d, r13d
        rorx         r14d, r8d, 2
        rorx         r8d, esi, 27
        add          r15d, ebp
        add          r13d, [rbx + rdx]                          /* round 17 */
        add          r12d, r15d
        add          r8d, r12d
        mov          ebp, esi
        and          ebp, r14d
        andn         r12d, esi, r11d
        rorx         r15d, esi, 2
        rorx         esi, r8d, 27
        add          r13d, ebp
        add          r11d, [rbx + rdx*2]                        /* round 18 */
        add          r12d, r13d
        add          esi, r12d
        mov          ebp, r8d
        and          ebp, r15d
        andn         r12d, r8d, r14d
        rorx         r8d, r8d, 2
        rorx         r13d, esi, 27
        add          r11d, ebp
        add          r14d, [rbx + rax]                          /* round 19 */
        add          r12d, r11d
        add          rbx, rcx                                   /* round 20 */
        add          r13d, r12d
        mov          ebp, esi
        and          ebp, r8d
        andn         r12d, esi, r15d
        rorx         esi, esi, 2
        rorx         r11d, r13d, 27
        add          r14d, ebp
        add          r15d, [rbx]
        add          r12d, r14d
        add          r11d, r12d
        mov          ebp, r13d
        xor          ebp, esi
        rorx         r12d, r13d, 2
        rorx         r13d, r11d, 27
        mov          r14d, r8d                                  /* round 21 */
        add          r14d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r15d
        add          r8d, r13d
        mov          ebp, r11d
        xor          ebp, r12d
        rorx         r13d, r11d, 2
        rorx         r15d, r8d, 27
        mov          r11d, esi                                  /* round 22 */
        add          r11d, [rbx + rdx*2]
        xor          esi, ebp
        add          esi, r14d
        add          esi, r15d
        mov          ebp, r8d
        xor          ebp, r13d
        rorx         r8d, r8d, 2
        rorx         r14d, esi, 27
        mov          r15d, r12d                                 /* round 23 */
        add          r15d, [rbx + rax]
        xor          ebp, r12d
        add          rbx, rcx                                   /* round 24 */
        add          r11d, ebp
        add          r14d, r11d
        mov          ebp, esi
        xor          ebp, r8d
        rorx         esi, esi, 2
        rorx         r12d, r14d, 27
        mov          r11d, r13d
        add          r11d, [rbx]
        xor          ebp, r13d
        add          r15d, ebp
        add          r12d, r15d
        mov          ebp, r14d
        xor          ebp, esi
        rorx         r13d, r14d, 2
        rorx         r14d, r12d, 27
        mov          r15d, r8d                                  /* round 25 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, r12d
        xor          ebp, r13d
        rorx         r12d, r12d, 2
        rorx         r14d, r8d, 27
        mov          r11d, esi                                  /* round 26 */
        add          r11d, [rbx + rdx*2]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r8d
        xor          ebp, r12d
        rorx         r8d, r8d, 2
        rorx         r14d, esi, 27
        mov          r15d, r13d                                 /* round 27 */
        add          r15d, [rbx + rax]
        xor          ebp, r13d
        add          rbx, rcx                                   /* round 28 */
        add          r11d, ebp
        add          r14d, r11d
        mov          ebp, esi
        xor          ebp, r8d
        rorx         esi, esi, 2
        rorx         r13d, r14d, 27
        mov          r11d, r12d
        add          r11d, [rbx]
        xor          ebp, r12d
        add          r15d, ebp
        add          r13d, r15d
        mov          ebp, r14d
        xor          ebp, esi
        rorx         r12d, r14d, 2
        rorx         r14d, r13d, 27
        mov          r15d, r8d                                  /* round 29 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, r13d
        xor          ebp, r12d
        rorx         r13d, r13d, 2
        rorx         r14d, r8d, 27
        mov          r11d, esi                                  /* round 30 */
        add          r11d, [rbx + rdx*2]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r8d
        xor          ebp, r13d
        rorx         r8d, r8d, 2
        rorx         r14d, esi, 27
        mov          r15d, r12d                                 /* round 31 */
        add          r15d, [rbx + rax]
        xor          ebp, r12d
        add          rbx, rcx                                   /* round 32 */
        add          r11d, ebp
        add          r14d, r11d
        mov          ebp, esi
        xor          ebp, r8d
        rorx         esi, esi, 2
        rorx         r12d, r14d, 27
        mov          r11d, r13d
        add          r11d, [rbx]
        xor          ebp, r13d
        add          r15d, ebp
        add          r12d, r15d
        mov          ebp, r14d
        xor          ebp, esi
        rorx         r13d, r14d, 2
        rorx         r14d, r12d, 27
        mov          r15d, r8d                                  /* round 33 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, r12d
        xor          ebp, r13d
        rorx         r12d, r12d, 2
        rorx         r14d, r8d, 27
        mov          r11d, esi                                  /* round 34 */
        add          r11d, [rbx + rdx*2]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r8d
        xor          ebp, r12d
        rorx         r8d, r8d, 2
        rorx         r14d, esi, 27
        mov          r15d, r13d                                 /* round 35 */
        add          r15d, [rbx + rax]
        xor          ebp, r13d
        add          rbx, rcx                                   /* round 36 */
        add          r11d, ebp
        add          r14d, r11d
        mov          ebp, esi
        xor          ebp, r8d
        rorx         esi, esi, 2
        rorx         r13d, r14d, 27
        mov          r11d, r12d
        add          r11d, [rbx]
        xor          ebp, r12d
        add          r15d, ebp
        add          r13d, r15d
        mov          ebp, r14d
        xor          ebp, esi
        rorx         r12d, r14d, 2
        rorx         r14d, r13d, 27
        mov          r15d, r8d                                  /* round 37 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, r13d
        xor          ebp, r12d
        rorx         r13d, r13d, 2
        rorx         r14d, r8d, 27
        mov          r11d, esi                                  /* round 38 */
        add          r11d, [rbx + rdx*2]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r8d
        xor          ebp, r13d
        rorx         r14d, r8d, 2
        rorx         r8d, esi, 27
        mov          r15d, r12d                                 /* round 39 */
        add          r15d, [rbx + rax]
        xor          ebp, r12d
        add          rbx, rcx                                   /* round 40 */
        add          r11d, ebp
        add          r8d, r11d
        mov          ebp, esi
        xor          ebp, r14d
        rorx         r12d, r8d, 27
        rorx         r11d, esi, 2
        mov          r10d, r13d
        add          r10d, [rbx]
        xor          ebp, r13d
        add          r15d, ebp
        add          r12d, r15d
        mov          ebp, r8d
        xor          ebp, r11d
        mov          r13d, r11d
        xor          r13d, r14d
        rorx         esi, r8d, 2
        rorx         r8d, r12d, 27
        and          ebp, r13d
        add          r8d, r10d
        add          r14d, [rbx + rdx]                          /* round 41 */
        xor          ebp, r11d
        add          r8d, ebp
        mov          ebp, r12d
        xor          ebp, esi
        mov          r13d, esi
        xor          r13d, r11d
        rorx         r15d, r8d, 27
        rorx         r12d, r12d, 2
        and          ebp, r13d
        add          r11d, [rbx + rdx*2]                        /* round 42 */
        xor          ebp, esi
        add          r14d, ebp
        add          r15d, r14d
        mov          ebp, r8d
        xor          ebp, r12d
        mov          r13d, r12d
        xor          r13d, esi
        rorx         r14d, r8d, 2
        rorx         r8d, r15d, 27
        and          ebp, r13d
        add          r8d, r11d
        add          esi, [rbx + rax]                           /* round 43 */
        xor          ebp, r12d
        add          rbx, rcx                                   /* round 44 */
        add          r8d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        mov          r13d, r14d
        xor          r13d, r12d
        rorx         r11d, r8d, 27
        rorx         r15d, r15d, 2
        and          ebp, r13d
        add          r12d, [rbx]
        xor          ebp, r14d
        add          esi, ebp
        add          esi, r11d
        mov          ebp, r8d
        xor          ebp, r15d
        mov          r13d, r15d
        xor          r13d, r14d
        rorx         r11d, r8d, 2
        rorx         r8d, esi, 27
        and          ebp, r13d
        add          r8d, r12d
        add          r14d, [rbx + rdx]                          /* round 45 */
        xor          ebp, r15d
        add          r8d, ebp
        mov          ebp, esi
        xor          ebp, r11d
        mov          r12d, r11d
        xor          r12d, r15d
        rorx         r13d, r8d, 27
        rorx         r10d, esi, 2
        and          ebp, r12d
        add          r15d, [rbx + rdx*2]                        /* round 46 */
        xor          ebp, r11d
        add          r14d, ebp
        add          r13d, r14d
        mov          ebp, r8d
        xor          ebp, r10d
        mov          r12d, r10d
        xor          r12d, r11d
        rorx         esi, r8d, 2
        rorx         r8d, r13d, 27
        and          ebp, r12d
        add          r8d, r15d
        add          r11d, [rbx + rax]                          /* round 47 */
        xor          ebp, r10d
        add          rbx, rcx                                   /* round 48 */
        add          r8d, ebp
        mov          ebp, r13d
        xor          ebp, esi
        mov          r12d, esi
        xor          r12d, r10d
        rorx         r14d, r8d, 27
        rorx         r13d, r13d, 2
        and          ebp, r12d
        add          r10d, [rbx]
        xor          ebp, esi
        add          r11d, ebp
        add          r14d, r11d
        mov          ebp, r8d
        xor          ebp, r13d
        mov          r12d, r13d
        xor          r12d, esi
        rorx         r15d, r8d, 2
        rorx         r8d, r14d, 27
        and          ebp, r12d
        add          r8d, r10d
        add          esi, [rbx + rdx]                           /* round 49 */
        xor          ebp, r13d
        add          r8d, ebp
        mov          ebp, r14d
        xor          ebp, r15d
        mov          r12d, r15d
        xor          r12d, r13d
        rorx         r11d, r8d, 27
        rorx         r14d, r14d, 2
        and          ebp, r12d
        add          r13d, [rbx + rdx*2]                        /* round 50 */
        xor          ebp, r15d
        add          esi, ebp
        add          esi, r11d
        mov          ebp, r8d
        xor          ebp, r14d
        mov          r12d, r14d
        xor          r12d, r15d
        rorx         r11d, r8d, 2
        rorx         r8d, esi, 27
        and          ebp, r12d
        add          r8d, r13d
        add          r15d, [rbx + rax]                          /* round 51 */
        xor          ebp, r14d
        add          rbx, rcx                                   /* round 52 */
        add          r8d, ebp
        mov          ebp, esi
        xor          ebp, r11d
        mov          r12d, r11d
        xor          r12d, r14d
        rorx         r13d, r8d, 27
        rorx         r10d, esi, 2
        and          ebp, r12d
        add          r14d, [rbx]
        xor          ebp, r11d
        add          r15d, ebp
        add          r13d, r15d
        mov          ebp, r8d
        xor          ebp, r10d
        mov          r12d, r10d
        xor          r12d, r11d
        rorx         esi, r8d, 2
        rorx         r8d, r13d, 27
        and          ebp, r12d
        add          r8d, r14d
        add          r11d, [rbx + rdx]                          /* round 53 */
        xor          ebp, r10d
        add          r8d, ebp
        mov          ebp, r13d
        xor          ebp, esi
        mov          r12d, esi
        xor          r12d, r10d
        rorx         r14d, r8d, 27
        rorx         r13d, r13d, 2
        and          ebp, r12d
        add          r10d, [rbx + rdx*2]                        /* round 54 */
        xor          ebp, esi
        add          r11d, ebp
        add          r14d, r11d
        mov          ebp, r8d
        xor          ebp, r13d
        mov          r12d, r13d
        xor          r12d, esi
        rorx         r15d, r8d, 2
        rorx         r8d, r14d, 27
        and          ebp, r12d
        add          r8d, r10d
        add          esi, [rbx + rax]                           /* round 55 */
        xor          ebp, r13d
        add          rbx, rcx                                   /* round 56 */
        add          r8d, ebp
        mov          ebp, r14d
        xor          ebp, r15d
        mov          r12d, r15d
        xor          r12d, r13d
        rorx         r11d, r8d, 27
        rorx         r14d, r14d, 2
        and          ebp, r12d
        add          r13d, [rbx]
        xor          ebp, r15d
        add          esi, ebp
        add          esi, r11d
        mov          ebp, r8d
        xor          ebp, r14d
        mov          r12d, r14d
        xor          r12d, r15d
        rorx         r11d, r8d, 2
        rorx         r8d, esi, 27
        and          ebp, r12d
        add          r8d, r13d
        add          r15d, [rbx + rdx]                          /* round 57 */
        xor          ebp, r14d
        add          r8d, ebp
        mov          ebp, esi
        xor          ebp, r11d
        mov          r12d, r11d
        xor          r12d, r14d
        rorx         r13d, r8d, 27
        rorx         r10d, esi, 2
        and          ebp, r12d
        add          r14d, [rbx + rdx*2]                        /* round 58 */
        xor          ebp, r11d
        add          r15d, ebp
        add          r13d, r15d
        mov          ebp, r8d
        xor          ebp, r10d
        mov          r12d, r10d
        xor          r12d, r11d
        rorx         r8d, r8d, 2
        rorx         r15d, r13d, 27
        and          ebp, r12d
        add          r14d, r15d
        add          r11d, [rbx + rax]                          /* round 59 */
        xor          ebp, r10d
        add          rbx, rcx                                   /* round 60 */
        add          ebp, r14d
        mov          esi, r13d
        xor          esi, r8d
        mov          r12d, r8d
        xor          r12d, r10d
        rorx         r13d, r13d, 2
        rorx         r14d, ebp, 27
        and          esi, r12d
        add          r10d, [rbx]
        xor          esi, r8d
        add          esi, r11d
        add          esi, r14d
        mov          r12d, ebp
        xor          r12d, r13d
        rorx         ebp, ebp, 2
        rorx         r14d, esi, 27
        mov          r15d, r8d                                  /* round 61 */
        add          r15d, [rbx + rdx]
        xor          r8d, r12d
        add          r8d, r10d
        add          r8d, r14d
        mov          r12d, esi
        xor          r12d, ebp
        rorx         esi, esi, 2
        rorx         r14d, r8d, 27
        mov          r11d, r13d                                 /* round 62 */
        add          r11d, [rbx + rdx*2]
        xor          r12d, r13d
        add          r15d, r12d
        add          r14d, r15d
        mov          r12d, r8d
        xor          r12d, esi
        rorx         r8d, r8d, 2
        rorx         r13d, r14d, 27
        mov          r15d, ebp                                  /* round 63 */
        add          r15d, [rbx + rax]
        xor          r12d, ebp
        add          rbx, rcx                                   /* round 64 */
        add          r11d, r12d
        add          r13d, r11d
        mov          ebp, r14d
        xor          ebp, r8d
        rorx         r12d, r14d, 2
        rorx         r14d, r13d, 27
        mov          r11d, esi
        add          r11d, [rbx]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r13d
        xor          ebp, r12d
        rorx         r13d, r13d, 2
        rorx         r14d, esi, 27
        mov          r15d, r8d                                  /* round 65 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, esi
        xor          ebp, r13d
        rorx         esi, esi, 2
        rorx         r14d, r8d, 27
        mov          r11d, r12d                                 /* round 66 */
        add          r11d, [rbx + rdx*2]
        xor          ebp, r12d
        add          r15d, ebp
        add          r14d, r15d
        mov          ebp, r8d
        xor          ebp, esi
        rorx         r8d, r8d, 2
        rorx         r12d, r14d, 27
        mov          r15d, r13d                                 /* round 67 */
        add          r15d, [rbx + rax]
        xor          ebp, r13d
        add          rbx, rcx                                   /* round 68 */
        add          r11d, ebp
        add          r12d, r11d
        mov          ebp, r14d
        xor          ebp, r8d
        rorx         r13d, r14d, 2
        rorx         r14d, r12d, 27
        mov          r11d, esi
        add          r11d, [rbx]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r12d
        xor          ebp, r13d
        rorx         r12d, r12d, 2
        rorx         r14d, esi, 27
        mov          r15d, r8d                                  /* round 69 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, esi
        xor          ebp, r12d
        rorx         esi, esi, 2
        rorx         r14d, r8d, 27
        mov          r11d, r13d                                 /* round 70 */
        add          r11d, [rbx + rdx*2]
        xor          ebp, r13d
        add          r15d, ebp
        add          r14d, r15d
        mov          ebp, r8d
        xor          ebp, esi
        rorx         r8d, r8d, 2
        rorx         r13d, r14d, 27
        mov          r15d, r12d                                 /* round 71 */
        add          r15d, [rbx + rax]
        xor          ebp, r12d
        add          rbx, rcx                                   /* round 72 */
        add          r11d, ebp
        add          r13d, r11d
        mov          ebp, r14d
        xor          ebp, r8d
        rorx         r12d, r14d, 2
        rorx         r14d, r13d, 27
        mov          r11d, esi
        add          r11d, [rbx]
        xor          esi, ebp
        add          esi, r15d
        add          esi, r14d
        mov          ebp, r13d
        xor          ebp, r12d
        rorx         r13d, r13d, 2
        rorx         r14d, esi, 27
        mov          r15d, r8d                                  /* round 73 */
        add          r15d, [rbx + rdx]
        xor          r8d, ebp
        add          r8d, r11d
        add          r8d, r14d
        mov          ebp, esi
        xor          ebp, r13d
        rorx         esi, esi, 2
        rorx         r14d, r8d, 27
        mov          r11d, r12d                                 /* round 74 */
        add          r11d, [rbx + rdx*2]
        xor          ebp, r12d
        add          rcx, rbx                                   /* round 76 */
        add          r15d, ebp
        mov          ebp, r13d                                  /* round 75 */
        add          ebp, [rbx + rax]
        add          r14d, r15d
        mov          ebx, r8d
        xor          ebx, esi
        rorx         r8d, r8d, 2
        rorx         r12d, r14d, 27
        mov          r15d, esi
        add          r15d, [rcx]
        xor          ebx, r13d
        add          r11d, ebx
        add          r12d, r11d
        mov          ebx, r14d
        xor          ebx, r8d
        rorx         r13d, r14d, 2
        rorx         r14d, r12d, 27
        mov          r11d, r8d                                  /* round 77 */
        add          r11d, [rcx + rdx]
        xor          esi, ebx
        mov          ebx, r13d                                  /* round 78 */
        add          ebx, [rcx + rdx*2]
        add          esi, ebp
        add          esi, r14d
        mov          edx, r12d
        xor          edx, r13d
        rorx         ebp, r12d, 2
        rorx         r12d, esi, 27
        mov          r14d, [rdi]                                /* H = H + (a, b, ...) */
        xor          r8d, edx
        add          r14d, [rcx + rax]
        add          r8d, r15d
        mov          eax, esi
        xor          eax, ebp
        rorx         ecx, esi, 2
        add          r14d, ebp
        add          r8d, r12d
        xor          eax, r13d
        mov          edx, [rdi + 4]
        mov          r9d, [rdi + 8]
        rorx         esi, r8d, 27
        add          r11d, eax
        mov          eax, r8d
        xor          eax, ecx
        rorx         r10d, r8d, 2
        add          esi, r11d
        xor          eax, ebp
        rorx         r8d, esi, 27
        add          ebx, eax
        mov          eax, esi                                   /* round 79 */
        xor          eax, r10d
        rorx         ebp, esi, 2
        add          r8d, ebx
        xor          eax, ecx
        mov          ebx, [rdi + 12]
        add          r9d, ebp
        rorx         esi, r8d, 27
        add          r14d, eax
        add          r8d, edx
        mov          r11d, [rdi + 16]
        add          esi, r14d
        mov          [rdi + 4], r8d
        add          r10d, ebx
        mov          [rdi + 8], r9d
        mov          [rdi], esi
        add          r11d, ecx
        mov          [rdi + 12], r10d
        mov          [rdi + 16], r11d

#ifdef NSMS_WIN64
        add          rsp, 8
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 8
        .cfi_def_cfa_offset 56
        pop          r15
        .cfi_def_cfa_offset 48
        .cfi_restore r15
        pop          r14
        .cfi_def_cfa_offset 40
        .cfi_restore r14
        pop          r13
        .cfi_def_cfa_offset 32
        .cfi_restore r13
        pop          r12
        .cfi_def_cfa_offset 24
        .cfi_restore r12
        pop          rbp
        .cfi_def_cfa_offset 16
        .cfi_restore rbp
        pop          rbx
        .cfi_def_cfa_offset 8
        .cfi_restore rbx
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_rounds_bmi2), . - NSMS_SYMBOL(nsms_sha1_rounds_bmi2)
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

/* nsms_sha1_rounds_bmi2: 15 integer registers, 0 spills.
 *
 * Contract (YAML):
 * - name: nsms_sha1_rounds_bmi2
 *   signature: void nsms_sha1_rounds_bmi2(uint32_t state[5], const uint32_t *wk, size_t stride)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 4 * (79 * stride + 1), align: 4, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
 *   stack_bytes: {sysv: 56, win64: 72}
 *   features: [bmi1, bmi2]
 */
