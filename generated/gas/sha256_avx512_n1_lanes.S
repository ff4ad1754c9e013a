// sha256_avx512_n1_lanes.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=1 ROUNDS=lanes
//
// void nsms_sha256_blocks_avx512_n1_lanes(uint32_t state[8], const void *data, size_t blocks);
//   SHA224, SHA256: the intermediate hash value after any number of blocks;
//   the schedules of 1 block at a time are computed together.
//   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
//   Size: 920 instructions, 15 integer registers, 30 vector registers, 2 mask registers, 6 spills,
//   408 bytes of stack (System V), 584 (Win64).
//
// Needs: avx, avx512bw, avx512f, avx512vl, bmi2.
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
        .p2align     6
L(turns):  // how far Sigma_1 and Sigma_0 rotate; which lane is a's
        .long        0x00000006, 0x00000000, 0x00000002, 0x00000000
        .long        0x0000000b, 0x00000000, 0x0000000d, 0x00000000
        .long        0x00000019, 0x00000000, 0x00000016, 0x00000000
        .long        0x00000000, 0x00000000, 0xffffffff, 0x00000000
        .p2align     4
L(words_00000000000000000000000000000000):  // constant words
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     6
        FUNCTION(SYMBOL(nsms_sha256_blocks_avx512_n1_lanes))
SYMBOL(nsms_sha256_blocks_avx512_n1_lanes):
#ifdef NSMS_WIN64
        .seh_proc    SYMBOL(nsms_sha256_blocks_avx512_n1_lanes)
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
        sub          rsp, 520
        .seh_stackalloc 520
        vmovaps      [rsp + 352], xmm6
        .seh_savexmm xmm6, 352
        vmovaps      [rsp + 368], xmm7
        .seh_savexmm xmm7, 368
        vmovaps      [rsp + 384], xmm8
        .seh_savexmm xmm8, 384
        vmovaps      [rsp + 400], xmm9
        .seh_savexmm xmm9, 400
        vmovaps      [rsp + 416], xmm10
        .seh_savexmm xmm10, 416
        vmovaps      [rsp + 432], xmm11
        .seh_savexmm xmm11, 432
        vmovaps      [rsp + 448], xmm12
        .seh_savexmm xmm12, 448
        vmovaps      [rsp + 464], xmm13
        .seh_savexmm xmm13, 464
        vmovaps      [rsp + 480], xmm14
        .seh_savexmm xmm14, 480
        vmovaps      [rsp + 496], xmm15
        .seh_savexmm xmm15, 496
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
        sub          rsp, 360
        .cfi_def_cfa_offset 416
#endif
        mov          r9, rdi
        mov          rdi, rdx
        cmp          rdi, 0
        je           L(f_done)
        lea          rax, [rsp + 95]
        and          rax, -64
        vmovd        xmm0, [r9]                                 // the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovd        xmm1, [r9 + 4]
        vmovd        xmm2, [r9 + 8]
        vmovd        xmm3, [r9 + 12]
        vmovd        xmm10, [r9 + 16]
        vmovd        xmm11, [r9 + 20]
        mov          ecx, 1                                     // masks: the lane of e, the lane of a
        mov          edx, 4
        vmovd        xmm6, [r9 + 24]
        vmovd        xmm7, [r9 + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
L(f_batch1):
        cmp          rdi, 1
        jb           L(f_leave)

        // sixteen rounds on the message words
        mov          r10d, [rsi]                                // W_0
        vmovdqu64    xmm10, [rip + L(turns)]                    // round 0
        vmovdqu64    xmm11, [rip + L(turns) + 16]
        vmovdqu64    xmm12, [rip + L(turns) + 32]
        vprorvd      xmm13, xmm4, xmm10
        vprorvd      xmm14, xmm4, xmm11
        vprorvd      xmm15, xmm4, xmm12
        vpternlogd   xmm15, xmm13, xmm14, 150
        mov          r11d, [rsi + 4]                            // W_1
        vpalignr     xmm13, xmm5, xmm5, 8
        vpaddd       xmm13, xmm13, xmm15
        mov          ebx, [rsi + 8]                             // W_2
        vmovdqu64    xmm14, [rip + L(words_00000000000000000000000000000000)]
        mov          ebp, [rsi + 12]                            // W_3
        vpalignr     xmm15, xmm4, xmm4, 8                       // round 1
        mov          r12d, [rsi + 16]                           // W_4
        mov          r13d, [rsi + 20]                           // W_5
        mov          r14d, [rsi + 24]                           // W_6
        mov          r15d, [rsi + 28]                           // W_7
        mov          r8d, [rsi + 32]                            // W_8
        mov          edx, [rsi + 36]                            // W_9
        mov          ecx, [rsi + 40]                            // W_10
        mov          [rsp], rdi
        mov          edi, [rsi + 44]                            // W_11
        bswap        r10d
        mov          [rax], r10d                                // W 0
        bswap        r11d
        mov          [rax + 4], r11d                            // W 1
        bswap        ebx
        mov          [rax + 8], ebx                             // W 2
        bswap        ebp
        mov          [rax + 12], ebp                            // W 3
        add          r10d, [rip + L(K)]
        vmovd        xmm16, r10d
        vpaddd       xmm16, xmm7, xmm16
        vpsubd       xmm16{k1}, xmm14, xmm7
        mov          r10d, [rsi + 48]                           // W_12
        add          r11d, [rip + L(K) + 4]
        vmovd        xmm17, r11d
        vpaddd       xmm17, xmm6, xmm17
        vpsubd       xmm17{k1}, xmm14, xmm6
        vpaddd       xmm15, xmm15, xmm17
        mov          r11d, [rsi + 52]                           // W_13
        vmovdqu64    xmm17, [rip + L(turns) + 48]
        vmovdqa64    xmm18, xmm5
        vpternlogd   xmm18, xmm17, xmm6, 248
        vmovdqa64    xmm19, xmm6
        vpternlogd   xmm19, xmm17, xmm5, 176
        vpternlogd   xmm19, xmm4, xmm18, 184
        vpaddd       xmm13, xmm13, xmm19
        vpaddd       xmm13, xmm16, xmm13
        vmovdqa64    xmm16, xmm13
        vpternlogd   xmm16, xmm17, xmm8, 184
        vmovdqa64    xmm18, xmm4
        vpternlogd   xmm18, xmm17, xmm5, 248
        vmovdqa64    xmm19, xmm5
        vpternlogd   xmm19, xmm17, xmm4, 176
        vpternlogd   xmm19, xmm13, xmm18, 184
        vpaddd       xmm15, xmm15, xmm19
        vprorvd      xmm18, xmm13, xmm10
        vprorvd      xmm19, xmm13, xmm11
        vprorvd      xmm13, xmm13, xmm12
        vpternlogd   xmm13, xmm18, xmm19, 150
        vpaddd       xmm13, xmm13, xmm15
        vpternlogd   xmm13, xmm17, xmm9, 184
        vmovdqa64    xmm15, xmm16                               // round 2
        vpternlogd   xmm15, xmm17, xmm4, 248
        vmovdqa64    xmm18, xmm4
        vpternlogd   xmm18, xmm17, xmm16, 176
        vpternlogd   xmm18, xmm13, xmm15, 184
        vpalignr     xmm15, xmm16, xmm16, 8
        vprorvd      xmm19, xmm13, xmm10
        vprorvd      xmm20, xmm13, xmm11
        vprorvd      xmm21, xmm13, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vmovdqa64    xmm19, xmm13                               // round 3
        vpternlogd   xmm19, xmm17, xmm16, 248
        vmovdqa64    xmm20, xmm16
        vpternlogd   xmm20, xmm17, xmm13, 176
        vpalignr     xmm22, xmm13, xmm13, 8
        mov          [rsp + 8], r9
        mov          r9d, [rsi + 56]                            // W_14
        add          ebx, [rip + L(K) + 8]
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm5, xmm23
        vpsubd       xmm23{k1}, xmm14, xmm5
        vpaddd       xmm15, xmm23, xmm15
        vpaddd       xmm15, xmm15, xmm18
        vpaddd       xmm15, xmm21, xmm15
        vpternlogd   xmm20, xmm15, xmm19, 184
        vprorvd      xmm18, xmm15, xmm10
        vprorvd      xmm19, xmm15, xmm11
        vprorvd      xmm21, xmm15, xmm12
        vpternlogd   xmm21, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               // round 4
        vpternlogd   xmm18, xmm17, xmm13, 248
        vmovdqa64    xmm19, xmm13
        vpternlogd   xmm19, xmm17, xmm15, 176
        vpalignr     xmm23, xmm15, xmm15, 8
        mov          ebx, [rsi + 60]                            // W_15
        add          ebp, [rip + L(K) + 12]
        vmovd        xmm24, ebp
        vpaddd       xmm24, xmm4, xmm24
        vpsubd       xmm24{k1}, xmm14, xmm4
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm20, xmm22, xmm20
        vpaddd       xmm20, xmm21, xmm20
        vpternlogd   xmm19, xmm20, xmm18, 184
        vprorvd      xmm18, xmm20, xmm10
        vprorvd      xmm21, xmm20, xmm11
        vprorvd      xmm22, xmm20, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm20                               // round 5
        vpternlogd   xmm18, xmm17, xmm15, 248
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm20, 176
        vpalignr     xmm24, xmm20, xmm20, 8
        bswap        r12d
        mov          [rax + 16], r12d                           // W 4
        add          r12d, [rip + L(K) + 16]
        vmovd        xmm25, r12d
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm14, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm21, xmm16, xmm18, 184
        vprorvd      xmm18, xmm16, xmm10
        vprorvd      xmm19, xmm16, xmm11
        vprorvd      xmm22, xmm16, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm16                               // round 6
        vpternlogd   xmm18, xmm17, xmm20, 248
        vmovdqa64    xmm19, xmm20
        vpternlogd   xmm19, xmm17, xmm16, 176
        vpalignr     xmm23, xmm16, xmm16, 8
        bswap        r13d
        mov          [rax + 20], r13d                           // W 5
        add          r13d, [rip + L(K) + 20]
        vmovd        xmm25, r13d
        vpaddd       xmm25, xmm25, xmm13
        vpsubd       xmm25{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm25, xmm24
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm13, xmm22, xmm13
        vpternlogd   xmm19, xmm13, xmm18, 184
        vprorvd      xmm18, xmm13, xmm10
        vprorvd      xmm21, xmm13, xmm11
        vprorvd      xmm22, xmm13, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm13                               // round 7
        vpternlogd   xmm18, xmm17, xmm16, 248
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm17, xmm13, 176
        vpalignr     xmm24, xmm13, xmm13, 8
        bswap        r14d
        mov          [rax + 24], r14d                           // W 6
        add          r14d, [rip + L(K) + 24]
        vmovd        xmm25, r14d
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm14, xmm15
        vpaddd       xmm15, xmm25, xmm23
        vpaddd       xmm15, xmm15, xmm19
        vpaddd       xmm15, xmm22, xmm15
        vpternlogd   xmm21, xmm15, xmm18, 184
        vprorvd      xmm18, xmm15, xmm10
        vprorvd      xmm19, xmm15, xmm11
        vprorvd      xmm22, xmm15, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               // round 8
        vpternlogd   xmm18, xmm17, xmm13, 248
        vmovdqa64    xmm19, xmm13
        vpternlogd   xmm19, xmm17, xmm15, 176
        vpalignr     xmm23, xmm15, xmm15, 8
        bswap        r15d
        mov          [rax + 28], r15d                           // W 7
        add          r15d, [rip + L(K) + 28]
        vmovd        xmm25, r15d
        vpaddd       xmm25, xmm25, xmm20
        vpsubd       xmm25{k1}, xmm14, xmm20
        vpaddd       xmm20, xmm25, xmm24
        vpaddd       xmm20, xmm20, xmm21
        vpaddd       xmm20, xmm22, xmm20
        vpternlogd   xmm19, xmm20, xmm18, 184
        vprorvd      xmm18, xmm20, xmm10
        vprorvd      xmm21, xmm20, xmm11
        vprorvd      xmm22, xmm20, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm20                               // round 9
        vpternlogd   xmm18, xmm17, xmm15, 248
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm20, 176
        vpalignr     xmm24, xmm20, xmm20, 8
        bswap        r8d
        mov          [rax + 32], r8d                            // W 8
        add          r8d, [rip + L(K) + 32]
        vmovd        xmm25, r8d
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm14, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm21, xmm16, xmm18, 184
        vprorvd      xmm18, xmm16, xmm10
        vprorvd      xmm19, xmm16, xmm11
        vprorvd      xmm22, xmm16, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm16                               // round 10
        vpternlogd   xmm18, xmm17, xmm20, 248
        vmovdqa64    xmm19, xmm20
        vpternlogd   xmm19, xmm17, xmm16, 176
        vpalignr     xmm23, xmm16, xmm16, 8
        bswap        edx
        mov          [rax + 36], edx                            // W 9
        add          edx, [rip + L(K) + 36]
        vmovd        xmm25, edx
        vpaddd       xmm25, xmm25, xmm13
        vpsubd       xmm25{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm25, xmm24
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm13, xmm22, xmm13
        vpternlogd   xmm19, xmm13, xmm18, 184
        vprorvd      xmm18, xmm13, xmm10
        vprorvd      xmm21, xmm13, xmm11
        vprorvd      xmm22, xmm13, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm13                               // round 11
        vpternlogd   xmm18, xmm17, xmm16, 248
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm17, xmm13, 176
        vpalignr     xmm24, xmm13, xmm13, 8
        bswap        ecx
        mov          [rax + 40], ecx                            // W 10
        add          ecx, [rip + L(K) + 40]
        vmovd        xmm25, ecx
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm14, xmm15
        vpaddd       xmm15, xmm25, xmm23
        vpaddd       xmm15, xmm15, xmm19
        vpaddd       xmm15, xmm22, xmm15
        vpternlogd   xmm21, xmm15, xmm18, 184
        vprorvd      xmm18, xmm15, xmm10
        vprorvd      xmm19, xmm15, xmm11
        vprorvd      xmm22, xmm15, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               // round 12
        vpternlogd   xmm18, xmm17, xmm13, 248
        vmovdqa64    xmm19, xmm13
        vpternlogd   xmm19, xmm17, xmm15, 176
        vpalignr     xmm23, xmm15, xmm15, 8
        bswap        edi
        mov          [rax + 44], edi                            // W 11
        add          edi, [rip + L(K) + 44]
        vmovd        xmm25, edi
        vpaddd       xmm25, xmm25, xmm20
        vpsubd       xmm25{k1}, xmm14, xmm20
        vpaddd       xmm20, xmm25, xmm24
        vpaddd       xmm20, xmm20, xmm21
        vpaddd       xmm20, xmm22, xmm20
        vpternlogd   xmm19, xmm20, xmm18, 184
        vprorvd      xmm18, xmm20, xmm10
        vprorvd      xmm21, xmm20, xmm11
        vprorvd      xmm22, xmm20, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm20                               // round 13
        vpternlogd   xmm18, xmm17, xmm15, 248
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm20, 176
        vpalignr     xmm24, xmm20, xmm20, 8
        bswap        r10d
        mov          [rax + 48], r10d                           // W 12
        add          r10d, [rip + L(K) + 48]
        vmovd        xmm25, r10d
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm14, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm3, xmm22, xmm16
        vpternlogd   xmm21, xmm3, xmm18, 184
        vprorvd      xmm16, xmm3, xmm10
        vprorvd      xmm18, xmm3, xmm11
        vmovdqa64    xmm19, xmm3                                // round 14
        vpternlogd   xmm19, xmm17, xmm20, 248
        vmovdqa64    xmm22, xmm20
        vpternlogd   xmm22, xmm17, xmm3, 176
        lea          r8, [rax + 192]                            // round 15
        vprorvd      xmm23, xmm3, xmm12
        vpternlogd   xmm23, xmm16, xmm18, 150
        vpalignr     xmm16, xmm3, xmm3, 8
        bswap        r11d
        mov          [rax + 52], r11d                           // W 13
        add          r11d, [rip + L(K) + 52]
        vmovd        xmm18, r11d
        vpaddd       xmm18, xmm18, xmm13
        vpsubd       xmm18{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm18, xmm24
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm2, xmm23, xmm13
        vpternlogd   xmm22, xmm2, xmm19, 184
        vprorvd      xmm13, xmm2, xmm10
        vprorvd      xmm18, xmm2, xmm11
        vmovdqa64    xmm19, xmm2
        vpternlogd   xmm19, xmm17, xmm3, 248
        vmovdqa64    xmm21, xmm3
        vpternlogd   xmm21, xmm17, xmm2, 176
        vprorvd      xmm17, xmm2, xmm12
        vpternlogd   xmm17, xmm13, xmm18, 150
        bswap        r9d
        mov          [rax + 56], r9d                            // W 14
        add          r9d, [rip + L(K) + 56]
        vmovd        xmm13, r9d
        vpaddd       xmm13, xmm13, xmm15
        vpsubd       xmm13{k1}, xmm14, xmm15
        vpaddd       xmm13, xmm13, xmm16
        vpaddd       xmm13, xmm13, xmm22
        vpaddd       xmm1, xmm17, xmm13
        vpalignr     xmm13, xmm2, xmm2, 8
        vpternlogd   xmm21, xmm1, xmm19, 184
        vprorvd      xmm10, xmm1, xmm10
        vprorvd      xmm11, xmm1, xmm11
        vprorvd      xmm12, xmm1, xmm12
        bswap        ebx
        mov          [rax + 60], ebx                            // W 15
        add          ebx, [rip + L(K) + 60]
        vmovd        xmm15, ebx
        vpaddd       xmm15, xmm15, xmm20
        vpsubd       xmm15{k1}, xmm14, xmm20
        vpaddd       xmm13, xmm15, xmm13
        lea          rdx, [rip + L(K) + 64]
        vpternlogd   xmm12, xmm10, xmm11, 150
        vpaddd       xmm10, xmm13, xmm21
        vpaddd       xmm0, xmm12, xmm10
        mov          rcx, rax
        mov          rdi, [rsp]
        mov          r9, [rsp + 8]
        .p2align     6
L(f_carry1):

        // sixteen rounds, and the schedule of their words
        vmovdqu64    xmm10, [rcx + 4]                           // sigma0(W_1) + W_0, and three more
        vmovdqu64    xmm11, [rip + L(words_00000000000000000000000000000000)]
        vprord       xmm12, xmm10, 18
        mov          r10d, [rcx + 60]                           // W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        mov          r11d, [rcx + 56]                           // W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vpsrld       xmm13, xmm10, 3
        vmovdqu64    xmm14, [rip + L(turns)]                    // round 16
        mov          ebx, [rcx + 36]
        vmovdqu64    xmm15, [rip + L(turns) + 48]
        mov          ebp, [rcx + 40]
        vmovdqu64    xmm16, [rip + L(turns) + 32]
        vmovdqu64    xmm17, [rip + L(turns) + 16]
        rorx         r12d, r11d, 17
        vpalignr     xmm18, xmm1, xmm1, 8
        vprorvd      xmm19, xmm0, xmm17
        vprorvd      xmm20, xmm0, xmm16
        vprorvd      xmm21, xmm0, xmm14
        vmovdqa64    xmm22, xmm1
        vpternlogd   xmm22, xmm15, xmm2, 248
        vmovdqa64    xmm23, xmm2
        vpternlogd   xmm23, xmm15, xmm1, 176
        vpternlogd   xmm20, xmm21, xmm19, 150
        rorx         r13d, r11d, 19
        vmovdqa64    xmm19, xmm1                                // round 17
        vpternlogd   xmm19, xmm15, xmm0, 176
        vpternlogd   xmm23, xmm0, xmm22, 184
        vprord       xmm10, xmm10, 7
        vpaddd       xmm18, xmm18, xmm20
        mov          r14d, [rcx + 44]                           // W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        rorx         r15d, r10d, 17
        xor          r12d, r13d
        rorx         r13d, r10d, 19
        xor          r15d, r13d
        vpaddd       xmm18, xmm18, xmm23
        vpternlogd   xmm13, xmm10, xmm12, 150
        vpalignr     xmm10, xmm0, xmm0, 8
        vmovdqa64    xmm12, xmm0
        vpternlogd   xmm12, xmm15, xmm1, 248
        shr          r10d, 10
        xor          r15d, r10d
        shr          r11d, 10
        xor          r12d, r11d
        mov          r10d, [rcx + 48]                           // W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vmovdqu64    xmm20, [rcx + 20]                          // sigma0(W_5) + W_4, and three more
        vprord       xmm21, xmm20, 18
        vpsrld       xmm22, xmm20, 3
        mov          r11d, [rcx + 52]                           // W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpaddd       xmm13, xmm13, [rcx]
        mov          r13d, [rcx + 56]                           // W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vprord       xmm20, xmm20, 7
        vmovdqu64    xmm23, [rcx + 36]                          // sigma0(W_9) + W_8, and three more
        vprord       xmm24, xmm23, 18
        vprord       xmm25, xmm23, 7
        mov          [rsp], rdi
        mov          edi, [rcx + 60]                            // W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vmovdqu64    [rcx + 64], xmm13
        add          ebp, [rcx + 68]
        add          ebx, [rcx + 64]
        add          ebx, r12d
        add          ebp, r15d
        mov          [rcx + 64], ebx
        mov          [rcx + 68], ebp
        mov          r12d, ebx
        add          r12d, [rdx]
        vmovd        xmm13, r12d
        vpaddd       xmm13, xmm3, xmm13
        vpsubd       xmm13{k1}, xmm11, xmm3
        vpaddd       xmm13, xmm18, xmm13
        vprorvd      xmm18, xmm13, xmm16
        vpternlogd   xmm19, xmm13, xmm12, 184
        vprorvd      xmm12, xmm13, xmm14
        vprorvd      xmm26, xmm13, xmm17
        vmovdqa64    xmm27, xmm0                                // round 18
        vpternlogd   xmm27, xmm15, xmm13, 176
        vpternlogd   xmm18, xmm12, xmm26, 150
        vmovdqa64    xmm12, xmm13
        vpternlogd   xmm12, xmm15, xmm0, 248
        vpalignr     xmm26, xmm13, xmm13, 8
        mov          r12d, ebp
        add          r12d, [rdx + 4]
        vmovd        xmm28, r12d
        vpaddd       xmm28, xmm2, xmm28
        vpsubd       xmm28{k1}, xmm11, xmm2
        vpaddd       xmm10, xmm10, xmm28
        vpaddd       xmm10, xmm10, xmm19
        vpaddd       xmm10, xmm18, xmm10
        vprorvd      xmm18, xmm10, xmm16
        vpternlogd   xmm27, xmm10, xmm12, 184
        vprorvd      xmm12, xmm10, xmm14
        vprorvd      xmm19, xmm10, xmm17
        vmovdqa64    xmm28, xmm13                               // round 19
        vpternlogd   xmm28, xmm15, xmm10, 176
        vpternlogd   xmm18, xmm12, xmm19, 150
        rorx         r12d, ebx, 19
        mov          r15d, ebx
        shr          r15d, 10
        vmovdqa64    xmm12, xmm10
        vpternlogd   xmm12, xmm15, xmm13, 248
        vpalignr     xmm19, xmm10, xmm10, 8
        mov          [rsp + 8], rsi
        rorx         esi, ebp, 19
        mov          [rsp + 16], r9
        mov          r9d, ebp
        shr          r9d, 10
        rorx         ebx, ebx, 17
        xor          ebx, r12d
        xor          ebx, r15d
        rorx         ebp, ebp, 17
        xor          ebp, esi
        xor          ebp, r9d
        add          r14d, [rcx + 72]
        add          r14d, ebx
        mov          [rcx + 72], r14d
        mov          ebx, r14d
        add          ebx, [rdx + 8]
        vmovd        xmm29, ebx
        vpaddd       xmm29, xmm1, xmm29
        vpsubd       xmm29{k1}, xmm11, xmm1
        vpaddd       xmm26, xmm26, xmm29
        vpaddd       xmm26, xmm26, xmm27
        vpaddd       xmm18, xmm18, xmm26
        vprorvd      xmm26, xmm18, xmm16
        vpternlogd   xmm28, xmm18, xmm12, 184
        vprorvd      xmm12, xmm18, xmm14
        vprorvd      xmm27, xmm18, xmm17
        vmovdqa64    xmm29, xmm10                               // round 20
        vpternlogd   xmm29, xmm15, xmm18, 176
        vpternlogd   xmm26, xmm12, xmm27, 150
        vmovdqa64    xmm12, xmm18
        vpternlogd   xmm12, xmm15, xmm10, 248
        vpalignr     xmm27, xmm18, xmm18, 8
        rorx         ebx, r14d, 19
        mov          r12d, r14d
        shr          r12d, 10
        vpsrld       xmm23, xmm23, 3
        mov          r15d, [rcx + 64]                           // W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vpternlogd   xmm22, xmm20, xmm21, 150
        rorx         r14d, r14d, 17
        xor          r14d, ebx
        xor          r14d, r12d
        vpternlogd   xmm23, xmm25, xmm24, 150
        add          r10d, [rcx + 76]
        add          r10d, ebp
        mov          [rcx + 76], r10d
        mov          ebx, r10d
        add          ebx, [rdx + 12]
        vmovd        xmm20, ebx
        vpaddd       xmm20, xmm0, xmm20
        vpsubd       xmm20{k1}, xmm11, xmm0
        vpaddd       xmm19, xmm20, xmm19
        vpaddd       xmm19, xmm19, xmm28
        vpaddd       xmm19, xmm26, xmm19
        vprorvd      xmm20, xmm19, xmm16
        vpternlogd   xmm29, xmm19, xmm12, 184
        vprorvd      xmm12, xmm19, xmm14
        vprorvd      xmm21, xmm19, xmm17
        vmovdqa64    xmm24, xmm18                               // round 21
        vpternlogd   xmm24, xmm15, xmm19, 176
        vpternlogd   xmm20, xmm12, xmm21, 150
        vmovdqa64    xmm12, xmm19
        vpternlogd   xmm12, xmm15, xmm18, 248
        vpalignr     xmm21, xmm19, xmm19, 8
        rorx         ebx, r10d, 19
        mov          ebp, r10d
        shr          ebp, 10
        mov          r12d, [rcx + 68]                           // W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vpaddd       xmm22, xmm22, [rcx + 16]
        mov          r9d, [rcx + 72]                            // W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        rorx         r10d, r10d, 17
        xor          r10d, ebx
        xor          r10d, ebp
        vmovdqu64    xmm25, [rcx + 52]                          // sigma0(W_13) + W_12, and three more
        vprord       xmm26, xmm25, 18
        vprord       xmm28, xmm25, 7
        mov          ebx, [rcx + 76]                            // W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpaddd       xmm23, xmm23, [rcx + 32]
        vmovdqu64    [rcx + 80], xmm22
        add          r11d, [rcx + 80]
        add          r11d, r14d
        mov          [rcx + 80], r11d
        mov          ebp, r11d
        add          ebp, [rdx + 16]
        vmovd        xmm22, ebp
        vpaddd       xmm22, xmm13, xmm22
        vpsubd       xmm22{k1}, xmm11, xmm13
        vpaddd       xmm13, xmm22, xmm27
        vpaddd       xmm13, xmm13, xmm29
        vpaddd       xmm13, xmm20, xmm13
        vprorvd      xmm20, xmm13, xmm16
        vpternlogd   xmm24, xmm13, xmm12, 184
        vprorvd      xmm12, xmm13, xmm17
        vprorvd      xmm22, xmm13, xmm14
        vmovdqa64    xmm27, xmm19                               // round 22
        vpternlogd   xmm27, xmm15, xmm13, 176
        vpternlogd   xmm20, xmm22, xmm12, 150
        vmovdqa64    xmm12, xmm13
        vpternlogd   xmm12, xmm15, xmm19, 248
        vpalignr     xmm22, xmm13, xmm13, 8
        rorx         ebp, r11d, 19
        mov          r14d, r11d
        shr          r14d, 10
        rorx         r11d, r11d, 17
        xor          r11d, ebp
        xor          r11d, r14d
        add          r13d, [rcx + 84]
        add          r13d, r10d
        mov          [rcx + 84], r13d
        mov          r10d, r13d
        add          r10d, [rdx + 20]
        vmovd        xmm29, r10d
        vpaddd       xmm29, xmm10, xmm29
        vpsubd       xmm29{k1}, xmm11, xmm10
        vpaddd       xmm10, xmm29, xmm21
        vpaddd       xmm10, xmm10, xmm24
        vpaddd       xmm10, xmm20, xmm10
        vprorvd      xmm20, xmm10, xmm16
        vpternlogd   xmm27, xmm10, xmm12, 184
        vprorvd      xmm12, xmm10, xmm14
        vprorvd      xmm21, xmm10, xmm17
        vmovdqa64    xmm24, xmm13                               // round 23
        vpternlogd   xmm24, xmm15, xmm10, 176
        vpternlogd   xmm20, xmm12, xmm21, 150
        vpalignr     xmm12, xmm10, xmm10, 8
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm15, xmm13, 248
        rorx         r10d, r13d, 19
        mov          ebp, r13d
        shr          ebp, 10
        rorx         r13d, r13d, 17
        xor          r13d, r10d
        xor          r13d, ebp
        add          edi, [rcx + 88]
        add          edi, r11d
        mov          [rcx + 88], edi
        mov          r10d, edi
        add          r10d, [rdx + 24]
        vmovd        xmm29, r10d
        vpaddd       xmm29, xmm18, xmm29
        vpsubd       xmm29{k1}, xmm11, xmm18
        vpaddd       xmm18, xmm29, xmm22
        vpaddd       xmm18, xmm18, xmm27
        vpaddd       xmm18, xmm20, xmm18
        vprorvd      xmm20, xmm18, xmm16
        vpternlogd   xmm24, xmm18, xmm21, 184
        vprorvd      xmm21, xmm18, xmm14
        vprorvd      xmm22, xmm18, xmm17
        vpternlogd   xmm20, xmm21, xmm22, 150
        vmovdqa64    xmm21, xmm10                               // round 24
        vpternlogd   xmm21, xmm15, xmm18, 176
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm15, xmm10, 248
        vpalignr     xmm27, xmm18, xmm18, 8
        rorx         r10d, edi, 19
        mov          r11d, edi
        shr          r11d, 10
        mov          ebp, [rcx + 80]                            // W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        rorx         r14d, edi, 17
        xor          r14d, r10d
        xor          r14d, r11d
        add          r15d, [rcx + 92]
        add          r15d, r13d
        mov          [rcx + 92], r15d
        mov          r10d, r15d
        add          r10d, [rdx + 28]
        vmovd        xmm29, r10d
        vpaddd       xmm29, xmm29, xmm19
        vpsubd       xmm29{k1}, xmm11, xmm19
        vpaddd       xmm12, xmm29, xmm12
        vpaddd       xmm12, xmm12, xmm24
        vpaddd       xmm12, xmm20, xmm12
        vpternlogd   xmm21, xmm12, xmm22, 184
        vprorvd      xmm19, xmm12, xmm16
        vprorvd      xmm20, xmm12, xmm14
        vprorvd      xmm22, xmm12, xmm17
        vmovdqa64    xmm24, xmm18                               // round 25
        vpternlogd   xmm24, xmm15, xmm12, 176
        vpternlogd   xmm19, xmm20, xmm22, 150
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm15, xmm18, 248
        vpalignr     xmm22, xmm12, xmm12, 8
        rorx         r10d, r15d, 19
        mov          r11d, r15d
        shr          r11d, 10
        vpsrld       xmm25, xmm25, 3
        vmovdqu64    [rcx + 96], xmm23
        mov          r13d, [rcx + 84]                           // W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        add          r12d, [rcx + 96]
        add          r12d, r14d
        mov          [rcx + 96], r12d
        mov          r14d, r12d
        add          r14d, [rdx + 32]
        vmovd        xmm23, r14d
        vpaddd       xmm23, xmm23, xmm13
        vpsubd       xmm23{k1}, xmm11, xmm13
        vpaddd       xmm13, xmm23, xmm27
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm13, xmm19, xmm13
        vprorvd      xmm19, xmm13, xmm16
        vpternlogd   xmm24, xmm13, xmm20, 184
        vprorvd      xmm20, xmm13, xmm14
        vprorvd      xmm21, xmm13, xmm17
        vmovdqa64    xmm23, xmm12                               // round 26
        vpternlogd   xmm23, xmm15, xmm13, 176
        vpternlogd   xmm19, xmm20, xmm21, 150
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm15, xmm12, 248
        vpalignr     xmm21, xmm13, xmm13, 8
        rorx         r14d, r12d, 19
        mov          edi, r12d
        shr          edi, 10
        rorx         r15d, r15d, 17
        xor          r15d, r10d
        xor          r15d, r11d
        lea          r10, [rcx + 64]                            // round 31
        vpternlogd   xmm25, xmm28, xmm26, 150
        mov          r11d, [rcx + 88]                           // W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        lea          rsi, [rdx + 64]
        rorx         r12d, r12d, 17
        xor          r12d, r14d
        xor          r12d, edi
        add          r9d, [rcx + 100]
        add          r9d, r15d
        mov          [rcx + 100], r9d
        mov          r14d, r9d
        add          r14d, [rdx + 36]
        vmovd        xmm26, r14d
        vpaddd       xmm26, xmm26, xmm10
        vpsubd       xmm26{k1}, xmm11, xmm10
        vpaddd       xmm10, xmm26, xmm22
        vpaddd       xmm10, xmm10, xmm24
        vpaddd       xmm10, xmm19, xmm10
        vprorvd      xmm19, xmm10, xmm16
        vpternlogd   xmm23, xmm10, xmm20, 184
        vprorvd      xmm20, xmm10, xmm14
        vprorvd      xmm22, xmm10, xmm17
        vmovdqa64    xmm24, xmm13                               // round 27
        vpternlogd   xmm24, xmm15, xmm10, 176
        vpternlogd   xmm19, xmm20, xmm22, 150
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm15, xmm13, 248
        vpalignr     xmm22, xmm10, xmm10, 8
        rorx         r14d, r9d, 19
        mov          r15d, r9d
        shr          r15d, 10
        vpaddd       xmm25, xmm25, [rcx + 48]
        vmovdqu64    [rcx + 112], xmm25
        mov          edi, [rcx + 92]                            // W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        rorx         r9d, r9d, 17
        xor          r9d, r14d
        xor          r9d, r15d
        add          ebx, [rcx + 104]
        add          ebx, r12d
        mov          [rcx + 104], ebx
        mov          r12d, ebx
        add          r12d, [rdx + 40]
        vmovd        xmm25, r12d
        vpaddd       xmm25, xmm25, xmm18
        vpsubd       xmm25{k1}, xmm11, xmm18
        vpaddd       xmm18, xmm25, xmm21
        vpaddd       xmm18, xmm18, xmm23
        vpaddd       xmm18, xmm19, xmm18
        vprorvd      xmm19, xmm18, xmm16
        vpternlogd   xmm24, xmm18, xmm20, 184
        vprorvd      xmm20, xmm18, xmm14
        vprorvd      xmm21, xmm18, xmm17
        vpternlogd   xmm19, xmm20, xmm21, 150
        vmovdqa64    xmm20, xmm10                               // round 28
        vpternlogd   xmm20, xmm15, xmm18, 176
        vmovdqa64    xmm21, xmm18
        vpternlogd   xmm21, xmm15, xmm10, 248
        vpalignr     xmm23, xmm18, xmm18, 8
        rorx         r12d, ebx, 19
        mov          r14d, ebx
        shr          r14d, 10
        mov          r15d, [rcx + 96]                           // W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        add          ebp, [rcx + 108]
        add          ebp, r9d
        mov          [rcx + 108], ebp
        mov          r9d, ebp
        add          r9d, [rdx + 44]
        vmovd        xmm25, r9d
        vpaddd       xmm25, xmm25, xmm12
        vpsubd       xmm25{k1}, xmm11, xmm12
        vpaddd       xmm12, xmm25, xmm22
        vpaddd       xmm12, xmm12, xmm24
        vpaddd       xmm12, xmm19, xmm12
        vprorvd      xmm19, xmm12, xmm16
        vpternlogd   xmm20, xmm12, xmm21, 184
        vprorvd      xmm21, xmm12, xmm14
        vprorvd      xmm22, xmm12, xmm17
        vmovdqa64    xmm24, xmm18                               // round 29
        vpternlogd   xmm24, xmm15, xmm12, 176
        vpternlogd   xmm19, xmm21, xmm22, 150
        vmovdqa64    xmm21, xmm12
        vpternlogd   xmm21, xmm15, xmm18, 248
        vpalignr     xmm22, xmm12, xmm12, 8
        rorx         r9d, ebp, 19
        mov          [rsp + 24], r8
        mov          r8d, ebp
        shr          r8d, 10
        rorx         ebp, ebp, 17
        xor          ebp, r9d
        xor          ebp, r8d
        rorx         ebx, ebx, 17
        xor          ebx, r12d
        xor          ebx, r14d
        add          r13d, [rcx + 112]
        add          r13d, ebx
        mov          [rcx + 112], r13d
        mov          ebx, r13d
        add          ebx, [rdx + 48]
        vmovd        xmm25, ebx
        vpaddd       xmm25, xmm25, xmm13
        vpsubd       xmm25{k1}, xmm11, xmm13
        vpaddd       xmm13, xmm25, xmm23
        vpaddd       xmm13, xmm13, xmm20
        vpaddd       xmm3, xmm19, xmm13
        vprorvd      xmm13, xmm3, xmm16
        vpternlogd   xmm24, xmm3, xmm21, 184
        vprorvd      xmm19, xmm3, xmm14
        vprorvd      xmm20, xmm3, xmm17
        vmovdqa64    xmm21, xmm12                               // round 30
        vpternlogd   xmm21, xmm15, xmm3, 176
        vpternlogd   xmm13, xmm19, xmm20, 150
        vmovdqa64    xmm19, xmm3
        vpternlogd   xmm19, xmm15, xmm12, 248
        vpalignr     xmm20, xmm3, xmm3, 8
        rorx         ebx, r13d, 19
        mov          r12d, r13d
        shr          r12d, 10
        rorx         r13d, r13d, 17
        xor          r13d, ebx
        xor          r13d, r12d
        add          r11d, [rcx + 116]
        add          r11d, ebp
        mov          [rcx + 116], r11d
        mov          ebx, r11d
        add          ebx, [rdx + 52]
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm23, xmm10
        vpsubd       xmm23{k1}, xmm11, xmm10
        vpaddd       xmm10, xmm23, xmm22
        vpaddd       xmm10, xmm10, xmm24
        vpaddd       xmm2, xmm13, xmm10
        vprorvd      xmm10, xmm2, xmm16
        vpternlogd   xmm21, xmm2, xmm19, 184
        vprorvd      xmm13, xmm2, xmm14
        vmovdqa64    xmm19, xmm2
        vpternlogd   xmm19, xmm15, xmm3, 248
        vprorvd      xmm22, xmm2, xmm17
        vmovdqa64    xmm23, xmm3
        vpternlogd   xmm23, xmm15, xmm2, 176
        vpalignr     xmm15, xmm2, xmm2, 8
        vpternlogd   xmm10, xmm13, xmm22, 150
        mov          ebx, r11d
        shr          ebx, 10
        rorx         ebp, r11d, 19
        rorx         r11d, r11d, 17
        xor          r11d, ebp
        xor          r11d, ebx
        add          edi, [rcx + 120]
        add          edi, r13d
        mov          [rcx + 120], edi
        add          edi, [rdx + 56]
        vmovd        xmm13, edi
        vpaddd       xmm13, xmm13, xmm18
        vpsubd       xmm13{k1}, xmm11, xmm18
        vpaddd       xmm13, xmm13, xmm20
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm1, xmm10, xmm13
        vprorvd      xmm10, xmm1, xmm16
        vprorvd      xmm13, xmm1, xmm17
        vpternlogd   xmm23, xmm1, xmm19, 184
        vprorvd      xmm14, xmm1, xmm14
        vpternlogd   xmm10, xmm14, xmm13, 150
        add          r15d, [rcx + 124]
        add          r15d, r11d
        mov          [rcx + 124], r15d
        add          r15d, [rdx + 60]
        vmovd        xmm13, r15d
        vpaddd       xmm13, xmm13, xmm12
        vpsubd       xmm13{k1}, xmm11, xmm12
        vpaddd       xmm11, xmm13, xmm15
        vpaddd       xmm11, xmm11, xmm23
        vpaddd       xmm0, xmm10, xmm11
        mov          rcx, r10
        mov          rdx, rsi
        mov          rdi, [rsp]
        mov          rsi, [rsp + 8]
        mov          r9, [rsp + 16]
        mov          r8, [rsp + 24]
        cmp          rcx, r8
        jne          L(f_carry1)

        // the hash value after the block
        vmovdqu64    xmm10, [rip + L(words_00000000000000000000000000000000)] // the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rip + L(turns)]
        vmovdqu64    xmm12, [rip + L(turns) + 16]
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm13, [rip + L(turns) + 32]
        vmovdqu64    xmm14, [rip + L(turns) + 48]
        add          rsi, 64                                    // the next block
        add          rdi, -1
        vpalignr     xmm15, xmm1, xmm1, 8
        vpalignr     xmm16, xmm0, xmm0, 8
        vprorvd      xmm17, xmm0, xmm11
        vprorvd      xmm18, xmm0, xmm12
        vprorvd      xmm19, xmm0, xmm13
        vpternlogd   xmm19, xmm17, xmm18, 150
        vmovdqa64    xmm17, xmm1
        vpternlogd   xmm17, xmm14, xmm2, 248
        vpternlogd   xmm2, xmm14, xmm1, 176
        vpternlogd   xmm2, xmm0, xmm17, 184
        vmovdqa64    xmm17, xmm0
        vpternlogd   xmm17, xmm14, xmm1, 248
        vpternlogd   xmm1, xmm14, xmm0, 176
        vpaddd       xmm0, xmm3, xmm15
        vpaddd       xmm0, xmm0, xmm19
        vpaddd       xmm0, xmm0, xmm2
        vprorvd      xmm2, xmm0, xmm12
        vpaddd       xmm8, xmm8, xmm0
        vprorvd      xmm3, xmm0, xmm13
        vprorvd      xmm11, xmm0, xmm11
        vpternlogd   xmm3, xmm11, xmm2, 150
        vpternlogd   xmm1, xmm0, xmm17, 184
        vpaddd       xmm0, xmm16, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vpaddd       xmm9, xmm3, xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 2                              // the hash value
        vmovd        [r9 + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [r9 + 20], xmm5
        vmovd        [r9 + 24], xmm6
        vmovd        [r9 + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [r9], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [r9 + 4], xmm1
        vmovd        [r9 + 8], xmm2
        vmovd        [r9 + 12], xmm0
L(f_done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 352]
        vmovaps      xmm7, [rsp + 368]
        vmovaps      xmm8, [rsp + 384]
        vmovaps      xmm9, [rsp + 400]
        vmovaps      xmm10, [rsp + 416]
        vmovaps      xmm11, [rsp + 432]
        vmovaps      xmm12, [rsp + 448]
        vmovaps      xmm13, [rsp + 464]
        vmovaps      xmm14, [rsp + 480]
        vmovaps      xmm15, [rsp + 496]
        add          rsp, 520
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
        add          rsp, 360
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
        .size        SYMBOL(nsms_sha256_blocks_avx512_n1_lanes), . - SYMBOL(nsms_sha256_blocks_avx512_n1_lanes)
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
