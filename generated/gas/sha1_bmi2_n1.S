/* sha1_bmi2_n1.S, written by nsms: make gen HASH=sha1 ISA=bmi2 N=1
 *
 * void nsms_sha1_blocks_bmi2_n1(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,343 instructions (System V); 232 bytes of stack (System V), 248 (Win64).
 * void nsms_sha1_schedule_bmi2_n1(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 320 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 265 instructions (System V); 152 bytes of stack (System V), 168 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha1_bmi2_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_bmi2_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_bmi2_n1_##name
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

#if defined(__APPLE__)
        .section     __TEXT,__const
#elif defined(__ELF__)
        .section     .rodata,"a",@progbits
#else
        .section     .rdata,"dr"
#endif
        .p2align     6
NSMS_L(K):  /* K_t */
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_bmi2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_bmi2_n1))
NSMS_SYMBOL(nsms_sha1_blocks_bmi2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_bmi2_n1))
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
        sub          rsp, 184
        NSMS_SEH(.seh_stackalloc 184)
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
        sub          rsp, 184
        .cfi_def_cfa_offset 240
#endif
        mov          r10, rsi
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        mov          eax, [rdi]
        mov          ecx, [rdi + 4]
        mov          esi, [rdi + 8]
        mov          r8d, [rdi + 12]
        mov          r9d, [rdi + 16]
        /* Live here: a..e: eax, ecx, esi, r8d, r9d; blocks: rdx; state: rdi; data: r10. */
NSMS_L(blocks_batch1):
        cmp          rdx, 1
        jb           NSMS_L(blocks_done)

        /* all rounds, on the message words */
        add          r9d, [rip + NSMS_L(K)]                     /* round 0 */
        rorx         r11d, eax, 27
        mov          ebx, ecx
        and          ebx, esi
        add          r11d, ebx
        andn         ebx, ecx, r8d
        rorx         ebp, ecx, 2
        add          ebx, r9d
        add          r8d, [rip + NSMS_L(K) + 4]                 /* round 1 */
        mov          r12d, eax
        and          r12d, ebp
        andn         r13d, eax, esi
        add          r13d, r8d
        rorx         ecx, eax, 2
        mov          r14d, [r10]                                /* W_0 */
        add          esi, [rip + NSMS_L(K) + 8]                 /* round 2 */
        mov          eax, ebp                                   /* round 3 */
        add          eax, [rip + NSMS_L(K) + 12]
        mov          r15d, ecx                                  /* round 4 */
        add          r15d, [rip + NSMS_L(K) + 16]
        mov          r9d, [r10 + 4]                             /* W_1 */
        mov          r8d, [r10 + 8]                             /* W_2 */
        mov          [rsp], rdx
        mov          edx, [r10 + 12]                            /* W_3 */
        mov          [rsp + 8], r15d
        mov          r15d, [r10 + 16]                           /* W_4 */
        mov          [rsp + 16], r15d
        mov          r15d, [r10 + 20]                           /* W_5 */
        mov          [rsp + 24], r15d
        mov          r15d, [r10 + 24]                           /* W_6 */
        mov          [rsp + 32], r15d
        mov          r15d, [r10 + 28]                           /* W_7 */
        mov          [rsp + 40], r15d
        mov          r15d, [r10 + 32]                           /* W_8 */
        mov          [rsp + 48], r15d
        mov          r15d, [r10 + 36]                           /* W_9 */
        mov          [rsp + 56], r15d
        mov          r15d, [r10 + 40]                           /* W_10 */
        mov          [rsp + 64], r15d
        mov          r15d, [r10 + 44]                           /* W_11 */
        bswap        r14d
        add          r11d, r14d
        add          ebx, r11d
        rorx         r11d, ebx, 27
        mov          [rsp + 72], r14d
        mov          r14d, ebx
        and          r14d, ecx
        andn         ebp, ebx, ebp
        rorx         ebx, ebx, 2
        mov          [rsp + 80], r15d
        mov          r15d, ebx                                  /* round 5 */
        add          r15d, [rip + NSMS_L(K) + 20]
        bswap        r9d
        add          r12d, r9d
        add          r13d, r12d
        add          r13d, r11d
        rorx         r11d, r13d, 27
        mov          r12d, r13d
        and          r12d, ebx
        andn         ecx, r13d, ecx
        rorx         r13d, r13d, 2
        mov          [rsp + 88], r9d
        mov          r9d, r13d                                  /* round 6 */
        add          r9d, [rip + NSMS_L(K) + 24]
        bswap        r8d
        add          esi, r8d
        add          esi, r14d
        add          ebp, esi
        add          r11d, ebp
        rorx         ebp, r11d, 27
        mov          r14d, r11d
        and          r14d, r13d
        andn         ebx, r11d, ebx
        rorx         r11d, r11d, 2
        mov          esi, r11d                                  /* round 7 */
        add          esi, [rip + NSMS_L(K) + 28]
        bswap        edx
        add          eax, edx
        add          eax, r12d
        add          eax, ecx
        add          eax, ebp
        rorx         ecx, eax, 27
        mov          ebp, eax
        and          ebp, r11d
        andn         r12d, eax, r13d
        rorx         r13d, eax, 2
        mov          eax, r13d                                  /* round 8 */
        add          eax, [rip + NSMS_L(K) + 32]
        mov          [rsp + 96], edx
        mov          edx, [r10 + 48]                            /* W_12 */
        mov          [rsp + 104], r8d
        mov          r8d, [r10 + 52]                            /* W_13 */
        mov          [rsp + 112], r8d
        mov          r8d, [r10 + 56]                            /* W_14 */
        mov          [rsp + 120], r8d
        mov          r8d, [r10 + 60]                            /* W_15 */
        mov          [rsp + 128], r8d
        mov          r8d, [rsp + 16]
        bswap        r8d
        mov          [rsp + 16], r10
        mov          r10d, r8d
        add          r10d, [rsp + 8]
        add          r10d, r14d
        add          ebx, r10d
        add          ecx, ebx
        rorx         ebx, ecx, 27
        mov          r14d, ecx
        and          r14d, r13d
        andn         r11d, ecx, r11d
        rorx         r10d, ecx, 2
        mov          ecx, r10d                                  /* round 9 */
        add          ecx, [rip + NSMS_L(K) + 36]
        mov          [rsp + 8], r8d
        mov          r8d, [rsp + 24]
        bswap        r8d
        add          r15d, r8d
        add          r15d, ebp
        add          r12d, r15d
        add          ebx, r12d
        rorx         ebp, ebx, 27
        mov          r12d, ebx
        and          r12d, r10d
        andn         r13d, ebx, r13d
        rorx         ebx, ebx, 2
        mov          r15d, ebx                                  /* round 10 */
        add          r15d, [rip + NSMS_L(K) + 40]
        mov          [rsp + 24], r8d
        mov          r8d, [rsp + 32]
        bswap        r8d
        add          r9d, r8d
        add          r9d, r14d
        add          r11d, r9d
        add          ebp, r11d
        rorx         r11d, ebp, 27
        mov          r14d, ebp
        and          r14d, ebx
        andn         r10d, ebp, r10d
        rorx         ebp, ebp, 2
        mov          r9d, ebp                                   /* round 11 */
        add          r9d, [rip + NSMS_L(K) + 44]
        mov          [rsp + 32], r8d
        mov          r8d, [rsp + 40]
        bswap        r8d
        add          esi, r8d
        add          esi, r12d
        add          r13d, esi
        add          r11d, r13d
        rorx         r12d, r11d, 27
        mov          r13d, r11d
        and          r13d, ebp
        andn         ebx, r11d, ebx
        rorx         r11d, r11d, 2
        mov          esi, r11d                                  /* round 12 */
        add          esi, [rip + NSMS_L(K) + 48]
        mov          [rsp + 40], r8d
        mov          r8d, [rsp + 48]
        bswap        r8d
        add          eax, r8d
        add          eax, r14d
        add          r10d, eax
        add          r12d, r10d
        rorx         eax, r12d, 27
        mov          r14d, r12d
        and          r14d, r11d
        andn         ebp, r12d, ebp
        rorx         r12d, r12d, 2
        mov          r10d, r12d                                 /* round 13 */
        add          r10d, [rip + NSMS_L(K) + 52]
        mov          [rsp + 48], r8d
        mov          r8d, [rsp + 56]
        bswap        r8d
        add          ecx, r8d
        add          ecx, r13d
        add          ebx, ecx
        add          eax, ebx
        rorx         ecx, eax, 27
        mov          ebx, eax
        and          ebx, r12d
        andn         r11d, eax, r11d
        rorx         r13d, eax, 2
        mov          eax, r13d                                  /* round 14 */
        add          eax, [rip + NSMS_L(K) + 56]
        mov          [rsp + 56], r8d
        mov          r8d, [rsp + 64]
        bswap        r8d
        add          r15d, r8d
        add          r15d, r14d
        add          ebp, r15d
        add          ecx, ebp
        rorx         ebp, ecx, 27
        mov          r14d, ecx
        and          r14d, r13d
        andn         r12d, ecx, r12d
        rorx         r15d, ecx, 2
        mov          ecx, r15d                                  /* round 15 */
        add          ecx, [rip + NSMS_L(K) + 60]
        mov          [rsp + 64], r8d
        mov          r8d, [rsp + 80]
        bswap        r8d
        add          r9d, r8d
        add          r9d, ebx
        add          r11d, r9d
        add          ebp, r11d
        rorx         r11d, ebp, 27
        mov          ebx, ebp
        and          ebx, r15d
        andn         r13d, ebp, r13d
        rorx         ebp, ebp, 2
        mov          r9d, ebp                                   /* round 16 */
        add          r9d, [rip + NSMS_L(K) + 64]
        bswap        edx
        add          esi, edx
        add          esi, r14d
        add          r12d, esi
        add          r11d, r12d
        rorx         r12d, r11d, 27
        mov          r14d, r11d
        and          r14d, ebp
        andn         r15d, r11d, r15d
        rorx         r11d, r11d, 2
        mov          esi, r11d                                  /* round 17 */
        add          esi, [rip + NSMS_L(K) + 68]
        mov          [rsp + 80], ecx
        mov          ecx, [rsp + 112]
        bswap        ecx
        add          r10d, ecx
        add          r10d, ebx
        add          r13d, r10d
        add          r12d, r13d
        mov          ebx, [rsp + 48]
        mov          r13d, ecx                                  /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        xor          r13d, ebx
        mov          r10d, [rsp + 104]
        xor          r13d, r10d
        xor          r13d, [rsp + 72]
        rorx         r13d, r13d, 31
        mov          [rsp + 72], ecx
        rorx         ecx, r12d, 27
        mov          r10d, r12d
        and          r10d, r11d
        andn         ebp, r12d, ebp
        rorx         r12d, r12d, 2
        add          r9d, r13d
        mov          [rsp + 112], ebp
        mov          ebp, r13d                                  /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        xor          ebp, r8d
        xor          ebp, [rsp + 24]
        xor          ebp, [rsp + 96]
        rorx         ebp, ebp, 31
        mov          [rsp + 136], r13d
        mov          r13d, r12d                                 /* round 18 */
        add          r13d, [rip + NSMS_L(K) + 72]
        mov          [rsp + 144], r13d
        mov          r13d, [rsp + 120]
        bswap        r13d
        add          eax, r13d
        add          eax, r14d
        add          r15d, eax
        add          ecx, r15d
        mov          eax, [rsp + 56]
        mov          r14d, r13d                                 /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        xor          r14d, eax
        xor          r14d, [rsp + 96]
        xor          r14d, [rsp + 88]
        rorx         r14d, r14d, 31
        rorx         r15d, ecx, 27
        mov          [rsp + 88], r15d
        mov          r15d, ecx
        and          r15d, r12d
        add          r9d, r15d
        andn         r11d, ecx, r11d
        rorx         r15d, ecx, 2
        add          r11d, r9d
        add          esi, r14d
        mov          r9d, r15d                                  /* round 19 */
        add          r9d, [rip + NSMS_L(K) + 76]
        add          r9d, ebp
        mov          ecx, r14d                                  /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        xor          ecx, edx
        xor          ecx, [rsp + 32]
        xor          ecx, [rsp + 8]
        rorx         ecx, ecx, 31
        mov          [rsp + 96], r9d
        mov          r9d, ebp                                   /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        xor          r9d, r13d
        xor          r9d, ebx
        xor          r9d, [rsp + 32]
        rorx         r9d, r9d, 31
        mov          [rsp + 32], ebp
        mov          ebp, r9d                                   /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        xor          ebp, r14d
        xor          ebp, r8d
        xor          ebp, eax
        rorx         ebp, ebp, 31
        mov          [rsp + 120], r14d
        mov          r14d, ebp                                  /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        xor          r14d, ecx
        xor          r14d, r13d
        xor          r14d, edx
        rorx         r14d, r14d, 31
        mov          [rsp + 152], r13d
        mov          r13d, [rdi]                                /* H = H + (a, b, ...) */
        add          r13d, [rip + NSMS_L(K) + 316]
        mov          [rsp + 160], r13d
        mov          r13d, [rdi + 4]
        mov          [rsp + 168], r13d
        mov          r13, [rsp + 16]
        add          r13, 64                                    /* the next block */
        mov          [rsp + 16], r13
        mov          r13d, [rsp + 128]
        bswap        r13d
        mov          [rsp + 128], r14d
        mov          r14d, r13d
        add          r14d, [rsp + 80]
        add          r14d, r10d
        mov          r10d, [rsp + 112]
        add          r10d, r14d
        mov          r14d, [rsp + 88]
        add          r14d, r10d
        mov          r10d, [rsp + 64]
        mov          [rsp + 80], r8d
        mov          r8d, r13d                                  /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        xor          r8d, r10d
        xor          r8d, [rsp + 8]
        xor          r8d, [rsp + 104]
        rorx         r8d, r8d, 31
        mov          [rsp + 8], edx
        rorx         edx, r14d, 27
        add          edx, r11d
        mov          r11d, r14d
        and          r11d, r15d
        add          esi, r11d
        andn         r11d, r14d, r12d
        rorx         r12d, r14d, 2
        add          r11d, esi
        mov          r14d, r8d
        add          r14d, [rsp + 144]
        rorx         esi, edx, 27
        add          esi, r11d
        mov          r11d, edx
        and          r11d, r12d
        add          r14d, r11d
        andn         r11d, edx, r15d
        rorx         r15d, edx, 2
        add          r11d, r14d
        rorx         r14d, esi, 27
        add          r14d, r11d
        mov          r11d, esi
        and          r11d, r15d
        mov          edx, [rsp + 96]
        add          edx, r11d
        andn         r11d, esi, r12d
        rorx         esi, esi, 2
        add          r11d, edx
        add          r12d, [rip + NSMS_L(K) + 80]               /* round 20 */
        add          r12d, ecx
        mov          edx, [rsp + 72]
        mov          [rsp + 88], ebp
        mov          ebp, r8d                                   /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        xor          ebp, edx
        xor          ebp, [rsp + 40]
        xor          ebp, [rsp + 24]
        rorx         ebp, ebp, 31
        rorx         edx, r14d, 27
        add          edx, r11d
        mov          r11d, r14d
        xor          r11d, esi
        xor          r11d, r15d
        rorx         r14d, r14d, 2
        add          r12d, r11d
        add          r15d, [rip + NSMS_L(K) + 84]               /* round 21 */
        add          r15d, ebp
        rorx         r11d, edx, 27
        add          r11d, r12d
        mov          r12d, edx
        xor          r12d, r14d
        xor          r12d, esi
        rorx         edx, edx, 2
        add          r15d, r12d
        add          esi, [rip + NSMS_L(K) + 88]                /* round 22 */
        add          esi, r9d
        mov          r12d, ecx                                  /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        xor          r12d, r13d
        xor          r12d, eax
        xor          r12d, [rsp + 40]
        rorx         eax, r12d, 31
        rorx         r12d, r11d, 27
        add          r12d, r15d
        mov          r15d, r11d
        xor          r15d, edx
        xor          r15d, r14d
        rorx         r11d, r11d, 2
        add          esi, r15d
        add          r14d, [rip + NSMS_L(K) + 92]               /* round 23 */
        add          r14d, eax
        mov          r15d, [rsp + 136]
        mov          [rsp + 24], ecx
        mov          ecx, ebp                                   /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        xor          ecx, r15d
        xor          ecx, r10d
        xor          ecx, ebx
        rorx         ecx, ecx, 31
        rorx         ebx, r12d, 27
        add          ebx, esi
        mov          esi, r12d
        xor          esi, r11d
        xor          esi, edx
        rorx         r12d, r12d, 2
        add          r14d, esi
        add          edx, [rip + NSMS_L(K) + 96]                /* round 24 */
        add          edx, ecx
        rorx         esi, ebx, 27
        add          esi, r14d
        mov          r14d, ebx
        xor          r14d, r12d
        xor          r14d, r11d
        rorx         ebx, ebx, 2
        add          edx, r14d
        add          r11d, [rip + NSMS_L(K) + 100]              /* round 25 */
        mov          r14d, [rsp + 88]
        add          r11d, r14d
        mov          r14d, eax                                  /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        xor          r14d, r8d
        xor          r14d, [rsp + 8]
        xor          r14d, r10d
        rorx         r14d, r14d, 31
        rorx         r10d, esi, 27
        add          r10d, edx
        mov          edx, esi
        xor          edx, ebx
        xor          edx, r12d
        rorx         esi, esi, 2
        add          r11d, edx
        add          r12d, [rip + NSMS_L(K) + 104]              /* round 26 */
        add          r12d, r14d
        mov          edx, [rsp + 32]
        mov          [rsp + 8], r8d
        mov          r8d, ecx                                   /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        xor          r8d, edx
        xor          r8d, [rsp + 72]
        xor          r8d, [rsp + 80]
        rorx         r8d, r8d, 31
        rorx         edx, r10d, 27
        add          edx, r11d
        mov          r11d, r10d
        xor          r11d, esi
        xor          r11d, ebx
        rorx         r10d, r10d, 2
        add          r12d, r11d
        add          ebx, [rip + NSMS_L(K) + 108]               /* round 27 */
        add          ebx, r8d
        rorx         r11d, edx, 27
        add          r11d, r12d
        mov          r12d, edx
        xor          r12d, r10d
        xor          r12d, esi
        rorx         edx, edx, 2
        add          ebx, r12d
        add          esi, [rip + NSMS_L(K) + 112]               /* round 28 */
        mov          r12d, [rsp + 128]
        add          esi, r12d
        mov          [rsp + 40], ecx
        mov          ecx, r14d                                  /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        xor          ecx, ebp
        xor          ecx, r13d
        xor          ecx, [rsp + 72]
        rorx         ecx, ecx, 31
        mov          [rsp + 48], ebp
        rorx         ebp, r11d, 27
        add          ebp, ebx
        mov          ebx, r11d
        xor          ebx, edx
        xor          ebx, r10d
        rorx         r11d, r11d, 2
        add          esi, ebx
        add          r10d, [rip + NSMS_L(K) + 116]              /* round 29 */
        add          r10d, ecx
        mov          ebx, r8d                                   /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        xor          ebx, r9d
        xor          ebx, r15d
        xor          ebx, [rsp + 152]
        rorx         ebx, ebx, 31
        mov          [rsp + 56], r9d
        rorx         r9d, ebp, 27
        add          r9d, esi
        mov          esi, ebp
        xor          esi, r11d
        xor          esi, edx
        rorx         ebp, ebp, 2
        add          r10d, esi
        add          edx, [rip + NSMS_L(K) + 120]               /* round 30 */
        add          edx, ebx
        mov          esi, r12d                                  /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        xor          esi, eax
        xor          esi, [rsp + 120]
        xor          esi, r13d
        rorx         r13d, esi, 31
        rorx         esi, r9d, 27
        add          esi, r10d
        mov          r10d, r9d
        xor          r10d, ebp
        xor          r10d, r11d
        rorx         r9d, r9d, 2
        add          edx, r10d
        add          r11d, [rip + NSMS_L(K) + 124]              /* round 31 */
        add          r11d, r13d
        mov          r10d, [rsp + 40]
        mov          [rsp + 64], eax
        mov          eax, ecx                                   /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        xor          eax, r10d
        xor          eax, [rsp + 8]
        xor          eax, r15d
        rorx         r15d, eax, 31
        rorx         eax, esi, 27
        add          eax, edx
        mov          edx, esi
        xor          edx, r9d
        xor          edx, ebp
        rorx         esi, esi, 2
        add          r11d, edx
        add          ebp, [rip + NSMS_L(K) + 128]               /* round 32 */
        add          ebp, r15d
        mov          edx, [rsp + 88]
        mov          r10d, ebx                                  /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        xor          r10d, edx
        xor          r10d, [rsp + 32]
        xor          r10d, [rsp + 120]
        rorx         r10d, r10d, 31
        rorx         edx, eax, 27
        add          edx, r11d
        mov          r11d, eax
        xor          r11d, esi
        xor          r11d, r9d
        rorx         eax, eax, 2
        add          ebp, r11d
        add          r9d, [rip + NSMS_L(K) + 132]               /* round 33 */
        add          r9d, r10d
        mov          r11d, r13d                                 /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        xor          r11d, r14d
        xor          r11d, [rsp + 24]
        xor          r11d, [rsp + 8]
        rorx         r11d, r11d, 31
        mov          [rsp + 8], r14d
        rorx         r14d, edx, 27
        add          r14d, ebp
        mov          ebp, edx
        xor          ebp, eax
        xor          ebp, esi
        rorx         edx, edx, 2
        add          r9d, ebp
        add          esi, [rip + NSMS_L(K) + 136]               /* round 34 */
        add          esi, r11d
        mov          ebp, r15d                                  /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        xor          ebp, r8d
        xor          ebp, [rsp + 48]
        xor          ebp, [rsp + 32]
        rorx         ebp, ebp, 31
        mov          [rsp + 32], r8d
        rorx         r8d, r14d, 27
        add          r8d, r9d
        mov          r9d, r14d
        xor          r9d, edx
        xor          r9d, eax
        rorx         r14d, r14d, 2
        add          esi, r9d
        add          eax, [rip + NSMS_L(K) + 140]               /* round 35 */
        add          eax, ebp
        mov          r9d, r10d                                  /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        xor          r9d, r12d
        xor          r9d, [rsp + 56]
        xor          r9d, [rsp + 24]
        rorx         r9d, r9d, 31
        rorx         r12d, r8d, 27
        add          r12d, esi
        mov          esi, r8d
        xor          esi, r14d
        xor          esi, edx
        rorx         r8d, r8d, 2
        add          eax, esi
        add          edx, [rip + NSMS_L(K) + 144]               /* round 36 */
        add          edx, r9d
        mov          esi, r11d                                  /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        xor          esi, ecx
        xor          esi, [rsp + 64]
        xor          esi, [rsp + 48]
        rorx         esi, esi, 31
        mov          [rsp + 24], ecx
        rorx         ecx, r12d, 27
        add          eax, ecx
        mov          ecx, r12d
        xor          ecx, r8d
        xor          ecx, r14d
        rorx         r12d, r12d, 2
        add          ecx, edx
        add          r14d, [rip + NSMS_L(K) + 148]              /* round 37 */
        add          r14d, esi
        mov          edx, ebp                                   /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        xor          edx, ebx
        xor          edx, [rsp + 40]
        xor          edx, [rsp + 56]
        rorx         edx, edx, 31
        mov          [rsp + 48], ebx
        rorx         ebx, eax, 27
        add          ecx, ebx
        mov          ebx, eax
        xor          ebx, r12d
        xor          ebx, r8d
        rorx         eax, eax, 2
        add          r14d, ebx
        add          r8d, [rip + NSMS_L(K) + 152]               /* round 38 */
        add          r8d, edx
        mov          ebx, r9d                                   /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        xor          ebx, r13d
        xor          ebx, [rsp + 88]
        xor          ebx, [rsp + 64]
        rorx         ebx, ebx, 31
        mov          [rsp + 56], r13d
        rorx         r13d, ecx, 27
        add          r13d, r14d
        mov          r14d, ecx
        xor          r14d, eax
        xor          r14d, r12d
        rorx         ecx, ecx, 2
        add          r8d, r14d
        add          r12d, [rip + NSMS_L(K) + 156]              /* round 39 */
        add          r12d, ebx
        rorx         r14d, r13d, 27
        add          r14d, r8d
        mov          r8d, r13d
        xor          r8d, ecx
        xor          r8d, eax
        rorx         r13d, r13d, 2
        add          r12d, r8d
        add          eax, [rip + NSMS_L(K) + 160]               /* round 40 */
        mov          r8d, esi                                   /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          r8d, r15d
        xor          r8d, [rsp + 8]
        xor          r8d, [rsp + 40]
        rorx         r8d, r8d, 31
        add          eax, r8d
        mov          [rsp + 40], r15d
        rorx         r15d, r14d, 27
        add          r15d, r12d
        mov          r12d, edx                                  /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        xor          r12d, r10d
        xor          r12d, [rsp + 32]
        xor          r12d, [rsp + 88]
        rorx         r12d, r12d, 31
        mov          [rsp + 64], r10d
        mov          r10d, r14d
        xor          r10d, r13d
        rorx         r14d, r14d, 2
        mov          [rsp + 72], edx
        mov          edx, r13d
        xor          edx, ecx
        and          r10d, edx
        add          ecx, [rip + NSMS_L(K) + 164]               /* round 41 */
        xor          r10d, r13d
        add          ecx, r12d
        rorx         edx, r15d, 27
        add          eax, edx
        add          r10d, eax
        mov          eax, r15d
        xor          eax, r14d
        rorx         r15d, r15d, 2
        mov          edx, r14d
        xor          edx, r13d
        and          eax, edx
        add          r13d, [rip + NSMS_L(K) + 168]              /* round 42 */
        xor          eax, r14d
        add          eax, ecx
        mov          edx, ebx                                   /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        xor          edx, r11d
        mov          ecx, [rsp + 128]
        xor          edx, ecx
        xor          edx, [rsp + 8]
        rorx         edx, edx, 31
        add          r13d, edx
        mov          [rsp + 8], r11d
        rorx         r11d, r10d, 27
        add          eax, r11d
        mov          r11d, r8d                                  /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        xor          r11d, ebp
        xor          r11d, [rsp + 24]
        xor          r11d, [rsp + 32]
        rorx         r11d, r11d, 31
        mov          [rsp + 32], ebp
        mov          ebp, r10d
        xor          ebp, r15d
        rorx         r10d, r10d, 2
        mov          [rsp + 80], r8d
        mov          r8d, r15d
        xor          r8d, r14d
        and          ebp, r8d
        add          r14d, [rip + NSMS_L(K) + 172]              /* round 43 */
        xor          ebp, r15d
        add          r14d, r11d
        rorx         r8d, eax, 27
        add          r13d, r8d
        add          ebp, r13d
        mov          r13d, eax
        xor          r13d, r10d
        rorx         r8d, eax, 2
        mov          eax, r10d
        xor          eax, r15d
        and          eax, r13d
        add          r15d, [rip + NSMS_L(K) + 176]              /* round 44 */
        xor          eax, r10d
        add          eax, r14d
        mov          r13d, r12d                                 /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        xor          r13d, r9d
        mov          r14d, [rsp + 48]
        xor          r13d, r14d
        xor          r13d, ecx
        rorx         ecx, r13d, 31
        add          r15d, ecx
        rorx         r13d, ebp, 27
        add          eax, r13d
        mov          r13d, edx                                  /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        xor          r13d, esi
        xor          r13d, [rsp + 56]
        xor          r13d, [rsp + 24]
        rorx         r13d, r13d, 31
        mov          [rsp + 24], esi
        mov          esi, ebp
        xor          esi, r8d
        rorx         ebp, ebp, 2
        mov          [rsp + 88], r9d
        mov          r9d, r8d
        xor          r9d, r10d
        and          esi, r9d
        add          r10d, [rip + NSMS_L(K) + 180]              /* round 45 */
        xor          esi, r8d
        add          r10d, r13d
        rorx         r9d, eax, 27
        add          r15d, r9d
        add          esi, r15d
        mov          r15d, eax
        xor          r15d, ebp
        rorx         r9d, eax, 2
        mov          eax, ebp
        xor          eax, r8d
        and          eax, r15d
        add          r8d, [rip + NSMS_L(K) + 184]               /* round 46 */
        xor          eax, ebp
        add          eax, r10d
        mov          r15d, [rsp + 72]
        mov          r10d, r11d                                 /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        xor          r10d, r15d
        xor          r10d, [rsp + 40]
        xor          r10d, r14d
        rorx         r14d, r10d, 31
        add          r8d, r14d
        rorx         r10d, esi, 27
        add          eax, r10d
        mov          r10d, ecx                                  /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        xor          r10d, ebx
        xor          r10d, [rsp + 64]
        xor          r10d, [rsp + 56]
        rorx         r10d, r10d, 31
        mov          [rsp + 48], ebx
        mov          ebx, esi
        xor          ebx, r9d
        rorx         esi, esi, 2
        mov          r15d, r9d
        xor          r15d, ebp
        and          ebx, r15d
        add          ebp, [rip + NSMS_L(K) + 188]               /* round 47 */
        xor          ebx, r9d
        add          ebp, r10d
        rorx         r15d, eax, 27
        add          r8d, r15d
        add          ebx, r8d
        mov          r15d, eax
        xor          r15d, esi
        rorx         r8d, eax, 2
        mov          eax, esi
        xor          eax, r9d
        and          eax, r15d
        add          r9d, [rip + NSMS_L(K) + 192]               /* round 48 */
        xor          eax, esi
        add          eax, ebp
        mov          ebp, [rsp + 80]
        mov          r15d, r13d                                 /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        xor          r15d, ebp
        xor          r15d, [rsp + 8]
        xor          r15d, [rsp + 40]
        rorx         r15d, r15d, 31
        add          r9d, r15d
        rorx         ebp, ebx, 27
        add          eax, ebp
        mov          ebp, r14d                                  /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        xor          ebp, r12d
        xor          ebp, [rsp + 32]
        xor          ebp, [rsp + 64]
        rorx         ebp, ebp, 31
        mov          [rsp + 40], r12d
        mov          r12d, ebx
        xor          r12d, r8d
        rorx         ebx, ebx, 2
        mov          [rsp + 56], r14d
        mov          r14d, r8d
        xor          r14d, esi
        and          r12d, r14d
        add          esi, [rip + NSMS_L(K) + 196]               /* round 49 */
        xor          r12d, r8d
        add          esi, ebp
        rorx         r14d, eax, 27
        add          r9d, r14d
        add          r12d, r9d
        mov          r14d, eax
        xor          r14d, ebx
        rorx         r9d, eax, 2
        mov          eax, ebx
        xor          eax, r8d
        and          eax, r14d
        add          r8d, [rip + NSMS_L(K) + 200]               /* round 50 */
        xor          eax, ebx
        add          eax, esi
        mov          r14d, r10d                                 /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        xor          r14d, edx
        mov          esi, [rsp + 88]
        xor          r14d, esi
        xor          r14d, [rsp + 8]
        rorx         r14d, r14d, 31
        add          r8d, r14d
        mov          [rsp + 8], edx
        rorx         edx, r12d, 27
        add          eax, edx
        mov          edx, r15d                                  /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        xor          edx, r11d
        xor          edx, [rsp + 24]
        xor          edx, [rsp + 32]
        rorx         edx, edx, 31
        mov          [rsp + 32], r11d
        mov          r11d, r12d
        xor          r11d, r9d
        rorx         r12d, r12d, 2
        mov          [rsp + 64], r15d
        mov          r15d, r9d
        xor          r15d, ebx
        and          r11d, r15d
        add          ebx, [rip + NSMS_L(K) + 204]               /* round 51 */
        xor          r11d, r9d
        add          ebx, edx
        rorx         r15d, eax, 27
        add          r8d, r15d
        add          r11d, r8d
        mov          r15d, eax
        xor          r15d, r12d
        rorx         r8d, eax, 2
        mov          eax, r12d
        xor          eax, r9d
        and          eax, r15d
        add          r9d, [rip + NSMS_L(K) + 208]               /* round 52 */
        xor          eax, r12d
        add          eax, ebx
        mov          ebx, ebp                                   /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        xor          ebx, ecx
        mov          r15d, [rsp + 72]
        xor          ebx, r15d
        xor          ebx, esi
        rorx         ebx, ebx, 31
        add          r9d, ebx
        rorx         esi, r11d, 27
        add          eax, esi
        mov          esi, r14d                                  /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        xor          esi, r13d
        xor          esi, [rsp + 48]
        xor          esi, [rsp + 24]
        rorx         esi, esi, 31
        mov          [rsp + 24], r13d
        mov          r13d, r11d
        xor          r13d, r8d
        rorx         r11d, r11d, 2
        mov          [rsp + 88], ecx
        mov          ecx, r8d
        xor          ecx, r12d
        and          ecx, r13d
        add          r12d, [rip + NSMS_L(K) + 212]              /* round 53 */
        xor          ecx, r8d
        add          r12d, esi
        rorx         r13d, eax, 27
        add          r9d, r13d
        add          ecx, r9d
        mov          r13d, eax
        xor          r13d, r11d
        rorx         r9d, eax, 2
        mov          eax, r11d
        xor          eax, r8d
        and          eax, r13d
        add          r8d, [rip + NSMS_L(K) + 216]               /* round 54 */
        xor          eax, r11d
        add          eax, r12d
        mov          r12d, [rsp + 56]
        mov          r13d, edx                                  /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        xor          r13d, r12d
        xor          r13d, [rsp + 80]
        xor          r13d, r15d
        rorx         r13d, r13d, 31
        add          r8d, r13d
        rorx         r15d, ecx, 27
        add          eax, r15d
        mov          r15d, ebx                                  /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        xor          r15d, r10d
        xor          r15d, [rsp + 40]
        xor          r15d, [rsp + 48]
        rorx         r15d, r15d, 31
        mov          [rsp + 48], r10d
        mov          r10d, ecx
        xor          r10d, r9d
        rorx         ecx, ecx, 2
        mov          r12d, r9d
        xor          r12d, r11d
        and          r10d, r12d
        add          r11d, [rip + NSMS_L(K) + 220]              /* round 55 */
        xor          r10d, r9d
        add          r11d, r15d
        rorx         r12d, eax, 27
        add          r8d, r12d
        add          r10d, r8d
        mov          r12d, eax
        xor          r12d, ecx
        rorx         r8d, eax, 2
        mov          eax, ecx
        xor          eax, r9d
        and          eax, r12d
        add          r9d, [rip + NSMS_L(K) + 224]               /* round 56 */
        xor          eax, ecx
        add          eax, r11d
        mov          r11d, [rsp + 64]
        mov          r12d, esi                                  /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        xor          r12d, r11d
        xor          r12d, [rsp + 8]
        xor          r12d, [rsp + 80]
        rorx         r12d, r12d, 31
        add          r9d, r12d
        rorx         r11d, r10d, 27
        add          eax, r11d
        mov          r11d, r13d                                 /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        xor          r11d, ebp
        xor          r11d, [rsp + 32]
        xor          r11d, [rsp + 40]
        rorx         r11d, r11d, 31
        mov          [rsp + 40], ebp
        mov          ebp, r10d
        xor          ebp, r8d
        rorx         r10d, r10d, 2
        mov          [rsp + 72], r13d
        mov          r13d, r8d
        xor          r13d, ecx
        and          ebp, r13d
        add          ecx, [rip + NSMS_L(K) + 228]               /* round 57 */
        xor          ebp, r8d
        add          ecx, r11d
        rorx         r13d, eax, 27
        add          r9d, r13d
        add          ebp, r9d
        mov          r13d, eax
        xor          r13d, r10d
        rorx         r9d, eax, 2
        mov          eax, r10d
        xor          eax, r8d
        and          eax, r13d
        add          r8d, [rip + NSMS_L(K) + 232]               /* round 58 */
        xor          eax, r10d
        add          eax, ecx
        mov          r13d, r15d                                 /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        xor          r13d, r14d
        mov          ecx, [rsp + 88]
        xor          r13d, ecx
        xor          r13d, [rsp + 8]
        rorx         r13d, r13d, 31
        add          r8d, r13d
        mov          [rsp + 8], r14d
        rorx         r14d, ebp, 27
        add          eax, r14d
        mov          r14d, r12d                                 /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        xor          r14d, edx
        xor          r14d, [rsp + 24]
        xor          r14d, [rsp + 32]
        rorx         r14d, r14d, 31
        mov          [rsp + 32], edx
        mov          edx, ebp
        xor          edx, r9d
        rorx         ebp, ebp, 2
        mov          [rsp + 80], r12d
        mov          r12d, r9d
        xor          r12d, r10d
        and          edx, r12d
        add          r10d, [rip + NSMS_L(K) + 236]              /* round 59 */
        xor          edx, r9d
        add          r10d, r14d
        rorx         r12d, eax, 27
        add          r8d, r12d
        add          edx, r8d
        mov          r12d, eax
        xor          r12d, ebp
        rorx         r8d, eax, 2
        mov          eax, ebp
        xor          eax, r9d
        and          eax, r12d
        add          r9d, [rip + NSMS_L(K) + 240]               /* round 60 */
        xor          eax, ebp
        add          eax, r10d
        mov          r12d, r11d                                 /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        xor          r12d, ebx
        mov          r10d, [rsp + 56]
        xor          r12d, r10d
        xor          r12d, ecx
        rorx         ecx, r12d, 31
        add          r9d, ecx
        mov          r12d, r13d                                 /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        xor          r12d, esi
        xor          r12d, [rsp + 48]
        xor          r12d, [rsp + 24]
        rorx         r12d, r12d, 31
        mov          [rsp + 24], esi
        rorx         esi, edx, 27
        add          eax, esi
        mov          esi, edx
        xor          esi, r8d
        xor          esi, ebp
        rorx         edx, edx, 2
        add          r9d, esi
        add          ebp, [rip + NSMS_L(K) + 244]               /* round 61 */
        add          ebp, r12d
        mov          esi, [rsp + 72]
        mov          [rsp + 88], ebx
        mov          ebx, r14d                                  /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        xor          ebx, esi
        xor          ebx, [rsp + 64]
        xor          ebx, r10d
        rorx         ebx, ebx, 31
        rorx         r10d, eax, 27
        add          r10d, r9d
        mov          r9d, eax
        xor          r9d, edx
        xor          r9d, r8d
        rorx         eax, eax, 2
        add          ebp, r9d
        add          r8d, [rip + NSMS_L(K) + 248]               /* round 62 */
        add          r8d, ebx
        mov          r9d, ecx                                   /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        xor          r9d, r15d
        xor          r9d, [rsp + 40]
        xor          r9d, [rsp + 48]
        rorx         r9d, r9d, 31
        mov          [rsp + 48], r15d
        rorx         r15d, r10d, 27
        add          r15d, ebp
        mov          ebp, r10d
        xor          ebp, eax
        xor          ebp, edx
        rorx         r10d, r10d, 2
        add          r8d, ebp
        add          edx, [rip + NSMS_L(K) + 252]               /* round 63 */
        add          edx, r9d
        mov          ebp, [rsp + 80]
        mov          esi, r12d                                  /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        xor          esi, ebp
        xor          esi, [rsp + 8]
        xor          esi, [rsp + 64]
        rorx         esi, esi, 31
        rorx         ebp, r15d, 27
        add          ebp, r8d
        mov          r8d, r15d
        xor          r8d, r10d
        xor          r8d, eax
        rorx         r15d, r15d, 2
        add          edx, r8d
        add          eax, [rip + NSMS_L(K) + 256]               /* round 64 */
        add          eax, esi
        mov          r8d, ebx                                   /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        xor          r8d, r11d
        xor          r8d, [rsp + 32]
        xor          r8d, [rsp + 40]
        rorx         r8d, r8d, 31
        mov          [rsp + 40], r11d
        rorx         r11d, ebp, 27
        add          r11d, edx
        mov          edx, ebp
        xor          edx, r15d
        xor          edx, r10d
        rorx         ebp, ebp, 2
        add          eax, edx
        add          r10d, [rip + NSMS_L(K) + 260]              /* round 65 */
        add          r10d, r8d
        mov          edx, r9d                                   /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        xor          edx, r13d
        xor          edx, [rsp + 88]
        xor          edx, [rsp + 8]
        rorx         edx, edx, 31
        mov          [rsp + 8], r13d
        rorx         r13d, r11d, 27
        add          r13d, eax
        mov          eax, r11d
        xor          eax, ebp
        xor          eax, r15d
        rorx         r11d, r11d, 2
        add          eax, r10d
        add          r15d, [rip + NSMS_L(K) + 264]              /* round 66 */
        add          r15d, edx
        mov          r10d, esi                                  /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        xor          r10d, r14d
        xor          r10d, [rsp + 24]
        xor          r10d, [rsp + 32]
        rorx         r10d, r10d, 31
        mov          [rsp + 32], r14d
        rorx         r14d, r13d, 27
        add          eax, r14d
        mov          r14d, r13d
        xor          r14d, r11d
        xor          r14d, ebp
        rorx         r13d, r13d, 2
        add          r15d, r14d
        add          ebp, [rip + NSMS_L(K) + 268]               /* round 67 */
        add          ebp, r10d
        mov          r14d, r8d                                  /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        xor          r14d, ecx
        xor          r14d, [rsp + 72]
        xor          r14d, [rsp + 88]
        rorx         r14d, r14d, 31
        mov          [rsp + 56], r8d
        rorx         r8d, eax, 27
        add          r8d, r15d
        mov          r15d, eax
        xor          r15d, r13d
        xor          r15d, r11d
        rorx         eax, eax, 2
        add          ebp, r15d
        add          r11d, [rip + NSMS_L(K) + 272]              /* round 68 */
        add          r11d, r14d
        mov          r15d, edx                                  /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        xor          r15d, r12d
        xor          r15d, [rsp + 48]
        xor          r15d, [rsp + 24]
        rorx         r15d, r15d, 31
        mov          [rsp + 24], r12d
        rorx         r12d, r8d, 27
        add          r12d, ebp
        mov          ebp, r8d
        xor          ebp, eax
        xor          ebp, r13d
        rorx         r8d, r8d, 2
        add          r11d, ebp
        add          r13d, [rip + NSMS_L(K) + 276]              /* round 69 */
        add          r13d, r15d
        mov          ebp, r10d                                  /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        xor          ebp, ebx
        xor          ebp, [rsp + 80]
        xor          ebp, [rsp + 72]
        rorx         ebp, ebp, 31
        mov          [rsp + 64], ebx
        rorx         ebx, r12d, 27
        add          ebx, r11d
        mov          r11d, r12d
        xor          r11d, r8d
        xor          r11d, eax
        rorx         r12d, r12d, 2
        add          r13d, r11d
        add          eax, [rip + NSMS_L(K) + 280]               /* round 70 */
        add          eax, ebp
        mov          r11d, r14d                                 /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        xor          r11d, r9d
        xor          r11d, [rsp + 40]
        xor          r11d, [rsp + 48]
        rorx         r11d, r11d, 31
        mov          [rsp + 48], r9d
        rorx         r9d, ebx, 27
        add          r9d, r13d
        mov          r13d, ebx
        xor          r13d, r12d
        xor          r13d, r8d
        rorx         ebx, ebx, 2
        add          eax, r13d
        add          r8d, [rip + NSMS_L(K) + 284]               /* round 71 */
        add          r8d, r11d
        mov          r13d, r15d                                 /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        xor          r13d, esi
        xor          r13d, [rsp + 8]
        xor          r13d, [rsp + 80]
        rorx         r13d, r13d, 31
        mov          [rsp + 72], esi
        rorx         esi, r9d, 27
        add          esi, eax
        mov          eax, r9d
        xor          eax, ebx
        xor          eax, r12d
        rorx         r9d, r9d, 2
        add          eax, r8d
        add          r12d, [rip + NSMS_L(K) + 288]              /* round 72 */
        add          r12d, r13d
        xor          edx, r11d                                  /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        xor          edx, ecx
        xor          edx, [rsp + 8]
        rorx         r8d, edx, 31
        mov          edx, [rsp + 56]
        mov          [rsp + 8], r11d
        mov          r11d, ebp                                  /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        xor          r11d, edx
        xor          r11d, [rsp + 32]
        xor          r11d, [rsp + 40]
        rorx         r11d, r11d, 31
        rorx         edx, esi, 27
        add          eax, edx
        mov          edx, esi
        xor          edx, r9d
        xor          edx, ebx
        rorx         esi, esi, 2
        add          r12d, edx
        add          ebx, [rip + NSMS_L(K) + 292]               /* round 73 */
        xor          r13d, r10d                                 /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        add          ebx, r11d
        mov          r10d, [rsp + 24]
        xor          r13d, r10d
        xor          r13d, [rsp + 32]
        rorx         r13d, r13d, 31
        rorx         edx, eax, 27
        add          edx, r12d
        mov          r12d, eax
        xor          r12d, esi
        xor          r12d, r9d
        rorx         eax, eax, 2
        add          ebx, r12d
        add          r9d, [rip + NSMS_L(K) + 296]               /* round 74 */
        xor          r11d, r14d                                 /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        add          r9d, r8d
        mov          r12d, [rsp + 64]
        xor          r11d, r12d
        xor          r11d, ecx
        rorx         ecx, r11d, 31
        rorx         r11d, edx, 27
        add          r11d, ebx
        mov          ebx, edx
        xor          ebx, eax
        xor          ebx, esi
        rorx         r14d, edx, 2
        add          r9d, ebx
        add          esi, [rip + NSMS_L(K) + 300]               /* round 75 */
        xor          r8d, r15d                                  /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        add          esi, r13d
        mov          ebx, [rsp + 48]
        xor          r8d, ebx
        xor          r8d, r10d
        rorx         r15d, r8d, 31
        add          r15d, [rip + NSMS_L(K) + 308]              /* round 77 */
        add          r15d, r14d
        rorx         r10d, r11d, 27
        add          r10d, r9d
        xor          r13d, ebp                                  /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        xor          r13d, [rsp + 72]
        xor          r13d, r12d
        rorx         ebp, r13d, 31
        add          ebp, [rip + NSMS_L(K) + 312]               /* round 78 */
        mov          r12d, r11d
        xor          r12d, r14d
        xor          r12d, eax
        rorx         r11d, r11d, 2
        add          esi, r12d
        add          eax, [rip + NSMS_L(K) + 304]               /* round 76 */
        add          ebp, r11d
        add          eax, ecx
        xor          ecx, [rsp + 8]                             /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        xor          ecx, [rsp + 56]
        xor          ecx, ebx
        rorx         ebx, ecx, 31
        rorx         r12d, r10d, 27
        add          r12d, esi
        mov          ecx, r10d
        xor          ecx, r11d
        xor          ecx, r14d
        rorx         r13d, r10d, 2
        add          ecx, eax
        rorx         r14d, r12d, 27
        mov          eax, r12d
        xor          eax, r13d
        rorx         r9d, r12d, 2
        add          ecx, r14d
        xor          eax, r11d
        add          eax, r15d
        mov          r11d, [rsp + 160]
        add          r11d, ebx
        rorx         ebx, ecx, 27
        mov          r12d, ecx
        xor          r12d, r9d
        rorx         r8d, ecx, 2
        add          r11d, r13d
        add          eax, ebx
        xor          r12d, r13d
        rorx         ecx, eax, 27
        add          ebp, r12d
        mov          ebx, eax                                   /* round 79 */
        xor          ebx, r8d
        add          ecx, ebp
        xor          ebx, r9d
        rorx         esi, eax, 2
        rorx         eax, ecx, 27
        add          r11d, ebx
        mov          ebx, [rdi + 8]
        mov          ebp, [rdi + 12]
        add          eax, r11d
        mov          r11d, [rsp + 168]
        add          ecx, r11d
        add          esi, ebx
        add          r8d, ebp
        mov          r11d, [rdi + 16]
        mov          [rdi], eax
        mov          [rdi + 4], ecx
        mov          [rdi + 8], esi
        add          r9d, r11d
        mov          [rdi + 12], r8d
        mov          rdx, [rsp]
        add          rdx, -1
        mov          [rdi + 16], r9d
        mov          r10, [rsp + 16]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        add          rsp, 184
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
        add          rsp, 184
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_bmi2_n1), . - NSMS_SYMBOL(nsms_sha1_blocks_bmi2_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_bmi2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_bmi2_n1))
NSMS_SYMBOL(nsms_sha1_schedule_bmi2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_bmi2_n1))
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
        sub          rsp, 104
        NSMS_SEH(.seh_stackalloc 104)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
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
        sub          rsp, 104
        .cfi_def_cfa_offset 160
#endif

        /* the message words */
        mov          eax, [rsi]                                 /* W_0 */
        mov          ecx, [rsi + 4]                             /* W_1 */
        mov          edx, [rsi + 8]                             /* W_2 */
        mov          r12d, [rsi + 12]                           /* W_3 */
        mov          r8d, [rsi + 16]                            /* W_4 */
        mov          r9d, [rsi + 20]                            /* W_5 */
        mov          r10d, [rsi + 24]                           /* W_6 */
        mov          r11d, [rsi + 28]                           /* W_7 */
        mov          ebx, [rsi + 32]                            /* W_8 */
        bswap        eax
        mov          ebp, [rsi + 36]                            /* W_9 */
        bswap        ecx
        bswap        edx
        bswap        r12d
        bswap        r8d
        bswap        r9d
        bswap        r10d
        bswap        r11d
        bswap        ebx
        bswap        ebp
        mov          r13d, [rsi + 40]                           /* W_10 */
        bswap        r13d
        mov          [rsp], r13d
        mov          r14d, [rsi + 44]                           /* W_11 */
        bswap        r14d
        mov          [rsp + 8], r14d
        mov          r15d, [rsi + 48]                           /* W_12 */
        bswap        r15d
        mov          [rsp + 16], r15d
        mov          r15d, [rsi + 52]                           /* W_13 */
        bswap        r15d
        mov          [rsp + 24], r15d
        mov          r15d, [rsi + 56]                           /* W_14 */
        mov          esi, [rsi + 60]                            /* W_15 */
        bswap        r15d
        mov          [rsp + 32], r15d
        bswap        esi
        mov          [rsp + 40], esi
        mov          esi, eax                                   /* W_0 + K_0 */
        add          esi, [rip + NSMS_L(K)]
        mov          [rdi], esi
        mov          esi, ecx                                   /* W_1 + K_1 */
        add          esi, [rip + NSMS_L(K) + 4]
        mov          [rdi + 4], esi
        mov          esi, edx                                   /* W_2 + K_2 */
        add          esi, [rip + NSMS_L(K) + 8]
        mov          [rdi + 8], esi
        mov          esi, r12d                                  /* W_3 + K_3 */
        add          esi, [rip + NSMS_L(K) + 12]
        mov          [rdi + 12], esi
        mov          esi, r8d                                   /* W_4 + K_4 */
        add          esi, [rip + NSMS_L(K) + 16]
        mov          [rdi + 16], esi
        mov          esi, r9d                                   /* W_5 + K_5 */
        add          esi, [rip + NSMS_L(K) + 20]
        mov          [rdi + 20], esi
        mov          esi, r10d                                  /* W_6 + K_6 */
        add          esi, [rip + NSMS_L(K) + 24]
        mov          [rdi + 24], esi
        mov          esi, r11d                                  /* W_7 + K_7 */
        add          esi, [rip + NSMS_L(K) + 28]
        mov          [rdi + 28], esi
        mov          esi, ebx                                   /* W_8 + K_8 */
        add          esi, [rip + NSMS_L(K) + 32]
        mov          [rdi + 32], esi
        mov          esi, ebp                                   /* W_9 + K_9 */
        add          esi, [rip + NSMS_L(K) + 36]
        mov          [rdi + 36], esi
        mov          esi, r13d                                  /* W_10 + K_10 */
        add          esi, [rip + NSMS_L(K) + 40]
        mov          [rdi + 40], esi
        mov          esi, r14d                                  /* W_11 + K_11 */
        add          esi, [rip + NSMS_L(K) + 44]
        mov          [rdi + 44], esi
        mov          esi, [rsp + 16]
        mov          r13d, esi                                  /* W_12 + K_12 */
        add          r13d, [rip + NSMS_L(K) + 48]
        mov          [rdi + 48], r13d
        mov          r13d, [rsp + 24]
        mov          r14d, r13d                                 /* W_13 + K_13 */
        add          r14d, [rip + NSMS_L(K) + 52]
        mov          [rdi + 52], r14d
        mov          r14d, r15d                                 /* W_14 + K_14 */
        add          r14d, [rip + NSMS_L(K) + 56]
        mov          [rdi + 56], r14d
        mov          r14d, [rsp + 40]
        mov          r15d, r14d                                 /* W_15 + K_15 */
        add          r15d, [rip + NSMS_L(K) + 60]
        mov          [rdi + 60], r15d
        lea          r15, [rdi + 256]
        mov          [rsp + 56], r15
        lea          rsi, [rip + NSMS_L(K) + 64]
        mov          [rsp + 48], rsi
        mov          esi, r12d
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 1 block: eax, ecx, edx, esi, r8d, r9d, r10d, r11d, ebx, ebp, */
        /*   [rsp..rsp+40]; wk: rdi; kp: [rsp+48]; upper_bound: [rsp+56]. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        mov          r12d, [rsp + 24]
        mov          r13d, r12d                                 /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        xor          r13d, ebx
        xor          r13d, edx
        xor          r13d, eax
        rorx         eax, r13d, 31
        mov          r13d, [rsp + 32]
        mov          r14d, r13d                                 /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        xor          r14d, ebp
        xor          r14d, esi
        xor          r14d, ecx
        rorx         ecx, r14d, 31
        mov          r14d, [rsp + 40]
        mov          r15d, [rsp]
        mov          [rsp + 64], ebp
        mov          ebp, r14d                                  /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        xor          ebp, r15d
        xor          ebp, r8d
        xor          ebp, edx
        rorx         edx, ebp, 31
        mov          rbp, [rsp + 48]
        mov          r15d, eax
        add          r15d, [rbp]
        mov          [rdi + 64], r15d
        mov          r15d, [rsp + 8]
        mov          r14d, eax                                  /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        xor          r14d, r15d
        xor          r14d, r9d
        xor          r14d, esi
        rorx         esi, r14d, 31
        mov          r14d, ecx
        add          r14d, [rbp + 4]
        mov          [rdi + 68], r14d
        mov          r14d, [rsp + 16]
        mov          r15d, ecx                                  /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        xor          r15d, r14d
        xor          r15d, r10d
        xor          r15d, r8d
        rorx         r8d, r15d, 31
        mov          r15d, edx
        add          r15d, [rbp + 8]
        mov          [rdi + 72], r15d
        mov          r15d, edx                                  /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        xor          r15d, r12d
        xor          r15d, r11d
        xor          r15d, r9d
        rorx         r9d, r15d, 31
        mov          r15d, esi
        add          r15d, [rbp + 12]
        mov          [rdi + 76], r15d
        mov          r15d, esi                                  /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        xor          r15d, r13d
        xor          r15d, ebx
        xor          r15d, r10d
        rorx         r10d, r15d, 31
        mov          r15d, r8d
        add          r15d, [rbp + 16]
        mov          [rdi + 80], r15d
        mov          r15d, [rsp + 40]
        mov          r13d, r8d                                  /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        xor          r13d, r15d
        xor          r13d, [rsp + 64]
        xor          r13d, r11d
        rorx         r11d, r13d, 31
        mov          r13d, r9d
        add          r13d, [rbp + 20]
        mov          [rdi + 84], r13d
        mov          r13d, r9d                                  /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        xor          r13d, eax
        xor          r13d, [rsp]
        xor          r13d, ebx
        rorx         ebx, r13d, 31
        mov          r13d, r10d
        add          r13d, [rbp + 24]
        mov          [rdi + 88], r13d
        mov          r13d, r10d                                 /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        xor          r13d, ecx
        xor          r13d, [rsp + 8]
        xor          r13d, [rsp + 64]
        rorx         r13d, r13d, 31
        mov          [rsp + 64], ecx
        mov          ecx, r11d
        add          ecx, [rbp + 28]
        mov          [rdi + 92], ecx
        mov          ecx, r11d                                  /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        xor          ecx, edx
        xor          ecx, r14d
        xor          ecx, [rsp]
        rorx         ecx, ecx, 31
        mov          [rsp], ecx
        mov          [rsp + 72], edx
        mov          edx, ebx
        add          edx, [rbp + 32]
        mov          [rdi + 96], edx
        mov          edx, ebx                                   /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        xor          edx, esi
        xor          edx, r12d
        xor          edx, [rsp + 8]
        rorx         edx, edx, 31
        mov          [rsp + 8], edx
        mov          [rsp + 80], esi
        mov          esi, r13d
        add          esi, [rbp + 36]
        mov          [rdi + 100], esi
        mov          esi, r13d                                  /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        xor          esi, r8d
        xor          esi, [rsp + 32]
        xor          esi, r14d
        rorx         r14d, esi, 31
        mov          [rsp + 16], r14d
        mov          esi, ecx
        add          esi, [rbp + 40]
        mov          [rdi + 104], esi
        mov          esi, ecx                                   /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        xor          esi, r9d
        xor          esi, r15d
        xor          esi, r12d
        rorx         r12d, esi, 31
        mov          [rsp + 24], r12d
        mov          esi, edx
        add          esi, [rbp + 44]
        mov          [rdi + 108], esi
        mov          esi, edx                                   /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        xor          esi, r10d
        xor          esi, eax
        xor          esi, [rsp + 32]
        rorx         esi, esi, 31
        mov          [rsp + 32], esi
        mov          ecx, r14d
        add          ecx, [rbp + 48]
        mov          [rdi + 112], ecx
        mov          ecx, r14d                                  /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        xor          ecx, r11d
        xor          ecx, [rsp + 64]
        xor          ecx, r15d
        rorx         r15d, ecx, 31
        mov          [rsp + 40], r15d
        mov          ecx, r12d
        add          ecx, [rbp + 52]
        mov          [rdi + 116], ecx
        mov          ecx, esi
        add          ecx, [rbp + 56]
        mov          [rdi + 120], ecx
        mov          ecx, r15d
        add          ecx, [rbp + 60]
        mov          [rdi + 124], ecx
        add          rbp, 64
        mov          [rsp + 48], rbp
        add          rdi, 64
        mov          ebp, r13d
        mov          ecx, [rsp + 64]
        mov          edx, [rsp + 72]
        mov          esi, [rsp + 80]
        cmp          rdi, [rsp + 56]
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        add          rsp, 104
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
        add          rsp, 104
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
        .size        NSMS_SYMBOL(nsms_sha1_schedule_bmi2_n1), . - NSMS_SYMBOL(nsms_sha1_schedule_bmi2_n1)
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

/* nsms_sha1_blocks_bmi2_n1: 15 integer registers, 87 spills.
 *   Register map: a..e: eax, ecx, esi, r8d, r9d; blocks: rdx; state: rdi; data: r10. Slots of the
 *     frame that are not named here hold spilled values.
 * nsms_sha1_schedule_bmi2_n1: 15 integer registers, 4 spills.
 *   Register map: W rows 0..15 of 1 block: eax, ecx, edx, esi, r8d, r9d, r10d, r11d, ebx, ebp,
 *     [rsp..rsp+40]; wk: rdi; kp: [rsp+48]; upper_bound: [rsp+56]. Slots of the frame that are not
 *     named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_bmi2_n1
 *   signature: void nsms_sha1_blocks_bmi2_n1(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 232, win64: 248}
 *   features: [bmi1, bmi2]
 * - name: nsms_sha1_schedule_bmi2_n1
 *   signature: void nsms_sha1_schedule_bmi2_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 152, win64: 168}
 *   features: [bmi2]
 */
