/* sha512_x64_rounds.S, written by nsms: make gen HASH=sha512 ISA=x64 KIND=rounds
 *
 * void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: one compression, W_t + K_t at wk[t*stride], stride
 *   >= 1.
 *   Reads 64 bytes at state and 80 words of 8 bytes at wk, stride words apart; writes 64 bytes at state.
 *   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 500 instructions (System V); 88 bytes of stack (System V), 104 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes. A buffer that is written must not overlap another. Written
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
#  define NSMS_L(name) Lsha512_x64_rounds_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_x64_rounds_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_x64_rounds_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_rounds_x64))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_rounds_x64))
NSMS_SYMBOL(nsms_sha512_rounds_x64):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_rounds_x64))
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
        sub          rsp, 40
        NSMS_SEH(.seh_stackalloc 40)
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
        sub          rsp, 40
        .cfi_def_cfa_offset 96
#endif
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
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rax, rcx, rdx, rdi, r8, r9, r10, r11; wk: rsi; stride: rbx; stride3: rbp; */
        /*   stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. */
NSMS_L(sixteen_rounds):

        /* rounds 0 to 79, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        add          r11, [rsi]                                 /* round 0 */
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
        add          r10, [rsi + rbx]                           /* round 1 */
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
        add          r9, [rsi + rbx*2]                          /* round 2 */
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
        add          r8, [rsi + rbp]                            /* round 3 */
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
        add          rsi, r15                                   /* round 4 */
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
        add          rdx, [rsi + rbx]                           /* round 5 */
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
        add          rcx, [rsi + rbx*2]                         /* round 6 */
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
        add          rax, [rsi + rbp]                           /* round 7 */
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
        add          rsi, r15                                   /* round 8 */
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
        add          r10, [rsi + rbx]                           /* round 9 */
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
        add          r9, [rsi + rbx*2]                          /* round 10 */
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
        add          r8, [rsi + rbp]                            /* round 11 */
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
        add          rsi, r15                                   /* round 12 */
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
        add          rdx, [rsi + rbx]                           /* round 13 */
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
        mov          r15, rcx                                   /* round 14 */
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
        mov          r14, rax                                   /* round 15 */
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

        /* the state after the block */
        mov          rsi, [rsp + 8]
        mov          rbx, [rsi]                                 /* H = H + (a, b, ...) */
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

#ifdef NSMS_WIN64
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
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 40
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
        .size        NSMS_SYMBOL(nsms_sha512_rounds_x64), . - NSMS_SYMBOL(nsms_sha512_rounds_x64)
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

/* nsms_sha512_rounds_x64: 15 integer registers, 2 spills.
 *   Register map: a..h: rax, rcx, rdx, rdi, r8, r9, r10, r11; wk: rsi; stride: rbx; stride3: rbp;
 *     stride4: [rsp]; state: [rsp+8]; upper_bound: [rsp+16]. Slots of the frame that are not named
 *     here hold spilled values.
 *     stride3: 3 * stride.
 *     stride4: 4 * stride.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *
 * Contract (YAML):
 * - name: nsms_sha512_rounds_x64
 *   signature: void nsms_sha512_rounds_x64(uint64_t state[8], const uint64_t *wk, size_t stride)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 8 * (79 * stride + 1), align: 8, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
 *   stack_bytes: {sysv: 88, win64: 104}
 *   features: []
 */
