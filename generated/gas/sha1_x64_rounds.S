/* sha1_x64_rounds.S, written by nsms: make gen HASH=sha1 ISA=x64 KIND=rounds
 *
 * void nsms_sha1_rounds_x64(uint32_t state[5], const uint32_t *wk, size_t stride);
 *   SHA-1: one compression, W_t + K_t at wk[t*stride], stride >= 1.
 *   Reads 20 bytes at state and 80 words of 4 bytes at wk, stride words apart; writes 20 bytes at state.
 *   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 939 instructions (System V); 56 bytes of stack (System V), 72 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes. A buffer that is written must not overlap another. Written
 * are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
 * Needs: any x86-64 processor.
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
#  define NSMS_L(name) Lsha1_x64_rounds_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_x64_rounds_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_x64_rounds_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_rounds_x64))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_rounds_x64))
NSMS_SYMBOL(nsms_sha1_rounds_x64):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_rounds_x64))
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
        mov          ebp, r9d                                   /* round 0 */
        xor          ebp, r10d
        mov          r12d, r8d
        ror          r12d, 2
        mov          r13d, esi
        ror          r13d, 27
        add          r11d, [rbx]
        and          r8d, ebp
        add          r13d, r11d
        xor          r8d, r10d
        add          r8d, r13d
        add          r10d, [rbx + rdx]                          /* round 1 */
        mov          r11d, r12d
        xor          r11d, r9d
        mov          ebp, esi
        ror          ebp, 2
        mov          r13d, r8d
        ror          r13d, 27
        mov          r14d, r9d                                  /* round 2 */
        add          r14d, [rbx + rdx*2]
        and          r11d, esi
        xor          r11d, r9d
        add          r11d, r10d
        add          r11d, r13d
        mov          r13d, ebp
        xor          r13d, r12d
        mov          r15d, r8d
        ror          r15d, 2
        mov          r10d, r11d
        ror          r10d, 27
        mov          r9d, r12d                                  /* round 3 */
        add          r9d, [rbx + rax]
        and          r8d, r13d
        add          rbx, rcx                                   /* round 4 */
        xor          r8d, r12d
        add          r8d, r14d
        add          r8d, r10d
        mov          r12d, r15d
        xor          r12d, ebp
        mov          r13d, r11d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 27
        mov          r10d, ebp
        add          r10d, [rbx]
        and          r11d, r12d
        xor          r11d, ebp
        add          r11d, r9d
        add          r11d, r14d
        mov          ebp, r13d
        xor          ebp, r15d
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r11d
        ror          r14d, 27
        mov          r9d, r15d                                  /* round 5 */
        add          r9d, [rbx + rdx]
        and          r8d, ebp
        xor          r8d, r15d
        add          r8d, r10d
        add          r8d, r14d
        mov          ebp, r12d
        xor          ebp, r13d
        mov          r14d, r11d
        ror          r14d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r13d                                 /* round 6 */
        add          r10d, [rbx + rdx*2]
        and          r11d, ebp
        xor          r11d, r13d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r14d
        xor          ebp, r12d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r12d                                  /* round 7 */
        add          r9d, [rbx + rax]
        and          r8d, ebp
        add          rbx, rcx                                   /* round 8 */
        xor          r8d, r12d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r13d
        xor          ebp, r14d
        mov          r12d, r11d
        ror          r12d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r14d
        add          r10d, [rbx]
        and          r11d, ebp
        xor          r11d, r14d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r12d
        xor          ebp, r13d
        mov          r14d, r8d
        ror          r14d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r13d                                  /* round 9 */
        add          r9d, [rbx + rdx]
        and          r8d, ebp
        xor          r8d, r13d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r14d
        xor          ebp, r12d
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r12d                                 /* round 10 */
        add          r10d, [rbx + rdx*2]
        and          r11d, ebp
        xor          r11d, r12d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r13d
        xor          ebp, r14d
        mov          r12d, r8d
        ror          r12d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r14d                                  /* round 11 */
        add          r9d, [rbx + rax]
        and          r8d, ebp
        add          rbx, rcx                                   /* round 12 */
        xor          r8d, r14d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r12d
        xor          ebp, r13d
        mov          r14d, r11d
        ror          r14d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r13d
        add          r10d, [rbx]
        and          r11d, ebp
        xor          r11d, r13d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r14d
        xor          ebp, r12d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r12d                                  /* round 13 */
        add          r9d, [rbx + rdx]
        and          r8d, ebp
        xor          r8d, r12d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r13d
        xor          ebp, r14d
        mov          r12d, r11d
        ror          r12d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r14d                                 /* round 14 */
        add          r10d, [rbx + rdx*2]
        and          r11d, ebp
        xor          r11d, r14d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r12d
        xor          ebp, r13d
        mov          r14d, r8d
        ror          r14d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r13d                                  /* round 15 */
        add          r9d, [rbx + rax]
        and          r8d, ebp
        add          rbx, rcx                                   /* round 16 */
        xor          r8d, r13d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r14d
        xor          ebp, r12d
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r12d
        add          r10d, [rbx]
        and          r11d, ebp
        xor          r11d, r12d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r13d
        xor          ebp, r14d
        mov          r12d, r8d
        ror          r12d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r14d                                  /* round 17 */
        add          r9d, [rbx + rdx]
        and          r8d, ebp
        xor          r8d, r14d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r12d
        xor          ebp, r13d
        mov          r14d, r11d
        ror          r14d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r13d                                 /* round 18 */
        add          r10d, [rbx + rdx*2]
        and          r11d, ebp
        xor          r11d, r13d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r14d
        xor          ebp, r12d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 27
        mov          r9d, r12d                                  /* round 19 */
        add          r9d, [rbx + rax]
        and          r8d, ebp
        add          rbx, rcx                                   /* round 20 */
        xor          r8d, r12d
        add          r8d, r10d
        add          r8d, r15d
        mov          ebp, r13d
        xor          ebp, r14d
        mov          r12d, r11d
        ror          r12d, 2
        mov          r15d, r8d
        ror          r15d, 27
        mov          r10d, r14d
        add          r10d, [rbx]
        and          r11d, ebp
        xor          r11d, r14d
        add          r11d, r9d
        add          r11d, r15d
        mov          ebp, r8d
        xor          ebp, r12d
        ror          r8d, 2
        mov          r14d, r11d
        ror          r14d, 27
        mov          r9d, r13d                                  /* round 21 */
        add          r9d, [rbx + rdx]
        xor          ebp, r13d
        add          r10d, ebp
        add          r10d, r14d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        mov          r14d, r12d                                 /* round 22 */
        add          r14d, [rbx + rdx*2]
        xor          ebp, r12d
        add          r9d, ebp
        add          r9d, r13d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 23 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 24 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 25 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 26 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 27 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 28 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 29 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 30 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 31 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 32 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 33 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 34 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 35 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 36 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 37 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 38 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 39 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 40 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r8d
        ror          r12d, 27
        ror          r9d, 2
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        mov          r12d, r9d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, r11d
        ror          r13d, 27
        and          ebp, r12d
        add          r14d, r13d
        add          r10d, [rbx + rdx]                          /* round 41 */
        xor          ebp, r9d
        add          ebp, r14d
        mov          r12d, r11d
        xor          r12d, r8d
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, ebp
        ror          r14d, 27
        ror          r11d, 2
        and          r12d, r13d
        add          r9d, [rbx + rdx*2]                         /* round 42 */
        xor          r12d, r8d
        add          r10d, r12d
        add          r10d, r14d
        mov          r12d, ebp
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r8d
        ror          ebp, 2
        mov          r14d, r10d
        ror          r14d, 27
        and          r12d, r13d
        add          r9d, r14d
        add          r8d, [rbx + rax]                           /* round 43 */
        xor          r12d, r11d
        add          rbx, rcx                                   /* round 44 */
        add          r9d, r12d
        mov          r12d, r10d
        xor          r12d, ebp
        mov          r13d, ebp
        xor          r13d, r11d
        mov          r14d, r9d
        ror          r14d, 27
        ror          r10d, 2
        and          r12d, r13d
        add          r11d, [rbx]
        xor          r12d, ebp
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r10d
        xor          r13d, ebp
        ror          r9d, 2
        mov          r14d, r8d
        ror          r14d, 27
        and          r12d, r13d
        add          r11d, r14d
        add          ebp, [rbx + rdx]                           /* round 45 */
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r11d
        ror          r14d, 27
        ror          r8d, 2
        and          r12d, r13d
        add          r10d, [rbx + rdx*2]                        /* round 46 */
        xor          r12d, r9d
        add          ebp, r12d
        add          r14d, ebp
        mov          ebp, r11d
        xor          ebp, r8d
        mov          r12d, r8d
        xor          r12d, r9d
        ror          r11d, 2
        mov          r13d, r14d
        ror          r13d, 27
        and          ebp, r12d
        add          r10d, r13d
        add          r9d, [rbx + rax]                           /* round 47 */
        xor          ebp, r8d
        add          rbx, rcx                                   /* round 48 */
        add          r10d, ebp
        mov          ebp, r14d
        xor          ebp, r11d
        mov          r12d, r11d
        xor          r12d, r8d
        mov          r13d, r10d
        ror          r13d, 27
        ror          r14d, 2
        and          ebp, r12d
        add          r8d, [rbx]
        xor          ebp, r11d
        add          r9d, ebp
        add          r9d, r13d
        mov          ebp, r10d
        xor          ebp, r14d
        mov          r12d, r14d
        xor          r12d, r11d
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        and          ebp, r12d
        add          r8d, r13d
        add          r11d, [rbx + rdx]                          /* round 49 */
        xor          ebp, r14d
        add          r8d, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r10d
        xor          r12d, r14d
        mov          r13d, r8d
        ror          r13d, 27
        ror          r9d, 2
        and          ebp, r12d
        add          r14d, [rbx + rdx*2]                        /* round 50 */
        xor          ebp, r10d
        add          r11d, ebp
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        mov          r12d, r9d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, r11d
        ror          r13d, 27
        and          ebp, r12d
        add          r14d, r13d
        add          r10d, [rbx + rax]                          /* round 51 */
        xor          ebp, r9d
        add          rbx, rcx                                   /* round 52 */
        add          ebp, r14d
        mov          r12d, r11d
        xor          r12d, r8d
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, ebp
        ror          r14d, 27
        ror          r11d, 2
        and          r12d, r13d
        add          r9d, [rbx]
        xor          r12d, r8d
        add          r10d, r12d
        add          r10d, r14d
        mov          r12d, ebp
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r8d
        ror          ebp, 2
        mov          r14d, r10d
        ror          r14d, 27
        and          r12d, r13d
        add          r9d, r14d
        add          r8d, [rbx + rdx]                           /* round 53 */
        xor          r12d, r11d
        add          r9d, r12d
        mov          r12d, r10d
        xor          r12d, ebp
        mov          r13d, ebp
        xor          r13d, r11d
        mov          r14d, r9d
        ror          r14d, 27
        ror          r10d, 2
        and          r12d, r13d
        add          r11d, [rbx + rdx*2]                        /* round 54 */
        xor          r12d, ebp
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r10d
        xor          r13d, ebp
        ror          r9d, 2
        mov          r14d, r8d
        ror          r14d, 27
        and          r12d, r13d
        add          r11d, r14d
        add          ebp, [rbx + rax]                           /* round 55 */
        xor          r12d, r10d
        add          rbx, rcx                                   /* round 56 */
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r11d
        ror          r14d, 27
        ror          r8d, 2
        and          r12d, r13d
        add          r10d, [rbx]
        xor          r12d, r9d
        add          ebp, r12d
        add          r14d, ebp
        mov          ebp, r11d
        xor          ebp, r8d
        mov          r12d, r8d
        xor          r12d, r9d
        ror          r11d, 2
        mov          r13d, r14d
        ror          r13d, 27
        and          ebp, r12d
        add          r10d, r13d
        add          r9d, [rbx + rdx]                           /* round 57 */
        xor          ebp, r8d
        add          r10d, ebp
        mov          ebp, r14d
        xor          ebp, r11d
        mov          r12d, r11d
        xor          r12d, r8d
        mov          r13d, r10d
        ror          r13d, 27
        ror          r14d, 2
        and          ebp, r12d
        add          r8d, [rbx + rdx*2]                         /* round 58 */
        xor          ebp, r11d
        add          r9d, ebp
        add          r9d, r13d
        mov          ebp, r10d
        xor          ebp, r14d
        mov          r12d, r14d
        xor          r12d, r11d
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        and          ebp, r12d
        add          r8d, r13d
        add          r11d, [rbx + rax]                          /* round 59 */
        xor          ebp, r14d
        add          rbx, rcx                                   /* round 60 */
        add          r8d, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r10d
        xor          r12d, r14d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        and          ebp, r12d
        add          r14d, [rbx]
        xor          ebp, r10d
        add          r11d, ebp
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 61 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 62 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 63 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 64 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 65 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 66 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 67 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 68 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 69 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 70 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          r9d, r13d
        add          r9d, r12d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 71 */
        add          r13d, [rbx + rax]
        xor          r8d, ebp
        add          rbx, rcx                                   /* round 72 */
        add          r8d, r14d
        add          r8d, r12d
        mov          ebp, r9d
        xor          ebp, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r11d
        add          r14d, [rbx]
        xor          r11d, ebp
        add          r11d, r13d
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r9d
        ror          r8d, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 73 */
        add          r13d, [rbx + rdx]
        xor          r10d, ebp
        add          r10d, r14d
        add          r10d, r12d
        mov          ebp, r11d
        xor          ebp, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 74 */
        add          r14d, [rbx + rdx*2]
        xor          r9d, ebp
        add          rcx, rbx                                   /* round 76 */
        add          r9d, r13d
        mov          ebp, r8d                                   /* round 75 */
        add          ebp, [rbx + rax]
        add          r9d, r12d
        mov          ebx, r10d
        xor          ebx, r11d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r11d
        add          r13d, [rcx]
        xor          r8d, ebx
        add          r8d, r14d
        add          r8d, r12d
        mov          ebx, r9d
        xor          ebx, r10d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r10d                                 /* round 77 */
        add          r14d, [rcx + rdx]
        xor          r11d, ebx
        mov          ebx, r9d                                   /* round 78 */
        add          ebx, [rcx + rdx*2]
        add          r11d, ebp
        add          r11d, r12d
        mov          edx, r8d
        xor          edx, r9d
        ror          r8d, 2
        mov          ebp, r11d
        ror          ebp, 27
        mov          esi, [rdi]                                 /* H = H + (a, b, ...) */
        xor          r10d, edx
        add          esi, [rcx + rax]
        add          r10d, r13d
        mov          eax, r11d
        xor          eax, r8d
        ror          r11d, 2
        add          esi, r8d
        add          r10d, ebp
        xor          r9d, eax
        mov          eax, [rdi + 4]
        mov          ecx, [rdi + 8]
        mov          edx, r10d
        ror          edx, 27
        add          r9d, r14d
        mov          ebp, r10d
        xor          ebp, r11d
        ror          r10d, 2
        add          r9d, edx
        xor          r8d, ebp
        mov          edx, r9d
        ror          edx, 27
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 79 */
        xor          ebx, r10d
        ror          r9d, 2
        add          r8d, edx
        xor          ebx, r11d
        mov          edx, [rdi + 12]
        add          r9d, ecx
        mov          ecx, r8d
        ror          ecx, 27
        add          esi, ebx
        add          r8d, eax
        mov          eax, [rdi + 16]
        add          esi, ecx
        mov          [rdi + 4], r8d
        add          r10d, edx
        mov          [rdi + 8], r9d
        mov          [rdi], esi
        add          r11d, eax
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
        .size        NSMS_SYMBOL(nsms_sha1_rounds_x64), . - NSMS_SYMBOL(nsms_sha1_rounds_x64)
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

/* nsms_sha1_rounds_x64: 15 integer registers, 0 spills.
 *
 * Contract (YAML):
 * - name: nsms_sha1_rounds_x64
 *   signature: void nsms_sha1_rounds_x64(uint32_t state[5], const uint32_t *wk, size_t stride)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 4 * (79 * stride + 1), align: 4, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
 *   stack_bytes: {sysv: 56, win64: 72}
 *   features: []
 */
