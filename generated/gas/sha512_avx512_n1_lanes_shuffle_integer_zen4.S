/* sha512_avx512_n1_lanes_shuffle_integer_zen4.S, written by nsms: make gen HASH=sha512 ISA=avx512 N=1 ROUNDS=lanes FORMS=shuffle CARRY=integer UARCH=zen4
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind; FORMS=shuffle: VPSHUFD
 *     exchanges the lanes; CARRY=integer: beside its block's rounds, in integer registers; UARCH=zen4: the
 *     options and orders that a search found on zen4
 *
 * void nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,046 instructions (System V); 184 bytes of stack (System V), 360 (Win64).
 *
 * Memory: state must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not overlap
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
#  define NSMS_L(name) Lsha512_avx512_n1_lanes_shuffle_integer_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n1_lanes_shuffle_integer_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_n1_lanes_shuffle_integer_zen4_##name
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
        .quad        0x0000000000000000
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4))
NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4))
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
        sub          rsp, 296
        NSMS_SEH(.seh_stackalloc 296)
        vmovaps      [rsp + 128], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 128)
        vmovaps      [rsp + 144], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 144)
        vmovaps      [rsp + 160], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 160)
        vmovaps      [rsp + 176], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 176)
        vmovaps      [rsp + 192], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 192)
        vmovaps      [rsp + 208], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 208)
        vmovaps      [rsp + 224], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 224)
        vmovaps      [rsp + 240], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 240)
        vmovaps      [rsp + 256], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 256)
        vmovaps      [rsp + 272], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 272)
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
        sub          rsp, 136
        .cfi_def_cfa_offset 192
#endif
        mov          [rsp + 80], rdi
        mov          [rsp + 72], rsi
        mov          [rsp + 48], rdx
        cmp          qword ptr [rsp + 48], 0
        je           NSMS_L(done)
        mov          rax, [rsp + 80]
        vmovq        xmm0, [rax]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovq        xmm1, [rax + 8]
        vmovq        xmm2, [rax + 16]
        vmovq        xmm3, [rax + 24]
        vmovq        xmm10, [rax + 32]
        vmovq        xmm11, [rax + 40]
        mov          ecx, 1                                     /* masks: the lane of e, the lane of a */
        mov          edx, 2
        vmovq        xmm6, [rax + 48]
        vmovq        xmm7, [rax + 56]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; is_a: k1; */
        /*   blocks: [rsp+48]; is_e: k2; data: [rsp+72]; state: [rsp+80]. */
NSMS_L(batch1):
        cmp          qword ptr [rsp + 48], 1
        jb           NSMS_L(store_hash_value)
        cmp          qword ptr [rsp + 48], 8
        jb           NSMS_L(blocks_below8)
        mov          eax, 8
        mov          [rsp + 56], rax
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below8):
        cmp          qword ptr [rsp + 48], 4
        jb           NSMS_L(blocks_below4)
        mov          eax, 4
        mov          [rsp + 56], rax
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below4):
        cmp          qword ptr [rsp + 48], 2
        jb           NSMS_L(blocks_below2)
        mov          eax, 2
        mov          [rsp + 56], rax
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below2):
        mov          eax, 1
        mov          [rsp + 56], rax
NSMS_L(run_of_blocks):

        /* zeros in place of the working variables of an unfinished block before */
        vmovdqu64    xmm3, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; is_a: k1; blocks: [rsp+48]; left_in_run: [rsp+56]; is_e: k2; */
        /*   data: [rsp+72]; state: [rsp+80]. */
NSMS_L(end_and_next_block1):

        /* the end of a block, and rounds 0 to 15 of the next on its message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        mov          r12, [rsp + 72]
        mov          rcx, [r12]                                 /* W_0 */
        bswap        rcx
        mov          rdx, [r12 + 8]                             /* W_1 */
        bswap        rdx
        mov          rsi, [r12 + 16]                            /* W_2 */
        bswap        rsi
        mov          rdi, [r12 + 24]                            /* W_3 */
        bswap        rdi
        mov          r8, [r12 + 32]                             /* W_4 */
        bswap        r8
        mov          r9, [r12 + 40]                             /* W_5 */
        bswap        r9
        mov          r10, [r12 + 48]                            /* W_6 */
        bswap        r10
        mov          r11, [r12 + 56]                            /* W_7 */
        bswap        r11
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddq       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddq       xmm11{k2}, xmm1, xmm5
        vpaddq       xmm12, xmm0, xmm4
        vpaddq       xmm0{k1}, xmm0, xmm4
        vpaddq       xmm2{k2}, xmm2, xmm6
        mov          rbx, [r12 + 64]                            /* W_8 */
        bswap        rbx
        vmovdqa64    xmm13, xmm1
        vpaddq       xmm13{k1}, xmm1, xmm5
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm3{k2}, xmm3, xmm7
            mov      r13, rcx                                   /* W_0 + K_0 */
            add      r13, [rip + NSMS_L(K)]
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 16] /* the first round, and the last but one of the block before */
        vpshufd      xmm13, xmm13, 78
            mov      r14, rdx                                   /* W_1 + K_1 */
            add      r14, [rip + NSMS_L(K) + 8]
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts)]
        vprorvq      xmm16, xmm10, xmm15
            mov      r15, rsi                                   /* W_2 + K_2 */
            add      r15, [rip + NSMS_L(K) + 16]
        vmovdqu64    xmm17, [rip + NSMS_L(words_00000000_x4)]
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm19, xmm10, xmm18
        vmovq        xmm20, r13
        vpaddq       xmm20, xmm3, xmm20
        vpsubq       xmm20{k1}, xmm17, xmm3
        mov          rbp, [r12 + 72]                            /* W_9 */
        bswap        rbp
        vprorvq      xmm21, xmm10, xmm14
        vpternlogq   xmm19, xmm16, xmm21, 150
            mov      r13, rdi                                   /* W_3 + K_3 */
            add      r13, [rip + NSMS_L(K) + 24]
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm21, xmm2
        vpternlogq   xmm21, xmm11, xmm16, 208
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm2, xmm16, 248
        vpternlogq   xmm21, xmm22, xmm10, 216
        vpaddq       xmm13, xmm13, xmm20
        vpaddq       xmm13, xmm21, xmm13
        vpaddq       xmm13, xmm19, xmm13
        vmovdqa64    xmm19, xmm11                               /* the second round, and the last of the block before */
        vpternlogq   xmm19, xmm10, xmm16, 208
        vmovq        xmm20, r14
        vprorvq      xmm21, xmm13, xmm15
        vprorvq      xmm22, xmm13, xmm18
        vpshufd      xmm23, xmm0, 78
        mov          r14, [r12 + 80]                            /* W_10 */
        bswap        r14
        mov          [rsp], r14
        vpternlogq   xmm10, xmm11, xmm16, 248
        vpternlogq   xmm19, xmm10, xmm13, 216
        vpaddq       xmm10, xmm2, xmm20
        vpsubq       xmm10{k1}, xmm17, xmm2
        vpaddq       xmm10, xmm23, xmm10
        vmovdqa64    xmm11, xmm13
        vpaddq       xmm11{k1}, xmm13, xmm8
        vprorvq      xmm13, xmm13, xmm14
        vpternlogq   xmm22, xmm21, xmm13, 150
            mov      rax, r8                                    /* W_4 + K_4 */
            add      rax, [rip + NSMS_L(K) + 32]
        vpaddq       xmm10, xmm19, xmm10
        vpaddq       xmm10, xmm22, xmm10
        vpaddq       xmm10{k1}, xmm10, xmm9
        vpshufd      xmm13, xmm11, 78                           /* round 2 */
        vprorvq      xmm19, xmm10, xmm14
        vprorvq      xmm20, xmm10, xmm15
        vmovdqa64    xmm21, xmm12
        vpternlogq   xmm21, xmm11, xmm16, 208
        mov          [rsp + 88], rcx
        mov          rcx, [r12 + 88]                            /* W_11 */
        bswap        rcx
        mov          [rsp + 8], rcx
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm12, xmm16, 248
        vprorvq      xmm23, xmm10, xmm18
        vpternlogq   xmm23, xmm20, xmm19, 150
        vmovq        xmm19, r15
        vpaddq       xmm19, xmm5, xmm19
        vpternlogq   xmm21, xmm22, xmm10, 216
        vpsubq       xmm19{k1}, xmm17, xmm5
        vpaddq       xmm13, xmm19, xmm13
        vpaddq       xmm13, xmm21, xmm13
        vpaddq       xmm13, xmm23, xmm13
        vpshufd      xmm19, xmm10, 78                           /* round 3 */
        vprorvq      xmm20, xmm13, xmm14
            mov      r15, r9                                    /* W_5 + K_5 */
            add      r15, [rip + NSMS_L(K) + 40]
        vprorvq      xmm21, xmm13, xmm15
        vmovdqa64    xmm22, xmm11
        vpternlogq   xmm22, xmm10, xmm16, 208
        mov          [rsp + 96], rdx
        mov          rdx, [r12 + 96]                            /* W_12 */
        bswap        rdx
        mov          [rsp + 16], rdx
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm11, xmm16, 248
        vprorvq      xmm24, xmm13, xmm18
        vpternlogq   xmm24, xmm21, xmm20, 150
        vmovq        xmm20, r13
        vpaddq       xmm20, xmm12, xmm20
        vpternlogq   xmm22, xmm23, xmm13, 216
        vpsubq       xmm20{k1}, xmm17, xmm12
        vpaddq       xmm19, xmm20, xmm19
        vpaddq       xmm19, xmm22, xmm19
        vpaddq       xmm19, xmm24, xmm19
        vpshufd      xmm20, xmm13, 78                           /* round 4 */
        vprorvq      xmm21, xmm19, xmm14
            mov      r13, r10                                   /* W_6 + K_6 */
            add      r13, [rip + NSMS_L(K) + 48]
        vprorvq      xmm22, xmm19, xmm15
        vmovdqa64    xmm23, xmm10
        vpternlogq   xmm23, xmm13, xmm16, 208
        mov          [rsp + 104], rsi
        mov          rsi, [r12 + 104]                           /* W_13 */
        bswap        rsi
        mov          [rsp + 24], rsi
        vmovdqa64    xmm24, xmm13
        vpternlogq   xmm24, xmm10, xmm16, 248
        vprorvq      xmm25, xmm19, xmm18
        vpternlogq   xmm25, xmm22, xmm21, 150
        vmovq        xmm21, rax
        vpaddq       xmm21, xmm21, xmm11
        vpternlogq   xmm23, xmm24, xmm19, 216
        vpsubq       xmm21{k1}, xmm17, xmm11
        vpaddq       xmm20, xmm21, xmm20
        vpaddq       xmm20, xmm23, xmm20
        vpaddq       xmm20, xmm25, xmm20
        vpshufd      xmm21, xmm19, 78                           /* round 5 */
        vprorvq      xmm22, xmm20, xmm14
            mov      rax, r11                                   /* W_7 + K_7 */
            add      rax, [rip + NSMS_L(K) + 56]
        vprorvq      xmm23, xmm20, xmm15
        vmovdqa64    xmm24, xmm13
        vpternlogq   xmm24, xmm19, xmm16, 208
        mov          [rsp + 112], rdi
        mov          rdi, [r12 + 112]                           /* W_14 */
        bswap        rdi
        mov          [rsp + 32], rdi
        vmovdqa64    xmm25, xmm19
        vpternlogq   xmm25, xmm13, xmm16, 248
        vprorvq      xmm26, xmm20, xmm18
        vpternlogq   xmm26, xmm23, xmm22, 150
        vmovq        xmm22, r15
        vpaddq       xmm22, xmm22, xmm10
        vpternlogq   xmm24, xmm25, xmm20, 216
        vpsubq       xmm22{k1}, xmm17, xmm10
        vpaddq       xmm21, xmm22, xmm21
        vpaddq       xmm21, xmm24, xmm21
        vpaddq       xmm21, xmm26, xmm21
        vpshufd      xmm22, xmm20, 78                           /* round 6 */
        vprorvq      xmm23, xmm21, xmm14
        vprorvq      xmm24, xmm21, xmm15
            mov      r15, rbx                                   /* W_8 + K_8 */
            add      r15, [rip + NSMS_L(K) + 64]
        mov          [rsp + 120], r8
        mov          r8, [r12 + 120]                            /* W_15 */
        bswap        r8
        mov          [rsp + 40], r8
        vmovdqa64    xmm25, xmm19
        vpternlogq   xmm25, xmm20, xmm16, 208
        vmovdqa64    xmm26, xmm20
        vpternlogq   xmm26, xmm19, xmm16, 248
        vprorvq      xmm27, xmm21, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r13
        vpaddq       xmm23, xmm23, xmm13
        vpternlogq   xmm25, xmm26, xmm21, 216
        vpsubq       xmm23{k1}, xmm17, xmm13
        vpaddq       xmm13, xmm23, xmm22
        vpaddq       xmm13, xmm25, xmm13
        vpaddq       xmm13, xmm27, xmm13
        vpshufd      xmm22, xmm21, 78                           /* round 7 */
        vprorvq      xmm23, xmm13, xmm14
        vprorvq      xmm24, xmm13, xmm15
            mov      r13, rbp                                   /* W_9 + K_9 */
            add      r13, [rip + NSMS_L(K) + 72]
        vmovdqa64    xmm25, xmm20
        vpternlogq   xmm25, xmm21, xmm16, 208
        vmovdqa64    xmm26, xmm21
        vpternlogq   xmm26, xmm20, xmm16, 248
        vprorvq      xmm27, xmm13, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, rax
        vpaddq       xmm23, xmm23, xmm19
        vpternlogq   xmm25, xmm26, xmm13, 216
        vpsubq       xmm23{k1}, xmm17, xmm19
        vpaddq       xmm19, xmm23, xmm22
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm19, xmm27, xmm19
        vpshufd      xmm22, xmm13, 78                           /* round 8 */
        vprorvq      xmm23, xmm19, xmm14
        vprorvq      xmm24, xmm19, xmm15
        vmovdqa64    xmm25, xmm21
        vpternlogq   xmm25, xmm13, xmm16, 208
            mov      rax, r14                                   /* W_10 + K_10 */
            add      rax, [rip + NSMS_L(K) + 80]
        vmovdqa64    xmm26, xmm13
        vpternlogq   xmm26, xmm21, xmm16, 248
        vprorvq      xmm27, xmm19, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm20
        vpternlogq   xmm25, xmm26, xmm19, 216
        vpsubq       xmm23{k1}, xmm17, xmm20
        vpaddq       xmm20, xmm23, xmm22
        vpaddq       xmm20, xmm25, xmm20
        vpaddq       xmm20, xmm27, xmm20
        vpshufd      xmm22, xmm19, 78                           /* round 9 */
        vprorvq      xmm23, xmm20, xmm14
        vprorvq      xmm24, xmm20, xmm15
        vmovdqa64    xmm25, xmm13
        vpternlogq   xmm25, xmm19, xmm16, 208
            mov      r15, rcx                                   /* W_11 + K_11 */
            add      r15, [rip + NSMS_L(K) + 88]
        vmovdqa64    xmm26, xmm19
        vpternlogq   xmm26, xmm13, xmm16, 248
        vprorvq      xmm27, xmm20, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r13
        vpaddq       xmm23, xmm23, xmm21
        vpternlogq   xmm25, xmm26, xmm20, 216
        vpsubq       xmm23{k1}, xmm17, xmm21
        vpaddq       xmm21, xmm23, xmm22
        vpaddq       xmm21, xmm25, xmm21
        vpaddq       xmm21, xmm27, xmm21
        vpshufd      xmm22, xmm20, 78                           /* round 10 */
        vprorvq      xmm23, xmm21, xmm14
        vprorvq      xmm24, xmm21, xmm15
        vmovdqa64    xmm25, xmm19
        vpternlogq   xmm25, xmm20, xmm16, 208
        vmovdqa64    xmm26, xmm20
        vpternlogq   xmm26, xmm19, xmm16, 248
        vprorvq      xmm27, xmm21, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
            mov      r13, rdx                                   /* W_12 + K_12 */
            add      r13, [rip + NSMS_L(K) + 96]
        vmovq        xmm23, rax
        vpaddq       xmm23, xmm23, xmm13
        vpternlogq   xmm25, xmm26, xmm21, 216
        vpsubq       xmm23{k1}, xmm17, xmm13
        vpaddq       xmm13, xmm23, xmm22
        vpaddq       xmm13, xmm25, xmm13
        vpaddq       xmm13, xmm27, xmm13
        vpshufd      xmm22, xmm21, 78                           /* round 11 */
        vprorvq      xmm23, xmm13, xmm14
        vprorvq      xmm24, xmm13, xmm15
        vmovdqa64    xmm25, xmm20
        vpternlogq   xmm25, xmm21, xmm16, 208
        vmovdqa64    xmm26, xmm21
        vpternlogq   xmm26, xmm20, xmm16, 248
        vprorvq      xmm27, xmm13, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm19
        vpternlogq   xmm25, xmm26, xmm13, 216
            mov      r15, rsi                                   /* W_13 + K_13 */
            add      r15, [rip + NSMS_L(K) + 104]
        vpsubq       xmm23{k1}, xmm17, xmm19
        vpaddq       xmm19, xmm23, xmm22
        vpaddq       xmm19, xmm25, xmm19
        vpaddq       xmm19, xmm27, xmm19
        vpshufd      xmm22, xmm13, 78                           /* round 12 */
        vprorvq      xmm23, xmm19, xmm14
        vprorvq      xmm24, xmm19, xmm15
        vmovdqa64    xmm25, xmm21
        vpternlogq   xmm25, xmm13, xmm16, 208
        vmovdqa64    xmm26, xmm13
        vpternlogq   xmm26, xmm21, xmm16, 248
        vprorvq      xmm27, xmm19, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r13
        vpaddq       xmm23, xmm23, xmm20
        vpternlogq   xmm25, xmm26, xmm19, 216
        vpsubq       xmm23{k1}, xmm17, xmm20
        vpaddq       xmm20, xmm23, xmm22
        vpaddq       xmm20, xmm25, xmm20
        vpaddq       xmm20, xmm27, xmm20
            mov      r13, rdi                                   /* W_14 + K_14 */
            add      r13, [rip + NSMS_L(K) + 112]
        vpshufd      xmm22, xmm19, 78                           /* round 13 */
        vprorvq      xmm23, xmm20, xmm14
        vprorvq      xmm24, xmm20, xmm15
        vmovdqa64    xmm25, xmm13
        vpternlogq   xmm25, xmm19, xmm16, 208
        vmovdqa64    xmm26, xmm19
        vpternlogq   xmm26, xmm13, xmm16, 248
        vprorvq      xmm27, xmm20, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm21
        vpternlogq   xmm25, xmm26, xmm20, 216
        vpsubq       xmm23{k1}, xmm17, xmm21
        vpaddq       xmm21, xmm23, xmm22
        vpaddq       xmm21, xmm25, xmm21
        vpaddq       xmm21, xmm27, xmm21
        vpshufd      xmm22, xmm20, 78                           /* round 14 */
        vprorvq      xmm23, xmm21, xmm14
        vprorvq      xmm24, xmm21, xmm15
        vmovdqa64    xmm25, xmm19
        vpternlogq   xmm25, xmm20, xmm16, 208
            mov      r15, r8                                    /* W_15 + K_15 */
            add      r15, [rip + NSMS_L(K) + 120]
        vmovdqa64    xmm26, xmm20
        vpternlogq   xmm26, xmm19, xmm16, 248
        vprorvq      xmm27, xmm21, xmm18
        vpternlogq   xmm27, xmm24, xmm23, 150
        vmovq        xmm23, r13
        vpaddq       xmm23, xmm23, xmm13
        vpternlogq   xmm25, xmm26, xmm21, 216
        vpsubq       xmm23{k1}, xmm17, xmm13
        vpaddq       xmm13, xmm23, xmm22
        vpaddq       xmm13, xmm25, xmm13
        vpaddq       xmm1, xmm27, xmm13
        lea          r13, [rip + NSMS_L(K) + 640]               /* round 15 */
        mov          [rsp + 64], r13
        vpshufd      xmm13, xmm21, 78
        lea          rax, [rip + NSMS_L(K) + 128]
        vprorvq      xmm14, xmm1, xmm14
        vprorvq      xmm15, xmm1, xmm15
        vmovdqa64    xmm22, xmm20
        vpternlogq   xmm22, xmm21, xmm16, 208
        vmovdqa64    xmm23, xmm21
        vpternlogq   xmm23, xmm20, xmm16, 248
        vprorvq      xmm16, xmm1, xmm18
        vpternlogq   xmm16, xmm15, xmm14, 150
        vmovq        xmm14, r15
        vpaddq       xmm14, xmm14, xmm19
        vpternlogq   xmm22, xmm23, xmm1, 216
        vpsubq       xmm14{k1}, xmm17, xmm19
        vpaddq       xmm13, xmm14, xmm13
        vpaddq       xmm13, xmm22, xmm13
        vpaddq       xmm0, xmm16, xmm13
        add          r12, 128                                   /* the next block */
        mov          [rsp + 72], r12
        mov          r15, [rsp + 56]
        add          r15, -1
        mov          [rsp + 56], r15
        mov          r14, [rsp + 48]
        add          r14, -1
        mov          [rsp + 48], r14
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm11
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm21
        vmovdqa64    xmm3, xmm20
        mov          rcx, [rsp + 88]
        mov          rdx, [rsp + 96]
        mov          rsi, [rsp + 104]
        mov          rdi, [rsp + 112]
        mov          r8, [rsp + 120]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; W rows 0..15 of 1 block: rcx, rdx, rsi, rdi, r8, r9, r10, r11, rbx, rbp, */
        /*   [rsp..rsp+40]; is_a: k1; kp: rax; blocks: [rsp+48]; left_in_run: [rsp+56]; is_e: k2; */
        /*   upper_bound: [rsp+64]; data: [rsp+72]; state: [rsp+80]. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 79, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* round 16 */
            add      rcx, rbp                                   /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 32]
            mov      r12, [rsp + 32]
            rorx     r13, r12, 61
            rorx     r14, r12, 19
            xor      r14, r13
            mov      r13, r12
            shr      r13, 6
            xor      r14, r13
            add      rcx, r14
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm14, xmm2
        vpternlogq   xmm14, xmm1, xmm13, 208
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 16]
            rorx     r13, rdx, 8
            rorx     r14, rdx, 1
            xor      r14, r13
        vmovdqa64    xmm16, xmm1
        vpternlogq   xmm16, xmm2, xmm13, 248
        vpternlogq   xmm14, xmm16, xmm0, 216
            mov      r13, [rsp]
            lea      r15, [r13 + rdx]                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vprorvq      xmm16, xmm0, xmm11
            shr      rdx, 7
        vprorvq      xmm17, xmm0, xmm15
        vprorvq      xmm18, xmm0, xmm12
            xor      r14, rdx
            add      rcx, r14
            mov      r14, rcx
            add      r14, [rax]
        vmovq        xmm19, r14
        vpaddq       xmm19, xmm3, xmm19
        vpsubq       xmm19{k1}, xmm10, xmm3
        vpternlogq   xmm16, xmm18, xmm17, 150
        vpshufd      xmm17, xmm1, 78
        vpaddq       xmm17, xmm17, xmm19
        vpaddq       xmm14, xmm14, xmm17
            mov      r14, [rsp + 40]
            rorx     rdx, r14, 61
            rorx     r13, r14, 19
        vmovdqa64    xmm17, xmm1                                /* round 17 */
        vpternlogq   xmm17, xmm0, xmm13, 208
            xor      rdx, r13
            mov      r13, r14
            shr      r13, 6
            xor      rdx, r13
            add      rdx, r15
        vpaddq       xmm14, xmm16, xmm14
        vmovdqa64    xmm16, xmm0
        vpternlogq   xmm16, xmm1, xmm13, 248
        vpternlogq   xmm17, xmm16, xmm14, 216
            rorx     r13, rsi, 8
            rorx     r15, rsi, 1
            xor      r15, r13
            mov      r13, [rsp + 8]
            mov      [rsp + 88], rbp
            lea      rbp, [r13 + rsi]                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vprorvq      xmm16, xmm14, xmm11
            shr      rsi, 7
        vprorvq      xmm18, xmm14, xmm15
        vprorvq      xmm19, xmm14, xmm12
            xor      r15, rsi
            add      rdx, r15
            mov      r15, rdx
            add      r15, [rax + 8]
        vmovq        xmm20, r15
        vpaddq       xmm20, xmm2, xmm20
        vpsubq       xmm20{k1}, xmm10, xmm2
        vpternlogq   xmm16, xmm19, xmm18, 150
        vpshufd      xmm18, xmm0, 78
        vpaddq       xmm18, xmm18, xmm20
        vpaddq       xmm17, xmm17, xmm18
            rorx     rsi, rcx, 61
            rorx     r15, rcx, 19
        vmovdqa64    xmm18, xmm0                                /* round 18 */
        vpternlogq   xmm18, xmm14, xmm13, 208
            xor      rsi, r15
            mov      r15, rcx
            shr      r15, 6
            xor      rsi, r15
        vpaddq       xmm16, xmm16, xmm17
        vmovdqa64    xmm17, xmm14
        vpternlogq   xmm17, xmm0, xmm13, 248
        vpternlogq   xmm18, xmm17, xmm16, 216
            rorx     r15, rdi, 8
            rorx     r13, rdi, 1
            xor      r13, r15
            mov      r15, [rsp + 16]
            mov      [rsp + 96], rcx
            lea      rcx, [r15 + rdi]                           /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vprorvq      xmm17, xmm16, xmm11
            shr      rdi, 7
        vprorvq      xmm19, xmm16, xmm15
        vprorvq      xmm20, xmm16, xmm12
            xor      r13, rdi
            add      rbp, r13
            add      rsi, rbp
            mov      r13, rsi
            add      r13, [rax + 16]
        vmovq        xmm21, r13
        vpaddq       xmm21, xmm1, xmm21
        vpsubq       xmm21{k1}, xmm10, xmm1
        vpternlogq   xmm17, xmm20, xmm19, 150
        vpshufd      xmm19, xmm14, 78
        vpaddq       xmm19, xmm21, xmm19
        vpaddq       xmm18, xmm18, xmm19
            rorx     rdi, rdx, 61
            rorx     r13, rdx, 19
        vmovdqa64    xmm19, xmm14                               /* round 19 */
        vpternlogq   xmm19, xmm16, xmm13, 208
            xor      rdi, r13
            mov      r13, rdx
            shr      r13, 6
            xor      rdi, r13
        vpaddq       xmm17, xmm17, xmm18
        vmovdqa64    xmm18, xmm16
        vpternlogq   xmm18, xmm14, xmm13, 248
        vpternlogq   xmm19, xmm18, xmm17, 216
            rorx     r13, r8, 8
            rorx     rbp, r8, 1
            xor      rbp, r13
            mov      r13, [rsp + 24]
            lea      r15, [r13 + r8]                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vprorvq      xmm18, xmm17, xmm11
            shr      r8, 7
        vprorvq      xmm20, xmm17, xmm15
        vprorvq      xmm21, xmm17, xmm12
            xor      rbp, r8
            add      rcx, rbp
            add      rdi, rcx
            mov      rbp, rdi
            add      rbp, [rax + 24]
        vmovq        xmm22, rbp
        vpaddq       xmm22, xmm0, xmm22
        vpsubq       xmm22{k1}, xmm10, xmm0
        vpternlogq   xmm18, xmm21, xmm20, 150
        vpshufd      xmm20, xmm16, 78
        vpaddq       xmm20, xmm22, xmm20
        vpaddq       xmm19, xmm19, xmm20
            rorx     r8, rsi, 61
            rorx     rbp, rsi, 19
        vmovdqa64    xmm20, xmm16                               /* round 20 */
        vpternlogq   xmm20, xmm17, xmm13, 208
            xor      r8, rbp
            mov      rbp, rsi
            shr      rbp, 6
            xor      r8, rbp
        vpaddq       xmm18, xmm18, xmm19
        vmovdqa64    xmm19, xmm17
        vpternlogq   xmm19, xmm16, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm18, 216
            rorx     rbp, r9, 8
            rorx     rcx, r9, 1
            xor      rcx, rbp
            lea      rbp, [r12 + r9]                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vprorvq      xmm19, xmm18, xmm11
            shr      r9, 7
        vprorvq      xmm21, xmm18, xmm15
        vprorvq      xmm22, xmm18, xmm12
            xor      rcx, r9
            add      r15, rcx
            add      r8, r15
            mov      r15, r8
            add      r15, [rax + 32]
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm14, xmm23
        vpsubq       xmm23{k1}, xmm10, xmm14
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm14, xmm17, 78
        vpaddq       xmm14, xmm23, xmm14
        vpaddq       xmm14, xmm20, xmm14
            rorx     r9, rdi, 61
            rorx     r15, rdi, 19
        vmovdqa64    xmm20, xmm17                               /* round 21 */
        vpternlogq   xmm20, xmm18, xmm13, 208
            xor      r9, r15
            mov      r15, rdi
            shr      r15, 6
            xor      r9, r15
        vpaddq       xmm14, xmm19, xmm14
        vmovdqa64    xmm19, xmm18
        vpternlogq   xmm19, xmm17, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm14, 216
            rorx     r15, r10, 8
            rorx     rcx, r10, 1
            xor      rcx, r15
            lea      r15, [r14 + r10]                           /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vprorvq      xmm19, xmm14, xmm11
            shr      r10, 7
        vprorvq      xmm21, xmm14, xmm15
        vprorvq      xmm22, xmm14, xmm12
            xor      rcx, r10
            add      rbp, rcx
            add      r9, rbp
            mov      rbp, r9
            add      rbp, [rax + 40]
        vmovq        xmm23, rbp
        vpaddq       xmm23, xmm23, xmm16
        vpsubq       xmm23{k1}, xmm10, xmm16
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm16, xmm18, 78
        vpaddq       xmm16, xmm23, xmm16
        vpaddq       xmm16, xmm20, xmm16
            rorx     r10, r8, 61
            rorx     rbp, r8, 19
        vmovdqa64    xmm20, xmm18                               /* round 22 */
        vpternlogq   xmm20, xmm14, xmm13, 208
            xor      r10, rbp
            mov      rbp, r8
            shr      rbp, 6
            xor      r10, rbp
        vpaddq       xmm16, xmm19, xmm16
        vmovdqa64    xmm19, xmm14
        vpternlogq   xmm19, xmm18, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm16, 216
            rorx     rbp, r11, 8
            rorx     rcx, r11, 1
            xor      rcx, rbp
        vprorvq      xmm19, xmm16, xmm11
            mov      rbp, r11
            shr      rbp, 7
        vprorvq      xmm21, xmm16, xmm15
        vprorvq      xmm22, xmm16, xmm12
            xor      rcx, rbp
            add      r15, rcx
            add      r10, r15
            mov      r15, r10
            add      r15, [rax + 48]
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm17
        vpsubq       xmm23{k1}, xmm10, xmm17
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm17, xmm14, 78
        vpaddq       xmm17, xmm23, xmm17
        vpaddq       xmm17, xmm20, xmm17
            rorx     r15, r9, 61                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            rorx     rbp, r9, 19
        vmovdqa64    xmm20, xmm14                               /* round 23 */
        vpternlogq   xmm20, xmm16, xmm13, 208
            xor      rbp, r15
            mov      r15, r9
            shr      r15, 6
            xor      rbp, r15
        vpaddq       xmm17, xmm19, xmm17
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm14, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm17, 216
            rorx     r15, rbx, 8
            rorx     rcx, rbx, 1
            xor      rcx, r15
        vprorvq      xmm19, xmm17, xmm11
            mov      r15, rbx
            shr      r15, 7
        vprorvq      xmm21, xmm17, xmm15
        vprorvq      xmm22, xmm17, xmm12
            xor      rcx, r15
            add      r11, rcx
            mov      rcx, [rsp + 96]
            add      r11, rcx
            add      r11, rbp
            mov      r15, r11
            add      r15, [rax + 56]
        vmovq        xmm23, r15
        vpaddq       xmm23, xmm23, xmm18
        vpsubq       xmm23{k1}, xmm10, xmm18
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm18, xmm16, 78
        vpaddq       xmm18, xmm23, xmm18
        vpaddq       xmm18, xmm20, xmm18
            rorx     r15, r10, 61                               /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            rorx     rbp, r10, 19
        vmovdqa64    xmm20, xmm16                               /* round 24 */
        vpternlogq   xmm20, xmm17, xmm13, 208
            xor      rbp, r15
        vpaddq       xmm18, xmm19, xmm18
        vmovdqa64    xmm19, xmm17
        vpternlogq   xmm19, xmm16, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm18, 216
            mov      r15, [rsp + 88]
            rorx     rcx, r15, 8
            rorx     r14, r15, 1
            xor      r14, rcx
        vprorvq      xmm19, xmm18, xmm11
            mov      rcx, r10
            shr      rcx, 6
            xor      rbp, rcx
            mov      rcx, r15
            shr      rcx, 7
        vprorvq      xmm21, xmm18, xmm15
        vprorvq      xmm22, xmm18, xmm12
            xor      r14, rcx
            add      rbx, r14
            add      rbx, rdx
            add      rbx, rbp
            mov      r14, rbx
            add      r14, [rax + 64]
        vmovq        xmm23, r14
        vpaddq       xmm23, xmm23, xmm14
        vpsubq       xmm23{k1}, xmm10, xmm14
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm14, xmm17, 78
        vpaddq       xmm14, xmm23, xmm14
        vpaddq       xmm14, xmm20, xmm14
            rorx     rbp, r11, 61                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            rorx     r14, r11, 19
        vmovdqa64    xmm20, xmm17                               /* round 25 */
        vpternlogq   xmm20, xmm18, xmm13, 208
            xor      rbp, r14
            mov      r14, r11
            shr      r14, 6
            xor      rbp, r14
        vpaddq       xmm14, xmm19, xmm14
        vmovdqa64    xmm19, xmm18
        vpternlogq   xmm19, xmm17, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm14, 216
            mov      r14, [rsp]
            rorx     rcx, r14, 8
            mov      [rsp + 104], rdx
            rorx     rdx, r14, 1
            xor      rdx, rcx
            mov      rcx, r14
            shr      rcx, 7
        vprorvq      xmm19, xmm14, xmm12
        vprorvq      xmm21, xmm14, xmm15
            xor      rdx, rcx
            add      r15, rdx
            add      r15, rsi
            add      rbp, r15
            mov      r15, rbp
            add      r15, [rax + 72]
        vmovq        xmm22, r15
        vpaddq       xmm22, xmm22, xmm16
        vpsubq       xmm22{k1}, xmm10, xmm16
        vprorvq      xmm16, xmm14, xmm11
        vpternlogq   xmm16, xmm19, xmm21, 150
        vpshufd      xmm19, xmm18, 78
        vpaddq       xmm19, xmm22, xmm19
        vpaddq       xmm19, xmm20, xmm19
            rorx     r15, rbx, 61                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            rorx     rdx, rbx, 19
        vmovdqa64    xmm20, xmm18                               /* round 26 */
        vpternlogq   xmm20, xmm14, xmm13, 208
            xor      rdx, r15
            mov      r15, rbx
            shr      r15, 6
            xor      rdx, r15
        vpaddq       xmm16, xmm16, xmm19
        vmovdqa64    xmm19, xmm14
        vpternlogq   xmm19, xmm18, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm16, 216
            mov      r15, [rsp + 8]
            rorx     rcx, r15, 8
            mov      [rsp + 88], rsi
            rorx     rsi, r15, 1
            xor      rsi, rcx
        vprorvq      xmm19, xmm16, xmm11
            mov      rcx, r15
            shr      rcx, 7
        vprorvq      xmm21, xmm16, xmm15
        vprorvq      xmm22, xmm16, xmm12
            xor      rsi, rcx
            add      r14, rsi
            add      r14, rdi
            add      r14, rdx
            mov      [rsp], r14
            mov      rsi, r14
            add      rsi, [rax + 80]
        vmovq        xmm23, rsi
        vpaddq       xmm23, xmm23, xmm17
        vpsubq       xmm23{k1}, xmm10, xmm17
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm17, xmm14, 78
        vpaddq       xmm17, xmm23, xmm17
        vpaddq       xmm17, xmm20, xmm17
            rorx     rsi, rbp, 61                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            rorx     rdx, rbp, 19
        vmovdqa64    xmm20, xmm14                               /* round 27 */
        vpternlogq   xmm20, xmm16, xmm13, 208
            xor      rdx, rsi
            mov      rsi, rbp
            shr      rsi, 6
            xor      rdx, rsi
        vpaddq       xmm17, xmm19, xmm17
        vmovdqa64    xmm19, xmm16
        vpternlogq   xmm19, xmm14, xmm13, 248
        vpternlogq   xmm20, xmm19, xmm17, 216
            mov      rsi, [rsp + 16]
            rorx     rcx, rsi, 8
            mov      [rsp + 112], rdi
            rorx     rdi, rsi, 1
            xor      rdi, rcx
        vprorvq      xmm19, xmm17, xmm11
            mov      rcx, rsi
            shr      rcx, 7
        vprorvq      xmm21, xmm17, xmm12
        vprorvq      xmm22, xmm17, xmm15
            xor      rdi, rcx
            add      r15, rdi
            add      r15, r8
            add      r15, rdx
            mov      [rsp + 8], r15
            mov      rdi, r15
            add      rdi, [rax + 88]
        vmovq        xmm23, rdi
        vpaddq       xmm23, xmm23, xmm18
        vpsubq       xmm23{k1}, xmm10, xmm18
        vpternlogq   xmm19, xmm21, xmm22, 150
        vpshufd      xmm18, xmm16, 78
        vpaddq       xmm18, xmm23, xmm18
        vpaddq       xmm18, xmm20, xmm18
            rorx     rdi, r14, 61                               /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            rorx     rdx, r14, 19
        vmovdqa64    xmm20, xmm16                               /* round 28 */
        vpternlogq   xmm20, xmm17, xmm13, 208
            xor      rdx, rdi
            mov      rdi, r14
            shr      rdi, 6
            xor      rdx, rdi
            rorx     rdi, r13, 8
            rorx     rcx, r13, 1
            xor      rcx, rdi
        vmovdqa64    xmm21, xmm17
        vpternlogq   xmm21, xmm16, xmm13, 248
        vpaddq       xmm18, xmm19, xmm18
        vpternlogq   xmm20, xmm21, xmm18, 216
        vprorvq      xmm19, xmm18, xmm11
            mov      rdi, r13
            shr      rdi, 7
        vprorvq      xmm21, xmm18, xmm15
        vprorvq      xmm22, xmm18, xmm12
            xor      rcx, rdi
            add      rsi, rcx
            add      rsi, r9
            add      rsi, rdx
            mov      [rsp + 16], rsi
            mov      rdi, rsi
            add      rdi, [rax + 96]
        vmovq        xmm23, rdi
        vpaddq       xmm23, xmm23, xmm14
        vpsubq       xmm23{k1}, xmm10, xmm14
        vpternlogq   xmm19, xmm22, xmm21, 150
        vpshufd      xmm14, xmm17, 78
        vpaddq       xmm14, xmm23, xmm14
        vpaddq       xmm14, xmm20, xmm14
            rorx     rdi, r15, 61                               /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            rorx     rdx, r15, 19
        vmovdqa64    xmm20, xmm17                               /* round 29 */
        vpternlogq   xmm20, xmm18, xmm13, 208
            xor      rdx, rdi
            mov      rdi, r15
            shr      rdi, 6
            xor      rdx, rdi
        vpaddq       xmm3, xmm19, xmm14
            rorx     rdi, r12, 8
            rorx     rcx, r12, 1
            xor      rcx, rdi
        vmovdqa64    xmm14, xmm18
        vpternlogq   xmm14, xmm17, xmm13, 248
        vpternlogq   xmm20, xmm14, xmm3, 216
        vprorvq      xmm14, xmm3, xmm11
            mov      rdi, r12
            shr      rdi, 7
        vprorvq      xmm19, xmm3, xmm15
        vprorvq      xmm21, xmm3, xmm12
            xor      rcx, rdi
            add      r13, rcx
            add      r13, r10
            add      r13, rdx
            mov      [rsp + 24], r13
            mov      rdi, r13
            add      rdi, [rax + 104]
        vmovq        xmm22, rdi
        vpaddq       xmm22, xmm22, xmm16
        vpsubq       xmm22{k1}, xmm10, xmm16
        vpternlogq   xmm14, xmm21, xmm19, 150
        vpshufd      xmm16, xmm18, 78
        vpaddq       xmm16, xmm22, xmm16
        vpaddq       xmm16, xmm20, xmm16
            rorx     rdi, rsi, 61                               /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            rorx     rdx, rsi, 19
        vmovdqa64    xmm19, xmm18                               /* round 30 */
        vpternlogq   xmm19, xmm3, xmm13, 208
            xor      rdx, rdi
            mov      rdi, rsi
            shr      rdi, 6
            xor      rdx, rdi
        vpaddq       xmm2, xmm14, xmm16
        vmovdqa64    xmm14, xmm3
        vpternlogq   xmm14, xmm18, xmm13, 248
        vpternlogq   xmm19, xmm14, xmm2, 216
            mov      rdi, [rsp + 40]
            rorx     rcx, rdi, 8
            rorx     r14, rdi, 1
            xor      r14, rcx
        vprorvq      xmm14, xmm2, xmm11
        vprorvq      xmm16, xmm2, xmm12
        vprorvq      xmm20, xmm2, xmm15
        vpternlogq   xmm14, xmm16, xmm20, 150
            mov      rcx, rdi
            shr      rcx, 7
        vpshufd      xmm16, xmm3, 78
            xor      r14, rcx
            add      r12, r14
            add      r12, r11
            add      r12, rdx
            mov      [rsp + 32], r12
            mov      r14, r12
            add      r14, [rax + 112]
        vmovq        xmm20, r14
        vpaddq       xmm20, xmm20, xmm17
        vpsubq       xmm20{k1}, xmm10, xmm17
        vpaddq       xmm16, xmm20, xmm16
        vpaddq       xmm16, xmm19, xmm16
            rorx     r14, r13, 61                               /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            rorx     rdx, r13, 19
        vmovdqa64    xmm17, xmm3                                /* round 31 */
        vpternlogq   xmm17, xmm2, xmm13, 208
            xor      rdx, r14
        lea          r14, [rax + 128]
            mov      rcx, r13
            shr      rcx, 6
            xor      rdx, rcx
        vpaddq       xmm1, xmm14, xmm16
        vmovdqa64    xmm14, xmm2
        vpternlogq   xmm14, xmm3, xmm13, 248
        vpternlogq   xmm17, xmm14, xmm1, 216
            mov      rcx, [rsp + 96]
            rorx     r15, rcx, 8
            rorx     rsi, rcx, 1
            xor      rsi, r15
        vprorvq      xmm11, xmm1, xmm11
            mov      r15, rcx
            shr      r15, 7
        vprorvq      xmm13, xmm1, xmm15
        vprorvq      xmm12, xmm1, xmm12
            xor      rsi, r15
            add      rdi, rsi
            add      rdi, rbx
            add      rdi, rdx
            mov      [rsp + 40], rdi
            mov      r15, rdi
            add      r15, [rax + 120]
        vmovq        xmm14, r15
        vpaddq       xmm14, xmm14, xmm18
        vpsubq       xmm14{k1}, xmm10, xmm18
        vpternlogq   xmm11, xmm12, xmm13, 150
        vpshufd      xmm10, xmm2, 78
        vpaddq       xmm10, xmm14, xmm10
        vpaddq       xmm10, xmm17, xmm10
        vpaddq       xmm0, xmm11, xmm10
        mov          rax, r14
        mov          rdx, [rsp + 104]
        mov          rsi, [rsp + 88]
        mov          rdi, [rsp + 112]
        cmp          rax, [rsp + 64]
        jne          NSMS_L(rounds_and_schedule1)
        cmp          qword ptr [rsp + 56], 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 48] /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(words_00000000_x4)]
        vpshufd      xmm12, xmm1, 78
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts)]
        vmovdqa64    xmm14, xmm1
        vpternlogq   xmm14, xmm2, xmm10, 248
        vmovdqa64    xmm15, xmm2
        vpternlogq   xmm15, xmm1, xmm10, 208
        vpternlogq   xmm15, xmm14, xmm0, 216
        vpaddq       xmm4, xmm0, xmm4
        vpaddq       xmm5, xmm1, xmm5
        vpaddq       xmm6, xmm2, xmm6
        vpsubq       xmm2, xmm11, xmm2
        vpaddq       xmm7, xmm3, xmm7
        vpsubq       xmm3, xmm11, xmm3
        vpaddq       xmm3, xmm12, xmm3
        vpaddq       xmm3, xmm15, xmm3
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 32]
        vprorvq      xmm14, xmm0, xmm13
        vprorvq      xmm15, xmm0, xmm11
        vprorvq      xmm16, xmm0, xmm12
        vpternlogq   xmm16, xmm14, xmm15, 150
        vpaddq       xmm3, xmm16, xmm3
        vprorvq      xmm13, xmm3, xmm13
        vprorvq      xmm11, xmm3, xmm11
        vpaddq       xmm8, xmm8, xmm3
        vprorvq      xmm12, xmm3, xmm12
        vpternlogq   xmm12, xmm13, xmm11, 150
        vmovdqa64    xmm11, xmm0
        vpternlogq   xmm11, xmm1, xmm10, 248
        vpternlogq   xmm1, xmm0, xmm10, 208
        vpshufd      xmm0, xmm0, 78
        vpternlogq   xmm1, xmm11, xmm3, 216
        vpaddq       xmm0, xmm2, xmm0
        vpaddq       xmm0, xmm1, xmm0
        vpaddq       xmm0, xmm12, xmm0
        vpaddq       xmm9, xmm9, xmm0
        jmp          NSMS_L(batch1)
NSMS_L(store_hash_value):
        vpshufd      xmm0, xmm9, 14                             /* the hash value */
        mov          rax, [rsp + 80]
        vmovq        [rax + 32], xmm4
        vpshufd      xmm1, xmm8, 14
        vmovq        [rax + 40], xmm5
        vmovq        [rax + 48], xmm6
        vmovq        [rax + 56], xmm7
        vpshufd      xmm2, xmm4, 14
        vmovq        [rax], xmm0
        vpshufd      xmm0, xmm5, 14
        vmovq        [rax + 8], xmm1
        vmovq        [rax + 16], xmm2
        vmovq        [rax + 24], xmm0
NSMS_L(done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 128]
        vmovaps      xmm7, [rsp + 144]
        vmovaps      xmm8, [rsp + 160]
        vmovaps      xmm9, [rsp + 176]
        vmovaps      xmm10, [rsp + 192]
        vmovaps      xmm11, [rsp + 208]
        vmovaps      xmm12, [rsp + 224]
        vmovaps      xmm13, [rsp + 240]
        vmovaps      xmm14, [rsp + 256]
        vmovaps      xmm15, [rsp + 272]
        add          rsp, 296
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
        add          rsp, 136
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4), . - NSMS_SYMBOL(nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4)
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

/* nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4: 15 integer registers, 28 vector registers, 2 mask registers, 10 spills.
 *   Register map: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6;
 *     H_h: xmm7; H_b: xmm8; H_a: xmm9; W rows 0..15 of 1 block: rcx, rdx, rsi, rdi, r8, r9, r10,
 *     r11, rbx, rbp, [rsp..rsp+40]; is_a: k1; blocks: [rsp+48]; is_e: k2; data: [rsp+72];
 *     state: [rsp+80]; left_in_run: [rsp+56]; kp: rax; upper_bound: [rsp+64]. Slots of the frame
 *     that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     e_t:a_t-2: e after round t and a after round t-2, in two lanes.
 *     H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes.
 *     is_a: mask of the lane of a.
 *     is_e: mask of the lane of e.
 *     left_in_run: number of blocks left in the current run of 8, 4, 2 or 1 blocks; the start of
 *       each block finishes the one before, and the code after a run finishes its last; the lengths
 *       are fixed because the proof follows a run to its end.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4
 *   signature: void nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 184, win64: 360}
 *   features: [avx, avx512bw, avx512f, avx512vl, bmi2]
 */
