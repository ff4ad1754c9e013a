/* sha256_x64_n1_flat_zen4.S, written by nsms: make gen HASH=sha256 ISA=x64 N=1 SIGMA=flat UARCH=zen4
 *   SIGMA=flat: Sigma as the standard writes it; UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha256_blocks_x64_n1_flat_zen4(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,549 instructions (System V); 264 bytes of stack (System V), 280 (Win64).
 * void nsms_sha256_schedule_x64_n1_flat_zen4(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 256 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 499 instructions (System V); 168 bytes of stack (System V), 184 (Win64).
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
#  define NSMS_L(name) Lsha256_x64_n1_flat_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_x64_n1_flat_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_x64_n1_flat_zen4_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_x64_n1_flat_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_x64_n1_flat_zen4))
NSMS_SYMBOL(nsms_sha256_blocks_x64_n1_flat_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_x64_n1_flat_zen4))
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
        sub          rsp, 216
        NSMS_SEH(.seh_stackalloc 216)
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
        sub          rsp, 216
        .cfi_def_cfa_offset 272
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
        mov          ebp, [r12 + 4]                             /* W_1 */
        mov          r13d, [r12 + 8]                            /* W_2 */
        mov          r14d, [r12 + 12]                           /* W_3 */
        add          r10d, [rip + NSMS_L(K)]                    /* round 0 */
        bswap        ebx
        add          r10d, ebx
        mov          r15d, [r12 + 16]                           /* W_4 */
        mov          r11d, edi
        ror          r11d, 11
        mov          [rsp + 144], ebx
        mov          ebx, edi
        ror          ebx, 6
        mov          [rsp + 152], esi
        mov          esi, edi
        ror          esi, 25
        bswap        ebp
        mov          [rsp + 160], r15d
        mov          r15d, r8d
        xor          r15d, r9d
        mov          [rsp + 168], r8d
        mov          r8d, [r12 + 20]                            /* W_5 */
        and          r15d, edi
        xor          r15d, r9d
        bswap        r13d
        mov          [rsp], r13d
        mov          r13d, [r12 + 24]                           /* W_6 */
        bswap        r14d
        mov          [rsp + 8], r14d
        mov          [rsp + 176], r13d
        mov          r13d, ecx
        xor          r13d, edx
        mov          r14d, [r12 + 28]                           /* W_7 */
        mov          [rsp + 184], r14d
        mov          r14d, eax
        ror          r14d, 22
        add          r9d, [rip + NSMS_L(K) + 4]                 /* round 1 */
        mov          [rsp + 192], r8d
        mov          r8d, eax
        ror          r8d, 13
        mov          [rsp + 200], edx
        mov          edx, eax
        ror          edx, 2
        xor          edx, r8d
        xor          edx, r14d
        add          r9d, ebp
        xor          ebx, r11d
        xor          esi, ebx
        add          esi, r10d
        add          esi, r15d
        mov          r14d, [rsp + 160]
        bswap        r14d
        mov          [rsp + 16], r14d
        mov          r15d, eax
        xor          r15d, ecx
        and          r13d, r15d
        xor          r13d, ecx
        add          edx, r13d
        add          edx, esi
        mov          r8d, [rsp + 168]
        mov          r13d, edi
        xor          r13d, r8d
        mov          ebx, [rsp + 152]
        add          esi, ebx
        and          r13d, esi
        xor          r13d, r8d
        add          r9d, r13d
        mov          r13d, esi
        ror          r13d, 11
        mov          ebx, esi
        ror          ebx, 6
        mov          r11d, esi
        ror          r11d, 25
        xor          ebx, r13d
        xor          ebx, r11d
        add          r9d, ebx
        mov          r10d, [r12 + 32]                           /* W_8 */
        add          r8d, [rip + NSMS_L(K) + 8]                 /* round 2 */
        mov          r13d, edx
        ror          r13d, 22
        mov          ebx, [rsp + 200]
        add          ebx, r9d
        mov          r11d, edx
        ror          r11d, 13
        mov          [rsp + 152], ebp
        mov          ebp, edx
        ror          ebp, 2
        xor          ebp, r11d
        xor          ebp, r13d
        mov          r13d, [rsp + 192]
        bswap        r13d
        mov          [rsp + 24], r13d
        mov          r11d, edx
        xor          r11d, eax
        and          r15d, r11d
        xor          r15d, eax
        add          ebp, r15d
        add          r9d, ebp
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, ebx
        xor          r15d, edi
        mov          ebp, ebx
        ror          ebp, 11
        mov          [rsp + 160], r10d
        mov          r10d, ebx
        ror          r10d, 6
        mov          r13d, ebx
        ror          r13d, 25
        add          r8d, [rsp]
        add          r8d, r15d
        xor          r10d, ebp
        xor          r10d, r13d
        add          r8d, r10d
        mov          r13d, [r12 + 36]                           /* W_9 */
        add          edi, [rip + NSMS_L(K) + 12]                /* round 3 */
        add          ecx, r8d
        mov          r15d, r9d
        ror          r15d, 22
        mov          ebp, [rsp + 8]
        add          edi, ebp
        mov          r10d, r9d
        ror          r10d, 13
        mov          ebp, r9d
        ror          ebp, 2
        xor          ebp, r10d
        xor          ebp, r15d
        mov          r15d, r9d
        xor          r15d, edx
        and          r11d, r15d
        xor          r11d, edx
        add          ebp, r11d
        add          r8d, ebp
        mov          ebp, [rsp + 176]
        bswap        ebp
        mov          [rsp + 32], ebp
        mov          r11d, ebx
        xor          r11d, esi
        and          r11d, ecx
        xor          r11d, esi
        add          edi, r11d
        mov          r11d, ecx
        ror          r11d, 11
        mov          r10d, ecx
        ror          r10d, 6
        mov          ebp, ecx
        ror          ebp, 25
        xor          r10d, r11d
        xor          r10d, ebp
        add          edi, r10d
        add          esi, [rip + NSMS_L(K) + 16]                /* round 4 */
        mov          ebp, [r12 + 40]                            /* W_10 */
        add          eax, edi
        mov          r11d, r8d
        ror          r11d, 22
        add          esi, r14d
        mov          r10d, r8d
        ror          r10d, 13
        mov          r14d, r8d
        ror          r14d, 2
        xor          r14d, r10d
        xor          r14d, r11d
        mov          r11d, r8d
        xor          r11d, r9d
        and          r15d, r11d
        xor          r15d, r9d
        add          r14d, r15d
        add          edi, r14d
        mov          r14d, [rsp + 184]
        bswap        r14d
        mov          [rsp + 40], r14d
        mov          r15d, ecx
        xor          r15d, ebx
        and          r15d, eax
        xor          r15d, ebx
        add          esi, r15d
        mov          r15d, eax
        ror          r15d, 11
        mov          r10d, eax
        ror          r10d, 6
        mov          [rsp + 168], ebp
        mov          ebp, eax
        ror          ebp, 25
        xor          r10d, r15d
        xor          r10d, ebp
        add          esi, r10d
        add          ebx, [rip + NSMS_L(K) + 20]                /* round 5 */
        mov          r15d, [r12 + 44]                           /* W_11 */
        add          edx, esi
        mov          ebp, edi
        ror          ebp, 22
        mov          r10d, [rsp + 24]
        add          ebx, r10d
        mov          r10d, edi
        ror          r10d, 13
        mov          [rsp + 176], r15d
        mov          r15d, edi
        ror          r15d, 2
        xor          r15d, r10d
        mov          r10d, edi
        xor          r10d, r8d
        and          r11d, r10d
        xor          r11d, r8d
        xor          r15d, ebp
        add          r15d, r11d
        mov          ebp, [r12 + 48]                            /* W_12 */
        add          esi, r15d
        mov          r15d, [rsp + 160]
        bswap        r15d
        mov          [rsp + 48], r15d
        mov          r11d, eax
        xor          r11d, ecx
        and          r11d, edx
        xor          r11d, ecx
        add          ebx, r11d
        mov          r11d, edx
        ror          r11d, 11
        mov          [rsp + 160], ebp
        mov          ebp, edx
        ror          ebp, 6
        mov          r15d, edx
        ror          r15d, 25
        xor          ebp, r11d
        xor          ebp, r15d
        add          ebp, ebx
        add          ecx, [rip + NSMS_L(K) + 24]                /* round 6 */
        add          r9d, ebp
        mov          r15d, esi
        ror          r15d, 22
        mov          ebx, esi
        ror          ebx, 13
        mov          r11d, esi
        ror          r11d, 2
        xor          r11d, ebx
        xor          r11d, r15d
        mov          r15d, esi
        xor          r15d, edi
        and          r10d, r15d
        xor          r10d, edi
        add          r11d, r10d
        add          ebp, r11d
        mov          ebx, edx
        xor          ebx, eax
        bswap        r13d
        mov          [rsp + 56], r13d
        and          ebx, r9d
        xor          ebx, eax
        mov          r11d, [rsp + 32]
        add          ecx, r11d
        add          ecx, ebx
        mov          ebx, r9d
        ror          ebx, 11
        mov          r10d, r9d
        ror          r10d, 6
        mov          r11d, r9d
        ror          r11d, 25
        xor          r10d, ebx
        xor          r10d, r11d
        add          ecx, r10d
        add          eax, [rip + NSMS_L(K) + 28]                /* round 7 */
        add          r8d, ecx
        mov          ebx, [r12 + 52]                            /* W_13 */
        mov          r11d, ebp
        ror          r11d, 22
        add          eax, r14d
        mov          r10d, ebp
        ror          r10d, 13
        mov          r14d, ebp
        ror          r14d, 2
        xor          r14d, r10d
        xor          r14d, r11d
        mov          r11d, ebp
        xor          r11d, esi
        and          r15d, r11d
        xor          r15d, esi
        add          r14d, r15d
        add          ecx, r14d
        mov          r14d, r9d
        xor          r14d, edx
        mov          r15d, [rsp + 168]
        bswap        r15d
        mov          [rsp + 64], r15d
        and          r14d, r8d
        xor          r14d, edx
        add          eax, r14d
        mov          r14d, r8d
        ror          r14d, 11
        mov          r10d, r8d
        ror          r10d, 6
        xor          r10d, r14d
        mov          r14d, r8d
        ror          r14d, 25
        xor          r10d, r14d
        add          eax, r10d
        add          edx, [rip + NSMS_L(K) + 32]                /* round 8 */
        add          edi, eax
        mov          r14d, [r12 + 56]                           /* W_14 */
        mov          r10d, ecx
        ror          r10d, 22
        mov          [rsp + 168], r14d
        mov          r14d, [rsp + 48]
        add          edx, r14d
        mov          r14d, ecx
        ror          r14d, 13
        mov          [rsp + 184], ebx
        mov          ebx, ecx
        ror          ebx, 2
        xor          ebx, r14d
        xor          ebx, r10d
        mov          r10d, ecx
        xor          r10d, ebp
        and          r11d, r10d
        xor          r11d, ebp
        add          ebx, r11d
        add          eax, ebx
        mov          r14d, r8d
        xor          r14d, r9d
        mov          ebx, [rsp + 176]
        bswap        ebx
        mov          [rsp + 72], ebx
        and          r14d, edi
        xor          r14d, r9d
        add          edx, r14d
        mov          r14d, edi
        ror          r14d, 11
        mov          r11d, edi
        ror          r11d, 6
        mov          ebx, edi
        ror          ebx, 25
        xor          r11d, r14d
        xor          r11d, ebx
        add          r9d, [rip + NSMS_L(K) + 36]                /* round 9 */
        add          r9d, r13d
        mov          r12d, [r12 + 60]                           /* W_15 */
        mov          r14d, eax
        ror          r14d, 22
        mov          ebx, eax
        ror          ebx, 13
        mov          r13d, eax
        ror          r13d, 2
        xor          r13d, ebx
        add          r11d, edx
        add          esi, r11d
        xor          r13d, r14d
        mov          r14d, eax
        xor          r14d, ecx
        and          r10d, r14d
        xor          r10d, ecx
        add          r10d, r13d
        add          r10d, r11d
        mov          r13d, edi
        xor          r13d, r8d
        and          r13d, esi
        mov          ebx, [rsp + 160]
        bswap        ebx
        mov          [rsp + 80], ebx
        xor          r13d, r8d
        add          r9d, r13d
        mov          r13d, esi
        ror          r13d, 11
        mov          r11d, esi
        ror          r11d, 6
        mov          edx, esi
        ror          edx, 25
        xor          r11d, r13d
        xor          r11d, edx
        add          r9d, r11d
        add          r8d, [rip + NSMS_L(K) + 40]                /* round 10 */
        add          ebp, r9d
        mov          r13d, r10d
        ror          r13d, 22
        add          r8d, r15d
        mov          r11d, r10d
        ror          r11d, 13
        mov          edx, r10d
        ror          edx, 2
        xor          edx, r11d
        xor          edx, r13d
        mov          r13d, r10d
        xor          r13d, eax
        and          r14d, r13d
        xor          r14d, eax
        add          edx, r14d
        add          r9d, edx
        mov          r14d, esi
        xor          r14d, edi
        mov          edx, [rsp + 184]
        bswap        edx
        mov          [rsp + 88], edx
        and          r14d, ebp
        xor          r14d, edi
        add          r8d, r14d
        mov          r14d, ebp
        ror          r14d, 11
        mov          r11d, ebp
        ror          r11d, 6
        mov          r15d, ebp
        ror          r15d, 25
        xor          r11d, r14d
        xor          r11d, r15d
        add          r8d, r11d
        add          edi, [rip + NSMS_L(K) + 44]                /* round 11 */
        add          ecx, r8d
        mov          r14d, r9d
        ror          r14d, 22
        mov          r15d, [rsp + 72]
        add          edi, r15d
        mov          r11d, r9d
        ror          r11d, 13
        mov          r15d, r9d
        ror          r15d, 2
        xor          r15d, r11d
        xor          r15d, r14d
        mov          r14d, r9d
        xor          r14d, r10d
        and          r13d, r14d
        xor          r13d, r10d
        add          r15d, r13d
        add          r8d, r15d
        mov          r13d, ebp
        xor          r13d, esi
        mov          r15d, [rsp + 168]
        bswap        r15d
        mov          [rsp + 96], r15d
        and          r13d, ecx
        xor          r13d, esi
        add          edi, r13d
        mov          r13d, ecx
        ror          r13d, 11
        mov          r11d, ecx
        ror          r11d, 6
        mov          r15d, ecx
        ror          r15d, 25
        xor          r11d, r13d
        xor          r11d, r15d
        add          edi, r11d
        add          esi, [rip + NSMS_L(K) + 48]                /* round 12 */
        add          eax, edi
        mov          r13d, r8d
        ror          r13d, 22
        add          esi, ebx
        mov          r15d, r8d
        ror          r15d, 13
        mov          r11d, r8d
        ror          r11d, 2
        xor          r11d, r15d
        xor          r11d, r13d
        mov          r13d, r8d
        xor          r13d, r9d
        and          r14d, r13d
        xor          r14d, r9d
        add          r11d, r14d
        add          edi, r11d
        mov          r14d, ecx
        xor          r14d, ebp
        and          r14d, eax
        bswap        r12d
        mov          [rsp + 104], r12d
        xor          r14d, ebp
        add          esi, r14d
        mov          r14d, eax
        ror          r14d, 11
        mov          r15d, eax
        ror          r15d, 6
        mov          r11d, eax
        ror          r11d, 25
        xor          r15d, r14d
        xor          r15d, r11d
        add          esi, r15d
        add          ebp, [rip + NSMS_L(K) + 52]                /* round 13 */
        add          r10d, esi
        mov          r14d, edi
        ror          r14d, 22
        add          ebp, edx
        mov          r15d, edi
        ror          r15d, 13
        mov          r11d, edi
        ror          r11d, 2
        xor          r11d, r15d
        xor          r11d, r14d
        mov          r14d, edi
        xor          r14d, r8d
        and          r13d, r14d
        xor          r13d, r8d
        add          r11d, r13d
        add          esi, r11d
        mov          r13d, eax
        xor          r13d, ecx
        and          r13d, r10d
        xor          r13d, ecx
        add          ebp, r13d
        mov          r13d, r10d
        ror          r13d, 11
        mov          r15d, r10d
        ror          r15d, 6
        mov          r11d, r10d
        ror          r11d, 25
        xor          r15d, r13d
        xor          r15d, r11d
        add          r15d, ebp
        add          ecx, [rip + NSMS_L(K) + 56]                /* round 14 */
        add          r9d, r15d
        mov          r13d, [rsp + 96]
        add          ecx, r13d
        mov          ebp, esi
        ror          ebp, 22
        mov          r11d, esi
        ror          r11d, 13
        mov          ebx, esi
        ror          ebx, 2
        xor          ebx, r11d
        xor          ebx, ebp
        mov          ebp, esi
        xor          ebp, edi
        and          r14d, ebp
        xor          r14d, edi
        add          ebx, r14d
        add          r15d, ebx
        mov          r14d, r10d
        xor          r14d, eax
        and          r14d, r9d
        xor          r14d, eax
        add          ecx, r14d
        mov          r14d, r9d
        ror          r14d, 11
        mov          ebx, r9d
        ror          ebx, 6
        mov          r11d, r9d
        ror          r11d, 25
        xor          ebx, r14d
        xor          ebx, r11d
        add          ecx, ebx
        add          eax, [rip + NSMS_L(K) + 60]                /* round 15 */
        add          eax, r12d
        mov          r14d, r15d
        ror          r14d, 22
        add          r8d, ecx
        mov          ebx, r15d
        ror          ebx, 13
        mov          r11d, r15d
        ror          r11d, 2
        mov          edx, r9d
        xor          edx, r10d
        xor          r11d, ebx
        xor          r11d, r14d
        mov          r14d, r8d
        ror          r14d, 11
        mov          ebx, r8d
        ror          ebx, 6
        mov          r12d, r8d
        ror          r12d, 25
        mov          r13d, r15d
        xor          r13d, esi
        and          ebp, r13d
        xor          ebp, esi
        add          r11d, ebp
        add          ecx, r11d
        and          edx, r8d
        xor          edx, r10d
        xor          ebx, r14d
        add          eax, edx
        mov          r14d, ecx
        ror          r14d, 22
        mov          ebp, ecx
        ror          ebp, 13
        mov          r11d, ecx
        ror          r11d, 2
        xor          ebx, r12d
        add          eax, ebx
        lea          r12, [rip + NSMS_L(K) + 256]
        mov          [rsp + 136], r12
        lea          rbx, [rip + NSMS_L(K) + 64]
        xor          r11d, ebp
        add          edi, eax
        xor          r11d, r14d
        mov          r14d, ecx
        xor          r14d, r15d
        and          r14d, r13d
        xor          r14d, r15d
        add          r11d, r14d
        add          eax, r11d
        mov          edx, r15d
        mov          r11, rbx
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
        mov          r12d, [rsp + 56]
        add          ebx, r12d                                  /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        add          r10d, [r11]                                /* round 16 */
        mov          r13d, ebp
        ror          r13d, 7
        mov          r14d, ebp
        ror          r14d, 18
        mov          r15d, edi
        ror          r15d, 6
        xor          r13d, r14d
        mov          r14d, [rsp + 96]
        mov          r12d, r14d
        ror          r12d, 19
        mov          [rsp + 144], eax
        mov          eax, edi
        ror          eax, 11
        xor          r15d, eax
        mov          eax, ebp
        shr          eax, 3
        xor          r13d, eax
        mov          eax, edi
        ror          eax, 25
        xor          r15d, eax
        mov          eax, r8d                                   /* round 18 */
        add          eax, [r11 + 8]
        mov          [rsp + 152], eax
        mov          eax, r14d
        shr          eax, 10
        mov          [rsp + 160], r11
        mov          r11d, r14d
        ror          r11d, 17
        xor          r11d, r12d
        xor          r11d, eax
        add          ebx, r11d
        add          r10d, r15d
        add          ebx, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, ecx
        xor          r12d, edx
        add          r10d, ebx
        add          esi, r10d
        mov          eax, [rsp + 144]
        mov          r13d, eax
        ror          r13d, 2
        mov          r15d, [rsp + 64]
        add          ebp, r15d                                  /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        mov          r11d, eax
        ror          r11d, 13
        xor          r13d, r11d
        mov          r11, [rsp + 160]
        add          r9d, [r11 + 4]                             /* round 17 */
        mov          r15d, eax
        xor          r15d, ecx
        and          r12d, r15d
        mov          r14d, [rsp + 104]
        mov          r11d, r14d
        ror          r11d, 19
        xor          r12d, ecx
        mov          [rsp + 168], ecx
        mov          ecx, eax
        ror          ecx, 22
        xor          r13d, ecx
        add          r13d, r12d
        add          r10d, r13d
        mov          r12d, [rsp]
        mov          r13d, r12d
        ror          r13d, 7
        mov          ecx, r12d
        ror          ecx, 18
        xor          r13d, ecx
        mov          ecx, r12d
        shr          ecx, 3
        xor          r13d, ecx
        mov          ecx, r14d
        shr          ecx, 10
        mov          [rsp + 176], ebx
        mov          ebx, r14d
        ror          ebx, 17
        xor          ebx, r11d
        xor          ebx, ecx
        add          ebp, ebx
        add          ebp, r13d
        add          r9d, ebp
        mov          r13d, edi
        xor          r13d, r8d
        and          r13d, esi
        xor          r13d, r8d
        add          r9d, r13d
        mov          r13d, esi
        ror          r13d, 6
        mov          ebx, esi
        ror          ebx, 11
        xor          r13d, ebx
        mov          ebx, r10d
        ror          ebx, 2
        mov          r8d, r10d
        xor          r8d, eax
        and          r15d, r8d
        xor          r15d, eax
        mov          r11d, [rsp + 72]
        add          r12d, r11d                                 /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        mov          ecx, r10d
        ror          ecx, 13
        xor          ebx, ecx
        mov          ecx, esi
        ror          ecx, 25
        xor          r13d, ecx
        add          r9d, r13d
        add          edx, r9d
        mov          r13d, r10d
        ror          r13d, 22
        xor          ebx, r13d
        add          ebx, r15d
        mov          ecx, [rsp + 8]
        mov          r13d, ecx
        ror          r13d, 7
        mov          r15d, ecx
        ror          r15d, 18
        add          r9d, ebx
        xor          r13d, r15d
        mov          ebx, [rsp + 176]
        mov          r15d, ebx
        ror          r15d, 19
        mov          r11d, ecx
        shr          r11d, 3
        xor          r13d, r11d
        mov          r11d, ebx
        shr          r11d, 10
        add          r12d, r13d
        mov          r13d, ebx
        ror          r13d, 17
        xor          r13d, r15d
        xor          r13d, r11d
        add          r12d, r13d
        mov          [rsp], r12d
        mov          r13d, [rsp + 152]
        add          r13d, r12d
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, edx
        xor          r15d, edi
        add          r13d, r15d
        mov          r15d, edx
        ror          r15d, 6
        mov          r11d, edx
        ror          r11d, 11
        xor          r15d, r11d
        mov          r11d, r9d
        ror          r11d, 2
        mov          ebx, r9d
        xor          ebx, r10d
        and          r8d, ebx
        xor          r8d, r10d
        mov          r14d, [rsp + 80]
        add          ecx, r14d                                  /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        mov          r14d, r9d
        ror          r14d, 13
        xor          r11d, r14d
        mov          r14, [rsp + 160]
        add          edi, [r14 + 12]                            /* round 19 */
        mov          [rsp + 152], r10d
        mov          r10d, edx
        ror          r10d, 25
        xor          r15d, r10d
        add          r13d, r15d
        mov          r15d, [rsp + 168]
        add          r15d, r13d
        mov          r10d, r9d
        ror          r10d, 22
        xor          r11d, r10d
        add          r8d, r11d
        mov          r11d, [rsp + 16]
        mov          r10d, r11d
        ror          r10d, 7
        mov          r12d, r11d
        ror          r12d, 18
        add          r8d, r13d
        xor          r10d, r12d
        mov          r12d, ebp
        ror          r12d, 19
        mov          r13d, r11d
        shr          r13d, 3
        xor          r10d, r13d
        add          ecx, r10d
        mov          r13d, ebp
        shr          r13d, 10
        mov          r10d, ebp
        ror          r10d, 17
        xor          r10d, r12d
        xor          r10d, r13d
        add          ecx, r10d
        mov          [rsp + 8], ecx
        add          edi, ecx
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, r15d
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, r15d
        ror          r12d, 6
        mov          r13d, r15d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r10d, r8d
        xor          r10d, r9d
        and          ebx, r10d
        xor          ebx, r9d
        mov          [rsp + 168], ebp
        mov          ebp, [rsp + 88]
        add          r11d, ebp                                  /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        mov          ebp, r8d
        ror          ebp, 13
        xor          r13d, ebp
        add          esi, [r14 + 16]                            /* round 20 */
        mov          ebp, r15d
        ror          ebp, 25
        xor          r12d, ebp
        add          edi, r12d
        add          eax, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, ebx
        mov          r12d, [rsp + 24]
        mov          ebp, r12d
        ror          ebp, 7
        mov          ebx, r12d
        ror          ebx, 18
        add          edi, r13d
        xor          ebp, ebx
        mov          r13d, [rsp]
        mov          ebx, r13d
        ror          ebx, 19
        mov          [rsp + 144], r9d
        mov          r9d, r12d
        shr          r9d, 3
        xor          ebp, r9d
        add          r11d, ebp
        mov          ebp, r13d
        shr          ebp, 10
        mov          r9d, r13d
        ror          r9d, 17
        xor          r9d, ebx
        xor          r9d, ebp
        add          r11d, r9d
        mov          [rsp + 16], r11d
        add          esi, r11d
        mov          ebp, r15d
        xor          ebp, edx
        and          ebp, eax
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, eax
        ror          ebp, 6
        mov          ebx, eax
        ror          ebx, 11
        xor          ebp, ebx
        mov          ebx, edi
        ror          ebx, 2
        mov          r9d, edi
        xor          r9d, r8d
        and          r10d, r9d
        xor          r10d, r8d
        mov          r13d, [rsp + 96]
        add          r12d, r13d                                 /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        mov          r13d, edi
        ror          r13d, 13
        xor          ebx, r13d
        add          edx, [r14 + 20]                            /* round 21 */
        mov          r13d, eax
        ror          r13d, 25
        xor          ebp, r13d
        add          esi, ebp
        mov          r13d, [rsp + 152]
        add          r13d, esi
        mov          ebp, edi
        ror          ebp, 22
        xor          ebx, ebp
        add          ebx, r10d
        mov          ebp, [rsp + 32]
        mov          r10d, ebp
        ror          r10d, 7
        mov          [rsp + 152], r8d
        mov          r8d, ebp
        ror          r8d, 18
        add          esi, ebx
        xor          r10d, r8d
        mov          ebx, ecx
        ror          ebx, 19
        mov          r8d, ebp
        shr          r8d, 3
        xor          r10d, r8d
        add          r12d, r10d
        mov          r10d, ecx
        shr          r10d, 10
        mov          r8d, ecx
        ror          r8d, 17
        xor          r8d, ebx
        xor          r8d, r10d
        add          r12d, r8d
        mov          [rsp + 24], r12d
        add          edx, r12d
        mov          ebx, eax
        xor          ebx, r15d
        and          ebx, r13d
        xor          ebx, r15d
        add          edx, ebx
        mov          ebx, r13d
        ror          ebx, 6
        mov          r10d, r13d
        ror          r10d, 11
        xor          ebx, r10d
        mov          r10d, esi
        ror          r10d, 2
        mov          r8d, esi
        xor          r8d, edi
        and          r9d, r8d
        xor          r9d, edi
        mov          ecx, [rsp + 104]
        add          ebp, ecx                                   /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        mov          ecx, esi
        ror          ecx, 13
        xor          r10d, ecx
        add          r15d, [r14 + 24]                           /* round 22 */
        mov          ecx, r13d
        ror          ecx, 25
        xor          ebx, ecx
        add          edx, ebx
        mov          ebx, [rsp + 144]
        add          ebx, edx
        mov          ecx, esi
        ror          ecx, 22
        xor          r10d, ecx
        add          r10d, r9d
        mov          ecx, [rsp + 40]
        mov          r9d, ecx
        ror          r9d, 7
        mov          [rsp + 144], edi
        mov          edi, ecx
        ror          edi, 18
        add          edx, r10d
        xor          r9d, edi
        mov          r10d, r11d
        ror          r10d, 19
        mov          edi, ecx
        shr          edi, 3
        xor          r9d, edi
        add          ebp, r9d
        mov          r9d, r11d
        shr          r9d, 10
        mov          edi, r11d
        ror          edi, 17
        xor          edi, r10d
        xor          edi, r9d
        add          ebp, edi
        mov          [rsp + 32], ebp
        add          r15d, ebp
        mov          r10d, r13d
        xor          r10d, eax
        and          r10d, ebx
        xor          r10d, eax
        add          r15d, r10d
        mov          r10d, ebx
        ror          r10d, 6
        mov          r9d, ebx
        ror          r9d, 11
        xor          r10d, r9d
        mov          r9d, edx
        ror          r9d, 2
        mov          edi, edx
        xor          edi, esi
        and          r8d, edi
        xor          r8d, esi
        mov          r11d, edx
        ror          r11d, 13
        xor          r9d, r11d
        add          eax, [r14 + 28]                            /* round 23 */
        mov          r11d, ebx
        ror          r11d, 25
        xor          r10d, r11d
        add          r10d, r15d
        mov          r15d, [rsp + 152]
        add          r15d, r10d
        mov          r11d, edx
        ror          r11d, 22
        xor          r9d, r11d
        add          r9d, r8d
        mov          r11d, [rsp + 48]
        mov          r8d, r11d                                  /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        ror          r8d, 7
        mov          [rsp + 152], esi
        mov          esi, r11d
        ror          esi, 18
        add          r10d, r9d
        xor          r8d, esi
        mov          r9d, r12d
        ror          r9d, 19
        mov          esi, r11d
        shr          esi, 3
        xor          r8d, esi
        add          ecx, r8d
        mov          r8d, [rsp + 176]
        add          ecx, r8d
        mov          esi, r12d
        shr          esi, 10
        mov          r8d, r12d
        ror          r8d, 17
        xor          r8d, r9d
        xor          r8d, esi
        add          ecx, r8d
        mov          [rsp + 40], ecx
        add          eax, ecx
        mov          r9d, ebx
        xor          r9d, r13d
        and          r9d, r15d
        xor          r9d, r13d
        add          eax, r9d
        mov          r9d, r15d
        ror          r9d, 6
        mov          r8d, r15d
        ror          r8d, 11
        xor          r9d, r8d
        mov          r8d, r10d
        ror          r8d, 2
        mov          esi, r10d
        xor          esi, edx
        and          edi, esi
        xor          edi, edx
        mov          r12d, r10d
        ror          r12d, 13
        xor          r8d, r12d
        add          r13d, [r14 + 32]                           /* round 24 */
        mov          r12d, r15d
        ror          r12d, 25
        xor          r9d, r12d
        add          eax, r9d
        mov          r12d, [rsp + 144]
        add          r12d, eax
        mov          r9d, r10d
        ror          r9d, 22
        xor          r8d, r9d
        add          r8d, edi
        mov          r9d, [rsp + 56]
        mov          edi, r9d                                   /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        ror          edi, 18
        mov          [rsp + 144], edx
        mov          edx, r9d
        ror          edx, 7
        add          eax, r8d
        xor          edx, edi
        mov          r8d, ebp
        ror          r8d, 19
        mov          edi, r9d
        shr          edi, 3
        xor          edx, edi
        add          r11d, edx
        mov          edi, [rsp + 168]
        add          r11d, edi
        mov          edx, ebp
        shr          edx, 10
        mov          edi, ebp
        ror          edi, 17
        xor          edi, r8d
        xor          edi, edx
        add          r11d, edi
        mov          [rsp + 48], r11d
        add          r13d, r11d
        mov          r8d, r15d
        xor          r8d, ebx
        and          r8d, r12d
        xor          r8d, ebx
        add          r13d, r8d
        mov          r8d, r12d
        ror          r8d, 6
        mov          edi, r12d
        ror          edi, 11
        xor          r8d, edi
        mov          edi, eax
        ror          edi, 2
        mov          edx, eax
        xor          edx, r10d
        and          esi, edx
        xor          esi, r10d
        mov          ebp, r12d
        ror          ebp, 25
        xor          r8d, ebp
        mov          ebp, eax
        ror          ebp, 13
        xor          edi, ebp
        add          ebx, [r14 + 36]                            /* round 25 */
        add          r8d, r13d
        mov          r13d, [rsp + 152]
        add          r13d, r8d
        mov          ebp, eax
        ror          ebp, 22
        xor          edi, ebp
        add          edi, esi
        mov          ebp, [rsp + 64]
        mov          esi, ebp                                   /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        ror          esi, 7
        mov          [rsp + 152], r10d
        mov          r10d, ebp
        ror          r10d, 18
        add          r8d, edi
        xor          esi, r10d
        mov          r10d, ecx
        ror          r10d, 19
        mov          edi, ebp
        shr          edi, 3
        xor          esi, edi
        add          r9d, esi
        mov          edi, [rsp]
        add          r9d, edi
        mov          esi, ecx
        shr          esi, 10
        mov          edi, ecx
        ror          edi, 17
        xor          edi, r10d
        xor          edi, esi
        add          r9d, edi
        mov          [rsp + 56], r9d
        add          ebx, r9d
        mov          r10d, r12d
        xor          r10d, r15d
        and          r10d, r13d
        xor          r10d, r15d
        add          ebx, r10d
        mov          r10d, r13d
        ror          r10d, 6
        mov          edi, r13d
        ror          edi, 11
        xor          r10d, edi
        mov          edi, r8d
        ror          edi, 2
        mov          esi, r8d
        xor          esi, eax
        and          edx, esi
        xor          edx, eax
        mov          ecx, r8d
        ror          ecx, 13
        xor          edi, ecx
        add          r15d, [r14 + 40]                           /* round 26 */
        mov          ecx, r13d
        ror          ecx, 25
        xor          r10d, ecx
        add          r10d, ebx
        mov          ebx, [rsp + 144]
        add          ebx, r10d
        mov          ecx, r8d
        ror          ecx, 22
        xor          edi, ecx
        add          edi, edx
        mov          edx, [rsp + 72]
        mov          ecx, edx                                   /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        ror          ecx, 7
        mov          [rsp + 144], eax
        mov          eax, edx
        ror          eax, 18
        add          r10d, edi
        xor          ecx, eax
        mov          edi, r11d
        ror          edi, 19
        mov          eax, edx
        shr          eax, 3
        xor          ecx, eax
        add          ecx, ebp
        mov          ebp, [rsp + 8]
        add          ecx, ebp
        mov          eax, r11d
        shr          eax, 10
        mov          ebp, r11d
        ror          ebp, 17
        xor          ebp, edi
        xor          ebp, eax
        add          ecx, ebp
        mov          [rsp + 64], ecx
        add          r15d, ecx
        mov          ebp, r13d
        xor          ebp, r12d
        and          ebp, ebx
        xor          ebp, r12d
        add          r15d, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          edi, ebx
        ror          edi, 11
        xor          ebp, edi
        mov          edi, r10d
        ror          edi, 2
        mov          eax, r10d
        xor          eax, r8d
        and          esi, eax
        xor          esi, r8d
        mov          r11d, r10d
        ror          r11d, 13
        xor          edi, r11d
        add          r12d, [r14 + 44]                           /* round 27 */
        mov          r11d, ebx
        ror          r11d, 25
        xor          ebp, r11d
        add          ebp, r15d
        mov          r15d, [rsp + 152]
        add          r15d, ebp
        mov          r11d, r10d
        ror          r11d, 22
        xor          edi, r11d
        add          edi, esi
        mov          r11d, [rsp + 80]
        mov          esi, r11d                                  /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        ror          esi, 7
        mov          [rsp + 152], r8d
        mov          r8d, r11d
        ror          r8d, 18
        add          ebp, edi
        xor          esi, r8d
        mov          r8d, r9d
        ror          r8d, 19
        mov          edi, r11d
        shr          edi, 3
        xor          esi, edi
        add          edx, esi
        mov          edi, [rsp + 16]
        add          edx, edi
        mov          esi, r9d
        shr          esi, 10
        mov          edi, r9d
        ror          edi, 17
        xor          edi, r8d
        xor          edi, esi
        add          edx, edi
        mov          [rsp + 72], edx
        add          r12d, edx
        mov          edi, ebx
        xor          edi, r13d
        and          edi, r15d
        xor          edi, r13d
        add          edi, r12d
        mov          r12d, r15d
        ror          r12d, 6
        mov          r8d, r15d
        ror          r8d, 11
        xor          r12d, r8d
        mov          r8d, ebp
        ror          r8d, 2
        mov          esi, ebp
        xor          esi, r10d
        and          eax, esi
        xor          eax, r10d
        mov          r9d, ebp
        ror          r9d, 13
        xor          r8d, r9d
        add          r13d, [r14 + 48]                           /* round 28 */
        mov          r9d, r15d
        ror          r9d, 25
        xor          r12d, r9d
        add          edi, r12d
        mov          r12d, [rsp + 144]
        add          r12d, edi
        mov          r9d, ebp
        ror          r9d, 22
        xor          r8d, r9d
        add          r8d, eax
        mov          eax, [rsp + 88]
        mov          r9d, eax                                   /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        ror          r9d, 7
        mov          [rsp + 144], r10d
        mov          r10d, eax
        ror          r10d, 18
        add          edi, r8d
        xor          r9d, r10d
        mov          r10d, ecx
        ror          r10d, 19
        mov          r8d, eax
        shr          r8d, 3
        xor          r9d, r8d
        add          r11d, r9d
        mov          r9d, [rsp + 24]
        add          r11d, r9d
        mov          r8d, ecx
        shr          r8d, 10
        mov          r9d, ecx
        ror          r9d, 17
        xor          r9d, r10d
        xor          r9d, r8d
        add          r11d, r9d
        mov          [rsp + 80], r11d
        add          r13d, r11d
        mov          r10d, r15d
        xor          r10d, ebx
        and          r10d, r12d
        xor          r10d, ebx
        add          r13d, r10d
        mov          r10d, r12d
        ror          r10d, 6
        mov          r9d, r12d
        ror          r9d, 11
        xor          r10d, r9d
        mov          r9d, edi
        ror          r9d, 2
        mov          r8d, edi
        xor          r8d, ebp
        and          esi, r8d
        xor          esi, ebp
        mov          ecx, edi
        ror          ecx, 13
        xor          r9d, ecx
        add          ebx, [r14 + 52]                            /* round 29 */
        mov          ecx, r12d
        ror          ecx, 25
        xor          r10d, ecx
        add          r10d, r13d
        mov          r13d, [rsp + 152]
        add          r13d, r10d
        mov          ecx, edi
        ror          ecx, 22
        xor          r9d, ecx
        add          esi, r9d
        mov          ecx, [rsp + 96]
        mov          r9d, ecx                                   /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        ror          r9d, 18
        mov          [rsp + 152], ebp
        mov          ebp, ecx
        ror          ebp, 7
        add          esi, r10d
        xor          ebp, r9d
        mov          r10d, edx
        ror          r10d, 19
        mov          r9d, ecx
        shr          r9d, 3
        xor          ebp, r9d
        add          eax, ebp
        mov          ebp, [rsp + 32]
        add          eax, ebp
        mov          r9d, edx
        shr          r9d, 10
        mov          ebp, edx
        ror          ebp, 17
        xor          ebp, r10d
        xor          ebp, r9d
        add          eax, ebp
        mov          [rsp + 88], eax
        add          ebx, eax
        mov          ebp, r12d
        xor          ebp, r15d
        and          ebp, r13d
        xor          ebp, r15d
        add          ebx, ebp
        mov          ebp, r13d
        ror          ebp, 6
        mov          r10d, r13d
        ror          r10d, 11
        xor          ebp, r10d
        mov          r10d, esi
        ror          r10d, 2
        mov          r9d, esi
        xor          r9d, edi
        and          r8d, r9d
        xor          r8d, edi
        mov          edx, esi
        ror          edx, 13
        xor          edx, r10d
        add          r15d, [r14 + 56]                           /* round 30 */
        mov          r10d, r13d
        ror          r10d, 25
        xor          ebp, r10d
        add          ebp, ebx
        mov          ebx, [rsp + 144]
        add          ebx, ebp
        mov          r10d, esi
        ror          r10d, 22
        xor          edx, r10d
        add          edx, r8d
        mov          r10d, [rsp + 104]
        mov          r8d, r10d                                  /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        ror          r8d, 7
        mov          [rsp + 144], edi
        mov          edi, r10d
        ror          edi, 18
        add          edx, ebp
        xor          r8d, edi
        mov          ebp, r11d
        ror          ebp, 19
        mov          edi, r10d
        shr          edi, 3
        xor          r8d, edi
        add          ecx, r8d
        mov          r8d, [rsp + 40]
        add          ecx, r8d
        mov          edi, r11d
        shr          edi, 10
        mov          r8d, r11d
        ror          r8d, 17
        xor          r8d, ebp
        xor          r8d, edi
        add          ecx, r8d
        mov          [rsp + 96], ecx
        add          r15d, ecx
        mov          ebp, r13d
        xor          ebp, r12d
        and          ebp, ebx
        xor          ebp, r12d
        add          r15d, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          r8d, ebx
        ror          r8d, 11
        xor          ebp, r8d
        mov          r8d, edx
        ror          r8d, 2
        mov          edi, edx
        xor          edi, esi
        and          r9d, edi
        xor          r9d, esi
        mov          r11d, edx
        ror          r11d, 13
        xor          r8d, r11d
        add          r12d, [r14 + 60]                           /* round 31 */
        mov          r11d, ebx
        ror          r11d, 25
        xor          ebp, r11d
        add          ebp, r15d
        mov          r15d, [rsp + 152]
        add          r15d, ebp
        mov          r11d, edx
        ror          r11d, 22
        xor          r8d, r11d
        add          r8d, r9d
        mov          r11d, [rsp + 176]
        mov          r9d, r11d                                  /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        ror          r9d, 7
        mov          ecx, r11d
        ror          ecx, 18
        add          ebp, r8d
        xor          r9d, ecx
        mov          r8d, eax
        ror          r8d, 19
        add          r14, 64
        mov          ecx, r11d
        shr          ecx, 3
        xor          r9d, ecx
        add          r10d, r9d
        mov          r9d, [rsp + 48]
        add          r10d, r9d
        mov          ecx, eax
        shr          ecx, 10
        mov          r11d, eax
        ror          r11d, 17
        xor          r11d, r8d
        xor          r11d, ecx
        add          r10d, r11d
        mov          [rsp + 104], r10d
        add          r12d, r10d
        mov          r11d, ebp
        xor          r11d, edx
        and          r11d, edi
        xor          r11d, edx
        mov          r8d, ebx
        xor          r8d, r13d
        and          r8d, r15d
        xor          r8d, r13d
        add          r12d, r8d
        mov          r8d, ebp
        ror          r8d, 13
        mov          edi, ebp
        ror          edi, 2
        xor          edi, r8d
        mov          r8d, r15d
        ror          r8d, 11
        mov          ecx, r15d
        ror          ecx, 6
        xor          ecx, r8d
        mov          r8d, ebp
        ror          r8d, 22
        xor          edi, r8d
        add          edi, r11d
        mov          r11d, r15d
        ror          r11d, 25
        xor          ecx, r11d
        add          ecx, r12d
        mov          r12d, [rsp + 144]
        add          r12d, ecx
        add          ecx, edi
        mov          eax, ecx
        mov          ecx, ebp
        mov          edi, r12d
        mov          r8d, r15d
        mov          r9d, ebx
        mov          r10d, r13d
        mov          r11, r14
        mov          ebx, [rsp + 176]
        mov          ebp, [rsp + 168]
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
        add          rsp, 216
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
        add          rsp, 216
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_x64_n1_flat_zen4), . - NSMS_SYMBOL(nsms_sha256_blocks_x64_n1_flat_zen4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_x64_n1_flat_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_x64_n1_flat_zen4))
NSMS_SYMBOL(nsms_sha256_schedule_x64_n1_flat_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_x64_n1_flat_zen4))
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
        mov          r13d, r12d
        ror          r13d, 17
        mov          r14d, r12d
        ror          r14d, 19
        xor          r13d, r14d
        mov          r14d, r12d
        shr          r14d, 10
        xor          r13d, r14d
        add          eax, r13d
        mov          r13d, ecx
        ror          r13d, 7
        mov          r14d, ecx
        ror          r14d, 18
        xor          r13d, r14d
        mov          r14d, ecx
        shr          r14d, 3
        xor          r13d, r14d
        mov          r14d, [rsp]
        add          ecx, r14d                                  /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          eax, r13d
        mov          r13d, [rsp + 40]
        mov          r15d, r13d
        ror          r15d, 17
        mov          r14d, r13d
        ror          r14d, 19
        xor          r15d, r14d
        mov          r14d, r13d
        shr          r14d, 10
        xor          r15d, r14d
        add          ecx, r15d
        mov          r14d, edx
        ror          r14d, 7
        mov          r15d, edx
        ror          r15d, 18
        xor          r14d, r15d
        mov          r15d, edx
        shr          r15d, 3
        xor          r14d, r15d
        mov          r15d, [rsp + 8]
        add          edx, r15d                                  /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          ecx, r14d
        mov          r14d, esi
        ror          r14d, 7
        mov          r15d, esi
        ror          r15d, 18
        xor          r14d, r15d
        mov          r15, [rsp + 48]
        mov          [rsp + 64], ebp
        mov          ebp, eax
        add          ebp, [r15]
        mov          [rdi + 64], ebp
        mov          ebp, eax
        ror          ebp, 17
        mov          [rsp + 72], ebx
        mov          ebx, eax
        ror          ebx, 19
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
        mov          r14d, r8d
        ror          r14d, 7
        mov          ebp, r8d
        ror          ebp, 18
        xor          r14d, ebp
        mov          ebp, ecx
        add          ebp, [r15 + 4]
        mov          [rdi + 68], ebp
        mov          ebp, ecx
        ror          ebp, 17
        mov          ebx, ecx
        ror          ebx, 19
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
        mov          r14d, r9d
        ror          r14d, 7
        mov          ebp, r9d
        ror          ebp, 18
        xor          r14d, ebp
        mov          ebp, edx
        add          ebp, [r15 + 8]
        mov          [rdi + 72], ebp
        mov          ebp, edx
        ror          ebp, 17
        mov          ebx, edx
        ror          ebx, 19
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
        mov          r14d, r10d
        ror          r14d, 7
        mov          ebp, r10d
        ror          ebp, 18
        xor          r14d, ebp
        mov          ebp, esi
        add          ebp, [r15 + 12]
        mov          [rdi + 76], ebp
        mov          ebp, esi
        ror          ebp, 17
        mov          ebx, esi
        ror          ebx, 19
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
        mov          r14d, r11d
        ror          r14d, 7
        mov          ebp, r11d
        ror          ebp, 18
        xor          r14d, ebp
        mov          ebp, r8d
        add          ebp, [r15 + 16]
        mov          [rdi + 80], ebp
        mov          ebp, r8d
        ror          ebp, 17
        mov          ebx, r8d
        ror          ebx, 19
        xor          ebp, ebx
        mov          ebx, r11d
        shr          ebx, 3
        xor          r14d, ebx
        add          r10d, r14d
        mov          ebx, [rsp + 72]
        mov          r14d, ebx                                  /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        ror          r14d, 7
        mov          r13d, ebx
        ror          r13d, 18
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
        mov          r13d, r9d
        ror          r13d, 17
        mov          r14d, r9d
        ror          r14d, 19
        xor          r13d, r14d
        mov          ebp, [rsp + 64]
        mov          r14d, ebp                                  /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        ror          r14d, 7
        mov          [rsp + 80], eax
        mov          eax, ebp
        ror          eax, 18
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
        mov          r13d, r10d
        ror          r13d, 17
        mov          r14d, r10d
        ror          r14d, 19
        xor          r13d, r14d
        mov          r14d, [rsp]
        mov          eax, r14d                                  /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        ror          eax, 7
        mov          [rsp + 72], ecx
        mov          ecx, r14d
        ror          ecx, 18
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
        mov          r13d, r11d
        ror          r13d, 17
        mov          ecx, r11d
        ror          ecx, 19
        xor          r13d, ecx
        mov          ecx, [rsp + 8]
        mov          eax, ecx                                   /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        ror          eax, 7
        mov          [rsp + 64], edx
        mov          edx, ecx
        ror          edx, 18
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
        mov          r13d, ebx
        ror          r13d, 17
        mov          edx, ebx
        ror          edx, 19
        xor          r13d, edx
        mov          edx, [rsp + 16]
        mov          eax, edx                                   /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        ror          eax, 7
        mov          [rsp + 88], esi
        mov          esi, edx
        ror          esi, 18
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
        mov          r13d, ebp
        ror          r13d, 17
        mov          esi, ebp
        ror          esi, 19
        xor          r13d, esi
        mov          esi, [rsp + 24]
        mov          eax, esi                                   /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        ror          eax, 7
        mov          [rsp + 96], r8d
        mov          r8d, esi
        ror          r8d, 18
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
        mov          r13d, r14d
        ror          r13d, 17
        mov          r8d, r14d
        ror          r8d, 19
        xor          r13d, r8d
        mov          r8d, r12d                                  /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        ror          r8d, 7
        mov          eax, r12d
        ror          eax, 18
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
        mov          r13d, ecx
        ror          r13d, 17
        mov          r8d, ecx
        ror          r8d, 19
        xor          r13d, r8d
        mov          r8d, [rsp + 40]
        mov          eax, r8d                                   /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        ror          eax, 7
        mov          r14d, r8d
        ror          r14d, 18
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
        mov          r13d, edx
        ror          r13d, 17
        mov          r14d, edx
        ror          r14d, 19
        xor          r13d, r14d
        mov          eax, [rsp + 80]
        mov          r14d, eax                                  /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        ror          r14d, 7
        mov          ecx, eax
        ror          ecx, 18
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
        mov          r13d, esi
        ror          r13d, 17
        mov          r14d, esi
        ror          r14d, 19
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
        .size        NSMS_SYMBOL(nsms_sha256_schedule_x64_n1_flat_zen4), . - NSMS_SYMBOL(nsms_sha256_schedule_x64_n1_flat_zen4)
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

/* nsms_sha256_blocks_x64_n1_flat_zen4: 15 integer registers, 33 spills.
 *   Register map: a..h: eax, ecx, edx, esi, edi, r8d, r9d, r10d; W rows 0..15 of 1 block: ebx, ebp,
 *     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
 *     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha256_schedule_x64_n1_flat_zen4: 15 integer registers, 7 spills.
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
 * - name: nsms_sha256_blocks_x64_n1_flat_zen4
 *   signature: void nsms_sha256_blocks_x64_n1_flat_zen4(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 264, win64: 280}
 *   features: []
 * - name: nsms_sha256_schedule_x64_n1_flat_zen4
 *   signature: void nsms_sha256_schedule_x64_n1_flat_zen4(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 168, win64: 184}
 *   features: []
 */
