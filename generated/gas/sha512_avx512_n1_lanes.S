/* sha512_avx512_n1_lanes.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=1 ROUNDS=lanes
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind
 *
 * void nsms_sha512_blocks_avx512_n1_lanes(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 942 instructions (System V); 776 bytes of stack (System V), 952 (Win64).
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
#  define NSMS_L(name) Lsha512_avx512_n1_lanes_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n1_lanes_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n1_lanes_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes))
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
        sub          rsp, 888
        NSMS_SEH(.seh_stackalloc 888)
        vmovaps      [rsp + 720], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 720)
        vmovaps      [rsp + 736], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 736)
        vmovaps      [rsp + 752], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 752)
        vmovaps      [rsp + 768], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 768)
        vmovaps      [rsp + 784], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 784)
        vmovaps      [rsp + 800], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 800)
        vmovaps      [rsp + 816], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 816)
        vmovaps      [rsp + 832], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 832)
        vmovaps      [rsp + 848], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 848)
        vmovaps      [rsp + 864], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 864)
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
        sub          rsp, 728
        .cfi_def_cfa_offset 784
#endif
        mov          r10, rdi
        mov          r9, rsi
        mov          rsi, rdx
        cmp          rsi, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 71]
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
        mov          r11, [r9]                                  /* W_0 */
        mov          rbx, [r9 + 8]                              /* W_1 */
        bswap        rbx
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddq       xmm10{k2}, xmm0, xmm4
            mov      [rax + 8], rbx                             /* W_1 to the schedule */
        vmovdqa64    xmm11, xmm1
        vpaddq       xmm11{k2}, xmm1, xmm5
        vpaddq       xmm3{k2}, xmm3, xmm7
        vpaddq       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm12, xmm0
        vpaddq       xmm12{k1}, xmm0, xmm4
        bswap        r11
            mov      rbp, r11                                   /* W_0 + K_0 */
            add      rbp, [rip + NSMS_L(K)]
            mov      [rax], r11                                 /* W_0 to the schedule */
        vmovdqa64    xmm13, xmm1
        vpaddq       xmm13{k1}, xmm1, xmm5
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        mov          r11, [r9 + 16]                             /* W_2 */
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48] /* the first round, and the last but one of the block before */
        vmovdqa64    xmm15, xmm11
        vpternlogq   xmm15, xmm2, xmm14, 248
        vmovdqa64    xmm16, xmm2
        vpternlogq   xmm16, xmm11, xmm14, 208
            add      rbx, [rip + NSMS_L(K) + 8]                 /* W_1 + K_1 */
        vpternlogq   xmm16, xmm15, xmm10, 216
        vmovdqu64    xmm15, [rip + NSMS_L(words_00000000_x4)]
        vmovq        xmm17, rbp
        vpaddq       xmm17, xmm3, xmm17
        vpsubq       xmm17{k1}, xmm15, xmm3
        vpalignr     xmm13, xmm13, xmm13, 8
        bswap        r11
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts)]
        vprorvq      xmm19, xmm10, xmm18
        mov          rbp, [r9 + 24]                             /* W_3 */
        vmovdqu64    xmm20, [rip + NSMS_L(rotation_counts) + 16]
        vprorvq      xmm21, xmm10, xmm20
            mov      [rax + 16], r11                            /* W_2 to the schedule */
        vmovdqu64    xmm22, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm23, xmm10, xmm22
        vpternlogq   xmm23, xmm19, xmm21, 150
        vpaddq       xmm13, xmm13, xmm23
        vpaddq       xmm13, xmm13, xmm16
        vmovq        xmm16, rbx                                 /* the second round, and the last of the block before */
            add      r11, [rip + NSMS_L(K) + 16]                /* W_2 + K_2 */
        vpalignr     xmm12, xmm12, xmm12, 8
        bswap        rbp
        vmovdqa64    xmm19, xmm10
        vpternlogq   xmm19, xmm11, xmm14, 248
        mov          rbx, [r9 + 32]                             /* W_4 */
            mov      [rax + 24], rbp                            /* W_3 to the schedule */
        vpaddq       xmm16, xmm2, xmm16
        vpsubq       xmm16{k1}, xmm15, xmm2
        vpaddq       xmm12, xmm12, xmm16
        vpaddq       xmm13, xmm17, xmm13
        vprorvq      xmm16, xmm13, xmm18
        vprorvq      xmm17, xmm13, xmm20
        vprorvq      xmm21, xmm13, xmm22
        vmovdqa64    xmm23, xmm13
        vpaddq       xmm23{k1}, xmm13, xmm8
        vpternlogq   xmm21, xmm16, xmm17, 150
        vpternlogq   xmm11, xmm10, xmm14, 208
        vpternlogq   xmm11, xmm19, xmm13, 216
        vpaddq       xmm10, xmm12, xmm11
        vpaddq       xmm10, xmm21, xmm10
        vpaddq       xmm10{k1}, xmm10, xmm9
        vprorvq      xmm11, xmm10, xmm20                        /* round 2 */
        vmovdqa64    xmm12, xmm23
        vpternlogq   xmm12, xmm4, xmm14, 248
        vmovq        xmm13, r11
        vpaddq       xmm13, xmm13, xmm5
        vpsubq       xmm13{k1}, xmm15, xmm5
            add      rbp, [rip + NSMS_L(K) + 24]                /* W_3 + K_3 */
        bswap        rbx
        vpalignr     xmm16, xmm23, xmm23, 8
            mov      [rax + 32], rbx                            /* W_4 to the schedule */
        vprorvq      xmm17, xmm10, xmm18
        vprorvq      xmm19, xmm10, xmm22
        vpternlogq   xmm19, xmm17, xmm11, 150
        vmovdqa64    xmm11, xmm4
        vpternlogq   xmm11, xmm23, xmm14, 208
        vpternlogq   xmm11, xmm12, xmm10, 216
        vpaddq       xmm12, xmm13, xmm16
        vpaddq       xmm11, xmm12, xmm11
        vpaddq       xmm11, xmm19, xmm11
        vprorvq      xmm12, xmm11, xmm20                        /* round 3 */
        vmovdqa64    xmm13, xmm10
        vpternlogq   xmm13, xmm23, xmm14, 248
        vmovq        xmm16, rbp
        vpaddq       xmm16, xmm4, xmm16
        vpsubq       xmm16{k1}, xmm15, xmm4
        mov          r11, [r9 + 40]                             /* W_5 */
        mov          rbp, [r9 + 48]                             /* W_6 */
            add      rbx, [rip + NSMS_L(K) + 32]                /* W_4 + K_4 */
        bswap        r11
        vprorvq      xmm17, xmm11, xmm18
        vprorvq      xmm19, xmm11, xmm22
        vpternlogq   xmm19, xmm17, xmm12, 150
        vmovdqa64    xmm12, xmm23
        vpternlogq   xmm12, xmm10, xmm14, 208
        vpternlogq   xmm12, xmm13, xmm11, 216
            mov      [rax + 40], r11                            /* W_5 to the schedule */
            add      r11, [rip + NSMS_L(K) + 40]                /* W_5 + K_5 */
        vpalignr     xmm13, xmm10, xmm10, 8
        vpaddq       xmm13, xmm16, xmm13
        vpaddq       xmm12, xmm13, xmm12
        vpaddq       xmm12, xmm19, xmm12
        bswap        rbp
        vprorvq      xmm13, xmm12, xmm20                        /* round 4 */
        vprorvq      xmm16, xmm12, xmm22
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm10, xmm14, 248
        vprorvq      xmm19, xmm12, xmm18
        vmovdqa64    xmm21, xmm10
        vpternlogq   xmm21, xmm11, xmm14, 208
        vpternlogq   xmm21, xmm17, xmm12, 216
        vmovq        xmm17, rbx
        vpaddq       xmm17, xmm17, xmm23
        vpsubq       xmm17{k1}, xmm15, xmm23
        vpternlogq   xmm16, xmm19, xmm13, 150
        vpalignr     xmm13, xmm11, xmm11, 8
            mov      [rax + 48], rbp                            /* W_6 to the schedule */
        vpaddq       xmm13, xmm17, xmm13
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm16, xmm13
        vprorvq      xmm16, xmm13, xmm20                        /* round 5 */
        vmovdqa64    xmm17, xmm12
        vpternlogq   xmm17, xmm11, xmm14, 248
        mov          rbx, [r9 + 56]                             /* W_7 */
        vmovq        xmm19, r11
        vpaddq       xmm19, xmm19, xmm10
        vpsubq       xmm19{k1}, xmm15, xmm10
        vpalignr     xmm21, xmm12, xmm12, 8
        vprorvq      xmm24, xmm13, xmm18
            add      rbp, [rip + NSMS_L(K) + 48]                /* W_6 + K_6 */
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm24, xmm16, 150
        vmovdqa64    xmm16, xmm11
        vpternlogq   xmm16, xmm12, xmm14, 208
        vpternlogq   xmm16, xmm17, xmm13, 216
        bswap        rbx
        vpaddq       xmm17, xmm19, xmm21
        vpaddq       xmm16, xmm17, xmm16
        vmovdqa64    xmm17, xmm13                               /* round 6 */
        vpternlogq   xmm17, xmm12, xmm14, 248
            mov      [rax + 56], rbx                            /* W_7 to the schedule */
        vpaddq       xmm16, xmm25, xmm16
        vprorvq      xmm19, xmm16, xmm20
        vmovq        xmm21, rbp
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm15, xmm11
        mov          r11, [r9 + 64]                             /* W_8 */
        mov          rbp, [r9 + 72]                             /* W_9 */
        vpalignr     xmm11, xmm13, xmm13, 8
        vprorvq      xmm24, xmm16, xmm18
        vprorvq      xmm25, xmm16, xmm22
        vpternlogq   xmm25, xmm24, xmm19, 150
        vmovdqa64    xmm19, xmm12
        vpternlogq   xmm19, xmm13, xmm14, 208
        vpternlogq   xmm19, xmm17, xmm16, 216
            add      rbx, [rip + NSMS_L(K) + 56]                /* W_7 + K_7 */
        vpaddq       xmm11, xmm21, xmm11
        bswap        r11
            mov      [rax + 64], r11                            /* W_8 to the schedule */
        bswap        rbp
        vpaddq       xmm11, xmm11, xmm19
        vpaddq       xmm11, xmm25, xmm11
        vprorvq      xmm17, xmm11, xmm20                        /* round 7 */
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm13, xmm14, 248
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm12
        vpsubq       xmm21{k1}, xmm15, xmm12
        vpalignr     xmm12, xmm16, xmm16, 8
            add      r11, [rip + NSMS_L(K) + 64]                /* W_8 + K_8 */
        vmovdqa64    xmm24, xmm11                               /* round 8 */
        vpternlogq   xmm24, xmm16, xmm14, 248
        vprorvq      xmm25, xmm11, xmm18
        vprorvq      xmm26, xmm11, xmm22
        vpternlogq   xmm26, xmm25, xmm17, 150
        vmovdqa64    xmm17, xmm13
        vpternlogq   xmm17, xmm16, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm11, 216
        vpaddq       xmm12, xmm21, xmm12
            mov      [rax + 72], rbp                            /* W_9 to the schedule */
        vmovq        xmm19, r11
        vpaddq       xmm19, xmm19, xmm13
        vpsubq       xmm19{k1}, xmm15, xmm13
        vpalignr     xmm13, xmm11, xmm11, 8
        mov          r11, [r9 + 80]                             /* W_10 */
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm11, xmm14, 208
        vpaddq       xmm12, xmm12, xmm17
        vpaddq       xmm12, xmm26, xmm12
        vprorvq      xmm17, xmm12, xmm20
        vpternlogq   xmm21, xmm24, xmm12, 216
        vprorvq      xmm24, xmm12, xmm22
            add      rbp, [rip + NSMS_L(K) + 72]                /* W_9 + K_9 */
        vpaddq       xmm13, xmm19, xmm13
        vprorvq      xmm19, xmm12, xmm18
        vpternlogq   xmm24, xmm19, xmm17, 150
        vpaddq       xmm13, xmm13, xmm21
        vpaddq       xmm13, xmm24, xmm13
        bswap        r11
        vprorvq      xmm17, xmm13, xmm20                        /* round 9 */
        vmovdqa64    xmm19, xmm12
        vpternlogq   xmm19, xmm11, xmm14, 248
        vmovq        xmm21, rbp
        vpaddq       xmm21, xmm21, xmm16
        vpsubq       xmm21{k1}, xmm15, xmm16
            mov      [rax + 80], r11                            /* W_10 to the schedule */
        vpalignr     xmm16, xmm12, xmm12, 8
        vprorvq      xmm24, xmm13, xmm18
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm24, xmm17, 150
        vmovdqa64    xmm17, xmm11
        vpternlogq   xmm17, xmm12, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm13, 216
        vpaddq       xmm16, xmm21, xmm16
        vpaddq       xmm16, xmm16, xmm17
        vpaddq       xmm16, xmm25, xmm16
        vprorvq      xmm17, xmm16, xmm20                        /* round 10 */
            add      r11, [rip + NSMS_L(K) + 80]                /* W_10 + K_10 */
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm12, xmm14, 248
        vmovq        xmm21, r11
        vpaddq       xmm21, xmm21, xmm11
        vpsubq       xmm21{k1}, xmm15, xmm11
        mov          r11, [r9 + 88]                             /* W_11 */
        vprorvq      xmm11, xmm16, xmm18
        vpalignr     xmm24, xmm13, xmm13, 8
        vprorvq      xmm25, xmm16, xmm22
        vpternlogq   xmm25, xmm11, xmm17, 150
        mov          rbx, [r9 + 96]                             /* W_12 */
        vmovdqa64    xmm11, xmm12
        vpternlogq   xmm11, xmm13, xmm14, 208
        vpternlogq   xmm11, xmm19, xmm16, 216
        vpaddq       xmm17, xmm21, xmm24
        bswap        r11
            mov      [rax + 88], r11                            /* W_11 to the schedule */
        vpaddq       xmm11, xmm17, xmm11
        vpaddq       xmm11, xmm25, xmm11
        vprorvq      xmm17, xmm11, xmm20                        /* round 11 */
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm13, xmm14, 248
        vprorvq      xmm21, xmm11, xmm22
            add      r11, [rip + NSMS_L(K) + 88]                /* W_11 + K_11 */
        vmovq        xmm24, r11
        bswap        rbx
        vpaddq       xmm24, xmm24, xmm12
        vpsubq       xmm24{k1}, xmm15, xmm12
        vpalignr     xmm12, xmm16, xmm16, 8
        vprorvq      xmm25, xmm11, xmm18
        vpternlogq   xmm21, xmm25, xmm17, 150
            mov      [rax + 96], rbx                            /* W_12 to the schedule */
        vmovdqa64    xmm17, xmm13
        vpternlogq   xmm17, xmm16, xmm14, 208
        vpternlogq   xmm17, xmm19, xmm11, 216
        mov          r11, [r9 + 104]                            /* W_13 */
        vpaddq       xmm12, xmm24, xmm12
        vpaddq       xmm12, xmm12, xmm17
        vpaddq       xmm12, xmm21, xmm12
        vprorvq      xmm17, xmm12, xmm20                        /* round 12 */
        vmovdqa64    xmm19, xmm11
        vpternlogq   xmm19, xmm16, xmm14, 248
            add      rbx, [rip + NSMS_L(K) + 96]                /* W_12 + K_12 */
        vmovq        xmm21, rbx
        vpaddq       xmm21, xmm21, xmm13
        vpsubq       xmm21{k1}, xmm15, xmm13
        bswap        r11
        vpalignr     xmm13, xmm11, xmm11, 8
        vprorvq      xmm24, xmm12, xmm18
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm11, xmm14, 208
        vpternlogq   xmm25, xmm19, xmm12, 216
        vprorvq      xmm19, xmm12, xmm22
        vpternlogq   xmm19, xmm24, xmm17, 150
        vpaddq       xmm13, xmm21, xmm13
            mov      [rax + 104], r11                           /* W_13 to the schedule */
        mov          rbx, [r9 + 112]                            /* W_14 */
        vpaddq       xmm13, xmm13, xmm25
        vmovdqa64    xmm17, xmm12                               /* round 13 */
        vpternlogq   xmm17, xmm11, xmm14, 248
        vpaddq       xmm13, xmm19, xmm13
        vprorvq      xmm19, xmm13, xmm20
            add      r11, [rip + NSMS_L(K) + 104]               /* W_13 + K_13 */
        vmovq        xmm21, r11
        vpaddq       xmm21, xmm21, xmm16
        vpsubq       xmm21{k1}, xmm15, xmm16
        vpalignr     xmm16, xmm12, xmm12, 8
        vmovdqa64    xmm24, xmm11
        vpternlogq   xmm24, xmm12, xmm14, 208
        vpternlogq   xmm24, xmm17, xmm13, 216
        bswap        rbx
        vprorvq      xmm17, xmm13, xmm18
        vprorvq      xmm25, xmm13, xmm22
        vpternlogq   xmm25, xmm17, xmm19, 150
        vpaddq       xmm16, xmm21, xmm16
            mov      [rax + 112], rbx                           /* W_14 to the schedule */
        vpaddq       xmm16, xmm16, xmm24
        vpaddq       xmm16, xmm25, xmm16
        vprorvq      xmm17, xmm16, xmm20                        /* round 14 */
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm12, xmm14, 248
        mov          r11, [r9 + 120]                            /* W_15 */
        vpalignr     xmm21, xmm13, xmm13, 8
        vprorvq      xmm24, xmm16, xmm18
        bswap        r11
            add      rbx, [rip + NSMS_L(K) + 112]               /* W_14 + K_14 */
        vmovq        xmm25, rbx
        vpaddq       xmm25, xmm25, xmm11
        vpsubq       xmm25{k1}, xmm15, xmm11
        vmovdqa64    xmm11, xmm12
        vpternlogq   xmm11, xmm13, xmm14, 208
        vpternlogq   xmm11, xmm19, xmm16, 216
        vpaddq       xmm19, xmm25, xmm21
        vmovdqa64    xmm21, xmm16                               /* round 15 */
        vpternlogq   xmm21, xmm13, xmm14, 248
        vpaddq       xmm11, xmm19, xmm11
        vmovdqa64    xmm19, xmm13
        vpternlogq   xmm19, xmm16, xmm14, 208
        vprorvq      xmm14, xmm16, xmm22
        vpternlogq   xmm14, xmm24, xmm17, 150
        vpaddq       xmm1, xmm14, xmm11
        vpternlogq   xmm19, xmm21, xmm1, 216
            mov      [rax + 120], r11                           /* W_15 to the schedule */
        vpalignr     xmm11, xmm16, xmm16, 8
            add      r11, [rip + NSMS_L(K) + 120]               /* W_15 + K_15 */
        vmovq        xmm14, r11
        vpaddq       xmm14, xmm14, xmm12
        vpsubq       xmm14{k1}, xmm15, xmm12
        vprorvq      xmm12, xmm1, xmm18
        vprorvq      xmm15, xmm1, xmm20
        vprorvq      xmm17, xmm1, xmm22
        vpternlogq   xmm17, xmm12, xmm15, 150
        vpaddq       xmm11, xmm14, xmm11
        vpaddq       xmm11, xmm11, xmm19
        vpaddq       xmm0, xmm17, xmm11
        lea          r8, [rax + 512]
        lea          rdx, [rip + NSMS_L(K) + 128]
        add          r9, 128                                    /* the next block */
        add          rsi, -1
        add          rdi, -1
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm23
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm16
        vmovdqa64    xmm3, xmm13
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; p: rcx; kp: rdx; blocks: rsi; left_in_run: rdi; */
        /*   is_e: k2; upper_bound: r8; data: r9; state: r10. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 79, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* round 16 */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 16]
            mov      r11, [rcx + 112]                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            mov      rbx, r11
            shr      rbx, 6
            vmovdqu64 ymm12, [rcx + 8]                          /* sigma0(W_1) + W_0, and the next three of these sums */
            mov      rbp, [rcx + 120]                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            mov      r12, rbp
            shr      r12, 6
            vprorq   ymm13, ymm12, 1
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
            vpsrlq   ymm15, ymm12, 7
            vprorq   ymm12, ymm12, 8
            mov      r13, [rcx + 80]
            vpternlogq ymm15, ymm13, ymm12, 150
            vpaddq   ymm12, ymm15, [rcx]
            vmovdqu64 [rcx + 128], ymm12
            add      r13, [rcx + 136]
            mov      r14, [rcx + 72]
            add      r14, [rcx + 128]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 32]
            rorx     r15, rbp, 19
            mov      [rsp], rsi
            rorx     rsi, r11, 19
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts)]
        vprorvq      xmm15, xmm0, xmm13
        vprorvq      xmm16, xmm0, xmm12
        vpalignr     xmm17, xmm1, xmm1, 8
            vmovdqu64 ymm18, [rcx + 40]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vpsrlq   ymm19, ymm18, 7
            vprorq   ymm20, ymm18, 8
            vmovdqu64 ymm21, [rcx + 72]                         /* sigma0(W_9) + W_8, and the next three of these sums */
        vmovdqa64    xmm22, xmm1
        vpternlogq   xmm22, xmm2, xmm14, 248
            vprorq   ymm18, ymm18, 1
        vprorvq      xmm23, xmm0, xmm11
        vmovdqa64    xmm24, xmm2
        vpternlogq   xmm24, xmm1, xmm14, 208
        vpternlogq   xmm16, xmm15, xmm23, 150
        vpternlogq   xmm24, xmm22, xmm0, 216
        vpalignr     xmm15, xmm0, xmm0, 8                       /* round 17 */
            rorx     r11, r11, 61
            xor      rsi, r11
            xor      rsi, rbx
            add      r14, rsi
            rorx     r11, r14, 61                               /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            mov      [rcx + 128], r14
            vmovdqu64 ymm22, [rcx + 104]                        /* sigma0(W_13) + W_12, and the next three of these sums */
            mov      rbx, r14
            add      rbx, [rdx]
        vmovq        xmm23, rbx
        vpaddq       xmm23, xmm3, xmm23
        vpsubq       xmm23{k1}, xmm10, xmm3
        vpaddq       xmm16, xmm17, xmm16
        vpaddq       xmm16, xmm16, xmm24
        vpaddq       xmm16, xmm16, xmm23
        vprorvq      xmm17, xmm16, xmm11
        vprorvq      xmm23, xmm16, xmm13
        vprorvq      xmm24, xmm16, xmm12
        vpternlogq   xmm24, xmm23, xmm17, 150
        vmovdqa64    xmm17, xmm0
        vpternlogq   xmm17, xmm1, xmm14, 248
            vpternlogq ymm19, ymm18, ymm20, 150
            vpaddq   ymm18, ymm19, [rcx + 32]
            rorx     rbx, r14, 19
            rorx     rbp, rbp, 61
            xor      r15, rbp
            xor      r15, r12
            add      r13, r15
            mov      [rcx + 136], r13
            rorx     rbp, r13, 19                               /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            mov      r12, r13
            add      r12, [rdx + 8]
        vmovq        xmm19, r12
        vpaddq       xmm19, xmm2, xmm19
        vpsubq       xmm19{k1}, xmm10, xmm2
        vpaddq       xmm15, xmm15, xmm19
            rorx     r12, r13, 61
        vmovdqa64    xmm19, xmm1
        vpternlogq   xmm19, xmm0, xmm14, 208
        vpternlogq   xmm19, xmm17, xmm16, 216
        vpaddq       xmm15, xmm15, xmm19
            shr      r14, 6
            mov      r15, [rcx + 88]
            add      r15, [rcx + 144]
        vpalignr     xmm17, xmm16, xmm16, 8                     /* round 18 */
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm0, xmm14, 248
            vprorq   ymm20, ymm21, 1
            vpsrlq   ymm23, ymm21, 7
            shr      r13, 6
            xor      rbx, r11
            xor      rbx, r14
            add      r15, rbx
            mov      r11, r15
            add      r11, [rdx + 16]
        vmovq        xmm25, r11
            rorx     r11, r15, 61                               /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            mov      [rcx + 144], r15
        vpaddq       xmm25, xmm1, xmm25
            rorx     rbx, r15, 19
        vpsubq       xmm25{k1}, xmm10, xmm1
        vpaddq       xmm17, xmm17, xmm25
            vprorq   ymm21, ymm21, 8
            mov      r14, [rcx + 96]
            add      r14, [rcx + 152]
        vmovdqa64    xmm25, xmm0
        vpternlogq   xmm25, xmm16, xmm14, 208
        vpaddq       xmm15, xmm24, xmm15
        vprorvq      xmm24, xmm15, xmm11
        vpternlogq   xmm25, xmm19, xmm15, 216
        vpaddq       xmm17, xmm17, xmm25
        vprorvq      xmm19, xmm15, xmm12
        vprorvq      xmm25, xmm15, xmm13
        vpternlogq   xmm19, xmm25, xmm24, 150
        vpalignr     xmm24, xmm15, xmm15, 8                     /* round 19 */
        vmovdqa64    xmm25, xmm16
        vpternlogq   xmm25, xmm15, xmm14, 208
            shr      r15, 6
            mov      rsi, [rcx + 112]                           /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            xor      rbp, r12
            xor      rbp, r13
            add      r14, rbp
            mov      rbp, r14
            add      rbp, [rdx + 24]
            mov      [rcx + 152], r14
        vmovq        xmm26, rbp
        vpaddq       xmm26, xmm0, xmm26
            rorx     rbp, r14, 61
            rorx     r12, r14, 19
            vpternlogq ymm23, ymm20, ymm21, 150
            vpaddq   ymm20, ymm23, [rcx + 64]
        vpsubq       xmm26{k1}, xmm10, xmm0
        vpaddq       xmm21, xmm26, xmm24
            vmovdqu64 [rcx + 160], ymm18
            add      rsi, [rcx + 168]
        vpaddq       xmm17, xmm19, xmm17
        vprorvq      xmm18, xmm17, xmm11
        vprorvq      xmm19, xmm17, xmm13
        vmovdqa64    xmm23, xmm15                               /* round 20 */
        vpternlogq   xmm23, xmm17, xmm14, 208
        vprorvq      xmm24, xmm17, xmm12
        vpternlogq   xmm24, xmm19, xmm18, 150
        vmovdqa64    xmm18, xmm17
        vpternlogq   xmm18, xmm15, xmm14, 248
        vpalignr     xmm19, xmm17, xmm17, 8
        vmovdqa64    xmm26, xmm15
        vpternlogq   xmm26, xmm16, xmm14, 248
        vpternlogq   xmm25, xmm26, xmm17, 216
        vpaddq       xmm21, xmm21, xmm25
            xor      rbx, r11
            xor      rbx, r15
            shr      r14, 6
            vprorq   ymm25, ymm22, 1
            mov      r11, [rcx + 104]
            add      r11, [rcx + 160]
            add      r11, rbx
            mov      [rcx + 160], r11
            mov      rbx, r11
            add      rbx, [rdx + 32]
            rorx     r13, r11, 61                               /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vmovq        xmm26, rbx
        vpaddq       xmm26, xmm16, xmm26
            rorx     rbx, r11, 19
            shr      r11, 6
        vpsubq       xmm26{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm26, xmm19
            mov      r15, [rcx + 120]
            add      r15, [rcx + 176]
            vprorq   ymm19, ymm22, 8
        vpaddq       xmm21, xmm24, xmm21
        vprorvq      xmm24, xmm21, xmm11
        vprorvq      xmm26, xmm21, xmm13
        vpalignr     xmm27, xmm21, xmm21, 8                     /* round 21 */
        vpternlogq   xmm23, xmm18, xmm21, 216
        vpaddq       xmm16, xmm16, xmm23
        vprorvq      xmm18, xmm21, xmm12
        vpternlogq   xmm18, xmm26, xmm24, 150
        vmovdqa64    xmm23, xmm21
        vpternlogq   xmm23, xmm17, xmm14, 248
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm21, xmm14, 208
            vpsrlq   ymm22, ymm22, 7
            xor      r12, rbp
            xor      r12, r14
            add      rsi, r12
            mov      rbp, rsi
            add      rbp, [rdx + 40]
            mov      [rcx + 168], rsi
        vmovq        xmm26, rbp
        vpaddq       xmm26, xmm15, xmm26
            rorx     rbp, rsi, 61                               /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            rorx     r12, rsi, 19
        vpsubq       xmm26{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm26, xmm27
        vpaddq       xmm16, xmm18, xmm16
        vprorvq      xmm18, xmm16, xmm11
        vpternlogq   xmm24, xmm23, xmm16, 216
        vpaddq       xmm15, xmm15, xmm24
        vprorvq      xmm23, xmm16, xmm13
        vpalignr     xmm24, xmm16, xmm16, 8                     /* round 22 */
        vprorvq      xmm26, xmm16, xmm12
        vpternlogq   xmm26, xmm23, xmm18, 150
        vmovdqa64    xmm18, xmm21
        vpternlogq   xmm18, xmm16, xmm14, 208
        vmovdqa64    xmm23, xmm16
        vpternlogq   xmm23, xmm21, xmm14, 248
        vpaddq       xmm15, xmm26, xmm15
        vprorvq      xmm26, xmm15, xmm11
        vprorvq      xmm27, xmm15, xmm13
        vpternlogq   xmm18, xmm23, xmm15, 216
        vprorvq      xmm23, xmm15, xmm12
        vpternlogq   xmm23, xmm27, xmm26, 150
            vpternlogq ymm22, ymm25, ymm19, 150
            vpaddq   ymm19, ymm22, [rcx + 96]
            xor      rbx, r13
            xor      rbx, r11
            add      r15, rbx
            mov      r11, r15
            add      r11, [rdx + 48]
        vmovq        xmm22, r11
        vpaddq       xmm22, xmm17, xmm22
            mov      [rcx + 176], r15
            rorx     r11, r15, 61                               /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpsubq       xmm22{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm22, xmm24
        vpaddq       xmm17, xmm17, xmm18
            rorx     rbx, r15, 19
            xor      rbx, r11
            shr      rsi, 6
        vmovdqa64    xmm18, xmm15                               /* round 23 */
        vpternlogq   xmm18, xmm16, xmm14, 248
            mov      r11, [rcx + 128]
            add      r11, [rcx + 184]
        vpalignr     xmm22, xmm15, xmm15, 8
            xor      r12, rbp
            xor      r12, rsi
            add      r11, r12
            mov      rbp, r11
            add      rbp, [rdx + 56]
        vmovq        xmm24, rbp
            rorx     rbp, r11, 61                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vpaddq       xmm24, xmm24, xmm21
            mov      [rcx + 184], r11
        vpaddq       xmm17, xmm23, xmm17
        vprorvq      xmm23, xmm17, xmm11
        vprorvq      xmm25, xmm17, xmm13
        vprorvq      xmm26, xmm17, xmm12
        vpternlogq   xmm26, xmm25, xmm23, 150
        vmovdqa64    xmm23, xmm17                               /* round 24 */
        vpternlogq   xmm23, xmm15, xmm14, 248
            vmovdqu64 [rcx + 192], ymm20
        vpsubq       xmm24{k1}, xmm10, xmm21
        vpaddq       xmm20, xmm24, xmm22
        vmovdqa64    xmm21, xmm16
        vpternlogq   xmm21, xmm15, xmm14, 208
        vpternlogq   xmm21, xmm18, xmm17, 216
        vpaddq       xmm18, xmm20, xmm21
            rorx     r12, r11, 19
            shr      r15, 6
            xor      rbx, r15
            mov      r13, [rcx + 136]
            add      r13, [rcx + 192]
            add      r13, rbx
            mov      rbx, r13
            add      rbx, [rdx + 64]
            rorx     r14, r13, 61                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vmovq        xmm20, rbx
        vpaddq       xmm20, xmm20, xmm16
            mov      [rcx + 192], r13
            shr      r11, 6
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm17, xmm14, 208
            rorx     rbx, r13, 19
        vpalignr     xmm22, xmm17, xmm17, 8
            shr      r13, 6
        vpsubq       xmm20{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm20, xmm22
            xor      r12, rbp
            xor      r12, r11
        vpaddq       xmm18, xmm26, xmm18
        vprorvq      xmm20, xmm18, xmm11
        vmovdqa64    xmm22, xmm17                               /* round 25 */
        vpternlogq   xmm22, xmm18, xmm14, 208
        vpternlogq   xmm21, xmm23, xmm18, 216
        vpaddq       xmm16, xmm16, xmm21
        vprorvq      xmm21, xmm18, xmm12
        vprorvq      xmm23, xmm18, xmm13
        vpternlogq   xmm21, xmm23, xmm20, 150
        vmovdqa64    xmm20, xmm18
        vpternlogq   xmm20, xmm17, xmm14, 248
        vpalignr     xmm23, xmm18, xmm18, 8
            mov      r11, [rcx + 144]
            add      r11, [rcx + 200]
            add      r11, r12
            mov      rbp, r11
            add      rbp, [rdx + 72]
            rorx     r12, r11, 61                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vmovq        xmm24, rbp
        vpaddq       xmm24, xmm24, xmm15
            mov      [rcx + 200], r11
        vpsubq       xmm24{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm24, xmm23
            rorx     rbp, r11, 19
            shr      r11, 6
            vmovdqu64 [rcx + 224], ymm19
        vpaddq       xmm16, xmm21, xmm16
        vprorvq      xmm19, xmm16, xmm11
        vprorvq      xmm21, xmm16, xmm13
        vpalignr     xmm23, xmm16, xmm16, 8                     /* round 26 */
        vpternlogq   xmm22, xmm20, xmm16, 216
        vpaddq       xmm15, xmm15, xmm22
        vmovdqa64    xmm20, xmm16
        vpternlogq   xmm20, xmm18, xmm14, 248
        vmovdqa64    xmm22, xmm18
        vpternlogq   xmm22, xmm16, xmm14, 208
        vprorvq      xmm24, xmm16, xmm12
        vpternlogq   xmm24, xmm21, xmm19, 150
            xor      rbx, r14
            xor      rbx, r13
            mov      r13, [rcx + 152]
            add      r13, [rcx + 208]
            add      r13, rbx
            mov      rbx, r13
            add      rbx, [rdx + 80]
        vmovq        xmm19, rbx
        vpaddq       xmm19, xmm19, xmm17
        vpsubq       xmm19{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm19, xmm23
            rorx     rbx, r13, 61                               /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            mov      [rcx + 208], r13
            mov      r14, r13
            shr      r14, 6
            xor      rbp, r12
            xor      rbp, r11
            mov      r11, [rcx + 160]
            add      r11, [rcx + 216]
        lea          r12, [rdx + 128]                           /* round 31 */
            add      r11, rbp
            mov      rbp, r11
            add      rbp, [rdx + 88]
        vmovq        xmm19, rbp                                 /* round 27 */
        vpaddq       xmm19, xmm19, xmm18
            mov      [rcx + 216], r11
        vpaddq       xmm15, xmm24, xmm15
        vprorvq      xmm21, xmm15, xmm11
        vprorvq      xmm23, xmm15, xmm13
        vpternlogq   xmm22, xmm20, xmm15, 216
        vpaddq       xmm17, xmm17, xmm22
        vprorvq      xmm20, xmm15, xmm12
        vpternlogq   xmm20, xmm23, xmm21, 150
        vpaddq       xmm17, xmm20, xmm17
        vprorvq      xmm20, xmm17, xmm11
        vprorvq      xmm21, xmm17, xmm13
        vpalignr     xmm22, xmm15, xmm15, 8
        vprorvq      xmm23, xmm17, xmm12
        vpternlogq   xmm23, xmm21, xmm20, 150
        vpalignr     xmm20, xmm17, xmm17, 8                     /* round 28 */
        vmovdqa64    xmm21, xmm15
        vpternlogq   xmm21, xmm16, xmm14, 248
        vmovdqa64    xmm24, xmm17
        vpternlogq   xmm24, xmm15, xmm14, 248
        vmovdqa64    xmm25, xmm15
        vpternlogq   xmm25, xmm17, xmm14, 208
        vmovdqa64    xmm26, xmm16
        vpternlogq   xmm26, xmm15, xmm14, 208
        vpternlogq   xmm26, xmm21, xmm17, 216
            rorx     rbp, r13, 19
        vpsubq       xmm19{k1}, xmm10, xmm18
        vpaddq       xmm18, xmm19, xmm22
        vpaddq       xmm18, xmm18, xmm26
        lea          r13, [rcx + 128]
            xor      rbp, rbx
            xor      rbp, r14
            rorx     rbx, r11, 19                               /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            rorx     r14, r11, 61
            xor      rbx, r14
            mov      r14, [rcx + 168]
            add      r14, [rcx + 224]
            add      r14, rbp
            mov      rbp, r14
            add      rbp, [rdx + 96]
        vmovq        xmm19, rbp
        vpaddq       xmm19, xmm19, xmm16
            rorx     rbp, r14, 61                               /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            mov      [rcx + 224], r14
        vpsubq       xmm19{k1}, xmm10, xmm16
        vpaddq       xmm16, xmm19, xmm20
            rorx     r15, r14, 19
        vpaddq       xmm18, xmm23, xmm18
        vprorvq      xmm19, xmm18, xmm11
        vpternlogq   xmm25, xmm24, xmm18, 216
        vpaddq       xmm16, xmm16, xmm25
        vprorvq      xmm20, xmm18, xmm13
        vprorvq      xmm21, xmm18, xmm12
        vpternlogq   xmm21, xmm20, xmm19, 150
        vpaddq       xmm3, xmm21, xmm16
        vprorvq      xmm16, xmm3, xmm11                         /* round 29 */
        vprorvq      xmm19, xmm3, xmm13
        vpalignr     xmm20, xmm3, xmm3, 8                       /* round 30 */
        vmovdqa64    xmm21, xmm18
        vpternlogq   xmm21, xmm3, xmm14, 208
        vprorvq      xmm22, xmm3, xmm12
        vpternlogq   xmm22, xmm19, xmm16, 150
        vmovdqa64    xmm16, xmm3
        vpternlogq   xmm16, xmm18, xmm14, 248
        vmovdqa64    xmm19, xmm17
        vpternlogq   xmm19, xmm18, xmm14, 208
        vpalignr     xmm23, xmm18, xmm18, 8
        vmovdqa64    xmm24, xmm18
        vpternlogq   xmm24, xmm17, xmm14, 248
        vpternlogq   xmm19, xmm24, xmm3, 216
            shr      r11, 6
            xor      rbx, r11
            mov      r11, [rcx + 176]
            add      r11, [rcx + 232]
            mov      rsi, [rcx + 192]                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            shr      r14, 6
            add      r11, rbx
            mov      rbx, r11
            add      rbx, [rdx + 104]
        vmovq        xmm24, rbx
        vpaddq       xmm24, xmm24, xmm15
            rorx     rbx, r11, 19
        vpsubq       xmm24{k1}, xmm10, xmm15
        vpaddq       xmm15, xmm24, xmm23
        vpaddq       xmm15, xmm15, xmm19
        vpaddq       xmm2, xmm22, xmm15
        vprorvq      xmm15, xmm2, xmm11
        vprorvq      xmm19, xmm2, xmm13
        vpternlogq   xmm21, xmm16, xmm2, 216
        vprorvq      xmm16, xmm2, xmm12
        vpternlogq   xmm16, xmm19, xmm15, 150
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm3, xmm14, 248
        vmovdqa64    xmm19, xmm3
        vpternlogq   xmm19, xmm2, xmm14, 208
        vpalignr     xmm14, xmm2, xmm2, 8
            mov      [rcx + 232], r11
            add      rsi, [rcx + 248]
            xor      r15, rbp
            xor      r15, r14
            mov      rbp, r11
            shr      rbp, 6
            rorx     r11, r11, 61
            xor      rbx, r11
            xor      rbx, rbp
            mov      r11, [rcx + 184]
            add      r11, [rcx + 240]
            add      r11, r15
            mov      rbp, r11
            add      rbp, [rdx + 112]
        vmovq        xmm22, rbp
        vpaddq       xmm22, xmm22, xmm17
        vpsubq       xmm22{k1}, xmm10, xmm17
        vpaddq       xmm17, xmm22, xmm20
        vpaddq       xmm17, xmm17, xmm21
        vpaddq       xmm1, xmm16, xmm17
        vprorvq      xmm12, xmm1, xmm12
        vpternlogq   xmm19, xmm15, xmm1, 216
        vprorvq      xmm11, xmm1, xmm11
        vprorvq      xmm13, xmm1, xmm13
        vpternlogq   xmm12, xmm13, xmm11, 150
            mov      [rcx + 240], r11
            add      rsi, rbx
            mov      r11, rsi
            add      r11, [rdx + 120]
        vmovq        xmm11, r11
        vpaddq       xmm11, xmm11, xmm18
        vpsubq       xmm11{k1}, xmm10, xmm18
        vpaddq       xmm10, xmm11, xmm14
        vpaddq       xmm10, xmm10, xmm19
        vpaddq       xmm0, xmm12, xmm10
            mov      [rcx + 248], rsi
        mov          rcx, r13
        mov          rdx, r12
        mov          rsi, [rsp]
        cmp          rcx, r8
        jne          NSMS_L(rounds_and_schedule1)
        cmp          rdi, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 32] /* the last two rounds of a, and the hash value */
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        vmovdqu64    xmm11, [rip + NSMS_L(words_00000000_x4)]
        vpsubq       xmm12, xmm11, xmm3
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts)]
        vpaddq       xmm6, xmm2, xmm6
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 16]
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm11, xmm2
        vpaddq       xmm3, xmm9, xmm3
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpaddq       xmm12, xmm12, xmm15
        vprorvq      xmm15, xmm0, xmm13
        vmovdqa64    xmm16, xmm1
        vpternlogq   xmm16, xmm2, xmm11, 248
        vpternlogq   xmm2, xmm1, xmm11, 208
        vpternlogq   xmm2, xmm16, xmm0, 216
        vprorvq      xmm16, xmm0, xmm10
        vprorvq      xmm17, xmm0, xmm14
        vpternlogq   xmm16, xmm15, xmm17, 150
        vpaddq       xmm12, xmm12, xmm16
        vpaddq       xmm2, xmm12, xmm2
        vpaddq       xmm8, xmm8, xmm2
        vprorvq      xmm12, xmm2, xmm13
        vprorvq      xmm13, xmm2, xmm14
        vprorvq      xmm10, xmm2, xmm10
        vmovdqa64    xmm14, xmm1
        vpternlogq   xmm14, xmm0, xmm11, 208
        vpternlogq   xmm10, xmm12, xmm13, 150
        vpalignr     xmm12, xmm0, xmm0, 8
        vpternlogq   xmm0, xmm1, xmm11, 248
        vpternlogq   xmm14, xmm0, xmm2, 216
        vpaddq       xmm0, xmm12, xmm3
        vpaddq       xmm0, xmm14, xmm0
        vpaddq       xmm9, xmm10, xmm0
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
        vmovaps      xmm6, [rsp + 720]
        vmovaps      xmm7, [rsp + 736]
        vmovaps      xmm8, [rsp + 752]
        vmovaps      xmm9, [rsp + 768]
        vmovaps      xmm10, [rsp + 784]
        vmovaps      xmm11, [rsp + 800]
        vmovaps      xmm12, [rsp + 816]
        vmovaps      xmm13, [rsp + 832]
        vmovaps      xmm14, [rsp + 848]
        vmovaps      xmm15, [rsp + 864]
        add          rsp, 888
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
        add          rsp, 728
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes)
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

/* nsms_sha512_blocks_avx512_n1_lanes: 15 integer registers, 28 vector registers, 2 mask registers, 1 spill.
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
 * - name: nsms_sha512_blocks_avx512_n1_lanes
 *   signature: void nsms_sha512_blocks_avx512_n1_lanes(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 776, win64: 952}
 *   features: [avx, avx2, avx512bw, avx512f, avx512vl, bmi2]
 */
