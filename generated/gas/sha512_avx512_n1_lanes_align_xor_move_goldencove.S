/* sha512_avx512_n1_lanes_align_xor_move_goldencove.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=1 ROUNDS=lanes FORMS=align-xor-move UARCH=goldencove
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind; FORMS=align-xor-move:
 *     VPALIGNR exchanges the lanes; Maj is a multiplexer on x ^ y; a separate load reads W + K;
 *     UARCH=goldencove: the options and orders that a search found on goldencove
 *
 * void nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 895 instructions (System V); 792 bytes of stack (System V), 968 (Win64).
 *
 * Memory: state must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, avx512bw, avx512f, avx512vl, bmi2.
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
#  define NSMS_L(name) Lsha512_avx512_n1_lanes_align_xor_move_goldencove_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n1_lanes_align_xor_move_goldencove_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n1_lanes_align_xor_move_goldencove_##name
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
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        .p2align     6
NSMS_L(rotation_counts):  /* rotation counts of Sigma_1 and Sigma_0; mask of the lane of a */
        .quad        0x000000000000000e, 0x000000000000001c
        .quad        0x0000000000000012, 0x0000000000000022
        .quad        0x0000000000000029, 0x0000000000000027
        .quad        0x0000000000000000, 0xffffffffffffffff
        .p2align     4
NSMS_L(words_00000000_x4):  /* constant words */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove))
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
        sub          rsp, 904
        NSMS_SEH(.seh_stackalloc 904)
        vmovaps      [rsp + 736], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 736)
        vmovaps      [rsp + 752], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 752)
        vmovaps      [rsp + 768], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 768)
        vmovaps      [rsp + 784], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 784)
        vmovaps      [rsp + 800], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 800)
        vmovaps      [rsp + 816], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 816)
        vmovaps      [rsp + 832], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 832)
        vmovaps      [rsp + 848], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 848)
        vmovaps      [rsp + 864], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 864)
        vmovaps      [rsp + 880], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 880)
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
        sub          rsp, 744
        .cfi_def_cfa_offset 800
#endif
        mov          r10, rdi
        mov          r9, rsi
        mov          rsi, rdx
        cmp          rsi, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 87]
        and          rax, -64
        vmovq        xmm0, [r10]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovq        xmm1, [r10 + 8]
        vmovq        xmm2, [r10 + 16]
        vmovq        xmm3, [r10 + 24]
        vmovq        xmm10, [r10 + 32]
        vmovq        xmm11, [r10 + 40]
        mov          ecx, 1                                     /* masks: the lane of e, the lane of a */
        mov          edx, 2
        vmovq        xmm6, [r10 + 48]
        vmovq        xmm7, [r10 + 56]
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
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 48] /* the first round, and the last but one of the block before */
        vmovdqu64    xmm11, [rip + NSMS_L(words_00000000_x4)]
        mov          r11, [r9 + 8]                              /* W_1 */
        mov          rbx, [r9]                                  /* W_0 */
        bswap        rbx
            mov      [rax], rbx                                 /* W_0 to the schedule */
            add      rbx, [rip + NSMS_L(K)]                     /* W_0 + K_0 */
        vmovq        xmm12, rbx
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 32]
        vmovdqa64    xmm16, xmm1                                /* the hash value after the block before */
        vpaddq       xmm16{k1}, xmm1, xmm5
        vmovdqa64    xmm17, xmm0
        vpaddq       xmm17{k2}, xmm0, xmm4
        vprorvq      xmm18, xmm17, xmm14
        vprorvq      xmm19, xmm17, xmm15
        vprorvq      xmm20, xmm17, xmm13
        vpternlogq   xmm19, xmm18, xmm20, 150
        bswap        r11
            mov      rbx, r11                                   /* W_1 + K_1 */
            add      rbx, [rip + NSMS_L(K) + 8]
            mov      [rax + 8], r11                             /* W_1 to the schedule */
        vmovq        xmm18, rbx                                 /* the second round, and the last of the block before */
        vpaddq       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm20, xmm1
        vpaddq       xmm20{k2}, xmm1, xmm5
        vmovdqa64    xmm21, xmm17
        vpternlogq   xmm21, xmm20, xmm10, 210
        vpalignr     xmm16, xmm16, xmm16, 8
        vpaddq       xmm3{k2}, xmm3, xmm7
        vpaddq       xmm12, xmm12, xmm3
        vpternlogq   xmm21, xmm2, xmm20, 172
        vpsubq       xmm12{k1}, xmm11, xmm3
        vmovdqa64    xmm22, xmm0
        vpaddq       xmm22{k1}, xmm0, xmm4
        vpaddq       xmm18, xmm2, xmm18
        vpaddq       xmm16, xmm16, xmm19
        vpaddq       xmm16, xmm21, xmm16
        vpsubq       xmm18{k1}, xmm11, xmm2
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm12, xmm16, xmm12
        vprorvq      xmm16, xmm12, xmm13
        vprorvq      xmm19, xmm12, xmm15
        vprorvq      xmm21, xmm12, xmm14
        vpalignr     xmm22, xmm22, xmm22, 8
        mov          r11, [r9 + 16]                             /* W_2 */
        bswap        r11
            mov      rbx, r11                                   /* W_2 + K_2 */
            add      rbx, [rip + NSMS_L(K) + 16]
            mov      [rax + 16], r11                            /* W_2 to the schedule */
        vmovq        xmm23, rbx                                 /* round 2 */
        vmovdqa64    xmm24, xmm12
        vpternlogq   xmm24, xmm17, xmm10, 210
        vpaddq       xmm18, xmm22, xmm18
        vpternlogq   xmm19, xmm21, xmm16, 150
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm12{k1}, xmm12, xmm8
        vpternlogq   xmm24, xmm20, xmm17, 172
        vpaddq       xmm16, xmm18, xmm19
        vpaddq       xmm16, xmm24, xmm16
        mov          r11, [r9 + 24]                             /* W_3 */
        bswap        r11
            mov      rbx, r11                                   /* W_3 + K_3 */
            add      rbx, [rip + NSMS_L(K) + 24]
            mov      [rax + 24], r11                            /* W_3 to the schedule */
        vpaddq       xmm17, xmm5, xmm23
        vpsubq       xmm17{k1}, xmm11, xmm5
        vpaddq       xmm16{k1}, xmm16, xmm9
        vprorvq      xmm18, xmm16, xmm13
        vprorvq      xmm19, xmm16, xmm15
        vmovdqa64    xmm20, xmm16
        vpternlogq   xmm20, xmm12, xmm10, 210
        vmovq        xmm21, rbx                                 /* round 3 */
        vpternlogq   xmm20, xmm4, xmm12, 172
        vpalignr     xmm22, xmm12, xmm12, 8
        vpaddq       xmm17, xmm17, xmm22
        vprorvq      xmm22, xmm16, xmm14
        vpternlogq   xmm19, xmm22, xmm18, 150
        vpalignr     xmm18, xmm16, xmm16, 8
        vpaddq       xmm21, xmm4, xmm21
        vpsubq       xmm21{k1}, xmm11, xmm4
        mov          r11, [r9 + 32]                             /* W_4 */
        bswap        r11
            mov      rbx, r11                                   /* W_4 + K_4 */
            add      rbx, [rip + NSMS_L(K) + 32]
            mov      [rax + 32], r11                            /* W_4 to the schedule */
        vmovq        xmm22, rbx                                 /* round 4 */
        vpaddq       xmm17, xmm17, xmm19
        vpaddq       xmm17, xmm20, xmm17
        vprorvq      xmm19, xmm17, xmm15
        vprorvq      xmm20, xmm17, xmm13
        vmovdqa64    xmm23, xmm17
        vpternlogq   xmm23, xmm16, xmm10, 210
        vprorvq      xmm24, xmm17, xmm14
        vpternlogq   xmm19, xmm24, xmm20, 150
        vpternlogq   xmm23, xmm12, xmm16, 172
        vpaddq       xmm20, xmm22, xmm12
        vpsubq       xmm20{k1}, xmm11, xmm12
        vpaddq       xmm18, xmm21, xmm18
        vpaddq       xmm18, xmm18, xmm19
        mov          r11, [r9 + 40]                             /* W_5 */
        bswap        r11
            mov      rbx, r11                                   /* W_5 + K_5 */
            add      rbx, [rip + NSMS_L(K) + 40]
            mov      [rax + 40], r11                            /* W_5 to the schedule */
        vmovq        xmm19, rbx                                 /* round 5 */
        vpaddq       xmm19, xmm19, xmm16
        vpsubq       xmm19{k1}, xmm11, xmm16
        vpaddq       xmm18, xmm23, xmm18
        vprorvq      xmm21, xmm18, xmm13
        vprorvq      xmm22, xmm18, xmm15
        vmovdqa64    xmm23, xmm18
        vpternlogq   xmm23, xmm17, xmm10, 210
        vprorvq      xmm24, xmm18, xmm14
        vpternlogq   xmm23, xmm16, xmm17, 172
        vpalignr     xmm25, xmm18, xmm18, 8
        vpternlogq   xmm22, xmm24, xmm21, 150
        mov          r11, [r9 + 48]                             /* W_6 */
        bswap        r11
            mov      rbx, r11                                   /* W_6 + K_6 */
            add      rbx, [rip + NSMS_L(K) + 48]
            mov      [rax + 48], r11                            /* W_6 to the schedule */
        vpalignr     xmm21, xmm17, xmm17, 8
        vpaddq       xmm20, xmm20, xmm21
        vmovq        xmm21, rbx                                 /* round 6 */
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm20, xmm23, xmm20
        vmovdqa64    xmm22, xmm20
        vpternlogq   xmm22, xmm18, xmm10, 210
        vprorvq      xmm23, xmm20, xmm15
        vprorvq      xmm24, xmm20, xmm13
        vprorvq      xmm26, xmm20, xmm14
        vpternlogq   xmm23, xmm26, xmm24, 150
        vpaddq       xmm21, xmm21, xmm17
        vpsubq       xmm21{k1}, xmm11, xmm17
        vpternlogq   xmm22, xmm17, xmm18, 172
        vpaddq       xmm17, xmm19, xmm25
        mov          r11, [r9 + 56]                             /* W_7 */
        vpalignr     xmm19, xmm20, xmm20, 8
        bswap        r11
            mov      rbx, r11                                   /* W_7 + K_7 */
            add      rbx, [rip + NSMS_L(K) + 56]
            mov      [rax + 56], r11                            /* W_7 to the schedule */
        vmovq        xmm24, rbx                                 /* round 7 */
        vpaddq       xmm17, xmm17, xmm23
        vpaddq       xmm17, xmm22, xmm17
        vprorvq      xmm22, xmm17, xmm13
        vprorvq      xmm23, xmm17, xmm15
        vprorvq      xmm25, xmm17, xmm14
        vpternlogq   xmm23, xmm25, xmm22, 150
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm20, xmm10, 210
        vpternlogq   xmm22, xmm18, xmm20, 172
        mov          r11, [r9 + 64]                             /* W_8 */
        vpaddq       xmm19, xmm21, xmm19
        vpalignr     xmm21, xmm17, xmm17, 8
        vpaddq       xmm19, xmm19, xmm23
        vpaddq       xmm19, xmm22, xmm19
        vprorvq      xmm22, xmm19, xmm13
        vmovdqa64    xmm23, xmm19
        vpternlogq   xmm23, xmm17, xmm10, 210
        vprorvq      xmm25, xmm19, xmm15
        vpaddq       xmm24, xmm24, xmm18
        vpsubq       xmm24{k1}, xmm11, xmm18
        bswap        r11
            mov      rbx, r11                                   /* W_8 + K_8 */
            add      rbx, [rip + NSMS_L(K) + 64]
            mov      [rax + 64], r11                            /* W_8 to the schedule */
        vmovq        xmm18, rbx                                 /* round 8 */
        vprorvq      xmm26, xmm19, xmm14
        vpternlogq   xmm25, xmm26, xmm22, 150
        vpaddq       xmm18, xmm18, xmm20
        vpsubq       xmm18{k1}, xmm11, xmm20
        vpternlogq   xmm23, xmm20, xmm17, 172
        vpalignr     xmm20, xmm19, xmm19, 8
        mov          r11, [r9 + 72]                             /* W_9 */
        bswap        r11
            mov      rbx, r11                                   /* W_9 + K_9 */
            add      rbx, [rip + NSMS_L(K) + 72]
            mov      [rax + 72], r11                            /* W_9 to the schedule */
        vpaddq       xmm21, xmm24, xmm21
        vpaddq       xmm21, xmm21, xmm25
        vpaddq       xmm21, xmm23, xmm21
        vpalignr     xmm22, xmm21, xmm21, 8                     /* round 9 */
        vprorvq      xmm23, xmm21, xmm13
        vprorvq      xmm24, xmm21, xmm15
        vmovdqa64    xmm25, xmm21
        vpternlogq   xmm25, xmm19, xmm10, 210
        vprorvq      xmm26, xmm21, xmm14
        vpternlogq   xmm24, xmm26, xmm23, 150
        vpternlogq   xmm25, xmm17, xmm19, 172
        vmovq        xmm23, rbx
        vpaddq       xmm18, xmm18, xmm20
        vpaddq       xmm20, xmm23, xmm17
        vpsubq       xmm20{k1}, xmm11, xmm17
        vpaddq       xmm17, xmm18, xmm24
        vpaddq       xmm17, xmm25, xmm17
        vprorvq      xmm18, xmm17, xmm13
        vprorvq      xmm23, xmm17, xmm15
        mov          r11, [r9 + 80]                             /* W_10 */
        bswap        r11
            mov      rbx, r11                                   /* W_10 + K_10 */
            add      rbx, [rip + NSMS_L(K) + 80]
            mov      [rax + 80], r11                            /* W_10 to the schedule */
        vmovq        xmm24, rbx                                 /* round 10 */
        vpaddq       xmm24, xmm24, xmm19
        vpsubq       xmm24{k1}, xmm11, xmm19
        vprorvq      xmm25, xmm17, xmm14
        vpternlogq   xmm23, xmm25, xmm18, 150
        vmovdqa64    xmm18, xmm17
        vpternlogq   xmm18, xmm21, xmm10, 210
        vpternlogq   xmm18, xmm19, xmm21, 172
        vpalignr     xmm19, xmm17, xmm17, 8
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm20, xmm20, xmm23
        vpaddq       xmm18, xmm18, xmm20
        vprorvq      xmm20, xmm18, xmm13
        vprorvq      xmm22, xmm18, xmm15
        vmovdqa64    xmm23, xmm18
        vpternlogq   xmm23, xmm17, xmm10, 210
        vpalignr     xmm25, xmm18, xmm18, 8                     /* round 11 */
        vprorvq      xmm26, xmm18, xmm14
        vpternlogq   xmm22, xmm26, xmm20, 150
        mov          r11, [r9 + 88]                             /* W_11 */
        bswap        r11
            mov      rbx, r11                                   /* W_11 + K_11 */
            add      rbx, [rip + NSMS_L(K) + 88]
            mov      [rax + 88], r11                            /* W_11 to the schedule */
        vmovq        xmm20, rbx
        vpaddq       xmm20, xmm20, xmm21
        vpsubq       xmm20{k1}, xmm11, xmm21
        vpaddq       xmm19, xmm24, xmm19
        vpaddq       xmm19, xmm19, xmm22
        vpternlogq   xmm23, xmm21, xmm17, 172
        vpaddq       xmm19, xmm23, xmm19
        vprorvq      xmm21, xmm19, xmm13
        vprorvq      xmm22, xmm19, xmm15
        vprorvq      xmm23, xmm19, xmm14
        vpternlogq   xmm22, xmm23, xmm21, 150
        vmovdqa64    xmm21, xmm19
        vpternlogq   xmm21, xmm18, xmm10, 210
        vpternlogq   xmm21, xmm17, xmm18, 172
        mov          r11, [r9 + 96]                             /* W_12 */
        bswap        r11
            mov      rbx, r11                                   /* W_12 + K_12 */
            add      rbx, [rip + NSMS_L(K) + 96]
            mov      [rax + 96], r11                            /* W_12 to the schedule */
        vmovq        xmm23, rbx                                 /* round 12 */
        lea          r11, [r9 + 128]                            /* the next block */
        lea          r8, [rax + 512]                            /* round 15 */
        add          rsi, -1
        vpaddq       xmm23, xmm23, xmm17
        vpsubq       xmm23{k1}, xmm11, xmm17
        add          rdi, -1
        vpaddq       xmm17, xmm20, xmm25
        vpaddq       xmm17, xmm17, xmm22
        vpaddq       xmm17, xmm21, xmm17
        vprorvq      xmm20, xmm17, xmm13
        vprorvq      xmm21, xmm17, xmm15
        vmovdqa64    xmm22, xmm17
        vpternlogq   xmm22, xmm19, xmm10, 210
        vprorvq      xmm24, xmm17, xmm14
        vpternlogq   xmm21, xmm24, xmm20, 150
        vpalignr     xmm20, xmm19, xmm19, 8
        lea          rdx, [rip + NSMS_L(K) + 128]
        mov          rbx, [r9 + 104]                            /* W_13 */
        bswap        rbx
            mov      rbp, rbx                                   /* W_13 + K_13 */
            add      rbp, [rip + NSMS_L(K) + 104]
            mov      [rax + 104], rbx                           /* W_13 to the schedule */
        vmovq        xmm24, rbp                                 /* round 13 */
        vpaddq       xmm20, xmm23, xmm20
        vpalignr     xmm23, xmm17, xmm17, 8
        vpternlogq   xmm22, xmm18, xmm19, 172
        vpaddq       xmm24, xmm24, xmm18
        vpsubq       xmm24{k1}, xmm11, xmm18
        vpaddq       xmm18, xmm20, xmm21
        vpaddq       xmm18, xmm22, xmm18
        vprorvq      xmm20, xmm18, xmm13
        vprorvq      xmm21, xmm18, xmm15
        vmovdqa64    xmm22, xmm18
        vpternlogq   xmm22, xmm17, xmm10, 210
        vpternlogq   xmm22, xmm19, xmm17, 172
        vprorvq      xmm25, xmm18, xmm14
        vpternlogq   xmm21, xmm25, xmm20, 150
        vpalignr     xmm20, xmm18, xmm18, 8                     /* round 14 */
        vpaddq       xmm23, xmm24, xmm23
        mov          rbx, [r9 + 112]                            /* W_14 */
        bswap        rbx
            mov      rbp, rbx                                   /* W_14 + K_14 */
            add      rbp, [rip + NSMS_L(K) + 112]
            mov      [rax + 112], rbx                           /* W_14 to the schedule */
        vmovq        xmm24, rbp
        vpaddq       xmm24, xmm24, xmm19
        vpsubq       xmm24{k1}, xmm11, xmm19
        vpaddq       xmm19, xmm23, xmm21
        vpaddq       xmm19, xmm22, xmm19
        vprorvq      xmm21, xmm19, xmm13
        vprorvq      xmm22, xmm19, xmm15
        vmovdqa64    xmm23, xmm19
        vpternlogq   xmm23, xmm18, xmm10, 210
        vpternlogq   xmm23, xmm17, xmm18, 172
        vprorvq      xmm25, xmm19, xmm14
        vpternlogq   xmm22, xmm25, xmm21, 150
        vpaddq       xmm20, xmm24, xmm20
        vpaddq       xmm20, xmm20, xmm22
        vpaddq       xmm1, xmm23, xmm20
        vprorvq      xmm13, xmm1, xmm13
        vprorvq      xmm15, xmm1, xmm15
        vprorvq      xmm14, xmm1, xmm14
        vpalignr     xmm20, xmm19, xmm19, 8
        vmovdqa64    xmm21, xmm1
        vpternlogq   xmm21, xmm19, xmm10, 210
        vpternlogq   xmm15, xmm14, xmm13, 150
        mov          rbx, [r9 + 120]                            /* W_15 */
        bswap        rbx
            mov      rbp, rbx                                   /* W_15 + K_15 */
            add      rbp, [rip + NSMS_L(K) + 120]
            mov      [rax + 120], rbx                           /* W_15 to the schedule */
        vmovq        xmm10, rbp
        vpaddq       xmm10, xmm10, xmm17
        vpsubq       xmm10{k1}, xmm11, xmm17
        vpaddq       xmm10, xmm10, xmm20
        vpternlogq   xmm21, xmm18, xmm19, 172
        vpaddq       xmm10, xmm10, xmm15
        vpaddq       xmm0, xmm21, xmm10
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm12
        vmovdqa64    xmm9, xmm16
        vmovdqa64    xmm2, xmm19
        vmovdqa64    xmm3, xmm18
        mov          rcx, rax
        mov          r9, r11
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; p: rcx; kp: rdx; blocks: rsi; left_in_run: rdi; */
        /*   is_e: k2; upper_bound: r8; data: r9; state: r10. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 79, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
            vmovdqu64 ymm10, [rcx + 8]                          /* sigma0(W_1) + W_0, and the next three of these sums */
            vpsrlq   ymm11, ymm10, 7
            vprorq   ymm12, ymm10, 1
            vprorq   ymm10, ymm10, 8
            vpternlogq ymm11, ymm12, ymm10, 150
            vpaddq   ymm10, ymm11, [rcx]
            vmovdqu64 [rcx + 128], ymm10
            vmovdqu64 ymm10, [rcx + 40]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vpsrlq   ymm11, ymm10, 7
            vprorq   ymm12, ymm10, 1
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16] /* round 16 */
            mov      r11, [rcx + 72]                            /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            add      r11, [rcx + 128]
        vpalignr     xmm14, xmm0, xmm0, 8                       /* round 17 */
            vprorq   ymm10, ymm10, 8
            vpternlogq ymm11, ymm12, ymm10, 150
            mov      rbx, [rcx + 112]
            rorx     rbp, rbx, 19
            rorx     r12, rbx, 61
            xor      rbp, r12
            shr      rbx, 6
            xor      rbp, rbx
            add      r11, rbp
            mov      rbx, r11
            add      rbx, [rdx]
            rorx     rbp, r11, 19                               /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            mov      [rcx + 128], r11
        vprorvq      xmm10, xmm0, xmm13
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts)]
        vprorvq      xmm15, xmm0, xmm12
            mov      r12, [rcx + 80]                            /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            add      r12, [rcx + 136]
        vmovq        xmm16, rbx
        vpaddq       xmm16, xmm3, xmm16
        vpalignr     xmm17, xmm1, xmm1, 8
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm19, xmm0, xmm18
        vmovdqu64    xmm20, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm21, xmm0
        vpternlogq   xmm21, xmm1, xmm20, 210
        vpternlogq   xmm21, xmm2, xmm1, 172
            mov      rbx, [rcx + 88]
            mov      r13, [rcx + 120]
            rorx     r14, r13, 19
            rorx     r15, r13, 61
            xor      r14, r15
        vmovdqu64    xmm22, [rip + NSMS_L(words_00000000_x4)]
        vpsubq       xmm16{k1}, xmm22, xmm3
            vmovdqu64 ymm23, [rcx + 72]                         /* sigma0(W_9) + W_8, and the next three of these sums */
            vpsrlq   ymm24, ymm23, 7
            vprorq   ymm25, ymm23, 1
            shr      r13, 6
            xor      r14, r13
            add      r12, r14
            rorx     r13, r12, 19                               /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            mov      [rcx + 136], r12
        vpternlogq   xmm19, xmm15, xmm10, 150
        vpaddq       xmm10, xmm17, xmm19
        vpaddq       xmm10, xmm21, xmm10
        vpaddq       xmm10, xmm10, xmm16
        vpalignr     xmm15, xmm10, xmm10, 8                     /* round 18 */
        vprorvq      xmm16, xmm10, xmm18
        vprorvq      xmm17, xmm10, xmm12
            rorx     r14, r11, 61
            xor      rbp, r14
        vprorvq      xmm19, xmm10, xmm13
            add      rbx, [rcx + 144]
            mov      r14, r12
            add      r14, [rdx + 8]
        vmovq        xmm21, r14
        vpaddq       xmm21, xmm2, xmm21
        vpsubq       xmm21{k1}, xmm22, xmm2
        vpaddq       xmm14, xmm14, xmm21
            mov      r14, [rcx + 96]
            add      r14, [rcx + 152]
        vpternlogq   xmm16, xmm17, xmm19, 150
        vpaddq       xmm14, xmm14, xmm16
            vpaddq   ymm11, ymm11, [rcx + 32]
            rorx     r15, r12, 61
            xor      r13, r15
        vmovdqa64    xmm16, xmm10
        vpternlogq   xmm16, xmm0, xmm20, 210
        vpternlogq   xmm16, xmm1, xmm0, 172
        vpaddq       xmm14, xmm16, xmm14
        vprorvq      xmm16, xmm14, xmm18
        vpalignr     xmm17, xmm14, xmm14, 8                     /* round 19 */
        vprorvq      xmm19, xmm14, xmm12
        vprorvq      xmm21, xmm14, xmm13
        vpternlogq   xmm16, xmm19, xmm21, 150
            shr      r11, 6
            xor      rbp, r11
            add      rbx, rbp
            rorx     r11, rbx, 19                               /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            mov      [rcx + 144], rbx
            mov      rbp, rbx
            add      rbp, [rdx + 16]
        vmovq        xmm19, rbp
        vpaddq       xmm19, xmm1, xmm19
        vpsubq       xmm19{k1}, xmm22, xmm1
        vpaddq       xmm15, xmm15, xmm19
        vpaddq       xmm15, xmm15, xmm16
            shr      r12, 6
            xor      r13, r12
        vmovdqa64    xmm16, xmm14
        vpternlogq   xmm16, xmm10, xmm20, 210
        vpternlogq   xmm16, xmm0, xmm10, 172
        vpaddq       xmm15, xmm16, xmm15
        vpalignr     xmm16, xmm15, xmm15, 8                     /* round 20 */
        vprorvq      xmm19, xmm15, xmm18
        vprorvq      xmm21, xmm15, xmm12
        vprorvq      xmm26, xmm15, xmm13
            add      r14, r13
            rorx     rbp, r14, 19                               /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            mov      [rcx + 152], r14
            mov      r12, r14
            add      r12, [rdx + 24]
        vmovq        xmm27, r12
        vpaddq       xmm27, xmm0, xmm27
        vpsubq       xmm27{k1}, xmm22, xmm0
        vpaddq       xmm17, xmm27, xmm17
        vpternlogq   xmm19, xmm21, xmm26, 150
        vpaddq       xmm17, xmm17, xmm19
            mov      r12, [rcx + 104]
            vprorq   ymm19, ymm23, 8
            vpternlogq ymm24, ymm25, ymm19, 150
            rorx     r13, rbx, 61
        vmovdqa64    xmm19, xmm15
        vpternlogq   xmm19, xmm14, xmm20, 210
        vpternlogq   xmm19, xmm10, xmm14, 172
        vpaddq       xmm17, xmm19, xmm17
        vprorvq      xmm19, xmm17, xmm18
        vpalignr     xmm21, xmm17, xmm17, 8                     /* round 21 */
        vprorvq      xmm23, xmm17, xmm12
        vprorvq      xmm25, xmm17, xmm13
            xor      r11, r13
            shr      rbx, 6
            xor      r11, rbx
        vmovdqa64    xmm26, xmm17
        vpternlogq   xmm26, xmm15, xmm20, 210
        vpternlogq   xmm19, xmm23, xmm25, 150
            vmovdqu64 [rcx + 160], ymm11
            add      r12, [rcx + 160]
            add      r12, r11
            rorx     r11, r12, 19                               /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            mov      rbx, r12
            add      rbx, [rdx + 32]
        vmovq        xmm11, rbx
        vpaddq       xmm11, xmm10, xmm11
        vpsubq       xmm11{k1}, xmm22, xmm10
        vpaddq       xmm10, xmm11, xmm16
        vpaddq       xmm10, xmm10, xmm19
        vpternlogq   xmm26, xmm14, xmm15, 172
        vpaddq       xmm10, xmm26, xmm10
        vprorvq      xmm11, xmm10, xmm18
        vpalignr     xmm16, xmm10, xmm10, 8                     /* round 22 */
        vprorvq      xmm19, xmm10, xmm12
        vprorvq      xmm23, xmm10, xmm13
            vpaddq   ymm24, ymm24, [rcx + 64]
        vpternlogq   xmm11, xmm19, xmm23, 150
            mov      rbx, [rcx + 112]
            rorx     r13, r14, 61
            xor      rbp, r13
            shr      r14, 6
            xor      rbp, r14
            add      rbx, [rcx + 168]
            add      rbx, rbp
            rorx     rbp, rbx, 19                               /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            mov      [rcx + 160], r12
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm17, xmm20, 210
        vpternlogq   xmm19, xmm15, xmm17, 172
            mov      [rcx + 168], rbx
            mov      r13, rbx
            add      r13, [rdx + 40]
        vmovq        xmm23, r13
        vpaddq       xmm23, xmm14, xmm23
        vpsubq       xmm23{k1}, xmm22, xmm14
        vpaddq       xmm14, xmm23, xmm21
        vpaddq       xmm11, xmm14, xmm11
        vpaddq       xmm11, xmm19, xmm11
        vprorvq      xmm14, xmm11, xmm18
        vpalignr     xmm19, xmm11, xmm11, 8                     /* round 23 */
        vprorvq      xmm21, xmm11, xmm12
        vprorvq      xmm23, xmm11, xmm13
        vpternlogq   xmm14, xmm21, xmm23, 150
        vmovdqa64    xmm21, xmm11
        vpternlogq   xmm21, xmm10, xmm20, 210
        vpternlogq   xmm21, xmm17, xmm10, 172
            rorx     r13, rbx, 61
            mov      r14, [rcx + 120]
            add      r14, [rcx + 176]
            rorx     r15, r12, 61
            xor      r11, r15
            vmovdqu64 ymm23, [rcx + 104]                        /* sigma0(W_13) + W_12, and the next three of these sums */
            vpsrlq   ymm25, ymm23, 7
            vprorq   ymm26, ymm23, 1
            mov      r15, [rcx + 128]
            add      r15, [rcx + 184]
            xor      rbp, r13
            shr      r12, 6
            xor      r11, r12
            add      r14, r11
            rorx     r11, r14, 19                               /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            mov      [rcx + 176], r14
            mov      r12, [rcx + 144]                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vmovdqu64 [rcx + 192], ymm24
            mov      r13, [rcx + 136]
            add      r13, [rcx + 192]
            mov      [rsp], rsi
            mov      rsi, r14
            add      rsi, [rdx + 48]
        vmovq        xmm24, rsi
        vpaddq       xmm24, xmm24, xmm15
        vpsubq       xmm24{k1}, xmm22, xmm15
        vpaddq       xmm15, xmm24, xmm16
        vpaddq       xmm14, xmm15, xmm14
        vpaddq       xmm14, xmm21, xmm14
        vprorvq      xmm15, xmm14, xmm18
        vpalignr     xmm16, xmm14, xmm14, 8                     /* round 24 */
        vprorvq      xmm21, xmm14, xmm12
        vprorvq      xmm24, xmm14, xmm13
        vpternlogq   xmm15, xmm21, xmm24, 150
        vmovdqa64    xmm21, xmm14
        vpternlogq   xmm21, xmm11, xmm20, 210
        vpternlogq   xmm21, xmm10, xmm11, 172
            shr      rbx, 6
            xor      rbp, rbx
            rorx     rbx, r14, 61
            vprorq   ymm23, ymm23, 8
            vpternlogq ymm25, ymm26, ymm23, 150
            add      r15, rbp
            rorx     rbp, r15, 19
            mov      rsi, r15
            add      rsi, [rdx + 56]
        vmovq        xmm23, rsi
        vpaddq       xmm23, xmm23, xmm17
        vpsubq       xmm23{k1}, xmm22, xmm17
        vpaddq       xmm17, xmm23, xmm19
        vpaddq       xmm15, xmm17, xmm15
        vpaddq       xmm15, xmm21, xmm15
        vprorvq      xmm17, xmm15, xmm18
        vprorvq      xmm19, xmm15, xmm12
        vpalignr     xmm21, xmm15, xmm15, 8                     /* round 25 */
        vprorvq      xmm23, xmm15, xmm13
        vpternlogq   xmm17, xmm19, xmm23, 150
        vmovdqa64    xmm19, xmm15
        vpternlogq   xmm19, xmm14, xmm20, 210
        vpternlogq   xmm19, xmm11, xmm14, 172
            mov      [rcx + 184], r15
            add      r12, [rcx + 200]
            xor      r11, rbx
            vpaddq   ymm23, ymm25, [rcx + 96]
            shr      r14, 6
            xor      r11, r14
            add      r13, r11
            mov      [rcx + 192], r13
            rorx     r11, r13, 19                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            rorx     rbx, r13, 61
            mov      r14, r13
            add      r14, [rdx + 64]
        vmovq        xmm24, r14
        vpaddq       xmm24, xmm24, xmm10
        vpsubq       xmm24{k1}, xmm22, xmm10
        vpaddq       xmm10, xmm24, xmm16
        vpaddq       xmm10, xmm10, xmm17
        vpaddq       xmm10, xmm19, xmm10
        vprorvq      xmm16, xmm10, xmm18
        vpalignr     xmm17, xmm10, xmm10, 8                     /* round 26 */
        vprorvq      xmm19, xmm10, xmm12
        vprorvq      xmm24, xmm10, xmm13
        vpternlogq   xmm16, xmm19, xmm24, 150
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm15, xmm20, 210
        vpternlogq   xmm19, xmm14, xmm15, 172
            mov      r14, r15
            shr      r14, 6
            mov      rsi, [rcx + 152]
            vmovdqu64 [rcx + 224], ymm23
            rorx     r15, r15, 61
            xor      rbp, r15
            xor      rbp, r14
            add      r12, rbp
            rorx     rbp, r12, 19                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            mov      [rcx + 200], r12
            mov      r14, r12
            shr      r14, 6
            mov      r15, r12
            add      r15, [rdx + 72]
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm11
        vpsubq       xmm23{k1}, xmm22, xmm11
        vpaddq       xmm11, xmm23, xmm21
        vpaddq       xmm11, xmm11, xmm16
        vpaddq       xmm11, xmm19, xmm11
        vprorvq      xmm16, xmm11, xmm18
        vprorvq      xmm19, xmm11, xmm12
        vpalignr     xmm21, xmm11, xmm11, 8                     /* round 27 */
        vprorvq      xmm23, xmm11, xmm13
        vpternlogq   xmm16, xmm19, xmm23, 150
        vmovdqa64    xmm19, xmm11
        vpternlogq   xmm19, xmm10, xmm20, 210
        vpternlogq   xmm19, xmm15, xmm10, 172
            add      rsi, [rcx + 208]
            mov      r15, [rcx + 160]
            add      r15, [rcx + 216]
            shr      r13, 6
        mov          [rsp + 8], r9
        lea          r9, [rdx + 128]                            /* round 31 */
            rorx     r12, r12, 61
            xor      rbp, r12
            xor      rbp, r14
        lea          r12, [rcx + 128]
            xor      r11, rbx
            xor      r11, r13
            add      rsi, r11
            rorx     r11, rsi, 19                               /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            rorx     rbx, rsi, 61
            xor      r11, rbx
            mov      rbx, rsi
            add      rbx, [rdx + 80]
        vmovq        xmm23, rbx
        vpaddq       xmm23, xmm23, xmm14
        vpsubq       xmm23{k1}, xmm22, xmm14
        vpaddq       xmm14, xmm23, xmm17
        vpaddq       xmm14, xmm14, xmm16
        vpaddq       xmm14, xmm19, xmm14
        vprorvq      xmm16, xmm14, xmm18
        vpalignr     xmm17, xmm14, xmm14, 8                     /* round 28 */
        vprorvq      xmm19, xmm14, xmm12
        vprorvq      xmm23, xmm14, xmm13
        vpternlogq   xmm16, xmm19, xmm23, 150
        vmovdqa64    xmm19, xmm14
        vpternlogq   xmm19, xmm11, xmm20, 210
        vpternlogq   xmm19, xmm10, xmm11, 172
            mov      rbx, [rcx + 192]                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            mov      r13, [rcx + 176]                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            add      r13, [rcx + 232]
            add      r15, rbp
            rorx     rbp, r15, 19
            mov      r14, r15
            shr      r14, 6
            mov      [rcx + 216], r15
            mov      [rsp + 16], rdi
            rorx     rdi, r15, 61
            xor      rbp, rdi
            xor      rbp, r14
            add      r15, [rdx + 88]
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm15
        vpsubq       xmm23{k1}, xmm22, xmm15
        vpaddq       xmm15, xmm23, xmm21
        vpaddq       xmm15, xmm15, xmm16
        vpaddq       xmm15, xmm19, xmm15
        vprorvq      xmm16, xmm15, xmm18
        vpalignr     xmm19, xmm15, xmm15, 8                     /* round 29 */
        vprorvq      xmm21, xmm15, xmm12
        vprorvq      xmm23, xmm15, xmm13
        vpternlogq   xmm16, xmm21, xmm23, 150
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm14, xmm20, 210
        vpternlogq   xmm21, xmm11, xmm14, 172
            add      r13, rbp
            rorx     rbp, r13, 19
            mov      r14, r13
            add      r14, [rdx + 104]
        vmovq        xmm23, r14
        vpaddq       xmm23, xmm23, xmm11
        vpsubq       xmm23{k1}, xmm22, xmm11
        vpaddq       xmm11, xmm23, xmm19
            mov      [rcx + 232], r13
            mov      r14, rsi
            shr      r14, 6
            xor      r11, r14
            mov      [rcx + 208], rsi
            mov      r14, [rcx + 168]
            add      r14, [rcx + 224]
            add      r14, r11
            rorx     r11, r14, 19                               /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            mov      [rcx + 224], r14
            mov      r15, r14
            add      r15, [rdx + 96]
        vmovq        xmm19, r15
        vpaddq       xmm19, xmm19, xmm10
        vpsubq       xmm19{k1}, xmm22, xmm10
        vpaddq       xmm10, xmm19, xmm17
        vpaddq       xmm10, xmm10, xmm16
        vpaddq       xmm3, xmm21, xmm10
        vprorvq      xmm10, xmm3, xmm18
        vpalignr     xmm16, xmm3, xmm3, 8                       /* round 30 */
        vprorvq      xmm17, xmm3, xmm12
        vprorvq      xmm19, xmm3, xmm13
        vpternlogq   xmm10, xmm17, xmm19, 150
        vpaddq       xmm10, xmm11, xmm10
        vmovdqa64    xmm11, xmm3
        vpternlogq   xmm11, xmm15, xmm20, 210
        vpternlogq   xmm11, xmm14, xmm15, 172
        vpaddq       xmm2, xmm11, xmm10
        vprorvq      xmm10, xmm2, xmm18
        vprorvq      xmm11, xmm2, xmm12
        vprorvq      xmm17, xmm2, xmm13
        vpternlogq   xmm10, xmm11, xmm17, 150
        vmovdqa64    xmm11, xmm2
        vpternlogq   xmm11, xmm3, xmm20, 210
        vpternlogq   xmm11, xmm15, xmm3, 172
        vpalignr     xmm17, xmm2, xmm2, 8
            mov      r15, r13
            shr      r15, 6
            add      rbx, [rcx + 248]
            rorx     r13, r13, 61
            xor      rbp, r13
            xor      rbp, r15
            add      rbx, rbp
            mov      [rcx + 248], rbx
            add      rbx, [rdx + 120]
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm19, xmm15
        vpsubq       xmm19{k1}, xmm22, xmm15
        vpaddq       xmm15, xmm19, xmm17
            mov      rbx, r14
            shr      rbx, 6
            mov      rbp, [rcx + 184]
            add      rbp, [rcx + 240]
            rorx     r13, r14, 61
            xor      r11, r13
            xor      r11, rbx
            add      rbp, r11
            mov      r11, rbp
            add      r11, [rdx + 112]
        vmovq        xmm17, r11
        vpaddq       xmm17, xmm17, xmm14
        vpsubq       xmm17{k1}, xmm22, xmm14
        vpaddq       xmm14, xmm17, xmm16
        vpaddq       xmm10, xmm14, xmm10
        vpaddq       xmm1, xmm11, xmm10
        vprorvq      xmm10, xmm1, xmm18
        vprorvq      xmm11, xmm1, xmm13
        vprorvq      xmm12, xmm1, xmm12
        vpternlogq   xmm10, xmm12, xmm11, 150
        vpaddq       xmm10, xmm15, xmm10
        vmovdqa64    xmm11, xmm1
        vpternlogq   xmm11, xmm2, xmm20, 210
        vpternlogq   xmm11, xmm3, xmm2, 172
        vpaddq       xmm0, xmm11, xmm10
            mov      [rcx + 240], rbp
        mov          rcx, r12
        mov          rdx, r9
        mov          rsi, [rsp]
        mov          r9, [rsp + 8]
        mov          rdi, [rsp + 16]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule1)
        cmp          rdi, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm6, xmm2, xmm6
        vpsubq       xmm14, xmm10, xmm2
        vpaddq       xmm7, xmm3, xmm7
        vpaddq       xmm14, xmm9, xmm14
        vpsubq       xmm3, xmm10, xmm3
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 48]
        vprorvq      xmm15, xmm0, xmm11
        vprorvq      xmm16, xmm0, xmm12
        vprorvq      xmm17, xmm0, xmm13
        vpternlogq   xmm17, xmm15, xmm16, 150
        vpalignr     xmm15, xmm0, xmm0, 8
        vmovdqa64    xmm16, xmm0
        vpternlogq   xmm16, xmm1, xmm10, 210
        vpternlogq   xmm16, xmm2, xmm1, 172
        vpalignr     xmm2, xmm1, xmm1, 8
        vpaddq       xmm2, xmm3, xmm2
        vpaddq       xmm2, xmm2, xmm17
        vpaddq       xmm2, xmm16, xmm2
        vprorvq      xmm3, xmm2, xmm13
        vpaddq       xmm13, xmm15, xmm14
        vprorvq      xmm11, xmm2, xmm11
        vprorvq      xmm12, xmm2, xmm12
        vpternlogq   xmm3, xmm11, xmm12, 150
        vpaddq       xmm3, xmm13, xmm3
        vmovdqa64    xmm11, xmm2
        vpternlogq   xmm11, xmm0, xmm10, 210
        vpternlogq   xmm11, xmm1, xmm0, 172
        vpaddq       xmm9, xmm11, xmm3
        vpaddq       xmm8, xmm8, xmm2
        jmp          NSMS_L(batch1)
NSMS_L(store_hash_value):
        vpshufd      xmm0, xmm9, 14                             /* the hash value */
        vmovq        [r10 + 32], xmm4
        vpshufd      xmm1, xmm8, 14
        vmovq        [r10 + 40], xmm5
        vmovq        [r10 + 48], xmm6
        vmovq        [r10 + 56], xmm7
        vpshufd      xmm2, xmm4, 14
        vmovq        [r10], xmm0
        vpshufd      xmm0, xmm5, 14
        vmovq        [r10 + 8], xmm1
        vmovq        [r10 + 16], xmm2
        vmovq        [r10 + 24], xmm0
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 736]
        vmovaps      xmm7, [rsp + 752]
        vmovaps      xmm8, [rsp + 768]
        vmovaps      xmm9, [rsp + 784]
        vmovaps      xmm10, [rsp + 800]
        vmovaps      xmm11, [rsp + 816]
        vmovaps      xmm12, [rsp + 832]
        vmovaps      xmm13, [rsp + 848]
        vmovaps      xmm14, [rsp + 864]
        vmovaps      xmm15, [rsp + 880]
        add          rsp, 904
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
        add          rsp, 744
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove)
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

/* nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove: 15 integer registers, 28 vector registers, 2 mask registers, 3 spills.
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
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove
 *   signature: void nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 792, win64: 968}
 *   features: [avx, avx2, avx512bw, avx512f, avx512vl, bmi2]
 */
