// sha512_x64_rounds_flat.S, written by nsms: make gen HASH=sha512 ISA=x64 KIND=rounds SIGMA=flat
//
// void nsms_sha512_rounds_x64_flat(uint64_t state[8], const uint64_t *wk, size_t stride);
//   SHA384, SHA512, SHA512-224, SHA512-256: one compression, reading W_t + K_t at wk[t*stride].
//   Reads 64 bytes at state and 80 words of 8 bytes at wk, stride words apart; writes 64 bytes at state.
//   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 570 instructions, 15 integer registers, 5 spills,
//   88 bytes of stack (System V), 104 (Win64).
//   Holds: a to h in rax rcx rdx rdi r8 r9 r10 r11; wk in rsi; stride in rbx; stride3 in rbp; stride4 in [rsp];
//     state in [rsp + 8]; turn in [rsp + 16]. Other slots of the frame hold values for a while.
//     stride3: three times stride; stride4: four times stride; turn: what a pointer is compared with at the end of
//     a loop.
//
// Words need the alignment that C gives them, bytes none; buffers must not overlap. Nothing else is written but the
// stack below the return address. Changed are registers and flags that the convention lets a function change (and not
// x87, MXCSR or the direction flag).
//
// Needs: any x86-64 processor.
// Assembles to ELF, Mach-O and COFF objects; unwind information in each. Define NSMS_HIDDEN to hide the symbols.
// Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
// What nsms proves is the result; that nothing is touched but these buffers, the frame and the constants here; that
// the convention is kept; and that no branch and no address depends on state or message: constant time. It rests on
// the decoder, on what instructions are taken to mean, and on the text of the standard (docs/SOUNDNESS.md of nsms).
// Copyright (c) 2026 the nsms authors
// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__)

#if defined(__APPLE__)
#  define NSMS_SYMBOL(name) _##name
#  define L(name) L##name
#  define NSMS_FUNCTION(name) .globl name; NSMS_HIDE(name)
#elif defined(_WIN64) || defined(__CYGWIN__)
#  define NSMS_WIN64
#  define NSMS_SYMBOL(name) name
#  define L(name) .L##name
#  define NSMS_FUNCTION(name) .globl name; .def name; .scl 2; .type 32; .endef
#else
#  define NSMS_SYMBOL(name) name
#  define L(name) .L##name
#  define NSMS_FUNCTION(name) .globl name; .type name, @function; NSMS_HIDE(name)
#endif
#if defined(NSMS_HIDDEN) && defined(__APPLE__)
#  define NSMS_HIDE(name) .private_extern name
#elif defined(NSMS_HIDDEN)
#  define NSMS_HIDE(name) .hidden name
#else
#  define NSMS_HIDE(name)
#endif

        .intel_syntax noprefix

        .text
        .p2align     6
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_rounds_x64_flat))
NSMS_SYMBOL(nsms_sha512_rounds_x64_flat):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha512_rounds_x64_flat)
        endbr64
        push         rbx
        .seh_pushreg rbx
        push         rbp
        .seh_pushreg rbp
        push         rsi
        .seh_pushreg rsi
        push         rdi
        .seh_pushreg rdi
        push         r12
        .seh_pushreg r12
        push         r13
        .seh_pushreg r13
        push         r14
        .seh_pushreg r14
        push         r15
        .seh_pushreg r15
        sub          rsp, 40
        .seh_stackalloc 40
        .seh_endprologue
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
        .p2align     6
        // Here: a to h in rax rcx rdx rdi r8 r9 r10 r11, wk in rsi, stride in rbx, stride3 in rbp, stride4 in [rsp], state
        //   in [rsp + 8], turn in [rsp + 16].
L(f_sixteen):

        // sixteen rounds
        add          r11, [rsi]                                 // round 0
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
        xor          r12, r13
        mov          r13, r8
        ror          r13, 41
        xor          r12, r13
        add          r11, r12
        mov          r12, r9
        xor          r12, r10
        and          r12, r8
        xor          r12, r10
        add          r11, r12
        add          r10, [rsi + rbx]                           // round 1
        add          rdi, r11
        mov          r12, rax
        ror          r12, 28
        mov          r13, rax
        ror          r13, 34
        xor          r12, r13
        mov          r13, rax
        xor          r13, rcx
        mov          r14, rcx
        xor          r14, rdx
        and          r14, r13
        xor          r14, rcx
        mov          r15, rax
        ror          r15, 39
        xor          r12, r15
        add          r12, r14
        add          r11, r12
        mov          r12, r8
        xor          r12, r9
        and          r12, rdi
        xor          r12, r9
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
        mov          r14, rdi
        ror          r14, 18
        xor          r12, r14
        add          r9, [rsi + rbx*2]                          // round 2
        mov          r14, r11
        ror          r14, 28
        mov          r15, r11
        ror          r15, 34
        xor          r14, r15
        mov          r15, r11
        xor          r15, rax
        and          r13, r15
        xor          r13, rax
        mov          [rsp + 24], rax
        mov          rax, rdi
        ror          rax, 41
        xor          r12, rax
        add          r10, r12
        add          rdx, r10
        mov          r12, r11
        ror          r12, 39
        xor          r14, r12
        add          r14, r13
        add          r10, r14
        mov          r12, rdi
        xor          r12, r8
        and          r12, rdx
        xor          r12, r8
        add          r9, r12
        mov          r12, rdx
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 18
        xor          r12, r13
        add          r8, [rsi + rbp]                            // round 3
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        mov          rax, rdx
        ror          rax, 41
        xor          r12, rax
        add          r9, r12
        add          rcx, r9
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        mov          r12, rdx
        xor          r12, rdi
        and          r12, rcx
        xor          r12, rdi
        add          r8, r12
        mov          r12, rcx
        ror          r12, 14
        mov          r13, rcx
        ror          r13, 18
        xor          r12, r13
        mov          r13, [rsp]
        add          rsi, r13                                   // round 4
        add          rdi, [rsi]
        mov          r15, r9
        ror          r15, 28
        mov          rax, r9
        ror          rax, 34
        xor          r15, rax
        mov          rax, r9
        xor          rax, r10
        and          r14, rax
        xor          r14, r10
        mov          r13, rcx
        ror          r13, 41
        xor          r12, r13
        add          r8, r12
        mov          r12, [rsp + 24]
        add          r12, r8
        mov          r13, r9
        ror          r13, 39
        xor          r15, r13
        add          r15, r14
        add          r8, r15
        mov          r13, rcx
        xor          r13, rdx
        and          r13, r12
        xor          r13, rdx
        add          rdi, r13
        mov          r13, r12
        ror          r13, 14
        mov          r14, r12
        ror          r14, 18
        xor          r13, r14
        add          rdx, [rsi + rbx]                           // round 5
        mov          r14, r8
        ror          r14, 28
        mov          r15, r8
        ror          r15, 34
        xor          r14, r15
        mov          r15, r8
        xor          r15, r9
        and          rax, r15
        xor          rax, r9
        mov          [rsp + 24], r9
        mov          r9, r12
        ror          r9, 41
        xor          r13, r9
        add          rdi, r13
        add          r11, rdi
        mov          r13, r8
        ror          r13, 39
        xor          r14, r13
        add          r14, rax
        add          rdi, r14
        mov          r13, r12
        xor          r13, rcx
        and          r13, r11
        xor          r13, rcx
        add          rdx, r13
        mov          r13, r11
        ror          r13, 14
        mov          r14, r11
        ror          r14, 18
        xor          r13, r14
        add          rcx, [rsi + rbx*2]                         // round 6
        mov          r14, rdi
        ror          r14, 28
        mov          r9, rdi
        ror          r9, 34
        xor          r14, r9
        mov          r9, rdi
        xor          r9, r8
        and          r15, r9
        xor          r15, r8
        mov          rax, r11
        ror          rax, 41
        xor          r13, rax
        add          rdx, r13
        add          r10, rdx
        mov          r13, rdi
        ror          r13, 39
        xor          r14, r13
        add          r14, r15
        add          rdx, r14
        mov          r13, r11
        xor          r13, r12
        and          r13, r10
        xor          r13, r12
        add          rcx, r13
        mov          r13, r10
        ror          r13, 14
        mov          r14, r10
        ror          r14, 18
        xor          r13, r14
        add          r12, [rsi + rbp]                           // round 7
        mov          r14, rdx
        ror          r14, 28
        mov          r15, rdx
        ror          r15, 34
        xor          r14, r15
        mov          rax, rdx
        xor          rax, rdi
        and          r9, rax
        xor          r9, rdi
        mov          r15, r10
        ror          r15, 41
        xor          r13, r15
        add          rcx, r13
        mov          r13, [rsp + 24]
        add          r13, rcx
        mov          r15, rdx
        ror          r15, 39
        xor          r14, r15
        add          r14, r9
        add          rcx, r14
        mov          r14, r10
        xor          r14, r11
        and          r14, r13
        xor          r14, r11
        add          r12, r14
        mov          r14, r13
        ror          r14, 14
        mov          r15, r13
        ror          r15, 18
        xor          r14, r15
        mov          r15, [rsp]
        add          rsi, r15                                   // round 8
        add          r11, [rsi]
        mov          r9, rcx
        ror          r9, 28
        mov          r15, rcx
        ror          r15, 34
        xor          r9, r15
        mov          r15, rcx
        xor          r15, rdx
        and          rax, r15
        xor          rax, rdx
        mov          [rsp + 24], rdx
        mov          rdx, r13
        ror          rdx, 41
        xor          r14, rdx
        add          r14, r12
        add          r8, r14
        mov          r12, rcx
        ror          r12, 39
        xor          r9, r12
        add          rax, r9
        add          rax, r14
        mov          r12, r13
        xor          r12, r10
        and          r12, r8
        xor          r12, r10
        add          r11, r12
        mov          r12, r8
        ror          r12, 14
        mov          r14, r8
        ror          r14, 18
        xor          r12, r14
        add          r10, [rsi + rbx]                           // round 9
        mov          r14, rax
        ror          r14, 28
        mov          r9, rax
        ror          r9, 34
        xor          r14, r9
        mov          r9, rax
        xor          r9, rcx
        and          r15, r9
        xor          r15, rcx
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
        add          r11, r12
        add          rdi, r11
        mov          r12, rax
        ror          r12, 39
        xor          r14, r12
        add          r14, r15
        add          r11, r14
        mov          r12, r8
        xor          r12, r13
        and          r12, rdi
        xor          r12, r13
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
        mov          r14, rdi
        ror          r14, 18
        xor          r12, r14
        add          r13, [rsi + rbx*2]                         // round 10
        mov          r14, r11
        ror          r14, 28
        mov          r15, r11
        ror          r15, 34
        xor          r14, r15
        mov          r15, r11
        xor          r15, rax
        and          r9, r15
        xor          r9, rax
        mov          rdx, rdi
        ror          rdx, 41
        xor          r12, rdx
        add          r10, r12
        mov          rdx, [rsp + 24]
        add          rdx, r10
        mov          r12, r11
        ror          r12, 39
        xor          r14, r12
        add          r14, r9
        add          r10, r14
        mov          r9, rdi
        xor          r9, r8
        and          r9, rdx
        xor          r9, r8
        add          r9, r13
        mov          r12, rdx
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 18
        xor          r12, r13
        add          r8, [rsi + rbp]                            // round 11
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        mov          [rsp + 24], r11
        mov          r11, rdx
        ror          r11, 41
        xor          r12, r11
        add          r9, r12
        add          rcx, r9
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        mov          r12, rdx
        xor          r12, rdi
        and          r12, rcx
        xor          r12, rdi
        add          r8, r12
        mov          r12, rcx
        ror          r12, 14
        mov          r13, rcx
        ror          r13, 18
        xor          r12, r13
        mov          r13, [rsp]
        add          rsi, r13                                   // round 12
        add          rdi, [rsi]
        mov          r15, r9
        ror          r15, 28
        mov          r11, r9
        ror          r11, 34
        xor          r15, r11
        mov          r11, r9
        xor          r11, r10
        and          r14, r11
        xor          r14, r10
        mov          r13, rcx
        ror          r13, 41
        xor          r12, r13
        add          r8, r12
        add          rax, r8
        mov          r12, r9
        ror          r12, 39
        xor          r15, r12
        add          r15, r14
        add          r8, r15
        mov          r12, rcx
        xor          r12, rdx
        and          r12, rax
        xor          r12, rdx
        add          rdi, r12
        mov          r12, rax
        ror          r12, 14
        mov          r13, rax
        ror          r13, 18
        xor          r12, r13
        add          rdx, [rsi + rbx]                           // round 13
        mov          r13, r8
        ror          r13, 28
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
        mov          r14, r8
        xor          r14, r9
        and          r11, r14
        xor          r11, r9
        mov          r15, rax
        ror          r15, 41
        xor          r12, r15
        add          rdi, r12
        mov          r12, [rsp + 24]
        add          r12, rdi
        mov          r15, r8
        ror          r15, 39
        xor          r13, r15
        add          r13, r11
        add          rdi, r13
        mov          r13, rax
        xor          r13, rcx
        and          r13, r12
        xor          r13, rcx
        add          rdx, r13
        mov          r13, r12
        ror          r13, 14
        mov          r15, r12
        ror          r15, 18
        xor          r13, r15
        add          rcx, [rsi + rbx*2]                         // round 14
        mov          r15, rdi
        ror          r15, 28
        mov          r11, rdi
        ror          r11, 34
        xor          r15, r11
        mov          r11, rdi
        xor          r11, r8
        and          r14, r11
        xor          r14, r8
        mov          [rsp + 24], r8
        mov          r8, r12
        ror          r8, 41
        xor          r13, r8
        add          rdx, r13
        add          r10, rdx
        mov          r13, rdi
        ror          r13, 39
        xor          r15, r13
        add          r15, r14
        add          rdx, r15
        mov          r13, r12
        xor          r13, rax
        and          r13, r10
        xor          r13, rax
        add          rcx, r13
        mov          r13, r10
        ror          r13, 14
        mov          r14, r10
        ror          r14, 18
        xor          r13, r14
        add          rax, [rsi + rbp]                           // round 15
        mov          r14, rdx
        ror          r14, 28
        mov          r15, rdx
        ror          r15, 34
        xor          r14, r15
        mov          r15, rdx
        xor          r15, rdi
        and          r11, r15
        xor          r11, rdi
        mov          r8, r10
        ror          r8, 41
        xor          r13, r8
        add          rcx, r13
        add          r9, rcx
        mov          r13, rdx
        ror          r13, 39
        xor          r14, r13
        add          r14, r11
        mov          r13, [rsp]
        add          rsi, r13
        add          rcx, r14
        mov          r13, r10
        xor          r13, r12
        mov          r14, r9
        ror          r14, 14
        mov          r11, r9
        ror          r11, 18
        mov          r8, rcx
        xor          r8, rdx
        and          r13, r9
        xor          r14, r11
        and          r8, r15
        xor          r13, r12
        xor          r8, rdx
        add          rax, r13
        mov          r13, rcx
        ror          r13, 28
        mov          r15, rcx
        ror          r15, 34
        xor          r13, r15
        mov          r15, r9
        ror          r15, 41
        xor          r14, r15
        add          rax, r14
        mov          r14, [rsp + 24]
        add          r14, rax
        mov          r15, rcx
        ror          r15, 39
        xor          r13, r15
        add          r13, r8
        add          rax, r13
        mov          r8, r14
        mov          r11, r12
        cmp          rsi, [rsp + 16]
        jne          L(f_sixteen)

        // the state after the block
        mov          rsi, [rsp + 8]
        mov          rbx, [rsi]                                 // H = H + (a, b, ...)
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
        .seh_endproc
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
#  if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_rounds_x64_flat), . - NSMS_SYMBOL(nsms_sha512_rounds_x64_flat)
#  endif
#endif

#if defined(__ELF__)  // works with indirect branch tracking and with shadow stacks
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
        .att_syntax prefix  // as it was before this file
#undef L
#endif
