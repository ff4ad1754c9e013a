/* sha256_avx512_n1_lanes_align_xor_move_goldencove.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=1 ROUNDS=lanes FORMS=align-xor-move UARCH=goldencove
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind; FORMS=align-xor-move:
 *     VPALIGNR exchanges the lanes; Maj is a multiplexer on x ^ y; a separate load reads W + K;
 *     UARCH=goldencove: the options and orders that a search found on goldencove
 *
 * void nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 891 instructions (System V); 392 bytes of stack (System V), 568 (Win64).
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
#  define NSMS_L(name) Lsha256_avx512_n1_lanes_align_xor_move_goldencove_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n1_lanes_align_xor_move_goldencove_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n1_lanes_align_xor_move_goldencove_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove))
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
        lea          rax, [rsp + 71]
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
        mov          r11d, [r9 + 4]                             /* W_1 */
        mov          ebx, [r9]                                  /* W_0 */
        mov          ebp, [r9 + 8]                              /* W_2 */
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddd       xmm10{k2}, xmm0, xmm4
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 32] /* the first round, and the last but one of the block before */
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts)]
        vmovdqa64    xmm14, xmm1
        vpaddd       xmm14{k1}, xmm1, xmm5
        mov          r12d, [r9 + 16]                            /* W_4 */
        vprorvd      xmm15, xmm10, xmm11
        vmovdqa64    xmm16, xmm1
        vpaddd       xmm16{k2}, xmm1, xmm5
        vmovdqu64    xmm17, [rip + NSMS_L(words_00000000_x4)]
        vprorvd      xmm18, xmm10, xmm13
        bswap        ebx
            mov      r13d, ebx                                  /* W_0 + K_0 */
            add      r13d, [rip + NSMS_L(K)]
        vmovd        xmm19, r13d
            mov      [rax], ebx                                 /* W_0 to the schedule */
        vmovdqu64    xmm20, [rip + NSMS_L(rotation_counts) + 16]
        vprorvd      xmm21, xmm10, xmm20
        vpaddd       xmm3{k2}, xmm3, xmm7
        vpternlogd   xmm15, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm10
        vpternlogd   xmm18, xmm16, xmm12, 210
        vpaddd       xmm5, xmm1, xmm5
        vpalignr     xmm14, xmm14, xmm14, 8
        vpaddd       xmm2{k2}, xmm2, xmm6
        vpaddd       xmm19, xmm3, xmm19
        bswap        r11d
            mov      ebx, r11d                                  /* W_1 + K_1 */
            add      ebx, [rip + NSMS_L(K) + 4]
            mov      [rax + 4], r11d                            /* W_1 to the schedule */
        mov          r11d, [r9 + 20]                            /* W_5 */
        vpternlogd   xmm18, xmm2, xmm16, 172
        vmovd        xmm21, ebx                                 /* the second round, and the last of the block before */
        vpaddd       xmm14, xmm14, xmm15
        vpaddd       xmm15, xmm0, xmm4
        vpsubd       xmm19{k1}, xmm17, xmm3
        vpaddd       xmm21, xmm2, xmm21
        vpaddd       xmm14, xmm18, xmm14
        vpaddd       xmm14, xmm14, xmm19
        vprorvd      xmm18, xmm14, xmm11
        vpaddd       xmm0{k1}, xmm0, xmm4
        mov          ebx, [r9 + 12]                             /* W_3 */
        vprorvd      xmm19, xmm14, xmm20
        mov          r13d, [r9 + 32]                            /* W_8 */
        vpalignr     xmm22, xmm0, xmm0, 8
        mov          r14d, [r9 + 24]                            /* W_6 */
        vpsubd       xmm21{k1}, xmm17, xmm2
        vpaddd       xmm21, xmm22, xmm21
        vprorvd      xmm22, xmm14, xmm13
        vmovdqa64    xmm23, xmm14
        vpternlogd   xmm23, xmm10, xmm12, 210
        vpternlogd   xmm18, xmm22, xmm19, 150
        vpternlogd   xmm23, xmm16, xmm10, 172
        bswap        ebp
            mov      r15d, ebp                                  /* W_2 + K_2 */
            add      r15d, [rip + NSMS_L(K) + 8]
            mov      [rax + 8], ebp                             /* W_2 to the schedule */
        vpaddd       xmm10, xmm21, xmm18
        vpaddd       xmm14{k1}, xmm14, xmm8
        vpalignr     xmm16, xmm14, xmm14, 8                     /* round 2 */
        vpaddd       xmm10, xmm23, xmm10
        vpaddd       xmm10{k1}, xmm10, xmm9
        vprorvd      xmm18, xmm10, xmm20
        mov          ebp, [r9 + 28]                             /* W_7 */
        vprorvd      xmm19, xmm10, xmm11
        vprorvd      xmm21, xmm10, xmm13
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm14, xmm12, 210
        vpternlogd   xmm19, xmm21, xmm18, 150
        vmovd        xmm18, r15d
        vpaddd       xmm18, xmm5, xmm18
        vpsubd       xmm18{k1}, xmm17, xmm5
        vpaddd       xmm16, xmm18, xmm16
        bswap        ebx
        vpaddd       xmm16, xmm16, xmm19
            mov      r15d, ebx                                  /* W_3 + K_3 */
            add      r15d, [rip + NSMS_L(K) + 12]
        vmovd        xmm18, r15d                                /* round 3 */
        vpaddd       xmm18, xmm15, xmm18
        vpternlogd   xmm22, xmm15, xmm14, 172
        vpaddd       xmm16, xmm22, xmm16
        vprorvd      xmm19, xmm16, xmm11
        vpalignr     xmm21, xmm10, xmm10, 8
        vprorvd      xmm22, xmm16, xmm20
        vpsubd       xmm18{k1}, xmm17, xmm15
        vpaddd       xmm18, xmm18, xmm21
        vprorvd      xmm21, xmm16, xmm13
        vpternlogd   xmm19, xmm21, xmm22, 150
        vpaddd       xmm18, xmm18, xmm19
        vpalignr     xmm19, xmm16, xmm16, 8                     /* round 4 */
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm10, xmm12, 210
        bswap        r12d
            mov      r15d, r12d                                 /* W_4 + K_4 */
            add      r15d, [rip + NSMS_L(K) + 16]
            mov      [rax + 16], r12d                           /* W_4 to the schedule */
        vpternlogd   xmm21, xmm14, xmm10, 172
        vpaddd       xmm18, xmm21, xmm18
        vprorvd      xmm21, xmm18, xmm11
        vprorvd      xmm22, xmm18, xmm20
        vprorvd      xmm23, xmm18, xmm13
        vmovd        xmm24, r15d
        vpaddd       xmm24, xmm24, xmm14
        vpsubd       xmm24{k1}, xmm17, xmm14
        vpaddd       xmm19, xmm24, xmm19
        vmovdqa64    xmm24, xmm18
        vpternlogd   xmm24, xmm16, xmm12, 210
        vpternlogd   xmm24, xmm10, xmm16, 172
        vpternlogd   xmm21, xmm23, xmm22, 150
        vpaddd       xmm19, xmm19, xmm21
        vpaddd       xmm19, xmm24, xmm19
        mov          r12d, [r9 + 36]                            /* W_9 */
        bswap        r11d
            mov      r15d, r11d                                 /* W_5 + K_5 */
            add      r15d, [rip + NSMS_L(K) + 20]
            mov      [rax + 20], r11d                           /* W_5 to the schedule */
        vprorvd      xmm21, xmm19, xmm11                        /* round 5 */
        vpalignr     xmm22, xmm18, xmm18, 8
        vprorvd      xmm23, xmm19, xmm20
            mov      [rax + 12], ebx                            /* W_3 to the schedule */
        vprorvd      xmm24, xmm19, xmm13
        vmovdqa64    xmm25, xmm19
        vpternlogd   xmm25, xmm18, xmm12, 210
        mov          r11d, [r9 + 40]                            /* W_10 */
        vpternlogd   xmm21, xmm24, xmm23, 150
        vmovd        xmm23, r15d
        vpaddd       xmm23, xmm23, xmm10
        vpsubd       xmm23{k1}, xmm17, xmm10
        vpaddd       xmm22, xmm23, xmm22
        vpaddd       xmm21, xmm22, xmm21
        vpternlogd   xmm25, xmm16, xmm18, 172
        vpaddd       xmm21, xmm25, xmm21
        vprorvd      xmm22, xmm21, xmm11                        /* round 6 */
        vprorvd      xmm23, xmm21, xmm20
        bswap        r14d
            mov      ebx, r14d                                  /* W_6 + K_6 */
            add      ebx, [rip + NSMS_L(K) + 24]
            mov      [rax + 24], r14d                           /* W_6 to the schedule */
        vpalignr     xmm24, xmm19, xmm19, 8
        vprorvd      xmm25, xmm21, xmm13
        vmovd        xmm26, ebx
        vpaddd       xmm26, xmm26, xmm16
        vpsubd       xmm26{k1}, xmm17, xmm16
        vpaddd       xmm16, xmm26, xmm24
        vpternlogd   xmm22, xmm25, xmm23, 150
        vpaddd       xmm16, xmm16, xmm22
        mov          ebx, [r9 + 44]                             /* W_11 */
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm12, 210
        vpternlogd   xmm22, xmm18, xmm19, 172
        vpaddd       xmm16, xmm22, xmm16
        vprorvd      xmm22, xmm16, xmm11                        /* round 7 */
        vpalignr     xmm23, xmm21, xmm21, 8
        bswap        ebp
            mov      r14d, ebp                                  /* W_7 + K_7 */
            add      r14d, [rip + NSMS_L(K) + 28]
            mov      [rax + 28], ebp                            /* W_7 to the schedule */
        mov          ebp, [r9 + 48]                             /* W_12 */
        vprorvd      xmm24, xmm16, xmm20
        vprorvd      xmm25, xmm16, xmm13
        vmovd        xmm26, r14d
        vpaddd       xmm26, xmm26, xmm18
        vmovdqa64    xmm27, xmm16
        vpternlogd   xmm27, xmm21, xmm12, 210
        vpternlogd   xmm22, xmm25, xmm24, 150
        vpsubd       xmm26{k1}, xmm17, xmm18
        vpaddd       xmm18, xmm26, xmm23
        vpaddd       xmm18, xmm18, xmm22
        bswap        r13d
            mov      r14d, r13d                                 /* W_8 + K_8 */
            add      r14d, [rip + NSMS_L(K) + 32]
            mov      [rax + 32], r13d                           /* W_8 to the schedule */
        vpternlogd   xmm27, xmm19, xmm21, 172
        vpaddd       xmm18, xmm27, xmm18
        vprorvd      xmm22, xmm18, xmm20                        /* round 8 */
        vprorvd      xmm23, xmm18, xmm13
        vprorvd      xmm24, xmm18, xmm11
        vmovd        xmm25, r14d
        vpaddd       xmm25, xmm25, xmm19
        vpalignr     xmm26, xmm16, xmm16, 8
        vmovdqa64    xmm27, xmm18
        vpternlogd   xmm27, xmm16, xmm12, 210
        vpternlogd   xmm24, xmm23, xmm22, 150
        vpsubd       xmm25{k1}, xmm17, xmm19
        vpaddd       xmm19, xmm25, xmm26
        vpaddd       xmm19, xmm19, xmm24
        mov          r13d, [r9 + 52]                            /* W_13 */
        vpternlogd   xmm27, xmm21, xmm16, 172
        vpaddd       xmm19, xmm27, xmm19
        vprorvd      xmm22, xmm19, xmm11                        /* round 9 */
        vpalignr     xmm23, xmm18, xmm18, 8
        vprorvd      xmm24, xmm19, xmm20
        vprorvd      xmm25, xmm19, xmm13
        vmovdqa64    xmm26, xmm19
        vpternlogd   xmm26, xmm18, xmm12, 210
        vpternlogd   xmm22, xmm25, xmm24, 150
        bswap        r12d
            mov      r14d, r12d                                 /* W_9 + K_9 */
            add      r14d, [rip + NSMS_L(K) + 36]
            mov      [rax + 36], r12d                           /* W_9 to the schedule */
        vmovd        xmm24, r14d
        vpaddd       xmm24, xmm24, xmm21
        vpsubd       xmm24{k1}, xmm17, xmm21
        vpaddd       xmm21, xmm24, xmm23
        vpaddd       xmm21, xmm21, xmm22
        vpternlogd   xmm26, xmm16, xmm18, 172
        vpaddd       xmm21, xmm26, xmm21
        vpalignr     xmm22, xmm19, xmm19, 8                     /* round 10 */
        vprorvd      xmm23, xmm21, xmm11
        mov          r12d, [r9 + 56]                            /* W_14 */
        vprorvd      xmm24, xmm21, xmm13
        vprorvd      xmm25, xmm21, xmm20
        vmovdqa64    xmm26, xmm21
        vpternlogd   xmm26, xmm19, xmm12, 210
        vpternlogd   xmm23, xmm24, xmm25, 150
        bswap        r11d
            mov      r14d, r11d                                 /* W_10 + K_10 */
            add      r14d, [rip + NSMS_L(K) + 40]
            mov      [rax + 40], r11d                           /* W_10 to the schedule */
        vmovd        xmm24, r14d
        vpaddd       xmm24, xmm24, xmm16
        vpsubd       xmm24{k1}, xmm17, xmm16
        vpaddd       xmm16, xmm24, xmm22
        vpaddd       xmm16, xmm16, xmm23
        vpternlogd   xmm26, xmm18, xmm19, 172
        vpaddd       xmm16, xmm26, xmm16
        vprorvd      xmm22, xmm16, xmm13                        /* round 11 */
        vmovdqa64    xmm23, xmm16
        vpternlogd   xmm23, xmm21, xmm12, 210
        vprorvd      xmm24, xmm16, xmm20
        mov          r11d, [r9 + 60]                            /* W_15 */
        vprorvd      xmm25, xmm16, xmm11
        vpternlogd   xmm25, xmm22, xmm24, 150
        vpalignr     xmm22, xmm21, xmm21, 8
        bswap        ebx
            mov      r14d, ebx                                  /* W_11 + K_11 */
            add      r14d, [rip + NSMS_L(K) + 44]
            mov      [rax + 44], ebx                            /* W_11 to the schedule */
        vmovd        xmm24, r14d
        vpaddd       xmm24, xmm24, xmm18
        vpsubd       xmm24{k1}, xmm17, xmm18
        vpaddd       xmm18, xmm24, xmm22
        vpalignr     xmm22, xmm16, xmm16, 8                     /* round 12 */
        bswap        ebp
            mov      ebx, ebp                                   /* W_12 + K_12 */
            add      ebx, [rip + NSMS_L(K) + 48]
            mov      [rax + 48], ebp                            /* W_12 to the schedule */
        bswap        r13d
            mov      ebp, r13d                                  /* W_13 + K_13 */
            add      ebp, [rip + NSMS_L(K) + 52]
            mov      [rax + 52], r13d                           /* W_13 to the schedule */
        vpaddd       xmm18, xmm18, xmm25
        vpternlogd   xmm23, xmm19, xmm21, 172
        vpaddd       xmm18, xmm23, xmm18
        vprorvd      xmm23, xmm18, xmm13
        vprorvd      xmm24, xmm18, xmm20
        vmovdqa64    xmm25, xmm18
        vpternlogd   xmm25, xmm16, xmm12, 210
        vpternlogd   xmm25, xmm21, xmm16, 172
        vprorvd      xmm26, xmm18, xmm11
        vpternlogd   xmm26, xmm23, xmm24, 150
        add          rdi, -1                                    /* the next block */
        add          rsi, -1
        bswap        r12d
            mov      r13d, r12d                                 /* W_14 + K_14 */
            add      r13d, [rip + NSMS_L(K) + 56]
        vmovd        xmm23, r13d                                /* round 14 */
        vpaddd       xmm23, xmm23, xmm16
        vpsubd       xmm23{k1}, xmm17, xmm16
        vmovd        xmm24, ebx
        vpaddd       xmm24, xmm24, xmm19
        vpsubd       xmm24{k1}, xmm17, xmm19
        vpaddd       xmm19, xmm24, xmm22
        vpaddd       xmm19, xmm19, xmm26
        vpaddd       xmm19, xmm25, xmm19
        vpalignr     xmm22, xmm19, xmm19, 8
        bswap        r11d
            mov      ebx, r11d                                  /* W_15 + K_15 */
            add      ebx, [rip + NSMS_L(K) + 60]
            mov      [rax + 60], r11d                           /* W_15 to the schedule */
        vmovd        xmm24, ebp                                 /* round 13 */
        vpaddd       xmm24, xmm24, xmm21
        vpaddd       xmm22, xmm23, xmm22
        add          r9, 64
        vprorvd      xmm23, xmm19, xmm11
        vpalignr     xmm25, xmm18, xmm18, 8
        vprorvd      xmm26, xmm19, xmm20
        vprorvd      xmm27, xmm19, xmm13
        lea          r8, [rax + 192]                            /* round 15 */
        lea          rdx, [rip + NSMS_L(K) + 64]
        vmovd        xmm28, ebx
        vpaddd       xmm28, xmm28, xmm18
        vmovdqa64    xmm29, xmm19
        vpternlogd   xmm29, xmm18, xmm12, 210
        vpternlogd   xmm23, xmm27, xmm26, 150
        vpsubd       xmm28{k1}, xmm17, xmm18
        vpsubd       xmm24{k1}, xmm17, xmm21
        vpaddd       xmm17, xmm24, xmm25
        vpaddd       xmm17, xmm17, xmm23
        vpternlogd   xmm29, xmm16, xmm18, 172
        vpaddd       xmm16, xmm29, xmm17
        vprorvd      xmm17, xmm16, xmm11
        vprorvd      xmm21, xmm16, xmm20
        vprorvd      xmm23, xmm16, xmm13
        vmovdqa64    xmm24, xmm16
        vpternlogd   xmm24, xmm19, xmm12, 210
        vpternlogd   xmm17, xmm23, xmm21, 150
        vpaddd       xmm17, xmm22, xmm17
        vpalignr     xmm21, xmm16, xmm16, 8
        vpaddd       xmm21, xmm28, xmm21
        vpternlogd   xmm24, xmm18, xmm19, 172
        vpaddd       xmm1, xmm24, xmm17
        vprorvd      xmm13, xmm1, xmm13
        vprorvd      xmm17, xmm1, xmm20
        vmovdqa64    xmm18, xmm1
        vpternlogd   xmm18, xmm16, xmm12, 210
        vpternlogd   xmm18, xmm19, xmm16, 172
        vprorvd      xmm11, xmm1, xmm11
        vpternlogd   xmm11, xmm13, xmm17, 150
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm0, xmm18, xmm11
            mov      [rax + 56], r12d                           /* W_14 to the schedule */
        vmovdqa64    xmm4, xmm15
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm14
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm16
        vmovdqa64    xmm3, xmm19
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
            vprord   xmm11, xmm10, 18
            vprord   xmm12, xmm10, 7
            vmovdqu64 xmm13, [rcx + 36]                         /* sigma0(W_9) + W_8, and the next three of these sums */
            vpsrld   xmm10, xmm10, 3
            vmovdqu64 xmm14, [rip + NSMS_L(words_00000000_x4)]
            vpternlogd xmm10, xmm12, xmm11, 150
            vmovdqu64 xmm11, [rcx + 20]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vprord   xmm12, xmm11, 7
            mov      r11d, [rcx + 36]                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            mov      ebx, [rcx + 60]                            /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            rorx     ebp, ebx, 17
            rorx     r12d, ebx, 19
            xor      ebp, r12d
            shr      ebx, 10
            xor      ebp, ebx
            mov      ebx, [rcx + 40]
        vpalignr     xmm15, xmm0, xmm0, 8                       /* round 17 */
            vpaddd   xmm10, xmm10, [rcx]
            vmovdqu64 [rcx + 64], xmm10
            add      ebx, [rcx + 68]
            add      ebx, ebp
            mov      ebp, ebx
            add      ebp, [rdx + 4]
            mov      [rcx + 68], ebx
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts)]     /* round 16 */
            vpsrld   xmm16, xmm13, 3
        vpalignr     xmm17, xmm1, xmm1, 8
            vpsrld   xmm18, xmm11, 3
        vmovdqu64    xmm19, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm20, xmm0, xmm19
            mov      r12d, [rcx + 56]
            mov      r13d, r12d
            shr      r13d, 10
            rorx     r14d, r12d, 19
            rorx     r12d, r12d, 17
            xor      r12d, r14d
            xor      r12d, r13d
            add      r11d, [rcx + 64]
            add      r11d, r12d
            mov      [rcx + 64], r11d
            rorx     r12d, r11d, 19                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            mov      r13d, r11d
            add      r13d, [rdx]
        vmovd        xmm21, r13d
            mov      r13d, r11d
            shr      r13d, 10
            rorx     r11d, r11d, 17
            xor      r11d, r12d
            xor      r11d, r13d
            vprord   xmm11, xmm11, 18
            vpternlogd xmm18, xmm12, xmm11, 150
            vpaddd   xmm11, xmm18, [rcx + 16]
        vmovd        xmm12, ebp
        vpaddd       xmm12, xmm12, xmm2
            rorx     ebp, ebx, 17                               /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 16]
        vprorvd      xmm22, xmm0, xmm18
            mov      r12d, [rcx + 48]
            add      r12d, [rcx + 76]
            rorx     r13d, ebx, 19
        vprorvd      xmm23, xmm0, xmm10
            mov      r14d, [rcx + 44]
            add      r14d, [rcx + 72]
            add      r14d, r11d
            mov      r11d, r14d
            add      r11d, [rdx + 8]
            rorx     r15d, r14d, 17                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            mov      [rsp], rsi
            rorx     esi, r14d, 19
            xor      r15d, esi
        vpaddd       xmm21, xmm3, xmm21
        vpsubd       xmm21{k1}, xmm14, xmm3
        vpsubd       xmm12{k1}, xmm14, xmm2
        vpaddd       xmm12, xmm15, xmm12
            mov      [rcx + 72], r14d
            xor      ebp, r13d
            shr      ebx, 10
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm24, xmm0
        vpternlogd   xmm24, xmm1, xmm15, 210
        vpternlogd   xmm24, xmm2, xmm1, 172
        vpternlogd   xmm20, xmm23, xmm22, 150
        vpaddd       xmm17, xmm17, xmm20
        vpaddd       xmm17, xmm24, xmm17
        vpaddd       xmm17, xmm17, xmm21
        vprorvd      xmm20, xmm17, xmm10
        vpalignr     xmm21, xmm17, xmm17, 8                     /* round 18 */
        vprorvd      xmm22, xmm17, xmm19
        vmovdqa64    xmm23, xmm17
        vpternlogd   xmm23, xmm0, xmm15, 210
        vpternlogd   xmm23, xmm1, xmm0, 172
            shr      r14d, 10
            mov      r13d, [rcx + 52]
            vprord   xmm24, xmm13, 7
            vmovdqu64 [rcx + 80], xmm11
            add      r13d, [rcx + 80]
        vprorvd      xmm11, xmm17, xmm18
        vpternlogd   xmm22, xmm20, xmm11, 150
        vpaddd       xmm11, xmm12, xmm22
        vmovd        xmm12, r11d
        vpaddd       xmm11, xmm23, xmm11
        vpalignr     xmm20, xmm11, xmm11, 8                     /* round 19 */
        vprorvd      xmm22, xmm11, xmm19
            xor      r15d, r14d
            vmovdqu64 xmm23, [rcx + 52]                         /* sigma0(W_13) + W_12, and the next three of these sums */
            xor      ebp, ebx
            add      r12d, ebp
            mov      r11d, r12d
            add      r11d, [rdx + 12]
            mov      [rcx + 76], r12d
            rorx     ebx, r12d, 19                              /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vmovd        xmm25, r11d
        vpaddd       xmm25, xmm0, xmm25
        vpsubd       xmm25{k1}, xmm14, xmm0
            vprord   xmm13, xmm13, 18
            vpternlogd xmm16, xmm24, xmm13, 150
            vpaddd   xmm13, xmm16, [rcx + 32]
            mov      r11d, r12d
            shr      r11d, 10
        vpaddd       xmm12, xmm12, xmm1
        vpsubd       xmm12{k1}, xmm14, xmm1
        vpaddd       xmm12, xmm21, xmm12
            rorx     ebp, r12d, 17
            xor      ebp, ebx
            xor      ebp, r11d
            add      r13d, r15d
            mov      r11d, r13d
            add      r11d, [rdx + 16]
            rorx     ebx, r13d, 19                              /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vprorvd      xmm16, xmm11, xmm10
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm17, xmm15, 210
        vpternlogd   xmm21, xmm0, xmm17, 172
            mov      r12d, r13d
            shr      r12d, 10
            mov      r14d, [rcx + 56]
            add      r14d, [rcx + 84]
            add      r14d, ebp
            mov      ebp, r14d
            add      ebp, [rdx + 20]
        vprorvd      xmm24, xmm11, xmm18
        vpternlogd   xmm22, xmm16, xmm24, 150
        vpaddd       xmm12, xmm12, xmm22
            rorx     r15d, r14d, 19                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            mov      [rcx + 84], r14d
            vpsrld   xmm16, xmm23, 3
            mov      [rcx + 80], r13d
            vprord   xmm22, xmm23, 7
        vpaddd       xmm20, xmm25, xmm20
            mov      esi, [rcx + 64]
            add      esi, [rcx + 92]
        vmovd        xmm24, ebp                                 /* round 21 */
            rorx     ebp, r13d, 17
            xor      ebp, ebx
            xor      ebp, r12d
        vpaddd       xmm12, xmm21, xmm12
        vprorvd      xmm21, xmm12, xmm10
        vpalignr     xmm25, xmm12, xmm12, 8                     /* round 20 */
        vprorvd      xmm26, xmm12, xmm19
        vprorvd      xmm27, xmm12, xmm18
        vpternlogd   xmm26, xmm21, xmm27, 150
        vpaddd       xmm20, xmm20, xmm26
        vmovdqa64    xmm21, xmm12
        vpternlogd   xmm21, xmm11, xmm15, 210
        vpternlogd   xmm21, xmm17, xmm11, 172
        vpaddd       xmm20, xmm21, xmm20
        vprorvd      xmm21, xmm20, xmm19
        vmovdqa64    xmm26, xmm20
        vpternlogd   xmm26, xmm12, xmm15, 210
        vpalignr     xmm27, xmm20, xmm20, 8
        vpternlogd   xmm26, xmm11, xmm12, 172
        vmovd        xmm28, r11d
        vpaddd       xmm28, xmm17, xmm28
        vpsubd       xmm28{k1}, xmm14, xmm17
        vpaddd       xmm17, xmm28, xmm25
        vprorvd      xmm25, xmm20, xmm18
        vprorvd      xmm28, xmm20, xmm10
        vpternlogd   xmm21, xmm28, xmm25, 150
        vpaddd       xmm17, xmm17, xmm21
        vpaddd       xmm17, xmm26, xmm17
        vpalignr     xmm21, xmm17, xmm17, 8                     /* round 22 */
        vprorvd      xmm25, xmm17, xmm10
        vprorvd      xmm26, xmm17, xmm19
            mov      r11d, [rcx + 60]
            add      r11d, [rcx + 88]
            add      r11d, ebp
            mov      ebx, r11d
            add      ebx, [rdx + 24]
            rorx     ebp, r11d, 17                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vmovd        xmm28, ebx
            rorx     ebx, r11d, 19
            xor      ebp, ebx
            mov      ebx, r14d
            shr      ebx, 10
        vpaddd       xmm24, xmm11, xmm24
        vpsubd       xmm24{k1}, xmm14, xmm11
        vpaddd       xmm11, xmm24, xmm27
            vprord   xmm23, xmm23, 18
            vpternlogd xmm16, xmm22, xmm23, 150
            vpaddd   xmm16, xmm16, [rcx + 48]
            vmovdqu64 [rcx + 112], xmm16
            rorx     r12d, r14d, 17
        vprorvd      xmm16, xmm17, xmm18
        vpternlogd   xmm26, xmm25, xmm16, 150
        vpaddd       xmm11, xmm11, xmm26
            mov      [rcx + 88], r11d
            xor      r12d, r15d
            xor      r12d, ebx
            add      esi, r12d
            mov      ebx, esi
            add      ebx, [rdx + 28]
            mov      [rcx + 92], esi
            vmovdqu64 [rcx + 96], xmm13
            shr      r11d, 10
            xor      ebp, r11d
            mov      r11d, [rcx + 68]
            add      r11d, [rcx + 96]
            add      r11d, ebp
            mov      ebp, r11d
            add      ebp, [rdx + 32]
            mov      [rcx + 96], r11d
            rorx     r12d, r11d, 19                             /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            mov      r13d, [rcx + 72]                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            add      r13d, [rcx + 100]
        vmovdqa64    xmm13, xmm17
        vpternlogd   xmm13, xmm20, xmm15, 210
        vpternlogd   xmm13, xmm12, xmm20, 172
        vpaddd       xmm11, xmm13, xmm11
        vprorvd      xmm13, xmm11, xmm19
        vprorvd      xmm16, xmm11, xmm10
        vpalignr     xmm22, xmm11, xmm11, 8                     /* round 23 */
        vpaddd       xmm23, xmm28, xmm12
        vpsubd       xmm23{k1}, xmm14, xmm12
        vpaddd       xmm12, xmm23, xmm21
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm17, xmm15, 210
        vpternlogd   xmm21, xmm20, xmm17, 172
            mov      r14d, esi
            shr      r14d, 10
            rorx     r15d, esi, 19
            rorx     esi, esi, 17
            xor      esi, r15d
            xor      esi, r14d
        vprorvd      xmm23, xmm11, xmm18
        vpternlogd   xmm13, xmm16, xmm23, 150
        vpaddd       xmm12, xmm12, xmm13
        vpaddd       xmm12, xmm21, xmm12
        vpalignr     xmm13, xmm12, xmm12, 8                     /* round 24 */
        vprorvd      xmm16, xmm12, xmm19
            mov      r14d, [rcx + 76]
            add      r14d, [rcx + 104]
            add      r13d, esi
            mov      r15d, r13d
            add      r15d, [rdx + 36]
        vmovd        xmm21, r15d                                /* round 25 */
        vpaddd       xmm21, xmm21, xmm11
            rorx     r15d, r13d, 19                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            rorx     esi, r11d, 17
            xor      esi, r12d
        vprorvd      xmm23, xmm12, xmm18
            shr      r11d, 10
        vmovd        xmm24, ebx
        vpaddd       xmm24, xmm24, xmm20
        vpsubd       xmm24{k1}, xmm14, xmm20
        vpaddd       xmm20, xmm24, xmm22
            mov      ebx, r13d
            shr      ebx, 10
            rorx     r12d, r13d, 17
            xor      r12d, r15d
        vprorvd      xmm22, xmm12, xmm10
        vpternlogd   xmm16, xmm22, xmm23, 150
        vpaddd       xmm16, xmm20, xmm16
            xor      esi, r11d
            mov      r11d, [rcx + 88]                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            add      r11d, [rcx + 116]
            mov      [rcx + 100], r13d
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm11, xmm15, 210
        vpternlogd   xmm20, xmm17, xmm11, 172
            add      r14d, esi
            mov      r13d, r14d
            add      r13d, [rdx + 40]
        vmovd        xmm22, r13d                                /* round 26 */
            mov      [rcx + 104], r14d
            rorx     r13d, r14d, 19                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            mov      r15d, [rcx + 96]                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            add      r15d, [rcx + 124]
            xor      r12d, ebx
        vmovd        xmm23, ebp
        vpaddd       xmm23, xmm23, xmm17
        vpsubd       xmm23{k1}, xmm14, xmm17
        vpaddd       xmm13, xmm23, xmm13
            rorx     ebx, r14d, 17
            mov      ebp, [rcx + 92]                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            add      ebp, [rcx + 120]
            xor      ebx, r13d
        vpaddd       xmm16, xmm20, xmm16
        vprorvd      xmm17, xmm16, xmm10
        vpalignr     xmm20, xmm16, xmm16, 8
        vprorvd      xmm23, xmm16, xmm18
        vprorvd      xmm24, xmm16, xmm19
        vpternlogd   xmm24, xmm17, xmm23, 150
        vpaddd       xmm13, xmm13, xmm24
        vmovdqa64    xmm17, xmm16
        vpternlogd   xmm17, xmm12, xmm15, 210
        vpternlogd   xmm17, xmm11, xmm12, 172
        vpaddd       xmm13, xmm17, xmm13
        vprorvd      xmm17, xmm13, xmm10
        vpalignr     xmm23, xmm13, xmm13, 8
        vprorvd      xmm24, xmm13, xmm18
        vprorvd      xmm25, xmm13, xmm19
        vpternlogd   xmm25, xmm17, xmm24, 150
        vmovdqa64    xmm17, xmm13
        vpternlogd   xmm17, xmm16, xmm15, 210
        vpternlogd   xmm17, xmm12, xmm16, 172
            mov      r13d, [rcx + 80]
            add      r13d, [rcx + 108]
            add      r13d, r12d
            mov      r12d, r13d
            add      r12d, [rdx + 44]
            rorx     esi, r13d, 19
        vmovd        xmm24, r12d                                /* round 27 */
            rorx     r12d, r13d, 17
            mov      [rcx + 108], r13d
        vpaddd       xmm24, xmm24, xmm16
        vpsubd       xmm24{k1}, xmm14, xmm16
            shr      r13d, 10
            xor      r12d, esi
            xor      r12d, r13d
            add      r11d, r12d
            mov      r12d, r11d
            add      r12d, [rdx + 52]
            mov      [rcx + 116], r11d
            rorx     r13d, r11d, 19
        vpaddd       xmm22, xmm22, xmm12
            shr      r14d, 10
            xor      ebx, r14d
        vpsubd       xmm21{k1}, xmm14, xmm11
        vpaddd       xmm11, xmm21, xmm20
        vpaddd       xmm11, xmm11, xmm25
        vpaddd       xmm11, xmm17, xmm11
        vprorvd      xmm17, xmm11, xmm10
        vpalignr     xmm20, xmm11, xmm11, 8
        vprorvd      xmm21, xmm11, xmm18
        vpaddd       xmm20, xmm24, xmm20
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm13, xmm15, 210
        vpternlogd   xmm24, xmm16, xmm13, 172
        vprorvd      xmm16, xmm11, xmm19
        vpternlogd   xmm16, xmm17, xmm21, 150
        vpsubd       xmm22{k1}, xmm14, xmm12
        vpaddd       xmm12, xmm22, xmm23
        vpaddd       xmm12, xmm12, xmm16
        vpaddd       xmm12, xmm24, xmm12
        vprorvd      xmm16, xmm12, xmm19
        vpalignr     xmm17, xmm12, xmm12, 8                     /* round 28 */
        vprorvd      xmm21, xmm12, xmm10
        vprorvd      xmm22, xmm12, xmm18
        vpternlogd   xmm16, xmm21, xmm22, 150
        vpaddd       xmm16, xmm20, xmm16
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm11, xmm15, 210
        vpternlogd   xmm20, xmm13, xmm11, 172
            rorx     r14d, r11d, 17
            xor      r14d, r13d
            shr      r11d, 10
            xor      r14d, r11d
            add      r15d, r14d
            mov      r11d, r15d
            add      r11d, [rdx + 60]
        vpaddd       xmm16, xmm20, xmm16
        vprorvd      xmm20, xmm16, xmm10
        vpalignr     xmm21, xmm16, xmm16, 8                     /* round 29 */
        vprorvd      xmm22, xmm16, xmm18
            mov      r13d, [rcx + 84]
            add      r13d, [rcx + 112]
            add      r13d, ebx
            mov      ebx, r13d
            add      ebx, [rdx + 48]
            rorx     r14d, r13d, 19
            mov      [rcx + 112], r13d
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm23, xmm13
            rorx     ebx, r13d, 17
            xor      ebx, r14d
            shr      r13d, 10
            xor      ebx, r13d
            add      ebp, ebx
            mov      ebx, ebp
            add      ebx, [rdx + 56]
            mov      [rcx + 120], ebp
        vmovd        xmm24, ebx                                 /* round 30 */
        vprorvd      xmm25, xmm16, xmm19
        vpternlogd   xmm25, xmm20, xmm22, 150
            mov      [rcx + 124], r15d
        vmovd        xmm20, r12d
        vpsubd       xmm23{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm23, xmm17
        vpaddd       xmm13, xmm13, xmm25
        vpaddd       xmm17, xmm20, xmm11
        vpaddd       xmm20, xmm24, xmm12
        vpsubd       xmm17{k1}, xmm14, xmm11
        vpaddd       xmm17, xmm17, xmm21
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm12, xmm15, 210
        vpternlogd   xmm21, xmm11, xmm12, 172
        vpaddd       xmm3, xmm21, xmm13
        vprorvd      xmm11, xmm3, xmm10
        vpalignr     xmm13, xmm3, xmm3, 8
        vprorvd      xmm21, xmm3, xmm19
        vmovdqa64    xmm22, xmm3
        vpternlogd   xmm22, xmm16, xmm15, 210
        vpternlogd   xmm22, xmm12, xmm16, 172
        vprorvd      xmm23, xmm3, xmm18
        vpternlogd   xmm21, xmm11, xmm23, 150
        vpaddd       xmm11, xmm17, xmm21
        vpaddd       xmm2, xmm22, xmm11
        vprorvd      xmm11, xmm2, xmm10
        vprorvd      xmm17, xmm2, xmm18
        vmovdqa64    xmm21, xmm2
        vpternlogd   xmm21, xmm3, xmm15, 210
        vprorvd      xmm22, xmm2, xmm19
        vpternlogd   xmm22, xmm11, xmm17, 150
        add          rdx, 64                                    /* round 31 */
        vpsubd       xmm20{k1}, xmm14, xmm12
        vpaddd       xmm11, xmm20, xmm13
        vpaddd       xmm11, xmm11, xmm22
        vpternlogd   xmm21, xmm16, xmm3, 172
        vpaddd       xmm1, xmm21, xmm11
        vprorvd      xmm11, xmm1, xmm19
        vprorvd      xmm12, xmm1, xmm18
        vmovd        xmm13, r11d
        vpaddd       xmm13, xmm13, xmm16
        vpsubd       xmm13{k1}, xmm14, xmm16
        vpalignr     xmm14, xmm2, xmm2, 8
        vpaddd       xmm13, xmm13, xmm14
        vprorvd      xmm10, xmm1, xmm10
        vpternlogd   xmm11, xmm10, xmm12, 150
        vpaddd       xmm10, xmm13, xmm11
        vmovdqa64    xmm11, xmm1
        vpternlogd   xmm11, xmm2, xmm15, 210
        vpternlogd   xmm11, xmm3, xmm2, 172
        vpaddd       xmm0, xmm11, xmm10
        add          rcx, 64
        mov          rsi, [rsp]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule1)
        cmp          rdi, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vpaddd       xmm6, xmm2, xmm6                           /* the last two rounds of a, and the hash value */
        vpaddd       xmm4, xmm0, xmm4
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 16]
        vpsubd       xmm12, xmm10, xmm3
        vpalignr     xmm13, xmm1, xmm1, 8
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm16, xmm0, xmm15
        vpaddd       xmm12, xmm12, xmm13
        vprorvd      xmm13, xmm0, xmm11
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts)]
        vprorvd      xmm18, xmm0, xmm17
        vpalignr     xmm19, xmm0, xmm0, 8
        vpaddd       xmm7, xmm3, xmm7
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm1, xmm14, 210
        vpternlogd   xmm3, xmm2, xmm1, 172
        vpaddd       xmm5, xmm1, xmm5
        vpternlogd   xmm16, xmm18, xmm13, 150
        vpaddd       xmm12, xmm12, xmm16
        vpaddd       xmm3, xmm12, xmm3
        vpaddd       xmm8, xmm8, xmm3
        vprorvd      xmm11, xmm3, xmm11
        vprorvd      xmm12, xmm3, xmm15
        vmovdqa64    xmm13, xmm3
        vpternlogd   xmm13, xmm0, xmm14, 210
        vpternlogd   xmm13, xmm1, xmm0, 172
        vprorvd      xmm0, xmm3, xmm17
        vpternlogd   xmm12, xmm0, xmm11, 150
        vpsubd       xmm0, xmm10, xmm2
        vpaddd       xmm0, xmm9, xmm0
        vpaddd       xmm0, xmm19, xmm0
        vpaddd       xmm0, xmm12, xmm0
        vpaddd       xmm9, xmm13, xmm0
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove)
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

/* nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove: 15 integer registers, 30 vector registers, 2 mask registers, 1 spill.
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
 * - name: nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove
 *   signature: void nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 392, win64: 568}
 *   features: [avx, avx512bw, avx512f, avx512vl, bmi2]
 */
