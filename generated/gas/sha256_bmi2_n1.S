/* sha256_bmi2_n1.S, written by nsms: make gen HASH=sha256 ISA=bmi2 N=1
 *
 * void nsms_sha256_blocks_bmi2_n1(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,302 instructions (System V); 312 bytes of stack (System V), 328 (Win64).
 * void nsms_sha256_schedule_bmi2_n1(uint32_t *wk, const void *data);
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
#  define NSMS_L(name) Lsha256_bmi2_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_bmi2_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_bmi2_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1))
NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1))
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
        sub          rsp, 264
        NSMS_SEH(.seh_stackalloc 264)
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
        sub          rsp, 264
        .cfi_def_cfa_offset 320
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
        add          r10d, [rip + NSMS_L(K)]                    /* round 0 */
        rorx         r12d, edi, 6
        rorx         r13d, edi, 11
        xor          r12d, r13d
        mov          r13d, edi
        and          r13d, r8d
        add          r10d, r13d
        mov          r13, [rsp + 112]
        mov          ebx, [r13]                                 /* W_0 */
        andn         r14d, edi, r9d
        add          r9d, [rip + NSMS_L(K) + 4]                 /* round 1 */
        rorx         r15d, eax, 2
        rorx         ebp, eax, 13
        xor          r15d, ebp
        mov          ebp, eax
        xor          ebp, ecx
        mov          r11d, ecx
        xor          r11d, edx
        and          r11d, ebp
        mov          [rsp + 144], edx
        mov          edx, [r13 + 4]                             /* W_1 */
        xor          r11d, ecx
        mov          [rsp + 152], ecx
        rorx         ecx, edi, 25
        xor          ecx, r12d
        rorx         r12d, eax, 22
        xor          r15d, r12d
        add          r15d, r11d
        mov          r12d, [r13 + 8]                            /* W_2 */
        mov          r11d, [r13 + 12]                           /* W_3 */
        mov          [rsp + 160], r11d
        mov          r11d, r8d                                  /* round 2 */
        add          r11d, [rip + NSMS_L(K) + 8]
        mov          [rsp + 168], r11d
        mov          r11d, [r13 + 16]                           /* W_4 */
        mov          [rsp + 176], r11d
        mov          r11d, [r13 + 20]                           /* W_5 */
        mov          [rsp + 184], r11d
        mov          r11d, edi                                  /* round 3 */
        add          r11d, [rip + NSMS_L(K) + 12]
        mov          [rsp + 192], r11d
        mov          r11d, [r13 + 24]                           /* W_6 */
        mov          [rsp + 200], r11d
        mov          r11d, [r13 + 28]                           /* W_7 */
        mov          [rsp + 208], r11d
        mov          r11d, [r13 + 32]                           /* W_8 */
        mov          [rsp + 216], r11d
        mov          r11d, [r13 + 36]                           /* W_9 */
        mov          [rsp + 224], r11d
        mov          r11d, [r13 + 40]                           /* W_10 */
        mov          [rsp + 232], r11d
        mov          r11d, [r13 + 44]                           /* W_11 */
        bswap        ebx
        add          r14d, ebx
        add          r10d, r14d
        add          ecx, r10d
        add          esi, ecx
        add          ecx, r15d
        rorx         r14d, esi, 6
        rorx         r15d, esi, 11
        xor          r14d, r15d
        mov          r15d, esi
        and          r15d, edi
        rorx         r10d, ecx, 2
        mov          [rsp + 240], ebx
        rorx         ebx, ecx, 13
        xor          r10d, ebx
        mov          ebx, ecx
        xor          ebx, eax
        and          ebp, ebx
        xor          ebp, eax
        rorx         r13d, esi, 25
        xor          r14d, r13d
        andn         r13d, esi, r8d
        rorx         r8d, ecx, 22
        xor          r10d, r8d
        add          r10d, ebp
        mov          ebp, esi                                   /* round 4 */
        add          ebp, [rip + NSMS_L(K) + 16]
        bswap        edx
        add          r9d, edx
        add          r9d, r15d
        add          r13d, r9d
        add          r14d, r13d
        mov          r13d, [rsp + 144]
        add          r13d, r14d
        add          r14d, r10d
        rorx         r10d, r13d, 6
        rorx         r15d, r13d, 11
        xor          r10d, r15d
        mov          r15d, r13d
        and          r15d, esi
        rorx         r9d, r14d, 2
        rorx         r8d, r14d, 13
        xor          r9d, r8d
        mov          r8d, r14d
        xor          r8d, ecx
        and          ebx, r8d
        xor          ebx, ecx
        mov          [rsp + 144], edx
        rorx         edx, r13d, 25
        xor          r10d, edx
        andn         edi, r13d, edi
        rorx         edx, r14d, 22
        xor          r9d, edx
        add          r9d, ebx
        mov          edx, r13d                                  /* round 5 */
        add          edx, [rip + NSMS_L(K) + 20]
        bswap        r12d
        mov          [rsp], r12d
        mov          ebx, [rsp + 168]
        add          ebx, r12d
        add          ebx, r15d
        add          edi, ebx
        add          r10d, edi
        mov          r15d, [rsp + 152]
        add          r15d, r10d
        add          r10d, r9d
        rorx         edi, r15d, 6
        rorx         ebx, r15d, 11
        xor          edi, ebx
        mov          ebx, r15d
        and          ebx, r13d
        rorx         r9d, r10d, 2
        rorx         r12d, r10d, 13
        xor          r9d, r12d
        mov          r12d, r10d
        xor          r12d, r14d
        and          r8d, r12d
        xor          r8d, r14d
        mov          [rsp + 152], r11d
        rorx         r11d, r15d, 25
        xor          edi, r11d
        andn         r11d, r15d, esi
        rorx         esi, r10d, 22
        xor          r9d, esi
        add          r9d, r8d
        mov          r8d, r15d                                  /* round 6 */
        add          r8d, [rip + NSMS_L(K) + 24]
        mov          esi, [rsp + 160]
        bswap        esi
        mov          [rsp + 8], esi
        mov          [rsp + 160], r8d
        mov          r8d, [rsp + 192]
        add          r8d, esi
        add          r8d, ebx
        add          r11d, r8d
        add          edi, r11d
        add          eax, edi
        add          edi, r9d
        rorx         ebx, eax, 6
        rorx         r11d, eax, 11
        xor          ebx, r11d
        mov          r11d, eax
        and          r11d, r15d
        rorx         r9d, edi, 2
        rorx         r8d, edi, 13
        xor          r9d, r8d
        mov          r8d, edi
        xor          r8d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        rorx         esi, eax, 25
        xor          esi, ebx
        andn         r13d, eax, r13d
        rorx         ebx, edi, 22
        xor          r9d, ebx
        add          r9d, r12d
        mov          r12d, eax                                  /* round 7 */
        add          r12d, [rip + NSMS_L(K) + 28]
        mov          ebx, [rsp + 176]
        bswap        ebx
        mov          [rsp + 16], ebx
        add          ebp, ebx
        add          ebp, r11d
        add          r13d, ebp
        add          esi, r13d
        add          ecx, esi
        add          esi, r9d
        rorx         r13d, ecx, 6
        rorx         ebp, ecx, 11
        xor          r13d, ebp
        mov          ebp, ecx
        and          ebp, eax
        rorx         r11d, esi, 2
        rorx         r9d, esi, 13
        xor          r11d, r9d
        mov          r9d, esi
        xor          r9d, edi
        and          r8d, r9d
        xor          r8d, edi
        rorx         ebx, ecx, 25
        xor          r13d, ebx
        andn         r15d, ecx, r15d
        rorx         ebx, esi, 22
        xor          r11d, ebx
        add          r11d, r8d
        mov          ebx, ecx                                   /* round 8 */
        add          ebx, [rip + NSMS_L(K) + 32]
        mov          r8d, [rsp + 184]
        bswap        r8d
        mov          [rsp + 24], r8d
        add          edx, r8d
        add          edx, ebp
        add          edx, r15d
        add          edx, r13d
        add          r14d, edx
        add          edx, r11d
        rorx         r13d, r14d, 6
        rorx         r15d, r14d, 11
        xor          r13d, r15d
        mov          r15d, r14d
        and          r15d, ecx
        rorx         ebp, edx, 2
        rorx         r11d, edx, 13
        xor          ebp, r11d
        mov          r11d, edx
        xor          r11d, esi
        and          r9d, r11d
        xor          r9d, esi
        rorx         r8d, r14d, 25
        xor          r13d, r8d
        andn         r8d, r14d, eax
        rorx         eax, edx, 22
        xor          ebp, eax
        add          ebp, r9d
        mov          r9d, r14d                                  /* round 9 */
        add          r9d, [rip + NSMS_L(K) + 36]
        mov          eax, [rsp + 200]
        bswap        eax
        mov          [rsp + 32], eax
        mov          [rsp + 168], r9d
        mov          r9d, eax
        add          r9d, [rsp + 160]
        add          r9d, r15d
        add          r8d, r9d
        add          r13d, r8d
        add          r10d, r13d
        add          r13d, ebp
        rorx         r15d, r10d, 6
        rorx         ebp, r10d, 11
        xor          r15d, ebp
        mov          ebp, r10d
        and          ebp, r14d
        rorx         r9d, r13d, 2
        rorx         r8d, r13d, 13
        xor          r9d, r8d
        mov          r8d, r13d
        xor          r8d, edx
        and          r11d, r8d
        xor          r11d, edx
        rorx         eax, r10d, 25
        xor          eax, r15d
        andn         r15d, r10d, ecx
        rorx         ecx, r13d, 22
        xor          r9d, ecx
        add          r9d, r11d
        mov          r11d, r10d                                 /* round 10 */
        add          r11d, [rip + NSMS_L(K) + 40]
        mov          ecx, [rsp + 208]
        bswap        ecx
        mov          [rsp + 40], ecx
        add          r12d, ecx
        add          r12d, ebp
        add          r15d, r12d
        add          eax, r15d
        add          edi, eax
        add          eax, r9d
        rorx         r12d, edi, 6
        rorx         r15d, edi, 11
        xor          r12d, r15d
        mov          r15d, edi
        and          r15d, r10d
        rorx         ebp, eax, 2
        rorx         r9d, eax, 13
        xor          ebp, r9d
        mov          r9d, eax
        xor          r9d, r13d
        and          r8d, r9d
        xor          r8d, r13d
        rorx         ecx, edi, 25
        xor          r12d, ecx
        andn         r14d, edi, r14d
        rorx         ecx, eax, 22
        xor          ebp, ecx
        add          ebp, r8d
        mov          r8d, [rsp + 216]
        bswap        r8d
        mov          [rsp + 48], r8d
        add          ebx, r8d
        add          ebx, r15d
        add          r14d, ebx
        add          r12d, r14d
        add          esi, r12d
        add          r12d, ebp
        rorx         r14d, esi, 6
        rorx         r15d, esi, 11
        xor          r14d, r15d
        mov          r15d, esi
        and          r15d, edi
        rorx         ebp, r12d, 2
        rorx         ebx, r12d, 13
        xor          ebp, ebx
        mov          ebx, r12d
        xor          ebx, eax
        and          r9d, ebx
        xor          r9d, eax
        rorx         ecx, esi, 25
        xor          r14d, ecx
        andn         r10d, esi, r10d
        rorx         ecx, r12d, 22
        xor          ebp, ecx
        add          r9d, ebp
        mov          ebp, edi                                   /* round 11 */
        add          ebp, [rip + NSMS_L(K) + 44]
        mov          ecx, [rsp + 224]
        bswap        ecx
        mov          [rsp + 56], ecx
        mov          r8d, ecx
        add          r8d, [rsp + 168]
        add          r8d, r15d
        add          r10d, r8d
        add          r14d, r10d
        add          edx, r14d
        add          r9d, r14d
        rorx         r8d, edx, 6
        rorx         r14d, edx, 11
        xor          r8d, r14d
        mov          r14d, edx
        and          r14d, esi
        rorx         r15d, r9d, 2
        rorx         r10d, r9d, 13
        xor          r15d, r10d
        mov          r10d, r9d
        xor          r10d, r12d
        and          ebx, r10d
        xor          ebx, r12d
        rorx         ecx, edx, 25
        xor          r8d, ecx
        andn         edi, edx, edi
        rorx         ecx, r9d, 22
        xor          r15d, ecx
        add          r15d, ebx
        mov          ebx, [rsp + 232]
        bswap        ebx
        mov          [rsp + 64], ebx
        add          r11d, ebx
        add          r11d, r14d
        add          edi, r11d
        add          r8d, edi
        add          r13d, r8d
        add          r8d, r15d
        rorx         edi, r13d, 6
        rorx         r14d, r13d, 11
        xor          edi, r14d
        mov          r14d, r13d
        and          r14d, edx
        rorx         r15d, r8d, 2
        rorx         r11d, r8d, 13
        xor          r15d, r11d
        mov          r11d, r8d
        xor          r11d, r9d
        and          r10d, r11d
        xor          r10d, r9d
        rorx         ecx, r13d, 25
        xor          edi, ecx
        andn         ecx, r13d, esi
        add          esi, [rip + NSMS_L(K) + 48]                /* round 12 */
        mov          ebx, [rsp + 152]
        bswap        ebx
        mov          [rsp + 72], ebx
        add          ebp, ebx
        add          ebp, r14d
        add          ecx, ebp
        add          edi, ecx
        add          eax, edi
        rorx         r14d, r8d, 22
        xor          r15d, r14d
        add          r15d, r10d
        add          edi, r15d
        rorx         r14d, eax, 6
        rorx         r15d, eax, 11
        xor          r14d, r15d
        mov          r15d, eax
        and          r15d, r13d
        mov          rbp, [rsp + 112]
        mov          r10d, [rbp + 48]                           /* W_12 */
        rorx         ecx, edi, 2
        rorx         ebx, edi, 13
        xor          ecx, ebx
        mov          ebx, edi
        xor          ebx, r8d
        and          r11d, ebx
        xor          r11d, r8d
        mov          [rsp + 152], r8d
        rorx         r8d, eax, 25
        xor          r14d, r8d
        andn         r8d, eax, edx
        add          edx, [rip + NSMS_L(K) + 52]                /* round 13 */
        bswap        r10d
        mov          [rsp + 80], r10d
        add          esi, r10d
        add          esi, r15d
        add          esi, r8d
        add          esi, r14d
        add          r12d, esi
        rorx         r14d, edi, 22
        xor          ecx, r14d
        add          ecx, r11d
        add          esi, ecx
        rorx         r14d, r12d, 6
        rorx         r15d, r12d, 11
        xor          r14d, r15d
        mov          r15d, r12d
        and          r15d, eax
        mov          r11d, [rbp + 52]                           /* W_13 */
        rorx         r8d, esi, 2
        rorx         ecx, esi, 13
        xor          r8d, ecx
        mov          ecx, esi
        xor          ecx, edi
        and          ebx, ecx
        xor          ebx, edi
        rorx         r10d, r12d, 25
        xor          r14d, r10d
        andn         r10d, r12d, r13d
        add          r13d, [rip + NSMS_L(K) + 56]               /* round 14 */
        bswap        r11d
        mov          [rsp + 88], r11d
        add          edx, r11d
        add          edx, r15d
        add          edx, r10d
        add          edx, r14d
        add          r9d, edx
        rorx         r14d, esi, 22
        xor          r8d, r14d
        add          r8d, ebx
        add          edx, r8d
        rorx         r14d, r9d, 6
        rorx         r15d, r9d, 11
        mov          ebx, r9d
        and          ebx, r12d
        mov          r10d, edx
        xor          r10d, esi
        xor          r14d, r15d
        mov          r15d, [rbp + 56]                           /* W_14 */
        and          ecx, r10d
        xor          ecx, esi
        rorx         r8d, edx, 2
        rorx         r11d, edx, 13
        xor          r8d, r11d
        rorx         r11d, r9d, 25
        xor          r14d, r11d
        andn         r11d, r9d, eax
        add          eax, [rip + NSMS_L(K) + 60]                /* round 15 */
        mov          ebp, [rbp + 60]                            /* W_15 */
        mov          [rsp + 160], esi
        rorx         esi, edx, 22
        xor          r8d, esi
        add          ecx, r8d
        bswap        r15d
        mov          [rsp + 96], r15d
        add          r13d, r15d
        add          r13d, ebx
        add          r11d, r13d
        add          r14d, r11d
        mov          r8d, [rsp + 152]
        add          r8d, r14d
        add          ecx, r14d
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 11
        mov          ebx, r8d
        and          ebx, r9d
        xor          r13d, r14d
        rorx         r14d, ecx, 2
        rorx         r11d, ecx, 13
        mov          esi, ecx
        xor          esi, edx
        andn         r15d, r8d, r12d
        xor          r14d, r11d
        and          esi, r10d
        xor          esi, edx
        rorx         r11d, r8d, 25
        xor          r13d, r11d
        rorx         r11d, ecx, 22
        bswap        ebp
        mov          [rsp + 104], ebp
        add          eax, ebp
        add          eax, ebx
        add          eax, r15d
        add          eax, r13d
        add          edi, eax
        lea          r13, [rip + NSMS_L(K) + 64]
        lea          r15, [rip + NSMS_L(K) + 256]
        mov          [rsp + 136], r15
        xor          r14d, r11d
        add          r14d, esi
        add          eax, r14d
        mov          r10d, r12d
        mov          r11, r13
        mov          esi, [rsp + 160]
        mov          ebx, [rsp + 240]
        mov          ebp, [rsp + 144]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp, */
        /*   [rsp..rsp+104]; kp: r11; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; */
        /*   upper_bound: [rsp+136]. */
NSMS_L(blocks_rounds_and_schedule):

        /* rounds 16 to 63, sixteen per iteration, and their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        add          r10d, [r11]                                /* round 16 */
        mov          r12d, [rsp + 56]
        add          ebx, r12d                                  /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r13d, [rsp + 96]
        rorx         r14d, r13d, 17
        rorx         r15d, r13d, 19
        xor          r14d, r15d
        rorx         r15d, edi, 6
        rorx         r12d, edi, 11
        xor          r15d, r12d
        mov          r12d, edi
        and          r12d, r8d
        add          r10d, r12d
        mov          r12d, r13d
        shr          r12d, 10
        xor          r14d, r12d
        add          ebx, r14d
        rorx         r12d, ebp, 7
        rorx         r14d, ebp, 18
        xor          r12d, r14d
        rorx         r14d, edi, 25
        xor          r15d, r14d
        andn         r14d, edi, r9d
        add          r10d, r14d
        add          r10d, r15d
        mov          r14d, ebp
        shr          r14d, 3
        xor          r12d, r14d
        add          ebx, r12d
        add          r10d, ebx
        add          esi, r10d
        rorx         r12d, eax, 2
        rorx         r14d, eax, 13
        xor          r12d, r14d
        mov          r14d, eax
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, edx
        and          r15d, r14d
        mov          r13d, [rsp + 64]
        add          ebp, r13d                                  /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        xor          r15d, ecx
        add          r9d, [r11 + 4]                             /* round 17 */
        rorx         r13d, [rsp + 104], 17
        mov          [rsp + 144], ecx
        rorx         ecx, [rsp + 104], 19
        xor          r13d, ecx
        rorx         ecx, eax, 22
        xor          r12d, ecx
        add          r12d, r15d
        add          r10d, r12d
        mov          r12d, [rsp + 104]
        mov          r15d, r12d
        shr          r15d, 10
        xor          r13d, r15d
        add          ebp, r13d
        mov          r13d, [rsp]
        rorx         r15d, r13d, 7
        rorx         ecx, r13d, 18
        xor          r15d, ecx
        mov          ecx, r13d
        shr          ecx, 3
        xor          r15d, ecx
        add          ebp, r15d
        add          r9d, ebp
        rorx         r15d, esi, 6
        rorx         ecx, esi, 11
        xor          r15d, ecx
        mov          ecx, esi
        and          ecx, edi
        add          r9d, ecx
        rorx         ecx, r10d, 2
        rorx         r12d, r10d, 13
        xor          ecx, r12d
        mov          r12d, r10d
        xor          r12d, eax
        and          r14d, r12d
        xor          r14d, eax
        mov          [rsp + 152], eax
        rorx         eax, [rsp + 8], 7                          /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        mov          [rsp + 160], ebp
        rorx         ebp, [rsp + 8], 18
        xor          eax, ebp
        rorx         ebp, esi, 25
        xor          r15d, ebp
        mov          ebp, [rsp + 72]
        add          r13d, ebp
        andn         ebp, esi, r8d
        add          r9d, ebp
        add          r8d, [r11 + 8]                             /* round 18 */
        add          r9d, r15d
        add          edx, r9d
        rorx         r15d, r10d, 22
        xor          ecx, r15d
        add          ecx, r14d
        add          r9d, ecx
        rorx         r14d, ebx, 17
        rorx         r15d, ebx, 19
        xor          r14d, r15d
        mov          ecx, [rsp + 8]
        mov          r15d, ecx
        shr          r15d, 3
        xor          eax, r15d
        add          eax, r13d
        mov          r13d, ebx
        shr          r13d, 10
        xor          r14d, r13d
        add          eax, r14d
        mov          [rsp], eax
        add          r8d, eax
        rorx         r13d, edx, 6
        rorx         r14d, edx, 11
        xor          r13d, r14d
        mov          r14d, edx
        and          r14d, esi
        add          r8d, r14d
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 13
        xor          r14d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r12d, r15d
        xor          r12d, r10d
        mov          ebp, [rsp + 16]
        mov          [rsp + 168], ebx
        rorx         ebx, ebp, 7                                /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        mov          [rsp + 176], r10d
        rorx         r10d, ebp, 18
        xor          ebx, r10d
        rorx         r10d, edx, 25
        xor          r13d, r10d
        mov          r10d, [rsp + 80]
        add          ecx, r10d
        andn         r10d, edx, edi
        add          r8d, r10d
        add          edi, [r11 + 12]                            /* round 19 */
        add          r8d, r13d
        mov          r13d, [rsp + 144]
        add          r13d, r8d
        rorx         r10d, r9d, 22
        xor          r14d, r10d
        add          r14d, r12d
        add          r8d, r14d
        mov          r12d, [rsp + 160]
        rorx         r14d, r12d, 17
        rorx         r10d, r12d, 19
        xor          r14d, r10d
        mov          r10d, ebp
        shr          r10d, 3
        xor          ebx, r10d
        add          ecx, ebx
        mov          ebx, r12d
        shr          ebx, 10
        xor          r14d, ebx
        add          ecx, r14d
        mov          [rsp + 8], ecx
        add          edi, ecx
        rorx         r14d, r13d, 6
        rorx         ebx, r13d, 11
        xor          r14d, ebx
        mov          ebx, r13d
        and          ebx, edx
        add          edi, ebx
        rorx         ebx, r8d, 2
        rorx         r10d, r8d, 13
        xor          ebx, r10d
        mov          r10d, r8d
        xor          r10d, r9d
        and          r15d, r10d
        xor          r15d, r9d
        rorx         r12d, [rsp + 24], 7                        /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        mov          [rsp + 144], r9d
        rorx         r9d, [rsp + 24], 18
        xor          r12d, r9d
        rorx         r9d, r13d, 25
        xor          r14d, r9d
        mov          r9d, [rsp + 88]
        add          ebp, r9d
        andn         r9d, r13d, esi
        add          edi, r9d
        add          esi, [r11 + 16]                            /* round 20 */
        add          edi, r14d
        mov          r14d, [rsp + 152]
        add          r14d, edi
        rorx         r9d, r8d, 22
        xor          ebx, r9d
        add          ebx, r15d
        add          edi, ebx
        rorx         r15d, eax, 17
        rorx         ebx, eax, 19
        xor          r15d, ebx
        mov          ebx, [rsp + 24]
        mov          r9d, ebx
        shr          r9d, 3
        xor          r12d, r9d
        add          ebp, r12d
        mov          r12d, eax
        shr          r12d, 10
        xor          r15d, r12d
        add          ebp, r15d
        mov          [rsp + 16], ebp
        add          esi, ebp
        rorx         r12d, r14d, 6
        rorx         r15d, r14d, 11
        xor          r12d, r15d
        mov          r15d, r14d
        and          r15d, r13d
        add          esi, r15d
        rorx         r15d, edi, 2
        rorx         r9d, edi, 13
        xor          r15d, r9d
        mov          r9d, edi
        xor          r9d, r8d
        and          r10d, r9d
        xor          r10d, r8d
        rorx         eax, [rsp + 32], 7                         /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        mov          [rsp + 152], r8d
        rorx         r8d, [rsp + 32], 18
        xor          eax, r8d
        rorx         r8d, r14d, 25
        xor          r12d, r8d
        mov          r8d, [rsp + 96]
        add          ebx, r8d
        andn         r8d, r14d, edx
        add          esi, r8d
        add          edx, [r11 + 20]                            /* round 21 */
        add          esi, r12d
        mov          r12d, [rsp + 176]
        add          r12d, esi
        rorx         r8d, edi, 22
        xor          r15d, r8d
        add          r15d, r10d
        add          esi, r15d
        rorx         r15d, ecx, 17
        rorx         r10d, ecx, 19
        xor          r15d, r10d
        mov          r10d, [rsp + 32]
        mov          r8d, r10d
        shr          r8d, 3
        xor          eax, r8d
        add          ebx, eax
        mov          r8d, ecx
        shr          r8d, 10
        xor          r15d, r8d
        add          ebx, r15d
        mov          [rsp + 24], ebx
        add          edx, ebx
        rorx         r15d, r12d, 6
        rorx         r8d, r12d, 11
        xor          r15d, r8d
        mov          r8d, r12d
        and          r8d, r14d
        add          edx, r8d
        rorx         r8d, esi, 2
        rorx         eax, esi, 13
        xor          r8d, eax
        mov          eax, esi
        xor          eax, edi
        and          r9d, eax
        xor          r9d, edi
        rorx         ecx, [rsp + 40], 7                         /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        mov          [rsp + 176], edi
        rorx         edi, [rsp + 40], 18
        xor          ecx, edi
        rorx         edi, r12d, 25
        xor          r15d, edi
        mov          edi, [rsp + 104]
        add          r10d, edi
        andn         edi, r12d, r13d
        add          edx, edi
        add          r13d, [r11 + 24]                           /* round 22 */
        add          edx, r15d
        mov          r15d, [rsp + 144]
        add          r15d, edx
        rorx         edi, esi, 22
        xor          r8d, edi
        add          r8d, r9d
        add          edx, r8d
        rorx         r9d, ebp, 17
        rorx         r8d, ebp, 19
        xor          r9d, r8d
        mov          r8d, [rsp + 40]
        mov          edi, r8d
        shr          edi, 3
        xor          ecx, edi
        add          r10d, ecx
        mov          edi, ebp
        shr          edi, 10
        xor          r9d, edi
        add          r10d, r9d
        mov          [rsp + 32], r10d
        add          r13d, r10d
        rorx         ecx, r15d, 6
        rorx         r9d, r15d, 11
        xor          ecx, r9d
        mov          r9d, r15d
        and          r9d, r12d
        add          r13d, r9d
        rorx         r9d, edx, 2
        rorx         edi, edx, 13
        xor          r9d, edi
        mov          edi, edx
        xor          edi, esi
        and          eax, edi
        xor          eax, esi
        rorx         ebp, [rsp + 48], 7                         /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        mov          [rsp + 144], esi
        rorx         esi, [rsp + 48], 18
        xor          ebp, esi
        mov          esi, [rsp + 48]
        mov          r10d, esi
        shr          r10d, 3
        xor          ebp, r10d
        add          r8d, ebp
        mov          ebp, [rsp + 168]
        add          r8d, ebp
        rorx         r10d, r15d, 25
        xor          ecx, r10d
        andn         r10d, r15d, r14d
        add          r10d, r13d
        add          r14d, [r11 + 28]                           /* round 23 */
        add          ecx, r10d
        mov          r13d, [rsp + 152]
        add          r13d, ecx
        rorx         r10d, edx, 22
        xor          r9d, r10d
        add          r9d, eax
        add          ecx, r9d
        rorx         r10d, ebx, 17
        rorx         r9d, ebx, 19
        xor          r10d, r9d
        mov          r9d, ebx
        shr          r9d, 10
        xor          r10d, r9d
        add          r8d, r10d
        mov          [rsp + 40], r8d
        add          r14d, r8d
        rorx         eax, r13d, 6
        rorx         r10d, r13d, 11
        xor          eax, r10d
        mov          r10d, r13d
        and          r10d, r15d
        add          r14d, r10d
        rorx         r10d, ecx, 2
        rorx         r9d, ecx, 13
        xor          r10d, r9d
        mov          r9d, ecx
        xor          r9d, edx
        and          edi, r9d
        xor          edi, edx
        rorx         ebp, [rsp + 56], 7                         /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        rorx         ebx, [rsp + 56], 18
        xor          ebp, ebx
        mov          ebx, [rsp + 56]
        mov          [rsp + 152], edx
        mov          edx, ebx
        shr          edx, 3
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, [rsp + 160]
        add          esi, ebp
        rorx         edx, r13d, 25
        xor          eax, edx
        andn         edx, r13d, r12d
        add          edx, r14d
        add          r12d, [r11 + 32]                           /* round 24 */
        add          eax, edx
        mov          r14d, [rsp + 176]
        add          r14d, eax
        rorx         edx, ecx, 22
        xor          r10d, edx
        add          r10d, edi
        add          eax, r10d
        mov          r10d, [rsp + 32]
        rorx         edi, r10d, 17
        rorx         edx, r10d, 19
        xor          edi, edx
        mov          edx, r10d
        shr          edx, 10
        xor          edi, edx
        add          esi, edi
        mov          [rsp + 48], esi
        add          r12d, esi
        rorx         edi, r14d, 6
        rorx         edx, r14d, 11
        xor          edi, edx
        mov          edx, r14d
        and          edx, r13d
        add          r12d, edx
        rorx         edx, eax, 2
        rorx         ebp, eax, 13
        xor          edx, ebp
        mov          ebp, eax
        xor          ebp, ecx
        and          r9d, ebp
        xor          r9d, ecx
        rorx         r10d, [rsp + 64], 7                        /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        mov          [rsp + 176], ecx
        rorx         ecx, [rsp + 64], 18
        xor          r10d, ecx
        mov          ecx, [rsp + 64]
        mov          esi, ecx
        shr          esi, 3
        xor          r10d, esi
        add          ebx, r10d
        mov          r10d, [rsp]
        add          ebx, r10d
        rorx         esi, r14d, 25
        xor          edi, esi
        andn         esi, r14d, r15d
        add          esi, r12d
        add          r15d, [r11 + 36]                           /* round 25 */
        add          edi, esi
        mov          esi, [rsp + 144]
        add          esi, edi
        rorx         r12d, eax, 22
        xor          edx, r12d
        add          edx, r9d
        add          edi, edx
        rorx         r12d, r8d, 17
        rorx         r9d, r8d, 19
        xor          r12d, r9d
        mov          r9d, r8d
        shr          r9d, 10
        xor          r12d, r9d
        add          ebx, r12d
        mov          [rsp + 56], ebx
        add          r15d, ebx
        rorx         r9d, esi, 6
        rorx         r12d, esi, 11
        xor          r9d, r12d
        mov          r12d, esi
        and          r12d, r14d
        add          r15d, r12d
        rorx         r12d, edi, 2
        rorx         edx, edi, 13
        xor          r12d, edx
        mov          edx, edi
        xor          edx, eax
        and          ebp, edx
        xor          ebp, eax
        rorx         r10d, [rsp + 72], 7                        /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        rorx         r8d, [rsp + 72], 18
        xor          r10d, r8d
        mov          r8d, [rsp + 72]
        mov          [rsp + 144], eax
        mov          eax, r8d
        shr          eax, 3
        xor          r10d, eax
        add          ecx, r10d
        mov          r10d, [rsp + 8]
        add          ecx, r10d
        rorx         eax, esi, 25
        xor          r9d, eax
        andn         eax, esi, r13d
        add          eax, r15d
        add          r13d, [r11 + 40]                           /* round 26 */
        add          r9d, eax
        mov          r15d, [rsp + 152]
        add          r15d, r9d
        rorx         eax, edi, 22
        xor          r12d, eax
        add          r12d, ebp
        add          r9d, r12d
        mov          eax, [rsp + 48]
        rorx         r12d, eax, 17
        rorx         ebp, eax, 19
        xor          r12d, ebp
        mov          ebp, eax
        shr          ebp, 10
        xor          r12d, ebp
        add          ecx, r12d
        mov          [rsp + 64], ecx
        add          r13d, ecx
        rorx         r12d, r15d, 6
        rorx         ebp, r15d, 11
        xor          r12d, ebp
        mov          ebp, r15d
        and          ebp, esi
        add          r13d, ebp
        rorx         ebp, r9d, 2
        rorx         r10d, r9d, 13
        xor          ebp, r10d
        mov          r10d, r9d
        xor          r10d, edi
        and          edx, r10d
        xor          edx, edi
        rorx         eax, [rsp + 80], 7                         /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        mov          [rsp + 152], edi
        rorx         edi, [rsp + 80], 18
        xor          eax, edi
        mov          edi, [rsp + 80]
        mov          ecx, edi
        shr          ecx, 3
        xor          eax, ecx
        add          eax, r8d
        mov          r8d, [rsp + 16]
        add          eax, r8d
        rorx         ecx, r15d, 25
        xor          r12d, ecx
        andn         ecx, r15d, r14d
        add          ecx, r13d
        add          r14d, [r11 + 44]                           /* round 27 */
        add          r12d, ecx
        mov          ecx, [rsp + 176]
        add          ecx, r12d
        rorx         r13d, r9d, 22
        xor          ebp, r13d
        add          ebp, edx
        add          r12d, ebp
        rorx         r13d, ebx, 17
        rorx         ebp, ebx, 19
        xor          r13d, ebp
        mov          ebp, ebx
        shr          ebp, 10
        xor          r13d, ebp
        add          eax, r13d
        mov          [rsp + 72], eax
        add          r14d, eax
        rorx         r13d, ecx, 6
        rorx         ebp, ecx, 11
        xor          r13d, ebp
        mov          ebp, ecx
        and          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r12d, 2
        rorx         edx, r12d, 13
        xor          ebp, edx
        mov          edx, r12d
        xor          edx, r9d
        and          r10d, edx
        xor          r10d, r9d
        rorx         ebx, [rsp + 88], 7                         /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         r8d, [rsp + 88], 18
        xor          ebx, r8d
        mov          r8d, [rsp + 88]
        mov          [rsp + 176], r9d
        mov          r9d, r8d
        shr          r9d, 3
        xor          ebx, r9d
        add          edi, ebx
        mov          ebx, [rsp + 24]
        add          edi, ebx
        rorx         r9d, ecx, 25
        xor          r13d, r9d
        andn         r9d, ecx, esi
        add          r9d, r14d
        add          esi, [r11 + 48]                            /* round 28 */
        add          r13d, r9d
        mov          r14d, [rsp + 144]
        add          r14d, r13d
        rorx         r9d, r12d, 22
        xor          ebp, r9d
        add          ebp, r10d
        add          r13d, ebp
        mov          ebp, [rsp + 64]
        rorx         r10d, ebp, 17
        rorx         r9d, ebp, 19
        xor          r10d, r9d
        mov          r9d, ebp
        shr          r9d, 10
        xor          r10d, r9d
        add          edi, r10d
        mov          [rsp + 80], edi
        add          esi, edi
        rorx         r10d, r14d, 6
        rorx         r9d, r14d, 11
        xor          r10d, r9d
        mov          r9d, r14d
        and          r9d, ecx
        add          esi, r9d
        rorx         r9d, r13d, 2
        rorx         ebx, r13d, 13
        xor          r9d, ebx
        mov          ebx, r13d
        xor          ebx, r12d
        and          edx, ebx
        xor          edx, r12d
        rorx         ebp, [rsp + 96], 7                         /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        mov          [rsp + 144], r12d
        rorx         r12d, [rsp + 96], 18
        xor          ebp, r12d
        mov          r12d, [rsp + 96]
        mov          edi, r12d
        shr          edi, 3
        xor          ebp, edi
        add          r8d, ebp
        mov          ebp, [rsp + 32]
        add          r8d, ebp
        rorx         edi, r14d, 25
        xor          r10d, edi
        andn         edi, r14d, r15d
        add          esi, edi
        add          r15d, [r11 + 52]                           /* round 29 */
        add          esi, r10d
        mov          r10d, [rsp + 152]
        add          r10d, esi
        rorx         edi, r13d, 22
        xor          r9d, edi
        add          r9d, edx
        add          esi, r9d
        rorx         r9d, eax, 17
        rorx         edi, eax, 19
        xor          r9d, edi
        mov          edi, eax
        shr          edi, 10
        xor          r9d, edi
        add          r8d, r9d
        mov          [rsp + 88], r8d
        add          r15d, r8d
        rorx         edx, r10d, 6
        rorx         r9d, r10d, 11
        xor          edx, r9d
        mov          r9d, r10d
        and          r9d, r14d
        add          r15d, r9d
        rorx         r9d, esi, 2
        rorx         edi, esi, 13
        xor          r9d, edi
        mov          edi, esi
        xor          edi, r13d
        and          ebx, edi
        xor          ebx, r13d
        rorx         eax, [rsp + 104], 7                        /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         ebp, [rsp + 104], 18
        xor          eax, ebp
        mov          ebp, [rsp + 104]
        mov          [rsp + 152], r13d
        mov          r13d, ebp
        shr          r13d, 3
        xor          eax, r13d
        add          r12d, eax
        mov          r13d, [rsp + 40]
        add          r12d, r13d
        rorx         eax, r10d, 25
        xor          edx, eax
        andn         eax, r10d, ecx
        add          eax, r15d
        add          ecx, [r11 + 56]                            /* round 30 */
        add          edx, eax
        mov          r15d, [rsp + 176]
        add          r15d, edx
        rorx         eax, esi, 22
        xor          r9d, eax
        add          r9d, ebx
        add          edx, r9d
        mov          ebx, [rsp + 80]
        rorx         r9d, ebx, 17
        rorx         eax, ebx, 19
        xor          r9d, eax
        mov          eax, ebx
        shr          eax, 10
        xor          r9d, eax
        add          r12d, r9d
        mov          [rsp + 96], r12d
        add          ecx, r12d
        rorx         r9d, r15d, 6
        rorx         eax, r15d, 11
        xor          r9d, eax
        mov          eax, r15d
        and          eax, r10d
        add          ecx, eax
        rorx         eax, edx, 2
        rorx         r13d, edx, 13
        xor          eax, r13d
        mov          r13d, edx
        xor          r13d, esi
        and          edi, r13d
        xor          edi, esi
        rorx         ebx, [rsp + 168], 7                        /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        rorx         r12d, [rsp + 168], 18
        xor          ebx, r12d
        mov          r12d, [rsp + 168]
        mov          [rsp + 176], esi
        mov          esi, r12d
        shr          esi, 3
        xor          ebx, esi
        add          ebp, ebx
        mov          ebx, [rsp + 48]
        add          ebp, ebx
        rorx         esi, r15d, 25
        xor          r9d, esi
        andn         esi, r15d, r14d
        add          ecx, esi
        add          r14d, [r11 + 60]                           /* round 31 */
        add          ecx, r9d
        mov          r9d, [rsp + 144]
        add          r9d, ecx
        rorx         esi, edx, 22
        xor          eax, esi
        add          eax, edi
        add          ecx, eax
        rorx         eax, r8d, 17
        rorx         edi, r8d, 19
        xor          eax, edi
        mov          edi, r8d
        shr          edi, 10
        xor          eax, edi
        add          eax, ebp
        mov          [rsp + 104], eax
        add          r11, 64
        add          r14d, eax
        rorx         ebp, r9d, 6
        rorx         edi, r9d, 11
        xor          ebp, edi
        mov          edi, r9d
        and          edi, r15d
        add          r14d, edi
        rorx         edi, ecx, 2
        rorx         esi, ecx, 13
        xor          edi, esi
        mov          esi, ecx
        xor          esi, edx
        and          esi, r13d
        xor          esi, edx
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        andn         r13d, r9d, r10d
        add          r13d, r14d
        add          ebp, r13d
        mov          r13d, [rsp + 152]
        add          r13d, ebp
        rorx         r14d, ecx, 22
        xor          edi, r14d
        add          edi, esi
        add          ebp, edi
        mov          eax, ebp
        mov          edi, r13d
        mov          r8d, r9d
        mov          r9d, r15d
        mov          ebx, r12d
        mov          esi, [rsp + 176]
        mov          ebp, [rsp + 160]
        cmp          r11, [rsp + 136]
        jne          NSMS_L(blocks_rounds_and_schedule)

        /* the state after the block */
        mov          r11, [rsp + 112]
        add          r11, 64                                    /* the next block */
        mov          [rsp + 112], r11
        mov          rbx, [rsp + 128]
        mov          ebp, [rbx]                                 /* H = H + (a, b, ...) */
        mov          r12, [rsp + 120]
        add          r12, -1
        mov          [rsp + 120], r12
        mov          r13d, [rbx + 20]
        mov          r14d, [rbx + 4]
        add          ecx, r14d
        mov          [rbx + 4], ecx
        mov          r14d, [rbx + 8]
        add          edx, r14d
        mov          [rbx + 8], edx
        mov          r14d, [rbx + 12]
        add          esi, r14d
        mov          [rbx + 12], esi
        mov          r14d, [rbx + 16]
        add          edi, r14d
        add          r8d, r13d
        add          eax, ebp
        mov          [rbx], eax
        mov          [rbx + 20], r8d
        mov          [rbx + 16], edi
        mov          ebp, [rbx + 24]
        add          r9d, ebp
        mov          [rbx + 24], r9d
        mov          ebp, [rbx + 28]
        add          r10d, ebp
        mov          [rbx + 28], r10d
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        add          rsp, 264
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
        add          rsp, 264
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1), . - NSMS_SYMBOL(nsms_sha256_blocks_bmi2_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1))
NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1))
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
        .size        NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1), . - NSMS_SYMBOL(nsms_sha256_schedule_bmi2_n1)
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

/* nsms_sha256_blocks_bmi2_n1: 15 integer registers, 36 spills.
 *   Register map: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp,
 *     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
 *     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha256_schedule_bmi2_n1: 15 integer registers, 7 spills.
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
 * - name: nsms_sha256_blocks_bmi2_n1
 *   signature: void nsms_sha256_blocks_bmi2_n1(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 312, win64: 328}
 *   features: [bmi1, bmi2]
 * - name: nsms_sha256_schedule_bmi2_n1
 *   signature: void nsms_sha256_schedule_bmi2_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 168, win64: 184}
 *   features: [bmi2]
 */
