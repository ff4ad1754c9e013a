/* sha256_avx512_n1_lanes.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=1 ROUNDS=lanes
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind
 *
 * void nsms_sha256_blocks_avx512_n1_lanes(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 939 instructions (System V); 392 bytes of stack (System V), 568 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx512bw, avx512f, avx512vl, bmi2.
 * (The ISA also allows avx512dq, bmi1, which this code does not use.)
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
#  define NSMS_L(name) Lsha256_avx512_n1_lanes_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n1_lanes_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n1_lanes_##name
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
NSMS_L(rotation_counts):  /* rotation counts of Sigma_1 and Sigma_0; mask of the lane of a */
        .long        0x00000006, 0x00000000, 0x00000002, 0x00000000
        .long        0x0000000b, 0x00000000, 0x0000000d, 0x00000000
        .long        0x00000019, 0x00000000, 0x00000016, 0x00000000
        .long        0x00000000, 0x00000000, 0xffffffff, 0x00000000
        .p2align     4
NSMS_L(words_00000000_x4):  /* constant words */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes))
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
        sub          rsp, 504
        NSMS_SEH(.seh_stackalloc 504)
        vmovaps      [rsp + 336], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 336)
        vmovaps      [rsp + 352], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 352)
        vmovaps      [rsp + 368], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 368)
        vmovaps      [rsp + 384], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 384)
        vmovaps      [rsp + 400], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 400)
        vmovaps      [rsp + 416], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 416)
        vmovaps      [rsp + 432], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 432)
        vmovaps      [rsp + 448], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 448)
        vmovaps      [rsp + 464], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 464)
        vmovaps      [rsp + 480], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 480)
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
        sub          rsp, 344
        .cfi_def_cfa_offset 400
#endif
        mov          r10, rdi
        mov          r9, rsi
        mov          rsi, rdx
        cmp          rsi, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 79]
        and          rax, -64
        vmovd        xmm0, [r10]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovd        xmm1, [r10 + 4]
        vmovd        xmm2, [r10 + 8]
        vmovd        xmm3, [r10 + 12]
        vmovd        xmm10, [r10 + 16]
        vmovd        xmm11, [r10 + 20]
        mov          ecx, 1                                     /* masks: the lane of e, the lane of a */
        mov          edx, 4
        vmovd        xmm6, [r10 + 24]
        vmovd        xmm7, [r10 + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_a: k1; blocks: rsi; is_e: k2; data: r9; state: r10. */
NSMS_L(batch1):
        cmp          rsi, 1
        jb           NSMS_L(store_hash_value)
        cmp          rsi, 8
        jb           NSMS_L(blocks_below8)
        mov          edi, 8
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below8):
        cmp          rsi, 4
        jb           NSMS_L(blocks_below4)
        mov          edi, 4
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below4):
        cmp          rsi, 2
        jb           NSMS_L(blocks_below2)
        mov          edi, 2
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below2):
        mov          edi, 1
NSMS_L(run_of_blocks):

        /* zeros in place of the working variables of an unfinished block before */
        vmovdqu64    xmm3, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rsi; left_in_run: rdi; is_e: k2; */
        /*   data: r9; state: r10. */
NSMS_L(end_and_next_block1):

        /* the end of a block, and rounds 0 to 15 of the next on its message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddd       xmm10{k2}, xmm0, xmm4
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]     /* the first round, and the last but one of the block before */
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 32]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqa64    xmm14, xmm1
        vpaddd       xmm14{k2}, xmm1, xmm5
        vpaddd       xmm2{k2}, xmm2, xmm6
        vprorvd      xmm15, xmm10, xmm11
        vprorvd      xmm16, xmm10, xmm13
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqu64    xmm18, [rip + NSMS_L(words_00000000_x4)]
        vprorvd      xmm19, xmm10, xmm12
        vmovdqa64    xmm20, xmm1
        vpaddd       xmm20{k1}, xmm1, xmm5
        vmovdqa64    xmm21, xmm2
        vpternlogd   xmm21, xmm14, xmm17, 208
        mov          r11d, [r9]                                 /* W_0 */
        vpternlogd   xmm19, xmm15, xmm16, 150
        vpaddd       xmm3{k2}, xmm3, xmm7
        vmovdqa64    xmm15, xmm14
        vpternlogd   xmm15, xmm2, xmm17, 248
        vmovdqa64    xmm16, xmm0
        vpaddd       xmm16{k1}, xmm0, xmm4
        vpalignr     xmm20, xmm20, xmm20, 8
        vpternlogd   xmm21, xmm15, xmm10, 216
        vpaddd       xmm15, xmm20, xmm19
        vmovdqa64    xmm19, xmm14                               /* the second round, and the last of the block before */
        vpternlogd   xmm19, xmm10, xmm17, 208
        vpaddd       xmm15, xmm15, xmm21
        vpternlogd   xmm10, xmm14, xmm17, 248
        mov          ebx, [r9 + 4]                              /* W_1 */
        vpaddd       xmm5, xmm1, xmm5
        vpalignr     xmm14, xmm16, xmm16, 8
        vpaddd       xmm4, xmm0, xmm4
        mov          ebp, [r9 + 8]                              /* W_2 */
        mov          r12d, [r9 + 12]                            /* W_3 */
        mov          r13d, [r9 + 16]                            /* W_4 */
        mov          r14d, [r9 + 20]                            /* W_5 */
        mov          r15d, [r9 + 24]                            /* W_6 */
        bswap        r11d
            mov      [rax], r11d                                /* W_0 to the schedule */
            add      r11d, [rip + NSMS_L(K)]                    /* W_0 + K_0 */
        vmovd        xmm16, r11d
        vpaddd       xmm16, xmm3, xmm16
        vpsubd       xmm16{k1}, xmm18, xmm3
        vpaddd       xmm15, xmm16, xmm15
        vprorvd      xmm16, xmm15, xmm12
        vprorvd      xmm20, xmm15, xmm11
        vpternlogd   xmm19, xmm10, xmm15, 216
        vprorvd      xmm10, xmm15, xmm13
        vpternlogd   xmm16, xmm20, xmm10, 150
        vpaddd       xmm15{k1}, xmm15, xmm8
        vmovdqa64    xmm10, xmm15                               /* round 2 */
        vpternlogd   xmm10, xmm4, xmm17, 248
        vmovdqa64    xmm20, xmm4
        vpternlogd   xmm20, xmm15, xmm17, 208
        vpalignr     xmm21, xmm15, xmm15, 8
        mov          r11d, [r9 + 28]                            /* W_7 */
        bswap        ebx
            mov      [rax + 4], ebx                             /* W_1 to the schedule */
            add      ebx, [rip + NSMS_L(K) + 4]                 /* W_1 + K_1 */
        vmovd        xmm22, ebx
        vpaddd       xmm22, xmm2, xmm22
        vpsubd       xmm22{k1}, xmm18, xmm2
        vpaddd       xmm14, xmm14, xmm22
        vpaddd       xmm14, xmm14, xmm19
        vpaddd       xmm14, xmm16, xmm14
        vpaddd       xmm14{k1}, xmm14, xmm9
        vprorvd      xmm16, xmm14, xmm13
        vpternlogd   xmm20, xmm10, xmm14, 216
        vprorvd      xmm10, xmm14, xmm11
        vprorvd      xmm19, xmm14, xmm12
        vpternlogd   xmm19, xmm10, xmm16, 150
        vmovdqa64    xmm10, xmm14                               /* round 3 */
        vpternlogd   xmm10, xmm15, xmm17, 248
        vmovdqa64    xmm16, xmm15
        vpternlogd   xmm16, xmm14, xmm17, 208
        vpalignr     xmm22, xmm14, xmm14, 8
        mov          ebx, [r9 + 32]                             /* W_8 */
        bswap        ebp
            mov      [rax + 8], ebp                             /* W_2 to the schedule */
            add      ebp, [rip + NSMS_L(K) + 8]                 /* W_2 + K_2 */
        vmovd        xmm23, ebp
        vpaddd       xmm23, xmm5, xmm23
        vpsubd       xmm23{k1}, xmm18, xmm5
        vpaddd       xmm21, xmm23, xmm21
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm19, xmm19, xmm20
        vprorvd      xmm20, xmm19, xmm13
        vpternlogd   xmm16, xmm10, xmm19, 216
        vprorvd      xmm10, xmm19, xmm11
        vprorvd      xmm21, xmm19, xmm12
        vpternlogd   xmm21, xmm10, xmm20, 150
        vmovdqa64    xmm10, xmm19                               /* round 4 */
        vpternlogd   xmm10, xmm14, xmm17, 248
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm19, xmm17, 208
        vpalignr     xmm23, xmm19, xmm19, 8
        mov          ebp, [r9 + 36]                             /* W_9 */
        bswap        r12d
            mov      [rax + 12], r12d                           /* W_3 to the schedule */
            add      r12d, [rip + NSMS_L(K) + 12]               /* W_3 + K_3 */
        vmovd        xmm24, r12d
        vpaddd       xmm24, xmm4, xmm24
        vpsubd       xmm24{k1}, xmm18, xmm4
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm16, xmm22, xmm16
        vpaddd       xmm16, xmm21, xmm16
        vprorvd      xmm21, xmm16, xmm13
        vpternlogd   xmm20, xmm10, xmm16, 216
        vprorvd      xmm10, xmm16, xmm11
        vprorvd      xmm22, xmm16, xmm12
        vpternlogd   xmm22, xmm10, xmm21, 150
        vmovdqa64    xmm10, xmm16                               /* round 5 */
        vpternlogd   xmm10, xmm19, xmm17, 248
        vmovdqa64    xmm21, xmm19
        vpternlogd   xmm21, xmm16, xmm17, 208
        vpalignr     xmm24, xmm16, xmm16, 8
        mov          r12d, [r9 + 40]                            /* W_10 */
        bswap        r13d
            mov      [rax + 16], r13d                           /* W_4 to the schedule */
            add      r13d, [rip + NSMS_L(K) + 16]               /* W_4 + K_4 */
        vmovd        xmm25, r13d
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm18, xmm15
        vpaddd       xmm23, xmm25, xmm23
        vpaddd       xmm20, xmm23, xmm20
        vpaddd       xmm20, xmm22, xmm20
        vprorvd      xmm22, xmm20, xmm13
        vpternlogd   xmm21, xmm10, xmm20, 216
        vprorvd      xmm10, xmm20, xmm11
        vprorvd      xmm23, xmm20, xmm12
        vpternlogd   xmm23, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm20                               /* round 6 */
        vpternlogd   xmm10, xmm16, xmm17, 248
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm20, xmm17, 208
        vpalignr     xmm25, xmm20, xmm20, 8
        mov          r13d, [r9 + 44]                            /* W_11 */
        bswap        r14d
            mov      [rax + 20], r14d                           /* W_5 to the schedule */
            add      r14d, [rip + NSMS_L(K) + 20]               /* W_5 + K_5 */
        vmovd        xmm26, r14d
        vpaddd       xmm26, xmm26, xmm14
        vpsubd       xmm26{k1}, xmm18, xmm14
        vpaddd       xmm24, xmm26, xmm24
        vpaddd       xmm21, xmm24, xmm21
        vpaddd       xmm21, xmm23, xmm21
        vprorvd      xmm23, xmm21, xmm13
        vpternlogd   xmm22, xmm10, xmm21, 216
        vprorvd      xmm10, xmm21, xmm11
        vprorvd      xmm24, xmm21, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm21                               /* round 7 */
        vpternlogd   xmm10, xmm20, xmm17, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm17, 208
        vpalignr     xmm26, xmm21, xmm21, 8
        mov          r14d, [r9 + 48]                            /* W_12 */
        lea          r8, [rax + 192]                            /* round 15 */
        lea          rdx, [rip + NSMS_L(K) + 64]
        bswap        r15d
            mov      [rax + 24], r15d                           /* W_6 to the schedule */
            add      r15d, [rip + NSMS_L(K) + 24]               /* W_6 + K_6 */
        vmovd        xmm27, r15d
        vpaddd       xmm27, xmm27, xmm19
        vpsubd       xmm27{k1}, xmm18, xmm19
        vpaddd       xmm19, xmm27, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm19, xmm24, xmm19
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm23, xmm10, xmm19, 216
        vprorvd      xmm10, xmm19, xmm11
        vprorvd      xmm24, xmm19, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm19                               /* round 8 */
        vpternlogd   xmm10, xmm21, xmm17, 248
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm17, 208
        vpalignr     xmm25, xmm19, xmm19, 8
        mov          r15d, [r9 + 52]                            /* W_13 */
        add          rdi, -1                                    /* the next block */
        add          rsi, -1
        lea          rcx, [r9 + 64]
        bswap        r11d
            mov      [rax + 28], r11d                           /* W_7 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 28]               /* W_7 + K_7 */
        vmovd        xmm27, r11d
        vpaddd       xmm27, xmm27, xmm16
        vpsubd       xmm27{k1}, xmm18, xmm16
        vpaddd       xmm16, xmm27, xmm26
        vpaddd       xmm16, xmm16, xmm23
        vpaddd       xmm16, xmm24, xmm16
        vprorvd      xmm23, xmm16, xmm13
        vpternlogd   xmm22, xmm10, xmm16, 216
        vprorvd      xmm10, xmm16, xmm11
        vprorvd      xmm24, xmm16, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm16                               /* round 9 */
        vpternlogd   xmm10, xmm19, xmm17, 248
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm16, xmm17, 208
        vpalignr     xmm26, xmm16, xmm16, 8
        mov          r11d, [r9 + 56]                            /* W_14 */
        bswap        ebx
            mov      [rax + 32], ebx                            /* W_8 to the schedule */
            add      ebx, [rip + NSMS_L(K) + 32]                /* W_8 + K_8 */
        vmovd        xmm27, ebx
        vpaddd       xmm27, xmm27, xmm20
        vpsubd       xmm27{k1}, xmm18, xmm20
        vpaddd       xmm20, xmm27, xmm25
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20, xmm24, xmm20
        vprorvd      xmm22, xmm20, xmm13
        vpternlogd   xmm23, xmm10, xmm20, 216
        vprorvd      xmm10, xmm20, xmm11
        vprorvd      xmm24, xmm20, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm20                               /* round 10 */
        vpternlogd   xmm10, xmm16, xmm17, 248
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm20, xmm17, 208
        vpalignr     xmm25, xmm20, xmm20, 8
        mov          ebx, [r9 + 60]                             /* W_15 */
        bswap        ebp
            mov      [rax + 36], ebp                            /* W_9 to the schedule */
            add      ebp, [rip + NSMS_L(K) + 36]                /* W_9 + K_9 */
        vmovd        xmm27, ebp
        vpaddd       xmm27, xmm27, xmm21
        vpsubd       xmm27{k1}, xmm18, xmm21
        vpaddd       xmm21, xmm27, xmm26
        vpaddd       xmm21, xmm21, xmm23
        vpaddd       xmm21, xmm24, xmm21
        vprorvd      xmm23, xmm21, xmm13
        vpternlogd   xmm22, xmm10, xmm21, 216
        vprorvd      xmm10, xmm21, xmm11
        vprorvd      xmm24, xmm21, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm21                               /* round 11 */
        vpternlogd   xmm10, xmm20, xmm17, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm17, 208
        vpalignr     xmm26, xmm21, xmm21, 8
        bswap        r12d
            mov      [rax + 40], r12d                           /* W_10 to the schedule */
            add      r12d, [rip + NSMS_L(K) + 40]               /* W_10 + K_10 */
        vmovd        xmm27, r12d
        vpaddd       xmm27, xmm27, xmm19
        vpsubd       xmm27{k1}, xmm18, xmm19
        vpaddd       xmm19, xmm27, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm19, xmm24, xmm19
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm23, xmm10, xmm19, 216
        vprorvd      xmm10, xmm19, xmm11
        vprorvd      xmm24, xmm19, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm19                               /* round 12 */
        vpternlogd   xmm10, xmm21, xmm17, 248
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm17, 208
        vpalignr     xmm25, xmm19, xmm19, 8
        bswap        r13d
            mov      [rax + 44], r13d                           /* W_11 to the schedule */
            add      r13d, [rip + NSMS_L(K) + 44]               /* W_11 + K_11 */
        vmovd        xmm27, r13d
        vpaddd       xmm27, xmm27, xmm16
        vpsubd       xmm27{k1}, xmm18, xmm16
        vpaddd       xmm16, xmm27, xmm26
        vpaddd       xmm16, xmm16, xmm23
        vpaddd       xmm16, xmm24, xmm16
        vprorvd      xmm23, xmm16, xmm13
        vpternlogd   xmm22, xmm10, xmm16, 216
        vprorvd      xmm10, xmm16, xmm11
        vprorvd      xmm24, xmm16, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm16                               /* round 13 */
        vpternlogd   xmm10, xmm19, xmm17, 248
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm16, xmm17, 208
        vpalignr     xmm26, xmm16, xmm16, 8
        bswap        r14d
            mov      [rax + 48], r14d                           /* W_12 to the schedule */
            add      r14d, [rip + NSMS_L(K) + 48]               /* W_12 + K_12 */
        vmovd        xmm27, r14d
        vpaddd       xmm27, xmm27, xmm20
        vpsubd       xmm27{k1}, xmm18, xmm20
        vpaddd       xmm20, xmm27, xmm25
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20, xmm24, xmm20
        vprorvd      xmm22, xmm20, xmm13
        vpternlogd   xmm23, xmm10, xmm20, 216
        vprorvd      xmm10, xmm20, xmm11
        vprorvd      xmm24, xmm20, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm20                               /* round 14 */
        vpternlogd   xmm10, xmm16, xmm17, 248
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm20, xmm17, 208
        vpalignr     xmm25, xmm20, xmm20, 8
        bswap        r15d
            mov      [rax + 52], r15d                           /* W_13 to the schedule */
            add      r15d, [rip + NSMS_L(K) + 52]               /* W_13 + K_13 */
        vmovd        xmm27, r15d
        vpaddd       xmm27, xmm27, xmm21
        vpsubd       xmm27{k1}, xmm18, xmm21
        vpaddd       xmm21, xmm27, xmm26
        vpaddd       xmm21, xmm21, xmm23
        vpaddd       xmm21, xmm24, xmm21
        vprorvd      xmm23, xmm21, xmm13
        vpternlogd   xmm22, xmm10, xmm21, 216
        vprorvd      xmm10, xmm21, xmm11
        vprorvd      xmm24, xmm21, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm21
        vpternlogd   xmm10, xmm20, xmm17, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm17, 208
        vpalignr     xmm17, xmm21, xmm21, 8
        bswap        r11d
            mov      [rax + 56], r11d                           /* W_14 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 56]               /* W_14 + K_14 */
        vmovd        xmm26, r11d
        vpaddd       xmm26, xmm26, xmm19
        vpsubd       xmm26{k1}, xmm18, xmm19
        vpaddd       xmm19, xmm26, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm1, xmm24, xmm19
        vprorvd      xmm13, xmm1, xmm13
        vprorvd      xmm11, xmm1, xmm11
        vpternlogd   xmm23, xmm10, xmm1, 216
        vprorvd      xmm10, xmm1, xmm12
        vpternlogd   xmm10, xmm11, xmm13, 150
        bswap        ebx
            mov      [rax + 60], ebx                            /* W_15 to the schedule */
            add      ebx, [rip + NSMS_L(K) + 60]                /* W_15 + K_15 */
        vmovd        xmm11, ebx
        vpaddd       xmm11, xmm11, xmm16
        vpsubd       xmm11{k1}, xmm18, xmm16
        vpaddd       xmm11, xmm11, xmm17
        vpaddd       xmm11, xmm11, xmm23
        vpaddd       xmm0, xmm10, xmm11
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm15
        vmovdqa64    xmm9, xmm14
        vmovdqa64    xmm2, xmm21
        vmovdqa64    xmm3, xmm20
        mov          r9, rcx
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; p: rcx; kp: rdx; blocks: rsi; left_in_run: rdi; */
        /*   is_e: k2; upper_bound: r8; data: r9; state: r10. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 63, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
            vmovdqu64 xmm10, [rcx + 4]                          /* sigma0(W_1) + W_0, and the next three of these sums */
            vpsrld   xmm11, xmm10, 3
            vmovdqu64 xmm12, [rip + NSMS_L(words_00000000_x4)]
            vprord   xmm13, xmm10, 18
            vprord   xmm10, xmm10, 7
            vpternlogd xmm11, xmm10, xmm13, 150
            vpaddd   xmm10, xmm11, [rcx]
            vmovdqu64 [rcx + 64], xmm10
            vmovdqu64 xmm10, [rcx + 20]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vprord   xmm11, xmm10, 7
            vpsrld   xmm13, xmm10, 3
            vprord   xmm10, xmm10, 18
            vmovdqu64 xmm14, [rcx + 36]                         /* sigma0(W_9) + W_8, and the next three of these sums */
            vprord   xmm15, xmm14, 7
            vprord   xmm16, xmm14, 18
            mov      r11d, [rcx + 56]                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            rorx     ebx, r11d, 19
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts) + 16] /* round 16 */
            mov      ebp, r11d
            shr      ebp, 10
            mov      r12d, [rcx + 36]
            add      r12d, [rcx + 64]
            rorx     r11d, r11d, 17
            xor      r11d, ebx
            vpsrld   xmm14, xmm14, 3
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts)]
            xor      r11d, ebp
            add      r12d, r11d
            mov      r11d, r12d
            add      r11d, [rdx]
            mov      [rcx + 64], r12d
            mov      ebx, [rcx + 40]                            /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vmovdqu64    xmm19, [rip + NSMS_L(rotation_counts) + 48]
            mov      ebp, [rcx + 60]
            rorx     r13d, ebp, 17
            rorx     r14d, ebp, 19
            shr      ebp, 10
        vmovdqu64    xmm20, [rip + NSMS_L(rotation_counts) + 32]
        vmovd        xmm21, r11d
            add      ebx, [rcx + 68]
            xor      r13d, r14d
            xor      r13d, ebp
            rorx     r11d, r12d, 17                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpalignr     xmm22, xmm1, xmm1, 8
        vmovdqa64    xmm23, xmm2
        vpternlogd   xmm23, xmm1, xmm19, 208
            rorx     ebp, r12d, 19
            add      ebx, r13d
            mov      [rcx + 68], ebx
            mov      r13d, ebx
            add      r13d, [rdx + 4]
        vmovd        xmm24, r13d                                /* round 17 */
            mov      r13d, [rcx + 44]
            add      r13d, [rcx + 72]
        vprorvd      xmm25, xmm0, xmm17
        vprorvd      xmm26, xmm0, xmm20
            xor      r11d, ebp
        vprorvd      xmm27, xmm0, xmm18
        vpternlogd   xmm26, xmm27, xmm25, 150
            mov      ebp, [rcx + 48]                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vmovdqa64    xmm25, xmm1
        vpternlogd   xmm25, xmm2, xmm19, 248
        vpternlogd   xmm23, xmm25, xmm0, 216
        vpaddd       xmm22, xmm22, xmm26
        vpaddd       xmm22, xmm22, xmm23
            shr      r12d, 10
            xor      r11d, r12d
        vpaddd       xmm21, xmm3, xmm21
        vpsubd       xmm21{k1}, xmm12, xmm3
        vpaddd       xmm23, xmm2, xmm24
        vpsubd       xmm23{k1}, xmm12, xmm2
            rorx     r12d, ebx, 19
        vmovdqa64    xmm24, xmm1
        vpternlogd   xmm24, xmm0, xmm19, 208
            add      ebp, [rcx + 76]
            rorx     r14d, ebx, 17
            xor      r14d, r12d
            add      r13d, r11d
            mov      r11d, r13d
            add      r11d, [rdx + 8]
        vmovd        xmm25, r11d                                /* round 18 */
            mov      [rcx + 72], r13d
            shr      ebx, 10
            xor      r14d, ebx
        vmovdqa64    xmm26, xmm0
        vpternlogd   xmm26, xmm1, xmm19, 248
        vpalignr     xmm27, xmm0, xmm0, 8
        vpaddd       xmm25, xmm1, xmm25
            add      ebp, r14d
            mov      [rcx + 76], ebp
            mov      r11d, ebp
            add      r11d, [rdx + 12]
        vmovd        xmm28, r11d                                /* round 19 */
            vpternlogd xmm13, xmm11, xmm10, 150
            vpaddd   xmm10, xmm13, [rcx + 16]
        vpaddd       xmm11, xmm22, xmm21
        vprorvd      xmm13, xmm11, xmm20
        vprorvd      xmm21, xmm11, xmm18
        vpternlogd   xmm24, xmm26, xmm11, 216
        vprorvd      xmm22, xmm11, xmm17
        vmovdqa64    xmm26, xmm0
        vpternlogd   xmm26, xmm11, xmm19, 208
        vpternlogd   xmm13, xmm21, xmm22, 150
        vpaddd       xmm21, xmm27, xmm23
        vpaddd       xmm21, xmm21, xmm24
        vpsubd       xmm25{k1}, xmm12, xmm1
            mov      r11d, [rcx + 52]                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm0, xmm19, 248
        vpaddd       xmm13, xmm13, xmm21
        vprorvd      xmm21, xmm13, xmm20
        vprorvd      xmm23, xmm13, xmm18
        vpternlogd   xmm26, xmm22, xmm13, 216
            rorx     ebx, r13d, 17
            rorx     r12d, r13d, 19
        vprorvd      xmm22, xmm13, xmm17
        vpalignr     xmm24, xmm11, xmm11, 8
        vpaddd       xmm24, xmm24, xmm25
        vpaddd       xmm24, xmm24, xmm26
        vpternlogd   xmm21, xmm23, xmm22, 150
            xor      ebx, r12d
        vpaddd       xmm22, xmm0, xmm28
            shr      r13d, 10
            xor      ebx, r13d
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm13, xmm19, 208
            mov      r12d, [rcx + 56]                           /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpsubd       xmm22{k1}, xmm12, xmm0
            vmovdqu64 xmm25, [rcx + 52]                         /* sigma0(W_13) + W_12, and the next three of these sums */
            vprord   xmm26, xmm25, 7
        vpaddd       xmm21, xmm21, xmm24
        vprorvd      xmm24, xmm21, xmm20
        vprorvd      xmm27, xmm21, xmm18
        vmovdqa64    xmm28, xmm13                               /* round 20 */
        vpternlogd   xmm28, xmm21, xmm19, 208
        vmovdqa64    xmm29, xmm21
        vpternlogd   xmm29, xmm13, xmm19, 248
        vpalignr     xmm30, xmm21, xmm21, 8
        vmovdqa64    xmm31, xmm13
        vpternlogd   xmm31, xmm11, xmm19, 248
        vpternlogd   xmm23, xmm31, xmm21, 216
        vprorvd      xmm31, xmm21, xmm17
            rorx     r13d, ebp, 17
            vprord   xmm3, xmm25, 18
            rorx     r14d, ebp, 19
        vpalignr     xmm2, xmm13, xmm13, 8
        vpaddd       xmm22, xmm22, xmm2
        vpaddd       xmm22, xmm22, xmm23
            shr      ebp, 10
        vpternlogd   xmm24, xmm27, xmm31, 150
            xor      r13d, r14d
            xor      r13d, ebp
            vpternlogd xmm14, xmm15, xmm16, 150
            vpaddd   xmm14, xmm14, [rcx + 32]
        vpaddd       xmm15, xmm24, xmm22
        vprorvd      xmm16, xmm15, xmm20
        vprorvd      xmm22, xmm15, xmm18
        vpternlogd   xmm28, xmm29, xmm15, 216
        vprorvd      xmm23, xmm15, xmm17
        vpternlogd   xmm16, xmm22, xmm23, 150
            mov      ebp, [rcx + 60]                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vmovdqu64 [rcx + 80], xmm10
            add      r11d, [rcx + 80]
            add      r11d, ebx
            mov      [rcx + 80], r11d
            mov      ebx, r11d
            add      ebx, [rdx + 16]
        vmovd        xmm10, ebx
        vpaddd       xmm10, xmm11, xmm10
        vpsubd       xmm10{k1}, xmm12, xmm11
        vpaddd       xmm10, xmm10, xmm30
        vpaddd       xmm10, xmm10, xmm28
        vpaddd       xmm10, xmm16, xmm10
        vprorvd      xmm11, xmm10, xmm20                        /* round 21 */
            add      r12d, [rcx + 84]
            add      r12d, r13d
        vprorvd      xmm16, xmm10, xmm18
            mov      [rcx + 84], r12d
            mov      ebx, r12d
            add      ebx, [rdx + 20]
        vmovd        xmm22, ebx
            rorx     ebx, r11d, 17
            rorx     r13d, r12d, 19                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vpaddd       xmm22, xmm13, xmm22
            rorx     r14d, r11d, 19
            xor      ebx, r14d
        vpsubd       xmm22{k1}, xmm12, xmm13
        vprorvd      xmm13, xmm10, xmm17
        vmovdqa64    xmm23, xmm21
        vpternlogd   xmm23, xmm15, xmm19, 208
        vmovdqa64    xmm24, xmm15
        vpternlogd   xmm24, xmm21, xmm19, 248
        vpternlogd   xmm23, xmm24, xmm10, 216
            shr      r11d, 10
            xor      ebx, r11d
            add      ebp, [rcx + 88]
            add      ebp, ebx
            mov      r11d, ebp
            add      r11d, [rdx + 24]
        vmovd        xmm24, r11d                                /* round 22 */
            mov      [rcx + 88], ebp
            rorx     r11d, ebp, 19                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpalignr     xmm27, xmm15, xmm15, 8
        vpaddd       xmm22, xmm22, xmm27
        vpaddd       xmm22, xmm22, xmm23
        vpternlogd   xmm11, xmm16, xmm13, 150
            mov      ebx, [rcx + 64]
            rorx     r14d, r12d, 17
        vpaddd       xmm11, xmm11, xmm22
        vprorvd      xmm13, xmm11, xmm20
        vprorvd      xmm16, xmm11, xmm18
        vpaddd       xmm22, xmm21, xmm24
            xor      r14d, r13d
        vpsubd       xmm22{k1}, xmm12, xmm21
            shr      r12d, 10
            vpsrld   xmm21, xmm25, 3
            add      ebx, [rcx + 92]
        vmovdqa64    xmm23, xmm15
        vpternlogd   xmm23, xmm10, xmm19, 208
        vmovdqa64    xmm24, xmm10
        vpternlogd   xmm24, xmm15, xmm19, 248
        vpternlogd   xmm23, xmm24, xmm11, 216
            mov      r13d, [rcx + 68]
            vmovdqu64 [rcx + 96], xmm14
            xor      r14d, r12d
        vprorvd      xmm14, xmm11, xmm17
        vpternlogd   xmm13, xmm16, xmm14, 150
            add      r13d, [rcx + 96]
            mov      r12d, ebp
            shr      r12d, 10
        vpalignr     xmm14, xmm10, xmm10, 8
        vpaddd       xmm14, xmm22, xmm14
        vpaddd       xmm14, xmm14, xmm23
            rorx     ebp, ebp, 17
        vmovdqa64    xmm16, xmm10                               /* round 23 */
        vpternlogd   xmm16, xmm11, xmm19, 208
            add      ebx, r14d
            mov      r14d, ebx
            add      r14d, [rdx + 28]
        vmovd        xmm22, r14d
            mov      [rcx + 92], ebx
        vpaddd       xmm22, xmm22, xmm15
            mov      r14d, [rcx + 72]                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            xor      ebp, r11d
            xor      ebp, r12d
            add      r13d, ebp
            mov      [rcx + 96], r13d
            rorx     r11d, ebx, 19
            add      r14d, [rcx + 100]
            mov      ebp, r13d
            add      ebp, [rdx + 32]
        vpaddd       xmm13, xmm13, xmm14
        vprorvd      xmm14, xmm13, xmm20
        vprorvd      xmm23, xmm13, xmm18
            rorx     r12d, ebx, 17
            xor      r12d, r11d
            vpternlogd xmm21, xmm26, xmm3, 150
            vpaddd   xmm21, xmm21, [rcx + 48]
        vmovd        xmm24, ebp                                 /* round 24 */
        vpaddd       xmm24, xmm24, xmm10
        vpalignr     xmm25, xmm11, xmm11, 8
            shr      ebx, 10
            xor      r12d, ebx
            add      r14d, r12d
        vpsubd       xmm22{k1}, xmm12, xmm15
        vmovdqa64    xmm15, xmm11
        vpternlogd   xmm15, xmm10, xmm19, 248
        vpternlogd   xmm16, xmm15, xmm13, 216
        vpaddd       xmm15, xmm22, xmm25
        vpaddd       xmm15, xmm15, xmm16
            mov      [rcx + 100], r14d
            mov      r11d, [rcx + 76]                           /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vprorvd      xmm16, xmm13, xmm17
        vpternlogd   xmm14, xmm23, xmm16, 150
        vpaddd       xmm14, xmm14, xmm15
        vprorvd      xmm15, xmm14, xmm18
        vprorvd      xmm16, xmm14, xmm20
            mov      ebx, r14d
            add      ebx, [rdx + 36]
        vmovd        xmm22, ebx                                 /* round 25 */
        vmovdqa64    xmm23, xmm13
        vpternlogd   xmm23, xmm11, xmm19, 248
            rorx     ebx, r13d, 17
        vpsubd       xmm24{k1}, xmm12, xmm10
            vmovdqu64 [rcx + 112], xmm21
        vprorvd      xmm10, xmm14, xmm17
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm13, xmm19, 208
        vpternlogd   xmm21, xmm23, xmm14, 216
            add      r11d, [rcx + 104]
        vpalignr     xmm23, xmm13, xmm13, 8
        vpaddd       xmm23, xmm24, xmm23
        vpaddd       xmm21, xmm23, xmm21
        vpternlogd   xmm16, xmm15, xmm10, 150
            mov      ebp, r13d
            shr      ebp, 10
        vpaddd       xmm10, xmm16, xmm21
        vprorvd      xmm15, xmm10, xmm20
        vprorvd      xmm16, xmm10, xmm18
        vmovdqa64    xmm21, xmm13
        vpternlogd   xmm21, xmm14, xmm19, 208
            rorx     r12d, r13d, 19
            xor      ebx, r12d
            xor      ebx, ebp
            add      r11d, ebx
            mov      [rcx + 104], r11d
            mov      ebx, r11d
            add      ebx, [rdx + 40]
        vmovd        xmm23, ebx                                 /* round 26 */
        vpaddd       xmm22, xmm22, xmm11
        vpsubd       xmm22{k1}, xmm12, xmm11
            mov      ebx, [rcx + 80]                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vmovdqa64    xmm11, xmm14
        vpternlogd   xmm11, xmm13, xmm19, 248
        vpternlogd   xmm21, xmm11, xmm10, 216
        vprorvd      xmm11, xmm10, xmm17
            rorx     ebp, r14d, 17
            mov      r12d, [rcx + 84]                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpalignr     xmm24, xmm14, xmm14, 8
        vpaddd       xmm22, xmm22, xmm24
        vpaddd       xmm21, xmm22, xmm21
            rorx     r13d, r14d, 19
        vpternlogd   xmm15, xmm16, xmm11, 150
        vmovdqa64    xmm11, xmm10
        vpternlogd   xmm11, xmm14, xmm19, 248
            rorx     r15d, r11d, 17
        vmovdqa64    xmm16, xmm14
        vpternlogd   xmm16, xmm10, xmm19, 208
            add      ebx, [rcx + 108]
            shr      r14d, 10
            mov      [rsp], rsi
            rorx     esi, r11d, 19
            mov      [rsp + 8], r9
            mov      r9d, [rcx + 92]                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            xor      ebp, r13d
        vpaddd       xmm22, xmm23, xmm13
        vpsubd       xmm22{k1}, xmm12, xmm13
            xor      ebp, r14d
            add      ebx, ebp
            add      r12d, [rcx + 112]
        vpaddd       xmm13, xmm15, xmm21
        vprorvd      xmm15, xmm13, xmm20
        vprorvd      xmm21, xmm13, xmm18
        vpternlogd   xmm16, xmm11, xmm13, 216
        vmovdqa64    xmm11, xmm10                               /* round 27 */
        vpternlogd   xmm11, xmm13, xmm19, 208
        vprorvd      xmm23, xmm13, xmm17
            xor      r15d, esi
            mov      ebp, ebx
            add      ebp, [rdx + 44]
        vmovd        xmm24, ebp
            shr      r11d, 10
            xor      r15d, r11d
        vpalignr     xmm25, xmm10, xmm10, 8
        vpaddd       xmm22, xmm22, xmm25
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm15, xmm21, xmm23, 150
            rorx     r11d, ebx, 19                              /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            mov      [rcx + 108], ebx
            add      r12d, r15d
            mov      ebp, r12d
            add      ebp, [rdx + 48]
        vmovd        xmm21, ebp                                 /* round 28 */
        vpaddd       xmm22, xmm24, xmm14
            add      r9d, [rcx + 120]
            mov      [rcx + 112], r12d
        vpaddd       xmm15, xmm15, xmm16
        vprorvd      xmm16, xmm15, xmm20
        vprorvd      xmm23, xmm15, xmm18
            mov      ebp, [rcx + 88]
        vpsubd       xmm22{k1}, xmm12, xmm14
            rorx     r13d, r12d, 17
        vmovdqa64    xmm14, xmm13
        vpternlogd   xmm14, xmm10, xmm19, 248
        vpternlogd   xmm11, xmm14, xmm15, 216
            rorx     r14d, r12d, 19
            xor      r13d, r14d
            rorx     r14d, ebx, 17
            shr      r12d, 10
            xor      r13d, r12d
            add      r9d, r13d
            mov      r12d, r9d
            add      r12d, [rdx + 56]
        vmovd        xmm14, r12d                                /* round 30 */
            xor      r14d, r11d
        vprorvd      xmm24, xmm15, xmm17
        vpternlogd   xmm16, xmm23, xmm24, 150
        vpalignr     xmm23, xmm13, xmm13, 8
        vpaddd       xmm22, xmm22, xmm23
        vpaddd       xmm11, xmm22, xmm11
            mov      [rcx + 120], r9d
            add      ebp, [rcx + 116]
        vpaddd       xmm11, xmm16, xmm11
        vprorvd      xmm16, xmm11, xmm20
        vprorvd      xmm22, xmm11, xmm18
        vpaddd       xmm21, xmm21, xmm10
        vpsubd       xmm21{k1}, xmm12, xmm10
            mov      r11d, [rcx + 96]                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vmovdqa64    xmm10, xmm15
        vpternlogd   xmm10, xmm13, xmm19, 248
            shr      ebx, 10
            xor      r14d, ebx
            add      ebp, r14d
            mov      [rcx + 116], ebp
            mov      ebx, ebp
            add      ebx, [rdx + 52]
        vmovd        xmm23, ebx                                 /* round 29 */
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm15, xmm19, 208
        vpternlogd   xmm24, xmm10, xmm11, 216
            rorx     ebx, ebp, 19
        vprorvd      xmm10, xmm11, xmm17
            rorx     r12d, ebp, 17
        vpalignr     xmm25, xmm15, xmm15, 8
        vpaddd       xmm21, xmm21, xmm25
        vpaddd       xmm21, xmm21, xmm24
            add      r11d, [rcx + 124]
        vpternlogd   xmm16, xmm22, xmm10, 150
            xor      r12d, ebx
        vpaddd       xmm10, xmm14, xmm15
        vpsubd       xmm10{k1}, xmm12, xmm15
            shr      ebp, 10
            xor      r12d, ebp
        lea          rbx, [rdx + 64]                            /* round 31 */
            add      r11d, r12d
        vmovdqa64    xmm14, xmm15
        vpternlogd   xmm14, xmm11, xmm19, 208
        vpaddd       xmm22, xmm23, xmm13
        vpsubd       xmm22{k1}, xmm12, xmm13
            mov      [rcx + 124], r11d
        vpaddd       xmm3, xmm16, xmm21
        vprorvd      xmm13, xmm3, xmm20
        vprorvd      xmm16, xmm3, xmm18
        vmovdqa64    xmm21, xmm3
        vpternlogd   xmm21, xmm11, xmm19, 248
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm3, xmm19, 208
        vpalignr     xmm24, xmm3, xmm3, 8
        vpaddd       xmm10, xmm10, xmm24
            add      r11d, [rdx + 60]
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm15, xmm19, 248
        vpternlogd   xmm14, xmm24, xmm3, 216
        add          rcx, 64
        vprorvd      xmm15, xmm3, xmm17
        vpalignr     xmm24, xmm11, xmm11, 8
        vpaddd       xmm22, xmm22, xmm24
        vpaddd       xmm14, xmm22, xmm14
        vpternlogd   xmm13, xmm16, xmm15, 150
        vpaddd       xmm2, xmm13, xmm14
        vprorvd      xmm13, xmm2, xmm20
        vprorvd      xmm14, xmm2, xmm18
        vprorvd      xmm15, xmm2, xmm17
        vpternlogd   xmm23, xmm21, xmm2, 216
        vpaddd       xmm10, xmm10, xmm23
        vpternlogd   xmm13, xmm14, xmm15, 150
        vpaddd       xmm1, xmm13, xmm10
        vprorvd      xmm10, xmm1, xmm20
        vprorvd      xmm13, xmm1, xmm17
        vprorvd      xmm14, xmm1, xmm18
        vpternlogd   xmm10, xmm14, xmm13, 150
        vmovdqa64    xmm13, xmm2
        vpternlogd   xmm13, xmm3, xmm19, 248
        vmovd        xmm14, r11d
        vpaddd       xmm14, xmm14, xmm11
        vpsubd       xmm14{k1}, xmm12, xmm11
        vpalignr     xmm11, xmm2, xmm2, 8
        vpaddd       xmm11, xmm14, xmm11
        vmovdqa64    xmm12, xmm3
        vpternlogd   xmm12, xmm2, xmm19, 208
        vpternlogd   xmm12, xmm13, xmm1, 216
        vpaddd       xmm11, xmm11, xmm12
        vpaddd       xmm0, xmm10, xmm11
        mov          rdx, rbx
        mov          rsi, [rsp]
        mov          r9, [rsp + 8]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule1)
        cmp          rdi, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 16]
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpalignr     xmm16, xmm0, xmm0, 8
        vprorvd      xmm17, xmm0, xmm11
        vprorvd      xmm18, xmm0, xmm12
        vprorvd      xmm19, xmm0, xmm13
        vpternlogd   xmm19, xmm17, xmm18, 150
        vmovdqa64    xmm17, xmm1
        vpternlogd   xmm17, xmm2, xmm14, 248
        vpternlogd   xmm2, xmm1, xmm14, 208
        vpternlogd   xmm2, xmm17, xmm0, 216
        vmovdqa64    xmm17, xmm0
        vpternlogd   xmm17, xmm1, xmm14, 248
        vpternlogd   xmm1, xmm0, xmm14, 208
        vpaddd       xmm0, xmm15, xmm3
        vpaddd       xmm0, xmm0, xmm19
        vpaddd       xmm0, xmm0, xmm2
        vprorvd      xmm2, xmm0, xmm12
        vpaddd       xmm8, xmm8, xmm0
        vprorvd      xmm3, xmm0, xmm13
        vprorvd      xmm11, xmm0, xmm11
        vpternlogd   xmm3, xmm11, xmm2, 150
        vpternlogd   xmm1, xmm17, xmm0, 216
        vpaddd       xmm0, xmm16, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vpaddd       xmm9, xmm3, xmm0
        jmp          NSMS_L(batch1)
NSMS_L(store_hash_value):
        vpshufd      xmm0, xmm9, 2                              /* the hash value */
        vmovd        [r10 + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [r10 + 20], xmm5
        vmovd        [r10 + 24], xmm6
        vmovd        [r10 + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [r10], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [r10 + 4], xmm1
        vmovd        [r10 + 8], xmm2
        vmovd        [r10 + 12], xmm0
NSMS_L(done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 336]
        vmovaps      xmm7, [rsp + 352]
        vmovaps      xmm8, [rsp + 368]
        vmovaps      xmm9, [rsp + 384]
        vmovaps      xmm10, [rsp + 400]
        vmovaps      xmm11, [rsp + 416]
        vmovaps      xmm12, [rsp + 432]
        vmovaps      xmm13, [rsp + 448]
        vmovaps      xmm14, [rsp + 464]
        vmovaps      xmm15, [rsp + 480]
        add          rsp, 504
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
        add          rsp, 344
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes)
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

/* nsms_sha256_blocks_avx512_n1_lanes: 15 integer registers, 32 vector registers, 2 mask registers, 2 spills.
 *   Register map: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6;
 *     H_h: xmm7; H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rsi; is_e: k2; data: r9;
 *     state: r10; left_in_run: rdi; p: rcx; kp: rdx; upper_bound: r8. Slots of the frame that are
 *     not named here hold spilled values.
 *     e_t:a_t-2: e after round t and a after round t-2, in two lanes.
 *     H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     is_a: mask of the lane of a.
 *     is_e: mask of the lane of e.
 *     left_in_run: number of blocks left in the current run of 8, 4, 2 or 1 blocks; the start of
 *       each block finishes the one before, and the code after a run finishes its last; the lengths
 *       are fixed because the proof follows a run to its end.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_blocks_avx512_n1_lanes
 *   signature: void nsms_sha256_blocks_avx512_n1_lanes(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 392, win64: 568}
 *   features: [avx, avx512bw, avx512f, avx512vl, bmi2]
 */
