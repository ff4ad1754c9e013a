/* sha256_bmi2_rounds.S, written by nsms: make gen HASH=sha256 ISA=bmi2 KIND=rounds
 *
 * void nsms_sha256_rounds_bmi2(uint32_t state[8], const uint32_t *wk, size_t stride);
 *   SHA-224, SHA-256: one compression, W_t + K_t at wk[t*stride], stride >= 1.
 *   Reads 32 bytes at state and 64 words of 4 bytes at wk, stride words apart; writes 32 bytes at state.
 *   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 493 instructions (System V); 104 bytes of stack (System V), 120 (Win64).
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
#  define NSMS_L(name) Lsha256_bmi2_rounds_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_bmi2_rounds_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_bmi2_rounds_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_rounds_bmi2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_rounds_bmi2))
NSMS_SYMBOL(nsms_sha256_rounds_bmi2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_rounds_bmi2))
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
        sub          rsp, 56
        NSMS_SEH(.seh_stackalloc 56)
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
        sub          rsp, 56
        .cfi_def_cfa_offset 112
#endif
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
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: eax, ecx, edx, edi, r8d, r9d, r10d, r11d; wk: rsi; stride: rbx; stride3: rbp; */
        /*   stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. */
NSMS_L(sixteen_rounds):

        /* rounds 0 to 63, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12d, r8d, 25                              /* round 0 */
        rorx         r13d, r8d, 6
        mov          r14d, eax
        xor          r14d, ecx
        add          r11d, [rsi]
        rorx         r15d, r8d, 11
        mov          [rsp + 24], edi
        mov          edi, r8d
        and          edi, r9d
        add          r11d, edi
        andn         edi, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, edi
        add          r10d, [rsi + rbx]                          /* round 1 */
        rorx         r12d, eax, 13
        rorx         r15d, eax, 2
        rorx         edi, eax, 22
        mov          [rsp + 32], eax
        mov          eax, ecx
        xor          eax, edx
        xor          r15d, r12d
        xor          r15d, edi
        and          eax, r14d
        xor          eax, ecx
        add          r15d, eax
        add          r11d, r13d
        mov          edi, [rsp + 24]
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r15d
        rorx         r15d, edi, 11
        mov          eax, edi
        and          eax, r8d
        add          r10d, eax
        andn         eax, edi, r9d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r10d, eax
        add          r9d, [rsi + rbx*2]                         /* round 2 */
        rorx         r12d, r11d, 13
        rorx         r15d, r11d, 2
        rorx         eax, r11d, 22
        mov          [rsp + 24], ecx
        mov          ecx, r11d
        xor          ecx, [rsp + 32]
        xor          r15d, r12d
        xor          r15d, eax
        and          r14d, ecx
        mov          r12d, [rsp + 32]
        xor          r14d, r12d
        add          r15d, r14d
        add          r10d, r13d
        add          edx, r10d
        rorx         r13d, edx, 25
        rorx         r14d, edx, 6
        add          r10d, r15d
        rorx         r15d, edx, 11
        mov          eax, edx
        and          eax, edi
        add          r9d, eax
        andn         eax, edx, r8d
        xor          r14d, r15d
        xor          r14d, r13d
        add          r9d, eax
        add          r8d, [rsi + rbp]                           /* round 3 */
        rorx         r13d, r10d, 13
        rorx         r15d, r10d, 2
        rorx         eax, r10d, 22
        mov          r12d, r10d
        xor          r12d, r11d
        xor          r15d, r13d
        xor          r15d, eax
        and          ecx, r12d
        xor          ecx, r11d
        add          r15d, ecx
        add          r9d, r14d
        mov          ecx, [rsp + 24]
        add          ecx, r9d
        rorx         r13d, ecx, 25
        rorx         r14d, ecx, 6
        add          r9d, r15d
        rorx         r15d, ecx, 11
        mov          eax, ecx
        and          eax, edx
        add          r8d, eax
        andn         eax, ecx, edi
        xor          r14d, r15d
        xor          r14d, r13d
        add          r8d, eax
        mov          r13, [rsp]
        add          rsi, r13                                   /* round 4 */
        add          edi, [rsi]
        rorx         r15d, r9d, 13
        rorx         eax, r9d, 2
        rorx         r13d, r9d, 22
        mov          [rsp + 24], r11d
        mov          r11d, r9d
        xor          r11d, r10d
        xor          eax, r15d
        xor          eax, r13d
        and          r12d, r11d
        xor          r12d, r10d
        add          eax, r12d
        add          r8d, r14d
        mov          r12d, [rsp + 32]
        add          r12d, r8d
        rorx         r13d, r12d, 25
        rorx         r14d, r12d, 6
        add          r8d, eax
        rorx         r15d, r12d, 11
        mov          eax, r12d
        and          eax, ecx
        add          edi, eax
        andn         eax, r12d, edx
        xor          r14d, r15d
        xor          r14d, r13d
        add          edi, eax
        add          edx, [rsi + rbx]                           /* round 5 */
        rorx         r13d, r8d, 13
        rorx         r15d, r8d, 2
        rorx         eax, r8d, 22
        mov          [rsp + 32], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r15d, r13d
        xor          r15d, eax
        and          r11d, r10d
        xor          r11d, r9d
        add          r15d, r11d
        add          edi, r14d
        mov          r11d, [rsp + 24]
        add          r11d, edi
        rorx         r13d, r11d, 25
        rorx         r14d, r11d, 6
        add          edi, r15d
        rorx         r15d, r11d, 11
        mov          eax, r11d
        and          eax, r12d
        add          edx, eax
        andn         eax, r11d, ecx
        xor          r14d, r15d
        xor          r14d, r13d
        add          edx, eax
        add          ecx, [rsi + rbx*2]                         /* round 6 */
        rorx         r13d, edi, 13
        rorx         r15d, edi, 2
        rorx         eax, edi, 22
        mov          [rsp + 24], r9d
        mov          r9d, edi
        xor          r9d, r8d
        xor          r15d, r13d
        xor          r15d, eax
        and          r10d, r9d
        xor          r10d, r8d
        add          r15d, r10d
        add          edx, r14d
        mov          r10d, [rsp + 32]
        add          r10d, edx
        rorx         r13d, r10d, 25
        rorx         r14d, r10d, 6
        add          edx, r15d
        rorx         r15d, r10d, 11
        mov          eax, r10d
        and          eax, r11d
        add          ecx, eax
        andn         eax, r10d, r12d
        xor          r14d, r15d
        xor          r14d, r13d
        add          ecx, eax
        add          r12d, [rsi + rbp]                          /* round 7 */
        rorx         r13d, edx, 13
        rorx         r15d, edx, 2
        rorx         eax, edx, 22
        mov          [rsp + 32], r8d
        mov          r8d, edx
        xor          r8d, edi
        xor          r15d, r13d
        xor          r15d, eax
        and          r9d, r8d
        xor          r9d, edi
        add          r15d, r9d
        add          ecx, r14d
        mov          r9d, [rsp + 24]
        add          r9d, ecx
        rorx         r13d, r9d, 25
        rorx         r14d, r9d, 6
        add          ecx, r15d
        rorx         r15d, r9d, 11
        mov          eax, r9d
        and          eax, r10d
        add          r12d, eax
        andn         eax, r9d, r11d
        xor          r14d, r15d
        xor          r14d, r13d
        add          eax, r12d
        mov          r12, [rsp]
        add          rsi, r12                                   /* round 8 */
        add          r11d, [rsi]
        rorx         r13d, ecx, 13
        rorx         r15d, ecx, 2
        rorx         r12d, ecx, 22
        mov          [rsp + 24], edi
        mov          edi, ecx
        xor          edi, edx
        xor          r15d, r13d
        xor          r15d, r12d
        and          r8d, edi
        xor          r8d, edx
        add          r8d, r15d
        add          r14d, eax
        mov          r12d, [rsp + 32]
        add          r12d, r14d
        rorx         r13d, r12d, 25
        rorx         r15d, r12d, 6
        add          r8d, r14d
        rorx         r14d, r12d, 11
        mov          eax, r12d
        and          eax, r9d
        add          r11d, eax
        andn         eax, r12d, r10d
        xor          r15d, r14d
        xor          r15d, r13d
        add          r11d, eax
        add          r10d, [rsi + rbx]                          /* round 9 */
        rorx         r13d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         eax, r8d, 22
        mov          [rsp + 32], edx
        mov          edx, r8d
        xor          edx, ecx
        xor          r14d, r13d
        xor          r14d, eax
        and          edi, edx
        xor          edi, ecx
        add          r14d, edi
        add          r11d, r15d
        mov          edi, [rsp + 24]
        add          edi, r11d
        rorx         r13d, edi, 25
        rorx         r15d, edi, 6
        add          r11d, r14d
        rorx         r14d, edi, 11
        mov          eax, edi
        and          eax, r12d
        add          r10d, eax
        andn         eax, edi, r9d
        xor          r15d, r14d
        xor          r15d, r13d
        add          r10d, eax
        add          r9d, [rsi + rbx*2]                         /* round 10 */
        rorx         r13d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         eax, r11d, 22
        mov          [rsp + 24], ecx
        mov          ecx, r11d
        xor          ecx, r8d
        xor          r14d, r13d
        xor          r14d, eax
        and          edx, ecx
        xor          edx, r8d
        add          r14d, edx
        add          r10d, r15d
        mov          edx, [rsp + 32]
        add          edx, r10d
        rorx         r13d, edx, 25
        rorx         r15d, edx, 6
        add          r10d, r14d
        rorx         r14d, edx, 11
        mov          eax, edx
        and          eax, edi
        add          r9d, eax
        andn         eax, edx, r12d
        xor          r15d, r14d
        xor          r15d, r13d
        add          r9d, eax
        add          r12d, [rsi + rbp]                          /* round 11 */
        rorx         r13d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         eax, r10d, 22
        mov          [rsp + 32], r8d
        mov          r8d, r10d
        xor          r8d, r11d
        xor          r14d, r13d
        xor          r14d, eax
        and          ecx, r8d
        xor          ecx, r11d
        add          r14d, ecx
        add          r9d, r15d
        mov          ecx, [rsp + 24]
        add          ecx, r9d
        rorx         r13d, ecx, 25
        rorx         r15d, ecx, 6
        add          r9d, r14d
        rorx         r14d, ecx, 11
        mov          eax, ecx
        and          eax, edx
        add          r12d, eax
        andn         eax, ecx, edi
        xor          r15d, r14d
        xor          r15d, r13d
        add          eax, r12d
        mov          r12, [rsp]
        add          rsi, r12                                   /* round 12 */
        add          edi, [rsi]
        rorx         r13d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r12d, r9d, 22
        mov          [rsp + 24], r11d
        mov          r11d, r9d
        xor          r11d, r10d
        xor          r14d, r13d
        xor          r14d, r12d
        and          r8d, r11d
        xor          r8d, r10d
        add          r8d, r14d
        add          r15d, eax
        mov          r12d, [rsp + 32]
        add          r12d, r15d
        rorx         r13d, r12d, 25
        rorx         r14d, r12d, 6
        add          r8d, r15d
        rorx         r15d, r12d, 11
        mov          eax, r12d
        and          eax, ecx
        add          edi, eax
        andn         eax, r12d, edx
        xor          r14d, r15d
        xor          r14d, r13d
        add          edi, eax
        add          edx, [rsi + rbx]                           /* round 13 */
        rorx         r13d, r8d, 13
        rorx         r15d, r8d, 2
        rorx         eax, r8d, 22
        mov          [rsp + 32], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r15d, r13d
        xor          r15d, eax
        and          r11d, r10d
        xor          r11d, r9d
        add          r15d, r11d
        add          edi, r14d
        mov          r11d, [rsp + 24]
        add          r11d, edi
        rorx         r13d, r11d, 25
        rorx         r14d, r11d, 6
        add          edi, r15d
        rorx         r15d, r11d, 11
        mov          eax, r11d
        and          eax, r12d
        add          edx, eax
        andn         eax, r11d, ecx
        xor          r14d, r15d
        xor          r14d, r13d
        add          edx, eax
        add          ecx, [rsi + rbx*2]                         /* round 14 */
        rorx         r13d, edi, 13
        rorx         r15d, edi, 2
        rorx         eax, edi, 22
        mov          [rsp + 24], r9d
        mov          r9d, edi
        xor          r9d, r8d
        xor          r15d, r13d
        xor          r15d, eax
        and          r10d, r9d
        xor          r10d, r8d
        add          r15d, r10d
        add          edx, r14d
        mov          r10d, [rsp + 32]
        add          r10d, edx
        rorx         r13d, r10d, 25
        rorx         r14d, r10d, 6
        add          edx, r15d
        rorx         r15d, r10d, 11
        mov          eax, r10d
        and          eax, r11d
        add          ecx, eax
        andn         eax, r10d, r12d
        xor          r14d, r15d
        xor          r14d, r13d
        add          ecx, eax
        add          r12d, [rsi + rbp]                          /* round 15 */
        rorx         r13d, edx, 13
        rorx         r15d, edx, 2
        rorx         eax, edx, 22
        mov          [rsp + 32], r8d
        mov          r8d, edx
        xor          r8d, edi
        xor          r15d, r13d
        xor          r15d, eax
        and          r9d, r8d
        xor          r9d, edi
        add          r15d, r9d
        add          ecx, r14d
        mov          r9d, [rsp + 24]
        add          r9d, ecx
        rorx         r13d, r9d, 25
        rorx         r14d, r9d, 6
        add          ecx, r15d
        rorx         r15d, r9d, 11
        mov          eax, r9d
        and          eax, r10d
        add          r12d, eax
        andn         eax, r9d, r11d
        xor          r14d, r15d
        xor          r14d, r13d
        add          eax, r12d
        mov          r12, [rsp]
        add          rsi, r12
        rorx         r12d, ecx, 13
        rorx         r13d, ecx, 2
        rorx         r15d, ecx, 22
        mov          [rsp + 24], r11d
        mov          r11d, ecx
        xor          r11d, edx
        xor          r13d, r12d
        xor          r13d, r15d
        and          r11d, r8d
        xor          r11d, edx
        add          r13d, r11d
        add          r14d, eax
        add          r13d, r14d
        mov          r8d, [rsp + 32]
        add          r8d, r14d
        mov          eax, r13d
        mov          r11d, [rsp + 24]
        cmp          rsi, [rsp + 16]
        jne          NSMS_L(sixteen_rounds)

        /* the state after the block */
        mov          rsi, [rsp + 8]
        mov          ebx, [rsi]                                 /* H = H + (a, b, ...) */
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

#ifdef NSMS_WIN64
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
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 56
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
        .size        NSMS_SYMBOL(nsms_sha256_rounds_bmi2), . - NSMS_SYMBOL(nsms_sha256_rounds_bmi2)
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

/* nsms_sha256_rounds_bmi2: 15 integer registers, 16 spills.
 *   Register map: a..h: eax, ecx, edx, edi, r8d, r9d, r10d, r11d; wk: rsi; stride: rbx;
 *     stride3: rbp; stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. Slots of the frame that
 *     are not named here hold spilled values.
 *     stride3: 3 * stride.
 *     stride4: 4 * stride.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *
 * Contract (YAML):
 * - name: nsms_sha256_rounds_bmi2
 *   signature: void nsms_sha256_rounds_bmi2(uint32_t state[8], const uint32_t *wk, size_t stride)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 4 * (63 * stride + 1), align: 4, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
 *   stack_bytes: {sysv: 104, win64: 120}
 *   features: [bmi1, bmi2]
 */
