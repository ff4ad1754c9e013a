/* sha256_bmi2_n1_apart_goldencove.S, written by nsms: make gen HASH=sha256 ISA=bmi2 N=1 CHMAJ=apart UARCH=goldencove
 *   CHMAJ=apart: Ch and Maj as sums, e as a sum of its own and a as e - d + T_2; UARCH=goldencove: the options
 *     and orders that a search found on goldencove
 *
 * void nsms_sha256_blocks_bmi2_n1_apart_goldencove(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,348 instructions (System V); 248 bytes of stack (System V), 264 (Win64).
 * void nsms_sha256_schedule_bmi2_n1_apart_goldencove(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 256 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 435 instructions (System V); 168 bytes of stack (System V), 184 (Win64).
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
#  define NSMS_L(name) Lsha256_bmi2_n1_apart_goldencove_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_bmi2_n1_apart_goldencove_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_bmi2_n1_apart_goldencove_##name
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
NSMS_L(K):  /* K_t; a word for its end */
        .long        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        .long        0x00000000

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1_apart_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1_apart_goldencove))
NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1_apart_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1_apart_goldencove))
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
        sub          rsp, 200
        NSMS_SEH(.seh_stackalloc 200)
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
        sub          rsp, 200
        .cfi_def_cfa_offset 256
#endif
        mov          [rsp + 128], rdi
        mov          [rsp + 112], rsi
        mov          [rsp + 120], rdx
        cmp          qword ptr [rsp + 120], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        mov          r11, [rsp + 128]
        mov          eax, [r11]
        mov          ecx, [r11 + 4]
        mov          edx, [r11 + 8]
        mov          esi, [r11 + 12]
        mov          edi, [r11 + 16]
        mov          r8d, [r11 + 20]
        mov          r9d, [r11 + 24]
        mov          r10d, [r11 + 28]
        /* Live here: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; data: [rsp+112]; blocks: [rsp+120]; */
        /*   state: [rsp+128]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp + 120], 1
        jb           NSMS_L(blocks_done)

        /* rounds 0 to 15, on the message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        mov          r12, [rsp + 112]
        mov          ebx, [r12]                                 /* W_0 */
        bswap        ebx
        mov          ebp, [r12 + 4]                             /* W_1 */
        bswap        ebp
        mov          r13d, [r12 + 8]                            /* W_2 */
        bswap        r13d
        mov          [rsp], r13d
        mov          r14d, [r12 + 12]                           /* W_3 */
        bswap        r14d
        mov          [rsp + 8], r14d
        mov          r15d, [r12 + 16]                           /* W_4 */
        add          r10d, esi                                  /* round 0 */
        add          r10d, [rip + NSMS_L(K)]
        add          r10d, ebx
        rorx         r11d, edi, 6
        mov          [rsp + 144], ebx
        rorx         ebx, edi, 11
        xor          r11d, ebx
        bswap        r15d
        mov          [rsp + 16], r15d
        rorx         ebx, edi, 25
        xor          r11d, ebx
        mov          ebx, edi
        and          ebx, r8d
        andn         r15d, edi, r9d
        add          ebx, r15d
        add          ebx, r11d
        add          r9d, edx                                   /* round 1 */
        add          r10d, ebx
        add          r9d, [rip + NSMS_L(K) + 4]
        rorx         r15d, eax, 2
        rorx         ebx, eax, 13
        xor          r15d, ebx
        mov          ebx, [r12 + 20]                            /* W_5 */
        mov          r11d, ecx
        and          r11d, edx
        sub          r11d, esi
        mov          esi, ecx
        xor          esi, edx
        and          esi, eax
        add          r9d, ebp
        add          r11d, esi
        rorx         esi, eax, 22
        xor          r15d, esi
        add          r11d, r15d
        rorx         r15d, r10d, 6
        add          r11d, r10d
        rorx         esi, r10d, 11
        xor          r15d, esi
        mov          esi, r10d
        and          esi, edi
        add          r9d, esi
        bswap        ebx
        mov          [rsp + 24], ebx
        mov          esi, eax
        and          esi, ecx
        sub          esi, edx
        rorx         edx, r10d, 25
        mov          [rsp + 152], ebp
        andn         ebp, r10d, r8d
        mov          ebx, eax
        xor          ebx, ecx
        add          r8d, ecx                                   /* round 2 */
        add          r8d, [rip + NSMS_L(K) + 8]
        add          r9d, ebp
        xor          r15d, edx
        add          r9d, r15d
        rorx         r15d, r11d, 2
        rorx         ebp, r11d, 13
        mov          edx, [r12 + 24]                            /* W_6 */
        and          ebx, r11d
        xor          r15d, ebp
        add          esi, ebx
        rorx         ebp, r11d, 22
        add          r8d, r13d
        xor          r15d, ebp
        add          esi, r15d
        rorx         r15d, r9d, 6
        add          esi, r9d
        rorx         ebp, r9d, 11
        xor          r15d, ebp
        mov          ebp, r9d
        and          ebp, r10d
        add          r8d, ebp
        mov          ebp, r11d
        and          ebp, eax
        bswap        edx
        mov          [rsp + 32], edx
        sub          ebp, ecx
        rorx         ebx, r9d, 25
        andn         ecx, r9d, edi
        mov          r13d, r11d
        xor          r13d, eax
        add          edi, eax                                   /* round 3 */
        add          edi, [rip + NSMS_L(K) + 12]
        add          r8d, ecx
        xor          r15d, ebx
        add          r8d, r15d
        rorx         r15d, esi, 2
        rorx         ebx, esi, 13
        mov          ecx, [r12 + 28]                            /* W_7 */
        and          r13d, esi
        xor          r15d, ebx
        add          ebp, r13d
        add          ebp, r8d
        rorx         r13d, esi, 22
        add          edi, r14d
        xor          r15d, r13d
        rorx         r13d, r8d, 6
        add          ebp, r15d
        rorx         r15d, r8d, 11
        xor          r13d, r15d
        mov          r15d, r8d
        and          r15d, r9d
        add          edi, r15d
        mov          r15d, esi
        and          r15d, r11d
        bswap        ecx
        mov          [rsp + 40], ecx
        sub          r15d, eax
        rorx         ebx, r8d, 25
        andn         eax, r8d, r10d
        mov          r14d, esi
        xor          r14d, r11d
        add          r10d, [rip + NSMS_L(K) + 16]               /* round 4 */
        mov          ecx, [rsp + 16]
        lea          edx, [rcx + r11]
        add          edi, eax
        xor          r13d, ebx
        add          edi, r13d
        rorx         r13d, ebp, 2
        rorx         ebx, ebp, 13
        mov          eax, [r12 + 32]                            /* W_8 */
        and          r14d, ebp
        xor          r13d, ebx
        add          r15d, r14d
        add          r15d, edi
        rorx         r14d, ebp, 22
        add          r10d, edx
        xor          r13d, r14d
        rorx         r14d, edi, 6
        add          r15d, r13d
        rorx         r13d, edi, 11
        xor          r14d, r13d
        mov          r13d, ebp
        and          r13d, esi
        mov          ebx, edi
        and          ebx, r8d
        add          r10d, ebx
        bswap        eax
        mov          [rsp + 48], eax
        sub          r13d, r11d
        rorx         ebx, edi, 25
        andn         r11d, edi, r9d
        mov          edx, ebp
        xor          edx, esi
        add          r9d, [rip + NSMS_L(K) + 20]                /* round 5 */
        mov          ecx, [rsp + 24]
        add          r9d, ecx
        add          r10d, r11d
        xor          r14d, ebx
        add          r10d, r14d
        rorx         r14d, r15d, 2
        rorx         ebx, r15d, 13
        mov          r11d, [r12 + 36]                           /* W_9 */
        and          edx, r15d
        xor          r14d, ebx
        add          r13d, edx
        add          r13d, r10d
        rorx         ebx, r15d, 22
        add          r9d, esi
        xor          r14d, ebx
        rorx         ebx, r10d, 6
        add          r13d, r14d
        rorx         r14d, r10d, 11
        xor          ebx, r14d
        mov          r14d, r10d
        and          r14d, edi
        add          r9d, r14d
        mov          r14d, r15d
        and          r14d, ebp
        bswap        r11d
        mov          [rsp + 56], r11d
        sub          r14d, esi
        rorx         esi, r10d, 25
        andn         edx, r10d, r8d
        mov          ecx, r15d
        xor          ecx, ebp
        add          r8d, [rip + NSMS_L(K) + 24]                /* round 6 */
        mov          r11d, [rsp + 32]
        add          r8d, r11d
        add          r9d, edx
        xor          ebx, esi
        add          r9d, ebx
        rorx         ebx, r13d, 2
        rorx         esi, r13d, 13
        mov          edx, [r12 + 40]                            /* W_10 */
        and          ecx, r13d
        xor          ebx, esi
        add          r14d, ecx
        add          r14d, r9d
        rorx         esi, r13d, 22
        add          r8d, ebp
        xor          ebx, esi
        rorx         esi, r9d, 6
        add          r14d, ebx
        rorx         ebx, r9d, 11
        xor          esi, ebx
        mov          ebx, r9d
        and          ebx, r10d
        add          r8d, ebx
        mov          ebx, r13d
        and          ebx, r15d
        bswap        edx
        mov          [rsp + 64], edx
        sub          ebx, ebp
        rorx         ebp, r9d, 25
        andn         ecx, r9d, edi
        mov          r11d, r13d
        xor          r11d, r15d
        add          edi, [rip + NSMS_L(K) + 28]                /* round 7 */
        mov          edx, [rsp + 40]
        add          edi, edx
        add          r8d, ecx
        xor          esi, ebp
        add          r8d, esi
        rorx         ebp, r14d, 2
        rorx         esi, r14d, 13
        mov          ecx, [r12 + 44]                            /* W_11 */
        and          r11d, r14d
        xor          ebp, esi
        add          ebx, r11d
        add          ebx, r8d
        rorx         r11d, r14d, 22
        add          edi, r15d
        xor          ebp, r11d
        rorx         r11d, r8d, 6
        add          ebx, ebp
        rorx         ebp, r8d, 11
        xor          r11d, ebp
        mov          ebp, r8d
        and          ebp, r9d
        add          edi, ebp
        mov          ebp, r14d
        and          ebp, r13d
        bswap        ecx
        mov          [rsp + 72], ecx
        sub          ebp, r15d
        rorx         r15d, r8d, 25
        andn         esi, r8d, r10d
        mov          edx, r14d
        xor          edx, r13d
        add          r10d, [rip + NSMS_L(K) + 32]               /* round 8 */
        add          r10d, eax
        add          edi, esi
        xor          r11d, r15d
        add          edi, r11d
        rorx         r15d, ebx, 2
        rorx         r11d, ebx, 13
        mov          esi, [r12 + 48]                            /* W_12 */
        and          edx, ebx
        xor          r15d, r11d
        add          ebp, edx
        add          ebp, edi
        rorx         r11d, ebx, 22
        add          r10d, r13d
        xor          r15d, r11d
        rorx         r11d, edi, 6
        add          ebp, r15d
        rorx         r15d, edi, 11
        xor          r11d, r15d
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        mov          r15d, ebx
        and          r15d, r14d
        bswap        esi
        mov          [rsp + 80], esi
        sub          r15d, r13d
        rorx         r13d, edi, 25
        andn         edx, edi, r9d
        mov          eax, ebx
        xor          eax, r14d
        add          r9d, [rip + NSMS_L(K) + 36]                /* round 9 */
        mov          esi, [rsp + 56]
        add          r9d, esi
        add          r10d, edx
        xor          r11d, r13d
        add          r10d, r11d
        rorx         r13d, ebp, 2
        rorx         r11d, ebp, 13
        mov          edx, [r12 + 52]                            /* W_13 */
        and          eax, ebp
        xor          r13d, r11d
        add          r15d, eax
        add          r15d, r10d
        rorx         r11d, ebp, 22
        add          r9d, r14d
        xor          r13d, r11d
        rorx         r11d, r10d, 6
        add          r15d, r13d
        rorx         r13d, r10d, 11
        xor          r11d, r13d
        mov          r13d, r10d
        and          r13d, edi
        add          r9d, r13d
        mov          r13d, ebp
        and          r13d, ebx
        bswap        edx
        mov          [rsp + 88], edx
        sub          r13d, r14d
        rorx         r14d, r10d, 25
        andn         eax, r10d, r8d
        mov          esi, ebp
        xor          esi, ebx
        add          r8d, [rip + NSMS_L(K) + 40]                /* round 10 */
        mov          edx, [rsp + 64]
        add          r8d, edx
        add          r9d, eax
        xor          r11d, r14d
        add          r9d, r11d
        rorx         r14d, r15d, 2
        rorx         r11d, r15d, 13
        mov          eax, [r12 + 56]                            /* W_14 */
        and          esi, r15d
        xor          r14d, r11d
        add          r13d, esi
        add          r13d, r9d
        rorx         r11d, r15d, 22
        add          r8d, ebx
        xor          r14d, r11d
        rorx         r11d, r9d, 6
        add          r13d, r14d
        rorx         r14d, r9d, 11
        xor          r11d, r14d
        mov          r14d, r9d
        and          r14d, r10d
        add          r8d, r14d
        mov          r14d, r15d
        and          r14d, ebp
        bswap        eax
        mov          [rsp + 96], eax
        sub          r14d, ebx
        rorx         ebx, r9d, 25
        andn         esi, r9d, edi
        mov          edx, r15d
        xor          edx, ebp
        add          edi, [rip + NSMS_L(K) + 44]                /* round 11 */
        add          edi, ecx
        add          r8d, esi
        xor          r11d, ebx
        add          r8d, r11d
        rorx         ebx, r13d, 2
        rorx         r11d, r13d, 13
        mov          r12d, [r12 + 60]                           /* W_15 */
        and          edx, r13d
        xor          ebx, r11d
        add          r14d, edx
        add          r14d, r8d
        rorx         r11d, r13d, 22
        add          edi, ebp
        xor          ebx, r11d
        rorx         r11d, r8d, 6
        add          r14d, ebx
        rorx         ebx, r8d, 11
        xor          r11d, ebx
        mov          ebx, r8d
        and          ebx, r9d
        add          edi, ebx
        mov          ebx, r13d
        and          ebx, r15d
        bswap        r12d
        mov          [rsp + 104], r12d
        sub          ebx, ebp
        rorx         ebp, r8d, 25
        andn         esi, r8d, r10d
        mov          edx, r13d
        xor          edx, r15d
        add          r10d, [rip + NSMS_L(K) + 48]               /* round 12 */
        mov          ecx, [rsp + 80]
        add          r10d, ecx
        add          edi, esi
        rorx         esi, r14d, 2
        xor          r11d, ebp
        add          edi, r11d
        rorx         ebp, r14d, 13
        and          edx, r14d
        xor          esi, ebp
        add          ebx, edx
        add          ebx, edi
        rorx         ebp, r14d, 22
        xor          esi, ebp
        add          r10d, r15d
        rorx         ebp, edi, 6
        add          ebx, esi
        rorx         r11d, edi, 11
        xor          ebp, r11d
        mov          r11d, edi
        and          r11d, r8d
        add          r10d, r11d
        mov          esi, r14d
        and          esi, r13d
        sub          esi, r15d
        rorx         r15d, edi, 25
        andn         r11d, edi, r9d
        mov          edx, r14d
        xor          edx, r13d
        add          r9d, [rip + NSMS_L(K) + 52]                /* round 13 */
        mov          ecx, [rsp + 88]
        add          r9d, ecx
        add          r10d, r11d
        xor          ebp, r15d
        add          r10d, ebp
        rorx         r15d, ebx, 2
        rorx         ebp, ebx, 13
        and          edx, ebx
        xor          r15d, ebp
        add          esi, edx
        add          esi, r10d
        rorx         ebp, ebx, 22
        xor          r15d, ebp
        add          r9d, r13d
        rorx         ebp, r10d, 6
        add          esi, r15d
        rorx         r15d, r10d, 11
        xor          ebp, r15d
        mov          r15d, r10d
        and          r15d, edi
        add          r9d, r15d
        mov          edx, ebx
        and          edx, r14d
        sub          edx, r13d
        rorx         r13d, r10d, 25
        andn         r15d, r10d, r8d
        mov          r11d, ebx
        xor          r11d, r14d
        add          r8d, [rip + NSMS_L(K) + 56]                /* round 14 */
        mov          ecx, edi                                   /* round 15 */
        add          ecx, [rip + NSMS_L(K) + 60]
        add          r8d, eax
        xor          ebp, r13d
        add          r9d, r15d
        add          r9d, ebp
        add          ecx, r12d
        rorx         r13d, esi, 2
        rorx         r15d, esi, 13
        and          r11d, esi
        xor          r13d, r15d
        add          edx, r11d
        add          ecx, ebx
        add          edx, r9d
        add          r8d, r14d
        rorx         r15d, esi, 22
        xor          r13d, r15d
        rorx         r15d, r9d, 6
        add          edx, r13d
        rorx         r13d, r9d, 11
        lea          r11, [rip + NSMS_L(K) + 64]
        xor          r15d, r13d
        lea          r13, [rip + NSMS_L(K) + 256]
        mov          [rsp + 136], r13
        mov          ebp, r9d
        and          ebp, r10d
        add          r8d, ebp
        mov          ebp, esi
        and          ebp, ebx
        sub          ebp, r14d
        rorx         r14d, r9d, 25
        andn         edi, r9d, edi
        mov          eax, esi
        xor          eax, ebx
        add          r8d, edi
        rorx         edi, edx, 2
        rorx         r12d, edx, 13
        xor          r15d, r14d
        add          r8d, r15d
        and          eax, edx
        xor          edi, r12d
        mov          r12d, edx
        xor          r12d, esi
        add          ebp, eax
        add          ebp, r8d
        rorx         r14d, r8d, 6
        rorx         r15d, edx, 22
        rorx         eax, r8d, 11
        xor          edi, r15d
        add          ebp, edi
        mov          edi, r8d
        and          edi, r9d
        andn         r15d, r8d, r10d
        mov          r13d, edx
        and          r13d, esi
        sub          r13d, ebx
        add          edi, ecx
        add          edi, r15d
        xor          r14d, eax
        and          r12d, ebp
        rorx         r15d, r8d, 25
        rorx         eax, ebp, 2
        add          r13d, r12d
        xor          r14d, r15d
        rorx         r12d, ebp, 13
        rorx         r15d, ebp, 22
        add          edi, r14d
        xor          eax, r12d
        add          r13d, edi
        xor          eax, r15d
        add          eax, r13d
        mov          ecx, ebp
        mov          ebx, [rsp + 144]
        mov          ebp, [rsp + 152]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp, */
        /*   [rsp..rsp+104]; kp: r11; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; */
        /*   upper_bound: [rsp+136]. */
NSMS_L(blocks_rounds_and_schedule):

        /* rounds 16 to 63, sixteen per iteration, and their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        mov          r12d, [rsp + 96]
        rorx         r13d, r12d, 17                             /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r14d, r12d, 19
        xor          r13d, r14d
        mov          r14d, r12d
        shr          r14d, 10
        xor          r13d, r14d
        rorx         r14d, ebp, 7
        rorx         r15d, ebp, 18
        mov          r12d, ebp
        shr          r12d, 3
        xor          r14d, r15d
        xor          r14d, r12d
        add          r10d, esi                                  /* round 16 */
        mov          r12d, [rsp + 56]
        add          ebx, r12d
        add          ebx, r13d
        add          ebx, r14d
        add          r10d, [r11]
        mov          r13d, edi
        and          r13d, r8d
        rorx         r14d, edi, 6
        rorx         r15d, edi, 11
        xor          r14d, r15d
        andn         r15d, edi, r9d
        add          r13d, r15d
        mov          r15d, [rsp + 104]
        rorx         r12d, r15d, 17                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          r10d, r13d
        mov          r13d, r15d
        shr          r13d, 10
        mov          [rsp + 144], r8d
        rorx         r8d, r15d, 19
        rorx         r15d, eax, 2
        xor          r12d, r8d
        xor          r12d, r13d
        mov          r13d, ecx
        and          r13d, edx
        mov          r8d, [rsp]
        mov          [rsp + 152], ebx
        rorx         ebx, r8d, 7
        sub          r13d, esi
        rorx         esi, r8d, 18
        mov          [rsp + 160], r11
        mov          r11d, ecx
        xor          r11d, edx
        xor          ebx, esi
        and          r11d, eax
        mov          esi, r8d
        shr          esi, 3
        add          r13d, r11d
        xor          ebx, esi
        rorx         r11d, edi, 25
        mov          esi, [rsp + 64]
        add          ebp, esi
        add          ebp, r12d
        xor          r14d, r11d
        add          ebp, ebx
        add          r10d, r14d
        rorx         r12d, eax, 13
        xor          r15d, r12d
        add          r9d, edx                                   /* round 17 */
        mov          r11, [rsp + 160]
        add          r9d, [r11 + 4]
        add          r9d, ebp
        mov          ebx, [rsp + 152]
        add          r10d, ebx
        rorx         r12d, eax, 22
        xor          r15d, r12d
        add          r13d, r15d
        add          r13d, r10d
        rorx         r12d, r10d, 11
        rorx         r14d, r10d, 6
        rorx         r15d, ebx, 17                              /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        xor          r14d, r12d
        rorx         r12d, ebx, 19
        xor          r15d, r12d
        mov          r12d, ebx
        shr          r12d, 10
        xor          r15d, r12d
        mov          r12d, [rsp + 8]
        rorx         esi, r12d, 18
        rorx         ebx, r12d, 7
        xor          ebx, esi
        mov          esi, r12d
        shr          esi, 3
        xor          ebx, esi
        mov          esi, [rsp + 72]
        add          r8d, esi
        add          r8d, ebx
        add          r8d, r15d
        mov          [rsp], r8d
        mov          r15d, r10d
        and          r15d, edi
        add          r9d, r15d
        mov          r15d, eax
        xor          r15d, ecx
        mov          ebx, eax
        and          ebx, ecx
        sub          ebx, edx
        rorx         edx, r10d, 25
        rorx         esi, r13d, 13
        xor          r14d, edx
        mov          edx, [rsp + 144]
        mov          [rsp + 168], eax
        andn         eax, r10d, edx
        and          r15d, r13d
        add          ebx, r15d
        add          edx, ecx                                   /* round 18 */
        add          r9d, eax
        add          r9d, r14d
        add          edx, [r11 + 8]
        add          edx, r8d
        rorx         r14d, r13d, 2
        xor          r14d, esi
        rorx         r15d, r9d, 11
        rorx         esi, r13d, 22
        xor          r14d, esi
        add          ebx, r14d
        rorx         r14d, r9d, 6
        xor          r14d, r15d
        rorx         r15d, ebp, 17                              /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        rorx         esi, ebp, 19
        xor          r15d, esi
        mov          esi, ebp
        shr          esi, 10
        xor          r15d, esi
        mov          esi, [rsp + 16]
        rorx         eax, esi, 7
        mov          [rsp + 144], ebp
        rorx         ebp, esi, 18
        xor          eax, ebp
        add          ebx, r9d
        mov          ebp, [rsp + 80]
        add          r12d, ebp
        mov          ebp, esi
        shr          ebp, 3
        xor          eax, ebp
        add          r12d, eax
        add          r12d, r15d
        mov          [rsp + 8], r12d
        mov          r15d, [rsp + 168]
        lea          ebp, [r15 + rdi]                           /* round 19 */
        mov          eax, r9d
        and          eax, r10d
        add          edx, eax
        mov          eax, r13d
        xor          eax, r15d
        add          ebp, [r11 + 12]
        add          ebp, r12d
        rorx         r12d, ebx, 13
        mov          r11d, r13d
        and          r11d, r15d
        sub          r11d, ecx
        rorx         ecx, r9d, 25
        and          eax, ebx
        add          r11d, eax
        xor          r14d, ecx
        rorx         ecx, ebx, 2
        xor          ecx, r12d
        rorx         r12d, r8d, 17                              /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         eax, ebx, 22
        xor          ecx, eax
        rorx         eax, r8d, 19
        andn         edi, r9d, edi
        add          edi, edx
        add          r14d, edi
        rorx         edi, r14d, 11
        add          r11d, r14d
        rorx         edx, r14d, 6
        xor          edi, edx
        add          r11d, ecx
        xor          r12d, eax
        mov          edx, r8d
        shr          edx, 10
        xor          r12d, edx
        mov          edx, r14d
        and          edx, r9d
        mov          ecx, [rsp + 24]
        rorx         eax, ecx, 7
        add          ebp, edx
        mov          edx, ebx
        xor          edx, r13d
        rorx         r8d, ecx, 18
        xor          eax, r8d
        mov          r8d, ecx
        shr          r8d, 3
        xor          eax, r8d
        mov          r8d, [rsp + 88]
        add          esi, r8d
        rorx         r8d, r11d, 13
        add          esi, eax
        and          edx, r11d
        add          esi, r12d
        mov          [rsp + 16], esi
        rorx         r12d, r14d, 25
        xor          edi, r12d
        andn         r12d, r14d, r10d
        add          r12d, ebp
        add          edi, r12d
        mov          r12d, ebx
        and          r12d, r13d
        sub          r12d, r15d
        add          r12d, edx
        add          r12d, edi
        rorx         r15d, r11d, 2
        xor          r15d, r8d
        mov          rbp, [rsp + 160]
        add          r10d, [rbp + 16]                           /* round 20 */
        add          r10d, r13d
        add          r10d, esi
        rorx         r8d, r11d, 22
        xor          r15d, r8d
        add          r12d, r15d
        rorx         r15d, edi, 11
        rorx         r8d, edi, 6
        mov          edx, [rsp + 8]
        rorx         eax, edx, 17                               /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        rorx         esi, edx, 19
        xor          eax, esi
        xor          r8d, r15d
        mov          r15d, edx
        shr          r15d, 10
        xor          eax, r15d
        mov          r15d, [rsp + 32]
        rorx         esi, r15d, 7
        rorx         edx, r15d, 18
        xor          esi, edx
        mov          edx, r15d
        shr          edx, 3
        xor          esi, edx
        mov          edx, [rsp + 96]
        add          ecx, edx
        mov          edx, r11d
        and          edx, ebx
        add          ecx, esi
        add          ecx, eax
        mov          [rsp + 24], ecx
        mov          esi, edi
        and          esi, r14d
        add          r10d, esi
        mov          esi, r11d
        xor          esi, ebx
        sub          edx, r13d
        rorx         r13d, edi, 25
        rorx         eax, r12d, 13
        xor          r8d, r13d
        andn         r13d, edi, r9d
        add          r9d, [rbp + 20]                            /* round 21 */
        and          esi, r12d
        add          edx, esi
        add          r9d, ebx
        add          r9d, ecx
        add          r10d, r13d
        add          r10d, r8d
        add          edx, r10d
        mov          r13d, [rsp + 16]
        rorx         r8d, r13d, 17                              /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        rorx         esi, r12d, 2
        rorx         ecx, r13d, 19
        xor          esi, eax
        xor          r8d, ecx
        mov          ecx, r13d
        shr          ecx, 10
        xor          r8d, ecx
        rorx         ecx, r10d, 11
        mov          eax, [rsp + 40]
        rorx         r13d, eax, 7
        rorx         ebp, r12d, 22
        xor          esi, ebp
        add          edx, esi
        rorx         ebp, eax, 18
        rorx         esi, r10d, 6
        xor          esi, ecx
        xor          r13d, ebp
        mov          ebp, eax
        shr          ebp, 3
        xor          r13d, ebp
        mov          ebp, [rsp + 104]
        add          r15d, ebp
        add          r15d, r13d
        add          r15d, r8d
        mov          [rsp + 32], r15d
        mov          r13d, r10d
        and          r13d, edi
        mov          r8d, r12d
        xor          r8d, r11d
        add          r9d, r13d
        mov          r13d, r12d
        and          r13d, r11d
        sub          r13d, ebx
        rorx         ebx, r10d, 25
        xor          esi, ebx
        rorx         ebx, edx, 13
        andn         ecx, r10d, r14d
        and          r8d, edx
        add          r13d, r8d
        rorx         r8d, edx, 22
        add          r9d, ecx
        add          r9d, esi
        add          r13d, r9d
        rorx         esi, edx, 2
        xor          esi, ebx
        xor          esi, r8d
        mov          rbx, [rsp + 160]
        add          r14d, [rbx + 24]                           /* round 22 */
        add          r13d, esi
        add          r14d, r11d
        add          r14d, r15d
        mov          r8d, [rsp + 24]
        rorx         esi, r8d, 17                               /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        rorx         ecx, r8d, 19
        xor          esi, ecx
        mov          ecx, r8d
        shr          ecx, 10
        xor          esi, ecx
        rorx         ecx, r9d, 11
        rorx         ebp, [rsp + 48], 7
        rorx         r8d, [rsp + 48], 18
        rorx         r15d, r9d, 6
        xor          r8d, ebp
        xor          r15d, ecx
        mov          ebp, [rsp + 48]
        mov          ecx, ebp
        shr          ecx, 3
        xor          r8d, ecx
        add          r8d, eax
        mov          ecx, [rsp + 152]
        add          r8d, ecx
        add          r8d, esi
        mov          [rsp + 40], r8d
        mov          esi, edx
        and          esi, r12d
        mov          eax, r9d
        and          eax, r10d
        add          r14d, eax
        mov          eax, edx
        xor          eax, r12d
        sub          esi, r11d
        mov          r11d, edi                                  /* round 23 */
        add          r11d, [rbx + 28]
        add          r11d, r8d
        add          r11d, r12d
        rorx         ecx, r9d, 25
        rorx         r8d, r13d, 13
        xor          r15d, ecx
        andn         edi, r9d, edi
        and          eax, r13d
        add          esi, eax
        add          edi, r14d
        add          r15d, edi
        add          esi, r15d
        rorx         edi, r15d, 11
        rorx         r14d, r15d, 6
        xor          edi, r14d
        mov          r14d, [rsp + 32]
        rorx         ecx, r14d, 17                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        rorx         eax, r13d, 2
        mov          [rsp + 168], r12d
        rorx         r12d, r14d, 19
        xor          r8d, eax
        xor          ecx, r12d
        mov          r12d, [rsp + 56]
        rorx         eax, r12d, 7
        mov          [rsp + 176], r11d
        mov          r11d, r14d
        shr          r11d, 10
        xor          ecx, r11d
        rorx         r11d, r13d, 22
        xor          r8d, r11d
        add          r8d, esi
        rorx         r11d, r12d, 18
        rorx         esi, r15d, 25
        xor          eax, r11d
        rorx         r11d, r8d, 13
        mov          r14d, r12d
        shr          r14d, 3
        xor          edi, esi
        xor          eax, r14d
        mov          r14d, r13d
        and          r14d, edx
        mov          esi, r10d                                  /* round 24 */
        add          esi, [rbx + 32]
        andn         r10d, r15d, r10d
        rorx         ebx, r8d, 2
        xor          ebx, r11d
        add          ebp, eax
        mov          r11d, r15d
        and          r11d, r9d
        mov          eax, [rsp + 144]
        add          ebp, eax
        mov          eax, [rsp + 176]
        add          eax, r11d
        add          r10d, eax
        add          edi, r10d
        rorx         r10d, edi, 11
        add          ebp, ecx
        mov          [rsp + 48], ebp
        add          esi, ebp
        add          esi, edx
        rorx         r11d, r8d, 22
        xor          ebx, r11d
        sub          r14d, [rsp + 168]
        mov          r11d, r13d
        xor          r11d, edx
        and          r11d, r8d
        rorx         ecx, edi, 6
        xor          r10d, ecx
        add          r14d, r11d
        add          r14d, edi
        add          r14d, ebx
        mov          ebx, [rsp + 40]
        rorx         r11d, ebx, 17                              /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        rorx         ecx, ebx, 19
        xor          r11d, ecx
        mov          ecx, ebx
        shr          ecx, 10
        xor          r11d, ecx
        mov          ecx, [rsp + 64]
        rorx         eax, ecx, 7
        rorx         ebx, ecx, 18
        xor          eax, ebx
        mov          ebx, ecx
        shr          ebx, 3
        xor          eax, ebx
        add          r12d, eax
        mov          ebx, [rsp]
        add          r12d, ebx
        add          r12d, r11d
        mov          [rsp + 56], r12d
        mov          r11d, edi
        and          r11d, r15d
        mov          eax, r8d
        xor          eax, r13d
        add          esi, r11d
        mov          r11d, r8d
        and          r11d, r13d
        sub          r11d, edx
        rorx         edx, edi, 25
        rorx         ebx, r14d, 13
        xor          r10d, edx
        and          eax, r14d
        add          r11d, eax
        andn         edx, edi, r9d
        mov          rax, [rsp + 160]
        add          r9d, [rax + 36]                            /* round 25 */
        add          edx, esi
        add          r10d, edx
        add          r11d, r10d
        add          r9d, r12d
        add          r9d, r13d
        rorx         esi, r14d, 2
        xor          esi, ebx
        rorx         ebx, r10d, 11
        rorx         edx, r14d, 22
        xor          esi, edx
        add          r11d, esi
        rorx         esi, r10d, 6
        rorx         edx, ebp, 17                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        xor          esi, ebx
        mov          ebx, ebp
        shr          ebx, 10
        rorx         r12d, ebp, 19
        xor          edx, r12d
        xor          edx, ebx
        mov          r12d, [rsp + 72]
        rorx         ebx, r12d, 7
        rorx         ebp, r12d, 18
        xor          ebx, ebp
        mov          ebp, r12d
        shr          ebp, 3
        xor          ebx, ebp
        add          ecx, ebx
        mov          ebp, [rsp + 8]
        add          ecx, ebp
        add          ecx, edx
        mov          [rsp + 64], ecx
        mov          ebx, r10d
        and          ebx, edi
        add          r9d, ebx
        mov          ebx, r14d
        xor          ebx, r8d
        mov          edx, r14d
        and          edx, r8d
        sub          edx, r13d
        rorx         r13d, r10d, 25
        rorx         ebp, r11d, 13
        xor          esi, r13d
        andn         r13d, r10d, r15d
        and          ebx, r11d
        add          edx, ebx
        add          r15d, [rax + 40]                           /* round 26 */
        add          r9d, r13d
        add          r9d, esi
        add          edx, r9d
        add          r15d, ecx
        add          r15d, r8d
        rorx         r13d, r11d, 2
        xor          r13d, ebp
        rorx         ebp, r9d, 11
        rorx         ebx, r11d, 22
        xor          r13d, ebx
        add          edx, r13d
        rorx         r13d, r9d, 6
        xor          r13d, ebp
        mov          ebp, [rsp + 56]
        rorx         ebx, ebp, 17                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        rorx         esi, ebp, 19
        xor          ebx, esi
        mov          esi, ebp
        shr          esi, 10
        xor          ebx, esi
        mov          esi, [rsp + 80]
        rorx         ebp, esi, 7
        rorx         ecx, esi, 18
        xor          ebp, ecx
        mov          ecx, esi
        shr          ecx, 3
        xor          ebp, ecx
        add          r12d, ebp
        mov          ebp, [rsp + 16]
        add          r12d, ebp
        add          r12d, ebx
        mov          [rsp + 72], r12d
        mov          ebx, r9d
        and          ebx, r10d
        add          r15d, ebx
        mov          ebx, r11d
        xor          ebx, r14d
        rorx         ecx, r9d, 25
        rorx         ebp, edx, 13
        xor          r13d, ecx
        mov          ecx, r11d
        and          ecx, r14d
        sub          ecx, r8d
        andn         r8d, r9d, edi
        and          ebx, edx
        add          ecx, ebx
        add          edi, [rax + 44]                            /* round 27 */
        add          r8d, r15d
        add          r8d, r13d
        add          ecx, r8d
        add          edi, r12d
        add          edi, r14d
        mov          r13d, [rsp + 64]
        rorx         r15d, r13d, 17                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         ebx, r13d, 19
        xor          r15d, ebx
        rorx         ebx, edx, 2
        mov          r12d, r13d
        shr          r12d, 10
        xor          r15d, r12d
        xor          ebx, ebp
        mov          r12d, [rsp + 88]
        rorx         ebp, r12d, 7
        mov          r13d, r12d
        shr          r13d, 3
        mov          [rsp + 168], r14d
        rorx         r14d, r12d, 18
        rorx         r12d, edx, 22
        xor          ebx, r12d
        add          ecx, ebx
        rorx         r12d, r8d, 6
        xor          ebp, r14d
        xor          ebp, r13d
        rorx         r13d, r8d, 11
        xor          r12d, r13d
        add          esi, ebp
        rorx         r13d, r8d, 25
        mov          r14d, [rsp + 24]
        add          esi, r14d
        rorx         ebp, ecx, 13
        add          esi, r15d
        mov          [rsp + 80], esi
        xor          r12d, r13d
        mov          r13d, r8d
        and          r13d, r9d
        add          edi, r13d
        mov          r13d, edx
        xor          r13d, r11d
        mov          r15d, [rsp + 96]
        rorx         ebx, r15d, 7                               /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        andn         r14d, r8d, r10d
        and          r13d, ecx
        add          r10d, [rax + 48]                           /* round 28 */
        rorx         eax, r15d, 18
        xor          ebx, eax
        mov          eax, r15d
        shr          eax, 3
        mov          r15d, edx
        and          r15d, r11d
        sub          r15d, [rsp + 168]
        add          r15d, r13d
        add          edi, r14d
        add          edi, r12d
        add          r15d, edi
        xor          ebx, eax
        add          r10d, esi
        add          r10d, r11d
        mov          r12d, [rsp + 88]
        add          r12d, ebx
        mov          r13d, [rsp + 32]
        add          r12d, r13d
        rorx         r14d, ecx, 2
        xor          r14d, ebp
        rorx         ebp, edi, 11
        rorx         ebx, edi, 6
        rorx         eax, ecx, 22
        xor          r14d, eax
        add          r15d, r14d
        xor          ebx, ebp
        mov          r14d, [rsp + 72]
        rorx         ebp, r14d, 17
        rorx         eax, r14d, 19
        xor          ebp, eax
        mov          eax, r14d
        shr          eax, 10
        xor          ebp, eax
        add          r12d, ebp
        mov          [rsp + 88], r12d
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
        mov          ebp, ecx
        xor          ebp, edx
        mov          eax, ecx
        and          eax, edx
        sub          eax, r11d
        rorx         r11d, edi, 25
        rorx         r13d, r15d, 13
        xor          ebx, r11d
        andn         r11d, edi, r9d
        and          ebp, r15d
        add          eax, ebp
        mov          rbp, [rsp + 160]
        add          r9d, [rbp + 52]                            /* round 29 */
        add          r10d, r11d
        add          r10d, ebx
        add          eax, r10d
        add          r9d, r12d
        add          r9d, edx
        rorx         ebx, esi, 17                               /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         r11d, r10d, 6
        rorx         r14d, r15d, 2
        xor          r14d, r13d
        rorx         r13d, esi, 19
        rorx         r12d, r10d, 11
        xor          r11d, r12d
        mov          r12d, esi
        shr          r12d, 10
        rorx         esi, r15d, 22
        xor          esi, r14d
        add          esi, eax
        xor          ebx, r13d
        xor          ebx, r12d
        mov          r12d, [rsp + 104]
        rorx         r13d, r12d, 7
        rorx         r14d, r12d, 18
        xor          r13d, r14d
        mov          r14d, r12d
        shr          r14d, 3
        xor          r13d, r14d
        mov          r14d, r10d
        and          r14d, edi
        add          r9d, r14d
        mov          r14d, r15d
        xor          r14d, ecx
        mov          eax, r15d
        and          eax, ecx
        sub          eax, edx
        rorx         edx, r10d, 25
        rorx         r12d, esi, 13
        xor          r11d, edx
        andn         edx, r10d, r8d
        and          r14d, esi
        add          eax, r14d
        add          r8d, [rbp + 56]                            /* round 30 */
        add          r9d, edx
        add          r9d, r11d
        add          eax, r9d
        rorx         edx, esi, 2
        mov          r14d, [rsp + 96]
        add          r14d, r13d
        xor          edx, r12d
        rorx         r12d, r9d, 11
        mov          r13d, [rsp + 40]
        add          r14d, r13d
        add          r14d, ebx
        mov          [rsp + 96], r14d
        add          r8d, r14d
        add          r8d, ecx
        rorx         ebx, esi, 22
        xor          edx, ebx
        add          edx, eax
        rorx         ebx, r9d, 6
        xor          ebx, r12d
        mov          r12d, [rsp + 88]
        rorx         r11d, r12d, 17                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        rorx         eax, r12d, 19
        xor          r11d, eax
        mov          eax, [rsp + 152]
        rorx         r13d, eax, 18
        rorx         r14d, eax, 7
        xor          r14d, r13d
        mov          r13d, eax
        shr          r13d, 3
        xor          r14d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        add          r8d, r13d
        mov          r13d, r12d
        shr          r13d, 10
        mov          r12d, esi
        xor          r12d, r15d
        xor          r11d, r13d
        mov          r13d, esi
        and          r13d, r15d
        sub          r13d, ecx
        rorx         ecx, r9d, 25
        rorx         eax, edx, 13
        xor          ebx, ecx
        and          r12d, edx
        add          r13d, r12d
        rorx         ecx, edx, 2
        andn         r12d, r9d, edi
        xor          ecx, eax
        add          r8d, r12d
        add          r8d, ebx
        add          r13d, r8d
        mov          r12d, [rsp + 104]
        add          r12d, r14d
        rorx         r14d, edx, 22
        xor          ecx, r14d
        add          ecx, r13d
        mov          r13d, [rsp + 48]
        add          r12d, r13d
        add          r12d, r11d
        mov          [rsp + 104], r12d
        add          edi, [rbp + 60]                            /* round 31 */
        mov          eax, edx
        and          eax, esi
        rorx         r14d, r8d, 11
        add          edi, r12d
        mov          ebx, r8d
        and          ebx, r9d
        add          edi, r15d
        add          edi, ebx
        rorx         ebx, r8d, 6
        add          rbp, 64
        xor          ebx, r14d
        mov          r14d, edx
        xor          r14d, esi
        and          r14d, ecx
        andn         r11d, r8d, r10d
        add          edi, r11d
        rorx         r11d, r8d, 25
        xor          ebx, r11d
        rorx         r11d, ecx, 13
        rorx         r13d, ecx, 22
        add          edi, ebx
        rorx         ebx, ecx, 2
        xor          ebx, r11d
        xor          ebx, r13d
        sub          eax, r15d
        add          eax, r14d
        add          eax, edi
        add          eax, ebx
        mov          r11, rbp
        mov          ebx, [rsp + 152]
        mov          ebp, [rsp + 144]
        cmp          r11, [rsp + 136]
        jne          NSMS_L(blocks_rounds_and_schedule)

        /* the state after the block */
        mov          r11, [rsp + 112]
        add          r11, 64                                    /* the next block */
        mov          [rsp + 112], r11
        mov          rbx, [rsp + 120]
        add          rbx, -1
        mov          [rsp + 120], rbx
        mov          rbp, [rsp + 128]
        mov          r12d, [rbp + 20]                           /* H = H + (a, b, ...) */
        mov          r13d, [rbp + 4]
        add          ecx, r13d
        mov          [rbp + 4], ecx
        mov          r13d, [rbp + 8]
        add          edx, r13d
        mov          r13d, [rbp + 12]
        add          esi, r13d
        mov          [rbp + 12], esi
        mov          r13d, [rbp + 16]
        add          edi, r13d
        mov          [rbp + 16], edi
        add          r8d, r12d
        mov          [rbp + 8], edx
        mov          r12d, [rbp + 28]
        add          r10d, r12d
        mov          [rbp + 28], r10d
        mov          [rbp + 20], r8d
        mov          r12d, [rbp]
        add          eax, r12d
        mov          [rbp], eax
        mov          r12d, [rbp + 24]
        add          r9d, r12d
        mov          [rbp + 24], r9d
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        add          rsp, 200
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
        add          rsp, 200
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1_apart_goldencove), . - NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1_apart_goldencove)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1_apart_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1_apart_goldencove))
NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1_apart_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1_apart_goldencove))
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
        sub          rsp, 120
        NSMS_SEH(.seh_stackalloc 120)
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
        sub          rsp, 120
        .cfi_def_cfa_offset 176
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
        lea          r15, [rdi + 192]
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
        add          eax, ebp                                   /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r12d, [rsp + 32]
        rorx         r13d, r12d, 17
        rorx         r14d, r12d, 19
        xor          r13d, r14d
        mov          r14d, r12d
        shr          r14d, 10
        xor          r13d, r14d
        add          eax, r13d
        rorx         r13d, ecx, 7
        rorx         r14d, ecx, 18
        xor          r13d, r14d
        mov          r14d, ecx
        shr          r14d, 3
        xor          r13d, r14d
        mov          r14d, [rsp]
        add          ecx, r14d                                  /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          eax, r13d
        mov          r13d, [rsp + 40]
        rorx         r15d, r13d, 17
        rorx         r14d, r13d, 19
        xor          r15d, r14d
        mov          r14d, r13d
        shr          r14d, 10
        xor          r15d, r14d
        add          ecx, r15d
        rorx         r14d, edx, 7
        rorx         r15d, edx, 18
        xor          r14d, r15d
        mov          r15d, edx
        shr          r15d, 3
        xor          r14d, r15d
        mov          r15d, [rsp + 8]
        add          edx, r15d                                  /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          ecx, r14d
        rorx         r14d, esi, 7
        rorx         r15d, esi, 18
        xor          r14d, r15d
        mov          r15, [rsp + 48]
        mov          [rsp + 64], ebp
        mov          ebp, eax
        add          ebp, [r15]
        mov          [rdi + 64], ebp
        rorx         ebp, eax, 17
        mov          [rsp + 72], ebx
        rorx         ebx, eax, 19
        xor          ebp, ebx
        mov          ebx, esi
        shr          ebx, 3
        xor          r14d, ebx
        mov          ebx, [rsp + 16]
        add          esi, ebx                                   /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        add          edx, r14d
        mov          r14d, eax
        shr          r14d, 10
        xor          ebp, r14d
        add          edx, ebp
        rorx         r14d, r8d, 7
        rorx         ebp, r8d, 18
        xor          r14d, ebp
        mov          ebp, ecx
        add          ebp, [r15 + 4]
        mov          [rdi + 68], ebp
        rorx         ebp, ecx, 17
        rorx         ebx, ecx, 19
        xor          ebp, ebx
        mov          ebx, r8d
        shr          ebx, 3
        xor          r14d, ebx
        mov          ebx, [rsp + 24]
        add          r8d, ebx                                   /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          esi, r14d
        mov          r14d, ecx
        shr          r14d, 10
        xor          ebp, r14d
        add          esi, ebp
        rorx         r14d, r9d, 7
        rorx         ebp, r9d, 18
        xor          r14d, ebp
        mov          ebp, edx
        add          ebp, [r15 + 8]
        mov          [rdi + 72], ebp
        rorx         ebp, edx, 17
        rorx         ebx, edx, 19
        xor          ebp, ebx
        mov          ebx, r9d
        shr          ebx, 3
        xor          r14d, ebx
        add          r9d, r12d                                  /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        add          r8d, r14d
        mov          r14d, edx
        shr          r14d, 10
        xor          ebp, r14d
        add          r8d, ebp
        rorx         r14d, r10d, 7
        rorx         ebp, r10d, 18
        xor          r14d, ebp
        mov          ebp, esi
        add          ebp, [r15 + 12]
        mov          [rdi + 76], ebp
        rorx         ebp, esi, 17
        rorx         ebx, esi, 19
        xor          ebp, ebx
        mov          ebx, r10d
        shr          ebx, 3
        xor          r14d, ebx
        add          r10d, r13d                                 /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          r9d, r14d
        mov          r14d, esi
        shr          r14d, 10
        xor          ebp, r14d
        add          r9d, ebp
        rorx         r14d, r11d, 7
        rorx         ebp, r11d, 18
        xor          r14d, ebp
        mov          ebp, r8d
        add          ebp, [r15 + 16]
        mov          [rdi + 80], ebp
        rorx         ebp, r8d, 17
        rorx         ebx, r8d, 19
        xor          ebp, ebx
        mov          ebx, r11d
        shr          ebx, 3
        xor          r14d, ebx
        add          r10d, r14d
        mov          ebx, [rsp + 72]
        rorx         r14d, ebx, 7                               /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        rorx         r13d, ebx, 18
        xor          r14d, r13d
        mov          r13d, r8d
        shr          r13d, 10
        xor          ebp, r13d
        add          r10d, ebp
        mov          r13d, ebx
        shr          r13d, 3
        xor          r14d, r13d
        add          r11d, r14d
        add          r11d, eax
        mov          r13d, r9d
        add          r13d, [r15 + 20]
        mov          [rdi + 84], r13d
        rorx         r13d, r9d, 17
        rorx         r14d, r9d, 19
        xor          r13d, r14d
        mov          ebp, [rsp + 64]
        rorx         r14d, ebp, 7                               /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        mov          [rsp + 80], eax
        rorx         eax, ebp, 18
        xor          r14d, eax
        mov          eax, r9d
        shr          eax, 10
        xor          r13d, eax
        add          r11d, r13d
        mov          r13d, ebp
        shr          r13d, 3
        xor          r14d, r13d
        add          ebx, r14d
        add          ebx, ecx
        mov          r13d, r10d
        add          r13d, [r15 + 24]
        mov          [rdi + 88], r13d
        rorx         r13d, r10d, 17
        rorx         r14d, r10d, 19
        xor          r13d, r14d
        mov          r14d, [rsp]
        rorx         eax, r14d, 7                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        mov          [rsp + 72], ecx
        rorx         ecx, r14d, 18
        xor          eax, ecx
        mov          ecx, r10d
        shr          ecx, 10
        xor          r13d, ecx
        add          ebx, r13d
        mov          r13d, r14d
        shr          r13d, 3
        xor          eax, r13d
        add          ebp, eax
        add          ebp, edx
        mov          r13d, r11d
        add          r13d, [r15 + 28]
        mov          [rdi + 92], r13d
        rorx         r13d, r11d, 17
        rorx         ecx, r11d, 19
        xor          r13d, ecx
        mov          ecx, [rsp + 8]
        rorx         eax, ecx, 7                                /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        mov          [rsp + 64], edx
        rorx         edx, ecx, 18
        xor          eax, edx
        mov          edx, r11d
        shr          edx, 10
        xor          r13d, edx
        add          ebp, r13d
        mov          r13d, ecx
        shr          r13d, 3
        xor          eax, r13d
        add          r14d, eax
        add          r14d, esi
        mov          r13d, ebx
        add          r13d, [r15 + 32]
        mov          [rdi + 96], r13d
        rorx         r13d, ebx, 17
        rorx         edx, ebx, 19
        xor          r13d, edx
        mov          edx, [rsp + 16]
        rorx         eax, edx, 7                                /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        mov          [rsp + 88], esi
        rorx         esi, edx, 18
        xor          eax, esi
        mov          esi, ebx
        shr          esi, 10
        xor          r13d, esi
        add          r14d, r13d
        mov          [rsp], r14d
        mov          r13d, edx
        shr          r13d, 3
        xor          eax, r13d
        add          ecx, eax
        add          ecx, r8d
        mov          r13d, ebp
        add          r13d, [r15 + 36]
        mov          [rdi + 100], r13d
        rorx         r13d, ebp, 17
        rorx         esi, ebp, 19
        xor          r13d, esi
        mov          esi, [rsp + 24]
        rorx         eax, esi, 7                                /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        mov          [rsp + 96], r8d
        rorx         r8d, esi, 18
        xor          eax, r8d
        mov          r8d, ebp
        shr          r8d, 10
        xor          r13d, r8d
        add          ecx, r13d
        mov          [rsp + 8], ecx
        mov          r13d, esi
        shr          r13d, 3
        xor          eax, r13d
        add          edx, eax
        add          edx, r9d
        mov          r13d, r14d
        add          r13d, [r15 + 40]
        mov          [rdi + 104], r13d
        rorx         r13d, r14d, 17
        rorx         r8d, r14d, 19
        xor          r13d, r8d
        rorx         r8d, r12d, 7                               /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        rorx         eax, r12d, 18
        xor          r8d, eax
        mov          eax, r14d
        shr          eax, 10
        xor          r13d, eax
        add          edx, r13d
        mov          [rsp + 16], edx
        mov          r13d, r12d
        shr          r13d, 3
        xor          r8d, r13d
        add          esi, r8d
        add          esi, r10d
        mov          r13d, ecx
        add          r13d, [r15 + 44]
        mov          [rdi + 108], r13d
        rorx         r13d, ecx, 17
        rorx         r8d, ecx, 19
        xor          r13d, r8d
        mov          r8d, [rsp + 40]
        rorx         eax, r8d, 7                                /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         r14d, r8d, 18
        xor          eax, r14d
        mov          r14d, ecx
        shr          r14d, 10
        xor          r13d, r14d
        add          esi, r13d
        mov          [rsp + 24], esi
        mov          r13d, r8d
        shr          r13d, 3
        xor          eax, r13d
        add          r12d, eax
        add          r12d, r11d
        mov          r13d, edx
        add          r13d, [r15 + 48]
        mov          [rdi + 112], r13d
        rorx         r13d, edx, 17
        rorx         r14d, edx, 19
        xor          r13d, r14d
        mov          eax, [rsp + 80]
        rorx         r14d, eax, 7                               /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        rorx         ecx, eax, 18
        xor          r14d, ecx
        mov          ecx, edx
        shr          ecx, 10
        xor          r13d, ecx
        add          r12d, r13d
        mov          [rsp + 32], r12d
        mov          r13d, eax
        shr          r13d, 3
        xor          r14d, r13d
        add          r8d, r14d
        add          r8d, ebx
        mov          r13d, esi
        add          r13d, [r15 + 52]
        mov          [rdi + 116], r13d
        rorx         r13d, esi, 17
        rorx         r14d, esi, 19
        xor          r13d, r14d
        mov          r14d, esi
        shr          r14d, 10
        xor          r13d, r14d
        add          r8d, r13d
        mov          [rsp + 40], r8d
        mov          r13d, r12d
        add          r13d, [r15 + 56]
        mov          [rdi + 120], r13d
        mov          r13d, r8d
        add          r13d, [r15 + 60]
        mov          [rdi + 124], r13d
        add          r15, 64
        mov          [rsp + 48], r15
        add          rdi, 64
        mov          ecx, [rsp + 72]
        mov          edx, [rsp + 64]
        mov          esi, [rsp + 88]
        mov          r8d, [rsp + 96]
        cmp          rdi, [rsp + 56]
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        add          rsp, 120
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
        add          rsp, 120
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
        .size        NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1_apart_goldencove), . - NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1_apart_goldencove)
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

/* nsms_sha256_blocks_bmi2_n1_apart_goldencove: 15 integer registers, 10 spills.
 *   Register map: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp,
 *     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
 *     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha256_schedule_bmi2_n1_apart_goldencove: 15 integer registers, 7 spills.
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
 * - name: nsms_sha256_blocks_bmi2_n1_apart_goldencove
 *   signature: void nsms_sha256_blocks_bmi2_n1_apart_goldencove(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 248, win64: 264}
 *   features: [bmi1, bmi2]
 * - name: nsms_sha256_schedule_bmi2_n1_apart_goldencove
 *   signature: void nsms_sha256_schedule_bmi2_n1_apart_goldencove(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 168, win64: 184}
 *   features: [bmi2]
 */
