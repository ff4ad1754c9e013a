// sha256_x64_rounds_flat.S, written by nsms: make gen HASH=sha256 ISA=x64 KIND=rounds SIGMA=flat
//
// void nsms_sha256_rounds_x64_flat(uint32_t state[8], const uint32_t *wk, size_t stride);
//   SHA224, SHA256: one compression, reading W_t + K_t at wk[t*stride].
//   Reads 32 bytes at state and 64 words of 4 bytes at wk, stride words apart; writes 32 bytes at state.
//   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 567 instructions, 15 integer registers, 5 spills,
//   88 bytes of stack (System V), 104 (Win64).
//   Holds: a to h in eax ecx edx edi r8d r9d r10d r11d; wk in rsi; stride in rbx; stride3 in rbp; stride4 in
//     [rsp]; state in [rsp + 8]; turn in [rsp + 16]. Other slots of the frame hold values for a while.
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
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_rounds_x64_flat))
NSMS_SYMBOL(nsms_sha256_rounds_x64_flat):
#ifdef NSMS_WIN64
        .seh_proc    NSMS_SYMBOL(nsms_sha256_rounds_x64_flat)
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
        .p2align     6
        // Here: a to h in eax ecx edx edi r8d r9d r10d r11d, wk in rsi, stride in rbx, stride3 in rbp, stride4 in [rsp],
        //   state in [rsp + 8], turn in [rsp + 16].
L(f_sixteen):

        // sixteen rounds
        add          r11d, [rsi]                                // round 0
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        ror          r13d, 25
        xor          r12d, r13d
        add          r11d, r12d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        add          r10d, [rsi + rbx]                          // round 1
        add          edi, r11d
        mov          r12d, eax
        ror          r12d, 2
        mov          r13d, eax
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, eax
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, edx
        and          r14d, r13d
        xor          r14d, ecx
        mov          r15d, eax
        ror          r15d, 22
        xor          r12d, r15d
        add          r12d, r14d
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r14d, edi
        ror          r14d, 11
        xor          r12d, r14d
        add          r9d, [rsi + rbx*2]                         // round 2
        mov          r14d, r11d
        ror          r14d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r11d
        xor          r15d, eax
        and          r13d, r15d
        xor          r13d, eax
        mov          [rsp + 24], eax
        mov          eax, edi
        ror          eax, 25
        xor          r12d, eax
        add          r10d, r12d
        add          edx, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r13d
        add          r10d, r14d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, edx
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rsi + rbp]                           // round 3
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          eax, edx
        ror          eax, 25
        xor          r12d, eax
        add          r9d, r12d
        add          ecx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, edx
        xor          r12d, edi
        and          r12d, ecx
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ecx
        ror          r12d, 6
        mov          r13d, ecx
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13, [rsp]
        add          rsi, r13                                   // round 4
        add          edi, [rsi]
        mov          r15d, r9d
        ror          r15d, 2
        mov          eax, r9d
        ror          eax, 13
        xor          r15d, eax
        mov          eax, r9d
        xor          eax, r10d
        and          r14d, eax
        xor          r14d, r10d
        mov          r13d, ecx
        ror          r13d, 25
        xor          r12d, r13d
        add          r8d, r12d
        mov          r12d, [rsp + 24]
        add          r12d, r8d
        mov          r13d, r9d
        ror          r13d, 22
        xor          r15d, r13d
        add          r15d, r14d
        add          r8d, r15d
        mov          r13d, ecx
        xor          r13d, edx
        and          r13d, r12d
        xor          r13d, edx
        add          edi, r13d
        mov          r13d, r12d
        ror          r13d, 6
        mov          r14d, r12d
        ror          r14d, 11
        xor          r13d, r14d
        add          edx, [rsi + rbx]                           // round 5
        mov          r14d, r8d
        ror          r14d, 2
        mov          r15d, r8d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r8d
        xor          r15d, r9d
        and          eax, r15d
        xor          eax, r9d
        mov          [rsp + 24], r9d
        mov          r9d, r12d
        ror          r9d, 25
        xor          r13d, r9d
        add          edi, r13d
        add          r11d, edi
        mov          r13d, r8d
        ror          r13d, 22
        xor          r14d, r13d
        add          r14d, eax
        add          edi, r14d
        mov          r13d, r12d
        xor          r13d, ecx
        and          r13d, r11d
        xor          r13d, ecx
        add          edx, r13d
        mov          r13d, r11d
        ror          r13d, 6
        mov          r14d, r11d
        ror          r14d, 11
        xor          r13d, r14d
        add          ecx, [rsi + rbx*2]                         // round 6
        mov          r14d, edi
        ror          r14d, 2
        mov          r9d, edi
        ror          r9d, 13
        xor          r14d, r9d
        mov          r9d, edi
        xor          r9d, r8d
        and          r15d, r9d
        xor          r15d, r8d
        mov          eax, r11d
        ror          eax, 25
        xor          r13d, eax
        add          edx, r13d
        add          r10d, edx
        mov          r13d, edi
        ror          r13d, 22
        xor          r14d, r13d
        add          r14d, r15d
        add          edx, r14d
        mov          r13d, r11d
        xor          r13d, r12d
        and          r13d, r10d
        xor          r13d, r12d
        add          ecx, r13d
        mov          r13d, r10d
        ror          r13d, 6
        mov          r14d, r10d
        ror          r14d, 11
        xor          r13d, r14d
        add          r12d, [rsi + rbp]                          // round 7
        mov          r14d, edx
        ror          r14d, 2
        mov          r15d, edx
        ror          r15d, 13
        xor          r14d, r15d
        mov          eax, edx
        xor          eax, edi
        and          r9d, eax
        xor          r9d, edi
        mov          r15d, r10d
        ror          r15d, 25
        xor          r13d, r15d
        add          ecx, r13d
        mov          r13d, [rsp + 24]
        add          r13d, ecx
        mov          r15d, edx
        ror          r15d, 22
        xor          r14d, r15d
        add          r14d, r9d
        add          ecx, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r14d, r13d
        xor          r14d, r11d
        add          r12d, r14d
        mov          r14d, r13d
        ror          r14d, 6
        mov          r15d, r13d
        ror          r15d, 11
        xor          r14d, r15d
        mov          r15, [rsp]
        add          rsi, r15                                   // round 8
        add          r11d, [rsi]
        mov          r9d, ecx
        ror          r9d, 2
        mov          r15d, ecx
        ror          r15d, 13
        xor          r9d, r15d
        mov          r15d, ecx
        xor          r15d, edx
        and          eax, r15d
        xor          eax, edx
        mov          [rsp + 24], edx
        mov          edx, r13d
        ror          edx, 25
        xor          r14d, edx
        add          r14d, r12d
        add          r8d, r14d
        mov          r12d, ecx
        ror          r12d, 22
        xor          r9d, r12d
        add          eax, r9d
        add          eax, r14d
        mov          r12d, r13d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r14d, r8d
        ror          r14d, 11
        xor          r12d, r14d
        add          r10d, [rsi + rbx]                          // round 9
        mov          r14d, eax
        ror          r14d, 2
        mov          r9d, eax
        ror          r9d, 13
        xor          r14d, r9d
        mov          r9d, eax
        xor          r9d, ecx
        and          r15d, r9d
        xor          r15d, ecx
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, eax
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r15d
        add          r11d, r14d
        mov          r12d, r8d
        xor          r12d, r13d
        and          r12d, edi
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r14d, edi
        ror          r14d, 11
        xor          r12d, r14d
        add          r13d, [rsi + rbx*2]                        // round 10
        mov          r14d, r11d
        ror          r14d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r11d
        xor          r15d, eax
        and          r9d, r15d
        xor          r9d, eax
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
        add          r10d, r12d
        mov          edx, [rsp + 24]
        add          edx, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r9d
        add          r10d, r14d
        mov          r9d, edi
        xor          r9d, r8d
        and          r9d, edx
        xor          r9d, r8d
        add          r9d, r13d
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rsi + rbp]                           // round 11
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          [rsp + 24], r11d
        mov          r11d, edx
        ror          r11d, 25
        xor          r12d, r11d
        add          r9d, r12d
        add          ecx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, edx
        xor          r12d, edi
        and          r12d, ecx
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ecx
        ror          r12d, 6
        mov          r13d, ecx
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13, [rsp]
        add          rsi, r13                                   // round 12
        add          edi, [rsi]
        mov          r15d, r9d
        ror          r15d, 2
        mov          r11d, r9d
        ror          r11d, 13
        xor          r15d, r11d
        mov          r11d, r9d
        xor          r11d, r10d
        and          r14d, r11d
        xor          r14d, r10d
        mov          r13d, ecx
        ror          r13d, 25
        xor          r12d, r13d
        add          r8d, r12d
        add          eax, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r15d, r12d
        add          r15d, r14d
        add          r8d, r15d
        mov          r12d, ecx
        xor          r12d, edx
        and          r12d, eax
        xor          r12d, edx
        add          edi, r12d
        mov          r12d, eax
        ror          r12d, 6
        mov          r13d, eax
        ror          r13d, 11
        xor          r12d, r13d
        add          edx, [rsi + rbx]                           // round 13
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r11d, r14d
        xor          r11d, r9d
        mov          r15d, eax
        ror          r15d, 25
        xor          r12d, r15d
        add          edi, r12d
        mov          r12d, [rsp + 24]
        add          r12d, edi
        mov          r15d, r8d
        ror          r15d, 22
        xor          r13d, r15d
        add          r13d, r11d
        add          edi, r13d
        mov          r13d, eax
        xor          r13d, ecx
        and          r13d, r12d
        xor          r13d, ecx
        add          edx, r13d
        mov          r13d, r12d
        ror          r13d, 6
        mov          r15d, r12d
        ror          r15d, 11
        xor          r13d, r15d
        add          ecx, [rsi + rbx*2]                         // round 14
        mov          r15d, edi
        ror          r15d, 2
        mov          r11d, edi
        ror          r11d, 13
        xor          r15d, r11d
        mov          r11d, edi
        xor          r11d, r8d
        and          r14d, r11d
        xor          r14d, r8d
        mov          [rsp + 24], r8d
        mov          r8d, r12d
        ror          r8d, 25
        xor          r13d, r8d
        add          edx, r13d
        add          r10d, edx
        mov          r13d, edi
        ror          r13d, 22
        xor          r15d, r13d
        add          r15d, r14d
        add          edx, r15d
        mov          r13d, r12d
        xor          r13d, eax
        and          r13d, r10d
        xor          r13d, eax
        add          ecx, r13d
        mov          r13d, r10d
        ror          r13d, 6
        mov          r14d, r10d
        ror          r14d, 11
        xor          r13d, r14d
        add          eax, [rsi + rbp]                           // round 15
        mov          r14d, edx
        ror          r14d, 2
        mov          r15d, edx
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, edx
        xor          r15d, edi
        and          r11d, r15d
        xor          r11d, edi
        mov          r8d, r10d
        ror          r8d, 25
        xor          r13d, r8d
        add          ecx, r13d
        add          r9d, ecx
        mov          r13d, edx
        ror          r13d, 22
        xor          r14d, r13d
        add          r14d, r11d
        mov          r13, [rsp]
        add          rsi, r13
        add          ecx, r14d
        mov          r13d, r10d
        xor          r13d, r12d
        mov          r14d, r9d
        ror          r14d, 6
        mov          r11d, r9d
        ror          r11d, 11
        mov          r8d, ecx
        xor          r8d, edx
        and          r13d, r9d
        xor          r14d, r11d
        and          r8d, r15d
        xor          r13d, r12d
        xor          r8d, edx
        add          eax, r13d
        mov          r13d, ecx
        ror          r13d, 2
        mov          r15d, ecx
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        ror          r15d, 25
        xor          r14d, r15d
        add          eax, r14d
        mov          r14d, [rsp + 24]
        add          r14d, eax
        mov          r15d, ecx
        ror          r15d, 22
        xor          r13d, r15d
        add          r13d, r8d
        add          eax, r13d
        mov          r8d, r14d
        mov          r11d, r12d
        cmp          rsi, [rsp + 16]
        jne          L(f_sixteen)

        // the state after the block
        mov          rsi, [rsp + 8]
        mov          ebx, [rsi]                                 // H = H + (a, b, ...)
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
        .size        NSMS_SYMBOL(nsms_sha256_rounds_x64_flat), . - NSMS_SYMBOL(nsms_sha256_rounds_x64_flat)
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
