/* sha1_x64_n1.S, written by nsms: make gen HASH=sha1 ISA=x64 N=1
 *
 * void nsms_sha1_blocks_x64_n1(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,392 instructions (System V); 232 bytes of stack (System V), 248 (Win64).
 * void nsms_sha1_schedule_x64_n1(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 320 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 265 instructions (System V); 152 bytes of stack (System V), 168 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha1_x64_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_x64_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_x64_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_x64_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_x64_n1))
NSMS_SYMBOL(nsms_sha1_blocks_x64_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_x64_n1))
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
        mov          r11d, [r10]                                /* W_0 */
        bswap        r11d
        add          r9d, [rip + NSMS_L(K)]                     /* round 0 */
        mov          ebx, [r10 + 4]                             /* W_1 */
        bswap        ebx
        mov          ebp, eax
        ror          ebp, 27
        mov          r12d, esi
        xor          r12d, r8d
        and          r12d, ecx
        ror          ecx, 2
        xor          r12d, r8d
        add          ebp, r9d
        mov          r13d, ecx                                  /* round 1 */
        xor          r13d, esi
        add          r8d, [rip + NSMS_L(K) + 4]
        and          r13d, eax
        mov          r14d, [r10 + 8]                            /* W_2 */
        xor          r13d, esi
        ror          eax, 2
        add          r8d, ebx
        mov          r15d, eax                                  /* round 2 */
        xor          r15d, ecx
        add          ebp, r11d
        add          r12d, ebp
        mov          ebp, r12d
        ror          ebp, 27
        add          esi, [rip + NSMS_L(K) + 8]
        and          r15d, r12d
        ror          r12d, 2
        xor          r15d, ecx
        mov          r9d, r12d                                  /* round 5 */
        add          r9d, [rip + NSMS_L(K) + 20]
        mov          [rsp], rdx
        mov          edx, r12d                                  /* round 3 */
        xor          edx, eax
        add          r8d, r13d
        add          ebp, r8d
        mov          r13d, ebp
        ror          r13d, 27
        add          ecx, [rip + NSMS_L(K) + 12]
        and          edx, ebp
        mov          r8d, eax                                   /* round 4 */
        add          r8d, [rip + NSMS_L(K) + 16]
        ror          ebp, 2
        mov          [rsp + 8], ebx
        mov          ebx, ebp                                   /* round 6 */
        add          ebx, [rip + NSMS_L(K) + 24]
        xor          eax, edx
        mov          edx, ebp
        xor          edx, r12d
        bswap        r14d
        add          esi, r14d
        add          esi, r15d
        add          r13d, esi
        mov          r15d, r13d
        ror          r15d, 27
        and          edx, r13d
        ror          r13d, 2
        mov          esi, r13d
        xor          esi, ebp
        xor          edx, r12d
        mov          r12d, r13d                                 /* round 7 */
        add          r12d, [rip + NSMS_L(K) + 28]
        mov          [rsp + 16], r11d
        mov          r11d, [r10 + 12]                           /* W_3 */
        bswap        r11d
        add          ecx, r11d
        add          eax, ecx
        add          eax, r15d
        and          esi, eax
        mov          r15d, eax
        ror          r15d, 2
        xor          esi, ebp
        ror          eax, 27
        mov          ebp, r15d
        xor          ebp, r13d
        mov          ecx, r15d                                  /* round 8 */
        add          ecx, [rip + NSMS_L(K) + 32]
        mov          [rsp + 24], r11d
        mov          r11d, [r10 + 16]                           /* W_4 */
        bswap        r11d
        add          r8d, r11d
        add          r8d, edx
        add          eax, r8d
        mov          r8d, eax
        ror          r8d, 27
        and          ebp, eax
        ror          eax, 2
        mov          edx, eax
        xor          edx, r15d
        xor          ebp, r13d
        mov          r13d, eax                                  /* round 9 */
        add          r13d, [rip + NSMS_L(K) + 36]
        mov          [rsp + 32], r11d
        mov          r11d, [r10 + 20]                           /* W_5 */
        bswap        r11d
        add          r9d, r11d
        add          r9d, esi
        add          r8d, r9d
        mov          r9d, r8d
        ror          r9d, 27
        and          edx, r8d
        xor          edx, r15d
        ror          r8d, 2
        mov          r15d, r8d
        xor          r15d, eax
        mov          esi, r8d                                   /* round 10 */
        add          esi, [rip + NSMS_L(K) + 40]
        mov          [rsp + 40], r11d
        mov          r11d, [r10 + 24]                           /* W_6 */
        bswap        r11d
        add          ebx, r11d
        add          ebx, ebp
        add          r9d, ebx
        mov          ebx, r9d
        ror          ebx, 27
        and          r15d, r9d
        ror          r9d, 2
        mov          ebp, r9d
        xor          ebp, r8d
        xor          eax, r15d
        mov          r15d, r9d                                  /* round 11 */
        add          r15d, [rip + NSMS_L(K) + 44]
        mov          [rsp + 48], r11d
        mov          r11d, [r10 + 28]                           /* W_7 */
        bswap        r11d
        add          r12d, r11d
        add          r12d, edx
        add          ebx, r12d
        mov          r12d, ebx
        ror          r12d, 27
        and          ebp, ebx
        ror          ebx, 2
        xor          ebp, r8d
        mov          r8d, ebx
        xor          r8d, r9d
        mov          edx, ebx                                   /* round 12 */
        add          edx, [rip + NSMS_L(K) + 48]
        mov          [rsp + 56], r11d
        mov          r11d, [r10 + 32]                           /* W_8 */
        bswap        r11d
        add          ecx, r11d
        add          eax, ecx
        add          eax, r12d
        mov          r12d, eax
        ror          r12d, 27
        and          r8d, eax
        ror          eax, 2
        mov          ecx, eax
        xor          ecx, ebx
        xor          r8d, r9d
        mov          r9d, eax                                   /* round 13 */
        add          r9d, [rip + NSMS_L(K) + 52]
        mov          [rsp + 64], r14d
        mov          r14d, [r10 + 36]                           /* W_9 */
        bswap        r14d
        add          r13d, r14d
        add          r13d, ebp
        add          r12d, r13d
        mov          ebp, r12d
        ror          ebp, 27
        mov          r13d, r12d
        ror          r13d, 2
        and          ecx, r12d
        xor          ecx, ebx
        mov          ebx, r13d
        xor          ebx, eax
        mov          r12d, r13d                                 /* round 14 */
        add          r12d, [rip + NSMS_L(K) + 56]
        mov          [rsp + 72], r14d
        mov          r14d, [r10 + 40]                           /* W_10 */
        bswap        r14d
        add          esi, r14d
        add          esi, r8d
        add          ebp, esi
        mov          r8d, ebp
        ror          r8d, 27
        and          ebx, ebp
        ror          ebp, 2
        xor          eax, ebx
        mov          ebx, ebp
        xor          ebx, r13d
        mov          esi, ebp                                   /* round 15 */
        add          esi, [rip + NSMS_L(K) + 60]
        mov          [rsp + 80], r14d
        mov          r14d, [r10 + 44]                           /* W_11 */
        bswap        r14d
        add          r15d, r14d
        add          r15d, ecx
        add          r8d, r15d
        mov          r15d, r8d
        ror          r15d, 27
        and          ebx, r8d
        ror          r8d, 2
        xor          ebx, r13d
        mov          r13d, r8d
        xor          r13d, ebp
        mov          ecx, r8d                                   /* round 16 */
        add          ecx, [rip + NSMS_L(K) + 64]
        mov          [rsp + 88], esi
        mov          esi, [r10 + 48]                            /* W_12 */
        bswap        esi
        add          edx, esi
        add          eax, edx
        add          eax, r15d
        mov          r15d, eax
        ror          r15d, 27
        and          r13d, eax
        ror          eax, 2
        xor          r13d, ebp
        mov          ebp, eax
        xor          ebp, r8d
        mov          edx, eax                                   /* round 17 */
        add          edx, [rip + NSMS_L(K) + 68]
        mov          [rsp + 96], esi
        mov          esi, [r10 + 52]                            /* W_13 */
        bswap        esi
        add          r9d, esi
        add          r9d, ebx
        add          r15d, r9d
        mov          ebx, r15d
        ror          ebx, 27
        and          ebp, r15d
        ror          r15d, 2
        mov          r9d, r15d
        xor          r9d, eax
        xor          ebp, r8d
        mov          r8d, esi                                   /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        xor          r8d, r11d
        xor          r8d, [rsp + 64]
        xor          r8d, [rsp + 16]
        ror          r8d, 31
        add          ecx, r8d
        mov          [rsp + 16], esi
        mov          esi, r15d                                  /* round 18 */
        add          esi, [rip + NSMS_L(K) + 72]
        mov          [rsp + 104], esi
        mov          esi, r8d                                   /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        xor          esi, r14d
        xor          esi, [rsp + 40]
        xor          esi, [rsp + 24]
        ror          esi, 31
        mov          [rsp + 112], r8d
        mov          r8d, [r10 + 56]                            /* W_14 */
        bswap        r8d
        add          r12d, r8d
        add          r12d, r13d
        add          ebx, r12d
        mov          r12d, ebx
        ror          r12d, 27
        and          r9d, ebx
        ror          ebx, 2
        xor          eax, r9d
        mov          r13d, ebx
        xor          r13d, r15d
        add          eax, ecx
        mov          r9d, [rsp + 72]
        mov          ecx, r8d                                   /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        xor          ecx, r9d
        xor          ecx, [rsp + 24]
        xor          ecx, [rsp + 8]
        ror          ecx, 31
        add          edx, ecx
        mov          [rsp + 8], edx
        mov          edx, ebx                                   /* round 19 */
        add          edx, [rip + NSMS_L(K) + 76]
        add          edx, esi
        mov          [rsp + 24], edx
        mov          edx, ecx                                   /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        xor          edx, [rsp + 96]
        xor          edx, [rsp + 48]
        xor          edx, [rsp + 32]
        ror          edx, 31
        mov          [rsp + 120], ebx
        mov          ebx, esi                                   /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        xor          ebx, r8d
        xor          ebx, r11d
        xor          ebx, [rsp + 48]
        ror          ebx, 31
        mov          [rsp + 48], esi
        mov          esi, ebx                                   /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        xor          esi, ecx
        xor          esi, r14d
        xor          esi, r9d
        ror          esi, 31
        mov          [rsp + 128], ecx
        mov          ecx, esi                                   /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        xor          ecx, edx
        xor          ecx, r8d
        xor          ecx, [rsp + 96]
        ror          ecx, 31
        mov          [rsp + 136], r8d
        mov          r8d, [r10 + 60]                            /* W_15 */
        bswap        r8d
        mov          [rsp + 144], r10
        mov          r10d, r8d
        add          r10d, [rsp + 88]
        add          r10d, ebp
        add          r12d, r10d
        mov          ebp, r12d
        ror          ebp, 27
        add          eax, ebp
        mov          ebp, [rsp + 80]
        mov          r10d, r8d                                  /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        xor          r10d, ebp
        mov          [rsp + 88], ecx
        mov          ecx, eax
        ror          ecx, 27
        and          r13d, r12d
        xor          r13d, r15d
        ror          r12d, 2
        mov          r15d, [rsp + 120]
        mov          [rsp + 152], r14d
        mov          r14d, r12d
        xor          r14d, r15d
        and          r14d, eax
        ror          eax, 2
        mov          [rsp + 160], esi
        mov          esi, [rsp + 8]
        add          esi, r13d
        add          ecx, esi
        mov          r13d, ecx
        ror          r13d, 27
        xor          r14d, r15d
        xor          r10d, [rsp + 32]
        mov          r15d, eax
        xor          r15d, r12d
        xor          r10d, [rsp + 64]
        ror          r10d, 31
        mov          esi, r10d
        add          esi, [rsp + 104]
        and          r15d, ecx
        ror          ecx, 2
        xor          r15d, r12d
        add          esi, r14d
        add          r13d, esi
        mov          r14d, r13d
        ror          r14d, 27
        mov          esi, r13d                                  /* round 20 */
        xor          esi, ecx
        xor          esi, eax
        add          r12d, [rip + NSMS_L(K) + 80]
        add          r12d, edx
        add          r12d, esi
        mov          esi, [rsp + 24]
        add          esi, r15d
        add          r14d, esi
        mov          r15d, r14d
        ror          r15d, 27
        add          r15d, r12d
        ror          r13d, 2
        mov          r12d, r15d                                 /* round 21 */
        ror          r12d, 27
        mov          esi, r14d
        xor          esi, r13d
        xor          esi, ecx
        add          eax, [rip + NSMS_L(K) + 84]
        ror          r14d, 2
        mov          [rsp + 8], r11d
        mov          r11d, r10d                                 /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        xor          r11d, [rsp + 16]
        xor          r11d, [rsp + 56]
        xor          r11d, [rsp + 40]
        ror          r11d, 31
        add          eax, r11d
        add          eax, esi
        add          eax, r12d
        mov          r12d, r15d                                 /* round 22 */
        xor          r12d, r14d
        xor          r12d, r13d
        mov          esi, eax
        ror          esi, 27
        add          r13d, [rip + NSMS_L(K) + 92]               /* round 23 */
        add          ecx, [rip + NSMS_L(K) + 88]
        mov          [rsp + 24], r10d
        mov          r10d, edx                                  /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        xor          r10d, r8d
        xor          r10d, r9d
        xor          r10d, [rsp + 56]
        mov          r9d, eax
        ror          r9d, 2
        add          ecx, ebx
        add          ecx, r12d
        add          esi, ecx
        mov          r12d, esi
        ror          r12d, 27
        mov          ecx, esi                                   /* round 24 */
        xor          ecx, r9d
        ror          r15d, 2
        xor          eax, r15d
        xor          eax, r14d
        xor          ecx, r15d
        add          r15d, [rip + NSMS_L(K) + 100]              /* round 25 */
        add          r14d, [rip + NSMS_L(K) + 96]
        ror          r10d, 31
        add          r13d, r10d
        add          eax, r13d
        add          eax, r12d
        mov          r12d, eax
        ror          r12d, 27
        ror          esi, 2
        mov          r13d, [rsp + 112]
        mov          [rsp + 32], edx
        mov          edx, r11d                                  /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        xor          edx, r13d
        xor          edx, ebp
        xor          edx, [rsp + 8]
        ror          edx, 31
        add          r14d, edx
        add          r14d, ecx
        add          r12d, r14d
        mov          r14d, r12d
        ror          r14d, 27
        mov          ecx, r9d                                   /* round 26 */
        add          ecx, [rip + NSMS_L(K) + 104]
        mov          r13d, [rsp + 160]
        add          r15d, r13d
        mov          r13d, eax
        ror          r13d, 2
        mov          [rsp + 8], ebx
        mov          ebx, r12d
        xor          ebx, r13d
        xor          ebx, esi
        ror          r12d, 2
        mov          [rsp + 40], r8d
        mov          r8d, r10d                                  /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        xor          r8d, [rsp + 24]
        xor          r8d, [rsp + 96]
        xor          r8d, ebp
        ror          r8d, 31
        add          ecx, r8d
        add          ecx, ebx
        xor          eax, esi
        xor          eax, r9d
        add          eax, r15d
        add          eax, r14d
        mov          ebx, eax
        ror          ebx, 27
        add          ebx, ecx
        mov          ebp, eax                                   /* round 27 */
        xor          ebp, r12d
        xor          ebp, r13d
        mov          r14d, ebx
        ror          r14d, 27
        add          esi, [rip + NSMS_L(K) + 108]
        mov          ecx, [rsp + 48]
        mov          r15d, edx                                  /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        xor          r15d, ecx
        mov          r9d, [rsp + 16]
        xor          r15d, r9d
        xor          r15d, [rsp + 152]
        ror          r15d, 31
        add          esi, r15d
        add          esi, ebp
        add          r14d, esi
        mov          ebp, r14d                                  /* round 28 */
        ror          ebp, 27
        ror          eax, 2
        mov          esi, ebx
        xor          esi, eax
        xor          esi, r12d
        add          r13d, [rip + NSMS_L(K) + 112]
        mov          ecx, [rsp + 88]
        add          r13d, ecx
        add          r13d, esi
        add          ebp, r13d
        ror          ebx, 2
        mov          r13d, ebp                                  /* round 29 */
        ror          r13d, 27
        mov          esi, r14d
        ror          esi, 2
        add          r12d, [rip + NSMS_L(K) + 116]
        mov          ecx, r8d                                   /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        xor          ecx, r11d
        xor          ecx, [rsp + 40]
        xor          ecx, r9d
        ror          ecx, 31
        add          r12d, ecx
        mov          r9d, ebp                                   /* round 30 */
        xor          r9d, esi
        xor          r9d, ebx
        ror          ebp, 2
        xor          r14d, ebx
        xor          r14d, eax
        add          r12d, r14d
        add          r13d, r12d
        mov          r12d, r13d
        ror          r12d, 27
        add          ebx, [rip + NSMS_L(K) + 124]               /* round 31 */
        mov          r14d, [rsp + 8]
        mov          [rsp + 16], r11d
        mov          r11d, r15d                                 /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        xor          r11d, r14d
        xor          r11d, [rsp + 112]
        xor          r11d, [rsp + 136]
        ror          r11d, 31
        mov          r14d, r13d
        xor          r14d, ebp
        xor          r14d, esi
        mov          [rsp + 56], r15d
        mov          r15d, ecx                                  /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        xor          r15d, edx
        ror          r13d, 2
        add          eax, [rip + NSMS_L(K) + 120]
        add          eax, r11d
        add          eax, r9d
        add          eax, r12d
        mov          r12d, [rsp + 88]
        mov          r9d, r12d                                  /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        xor          r9d, r10d
        xor          r9d, [rsp + 128]
        xor          r9d, [rsp + 40]
        ror          r9d, 31
        add          ebx, r9d
        add          ebx, r14d
        mov          r14d, eax                                  /* round 32 */
        xor          r14d, r13d
        xor          r14d, ebp
        add          esi, [rip + NSMS_L(K) + 128]
        mov          [rsp + 40], edx
        mov          edx, eax
        ror          edx, 2
        xor          r15d, [rsp + 24]
        xor          r15d, [rsp + 112]
        ror          r15d, 31
        add          esi, r15d
        add          esi, r14d
        add          ebp, [rip + NSMS_L(K) + 132]               /* round 33 */
        mov          r14d, [rsp + 160]
        mov          [rsp + 64], ecx
        mov          ecx, r11d                                  /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        xor          ecx, r14d
        xor          ecx, [rsp + 48]
        xor          ecx, [rsp + 128]
        ror          ecx, 31
        add          ebp, ecx
        ror          eax, 27
        add          eax, ebx
        mov          ebx, eax
        ror          ebx, 27
        add          ebx, esi
        mov          esi, eax
        xor          esi, edx
        xor          esi, r13d
        mov          [rsp + 72], r11d
        mov          r11d, ebx
        ror          r11d, 27
        add          ebp, esi
        add          r11d, ebp
        ror          eax, 2
        mov          ebp, ebx                                   /* round 34 */
        xor          ebp, eax
        xor          ebp, edx
        mov          esi, r11d
        ror          esi, 27
        add          r13d, [rip + NSMS_L(K) + 136]
        ror          ebx, 2
        mov          [rsp + 80], r10d
        mov          r10d, r9d                                  /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        xor          r10d, r8d
        xor          r10d, [rsp + 32]
        xor          r10d, [rsp + 24]
        ror          r10d, 31
        add          r13d, r10d
        add          r13d, ebp
        add          esi, r13d
        mov          ebp, esi                                   /* round 35 */
        ror          ebp, 27
        mov          r13d, r11d
        xor          r13d, ebx
        xor          r13d, eax
        add          edx, [rip + NSMS_L(K) + 140]
        ror          r11d, 2
        mov          [rsp + 24], r8d
        mov          r8d, r15d                                  /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        xor          r8d, [rsp + 56]
        xor          r8d, [rsp + 16]
        xor          r8d, [rsp + 48]
        ror          r8d, 31
        add          edx, r8d
        add          edx, r13d
        add          ebp, edx
        mov          r13d, esi                                  /* round 36 */
        xor          r13d, r11d
        xor          r13d, ebx
        mov          edx, ebp
        ror          edx, 27
        add          eax, [rip + NSMS_L(K) + 144]
        ror          esi, 2
        mov          [rsp + 48], r15d
        mov          r15d, ecx                                  /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        xor          r15d, r12d
        xor          r15d, [rsp + 8]
        xor          r15d, [rsp + 32]
        ror          r15d, 31
        mov          r12d, r15d                                 /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        xor          r12d, r9d
        xor          r12d, r14d
        add          eax, r15d
        add          eax, r13d
        add          eax, edx
        mov          r13d, [rsp + 80]
        xor          r12d, r13d
        ror          r12d, 31
        mov          edx, ebp                                   /* round 37 */
        xor          edx, esi
        xor          edx, r11d
        mov          [rsp + 32], r9d
        mov          r9d, eax
        ror          r9d, 27
        add          ebx, [rip + NSMS_L(K) + 148]
        ror          ebp, 2
        mov          [rsp + 96], r15d
        mov          r15d, eax                                  /* round 38 */
        ror          r15d, 2
        mov          r14d, r10d                                 /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        xor          r14d, [rsp + 64]
        xor          r14d, r13d
        xor          r14d, [rsp + 16]
        ror          r14d, 31
        add          ebx, r14d
        add          ebx, edx
        add          r9d, ebx
        mov          ebx, r9d
        ror          ebx, 27
        mov          r13d, r9d                                  /* round 39 */
        ror          r13d, 2
        mov          edx, [rsp + 72]
        mov          [rsp + 16], r10d
        mov          r10d, r8d                                  /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        xor          r10d, edx
        xor          r10d, [rsp + 40]
        xor          r10d, [rsp + 8]
        ror          r10d, 31
        add          r11d, [rip + NSMS_L(K) + 152]
        mov          edx, esi
        add          edx, [rip + NSMS_L(K) + 156]
        add          edx, r12d
        add          r11d, r10d
        xor          eax, ebp
        xor          eax, esi
        add          eax, r11d
        add          eax, ebx
        mov          r11d, eax
        ror          r11d, 27
        mov          ebx, eax                                   /* round 40 */
        ror          ebx, 2
        xor          eax, r13d
        mov          esi, r13d
        xor          esi, r15d
        and          eax, esi
        xor          eax, r13d
        xor          r9d, r15d
        xor          r9d, ebp
        add          edx, r9d
        add          r11d, edx
        mov          r9d, r11d
        ror          r9d, 27
        add          ebp, [rip + NSMS_L(K) + 160]
        mov          esi, ebx                                   /* round 41 */
        xor          esi, r13d
        mov          edx, [rsp + 48]
        mov          [rsp + 8], r8d
        mov          r8d, r14d                                  /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          r8d, edx
        xor          r8d, [rsp + 24]
        xor          r8d, [rsp + 40]
        ror          r8d, 31
        add          ebp, r8d
        add          ebp, r9d
        add          eax, ebp
        mov          ebp, r11d
        ror          ebp, 2
        mov          r9d, eax
        ror          r9d, 27
        xor          r11d, ebx
        and          r11d, esi
        xor          r11d, ebx
        add          r15d, [rip + NSMS_L(K) + 164]
        mov          esi, r10d                                  /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        xor          esi, ecx
        xor          esi, [rsp + 56]
        xor          esi, [rsp + 160]
        ror          esi, 31
        add          r15d, esi
        add          r15d, r11d
        add          r9d, r15d
        mov          r11d, eax                                  /* round 42 */
        ror          r11d, 2
        xor          eax, ebp
        mov          r15d, ebp
        xor          r15d, ebx
        and          eax, r15d
        mov          r15d, r9d
        ror          r15d, 27
        add          r13d, [rip + NSMS_L(K) + 168]
        mov          [rsp + 40], ecx
        mov          ecx, r12d                                  /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        xor          ecx, [rsp + 16]
        xor          ecx, [rsp + 88]
        xor          ecx, [rsp + 24]
        ror          ecx, 31
        add          r13d, ecx
        add          r13d, r15d
        mov          r15d, r9d                                  /* round 43 */
        ror          r15d, 2
        xor          r9d, r11d
        mov          [rsp + 24], r12d
        mov          r12d, r11d
        xor          r12d, ebp
        and          r9d, r12d
        xor          r9d, r11d
        mov          r12d, [rsp + 8]
        mov          edx, r8d                                   /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        xor          edx, r12d
        xor          edx, [rsp + 64]
        xor          edx, [rsp + 56]
        ror          edx, 31
        add          ebx, [rip + NSMS_L(K) + 172]
        add          ebx, edx
        add          ebx, r9d
        mov          r9d, r15d                                  /* round 44 */
        xor          r9d, r11d
        xor          eax, ebp
        add          eax, r13d
        mov          r13d, eax
        xor          r13d, r15d
        and          r13d, r9d
        mov          r9d, eax
        ror          r9d, 2
        xor          r13d, r15d
        add          ebp, [rip + NSMS_L(K) + 176]
        mov          r12d, esi                                  /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        xor          r12d, [rsp + 96]
        xor          r12d, [rsp + 72]
        xor          r12d, [rsp + 88]
        ror          r12d, 31
        add          ebp, r12d
        ror          eax, 27
        add          eax, ebx
        mov          ebx, eax
        ror          ebx, 27
        add          ebp, ebx
        add          r13d, ebp
        mov          ebx, eax                                   /* round 45 */
        ror          ebx, 2
        xor          eax, r9d
        mov          ebp, r9d
        xor          ebp, r15d
        and          eax, ebp
        xor          eax, r9d
        add          r11d, [rip + NSMS_L(K) + 180]
        mov          ebp, r13d
        ror          ebp, 27
        mov          [rsp + 56], esi
        mov          esi, r13d                                  /* round 46 */
        ror          esi, 2
        xor          r13d, ebx
        mov          [rsp + 80], r8d
        mov          r8d, ecx                                   /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        xor          r8d, r14d
        xor          r8d, [rsp + 32]
        xor          r8d, [rsp + 64]
        ror          r8d, 31
        add          r11d, r8d
        add          eax, r11d
        add          eax, ebp
        mov          r11d, ebx
        xor          r11d, r9d
        and          r13d, r11d
        xor          r13d, ebx
        mov          r11d, esi                                  /* round 47 */
        xor          r11d, ebx
        add          r15d, [rip + NSMS_L(K) + 184]
        mov          ebp, eax
        ror          ebp, 27
        mov          [rsp + 64], r14d
        mov          r14d, edx                                  /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        xor          r14d, r10d
        xor          r14d, [rsp + 48]
        xor          r14d, [rsp + 72]
        ror          r14d, 31
        add          r15d, r14d
        add          r15d, ebp
        add          r13d, r15d
        mov          ebp, eax
        ror          ebp, 2
        xor          eax, esi
        and          eax, r11d
        xor          eax, esi
        add          r9d, [rip + NSMS_L(K) + 188]
        mov          r11d, r13d
        ror          r11d, 27
        mov          r15d, [rsp + 24]
        mov          [rsp + 72], r10d
        mov          r10d, r12d                                 /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        xor          r10d, r15d
        xor          r10d, [rsp + 40]
        xor          r10d, [rsp + 32]
        ror          r10d, 31
        add          r9d, r10d
        add          eax, r9d
        add          eax, r11d
        mov          r11d, r13d                                 /* round 48 */
        ror          r11d, 2
        xor          r13d, ebp
        mov          r9d, ebp
        xor          r9d, esi
        and          r13d, r9d
        xor          r13d, ebp
        add          ebx, [rip + NSMS_L(K) + 192]
        mov          r9d, eax
        ror          r9d, 27
        mov          r15d, r8d                                  /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        xor          r15d, [rsp + 80]
        xor          r15d, [rsp + 16]
        xor          r15d, [rsp + 48]
        ror          r15d, 31
        add          ebx, r15d
        add          ebx, r9d
        add          r13d, ebx
        mov          ebx, eax                                   /* round 49 */
        ror          ebx, 2
        xor          eax, r11d
        mov          r9d, r11d
        xor          r9d, ebp
        and          eax, r9d
        xor          eax, r11d
        add          esi, [rip + NSMS_L(K) + 196]
        mov          r9d, ebx                                   /* round 50 */
        xor          r9d, r11d
        mov          [rsp + 32], r8d
        mov          r8d, r14d                                  /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        xor          r8d, [rsp + 56]
        xor          r8d, [rsp + 8]
        xor          r8d, [rsp + 40]
        ror          r8d, 31
        add          esi, r8d
        add          eax, esi
        mov          esi, r13d
        ror          esi, 2
        mov          [rsp + 40], r14d
        mov          r14d, r13d
        xor          r14d, ebx
        and          r14d, r9d
        xor          r14d, ebx
        add          ebp, [rip + NSMS_L(K) + 200]
        ror          r13d, 27
        add          eax, r13d
        mov          r13d, eax
        ror          r13d, 27
        mov          r9d, eax                                   /* round 51 */
        ror          r9d, 2
        mov          [rsp + 48], r12d
        mov          r12d, r10d                                 /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        xor          r12d, ecx
        xor          r12d, [rsp + 96]
        xor          r12d, [rsp + 16]
        ror          r12d, 31
        add          ebp, r12d
        add          ebp, r13d
        add          r14d, ebp
        xor          eax, esi
        mov          ebp, esi
        xor          ebp, ebx
        and          eax, ebp
        xor          eax, esi
        mov          ebp, r14d
        ror          ebp, 27
        add          r11d, [rip + NSMS_L(K) + 204]
        mov          r13d, r15d                                 /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        xor          r13d, edx
        xor          r13d, [rsp + 64]
        xor          r13d, [rsp + 8]
        ror          r13d, 31
        add          r11d, r13d
        add          eax, r11d
        add          eax, ebp
        mov          r11d, r14d                                 /* round 52 */
        xor          r11d, r9d
        ror          r14d, 2
        mov          ebp, r9d
        xor          ebp, esi
        and          r11d, ebp
        xor          r11d, r9d
        mov          ebp, eax                                   /* round 53 */
        ror          ebp, 2
        mov          [rsp + 8], edx
        mov          edx, eax
        xor          edx, r14d
        add          ebx, [rip + NSMS_L(K) + 208]
        ror          eax, 27
        mov          [rsp + 16], ecx
        mov          ecx, r8d                                   /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        xor          ecx, [rsp + 48]
        xor          ecx, [rsp + 72]
        xor          ecx, [rsp + 96]
        ror          ecx, 31
        add          ebx, ecx
        add          eax, ebx
        add          eax, r11d
        mov          r11d, r14d
        xor          r11d, r9d
        and          edx, r11d
        xor          edx, r14d
        add          esi, [rip + NSMS_L(K) + 212]
        mov          r11d, [rsp + 32]
        mov          ebx, r12d                                  /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        xor          ebx, r11d
        xor          ebx, [rsp + 24]
        xor          ebx, [rsp + 64]
        ror          ebx, 31
        add          esi, ebx
        add          esi, edx
        mov          edx, eax
        ror          edx, 27
        add          esi, edx
        mov          edx, eax                                   /* round 54 */
        ror          edx, 2
        mov          r11d, ebp
        xor          r11d, r14d
        add          r9d, [rip + NSMS_L(K) + 216]
        mov          [rsp + 64], r12d
        mov          r12d, esi
        ror          r12d, 27
        mov          [rsp + 88], r8d
        mov          r8d, esi                                   /* round 55 */
        ror          r8d, 2
        mov          [rsp + 96], r15d
        mov          r15d, r13d                                 /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        xor          r15d, [rsp + 40]
        xor          r15d, [rsp + 80]
        xor          esi, edx
        xor          r15d, [rsp + 72]
        ror          r15d, 31
        add          r9d, r15d
        add          r9d, r12d
        mov          r12d, edx
        xor          r12d, ebp
        and          esi, r12d
        add          r14d, [rip + NSMS_L(K) + 220]
        mov          r12d, ecx                                  /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        xor          r12d, r10d
        xor          r12d, [rsp + 56]
        xor          r12d, [rsp + 24]
        ror          r12d, 31
        add          r14d, r12d
        xor          esi, edx
        add          esi, r14d
        mov          r14d, r8d                                  /* round 56 */
        xor          r14d, edx
        xor          eax, ebp
        and          eax, r11d
        xor          eax, ebp
        add          eax, r9d
        mov          r11d, eax
        xor          r11d, r8d
        and          r11d, r14d
        mov          r14d, eax
        ror          r14d, 27
        add          esi, r14d
        xor          r11d, r8d
        add          ebp, [rip + NSMS_L(K) + 224]
        ror          eax, 2
        mov          r14d, esi
        ror          r14d, 27
        mov          r9d, [rsp + 96]
        mov          [rsp + 24], r10d
        mov          r10d, ebx                                  /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        xor          r10d, r9d
        xor          r10d, [rsp + 16]
        xor          r10d, [rsp + 80]
        ror          r10d, 31
        add          ebp, r10d
        add          ebp, r14d
        add          r11d, ebp
        mov          ebp, esi                                   /* round 57 */
        ror          ebp, 2
        mov          r14d, eax
        xor          r14d, r8d
        add          edx, [rip + NSMS_L(K) + 228]
        xor          esi, eax
        and          esi, r14d
        xor          esi, eax
        mov          r14d, r11d
        ror          r14d, 27
        mov          r9d, r15d                                  /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        xor          r9d, [rsp + 88]
        xor          r9d, [rsp + 8]
        xor          r9d, [rsp + 56]
        ror          r9d, 31
        mov          [rsp + 56], r15d
        mov          r15d, r9d                                  /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        xor          r15d, ecx
        xor          r15d, [rsp + 40]
        xor          r15d, [rsp + 48]
        ror          r15d, 31
        add          edx, r9d
        add          esi, edx
        add          esi, r14d
        mov          r14d, r11d                                 /* round 58 */
        xor          r14d, ebp
        ror          r11d, 2
        mov          edx, esi
        ror          edx, 27
        mov          [rsp + 72], ecx
        mov          ecx, ebp
        xor          ecx, eax
        and          r14d, ecx
        xor          r14d, ebp
        add          r8d, [rip + NSMS_L(K) + 232]
        mov          ecx, [rsp + 64]
        mov          [rsp + 80], r9d
        mov          r9d, r12d                                  /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        xor          r9d, ecx
        xor          r9d, [rsp + 48]
        xor          r9d, [rsp + 16]
        ror          r9d, 31
        add          r8d, r9d
        add          r8d, edx
        add          r14d, r8d
        mov          r8d, r14d                                  /* round 59 */
        ror          r8d, 27
        mov          edx, r10d                                  /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        xor          edx, r13d
        xor          edx, [rsp + 32]
        xor          edx, [rsp + 8]
        ror          edx, 31
        mov          [rsp + 8], r13d
        mov          r13d, r11d
        xor          r13d, ebp
        mov          ecx, esi
        xor          ecx, r11d
        and          ecx, r13d
        add          eax, [rip + NSMS_L(K) + 236]
        add          eax, edx
        xor          ecx, r11d
        add          eax, ecx
        add          eax, r8d
        ror          esi, 2
        mov          r13d, r14d                                 /* round 60 */
        xor          r13d, esi
        xor          r13d, r11d
        add          ebp, [rip + NSMS_L(K) + 240]
        add          ebp, r15d
        add          ebp, r13d
        ror          r14d, 2
        mov          r13d, eax
        ror          r13d, 27
        add          r13d, ebp
        mov          ecx, eax                                   /* round 61 */
        xor          ecx, r14d
        xor          ecx, esi
        add          r11d, [rip + NSMS_L(K) + 244]
        mov          ebp, r13d
        ror          ebp, 27
        ror          eax, 2
        add          esi, [rip + NSMS_L(K) + 248]               /* round 62 */
        mov          r8d, r9d                                   /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        xor          r8d, ebx
        xor          r8d, [rsp + 24]
        xor          r8d, [rsp + 32]
        ror          r8d, 31
        add          r11d, r8d
        add          ecx, r11d
        add          ecx, ebp
        mov          r11d, ecx
        ror          r11d, 27
        mov          ebp, r13d
        xor          ebp, eax
        xor          ebp, r14d
        mov          [rsp + 16], ebx
        mov          ebx, edx                                   /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        xor          ebx, [rsp + 56]
        xor          ebx, [rsp + 96]
        xor          ebx, [rsp + 40]
        ror          ebx, 31
        add          esi, ebx
        add          esi, ebp
        add          esi, r11d
        ror          r13d, 2
        mov          r11d, ecx                                  /* round 63 */
        xor          r11d, r13d
        xor          r11d, eax
        ror          ecx, 2
        mov          ebp, esi
        ror          ebp, 27
        add          r14d, [rip + NSMS_L(K) + 252]
        mov          [rsp + 32], edx
        mov          edx, r15d                                  /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        xor          edx, r12d
        add          eax, [rip + NSMS_L(K) + 256]               /* round 64 */
        xor          edx, [rsp + 88]
        xor          edx, [rsp + 24]
        ror          edx, 31
        add          r14d, edx
        add          r14d, r11d
        add          ebp, r14d
        mov          r11d, esi
        xor          r11d, ecx
        xor          r11d, r13d
        mov          r14d, ebp
        ror          r14d, 27
        ror          esi, 2
        mov          [rsp + 24], r12d
        mov          r12d, r8d                                  /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        xor          r12d, r10d
        xor          r12d, [rsp + 64]
        xor          r12d, [rsp + 96]
        ror          r12d, 31
        add          eax, r12d
        add          eax, r11d
        add          eax, r14d
        mov          r11d, ebp                                  /* round 65 */
        ror          r11d, 2
        xor          ebp, esi
        xor          ebp, ecx
        mov          r14d, eax
        ror          r14d, 27
        add          r13d, [rip + NSMS_L(K) + 260]
        mov          [rsp + 40], r10d
        mov          r10d, ebx                                  /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        xor          r10d, [rsp + 80]
        xor          r10d, [rsp + 8]
        xor          r10d, [rsp + 88]
        ror          r10d, 31
        add          r13d, r10d
        add          r13d, ebp
        add          r14d, r13d
        mov          ebp, eax                                   /* round 66 */
        xor          ebp, r11d
        xor          ebp, esi
        ror          eax, 2
        mov          r13d, r14d
        ror          r13d, 27
        mov          [rsp + 48], ebx
        mov          ebx, edx                                   /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        xor          ebx, r9d
        add          ecx, [rip + NSMS_L(K) + 264]
        xor          ebx, [rsp + 72]
        xor          ebx, [rsp + 64]
        ror          ebx, 31
        add          ecx, ebx
        add          ecx, ebp
        add          ecx, r13d
        mov          ebp, ecx                                   /* round 67 */
        ror          ebp, 27
        add          esi, [rip + NSMS_L(K) + 268]
        mov          r13d, r14d
        xor          r13d, eax
        xor          r13d, r11d
        mov          [rsp + 64], r9d
        mov          r9d, r12d                                  /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        xor          r9d, [rsp + 32]
        xor          r9d, [rsp + 16]
        xor          r9d, [rsp + 8]
        ror          r9d, 31
        add          esi, r9d
        add          esi, r13d
        add          esi, ebp
        mov          ebp, esi                                   /* round 68 */
        ror          ebp, 27
        ror          r14d, 2
        mov          r13d, ecx
        xor          r13d, r14d
        xor          r13d, eax
        add          r11d, [rip + NSMS_L(K) + 272]
        ror          ecx, 2
        mov          [rsp + 8], r12d
        mov          r12d, esi                                  /* round 69 */
        xor          r12d, ecx
        xor          r12d, r14d
        mov          [rsp + 88], edx
        mov          edx, r10d                                  /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        xor          edx, r15d
        xor          edx, [rsp + 56]
        xor          edx, [rsp + 72]
        ror          edx, 31
        add          r11d, edx
        add          r11d, r13d
        add          ebp, r11d
        mov          r11d, ebp
        ror          r11d, 27
        add          eax, [rip + NSMS_L(K) + 276]
        ror          esi, 2
        mov          r13d, ebp                                  /* round 70 */
        xor          r13d, esi
        xor          r13d, ecx
        mov          [rsp + 72], r15d
        mov          r15d, ebx                                  /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        xor          r15d, r8d
        xor          r15d, [rsp + 24]
        xor          r15d, [rsp + 16]
        ror          r15d, 31
        add          eax, r15d
        add          eax, r12d
        add          eax, r11d
        mov          r11d, eax
        ror          r11d, 27
        ror          ebp, 2
        add          r14d, [rip + NSMS_L(K) + 280]
        mov          r12d, [rsp + 48]
        mov          [rsp + 16], r8d
        mov          r8d, r9d                                   /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        xor          r8d, r12d
        xor          r8d, [rsp + 40]
        xor          r8d, [rsp + 56]
        ror          r8d, 31
        add          r14d, r8d
        add          r14d, r13d
        add          r11d, r14d
        mov          r13d, eax                                  /* round 71 */
        xor          r13d, ebp
        xor          r13d, esi
        mov          r14d, r11d
        ror          r14d, 27
        add          ecx, [rip + NSMS_L(K) + 284]
        ror          eax, 2
        mov          r12d, edx                                  /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        xor          r12d, [rsp + 88]
        xor          r12d, [rsp + 80]
        xor          r12d, [rsp + 24]
        ror          r12d, 31
        add          ecx, r12d
        add          ecx, r13d
        add          ecx, r14d
        add          esi, [rip + NSMS_L(K) + 288]               /* round 72 */
        mov          r13d, r11d
        xor          r13d, eax
        xor          r13d, ebp
        mov          r14d, ecx
        ror          r14d, 27
        ror          r11d, 2
        mov          [rsp + 24], edx
        mov          edx, r15d                                  /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        xor          edx, [rsp + 8]
        xor          edx, [rsp + 64]
        xor          edx, [rsp + 40]
        ror          edx, 31
        add          esi, edx
        add          esi, r13d
        add          esi, r14d
        mov          r13d, esi                                  /* round 73 */
        ror          r13d, 27
        mov          r14d, ecx
        xor          r14d, r11d
        xor          r14d, eax
        add          ebp, [rip + NSMS_L(K) + 292]
        add          eax, [rip + NSMS_L(K) + 296]               /* round 74 */
        ror          ecx, 2
        mov          [rsp + 40], r15d
        mov          r15d, esi
        xor          r15d, ecx
        xor          r15d, r11d
        mov          [rsp + 56], r9d
        mov          r9d, r8d                                   /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        xor          r9d, r10d
        xor          r9d, [rsp + 32]
        xor          r9d, [rsp + 80]
        ror          r9d, 31
        add          ebp, r9d
        add          ebp, r14d
        add          r13d, ebp
        mov          ebp, r13d
        ror          ebp, 27
        ror          esi, 2
        xor          ebx, r12d                                  /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        mov          r14d, [rsp + 72]
        xor          ebx, r14d
        xor          ebx, [rsp + 64]
        ror          ebx, 31
        add          eax, ebx
        add          eax, r15d
        add          eax, ebp
        add          r11d, [rip + NSMS_L(K) + 300]              /* round 75 */
        mov          ebp, eax
        ror          ebp, 27
        mov          r15d, r13d
        xor          r15d, esi
        xor          r15d, ecx
        xor          edx, [rsp + 56]                            /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        xor          edx, [rsp + 16]
        ror          r13d, 2
        xor          edx, [rsp + 32]
        ror          edx, 31
        add          r11d, edx
        add          r11d, r15d
        add          ebp, r11d
        mov          r11d, eax                                  /* round 76 */
        xor          r11d, r13d
        xor          r11d, esi
        mov          r15d, ebp
        ror          r15d, 27
        add          ecx, [rip + NSMS_L(K) + 304]
        ror          eax, 2
        xor          r9d, [rsp + 24]                            /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        xor          r9d, [rsp + 48]
        xor          r9d, r14d
        ror          r9d, 31
        add          ecx, r9d
        add          ecx, r11d
        add          ecx, r15d
        mov          r11d, ecx                                  /* round 78 */
        ror          r11d, 2
        mov          r14d, ebp                                  /* round 77 */
        xor          r14d, eax
        xor          r14d, r13d
        mov          r15d, ecx
        ror          r15d, 27
        xor          ebx, [rsp + 40]                            /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        xor          ebx, [rsp + 88]
        xor          ebx, [rsp + 16]
        ror          ebx, 31
        add          ebx, [rip + NSMS_L(K) + 308]
        add          esi, ebx
        ror          ebp, 2
        add          esi, r14d
        add          esi, r15d
        mov          ebx, esi                                   /* round 79 */
        xor          ebx, r11d
        mov          r14d, esi
        ror          r14d, 27
        xor          ebx, ebp
        xor          ecx, ebp
        xor          ecx, eax
        ror          esi, 2
        xor          edx, r8d                                   /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        xor          edx, [rsp + 8]
        xor          edx, [rsp + 48]
        ror          edx, 31
        add          edx, [rip + NSMS_L(K) + 312]
        add          edx, r13d
        add          ecx, edx
        add          ecx, r14d
        mov          r13d, ecx
        ror          r13d, 27
        mov          r8d, [rdi + 12]                            /* H = H + (a, b, ...) */
        mov          r14d, [rdi + 16]
        mov          r15d, [rdi + 4]
        mov          edx, [rdi + 8]
        xor          r9d, r12d                                  /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        xor          r9d, r10d
        xor          r9d, [rsp + 88]
        ror          r9d, 31
        mov          r12d, [rdi]
        add          r12d, [rip + NSMS_L(K) + 316]
        add          r12d, r9d
        add          eax, r12d
        add          eax, ebx
        add          eax, r13d
        mov          [rdi], eax
        add          ecx, r15d
        mov          [rdi + 4], ecx
        mov          r10, [rsp + 144]
        add          r10, 64                                    /* the next block */
        add          esi, edx
        mov          [rdi + 8], esi
        add          r8d, r11d
        mov          [rdi + 12], r8d
        add          r14d, ebp
        mov          rdx, [rsp]
        add          rdx, -1
        mov          [rdi + 16], r14d
        mov          r9d, r14d
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_x64_n1), . - NSMS_SYMBOL(nsms_sha1_blocks_x64_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_x64_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_x64_n1))
NSMS_SYMBOL(nsms_sha1_schedule_x64_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_x64_n1))
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
        xor          eax, r13d
        ror          eax, 31
        mov          r13d, [rsp + 32]
        mov          r14d, r13d                                 /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        xor          r14d, ebp
        xor          r14d, esi
        xor          ecx, r14d
        ror          ecx, 31
        mov          r14d, [rsp + 40]
        mov          r15d, [rsp]
        mov          [rsp + 64], ebp
        mov          ebp, r14d                                  /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        xor          ebp, r15d
        xor          ebp, r8d
        xor          edx, ebp
        ror          edx, 31
        mov          rbp, [rsp + 48]
        mov          r15d, eax
        add          r15d, [rbp]
        mov          [rdi + 64], r15d
        mov          r15d, [rsp + 8]
        mov          r14d, eax                                  /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        xor          r14d, r15d
        xor          r14d, r9d
        xor          esi, r14d
        ror          esi, 31
        mov          r14d, ecx
        add          r14d, [rbp + 4]
        mov          [rdi + 68], r14d
        mov          r14d, [rsp + 16]
        mov          r15d, ecx                                  /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        xor          r15d, r14d
        xor          r15d, r10d
        xor          r8d, r15d
        ror          r8d, 31
        mov          r15d, edx
        add          r15d, [rbp + 8]
        mov          [rdi + 72], r15d
        mov          r15d, edx                                  /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        xor          r15d, r12d
        xor          r15d, r11d
        xor          r9d, r15d
        ror          r9d, 31
        mov          r15d, esi
        add          r15d, [rbp + 12]
        mov          [rdi + 76], r15d
        mov          r15d, esi                                  /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        xor          r15d, r13d
        xor          r15d, ebx
        xor          r10d, r15d
        ror          r10d, 31
        mov          r15d, r8d
        add          r15d, [rbp + 16]
        mov          [rdi + 80], r15d
        mov          r15d, [rsp + 40]
        mov          r13d, r8d                                  /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        xor          r13d, r15d
        xor          r13d, [rsp + 64]
        xor          r11d, r13d
        ror          r11d, 31
        mov          r13d, r9d
        add          r13d, [rbp + 20]
        mov          [rdi + 84], r13d
        mov          r13d, r9d                                  /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        xor          r13d, eax
        xor          r13d, [rsp]
        xor          ebx, r13d
        ror          ebx, 31
        mov          r13d, r10d
        add          r13d, [rbp + 24]
        mov          [rdi + 88], r13d
        mov          r13d, r10d                                 /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        xor          r13d, ecx
        xor          r13d, [rsp + 8]
        xor          r13d, [rsp + 64]
        ror          r13d, 31
        mov          [rsp + 64], ecx
        mov          ecx, r11d
        add          ecx, [rbp + 28]
        mov          [rdi + 92], ecx
        mov          ecx, r11d                                  /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        xor          ecx, edx
        xor          ecx, r14d
        xor          ecx, [rsp]
        ror          ecx, 31
        mov          [rsp], ecx
        mov          [rsp + 72], edx
        mov          edx, ebx
        add          edx, [rbp + 32]
        mov          [rdi + 96], edx
        mov          edx, ebx                                   /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        xor          edx, esi
        xor          edx, r12d
        xor          edx, [rsp + 8]
        ror          edx, 31
        mov          [rsp + 8], edx
        mov          [rsp + 80], esi
        mov          esi, r13d
        add          esi, [rbp + 36]
        mov          [rdi + 100], esi
        mov          esi, r13d                                  /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        xor          esi, r8d
        xor          esi, [rsp + 32]
        xor          esi, r14d
        ror          esi, 31
        mov          [rsp + 16], esi
        mov          r14d, ecx
        add          r14d, [rbp + 40]
        mov          [rdi + 104], r14d
        mov          r14d, ecx                                  /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        xor          r14d, r9d
        xor          r14d, r15d
        xor          r14d, r12d
        ror          r14d, 31
        mov          [rsp + 24], r14d
        mov          r12d, edx
        add          r12d, [rbp + 44]
        mov          [rdi + 108], r12d
        mov          r12d, edx                                  /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        xor          r12d, r10d
        xor          r12d, eax
        xor          r12d, [rsp + 32]
        ror          r12d, 31
        mov          [rsp + 32], r12d
        mov          ecx, esi
        add          ecx, [rbp + 48]
        mov          [rdi + 112], ecx
        mov          ecx, esi                                   /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        xor          ecx, r11d
        xor          ecx, [rsp + 64]
        xor          ecx, r15d
        ror          ecx, 31
        mov          [rsp + 40], ecx
        mov          r15d, r14d
        add          r15d, [rbp + 52]
        mov          [rdi + 116], r15d
        mov          r15d, r12d
        add          r15d, [rbp + 56]
        mov          [rdi + 120], r15d
        mov          r15d, ecx
        add          r15d, [rbp + 60]
        mov          [rdi + 124], r15d
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
        .size        NSMS_SYMBOL(nsms_sha1_schedule_x64_n1), . - NSMS_SYMBOL(nsms_sha1_schedule_x64_n1)
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

/* nsms_sha1_blocks_x64_n1: 15 integer registers, 75 spills.
 *   Register map: a..e: eax, ecx, esi, r8d, r9d; blocks: rdx; state: rdi; data: r10. Slots of the
 *     frame that are not named here hold spilled values.
 * nsms_sha1_schedule_x64_n1: 15 integer registers, 4 spills.
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
 * - name: nsms_sha1_blocks_x64_n1
 *   signature: void nsms_sha1_blocks_x64_n1(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 232, win64: 248}
 *   features: []
 * - name: nsms_sha1_schedule_x64_n1
 *   signature: void nsms_sha1_schedule_x64_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 152, win64: 168}
 *   features: []
 */
