/* sha512_avx2_n1_shift_xor_wide_zen4.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=1 LANE_ROT=shift-xor LAYOUT=wide UARCH=zen4
 *   LANE_ROT=shift-xor: two shifts and an XOR (as in the paper); LAYOUT=wide: four words of each block in a
 *     register, where packed has two; UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,121 instructions (System V); 808 bytes of stack (System V), 936 (Win64).
 * void nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of a block, wk[t].
 *   Reads 128 bytes at data; writes 640 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 181 instructions (System V); 0 bytes of stack (System V), 120 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, bmi1, bmi2.
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
#  define NSMS_L(name) Lsha512_avx2_n1_shift_xor_wide_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n1_shift_xor_wide_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n1_shift_xor_wide_zen4_##name
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
NSMS_L(shuffle_76543210fedcba98):  /* byte shuffle: source of each byte */
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4))
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
        sub          rsp, 872
        NSMS_SEH(.seh_stackalloc 872)
        vmovaps      [rsp + 752], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 752)
        vmovaps      [rsp + 768], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 768)
        vmovaps      [rsp + 784], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 784)
        vmovaps      [rsp + 800], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 800)
        vmovaps      [rsp + 816], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 816)
        vmovaps      [rsp + 832], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 832)
        vmovaps      [rsp + 848], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 848)
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
        sub          rsp, 760
        .cfi_def_cfa_offset 816
#endif
        mov          [rsp + 8], rdi
        mov          [rsp + 16], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 111]
        mov          rcx, [rsp + 8]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp]; */
        /*   state: [rsp+8]; data: [rsp+16]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      ymm4, [r12]                                /* W_0 to W_3 */
        vmovdqu      ymm5, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      ymm6, [r12 + 32]                           /* W_4 to W_7 */
        vmovdqu      ymm7, [r12 + 64]                           /* W_8 to W_11 */
        vpshufb      ymm0, ymm4, ymm5
        vmovdqu      ymm4, [r12 + 96]                           /* W_12 to W_15 */
        vpshufb      ymm1, ymm6, ymm5
        vpshufb      ymm2, ymm7, ymm5
        vpaddq       ymm6, ymm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      ymm3, ymm4, ymm5
        vpaddq       ymm4, ymm1, [rip + NSMS_L(K) + 32]         /* W_4 to W_7, each + K_t */
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 64]         /* W_8 to W_11, each + K_t */
        vmovdqu      [rax], ymm6
        vpaddq       ymm6, ymm3, [rip + NSMS_L(K) + 96]         /* W_12 to W_15, each + K_t */
        vmovdqu      [rax + 32], ymm4
        vmovdqu      [rax + 64], ymm5
        vmovdqu      [rax + 96], ymm6
        lea          r12, [rax + 512]
        mov          [rsp + 24], r12
        lea          rbp, [rip + NSMS_L(K) + 128]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..3 of 1 block: ymm0..ymm3; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; */
        /*   upper_bound: [rsp+24]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12, r9, 14                                /* round 0 */
            vperm2i128 ymm4, ymm3, ymm3, 1                      /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
        andn         r15, r9, r11
            vpblendd ymm5, ymm0, ymm1, 3
        add          rbx, r8
        xor          r12, r13
            vpblendd ymm6, ymm2, ymm3, 3
        add          r14, r15
        add          rbx, [rcx]
        add          rbx, r14
            vpblendd ymm7, ymm1, ymm2, 3                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
            vpsrlq   ymm8, ymm4, 19
        xor          r13, r14
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        mov          r15, rsi
        xor          r15, rdi
            vpsllq   ymm9, ymm4, 45
            vpermq   ymm5, ymm5, 57
        and          r15, rdx
        add          r14, r15
            vpsrlq   ymm10, ymm4, 61
        rorx         r15, r9, 41
        xor          r12, r15
            vpsllq   ymm11, ymm4, 3
        add          rbx, r12
        rorx         r12, rdx, 39
        add          r11, rdi                                   /* round 1 */
        xor          r13, r12
            vpxor    ymm8, ymm8, ymm9
        add          r14, r13
        add          r14, rbx
        add          r11, [rcx + 8]
            vpxor    ymm9, ymm10, ymm11
            vpsrlq   ymm4, ymm4, 6
        mov          r12, rdx
        and          r12, rsi
            vpermq   ymm6, ymm6, 57
        rorx         r13, rbx, 14
        rorx         r15, rbx, 18
        mov          r8, rbx
        and          r8, r9
            vpsrlq   ymm10, ymm5, 1
        sub          r12, rdi
        xor          r13, r15
            vpsllq   ymm11, ymm5, 63
        add          r11, r8
        rorx         r15, rbx, 41
            vpxor    ymm8, ymm8, ymm9
        xor          r13, r15
            vpaddq   ymm9, ymm0, ymm6
        andn         r15, rbx, r10
        add          r11, r15
        add          r11, r13
        mov          r13, rdx
        xor          r13, rsi
            vpxor    ymm10, ymm10, ymm11
        rorx         r15, r14, 28
        add          r10, rsi                                   /* round 2 */
        rorx         r8, r14, 34
            vpxor    ymm4, ymm8, ymm4
        and          r13, r14
        add          r10, [rcx + 16]
            vpermq   ymm7, ymm7, 57
        add          r12, r13
        xor          r15, r8
            vpsrlq   ymm8, ymm5, 8
            vpsllq   ymm11, ymm5, 56
        rorx         r13, r14, 39
        xor          r15, r13
        add          r12, r15
        rorx         r13, r11, 14
        add          r12, r11
        rorx         r15, r11, 18
        mov          r8, r11
        and          r8, rbx
            vpaddq   ymm4, ymm9, ymm4
        xor          r13, r15
        mov          r15, r14
        and          r15, rdx
            vpxor    ymm8, ymm8, ymm11
        add          r10, r8
        sub          r15, rsi
        rorx         r8, r11, 41
            vpsrlq   ymm5, ymm5, 7
        xor          r13, r8
        andn         r8, r11, r9
            vpxor    ymm8, ymm10, ymm8
        add          r10, r8
        add          r10, r13
        mov          r13, r14
        xor          r13, rdx
            vpsrlq   ymm10, ymm7, 1
        rorx         r8, r12, 28
        add          r9, rdx                                    /* round 3 */
        rorx         rdi, r12, 34
            vpxor    ymm5, ymm8, ymm5
        and          r13, r12
        add          r9, [rcx + 24]
        xor          r8, rdi
            vpsllq   ymm8, ymm7, 63
        add          r15, r13
        add          r15, r10
        rorx         r13, r12, 39
            vpaddq   ymm4, ymm5, ymm4
        xor          r8, r13
            vpaddq   ymm5, ymm9, ymm5
        rorx         r13, r10, 14
        add          r15, r8
        rorx         r8, r10, 18
        mov          rdi, r10
        and          rdi, r11
            vpxor    ymm8, ymm10, ymm8
        xor          r13, r8
        mov          r8, r12
        and          r8, r14
            vperm2i128 ymm4, ymm3, ymm4, 33
        add          r9, rdi
        sub          r8, rdx
        rorx         rdi, r10, 41
            vpsrlq   ymm9, ymm7, 8
        xor          r13, rdi
        andn         rdi, r10, rbx
            vpsrlq   ymm10, ymm4, 19
        add          r9, rdi
        add          r9, r13
        mov          r13, r12
        xor          r13, r14
            vpsllq   ymm11, ymm4, 45
        rorx         rdi, r15, 28
        add          rbx, [rcx + 32]                            /* round 4 */
        rorx         rsi, r15, 34
            vpxor    ymm10, ymm10, ymm11
        and          r13, r15
        add          rbx, r14
        xor          rdi, rsi
            vpsrlq   ymm11, ymm4, 61
        add          r8, r13
        add          r8, r9
            vpsllq   ymm12, ymm4, 3
        rorx         r13, r15, 39
        xor          rdi, r13
        add          r8, rdi
            vpxor    ymm11, ymm11, ymm12
        rorx         r13, r9, 14
        rorx         rdi, r9, 18
            vpsrlq   ymm4, ymm4, 6
        mov          rsi, r9
        and          rsi, r10
        xor          r13, rdi
        mov          rdi, r15
        and          rdi, r12
            vpxor    ymm10, ymm10, ymm11
        add          rbx, rsi
        sub          rdi, r14
        rorx         r14, r9, 41
            vpxor    ymm4, ymm10, ymm4
        xor          r13, r14
        andn         r14, r9, r11
            vpsllq   ymm10, ymm7, 56
        add          rbx, r14
        add          rbx, r13
        mov          r13, r15
        xor          r13, r12
            vpaddq   ymm0, ymm5, ymm4
        rorx         r14, r8, 28
        add          r11, [rcx + 40]                            /* round 5 */
        rorx         rsi, r8, 34
        and          r13, r8
            vpxor    ymm4, ymm9, ymm10
        add          r11, r12
        xor          r14, rsi
            vperm2i128 ymm5, ymm0, ymm0, 1
        add          rdi, r13
        add          rdi, rbx
            vpxor    ymm4, ymm8, ymm4
        rorx         r13, r8, 39
        xor          r14, r13
            vpblendd ymm8, ymm3, ymm0, 3
        rorx         r13, rbx, 14
        add          rdi, r14
        rorx         r14, rbx, 18
        mov          rsi, rbx
        and          rsi, r9
            vpaddq   ymm9, ymm0, [rbp]
        xor          r13, r14
        mov          r14, r8
        and          r14, r15
            vpsrlq   ymm10, ymm5, 19
        add          r11, rsi
        sub          r14, r12
        rorx         r12, rbx, 41
        xor          r13, r12
        andn         r12, rbx, r10
            vpsllq   ymm11, ymm5, 45
            vpermq   ymm8, ymm8, 57
        add          r11, r12
        add          r11, r13
        mov          r12, r8
        xor          r12, r15
            vmovdqu  [rcx + 128], ymm9
        rorx         r13, rdi, 28
        add          r10, [rcx + 48]                            /* round 6 */
        rorx         rsi, rdi, 34
            vpsrlq   ymm7, ymm7, 7
        and          r12, rdi
        add          r10, r15
        xor          r13, rsi
        add          r14, r12
            vpxor    ymm9, ymm10, ymm11
        add          r14, r11
            vpsrlq   ymm10, ymm5, 61
        rorx         r12, rdi, 39
        xor          r13, r12
            vpsllq   ymm11, ymm5, 3
        rorx         r12, r11, 14
        add          r14, r13
        rorx         r13, r11, 18
        mov          rsi, r11
        and          rsi, rbx
            vpxor    ymm4, ymm4, ymm7
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
            vpxor    ymm7, ymm10, ymm11
        add          r10, rsi
        sub          r13, r15
        rorx         r15, r11, 41
            vpsrlq   ymm5, ymm5, 6
        xor          r12, r15
        andn         r15, r11, r9
            vpaddq   ymm4, ymm1, ymm4
        add          r10, r15
        add          r10, r12
        mov          r12, rdi
        xor          r12, r8
            vpxor    ymm7, ymm9, ymm7
        rorx         r15, r14, 28
        add          r9, [rcx + 56]                             /* round 7 */
        rorx         rsi, r14, 34
            vpaddq   ymm4, ymm8, ymm4
        and          r12, r14
        add          r9, r8
        xor          r15, rsi
            vpxor    ymm5, ymm7, ymm5
        add          r13, r12
        add          r13, r10
            vpsrlq   ymm7, ymm6, 1                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        rorx         r12, r14, 39
        xor          r15, r12
            vpaddq   ymm5, ymm4, ymm5
        rorx         r12, r10, 14
        add          r13, r15
        rorx         r15, r10, 18
        mov          rsi, r10
        and          rsi, r11
            vpsllq   ymm9, ymm6, 63
        xor          r12, r15
        mov          r15, r14
        and          r15, rdi
            vperm2i128 ymm5, ymm0, ymm5, 33
        add          r9, rsi
        sub          r15, r8
        rorx         r8, r10, 41
            vpsrlq   ymm10, ymm6, 8
        xor          r12, r8
        andn         r8, r10, rbx
            vpxor    ymm7, ymm9, ymm7
        add          r9, r8
        add          r9, r12
        mov          r12, r14
        xor          r12, rdi
            vpsrlq   ymm9, ymm5, 19
        rorx         r8, r13, 28
        add          rbx, [rcx + 64]                            /* round 8 */
        add          rbx, rdi
        rorx         rsi, r13, 34
        and          r12, r13
            vpsllq   ymm11, ymm5, 45
            vpxor    ymm9, ymm9, ymm11
        xor          r8, rsi
        add          r15, r12
        add          r15, r9
            vpsrlq   ymm11, ymm5, 61
        rorx         r12, r13, 39
        xor          r8, r12
            vpsllq   ymm12, ymm5, 3
        rorx         r12, r9, 14
        add          r15, r8
        rorx         r8, r9, 18
        mov          rsi, r9
        and          rsi, r10
            vpxor    ymm11, ymm11, ymm12
        xor          r12, r8
        mov          r8, r13
        and          r8, r14
            vpsrlq   ymm5, ymm5, 6
        add          rbx, rsi
        rorx         rsi, r9, 41
        sub          r8, rdi
            vpxor    ymm9, ymm9, ymm11
        xor          r12, rsi
        andn         rdi, r9, r11
            vpxor    ymm5, ymm9, ymm5
        add          rbx, rdi
        add          rbx, r12
        mov          r12, r13
        xor          r12, r14
            vpsllq   ymm9, ymm6, 56
        rorx         rdi, r15, 28
        add          r11, [rcx + 72]                            /* round 9 */
        rorx         rsi, r15, 34
            vpaddq   ymm1, ymm4, ymm5
        and          r12, r15
        add          r11, r14
        xor          rdi, rsi
            vpxor    ymm4, ymm10, ymm9
        add          r8, r12
        add          r8, rbx
            vperm2i128 ymm5, ymm1, ymm1, 1
        rorx         r12, r15, 39
        xor          rdi, r12
            vpxor    ymm4, ymm7, ymm4
        rorx         r12, rbx, 14
        add          r8, rdi
        rorx         rdi, rbx, 18
        mov          rsi, rbx
        and          rsi, r9
            vpblendd ymm7, ymm0, ymm1, 3
        xor          r12, rdi
        mov          rdi, r15
        and          rdi, r13
            vpaddq   ymm9, ymm1, [rbp + 32]
        add          r11, rsi
        sub          rdi, r14
        rorx         r14, rbx, 41
            vpsrlq   ymm10, ymm5, 19
        xor          r12, r14
        andn         r14, rbx, r10
            vpsllq   ymm11, ymm5, 45
        add          r11, r14
        add          r11, r12
        mov          r12, r15
        xor          r12, r13
        rorx         r14, r8, 28
            vpermq   ymm7, ymm7, 57
        add          r10, [rcx + 80]                            /* round 10 */
        rorx         rsi, r8, 34
            vmovdqu  [rcx + 160], ymm9
        and          r12, r8
        add          r10, r13
        xor          r14, rsi
            vpsrlq   ymm6, ymm6, 7
        add          rdi, r12
        add          rdi, r11
        rorx         r12, r8, 39
        xor          r14, r12
            vpsrlq   ymm9, ymm5, 61
        rorx         r12, r11, 14
            vpxor    ymm10, ymm10, ymm11
        add          rdi, r14
        rorx         r14, r11, 18
        mov          rsi, r11
        and          rsi, rbx
            vpsllq   ymm11, ymm5, 3
        xor          r12, r14
        mov          r14, r8
        and          r14, r15
            vpxor    ymm4, ymm4, ymm6
        add          r10, rsi
        sub          r14, r13
        rorx         r13, r11, 41
            vpsrlq   ymm5, ymm5, 6
            vpxor    ymm6, ymm9, ymm11
        xor          r12, r13
        andn         r13, r11, r9
        add          r10, r13
        add          r10, r12
        mov          r12, r8
        xor          r12, r15
            vpaddq   ymm4, ymm2, ymm4
        rorx         r13, rdi, 28
        add          r9, [rcx + 88]                             /* round 11 */
        rorx         rsi, rdi, 34
            vpxor    ymm6, ymm10, ymm6
        and          r12, rdi
        add          r9, r15
        xor          r13, rsi
            vpaddq   ymm4, ymm4, ymm7
        add          r14, r12
        add          r14, r10
            vpxor    ymm5, ymm6, ymm5
        rorx         r12, rdi, 39
        xor          r13, r12
            vpsrlq   ymm6, ymm8, 1                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         r12, r10, 14
        add          r14, r13
        rorx         r13, r10, 18
        mov          rsi, r10
        and          rsi, r11
            vpaddq   ymm5, ymm4, ymm5
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        add          r9, rsi
        sub          r13, r15
        rorx         r15, r10, 41
            vperm2i128 ymm5, ymm1, ymm5, 33
        xor          r12, r15
        andn         r15, r10, rbx
            vpsrlq   ymm7, ymm8, 8
        add          r9, r15
        add          r9, r12
        mov          r12, rdi
        xor          r12, r8
            vpsllq   ymm9, ymm8, 63
            vpxor    ymm6, ymm9, ymm6
        rorx         r15, r14, 28
        add          rbx, [rcx + 96]                            /* round 12 */
        rorx         rsi, r14, 34
            vpsrlq   ymm9, ymm5, 19
        and          r12, r14
        add          rbx, r8
        xor          r15, rsi
            vpsllq   ymm10, ymm5, 45
        add          r13, r12
        add          r13, r9
            vpsrlq   ymm11, ymm5, 61
        rorx         r12, r14, 39
        xor          r15, r12
            vpsllq   ymm12, ymm5, 3
        rorx         r12, r9, 14
        add          r13, r15
        rorx         r15, r9, 18
        mov          rsi, r9
        and          rsi, r10
            vpxor    ymm9, ymm9, ymm10
        xor          r12, r15
        mov          r15, r14
        and          r15, rdi
            vpxor    ymm10, ymm11, ymm12
        add          rbx, rsi
        sub          r15, r8
        rorx         r8, r9, 41
            vpsrlq   ymm5, ymm5, 6
        xor          r12, r8
        andn         r8, r9, r11
            vpxor    ymm9, ymm9, ymm10
        add          rbx, r8
        add          rbx, r12
        mov          r8, r14
        xor          r8, rdi
            vpsllq   ymm10, ymm8, 56
        rorx         r12, r13, 28
        add          r11, [rcx + 104]                           /* round 13 */
        rorx         rsi, r13, 34
            vpxor    ymm5, ymm9, ymm5
        and          r8, r13
        add          r11, rdi
        xor          r12, rsi
            vpxor    ymm7, ymm10, ymm7
        add          r8, r15
        add          r8, rbx
        rorx         r15, r13, 39
        xor          r12, r15
            vpaddq   ymm2, ymm4, ymm5
            vpxor    ymm4, ymm6, ymm7
        rorx         r15, rbx, 14
        add          r8, r12
        mov          r12, rbx
        and          r12, r9
        rorx         rsi, rbx, 18
            vperm2i128 ymm5, ymm2, ymm2, 1
        xor          r15, rsi
        mov          rsi, r13
        and          rsi, r14
            vpsrlq   ymm6, ymm8, 7
        add          r11, r12
        sub          rsi, rdi
        rorx         r12, rbx, 41
            vpblendd ymm7, ymm1, ymm2, 3
        xor          r15, r12
        andn         r12, rbx, r10
            vpaddq   ymm8, ymm2, [rbp + 64]
        add          r11, r12
        add          r11, r15
        mov          rdi, r13
        xor          rdi, r14
            vpsrlq   ymm9, ymm5, 19
        add          r10, [rcx + 112]                           /* round 14 */
        add          r10, r14
        rorx         r12, r8, 34
        and          rdi, r8
        rorx         r15, r8, 28
            vpsllq   ymm10, ymm5, 45
        xor          r15, r12
            vpxor    ymm4, ymm4, ymm6
        add          rdi, rsi
        add          rdi, r11
            vmovdqu  [rcx + 192], ymm8
        rorx         r12, r8, 39
            vpsrlq   ymm6, ymm5, 61
        xor          r15, r12
        rorx         r12, r11, 14
        add          rdi, r15
        rorx         r15, r11, 18
        mov          rsi, r11
        and          rsi, rbx
            vpsllq   ymm8, ymm5, 3
        xor          r12, r15
        mov          r15, r8
        and          r15, r13
            vpxor    ymm9, ymm9, ymm10
        add          r10, rsi
        sub          r15, r14
        rorx         r14, r11, 41
            vpaddq   ymm4, ymm3, ymm4
        xor          r12, r14
        andn         r14, r11, r9
            vpxor    ymm6, ymm8, ymm6
        add          r10, r14
        add          r10, r12
        mov          rsi, r8
        xor          rsi, r13
            vpsrlq   ymm5, ymm5, 6
        rorx         r12, rdi, 28
        rorx         r14, rdi, 34
            vpermq   ymm7, ymm7, 57
        and          rsi, rdi
        xor          r12, r14
            vpxor    ymm6, ymm9, ymm6
        add          rsi, r15
        add          rsi, r10
            vpaddq   ymm4, ymm4, ymm7
        rorx         r14, rdi, 39
        xor          r12, r14
            vpxor    ymm5, ymm6, ymm5
            vpaddq   ymm5, ymm4, ymm5
        add          rsi, r12
        add          r9, [rcx + 120]                            /* round 15 */
            vperm2i128 ymm5, ymm2, ymm5, 33
        mov          r12, r10
        and          r12, r11
            vpsrlq   ymm6, ymm5, 19
        add          r9, r13
        add          r9, r12
            vpsllq   ymm7, ymm5, 45
        lea          r12, [rcx + 128]                           /* the next sixteen words */
        mov          rdx, rdi
        and          rdx, r8
        lea          r14, [rbp + 128]
            vpsrlq   ymm8, ymm5, 61
            vpsllq   ymm9, ymm5, 3
        rorx         r15, r10, 14
            vpxor    ymm6, ymm6, ymm7
        mov          [rsp + 32], r11
        rorx         r11, r10, 18
        mov          [rsp + 40], r12
        andn         r12, r10, rbx
            vpxor    ymm7, ymm8, ymm9
        xor          r15, r11
        sub          rdx, r13
            vpsrlq   ymm5, ymm5, 6
        rorx         r13, r10, 41
        add          r9, r12
        xor          r15, r13
            vpxor    ymm6, ymm6, ymm7
        add          r9, r15
        mov          r12, rdi
        xor          r12, r8
            vpxor    ymm5, ymm6, ymm5
        rorx         r13, rsi, 28
        rorx         r15, rsi, 34
        and          r12, rsi
            vpaddq   ymm3, ymm4, ymm5
        xor          r13, r15
        add          rdx, r12
            vpaddq   ymm4, ymm3, [rbp + 96]
        add          rdx, r9
        rorx         r12, rsi, 39
        xor          r13, r12
            vmovdqu  [rcx + 224], ymm4
        add          rdx, r13
        mov          rbp, r14
        mov          r11, [rsp + 32]
        mov          rcx, [rsp + 40]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule1, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          rbp, r9                                    /* round 0 */
        and          rbp, r10
        andn         r12, r9, r11
        add          rbx, r8
        add          rbp, r12
        add          rbx, [rcx]
        add          rbx, rbp
        rorx         rbp, rdx, 28
        rorx         r12, rdx, 34
        mov          r13, rsi
        and          r13, rdi
        mov          r14, rsi
        xor          r14, rdi
        xor          rbp, r12
        and          r14, rdx
        sub          r13, r8
        add          r13, r14
        rorx         r12, r9, 14
        rorx         r14, r9, 18
        xor          r12, r14
        rorx         r14, r9, 41
        xor          r12, r14
        rorx         r14, rdx, 39
        mov          r15, rdx
        and          r15, rsi
        add          r11, rdi                                   /* round 1 */
        xor          rbp, r14
        add          r11, [rcx + 8]
        add          r13, rbp
        mov          rbp, rdx
        xor          rbp, rsi
        sub          r15, rdi
        lea          r14, [rsi + r10]                           /* round 2 */
        add          r14, [rcx + 16]
        lea          r8, [rdx + r9]                             /* round 3 */
        add          r8, [rcx + 24]
        add          rbx, r12
        add          r13, rbx
        rorx         r12, rbx, 14
        rorx         rdi, rbx, 18
        mov          [rsp + 32], rax
        rorx         rax, rbx, 41
        andn         r10, rbx, r10
        mov          [rsp + 40], rcx
        mov          rcx, rbx
        and          rcx, r9
        add          r11, rcx
        xor          r12, rdi
        add          r11, r10
        xor          r12, rax
        rorx         rcx, r13, 28
        rorx         r10, r13, 34
        add          r11, r12
        and          rbp, r13
        xor          rcx, r10
        add          r15, rbp
        rorx         rbp, r13, 39
        mov          r10, r11
        and          r10, rbx
        add          r10, r14
        xor          rcx, rbp
        add          r15, rcx
        add          r15, r11
        rorx         rcx, r11, 14
        rorx         rbp, r11, 18
        rorx         r12, r11, 41
        mov          r14, r13
        and          r14, rdx
        andn         r9, r11, r9
        xor          rcx, rbp
        sub          r14, rsi
        add          r10, r9
        xor          rcx, r12
        mov          rbp, r13
        xor          rbp, rdx
        add          r10, rcx
        rorx         rcx, r15, 28
        rorx         r12, r15, 34
        and          rbp, r15
        xor          rcx, r12
        add          r14, rbp
        rorx         rbp, r15, 39
        add          r14, r10
        mov          r9, r10
        and          r9, r11
        add          r9, r8
        xor          rcx, rbp
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
        rorx         r8, r10, 41
        mov          rdi, r15
        and          rdi, r13
        add          r14, rcx
        andn         rcx, r10, rbx
        xor          rbp, r12
        sub          rdi, rdx
        add          r9, rcx
        xor          rbp, r8
        mov          rcx, r15
        xor          rcx, r13
        rorx         r12, r14, 28
        rorx         r8, r14, 34
        add          r9, rbp
        and          rcx, r14
        mov          rbp, [rsp + 40]
        add          rbx, [rbp + 32]                            /* round 4 */
        xor          r12, r8
        add          rdi, rcx
        add          rbx, r13
        rorx         rcx, r14, 39
        add          rdi, r9
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
        xor          r12, rcx
        add          rdi, r12
        rorx         rcx, r9, 14
        rorx         r12, r9, 18
        rorx         r8, r9, 41
        mov          rsi, r14
        and          rsi, r15
        andn         rdx, r9, r11
        xor          rcx, r12
        add          rbx, rdx
        sub          rsi, r13
        xor          rcx, r8
        mov          r12, r14
        xor          r12, r15
        rorx         r13, rdi, 28
        rorx         r8, rdi, 34
        add          rbx, rcx
        and          r12, rdi
        add          r11, [rbp + 40]                            /* round 5 */
        xor          r13, r8
        add          r11, r15
        add          rsi, r12
        rorx         rcx, rdi, 39
        add          rsi, rbx
        mov          r12, rbx
        and          r12, r9
        add          r11, r12
        xor          r13, rcx
        add          rsi, r13
        rorx         rcx, rbx, 14
        rorx         r12, rbx, 18
        rorx         r13, rbx, 41
        mov          r8, rdi
        and          r8, r14
        andn         rdx, rbx, r10
        xor          rcx, r12
        sub          r8, r15
        add          r11, rdx
        xor          rcx, r13
        mov          r12, rdi
        xor          r12, r14
        rorx         r13, rsi, 28
        rorx         r15, rsi, 34
        add          r11, rcx
        and          r12, rsi
        add          r10, [rbp + 48]                            /* round 6 */
        xor          r13, r15
        add          r10, r14
        add          r8, r12
        rorx         rcx, rsi, 39
        add          r8, r11
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
        xor          r13, rcx
        add          r8, r13
        rorx         rcx, r11, 14
        rorx         r12, r11, 18
        rorx         r13, r11, 41
        mov          r15, rsi
        and          r15, rdi
        andn         rdx, r11, r9
        xor          rcx, r12
        sub          r15, r14
        add          r10, rdx
        xor          rcx, r13
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r8, 28
        rorx         r14, r8, 34
        add          r10, rcx
        add          r9, [rbp + 56]                             /* round 7 */
        xor          r13, r14
        and          r12, r8
        add          r9, rdi
        add          r15, r12
        rorx         rcx, r8, 39
        add          r15, r10
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        xor          r13, rcx
        add          r15, r13
        rorx         rcx, r10, 14
        rorx         r12, r10, 18
        rorx         r13, r10, 41
        mov          r14, r8
        and          r14, rsi
        andn         rdx, r10, rbx
        xor          rcx, r12
        sub          r14, rdi
        add          r9, rdx
        xor          rcx, r13
        mov          r12, r8
        xor          r12, rsi
        rorx         r13, r15, 28
        rorx         rdi, r15, 34
        rorx         rdx, r15, 39
        add          r9, rcx
        and          r12, r15
        add          rbx, [rbp + 64]                            /* round 8 */
        xor          r13, rdi
        add          rbx, rsi
        add          r14, r12
        add          r14, r9
        mov          rcx, r9
        and          rcx, r10
        add          rbx, rcx
        xor          r13, rdx
        add          r14, r13
        rorx         rcx, r9, 14
        rorx         r12, r9, 18
        rorx         r13, r9, 41
        mov          rdi, r15
        and          rdi, r8
        andn         rdx, r9, r11
        xor          rcx, r12
        sub          rdi, rsi
        add          rbx, rdx
        xor          rcx, r13
        mov          r12, r15
        xor          r12, r8
        rorx         r13, r14, 28
        rorx         rsi, r14, 34
        add          rbx, rcx
        and          r12, r14
        add          r11, [rbp + 72]                            /* round 9 */
        xor          r13, rsi
        add          rdi, r12
        rorx         rcx, r14, 39
        add          rdi, rbx
        mov          r12, rbx
        and          r12, r9
        xor          r13, rcx
        add          r11, r8
        add          r11, r12
        add          rdi, r13
        rorx         rcx, rbx, 14
        rorx         r12, rbx, 18
        rorx         r13, rbx, 41
        mov          rsi, r14
        and          rsi, r15
        andn         rdx, rbx, r10
        add          r11, rdx
        xor          rcx, r12
        sub          rsi, r8
        xor          rcx, r13
        mov          r12, r14
        xor          r12, r15
        rorx         r13, rdi, 28
        rorx         r8, rdi, 34
        add          r11, rcx
        and          r12, rdi
        add          r10, [rbp + 80]                            /* round 10 */
        xor          r13, r8
        add          r10, r15
        add          rsi, r12
        rorx         rcx, rdi, 39
        add          rsi, r11
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
        xor          r13, rcx
        add          rsi, r13
        rorx         rcx, r11, 14
        rorx         r12, r11, 18
        rorx         r13, r11, 41
        mov          r8, rdi
        and          r8, r14
        andn         rdx, r11, r9
        xor          rcx, r12
        sub          r8, r15
        add          r10, rdx
        xor          rcx, r13
        mov          r12, rdi
        xor          r12, r14
        rorx         r13, rsi, 28
        rorx         r15, rsi, 34
        add          r10, rcx
        add          r9, [rbp + 88]                             /* round 11 */
        and          r12, rsi
        xor          r13, r15
        add          r8, r12
        add          r9, r14
        rorx         rcx, rsi, 39
        add          r8, r10
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        xor          r13, rcx
        add          r8, r13
        rorx         rcx, r10, 14
        rorx         r12, r10, 18
        rorx         r13, r10, 41
        mov          r15, rsi
        and          r15, rdi
        andn         rdx, r10, rbx
        xor          rcx, r12
        sub          r15, r14
        add          r9, rdx
        xor          rcx, r13
        add          r9, rcx
        rorx         rcx, r8, 28
        mov          r12, rsi
        xor          r12, rdi
        rorx         r13, r8, 34
        and          r12, r8
        add          rbx, [rbp + 96]                            /* round 12 */
        xor          rcx, r13
        add          rbx, rdi
        add          r15, r12
        rorx         r12, r8, 39
        add          r15, r9
        mov          r13, r9
        and          r13, r10
        add          rbx, r13
        xor          rcx, r12
        add          r15, rcx
        rorx         rcx, r9, 14
        rorx         r12, r9, 18
        rorx         r13, r9, 41
        mov          r14, r8
        and          r14, rsi
        andn         rdx, r9, r11
        xor          rcx, r12
        sub          r14, rdi
        add          rbx, rdx
        xor          rcx, r13
        mov          r12, r8
        xor          r12, rsi
        rorx         r13, r15, 28
        rorx         rdi, r15, 34
        add          rbx, rcx
        and          r12, r15
        add          r11, [rbp + 104]                           /* round 13 */
        xor          r13, rdi
        add          r11, rsi
        rorx         rcx, r15, 39
        add          r14, r12
        add          r14, rbx
        mov          r12, rbx
        and          r12, r9
        add          r11, r12
        xor          r13, rcx
        add          r14, r13
        rorx         rcx, rbx, 14
        rorx         r12, rbx, 18
        rorx         r13, rbx, 41
        mov          rdi, r15
        and          rdi, r8
        andn         rdx, rbx, r10
        xor          rcx, r12
        sub          rdi, rsi
        add          r11, rdx
        xor          rcx, r13
        mov          r12, r15
        xor          r12, r8
        rorx         r13, r14, 28
        rorx         rsi, r14, 34
        add          r11, rcx
        and          r12, r14
        add          r10, [rbp + 112]                           /* round 14 */
        xor          r13, rsi
        add          r10, r8
        add          rdi, r12
        rorx         rcx, r14, 39
        add          rdi, r11
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
        xor          r13, rcx
        add          rdi, r13
        rorx         rcx, r11, 14
        rorx         r12, r11, 18
        rorx         r13, r11, 41
        mov          rsi, r14
        and          rsi, r15
        andn         rdx, r11, r9
        xor          rcx, r12
        sub          rsi, r8
        add          r10, rdx
        xor          rcx, r13
        mov          r12, r14
        xor          r12, r15
        rorx         r13, rdi, 28
        rorx         r8, rdi, 34
        mov          rdx, rdi
        and          rdx, r14
        add          r10, rcx
        xor          r13, r8
        rorx         rcx, rdi, 39
        xor          r13, rcx
        add          r9, [rbp + 120]                            /* round 15 */
        mov          rcx, r10
        and          rcx, r11
        mov          rbp, [rsp + 8]
        mov          r8, [rbp + 8]                              /* H = H + (a, b, ...) */
        mov          rax, [rbp + 16]
        and          r12, rdi
        add          rsi, r12
        add          rsi, r10
        add          rsi, r13
        add          r9, r15
        sub          rdx, r15
        add          r9, rcx
        add          rdx, [rbp]
        andn         rcx, r10, rbx
        mov          r12, rdi
        xor          r12, r14
        mov          r13, [rbp + 24]
        mov          r15, [rbp + 32]
        and          r12, rsi
        add          r9, rcx
        add          r8, rsi
        add          rdx, r12
        add          rdi, rax
        add          r13, r14
        mov          [rbp + 8], r8
        mov          [rbp + 16], rdi
        mov          [rbp + 24], r13
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        mov          r12, [rsp]
        add          r12, -1
        mov          [rsp], r12
        rorx         r14, r10, 14
        rorx         rax, r10, 18
        xor          r14, rax
        rorx         rax, r10, 41
        xor          r14, rax
        add          r9, r14
        rorx         r14, rsi, 28
        rorx         rax, rsi, 34
        mov          rcx, [rbp + 40]
        mov          r12, [rbp + 48]
        mov          [rsp + 40], r8
        mov          r8, [rbp + 56]
        add          rdx, r9
        xor          r14, rax
        rorx         rsi, rsi, 39
        add          r9, r15
        add          r10, rcx
        xor          r14, rsi
        add          r11, r12
        add          rbx, r8
        mov          [rbp + 32], r9
        mov          [rbp + 40], r10
        mov          [rbp + 48], r11
        mov          [rbp + 56], rbx
        add          rdx, r14
        mov          [rbp], rdx
        mov          r8, r13
        mov          rsi, [rsp + 40]
        mov          rax, [rsp + 32]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 752]
        vmovaps      xmm7, [rsp + 768]
        vmovaps      xmm8, [rsp + 784]
        vmovaps      xmm9, [rsp + 800]
        vmovaps      xmm10, [rsp + 816]
        vmovaps      xmm11, [rsp + 832]
        vmovaps      xmm12, [rsp + 848]
        add          rsp, 872
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
        add          rsp, 760
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4))
NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 104
        NSMS_SEH(.seh_stackalloc 104)
        vmovaps      [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        vmovaps      [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        vmovaps      [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        vmovaps      [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        vmovaps      [rsp + 64], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 64)
        vmovaps      [rsp + 80], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 80)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words */
        vmovdqu      ymm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu      ymm5, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      ymm6, [rsi + 32]                           /* W_4 to W_7 */
        vmovdqu      ymm7, [rsi + 64]                           /* W_8 to W_11 */
        vpshufb      ymm0, ymm4, ymm5
        vmovdqu      ymm4, [rsi + 96]                           /* W_12 to W_15 */
        vpshufb      ymm1, ymm6, ymm5
        vpshufb      ymm2, ymm7, ymm5
        vpaddq       ymm6, ymm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      ymm3, ymm4, ymm5
        vpaddq       ymm4, ymm1, [rip + NSMS_L(K) + 32]         /* W_4 to W_7, each + K_t */
        vpaddq       ymm5, ymm2, [rip + NSMS_L(K) + 64]         /* W_8 to W_11, each + K_t */
        vmovdqu      [rdi], ymm6
        vpaddq       ymm6, ymm3, [rip + NSMS_L(K) + 96]         /* W_12 to W_15, each + K_t */
        vmovdqu      [rdi + 32], ymm4
        vmovdqu      [rdi + 64], ymm5
        vmovdqu      [rdi + 96], ymm6
        lea          rax, [rip + NSMS_L(K) + 128]
        lea          rcx, [rdi + 512]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..3 of 1 block: ymm0..ymm3; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vperm2i128   ymm4, ymm3, ymm3, 1                        /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vpblendd     ymm5, ymm0, ymm1, 3
        vpblendd     ymm6, ymm2, ymm3, 3
        vpsrlq       ymm7, ymm4, 19
        vpsllq       ymm8, ymm4, 45
        vpsrlq       ymm9, ymm4, 61
        vpsllq       ymm10, ymm4, 3
        vpermq       ymm5, ymm5, 57
        vpxor        ymm7, ymm8, ymm7
        vpxor        ymm8, ymm9, ymm10
        vpsrlq       ymm4, ymm4, 6
        vpxor        ymm7, ymm8, ymm7
        vpermq       ymm6, ymm6, 57
        vpsrlq       ymm8, ymm5, 1
        vpsllq       ymm9, ymm5, 63
        vpsrlq       ymm10, ymm5, 8
        vpsllq       ymm11, ymm5, 56
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm10, ymm11
        vpxor        ymm4, ymm7, ymm4
        vpsrlq       ymm5, ymm5, 7
        vpxor        ymm7, ymm8, ymm9
        vpaddq       ymm8, ymm0, ymm6
        vpxor        ymm5, ymm7, ymm5
        vpaddq       ymm4, ymm8, ymm4
        vpaddq       ymm4, ymm5, ymm4
        vpaddq       ymm5, ymm8, ymm5
        vperm2i128   ymm4, ymm3, ymm4, 33
        vpsrlq       ymm7, ymm4, 19
        vpsllq       ymm8, ymm4, 45
        vpsrlq       ymm9, ymm4, 61
        vpsllq       ymm10, ymm4, 3
        vpxor        ymm7, ymm8, ymm7
        vpxor        ymm8, ymm9, ymm10
        vpsrlq       ymm4, ymm4, 6
        vpxor        ymm7, ymm8, ymm7
        vpblendd     ymm8, ymm1, ymm2, 3                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpxor        ymm4, ymm7, ymm4
        vpermq       ymm7, ymm8, 57
        vpaddq       ymm0, ymm5, ymm4
        vpsrlq       ymm4, ymm7, 1
        vpsllq       ymm5, ymm7, 63
        vpsrlq       ymm8, ymm7, 8
        vpxor        ymm4, ymm4, ymm5
        vpsllq       ymm5, ymm7, 56
        vpaddq       ymm9, ymm0, [rax]
        vperm2i128   ymm10, ymm0, ymm0, 1
        vpsrlq       ymm7, ymm7, 7
        vpxor        ymm5, ymm8, ymm5
        vmovdqu      [rdi + 128], ymm9
        vpxor        ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm10, 19
        vpsllq       ymm8, ymm10, 45
        vpsrlq       ymm9, ymm10, 61
        vpsllq       ymm11, ymm10, 3
        vpxor        ymm5, ymm8, ymm5
        vpxor        ymm8, ymm9, ymm11
        vpxor        ymm4, ymm4, ymm7
        vpsrlq       ymm7, ymm10, 6
        vpxor        ymm5, ymm8, ymm5
        vpaddq       ymm4, ymm1, ymm4
        vpblendd     ymm8, ymm3, ymm0, 3
        vpxor        ymm5, ymm5, ymm7
        vpermq       ymm7, ymm8, 57
        vpaddq       ymm4, ymm4, ymm7
        vpaddq       ymm5, ymm4, ymm5
        vperm2i128   ymm5, ymm0, ymm5, 33
        vpsrlq       ymm8, ymm5, 19
        vpsllq       ymm9, ymm5, 45
        vpsrlq       ymm10, ymm5, 61
        vpsllq       ymm11, ymm5, 3
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm9, ymm10, ymm11
        vpsrlq       ymm5, ymm5, 6
        vpxor        ymm8, ymm8, ymm9
        vpxor        ymm5, ymm8, ymm5
        vpsrlq       ymm8, ymm6, 1                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpsllq       ymm9, ymm6, 63
        vpsrlq       ymm10, ymm6, 8
        vpaddq       ymm1, ymm4, ymm5
        vpxor        ymm4, ymm8, ymm9
        vpsllq       ymm5, ymm6, 56
        vpaddq       ymm8, ymm1, [rax + 32]
        vperm2i128   ymm9, ymm1, ymm1, 1
        vpsrlq       ymm6, ymm6, 7
        vpxor        ymm5, ymm10, ymm5
        vmovdqu      [rdi + 160], ymm8
        vpxor        ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm9, 19
        vpsllq       ymm8, ymm9, 45
        vpsrlq       ymm10, ymm9, 61
        vpsllq       ymm11, ymm9, 3
        vpxor        ymm5, ymm8, ymm5
        vpxor        ymm8, ymm10, ymm11
        vpxor        ymm4, ymm4, ymm6
        vpsrlq       ymm6, ymm9, 6
        vpxor        ymm5, ymm8, ymm5
        vpaddq       ymm4, ymm2, ymm4
        vpblendd     ymm8, ymm0, ymm1, 3
        vpxor        ymm5, ymm5, ymm6
        vpermq       ymm6, ymm8, 57
        vpaddq       ymm4, ymm4, ymm6
        vpaddq       ymm5, ymm4, ymm5
        vperm2i128   ymm5, ymm1, ymm5, 33
        vpsrlq       ymm6, ymm5, 19
        vpsllq       ymm8, ymm5, 45
        vpsrlq       ymm9, ymm5, 61
        vpsllq       ymm10, ymm5, 3
        vpxor        ymm6, ymm8, ymm6
        vpxor        ymm8, ymm9, ymm10
        vpsrlq       ymm5, ymm5, 6
        vpxor        ymm6, ymm8, ymm6
        vpsrlq       ymm8, ymm7, 1                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpsllq       ymm9, ymm7, 63
        vpsrlq       ymm10, ymm7, 8
        vpxor        ymm5, ymm6, ymm5
        vpxor        ymm6, ymm8, ymm9
        vpaddq       ymm2, ymm4, ymm5
        vpsllq       ymm4, ymm7, 56
        vpsrlq       ymm5, ymm7, 7
        vpaddq       ymm7, ymm2, [rax + 64]
        vperm2i128   ymm8, ymm2, ymm2, 1
        vpxor        ymm4, ymm10, ymm4
        vpblendd     ymm9, ymm1, ymm2, 3
        vmovdqu      [rdi + 192], ymm7
        vpxor        ymm4, ymm6, ymm4
        vpermq       ymm6, ymm9, 57
        vpsrlq       ymm7, ymm8, 19
        vpsllq       ymm9, ymm8, 45
        vpsrlq       ymm10, ymm8, 61
        vpsllq       ymm11, ymm8, 3
        vpxor        ymm7, ymm9, ymm7
        vpxor        ymm9, ymm10, ymm11
        vpxor        ymm4, ymm4, ymm5
        vpsrlq       ymm5, ymm8, 6
        vpxor        ymm7, ymm9, ymm7
        vpaddq       ymm4, ymm3, ymm4
        vpxor        ymm5, ymm7, ymm5
        vpaddq       ymm4, ymm4, ymm6
        lea          rdx, [rdi + 128]
        lea          rsi, [rax + 128]
        vpaddq       ymm5, ymm4, ymm5
        vperm2i128   ymm5, ymm2, ymm5, 33
        vpsrlq       ymm6, ymm5, 19
        vpsllq       ymm7, ymm5, 45
        vpsrlq       ymm8, ymm5, 61
        vpsllq       ymm9, ymm5, 3
        vpxor        ymm6, ymm6, ymm7
        vpxor        ymm7, ymm8, ymm9
        vpsrlq       ymm5, ymm5, 6
        vpxor        ymm6, ymm6, ymm7
        vpxor        ymm5, ymm6, ymm5
        vpaddq       ymm3, ymm4, ymm5
        vpaddq       ymm4, ymm3, [rax + 96]
        vmovdqu      [rdi + 224], ymm4
        mov          rdi, rdx
        mov          rax, rsi
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        vmovaps      xmm11, [rsp + 80]
        add          rsp, 104
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4), . - NSMS_SYMBOL(nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4)
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

/* nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4: 15 integer registers, 13 vector registers, 5 spills.
 *   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..3 of 1 block: ymm0..ymm3;
 *     scratch: rax; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; p: rcx; kp: rbp;
 *     upper_bound: [rsp+24]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4: 5 integer registers, 12 vector registers, 0 spills.
 *   Register map: W rows 0..3 of 1 block: ymm0..ymm3; wk: rdi; kp: rax; upper_bound: rcx.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4
 *   signature: void nsms_sha512_blocks_avx2_n1_shift_xor_wide_zen4(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 808, win64: 936}
 *   features: [avx, avx2, bmi1, bmi2]
 * - name: nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4
 *   signature: void nsms_sha512_schedule_avx2_n1_shift_xor_wide_zen4(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 120}
 *   features: [avx, avx2]
 */
