/* sha512_avx2_n2_goldencove.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=2 UARCH=goldencove
 *   UARCH=goldencove: the options and orders that a search found on goldencove
 *
 * void nsms_sha512_blocks_avx2_n2_goldencove(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 2
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,809 instructions (System V); 1,544 bytes of stack (System V), 1,720 (Win64).
 *
 * Memory: state must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha512_avx2_n2_goldencove_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n2_goldencove_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n2_goldencove_##name
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
NSMS_L(K2x2):  /* K_t: each pair of words twice, once for each block of a register */
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
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
        .p2align     6
NSMS_L(shuffle_123456709abcdef8):  /* byte shuffle: source of each byte */
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_goldencove))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_goldencove))
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
        sub          rsp, 1656
        NSMS_SEH(.seh_stackalloc 1656)
        vmovaps      [rsp + 1488], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1488)
        vmovaps      [rsp + 1504], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1504)
        vmovaps      [rsp + 1520], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1520)
        vmovaps      [rsp + 1536], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1536)
        vmovaps      [rsp + 1552], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1552)
        vmovaps      [rsp + 1568], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1568)
        vmovaps      [rsp + 1584], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1584)
        vmovaps      [rsp + 1600], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1600)
        vmovaps      [rsp + 1616], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1616)
        vmovaps      [rsp + 1632], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1632)
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
        sub          rsp, 1496
        .cfi_def_cfa_offset 1552
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 143]
        mov          rcx, [rsp + 24]
        mov          rdx, [rcx]
        mov          rsi, [rcx + 8]
        mov          rdi, [rcx + 16]
        and          rax, -64
        mov          r8, [rcx + 24]
        mov          r9, [rcx + 32]
        mov          r10, [rcx + 40]
        mov          r11, [rcx + 48]
        mov          rbx, [rcx + 56]
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(batch2):
        cmp          qword ptr [rsp + 8], 2
        jb           NSMS_L(batch1)

        /* the schedule of 2 blocks: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                /* W_0 to W_1 */
        vmovdqu      xmm9, [r12 + 16]                           /* W_2 to W_3 */
        vmovdqu      xmm10, [r12 + 32]                          /* W_4 to W_5 */
        vmovdqu      xmm11, [r12 + 48]                          /* W_6 to W_7 */
        vmovdqu      xmm12, [r12 + 64]                          /* W_8 to W_9 */
        vinserti128  ymm8, ymm8, [r12 + 128], 1
        vmovdqu      ymm13, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      xmm14, [r12 + 80]                          /* W_10 to W_11 */
        vinserti128  ymm9, ymm9, [r12 + 144], 1
        vmovdqu      xmm15, [r12 + 96]                          /* W_12 to W_13 */
        vinserti128  ymm10, ymm10, [r12 + 160], 1
        vmovdqu      xmm7, [r12 + 112]                          /* W_14 to W_15 */
        vinserti128  ymm11, ymm11, [r12 + 176], 1
        vinserti128  ymm12, ymm12, [r12 + 192], 1
        vpshufb      ymm0, ymm8, ymm13
        vinserti128  ymm8, ymm14, [r12 + 208], 1
        vpshufb      ymm1, ymm9, ymm13
        vinserti128  ymm9, ymm15, [r12 + 224], 1
        vpshufb      ymm2, ymm10, ymm13
        vinserti128  ymm10, ymm7, [r12 + 240], 1
        vpshufb      ymm3, ymm11, ymm13
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpshufb      ymm4, ymm12, ymm13
        vpaddq       ymm11, ymm0, [rip + NSMS_L(K2x2)]          /* W_0 to W_1, each + K_t */
        vpshufb      ymm5, ymm8, ymm13
        vpshufb      ymm6, ymm9, ymm13
        vpshufb      ymm7, ymm10, ymm13
        vmovdqu      [rax], ymm11
        vpaddq       ymm8, ymm1, [rip + NSMS_L(K2x2) + 32]      /* W_2 to W_3, each + K_t */
        vpaddq       ymm9, ymm2, [rip + NSMS_L(K2x2) + 64]      /* W_4 to W_5, each + K_t */
        vpaddq       ymm10, ymm3, [rip + NSMS_L(K2x2) + 96]     /* W_6 to W_7, each + K_t */
        vpaddq       ymm11, ymm4, [rip + NSMS_L(K2x2) + 128]    /* W_8 to W_9, each + K_t */
        vmovdqu      [rax + 32], ymm8
        vmovdqu      [rax + 64], ymm9
        vmovdqu      [rax + 96], ymm10
        vmovdqu      [rax + 128], ymm11
        vpaddq       ymm8, ymm5, [rip + NSMS_L(K2x2) + 160]     /* W_10 to W_11, each + K_t */
        vpaddq       ymm9, ymm6, [rip + NSMS_L(K2x2) + 192]     /* W_12 to W_13, each + K_t */
        vpaddq       ymm10, ymm7, [rip + NSMS_L(K2x2) + 224]    /* W_14 to W_15, each + K_t */
        lea          r13, [rax + 1024]
        mov          [rsp + 32], r13
        vmovdqu      [rax + 160], ymm8
        vmovdqu      [rax + 192], ymm9
        vmovdqu      [rax + 224], ymm10
        lea          rbp, [rip + NSMS_L(K2x2) + 256]
        mov          [rsp], rax
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 2 blocks: ymm0..ymm7; */
        /*   scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule2):

        /* rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 2 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12, r9, 18                                /* round 0 */
        mov          r13, r9
        and          r13, r10
        mov          r14, rsi
        and          r14, rdi
        add          rbx, r8
        sub          r14, r8
        add          rbx, [rcx]
            vpsllq   ymm8, ymm7, 45                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r15, rdx, 28
        rorx         r8, rdx, 39
            vmovdqu  ymm9, [rip + NSMS_L(shuffle_123456709abcdef8)]
        mov          [rsp + 48], rbp
        mov          rbp, rsi
        xor          rbp, rdi
        mov          [rsp + 56], r10
        lea          r10, [rdi + r11]                           /* round 1 */
        add          r10, [rcx + 8]
            vpalignr ymm10, ymm1, ymm0, 8
        mov          [rsp + 64], rcx
        rorx         rcx, r9, 14
        xor          rcx, r12
        andn         r12, r9, r11
        add          r13, r12
        add          rbx, r13
            vpsrlq   ymm11, ymm7, 61
        and          rbp, rdx
        add          r14, rbp
            vpsllq   ymm12, ymm7, 3
        rorx         r12, r9, 41
        xor          rcx, r12
        add          rbx, rcx
        rorx         r12, rdx, 34
        xor          r15, r12
        xor          r15, r8
        add          r14, r15
        add          r14, rbx
            vpsrlq   ymm13, ymm10, 1
        mov          r11, rdx
        and          r11, rsi
            vpsllq   ymm14, ymm10, 63
            vpxor    ymm13, ymm13, ymm14
        rorx         r12, rbx, 18
            vpxor    ymm11, ymm11, ymm12
        rorx         r13, rbx, 14
            vpsrlq   ymm12, ymm7, 19
            vpxor    ymm8, ymm12, ymm8
            vpxor    ymm8, ymm8, ymm11
        xor          r13, r12
            vpsrlq   ymm11, ymm7, 6
            vpalignr ymm12, ymm2, ymm1, 8                       /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpalignr ymm14, ymm5, ymm4, 8
        sub          r11, rdi
        rorx         r12, rbx, 41
        mov          r15, rbx
        and          r15, r9
        add          r10, r15
            vpsrlq   ymm15, ymm10, 7
        xor          r13, r12
            vpshufb  ymm10, ymm10, ymm9
        mov          r12, [rsp + 56]
        andn         r15, rbx, r12
        add          r15, r10
        add          r13, r15
            vpaddq   ymm0, ymm14, ymm0
            vpxor    ymm8, ymm8, ymm11
        rorx         r15, r14, 28
        add          r12, rsi                                   /* round 2 */
        mov          rcx, [rsp + 64]
        add          r12, [rcx + 32]
        rorx         rbp, r14, 34
        mov          r10, r14
        and          r10, rdx
            vpaddq   ymm8, ymm8, ymm0
        xor          r15, rbp
            vpxor    ymm10, ymm13, ymm10
        andn         rbp, r13, r9
            vpsrlq   ymm11, ymm12, 1
        rorx         r8, r14, 39
        xor          r15, r8
        rorx         r8, r13, 18
        mov          rdi, rdx
        xor          rdi, rsi
        and          rdi, r14
        add          r11, rdi
            vpsllq   ymm13, ymm12, 63
        add          r11, r15
            vpxor    ymm10, ymm10, ymm15
            vpaddq   ymm0, ymm10, ymm8
        mov          r15, r13
        and          r15, rbx
        add          r12, r15
            vpshufb  ymm8, ymm12, ymm9
        add          r11, r13
        rorx         r15, r13, 14
            vpxor    ymm10, ymm11, ymm13
        mov          rdi, r14
        xor          rdi, rdx
        xor          r15, r8
            vpsrlq   ymm11, ymm12, 7
        sub          r10, rsi
        add          rbp, r12
            vpxor    ymm8, ymm10, ymm8
        add          r9, rdx                                    /* round 3 */
        add          r9, [rcx + 40]
        rorx         r12, r13, 41
            vpsllq   ymm10, ymm0, 45
        xor          r15, r12
        add          r15, rbp
        and          rdi, r11
        rorx         r12, r11, 34
            vpxor    ymm8, ymm8, ymm11
            vpalignr ymm11, ymm3, ymm2, 8                       /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         rbp, r11, 39
        mov          r8, r11
        and          r8, r14
            vpalignr ymm12, ymm6, ymm5, 8
        add          r10, rdi
        add          r10, r15
        rorx         rdi, r11, 28
        xor          rdi, r12
        xor          rdi, rbp
            vpaddq   ymm13, ymm12, ymm1
            vpaddq   ymm8, ymm13, ymm8
        add          r10, rdi
            vpsrlq   ymm13, ymm0, 61
        rorx         r12, r15, 18
        mov          rbp, r15
        and          rbp, r13
        add          r9, rbp
            vpsllq   ymm15, ymm0, 3
        andn         rbp, r15, rbx
        mov          rdi, r11
        xor          rdi, r14
        rorx         rsi, r15, 14
        add          rbx, [rcx + 64]                            /* round 4 */
        sub          r8, rdx
        xor          rsi, r12
        add          rbx, r14
        add          r9, rbp
            vpxor    ymm13, ymm13, ymm15
        rorx         r12, r15, 41
            vpsrlq   ymm15, ymm0, 6
        xor          rsi, r12
        add          r9, rsi
        and          rdi, r10
        rorx         r12, r10, 28
        rorx         rbp, r10, 34
        xor          r12, rbp
            vpsrlq   ymm1, ymm0, 19
            vpxor    ymm10, ymm10, ymm1
            vpxor    ymm10, ymm10, ymm13
            vpxor    ymm10, ymm10, ymm15
            vpaddq   ymm1, ymm8, ymm10
            vpsrlq   ymm8, ymm11, 1
        mov          rbp, r10
        and          rbp, r11
        add          r8, rdi
        add          r8, r9
            vpshufb  ymm10, ymm11, ymm9
        rorx         rdi, r10, 39
        xor          r12, rdi
            vpsrlq   ymm13, ymm11, 7
        add          r8, r12
        mov          r12, r9
        and          r12, r15
        add          rbx, r12
        rorx         r12, r9, 18
        andn         rdi, r9, r13
        mov          rsi, r10
        xor          rsi, r11
        rorx         rdx, r9, 14
        xor          rdx, r12
            vpalignr ymm15, ymm7, ymm6, 8
        add          r13, [rcx + 72]                            /* round 5 */
        and          rsi, r8
            vpsllq   ymm11, ymm11, 63
            vpxor    ymm8, ymm8, ymm11
            vpxor    ymm8, ymm8, ymm10
            vpxor    ymm8, ymm8, ymm13
        rorx         r12, r9, 41
        xor          rdx, r12
        add          rbx, rdi
        add          rbx, rdx
        sub          rbp, r14
        rorx         r12, r8, 28
            vpsllq   ymm10, ymm1, 45
        add          r13, r11
        rorx         r14, r8, 34
        xor          r12, r14
            vpsrlq   ymm11, ymm1, 61
            vpaddq   ymm13, ymm15, ymm2
        mov          r14, rbx
        and          r14, r9
        mov          rdi, r8
        and          rdi, r10
        rorx         rdx, r8, 39
        xor          r12, rdx
            vpaddq   ymm8, ymm13, ymm8
        add          rbp, rsi
        add          rbp, rbx
            vpsllq   ymm13, ymm1, 3
            vpxor    ymm11, ymm11, ymm13
        mov          rsi, r15                                   /* round 6 */
        add          rsi, [rcx + 96]
        mov          rdx, r8
        xor          rdx, r10
        rorx         rcx, rbx, 18
        add          rbp, r12
        add          rsi, r10
        rorx         r12, rbx, 14
        mov          [rsp + 56], r10
        rorx         r10, rbx, 41
        xor          r12, rcx
        andn         r15, rbx, r15
        xor          r12, r10
        and          rdx, rbp
        sub          rdi, r11
            vpsrlq   ymm13, ymm1, 19
            vpxor    ymm10, ymm13, ymm10
        add          r13, r14
            vpalignr ymm13, ymm4, ymm3, 8                       /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          r15, r13
        rorx         r11, rbp, 28
        rorx         r13, rbp, 34
        xor          r11, r13
        add          r12, r15
            vpxor    ymm10, ymm10, ymm11
        add          rdi, rdx
        add          rdi, r12
            vpshufb  ymm11, ymm13, ymm9
            vpsrlq   ymm2, ymm1, 6
            vpxor    ymm10, ymm10, ymm2
            vpaddq   ymm2, ymm8, ymm10
            vpsllq   ymm8, ymm2, 45
        rorx         r13, rbp, 39
        xor          r11, r13
        mov          r10, r12
        and          r10, rbx
        add          r10, rsi
        andn         r13, r12, r9
            vpsllq   ymm10, ymm13, 63
        mov          r14, rbp
        xor          r14, r8
        mov          r15, rbp
        and          r15, r8
        rorx         rsi, r12, 18
        rorx         rdx, r12, 14
        add          r11, rdi
        xor          rdx, rsi
            vmovdqu  [rax + 1280], ymm6
            vpsrlq   ymm6, ymm13, 1
            vpxor    ymm10, ymm10, ymm6
            vpxor    ymm10, ymm10, ymm11
        mov          rcx, [rsp + 64]
        add          r9, [rcx + 104]                            /* round 7 */
        sub          r15, [rsp + 56]
        add          r10, r13
            vpsrlq   ymm11, ymm13, 7
        add          r9, r8
            vpxor    ymm10, ymm10, ymm11
        rorx         r13, r12, 41
            vpaddq   ymm10, ymm10, ymm3
        rorx         rdi, r11, 34
            vpsrlq   ymm11, ymm2, 61
        xor          rdx, r13
        add          r10, rdx
            vpsllq   ymm13, ymm2, 3
        and          r14, r11
        add          r15, r14
        add          r15, r10
            vpsrlq   ymm6, ymm2, 6
        rorx         r13, r11, 28
        xor          r13, rdi
        mov          r14, r10
        and          r14, r12
            vpxor    ymm11, ymm11, ymm13
        mov          rdi, r11
        and          rdi, rbp
        add          r9, r14
        rorx         r14, r11, 39
        xor          r13, r14
        add          r15, r13
        rorx         r13, r10, 18
            vpalignr ymm13, ymm0, ymm7, 8
        andn         r14, r10, rbx
        mov          rsi, r11
        xor          rsi, rbp
        rorx         rdx, r10, 14
            vpaddq   ymm10, ymm10, ymm13
        add          rbx, [rcx + 128]                           /* round 8 */
        xor          rdx, r13
            vpsrlq   ymm3, ymm2, 19
            vpxor    ymm8, ymm8, ymm3
            vpxor    ymm8, ymm8, ymm11
            vpxor    ymm8, ymm8, ymm6
            vpaddq   ymm3, ymm10, ymm8
            vpsrlq   ymm8, ymm14, 1                             /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r9, r14
        sub          rdi, r8
        add          rbx, rbp
        rorx         r13, r10, 41
            vpsllq   ymm10, ymm14, 63
        xor          rdx, r13
        add          r9, rdx
            vpxor    ymm8, ymm8, ymm10
        and          rsi, r15
            vpsrlq   ymm10, ymm14, 7
        rorx         r13, r15, 28
            vpshufb  ymm11, ymm14, ymm9
        rorx         r14, r15, 34
        xor          r13, r14
            vpxor    ymm8, ymm8, ymm11
            vpxor    ymm8, ymm8, ymm10
        mov          r14, r9
        and          r14, r10
        add          rbx, r14
        add          rdi, rsi
        add          rdi, r9
        mov          r14, r15
        and          r14, r11
            vpsrlq   ymm10, ymm3, 6
        rorx         r8, r15, 39
        xor          r13, r8
            vpsrlq   ymm11, ymm3, 19
        rorx         r8, r9, 18
        add          rdi, r13
        andn         r13, r9, r12
            vpsllq   ymm14, ymm3, 45
        mov          rsi, r15
        xor          rsi, r11
        rorx         rdx, r9, 14
        add          r12, [rcx + 136]                           /* round 9 */
            vpalignr ymm6, ymm1, ymm0, 8
        xor          rdx, r8
            vpxor    ymm11, ymm11, ymm14
        sub          r14, rbp
        add          r12, r11
        add          rbx, r13
            vpsrlq   ymm14, ymm3, 61
        rorx         r13, r9, 41
        xor          rdx, r13
        add          rbx, rdx
            vmovdqu  [rax + 1312], ymm7
            vpsllq   ymm7, ymm3, 3
        and          rsi, rdi
        rorx         r13, rdi, 28
            vpxor    ymm14, ymm14, ymm7
        rorx         rbp, rdi, 34
        xor          r13, rbp
        add          r14, rsi
        add          r14, rbx
            vpxor    ymm11, ymm11, ymm14
        mov          rbp, rdi
        and          rbp, r15
            vpxor    ymm10, ymm11, ymm10
        rorx         r8, rdi, 39
        xor          r13, r8
        mov          r8, rbx
        and          r8, r9
        add          r12, r8
        add          r14, r13
            vpaddq   ymm8, ymm8, ymm4
            vpaddq   ymm8, ymm8, ymm6
            vpaddq   ymm4, ymm8, ymm10
        rorx         r13, rbx, 18
        andn         r8, rbx, r10
        rorx         rsi, rbx, 14
        mov          rdx, rdi
        xor          rdx, r15
            vpsrlq   ymm8, ymm12, 1                             /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        add          r10, [rcx + 160]                           /* round 10 */
        add          r10, r15
        xor          rsi, r13
        sub          rbp, r11
        add          r8, r12
        rorx         r11, rbx, 41
            vpshufb  ymm10, ymm12, ymm9
        xor          r11, rsi
        add          r11, r8
            vpsllq   ymm11, ymm12, 63
            vpxor    ymm8, ymm8, ymm11
        and          rdx, r14
            vpxor    ymm8, ymm8, ymm10
        rorx         r12, r14, 28
        rorx         r13, r14, 34
        xor          r12, r13
            vpsllq   ymm10, ymm4, 45
        add          rbp, rdx
        add          rbp, r11
            vpsrlq   ymm11, ymm12, 7
            vpxor    ymm8, ymm8, ymm11
        mov          r13, r14
        and          r13, rdi
            vpsrlq   ymm11, ymm4, 19
        mov          r8, r11
        and          r8, rbx
        rorx         rsi, r14, 39
        xor          r12, rsi
        add          r10, r8
        add          rbp, r12
        rorx         r12, r11, 18
            vpalignr ymm12, ymm2, ymm1, 8
            vpxor    ymm10, ymm11, ymm10
            vpsrlq   ymm11, ymm4, 61
        andn         r8, r11, r9
            vpsrlq   ymm14, ymm4, 6
        add          r10, r8
        rorx         r8, r11, 14
        mov          rsi, r14
        xor          rsi, rdi
        add          r9, [rcx + 168]                            /* round 11 */
        sub          r13, r15
        rorx         r15, r11, 41
        xor          r8, r12
        xor          r8, r15
        add          r10, r8
        add          r9, rdi
            vpsllq   ymm7, ymm4, 3
        and          rsi, rbp
        rorx         r12, rbp, 28
        add          r13, rsi
            vpxor    ymm11, ymm11, ymm7
        mov          r15, rbp
        and          r15, r14
            vpaddq   ymm8, ymm8, ymm5
            vpaddq   ymm8, ymm8, ymm12
            vpsllq   ymm12, ymm15, 63                           /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            mov      r8, [rsp + 48]
            vpaddq   ymm7, ymm0, [r8]
            vmovdqu  [rcx + 256], ymm7
            vpxor    ymm10, ymm10, ymm11
        mov          rsi, r10
        and          rsi, r11
        rorx         rdx, rbp, 34
        xor          r12, rdx
        rorx         rdx, rbp, 39
        xor          r12, rdx
        add          r9, rsi
        add          r13, r10
        add          r13, r12
        rorx         r12, r10, 18
            vpshufb  ymm11, ymm15, ymm9
        andn         rsi, r10, rbx
        mov          rdx, rbp
        xor          rdx, r14
            vpxor    ymm10, ymm10, ymm14
        rorx         r8, r10, 14
            vpsrlq   ymm14, ymm15, 1
            vpaddq   ymm5, ymm8, ymm10
        xor          r8, r12
        sub          r15, rdi
        add          r9, rsi
            vpxor    ymm8, ymm14, ymm12
        add          rbx, [rcx + 192]                           /* round 12 */
            vpsrlq   ymm10, ymm15, 7
        rorx         r12, r10, 41
        rorx         rdi, r13, 34
        add          rbx, r14
        xor          r8, r12
        add          r9, r8
            vpsrlq   ymm12, ymm5, 19
            vpxor    ymm8, ymm8, ymm11
        and          rdx, r13
        mov          r8, r13
        and          r8, rbp
            vpsllq   ymm11, ymm5, 45
        add          r15, rdx
        add          r15, r9
        rorx         r12, r13, 28
        xor          r12, rdi
            vpxor    ymm8, ymm8, ymm10
            vpxor    ymm10, ymm12, ymm11
        rorx         rdi, r13, 39
        xor          r12, rdi
        add          r15, r12
            vpsrlq   ymm11, ymm5, 61
        mov          r12, r9
        and          r12, r10
        add          rbx, r12
            vpsllq   ymm12, ymm5, 3
        rorx         r12, r9, 18
        andn         rdi, r9, r11
            vpxor    ymm11, ymm11, ymm12
        add          r11, [rcx + 200]                           /* round 13 */
            vpalignr ymm12, ymm3, ymm2, 8
        mov          rsi, r13
        xor          rsi, rbp
        add          r11, rbp
        rorx         rdx, r9, 14
        xor          rdx, r12
        sub          r8, r14
            vpxor    ymm10, ymm10, ymm11
        add          rbx, rdi
        rorx         r12, r9, 41
        xor          rdx, r12
        add          rbx, rdx
            vpsrlq   ymm11, ymm5, 6
            vmovdqu  ymm14, [rax + 1280]
            vpaddq   ymm8, ymm14, ymm8
            vpaddq   ymm8, ymm8, ymm12
        and          rsi, r15
        rorx         r12, r15, 28
            vpsrlq   ymm12, ymm13, 1                            /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         r14, r15, 34
        xor          r12, r14
            vpshufb  ymm9, ymm13, ymm9
        mov          rdi, r15
        and          rdi, r13
            vpxor    ymm10, ymm10, ymm11
            vpsllq   ymm11, ymm13, 63
        mov          r14, rbx
        and          r14, r9
        add          r11, r14
        rorx         r14, r15, 39
        xor          r12, r14
        rorx         r14, rbx, 14
            vpsrlq   ymm13, ymm13, 7
        add          r8, rsi
        add          r8, rbx
        rorx         rsi, rbx, 18
            vpaddq   ymm6, ymm8, ymm10
            vpsrlq   ymm8, ymm6, 19
            vpsllq   ymm10, ymm6, 45
            vpxor    ymm8, ymm8, ymm10
        add          r8, r12
        mov          r12, r15
        xor          r12, r13
        andn         rdx, rbx, r10
        add          r11, rdx
            vpxor    ymm10, ymm12, ymm11
        xor          r14, rsi
        rorx         rsi, rbx, 41
        add          r10, [rcx + 224]                           /* round 14 */
        add          r10, r13
        sub          rdi, rbp
            vpxor    ymm9, ymm10, ymm9
        xor          r14, rsi
        add          r11, r14
        and          r12, r8
        rorx         r14, r8, 28
        rorx         rbp, r8, 34
        xor          r14, rbp
            vpsrlq   ymm10, ymm6, 61
        mov          rsi, r8
        and          rsi, r15
            vpsllq   ymm11, ymm6, 3
        add          rdi, r12
        add          rdi, r11
            vpxor    ymm9, ymm9, ymm13
            vpxor    ymm10, ymm10, ymm11
        rorx         r12, r8, 39
        xor          r14, r12
        add          rdi, r14
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
            vmovdqu  ymm11, [rax + 1312]
            vpaddq   ymm9, ymm11, ymm9
        rorx         r12, r11, 18
        rorx         r14, r11, 14
            vpsrlq   ymm11, ymm6, 6
        andn         rbp, r11, r9
        mov          rdx, r8
        xor          rdx, r15
        add          r9, [rcx + 232]                            /* round 15 */
        xor          r14, r12
        sub          rsi, r13
            vpxor    ymm8, ymm8, ymm10
        add          r10, rbp
            vpalignr ymm10, ymm4, ymm3, 8
        add          r9, r15
        lea          r12, [rcx + 256]                           /* the next sixteen words */
        mov          rbp, [rsp + 48]
        lea          r13, [rbp + 256]
        mov          [rsp + 56], r12
        rorx         r12, r11, 41
            vpxor    ymm8, ymm8, ymm11
        xor          r14, r12
        add          r10, r14
        and          rdx, rdi
        rorx         r12, rdi, 28
        rorx         r14, rdi, 34
        xor          r12, r14
        mov          r14, r10
        and          r14, r11
        mov          [rsp + 72], r11
        mov          r11, rdi
        and          r11, r8
        add          rsi, rdx
        add          rsi, r10
        add          r9, r14
            vpaddq   ymm9, ymm9, ymm10
        sub          r11, r15
        rorx         r14, rdi, 39
        xor          r12, r14
            vpaddq   ymm10, ymm4, [rbp + 128]
        add          rsi, r12
        rorx         r12, r10, 18
            vpaddq   ymm11, ymm2, [rbp + 64]
            vmovdqu  [rcx + 320], ymm11
            vpaddq   ymm11, ymm5, [rbp + 160]
        rorx         r14, r10, 14
        mov          rdx, rdi
        xor          rdx, r8
        andn         r15, r10, rbx
            vpaddq   ymm7, ymm9, ymm8
        and          rdx, rsi
        xor          r14, r12
            vpaddq   ymm8, ymm6, [rbp + 192]
        rorx         r12, r10, 41
        xor          r14, r12
        add          r9, r15
        add          r9, r14
            vmovdqu  [rcx + 384], ymm10
            vpaddq   ymm9, ymm3, [rbp + 96]
            vmovdqu  [rcx + 352], ymm9
        rorx         r12, rsi, 28
            vmovdqu  [rcx + 416], ymm11
        rorx         r14, rsi, 34
            vpaddq   ymm9, ymm7, [rbp + 224]
        add          rdx, r11
        add          rdx, r9
        xor          r12, r14
        rorx         r14, rsi, 39
        xor          r12, r14
        add          rdx, r12
            vmovdqu  [rcx + 480], ymm9
            vmovdqu  [rcx + 448], ymm8
            vpaddq   ymm8, ymm1, [rbp + 32]
            vmovdqu  [rcx + 288], ymm8
        mov          rbp, r13
        mov          r11, [rsp + 72]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, r8                                    /* round 0 */
        add          rbx, [rcx]
        rorx         rbp, rdx, 28
        rorx         r12, r9, 18
        mov          r13, rsi
        xor          r13, rdi
        and          r13, rdx
        rorx         r14, r9, 14
        xor          r14, r12
        andn         r12, r9, r11
        mov          r15, rsi
        and          r15, rdi
        sub          r15, r8
        add          r15, r13
        add          r11, rdi                                   /* round 1 */
        rorx         r8, rdx, 34
        xor          r8, rbp
        add          r11, [rcx + 8]
        rorx         rbp, r9, 41
        xor          r14, rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbp, r12
        add          rbx, rbp
        add          rbx, r14
        rorx         rbp, rdx, 39
        xor          r8, rbp
        add          r8, r15
        add          r8, rbx
        rorx         rbp, rbx, 18
        mov          r12, rbx
        and          r12, r9
        add          r11, r12
        mov          r12, rdx
        and          r12, rsi
        rorx         r13, rbx, 14
        xor          r13, rbp
        sub          r12, rdi
        andn         rbp, rbx, r10
        add          r10, rsi                                   /* round 2 */
        add          r11, rbp
        add          r10, [rcx + 32]
        rorx         rbp, rbx, 41
        xor          r13, rbp
        add          r11, r13
        rorx         rdi, r8, 28
        mov          rbp, rdx
        xor          rbp, rsi
        and          rbp, r8
        add          r12, rbp
        rorx         rbp, r8, 34
        xor          rdi, rbp
        rorx         rbp, r8, 39
        rorx         r13, r11, 18
        xor          rdi, rbp
        add          rdi, r12
        mov          rbp, r11
        and          rbp, rbx
        add          rdi, r11
        add          r10, rbp
        rorx         rbp, r11, 14
        xor          rbp, r13
        andn         r12, r11, r9
        add          r9, rdx                                    /* round 3 */
        add          r10, r12
        add          r9, [rcx + 40]
        rorx         r12, r11, 41
        xor          rbp, r12
        add          r10, rbp
        rorx         rbp, rdi, 28
        mov          r12, r8
        xor          r12, rdx
        mov          r13, r8
        and          r13, rdx
        sub          r13, rsi
        and          r12, rdi
        add          r13, r12
        add          r13, r10
        rorx         rsi, rdi, 34
        xor          rsi, rbp
        rorx         rbp, rdi, 39
        rorx         r12, r10, 18
        xor          rsi, rbp
        mov          rbp, r10
        and          rbp, r11
        add          rsi, r13
        add          r9, rbp
        rorx         rbp, r10, 14
        xor          rbp, r12
        andn         r12, r10, rbx
        add          rbx, [rcx + 64]                            /* round 4 */
        add          r9, r12
        add          rbx, r8
        rorx         r12, r10, 41
        xor          rbp, r12
        add          r9, rbp
        rorx         rbp, rsi, 28
        mov          r12, rdi
        xor          r12, r8
        mov          r13, rdi
        and          r13, r8
        sub          r13, rdx
        and          r12, rsi
        add          r13, r12
        add          r13, r9
        rorx         r12, rsi, 34
        xor          rbp, r12
        rorx         r12, rsi, 39
        rorx         r14, r9, 18
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        add          r13, rbp
        add          rbx, r12
        rorx         rbp, r9, 14
        xor          rbp, r14
        andn         r12, r9, r11
        add          r11, [rcx + 72]                            /* round 5 */
        add          rbx, r12
        add          r11, rdi
        rorx         r12, r9, 41
        xor          rbp, r12
        add          rbx, rbp
        rorx         rbp, r13, 28
        mov          r12, rsi
        xor          r12, rdi
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        and          r12, r13
        add          r14, r12
        add          r14, rbx
        rorx         r12, r13, 34
        xor          rbp, r12
        rorx         r12, r13, 39
        rorx         r15, rbx, 18
        xor          rbp, r12
        mov          r12, rbx
        and          r12, r9
        add          r14, rbp
        add          r11, r12
        rorx         rbp, rbx, 14
        xor          rbp, r15
        andn         r12, rbx, r10
        add          r10, [rcx + 96]                            /* round 6 */
        add          r11, r12
        add          r10, rsi
        rorx         r12, rbx, 41
        xor          rbp, r12
        add          r11, rbp
        rorx         rbp, r14, 28
        mov          r12, r13
        xor          r12, rsi
        mov          r15, r13
        and          r15, rsi
        sub          r15, rdi
        and          r12, r14
        add          r15, r12
        add          r15, r11
        rorx         r12, r14, 34
        xor          rbp, r12
        rorx         r12, r14, 39
        rorx         r8, r11, 18
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        add          r15, rbp
        add          r10, r12
        rorx         rbp, r11, 14
        xor          rbp, r8
        andn         r12, r11, r9
        add          r9, [rcx + 104]                            /* round 7 */
        add          r10, r12
        add          r9, r13
        rorx         r12, r11, 41
        xor          rbp, r12
        add          r10, rbp
        rorx         r8, r15, 28
        mov          rbp, r14
        xor          rbp, r13
        mov          r12, r14
        and          r12, r13
        sub          r12, rsi
        and          rbp, r15
        add          r12, rbp
        add          r12, r10
        rorx         rbp, r15, 34
        xor          r8, rbp
        rorx         rbp, r15, 39
        rorx         rdi, r10, 18
        xor          r8, rbp
        mov          rbp, r10
        and          rbp, r11
        add          r8, r12
        add          r9, rbp
        rorx         rbp, r10, 14
        xor          rbp, rdi
        andn         r12, r10, rbx
        add          rbx, [rcx + 128]                           /* round 8 */
        add          r9, r12
        add          rbx, r14
        rorx         r12, r10, 41
        xor          rbp, r12
        add          r9, rbp
        rorx         rdi, r8, 28
        mov          rbp, r15
        xor          rbp, r14
        mov          r12, r15
        and          r12, r14
        sub          r12, r13
        and          rbp, r8
        add          r12, rbp
        add          r12, r9
        rorx         rbp, r8, 34
        xor          rdi, rbp
        rorx         rbp, r8, 39
        rorx         r13, r9, 18
        xor          rdi, rbp
        mov          rbp, r9
        and          rbp, r10
        add          rdi, r12
        add          rbx, rbp
        rorx         rbp, r9, 14
        xor          rbp, r13
        andn         r12, r9, r11
        add          r11, [rcx + 136]                           /* round 9 */
        add          rbx, r12
        add          r11, r15
        rorx         r12, r9, 41
        xor          rbp, r12
        add          rbx, rbp
        rorx         rsi, rdi, 28
        mov          rbp, r8
        xor          rbp, r15
        mov          r12, r8
        and          r12, r15
        sub          r12, r14
        and          rbp, rdi
        add          r12, rbp
        add          r12, rbx
        rorx         rbp, rdi, 34
        xor          rsi, rbp
        rorx         rbp, rdi, 39
        rorx         r13, rbx, 18
        xor          rsi, rbp
        mov          rbp, rbx
        and          rbp, r9
        add          rsi, r12
        add          r11, rbp
        rorx         rbp, rbx, 14
        xor          rbp, r13
        andn         r12, rbx, r10
        add          r10, [rcx + 160]                           /* round 10 */
        add          r11, r12
        add          r10, r8
        rorx         r12, rbx, 41
        xor          rbp, r12
        add          r11, rbp
        rorx         rbp, rsi, 28
        mov          r12, rdi
        xor          r12, r8
        mov          r13, rdi
        and          r13, r8
        sub          r13, r15
        and          r12, rsi
        add          r13, r12
        add          r13, r11
        rorx         r12, rsi, 34
        xor          rbp, r12
        rorx         r12, rsi, 39
        rorx         r14, r11, 18
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        add          r13, rbp
        add          r10, r12
        rorx         rbp, r11, 14
        xor          rbp, r14
        andn         r12, r11, r9
        add          r9, [rcx + 168]                            /* round 11 */
        add          r10, r12
        add          r9, rdi
        rorx         r12, r11, 41
        xor          rbp, r12
        add          r10, rbp
        rorx         rbp, r13, 28
        mov          r12, rsi
        xor          r12, rdi
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        and          r12, r13
        add          r14, r12
        add          r14, r10
        rorx         r12, r13, 34
        xor          rbp, r12
        rorx         r12, r13, 39
        rorx         r15, r10, 18
        xor          rbp, r12
        mov          r12, r10
        and          r12, r11
        add          r14, rbp
        add          r9, r12
        rorx         rbp, r10, 14
        xor          rbp, r15
        andn         r12, r10, rbx
        add          rbx, [rcx + 192]                           /* round 12 */
        add          r9, r12
        add          rbx, rsi
        rorx         r12, r10, 41
        xor          rbp, r12
        add          r9, rbp
        rorx         rbp, r14, 28
        mov          r12, r13
        xor          r12, rsi
        mov          r15, r13
        and          r15, rsi
        sub          r15, rdi
        and          r12, r14
        add          r15, r12
        add          r15, r9
        rorx         r12, r14, 34
        xor          rbp, r12
        rorx         r12, r14, 39
        rorx         r8, r9, 18
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        add          r15, rbp
        add          rbx, r12
        rorx         rbp, r9, 14
        xor          rbp, r8
        andn         r12, r9, r11
        add          r11, [rcx + 200]                           /* round 13 */
        add          rbx, r12
        add          r11, r13
        rorx         r12, r9, 41
        xor          rbp, r12
        add          rbx, rbp
        rorx         r8, r15, 28
        mov          rbp, r14
        xor          rbp, r13
        mov          r12, r14
        and          r12, r13
        sub          r12, rsi
        and          rbp, r15
        add          r12, rbp
        add          r12, rbx
        rorx         rbp, r15, 34
        xor          r8, rbp
        rorx         rbp, r15, 39
        mov          rdi, rbx
        and          rdi, r9
        rorx         rsi, rbx, 18
        xor          r8, rbp
        add          r8, r12
        add          r11, rdi
        rorx         rbp, rbx, 14
        xor          rbp, rsi
        andn         r12, rbx, r10
        add          r10, [rcx + 224]                           /* round 14 */
        add          r11, r12
        add          r10, r14
        rorx         r12, rbx, 41
        xor          rbp, r12
        add          r11, rbp
        rorx         rdi, r8, 28
        mov          rbp, r15
        xor          rbp, r14
        mov          r12, r15
        and          r12, r14
        sub          r12, r13
        and          rbp, r8
        add          r12, rbp
        add          r12, r11
        rorx         rbp, r8, 34
        xor          rdi, rbp
        mov          rbp, r9                                    /* round 15 */
        add          rbp, [rcx + 232]
        rorx         rcx, r8, 39
        add          rbp, r15
        rorx         r13, r11, 18
        xor          rdi, rcx
        mov          rcx, r11
        and          rcx, rbx
        add          rdi, r12
        add          r10, rcx
        rorx         rcx, r11, 14
        xor          rcx, r13
        andn         r12, r11, r9
        add          r10, r12
        rorx         r12, r11, 41
        xor          rcx, r12
        add          r10, rcx
        rorx         rsi, rdi, 28
        mov          rcx, r8
        xor          rcx, r15
        mov          r12, r8
        and          r12, r15
        sub          r12, r14
        and          rcx, rdi
        add          r12, rcx
        add          r12, r10
        rorx         rcx, rdi, 34
        xor          rsi, rcx
        rorx         rcx, rdi, 39
        xor          rsi, rcx
        add          rsi, r12
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        mov          r12, [rsp]
        add          r12, 16
        mov          [rsp], r12
        mov          r13, [rsp + 8]
        add          r13, -1
        mov          [rsp + 8], r13
        mov          rdx, rdi
        and          rdx, r8
        mov          r9, r10
        and          r9, r11
        add          r9, rbp
        sub          rdx, r15
        mov          rbp, [rsp + 24]
        add          rdx, [rbp]                                 /* H = H + (a, b, ...) */
        rorx         r14, r10, 14
        rorx         r15, r10, 18
        xor          r14, r15
        mov          r15, rdi
        xor          r15, r8
        and          r15, rsi
        andn         rcx, r10, rbx
        add          rdx, r15
        add          r9, rcx
        rorx         rcx, r10, 41
        xor          r14, rcx
        add          r9, r14
        add          rdx, r9
        rorx         rcx, rsi, 34
        rorx         r14, rsi, 28
        xor          r14, rcx
        mov          rcx, [rbp + 40]
        add          r10, rcx
        mov          [rbp + 40], r10
        rorx         rcx, rsi, 39
        xor          r14, rcx
        add          rdx, r14
        mov          [rbp], rdx
        mov          rcx, [rbp + 8]
        add          rsi, rcx
        mov          [rbp + 8], rsi
        mov          rcx, [rbp + 48]
        add          r11, rcx
        mov          [rbp + 48], r11
        mov          rcx, [rbp + 32]
        add          r9, rcx
        mov          [rbp + 32], r9
        mov          rcx, [rbp + 16]
        add          rdi, rcx
        mov          [rbp + 16], rdi
        mov          rcx, [rbp + 24]
        add          r8, rcx
        mov          [rbp + 24], r8
        mov          rcx, [rbp + 56]
        add          rbx, rcx
        mov          [rbp + 56], rbx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: [rsp]; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(next_block_of_batch2):

        /* the next block of the batch */
        mov          rcx, [rsp]
        lea          rbp, [rcx + 1280]
        mov          [rsp + 32], rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32]; */
        /*   end_of_batch: [rsp+40]. */
NSMS_L(rounds_only2):

        /* rounds 0 to 79 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         rbp, r9, 18                                /* round 0 */
        mov          r12, r9
        and          r12, r10
        rorx         r13, r9, 14
        andn         r14, r9, r11
        add          rbx, r8
        xor          r13, rbp
        add          r12, r14
        add          rbx, [rcx]
        add          rbx, r12
        rorx         rbp, rdx, 28
        mov          r12, rsi
        xor          r12, rdi
        rorx         r14, rdx, 34
        rorx         r15, r9, 41
        xor          rbp, r14
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
        xor          r13, r15
        and          r12, rdx
        add          r14, r12
        add          rbx, r13
        mov          r12, rbx                                   /* round 1 */
        and          r12, r9
        rorx         r13, rdx, 39
        rorx         r15, rbx, 14
        add          r11, rdi
        add          r11, [rcx + 8]
        add          r11, r12
        mov          r12, rdx
        and          r12, rsi
        xor          rbp, r13
        sub          r12, rdi
        add          r14, rbp
        add          r14, rbx
        rorx         rbp, r14, 28
        rorx         r13, r14, 34
        rorx         r8, rbx, 18
        rorx         rdi, rbx, 41
        xor          r15, r8
        xor          r15, rdi
        andn         r8, rbx, r10
        add          r11, r8
        mov          r8, rdx
        xor          r8, rsi
        and          r8, r14
        xor          rbp, r13
        add          r11, r15
        rorx         r13, r14, 39
        add          r12, r8
        rorx         r15, r11, 14                               /* round 2 */
        add          r10, rsi
        add          r10, [rcx + 32]
        mov          r8, r11
        and          r8, rbx
        add          r10, r8
        xor          rbp, r13
        add          r12, rbp
        rorx         rbp, r11, 18
        mov          r13, r14
        and          r13, rdx
        add          r12, r11
        rorx         r8, r11, 41
        xor          r15, rbp
        sub          r13, rsi
        andn         rbp, r11, r9
        xor          r15, r8
        rorx         r8, r12, 28
        mov          rdi, r14
        xor          rdi, rdx
        rorx         rsi, r12, 34
        add          r10, rbp
        add          r10, r15
        xor          r8, rsi
        and          rdi, r12
        add          r13, rdi
        add          r13, r10
        rorx         rbp, r12, 39
        xor          r8, rbp
        rorx         rbp, r10, 14                               /* round 3 */
        add          r9, rdx
        add          r9, [rcx + 40]
        mov          r15, r10
        and          r15, r11
        add          r9, r15
        add          r13, r8
        rorx         r15, r10, 18
        mov          r8, r12
        and          r8, r14
        rorx         rdi, r10, 41
        xor          rbp, r15
        xor          rbp, rdi
        sub          r8, rdx
        andn         r15, r10, rbx
        add          r9, r15
        rorx         r15, r13, 28
        mov          rdi, r12
        xor          rdi, r14
        rorx         rsi, r13, 34
        and          rdi, r13
        add          r9, rbp
        xor          r15, rsi
        add          r8, rdi
        rorx         rbp, r13, 39
        add          r8, r9
        xor          r15, rbp
        rorx         rbp, r9, 14                                /* round 4 */
        add          rbx, [rcx + 64]
        add          rbx, r14
        mov          rdi, r9
        and          rdi, r10
        add          rbx, rdi
        add          r8, r15
        rorx         r15, r9, 18
        mov          rdi, r13
        and          rdi, r12
        xor          rbp, r15
        sub          rdi, r14
        rorx         r14, r9, 41
        andn         r15, r9, r11
        add          rbx, r15
        xor          rbp, r14
        rorx         r14, r8, 28
        mov          r15, r13
        xor          r15, r12
        rorx         rsi, r8, 34
        and          r15, r8
        add          rbx, rbp
        xor          r14, rsi
        add          rdi, r15
        rorx         rbp, r8, 39
        add          rdi, rbx
        rorx         r15, rbx, 14                               /* round 5 */
        xor          r14, rbp
        add          rdi, r14
        rorx         rbp, rbx, 18
        mov          r14, rbx
        and          r14, r9
        mov          rsi, r8
        and          rsi, r13
        add          r11, [rcx + 72]
        add          r11, r12
        add          r11, r14
        rorx         r14, rbx, 41
        xor          r15, rbp
        xor          r15, r14
        sub          rsi, r12
        andn         rbp, rbx, r10
        add          r11, rbp
        rorx         rbp, rdi, 28
        mov          r12, r8
        xor          r12, r13
        rorx         r14, rdi, 34
        and          r12, rdi
        add          r11, r15
        xor          rbp, r14
        add          rsi, r12
        rorx         r12, rdi, 39
        add          rsi, r11
        xor          rbp, r12
        rorx         r12, r11, 14                               /* round 6 */
        add          r10, [rcx + 96]
        add          r10, r13
        mov          r14, r11
        and          r14, rbx
        add          r10, r14
        add          rsi, rbp
        rorx         rbp, r11, 18
        mov          r14, rdi
        and          r14, r8
        rorx         r15, r11, 41
        xor          r12, rbp
        xor          r12, r15
        sub          r14, r13
        andn         rbp, r11, r9
        add          r10, rbp
        rorx         rbp, rsi, 28
        mov          r13, rdi
        xor          r13, r8
        rorx         r15, rsi, 34
        and          r13, rsi
        add          r10, r12
        xor          rbp, r15
        add          r14, r13
        rorx         r12, rsi, 39
        add          r14, r10
        xor          rbp, r12
        rorx         r12, r10, 14                               /* round 7 */
        add          r9, [rcx + 104]
        add          r9, r8
        mov          r13, r10
        and          r13, r11
        add          r9, r13
        add          r14, rbp
        rorx         rbp, r10, 18
        mov          r13, rsi
        and          r13, rdi
        rorx         r15, r10, 41
        sub          r13, r8
        mov          r8, rsi
        xor          r8, rdi
        xor          r12, rbp
        rorx         rbp, r14, 28
        rorx         rdx, r14, 34
        xor          r12, r15
        andn         r15, r10, rbx
        add          r9, r15
        and          r8, r14
        add          r9, r12
        xor          rbp, rdx
        add          r13, r8
        add          r13, r9
        rorx         r12, r9, 14                                /* round 8 */
        rorx         r15, r14, 39
        xor          rbp, r15
        add          rbx, [rcx + 128]
        add          rbx, rdi
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        add          r13, rbp
        rorx         rbp, r9, 18
        mov          r15, r14
        and          r15, rsi
        rorx         r8, r9, 41
        xor          r12, rbp
        xor          r12, r8
        sub          r15, rdi
        andn         rbp, r9, r11
        add          rbx, rbp
        rorx         rbp, r13, 28
        mov          r8, r14
        xor          r8, rsi
        and          r8, r13
        rorx         rdi, r13, 34
        add          rbx, r12
        xor          rbp, rdi
        add          r15, r8
        rorx         r12, r13, 39
        add          r15, rbx
        xor          rbp, r12
        rorx         r12, rbx, 14                               /* round 9 */
        add          r11, [rcx + 136]
        add          r11, rsi
        mov          r8, rbx
        and          r8, r9
        add          r11, r8
        add          r15, rbp
        rorx         rbp, rbx, 18
        mov          r8, r13
        and          r8, r14
        rorx         rdi, rbx, 41
        xor          r12, rbp
        xor          r12, rdi
        sub          r8, rsi
        andn         rbp, rbx, r10
        add          r11, rbp
        rorx         rbp, r15, 28
        mov          rdi, r13
        xor          rdi, r14
        rorx         rsi, r15, 34
        xor          rbp, rsi
        and          rdi, r15
        add          r8, rdi
        add          r11, r12
        rorx         r12, r11, 14                               /* round 10 */
        add          r10, [rcx + 160]
        add          r10, r14
        mov          rdi, r11
        and          rdi, rbx
        add          r10, rdi
        rorx         rdi, r15, 39
        xor          rbp, rdi
        rorx         rdi, r11, 18
        mov          rsi, r15
        and          rsi, r13
        rorx         rdx, r11, 41
        add          r8, r11
        add          r8, rbp
        xor          r12, rdi
        xor          r12, rdx
        sub          rsi, r14
        andn         rbp, r11, r9
        add          r10, rbp
        rorx         rbp, r8, 28
        mov          r14, r15
        xor          r14, r13
        rorx         rdi, r8, 34
        and          r14, r8
        add          r10, r12
        add          rsi, r14
        xor          rbp, rdi
        rorx         r12, r8, 39
        add          rsi, r10
        xor          rbp, r12
        rorx         r12, r10, 14                               /* round 11 */
        add          r9, [rcx + 168]
        add          r9, r13
        mov          r14, r10
        and          r14, r11
        add          r9, r14
        add          rsi, rbp
        rorx         rbp, r10, 18
        mov          r14, r8
        and          r14, r15
        rorx         rdi, r10, 41
        xor          r12, rbp
        xor          r12, rdi
        sub          r14, r13
        andn         rbp, r10, rbx
        add          r9, rbp
        rorx         rbp, rsi, 28
        mov          r13, r8
        xor          r13, r15
        rorx         rdi, rsi, 34
        and          r13, rsi
        add          r9, r12
        xor          rbp, rdi
        add          r14, r13
        rorx         r12, rsi, 39
        add          r14, r9
        xor          rbp, r12
        rorx         r12, r9, 14                                /* round 12 */
        add          rbx, [rcx + 192]
        add          rbx, r15
        mov          r13, r9
        and          r13, r10
        add          rbx, r13
        add          r14, rbp
        rorx         rbp, r9, 18
        mov          r13, rsi
        and          r13, r8
        rorx         rdi, r9, 41
        xor          r12, rbp
        xor          r12, rdi
        sub          r13, r15
        andn         rbp, r9, r11
        add          rbx, rbp
        rorx         rbp, r14, 28
        mov          r15, rsi
        xor          r15, r8
        rorx         rdi, r14, 34
        and          r15, r14
        add          rbx, r12
        xor          rbp, rdi
        add          r13, r15
        rorx         r12, r14, 39
        add          r13, rbx
        xor          rbp, r12
        rorx         r12, rbx, 14                               /* round 13 */
        add          r11, [rcx + 200]
        add          r11, r8
        mov          r15, rbx
        and          r15, r9
        add          r11, r15
        add          r13, rbp
        rorx         rbp, rbx, 18
        mov          rdi, r14
        and          rdi, rsi
        rorx         r15, rbx, 41
        xor          r12, rbp
        xor          r12, r15
        sub          rdi, r8
        andn         rbp, rbx, r10
        add          r11, rbp
        rorx         rbp, r13, 28
        mov          r15, r14
        xor          r15, rsi
        rorx         r8, r13, 34
        and          r15, r13
        add          r11, r12
        xor          rbp, r8
        add          rdi, r15
        add          rdi, r11
        rorx         r12, r13, 39
        xor          rbp, r12
        rorx         r12, r11, 14                               /* round 14 */
        add          r10, [rcx + 224]
        add          r10, rsi
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        add          rdi, rbp
        rorx         rbp, r11, 18
        mov          r15, r13
        and          r15, r14
        rorx         r8, r11, 41
        xor          r12, rbp
        xor          r12, r8
        sub          r15, rsi
        andn         rbp, r11, r9
        add          r10, rbp
        rorx         rsi, rdi, 28
        mov          rbp, r13
        xor          rbp, r14
        rorx         r8, rdi, 34
        and          rbp, rdi
        add          r10, r12
        xor          rsi, r8
        add          r9, [rcx + 232]                            /* round 15 */
        add          r15, rbp
        add          r9, r14
        rorx         rbp, rdi, 39
        add          r15, r10
        add          rcx, 256
        rorx         r12, r10, 14
        xor          rsi, rbp
        add          rsi, r15
        mov          rbp, r10
        and          rbp, r11
        rorx         r15, r10, 18
        mov          rdx, rdi
        and          rdx, r13
        rorx         r8, r10, 41
        xor          r12, r15
        xor          r12, r8
        sub          rdx, r14
        andn         r14, r10, rbx
        add          r9, rbp
        add          r9, r14
        rorx         rbp, rsi, 28
        mov          r14, rdi
        xor          r14, r13
        rorx         r15, rsi, 34
        add          r9, r12
        and          r14, rsi
        add          rdx, r14
        add          rdx, r9
        xor          rbp, r15
        rorx         r12, rsi, 39
        xor          rbp, r12
        add          rdx, rbp
        mov          r8, r13
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_only2)

        /* the state after the block */
        mov          rcx, [rsp + 24]
        mov          rbp, [rcx]                                 /* H = H + (a, b, ...) */
        add          rdx, rbp
        mov          rbp, [rsp + 16]
        add          rbp, 128                                   /* the next block */
        mov          [rsp + 16], rbp
        mov          [rcx], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 16
        mov          [rsp], r13
        mov          r14, [rcx + 8]
        add          rsi, r14
        mov          [rcx + 8], rsi
        mov          r14, [rcx + 16]
        add          rdi, r14
        mov          [rcx + 16], rdi
        mov          r14, [rcx + 24]
        add          r8, r14
        mov          [rcx + 24], r8
        mov          r14, [rcx + 32]
        add          r9, r14
        mov          [rcx + 32], r9
        mov          r14, [rcx + 40]
        add          r10, r14
        mov          [rcx + 40], r10
        mov          r14, [rcx + 48]
        add          r11, r14
        mov          [rcx + 48], r11
        mov          r14, [rcx + 56]
        add          rbx, r14
        mov          [rcx + 56], rbx
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          NSMS_L(next_block_of_batch2)
        jmp          NSMS_L(batch2)
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(batch1):
        cmp          qword ptr [rsp + 8], 1
        jb           NSMS_L(done)

        /* the schedule of 1 block: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                /* W_0 to W_1 */
        vmovdqu      xmm9, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vmovdqu      xmm10, [r12 + 16]                          /* W_2 to W_3 */
        vmovdqu      xmm11, [r12 + 32]                          /* W_4 to W_5 */
        vmovdqu      xmm12, [r12 + 48]                          /* W_6 to W_7 */
        vmovdqu      xmm13, [r12 + 64]                          /* W_8 to W_9 */
        vpshufb      xmm0, xmm8, xmm9
        vmovdqu      xmm8, [r12 + 80]                           /* W_10 to W_11 */
        vpshufb      xmm1, xmm10, xmm9
        vmovdqu      xmm10, [r12 + 96]                          /* W_12 to W_13 */
        vpshufb      xmm2, xmm11, xmm9
        vmovdqu      xmm11, [r12 + 112]                         /* W_14 to W_15 */
        vpshufb      xmm3, xmm12, xmm9
        vpshufb      xmm4, xmm13, xmm9
        vpaddq       xmm12, xmm0, [rip + NSMS_L(K)]             /* W_0 to W_1, each + K_t */
        vpshufb      xmm5, xmm8, xmm9
        vpshufb      xmm6, xmm10, xmm9
        vpshufb      xmm7, xmm11, xmm9
        vmovdqu      [rax], xmm12
        vpaddq       xmm8, xmm1, [rip + NSMS_L(K) + 16]         /* W_2 to W_3, each + K_t */
        vpaddq       xmm9, xmm2, [rip + NSMS_L(K) + 32]         /* W_4 to W_5, each + K_t */
        vpaddq       xmm10, xmm3, [rip + NSMS_L(K) + 48]        /* W_6 to W_7, each + K_t */
        vpaddq       xmm11, xmm4, [rip + NSMS_L(K) + 64]        /* W_8 to W_9, each + K_t */
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddq       xmm8, xmm5, [rip + NSMS_L(K) + 80]         /* W_10 to W_11, each + K_t */
        vpaddq       xmm9, xmm6, [rip + NSMS_L(K) + 96]         /* W_12 to W_13, each + K_t */
        vpaddq       xmm10, xmm7, [rip + NSMS_L(K) + 112]       /* W_14 to W_15, each + K_t */
        lea          r12, [rax + 512]
        mov          [rsp + 32], r12
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        lea          rbp, [rip + NSMS_L(K) + 128]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(rounds_and_schedule1):

        /* rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12, r9, 18                                /* round 0 */
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        rorx         r15, r9, 14
        add          rbx, r8
        add          rbx, [rcx]
        xor          r15, r12
        add          r13, r14
        rorx         r12, rdx, 34
        add          rbx, r13
        rorx         r13, rdx, 28
        xor          r13, r12
        mov          r12, rsi
        and          r12, rdi
        sub          r12, r8
        mov          r14, rsi
        xor          r14, rdi
        and          r14, rdx
        add          r12, r14
        rorx         r14, r9, 41
        add          r11, rdi                                   /* round 1 */
        xor          r15, r14
        add          rbx, r15
        mov          r14, rbx
        and          r14, r9
        add          r11, [rcx + 8]
        rorx         r15, rbx, 18
        rorx         r8, rdx, 39
        xor          r13, r8
        add          r12, r13
        add          r11, r14
        rorx         r13, rbx, 41
        rorx         r14, rbx, 14
        xor          r14, r15
        xor          r14, r13
        add          r12, rbx
        rorx         r13, r12, 28
        andn         r15, rbx, r10
        mov          r8, rdx
        and          r8, rsi
        sub          r8, rdi
        add          r11, r15
        add          r11, r14
        mov          r14, r11                                   /* round 2 */
        and          r14, rbx
        rorx         r15, r12, 34
        mov          rdi, rdx
        xor          rdi, rsi
        xor          r13, r15
        and          rdi, r12
        rorx         r15, r12, 39
        xor          r13, r15
        add          r10, rsi
            vpsrlq   xmm8, xmm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        add          r10, [rcx + 16]
            vpsllq   xmm9, xmm7, 45
            vpsrlq   xmm10, xmm7, 61
            vpsllq   xmm11, xmm7, 3
            vpxor    xmm10, xmm10, xmm11
        add          r8, rdi
        add          r8, r13
        add          r8, r11
            vpxor    xmm8, xmm8, xmm9
            vpalignr xmm9, xmm1, xmm0, 8
        rorx         r13, r11, 18
            vpxor    xmm8, xmm8, xmm10
            vpsrlq   xmm10, xmm9, 1
        mov          r15, r12
        and          r15, rdx
        sub          r15, rsi
            vpsllq   xmm11, xmm9, 63
            vpxor    xmm10, xmm10, xmm11
        add          r10, r14
            vmovdqu  xmm11, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpsrlq   xmm12, xmm7, 6
        rorx         r14, r11, 41
        rorx         rdi, r11, 14
        xor          rdi, r13
            vpxor    xmm8, xmm8, xmm12
            vpalignr xmm12, xmm5, xmm4, 8
        andn         r13, r11, r9
            vpaddq   xmm13, xmm12, xmm0
        mov          rsi, r12
        xor          rsi, rdx
            vpaddq   xmm8, xmm13, xmm8
        mov          [rsp + 48], rbp
        rorx         rbp, r8, 28
        add          r10, r13
            vpshufb  xmm13, xmm9, xmm11
        rorx         r13, r8, 34
            vpxor    xmm10, xmm10, xmm13
        xor          rdi, r14
        add          r10, rdi
        mov          r14, r10                                   /* round 3 */
        and          r14, r11
            vpsrlq   xmm9, xmm9, 7
        and          rsi, r8
        rorx         rdi, r8, 39
        xor          rbp, r13
            vpxor    xmm9, xmm10, xmm9
            vpaddq   xmm0, xmm9, xmm8
        add          r9, rdx
        add          r9, [rcx + 24]
            vpalignr xmm8, xmm2, xmm1, 8                        /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        xor          rbp, rdi
        add          r15, rsi
        add          r15, r10
        add          r15, rbp
            vpsrlq   xmm9, xmm8, 1
        rorx         r13, r10, 18
            vpsllq   xmm10, xmm8, 63
        mov          rbp, r8
        and          rbp, r12
        sub          rbp, rdx
            vpxor    xmm9, xmm9, xmm10
        andn         rdi, r10, rbx
            mov      rsi, [rsp + 48]
            vpaddq   xmm10, xmm0, [rsi]
        add          r9, r14
        rorx         r14, r10, 41
        rorx         rdx, r10, 14
        xor          rdx, r13
        xor          rdx, r14
            vmovdqu  [rcx + 128], xmm10
        mov          r13, r8
        xor          r13, r12
            vpsrlq   xmm10, xmm0, 19
        rorx         r14, r15, 28
        add          r9, rdi
        add          r9, rdx
        mov          rdi, r9                                    /* round 4 */
        and          rdi, r10
            vpsllq   xmm13, xmm0, 45
        rorx         rdx, r15, 34
        xor          r14, rdx
            vpxor    xmm10, xmm10, xmm13
        and          r13, r15
            vpsrlq   xmm13, xmm0, 61
        rorx         rdx, r15, 39
        add          rbx, [rcx + 32]
        add          rbp, r13
        add          rbp, r9
        add          rbx, r12
        xor          r14, rdx
        add          rbp, r14
            vpshufb  xmm14, xmm8, xmm11
            vpxor    xmm9, xmm9, xmm14
        rorx         r13, r9, 18
        mov          r14, r15
        and          r14, r8
        sub          r14, r12
        mov          r12, r11                                   /* round 5 */
        add          r12, [rcx + 40]
            vpsrlq   xmm8, xmm8, 7
        andn         r11, r9, r11
            vpxor    xmm8, xmm9, xmm8
        add          rbx, rdi
        rorx         rdi, r9, 41
        rorx         rdx, r9, 14
        xor          rdx, r13
        xor          rdx, rdi
            vpalignr xmm9, xmm6, xmm5, 8
            vpaddq   xmm14, xmm9, xmm1
        mov          r13, r15
        xor          r13, r8
        add          rbx, r11
        add          rbx, rdx
        mov          r11, rbx
        and          r11, r9
        rorx         rdi, rbp, 28
            vpaddq   xmm8, xmm14, xmm8
        rorx         rdx, rbp, 34
        mov          [rsp + 56], r9
        rorx         r9, rbp, 39
            vpsrlq   xmm14, xmm0, 6
        xor          rdi, rdx
            vpsllq   xmm15, xmm0, 3
            vpxor    xmm13, xmm13, xmm15
            vpxor    xmm10, xmm10, xmm13
            vpxor    xmm10, xmm10, xmm14
            vpaddq   xmm1, xmm8, xmm10
        and          r13, rbp
            vpalignr xmm8, xmm3, xmm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        xor          rdi, r9
        add          r12, r8
            vpsrlq   xmm10, xmm8, 1
            vpsllq   xmm13, xmm8, 63
            vpxor    xmm10, xmm10, xmm13
        add          r14, r13
        add          r14, rbx
        add          r14, rdi
            vpaddq   xmm13, xmm1, [rsi + 16]
        rorx         r13, rbx, 18
        andn         r9, rbx, r10
            vmovdqu  [rcx + 144], xmm13
        mov          rdi, rbp
        and          rdi, r15
        sub          rdi, r8
        add          r11, r12
        rorx         r12, rbx, 41
            vpsrlq   xmm13, xmm1, 19
        rorx         r8, rbx, 14
        xor          r8, r13
        xor          r8, r12
        add          r11, r9
        add          r11, r8
        mov          r12, r11                                   /* round 6 */
        and          r12, rbx
            vpsllq   xmm14, xmm1, 45
        rorx         r13, r14, 28
        mov          r9, rbp
        xor          r9, r15
        add          r10, [rcx + 48]
            vpxor    xmm13, xmm13, xmm14
        rorx         r8, r14, 34
            vpsrlq   xmm14, xmm1, 61
        xor          r13, r8
        and          r9, r14
        rorx         r8, r14, 39
        add          r10, r15
        add          rdi, r9
        add          rdi, r11
            vpshufb  xmm15, xmm8, xmm11
            vpxor    xmm10, xmm10, xmm15
        xor          r13, r8
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r9, r14
        and          r9, rbp
        sub          r9, r15
            vpsrlq   xmm8, xmm8, 7
            vpxor    xmm8, xmm10, xmm8
        mov          r15, [rsp + 56]
        andn         r8, r11, r15
            vpalignr xmm10, xmm7, xmm6, 8
        add          r10, r12
        rorx         r12, r11, 41
        rorx         rdx, r11, 14
        xor          rdx, r13
        xor          rdx, r12
            vpaddq   xmm15, xmm10, xmm2
        add          r10, r8
            vpaddq   xmm8, xmm15, xmm8
        mov          r12, r14
        xor          r12, rbp
        add          r10, rdx
        mov          r13, r10                                   /* round 7 */
        and          r13, r11
            vpsrlq   xmm15, xmm1, 6
        rorx         r8, rdi, 28
        rorx         rdx, rdi, 34
        xor          r8, rdx
            vpsllq   xmm2, xmm1, 3
            vpxor    xmm14, xmm14, xmm2
            vpxor    xmm13, xmm13, xmm14
            vpxor    xmm13, xmm13, xmm15
            vpaddq   xmm2, xmm8, xmm13
        and          r12, rdi
            vpalignr xmm8, xmm4, xmm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        rorx         rdx, rdi, 39
            vpsrlq   xmm13, xmm8, 1
        add          r15, [rcx + 56]
        add          r15, rbp
            vpsllq   xmm14, xmm8, 63
        xor          r8, rdx
            vpxor    xmm13, xmm13, xmm14
        add          r9, r12
        add          r9, r10
        add          r9, r8
            vpshufb  xmm14, xmm8, xmm11
        mov          r12, rdi
        and          r12, r14
        sub          r12, rbp
        rorx         rbp, r10, 18
        andn         r8, r10, rbx
            vpxor    xmm13, xmm13, xmm14
            vpsrlq   xmm8, xmm8, 7
        add          r15, r13
        rorx         r13, r10, 41
            vpxor    xmm8, xmm13, xmm8
        rorx         rdx, r10, 14
        xor          rdx, rbp
        xor          rdx, r13
            vpaddq   xmm8, xmm8, xmm3
        add          r8, r15
        add          rdx, r8
        mov          r13, rdx                                   /* round 8 */
        and          r13, r10
        mov          r15, rdi
        xor          r15, r14
            vpaddq   xmm13, xmm2, [rsi + 32]
            vmovdqu  [rcx + 160], xmm13
        rorx         rbp, r9, 28
            vpsrlq   xmm13, xmm2, 19
        rorx         r8, r9, 34
        xor          rbp, r8
        and          r15, r9
        add          r12, r15
            vpsllq   xmm14, xmm2, 45
        add          r12, rdx
        rorx         r15, r9, 39
        add          rbx, [rcx + 64]
            vpxor    xmm13, xmm13, xmm14
            vpsrlq   xmm14, xmm2, 61
        add          rbx, r14
        xor          rbp, r15
        add          r12, rbp
        rorx         r15, rdx, 18
        mov          rbp, r9
        and          rbp, rdi
        sub          rbp, r14
        andn         r14, rdx, r11
            vpsrlq   xmm15, xmm2, 6
        add          rbx, r13
        rorx         r13, rdx, 41
            vpalignr xmm3, xmm0, xmm7, 8
        rorx         r8, rdx, 14
        xor          r8, r15
        xor          r8, r13
            vpaddq   xmm8, xmm8, xmm3
        add          rbx, r14
        add          rbx, r8
        mov          r13, rbx                                   /* round 9 */
        and          r13, rdx
        mov          r14, r9
        xor          r14, rdi
            vmovdqu  [rax + 1280], xmm7
            vpsllq   xmm7, xmm2, 3
            vpxor    xmm14, xmm14, xmm7
            vpxor    xmm13, xmm13, xmm14
            vpxor    xmm13, xmm13, xmm15
            vpaddq   xmm8, xmm8, xmm13
        rorx         r15, r12, 34
        rorx         r8, r12, 28
        xor          r8, r15
            vpsrlq   xmm13, xmm12, 1                            /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        and          r14, r12
            vpsllq   xmm14, xmm12, 63
            vpxor    xmm13, xmm13, xmm14
        add          rbp, r14
        add          rbp, rbx
        rorx         r14, r12, 39
        add          r11, [rcx + 72]
            vpshufb  xmm14, xmm12, xmm11
            vpxor    xmm13, xmm13, xmm14
        xor          r8, r14
        add          rbp, r8
            vpsrlq   xmm12, xmm12, 7
        rorx         r14, rbx, 18
        mov          r15, r12
        and          r15, r9
        sub          r15, rdi
            vpsrlq   xmm14, xmm8, 19
            vpxor    xmm12, xmm13, xmm12
        andn         r8, rbx, r10
        mov          [rsp + 56], rdx
        rorx         rdx, rbx, 41
            vpaddq   xmm12, xmm12, xmm4
            vpaddq   xmm13, xmm8, [rsi + 48]
            vmovdqu  [rcx + 176], xmm13
        mov          rsi, r12
        xor          rsi, r9
        mov          [rsp + 64], r12
        rorx         r12, rbp, 28
        mov          [rsp + 72], r8
        rorx         r8, rbp, 34
            vpalignr xmm13, xmm1, xmm0, 8
            vpsllq   xmm15, xmm8, 3
        xor          r12, r8
        rorx         r8, rbx, 14
        xor          r8, r14
        xor          r8, rdx
        add          r10, [rcx + 80]                            /* round 10 */
        and          rsi, rbp
            vpsrlq   xmm7, xmm8, 61
            vpxor    xmm15, xmm15, xmm7
        rorx         r14, rbp, 39
        add          r10, r9
        add          r15, rsi
        xor          r12, r14
        add          r11, rdi
        add          r11, r13
        mov          r13, [rsp + 72]
        add          r11, r13
        add          r11, r8
        mov          r13, r11
        and          r13, rbx
        add          r15, r11
        add          r15, r12
            vpsrlq   xmm7, xmm8, 6
        rorx         r12, r11, 18
        rorx         r14, r11, 14
        mov          r8, [rsp + 64]
        mov          rdi, rbp
        and          rdi, r8
        sub          rdi, r9
            vpsllq   xmm4, xmm8, 45
            vpxor    xmm14, xmm14, xmm4
            vpxor    xmm14, xmm14, xmm15
            vpxor    xmm14, xmm14, xmm7
        mov          r9, [rsp + 56]
        andn         rsi, r11, r9
        xor          r14, r12
            vpaddq   xmm12, xmm12, xmm13
        rorx         r12, r11, 41
        xor          r14, r12
            vpaddq   xmm4, xmm12, xmm14
        add          r10, r13
        add          r10, rsi
        add          r10, r14
        mov          r12, r10                                   /* round 11 */
        and          r12, r11
            vpsrlq   xmm12, xmm9, 1                             /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        mov          r13, rbp
        xor          r13, r8
        rorx         r14, r15, 28
            vpsllq   xmm13, xmm9, 63
        rorx         rsi, r15, 34
            vpxor    xmm12, xmm12, xmm13
        xor          r14, rsi
        and          r13, r15
            vpshufb  xmm13, xmm9, xmm11
            vpsrlq   xmm9, xmm9, 7
        rorx         rsi, r15, 39
            vpxor    xmm12, xmm12, xmm13
        add          r9, [rcx + 88]
            vpxor    xmm9, xmm12, xmm9
            vpsrlq   xmm12, xmm4, 19
        xor          r14, rsi
        add          rdi, r13
        add          rdi, r10
        add          rdi, r14
        add          r9, r8
            vpaddq   xmm9, xmm9, xmm5
        rorx         r13, r10, 18
        mov          r14, r15
        and          r14, rbp
        sub          r14, r8
            mov      r8, [rsp + 48]
            vpaddq   xmm13, xmm4, [r8 + 64]
            vmovdqu  [rcx + 192], xmm13
        andn         rsi, r10, rbx
        add          r9, r12
        rorx         r12, r10, 41
        rorx         rdx, r10, 14
        xor          rdx, r13
        xor          rdx, r12
            vpalignr xmm13, xmm2, xmm1, 8
        add          r9, rsi
        add          r9, rdx
        mov          r12, r9                                    /* round 12 */
        and          r12, r10
        mov          r13, r15
        xor          r13, rbp
        rorx         rsi, rdi, 28
            vpsllq   xmm14, xmm4, 3
        rorx         rdx, rdi, 34
        xor          rsi, rdx
            vpsrlq   xmm15, xmm4, 61
            vpxor    xmm14, xmm15, xmm14
        and          r13, rdi
        rorx         rdx, rdi, 39
            vpsrlq   xmm15, xmm4, 6
        add          rbx, [rcx + 96]
        add          rbx, rbp
        xor          rsi, rdx
        add          r14, r13
        add          r14, r9
        add          r14, rsi
        rorx         r13, r14, 28
            vpsrlq   xmm7, xmm10, 1                             /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         rsi, r9, 18
            vpsllq   xmm5, xmm4, 45
            vpxor    xmm12, xmm12, xmm5
            vpxor    xmm12, xmm12, xmm14
            vpxor    xmm12, xmm12, xmm15
        mov          rdx, rdi
        and          rdx, r15
        sub          rdx, rbp
            vpaddq   xmm9, xmm9, xmm13
        andn         rbp, r9, r11
            vpaddq   xmm5, xmm9, xmm12
        add          rbx, r12
        rorx         r12, r9, 41
        mov          [rsp + 56], r10
        rorx         r10, r9, 14
        xor          r10, rsi
        xor          r10, r12
            vpsllq   xmm9, xmm10, 63
        mov          r12, rdi
        xor          r12, r15
        add          rbx, rbp
            vpxor    xmm9, xmm9, xmm7
        add          rbx, r10
        mov          rbp, rbx                                   /* round 13 */
        and          rbp, r9
            vpshufb  xmm12, xmm10, xmm11
        rorx         r10, r14, 34
            vpxor    xmm9, xmm9, xmm12
        xor          r13, r10
            vpsrlq   xmm10, xmm10, 7
        and          r12, r14
            vpxor    xmm9, xmm9, xmm10
        rorx         r10, r14, 39
            vpsrlq   xmm10, xmm5, 19
        add          r11, [rcx + 104]
            vpaddq   xmm9, xmm9, xmm6
        add          r11, r15
        xor          r13, r10
            vpaddq   xmm12, xmm5, [r8 + 80]
        add          rdx, r12
        add          rdx, rbx
        add          rdx, r13
            vmovdqu  [rcx + 208], xmm12
        rorx         r12, rbx, 18
        mov          r13, r14
        and          r13, rdi
        sub          r13, r15
            vpalignr xmm12, xmm8, xmm2, 8
        rorx         r15, rbx, 41
        mov          r10, [rsp + 56]
        andn         rsi, rbx, r10
        add          r11, rbp
        rorx         rbp, rbx, 14
        xor          rbp, r12
        xor          rbp, r15
            vpshufb  xmm11, xmm3, xmm11                         /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          r11, rsi
        add          r11, rbp
        mov          r12, r11                                   /* round 14 */
        and          r12, rbx
        mov          r15, r14
        xor          r15, rdi
            vpsllq   xmm13, xmm5, 3
        rorx         rbp, rdx, 28
        rorx         rsi, rdx, 34
            vpsrlq   xmm14, xmm5, 61
            vpxor    xmm13, xmm14, xmm13
            vpsrlq   xmm14, xmm5, 6
        xor          rbp, rsi
        and          r15, rdx
        lea          rsi, [rcx + 128]                           /* the next sixteen words */
        mov          [rsp + 64], rsi
        lea          rsi, [r8 + 128]
        mov          [rsp + 72], rsi
        rorx         rsi, rdx, 39
        add          r10, [rcx + 112]
        add          r10, rdi
            vpsllq   xmm15, xmm5, 45
            vpxor    xmm10, xmm10, xmm15
            vpxor    xmm10, xmm10, xmm13
            vpxor    xmm10, xmm10, xmm14
            vpaddq   xmm9, xmm9, xmm12
        add          r13, r15
        add          r13, r11
        xor          rbp, rsi
        add          r13, rbp
            vpaddq   xmm6, xmm9, xmm10
        rorx         r15, r11, 18
        mov          rsi, rdx
        and          rsi, r14
        sub          rsi, rdi
            vpsrlq   xmm9, xmm3, 1
        andn         rbp, r11, r9
            vpsllq   xmm10, xmm3, 63
        add          r10, r12
        rorx         r12, r11, 41
            vpxor    xmm9, xmm9, xmm10
        rorx         rdi, r11, 14
        xor          rdi, r15
        xor          rdi, r12
            vpsrlq   xmm10, xmm3, 7
        add          r10, rbp
        add          r10, rdi
            vpxor    xmm9, xmm9, xmm11
            vpxor    xmm9, xmm9, xmm10
        mov          r12, rdx
        xor          r12, r14
        rorx         r15, r13, 28
        rorx         rbp, r13, 34
            vpsrlq   xmm10, xmm6, 19
        mov          rdi, r10                                   /* round 15 */
        and          rdi, r11
        xor          r15, rbp
            vmovdqu  xmm11, [rax + 1280]
            vpaddq   xmm9, xmm11, xmm9
        and          r12, r13
        add          r9, [rcx + 120]
        add          r9, r14
            vpaddq   xmm11, xmm6, [r8 + 96]
            vpalignr xmm12, xmm4, xmm8, 8
        add          rsi, r12
        add          rsi, r10
        rorx         r12, r13, 39
        xor          r15, r12
        add          rsi, r15
            vmovdqu  [rcx + 224], xmm11
        rorx         r12, r10, 14
        rorx         r15, r10, 18
        xor          r12, r15
        mov          r15, r13
        and          r15, rdx
            vpsllq   xmm11, xmm6, 3
        add          r9, rdi
        sub          r15, r14
            vpsrlq   xmm13, xmm6, 61
            vpxor    xmm11, xmm13, xmm11
        rorx         r14, r10, 41
        xor          r12, r14
        andn         r14, r10, rbx
        add          r9, r14
            vpsrlq   xmm13, xmm6, 6
        add          r9, r12
        mov          r12, r13
        xor          r12, rdx
        rorx         r14, rsi, 28
            vpsllq   xmm14, xmm6, 45
            vpxor    xmm10, xmm10, xmm14
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm10, xmm10, xmm13
        rorx         rbp, rsi, 34
        and          r12, rsi
        xor          r14, rbp
        rorx         rbp, rsi, 39
        xor          r14, rbp
        add          r15, r12
        add          r15, r9
        add          r15, r14
            vpaddq   xmm9, xmm9, xmm12
            vpaddq   xmm7, xmm9, xmm10
            vpaddq   xmm9, xmm7, [r8 + 112]
            vmovdqu  [rcx + 240], xmm9
        vmovdqa      xmm3, xmm8
        mov          rdi, r13
        mov          r8, rdx
        mov          rdx, r15
        mov          rcx, [rsp + 64]
        mov          rbp, [rsp + 72]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, r8                                    /* round 0 */
        mov          rbp, rsi
        and          rbp, rdi
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          r13, r14
        rorx         r14, rdx, 28
        add          rbx, [rcx]
        add          rbx, r13
        rorx         r13, rdx, 34
        sub          rbp, r8
        xor          r14, r13
        mov          r13, rsi
        xor          r13, rdi
        and          r13, rdx
        add          rbp, r13
        rorx         r13, r9, 41
        xor          r12, r13
        add          rbx, r12
        rorx         r12, rdx, 39
        xor          r14, r12
        add          rbp, r14
        add          rbp, rbx
        add          r11, rdi                                   /* round 1 */
        mov          r12, rdx
        and          r12, rsi
        add          r11, [rcx + 8]
        rorx         r13, rbx, 14
        andn         r14, rbx, r10
        rorx         r15, rbx, 18
        mov          r8, rbx
        and          r8, r9
        add          r11, r8
        sub          r12, rdi
        rorx         r8, rbx, 41
        add          r11, r14
        xor          r13, r15
        xor          r13, r8
        add          r11, r13
        rorx         r13, rbp, 28
        rorx         r14, rbp, 34
        add          r10, rsi                                   /* round 2 */
        mov          r15, rdx
        xor          r15, rsi
        and          r15, rbp
        add          r12, r15
        add          r10, [rcx + 16]
        rorx         r15, rbp, 39
        xor          r13, r14
        xor          r13, r15
        add          r12, r13
        add          r12, r11
        rorx         r13, r11, 14
        andn         r14, r11, r9
        rorx         r15, r11, 18
        mov          r8, r11
        and          r8, rbx
        add          r10, r8
        rorx         r8, r11, 41
        add          r10, r14
        xor          r13, r15
        xor          r13, r8
        add          r10, r13
        mov          r13, rbp
        xor          r13, rdx
        and          r13, r12
        add          r9, rdx                                    /* round 3 */
        mov          r14, rbp
        and          r14, rdx
        sub          r14, rsi
        add          r14, r13
        add          r9, [rcx + 24]
        rorx         r13, r12, 28
        rorx         r15, r12, 34
        xor          r13, r15
        add          r14, r10
        rorx         r15, r12, 39
        xor          r13, r15
        add          r14, r13
        rorx         r13, r10, 14
        andn         r15, r10, rbx
        rorx         r8, r10, 18
        mov          rdi, r10
        and          rdi, r11
        add          r9, rdi
        rorx         rdi, r10, 41
        add          r15, r9
        xor          r13, r8
        xor          r13, rdi
        add          r13, r15
        mov          r15, r12
        xor          r15, rbp
        and          r15, r14
        add          rbx, [rcx + 32]                            /* round 4 */
        mov          r9, r12
        and          r9, rbp
        sub          r9, rdx
        add          r9, r15
        add          rbx, rbp
        rorx         rdx, r14, 28
        rorx         r15, r14, 34
        xor          rdx, r15
        add          r9, r13
        rorx         r15, r14, 39
        xor          rdx, r15
        add          rdx, r9
        rorx         r15, r13, 14
        andn         r9, r13, r11
        rorx         r8, r13, 18
        mov          rdi, r13
        and          rdi, r10
        add          rbx, rdi
        rorx         rdi, r13, 41
        add          rbx, r9
        xor          r15, r8
        xor          r15, rdi
        add          rbx, r15
        mov          r15, r14
        xor          r15, r12
        and          r15, rdx
        add          r11, [rcx + 40]                            /* round 5 */
        add          r11, r12
        mov          r9, r14
        and          r9, r12
        sub          r9, rbp
        add          r9, r15
        rorx         rbp, rdx, 28
        rorx         r15, rdx, 34
        xor          rbp, r15
        add          r9, rbx
        rorx         r15, rdx, 39
        xor          rbp, r15
        add          r9, rbp
        rorx         rbp, rbx, 14
        andn         r15, rbx, r10
        rorx         r8, rbx, 18
        mov          rdi, rbx
        and          rdi, r13
        add          r11, rdi
        add          r11, r15
        rorx         r15, rbx, 41
        mov          rdi, rdx
        xor          rdi, r14
        and          rdi, r9
        add          r10, [rcx + 48]                            /* round 6 */
        xor          rbp, r8
        xor          rbp, r15
        add          r11, rbp
        add          r10, r14
        rorx         rbp, r9, 28
        mov          r15, rdx
        and          r15, r14
        sub          r15, r12
        add          r15, rdi
        rorx         r12, r9, 34
        xor          rbp, r12
        add          r15, r11
        rorx         r12, r9, 39
        xor          rbp, r12
        add          r15, rbp
        rorx         rbp, r11, 14
        andn         r12, r11, r13
        rorx         r8, r11, 18
        mov          rdi, r11
        and          rdi, rbx
        add          r10, rdi
        rorx         rdi, r11, 41
        add          r10, r12
        xor          rbp, r8
        xor          rbp, rdi
        add          r10, rbp
        mov          rbp, r9
        xor          rbp, rdx
        and          rbp, r15
        add          r13, [rcx + 56]                            /* round 7 */
        mov          r12, r9
        and          r12, rdx
        sub          r12, r14
        add          r12, rbp
        add          r13, rdx
        rorx         rbp, r15, 28
        rorx         r14, r15, 34
        xor          rbp, r14
        add          r12, r10
        rorx         r14, r15, 39
        xor          rbp, r14
        add          r12, rbp
        rorx         rbp, r10, 14
        andn         r14, r10, rbx
        rorx         r8, r10, 18
        mov          rdi, r10
        and          rdi, r11
        add          r13, rdi
        rorx         rdi, r10, 41
        add          r14, r13
        xor          rbp, r8
        xor          rbp, rdi
        add          rbp, r14
        mov          r13, r15
        xor          r13, r9
        and          r13, r12
        add          rbx, [rcx + 64]                            /* round 8 */
        mov          r14, r15
        and          r14, r9
        sub          r14, rdx
        add          r14, r13
        add          rbx, r9
        rorx         rdx, r12, 28
        rorx         r13, r12, 34
        xor          rdx, r13
        add          r14, rbp
        rorx         r13, r12, 39
        xor          rdx, r13
        add          rdx, r14
        rorx         r13, rbp, 14
        andn         r14, rbp, r11
        rorx         r8, rbp, 18
        mov          rdi, rbp
        and          rdi, r10
        add          rbx, rdi
        rorx         rdi, rbp, 41
        add          rbx, r14
        xor          r13, r8
        xor          r13, rdi
        add          rbx, r13
        mov          r13, r12
        xor          r13, r15
        and          r13, rdx
        add          r11, [rcx + 72]                            /* round 9 */
        mov          r14, r12
        and          r14, r15
        sub          r14, r9
        add          r14, r13
        add          r11, r15
        rorx         r13, rdx, 28
        rorx         r9, rdx, 34
        xor          r13, r9
        add          r14, rbx
        rorx         r9, rdx, 39
        xor          r13, r9
        add          r14, r13
        rorx         r13, rbx, 14
        andn         r9, rbx, r10
        rorx         r8, rbx, 18
        mov          rdi, rbx
        and          rdi, rbp
        add          r11, rdi
        rorx         rdi, rbx, 41
        add          r11, r9
        xor          r13, r8
        xor          r13, rdi
        add          r11, r13
        mov          r13, rdx
        xor          r13, r12
        and          r13, r14
        add          r10, [rcx + 80]                            /* round 10 */
        mov          r9, rdx
        and          r9, r12
        sub          r9, r15
        add          r9, r13
        add          r10, r12
        rorx         r13, r14, 28
        rorx         r15, r14, 34
        xor          r13, r15
        add          r9, r11
        rorx         r15, r14, 39
        xor          r13, r15
        add          r9, r13
        rorx         r13, r11, 14
        andn         r15, r11, rbp
        rorx         r8, r11, 18
        mov          rdi, r11
        and          rdi, rbx
        add          r10, rdi
        rorx         rdi, r11, 41
        add          r10, r15
        xor          r13, r8
        xor          r13, rdi
        add          r10, r13
        add          rbp, [rcx + 88]                            /* round 11 */
        mov          r13, r14
        xor          r13, rdx
        and          r13, r9
        mov          r15, r14
        and          r15, rdx
        sub          r15, r12
        add          r15, r13
        add          rbp, rdx
        rorx         r12, r9, 28
        rorx         r13, r9, 34
        xor          r12, r13
        add          r15, r10
        rorx         r13, r9, 39
        rorx         r8, r10, 14
        xor          r12, r13
        add          r15, r12
        andn         r12, r10, rbx
        rorx         r13, r10, 18
        mov          rdi, r10
        and          rdi, r11
        add          rbp, rdi
        rorx         rdi, r10, 41
        add          r12, rbp
        xor          r8, r13
        xor          r8, rdi
        add          r8, r12
        mov          rbp, r9
        xor          rbp, r14
        and          rbp, r15
        add          rbx, [rcx + 96]                            /* round 12 */
        mov          r12, r9
        and          r12, r14
        sub          r12, rdx
        add          r12, rbp
        rorx         rdx, r15, 28
        add          rbx, r14
        rorx         rbp, r15, 34
        xor          rdx, rbp
        add          r12, r8
        rorx         rbp, r15, 39
        xor          rdx, rbp
        add          rdx, r12
        rorx         rbp, r8, 14
        andn         r12, r8, r11
        rorx         r13, r8, 18
        mov          rdi, r8
        and          rdi, r10
        add          rbx, rdi
        rorx         rdi, r8, 41
        add          rbx, r12
        xor          rbp, r13
        xor          rbp, rdi
        mov          r12, r15
        and          r12, r9
        sub          r12, r14
        add          rbx, rbp
        add          r11, [rcx + 104]                           /* round 13 */
        mov          rbp, r15
        xor          rbp, r9
        and          rbp, rdx
        add          r12, rbp
        add          r11, r9
        rorx         rbp, rdx, 34
        rorx         r13, rdx, 28
        xor          r13, rbp
        add          r12, rbx
        rorx         rbp, rdx, 39
        xor          r13, rbp
        add          r12, r13
        rorx         rbp, rbx, 14
        andn         r13, rbx, r10
        rorx         r14, rbx, 18
        mov          rdi, rbx
        and          rdi, r8
        add          r11, rdi
        rorx         rdi, rbx, 41
        add          r11, r13
        xor          rbp, r14
        xor          rbp, rdi
        add          r11, rbp
        mov          rdi, rdx
        xor          rdi, r15
        and          rdi, r12
        add          r10, [rcx + 112]                           /* round 14 */
        mov          rbp, rdx
        and          rbp, r15
        sub          rbp, r9
        add          rdi, rbp
        add          r10, r15
        rorx         rbp, r12, 28
        rorx         r13, r12, 34
        xor          rbp, r13
        add          rdi, r11
        rorx         r13, r12, 39
        xor          rbp, r13
        add          rdi, rbp
        rorx         rbp, r11, 14
        andn         r13, r11, r8
        rorx         r14, r11, 18
        mov          r9, r11
        and          r9, rbx
        add          r10, r9
        rorx         r9, r11, 41
        add          r10, r13
        xor          rbp, r14
        xor          rbp, r9
        add          r10, rbp
        mov          rsi, r12
        xor          rsi, rdx
        and          rsi, rdi
        mov          rbp, r12
        and          rbp, rdx
        sub          rbp, r15
        add          rsi, rbp
        add          r8, [rcx + 120]                            /* round 15 */
        add          r8, rdx
        rorx         rcx, rdi, 28
        rorx         rbp, rdi, 34
        xor          rcx, rbp
        add          rsi, r10
        rorx         rbp, rdi, 39
        xor          rcx, rbp
        add          rsi, rcx
        rorx         rcx, r10, 14
        rorx         rbp, r10, 18
        xor          rcx, rbp
        mov          rbp, r10
        and          rbp, r11
        rorx         r13, r10, 41
        add          r8, rbp
        xor          rcx, r13
        andn         rbp, r10, rbx
        mov          r13, [rsp + 8]
        add          r13, -1                                    /* the next block */
        mov          [rsp + 8], r13
        mov          r14, rdi
        and          r14, r12
        sub          r14, rdx
        add          rbp, r8
        rorx         rdx, rsi, 39
        add          rcx, rbp
        mov          rbp, rdi
        xor          rbp, r12
        mov          r15, [rsp + 24]
        add          r14, [r15]                                 /* H = H + (a, b, ...) */
        and          rbp, rsi
        add          r14, rbp
        rorx         rbp, rsi, 28
        mov          r9, [r15 + 56]
        mov          r8, [rsp + 16]
        add          r8, 128
        mov          [rsp + 16], r8
        rorx         r13, rsi, 34
        xor          rbp, r13
        xor          rdx, rbp
        mov          rbp, [r15 + 8]
        add          rsi, rbp
        mov          rbp, [r15 + 32]
        mov          r13, [r15 + 16]
        add          rdi, r13
        mov          [r15 + 16], rdi
        mov          r13, [r15 + 24]
        add          r13, r12
        mov          [r15 + 24], r13
        mov          [r15 + 8], rsi
        add          rbp, rcx
        mov          [r15 + 32], rbp
        mov          r12, [r15 + 40]
        add          r10, r12
        mov          [r15 + 40], r10
        mov          r12, [r15 + 48]
        add          r11, r12
        mov          [r15 + 48], r11
        add          r14, rcx
        add          rdx, r14
        mov          [r15], rdx
        add          rbx, r9
        mov          [r15 + 56], rbx
        mov          r8, r13
        mov          r9, rbp
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1488]
        vmovaps      xmm7, [rsp + 1504]
        vmovaps      xmm8, [rsp + 1520]
        vmovaps      xmm9, [rsp + 1536]
        vmovaps      xmm10, [rsp + 1552]
        vmovaps      xmm11, [rsp + 1568]
        vmovaps      xmm12, [rsp + 1584]
        vmovaps      xmm13, [rsp + 1600]
        vmovaps      xmm14, [rsp + 1616]
        vmovaps      xmm15, [rsp + 1632]
        add          rsp, 1656
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
        add          rsp, 1496
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_goldencove), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_goldencove)
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

/* nsms_sha512_blocks_avx2_n2_goldencove: 15 integer registers, 16 vector registers, 17 spills.
 *   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 2 blocks: ymm0..ymm7;
 *     W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp+8]; data: [rsp+16];
 *     state: [rsp+24]; p: rcx; kp: rbp; q: [rsp]; upper_bound: [rsp+32]; end_of_batch: [rsp+40].
 *     Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     q: address of the current block's first stored schedule word.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     end_of_batch: value of q after the last block of a batch.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_avx2_n2_goldencove
 *   signature: void nsms_sha512_blocks_avx2_n2_goldencove(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1544, win64: 1720}
 *   features: [avx, avx2, bmi1, bmi2]
 */
