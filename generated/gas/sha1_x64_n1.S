// sha1_x64_n1.S, written by nsms: make gen HASH=sha1 ISA=x64 N=1
//
// void nsms_sha1_blocks_x64_n1(uint32_t state[5], const void *data, size_t blocks);
//   SHA1: the intermediate hash value after any number of blocks;
//   the schedules of 1 block at a time are computed together.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 1,420 instructions, 15 integer registers, 87 spills,
//   232 bytes of stack (System V), 248 (Win64).
//
// void nsms_sha1_schedule_x64_n1(uint32_t *wk, const void *data);
//   SHA1: W_t + K_t of 1 block, wk[t*1 + j] for block j.
//   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
//   Size: 265 instructions, 15 integer registers, 4 spills,
//   152 bytes of stack (System V), 168 (Win64).
//
// Needs: any x86-64 processor.
// Assembles to ELF, Mach-O and COFF objects; unwind information in each.
// Define NSMS_HIDDEN to hide the symbols.
// Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

#if defined(__ELF__)
        .section     .note.GNU-stack,"",%progbits
#endif
#if defined(__x86_64__) && !defined(__ILP32__)

#if defined(__APPLE__)
#  define SYMBOL(name) _##name
#  define L(name) L##name
#  define FUNCTION(name) .globl name; HIDE(name)
#elif defined(_WIN64) || defined(__CYGWIN__)
#  define NSMS_WIN64
#  define SYMBOL(name) name
#  define L(name) .L##name
#  define FUNCTION(name) .globl name; .def name; .scl 2; .type 32; .endef
#else
#  define SYMBOL(name) name
#  define L(name) .L##name
#  define FUNCTION(name) .globl name; .type name, @function; HIDE(name)
#endif
#if defined(NSMS_HIDDEN) && defined(__APPLE__)
#  define HIDE(name) .private_extern name
#elif defined(NSMS_HIDDEN)
#  define HIDE(name) .hidden name
#else
#  define HIDE(name)
#endif

        .intel_syntax noprefix

#if defined(__APPLE__)
        .section     __TEXT,__const
#elif defined(NSMS_WIN64)
        .section     .rdata,"dr"
#else
        .section     .rodata,"a",@progbits
#endif
        .p2align     6
L(K):  // K_t
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
        .p2align     6
        FUNCTION(SYMBOL(nsms_sha1_blocks_x64_n1))
SYMBOL(nsms_sha1_blocks_x64_n1):
#ifdef NSMS_WIN64
        .seh_proc    SYMBOL(nsms_sha1_blocks_x64_n1)
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
        sub          rsp, 184
        .seh_stackalloc 184
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
        sub          rsp, 184
        .cfi_def_cfa_offset 240
#endif
        mov          r10, rsi
        cmp          rdx, 0
        je           L(blocks_done)

        // the working variables are the intermediate hash value
        mov          eax, [rdi]
        mov          ecx, [rdi + 4]
        mov          esi, [rdi + 8]
        mov          r8d, [rdi + 12]
        mov          r9d, [rdi + 16]
L(blocks_batch1):
        cmp          rdx, 1
        jb           L(blocks_done)

        // sixteen rounds on the message words
        add          r9d, [rip + L(K)]                          // round 0
        mov          r11d, eax
        ror          r11d, 27
        add          r11d, r9d
        mov          ebx, esi
        xor          ebx, r8d
        and          ebx, ecx
        ror          ecx, 2
        xor          ebx, r8d
        add          r8d, [rip + L(K) + 4]                      // round 1
        mov          ebp, ecx
        xor          ebp, esi
        and          ebp, eax
        ror          eax, 2
        xor          ebp, esi
        mov          r12d, [r10]                                // W_0
        add          esi, [rip + L(K) + 8]                      // round 2
        mov          r13d, eax
        xor          r13d, ecx
        mov          r9d, ecx                                   // round 3
        add          r9d, [rip + L(K) + 12]
        mov          r14d, eax                                  // round 4
        add          r14d, [rip + L(K) + 16]
        mov          r15d, [r10 + 4]                            // W_1
        mov          [rsp], rdx
        mov          edx, [r10 + 8]                             // W_2
        mov          [rsp + 8], r14d
        mov          r14d, [r10 + 12]                           // W_3
        mov          [rsp + 16], r9d
        mov          r9d, [r10 + 16]                            // W_4
        mov          [rsp + 24], r9d
        mov          r9d, [r10 + 20]                            // W_5
        mov          [rsp + 32], r9d
        mov          r9d, [r10 + 24]                            // W_6
        mov          [rsp + 40], r9d
        mov          r9d, [r10 + 28]                            // W_7
        mov          [rsp + 48], r9d
        mov          r9d, [r10 + 32]                            // W_8
        mov          [rsp + 56], r9d
        mov          r9d, [r10 + 36]                            // W_9
        mov          [rsp + 64], r9d
        mov          r9d, [r10 + 40]                            // W_10
        mov          [rsp + 72], r9d
        mov          r9d, [r10 + 44]                            // W_11
        bswap        r12d
        add          r11d, r12d
        add          ebx, r11d
        and          r13d, ebx
        xor          r13d, ecx
        mov          r11d, ebx
        ror          r11d, 27
        ror          ebx, 2
        mov          ecx, ebx
        xor          ecx, eax
        mov          [rsp + 80], r12d
        mov          r12d, ebx                                  // round 5
        add          r12d, [rip + L(K) + 20]
        bswap        r15d
        add          r8d, r15d
        add          r8d, ebp
        add          r8d, r11d
        and          ecx, r8d
        xor          ecx, eax
        mov          r11d, r8d
        ror          r11d, 27
        ror          r8d, 2
        mov          ebp, r8d
        xor          ebp, ebx
        mov          eax, r8d                                   // round 6
        add          eax, [rip + L(K) + 24]
        bswap        edx
        add          esi, edx
        add          esi, r13d
        add          esi, r11d
        and          ebp, esi
        xor          ebp, ebx
        mov          r11d, esi
        ror          r11d, 27
        ror          esi, 2
        mov          ebx, esi
        xor          ebx, r8d
        mov          r13d, esi                                  // round 7
        add          r13d, [rip + L(K) + 28]
        bswap        r14d
        mov          [rsp + 88], r15d
        mov          r15d, r14d
        add          r15d, [rsp + 16]
        add          r15d, ecx
        add          r11d, r15d
        and          ebx, r11d
        xor          r8d, ebx
        mov          ebx, r11d
        ror          ebx, 27
        ror          r11d, 2
        mov          r15d, r11d
        xor          r15d, esi
        mov          ecx, r11d                                  // round 8
        add          ecx, [rip + L(K) + 32]
        mov          [rsp + 16], r14d
        mov          r14d, [r10 + 48]                           // W_12
        mov          [rsp + 96], edx
        mov          edx, [r10 + 52]                            // W_13
        mov          [rsp + 104], edx
        mov          edx, [r10 + 56]                            // W_14
        mov          [rsp + 112], edx
        mov          edx, [r10 + 60]                            // W_15
        mov          [rsp + 120], edx
        mov          edx, [rsp + 24]
        bswap        edx
        mov          [rsp + 24], r10
        mov          r10d, edx
        add          r10d, [rsp + 8]
        add          r10d, ebp
        add          ebx, r10d
        and          r15d, ebx
        xor          esi, r15d
        mov          ebp, ebx
        ror          ebp, 27
        ror          ebx, 2
        mov          r15d, ebx
        xor          r15d, r11d
        mov          r10d, ebx                                  // round 9
        add          r10d, [rip + L(K) + 36]
        mov          [rsp + 8], edx
        mov          edx, [rsp + 32]
        bswap        edx
        add          r12d, edx
        add          r8d, r12d
        add          r8d, ebp
        and          r15d, r8d
        xor          r15d, r11d
        mov          r11d, r8d
        ror          r11d, 27
        ror          r8d, 2
        mov          ebp, r8d
        xor          ebp, ebx
        mov          r12d, r8d                                  // round 10
        add          r12d, [rip + L(K) + 40]
        mov          [rsp + 32], edx
        mov          edx, [rsp + 40]
        bswap        edx
        add          eax, edx
        add          esi, eax
        add          esi, r11d
        and          ebp, esi
        xor          ebp, ebx
        mov          r11d, esi
        ror          r11d, 27
        ror          esi, 2
        mov          ebx, esi
        xor          ebx, r8d
        mov          eax, esi                                   // round 11
        add          eax, [rip + L(K) + 44]
        mov          [rsp + 40], edx
        mov          edx, [rsp + 48]
        bswap        edx
        add          r13d, edx
        add          r13d, r15d
        add          r11d, r13d
        and          ebx, r11d
        xor          r8d, ebx
        mov          ebx, r11d
        ror          ebx, 27
        ror          r11d, 2
        mov          r13d, r11d
        xor          r13d, esi
        mov          r15d, r11d                                 // round 12
        add          r15d, [rip + L(K) + 48]
        mov          [rsp + 48], edx
        mov          edx, [rsp + 56]
        bswap        edx
        add          ecx, edx
        add          ecx, ebp
        add          ebx, ecx
        and          r13d, ebx
        xor          esi, r13d
        mov          ebp, ebx
        ror          ebp, 27
        ror          ebx, 2
        mov          r13d, ebx
        xor          r13d, r11d
        mov          ecx, ebx                                   // round 13
        add          ecx, [rip + L(K) + 52]
        mov          [rsp + 56], edx
        mov          edx, [rsp + 64]
        bswap        edx
        add          r10d, edx
        add          r8d, r10d
        add          r8d, ebp
        and          r13d, r8d
        xor          r13d, r11d
        mov          r11d, r8d
        ror          r11d, 27
        ror          r8d, 2
        mov          ebp, r8d
        xor          ebp, ebx
        mov          r10d, r8d                                  // round 14
        add          r10d, [rip + L(K) + 56]
        mov          [rsp + 64], edx
        mov          edx, [rsp + 72]
        bswap        edx
        add          r12d, edx
        add          esi, r12d
        add          esi, r11d
        and          ebp, esi
        xor          ebp, ebx
        mov          r11d, esi
        ror          r11d, 27
        ror          esi, 2
        mov          ebx, esi
        xor          ebx, r8d
        mov          r12d, esi                                  // round 15
        add          r12d, [rip + L(K) + 60]
        bswap        r9d
        add          eax, r9d
        add          eax, r13d
        add          r11d, eax
        and          ebx, r11d
        xor          r8d, ebx
        mov          ebx, r11d
        ror          ebx, 27
        ror          r11d, 2
        mov          r13d, r11d
        xor          r13d, esi
        mov          eax, r11d                                  // round 16
        add          eax, [rip + L(K) + 64]
        bswap        r14d
        add          r15d, r14d
        add          r15d, ebp
        add          ebx, r15d
        and          r13d, ebx
        xor          esi, r13d
        mov          ebp, ebx
        ror          ebp, 27
        ror          ebx, 2
        mov          r13d, ebx
        xor          r13d, r11d
        mov          r15d, ebx                                  // round 17
        add          r15d, [rip + L(K) + 68]
        mov          [rsp + 72], edx
        mov          edx, [rsp + 104]
        bswap        edx
        add          ecx, edx
        add          r8d, ecx
        add          r8d, ebp
        and          r13d, r8d
        xor          r13d, r11d
        mov          ecx, [rsp + 56]
        mov          r11d, edx                                  // W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
        xor          r11d, ecx
        mov          ebp, [rsp + 96]
        xor          r11d, ebp
        xor          r11d, [rsp + 80]
        ror          r11d, 31
        add          eax, r11d
        mov          [rsp + 80], edx
        mov          edx, r8d
        ror          edx, 27
        ror          r8d, 2
        mov          ebp, r8d
        xor          ebp, ebx
        mov          [rsp + 104], r13d
        mov          r13d, r8d                                  // round 18
        add          r13d, [rip + L(K) + 72]
        mov          [rsp + 128], r13d
        mov          r13d, r11d                                 // W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1)
        xor          r13d, r9d
        xor          r13d, [rsp + 32]
        xor          r13d, [rsp + 16]
        ror          r13d, 31
        mov          [rsp + 136], r11d
        mov          r11d, [rsp + 112]
        bswap        r11d
        add          r10d, r11d
        add          esi, r10d
        add          esi, edx
        and          ebp, esi
        xor          ebp, ebx
        add          eax, ebp
        mov          ebx, [rsp + 64]
        mov          ebp, r11d                                  // W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1)
        xor          ebp, ebx
        xor          ebp, [rsp + 16]
        xor          ebp, [rsp + 88]
        ror          ebp, 31
        add          r15d, ebp
        mov          r10d, esi
        ror          r10d, 27
        ror          esi, 2
        mov          edx, esi
        xor          edx, r8d
        mov          [rsp + 16], eax
        mov          eax, esi                                   // round 19
        add          eax, [rip + L(K) + 76]
        add          eax, r13d
        mov          [rsp + 88], eax
        mov          eax, ebp                                   // W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        xor          eax, r14d
        xor          eax, [rsp + 40]
        xor          eax, [rsp + 8]
        ror          eax, 31
        mov          [rsp + 112], esi
        mov          esi, r13d                                  // W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1)
        xor          esi, r11d
        xor          esi, ecx
        xor          esi, [rsp + 40]
        ror          esi, 31
        mov          [rsp + 40], r13d
        mov          r13d, esi                                  // W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1)
        xor          r13d, ebp
        xor          r13d, r9d
        xor          r13d, ebx
        ror          r13d, 31
        mov          [rsp + 144], ebp
        mov          ebp, r13d                                  // W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        xor          ebp, eax
        xor          ebp, r11d
        xor          ebp, r14d
        ror          ebp, 31
        mov          [rsp + 152], r11d
        mov          r11d, [rdi]                                // H = H + (a, b, ...)
        add          r11d, [rip + L(K) + 316]
        mov          [rsp + 160], r11d
        mov          r11d, [rdi + 4]
        mov          [rsp + 168], r11d
        mov          r11, [rsp + 24]
        add          r11, 64                                    // the next block
        mov          [rsp + 24], r11
        mov          r11d, [rsp + 120]
        bswap        r11d
        add          r12d, r11d
        add          r12d, [rsp + 104]
        add          r10d, r12d
        and          edx, r10d
        xor          r8d, edx
        add          r8d, r15d
        mov          r12d, [rsp + 72]
        mov          r15d, r11d                                 // W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1)
        xor          r15d, r12d
        xor          r15d, [rsp + 8]
        xor          r15d, [rsp + 96]
        ror          r15d, 31
        mov          edx, r15d
        add          edx, [rsp + 128]
        mov          [rsp + 8], ebp
        mov          ebp, r10d
        ror          ebp, 27
        ror          r10d, 2
        add          ebp, [rsp + 16]
        mov          [rsp + 16], r9d
        mov          r9d, r10d
        xor          r9d, [rsp + 112]
        and          r9d, ebp
        xor          r9d, [rsp + 112]
        add          edx, r9d
        mov          r9d, ebp
        ror          r9d, 27
        ror          ebp, 2
        add          r8d, r9d
        mov          r9d, ebp
        xor          r9d, r10d
        and          r9d, r8d
        xor          r9d, r10d
        mov          [rsp + 96], r14d
        mov          r14d, [rsp + 88]
        add          r14d, r9d
        add          r10d, [rip + L(K) + 80]                    // round 20
        add          r10d, eax
        mov          r9d, r8d
        ror          r9d, 27
        add          r9d, edx
        ror          r8d, 2
        mov          edx, [rsp + 80]
        mov          [rsp + 88], r13d
        mov          r13d, r15d                                 // W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1)
        xor          r13d, edx
        xor          r13d, [rsp + 48]
        xor          r13d, [rsp + 32]
        ror          r13d, 31
        mov          edx, r9d
        ror          edx, 27
        add          edx, r14d
        mov          r14d, r9d
        xor          r14d, r8d
        xor          r14d, ebp
        ror          r9d, 2
        add          r10d, r14d
        add          ebp, [rip + L(K) + 84]                     // round 21
        add          ebp, r13d
        mov          r14d, edx
        ror          r14d, 27
        add          r14d, r10d
        mov          r10d, edx
        xor          r10d, r9d
        xor          r10d, r8d
        ror          edx, 2
        add          ebp, r10d
        add          r8d, [rip + L(K) + 88]                     // round 22
        add          r8d, esi
        mov          r10d, eax                                  // W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1)
        xor          r10d, r11d
        xor          r10d, ebx
        xor          r10d, [rsp + 48]
        ror          r10d, 31
        mov          ebx, r14d
        ror          ebx, 27
        add          ebx, ebp
        mov          ebp, r14d
        xor          ebp, edx
        xor          ebp, r9d
        ror          r14d, 2
        add          r8d, ebp
        add          r9d, [rip + L(K) + 92]                     // round 23
        add          r9d, r10d
        mov          ebp, [rsp + 136]
        mov          [rsp + 32], eax
        mov          eax, r13d                                  // W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        xor          eax, ebp
        xor          eax, r12d
        xor          ecx, eax
        ror          ecx, 31
        mov          eax, ebx
        ror          eax, 27
        add          r8d, eax
        mov          eax, ebx
        xor          eax, r14d
        xor          eax, edx
        ror          ebx, 2
        add          r9d, eax
        add          edx, [rip + L(K) + 96]                     // round 24
        add          edx, ecx
        mov          eax, r8d
        ror          eax, 27
        add          eax, r9d
        mov          r9d, r8d
        xor          r9d, ebx
        xor          r9d, r14d
        ror          r8d, 2
        add          edx, r9d
        add          r14d, [rip + L(K) + 100]                   // round 25
        mov          r9d, [rsp + 88]
        add          r14d, r9d
        mov          r9d, r10d                                  // W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1)
        xor          r9d, r15d
        xor          r9d, [rsp + 96]
        xor          r9d, r12d
        ror          r9d, 31
        mov          r12d, eax
        ror          r12d, 27
        add          r12d, edx
        mov          edx, eax
        xor          edx, r8d
        xor          edx, ebx
        ror          eax, 2
        add          r14d, edx
        add          ebx, [rip + L(K) + 104]                    // round 26
        add          ebx, r9d
        mov          edx, [rsp + 40]
        mov          [rsp + 48], r15d
        mov          r15d, ecx                                  // W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1)
        xor          r15d, edx
        xor          r15d, [rsp + 80]
        xor          r15d, [rsp + 16]
        ror          r15d, 31
        mov          edx, r12d
        ror          edx, 27
        add          edx, r14d
        mov          r14d, r12d
        xor          r14d, eax
        xor          r14d, r8d
        ror          r12d, 2
        add          ebx, r14d
        add          r8d, [rip + L(K) + 108]                    // round 27
        add          r8d, r15d
        mov          r14d, edx
        ror          r14d, 27
        add          r14d, ebx
        mov          ebx, edx
        xor          ebx, r12d
        xor          ebx, eax
        ror          edx, 2
        add          r8d, ebx
        add          eax, [rip + L(K) + 112]                    // round 28
        mov          ebx, [rsp + 8]
        add          eax, ebx
        mov          [rsp + 16], ecx
        mov          ecx, r9d                                   // W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1)
        xor          ecx, r13d
        xor          ecx, r11d
        xor          ecx, [rsp + 80]
        ror          ecx, 31
        mov          [rsp + 56], r13d
        mov          r13d, r14d
        ror          r13d, 27
        add          r8d, r13d
        mov          r13d, r14d
        xor          r13d, edx
        xor          r13d, r12d
        ror          r14d, 2
        add          eax, r13d
        add          r12d, [rip + L(K) + 116]                   // round 29
        add          r12d, ecx
        mov          r13d, r15d                                 // W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1)
        xor          r13d, esi
        xor          r13d, ebp
        xor          r13d, [rsp + 152]
        ror          r13d, 31
        mov          [rsp + 64], esi
        mov          esi, r8d
        ror          esi, 27
        add          esi, eax
        mov          eax, r8d
        xor          eax, r14d
        xor          eax, edx
        ror          r8d, 2
        add          r12d, eax
        add          edx, [rip + L(K) + 120]                    // round 30
        add          edx, r13d
        mov          eax, ebx                                   // W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1)
        xor          eax, r10d
        xor          eax, [rsp + 144]
        xor          eax, r11d
        ror          eax, 31
        mov          r11d, esi
        ror          r11d, 27
        add          r11d, r12d
        mov          r12d, esi
        xor          r12d, r8d
        xor          r12d, r14d
        ror          esi, 2
        add          edx, r12d
        add          r14d, [rip + L(K) + 124]                   // round 31
        add          r14d, eax
        mov          r12d, [rsp + 16]
        mov          [rsp + 72], r10d
        mov          r10d, ecx                                  // W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1)
        xor          r10d, r12d
        xor          r10d, [rsp + 48]
        xor          r10d, ebp
        ror          r10d, 31
        mov          ebp, r11d
        ror          ebp, 27
        add          ebp, edx
        mov          edx, r11d
        xor          edx, esi
        xor          edx, r8d
        ror          r11d, 2
        add          r14d, edx
        add          r8d, [rip + L(K) + 128]                    // round 32
        add          r8d, r10d
        mov          edx, [rsp + 88]
        mov          r12d, r13d                                 // W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1)
        xor          r12d, edx
        xor          r12d, [rsp + 40]
        xor          r12d, [rsp + 144]
        ror          r12d, 31
        mov          edx, ebp
        ror          edx, 27
        add          edx, r14d
        mov          r14d, ebp
        xor          r14d, r11d
        xor          r14d, esi
        ror          ebp, 2
        add          r8d, r14d
        add          esi, [rip + L(K) + 132]                    // round 33
        add          esi, r12d
        mov          r14d, eax                                  // W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1)
        xor          r14d, r9d
        xor          r14d, [rsp + 32]
        xor          r14d, [rsp + 48]
        ror          r14d, 31
        mov          [rsp + 48], r9d
        mov          r9d, edx
        ror          r9d, 27
        add          r8d, r9d
        mov          r9d, edx
        xor          r9d, ebp
        xor          r9d, r11d
        ror          edx, 2
        add          esi, r9d
        add          r11d, [rip + L(K) + 136]                   // round 34
        add          r11d, r14d
        mov          r9d, r10d                                  // W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1)
        xor          r9d, r15d
        xor          r9d, [rsp + 56]
        xor          r9d, [rsp + 40]
        ror          r9d, 31
        mov          [rsp + 40], r15d
        mov          r15d, r8d
        ror          r15d, 27
        add          esi, r15d
        mov          r15d, r8d
        xor          r15d, edx
        xor          r15d, ebp
        ror          r8d, 2
        add          r11d, r15d
        add          ebp, [rip + L(K) + 140]                    // round 35
        add          ebp, r9d
        mov          r15d, r12d                                 // W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1)
        xor          r15d, ebx
        xor          r15d, [rsp + 64]
        xor          r15d, [rsp + 32]
        ror          r15d, 31
        mov          ebx, esi
        ror          ebx, 27
        add          ebx, r11d
        mov          r11d, esi
        xor          r11d, r8d
        xor          r11d, edx
        ror          esi, 2
        add          ebp, r11d
        add          edx, [rip + L(K) + 144]                    // round 36
        add          edx, r15d
        mov          r11d, r14d                                 // W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1)
        xor          r11d, ecx
        xor          r11d, [rsp + 72]
        xor          r11d, [rsp + 56]
        ror          r11d, 31
        mov          [rsp + 32], ecx
        mov          ecx, ebx
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ebx
        xor          ebp, esi
        xor          ebp, r8d
        ror          ebx, 2
        add          edx, ebp
        add          r8d, [rip + L(K) + 148]                    // round 37
        add          r8d, r11d
        mov          ebp, r9d                                   // W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1)
        xor          ebp, r13d
        xor          ebp, [rsp + 16]
        xor          ebp, [rsp + 64]
        ror          ebp, 31
        mov          [rsp + 56], r13d
        mov          r13d, ecx
        ror          r13d, 27
        add          r13d, edx
        mov          edx, ecx
        xor          edx, ebx
        xor          edx, esi
        ror          ecx, 2
        add          r8d, edx
        add          esi, [rip + L(K) + 152]                    // round 38
        add          esi, ebp
        mov          edx, r15d                                  // W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1)
        xor          edx, eax
        xor          edx, [rsp + 88]
        xor          edx, [rsp + 72]
        ror          edx, 31
        mov          [rsp + 64], eax
        mov          eax, r13d
        ror          eax, 27
        add          r8d, eax
        mov          eax, r13d
        xor          eax, ecx
        xor          eax, ebx
        ror          r13d, 2
        add          esi, eax
        add          ebx, [rip + L(K) + 156]                    // round 39
        add          ebx, edx
        mov          eax, r8d
        ror          eax, 27
        add          esi, eax
        mov          eax, r8d
        xor          eax, r13d
        xor          eax, ecx
        ror          r8d, 2
        add          ebx, eax
        add          ecx, [rip + L(K) + 160]                    // round 40
        mov          eax, r11d                                  // W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1)
        xor          eax, r10d
        xor          eax, [rsp + 48]
        xor          eax, [rsp + 16]
        ror          eax, 31
        add          ecx, eax
        mov          [rsp + 16], r10d
        mov          r10d, esi
        ror          r10d, 27
        add          r10d, ebx
        mov          ebx, ebp                                   // W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1)
        xor          ebx, r12d
        xor          ebx, [rsp + 40]
        xor          ebx, [rsp + 88]
        ror          ebx, 31
        mov          [rsp + 72], r12d
        mov          r12d, esi
        xor          r12d, r8d
        ror          esi, 2
        mov          [rsp + 80], ebp
        mov          ebp, r8d
        xor          ebp, r13d
        and          r12d, ebp
        add          r13d, [rip + L(K) + 164]                   // round 41
        xor          r12d, r8d
        add          r13d, ebx
        mov          ebp, r10d
        ror          ebp, 27
        add          ecx, ebp
        add          r12d, ecx
        mov          ebp, r10d
        xor          ebp, esi
        ror          r10d, 2
        mov          ecx, esi
        xor          ecx, r8d
        and          ebp, ecx
        add          r8d, [rip + L(K) + 168]                    // round 42
        xor          ebp, esi
        add          r13d, ebp
        mov          ebp, edx                                   // W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1)
        xor          ebp, r14d
        mov          ecx, [rsp + 8]
        xor          ebp, ecx
        xor          ebp, [rsp + 48]
        ror          ebp, 31
        add          r8d, ebp
        mov          [rsp + 48], r14d
        mov          r14d, r12d
        ror          r14d, 27
        add          r14d, r13d
        mov          r13d, eax                                  // W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1)
        xor          r13d, r9d
        xor          r13d, [rsp + 32]
        xor          r13d, [rsp + 40]
        ror          r13d, 31
        mov          [rsp + 40], r9d
        mov          r9d, r12d
        xor          r9d, r10d
        ror          r12d, 2
        mov          [rsp + 88], eax
        mov          eax, r10d
        xor          eax, esi
        and          r9d, eax
        add          esi, [rip + L(K) + 172]                    // round 43
        xor          r9d, r10d
        add          esi, r13d
        mov          eax, r14d
        ror          eax, 27
        add          r8d, eax
        add          r8d, r9d
        mov          r9d, r14d
        xor          r9d, r12d
        ror          r14d, 2
        mov          eax, r12d
        xor          eax, r10d
        and          r9d, eax
        add          r10d, [rip + L(K) + 176]                   // round 44
        xor          r9d, r12d
        add          esi, r9d
        mov          eax, ebx                                   // W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1)
        xor          eax, r15d
        mov          r9d, [rsp + 56]
        xor          eax, r9d
        xor          eax, ecx
        ror          eax, 31
        add          r10d, eax
        mov          ecx, r8d
        ror          ecx, 27
        add          esi, ecx
        mov          ecx, ebp                                   // W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1)
        xor          ecx, r11d
        xor          ecx, [rsp + 64]
        xor          ecx, [rsp + 32]
        ror          ecx, 31
        mov          [rsp + 8], r11d
        mov          r11d, r8d
        xor          r11d, r14d
        ror          r8d, 2
        mov          [rsp + 32], r15d
        mov          r15d, r14d
        xor          r15d, r12d
        and          r11d, r15d
        add          r12d, [rip + L(K) + 180]                   // round 45
        xor          r11d, r14d
        add          r12d, ecx
        mov          r15d, esi
        ror          r15d, 27
        add          r10d, r15d
        add          r11d, r10d
        mov          r15d, esi
        xor          r15d, r8d
        ror          esi, 2
        mov          r10d, r8d
        xor          r10d, r14d
        and          r15d, r10d
        add          r14d, [rip + L(K) + 184]                   // round 46
        xor          r15d, r8d
        add          r12d, r15d
        mov          r15d, [rsp + 80]
        mov          r10d, r13d                                 // W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1)
        xor          r10d, r15d
        xor          r10d, [rsp + 16]
        xor          r10d, r9d
        ror          r10d, 31
        add          r14d, r10d
        mov          r9d, r11d
        ror          r9d, 27
        add          r9d, r12d
        mov          r12d, eax                                  // W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1)
        xor          r12d, edx
        xor          r12d, [rsp + 72]
        xor          r12d, [rsp + 64]
        ror          r12d, 31
        mov          [rsp + 56], edx
        mov          edx, r11d
        xor          edx, esi
        ror          r11d, 2
        mov          r15d, esi
        xor          r15d, r8d
        and          edx, r15d
        add          r8d, [rip + L(K) + 188]                    // round 47
        xor          edx, esi
        add          r8d, r12d
        mov          r15d, r9d
        ror          r15d, 27
        add          r14d, r15d
        add          edx, r14d
        mov          r14d, r9d
        xor          r14d, r11d
        ror          r9d, 2
        mov          r15d, r11d
        xor          r15d, esi
        and          r14d, r15d
        add          esi, [rip + L(K) + 192]                    // round 48
        xor          r14d, r11d
        add          r8d, r14d
        mov          r14d, [rsp + 88]
        mov          r15d, ecx                                  // W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1)
        xor          r15d, r14d
        xor          r15d, [rsp + 48]
        xor          r15d, [rsp + 16]
        ror          r15d, 31
        add          esi, r15d
        mov          r14d, edx
        ror          r14d, 27
        add          r8d, r14d
        mov          r14d, r10d                                 // W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1)
        xor          r14d, ebx
        xor          r14d, [rsp + 40]
        xor          r14d, [rsp + 72]
        ror          r14d, 31
        mov          [rsp + 16], ebx
        mov          ebx, edx
        xor          ebx, r9d
        ror          edx, 2
        mov          [rsp + 64], r10d
        mov          r10d, r9d
        xor          r10d, r11d
        and          ebx, r10d
        add          r11d, [rip + L(K) + 196]                   // round 49
        xor          ebx, r9d
        add          r11d, r14d
        mov          r10d, r8d
        ror          r10d, 27
        add          esi, r10d
        add          esi, ebx
        mov          ebx, r8d
        xor          ebx, edx
        ror          r8d, 2
        mov          r10d, edx
        xor          r10d, r9d
        and          ebx, r10d
        add          r9d, [rip + L(K) + 200]                    // round 50
        xor          ebx, edx
        add          r11d, ebx
        mov          ebx, r12d                                  // W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1)
        xor          ebx, ebp
        mov          r10d, [rsp + 32]
        xor          ebx, r10d
        xor          ebx, [rsp + 48]
        ror          ebx, 31
        add          r9d, ebx
        mov          [rsp + 48], ebp
        mov          ebp, esi
        ror          ebp, 27
        add          ebp, r11d
        mov          r11d, r15d                                 // W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1)
        xor          r11d, r13d
        xor          r11d, [rsp + 8]
        xor          r11d, [rsp + 40]
        ror          r11d, 31
        mov          [rsp + 40], r13d
        mov          r13d, esi
        xor          r13d, r8d
        ror          esi, 2
        mov          [rsp + 72], r15d
        mov          r15d, r8d
        xor          r15d, edx
        and          r13d, r15d
        add          edx, [rip + L(K) + 204]                    // round 51
        xor          r13d, r8d
        add          edx, r11d
        mov          r15d, ebp
        ror          r15d, 27
        add          r9d, r15d
        add          r9d, r13d
        mov          r13d, ebp
        xor          r13d, esi
        ror          ebp, 2
        mov          r15d, esi
        xor          r15d, r8d
        and          r13d, r15d
        add          r8d, [rip + L(K) + 208]                    // round 52
        xor          r13d, esi
        add          edx, r13d
        mov          r13d, r14d                                 // W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1)
        xor          r13d, eax
        mov          r15d, [rsp + 80]
        xor          r13d, r15d
        xor          r13d, r10d
        ror          r13d, 31
        add          r8d, r13d
        mov          r10d, r9d
        ror          r10d, 27
        add          r10d, edx
        mov          edx, ebx                                   // W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1)
        xor          edx, ecx
        xor          edx, [rsp + 56]
        xor          edx, [rsp + 8]
        ror          edx, 31
        mov          [rsp + 8], ecx
        mov          ecx, r9d
        xor          ecx, ebp
        ror          r9d, 2
        mov          [rsp + 32], eax
        mov          eax, ebp
        xor          eax, esi
        and          ecx, eax
        add          esi, [rip + L(K) + 212]                    // round 53
        xor          ecx, ebp
        add          esi, edx
        mov          eax, r10d
        ror          eax, 27
        add          r8d, eax
        add          r8d, ecx
        mov          ecx, r10d
        xor          ecx, r9d
        ror          r10d, 2
        mov          eax, r9d
        xor          eax, ebp
        and          ecx, eax
        add          ebp, [rip + L(K) + 216]                    // round 54
        xor          ecx, r9d
        add          esi, ecx
        mov          ecx, [rsp + 64]
        mov          eax, r11d                                  // W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1)
        xor          eax, ecx
        xor          eax, [rsp + 88]
        xor          eax, r15d
        ror          eax, 31
        add          ebp, eax
        mov          r15d, r8d
        ror          r15d, 27
        add          esi, r15d
        mov          r15d, r13d                                 // W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1)
        xor          r15d, r12d
        xor          r15d, [rsp + 16]
        xor          r15d, [rsp + 56]
        ror          r15d, 31
        mov          [rsp + 56], r12d
        mov          r12d, r8d
        xor          r12d, r10d
        ror          r8d, 2
        mov          ecx, r10d
        xor          ecx, r9d
        and          ecx, r12d
        add          r9d, [rip + L(K) + 220]                    // round 55
        xor          ecx, r10d
        add          r9d, r15d
        mov          r12d, esi
        ror          r12d, 27
        add          ebp, r12d
        add          ecx, ebp
        mov          ebp, esi
        xor          ebp, r8d
        ror          esi, 2
        mov          r12d, r8d
        xor          r12d, r10d
        and          ebp, r12d
        add          r10d, [rip + L(K) + 224]                   // round 56
        xor          ebp, r8d
        add          r9d, ebp
        mov          ebp, [rsp + 72]
        mov          r12d, edx                                  // W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1)
        xor          r12d, ebp
        xor          r12d, [rsp + 48]
        xor          r12d, [rsp + 88]
        ror          r12d, 31
        add          r10d, r12d
        mov          ebp, ecx
        ror          ebp, 27
        add          r9d, ebp
        mov          ebp, eax                                   // W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1)
        xor          ebp, r14d
        xor          ebp, [rsp + 40]
        xor          ebp, [rsp + 16]
        ror          ebp, 31
        mov          [rsp + 16], r14d
        mov          r14d, ecx
        xor          r14d, esi
        ror          ecx, 2
        mov          [rsp + 80], eax
        mov          eax, esi
        xor          eax, r8d
        and          r14d, eax
        add          r8d, [rip + L(K) + 228]                    // round 57
        xor          r14d, esi
        add          r8d, ebp
        mov          eax, r9d
        ror          eax, 27
        add          r10d, eax
        add          r14d, r10d
        mov          r10d, r9d
        xor          r10d, ecx
        ror          r9d, 2
        mov          eax, ecx
        xor          eax, esi
        and          r10d, eax
        add          esi, [rip + L(K) + 232]                    // round 58
        xor          r10d, ecx
        add          r8d, r10d
        mov          r10d, r15d                                 // W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1)
        xor          r10d, ebx
        mov          eax, [rsp + 32]
        xor          r10d, eax
        xor          r10d, [rsp + 48]
        ror          r10d, 31
        add          esi, r10d
        mov          [rsp + 48], ebx
        mov          ebx, r14d
        ror          ebx, 27
        add          r8d, ebx
        mov          ebx, r12d                                  // W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1)
        xor          ebx, r11d
        xor          ebx, [rsp + 8]
        xor          ebx, [rsp + 40]
        ror          ebx, 31
        mov          [rsp + 40], r11d
        mov          r11d, r14d
        xor          r11d, r9d
        ror          r14d, 2
        mov          [rsp + 88], r12d
        mov          r12d, r9d
        xor          r12d, ecx
        and          r11d, r12d
        add          ecx, [rip + L(K) + 236]                    // round 59
        xor          r11d, r9d
        add          ecx, ebx
        mov          r12d, r8d
        ror          r12d, 27
        add          esi, r12d
        add          esi, r11d
        mov          r11d, r8d
        xor          r11d, r14d
        ror          r8d, 2
        mov          r12d, r14d
        xor          r12d, r9d
        and          r11d, r12d
        add          r9d, [rip + L(K) + 240]                    // round 60
        xor          r11d, r14d
        add          ecx, r11d
        mov          r11d, ebp                                  // W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1)
        xor          r11d, r13d
        mov          r12d, [rsp + 64]
        xor          r11d, r12d
        xor          eax, r11d
        ror          eax, 31
        add          r9d, eax
        mov          r11d, r10d                                 // W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1)
        xor          r11d, edx
        xor          r11d, [rsp + 56]
        xor          r11d, [rsp + 8]
        ror          r11d, 31
        mov          [rsp + 8], edx
        mov          edx, esi
        ror          edx, 27
        add          ecx, edx
        mov          edx, esi
        xor          edx, r8d
        xor          edx, r14d
        ror          esi, 2
        add          r9d, edx
        add          r14d, [rip + L(K) + 244]                   // round 61
        add          r14d, r11d
        mov          edx, [rsp + 80]
        mov          [rsp + 32], r13d
        mov          r13d, ebx                                  // W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1)
        xor          r13d, edx
        xor          r13d, [rsp + 72]
        xor          r13d, r12d
        ror          r13d, 31
        mov          r12d, ecx
        ror          r12d, 27
        add          r9d, r12d
        mov          r12d, ecx
        xor          r12d, esi
        xor          r12d, r8d
        ror          ecx, 2
        add          r14d, r12d
        add          r8d, [rip + L(K) + 248]                    // round 62
        add          r8d, r13d
        mov          r12d, eax                                  // W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1)
        xor          r12d, r15d
        xor          r12d, [rsp + 16]
        xor          r12d, [rsp + 56]
        ror          r12d, 31
        mov          [rsp + 56], r15d
        mov          r15d, r9d
        ror          r15d, 27
        add          r15d, r14d
        mov          r14d, r9d
        xor          r14d, ecx
        xor          r14d, esi
        ror          r9d, 2
        add          r8d, r14d
        add          esi, [rip + L(K) + 252]                    // round 63
        add          esi, r12d
        mov          r14d, [rsp + 88]
        mov          edx, r11d                                  // W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1)
        xor          edx, r14d
        xor          edx, [rsp + 48]
        xor          edx, [rsp + 72]
        ror          edx, 31
        mov          r14d, r15d
        ror          r14d, 27
        add          r8d, r14d
        mov          r14d, r15d
        xor          r14d, r9d
        xor          r14d, ecx
        ror          r15d, 2
        add          esi, r14d
        add          ecx, [rip + L(K) + 256]                    // round 64
        add          ecx, edx
        mov          r14d, r13d                                 // W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1)
        xor          r14d, ebp
        xor          r14d, [rsp + 40]
        xor          r14d, [rsp + 16]
        ror          r14d, 31
        mov          [rsp + 16], ebp
        mov          ebp, r8d
        ror          ebp, 27
        add          esi, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        xor          ebp, r9d
        ror          r8d, 2
        add          ecx, ebp
        add          r9d, [rip + L(K) + 260]                    // round 65
        add          r9d, r14d
        mov          ebp, r12d                                  // W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1)
        xor          ebp, r10d
        xor          ebp, [rsp + 32]
        xor          ebp, [rsp + 48]
        ror          ebp, 31
        mov          [rsp + 48], r10d
        mov          r10d, esi
        ror          r10d, 27
        add          ecx, r10d
        mov          r10d, esi
        xor          r10d, r8d
        xor          r10d, r15d
        ror          esi, 2
        add          r9d, r10d
        add          r15d, [rip + L(K) + 264]                   // round 66
        add          r15d, ebp
        mov          r10d, edx                                  // W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1)
        xor          r10d, ebx
        xor          r10d, [rsp + 8]
        xor          r10d, [rsp + 40]
        ror          r10d, 31
        mov          [rsp + 40], ebx
        mov          ebx, ecx
        ror          ebx, 27
        add          r9d, ebx
        mov          ebx, ecx
        xor          ebx, esi
        xor          ebx, r8d
        ror          ecx, 2
        add          r15d, ebx
        add          r8d, [rip + L(K) + 268]                    // round 67
        add          r8d, r10d
        mov          ebx, r14d                                  // W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1)
        xor          ebx, eax
        xor          ebx, [rsp + 80]
        xor          ebx, [rsp + 32]
        ror          ebx, 31
        mov          [rsp + 32], r14d
        mov          r14d, r9d
        ror          r14d, 27
        add          r14d, r15d
        mov          r15d, r9d
        xor          r15d, ecx
        xor          r15d, esi
        ror          r9d, 2
        add          r8d, r15d
        add          esi, [rip + L(K) + 272]                    // round 68
        add          esi, ebx
        mov          r15d, ebp                                  // W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1)
        xor          r15d, r11d
        xor          r15d, [rsp + 56]
        xor          r15d, [rsp + 8]
        ror          r15d, 31
        mov          [rsp + 8], r11d
        mov          r11d, r14d
        ror          r11d, 27
        add          r8d, r11d
        mov          r11d, r14d
        xor          r11d, r9d
        xor          r11d, ecx
        ror          r14d, 2
        add          esi, r11d
        add          ecx, [rip + L(K) + 276]                    // round 69
        add          ecx, r15d
        mov          r11d, r10d                                 // W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1)
        xor          r11d, r13d
        xor          r11d, [rsp + 88]
        xor          r11d, [rsp + 80]
        ror          r11d, 31
        mov          [rsp + 64], r13d
        mov          r13d, r8d
        ror          r13d, 27
        add          esi, r13d
        mov          r13d, r8d
        xor          r13d, r14d
        xor          r13d, r9d
        ror          r8d, 2
        add          ecx, r13d
        add          r9d, [rip + L(K) + 280]                    // round 70
        add          r9d, r11d
        mov          r13d, ebx                                  // W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1)
        xor          r13d, r12d
        xor          r13d, [rsp + 16]
        xor          r13d, [rsp + 56]
        ror          r13d, 31
        mov          [rsp + 56], r12d
        mov          r12d, esi
        ror          r12d, 27
        add          ecx, r12d
        mov          r12d, esi
        xor          r12d, r8d
        xor          r12d, r14d
        ror          esi, 2
        add          r9d, r12d
        add          r14d, [rip + L(K) + 284]                   // round 71
        add          r14d, r13d
        mov          r12d, r15d                                 // W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1)
        xor          r12d, edx
        xor          r12d, [rsp + 48]
        xor          r12d, [rsp + 88]
        ror          r12d, 31
        mov          [rsp + 72], edx
        mov          edx, ecx
        ror          edx, 27
        add          r9d, edx
        mov          edx, ecx
        xor          edx, esi
        xor          edx, r8d
        ror          ecx, 2
        add          r14d, edx
        add          r8d, [rip + L(K) + 288]                    // round 72
        add          r8d, r12d
        xor          ebp, r13d                                  // W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1)
        xor          ebp, eax
        xor          ebp, [rsp + 48]
        ror          ebp, 31
        mov          edx, [rsp + 32]
        mov          [rsp + 48], r13d
        mov          r13d, r11d                                 // W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1)
        xor          r13d, edx
        xor          r13d, [rsp + 40]
        xor          r13d, [rsp + 16]
        ror          r13d, 31
        mov          edx, r9d
        ror          edx, 27
        add          edx, r14d
        mov          r14d, r9d
        xor          r14d, ecx
        xor          r14d, esi
        ror          r9d, 2
        add          r8d, r14d
        add          esi, [rip + L(K) + 292]                    // round 73
        xor          r12d, r10d                                 // W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1)
        add          esi, r13d
        mov          r14d, [rsp + 8]
        xor          r12d, r14d
        xor          r12d, [rsp + 40]
        ror          r12d, 31
        mov          r10d, edx
        ror          r10d, 27
        add          r8d, r10d
        mov          r10d, edx
        xor          r10d, r9d
        xor          r10d, ecx
        ror          edx, 2
        add          esi, r10d
        add          ecx, [rip + L(K) + 296]                    // round 74
        xor          r13d, ebx                                  // W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1)
        add          ecx, ebp
        mov          ebx, [rsp + 64]
        xor          r13d, ebx
        xor          eax, r13d
        ror          eax, 31
        mov          r13d, r8d
        ror          r13d, 27
        add          esi, r13d
        mov          r13d, r8d
        xor          r13d, edx
        xor          r13d, r9d
        ror          r8d, 2
        add          ecx, r13d
        add          r9d, [rip + L(K) + 300]                    // round 75
        xor          ebp, r15d                                  // W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1)
        add          r9d, r12d
        mov          r13d, [rsp + 56]
        xor          ebp, r13d
        xor          ebp, r14d
        ror          ebp, 31
        add          ebp, [rip + L(K) + 308]                    // round 77
        add          ebp, r8d
        mov          r14d, esi
        ror          r14d, 27
        add          ecx, r14d
        xor          r12d, r11d                                 // W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1)
        xor          r12d, [rsp + 72]
        xor          r12d, ebx
        ror          r12d, 31
        add          r12d, [rip + L(K) + 312]                   // round 78
        mov          r11d, esi
        xor          r11d, r8d
        xor          r11d, edx
        ror          esi, 2
        add          r9d, r11d
        add          edx, [rip + L(K) + 304]                    // round 76
        add          r12d, esi
        add          edx, eax
        xor          eax, [rsp + 48]                            // W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1)
        xor          eax, [rsp + 32]
        xor          eax, r13d
        ror          eax, 31
        mov          r11d, ecx
        ror          r11d, 27
        add          r9d, r11d
        mov          r11d, ecx
        xor          r11d, esi
        xor          r8d, r11d
        ror          ecx, 2
        add          r8d, edx
        mov          r11d, r9d
        ror          r11d, 27
        mov          ebx, r9d
        xor          ebx, ecx
        ror          r9d, 2
        add          r8d, r11d
        xor          esi, ebx
        add          esi, ebp
        mov          r11d, [rsp + 160]
        add          eax, r11d
        mov          r11d, r8d
        ror          r11d, 27
        mov          ebx, r8d
        xor          ebx, r9d
        ror          r8d, 2
        add          eax, ecx
        add          esi, r11d
        xor          ecx, ebx
        mov          r11d, esi
        ror          r11d, 27
        add          ecx, r12d
        mov          ebx, esi                                   // round 79
        xor          ebx, r8d
        add          ecx, r11d
        xor          ebx, r9d
        ror          esi, 2
        mov          r11d, ecx
        ror          r11d, 27
        add          eax, ebx
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
        mov          r10, [rsp + 24]
        jmp          L(blocks_batch1)
L(blocks_done):

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
        .seh_endproc
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
#  if defined(__ELF__)
        .size        SYMBOL(nsms_sha1_blocks_x64_n1), . - SYMBOL(nsms_sha1_blocks_x64_n1)
#  endif
#endif

        .text
        .p2align     6
        FUNCTION(SYMBOL(nsms_sha1_schedule_x64_n1))
SYMBOL(nsms_sha1_schedule_x64_n1):
#ifdef NSMS_WIN64
        .seh_proc    SYMBOL(nsms_sha1_schedule_x64_n1)
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
        sub          rsp, 104
        .seh_stackalloc 104
        .seh_endprologue
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

        // the message words
        mov          eax, [rsi]                                 // W_0
        mov          ecx, [rsi + 4]                             // W_1
        mov          edx, [rsi + 8]                             // W_2
        mov          r12d, [rsi + 12]                           // W_3
        mov          r8d, [rsi + 16]                            // W_4
        mov          r9d, [rsi + 20]                            // W_5
        mov          r10d, [rsi + 24]                           // W_6
        mov          r11d, [rsi + 28]                           // W_7
        mov          ebx, [rsi + 32]                            // W_8
        bswap        eax
        mov          ebp, [rsi + 36]                            // W_9
        bswap        ecx
        bswap        edx
        bswap        r12d
        bswap        r8d
        bswap        r9d
        bswap        r10d
        bswap        r11d
        bswap        ebx
        bswap        ebp
        mov          r13d, [rsi + 40]                           // W_10
        bswap        r13d
        mov          [rsp], r13d
        mov          r14d, [rsi + 44]                           // W_11
        bswap        r14d
        mov          [rsp + 8], r14d
        mov          r15d, [rsi + 48]                           // W_12
        bswap        r15d
        mov          [rsp + 16], r15d
        mov          r15d, [rsi + 52]                           // W_13
        bswap        r15d
        mov          [rsp + 24], r15d
        mov          r15d, [rsi + 56]                           // W_14
        mov          esi, [rsi + 60]                            // W_15
        bswap        r15d
        mov          [rsp + 32], r15d
        bswap        esi
        mov          [rsp + 40], esi
        mov          esi, eax                                   // W_0, + K
        add          esi, [rip + L(K)]
        mov          [rdi], esi
        mov          esi, ecx                                   // W_1, + K
        add          esi, [rip + L(K) + 4]
        mov          [rdi + 4], esi
        mov          esi, edx                                   // W_2, + K
        add          esi, [rip + L(K) + 8]
        mov          [rdi + 8], esi
        mov          esi, r12d                                  // W_3, + K
        add          esi, [rip + L(K) + 12]
        mov          [rdi + 12], esi
        mov          esi, r8d                                   // W_4, + K
        add          esi, [rip + L(K) + 16]
        mov          [rdi + 16], esi
        mov          esi, r9d                                   // W_5, + K
        add          esi, [rip + L(K) + 20]
        mov          [rdi + 20], esi
        mov          esi, r10d                                  // W_6, + K
        add          esi, [rip + L(K) + 24]
        mov          [rdi + 24], esi
        mov          esi, r11d                                  // W_7, + K
        add          esi, [rip + L(K) + 28]
        mov          [rdi + 28], esi
        mov          esi, ebx                                   // W_8, + K
        add          esi, [rip + L(K) + 32]
        mov          [rdi + 32], esi
        mov          esi, ebp                                   // W_9, + K
        add          esi, [rip + L(K) + 36]
        mov          [rdi + 36], esi
        mov          esi, r13d                                  // W_10, + K
        add          esi, [rip + L(K) + 40]
        mov          [rdi + 40], esi
        mov          esi, r14d                                  // W_11, + K
        add          esi, [rip + L(K) + 44]
        mov          [rdi + 44], esi
        mov          esi, [rsp + 16]
        mov          r13d, esi                                  // W_12, + K
        add          r13d, [rip + L(K) + 48]
        mov          [rdi + 48], r13d
        mov          r13d, [rsp + 24]
        mov          r14d, r13d                                 // W_13, + K
        add          r14d, [rip + L(K) + 52]
        mov          [rdi + 52], r14d
        mov          r14d, r15d                                 // W_14, + K
        add          r14d, [rip + L(K) + 56]
        mov          [rdi + 56], r14d
        mov          r14d, [rsp + 40]
        mov          r15d, r14d                                 // W_15, + K
        add          r15d, [rip + L(K) + 60]
        mov          [rdi + 60], r15d
        lea          r15, [rdi + 256]
        mov          [rsp + 56], r15
        lea          rsi, [rip + L(K) + 64]
        mov          [rsp + 48], rsi
        mov          esi, r12d
        .p2align     6
L(schedule_more):

        // the next sixteen words
        mov          r12d, [rsp + 24]
        mov          r13d, r12d                                 // W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1)
        xor          r13d, ebx
        xor          r13d, edx
        xor          eax, r13d
        ror          eax, 31
        mov          r13d, [rsp + 32]
        mov          r14d, r13d                                 // W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1)
        xor          r14d, ebp
        xor          r14d, esi
        xor          ecx, r14d
        ror          ecx, 31
        mov          r14d, [rsp + 40]
        mov          r15d, [rsp]
        mov          [rsp + 64], ebp
        mov          ebp, r14d                                  // W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1)
        xor          ebp, r15d
        xor          ebp, r8d
        xor          edx, ebp
        ror          edx, 31
        mov          rbp, [rsp + 48]
        mov          r15d, eax
        add          r15d, [rbp]
        mov          [rdi + 64], r15d
        mov          r15d, [rsp + 8]
        mov          r14d, eax                                  // W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1)
        xor          r14d, r15d
        xor          r14d, r9d
        xor          esi, r14d
        ror          esi, 31
        mov          r14d, ecx
        add          r14d, [rbp + 4]
        mov          [rdi + 68], r14d
        mov          r14d, [rsp + 16]
        mov          r15d, ecx                                  // W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1)
        xor          r15d, r14d
        xor          r15d, r10d
        xor          r8d, r15d
        ror          r8d, 31
        mov          r15d, edx
        add          r15d, [rbp + 8]
        mov          [rdi + 72], r15d
        mov          r15d, edx                                  // W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1)
        xor          r15d, r12d
        xor          r15d, r11d
        xor          r9d, r15d
        ror          r9d, 31
        mov          r15d, esi
        add          r15d, [rbp + 12]
        mov          [rdi + 76], r15d
        mov          r15d, esi                                  // W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1)
        xor          r15d, r13d
        xor          r15d, ebx
        xor          r10d, r15d
        ror          r10d, 31
        mov          r15d, r8d
        add          r15d, [rbp + 16]
        mov          [rdi + 80], r15d
        mov          r15d, [rsp + 40]
        mov          r13d, r8d                                  // W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1)
        xor          r13d, r15d
        xor          r13d, [rsp + 64]
        xor          r11d, r13d
        ror          r11d, 31
        mov          r13d, r9d
        add          r13d, [rbp + 20]
        mov          [rdi + 84], r13d
        mov          r13d, r9d                                  // W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1)
        xor          r13d, eax
        xor          r13d, [rsp]
        xor          ebx, r13d
        ror          ebx, 31
        mov          r13d, r10d
        add          r13d, [rbp + 24]
        mov          [rdi + 88], r13d
        mov          r13d, r10d                                 // W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1)
        xor          r13d, ecx
        xor          r13d, [rsp + 8]
        xor          r13d, [rsp + 64]
        ror          r13d, 31
        mov          [rsp + 64], ecx
        mov          ecx, r11d
        add          ecx, [rbp + 28]
        mov          [rdi + 92], ecx
        mov          ecx, r11d                                  // W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1)
        xor          ecx, edx
        xor          ecx, r14d
        xor          ecx, [rsp]
        ror          ecx, 31
        mov          [rsp], ecx
        mov          [rsp + 72], edx
        mov          edx, ebx
        add          edx, [rbp + 32]
        mov          [rdi + 96], edx
        mov          edx, ebx                                   // W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1)
        xor          edx, esi
        xor          edx, r12d
        xor          edx, [rsp + 8]
        ror          edx, 31
        mov          [rsp + 8], edx
        mov          [rsp + 80], esi
        mov          esi, r13d
        add          esi, [rbp + 36]
        mov          [rdi + 100], esi
        mov          esi, r13d                                  // W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1)
        xor          esi, r8d
        xor          esi, [rsp + 32]
        xor          esi, r14d
        ror          esi, 31
        mov          [rsp + 16], esi
        mov          r14d, ecx
        add          r14d, [rbp + 40]
        mov          [rdi + 104], r14d
        mov          r14d, ecx                                  // W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1)
        xor          r14d, r9d
        xor          r14d, r15d
        xor          r14d, r12d
        ror          r14d, 31
        mov          [rsp + 24], r14d
        mov          r12d, edx
        add          r12d, [rbp + 44]
        mov          [rdi + 108], r12d
        mov          r12d, edx                                  // W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1)
        xor          r12d, r10d
        xor          r12d, eax
        xor          r12d, [rsp + 32]
        ror          r12d, 31
        mov          [rsp + 32], r12d
        mov          ecx, esi
        add          ecx, [rbp + 48]
        mov          [rdi + 112], ecx
        mov          ecx, esi                                   // W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1)
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
        jne          L(schedule_more)

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
        .seh_endproc
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
#  if defined(__ELF__)
        .size        SYMBOL(nsms_sha1_schedule_x64_n1), . - SYMBOL(nsms_sha1_schedule_x64_n1)
#  endif
#endif

#if defined(__ELF__)  // works with indirect branch tracking and with shadow stacks
        .section     .note.gnu.property,"a",@note
        .p2align     3
        .long        4, 16, 5
        .asciz       "GNU"
        .long        0xc0000002, 4, 3, 0
#endif
#endif
