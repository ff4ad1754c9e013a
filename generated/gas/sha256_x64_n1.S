// sha256_x64_n1.S, written by nsms: make gen HASH=sha256 ISA=x64 N=1
//
// void nsms_sha256_blocks_x64_n1(uint32_t state[8], const void *data, size_t blocks);
//   SHA224, SHA256: the intermediate hash value after any number of blocks;
//   the schedules of 1 block at a time are computed together.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 1,567 instructions, 15 integer registers, 34 spills,
//   312 bytes of stack (System V), 328 (Win64).
//
// void nsms_sha256_schedule_x64_n1(uint32_t *wk, const void *data);
//   SHA224, SHA256: W_t + K_t of 1 block, wk[t*1 + j] for block j.
//   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
//   Size: 499 instructions, 15 integer registers, 7 spills,
//   168 bytes of stack (System V), 184 (Win64).
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

        .text
        .p2align     6
        FUNCTION(SYMBOL(nsms_sha256_blocks_x64_n1))
SYMBOL(nsms_sha256_blocks_x64_n1):
#ifdef NSMS_WIN64
        .seh_proc    SYMBOL(nsms_sha256_blocks_x64_n1)
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
        sub          rsp, 264
        .seh_stackalloc 264
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
        sub          rsp, 264
        .cfi_def_cfa_offset 320
#endif
        mov          [rsp + 128], rdi
        mov          [rsp + 112], rsi
        mov          [rsp + 120], rdx
        cmp          qword ptr [rsp + 120], 0
        je           L(blocks_done)

        // the working variables are the intermediate hash value
        mov          r11, [rsp + 128]
        mov          eax, [r11]
        mov          ecx, [r11 + 4]
        mov          edx, [r11 + 8]
        mov          esi, [r11 + 12]
        mov          edi, [r11 + 16]
        mov          r8d, [r11 + 20]
        mov          r9d, [r11 + 24]
        mov          r10d, [r11 + 28]
L(blocks_batch1):
        cmp          qword ptr [rsp + 120], 1
        jb           L(blocks_done)

        // sixteen rounds on the message words
        add          r10d, [rip + L(K)]                         // round 0
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, edi
        ror          r13d, 25
        mov          r14, [rsp + 112]
        mov          ebx, [r14]                                 // W_0
        xor          r12d, r13d
        mov          r13d, r8d
        xor          r13d, r9d
        and          r13d, edi
        xor          r13d, r9d
        add          r9d, [rip + L(K) + 4]                      // round 1
        mov          r15d, eax
        ror          r15d, 2
        mov          ebp, eax
        ror          ebp, 13
        mov          r11d, [r14 + 4]                            // W_1
        xor          r15d, ebp
        mov          ebp, eax
        xor          ebp, ecx
        mov          [rsp + 144], r9d
        mov          r9d, ecx
        xor          r9d, edx
        and          r9d, ebp
        xor          r9d, ecx
        mov          [rsp + 152], ecx
        mov          ecx, eax
        ror          ecx, 22
        xor          r15d, ecx
        add          r15d, r9d
        mov          r9d, edi
        xor          r9d, r8d
        mov          ecx, [r14 + 8]                             // W_2
        mov          [rsp + 160], ecx
        mov          ecx, r8d                                   // round 2
        add          ecx, [rip + L(K) + 8]
        mov          [rsp + 168], ecx
        mov          ecx, [r14 + 12]                            // W_3
        mov          [rsp + 176], ecx
        mov          ecx, [r14 + 16]                            // W_4
        mov          [rsp + 184], ecx
        mov          ecx, edi                                   // round 3
        add          ecx, [rip + L(K) + 12]
        mov          [rsp + 192], ecx
        mov          ecx, [r14 + 20]                            // W_5
        mov          [rsp + 200], ecx
        mov          ecx, [r14 + 24]                            // W_6
        mov          [rsp + 208], ecx
        mov          ecx, [r14 + 28]                            // W_7
        mov          [rsp + 216], ecx
        mov          ecx, [r14 + 32]                            // W_8
        mov          [rsp + 224], ecx
        mov          ecx, [r14 + 36]                            // W_9
        mov          [rsp + 232], ecx
        mov          ecx, [r14 + 40]                            // W_10
        mov          [rsp + 240], ecx
        mov          ecx, [r14 + 44]                            // W_11
        bswap        ebx
        add          r10d, ebx
        add          r10d, r12d
        add          r10d, r13d
        add          esi, r10d
        add          r10d, r15d
        and          r9d, esi
        xor          r9d, r8d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r10d
        ror          r13d, 2
        mov          r15d, r10d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r8d, r10d
        xor          r8d, eax
        and          ebp, r8d
        xor          ebp, eax
        mov          r15d, esi
        ror          r15d, 25
        xor          r12d, r15d
        mov          r15d, r10d
        ror          r15d, 22
        xor          r13d, r15d
        add          r13d, ebp
        mov          r15d, esi
        xor          r15d, edi
        bswap        r11d
        mov          ebp, [rsp + 144]
        add          ebp, r11d
        add          r9d, ebp
        add          r9d, r12d
        add          edx, r9d
        add          r9d, r13d
        and          r15d, edx
        xor          r15d, edi
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r9d
        ror          r13d, 2
        mov          ebp, r9d
        ror          ebp, 13
        xor          r13d, ebp
        mov          edi, r9d
        xor          edi, r10d
        and          r8d, edi
        xor          r8d, r10d
        mov          ebp, edx
        ror          ebp, 25
        xor          r12d, ebp
        mov          ebp, r9d
        ror          ebp, 22
        xor          r13d, ebp
        add          r8d, r13d
        mov          r13d, edx
        xor          r13d, esi
        mov          ebp, [rsp + 160]
        bswap        ebp
        mov          [rsp], ebp
        mov          [rsp + 144], ebx
        mov          ebx, [rsp + 168]
        add          ebx, ebp
        add          ebx, r15d
        add          ebx, r12d
        mov          r12d, [rsp + 152]
        add          r12d, ebx
        add          r8d, ebx
        and          r13d, r12d
        xor          r13d, esi
        mov          r15d, r12d
        ror          r15d, 6
        mov          ebx, r12d
        ror          ebx, 11
        xor          r15d, ebx
        mov          ebx, r8d
        ror          ebx, 2
        mov          ebp, r8d
        ror          ebp, 13
        xor          ebx, ebp
        mov          ebp, r8d
        xor          ebp, r9d
        and          edi, ebp
        xor          edi, r9d
        mov          [rsp + 152], r11d
        mov          r11d, r12d
        ror          r11d, 25
        xor          r15d, r11d
        mov          r11d, r8d
        ror          r11d, 22
        xor          ebx, r11d
        add          edi, ebx
        mov          ebx, r12d                                  // round 4
        xor          ebx, edx
        mov          r11d, [rsp + 176]
        bswap        r11d
        mov          [rsp + 8], r11d
        mov          r14d, [rsp + 192]
        add          r14d, r11d
        add          r14d, r13d
        add          r14d, r15d
        add          eax, r14d
        add          edi, r14d
        and          ebx, eax
        xor          ebx, edx
        mov          r13d, eax
        ror          r13d, 6
        mov          r14d, eax
        ror          r14d, 11
        xor          r13d, r14d
        mov          r14d, edi
        ror          r14d, 2
        mov          r15d, edi
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, edi
        xor          r15d, r8d
        and          ebp, r15d
        xor          ebp, r8d
        mov          r11d, eax
        ror          r11d, 25
        xor          r13d, r11d
        mov          r11d, edi
        ror          r11d, 22
        xor          r14d, r11d
        add          r14d, ebp
        mov          ebp, eax                                   // round 5
        xor          ebp, r12d
        mov          r11d, [rsp + 184]
        bswap        r11d
        mov          [rsp + 16], r11d
        mov          [rsp + 160], ecx
        mov          ecx, r11d
        add          ecx, [rip + L(K) + 16]
        add          esi, ecx
        add          esi, ebx
        add          esi, r13d
        add          r10d, esi
        add          esi, r14d
        and          ebp, r10d
        xor          ebp, r12d
        mov          r13d, r10d
        ror          r13d, 6
        mov          r14d, r10d
        ror          r14d, 11
        xor          r13d, r14d
        mov          r14d, esi
        ror          r14d, 2
        mov          ebx, esi
        ror          ebx, 13
        xor          r14d, ebx
        mov          ecx, esi
        xor          ecx, edi
        and          r15d, ecx
        xor          r15d, edi
        mov          ebx, r10d
        ror          ebx, 25
        xor          r13d, ebx
        mov          ebx, esi
        ror          ebx, 22
        xor          r14d, ebx
        add          r14d, r15d
        mov          r15d, r10d                                 // round 6
        xor          r15d, eax
        mov          ebx, [rsp + 200]
        bswap        ebx
        mov          [rsp + 24], ebx
        mov          r11d, ebx
        add          r11d, [rip + L(K) + 20]
        add          edx, r11d
        add          edx, ebp
        add          edx, r13d
        add          r9d, edx
        add          edx, r14d
        and          r15d, r9d
        xor          r15d, eax
        mov          r13d, r9d
        ror          r13d, 6
        mov          r14d, r9d
        ror          r14d, 11
        xor          r13d, r14d
        mov          r14d, edx
        ror          r14d, 2
        mov          ebp, edx
        ror          ebp, 13
        xor          r14d, ebp
        mov          ebp, edx
        xor          ebp, esi
        and          ecx, ebp
        xor          ecx, esi
        mov          r11d, r9d
        ror          r11d, 25
        xor          r13d, r11d
        mov          r11d, edx
        ror          r11d, 22
        xor          r14d, r11d
        add          ecx, r14d
        mov          r14d, r9d                                  // round 7
        xor          r14d, r10d
        mov          r11d, [rsp + 208]
        bswap        r11d
        mov          [rsp + 32], r11d
        mov          ebx, r11d
        add          ebx, [rip + L(K) + 24]
        add          ebx, r12d
        add          ebx, r15d
        add          r13d, ebx
        add          r8d, r13d
        add          ecx, r13d
        and          r14d, r8d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, ecx
        ror          r13d, 2
        mov          r15d, ecx
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, ecx
        xor          r15d, edx
        and          ebp, r15d
        xor          ebp, edx
        mov          ebx, r8d
        ror          ebx, 25
        xor          r12d, ebx
        mov          ebx, ecx
        ror          ebx, 22
        xor          r13d, ebx
        add          r13d, ebp
        mov          ebp, r8d                                   // round 8
        xor          ebp, r9d
        mov          ebx, [rsp + 216]
        bswap        ebx
        mov          [rsp + 40], ebx
        mov          r11d, ebx
        add          r11d, [rip + L(K) + 28]
        add          eax, r11d
        add          eax, r14d
        add          eax, r12d
        add          edi, eax
        add          eax, r13d
        and          ebp, edi
        xor          ebp, r9d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, eax
        ror          r13d, 2
        mov          r14d, eax
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, eax
        xor          r14d, ecx
        and          r15d, r14d
        xor          r15d, ecx
        mov          r11d, edi
        ror          r11d, 25
        xor          r12d, r11d
        mov          r11d, eax
        ror          r11d, 22
        xor          r13d, r11d
        add          r13d, r15d
        mov          r15d, edi                                  // round 9
        xor          r15d, r8d
        mov          r11d, [rsp + 224]
        bswap        r11d
        mov          [rsp + 48], r11d
        mov          ebx, r11d
        add          ebx, [rip + L(K) + 32]
        add          r10d, ebx
        add          r10d, ebp
        add          r10d, r12d
        add          esi, r10d
        add          r10d, r13d
        and          r15d, esi
        xor          r15d, r8d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r10d
        ror          r13d, 2
        mov          ebp, r10d
        ror          ebp, 13
        xor          r13d, ebp
        mov          ebp, r10d
        xor          ebp, eax
        and          r14d, ebp
        xor          r14d, eax
        mov          ebx, esi
        ror          ebx, 25
        xor          r12d, ebx
        mov          ebx, r10d
        ror          ebx, 22
        xor          r13d, ebx
        add          r13d, r14d
        mov          r14d, esi                                  // round 10
        xor          r14d, edi
        mov          ebx, [rsp + 232]
        bswap        ebx
        mov          [rsp + 56], ebx
        mov          r11d, ebx
        add          r11d, [rip + L(K) + 36]
        add          r9d, r11d
        add          r9d, r15d
        add          r9d, r12d
        add          edx, r9d
        add          r9d, r13d
        and          r14d, edx
        xor          r14d, edi
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          ebp, r15d
        xor          ebp, r10d
        mov          r11d, edx
        ror          r11d, 25
        xor          r12d, r11d
        mov          r11d, r9d
        ror          r11d, 22
        xor          r13d, r11d
        add          r13d, ebp
        mov          ebp, edx                                   // round 11
        xor          ebp, esi
        mov          r11d, [rsp + 240]
        bswap        r11d
        mov          [rsp + 64], r11d
        mov          ebx, r11d
        add          ebx, [rip + L(K) + 40]
        add          r8d, ebx
        add          r8d, r14d
        add          r8d, r12d
        add          ecx, r8d
        add          r8d, r13d
        and          ebp, ecx
        xor          ebp, esi
        mov          r12d, ecx
        ror          r12d, 6
        mov          r13d, ecx
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          ebx, ecx
        ror          ebx, 25
        mov          r11d, [rsp + 160]
        bswap        r11d
        mov          [rsp + 72], r11d
        mov          [rsp + 160], r9d
        mov          r9d, r11d
        add          r9d, [rip + L(K) + 44]
        add          edi, r9d
        add          edi, ebp
        xor          r12d, ebx
        add          edi, r12d
        add          eax, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ecx                                  // round 12
        xor          r12d, edx
        and          r12d, eax
        xor          r12d, edx
        mov          r13d, eax
        ror          r13d, 6
        mov          r15, [rsp + 112]
        mov          ebp, [r15 + 48]                            // W_12
        mov          ebx, eax
        ror          ebx, 11
        xor          r13d, ebx
        mov          ebx, edi
        ror          ebx, 2
        mov          r9d, edi
        ror          r9d, 13
        xor          ebx, r9d
        mov          r9d, edi
        xor          r9d, r8d
        and          r14d, r9d
        xor          r14d, r8d
        mov          r11d, eax
        ror          r11d, 25
        xor          r13d, r11d
        bswap        ebp
        mov          [rsp + 80], ebp
        mov          r11d, ebp
        add          r11d, [rip + L(K) + 48]
        add          esi, r11d
        add          esi, r12d
        add          esi, r13d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ebx, r12d
        add          ebx, r14d
        add          esi, ebx
        mov          r12d, eax                                  // round 13
        xor          r12d, ecx
        and          r12d, r10d
        xor          r12d, ecx
        mov          r13d, r10d
        ror          r13d, 6
        mov          r14d, [r15 + 52]                           // W_13
        mov          ebx, r10d
        ror          ebx, 11
        xor          r13d, ebx
        mov          ebx, esi
        ror          ebx, 2
        mov          r11d, esi
        ror          r11d, 13
        xor          ebx, r11d
        mov          r11d, esi
        xor          r11d, edi
        and          r9d, r11d
        xor          r9d, edi
        mov          ebp, r10d
        ror          ebp, 25
        xor          r13d, ebp
        bswap        r14d
        mov          [rsp + 88], r14d
        mov          ebp, r14d
        add          ebp, [rip + L(K) + 52]
        add          edx, ebp
        add          edx, r12d
        add          edx, r13d
        mov          r12d, [rsp + 160]
        add          r12d, edx
        mov          r13d, esi
        ror          r13d, 22
        xor          ebx, r13d
        add          ebx, r9d
        add          edx, ebx
        mov          r13d, r10d                                 // round 14
        xor          r13d, eax
        mov          ebp, r12d
        ror          ebp, 6
        mov          ebx, r12d
        ror          ebx, 11
        mov          r9d, edx
        xor          r9d, esi
        and          r13d, r12d
        mov          r14d, [r15 + 56]                           // W_14
        xor          ebp, ebx
        and          r11d, r9d
        xor          r13d, eax
        xor          r11d, esi
        mov          ebx, edx
        ror          ebx, 2
        mov          [rsp + 160], esi
        mov          esi, edx
        ror          esi, 13
        xor          ebx, esi
        mov          esi, r12d
        ror          esi, 25
        xor          ebp, esi
        mov          r15d, [r15 + 60]                           // W_15
        mov          esi, edx
        ror          esi, 22
        xor          ebx, esi
        add          ebx, r11d
        mov          r11d, r12d                                 // round 15
        xor          r11d, r10d
        bswap        r14d
        mov          [rsp + 96], r14d
        mov          esi, r14d
        add          esi, [rip + L(K) + 56]
        add          ecx, esi
        add          ecx, r13d
        add          ecx, ebp
        add          r8d, ecx
        add          ecx, ebx
        mov          r13d, r8d
        ror          r13d, 6
        mov          ebp, r8d
        ror          ebp, 11
        and          r11d, r8d
        xor          r13d, ebp
        xor          r11d, r10d
        mov          ebp, ecx
        ror          ebp, 2
        mov          ebx, ecx
        ror          ebx, 13
        mov          esi, ecx
        xor          esi, edx
        lea          r14, [rip + L(K) + 64]
        xor          ebp, ebx
        and          esi, r9d
        xor          esi, edx
        mov          ebx, r8d
        ror          ebx, 25
        xor          r13d, ebx
        bswap        r15d
        mov          [rsp + 104], r15d
        mov          ebx, r15d
        add          ebx, [rip + L(K) + 60]
        add          eax, ebx
        add          eax, r11d
        add          eax, r13d
        add          edi, eax
        mov          r13d, ecx
        ror          r13d, 22
        xor          ebp, r13d
        add          ebp, esi
        add          eax, ebp
        lea          r13, [rip + L(K) + 256]
        mov          [rsp + 136], r13
        mov          r9d, r12d
        mov          r11, r14
        mov          esi, [rsp + 160]
        mov          ebx, [rsp + 144]
        mov          ebp, [rsp + 152]
        .p2align     6
L(blocks_carry):

        // sixteen rounds, each on the word made just before
        mov          r12d, [rsp + 56]
        add          ebx, r12d                                  // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        add          r10d, [r11]                                // round 16
        mov          r13d, edi
        ror          r13d, 6
        mov          r14d, edi
        ror          r14d, 11
        xor          r13d, r14d
        mov          r14d, [rsp + 96]
        mov          r15d, r14d
        ror          r15d, 17
        mov          r12d, r14d
        ror          r12d, 19
        xor          r15d, r12d
        mov          r12d, edi
        ror          r12d, 25
        xor          r13d, r12d
        add          r10d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, r14d
        shr          r12d, 10
        xor          r15d, r12d
        add          ebx, r15d
        mov          r12d, ebp
        ror          r12d, 7
        mov          r13d, ebp
        ror          r13d, 18
        xor          r12d, r13d
        mov          r13d, ebp
        shr          r13d, 3
        xor          r12d, r13d
        add          ebx, r12d
        add          r10d, ebx
        add          esi, r10d
        mov          r12d, eax
        ror          r12d, 2
        mov          r13d, eax
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, eax
        xor          r13d, ecx
        mov          r15d, ecx
        xor          r15d, edx
        and          r15d, r13d
        xor          r15d, ecx
        mov          r14d, [rsp + 64]
        add          ebp, r14d                                  // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        mov          r14d, eax
        ror          r14d, 22
        xor          r12d, r14d
        add          r9d, [r11 + 4]                             // round 17
        add          r12d, r15d
        add          r10d, r12d
        mov          r12d, [rsp + 104]
        mov          r14d, r12d
        ror          r14d, 17
        mov          r15d, r12d
        ror          r15d, 19
        xor          r14d, r15d
        mov          r15d, r12d
        shr          r15d, 10
        xor          r14d, r15d
        add          ebp, r14d
        mov          r14d, [rsp]
        mov          r15d, r14d
        ror          r15d, 7
        mov          r12d, r14d
        ror          r12d, 18
        xor          r15d, r12d
        mov          r12d, r14d
        shr          r12d, 3
        xor          r15d, r12d
        add          ebp, r15d
        add          r9d, ebp
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r15d, esi
        ror          r15d, 11
        xor          r12d, r15d
        mov          r15d, r10d
        ror          r15d, 2
        mov          [rsp + 144], ebp
        mov          ebp, r10d
        ror          ebp, 13
        xor          r15d, ebp
        mov          ebp, r10d
        xor          ebp, eax
        and          r13d, ebp
        xor          r13d, eax
        mov          [rsp + 152], eax
        mov          eax, esi
        ror          eax, 25
        xor          r12d, eax
        add          r9d, r12d
        mov          eax, [rsp + 72]
        add          r14d, eax                                  // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r15d, r12d
        add          r8d, [r11 + 8]                             // round 18
        add          r15d, r13d
        add          r9d, r15d
        mov          r12d, [rsp + 8]
        mov          r13d, r12d
        ror          r13d, 7
        mov          r15d, r12d
        ror          r15d, 18
        xor          r13d, r15d
        mov          r15d, ebx
        ror          r15d, 17
        mov          eax, ebx
        ror          eax, 19
        xor          eax, r15d
        mov          r15d, r12d
        shr          r15d, 3
        xor          r13d, r15d
        add          r14d, r13d
        mov          r13d, ebx
        shr          r13d, 10
        xor          eax, r13d
        add          eax, r14d
        mov          [rsp], eax
        add          r8d, eax
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, edx
        xor          r13d, edi
        add          r8d, r13d
        mov          r13d, edx
        ror          r13d, 6
        mov          r14d, edx
        ror          r14d, 11
        xor          r13d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          ebp, r15d
        xor          ebp, r10d
        mov          [rsp + 160], ebx
        mov          ebx, edx
        ror          ebx, 25
        xor          r13d, ebx
        add          r8d, r13d
        mov          r13d, [rsp + 80]
        add          r12d, r13d                                 // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        add          ecx, r8d
        mov          ebx, r9d
        ror          ebx, 22
        xor          r14d, ebx
        add          edi, [r11 + 12]                            // round 19
        add          r14d, ebp
        add          r8d, r14d
        mov          r14d, [rsp + 16]
        mov          ebp, r14d
        ror          ebp, 7
        mov          ebx, r14d
        ror          ebx, 18
        xor          ebp, ebx
        mov          ebx, [rsp + 144]
        mov          r13d, ebx
        ror          r13d, 17
        mov          [rsp + 168], r10d
        mov          r10d, ebx
        ror          r10d, 19
        xor          r13d, r10d
        mov          r10d, r14d
        shr          r10d, 3
        xor          ebp, r10d
        add          r12d, ebp
        mov          ebp, ebx
        shr          ebp, 10
        xor          r13d, ebp
        add          r12d, r13d
        mov          [rsp + 8], r12d
        add          edi, r12d
        mov          r13d, edx
        xor          r13d, esi
        and          r13d, ecx
        xor          r13d, esi
        add          edi, r13d
        mov          r13d, ecx
        ror          r13d, 6
        mov          ebp, ecx
        ror          ebp, 11
        xor          r13d, ebp
        mov          ebp, r8d
        ror          ebp, 2
        mov          r10d, r8d
        ror          r10d, 13
        xor          ebp, r10d
        mov          r10d, r8d
        xor          r10d, r9d
        and          r15d, r10d
        xor          r15d, r9d
        mov          ebx, ecx
        ror          ebx, 25
        xor          r13d, ebx
        add          edi, r13d
        mov          r13d, [rsp + 88]
        add          r14d, r13d                                 // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        mov          ebx, [rsp + 152]
        add          ebx, edi
        mov          r13d, r8d
        ror          r13d, 22
        xor          ebp, r13d
        add          esi, [r11 + 16]                            // round 20
        add          ebp, r15d
        add          edi, ebp
        mov          r13d, [rsp + 24]
        mov          r15d, r13d
        ror          r15d, 7
        mov          ebp, r13d
        ror          ebp, 18
        xor          r15d, ebp
        mov          ebp, eax
        ror          ebp, 17
        mov          [rsp + 152], r9d
        mov          r9d, eax
        ror          r9d, 19
        xor          ebp, r9d
        mov          r9d, r13d
        shr          r9d, 3
        xor          r15d, r9d
        add          r14d, r15d
        mov          r15d, eax
        shr          r15d, 10
        xor          ebp, r15d
        add          r14d, ebp
        mov          [rsp + 16], r14d
        add          esi, r14d
        mov          r15d, ecx
        xor          r15d, edx
        and          r15d, ebx
        xor          r15d, edx
        add          esi, r15d
        mov          r15d, ebx
        ror          r15d, 6
        mov          ebp, ebx
        ror          ebp, 11
        xor          r15d, ebp
        mov          ebp, edi
        ror          ebp, 2
        mov          r9d, edi
        ror          r9d, 13
        xor          ebp, r9d
        mov          r9d, edi
        xor          r9d, r8d
        and          r10d, r9d
        xor          r10d, r8d
        mov          eax, ebx
        ror          eax, 25
        xor          r15d, eax
        add          esi, r15d
        mov          r15d, [rsp + 96]
        add          r13d, r15d                                 // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        mov          eax, [rsp + 168]
        add          eax, esi
        mov          r15d, edi
        ror          r15d, 22
        xor          ebp, r15d
        add          edx, [r11 + 20]                            // round 21
        add          ebp, r10d
        add          esi, ebp
        mov          r15d, [rsp + 32]
        mov          ebp, r15d
        ror          ebp, 7
        mov          r10d, r15d
        ror          r10d, 18
        xor          ebp, r10d
        mov          r10d, r12d
        ror          r10d, 17
        mov          [rsp + 168], r8d
        mov          r8d, r12d
        ror          r8d, 19
        xor          r10d, r8d
        mov          r8d, r15d
        shr          r8d, 3
        xor          ebp, r8d
        add          r13d, ebp
        mov          ebp, r12d
        shr          ebp, 10
        xor          r10d, ebp
        add          r13d, r10d
        mov          [rsp + 24], r13d
        add          edx, r13d
        mov          ebp, ebx
        xor          ebp, ecx
        and          ebp, eax
        xor          ebp, ecx
        add          edx, ebp
        mov          ebp, eax
        ror          ebp, 6
        mov          r10d, eax
        ror          r10d, 11
        xor          ebp, r10d
        mov          r10d, esi
        ror          r10d, 2
        mov          r8d, esi
        ror          r8d, 13
        xor          r10d, r8d
        mov          r8d, esi
        xor          r8d, edi
        and          r9d, r8d
        xor          r9d, edi
        mov          r12d, eax
        ror          r12d, 25
        xor          ebp, r12d
        add          edx, ebp
        mov          r12d, [rsp + 104]
        add          r15d, r12d                                 // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        mov          ebp, [rsp + 152]
        add          ebp, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          r10d, r12d
        add          ecx, [r11 + 24]                            // round 22
        add          r10d, r9d
        add          edx, r10d
        mov          r12d, [rsp + 40]
        mov          r10d, r12d
        ror          r10d, 7
        mov          r9d, r12d
        ror          r9d, 18
        xor          r10d, r9d
        mov          r9d, r14d
        ror          r9d, 17
        mov          [rsp + 152], edi
        mov          edi, r14d
        ror          edi, 19
        xor          r9d, edi
        mov          edi, r12d
        shr          edi, 3
        xor          r10d, edi
        add          r15d, r10d
        mov          r10d, r14d
        shr          r10d, 10
        xor          r9d, r10d
        add          r15d, r9d
        mov          [rsp + 32], r15d
        add          ecx, r15d
        mov          r10d, eax
        xor          r10d, ebx
        and          r10d, ebp
        xor          r10d, ebx
        add          ecx, r10d
        mov          r10d, ebp
        ror          r10d, 6
        mov          r9d, ebp
        ror          r9d, 11
        xor          r10d, r9d
        mov          r9d, edx
        ror          r9d, 2
        mov          edi, edx
        ror          edi, 13
        xor          r9d, edi
        mov          edi, edx
        xor          edi, esi
        and          r8d, edi
        xor          r8d, esi
        mov          r14d, [rsp + 48]
        mov          [rsp + 176], esi
        mov          esi, r14d                                  // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        ror          esi, 7
        mov          r15d, r14d
        ror          r15d, 18
        xor          esi, r15d
        mov          r15d, r14d
        shr          r15d, 3
        xor          esi, r15d
        add          r12d, esi
        mov          r15d, [rsp + 160]
        add          r12d, r15d
        mov          esi, ebp
        ror          esi, 25
        xor          r10d, esi
        add          ecx, r10d
        mov          r10d, [rsp + 168]
        add          r10d, ecx
        mov          esi, edx
        ror          esi, 22
        xor          r9d, esi
        add          r9d, r8d
        add          ecx, r9d
        mov          r9d, r13d
        ror          r9d, 17
        mov          r8d, r13d
        ror          r8d, 19
        xor          r9d, r8d
        mov          r8d, r13d
        shr          r8d, 10
        xor          r9d, r8d
        add          r12d, r9d
        mov          [rsp + 40], r12d
        mov          r9d, ebp                                   // round 23
        xor          r9d, eax
        and          r9d, r10d
        xor          r9d, eax
        mov          r8d, r10d
        ror          r8d, 6
        mov          esi, r10d
        ror          esi, 11
        xor          r8d, esi
        mov          esi, r12d
        add          esi, [r11 + 28]
        add          esi, ebx
        add          esi, r9d
        mov          ebx, ecx
        ror          ebx, 2
        mov          r9d, ecx
        ror          r9d, 13
        xor          ebx, r9d
        mov          r9d, ecx
        xor          r9d, edx
        and          edi, r9d
        xor          edi, edx
        mov          r15d, [rsp + 56]
        mov          r13d, r15d                                 // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        ror          r13d, 7
        mov          [rsp + 168], edx
        mov          edx, r15d
        ror          edx, 18
        xor          r13d, edx
        mov          edx, r15d
        shr          edx, 3
        xor          r13d, edx
        add          r14d, r13d
        mov          r13d, [rsp + 144]
        add          r14d, r13d
        mov          edx, r10d
        ror          edx, 25
        xor          r8d, edx
        add          r8d, esi
        mov          esi, [rsp + 152]
        add          esi, r8d
        mov          edx, ecx
        ror          edx, 22
        xor          ebx, edx
        add          ebx, edi
        add          r8d, ebx
        mov          ebx, [rsp + 32]
        mov          edi, ebx
        ror          edi, 17
        mov          edx, ebx
        ror          edx, 19
        xor          edi, edx
        mov          edx, ebx
        shr          edx, 10
        xor          edi, edx
        add          r14d, edi
        mov          [rsp + 48], r14d
        mov          edi, r10d                                  // round 24
        xor          edi, ebp
        and          edi, esi
        xor          edi, ebp
        mov          edx, esi
        ror          edx, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          edx, r13d
        mov          r13d, r14d
        add          r13d, [r11 + 32]
        add          r13d, eax
        add          r13d, edi
        mov          edi, r8d
        ror          edi, 2
        mov          eax, r8d
        ror          eax, 13
        xor          edi, eax
        mov          eax, r8d
        xor          eax, ecx
        and          r9d, eax
        xor          r9d, ecx
        mov          ebx, [rsp + 64]
        mov          [rsp + 152], ecx
        mov          ecx, ebx                                   // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        ror          ecx, 7
        mov          r14d, ebx
        ror          r14d, 18
        xor          ecx, r14d
        mov          r14d, ebx
        shr          r14d, 3
        xor          ecx, r14d
        add          r15d, ecx
        mov          r14d, [rsp]
        add          r15d, r14d
        mov          ecx, esi
        ror          ecx, 25
        xor          edx, ecx
        add          edx, r13d
        mov          r13d, [rsp + 176]
        add          r13d, edx
        mov          ecx, r8d
        ror          ecx, 22
        xor          edi, ecx
        add          edi, r9d
        add          edx, edi
        mov          r9d, r12d
        ror          r9d, 17
        mov          edi, r12d
        ror          edi, 19
        xor          r9d, edi
        mov          edi, r12d
        shr          edi, 10
        xor          r9d, edi
        add          r15d, r9d
        mov          [rsp + 56], r15d
        mov          r9d, esi                                   // round 25
        xor          r9d, r10d
        and          r9d, r13d
        xor          r9d, r10d
        mov          edi, r13d
        ror          edi, 6
        mov          ecx, r13d
        ror          ecx, 11
        xor          edi, ecx
        mov          ecx, r15d
        add          ecx, [r11 + 36]
        add          ecx, ebp
        add          r9d, ecx
        mov          ebp, edx
        ror          ebp, 2
        mov          ecx, edx
        ror          ecx, 13
        xor          ebp, ecx
        mov          ecx, edx
        xor          ecx, r8d
        and          eax, ecx
        xor          eax, r8d
        mov          r14d, [rsp + 72]
        mov          r12d, r14d                                 // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        ror          r12d, 7
        mov          [rsp + 176], r8d
        mov          r8d, r14d
        ror          r8d, 18
        xor          r12d, r8d
        mov          r8d, r14d
        shr          r8d, 3
        xor          r12d, r8d
        add          ebx, r12d
        mov          r12d, [rsp + 8]
        add          ebx, r12d
        mov          r8d, r13d
        ror          r8d, 25
        xor          edi, r8d
        add          r9d, edi
        mov          r8d, [rsp + 168]
        add          r8d, r9d
        mov          edi, edx
        ror          edi, 22
        xor          ebp, edi
        add          ebp, eax
        add          r9d, ebp
        mov          eax, [rsp + 48]
        mov          ebp, eax
        ror          ebp, 17
        mov          edi, eax
        ror          edi, 19
        xor          ebp, edi
        mov          edi, eax
        shr          edi, 10
        xor          ebp, edi
        add          ebx, ebp
        mov          [rsp + 64], ebx
        mov          ebp, r13d                                  // round 26
        xor          ebp, esi
        and          ebp, r8d
        xor          ebp, esi
        mov          edi, r8d
        ror          edi, 6
        mov          r12d, r8d
        ror          r12d, 11
        xor          edi, r12d
        mov          r12d, ebx
        add          r12d, [r11 + 40]
        add          r12d, r10d
        add          r12d, ebp
        mov          ebp, r9d
        ror          ebp, 2
        mov          r10d, r9d
        ror          r10d, 13
        xor          ebp, r10d
        mov          r10d, r9d
        xor          r10d, edx
        and          ecx, r10d
        xor          ecx, edx
        mov          eax, [rsp + 80]
        mov          [rsp + 168], edx
        mov          edx, eax                                   // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        ror          edx, 7
        mov          ebx, eax
        ror          ebx, 18
        xor          edx, ebx
        mov          ebx, eax
        shr          ebx, 3
        xor          edx, ebx
        add          r14d, edx
        mov          ebx, [rsp + 16]
        add          r14d, ebx
        mov          edx, r8d
        ror          edx, 25
        xor          edi, edx
        add          edi, r12d
        mov          r12d, [rsp + 152]
        add          r12d, edi
        mov          edx, r9d
        ror          edx, 22
        xor          ebp, edx
        add          ebp, ecx
        add          edi, ebp
        mov          ebp, r15d
        ror          ebp, 17
        mov          edx, r15d
        ror          edx, 19
        xor          ebp, edx
        mov          edx, r15d
        shr          edx, 10
        xor          ebp, edx
        add          r14d, ebp
        mov          [rsp + 72], r14d
        mov          ebp, r8d                                   // round 27
        xor          ebp, r13d
        and          ebp, r12d
        xor          ebp, r13d
        mov          edx, r12d
        ror          edx, 6
        mov          ecx, r12d
        ror          ecx, 11
        xor          edx, ecx
        mov          ecx, r14d
        add          ecx, [r11 + 44]
        add          ecx, esi
        add          ecx, ebp
        mov          ebp, edi
        ror          ebp, 2
        mov          esi, edi
        ror          esi, 13
        xor          ebp, esi
        mov          esi, edi
        xor          esi, r9d
        and          r10d, esi
        xor          r10d, r9d
        mov          r15d, [rsp + 88]
        mov          ebx, r15d                                  // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        ror          ebx, 7
        mov          [rsp + 152], r9d
        mov          r9d, r15d
        ror          r9d, 18
        xor          ebx, r9d
        mov          r9d, r15d
        shr          r9d, 3
        xor          ebx, r9d
        add          eax, ebx
        mov          ebx, [rsp + 24]
        add          eax, ebx
        mov          r9d, r12d
        ror          r9d, 25
        xor          edx, r9d
        add          edx, ecx
        mov          r9d, [rsp + 176]
        add          r9d, edx
        mov          ecx, edi
        ror          ecx, 22
        xor          ebp, ecx
        add          ebp, r10d
        add          edx, ebp
        mov          ecx, [rsp + 64]
        mov          ebp, ecx
        ror          ebp, 17
        mov          r10d, ecx
        ror          r10d, 19
        xor          ebp, r10d
        mov          r10d, ecx
        shr          r10d, 10
        xor          ebp, r10d
        add          eax, ebp
        mov          [rsp + 80], eax
        mov          ebp, r12d                                  // round 28
        xor          ebp, r8d
        and          ebp, r9d
        xor          ebp, r8d
        mov          r10d, r9d
        ror          r10d, 6
        mov          ebx, r9d
        ror          ebx, 11
        xor          r10d, ebx
        mov          ebx, eax
        add          ebx, [r11 + 48]
        add          ebx, r13d
        add          ebx, ebp
        mov          r13d, edx
        ror          r13d, 2
        mov          ebp, edx
        ror          ebp, 13
        xor          r13d, ebp
        mov          ebp, edx
        xor          ebp, edi
        and          esi, ebp
        xor          esi, edi
        mov          ecx, [rsp + 96]
        mov          [rsp + 176], edi
        mov          edi, ecx                                   // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        ror          edi, 7
        mov          eax, ecx
        ror          eax, 18
        xor          eax, edi
        mov          edi, ecx
        shr          edi, 3
        xor          eax, edi
        add          eax, r15d
        mov          r15d, [rsp + 32]
        add          eax, r15d
        mov          edi, r9d
        ror          edi, 25
        xor          r10d, edi
        add          r10d, ebx
        mov          ebx, [rsp + 168]
        add          ebx, r10d
        mov          edi, edx
        ror          edi, 22
        xor          r13d, edi
        add          esi, r13d
        add          esi, r10d
        mov          r13d, r14d
        ror          r13d, 17
        mov          r10d, r14d
        ror          r10d, 19
        xor          r13d, r10d
        mov          r10d, r14d
        shr          r10d, 10
        xor          r13d, r10d
        add          eax, r13d
        mov          [rsp + 88], eax
        mov          r13d, r9d                                  // round 29
        xor          r13d, r12d
        and          r13d, ebx
        xor          r13d, r12d
        mov          r10d, ebx
        ror          r10d, 6
        mov          edi, ebx
        ror          edi, 11
        xor          r10d, edi
        mov          edi, eax
        add          edi, [r11 + 52]
        add          edi, r8d
        add          edi, r13d
        mov          r13d, esi
        ror          r13d, 2
        mov          r8d, esi
        ror          r8d, 13
        xor          r13d, r8d
        mov          r8d, esi
        xor          r8d, edx
        and          ebp, r8d
        xor          ebp, edx
        mov          r14d, [rsp + 104]
        mov          r15d, r14d                                 // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        ror          r15d, 7
        mov          [rsp + 168], edx
        mov          edx, r14d
        ror          edx, 18
        xor          r15d, edx
        mov          edx, r14d
        shr          edx, 3
        xor          r15d, edx
        add          ecx, r15d
        mov          r15d, [rsp + 40]
        add          ecx, r15d
        mov          edx, ebx
        ror          edx, 25
        xor          edx, r10d
        add          edx, edi
        mov          r10d, [rsp + 152]
        add          r10d, edx
        mov          edi, esi
        ror          edi, 22
        xor          r13d, edi
        add          r13d, ebp
        add          edx, r13d
        mov          r13d, [rsp + 80]
        mov          ebp, r13d
        ror          ebp, 17
        mov          edi, r13d
        ror          edi, 19
        xor          ebp, edi
        mov          edi, r13d
        shr          edi, 10
        xor          ebp, edi
        add          ecx, ebp
        mov          [rsp + 96], ecx
        mov          ebp, ebx                                   // round 30
        xor          ebp, r9d
        and          ebp, r10d
        xor          ebp, r9d
        mov          edi, r10d
        ror          edi, 6
        mov          r15d, r10d
        ror          r15d, 11
        xor          edi, r15d
        mov          r15d, ecx
        add          r15d, [r11 + 56]
        add          r15d, r12d
        add          r15d, ebp
        mov          r12d, edx
        ror          r12d, 2
        mov          ebp, edx
        ror          ebp, 13
        xor          r12d, ebp
        mov          ebp, edx
        xor          ebp, esi
        and          r8d, ebp
        xor          r8d, esi
        mov          r13d, [rsp + 160]
        mov          ecx, r13d                                  // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        ror          ecx, 7
        mov          [rsp + 152], esi
        mov          esi, r13d
        ror          esi, 18
        xor          ecx, esi
        mov          esi, r13d
        shr          esi, 3
        xor          ecx, esi
        add          r14d, ecx
        mov          esi, [rsp + 48]
        add          r14d, esi
        mov          ecx, r10d
        ror          ecx, 25
        xor          ecx, edi
        add          ecx, r15d
        mov          r15d, [rsp + 176]
        add          r15d, ecx
        mov          edi, edx
        ror          edi, 22
        xor          r12d, edi
        add          r12d, r8d
        add          ecx, r12d
        mov          r12d, eax
        ror          r12d, 17
        mov          r8d, eax
        ror          r8d, 19
        xor          r12d, r8d
        mov          r8d, eax
        shr          r8d, 10
        xor          r12d, r8d
        add          r14d, r12d
        mov          [rsp + 104], r14d
        mov          r12d, r10d                                 // round 31
        xor          r12d, ebx
        and          r12d, r15d
        xor          r12d, ebx
        mov          r8d, r15d
        ror          r8d, 6
        mov          edi, r15d
        ror          edi, 11
        xor          r8d, edi
        mov          edi, r14d
        add          edi, [r11 + 60]
        add          edi, r9d
        add          r11, 64
        add          edi, r12d
        mov          r12d, ecx
        ror          r12d, 2
        mov          r9d, ecx
        ror          r9d, 13
        xor          r12d, r9d
        mov          r9d, ecx
        xor          r9d, edx
        and          r9d, ebp
        xor          r9d, edx
        mov          ebp, r15d
        ror          ebp, 25
        xor          r8d, ebp
        add          r8d, edi
        mov          edi, [rsp + 168]
        add          edi, r8d
        mov          ebp, ecx
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r9d
        add          r8d, r12d
        mov          eax, r8d
        mov          r8d, r15d
        mov          r9d, r10d
        mov          r10d, ebx
        mov          ebx, r13d
        mov          esi, [rsp + 152]
        mov          ebp, [rsp + 144]
        cmp          r11, [rsp + 136]
        jne          L(blocks_carry)

        // the state after the block
        mov          r11, [rsp + 128]
        mov          ebx, [r11]                                 // H = H + (a, b, ...)
        add          eax, ebx
        mov          rbx, [rsp + 112]
        add          rbx, 64                                    // the next block
        mov          [rsp + 112], rbx
        mov          [r11], eax
        mov          rbp, [rsp + 120]
        add          rbp, -1
        mov          [rsp + 120], rbp
        mov          r12d, [r11 + 4]
        add          ecx, r12d
        mov          [r11 + 4], ecx
        mov          r12d, [r11 + 8]
        add          edx, r12d
        mov          [r11 + 8], edx
        mov          r12d, [r11 + 12]
        add          esi, r12d
        mov          [r11 + 12], esi
        mov          r12d, [r11 + 16]
        add          edi, r12d
        mov          [r11 + 16], edi
        mov          r12d, [r11 + 20]
        add          r8d, r12d
        mov          [r11 + 20], r8d
        mov          r12d, [r11 + 24]
        add          r9d, r12d
        mov          [r11 + 24], r9d
        mov          r12d, [r11 + 28]
        add          r10d, r12d
        mov          [r11 + 28], r10d
        jmp          L(blocks_batch1)
L(blocks_done):

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
        .seh_endproc
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
#  if defined(__ELF__)
        .size        SYMBOL(nsms_sha256_blocks_x64_n1), . - SYMBOL(nsms_sha256_blocks_x64_n1)
#  endif
#endif

        .text
        .p2align     6
        FUNCTION(SYMBOL(nsms_sha256_schedule_x64_n1))
SYMBOL(nsms_sha256_schedule_x64_n1):
#ifdef NSMS_WIN64
        .seh_proc    SYMBOL(nsms_sha256_schedule_x64_n1)
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
        sub          rsp, 120
        .seh_stackalloc 120
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
        sub          rsp, 120
        .cfi_def_cfa_offset 176
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
        lea          r15, [rdi + 192]
        mov          [rsp + 56], r15
        lea          rsi, [rip + L(K) + 64]
        mov          [rsp + 48], rsi
        mov          esi, r12d
        .p2align     6
L(schedule_more):

        // the next sixteen words
        add          eax, ebp                                   // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
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
        add          ecx, r14d                                  // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
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
        add          edx, r15d                                  // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
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
        add          esi, ebx                                   // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
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
        add          r8d, ebx                                   // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
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
        add          r9d, r12d                                  // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
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
        add          r10d, r13d                                 // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
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
        mov          r14d, ebx                                  // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
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
        mov          r14d, ebp                                  // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
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
        mov          eax, r14d                                  // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
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
        mov          eax, ecx                                   // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
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
        mov          eax, edx                                   // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
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
        mov          eax, esi                                   // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
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
        mov          r8d, r12d                                  // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
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
        mov          eax, r8d                                   // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
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
        mov          r14d, eax                                  // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
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
        jne          L(schedule_more)

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
        .seh_endproc
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
#  if defined(__ELF__)
        .size        SYMBOL(nsms_sha256_schedule_x64_n1), . - SYMBOL(nsms_sha256_schedule_x64_n1)
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
